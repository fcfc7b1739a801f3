import { a as UsageError, i as SpecError, l as formatProblem, t as BugError } from "./errors.js";
import { $ as FAULTS, C as textOf, D as sortedProblems, E as problemAt, S as inner, T as child, Y as instanceLogRole, _ as listed, a as parseExperiment, b as allInstances, c as heldProblem, d as operationNames, et as INSTANCE_OPERATIONS, f as unknownName, i as parseAdapter, l as isBuiltIn, m as whatFits, n as readSource, o as REVERTED_PARTS, p as workloadNames, q as environmentName, s as UNDOABLE, t as readInput, tt as isFault, u as eventReferences, v as quoted, w as word, x as mayBeCreated, y as showValue } from "./sources.js";
import { n as parseDuration, t as formatDuration } from "./duration.js";
import { n as planSystem, t as fileArguments } from "./plan-system.js";
import { t as nearestName } from "./nearest.js";
import path from "node:path";
import fs from "node:fs";
// src/core/plan/plan-wait.ts
const DEFAULT_WAIT_TIMEOUT = "60s";
function planWait(wait, path, names) {
	const { condition, words } = planWaitCondition(wait, names);
	return {
		kind: "wait",
		path,
		label: `wait ${words}`,
		condition,
		timeoutMs: parseDuration(wait.timeout ?? DEFAULT_WAIT_TIMEOUT),
		onTimeout: wait["on-timeout"] ?? "error",
		since: wait.since ?? null
	};
}
function planCondition(condition, defaultSource) {
	const { name } = condition;
	if (condition.kind === "metric") return {
		name,
		kind: "metric",
		selector: selectorOf(condition, defaultSource),
		bound: boundOf(condition)
	};
	return condition.workload === void 0 ? {
		name,
		kind: "component-state",
		component: condition.component ?? "",
		equals: condition.equals
	} : {
		name,
		kind: "workload-state",
		workload: condition.workload,
		equals: condition.equals
	};
}
function planWaitCondition(wait, names) {
	const { workload, component, metric, log, signal } = wait;
	if (workload !== void 0) {
		const { state, raw, count = null } = wait;
		const is = state ?? raw ?? "";
		const words = count === null ? `${workload} ${is}` : `${workload} ${is}, at least ${String(count)}`;
		return {
			condition: {
				kind: "instances",
				workload,
				of: state === void 0 ? "raw" : "state",
				is,
				count
			},
			words
		};
	}
	if (component !== void 0) {
		const state = wait.state;
		return {
			condition: {
				kind: "component",
				component,
				state
			},
			words: `${component} ${state}`
		};
	}
	if (metric !== void 0) {
		const bound = boundOf(wait);
		return {
			condition: {
				kind: "metric",
				selector: selectorOf({
					...wait,
					metric
				}, names.defaultSource),
				bound
			},
			words: `${metric} ${boundText(bound)}`
		};
	}
	if (log !== void 0) {
		const matches = wait.matches ?? "";
		return {
			condition: {
				kind: "log",
				log,
				ofWorkload: names.workloads.has(log),
				matches
			},
			words: `log of ${log}: ${matches}`
		};
	}
	if (signal !== void 0) return {
		condition: {
			kind: "signal",
			signal
		},
		words: signal
	};
	return planEventWait(wait);
}
function planEventWait(wait) {
	const { event } = wait;
	const of = wait.of ?? null;
	if (event === void 0) throw new BugError("a wait for nothing passed the schema");
	return {
		condition: {
			kind: "event",
			event,
			of
		},
		words: of === null ? event : `${event} of ${of}`
	};
}
function selectorOf(claim, defaultSource) {
	return {
		source: claim.source ?? defaultSource,
		metric: claim.metric,
		labels: { ...claim.labels }
	};
}
function boundOf(claim) {
	if (claim.equals !== void 0) return {
		op: "equals",
		value: claim.equals
	};
	if (claim["at-least"] !== void 0) return {
		op: "at-least",
		value: claim["at-least"]
	};
	if (claim["at-most"] !== void 0) return {
		op: "at-most",
		value: claim["at-most"]
	};
	throw new BugError("a claim without a bound passed the schema");
}
function boundText(bound) {
	return `${{
		equals: "=",
		"at-least": ">=",
		"at-most": "<="
	}[bound.op]} ${String(bound.value)}`;
}
// src/core/plan/plan-flow.ts
function planFlow(experiment, names) {
	return planStep(experiment.flow ?? { parallel: (experiment.workloads ?? []).map((workload) => workload.name) }, "flow", names);
}
function planStep(step, path, names) {
	if (typeof step === "string") return names.workloads.has(step) ? {
		kind: "workload",
		path,
		label: step,
		workload: step
	} : {
		kind: "operation",
		path,
		label: step,
		operation: step
	};
	if (isList(step)) return {
		kind: "serial",
		path,
		label: "serial",
		steps: planSteps(step, path, names)
	};
	return planGroup(step, path, names) ?? planAction(step, path, names);
}
function planSteps(steps, path, names) {
	return steps.map((step, index) => planStep(step, `${path}[${String(index)}]`, names));
}
function planGroup(step, itemPath, names) {
	if (step.serial !== void 0) {
		const path = `${itemPath}.serial`;
		return {
			kind: "serial",
			path,
			label: "serial",
			steps: planSteps(step.serial, path, names)
		};
	}
	if (step.parallel !== void 0) {
		const path = `${itemPath}.parallel`;
		return {
			kind: "parallel",
			path,
			label: "parallel",
			steps: planSteps(step.parallel, path, names)
		};
	}
	if (step.repeat !== void 0) {
		const path = `${itemPath}.repeat`;
		const { rule, label } = planRepeat(step.repeat, names);
		return {
			kind: "repeat",
			path,
			label,
			rule,
			steps: planSteps(step.repeat.do, `${path}.do`, names)
		};
	}
	if (step.hold !== void 0) {
		const path = `${itemPath}.hold`;
		const { fault: operation, do: body } = step.hold;
		return {
			kind: "hold",
			path,
			label: `hold ${operation}`,
			operation,
			steps: planSteps(body, `${path}.do`, names)
		};
	}
	return null;
}
function planRepeat(repeat, names) {
	const { times, for: time, until, while: workload = "" } = repeat;
	if (times !== void 0) return {
		rule: {
			kind: "times",
			times
		},
		label: `repeat ${String(times)} times`
	};
	if (time !== void 0) {
		const durationMs = parseDuration(time);
		return {
			rule: {
				kind: "for",
				durationMs
			},
			label: `repeat for ${shortDuration(durationMs)}`
		};
	}
	if (until !== void 0) {
		const { condition, words } = planWaitCondition(until, names);
		return {
			rule: {
				kind: "until",
				condition
			},
			label: `repeat until ${words}`
		};
	}
	return {
		rule: {
			kind: "while",
			workload
		},
		label: `repeat while ${workload} runs`
	};
}
function shortDuration(durationMs) {
	return formatDuration(durationMs).replace(".0 s", " s");
}
function planAction(step, path, names) {
	if (step.delay !== void 0) {
		const durationMs = parseDuration(step.delay);
		return {
			kind: "delay",
			path,
			label: `delay ${shortDuration(durationMs)}`,
			durationMs
		};
	}
	if (step.start !== void 0) return planStart(step.start, path, names);
	if (step.await !== void 0) return planAwait(step.await, path, names);
	if (step.stop !== void 0) return {
		kind: "stop",
		path,
		label: `stop ${step.stop}`,
		workload: step.stop
	};
	if (step.inventory !== void 0) return {
		kind: "inventory",
		path,
		label: `inventory ${step.inventory}`,
		name: step.inventory
	};
	if (step.revert !== void 0) return {
		kind: "revert",
		path,
		label: `revert ${step.revert}`,
		operation: step.revert
	};
	return planWait(step.wait ?? {}, path, names);
}
function planStart(name, path, names) {
	const label = `start ${name}`;
	return names.workloads.has(name) ? {
		kind: "start",
		path,
		label,
		workload: name
	} : {
		kind: "start-operation",
		path,
		label,
		operation: name
	};
}
function planAwait(name, path, names) {
	const label = `await ${name}`;
	return names.workloads.has(name) ? {
		kind: "await",
		path,
		label,
		workload: name
	} : {
		kind: "await-operation",
		path,
		label,
		operation: name
	};
}
function isList(step) {
	return Array.isArray(step);
}
// src/core/plan/build-plan.ts
const DEFAULT_RUN_TIMEOUT = "10m";
const DEFAULT_SETTLE_TIMEOUT = "60s";
const DEFAULT_WORKLOAD_TIMEOUT = "10m";
const DEFAULT_OPERATION_TIMEOUT = "30s";
function buildPlan(bound, options) {
	const { experiment, adapter, parameters } = bound;
	const { workloads = [], operations = [] } = experiment;
	const defaultSource = adapter.metrics?.[0]?.name ?? "";
	return {
		format: 1,
		runId: options.runId,
		experiment: experiment.id,
		title: experiment.title,
		adapter: adapter.id,
		backend: adapter.backend,
		gateway: options.gateway,
		seed: options.seed,
		parameters,
		timeoutMs: parseDuration(experiment.timeout ?? DEFAULT_RUN_TIMEOUT),
		settleTimeoutMs: parseDuration(experiment["settle-timeout"] ?? DEFAULT_SETTLE_TIMEOUT),
		requires: planRequires(experiment),
		secrets: unique([...adapter.secrets ?? [], ...experiment.secrets ?? []]),
		workloads: workloads.map((workload) => planWorkload(workload, {
			experiment,
			parameters
		})),
		operations: operations.map((operation) => planOperation(operation, adapter)),
		steadyState: (experiment["steady-state"] ?? []).map((condition) => planCondition(condition, defaultSource)),
		flow: planFlow(experiment, {
			workloads: new Set(workloads.map(({ name }) => name)),
			defaultSource
		}),
		inventoryAtEnd: (experiment.checks ?? []).some((check) => check.kind === "inventory" && check.at === void 0),
		system: withLogTexts(planSystem(adapter, options.runId), experiment)
	};
}
function planRequires({ requires = {} }) {
	return {
		settings: requires.settings ?? {},
		system: requires.system ?? null
	};
}
function planWorkload(workload, of) {
	return {
		name: workload.name,
		on: workload.on ?? "system",
		instances: Array.from({ length: workload.instances ?? 1 }, (_, index) => `${workload.name}-${String(index)}`),
		script: workload.run,
		env: {
			...textValues(Object.entries(of.parameters).map(([name, value]) => [environmentName(name), value])),
			...textValues(Object.entries(workload.env ?? {}))
		},
		image: workload.image ?? null,
		policy: workload.policy ?? null,
		restartPolicy: workload["restart-policy"] ?? null,
		timeoutMs: parseDuration(workload.timeout ?? DEFAULT_WORKLOAD_TIMEOUT),
		logTexts: unique([...logTextsOf(workload.checks ?? []), ...runLogTexts(of.experiment, workload.name)])
	};
}
function planOperation(operation, adapter) {
	const { name, uses } = operation;
	const base = {
		name,
		target: planTarget(operation.target),
		select: planSelect(operation.select ?? "all"),
		onEmpty: operation["on-empty"] ?? "error",
		timeoutMs: parseDuration(operation.timeout ?? DEFAULT_OPERATION_TIMEOUT)
	};
	if (!isFault(uses)) {
		const { values, files } = planArguments(operation, adapter);
		return {
			kind: "action",
			...base,
			uses,
			with: values,
			files,
			onFailure: operation["on-failure"] ?? "error"
		};
	}
	const { signal, how, duration } = operation.with ?? {};
	return {
		kind: "fault",
		...base,
		fault: uses,
		signal: uses === "kill" ? signal ?? "KILL" : null,
		how: uses === "outage" ? how ?? "stop" : null,
		durationMs: duration === void 0 ? null : parseDuration(duration)
	};
}
function planArguments({ uses, with: given = {} }, { operations = {} }) {
	const used = operations[uses];
	return {
		values: textValues(Object.entries(used?.with ?? {}).flatMap(([name, { default: fallback }]) => {
			const value = given[name] ?? fallback;
			return value === void 0 ? [] : [[name, value]];
		})),
		files: used === void 0 ? [] : fileArguments(used)
	};
}
function inputFiles({ experiment, adapter }) {
	const policies = (experiment.workloads ?? []).flatMap(({ policy }) => policy ?? []);
	const given = (experiment.operations ?? []).flatMap((operation) => {
		if (isFault(operation.uses)) return [];
		const { values, files } = planArguments(operation, adapter);
		return files.flatMap((name) => values[name] ?? []);
	});
	return unique([...policies, ...given]);
}
function planTarget(target) {
	if (target.component !== void 0) return {
		kind: "component",
		component: target.component
	};
	const { workload = "", role, instances = null } = target;
	return role === void 0 ? {
		kind: "instance",
		workload,
		instances
	} : {
		kind: "role",
		workload,
		role,
		instances
	};
}
function planSelect(select) {
	if (select === "all") return { kind: "all" };
	if (select.count !== void 0) return {
		kind: "count",
		count: select.count
	};
	return {
		kind: "percent",
		percent: select.percent ?? 100
	};
}
function withLogTexts(system, experiment) {
	const components = Object.entries(system.components).map(([name, location]) => [name, {
		...location,
		logTexts: unique(runLogTexts(experiment, name))
	}]);
	return {
		...system,
		components: Object.fromEntries(components)
	};
}
function runLogTexts(experiment, log) {
	return logTextsOf((experiment.checks ?? []).filter((check) => check.kind === "log" && check.log === log));
}
function logTextsOf(checks) {
	return checks.flatMap((check) => {
		const text = check.kind === "log" ? check.contains ?? check.absent ?? check.count?.text : void 0;
		return text === void 0 ? [] : [text];
	});
}
function textValues(entries) {
	return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
function unique(texts) {
	return [...new Set(texts)];
}
// src/core/domain/plan.ts
function isAtEndpoint({ gateway }) {
	return gateway.startsWith("endpoint:");
}
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
const LOG_ROLE = instanceLogRole("system");
const faultsCanBeDone = ({ experiment, adapter, capabilities }) => (experiment.operations ?? []).flatMap(({ name, uses }) => {
	if (!isFault(uses)) return [];
	if (!capabilities[adapter.backend].includes(uses)) return [`${name}: the ${adapter.backend} backend cannot ${uses}`];
	return (adapter.capabilities?.without ?? []).includes(uses) ? [`${name}: adapter ${adapter.id} does without ${uses}`] : [];
});
const partitionsAreOfContainers = ({ experiment, adapter }) => (experiment.operations ?? []).flatMap((operation) => {
	const { name, target, uses } = operation;
	const types = typesOf(adapter, target);
	if (uses !== "partition" || types.length === 0 || types.includes("container")) return [];
	return [`${name}: ${targetText(operation)} is no container of adapter ${adapter.id}, so that nothing can be cut`];
});
const targetsStartAgain = ({ experiment, outline, adapter }) => {
	const reverted = new Set(outline.steps.flatMap(({ kind, target }) => kind === "revert" ? target?.text ?? [] : []));
	return (experiment.operations ?? []).flatMap((operation) => {
		const { name, target, uses } = operation;
		if (!isFault(uses)) return [];
		const { startsTarget } = FAULTS[uses];
		if (!(startsTarget === "always" || startsTarget === "when-reverted" && reverted.has(name)) || isStartedAgain(adapter, target)) return [];
		return [`${name}: adapter ${adapter.id} has no hook that starts ${targetText(operation)} again`];
	});
};
function isStartedAgain(adapter, target) {
	if (target.component === "gateway" || locationOf(adapter, target)?.start !== void 0) return true;
	const types = typesOf(adapter, target);
	return types.length > 0 && types.every((type) => type === "container" || type === "container-process");
}
function locationOf({ targets }, { component, role = "" }) {
	return component === void 0 ? targets.roles?.[role] : targets.components[component];
}
function typesOf(adapter, target) {
	const location = locationOf(adapter, target);
	if (location === void 0) return [];
	return [location, ...Object.values(location.generations ?? {})].map(({ type }) => type);
}
const metricsAreObserved = ({ outline, adapter }) => {
	if ((adapter.metrics ?? []).length > 0) return [];
	return [...waitsOf(outline), ...outline.checks.map(({ item }) => item)].flatMap((item) => word(item, "metric")?.text ?? []).map((metric) => `${metric}: adapter ${adapter.id} observes no metrics`);
};
const signalsAreReceived = ({ outline, adapter }) => {
	if (Object.keys(adapter.signals ?? {}).length > 0) return [];
	return waitsOf(outline).flatMap((item) => word(item, "signal")?.text ?? []).map((signal) => `${signal}: adapter ${adapter.id} declares no signals`);
};
const logsAreKept = ({ outline, adapter }) => {
	const ours = new Set(outline.workloads.flatMap(({ isHost, name }) => isHost ? name : []));
	const ofWorkloads = outline.checks.some(({ kind, workload }) => kind === "log" && workload !== null && !ours.has(workload));
	const named = [...waitsOf(outline), ...outline.checks.map(({ item }) => item)].flatMap((item) => word(item, "log")?.text ?? []);
	const components = adapter.targets.components;
	const withoutLog = named.filter((name) => Object.hasOwn(components, name) && components[name]?.log === void 0);
	const workloadLogs = ofWorkloads || named.some((name) => !Object.hasOwn(components, name) && !ours.has(name));
	return [...withoutLog.map((name) => `${name}: adapter ${adapter.id} names no log of it`), ...workloadLogs && adapter.targets.roles?.[LOG_ROLE]?.log === void 0 ? [`adapter ${adapter.id} names no log of role ${LOG_ROLE}`] : []];
};
const settingsAreUnderstood = ({ experiment, adapter }) => {
	const known = adapter.settings ?? [];
	return Object.keys(experiment.requires?.settings ?? {}).filter((name) => !known.includes(name)).map((name) => `${name}: adapter ${adapter.id} has no such setting`);
};
const inventoriesCanBeTaken = ({ outline, adapter }) => {
	if (adapter.inventory !== void 0) return [];
	const taken = outline.steps.flatMap(({ kind, target }) => kind === "inventory" ? target?.text ?? [] : []);
	const checked = outline.checks.flatMap(({ kind, name }) => kind === "inventory" ? name.text : []);
	return [...taken, ...checked].map((name) => `${name}: adapter ${adapter.id} takes no inventory`);
};
const endpointIsLeftAlone = ({ experiment, outline, adapter, atEndpoint }) => {
	if (atEndpoint !== true) return [];
	const items = [...waitsOf(outline), ...outline.checks.map(({ item }) => item)];
	const isOfSystem = (log) => Object.hasOwn(adapter.targets.components, log);
	const named = (key) => items.flatMap((item) => word(item, key)?.text ?? []);
	return [
		...(experiment.operations ?? []).flatMap(({ name, uses }) => isFault(uses) ? [`${name} (${uses})`] : []),
		...[
			...named("metric"),
			...named("signal"),
			...named("log").filter(isOfSystem)
		],
		...Object.keys(experiment.requires?.settings ?? {})
	].map((what) => `${what}: not at an endpoint, where the system is not the run's own`);
};
const REASONS = [
	endpointIsLeftAlone,
	faultsCanBeDone,
	partitionsAreOfContainers,
	targetsStartAgain,
	metricsAreObserved,
	signalsAreReceived,
	logsAreKept,
	settingsAreUnderstood,
	inventoriesCanBeTaken
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
// src/core/spec/rules-uses.ts
const usesAreKnown = ({ outline, adapter }) => {
	const names = [
		...Object.keys(FAULTS),
		...INSTANCE_OPERATIONS,
		...Object.keys(adapter.operations ?? {})
	];
	return outline.operations.flatMap(({ item }) => {
		const uses = word(item, "uses");
		const what = `built-in operation or one of adapter ${adapter.id}`;
		return uses === null ? [] : unknownName(outline, uses, {
			what,
			names,
			complete: true
		});
	});
};
const argumentsFit = (pairing) => operationsOfAdapter(pairing).flatMap(({ operation: { item, uses }, declared }) => {
	const request = {
		given: inner(item, "with") ?? {
			pointer: child(item.pointer, "with"),
			map: {}
		},
		known: declared.with ?? {},
		uses: uses ?? "",
		places: pairing.outline.places
	};
	const unknown = unknownArguments(request);
	return [
		...unknown,
		...unknown.length > 0 ? [] : missingArguments(request),
		...unfitArguments(request)
	];
});
function unknownArguments({ given, known, uses, places }) {
	const names = Object.keys(known);
	const expected = names.length === 0 ? `no argument: ${uses} takes none` : `an argument of ${uses}: ${listed(names)}`;
	return Object.keys(given.map).filter((name) => !Object.hasOwn(known, name)).map((name) => {
		const found = `unknown key ${quoted(name)}`;
		return problemAt(places, child(given.pointer, name), {
			found,
			expected,
			nearest: nearestName(name, names),
			atKey: true
		});
	});
}
function missingArguments({ given, known, uses, places }) {
	return Object.entries(known).filter(([name, argument]) => argument.default === void 0 && !Object.hasOwn(given.map, name)).map(([name, { type }]) => {
		const expected = `${quoted(name)} (${type}), which ${uses} needs`;
		return problemAt(places, given.pointer, {
			found: `missing key ${quoted(name)}`,
			expected,
			atKey: true
		});
	});
}
function unfitArguments({ given, known, places }) {
	return Object.entries(given.map).flatMap(([name, value]) => {
		const expected = known[name] === void 0 ? null : whatFits(known[name].type, value);
		if (expected === null) return [];
		return problemAt(places, child(given.pointer, name), {
			found: `${name}: ${showValue(value)}`,
			expected
		});
	});
}
const rolesAreOfFaults = (pairing) => operationsOfAdapter(pairing).flatMap(({ operation: { target, uses } }) => {
	const role = word(target, "role");
	if (role === null) return [];
	const expected = `no "role": ${uses ?? ""} acts on whole instances`;
	return problemAt(pairing.outline.places, role.pointer, {
		found: "key \"role\"",
		expected,
		atKey: true
	});
});
const holdsAreOfFaults = (pairing) => operationsOfAdapter(pairing).flatMap(({ operation }) => stepsOn(operation, "hold", pairing.outline).map(({ pointer, text }) => problemAt(pairing.outline.places, pointer, heldProblem(text, `an operation of adapter ${pairing.adapter.id}`))));
const revertsHaveAHook = (pairing) => {
	const { outline } = pairing;
	return operationsOfAdapter(pairing).flatMap(({ operation, declared }) => {
		if (declared.revert !== void 0) return [];
		const { name, uses } = operation;
		const parts = outline.checks.flatMap(({ item, kind }) => {
			const part = kind === "duration" && word(item, "of")?.text === name ? word(item, "part") : null;
			return part !== null && REVERTED_PARTS.includes(part.text) ? part : [];
		});
		const found = `${quoted(name)}, ${uses ?? ""} without a revert`;
		return [...stepsOn(operation, "revert", outline).map(({ pointer }) => problemAt(outline.places, pointer, {
			found: `revert of ${found}`,
			expected: UNDOABLE
		})), ...parts.map(({ pointer, text }) => problemAt(outline.places, pointer, {
			found: `part: ${quoted(text)} of ${found}`,
			expected: `${quoted("effect")}, or ${UNDOABLE}`
		}))];
	});
};
const USES_RULES = [
	usesAreKnown,
	argumentsFit,
	rolesAreOfFaults,
	holdsAreOfFaults,
	revertsHaveAHook
];
function operationsOfAdapter({ outline, adapter }) {
	const { operations = {} } = adapter;
	return outline.operations.flatMap((operation) => {
		const { uses } = operation;
		const declared = uses === null || isBuiltIn(uses) || !Object.hasOwn(operations, uses) ? void 0 : operations[uses];
		return declared === void 0 ? [] : [{
			operation,
			declared
		}];
	});
}
function stepsOn({ name }, kind, outline) {
	return outline.steps.flatMap((step) => step.kind === kind && step.target?.text === name ? step.target : []);
}
// src/core/spec/rules-binding.ts
const componentsAreKnown = ({ outline, adapter }) => {
	return unknownAmong(outline, [
		...outline.operations.map(({ target }) => word(target, "component")),
		...outline.steps.map(({ wait }) => word(wait, "component")),
		...outline.checks.map(({ item }) => word(item, "component"))
	], {
		what: `component of adapter ${adapter.id}`,
		names: componentNames(adapter)
	});
};
const onlyTheGatewayIsReady = ({ outline, adapter }) => {
	return [...outline.steps.flatMap(({ wait }) => wait === null ? [] : {
		item: wait,
		keys: ["state"]
	}), ...outline.checks.map(({ item }) => ({
		item,
		keys: [
			"equals",
			"ever",
			"never"
		]
	}))].flatMap(({ item, keys }) => {
		const component = textOf(item, "component");
		if (component === null || component === "gateway" || !componentNames(adapter).includes(component)) return [];
		return keys.flatMap((key) => {
			const state = word(item, key);
			if (state?.text !== "ready") return [];
			const found = `${quoted("ready")} of component ${quoted(component)}, which no ready hook tells`;
			return problemAt(outline.places, state.pointer, {
				found,
				expected: `${quoted("up")} or ${quoted("down")}`
			});
		});
	});
};
const rolesAreKnown = ({ outline, adapter }) => {
	const named = [...outline.operations.map(({ target }) => word(target, "role")), ...outline.checks.map(({ item, kind }) => kind === "inventory" ? word(item, "role") : null)];
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
	return unknownAmong(outline, eventReferences(outline).map((reference) => word(reference, "of")).filter((name) => name === null || !mayBeCreated(outline, name.text)), {
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
	onlyTheGatewayIsReady,
	rolesAreKnown,
	logsAreKnown,
	subjectsAreKnown,
	sourcesAreKnown,
	signalsAreKnown,
	namesAreNotThoseOfComponents,
	...USES_RULES
];
function componentNames(adapter) {
	return Object.keys(adapter.targets.components);
}
function unknownAmong(outline, named, known) {
	return named.flatMap((name) => name === null ? [] : unknownName(outline, name, known));
}
// src/core/spec/bind.ts
function bindExperiment(request) {
	const { adapter, capabilities, atEndpoint } = request;
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
		capabilities,
		atEndpoint
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
		overrides: {
			...about.adapter.parameters,
			...about.pinned
		},
		sets: about.sets,
		nameIsId: experiment.isCopy !== true
	});
	if (!parsed.ok) throw new SpecError(parsed.problems);
	return bindExperiment({
		experiment: parsed.value,
		adapter: about.adapter,
		capabilities: {
			process: ports.faultsOf("process"),
			docker: ports.faultsOf("docker")
		},
		atEndpoint: about.gateway === void 0 ? void 0 : isAtEndpoint({ gateway: about.gateway })
	});
}
function loadAdapter(nameOrPath, places) {
	const known = listDocuments(places).map(({ id }) => id);
	const why = known.includes(nameOrPath) ? null : whyNotHere(nameOrPath);
	if (why !== null) throw unusable(`adapter ${nameOrPath} cannot be used: ${why}`, known);
	return loadAdapterFile(findDocument(nameOrPath, places));
}
function loadAdapterFile(file) {
	const source = readSource(file);
	const parsed = parseAdapter({
		path: source.shownPath,
		bytes: source.bytes
	}, { nameIsId: file.isCopy !== true });
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
	return /^[a-z0-9-]+-kubernetes$/.test(adapter) ? "this version has no kubernetes backend" : null;
}
function prepareOne(ports, request) {
	const { experiment, loaded, sets, pinned = {} } = request;
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
		sets,
		pinned,
		gateway: selected.gateway
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
function readInputs(bound, file) {
	return inputFiles(bound).map((name) => ({
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
export { loadAdapterFile as a, readInputs as c, selectExperiments as d, findDocument as f, buildPlan as h, loadAdapter as i, readSets as l, isAtEndpoint as m, bindSource as n, prepareOne as o, listDocuments as p, experimentPlacesOf as r, prepareRuns as s, adapterPlacesOf as t, whyNotHere as u };
