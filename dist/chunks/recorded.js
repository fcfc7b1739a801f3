import { a as parseExperiment, i as parseAdapter } from "./sources.js";
import { i as SpecError, r as HarnessError, t as BugError } from "./errors.js";
import { c as EXPERIMENT_FILE, o as ADAPTER_FILE } from "./validators.js";
import path from "node:path";
import fs from "node:fs";
// src/core/timeline/draft.ts
const maxProblems = 100;
function emptyDraft() {
	return {
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
			steady: [],
			logs: [],
			waitTimeouts: [],
			occurrences: [],
			errors: [],
			signals: [],
			problems: [],
			ended: null
		},
		phases: new Map(),
		components: new Map(),
		instances: new Map(),
		steps: new Map(),
		faults: new Map()
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
		deleted: null
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
		case "revert.requested":
			fault.revert = {
				cause: event.cause,
				requestedMs: event.elapsedMs,
				endedMs: null,
				result: null,
				proof: null,
				seq: event.seq
			};
			return;
		case "revert.ended": endRevert(draft, event, fault);
	}
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
function endRevert(draft, event, fault) {
	const { revert } = fault;
	if (revert === null || revert.endedMs !== null) {
		report(draft, event, `no revert of ${event.operation} on ${event.target} was under way`);
		return;
	}
	fault.revert = {
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
	draft.state.occurrences.push({
		type: event.type,
		subjects,
		atMs: event.elapsedMs,
		seq: event.seq
	});
}
function subjectsOf(event) {
	if (isFaultEvent(event)) return [
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
		case "instance.deleted": return [event.workload, event.instance];
		case "await.timed-out": return [event.workload, ...event.instances];
		default: return null;
	}
}
// src/core/domain/json.ts
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
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
export { onDisk as a, safePath as c, writeOnce as d, parseJson as f, isSafeName as i, systemCode as l, parseRecordedExperiment as n, openAppend as o, createFold as p, diskError as r, replaceFile as s, parseRecordedAdapter as t, visible as u };
