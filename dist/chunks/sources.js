import { n as parseDuration } from "./duration.js";
import { i as SpecError } from "./errors.js";
import { t as require_dist } from "./dist.js";
import { t as nearestName } from "./nearest.js";
import path from "node:path";
import fs from "node:fs";
import crypto from "node:crypto";
// src/core/domain/faults.ts
const FAULTS = {
	kill: {
		held: false,
		startsTarget: "when-reverted"
	},
	stop: {
		held: false,
		startsTarget: "when-reverted"
	},
	restart: {
		held: false,
		startsTarget: "always"
	},
	"restart-in-place": {
		held: false,
		startsTarget: "always"
	},
	freeze: {
		held: true,
		startsTarget: "never"
	},
	outage: {
		held: true,
		startsTarget: "always"
	},
	partition: {
		held: true,
		startsTarget: "never"
	}
};
function isOverAtOnce(fault) {
	const { held, startsTarget } = FAULTS[fault];
	return !held && startsTarget === "always";
}
function isFault(uses) {
	return Object.hasOwn(FAULTS, uses);
}
const INSTANCE_OPERATIONS = ["instance-create", "instance-delete"];
// src/core/domain/target.ts
const GATEWAY = "gateway";
function roleLabel(instance, role) {
	return `${instance}/${role}`;
}
function instanceLogRole(on) {
	return on === "host" ? "host" : "sandbox";
}
function instanceIndex(instance) {
	return Number(instance.slice(instance.lastIndexOf("-") + 1));
}
function instanceWorkload(instance) {
	return instance.slice(0, instance.lastIndexOf("-"));
}
function environmentName(parameter) {
	return parameter.toUpperCase().replaceAll("-", "_");
}
function runScope(runId) {
	return `chaos-${runId.toLowerCase()}`;
}
// src/rundir/layout.ts
const EXPERIMENT_FILE = "experiment.yaml";
const ADAPTER_FILE = "adapter.yaml";
const INPUTS_DIR = "inputs";
const MANIFEST_FILE = "manifest.json";
const PLAN_FILE = "plan.json";
const TIMELINE_FILE = "timeline.jsonl";
const UNDO_FILE = "undo.jsonl";
const VERDICT_FILE = "verdict.json";
const REPORT_FILE = "report.html";
const EVALUATIONS_DIR = "evaluations";
const HARNESS_LOG = "logs/harness.log";
function componentLogPath(component) {
	return `logs/${component}.log`;
}
function teardownLogPath(component) {
	return `logs/${component}.teardown.log`;
}
function metricsPath(name) {
	return `system/metrics/${name}.jsonl`;
}
function watchPath(name) {
	return `system/watch/${name}.jsonl`;
}
function instanceDir(workload, instance) {
	return `workloads/${workload}/instances/${instance}`;
}
function instanceLogPath(place) {
	return `${instanceDir(place.workload, place.instance)}/logs/${place.role}.log`;
}
function outputDir(workload, instance) {
	return `${instanceDir(workload, instance)}/output`;
}
// src/core/spec/places.ts
var import_dist = require_dist();
function child(pointer, key) {
	return `${pointer}/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
function parentOf(pointer) {
	return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}
function lastKey(pointer) {
	return pointer.slice(pointer.lastIndexOf("/") + 1).replaceAll("~1", "/").replaceAll("~0", "~");
}
function segmentsOf(pointer) {
	return pointer === "" ? [] : pointer.slice(1).split("/").map(lastKey);
}
function valuePlace(places, pointer) {
	return lookup(places, pointer).value;
}
function keyPlace(places, pointer) {
	const entry = lookup(places, pointer);
	return entry.key ?? entry.value;
}
function problemAt(places, pointer, what) {
	const place = what.atKey === true ? keyPlace(places, pointer) : valuePlace(places, pointer);
	return {
		file: places.file,
		...place,
		found: what.found,
		expected: what.expected,
		nearest: what.nearest ?? null
	};
}
function sortedProblems(problems) {
	const seen = new Set();
	return [...problems].sort((left, right) => left.line - right.line || left.column - right.column).filter((problem) => {
		const key = `${problem.file}\n${String(problem.line)}:${String(problem.column)} ${problem.found}`;
		return !seen.has(key) && seen.add(key);
	});
}
function lookup(places, pointer) {
	for (let at = pointer;; at = parentOf(at)) {
		const entry = places.entries.get(at);
		if (entry !== void 0) return entry;
		if (at === "") return {
			key: null,
			value: {
				line: 1,
				column: 1
			}
		};
	}
}
// src/core/spec/document.ts
const MAX_DEPTH = 40;
const MAX_PROBLEMS$1 = 20;
const TOO_DEEP = {
	found: "values nested too deeply",
	expected: `at most ${String(MAX_DEPTH)} levels`
};
const PARSE_OPTIONS = {
	version: "1.2",
	schema: "core",
	merge: false,
	uniqueKeys: false,
	prettyErrors: false,
	logLevel: "error"
};
const YAML_ERRORS = {
	TAB_AS_INDENT: ["a tab as indentation", "spaces"],
	BAD_INDENT: ["a line that is not indented like its neighbours", "the same indentation for all keys of a map"],
	FLOW: ["a bracket or brace that is not closed", "its counterpart, on a line indented like its content"],
	MULTIPLE_DOCS: ["a second document (---)", "one document in the file"],
	RESOURCE_EXHAUSTION: [TOO_DEEP.found, TOO_DEEP.expected],
	BLOCK_AS_IMPLICIT_KEY: ["a map inside a value of the same line", "the inner map on lines of its own, or in braces"],
	TAG_RESOLVE_FAILED: ["a YAML tag", "plain values without tags"]
};
function parseYaml(text, file) {
	const lines = new import_dist.LineCounter();
	const document = parseWithinStack(text, lines);
	if (document === null) return {
		ok: false,
		problems: [{
			file,
			...deepestPlace(text),
			...TOO_DEEP,
			nearest: null
		}]
	};
	const reader = new Reader(file, lines);
	if (document.errors.length > 0) return {
		ok: false,
		problems: syntaxProblems(document.errors, reader)
	};
	const { explicit, version } = document.directives.yaml;
	if (explicit === true && version !== "1.2") reader.report(0, `a directive for YAML ${version}`, "YAML 1.2, without a directive");
	const value = reader.read(document.contents, {
		pointer: "",
		depth: 0,
		key: null
	});
	if (value === null) reader.report(0, "an empty file", "a map of keys");
	else if (!isRecord(value)) reader.report(0, `${Array.isArray(value) ? "a list" : "a single value"} as the whole file`, "a map of keys");
	if (reader.problems.length > 0 || !isRecord(value)) return {
		ok: false,
		problems: reader.problems
	};
	return {
		ok: true,
		value: {
			value,
			text,
			places: {
				file,
				entries: reader.entries
			}
		}
	};
}
function parseWithinStack(text, lineCounter) {
	try {
		return (0, import_dist.parseDocument)(text, {
			...PARSE_OPTIONS,
			lineCounter
		});
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
function deepestPlace(text) {
	const depths = text.split("\n").map((line) => /^ *(?:[-?:] +)*/.exec(line)?.[0].length ?? 0);
	const deepest = depths.reduce((most, depth) => Math.max(most, depth), 0);
	return {
		line: depths.indexOf(deepest) + 1,
		column: deepest + 1
	};
}
function syntaxProblems(errors, reader) {
	const exhausted = errors.find(isExhausted);
	return sortedProblems((exhausted === void 0 ? errors.slice(0, MAX_PROBLEMS$1) : [exhausted]).map((error) => reader.syntaxProblem(error)));
}
function isExhausted({ code, message }) {
	return code === "RESOURCE_EXHAUSTION" || message.includes("Maximum call stack size exceeded");
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
var Reader = class {
	entries = new Map();
	problems = [];
	#file;
	#lines;
	constructor(file, lines) {
		this.#file = file;
		this.#lines = lines;
	}
	report(offset, found, expected) {
		if (this.problems.length >= MAX_PROBLEMS$1) return;
		this.problems.push({
			file: this.#file,
			...this.#place(offset),
			found,
			expected,
			nearest: null
		});
	}
	syntaxProblem(error) {
		const code = error.message.startsWith("Flow ") ? "FLOW" : isExhausted(error) ? "RESOURCE_EXHAUSTION" : error.code;
		const unknown = [`YAML that cannot be read: ${error.message}`, "valid YAML 1.2"];
		const [found, expected] = YAML_ERRORS[code] ?? unknown;
		return {
			file: this.#file,
			...this.#place(error.pos[0]),
			found,
			expected,
			nearest: null
		};
	}
	read(node, spot) {
		const offset = offsetOf(node);
		const value = offset === null ? spot.key ?? this.#place(0) : this.#place(offset);
		this.entries.set(spot.pointer, {
			key: spot.key,
			value
		});
		this.#refuseExtras(node, offset ?? 0);
		if (spot.depth > MAX_DEPTH) {
			this.report(offset ?? 0, TOO_DEEP.found, TOO_DEEP.expected);
			return null;
		}
		if ((0, import_dist.isScalar)(node)) {
			if (node.value === null && spot.key !== null) this.entries.set(spot.pointer, {
				key: spot.key,
				value: spot.key
			});
			return node.value;
		}
		if ((0, import_dist.isSeq)(node)) return node.items.map((item, index) => this.read(item, {
			pointer: child(spot.pointer, index),
			depth: spot.depth + 1,
			key: null
		}));
		return (0, import_dist.isMap)(node) ? this.#readMap(node, spot) : null;
	}
	#readMap(node, spot) {
		const entries = new Map();
		for (const pair of node.items) {
			const key = this.#readKey(pair, entries);
			if (key === null) continue;
			const place = this.#place(offsetOf(pair.key) ?? 0);
			entries.set(key, this.read(pair.value, {
				pointer: child(spot.pointer, key),
				depth: spot.depth + 1,
				key: place
			}));
		}
		return Object.fromEntries(entries);
	}
	#readKey(pair, known) {
		const offset = offsetOf(pair.key) ?? 0;
		if (!(0, import_dist.isScalar)(pair.key) || pair.key.value === null) {
			this.report(offset, "a key that is not text", "a word before the colon");
			return null;
		}
		this.#refuseExtras(pair.key, offset);
		const key = typeof pair.key.value === "string" ? pair.key.value : pair.key.source ?? "";
		if (key === "__proto__") this.report(offset, "key \"__proto__\"", "another name");
		else if (known.has(key)) this.report(offset, `key ${JSON.stringify(key)} a second time`, "each key once in a map");
		else return key;
		return null;
	}
	#refuseExtras(node, offset) {
		if (typeof node !== "object" || node === null) return;
		if ((0, import_dist.isAlias)(node)) this.report(offset, "an alias (*)", "the value itself");
		if ("anchor" in node && typeof node.anchor === "string") this.report(offset, "an anchor (&)", "the value alone");
		if ("tag" in node && typeof node.tag === "string") this.report(offset, `YAML tag ${node.tag.replace("tag:yaml.org,2002:", "!!")}`, "plain values without tags");
	}
	#place(offset) {
		const { line, col } = this.#lines.linePos(offset);
		return {
			line: Math.max(1, line),
			column: Math.max(1, col)
		};
	}
};
function offsetOf(node) {
	if (typeof node !== "object" || node === null || !("range" in node) || !Array.isArray(node.range)) return null;
	const [start] = node.range;
	return typeof start === "number" ? start : null;
}
// src/core/spec/items.ts
function itemAt(pointer, value) {
	return isRecord(value) ? {
		pointer,
		map: value
	} : null;
}
function inner(item, key) {
	return itemAt(child(item.pointer, key), item.map[key]);
}
function itemsOf(item, key) {
	const list = item.map[key];
	if (!Array.isArray(list)) return [];
	return list.flatMap((value, index) => itemAt(child(child(item.pointer, key), index), value) ?? []);
}
function word(item, key) {
	const text = item?.map[key];
	return item !== null && typeof text === "string" ? {
		pointer: child(item.pointer, key),
		text
	} : null;
}
function textOf(item, key) {
	return word(item, key)?.text ?? null;
}
function wordsOf(item, key) {
	const list = item.map[key];
	if (!Array.isArray(list)) return [];
	return list.flatMap((text, index) => typeof text === "string" ? [{
		pointer: child(child(item.pointer, key), index),
		text
	}] : []);
}
function numberOf(item, key) {
	const value = item?.map[key];
	return typeof value === "number" && Number.isFinite(value) ? value : null;
}
function has(item, key) {
	return Object.hasOwn(item.map, key);
}
function isSound(item, key, mapsWithUnknownKeys) {
	return Array.isArray(item.map[key]) || !has(item, key) && !mapsWithUnknownKeys.has(item.pointer);
}
// src/core/spec/flow-steps.ts
function flowSteps(root, workloads) {
	if (Object.hasOwn(root.map, "flow")) return stepsOf(root.map["flow"], "/flow", {
		trail: [],
		repeated: false
	});
	return workloads.flatMap((item, index) => {
		const target = word(item, "name");
		const trail = [{
			group: "/flow",
			ordered: false,
			index
		}];
		return target === null ? [] : [{
			kind: "name",
			pointer: target.pointer,
			target,
			wait: null,
			trail,
			repeated: false
		}];
	});
}
function isBefore(first, second) {
	return order(first, second) === "before";
}
function isAfter(first, second) {
	return order(second, first) === "before";
}
function order(first, second) {
	for (const [depth, position] of first.trail.entries()) {
		const other = second.trail[depth];
		if (other?.group !== position.group) return "other";
		if (other.index !== position.index) return position.ordered && position.index < other.index ? "before" : "other";
	}
	return "other";
}
function stepsOf(value, pointer, within) {
	if (typeof value === "string") return [{
		kind: "name",
		pointer,
		target: {
			pointer,
			text: value
		},
		wait: null,
		...within
	}];
	if (Array.isArray(value)) return groupOf(value, {
		pointer,
		ordered: true
	}, within);
	if (!isRecord(value)) return [{
		kind: "unknown",
		pointer,
		target: null,
		wait: null,
		...within
	}];
	const item = {
		pointer,
		map: value
	};
	return [
		...["serial", "parallel"].flatMap((key) => key in value ? groupOf(value[key], {
			pointer: child(pointer, key),
			ordered: key === "serial"
		}, within) : []),
		...repeatOf(item, within),
		...holdOf(item, within),
		...actionsOf(item, within)
	];
}
function groupOf(value, group, within) {
	if (!Array.isArray(value) || value.length === 0) return [{
		kind: "unknown",
		pointer: group.pointer,
		target: null,
		wait: null,
		...within
	}];
	return value.flatMap((step, index) => stepsOf(step, child(group.pointer, index), {
		trail: [...within.trail, {
			group: group.pointer,
			ordered: group.ordered,
			index
		}],
		repeated: within.repeated
	}));
}
function repeatOf(item, within) {
	if (!("repeat" in item.map)) return [];
	const repeat = itemAt(child(item.pointer, "repeat"), item.map["repeat"]);
	if (repeat === null) return [{
		kind: "unknown",
		pointer: item.pointer,
		target: null,
		wait: null,
		...within
	}];
	const repeated = within.repeated || numberOf(repeat, "times") !== 1;
	const group = {
		pointer: child(repeat.pointer, "do"),
		ordered: true
	};
	const end = {
		pointer: repeat.pointer,
		...within
	};
	const until = inner(repeat, "until");
	return [
		...["for", "while"].flatMap((kind) => {
			const target = word(repeat, kind);
			return target === null ? [] : [{
				kind,
				target,
				wait: null,
				...end
			}];
		}),
		...until === null ? [] : [{
			kind: "until",
			target: null,
			wait: until,
			...end
		}],
		...groupOf(repeat.map["do"], group, {
			...within,
			repeated
		})
	];
}
function holdOf(item, within) {
	if (!("hold" in item.map)) return [];
	const hold = inner(item, "hold");
	const target = word(hold, "fault");
	if (hold === null || target === null) return [{
		kind: "unknown",
		pointer: item.pointer,
		target: null,
		wait: null,
		...within
	}];
	const group = {
		pointer: child(hold.pointer, "do"),
		ordered: true
	};
	return [{
		kind: "hold",
		pointer: hold.pointer,
		target,
		wait: null,
		...within
	}, ...groupOf(hold.map["do"], group, within)];
}
function actionsOf(item, within) {
	const steps = [
		"start",
		"await",
		"stop",
		"revert",
		"delay",
		"wait",
		"inventory"
	].filter((kind) => Object.hasOwn(item.map, kind)).map((kind) => ({
		kind,
		pointer: item.pointer,
		target: kind === "wait" || kind === "delay" ? null : word(item, kind),
		wait: kind === "wait" ? itemAt(child(item.pointer, "wait"), item.map["wait"]) : null,
		...within
	}));
	const isGroup = [
		"serial",
		"parallel",
		"repeat",
		"hold"
	].some((key) => Object.hasOwn(item.map, key));
	if (steps.length > 0 || isGroup) return steps;
	return [{
		kind: "unknown",
		pointer: item.pointer,
		target: null,
		wait: null,
		...within
	}];
}
// src/core/spec/outline.ts
const MAX_INSTANCES = 1e3;
function outlineOf(root, places, mapsWithUnknownKeys) {
	const sound = (item, key) => isSound(item, key, mapsWithUnknownKeys);
	const workloads = itemsOf(root, "workloads");
	const operations = itemsOf(root, "operations");
	const checks = checkItems(root, workloads);
	const named = (items) => items.every((item) => textOf(item, "name") !== null);
	const steps = flowSteps(root, workloads);
	const flowIsSound = steps.every((step) => !mapsWithUnknownKeys.has(step.pointer) && step.kind !== "unknown");
	return {
		places,
		root,
		workloads: workloads.flatMap((item) => {
			const name = textOf(item, "name");
			const given = Object.hasOwn(item.map, "instances") ? numberOf(item, "instances") : 1;
			return name === null ? [] : [{
				item,
				name,
				instances: given !== null && Number.isInteger(given) && given > 0 && given <= MAX_INSTANCES ? given : null,
				isHost: textOf(item, "on") === "host"
			}];
		}),
		operations: operations.flatMap((item) => {
			const name = textOf(item, "name");
			const isPlain = [item.pointer, child(item.pointer, "with")].every((at) => !mapsWithUnknownKeys.has(at));
			return name === null ? [] : [{
				item,
				name,
				uses: textOf(item, "uses"),
				target: inner(item, "target"),
				isPlain
			}];
		}),
		checks: checks.flatMap(({ item, ...of }) => {
			const name = word(item, "name");
			const isPlain = !mapsWithUnknownKeys.has(item.pointer);
			return name === null ? [] : [{
				item,
				name,
				kind: textOf(item, "kind"),
				isPlain,
				...of
			}];
		}),
		expectations: itemsOf(root, "expectations"),
		steps,
		hasFlow: Object.hasOwn(root.map, "flow"),
		complete: {
			names: sound(root, "workloads") && sound(root, "operations") && named([...workloads, ...operations]),
			checks: sound(root, "checks") && sound(root, "steady-state") && sound(root, "workloads") && workloads.every((workload) => sound(workload, "checks")) && named(checks.map(({ item }) => item)),
			flow: !mapsWithUnknownKeys.has("") && flowIsSound
		}
	};
}
function instancesOf(workload) {
	const { name, instances } = workload;
	if (instances === null) return null;
	return Array.from({ length: instances }, (_, index) => `${name}-${String(index)}`);
}
function isGrown(outline, workload) {
	return outline.operations.some(({ uses, target }) => nearestName(uses ?? "", INSTANCE_OPERATIONS) === "instance-create" && textOf(target, "workload") === workload);
}
function mayBeCreated(outline, name) {
	const workload = workloadOf(name);
	return workload !== null && isGrown(outline, workload);
}
function workloadOf(instance) {
	return /^(.+)-[0-9]{1,4}$/.exec(instance)?.[1] ?? null;
}
function allInstances(outline) {
	const known = outline.workloads.map(instancesOf);
	return known.includes(null) ? null : known.flatMap((names) => names ?? []);
}
function checkItems(root, workloads) {
	return [
		...workloads.flatMap((workload) => itemsOf(workload, "checks").map((item) => ({
			item,
			workload: textOf(workload, "name"),
			isSteadyState: false
		}))),
		...itemsOf(root, "checks").map((item) => ({
			item,
			workload: null,
			isSteadyState: false
		})),
		...itemsOf(root, "steady-state").map((item) => ({
			item,
			workload: null,
			isSteadyState: true
		}))
	];
}
// src/core/spec/show.ts
const MAX_SHOWN = 60;
const MAX_LISTED = 20;
function showValue(value) {
	if (value === null || value === void 0) return "nothing";
	if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
	if (typeof value === "string") return quoted(value);
	if (typeof value === "object") return Object.keys(value).length === 0 ? "an empty map" : "a map";
	return typeof value === "bigint" || typeof value === "number" || typeof value === "boolean" ? String(value) : typeof value;
}
function quoted(text) {
	const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}...` : text;
	return JSON.stringify(shown).replaceAll(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function listed(words, last = "or") {
	const shown = words.length > MAX_LISTED ? [...words.slice(0, MAX_LISTED), `${String(words.length - MAX_LISTED)} more`] : words;
	if (shown.length < 2) return shown.join("");
	return `${shown.slice(0, -1).join(", ")} ${last} ${shown[shown.length - 1] ?? ""}`;
}
function indefinite(noun) {
	return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}
function counted(count, noun) {
	return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
// src/core/spec/parameters.ts
const MAX_TEXT = 4096;
const exactNumber = "a number that can be kept as it is written, or text in quotes";
const USE$1 = /\$\{([^{}\n]*)\}/g;
const WHOLE_USE = /^\$\{([^{}\n]*)\}$/;
function effectiveParameters(document, inputs) {
	const values = new Map();
	const problems = [];
	const declared = document.value["parameters"];
	for (const [name, value] of Object.entries(isRecord(declared) ? declared : {})) {
		if (!isParameterValue(value)) continue;
		const pointer = child("/parameters", name);
		values.set(name, value);
		const expected = whatIsExpected(value);
		if (expected !== null) problems.push(problemAt(document.places, pointer, {
			found: `${name}: ${showValue(value)}`,
			expected
		}));
		if (!Object.hasOwn(inputs.overrides, name)) continue;
		const override = inputs.overrides[name];
		if (typeof override === typeof value && override !== void 0) values.set(name, override);
		else problems.push(problemAt(document.places, pointer, {
			found: `a default that the adapter overrides with ${showValue(override)}`,
			expected: `${typeName(override)} on both sides`
		}));
	}
	for (const [name, text] of Object.entries(inputs.sets)) {
		const set = readSet({
			name,
			text
		}, values);
		if ("found" in set) problems.push(set);
		else values.set(name, set.value);
	}
	return {
		values,
		problems
	};
}
function whatIsExpected(value) {
	if (typeof value === "string") return value.includes("${") ? "a value that uses no other parameter" : null;
	return typeof value === "number" && Number.isFinite(value) && !isExact(value) ? exactNumber : null;
}
function readSet(set, values) {
	const problem = (found, expected, nearest = null) => ({
		file: "--set",
		line: 1,
		column: 1,
		found,
		expected,
		nearest
	});
	const known = values.get(set.name);
	if (known === void 0) {
		const names = [...values.keys()];
		const expected = names.length === 0 ? "no parameter: the experiment declares none" : `one of ${listed(names)}`;
		return problem(`parameter ${quoted(set.name)}`, expected, nearestName(set.name, names));
	}
	const value = set.text === "" ? "" : readScalar(set.text);
	const found = `${set.name}=${quoted(set.text)}`;
	if (typeof value === "string" && value.length > MAX_TEXT) return problem(found, `at most ${String(MAX_TEXT)} characters`);
	if (typeof value === "number" && !isExact(value)) return problem(found, exactNumber);
	if (isParameterValue(value) && typeof value === typeof known) return { value };
	return problem(found, `${typeof known === "string" ? `text, in quotes where YAML reads something else (${set.name}='"5"')` : typeName(known)}, as its default ${showValue(known)}`);
}
function readScalar(text) {
	const document = (0, import_dist.parseDocument)(text.slice(0, MAX_TEXT * 2), {
		version: "1.2",
		schema: "core",
		prettyErrors: false,
		logLevel: "error"
	});
	const { contents, errors } = document;
	const isWhole = document.comment === null && (0, import_dist.isScalar)(contents) && contents.comment === void 0;
	return errors.length === 0 && isWhole && contents.tag === void 0 ? contents.value : void 0;
}
function substitute(document, values) {
	const originals = new Map();
	const broken = new Set();
	const problems = [];
	const names = [...values.keys()];
	const declared = document.value["parameters"];
	const putIn = (text, pointer) => {
		if (!text.includes("${")) return text;
		const unknown = [...text.matchAll(USE$1)].flatMap(([, name = ""]) => values.has(name) ? [] : [name]);
		for (const name of unknown) {
			if (isRecord(declared) && Object.hasOwn(declared, name)) continue;
			const expected = names.length === 0 ? "a declared parameter; there are none" : `a declared parameter: ${listed(names)}`;
			const place = placeOfUse(document, pointer, `\${${name}}`);
			problems.push({
				file: document.places.file,
				...place,
				found: `unknown parameter ${quoted(name)}`,
				expected,
				nearest: nearestName(name, names)
			});
		}
		if (unknown.length > 0) broken.add(pointer);
		else originals.set(pointer, text);
		const [, whole] = WHOLE_USE.exec(text) ?? [];
		if (whole !== void 0) return values.get(whole) ?? text;
		return text.replaceAll(USE$1, (use, name) => String(values.get(name) ?? use));
	};
	const walk = (value, pointer) => {
		if (typeof value === "string") return isLeftAlone(pointer) ? value : putIn(value, pointer);
		if (Array.isArray(value)) return value.map((item, index) => walk(item, child(pointer, index)));
		if (!isRecord(value)) return value;
		return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, child(pointer, key))]));
	};
	return {
		value: walk(document.value, ""),
		problems,
		originals,
		broken
	};
}
function isLeftAlone(pointer) {
	const [first, , third] = segmentsOf(pointer);
	if (first === "title" || first === "description" || first === "parameters") return true;
	return first === "workloads" && third === "run" || first === "expectations" && third === "reason";
}
function placeOfUse(document, pointer, use) {
	const start = valuePlace(document.places, pointer);
	const lines = document.text.split("\n");
	for (let index = start.line - 1; index < lines.length; index += 1) {
		const column = (lines[index] ?? "").indexOf(use, index === start.line - 1 ? start.column - 1 : 0);
		if (column !== -1) return {
			line: index + 1,
			column: column + 1
		};
	}
	return start;
}
function isExact(value) {
	return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
}
function isParameterValue(value) {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
function typeName(value) {
	if (typeof value === "string") return "text";
	return typeof value === "number" ? "a number" : "true or false";
}
// src/core/spec/schema-words.ts
const TYPES = {
	string: "text",
	number: "a number",
	integer: "a whole number",
	boolean: "true or false",
	object: "a map",
	array: "a list"
};
function describeSchema(schema) {
	if (typeof schema["$comment"] === "string") return schema["$comment"];
	const names = allowedNames(schema);
	if (names.length > 0) return `${names.length > 1 ? "one of " : ""}${listed(names)}`;
	return `${listed([schema["type"]].flat().map((type) => TYPES[String(type)] ?? "a value"))}${boundsOf(schema)}`;
}
function allowedNames(schema) {
	if (Array.isArray(schema["enum"])) return schema["enum"].map(String);
	return "const" in schema ? [String(schema["const"])] : [];
}
function knownKeys(schema) {
	const { properties } = schema;
	return typeof properties === "object" && properties !== null ? Object.keys(properties) : [];
}
function conditionOf(error, all) {
	const [, dependent] = /\/dependentSchemas\/([^/]+)\//.exec(error.schemaPath) ?? [];
	if (dependent !== void 0) return `with ${dependent}`;
	const branch = all.find((candidate) => {
		if (candidate.keyword !== "if" || !error.instancePath.startsWith(candidate.instancePath)) return false;
		const failing = String(candidate.params["failingKeyword"]);
		return error.schemaPath.startsWith(`${candidate.schemaPath.slice(0, -2)}${failing}/`);
	});
	return branch === void 0 ? null : conditionText(branch);
}
function conditionText(branch) {
	const condition = branch.parentSchema?.["if"] ?? {};
	const values = Object.keys(condition.properties ?? {}).map((key) => `${key}: ${valueOf(branch.data, key)}`);
	if (values.length > 0) return `with ${values.join(" and ")}`;
	if (condition.required !== void 0) return `${branch.params["failingKeyword"] === "then" ? "with" : "without"} ${listed(condition.required)}`;
	const others = (condition.not?.anyOf ?? []).flatMap(({ required = [] }) => required);
	return others.length === 0 ? null : `without ${listed(others)}`;
}
function valueOf(data, key) {
	return typeof data === "object" && data !== null ? String(data[key]) : "";
}
function boundsOf(schema) {
	const { minimum, maximum, exclusiveMinimum, maxLength, minLength = 0 } = schema;
	const upTo = maximum === void 0 ? "" : ` and up to ${String(maximum)}`;
	if (exclusiveMinimum !== void 0) return ` above ${String(exclusiveMinimum)}${upTo}`;
	if (minimum !== void 0) return maximum === void 0 ? `, ${String(minimum)} or more` : ` from ${String(minimum)} to ${String(maximum)}`;
	return maxLength === void 0 ? "" : ` of ${String(minLength)} to ${String(maxLength)} characters`;
}
// src/schema/adapter.schema.json
var adapter_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "adapter.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "Adapter",
	description: "Binds the harness to one system on one backend: hooks, targets and what to observe.",
	type: "object",
	additionalProperties: false,
	required: [
		"id",
		"title",
		"backend",
		"gateways",
		"system",
		"instance",
		"targets"
	],
	properties: {
		"id": {
			"description": "Name of the adapter; equals the file name without `.yaml`.",
			"$ref": "experiment.schema.json#/$defs/id",
			"examples": ["standin"]
		},
		"title": {
			"description": "What it binds to, in one line.",
			"type": "string",
			"minLength": 1,
			"maxLength": 200,
			"examples": ["The embedded stand-in gateway"]
		},
		"description": {
			"type": "string",
			"maxLength": 1e4,
			"examples": ["Plain processes; needs node, bash and coreutils."]
		},
		"backend": {
			"description": "Through what faults act: plain processes of this machine, or containers of its engine.",
			"enum": ["process", "docker"],
			"examples": ["process"]
		},
		"scope": {
			"description": "Labels that every container of a run carries, with `${run-scope}` in one of them. No container without them is ever touched.",
			"$ref": "#/$defs/label-set",
			"examples": [{ "example/namespace": "${run-scope}" }]
		},
		"gateways": {
			"description": "Which kinds of gateway the boot hook can start; the first is what `auto` means.",
			"type": "array",
			"minItems": 1,
			"maxItems": 4,
			"uniqueItems": true,
			"items": { "enum": [
				"release",
				"binaries",
				"endpoint",
				"standin"
			] },
			"examples": [["standin"]]
		},
		"capabilities": {
			"description": "Faults that this system cannot stand although its backend can do them.",
			"type": "object",
			"additionalProperties": false,
			"required": ["without"],
			"properties": { "without": {
				"type": "array",
				"minItems": 1,
				"uniqueItems": true,
				"items": { "$ref": "experiment.schema.json#/$defs/fault-kind" },
				"examples": [["freeze"]]
			} },
			"examples": [{ "without": ["freeze"] }]
		},
		"parameters": {
			"description": "Overrides of parameter defaults, for those experiments that declare the name.",
			"type": "object",
			"maxProperties": 100,
			"propertyNames": { "$ref": "experiment.schema.json#/$defs/parameter-name" },
			"additionalProperties": { "$ref": "experiment.schema.json#/$defs/parameter-value" },
			"examples": [{
				"ticks": 15,
				"tick-seconds": .2
			}]
		},
		"pass-env": {
			"description": "Variables of the harness's environment that hooks may see.",
			"type": "array",
			"maxItems": 50,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
				"$comment": "the name of an environment variable"
			},
			"examples": [["SSH_AUTH_SOCK"]]
		},
		"secrets": {
			"description": "Variables of the harness's environment whose values are masked in everything that is written.",
			"$ref": "experiment.schema.json#/$defs/variable-names",
			"examples": [["API_TOKEN"]]
		},
		"settings": {
			"description": "Settings that the boot hook understands (`$CHAOS_SETTINGS`, a JSON file); experiments may require them.",
			"type": "array",
			"maxItems": 50,
			"uniqueItems": true,
			"items": { "$ref": "experiment.schema.json#/$defs/name" },
			"examples": [["reconcile-interval"]]
		},
		"prelude": {
			"description": "Shell text put before each hook.",
			"$ref": "#/$defs/hook",
			"examples": ["gateway() { \"$CHAOS_NODE\" gateway.js \"$@\"; }"]
		},
		"timeouts": {
			"description": "Limits of hooks, by hook name. Defaults: boot and create 2m, collect 1m, others 30s; ready and read 10s.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"system.boot": { "$ref": "experiment.schema.json#/$defs/duration" },
				"system.ready": { "$ref": "experiment.schema.json#/$defs/duration" },
				"system.start": { "$ref": "experiment.schema.json#/$defs/duration" },
				"system.shutdown": { "$ref": "experiment.schema.json#/$defs/duration" },
				"instance.create": { "$ref": "experiment.schema.json#/$defs/duration" },
				"instance.read": { "$ref": "experiment.schema.json#/$defs/duration" },
				"instance.collect": { "$ref": "experiment.schema.json#/$defs/duration" },
				"instance.delete": { "$ref": "experiment.schema.json#/$defs/duration" },
				"target.start": { "$ref": "experiment.schema.json#/$defs/duration" },
				"inventory": { "$ref": "experiment.schema.json#/$defs/duration" },
				"system.sweep": { "$ref": "experiment.schema.json#/$defs/duration" }
			},
			"examples": [{ "system.boot": "30s" }]
		},
		"poll": {
			"description": "How often the harness looks.",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"read": {
					"description": "Pause between two reads of the instances. Default 500ms.",
					"$ref": "experiment.schema.json#/$defs/duration",
					"examples": ["300ms"]
				},
				"ready": {
					"description": "Pause between two calls of the ready hook. Default 250ms.",
					"$ref": "experiment.schema.json#/$defs/duration",
					"examples": ["100ms"]
				}
			},
			"examples": [{ "read": "300ms" }]
		},
		"system": {
			"title": "SystemHooks",
			"description": "Hooks on the system as a whole.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"boot",
				"ready",
				"start",
				"shutdown"
			],
			"properties": {
				"boot": {
					"description": "Starts the system and prints one JSON line {name, version, generation, build, standInFor?, pidFile, log, endpoints}; the process stays.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway boot"]
				},
				"ready": {
					"description": "Exit 0: ready; 75: not yet; anything else: broken.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway ready"]
				},
				"start": {
					"description": "Starts the gateway again with the same arguments; the log is appended, the pid file rewritten.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway start"]
				},
				"shutdown": {
					"description": "Ends the system and all it started. Called again it does nothing.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway shutdown"]
				},
				"sweep": {
					"description": "Removes whatever of this run outlived deletion and shutdown, and prints one JSON line {kind, id, instance?, role?} for each thing removed. Called again it does nothing.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway sweep"]
				}
			},
			"examples": [{
				"boot": "gateway boot",
				"ready": "gateway ready",
				"start": "gateway start",
				"shutdown": "gateway shutdown"
			}]
		},
		"instance": {
			"title": "InstanceHooks",
			"description": "Hooks on one instance of a workload.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"create",
				"read",
				"collect",
				"delete"
			],
			"properties": {
				"create": {
					"description": "Exit 0: accepted by the system.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway create \"$CHAOS_INSTANCE\""]
				},
				"read": {
					"description": "Prints one JSON line per instance {instance, state, rawPhase, exitCode?, reason?}; exit 75: system unreachable.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway list"]
				},
				"collect": {
					"description": "Fills `$CHAOS_DEST/output` and `$CHAOS_DEST/logs`; exit 0 means that this is all there is.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway copy \"$CHAOS_INSTANCE\" \"$CHAOS_DEST\""]
				},
				"delete": {
					"description": "Exit 0 when the instance is gone. Called again it does nothing.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway delete \"$CHAOS_INSTANCE\""]
				}
			},
			"examples": [{
				"create": "gateway create \"$CHAOS_INSTANCE\"",
				"read": "gateway list",
				"collect": "gateway copy \"$CHAOS_INSTANCE\" \"$CHAOS_DEST\"",
				"delete": "gateway delete \"$CHAOS_INSTANCE\""
			}]
		},
		"inventory": {
			"description": "Prints one JSON line per thing that belongs to the run {kind, id, instance?, role?, identity}: containers, processes, volumes, records of the system; exit 75: system unreachable.",
			"$ref": "#/$defs/hook",
			"examples": ["gateway inventory"]
		},
		"operations": {
			"description": "Operations of this system that experiments can use by name.",
			"type": "object",
			"minProperties": 1,
			"maxProperties": 50,
			"propertyNames": { "$ref": "experiment.schema.json#/$defs/name" },
			"additionalProperties": { "$ref": "#/$defs/adapter-operation" },
			"examples": [{ "sandbox-stop": { "run": "gateway stop \"$CHAOS_TARGET\"" } }]
		},
		"targets": {
			"title": "Targets",
			"description": "What faults can act on.",
			"type": "object",
			"additionalProperties": false,
			"required": ["components"],
			"properties": {
				"components": {
					"description": "Parts of the system; the gateway among them.",
					"type": "object",
					"minProperties": 1,
					"maxProperties": 20,
					"propertyNames": { "$ref": "experiment.schema.json#/$defs/name" },
					"required": ["gateway"],
					"additionalProperties": { "$ref": "#/$defs/target-location" },
					"examples": [{ "gateway": {
						"type": "process",
						"pid-file": "${work-dir}/gateway.pid",
						"log": "${work-dir}/gateway.log"
					} }]
				},
				"roles": {
					"description": "Parts of each instance.",
					"type": "object",
					"maxProperties": 20,
					"propertyNames": { "$ref": "experiment.schema.json#/$defs/name" },
					"additionalProperties": { "$ref": "#/$defs/target-location" },
					"examples": [{ "supervisor": {
						"type": "process",
						"pid-file": "${work-dir}/${instance}/supervisor.pid"
					} }]
				}
			},
			"examples": [{ "components": { "gateway": {
				"type": "process",
				"pid-file": "${work-dir}/gateway.pid"
			} } }]
		},
		"metrics": {
			"description": "Prometheus endpoints to scrape.",
			"type": "array",
			"maxItems": 20,
			"items": {
				"title": "MetricSource",
				"type": "object",
				"additionalProperties": false,
				"required": ["name", "url"],
				"properties": {
					"name": {
						"description": "Name of the file under system/metrics/.",
						"$ref": "experiment.schema.json#/$defs/name",
						"examples": ["gateway"]
					},
					"url": {
						"description": "Address; may use `${endpoints.NAME}`.",
						"type": "string",
						"minLength": 1,
						"maxLength": 500,
						"examples": ["${endpoints.metrics}"]
					},
					"interval": {
						"description": "Pause between two scrapes. Default 1s.",
						"$ref": "experiment.schema.json#/$defs/duration",
						"examples": ["500ms"]
					}
				}
			},
			"examples": [[{
				"name": "gateway",
				"url": "${endpoints.metrics}"
			}]]
		},
		"watch": {
			"description": "Commands whose lines are recorded while the run lasts.",
			"type": "array",
			"maxItems": 20,
			"items": {
				"title": "WatchCommand",
				"type": "object",
				"additionalProperties": false,
				"required": ["name", "run"],
				"properties": {
					"name": {
						"description": "Name of the file under system/watch/.",
						"$ref": "experiment.schema.json#/$defs/name",
						"examples": ["processes"]
					},
					"run": {
						"description": "Shell text; the prelude is put before it.",
						"$ref": "#/$defs/hook",
						"examples": ["gateway events --follow"]
					}
				}
			},
			"examples": [[{
				"name": "processes",
				"run": "gateway events --follow"
			}]]
		},
		"traces": {
			"title": "Traces",
			"description": "The system can send traces over OTLP: the `system` hooks get `CHAOS_OTLP_GRPC` and `CHAOS_OTLP_HTTP`, addresses that receive them until evidence is collected (empty without this key).",
			"type": "object",
			"additionalProperties": false,
			"required": ["name"],
			"properties": { "name": {
				"description": "Name of the file under system/watch/.",
				"$ref": "experiment.schema.json#/$defs/name",
				"examples": ["otel"]
			} },
			"examples": [{ "name": "otel" }]
		},
		"signals": {
			"description": "What waits can be for beside states, logs and metrics, by name: how it is recognised in the traces.",
			"type": "object",
			"minProperties": 1,
			"maxProperties": 50,
			"propertyNames": { "$ref": "experiment.schema.json#/$defs/name" },
			"additionalProperties": {
				"title": "Signal",
				"type": "object",
				"additionalProperties": false,
				"required": ["span"],
				"properties": {
					"span": {
						"description": "Name of the span. The signal occurs when the span ends.",
						"type": "string",
						"minLength": 1,
						"maxLength": 200,
						"examples": ["sweep"]
					},
					"attributes": {
						"description": "Attributes that the span must have, compared as text.",
						"type": "object",
						"maxProperties": 20,
						"additionalProperties": { "$ref": "experiment.schema.json#/$defs/parameter-value" },
						"examples": [{ "driver": "process" }]
					}
				}
			},
			"examples": [{ "sweep": { "span": "sweep" } }]
		}
	},
	allOf: [{
		"if": { "required": ["signals"] },
		"then": { "required": ["traces"] }
	}, {
		"if": {
			"properties": { "backend": { "const": "docker" } },
			"required": ["backend"]
		},
		"then": { "required": ["scope"] },
		"else": { "properties": { "scope": false } }
	}],
	$defs: {
		"hook": {
			"title": "HookText",
			"type": "string",
			"minLength": 1,
			"maxLength": 65536
		},
		"target-location": {
			"title": "TargetLocation",
			"type": "object",
			"additionalProperties": false,
			"required": ["type"],
			"properties": {
				"type": {
					"description": "A process, or the process group that it leads; a container, or its main process alone.",
					"enum": [
						"process",
						"process-group",
						"container",
						"container-process"
					],
					"examples": ["process"]
				},
				"pid-file": {
					"description": "Of a process or group: file that holds the pid; may use `${work-dir}`, `${instance}`, `${workload}`, `${index}`.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["${work-dir}/gateway.pid"]
				},
				"labels": {
					"description": "Of a container: labels that, with those of the scope, exactly one container carries; may use `${instance}`, `${workload}`, `${index}`, `${run-scope}`.",
					"$ref": "#/$defs/label-set",
					"examples": [{ "example/name": "${instance}" }]
				},
				"log": {
					"description": "Its log: a file, followed and copied whole, which may use the same names; or `container`, what the container itself writes to its streams.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["${work-dir}/gateway.log"]
				},
				"stop-grace": {
					"description": "How long it may take to end when it is asked to, before it is killed. Default 10s.",
					"$ref": "experiment.schema.json#/$defs/duration",
					"examples": ["60s"]
				},
				"start": {
					"description": "Starts it again with the same arguments; the log is appended, the pid file rewritten. Gets `$CHAOS_COMPONENT`, or `$CHAOS_ROLE` and `$CHAOS_INSTANCE`. For the gateway `system.start` serves. Without it, faults that start their target again are not applicable to it, unless it is a container: that the backend starts.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway start-target --name \"$CHAOS_INSTANCE\""]
				},
				"generations": {
					"description": "Where it is instead in systems of these generations (as the boot hook gives it).",
					"type": "object",
					"minProperties": 1,
					"maxProperties": 10,
					"propertyNames": { "pattern": "^[A-Za-z0-9._-]{1,40}$" },
					"additionalProperties": { "$ref": "#/$defs/target-variant" },
					"examples": [{ "a": {
						"type": "container",
						"labels": { "example/name": "${instance}" }
					} }]
				}
			},
			"allOf": [{
				"if": {
					"properties": { "type": { "enum": ["process", "process-group"] } },
					"required": ["type"]
				},
				"then": {
					"required": ["pid-file"],
					"properties": {
						"labels": false,
						"log": { "not": { "const": "container" } }
					}
				},
				"else": {
					"required": ["labels"],
					"properties": { "pid-file": false }
				}
			}]
		},
		"adapter-operation": {
			"title": "AdapterOperation",
			"type": "object",
			"additionalProperties": false,
			"required": ["run"],
			"properties": {
				"with": {
					"description": "Its arguments. Hooks get each as `$CHAOS_WITH_<NAME>`.",
					"type": "object",
					"maxProperties": 20,
					"propertyNames": { "$ref": "experiment.schema.json#/$defs/parameter-name" },
					"additionalProperties": { "$ref": "#/$defs/argument" },
					"examples": [{ "policy": { "type": "file" } }]
				},
				"run": {
					"description": "Does it to `$CHAOS_TARGET`. Exit code and output are kept.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway stop \"$CHAOS_TARGET\""]
				},
				"capture": {
					"description": "Runs before `run` and prints what `revert` needs; it gets that as `$CHAOS_CAPTURED`.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway get \"$CHAOS_TARGET\""]
				},
				"revert": {
					"description": "Puts it back, at `revert: OP` or at the end of the flow, also after a kill of the harness. Called again it does nothing.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway set \"$CHAOS_TARGET\" \"$CHAOS_CAPTURED\""]
				},
				"verify": {
					"description": "Exit 0: what `run` did shows. Asked until it does, or the operation's time is over.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway is-stopped \"$CHAOS_TARGET\""]
				}
			},
			"dependentRequired": { "capture": ["revert"] }
		},
		"argument": {
			"title": "OperationArgument",
			"type": "object",
			"additionalProperties": false,
			"required": ["type"],
			"properties": {
				"type": {
					"description": "A `file` is given relative to the experiment file; the hook gets the path of its copy.",
					"enum": [
						"string",
						"number",
						"duration",
						"file"
					],
					"examples": ["file"]
				},
				"default": {
					"description": "Without a default the argument is required.",
					"$ref": "experiment.schema.json#/$defs/parameter-value",
					"examples": [5]
				}
			}
		},
		"label-set": {
			"title": "LabelSet",
			"type": "object",
			"minProperties": 1,
			"maxProperties": 20,
			"propertyNames": { "maxLength": 200 },
			"additionalProperties": {
				"type": "string",
				"maxLength": 500
			}
		},
		"target-variant": {
			"title": "TargetVariant",
			"type": "object",
			"additionalProperties": false,
			"required": ["type"],
			"properties": {
				"type": {
					"description": "A process, or the process group that it leads; a container, or its main process alone.",
					"enum": [
						"process",
						"process-group",
						"container",
						"container-process"
					],
					"examples": ["process"]
				},
				"pid-file": {
					"description": "Of a process or group: file that holds the pid; may use `${work-dir}`, `${instance}`, `${workload}`, `${index}`.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["${work-dir}/gateway.pid"]
				},
				"labels": {
					"description": "Of a container: labels that, with those of the scope, exactly one container carries; may use `${instance}`, `${workload}`, `${index}`, `${run-scope}`.",
					"$ref": "#/$defs/label-set",
					"examples": [{ "example/name": "${instance}" }]
				},
				"log": {
					"description": "Its log: a file, followed and copied whole, which may use the same names; or `container`, what the container itself writes to its streams.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["${work-dir}/gateway.log"]
				},
				"stop-grace": {
					"description": "How long it may take to end when it is asked to, before it is killed. Default 10s.",
					"$ref": "experiment.schema.json#/$defs/duration",
					"examples": ["60s"]
				},
				"start": {
					"description": "Starts it again with the same arguments; the log is appended, the pid file rewritten. Gets `$CHAOS_COMPONENT`, or `$CHAOS_ROLE` and `$CHAOS_INSTANCE`. For the gateway `system.start` serves. Without it, faults that start their target again are not applicable to it, unless it is a container: that the backend starts.",
					"$ref": "#/$defs/hook",
					"examples": ["gateway start-target --name \"$CHAOS_INSTANCE\""]
				}
			},
			"allOf": [{
				"if": {
					"properties": { "type": { "enum": ["process", "process-group"] } },
					"required": ["type"]
				},
				"then": {
					"required": ["pid-file"],
					"properties": {
						"labels": false,
						"log": { "not": { "const": "container" } }
					}
				},
				"else": {
					"required": ["labels"],
					"properties": { "pid-file": false }
				}
			}]
		}
	}
};
// src/schema/experiment.schema.json
var experiment_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "experiment.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "Experiment",
	description: "One experiment: what to run, what to disrupt and what must hold.",
	type: "object",
	additionalProperties: false,
	required: [
		"id",
		"title",
		"default-adapter"
	],
	properties: {
		"id": {
			"description": "Name of the experiment; equals the file name without `.yaml`.",
			"$ref": "#/$defs/id",
			"examples": ["gateway-kill-keeps-state"]
		},
		"title": {
			"description": "The claim in one sentence: what a reader learns when the verdict is PASS.",
			"type": "string",
			"minLength": 1,
			"maxLength": 200,
			"examples": ["Sandboxes survive a hard gateway kill."]
		},
		"description": {
			"description": "Background for readers of the report.",
			"type": "string",
			"maxLength": 1e4,
			"examples": ["The gateway is killed while three counters run."]
		},
		"tags": {
			"description": "Words to select experiments by (`tag:smoke`).",
			"type": "array",
			"maxItems": 20,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/id" },
			"examples": [["smoke"]]
		},
		"default-adapter": {
			"description": "Adapter used when `--adapter` is not given. It is looked up when the experiment runs.",
			"$ref": "#/$defs/id",
			"examples": ["openshell-docker"]
		},
		"parameters": {
			"description": "Names and default values. `--set name=value` and the adapter's `parameters` override them. In scripts a parameter is an environment variable (upper case, `-` as `_`); in any other scalar write `${name}`.",
			"type": "object",
			"maxProperties": 50,
			"propertyNames": { "$ref": "#/$defs/parameter-name" },
			"additionalProperties": { "$ref": "#/$defs/parameter-value" },
			"examples": [{
				"ticks": 60,
				"tick-seconds": 1,
				"lead": "5s"
			}]
		},
		"timeout": {
			"description": "Limit for the whole run, from boot to the end of the flow. Default 10m.",
			"$ref": "#/$defs/duration",
			"examples": ["15m"]
		},
		"settle-timeout": {
			"description": "How long the system may take to be well again, before the first operation and after the last. Default 60s.",
			"$ref": "#/$defs/duration",
			"examples": ["2m"]
		},
		"requires": {
			"description": "What the system must be: settings it is booted with, and versions. Where it cannot be had the experiment is not applicable.",
			"$ref": "#/$defs/requires",
			"examples": [{ "system": [{
				"name": "openshell",
				"version": ">=0.1.0"
			}] }]
		},
		"workloads": {
			"description": "What the system runs; each instance is one sandbox.",
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/$defs/workload" },
			"examples": [[{
				"name": "greeter",
				"kind": "shell",
				"run": "echo hello > \"$CHAOS_OUTPUT/greeting\""
			}]]
		},
		"operations": {
			"description": "What is done to the system while the workloads run.",
			"type": "array",
			"maxItems": 50,
			"items": { "$ref": "#/$defs/operation" },
			"examples": [[{
				"name": "crash-gateway",
				"uses": "outage",
				"target": { "component": "gateway" },
				"with": {
					"how": "kill",
					"duration": "5s"
				}
			}]]
		},
		"flow": {
			"description": "The order of things. A list is a `serial`. Without it all workloads run in parallel.",
			"$ref": "#/$defs/flow",
			"examples": [{ "parallel": ["counter", { "serial": [{ "delay": "5s" }, "crash-gateway"] }] }]
		},
		"checks": {
			"description": "Claims about the run as a whole, decided from the run directory.",
			"type": "array",
			"maxItems": 100,
			"items": { "$ref": "#/$defs/run-check" },
			"examples": [[{
				"name": "gateway-was-down",
				"kind": "state",
				"component": "gateway",
				"ever": "down"
			}]]
		},
		"steady-state": {
			"description": "Conditions that must hold before the first operation and again after the last. Without it the adapter's ready hook serves.",
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/$defs/condition" },
			"examples": [[{
				"name": "gateway-ready",
				"kind": "state",
				"component": "gateway",
				"equals": "ready"
			}]]
		},
		"expectations": {
			"description": "Known failures: which checks may fail, and the issue that says so.",
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/$defs/expectation" },
			"examples": [[{
				"issue": "NVIDIA/OpenShell#4910",
				"reason": "The restarted gateway removes running supervisors.",
				"checks": ["exited-ok"]
			}]]
		},
		"secrets": {
			"description": "Variables of the harness's environment whose values are masked in everything that is written.",
			"$ref": "#/$defs/variable-names",
			"examples": [["API_TOKEN"]]
		}
	},
	$defs: {
		"id": {
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9-]{0,63}$",
			"$comment": "lower case letters, digits and dashes, at most 64 characters"
		},
		"name": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]{0,39}$",
			"$comment": "a lower case letter, then lower case letters, digits and dashes, at most 40 characters"
		},
		"parameter-name": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]*$",
			"maxLength": 40,
			"$comment": "a lower case letter, then lower case letters, digits and dashes"
		},
		"parameter-value": {
			"title": "ParameterValue",
			"type": [
				"string",
				"number",
				"boolean"
			],
			"maxLength": 4096,
			"$comment": "text of at most 4096 characters, a number, or true or false"
		},
		"duration": {
			"title": "DurationText",
			"type": "string",
			"pattern": "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",
			"$comment": "a number and a unit: ms, s, m or h, such as 500ms, 10s or 2m"
		},
		"workload": {
			"title": "Workload",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"run"
			],
			"properties": {
				"name": {
					"description": "Name of the workload; its instances are `<name>-0`, `<name>-1`, ...",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"kind": {
					"description": "How the workload is written.",
					"const": "shell",
					"examples": ["shell"]
				},
				"on": {
					"description": "Where it runs: in the `system` (default; each instance is a sandbox), or on the `host` beside it, as a client, load or prober that is a process of the harness.",
					"enum": ["system", "host"],
					"examples": ["host"]
				},
				"instances": {
					"description": "How many sandboxes run it. Default 1.",
					"type": "integer",
					"minimum": 1,
					"maximum": 1e3,
					"examples": [3]
				},
				"run": {
					"description": "The bash script. Files written under `$CHAOS_OUTPUT` become evidence.",
					"type": "string",
					"minLength": 1,
					"maxLength": 65536,
					"examples": ["echo hello > \"$CHAOS_OUTPUT/greeting\""]
				},
				"env": {
					"description": "Further environment variables of the script.",
					"type": "object",
					"maxProperties": 50,
					"propertyNames": {
						"pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
						"$comment": "letters, digits and underscores, not starting with a digit"
					},
					"additionalProperties": { "type": [
						"string",
						"number",
						"boolean"
					] },
					"examples": [{ "MODE": "fast" }]
				},
				"image": {
					"description": "Image of the sandbox; default is the adapter's.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["registry.example/base:1"]
				},
				"policy": {
					"description": "Policy file, relative to the experiment file.",
					"$ref": "#/$defs/file",
					"examples": ["policies/open.yaml"]
				},
				"restart-policy": {
					"description": "When the system replaces the script after it ended.",
					"enum": [
						"never",
						"on-failure",
						"always"
					],
					"examples": ["on-failure"]
				},
				"timeout": {
					"description": "How long `await` waits for its instances. Default 10m.",
					"$ref": "#/$defs/duration",
					"examples": ["4m"]
				},
				"checks": {
					"description": "Claims about each instance; one outcome per instance.",
					"type": "array",
					"maxItems": 50,
					"items": { "$ref": "#/$defs/workload-check" },
					"examples": [[{
						"name": "exited-ok",
						"kind": "exit-code",
						"equals": 0
					}]]
				}
			},
			"if": {
				"properties": { "on": { "const": "host" } },
				"required": ["on"]
			},
			"then": { "properties": {
				"image": false,
				"policy": false,
				"restart-policy": false
			} }
		},
		"file": {
			"type": "string",
			"minLength": 1,
			"maxLength": 200,
			"pattern": "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$",
			"$comment": "a relative path without `..`, made of letters, digits, dots, dashes, underscores and slashes"
		},
		"operation": {
			"title": "Operation",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"uses",
				"target"
			],
			"properties": {
				"name": {
					"description": "Name that the flow uses.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				},
				"uses": {
					"description": "A built-in fault (`kill`, `stop`, `restart` and `restart-in-place` are momentary; `freeze`, `outage` and `partition` are held and then reverted), `instance-create`, `instance-delete`, or an operation of the adapter.",
					"$ref": "#/$defs/name",
					"examples": ["outage"]
				},
				"target": {
					"description": "A component of the system, a role of each instance of a workload, or, for operations that are no faults, the instances of a workload.",
					"$ref": "#/$defs/target",
					"examples": [{ "component": "gateway" }]
				},
				"select": {
					"description": "Which of the candidates: `all` (default), a count, or a percentage (rounded up). The choice is drawn from the seed and recorded.",
					"$ref": "#/$defs/select",
					"examples": [{ "count": 2 }]
				},
				"with": {
					"description": "Arguments of a fault: `signal` (kill), `how` and `duration` (outage), `duration` (freeze, partition); or those of the adapter's operation.",
					"type": "object",
					"maxProperties": 50,
					"propertyNames": { "$ref": "#/$defs/parameter-name" },
					"additionalProperties": { "$ref": "#/$defs/parameter-value" },
					"examples": [{
						"how": "kill",
						"duration": "5s"
					}]
				},
				"on-empty": {
					"description": "What zero targets mean when the step fires. Default `error`.",
					"enum": ["error", "skip"],
					"examples": ["skip"]
				},
				"on-failure": {
					"description": "What a failed operation means. `error` (default) breaks the run; `record` leaves it to an `operation` check. Only for operations that are no faults.",
					"enum": ["error", "record"],
					"examples": ["record"]
				},
				"timeout": {
					"description": "How long a fault may take to show its effect, and its revert to be read back; how long an operation may take. Default 30s.",
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				}
			},
			"allOf": [
				{
					"if": {
						"properties": { "uses": { "enum": [
							"kill",
							"stop",
							"restart",
							"restart-in-place",
							"freeze",
							"outage",
							"partition"
						] } },
						"required": ["uses"]
					},
					"then": { "properties": {
						"with": { "$ref": "#/$defs/fault-arguments" },
						"on-failure": false,
						"target": {
							"if": { "required": ["workload"] },
							"then": { "required": ["role"] }
						}
					} }
				},
				{
					"if": {
						"properties": { "uses": { "enum": ["freeze", "partition"] } },
						"required": ["uses"]
					},
					"then": { "properties": { "with": { "properties": {
						"how": false,
						"signal": false
					} } } }
				},
				{
					"if": {
						"properties": { "uses": { "const": "outage" } },
						"required": ["uses"]
					},
					"then": { "properties": { "with": { "properties": { "signal": false } } } }
				},
				{
					"if": {
						"properties": { "uses": { "const": "kill" } },
						"required": ["uses"]
					},
					"then": { "properties": { "with": { "properties": {
						"how": false,
						"duration": false
					} } } }
				},
				{
					"if": {
						"properties": { "uses": { "enum": [
							"stop",
							"restart",
							"restart-in-place"
						] } },
						"required": ["uses"]
					},
					"then": { "properties": { "with": { "properties": {
						"how": false,
						"duration": false,
						"signal": false
					} } } }
				},
				{
					"if": {
						"properties": { "uses": { "enum": ["instance-create", "instance-delete"] } },
						"required": ["uses"]
					},
					"then": { "properties": {
						"with": false,
						"target": {
							"required": ["workload"],
							"properties": { "role": false }
						}
					} }
				},
				{
					"if": {
						"properties": { "uses": { "const": "instance-create" } },
						"required": ["uses"]
					},
					"then": { "properties": {
						"select": false,
						"on-empty": false,
						"target": { "properties": { "instances": false } }
					} }
				}
			]
		},
		"target": {
			"title": "Target",
			"type": "object",
			"additionalProperties": false,
			"minProperties": 1,
			"properties": {
				"component": {
					"description": "A component that the adapter declares.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"workload": {
					"description": "A workload of this experiment.",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"role": {
					"description": "A role that the adapter declares: which process or container of an instance. Faults need one.",
					"$ref": "#/$defs/name",
					"examples": ["supervisor"]
				},
				"instances": {
					"description": "Exact instance names; a missing one is an error.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"pattern": "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
						"$comment": "a workload's name, a dash and an index"
					},
					"examples": [["counter-0"]]
				}
			},
			"if": { "required": ["component"] },
			"then": { "properties": {
				"workload": false,
				"role": false,
				"instances": false
			} },
			"else": { "required": ["workload"] }
		},
		"select": {
			"title": "Select",
			"$comment": "all, {count: N} or {percent: N}",
			"anyOf": [{ "const": "all" }, {
				"type": "object",
				"additionalProperties": false,
				"minProperties": 1,
				"maxProperties": 1,
				"properties": {
					"count": {
						"description": "Exactly this many; more than there are is an error.",
						"type": "integer",
						"minimum": 1,
						"maximum": 1e3,
						"examples": [2]
					},
					"percent": {
						"description": "This share, rounded up.",
						"type": "number",
						"exclusiveMinimum": 0,
						"maximum": 100,
						"examples": [50]
					}
				}
			}]
		},
		"fault-arguments": {
			"title": "FaultArguments",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"signal": {
					"description": "Signal of `kill`. Default KILL.",
					"$ref": "#/$defs/signal",
					"examples": ["TERM"]
				},
				"how": {
					"description": "How an `outage` takes its target down: asked (`stop`, default) or by KILL (`kill`).",
					"enum": ["stop", "kill"],
					"examples": ["kill"]
				},
				"duration": {
					"description": "How long a held fault lasts, counted from its confirmed effect.",
					"$ref": "#/$defs/duration",
					"examples": ["5s"]
				}
			}
		},
		"fault-kind": {
			"title": "FaultKind",
			"enum": [
				"kill",
				"stop",
				"restart",
				"restart-in-place",
				"freeze",
				"outage",
				"partition"
			]
		},
		"signal": {
			"title": "SignalName",
			"enum": [
				"KILL",
				"TERM",
				"INT",
				"HUP",
				"QUIT",
				"ABRT",
				"USR1",
				"USR2"
			]
		},
		"flow": {
			"title": "Flow",
			"$comment": "steps: a list of them, one step such as {parallel: [...]}, or the name of a workload or operation",
			"anyOf": [
				{
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" }
				},
				{ "$ref": "#/$defs/step-object" },
				{ "type": "string" }
			]
		},
		"step": {
			"title": "Step",
			"$comment": "a step: the name of a workload or operation, a map such as {delay: 5s}, or a list of steps",
			"anyOf": [
				{ "type": "string" },
				{ "$ref": "#/$defs/step-object" },
				{
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" }
				}
			]
		},
		"step-object": {
			"title": "StepObject",
			"type": "object",
			"additionalProperties": false,
			"minProperties": 1,
			"maxProperties": 1,
			"properties": {
				"serial": {
					"description": "Steps one after another.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" },
					"examples": [[{ "delay": "5s" }, "crash-gateway"]]
				},
				"parallel": {
					"description": "Branches at the same time; ends when all have ended.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" },
					"examples": [["counter", { "delay": "5s" }]]
				},
				"repeat": {
					"description": "Rounds, one after another.",
					"$ref": "#/$defs/repeat",
					"examples": [{
						"times": 3,
						"do": ["crash-gateway", { "delay": "2s" }]
					}]
				},
				"hold": {
					"description": "Applies a held fault, does the steps, and reverts it; also when a step breaks.",
					"$ref": "#/$defs/hold",
					"examples": [{
						"fault": "cut-gateway",
						"do": [{ "delay": "5s" }]
					}]
				},
				"delay": {
					"description": "Ends that long after it started.",
					"$ref": "#/$defs/duration",
					"examples": ["10s"]
				},
				"start": {
					"description": "Creates a workload's instances and ends when all are accepted; or fires an operation and ends at once, so that something else can fall inside it.",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"await": {
					"description": "Ends when each instance of the workload has ended or its `timeout` ran out; or when the operation that was started has ended.",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"stop": {
					"description": "Ends a workload on purpose, which is not its failure.",
					"$ref": "#/$defs/name",
					"examples": ["prober"]
				},
				"revert": {
					"description": "Undoes the last firing of an operation and reads it back.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				},
				"wait": {
					"description": "Ends when a condition is met, or at its timeout.",
					"$ref": "#/$defs/wait",
					"examples": [{
						"workload": "counter",
						"state": "Running",
						"timeout": "2m"
					}]
				},
				"inventory": {
					"description": "Takes the adapter's inventory at this point, under a name that an `inventory` check uses.",
					"$ref": "#/$defs/name",
					"examples": ["before-restart"]
				}
			}
		},
		"repeat": {
			"title": "Repeat",
			"type": "object",
			"additionalProperties": false,
			"required": ["do"],
			"properties": {
				"times": {
					"description": "Number of rounds.",
					"type": "integer",
					"minimum": 1,
					"maximum": 1e4,
					"examples": [20]
				},
				"for": {
					"description": "No further round starts after this time.",
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				},
				"until": {
					"description": "No further round starts once this condition holds.",
					"$ref": "#/$defs/condition-of-repeat",
					"examples": [{
						"workload": "counter",
						"state": "Succeeded"
					}]
				},
				"while": {
					"description": "No further round starts once each instance of this workload has ended.",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"do": {
					"description": "The steps of one round.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" },
					"examples": [["crash-gateway"]]
				}
			},
			"$comment": "exactly one of times, for, until, while",
			"oneOf": [
				{ "required": ["times"] },
				{ "required": ["for"] },
				{ "required": ["until"] },
				{ "required": ["while"] }
			]
		},
		"instance-state": {
			"title": "InstanceState",
			"enum": [
				"Created",
				"Pending",
				"Running",
				"Unknown",
				"Succeeded",
				"Failed"
			]
		},
		"component-state": {
			"title": "ComponentState",
			"enum": [
				"down",
				"up",
				"ready"
			]
		},
		"labels": {
			"title": "Labels",
			"type": "object",
			"maxProperties": 20,
			"additionalProperties": {
				"type": "string",
				"maxLength": 500
			}
		},
		"wait": {
			"title": "Wait",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"workload": {
					"description": "Instances of this workload ...",
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"state": {
					"description": "... are in this state; or the component is (`down`, `up`, `ready`).",
					"enum": [
						"Created",
						"Pending",
						"Running",
						"Succeeded",
						"Failed",
						"down",
						"up",
						"ready"
					],
					"examples": ["Running"]
				},
				"raw": {
					"description": "... or in this phase, as the system itself calls it.",
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"examples": ["Restarting"]
				},
				"count": {
					"description": "At least this many of the instances. Default all.",
					"type": "integer",
					"minimum": 1,
					"maximum": 1e3,
					"examples": [2]
				},
				"component": {
					"description": "A component that the adapter declares.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"metric": {
					"description": "Name of a metric; give one bound.",
					"$ref": "#/$defs/metric-name",
					"examples": ["requests_total"]
				},
				"source": {
					"description": "Which of the adapter's `metrics` it is read from. Default the first.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"labels": {
					"description": "Labels that the series must carry; matching series are added up.",
					"$ref": "#/$defs/labels",
					"examples": [{ "code": "0" }]
				},
				"equals": {
					"description": "The metric's value is this.",
					"type": "number",
					"examples": [3]
				},
				"at-least": {
					"description": "The metric's value is this or more.",
					"type": "number",
					"examples": [1]
				},
				"at-most": {
					"description": "The metric's value is this or less.",
					"type": "number",
					"examples": [0]
				},
				"log": {
					"description": "A line of this component's log, or of any instance of this workload, ...",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"matches": {
					"description": "... matches this pattern (JavaScript regular expression).",
					"$ref": "#/$defs/pattern",
					"examples": ["^ready"]
				},
				"event": {
					"description": "An event of this type is recorded.",
					"$ref": "#/$defs/event-type",
					"examples": ["fault.effective"]
				},
				"of": {
					"description": "The event concerns this workload, instance, operation or component.",
					"$ref": "#/$defs/subject",
					"examples": ["crash-gateway"]
				},
				"signal": {
					"description": "A signal that the adapter declares: a span that tells it has ended.",
					"$ref": "#/$defs/name",
					"examples": ["sweep"]
				},
				"since": {
					"description": "Count occurrences since this earlier operation or workload started, instead of since the preceding step.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				},
				"timeout": {
					"description": "Default 60s.",
					"$ref": "#/$defs/duration",
					"examples": ["2m"]
				},
				"on-timeout": {
					"description": "`error` (default) breaks the run; `continue` leaves the claim to a check.",
					"enum": ["error", "continue"],
					"examples": ["continue"]
				}
			},
			"allOf": [
				{
					"if": { "required": ["workload"] },
					"then": {
						"properties": {
							"state": { "enum": [
								"Created",
								"Pending",
								"Running",
								"Succeeded",
								"Failed"
							] },
							"component": false,
							"metric": false,
							"log": false,
							"event": false,
							"signal": false
						},
						"$ref": "#/$defs/one-state"
					}
				},
				{
					"if": { "required": ["component"] },
					"then": {
						"required": ["state"],
						"properties": {
							"state": { "$ref": "#/$defs/component-state" },
							"count": false,
							"metric": false,
							"log": false,
							"event": false,
							"signal": false,
							"raw": false
						}
					}
				},
				{
					"if": { "required": ["metric"] },
					"then": {
						"properties": {
							"state": false,
							"count": false,
							"log": false,
							"event": false,
							"signal": false,
							"raw": false
						},
						"$ref": "#/$defs/one-bound"
					},
					"else": { "properties": {
						"source": false,
						"labels": false,
						"equals": false,
						"at-least": false,
						"at-most": false
					} }
				},
				{
					"if": { "required": ["log"] },
					"then": {
						"required": ["matches"],
						"properties": {
							"state": false,
							"count": false,
							"event": false,
							"signal": false,
							"raw": false
						}
					},
					"else": { "properties": { "matches": false } }
				},
				{
					"if": { "required": ["event"] },
					"then": { "properties": {
						"state": false,
						"count": false,
						"signal": false,
						"raw": false
					} },
					"else": { "properties": { "of": false } }
				},
				{
					"if": { "required": ["signal"] },
					"then": { "properties": {
						"state": false,
						"count": false,
						"raw": false
					} }
				},
				{
					"if": { "not": { "anyOf": [
						{ "required": ["log"] },
						{ "required": ["event"] },
						{ "required": ["signal"] }
					] } },
					"then": { "properties": { "since": false } }
				},
				{
					"if": { "not": { "anyOf": [
						{ "required": ["component"] },
						{ "required": ["metric"] },
						{ "required": ["log"] },
						{ "required": ["event"] },
						{ "required": ["signal"] }
					] } },
					"then": { "required": ["workload"] }
				}
			]
		},
		"one-bound": {
			"$comment": "exactly one of equals, at-least, at-most",
			"oneOf": [
				{ "required": ["equals"] },
				{ "required": ["at-least"] },
				{ "required": ["at-most"] }
			]
		},
		"metric-name": {
			"type": "string",
			"pattern": "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$",
			"$comment": "a Prometheus metric name"
		},
		"pattern": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		},
		"subject": {
			"type": "string",
			"pattern": "^[a-z][a-z0-9-]{0,45}$",
			"$comment": "the name of a workload, instance, operation or component"
		},
		"event-type": {
			"title": "ReferableEventType",
			"enum": [
				"system.booted",
				"component.state",
				"instance.state",
				"instance.revived",
				"instance.collected",
				"instance.deleted",
				"await.timed-out",
				"wait.timed-out",
				"fault.requested",
				"fault.effective",
				"fault.failed",
				"fault.ended-early",
				"revert.requested",
				"revert.ended",
				"operation.started",
				"operation.ended",
				"instance.stopped",
				"inventory.taken"
			]
		},
		"event-reference": {
			"title": "EventReference",
			"type": "object",
			"additionalProperties": false,
			"required": ["event"],
			"properties": {
				"event": {
					"description": "Type of the event; its first occurrence counts.",
					"$ref": "#/$defs/event-type",
					"examples": ["fault.effective"]
				},
				"of": {
					"description": "The workload, instance, operation or component that it concerns.",
					"$ref": "#/$defs/subject",
					"examples": ["crash-gateway"]
				}
			}
		},
		"workload-check": {
			"title": "WorkloadCheck",
			"type": "object",
			"required": ["name", "kind"],
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/$defs/exit-code-check" },
				{ "$ref": "#/$defs/instance-state-check" },
				{ "$ref": "#/$defs/output-check" },
				{ "$ref": "#/$defs/instance-log-check" },
				{ "$ref": "#/$defs/operation-check" }
			]
		},
		"run-check": {
			"title": "RunCheck",
			"type": "object",
			"required": ["name", "kind"],
			"discriminator": { "propertyName": "kind" },
			"oneOf": [
				{ "$ref": "#/$defs/component-state-check" },
				{ "$ref": "#/$defs/log-check" },
				{ "$ref": "#/$defs/metric-check" },
				{ "$ref": "#/$defs/event-check" },
				{ "$ref": "#/$defs/duration-check" },
				{ "$ref": "#/$defs/operation-check" },
				{ "$ref": "#/$defs/inventory-check" }
			]
		},
		"condition": {
			"title": "Condition",
			"type": "object",
			"required": ["name", "kind"],
			"discriminator": { "propertyName": "kind" },
			"oneOf": [{ "$ref": "#/$defs/state-condition" }, { "$ref": "#/$defs/metric-condition" }]
		},
		"exit-code-check": {
			"title": "ExitCodeCheck",
			"description": "The exit code that the system recorded for the instance. An instance without one fails.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"equals"
			],
			"properties": {
				"name": {
					"description": "Name of the check; expectations refer to it.",
					"$ref": "#/$defs/name",
					"examples": ["exited-ok"]
				},
				"kind": { "const": "exit-code" },
				"equals": {
					"description": "The exit code.",
					"type": "integer",
					"minimum": 0,
					"maximum": 255,
					"examples": [0]
				}
			}
		},
		"instance-state-check": {
			"title": "InstanceStateCheck",
			"description": "The states, raw phases or reasons that the instance was seen in. `equals` is the last one, or the one `at` an event; give exactly one of `equals`, `ever`, `never`.",
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "kind"],
			"minProperties": 3,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["ready-again"]
				},
				"kind": { "const": "state" },
				"of": {
					"description": "What is compared: the `state` (default), the `raw` phase as the system calls it, or the `reason`.",
					"enum": [
						"state",
						"raw",
						"reason"
					],
					"examples": ["raw"]
				},
				"equals": {
					"description": "The last state, or with `at` the state then.",
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"examples": ["Succeeded"]
				},
				"ever": {
					"description": "Seen at least once.",
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"examples": ["Running"]
				},
				"never": {
					"description": "Not seen once.",
					"type": "string",
					"minLength": 1,
					"maxLength": 200,
					"examples": ["Failed"]
				},
				"at": {
					"description": "With `equals`: the state when this event was recorded.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "fault.effective",
						"of": "pause"
					}]
				}
			},
			"dependentSchemas": {
				"equals": { "properties": {
					"ever": false,
					"never": false
				} },
				"ever": { "properties": { "never": false } },
				"at": { "required": ["equals"] }
			},
			"if": {
				"properties": { "of": { "enum": ["raw", "reason"] } },
				"required": ["of"]
			},
			"else": { "properties": {
				"equals": { "$ref": "#/$defs/instance-state" },
				"ever": { "$ref": "#/$defs/instance-state" },
				"never": { "$ref": "#/$defs/instance-state" }
			} }
		},
		"component-state-check": {
			"title": "ComponentStateCheck",
			"description": "The states of a component: `down` no process, `up` a process, `ready` the ready hook says 0. Give exactly one of `equals`, `ever`, `never`.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"component"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["gateway-was-down"]
				},
				"kind": { "const": "state" },
				"component": {
					"description": "A component that the adapter declares.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"equals": {
					"description": "The last state before the system was shut down, or with `at` the state then.",
					"$ref": "#/$defs/component-state",
					"examples": ["ready"]
				},
				"ever": {
					"description": "Seen at least once.",
					"$ref": "#/$defs/component-state",
					"examples": ["down"]
				},
				"never": {
					"description": "Not seen once.",
					"$ref": "#/$defs/component-state",
					"examples": ["down"]
				},
				"at": {
					"description": "With `equals`: the state when this event was recorded.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "revert.ended",
						"of": "crash-gateway"
					}]
				}
			},
			"dependentSchemas": {
				"equals": { "properties": {
					"ever": false,
					"never": false
				} },
				"ever": { "properties": { "never": false } },
				"at": { "required": ["equals"] }
			}
		},
		"output-check": {
			"title": "OutputCheck",
			"description": "A file that the instance wrote under `$CHAOS_OUTPUT`. All claims given must hold.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"file"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["no-tick-lost"]
				},
				"kind": { "const": "output" },
				"file": {
					"description": "Path of the file under `$CHAOS_OUTPUT`.",
					"$ref": "#/$defs/file",
					"examples": ["journal"]
				},
				"exists": {
					"description": "The file exists, or does not.",
					"type": "boolean",
					"examples": [true]
				},
				"equals": {
					"description": "The content is this text; one trailing line break is ignored.",
					"type": "string",
					"maxLength": 65536,
					"examples": ["hello"]
				},
				"matches": {
					"description": "Some line matches this pattern (JavaScript regular expression).",
					"$ref": "#/$defs/pattern",
					"examples": ["^allowed"]
				},
				"lines": {
					"description": "Number of lines.",
					"type": "integer",
					"minimum": 0,
					"examples": [60]
				},
				"consecutive-from": {
					"description": "The lines are whole numbers, each one more than the line before, beginning with this one.",
					"type": "integer",
					"examples": [1]
				}
			}
		},
		"instance-log-check": {
			"title": "InstanceLogCheck",
			"description": "Lines of the instance's sandbox log.",
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "kind"],
			"minProperties": 3,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["said-hello"]
				},
				"kind": { "const": "log" },
				"contains": {
					"description": "Some line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["hello"]
				},
				"absent": {
					"description": "No line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["panic"]
				},
				"count": {
					"description": "How many lines contain a text.",
					"$ref": "#/$defs/log-count",
					"examples": [{
						"text": "retry",
						"at-most": 3
					}]
				},
				"during": {
					"description": "Only lines written between this operation's request and its confirmed effect.",
					"$ref": "#/$defs/name",
					"examples": ["crash-gateway"]
				}
			},
			"$ref": "#/$defs/one-log-claim"
		},
		"log-check": {
			"title": "LogCheck",
			"description": "Lines of a component's log, or of the sandbox log of each instance of a workload.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"log"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["stops-gracefully"]
				},
				"kind": { "const": "log" },
				"log": {
					"description": "A component or a workload.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"contains": {
					"description": "Some line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["stopping"]
				},
				"absent": {
					"description": "No line contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["panicked"]
				},
				"count": {
					"description": "How many lines contain a text.",
					"$ref": "#/$defs/log-count",
					"examples": [{
						"text": "restarted",
						"equals": 1
					}]
				},
				"during": {
					"description": "Only lines written between this operation's request and its confirmed effect.",
					"$ref": "#/$defs/name",
					"examples": ["restart-gateway"]
				}
			},
			"$ref": "#/$defs/one-log-claim"
		},
		"one-log-claim": {
			"$comment": "exactly one of contains, absent, count",
			"oneOf": [
				{ "required": ["contains"] },
				{ "required": ["absent"] },
				{ "required": ["count"] }
			]
		},
		"text": {
			"type": "string",
			"minLength": 1,
			"maxLength": 500
		},
		"log-count": {
			"title": "LogCount",
			"type": "object",
			"additionalProperties": false,
			"required": ["text"],
			"properties": {
				"text": {
					"$ref": "#/$defs/text",
					"examples": ["retry"]
				},
				"equals": {
					"type": "integer",
					"minimum": 0,
					"examples": [1]
				},
				"at-least": {
					"type": "integer",
					"minimum": 0,
					"examples": [1]
				},
				"at-most": {
					"type": "integer",
					"minimum": 0,
					"examples": [3]
				}
			},
			"$ref": "#/$defs/one-bound"
		},
		"metric-check": {
			"title": "MetricCheck",
			"description": "A metric over the whole run. Series with all the given labels are added up; a counter that restarts from zero goes on counting.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"metric"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["no-server-errors"]
				},
				"kind": { "const": "metric" },
				"metric": {
					"description": "Name of the metric.",
					"$ref": "#/$defs/metric-name",
					"examples": ["requests_total"]
				},
				"source": {
					"description": "Which of the adapter's `metrics`. Default the first.",
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"labels": {
					"$ref": "#/$defs/labels",
					"examples": [{ "code": "13" }]
				},
				"of": {
					"description": "The last value (default), the increase over the run, or the greatest value.",
					"enum": [
						"value",
						"delta",
						"max"
					],
					"examples": ["delta"]
				},
				"equals": {
					"type": "number",
					"examples": [0]
				},
				"at-least": {
					"type": "number",
					"examples": [1]
				},
				"at-most": {
					"type": "number",
					"examples": [0]
				}
			},
			"$ref": "#/$defs/one-bound"
		},
		"event-check": {
			"title": "EventCheck",
			"description": "An event of the timeline: whether it occurred, its order, or its distance from another.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"event"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["never-revived"]
				},
				"kind": { "const": "event" },
				"event": {
					"description": "Type of the event.",
					"$ref": "#/$defs/event-type",
					"examples": ["instance.revived"]
				},
				"of": {
					"description": "The workload, instance, operation or component that it concerns.",
					"$ref": "#/$defs/subject",
					"examples": ["counter-0"]
				},
				"occurs": {
					"description": "Whether it must occur (default) or must not.",
					"type": "boolean",
					"examples": [false]
				},
				"after": {
					"description": "The first such event comes after the first of these.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "fault.effective",
						"of": "crash-gateway"
					}]
				},
				"before": {
					"description": "The first such event comes before the first of these.",
					"$ref": "#/$defs/event-reference",
					"examples": [{
						"event": "revert.ended",
						"of": "crash-gateway"
					}]
				},
				"within": {
					"description": "With `after` or `before`: at most this long between the two.",
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				}
			},
			"dependentSchemas": { "after": { "properties": { "before": false } } },
			"if": { "required": ["within"] },
			"then": { "anyOf": [{ "required": ["after"] }, { "required": ["before"] }] }
		},
		"duration-check": {
			"title": "DurationCheck",
			"description": "How long something took: the flow, the recovery (from the last revert until the steady state held), a fault or operation (its longest firing), a workload (its longest instance, Created to its end).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"of"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["restart-is-quick"]
				},
				"kind": { "const": "duration" },
				"of": {
					"description": "`flow`, `recovery`, or the name of an operation or workload.",
					"$ref": "#/$defs/name",
					"examples": ["restart-gateway"]
				},
				"part": {
					"description": "Of a fault: from request to effect (`effect`, default for momentary faults), from the revert's request until it was read back (`revert`), or from effect to the end of the revert (`hold`). Default: all of it.",
					"enum": [
						"effect",
						"hold",
						"revert"
					],
					"examples": ["revert"]
				},
				"at-least": {
					"$ref": "#/$defs/duration",
					"examples": ["1s"]
				},
				"at-most": {
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				}
			}
		},
		"state-condition": {
			"title": "StateCondition",
			"description": "The present state of a component, or of every instance of a workload.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"equals"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["gateway-ready"]
				},
				"kind": { "const": "state" },
				"component": {
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"workload": {
					"$ref": "#/$defs/name",
					"examples": ["counter"]
				},
				"equals": {
					"enum": [
						"Created",
						"Pending",
						"Running",
						"Unknown",
						"Succeeded",
						"Failed",
						"down",
						"up",
						"ready"
					],
					"examples": ["ready"]
				}
			},
			"if": { "required": ["workload"] },
			"then": { "properties": {
				"component": false,
				"equals": { "$ref": "#/$defs/instance-state" }
			} },
			"else": {
				"required": ["component"],
				"properties": { "equals": { "$ref": "#/$defs/component-state" } }
			}
		},
		"metric-condition": {
			"title": "MetricCondition",
			"description": "The latest value of a metric.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"metric"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["sessions-connected"]
				},
				"kind": { "const": "metric" },
				"metric": {
					"$ref": "#/$defs/metric-name",
					"examples": ["sessions"]
				},
				"source": {
					"$ref": "#/$defs/name",
					"examples": ["gateway"]
				},
				"labels": {
					"$ref": "#/$defs/labels",
					"examples": [{ "state": "connected" }]
				},
				"equals": {
					"type": "number",
					"examples": [3]
				},
				"at-least": {
					"type": "number",
					"examples": [1]
				},
				"at-most": {
					"type": "number",
					"examples": [3]
				}
			},
			"$ref": "#/$defs/one-bound"
		},
		"expectation": {
			"title": "Expectation",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issue",
				"reason",
				"checks"
			],
			"properties": {
				"issue": {
					"description": "The issue that says so.",
					"type": "string",
					"pattern": "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$",
					"$comment": "owner/repository#number",
					"examples": ["NVIDIA/OpenShell#4910"]
				},
				"reason": {
					"description": "Why it fails, in one sentence.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["The restarted gateway removes running supervisors."]
				},
				"checks": {
					"description": "Checks that may fail. Empty: the issue is fixed and the experiment guards the fix.",
					"type": "array",
					"maxItems": 50,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"pattern": "^[a-z][a-z0-9-]{0,39}(@(before|after))?$",
						"$comment": "the name of a check"
					},
					"examples": [["exited-ok"]]
				},
				"instances": {
					"description": "Only these instances may fail: names, or the targets of an operation.",
					"$comment": "a list of instance names, or {targets-of: OPERATION}",
					"anyOf": [{
						"type": "array",
						"minItems": 1,
						"maxItems": 1e3,
						"uniqueItems": true,
						"items": {
							"type": "string",
							"pattern": "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
							"$comment": "a workload's name, a dash and an index"
						}
					}, {
						"type": "object",
						"additionalProperties": false,
						"required": ["targets-of"],
						"properties": { "targets-of": {
							"$ref": "#/$defs/name",
							"examples": ["kill-supervisors"]
						} }
					}],
					"examples": [{ "targets-of": "kill-supervisors" }]
				},
				"message": {
					"description": "Only failures whose actual value matches this pattern (JavaScript regular expression).",
					"$ref": "#/$defs/pattern",
					"examples": ["none recorded"]
				},
				"flaky": {
					"description": "The failure does not show in every run: `true`, or how often it was seen.",
					"$comment": "true, or {hits: N, runs: N}",
					"anyOf": [{ "const": true }, {
						"type": "object",
						"additionalProperties": false,
						"required": ["hits", "runs"],
						"properties": {
							"hits": {
								"type": "integer",
								"minimum": 0,
								"examples": [2]
							},
							"runs": {
								"type": "integer",
								"minimum": 1,
								"examples": [8]
							}
						}
					}],
					"examples": [true]
				},
				"adapters": {
					"description": "Only with these adapters.",
					"type": "array",
					"minItems": 1,
					"maxItems": 20,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/id" },
					"examples": [["openshell-docker"]]
				},
				"systems": {
					"description": "Only with these systems.",
					"type": "array",
					"minItems": 1,
					"maxItems": 20,
					"items": { "$ref": "#/$defs/system-range" },
					"examples": [[{
						"name": "openshell",
						"version": ">=0.1.0"
					}]]
				},
				"since": {
					"description": "Day from which runs count, after a change that touched the failure.",
					"type": "string",
					"pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
					"$comment": "a day such as 2026-11-01",
					"examples": ["2026-11-01"]
				}
			}
		},
		"variable-names": {
			"title": "VariableNames",
			"type": "array",
			"maxItems": 50,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"pattern": "^[A-Za-z_][A-Za-z0-9_]*$",
				"$comment": "the name of an environment variable"
			}
		},
		"requires": {
			"title": "Requires",
			"type": "object",
			"additionalProperties": false,
			"minProperties": 1,
			"properties": {
				"settings": {
					"description": "Settings that the system is booted with; the adapter must name each among its `settings`.",
					"type": "object",
					"minProperties": 1,
					"maxProperties": 50,
					"propertyNames": { "$ref": "#/$defs/name" },
					"additionalProperties": { "$ref": "#/$defs/parameter-value" },
					"examples": [{ "reconcile-interval": "3s" }]
				},
				"system": {
					"description": "Systems that will do; one of these must match.",
					"type": "array",
					"minItems": 1,
					"maxItems": 20,
					"items": { "$ref": "#/$defs/system-range" },
					"examples": [[{
						"name": "openshell",
						"version": ">=0.1.0"
					}]]
				}
			}
		},
		"system-range": {
			"title": "SystemRange",
			"type": "object",
			"additionalProperties": false,
			"required": ["name"],
			"properties": {
				"name": {
					"description": "Name that the system gives at boot.",
					"type": "string",
					"minLength": 1,
					"maxLength": 100,
					"examples": ["openshell"]
				},
				"version": {
					"description": "Bounds on its version, all of which must hold.",
					"type": "string",
					"pattern": "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$",
					"$comment": "bounds such as `>=0.1.0 <0.2.0`",
					"examples": [">=0.1.0 <0.2.0"]
				}
			}
		},
		"hold": {
			"title": "Hold",
			"type": "object",
			"additionalProperties": false,
			"required": ["fault", "do"],
			"properties": {
				"fault": {
					"description": "An operation that is a held fault.",
					"$ref": "#/$defs/name",
					"examples": ["cut-gateway"]
				},
				"do": {
					"description": "The steps during which it is held.",
					"type": "array",
					"minItems": 1,
					"maxItems": 1e3,
					"items": { "$ref": "#/$defs/step" },
					"examples": [[{ "delay": "5s" }]]
				}
			}
		},
		"condition-of-repeat": {
			"title": "RepeatCondition",
			"description": "What a wait can be for, without its timeouts; looked at after each round.",
			"type": "object",
			"properties": {
				"timeout": false,
				"on-timeout": false,
				"since": false
			},
			"$ref": "#/$defs/wait"
		},
		"one-state": {
			"$comment": "exactly one of state, raw",
			"oneOf": [{ "required": ["state"] }, { "required": ["raw"] }]
		},
		"operation-check": {
			"title": "OperationCheck",
			"description": "What an operation that is no fault came to: every target and every firing of it is evidence. In a workload's checks one outcome for each instance over all firings on it. All claims given must hold for each.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"operation"
			],
			"minProperties": 4,
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["starts-every-time"]
				},
				"kind": { "const": "operation" },
				"operation": {
					"description": "Name of the operation.",
					"$ref": "#/$defs/name",
					"examples": ["start-all"]
				},
				"exit-code": {
					"description": "Its exit code; 0 also says that its verify hook, where it has one, saw the effect.",
					"type": "integer",
					"minimum": 0,
					"maximum": 255,
					"examples": [0]
				},
				"contains": {
					"description": "Some line of its output contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["started"]
				},
				"absent": {
					"description": "No line of its output contains this text.",
					"$ref": "#/$defs/text",
					"examples": ["error"]
				},
				"at-least": {
					"description": "It took this long or longer.",
					"$ref": "#/$defs/duration",
					"examples": ["1s"]
				},
				"at-most": {
					"description": "It took no longer than this.",
					"$ref": "#/$defs/duration",
					"examples": ["30s"]
				}
			}
		},
		"inventory-check": {
			"title": "InventoryCheck",
			"description": "What the adapter's inventory listed. Give exactly one of `nothing-left`, `one-per-instance`.",
			"type": "object",
			"additionalProperties": false,
			"required": ["name", "kind"],
			"properties": {
				"name": {
					"$ref": "#/$defs/name",
					"examples": ["nothing-left"]
				},
				"kind": { "const": "inventory" },
				"at": {
					"description": "The `inventory` step whose list is meant. Default: the list taken at the end, after the instances were deleted.",
					"$ref": "#/$defs/name",
					"examples": ["before-restart"]
				},
				"of": {
					"description": "Only things of this kind.",
					"type": "string",
					"minLength": 1,
					"maxLength": 60,
					"examples": ["container"]
				},
				"role": {
					"description": "Only things of this role.",
					"$ref": "#/$defs/name",
					"examples": ["supervisor"]
				},
				"nothing-left": {
					"description": "Nothing is listed.",
					"const": true,
					"examples": [true]
				},
				"one-per-instance": {
					"description": "Exactly one is listed for each instance of this workload that exists then.",
					"$ref": "#/$defs/name",
					"examples": ["sandbox"]
				}
			},
			"oneOf": [{ "required": ["nothing-left"] }, { "required": ["one-per-instance"] }]
		}
	}
};
// src/schema/json-values.ts
function countCharacters(text) {
	let count = text.length;
	for (let index = 1; index < text.length; index += 1) if (isBetween(text.charCodeAt(index), 56320, 57343) && isBetween(text.charCodeAt(index - 1), 55296, 56319)) count -= 1;
	return count;
}
function areEqual(left, right) {
	if (left === right) return true;
	if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
	if (Array.isArray(left) !== Array.isArray(right)) return false;
	const [entries, others] = [Object.entries(left), new Map(Object.entries(right))];
	return entries.length === others.size && entries.every(([key, value]) => others.has(key) && areEqual(value, others.get(key)));
}
function isBetween(code, from, to) {
	return code >= from && code <= to;
}
// src/schema/generated/manifest-validators.mjs
const schema0 = experiment_schema_default;
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const func4 = areEqual;
const schema1 = experiment_schema_default["$defs"]["id"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern0.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" },
				schema: "^[a-z0-9][a-z0-9-]{0,63}$",
				parentSchema: schema1,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema1.type,
			parentSchema: schema1,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate1.errors = vErrors;
	return errors === 0;
}
const schema2 = experiment_schema_default["$defs"]["parameter-name"];
const pattern1 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (data.length > 40 && func1(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				schema: 40,
				parentSchema: schema2,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (!pattern1.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9-]*$" },
				schema: "^[a-z][a-z0-9-]*$",
				parentSchema: schema2,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema2.type,
			parentSchema: schema2,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate5.errors = vErrors;
	return errors === 0;
}
const schema3 = experiment_schema_default["$defs"]["parameter-value"];
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema3.type },
			schema: schema3.type,
			parentSchema: schema3,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (data.length > 4096 && func1(data) > 4096) {
			const err1 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4096 },
				schema: 4096,
				parentSchema: schema3,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	}
	validate7.errors = vErrors;
	return errors === 0;
}
const schema4 = experiment_schema_default["$defs"]["duration"];
const pattern2 = new RegExp("^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$", "u");
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern2.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$" },
				schema: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",
				parentSchema: schema4,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema4.type,
			parentSchema: schema4,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate9.errors = vErrors;
	return errors === 0;
}
const schema5 = experiment_schema_default["$defs"]["requires"];
const schema6 = experiment_schema_default["$defs"]["name"];
const pattern3 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
				schema: "^[a-z][a-z0-9-]{0,39}$",
				parentSchema: schema6,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema6.type,
			parentSchema: schema6,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate13.errors = vErrors;
	return errors === 0;
}
const schema7 = experiment_schema_default["$defs"]["system-range"];
const pattern4 = new RegExp("^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema7.required,
				parentSchema: schema7,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "version")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema7,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (data0.length > 100 && func1(data0) > 100) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema7.properties.name,
						data: data0
					};
					(vErrors ??= []).push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema7.properties.name,
						data: data0
					};
					(vErrors ??= []).push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema7.properties.name.type,
					parentSchema: schema7.properties.name,
					data: data0
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/pattern",
						keyword: "pattern",
						params: { pattern: "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$" },
						schema: "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$",
						parentSchema: schema7.properties.version,
						data: data1
					};
					(vErrors ??= []).push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema7.properties.version.type,
					parentSchema: schema7.properties.version,
					data: data1
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema7.type,
			parentSchema: schema7,
			data
		};
		(vErrors ??= []).push(err7);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema5,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "settings" || key0 === "system")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema5,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.settings !== void 0) {
			let data0 = data.settings;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (Object.keys(data0).length > 50) {
					const err2 = {
						instancePath: instancePath + "/settings",
						schemaPath: "#/properties/settings/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema5.properties.settings,
						data: data0
					};
					(vErrors ??= []).push(err2);
					errors++;
				}
				if (Object.keys(data0).length < 1) {
					const err3 = {
						instancePath: instancePath + "/settings",
						schemaPath: "#/properties/settings/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema5.properties.settings,
						data: data0
					};
					(vErrors ??= []).push(err3);
					errors++;
				}
				for (const key1 in data0) {
					const _errs4 = errors;
					if (!validate13(key1, {
						instancePath: instancePath + "/settings",
						parentData: data0,
						parentDataProperty: "settings",
						rootData
					})) {
						vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
						errors = vErrors.length;
					}
					if (!(_errs4 === errors)) {
						const err4 = {
							instancePath: instancePath + "/settings",
							schemaPath: "#/properties/settings/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							schema: schema5.properties.settings.propertyNames,
							parentSchema: schema5.properties.settings,
							data: data0
						};
						(vErrors ??= []).push(err4);
						errors++;
					}
				}
				for (const key2 in data0) if (!validate7(data0[key2], {
					instancePath: instancePath + "/settings/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data0,
					parentDataProperty: key2,
					rootData
				})) {
					vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/settings",
					schemaPath: "#/properties/settings/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema5.properties.settings.type,
					parentSchema: schema5.properties.settings,
					data: data0
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.system !== void 0) {
			let data2 = data.system;
			if (Array.isArray(data2)) {
				if (data2.length > 20) {
					const err6 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema5.properties.system,
						data: data2
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
				if (data2.length < 1) {
					const err7 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema5.properties.system,
						data: data2
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate16(data2[i0], {
					instancePath: instancePath + "/system/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/system",
					schemaPath: "#/properties/system/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema5.properties.system.type,
					parentSchema: schema5.properties.system,
					data: data2
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema5.type,
			parentSchema: schema5,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
const schema8 = experiment_schema_default["$defs"]["workload"];
const schema9 = experiment_schema_default["$defs"]["file"];
const pattern6 = new RegExp("^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (data.length > 200 && func1(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 },
				schema: 200,
				parentSchema: schema9,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema9,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$" },
				schema: "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$",
				parentSchema: schema9,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema9.type,
			parentSchema: schema9,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const schema10 = experiment_schema_default["$defs"]["workload-check"];
const schema11 = experiment_schema_default["$defs"]["exit-code-check"];
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.equals === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "equals" },
				schema: schema11.required,
				parentSchema: schema11,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "equals")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema11,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("exit-code" !== data1) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "exit-code" },
					schema: "exit-code",
					parentSchema: schema11.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.equals !== void 0) {
			let data2 = data.equals;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err5 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema11.properties.equals.type,
					parentSchema: schema11.properties.equals,
					data: data2
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 255 || isNaN(data2)) {
					const err6 = {
						instancePath: instancePath + "/equals",
						schemaPath: "#/properties/equals/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 255
						},
						schema: 255,
						parentSchema: schema11.properties.equals,
						data: data2
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
				if (data2 < 0 || isNaN(data2)) {
					const err7 = {
						instancePath: instancePath + "/equals",
						schemaPath: "#/properties/equals/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						schema: 0,
						parentSchema: schema11.properties.equals,
						data: data2
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema11.type,
			parentSchema: schema11,
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const schema12 = experiment_schema_default["$defs"]["instance-state-check"];
const schema13 = experiment_schema_default["$defs"]["instance-state"];
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "Created" || data === "Pending" || data === "Running" || data === "Unknown" || data === "Succeeded" || data === "Failed")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema13.enum },
			schema: schema13.enum,
			parentSchema: schema13,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const schema14 = experiment_schema_default["$defs"]["event-reference"];
const schema15 = experiment_schema_default["$defs"]["event-type"];
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "system.booted" || data === "component.state" || data === "instance.state" || data === "instance.revived" || data === "instance.collected" || data === "instance.deleted" || data === "await.timed-out" || data === "wait.timed-out" || data === "fault.requested" || data === "fault.effective" || data === "fault.failed" || data === "fault.ended-early" || data === "revert.requested" || data === "revert.ended" || data === "operation.started" || data === "operation.ended" || data === "instance.stopped" || data === "inventory.taken")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema15.enum },
			schema: schema15.enum,
			parentSchema: schema15,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const schema16 = experiment_schema_default["$defs"]["subject"];
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,45}$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern7.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9-]{0,45}$" },
				schema: "^[a-z][a-z0-9-]{0,45}$",
				parentSchema: schema16,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema16.type,
			parentSchema: schema16,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.event === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "event" },
				schema: schema14.required,
				parentSchema: schema14,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "event" || key0 === "of")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema14,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.event !== void 0) {
			if (!validate34(data.event, {
				instancePath: instancePath + "/event",
				parentData: data,
				parentDataProperty: "event",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			if (!validate36(data.of, {
				instancePath: instancePath + "/of",
				parentData: data,
				parentDataProperty: "of",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema14.type,
			parentSchema: schema14,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.of === void 0 && "of") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.of !== void 0) {
			let data0 = data.of;
			if (!(data0 === "raw" || data0 === "reason")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	if (!_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.equals !== void 0) {
				if (!validate28(data.equals, {
					instancePath: instancePath + "/equals",
					parentData: data,
					parentDataProperty: "equals",
					rootData
				})) {
					vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
					errors = vErrors.length;
				}
			}
			if (data.ever !== void 0) {
				if (!validate28(data.ever, {
					instancePath: instancePath + "/ever",
					parentData: data,
					parentDataProperty: "ever",
					rootData
				})) {
					vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
					errors = vErrors.length;
				}
			}
			if (data.never !== void 0) {
				if (!validate28(data.never, {
					instancePath: instancePath + "/never",
					parentData: data,
					parentDataProperty: "never",
					rootData
				})) {
					vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
					errors = vErrors.length;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
	}
	if (!valid0) {
		const err2 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: "else" },
			schema: schema12.if,
			parentSchema: schema12,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 3) {
			const err3 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 3 },
				schema: 3,
				parentSchema: schema12,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.name === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema12.required,
				parentSchema: schema12,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.kind === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema12.required,
				parentSchema: schema12,
				data
			};
			(vErrors ??= []).push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "of" || key0 === "equals" || key0 === "ever" || key0 === "never" || key0 === "at")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema12,
				data
			};
			(vErrors ??= []).push(err6);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data5 = data.kind;
			if ("state" !== data5) {
				const err7 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "state" },
					schema: "state",
					parentSchema: schema12.properties.kind,
					data: data5
				};
				(vErrors ??= []).push(err7);
				errors++;
			}
		}
		if (data.of !== void 0) {
			let data6 = data.of;
			if (!(data6 === "state" || data6 === "raw" || data6 === "reason")) {
				const err8 = {
					instancePath: instancePath + "/of",
					schemaPath: "#/properties/of/enum",
					keyword: "enum",
					params: { allowedValues: schema12.properties.of.enum },
					schema: schema12.properties.of.enum,
					parentSchema: schema12.properties.of,
					data: data6
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.equals !== void 0) {
			let data7 = data.equals;
			if (typeof data7 === "string") {
				if (data7.length > 200 && func1(data7) > 200) {
					const err9 = {
						instancePath: instancePath + "/equals",
						schemaPath: "#/properties/equals/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: schema12.properties.equals,
						data: data7
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
				if (func1(data7) < 1) {
					const err10 = {
						instancePath: instancePath + "/equals",
						schemaPath: "#/properties/equals/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.equals,
						data: data7
					};
					(vErrors ??= []).push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.equals.type,
					parentSchema: schema12.properties.equals,
					data: data7
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
		}
		if (data.ever !== void 0) {
			let data8 = data.ever;
			if (typeof data8 === "string") {
				if (data8.length > 200 && func1(data8) > 200) {
					const err12 = {
						instancePath: instancePath + "/ever",
						schemaPath: "#/properties/ever/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: schema12.properties.ever,
						data: data8
					};
					(vErrors ??= []).push(err12);
					errors++;
				}
				if (func1(data8) < 1) {
					const err13 = {
						instancePath: instancePath + "/ever",
						schemaPath: "#/properties/ever/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.ever,
						data: data8
					};
					(vErrors ??= []).push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/ever",
					schemaPath: "#/properties/ever/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.ever.type,
					parentSchema: schema12.properties.ever,
					data: data8
				};
				(vErrors ??= []).push(err14);
				errors++;
			}
		}
		if (data.never !== void 0) {
			let data9 = data.never;
			if (typeof data9 === "string") {
				if (data9.length > 200 && func1(data9) > 200) {
					const err15 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/properties/never/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: schema12.properties.never,
						data: data9
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				if (func1(data9) < 1) {
					const err16 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/properties/never/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema12.properties.never,
						data: data9
					};
					(vErrors ??= []).push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/never",
					schemaPath: "#/properties/never/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema12.properties.never.type,
					parentSchema: schema12.properties.never,
					data: data9
				};
				(vErrors ??= []).push(err17);
				errors++;
			}
		}
		if (data.at !== void 0) {
			if (!validate33(data.at, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.ever !== void 0) {
					const err18 = {
						instancePath: instancePath + "/ever",
						schemaPath: "#/dependentSchemas/equals/properties/ever/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema12.dependentSchemas.equals.properties.ever,
						data: data.ever
					};
					(vErrors ??= []).push(err18);
					errors++;
				}
				if (data.never !== void 0) {
					const err19 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/dependentSchemas/equals/properties/never/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema12.dependentSchemas.equals.properties.never,
						data: data.never
					};
					(vErrors ??= []).push(err19);
					errors++;
				}
			}
		}
		if (data.ever !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.never !== void 0) {
					const err20 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/dependentSchemas/ever/properties/never/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema12.dependentSchemas.ever.properties.never,
						data: data.never
					};
					(vErrors ??= []).push(err20);
					errors++;
				}
			}
		}
		if (data.at !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.equals === void 0) {
					const err21 = {
						instancePath,
						schemaPath: "#/dependentSchemas/at/required",
						keyword: "required",
						params: { missingProperty: "equals" },
						schema: schema12.dependentSchemas.at.required,
						parentSchema: schema12.dependentSchemas.at,
						data
					};
					(vErrors ??= []).push(err21);
					errors++;
				}
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema12.type,
			parentSchema: schema12,
			data
		};
		(vErrors ??= []).push(err22);
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
const schema17 = experiment_schema_default["$defs"]["output-check"];
const schema18 = experiment_schema_default["$defs"]["pattern"];
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (data.length > 500 && func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				schema: 500,
				parentSchema: schema18,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema18,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema18.type,
			parentSchema: schema18,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 4 },
				schema: 4,
				parentSchema: schema17,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema17.required,
				parentSchema: schema17,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.kind === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema17.required,
				parentSchema: schema17,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.file === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "file" },
				schema: schema17.required,
				parentSchema: schema17,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "file" || key0 === "exists" || key0 === "equals" || key0 === "matches" || key0 === "lines" || key0 === "consecutive-from")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema17,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("output" !== data1) {
				const err5 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "output" },
					schema: "output",
					parentSchema: schema17.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.file !== void 0) {
			if (!validate21(data.file, {
				instancePath: instancePath + "/file",
				parentData: data,
				parentDataProperty: "file",
				rootData
			})) {
				vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
				errors = vErrors.length;
			}
		}
		if (data.exists !== void 0) {
			let data3 = data.exists;
			if (typeof data3 !== "boolean") {
				const err6 = {
					instancePath: instancePath + "/exists",
					schemaPath: "#/properties/exists/type",
					keyword: "type",
					params: { type: "boolean" },
					schema: schema17.properties.exists.type,
					parentSchema: schema17.properties.exists,
					data: data3
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		if (data.equals !== void 0) {
			let data4 = data.equals;
			if (typeof data4 === "string") {
				if (data4.length > 65536 && func1(data4) > 65536) {
					const err7 = {
						instancePath: instancePath + "/equals",
						schemaPath: "#/properties/equals/maxLength",
						keyword: "maxLength",
						params: { limit: 65536 },
						schema: 65536,
						parentSchema: schema17.properties.equals,
						data: data4
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema17.properties.equals.type,
					parentSchema: schema17.properties.equals,
					data: data4
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.matches !== void 0) {
			if (!validate42(data.matches, {
				instancePath: instancePath + "/matches",
				parentData: data,
				parentDataProperty: "matches",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.lines !== void 0) {
			let data6 = data.lines;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err9 = {
					instancePath: instancePath + "/lines",
					schemaPath: "#/properties/lines/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema17.properties.lines.type,
					parentSchema: schema17.properties.lines,
					data: data6
				};
				(vErrors ??= []).push(err9);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err10 = {
						instancePath: instancePath + "/lines",
						schemaPath: "#/properties/lines/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						schema: 0,
						parentSchema: schema17.properties.lines,
						data: data6
					};
					(vErrors ??= []).push(err10);
					errors++;
				}
			}
		}
		if (data["consecutive-from"] !== void 0) {
			let data7 = data["consecutive-from"];
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err11 = {
					instancePath: instancePath + "/consecutive-from",
					schemaPath: "#/properties/consecutive-from/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema17.properties["consecutive-from"].type,
					parentSchema: schema17.properties["consecutive-from"],
					data: data7
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema17.type,
			parentSchema: schema17,
			data
		};
		(vErrors ??= []).push(err12);
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
const schema19 = experiment_schema_default["$defs"]["instance-log-check"];
const schema20 = experiment_schema_default["$defs"]["one-log-claim"];
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.contains === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/required",
				keyword: "required",
				params: { missingProperty: "contains" },
				schema: schema20.oneOf[0].required,
				parentSchema: schema20.oneOf[0],
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.absent === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/1/required",
				keyword: "required",
				params: { missingProperty: "absent" },
				schema: schema20.oneOf[1].required,
				parentSchema: schema20.oneOf[1],
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.count === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/oneOf/2/required",
					keyword: "required",
					params: { missingProperty: "count" },
					schema: schema20.oneOf[2].required,
					parentSchema: schema20.oneOf[2],
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 2];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 2;
		}
	}
	if (!valid0) {
		const err3 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			schema: schema20.oneOf,
			parentSchema: schema20,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate45.errors = vErrors;
	return errors === 0;
}
const schema21 = experiment_schema_default["$defs"]["pattern"];
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (data.length > 500 && func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				schema: 500,
				parentSchema: schema21,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema21,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema21.type,
			parentSchema: schema21,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate48.errors = vErrors;
	return errors === 0;
}
const schema22 = experiment_schema_default["$defs"]["log-count"];
const schema23 = experiment_schema_default["$defs"]["one-bound"];
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.equals === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/required",
				keyword: "required",
				params: { missingProperty: "equals" },
				schema: schema23.oneOf[0].required,
				parentSchema: schema23.oneOf[0],
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["at-least"] === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/1/required",
				keyword: "required",
				params: { missingProperty: "at-least" },
				schema: schema23.oneOf[1].required,
				parentSchema: schema23.oneOf[1],
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data["at-most"] === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/oneOf/2/required",
					keyword: "required",
					params: { missingProperty: "at-most" },
					schema: schema23.oneOf[2].required,
					parentSchema: schema23.oneOf[2],
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 2];
		} else if (_valid0) {
			valid0 = true;
			passing0 = 2;
		}
	}
	if (!valid0) {
		const err3 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			schema: schema23.oneOf,
			parentSchema: schema23,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				schema: schema22.required,
				parentSchema: schema22,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "equals" || key0 === "at-least" || key0 === "at-most")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema22,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.text !== void 0) {
			if (!validate48(data.text, {
				instancePath: instancePath + "/text",
				parentData: data,
				parentDataProperty: "text",
				rootData
			})) {
				vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			let data1 = data.equals;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err2 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema22.properties.equals.type,
					parentSchema: schema22.properties.equals,
					data: data1
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err3 = {
						instancePath: instancePath + "/equals",
						schemaPath: "#/properties/equals/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						schema: 0,
						parentSchema: schema22.properties.equals,
						data: data1
					};
					(vErrors ??= []).push(err3);
					errors++;
				}
			}
		}
		if (data["at-least"] !== void 0) {
			let data2 = data["at-least"];
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err4 = {
					instancePath: instancePath + "/at-least",
					schemaPath: "#/properties/at-least/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema22.properties["at-least"].type,
					parentSchema: schema22.properties["at-least"],
					data: data2
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err5 = {
						instancePath: instancePath + "/at-least",
						schemaPath: "#/properties/at-least/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						schema: 0,
						parentSchema: schema22.properties["at-least"],
						data: data2
					};
					(vErrors ??= []).push(err5);
					errors++;
				}
			}
		}
		if (data["at-most"] !== void 0) {
			let data3 = data["at-most"];
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err6 = {
					instancePath: instancePath + "/at-most",
					schemaPath: "#/properties/at-most/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema22.properties["at-most"].type,
					parentSchema: schema22.properties["at-most"],
					data: data3
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err7 = {
						instancePath: instancePath + "/at-most",
						schemaPath: "#/properties/at-most/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						schema: 0,
						parentSchema: schema22.properties["at-most"],
						data: data3
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema22.type,
			parentSchema: schema22,
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	validate51.errors = vErrors;
	return errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate45(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 3) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 3 },
				schema: 3,
				parentSchema: schema19,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema19.required,
				parentSchema: schema19,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.kind === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema19.required,
				parentSchema: schema19,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "contains" || key0 === "absent" || key0 === "count" || key0 === "during")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema19,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("log" !== data1) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "log" },
					schema: "log",
					parentSchema: schema19.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.contains !== void 0) {
			if (!validate48(data.contains, {
				instancePath: instancePath + "/contains",
				parentData: data,
				parentDataProperty: "contains",
				rootData
			})) {
				vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
				errors = vErrors.length;
			}
		}
		if (data.absent !== void 0) {
			if (!validate48(data.absent, {
				instancePath: instancePath + "/absent",
				parentData: data,
				parentDataProperty: "absent",
				rootData
			})) {
				vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
				errors = vErrors.length;
			}
		}
		if (data.count !== void 0) {
			if (!validate51(data.count, {
				instancePath: instancePath + "/count",
				parentData: data,
				parentDataProperty: "count",
				rootData
			})) {
				vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
				errors = vErrors.length;
			}
		}
		if (data.during !== void 0) {
			if (!validate13(data.during, {
				instancePath: instancePath + "/during",
				parentData: data,
				parentDataProperty: "during",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema19.type,
			parentSchema: schema19,
			data
		};
		(vErrors ??= []).push(err5);
		errors++;
	}
	validate44.errors = vErrors;
	return errors === 0;
}
const schema24 = experiment_schema_default["$defs"]["operation-check"];
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 4 },
				schema: 4,
				parentSchema: schema24,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.kind === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.operation === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operation" },
				schema: schema24.required,
				parentSchema: schema24,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "operation" || key0 === "exit-code" || key0 === "contains" || key0 === "absent" || key0 === "at-least" || key0 === "at-most")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema24,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("operation" !== data1) {
				const err5 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "operation" },
					schema: "operation",
					parentSchema: schema24.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.operation !== void 0) {
			if (!validate13(data.operation, {
				instancePath: instancePath + "/operation",
				parentData: data,
				parentDataProperty: "operation",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data["exit-code"] !== void 0) {
			let data3 = data["exit-code"];
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err6 = {
					instancePath: instancePath + "/exit-code",
					schemaPath: "#/properties/exit-code/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema24.properties["exit-code"].type,
					parentSchema: schema24.properties["exit-code"],
					data: data3
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 > 255 || isNaN(data3)) {
					const err7 = {
						instancePath: instancePath + "/exit-code",
						schemaPath: "#/properties/exit-code/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 255
						},
						schema: 255,
						parentSchema: schema24.properties["exit-code"],
						data: data3
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
				if (data3 < 0 || isNaN(data3)) {
					const err8 = {
						instancePath: instancePath + "/exit-code",
						schemaPath: "#/properties/exit-code/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						schema: 0,
						parentSchema: schema24.properties["exit-code"],
						data: data3
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
			}
		}
		if (data.contains !== void 0) {
			if (!validate48(data.contains, {
				instancePath: instancePath + "/contains",
				parentData: data,
				parentDataProperty: "contains",
				rootData
			})) {
				vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
				errors = vErrors.length;
			}
		}
		if (data.absent !== void 0) {
			if (!validate48(data.absent, {
				instancePath: instancePath + "/absent",
				parentData: data,
				parentDataProperty: "absent",
				rootData
			})) {
				vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
				errors = vErrors.length;
			}
		}
		if (data["at-least"] !== void 0) {
			if (!validate9(data["at-least"], {
				instancePath: instancePath + "/at-least",
				parentData: data,
				parentDataProperty: "at-least",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data["at-most"] !== void 0) {
			if (!validate9(data["at-most"], {
				instancePath: instancePath + "/at-most",
				parentData: data,
				parentDataProperty: "at-most",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema24.type,
			parentSchema: schema24,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema10.required,
				parentSchema: schema10,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema10.required,
				parentSchema: schema10,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "exit-code") {
				if (!validate25(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "state") {
				if (!validate27(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "output") {
				if (!validate39(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "log") {
				if (!validate44(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "operation") {
				if (!validate57(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					schema: schema10.discriminator,
					parentSchema: schema10,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		} else {
			const err3 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				schema: schema10.discriminator,
				parentSchema: schema10,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema10.type,
			parentSchema: schema10,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
const pattern5 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.on === void 0 && "on") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.on !== void 0) {
			if ("host" !== data.on) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.image !== void 0) {
				const err2 = {
					instancePath: instancePath + "/image",
					schemaPath: "#/then/properties/image/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema8.then.properties.image,
					data: data.image
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.policy !== void 0) {
				const err3 = {
					instancePath: instancePath + "/policy",
					schemaPath: "#/then/properties/policy/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema8.then.properties.policy,
					data: data.policy
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			if (data["restart-policy"] !== void 0) {
				const err4 = {
					instancePath: instancePath + "/restart-policy",
					schemaPath: "#/then/properties/restart-policy/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema8.then.properties["restart-policy"],
					data: data["restart-policy"]
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema8.if,
			parentSchema: schema8,
			data
		};
		(vErrors ??= []).push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema8.required,
				parentSchema: schema8,
				data
			};
			(vErrors ??= []).push(err6);
			errors++;
		}
		if (data.kind === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema8.required,
				parentSchema: schema8,
				data
			};
			(vErrors ??= []).push(err7);
			errors++;
		}
		if (data.run === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "run" },
				schema: schema8.required,
				parentSchema: schema8,
				data
			};
			(vErrors ??= []).push(err8);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema8.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema8,
				data
			};
			(vErrors ??= []).push(err9);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data5 = data.kind;
			if ("shell" !== data5) {
				const err10 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "shell" },
					schema: "shell",
					parentSchema: schema8.properties.kind,
					data: data5
				};
				(vErrors ??= []).push(err10);
				errors++;
			}
		}
		if (data.on !== void 0) {
			let data6 = data.on;
			if (!(data6 === "system" || data6 === "host")) {
				const err11 = {
					instancePath: instancePath + "/on",
					schemaPath: "#/properties/on/enum",
					keyword: "enum",
					params: { allowedValues: schema8.properties.on.enum },
					schema: schema8.properties.on.enum,
					parentSchema: schema8.properties.on,
					data: data6
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
		}
		if (data.instances !== void 0) {
			let data7 = data.instances;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err12 = {
					instancePath: instancePath + "/instances",
					schemaPath: "#/properties/instances/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema8.properties.instances.type,
					parentSchema: schema8.properties.instances,
					data: data7
				};
				(vErrors ??= []).push(err12);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 1e3 || isNaN(data7)) {
					const err13 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						},
						schema: 1e3,
						parentSchema: schema8.properties.instances,
						data: data7
					};
					(vErrors ??= []).push(err13);
					errors++;
				}
				if (data7 < 1 || isNaN(data7)) {
					const err14 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						schema: 1,
						parentSchema: schema8.properties.instances,
						data: data7
					};
					(vErrors ??= []).push(err14);
					errors++;
				}
			}
		}
		if (data.run !== void 0) {
			let data8 = data.run;
			if (typeof data8 === "string") {
				if (data8.length > 65536 && func1(data8) > 65536) {
					const err15 = {
						instancePath: instancePath + "/run",
						schemaPath: "#/properties/run/maxLength",
						keyword: "maxLength",
						params: { limit: 65536 },
						schema: 65536,
						parentSchema: schema8.properties.run,
						data: data8
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				if (func1(data8) < 1) {
					const err16 = {
						instancePath: instancePath + "/run",
						schemaPath: "#/properties/run/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema8.properties.run,
						data: data8
					};
					(vErrors ??= []).push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/run",
					schemaPath: "#/properties/run/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema8.properties.run.type,
					parentSchema: schema8.properties.run,
					data: data8
				};
				(vErrors ??= []).push(err17);
				errors++;
			}
		}
		if (data.env !== void 0) {
			let data9 = data.env;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (Object.keys(data9).length > 50) {
					const err18 = {
						instancePath: instancePath + "/env",
						schemaPath: "#/properties/env/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema8.properties.env,
						data: data9
					};
					(vErrors ??= []).push(err18);
					errors++;
				}
				for (const key1 in data9) {
					const _errs15 = errors;
					if (typeof key1 === "string") {
						if (!pattern5.test(key1)) {
							const err19 = {
								instancePath: instancePath + "/env",
								schemaPath: "#/properties/env/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
								schema: "^[A-Za-z_][A-Za-z0-9_]*$",
								parentSchema: schema8.properties.env.propertyNames,
								data: key1,
								propertyName: key1
							};
							(vErrors ??= []).push(err19);
							errors++;
						}
					}
					if (!(_errs15 === errors)) {
						const err20 = {
							instancePath: instancePath + "/env",
							schemaPath: "#/properties/env/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							schema: schema8.properties.env.propertyNames,
							parentSchema: schema8.properties.env,
							data: data9
						};
						(vErrors ??= []).push(err20);
						errors++;
					}
				}
				for (const key2 in data9) {
					let data10 = data9[key2];
					if (typeof data10 !== "string" && !(typeof data10 == "number" && isFinite(data10)) && typeof data10 !== "boolean") {
						const err21 = {
							instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/env/additionalProperties/type",
							keyword: "type",
							params: { type: schema8.properties.env.additionalProperties.type },
							schema: schema8.properties.env.additionalProperties.type,
							parentSchema: schema8.properties.env.additionalProperties,
							data: data10
						};
						(vErrors ??= []).push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/env",
					schemaPath: "#/properties/env/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema8.properties.env.type,
					parentSchema: schema8.properties.env,
					data: data9
				};
				(vErrors ??= []).push(err22);
				errors++;
			}
		}
		if (data.image !== void 0) {
			let data11 = data.image;
			if (typeof data11 === "string") {
				if (data11.length > 500 && func1(data11) > 500) {
					const err23 = {
						instancePath: instancePath + "/image",
						schemaPath: "#/properties/image/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema8.properties.image,
						data: data11
					};
					(vErrors ??= []).push(err23);
					errors++;
				}
				if (func1(data11) < 1) {
					const err24 = {
						instancePath: instancePath + "/image",
						schemaPath: "#/properties/image/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema8.properties.image,
						data: data11
					};
					(vErrors ??= []).push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/image",
					schemaPath: "#/properties/image/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema8.properties.image.type,
					parentSchema: schema8.properties.image,
					data: data11
				};
				(vErrors ??= []).push(err25);
				errors++;
			}
		}
		if (data.policy !== void 0) {
			if (!validate21(data.policy, {
				instancePath: instancePath + "/policy",
				parentData: data,
				parentDataProperty: "policy",
				rootData
			})) {
				vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
				errors = vErrors.length;
			}
		}
		if (data["restart-policy"] !== void 0) {
			let data13 = data["restart-policy"];
			if (!(data13 === "never" || data13 === "on-failure" || data13 === "always")) {
				const err26 = {
					instancePath: instancePath + "/restart-policy",
					schemaPath: "#/properties/restart-policy/enum",
					keyword: "enum",
					params: { allowedValues: schema8.properties["restart-policy"].enum },
					schema: schema8.properties["restart-policy"].enum,
					parentSchema: schema8.properties["restart-policy"],
					data: data13
				};
				(vErrors ??= []).push(err26);
				errors++;
			}
		}
		if (data.timeout !== void 0) {
			if (!validate9(data.timeout, {
				instancePath: instancePath + "/timeout",
				parentData: data,
				parentDataProperty: "timeout",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data.checks !== void 0) {
			let data15 = data.checks;
			if (Array.isArray(data15)) {
				if (data15.length > 50) {
					const err27 = {
						instancePath: instancePath + "/checks",
						schemaPath: "#/properties/checks/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema8.properties.checks,
						data: data15
					};
					(vErrors ??= []).push(err27);
					errors++;
				}
				const len0 = data15.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate24(data15[i0], {
					instancePath: instancePath + "/checks/" + i0,
					parentData: data15,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
					errors = vErrors.length;
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/checks",
					schemaPath: "#/properties/checks/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema8.properties.checks.type,
					parentSchema: schema8.properties.checks,
					data: data15
				};
				(vErrors ??= []).push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema8.type,
			parentSchema: schema8,
			data
		};
		(vErrors ??= []).push(err29);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const schema25 = experiment_schema_default["$defs"]["operation"];
const schema26 = experiment_schema_default["$defs"]["fault-arguments"];
const schema27 = experiment_schema_default["$defs"]["signal"];
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "KILL" || data === "TERM" || data === "INT" || data === "HUP" || data === "QUIT" || data === "ABRT" || data === "USR1" || data === "USR2")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema27.enum },
			schema: schema27.enum,
			parentSchema: schema27,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate73.errors = vErrors;
	return errors === 0;
}
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "signal" || key0 === "how" || key0 === "duration")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema26,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.signal !== void 0) {
			if (!validate73(data.signal, {
				instancePath: instancePath + "/signal",
				parentData: data,
				parentDataProperty: "signal",
				rootData
			})) {
				vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.how !== void 0) {
			let data1 = data.how;
			if (!(data1 === "stop" || data1 === "kill")) {
				const err1 = {
					instancePath: instancePath + "/how",
					schemaPath: "#/properties/how/enum",
					keyword: "enum",
					params: { allowedValues: schema26.properties.how.enum },
					schema: schema26.properties.how.enum,
					parentSchema: schema26.properties.how,
					data: data1
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
		}
		if (data.duration !== void 0) {
			if (!validate9(data.duration, {
				instancePath: instancePath + "/duration",
				parentData: data,
				parentDataProperty: "duration",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema26.type,
			parentSchema: schema26,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
const schema28 = experiment_schema_default["$defs"]["target"];
const pattern8 = new RegExp("^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$", "u");
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.component === void 0 && "component") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.workload !== void 0) {
				const err1 = {
					instancePath: instancePath + "/workload",
					schemaPath: "#/then/properties/workload/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema28.then.properties.workload,
					data: data.workload
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
			if (data.role !== void 0) {
				const err2 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/then/properties/role/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema28.then.properties.role,
					data: data.role
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.instances !== void 0) {
				const err3 = {
					instancePath: instancePath + "/instances",
					schemaPath: "#/then/properties/instances/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema28.then.properties.instances,
					data: data.instances
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
		}
		var _valid0 = _errs3 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.workload === void 0) {
				const err4 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "workload" },
					schema: schema28.else.required,
					parentSchema: schema28.else,
					data
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema28.if,
			parentSchema: schema28,
			data
		};
		(vErrors ??= []).push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err6 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema28,
				data
			};
			(vErrors ??= []).push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "component" || key0 === "workload" || key0 === "role" || key0 === "instances")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema28,
				data
			};
			(vErrors ??= []).push(err7);
			errors++;
		}
		if (data.component !== void 0) {
			if (!validate13(data.component, {
				instancePath: instancePath + "/component",
				parentData: data,
				parentDataProperty: "component",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.workload !== void 0) {
			if (!validate13(data.workload, {
				instancePath: instancePath + "/workload",
				parentData: data,
				parentDataProperty: "workload",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0) {
			if (!validate13(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.instances !== void 0) {
			let data6 = data.instances;
			if (Array.isArray(data6)) {
				if (data6.length > 1e3) {
					const err8 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema28.properties.instances,
						data: data6
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
				if (data6.length < 1) {
					const err9 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema28.properties.instances,
						data: data6
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 === "string") {
						if (!pattern8.test(data7)) {
							const err10 = {
								instancePath: instancePath + "/instances/" + i0,
								schemaPath: "#/properties/instances/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
								schema: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
								parentSchema: schema28.properties.instances.items,
								data: data7
							};
							(vErrors ??= []).push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/instances/" + i0,
							schemaPath: "#/properties/instances/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema28.properties.instances.items.type,
							parentSchema: schema28.properties.instances.items,
							data: data7
						};
						(vErrors ??= []).push(err11);
						errors++;
					}
				}
				let i1 = data6.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data6[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err12 = {
								instancePath: instancePath + "/instances",
								schemaPath: "#/properties/instances/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								schema: true,
								parentSchema: schema28.properties.instances,
								data: data6
							};
							(vErrors ??= []).push(err12);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/instances",
					schemaPath: "#/properties/instances/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema28.properties.instances.type,
					parentSchema: schema28.properties.instances,
					data: data6
				};
				(vErrors ??= []).push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema28.type,
			parentSchema: schema28,
			data
		};
		(vErrors ??= []).push(err14);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
const schema29 = experiment_schema_default["$defs"]["select"];
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if ("all" !== data) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf/0/const",
			keyword: "const",
			params: { allowedValue: "all" },
			schema: "all",
			parentSchema: schema29.anyOf[0],
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (Object.keys(data).length > 1) {
				const err1 = {
					instancePath,
					schemaPath: "#/anyOf/1/maxProperties",
					keyword: "maxProperties",
					params: { limit: 1 },
					schema: 1,
					parentSchema: schema29.anyOf[1],
					data
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
			if (Object.keys(data).length < 1) {
				const err2 = {
					instancePath,
					schemaPath: "#/anyOf/1/minProperties",
					keyword: "minProperties",
					params: { limit: 1 },
					schema: 1,
					parentSchema: schema29.anyOf[1],
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			for (const key0 in data) if (!(key0 === "count" || key0 === "percent")) {
				const err3 = {
					instancePath,
					schemaPath: "#/anyOf/1/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					schema: false,
					parentSchema: schema29.anyOf[1],
					data
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			if (data.count !== void 0) {
				let data0 = data.count;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					const err4 = {
						instancePath: instancePath + "/count",
						schemaPath: "#/anyOf/1/properties/count/type",
						keyword: "type",
						params: { type: "integer" },
						schema: schema29.anyOf[1].properties.count.type,
						parentSchema: schema29.anyOf[1].properties.count,
						data: data0
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 > 1e3 || isNaN(data0)) {
						const err5 = {
							instancePath: instancePath + "/count",
							schemaPath: "#/anyOf/1/properties/count/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e3
							},
							schema: 1e3,
							parentSchema: schema29.anyOf[1].properties.count,
							data: data0
						};
						(vErrors ??= []).push(err5);
						errors++;
					}
					if (data0 < 1 || isNaN(data0)) {
						const err6 = {
							instancePath: instancePath + "/count",
							schemaPath: "#/anyOf/1/properties/count/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							schema: 1,
							parentSchema: schema29.anyOf[1].properties.count,
							data: data0
						};
						(vErrors ??= []).push(err6);
						errors++;
					}
				}
			}
			if (data.percent !== void 0) {
				let data1 = data.percent;
				if (typeof data1 == "number" && isFinite(data1)) {
					if (data1 > 100 || isNaN(data1)) {
						const err7 = {
							instancePath: instancePath + "/percent",
							schemaPath: "#/anyOf/1/properties/percent/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							},
							schema: 100,
							parentSchema: schema29.anyOf[1].properties.percent,
							data: data1
						};
						(vErrors ??= []).push(err7);
						errors++;
					}
					if (data1 <= 0 || isNaN(data1)) {
						const err8 = {
							instancePath: instancePath + "/percent",
							schemaPath: "#/anyOf/1/properties/percent/exclusiveMinimum",
							keyword: "exclusiveMinimum",
							params: {
								comparison: ">",
								limit: 0
							},
							schema: 0,
							parentSchema: schema29.anyOf[1].properties.percent,
							data: data1
						};
						(vErrors ??= []).push(err8);
						errors++;
					}
				} else {
					const err9 = {
						instancePath: instancePath + "/percent",
						schemaPath: "#/anyOf/1/properties/percent/type",
						keyword: "type",
						params: { type: "number" },
						schema: schema29.anyOf[1].properties.percent.type,
						parentSchema: schema29.anyOf[1].properties.percent,
						data: data1
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
			}
		} else {
			const err10 = {
				instancePath,
				schemaPath: "#/anyOf/1/type",
				keyword: "type",
				params: { type: "object" },
				schema: schema29.anyOf[1].type,
				parentSchema: schema29.anyOf[1],
				data
			};
			(vErrors ??= []).push(err10);
			errors++;
		}
		var _valid0 = _errs3 === errors;
		valid0 = valid0 || _valid0;
	}
	if (!valid0) {
		const err11 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			schema: schema29.anyOf,
			parentSchema: schema29,
			data
		};
		(vErrors ??= []).push(err11);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate84.errors = vErrors;
	return errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			let data0 = data.uses;
			if (!(data0 === "kill" || data0 === "stop" || data0 === "restart" || data0 === "restart-in-place" || data0 === "freeze" || data0 === "outage" || data0 === "partition")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				if (!validate72(data.with, {
					instancePath: instancePath + "/with",
					parentData: data,
					parentDataProperty: "with",
					rootData
				})) {
					vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
					errors = vErrors.length;
				}
			}
			if (data["on-failure"] !== void 0) {
				const err2 = {
					instancePath: instancePath + "/on-failure",
					schemaPath: "#/allOf/0/then/properties/on-failure/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema25.allOf[0].then.properties["on-failure"],
					data: data["on-failure"]
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.target !== void 0) {
				let data3 = data.target;
				const _errs8 = errors;
				let valid4 = true;
				const _errs9 = errors;
				if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
					if (data3.workload === void 0 && "workload") {
						(vErrors ??= []).push({});
						errors++;
					}
				}
				var _valid1 = _errs9 === errors;
				errors = _errs8;
				if (vErrors !== null) {
					if (_errs8) vErrors.length = _errs8;
					else vErrors = null;
				}
				if (_valid1) {
					const _errs10 = errors;
					if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
						if (data3.role === void 0) {
							const err4 = {
								instancePath: instancePath + "/target",
								schemaPath: "#/allOf/0/then/properties/target/then/required",
								keyword: "required",
								params: { missingProperty: "role" },
								schema: schema25.allOf[0].then.properties.target.then.required,
								parentSchema: schema25.allOf[0].then.properties.target.then,
								data: data3
							};
							(vErrors ??= []).push(err4);
							errors++;
						}
					}
					var _valid1 = _errs10 === errors;
					valid4 = _valid1;
				}
				if (!valid4) {
					const err5 = {
						instancePath: instancePath + "/target",
						schemaPath: "#/allOf/0/then/properties/target/if",
						keyword: "if",
						params: { failingKeyword: "then" },
						schema: schema25.allOf[0].then.properties.target.if,
						parentSchema: schema25.allOf[0].then.properties.target,
						data: data3
					};
					(vErrors ??= []).push(err5);
					errors++;
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err6 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema25.allOf[0].if,
			parentSchema: schema25.allOf[0],
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	const _errs12 = errors;
	let valid5 = true;
	const _errs13 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			let data4 = data.uses;
			if (!(data4 === "freeze" || data4 === "partition")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid2 = _errs13 === errors;
	errors = _errs12;
	if (vErrors !== null) {
		if (_errs12) vErrors.length = _errs12;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs15 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				let data5 = data.with;
				if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
					if (data5.how !== void 0) {
						const err9 = {
							instancePath: instancePath + "/with/how",
							schemaPath: "#/allOf/1/then/properties/with/properties/how/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[1].then.properties.with.properties.how,
							data: data5.how
						};
						(vErrors ??= []).push(err9);
						errors++;
					}
					if (data5.signal !== void 0) {
						const err10 = {
							instancePath: instancePath + "/with/signal",
							schemaPath: "#/allOf/1/then/properties/with/properties/signal/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[1].then.properties.with.properties.signal,
							data: data5.signal
						};
						(vErrors ??= []).push(err10);
						errors++;
					}
				}
			}
		}
		var _valid2 = _errs15 === errors;
		valid5 = _valid2;
	}
	if (!valid5) {
		const err11 = {
			instancePath,
			schemaPath: "#/allOf/1/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema25.allOf[1].if,
			parentSchema: schema25.allOf[1],
			data
		};
		(vErrors ??= []).push(err11);
		errors++;
	}
	const _errs18 = errors;
	let valid9 = true;
	const _errs19 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			if ("outage" !== data.uses) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid3 = _errs19 === errors;
	errors = _errs18;
	if (vErrors !== null) {
		if (_errs18) vErrors.length = _errs18;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs21 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				let data9 = data.with;
				if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
					if (data9.signal !== void 0) {
						const err14 = {
							instancePath: instancePath + "/with/signal",
							schemaPath: "#/allOf/2/then/properties/with/properties/signal/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[2].then.properties.with.properties.signal,
							data: data9.signal
						};
						(vErrors ??= []).push(err14);
						errors++;
					}
				}
			}
		}
		var _valid3 = _errs21 === errors;
		valid9 = _valid3;
	}
	if (!valid9) {
		const err15 = {
			instancePath,
			schemaPath: "#/allOf/2/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema25.allOf[2].if,
			parentSchema: schema25.allOf[2],
			data
		};
		(vErrors ??= []).push(err15);
		errors++;
	}
	const _errs24 = errors;
	let valid13 = true;
	const _errs25 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			if ("kill" !== data.uses) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid4 = _errs25 === errors;
	errors = _errs24;
	if (vErrors !== null) {
		if (_errs24) vErrors.length = _errs24;
		else vErrors = null;
	}
	if (_valid4) {
		const _errs27 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				let data12 = data.with;
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
					if (data12.how !== void 0) {
						const err18 = {
							instancePath: instancePath + "/with/how",
							schemaPath: "#/allOf/3/then/properties/with/properties/how/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[3].then.properties.with.properties.how,
							data: data12.how
						};
						(vErrors ??= []).push(err18);
						errors++;
					}
					if (data12.duration !== void 0) {
						const err19 = {
							instancePath: instancePath + "/with/duration",
							schemaPath: "#/allOf/3/then/properties/with/properties/duration/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[3].then.properties.with.properties.duration,
							data: data12.duration
						};
						(vErrors ??= []).push(err19);
						errors++;
					}
				}
			}
		}
		var _valid4 = _errs27 === errors;
		valid13 = _valid4;
	}
	if (!valid13) {
		const err20 = {
			instancePath,
			schemaPath: "#/allOf/3/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema25.allOf[3].if,
			parentSchema: schema25.allOf[3],
			data
		};
		(vErrors ??= []).push(err20);
		errors++;
	}
	const _errs30 = errors;
	let valid17 = true;
	const _errs31 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			let data15 = data.uses;
			if (!(data15 === "stop" || data15 === "restart" || data15 === "restart-in-place")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid5 = _errs31 === errors;
	errors = _errs30;
	if (vErrors !== null) {
		if (_errs30) vErrors.length = _errs30;
		else vErrors = null;
	}
	if (_valid5) {
		const _errs33 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				let data16 = data.with;
				if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
					if (data16.how !== void 0) {
						const err23 = {
							instancePath: instancePath + "/with/how",
							schemaPath: "#/allOf/4/then/properties/with/properties/how/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[4].then.properties.with.properties.how,
							data: data16.how
						};
						(vErrors ??= []).push(err23);
						errors++;
					}
					if (data16.duration !== void 0) {
						const err24 = {
							instancePath: instancePath + "/with/duration",
							schemaPath: "#/allOf/4/then/properties/with/properties/duration/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[4].then.properties.with.properties.duration,
							data: data16.duration
						};
						(vErrors ??= []).push(err24);
						errors++;
					}
					if (data16.signal !== void 0) {
						const err25 = {
							instancePath: instancePath + "/with/signal",
							schemaPath: "#/allOf/4/then/properties/with/properties/signal/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[4].then.properties.with.properties.signal,
							data: data16.signal
						};
						(vErrors ??= []).push(err25);
						errors++;
					}
				}
			}
		}
		var _valid5 = _errs33 === errors;
		valid17 = _valid5;
	}
	if (!valid17) {
		const err26 = {
			instancePath,
			schemaPath: "#/allOf/4/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema25.allOf[4].if,
			parentSchema: schema25.allOf[4],
			data
		};
		(vErrors ??= []).push(err26);
		errors++;
	}
	const _errs36 = errors;
	let valid21 = true;
	const _errs37 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			let data20 = data.uses;
			if (!(data20 === "instance-create" || data20 === "instance-delete")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid6 = _errs37 === errors;
	errors = _errs36;
	if (vErrors !== null) {
		if (_errs36) vErrors.length = _errs36;
		else vErrors = null;
	}
	if (_valid6) {
		const _errs39 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				const err29 = {
					instancePath: instancePath + "/with",
					schemaPath: "#/allOf/5/then/properties/with/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema25.allOf[5].then.properties.with,
					data: data.with
				};
				(vErrors ??= []).push(err29);
				errors++;
			}
			if (data.target !== void 0) {
				let data22 = data.target;
				if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
					if (data22.workload === void 0) {
						const err30 = {
							instancePath: instancePath + "/target",
							schemaPath: "#/allOf/5/then/properties/target/required",
							keyword: "required",
							params: { missingProperty: "workload" },
							schema: schema25.allOf[5].then.properties.target.required,
							parentSchema: schema25.allOf[5].then.properties.target,
							data: data22
						};
						(vErrors ??= []).push(err30);
						errors++;
					}
					if (data22.role !== void 0) {
						const err31 = {
							instancePath: instancePath + "/target/role",
							schemaPath: "#/allOf/5/then/properties/target/properties/role/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[5].then.properties.target.properties.role,
							data: data22.role
						};
						(vErrors ??= []).push(err31);
						errors++;
					}
				}
			}
		}
		var _valid6 = _errs39 === errors;
		valid21 = _valid6;
	}
	if (!valid21) {
		const err32 = {
			instancePath,
			schemaPath: "#/allOf/5/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema25.allOf[5].if,
			parentSchema: schema25.allOf[5],
			data
		};
		(vErrors ??= []).push(err32);
		errors++;
	}
	const _errs42 = errors;
	let valid25 = true;
	const _errs43 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			if ("instance-create" !== data.uses) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid7 = _errs43 === errors;
	errors = _errs42;
	if (vErrors !== null) {
		if (_errs42) vErrors.length = _errs42;
		else vErrors = null;
	}
	if (_valid7) {
		const _errs45 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.select !== void 0) {
				const err35 = {
					instancePath: instancePath + "/select",
					schemaPath: "#/allOf/6/then/properties/select/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema25.allOf[6].then.properties.select,
					data: data.select
				};
				(vErrors ??= []).push(err35);
				errors++;
			}
			if (data["on-empty"] !== void 0) {
				const err36 = {
					instancePath: instancePath + "/on-empty",
					schemaPath: "#/allOf/6/then/properties/on-empty/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema25.allOf[6].then.properties["on-empty"],
					data: data["on-empty"]
				};
				(vErrors ??= []).push(err36);
				errors++;
			}
			if (data.target !== void 0) {
				let data27 = data.target;
				if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
					if (data27.instances !== void 0) {
						const err37 = {
							instancePath: instancePath + "/target/instances",
							schemaPath: "#/allOf/6/then/properties/target/properties/instances/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema25.allOf[6].then.properties.target.properties.instances,
							data: data27.instances
						};
						(vErrors ??= []).push(err37);
						errors++;
					}
				}
			}
		}
		var _valid7 = _errs45 === errors;
		valid25 = _valid7;
	}
	if (!valid25) {
		const err38 = {
			instancePath,
			schemaPath: "#/allOf/6/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema25.allOf[6].if,
			parentSchema: schema25.allOf[6],
			data
		};
		(vErrors ??= []).push(err38);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err39 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema25.required,
				parentSchema: schema25,
				data
			};
			(vErrors ??= []).push(err39);
			errors++;
		}
		if (data.uses === void 0) {
			const err40 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "uses" },
				schema: schema25.required,
				parentSchema: schema25,
				data
			};
			(vErrors ??= []).push(err40);
			errors++;
		}
		if (data.target === void 0) {
			const err41 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "target" },
				schema: schema25.required,
				parentSchema: schema25,
				data
			};
			(vErrors ??= []).push(err41);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "uses" || key0 === "target" || key0 === "select" || key0 === "with" || key0 === "on-empty" || key0 === "on-failure" || key0 === "timeout")) {
			const err42 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema25,
				data
			};
			(vErrors ??= []).push(err42);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.uses !== void 0) {
			if (!validate13(data.uses, {
				instancePath: instancePath + "/uses",
				parentData: data,
				parentDataProperty: "uses",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.target !== void 0) {
			if (!validate79(data.target, {
				instancePath: instancePath + "/target",
				parentData: data,
				parentDataProperty: "target",
				rootData
			})) {
				vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
				errors = vErrors.length;
			}
		}
		if (data.select !== void 0) {
			if (!validate84(data.select, {
				instancePath: instancePath + "/select",
				parentData: data,
				parentDataProperty: "select",
				rootData
			})) {
				vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
				errors = vErrors.length;
			}
		}
		if (data.with !== void 0) {
			let data33 = data.with;
			if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
				if (Object.keys(data33).length > 50) {
					const err43 = {
						instancePath: instancePath + "/with",
						schemaPath: "#/properties/with/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema25.properties.with,
						data: data33
					};
					(vErrors ??= []).push(err43);
					errors++;
				}
				for (const key1 in data33) {
					const _errs54 = errors;
					if (!validate5(key1, {
						instancePath: instancePath + "/with",
						parentData: data33,
						parentDataProperty: "with",
						rootData
					})) {
						vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
						errors = vErrors.length;
					}
					if (!(_errs54 === errors)) {
						const err44 = {
							instancePath: instancePath + "/with",
							schemaPath: "#/properties/with/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							schema: schema25.properties.with.propertyNames,
							parentSchema: schema25.properties.with,
							data: data33
						};
						(vErrors ??= []).push(err44);
						errors++;
					}
				}
				for (const key2 in data33) if (!validate7(data33[key2], {
					instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data33,
					parentDataProperty: key2,
					rootData
				})) {
					vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
					errors = vErrors.length;
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/with",
					schemaPath: "#/properties/with/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema25.properties.with.type,
					parentSchema: schema25.properties.with,
					data: data33
				};
				(vErrors ??= []).push(err45);
				errors++;
			}
		}
		if (data["on-empty"] !== void 0) {
			let data35 = data["on-empty"];
			if (!(data35 === "error" || data35 === "skip")) {
				const err46 = {
					instancePath: instancePath + "/on-empty",
					schemaPath: "#/properties/on-empty/enum",
					keyword: "enum",
					params: { allowedValues: schema25.properties["on-empty"].enum },
					schema: schema25.properties["on-empty"].enum,
					parentSchema: schema25.properties["on-empty"],
					data: data35
				};
				(vErrors ??= []).push(err46);
				errors++;
			}
		}
		if (data["on-failure"] !== void 0) {
			let data36 = data["on-failure"];
			if (!(data36 === "error" || data36 === "record")) {
				const err47 = {
					instancePath: instancePath + "/on-failure",
					schemaPath: "#/properties/on-failure/enum",
					keyword: "enum",
					params: { allowedValues: schema25.properties["on-failure"].enum },
					schema: schema25.properties["on-failure"].enum,
					parentSchema: schema25.properties["on-failure"],
					data: data36
				};
				(vErrors ??= []).push(err47);
				errors++;
			}
		}
		if (data.timeout !== void 0) {
			if (!validate9(data.timeout, {
				instancePath: instancePath + "/timeout",
				parentData: data,
				parentDataProperty: "timeout",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err48 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema25.type,
			parentSchema: schema25,
			data
		};
		(vErrors ??= []).push(err48);
		errors++;
	}
	validate71.errors = vErrors;
	return errors === 0;
}
const schema30 = experiment_schema_default["$defs"]["flow"];
const schema31 = experiment_schema_default["$defs"]["step"];
const schema32 = experiment_schema_default["$defs"]["step-object"];
const wrapper0 = { validate: validate91 };
const schema33 = experiment_schema_default["$defs"]["repeat"];
const schema34 = experiment_schema_default["$defs"]["condition-of-repeat"];
const schema35 = experiment_schema_default["$defs"]["wait"];
const schema36 = experiment_schema_default["$defs"]["one-state"];
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/required",
				keyword: "required",
				params: { missingProperty: "state" },
				schema: schema36.oneOf[0].required,
				parentSchema: schema36.oneOf[0],
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.raw === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/1/required",
				keyword: "required",
				params: { missingProperty: "raw" },
				schema: schema36.oneOf[1].required,
				parentSchema: schema36.oneOf[1],
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err2 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			schema: schema36.oneOf,
			parentSchema: schema36,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate97.errors = vErrors;
	return errors === 0;
}
const schema37 = experiment_schema_default["$defs"]["component-state"];
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "down" || data === "up" || data === "ready")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema37.enum },
			schema: schema37.enum,
			parentSchema: schema37,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
const schema38 = experiment_schema_default["$defs"]["metric-name"];
const pattern9 = new RegExp("^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$", "u");
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern9.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$" },
				schema: "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$",
				parentSchema: schema38,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema38.type,
			parentSchema: schema38,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate104.errors = vErrors;
	return errors === 0;
}
const schema39 = experiment_schema_default["$defs"]["labels"];
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length > 20) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxProperties",
				keyword: "maxProperties",
				params: { limit: 20 },
				schema: 20,
				parentSchema: schema39,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		for (const key0 in data) {
			let data0 = data[key0];
			if (typeof data0 === "string") {
				if (data0.length > 500 && func1(data0) > 500) {
					const err1 = {
						instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/additionalProperties/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema39.additionalProperties,
						data: data0
					};
					(vErrors ??= []).push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					schemaPath: "#/additionalProperties/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema39.additionalProperties.type,
					parentSchema: schema39.additionalProperties,
					data: data0
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema39.type,
			parentSchema: schema39,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.workload === void 0 && "workload") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs4 = errors;
		if (!validate97(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
			errors = vErrors.length;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.state !== void 0) {
				let data0 = data.state;
				if (!(data0 === "Created" || data0 === "Pending" || data0 === "Running" || data0 === "Succeeded" || data0 === "Failed")) {
					const err1 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/allOf/0/then/properties/state/enum",
						keyword: "enum",
						params: { allowedValues: schema35.allOf[0].then.properties.state.enum },
						schema: schema35.allOf[0].then.properties.state.enum,
						parentSchema: schema35.allOf[0].then.properties.state,
						data: data0
					};
					(vErrors ??= []).push(err1);
					errors++;
				}
			}
			if (data.component !== void 0) {
				const err2 = {
					instancePath: instancePath + "/component",
					schemaPath: "#/allOf/0/then/properties/component/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[0].then.properties.component,
					data: data.component
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.metric !== void 0) {
				const err3 = {
					instancePath: instancePath + "/metric",
					schemaPath: "#/allOf/0/then/properties/metric/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[0].then.properties.metric,
					data: data.metric
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			if (data.log !== void 0) {
				const err4 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/allOf/0/then/properties/log/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[0].then.properties.log,
					data: data.log
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
			if (data.event !== void 0) {
				const err5 = {
					instancePath: instancePath + "/event",
					schemaPath: "#/allOf/0/then/properties/event/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[0].then.properties.event,
					data: data.event
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
			if (data.signal !== void 0) {
				const err6 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/0/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[0].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema35.allOf[0].if,
			parentSchema: schema35.allOf[0],
			data
		};
		(vErrors ??= []).push(err7);
		errors++;
	}
	const _errs7 = errors;
	let valid3 = true;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.component === void 0 && "component") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.state === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/allOf/1/then/required",
					keyword: "required",
					params: { missingProperty: "state" },
					schema: schema35.allOf[1].then.required,
					parentSchema: schema35.allOf[1].then,
					data
				};
				(vErrors ??= []).push(err9);
				errors++;
			}
			if (data.state !== void 0) {
				if (!validate99(data.state, {
					instancePath: instancePath + "/state",
					parentData: data,
					parentDataProperty: "state",
					rootData
				})) {
					vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
					errors = vErrors.length;
				}
			}
			if (data.count !== void 0) {
				const err10 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/1/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[1].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err10);
				errors++;
			}
			if (data.metric !== void 0) {
				const err11 = {
					instancePath: instancePath + "/metric",
					schemaPath: "#/allOf/1/then/properties/metric/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[1].then.properties.metric,
					data: data.metric
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
			if (data.log !== void 0) {
				const err12 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/allOf/1/then/properties/log/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[1].then.properties.log,
					data: data.log
				};
				(vErrors ??= []).push(err12);
				errors++;
			}
			if (data.event !== void 0) {
				const err13 = {
					instancePath: instancePath + "/event",
					schemaPath: "#/allOf/1/then/properties/event/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[1].then.properties.event,
					data: data.event
				};
				(vErrors ??= []).push(err13);
				errors++;
			}
			if (data.signal !== void 0) {
				const err14 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/1/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[1].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err14);
				errors++;
			}
			if (data.raw !== void 0) {
				const err15 = {
					instancePath: instancePath + "/raw",
					schemaPath: "#/allOf/1/then/properties/raw/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[1].then.properties.raw,
					data: data.raw
				};
				(vErrors ??= []).push(err15);
				errors++;
			}
		}
		var _valid1 = _errs9 === errors;
		valid3 = _valid1;
	}
	if (!valid3) {
		const err16 = {
			instancePath,
			schemaPath: "#/allOf/1/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema35.allOf[1].if,
			parentSchema: schema35.allOf[1],
			data
		};
		(vErrors ??= []).push(err16);
		errors++;
	}
	const _errs12 = errors;
	let valid5 = true;
	const _errs13 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.metric === void 0 && "metric") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid2 = _errs13 === errors;
	errors = _errs12;
	if (vErrors !== null) {
		if (_errs12) vErrors.length = _errs12;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid2) {
		const _errs14 = errors;
		if (!validate52(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
			errors = vErrors.length;
		}
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.state !== void 0) {
				const err18 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/2/then/properties/state/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].then.properties.state,
					data: data.state
				};
				(vErrors ??= []).push(err18);
				errors++;
			}
			if (data.count !== void 0) {
				const err19 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/2/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err19);
				errors++;
			}
			if (data.log !== void 0) {
				const err20 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/allOf/2/then/properties/log/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].then.properties.log,
					data: data.log
				};
				(vErrors ??= []).push(err20);
				errors++;
			}
			if (data.event !== void 0) {
				const err21 = {
					instancePath: instancePath + "/event",
					schemaPath: "#/allOf/2/then/properties/event/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].then.properties.event,
					data: data.event
				};
				(vErrors ??= []).push(err21);
				errors++;
			}
			if (data.signal !== void 0) {
				const err22 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/2/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err22);
				errors++;
			}
			if (data.raw !== void 0) {
				const err23 = {
					instancePath: instancePath + "/raw",
					schemaPath: "#/allOf/2/then/properties/raw/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].then.properties.raw,
					data: data.raw
				};
				(vErrors ??= []).push(err23);
				errors++;
			}
		}
		var _valid2 = _errs14 === errors;
		valid5 = _valid2;
		ifClause0 = "then";
	} else {
		const _errs15 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.source !== void 0) {
				const err24 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/allOf/2/else/properties/source/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].else.properties.source,
					data: data.source
				};
				(vErrors ??= []).push(err24);
				errors++;
			}
			if (data.labels !== void 0) {
				const err25 = {
					instancePath: instancePath + "/labels",
					schemaPath: "#/allOf/2/else/properties/labels/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].else.properties.labels,
					data: data.labels
				};
				(vErrors ??= []).push(err25);
				errors++;
			}
			if (data.equals !== void 0) {
				const err26 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/allOf/2/else/properties/equals/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].else.properties.equals,
					data: data.equals
				};
				(vErrors ??= []).push(err26);
				errors++;
			}
			if (data["at-least"] !== void 0) {
				const err27 = {
					instancePath: instancePath + "/at-least",
					schemaPath: "#/allOf/2/else/properties/at-least/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].else.properties["at-least"],
					data: data["at-least"]
				};
				(vErrors ??= []).push(err27);
				errors++;
			}
			if (data["at-most"] !== void 0) {
				const err28 = {
					instancePath: instancePath + "/at-most",
					schemaPath: "#/allOf/2/else/properties/at-most/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[2].else.properties["at-most"],
					data: data["at-most"]
				};
				(vErrors ??= []).push(err28);
				errors++;
			}
		}
		var _valid2 = _errs15 === errors;
		valid5 = _valid2;
		ifClause0 = "else";
	}
	if (!valid5) {
		const err29 = {
			instancePath,
			schemaPath: "#/allOf/2/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema35.allOf[2].if,
			parentSchema: schema35.allOf[2],
			data
		};
		(vErrors ??= []).push(err29);
		errors++;
	}
	const _errs17 = errors;
	let valid8 = true;
	const _errs18 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.log === void 0 && "log") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid3 = _errs18 === errors;
	errors = _errs17;
	if (vErrors !== null) {
		if (_errs17) vErrors.length = _errs17;
		else vErrors = null;
	}
	let ifClause1;
	if (_valid3) {
		const _errs19 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.matches === void 0) {
				const err31 = {
					instancePath,
					schemaPath: "#/allOf/3/then/required",
					keyword: "required",
					params: { missingProperty: "matches" },
					schema: schema35.allOf[3].then.required,
					parentSchema: schema35.allOf[3].then,
					data
				};
				(vErrors ??= []).push(err31);
				errors++;
			}
			if (data.state !== void 0) {
				const err32 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/3/then/properties/state/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[3].then.properties.state,
					data: data.state
				};
				(vErrors ??= []).push(err32);
				errors++;
			}
			if (data.count !== void 0) {
				const err33 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/3/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[3].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err33);
				errors++;
			}
			if (data.event !== void 0) {
				const err34 = {
					instancePath: instancePath + "/event",
					schemaPath: "#/allOf/3/then/properties/event/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[3].then.properties.event,
					data: data.event
				};
				(vErrors ??= []).push(err34);
				errors++;
			}
			if (data.signal !== void 0) {
				const err35 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/3/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[3].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err35);
				errors++;
			}
			if (data.raw !== void 0) {
				const err36 = {
					instancePath: instancePath + "/raw",
					schemaPath: "#/allOf/3/then/properties/raw/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[3].then.properties.raw,
					data: data.raw
				};
				(vErrors ??= []).push(err36);
				errors++;
			}
		}
		var _valid3 = _errs19 === errors;
		valid8 = _valid3;
		ifClause1 = "then";
	} else {
		const _errs20 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.matches !== void 0) {
				const err37 = {
					instancePath: instancePath + "/matches",
					schemaPath: "#/allOf/3/else/properties/matches/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[3].else.properties.matches,
					data: data.matches
				};
				(vErrors ??= []).push(err37);
				errors++;
			}
		}
		var _valid3 = _errs20 === errors;
		valid8 = _valid3;
		ifClause1 = "else";
	}
	if (!valid8) {
		const err38 = {
			instancePath,
			schemaPath: "#/allOf/3/if",
			keyword: "if",
			params: { failingKeyword: ifClause1 },
			schema: schema35.allOf[3].if,
			parentSchema: schema35.allOf[3],
			data
		};
		(vErrors ??= []).push(err38);
		errors++;
	}
	const _errs22 = errors;
	let valid11 = true;
	const _errs23 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.event === void 0 && "event") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid4 = _errs23 === errors;
	errors = _errs22;
	if (vErrors !== null) {
		if (_errs22) vErrors.length = _errs22;
		else vErrors = null;
	}
	let ifClause2;
	if (_valid4) {
		const _errs24 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.state !== void 0) {
				const err40 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/4/then/properties/state/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[4].then.properties.state,
					data: data.state
				};
				(vErrors ??= []).push(err40);
				errors++;
			}
			if (data.count !== void 0) {
				const err41 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/4/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[4].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err41);
				errors++;
			}
			if (data.signal !== void 0) {
				const err42 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/4/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[4].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err42);
				errors++;
			}
			if (data.raw !== void 0) {
				const err43 = {
					instancePath: instancePath + "/raw",
					schemaPath: "#/allOf/4/then/properties/raw/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[4].then.properties.raw,
					data: data.raw
				};
				(vErrors ??= []).push(err43);
				errors++;
			}
		}
		var _valid4 = _errs24 === errors;
		valid11 = _valid4;
		ifClause2 = "then";
	} else {
		const _errs25 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.of !== void 0) {
				const err44 = {
					instancePath: instancePath + "/of",
					schemaPath: "#/allOf/4/else/properties/of/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[4].else.properties.of,
					data: data.of
				};
				(vErrors ??= []).push(err44);
				errors++;
			}
		}
		var _valid4 = _errs25 === errors;
		valid11 = _valid4;
		ifClause2 = "else";
	}
	if (!valid11) {
		const err45 = {
			instancePath,
			schemaPath: "#/allOf/4/if",
			keyword: "if",
			params: { failingKeyword: ifClause2 },
			schema: schema35.allOf[4].if,
			parentSchema: schema35.allOf[4],
			data
		};
		(vErrors ??= []).push(err45);
		errors++;
	}
	const _errs27 = errors;
	let valid14 = true;
	const _errs28 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.signal === void 0 && "signal") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid5 = _errs28 === errors;
	errors = _errs27;
	if (vErrors !== null) {
		if (_errs27) vErrors.length = _errs27;
		else vErrors = null;
	}
	if (_valid5) {
		const _errs29 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.state !== void 0) {
				const err47 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/5/then/properties/state/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[5].then.properties.state,
					data: data.state
				};
				(vErrors ??= []).push(err47);
				errors++;
			}
			if (data.count !== void 0) {
				const err48 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/5/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[5].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err48);
				errors++;
			}
			if (data.raw !== void 0) {
				const err49 = {
					instancePath: instancePath + "/raw",
					schemaPath: "#/allOf/5/then/properties/raw/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[5].then.properties.raw,
					data: data.raw
				};
				(vErrors ??= []).push(err49);
				errors++;
			}
		}
		var _valid5 = _errs29 === errors;
		valid14 = _valid5;
	}
	if (!valid14) {
		const err50 = {
			instancePath,
			schemaPath: "#/allOf/5/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema35.allOf[5].if,
			parentSchema: schema35.allOf[5],
			data
		};
		(vErrors ??= []).push(err50);
		errors++;
	}
	const _errs31 = errors;
	let valid16 = true;
	const _errs32 = errors;
	const _errs33 = errors;
	const _errs34 = errors;
	const _errs35 = errors;
	let valid18 = false;
	const _errs36 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.log === void 0 && "log") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid7 = _errs36 === errors;
	valid18 = valid18 || _valid7;
	if (!valid18) {
		const _errs37 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.event === void 0 && "event") {
				(vErrors ??= []).push({});
				errors++;
			}
		}
		var _valid7 = _errs37 === errors;
		valid18 = valid18 || _valid7;
		if (!valid18) {
			const _errs38 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.signal === void 0 && "signal") {
					(vErrors ??= []).push({});
					errors++;
				}
			}
			var _valid7 = _errs38 === errors;
			valid18 = valid18 || _valid7;
		}
	}
	if (!valid18) {
		(vErrors ??= []).push({});
		errors++;
	} else {
		errors = _errs35;
		if (vErrors !== null) {
			if (_errs35) vErrors.length = _errs35;
			else vErrors = null;
		}
	}
	if (_errs34 === errors) {
		(vErrors ??= []).push({});
		errors++;
	} else {
		errors = _errs33;
		if (vErrors !== null) {
			if (_errs33) vErrors.length = _errs33;
			else vErrors = null;
		}
	}
	var _valid6 = _errs32 === errors;
	errors = _errs31;
	if (vErrors !== null) {
		if (_errs31) vErrors.length = _errs31;
		else vErrors = null;
	}
	if (_valid6) {
		const _errs39 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.since !== void 0) {
				const err56 = {
					instancePath: instancePath + "/since",
					schemaPath: "#/allOf/6/then/properties/since/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema35.allOf[6].then.properties.since,
					data: data.since
				};
				(vErrors ??= []).push(err56);
				errors++;
			}
		}
		var _valid6 = _errs39 === errors;
		valid16 = _valid6;
	}
	if (!valid16) {
		const err57 = {
			instancePath,
			schemaPath: "#/allOf/6/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema35.allOf[6].if,
			parentSchema: schema35.allOf[6],
			data
		};
		(vErrors ??= []).push(err57);
		errors++;
	}
	const _errs41 = errors;
	let valid20 = true;
	const _errs42 = errors;
	const _errs43 = errors;
	const _errs44 = errors;
	const _errs45 = errors;
	let valid22 = false;
	const _errs46 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.component === void 0 && "component") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid9 = _errs46 === errors;
	valid22 = valid22 || _valid9;
	if (!valid22) {
		const _errs47 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.metric === void 0 && "metric") {
				(vErrors ??= []).push({});
				errors++;
			}
		}
		var _valid9 = _errs47 === errors;
		valid22 = valid22 || _valid9;
		if (!valid22) {
			const _errs48 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.log === void 0 && "log") {
					(vErrors ??= []).push({});
					errors++;
				}
			}
			var _valid9 = _errs48 === errors;
			valid22 = valid22 || _valid9;
			if (!valid22) {
				const _errs49 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.event === void 0 && "event") {
						(vErrors ??= []).push({});
						errors++;
					}
				}
				var _valid9 = _errs49 === errors;
				valid22 = valid22 || _valid9;
				if (!valid22) {
					const _errs50 = errors;
					if (data && typeof data == "object" && !Array.isArray(data)) {
						if (data.signal === void 0 && "signal") {
							(vErrors ??= []).push({});
							errors++;
						}
					}
					var _valid9 = _errs50 === errors;
					valid22 = valid22 || _valid9;
				}
			}
		}
	}
	if (!valid22) {
		(vErrors ??= []).push({});
		errors++;
	} else {
		errors = _errs45;
		if (vErrors !== null) {
			if (_errs45) vErrors.length = _errs45;
			else vErrors = null;
		}
	}
	if (_errs44 === errors) {
		(vErrors ??= []).push({});
		errors++;
	} else {
		errors = _errs43;
		if (vErrors !== null) {
			if (_errs43) vErrors.length = _errs43;
			else vErrors = null;
		}
	}
	var _valid8 = _errs42 === errors;
	errors = _errs41;
	if (vErrors !== null) {
		if (_errs41) vErrors.length = _errs41;
		else vErrors = null;
	}
	if (_valid8) {
		const _errs51 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.workload === void 0) {
				const err65 = {
					instancePath,
					schemaPath: "#/allOf/7/then/required",
					keyword: "required",
					params: { missingProperty: "workload" },
					schema: schema35.allOf[7].then.required,
					parentSchema: schema35.allOf[7].then,
					data
				};
				(vErrors ??= []).push(err65);
				errors++;
			}
		}
		var _valid8 = _errs51 === errors;
		valid20 = _valid8;
	}
	if (!valid20) {
		const err66 = {
			instancePath,
			schemaPath: "#/allOf/7/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema35.allOf[7].if,
			parentSchema: schema35.allOf[7],
			data
		};
		(vErrors ??= []).push(err66);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func0.call(schema35.properties, key0)) {
			const err67 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema35,
				data
			};
			(vErrors ??= []).push(err67);
			errors++;
		}
		if (data.workload !== void 0) {
			if (!validate13(data.workload, {
				instancePath: instancePath + "/workload",
				parentData: data,
				parentDataProperty: "workload",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.state !== void 0) {
			let data40 = data.state;
			if (!(data40 === "Created" || data40 === "Pending" || data40 === "Running" || data40 === "Succeeded" || data40 === "Failed" || data40 === "down" || data40 === "up" || data40 === "ready")) {
				const err68 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/properties/state/enum",
					keyword: "enum",
					params: { allowedValues: schema35.properties.state.enum },
					schema: schema35.properties.state.enum,
					parentSchema: schema35.properties.state,
					data: data40
				};
				(vErrors ??= []).push(err68);
				errors++;
			}
		}
		if (data.raw !== void 0) {
			let data41 = data.raw;
			if (typeof data41 === "string") {
				if (data41.length > 100 && func1(data41) > 100) {
					const err69 = {
						instancePath: instancePath + "/raw",
						schemaPath: "#/properties/raw/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema35.properties.raw,
						data: data41
					};
					(vErrors ??= []).push(err69);
					errors++;
				}
				if (func1(data41) < 1) {
					const err70 = {
						instancePath: instancePath + "/raw",
						schemaPath: "#/properties/raw/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema35.properties.raw,
						data: data41
					};
					(vErrors ??= []).push(err70);
					errors++;
				}
			} else {
				const err71 = {
					instancePath: instancePath + "/raw",
					schemaPath: "#/properties/raw/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema35.properties.raw.type,
					parentSchema: schema35.properties.raw,
					data: data41
				};
				(vErrors ??= []).push(err71);
				errors++;
			}
		}
		if (data.count !== void 0) {
			let data42 = data.count;
			if (!(typeof data42 == "number" && !(data42 % 1) && !isNaN(data42) && isFinite(data42))) {
				const err72 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/properties/count/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema35.properties.count.type,
					parentSchema: schema35.properties.count,
					data: data42
				};
				(vErrors ??= []).push(err72);
				errors++;
			}
			if (typeof data42 == "number" && isFinite(data42)) {
				if (data42 > 1e3 || isNaN(data42)) {
					const err73 = {
						instancePath: instancePath + "/count",
						schemaPath: "#/properties/count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						},
						schema: 1e3,
						parentSchema: schema35.properties.count,
						data: data42
					};
					(vErrors ??= []).push(err73);
					errors++;
				}
				if (data42 < 1 || isNaN(data42)) {
					const err74 = {
						instancePath: instancePath + "/count",
						schemaPath: "#/properties/count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						schema: 1,
						parentSchema: schema35.properties.count,
						data: data42
					};
					(vErrors ??= []).push(err74);
					errors++;
				}
			}
		}
		if (data.component !== void 0) {
			if (!validate13(data.component, {
				instancePath: instancePath + "/component",
				parentData: data,
				parentDataProperty: "component",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.metric !== void 0) {
			if (!validate104(data.metric, {
				instancePath: instancePath + "/metric",
				parentData: data,
				parentDataProperty: "metric",
				rootData
			})) {
				vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0) {
			if (!validate13(data.source, {
				instancePath: instancePath + "/source",
				parentData: data,
				parentDataProperty: "source",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.labels !== void 0) {
			if (!validate107(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			let data47 = data.equals;
			if (!(typeof data47 == "number" && isFinite(data47))) {
				const err75 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema35.properties.equals.type,
					parentSchema: schema35.properties.equals,
					data: data47
				};
				(vErrors ??= []).push(err75);
				errors++;
			}
		}
		if (data["at-least"] !== void 0) {
			let data48 = data["at-least"];
			if (!(typeof data48 == "number" && isFinite(data48))) {
				const err76 = {
					instancePath: instancePath + "/at-least",
					schemaPath: "#/properties/at-least/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema35.properties["at-least"].type,
					parentSchema: schema35.properties["at-least"],
					data: data48
				};
				(vErrors ??= []).push(err76);
				errors++;
			}
		}
		if (data["at-most"] !== void 0) {
			let data49 = data["at-most"];
			if (!(typeof data49 == "number" && isFinite(data49))) {
				const err77 = {
					instancePath: instancePath + "/at-most",
					schemaPath: "#/properties/at-most/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema35.properties["at-most"].type,
					parentSchema: schema35.properties["at-most"],
					data: data49
				};
				(vErrors ??= []).push(err77);
				errors++;
			}
		}
		if (data.log !== void 0) {
			if (!validate13(data.log, {
				instancePath: instancePath + "/log",
				parentData: data,
				parentDataProperty: "log",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.matches !== void 0) {
			if (!validate42(data.matches, {
				instancePath: instancePath + "/matches",
				parentData: data,
				parentDataProperty: "matches",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.event !== void 0) {
			if (!validate34(data.event, {
				instancePath: instancePath + "/event",
				parentData: data,
				parentDataProperty: "event",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			if (!validate36(data.of, {
				instancePath: instancePath + "/of",
				parentData: data,
				parentDataProperty: "of",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.signal !== void 0) {
			if (!validate13(data.signal, {
				instancePath: instancePath + "/signal",
				parentData: data,
				parentDataProperty: "signal",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.since !== void 0) {
			if (!validate13(data.since, {
				instancePath: instancePath + "/since",
				parentData: data,
				parentDataProperty: "since",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeout !== void 0) {
			if (!validate9(data.timeout, {
				instancePath: instancePath + "/timeout",
				parentData: data,
				parentDataProperty: "timeout",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data["on-timeout"] !== void 0) {
			let data57 = data["on-timeout"];
			if (!(data57 === "error" || data57 === "continue")) {
				const err78 = {
					instancePath: instancePath + "/on-timeout",
					schemaPath: "#/properties/on-timeout/enum",
					keyword: "enum",
					params: { allowedValues: schema35.properties["on-timeout"].enum },
					schema: schema35.properties["on-timeout"].enum,
					parentSchema: schema35.properties["on-timeout"],
					data: data57
				};
				(vErrors ??= []).push(err78);
				errors++;
			}
		}
	} else {
		const err79 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema35.type,
			parentSchema: schema35,
			data
		};
		(vErrors ??= []).push(err79);
		errors++;
	}
	validate96.errors = vErrors;
	return errors === 0;
}
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate96(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.timeout !== void 0) {
			const err0 = {
				instancePath: instancePath + "/timeout",
				schemaPath: "#/properties/timeout/false schema",
				keyword: "false schema",
				params: {},
				schema: false,
				parentSchema: schema34.properties.timeout,
				data: data.timeout
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data["on-timeout"] !== void 0) {
			const err1 = {
				instancePath: instancePath + "/on-timeout",
				schemaPath: "#/properties/on-timeout/false schema",
				keyword: "false schema",
				params: {},
				schema: false,
				parentSchema: schema34.properties["on-timeout"],
				data: data["on-timeout"]
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.since !== void 0) {
			const err2 = {
				instancePath: instancePath + "/since",
				schemaPath: "#/properties/since/false schema",
				keyword: "false schema",
				params: {},
				schema: false,
				parentSchema: schema34.properties.since,
				data: data.since
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema34.type,
			parentSchema: schema34,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	}
	validate95.errors = vErrors;
	return errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.times === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/required",
				keyword: "required",
				params: { missingProperty: "times" },
				schema: schema33.oneOf[0].required,
				parentSchema: schema33.oneOf[0],
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs4 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.for === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/1/required",
				keyword: "required",
				params: { missingProperty: "for" },
				schema: schema33.oneOf[1].required,
				parentSchema: schema33.oneOf[1],
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	}
	var _valid0 = _errs4 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else {
		if (_valid0) {
			valid0 = true;
			passing0 = 1;
		}
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.until === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/oneOf/2/required",
					keyword: "required",
					params: { missingProperty: "until" },
					schema: schema33.oneOf[2].required,
					parentSchema: schema33.oneOf[2],
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		if (_valid0 && valid0) {
			valid0 = false;
			passing0 = [passing0, 2];
		} else {
			if (_valid0) {
				valid0 = true;
				passing0 = 2;
			}
			const _errs6 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.while === void 0) {
					const err3 = {
						instancePath,
						schemaPath: "#/oneOf/3/required",
						keyword: "required",
						params: { missingProperty: "while" },
						schema: schema33.oneOf[3].required,
						parentSchema: schema33.oneOf[3],
						data
					};
					(vErrors ??= []).push(err3);
					errors++;
				}
			}
			var _valid0 = _errs6 === errors;
			if (_valid0 && valid0) {
				valid0 = false;
				passing0 = [passing0, 3];
			} else if (_valid0) {
				valid0 = true;
				passing0 = 3;
			}
		}
	}
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			schema: schema33.oneOf,
			parentSchema: schema33,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	} else {
		errors = _errs2;
		if (vErrors !== null) {
			if (_errs2) vErrors.length = _errs2;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.do === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "do" },
				schema: schema33.required,
				parentSchema: schema33,
				data
			};
			(vErrors ??= []).push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "times" || key0 === "for" || key0 === "until" || key0 === "while" || key0 === "do")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema33,
				data
			};
			(vErrors ??= []).push(err6);
			errors++;
		}
		if (data.times !== void 0) {
			let data0 = data.times;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err7 = {
					instancePath: instancePath + "/times",
					schemaPath: "#/properties/times/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema33.properties.times.type,
					parentSchema: schema33.properties.times,
					data: data0
				};
				(vErrors ??= []).push(err7);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e4 || isNaN(data0)) {
					const err8 = {
						instancePath: instancePath + "/times",
						schemaPath: "#/properties/times/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e4
						},
						schema: 1e4,
						parentSchema: schema33.properties.times,
						data: data0
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err9 = {
						instancePath: instancePath + "/times",
						schemaPath: "#/properties/times/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						schema: 1,
						parentSchema: schema33.properties.times,
						data: data0
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
			}
		}
		if (data.for !== void 0) {
			if (!validate9(data.for, {
				instancePath: instancePath + "/for",
				parentData: data,
				parentDataProperty: "for",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0) {
			if (!validate95(data.until, {
				instancePath: instancePath + "/until",
				parentData: data,
				parentDataProperty: "until",
				rootData
			})) {
				vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
				errors = vErrors.length;
			}
		}
		if (data.while !== void 0) {
			if (!validate13(data.while, {
				instancePath: instancePath + "/while",
				parentData: data,
				parentDataProperty: "while",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.do !== void 0) {
			let data4 = data.do;
			if (Array.isArray(data4)) {
				if (data4.length > 1e3) {
					const err10 = {
						instancePath: instancePath + "/do",
						schemaPath: "#/properties/do/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema33.properties.do,
						data: data4
					};
					(vErrors ??= []).push(err10);
					errors++;
				}
				if (data4.length < 1) {
					const err11 = {
						instancePath: instancePath + "/do",
						schemaPath: "#/properties/do/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema33.properties.do,
						data: data4
					};
					(vErrors ??= []).push(err11);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!wrapper0.validate(data4[i0], {
					instancePath: instancePath + "/do/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
					errors = vErrors.length;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/do",
					schemaPath: "#/properties/do/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema33.properties.do.type,
					parentSchema: schema33.properties.do,
					data: data4
				};
				(vErrors ??= []).push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema33.type,
			parentSchema: schema33,
			data
		};
		(vErrors ??= []).push(err13);
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
const schema40 = experiment_schema_default["$defs"]["hold"];
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.fault === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fault" },
				schema: schema40.required,
				parentSchema: schema40,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.do === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "do" },
				schema: schema40.required,
				parentSchema: schema40,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "fault" || key0 === "do")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema40,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.fault !== void 0) {
			if (!validate13(data.fault, {
				instancePath: instancePath + "/fault",
				parentData: data,
				parentDataProperty: "fault",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.do !== void 0) {
			let data1 = data.do;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err3 = {
						instancePath: instancePath + "/do",
						schemaPath: "#/properties/do/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema40.properties.do,
						data: data1
					};
					(vErrors ??= []).push(err3);
					errors++;
				}
				if (data1.length < 1) {
					const err4 = {
						instancePath: instancePath + "/do",
						schemaPath: "#/properties/do/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema40.properties.do,
						data: data1
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!wrapper0.validate(data1[i0], {
					instancePath: instancePath + "/do/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/do",
					schemaPath: "#/properties/do/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema40.properties.do.type,
					parentSchema: schema40.properties.do,
					data: data1
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema40.type,
			parentSchema: schema40,
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	validate120.errors = vErrors;
	return errors === 0;
}
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length > 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxProperties",
				keyword: "maxProperties",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema32,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (Object.keys(data).length < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema32,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema32.properties, key0)) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema32,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.serial !== void 0) {
			let data0 = data.serial;
			if (Array.isArray(data0)) {
				if (data0.length > 1e3) {
					const err3 = {
						instancePath: instancePath + "/serial",
						schemaPath: "#/properties/serial/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema32.properties.serial,
						data: data0
					};
					(vErrors ??= []).push(err3);
					errors++;
				}
				if (data0.length < 1) {
					const err4 = {
						instancePath: instancePath + "/serial",
						schemaPath: "#/properties/serial/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema32.properties.serial,
						data: data0
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!wrapper0.validate(data0[i0], {
					instancePath: instancePath + "/serial/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/serial",
					schemaPath: "#/properties/serial/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema32.properties.serial.type,
					parentSchema: schema32.properties.serial,
					data: data0
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.parallel !== void 0) {
			let data2 = data.parallel;
			if (Array.isArray(data2)) {
				if (data2.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/parallel",
						schemaPath: "#/properties/parallel/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema32.properties.parallel,
						data: data2
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
				if (data2.length < 1) {
					const err7 = {
						instancePath: instancePath + "/parallel",
						schemaPath: "#/properties/parallel/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema32.properties.parallel,
						data: data2
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) if (!wrapper0.validate(data2[i1], {
					instancePath: instancePath + "/parallel/" + i1,
					parentData: data2,
					parentDataProperty: i1,
					rootData
				})) {
					vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/parallel",
					schemaPath: "#/properties/parallel/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema32.properties.parallel.type,
					parentSchema: schema32.properties.parallel,
					data: data2
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.repeat !== void 0) {
			if (!validate93(data.repeat, {
				instancePath: instancePath + "/repeat",
				parentData: data,
				parentDataProperty: "repeat",
				rootData
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.hold !== void 0) {
			if (!validate120(data.hold, {
				instancePath: instancePath + "/hold",
				parentData: data,
				parentDataProperty: "hold",
				rootData
			})) {
				vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
				errors = vErrors.length;
			}
		}
		if (data.delay !== void 0) {
			if (!validate9(data.delay, {
				instancePath: instancePath + "/delay",
				parentData: data,
				parentDataProperty: "delay",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data.start !== void 0) {
			if (!validate13(data.start, {
				instancePath: instancePath + "/start",
				parentData: data,
				parentDataProperty: "start",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.await !== void 0) {
			if (!validate13(data.await, {
				instancePath: instancePath + "/await",
				parentData: data,
				parentDataProperty: "await",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.stop !== void 0) {
			if (!validate13(data.stop, {
				instancePath: instancePath + "/stop",
				parentData: data,
				parentDataProperty: "stop",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.revert !== void 0) {
			if (!validate13(data.revert, {
				instancePath: instancePath + "/revert",
				parentData: data,
				parentDataProperty: "revert",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.wait !== void 0) {
			if (!validate96(data.wait, {
				instancePath: instancePath + "/wait",
				parentData: data,
				parentDataProperty: "wait",
				rootData
			})) {
				vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
				errors = vErrors.length;
			}
		}
		if (data.inventory !== void 0) {
			if (!validate13(data.inventory, {
				instancePath: instancePath + "/inventory",
				parentData: data,
				parentDataProperty: "inventory",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema32.type,
			parentSchema: schema32,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema31.anyOf[0].type,
			parentSchema: schema31.anyOf[0],
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs4 = errors;
		if (!validate92(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs4 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs5 = errors;
			if (Array.isArray(data)) {
				if (data.length > 1e3) {
					const err1 = {
						instancePath,
						schemaPath: "#/anyOf/2/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema31.anyOf[2],
						data
					};
					(vErrors ??= []).push(err1);
					errors++;
				}
				if (data.length < 1) {
					const err2 = {
						instancePath,
						schemaPath: "#/anyOf/2/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema31.anyOf[2],
						data
					};
					(vErrors ??= []).push(err2);
					errors++;
				}
				const len0 = data.length;
				for (let i0 = 0; i0 < len0; i0++) if (!wrapper0.validate(data[i0], {
					instancePath: instancePath + "/" + i0,
					parentData: data,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema31.anyOf[2].type,
					parentSchema: schema31.anyOf[2],
					data
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			var _valid0 = _errs5 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			schema: schema31.anyOf,
			parentSchema: schema31,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate91.errors = vErrors;
	return errors === 0;
}
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	const _errs2 = errors;
	if (Array.isArray(data)) {
		if (data.length > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/anyOf/0/maxItems",
				keyword: "maxItems",
				params: { limit: 1e3 },
				schema: 1e3,
				parentSchema: schema30.anyOf[0],
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.length < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/anyOf/0/minItems",
				keyword: "minItems",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema30.anyOf[0],
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate91(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
			errors = vErrors.length;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema30.anyOf[0].type,
			parentSchema: schema30.anyOf[0],
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs5 = errors;
		if (!validate92(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs5 === errors;
		valid0 = valid0 || _valid0;
		if (!valid0) {
			const _errs6 = errors;
			if (typeof data !== "string") {
				const err3 = {
					instancePath,
					schemaPath: "#/anyOf/2/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema30.anyOf[2].type,
					parentSchema: schema30.anyOf[2],
					data
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			var _valid0 = _errs6 === errors;
			valid0 = valid0 || _valid0;
		}
	}
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			schema: schema30.anyOf,
			parentSchema: schema30,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	validate90.errors = vErrors;
	return errors === 0;
}
const schema41 = experiment_schema_default["$defs"]["run-check"];
const schema42 = experiment_schema_default["$defs"]["component-state-check"];
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 4 },
				schema: 4,
				parentSchema: schema42,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema42.required,
				parentSchema: schema42,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.kind === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema42.required,
				parentSchema: schema42,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.component === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "component" },
				schema: schema42.required,
				parentSchema: schema42,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "component" || key0 === "equals" || key0 === "ever" || key0 === "never" || key0 === "at")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema42,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("state" !== data1) {
				const err5 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "state" },
					schema: "state",
					parentSchema: schema42.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.component !== void 0) {
			if (!validate13(data.component, {
				instancePath: instancePath + "/component",
				parentData: data,
				parentDataProperty: "component",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			if (!validate99(data.equals, {
				instancePath: instancePath + "/equals",
				parentData: data,
				parentDataProperty: "equals",
				rootData
			})) {
				vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
				errors = vErrors.length;
			}
		}
		if (data.ever !== void 0) {
			if (!validate99(data.ever, {
				instancePath: instancePath + "/ever",
				parentData: data,
				parentDataProperty: "ever",
				rootData
			})) {
				vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
				errors = vErrors.length;
			}
		}
		if (data.never !== void 0) {
			if (!validate99(data.never, {
				instancePath: instancePath + "/never",
				parentData: data,
				parentDataProperty: "never",
				rootData
			})) {
				vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
				errors = vErrors.length;
			}
		}
		if (data.at !== void 0) {
			if (!validate33(data.at, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.ever !== void 0) {
					const err6 = {
						instancePath: instancePath + "/ever",
						schemaPath: "#/dependentSchemas/equals/properties/ever/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema42.dependentSchemas.equals.properties.ever,
						data: data.ever
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
				if (data.never !== void 0) {
					const err7 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/dependentSchemas/equals/properties/never/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema42.dependentSchemas.equals.properties.never,
						data: data.never
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			}
		}
		if (data.ever !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.never !== void 0) {
					const err8 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/dependentSchemas/ever/properties/never/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema42.dependentSchemas.ever.properties.never,
						data: data.never
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
			}
		}
		if (data.at !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.equals === void 0) {
					const err9 = {
						instancePath,
						schemaPath: "#/dependentSchemas/at/required",
						keyword: "required",
						params: { missingProperty: "equals" },
						schema: schema42.dependentSchemas.at.required,
						parentSchema: schema42.dependentSchemas.at,
						data
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema42.type,
			parentSchema: schema42,
			data
		};
		(vErrors ??= []).push(err10);
		errors++;
	}
	validate135.errors = vErrors;
	return errors === 0;
}
const schema43 = experiment_schema_default["$defs"]["log-check"];
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate45(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 4 },
				schema: 4,
				parentSchema: schema43,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema43.required,
				parentSchema: schema43,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.kind === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema43.required,
				parentSchema: schema43,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.log === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "log" },
				schema: schema43.required,
				parentSchema: schema43,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "log" || key0 === "contains" || key0 === "absent" || key0 === "count" || key0 === "during")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema43,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("log" !== data1) {
				const err5 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "log" },
					schema: "log",
					parentSchema: schema43.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.log !== void 0) {
			if (!validate13(data.log, {
				instancePath: instancePath + "/log",
				parentData: data,
				parentDataProperty: "log",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.contains !== void 0) {
			if (!validate48(data.contains, {
				instancePath: instancePath + "/contains",
				parentData: data,
				parentDataProperty: "contains",
				rootData
			})) {
				vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
				errors = vErrors.length;
			}
		}
		if (data.absent !== void 0) {
			if (!validate48(data.absent, {
				instancePath: instancePath + "/absent",
				parentData: data,
				parentDataProperty: "absent",
				rootData
			})) {
				vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
				errors = vErrors.length;
			}
		}
		if (data.count !== void 0) {
			if (!validate51(data.count, {
				instancePath: instancePath + "/count",
				parentData: data,
				parentDataProperty: "count",
				rootData
			})) {
				vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
				errors = vErrors.length;
			}
		}
		if (data.during !== void 0) {
			if (!validate13(data.during, {
				instancePath: instancePath + "/during",
				parentData: data,
				parentDataProperty: "during",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema43.type,
			parentSchema: schema43,
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	validate142.errors = vErrors;
	return errors === 0;
}
const schema44 = experiment_schema_default["$defs"]["metric-check"];
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema44.required,
				parentSchema: schema44,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema44.required,
				parentSchema: schema44,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.metric === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "metric" },
				schema: schema44.required,
				parentSchema: schema44,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema44.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema44,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("metric" !== data1) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "metric" },
					schema: "metric",
					parentSchema: schema44.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.metric !== void 0) {
			if (!validate104(data.metric, {
				instancePath: instancePath + "/metric",
				parentData: data,
				parentDataProperty: "metric",
				rootData
			})) {
				vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0) {
			if (!validate13(data.source, {
				instancePath: instancePath + "/source",
				parentData: data,
				parentDataProperty: "source",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.labels !== void 0) {
			if (!validate107(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			let data5 = data.of;
			if (!(data5 === "value" || data5 === "delta" || data5 === "max")) {
				const err5 = {
					instancePath: instancePath + "/of",
					schemaPath: "#/properties/of/enum",
					keyword: "enum",
					params: { allowedValues: schema44.properties.of.enum },
					schema: schema44.properties.of.enum,
					parentSchema: schema44.properties.of,
					data: data5
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.equals !== void 0) {
			let data6 = data.equals;
			if (!(typeof data6 == "number" && isFinite(data6))) {
				const err6 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema44.properties.equals.type,
					parentSchema: schema44.properties.equals,
					data: data6
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		if (data["at-least"] !== void 0) {
			let data7 = data["at-least"];
			if (!(typeof data7 == "number" && isFinite(data7))) {
				const err7 = {
					instancePath: instancePath + "/at-least",
					schemaPath: "#/properties/at-least/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema44.properties["at-least"].type,
					parentSchema: schema44.properties["at-least"],
					data: data7
				};
				(vErrors ??= []).push(err7);
				errors++;
			}
		}
		if (data["at-most"] !== void 0) {
			let data8 = data["at-most"];
			if (!(typeof data8 == "number" && isFinite(data8))) {
				const err8 = {
					instancePath: instancePath + "/at-most",
					schemaPath: "#/properties/at-most/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema44.properties["at-most"].type,
					parentSchema: schema44.properties["at-most"],
					data: data8
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema44.type,
			parentSchema: schema44,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
const schema45 = experiment_schema_default["$defs"]["event-check"];
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.within === void 0 && "within") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs3 = errors;
		const _errs4 = errors;
		let valid1 = false;
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.after === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/then/anyOf/0/required",
					keyword: "required",
					params: { missingProperty: "after" },
					schema: schema45.then.anyOf[0].required,
					parentSchema: schema45.then.anyOf[0],
					data
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
		}
		var _valid1 = _errs5 === errors;
		valid1 = valid1 || _valid1;
		if (!valid1) {
			const _errs6 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.before === void 0) {
					const err2 = {
						instancePath,
						schemaPath: "#/then/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "before" },
						schema: schema45.then.anyOf[1].required,
						parentSchema: schema45.then.anyOf[1],
						data
					};
					(vErrors ??= []).push(err2);
					errors++;
				}
			}
			var _valid1 = _errs6 === errors;
			valid1 = valid1 || _valid1;
		}
		if (!valid1) {
			const err3 = {
				instancePath,
				schemaPath: "#/then/anyOf",
				keyword: "anyOf",
				params: {},
				schema: schema45.then.anyOf,
				parentSchema: schema45.then,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		} else {
			errors = _errs4;
			if (vErrors !== null) {
				if (_errs4) vErrors.length = _errs4;
				else vErrors = null;
			}
		}
		var _valid0 = _errs3 === errors;
		valid0 = _valid0;
	}
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema45.if,
			parentSchema: schema45,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema45.required,
				parentSchema: schema45,
				data
			};
			(vErrors ??= []).push(err5);
			errors++;
		}
		if (data.kind === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema45.required,
				parentSchema: schema45,
				data
			};
			(vErrors ??= []).push(err6);
			errors++;
		}
		if (data.event === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "event" },
				schema: schema45.required,
				parentSchema: schema45,
				data
			};
			(vErrors ??= []).push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "event" || key0 === "of" || key0 === "occurs" || key0 === "after" || key0 === "before" || key0 === "within")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema45,
				data
			};
			(vErrors ??= []).push(err8);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("event" !== data1) {
				const err9 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "event" },
					schema: "event",
					parentSchema: schema45.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err9);
				errors++;
			}
		}
		if (data.event !== void 0) {
			if (!validate34(data.event, {
				instancePath: instancePath + "/event",
				parentData: data,
				parentDataProperty: "event",
				rootData
			})) {
				vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			if (!validate36(data.of, {
				instancePath: instancePath + "/of",
				parentData: data,
				parentDataProperty: "of",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.occurs !== void 0) {
			let data4 = data.occurs;
			if (typeof data4 !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/occurs",
					schemaPath: "#/properties/occurs/type",
					keyword: "type",
					params: { type: "boolean" },
					schema: schema45.properties.occurs.type,
					parentSchema: schema45.properties.occurs,
					data: data4
				};
				(vErrors ??= []).push(err10);
				errors++;
			}
		}
		if (data.after !== void 0) {
			if (!validate33(data.after, {
				instancePath: instancePath + "/after",
				parentData: data,
				parentDataProperty: "after",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.before !== void 0) {
			if (!validate33(data.before, {
				instancePath: instancePath + "/before",
				parentData: data,
				parentDataProperty: "before",
				rootData
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
		if (data.within !== void 0) {
			if (!validate9(data.within, {
				instancePath: instancePath + "/within",
				parentData: data,
				parentDataProperty: "within",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data.after !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.before !== void 0) {
					const err11 = {
						instancePath: instancePath + "/before",
						schemaPath: "#/dependentSchemas/after/properties/before/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema45.dependentSchemas.after.properties.before,
						data: data.before
					};
					(vErrors ??= []).push(err11);
					errors++;
				}
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema45.type,
			parentSchema: schema45,
			data
		};
		(vErrors ??= []).push(err12);
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
const schema46 = experiment_schema_default["$defs"]["duration-check"];
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 4) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 4 },
				schema: 4,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.name === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.kind === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.of === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "of" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "of" || key0 === "part" || key0 === "at-least" || key0 === "at-most")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("duration" !== data1) {
				const err5 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "duration" },
					schema: "duration",
					parentSchema: schema46.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.of !== void 0) {
			if (!validate13(data.of, {
				instancePath: instancePath + "/of",
				parentData: data,
				parentDataProperty: "of",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.part !== void 0) {
			let data3 = data.part;
			if (!(data3 === "effect" || data3 === "hold" || data3 === "revert")) {
				const err6 = {
					instancePath: instancePath + "/part",
					schemaPath: "#/properties/part/enum",
					keyword: "enum",
					params: { allowedValues: schema46.properties.part.enum },
					schema: schema46.properties.part.enum,
					parentSchema: schema46.properties.part,
					data: data3
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		if (data["at-least"] !== void 0) {
			if (!validate9(data["at-least"], {
				instancePath: instancePath + "/at-least",
				parentData: data,
				parentDataProperty: "at-least",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data["at-most"] !== void 0) {
			if (!validate9(data["at-most"], {
				instancePath: instancePath + "/at-most",
				parentData: data,
				parentDataProperty: "at-most",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema46.type,
			parentSchema: schema46,
			data
		};
		(vErrors ??= []).push(err7);
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
const schema47 = experiment_schema_default["$defs"]["inventory-check"];
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["nothing-left"] === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/required",
				keyword: "required",
				params: { missingProperty: "nothing-left" },
				schema: schema47.oneOf[0].required,
				parentSchema: schema47.oneOf[0],
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data["one-per-instance"] === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/1/required",
				keyword: "required",
				params: { missingProperty: "one-per-instance" },
				schema: schema47.oneOf[1].required,
				parentSchema: schema47.oneOf[1],
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err2 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			schema: schema47.oneOf,
			parentSchema: schema47,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema47.required,
				parentSchema: schema47,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.kind === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema47.required,
				parentSchema: schema47,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "at" || key0 === "of" || key0 === "role" || key0 === "nothing-left" || key0 === "one-per-instance")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema47,
				data
			};
			(vErrors ??= []).push(err5);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("inventory" !== data1) {
				const err6 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "inventory" },
					schema: "inventory",
					parentSchema: schema47.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		if (data.at !== void 0) {
			if (!validate13(data.at, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			let data3 = data.of;
			if (typeof data3 === "string") {
				if (data3.length > 60 && func1(data3) > 60) {
					const err7 = {
						instancePath: instancePath + "/of",
						schemaPath: "#/properties/of/maxLength",
						keyword: "maxLength",
						params: { limit: 60 },
						schema: 60,
						parentSchema: schema47.properties.of,
						data: data3
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
				if (func1(data3) < 1) {
					const err8 = {
						instancePath: instancePath + "/of",
						schemaPath: "#/properties/of/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema47.properties.of,
						data: data3
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/of",
					schemaPath: "#/properties/of/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema47.properties.of.type,
					parentSchema: schema47.properties.of,
					data: data3
				};
				(vErrors ??= []).push(err9);
				errors++;
			}
		}
		if (data.role !== void 0) {
			if (!validate13(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data["nothing-left"] !== void 0) {
			let data5 = data["nothing-left"];
			if (true !== data5) {
				const err10 = {
					instancePath: instancePath + "/nothing-left",
					schemaPath: "#/properties/nothing-left/const",
					keyword: "const",
					params: { allowedValue: true },
					schema: true,
					parentSchema: schema47.properties["nothing-left"],
					data: data5
				};
				(vErrors ??= []).push(err10);
				errors++;
			}
		}
		if (data["one-per-instance"] !== void 0) {
			if (!validate13(data["one-per-instance"], {
				instancePath: instancePath + "/one-per-instance",
				parentData: data,
				parentDataProperty: "one-per-instance",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema47.type,
			parentSchema: schema47,
			data
		};
		(vErrors ??= []).push(err11);
		errors++;
	}
	validate168.errors = vErrors;
	return errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema41.required,
				parentSchema: schema41,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema41.required,
				parentSchema: schema41,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "state") {
				if (!validate135(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "log") {
				if (!validate142(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "metric") {
				if (!validate150(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "event") {
				if (!validate156(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "duration") {
				if (!validate163(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "operation") {
				if (!validate57(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "inventory") {
				if (!validate168(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					schema: schema41.discriminator,
					parentSchema: schema41,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		} else {
			const err3 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				schema: schema41.discriminator,
				parentSchema: schema41,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema41.type,
			parentSchema: schema41,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
const schema48 = experiment_schema_default["$defs"]["condition"];
const schema49 = experiment_schema_default["$defs"]["state-condition"];
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.workload === void 0 && "workload") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs3 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.component !== void 0) {
				const err1 = {
					instancePath: instancePath + "/component",
					schemaPath: "#/then/properties/component/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema49.then.properties.component,
					data: data.component
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
			if (data.equals !== void 0) {
				if (!validate28(data.equals, {
					instancePath: instancePath + "/equals",
					parentData: data,
					parentDataProperty: "equals",
					rootData
				})) {
					vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
					errors = vErrors.length;
				}
			}
		}
		var _valid0 = _errs3 === errors;
		valid0 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.component === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "component" },
					schema: schema49.else.required,
					parentSchema: schema49.else,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.equals !== void 0) {
				if (!validate99(data.equals, {
					instancePath: instancePath + "/equals",
					parentData: data,
					parentDataProperty: "equals",
					rootData
				})) {
					vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
					errors = vErrors.length;
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err3 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema49.if,
			parentSchema: schema49,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.kind === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			(vErrors ??= []).push(err5);
			errors++;
		}
		if (data.equals === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "equals" },
				schema: schema49.required,
				parentSchema: schema49,
				data
			};
			(vErrors ??= []).push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "component" || key0 === "workload" || key0 === "equals")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema49,
				data
			};
			(vErrors ??= []).push(err7);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data4 = data.kind;
			if ("state" !== data4) {
				const err8 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "state" },
					schema: "state",
					parentSchema: schema49.properties.kind,
					data: data4
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.component !== void 0) {
			if (!validate13(data.component, {
				instancePath: instancePath + "/component",
				parentData: data,
				parentDataProperty: "component",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.workload !== void 0) {
			if (!validate13(data.workload, {
				instancePath: instancePath + "/workload",
				parentData: data,
				parentDataProperty: "workload",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			let data7 = data.equals;
			if (!(data7 === "Created" || data7 === "Pending" || data7 === "Running" || data7 === "Unknown" || data7 === "Succeeded" || data7 === "Failed" || data7 === "down" || data7 === "up" || data7 === "ready")) {
				const err9 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/enum",
					keyword: "enum",
					params: { allowedValues: schema49.properties.equals.enum },
					schema: schema49.properties.equals.enum,
					parentSchema: schema49.properties.equals,
					data: data7
				};
				(vErrors ??= []).push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema49.type,
			parentSchema: schema49,
			data
		};
		(vErrors ??= []).push(err10);
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
const schema50 = experiment_schema_default["$defs"]["metric-condition"];
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate52(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema50.required,
				parentSchema: schema50,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema50.required,
				parentSchema: schema50,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.metric === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "metric" },
				schema: schema50.required,
				parentSchema: schema50,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "metric" || key0 === "source" || key0 === "labels" || key0 === "equals" || key0 === "at-least" || key0 === "at-most")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema50,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate13(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0) {
			let data1 = data.kind;
			if ("metric" !== data1) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "metric" },
					schema: "metric",
					parentSchema: schema50.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.metric !== void 0) {
			if (!validate104(data.metric, {
				instancePath: instancePath + "/metric",
				parentData: data,
				parentDataProperty: "metric",
				rootData
			})) {
				vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0) {
			if (!validate13(data.source, {
				instancePath: instancePath + "/source",
				parentData: data,
				parentDataProperty: "source",
				rootData
			})) {
				vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
				errors = vErrors.length;
			}
		}
		if (data.labels !== void 0) {
			if (!validate107(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			let data5 = data.equals;
			if (!(typeof data5 == "number" && isFinite(data5))) {
				const err5 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema50.properties.equals.type,
					parentSchema: schema50.properties.equals,
					data: data5
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data["at-least"] !== void 0) {
			let data6 = data["at-least"];
			if (!(typeof data6 == "number" && isFinite(data6))) {
				const err6 = {
					instancePath: instancePath + "/at-least",
					schemaPath: "#/properties/at-least/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema50.properties["at-least"].type,
					parentSchema: schema50.properties["at-least"],
					data: data6
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		if (data["at-most"] !== void 0) {
			let data7 = data["at-most"];
			if (!(typeof data7 == "number" && isFinite(data7))) {
				const err7 = {
					instancePath: instancePath + "/at-most",
					schemaPath: "#/properties/at-most/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema50.properties["at-most"].type,
					parentSchema: schema50.properties["at-most"],
					data: data7
				};
				(vErrors ??= []).push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema50.type,
			parentSchema: schema50,
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				schema: schema48.required,
				parentSchema: schema48,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "state") {
				if (!validate182(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "metric") {
				if (!validate188(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
					errors = vErrors.length;
				}
			} else {
				const err2 = {
					instancePath,
					schemaPath: "#/discriminator",
					keyword: "discriminator",
					params: {
						error: "mapping",
						tag: "kind",
						tagValue: tag0
					},
					schema: schema48.discriminator,
					parentSchema: schema48,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		} else {
			const err3 = {
				instancePath,
				schemaPath: "#/discriminator",
				keyword: "discriminator",
				params: {
					error: "tag",
					tag: "kind",
					tagValue: tag0
				},
				schema: schema48.discriminator,
				parentSchema: schema48,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema48.type,
			parentSchema: schema48,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate181.errors = vErrors;
	return errors === 0;
}
const schema51 = experiment_schema_default["$defs"]["expectation"];
const pattern10 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$", "u");
const pattern11 = new RegExp("^[a-z][a-z0-9-]{0,39}(@(before|after))?$", "u");
const pattern13 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issue" },
				schema: schema51.required,
				parentSchema: schema51,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.reason === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				schema: schema51.required,
				parentSchema: schema51,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.checks === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "checks" },
				schema: schema51.required,
				parentSchema: schema51,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema51.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema51,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.issue !== void 0) {
			let data0 = data.issue;
			if (typeof data0 === "string") {
				if (!pattern10.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/issue",
						schemaPath: "#/properties/issue/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$" },
						schema: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$",
						parentSchema: schema51.properties.issue,
						data: data0
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/issue",
					schemaPath: "#/properties/issue/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema51.properties.issue.type,
					parentSchema: schema51.properties.issue,
					data: data0
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data1 = data.reason;
			if (typeof data1 === "string") {
				if (data1.length > 500 && func1(data1) > 500) {
					const err6 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema51.properties.reason,
						data: data1
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
				if (func1(data1) < 1) {
					const err7 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema51.properties.reason,
						data: data1
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema51.properties.reason.type,
					parentSchema: schema51.properties.reason,
					data: data1
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.checks !== void 0) {
			let data2 = data.checks;
			if (Array.isArray(data2)) {
				if (data2.length > 50) {
					const err9 = {
						instancePath: instancePath + "/checks",
						schemaPath: "#/properties/checks/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema51.properties.checks,
						data: data2
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (!pattern11.test(data3)) {
							const err10 = {
								instancePath: instancePath + "/checks/" + i0,
								schemaPath: "#/properties/checks/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}(@(before|after))?$" },
								schema: "^[a-z][a-z0-9-]{0,39}(@(before|after))?$",
								parentSchema: schema51.properties.checks.items,
								data: data3
							};
							(vErrors ??= []).push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/checks/" + i0,
							schemaPath: "#/properties/checks/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema51.properties.checks.items.type,
							parentSchema: schema51.properties.checks.items,
							data: data3
						};
						(vErrors ??= []).push(err11);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err12 = {
								instancePath: instancePath + "/checks",
								schemaPath: "#/properties/checks/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								schema: true,
								parentSchema: schema51.properties.checks,
								data: data2
							};
							(vErrors ??= []).push(err12);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/checks",
					schemaPath: "#/properties/checks/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema51.properties.checks.type,
					parentSchema: schema51.properties.checks,
					data: data2
				};
				(vErrors ??= []).push(err13);
				errors++;
			}
		}
		if (data.instances !== void 0) {
			let data4 = data.instances;
			const _errs14 = errors;
			let valid4 = false;
			const _errs15 = errors;
			if (Array.isArray(data4)) {
				if (data4.length > 1e3) {
					const err14 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/anyOf/0/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema51.properties.instances.anyOf[0],
						data: data4
					};
					(vErrors ??= []).push(err14);
					errors++;
				}
				if (data4.length < 1) {
					const err15 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/anyOf/0/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema51.properties.instances.anyOf[0],
						data: data4
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data5 = data4[i2];
					if (typeof data5 === "string") {
						if (!pattern8.test(data5)) {
							const err16 = {
								instancePath: instancePath + "/instances/" + i2,
								schemaPath: "#/properties/instances/anyOf/0/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
								schema: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
								parentSchema: schema51.properties.instances.anyOf[0].items,
								data: data5
							};
							(vErrors ??= []).push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/instances/" + i2,
							schemaPath: "#/properties/instances/anyOf/0/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema51.properties.instances.anyOf[0].items.type,
							parentSchema: schema51.properties.instances.anyOf[0].items,
							data: data5
						};
						(vErrors ??= []).push(err17);
						errors++;
					}
				}
				let i3 = data4.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data4[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err18 = {
								instancePath: instancePath + "/instances",
								schemaPath: "#/properties/instances/anyOf/0/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								schema: true,
								parentSchema: schema51.properties.instances.anyOf[0],
								data: data4
							};
							(vErrors ??= []).push(err18);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/instances",
					schemaPath: "#/properties/instances/anyOf/0/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema51.properties.instances.anyOf[0].type,
					parentSchema: schema51.properties.instances.anyOf[0],
					data: data4
				};
				(vErrors ??= []).push(err19);
				errors++;
			}
			var _valid0 = _errs15 === errors;
			valid4 = valid4 || _valid0;
			if (!valid4) {
				const _errs20 = errors;
				if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
					if (data4["targets-of"] === void 0) {
						const err20 = {
							instancePath: instancePath + "/instances",
							schemaPath: "#/properties/instances/anyOf/1/required",
							keyword: "required",
							params: { missingProperty: "targets-of" },
							schema: schema51.properties.instances.anyOf[1].required,
							parentSchema: schema51.properties.instances.anyOf[1],
							data: data4
						};
						(vErrors ??= []).push(err20);
						errors++;
					}
					for (const key1 in data4) if (!(key1 === "targets-of")) {
						const err21 = {
							instancePath: instancePath + "/instances",
							schemaPath: "#/properties/instances/anyOf/1/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key1 },
							schema: false,
							parentSchema: schema51.properties.instances.anyOf[1],
							data: data4
						};
						(vErrors ??= []).push(err21);
						errors++;
					}
					if (data4["targets-of"] !== void 0) {
						if (!validate13(data4["targets-of"], {
							instancePath: instancePath + "/instances/targets-of",
							parentData: data4,
							parentDataProperty: "targets-of",
							rootData
						})) {
							vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
							errors = vErrors.length;
						}
					}
				} else {
					const err22 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/anyOf/1/type",
						keyword: "type",
						params: { type: "object" },
						schema: schema51.properties.instances.anyOf[1].type,
						parentSchema: schema51.properties.instances.anyOf[1],
						data: data4
					};
					(vErrors ??= []).push(err22);
					errors++;
				}
				var _valid0 = _errs20 === errors;
				valid4 = valid4 || _valid0;
			}
			if (!valid4) {
				const err23 = {
					instancePath: instancePath + "/instances",
					schemaPath: "#/properties/instances/anyOf",
					keyword: "anyOf",
					params: {},
					schema: schema51.properties.instances.anyOf,
					parentSchema: schema51.properties.instances,
					data: data4
				};
				(vErrors ??= []).push(err23);
				errors++;
			} else {
				errors = _errs14;
				if (vErrors !== null) {
					if (_errs14) vErrors.length = _errs14;
					else vErrors = null;
				}
			}
		}
		if (data.message !== void 0) {
			if (!validate42(data.message, {
				instancePath: instancePath + "/message",
				parentData: data,
				parentDataProperty: "message",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.flaky !== void 0) {
			let data8 = data.flaky;
			const _errs27 = errors;
			let valid9 = false;
			const _errs28 = errors;
			if (true !== data8) {
				const err24 = {
					instancePath: instancePath + "/flaky",
					schemaPath: "#/properties/flaky/anyOf/0/const",
					keyword: "const",
					params: { allowedValue: true },
					schema: true,
					parentSchema: schema51.properties.flaky.anyOf[0],
					data: data8
				};
				(vErrors ??= []).push(err24);
				errors++;
			}
			var _valid1 = _errs28 === errors;
			valid9 = valid9 || _valid1;
			if (!valid9) {
				const _errs29 = errors;
				if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
					if (data8.hits === void 0) {
						const err25 = {
							instancePath: instancePath + "/flaky",
							schemaPath: "#/properties/flaky/anyOf/1/required",
							keyword: "required",
							params: { missingProperty: "hits" },
							schema: schema51.properties.flaky.anyOf[1].required,
							parentSchema: schema51.properties.flaky.anyOf[1],
							data: data8
						};
						(vErrors ??= []).push(err25);
						errors++;
					}
					if (data8.runs === void 0) {
						const err26 = {
							instancePath: instancePath + "/flaky",
							schemaPath: "#/properties/flaky/anyOf/1/required",
							keyword: "required",
							params: { missingProperty: "runs" },
							schema: schema51.properties.flaky.anyOf[1].required,
							parentSchema: schema51.properties.flaky.anyOf[1],
							data: data8
						};
						(vErrors ??= []).push(err26);
						errors++;
					}
					for (const key2 in data8) if (!(key2 === "hits" || key2 === "runs")) {
						const err27 = {
							instancePath: instancePath + "/flaky",
							schemaPath: "#/properties/flaky/anyOf/1/additionalProperties",
							keyword: "additionalProperties",
							params: { additionalProperty: key2 },
							schema: false,
							parentSchema: schema51.properties.flaky.anyOf[1],
							data: data8
						};
						(vErrors ??= []).push(err27);
						errors++;
					}
					if (data8.hits !== void 0) {
						let data9 = data8.hits;
						if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
							const err28 = {
								instancePath: instancePath + "/flaky/hits",
								schemaPath: "#/properties/flaky/anyOf/1/properties/hits/type",
								keyword: "type",
								params: { type: "integer" },
								schema: schema51.properties.flaky.anyOf[1].properties.hits.type,
								parentSchema: schema51.properties.flaky.anyOf[1].properties.hits,
								data: data9
							};
							(vErrors ??= []).push(err28);
							errors++;
						}
						if (typeof data9 == "number" && isFinite(data9)) {
							if (data9 < 0 || isNaN(data9)) {
								const err29 = {
									instancePath: instancePath + "/flaky/hits",
									schemaPath: "#/properties/flaky/anyOf/1/properties/hits/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									schema: 0,
									parentSchema: schema51.properties.flaky.anyOf[1].properties.hits,
									data: data9
								};
								(vErrors ??= []).push(err29);
								errors++;
							}
						}
					}
					if (data8.runs !== void 0) {
						let data10 = data8.runs;
						if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
							const err30 = {
								instancePath: instancePath + "/flaky/runs",
								schemaPath: "#/properties/flaky/anyOf/1/properties/runs/type",
								keyword: "type",
								params: { type: "integer" },
								schema: schema51.properties.flaky.anyOf[1].properties.runs.type,
								parentSchema: schema51.properties.flaky.anyOf[1].properties.runs,
								data: data10
							};
							(vErrors ??= []).push(err30);
							errors++;
						}
						if (typeof data10 == "number" && isFinite(data10)) {
							if (data10 < 1 || isNaN(data10)) {
								const err31 = {
									instancePath: instancePath + "/flaky/runs",
									schemaPath: "#/properties/flaky/anyOf/1/properties/runs/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									schema: 1,
									parentSchema: schema51.properties.flaky.anyOf[1].properties.runs,
									data: data10
								};
								(vErrors ??= []).push(err31);
								errors++;
							}
						}
					}
				} else {
					const err32 = {
						instancePath: instancePath + "/flaky",
						schemaPath: "#/properties/flaky/anyOf/1/type",
						keyword: "type",
						params: { type: "object" },
						schema: schema51.properties.flaky.anyOf[1].type,
						parentSchema: schema51.properties.flaky.anyOf[1],
						data: data8
					};
					(vErrors ??= []).push(err32);
					errors++;
				}
				var _valid1 = _errs29 === errors;
				valid9 = valid9 || _valid1;
			}
			if (!valid9) {
				const err33 = {
					instancePath: instancePath + "/flaky",
					schemaPath: "#/properties/flaky/anyOf",
					keyword: "anyOf",
					params: {},
					schema: schema51.properties.flaky.anyOf,
					parentSchema: schema51.properties.flaky,
					data: data8
				};
				(vErrors ??= []).push(err33);
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
		if (data.adapters !== void 0) {
			let data11 = data.adapters;
			if (Array.isArray(data11)) {
				if (data11.length > 20) {
					const err34 = {
						instancePath: instancePath + "/adapters",
						schemaPath: "#/properties/adapters/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema51.properties.adapters,
						data: data11
					};
					(vErrors ??= []).push(err34);
					errors++;
				}
				if (data11.length < 1) {
					const err35 = {
						instancePath: instancePath + "/adapters",
						schemaPath: "#/properties/adapters/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema51.properties.adapters,
						data: data11
					};
					(vErrors ??= []).push(err35);
					errors++;
				}
				const len2 = data11.length;
				for (let i4 = 0; i4 < len2; i4++) if (!validate1(data11[i4], {
					instancePath: instancePath + "/adapters/" + i4,
					parentData: data11,
					parentDataProperty: i4,
					rootData
				})) {
					vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
					errors = vErrors.length;
				}
				let i5 = data11.length;
				let j2;
				if (i5 > 1) {
					outer0: for (; i5--;) for (j2 = i5; j2--;) if (func4(data11[i5], data11[j2])) {
						const err36 = {
							instancePath: instancePath + "/adapters",
							schemaPath: "#/properties/adapters/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i5,
								j: j2
							},
							schema: true,
							parentSchema: schema51.properties.adapters,
							data: data11
						};
						(vErrors ??= []).push(err36);
						errors++;
						break outer0;
					}
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/adapters",
					schemaPath: "#/properties/adapters/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema51.properties.adapters.type,
					parentSchema: schema51.properties.adapters,
					data: data11
				};
				(vErrors ??= []).push(err37);
				errors++;
			}
		}
		if (data.systems !== void 0) {
			let data13 = data.systems;
			if (Array.isArray(data13)) {
				if (data13.length > 20) {
					const err38 = {
						instancePath: instancePath + "/systems",
						schemaPath: "#/properties/systems/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema51.properties.systems,
						data: data13
					};
					(vErrors ??= []).push(err38);
					errors++;
				}
				if (data13.length < 1) {
					const err39 = {
						instancePath: instancePath + "/systems",
						schemaPath: "#/properties/systems/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema51.properties.systems,
						data: data13
					};
					(vErrors ??= []).push(err39);
					errors++;
				}
				const len3 = data13.length;
				for (let i6 = 0; i6 < len3; i6++) if (!validate16(data13[i6], {
					instancePath: instancePath + "/systems/" + i6,
					parentData: data13,
					parentDataProperty: i6,
					rootData
				})) {
					vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
					errors = vErrors.length;
				}
			} else {
				const err40 = {
					instancePath: instancePath + "/systems",
					schemaPath: "#/properties/systems/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema51.properties.systems.type,
					parentSchema: schema51.properties.systems,
					data: data13
				};
				(vErrors ??= []).push(err40);
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data15 = data.since;
			if (typeof data15 === "string") {
				if (!pattern13.test(data15)) {
					const err41 = {
						instancePath: instancePath + "/since",
						schemaPath: "#/properties/since/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
						schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
						parentSchema: schema51.properties.since,
						data: data15
					};
					(vErrors ??= []).push(err41);
					errors++;
				}
			} else {
				const err42 = {
					instancePath: instancePath + "/since",
					schemaPath: "#/properties/since/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema51.properties.since.type,
					parentSchema: schema51.properties.since,
					data: data15
				};
				(vErrors ??= []).push(err42);
				errors++;
			}
		}
	} else {
		const err43 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema51.type,
			parentSchema: schema51,
			data
		};
		(vErrors ??= []).push(err43);
		errors++;
	}
	validate197.errors = vErrors;
	return errors === 0;
}
const schema52 = experiment_schema_default["$defs"]["variable-names"];
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 50) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 50 },
				schema: 50,
				parentSchema: schema52,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
						schema: "^[A-Za-z_][A-Za-z0-9_]*$",
						parentSchema: schema52.items,
						data: data0
					};
					(vErrors ??= []).push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema52.items.type,
					parentSchema: schema52.items,
					data: data0
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		}
		let i1 = data.length;
		let j0;
		if (i1 > 1) {
			const indices0 = {};
			for (; i1--;) {
				let item0 = data[i1];
				if (typeof item0 !== "string") continue;
				if (typeof indices0[item0] == "number") {
					j0 = indices0[item0];
					const err3 = {
						instancePath,
						schemaPath: "#/uniqueItems",
						keyword: "uniqueItems",
						params: {
							i: i1,
							j: j0
						},
						schema: true,
						parentSchema: schema52,
						data
					};
					(vErrors ??= []).push(err3);
					errors++;
					break;
				}
				indices0[item0] = i1;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema52.type,
			parentSchema: schema52,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate203.errors = vErrors;
	return errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema0.required,
				parentSchema: schema0,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				schema: schema0.required,
				parentSchema: schema0,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data["default-adapter"] === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "default-adapter" },
				schema: schema0.required,
				parentSchema: schema0,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema0,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate1(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData
			})) {
				vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
				errors = vErrors.length;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 200 && func1(data1) > 200) {
					const err4 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: schema0.properties.title,
						data: data1
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema0.properties.title,
						data: data1
					};
					(vErrors ??= []).push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema0.properties.title.type,
					parentSchema: schema0.properties.title,
					data: data1
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (data2.length > 1e4 && func1(data2) > 1e4) {
					const err7 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 1e4 },
						schema: 1e4,
						parentSchema: schema0.properties.description,
						data: data2
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema0.properties.description.type,
					parentSchema: schema0.properties.description,
					data: data2
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.tags !== void 0) {
			let data3 = data.tags;
			if (Array.isArray(data3)) {
				if (data3.length > 20) {
					const err9 = {
						instancePath: instancePath + "/tags",
						schemaPath: "#/properties/tags/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema0.properties.tags,
						data: data3
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate1(data3[i0], {
					instancePath: instancePath + "/tags/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
					errors = vErrors.length;
				}
				let i1 = data3.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func4(data3[i1], data3[j0])) {
						const err10 = {
							instancePath: instancePath + "/tags",
							schemaPath: "#/properties/tags/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							schema: true,
							parentSchema: schema0.properties.tags,
							data: data3
						};
						(vErrors ??= []).push(err10);
						errors++;
						break outer0;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/tags",
					schemaPath: "#/properties/tags/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema0.properties.tags.type,
					parentSchema: schema0.properties.tags,
					data: data3
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
		}
		if (data["default-adapter"] !== void 0) {
			if (!validate1(data["default-adapter"], {
				instancePath: instancePath + "/default-adapter",
				parentData: data,
				parentDataProperty: "default-adapter",
				rootData
			})) {
				vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
				errors = vErrors.length;
			}
		}
		if (data.parameters !== void 0) {
			let data6 = data.parameters;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (Object.keys(data6).length > 50) {
					const err12 = {
						instancePath: instancePath + "/parameters",
						schemaPath: "#/properties/parameters/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema0.properties.parameters,
						data: data6
					};
					(vErrors ??= []).push(err12);
					errors++;
				}
				for (const key1 in data6) {
					const _errs14 = errors;
					if (!validate5(key1, {
						instancePath: instancePath + "/parameters",
						parentData: data6,
						parentDataProperty: "parameters",
						rootData
					})) {
						vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
						errors = vErrors.length;
					}
					if (!(_errs14 === errors)) {
						const err13 = {
							instancePath: instancePath + "/parameters",
							schemaPath: "#/properties/parameters/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							schema: schema0.properties.parameters.propertyNames,
							parentSchema: schema0.properties.parameters,
							data: data6
						};
						(vErrors ??= []).push(err13);
						errors++;
					}
				}
				for (const key2 in data6) if (!validate7(data6[key2], {
					instancePath: instancePath + "/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data6,
					parentDataProperty: key2,
					rootData
				})) {
					vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
					errors = vErrors.length;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/parameters",
					schemaPath: "#/properties/parameters/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema0.properties.parameters.type,
					parentSchema: schema0.properties.parameters,
					data: data6
				};
				(vErrors ??= []).push(err14);
				errors++;
			}
		}
		if (data.timeout !== void 0) {
			if (!validate9(data.timeout, {
				instancePath: instancePath + "/timeout",
				parentData: data,
				parentDataProperty: "timeout",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data["settle-timeout"] !== void 0) {
			if (!validate9(data["settle-timeout"], {
				instancePath: instancePath + "/settle-timeout",
				parentData: data,
				parentDataProperty: "settle-timeout",
				rootData
			})) {
				vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
				errors = vErrors.length;
			}
		}
		if (data.requires !== void 0) {
			if (!validate12(data.requires, {
				instancePath: instancePath + "/requires",
				parentData: data,
				parentDataProperty: "requires",
				rootData
			})) {
				vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
				errors = vErrors.length;
			}
		}
		if (data.workloads !== void 0) {
			let data11 = data.workloads;
			if (Array.isArray(data11)) {
				if (data11.length > 20) {
					const err15 = {
						instancePath: instancePath + "/workloads",
						schemaPath: "#/properties/workloads/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema0.properties.workloads,
						data: data11
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				const len1 = data11.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate19(data11[i2], {
					instancePath: instancePath + "/workloads/" + i2,
					parentData: data11,
					parentDataProperty: i2,
					rootData
				})) {
					vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/workloads",
					schemaPath: "#/properties/workloads/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema0.properties.workloads.type,
					parentSchema: schema0.properties.workloads,
					data: data11
				};
				(vErrors ??= []).push(err16);
				errors++;
			}
		}
		if (data.operations !== void 0) {
			let data13 = data.operations;
			if (Array.isArray(data13)) {
				if (data13.length > 50) {
					const err17 = {
						instancePath: instancePath + "/operations",
						schemaPath: "#/properties/operations/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema0.properties.operations,
						data: data13
					};
					(vErrors ??= []).push(err17);
					errors++;
				}
				const len2 = data13.length;
				for (let i3 = 0; i3 < len2; i3++) if (!validate71(data13[i3], {
					instancePath: instancePath + "/operations/" + i3,
					parentData: data13,
					parentDataProperty: i3,
					rootData
				})) {
					vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
					errors = vErrors.length;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/operations",
					schemaPath: "#/properties/operations/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema0.properties.operations.type,
					parentSchema: schema0.properties.operations,
					data: data13
				};
				(vErrors ??= []).push(err18);
				errors++;
			}
		}
		if (data.flow !== void 0) {
			if (!validate90(data.flow, {
				instancePath: instancePath + "/flow",
				parentData: data,
				parentDataProperty: "flow",
				rootData
			})) {
				vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
				errors = vErrors.length;
			}
		}
		if (data.checks !== void 0) {
			let data16 = data.checks;
			if (Array.isArray(data16)) {
				if (data16.length > 100) {
					const err19 = {
						instancePath: instancePath + "/checks",
						schemaPath: "#/properties/checks/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema0.properties.checks,
						data: data16
					};
					(vErrors ??= []).push(err19);
					errors++;
				}
				const len3 = data16.length;
				for (let i4 = 0; i4 < len3; i4++) if (!validate134(data16[i4], {
					instancePath: instancePath + "/checks/" + i4,
					parentData: data16,
					parentDataProperty: i4,
					rootData
				})) {
					vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/checks",
					schemaPath: "#/properties/checks/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema0.properties.checks.type,
					parentSchema: schema0.properties.checks,
					data: data16
				};
				(vErrors ??= []).push(err20);
				errors++;
			}
		}
		if (data["steady-state"] !== void 0) {
			let data18 = data["steady-state"];
			if (Array.isArray(data18)) {
				if (data18.length > 20) {
					const err21 = {
						instancePath: instancePath + "/steady-state",
						schemaPath: "#/properties/steady-state/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema0.properties["steady-state"],
						data: data18
					};
					(vErrors ??= []).push(err21);
					errors++;
				}
				const len4 = data18.length;
				for (let i5 = 0; i5 < len4; i5++) if (!validate181(data18[i5], {
					instancePath: instancePath + "/steady-state/" + i5,
					parentData: data18,
					parentDataProperty: i5,
					rootData
				})) {
					vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/steady-state",
					schemaPath: "#/properties/steady-state/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema0.properties["steady-state"].type,
					parentSchema: schema0.properties["steady-state"],
					data: data18
				};
				(vErrors ??= []).push(err22);
				errors++;
			}
		}
		if (data.expectations !== void 0) {
			let data20 = data.expectations;
			if (Array.isArray(data20)) {
				if (data20.length > 20) {
					const err23 = {
						instancePath: instancePath + "/expectations",
						schemaPath: "#/properties/expectations/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema0.properties.expectations,
						data: data20
					};
					(vErrors ??= []).push(err23);
					errors++;
				}
				const len5 = data20.length;
				for (let i6 = 0; i6 < len5; i6++) if (!validate197(data20[i6], {
					instancePath: instancePath + "/expectations/" + i6,
					parentData: data20,
					parentDataProperty: i6,
					rootData
				})) {
					vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
					errors = vErrors.length;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/expectations",
					schemaPath: "#/properties/expectations/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema0.properties.expectations.type,
					parentSchema: schema0.properties.expectations,
					data: data20
				};
				(vErrors ??= []).push(err24);
				errors++;
			}
		}
		if (data.secrets !== void 0) {
			if (!validate203(data.secrets, {
				instancePath: instancePath + "/secrets",
				parentData: data,
				parentDataProperty: "secrets",
				rootData
			})) {
				vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema0.type,
			parentSchema: schema0,
			data
		};
		(vErrors ??= []).push(err25);
		errors++;
	}
	validate0.errors = vErrors;
	return errors === 0;
}
const schema53 = adapter_schema_default;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern0.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" },
				schema: "^[a-z0-9][a-z0-9-]{0,63}$",
				parentSchema: schema1,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema1.type,
			parentSchema: schema1,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate206.errors = vErrors;
	return errors === 0;
}
const schema55 = adapter_schema_default["$defs"]["label-set"];
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length > 20) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxProperties",
				keyword: "maxProperties",
				params: { limit: 20 },
				schema: 20,
				parentSchema: schema55,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (Object.keys(data).length < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema55,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		for (const key0 in data) {
			const _errs1 = errors;
			if (typeof key0 === "string") {
				if (key0.length > 200 && func1(key0) > 200) {
					const err2 = {
						instancePath,
						schemaPath: "#/propertyNames/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: schema55.propertyNames,
						data: key0,
						propertyName: key0
					};
					(vErrors ??= []).push(err2);
					errors++;
				}
			}
			if (!(_errs1 === errors)) {
				const err3 = {
					instancePath,
					schemaPath: "#/propertyNames",
					keyword: "propertyNames",
					params: { propertyName: key0 },
					schema: schema55.propertyNames,
					parentSchema: schema55,
					data
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
		}
		for (const key1 in data) {
			let data0 = data[key1];
			if (typeof data0 === "string") {
				if (data0.length > 500 && func1(data0) > 500) {
					const err4 = {
						instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/additionalProperties/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema55.additionalProperties,
						data: data0
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
					schemaPath: "#/additionalProperties/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema55.additionalProperties.type,
					parentSchema: schema55.additionalProperties,
					data: data0
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema55.type,
			parentSchema: schema55,
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	validate208.errors = vErrors;
	return errors === 0;
}
const schema56 = experiment_schema_default["$defs"]["fault-kind"];
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "kill" || data === "stop" || data === "restart" || data === "restart-in-place" || data === "freeze" || data === "outage" || data === "partition")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema56.enum },
			schema: schema56.enum,
			parentSchema: schema56,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (data.length > 40 && func1(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				schema: 40,
				parentSchema: schema2,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (!pattern1.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9-]*$" },
				schema: "^[a-z][a-z0-9-]*$",
				parentSchema: schema2,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema2.type,
			parentSchema: schema2,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate212.errors = vErrors;
	return errors === 0;
}
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data !== "string" && !(typeof data == "number" && isFinite(data)) && typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: schema3.type },
			schema: schema3.type,
			parentSchema: schema3,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	if (typeof data === "string") {
		if (data.length > 4096 && func1(data) > 4096) {
			const err1 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 4096 },
				schema: 4096,
				parentSchema: schema3,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	}
	validate214.errors = vErrors;
	return errors === 0;
}
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		if (data.length > 50) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 50 },
				schema: 50,
				parentSchema: schema52,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (!pattern5.test(data0)) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
						schema: "^[A-Za-z_][A-Za-z0-9_]*$",
						parentSchema: schema52.items,
						data: data0
					};
					(vErrors ??= []).push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema52.items.type,
					parentSchema: schema52.items,
					data: data0
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		}
		let i1 = data.length;
		let j0;
		if (i1 > 1) {
			const indices0 = {};
			for (; i1--;) {
				let item0 = data[i1];
				if (typeof item0 !== "string") continue;
				if (typeof indices0[item0] == "number") {
					j0 = indices0[item0];
					const err3 = {
						instancePath,
						schemaPath: "#/uniqueItems",
						keyword: "uniqueItems",
						params: {
							i: i1,
							j: j0
						},
						schema: true,
						parentSchema: schema52,
						data
					};
					(vErrors ??= []).push(err3);
					errors++;
					break;
				}
				indices0[item0] = i1;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema52.type,
			parentSchema: schema52,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate216.errors = vErrors;
	return errors === 0;
}
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
				schema: "^[a-z][a-z0-9-]{0,39}$",
				parentSchema: schema6,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema6.type,
			parentSchema: schema6,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate218.errors = vErrors;
	return errors === 0;
}
const schema61 = adapter_schema_default["$defs"]["hook"];
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (data.length > 65536 && func1(data) > 65536) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 65536 },
				schema: 65536,
				parentSchema: schema61,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema61,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema61.type,
			parentSchema: schema61,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern2.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$" },
				schema: "^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,3})?(ms|s|m|h)$",
				parentSchema: schema4,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			schema: schema4.type,
			parentSchema: schema4,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate222.errors = vErrors;
	return errors === 0;
}
const schema63 = adapter_schema_default["$defs"]["adapter-operation"];
const schema64 = adapter_schema_default["$defs"]["argument"];
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: schema64.required,
				parentSchema: schema64,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "default")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema64,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (!(data0 === "string" || data0 === "number" || data0 === "duration" || data0 === "file")) {
				const err2 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema64.properties.type.enum },
					schema: schema64.properties.type.enum,
					parentSchema: schema64.properties.type,
					data: data0
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
		}
		if (data.default !== void 0) {
			if (!validate214(data.default, {
				instancePath: instancePath + "/default",
				parentData: data,
				parentDataProperty: "default",
				rootData
			})) {
				vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema64.type,
			parentSchema: schema64,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	}
	validate249.errors = vErrors;
	return errors === 0;
}
function validate247(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.run === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "run" },
				schema: schema63.required,
				parentSchema: schema63,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "with" || key0 === "run" || key0 === "capture" || key0 === "revert" || key0 === "verify")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema63,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.with !== void 0) {
			let data0 = data.with;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (Object.keys(data0).length > 20) {
					const err2 = {
						instancePath: instancePath + "/with",
						schemaPath: "#/properties/with/maxProperties",
						keyword: "maxProperties",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema63.properties.with,
						data: data0
					};
					(vErrors ??= []).push(err2);
					errors++;
				}
				for (const key1 in data0) {
					const _errs4 = errors;
					if (!validate212(key1, {
						instancePath: instancePath + "/with",
						parentData: data0,
						parentDataProperty: "with",
						rootData
					})) {
						vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
						errors = vErrors.length;
					}
					if (!(_errs4 === errors)) {
						const err3 = {
							instancePath: instancePath + "/with",
							schemaPath: "#/properties/with/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							schema: schema63.properties.with.propertyNames,
							parentSchema: schema63.properties.with,
							data: data0
						};
						(vErrors ??= []).push(err3);
						errors++;
					}
				}
				for (const key2 in data0) if (!validate249(data0[key2], {
					instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data0,
					parentDataProperty: key2,
					rootData
				})) {
					vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/with",
					schemaPath: "#/properties/with/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema63.properties.with.type,
					parentSchema: schema63.properties.with,
					data: data0
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.run !== void 0) {
			if (!validate220(data.run, {
				instancePath: instancePath + "/run",
				parentData: data,
				parentDataProperty: "run",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.capture !== void 0) {
			if (!validate220(data.capture, {
				instancePath: instancePath + "/capture",
				parentData: data,
				parentDataProperty: "capture",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.revert !== void 0) {
			if (!validate220(data.revert, {
				instancePath: instancePath + "/revert",
				parentData: data,
				parentDataProperty: "revert",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.verify !== void 0) {
			if (!validate220(data.verify, {
				instancePath: instancePath + "/verify",
				parentData: data,
				parentDataProperty: "verify",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.capture !== void 0) {
			if (data.revert === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/dependentRequired",
					keyword: "dependentRequired",
					params: {
						property: "capture",
						missingProperty: "revert",
						depsCount: 1,
						deps: "revert"
					},
					schema: schema63.dependentRequired,
					parentSchema: schema63,
					data
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema63.type,
			parentSchema: schema63,
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	validate247.errors = vErrors;
	return errors === 0;
}
const schema65 = adapter_schema_default["$defs"]["target-location"];
const schema66 = adapter_schema_default["$defs"]["target-variant"];
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 && "type") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.type !== void 0) {
			let data0 = data.type;
			if (!(data0 === "process" || data0 === "process-group")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data["pid-file"] === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: "pid-file" },
					schema: schema66.allOf[0].then.required,
					parentSchema: schema66.allOf[0].then,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.labels !== void 0) {
				const err3 = {
					instancePath: instancePath + "/labels",
					schemaPath: "#/allOf/0/then/properties/labels/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema66.allOf[0].then.properties.labels,
					data: data.labels
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			if (data.log !== void 0) {
				let data2 = data.log;
				const _errs7 = errors;
				const _errs8 = errors;
				if ("container" !== data2) {
					(vErrors ??= []).push({});
					errors++;
				}
				if (_errs8 === errors) {
					const err5 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/allOf/0/then/properties/log/not",
						keyword: "not",
						params: {},
						schema: schema66.allOf[0].then.properties.log.not,
						parentSchema: schema66.allOf[0].then.properties.log,
						data: data2
					};
					(vErrors ??= []).push(err5);
					errors++;
				} else {
					errors = _errs7;
					if (vErrors !== null) {
						if (_errs7) vErrors.length = _errs7;
						else vErrors = null;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.labels === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/allOf/0/else/required",
					keyword: "required",
					params: { missingProperty: "labels" },
					schema: schema66.allOf[0].else.required,
					parentSchema: schema66.allOf[0].else,
					data
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
			if (data["pid-file"] !== void 0) {
				const err7 = {
					instancePath: instancePath + "/pid-file",
					schemaPath: "#/allOf/0/else/properties/pid-file/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema66.allOf[0].else.properties["pid-file"],
					data: data["pid-file"]
				};
				(vErrors ??= []).push(err7);
				errors++;
			}
		}
		var _valid0 = _errs9 === errors;
		valid1 = _valid0;
		ifClause0 = "else";
	}
	if (!valid1) {
		const err8 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema66.allOf[0].if,
			parentSchema: schema66.allOf[0],
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: schema66.required,
				parentSchema: schema66,
				data
			};
			(vErrors ??= []).push(err9);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "pid-file" || key0 === "labels" || key0 === "log" || key0 === "stop-grace" || key0 === "start")) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema66,
				data
			};
			(vErrors ??= []).push(err10);
			errors++;
		}
		if (data.type !== void 0) {
			let data4 = data.type;
			if (!(data4 === "process" || data4 === "process-group" || data4 === "container" || data4 === "container-process")) {
				const err11 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema66.properties.type.enum },
					schema: schema66.properties.type.enum,
					parentSchema: schema66.properties.type,
					data: data4
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
		}
		if (data["pid-file"] !== void 0) {
			let data5 = data["pid-file"];
			if (typeof data5 === "string") {
				if (data5.length > 500 && func1(data5) > 500) {
					const err12 = {
						instancePath: instancePath + "/pid-file",
						schemaPath: "#/properties/pid-file/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema66.properties["pid-file"],
						data: data5
					};
					(vErrors ??= []).push(err12);
					errors++;
				}
				if (func1(data5) < 1) {
					const err13 = {
						instancePath: instancePath + "/pid-file",
						schemaPath: "#/properties/pid-file/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema66.properties["pid-file"],
						data: data5
					};
					(vErrors ??= []).push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/pid-file",
					schemaPath: "#/properties/pid-file/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema66.properties["pid-file"].type,
					parentSchema: schema66.properties["pid-file"],
					data: data5
				};
				(vErrors ??= []).push(err14);
				errors++;
			}
		}
		if (data.labels !== void 0) {
			if (!validate208(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
				errors = vErrors.length;
			}
		}
		if (data.log !== void 0) {
			let data7 = data.log;
			if (typeof data7 === "string") {
				if (data7.length > 500 && func1(data7) > 500) {
					const err15 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema66.properties.log,
						data: data7
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				if (func1(data7) < 1) {
					const err16 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema66.properties.log,
						data: data7
					};
					(vErrors ??= []).push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/properties/log/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema66.properties.log.type,
					parentSchema: schema66.properties.log,
					data: data7
				};
				(vErrors ??= []).push(err17);
				errors++;
			}
		}
		if (data["stop-grace"] !== void 0) {
			if (!validate222(data["stop-grace"], {
				instancePath: instancePath + "/stop-grace",
				parentData: data,
				parentDataProperty: "stop-grace",
				rootData
			})) {
				vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
				errors = vErrors.length;
			}
		}
		if (data.start !== void 0) {
			if (!validate220(data.start, {
				instancePath: instancePath + "/start",
				parentData: data,
				parentDataProperty: "start",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema66.type,
			parentSchema: schema66,
			data
		};
		(vErrors ??= []).push(err18);
		errors++;
	}
	validate262.errors = vErrors;
	return errors === 0;
}
const pattern21 = new RegExp("^[A-Za-z0-9._-]{1,40}$", "u");
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0 && "type") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.type !== void 0) {
			let data0 = data.type;
			if (!(data0 === "process" || data0 === "process-group")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data["pid-file"] === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: "pid-file" },
					schema: schema65.allOf[0].then.required,
					parentSchema: schema65.allOf[0].then,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.labels !== void 0) {
				const err3 = {
					instancePath: instancePath + "/labels",
					schemaPath: "#/allOf/0/then/properties/labels/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema65.allOf[0].then.properties.labels,
					data: data.labels
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			if (data.log !== void 0) {
				let data2 = data.log;
				const _errs7 = errors;
				const _errs8 = errors;
				if ("container" !== data2) {
					(vErrors ??= []).push({});
					errors++;
				}
				if (_errs8 === errors) {
					const err5 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/allOf/0/then/properties/log/not",
						keyword: "not",
						params: {},
						schema: schema65.allOf[0].then.properties.log.not,
						parentSchema: schema65.allOf[0].then.properties.log,
						data: data2
					};
					(vErrors ??= []).push(err5);
					errors++;
				} else {
					errors = _errs7;
					if (vErrors !== null) {
						if (_errs7) vErrors.length = _errs7;
						else vErrors = null;
					}
				}
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
		ifClause0 = "then";
	} else {
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.labels === void 0) {
				const err6 = {
					instancePath,
					schemaPath: "#/allOf/0/else/required",
					keyword: "required",
					params: { missingProperty: "labels" },
					schema: schema65.allOf[0].else.required,
					parentSchema: schema65.allOf[0].else,
					data
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
			if (data["pid-file"] !== void 0) {
				const err7 = {
					instancePath: instancePath + "/pid-file",
					schemaPath: "#/allOf/0/else/properties/pid-file/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema65.allOf[0].else.properties["pid-file"],
					data: data["pid-file"]
				};
				(vErrors ??= []).push(err7);
				errors++;
			}
		}
		var _valid0 = _errs9 === errors;
		valid1 = _valid0;
		ifClause0 = "else";
	}
	if (!valid1) {
		const err8 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema65.allOf[0].if,
			parentSchema: schema65.allOf[0],
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: schema65.required,
				parentSchema: schema65,
				data
			};
			(vErrors ??= []).push(err9);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "pid-file" || key0 === "labels" || key0 === "log" || key0 === "stop-grace" || key0 === "start" || key0 === "generations")) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema65,
				data
			};
			(vErrors ??= []).push(err10);
			errors++;
		}
		if (data.type !== void 0) {
			let data4 = data.type;
			if (!(data4 === "process" || data4 === "process-group" || data4 === "container" || data4 === "container-process")) {
				const err11 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema65.properties.type.enum },
					schema: schema65.properties.type.enum,
					parentSchema: schema65.properties.type,
					data: data4
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
		}
		if (data["pid-file"] !== void 0) {
			let data5 = data["pid-file"];
			if (typeof data5 === "string") {
				if (data5.length > 500 && func1(data5) > 500) {
					const err12 = {
						instancePath: instancePath + "/pid-file",
						schemaPath: "#/properties/pid-file/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema65.properties["pid-file"],
						data: data5
					};
					(vErrors ??= []).push(err12);
					errors++;
				}
				if (func1(data5) < 1) {
					const err13 = {
						instancePath: instancePath + "/pid-file",
						schemaPath: "#/properties/pid-file/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema65.properties["pid-file"],
						data: data5
					};
					(vErrors ??= []).push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/pid-file",
					schemaPath: "#/properties/pid-file/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema65.properties["pid-file"].type,
					parentSchema: schema65.properties["pid-file"],
					data: data5
				};
				(vErrors ??= []).push(err14);
				errors++;
			}
		}
		if (data.labels !== void 0) {
			if (!validate208(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
				errors = vErrors.length;
			}
		}
		if (data.log !== void 0) {
			let data7 = data.log;
			if (typeof data7 === "string") {
				if (data7.length > 500 && func1(data7) > 500) {
					const err15 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema65.properties.log,
						data: data7
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				if (func1(data7) < 1) {
					const err16 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema65.properties.log,
						data: data7
					};
					(vErrors ??= []).push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/properties/log/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema65.properties.log.type,
					parentSchema: schema65.properties.log,
					data: data7
				};
				(vErrors ??= []).push(err17);
				errors++;
			}
		}
		if (data["stop-grace"] !== void 0) {
			if (!validate222(data["stop-grace"], {
				instancePath: instancePath + "/stop-grace",
				parentData: data,
				parentDataProperty: "stop-grace",
				rootData
			})) {
				vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
				errors = vErrors.length;
			}
		}
		if (data.start !== void 0) {
			if (!validate220(data.start, {
				instancePath: instancePath + "/start",
				parentData: data,
				parentDataProperty: "start",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.generations !== void 0) {
			let data10 = data.generations;
			if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
				if (Object.keys(data10).length > 10) {
					const err18 = {
						instancePath: instancePath + "/generations",
						schemaPath: "#/properties/generations/maxProperties",
						keyword: "maxProperties",
						params: { limit: 10 },
						schema: 10,
						parentSchema: schema65.properties.generations,
						data: data10
					};
					(vErrors ??= []).push(err18);
					errors++;
				}
				if (Object.keys(data10).length < 1) {
					const err19 = {
						instancePath: instancePath + "/generations",
						schemaPath: "#/properties/generations/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema65.properties.generations,
						data: data10
					};
					(vErrors ??= []).push(err19);
					errors++;
				}
				for (const key1 in data10) {
					const _errs21 = errors;
					if (typeof key1 === "string") {
						if (!pattern21.test(key1)) {
							const err20 = {
								instancePath: instancePath + "/generations",
								schemaPath: "#/properties/generations/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z0-9._-]{1,40}$" },
								schema: "^[A-Za-z0-9._-]{1,40}$",
								parentSchema: schema65.properties.generations.propertyNames,
								data: key1,
								propertyName: key1
							};
							(vErrors ??= []).push(err20);
							errors++;
						}
					}
					if (!(_errs21 === errors)) {
						const err21 = {
							instancePath: instancePath + "/generations",
							schemaPath: "#/properties/generations/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							schema: schema65.properties.generations.propertyNames,
							parentSchema: schema65.properties.generations,
							data: data10
						};
						(vErrors ??= []).push(err21);
						errors++;
					}
				}
				for (const key2 in data10) if (!validate262(data10[key2], {
					instancePath: instancePath + "/generations/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data10,
					parentDataProperty: key2,
					rootData
				})) {
					vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/generations",
					schemaPath: "#/properties/generations/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema65.properties.generations.type,
					parentSchema: schema65.properties.generations,
					data: data10
				};
				(vErrors ??= []).push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema65.type,
			parentSchema: schema65,
			data
		};
		(vErrors ??= []).push(err23);
		errors++;
	}
	validate258.errors = vErrors;
	return errors === 0;
}
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs3 = errors;
	let valid1 = true;
	const _errs4 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.signals === void 0 && "signals") {
			(vErrors ??= []).push({});
			errors++;
		}
	}
	var _valid0 = _errs4 === errors;
	errors = _errs3;
	if (vErrors !== null) {
		if (_errs3) vErrors.length = _errs3;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs5 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.traces === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: "traces" },
					schema: schema53.allOf[0].then.required,
					parentSchema: schema53.allOf[0].then,
					data
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
		}
		var _valid0 = _errs5 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema53.allOf[0].if,
			parentSchema: schema53.allOf[0],
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	const _errs7 = errors;
	let valid2 = true;
	const _errs8 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.backend === void 0 && "backend") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.backend !== void 0) {
			if ("docker" !== data.backend) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid1 = _errs8 === errors;
	errors = _errs7;
	if (vErrors !== null) {
		if (_errs7) vErrors.length = _errs7;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid1) {
		const _errs10 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.scope === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/allOf/1/then/required",
					keyword: "required",
					params: { missingProperty: "scope" },
					schema: schema53.allOf[1].then.required,
					parentSchema: schema53.allOf[1].then,
					data
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		var _valid1 = _errs10 === errors;
		valid2 = _valid1;
		ifClause0 = "then";
	} else {
		const _errs11 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.scope !== void 0) {
				const err6 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/allOf/1/else/properties/scope/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema53.allOf[1].else.properties.scope,
					data: data.scope
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		var _valid1 = _errs11 === errors;
		valid2 = _valid1;
		ifClause0 = "else";
	}
	if (!valid2) {
		const err7 = {
			instancePath,
			schemaPath: "#/allOf/1/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema53.allOf[1].if,
			parentSchema: schema53.allOf[1],
			data
		};
		(vErrors ??= []).push(err7);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err8);
			errors++;
		}
		if (data.title === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err9);
			errors++;
		}
		if (data.backend === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "backend" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err10);
			errors++;
		}
		if (data.gateways === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gateways" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err11);
			errors++;
		}
		if (data.system === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "system" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err12);
			errors++;
		}
		if (data.instance === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instance" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err13);
			errors++;
		}
		if (data.targets === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "targets" },
				schema: schema53.required,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err14);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema53.properties, key0)) {
			const err15 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema53,
				data
			};
			(vErrors ??= []).push(err15);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate206(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData
			})) {
				vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
				errors = vErrors.length;
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 === "string") {
				if (data3.length > 200 && func1(data3) > 200) {
					const err16 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: schema53.properties.title,
						data: data3
					};
					(vErrors ??= []).push(err16);
					errors++;
				}
				if (func1(data3) < 1) {
					const err17 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema53.properties.title,
						data: data3
					};
					(vErrors ??= []).push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema53.properties.title.type,
					parentSchema: schema53.properties.title,
					data: data3
				};
				(vErrors ??= []).push(err18);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data4 = data.description;
			if (typeof data4 === "string") {
				if (data4.length > 1e4 && func1(data4) > 1e4) {
					const err19 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 1e4 },
						schema: 1e4,
						parentSchema: schema53.properties.description,
						data: data4
					};
					(vErrors ??= []).push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema53.properties.description.type,
					parentSchema: schema53.properties.description,
					data: data4
				};
				(vErrors ??= []).push(err20);
				errors++;
			}
		}
		if (data.backend !== void 0) {
			let data5 = data.backend;
			if (!(data5 === "process" || data5 === "docker")) {
				const err21 = {
					instancePath: instancePath + "/backend",
					schemaPath: "#/properties/backend/enum",
					keyword: "enum",
					params: { allowedValues: schema53.properties.backend.enum },
					schema: schema53.properties.backend.enum,
					parentSchema: schema53.properties.backend,
					data: data5
				};
				(vErrors ??= []).push(err21);
				errors++;
			}
		}
		if (data.scope !== void 0) {
			if (!validate208(data.scope, {
				instancePath: instancePath + "/scope",
				parentData: data,
				parentDataProperty: "scope",
				rootData
			})) {
				vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
				errors = vErrors.length;
			}
		}
		if (data.gateways !== void 0) {
			let data7 = data.gateways;
			if (Array.isArray(data7)) {
				if (data7.length > 4) {
					const err22 = {
						instancePath: instancePath + "/gateways",
						schemaPath: "#/properties/gateways/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						schema: 4,
						parentSchema: schema53.properties.gateways,
						data: data7
					};
					(vErrors ??= []).push(err22);
					errors++;
				}
				if (data7.length < 1) {
					const err23 = {
						instancePath: instancePath + "/gateways",
						schemaPath: "#/properties/gateways/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema53.properties.gateways,
						data: data7
					};
					(vErrors ??= []).push(err23);
					errors++;
				}
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (!(data8 === "release" || data8 === "binaries" || data8 === "endpoint" || data8 === "standin")) {
						const err24 = {
							instancePath: instancePath + "/gateways/" + i0,
							schemaPath: "#/properties/gateways/items/enum",
							keyword: "enum",
							params: { allowedValues: schema53.properties.gateways.items.enum },
							schema: schema53.properties.gateways.items.enum,
							parentSchema: schema53.properties.gateways.items,
							data: data8
						};
						(vErrors ??= []).push(err24);
						errors++;
					}
				}
				let i1 = data7.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func4(data7[i1], data7[j0])) {
						const err25 = {
							instancePath: instancePath + "/gateways",
							schemaPath: "#/properties/gateways/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							schema: true,
							parentSchema: schema53.properties.gateways,
							data: data7
						};
						(vErrors ??= []).push(err25);
						errors++;
						break outer0;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/gateways",
					schemaPath: "#/properties/gateways/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema53.properties.gateways.type,
					parentSchema: schema53.properties.gateways,
					data: data7
				};
				(vErrors ??= []).push(err26);
				errors++;
			}
		}
		if (data.capabilities !== void 0) {
			let data9 = data.capabilities;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.without === void 0) {
					const err27 = {
						instancePath: instancePath + "/capabilities",
						schemaPath: "#/properties/capabilities/required",
						keyword: "required",
						params: { missingProperty: "without" },
						schema: schema53.properties.capabilities.required,
						parentSchema: schema53.properties.capabilities,
						data: data9
					};
					(vErrors ??= []).push(err27);
					errors++;
				}
				for (const key1 in data9) if (!(key1 === "without")) {
					const err28 = {
						instancePath: instancePath + "/capabilities",
						schemaPath: "#/properties/capabilities/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema53.properties.capabilities,
						data: data9
					};
					(vErrors ??= []).push(err28);
					errors++;
				}
				if (data9.without !== void 0) {
					let data10 = data9.without;
					if (Array.isArray(data10)) {
						if (data10.length < 1) {
							const err29 = {
								instancePath: instancePath + "/capabilities/without",
								schemaPath: "#/properties/capabilities/properties/without/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema53.properties.capabilities.properties.without,
								data: data10
							};
							(vErrors ??= []).push(err29);
							errors++;
						}
						const len1 = data10.length;
						for (let i2 = 0; i2 < len1; i2++) if (!validate210(data10[i2], {
							instancePath: instancePath + "/capabilities/without/" + i2,
							parentData: data10,
							parentDataProperty: i2,
							rootData
						})) {
							vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
							errors = vErrors.length;
						}
						let i3 = data10.length;
						let j1;
						if (i3 > 1) {
							outer1: for (; i3--;) for (j1 = i3; j1--;) if (func4(data10[i3], data10[j1])) {
								const err30 = {
									instancePath: instancePath + "/capabilities/without",
									schemaPath: "#/properties/capabilities/properties/without/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									schema: true,
									parentSchema: schema53.properties.capabilities.properties.without,
									data: data10
								};
								(vErrors ??= []).push(err30);
								errors++;
								break outer1;
							}
						}
					} else {
						const err31 = {
							instancePath: instancePath + "/capabilities/without",
							schemaPath: "#/properties/capabilities/properties/without/type",
							keyword: "type",
							params: { type: "array" },
							schema: schema53.properties.capabilities.properties.without.type,
							parentSchema: schema53.properties.capabilities.properties.without,
							data: data10
						};
						(vErrors ??= []).push(err31);
						errors++;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/capabilities",
					schemaPath: "#/properties/capabilities/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.capabilities.type,
					parentSchema: schema53.properties.capabilities,
					data: data9
				};
				(vErrors ??= []).push(err32);
				errors++;
			}
		}
		if (data.parameters !== void 0) {
			let data12 = data.parameters;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
				if (Object.keys(data12).length > 100) {
					const err33 = {
						instancePath: instancePath + "/parameters",
						schemaPath: "#/properties/parameters/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema53.properties.parameters,
						data: data12
					};
					(vErrors ??= []).push(err33);
					errors++;
				}
				for (const key2 in data12) {
					const _errs31 = errors;
					if (!validate212(key2, {
						instancePath: instancePath + "/parameters",
						parentData: data12,
						parentDataProperty: "parameters",
						rootData
					})) {
						vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
						errors = vErrors.length;
					}
					if (!(_errs31 === errors)) {
						const err34 = {
							instancePath: instancePath + "/parameters",
							schemaPath: "#/properties/parameters/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key2 },
							schema: schema53.properties.parameters.propertyNames,
							parentSchema: schema53.properties.parameters,
							data: data12
						};
						(vErrors ??= []).push(err34);
						errors++;
					}
				}
				for (const key3 in data12) if (!validate214(data12[key3], {
					instancePath: instancePath + "/parameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data12,
					parentDataProperty: key3,
					rootData
				})) {
					vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
					errors = vErrors.length;
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/parameters",
					schemaPath: "#/properties/parameters/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.parameters.type,
					parentSchema: schema53.properties.parameters,
					data: data12
				};
				(vErrors ??= []).push(err35);
				errors++;
			}
		}
		if (data["pass-env"] !== void 0) {
			let data14 = data["pass-env"];
			if (Array.isArray(data14)) {
				if (data14.length > 50) {
					const err36 = {
						instancePath: instancePath + "/pass-env",
						schemaPath: "#/properties/pass-env/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema53.properties["pass-env"],
						data: data14
					};
					(vErrors ??= []).push(err36);
					errors++;
				}
				const len2 = data14.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data15 = data14[i4];
					if (typeof data15 === "string") {
						if (!pattern5.test(data15)) {
							const err37 = {
								instancePath: instancePath + "/pass-env/" + i4,
								schemaPath: "#/properties/pass-env/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
								schema: "^[A-Za-z_][A-Za-z0-9_]*$",
								parentSchema: schema53.properties["pass-env"].items,
								data: data15
							};
							(vErrors ??= []).push(err37);
							errors++;
						}
					} else {
						const err38 = {
							instancePath: instancePath + "/pass-env/" + i4,
							schemaPath: "#/properties/pass-env/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema53.properties["pass-env"].items.type,
							parentSchema: schema53.properties["pass-env"].items,
							data: data15
						};
						(vErrors ??= []).push(err38);
						errors++;
					}
				}
				let i5 = data14.length;
				let j2;
				if (i5 > 1) {
					const indices0 = {};
					for (; i5--;) {
						let item0 = data14[i5];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j2 = indices0[item0];
							const err39 = {
								instancePath: instancePath + "/pass-env",
								schemaPath: "#/properties/pass-env/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i5,
									j: j2
								},
								schema: true,
								parentSchema: schema53.properties["pass-env"],
								data: data14
							};
							(vErrors ??= []).push(err39);
							errors++;
							break;
						}
						indices0[item0] = i5;
					}
				}
			} else {
				const err40 = {
					instancePath: instancePath + "/pass-env",
					schemaPath: "#/properties/pass-env/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema53.properties["pass-env"].type,
					parentSchema: schema53.properties["pass-env"],
					data: data14
				};
				(vErrors ??= []).push(err40);
				errors++;
			}
		}
		if (data.secrets !== void 0) {
			if (!validate216(data.secrets, {
				instancePath: instancePath + "/secrets",
				parentData: data,
				parentDataProperty: "secrets",
				rootData
			})) {
				vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
				errors = vErrors.length;
			}
		}
		if (data.settings !== void 0) {
			let data17 = data.settings;
			if (Array.isArray(data17)) {
				if (data17.length > 50) {
					const err41 = {
						instancePath: instancePath + "/settings",
						schemaPath: "#/properties/settings/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema53.properties.settings,
						data: data17
					};
					(vErrors ??= []).push(err41);
					errors++;
				}
				const len3 = data17.length;
				for (let i6 = 0; i6 < len3; i6++) if (!validate218(data17[i6], {
					instancePath: instancePath + "/settings/" + i6,
					parentData: data17,
					parentDataProperty: i6,
					rootData
				})) {
					vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
					errors = vErrors.length;
				}
				let i7 = data17.length;
				let j3;
				if (i7 > 1) {
					outer2: for (; i7--;) for (j3 = i7; j3--;) if (func4(data17[i7], data17[j3])) {
						const err42 = {
							instancePath: instancePath + "/settings",
							schemaPath: "#/properties/settings/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i7,
								j: j3
							},
							schema: true,
							parentSchema: schema53.properties.settings,
							data: data17
						};
						(vErrors ??= []).push(err42);
						errors++;
						break outer2;
					}
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/settings",
					schemaPath: "#/properties/settings/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema53.properties.settings.type,
					parentSchema: schema53.properties.settings,
					data: data17
				};
				(vErrors ??= []).push(err43);
				errors++;
			}
		}
		if (data.prelude !== void 0) {
			if (!validate220(data.prelude, {
				instancePath: instancePath + "/prelude",
				parentData: data,
				parentDataProperty: "prelude",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeouts !== void 0) {
			let data20 = data.timeouts;
			if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
				for (const key4 in data20) if (!func0.call(schema53.properties.timeouts.properties, key4)) {
					const err44 = {
						instancePath: instancePath + "/timeouts",
						schemaPath: "#/properties/timeouts/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						schema: false,
						parentSchema: schema53.properties.timeouts,
						data: data20
					};
					(vErrors ??= []).push(err44);
					errors++;
				}
				if (data20["system.boot"] !== void 0) {
					if (!validate222(data20["system.boot"], {
						instancePath: instancePath + "/timeouts/system.boot",
						parentData: data20,
						parentDataProperty: "system.boot",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["system.ready"] !== void 0) {
					if (!validate222(data20["system.ready"], {
						instancePath: instancePath + "/timeouts/system.ready",
						parentData: data20,
						parentDataProperty: "system.ready",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["system.start"] !== void 0) {
					if (!validate222(data20["system.start"], {
						instancePath: instancePath + "/timeouts/system.start",
						parentData: data20,
						parentDataProperty: "system.start",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["system.shutdown"] !== void 0) {
					if (!validate222(data20["system.shutdown"], {
						instancePath: instancePath + "/timeouts/system.shutdown",
						parentData: data20,
						parentDataProperty: "system.shutdown",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["instance.create"] !== void 0) {
					if (!validate222(data20["instance.create"], {
						instancePath: instancePath + "/timeouts/instance.create",
						parentData: data20,
						parentDataProperty: "instance.create",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["instance.read"] !== void 0) {
					if (!validate222(data20["instance.read"], {
						instancePath: instancePath + "/timeouts/instance.read",
						parentData: data20,
						parentDataProperty: "instance.read",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["instance.collect"] !== void 0) {
					if (!validate222(data20["instance.collect"], {
						instancePath: instancePath + "/timeouts/instance.collect",
						parentData: data20,
						parentDataProperty: "instance.collect",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["instance.delete"] !== void 0) {
					if (!validate222(data20["instance.delete"], {
						instancePath: instancePath + "/timeouts/instance.delete",
						parentData: data20,
						parentDataProperty: "instance.delete",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["target.start"] !== void 0) {
					if (!validate222(data20["target.start"], {
						instancePath: instancePath + "/timeouts/target.start",
						parentData: data20,
						parentDataProperty: "target.start",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20.inventory !== void 0) {
					if (!validate222(data20.inventory, {
						instancePath: instancePath + "/timeouts/inventory",
						parentData: data20,
						parentDataProperty: "inventory",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data20["system.sweep"] !== void 0) {
					if (!validate222(data20["system.sweep"], {
						instancePath: instancePath + "/timeouts/system.sweep",
						parentData: data20,
						parentDataProperty: "system.sweep",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/timeouts",
					schemaPath: "#/properties/timeouts/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.timeouts.type,
					parentSchema: schema53.properties.timeouts,
					data: data20
				};
				(vErrors ??= []).push(err45);
				errors++;
			}
		}
		if (data.poll !== void 0) {
			let data32 = data.poll;
			if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
				for (const key5 in data32) if (!(key5 === "read" || key5 === "ready")) {
					const err46 = {
						instancePath: instancePath + "/poll",
						schemaPath: "#/properties/poll/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 },
						schema: false,
						parentSchema: schema53.properties.poll,
						data: data32
					};
					(vErrors ??= []).push(err46);
					errors++;
				}
				if (data32.read !== void 0) {
					if (!validate222(data32.read, {
						instancePath: instancePath + "/poll/read",
						parentData: data32,
						parentDataProperty: "read",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
				if (data32.ready !== void 0) {
					if (!validate222(data32.ready, {
						instancePath: instancePath + "/poll/ready",
						parentData: data32,
						parentDataProperty: "ready",
						rootData
					})) {
						vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err47 = {
					instancePath: instancePath + "/poll",
					schemaPath: "#/properties/poll/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.poll.type,
					parentSchema: schema53.properties.poll,
					data: data32
				};
				(vErrors ??= []).push(err47);
				errors++;
			}
		}
		if (data.system !== void 0) {
			let data35 = data.system;
			if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
				if (data35.boot === void 0) {
					const err48 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "boot" },
						schema: schema53.properties.system.required,
						parentSchema: schema53.properties.system,
						data: data35
					};
					(vErrors ??= []).push(err48);
					errors++;
				}
				if (data35.ready === void 0) {
					const err49 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "ready" },
						schema: schema53.properties.system.required,
						parentSchema: schema53.properties.system,
						data: data35
					};
					(vErrors ??= []).push(err49);
					errors++;
				}
				if (data35.start === void 0) {
					const err50 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "start" },
						schema: schema53.properties.system.required,
						parentSchema: schema53.properties.system,
						data: data35
					};
					(vErrors ??= []).push(err50);
					errors++;
				}
				if (data35.shutdown === void 0) {
					const err51 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "shutdown" },
						schema: schema53.properties.system.required,
						parentSchema: schema53.properties.system,
						data: data35
					};
					(vErrors ??= []).push(err51);
					errors++;
				}
				for (const key6 in data35) if (!(key6 === "boot" || key6 === "ready" || key6 === "start" || key6 === "shutdown" || key6 === "sweep")) {
					const err52 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key6 },
						schema: false,
						parentSchema: schema53.properties.system,
						data: data35
					};
					(vErrors ??= []).push(err52);
					errors++;
				}
				if (data35.boot !== void 0) {
					if (!validate220(data35.boot, {
						instancePath: instancePath + "/system/boot",
						parentData: data35,
						parentDataProperty: "boot",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
				if (data35.ready !== void 0) {
					if (!validate220(data35.ready, {
						instancePath: instancePath + "/system/ready",
						parentData: data35,
						parentDataProperty: "ready",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
				if (data35.start !== void 0) {
					if (!validate220(data35.start, {
						instancePath: instancePath + "/system/start",
						parentData: data35,
						parentDataProperty: "start",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
				if (data35.shutdown !== void 0) {
					if (!validate220(data35.shutdown, {
						instancePath: instancePath + "/system/shutdown",
						parentData: data35,
						parentDataProperty: "shutdown",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
				if (data35.sweep !== void 0) {
					if (!validate220(data35.sweep, {
						instancePath: instancePath + "/system/sweep",
						parentData: data35,
						parentDataProperty: "sweep",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err53 = {
					instancePath: instancePath + "/system",
					schemaPath: "#/properties/system/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.system.type,
					parentSchema: schema53.properties.system,
					data: data35
				};
				(vErrors ??= []).push(err53);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data41 = data.instance;
			if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
				if (data41.create === void 0) {
					const err54 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "create" },
						schema: schema53.properties.instance.required,
						parentSchema: schema53.properties.instance,
						data: data41
					};
					(vErrors ??= []).push(err54);
					errors++;
				}
				if (data41.read === void 0) {
					const err55 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "read" },
						schema: schema53.properties.instance.required,
						parentSchema: schema53.properties.instance,
						data: data41
					};
					(vErrors ??= []).push(err55);
					errors++;
				}
				if (data41.collect === void 0) {
					const err56 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "collect" },
						schema: schema53.properties.instance.required,
						parentSchema: schema53.properties.instance,
						data: data41
					};
					(vErrors ??= []).push(err56);
					errors++;
				}
				if (data41.delete === void 0) {
					const err57 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "delete" },
						schema: schema53.properties.instance.required,
						parentSchema: schema53.properties.instance,
						data: data41
					};
					(vErrors ??= []).push(err57);
					errors++;
				}
				for (const key7 in data41) if (!(key7 === "create" || key7 === "read" || key7 === "collect" || key7 === "delete")) {
					const err58 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key7 },
						schema: false,
						parentSchema: schema53.properties.instance,
						data: data41
					};
					(vErrors ??= []).push(err58);
					errors++;
				}
				if (data41.create !== void 0) {
					if (!validate220(data41.create, {
						instancePath: instancePath + "/instance/create",
						parentData: data41,
						parentDataProperty: "create",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
				if (data41.read !== void 0) {
					if (!validate220(data41.read, {
						instancePath: instancePath + "/instance/read",
						parentData: data41,
						parentDataProperty: "read",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
				if (data41.collect !== void 0) {
					if (!validate220(data41.collect, {
						instancePath: instancePath + "/instance/collect",
						parentData: data41,
						parentDataProperty: "collect",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
				if (data41.delete !== void 0) {
					if (!validate220(data41.delete, {
						instancePath: instancePath + "/instance/delete",
						parentData: data41,
						parentDataProperty: "delete",
						rootData
					})) {
						vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err59 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.instance.type,
					parentSchema: schema53.properties.instance,
					data: data41
				};
				(vErrors ??= []).push(err59);
				errors++;
			}
		}
		if (data.inventory !== void 0) {
			if (!validate220(data.inventory, {
				instancePath: instancePath + "/inventory",
				parentData: data,
				parentDataProperty: "inventory",
				rootData
			})) {
				vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
				errors = vErrors.length;
			}
		}
		if (data.operations !== void 0) {
			let data47 = data.operations;
			if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
				if (Object.keys(data47).length > 50) {
					const err60 = {
						instancePath: instancePath + "/operations",
						schemaPath: "#/properties/operations/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema53.properties.operations,
						data: data47
					};
					(vErrors ??= []).push(err60);
					errors++;
				}
				if (Object.keys(data47).length < 1) {
					const err61 = {
						instancePath: instancePath + "/operations",
						schemaPath: "#/properties/operations/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema53.properties.operations,
						data: data47
					};
					(vErrors ??= []).push(err61);
					errors++;
				}
				for (const key8 in data47) {
					const _errs81 = errors;
					if (!validate218(key8, {
						instancePath: instancePath + "/operations",
						parentData: data47,
						parentDataProperty: "operations",
						rootData
					})) {
						vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
						errors = vErrors.length;
					}
					if (!(_errs81 === errors)) {
						const err62 = {
							instancePath: instancePath + "/operations",
							schemaPath: "#/properties/operations/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key8 },
							schema: schema53.properties.operations.propertyNames,
							parentSchema: schema53.properties.operations,
							data: data47
						};
						(vErrors ??= []).push(err62);
						errors++;
					}
				}
				for (const key9 in data47) if (!validate247(data47[key9], {
					instancePath: instancePath + "/operations/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data47,
					parentDataProperty: key9,
					rootData
				})) {
					vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
					errors = vErrors.length;
				}
			} else {
				const err63 = {
					instancePath: instancePath + "/operations",
					schemaPath: "#/properties/operations/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.operations.type,
					parentSchema: schema53.properties.operations,
					data: data47
				};
				(vErrors ??= []).push(err63);
				errors++;
			}
		}
		if (data.targets !== void 0) {
			let data49 = data.targets;
			if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
				if (data49.components === void 0) {
					const err64 = {
						instancePath: instancePath + "/targets",
						schemaPath: "#/properties/targets/required",
						keyword: "required",
						params: { missingProperty: "components" },
						schema: schema53.properties.targets.required,
						parentSchema: schema53.properties.targets,
						data: data49
					};
					(vErrors ??= []).push(err64);
					errors++;
				}
				for (const key10 in data49) if (!(key10 === "components" || key10 === "roles")) {
					const err65 = {
						instancePath: instancePath + "/targets",
						schemaPath: "#/properties/targets/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key10 },
						schema: false,
						parentSchema: schema53.properties.targets,
						data: data49
					};
					(vErrors ??= []).push(err65);
					errors++;
				}
				if (data49.components !== void 0) {
					let data50 = data49.components;
					if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
						if (Object.keys(data50).length > 20) {
							const err66 = {
								instancePath: instancePath + "/targets/components",
								schemaPath: "#/properties/targets/properties/components/maxProperties",
								keyword: "maxProperties",
								params: { limit: 20 },
								schema: 20,
								parentSchema: schema53.properties.targets.properties.components,
								data: data50
							};
							(vErrors ??= []).push(err66);
							errors++;
						}
						if (Object.keys(data50).length < 1) {
							const err67 = {
								instancePath: instancePath + "/targets/components",
								schemaPath: "#/properties/targets/properties/components/minProperties",
								keyword: "minProperties",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema53.properties.targets.properties.components,
								data: data50
							};
							(vErrors ??= []).push(err67);
							errors++;
						}
						if (data50.gateway === void 0) {
							const err68 = {
								instancePath: instancePath + "/targets/components",
								schemaPath: "#/properties/targets/properties/components/required",
								keyword: "required",
								params: { missingProperty: "gateway" },
								schema: schema53.properties.targets.properties.components.required,
								parentSchema: schema53.properties.targets.properties.components,
								data: data50
							};
							(vErrors ??= []).push(err68);
							errors++;
						}
						for (const key11 in data50) {
							const _errs89 = errors;
							if (!validate218(key11, {
								instancePath: instancePath + "/targets/components",
								parentData: data50,
								parentDataProperty: "components",
								rootData
							})) {
								vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
								errors = vErrors.length;
							}
							if (!(_errs89 === errors)) {
								const err69 = {
									instancePath: instancePath + "/targets/components",
									schemaPath: "#/properties/targets/properties/components/propertyNames",
									keyword: "propertyNames",
									params: { propertyName: key11 },
									schema: schema53.properties.targets.properties.components.propertyNames,
									parentSchema: schema53.properties.targets.properties.components,
									data: data50
								};
								(vErrors ??= []).push(err69);
								errors++;
							}
						}
						for (const key12 in data50) if (!validate258(data50[key12], {
							instancePath: instancePath + "/targets/components/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							parentData: data50,
							parentDataProperty: key12,
							rootData
						})) {
							vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
							errors = vErrors.length;
						}
					} else {
						const err70 = {
							instancePath: instancePath + "/targets/components",
							schemaPath: "#/properties/targets/properties/components/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema53.properties.targets.properties.components.type,
							parentSchema: schema53.properties.targets.properties.components,
							data: data50
						};
						(vErrors ??= []).push(err70);
						errors++;
					}
				}
				if (data49.roles !== void 0) {
					let data52 = data49.roles;
					if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
						if (Object.keys(data52).length > 20) {
							const err71 = {
								instancePath: instancePath + "/targets/roles",
								schemaPath: "#/properties/targets/properties/roles/maxProperties",
								keyword: "maxProperties",
								params: { limit: 20 },
								schema: 20,
								parentSchema: schema53.properties.targets.properties.roles,
								data: data52
							};
							(vErrors ??= []).push(err71);
							errors++;
						}
						for (const key13 in data52) {
							const _errs94 = errors;
							if (!validate218(key13, {
								instancePath: instancePath + "/targets/roles",
								parentData: data52,
								parentDataProperty: "roles",
								rootData
							})) {
								vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
								errors = vErrors.length;
							}
							if (!(_errs94 === errors)) {
								const err72 = {
									instancePath: instancePath + "/targets/roles",
									schemaPath: "#/properties/targets/properties/roles/propertyNames",
									keyword: "propertyNames",
									params: { propertyName: key13 },
									schema: schema53.properties.targets.properties.roles.propertyNames,
									parentSchema: schema53.properties.targets.properties.roles,
									data: data52
								};
								(vErrors ??= []).push(err72);
								errors++;
							}
						}
						for (const key14 in data52) if (!validate258(data52[key14], {
							instancePath: instancePath + "/targets/roles/" + key14.replace(/~/g, "~0").replace(/\//g, "~1"),
							parentData: data52,
							parentDataProperty: key14,
							rootData
						})) {
							vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
							errors = vErrors.length;
						}
					} else {
						const err73 = {
							instancePath: instancePath + "/targets/roles",
							schemaPath: "#/properties/targets/properties/roles/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema53.properties.targets.properties.roles.type,
							parentSchema: schema53.properties.targets.properties.roles,
							data: data52
						};
						(vErrors ??= []).push(err73);
						errors++;
					}
				}
			} else {
				const err74 = {
					instancePath: instancePath + "/targets",
					schemaPath: "#/properties/targets/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.targets.type,
					parentSchema: schema53.properties.targets,
					data: data49
				};
				(vErrors ??= []).push(err74);
				errors++;
			}
		}
		if (data.metrics !== void 0) {
			let data54 = data.metrics;
			if (Array.isArray(data54)) {
				if (data54.length > 20) {
					const err75 = {
						instancePath: instancePath + "/metrics",
						schemaPath: "#/properties/metrics/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema53.properties.metrics,
						data: data54
					};
					(vErrors ??= []).push(err75);
					errors++;
				}
				const len4 = data54.length;
				for (let i8 = 0; i8 < len4; i8++) {
					let data55 = data54[i8];
					if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
						if (data55.name === void 0) {
							const err76 = {
								instancePath: instancePath + "/metrics/" + i8,
								schemaPath: "#/properties/metrics/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								schema: schema53.properties.metrics.items.required,
								parentSchema: schema53.properties.metrics.items,
								data: data55
							};
							(vErrors ??= []).push(err76);
							errors++;
						}
						if (data55.url === void 0) {
							const err77 = {
								instancePath: instancePath + "/metrics/" + i8,
								schemaPath: "#/properties/metrics/items/required",
								keyword: "required",
								params: { missingProperty: "url" },
								schema: schema53.properties.metrics.items.required,
								parentSchema: schema53.properties.metrics.items,
								data: data55
							};
							(vErrors ??= []).push(err77);
							errors++;
						}
						for (const key15 in data55) if (!(key15 === "name" || key15 === "url" || key15 === "interval")) {
							const err78 = {
								instancePath: instancePath + "/metrics/" + i8,
								schemaPath: "#/properties/metrics/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key15 },
								schema: false,
								parentSchema: schema53.properties.metrics.items,
								data: data55
							};
							(vErrors ??= []).push(err78);
							errors++;
						}
						if (data55.name !== void 0) {
							if (!validate218(data55.name, {
								instancePath: instancePath + "/metrics/" + i8 + "/name",
								parentData: data55,
								parentDataProperty: "name",
								rootData
							})) {
								vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
								errors = vErrors.length;
							}
						}
						if (data55.url !== void 0) {
							let data57 = data55.url;
							if (typeof data57 === "string") {
								if (data57.length > 500 && func1(data57) > 500) {
									const err79 = {
										instancePath: instancePath + "/metrics/" + i8 + "/url",
										schemaPath: "#/properties/metrics/items/properties/url/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										schema: 500,
										parentSchema: schema53.properties.metrics.items.properties.url,
										data: data57
									};
									(vErrors ??= []).push(err79);
									errors++;
								}
								if (func1(data57) < 1) {
									const err80 = {
										instancePath: instancePath + "/metrics/" + i8 + "/url",
										schemaPath: "#/properties/metrics/items/properties/url/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema53.properties.metrics.items.properties.url,
										data: data57
									};
									(vErrors ??= []).push(err80);
									errors++;
								}
							} else {
								const err81 = {
									instancePath: instancePath + "/metrics/" + i8 + "/url",
									schemaPath: "#/properties/metrics/items/properties/url/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema53.properties.metrics.items.properties.url.type,
									parentSchema: schema53.properties.metrics.items.properties.url,
									data: data57
								};
								(vErrors ??= []).push(err81);
								errors++;
							}
						}
						if (data55.interval !== void 0) {
							if (!validate222(data55.interval, {
								instancePath: instancePath + "/metrics/" + i8 + "/interval",
								parentData: data55,
								parentDataProperty: "interval",
								rootData
							})) {
								vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err82 = {
							instancePath: instancePath + "/metrics/" + i8,
							schemaPath: "#/properties/metrics/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema53.properties.metrics.items.type,
							parentSchema: schema53.properties.metrics.items,
							data: data55
						};
						(vErrors ??= []).push(err82);
						errors++;
					}
				}
			} else {
				const err83 = {
					instancePath: instancePath + "/metrics",
					schemaPath: "#/properties/metrics/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema53.properties.metrics.type,
					parentSchema: schema53.properties.metrics,
					data: data54
				};
				(vErrors ??= []).push(err83);
				errors++;
			}
		}
		if (data.watch !== void 0) {
			let data59 = data.watch;
			if (Array.isArray(data59)) {
				if (data59.length > 20) {
					const err84 = {
						instancePath: instancePath + "/watch",
						schemaPath: "#/properties/watch/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema53.properties.watch,
						data: data59
					};
					(vErrors ??= []).push(err84);
					errors++;
				}
				const len5 = data59.length;
				for (let i9 = 0; i9 < len5; i9++) {
					let data60 = data59[i9];
					if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
						if (data60.name === void 0) {
							const err85 = {
								instancePath: instancePath + "/watch/" + i9,
								schemaPath: "#/properties/watch/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								schema: schema53.properties.watch.items.required,
								parentSchema: schema53.properties.watch.items,
								data: data60
							};
							(vErrors ??= []).push(err85);
							errors++;
						}
						if (data60.run === void 0) {
							const err86 = {
								instancePath: instancePath + "/watch/" + i9,
								schemaPath: "#/properties/watch/items/required",
								keyword: "required",
								params: { missingProperty: "run" },
								schema: schema53.properties.watch.items.required,
								parentSchema: schema53.properties.watch.items,
								data: data60
							};
							(vErrors ??= []).push(err86);
							errors++;
						}
						for (const key16 in data60) if (!(key16 === "name" || key16 === "run")) {
							const err87 = {
								instancePath: instancePath + "/watch/" + i9,
								schemaPath: "#/properties/watch/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key16 },
								schema: false,
								parentSchema: schema53.properties.watch.items,
								data: data60
							};
							(vErrors ??= []).push(err87);
							errors++;
						}
						if (data60.name !== void 0) {
							if (!validate218(data60.name, {
								instancePath: instancePath + "/watch/" + i9 + "/name",
								parentData: data60,
								parentDataProperty: "name",
								rootData
							})) {
								vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
								errors = vErrors.length;
							}
						}
						if (data60.run !== void 0) {
							if (!validate220(data60.run, {
								instancePath: instancePath + "/watch/" + i9 + "/run",
								parentData: data60,
								parentDataProperty: "run",
								rootData
							})) {
								vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err88 = {
							instancePath: instancePath + "/watch/" + i9,
							schemaPath: "#/properties/watch/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema53.properties.watch.items.type,
							parentSchema: schema53.properties.watch.items,
							data: data60
						};
						(vErrors ??= []).push(err88);
						errors++;
					}
				}
			} else {
				const err89 = {
					instancePath: instancePath + "/watch",
					schemaPath: "#/properties/watch/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema53.properties.watch.type,
					parentSchema: schema53.properties.watch,
					data: data59
				};
				(vErrors ??= []).push(err89);
				errors++;
			}
		}
		if (data.traces !== void 0) {
			let data63 = data.traces;
			if (data63 && typeof data63 == "object" && !Array.isArray(data63)) {
				if (data63.name === void 0) {
					const err90 = {
						instancePath: instancePath + "/traces",
						schemaPath: "#/properties/traces/required",
						keyword: "required",
						params: { missingProperty: "name" },
						schema: schema53.properties.traces.required,
						parentSchema: schema53.properties.traces,
						data: data63
					};
					(vErrors ??= []).push(err90);
					errors++;
				}
				for (const key17 in data63) if (!(key17 === "name")) {
					const err91 = {
						instancePath: instancePath + "/traces",
						schemaPath: "#/properties/traces/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key17 },
						schema: false,
						parentSchema: schema53.properties.traces,
						data: data63
					};
					(vErrors ??= []).push(err91);
					errors++;
				}
				if (data63.name !== void 0) {
					if (!validate218(data63.name, {
						instancePath: instancePath + "/traces/name",
						parentData: data63,
						parentDataProperty: "name",
						rootData
					})) {
						vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err92 = {
					instancePath: instancePath + "/traces",
					schemaPath: "#/properties/traces/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.traces.type,
					parentSchema: schema53.properties.traces,
					data: data63
				};
				(vErrors ??= []).push(err92);
				errors++;
			}
		}
		if (data.signals !== void 0) {
			let data65 = data.signals;
			if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
				if (Object.keys(data65).length > 50) {
					const err93 = {
						instancePath: instancePath + "/signals",
						schemaPath: "#/properties/signals/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema53.properties.signals,
						data: data65
					};
					(vErrors ??= []).push(err93);
					errors++;
				}
				if (Object.keys(data65).length < 1) {
					const err94 = {
						instancePath: instancePath + "/signals",
						schemaPath: "#/properties/signals/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema53.properties.signals,
						data: data65
					};
					(vErrors ??= []).push(err94);
					errors++;
				}
				for (const key18 in data65) {
					const _errs119 = errors;
					if (!validate218(key18, {
						instancePath: instancePath + "/signals",
						parentData: data65,
						parentDataProperty: "signals",
						rootData
					})) {
						vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
						errors = vErrors.length;
					}
					if (!(_errs119 === errors)) {
						const err95 = {
							instancePath: instancePath + "/signals",
							schemaPath: "#/properties/signals/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key18 },
							schema: schema53.properties.signals.propertyNames,
							parentSchema: schema53.properties.signals,
							data: data65
						};
						(vErrors ??= []).push(err95);
						errors++;
					}
				}
				for (const key19 in data65) {
					let data66 = data65[key19];
					if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
						if (data66.span === void 0) {
							const err96 = {
								instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/signals/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "span" },
								schema: schema53.properties.signals.additionalProperties.required,
								parentSchema: schema53.properties.signals.additionalProperties,
								data: data66
							};
							(vErrors ??= []).push(err96);
							errors++;
						}
						for (const key20 in data66) if (!(key20 === "span" || key20 === "attributes")) {
							const err97 = {
								instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/signals/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key20 },
								schema: false,
								parentSchema: schema53.properties.signals.additionalProperties,
								data: data66
							};
							(vErrors ??= []).push(err97);
							errors++;
						}
						if (data66.span !== void 0) {
							let data67 = data66.span;
							if (typeof data67 === "string") {
								if (data67.length > 200 && func1(data67) > 200) {
									const err98 = {
										instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/span",
										schemaPath: "#/properties/signals/additionalProperties/properties/span/maxLength",
										keyword: "maxLength",
										params: { limit: 200 },
										schema: 200,
										parentSchema: schema53.properties.signals.additionalProperties.properties.span,
										data: data67
									};
									(vErrors ??= []).push(err98);
									errors++;
								}
								if (func1(data67) < 1) {
									const err99 = {
										instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/span",
										schemaPath: "#/properties/signals/additionalProperties/properties/span/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema53.properties.signals.additionalProperties.properties.span,
										data: data67
									};
									(vErrors ??= []).push(err99);
									errors++;
								}
							} else {
								const err100 = {
									instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/span",
									schemaPath: "#/properties/signals/additionalProperties/properties/span/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema53.properties.signals.additionalProperties.properties.span.type,
									parentSchema: schema53.properties.signals.additionalProperties.properties.span,
									data: data67
								};
								(vErrors ??= []).push(err100);
								errors++;
							}
						}
						if (data66.attributes !== void 0) {
							let data68 = data66.attributes;
							if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
								if (Object.keys(data68).length > 20) {
									const err101 = {
										instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/attributes",
										schemaPath: "#/properties/signals/additionalProperties/properties/attributes/maxProperties",
										keyword: "maxProperties",
										params: { limit: 20 },
										schema: 20,
										parentSchema: schema53.properties.signals.additionalProperties.properties.attributes,
										data: data68
									};
									(vErrors ??= []).push(err101);
									errors++;
								}
								for (const key21 in data68) if (!validate214(data68[key21], {
									instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/attributes/" + key21.replace(/~/g, "~0").replace(/\//g, "~1"),
									parentData: data68,
									parentDataProperty: key21,
									rootData
								})) {
									vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
									errors = vErrors.length;
								}
							} else {
								const err102 = {
									instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1") + "/attributes",
									schemaPath: "#/properties/signals/additionalProperties/properties/attributes/type",
									keyword: "type",
									params: { type: "object" },
									schema: schema53.properties.signals.additionalProperties.properties.attributes.type,
									parentSchema: schema53.properties.signals.additionalProperties.properties.attributes,
									data: data68
								};
								(vErrors ??= []).push(err102);
								errors++;
							}
						}
					} else {
						const err103 = {
							instancePath: instancePath + "/signals/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/signals/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema53.properties.signals.additionalProperties.type,
							parentSchema: schema53.properties.signals.additionalProperties,
							data: data66
						};
						(vErrors ??= []).push(err103);
						errors++;
					}
				}
			} else {
				const err104 = {
					instancePath: instancePath + "/signals",
					schemaPath: "#/properties/signals/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema53.properties.signals.type,
					parentSchema: schema53.properties.signals,
					data: data65
				};
				(vErrors ??= []).push(err104);
				errors++;
			}
		}
	} else {
		const err105 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema53.type,
			parentSchema: schema53,
			data
		};
		(vErrors ??= []).push(err105);
		errors++;
	}
	validate205.errors = vErrors;
	return errors === 0;
}
const experiment = validate0;
const adapter = validate205;
// src/core/spec/validator.ts
const FILES = {
	"experiment.schema.json": experiment_schema_default,
	"adapter.schema.json": adapter_schema_default
};
const VALIDATORS = {
	experiment,
	adapter
};
function schemaErrors(name, value) {
	const validate = VALIDATORS[name];
	return validate(value) ? [] : validate.errors ?? [];
}
function schemaAt(path, home) {
	const [file = "", fragment = ""] = path.split("#");
	let schema = FILES[file === "" ? `${home}.schema.json` : file];
	for (const segment of fragment.split("/").slice(1)) {
		if (typeof schema !== "object" || schema === null) return null;
		schema = schema[decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~")];
	}
	return typeof schema === "object" && schema !== null ? schema : null;
}
// src/core/spec/arguments.ts
function whatFits(type, value) {
	switch (type) {
		case "string": return typeof value === "string" ? null : "text, in quotes where YAML reads something else";
		case "number": return typeof value === "number" && Number.isFinite(value) ? null : "a number, without quotes";
		case "duration":
		case "file": return whatMatches(type, value);
	}
}
function whatMatches(name, value) {
	const schema = schemaAt(`experiment.schema.json#/$defs/${name}`, "experiment") ?? {};
	const pattern = new RegExp(String(schema["pattern"]), "u");
	return typeof value === "string" && pattern.test(value) ? null : describeSchema(schema);
}
// src/core/spec/reserved.ts
const NAMES = new Set([...[
	"PATH",
	"HOME",
	"LANG",
	"TZ",
	"TMPDIR",
	"DOCKER_HOST",
	"KUBECONFIG"
], ...[
	"NODE_OPTIONS",
	"ENV",
	"IFS",
	"SHELL",
	"PS4"
]]);
const PREFIXES = [...[
	"XDG_",
	"CHAOS_",
	"GITHUB_",
	"ACTIONS_",
	"RUNNER_",
	"INPUT_",
	"STATE_"
], ...[
	"LD_",
	"DYLD_",
	"BASH_"
]];
function reservedName(variable) {
	if (NAMES.has(variable)) return variable;
	const prefix = PREFIXES.find((start) => variable.startsWith(start));
	return prefix === void 0 ? null : `${prefix}*`;
}
// src/core/spec/rules-names.ts
function idIsFileName(id, outline) {
	const name = fileId(outline.places.file);
	if (id === null || name === id.text) return [];
	return [problemAt(outline.places, id.pointer, {
		found: `id ${quoted(id.text)}`,
		expected: `${quoted(name)}, as the file is called`
	})];
}
function fileId(path) {
	const parts = path.split(/[/\\]/);
	const stem = (parts.pop() ?? "").replace(/\.ya?ml$/, "");
	return stem === "adapter" || stem === "experiment" ? parts.pop() ?? stem : stem;
}
const workloadAndOperationNamesAreUnique = ({ workloads, operations, places }) => repeated([...workloads, ...operations].flatMap(({ item }) => word(item, "name") ?? []), (name) => problemAt(places, name.pointer, {
	found: `name ${quoted(name.text)} a second time`,
	expected: "one name for each workload and operation"
}));
const checkNamesAreUnique = ({ checks, places }) => repeated(checks.map(({ name }) => name), (name) => problemAt(places, name.pointer, {
	found: `check ${quoted(name.text)} a second time`,
	expected: "one name for each check of the experiment"
}));
const SPANS = ["flow", "recovery"];
const namesMeanOneThing = (outline) => {
	const instances = new Set(allInstances(outline) ?? []);
	return [...outline.workloads, ...outline.operations].flatMap(({ item, name }) => {
		const isInstance = instances.has(name) || mayBeCreated(outline, name);
		const taken = SPANS.includes(name) ? `the ${name}` : isInstance ? "an instance" : null;
		if (taken === null) return [];
		const found = `name ${quoted(name)}, which is that of ${taken}`;
		return problemAt(outline.places, child(item.pointer, "name"), {
			found,
			expected: "another name"
		});
	});
};
const parameterNamesAreFree = ({ root, places }) => {
	const parameters = inner(root, "parameters");
	return Object.keys(parameters?.map ?? {}).flatMap((name) => {
		const variable = environmentName(name);
		const reserved = reservedName(variable);
		if (reserved === null) return [];
		const found = `parameter ${quoted(name)}, in scripts the reserved variable ${variable}`;
		return problemAt(places, child("/parameters", name), {
			found,
			expected: `a name that is not ${reserved}`,
			atKey: true
		});
	});
};
const variablesAreFree$1 = ({ root, workloads, places }) => {
	const declared = Object.keys(inner(root, "parameters")?.map ?? {});
	const parameters = new Map(declared.map((name) => [environmentName(name), name]));
	return workloads.flatMap(({ item }) => {
		const env = itemAt(child(item.pointer, "env"), item.map["env"]);
		return Object.keys(env?.map ?? {}).flatMap((variable) => {
			const reserved = reservedName(variable);
			const parameter = parameters.get(variable);
			if (reserved === null && parameter === void 0) return [];
			const found = reserved === null ? `variable ${variable}, which is parameter "${parameter ?? ""}"` : `the reserved variable ${variable}`;
			const expected = reserved === null ? "another name" : `a name that is not ${reserved}`;
			return problemAt(places, child(child(item.pointer, "env"), variable), {
				found,
				expected,
				atKey: true
			});
		});
	});
};
const secretsAreFree = ({ root, places }) => reservedAmong(wordsOf(root, "secrets"), places);
const somethingRuns = ({ root, places, workloads, operations, complete }) => {
	if (workloads.length + operations.length > 0 || !complete.names) return [];
	return [problemAt(places, root.pointer, {
		found: "neither workloads nor operations",
		expected: "something to run"
	})];
};
const NAME_RULES = [
	workloadAndOperationNamesAreUnique,
	checkNamesAreUnique,
	namesMeanOneThing,
	parameterNamesAreFree,
	variablesAreFree$1,
	secretsAreFree,
	somethingRuns
];
function reservedAmong(variables, places) {
	return variables.flatMap((variable) => {
		const reserved = reservedName(variable.text);
		if (reserved === null) return [];
		return problemAt(places, variable.pointer, {
			found: `the reserved variable ${variable.text}`,
			expected: `a name that is not ${reserved}`
		});
	});
}
function repeated(words, problem) {
	const seen = new Set();
	return words.flatMap((candidate) => {
		if (seen.has(candidate.text)) return problem(candidate);
		seen.add(candidate.text);
		return [];
	});
}
// src/core/spec/rules-flow.ts
const BEGINNINGS = [
	"name",
	"start",
	"hold"
];
const END_INVENTORY = "end";
const NAMED = {
	name: "workload or operation",
	start: "workload or operation",
	await: "workload or operation",
	stop: "workload",
	while: "workload",
	hold: "operation",
	revert: "operation"
};
const namedStepsAreKnown = (outline) => {
	const [workloads, operations] = [workloadNames(outline), operationNames(outline)];
	const known = {
		workload: workloads,
		operation: operations,
		"workload or operation": [...workloads, ...operations]
	};
	return outline.steps.flatMap(({ kind, target }) => {
		const what = NAMED[kind];
		if (what === void 0 || target === null) return [];
		if (!(what === "workload" ? operations : what === "operation" ? workloads : []).includes(target.text) || known[what].includes(target.text)) return unknownName(outline, target, {
			what,
			names: known[what]
		});
		const found = `${quoted(target.text)}, which is ${indefinite(what === "workload" ? "operation" : "workload")}`;
		return problemAt(outline.places, target.pointer, {
			found,
			expected: indefinite(what)
		});
	});
};
const waitsAreForWorkloads = (outline) => outline.steps.flatMap(({ wait }) => {
	const name = word(wait, "workload");
	return name === null ? [] : unknownName(outline, name, {
		what: "workload",
		names: workloadNames(outline)
	});
});
const waitCountsArePossible = (outline) => outline.steps.flatMap(({ wait }) => {
	const count = numberOf(wait, "count");
	const workload = outline.workloads.find(({ name }) => name === word(wait, "workload")?.text);
	if (wait === null || count === null || workload?.instances === void 0 || workload.instances === null) return [];
	if (count <= workload.instances || isGrown(outline, workload.name)) return [];
	const expected = `at most ${String(workload.instances)}, the instances of ${workload.name}`;
	return problemAt(outline.places, child(wait.pointer, "count"), {
		found: `count ${String(count)}`,
		expected
	});
});
const everythingIsNamed = (outline) => {
	if (!outline.complete.flow) return [];
	const named = new Set(outline.steps.flatMap(({ kind, target }) => BEGINNINGS.includes(kind) ? target?.text ?? [] : []));
	const unnamed = (kind, expected) => (entry) => named.has(entry.name) ? [] : [problemAt(outline.places, child(entry.item.pointer, "name"), {
		found: `${kind} ${quoted(entry.name)}, which the flow never ${kind === "workload" ? "starts" : "names"}`,
		expected
	})];
	return [...outline.workloads.flatMap(unnamed("workload", "a step that starts it, or no such workload")), ...outline.operations.flatMap(unnamed("operation", "a step with its name, or no such operation"))];
};
const workloadsStartOnce = (outline) => workloadNames(outline).flatMap((name) => {
	const [first, second] = startsOf(outline, name);
	if (first === void 0) return [];
	if (second !== void 0) return [problemAt(outline.places, (second.target ?? second).pointer, {
		found: `a second start of workload ${quoted(name)}`,
		expected: "one start of each workload"
	})];
	if (!first.repeated) return [];
	return [problemAt(outline.places, (first.target ?? first).pointer, {
		found: `a start of workload ${quoted(name)} in each round of a repeat`,
		expected: "one start of each workload"
	})];
});
const nothingComesBeforeItsStart = (outline) => outline.steps.flatMap((step) => {
	const isNamed = step.kind === "await" || step.kind === "stop" || step.kind === "while";
	const needed = isNamed ? step.target : word(step.wait, "workload") ?? word(step.wait, "log");
	if (needed === null) return [];
	const starts = startsOf(outline, needed.text);
	if (starts.length === 0 || !starts.every((start) => isBefore(step, start))) return [];
	const found = `${step.kind === "while" ? "a repeat" : isNamed ? step.kind : "a wait"} before workload ${quoted(needed.text)} is started`;
	return problemAt(outline.places, needed.pointer, {
		found,
		expected: "the start first"
	});
});
const sinceNamesSomethingEarlier = (outline) => {
	const names = [...workloadNames(outline), ...operationNames(outline)];
	return outline.steps.flatMap((step) => {
		const since = word(step.wait, "since");
		if (since === null) return [];
		if (!names.includes(since.text)) return unknownName(outline, since, {
			what: "workload or operation",
			names
		});
		const earlier = stepsNaming(outline, since.text);
		if (earlier.length === 0 || earlier.some((start) => !isAfter(start, step))) return [];
		return problemAt(outline.places, since.pointer, {
			found: `since ${quoted(since.text)}, which starts later`,
			expected: "a step that starts before the wait"
		});
	});
};
const inventoriesHaveNamesOfTheirOwn = (outline) => {
	const names = outline.steps.flatMap(({ kind, target }) => kind === "inventory" ? target ?? [] : []);
	return [...names.filter(({ text }) => text === END_INVENTORY).map((name) => problemAt(outline.places, name.pointer, {
		found: `inventory ${quoted(name.text)}, which is that of the one taken at the end`,
		expected: "another name"
	})), ...repeated(names, (name) => problemAt(outline.places, name.pointer, {
		found: `inventory ${quoted(name.text)} a second time`,
		expected: "one name for each inventory of the flow"
	}))];
};
const FLOW_RULES = [
	namedStepsAreKnown,
	waitsAreForWorkloads,
	waitCountsArePossible,
	everythingIsNamed,
	workloadsStartOnce,
	nothingComesBeforeItsStart,
	inventoriesHaveNamesOfTheirOwn,
	sinceNamesSomethingEarlier
];
function unknownName(outline, name, known) {
	const complete = known.complete ?? outline.complete.names;
	if (known.names.includes(name.text) || !complete) return [];
	const names = [...new Set(known.names)];
	const what = indefinite(known.what);
	const expected = names.length === 0 ? `${what}, of which there is none` : `${what}: ${listed(names)}`;
	const found = `unknown name ${quoted(name.text)}`;
	return [problemAt(outline.places, name.pointer, {
		found,
		expected,
		nearest: nearestName(name.text, names)
	})];
}
function workloadNames(outline) {
	return outline.workloads.map(({ name }) => name);
}
function operationNames(outline) {
	return outline.operations.map(({ name }) => name);
}
function startsOf(outline, workload) {
	if (!workloadNames(outline).includes(workload)) return [];
	return stepsNaming(outline, workload).filter(({ kind }) => kind !== "hold");
}
function stepsNaming(outline, name) {
	return outline.steps.filter(({ kind, target }) => BEGINNINGS.includes(kind) && target?.text === name);
}
function countedInstances(workload) {
	return `${workload.name} has ${counted(workload.instances, "instance")}`;
}
// src/core/spec/rules-claims.ts
const ENDS = [
	"name",
	"await",
	"stop"
];
const exitCodesAreAwaited = (outline) => {
	if (!outline.complete.flow || !outline.complete.names) return [];
	const awaited = new Set(outline.steps.flatMap(({ kind, target }) => ENDS.includes(kind) ? target?.text ?? [] : []));
	return outline.checks.flatMap(({ name, kind, workload }) => {
		if (kind !== "exit-code" || workload === null || awaited.has(workload)) return [];
		const found = `an exit-code check on workload ${quoted(workload)}, which the flow never awaits`;
		return problemAt(outline.places, name.pointer, {
			found,
			expected: `a step "${workload}" or {await: ${workload}}`
		});
	});
};
const steadyStatesNameWorkloads = (outline) => outline.checks.flatMap(({ item, isSteadyState }) => {
	const workload = isSteadyState ? word(item, "workload") : null;
	return workload === null ? [] : unknownName(outline, workload, {
		what: "workload",
		names: workloadNames(outline)
	});
});
const outputClaimsCanHold = (outline) => outline.checks.flatMap(({ item, kind }) => {
	if (kind !== "output") return [];
	const content = [
		"equals",
		"matches",
		"lines",
		"consecutive-from"
	].find((key) => has(item, key));
	if (item.map["exists"] === false && content !== void 0) return problemAt(outline.places, child(item.pointer, content), {
		found: `${quoted(content)} of a file that must not exist`,
		expected: "exists: false alone",
		atKey: true
	});
	const line = ["matches", "consecutive-from"].find((key) => has(item, key));
	if (numberOf(item, "lines") !== 0 || line === void 0) return [];
	return problemAt(outline.places, child(item.pointer, line), {
		found: `${quoted(line)} of a file without lines`,
		expected: "lines: 0 alone",
		atKey: true
	});
});
const durationBoundsCanHold = (outline) => outline.checks.flatMap(({ item, kind }) => {
	const [least, most] = [milliseconds(word(item, "at-least")), milliseconds(word(item, "at-most"))];
	if (kind !== "duration" && kind !== "operation" || least === null || most === null || least <= most) return [];
	return problemAt(outline.places, child(item.pointer, "at-most"), {
		found: "at-most below at-least",
		expected: "a range"
	});
});
const patternsCompile = (outline) => {
	return [
		...outline.steps.map(({ wait }) => word(wait, "matches")),
		...outline.checks.map(({ item }) => word(item, "matches")),
		...outline.expectations.map((expectation) => word(expectation, "message"))
	].flatMap((pattern) => {
		const error = pattern === null ? null : patternError(pattern.text);
		return pattern === null || error === null ? [] : problemAt(outline.places, pattern.pointer, {
			found: `pattern ${quoted(pattern.text)} (${error})`,
			expected: "a JavaScript regular expression"
		});
	});
};
const textsAreOneLine = (outline) => {
	return [
		...outline.steps.map(({ wait }) => word(wait, "matches")),
		...outline.checks.flatMap(({ item }) => [...[
			"contains",
			"absent",
			"matches"
		].map((key) => word(item, key)), word(inner(item, "count"), "text")]),
		...outline.expectations.map((expectation) => word(expectation, "message"))
	].flatMap((text) => text === null || !/[\r\n]/.test(text.text) ? [] : problemAt(outline.places, text.pointer, {
		found: `${lastKey(text.pointer)}: ${quoted(text.text)}`,
		expected: "text without a line break: it is looked for in one line at a time"
	}));
};
const limitsAreAboveZero = (outline) => {
	return [
		...["timeout", "settle-timeout"].map((key) => word(outline.root, key)),
		...[...outline.workloads, ...outline.operations].map(({ item }) => word(item, "timeout")),
		...outline.steps.map(({ kind, target, wait }) => kind === "for" ? target : word(wait, "timeout"))
	].flatMap((limit) => zeroLimit(limit, outline) ?? []);
};
const CLAIM_RULES = [
	exitCodesAreAwaited,
	steadyStatesNameWorkloads,
	outputClaimsCanHold,
	durationBoundsCanHold,
	patternsCompile,
	textsAreOneLine,
	limitsAreAboveZero
];
function zeroLimit(limit, outline) {
	if (limit === null || milliseconds(limit) !== 0) return null;
	return problemAt(outline.places, limit.pointer, {
		found: `${lastKey(limit.pointer)}: ${quoted(limit.text)}`,
		expected: "a duration above zero"
	});
}
function milliseconds(duration) {
	if (duration === null) return null;
	try {
		return parseDuration(duration.text);
	} catch {
		return null;
	}
}
function patternError(pattern) {
	try {
		new RegExp(pattern);
		return null;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		return message.slice(message.lastIndexOf(":") + 1).trim();
	}
}
function eventReferences(outline) {
	return [...outline.steps.flatMap(({ wait }) => wait ?? []), ...outline.checks.flatMap(({ item, kind }) => {
		const inside = [
			"at",
			"after",
			"before"
		].flatMap((key) => inner(item, key) ?? []);
		return kind === "event" ? [item, ...inside] : inside;
	})];
}
// src/core/spec/rules-firings.ts
const HELD_FAULTS = Object.entries(FAULTS).flatMap(([name, { held }]) => held ? [name] : []);
const awaitedOperationsWereStarted = (outline) => outline.steps.flatMap((step) => {
	const operation = operationOf(step, outline);
	if (step.kind !== "await" || step.target === null || operation === null) return [];
	const { name } = operation;
	const starts = stepsNaming(outline, name).filter(({ kind }) => kind === "start");
	if (starts.length > 0 && !starts.every((start) => isBefore(step, start))) return [];
	if (starts.length === 0 && !outline.complete.flow) return [];
	const found = `await of operation ${quoted(name)}${starts.length === 0 ? ", which the flow never starts" : " before it is started"}`;
	return problemAt(outline.places, step.target.pointer, {
		found,
		expected: `{start: ${name}} first`
	});
});
const awaitedFaultsEnd = (outline) => outline.steps.flatMap((step) => {
	const operation = step.kind === "await" ? operationOf(step, outline) : null;
	if (step.target === null || operation === null || !outline.complete.flow) return [];
	const { name, uses, item, isPlain } = operation;
	if (!isPlain || uses === null || !HELD_FAULTS.includes(uses) || isLimited(item)) return [];
	if (!stepsNaming(outline, name).some(({ kind }) => kind === "start")) return [];
	if (!outline.steps.filter(({ kind, target }) => kind === "revert" && target?.text === name).every((revert) => isBefore(step, revert))) return [];
	return problemAt(outline.places, step.target.pointer, {
		found: `await of ${quoted(name)}, which has no "duration" and is not reverted before`,
		expected: `a "duration", or {revert: ${name}} before the await or beside it`
	});
});
const holdsAreOfHeldFaults = (outline) => outline.steps.flatMap((step) => {
	const uses = step.kind === "hold" ? operationOf(step, outline)?.uses ?? null : null;
	if (step.target === null || uses === null || !isBuiltIn(uses) || HELD_FAULTS.includes(uses)) return [];
	return problemAt(outline.places, step.target.pointer, heldProblem(step.target.text, indefinite(uses)));
});
const heldFaultsHaveTheirTime = (outline) => {
	if (!outline.complete.flow) return [];
	return outline.operations.flatMap(({ name, uses, item, isPlain }) => {
		if (!isPlain || uses === null || !HELD_FAULTS.includes(uses)) return [];
		const kinds = new Set(stepsNaming(outline, name).map(({ kind }) => kind));
		const place = child(item.pointer, "with");
		if (kinds.has("name") && !isLimited(item)) {
			const expected = `"duration": ${quoted(name)} is a step of its own`;
			return problemAt(outline.places, place, {
				found: "missing key \"duration\"",
				expected,
				atKey: true
			});
		}
		if (kinds.size !== 1 || !kinds.has("hold") || !isLimited(item)) return [];
		const expected = `no "duration": ${quoted(name)} is only held, until the steps of its hold have ended`;
		return problemAt(outline.places, child(place, "duration"), {
			found: "key \"duration\"",
			expected,
			atKey: true
		});
	});
};
function isLimited(item) {
	const parameters = inner(item, "with");
	return parameters !== null && has(parameters, "duration");
}
const revertsHaveAnUndo = (outline) => outline.steps.flatMap((step) => {
	const operation = step.kind === "revert" ? operationOf(step, outline) : null;
	if (step.target === null || operation === null || !isUndoneByNothing(operation)) return [];
	return problemAt(outline.places, step.target.pointer, {
		found: `revert of ${quoted(operation.name)}, ${describedOperation(operation)} that nothing undoes`,
		expected: UNDOABLE
	});
});
const revertsComeAfterTheFault = (outline) => outline.steps.flatMap((step) => {
	const { target } = step;
	if (step.kind !== "revert" || target === null) return [];
	const firings = stepsNaming(outline, target.text);
	if (firings.length === 0 || firings.some((firing) => !isAfter(firing, step))) return [];
	return problemAt(outline.places, target.pointer, {
		found: `revert of ${quoted(target.text)} before it fires`,
		expected: "the operation first"
	});
});
const targetsAreStarted = (outline) => outline.steps.flatMap((step) => {
	const operation = [
		"name",
		"start",
		"hold"
	].includes(step.kind) ? operationOf(step, outline) : null;
	const workload = textOf(operation?.target ?? null, "workload");
	if (step.target === null || operation === null || workload === null) return [];
	if (operation.item.map["on-empty"] === "skip") return [];
	const starts = startsOf(outline, workload);
	if (starts.length === 0 || !starts.every((start) => isBefore(step, start))) return [];
	const found = `${quoted(operation.name)} before workload ${quoted(workload)}, its target, is started`;
	return problemAt(outline.places, step.target.pointer, {
		found,
		expected: "the start first"
	});
});
const FIRING_RULES = [
	awaitedOperationsWereStarted,
	awaitedFaultsEnd,
	holdsAreOfHeldFaults,
	heldFaultsHaveTheirTime,
	revertsHaveAnUndo,
	revertsComeAfterTheFault,
	targetsAreStarted
];
const UNDOABLE = listed([
	...HELD_FAULTS.map(indefinite),
	"a kill or stop of a component",
	"an operation of the adapter with a revert"
]);
function isUndoneByNothing({ uses, target }) {
	if (uses === null || !isBuiltIn(uses)) return false;
	if (!isFault(uses)) return true;
	const onRole = target !== null && has(target, "workload");
	return isOverAtOnce(uses) || onRole && !FAULTS[uses].held;
}
function describedOperation({ uses, target }) {
	const onRole = target !== null && has(target, "workload") && uses !== null && isFault(uses);
	return `${indefinite(uses ?? "operation")}${onRole ? " on the role of an instance" : ""}`;
}
function heldProblem(name, what) {
	return {
		found: `hold of ${quoted(name)}, ${what}`,
		expected: `an operation that is ${listed(HELD_FAULTS.map(indefinite))}`
	};
}
function isBuiltIn(uses) {
	const others = INSTANCE_OPERATIONS;
	return isFault(uses) || others.includes(uses);
}
function operationOf(step, outline) {
	if (step.target === null || workloadNames(outline).includes(step.target.text)) return null;
	return outline.operations.find(({ name }) => name === step.target?.text) ?? null;
}
// src/core/spec/rules-adapter.ts
const COMPONENT_NAMES = ["work-dir"];
const ROLE_NAMES = [
	"work-dir",
	"instance",
	"workload",
	"index"
];
const ARGUMENT_TYPES = [
	"string",
	"number",
	"duration",
	"file"
];
const USE = /\$\{([^{}\n]*)\}/g;
const hooksSaySomething = ({ root, places }) => {
	return [
		word(root, "prelude"),
		word(root, "inventory"),
		...[
			"boot",
			"ready",
			"start",
			"shutdown",
			"sweep"
		].map((key) => word(inner(root, "system"), key)),
		...[
			"create",
			"read",
			"collect",
			"delete"
		].map((key) => word(inner(root, "instance"), key)),
		...itemsOf(root, "watch").map((item) => word(item, "run")),
		...["components", "roles"].flatMap((kind) => locationsOf(root, kind).map(({ item }) => word(item, "start"))),
		...namedMaps(inner(root, "operations")).flatMap(({ item }) => [
			"run",
			"capture",
			"revert",
			"verify"
		].map((key) => word(item, key)))
	].flatMap((hook) => hook === null || hook.text.trim() !== "" ? [] : problemAt(places, hook.pointer, {
		found: "a hook without a command",
		expected: "shell text"
	}));
};
const observersHaveNamesOfTheirOwn = ({ root, places }) => ["metrics", "watch"].flatMap((key) => repeated([...itemsOf(root, key), ...key === "watch" ? [inner(root, "traces")] : []].flatMap((item) => word(item, "name") ?? []), (name) => problemAt(places, name.pointer, {
	found: `name ${quoted(name.text)} a second time`,
	expected: `one name for each entry of ${key}${key === "watch" ? " and traces" : ""}`
})));
const engineHasItsName = ({ root, places }) => {
	if (word(root, "backend")?.text !== "docker") return [];
	return [...itemsOf(root, "watch"), inner(root, "traces")].flatMap((item) => word(item, "name") ?? []).filter(({ text }) => text === "engine").flatMap(({ pointer }) => problemAt(places, pointer, {
		found: "the name \"engine\"",
		expected: "another one, since the events of the container engine have it"
	}));
};
const locationsUseKnownNames = ({ root, places }) => {
	return ["components", "roles"].flatMap((kind) => {
		const names = kind === "roles" ? ROLE_NAMES : COMPONENT_NAMES;
		return locationsOf(root, kind).flatMap(({ item }) => ["pid-file", "log"].flatMap((key) => unknownUses(word(item, key), {
			names,
			places
		})));
	});
};
const addressesUseEndpoints = ({ root, places }) => itemsOf(root, "metrics").flatMap((source) => {
	return unknownUses(word(source, "url"), {
		names: ["endpoints.NAME"],
		places
	}, (name) => /^endpoints\.[A-Za-z][A-Za-z0-9_-]*$/.test(name));
});
const variablesAreFree = ({ root, places }) => ["pass-env", "secrets"].flatMap((key) => reservedAmong(wordsOf(root, key), places));
const gatewayStartsWithTheSystem = ({ root, places }) => {
	const start = word(locationsOf(root, "components").find(({ name }) => name === "gateway")?.item ?? null, "start");
	if (start === null) return [];
	return [problemAt(places, start.pointer, {
		found: "key \"start\" of the gateway",
		expected: "no \"start\": that of system starts the gateway",
		atKey: true
	})];
};
const operationsHaveNamesOfTheirOwn = ({ root, places }) => namedMaps(inner(root, "operations")).flatMap(({ name, item }) => {
	if (!isBuiltIn(name)) return [];
	const found = `operation ${quoted(name)}, which is built in`;
	return problemAt(places, item.pointer, {
		found,
		expected: "another name",
		atKey: true
	});
});
const defaultsFit = ({ root, places }) => namedMaps(inner(root, "operations")).flatMap(({ item }) => namedMaps(inner(item, "with"))).flatMap(({ item }) => {
	const type = ARGUMENT_TYPES.find((known) => known === item.map["type"]);
	if (type === void 0 || !has(item, "default")) return [];
	const value = item.map["default"];
	const expected = whatFits(type, value);
	if (expected === null) return [];
	return problemAt(places, child(item.pointer, "default"), {
		found: `default: ${showValue(value)}`,
		expected
	});
});
const limitsAndPausesAreAboveZero = (adapter) => {
	const { root } = adapter;
	return [...["timeouts", "poll"].flatMap((key) => inner(root, key) ?? []).flatMap((group) => Object.keys(group.map).map((key) => word(group, key))), ...itemsOf(root, "metrics").map((source) => word(source, "interval"))].flatMap((duration) => zeroLimit(duration, adapter) ?? []);
};
const ADAPTER_RULES = [
	hooksSaySomething,
	observersHaveNamesOfTheirOwn,
	engineHasItsName,
	locationsUseKnownNames,
	addressesUseEndpoints,
	variablesAreFree,
	gatewayStartsWithTheSystem,
	operationsHaveNamesOfTheirOwn,
	defaultsFit,
	limitsAndPausesAreAboveZero
];
function locationsOf(root, kind) {
	const targets = inner(root, "targets");
	return targets === null ? [] : namedMaps(inner(targets, kind));
}
function namedMaps(group) {
	if (group === null) return [];
	return Object.entries(group.map).flatMap(([name, value]) => {
		const item = itemAt(child(group.pointer, name), value);
		return item === null ? [] : [{
			name,
			item
		}];
	});
}
function unknownUses(text, known, isKnown = (name) => known.names.includes(name)) {
	if (text === null) return [];
	return [...text.text.matchAll(USE)].flatMap(([use, name = ""]) => {
		if (isKnown(name)) return [];
		const expected = listed(known.names.map((each) => `\${${each}}`));
		return problemAt(known.places, text.pointer, {
			found: `unknown name in ${quoted(use)}`,
			expected,
			nearest: nearestName(name, known.names)
		});
	});
}
// src/core/spec/rules-expectations.ts
const expectationsNameChecks = (outline) => {
	const names = outline.checks.flatMap(outcomeNames);
	return outline.expectations.flatMap((expectation) => wordsOf(expectation, "checks").flatMap((check) => unknownName(outline, check, {
		what: "check",
		names,
		complete: outline.complete.checks
	})));
};
const expectationsNameInstances = (outline) => {
	const instances = allInstances(outline);
	return outline.expectations.flatMap((expectation) => {
		const targetsOf = word(inner(expectation, "instances"), "targets-of");
		const named = wordsOf(expectation, "instances").filter(({ text }) => !mayBeCreated(outline, text));
		return [...targetsOf === null ? [] : unknownName(outline, targetsOf, {
			what: "operation",
			names: operationNames(outline)
		}), ...instances === null ? [] : named.flatMap((name) => unknownName(outline, name, {
			what: "instance",
			names: instances
		}))];
	});
};
const targetsAreInstances = (outline) => outline.expectations.flatMap((expectation) => {
	const name = word(inner(expectation, "instances"), "targets-of");
	const operation = outline.operations.find((candidate) => candidate.name === name?.text);
	if (name === null || operation === void 0 || operation.target === null || !has(operation.target, "component")) return [];
	const found = `targets of ${quoted(name.text)}, which acts on a component`;
	return problemAt(outline.places, name.pointer, {
		found,
		expected: "an operation on instances"
	});
});
const instancesAreThoseOfChecks = (outline) => outline.expectations.flatMap((expectation) => {
	const checks = checksOf(expectation, outline);
	if (!has(expectation, "instances") || checks === null || checks.length === 0) return [];
	const subjects = [...new Set(checks.flatMap((check) => subjectOf(check, outline) ?? []))];
	const place = child(expectation.pointer, "instances");
	if (subjects.length === 0) return problemAt(outline.places, place, {
		found: "key \"instances\" without a check of instances",
		expected: "no \"instances\", or a check of a workload",
		atKey: true
	});
	const meant = workloadsMeant(expectation, outline);
	if (meant.length === 0 || meant.some((workload) => subjects.includes(workload))) return [];
	const found = `instances of ${listed(meant, "and")}, which none of the checks is about`;
	return problemAt(outline.places, place, {
		found,
		expected: `instances of ${listed(subjects)}`
	});
});
const EXPECTATION_RULES = [
	expectationsNameChecks,
	expectationsNameInstances,
	targetsAreInstances,
	instancesAreThoseOfChecks
];
function outcomeNames({ name, isSteadyState }) {
	return isSteadyState ? [`${name.text}@before`, `${name.text}@after`] : [name.text];
}
function checksOf(expectation, outline) {
	const checks = wordsOf(expectation, "checks").map(({ text }) => outline.checks.find((check) => outcomeNames(check).includes(text)));
	return checks.every((check) => check !== void 0) ? checks : null;
}
function subjectOf({ item, kind, workload }, outline) {
	const log = kind === "log" ? textOf(item, "log") : null;
	return workload ?? (log !== null && workloadNames(outline).includes(log) ? log : null);
}
function workloadsMeant(expectation, outline) {
	const targetsOf = textOf(inner(expectation, "instances"), "targets-of");
	const names = [textOf(outline.operations.find(({ name }) => name === targetsOf)?.target ?? null, "workload"), ...wordsOf(expectation, "instances").map(({ text }) => workloadOf(text))];
	return [...new Set(names.flatMap((name) => name !== null && workloadNames(outline).includes(name) ? name : []))];
}
// src/core/spec/rules-targets.ts
const targetsExist = (outline) => outline.operations.flatMap(({ target }) => {
	const name = word(target, "workload");
	if (target === null || name === null) return [];
	const workload = outline.workloads.find((candidate) => candidate.name === name.text);
	if (workload === void 0) return unknownName(outline, name, {
		what: "workload",
		names: workloadNames(outline)
	});
	const instances = instancesOf(workload);
	if (instances === null) return [];
	return wordsOf(target, "instances").filter(({ text }) => !text.startsWith(`${name.text}-`) || !mayBeCreated(outline, text)).flatMap((instance) => unknownName(outline, instance, {
		what: `instance of ${name.text}`,
		names: instances
	}));
});
const targetsAreInTheSystem = (outline) => outline.operations.flatMap(({ target }) => {
	const name = word(target, "workload");
	if (name === null || !isHost(outline, name.text)) return [];
	const found = `the host workload ${quoted(name.text)} as a target`;
	return problemAt(outline.places, name.pointer, {
		found,
		expected: "a workload of the system: nothing acts on the host"
	});
});
const selectionsArePossible = (outline) => outline.operations.flatMap(({ item, target }) => {
	const select = inner(item, "select");
	const count = numberOf(select, "count");
	if (select === null || count === null || target === null) return [];
	const most = candidatesOf(target, outline);
	if (most === null || count <= most.count) return [];
	const expected = `at most ${String(most.count)}: ${most.reason}`;
	return problemAt(outline.places, child(select.pointer, "count"), {
		found: `count ${String(count)}`,
		expected
	});
});
const TARGET_RULES = [
	targetsExist,
	targetsAreInTheSystem,
	selectionsArePossible
];
function isHost(outline, workload) {
	return outline.workloads.some(({ name, isHost: host }) => host && name === workload);
}
function candidatesOf(target, outline) {
	if (has(target, "component")) return {
		count: 1,
		reason: "a component is one target"
	};
	const named = wordsOf(target, "instances").length;
	if (named > 0) return {
		count: named,
		reason: "so many instances are named"
	};
	const workload = outline.workloads.find(({ name }) => name === word(target, "workload")?.text);
	if (!isCounted(workload) || isGrown(outline, workload.name)) return null;
	return {
		count: workload.instances,
		reason: countedInstances(workload)
	};
}
function isCounted(workload) {
	return workload !== void 0 && workload.instances !== null;
}
// src/core/spec/rules-subjects.ts
const REVERTED_PARTS = ["hold", "revert"];
const checksNameOperations = (outline) => outline.checks.flatMap(({ item, kind }) => {
	const names = operationNames(outline);
	return [word(item, "during"), kind === "operation" ? word(item, "operation") : null].flatMap((name) => name === null ? [] : unknownName(outline, name, {
		what: "operation",
		names
	}));
});
const durationsAreOfSomething = (outline) => outline.checks.flatMap(({ item, kind }) => {
	const of = kind === "duration" ? word(item, "of") : null;
	if (of === null) return [];
	return unknownName(outline, of, {
		what: "workload, operation, flow or recovery",
		names: [
			...SPANS,
			...workloadNames(outline),
			...operationNames(outline)
		]
	});
});
const partsAreThere = (outline) => outline.checks.flatMap(({ item, kind }) => {
	const part = kind === "duration" ? word(item, "part") : null;
	const of = textOf(item, "of");
	if (part === null || of === null) return [];
	if (SPANS.includes(of) || workloadNames(outline).includes(of)) {
		const found = `part of ${quoted(of)}, which is no operation`;
		return problemAt(outline.places, part.pointer, {
			found,
			expected: "no \"part\"",
			atKey: true
		});
	}
	const operation = outline.operations.find(({ name }) => name === of);
	if (operation === void 0 || !REVERTED_PARTS.includes(part.text) || !isUndoneByNothing(operation)) return [];
	const found = `part: ${quoted(part.text)} of ${quoted(of)}, ${describedOperation(operation)} that nothing undoes`;
	return problemAt(outline.places, part.pointer, {
		found,
		expected: `${quoted("effect")}, or ${UNDOABLE}`
	});
});
const operationChecksAreOfNoFault = (outline) => operationChecks(outline).flatMap(({ operation, name }) => {
	const { uses } = operation;
	if (uses === null || !isFault(uses)) return [];
	const found = `${quoted(operation.name)}, ${indefinite(uses)}`;
	return problemAt(outline.places, name.pointer, {
		found,
		expected: "an operation that is no built-in fault"
	});
});
const operationChecksAreOfTheirWorkload = (outline) => operationChecks(outline).flatMap(({ operation, workload, name }) => {
	if (workload === null || operation.target === null || textOf(operation.target, "workload") === workload) return [];
	if (!has(operation.target, "workload") && !has(operation.target, "component")) return [];
	const found = `${quoted(operation.name)}, which does not act on workload ${quoted(workload)}`;
	return problemAt(outline.places, name.pointer, {
		found,
		expected: `an operation on ${workload}, or the check among those of the experiment`
	});
});
const inventoriesWereTaken = (outline) => {
	const names = outline.steps.flatMap(({ kind, target }) => kind === "inventory" ? target?.text ?? [] : []);
	return outline.checks.flatMap(({ item, kind }) => {
		const at = kind === "inventory" ? word(item, "at") : null;
		const complete = outline.complete.flow;
		return at === null ? [] : unknownName(outline, at, {
			what: "inventory step of the flow",
			names,
			complete
		});
	});
};
const instancesAreThereToCount = (outline) => outline.checks.flatMap(({ item, kind, isPlain }) => {
	const workload = kind === "inventory" ? word(item, "one-per-instance") : null;
	if (workload === null) return [];
	if (isHost(outline, workload.text)) {
		const found = `one-per-instance of the host workload ${quoted(workload.text)}`;
		return problemAt(outline.places, workload.pointer, {
			found,
			expected: "a workload of the system"
		});
	}
	const unknown = unknownName(outline, workload, {
		what: "workload",
		names: workloadNames(outline)
	});
	if (unknown.length > 0 || !isPlain || has(item, "at")) return unknown;
	return problemAt(outline.places, child(item.pointer, "one-per-instance"), {
		found: "one-per-instance of the inventory taken at the end, when the instances are deleted",
		expected: "\"at\", the name of an inventory step",
		atKey: true
	});
});
const SUBJECT_RULES = [
	checksNameOperations,
	durationsAreOfSomething,
	partsAreThere,
	operationChecksAreOfNoFault,
	operationChecksAreOfTheirWorkload,
	inventoriesWereTaken,
	instancesAreThereToCount
];
function operationChecks(outline) {
	return outline.checks.flatMap(({ item, kind, workload }) => {
		const name = kind === "operation" ? word(item, "operation") : null;
		const operation = outline.operations.find((candidate) => candidate.name === name?.text);
		return name === null || operation === void 0 ? [] : [{
			operation,
			workload,
			name
		}];
	});
}
// src/core/spec/schema-noise.ts
function siftErrors(all, home) {
	const unions = unionsOf(all, home);
	const unknownKeys = unknownKeysOf(all, home);
	const missingKeys = collect(all.filter((error) => error.keyword === "required" && !isConditional(error) && !isClaimBranch(error, all)), (error) => [error.instancePath, String(error.params["missingProperty"])]);
	const refused = new Set(all.filter(isRefusedKey).map(mapOf));
	return {
		errors: all.filter((error) => {
			if (isWrapper(error, unions) || isClaimBranch(error, all) || isAboutKeyName(error, all)) return false;
			if (unions.has(error.instancePath) && [
				"type",
				"const",
				"enum"
			].includes(error.keyword)) return false;
			if (followsFromMisspelling(error, unknownKeys)) return false;
			if ((isConditional(error) && !isRefusedKey(error) || isClaim(error)) && refused.has(mapOf(error))) return false;
			return !isToldBetter(error, all);
		}),
		unknownKeys,
		missingKeys
	};
}
function isClaim(error) {
	if (error.keyword !== "oneOf" && error.keyword !== "anyOf") return false;
	return branchesOf(error).every((branch) => Array.isArray(branch["required"]) && Object.keys(branch).length === 1);
}
function branchesOf(error) {
	return Array.isArray(error.schema) ? error.schema : [];
}
function resolved(schema, home) {
	const reference = schema["$ref"];
	return typeof reference === "string" ? schemaAt(reference, home) ?? schema : schema;
}
function unionsOf(all, home) {
	const unions = new Map();
	for (const error of all) {
		if (error.keyword !== "anyOf" || isClaim(error)) continue;
		const fits = branchesOf(error).some((branch) => hasTypeOf(error.data, resolved(branch, home)));
		unions.set(error.instancePath, { fits });
	}
	return unions;
}
function hasTypeOf(data, schema) {
	switch (schema["type"]) {
		case "string": return typeof data === "string";
		case "array": return Array.isArray(data);
		case "object": return isRecord(data);
		default: return false;
	}
}
function unknownKeysOf(all, home) {
	const additional = collect(all.filter((error) => error.keyword === "additionalProperties"), (error) => [error.instancePath, String(error.params["additionalProperty"])]);
	for (const error of all.filter((candidate) => isMissingTag(candidate))) {
		const branches = error.parentSchema?.["oneOf"] ?? [];
		const known = new Set(branches.flatMap((branch) => knownKeys(resolved(branch, home))));
		const unknown = Object.keys(error.data).filter((key) => !known.has(key));
		if (unknown.length > 0) additional.set(error.instancePath, new Set(unknown));
	}
	return additional;
}
function isMissingTag(error) {
	if (error.keyword !== "discriminator" || !isRecord(error.data)) return false;
	return !Object.hasOwn(error.data, String(error.params["tag"]));
}
function isWrapper(error, unions) {
	if (error.keyword === "if" || isMissingTag(error)) return true;
	return error.keyword === "anyOf" && !isClaim(error) && unions.get(error.instancePath)?.fits === true;
}
function isAboutKeyName(error, all) {
	return all.some((other) => other.keyword === "propertyNames" && other !== error && other.instancePath === error.instancePath && other.params["propertyName"] === error.data);
}
function isClaimBranch(error, all) {
	if (error.keyword !== "required") return false;
	return all.some((other) => isClaim(other) && other.instancePath === error.instancePath && error.schemaPath.startsWith(`${other.schemaPath}/`));
}
function followsFromMisspelling(error, unknownKeys) {
	if (!(isConditional(error) || isClaim(error) || error.keyword.endsWith("Properties")) || error.keyword === "additionalProperties") return false;
	return unknownKeys.has(error.instancePath) || unknownKeys.has(mapOf(error));
}
function isConditional(error) {
	return error.keyword === "dependentRequired" || /\/(then|else|dependentSchemas)\//.test(error.schemaPath);
}
function isRefusedKey(error) {
	return error.keyword === "false schema";
}
function mapOf(error) {
	const { instancePath, keyword } = error;
	return keyword === "required" || keyword === "dependentRequired" || isClaim(error) ? instancePath : instancePath.slice(0, instancePath.lastIndexOf("/"));
}
function isToldBetter(error, all) {
	const here = all.filter((other) => other !== error && other.instancePath === error.instancePath);
	if (error.keyword === "minProperties") return here.some(isClaim) || here.some((other) => other.keyword === "required") && !lacksClaim(error);
	if (error.keyword !== "enum") return false;
	const size = (candidate) => candidate.schema.length;
	return here.some((other) => other.keyword === "enum" && size(other) < size(error));
}
function lacksClaim(error) {
	const required = error.parentSchema?.["required"] ?? [];
	return required.length > 0 && Object.keys(error.data).every((key) => required.includes(key));
}
function collect(errors, entry) {
	const collected = new Map();
	for (const error of errors) {
		const [pointer, key] = entry(error);
		collected.set(pointer, new Set([...collected.get(pointer) ?? [], key]));
	}
	return collected;
}
// src/core/spec/schema-problems.ts
const MAX_ERRORS = 1e3;
function checkSchema(check) {
	const all = schemaErrors(check.schema, check.value).slice(0, MAX_ERRORS);
	const sifted = siftErrors(all, check.schema);
	const context = {
		...check,
		...sifted,
		all,
		meant: meantKeys(sifted, {
			...check,
			all
		})
	};
	return {
		problems: [...[...sifted.unknownKeys].flatMap(([pointer, keys]) => [...keys].map((key) => unknownKeyProblem({
			pointer,
			key
		}, context))), ...sifted.errors.flatMap((error) => problemOf(error, context) ?? [])],
		mapsWithUnknownKeys: new Set(sifted.unknownKeys.keys())
	};
}
const TELLERS = {
	additionalProperties: () => null,
	required: missingKeyProblem,
	dependentRequired: dependentKeyProblem,
	"false schema": refusedKeyProblem,
	discriminator: kindProblem,
	propertyNames: keyNameProblem,
	uniqueItems: repeatedItemProblem,
	minItems: sizeProblem,
	maxItems: sizeProblem,
	minProperties: sizeProblem,
	maxProperties: sizeProblem
};
function problemOf(error, context) {
	if (isClaim(error)) return claimProblem(error, context);
	return (TELLERS[error.keyword] ?? valueProblem)(error, context);
}
function keyNameProblem(error, context) {
	const key = String(error.params["propertyName"]);
	const expected = describeSchema(resolved(error.schema, context.schema));
	return problemAt(context.places, child(error.instancePath, key), {
		found: `key ${quoted(key)}`,
		expected,
		atKey: true
	});
}
function valueProblem(error, context) {
	const schema = schemaOf(error);
	const data = error.data;
	const original = context.originals.get(error.instancePath);
	const found = `${keyOf(error.instancePath)}${showValue(data)}${original === void 0 ? "" : ` (from ${original})`}`;
	const nearest = typeof data === "string" ? nearestName(data, allowedNames(schema)) : null;
	return problemAt(context.places, error.instancePath, {
		found,
		expected: describeSchema(schema),
		nearest
	});
}
function missingKeyProblem(error, context) {
	const key = String(error.params["missingProperty"]);
	if ([...context.meant.get(error.instancePath)?.values() ?? []].includes(key)) return null;
	const condition = conditionOf(error, context.all);
	const what = propertyText({
		key,
		error
	}, context.schema);
	const expected = condition === null ? what : `${quoted(key)} (${condition})`;
	return problemAt(context.places, error.instancePath, {
		found: `missing key ${quoted(key)}`,
		expected,
		atKey: true
	});
}
function dependentKeyProblem(error, context) {
	const key = quoted(String(error.params["missingProperty"]));
	const expected = `${key} (with ${String(error.params["property"])})`;
	return problemAt(context.places, error.instancePath, {
		found: `missing key ${key}`,
		expected,
		atKey: true
	});
}
function propertyText(missing, home) {
	const { key, error } = missing;
	const { properties, additionalProperties, discriminator } = schemaOf(error);
	if (isRecord(discriminator) && discriminator["propertyName"] === key) return `${key}: one of ${listed(kindsOf(error, home))}`;
	const property = isRecord(properties) ? properties[key] : additionalProperties;
	return isRecord(property) ? `${key}: ${describeSchema(resolved(property, home))}` : quoted(key);
}
function refusedKeyProblem(error, context) {
	const key = lastKey(error.instancePath);
	const expected = `no ${quoted(key)} (${conditionOf(error, context.all) ?? holderOf(error)})`;
	return problemAt(context.places, error.instancePath, {
		found: `key ${quoted(key)}`,
		expected,
		atKey: true
	});
}
function holderOf({ instancePath }) {
	const key = lastKey(instancePath.slice(0, instancePath.lastIndexOf("/")));
	return /^\d*$/.test(key) ? "here" : `in ${key}`;
}
function unknownKeyProblem(unknown, context) {
	const { pointer, key } = unknown;
	const meant = context.meant.get(pointer)?.get(key);
	const free = freeKeys(pointer, context);
	const nearest = nearestName(key, free);
	const choices = free.length === 0 ? "no further key" : `${free.length === 1 ? "" : "one of "}${listed(free)}`;
	const missing = meant === void 0 ? "" : quoted(meant);
	const expected = meant !== void 0 && (nearest === null || nearest === meant) ? `${missing}, which is missing here` : `${choices}${missing === "" ? "" : `, and ${missing} as well`}`;
	return problemAt(context.places, child(pointer, key), {
		found: `unknown key ${quoted(key)}`,
		expected,
		nearest,
		atKey: true
	});
}
function kindProblem(error, context) {
	const tag = String(error.params["tag"]);
	const kinds = kindsOf(error, context.schema);
	const value = isRecord(error.data) ? error.data[tag] : void 0;
	const nearest = typeof value === "string" ? nearestName(value, kinds) : null;
	const found = `${tag}: ${showValue(value)}`;
	return problemAt(context.places, child(error.instancePath, tag), {
		found,
		expected: `one of ${listed(kinds)}`,
		nearest
	});
}
function repeatedItemProblem(error, context) {
	const index = Math.max(Number(error.params["i"]), Number(error.params["j"]));
	const found = `${showValue(error.data[index])} a second time`;
	return problemAt(context.places, child(error.instancePath, index), {
		found,
		expected: "each item once"
	});
}
function sizeProblem(error, context) {
	const limit = Number(error.params["limit"]);
	const most = error.keyword.startsWith("max");
	const isList = Array.isArray(error.data);
	const keys = isList ? [] : Object.keys(error.data);
	const here = { atKey: true };
	if (!isList && !most) {
		const required = schemaOf(error)["required"] ?? [];
		const claims = knownKeys(schemaOf(error)).filter((key) => !required.includes(key) && !needsAnother(error, key));
		const found = keys.length === 0 ? "an empty map" : `nothing but ${listed(keys, "and")}`;
		return problemAt(context.places, error.instancePath, {
			found,
			expected: `one of ${listed(claims)}`,
			...here
		});
	}
	const size = isList ? error.data.length : keys.length;
	const found = isList ? size === 0 ? "an empty list" : counted(size, "item") : `the keys ${listed(keys, "and")} in one map`;
	const expected = `${most ? "at most" : "at least"} ${counted(limit, isList ? "item" : "key")}`;
	return problemAt(context.places, error.instancePath, {
		found,
		expected,
		...here
	});
}
function needsAnother(error, key) {
	const dependent = schemaOf(error)["dependentSchemas"];
	const of = isRecord(dependent) ? dependent[key] : void 0;
	return isRecord(of) && "required" in of;
}
function claimProblem(error, context) {
	const ways = branchesOf(error).flatMap((branch) => branch["required"] ?? []);
	const given = ways.filter((key) => isRecord(error.data) && Object.hasOwn(error.data, key));
	const found = given.length === 0 ? `none of ${listed(ways)}` : `${listed(given, "and")} together`;
	const expected = error.keyword === "oneOf" ? `exactly one of ${listed(ways)}` : `${listed(ways)} as well`;
	const condition = conditionOf(error, context.all);
	return problemAt(context.places, error.instancePath, {
		found,
		expected: condition === null ? expected : `${expected} (${condition})`,
		atKey: true
	});
}
function meantKeys(sifted, context) {
	const meant = new Map();
	for (const [pointer, unknown] of sifted.unknownKeys) {
		const missing = new Set(sifted.missingKeys.get(pointer) ?? []);
		const free = freeKeys(pointer, context);
		const nearMissing = (key) => missing.has(nearestName(key, free) ?? "");
		const pairs = new Map();
		for (const key of [...unknown].sort((left, right) => Number(nearMissing(right)) - Number(nearMissing(left)))) {
			const near = nearestName(key, free);
			const [next] = missing;
			const stoodFor = near !== null && missing.has(near) ? near : next;
			if (stoodFor === void 0) continue;
			pairs.set(key, stoodFor);
			missing.delete(stoodFor);
		}
		meant.set(pointer, pairs);
	}
	return meant;
}
function freeKeys(pointer, context) {
	const about = context.all.find(({ instancePath, keyword }) => instancePath === pointer && (keyword === "additionalProperties" || keyword === "discriminator"));
	if (about === void 0) return [];
	const shapes = (about.keyword === "discriminator" ? schemaOf(about)["oneOf"] : null)?.map((branch) => resolved(branch, context.schema)) ?? [schemaOf(about)];
	return [...new Set(shapes.flatMap(knownKeys))].filter((key) => isRecord(about.data) && !Object.hasOwn(about.data, key));
}
function kindsOf(error, home) {
	return (schemaOf(error)["oneOf"] ?? []).flatMap((branch) => {
		const { properties } = resolved(branch, home);
		const kind = isRecord(properties) ? properties["kind"] : void 0;
		return isRecord(kind) ? allowedNames(kind) : [];
	});
}
function keyOf(pointer) {
	const key = lastKey(pointer);
	return pointer === "" || /^\d+$/.test(key) ? "" : `${key}: `;
}
function schemaOf(error) {
	return error.parentSchema ?? {};
}
const UNREADABLE = {
	missing: ["no such file", "a manifest"],
	directory: ["a directory", "a YAML file"],
	"not-a-file": ["neither a file nor a directory", "a YAML file"],
	unreadable: ["a file that cannot be read", "a readable YAML file"],
	"too-large": ["a file that is too large", "a manifest of at most 1 MiB"]
};
function unreadableSource(source) {
	const [found, manifest] = UNREADABLE[source.kind];
	const limit = source.kind === "too-large" ? ", of at most 1 MiB" : "";
	const expected = source.what === void 0 ? manifest : `${source.what}${limit}`;
	const detail = source.detail === void 0 ? "" : ` (${source.detail})`;
	return {
		file: source.path,
		line: 1,
		column: 1,
		found: `${found}${detail}`,
		expected,
		nearest: null
	};
}
// src/core/spec/text.ts
const CHUNK = 8192;
const SHAPES = [
	{
		from: 0,
		to: 127,
		length: 1,
		mask: 127,
		least: 0
	},
	{
		from: 194,
		to: 223,
		length: 2,
		mask: 31,
		least: 128
	},
	{
		from: 224,
		to: 239,
		length: 3,
		mask: 15,
		least: 2048
	},
	{
		from: 240,
		to: 244,
		length: 4,
		mask: 7,
		least: 65536
	}
];
function readText(source) {
	const { bytes, path } = source;
	if (bytes.length > 1048576) return failed$1(unreadableSource({
		path,
		kind: "too-large",
		detail: `${String(bytes.length)} bytes`
	}));
	const mark = byteOrderMark(bytes);
	if (mark !== null) return failed$1(at({
		source,
		offset: 0
	}, mark, "UTF-8 without one"));
	const decoded = decodeUtf8(bytes);
	if (typeof decoded === "number") {
		const byte = `0x${(bytes[decoded] ?? 0).toString(16).padStart(2, "0")}`;
		return failed$1(at({
			source,
			offset: decoded
		}, `a byte that is not UTF-8 (${byte})`, "text in UTF-8"));
	}
	const offset = bytes.findIndex((byte) => byte === 127 || byte < 32 && byte !== 9 && byte !== 10 && byte !== 13);
	if (offset === -1) return {
		ok: true,
		value: decoded
	};
	const code = (bytes[offset] ?? 0).toString(16).padStart(2, "0").toUpperCase();
	const found = code === "00" ? "a NUL byte" : `control character 0x${code}`;
	return failed$1(at({
		source,
		offset
	}, found, "text: printable characters, tabs and line breaks"));
}
function failed$1(problem) {
	return {
		ok: false,
		problems: [problem]
	};
}
function at(place, found, expected) {
	const before = place.source.bytes.subarray(0, place.offset);
	let line = 1;
	for (const byte of before) if (byte === 10) line += 1;
	const column = place.offset - before.lastIndexOf(10);
	return {
		file: place.source.path,
		line,
		column,
		found,
		expected,
		nearest: null
	};
}
function byteOrderMark(bytes) {
	const [first, second, third] = bytes;
	if (first === 239 && second === 187 && third === 191) return "a byte order mark at the start";
	return first === 255 && second === 254 || first === 254 && second === 255 ? "a byte order mark of UTF-16 at the start" : null;
}
function decodeUtf8(bytes) {
	const parts = [];
	let units = [];
	for (let offset = 0; offset < bytes.length;) {
		const character = characterAt(bytes, offset);
		if (character === null) return offset;
		const { code } = character;
		if (code < 65536) units.push(code);
		else units.push(55296 + (code - 65536 >> 10), 56320 + (code - 65536 & 1023));
		if (units.length >= CHUNK) {
			parts.push(String.fromCharCode(...units));
			units = [];
		}
		offset += character.length;
	}
	parts.push(String.fromCharCode(...units));
	return parts.join("");
}
function characterAt(bytes, offset) {
	const lead = bytes[offset] ?? 0;
	const shape = SHAPES.find(({ from, to }) => lead >= from && lead <= to);
	if (shape === void 0) return null;
	let code = lead & shape.mask;
	for (let index = 1; index < shape.length; index += 1) {
		const byte = bytes[offset + index];
		if (byte === void 0 || (byte & 192) !== 128) return null;
		code = code << 6 | byte & 63;
	}
	const surrogate = code >= 55296 && code <= 57343;
	return code < shape.least || code > 1114111 || surrogate ? null : {
		code,
		length: shape.length
	};
}
// src/core/spec/parse.ts
const EXPERIMENT_RULES = [...[
	...NAME_RULES,
	...FLOW_RULES,
	...FIRING_RULES,
	...TARGET_RULES
], ...[
	...CLAIM_RULES,
	...SUBJECT_RULES,
	...EXPECTATION_RULES
]];
const MAX_PROBLEMS = 100;
function parseAdapter(source, options = {}) {
	const document = readDocument(source);
	if (!document.ok) return document;
	const { value, places } = document.value;
	const root = {
		pointer: "",
		map: value
	};
	const schema = checkSchema({
		schema: "adapter",
		value,
		places,
		originals: new Map()
	});
	const outline = {
		root,
		places
	};
	const problems = [
		...schema.problems,
		...options.nameIsId === false ? [] : idIsFileName(word(root, "id"), outline),
		...ADAPTER_RULES.flatMap((rule) => rule(outline))
	];
	return problems.length > 0 ? failed(problems, places) : {
		ok: true,
		value
	};
}
function parseExperiment(source, options = {}) {
	const document = readDocument(source);
	if (!document.ok) return document;
	const { places } = document.value;
	const { overrides = {}, sets = {}, nameIsId = true } = options;
	const effective = effectiveParameters(document.value, {
		overrides,
		sets
	});
	const { value, originals, broken, ...uses } = substitute(document.value, effective.values);
	const schema = checkSchema({
		schema: "experiment",
		value,
		places,
		originals
	});
	const root = {
		pointer: "",
		map: value
	};
	const outline = outlineOf(root, places, schema.mapsWithUnknownKeys);
	const found = [
		...schema.problems,
		...nameIsId ? idIsFileName(word(root, "id"), outline) : [],
		...EXPERIMENT_RULES.flatMap((rule) => rule(outline))
	];
	const brokenPlaces = new Set([...broken].map((pointer) => placeKey(valuePlace(places, pointer))));
	const problems = [
		...effective.problems,
		...parametersAreKnown(root, schema.mapsWithUnknownKeys) ? uses.problems : [],
		...found.filter((problem) => !brokenPlaces.has(placeKey(problem)))
	];
	if (problems.length > 0) return failed(problems, places);
	return {
		ok: true,
		value: {
			experiment: value,
			parameters: Object.fromEntries(effective.values),
			outline
		}
	};
}
function parametersAreKnown(root, mapsWithUnknownKeys) {
	return inner(root, "parameters") !== null || !has(root, "parameters") && !mapsWithUnknownKeys.has("");
}
function readDocument(source) {
	const text = readText(source);
	return text.ok ? parseYaml(text.value, source.path) : text;
}
function failed(problems, places) {
	const sorted = sortedProblems(problems);
	const left = sorted.length - MAX_PROBLEMS;
	if (left <= 0) return {
		ok: false,
		problems: sorted
	};
	const last = {
		file: places.file,
		line: 1,
		column: 1,
		found: `${String(left)} problems more than are shown`,
		expected: "none",
		nearest: null
	};
	return {
		ok: false,
		problems: [...sorted.slice(0, MAX_PROBLEMS), last]
	};
}
function placeKey(place) {
	return `${String(place.line)}:${String(place.column)}`;
}
// src/app/sources.ts
function readSource(file) {
	const bytes = readRegularFile(file.path, { shownPath: file.shownPath });
	return {
		...file,
		bytes,
		sha256: sha256Of(bytes)
	};
}
function readInput(name, experiment) {
	const place = experiment.isCopy === true ? path.join(INPUTS_DIR, name) : name;
	const shownPath = path.join(path.dirname(experiment.shownPath), place);
	const what = `a file, which ${experiment.shownPath} names`;
	return readRegularFile(path.resolve(path.dirname(experiment.path), place), {
		shownPath,
		what
	});
}
function sha256Of(bytes) {
	return crypto.createHash("sha256").update(bytes).digest("hex");
}
function readRegularFile(file, shown) {
	let descriptor = null;
	try {
		descriptor = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
		const stat = fs.fstatSync(descriptor);
		if (stat.isDirectory()) throw unreadable(shown, "directory");
		if (!stat.isFile()) throw unreadable(shown, "not-a-file");
		if (stat.size > 1048576) throw unreadable(shown, "too-large", `${String(stat.size)} bytes`);
		return readAtMost(descriptor, stat.size);
	} catch (error) {
		if (error instanceof SpecError) throw error;
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
		if (code === "ENOENT" || code === "ENOTDIR") throw unreadable(shown, "missing");
		throw unreadable(shown, "unreadable", code);
	} finally {
		if (descriptor !== null) fs.closeSync(descriptor);
	}
}
function readAtMost(descriptor, sizeBytes) {
	const bytes = new Uint8Array(sizeBytes);
	let filled = 0;
	while (filled < sizeBytes) {
		const read = fs.readSync(descriptor, bytes, filled, sizeBytes - filled, null);
		if (read === 0) break;
		filled += read;
	}
	return bytes.subarray(0, filled);
}
function unreadable({ shownPath, what }, kind, detail) {
	return new SpecError([unreadableSource({
		path: shownPath,
		kind,
		detail,
		what
	})]);
}
export { FAULTS as $, EXPERIMENT_FILE as A, instanceDir as B, textOf as C, sortedProblems as D, problemAt as E, REPORT_FILE as F, watchPath as G, metricsPath as H, TIMELINE_FILE as I, instanceIndex as J, GATEWAY as K, UNDO_FILE as L, INPUTS_DIR as M, MANIFEST_FILE as N, ADAPTER_FILE as O, PLAN_FILE as P, runScope as Q, VERDICT_FILE as R, inner as S, child as T, outputDir as U, instanceLogPath as V, teardownLogPath as W, instanceWorkload as X, instanceLogRole as Y, roleLabel as Z, listed as _, parseExperiment as a, allInstances as b, heldProblem as c, operationNames as d, INSTANCE_OPERATIONS as et, unknownName as f, experiment_schema_default as g, countCharacters as h, parseAdapter as i, HARNESS_LOG as j, EVALUATIONS_DIR as k, isBuiltIn as l, whatFits as m, readSource as n, isOverAtOnce as nt, REVERTED_PARTS as o, workloadNames as p, environmentName as q, sha256Of as r, UNDOABLE as s, readInput as t, isFault as tt, eventReferences as u, quoted as v, word as w, mayBeCreated as x, showValue as y, componentLogPath as z };
