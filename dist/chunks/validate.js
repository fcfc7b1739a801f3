import { i as SpecError, l as formatProblem, n as EXIT } from "./errors.js";
import { a as parseExperiment, n as readSource } from "./sources.js";
import { c as readInputs, d as selectExperiments, f as findDocument, i as loadAdapter, l as readSets, n as bindSource, p as listDocuments, r as experimentPlacesOf, t as adapterPlacesOf, u as whyNotHere } from "./prepare.js";
import { s as visible } from "./text.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
// src/app/validate.ts
function validate(ports, request) {
	const adapterPlaces = adapterPlacesOf(ports, request);
	const experimentPlaces = experimentPlacesOf(ports, request);
	const everything = request.experiments.length === 0;
	const adapters = (request.adapter === null ? listDocuments(adapterPlaces) : [findDocument(request.adapter, adapterPlaces)]).map((file) => ({
		file,
		...collecting(() => loadAdapter(file.path, adapterPlaces))
	}));
	const loaded = adapters.flatMap(({ value }) => value === null ? [] : [value]);
	const files = everything ? listDocuments(experimentPlaces) : selectExperiments(request.experiments, experimentPlaces);
	const sets = readSets(request.sets);
	const experiments = files.map((file) => validateOne(ports, file, {
		adapters: loaded,
		sets,
		onlyAdapter: request.adapter !== null
	}));
	return {
		valid: [...adapters, ...experiments].flatMap((checked) => checked.problems).length === 0,
		adapters: adapters.filter((checked) => everything || checked.problems.length > 0).map((checked) => ({
			file: checked.file.shownPath,
			problems: checked.problems
		})),
		experiments
	};
}
function validateOne(ports, file, against) {
	const own = collecting(() => defaultAdapterOf(file, against.sets));
	if (own.value === null) return {
		file: file.shownPath,
		problems: own.problems,
		validOn: [],
		notApplicableOn: []
	};
	const { source, defaultAdapter } = own.value;
	const fits = against.adapters.map(({ adapter }) => ({
		adapter: adapter.id,
		...fitOf(ports, source, {
			adapter,
			sets: against.sets
		})
	}));
	const isWanted = (adapter) => against.onlyAdapter || adapter === defaultAdapter;
	const problems = fits.filter(({ adapter }) => isWanted(adapter)).flatMap((fit) => fit.problems);
	const unfit = fits.flatMap(({ adapter, problems: found, reasons }) => {
		const why = isWanted(adapter) ? reasons : [...reasons, ...found.map(formatProblem)];
		return why.length === 0 ? [] : [{
			adapter,
			why: why.join("; ")
		}];
	});
	const isHere = against.onlyAdapter || fits.some(({ adapter }) => adapter === defaultAdapter);
	const missing = {
		adapter: defaultAdapter,
		why: whyNotHere(defaultAdapter) ?? "there is no such adapter here"
	};
	return {
		file: file.shownPath,
		problems: [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()],
		validOn: fits.filter(({ bound }) => bound).map(({ adapter }) => adapter),
		notApplicableOn: isHere ? unfit : [...unfit, missing]
	};
}
function fitOf(ports, source, about) {
	const { value, problems } = collecting(() => bindSource(ports, source, about));
	if (value?.kind === "bound") {
		const files = collecting(() => readInputs(value.bound, source));
		return {
			bound: files.value !== null,
			problems: files.problems,
			reasons: []
		};
	}
	const reasons = value?.kind === "not-applicable" ? value.reasons : [];
	return {
		bound: false,
		problems: value?.kind === "invalid" ? value.problems : problems,
		reasons
	};
}
function defaultAdapterOf(file, sets) {
	const source = readSource(file);
	const parsed = parseExperiment({
		path: source.shownPath,
		bytes: source.bytes
	}, { sets });
	if (!parsed.ok) throw new SpecError(parsed.problems);
	return {
		source,
		defaultAdapter: parsed.value.experiment["default-adapter"]
	};
}
function collecting(read) {
	try {
		return {
			value: read(),
			problems: []
		};
	} catch (error) {
		if (error instanceof SpecError) return {
			value: null,
			problems: error.problems
		};
		throw error;
	}
}
// src/cli/commands/validate.ts
const lineLimit = 1e3;
const validateCommand = (args, terminal) => {
	const result = validate(createAppPorts(), {
		cwd: terminal.cwd,
		experiments: args.positionals,
		adapter: args.text("adapter"),
		sets: args.list("set"),
		experimentsDir: args.text("experiments-dir"),
		adaptersDir: args.text("adapters-dir")
	});
	if (args.flag("json")) printJson(terminal, result);
	else {
		const adapters = result.adapters.flatMap(({ file, problems }) => [...problems.map((problem) => visible(formatProblem(problem), lineLimit)), `${file}: ${verdictOf(problems.length)}`]);
		printLines(terminal, [...adapters, ...result.experiments.flatMap(describe)]);
	}
	return Promise.resolve(result.valid ? EXIT.ok : EXIT.usage);
};
function describe(checked) {
	const { file, problems, validOn, notApplicableOn } = checked;
	const not = notApplicableOn.map(({ adapter, why }) => `${adapter} (${visible(why, lineLimit)})`).join(", ");
	return [
		...problems.map((problem) => visible(formatProblem(problem), lineLimit)),
		`${file}: ${verdictOf(problems.length)}`,
		...problems.length === 0 || validOn.length > 0 ? [`  valid on: ${validOn.join(", ") || "none"}; not applicable on: ${not || "none"}`] : []
	];
}
function verdictOf(problems) {
	if (problems === 0) return "valid";
	return problems === 1 ? "1 problem" : `${String(problems)} problems`;
}
export { validateCommand };
