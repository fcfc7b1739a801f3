import { a as UsageError, i as SpecError, l as formatProblem } from "./errors.js";
import { t as nearestName } from "./nearest.js";
import { a as parseExperiment, b as FAULTS, c as unknownName, d as allInstances, f as inner, g as sortedProblems, h as problemAt, i as parseAdapter, l as workloadNames, m as child, n as readSource, o as eventReferences, p as word, s as operationNames, t as readInput, u as quoted } from "./sources.js";
import path from "node:path";
import fs from "node:fs";
// src/core/plan/gateway.ts
const FORMS = {
	standin: "standin, standin:observed, standin:fixed or standin:SWITCH,...",
	release: "release or release:VERSION",
	binaries: "binaries:DIRECTORY",
	endpoint: "endpoint:URL"
};
const DETAILS = {
	standin: {
		detail: /^[a-z0-9][a-z0-9-]*(,[a-z0-9][a-z0-9-]*)*$/,
		without: "standin:observed"
	},
	release: {
		detail: /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
		without: "release"
	},
	binaries: {
		detail: /^[^\0\n]+$/,
		without: null
	},
	endpoint: {
		detail: /^https?:\/\/[^\s/]+\S*$/,
		without: null
	}
};
function selectGateway(selection, adapter) {
	const wanted = selection === "auto" ? adapter.gateways[0] ?? "" : selection;
	const colon = wanted.indexOf(":");
	const name = colon === -1 ? wanted : wanted.slice(0, colon);
	const kind = adapter.gateways.find((known) => known === name);
	const found = `gateway "${selection}"`;
	if (kind === void 0) {
		const forms = ["auto", ...adapter.gateways.map((known) => FORMS[known])].join("; ");
		return {
			ok: false,
			found,
			expected: `one that adapter ${adapter.id} boots: ${forms}`,
			nearest: near(name, adapter)
		};
	}
	const { detail, without } = DETAILS[kind];
	if (colon === -1 && without !== null) return {
		ok: true,
		gateway: without
	};
	if (colon !== -1 && detail.test(wanted.slice(colon + 1))) return {
		ok: true,
		gateway: wanted
	};
	return {
		ok: false,
		found,
		expected: FORMS[kind],
		nearest: null
	};
}
function near(name, adapter) {
	return nearestName(name, ["auto", ...adapter.gateways]);
}
// src/core/spec/applicability.ts
const STARTABLE = "gateway";
const LOG_ROLE = "sandbox";
const faultsCanBeDone = ({ experiment, adapter, capabilities }) => (experiment.operations ?? []).flatMap(({ name, uses }) => {
	if (!capabilities[adapter.backend].includes(uses)) return [`${name}: the ${adapter.backend} backend cannot ${uses}`];
	return (adapter.capabilities?.without ?? []).includes(uses) ? [`${name}: adapter ${adapter.id} does without ${uses}`] : [];
});
const targetsStartAgain = ({ experiment, outline, adapter }) => {
	const reverted = new Set(outline.steps.flatMap(({ kind, target }) => kind === "revert" ? target?.text ?? [] : []));
	return (experiment.operations ?? []).flatMap((operation) => {
		const { name, target, uses } = operation;
		const { startsTarget } = FAULTS[uses];
		if (!(startsTarget === "always" || startsTarget === "when-reverted" && reverted.has(name)) || target.component === STARTABLE) return [];
		return [`${name}: adapter ${adapter.id} has no hook that starts ${targetText(operation)} again`];
	});
};
const metricsAreObserved = ({ outline, adapter }) => {
	if ((adapter.metrics ?? []).length > 0) return [];
	return [...waitsOf(outline), ...outline.checks.map(({ item }) => item)].flatMap((item) => word(item, "metric")?.text ?? []).map((metric) => `${metric}: adapter ${adapter.id} observes no metrics`);
};
const signalsAreReceived = ({ outline, adapter }) => {
	if (Object.keys(adapter.signals ?? {}).length > 0) return [];
	return waitsOf(outline).flatMap((item) => word(item, "signal")?.text ?? []).map((signal) => `${signal}: adapter ${adapter.id} declares no signals`);
};
const logsAreKept = ({ outline, adapter }) => {
	const ofWorkloads = outline.checks.some(({ kind, workload }) => kind === "log" && workload !== null);
	const named = [...waitsOf(outline), ...outline.checks.map(({ item }) => item)].flatMap((item) => word(item, "log")?.text ?? []);
	const components = adapter.targets.components;
	const withoutLog = named.filter((name) => Object.hasOwn(components, name) && components[name]?.log === void 0);
	const workloadLogs = ofWorkloads || named.some((name) => !Object.hasOwn(components, name));
	return [...withoutLog.map((name) => `${name}: adapter ${adapter.id} names no log of it`), ...workloadLogs && adapter.targets.roles?.[LOG_ROLE]?.log === void 0 ? [`adapter ${adapter.id} names no log of role ${LOG_ROLE}`] : []];
};
const REASONS = [
	faultsCanBeDone,
	targetsStartAgain,
	metricsAreObserved,
	signalsAreReceived,
	logsAreKept
];
function reasonsAgainst(request) {
	return [...new Set(REASONS.flatMap((reason) => reason(request)))];
}
function waitsOf(outline) {
	return outline.steps.flatMap(({ wait }) => wait ?? []);
}
function targetText({ target }) {
	return target.component === void 0 ? `the ${target.role ?? ""} of an instance` : `component ${target.component}`;
}
// src/core/spec/rules-binding.ts
const componentsAreKnown = ({ outline, adapter }) => {
	return unknownAmong(outline, [
		...outline.operations.map(({ item }) => word(inner(item, "target"), "component")),
		...outline.steps.map(({ wait }) => word(wait, "component")),
		...outline.checks.map(({ item }) => word(item, "component"))
	], {
		what: `component of adapter ${adapter.id}`,
		names: componentNames(adapter)
	});
};
const rolesAreKnown = ({ outline, adapter }) => {
	const named = outline.operations.map(({ item }) => word(inner(item, "target"), "role"));
	const names = Object.keys(adapter.targets.roles ?? {});
	return unknownAmong(outline, named, {
		what: `role of adapter ${adapter.id}`,
		names
	});
};
const logsAreKnown = ({ outline, adapter }) => {
	return unknownAmong(outline, [...outline.steps.map(({ wait }) => word(wait, "log")), ...outline.checks.map(({ item }) => word(item, "log"))], {
		what: "workload or component",
		names: [...workloadNames(outline), ...componentNames(adapter)]
	});
};
const subjectsAreKnown = ({ outline, adapter }) => {
	return unknownAmong(outline, eventReferences(outline).map((reference) => word(reference, "of")), {
		what: "workload, instance, operation or component",
		names: [
			...workloadNames(outline),
			...operationNames(outline),
			...componentNames(adapter),
			...allInstances(outline) ?? []
		]
	});
};
const sourcesAreKnown = ({ outline, adapter }) => {
	const names = (adapter.metrics ?? []).map(({ name }) => name);
	if (names.length === 0) return [];
	return unknownAmong(outline, [...outline.steps.map(({ wait }) => word(wait, "source")), ...outline.checks.map(({ item }) => word(item, "source"))], {
		what: `metric source of adapter ${adapter.id}`,
		names
	});
};
const signalsAreKnown = ({ outline, adapter }) => {
	const names = Object.keys(adapter.signals ?? {});
	if (names.length === 0) return [];
	return unknownAmong(outline, outline.steps.map(({ wait }) => word(wait, "signal")), {
		what: `signal of adapter ${adapter.id}`,
		names
	});
};
const namesAreNotThoseOfComponents = ({ outline, adapter }) => [...outline.workloads, ...outline.operations].flatMap(({ item, name }) => {
	if (!componentNames(adapter).includes(name)) return [];
	const found = `name ${quoted(name)}, which is that of a component of adapter ${adapter.id}`;
	return problemAt(outline.places, child(item.pointer, "name"), {
		found,
		expected: "another name"
	});
});
const BINDING_RULES = [
	componentsAreKnown,
	rolesAreKnown,
	logsAreKnown,
	subjectsAreKnown,
	sourcesAreKnown,
	signalsAreKnown,
	namesAreNotThoseOfComponents
];
function componentNames(adapter) {
	return Object.keys(adapter.targets.components);
}
function unknownAmong(outline, named, known) {
	return named.flatMap((name) => name === null ? [] : unknownName(outline, name, known));
}
// src/core/spec/bind.ts
function bindExperiment(request) {
	const { adapter, capabilities } = request;
	const { experiment, outline, parameters } = request.experiment;
	const problems = BINDING_RULES.flatMap((rule) => rule({
		outline,
		adapter
	}));
	if (problems.length > 0) return {
		kind: "invalid",
		problems: sortedProblems(problems)
	};
	const reasons = reasonsAgainst({
		experiment,
		outline,
		adapter,
		capabilities
	});
	if (reasons.length > 0) return {
		kind: "not-applicable",
		reasons
	};
	return {
		kind: "bound",
		bound: {
			experiment,
			adapter,
			parameters
		}
	};
}
// src/app/lookup.ts
const extension = ".yaml";
function placesOf(kind, options) {
	const { cwd, givenDir, shippedDir } = options;
	if (givenDir === null) return {
		kind,
		cwd,
		localDirs: [path.resolve(cwd, "chaos", `${kind}s`), path.resolve(cwd, `${kind}s`)].filter((dir) => !sameFolder(dir, shippedDir)),
		shippedDir
	};
	const dir = path.resolve(cwd, givenDir);
	if (fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) {
		const hint = `Expected a folder with ${kind} files, ID.yaml.`;
		throw new UsageError(`--${kind}s-dir ${givenDir} is not a folder`, {
			code: "no-such-folder",
			hint
		});
	}
	return {
		kind,
		cwd,
		localDirs: [dir],
		shippedDir
	};
}
function listDocuments(places) {
	const found = new Map();
	for (const dir of [...places.localDirs, places.shippedDir]) for (const id of idsIn(dir)) if (!found.has(id)) found.set(id, describe(path.join(dir, id + extension), places));
	return [...found.values()].sort((left, right) => left.id < right.id ? -1 : 1);
}
function findDocument(nameOrPath, places) {
	if (isPath(nameOrPath)) return describe(path.resolve(places.cwd, nameOrPath), places);
	const all = listDocuments(places);
	const found = all.find(({ id }) => id === nameOrPath);
	if (found !== void 0) return found;
	if (fs.statSync(path.resolve(places.cwd, nameOrPath), { throwIfNoEntry: false })?.isFile() === true) {
		const hint = `Did you mean ./${nameOrPath}? A path has a slash or ends with ${extension}.`;
		throw new UsageError(`unknown ${places.kind} "${nameOrPath}"`, {
			code: `unknown-${places.kind}`,
			hint
		});
	}
	const ids = all.map(({ id }) => id);
	const nearest = nearestName(nameOrPath, ids);
	throw new UsageError(`unknown ${places.kind} "${nameOrPath}"; expected ${ids.length === 0 ? "a path" : `a path or one of ${ids.join(", ")}`}`, {
		code: `unknown-${places.kind}`,
		hint: nearest === null ? void 0 : `Did you mean ${nearest}?`
	});
}
function describe(file, places) {
	const id = path.basename(file).replace(/\.ya?ml$/, "");
	const shippedFile = path.join(places.shippedDir, id + extension);
	const shipped = path.dirname(file) === path.resolve(places.shippedDir);
	const relative = path.relative(places.cwd, file);
	return {
		id,
		path: file,
		shownPath: relative.startsWith("..") ? file : relative,
		origin: shipped ? "shipped" : "local",
		shadowsShipped: !shipped && fs.existsSync(shippedFile)
	};
}
function idsIn(dir) {
	try {
		return fs.readdirSync(dir).filter((name) => /^[a-z0-9][a-z0-9-]{0,63}\.yaml$/.test(name)).map((name) => name.slice(0, -5));
	} catch {
		return [];
	}
}
function isPath(text) {
	return /[/\\]/.test(text) || /\.ya?ml$/.test(text);
}
function sameFolder(left, right) {
	try {
		return fs.realpathSync(left) === fs.realpathSync(right);
	} catch {
		return false;
	}
}
// src/app/select.ts
const tagPrefix = "tag:";
function selectExperiments(selectors, places) {
	const selected = new Map();
	for (const selector of selectors) {
		const files = selector.startsWith(tagPrefix) ? withTag(selector.slice(4), places) : [findDocument(selector, places)];
		for (const file of files) selected.set(file.path, file);
	}
	return [...selected.values()];
}
function withTag(tag, places) {
	if (tag === "") throw new UsageError(`"${tagPrefix}" names no tag; expected ${tagPrefix}NAME`, { code: "unknown-tag" });
	const tagged = listDocuments(places).map((file) => ({
		file,
		tags: tagsOf(file)
	}));
	const found = tagged.filter(({ tags }) => tags.includes(tag)).map(({ file }) => file);
	const nearest = found.length === 0 ? nearestName(tag, [...new Set(tagged.flatMap(({ tags }) => tags))]) : null;
	if (nearest === null) return found;
	throw new UsageError(`no experiment has the tag "${tag}"`, {
		code: "unknown-tag",
		hint: `Did you mean ${tagPrefix}${nearest}?`
	});
}
function tagsOf(file) {
	const source = readSource(file);
	const parsed = parseExperiment({
		path: source.shownPath,
		bytes: source.bytes
	});
	if (!parsed.ok) throw new SpecError(parsed.problems);
	return parsed.value.experiment.tags ?? [];
}
// src/app/prepare.ts
function prepareRuns(ports, selection) {
	const experimentPlaces = experimentPlacesOf(ports, selection);
	const adapterPlaces = adapterPlacesOf(ports, selection);
	const sets = readSets(selection.sets);
	const problems = [];
	const prepared = [];
	const given = selection.adapter === null ? null : loadAdapter(selection.adapter, adapterPlaces);
	for (const file of selectExperiments(selection.experiments, experimentPlaces)) try {
		const experiment = readSource(file);
		const loaded = given ?? loadDefaultAdapter(experiment, {
			places: adapterPlaces,
			sets
		});
		prepared.push(prepareOne(ports, {
			experiment,
			loaded,
			sets,
			gateway: selection.gateway
		}));
	} catch (error) {
		if (!(error instanceof SpecError)) throw error;
		problems.push(...error.problems);
	}
	if (problems.length > 0) throw new SpecError(withoutRepeats(problems));
	return prepared;
}
function bindSource(ports, experiment, about) {
	const parsed = parseExperiment({
		path: experiment.shownPath,
		bytes: experiment.bytes
	}, {
		overrides: about.adapter.parameters,
		sets: about.sets
	});
	if (!parsed.ok) throw new SpecError(parsed.problems);
	return bindExperiment({
		experiment: parsed.value,
		adapter: about.adapter,
		capabilities: { process: ports.faultsOf("process") }
	});
}
function loadAdapter(nameOrPath, places) {
	const known = listDocuments(places).map(({ id }) => id);
	const why = known.includes(nameOrPath) ? null : whyNotHere(nameOrPath);
	if (why !== null) throw unusable(`adapter ${nameOrPath} cannot be used: ${why}`, known);
	const source = readSource(findDocument(nameOrPath, places));
	const parsed = parseAdapter({
		path: source.shownPath,
		bytes: source.bytes
	});
	if (!parsed.ok) throw new SpecError(parsed.problems);
	return {
		source,
		adapter: parsed.value
	};
}
function experimentPlacesOf(ports, selection) {
	const { cwd, experimentsDir } = selection;
	return placesOf("experiment", {
		cwd,
		givenDir: experimentsDir,
		shippedDir: ports.shipped.experimentsDir
	});
}
function adapterPlacesOf(ports, selection) {
	const { cwd, adaptersDir } = selection;
	return placesOf("adapter", {
		cwd,
		givenDir: adaptersDir,
		shippedDir: ports.shipped.adaptersDir
	});
}
function readSets(texts) {
	const sets = new Map();
	for (const text of texts) {
		const [, name, value] = /^([^=]+)=([\s\S]*)$/.exec(text) ?? [];
		if (name === void 0 || value === void 0) throw new UsageError(`--set "${text}" has no name and value; expected NAME=VALUE`, { code: "bad-set" });
		if (sets.has(name)) throw new UsageError(`--set gives ${name} twice; expected once`, { code: "bad-set" });
		sets.set(name, value);
	}
	return Object.fromEntries(sets);
}
function whyNotHere(adapter) {
	const backend = /^[a-z0-9-]+-(docker|kubernetes)$/.exec(adapter)?.[1];
	return backend === void 0 ? null : `this version has no ${backend} backend, only plain processes`;
}
function prepareOne(ports, request) {
	const { experiment, loaded, sets } = request;
	const selected = selectGateway(request.gateway, loaded.adapter);
	if (!selected.ok) {
		const hint = selected.nearest === null ? void 0 : `Did you mean ${selected.nearest}?`;
		throw new UsageError(`${selected.found}; expected ${selected.expected}`, {
			code: "bad-gateway",
			hint
		});
	}
	const files = {
		experiment,
		adapter: loaded.source
	};
	const binding = bindSource(ports, experiment, {
		adapter: loaded.adapter,
		sets
	});
	switch (binding.kind) {
		case "invalid": throw new SpecError(binding.problems);
		case "not-applicable": return {
			...files,
			kind: "not-applicable",
			reasons: binding.reasons
		};
		case "bound": return {
			...files,
			kind: "ready",
			bound: binding.bound,
			gateway: selected.gateway,
			inputs: readInputs(binding.bound, experiment)
		};
	}
}
function readInputs({ experiment }, file) {
	const policies = (experiment.workloads ?? []).flatMap(({ policy }) => policy === void 0 ? [] : [policy]);
	return [...new Set(policies)].map((name) => ({
		name,
		bytes: readInput(name, file)
	}));
}
function loadDefaultAdapter(experiment, about) {
	const parsed = parseExperiment({
		path: experiment.shownPath,
		bytes: experiment.bytes
	}, { sets: about.sets });
	if (!parsed.ok) throw new SpecError(parsed.problems);
	const id = parsed.value.experiment["default-adapter"];
	const known = listDocuments(about.places).map((file) => file.id);
	if (known.includes(id)) return loadAdapter(id, about.places);
	const why = whyNotHere(id) ?? "there is no such adapter here";
	throw unusable(`${experiment.id} runs on ${id} unless told otherwise, which cannot be used: ${why}`, known);
}
function unusable(message, known) {
	const hint = known.length === 0 ? void 0 : `Try ${known.map((name) => `--adapter ${name}`).join(" or ")}.`;
	return new UsageError(message, {
		code: "adapter-unusable",
		hint
	});
}
function withoutRepeats(problems) {
	return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}
export { prepareRuns as a, selectExperiments as c, loadAdapter as i, findDocument as l, bindSource as n, readSets as o, experimentPlacesOf as r, whyNotHere as s, adapterPlacesOf as t, listDocuments as u };
