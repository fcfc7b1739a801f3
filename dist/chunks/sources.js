import { l as parseDuration } from "./text.js";
import { i as SpecError } from "./errors.js";
import { t as require_dist } from "./dist.js";
import { t as nearestName } from "./nearest.js";
import { a as experiment_schema_default, i as countCharacters, r as areEqual } from "./wiring.js";
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
	freeze: {
		held: true,
		startsTarget: "never"
	},
	outage: {
		held: true,
		startsTarget: "always"
	}
};
function isOverAtOnce(fault) {
	const { held, startsTarget } = FAULTS[fault];
	return !held && startsTarget === "always";
}
// src/core/domain/target.ts
function roleLabel(instance, role) {
	return `${instance}/${role}`;
}
function instanceIndex(instance) {
	return Number(instance.slice(instance.lastIndexOf("-") + 1));
}
function environmentName(parameter) {
	return parameter.toUpperCase().replaceAll("-", "_");
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
	RESOURCE_EXHAUSTION: ["values nested too deeply", `at most ${String(MAX_DEPTH)} levels`],
	BLOCK_AS_IMPLICIT_KEY: ["a map inside a value of the same line", "the inner map on lines of its own, or in braces"],
	TAG_RESOLVE_FAILED: ["a YAML tag", "plain values without tags"]
};
function parseYaml(text, file) {
	const lines = new import_dist.LineCounter();
	const document = (0, import_dist.parseDocument)(text, {
		...PARSE_OPTIONS,
		lineCounter: lines
	});
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
function syntaxProblems(errors, reader) {
	const exhausted = errors.find((error) => error.code === "RESOURCE_EXHAUSTION");
	return sortedProblems((exhausted === void 0 ? errors.slice(0, MAX_PROBLEMS$1) : [exhausted]).map((error) => reader.syntaxProblem(error)));
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
		const code = error.message.startsWith("Flow ") ? "FLOW" : error.code;
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
			this.report(offset ?? 0, "values nested too deeply", `at most ${String(MAX_DEPTH)} levels`);
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
	return groupOf(repeat.map["do"], group, {
		...within,
		repeated
	});
}
function actionsOf(item, within) {
	const steps = [
		"start",
		"await",
		"revert",
		"delay",
		"wait"
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
		"repeat"
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
				instances: given !== null && Number.isInteger(given) && given > 0 && given <= MAX_INSTANCES ? given : null
			}];
		}),
		operations: operations.flatMap((item) => {
			const name = textOf(item, "name");
			return name === null ? [] : [{
				item,
				name,
				uses: textOf(item, "uses")
			}];
		}),
		checks: checks.flatMap(({ item, ...of }) => {
			const name = word(item, "name");
			return name === null ? [] : [{
				item,
				name,
				kind: textOf(item, "kind"),
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
// src/core/spec/rules-flow.ts
const namedStepsAreKnown = (outline) => {
	const names = [...workloadNames(outline), ...operationNames(outline)];
	return outline.steps.flatMap((step) => step.kind === "name" && step.target !== null ? unknownName(outline, step.target, {
		what: "workload or operation",
		names
	}) : []);
};
const startedAndAwaitedAreWorkloads = (outline) => {
	const names = workloadNames(outline);
	return outline.steps.flatMap((step) => {
		if (step.kind !== "start" && step.kind !== "await" || step.target === null) return [];
		if (!(operationNames(outline).includes(step.target.text) && !names.includes(step.target.text))) return unknownName(outline, step.target, {
			what: "workload",
			names
		});
		return problemAt(outline.places, step.target.pointer, {
			found: `${step.kind} of the operation ${quoted(step.target.text)}`,
			expected: `a workload; an operation is a step by its name alone`
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
	if (count <= workload.instances) return [];
	const expected = `at most ${String(workload.instances)}, the instances of ${workload.name}`;
	return problemAt(outline.places, child(wait.pointer, "count"), {
		found: `count ${String(count)}`,
		expected
	});
});
const everythingIsNamed = (outline) => {
	if (!outline.complete.flow) return [];
	const named = new Set(outline.steps.flatMap(({ kind, target }) => kind === "name" || kind === "start" ? target?.text ?? [] : []));
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
	const needed = step.kind === "await" ? step.target : word(step.wait, "workload") ?? word(step.wait, "log");
	if (needed === null) return [];
	const starts = startsOf(outline, needed.text);
	if (starts.length === 0 || !starts.every((start) => isBefore(step, start))) return [];
	const found = `${step.kind === "await" ? "await" : "a wait"} before workload ${quoted(needed.text)} is started`;
	return problemAt(outline.places, needed.pointer, {
		found,
		expected: "the start first"
	});
});
const revertsHaveAnUndo = (outline) => outline.steps.flatMap((step) => {
	if (step.kind !== "revert" || step.target === null) return [];
	const { pointer, text } = step.target;
	const operation = outline.operations.find(({ name }) => name === text);
	if (operation === void 0) return unknownName(outline, step.target, {
		what: "operation",
		names: operationNames(outline)
	});
	const { uses, item } = operation;
	const onRole = has(inner(item, "target") ?? item, "workload");
	if (!isUndoneByNothing(uses, onRole)) return [];
	const place = onRole ? " on the role of an instance" : "";
	return problemAt(outline.places, pointer, {
		found: `revert of ${quoted(text)}, a ${uses ?? "fault"}${place} that nothing undoes`,
		expected: "a freeze, an outage, or a kill or stop of a component"
	});
});
function isUndoneByNothing(uses, onRole) {
	if (uses === null || !Object.hasOwn(FAULTS, uses)) return false;
	const fault = uses;
	return isOverAtOnce(fault) || onRole && !FAULTS[fault].held;
}
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
const FLOW_RULES = [
	namedStepsAreKnown,
	startedAndAwaitedAreWorkloads,
	waitsAreForWorkloads,
	waitCountsArePossible,
	everythingIsNamed,
	workloadsStartOnce,
	nothingComesBeforeItsStart,
	revertsHaveAnUndo,
	revertsComeAfterTheFault,
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
	return stepsNaming(outline, workload).filter(() => workloadNames(outline).includes(workload));
}
function stepsNaming(outline, name) {
	return outline.steps.filter(({ kind, target }) => (kind === "name" || kind === "start") && target?.text === name);
}
function countedInstances(workload) {
	return `${workload.name} has ${counted(workload.instances, "instance")}`;
}
// src/core/spec/rules-claims.ts
const exitCodesAreAwaited = (outline) => {
	if (!outline.complete.flow || !outline.complete.names) return [];
	const awaited = new Set(outline.steps.flatMap(({ kind, target }) => kind === "name" || kind === "await" ? target?.text ?? [] : []));
	return outline.checks.flatMap(({ name, kind, workload }) => {
		if (kind !== "exit-code" || workload === null || awaited.has(workload)) return [];
		const found = `an exit-code check on workload ${quoted(workload)}, which the flow never awaits`;
		return problemAt(outline.places, name.pointer, {
			found,
			expected: `a step "${workload}" or {await: ${workload}}`
		});
	});
};
const checksNameOperations = (outline) => outline.checks.flatMap(({ item, kind }) => {
	const during = word(item, "during");
	const of = kind === "duration" ? word(item, "of") : null;
	const operations = operationNames(outline);
	return [...during === null ? [] : unknownName(outline, during, {
		what: "operation",
		names: operations
	}), ...of === null ? [] : unknownName(outline, of, {
		what: "workload, operation or flow",
		names: [
			"flow",
			...workloadNames(outline),
			...operations
		]
	})];
});
const steadyStatesNameWorkloads = (outline) => outline.checks.flatMap(({ item, isSteadyState }) => {
	const workload = isSteadyState ? word(item, "workload") : null;
	return workload === null ? [] : unknownName(outline, workload, {
		what: "workload",
		names: workloadNames(outline)
	});
});
const expectationsNameChecks = (outline) => {
	const names = outline.checks.flatMap(({ name, isSteadyState }) => isSteadyState ? [`${name.text}@before`, `${name.text}@after`] : [name.text]);
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
		const named = wordsOf(expectation, "instances");
		return [...targetsOf === null ? [] : unknownName(outline, targetsOf, {
			what: "operation",
			names: operationNames(outline)
		}), ...instances === null ? [] : named.flatMap((name) => unknownName(outline, name, {
			what: "instance",
			names: instances
		}))];
	});
};
const targetsExist = (outline) => outline.operations.flatMap(({ item }) => {
	const target = inner(item, "target");
	const name = word(target, "workload");
	if (target === null || name === null) return [];
	const workload = outline.workloads.find((candidate) => candidate.name === name.text);
	if (workload === void 0) return unknownName(outline, name, {
		what: "workload",
		names: workloadNames(outline)
	});
	const instances = instancesOf(workload);
	if (instances === null) return [];
	return wordsOf(target, "instances").flatMap((instance) => unknownName(outline, instance, {
		what: `instance of ${name.text}`,
		names: instances
	}));
});
const selectionsArePossible = (outline) => outline.operations.flatMap(({ item }) => {
	const select = inner(item, "select");
	const count = numberOf(select, "count");
	const target = inner(item, "target");
	if (select === null || count === null || target === null) return [];
	const most = candidatesOf(target, outline);
	if (most === null || count <= most.count) return [];
	const expected = `at most ${String(most.count)}: ${most.reason}`;
	return problemAt(outline.places, child(select.pointer, "count"), {
		found: `count ${String(count)}`,
		expected
	});
});
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
	return isCounted(workload) ? {
		count: workload.instances,
		reason: countedInstances(workload)
	} : null;
}
function isCounted(workload) {
	return workload !== void 0 && workload.instances !== null;
}
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
	if (kind !== "duration" || least === null || most === null || least <= most) return [];
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
		...outline.steps.map(({ wait }) => word(wait, "timeout"))
	].flatMap((limit) => zeroLimit(limit, outline) ?? []);
};
const CLAIM_RULES = [
	exitCodesAreAwaited,
	checksNameOperations,
	steadyStatesNameWorkloads,
	expectationsNameChecks,
	expectationsNameInstances,
	targetsExist,
	selectionsArePossible,
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
const namesMeanOneThing = (outline) => {
	const instances = new Set(allInstances(outline) ?? []);
	return [...outline.workloads, ...outline.operations].flatMap(({ item, name }) => {
		const taken = name === "flow" ? "the flow" : instances.has(name) ? "an instance" : null;
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
const variablesAreFree = ({ root, workloads, places }) => {
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
	variablesAreFree,
	somethingRuns
];
function repeated(words, problem) {
	const seen = new Set();
	return words.flatMap((candidate) => {
		if (seen.has(candidate.text)) return problem(candidate);
		seen.add(candidate.text);
		return [];
	});
}
// src/core/spec/rules-adapter.ts
const COMPONENT_NAMES = ["work-dir"];
const ROLE_NAMES = [
	"work-dir",
	"instance",
	"workload",
	"index"
];
const USE = /\$\{([^{}\n]*)\}/g;
const hooksSaySomething = ({ root, places }) => {
	return [
		word(root, "prelude"),
		...[
			"boot",
			"ready",
			"start",
			"shutdown"
		].map((key) => word(inner(root, "system"), key)),
		...[
			"create",
			"read",
			"collect",
			"delete"
		].map((key) => word(inner(root, "instance"), key)),
		...itemsOf(root, "watch").map((item) => word(item, "run"))
	].flatMap((hook) => hook === null || hook.text.trim() !== "" ? [] : problemAt(places, hook.pointer, {
		found: "a hook without a command",
		expected: "shell text"
	}));
};
const observersHaveNamesOfTheirOwn = ({ root, places }) => ["metrics", "watch"].flatMap((key) => repeated([...itemsOf(root, key), ...key === "watch" ? [inner(root, "traces")] : []].flatMap((item) => word(item, "name") ?? []), (name) => problemAt(places, name.pointer, {
	found: `name ${quoted(name.text)} a second time`,
	expected: `one name for each entry of ${key}${key === "watch" ? " and traces" : ""}`
})));
const locationsUseKnownNames = ({ root, places }) => {
	const targets = inner(root, "targets");
	return ["components", "roles"].flatMap((kind) => {
		const names = kind === "roles" ? ROLE_NAMES : COMPONENT_NAMES;
		return mapsOf(targets === null ? null : inner(targets, kind)).flatMap((location) => ["pid-file", "log"].flatMap((key) => unknownUses(word(location, key), {
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
const passedVariablesAreFree = ({ root, places }) => wordsOf(root, "pass-env").flatMap((variable) => {
	const reserved = reservedName(variable.text);
	if (reserved === null) return [];
	return problemAt(places, variable.pointer, {
		found: `the reserved variable ${variable.text}`,
		expected: `a name that is not ${reserved}`
	});
});
const limitsAndPausesAreAboveZero = (adapter) => {
	const { root } = adapter;
	return [...["timeouts", "poll"].flatMap((key) => inner(root, key) ?? []).flatMap((group) => Object.keys(group.map).map((key) => word(group, key))), ...itemsOf(root, "metrics").map((source) => word(source, "interval"))].flatMap((duration) => zeroLimit(duration, adapter) ?? []);
};
const ADAPTER_RULES = [
	hooksSaySomething,
	observersHaveNamesOfTheirOwn,
	locationsUseKnownNames,
	addressesUseEndpoints,
	passedVariablesAreFree,
	limitsAndPausesAreAboveZero
];
function mapsOf(group) {
	if (group === null) return [];
	return Object.entries(group.map).flatMap(([name, value]) => itemAt(child(group.pointer, name), value) ?? []);
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
			"description": "Through what faults act.",
			"enum": ["process"],
			"examples": ["process"]
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
				"instance.delete": { "$ref": "experiment.schema.json#/$defs/duration" }
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
			"required": ["type", "pid-file"],
			"properties": {
				"type": {
					"description": "A process, or the process group that it leads.",
					"enum": ["process", "process-group"],
					"examples": ["process"]
				},
				"pid-file": {
					"description": "File that holds the pid; may use `${work-dir}`, `${instance}`, `${workload}`, `${index}`.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["${work-dir}/gateway.pid"]
				},
				"log": {
					"description": "Its log file, followed and copied whole; may use the same names.",
					"type": "string",
					"minLength": 1,
					"maxLength": 500,
					"examples": ["${work-dir}/gateway.log"]
				}
			}
		}
	}
};
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
const schema5 = experiment_schema_default["$defs"]["workload"];
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
const schema7 = experiment_schema_default["$defs"]["file"];
const pattern5 = new RegExp("^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema7,
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
				parentSchema: schema7,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$" },
				schema: "^(?!/)(?!.*(^|/)\\.{0,2}(/|$))[A-Za-z0-9._/-]+$",
				parentSchema: schema7,
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
			schema: schema7.type,
			parentSchema: schema7,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const schema8 = experiment_schema_default["$defs"]["workload-check"];
const schema9 = experiment_schema_default["$defs"]["exit-code-check"];
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema9.required,
				parentSchema: schema9,
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
				schema: schema9.required,
				parentSchema: schema9,
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
				schema: schema9.required,
				parentSchema: schema9,
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
				parentSchema: schema9,
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
					parentSchema: schema9.properties.kind,
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
					schema: schema9.properties.equals.type,
					parentSchema: schema9.properties.equals,
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
						parentSchema: schema9.properties.equals,
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
						parentSchema: schema9.properties.equals,
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
			schema: schema9.type,
			parentSchema: schema9,
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	validate19.errors = vErrors;
	return errors === 0;
}
const schema10 = experiment_schema_default["$defs"]["instance-state-check"];
const schema11 = experiment_schema_default["$defs"]["instance-state"];
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "Created" || data === "Pending" || data === "Running" || data === "Unknown" || data === "Succeeded" || data === "Failed")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema11.enum },
			schema: schema11.enum,
			parentSchema: schema11,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
const schema12 = experiment_schema_default["$defs"]["event-reference"];
const schema13 = experiment_schema_default["$defs"]["event-type"];
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "system.booted" || data === "component.state" || data === "instance.state" || data === "instance.revived" || data === "instance.collected" || data === "instance.deleted" || data === "await.timed-out" || data === "wait.timed-out" || data === "fault.requested" || data === "fault.effective" || data === "fault.failed" || data === "revert.requested" || data === "revert.ended")) {
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
const schema14 = experiment_schema_default["$defs"]["subject"];
const pattern6 = new RegExp("^[a-z][a-z0-9-]{0,45}$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern6.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9-]{0,45}$" },
				schema: "^[a-z][a-z0-9-]{0,45}$",
				parentSchema: schema14,
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
			schema: schema14.type,
			parentSchema: schema14,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.event === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "event" },
				schema: schema12.required,
				parentSchema: schema12,
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
				parentSchema: schema12,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.event !== void 0) {
			if (!validate28(data.event, {
				instancePath: instancePath + "/event",
				parentData: data,
				parentDataProperty: "event",
				rootData
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			if (!validate30(data.of, {
				instancePath: instancePath + "/of",
				parentData: data,
				parentDataProperty: "of",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema12.type,
			parentSchema: schema12,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 3) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 3 },
				schema: 3,
				parentSchema: schema10,
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
				schema: schema10.required,
				parentSchema: schema10,
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
				schema: schema10.required,
				parentSchema: schema10,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "equals" || key0 === "ever" || key0 === "never" || key0 === "at")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema10,
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
			if ("state" !== data1) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "state" },
					schema: "state",
					parentSchema: schema10.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.equals !== void 0) {
			if (!validate23(data.equals, {
				instancePath: instancePath + "/equals",
				parentData: data,
				parentDataProperty: "equals",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.ever !== void 0) {
			if (!validate23(data.ever, {
				instancePath: instancePath + "/ever",
				parentData: data,
				parentDataProperty: "ever",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.never !== void 0) {
			if (!validate23(data.never, {
				instancePath: instancePath + "/never",
				parentData: data,
				parentDataProperty: "never",
				rootData
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.at !== void 0) {
			if (!validate27(data.at, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData
			})) {
				vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.ever !== void 0) {
					const err5 = {
						instancePath: instancePath + "/ever",
						schemaPath: "#/dependentSchemas/equals/properties/ever/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema10.dependentSchemas.equals.properties.ever,
						data: data.ever
					};
					(vErrors ??= []).push(err5);
					errors++;
				}
				if (data.never !== void 0) {
					const err6 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/dependentSchemas/equals/properties/never/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema10.dependentSchemas.equals.properties.never,
						data: data.never
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
			}
		}
		if (data.ever !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.never !== void 0) {
					const err7 = {
						instancePath: instancePath + "/never",
						schemaPath: "#/dependentSchemas/ever/properties/never/false schema",
						keyword: "false schema",
						params: {},
						schema: false,
						parentSchema: schema10.dependentSchemas.ever.properties.never,
						data: data.never
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			}
		}
		if (data.at !== void 0) {
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.equals === void 0) {
					const err8 = {
						instancePath,
						schemaPath: "#/dependentSchemas/at/required",
						keyword: "required",
						params: { missingProperty: "equals" },
						schema: schema10.dependentSchemas.at.required,
						parentSchema: schema10.dependentSchemas.at,
						data
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema10.type,
			parentSchema: schema10,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const schema15 = experiment_schema_default["$defs"]["output-check"];
const schema16 = experiment_schema_default["$defs"]["pattern"];
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema16,
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
				parentSchema: schema16,
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
			schema: schema16.type,
			parentSchema: schema16,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema15,
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
				schema: schema15.required,
				parentSchema: schema15,
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
				schema: schema15.required,
				parentSchema: schema15,
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
				schema: schema15.required,
				parentSchema: schema15,
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
				parentSchema: schema15,
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
					parentSchema: schema15.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		if (data.file !== void 0) {
			if (!validate15(data.file, {
				instancePath: instancePath + "/file",
				parentData: data,
				parentDataProperty: "file",
				rootData
			})) {
				vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
					schema: schema15.properties.exists.type,
					parentSchema: schema15.properties.exists,
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
						parentSchema: schema15.properties.equals,
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
					schema: schema15.properties.equals.type,
					parentSchema: schema15.properties.equals,
					data: data4
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.matches !== void 0) {
			if (!validate36(data.matches, {
				instancePath: instancePath + "/matches",
				parentData: data,
				parentDataProperty: "matches",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
					schema: schema15.properties.lines.type,
					parentSchema: schema15.properties.lines,
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
						parentSchema: schema15.properties.lines,
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
					schema: schema15.properties["consecutive-from"].type,
					parentSchema: schema15.properties["consecutive-from"],
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
			schema: schema15.type,
			parentSchema: schema15,
			data
		};
		(vErrors ??= []).push(err12);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const schema17 = experiment_schema_default["$defs"]["instance-log-check"];
const schema18 = experiment_schema_default["$defs"]["one-log-claim"];
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				schema: schema18.oneOf[0].required,
				parentSchema: schema18.oneOf[0],
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
				schema: schema18.oneOf[1].required,
				parentSchema: schema18.oneOf[1],
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
					schema: schema18.oneOf[2].required,
					parentSchema: schema18.oneOf[2],
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
			schema: schema18.oneOf,
			parentSchema: schema18,
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
	validate39.errors = vErrors;
	return errors === 0;
}
const schema19 = experiment_schema_default["$defs"]["pattern"];
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
				parentSchema: schema19,
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
				parentSchema: schema19,
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
			schema: schema19.type,
			parentSchema: schema19,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const schema20 = experiment_schema_default["$defs"]["log-count"];
const schema21 = experiment_schema_default["$defs"]["one-bound"];
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				schema: schema21.oneOf[0].required,
				parentSchema: schema21.oneOf[0],
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
				schema: schema21.oneOf[1].required,
				parentSchema: schema21.oneOf[1],
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
					schema: schema21.oneOf[2].required,
					parentSchema: schema21.oneOf[2],
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
			schema: schema21.oneOf,
			parentSchema: schema21,
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
	validate46.errors = vErrors;
	return errors === 0;
}
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate46(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				schema: schema20.required,
				parentSchema: schema20,
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
				parentSchema: schema20,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.text !== void 0) {
			if (!validate42(data.text, {
				instancePath: instancePath + "/text",
				parentData: data,
				parentDataProperty: "text",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
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
					schema: schema20.properties.equals.type,
					parentSchema: schema20.properties.equals,
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
						parentSchema: schema20.properties.equals,
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
					schema: schema20.properties["at-least"].type,
					parentSchema: schema20.properties["at-least"],
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
						parentSchema: schema20.properties["at-least"],
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
					schema: schema20.properties["at-most"].type,
					parentSchema: schema20.properties["at-most"],
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
						parentSchema: schema20.properties["at-most"],
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
			schema: schema20.type,
			parentSchema: schema20,
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate39(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "contains" || key0 === "absent" || key0 === "count" || key0 === "during")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema17,
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
					parentSchema: schema17.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.contains !== void 0) {
			if (!validate42(data.contains, {
				instancePath: instancePath + "/contains",
				parentData: data,
				parentDataProperty: "contains",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.absent !== void 0) {
			if (!validate42(data.absent, {
				instancePath: instancePath + "/absent",
				parentData: data,
				parentDataProperty: "absent",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.count !== void 0) {
			if (!validate45(data.count, {
				instancePath: instancePath + "/count",
				parentData: data,
				parentDataProperty: "count",
				rootData
			})) {
				vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
			schema: schema17.type,
			parentSchema: schema17,
			data
		};
		(vErrors ??= []).push(err5);
		errors++;
	}
	validate38.errors = vErrors;
	return errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema8.required,
				parentSchema: schema8,
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
				schema: schema8.required,
				parentSchema: schema8,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "exit-code") {
				if (!validate19(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "state") {
				if (!validate21(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "output") {
				if (!validate33(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "log") {
				if (!validate38(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
					schema: schema8.discriminator,
					parentSchema: schema8,
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
				schema: schema8.discriminator,
				parentSchema: schema8,
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
			schema: schema8.type,
			parentSchema: schema8,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
const pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema5.required,
				parentSchema: schema5,
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
				schema: schema5.required,
				parentSchema: schema5,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		if (data.run === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "run" },
				schema: schema5.required,
				parentSchema: schema5,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema5.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema5,
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
			if ("shell" !== data1) {
				const err4 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/const",
					keyword: "const",
					params: { allowedValue: "shell" },
					schema: "shell",
					parentSchema: schema5.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.instances !== void 0) {
			let data2 = data.instances;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err5 = {
					instancePath: instancePath + "/instances",
					schemaPath: "#/properties/instances/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema5.properties.instances.type,
					parentSchema: schema5.properties.instances,
					data: data2
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 1e3 || isNaN(data2)) {
					const err6 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						},
						schema: 1e3,
						parentSchema: schema5.properties.instances,
						data: data2
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
				if (data2 < 1 || isNaN(data2)) {
					const err7 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						schema: 1,
						parentSchema: schema5.properties.instances,
						data: data2
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
			}
		}
		if (data.run !== void 0) {
			let data3 = data.run;
			if (typeof data3 === "string") {
				if (data3.length > 65536 && func1(data3) > 65536) {
					const err8 = {
						instancePath: instancePath + "/run",
						schemaPath: "#/properties/run/maxLength",
						keyword: "maxLength",
						params: { limit: 65536 },
						schema: 65536,
						parentSchema: schema5.properties.run,
						data: data3
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
				if (func1(data3) < 1) {
					const err9 = {
						instancePath: instancePath + "/run",
						schemaPath: "#/properties/run/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema5.properties.run,
						data: data3
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/run",
					schemaPath: "#/properties/run/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema5.properties.run.type,
					parentSchema: schema5.properties.run,
					data: data3
				};
				(vErrors ??= []).push(err10);
				errors++;
			}
		}
		if (data.env !== void 0) {
			let data4 = data.env;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (Object.keys(data4).length > 50) {
					const err11 = {
						instancePath: instancePath + "/env",
						schemaPath: "#/properties/env/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema5.properties.env,
						data: data4
					};
					(vErrors ??= []).push(err11);
					errors++;
				}
				for (const key1 in data4) {
					const _errs10 = errors;
					if (typeof key1 === "string") {
						if (!pattern4.test(key1)) {
							const err12 = {
								instancePath: instancePath + "/env",
								schemaPath: "#/properties/env/propertyNames/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
								schema: "^[A-Za-z_][A-Za-z0-9_]*$",
								parentSchema: schema5.properties.env.propertyNames,
								data: key1,
								propertyName: key1
							};
							(vErrors ??= []).push(err12);
							errors++;
						}
					}
					if (!(_errs10 === errors)) {
						const err13 = {
							instancePath: instancePath + "/env",
							schemaPath: "#/properties/env/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key1 },
							schema: schema5.properties.env.propertyNames,
							parentSchema: schema5.properties.env,
							data: data4
						};
						(vErrors ??= []).push(err13);
						errors++;
					}
				}
				for (const key2 in data4) {
					let data5 = data4[key2];
					if (typeof data5 !== "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 !== "boolean") {
						const err14 = {
							instancePath: instancePath + "/env/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/env/additionalProperties/type",
							keyword: "type",
							params: { type: schema5.properties.env.additionalProperties.type },
							schema: schema5.properties.env.additionalProperties.type,
							parentSchema: schema5.properties.env.additionalProperties,
							data: data5
						};
						(vErrors ??= []).push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/env",
					schemaPath: "#/properties/env/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema5.properties.env.type,
					parentSchema: schema5.properties.env,
					data: data4
				};
				(vErrors ??= []).push(err15);
				errors++;
			}
		}
		if (data.image !== void 0) {
			let data6 = data.image;
			if (typeof data6 === "string") {
				if (data6.length > 500 && func1(data6) > 500) {
					const err16 = {
						instancePath: instancePath + "/image",
						schemaPath: "#/properties/image/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema5.properties.image,
						data: data6
					};
					(vErrors ??= []).push(err16);
					errors++;
				}
				if (func1(data6) < 1) {
					const err17 = {
						instancePath: instancePath + "/image",
						schemaPath: "#/properties/image/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema5.properties.image,
						data: data6
					};
					(vErrors ??= []).push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/image",
					schemaPath: "#/properties/image/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema5.properties.image.type,
					parentSchema: schema5.properties.image,
					data: data6
				};
				(vErrors ??= []).push(err18);
				errors++;
			}
		}
		if (data.policy !== void 0) {
			if (!validate15(data.policy, {
				instancePath: instancePath + "/policy",
				parentData: data,
				parentDataProperty: "policy",
				rootData
			})) {
				vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
				errors = vErrors.length;
			}
		}
		if (data["restart-policy"] !== void 0) {
			let data8 = data["restart-policy"];
			if (!(data8 === "never" || data8 === "on-failure" || data8 === "always")) {
				const err19 = {
					instancePath: instancePath + "/restart-policy",
					schemaPath: "#/properties/restart-policy/enum",
					keyword: "enum",
					params: { allowedValues: schema5.properties["restart-policy"].enum },
					schema: schema5.properties["restart-policy"].enum,
					parentSchema: schema5.properties["restart-policy"],
					data: data8
				};
				(vErrors ??= []).push(err19);
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
			let data10 = data.checks;
			if (Array.isArray(data10)) {
				if (data10.length > 50) {
					const err20 = {
						instancePath: instancePath + "/checks",
						schemaPath: "#/properties/checks/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema5.properties.checks,
						data: data10
					};
					(vErrors ??= []).push(err20);
					errors++;
				}
				const len0 = data10.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate18(data10[i0], {
					instancePath: instancePath + "/checks/" + i0,
					parentData: data10,
					parentDataProperty: i0,
					rootData
				})) {
					vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
					errors = vErrors.length;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/checks",
					schemaPath: "#/properties/checks/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema5.properties.checks.type,
					parentSchema: schema5.properties.checks,
					data: data10
				};
				(vErrors ??= []).push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema5.type,
			parentSchema: schema5,
			data
		};
		(vErrors ??= []).push(err22);
		errors++;
	}
	validate12.errors = vErrors;
	return errors === 0;
}
const schema22 = experiment_schema_default["$defs"]["operation"];
const schema23 = experiment_schema_default["$defs"]["fault-kind"];
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "kill" || data === "stop" || data === "restart" || data === "freeze" || data === "outage")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema23.enum },
			schema: schema23.enum,
			parentSchema: schema23,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
const schema24 = experiment_schema_default["$defs"]["target"];
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$", "u");
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					parentSchema: schema24.then.properties.workload,
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
					parentSchema: schema24.then.properties.role,
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
					parentSchema: schema24.then.properties.instances,
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
					schema: schema24.else.required,
					parentSchema: schema24.else,
					data
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
			if (data.role === void 0) {
				const err5 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "role" },
					schema: schema24.else.required,
					parentSchema: schema24.else,
					data
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err6 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema24.if,
			parentSchema: schema24,
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err7 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 },
				schema: 1,
				parentSchema: schema24,
				data
			};
			(vErrors ??= []).push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "component" || key0 === "workload" || key0 === "role" || key0 === "instances")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema24,
				data
			};
			(vErrors ??= []).push(err8);
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
					const err9 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema24.properties.instances,
						data: data6
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
				if (data6.length < 1) {
					const err10 = {
						instancePath: instancePath + "/instances",
						schemaPath: "#/properties/instances/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema24.properties.instances,
						data: data6
					};
					(vErrors ??= []).push(err10);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 === "string") {
						if (!pattern7.test(data7)) {
							const err11 = {
								instancePath: instancePath + "/instances/" + i0,
								schemaPath: "#/properties/instances/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
								schema: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
								parentSchema: schema24.properties.instances.items,
								data: data7
							};
							(vErrors ??= []).push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/instances/" + i0,
							schemaPath: "#/properties/instances/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema24.properties.instances.items.type,
							parentSchema: schema24.properties.instances.items,
							data: data7
						};
						(vErrors ??= []).push(err12);
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
							const err13 = {
								instancePath: instancePath + "/instances",
								schemaPath: "#/properties/instances/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								schema: true,
								parentSchema: schema24.properties.instances,
								data: data6
							};
							(vErrors ??= []).push(err13);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/instances",
					schemaPath: "#/properties/instances/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema24.properties.instances.type,
					parentSchema: schema24.properties.instances,
					data: data6
				};
				(vErrors ??= []).push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema24.type,
			parentSchema: schema24,
			data
		};
		(vErrors ??= []).push(err15);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
const schema25 = experiment_schema_default["$defs"]["select"];
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			parentSchema: schema25.anyOf[0],
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
					parentSchema: schema25.anyOf[1],
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
					parentSchema: schema25.anyOf[1],
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
					parentSchema: schema25.anyOf[1],
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
						schema: schema25.anyOf[1].properties.count.type,
						parentSchema: schema25.anyOf[1].properties.count,
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
							parentSchema: schema25.anyOf[1].properties.count,
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
							parentSchema: schema25.anyOf[1].properties.count,
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
							parentSchema: schema25.anyOf[1].properties.percent,
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
							parentSchema: schema25.anyOf[1].properties.percent,
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
						schema: schema25.anyOf[1].properties.percent.type,
						parentSchema: schema25.anyOf[1].properties.percent,
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
				schema: schema25.anyOf[1].type,
				parentSchema: schema25.anyOf[1],
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
			schema: schema25.anyOf,
			parentSchema: schema25,
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
	validate66.errors = vErrors;
	return errors === 0;
}
const schema26 = experiment_schema_default["$defs"]["fault-arguments"];
const schema27 = experiment_schema_default["$defs"]["signal"];
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate69.errors = vErrors;
	return errors === 0;
}
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if (!validate69(data.signal, {
				instancePath: instancePath + "/signal",
				parentData: data,
				parentDataProperty: "signal",
				rootData
			})) {
				vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
	validate68.errors = vErrors;
	return errors === 0;
}
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			if ("freeze" !== data.uses) {
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
			if (data.with === void 0) {
				const err2 = {
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: "with" },
					schema: schema22.allOf[0].then.required,
					parentSchema: schema22.allOf[0].then,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.with !== void 0) {
				let data1 = data.with;
				if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
					if (data1.duration === void 0) {
						const err3 = {
							instancePath: instancePath + "/with",
							schemaPath: "#/allOf/0/then/properties/with/required",
							keyword: "required",
							params: { missingProperty: "duration" },
							schema: schema22.allOf[0].then.properties.with.required,
							parentSchema: schema22.allOf[0].then.properties.with,
							data: data1
						};
						(vErrors ??= []).push(err3);
						errors++;
					}
					if (data1.how !== void 0) {
						const err4 = {
							instancePath: instancePath + "/with/how",
							schemaPath: "#/allOf/0/then/properties/with/properties/how/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[0].then.properties.with.properties.how,
							data: data1.how
						};
						(vErrors ??= []).push(err4);
						errors++;
					}
					if (data1.signal !== void 0) {
						const err5 = {
							instancePath: instancePath + "/with/signal",
							schemaPath: "#/allOf/0/then/properties/with/properties/signal/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[0].then.properties.with.properties.signal,
							data: data1.signal
						};
						(vErrors ??= []).push(err5);
						errors++;
					}
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
			schema: schema22.allOf[0].if,
			parentSchema: schema22.allOf[0],
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	const _errs8 = errors;
	let valid5 = true;
	const _errs9 = errors;
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
	var _valid1 = _errs9 === errors;
	errors = _errs8;
	if (vErrors !== null) {
		if (_errs8) vErrors.length = _errs8;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs11 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with === void 0) {
				const err9 = {
					instancePath,
					schemaPath: "#/allOf/1/then/required",
					keyword: "required",
					params: { missingProperty: "with" },
					schema: schema22.allOf[1].then.required,
					parentSchema: schema22.allOf[1].then,
					data
				};
				(vErrors ??= []).push(err9);
				errors++;
			}
			if (data.with !== void 0) {
				let data5 = data.with;
				if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
					if (data5.duration === void 0) {
						const err10 = {
							instancePath: instancePath + "/with",
							schemaPath: "#/allOf/1/then/properties/with/required",
							keyword: "required",
							params: { missingProperty: "duration" },
							schema: schema22.allOf[1].then.properties.with.required,
							parentSchema: schema22.allOf[1].then.properties.with,
							data: data5
						};
						(vErrors ??= []).push(err10);
						errors++;
					}
					if (data5.signal !== void 0) {
						const err11 = {
							instancePath: instancePath + "/with/signal",
							schemaPath: "#/allOf/1/then/properties/with/properties/signal/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[1].then.properties.with.properties.signal,
							data: data5.signal
						};
						(vErrors ??= []).push(err11);
						errors++;
					}
				}
			}
		}
		var _valid1 = _errs11 === errors;
		valid5 = _valid1;
	}
	if (!valid5) {
		const err12 = {
			instancePath,
			schemaPath: "#/allOf/1/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema22.allOf[1].if,
			parentSchema: schema22.allOf[1],
			data
		};
		(vErrors ??= []).push(err12);
		errors++;
	}
	const _errs14 = errors;
	let valid9 = true;
	const _errs15 = errors;
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
	var _valid2 = _errs15 === errors;
	errors = _errs14;
	if (vErrors !== null) {
		if (_errs14) vErrors.length = _errs14;
		else vErrors = null;
	}
	if (_valid2) {
		const _errs17 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				let data8 = data.with;
				if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
					if (data8.how !== void 0) {
						const err15 = {
							instancePath: instancePath + "/with/how",
							schemaPath: "#/allOf/2/then/properties/with/properties/how/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[2].then.properties.with.properties.how,
							data: data8.how
						};
						(vErrors ??= []).push(err15);
						errors++;
					}
					if (data8.duration !== void 0) {
						const err16 = {
							instancePath: instancePath + "/with/duration",
							schemaPath: "#/allOf/2/then/properties/with/properties/duration/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[2].then.properties.with.properties.duration,
							data: data8.duration
						};
						(vErrors ??= []).push(err16);
						errors++;
					}
				}
			}
		}
		var _valid2 = _errs17 === errors;
		valid9 = _valid2;
	}
	if (!valid9) {
		const err17 = {
			instancePath,
			schemaPath: "#/allOf/2/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema22.allOf[2].if,
			parentSchema: schema22.allOf[2],
			data
		};
		(vErrors ??= []).push(err17);
		errors++;
	}
	const _errs20 = errors;
	let valid13 = true;
	const _errs21 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.uses === void 0 && "uses") {
			(vErrors ??= []).push({});
			errors++;
		} else if (data.uses !== void 0) {
			let data11 = data.uses;
			if (!(data11 === "stop" || data11 === "restart")) {
				(vErrors ??= []).push({});
				errors++;
			}
		}
	}
	var _valid3 = _errs21 === errors;
	errors = _errs20;
	if (vErrors !== null) {
		if (_errs20) vErrors.length = _errs20;
		else vErrors = null;
	}
	if (_valid3) {
		const _errs23 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.with !== void 0) {
				let data12 = data.with;
				if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
					if (data12.how !== void 0) {
						const err20 = {
							instancePath: instancePath + "/with/how",
							schemaPath: "#/allOf/3/then/properties/with/properties/how/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[3].then.properties.with.properties.how,
							data: data12.how
						};
						(vErrors ??= []).push(err20);
						errors++;
					}
					if (data12.duration !== void 0) {
						const err21 = {
							instancePath: instancePath + "/with/duration",
							schemaPath: "#/allOf/3/then/properties/with/properties/duration/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[3].then.properties.with.properties.duration,
							data: data12.duration
						};
						(vErrors ??= []).push(err21);
						errors++;
					}
					if (data12.signal !== void 0) {
						const err22 = {
							instancePath: instancePath + "/with/signal",
							schemaPath: "#/allOf/3/then/properties/with/properties/signal/false schema",
							keyword: "false schema",
							params: {},
							schema: false,
							parentSchema: schema22.allOf[3].then.properties.with.properties.signal,
							data: data12.signal
						};
						(vErrors ??= []).push(err22);
						errors++;
					}
				}
			}
		}
		var _valid3 = _errs23 === errors;
		valid13 = _valid3;
	}
	if (!valid13) {
		const err23 = {
			instancePath,
			schemaPath: "#/allOf/3/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema22.allOf[3].if,
			parentSchema: schema22.allOf[3],
			data
		};
		(vErrors ??= []).push(err23);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err24 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema22.required,
				parentSchema: schema22,
				data
			};
			(vErrors ??= []).push(err24);
			errors++;
		}
		if (data.uses === void 0) {
			const err25 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "uses" },
				schema: schema22.required,
				parentSchema: schema22,
				data
			};
			(vErrors ??= []).push(err25);
			errors++;
		}
		if (data.target === void 0) {
			const err26 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "target" },
				schema: schema22.required,
				parentSchema: schema22,
				data
			};
			(vErrors ??= []).push(err26);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "uses" || key0 === "target" || key0 === "select" || key0 === "with" || key0 === "on-empty" || key0 === "timeout")) {
			const err27 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema22,
				data
			};
			(vErrors ??= []).push(err27);
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
			if (!validate59(data.uses, {
				instancePath: instancePath + "/uses",
				parentData: data,
				parentDataProperty: "uses",
				rootData
			})) {
				vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
				errors = vErrors.length;
			}
		}
		if (data.target !== void 0) {
			if (!validate61(data.target, {
				instancePath: instancePath + "/target",
				parentData: data,
				parentDataProperty: "target",
				rootData
			})) {
				vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.select !== void 0) {
			if (!validate66(data.select, {
				instancePath: instancePath + "/select",
				parentData: data,
				parentDataProperty: "select",
				rootData
			})) {
				vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
				errors = vErrors.length;
			}
		}
		if (data.with !== void 0) {
			if (!validate68(data.with, {
				instancePath: instancePath + "/with",
				parentData: data,
				parentDataProperty: "with",
				rootData
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data["on-empty"] !== void 0) {
			let data21 = data["on-empty"];
			if (!(data21 === "error" || data21 === "skip")) {
				const err28 = {
					instancePath: instancePath + "/on-empty",
					schemaPath: "#/properties/on-empty/enum",
					keyword: "enum",
					params: { allowedValues: schema22.properties["on-empty"].enum },
					schema: schema22.properties["on-empty"].enum,
					parentSchema: schema22.properties["on-empty"],
					data: data21
				};
				(vErrors ??= []).push(err28);
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
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema22.type,
			parentSchema: schema22,
			data
		};
		(vErrors ??= []).push(err29);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
const schema28 = experiment_schema_default["$defs"]["flow"];
const schema29 = experiment_schema_default["$defs"]["step"];
const schema30 = experiment_schema_default["$defs"]["step-object"];
const wrapper0 = { validate: validate76 };
const schema31 = experiment_schema_default["$defs"]["repeat"];
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.times === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "times" },
				schema: schema31.required,
				parentSchema: schema31,
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
				schema: schema31.required,
				parentSchema: schema31,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "times" || key0 === "do")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema31,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.times !== void 0) {
			let data0 = data.times;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err3 = {
					instancePath: instancePath + "/times",
					schemaPath: "#/properties/times/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema31.properties.times.type,
					parentSchema: schema31.properties.times,
					data: data0
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 1e4 || isNaN(data0)) {
					const err4 = {
						instancePath: instancePath + "/times",
						schemaPath: "#/properties/times/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e4
						},
						schema: 1e4,
						parentSchema: schema31.properties.times,
						data: data0
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/times",
						schemaPath: "#/properties/times/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						schema: 1,
						parentSchema: schema31.properties.times,
						data: data0
					};
					(vErrors ??= []).push(err5);
					errors++;
				}
			}
		}
		if (data.do !== void 0) {
			let data1 = data.do;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/do",
						schemaPath: "#/properties/do/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						schema: 1e3,
						parentSchema: schema31.properties.do,
						data: data1
					};
					(vErrors ??= []).push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/do",
						schemaPath: "#/properties/do/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema31.properties.do,
						data: data1
					};
					(vErrors ??= []).push(err7);
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
				const err8 = {
					instancePath: instancePath + "/do",
					schemaPath: "#/properties/do/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema31.properties.do.type,
					parentSchema: schema31.properties.do,
					data: data1
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
			schema: schema31.type,
			parentSchema: schema31,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
const schema32 = experiment_schema_default["$defs"]["wait"];
const schema33 = experiment_schema_default["$defs"]["component-state"];
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "down" || data === "up" || data === "ready")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema33.enum },
			schema: schema33.enum,
			parentSchema: schema33,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate85.errors = vErrors;
	return errors === 0;
}
const schema34 = experiment_schema_default["$defs"]["metric-name"];
const pattern8 = new RegExp("^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$", "u");
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (typeof data === "string") {
		if (!pattern8.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$" },
				schema: "^[a-zA-Z_:][a-zA-Z0-9_:]{0,199}$",
				parentSchema: schema34,
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
			schema: schema34.type,
			parentSchema: schema34,
			data
		};
		(vErrors ??= []).push(err1);
		errors++;
	}
	validate90.errors = vErrors;
	return errors === 0;
}
const schema35 = experiment_schema_default["$defs"]["labels"];
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema35,
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
						parentSchema: schema35.additionalProperties,
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
					schema: schema35.additionalProperties.type,
					parentSchema: schema35.additionalProperties,
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
			schema: schema35.type,
			parentSchema: schema35,
			data
		};
		(vErrors ??= []).push(err3);
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.state === void 0) {
				const err1 = {
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: "state" },
					schema: schema32.allOf[0].then.required,
					parentSchema: schema32.allOf[0].then,
					data
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
			if (data.state !== void 0) {
				let data0 = data.state;
				if (!(data0 === "Created" || data0 === "Pending" || data0 === "Running" || data0 === "Succeeded" || data0 === "Failed")) {
					const err2 = {
						instancePath: instancePath + "/state",
						schemaPath: "#/allOf/0/then/properties/state/enum",
						keyword: "enum",
						params: { allowedValues: schema32.allOf[0].then.properties.state.enum },
						schema: schema32.allOf[0].then.properties.state.enum,
						parentSchema: schema32.allOf[0].then.properties.state,
						data: data0
					};
					(vErrors ??= []).push(err2);
					errors++;
				}
			}
			if (data.component !== void 0) {
				const err3 = {
					instancePath: instancePath + "/component",
					schemaPath: "#/allOf/0/then/properties/component/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[0].then.properties.component,
					data: data.component
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
			if (data.metric !== void 0) {
				const err4 = {
					instancePath: instancePath + "/metric",
					schemaPath: "#/allOf/0/then/properties/metric/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[0].then.properties.metric,
					data: data.metric
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
			if (data.log !== void 0) {
				const err5 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/allOf/0/then/properties/log/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[0].then.properties.log,
					data: data.log
				};
				(vErrors ??= []).push(err5);
				errors++;
			}
			if (data.event !== void 0) {
				const err6 = {
					instancePath: instancePath + "/event",
					schemaPath: "#/allOf/0/then/properties/event/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[0].then.properties.event,
					data: data.event
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
			if (data.signal !== void 0) {
				const err7 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/0/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[0].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err7);
				errors++;
			}
		}
		var _valid0 = _errs4 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err8 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema32.allOf[0].if,
			parentSchema: schema32.allOf[0],
			data
		};
		(vErrors ??= []).push(err8);
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
				const err10 = {
					instancePath,
					schemaPath: "#/allOf/1/then/required",
					keyword: "required",
					params: { missingProperty: "state" },
					schema: schema32.allOf[1].then.required,
					parentSchema: schema32.allOf[1].then,
					data
				};
				(vErrors ??= []).push(err10);
				errors++;
			}
			if (data.state !== void 0) {
				if (!validate85(data.state, {
					instancePath: instancePath + "/state",
					parentData: data,
					parentDataProperty: "state",
					rootData
				})) {
					vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
					errors = vErrors.length;
				}
			}
			if (data.count !== void 0) {
				const err11 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/1/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[1].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err11);
				errors++;
			}
			if (data.metric !== void 0) {
				const err12 = {
					instancePath: instancePath + "/metric",
					schemaPath: "#/allOf/1/then/properties/metric/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[1].then.properties.metric,
					data: data.metric
				};
				(vErrors ??= []).push(err12);
				errors++;
			}
			if (data.log !== void 0) {
				const err13 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/allOf/1/then/properties/log/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[1].then.properties.log,
					data: data.log
				};
				(vErrors ??= []).push(err13);
				errors++;
			}
			if (data.event !== void 0) {
				const err14 = {
					instancePath: instancePath + "/event",
					schemaPath: "#/allOf/1/then/properties/event/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[1].then.properties.event,
					data: data.event
				};
				(vErrors ??= []).push(err14);
				errors++;
			}
			if (data.signal !== void 0) {
				const err15 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/1/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[1].then.properties.signal,
					data: data.signal
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
			schema: schema32.allOf[1].if,
			parentSchema: schema32.allOf[1],
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
		if (!validate46(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
					parentSchema: schema32.allOf[2].then.properties.state,
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
					parentSchema: schema32.allOf[2].then.properties.count,
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
					parentSchema: schema32.allOf[2].then.properties.log,
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
					parentSchema: schema32.allOf[2].then.properties.event,
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
					parentSchema: schema32.allOf[2].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err22);
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
				const err23 = {
					instancePath: instancePath + "/source",
					schemaPath: "#/allOf/2/else/properties/source/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[2].else.properties.source,
					data: data.source
				};
				(vErrors ??= []).push(err23);
				errors++;
			}
			if (data.labels !== void 0) {
				const err24 = {
					instancePath: instancePath + "/labels",
					schemaPath: "#/allOf/2/else/properties/labels/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[2].else.properties.labels,
					data: data.labels
				};
				(vErrors ??= []).push(err24);
				errors++;
			}
			if (data.equals !== void 0) {
				const err25 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/allOf/2/else/properties/equals/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[2].else.properties.equals,
					data: data.equals
				};
				(vErrors ??= []).push(err25);
				errors++;
			}
			if (data["at-least"] !== void 0) {
				const err26 = {
					instancePath: instancePath + "/at-least",
					schemaPath: "#/allOf/2/else/properties/at-least/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[2].else.properties["at-least"],
					data: data["at-least"]
				};
				(vErrors ??= []).push(err26);
				errors++;
			}
			if (data["at-most"] !== void 0) {
				const err27 = {
					instancePath: instancePath + "/at-most",
					schemaPath: "#/allOf/2/else/properties/at-most/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[2].else.properties["at-most"],
					data: data["at-most"]
				};
				(vErrors ??= []).push(err27);
				errors++;
			}
		}
		var _valid2 = _errs15 === errors;
		valid5 = _valid2;
		ifClause0 = "else";
	}
	if (!valid5) {
		const err28 = {
			instancePath,
			schemaPath: "#/allOf/2/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			schema: schema32.allOf[2].if,
			parentSchema: schema32.allOf[2],
			data
		};
		(vErrors ??= []).push(err28);
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
				const err30 = {
					instancePath,
					schemaPath: "#/allOf/3/then/required",
					keyword: "required",
					params: { missingProperty: "matches" },
					schema: schema32.allOf[3].then.required,
					parentSchema: schema32.allOf[3].then,
					data
				};
				(vErrors ??= []).push(err30);
				errors++;
			}
			if (data.state !== void 0) {
				const err31 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/3/then/properties/state/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[3].then.properties.state,
					data: data.state
				};
				(vErrors ??= []).push(err31);
				errors++;
			}
			if (data.count !== void 0) {
				const err32 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/3/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[3].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err32);
				errors++;
			}
			if (data.event !== void 0) {
				const err33 = {
					instancePath: instancePath + "/event",
					schemaPath: "#/allOf/3/then/properties/event/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[3].then.properties.event,
					data: data.event
				};
				(vErrors ??= []).push(err33);
				errors++;
			}
			if (data.signal !== void 0) {
				const err34 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/3/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[3].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err34);
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
				const err35 = {
					instancePath: instancePath + "/matches",
					schemaPath: "#/allOf/3/else/properties/matches/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[3].else.properties.matches,
					data: data.matches
				};
				(vErrors ??= []).push(err35);
				errors++;
			}
		}
		var _valid3 = _errs20 === errors;
		valid8 = _valid3;
		ifClause1 = "else";
	}
	if (!valid8) {
		const err36 = {
			instancePath,
			schemaPath: "#/allOf/3/if",
			keyword: "if",
			params: { failingKeyword: ifClause1 },
			schema: schema32.allOf[3].if,
			parentSchema: schema32.allOf[3],
			data
		};
		(vErrors ??= []).push(err36);
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
				const err38 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/4/then/properties/state/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[4].then.properties.state,
					data: data.state
				};
				(vErrors ??= []).push(err38);
				errors++;
			}
			if (data.count !== void 0) {
				const err39 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/4/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[4].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err39);
				errors++;
			}
			if (data.signal !== void 0) {
				const err40 = {
					instancePath: instancePath + "/signal",
					schemaPath: "#/allOf/4/then/properties/signal/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[4].then.properties.signal,
					data: data.signal
				};
				(vErrors ??= []).push(err40);
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
				const err41 = {
					instancePath: instancePath + "/of",
					schemaPath: "#/allOf/4/else/properties/of/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[4].else.properties.of,
					data: data.of
				};
				(vErrors ??= []).push(err41);
				errors++;
			}
		}
		var _valid4 = _errs25 === errors;
		valid11 = _valid4;
		ifClause2 = "else";
	}
	if (!valid11) {
		const err42 = {
			instancePath,
			schemaPath: "#/allOf/4/if",
			keyword: "if",
			params: { failingKeyword: ifClause2 },
			schema: schema32.allOf[4].if,
			parentSchema: schema32.allOf[4],
			data
		};
		(vErrors ??= []).push(err42);
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
				const err44 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/allOf/5/then/properties/state/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[5].then.properties.state,
					data: data.state
				};
				(vErrors ??= []).push(err44);
				errors++;
			}
			if (data.count !== void 0) {
				const err45 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/allOf/5/then/properties/count/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[5].then.properties.count,
					data: data.count
				};
				(vErrors ??= []).push(err45);
				errors++;
			}
		}
		var _valid5 = _errs29 === errors;
		valid14 = _valid5;
	}
	if (!valid14) {
		const err46 = {
			instancePath,
			schemaPath: "#/allOf/5/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema32.allOf[5].if,
			parentSchema: schema32.allOf[5],
			data
		};
		(vErrors ??= []).push(err46);
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
				const err52 = {
					instancePath: instancePath + "/since",
					schemaPath: "#/allOf/6/then/properties/since/false schema",
					keyword: "false schema",
					params: {},
					schema: false,
					parentSchema: schema32.allOf[6].then.properties.since,
					data: data.since
				};
				(vErrors ??= []).push(err52);
				errors++;
			}
		}
		var _valid6 = _errs39 === errors;
		valid16 = _valid6;
	}
	if (!valid16) {
		const err53 = {
			instancePath,
			schemaPath: "#/allOf/6/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema32.allOf[6].if,
			parentSchema: schema32.allOf[6],
			data
		};
		(vErrors ??= []).push(err53);
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
				const err61 = {
					instancePath,
					schemaPath: "#/allOf/7/then/required",
					keyword: "required",
					params: { missingProperty: "workload" },
					schema: schema32.allOf[7].then.required,
					parentSchema: schema32.allOf[7].then,
					data
				};
				(vErrors ??= []).push(err61);
				errors++;
			}
		}
		var _valid8 = _errs51 === errors;
		valid20 = _valid8;
	}
	if (!valid20) {
		const err62 = {
			instancePath,
			schemaPath: "#/allOf/7/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			schema: schema32.allOf[7].if,
			parentSchema: schema32.allOf[7],
			data
		};
		(vErrors ??= []).push(err62);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!func0.call(schema32.properties, key0)) {
			const err63 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema32,
				data
			};
			(vErrors ??= []).push(err63);
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
			let data35 = data.state;
			if (!(data35 === "Created" || data35 === "Pending" || data35 === "Running" || data35 === "Succeeded" || data35 === "Failed" || data35 === "down" || data35 === "up" || data35 === "ready")) {
				const err64 = {
					instancePath: instancePath + "/state",
					schemaPath: "#/properties/state/enum",
					keyword: "enum",
					params: { allowedValues: schema32.properties.state.enum },
					schema: schema32.properties.state.enum,
					parentSchema: schema32.properties.state,
					data: data35
				};
				(vErrors ??= []).push(err64);
				errors++;
			}
		}
		if (data.count !== void 0) {
			let data36 = data.count;
			if (!(typeof data36 == "number" && !(data36 % 1) && !isNaN(data36) && isFinite(data36))) {
				const err65 = {
					instancePath: instancePath + "/count",
					schemaPath: "#/properties/count/type",
					keyword: "type",
					params: { type: "integer" },
					schema: schema32.properties.count.type,
					parentSchema: schema32.properties.count,
					data: data36
				};
				(vErrors ??= []).push(err65);
				errors++;
			}
			if (typeof data36 == "number" && isFinite(data36)) {
				if (data36 > 1e3 || isNaN(data36)) {
					const err66 = {
						instancePath: instancePath + "/count",
						schemaPath: "#/properties/count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 1e3
						},
						schema: 1e3,
						parentSchema: schema32.properties.count,
						data: data36
					};
					(vErrors ??= []).push(err66);
					errors++;
				}
				if (data36 < 1 || isNaN(data36)) {
					const err67 = {
						instancePath: instancePath + "/count",
						schemaPath: "#/properties/count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						schema: 1,
						parentSchema: schema32.properties.count,
						data: data36
					};
					(vErrors ??= []).push(err67);
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
			if (!validate90(data.metric, {
				instancePath: instancePath + "/metric",
				parentData: data,
				parentDataProperty: "metric",
				rootData
			})) {
				vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
			if (!validate93(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.equals !== void 0) {
			let data41 = data.equals;
			if (!(typeof data41 == "number" && isFinite(data41))) {
				const err68 = {
					instancePath: instancePath + "/equals",
					schemaPath: "#/properties/equals/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema32.properties.equals.type,
					parentSchema: schema32.properties.equals,
					data: data41
				};
				(vErrors ??= []).push(err68);
				errors++;
			}
		}
		if (data["at-least"] !== void 0) {
			let data42 = data["at-least"];
			if (!(typeof data42 == "number" && isFinite(data42))) {
				const err69 = {
					instancePath: instancePath + "/at-least",
					schemaPath: "#/properties/at-least/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema32.properties["at-least"].type,
					parentSchema: schema32.properties["at-least"],
					data: data42
				};
				(vErrors ??= []).push(err69);
				errors++;
			}
		}
		if (data["at-most"] !== void 0) {
			let data43 = data["at-most"];
			if (!(typeof data43 == "number" && isFinite(data43))) {
				const err70 = {
					instancePath: instancePath + "/at-most",
					schemaPath: "#/properties/at-most/type",
					keyword: "type",
					params: { type: "number" },
					schema: schema32.properties["at-most"].type,
					parentSchema: schema32.properties["at-most"],
					data: data43
				};
				(vErrors ??= []).push(err70);
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
			if (!validate36(data.matches, {
				instancePath: instancePath + "/matches",
				parentData: data,
				parentDataProperty: "matches",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.event !== void 0) {
			if (!validate28(data.event, {
				instancePath: instancePath + "/event",
				parentData: data,
				parentDataProperty: "event",
				rootData
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			if (!validate30(data.of, {
				instancePath: instancePath + "/of",
				parentData: data,
				parentDataProperty: "of",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
			let data51 = data["on-timeout"];
			if (!(data51 === "error" || data51 === "continue")) {
				const err71 = {
					instancePath: instancePath + "/on-timeout",
					schemaPath: "#/properties/on-timeout/enum",
					keyword: "enum",
					params: { allowedValues: schema32.properties["on-timeout"].enum },
					schema: schema32.properties["on-timeout"].enum,
					parentSchema: schema32.properties["on-timeout"],
					data: data51
				};
				(vErrors ??= []).push(err71);
				errors++;
			}
		}
	} else {
		const err72 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema32.type,
			parentSchema: schema32,
			data
		};
		(vErrors ??= []).push(err72);
		errors++;
	}
	validate84.errors = vErrors;
	return errors === 0;
}
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema30,
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
				parentSchema: schema30,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "serial" || key0 === "parallel" || key0 === "repeat" || key0 === "delay" || key0 === "start" || key0 === "await" || key0 === "revert" || key0 === "wait")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema30,
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
						parentSchema: schema30.properties.serial,
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
						parentSchema: schema30.properties.serial,
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
					schema: schema30.properties.serial.type,
					parentSchema: schema30.properties.serial,
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
						parentSchema: schema30.properties.parallel,
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
						parentSchema: schema30.properties.parallel,
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
					schema: schema30.properties.parallel.type,
					parentSchema: schema30.properties.parallel,
					data: data2
				};
				(vErrors ??= []).push(err8);
				errors++;
			}
		}
		if (data.repeat !== void 0) {
			if (!validate78(data.repeat, {
				instancePath: instancePath + "/repeat",
				parentData: data,
				parentDataProperty: "repeat",
				rootData
			})) {
				vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
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
			if (!validate84(data.wait, {
				instancePath: instancePath + "/wait",
				parentData: data,
				parentDataProperty: "wait",
				rootData
			})) {
				vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema30.type,
			parentSchema: schema30,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate77.errors = vErrors;
	return errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
			schema: schema29.anyOf[0].type,
			parentSchema: schema29.anyOf[0],
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs4 = errors;
		if (!validate77(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
						parentSchema: schema29.anyOf[2],
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
						parentSchema: schema29.anyOf[2],
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
					schema: schema29.anyOf[2].type,
					parentSchema: schema29.anyOf[2],
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
			schema: schema29.anyOf,
			parentSchema: schema29,
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
	validate76.errors = vErrors;
	return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema28.anyOf[0],
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
				parentSchema: schema28.anyOf[0],
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate76(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData
		})) {
			vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
			errors = vErrors.length;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/anyOf/0/type",
			keyword: "type",
			params: { type: "array" },
			schema: schema28.anyOf[0].type,
			parentSchema: schema28.anyOf[0],
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs5 = errors;
		if (!validate77(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData
		})) {
			vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
					schema: schema28.anyOf[2].type,
					parentSchema: schema28.anyOf[2],
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
			schema: schema28.anyOf,
			parentSchema: schema28,
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
	validate75.errors = vErrors;
	return errors === 0;
}
const schema36 = experiment_schema_default["$defs"]["run-check"];
const schema37 = experiment_schema_default["$defs"]["component-state-check"];
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema37,
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
				schema: schema37.required,
				parentSchema: schema37,
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
				schema: schema37.required,
				parentSchema: schema37,
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
				schema: schema37.required,
				parentSchema: schema37,
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
				parentSchema: schema37,
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
					parentSchema: schema37.properties.kind,
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
			if (!validate85(data.equals, {
				instancePath: instancePath + "/equals",
				parentData: data,
				parentDataProperty: "equals",
				rootData
			})) {
				vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
				errors = vErrors.length;
			}
		}
		if (data.ever !== void 0) {
			if (!validate85(data.ever, {
				instancePath: instancePath + "/ever",
				parentData: data,
				parentDataProperty: "ever",
				rootData
			})) {
				vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
				errors = vErrors.length;
			}
		}
		if (data.never !== void 0) {
			if (!validate85(data.never, {
				instancePath: instancePath + "/never",
				parentData: data,
				parentDataProperty: "never",
				rootData
			})) {
				vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
				errors = vErrors.length;
			}
		}
		if (data.at !== void 0) {
			if (!validate27(data.at, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData
			})) {
				vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
						parentSchema: schema37.dependentSchemas.equals.properties.ever,
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
						parentSchema: schema37.dependentSchemas.equals.properties.never,
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
						parentSchema: schema37.dependentSchemas.ever.properties.never,
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
						schema: schema37.dependentSchemas.at.required,
						parentSchema: schema37.dependentSchemas.at,
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
			schema: schema37.type,
			parentSchema: schema37,
			data
		};
		(vErrors ??= []).push(err10);
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
const schema38 = experiment_schema_default["$defs"]["log-check"];
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate39(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
				parentSchema: schema38,
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
				schema: schema38.required,
				parentSchema: schema38,
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
				schema: schema38.required,
				parentSchema: schema38,
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
				schema: schema38.required,
				parentSchema: schema38,
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
				parentSchema: schema38,
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
					parentSchema: schema38.properties.kind,
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
			if (!validate42(data.contains, {
				instancePath: instancePath + "/contains",
				parentData: data,
				parentDataProperty: "contains",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.absent !== void 0) {
			if (!validate42(data.absent, {
				instancePath: instancePath + "/absent",
				parentData: data,
				parentDataProperty: "absent",
				rootData
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.count !== void 0) {
			if (!validate45(data.count, {
				instancePath: instancePath + "/count",
				parentData: data,
				parentDataProperty: "count",
				rootData
			})) {
				vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
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
			schema: schema38.type,
			parentSchema: schema38,
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
const schema39 = experiment_schema_default["$defs"]["metric-check"];
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate46(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
		errors = vErrors.length;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema39.required,
				parentSchema: schema39,
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
				schema: schema39.required,
				parentSchema: schema39,
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
				schema: schema39.required,
				parentSchema: schema39,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema39.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema39,
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
					parentSchema: schema39.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err4);
				errors++;
			}
		}
		if (data.metric !== void 0) {
			if (!validate90(data.metric, {
				instancePath: instancePath + "/metric",
				parentData: data,
				parentDataProperty: "metric",
				rootData
			})) {
				vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
			if (!validate93(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
					params: { allowedValues: schema39.properties.of.enum },
					schema: schema39.properties.of.enum,
					parentSchema: schema39.properties.of,
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
					schema: schema39.properties.equals.type,
					parentSchema: schema39.properties.equals,
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
					schema: schema39.properties["at-least"].type,
					parentSchema: schema39.properties["at-least"],
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
					schema: schema39.properties["at-most"].type,
					parentSchema: schema39.properties["at-most"],
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
			schema: schema39.type,
			parentSchema: schema39,
			data
		};
		(vErrors ??= []).push(err9);
		errors++;
	}
	validate123.errors = vErrors;
	return errors === 0;
}
const schema40 = experiment_schema_default["$defs"]["event-check"];
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schema: schema40.then.anyOf[0].required,
					parentSchema: schema40.then.anyOf[0],
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
						schema: schema40.then.anyOf[1].required,
						parentSchema: schema40.then.anyOf[1],
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
				schema: schema40.then.anyOf,
				parentSchema: schema40.then,
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
			schema: schema40.if,
			parentSchema: schema40,
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
				schema: schema40.required,
				parentSchema: schema40,
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
				schema: schema40.required,
				parentSchema: schema40,
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
				schema: schema40.required,
				parentSchema: schema40,
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
				parentSchema: schema40,
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
					parentSchema: schema40.properties.kind,
					data: data1
				};
				(vErrors ??= []).push(err9);
				errors++;
			}
		}
		if (data.event !== void 0) {
			if (!validate28(data.event, {
				instancePath: instancePath + "/event",
				parentData: data,
				parentDataProperty: "event",
				rootData
			})) {
				vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
				errors = vErrors.length;
			}
		}
		if (data.of !== void 0) {
			if (!validate30(data.of, {
				instancePath: instancePath + "/of",
				parentData: data,
				parentDataProperty: "of",
				rootData
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
					schema: schema40.properties.occurs.type,
					parentSchema: schema40.properties.occurs,
					data: data4
				};
				(vErrors ??= []).push(err10);
				errors++;
			}
		}
		if (data.after !== void 0) {
			if (!validate27(data.after, {
				instancePath: instancePath + "/after",
				parentData: data,
				parentDataProperty: "after",
				rootData
			})) {
				vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
				errors = vErrors.length;
			}
		}
		if (data.before !== void 0) {
			if (!validate27(data.before, {
				instancePath: instancePath + "/before",
				parentData: data,
				parentDataProperty: "before",
				rootData
			})) {
				vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
						parentSchema: schema40.dependentSchemas.after.properties.before,
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
			schema: schema40.type,
			parentSchema: schema40,
			data
		};
		(vErrors ??= []).push(err12);
		errors++;
	}
	validate129.errors = vErrors;
	return errors === 0;
}
const schema41 = experiment_schema_default["$defs"]["duration-check"];
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema41,
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
				schema: schema41.required,
				parentSchema: schema41,
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
				schema: schema41.required,
				parentSchema: schema41,
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
				schema: schema41.required,
				parentSchema: schema41,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "of" || key0 === "at-least" || key0 === "at-most")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema41,
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
					parentSchema: schema41.properties.kind,
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
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema41.type,
			parentSchema: schema41,
			data
		};
		(vErrors ??= []).push(err6);
		errors++;
	}
	validate136.errors = vErrors;
	return errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema36.required,
				parentSchema: schema36,
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
				schema: schema36.required,
				parentSchema: schema36,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "state") {
				if (!validate108(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "log") {
				if (!validate115(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "metric") {
				if (!validate123(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "event") {
				if (!validate129(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "duration") {
				if (!validate136(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
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
					schema: schema36.discriminator,
					parentSchema: schema36,
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
				schema: schema36.discriminator,
				parentSchema: schema36,
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
			schema: schema36.type,
			parentSchema: schema36,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
const schema42 = experiment_schema_default["$defs"]["condition"];
const schema43 = experiment_schema_default["$defs"]["state-condition"];
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					parentSchema: schema43.then.properties.component,
					data: data.component
				};
				(vErrors ??= []).push(err1);
				errors++;
			}
			if (data.equals !== void 0) {
				if (!validate23(data.equals, {
					instancePath: instancePath + "/equals",
					parentData: data,
					parentDataProperty: "equals",
					rootData
				})) {
					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
					schema: schema43.else.required,
					parentSchema: schema43.else,
					data
				};
				(vErrors ??= []).push(err2);
				errors++;
			}
			if (data.equals !== void 0) {
				if (!validate85(data.equals, {
					instancePath: instancePath + "/equals",
					parentData: data,
					parentDataProperty: "equals",
					rootData
				})) {
					vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
			schema: schema43.if,
			parentSchema: schema43,
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
				schema: schema43.required,
				parentSchema: schema43,
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
				schema: schema43.required,
				parentSchema: schema43,
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
				schema: schema43.required,
				parentSchema: schema43,
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
				parentSchema: schema43,
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
					parentSchema: schema43.properties.kind,
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
					params: { allowedValues: schema43.properties.equals.enum },
					schema: schema43.properties.equals.enum,
					parentSchema: schema43.properties.equals,
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
			schema: schema43.type,
			parentSchema: schema43,
			data
		};
		(vErrors ??= []).push(err10);
		errors++;
	}
	validate148.errors = vErrors;
	return errors === 0;
}
const schema44 = experiment_schema_default["$defs"]["metric-condition"];
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!validate46(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData
	})) {
		vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
		for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "metric" || key0 === "source" || key0 === "labels" || key0 === "equals" || key0 === "at-least" || key0 === "at-most")) {
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
			if (!validate90(data.metric, {
				instancePath: instancePath + "/metric",
				parentData: data,
				parentDataProperty: "metric",
				rootData
			})) {
				vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
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
			if (!validate93(data.labels, {
				instancePath: instancePath + "/labels",
				parentData: data,
				parentDataProperty: "labels",
				rootData
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
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
					schema: schema44.properties.equals.type,
					parentSchema: schema44.properties.equals,
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
					schema: schema44.properties["at-least"].type,
					parentSchema: schema44.properties["at-least"],
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
					schema: schema44.properties["at-most"].type,
					parentSchema: schema44.properties["at-most"],
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
			schema: schema44.type,
			parentSchema: schema44,
			data
		};
		(vErrors ??= []).push(err8);
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				schema: schema42.required,
				parentSchema: schema42,
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
				schema: schema42.required,
				parentSchema: schema42,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		const tag0 = data.kind;
		if (typeof tag0 == "string") {
			if (tag0 === "state") {
				if (!validate148(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
					errors = vErrors.length;
				}
			} else if (tag0 === "metric") {
				if (!validate154(data, {
					instancePath,
					parentData,
					parentDataProperty,
					rootData
				})) {
					vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
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
					schema: schema42.discriminator,
					parentSchema: schema42,
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
				schema: schema42.discriminator,
				parentSchema: schema42,
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
			schema: schema42.type,
			parentSchema: schema42,
			data
		};
		(vErrors ??= []).push(err4);
		errors++;
	}
	validate147.errors = vErrors;
	return errors === 0;
}
const schema45 = experiment_schema_default["$defs"]["expectation"];
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$", "u");
const pattern10 = new RegExp("^[a-z][a-z0-9-]{0,39}(@(before|after))?$", "u");
const pattern12 = new RegExp("^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$", "u");
const pattern13 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issue === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issue" },
				schema: schema45.required,
				parentSchema: schema45,
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
				schema: schema45.required,
				parentSchema: schema45,
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
				schema: schema45.required,
				parentSchema: schema45,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema45.properties, key0)) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema45,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.issue !== void 0) {
			let data0 = data.issue;
			if (typeof data0 === "string") {
				if (!pattern9.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/issue",
						schemaPath: "#/properties/issue/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$" },
						schema: "^[A-Za-z0-9][A-Za-z0-9-]{0,38}/[A-Za-z0-9._-]{1,100}#[1-9][0-9]{0,8}$",
						parentSchema: schema45.properties.issue,
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
					schema: schema45.properties.issue.type,
					parentSchema: schema45.properties.issue,
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
						parentSchema: schema45.properties.reason,
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
						parentSchema: schema45.properties.reason,
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
					schema: schema45.properties.reason.type,
					parentSchema: schema45.properties.reason,
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
						parentSchema: schema45.properties.checks,
						data: data2
					};
					(vErrors ??= []).push(err9);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (!pattern10.test(data3)) {
							const err10 = {
								instancePath: instancePath + "/checks/" + i0,
								schemaPath: "#/properties/checks/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}(@(before|after))?$" },
								schema: "^[a-z][a-z0-9-]{0,39}(@(before|after))?$",
								parentSchema: schema45.properties.checks.items,
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
							schema: schema45.properties.checks.items.type,
							parentSchema: schema45.properties.checks.items,
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
								parentSchema: schema45.properties.checks,
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
					schema: schema45.properties.checks.type,
					parentSchema: schema45.properties.checks,
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
						parentSchema: schema45.properties.instances.anyOf[0],
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
						parentSchema: schema45.properties.instances.anyOf[0],
						data: data4
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data5 = data4[i2];
					if (typeof data5 === "string") {
						if (!pattern7.test(data5)) {
							const err16 = {
								instancePath: instancePath + "/instances/" + i2,
								schemaPath: "#/properties/instances/anyOf/0/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
								schema: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$",
								parentSchema: schema45.properties.instances.anyOf[0].items,
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
							schema: schema45.properties.instances.anyOf[0].items.type,
							parentSchema: schema45.properties.instances.anyOf[0].items,
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
								parentSchema: schema45.properties.instances.anyOf[0],
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
					schema: schema45.properties.instances.anyOf[0].type,
					parentSchema: schema45.properties.instances.anyOf[0],
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
							schema: schema45.properties.instances.anyOf[1].required,
							parentSchema: schema45.properties.instances.anyOf[1],
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
							parentSchema: schema45.properties.instances.anyOf[1],
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
						schema: schema45.properties.instances.anyOf[1].type,
						parentSchema: schema45.properties.instances.anyOf[1],
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
					schema: schema45.properties.instances.anyOf,
					parentSchema: schema45.properties.instances,
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
			if (!validate36(data.message, {
				instancePath: instancePath + "/message",
				parentData: data,
				parentDataProperty: "message",
				rootData
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
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
					parentSchema: schema45.properties.flaky.anyOf[0],
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
							schema: schema45.properties.flaky.anyOf[1].required,
							parentSchema: schema45.properties.flaky.anyOf[1],
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
							schema: schema45.properties.flaky.anyOf[1].required,
							parentSchema: schema45.properties.flaky.anyOf[1],
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
							parentSchema: schema45.properties.flaky.anyOf[1],
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
								schema: schema45.properties.flaky.anyOf[1].properties.hits.type,
								parentSchema: schema45.properties.flaky.anyOf[1].properties.hits,
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
									parentSchema: schema45.properties.flaky.anyOf[1].properties.hits,
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
								schema: schema45.properties.flaky.anyOf[1].properties.runs.type,
								parentSchema: schema45.properties.flaky.anyOf[1].properties.runs,
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
									parentSchema: schema45.properties.flaky.anyOf[1].properties.runs,
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
						schema: schema45.properties.flaky.anyOf[1].type,
						parentSchema: schema45.properties.flaky.anyOf[1],
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
					schema: schema45.properties.flaky.anyOf,
					parentSchema: schema45.properties.flaky,
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
						parentSchema: schema45.properties.adapters,
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
						parentSchema: schema45.properties.adapters,
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
							parentSchema: schema45.properties.adapters,
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
					schema: schema45.properties.adapters.type,
					parentSchema: schema45.properties.adapters,
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
						parentSchema: schema45.properties.systems,
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
						parentSchema: schema45.properties.systems,
						data: data13
					};
					(vErrors ??= []).push(err39);
					errors++;
				}
				const len3 = data13.length;
				for (let i6 = 0; i6 < len3; i6++) {
					let data14 = data13[i6];
					if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
						if (data14.name === void 0) {
							const err40 = {
								instancePath: instancePath + "/systems/" + i6,
								schemaPath: "#/properties/systems/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								schema: schema45.properties.systems.items.required,
								parentSchema: schema45.properties.systems.items,
								data: data14
							};
							(vErrors ??= []).push(err40);
							errors++;
						}
						for (const key3 in data14) if (!(key3 === "name" || key3 === "version")) {
							const err41 = {
								instancePath: instancePath + "/systems/" + i6,
								schemaPath: "#/properties/systems/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 },
								schema: false,
								parentSchema: schema45.properties.systems.items,
								data: data14
							};
							(vErrors ??= []).push(err41);
							errors++;
						}
						if (data14.name !== void 0) {
							let data15 = data14.name;
							if (typeof data15 === "string") {
								if (data15.length > 100 && func1(data15) > 100) {
									const err42 = {
										instancePath: instancePath + "/systems/" + i6 + "/name",
										schemaPath: "#/properties/systems/items/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 100 },
										schema: 100,
										parentSchema: schema45.properties.systems.items.properties.name,
										data: data15
									};
									(vErrors ??= []).push(err42);
									errors++;
								}
								if (func1(data15) < 1) {
									const err43 = {
										instancePath: instancePath + "/systems/" + i6 + "/name",
										schemaPath: "#/properties/systems/items/properties/name/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema45.properties.systems.items.properties.name,
										data: data15
									};
									(vErrors ??= []).push(err43);
									errors++;
								}
							} else {
								const err44 = {
									instancePath: instancePath + "/systems/" + i6 + "/name",
									schemaPath: "#/properties/systems/items/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema45.properties.systems.items.properties.name.type,
									parentSchema: schema45.properties.systems.items.properties.name,
									data: data15
								};
								(vErrors ??= []).push(err44);
								errors++;
							}
						}
						if (data14.version !== void 0) {
							let data16 = data14.version;
							if (typeof data16 === "string") {
								if (!pattern12.test(data16)) {
									const err45 = {
										instancePath: instancePath + "/systems/" + i6 + "/version",
										schemaPath: "#/properties/systems/items/properties/version/pattern",
										keyword: "pattern",
										params: { pattern: "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$" },
										schema: "^(<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2}( (<|<=|>|>=|=)[0-9]+(\\.[0-9]+){0,2})*$",
										parentSchema: schema45.properties.systems.items.properties.version,
										data: data16
									};
									(vErrors ??= []).push(err45);
									errors++;
								}
							} else {
								const err46 = {
									instancePath: instancePath + "/systems/" + i6 + "/version",
									schemaPath: "#/properties/systems/items/properties/version/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema45.properties.systems.items.properties.version.type,
									parentSchema: schema45.properties.systems.items.properties.version,
									data: data16
								};
								(vErrors ??= []).push(err46);
								errors++;
							}
						}
					} else {
						const err47 = {
							instancePath: instancePath + "/systems/" + i6,
							schemaPath: "#/properties/systems/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema45.properties.systems.items.type,
							parentSchema: schema45.properties.systems.items,
							data: data14
						};
						(vErrors ??= []).push(err47);
						errors++;
					}
				}
			} else {
				const err48 = {
					instancePath: instancePath + "/systems",
					schemaPath: "#/properties/systems/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema45.properties.systems.type,
					parentSchema: schema45.properties.systems,
					data: data13
				};
				(vErrors ??= []).push(err48);
				errors++;
			}
		}
		if (data.since !== void 0) {
			let data17 = data.since;
			if (typeof data17 === "string") {
				if (!pattern13.test(data17)) {
					const err49 = {
						instancePath: instancePath + "/since",
						schemaPath: "#/properties/since/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
						schema: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
						parentSchema: schema45.properties.since,
						data: data17
					};
					(vErrors ??= []).push(err49);
					errors++;
				}
			} else {
				const err50 = {
					instancePath: instancePath + "/since",
					schemaPath: "#/properties/since/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema45.properties.since.type,
					parentSchema: schema45.properties.since,
					data: data17
				};
				(vErrors ??= []).push(err50);
				errors++;
			}
		}
	} else {
		const err51 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema45.type,
			parentSchema: schema45,
			data
		};
		(vErrors ??= []).push(err51);
		errors++;
	}
	validate163.errors = vErrors;
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
		if (data.workloads !== void 0) {
			let data10 = data.workloads;
			if (Array.isArray(data10)) {
				if (data10.length > 20) {
					const err15 = {
						instancePath: instancePath + "/workloads",
						schemaPath: "#/properties/workloads/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema0.properties.workloads,
						data: data10
					};
					(vErrors ??= []).push(err15);
					errors++;
				}
				const len1 = data10.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate12(data10[i2], {
					instancePath: instancePath + "/workloads/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData
				})) {
					vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
					data: data10
				};
				(vErrors ??= []).push(err16);
				errors++;
			}
		}
		if (data.operations !== void 0) {
			let data12 = data.operations;
			if (Array.isArray(data12)) {
				if (data12.length > 50) {
					const err17 = {
						instancePath: instancePath + "/operations",
						schemaPath: "#/properties/operations/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema0.properties.operations,
						data: data12
					};
					(vErrors ??= []).push(err17);
					errors++;
				}
				const len2 = data12.length;
				for (let i3 = 0; i3 < len2; i3++) if (!validate57(data12[i3], {
					instancePath: instancePath + "/operations/" + i3,
					parentData: data12,
					parentDataProperty: i3,
					rootData
				})) {
					vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
					data: data12
				};
				(vErrors ??= []).push(err18);
				errors++;
			}
		}
		if (data.flow !== void 0) {
			if (!validate75(data.flow, {
				instancePath: instancePath + "/flow",
				parentData: data,
				parentDataProperty: "flow",
				rootData
			})) {
				vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
				errors = vErrors.length;
			}
		}
		if (data.checks !== void 0) {
			let data15 = data.checks;
			if (Array.isArray(data15)) {
				if (data15.length > 100) {
					const err19 = {
						instancePath: instancePath + "/checks",
						schemaPath: "#/properties/checks/maxItems",
						keyword: "maxItems",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema0.properties.checks,
						data: data15
					};
					(vErrors ??= []).push(err19);
					errors++;
				}
				const len3 = data15.length;
				for (let i4 = 0; i4 < len3; i4++) if (!validate107(data15[i4], {
					instancePath: instancePath + "/checks/" + i4,
					parentData: data15,
					parentDataProperty: i4,
					rootData
				})) {
					vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
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
					data: data15
				};
				(vErrors ??= []).push(err20);
				errors++;
			}
		}
		if (data["steady-state"] !== void 0) {
			let data17 = data["steady-state"];
			if (Array.isArray(data17)) {
				if (data17.length > 20) {
					const err21 = {
						instancePath: instancePath + "/steady-state",
						schemaPath: "#/properties/steady-state/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema0.properties["steady-state"],
						data: data17
					};
					(vErrors ??= []).push(err21);
					errors++;
				}
				const len4 = data17.length;
				for (let i5 = 0; i5 < len4; i5++) if (!validate147(data17[i5], {
					instancePath: instancePath + "/steady-state/" + i5,
					parentData: data17,
					parentDataProperty: i5,
					rootData
				})) {
					vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
					data: data17
				};
				(vErrors ??= []).push(err22);
				errors++;
			}
		}
		if (data.expectations !== void 0) {
			let data19 = data.expectations;
			if (Array.isArray(data19)) {
				if (data19.length > 20) {
					const err23 = {
						instancePath: instancePath + "/expectations",
						schemaPath: "#/properties/expectations/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema0.properties.expectations,
						data: data19
					};
					(vErrors ??= []).push(err23);
					errors++;
				}
				const len5 = data19.length;
				for (let i6 = 0; i6 < len5; i6++) if (!validate163(data19[i6], {
					instancePath: instancePath + "/expectations/" + i6,
					parentData: data19,
					parentDataProperty: i6,
					rootData
				})) {
					vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
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
					data: data19
				};
				(vErrors ??= []).push(err24);
				errors++;
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
const schema46 = adapter_schema_default;
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate169.errors = vErrors;
	return errors === 0;
}
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (!(data === "kill" || data === "stop" || data === "restart" || data === "freeze" || data === "outage")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema23.enum },
			schema: schema23.enum,
			parentSchema: schema23,
			data
		};
		(vErrors ??= []).push(err0);
		errors++;
	}
	validate171.errors = vErrors;
	return errors === 0;
}
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate173.errors = vErrors;
	return errors === 0;
}
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate175.errors = vErrors;
	return errors === 0;
}
const schema51 = adapter_schema_default["$defs"]["hook"];
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
				parentSchema: schema51,
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
				parentSchema: schema51,
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
			schema: schema51.type,
			parentSchema: schema51,
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	validate177.errors = vErrors;
	return errors === 0;
}
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate179.errors = vErrors;
	return errors === 0;
}
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
	validate198.errors = vErrors;
	return errors === 0;
}
const schema54 = adapter_schema_default["$defs"]["target-location"];
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				schema: schema54.required,
				parentSchema: schema54,
				data
			};
			(vErrors ??= []).push(err0);
			errors++;
		}
		if (data["pid-file"] === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pid-file" },
				schema: schema54.required,
				parentSchema: schema54,
				data
			};
			(vErrors ??= []).push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "pid-file" || key0 === "log")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema54,
				data
			};
			(vErrors ??= []).push(err2);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (!(data0 === "process" || data0 === "process-group")) {
				const err3 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/enum",
					keyword: "enum",
					params: { allowedValues: schema54.properties.type.enum },
					schema: schema54.properties.type.enum,
					parentSchema: schema54.properties.type,
					data: data0
				};
				(vErrors ??= []).push(err3);
				errors++;
			}
		}
		if (data["pid-file"] !== void 0) {
			let data1 = data["pid-file"];
			if (typeof data1 === "string") {
				if (data1.length > 500 && func1(data1) > 500) {
					const err4 = {
						instancePath: instancePath + "/pid-file",
						schemaPath: "#/properties/pid-file/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema54.properties["pid-file"],
						data: data1
					};
					(vErrors ??= []).push(err4);
					errors++;
				}
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/pid-file",
						schemaPath: "#/properties/pid-file/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema54.properties["pid-file"],
						data: data1
					};
					(vErrors ??= []).push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/pid-file",
					schemaPath: "#/properties/pid-file/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema54.properties["pid-file"].type,
					parentSchema: schema54.properties["pid-file"],
					data: data1
				};
				(vErrors ??= []).push(err6);
				errors++;
			}
		}
		if (data.log !== void 0) {
			let data2 = data.log;
			if (typeof data2 === "string") {
				if (data2.length > 500 && func1(data2) > 500) {
					const err7 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/maxLength",
						keyword: "maxLength",
						params: { limit: 500 },
						schema: 500,
						parentSchema: schema54.properties.log,
						data: data2
					};
					(vErrors ??= []).push(err7);
					errors++;
				}
				if (func1(data2) < 1) {
					const err8 = {
						instancePath: instancePath + "/log",
						schemaPath: "#/properties/log/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema54.properties.log,
						data: data2
					};
					(vErrors ??= []).push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/log",
					schemaPath: "#/properties/log/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema54.properties.log.type,
					parentSchema: schema54.properties.log,
					data: data2
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
			schema: schema54.type,
			parentSchema: schema54,
			data
		};
		(vErrors ??= []).push(err10);
		errors++;
	}
	validate200.errors = vErrors;
	return errors === 0;
}
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
					schema: schema46.allOf[0].then.required,
					parentSchema: schema46.allOf[0].then,
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
			schema: schema46.allOf[0].if,
			parentSchema: schema46.allOf[0],
			data
		};
		(vErrors ??= []).push(err2);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err3);
			errors++;
		}
		if (data.title === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err4);
			errors++;
		}
		if (data.backend === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "backend" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err5);
			errors++;
		}
		if (data.gateways === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "gateways" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err6);
			errors++;
		}
		if (data.system === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "system" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err7);
			errors++;
		}
		if (data.instance === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "instance" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err8);
			errors++;
		}
		if (data.targets === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "targets" },
				schema: schema46.required,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err9);
			errors++;
		}
		for (const key0 in data) if (!func0.call(schema46.properties, key0)) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				schema: false,
				parentSchema: schema46,
				data
			};
			(vErrors ??= []).push(err10);
			errors++;
		}
		if (data.id !== void 0) {
			if (!validate169(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData
			})) {
				vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
				errors = vErrors.length;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (data1.length > 200 && func1(data1) > 200) {
					const err11 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						schema: 200,
						parentSchema: schema46.properties.title,
						data: data1
					};
					(vErrors ??= []).push(err11);
					errors++;
				}
				if (func1(data1) < 1) {
					const err12 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema46.properties.title,
						data: data1
					};
					(vErrors ??= []).push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema46.properties.title.type,
					parentSchema: schema46.properties.title,
					data: data1
				};
				(vErrors ??= []).push(err13);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data2 = data.description;
			if (typeof data2 === "string") {
				if (data2.length > 1e4 && func1(data2) > 1e4) {
					const err14 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 1e4 },
						schema: 1e4,
						parentSchema: schema46.properties.description,
						data: data2
					};
					(vErrors ??= []).push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" },
					schema: schema46.properties.description.type,
					parentSchema: schema46.properties.description,
					data: data2
				};
				(vErrors ??= []).push(err15);
				errors++;
			}
		}
		if (data.backend !== void 0) {
			let data3 = data.backend;
			if (!(data3 === "process")) {
				const err16 = {
					instancePath: instancePath + "/backend",
					schemaPath: "#/properties/backend/enum",
					keyword: "enum",
					params: { allowedValues: schema46.properties.backend.enum },
					schema: schema46.properties.backend.enum,
					parentSchema: schema46.properties.backend,
					data: data3
				};
				(vErrors ??= []).push(err16);
				errors++;
			}
		}
		if (data.gateways !== void 0) {
			let data4 = data.gateways;
			if (Array.isArray(data4)) {
				if (data4.length > 4) {
					const err17 = {
						instancePath: instancePath + "/gateways",
						schemaPath: "#/properties/gateways/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						schema: 4,
						parentSchema: schema46.properties.gateways,
						data: data4
					};
					(vErrors ??= []).push(err17);
					errors++;
				}
				if (data4.length < 1) {
					const err18 = {
						instancePath: instancePath + "/gateways",
						schemaPath: "#/properties/gateways/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema46.properties.gateways,
						data: data4
					};
					(vErrors ??= []).push(err18);
					errors++;
				}
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "release" || data5 === "binaries" || data5 === "endpoint" || data5 === "standin")) {
						const err19 = {
							instancePath: instancePath + "/gateways/" + i0,
							schemaPath: "#/properties/gateways/items/enum",
							keyword: "enum",
							params: { allowedValues: schema46.properties.gateways.items.enum },
							schema: schema46.properties.gateways.items.enum,
							parentSchema: schema46.properties.gateways.items,
							data: data5
						};
						(vErrors ??= []).push(err19);
						errors++;
					}
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func4(data4[i1], data4[j0])) {
						const err20 = {
							instancePath: instancePath + "/gateways",
							schemaPath: "#/properties/gateways/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							schema: true,
							parentSchema: schema46.properties.gateways,
							data: data4
						};
						(vErrors ??= []).push(err20);
						errors++;
						break outer0;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/gateways",
					schemaPath: "#/properties/gateways/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema46.properties.gateways.type,
					parentSchema: schema46.properties.gateways,
					data: data4
				};
				(vErrors ??= []).push(err21);
				errors++;
			}
		}
		if (data.capabilities !== void 0) {
			let data6 = data.capabilities;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6.without === void 0) {
					const err22 = {
						instancePath: instancePath + "/capabilities",
						schemaPath: "#/properties/capabilities/required",
						keyword: "required",
						params: { missingProperty: "without" },
						schema: schema46.properties.capabilities.required,
						parentSchema: schema46.properties.capabilities,
						data: data6
					};
					(vErrors ??= []).push(err22);
					errors++;
				}
				for (const key1 in data6) if (!(key1 === "without")) {
					const err23 = {
						instancePath: instancePath + "/capabilities",
						schemaPath: "#/properties/capabilities/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						schema: false,
						parentSchema: schema46.properties.capabilities,
						data: data6
					};
					(vErrors ??= []).push(err23);
					errors++;
				}
				if (data6.without !== void 0) {
					let data7 = data6.without;
					if (Array.isArray(data7)) {
						if (data7.length < 1) {
							const err24 = {
								instancePath: instancePath + "/capabilities/without",
								schemaPath: "#/properties/capabilities/properties/without/minItems",
								keyword: "minItems",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema46.properties.capabilities.properties.without,
								data: data7
							};
							(vErrors ??= []).push(err24);
							errors++;
						}
						const len1 = data7.length;
						for (let i2 = 0; i2 < len1; i2++) if (!validate171(data7[i2], {
							instancePath: instancePath + "/capabilities/without/" + i2,
							parentData: data7,
							parentDataProperty: i2,
							rootData
						})) {
							vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
							errors = vErrors.length;
						}
						let i3 = data7.length;
						let j1;
						if (i3 > 1) {
							outer1: for (; i3--;) for (j1 = i3; j1--;) if (func4(data7[i3], data7[j1])) {
								const err25 = {
									instancePath: instancePath + "/capabilities/without",
									schemaPath: "#/properties/capabilities/properties/without/uniqueItems",
									keyword: "uniqueItems",
									params: {
										i: i3,
										j: j1
									},
									schema: true,
									parentSchema: schema46.properties.capabilities.properties.without,
									data: data7
								};
								(vErrors ??= []).push(err25);
								errors++;
								break outer1;
							}
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/capabilities/without",
							schemaPath: "#/properties/capabilities/properties/without/type",
							keyword: "type",
							params: { type: "array" },
							schema: schema46.properties.capabilities.properties.without.type,
							parentSchema: schema46.properties.capabilities.properties.without,
							data: data7
						};
						(vErrors ??= []).push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/capabilities",
					schemaPath: "#/properties/capabilities/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.capabilities.type,
					parentSchema: schema46.properties.capabilities,
					data: data6
				};
				(vErrors ??= []).push(err27);
				errors++;
			}
		}
		if (data.parameters !== void 0) {
			let data9 = data.parameters;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (Object.keys(data9).length > 100) {
					const err28 = {
						instancePath: instancePath + "/parameters",
						schemaPath: "#/properties/parameters/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						schema: 100,
						parentSchema: schema46.properties.parameters,
						data: data9
					};
					(vErrors ??= []).push(err28);
					errors++;
				}
				for (const key2 in data9) {
					const _errs24 = errors;
					if (!validate173(key2, {
						instancePath: instancePath + "/parameters",
						parentData: data9,
						parentDataProperty: "parameters",
						rootData
					})) {
						vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
						errors = vErrors.length;
					}
					if (!(_errs24 === errors)) {
						const err29 = {
							instancePath: instancePath + "/parameters",
							schemaPath: "#/properties/parameters/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key2 },
							schema: schema46.properties.parameters.propertyNames,
							parentSchema: schema46.properties.parameters,
							data: data9
						};
						(vErrors ??= []).push(err29);
						errors++;
					}
				}
				for (const key3 in data9) if (!validate175(data9[key3], {
					instancePath: instancePath + "/parameters/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data9,
					parentDataProperty: key3,
					rootData
				})) {
					vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
					errors = vErrors.length;
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/parameters",
					schemaPath: "#/properties/parameters/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.parameters.type,
					parentSchema: schema46.properties.parameters,
					data: data9
				};
				(vErrors ??= []).push(err30);
				errors++;
			}
		}
		if (data["pass-env"] !== void 0) {
			let data11 = data["pass-env"];
			if (Array.isArray(data11)) {
				if (data11.length > 50) {
					const err31 = {
						instancePath: instancePath + "/pass-env",
						schemaPath: "#/properties/pass-env/maxItems",
						keyword: "maxItems",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema46.properties["pass-env"],
						data: data11
					};
					(vErrors ??= []).push(err31);
					errors++;
				}
				const len2 = data11.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data12 = data11[i4];
					if (typeof data12 === "string") {
						if (!pattern4.test(data12)) {
							const err32 = {
								instancePath: instancePath + "/pass-env/" + i4,
								schemaPath: "#/properties/pass-env/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
								schema: "^[A-Za-z_][A-Za-z0-9_]*$",
								parentSchema: schema46.properties["pass-env"].items,
								data: data12
							};
							(vErrors ??= []).push(err32);
							errors++;
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/pass-env/" + i4,
							schemaPath: "#/properties/pass-env/items/type",
							keyword: "type",
							params: { type: "string" },
							schema: schema46.properties["pass-env"].items.type,
							parentSchema: schema46.properties["pass-env"].items,
							data: data12
						};
						(vErrors ??= []).push(err33);
						errors++;
					}
				}
				let i5 = data11.length;
				let j2;
				if (i5 > 1) {
					const indices0 = {};
					for (; i5--;) {
						let item0 = data11[i5];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j2 = indices0[item0];
							const err34 = {
								instancePath: instancePath + "/pass-env",
								schemaPath: "#/properties/pass-env/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i5,
									j: j2
								},
								schema: true,
								parentSchema: schema46.properties["pass-env"],
								data: data11
							};
							(vErrors ??= []).push(err34);
							errors++;
							break;
						}
						indices0[item0] = i5;
					}
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/pass-env",
					schemaPath: "#/properties/pass-env/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema46.properties["pass-env"].type,
					parentSchema: schema46.properties["pass-env"],
					data: data11
				};
				(vErrors ??= []).push(err35);
				errors++;
			}
		}
		if (data.prelude !== void 0) {
			if (!validate177(data.prelude, {
				instancePath: instancePath + "/prelude",
				parentData: data,
				parentDataProperty: "prelude",
				rootData
			})) {
				vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
				errors = vErrors.length;
			}
		}
		if (data.timeouts !== void 0) {
			let data14 = data.timeouts;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				for (const key4 in data14) if (!(key4 === "system.boot" || key4 === "system.ready" || key4 === "system.start" || key4 === "system.shutdown" || key4 === "instance.create" || key4 === "instance.read" || key4 === "instance.collect" || key4 === "instance.delete")) {
					const err36 = {
						instancePath: instancePath + "/timeouts",
						schemaPath: "#/properties/timeouts/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key4 },
						schema: false,
						parentSchema: schema46.properties.timeouts,
						data: data14
					};
					(vErrors ??= []).push(err36);
					errors++;
				}
				if (data14["system.boot"] !== void 0) {
					if (!validate179(data14["system.boot"], {
						instancePath: instancePath + "/timeouts/system.boot",
						parentData: data14,
						parentDataProperty: "system.boot",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data14["system.ready"] !== void 0) {
					if (!validate179(data14["system.ready"], {
						instancePath: instancePath + "/timeouts/system.ready",
						parentData: data14,
						parentDataProperty: "system.ready",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data14["system.start"] !== void 0) {
					if (!validate179(data14["system.start"], {
						instancePath: instancePath + "/timeouts/system.start",
						parentData: data14,
						parentDataProperty: "system.start",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data14["system.shutdown"] !== void 0) {
					if (!validate179(data14["system.shutdown"], {
						instancePath: instancePath + "/timeouts/system.shutdown",
						parentData: data14,
						parentDataProperty: "system.shutdown",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data14["instance.create"] !== void 0) {
					if (!validate179(data14["instance.create"], {
						instancePath: instancePath + "/timeouts/instance.create",
						parentData: data14,
						parentDataProperty: "instance.create",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data14["instance.read"] !== void 0) {
					if (!validate179(data14["instance.read"], {
						instancePath: instancePath + "/timeouts/instance.read",
						parentData: data14,
						parentDataProperty: "instance.read",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data14["instance.collect"] !== void 0) {
					if (!validate179(data14["instance.collect"], {
						instancePath: instancePath + "/timeouts/instance.collect",
						parentData: data14,
						parentDataProperty: "instance.collect",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data14["instance.delete"] !== void 0) {
					if (!validate179(data14["instance.delete"], {
						instancePath: instancePath + "/timeouts/instance.delete",
						parentData: data14,
						parentDataProperty: "instance.delete",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err37 = {
					instancePath: instancePath + "/timeouts",
					schemaPath: "#/properties/timeouts/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.timeouts.type,
					parentSchema: schema46.properties.timeouts,
					data: data14
				};
				(vErrors ??= []).push(err37);
				errors++;
			}
		}
		if (data.poll !== void 0) {
			let data23 = data.poll;
			if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
				for (const key5 in data23) if (!(key5 === "read" || key5 === "ready")) {
					const err38 = {
						instancePath: instancePath + "/poll",
						schemaPath: "#/properties/poll/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 },
						schema: false,
						parentSchema: schema46.properties.poll,
						data: data23
					};
					(vErrors ??= []).push(err38);
					errors++;
				}
				if (data23.read !== void 0) {
					if (!validate179(data23.read, {
						instancePath: instancePath + "/poll/read",
						parentData: data23,
						parentDataProperty: "read",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
				if (data23.ready !== void 0) {
					if (!validate179(data23.ready, {
						instancePath: instancePath + "/poll/ready",
						parentData: data23,
						parentDataProperty: "ready",
						rootData
					})) {
						vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/poll",
					schemaPath: "#/properties/poll/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.poll.type,
					parentSchema: schema46.properties.poll,
					data: data23
				};
				(vErrors ??= []).push(err39);
				errors++;
			}
		}
		if (data.system !== void 0) {
			let data26 = data.system;
			if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
				if (data26.boot === void 0) {
					const err40 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "boot" },
						schema: schema46.properties.system.required,
						parentSchema: schema46.properties.system,
						data: data26
					};
					(vErrors ??= []).push(err40);
					errors++;
				}
				if (data26.ready === void 0) {
					const err41 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "ready" },
						schema: schema46.properties.system.required,
						parentSchema: schema46.properties.system,
						data: data26
					};
					(vErrors ??= []).push(err41);
					errors++;
				}
				if (data26.start === void 0) {
					const err42 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "start" },
						schema: schema46.properties.system.required,
						parentSchema: schema46.properties.system,
						data: data26
					};
					(vErrors ??= []).push(err42);
					errors++;
				}
				if (data26.shutdown === void 0) {
					const err43 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/required",
						keyword: "required",
						params: { missingProperty: "shutdown" },
						schema: schema46.properties.system.required,
						parentSchema: schema46.properties.system,
						data: data26
					};
					(vErrors ??= []).push(err43);
					errors++;
				}
				for (const key6 in data26) if (!(key6 === "boot" || key6 === "ready" || key6 === "start" || key6 === "shutdown")) {
					const err44 = {
						instancePath: instancePath + "/system",
						schemaPath: "#/properties/system/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key6 },
						schema: false,
						parentSchema: schema46.properties.system,
						data: data26
					};
					(vErrors ??= []).push(err44);
					errors++;
				}
				if (data26.boot !== void 0) {
					if (!validate177(data26.boot, {
						instancePath: instancePath + "/system/boot",
						parentData: data26,
						parentDataProperty: "boot",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
				if (data26.ready !== void 0) {
					if (!validate177(data26.ready, {
						instancePath: instancePath + "/system/ready",
						parentData: data26,
						parentDataProperty: "ready",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
				if (data26.start !== void 0) {
					if (!validate177(data26.start, {
						instancePath: instancePath + "/system/start",
						parentData: data26,
						parentDataProperty: "start",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
				if (data26.shutdown !== void 0) {
					if (!validate177(data26.shutdown, {
						instancePath: instancePath + "/system/shutdown",
						parentData: data26,
						parentDataProperty: "shutdown",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err45 = {
					instancePath: instancePath + "/system",
					schemaPath: "#/properties/system/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.system.type,
					parentSchema: schema46.properties.system,
					data: data26
				};
				(vErrors ??= []).push(err45);
				errors++;
			}
		}
		if (data.instance !== void 0) {
			let data31 = data.instance;
			if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
				if (data31.create === void 0) {
					const err46 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "create" },
						schema: schema46.properties.instance.required,
						parentSchema: schema46.properties.instance,
						data: data31
					};
					(vErrors ??= []).push(err46);
					errors++;
				}
				if (data31.read === void 0) {
					const err47 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "read" },
						schema: schema46.properties.instance.required,
						parentSchema: schema46.properties.instance,
						data: data31
					};
					(vErrors ??= []).push(err47);
					errors++;
				}
				if (data31.collect === void 0) {
					const err48 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "collect" },
						schema: schema46.properties.instance.required,
						parentSchema: schema46.properties.instance,
						data: data31
					};
					(vErrors ??= []).push(err48);
					errors++;
				}
				if (data31.delete === void 0) {
					const err49 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/required",
						keyword: "required",
						params: { missingProperty: "delete" },
						schema: schema46.properties.instance.required,
						parentSchema: schema46.properties.instance,
						data: data31
					};
					(vErrors ??= []).push(err49);
					errors++;
				}
				for (const key7 in data31) if (!(key7 === "create" || key7 === "read" || key7 === "collect" || key7 === "delete")) {
					const err50 = {
						instancePath: instancePath + "/instance",
						schemaPath: "#/properties/instance/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key7 },
						schema: false,
						parentSchema: schema46.properties.instance,
						data: data31
					};
					(vErrors ??= []).push(err50);
					errors++;
				}
				if (data31.create !== void 0) {
					if (!validate177(data31.create, {
						instancePath: instancePath + "/instance/create",
						parentData: data31,
						parentDataProperty: "create",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
				if (data31.read !== void 0) {
					if (!validate177(data31.read, {
						instancePath: instancePath + "/instance/read",
						parentData: data31,
						parentDataProperty: "read",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
				if (data31.collect !== void 0) {
					if (!validate177(data31.collect, {
						instancePath: instancePath + "/instance/collect",
						parentData: data31,
						parentDataProperty: "collect",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
				if (data31.delete !== void 0) {
					if (!validate177(data31.delete, {
						instancePath: instancePath + "/instance/delete",
						parentData: data31,
						parentDataProperty: "delete",
						rootData
					})) {
						vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err51 = {
					instancePath: instancePath + "/instance",
					schemaPath: "#/properties/instance/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.instance.type,
					parentSchema: schema46.properties.instance,
					data: data31
				};
				(vErrors ??= []).push(err51);
				errors++;
			}
		}
		if (data.targets !== void 0) {
			let data36 = data.targets;
			if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
				if (data36.components === void 0) {
					const err52 = {
						instancePath: instancePath + "/targets",
						schemaPath: "#/properties/targets/required",
						keyword: "required",
						params: { missingProperty: "components" },
						schema: schema46.properties.targets.required,
						parentSchema: schema46.properties.targets,
						data: data36
					};
					(vErrors ??= []).push(err52);
					errors++;
				}
				for (const key8 in data36) if (!(key8 === "components" || key8 === "roles")) {
					const err53 = {
						instancePath: instancePath + "/targets",
						schemaPath: "#/properties/targets/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 },
						schema: false,
						parentSchema: schema46.properties.targets,
						data: data36
					};
					(vErrors ??= []).push(err53);
					errors++;
				}
				if (data36.components !== void 0) {
					let data37 = data36.components;
					if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
						if (Object.keys(data37).length > 20) {
							const err54 = {
								instancePath: instancePath + "/targets/components",
								schemaPath: "#/properties/targets/properties/components/maxProperties",
								keyword: "maxProperties",
								params: { limit: 20 },
								schema: 20,
								parentSchema: schema46.properties.targets.properties.components,
								data: data37
							};
							(vErrors ??= []).push(err54);
							errors++;
						}
						if (Object.keys(data37).length < 1) {
							const err55 = {
								instancePath: instancePath + "/targets/components",
								schemaPath: "#/properties/targets/properties/components/minProperties",
								keyword: "minProperties",
								params: { limit: 1 },
								schema: 1,
								parentSchema: schema46.properties.targets.properties.components,
								data: data37
							};
							(vErrors ??= []).push(err55);
							errors++;
						}
						if (data37.gateway === void 0) {
							const err56 = {
								instancePath: instancePath + "/targets/components",
								schemaPath: "#/properties/targets/properties/components/required",
								keyword: "required",
								params: { missingProperty: "gateway" },
								schema: schema46.properties.targets.properties.components.required,
								parentSchema: schema46.properties.targets.properties.components,
								data: data37
							};
							(vErrors ??= []).push(err56);
							errors++;
						}
						for (const key9 in data37) {
							const _errs68 = errors;
							if (!validate198(key9, {
								instancePath: instancePath + "/targets/components",
								parentData: data37,
								parentDataProperty: "components",
								rootData
							})) {
								vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
								errors = vErrors.length;
							}
							if (!(_errs68 === errors)) {
								const err57 = {
									instancePath: instancePath + "/targets/components",
									schemaPath: "#/properties/targets/properties/components/propertyNames",
									keyword: "propertyNames",
									params: { propertyName: key9 },
									schema: schema46.properties.targets.properties.components.propertyNames,
									parentSchema: schema46.properties.targets.properties.components,
									data: data37
								};
								(vErrors ??= []).push(err57);
								errors++;
							}
						}
						for (const key10 in data37) if (!validate200(data37[key10], {
							instancePath: instancePath + "/targets/components/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),
							parentData: data37,
							parentDataProperty: key10,
							rootData
						})) {
							vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
							errors = vErrors.length;
						}
					} else {
						const err58 = {
							instancePath: instancePath + "/targets/components",
							schemaPath: "#/properties/targets/properties/components/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema46.properties.targets.properties.components.type,
							parentSchema: schema46.properties.targets.properties.components,
							data: data37
						};
						(vErrors ??= []).push(err58);
						errors++;
					}
				}
				if (data36.roles !== void 0) {
					let data39 = data36.roles;
					if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
						if (Object.keys(data39).length > 20) {
							const err59 = {
								instancePath: instancePath + "/targets/roles",
								schemaPath: "#/properties/targets/properties/roles/maxProperties",
								keyword: "maxProperties",
								params: { limit: 20 },
								schema: 20,
								parentSchema: schema46.properties.targets.properties.roles,
								data: data39
							};
							(vErrors ??= []).push(err59);
							errors++;
						}
						for (const key11 in data39) {
							const _errs73 = errors;
							if (!validate198(key11, {
								instancePath: instancePath + "/targets/roles",
								parentData: data39,
								parentDataProperty: "roles",
								rootData
							})) {
								vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
								errors = vErrors.length;
							}
							if (!(_errs73 === errors)) {
								const err60 = {
									instancePath: instancePath + "/targets/roles",
									schemaPath: "#/properties/targets/properties/roles/propertyNames",
									keyword: "propertyNames",
									params: { propertyName: key11 },
									schema: schema46.properties.targets.properties.roles.propertyNames,
									parentSchema: schema46.properties.targets.properties.roles,
									data: data39
								};
								(vErrors ??= []).push(err60);
								errors++;
							}
						}
						for (const key12 in data39) if (!validate200(data39[key12], {
							instancePath: instancePath + "/targets/roles/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),
							parentData: data39,
							parentDataProperty: key12,
							rootData
						})) {
							vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
							errors = vErrors.length;
						}
					} else {
						const err61 = {
							instancePath: instancePath + "/targets/roles",
							schemaPath: "#/properties/targets/properties/roles/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema46.properties.targets.properties.roles.type,
							parentSchema: schema46.properties.targets.properties.roles,
							data: data39
						};
						(vErrors ??= []).push(err61);
						errors++;
					}
				}
			} else {
				const err62 = {
					instancePath: instancePath + "/targets",
					schemaPath: "#/properties/targets/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.targets.type,
					parentSchema: schema46.properties.targets,
					data: data36
				};
				(vErrors ??= []).push(err62);
				errors++;
			}
		}
		if (data.metrics !== void 0) {
			let data41 = data.metrics;
			if (Array.isArray(data41)) {
				if (data41.length > 20) {
					const err63 = {
						instancePath: instancePath + "/metrics",
						schemaPath: "#/properties/metrics/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema46.properties.metrics,
						data: data41
					};
					(vErrors ??= []).push(err63);
					errors++;
				}
				const len3 = data41.length;
				for (let i6 = 0; i6 < len3; i6++) {
					let data42 = data41[i6];
					if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
						if (data42.name === void 0) {
							const err64 = {
								instancePath: instancePath + "/metrics/" + i6,
								schemaPath: "#/properties/metrics/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								schema: schema46.properties.metrics.items.required,
								parentSchema: schema46.properties.metrics.items,
								data: data42
							};
							(vErrors ??= []).push(err64);
							errors++;
						}
						if (data42.url === void 0) {
							const err65 = {
								instancePath: instancePath + "/metrics/" + i6,
								schemaPath: "#/properties/metrics/items/required",
								keyword: "required",
								params: { missingProperty: "url" },
								schema: schema46.properties.metrics.items.required,
								parentSchema: schema46.properties.metrics.items,
								data: data42
							};
							(vErrors ??= []).push(err65);
							errors++;
						}
						for (const key13 in data42) if (!(key13 === "name" || key13 === "url" || key13 === "interval")) {
							const err66 = {
								instancePath: instancePath + "/metrics/" + i6,
								schemaPath: "#/properties/metrics/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key13 },
								schema: false,
								parentSchema: schema46.properties.metrics.items,
								data: data42
							};
							(vErrors ??= []).push(err66);
							errors++;
						}
						if (data42.name !== void 0) {
							if (!validate198(data42.name, {
								instancePath: instancePath + "/metrics/" + i6 + "/name",
								parentData: data42,
								parentDataProperty: "name",
								rootData
							})) {
								vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
								errors = vErrors.length;
							}
						}
						if (data42.url !== void 0) {
							let data44 = data42.url;
							if (typeof data44 === "string") {
								if (data44.length > 500 && func1(data44) > 500) {
									const err67 = {
										instancePath: instancePath + "/metrics/" + i6 + "/url",
										schemaPath: "#/properties/metrics/items/properties/url/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										schema: 500,
										parentSchema: schema46.properties.metrics.items.properties.url,
										data: data44
									};
									(vErrors ??= []).push(err67);
									errors++;
								}
								if (func1(data44) < 1) {
									const err68 = {
										instancePath: instancePath + "/metrics/" + i6 + "/url",
										schemaPath: "#/properties/metrics/items/properties/url/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema46.properties.metrics.items.properties.url,
										data: data44
									};
									(vErrors ??= []).push(err68);
									errors++;
								}
							} else {
								const err69 = {
									instancePath: instancePath + "/metrics/" + i6 + "/url",
									schemaPath: "#/properties/metrics/items/properties/url/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema46.properties.metrics.items.properties.url.type,
									parentSchema: schema46.properties.metrics.items.properties.url,
									data: data44
								};
								(vErrors ??= []).push(err69);
								errors++;
							}
						}
						if (data42.interval !== void 0) {
							if (!validate179(data42.interval, {
								instancePath: instancePath + "/metrics/" + i6 + "/interval",
								parentData: data42,
								parentDataProperty: "interval",
								rootData
							})) {
								vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err70 = {
							instancePath: instancePath + "/metrics/" + i6,
							schemaPath: "#/properties/metrics/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema46.properties.metrics.items.type,
							parentSchema: schema46.properties.metrics.items,
							data: data42
						};
						(vErrors ??= []).push(err70);
						errors++;
					}
				}
			} else {
				const err71 = {
					instancePath: instancePath + "/metrics",
					schemaPath: "#/properties/metrics/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema46.properties.metrics.type,
					parentSchema: schema46.properties.metrics,
					data: data41
				};
				(vErrors ??= []).push(err71);
				errors++;
			}
		}
		if (data.watch !== void 0) {
			let data46 = data.watch;
			if (Array.isArray(data46)) {
				if (data46.length > 20) {
					const err72 = {
						instancePath: instancePath + "/watch",
						schemaPath: "#/properties/watch/maxItems",
						keyword: "maxItems",
						params: { limit: 20 },
						schema: 20,
						parentSchema: schema46.properties.watch,
						data: data46
					};
					(vErrors ??= []).push(err72);
					errors++;
				}
				const len4 = data46.length;
				for (let i7 = 0; i7 < len4; i7++) {
					let data47 = data46[i7];
					if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
						if (data47.name === void 0) {
							const err73 = {
								instancePath: instancePath + "/watch/" + i7,
								schemaPath: "#/properties/watch/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								schema: schema46.properties.watch.items.required,
								parentSchema: schema46.properties.watch.items,
								data: data47
							};
							(vErrors ??= []).push(err73);
							errors++;
						}
						if (data47.run === void 0) {
							const err74 = {
								instancePath: instancePath + "/watch/" + i7,
								schemaPath: "#/properties/watch/items/required",
								keyword: "required",
								params: { missingProperty: "run" },
								schema: schema46.properties.watch.items.required,
								parentSchema: schema46.properties.watch.items,
								data: data47
							};
							(vErrors ??= []).push(err74);
							errors++;
						}
						for (const key14 in data47) if (!(key14 === "name" || key14 === "run")) {
							const err75 = {
								instancePath: instancePath + "/watch/" + i7,
								schemaPath: "#/properties/watch/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key14 },
								schema: false,
								parentSchema: schema46.properties.watch.items,
								data: data47
							};
							(vErrors ??= []).push(err75);
							errors++;
						}
						if (data47.name !== void 0) {
							if (!validate198(data47.name, {
								instancePath: instancePath + "/watch/" + i7 + "/name",
								parentData: data47,
								parentDataProperty: "name",
								rootData
							})) {
								vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
								errors = vErrors.length;
							}
						}
						if (data47.run !== void 0) {
							if (!validate177(data47.run, {
								instancePath: instancePath + "/watch/" + i7 + "/run",
								parentData: data47,
								parentDataProperty: "run",
								rootData
							})) {
								vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err76 = {
							instancePath: instancePath + "/watch/" + i7,
							schemaPath: "#/properties/watch/items/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema46.properties.watch.items.type,
							parentSchema: schema46.properties.watch.items,
							data: data47
						};
						(vErrors ??= []).push(err76);
						errors++;
					}
				}
			} else {
				const err77 = {
					instancePath: instancePath + "/watch",
					schemaPath: "#/properties/watch/type",
					keyword: "type",
					params: { type: "array" },
					schema: schema46.properties.watch.type,
					parentSchema: schema46.properties.watch,
					data: data46
				};
				(vErrors ??= []).push(err77);
				errors++;
			}
		}
		if (data.traces !== void 0) {
			let data50 = data.traces;
			if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
				if (data50.name === void 0) {
					const err78 = {
						instancePath: instancePath + "/traces",
						schemaPath: "#/properties/traces/required",
						keyword: "required",
						params: { missingProperty: "name" },
						schema: schema46.properties.traces.required,
						parentSchema: schema46.properties.traces,
						data: data50
					};
					(vErrors ??= []).push(err78);
					errors++;
				}
				for (const key15 in data50) if (!(key15 === "name")) {
					const err79 = {
						instancePath: instancePath + "/traces",
						schemaPath: "#/properties/traces/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key15 },
						schema: false,
						parentSchema: schema46.properties.traces,
						data: data50
					};
					(vErrors ??= []).push(err79);
					errors++;
				}
				if (data50.name !== void 0) {
					if (!validate198(data50.name, {
						instancePath: instancePath + "/traces/name",
						parentData: data50,
						parentDataProperty: "name",
						rootData
					})) {
						vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err80 = {
					instancePath: instancePath + "/traces",
					schemaPath: "#/properties/traces/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.traces.type,
					parentSchema: schema46.properties.traces,
					data: data50
				};
				(vErrors ??= []).push(err80);
				errors++;
			}
		}
		if (data.signals !== void 0) {
			let data52 = data.signals;
			if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
				if (Object.keys(data52).length > 50) {
					const err81 = {
						instancePath: instancePath + "/signals",
						schemaPath: "#/properties/signals/maxProperties",
						keyword: "maxProperties",
						params: { limit: 50 },
						schema: 50,
						parentSchema: schema46.properties.signals,
						data: data52
					};
					(vErrors ??= []).push(err81);
					errors++;
				}
				if (Object.keys(data52).length < 1) {
					const err82 = {
						instancePath: instancePath + "/signals",
						schemaPath: "#/properties/signals/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						schema: 1,
						parentSchema: schema46.properties.signals,
						data: data52
					};
					(vErrors ??= []).push(err82);
					errors++;
				}
				for (const key16 in data52) {
					const _errs98 = errors;
					if (!validate198(key16, {
						instancePath: instancePath + "/signals",
						parentData: data52,
						parentDataProperty: "signals",
						rootData
					})) {
						vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
						errors = vErrors.length;
					}
					if (!(_errs98 === errors)) {
						const err83 = {
							instancePath: instancePath + "/signals",
							schemaPath: "#/properties/signals/propertyNames",
							keyword: "propertyNames",
							params: { propertyName: key16 },
							schema: schema46.properties.signals.propertyNames,
							parentSchema: schema46.properties.signals,
							data: data52
						};
						(vErrors ??= []).push(err83);
						errors++;
					}
				}
				for (const key17 in data52) {
					let data53 = data52[key17];
					if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
						if (data53.span === void 0) {
							const err84 = {
								instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/signals/additionalProperties/required",
								keyword: "required",
								params: { missingProperty: "span" },
								schema: schema46.properties.signals.additionalProperties.required,
								parentSchema: schema46.properties.signals.additionalProperties,
								data: data53
							};
							(vErrors ??= []).push(err84);
							errors++;
						}
						for (const key18 in data53) if (!(key18 === "span" || key18 === "attributes")) {
							const err85 = {
								instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/signals/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key18 },
								schema: false,
								parentSchema: schema46.properties.signals.additionalProperties,
								data: data53
							};
							(vErrors ??= []).push(err85);
							errors++;
						}
						if (data53.span !== void 0) {
							let data54 = data53.span;
							if (typeof data54 === "string") {
								if (data54.length > 200 && func1(data54) > 200) {
									const err86 = {
										instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1") + "/span",
										schemaPath: "#/properties/signals/additionalProperties/properties/span/maxLength",
										keyword: "maxLength",
										params: { limit: 200 },
										schema: 200,
										parentSchema: schema46.properties.signals.additionalProperties.properties.span,
										data: data54
									};
									(vErrors ??= []).push(err86);
									errors++;
								}
								if (func1(data54) < 1) {
									const err87 = {
										instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1") + "/span",
										schemaPath: "#/properties/signals/additionalProperties/properties/span/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										schema: 1,
										parentSchema: schema46.properties.signals.additionalProperties.properties.span,
										data: data54
									};
									(vErrors ??= []).push(err87);
									errors++;
								}
							} else {
								const err88 = {
									instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1") + "/span",
									schemaPath: "#/properties/signals/additionalProperties/properties/span/type",
									keyword: "type",
									params: { type: "string" },
									schema: schema46.properties.signals.additionalProperties.properties.span.type,
									parentSchema: schema46.properties.signals.additionalProperties.properties.span,
									data: data54
								};
								(vErrors ??= []).push(err88);
								errors++;
							}
						}
						if (data53.attributes !== void 0) {
							let data55 = data53.attributes;
							if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
								if (Object.keys(data55).length > 20) {
									const err89 = {
										instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1") + "/attributes",
										schemaPath: "#/properties/signals/additionalProperties/properties/attributes/maxProperties",
										keyword: "maxProperties",
										params: { limit: 20 },
										schema: 20,
										parentSchema: schema46.properties.signals.additionalProperties.properties.attributes,
										data: data55
									};
									(vErrors ??= []).push(err89);
									errors++;
								}
								for (const key19 in data55) if (!validate175(data55[key19], {
									instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1") + "/attributes/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),
									parentData: data55,
									parentDataProperty: key19,
									rootData
								})) {
									vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
									errors = vErrors.length;
								}
							} else {
								const err90 = {
									instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1") + "/attributes",
									schemaPath: "#/properties/signals/additionalProperties/properties/attributes/type",
									keyword: "type",
									params: { type: "object" },
									schema: schema46.properties.signals.additionalProperties.properties.attributes.type,
									parentSchema: schema46.properties.signals.additionalProperties.properties.attributes,
									data: data55
								};
								(vErrors ??= []).push(err90);
								errors++;
							}
						}
					} else {
						const err91 = {
							instancePath: instancePath + "/signals/" + key17.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/signals/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							schema: schema46.properties.signals.additionalProperties.type,
							parentSchema: schema46.properties.signals.additionalProperties,
							data: data53
						};
						(vErrors ??= []).push(err91);
						errors++;
					}
				}
			} else {
				const err92 = {
					instancePath: instancePath + "/signals",
					schemaPath: "#/properties/signals/type",
					keyword: "type",
					params: { type: "object" },
					schema: schema46.properties.signals.type,
					parentSchema: schema46.properties.signals,
					data: data52
				};
				(vErrors ??= []).push(err92);
				errors++;
			}
		}
	} else {
		const err93 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			schema: schema46.type,
			parentSchema: schema46,
			data
		};
		(vErrors ??= []).push(err93);
		errors++;
	}
	validate168.errors = vErrors;
	return errors === 0;
}
const experiment = validate0;
const adapter = validate168;
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
	return /\/(then|else|dependentSchemas)\//.test(error.schemaPath);
}
function isRefusedKey(error) {
	return error.keyword === "false schema";
}
function mapOf(error) {
	const { instancePath, keyword } = error;
	return keyword === "required" || isClaim(error) ? instancePath : instancePath.slice(0, instancePath.lastIndexOf("/"));
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
function propertyText(missing, home) {
	const { key, error } = missing;
	const { properties, additionalProperties, discriminator } = schemaOf(error);
	if (isRecord(discriminator) && discriminator["propertyName"] === key) return `${key}: one of ${listed(kindsOf(error, home))}`;
	const property = isRecord(properties) ? properties[key] : additionalProperties;
	return isRecord(property) ? `${key}: ${describeSchema(resolved(property, home))}` : quoted(key);
}
function refusedKeyProblem(error, context) {
	const key = lastKey(error.instancePath);
	const expected = `no ${quoted(key)} (${conditionOf(error, context.all) ?? "here"})`;
	return problemAt(context.places, error.instancePath, {
		found: `key ${quoted(key)}`,
		expected,
		atKey: true
	});
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
	const shapes = schemaOf(about)["oneOf"]?.map((branch) => resolved(branch, context.schema)) ?? [schemaOf(about)];
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
	const [found, expected] = UNREADABLE[source.kind];
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
		...[
			...NAME_RULES,
			...FLOW_RULES,
			...CLAIM_RULES
		].flatMap((rule) => rule(outline))
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
	const bytes = readRegularFile(file.path, file.shownPath);
	return {
		...file,
		bytes,
		sha256: sha256Of(bytes)
	};
}
function readInput(name, experiment) {
	const shownPath = path.join(path.dirname(experiment.shownPath), name);
	return readRegularFile(path.resolve(path.dirname(experiment.path), name), shownPath);
}
function sha256Of(bytes) {
	return crypto.createHash("sha256").update(bytes).digest("hex");
}
function readRegularFile(file, shownPath) {
	let descriptor = null;
	try {
		descriptor = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
		const stat = fs.fstatSync(descriptor);
		if (stat.isDirectory()) throw unreadable(shownPath, "directory");
		if (!stat.isFile()) throw unreadable(shownPath, "not-a-file");
		if (stat.size > 1048576) throw unreadable(shownPath, "too-large", `${String(stat.size)} bytes`);
		return readAtMost(descriptor, stat.size);
	} catch (error) {
		if (error instanceof SpecError) throw error;
		const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
		if (code === "ENOENT" || code === "ENOTDIR") throw unreadable(shownPath, "missing");
		throw unreadable(shownPath, "unreadable", code);
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
function unreadable(shownPath, kind, detail) {
	return new SpecError([unreadableSource({
		path: shownPath,
		kind,
		...detail === void 0 ? {} : { detail }
	})]);
}
export { environmentName as _, parseExperiment as a, FAULTS as b, unknownName as c, allInstances as d, inner as f, sortedProblems as g, problemAt as h, parseAdapter as i, workloadNames as l, child as m, readSource as n, eventReferences as o, word as p, sha256Of as r, operationNames as s, readInput as t, quoted as u, instanceIndex as v, isOverAtOnce as x, roleLabel as y };
