import { A as EXPERIMENT_FILE, O as ADAPTER_FILE, a as parseExperiment, g as experiment_schema_default, h as countCharacters, i as parseAdapter } from "./sources.js";
import { i as SpecError, r as HarnessError, t as BugError } from "./errors.js";
import { t as $defs$3 } from "./timeline-event2.schema.js";
import path from "node:path";
import fs from "node:fs";
// src/core/timeline/occurrences.ts
const firstCapacity = 64;
function createOccurrences() {
	return new OccurrenceColumns();
}
var OccurrenceColumns = class {
	length = 0;
	#kinds = [];
	#root = {
		next: new Map(),
		kind: null
	};
	#kindOf = new Uint32Array(firstCapacity);
	#atMs = new Float64Array(firstCapacity);
	#seq = new Float64Array(firstCapacity);
	add({ type, subjects, atMs, seq }) {
		if (this.length === this.#seq.length) this.#grow();
		this.#kindOf[this.length] = this.#kindFor(type, subjects);
		this.#atMs[this.length] = atMs;
		this.#seq[this.length] = seq;
		this.length += 1;
	}
	first(type, of, holds = () => true) {
		const wanted = this.#wanted(type, of);
		if (wanted.size === 0) return null;
		for (let index = 0; index < this.length; index += 1) {
			if (!wanted.has(this.#kindOf[index] ?? -1)) continue;
			const occurrence = this.#at(index);
			if (holds(occurrence)) return occurrence;
		}
		return null;
	}
	lastSince(type, of, seq) {
		for (let index = this.length - 1; index >= 0 && (this.#seq[index] ?? -1) >= seq; index -= 1) {
			const occurrence = this.#at(index);
			if (isOf(occurrence, type, of)) return occurrence;
		}
		return null;
	}
	*[Symbol.iterator]() {
		for (let index = 0; index < this.length; index += 1) yield this.#at(index);
	}
	#at(index) {
		const { type, subjects } = this.#kinds[this.#kindOf[index] ?? 0] ?? {
			type: "",
			subjects: []
		};
		return {
			type,
			subjects,
			atMs: this.#atMs[index] ?? 0,
			seq: this.#seq[index] ?? 0
		};
	}
	#wanted(type, of) {
		return new Set(this.#kinds.flatMap((kind, index) => isOf(kind, type, of) ? [index] : []));
	}
	#kindFor(type, subjects) {
		let branch = branchOf(this.#root, type);
		for (const subject of subjects) branch = branchOf(branch, subject);
		if (branch.kind === null) {
			branch.kind = this.#kinds.length;
			this.#kinds.push({
				type,
				subjects
			});
		}
		return branch.kind;
	}
	#grow() {
		const capacity = this.length * 2;
		this.#kindOf = grown(new Uint32Array(capacity), this.#kindOf);
		this.#atMs = grown(new Float64Array(capacity), this.#atMs);
		this.#seq = grown(new Float64Array(capacity), this.#seq);
	}
};
function isOf(kind, type, of) {
	return kind.type === type && (of === null || kind.subjects.includes(of));
}
function branchOf({ next }, word) {
	const known = next.get(word);
	if (known !== void 0) return known;
	const branch = {
		next: new Map(),
		kind: null
	};
	next.set(word, branch);
	return branch;
}
function grown(larger, smaller) {
	larger.set(smaller);
	return larger;
}
// src/core/timeline/draft.ts
const maxProblems = 100;
function emptyDraft() {
	const occurrences = createOccurrences();
	return {
		occurrences,
		state: {
			runId: null,
			experiment: null,
			adapter: null,
			startedAt: null,
			events: 0,
			lastMs: 0,
			system: null,
			phases: [],
			components: [],
			instances: [],
			steps: [],
			targets: [],
			faults: [],
			actions: [],
			inventories: [],
			sweep: null,
			notApplicable: null,
			clockSteps: [],
			steady: [],
			logs: [],
			waitTimeouts: [],
			occurrences,
			errors: [],
			signals: [],
			problems: [],
			ended: null
		},
		phases: new Map(),
		components: new Map(),
		instances: new Map(),
		steps: new Map(),
		faults: new Map(),
		actions: new Map()
	};
}
function report(draft, event, message) {
	if (draft.state.problems.length >= maxProblems) return;
	draft.state.problems.push({
		message: `event ${String(event.seq)} (${event.type}): ${message}`,
		seq: event.seq
	});
}
function componentOf(draft, component) {
	const known = draft.components.get(component);
	if (known !== void 0) return known;
	const record = {
		component,
		states: []
	};
	draft.components.set(component, record);
	draft.state.components.push(record);
	return record;
}
function instanceOf(draft, name) {
	const known = draft.instances.get(name.instance);
	if (known !== void 0) return known;
	const record = {
		workload: name.workload,
		instance: name.instance,
		states: [],
		revivals: 0,
		collected: null,
		deleted: null,
		stopped: null
	};
	draft.instances.set(name.instance, record);
	draft.state.instances.push(record);
	return record;
}
function faultKey(fault) {
	return `${fault.operation} ${String(fault.firing)} ${fault.target}`;
}
// src/core/timeline/fault-events.ts
const types = new Set([
	"fault.requested",
	"fault.effective",
	"fault.failed",
	"fault.ended-early",
	"revert.requested",
	"revert.ended"
]);
function isFaultEvent(event) {
	return types.has(event.type);
}
function applyFaultEvent(draft, event) {
	if (event.type === "fault.requested") {
		requestFault(draft, event);
		return;
	}
	if (isRevertEvent(event)) {
		applyRevertEvent(draft, event);
		return;
	}
	const fault = draft.faults.get(faultKey(event));
	if (fault === void 0) {
		report(draft, event, `${event.operation} was not requested on ${event.target}`);
		return;
	}
	switch (event.type) {
		case "fault.effective":
			takeEffect(draft, event, fault);
			return;
		case "fault.failed":
			if (fault.effectiveMs !== null) report(draft, event, "the fault had taken effect");
			fault.failure = `${event.code}: ${event.message}`;
			return;
		case "fault.ended-early": fault.endedEarly = {
			proof: event.proof,
			atMs: event.elapsedMs,
			seq: event.seq
		};
	}
}
function isRevertEvent(event) {
	return event.type === "revert.requested" || event.type === "revert.ended";
}
function applyRevertEvent(draft, event) {
	const key = faultKey(event);
	const undone = draft.faults.get(key) ?? draft.actions.get(key);
	if (undone === void 0) {
		report(draft, event, `${event.operation} was not requested on ${event.target}`);
		return;
	}
	if (event.type === "revert.ended") {
		endRevert(draft, event, undone);
		return;
	}
	const { cause, elapsedMs, seq } = event;
	undone.revert = {
		cause,
		requestedMs: elapsedMs,
		endedMs: null,
		result: null,
		proof: null,
		seq
	};
}
function requestFault(draft, event) {
	const key = faultKey(event);
	if (draft.faults.has(key)) {
		report(draft, event, `this firing of ${event.operation} on ${event.target} was requested before`);
		return;
	}
	const fault = {
		operation: event.operation,
		firing: event.firing,
		fault: event.fault,
		step: event.step,
		target: event.target,
		component: event.component,
		workload: event.workload,
		instance: event.instance,
		role: event.role,
		identity: event.identity,
		undo: event.undo,
		requestedMs: event.elapsedMs,
		requestedSeq: event.seq,
		requestedLogs: [...event.logs],
		respondedMs: null,
		effectiveMs: null,
		effectiveSeq: null,
		effectiveLogs: [],
		proof: null,
		failure: null,
		endedEarly: null,
		revert: null
	};
	draft.faults.set(key, fault);
	draft.state.faults.push(fault);
}
function takeEffect(draft, event, fault) {
	if (fault.effectiveMs !== null) {
		report(draft, event, "the fault had already taken effect");
		return;
	}
	fault.respondedMs = event.respondedMs;
	fault.effectiveMs = event.elapsedMs;
	fault.effectiveSeq = event.seq;
	fault.effectiveLogs = [...event.logs];
	fault.proof = event.proof;
}
function endRevert(draft, event, undone) {
	const { revert } = undone;
	if (revert === null || revert.endedMs !== null) {
		report(draft, event, `no revert of ${event.operation} on ${event.target} was under way`);
		return;
	}
	undone.revert = {
		...revert,
		endedMs: event.elapsedMs,
		result: event.result,
		proof: event.proof
	};
}
// src/core/timeline/run-events.ts
const nothing = () => void 0;
const handlers = {
	"run.started": ({ state }, event) => {
		state.runId = event.runId;
		state.experiment = event.experiment;
		state.adapter = event.adapter;
		state.startedAt = event.at;
	},
	"phase.started": startPhase,
	"phase.ended": endPhase,
	"system.booted": ({ state }, event) => {
		state.system = event.system;
	},
	"component.state": (draft, event) => {
		const { state, elapsedMs, seq } = event;
		componentOf(draft, event.component).states.push({
			state,
			atMs: elapsedMs,
			seq
		});
	},
	"hook.started": nothing,
	"hook.ended": nothing,
	"step.started": startStep,
	"step.ended": endStep,
	"instance.state": (draft, event) => {
		const { state, rawPhase, exitCode, reason, elapsedMs, seq } = event;
		instanceOf(draft, event).states.push({
			state,
			rawPhase,
			exitCode,
			reason,
			atMs: elapsedMs,
			seq
		});
	},
	"instance.revived": (draft, event) => {
		instanceOf(draft, event).revivals += 1;
	},
	"instance.collected": (draft, event) => {
		const { complete, files, leftOut, seq } = event;
		instanceOf(draft, event).collected = {
			complete,
			files,
			leftOut,
			seq
		};
	},
	"instance.deleted": (draft, event) => {
		instanceOf(draft, event).deleted = event.deleted;
	},
	"await.timed-out": ({ state }, event) => {
		const condition = `await ${event.workload}`;
		state.waitTimeouts.push({
			step: event.step,
			condition,
			atMs: event.elapsedMs,
			seq: event.seq
		});
	},
	"wait.timed-out": ({ state }, event) => {
		const { step, condition, elapsedMs, seq } = event;
		state.waitTimeouts.push({
			step,
			condition,
			atMs: elapsedMs,
			seq
		});
	},
	"targets.resolved": ({ state }, event) => {
		const { operation, firing, step, rule, candidates, chosen, seedPath, elapsedMs, seq } = event;
		state.targets.push({
			operation,
			firing,
			step,
			rule,
			candidates,
			chosen,
			seedPath,
			atMs: elapsedMs,
			seq
		});
	},
	"steady-state.checked": ({ state }, event) => {
		const { name, when, outcome, expected, actual, seq } = event;
		state.steady.push({
			name,
			when,
			outcome,
			expected,
			actual,
			seq
		});
	},
	"log.closed": ({ state }, event) => {
		const { log, path, lines, bytes, capped, complete, counts, seq } = event;
		state.logs.push({
			log,
			path,
			lines,
			bytes,
			capped,
			complete,
			counts,
			seq
		});
	},
	"watch.ended": nothing,
	"operation.started": startAction,
	"operation.ended": endAction,
	"instance.stopped": (draft, event) => {
		instanceOf(draft, event).stopped = {
			by: event.by,
			atMs: event.elapsedMs,
			seq: event.seq
		};
	},
	"inventory.taken": ({ state }, event) => {
		const { point, outcome, reason, instances, items, elapsedMs, seq } = event;
		state.inventories.push({
			at: point,
			outcome,
			reason,
			instances,
			items,
			atMs: elapsedMs,
			seq
		});
	},
	"system.swept": ({ state }, event) => {
		state.sweep = {
			removed: event.removed,
			left: event.left,
			seq: event.seq
		};
	},
	"run.not-applicable": ({ state }, event) => {
		state.notApplicable = {
			reason: event.reason,
			seq: event.seq
		};
	},
	"clock.stepped": ({ state }, event) => {
		state.clockSteps.push({
			byMs: event.byMs,
			atMs: event.elapsedMs,
			seq: event.seq
		});
	},
	"signal.received": ({ state }, event) => {
		state.signals.push(event.signal);
	},
	error: ({ state }, event) => {
		const { phase, code, subject, message, seq } = event;
		state.errors.push({
			phase,
			code,
			subject,
			message,
			seq
		});
	},
	"run.ended": ({ state }, event) => {
		state.ended = {
			cancelled: event.cancelled,
			reason: event.reason,
			seq: event.seq
		};
	}
};
function applyRunEvent(draft, event) {
	handlers[event.type](draft, event);
}
function startPhase(draft, event) {
	const running = draft.phases.get(event.phase);
	if (running !== void 0 && running.endMs === null) {
		report(draft, event, `phase ${event.phase} was already under way`);
		return;
	}
	addPhase(draft, event, {
		endMs: null,
		outcome: null,
		reason: null
	});
}
function endPhase(draft, event) {
	const { outcome, reason } = event;
	const running = draft.phases.get(event.phase);
	if (running !== void 0 && running.endMs === null) {
		running.endMs = event.elapsedMs;
		running.outcome = outcome;
		running.reason = reason;
		return;
	}
	if (outcome !== "skipped") report(draft, event, `phase ${event.phase} was not under way`);
	else addPhase(draft, event, {
		endMs: event.elapsedMs,
		outcome,
		reason
	});
}
function addPhase(draft, event, end) {
	const span = {
		phase: event.phase,
		startMs: event.elapsedMs,
		...end,
		seq: event.seq
	};
	draft.phases.set(event.phase, span);
	draft.state.phases.push(span);
}
function startStep(draft, event) {
	if (draft.steps.has(event.step)) {
		report(draft, event, `step ${event.step} had already begun`);
		return;
	}
	const step = {
		step: event.step,
		parent: event.parent,
		kind: event.kind,
		label: event.label,
		startMs: event.elapsedMs,
		endMs: null,
		outcome: null,
		reason: null,
		seq: event.seq
	};
	draft.steps.set(event.step, step);
	draft.state.steps.push(step);
}
function endStep(draft, event) {
	const step = draft.steps.get(event.step);
	if (step === void 0 || step.endMs !== null) {
		report(draft, event, `step ${event.step} was not under way`);
		return;
	}
	step.endMs = event.elapsedMs;
	step.outcome = event.outcome;
	step.reason = event.reason;
}
function startAction(draft, event) {
	const key = faultKey(event);
	if (draft.actions.has(key)) {
		report(draft, event, `this firing of ${event.operation} on ${event.target} was started before`);
		return;
	}
	const { operation, firing, uses, step, target, component, workload, instance, undo, logs, elapsedMs, seq } = event;
	const action = {
		operation,
		firing,
		uses,
		step,
		target,
		component,
		workload,
		instance,
		undo,
		startedMs: elapsedMs,
		startedSeq: seq,
		startedLogs: [...logs],
		end: null,
		revert: null
	};
	draft.actions.set(key, action);
	draft.state.actions.push(action);
}
function endAction(draft, event) {
	const action = draft.actions.get(faultKey(event));
	if (action === void 0 || action.end !== null) {
		report(draft, event, `${event.operation} was not under way on ${event.target}`);
		return;
	}
	const { outcome, exitCode, durationMs, stdout, stderr, cut = false, proof, logs, elapsedMs, seq } = event;
	action.end = {
		outcome,
		exitCode,
		durationMs,
		stdout,
		stderr,
		cut,
		proof,
		logs,
		atMs: elapsedMs,
		seq
	};
}
// src/core/timeline/fold.ts
function createFold() {
	const draft = emptyDraft();
	return {
		add: (event) => addEvent(draft, event),
		state: () => draft.state
	};
}
function addEvent(draft, event) {
	checkOrder(draft, event);
	draft.state.events += 1;
	draft.state.lastMs = Math.max(draft.state.lastMs, event.elapsedMs);
	noteOccurrence(draft, event);
	if (isFaultEvent(event)) applyFaultEvent(draft, event);
	else applyRunEvent(draft, event);
}
function checkOrder(draft, event) {
	const { state } = draft;
	if (event.seq !== state.events) report(draft, event, `expected number ${String(state.events)}`);
	if (event.elapsedMs < state.lastMs) report(draft, event, "its time is before that of an earlier event");
	if (state.ended !== null) report(draft, event, "the run had already ended");
	if (event.type === "run.started" !== (state.events === 0)) report(draft, event, state.events === 0 ? "the first event must be run.started" : "the run had already started");
}
function noteOccurrence(draft, event) {
	const subjects = subjectsOf(event);
	if (subjects === null) return;
	draft.occurrences.add({
		type: event.type,
		subjects,
		atMs: event.elapsedMs,
		seq: event.seq
	});
}
function subjectsOf(event) {
	if ("target" in event) return [
		event.operation,
		event.component,
		event.workload,
		event.instance
	].filter((name) => name !== null);
	switch (event.type) {
		case "system.booted":
		case "wait.timed-out": return [];
		case "component.state": return [event.component];
		case "instance.state":
		case "instance.revived":
		case "instance.collected":
		case "instance.deleted":
		case "instance.stopped": return [event.workload, event.instance];
		case "inventory.taken": return [event.point];
		case "await.timed-out": return [event.workload, ...event.instances];
		default: return null;
	}
}
// src/rundir/writers-files.ts
const NAME = /^[A-Za-z0-9._-]{1,200}$/;
function isSafeName(name) {
	return NAME.test(name) && name !== "." && name !== "..";
}
function safePath(relative) {
	if (!relative.split("/").every(isSafeName)) throw new BugError(`not a path of a run directory: ${JSON.stringify(relative)}`);
	return relative;
}
function visible(text) {
	return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
		const code = character.codePointAt(0) ?? 0;
		return SHORT_ESCAPES[character] ?? `\\u${code.toString(16).padStart(4, "0")}`;
	});
}
const SHORT_ESCAPES = {
	"\n": "\\n",
	"\r": "\\r",
	"	": "	"
};
function onDisk(what, work) {
	try {
		return work();
	} catch (error) {
		throw diskError(what, error);
	}
}
function diskError(what, cause) {
	const code = systemCode(cause);
	if (code === null) return cause;
	const full = code === "ENOSPC" || code === "EDQUOT";
	const reason = full ? "the disk is full" : DISK_REASONS[code] ?? code;
	return new HarnessError(`cannot write ${what}: ${reason}`, {
		code: full ? "disk-full" : "not-writable",
		hint: full ? "Free some space there, or choose another folder for runs." : "Choose a folder for runs that you may write to.",
		cause
	});
}
const DISK_REASONS = {
	EACCES: "permission denied (EACCES)",
	EPERM: "not permitted (EPERM)",
	EROFS: "the file system is read-only (EROFS)",
	ENOTDIR: "a part of its path is a file, not a folder (ENOTDIR)",
	EEXIST: "it exists already (EEXIST)",
	ENAMETOOLONG: "its path is too long (ENAMETOOLONG)"
};
function systemCode(error) {
	return error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string" ? error.code : null;
}
function writeOnce(file, bytes) {
	onDisk(file, () => {
		fs.mkdirSync(path.dirname(file), { recursive: true });
		fs.writeFileSync(file, bytes, {
			flag: "wx",
			flush: true
		});
	});
}
function replaceFile(file, bytes) {
	const temporary = `${file}.tmp`;
	onDisk(file, () => {
		fs.mkdirSync(path.dirname(file), { recursive: true });
		try {
			fs.writeFileSync(temporary, bytes, { flush: true });
			fs.renameSync(temporary, file);
		} catch (error) {
			fs.rmSync(temporary, { force: true });
			throw error;
		}
		syncFolder(path.dirname(file));
	});
}
function syncFolder(folder) {
	const fd = fs.openSync(folder, "r");
	try {
		fs.fsyncSync(fd);
	} finally {
		fs.closeSync(fd);
	}
}
function openAppend(runDir, relative, { sync = false } = {}) {
	const file = path.join(runDir, safePath(relative));
	let size = 0;
	let fd = onDisk(file, () => {
		fs.mkdirSync(path.dirname(file), { recursive: true });
		const opened = fs.openSync(file, "a");
		size = fs.fstatSync(opened).size;
		return opened;
	});
	return {
		path: relative,
		append(bytes) {
			if (fd === null) throw new BugError(`written after it was closed: ${relative}`);
			size += appendWhole({
				fd,
				size,
				file
			}, typeof bytes === "string" ? Buffer.from(bytes) : bytes);
			if (sync) onDisk(file, () => fs.fdatasyncSync(fd ?? -1));
		},
		close() {
			if (fd === null) return;
			fs.closeSync(fd);
			fd = null;
		}
	};
}
function appendWhole({ fd, size, file }, bytes) {
	return onDisk(file, () => {
		const written = fs.writeSync(fd, bytes);
		if (written === bytes.length) return written;
		try {
			const rest = fs.writeSync(fd, bytes, written);
			if (written + rest === bytes.length) return bytes.length;
			throw Object.assign(new Error(`wrote ${written + rest} of ${bytes.length} bytes`), {
				code: "ENOSPC",
				syscall: "write"
			});
		} catch (error) {
			fs.ftruncateSync(fd, size);
			throw error;
		}
	});
}
// src/schema/run-manifest.schema.json
var run_manifest_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "run-manifest.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "RunManifest",
	description: "manifest.json of a run: what ran, with which versions and inputs, on what machine.",
	type: "object",
	additionalProperties: false,
	required: [
		"format",
		"runId",
		"createdAt",
		"tool",
		"experiment",
		"adapter",
		"gateway",
		"seed",
		"parameters",
		"host",
		"engine",
		"system",
		"reproduce"
	],
	properties: {
		"format": {
			"description": "Version of the run directory's format; a newer one is refused.",
			"type": "integer",
			"minimum": 1
		},
		"runId": { "$ref": "#/$defs/run-id" },
		"createdAt": {
			"description": "Wall time, ISO 8601.",
			"type": "string",
			"maxLength": 40
		},
		"tool": {
			"description": "The harness.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"version",
				"commit",
				"dirty"
			],
			"properties": {
				"name": {
					"type": "string",
					"maxLength": 100
				},
				"version": {
					"type": "string",
					"maxLength": 100
				},
				"commit": {
					"description": "Commit of the folder the harness was started in that holds the experiment; null without git.",
					"type": ["string", "null"],
					"maxLength": 64
				},
				"dirty": {
					"description": "Whether that work tree had uncommitted changes.",
					"type": ["boolean", "null"]
				}
			}
		},
		"experiment": { "$ref": "#/$defs/source" },
		"adapter": { "$ref": "#/$defs/source" },
		"gateway": {
			"description": "Which gateway was asked for, as given to the boot hook.",
			"type": "string",
			"maxLength": 500
		},
		"seed": {
			"description": "64-bit root seed, decimal.",
			"type": "string",
			"pattern": "^[0-9]{1,20}$"
		},
		"parameters": {
			"description": "Values in force, after `--set` and the adapter's overrides.",
			"type": "object",
			"additionalProperties": { "$ref": "experiment.schema.json#/$defs/parameter-value" }
		},
		"secrets": {
			"description": "Names of the variables whose values are masked in everything that is written.",
			"$ref": "experiment.schema.json#/$defs/variable-names"
		},
		"host": { "$ref": "#/$defs/host" },
		"engine": {
			"description": "Container engine, where the backend has one.",
			"type": ["string", "null"],
			"maxLength": 200
		},
		"system": {
			"description": "The system under test as its boot hook described it; null until it has booted.",
			"anyOf": [{ "$ref": "#/$defs/system" }, { "type": "null" }]
		},
		"replayOf": {
			"description": "The run whose seed, parameters and choices were used again.",
			"$ref": "#/$defs/run-id"
		},
		"reproduce": {
			"description": "Arguments of `chaos` that run the same again.",
			"type": "array",
			"maxItems": 100,
			"items": {
				"type": "string",
				"maxLength": 5e3
			}
		}
	},
	$defs: {
		"run-id": {
			"title": "RunId",
			"type": "string",
			"pattern": "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"
		},
		"source": {
			"title": "SourceInfo",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"title",
				"sha256",
				"origin"
			],
			"properties": {
				"id": { "$ref": "experiment.schema.json#/$defs/id" },
				"title": {
					"type": "string",
					"maxLength": 200
				},
				"sha256": {
					"description": "Digest of the file's bytes, hexadecimal.",
					"type": "string",
					"pattern": "^[0-9a-f]{64}$"
				},
				"origin": {
					"description": "Whether the file was shipped with the tool, or found or given locally.",
					"enum": ["shipped", "local"]
				}
			}
		},
		"system": {
			"title": "SystemInfo",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"version",
				"generation",
				"build",
				"standInFor"
			],
			"properties": {
				"name": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100
				},
				"version": {
					"type": "string",
					"minLength": 1,
					"maxLength": 100
				},
				"generation": {
					"type": ["string", "null"],
					"maxLength": 100
				},
				"build": {
					"type": ["string", "null"],
					"maxLength": 200
				},
				"standInFor": {
					"description": "Name of the real system that this one only stands in for; null for a real one.",
					"type": ["string", "null"],
					"maxLength": 100
				}
			}
		},
		"host": {
			"title": "HostInfo",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"os",
				"arch",
				"kernel",
				"node",
				"cpus",
				"memoryBytes"
			],
			"properties": {
				"os": {
					"type": "string",
					"maxLength": 100
				},
				"arch": {
					"type": "string",
					"maxLength": 100
				},
				"kernel": {
					"type": "string",
					"maxLength": 200
				},
				"node": {
					"type": "string",
					"maxLength": 100
				},
				"cpus": {
					"type": "integer",
					"minimum": 0
				},
				"memoryBytes": {
					"type": "integer",
					"minimum": 0
				}
			}
		}
	}
};
// src/schema/undo-record.schema.json
var $defs$1 = {
	"undo": {
		"title": "UndoIntent",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"v",
			"type",
			"id",
			"at",
			"bootId",
			"subject",
			"action",
			"shell"
		],
		"properties": {
			"v": { "const": 1 },
			"type": { "const": "undo" },
			"id": {
				"description": "Number of the record within the run, from 1.",
				"type": "integer",
				"minimum": 1
			},
			"at": {
				"description": "Wall time, ISO 8601.",
				"type": "string",
				"maxLength": 40
			},
			"bootId": {
				"description": "Identity of the machine's boot; pids of another boot mean nothing.",
				"type": "string",
				"maxLength": 100
			},
			"subject": {
				"description": "Operation and target, for people.",
				"type": "string",
				"maxLength": 300
			},
			"action": { "$ref": "#/$defs/action" },
			"shell": {
				"description": "What a person could do by hand. Never executed.",
				"type": "string",
				"maxLength": 1e3
			}
		}
	},
	"undone": {
		"title": "UndoDone",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"v",
			"type",
			"id",
			"at",
			"result",
			"proof"
		],
		"properties": {
			"v": { "const": 1 },
			"type": { "const": "undone" },
			"id": {
				"description": "The record that was carried out.",
				"type": "integer",
				"minimum": 1
			},
			"at": {
				"type": "string",
				"maxLength": 40
			},
			"result": { "$ref": "#/$defs/result" },
			"proof": {
				"description": "What was read back.",
				"type": "string",
				"maxLength": 1e3
			}
		}
	},
	"result": {
		"title": "UndoResult",
		"enum": [
			"reverted",
			"already-clean",
			"gone-with-target",
			"foreign-state-refused",
			"failed"
		]
	},
	"action": {
		"title": "UndoAction",
		"type": "object",
		"required": ["kind"],
		"discriminator": { "propertyName": "kind" },
		"oneOf": [
			{ "$ref": "#/$defs/process-continue" },
			{ "$ref": "#/$defs/component-start" },
			{ "$ref": "#/$defs/system-shutdown" },
			{ "$ref": "#/$defs/system-sweep" },
			{ "$ref": "#/$defs/process-end" },
			{ "$ref": "#/$defs/role-start" },
			{ "$ref": "#/$defs/operation-revert" },
			{ "$ref": "#/$defs/container-unpause" },
			{ "$ref": "#/$defs/container-start" },
			{ "$ref": "#/$defs/network-connect" }
		]
	},
	"process-continue": {
		"title": "ProcessContinue",
		"description": "Let a frozen process, or process group, run again.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"pid",
			"startTime",
			"group"
		],
		"properties": {
			"kind": { "const": "process.continue" },
			"pid": {
				"type": "integer",
				"minimum": 2
			},
			"startTime": {
				"description": "Start time of the process as the kernel tells it; another one is another process.",
				"type": "string",
				"minLength": 1,
				"maxLength": 100
			},
			"group": {
				"description": "Whether the whole group of the process was frozen.",
				"type": "boolean"
			}
		}
	},
	"component-start": {
		"title": "ComponentStart",
		"description": "Start a component again with the same arguments (the adapter's start hook).",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind", "component"],
		"properties": {
			"kind": { "const": "component.start" },
			"component": { "$ref": "experiment.schema.json#/$defs/name" }
		}
	},
	"system-shutdown": {
		"title": "SystemShutdown",
		"description": "Shut down the system that the run booted (the adapter's shutdown hook).",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind"],
		"properties": { "kind": { "const": "system.shutdown" } }
	},
	"system-sweep": {
		"title": "SystemSweep",
		"description": "Remove whatever of the run outlived deletion and shutdown (the adapter's sweep hook).",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind"],
		"properties": { "kind": { "const": "system.sweep" } }
	},
	"process-end": {
		"title": "ProcessEnd",
		"description": "End a process group that the harness started and could not end itself.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"pid",
			"startTime"
		],
		"properties": {
			"kind": { "const": "process.end" },
			"pid": {
				"type": "integer",
				"minimum": 2
			},
			"startTime": {
				"type": "string",
				"minLength": 1,
				"maxLength": 100
			}
		}
	},
	"role-start": {
		"title": "RoleStart",
		"description": "Start a role of an instance again with the same arguments (the start hook of the adapter's role).",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"workload",
			"instance",
			"role"
		],
		"properties": {
			"kind": { "const": "role.start" },
			"workload": { "$ref": "experiment.schema.json#/$defs/name" },
			"instance": { "$ref": "timeline-event.schema.json#/$defs/instance" },
			"role": { "$ref": "experiment.schema.json#/$defs/name" }
		}
	},
	"operation-revert": {
		"title": "OperationRevert",
		"description": "Undo an operation of the adapter (its revert hook).",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"operation",
			"component",
			"workload",
			"instance",
			"with",
			"captured"
		],
		"properties": {
			"kind": { "const": "operation.revert" },
			"operation": {
				"description": "Name among the adapter's operations.",
				"$ref": "experiment.schema.json#/$defs/name"
			},
			"component": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"workload": {
				"type": ["string", "null"],
				"maxLength": 40
			},
			"instance": {
				"type": ["string", "null"],
				"maxLength": 50
			},
			"with": {
				"description": "Its arguments as text; a file is a path within the run directory.",
				"type": "object",
				"maxProperties": 20,
				"propertyNames": { "$ref": "experiment.schema.json#/$defs/parameter-name" },
				"additionalProperties": {
					"type": "string",
					"maxLength": 4096
				}
			},
			"captured": {
				"description": "What its capture hook printed; empty without one.",
				"type": "string",
				"maxLength": 8192
			}
		}
	},
	"container-unpause": {
		"title": "ContainerUnpause",
		"description": "Let a paused container run again.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"id",
			"startedAt"
		],
		"properties": {
			"kind": { "const": "container.unpause" },
			"id": {
				"description": "The whole id of the container.",
				"type": "string",
				"pattern": "^[0-9a-f]{64}$"
			},
			"startedAt": {
				"description": "When it was started, as the engine tells it; another time is another life of it.",
				"type": "string",
				"maxLength": 60
			}
		}
	},
	"container-start": {
		"title": "ContainerStart",
		"description": "Start a container again that was taken down.",
		"type": "object",
		"additionalProperties": false,
		"required": ["kind", "id"],
		"properties": {
			"kind": { "const": "container.start" },
			"id": {
				"description": "The whole id of the container.",
				"type": "string",
				"pattern": "^[0-9a-f]{64}$"
			}
		}
	},
	"network-connect": {
		"title": "NetworkConnect",
		"description": "Connect a container to the networks it was cut from, with the names and the address it had.",
		"type": "object",
		"additionalProperties": false,
		"required": [
			"kind",
			"id",
			"startedAt",
			"networks"
		],
		"properties": {
			"kind": { "const": "network.connect" },
			"id": {
				"description": "The whole id of the container.",
				"type": "string",
				"pattern": "^[0-9a-f]{64}$"
			},
			"startedAt": {
				"description": "When it was started, as the engine tells it; another time is another life of it.",
				"type": "string",
				"maxLength": 60
			},
			"networks": {
				"type": "array",
				"minItems": 1,
				"maxItems": 50,
				"items": {
					"type": "object",
					"additionalProperties": false,
					"required": [
						"name",
						"id",
						"aliases",
						"ipv4"
					],
					"properties": {
						"name": {
							"type": "string",
							"maxLength": 200
						},
						"id": {
							"type": "string",
							"maxLength": 100
						},
						"aliases": {
							"type": "array",
							"maxItems": 100,
							"items": {
								"type": "string",
								"maxLength": 200
							}
						},
						"ipv4": {
							"type": ["string", "null"],
							"maxLength": 40
						}
					}
				}
			}
		}
	}
};
// src/schema/verdict.schema.json
var verdict_schema_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	$id: "verdict.schema.json",
	$comment: "SPDX-License-Identifier: Apache-2.0",
	title: "VerdictDocument",
	description: "verdict.json: the decision and all that it rests on. The same evidence gives the same bytes anywhere.",
	type: "object",
	additionalProperties: false,
	required: [
		"format",
		"experiment",
		"adapter",
		"runId",
		"verdict",
		"headline",
		"standInFor",
		"cancelled",
		"durationMs",
		"counts",
		"checks",
		"expectations",
		"instances",
		"errors",
		"leftovers"
	],
	properties: {
		"format": {
			"type": "integer",
			"minimum": 1
		},
		"experiment": {
			"type": "string",
			"maxLength": 64
		},
		"adapter": {
			"type": "string",
			"maxLength": 64
		},
		"runId": { "$ref": "run-manifest.schema.json#/$defs/run-id" },
		"verdict": { "$ref": "#/$defs/verdict" },
		"headline": {
			"description": "Why, in one sentence.",
			"type": "string",
			"maxLength": 500
		},
		"standInFor": {
			"description": "Name of the real system that the system under test only stands in for.",
			"type": ["string", "null"],
			"maxLength": 100
		},
		"cancelled": { "type": "boolean" },
		"durationMs": {
			"description": "From the first to the last event.",
			"type": "number",
			"minimum": 0
		},
		"counts": { "$ref": "#/$defs/counts" },
		"checks": {
			"type": "array",
			"items": { "$ref": "#/$defs/check" }
		},
		"expectations": {
			"type": "array",
			"items": { "$ref": "#/$defs/expectation" }
		},
		"instances": {
			"type": "array",
			"items": { "$ref": "#/$defs/instance" }
		},
		"errors": {
			"type": "array",
			"items": { "$ref": "#/$defs/error" }
		},
		"leftovers": {
			"description": "What the system could not delete, each with what became of it: removed by the sweep, left, or gone after the shutdown.",
			"type": "array",
			"items": {
				"type": "string",
				"maxLength": 300
			}
		}
	},
	$defs: {
		"verdict": {
			"title": "Verdict",
			"description": "`not-applicable`: the system that booted is not one that the experiment requires, so nothing was checked.",
			"enum": [
				"PASS",
				"FAIL",
				"XFAIL",
				"XPASS",
				"ERROR",
				"not-applicable"
			]
		},
		"outcome": {
			"title": "Outcome",
			"enum": [
				"held",
				"failed",
				"undecided"
			]
		},
		"evidence": {
			"title": "EvidencePointer",
			"type": "object",
			"additionalProperties": false,
			"required": ["file", "line"],
			"properties": {
				"file": {
					"description": "Path relative to the run directory.",
					"type": "string",
					"maxLength": 500
				},
				"line": {
					"description": "Line, from 1; null for the file as a whole.",
					"type": ["integer", "null"],
					"minimum": 1
				}
			}
		},
		"check-outcome": {
			"title": "CheckOutcome",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"instance",
				"outcome",
				"expected",
				"actual",
				"evidence",
				"expectedBy"
			],
			"properties": {
				"instance": {
					"description": "Null for a check on the run as a whole.",
					"type": ["string", "null"],
					"maxLength": 50
				},
				"outcome": { "$ref": "#/$defs/outcome" },
				"expected": {
					"type": "string",
					"maxLength": 1e3
				},
				"actual": {
					"type": "string",
					"maxLength": 2e3
				},
				"evidence": {
					"description": "Where the actual value was read.",
					"anyOf": [{ "$ref": "#/$defs/evidence" }, { "type": "null" }]
				},
				"expectedBy": {
					"description": "Issues whose expectation covers this failure.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 200
					}
				}
			}
		},
		"check": {
			"title": "CheckResult",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"name",
				"kind",
				"workload",
				"outcomes"
			],
			"properties": {
				"name": {
					"type": "string",
					"maxLength": 60
				},
				"kind": {
					"type": "string",
					"maxLength": 20
				},
				"workload": {
					"description": "Null for a check on the run as a whole.",
					"type": ["string", "null"],
					"maxLength": 40
				},
				"outcomes": {
					"type": "array",
					"items": { "$ref": "#/$defs/check-outcome" }
				}
			}
		},
		"expectation": {
			"title": "ExpectationResult",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issue",
				"reason",
				"flaky",
				"outcome",
				"scopeNote",
				"hitInstances",
				"failed",
				"holding"
			],
			"properties": {
				"issue": {
					"type": "string",
					"maxLength": 200
				},
				"reason": {
					"type": "string",
					"maxLength": 500
				},
				"flaky": { "type": "boolean" },
				"outcome": {
					"description": "`ignored`: not in scope for this adapter or system.",
					"enum": [
						"hit",
						"undecided",
						"clean",
						"guard",
						"ignored"
					]
				},
				"scopeNote": {
					"description": "Why it is not in scope.",
					"type": ["string", "null"],
					"maxLength": 500
				},
				"hitInstances": {
					"description": "Instances with a failure that it covers.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 50
					}
				},
				"failed": {
					"description": "Checks with a failure that it covers.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 60
					}
				},
				"holding": {
					"description": "Checks it names that held.",
					"type": "array",
					"items": {
						"type": "string",
						"maxLength": 60
					}
				}
			}
		},
		"instance": {
			"title": "InstanceVerdict",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"workload",
				"instance",
				"verdict",
				"lastState",
				"exitCode"
			],
			"properties": {
				"workload": {
					"type": "string",
					"maxLength": 40
				},
				"instance": {
					"type": "string",
					"maxLength": 50
				},
				"verdict": { "enum": [
					"PASS",
					"FAIL",
					"XFAIL",
					"ERROR"
				] },
				"lastState": { "anyOf": [{ "$ref": "experiment.schema.json#/$defs/instance-state" }, { "type": "null" }] },
				"exitCode": { "type": ["integer", "null"] }
			}
		},
		"error": {
			"title": "RunError",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"phase",
				"code",
				"subject",
				"message"
			],
			"properties": {
				"phase": { "$ref": "timeline-event.schema.json#/$defs/phase" },
				"code": {
					"type": "string",
					"maxLength": 60
				},
				"subject": {
					"type": ["string", "null"],
					"maxLength": 300
				},
				"message": {
					"type": "string",
					"maxLength": 2e3
				}
			}
		},
		"counts": {
			"title": "OutcomeCounts",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"held",
				"failedExpected",
				"failedUnexpected",
				"undecided"
			],
			"properties": {
				"held": {
					"type": "integer",
					"minimum": 0
				},
				"failedExpected": {
					"type": "integer",
					"minimum": 0
				},
				"failedUnexpected": {
					"type": "integer",
					"minimum": 0
				},
				"undecided": {
					"type": "integer",
					"minimum": 0
				}
			}
		}
	}
};
// src/schema/generated/run-validators.mjs
const schema0 = run_manifest_schema_default;
const schema8 = experiment_schema_default["$defs"]["parameter-value"];
const schema153 = run_manifest_schema_default["$defs"]["system"];
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const pattern0 = new RegExp("^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$", "u");
const pattern86 = new RegExp("^[0-9]{1,20}$", "u");
const pattern10 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const schema2 = run_manifest_schema_default["$defs"]["source"];
const pattern1 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
const pattern85 = new RegExp("^[0-9a-f]{64}$", "u");
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title") || data.sha256 === void 0 && (missing0 = "sha256") || data.origin === void 0 && (missing0 = "origin")) {
			validate1.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "id" || key0 === "title" || key0 === "sha256" || key0 === "origin")) {
				validate1.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.id !== void 0) {
				let data0 = data.id;
				if (typeof data0 === "string") {
					if (!pattern1.test(data0)) {
						validate1.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "experiment.schema.json#/$defs/id/pattern",
							keyword: "pattern",
							params: { pattern: "^[a-z0-9][a-z0-9-]{0,63}$" },
							message: "must match pattern \"^[a-z0-9][a-z0-9-]{0,63}$\""
						}];
						return false;
					}
				} else {
					validate1.errors = [{
						instancePath: instancePath + "/id",
						schemaPath: "experiment.schema.json#/$defs/id/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.title !== void 0) {
					let data1 = data.title;
					if (typeof data1 === "string") {
						if (data1.length > 200 && func1(data1) > 200) {
							validate1.errors = [{
								instancePath: instancePath + "/title",
								schemaPath: "#/properties/title/maxLength",
								keyword: "maxLength",
								params: { limit: 200 },
								message: "must NOT have more than 200 characters"
							}];
							return false;
						}
					} else {
						validate1.errors = [{
							instancePath: instancePath + "/title",
							schemaPath: "#/properties/title/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.sha256 !== void 0) {
						let data2 = data.sha256;
						if (typeof data2 === "string") {
							if (!pattern85.test(data2)) {
								validate1.errors = [{
									instancePath: instancePath + "/sha256",
									schemaPath: "#/properties/sha256/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9a-f]{64}$" },
									message: "must match pattern \"^[0-9a-f]{64}$\""
								}];
								return false;
							}
						} else {
							validate1.errors = [{
								instancePath: instancePath + "/sha256",
								schemaPath: "#/properties/sha256/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.origin !== void 0) {
							let data3 = data.origin;
							if (!(data3 === "shipped" || data3 === "local")) {
								validate1.errors = [{
									instancePath: instancePath + "/origin",
									schemaPath: "#/properties/origin/enum",
									keyword: "enum",
									params: { allowedValues: schema2.properties.origin.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate1.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate1.errors = vErrors;
	return true;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.format === void 0 && (missing0 = "format") || data.runId === void 0 && (missing0 = "runId") || data.createdAt === void 0 && (missing0 = "createdAt") || data.tool === void 0 && (missing0 = "tool") || data.experiment === void 0 && (missing0 = "experiment") || data.adapter === void 0 && (missing0 = "adapter") || data.gateway === void 0 && (missing0 = "gateway") || data.seed === void 0 && (missing0 = "seed") || data.parameters === void 0 && (missing0 = "parameters") || data.host === void 0 && (missing0 = "host") || data.engine === void 0 && (missing0 = "engine") || data.system === void 0 && (missing0 = "system") || data.reproduce === void 0 && (missing0 = "reproduce")) {
				validate0.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs2 = errors;
				for (const key0 in data) if (!func0.call(schema0.properties, key0)) {
					validate0.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs2 === errors) {
					if (data.format !== void 0) {
						let data0 = data.format;
						const _errs3 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate0.errors = [{
								instancePath: instancePath + "/format",
								schemaPath: "#/properties/format/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (errors === _errs3) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 < 1 || isNaN(data0)) {
									validate0.errors = [{
										instancePath: instancePath + "/format",
										schemaPath: "#/properties/format/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.runId !== void 0) {
							let data1 = data.runId;
							const _errs5 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern0.test(data1)) {
										validate0.errors = [{
											instancePath: instancePath + "/runId",
											schemaPath: "#/$defs/run-id/pattern",
											keyword: "pattern",
											params: { pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$" },
											message: "must match pattern \"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$\""
										}];
										return false;
									}
								} else {
									validate0.errors = [{
										instancePath: instancePath + "/runId",
										schemaPath: "#/$defs/run-id/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.createdAt !== void 0) {
								let data2 = data.createdAt;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (typeof data2 === "string") {
										if (data2.length > 40 && func1(data2) > 40) {
											validate0.errors = [{
												instancePath: instancePath + "/createdAt",
												schemaPath: "#/properties/createdAt/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									} else {
										validate0.errors = [{
											instancePath: instancePath + "/createdAt",
											schemaPath: "#/properties/createdAt/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.tool !== void 0) {
									let data3 = data.tool;
									const _errs10 = errors;
									if (errors === _errs10) {
										if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
											let missing1;
											if (data3.name === void 0 && (missing1 = "name") || data3.version === void 0 && (missing1 = "version") || data3.commit === void 0 && (missing1 = "commit") || data3.dirty === void 0 && (missing1 = "dirty")) {
												validate0.errors = [{
													instancePath: instancePath + "/tool",
													schemaPath: "#/properties/tool/required",
													keyword: "required",
													params: { missingProperty: missing1 },
													message: "must have required property '" + missing1 + "'"
												}];
												return false;
											} else {
												const _errs12 = errors;
												for (const key1 in data3) if (!(key1 === "name" || key1 === "version" || key1 === "commit" || key1 === "dirty")) {
													validate0.errors = [{
														instancePath: instancePath + "/tool",
														schemaPath: "#/properties/tool/additionalProperties",
														keyword: "additionalProperties",
														params: { additionalProperty: key1 },
														message: "must NOT have additional properties"
													}];
													return false;
												}
												if (_errs12 === errors) {
													if (data3.name !== void 0) {
														let data4 = data3.name;
														const _errs13 = errors;
														if (errors === _errs13) {
															if (typeof data4 === "string") {
																if (data4.length > 100 && func1(data4) > 100) {
																	validate0.errors = [{
																		instancePath: instancePath + "/tool/name",
																		schemaPath: "#/properties/tool/properties/name/maxLength",
																		keyword: "maxLength",
																		params: { limit: 100 },
																		message: "must NOT have more than 100 characters"
																	}];
																	return false;
																}
															} else {
																validate0.errors = [{
																	instancePath: instancePath + "/tool/name",
																	schemaPath: "#/properties/tool/properties/name/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
														var valid2 = _errs13 === errors;
													} else var valid2 = true;
													if (valid2) {
														if (data3.version !== void 0) {
															let data5 = data3.version;
															const _errs15 = errors;
															if (errors === _errs15) {
																if (typeof data5 === "string") {
																	if (data5.length > 100 && func1(data5) > 100) {
																		validate0.errors = [{
																			instancePath: instancePath + "/tool/version",
																			schemaPath: "#/properties/tool/properties/version/maxLength",
																			keyword: "maxLength",
																			params: { limit: 100 },
																			message: "must NOT have more than 100 characters"
																		}];
																		return false;
																	}
																} else {
																	validate0.errors = [{
																		instancePath: instancePath + "/tool/version",
																		schemaPath: "#/properties/tool/properties/version/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
															}
															var valid2 = _errs15 === errors;
														} else var valid2 = true;
														if (valid2) {
															if (data3.commit !== void 0) {
																let data6 = data3.commit;
																const _errs17 = errors;
																if (typeof data6 !== "string" && data6 !== null) {
																	validate0.errors = [{
																		instancePath: instancePath + "/tool/commit",
																		schemaPath: "#/properties/tool/properties/commit/type",
																		keyword: "type",
																		params: { type: schema0.properties.tool.properties.commit.type },
																		message: "must be string,null"
																	}];
																	return false;
																}
																if (errors === _errs17) {
																	if (typeof data6 === "string") {
																		if (data6.length > 64 && func1(data6) > 64) {
																			validate0.errors = [{
																				instancePath: instancePath + "/tool/commit",
																				schemaPath: "#/properties/tool/properties/commit/maxLength",
																				keyword: "maxLength",
																				params: { limit: 64 },
																				message: "must NOT have more than 64 characters"
																			}];
																			return false;
																		}
																	}
																}
																var valid2 = _errs17 === errors;
															} else var valid2 = true;
															if (valid2) {
																if (data3.dirty !== void 0) {
																	let data7 = data3.dirty;
																	const _errs19 = errors;
																	if (typeof data7 !== "boolean" && data7 !== null) {
																		validate0.errors = [{
																			instancePath: instancePath + "/tool/dirty",
																			schemaPath: "#/properties/tool/properties/dirty/type",
																			keyword: "type",
																			params: { type: schema0.properties.tool.properties.dirty.type },
																			message: "must be boolean,null"
																		}];
																		return false;
																	}
																	var valid2 = _errs19 === errors;
																} else var valid2 = true;
															}
														}
													}
												}
											}
										} else {
											validate0.errors = [{
												instancePath: instancePath + "/tool",
												schemaPath: "#/properties/tool/type",
												keyword: "type",
												params: { type: "object" },
												message: "must be object"
											}];
											return false;
										}
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.experiment !== void 0) {
										const _errs21 = errors;
										if (!validate1(data.experiment, {
											instancePath: instancePath + "/experiment",
											parentData: data,
											parentDataProperty: "experiment",
											rootData
										})) {
											vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs21 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.adapter !== void 0) {
											const _errs22 = errors;
											if (!validate1(data.adapter, {
												instancePath: instancePath + "/adapter",
												parentData: data,
												parentDataProperty: "adapter",
												rootData
											})) {
												vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs22 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.gateway !== void 0) {
												let data10 = data.gateway;
												const _errs23 = errors;
												if (errors === _errs23) {
													if (typeof data10 === "string") {
														if (data10.length > 500 && func1(data10) > 500) {
															validate0.errors = [{
																instancePath: instancePath + "/gateway",
																schemaPath: "#/properties/gateway/maxLength",
																keyword: "maxLength",
																params: { limit: 500 },
																message: "must NOT have more than 500 characters"
															}];
															return false;
														}
													} else {
														validate0.errors = [{
															instancePath: instancePath + "/gateway",
															schemaPath: "#/properties/gateway/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid0 = _errs23 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.seed !== void 0) {
													let data11 = data.seed;
													const _errs25 = errors;
													if (errors === _errs25) {
														if (typeof data11 === "string") {
															if (!pattern86.test(data11)) {
																validate0.errors = [{
																	instancePath: instancePath + "/seed",
																	schemaPath: "#/properties/seed/pattern",
																	keyword: "pattern",
																	params: { pattern: "^[0-9]{1,20}$" },
																	message: "must match pattern \"^[0-9]{1,20}$\""
																}];
																return false;
															}
														} else {
															validate0.errors = [{
																instancePath: instancePath + "/seed",
																schemaPath: "#/properties/seed/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid0 = _errs25 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.parameters !== void 0) {
														let data12 = data.parameters;
														const _errs27 = errors;
														if (errors === _errs27) {
															if (data12 && typeof data12 == "object" && !Array.isArray(data12)) for (const key2 in data12) {
																let data13 = data12[key2];
																const _errs30 = errors;
																const _errs31 = errors;
																if (typeof data13 !== "string" && !(typeof data13 == "number" && isFinite(data13)) && typeof data13 !== "boolean") {
																	validate0.errors = [{
																		instancePath: instancePath + "/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																		schemaPath: "experiment.schema.json#/$defs/parameter-value/type",
																		keyword: "type",
																		params: { type: schema8.type },
																		message: "must be string,number,boolean"
																	}];
																	return false;
																}
																if (errors === _errs31) {
																	if (typeof data13 === "string") {
																		if (data13.length > 4096 && func1(data13) > 4096) {
																			validate0.errors = [{
																				instancePath: instancePath + "/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																				schemaPath: "experiment.schema.json#/$defs/parameter-value/maxLength",
																				keyword: "maxLength",
																				params: { limit: 4096 },
																				message: "must NOT have more than 4096 characters"
																			}];
																			return false;
																		}
																	}
																}
																if (!(_errs30 === errors)) break;
															}
															else {
																validate0.errors = [{
																	instancePath: instancePath + "/parameters",
																	schemaPath: "#/properties/parameters/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																}];
																return false;
															}
														}
														var valid0 = _errs27 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.secrets !== void 0) {
															let data14 = data.secrets;
															const _errs34 = errors;
															if (errors === errors) {
																if (Array.isArray(data14)) {
																	if (data14.length > 50) {
																		validate0.errors = [{
																			instancePath: instancePath + "/secrets",
																			schemaPath: "experiment.schema.json#/$defs/variable-names/maxItems",
																			keyword: "maxItems",
																			params: { limit: 50 },
																			message: "must NOT have more than 50 items"
																		}];
																		return false;
																	} else {
																		var valid6 = true;
																		const len0 = data14.length;
																		for (let i0 = 0; i0 < len0; i0++) {
																			let data15 = data14[i0];
																			const _errs37 = errors;
																			if (errors === _errs37) {
																				if (typeof data15 === "string") {
																					if (!pattern10.test(data15)) {
																						validate0.errors = [{
																							instancePath: instancePath + "/secrets/" + i0,
																							schemaPath: "experiment.schema.json#/$defs/variable-names/items/pattern",
																							keyword: "pattern",
																							params: { pattern: "^[A-Za-z_][A-Za-z0-9_]*$" },
																							message: "must match pattern \"^[A-Za-z_][A-Za-z0-9_]*$\""
																						}];
																						return false;
																					}
																				} else {
																					validate0.errors = [{
																						instancePath: instancePath + "/secrets/" + i0,
																						schemaPath: "experiment.schema.json#/$defs/variable-names/items/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																			}
																			var valid6 = _errs37 === errors;
																			if (!valid6) break;
																		}
																		if (valid6) {
																			let i1 = data14.length;
																			let j0;
																			if (i1 > 1) {
																				const indices0 = {};
																				for (; i1--;) {
																					let item0 = data14[i1];
																					if (typeof item0 !== "string") continue;
																					if (typeof indices0[item0] == "number") {
																						j0 = indices0[item0];
																						validate0.errors = [{
																							instancePath: instancePath + "/secrets",
																							schemaPath: "experiment.schema.json#/$defs/variable-names/uniqueItems",
																							keyword: "uniqueItems",
																							params: {
																								i: i1,
																								j: j0
																							},
																							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
																						}];
																						return false;
																					}
																					indices0[item0] = i1;
																				}
																			}
																		}
																	}
																} else {
																	validate0.errors = [{
																		instancePath: instancePath + "/secrets",
																		schemaPath: "experiment.schema.json#/$defs/variable-names/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
															}
															var valid0 = _errs34 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.host !== void 0) {
																let data16 = data.host;
																const _errs40 = errors;
																if (errors === errors) {
																	if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
																		let missing2;
																		if (data16.os === void 0 && (missing2 = "os") || data16.arch === void 0 && (missing2 = "arch") || data16.kernel === void 0 && (missing2 = "kernel") || data16.node === void 0 && (missing2 = "node") || data16.cpus === void 0 && (missing2 = "cpus") || data16.memoryBytes === void 0 && (missing2 = "memoryBytes")) {
																			validate0.errors = [{
																				instancePath: instancePath + "/host",
																				schemaPath: "#/$defs/host/required",
																				keyword: "required",
																				params: { missingProperty: missing2 },
																				message: "must have required property '" + missing2 + "'"
																			}];
																			return false;
																		} else {
																			const _errs43 = errors;
																			for (const key3 in data16) if (!(key3 === "os" || key3 === "arch" || key3 === "kernel" || key3 === "node" || key3 === "cpus" || key3 === "memoryBytes")) {
																				validate0.errors = [{
																					instancePath: instancePath + "/host",
																					schemaPath: "#/$defs/host/additionalProperties",
																					keyword: "additionalProperties",
																					params: { additionalProperty: key3 },
																					message: "must NOT have additional properties"
																				}];
																				return false;
																			}
																			if (_errs43 === errors) {
																				if (data16.os !== void 0) {
																					let data17 = data16.os;
																					const _errs44 = errors;
																					if (errors === _errs44) {
																						if (typeof data17 === "string") {
																							if (data17.length > 100 && func1(data17) > 100) {
																								validate0.errors = [{
																									instancePath: instancePath + "/host/os",
																									schemaPath: "#/$defs/host/properties/os/maxLength",
																									keyword: "maxLength",
																									params: { limit: 100 },
																									message: "must NOT have more than 100 characters"
																								}];
																								return false;
																							}
																						} else {
																							validate0.errors = [{
																								instancePath: instancePath + "/host/os",
																								schemaPath: "#/$defs/host/properties/os/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																					}
																					var valid9 = _errs44 === errors;
																				} else var valid9 = true;
																				if (valid9) {
																					if (data16.arch !== void 0) {
																						let data18 = data16.arch;
																						const _errs46 = errors;
																						if (errors === _errs46) {
																							if (typeof data18 === "string") {
																								if (data18.length > 100 && func1(data18) > 100) {
																									validate0.errors = [{
																										instancePath: instancePath + "/host/arch",
																										schemaPath: "#/$defs/host/properties/arch/maxLength",
																										keyword: "maxLength",
																										params: { limit: 100 },
																										message: "must NOT have more than 100 characters"
																									}];
																									return false;
																								}
																							} else {
																								validate0.errors = [{
																									instancePath: instancePath + "/host/arch",
																									schemaPath: "#/$defs/host/properties/arch/type",
																									keyword: "type",
																									params: { type: "string" },
																									message: "must be string"
																								}];
																								return false;
																							}
																						}
																						var valid9 = _errs46 === errors;
																					} else var valid9 = true;
																					if (valid9) {
																						if (data16.kernel !== void 0) {
																							let data19 = data16.kernel;
																							const _errs48 = errors;
																							if (errors === _errs48) {
																								if (typeof data19 === "string") {
																									if (data19.length > 200 && func1(data19) > 200) {
																										validate0.errors = [{
																											instancePath: instancePath + "/host/kernel",
																											schemaPath: "#/$defs/host/properties/kernel/maxLength",
																											keyword: "maxLength",
																											params: { limit: 200 },
																											message: "must NOT have more than 200 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate0.errors = [{
																										instancePath: instancePath + "/host/kernel",
																										schemaPath: "#/$defs/host/properties/kernel/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							var valid9 = _errs48 === errors;
																						} else var valid9 = true;
																						if (valid9) {
																							if (data16.node !== void 0) {
																								let data20 = data16.node;
																								const _errs50 = errors;
																								if (errors === _errs50) {
																									if (typeof data20 === "string") {
																										if (data20.length > 100 && func1(data20) > 100) {
																											validate0.errors = [{
																												instancePath: instancePath + "/host/node",
																												schemaPath: "#/$defs/host/properties/node/maxLength",
																												keyword: "maxLength",
																												params: { limit: 100 },
																												message: "must NOT have more than 100 characters"
																											}];
																											return false;
																										}
																									} else {
																										validate0.errors = [{
																											instancePath: instancePath + "/host/node",
																											schemaPath: "#/$defs/host/properties/node/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}];
																										return false;
																									}
																								}
																								var valid9 = _errs50 === errors;
																							} else var valid9 = true;
																							if (valid9) {
																								if (data16.cpus !== void 0) {
																									let data21 = data16.cpus;
																									const _errs52 = errors;
																									if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
																										validate0.errors = [{
																											instancePath: instancePath + "/host/cpus",
																											schemaPath: "#/$defs/host/properties/cpus/type",
																											keyword: "type",
																											params: { type: "integer" },
																											message: "must be integer"
																										}];
																										return false;
																									}
																									if (errors === _errs52) {
																										if (typeof data21 == "number" && isFinite(data21)) {
																											if (data21 < 0 || isNaN(data21)) {
																												validate0.errors = [{
																													instancePath: instancePath + "/host/cpus",
																													schemaPath: "#/$defs/host/properties/cpus/minimum",
																													keyword: "minimum",
																													params: {
																														comparison: ">=",
																														limit: 0
																													},
																													message: "must be >= 0"
																												}];
																												return false;
																											}
																										}
																									}
																									var valid9 = _errs52 === errors;
																								} else var valid9 = true;
																								if (valid9) {
																									if (data16.memoryBytes !== void 0) {
																										let data22 = data16.memoryBytes;
																										const _errs54 = errors;
																										if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
																											validate0.errors = [{
																												instancePath: instancePath + "/host/memoryBytes",
																												schemaPath: "#/$defs/host/properties/memoryBytes/type",
																												keyword: "type",
																												params: { type: "integer" },
																												message: "must be integer"
																											}];
																											return false;
																										}
																										if (errors === _errs54) {
																											if (typeof data22 == "number" && isFinite(data22)) {
																												if (data22 < 0 || isNaN(data22)) {
																													validate0.errors = [{
																														instancePath: instancePath + "/host/memoryBytes",
																														schemaPath: "#/$defs/host/properties/memoryBytes/minimum",
																														keyword: "minimum",
																														params: {
																															comparison: ">=",
																															limit: 0
																														},
																														message: "must be >= 0"
																													}];
																													return false;
																												}
																											}
																										}
																										var valid9 = _errs54 === errors;
																									} else var valid9 = true;
																								}
																							}
																						}
																					}
																				}
																			}
																		}
																	} else {
																		validate0.errors = [{
																			instancePath: instancePath + "/host",
																			schemaPath: "#/$defs/host/type",
																			keyword: "type",
																			params: { type: "object" },
																			message: "must be object"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs40 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.engine !== void 0) {
																	let data23 = data.engine;
																	const _errs56 = errors;
																	if (typeof data23 !== "string" && data23 !== null) {
																		validate0.errors = [{
																			instancePath: instancePath + "/engine",
																			schemaPath: "#/properties/engine/type",
																			keyword: "type",
																			params: { type: schema0.properties.engine.type },
																			message: "must be string,null"
																		}];
																		return false;
																	}
																	if (errors === _errs56) {
																		if (typeof data23 === "string") {
																			if (data23.length > 200 && func1(data23) > 200) {
																				validate0.errors = [{
																					instancePath: instancePath + "/engine",
																					schemaPath: "#/properties/engine/maxLength",
																					keyword: "maxLength",
																					params: { limit: 200 },
																					message: "must NOT have more than 200 characters"
																				}];
																				return false;
																			}
																		}
																	}
																	var valid0 = _errs56 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.system !== void 0) {
																		let data24 = data.system;
																		const _errs58 = errors;
																		const _errs59 = errors;
																		let valid10 = false;
																		const _errs60 = errors;
																		if (errors === errors) {
																			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
																				let missing3;
																				if (data24.name === void 0 && (missing3 = "name") || data24.version === void 0 && (missing3 = "version") || data24.generation === void 0 && (missing3 = "generation") || data24.build === void 0 && (missing3 = "build") || data24.standInFor === void 0 && (missing3 = "standInFor")) {
																					const err0 = {
																						instancePath: instancePath + "/system",
																						schemaPath: "#/$defs/system/required",
																						keyword: "required",
																						params: { missingProperty: missing3 },
																						message: "must have required property '" + missing3 + "'"
																					};
																					(vErrors ??= []).push(err0);
																					errors++;
																				} else {
																					const _errs63 = errors;
																					for (const key4 in data24) if (!(key4 === "name" || key4 === "version" || key4 === "generation" || key4 === "build" || key4 === "standInFor")) {
																						const err1 = {
																							instancePath: instancePath + "/system",
																							schemaPath: "#/$defs/system/additionalProperties",
																							keyword: "additionalProperties",
																							params: { additionalProperty: key4 },
																							message: "must NOT have additional properties"
																						};
																						(vErrors ??= []).push(err1);
																						errors++;
																						break;
																					}
																					if (_errs63 === errors) {
																						if (data24.name !== void 0) {
																							let data25 = data24.name;
																							const _errs64 = errors;
																							if (errors === _errs64) {
																								if (typeof data25 === "string") {
																									if (data25.length > 100 && func1(data25) > 100) {
																										const err2 = {
																											instancePath: instancePath + "/system/name",
																											schemaPath: "#/$defs/system/properties/name/maxLength",
																											keyword: "maxLength",
																											params: { limit: 100 },
																											message: "must NOT have more than 100 characters"
																										};
																										(vErrors ??= []).push(err2);
																										errors++;
																									} else if (func1(data25) < 1) {
																										const err3 = {
																											instancePath: instancePath + "/system/name",
																											schemaPath: "#/$defs/system/properties/name/minLength",
																											keyword: "minLength",
																											params: { limit: 1 },
																											message: "must NOT have fewer than 1 characters"
																										};
																										(vErrors ??= []).push(err3);
																										errors++;
																									}
																								} else {
																									const err4 = {
																										instancePath: instancePath + "/system/name",
																										schemaPath: "#/$defs/system/properties/name/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									};
																									(vErrors ??= []).push(err4);
																									errors++;
																								}
																							}
																							var valid12 = _errs64 === errors;
																						} else var valid12 = true;
																						if (valid12) {
																							if (data24.version !== void 0) {
																								let data26 = data24.version;
																								const _errs66 = errors;
																								if (errors === _errs66) {
																									if (typeof data26 === "string") {
																										if (data26.length > 100 && func1(data26) > 100) {
																											const err5 = {
																												instancePath: instancePath + "/system/version",
																												schemaPath: "#/$defs/system/properties/version/maxLength",
																												keyword: "maxLength",
																												params: { limit: 100 },
																												message: "must NOT have more than 100 characters"
																											};
																											(vErrors ??= []).push(err5);
																											errors++;
																										} else if (func1(data26) < 1) {
																											const err6 = {
																												instancePath: instancePath + "/system/version",
																												schemaPath: "#/$defs/system/properties/version/minLength",
																												keyword: "minLength",
																												params: { limit: 1 },
																												message: "must NOT have fewer than 1 characters"
																											};
																											(vErrors ??= []).push(err6);
																											errors++;
																										}
																									} else {
																										const err7 = {
																											instancePath: instancePath + "/system/version",
																											schemaPath: "#/$defs/system/properties/version/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										};
																										(vErrors ??= []).push(err7);
																										errors++;
																									}
																								}
																								var valid12 = _errs66 === errors;
																							} else var valid12 = true;
																							if (valid12) {
																								if (data24.generation !== void 0) {
																									let data27 = data24.generation;
																									const _errs68 = errors;
																									if (typeof data27 !== "string" && data27 !== null) {
																										const err8 = {
																											instancePath: instancePath + "/system/generation",
																											schemaPath: "#/$defs/system/properties/generation/type",
																											keyword: "type",
																											params: { type: schema153.properties.generation.type },
																											message: "must be string,null"
																										};
																										(vErrors ??= []).push(err8);
																										errors++;
																									}
																									if (errors === _errs68) {
																										if (typeof data27 === "string") {
																											if (data27.length > 100 && func1(data27) > 100) {
																												const err9 = {
																													instancePath: instancePath + "/system/generation",
																													schemaPath: "#/$defs/system/properties/generation/maxLength",
																													keyword: "maxLength",
																													params: { limit: 100 },
																													message: "must NOT have more than 100 characters"
																												};
																												(vErrors ??= []).push(err9);
																												errors++;
																											}
																										}
																									}
																									var valid12 = _errs68 === errors;
																								} else var valid12 = true;
																								if (valid12) {
																									if (data24.build !== void 0) {
																										let data28 = data24.build;
																										const _errs70 = errors;
																										if (typeof data28 !== "string" && data28 !== null) {
																											const err10 = {
																												instancePath: instancePath + "/system/build",
																												schemaPath: "#/$defs/system/properties/build/type",
																												keyword: "type",
																												params: { type: schema153.properties.build.type },
																												message: "must be string,null"
																											};
																											(vErrors ??= []).push(err10);
																											errors++;
																										}
																										if (errors === _errs70) {
																											if (typeof data28 === "string") {
																												if (data28.length > 200 && func1(data28) > 200) {
																													const err11 = {
																														instancePath: instancePath + "/system/build",
																														schemaPath: "#/$defs/system/properties/build/maxLength",
																														keyword: "maxLength",
																														params: { limit: 200 },
																														message: "must NOT have more than 200 characters"
																													};
																													(vErrors ??= []).push(err11);
																													errors++;
																												}
																											}
																										}
																										var valid12 = _errs70 === errors;
																									} else var valid12 = true;
																									if (valid12) {
																										if (data24.standInFor !== void 0) {
																											let data29 = data24.standInFor;
																											const _errs72 = errors;
																											if (typeof data29 !== "string" && data29 !== null) {
																												const err12 = {
																													instancePath: instancePath + "/system/standInFor",
																													schemaPath: "#/$defs/system/properties/standInFor/type",
																													keyword: "type",
																													params: { type: schema153.properties.standInFor.type },
																													message: "must be string,null"
																												};
																												(vErrors ??= []).push(err12);
																												errors++;
																											}
																											if (errors === _errs72) {
																												if (typeof data29 === "string") {
																													if (data29.length > 100 && func1(data29) > 100) {
																														const err13 = {
																															instancePath: instancePath + "/system/standInFor",
																															schemaPath: "#/$defs/system/properties/standInFor/maxLength",
																															keyword: "maxLength",
																															params: { limit: 100 },
																															message: "must NOT have more than 100 characters"
																														};
																														(vErrors ??= []).push(err13);
																														errors++;
																													}
																												}
																											}
																											var valid12 = _errs72 === errors;
																										} else var valid12 = true;
																									}
																								}
																							}
																						}
																					}
																				}
																			} else {
																				const err14 = {
																					instancePath: instancePath + "/system",
																					schemaPath: "#/$defs/system/type",
																					keyword: "type",
																					params: { type: "object" },
																					message: "must be object"
																				};
																				(vErrors ??= []).push(err14);
																				errors++;
																			}
																		}
																		var _valid0 = _errs60 === errors;
																		valid10 = valid10 || _valid0;
																		if (!valid10) {
																			const _errs74 = errors;
																			if (data24 !== null) {
																				const err15 = {
																					instancePath: instancePath + "/system",
																					schemaPath: "#/properties/system/anyOf/1/type",
																					keyword: "type",
																					params: { type: "null" },
																					message: "must be null"
																				};
																				(vErrors ??= []).push(err15);
																				errors++;
																			}
																			var _valid0 = _errs74 === errors;
																			valid10 = valid10 || _valid0;
																		}
																		if (!valid10) {
																			const err16 = {
																				instancePath: instancePath + "/system",
																				schemaPath: "#/properties/system/anyOf",
																				keyword: "anyOf",
																				params: {},
																				message: "must match a schema in anyOf"
																			};
																			(vErrors ??= []).push(err16);
																			errors++;
																			validate0.errors = vErrors;
																			return false;
																		} else {
																			errors = _errs59;
																			if (vErrors !== null) {
																				if (_errs59) vErrors.length = _errs59;
																				else vErrors = null;
																			}
																		}
																		var valid0 = _errs58 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.replayOf !== void 0) {
																			let data30 = data.replayOf;
																			const _errs76 = errors;
																			if (errors === errors) {
																				if (typeof data30 === "string") {
																					if (!pattern0.test(data30)) {
																						validate0.errors = [{
																							instancePath: instancePath + "/replayOf",
																							schemaPath: "#/$defs/run-id/pattern",
																							keyword: "pattern",
																							params: { pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$" },
																							message: "must match pattern \"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$\""
																						}];
																						return false;
																					}
																				} else {
																					validate0.errors = [{
																						instancePath: instancePath + "/replayOf",
																						schemaPath: "#/$defs/run-id/type",
																						keyword: "type",
																						params: { type: "string" },
																						message: "must be string"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs76 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.reproduce !== void 0) {
																				let data31 = data.reproduce;
																				const _errs79 = errors;
																				if (errors === _errs79) {
																					if (Array.isArray(data31)) {
																						if (data31.length > 100) {
																							validate0.errors = [{
																								instancePath: instancePath + "/reproduce",
																								schemaPath: "#/properties/reproduce/maxItems",
																								keyword: "maxItems",
																								params: { limit: 100 },
																								message: "must NOT have more than 100 items"
																							}];
																							return false;
																						} else {
																							const len1 = data31.length;
																							for (let i2 = 0; i2 < len1; i2++) {
																								let data32 = data31[i2];
																								const _errs81 = errors;
																								if (errors === _errs81) {
																									if (typeof data32 === "string") {
																										if (data32.length > 5e3 && func1(data32) > 5e3) {
																											validate0.errors = [{
																												instancePath: instancePath + "/reproduce/" + i2,
																												schemaPath: "#/properties/reproduce/items/maxLength",
																												keyword: "maxLength",
																												params: { limit: 5e3 },
																												message: "must NOT have more than 5000 characters"
																											}];
																											return false;
																										}
																									} else {
																										validate0.errors = [{
																											instancePath: instancePath + "/reproduce/" + i2,
																											schemaPath: "#/properties/reproduce/items/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}];
																										return false;
																									}
																								}
																								if (!(_errs81 === errors)) break;
																							}
																						}
																					} else {
																						validate0.errors = [{
																							instancePath: instancePath + "/reproduce",
																							schemaPath: "#/properties/reproduce/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs79 === errors;
																			} else var valid0 = true;
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate0.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate0.errors = vErrors;
	return errors === 0;
}
const schema270 = $defs$1["network-connect"];
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind") || data.component === void 0 && (missing0 = "component")) {
			validate77.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "component")) {
				validate77.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.kind !== void 0) {
				if ("component.start" !== data.kind) {
					validate77.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "component.start" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.component !== void 0) {
					let data1 = data.component;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate77.errors = [{
								instancePath: instancePath + "/component",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate77.errors = [{
							instancePath: instancePath + "/component",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate77.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate77.errors = vErrors;
	return true;
}
const pattern30 = new RegExp("^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$", "u");
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.kind === void 0 && (missing0 = "kind") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role")) {
			validate78.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "kind" || key0 === "workload" || key0 === "instance" || key0 === "role")) {
				validate78.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.kind !== void 0) {
				if ("role.start" !== data.kind) {
					validate78.errors = [{
						instancePath: instancePath + "/kind",
						schemaPath: "#/properties/kind/const",
						keyword: "const",
						params: { allowedValue: "role.start" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate78.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate78.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate78.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "timeline-event.schema.json#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern30.test(data2)) {
								validate78.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "timeline-event.schema.json#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate78.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "timeline-event.schema.json#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.role !== void 0) {
							let data3 = data.role;
							if (typeof data3 === "string") {
								if (!pattern7.test(data3)) {
									validate78.errors = [{
										instancePath: instancePath + "/role",
										schemaPath: "experiment.schema.json#/$defs/name/pattern",
										keyword: "pattern",
										params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
										message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
									}];
									return false;
								}
							} else {
								validate78.errors = [{
									instancePath: instancePath + "/role",
									schemaPath: "experiment.schema.json#/$defs/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate78.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate78.errors = vErrors;
	return true;
}
const schema261 = $defs$1["operation-revert"];
const pattern4 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind") || data.operation === void 0 && (missing0 = "operation") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.with === void 0 && (missing0 = "with") || data.captured === void 0 && (missing0 = "captured")) {
				validate130.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "kind" || key0 === "operation" || key0 === "component" || key0 === "workload" || key0 === "instance" || key0 === "with" || key0 === "captured")) {
					validate130.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.kind !== void 0) {
						const _errs2 = errors;
						if ("operation.revert" !== data.kind) {
							validate130.errors = [{
								instancePath: instancePath + "/kind",
								schemaPath: "#/properties/kind/const",
								keyword: "const",
								params: { allowedValue: "operation.revert" },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.operation !== void 0) {
							let data1 = data.operation;
							const _errs3 = errors;
							if (errors === errors) {
								if (typeof data1 === "string") {
									if (!pattern7.test(data1)) {
										validate130.errors = [{
											instancePath: instancePath + "/operation",
											schemaPath: "experiment.schema.json#/$defs/name/pattern",
											keyword: "pattern",
											params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
											message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
										}];
										return false;
									}
								} else {
									validate130.errors = [{
										instancePath: instancePath + "/operation",
										schemaPath: "experiment.schema.json#/$defs/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.component !== void 0) {
								let data2 = data.component;
								const _errs7 = errors;
								if (typeof data2 !== "string" && data2 !== null) {
									validate130.errors = [{
										instancePath: instancePath + "/component",
										schemaPath: "#/properties/component/type",
										keyword: "type",
										params: { type: schema261.properties.component.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (errors === _errs7) {
									if (typeof data2 === "string") {
										if (data2.length > 40 && func1(data2) > 40) {
											validate130.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.workload !== void 0) {
									let data3 = data.workload;
									const _errs9 = errors;
									if (typeof data3 !== "string" && data3 !== null) {
										validate130.errors = [{
											instancePath: instancePath + "/workload",
											schemaPath: "#/properties/workload/type",
											keyword: "type",
											params: { type: schema261.properties.workload.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (errors === _errs9) {
										if (typeof data3 === "string") {
											if (data3.length > 40 && func1(data3) > 40) {
												validate130.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.instance !== void 0) {
										let data4 = data.instance;
										const _errs11 = errors;
										if (typeof data4 !== "string" && data4 !== null) {
											validate130.errors = [{
												instancePath: instancePath + "/instance",
												schemaPath: "#/properties/instance/type",
												keyword: "type",
												params: { type: schema261.properties.instance.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (errors === _errs11) {
											if (typeof data4 === "string") {
												if (data4.length > 50 && func1(data4) > 50) {
													validate130.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs11 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.with !== void 0) {
											let data5 = data.with;
											const _errs13 = errors;
											if (errors === _errs13) {
												if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
													if (Object.keys(data5).length > 20) {
														validate130.errors = [{
															instancePath: instancePath + "/with",
															schemaPath: "#/properties/with/maxProperties",
															keyword: "maxProperties",
															params: { limit: 20 },
															message: "must NOT have more than 20 properties"
														}];
														return false;
													} else {
														for (const key1 in data5) {
															const _errs15 = errors;
															if (errors === errors) {
																if (typeof key1 === "string") {
																	if (key1.length > 40 && func1(key1) > 40) {
																		const err0 = {
																			instancePath: instancePath + "/with",
																			schemaPath: "experiment.schema.json#/$defs/parameter-name/maxLength",
																			keyword: "maxLength",
																			params: { limit: 40 },
																			message: "must NOT have more than 40 characters",
																			propertyName: key1
																		};
																		(vErrors ??= []).push(err0);
																		errors++;
																	} else if (!pattern4.test(key1)) {
																		const err1 = {
																			instancePath: instancePath + "/with",
																			schemaPath: "experiment.schema.json#/$defs/parameter-name/pattern",
																			keyword: "pattern",
																			params: { pattern: "^[a-z][a-z0-9-]*$" },
																			message: "must match pattern \"^[a-z][a-z0-9-]*$\"",
																			propertyName: key1
																		};
																		(vErrors ??= []).push(err1);
																		errors++;
																	}
																} else {
																	const err2 = {
																		instancePath: instancePath + "/with",
																		schemaPath: "experiment.schema.json#/$defs/parameter-name/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string",
																		propertyName: key1
																	};
																	(vErrors ??= []).push(err2);
																	errors++;
																}
															}
															var valid2 = _errs15 === errors;
															if (!valid2) {
																const err3 = {
																	instancePath: instancePath + "/with",
																	schemaPath: "#/properties/with/propertyNames",
																	keyword: "propertyNames",
																	params: { propertyName: key1 },
																	message: "property name must be valid"
																};
																(vErrors ??= []).push(err3);
																errors++;
																validate130.errors = vErrors;
																return false;
															}
														}
														if (valid2) for (const key2 in data5) {
															let data6 = data5[key2];
															const _errs20 = errors;
															if (errors === _errs20) {
																if (typeof data6 === "string") {
																	if (data6.length > 4096 && func1(data6) > 4096) {
																		validate130.errors = [{
																			instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																			schemaPath: "#/properties/with/additionalProperties/maxLength",
																			keyword: "maxLength",
																			params: { limit: 4096 },
																			message: "must NOT have more than 4096 characters"
																		}];
																		return false;
																	}
																} else {
																	validate130.errors = [{
																		instancePath: instancePath + "/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
																		schemaPath: "#/properties/with/additionalProperties/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
															}
															if (!(_errs20 === errors)) break;
														}
													}
												} else {
													validate130.errors = [{
														instancePath: instancePath + "/with",
														schemaPath: "#/properties/with/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}];
													return false;
												}
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.captured !== void 0) {
												let data7 = data.captured;
												const _errs22 = errors;
												if (errors === _errs22) {
													if (typeof data7 === "string") {
														if (data7.length > 8192 && func1(data7) > 8192) {
															validate130.errors = [{
																instancePath: instancePath + "/captured",
																schemaPath: "#/properties/captured/maxLength",
																keyword: "maxLength",
																params: { limit: 8192 },
																message: "must NOT have more than 8192 characters"
															}];
															return false;
														}
													} else {
														validate130.errors = [{
															instancePath: instancePath + "/captured",
															schemaPath: "#/properties/captured/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid0 = _errs22 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate130.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate130.errors = vErrors;
	return errors === 0;
}
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind")) {
				validate76.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const tag0 = data.kind;
				if (typeof tag0 == "string") {
					if (tag0 === "process.continue") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing1;
								if (data.kind === void 0 && (missing1 = "kind") || data.pid === void 0 && (missing1 = "pid") || data.startTime === void 0 && (missing1 = "startTime") || data.group === void 0 && (missing1 = "group")) {
									validate76.errors = [{
										instancePath,
										schemaPath: "#/$defs/process-continue/required",
										keyword: "required",
										params: { missingProperty: missing1 },
										message: "must have required property '" + missing1 + "'"
									}];
									return false;
								} else {
									const _errs5 = errors;
									for (const key0 in data) if (!(key0 === "kind" || key0 === "pid" || key0 === "startTime" || key0 === "group")) {
										validate76.errors = [{
											instancePath,
											schemaPath: "#/$defs/process-continue/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key0 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs5 === errors) {
										if (data.kind !== void 0) {
											const _errs6 = errors;
											if ("process.continue" !== data.kind) {
												validate76.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/process-continue/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "process.continue" },
													message: "must be equal to constant"
												}];
												return false;
											}
											var valid3 = _errs6 === errors;
										} else var valid3 = true;
										if (valid3) {
											if (data.pid !== void 0) {
												let data1 = data.pid;
												const _errs7 = errors;
												if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
													validate76.errors = [{
														instancePath: instancePath + "/pid",
														schemaPath: "#/$defs/process-continue/properties/pid/type",
														keyword: "type",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (errors === _errs7) {
													if (typeof data1 == "number" && isFinite(data1)) {
														if (data1 < 2 || isNaN(data1)) {
															validate76.errors = [{
																instancePath: instancePath + "/pid",
																schemaPath: "#/$defs/process-continue/properties/pid/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 2
																},
																message: "must be >= 2"
															}];
															return false;
														}
													}
												}
												var valid3 = _errs7 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data.startTime !== void 0) {
													let data2 = data.startTime;
													const _errs9 = errors;
													if (errors === _errs9) {
														if (typeof data2 === "string") {
															if (data2.length > 100 && func1(data2) > 100) {
																validate76.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-continue/properties/startTime/maxLength",
																	keyword: "maxLength",
																	params: { limit: 100 },
																	message: "must NOT have more than 100 characters"
																}];
																return false;
															} else if (func1(data2) < 1) {
																validate76.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-continue/properties/startTime/minLength",
																	keyword: "minLength",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate76.errors = [{
																instancePath: instancePath + "/startTime",
																schemaPath: "#/$defs/process-continue/properties/startTime/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid3 = _errs9 === errors;
												} else var valid3 = true;
												if (valid3) {
													if (data.group !== void 0) {
														const _errs11 = errors;
														if (typeof data.group !== "boolean") {
															validate76.errors = [{
																instancePath: instancePath + "/group",
																schemaPath: "#/$defs/process-continue/properties/group/type",
																keyword: "type",
																params: { type: "boolean" },
																message: "must be boolean"
															}];
															return false;
														}
														var valid3 = _errs11 === errors;
													} else var valid3 = true;
												}
											}
										}
									}
								}
							} else {
								validate76.errors = [{
									instancePath,
									schemaPath: "#/$defs/process-continue/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "component.start") {
						if (!validate77(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
							errors = vErrors.length;
						}
					} else if (tag0 === "system.shutdown") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing2;
								if (data.kind === void 0 && (missing2 = "kind")) {
									validate76.errors = [{
										instancePath,
										schemaPath: "#/$defs/system-shutdown/required",
										keyword: "required",
										params: { missingProperty: missing2 },
										message: "must have required property '" + missing2 + "'"
									}];
									return false;
								} else {
									const _errs17 = errors;
									for (const key1 in data) if (!(key1 === "kind")) {
										validate76.errors = [{
											instancePath,
											schemaPath: "#/$defs/system-shutdown/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key1 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs17 === errors) {
										if (data.kind !== void 0) {
											if ("system.shutdown" !== data.kind) {
												validate76.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/system-shutdown/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "system.shutdown" },
													message: "must be equal to constant"
												}];
												return false;
											}
										}
									}
								}
							} else {
								validate76.errors = [{
									instancePath,
									schemaPath: "#/$defs/system-shutdown/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "system.sweep") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing3;
								if (data.kind === void 0 && (missing3 = "kind")) {
									validate76.errors = [{
										instancePath,
										schemaPath: "#/$defs/system-sweep/required",
										keyword: "required",
										params: { missingProperty: missing3 },
										message: "must have required property '" + missing3 + "'"
									}];
									return false;
								} else {
									const _errs22 = errors;
									for (const key2 in data) if (!(key2 === "kind")) {
										validate76.errors = [{
											instancePath,
											schemaPath: "#/$defs/system-sweep/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key2 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs22 === errors) {
										if (data.kind !== void 0) {
											if ("system.sweep" !== data.kind) {
												validate76.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/system-sweep/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "system.sweep" },
													message: "must be equal to constant"
												}];
												return false;
											}
										}
									}
								}
							} else {
								validate76.errors = [{
									instancePath,
									schemaPath: "#/$defs/system-sweep/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "process.end") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing4;
								if (data.kind === void 0 && (missing4 = "kind") || data.pid === void 0 && (missing4 = "pid") || data.startTime === void 0 && (missing4 = "startTime")) {
									validate76.errors = [{
										instancePath,
										schemaPath: "#/$defs/process-end/required",
										keyword: "required",
										params: { missingProperty: missing4 },
										message: "must have required property '" + missing4 + "'"
									}];
									return false;
								} else {
									const _errs27 = errors;
									for (const key3 in data) if (!(key3 === "kind" || key3 === "pid" || key3 === "startTime")) {
										validate76.errors = [{
											instancePath,
											schemaPath: "#/$defs/process-end/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key3 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs27 === errors) {
										if (data.kind !== void 0) {
											const _errs28 = errors;
											if ("process.end" !== data.kind) {
												validate76.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/process-end/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "process.end" },
													message: "must be equal to constant"
												}];
												return false;
											}
											var valid13 = _errs28 === errors;
										} else var valid13 = true;
										if (valid13) {
											if (data.pid !== void 0) {
												let data7 = data.pid;
												const _errs29 = errors;
												if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
													validate76.errors = [{
														instancePath: instancePath + "/pid",
														schemaPath: "#/$defs/process-end/properties/pid/type",
														keyword: "type",
														params: { type: "integer" },
														message: "must be integer"
													}];
													return false;
												}
												if (errors === _errs29) {
													if (typeof data7 == "number" && isFinite(data7)) {
														if (data7 < 2 || isNaN(data7)) {
															validate76.errors = [{
																instancePath: instancePath + "/pid",
																schemaPath: "#/$defs/process-end/properties/pid/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 2
																},
																message: "must be >= 2"
															}];
															return false;
														}
													}
												}
												var valid13 = _errs29 === errors;
											} else var valid13 = true;
											if (valid13) {
												if (data.startTime !== void 0) {
													let data8 = data.startTime;
													const _errs31 = errors;
													if (errors === _errs31) {
														if (typeof data8 === "string") {
															if (data8.length > 100 && func1(data8) > 100) {
																validate76.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-end/properties/startTime/maxLength",
																	keyword: "maxLength",
																	params: { limit: 100 },
																	message: "must NOT have more than 100 characters"
																}];
																return false;
															} else if (func1(data8) < 1) {
																validate76.errors = [{
																	instancePath: instancePath + "/startTime",
																	schemaPath: "#/$defs/process-end/properties/startTime/minLength",
																	keyword: "minLength",
																	params: { limit: 1 },
																	message: "must NOT have fewer than 1 characters"
																}];
																return false;
															}
														} else {
															validate76.errors = [{
																instancePath: instancePath + "/startTime",
																schemaPath: "#/$defs/process-end/properties/startTime/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid13 = _errs31 === errors;
												} else var valid13 = true;
											}
										}
									}
								}
							} else {
								validate76.errors = [{
									instancePath,
									schemaPath: "#/$defs/process-end/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "role.start") {
						if (!validate78(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
							errors = vErrors.length;
						}
					} else if (tag0 === "operation.revert") {
						if (!validate130(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
							errors = vErrors.length;
						}
					} else if (tag0 === "container.unpause") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing5;
								if (data.kind === void 0 && (missing5 = "kind") || data.id === void 0 && (missing5 = "id") || data.startedAt === void 0 && (missing5 = "startedAt")) {
									validate76.errors = [{
										instancePath,
										schemaPath: "#/$defs/container-unpause/required",
										keyword: "required",
										params: { missingProperty: missing5 },
										message: "must have required property '" + missing5 + "'"
									}];
									return false;
								} else {
									const _errs38 = errors;
									for (const key4 in data) if (!(key4 === "kind" || key4 === "id" || key4 === "startedAt")) {
										validate76.errors = [{
											instancePath,
											schemaPath: "#/$defs/container-unpause/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key4 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs38 === errors) {
										if (data.kind !== void 0) {
											const _errs39 = errors;
											if ("container.unpause" !== data.kind) {
												validate76.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/container-unpause/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "container.unpause" },
													message: "must be equal to constant"
												}];
												return false;
											}
											var valid18 = _errs39 === errors;
										} else var valid18 = true;
										if (valid18) {
											if (data.id !== void 0) {
												let data10 = data.id;
												const _errs40 = errors;
												if (errors === _errs40) {
													if (typeof data10 === "string") {
														if (!pattern85.test(data10)) {
															validate76.errors = [{
																instancePath: instancePath + "/id",
																schemaPath: "#/$defs/container-unpause/properties/id/pattern",
																keyword: "pattern",
																params: { pattern: "^[0-9a-f]{64}$" },
																message: "must match pattern \"^[0-9a-f]{64}$\""
															}];
															return false;
														}
													} else {
														validate76.errors = [{
															instancePath: instancePath + "/id",
															schemaPath: "#/$defs/container-unpause/properties/id/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid18 = _errs40 === errors;
											} else var valid18 = true;
											if (valid18) {
												if (data.startedAt !== void 0) {
													let data11 = data.startedAt;
													const _errs42 = errors;
													if (errors === _errs42) {
														if (typeof data11 === "string") {
															if (data11.length > 60 && func1(data11) > 60) {
																validate76.errors = [{
																	instancePath: instancePath + "/startedAt",
																	schemaPath: "#/$defs/container-unpause/properties/startedAt/maxLength",
																	keyword: "maxLength",
																	params: { limit: 60 },
																	message: "must NOT have more than 60 characters"
																}];
																return false;
															}
														} else {
															validate76.errors = [{
																instancePath: instancePath + "/startedAt",
																schemaPath: "#/$defs/container-unpause/properties/startedAt/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid18 = _errs42 === errors;
												} else var valid18 = true;
											}
										}
									}
								}
							} else {
								validate76.errors = [{
									instancePath,
									schemaPath: "#/$defs/container-unpause/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "container.start") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing6;
								if (data.kind === void 0 && (missing6 = "kind") || data.id === void 0 && (missing6 = "id")) {
									validate76.errors = [{
										instancePath,
										schemaPath: "#/$defs/container-start/required",
										keyword: "required",
										params: { missingProperty: missing6 },
										message: "must have required property '" + missing6 + "'"
									}];
									return false;
								} else {
									const _errs47 = errors;
									for (const key5 in data) if (!(key5 === "kind" || key5 === "id")) {
										validate76.errors = [{
											instancePath,
											schemaPath: "#/$defs/container-start/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key5 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs47 === errors) {
										if (data.kind !== void 0) {
											const _errs48 = errors;
											if ("container.start" !== data.kind) {
												validate76.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/container-start/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "container.start" },
													message: "must be equal to constant"
												}];
												return false;
											}
											var valid21 = _errs48 === errors;
										} else var valid21 = true;
										if (valid21) {
											if (data.id !== void 0) {
												let data13 = data.id;
												const _errs49 = errors;
												if (errors === _errs49) {
													if (typeof data13 === "string") {
														if (!pattern85.test(data13)) {
															validate76.errors = [{
																instancePath: instancePath + "/id",
																schemaPath: "#/$defs/container-start/properties/id/pattern",
																keyword: "pattern",
																params: { pattern: "^[0-9a-f]{64}$" },
																message: "must match pattern \"^[0-9a-f]{64}$\""
															}];
															return false;
														}
													} else {
														validate76.errors = [{
															instancePath: instancePath + "/id",
															schemaPath: "#/$defs/container-start/properties/id/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid21 = _errs49 === errors;
											} else var valid21 = true;
										}
									}
								}
							} else {
								validate76.errors = [{
									instancePath,
									schemaPath: "#/$defs/container-start/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else if (tag0 === "network.connect") {
						if (errors === errors) {
							if (data && typeof data == "object" && !Array.isArray(data)) {
								let missing7;
								if (data.kind === void 0 && (missing7 = "kind") || data.id === void 0 && (missing7 = "id") || data.startedAt === void 0 && (missing7 = "startedAt") || data.networks === void 0 && (missing7 = "networks")) {
									validate76.errors = [{
										instancePath,
										schemaPath: "#/$defs/network-connect/required",
										keyword: "required",
										params: { missingProperty: missing7 },
										message: "must have required property '" + missing7 + "'"
									}];
									return false;
								} else {
									const _errs54 = errors;
									for (const key6 in data) if (!(key6 === "kind" || key6 === "id" || key6 === "startedAt" || key6 === "networks")) {
										validate76.errors = [{
											instancePath,
											schemaPath: "#/$defs/network-connect/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key6 },
											message: "must NOT have additional properties"
										}];
										return false;
									}
									if (_errs54 === errors) {
										if (data.kind !== void 0) {
											const _errs55 = errors;
											if ("network.connect" !== data.kind) {
												validate76.errors = [{
													instancePath: instancePath + "/kind",
													schemaPath: "#/$defs/network-connect/properties/kind/const",
													keyword: "const",
													params: { allowedValue: "network.connect" },
													message: "must be equal to constant"
												}];
												return false;
											}
											var valid24 = _errs55 === errors;
										} else var valid24 = true;
										if (valid24) {
											if (data.id !== void 0) {
												let data15 = data.id;
												const _errs56 = errors;
												if (errors === _errs56) {
													if (typeof data15 === "string") {
														if (!pattern85.test(data15)) {
															validate76.errors = [{
																instancePath: instancePath + "/id",
																schemaPath: "#/$defs/network-connect/properties/id/pattern",
																keyword: "pattern",
																params: { pattern: "^[0-9a-f]{64}$" },
																message: "must match pattern \"^[0-9a-f]{64}$\""
															}];
															return false;
														}
													} else {
														validate76.errors = [{
															instancePath: instancePath + "/id",
															schemaPath: "#/$defs/network-connect/properties/id/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
												var valid24 = _errs56 === errors;
											} else var valid24 = true;
											if (valid24) {
												if (data.startedAt !== void 0) {
													let data16 = data.startedAt;
													const _errs58 = errors;
													if (errors === _errs58) {
														if (typeof data16 === "string") {
															if (data16.length > 60 && func1(data16) > 60) {
																validate76.errors = [{
																	instancePath: instancePath + "/startedAt",
																	schemaPath: "#/$defs/network-connect/properties/startedAt/maxLength",
																	keyword: "maxLength",
																	params: { limit: 60 },
																	message: "must NOT have more than 60 characters"
																}];
																return false;
															}
														} else {
															validate76.errors = [{
																instancePath: instancePath + "/startedAt",
																schemaPath: "#/$defs/network-connect/properties/startedAt/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid24 = _errs58 === errors;
												} else var valid24 = true;
												if (valid24) {
													if (data.networks !== void 0) {
														let data17 = data.networks;
														const _errs60 = errors;
														if (errors === _errs60) {
															if (Array.isArray(data17)) {
																if (data17.length > 50) {
																	validate76.errors = [{
																		instancePath: instancePath + "/networks",
																		schemaPath: "#/$defs/network-connect/properties/networks/maxItems",
																		keyword: "maxItems",
																		params: { limit: 50 },
																		message: "must NOT have more than 50 items"
																	}];
																	return false;
																} else if (data17.length < 1) {
																	validate76.errors = [{
																		instancePath: instancePath + "/networks",
																		schemaPath: "#/$defs/network-connect/properties/networks/minItems",
																		keyword: "minItems",
																		params: { limit: 1 },
																		message: "must NOT have fewer than 1 items"
																	}];
																	return false;
																} else {
																	const len0 = data17.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		let data18 = data17[i0];
																		const _errs62 = errors;
																		if (errors === _errs62) {
																			if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
																				let missing8;
																				if (data18.name === void 0 && (missing8 = "name") || data18.id === void 0 && (missing8 = "id") || data18.aliases === void 0 && (missing8 = "aliases") || data18.ipv4 === void 0 && (missing8 = "ipv4")) {
																					validate76.errors = [{
																						instancePath: instancePath + "/networks/" + i0,
																						schemaPath: "#/$defs/network-connect/properties/networks/items/required",
																						keyword: "required",
																						params: { missingProperty: missing8 },
																						message: "must have required property '" + missing8 + "'"
																					}];
																					return false;
																				} else {
																					const _errs64 = errors;
																					for (const key7 in data18) if (!(key7 === "name" || key7 === "id" || key7 === "aliases" || key7 === "ipv4")) {
																						validate76.errors = [{
																							instancePath: instancePath + "/networks/" + i0,
																							schemaPath: "#/$defs/network-connect/properties/networks/items/additionalProperties",
																							keyword: "additionalProperties",
																							params: { additionalProperty: key7 },
																							message: "must NOT have additional properties"
																						}];
																						return false;
																					}
																					if (_errs64 === errors) {
																						if (data18.name !== void 0) {
																							let data19 = data18.name;
																							const _errs65 = errors;
																							if (errors === _errs65) {
																								if (typeof data19 === "string") {
																									if (data19.length > 200 && func1(data19) > 200) {
																										validate76.errors = [{
																											instancePath: instancePath + "/networks/" + i0 + "/name",
																											schemaPath: "#/$defs/network-connect/properties/networks/items/properties/name/maxLength",
																											keyword: "maxLength",
																											params: { limit: 200 },
																											message: "must NOT have more than 200 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate76.errors = [{
																										instancePath: instancePath + "/networks/" + i0 + "/name",
																										schemaPath: "#/$defs/network-connect/properties/networks/items/properties/name/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							var valid26 = _errs65 === errors;
																						} else var valid26 = true;
																						if (valid26) {
																							if (data18.id !== void 0) {
																								let data20 = data18.id;
																								const _errs67 = errors;
																								if (errors === _errs67) {
																									if (typeof data20 === "string") {
																										if (data20.length > 100 && func1(data20) > 100) {
																											validate76.errors = [{
																												instancePath: instancePath + "/networks/" + i0 + "/id",
																												schemaPath: "#/$defs/network-connect/properties/networks/items/properties/id/maxLength",
																												keyword: "maxLength",
																												params: { limit: 100 },
																												message: "must NOT have more than 100 characters"
																											}];
																											return false;
																										}
																									} else {
																										validate76.errors = [{
																											instancePath: instancePath + "/networks/" + i0 + "/id",
																											schemaPath: "#/$defs/network-connect/properties/networks/items/properties/id/type",
																											keyword: "type",
																											params: { type: "string" },
																											message: "must be string"
																										}];
																										return false;
																									}
																								}
																								var valid26 = _errs67 === errors;
																							} else var valid26 = true;
																							if (valid26) {
																								if (data18.aliases !== void 0) {
																									let data21 = data18.aliases;
																									const _errs69 = errors;
																									if (errors === _errs69) {
																										if (Array.isArray(data21)) {
																											if (data21.length > 100) {
																												validate76.errors = [{
																													instancePath: instancePath + "/networks/" + i0 + "/aliases",
																													schemaPath: "#/$defs/network-connect/properties/networks/items/properties/aliases/maxItems",
																													keyword: "maxItems",
																													params: { limit: 100 },
																													message: "must NOT have more than 100 items"
																												}];
																												return false;
																											} else {
																												const len1 = data21.length;
																												for (let i1 = 0; i1 < len1; i1++) {
																													let data22 = data21[i1];
																													const _errs71 = errors;
																													if (errors === _errs71) {
																														if (typeof data22 === "string") {
																															if (data22.length > 200 && func1(data22) > 200) {
																																validate76.errors = [{
																																	instancePath: instancePath + "/networks/" + i0 + "/aliases/" + i1,
																																	schemaPath: "#/$defs/network-connect/properties/networks/items/properties/aliases/items/maxLength",
																																	keyword: "maxLength",
																																	params: { limit: 200 },
																																	message: "must NOT have more than 200 characters"
																																}];
																																return false;
																															}
																														} else {
																															validate76.errors = [{
																																instancePath: instancePath + "/networks/" + i0 + "/aliases/" + i1,
																																schemaPath: "#/$defs/network-connect/properties/networks/items/properties/aliases/items/type",
																																keyword: "type",
																																params: { type: "string" },
																																message: "must be string"
																															}];
																															return false;
																														}
																													}
																													if (!(_errs71 === errors)) break;
																												}
																											}
																										} else {
																											validate76.errors = [{
																												instancePath: instancePath + "/networks/" + i0 + "/aliases",
																												schemaPath: "#/$defs/network-connect/properties/networks/items/properties/aliases/type",
																												keyword: "type",
																												params: { type: "array" },
																												message: "must be array"
																											}];
																											return false;
																										}
																									}
																									var valid26 = _errs69 === errors;
																								} else var valid26 = true;
																								if (valid26) {
																									if (data18.ipv4 !== void 0) {
																										let data23 = data18.ipv4;
																										const _errs73 = errors;
																										if (typeof data23 !== "string" && data23 !== null) {
																											validate76.errors = [{
																												instancePath: instancePath + "/networks/" + i0 + "/ipv4",
																												schemaPath: "#/$defs/network-connect/properties/networks/items/properties/ipv4/type",
																												keyword: "type",
																												params: { type: schema270.properties.networks.items.properties.ipv4.type },
																												message: "must be string,null"
																											}];
																											return false;
																										}
																										if (errors === _errs73) {
																											if (typeof data23 === "string") {
																												if (data23.length > 40 && func1(data23) > 40) {
																													validate76.errors = [{
																														instancePath: instancePath + "/networks/" + i0 + "/ipv4",
																														schemaPath: "#/$defs/network-connect/properties/networks/items/properties/ipv4/maxLength",
																														keyword: "maxLength",
																														params: { limit: 40 },
																														message: "must NOT have more than 40 characters"
																													}];
																													return false;
																												}
																											}
																										}
																										var valid26 = _errs73 === errors;
																									} else var valid26 = true;
																								}
																							}
																						}
																					}
																				}
																			} else {
																				validate76.errors = [{
																					instancePath: instancePath + "/networks/" + i0,
																					schemaPath: "#/$defs/network-connect/properties/networks/items/type",
																					keyword: "type",
																					params: { type: "object" },
																					message: "must be object"
																				}];
																				return false;
																			}
																		}
																		if (!(_errs62 === errors)) break;
																	}
																}
															} else {
																validate76.errors = [{
																	instancePath: instancePath + "/networks",
																	schemaPath: "#/$defs/network-connect/properties/networks/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
														}
														var valid24 = _errs60 === errors;
													} else var valid24 = true;
												}
											}
										}
									}
								}
							} else {
								validate76.errors = [{
									instancePath,
									schemaPath: "#/$defs/network-connect/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								}];
								return false;
							}
						}
					} else {
						validate76.errors = [{
							instancePath,
							schemaPath: "#/discriminator",
							keyword: "discriminator",
							params: {
								error: "mapping",
								tag: "kind",
								tagValue: tag0
							},
							message: "value of tag \"kind\" must be in oneOf"
						}];
						return false;
					}
				} else {
					validate76.errors = [{
						instancePath,
						schemaPath: "#/discriminator",
						keyword: "discriminator",
						params: {
							error: "tag",
							tag: "kind",
							tagValue: tag0
						},
						message: "tag \"kind\" must be string"
					}];
					return false;
				}
			}
		} else {
			validate76.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate76.errors = vErrors;
	return errors === 0;
}
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.v === void 0 && (missing0 = "v") || data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.bootId === void 0 && (missing0 = "bootId") || data.subject === void 0 && (missing0 = "subject") || data.action === void 0 && (missing0 = "action") || data.shell === void 0 && (missing0 = "shell")) {
				validate75.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "v" || key0 === "type" || key0 === "id" || key0 === "at" || key0 === "bootId" || key0 === "subject" || key0 === "action" || key0 === "shell")) {
					validate75.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.v !== void 0) {
						const _errs2 = errors;
						if (1 !== data.v) {
							validate75.errors = [{
								instancePath: instancePath + "/v",
								schemaPath: "#/properties/v/const",
								keyword: "const",
								params: { allowedValue: 1 },
								message: "must be equal to constant"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							const _errs3 = errors;
							if ("undo" !== data.type) {
								validate75.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/const",
									keyword: "const",
									params: { allowedValue: "undo" },
									message: "must be equal to constant"
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.id !== void 0) {
								let data2 = data.id;
								const _errs4 = errors;
								if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
									validate75.errors = [{
										instancePath: instancePath + "/id",
										schemaPath: "#/properties/id/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (errors === _errs4) {
									if (typeof data2 == "number" && isFinite(data2)) {
										if (data2 < 1 || isNaN(data2)) {
											validate75.errors = [{
												instancePath: instancePath + "/id",
												schemaPath: "#/properties/id/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 1
												},
												message: "must be >= 1"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.at !== void 0) {
									let data3 = data.at;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (typeof data3 === "string") {
											if (data3.length > 40 && func1(data3) > 40) {
												validate75.errors = [{
													instancePath: instancePath + "/at",
													schemaPath: "#/properties/at/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										} else {
											validate75.errors = [{
												instancePath: instancePath + "/at",
												schemaPath: "#/properties/at/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.bootId !== void 0) {
										let data4 = data.bootId;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (typeof data4 === "string") {
												if (data4.length > 100 && func1(data4) > 100) {
													validate75.errors = [{
														instancePath: instancePath + "/bootId",
														schemaPath: "#/properties/bootId/maxLength",
														keyword: "maxLength",
														params: { limit: 100 },
														message: "must NOT have more than 100 characters"
													}];
													return false;
												}
											} else {
												validate75.errors = [{
													instancePath: instancePath + "/bootId",
													schemaPath: "#/properties/bootId/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.subject !== void 0) {
											let data5 = data.subject;
											const _errs10 = errors;
											if (errors === _errs10) {
												if (typeof data5 === "string") {
													if (data5.length > 300 && func1(data5) > 300) {
														validate75.errors = [{
															instancePath: instancePath + "/subject",
															schemaPath: "#/properties/subject/maxLength",
															keyword: "maxLength",
															params: { limit: 300 },
															message: "must NOT have more than 300 characters"
														}];
														return false;
													}
												} else {
													validate75.errors = [{
														instancePath: instancePath + "/subject",
														schemaPath: "#/properties/subject/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.action !== void 0) {
												const _errs12 = errors;
												if (!validate76(data.action, {
													instancePath: instancePath + "/action",
													parentData: data,
													parentDataProperty: "action",
													rootData
												})) {
													vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.shell !== void 0) {
													let data7 = data.shell;
													const _errs13 = errors;
													if (errors === _errs13) {
														if (typeof data7 === "string") {
															if (data7.length > 1e3 && func1(data7) > 1e3) {
																validate75.errors = [{
																	instancePath: instancePath + "/shell",
																	schemaPath: "#/properties/shell/maxLength",
																	keyword: "maxLength",
																	params: { limit: 1e3 },
																	message: "must NOT have more than 1000 characters"
																}];
																return false;
															}
														} else {
															validate75.errors = [{
																instancePath: instancePath + "/shell",
																schemaPath: "#/properties/shell/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
													}
													var valid0 = _errs13 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate75.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate75.errors = vErrors;
	return errors === 0;
}
const schema218 = $defs$1.result;
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.v === void 0 && (missing0 = "v") || data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.result === void 0 && (missing0 = "result") || data.proof === void 0 && (missing0 = "proof")) {
			validate135.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "v" || key0 === "type" || key0 === "id" || key0 === "at" || key0 === "result" || key0 === "proof")) {
				validate135.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.v !== void 0) {
				if (1 !== data.v) {
					validate135.errors = [{
						instancePath: instancePath + "/v",
						schemaPath: "#/properties/v/const",
						keyword: "const",
						params: { allowedValue: 1 },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.type !== void 0) {
					if ("undone" !== data.type) {
						validate135.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/const",
							keyword: "const",
							params: { allowedValue: "undone" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.id !== void 0) {
						let data2 = data.id;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate135.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 1 || isNaN(data2)) {
								validate135.errors = [{
									instancePath: instancePath + "/id",
									schemaPath: "#/properties/id/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									},
									message: "must be >= 1"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.at !== void 0) {
							let data3 = data.at;
							if (typeof data3 === "string") {
								if (data3.length > 40 && func1(data3) > 40) {
									validate135.errors = [{
										instancePath: instancePath + "/at",
										schemaPath: "#/properties/at/maxLength",
										keyword: "maxLength",
										params: { limit: 40 },
										message: "must NOT have more than 40 characters"
									}];
									return false;
								}
							} else {
								validate135.errors = [{
									instancePath: instancePath + "/at",
									schemaPath: "#/properties/at/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.result !== void 0) {
								let data4 = data.result;
								if (!(data4 === "reverted" || data4 === "already-clean" || data4 === "gone-with-target" || data4 === "foreign-state-refused" || data4 === "failed")) {
									validate135.errors = [{
										instancePath: instancePath + "/result",
										schemaPath: "#/$defs/result/enum",
										keyword: "enum",
										params: { allowedValues: schema218.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.proof !== void 0) {
									let data5 = data.proof;
									if (typeof data5 === "string") {
										if (data5.length > 1e3 && func1(data5) > 1e3) {
											validate135.errors = [{
												instancePath: instancePath + "/proof",
												schemaPath: "#/properties/proof/maxLength",
												keyword: "maxLength",
												params: { limit: 1e3 },
												message: "must NOT have more than 1000 characters"
											}];
											return false;
										}
									} else {
										validate135.errors = [{
											instancePath: instancePath + "/proof",
											schemaPath: "#/properties/proof/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate135.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate135.errors = vErrors;
	return true;
}
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.v === void 0 && (missing0 = "v") || data.type === void 0 && (missing0 = "type") || data.id === void 0 && (missing0 = "id")) {
				validate74.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const tag0 = data.type;
				if (typeof tag0 == "string") {
					if (tag0 === "undo") {
						if (!validate75(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
							errors = vErrors.length;
						}
					} else if (tag0 === "undone") {
						if (!validate135(data, {
							instancePath,
							parentData,
							parentDataProperty,
							rootData
						})) {
							vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
							errors = vErrors.length;
						}
					} else {
						validate74.errors = [{
							instancePath,
							schemaPath: "#/discriminator",
							keyword: "discriminator",
							params: {
								error: "mapping",
								tag: "type",
								tagValue: tag0
							},
							message: "value of tag \"type\" must be in oneOf"
						}];
						return false;
					}
				} else {
					validate74.errors = [{
						instancePath,
						schemaPath: "#/discriminator",
						keyword: "discriminator",
						params: {
							error: "tag",
							tag: "type",
							tagValue: tag0
						},
						message: "tag \"type\" must be string"
					}];
					return false;
				}
			}
		} else {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate74.errors = vErrors;
	return errors === 0;
}
const schema273 = verdict_schema_default;
const schema275 = verdict_schema_default["$defs"]["verdict"];
const schema281 = verdict_schema_default["$defs"]["expectation"];
const schema277 = verdict_schema_default["$defs"]["check"];
const schema278 = verdict_schema_default["$defs"]["check-outcome"];
const schema279 = verdict_schema_default["$defs"]["outcome"];
const schema280 = verdict_schema_default["$defs"]["evidence"];
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.instance === void 0 && (missing0 = "instance") || data.outcome === void 0 && (missing0 = "outcome") || data.expected === void 0 && (missing0 = "expected") || data.actual === void 0 && (missing0 = "actual") || data.evidence === void 0 && (missing0 = "evidence") || data.expectedBy === void 0 && (missing0 = "expectedBy")) {
				validate140.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "instance" || key0 === "outcome" || key0 === "expected" || key0 === "actual" || key0 === "evidence" || key0 === "expectedBy")) {
					validate140.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.instance !== void 0) {
						let data0 = data.instance;
						const _errs2 = errors;
						if (typeof data0 !== "string" && data0 !== null) {
							validate140.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/properties/instance/type",
								keyword: "type",
								params: { type: schema278.properties.instance.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length > 50 && func1(data0) > 50) {
									validate140.errors = [{
										instancePath: instancePath + "/instance",
										schemaPath: "#/properties/instance/maxLength",
										keyword: "maxLength",
										params: { limit: 50 },
										message: "must NOT have more than 50 characters"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.outcome !== void 0) {
							let data1 = data.outcome;
							const _errs4 = errors;
							if (!(data1 === "held" || data1 === "failed" || data1 === "undecided")) {
								validate140.errors = [{
									instancePath: instancePath + "/outcome",
									schemaPath: "#/$defs/outcome/enum",
									keyword: "enum",
									params: { allowedValues: schema279.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.expected !== void 0) {
								let data2 = data.expected;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (typeof data2 === "string") {
										if (data2.length > 1e3 && func1(data2) > 1e3) {
											validate140.errors = [{
												instancePath: instancePath + "/expected",
												schemaPath: "#/properties/expected/maxLength",
												keyword: "maxLength",
												params: { limit: 1e3 },
												message: "must NOT have more than 1000 characters"
											}];
											return false;
										}
									} else {
										validate140.errors = [{
											instancePath: instancePath + "/expected",
											schemaPath: "#/properties/expected/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.actual !== void 0) {
									let data3 = data.actual;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (typeof data3 === "string") {
											if (data3.length > 2e3 && func1(data3) > 2e3) {
												validate140.errors = [{
													instancePath: instancePath + "/actual",
													schemaPath: "#/properties/actual/maxLength",
													keyword: "maxLength",
													params: { limit: 2e3 },
													message: "must NOT have more than 2000 characters"
												}];
												return false;
											}
										} else {
											validate140.errors = [{
												instancePath: instancePath + "/actual",
												schemaPath: "#/properties/actual/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.evidence !== void 0) {
										let data4 = data.evidence;
										const _errs10 = errors;
										const _errs11 = errors;
										let valid2 = false;
										const _errs12 = errors;
										if (errors === errors) {
											if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
												let missing1;
												if (data4.file === void 0 && (missing1 = "file") || data4.line === void 0 && (missing1 = "line")) {
													const err0 = {
														instancePath: instancePath + "/evidence",
														schemaPath: "#/$defs/evidence/required",
														keyword: "required",
														params: { missingProperty: missing1 },
														message: "must have required property '" + missing1 + "'"
													};
													(vErrors ??= []).push(err0);
													errors++;
												} else {
													const _errs15 = errors;
													for (const key1 in data4) if (!(key1 === "file" || key1 === "line")) {
														const err1 = {
															instancePath: instancePath + "/evidence",
															schemaPath: "#/$defs/evidence/additionalProperties",
															keyword: "additionalProperties",
															params: { additionalProperty: key1 },
															message: "must NOT have additional properties"
														};
														(vErrors ??= []).push(err1);
														errors++;
														break;
													}
													if (_errs15 === errors) {
														if (data4.file !== void 0) {
															let data5 = data4.file;
															const _errs16 = errors;
															if (errors === _errs16) {
																if (typeof data5 === "string") {
																	if (data5.length > 500 && func1(data5) > 500) {
																		const err2 = {
																			instancePath: instancePath + "/evidence/file",
																			schemaPath: "#/$defs/evidence/properties/file/maxLength",
																			keyword: "maxLength",
																			params: { limit: 500 },
																			message: "must NOT have more than 500 characters"
																		};
																		(vErrors ??= []).push(err2);
																		errors++;
																	}
																} else {
																	const err3 = {
																		instancePath: instancePath + "/evidence/file",
																		schemaPath: "#/$defs/evidence/properties/file/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	};
																	(vErrors ??= []).push(err3);
																	errors++;
																}
															}
															var valid4 = _errs16 === errors;
														} else var valid4 = true;
														if (valid4) {
															if (data4.line !== void 0) {
																let data6 = data4.line;
																const _errs18 = errors;
																if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
																	const err4 = {
																		instancePath: instancePath + "/evidence/line",
																		schemaPath: "#/$defs/evidence/properties/line/type",
																		keyword: "type",
																		params: { type: schema280.properties.line.type },
																		message: "must be integer,null"
																	};
																	(vErrors ??= []).push(err4);
																	errors++;
																}
																if (errors === _errs18) {
																	if (typeof data6 == "number" && isFinite(data6)) {
																		if (data6 < 1 || isNaN(data6)) {
																			const err5 = {
																				instancePath: instancePath + "/evidence/line",
																				schemaPath: "#/$defs/evidence/properties/line/minimum",
																				keyword: "minimum",
																				params: {
																					comparison: ">=",
																					limit: 1
																				},
																				message: "must be >= 1"
																			};
																			(vErrors ??= []).push(err5);
																			errors++;
																		}
																	}
																}
																var valid4 = _errs18 === errors;
															} else var valid4 = true;
														}
													}
												}
											} else {
												const err6 = {
													instancePath: instancePath + "/evidence",
													schemaPath: "#/$defs/evidence/type",
													keyword: "type",
													params: { type: "object" },
													message: "must be object"
												};
												(vErrors ??= []).push(err6);
												errors++;
											}
										}
										var _valid0 = _errs12 === errors;
										valid2 = valid2 || _valid0;
										if (!valid2) {
											const _errs20 = errors;
											if (data4 !== null) {
												const err7 = {
													instancePath: instancePath + "/evidence",
													schemaPath: "#/properties/evidence/anyOf/1/type",
													keyword: "type",
													params: { type: "null" },
													message: "must be null"
												};
												(vErrors ??= []).push(err7);
												errors++;
											}
											var _valid0 = _errs20 === errors;
											valid2 = valid2 || _valid0;
										}
										if (!valid2) {
											const err8 = {
												instancePath: instancePath + "/evidence",
												schemaPath: "#/properties/evidence/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											(vErrors ??= []).push(err8);
											errors++;
											validate140.errors = vErrors;
											return false;
										} else {
											errors = _errs11;
											if (vErrors !== null) {
												if (_errs11) vErrors.length = _errs11;
												else vErrors = null;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.expectedBy !== void 0) {
											let data7 = data.expectedBy;
											const _errs22 = errors;
											if (errors === _errs22) {
												if (Array.isArray(data7)) {
													const len0 = data7.length;
													for (let i0 = 0; i0 < len0; i0++) {
														let data8 = data7[i0];
														const _errs24 = errors;
														if (errors === _errs24) {
															if (typeof data8 === "string") {
																if (data8.length > 200 && func1(data8) > 200) {
																	validate140.errors = [{
																		instancePath: instancePath + "/expectedBy/" + i0,
																		schemaPath: "#/properties/expectedBy/items/maxLength",
																		keyword: "maxLength",
																		params: { limit: 200 },
																		message: "must NOT have more than 200 characters"
																	}];
																	return false;
																}
															} else {
																validate140.errors = [{
																	instancePath: instancePath + "/expectedBy/" + i0,
																	schemaPath: "#/properties/expectedBy/items/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
														}
														if (!(_errs24 === errors)) break;
													}
												} else {
													validate140.errors = [{
														instancePath: instancePath + "/expectedBy",
														schemaPath: "#/properties/expectedBy/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
											}
											var valid0 = _errs22 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate140.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate140.errors = vErrors;
	return errors === 0;
}
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind") || data.workload === void 0 && (missing0 = "workload") || data.outcomes === void 0 && (missing0 = "outcomes")) {
				validate139.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "name" || key0 === "kind" || key0 === "workload" || key0 === "outcomes")) {
					validate139.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						let data0 = data.name;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length > 60 && func1(data0) > 60) {
									validate139.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 60 },
										message: "must NOT have more than 60 characters"
									}];
									return false;
								}
							} else {
								validate139.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							let data1 = data.kind;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length > 20 && func1(data1) > 20) {
										validate139.errors = [{
											instancePath: instancePath + "/kind",
											schemaPath: "#/properties/kind/maxLength",
											keyword: "maxLength",
											params: { limit: 20 },
											message: "must NOT have more than 20 characters"
										}];
										return false;
									}
								} else {
									validate139.errors = [{
										instancePath: instancePath + "/kind",
										schemaPath: "#/properties/kind/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.workload !== void 0) {
								let data2 = data.workload;
								const _errs6 = errors;
								if (typeof data2 !== "string" && data2 !== null) {
									validate139.errors = [{
										instancePath: instancePath + "/workload",
										schemaPath: "#/properties/workload/type",
										keyword: "type",
										params: { type: schema277.properties.workload.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (errors === _errs6) {
									if (typeof data2 === "string") {
										if (data2.length > 40 && func1(data2) > 40) {
											validate139.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.outcomes !== void 0) {
									let data3 = data.outcomes;
									const _errs8 = errors;
									if (errors === _errs8) {
										if (Array.isArray(data3)) {
											const len0 = data3.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs10 = errors;
												if (!validate140(data3[i0], {
													instancePath: instancePath + "/outcomes/" + i0,
													parentData: data3,
													parentDataProperty: i0,
													rootData
												})) {
													vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
													errors = vErrors.length;
												}
												if (!(_errs10 === errors)) break;
											}
										} else {
											validate139.errors = [{
												instancePath: instancePath + "/outcomes",
												schemaPath: "#/properties/outcomes/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate139.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate139.errors = vErrors;
	return errors === 0;
}
const schema282 = verdict_schema_default["$defs"]["instance"];
const schema23 = experiment_schema_default["$defs"]["instance-state"];
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.verdict === void 0 && (missing0 = "verdict") || data.lastState === void 0 && (missing0 = "lastState") || data.exitCode === void 0 && (missing0 = "exitCode")) {
				validate143.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "workload" || key0 === "instance" || key0 === "verdict" || key0 === "lastState" || key0 === "exitCode")) {
					validate143.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.workload !== void 0) {
						let data0 = data.workload;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (data0.length > 40 && func1(data0) > 40) {
									validate143.errors = [{
										instancePath: instancePath + "/workload",
										schemaPath: "#/properties/workload/maxLength",
										keyword: "maxLength",
										params: { limit: 40 },
										message: "must NOT have more than 40 characters"
									}];
									return false;
								}
							} else {
								validate143.errors = [{
									instancePath: instancePath + "/workload",
									schemaPath: "#/properties/workload/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.instance !== void 0) {
							let data1 = data.instance;
							const _errs4 = errors;
							if (errors === _errs4) {
								if (typeof data1 === "string") {
									if (data1.length > 50 && func1(data1) > 50) {
										validate143.errors = [{
											instancePath: instancePath + "/instance",
											schemaPath: "#/properties/instance/maxLength",
											keyword: "maxLength",
											params: { limit: 50 },
											message: "must NOT have more than 50 characters"
										}];
										return false;
									}
								} else {
									validate143.errors = [{
										instancePath: instancePath + "/instance",
										schemaPath: "#/properties/instance/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.verdict !== void 0) {
								let data2 = data.verdict;
								const _errs6 = errors;
								if (!(data2 === "PASS" || data2 === "FAIL" || data2 === "XFAIL" || data2 === "ERROR")) {
									validate143.errors = [{
										instancePath: instancePath + "/verdict",
										schemaPath: "#/properties/verdict/enum",
										keyword: "enum",
										params: { allowedValues: schema282.properties.verdict.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.lastState !== void 0) {
									let data3 = data.lastState;
									const _errs7 = errors;
									const _errs8 = errors;
									let valid1 = false;
									const _errs9 = errors;
									if (!(data3 === "Created" || data3 === "Pending" || data3 === "Running" || data3 === "Unknown" || data3 === "Succeeded" || data3 === "Failed")) {
										const err0 = {
											instancePath: instancePath + "/lastState",
											schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
											keyword: "enum",
											params: { allowedValues: schema23.enum },
											message: "must be equal to one of the allowed values"
										};
										(vErrors ??= []).push(err0);
										errors++;
									}
									var _valid0 = _errs9 === errors;
									valid1 = valid1 || _valid0;
									if (!valid1) {
										const _errs11 = errors;
										if (data3 !== null) {
											const err1 = {
												instancePath: instancePath + "/lastState",
												schemaPath: "#/properties/lastState/anyOf/1/type",
												keyword: "type",
												params: { type: "null" },
												message: "must be null"
											};
											(vErrors ??= []).push(err1);
											errors++;
										}
										var _valid0 = _errs11 === errors;
										valid1 = valid1 || _valid0;
									}
									if (!valid1) {
										const err2 = {
											instancePath: instancePath + "/lastState",
											schemaPath: "#/properties/lastState/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										(vErrors ??= []).push(err2);
										errors++;
										validate143.errors = vErrors;
										return false;
									} else {
										errors = _errs8;
										if (vErrors !== null) {
											if (_errs8) vErrors.length = _errs8;
											else vErrors = null;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.exitCode !== void 0) {
										let data4 = data.exitCode;
										const _errs13 = errors;
										if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
											validate143.errors = [{
												instancePath: instancePath + "/exitCode",
												schemaPath: "#/properties/exitCode/type",
												keyword: "type",
												params: { type: schema282.properties.exitCode.type },
												message: "must be integer,null"
											}];
											return false;
										}
										var valid0 = _errs13 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate143.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate143.errors = vErrors;
	return errors === 0;
}
const schema284 = verdict_schema_default["$defs"]["error"];
const schema166 = $defs$3.phase;
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.phase === void 0 && (missing0 = "phase") || data.code === void 0 && (missing0 = "code") || data.subject === void 0 && (missing0 = "subject") || data.message === void 0 && (missing0 = "message")) {
			validate145.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "phase" || key0 === "code" || key0 === "subject" || key0 === "message")) {
				validate145.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.phase !== void 0) {
				let data0 = data.phase;
				if (!(data0 === "boot" || data0 === "flow" || data0 === "revert" || data0 === "settle" || data0 === "steady-state" || data0 === "collect" || data0 === "delete" || data0 === "shutdown" || data0 === "sweep" || data0 === "evaluate")) {
					validate145.errors = [{
						instancePath: instancePath + "/phase",
						schemaPath: "timeline-event.schema.json#/$defs/phase/enum",
						keyword: "enum",
						params: { allowedValues: schema166.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.code !== void 0) {
					let data1 = data.code;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate145.errors = [{
								instancePath: instancePath + "/code",
								schemaPath: "#/properties/code/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate145.errors = [{
							instancePath: instancePath + "/code",
							schemaPath: "#/properties/code/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.subject !== void 0) {
						let data2 = data.subject;
						if (typeof data2 !== "string" && data2 !== null) {
							validate145.errors = [{
								instancePath: instancePath + "/subject",
								schemaPath: "#/properties/subject/type",
								keyword: "type",
								params: { type: schema284.properties.subject.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 300 && func1(data2) > 300) {
								validate145.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/maxLength",
									keyword: "maxLength",
									params: { limit: 300 },
									message: "must NOT have more than 300 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.message !== void 0) {
							let data3 = data.message;
							if (typeof data3 === "string") {
								if (data3.length > 2e3 && func1(data3) > 2e3) {
									validate145.errors = [{
										instancePath: instancePath + "/message",
										schemaPath: "#/properties/message/maxLength",
										keyword: "maxLength",
										params: { limit: 2e3 },
										message: "must NOT have more than 2000 characters"
									}];
									return false;
								}
							} else {
								validate145.errors = [{
									instancePath: instancePath + "/message",
									schemaPath: "#/properties/message/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate145.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate145.errors = vErrors;
	return true;
}
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.format === void 0 && (missing0 = "format") || data.experiment === void 0 && (missing0 = "experiment") || data.adapter === void 0 && (missing0 = "adapter") || data.runId === void 0 && (missing0 = "runId") || data.verdict === void 0 && (missing0 = "verdict") || data.headline === void 0 && (missing0 = "headline") || data.standInFor === void 0 && (missing0 = "standInFor") || data.cancelled === void 0 && (missing0 = "cancelled") || data.durationMs === void 0 && (missing0 = "durationMs") || data.counts === void 0 && (missing0 = "counts") || data.checks === void 0 && (missing0 = "checks") || data.expectations === void 0 && (missing0 = "expectations") || data.instances === void 0 && (missing0 = "instances") || data.errors === void 0 && (missing0 = "errors") || data.leftovers === void 0 && (missing0 = "leftovers")) {
				validate138.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs2 = errors;
				for (const key0 in data) if (!func0.call(schema273.properties, key0)) {
					validate138.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs2 === errors) {
					if (data.format !== void 0) {
						let data0 = data.format;
						const _errs3 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
							validate138.errors = [{
								instancePath: instancePath + "/format",
								schemaPath: "#/properties/format/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (errors === _errs3) {
							if (typeof data0 == "number" && isFinite(data0)) {
								if (data0 < 1 || isNaN(data0)) {
									validate138.errors = [{
										instancePath: instancePath + "/format",
										schemaPath: "#/properties/format/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									}];
									return false;
								}
							}
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.experiment !== void 0) {
							let data1 = data.experiment;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (typeof data1 === "string") {
									if (data1.length > 64 && func1(data1) > 64) {
										validate138.errors = [{
											instancePath: instancePath + "/experiment",
											schemaPath: "#/properties/experiment/maxLength",
											keyword: "maxLength",
											params: { limit: 64 },
											message: "must NOT have more than 64 characters"
										}];
										return false;
									}
								} else {
									validate138.errors = [{
										instancePath: instancePath + "/experiment",
										schemaPath: "#/properties/experiment/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.adapter !== void 0) {
								let data2 = data.adapter;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (typeof data2 === "string") {
										if (data2.length > 64 && func1(data2) > 64) {
											validate138.errors = [{
												instancePath: instancePath + "/adapter",
												schemaPath: "#/properties/adapter/maxLength",
												keyword: "maxLength",
												params: { limit: 64 },
												message: "must NOT have more than 64 characters"
											}];
											return false;
										}
									} else {
										validate138.errors = [{
											instancePath: instancePath + "/adapter",
											schemaPath: "#/properties/adapter/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.runId !== void 0) {
									let data3 = data.runId;
									const _errs9 = errors;
									if (errors === errors) {
										if (typeof data3 === "string") {
											if (!pattern0.test(data3)) {
												validate138.errors = [{
													instancePath: instancePath + "/runId",
													schemaPath: "run-manifest.schema.json#/$defs/run-id/pattern",
													keyword: "pattern",
													params: { pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$" },
													message: "must match pattern \"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$\""
												}];
												return false;
											}
										} else {
											validate138.errors = [{
												instancePath: instancePath + "/runId",
												schemaPath: "run-manifest.schema.json#/$defs/run-id/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.verdict !== void 0) {
										let data4 = data.verdict;
										const _errs12 = errors;
										if (!(data4 === "PASS" || data4 === "FAIL" || data4 === "XFAIL" || data4 === "XPASS" || data4 === "ERROR" || data4 === "not-applicable")) {
											validate138.errors = [{
												instancePath: instancePath + "/verdict",
												schemaPath: "#/$defs/verdict/enum",
												keyword: "enum",
												params: { allowedValues: schema275.enum },
												message: "must be equal to one of the allowed values"
											}];
											return false;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.headline !== void 0) {
											let data5 = data.headline;
											const _errs14 = errors;
											if (errors === _errs14) {
												if (typeof data5 === "string") {
													if (data5.length > 500 && func1(data5) > 500) {
														validate138.errors = [{
															instancePath: instancePath + "/headline",
															schemaPath: "#/properties/headline/maxLength",
															keyword: "maxLength",
															params: { limit: 500 },
															message: "must NOT have more than 500 characters"
														}];
														return false;
													}
												} else {
													validate138.errors = [{
														instancePath: instancePath + "/headline",
														schemaPath: "#/properties/headline/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
											var valid0 = _errs14 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.standInFor !== void 0) {
												let data6 = data.standInFor;
												const _errs16 = errors;
												if (typeof data6 !== "string" && data6 !== null) {
													validate138.errors = [{
														instancePath: instancePath + "/standInFor",
														schemaPath: "#/properties/standInFor/type",
														keyword: "type",
														params: { type: schema273.properties.standInFor.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (errors === _errs16) {
													if (typeof data6 === "string") {
														if (data6.length > 100 && func1(data6) > 100) {
															validate138.errors = [{
																instancePath: instancePath + "/standInFor",
																schemaPath: "#/properties/standInFor/maxLength",
																keyword: "maxLength",
																params: { limit: 100 },
																message: "must NOT have more than 100 characters"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.cancelled !== void 0) {
													const _errs18 = errors;
													if (typeof data.cancelled !== "boolean") {
														validate138.errors = [{
															instancePath: instancePath + "/cancelled",
															schemaPath: "#/properties/cancelled/type",
															keyword: "type",
															params: { type: "boolean" },
															message: "must be boolean"
														}];
														return false;
													}
													var valid0 = _errs18 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.durationMs !== void 0) {
														let data8 = data.durationMs;
														const _errs20 = errors;
														if (errors === _errs20) {
															if (typeof data8 == "number" && isFinite(data8)) {
																if (data8 < 0 || isNaN(data8)) {
																	validate138.errors = [{
																		instancePath: instancePath + "/durationMs",
																		schemaPath: "#/properties/durationMs/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															} else {
																validate138.errors = [{
																	instancePath: instancePath + "/durationMs",
																	schemaPath: "#/properties/durationMs/type",
																	keyword: "type",
																	params: { type: "number" },
																	message: "must be number"
																}];
																return false;
															}
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.counts !== void 0) {
															let data9 = data.counts;
															const _errs22 = errors;
															if (errors === errors) {
																if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																	let missing1;
																	if (data9.held === void 0 && (missing1 = "held") || data9.failedExpected === void 0 && (missing1 = "failedExpected") || data9.failedUnexpected === void 0 && (missing1 = "failedUnexpected") || data9.undecided === void 0 && (missing1 = "undecided")) {
																		validate138.errors = [{
																			instancePath: instancePath + "/counts",
																			schemaPath: "#/$defs/counts/required",
																			keyword: "required",
																			params: { missingProperty: missing1 },
																			message: "must have required property '" + missing1 + "'"
																		}];
																		return false;
																	} else {
																		const _errs25 = errors;
																		for (const key1 in data9) if (!(key1 === "held" || key1 === "failedExpected" || key1 === "failedUnexpected" || key1 === "undecided")) {
																			validate138.errors = [{
																				instancePath: instancePath + "/counts",
																				schemaPath: "#/$defs/counts/additionalProperties",
																				keyword: "additionalProperties",
																				params: { additionalProperty: key1 },
																				message: "must NOT have additional properties"
																			}];
																			return false;
																		}
																		if (_errs25 === errors) {
																			if (data9.held !== void 0) {
																				let data10 = data9.held;
																				const _errs26 = errors;
																				if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
																					validate138.errors = [{
																						instancePath: instancePath + "/counts/held",
																						schemaPath: "#/$defs/counts/properties/held/type",
																						keyword: "type",
																						params: { type: "integer" },
																						message: "must be integer"
																					}];
																					return false;
																				}
																				if (errors === _errs26) {
																					if (typeof data10 == "number" && isFinite(data10)) {
																						if (data10 < 0 || isNaN(data10)) {
																							validate138.errors = [{
																								instancePath: instancePath + "/counts/held",
																								schemaPath: "#/$defs/counts/properties/held/minimum",
																								keyword: "minimum",
																								params: {
																									comparison: ">=",
																									limit: 0
																								},
																								message: "must be >= 0"
																							}];
																							return false;
																						}
																					}
																				}
																				var valid4 = _errs26 === errors;
																			} else var valid4 = true;
																			if (valid4) {
																				if (data9.failedExpected !== void 0) {
																					let data11 = data9.failedExpected;
																					const _errs28 = errors;
																					if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																						validate138.errors = [{
																							instancePath: instancePath + "/counts/failedExpected",
																							schemaPath: "#/$defs/counts/properties/failedExpected/type",
																							keyword: "type",
																							params: { type: "integer" },
																							message: "must be integer"
																						}];
																						return false;
																					}
																					if (errors === _errs28) {
																						if (typeof data11 == "number" && isFinite(data11)) {
																							if (data11 < 0 || isNaN(data11)) {
																								validate138.errors = [{
																									instancePath: instancePath + "/counts/failedExpected",
																									schemaPath: "#/$defs/counts/properties/failedExpected/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						}
																					}
																					var valid4 = _errs28 === errors;
																				} else var valid4 = true;
																				if (valid4) {
																					if (data9.failedUnexpected !== void 0) {
																						let data12 = data9.failedUnexpected;
																						const _errs30 = errors;
																						if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
																							validate138.errors = [{
																								instancePath: instancePath + "/counts/failedUnexpected",
																								schemaPath: "#/$defs/counts/properties/failedUnexpected/type",
																								keyword: "type",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (errors === _errs30) {
																							if (typeof data12 == "number" && isFinite(data12)) {
																								if (data12 < 0 || isNaN(data12)) {
																									validate138.errors = [{
																										instancePath: instancePath + "/counts/failedUnexpected",
																										schemaPath: "#/$defs/counts/properties/failedUnexpected/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																						}
																						var valid4 = _errs30 === errors;
																					} else var valid4 = true;
																					if (valid4) {
																						if (data9.undecided !== void 0) {
																							let data13 = data9.undecided;
																							const _errs32 = errors;
																							if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																								validate138.errors = [{
																									instancePath: instancePath + "/counts/undecided",
																									schemaPath: "#/$defs/counts/properties/undecided/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (errors === _errs32) {
																								if (typeof data13 == "number" && isFinite(data13)) {
																									if (data13 < 0 || isNaN(data13)) {
																										validate138.errors = [{
																											instancePath: instancePath + "/counts/undecided",
																											schemaPath: "#/$defs/counts/properties/undecided/minimum",
																											keyword: "minimum",
																											params: {
																												comparison: ">=",
																												limit: 0
																											},
																											message: "must be >= 0"
																										}];
																										return false;
																									}
																								}
																							}
																							var valid4 = _errs32 === errors;
																						} else var valid4 = true;
																					}
																				}
																			}
																		}
																	}
																} else {
																	validate138.errors = [{
																		instancePath: instancePath + "/counts",
																		schemaPath: "#/$defs/counts/type",
																		keyword: "type",
																		params: { type: "object" },
																		message: "must be object"
																	}];
																	return false;
																}
															}
															var valid0 = _errs22 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.checks !== void 0) {
																let data14 = data.checks;
																const _errs34 = errors;
																if (errors === _errs34) {
																	if (Array.isArray(data14)) {
																		const len0 = data14.length;
																		for (let i0 = 0; i0 < len0; i0++) {
																			const _errs36 = errors;
																			if (!validate139(data14[i0], {
																				instancePath: instancePath + "/checks/" + i0,
																				parentData: data14,
																				parentDataProperty: i0,
																				rootData
																			})) {
																				vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
																				errors = vErrors.length;
																			}
																			if (!(_errs36 === errors)) break;
																		}
																	} else {
																		validate138.errors = [{
																			instancePath: instancePath + "/checks",
																			schemaPath: "#/properties/checks/type",
																			keyword: "type",
																			params: { type: "array" },
																			message: "must be array"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs34 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.expectations !== void 0) {
																	let data16 = data.expectations;
																	const _errs37 = errors;
																	if (errors === _errs37) {
																		if (Array.isArray(data16)) {
																			const len1 = data16.length;
																			for (let i1 = 0; i1 < len1; i1++) {
																				let data17 = data16[i1];
																				const _errs39 = errors;
																				if (errors === errors) {
																					if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																						let missing2;
																						if (data17.issue === void 0 && (missing2 = "issue") || data17.reason === void 0 && (missing2 = "reason") || data17.flaky === void 0 && (missing2 = "flaky") || data17.outcome === void 0 && (missing2 = "outcome") || data17.scopeNote === void 0 && (missing2 = "scopeNote") || data17.hitInstances === void 0 && (missing2 = "hitInstances") || data17.failed === void 0 && (missing2 = "failed") || data17.holding === void 0 && (missing2 = "holding")) {
																							validate138.errors = [{
																								instancePath: instancePath + "/expectations/" + i1,
																								schemaPath: "#/$defs/expectation/required",
																								keyword: "required",
																								params: { missingProperty: missing2 },
																								message: "must have required property '" + missing2 + "'"
																							}];
																							return false;
																						} else {
																							const _errs42 = errors;
																							for (const key2 in data17) if (!(key2 === "issue" || key2 === "reason" || key2 === "flaky" || key2 === "outcome" || key2 === "scopeNote" || key2 === "hitInstances" || key2 === "failed" || key2 === "holding")) {
																								validate138.errors = [{
																									instancePath: instancePath + "/expectations/" + i1,
																									schemaPath: "#/$defs/expectation/additionalProperties",
																									keyword: "additionalProperties",
																									params: { additionalProperty: key2 },
																									message: "must NOT have additional properties"
																								}];
																								return false;
																							}
																							if (_errs42 === errors) {
																								if (data17.issue !== void 0) {
																									let data18 = data17.issue;
																									const _errs43 = errors;
																									if (errors === _errs43) {
																										if (typeof data18 === "string") {
																											if (data18.length > 200 && func1(data18) > 200) {
																												validate138.errors = [{
																													instancePath: instancePath + "/expectations/" + i1 + "/issue",
																													schemaPath: "#/$defs/expectation/properties/issue/maxLength",
																													keyword: "maxLength",
																													params: { limit: 200 },
																													message: "must NOT have more than 200 characters"
																												}];
																												return false;
																											}
																										} else {
																											validate138.errors = [{
																												instancePath: instancePath + "/expectations/" + i1 + "/issue",
																												schemaPath: "#/$defs/expectation/properties/issue/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}];
																											return false;
																										}
																									}
																									var valid8 = _errs43 === errors;
																								} else var valid8 = true;
																								if (valid8) {
																									if (data17.reason !== void 0) {
																										let data19 = data17.reason;
																										const _errs45 = errors;
																										if (errors === _errs45) {
																											if (typeof data19 === "string") {
																												if (data19.length > 500 && func1(data19) > 500) {
																													validate138.errors = [{
																														instancePath: instancePath + "/expectations/" + i1 + "/reason",
																														schemaPath: "#/$defs/expectation/properties/reason/maxLength",
																														keyword: "maxLength",
																														params: { limit: 500 },
																														message: "must NOT have more than 500 characters"
																													}];
																													return false;
																												}
																											} else {
																												validate138.errors = [{
																													instancePath: instancePath + "/expectations/" + i1 + "/reason",
																													schemaPath: "#/$defs/expectation/properties/reason/type",
																													keyword: "type",
																													params: { type: "string" },
																													message: "must be string"
																												}];
																												return false;
																											}
																										}
																										var valid8 = _errs45 === errors;
																									} else var valid8 = true;
																									if (valid8) {
																										if (data17.flaky !== void 0) {
																											const _errs47 = errors;
																											if (typeof data17.flaky !== "boolean") {
																												validate138.errors = [{
																													instancePath: instancePath + "/expectations/" + i1 + "/flaky",
																													schemaPath: "#/$defs/expectation/properties/flaky/type",
																													keyword: "type",
																													params: { type: "boolean" },
																													message: "must be boolean"
																												}];
																												return false;
																											}
																											var valid8 = _errs47 === errors;
																										} else var valid8 = true;
																										if (valid8) {
																											if (data17.outcome !== void 0) {
																												let data21 = data17.outcome;
																												const _errs49 = errors;
																												if (!(data21 === "hit" || data21 === "undecided" || data21 === "clean" || data21 === "guard" || data21 === "ignored")) {
																													validate138.errors = [{
																														instancePath: instancePath + "/expectations/" + i1 + "/outcome",
																														schemaPath: "#/$defs/expectation/properties/outcome/enum",
																														keyword: "enum",
																														params: { allowedValues: schema281.properties.outcome.enum },
																														message: "must be equal to one of the allowed values"
																													}];
																													return false;
																												}
																												var valid8 = _errs49 === errors;
																											} else var valid8 = true;
																											if (valid8) {
																												if (data17.scopeNote !== void 0) {
																													let data22 = data17.scopeNote;
																													const _errs50 = errors;
																													if (typeof data22 !== "string" && data22 !== null) {
																														validate138.errors = [{
																															instancePath: instancePath + "/expectations/" + i1 + "/scopeNote",
																															schemaPath: "#/$defs/expectation/properties/scopeNote/type",
																															keyword: "type",
																															params: { type: schema281.properties.scopeNote.type },
																															message: "must be string,null"
																														}];
																														return false;
																													}
																													if (errors === _errs50) {
																														if (typeof data22 === "string") {
																															if (data22.length > 500 && func1(data22) > 500) {
																																validate138.errors = [{
																																	instancePath: instancePath + "/expectations/" + i1 + "/scopeNote",
																																	schemaPath: "#/$defs/expectation/properties/scopeNote/maxLength",
																																	keyword: "maxLength",
																																	params: { limit: 500 },
																																	message: "must NOT have more than 500 characters"
																																}];
																																return false;
																															}
																														}
																													}
																													var valid8 = _errs50 === errors;
																												} else var valid8 = true;
																												if (valid8) {
																													if (data17.hitInstances !== void 0) {
																														let data23 = data17.hitInstances;
																														const _errs52 = errors;
																														if (errors === _errs52) {
																															if (Array.isArray(data23)) {
																																const len2 = data23.length;
																																for (let i2 = 0; i2 < len2; i2++) {
																																	let data24 = data23[i2];
																																	const _errs54 = errors;
																																	if (errors === _errs54) {
																																		if (typeof data24 === "string") {
																																			if (data24.length > 50 && func1(data24) > 50) {
																																				validate138.errors = [{
																																					instancePath: instancePath + "/expectations/" + i1 + "/hitInstances/" + i2,
																																					schemaPath: "#/$defs/expectation/properties/hitInstances/items/maxLength",
																																					keyword: "maxLength",
																																					params: { limit: 50 },
																																					message: "must NOT have more than 50 characters"
																																				}];
																																				return false;
																																			}
																																		} else {
																																			validate138.errors = [{
																																				instancePath: instancePath + "/expectations/" + i1 + "/hitInstances/" + i2,
																																				schemaPath: "#/$defs/expectation/properties/hitInstances/items/type",
																																				keyword: "type",
																																				params: { type: "string" },
																																				message: "must be string"
																																			}];
																																			return false;
																																		}
																																	}
																																	if (!(_errs54 === errors)) break;
																																}
																															} else {
																																validate138.errors = [{
																																	instancePath: instancePath + "/expectations/" + i1 + "/hitInstances",
																																	schemaPath: "#/$defs/expectation/properties/hitInstances/type",
																																	keyword: "type",
																																	params: { type: "array" },
																																	message: "must be array"
																																}];
																																return false;
																															}
																														}
																														var valid8 = _errs52 === errors;
																													} else var valid8 = true;
																													if (valid8) {
																														if (data17.failed !== void 0) {
																															let data25 = data17.failed;
																															const _errs56 = errors;
																															if (errors === _errs56) {
																																if (Array.isArray(data25)) {
																																	const len3 = data25.length;
																																	for (let i3 = 0; i3 < len3; i3++) {
																																		let data26 = data25[i3];
																																		const _errs58 = errors;
																																		if (errors === _errs58) {
																																			if (typeof data26 === "string") {
																																				if (data26.length > 60 && func1(data26) > 60) {
																																					validate138.errors = [{
																																						instancePath: instancePath + "/expectations/" + i1 + "/failed/" + i3,
																																						schemaPath: "#/$defs/expectation/properties/failed/items/maxLength",
																																						keyword: "maxLength",
																																						params: { limit: 60 },
																																						message: "must NOT have more than 60 characters"
																																					}];
																																					return false;
																																				}
																																			} else {
																																				validate138.errors = [{
																																					instancePath: instancePath + "/expectations/" + i1 + "/failed/" + i3,
																																					schemaPath: "#/$defs/expectation/properties/failed/items/type",
																																					keyword: "type",
																																					params: { type: "string" },
																																					message: "must be string"
																																				}];
																																				return false;
																																			}
																																		}
																																		if (!(_errs58 === errors)) break;
																																	}
																																} else {
																																	validate138.errors = [{
																																		instancePath: instancePath + "/expectations/" + i1 + "/failed",
																																		schemaPath: "#/$defs/expectation/properties/failed/type",
																																		keyword: "type",
																																		params: { type: "array" },
																																		message: "must be array"
																																	}];
																																	return false;
																																}
																															}
																															var valid8 = _errs56 === errors;
																														} else var valid8 = true;
																														if (valid8) {
																															if (data17.holding !== void 0) {
																																let data27 = data17.holding;
																																const _errs60 = errors;
																																if (errors === _errs60) {
																																	if (Array.isArray(data27)) {
																																		const len4 = data27.length;
																																		for (let i4 = 0; i4 < len4; i4++) {
																																			let data28 = data27[i4];
																																			const _errs62 = errors;
																																			if (errors === _errs62) {
																																				if (typeof data28 === "string") {
																																					if (data28.length > 60 && func1(data28) > 60) {
																																						validate138.errors = [{
																																							instancePath: instancePath + "/expectations/" + i1 + "/holding/" + i4,
																																							schemaPath: "#/$defs/expectation/properties/holding/items/maxLength",
																																							keyword: "maxLength",
																																							params: { limit: 60 },
																																							message: "must NOT have more than 60 characters"
																																						}];
																																						return false;
																																					}
																																				} else {
																																					validate138.errors = [{
																																						instancePath: instancePath + "/expectations/" + i1 + "/holding/" + i4,
																																						schemaPath: "#/$defs/expectation/properties/holding/items/type",
																																						keyword: "type",
																																						params: { type: "string" },
																																						message: "must be string"
																																					}];
																																					return false;
																																				}
																																			}
																																			if (!(_errs62 === errors)) break;
																																		}
																																	} else {
																																		validate138.errors = [{
																																			instancePath: instancePath + "/expectations/" + i1 + "/holding",
																																			schemaPath: "#/$defs/expectation/properties/holding/type",
																																			keyword: "type",
																																			params: { type: "array" },
																																			message: "must be array"
																																		}];
																																		return false;
																																	}
																																}
																																var valid8 = _errs60 === errors;
																															} else var valid8 = true;
																														}
																													}
																												}
																											}
																										}
																									}
																								}
																							}
																						}
																					} else {
																						validate138.errors = [{
																							instancePath: instancePath + "/expectations/" + i1,
																							schemaPath: "#/$defs/expectation/type",
																							keyword: "type",
																							params: { type: "object" },
																							message: "must be object"
																						}];
																						return false;
																					}
																				}
																				if (!(_errs39 === errors)) break;
																			}
																		} else {
																			validate138.errors = [{
																				instancePath: instancePath + "/expectations",
																				schemaPath: "#/properties/expectations/type",
																				keyword: "type",
																				params: { type: "array" },
																				message: "must be array"
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs37 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.instances !== void 0) {
																		let data29 = data.instances;
																		const _errs64 = errors;
																		if (errors === _errs64) {
																			if (Array.isArray(data29)) {
																				const len5 = data29.length;
																				for (let i5 = 0; i5 < len5; i5++) {
																					const _errs66 = errors;
																					if (!validate143(data29[i5], {
																						instancePath: instancePath + "/instances/" + i5,
																						parentData: data29,
																						parentDataProperty: i5,
																						rootData
																					})) {
																						vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
																						errors = vErrors.length;
																					}
																					if (!(_errs66 === errors)) break;
																				}
																			} else {
																				validate138.errors = [{
																					instancePath: instancePath + "/instances",
																					schemaPath: "#/properties/instances/type",
																					keyword: "type",
																					params: { type: "array" },
																					message: "must be array"
																				}];
																				return false;
																			}
																		}
																		var valid0 = _errs64 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.errors !== void 0) {
																			let data31 = data.errors;
																			const _errs67 = errors;
																			if (errors === _errs67) {
																				if (Array.isArray(data31)) {
																					const len6 = data31.length;
																					for (let i6 = 0; i6 < len6; i6++) {
																						const _errs69 = errors;
																						if (!validate145(data31[i6], {
																							instancePath: instancePath + "/errors/" + i6,
																							parentData: data31,
																							parentDataProperty: i6,
																							rootData
																						})) {
																							vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
																							errors = vErrors.length;
																						}
																						if (!(_errs69 === errors)) break;
																					}
																				} else {
																					validate138.errors = [{
																						instancePath: instancePath + "/errors",
																						schemaPath: "#/properties/errors/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}];
																					return false;
																				}
																			}
																			var valid0 = _errs67 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.leftovers !== void 0) {
																				let data33 = data.leftovers;
																				const _errs70 = errors;
																				if (errors === _errs70) {
																					if (Array.isArray(data33)) {
																						const len7 = data33.length;
																						for (let i7 = 0; i7 < len7; i7++) {
																							let data34 = data33[i7];
																							const _errs72 = errors;
																							if (errors === _errs72) {
																								if (typeof data34 === "string") {
																									if (data34.length > 300 && func1(data34) > 300) {
																										validate138.errors = [{
																											instancePath: instancePath + "/leftovers/" + i7,
																											schemaPath: "#/properties/leftovers/items/maxLength",
																											keyword: "maxLength",
																											params: { limit: 300 },
																											message: "must NOT have more than 300 characters"
																										}];
																										return false;
																									}
																								} else {
																									validate138.errors = [{
																										instancePath: instancePath + "/leftovers/" + i7,
																										schemaPath: "#/properties/leftovers/items/type",
																										keyword: "type",
																										params: { type: "string" },
																										message: "must be string"
																									}];
																									return false;
																								}
																							}
																							if (!(_errs72 === errors)) break;
																						}
																					} else {
																						validate138.errors = [{
																							instancePath: instancePath + "/leftovers",
																							schemaPath: "#/properties/leftovers/type",
																							keyword: "type",
																							params: { type: "array" },
																							message: "must be array"
																						}];
																						return false;
																					}
																				}
																				var valid0 = _errs70 === errors;
																			} else var valid0 = true;
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate138.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate138.errors = vErrors;
	return errors === 0;
}
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.v === void 0 && (missing0 = "v") || data.seq === void 0 && (missing0 = "seq") || data.at === void 0 && (missing0 = "at") || data.elapsedMs === void 0 && (missing0 = "elapsedMs")) {
			validate147.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.v !== void 0) {
				let data0 = data.v;
				if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
					validate147.errors = [{
						instancePath: instancePath + "/v",
						schemaPath: "#/properties/v/type",
						keyword: "type",
						params: { type: "integer" },
						message: "must be integer"
					}];
					return false;
				}
				if (typeof data0 == "number" && isFinite(data0)) {
					if (data0 < 1 || isNaN(data0)) {
						validate147.errors = [{
							instancePath: instancePath + "/v",
							schemaPath: "#/properties/v/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							},
							message: "must be >= 1"
						}];
						return false;
					}
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.seq !== void 0) {
					let data1 = data.seq;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate147.errors = [{
							instancePath: instancePath + "/seq",
							schemaPath: "#/properties/seq/type",
							keyword: "type",
							params: { type: "integer" },
							message: "must be integer"
						}];
						return false;
					}
					if (typeof data1 == "number" && isFinite(data1)) {
						if (data1 < 0 || isNaN(data1)) {
							validate147.errors = [{
								instancePath: instancePath + "/seq",
								schemaPath: "#/properties/seq/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								},
								message: "must be >= 0"
							}];
							return false;
						}
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.at !== void 0) {
						let data2 = data.at;
						if (typeof data2 === "string") {
							if (data2.length > 40 && func1(data2) > 40) {
								validate147.errors = [{
									instancePath: instancePath + "/at",
									schemaPath: "#/properties/at/maxLength",
									keyword: "maxLength",
									params: { limit: 40 },
									message: "must NOT have more than 40 characters"
								}];
								return false;
							}
						} else {
							validate147.errors = [{
								instancePath: instancePath + "/at",
								schemaPath: "#/properties/at/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.elapsedMs !== void 0) {
							let data3 = data.elapsedMs;
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate147.errors = [{
										instancePath: instancePath + "/elapsedMs",
										schemaPath: "#/properties/elapsedMs/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							} else {
								validate147.errors = [{
									instancePath: instancePath + "/elapsedMs",
									schemaPath: "#/properties/elapsedMs/type",
									keyword: "type",
									params: { type: "number" },
									message: "must be number"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate147.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate147.errors = vErrors;
	return true;
}
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.runId === void 0 && (missing0 = "runId") || data.experiment === void 0 && (missing0 = "experiment") || data.adapter === void 0 && (missing0 = "adapter") || data.seed === void 0 && (missing0 = "seed")) {
			validate148.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("run.started" !== data.type) {
					validate148.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "run.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.runId !== void 0) {
					let data1 = data.runId;
					if (typeof data1 === "string") {
						if (data1.length > 40 && func1(data1) > 40) {
							validate148.errors = [{
								instancePath: instancePath + "/runId",
								schemaPath: "#/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 40 },
								message: "must NOT have more than 40 characters"
							}];
							return false;
						}
					} else {
						validate148.errors = [{
							instancePath: instancePath + "/runId",
							schemaPath: "#/properties/runId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.experiment !== void 0) {
						let data2 = data.experiment;
						if (typeof data2 === "string") {
							if (data2.length > 64 && func1(data2) > 64) {
								validate148.errors = [{
									instancePath: instancePath + "/experiment",
									schemaPath: "#/properties/experiment/maxLength",
									keyword: "maxLength",
									params: { limit: 64 },
									message: "must NOT have more than 64 characters"
								}];
								return false;
							}
						} else {
							validate148.errors = [{
								instancePath: instancePath + "/experiment",
								schemaPath: "#/properties/experiment/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.adapter !== void 0) {
							let data3 = data.adapter;
							if (typeof data3 === "string") {
								if (data3.length > 64 && func1(data3) > 64) {
									validate148.errors = [{
										instancePath: instancePath + "/adapter",
										schemaPath: "#/properties/adapter/maxLength",
										keyword: "maxLength",
										params: { limit: 64 },
										message: "must NOT have more than 64 characters"
									}];
									return false;
								}
							} else {
								validate148.errors = [{
									instancePath: instancePath + "/adapter",
									schemaPath: "#/properties/adapter/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.seed !== void 0) {
								let data4 = data.seed;
								if (typeof data4 === "string") {
									if (data4.length > 20 && func1(data4) > 20) {
										validate148.errors = [{
											instancePath: instancePath + "/seed",
											schemaPath: "#/properties/seed/maxLength",
											keyword: "maxLength",
											params: { limit: 20 },
											message: "must NOT have more than 20 characters"
										}];
										return false;
									}
								} else {
									validate148.errors = [{
										instancePath: instancePath + "/seed",
										schemaPath: "#/properties/seed/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate148.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate148.errors = vErrors;
	return true;
}
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.phase === void 0 && (missing0 = "phase")) {
			validate149.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("phase.started" !== data.type) {
					validate149.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "phase.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.phase !== void 0) {
					let data1 = data.phase;
					if (!(data1 === "boot" || data1 === "flow" || data1 === "revert" || data1 === "settle" || data1 === "steady-state" || data1 === "collect" || data1 === "delete" || data1 === "shutdown" || data1 === "sweep" || data1 === "evaluate")) {
						validate149.errors = [{
							instancePath: instancePath + "/phase",
							schemaPath: "#/$defs/phase/enum",
							keyword: "enum",
							params: { allowedValues: schema166.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate149.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate149.errors = vErrors;
	return true;
}
const schema167 = $defs$3["phase.ended"];
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.phase === void 0 && (missing0 = "phase") || data.outcome === void 0 && (missing0 = "outcome") || data.reason === void 0 && (missing0 = "reason")) {
			validate150.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("phase.ended" !== data.type) {
					validate150.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "phase.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.phase !== void 0) {
					let data1 = data.phase;
					if (!(data1 === "boot" || data1 === "flow" || data1 === "revert" || data1 === "settle" || data1 === "steady-state" || data1 === "collect" || data1 === "delete" || data1 === "shutdown" || data1 === "sweep" || data1 === "evaluate")) {
						validate150.errors = [{
							instancePath: instancePath + "/phase",
							schemaPath: "#/$defs/phase/enum",
							keyword: "enum",
							params: { allowedValues: schema166.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.outcome !== void 0) {
						let data2 = data.outcome;
						if (!(data2 === "done" || data2 === "failed" || data2 === "skipped")) {
							validate150.errors = [{
								instancePath: instancePath + "/outcome",
								schemaPath: "#/properties/outcome/enum",
								keyword: "enum",
								params: { allowedValues: schema167.properties.outcome.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason !== void 0) {
							let data3 = data.reason;
							if (typeof data3 !== "string" && data3 !== null) {
								validate150.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/type",
									keyword: "type",
									params: { type: schema167.properties.reason.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data3 === "string") {
								if (data3.length > 500 && func1(data3) > 500) {
									validate150.errors = [{
										instancePath: instancePath + "/reason",
										schemaPath: "#/properties/reason/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										message: "must NOT have more than 500 characters"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate150.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate150.errors = vErrors;
	return true;
}
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.system === void 0 && (missing0 = "system")) {
			validate151.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("system.booted" !== data.type) {
					validate151.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "system.booted" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.system !== void 0) {
					let data1 = data.system;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						let missing1;
						if (data1.name === void 0 && (missing1 = "name") || data1.version === void 0 && (missing1 = "version") || data1.generation === void 0 && (missing1 = "generation") || data1.build === void 0 && (missing1 = "build") || data1.standInFor === void 0 && (missing1 = "standInFor")) {
							validate151.errors = [{
								instancePath: instancePath + "/system",
								schemaPath: "run-manifest.schema.json#/$defs/system/required",
								keyword: "required",
								params: { missingProperty: missing1 },
								message: "must have required property '" + missing1 + "'"
							}];
							return false;
						} else {
							for (const key0 in data1) if (!(key0 === "name" || key0 === "version" || key0 === "generation" || key0 === "build" || key0 === "standInFor")) {
								validate151.errors = [{
									instancePath: instancePath + "/system",
									schemaPath: "run-manifest.schema.json#/$defs/system/additionalProperties",
									keyword: "additionalProperties",
									params: { additionalProperty: key0 },
									message: "must NOT have additional properties"
								}];
								return false;
							}
							if (data1.name !== void 0) {
								let data2 = data1.name;
								if (typeof data2 === "string") {
									if (data2.length > 100 && func1(data2) > 100) {
										validate151.errors = [{
											instancePath: instancePath + "/system/name",
											schemaPath: "run-manifest.schema.json#/$defs/system/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									} else if (func1(data2) < 1) {
										validate151.errors = [{
											instancePath: instancePath + "/system/name",
											schemaPath: "run-manifest.schema.json#/$defs/system/properties/name/minLength",
											keyword: "minLength",
											params: { limit: 1 },
											message: "must NOT have fewer than 1 characters"
										}];
										return false;
									}
								} else {
									validate151.errors = [{
										instancePath: instancePath + "/system/name",
										schemaPath: "run-manifest.schema.json#/$defs/system/properties/name/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid2 = true;
							} else var valid2 = true;
							if (valid2) {
								if (data1.version !== void 0) {
									let data3 = data1.version;
									if (typeof data3 === "string") {
										if (data3.length > 100 && func1(data3) > 100) {
											validate151.errors = [{
												instancePath: instancePath + "/system/version",
												schemaPath: "run-manifest.schema.json#/$defs/system/properties/version/maxLength",
												keyword: "maxLength",
												params: { limit: 100 },
												message: "must NOT have more than 100 characters"
											}];
											return false;
										} else if (func1(data3) < 1) {
											validate151.errors = [{
												instancePath: instancePath + "/system/version",
												schemaPath: "run-manifest.schema.json#/$defs/system/properties/version/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											}];
											return false;
										}
									} else {
										validate151.errors = [{
											instancePath: instancePath + "/system/version",
											schemaPath: "run-manifest.schema.json#/$defs/system/properties/version/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data1.generation !== void 0) {
										let data4 = data1.generation;
										if (typeof data4 !== "string" && data4 !== null) {
											validate151.errors = [{
												instancePath: instancePath + "/system/generation",
												schemaPath: "run-manifest.schema.json#/$defs/system/properties/generation/type",
												keyword: "type",
												params: { type: schema153.properties.generation.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data4 === "string") {
											if (data4.length > 100 && func1(data4) > 100) {
												validate151.errors = [{
													instancePath: instancePath + "/system/generation",
													schemaPath: "run-manifest.schema.json#/$defs/system/properties/generation/maxLength",
													keyword: "maxLength",
													params: { limit: 100 },
													message: "must NOT have more than 100 characters"
												}];
												return false;
											}
										}
										var valid2 = true;
									} else var valid2 = true;
									if (valid2) {
										if (data1.build !== void 0) {
											let data5 = data1.build;
											if (typeof data5 !== "string" && data5 !== null) {
												validate151.errors = [{
													instancePath: instancePath + "/system/build",
													schemaPath: "run-manifest.schema.json#/$defs/system/properties/build/type",
													keyword: "type",
													params: { type: schema153.properties.build.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data5 === "string") {
												if (data5.length > 200 && func1(data5) > 200) {
													validate151.errors = [{
														instancePath: instancePath + "/system/build",
														schemaPath: "run-manifest.schema.json#/$defs/system/properties/build/maxLength",
														keyword: "maxLength",
														params: { limit: 200 },
														message: "must NOT have more than 200 characters"
													}];
													return false;
												}
											}
											var valid2 = true;
										} else var valid2 = true;
										if (valid2) {
											if (data1.standInFor !== void 0) {
												let data6 = data1.standInFor;
												if (typeof data6 !== "string" && data6 !== null) {
													validate151.errors = [{
														instancePath: instancePath + "/system/standInFor",
														schemaPath: "run-manifest.schema.json#/$defs/system/properties/standInFor/type",
														keyword: "type",
														params: { type: schema153.properties.standInFor.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data6 === "string") {
													if (data6.length > 100 && func1(data6) > 100) {
														validate151.errors = [{
															instancePath: instancePath + "/system/standInFor",
															schemaPath: "run-manifest.schema.json#/$defs/system/properties/standInFor/maxLength",
															keyword: "maxLength",
															params: { limit: 100 },
															message: "must NOT have more than 100 characters"
														}];
														return false;
													}
												}
												var valid2 = true;
											} else var valid2 = true;
										}
									}
								}
							}
						}
					} else {
						validate151.errors = [{
							instancePath: instancePath + "/system",
							schemaPath: "run-manifest.schema.json#/$defs/system/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate151.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate151.errors = vErrors;
	return true;
}
const schema72 = experiment_schema_default["$defs"]["component-state"];
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.component === void 0 && (missing0 = "component") || data.state === void 0 && (missing0 = "state")) {
			validate152.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("component.state" !== data.type) {
					validate152.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "component.state" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.component !== void 0) {
					let data1 = data.component;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate152.errors = [{
								instancePath: instancePath + "/component",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate152.errors = [{
							instancePath: instancePath + "/component",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.state !== void 0) {
						let data2 = data.state;
						if (!(data2 === "down" || data2 === "up" || data2 === "ready")) {
							validate152.errors = [{
								instancePath: instancePath + "/state",
								schemaPath: "experiment.schema.json#/$defs/component-state/enum",
								keyword: "enum",
								params: { allowedValues: schema72.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate152.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate152.errors = vErrors;
	return true;
}
const schema249 = $defs$3["hook.started"];
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.hook === void 0 && (missing0 = "hook") || data.subject === void 0 && (missing0 = "subject")) {
			validate153.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("hook.started" !== data.type) {
					validate153.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "hook.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hook !== void 0) {
					let data1 = data.hook;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate153.errors = [{
								instancePath: instancePath + "/hook",
								schemaPath: "#/properties/hook/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate153.errors = [{
							instancePath: instancePath + "/hook",
							schemaPath: "#/properties/hook/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.subject !== void 0) {
						let data2 = data.subject;
						if (typeof data2 !== "string" && data2 !== null) {
							validate153.errors = [{
								instancePath: instancePath + "/subject",
								schemaPath: "#/properties/subject/type",
								keyword: "type",
								params: { type: schema249.properties.subject.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 100 && func1(data2) > 100) {
								validate153.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/maxLength",
									keyword: "maxLength",
									params: { limit: 100 },
									message: "must NOT have more than 100 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate153.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate153.errors = vErrors;
	return true;
}
const schema250 = $defs$3["hook.ended"];
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.hook === void 0 && (missing0 = "hook") || data.subject === void 0 && (missing0 = "subject") || data.exitCode === void 0 && (missing0 = "exitCode") || data.outcome === void 0 && (missing0 = "outcome") || data.durationMs === void 0 && (missing0 = "durationMs") || data.stdout === void 0 && (missing0 = "stdout") || data.stderr === void 0 && (missing0 = "stderr")) {
			validate154.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("hook.ended" !== data.type) {
					validate154.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "hook.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.hook !== void 0) {
					let data1 = data.hook;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate154.errors = [{
								instancePath: instancePath + "/hook",
								schemaPath: "#/properties/hook/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate154.errors = [{
							instancePath: instancePath + "/hook",
							schemaPath: "#/properties/hook/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.subject !== void 0) {
						let data2 = data.subject;
						if (typeof data2 !== "string" && data2 !== null) {
							validate154.errors = [{
								instancePath: instancePath + "/subject",
								schemaPath: "#/properties/subject/type",
								keyword: "type",
								params: { type: schema250.properties.subject.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 100 && func1(data2) > 100) {
								validate154.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/maxLength",
									keyword: "maxLength",
									params: { limit: 100 },
									message: "must NOT have more than 100 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.exitCode !== void 0) {
							let data3 = data.exitCode;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
								validate154.errors = [{
									instancePath: instancePath + "/exitCode",
									schemaPath: "#/properties/exitCode/type",
									keyword: "type",
									params: { type: schema250.properties.exitCode.type },
									message: "must be integer,null"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.outcome !== void 0) {
								let data4 = data.outcome;
								if (!(data4 === "ok" || data4 === "failed" || data4 === "timed-out" || data4 === "cancelled")) {
									validate154.errors = [{
										instancePath: instancePath + "/outcome",
										schemaPath: "#/properties/outcome/enum",
										keyword: "enum",
										params: { allowedValues: schema250.properties.outcome.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.durationMs !== void 0) {
									let data5 = data.durationMs;
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 0 || isNaN(data5)) {
											validate154.errors = [{
												instancePath: instancePath + "/durationMs",
												schemaPath: "#/properties/durationMs/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									} else {
										validate154.errors = [{
											instancePath: instancePath + "/durationMs",
											schemaPath: "#/properties/durationMs/type",
											keyword: "type",
											params: { type: "number" },
											message: "must be number"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.stdout !== void 0) {
										let data6 = data.stdout;
										if (typeof data6 === "string") {
											if (data6.length > 8192 && func1(data6) > 8192) {
												validate154.errors = [{
													instancePath: instancePath + "/stdout",
													schemaPath: "#/properties/stdout/maxLength",
													keyword: "maxLength",
													params: { limit: 8192 },
													message: "must NOT have more than 8192 characters"
												}];
												return false;
											}
										} else {
											validate154.errors = [{
												instancePath: instancePath + "/stdout",
												schemaPath: "#/properties/stdout/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.stderr !== void 0) {
											let data7 = data.stderr;
											if (typeof data7 === "string") {
												if (data7.length > 8192 && func1(data7) > 8192) {
													validate154.errors = [{
														instancePath: instancePath + "/stderr",
														schemaPath: "#/properties/stderr/maxLength",
														keyword: "maxLength",
														params: { limit: 8192 },
														message: "must NOT have more than 8192 characters"
													}];
													return false;
												}
											} else {
												validate154.errors = [{
													instancePath: instancePath + "/stderr",
													schemaPath: "#/properties/stderr/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate154.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate154.errors = vErrors;
	return true;
}
const schema251 = $defs$3["step.started"];
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.parent === void 0 && (missing0 = "parent") || data.kind === void 0 && (missing0 = "kind") || data.label === void 0 && (missing0 = "label")) {
			validate155.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("step.started" !== data.type) {
					validate155.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "step.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate155.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate155.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.parent !== void 0) {
						let data2 = data.parent;
						if (typeof data2 !== "string" && data2 !== null) {
							validate155.errors = [{
								instancePath: instancePath + "/parent",
								schemaPath: "#/properties/parent/type",
								keyword: "type",
								params: { type: schema251.properties.parent.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 500 && func1(data2) > 500) {
								validate155.errors = [{
									instancePath: instancePath + "/parent",
									schemaPath: "#/properties/parent/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.kind !== void 0) {
							let data3 = data.kind;
							if (!(data3 === "serial" || data3 === "parallel" || data3 === "repeat" || data3 === "round" || data3 === "delay" || data3 === "start" || data3 === "await" || data3 === "workload" || data3 === "operation" || data3 === "revert" || data3 === "wait" || data3 === "start-operation" || data3 === "await-operation" || data3 === "hold" || data3 === "stop" || data3 === "inventory")) {
								validate155.errors = [{
									instancePath: instancePath + "/kind",
									schemaPath: "#/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema251.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.label !== void 0) {
								let data4 = data.label;
								if (typeof data4 === "string") {
									if (data4.length > 300 && func1(data4) > 300) {
										validate155.errors = [{
											instancePath: instancePath + "/label",
											schemaPath: "#/properties/label/maxLength",
											keyword: "maxLength",
											params: { limit: 300 },
											message: "must NOT have more than 300 characters"
										}];
										return false;
									}
								} else {
									validate155.errors = [{
										instancePath: instancePath + "/label",
										schemaPath: "#/properties/label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate155.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate155.errors = vErrors;
	return true;
}
const schema252 = $defs$3["step.ended"];
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.outcome === void 0 && (missing0 = "outcome") || data.reason === void 0 && (missing0 = "reason")) {
			validate156.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("step.ended" !== data.type) {
					validate156.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "step.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate156.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate156.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.outcome !== void 0) {
						let data2 = data.outcome;
						if (!(data2 === "done" || data2 === "failed" || data2 === "timed-out" || data2 === "cancelled" || data2 === "skipped")) {
							validate156.errors = [{
								instancePath: instancePath + "/outcome",
								schemaPath: "#/properties/outcome/enum",
								keyword: "enum",
								params: { allowedValues: schema252.properties.outcome.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason !== void 0) {
							let data3 = data.reason;
							if (typeof data3 !== "string" && data3 !== null) {
								validate156.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/type",
									keyword: "type",
									params: { type: schema252.properties.reason.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data3 === "string") {
								if (data3.length > 1e3 && func1(data3) > 1e3) {
									validate156.errors = [{
										instancePath: instancePath + "/reason",
										schemaPath: "#/properties/reason/maxLength",
										keyword: "maxLength",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 characters"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate156.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate156.errors = vErrors;
	return true;
}
const schema174 = $defs$3["instance.state"];
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.state === void 0 && (missing0 = "state") || data.rawPhase === void 0 && (missing0 = "rawPhase") || data.exitCode === void 0 && (missing0 = "exitCode") || data.reason === void 0 && (missing0 = "reason")) {
			validate157.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.state" !== data.type) {
					validate157.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.state" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate157.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate157.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate157.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern30.test(data2)) {
								validate157.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate157.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							let data3 = data.state;
							if (!(data3 === "Created" || data3 === "Pending" || data3 === "Running" || data3 === "Unknown" || data3 === "Succeeded" || data3 === "Failed")) {
								validate157.errors = [{
									instancePath: instancePath + "/state",
									schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
									keyword: "enum",
									params: { allowedValues: schema23.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.rawPhase !== void 0) {
								let data4 = data.rawPhase;
								if (typeof data4 !== "string" && data4 !== null) {
									validate157.errors = [{
										instancePath: instancePath + "/rawPhase",
										schemaPath: "#/properties/rawPhase/type",
										keyword: "type",
										params: { type: schema174.properties.rawPhase.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate157.errors = [{
											instancePath: instancePath + "/rawPhase",
											schemaPath: "#/properties/rawPhase/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.exitCode !== void 0) {
									let data5 = data.exitCode;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
										validate157.errors = [{
											instancePath: instancePath + "/exitCode",
											schemaPath: "#/properties/exitCode/type",
											keyword: "type",
											params: { type: schema174.properties.exitCode.type },
											message: "must be integer,null"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.reason !== void 0) {
										let data6 = data.reason;
										if (typeof data6 !== "string" && data6 !== null) {
											validate157.errors = [{
												instancePath: instancePath + "/reason",
												schemaPath: "#/properties/reason/type",
												keyword: "type",
												params: { type: schema174.properties.reason.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 500 && func1(data6) > 500) {
												validate157.errors = [{
													instancePath: instancePath + "/reason",
													schemaPath: "#/properties/reason/maxLength",
													keyword: "maxLength",
													params: { limit: 500 },
													message: "must NOT have more than 500 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate157.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate157.errors = vErrors;
	return true;
}
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to")) {
			validate158.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.revived" !== data.type) {
					validate158.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.revived" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate158.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate158.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate158.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern30.test(data2)) {
								validate158.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate158.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.from !== void 0) {
							let data3 = data.from;
							if (!(data3 === "Created" || data3 === "Pending" || data3 === "Running" || data3 === "Unknown" || data3 === "Succeeded" || data3 === "Failed")) {
								validate158.errors = [{
									instancePath: instancePath + "/from",
									schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
									keyword: "enum",
									params: { allowedValues: schema23.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.to !== void 0) {
								let data4 = data.to;
								if (!(data4 === "Created" || data4 === "Pending" || data4 === "Running" || data4 === "Unknown" || data4 === "Succeeded" || data4 === "Failed")) {
									validate158.errors = [{
										instancePath: instancePath + "/to",
										schemaPath: "experiment.schema.json#/$defs/instance-state/enum",
										keyword: "enum",
										params: { allowedValues: schema23.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate158.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate158.errors = vErrors;
	return true;
}
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.complete === void 0 && (missing0 = "complete") || data.files === void 0 && (missing0 = "files") || data.bytes === void 0 && (missing0 = "bytes") || data.leftOut === void 0 && (missing0 = "leftOut")) {
			validate159.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.collected" !== data.type) {
					validate159.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.collected" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate159.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate159.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate159.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern30.test(data2)) {
								validate159.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate159.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.complete !== void 0) {
							if (typeof data.complete !== "boolean") {
								validate159.errors = [{
									instancePath: instancePath + "/complete",
									schemaPath: "#/properties/complete/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.files !== void 0) {
								let data4 = data.files;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate159.errors = [{
										instancePath: instancePath + "/files",
										schemaPath: "#/properties/files/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate159.errors = [{
											instancePath: instancePath + "/files",
											schemaPath: "#/properties/files/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.bytes !== void 0) {
									let data5 = data.bytes;
									if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
										validate159.errors = [{
											instancePath: instancePath + "/bytes",
											schemaPath: "#/properties/bytes/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										}];
										return false;
									}
									if (typeof data5 == "number" && isFinite(data5)) {
										if (data5 < 0 || isNaN(data5)) {
											validate159.errors = [{
												instancePath: instancePath + "/bytes",
												schemaPath: "#/properties/bytes/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.leftOut !== void 0) {
										let data6 = data.leftOut;
										if (Array.isArray(data6)) {
											if (data6.length > 200) {
												validate159.errors = [{
													instancePath: instancePath + "/leftOut",
													schemaPath: "#/properties/leftOut/maxItems",
													keyword: "maxItems",
													params: { limit: 200 },
													message: "must NOT have more than 200 items"
												}];
												return false;
											} else {
												const len0 = data6.length;
												for (let i0 = 0; i0 < len0; i0++) {
													let data7 = data6[i0];
													if (typeof data7 === "string") {
														if (data7.length > 500 && func1(data7) > 500) {
															validate159.errors = [{
																instancePath: instancePath + "/leftOut/" + i0,
																schemaPath: "#/properties/leftOut/items/maxLength",
																keyword: "maxLength",
																params: { limit: 500 },
																message: "must NOT have more than 500 characters"
															}];
															return false;
														}
													} else {
														validate159.errors = [{
															instancePath: instancePath + "/leftOut/" + i0,
															schemaPath: "#/properties/leftOut/items/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
											}
										} else {
											validate159.errors = [{
												instancePath: instancePath + "/leftOut",
												schemaPath: "#/properties/leftOut/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate159.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate159.errors = vErrors;
	return true;
}
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.deleted === void 0 && (missing0 = "deleted")) {
			validate160.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.deleted" !== data.type) {
					validate160.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.deleted" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate160.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate160.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate160.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern30.test(data2)) {
								validate160.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate160.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.deleted !== void 0) {
							if (typeof data.deleted !== "boolean") {
								validate160.errors = [{
									instancePath: instancePath + "/deleted",
									schemaPath: "#/properties/deleted/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate160.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate160.errors = vErrors;
	return true;
}
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.workload === void 0 && (missing0 = "workload") || data.instances === void 0 && (missing0 = "instances")) {
			validate161.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("await.timed-out" !== data.type) {
					validate161.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "await.timed-out" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate161.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate161.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.workload !== void 0) {
						let data2 = data.workload;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate161.errors = [{
									instancePath: instancePath + "/workload",
									schemaPath: "experiment.schema.json#/$defs/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
								}];
								return false;
							}
						} else {
							validate161.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.instances !== void 0) {
							let data3 = data.instances;
							if (Array.isArray(data3)) {
								if (data3.length > 1e3) {
									validate161.errors = [{
										instancePath: instancePath + "/instances",
										schemaPath: "#/properties/instances/maxItems",
										keyword: "maxItems",
										params: { limit: 1e3 },
										message: "must NOT have more than 1000 items"
									}];
									return false;
								} else {
									const len0 = data3.length;
									for (let i0 = 0; i0 < len0; i0++) {
										let data4 = data3[i0];
										if (typeof data4 === "string") {
											if (data4.length > 50 && func1(data4) > 50) {
												validate161.errors = [{
													instancePath: instancePath + "/instances/" + i0,
													schemaPath: "#/$defs/instance/maxLength",
													keyword: "maxLength",
													params: { limit: 50 },
													message: "must NOT have more than 50 characters"
												}];
												return false;
											} else if (!pattern30.test(data4)) {
												validate161.errors = [{
													instancePath: instancePath + "/instances/" + i0,
													schemaPath: "#/$defs/instance/pattern",
													keyword: "pattern",
													params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
													message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
												}];
												return false;
											}
										} else {
											validate161.errors = [{
												instancePath: instancePath + "/instances/" + i0,
												schemaPath: "#/$defs/instance/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
								}
							} else {
								validate161.errors = [{
									instancePath: instancePath + "/instances",
									schemaPath: "#/properties/instances/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate161.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate161.errors = vErrors;
	return true;
}
const schema253 = $defs$3["wait.timed-out"];
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.condition === void 0 && (missing0 = "condition") || data.lastSeen === void 0 && (missing0 = "lastSeen") || data.onTimeout === void 0 && (missing0 = "onTimeout")) {
			validate162.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("wait.timed-out" !== data.type) {
					validate162.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "wait.timed-out" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate162.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate162.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.condition !== void 0) {
						let data2 = data.condition;
						if (typeof data2 === "string") {
							if (data2.length > 500 && func1(data2) > 500) {
								validate162.errors = [{
									instancePath: instancePath + "/condition",
									schemaPath: "#/properties/condition/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								}];
								return false;
							}
						} else {
							validate162.errors = [{
								instancePath: instancePath + "/condition",
								schemaPath: "#/properties/condition/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.lastSeen !== void 0) {
							let data3 = data.lastSeen;
							if (typeof data3 === "string") {
								if (data3.length > 500 && func1(data3) > 500) {
									validate162.errors = [{
										instancePath: instancePath + "/lastSeen",
										schemaPath: "#/properties/lastSeen/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										message: "must NOT have more than 500 characters"
									}];
									return false;
								}
							} else {
								validate162.errors = [{
									instancePath: instancePath + "/lastSeen",
									schemaPath: "#/properties/lastSeen/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.onTimeout !== void 0) {
								let data4 = data.onTimeout;
								if (!(data4 === "error" || data4 === "continue")) {
									validate162.errors = [{
										instancePath: instancePath + "/onTimeout",
										schemaPath: "#/properties/onTimeout/enum",
										keyword: "enum",
										params: { allowedValues: schema253.properties.onTimeout.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate162.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate162.errors = vErrors;
	return true;
}
const schema192 = $defs$3["targets.resolved"];
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.rule === void 0 && (missing0 = "rule") || data.candidates === void 0 && (missing0 = "candidates") || data.chosen === void 0 && (missing0 = "chosen") || data.seedPath === void 0 && (missing0 = "seedPath")) {
			validate163.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("targets.resolved" !== data.type) {
					validate163.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "targets.resolved" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate163.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate163.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.operation !== void 0) {
						let data2 = data.operation;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate163.errors = [{
									instancePath: instancePath + "/operation",
									schemaPath: "experiment.schema.json#/$defs/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
								}];
								return false;
							}
						} else {
							validate163.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.firing !== void 0) {
							let data3 = data.firing;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate163.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate163.errors = [{
										instancePath: instancePath + "/firing",
										schemaPath: "#/properties/firing/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.rule !== void 0) {
								let data4 = data.rule;
								if (typeof data4 === "string") {
									if (data4.length > 60 && func1(data4) > 60) {
										validate163.errors = [{
											instancePath: instancePath + "/rule",
											schemaPath: "#/properties/rule/maxLength",
											keyword: "maxLength",
											params: { limit: 60 },
											message: "must NOT have more than 60 characters"
										}];
										return false;
									}
								} else {
									validate163.errors = [{
										instancePath: instancePath + "/rule",
										schemaPath: "#/properties/rule/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.candidates !== void 0) {
									let data5 = data.candidates;
									if (Array.isArray(data5)) {
										if (data5.length > 2e3) {
											validate163.errors = [{
												instancePath: instancePath + "/candidates",
												schemaPath: "#/properties/candidates/maxItems",
												keyword: "maxItems",
												params: { limit: 2e3 },
												message: "must NOT have more than 2000 items"
											}];
											return false;
										} else {
											const len0 = data5.length;
											for (let i0 = 0; i0 < len0; i0++) {
												let data6 = data5[i0];
												if (typeof data6 === "string") {
													if (data6.length > 100 && func1(data6) > 100) {
														validate163.errors = [{
															instancePath: instancePath + "/candidates/" + i0,
															schemaPath: "#/$defs/target-label/maxLength",
															keyword: "maxLength",
															params: { limit: 100 },
															message: "must NOT have more than 100 characters"
														}];
														return false;
													}
												} else {
													validate163.errors = [{
														instancePath: instancePath + "/candidates/" + i0,
														schemaPath: "#/$defs/target-label/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
											}
										}
									} else {
										validate163.errors = [{
											instancePath: instancePath + "/candidates",
											schemaPath: "#/properties/candidates/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.chosen !== void 0) {
										let data7 = data.chosen;
										if (Array.isArray(data7)) {
											if (data7.length > 2e3) {
												validate163.errors = [{
													instancePath: instancePath + "/chosen",
													schemaPath: "#/properties/chosen/maxItems",
													keyword: "maxItems",
													params: { limit: 2e3 },
													message: "must NOT have more than 2000 items"
												}];
												return false;
											} else {
												const len1 = data7.length;
												for (let i1 = 0; i1 < len1; i1++) {
													let data8 = data7[i1];
													if (typeof data8 === "string") {
														if (data8.length > 100 && func1(data8) > 100) {
															validate163.errors = [{
																instancePath: instancePath + "/chosen/" + i1,
																schemaPath: "#/$defs/target-label/maxLength",
																keyword: "maxLength",
																params: { limit: 100 },
																message: "must NOT have more than 100 characters"
															}];
															return false;
														}
													} else {
														validate163.errors = [{
															instancePath: instancePath + "/chosen/" + i1,
															schemaPath: "#/$defs/target-label/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
												}
											}
										} else {
											validate163.errors = [{
												instancePath: instancePath + "/chosen",
												schemaPath: "#/properties/chosen/type",
												keyword: "type",
												params: { type: "array" },
												message: "must be array"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.seedPath !== void 0) {
											let data9 = data.seedPath;
											if (typeof data9 !== "string" && data9 !== null) {
												validate163.errors = [{
													instancePath: instancePath + "/seedPath",
													schemaPath: "#/properties/seedPath/type",
													keyword: "type",
													params: { type: schema192.properties.seedPath.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data9 === "string") {
												if (data9.length > 600 && func1(data9) > 600) {
													validate163.errors = [{
														instancePath: instancePath + "/seedPath",
														schemaPath: "#/properties/seedPath/maxLength",
														keyword: "maxLength",
														params: { limit: 600 },
														message: "must NOT have more than 600 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate163.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate163.errors = vErrors;
	return true;
}
const schema196 = $defs$3["fault.requested"];
const schema198 = experiment_schema_default["$defs"]["fault-kind"];
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.step === void 0 && (missing0 = "step") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.identity === void 0 && (missing0 = "identity") || data.undo === void 0 && (missing0 = "undo") || data.logs === void 0 && (missing0 = "logs")) {
			validate164.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("fault.requested" !== data.type) {
					validate164.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "fault.requested" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.step !== void 0) {
					let data1 = data.step;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate164.errors = [{
								instancePath: instancePath + "/step",
								schemaPath: "#/properties/step/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate164.errors = [{
							instancePath: instancePath + "/step",
							schemaPath: "#/properties/step/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.operation !== void 0) {
						let data2 = data.operation;
						if (typeof data2 === "string") {
							if (!pattern7.test(data2)) {
								validate164.errors = [{
									instancePath: instancePath + "/operation",
									schemaPath: "experiment.schema.json#/$defs/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
								}];
								return false;
							}
						} else {
							validate164.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.firing !== void 0) {
							let data3 = data.firing;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate164.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate164.errors = [{
										instancePath: instancePath + "/firing",
										schemaPath: "#/properties/firing/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.fault !== void 0) {
								let data4 = data.fault;
								if (!(data4 === "kill" || data4 === "stop" || data4 === "restart" || data4 === "restart-in-place" || data4 === "freeze" || data4 === "outage" || data4 === "partition")) {
									validate164.errors = [{
										instancePath: instancePath + "/fault",
										schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
										keyword: "enum",
										params: { allowedValues: schema198.enum },
										message: "must be equal to one of the allowed values"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.target !== void 0) {
									let data5 = data.target;
									if (typeof data5 === "string") {
										if (data5.length > 100 && func1(data5) > 100) {
											validate164.errors = [{
												instancePath: instancePath + "/target",
												schemaPath: "#/$defs/target-label/maxLength",
												keyword: "maxLength",
												params: { limit: 100 },
												message: "must NOT have more than 100 characters"
											}];
											return false;
										}
									} else {
										validate164.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.component !== void 0) {
										let data6 = data.component;
										if (typeof data6 !== "string" && data6 !== null) {
											validate164.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/type",
												keyword: "type",
												params: { type: schema196.properties.component.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate164.errors = [{
													instancePath: instancePath + "/component",
													schemaPath: "#/properties/component/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.workload !== void 0) {
											let data7 = data.workload;
											if (typeof data7 !== "string" && data7 !== null) {
												validate164.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/type",
													keyword: "type",
													params: { type: schema196.properties.workload.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 40 && func1(data7) > 40) {
													validate164.errors = [{
														instancePath: instancePath + "/workload",
														schemaPath: "#/properties/workload/maxLength",
														keyword: "maxLength",
														params: { limit: 40 },
														message: "must NOT have more than 40 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.instance !== void 0) {
												let data8 = data.instance;
												if (typeof data8 !== "string" && data8 !== null) {
													validate164.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/type",
														keyword: "type",
														params: { type: schema196.properties.instance.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 50 && func1(data8) > 50) {
														validate164.errors = [{
															instancePath: instancePath + "/instance",
															schemaPath: "#/properties/instance/maxLength",
															keyword: "maxLength",
															params: { limit: 50 },
															message: "must NOT have more than 50 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.role !== void 0) {
													let data9 = data.role;
													if (typeof data9 !== "string" && data9 !== null) {
														validate164.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/type",
															keyword: "type",
															params: { type: schema196.properties.role.type },
															message: "must be string,null"
														}];
														return false;
													}
													if (typeof data9 === "string") {
														if (data9.length > 40 && func1(data9) > 40) {
															validate164.errors = [{
																instancePath: instancePath + "/role",
																schemaPath: "#/properties/role/maxLength",
																keyword: "maxLength",
																params: { limit: 40 },
																message: "must NOT have more than 40 characters"
															}];
															return false;
														}
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.identity !== void 0) {
														let data10 = data.identity;
														if (typeof data10 !== "string" && data10 !== null) {
															validate164.errors = [{
																instancePath: instancePath + "/identity",
																schemaPath: "#/properties/identity/type",
																keyword: "type",
																params: { type: schema196.properties.identity.type },
																message: "must be string,null"
															}];
															return false;
														}
														if (typeof data10 === "string") {
															if (data10.length > 300 && func1(data10) > 300) {
																validate164.errors = [{
																	instancePath: instancePath + "/identity",
																	schemaPath: "#/properties/identity/maxLength",
																	keyword: "maxLength",
																	params: { limit: 300 },
																	message: "must NOT have more than 300 characters"
																}];
																return false;
															}
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.undo !== void 0) {
															let data11 = data.undo;
															if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) && data11 !== null) {
																validate164.errors = [{
																	instancePath: instancePath + "/undo",
																	schemaPath: "#/properties/undo/type",
																	keyword: "type",
																	params: { type: schema196.properties.undo.type },
																	message: "must be integer,null"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.logs !== void 0) {
																let data12 = data.logs;
																if (Array.isArray(data12)) {
																	if (data12.length > 5e3) {
																		validate164.errors = [{
																			instancePath: instancePath + "/logs",
																			schemaPath: "#/properties/logs/maxItems",
																			keyword: "maxItems",
																			params: { limit: 5e3 },
																			message: "must NOT have more than 5000 items"
																		}];
																		return false;
																	} else {
																		const len0 = data12.length;
																		for (let i0 = 0; i0 < len0; i0++) {
																			let data13 = data12[i0];
																			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
																				let missing1;
																				if (data13.log === void 0 && (missing1 = "log") || data13.lines === void 0 && (missing1 = "lines") || data13.bytes === void 0 && (missing1 = "bytes")) {
																					validate164.errors = [{
																						instancePath: instancePath + "/logs/" + i0,
																						schemaPath: "#/$defs/log-position/required",
																						keyword: "required",
																						params: { missingProperty: missing1 },
																						message: "must have required property '" + missing1 + "'"
																					}];
																					return false;
																				} else {
																					for (const key0 in data13) if (!(key0 === "log" || key0 === "lines" || key0 === "bytes")) {
																						validate164.errors = [{
																							instancePath: instancePath + "/logs/" + i0,
																							schemaPath: "#/$defs/log-position/additionalProperties",
																							keyword: "additionalProperties",
																							params: { additionalProperty: key0 },
																							message: "must NOT have additional properties"
																						}];
																						return false;
																					}
																					if (data13.log !== void 0) {
																						let data14 = data13.log;
																						if (typeof data14 === "string") {
																							if (data14.length > 100 && func1(data14) > 100) {
																								validate164.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/log",
																									schemaPath: "#/$defs/log-position/properties/log/maxLength",
																									keyword: "maxLength",
																									params: { limit: 100 },
																									message: "must NOT have more than 100 characters"
																								}];
																								return false;
																							}
																						} else {
																							validate164.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/log",
																								schemaPath: "#/$defs/log-position/properties/log/type",
																								keyword: "type",
																								params: { type: "string" },
																								message: "must be string"
																							}];
																							return false;
																						}
																						var valid6 = true;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data13.lines !== void 0) {
																							let data15 = data13.lines;
																							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																								validate164.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/lines",
																									schemaPath: "#/$defs/log-position/properties/lines/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (typeof data15 == "number" && isFinite(data15)) {
																								if (data15 < 0 || isNaN(data15)) {
																									validate164.errors = [{
																										instancePath: instancePath + "/logs/" + i0 + "/lines",
																										schemaPath: "#/$defs/log-position/properties/lines/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																							var valid6 = true;
																						} else var valid6 = true;
																						if (valid6) {
																							if (data13.bytes !== void 0) {
																								let data16 = data13.bytes;
																								if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
																									validate164.errors = [{
																										instancePath: instancePath + "/logs/" + i0 + "/bytes",
																										schemaPath: "#/$defs/log-position/properties/bytes/type",
																										keyword: "type",
																										params: { type: "integer" },
																										message: "must be integer"
																									}];
																									return false;
																								}
																								if (typeof data16 == "number" && isFinite(data16)) {
																									if (data16 < 0 || isNaN(data16)) {
																										validate164.errors = [{
																											instancePath: instancePath + "/logs/" + i0 + "/bytes",
																											schemaPath: "#/$defs/log-position/properties/bytes/minimum",
																											keyword: "minimum",
																											params: {
																												comparison: ">=",
																												limit: 0
																											},
																											message: "must be >= 0"
																										}];
																										return false;
																									}
																								}
																								var valid6 = true;
																							} else var valid6 = true;
																						}
																					}
																				}
																			} else {
																				validate164.errors = [{
																					instancePath: instancePath + "/logs/" + i0,
																					schemaPath: "#/$defs/log-position/type",
																					keyword: "type",
																					params: { type: "object" },
																					message: "must be object"
																				}];
																				return false;
																			}
																		}
																	}
																} else {
																	validate164.errors = [{
																		instancePath: instancePath + "/logs",
																		schemaPath: "#/properties/logs/type",
																		keyword: "type",
																		params: { type: "array" },
																		message: "must be array"
																	}];
																	return false;
																}
																var valid0 = true;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate164.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate164.errors = vErrors;
	return true;
}
const schema201 = $defs$3["fault.effective"];
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.proof === void 0 && (missing0 = "proof") || data.respondedMs === void 0 && (missing0 = "respondedMs") || data.logs === void 0 && (missing0 = "logs")) {
			validate165.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("fault.effective" !== data.type) {
					validate165.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "fault.effective" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate165.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate165.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate165.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate165.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fault !== void 0) {
							let data3 = data.fault;
							if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "restart-in-place" || data3 === "freeze" || data3 === "outage" || data3 === "partition")) {
								validate165.errors = [{
									instancePath: instancePath + "/fault",
									schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
									keyword: "enum",
									params: { allowedValues: schema198.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.target !== void 0) {
								let data4 = data.target;
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate165.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								} else {
									validate165.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.component !== void 0) {
									let data5 = data.component;
									if (typeof data5 !== "string" && data5 !== null) {
										validate165.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/type",
											keyword: "type",
											params: { type: schema201.properties.component.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate165.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.workload !== void 0) {
										let data6 = data.workload;
										if (typeof data6 !== "string" && data6 !== null) {
											validate165.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/type",
												keyword: "type",
												params: { type: schema201.properties.workload.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate165.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.instance !== void 0) {
											let data7 = data.instance;
											if (typeof data7 !== "string" && data7 !== null) {
												validate165.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/type",
													keyword: "type",
													params: { type: schema201.properties.instance.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 50 && func1(data7) > 50) {
													validate165.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.role !== void 0) {
												let data8 = data.role;
												if (typeof data8 !== "string" && data8 !== null) {
													validate165.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/type",
														keyword: "type",
														params: { type: schema201.properties.role.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 40 && func1(data8) > 40) {
														validate165.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.proof !== void 0) {
													let data9 = data.proof;
													if (typeof data9 === "string") {
														if (data9.length > 500 && func1(data9) > 500) {
															validate165.errors = [{
																instancePath: instancePath + "/proof",
																schemaPath: "#/properties/proof/maxLength",
																keyword: "maxLength",
																params: { limit: 500 },
																message: "must NOT have more than 500 characters"
															}];
															return false;
														}
													} else {
														validate165.errors = [{
															instancePath: instancePath + "/proof",
															schemaPath: "#/properties/proof/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.respondedMs !== void 0) {
														let data10 = data.respondedMs;
														if (typeof data10 == "number" && isFinite(data10)) {
															if (data10 < 0 || isNaN(data10)) {
																validate165.errors = [{
																	instancePath: instancePath + "/respondedMs",
																	schemaPath: "#/properties/respondedMs/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 0
																	},
																	message: "must be >= 0"
																}];
																return false;
															}
														} else {
															validate165.errors = [{
																instancePath: instancePath + "/respondedMs",
																schemaPath: "#/properties/respondedMs/type",
																keyword: "type",
																params: { type: "number" },
																message: "must be number"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.logs !== void 0) {
															let data11 = data.logs;
															if (Array.isArray(data11)) {
																if (data11.length > 5e3) {
																	validate165.errors = [{
																		instancePath: instancePath + "/logs",
																		schemaPath: "#/properties/logs/maxItems",
																		keyword: "maxItems",
																		params: { limit: 5e3 },
																		message: "must NOT have more than 5000 items"
																	}];
																	return false;
																} else {
																	const len0 = data11.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		let data12 = data11[i0];
																		if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																			let missing1;
																			if (data12.log === void 0 && (missing1 = "log") || data12.lines === void 0 && (missing1 = "lines") || data12.bytes === void 0 && (missing1 = "bytes")) {
																				validate165.errors = [{
																					instancePath: instancePath + "/logs/" + i0,
																					schemaPath: "#/$defs/log-position/required",
																					keyword: "required",
																					params: { missingProperty: missing1 },
																					message: "must have required property '" + missing1 + "'"
																				}];
																				return false;
																			} else {
																				for (const key0 in data12) if (!(key0 === "log" || key0 === "lines" || key0 === "bytes")) {
																					validate165.errors = [{
																						instancePath: instancePath + "/logs/" + i0,
																						schemaPath: "#/$defs/log-position/additionalProperties",
																						keyword: "additionalProperties",
																						params: { additionalProperty: key0 },
																						message: "must NOT have additional properties"
																					}];
																					return false;
																				}
																				if (data12.log !== void 0) {
																					let data13 = data12.log;
																					if (typeof data13 === "string") {
																						if (data13.length > 100 && func1(data13) > 100) {
																							validate165.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/log",
																								schemaPath: "#/$defs/log-position/properties/log/maxLength",
																								keyword: "maxLength",
																								params: { limit: 100 },
																								message: "must NOT have more than 100 characters"
																							}];
																							return false;
																						}
																					} else {
																						validate165.errors = [{
																							instancePath: instancePath + "/logs/" + i0 + "/log",
																							schemaPath: "#/$defs/log-position/properties/log/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																					var valid6 = true;
																				} else var valid6 = true;
																				if (valid6) {
																					if (data12.lines !== void 0) {
																						let data14 = data12.lines;
																						if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																							validate165.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/lines",
																								schemaPath: "#/$defs/log-position/properties/lines/type",
																								keyword: "type",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (typeof data14 == "number" && isFinite(data14)) {
																							if (data14 < 0 || isNaN(data14)) {
																								validate165.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/lines",
																									schemaPath: "#/$defs/log-position/properties/lines/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						}
																						var valid6 = true;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data12.bytes !== void 0) {
																							let data15 = data12.bytes;
																							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																								validate165.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/bytes",
																									schemaPath: "#/$defs/log-position/properties/bytes/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (typeof data15 == "number" && isFinite(data15)) {
																								if (data15 < 0 || isNaN(data15)) {
																									validate165.errors = [{
																										instancePath: instancePath + "/logs/" + i0 + "/bytes",
																										schemaPath: "#/$defs/log-position/properties/bytes/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																							var valid6 = true;
																						} else var valid6 = true;
																					}
																				}
																			}
																		} else {
																			validate165.errors = [{
																				instancePath: instancePath + "/logs/" + i0,
																				schemaPath: "#/$defs/log-position/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate165.errors = [{
																	instancePath: instancePath + "/logs",
																	schemaPath: "#/properties/logs/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate165.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate165.errors = vErrors;
	return true;
}
const schema206 = $defs$3["fault.failed"];
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message")) {
			validate166.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("fault.failed" !== data.type) {
					validate166.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "fault.failed" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate166.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate166.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate166.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate166.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fault !== void 0) {
							let data3 = data.fault;
							if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "restart-in-place" || data3 === "freeze" || data3 === "outage" || data3 === "partition")) {
								validate166.errors = [{
									instancePath: instancePath + "/fault",
									schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
									keyword: "enum",
									params: { allowedValues: schema198.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.target !== void 0) {
								let data4 = data.target;
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate166.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								} else {
									validate166.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.component !== void 0) {
									let data5 = data.component;
									if (typeof data5 !== "string" && data5 !== null) {
										validate166.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/type",
											keyword: "type",
											params: { type: schema206.properties.component.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate166.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.workload !== void 0) {
										let data6 = data.workload;
										if (typeof data6 !== "string" && data6 !== null) {
											validate166.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/type",
												keyword: "type",
												params: { type: schema206.properties.workload.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate166.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.instance !== void 0) {
											let data7 = data.instance;
											if (typeof data7 !== "string" && data7 !== null) {
												validate166.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/type",
													keyword: "type",
													params: { type: schema206.properties.instance.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 50 && func1(data7) > 50) {
													validate166.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.role !== void 0) {
												let data8 = data.role;
												if (typeof data8 !== "string" && data8 !== null) {
													validate166.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/type",
														keyword: "type",
														params: { type: schema206.properties.role.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 40 && func1(data8) > 40) {
														validate166.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.code !== void 0) {
													let data9 = data.code;
													if (typeof data9 === "string") {
														if (data9.length > 60 && func1(data9) > 60) {
															validate166.errors = [{
																instancePath: instancePath + "/code",
																schemaPath: "#/properties/code/maxLength",
																keyword: "maxLength",
																params: { limit: 60 },
																message: "must NOT have more than 60 characters"
															}];
															return false;
														}
													} else {
														validate166.errors = [{
															instancePath: instancePath + "/code",
															schemaPath: "#/properties/code/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.message !== void 0) {
														let data10 = data.message;
														if (typeof data10 === "string") {
															if (data10.length > 1e3 && func1(data10) > 1e3) {
																validate166.errors = [{
																	instancePath: instancePath + "/message",
																	schemaPath: "#/properties/message/maxLength",
																	keyword: "maxLength",
																	params: { limit: 1e3 },
																	message: "must NOT have more than 1000 characters"
																}];
																return false;
															}
														} else {
															validate166.errors = [{
																instancePath: instancePath + "/message",
																schemaPath: "#/properties/message/type",
																keyword: "type",
																params: { type: "string" },
																message: "must be string"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate166.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate166.errors = vErrors;
	return true;
}
const schema210 = $defs$3["revert.requested"];
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.undo === void 0 && (missing0 = "undo") || data.cause === void 0 && (missing0 = "cause")) {
				validate167.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.type !== void 0) {
					const _errs1 = errors;
					if ("revert.requested" !== data.type) {
						validate167.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/const",
							keyword: "const",
							params: { allowedValue: "revert.requested" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.operation !== void 0) {
						let data1 = data.operation;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (!pattern7.test(data1)) {
									validate167.errors = [{
										instancePath: instancePath + "/operation",
										schemaPath: "experiment.schema.json#/$defs/name/pattern",
										keyword: "pattern",
										params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
										message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
									}];
									return false;
								}
							} else {
								validate167.errors = [{
									instancePath: instancePath + "/operation",
									schemaPath: "experiment.schema.json#/$defs/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.firing !== void 0) {
							let data2 = data.firing;
							const _errs6 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate167.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs6) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 0 || isNaN(data2)) {
										validate167.errors = [{
											instancePath: instancePath + "/firing",
											schemaPath: "#/properties/firing/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fault !== void 0) {
								let data3 = data.fault;
								const _errs8 = errors;
								const _errs9 = errors;
								let valid2 = false;
								const _errs10 = errors;
								if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "restart-in-place" || data3 === "freeze" || data3 === "outage" || data3 === "partition")) {
									const err0 = {
										instancePath: instancePath + "/fault",
										schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
										keyword: "enum",
										params: { allowedValues: schema198.enum },
										message: "must be equal to one of the allowed values"
									};
									(vErrors ??= []).push(err0);
									errors++;
								}
								var _valid0 = _errs10 === errors;
								valid2 = valid2 || _valid0;
								if (!valid2) {
									const _errs12 = errors;
									if (data3 !== null) {
										const err1 = {
											instancePath: instancePath + "/fault",
											schemaPath: "#/properties/fault/anyOf/1/type",
											keyword: "type",
											params: { type: "null" },
											message: "must be null"
										};
										(vErrors ??= []).push(err1);
										errors++;
									}
									var _valid0 = _errs12 === errors;
									valid2 = valid2 || _valid0;
								}
								if (!valid2) {
									const err2 = {
										instancePath: instancePath + "/fault",
										schemaPath: "#/properties/fault/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									(vErrors ??= []).push(err2);
									errors++;
									validate167.errors = vErrors;
									return false;
								} else {
									errors = _errs9;
									if (vErrors !== null) {
										if (_errs9) vErrors.length = _errs9;
										else vErrors = null;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.target !== void 0) {
									let data4 = data.target;
									const _errs14 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (data4.length > 100 && func1(data4) > 100) {
												validate167.errors = [{
													instancePath: instancePath + "/target",
													schemaPath: "#/$defs/target-label/maxLength",
													keyword: "maxLength",
													params: { limit: 100 },
													message: "must NOT have more than 100 characters"
												}];
												return false;
											}
										} else {
											validate167.errors = [{
												instancePath: instancePath + "/target",
												schemaPath: "#/$defs/target-label/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs14 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.component !== void 0) {
										let data5 = data.component;
										const _errs17 = errors;
										if (typeof data5 !== "string" && data5 !== null) {
											validate167.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/type",
												keyword: "type",
												params: { type: schema210.properties.component.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (errors === _errs17) {
											if (typeof data5 === "string") {
												if (data5.length > 40 && func1(data5) > 40) {
													validate167.errors = [{
														instancePath: instancePath + "/component",
														schemaPath: "#/properties/component/maxLength",
														keyword: "maxLength",
														params: { limit: 40 },
														message: "must NOT have more than 40 characters"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs17 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.workload !== void 0) {
											let data6 = data.workload;
											const _errs19 = errors;
											if (typeof data6 !== "string" && data6 !== null) {
												validate167.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/type",
													keyword: "type",
													params: { type: schema210.properties.workload.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (errors === _errs19) {
												if (typeof data6 === "string") {
													if (data6.length > 40 && func1(data6) > 40) {
														validate167.errors = [{
															instancePath: instancePath + "/workload",
															schemaPath: "#/properties/workload/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs19 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.instance !== void 0) {
												let data7 = data.instance;
												const _errs21 = errors;
												if (typeof data7 !== "string" && data7 !== null) {
													validate167.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/type",
														keyword: "type",
														params: { type: schema210.properties.instance.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (errors === _errs21) {
													if (typeof data7 === "string") {
														if (data7.length > 50 && func1(data7) > 50) {
															validate167.errors = [{
																instancePath: instancePath + "/instance",
																schemaPath: "#/properties/instance/maxLength",
																keyword: "maxLength",
																params: { limit: 50 },
																message: "must NOT have more than 50 characters"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.role !== void 0) {
													let data8 = data.role;
													const _errs23 = errors;
													if (typeof data8 !== "string" && data8 !== null) {
														validate167.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/type",
															keyword: "type",
															params: { type: schema210.properties.role.type },
															message: "must be string,null"
														}];
														return false;
													}
													if (errors === _errs23) {
														if (typeof data8 === "string") {
															if (data8.length > 40 && func1(data8) > 40) {
																validate167.errors = [{
																	instancePath: instancePath + "/role",
																	schemaPath: "#/properties/role/maxLength",
																	keyword: "maxLength",
																	params: { limit: 40 },
																	message: "must NOT have more than 40 characters"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.undo !== void 0) {
														let data9 = data.undo;
														const _errs25 = errors;
														if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
															validate167.errors = [{
																instancePath: instancePath + "/undo",
																schemaPath: "#/properties/undo/type",
																keyword: "type",
																params: { type: "integer" },
																message: "must be integer"
															}];
															return false;
														}
														if (errors === _errs25) {
															if (typeof data9 == "number" && isFinite(data9)) {
																if (data9 < 1 || isNaN(data9)) {
																	validate167.errors = [{
																		instancePath: instancePath + "/undo",
																		schemaPath: "#/properties/undo/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 1
																		},
																		message: "must be >= 1"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs25 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.cause !== void 0) {
															let data10 = data.cause;
															const _errs27 = errors;
															if (!(data10 === "duration" || data10 === "step" || data10 === "end" || data10 === "broken")) {
																validate167.errors = [{
																	instancePath: instancePath + "/cause",
																	schemaPath: "#/properties/cause/enum",
																	keyword: "enum",
																	params: { allowedValues: schema210.properties.cause.enum },
																	message: "must be equal to one of the allowed values"
																}];
																return false;
															}
															var valid0 = _errs27 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate167.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate167.errors = vErrors;
	return errors === 0;
}
const schema214 = $defs$3["revert.ended"];
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.undo === void 0 && (missing0 = "undo") || data.result === void 0 && (missing0 = "result") || data.proof === void 0 && (missing0 = "proof")) {
				validate168.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				if (data.type !== void 0) {
					const _errs1 = errors;
					if ("revert.ended" !== data.type) {
						validate168.errors = [{
							instancePath: instancePath + "/type",
							schemaPath: "#/properties/type/const",
							keyword: "const",
							params: { allowedValue: "revert.ended" },
							message: "must be equal to constant"
						}];
						return false;
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.operation !== void 0) {
						let data1 = data.operation;
						const _errs2 = errors;
						if (errors === errors) {
							if (typeof data1 === "string") {
								if (!pattern7.test(data1)) {
									validate168.errors = [{
										instancePath: instancePath + "/operation",
										schemaPath: "experiment.schema.json#/$defs/name/pattern",
										keyword: "pattern",
										params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
										message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
									}];
									return false;
								}
							} else {
								validate168.errors = [{
									instancePath: instancePath + "/operation",
									schemaPath: "experiment.schema.json#/$defs/name/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.firing !== void 0) {
							let data2 = data.firing;
							const _errs6 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
								validate168.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (errors === _errs6) {
								if (typeof data2 == "number" && isFinite(data2)) {
									if (data2 < 0 || isNaN(data2)) {
										validate168.errors = [{
											instancePath: instancePath + "/firing",
											schemaPath: "#/properties/firing/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fault !== void 0) {
								let data3 = data.fault;
								const _errs8 = errors;
								const _errs9 = errors;
								let valid2 = false;
								const _errs10 = errors;
								if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "restart-in-place" || data3 === "freeze" || data3 === "outage" || data3 === "partition")) {
									const err0 = {
										instancePath: instancePath + "/fault",
										schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
										keyword: "enum",
										params: { allowedValues: schema198.enum },
										message: "must be equal to one of the allowed values"
									};
									(vErrors ??= []).push(err0);
									errors++;
								}
								var _valid0 = _errs10 === errors;
								valid2 = valid2 || _valid0;
								if (!valid2) {
									const _errs12 = errors;
									if (data3 !== null) {
										const err1 = {
											instancePath: instancePath + "/fault",
											schemaPath: "#/properties/fault/anyOf/1/type",
											keyword: "type",
											params: { type: "null" },
											message: "must be null"
										};
										(vErrors ??= []).push(err1);
										errors++;
									}
									var _valid0 = _errs12 === errors;
									valid2 = valid2 || _valid0;
								}
								if (!valid2) {
									const err2 = {
										instancePath: instancePath + "/fault",
										schemaPath: "#/properties/fault/anyOf",
										keyword: "anyOf",
										params: {},
										message: "must match a schema in anyOf"
									};
									(vErrors ??= []).push(err2);
									errors++;
									validate168.errors = vErrors;
									return false;
								} else {
									errors = _errs9;
									if (vErrors !== null) {
										if (_errs9) vErrors.length = _errs9;
										else vErrors = null;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.target !== void 0) {
									let data4 = data.target;
									const _errs14 = errors;
									if (errors === errors) {
										if (typeof data4 === "string") {
											if (data4.length > 100 && func1(data4) > 100) {
												validate168.errors = [{
													instancePath: instancePath + "/target",
													schemaPath: "#/$defs/target-label/maxLength",
													keyword: "maxLength",
													params: { limit: 100 },
													message: "must NOT have more than 100 characters"
												}];
												return false;
											}
										} else {
											validate168.errors = [{
												instancePath: instancePath + "/target",
												schemaPath: "#/$defs/target-label/type",
												keyword: "type",
												params: { type: "string" },
												message: "must be string"
											}];
											return false;
										}
									}
									var valid0 = _errs14 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.component !== void 0) {
										let data5 = data.component;
										const _errs17 = errors;
										if (typeof data5 !== "string" && data5 !== null) {
											validate168.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/type",
												keyword: "type",
												params: { type: schema214.properties.component.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (errors === _errs17) {
											if (typeof data5 === "string") {
												if (data5.length > 40 && func1(data5) > 40) {
													validate168.errors = [{
														instancePath: instancePath + "/component",
														schemaPath: "#/properties/component/maxLength",
														keyword: "maxLength",
														params: { limit: 40 },
														message: "must NOT have more than 40 characters"
													}];
													return false;
												}
											}
										}
										var valid0 = _errs17 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.workload !== void 0) {
											let data6 = data.workload;
											const _errs19 = errors;
											if (typeof data6 !== "string" && data6 !== null) {
												validate168.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/type",
													keyword: "type",
													params: { type: schema214.properties.workload.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (errors === _errs19) {
												if (typeof data6 === "string") {
													if (data6.length > 40 && func1(data6) > 40) {
														validate168.errors = [{
															instancePath: instancePath + "/workload",
															schemaPath: "#/properties/workload/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
											}
											var valid0 = _errs19 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.instance !== void 0) {
												let data7 = data.instance;
												const _errs21 = errors;
												if (typeof data7 !== "string" && data7 !== null) {
													validate168.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/type",
														keyword: "type",
														params: { type: schema214.properties.instance.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (errors === _errs21) {
													if (typeof data7 === "string") {
														if (data7.length > 50 && func1(data7) > 50) {
															validate168.errors = [{
																instancePath: instancePath + "/instance",
																schemaPath: "#/properties/instance/maxLength",
																keyword: "maxLength",
																params: { limit: 50 },
																message: "must NOT have more than 50 characters"
															}];
															return false;
														}
													}
												}
												var valid0 = _errs21 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.role !== void 0) {
													let data8 = data.role;
													const _errs23 = errors;
													if (typeof data8 !== "string" && data8 !== null) {
														validate168.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/type",
															keyword: "type",
															params: { type: schema214.properties.role.type },
															message: "must be string,null"
														}];
														return false;
													}
													if (errors === _errs23) {
														if (typeof data8 === "string") {
															if (data8.length > 40 && func1(data8) > 40) {
																validate168.errors = [{
																	instancePath: instancePath + "/role",
																	schemaPath: "#/properties/role/maxLength",
																	keyword: "maxLength",
																	params: { limit: 40 },
																	message: "must NOT have more than 40 characters"
																}];
																return false;
															}
														}
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.undo !== void 0) {
														let data9 = data.undo;
														const _errs25 = errors;
														if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
															validate168.errors = [{
																instancePath: instancePath + "/undo",
																schemaPath: "#/properties/undo/type",
																keyword: "type",
																params: { type: "integer" },
																message: "must be integer"
															}];
															return false;
														}
														if (errors === _errs25) {
															if (typeof data9 == "number" && isFinite(data9)) {
																if (data9 < 1 || isNaN(data9)) {
																	validate168.errors = [{
																		instancePath: instancePath + "/undo",
																		schemaPath: "#/properties/undo/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 1
																		},
																		message: "must be >= 1"
																	}];
																	return false;
																}
															}
														}
														var valid0 = _errs25 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.result !== void 0) {
															let data10 = data.result;
															const _errs27 = errors;
															if (!(data10 === "reverted" || data10 === "already-clean" || data10 === "gone-with-target" || data10 === "foreign-state-refused" || data10 === "failed")) {
																validate168.errors = [{
																	instancePath: instancePath + "/result",
																	schemaPath: "undo-record.schema.json#/$defs/result/enum",
																	keyword: "enum",
																	params: { allowedValues: schema218.enum },
																	message: "must be equal to one of the allowed values"
																}];
																return false;
															}
															var valid0 = _errs27 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.proof !== void 0) {
																let data11 = data.proof;
																const _errs29 = errors;
																if (errors === _errs29) {
																	if (typeof data11 === "string") {
																		if (data11.length > 1e3 && func1(data11) > 1e3) {
																			validate168.errors = [{
																				instancePath: instancePath + "/proof",
																				schemaPath: "#/properties/proof/maxLength",
																				keyword: "maxLength",
																				params: { limit: 1e3 },
																				message: "must NOT have more than 1000 characters"
																			}];
																			return false;
																		}
																	} else {
																		validate168.errors = [{
																			instancePath: instancePath + "/proof",
																			schemaPath: "#/properties/proof/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																}
																var valid0 = _errs29 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate168.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate168.errors = vErrors;
	return errors === 0;
}
const schema219 = $defs$3["steady-state.checked"];
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name") || data.when === void 0 && (missing0 = "when") || data.outcome === void 0 && (missing0 = "outcome") || data.expected === void 0 && (missing0 = "expected") || data.actual === void 0 && (missing0 = "actual") || data.attempts === void 0 && (missing0 = "attempts")) {
			validate169.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("steady-state.checked" !== data.type) {
					validate169.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "steady-state.checked" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0) {
					let data1 = data.name;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate169.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate169.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.when !== void 0) {
						let data2 = data.when;
						if (!(data2 === "before" || data2 === "after")) {
							validate169.errors = [{
								instancePath: instancePath + "/when",
								schemaPath: "#/properties/when/enum",
								keyword: "enum",
								params: { allowedValues: schema219.properties.when.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.outcome !== void 0) {
							let data3 = data.outcome;
							if (!(data3 === "held" || data3 === "failed" || data3 === "undecided")) {
								validate169.errors = [{
									instancePath: instancePath + "/outcome",
									schemaPath: "#/properties/outcome/enum",
									keyword: "enum",
									params: { allowedValues: schema219.properties.outcome.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.expected !== void 0) {
								let data4 = data.expected;
								if (typeof data4 === "string") {
									if (data4.length > 500 && func1(data4) > 500) {
										validate169.errors = [{
											instancePath: instancePath + "/expected",
											schemaPath: "#/properties/expected/maxLength",
											keyword: "maxLength",
											params: { limit: 500 },
											message: "must NOT have more than 500 characters"
										}];
										return false;
									}
								} else {
									validate169.errors = [{
										instancePath: instancePath + "/expected",
										schemaPath: "#/properties/expected/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.actual !== void 0) {
									let data5 = data.actual;
									if (typeof data5 === "string") {
										if (data5.length > 500 && func1(data5) > 500) {
											validate169.errors = [{
												instancePath: instancePath + "/actual",
												schemaPath: "#/properties/actual/maxLength",
												keyword: "maxLength",
												params: { limit: 500 },
												message: "must NOT have more than 500 characters"
											}];
											return false;
										}
									} else {
										validate169.errors = [{
											instancePath: instancePath + "/actual",
											schemaPath: "#/properties/actual/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.attempts !== void 0) {
										let data6 = data.attempts;
										if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
											validate169.errors = [{
												instancePath: instancePath + "/attempts",
												schemaPath: "#/properties/attempts/type",
												keyword: "type",
												params: { type: "integer" },
												message: "must be integer"
											}];
											return false;
										}
										if (typeof data6 == "number" && isFinite(data6)) {
											if (data6 < 0 || isNaN(data6)) {
												validate169.errors = [{
													instancePath: instancePath + "/attempts",
													schemaPath: "#/properties/attempts/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 0
													},
													message: "must be >= 0"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate169.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate169.errors = vErrors;
	return true;
}
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.log === void 0 && (missing0 = "log") || data.path === void 0 && (missing0 = "path") || data.lines === void 0 && (missing0 = "lines") || data.bytes === void 0 && (missing0 = "bytes") || data.capped === void 0 && (missing0 = "capped") || data.complete === void 0 && (missing0 = "complete") || data.counts === void 0 && (missing0 = "counts")) {
			validate170.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("log.closed" !== data.type) {
					validate170.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "log.closed" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.log !== void 0) {
					let data1 = data.log;
					if (typeof data1 === "string") {
						if (data1.length > 100 && func1(data1) > 100) {
							validate170.errors = [{
								instancePath: instancePath + "/log",
								schemaPath: "#/properties/log/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							}];
							return false;
						}
					} else {
						validate170.errors = [{
							instancePath: instancePath + "/log",
							schemaPath: "#/properties/log/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (data2.length > 300 && func1(data2) > 300) {
								validate170.errors = [{
									instancePath: instancePath + "/path",
									schemaPath: "#/properties/path/maxLength",
									keyword: "maxLength",
									params: { limit: 300 },
									message: "must NOT have more than 300 characters"
								}];
								return false;
							}
						} else {
							validate170.errors = [{
								instancePath: instancePath + "/path",
								schemaPath: "#/properties/path/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.lines !== void 0) {
							let data3 = data.lines;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate170.errors = [{
									instancePath: instancePath + "/lines",
									schemaPath: "#/properties/lines/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate170.errors = [{
										instancePath: instancePath + "/lines",
										schemaPath: "#/properties/lines/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.bytes !== void 0) {
								let data4 = data.bytes;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
									validate170.errors = [{
										instancePath: instancePath + "/bytes",
										schemaPath: "#/properties/bytes/type",
										keyword: "type",
										params: { type: "integer" },
										message: "must be integer"
									}];
									return false;
								}
								if (typeof data4 == "number" && isFinite(data4)) {
									if (data4 < 0 || isNaN(data4)) {
										validate170.errors = [{
											instancePath: instancePath + "/bytes",
											schemaPath: "#/properties/bytes/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											},
											message: "must be >= 0"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.capped !== void 0) {
									if (typeof data.capped !== "boolean") {
										validate170.errors = [{
											instancePath: instancePath + "/capped",
											schemaPath: "#/properties/capped/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.complete !== void 0) {
										if (typeof data.complete !== "boolean") {
											validate170.errors = [{
												instancePath: instancePath + "/complete",
												schemaPath: "#/properties/complete/type",
												keyword: "type",
												params: { type: "boolean" },
												message: "must be boolean"
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.reason !== void 0) {
											let data7 = data.reason;
											if (typeof data7 === "string") {
												if (data7.length > 300 && func1(data7) > 300) {
													validate170.errors = [{
														instancePath: instancePath + "/reason",
														schemaPath: "#/properties/reason/maxLength",
														keyword: "maxLength",
														params: { limit: 300 },
														message: "must NOT have more than 300 characters"
													}];
													return false;
												}
											} else {
												validate170.errors = [{
													instancePath: instancePath + "/reason",
													schemaPath: "#/properties/reason/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.counts !== void 0) {
												let data8 = data.counts;
												if (Array.isArray(data8)) {
													if (data8.length > 200) {
														validate170.errors = [{
															instancePath: instancePath + "/counts",
															schemaPath: "#/properties/counts/maxItems",
															keyword: "maxItems",
															params: { limit: 200 },
															message: "must NOT have more than 200 items"
														}];
														return false;
													} else {
														const len0 = data8.length;
														for (let i0 = 0; i0 < len0; i0++) {
															let data9 = data8[i0];
															if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																let missing1;
																if (data9.text === void 0 && (missing1 = "text") || data9.count === void 0 && (missing1 = "count") || data9.lines === void 0 && (missing1 = "lines")) {
																	validate170.errors = [{
																		instancePath: instancePath + "/counts/" + i0,
																		schemaPath: "#/$defs/log-count/required",
																		keyword: "required",
																		params: { missingProperty: missing1 },
																		message: "must have required property '" + missing1 + "'"
																	}];
																	return false;
																} else {
																	for (const key0 in data9) if (!(key0 === "text" || key0 === "count" || key0 === "lines")) {
																		validate170.errors = [{
																			instancePath: instancePath + "/counts/" + i0,
																			schemaPath: "#/$defs/log-count/additionalProperties",
																			keyword: "additionalProperties",
																			params: { additionalProperty: key0 },
																			message: "must NOT have additional properties"
																		}];
																		return false;
																	}
																	if (data9.text !== void 0) {
																		let data10 = data9.text;
																		if (typeof data10 === "string") {
																			if (data10.length > 500 && func1(data10) > 500) {
																				validate170.errors = [{
																					instancePath: instancePath + "/counts/" + i0 + "/text",
																					schemaPath: "#/$defs/log-count/properties/text/maxLength",
																					keyword: "maxLength",
																					params: { limit: 500 },
																					message: "must NOT have more than 500 characters"
																				}];
																				return false;
																			}
																		} else {
																			validate170.errors = [{
																				instancePath: instancePath + "/counts/" + i0 + "/text",
																				schemaPath: "#/$defs/log-count/properties/text/type",
																				keyword: "type",
																				params: { type: "string" },
																				message: "must be string"
																			}];
																			return false;
																		}
																		var valid3 = true;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data9.count !== void 0) {
																			let data11 = data9.count;
																			if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
																				validate170.errors = [{
																					instancePath: instancePath + "/counts/" + i0 + "/count",
																					schemaPath: "#/$defs/log-count/properties/count/type",
																					keyword: "type",
																					params: { type: "integer" },
																					message: "must be integer"
																				}];
																				return false;
																			}
																			if (typeof data11 == "number" && isFinite(data11)) {
																				if (data11 < 0 || isNaN(data11)) {
																					validate170.errors = [{
																						instancePath: instancePath + "/counts/" + i0 + "/count",
																						schemaPath: "#/$defs/log-count/properties/count/minimum",
																						keyword: "minimum",
																						params: {
																							comparison: ">=",
																							limit: 0
																						},
																						message: "must be >= 0"
																					}];
																					return false;
																				}
																			}
																			var valid3 = true;
																		} else var valid3 = true;
																		if (valid3) {
																			if (data9.lines !== void 0) {
																				let data12 = data9.lines;
																				if (Array.isArray(data12)) {
																					if (data12.length > 1e3) {
																						validate170.errors = [{
																							instancePath: instancePath + "/counts/" + i0 + "/lines",
																							schemaPath: "#/$defs/log-count/properties/lines/maxItems",
																							keyword: "maxItems",
																							params: { limit: 1e3 },
																							message: "must NOT have more than 1000 items"
																						}];
																						return false;
																					} else {
																						const len1 = data12.length;
																						for (let i1 = 0; i1 < len1; i1++) {
																							let data13 = data12[i1];
																							if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
																								validate170.errors = [{
																									instancePath: instancePath + "/counts/" + i0 + "/lines/" + i1,
																									schemaPath: "#/$defs/log-count/properties/lines/items/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (typeof data13 == "number" && isFinite(data13)) {
																								if (data13 < 1 || isNaN(data13)) {
																									validate170.errors = [{
																										instancePath: instancePath + "/counts/" + i0 + "/lines/" + i1,
																										schemaPath: "#/$defs/log-count/properties/lines/items/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 1
																										},
																										message: "must be >= 1"
																									}];
																									return false;
																								}
																							}
																						}
																					}
																				} else {
																					validate170.errors = [{
																						instancePath: instancePath + "/counts/" + i0 + "/lines",
																						schemaPath: "#/$defs/log-count/properties/lines/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}];
																					return false;
																				}
																				var valid3 = true;
																			} else var valid3 = true;
																		}
																	}
																}
															} else {
																validate170.errors = [{
																	instancePath: instancePath + "/counts/" + i0,
																	schemaPath: "#/$defs/log-count/type",
																	keyword: "type",
																	params: { type: "object" },
																	message: "must be object"
																}];
																return false;
															}
														}
													}
												} else {
													validate170.errors = [{
														instancePath: instancePath + "/counts",
														schemaPath: "#/properties/counts/type",
														keyword: "type",
														params: { type: "array" },
														message: "must be array"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate170.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate170.errors = vErrors;
	return true;
}
const schema254 = $defs$3["watch.ended"];
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name") || data.path === void 0 && (missing0 = "path") || data.lines === void 0 && (missing0 = "lines") || data.exitCode === void 0 && (missing0 = "exitCode") || data.expected === void 0 && (missing0 = "expected")) {
			validate171.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("watch.ended" !== data.type) {
					validate171.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "watch.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.name !== void 0) {
					let data1 = data.name;
					if (typeof data1 === "string") {
						if (data1.length > 60 && func1(data1) > 60) {
							validate171.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "#/properties/name/maxLength",
								keyword: "maxLength",
								params: { limit: 60 },
								message: "must NOT have more than 60 characters"
							}];
							return false;
						}
					} else {
						validate171.errors = [{
							instancePath: instancePath + "/name",
							schemaPath: "#/properties/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.path !== void 0) {
						let data2 = data.path;
						if (typeof data2 === "string") {
							if (data2.length > 300 && func1(data2) > 300) {
								validate171.errors = [{
									instancePath: instancePath + "/path",
									schemaPath: "#/properties/path/maxLength",
									keyword: "maxLength",
									params: { limit: 300 },
									message: "must NOT have more than 300 characters"
								}];
								return false;
							}
						} else {
							validate171.errors = [{
								instancePath: instancePath + "/path",
								schemaPath: "#/properties/path/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.lines !== void 0) {
							let data3 = data.lines;
							if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
								validate171.errors = [{
									instancePath: instancePath + "/lines",
									schemaPath: "#/properties/lines/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								}];
								return false;
							}
							if (typeof data3 == "number" && isFinite(data3)) {
								if (data3 < 0 || isNaN(data3)) {
									validate171.errors = [{
										instancePath: instancePath + "/lines",
										schemaPath: "#/properties/lines/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.exitCode !== void 0) {
								let data4 = data.exitCode;
								if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null) {
									validate171.errors = [{
										instancePath: instancePath + "/exitCode",
										schemaPath: "#/properties/exitCode/type",
										keyword: "type",
										params: { type: schema254.properties.exitCode.type },
										message: "must be integer,null"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.expected !== void 0) {
									if (typeof data.expected !== "boolean") {
										validate171.errors = [{
											instancePath: instancePath + "/expected",
											schemaPath: "#/properties/expected/type",
											keyword: "type",
											params: { type: "boolean" },
											message: "must be boolean"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate171.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate171.errors = vErrors;
	return true;
}
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.signal === void 0 && (missing0 = "signal")) {
			validate172.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("signal.received" !== data.type) {
					validate172.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "signal.received" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.signal !== void 0) {
					let data1 = data.signal;
					if (typeof data1 === "string") {
						if (data1.length > 20 && func1(data1) > 20) {
							validate172.errors = [{
								instancePath: instancePath + "/signal",
								schemaPath: "#/properties/signal/maxLength",
								keyword: "maxLength",
								params: { limit: 20 },
								message: "must NOT have more than 20 characters"
							}];
							return false;
						}
					} else {
						validate172.errors = [{
							instancePath: instancePath + "/signal",
							schemaPath: "#/properties/signal/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate172.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate172.errors = vErrors;
	return true;
}
const schema223 = $defs$3.error;
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.phase === void 0 && (missing0 = "phase") || data.code === void 0 && (missing0 = "code") || data.subject === void 0 && (missing0 = "subject") || data.message === void 0 && (missing0 = "message")) {
			validate173.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("error" !== data.type) {
					validate173.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "error" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.phase !== void 0) {
					let data1 = data.phase;
					if (!(data1 === "boot" || data1 === "flow" || data1 === "revert" || data1 === "settle" || data1 === "steady-state" || data1 === "collect" || data1 === "delete" || data1 === "shutdown" || data1 === "sweep" || data1 === "evaluate")) {
						validate173.errors = [{
							instancePath: instancePath + "/phase",
							schemaPath: "#/$defs/phase/enum",
							keyword: "enum",
							params: { allowedValues: schema166.enum },
							message: "must be equal to one of the allowed values"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.code !== void 0) {
						let data2 = data.code;
						if (typeof data2 === "string") {
							if (data2.length > 60 && func1(data2) > 60) {
								validate173.errors = [{
									instancePath: instancePath + "/code",
									schemaPath: "#/properties/code/maxLength",
									keyword: "maxLength",
									params: { limit: 60 },
									message: "must NOT have more than 60 characters"
								}];
								return false;
							}
						} else {
							validate173.errors = [{
								instancePath: instancePath + "/code",
								schemaPath: "#/properties/code/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.subject !== void 0) {
							let data3 = data.subject;
							if (typeof data3 !== "string" && data3 !== null) {
								validate173.errors = [{
									instancePath: instancePath + "/subject",
									schemaPath: "#/properties/subject/type",
									keyword: "type",
									params: { type: schema223.properties.subject.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data3 === "string") {
								if (data3.length > 300 && func1(data3) > 300) {
									validate173.errors = [{
										instancePath: instancePath + "/subject",
										schemaPath: "#/properties/subject/maxLength",
										keyword: "maxLength",
										params: { limit: 300 },
										message: "must NOT have more than 300 characters"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.message !== void 0) {
								let data4 = data.message;
								if (typeof data4 === "string") {
									if (data4.length > 2e3 && func1(data4) > 2e3) {
										validate173.errors = [{
											instancePath: instancePath + "/message",
											schemaPath: "#/properties/message/maxLength",
											keyword: "maxLength",
											params: { limit: 2e3 },
											message: "must NOT have more than 2000 characters"
										}];
										return false;
									}
								} else {
									validate173.errors = [{
										instancePath: instancePath + "/message",
										schemaPath: "#/properties/message/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
						}
					}
				}
			}
		}
	} else {
		validate173.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate173.errors = vErrors;
	return true;
}
const schema256 = $defs$3["run.ended"];
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.cancelled === void 0 && (missing0 = "cancelled") || data.reason === void 0 && (missing0 = "reason")) {
			validate174.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("run.ended" !== data.type) {
					validate174.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "run.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.cancelled !== void 0) {
					if (typeof data.cancelled !== "boolean") {
						validate174.errors = [{
							instancePath: instancePath + "/cancelled",
							schemaPath: "#/properties/cancelled/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.reason !== void 0) {
						let data2 = data.reason;
						if (typeof data2 !== "string" && data2 !== null) {
							validate174.errors = [{
								instancePath: instancePath + "/reason",
								schemaPath: "#/properties/reason/type",
								keyword: "type",
								params: { type: schema256.properties.reason.type },
								message: "must be string,null"
							}];
							return false;
						}
						if (typeof data2 === "string") {
							if (data2.length > 500 && func1(data2) > 500) {
								validate174.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/maxLength",
									keyword: "maxLength",
									params: { limit: 500 },
									message: "must NOT have more than 500 characters"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate174.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate174.errors = vErrors;
	return true;
}
const schema225 = $defs$3["fault.ended-early"];
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.fault === void 0 && (missing0 = "fault") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.proof === void 0 && (missing0 = "proof")) {
			validate175.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("fault.ended-early" !== data.type) {
					validate175.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "fault.ended-early" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate175.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate175.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate175.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate175.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fault !== void 0) {
							let data3 = data.fault;
							if (!(data3 === "kill" || data3 === "stop" || data3 === "restart" || data3 === "restart-in-place" || data3 === "freeze" || data3 === "outage" || data3 === "partition")) {
								validate175.errors = [{
									instancePath: instancePath + "/fault",
									schemaPath: "experiment.schema.json#/$defs/fault-kind/enum",
									keyword: "enum",
									params: { allowedValues: schema198.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.target !== void 0) {
								let data4 = data.target;
								if (typeof data4 === "string") {
									if (data4.length > 100 && func1(data4) > 100) {
										validate175.errors = [{
											instancePath: instancePath + "/target",
											schemaPath: "#/$defs/target-label/maxLength",
											keyword: "maxLength",
											params: { limit: 100 },
											message: "must NOT have more than 100 characters"
										}];
										return false;
									}
								} else {
									validate175.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.component !== void 0) {
									let data5 = data.component;
									if (typeof data5 !== "string" && data5 !== null) {
										validate175.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/type",
											keyword: "type",
											params: { type: schema225.properties.component.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate175.errors = [{
												instancePath: instancePath + "/component",
												schemaPath: "#/properties/component/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.workload !== void 0) {
										let data6 = data.workload;
										if (typeof data6 !== "string" && data6 !== null) {
											validate175.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/type",
												keyword: "type",
												params: { type: schema225.properties.workload.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 40 && func1(data6) > 40) {
												validate175.errors = [{
													instancePath: instancePath + "/workload",
													schemaPath: "#/properties/workload/maxLength",
													keyword: "maxLength",
													params: { limit: 40 },
													message: "must NOT have more than 40 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.instance !== void 0) {
											let data7 = data.instance;
											if (typeof data7 !== "string" && data7 !== null) {
												validate175.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/type",
													keyword: "type",
													params: { type: schema225.properties.instance.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 50 && func1(data7) > 50) {
													validate175.errors = [{
														instancePath: instancePath + "/instance",
														schemaPath: "#/properties/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.role !== void 0) {
												let data8 = data.role;
												if (typeof data8 !== "string" && data8 !== null) {
													validate175.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/type",
														keyword: "type",
														params: { type: schema225.properties.role.type },
														message: "must be string,null"
													}];
													return false;
												}
												if (typeof data8 === "string") {
													if (data8.length > 40 && func1(data8) > 40) {
														validate175.errors = [{
															instancePath: instancePath + "/role",
															schemaPath: "#/properties/role/maxLength",
															keyword: "maxLength",
															params: { limit: 40 },
															message: "must NOT have more than 40 characters"
														}];
														return false;
													}
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.proof !== void 0) {
													let data9 = data.proof;
													if (typeof data9 === "string") {
														if (data9.length > 1e3 && func1(data9) > 1e3) {
															validate175.errors = [{
																instancePath: instancePath + "/proof",
																schemaPath: "#/properties/proof/maxLength",
																keyword: "maxLength",
																params: { limit: 1e3 },
																message: "must NOT have more than 1000 characters"
															}];
															return false;
														}
													} else {
														validate175.errors = [{
															instancePath: instancePath + "/proof",
															schemaPath: "#/properties/proof/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate175.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate175.errors = vErrors;
	return true;
}
const schema229 = $defs$3["operation.started"];
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.uses === void 0 && (missing0 = "uses") || data.step === void 0 && (missing0 = "step") || data.undo === void 0 && (missing0 = "undo") || data.logs === void 0 && (missing0 = "logs")) {
			validate176.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("operation.started" !== data.type) {
					validate176.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "operation.started" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate176.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate176.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate176.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate176.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.target !== void 0) {
							let data3 = data.target;
							if (typeof data3 === "string") {
								if (data3.length > 100 && func1(data3) > 100) {
									validate176.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/maxLength",
										keyword: "maxLength",
										params: { limit: 100 },
										message: "must NOT have more than 100 characters"
									}];
									return false;
								}
							} else {
								validate176.errors = [{
									instancePath: instancePath + "/target",
									schemaPath: "#/$defs/target-label/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.component !== void 0) {
								let data4 = data.component;
								if (typeof data4 !== "string" && data4 !== null) {
									validate176.errors = [{
										instancePath: instancePath + "/component",
										schemaPath: "#/properties/component/type",
										keyword: "type",
										params: { type: schema229.properties.component.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (typeof data4 === "string") {
									if (data4.length > 40 && func1(data4) > 40) {
										validate176.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/maxLength",
											keyword: "maxLength",
											params: { limit: 40 },
											message: "must NOT have more than 40 characters"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.workload !== void 0) {
									let data5 = data.workload;
									if (typeof data5 !== "string" && data5 !== null) {
										validate176.errors = [{
											instancePath: instancePath + "/workload",
											schemaPath: "#/properties/workload/type",
											keyword: "type",
											params: { type: schema229.properties.workload.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate176.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.instance !== void 0) {
										let data6 = data.instance;
										if (typeof data6 !== "string" && data6 !== null) {
											validate176.errors = [{
												instancePath: instancePath + "/instance",
												schemaPath: "#/properties/instance/type",
												keyword: "type",
												params: { type: schema229.properties.instance.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 50 && func1(data6) > 50) {
												validate176.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/maxLength",
													keyword: "maxLength",
													params: { limit: 50 },
													message: "must NOT have more than 50 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.role !== void 0) {
											let data7 = data.role;
											if (typeof data7 !== "string" && data7 !== null) {
												validate176.errors = [{
													instancePath: instancePath + "/role",
													schemaPath: "#/properties/role/type",
													keyword: "type",
													params: { type: schema229.properties.role.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 40 && func1(data7) > 40) {
													validate176.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/maxLength",
														keyword: "maxLength",
														params: { limit: 40 },
														message: "must NOT have more than 40 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.uses !== void 0) {
												let data8 = data.uses;
												if (typeof data8 === "string") {
													if (!pattern7.test(data8)) {
														validate176.errors = [{
															instancePath: instancePath + "/uses",
															schemaPath: "experiment.schema.json#/$defs/name/pattern",
															keyword: "pattern",
															params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
															message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
														}];
														return false;
													}
												} else {
													validate176.errors = [{
														instancePath: instancePath + "/uses",
														schemaPath: "experiment.schema.json#/$defs/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.step !== void 0) {
													let data9 = data.step;
													if (typeof data9 === "string") {
														if (data9.length > 500 && func1(data9) > 500) {
															validate176.errors = [{
																instancePath: instancePath + "/step",
																schemaPath: "#/properties/step/maxLength",
																keyword: "maxLength",
																params: { limit: 500 },
																message: "must NOT have more than 500 characters"
															}];
															return false;
														}
													} else {
														validate176.errors = [{
															instancePath: instancePath + "/step",
															schemaPath: "#/properties/step/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.undo !== void 0) {
														let data10 = data.undo;
														if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
															validate176.errors = [{
																instancePath: instancePath + "/undo",
																schemaPath: "#/properties/undo/type",
																keyword: "type",
																params: { type: schema229.properties.undo.type },
																message: "must be integer,null"
															}];
															return false;
														}
														if (typeof data10 == "number" && isFinite(data10)) {
															if (data10 < 1 || isNaN(data10)) {
																validate176.errors = [{
																	instancePath: instancePath + "/undo",
																	schemaPath: "#/properties/undo/minimum",
																	keyword: "minimum",
																	params: {
																		comparison: ">=",
																		limit: 1
																	},
																	message: "must be >= 1"
																}];
																return false;
															}
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.logs !== void 0) {
															let data11 = data.logs;
															if (Array.isArray(data11)) {
																if (data11.length > 5e3) {
																	validate176.errors = [{
																		instancePath: instancePath + "/logs",
																		schemaPath: "#/properties/logs/maxItems",
																		keyword: "maxItems",
																		params: { limit: 5e3 },
																		message: "must NOT have more than 5000 items"
																	}];
																	return false;
																} else {
																	const len0 = data11.length;
																	for (let i0 = 0; i0 < len0; i0++) {
																		let data12 = data11[i0];
																		if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
																			let missing1;
																			if (data12.log === void 0 && (missing1 = "log") || data12.lines === void 0 && (missing1 = "lines") || data12.bytes === void 0 && (missing1 = "bytes")) {
																				validate176.errors = [{
																					instancePath: instancePath + "/logs/" + i0,
																					schemaPath: "#/$defs/log-position/required",
																					keyword: "required",
																					params: { missingProperty: missing1 },
																					message: "must have required property '" + missing1 + "'"
																				}];
																				return false;
																			} else {
																				for (const key0 in data12) if (!(key0 === "log" || key0 === "lines" || key0 === "bytes")) {
																					validate176.errors = [{
																						instancePath: instancePath + "/logs/" + i0,
																						schemaPath: "#/$defs/log-position/additionalProperties",
																						keyword: "additionalProperties",
																						params: { additionalProperty: key0 },
																						message: "must NOT have additional properties"
																					}];
																					return false;
																				}
																				if (data12.log !== void 0) {
																					let data13 = data12.log;
																					if (typeof data13 === "string") {
																						if (data13.length > 100 && func1(data13) > 100) {
																							validate176.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/log",
																								schemaPath: "#/$defs/log-position/properties/log/maxLength",
																								keyword: "maxLength",
																								params: { limit: 100 },
																								message: "must NOT have more than 100 characters"
																							}];
																							return false;
																						}
																					} else {
																						validate176.errors = [{
																							instancePath: instancePath + "/logs/" + i0 + "/log",
																							schemaPath: "#/$defs/log-position/properties/log/type",
																							keyword: "type",
																							params: { type: "string" },
																							message: "must be string"
																						}];
																						return false;
																					}
																					var valid6 = true;
																				} else var valid6 = true;
																				if (valid6) {
																					if (data12.lines !== void 0) {
																						let data14 = data12.lines;
																						if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
																							validate176.errors = [{
																								instancePath: instancePath + "/logs/" + i0 + "/lines",
																								schemaPath: "#/$defs/log-position/properties/lines/type",
																								keyword: "type",
																								params: { type: "integer" },
																								message: "must be integer"
																							}];
																							return false;
																						}
																						if (typeof data14 == "number" && isFinite(data14)) {
																							if (data14 < 0 || isNaN(data14)) {
																								validate176.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/lines",
																									schemaPath: "#/$defs/log-position/properties/lines/minimum",
																									keyword: "minimum",
																									params: {
																										comparison: ">=",
																										limit: 0
																									},
																									message: "must be >= 0"
																								}];
																								return false;
																							}
																						}
																						var valid6 = true;
																					} else var valid6 = true;
																					if (valid6) {
																						if (data12.bytes !== void 0) {
																							let data15 = data12.bytes;
																							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
																								validate176.errors = [{
																									instancePath: instancePath + "/logs/" + i0 + "/bytes",
																									schemaPath: "#/$defs/log-position/properties/bytes/type",
																									keyword: "type",
																									params: { type: "integer" },
																									message: "must be integer"
																								}];
																								return false;
																							}
																							if (typeof data15 == "number" && isFinite(data15)) {
																								if (data15 < 0 || isNaN(data15)) {
																									validate176.errors = [{
																										instancePath: instancePath + "/logs/" + i0 + "/bytes",
																										schemaPath: "#/$defs/log-position/properties/bytes/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										},
																										message: "must be >= 0"
																									}];
																									return false;
																								}
																							}
																							var valid6 = true;
																						} else var valid6 = true;
																					}
																				}
																			}
																		} else {
																			validate176.errors = [{
																				instancePath: instancePath + "/logs/" + i0,
																				schemaPath: "#/$defs/log-position/type",
																				keyword: "type",
																				params: { type: "object" },
																				message: "must be object"
																			}];
																			return false;
																		}
																	}
																}
															} else {
																validate176.errors = [{
																	instancePath: instancePath + "/logs",
																	schemaPath: "#/properties/logs/type",
																	keyword: "type",
																	params: { type: "array" },
																	message: "must be array"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate176.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate176.errors = vErrors;
	return true;
}
const schema234 = $defs$3["operation.ended"];
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.operation === void 0 && (missing0 = "operation") || data.firing === void 0 && (missing0 = "firing") || data.target === void 0 && (missing0 = "target") || data.component === void 0 && (missing0 = "component") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.role === void 0 && (missing0 = "role") || data.uses === void 0 && (missing0 = "uses") || data.outcome === void 0 && (missing0 = "outcome") || data.exitCode === void 0 && (missing0 = "exitCode") || data.durationMs === void 0 && (missing0 = "durationMs") || data.stdout === void 0 && (missing0 = "stdout") || data.stderr === void 0 && (missing0 = "stderr") || data.proof === void 0 && (missing0 = "proof") || data.logs === void 0 && (missing0 = "logs")) {
			validate177.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("operation.ended" !== data.type) {
					validate177.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "operation.ended" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.operation !== void 0) {
					let data1 = data.operation;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate177.errors = [{
								instancePath: instancePath + "/operation",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate177.errors = [{
							instancePath: instancePath + "/operation",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.firing !== void 0) {
						let data2 = data.firing;
						if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
							validate177.errors = [{
								instancePath: instancePath + "/firing",
								schemaPath: "#/properties/firing/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							}];
							return false;
						}
						if (typeof data2 == "number" && isFinite(data2)) {
							if (data2 < 0 || isNaN(data2)) {
								validate177.errors = [{
									instancePath: instancePath + "/firing",
									schemaPath: "#/properties/firing/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 0
									},
									message: "must be >= 0"
								}];
								return false;
							}
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.target !== void 0) {
							let data3 = data.target;
							if (typeof data3 === "string") {
								if (data3.length > 100 && func1(data3) > 100) {
									validate177.errors = [{
										instancePath: instancePath + "/target",
										schemaPath: "#/$defs/target-label/maxLength",
										keyword: "maxLength",
										params: { limit: 100 },
										message: "must NOT have more than 100 characters"
									}];
									return false;
								}
							} else {
								validate177.errors = [{
									instancePath: instancePath + "/target",
									schemaPath: "#/$defs/target-label/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.component !== void 0) {
								let data4 = data.component;
								if (typeof data4 !== "string" && data4 !== null) {
									validate177.errors = [{
										instancePath: instancePath + "/component",
										schemaPath: "#/properties/component/type",
										keyword: "type",
										params: { type: schema234.properties.component.type },
										message: "must be string,null"
									}];
									return false;
								}
								if (typeof data4 === "string") {
									if (data4.length > 40 && func1(data4) > 40) {
										validate177.errors = [{
											instancePath: instancePath + "/component",
											schemaPath: "#/properties/component/maxLength",
											keyword: "maxLength",
											params: { limit: 40 },
											message: "must NOT have more than 40 characters"
										}];
										return false;
									}
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.workload !== void 0) {
									let data5 = data.workload;
									if (typeof data5 !== "string" && data5 !== null) {
										validate177.errors = [{
											instancePath: instancePath + "/workload",
											schemaPath: "#/properties/workload/type",
											keyword: "type",
											params: { type: schema234.properties.workload.type },
											message: "must be string,null"
										}];
										return false;
									}
									if (typeof data5 === "string") {
										if (data5.length > 40 && func1(data5) > 40) {
											validate177.errors = [{
												instancePath: instancePath + "/workload",
												schemaPath: "#/properties/workload/maxLength",
												keyword: "maxLength",
												params: { limit: 40 },
												message: "must NOT have more than 40 characters"
											}];
											return false;
										}
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.instance !== void 0) {
										let data6 = data.instance;
										if (typeof data6 !== "string" && data6 !== null) {
											validate177.errors = [{
												instancePath: instancePath + "/instance",
												schemaPath: "#/properties/instance/type",
												keyword: "type",
												params: { type: schema234.properties.instance.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (typeof data6 === "string") {
											if (data6.length > 50 && func1(data6) > 50) {
												validate177.errors = [{
													instancePath: instancePath + "/instance",
													schemaPath: "#/properties/instance/maxLength",
													keyword: "maxLength",
													params: { limit: 50 },
													message: "must NOT have more than 50 characters"
												}];
												return false;
											}
										}
										var valid0 = true;
									} else var valid0 = true;
									if (valid0) {
										if (data.role !== void 0) {
											let data7 = data.role;
											if (typeof data7 !== "string" && data7 !== null) {
												validate177.errors = [{
													instancePath: instancePath + "/role",
													schemaPath: "#/properties/role/type",
													keyword: "type",
													params: { type: schema234.properties.role.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (typeof data7 === "string") {
												if (data7.length > 40 && func1(data7) > 40) {
													validate177.errors = [{
														instancePath: instancePath + "/role",
														schemaPath: "#/properties/role/maxLength",
														keyword: "maxLength",
														params: { limit: 40 },
														message: "must NOT have more than 40 characters"
													}];
													return false;
												}
											}
											var valid0 = true;
										} else var valid0 = true;
										if (valid0) {
											if (data.uses !== void 0) {
												let data8 = data.uses;
												if (typeof data8 === "string") {
													if (!pattern7.test(data8)) {
														validate177.errors = [{
															instancePath: instancePath + "/uses",
															schemaPath: "experiment.schema.json#/$defs/name/pattern",
															keyword: "pattern",
															params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
															message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
														}];
														return false;
													}
												} else {
													validate177.errors = [{
														instancePath: instancePath + "/uses",
														schemaPath: "experiment.schema.json#/$defs/name/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid0 = true;
											} else var valid0 = true;
											if (valid0) {
												if (data.outcome !== void 0) {
													let data9 = data.outcome;
													if (!(data9 === "ok" || data9 === "failed" || data9 === "timed-out" || data9 === "cancelled")) {
														validate177.errors = [{
															instancePath: instancePath + "/outcome",
															schemaPath: "#/properties/outcome/enum",
															keyword: "enum",
															params: { allowedValues: schema234.properties.outcome.enum },
															message: "must be equal to one of the allowed values"
														}];
														return false;
													}
													var valid0 = true;
												} else var valid0 = true;
												if (valid0) {
													if (data.exitCode !== void 0) {
														let data10 = data.exitCode;
														if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
															validate177.errors = [{
																instancePath: instancePath + "/exitCode",
																schemaPath: "#/properties/exitCode/type",
																keyword: "type",
																params: { type: schema234.properties.exitCode.type },
																message: "must be integer,null"
															}];
															return false;
														}
														var valid0 = true;
													} else var valid0 = true;
													if (valid0) {
														if (data.durationMs !== void 0) {
															let data11 = data.durationMs;
															if (typeof data11 == "number" && isFinite(data11)) {
																if (data11 < 0 || isNaN(data11)) {
																	validate177.errors = [{
																		instancePath: instancePath + "/durationMs",
																		schemaPath: "#/properties/durationMs/minimum",
																		keyword: "minimum",
																		params: {
																			comparison: ">=",
																			limit: 0
																		},
																		message: "must be >= 0"
																	}];
																	return false;
																}
															} else {
																validate177.errors = [{
																	instancePath: instancePath + "/durationMs",
																	schemaPath: "#/properties/durationMs/type",
																	keyword: "type",
																	params: { type: "number" },
																	message: "must be number"
																}];
																return false;
															}
															var valid0 = true;
														} else var valid0 = true;
														if (valid0) {
															if (data.stdout !== void 0) {
																let data12 = data.stdout;
																if (typeof data12 === "string") {
																	if (data12.length > 8192 && func1(data12) > 8192) {
																		validate177.errors = [{
																			instancePath: instancePath + "/stdout",
																			schemaPath: "#/properties/stdout/maxLength",
																			keyword: "maxLength",
																			params: { limit: 8192 },
																			message: "must NOT have more than 8192 characters"
																		}];
																		return false;
																	}
																} else {
																	validate177.errors = [{
																		instancePath: instancePath + "/stdout",
																		schemaPath: "#/properties/stdout/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
																var valid0 = true;
															} else var valid0 = true;
															if (valid0) {
																if (data.stderr !== void 0) {
																	let data13 = data.stderr;
																	if (typeof data13 === "string") {
																		if (data13.length > 8192 && func1(data13) > 8192) {
																			validate177.errors = [{
																				instancePath: instancePath + "/stderr",
																				schemaPath: "#/properties/stderr/maxLength",
																				keyword: "maxLength",
																				params: { limit: 8192 },
																				message: "must NOT have more than 8192 characters"
																			}];
																			return false;
																		}
																	} else {
																		validate177.errors = [{
																			instancePath: instancePath + "/stderr",
																			schemaPath: "#/properties/stderr/type",
																			keyword: "type",
																			params: { type: "string" },
																			message: "must be string"
																		}];
																		return false;
																	}
																	var valid0 = true;
																} else var valid0 = true;
																if (valid0) {
																	if (data.cut !== void 0) {
																		if (typeof data.cut !== "boolean") {
																			validate177.errors = [{
																				instancePath: instancePath + "/cut",
																				schemaPath: "#/properties/cut/type",
																				keyword: "type",
																				params: { type: "boolean" },
																				message: "must be boolean"
																			}];
																			return false;
																		}
																		var valid0 = true;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.proof !== void 0) {
																			let data15 = data.proof;
																			if (typeof data15 !== "string" && data15 !== null) {
																				validate177.errors = [{
																					instancePath: instancePath + "/proof",
																					schemaPath: "#/properties/proof/type",
																					keyword: "type",
																					params: { type: schema234.properties.proof.type },
																					message: "must be string,null"
																				}];
																				return false;
																			}
																			if (typeof data15 === "string") {
																				if (data15.length > 1e3 && func1(data15) > 1e3) {
																					validate177.errors = [{
																						instancePath: instancePath + "/proof",
																						schemaPath: "#/properties/proof/maxLength",
																						keyword: "maxLength",
																						params: { limit: 1e3 },
																						message: "must NOT have more than 1000 characters"
																					}];
																					return false;
																				}
																			}
																			var valid0 = true;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.logs !== void 0) {
																				let data16 = data.logs;
																				if (Array.isArray(data16)) {
																					if (data16.length > 5e3) {
																						validate177.errors = [{
																							instancePath: instancePath + "/logs",
																							schemaPath: "#/properties/logs/maxItems",
																							keyword: "maxItems",
																							params: { limit: 5e3 },
																							message: "must NOT have more than 5000 items"
																						}];
																						return false;
																					} else {
																						const len0 = data16.length;
																						for (let i0 = 0; i0 < len0; i0++) {
																							let data17 = data16[i0];
																							if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
																								let missing1;
																								if (data17.log === void 0 && (missing1 = "log") || data17.lines === void 0 && (missing1 = "lines") || data17.bytes === void 0 && (missing1 = "bytes")) {
																									validate177.errors = [{
																										instancePath: instancePath + "/logs/" + i0,
																										schemaPath: "#/$defs/log-position/required",
																										keyword: "required",
																										params: { missingProperty: missing1 },
																										message: "must have required property '" + missing1 + "'"
																									}];
																									return false;
																								} else {
																									for (const key0 in data17) if (!(key0 === "log" || key0 === "lines" || key0 === "bytes")) {
																										validate177.errors = [{
																											instancePath: instancePath + "/logs/" + i0,
																											schemaPath: "#/$defs/log-position/additionalProperties",
																											keyword: "additionalProperties",
																											params: { additionalProperty: key0 },
																											message: "must NOT have additional properties"
																										}];
																										return false;
																									}
																									if (data17.log !== void 0) {
																										let data18 = data17.log;
																										if (typeof data18 === "string") {
																											if (data18.length > 100 && func1(data18) > 100) {
																												validate177.errors = [{
																													instancePath: instancePath + "/logs/" + i0 + "/log",
																													schemaPath: "#/$defs/log-position/properties/log/maxLength",
																													keyword: "maxLength",
																													params: { limit: 100 },
																													message: "must NOT have more than 100 characters"
																												}];
																												return false;
																											}
																										} else {
																											validate177.errors = [{
																												instancePath: instancePath + "/logs/" + i0 + "/log",
																												schemaPath: "#/$defs/log-position/properties/log/type",
																												keyword: "type",
																												params: { type: "string" },
																												message: "must be string"
																											}];
																											return false;
																										}
																										var valid6 = true;
																									} else var valid6 = true;
																									if (valid6) {
																										if (data17.lines !== void 0) {
																											let data19 = data17.lines;
																											if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
																												validate177.errors = [{
																													instancePath: instancePath + "/logs/" + i0 + "/lines",
																													schemaPath: "#/$defs/log-position/properties/lines/type",
																													keyword: "type",
																													params: { type: "integer" },
																													message: "must be integer"
																												}];
																												return false;
																											}
																											if (typeof data19 == "number" && isFinite(data19)) {
																												if (data19 < 0 || isNaN(data19)) {
																													validate177.errors = [{
																														instancePath: instancePath + "/logs/" + i0 + "/lines",
																														schemaPath: "#/$defs/log-position/properties/lines/minimum",
																														keyword: "minimum",
																														params: {
																															comparison: ">=",
																															limit: 0
																														},
																														message: "must be >= 0"
																													}];
																													return false;
																												}
																											}
																											var valid6 = true;
																										} else var valid6 = true;
																										if (valid6) {
																											if (data17.bytes !== void 0) {
																												let data20 = data17.bytes;
																												if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20))) {
																													validate177.errors = [{
																														instancePath: instancePath + "/logs/" + i0 + "/bytes",
																														schemaPath: "#/$defs/log-position/properties/bytes/type",
																														keyword: "type",
																														params: { type: "integer" },
																														message: "must be integer"
																													}];
																													return false;
																												}
																												if (typeof data20 == "number" && isFinite(data20)) {
																													if (data20 < 0 || isNaN(data20)) {
																														validate177.errors = [{
																															instancePath: instancePath + "/logs/" + i0 + "/bytes",
																															schemaPath: "#/$defs/log-position/properties/bytes/minimum",
																															keyword: "minimum",
																															params: {
																																comparison: ">=",
																																limit: 0
																															},
																															message: "must be >= 0"
																														}];
																														return false;
																													}
																												}
																												var valid6 = true;
																											} else var valid6 = true;
																										}
																									}
																								}
																							} else {
																								validate177.errors = [{
																									instancePath: instancePath + "/logs/" + i0,
																									schemaPath: "#/$defs/log-position/type",
																									keyword: "type",
																									params: { type: "object" },
																									message: "must be object"
																								}];
																								return false;
																							}
																						}
																					}
																				} else {
																					validate177.errors = [{
																						instancePath: instancePath + "/logs",
																						schemaPath: "#/properties/logs/type",
																						keyword: "type",
																						params: { type: "array" },
																						message: "must be array"
																					}];
																					return false;
																				}
																				var valid0 = true;
																			} else var valid0 = true;
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate177.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate177.errors = vErrors;
	return true;
}
const schema239 = $defs$3["instance.stopped"];
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.workload === void 0 && (missing0 = "workload") || data.instance === void 0 && (missing0 = "instance") || data.by === void 0 && (missing0 = "by")) {
			validate178.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("instance.stopped" !== data.type) {
					validate178.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "instance.stopped" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.workload !== void 0) {
					let data1 = data.workload;
					if (typeof data1 === "string") {
						if (!pattern7.test(data1)) {
							validate178.errors = [{
								instancePath: instancePath + "/workload",
								schemaPath: "experiment.schema.json#/$defs/name/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9-]{0,39}$" },
								message: "must match pattern \"^[a-z][a-z0-9-]{0,39}$\""
							}];
							return false;
						}
					} else {
						validate178.errors = [{
							instancePath: instancePath + "/workload",
							schemaPath: "experiment.schema.json#/$defs/name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.instance !== void 0) {
						let data2 = data.instance;
						if (typeof data2 === "string") {
							if (data2.length > 50 && func1(data2) > 50) {
								validate178.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/maxLength",
									keyword: "maxLength",
									params: { limit: 50 },
									message: "must NOT have more than 50 characters"
								}];
								return false;
							} else if (!pattern30.test(data2)) {
								validate178.errors = [{
									instancePath: instancePath + "/instance",
									schemaPath: "#/$defs/instance/pattern",
									keyword: "pattern",
									params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
									message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
								}];
								return false;
							}
						} else {
							validate178.errors = [{
								instancePath: instancePath + "/instance",
								schemaPath: "#/$defs/instance/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.by !== void 0) {
							let data3 = data.by;
							if (!(data3 === "stop" || data3 === "instance-delete")) {
								validate178.errors = [{
									instancePath: instancePath + "/by",
									schemaPath: "#/properties/by/enum",
									keyword: "enum",
									params: { allowedValues: schema239.properties.by.enum },
									message: "must be equal to one of the allowed values"
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
					}
				}
			}
		}
	} else {
		validate178.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate178.errors = vErrors;
	return true;
}
const schema242 = $defs$3["inventory.taken"];
const schema244 = $defs$3["inventory-item"];
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.point === void 0 && (missing0 = "point") || data.outcome === void 0 && (missing0 = "outcome") || data.reason === void 0 && (missing0 = "reason") || data.instances === void 0 && (missing0 = "instances") || data.items === void 0 && (missing0 = "items")) {
			validate179.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("inventory.taken" !== data.type) {
					validate179.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "inventory.taken" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.point !== void 0) {
					let data1 = data.point;
					if (typeof data1 === "string") {
						if (data1.length > 40 && func1(data1) > 40) {
							validate179.errors = [{
								instancePath: instancePath + "/point",
								schemaPath: "#/properties/point/maxLength",
								keyword: "maxLength",
								params: { limit: 40 },
								message: "must NOT have more than 40 characters"
							}];
							return false;
						}
					} else {
						validate179.errors = [{
							instancePath: instancePath + "/point",
							schemaPath: "#/properties/point/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.outcome !== void 0) {
						let data2 = data.outcome;
						if (!(data2 === "ok" || data2 === "failed" || data2 === "unreachable")) {
							validate179.errors = [{
								instancePath: instancePath + "/outcome",
								schemaPath: "#/properties/outcome/enum",
								keyword: "enum",
								params: { allowedValues: schema242.properties.outcome.enum },
								message: "must be equal to one of the allowed values"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.reason !== void 0) {
							let data3 = data.reason;
							if (typeof data3 !== "string" && data3 !== null) {
								validate179.errors = [{
									instancePath: instancePath + "/reason",
									schemaPath: "#/properties/reason/type",
									keyword: "type",
									params: { type: schema242.properties.reason.type },
									message: "must be string,null"
								}];
								return false;
							}
							if (typeof data3 === "string") {
								if (data3.length > 500 && func1(data3) > 500) {
									validate179.errors = [{
										instancePath: instancePath + "/reason",
										schemaPath: "#/properties/reason/maxLength",
										keyword: "maxLength",
										params: { limit: 500 },
										message: "must NOT have more than 500 characters"
									}];
									return false;
								}
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.instances !== void 0) {
								let data4 = data.instances;
								if (Array.isArray(data4)) {
									if (data4.length > 1e3) {
										validate179.errors = [{
											instancePath: instancePath + "/instances",
											schemaPath: "#/properties/instances/maxItems",
											keyword: "maxItems",
											params: { limit: 1e3 },
											message: "must NOT have more than 1000 items"
										}];
										return false;
									} else {
										const len0 = data4.length;
										for (let i0 = 0; i0 < len0; i0++) {
											let data5 = data4[i0];
											if (typeof data5 === "string") {
												if (data5.length > 50 && func1(data5) > 50) {
													validate179.errors = [{
														instancePath: instancePath + "/instances/" + i0,
														schemaPath: "#/$defs/instance/maxLength",
														keyword: "maxLength",
														params: { limit: 50 },
														message: "must NOT have more than 50 characters"
													}];
													return false;
												} else if (!pattern30.test(data5)) {
													validate179.errors = [{
														instancePath: instancePath + "/instances/" + i0,
														schemaPath: "#/$defs/instance/pattern",
														keyword: "pattern",
														params: { pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$" },
														message: "must match pattern \"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$\""
													}];
													return false;
												}
											} else {
												validate179.errors = [{
													instancePath: instancePath + "/instances/" + i0,
													schemaPath: "#/$defs/instance/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
										}
									}
								} else {
									validate179.errors = [{
										instancePath: instancePath + "/instances",
										schemaPath: "#/properties/instances/type",
										keyword: "type",
										params: { type: "array" },
										message: "must be array"
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.items !== void 0) {
									let data6 = data.items;
									if (Array.isArray(data6)) {
										if (data6.length > 5e3) {
											validate179.errors = [{
												instancePath: instancePath + "/items",
												schemaPath: "#/properties/items/maxItems",
												keyword: "maxItems",
												params: { limit: 5e3 },
												message: "must NOT have more than 5000 items"
											}];
											return false;
										} else {
											const len1 = data6.length;
											for (let i1 = 0; i1 < len1; i1++) {
												let data7 = data6[i1];
												if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
													let missing1;
													if (data7.kind === void 0 && (missing1 = "kind") || data7.id === void 0 && (missing1 = "id") || data7.instance === void 0 && (missing1 = "instance") || data7.role === void 0 && (missing1 = "role") || data7.identity === void 0 && (missing1 = "identity")) {
														validate179.errors = [{
															instancePath: instancePath + "/items/" + i1,
															schemaPath: "#/$defs/inventory-item/required",
															keyword: "required",
															params: { missingProperty: missing1 },
															message: "must have required property '" + missing1 + "'"
														}];
														return false;
													} else {
														for (const key0 in data7) if (!(key0 === "kind" || key0 === "id" || key0 === "instance" || key0 === "role" || key0 === "identity")) {
															validate179.errors = [{
																instancePath: instancePath + "/items/" + i1,
																schemaPath: "#/$defs/inventory-item/additionalProperties",
																keyword: "additionalProperties",
																params: { additionalProperty: key0 },
																message: "must NOT have additional properties"
															}];
															return false;
														}
														if (data7.kind !== void 0) {
															let data8 = data7.kind;
															if (typeof data8 === "string") {
																if (data8.length > 60 && func1(data8) > 60) {
																	validate179.errors = [{
																		instancePath: instancePath + "/items/" + i1 + "/kind",
																		schemaPath: "#/$defs/inventory-item/properties/kind/maxLength",
																		keyword: "maxLength",
																		params: { limit: 60 },
																		message: "must NOT have more than 60 characters"
																	}];
																	return false;
																}
															} else {
																validate179.errors = [{
																	instancePath: instancePath + "/items/" + i1 + "/kind",
																	schemaPath: "#/$defs/inventory-item/properties/kind/type",
																	keyword: "type",
																	params: { type: "string" },
																	message: "must be string"
																}];
																return false;
															}
															var valid5 = true;
														} else var valid5 = true;
														if (valid5) {
															if (data7.id !== void 0) {
																let data9 = data7.id;
																if (typeof data9 === "string") {
																	if (data9.length > 200 && func1(data9) > 200) {
																		validate179.errors = [{
																			instancePath: instancePath + "/items/" + i1 + "/id",
																			schemaPath: "#/$defs/inventory-item/properties/id/maxLength",
																			keyword: "maxLength",
																			params: { limit: 200 },
																			message: "must NOT have more than 200 characters"
																		}];
																		return false;
																	}
																} else {
																	validate179.errors = [{
																		instancePath: instancePath + "/items/" + i1 + "/id",
																		schemaPath: "#/$defs/inventory-item/properties/id/type",
																		keyword: "type",
																		params: { type: "string" },
																		message: "must be string"
																	}];
																	return false;
																}
																var valid5 = true;
															} else var valid5 = true;
															if (valid5) {
																if (data7.instance !== void 0) {
																	let data10 = data7.instance;
																	if (typeof data10 !== "string" && data10 !== null) {
																		validate179.errors = [{
																			instancePath: instancePath + "/items/" + i1 + "/instance",
																			schemaPath: "#/$defs/inventory-item/properties/instance/type",
																			keyword: "type",
																			params: { type: schema244.properties.instance.type },
																			message: "must be string,null"
																		}];
																		return false;
																	}
																	if (typeof data10 === "string") {
																		if (data10.length > 100 && func1(data10) > 100) {
																			validate179.errors = [{
																				instancePath: instancePath + "/items/" + i1 + "/instance",
																				schemaPath: "#/$defs/inventory-item/properties/instance/maxLength",
																				keyword: "maxLength",
																				params: { limit: 100 },
																				message: "must NOT have more than 100 characters"
																			}];
																			return false;
																		}
																	}
																	var valid5 = true;
																} else var valid5 = true;
																if (valid5) {
																	if (data7.role !== void 0) {
																		let data11 = data7.role;
																		if (typeof data11 !== "string" && data11 !== null) {
																			validate179.errors = [{
																				instancePath: instancePath + "/items/" + i1 + "/role",
																				schemaPath: "#/$defs/inventory-item/properties/role/type",
																				keyword: "type",
																				params: { type: schema244.properties.role.type },
																				message: "must be string,null"
																			}];
																			return false;
																		}
																		if (typeof data11 === "string") {
																			if (data11.length > 40 && func1(data11) > 40) {
																				validate179.errors = [{
																					instancePath: instancePath + "/items/" + i1 + "/role",
																					schemaPath: "#/$defs/inventory-item/properties/role/maxLength",
																					keyword: "maxLength",
																					params: { limit: 40 },
																					message: "must NOT have more than 40 characters"
																				}];
																				return false;
																			}
																		}
																		var valid5 = true;
																	} else var valid5 = true;
																	if (valid5) {
																		if (data7.identity !== void 0) {
																			let data12 = data7.identity;
																			if (typeof data12 !== "string" && data12 !== null) {
																				validate179.errors = [{
																					instancePath: instancePath + "/items/" + i1 + "/identity",
																					schemaPath: "#/$defs/inventory-item/properties/identity/type",
																					keyword: "type",
																					params: { type: schema244.properties.identity.type },
																					message: "must be string,null"
																				}];
																				return false;
																			}
																			if (typeof data12 === "string") {
																				if (data12.length > 200 && func1(data12) > 200) {
																					validate179.errors = [{
																						instancePath: instancePath + "/items/" + i1 + "/identity",
																						schemaPath: "#/$defs/inventory-item/properties/identity/maxLength",
																						keyword: "maxLength",
																						params: { limit: 200 },
																						message: "must NOT have more than 200 characters"
																					}];
																					return false;
																				}
																			}
																			var valid5 = true;
																		} else var valid5 = true;
																	}
																}
															}
														}
													}
												} else {
													validate179.errors = [{
														instancePath: instancePath + "/items/" + i1,
														schemaPath: "#/$defs/inventory-item/type",
														keyword: "type",
														params: { type: "object" },
														message: "must be object"
													}];
													return false;
												}
											}
										}
									} else {
										validate179.errors = [{
											instancePath: instancePath + "/items",
											schemaPath: "#/properties/items/type",
											keyword: "type",
											params: { type: "array" },
											message: "must be array"
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		}
	} else {
		validate179.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate179.errors = vErrors;
	return true;
}
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.removed === void 0 && (missing0 = "removed") || data.left === void 0 && (missing0 = "left")) {
			validate180.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("system.swept" !== data.type) {
					validate180.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "system.swept" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.removed !== void 0) {
					let data1 = data.removed;
					if (Array.isArray(data1)) {
						if (data1.length > 5e3) {
							validate180.errors = [{
								instancePath: instancePath + "/removed",
								schemaPath: "#/properties/removed/maxItems",
								keyword: "maxItems",
								params: { limit: 5e3 },
								message: "must NOT have more than 5000 items"
							}];
							return false;
						} else {
							const len0 = data1.length;
							for (let i0 = 0; i0 < len0; i0++) {
								let data2 = data1[i0];
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.kind === void 0 && (missing1 = "kind") || data2.id === void 0 && (missing1 = "id") || data2.instance === void 0 && (missing1 = "instance") || data2.role === void 0 && (missing1 = "role") || data2.identity === void 0 && (missing1 = "identity")) {
										validate180.errors = [{
											instancePath: instancePath + "/removed/" + i0,
											schemaPath: "#/$defs/inventory-item/required",
											keyword: "required",
											params: { missingProperty: missing1 },
											message: "must have required property '" + missing1 + "'"
										}];
										return false;
									} else {
										for (const key0 in data2) if (!(key0 === "kind" || key0 === "id" || key0 === "instance" || key0 === "role" || key0 === "identity")) {
											validate180.errors = [{
												instancePath: instancePath + "/removed/" + i0,
												schemaPath: "#/$defs/inventory-item/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key0 },
												message: "must NOT have additional properties"
											}];
											return false;
										}
										if (data2.kind !== void 0) {
											let data3 = data2.kind;
											if (typeof data3 === "string") {
												if (data3.length > 60 && func1(data3) > 60) {
													validate180.errors = [{
														instancePath: instancePath + "/removed/" + i0 + "/kind",
														schemaPath: "#/$defs/inventory-item/properties/kind/maxLength",
														keyword: "maxLength",
														params: { limit: 60 },
														message: "must NOT have more than 60 characters"
													}];
													return false;
												}
											} else {
												validate180.errors = [{
													instancePath: instancePath + "/removed/" + i0 + "/kind",
													schemaPath: "#/$defs/inventory-item/properties/kind/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												}];
												return false;
											}
											var valid3 = true;
										} else var valid3 = true;
										if (valid3) {
											if (data2.id !== void 0) {
												let data4 = data2.id;
												if (typeof data4 === "string") {
													if (data4.length > 200 && func1(data4) > 200) {
														validate180.errors = [{
															instancePath: instancePath + "/removed/" + i0 + "/id",
															schemaPath: "#/$defs/inventory-item/properties/id/maxLength",
															keyword: "maxLength",
															params: { limit: 200 },
															message: "must NOT have more than 200 characters"
														}];
														return false;
													}
												} else {
													validate180.errors = [{
														instancePath: instancePath + "/removed/" + i0 + "/id",
														schemaPath: "#/$defs/inventory-item/properties/id/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid3 = true;
											} else var valid3 = true;
											if (valid3) {
												if (data2.instance !== void 0) {
													let data5 = data2.instance;
													if (typeof data5 !== "string" && data5 !== null) {
														validate180.errors = [{
															instancePath: instancePath + "/removed/" + i0 + "/instance",
															schemaPath: "#/$defs/inventory-item/properties/instance/type",
															keyword: "type",
															params: { type: schema244.properties.instance.type },
															message: "must be string,null"
														}];
														return false;
													}
													if (typeof data5 === "string") {
														if (data5.length > 100 && func1(data5) > 100) {
															validate180.errors = [{
																instancePath: instancePath + "/removed/" + i0 + "/instance",
																schemaPath: "#/$defs/inventory-item/properties/instance/maxLength",
																keyword: "maxLength",
																params: { limit: 100 },
																message: "must NOT have more than 100 characters"
															}];
															return false;
														}
													}
													var valid3 = true;
												} else var valid3 = true;
												if (valid3) {
													if (data2.role !== void 0) {
														let data6 = data2.role;
														if (typeof data6 !== "string" && data6 !== null) {
															validate180.errors = [{
																instancePath: instancePath + "/removed/" + i0 + "/role",
																schemaPath: "#/$defs/inventory-item/properties/role/type",
																keyword: "type",
																params: { type: schema244.properties.role.type },
																message: "must be string,null"
															}];
															return false;
														}
														if (typeof data6 === "string") {
															if (data6.length > 40 && func1(data6) > 40) {
																validate180.errors = [{
																	instancePath: instancePath + "/removed/" + i0 + "/role",
																	schemaPath: "#/$defs/inventory-item/properties/role/maxLength",
																	keyword: "maxLength",
																	params: { limit: 40 },
																	message: "must NOT have more than 40 characters"
																}];
																return false;
															}
														}
														var valid3 = true;
													} else var valid3 = true;
													if (valid3) {
														if (data2.identity !== void 0) {
															let data7 = data2.identity;
															if (typeof data7 !== "string" && data7 !== null) {
																validate180.errors = [{
																	instancePath: instancePath + "/removed/" + i0 + "/identity",
																	schemaPath: "#/$defs/inventory-item/properties/identity/type",
																	keyword: "type",
																	params: { type: schema244.properties.identity.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (typeof data7 === "string") {
																if (data7.length > 200 && func1(data7) > 200) {
																	validate180.errors = [{
																		instancePath: instancePath + "/removed/" + i0 + "/identity",
																		schemaPath: "#/$defs/inventory-item/properties/identity/maxLength",
																		keyword: "maxLength",
																		params: { limit: 200 },
																		message: "must NOT have more than 200 characters"
																	}];
																	return false;
																}
															}
															var valid3 = true;
														} else var valid3 = true;
													}
												}
											}
										}
									}
								} else {
									validate180.errors = [{
										instancePath: instancePath + "/removed/" + i0,
										schemaPath: "#/$defs/inventory-item/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}];
									return false;
								}
							}
						}
					} else {
						validate180.errors = [{
							instancePath: instancePath + "/removed",
							schemaPath: "#/properties/removed/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.left !== void 0) {
						let data8 = data.left;
						if (Array.isArray(data8)) {
							if (data8.length > 5e3) {
								validate180.errors = [{
									instancePath: instancePath + "/left",
									schemaPath: "#/properties/left/maxItems",
									keyword: "maxItems",
									params: { limit: 5e3 },
									message: "must NOT have more than 5000 items"
								}];
								return false;
							} else {
								const len1 = data8.length;
								for (let i1 = 0; i1 < len1; i1++) {
									let data9 = data8[i1];
									if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
										let missing2;
										if (data9.kind === void 0 && (missing2 = "kind") || data9.id === void 0 && (missing2 = "id") || data9.instance === void 0 && (missing2 = "instance") || data9.role === void 0 && (missing2 = "role") || data9.identity === void 0 && (missing2 = "identity")) {
											validate180.errors = [{
												instancePath: instancePath + "/left/" + i1,
												schemaPath: "#/$defs/inventory-item/required",
												keyword: "required",
												params: { missingProperty: missing2 },
												message: "must have required property '" + missing2 + "'"
											}];
											return false;
										} else {
											for (const key1 in data9) if (!(key1 === "kind" || key1 === "id" || key1 === "instance" || key1 === "role" || key1 === "identity")) {
												validate180.errors = [{
													instancePath: instancePath + "/left/" + i1,
													schemaPath: "#/$defs/inventory-item/additionalProperties",
													keyword: "additionalProperties",
													params: { additionalProperty: key1 },
													message: "must NOT have additional properties"
												}];
												return false;
											}
											if (data9.kind !== void 0) {
												let data10 = data9.kind;
												if (typeof data10 === "string") {
													if (data10.length > 60 && func1(data10) > 60) {
														validate180.errors = [{
															instancePath: instancePath + "/left/" + i1 + "/kind",
															schemaPath: "#/$defs/inventory-item/properties/kind/maxLength",
															keyword: "maxLength",
															params: { limit: 60 },
															message: "must NOT have more than 60 characters"
														}];
														return false;
													}
												} else {
													validate180.errors = [{
														instancePath: instancePath + "/left/" + i1 + "/kind",
														schemaPath: "#/$defs/inventory-item/properties/kind/type",
														keyword: "type",
														params: { type: "string" },
														message: "must be string"
													}];
													return false;
												}
												var valid6 = true;
											} else var valid6 = true;
											if (valid6) {
												if (data9.id !== void 0) {
													let data11 = data9.id;
													if (typeof data11 === "string") {
														if (data11.length > 200 && func1(data11) > 200) {
															validate180.errors = [{
																instancePath: instancePath + "/left/" + i1 + "/id",
																schemaPath: "#/$defs/inventory-item/properties/id/maxLength",
																keyword: "maxLength",
																params: { limit: 200 },
																message: "must NOT have more than 200 characters"
															}];
															return false;
														}
													} else {
														validate180.errors = [{
															instancePath: instancePath + "/left/" + i1 + "/id",
															schemaPath: "#/$defs/inventory-item/properties/id/type",
															keyword: "type",
															params: { type: "string" },
															message: "must be string"
														}];
														return false;
													}
													var valid6 = true;
												} else var valid6 = true;
												if (valid6) {
													if (data9.instance !== void 0) {
														let data12 = data9.instance;
														if (typeof data12 !== "string" && data12 !== null) {
															validate180.errors = [{
																instancePath: instancePath + "/left/" + i1 + "/instance",
																schemaPath: "#/$defs/inventory-item/properties/instance/type",
																keyword: "type",
																params: { type: schema244.properties.instance.type },
																message: "must be string,null"
															}];
															return false;
														}
														if (typeof data12 === "string") {
															if (data12.length > 100 && func1(data12) > 100) {
																validate180.errors = [{
																	instancePath: instancePath + "/left/" + i1 + "/instance",
																	schemaPath: "#/$defs/inventory-item/properties/instance/maxLength",
																	keyword: "maxLength",
																	params: { limit: 100 },
																	message: "must NOT have more than 100 characters"
																}];
																return false;
															}
														}
														var valid6 = true;
													} else var valid6 = true;
													if (valid6) {
														if (data9.role !== void 0) {
															let data13 = data9.role;
															if (typeof data13 !== "string" && data13 !== null) {
																validate180.errors = [{
																	instancePath: instancePath + "/left/" + i1 + "/role",
																	schemaPath: "#/$defs/inventory-item/properties/role/type",
																	keyword: "type",
																	params: { type: schema244.properties.role.type },
																	message: "must be string,null"
																}];
																return false;
															}
															if (typeof data13 === "string") {
																if (data13.length > 40 && func1(data13) > 40) {
																	validate180.errors = [{
																		instancePath: instancePath + "/left/" + i1 + "/role",
																		schemaPath: "#/$defs/inventory-item/properties/role/maxLength",
																		keyword: "maxLength",
																		params: { limit: 40 },
																		message: "must NOT have more than 40 characters"
																	}];
																	return false;
																}
															}
															var valid6 = true;
														} else var valid6 = true;
														if (valid6) {
															if (data9.identity !== void 0) {
																let data14 = data9.identity;
																if (typeof data14 !== "string" && data14 !== null) {
																	validate180.errors = [{
																		instancePath: instancePath + "/left/" + i1 + "/identity",
																		schemaPath: "#/$defs/inventory-item/properties/identity/type",
																		keyword: "type",
																		params: { type: schema244.properties.identity.type },
																		message: "must be string,null"
																	}];
																	return false;
																}
																if (typeof data14 === "string") {
																	if (data14.length > 200 && func1(data14) > 200) {
																		validate180.errors = [{
																			instancePath: instancePath + "/left/" + i1 + "/identity",
																			schemaPath: "#/$defs/inventory-item/properties/identity/maxLength",
																			keyword: "maxLength",
																			params: { limit: 200 },
																			message: "must NOT have more than 200 characters"
																		}];
																		return false;
																	}
																}
																var valid6 = true;
															} else var valid6 = true;
														}
													}
												}
											}
										}
									} else {
										validate180.errors = [{
											instancePath: instancePath + "/left/" + i1,
											schemaPath: "#/$defs/inventory-item/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
								}
							}
						} else {
							validate180.errors = [{
								instancePath: instancePath + "/left",
								schemaPath: "#/properties/left/type",
								keyword: "type",
								params: { type: "array" },
								message: "must be array"
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
				}
			}
		}
	} else {
		validate180.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate180.errors = vErrors;
	return true;
}
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.reason === void 0 && (missing0 = "reason")) {
			validate181.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("run.not-applicable" !== data.type) {
					validate181.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "run.not-applicable" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.reason !== void 0) {
					let data1 = data.reason;
					if (typeof data1 === "string") {
						if (data1.length > 500 && func1(data1) > 500) {
							validate181.errors = [{
								instancePath: instancePath + "/reason",
								schemaPath: "#/properties/reason/maxLength",
								keyword: "maxLength",
								params: { limit: 500 },
								message: "must NOT have more than 500 characters"
							}];
							return false;
						}
					} else {
						validate181.errors = [{
							instancePath: instancePath + "/reason",
							schemaPath: "#/properties/reason/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate181.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate181.errors = vErrors;
	return true;
}
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.type === void 0 && (missing0 = "type") || data.byMs === void 0 && (missing0 = "byMs")) {
			validate182.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			if (data.type !== void 0) {
				if ("clock.stepped" !== data.type) {
					validate182.errors = [{
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/const",
						keyword: "const",
						params: { allowedValue: "clock.stepped" },
						message: "must be equal to constant"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.byMs !== void 0) {
					let data1 = data.byMs;
					if (!(typeof data1 == "number" && isFinite(data1))) {
						validate182.errors = [{
							instancePath: instancePath + "/byMs",
							schemaPath: "#/properties/byMs/type",
							keyword: "type",
							params: { type: "number" },
							message: "must be number"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate182.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate182.errors = vErrors;
	return true;
}
const manifest = validate0;
const undo = validate74;
const verdict = validate138;
const envelope = validate147;
const body = {
	"run.started": validate148,
	"phase.started": validate149,
	"phase.ended": validate150,
	"system.booted": validate151,
	"component.state": validate152,
	"hook.started": validate153,
	"hook.ended": validate154,
	"step.started": validate155,
	"step.ended": validate156,
	"instance.state": validate157,
	"instance.revived": validate158,
	"instance.collected": validate159,
	"instance.deleted": validate160,
	"await.timed-out": validate161,
	"wait.timed-out": validate162,
	"targets.resolved": validate163,
	"fault.requested": validate164,
	"fault.effective": validate165,
	"fault.failed": validate166,
	"revert.requested": validate167,
	"revert.ended": validate168,
	"steady-state.checked": validate169,
	"log.closed": validate170,
	"watch.ended": validate171,
	"signal.received": validate172,
	"error": validate173,
	"run.ended": validate174,
	"fault.ended-early": validate175,
	"operation.started": validate176,
	"operation.ended": validate177,
	"instance.stopped": validate178,
	"inventory.taken": validate179,
	"system.swept": validate180,
	"run.not-applicable": validate181,
	"clock.stepped": validate182
};
// src/rundir/validators.ts
function checkManifest(value) {
	return firstError(manifest, value);
}
function checkUndo(value) {
	return firstError(undo, value);
}
function checkVerdict(value) {
	return firstError(verdict, value);
}
function checkEvent(value) {
	const wrong = firstError(envelope, value);
	if (wrong !== null) return wrong;
	const { type } = value;
	if (typeof type !== "string" || !Object.hasOwn(body, type)) return `unknown event type ${JSON.stringify(type ?? null)}`;
	return firstError(body[type], value);
}
function formatOf(value, key) {
	if (typeof value !== "object" || value === null) return null;
	const format = value[key];
	return typeof format === "number" ? format : null;
}
function firstError(validator, value) {
	if (validator(value)) return null;
	const [error] = validator.errors ?? [];
	return error === void 0 ? "does not fit its schema" : describe(error);
}
function describe(error) {
	return `${error.instancePath === "" ? "" : `${error.instancePath.slice(1)} `}${error.message ?? "does not fit its schema"}`;
}
// src/app/recorded.ts
function parseRecordedAdapter(text) {
	const source = {
		path: ADAPTER_FILE,
		bytes: new TextEncoder().encode(text)
	};
	const parsed = parseAdapter(source, { nameIsId: false });
	if (parsed.ok) return parsed.value;
	throw damaged(ADAPTER_FILE, parsed.problems);
}
function parseRecordedExperiment(text, parameters) {
	const source = {
		path: EXPERIMENT_FILE,
		bytes: new TextEncoder().encode(text)
	};
	const parsed = parseExperiment(source, {
		overrides: parameters,
		nameIsId: false
	});
	if (parsed.ok) return parsed.value.experiment;
	throw damaged(EXPERIMENT_FILE, parsed.problems);
}
function damaged(file, problems) {
	return new HarnessError(`${file} in the run directory is not valid`, {
		code: "evidence-damaged",
		subject: file,
		cause: new SpecError(problems)
	});
}
export { createFold as _, checkUndo as a, diskError as c, openAppend as d, replaceFile as f, writeOnce as g, visible as h, checkManifest as i, isSafeName as l, systemCode as m, parseRecordedExperiment as n, checkVerdict as o, safePath as p, checkEvent as r, formatOf as s, parseRecordedAdapter as t, onDisk as u };
