import { n as __require, r as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { i as SpecError, r as HarnessError, t as BugError } from "./errors.js";
import { n as parseDuration, t as formatDuration } from "./duration.js";
import { $ as FAULTS, A as EXPERIMENT_FILE, B as instanceDir, F as REPORT_FILE, G as watchPath, H as metricsPath, I as TIMELINE_FILE, J as instanceIndex, L as UNDO_FILE, M as INPUTS_DIR, N as MANIFEST_FILE, O as ADAPTER_FILE, R as VERDICT_FILE, U as outputDir, V as instanceLogPath, W as teardownLogPath, Y as instanceLogRole, Z as roleLabel, a as parseExperiment, j as HARNESS_LOG, k as EVALUATIONS_DIR, n as readSource, nt as isOverAtOnce, r as sha256Of, z as componentLogPath } from "./sources.js";
import { a as statusLook, i as outcomeLook, n as standInLine, t as headlineWithoutStandIn } from "./stand-in.js";
import { a as listNames$1, i as formatTime, n as count, o as unseen, r as formatBytes, s as visible, t as compareNames } from "./text.js";
import { t as parseJson } from "./json.js";
import { _ as createFold, c as diskError, d as openAppend, f as replaceFile, h as visible$1, i as checkManifest, l as isSafeName, m as systemCode, n as parseRecordedExperiment, p as safePath, r as checkEvent, s as formatOf, t as parseRecordedAdapter } from "./recorded.js";
import path from "node:path";
import fs from "node:fs";
import fs$1 from "node:fs/promises";
import { createHash } from "node:crypto";
// src/core/report/undo-words.ts
const undoWords = {
	reverted: "undone",
	"already-clean": "nothing left to undo",
	"gone-with-target": "not undone, its target is gone",
	"foreign-state-refused": "not undone, something else changed it",
	failed: "could not be undone"
};
// src/core/domain/versions.ts
function isOneOf({ name, version }, ranges) {
	return ranges.some((range) => range.name === name && (range.version === void 0 || isWithinBounds(version, range.version) === true));
}
function describeRanges(ranges) {
	return ranges.map(({ name, version }) => version === void 0 ? name : `${name} ${version}`).join(", ");
}
function whyNotApplicable(system, required) {
	if (required === null || isOneOf(system, required)) return null;
	const text = `it requires ${describeRanges(required)}; the system is ${system.name} ${system.version}`;
	return text.length <= 500 ? text : `${text.slice(0, 499)}…`;
}
function isWithinBounds(version, bounds) {
	const actual = parseVersion(version);
	if (actual === null) return null;
	return bounds.split(" ").every((bound) => meetsBound(actual, bound));
}
function meetsBound(actual, bound) {
	const match = /^(<=?|>=?|=)(.+)$/.exec(bound);
	const limit = match?.[2] === void 0 ? null : parseVersion(match[2]);
	if (match === null || limit === null) throw new RangeError(`not a bound on a version: ${bound}`);
	const order = compare(actual, limit);
	switch (match[1]) {
		case "<": return order < 0;
		case "<=": return order <= 0;
		case ">": return order > 0;
		case ">=": return order >= 0;
		default: return order === 0;
	}
}
function parseVersion(text) {
	const match = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(-)?/.exec(text);
	if (match === null) return null;
	const [, major, minor, patch, dash] = match;
	return {
		numbers: [
			Number(major),
			Number(minor ?? 0),
			Number(patch ?? 0)
		],
		isPrerelease: dash !== void 0
	};
}
function compare(left, right) {
	for (const index of [
		0,
		1,
		2
	]) {
		const difference = left.numbers[index] - right.numbers[index];
		if (difference !== 0) return difference;
	}
	return Number(right.isPrerelease) - Number(left.isPrerelease);
}
// src/rundir/adopt.ts
const ADOPT_LIMITS = {
	files: 1e3,
	fileBytes: 16777216,
	totalBytes: 67108864,
	depth: 10,
	entriesPerFolder: 1e4,
	reasons: 100,
	shownCharacters: 200
};
const KEPT_FOLDERS = ["logs", "output"];
const CHUNK_BYTES = 262144;
async function adoptInstanceFiles(adoption) {
	const progress = {
		adoption,
		files: 0,
		bytes: 0,
		reasons: [],
		reasonsDropped: 0
	};
	for (const name of await namesIn(progress, "")) if (KEPT_FOLDERS.includes(name)) await adoptEntry(progress, name);
	else leaveOut(progress, name, "only logs/ and output/ are kept");
	const { files, bytes, reasons, reasonsDropped } = progress;
	return {
		files,
		bytes,
		leftOut: reasonsDropped === 0 ? reasons : [...reasons, `and ${reasonsDropped} more`]
	};
}
async function adoptEntry(progress, relative) {
	try {
		const stats = await fs$1.lstat(path.join(progress.adoption.stagingDir, relative));
		if (stats.isDirectory()) await adoptFolder(progress, relative);
		else if (!relative.includes("/")) leaveOut(progress, relative, "not a folder");
		else if (stats.isFile()) await adoptFile(progress, relative);
		else leaveOut(progress, relative, kindOf(stats));
	} catch (error) {
		leaveOutUnreadable(progress, relative, error);
	}
}
async function adoptFolder(progress, relative) {
	if (relative.split("/").length > ADOPT_LIMITS.depth) {
		leaveOut(progress, relative, `deeper than ${ADOPT_LIMITS.depth} folders`);
		return;
	}
	for (const name of await namesIn(progress, relative)) await adoptEntry(progress, `${relative}/${name}`);
}
async function namesIn(progress, relative) {
	const names = [];
	try {
		const folder = await fs$1.opendir(path.join(progress.adoption.stagingDir, relative), { encoding: "latin1" });
		for await (const entry of folder) {
			if (names.length >= ADOPT_LIMITS.entriesPerFolder) {
				leaveOut(progress, `${relative}/...`, `more than ${ADOPT_LIMITS.entriesPerFolder} entries in one folder`);
				break;
			}
			names.push(entry.name);
		}
	} catch (error) {
		leaveOutUnreadable(progress, relative === "" ? "all" : relative, error);
	}
	const kept = [];
	for (const name of names.sort()) {
		const reason = whyBadName(progress, name);
		if (reason === null) kept.push(name);
		else leaveOut(progress, join(relative, name), reason);
	}
	return kept;
}
function whyBadName({ adoption }, name) {
	if (!isSafeName(name)) return "the name has other characters than A-Z a-z 0-9 . _ -, or is too long";
	return adoption.masker.holds(name) ? "the name holds a secret" : null;
}
async function adoptFile(progress, relative) {
	const { adoption } = progress;
	const destination = `${adoption.into}/${relative}`;
	if (adoption.isOurs(destination)) return;
	if (progress.files >= ADOPT_LIMITS.files) {
		leaveOut(progress, relative, `more than ${ADOPT_LIMITS.files} files`);
		return;
	}
	const flags = fs$1.constants.O_RDONLY | fs$1.constants.O_NOFOLLOW | fs$1.constants.O_NONBLOCK;
	const source = await fs$1.open(path.join(adoption.stagingDir, relative), flags);
	try {
		const stats = await source.stat();
		const reason = stats.isFile() ? overLimits(progress, stats.size) : kindOf(stats);
		if (reason === null) await copyFile(progress, {
			source,
			relative,
			destination,
			expectedBytes: stats.size
		});
		else leaveOut(progress, relative, reason);
	} finally {
		await source.close();
	}
}
async function copyFile(progress, { source, relative, destination, expectedBytes }) {
	const file = path.join(progress.adoption.runDir, destination);
	const target = await writing(file, () => openNew(file));
	let bytes = null;
	try {
		bytes = await copyBytes(progress, {
			source,
			target,
			file,
			buffer: Buffer.allocUnsafe(Math.min(CHUNK_BYTES, expectedBytes + 1)),
			mask: progress.adoption.masker.stream()
		});
	} finally {
		await target.close();
		if (bytes === null) await fs$1.rm(file);
	}
	if (bytes === null) {
		leaveOut(progress, relative, "it grew over the limits while it was copied");
		return;
	}
	progress.files += 1;
	progress.bytes += bytes;
}
async function openNew(file) {
	try {
		return await fs$1.open(file, "wx");
	} catch (error) {
		if (systemCode(error) === "ENOENT") await fs$1.mkdir(path.dirname(file), { recursive: true });
		else if (systemCode(error) === "EEXIST") await fs$1.rm(file, { recursive: true });
		else throw error;
		return fs$1.open(file, "wx");
	}
}
async function copyBytes(progress, copy) {
	const { source, file, buffer, mask } = copy;
	const write = (bytes) => writing(file, () => copy.target.writeFile(bytes));
	let copied = 0;
	for (;;) {
		const { bytesRead } = await source.read(buffer, 0, buffer.length, copied);
		copied += bytesRead;
		if (overLimits(progress, copied) !== null) return null;
		if (bytesRead > 0) await write(mask.add(buffer.subarray(0, bytesRead)));
		if (bytesRead < buffer.length) {
			await write(mask.end());
			return copied;
		}
	}
}
function overLimits(progress, size) {
	if (size > ADOPT_LIMITS.fileBytes) return `${size} bytes, over ${ADOPT_LIMITS.fileBytes} for one file`;
	if (progress.bytes + size > ADOPT_LIMITS.totalBytes) return `over ${ADOPT_LIMITS.totalBytes} bytes in all`;
	return null;
}
async function writing(file, work) {
	try {
		return await work();
	} catch (error) {
		throw diskError(file, error);
	}
}
function kindOf(stats) {
	if (stats.isSymbolicLink()) return "a symbolic link";
	if (stats.isFIFO()) return "a FIFO";
	return stats.isSocket() ? "a socket" : "a device";
}
function leaveOutUnreadable(progress, relative, error) {
	const code = systemCode(error);
	if (code === null) throw error;
	leaveOut(progress, relative, `cannot be read (${code})`);
}
function leaveOut(progress, relative, reason) {
	if (progress.reasons.length >= ADOPT_LIMITS.reasons) {
		progress.reasonsDropped += 1;
		return;
	}
	const shown = visible$1(progress.adoption.masker.text(Buffer.from(relative, "latin1").toString("utf8")));
	progress.reasons.push(`${shown.slice(0, ADOPT_LIMITS.shownCharacters)}: ${reason}`);
}
function join(folder, name) {
	return folder === "" ? name : `${folder}/${name}`;
}
// src/rundir/writers.ts
function createWriters(runDir, masker) {
	const opened = new Map();
	const open = (relative, options) => {
		const file = openAppend(runDir, relative, options);
		opened.set(relative, file);
		return file;
	};
	const openMasked = (relative) => maskedFile(open(relative), masker);
	const timeline = open(TIMELINE_FILE);
	const undo = open(UNDO_FILE, { sync: true });
	const harnessLog = open(HARNESS_LOG);
	return {
		runDir,
		appendEvent: (event) => timeline.append(`${JSON.stringify(event)}\n`),
		appendUndo(record) {
			if (record.type === "undo") refuseSecrets(record, masker);
			undo.append(`${JSON.stringify(masker.value(record))}\n`);
		},
		writeManifest: (manifest) => replaceFile(path.join(runDir, MANIFEST_FILE), `${JSON.stringify(masker.value(manifest), null, 2)}\n`),
		log: (line) => harnessLog.append(`${visible$1(masker.text(line))}\n`),
		openComponentLog: (component) => openMasked(componentLogPath(component)),
		openTeardownLog: (component) => openMasked(teardownLogPath(component)),
		openInstanceLog: (place) => openMasked(instanceLogPath(place)),
		openMetrics: (name) => openMasked(metricsPath(name)),
		openWatch: (name) => openMasked(watchPath(name)),
		adoptInstanceFiles: (place, stagingDir) => adoptInstanceFiles({
			runDir,
			into: safePath(instanceDir(place.workload, place.instance)),
			stagingDir,
			isOurs: (relative) => opened.has(relative),
			masker
		}),
		inputPath: (name) => path.join(runDir, INPUTS_DIR, safePath(name)),
		close() {
			for (const file of opened.values()) file.close();
		}
	};
}
function refuseSecrets({ subject, action }, masker) {
	if (!masker.holds(JSON.stringify(action))) return;
	throw new HarnessError(`what it takes to undo ${subject} holds a secret, which must not be recorded`, {
		code: "secret-in-undo",
		subject,
		hint: "Let the hook capture where the secret is kept, and read it there when it reverts."
	});
}
function maskedFile(file, masker) {
	if (!masker.active) return file;
	const stream = masker.stream();
	const write = (bytes) => {
		if (bytes.length > 0) file.append(bytes);
	};
	return {
		path: file.path,
		append: (bytes) => write(stream.add(typeof bytes === "string" ? Buffer.from(bytes) : bytes)),
		close() {
			try {
				write(stream.end());
			} finally {
				file.close();
			}
		}
	};
}
function writeDerived(runDir, name, bytes) {
	replaceFile(path.join(runDir, safePath(name)), bytes);
}
// src/core/domain/facts.ts
function factKey(query) {
	return JSON.stringify(query);
}
// src/core/evaluate/input.ts
function openEvaluation(input, facts) {
	const { state } = input;
	const collect = state.phases.find(({ phase }) => phase === "collect");
	return {
		input,
		state,
		facts,
		endSeq: collect?.seq ?? Number.POSITIVE_INFINITY,
		endReached: collect !== void 0 || state.ended !== null,
		instances: new Map(state.instances.map((record) => [record.instance, record]))
	};
}
function instanceNames({ instances }, workload) {
	const { name, instances: count = 1 } = workload;
	const planned = Array.from({ length: count }, (_, index) => `${name}-${String(index)}`);
	const further = [...instances.values()].filter((record) => record.workload === name && record.states.length > 0).map(({ instance }) => instance).filter((instance) => instanceIndex(instance) >= count);
	return [...planned, ...further.sort((left, right) => instanceIndex(left) - instanceIndex(right))];
}
function endSeqOf(evaluation, instance) {
	return Math.min(evaluation.endSeq, evaluation.instances.get(instance)?.stopped?.seq ?? Number.POSITIVE_INFINITY);
}
function isEndReached(evaluation, instance) {
	return evaluation.endReached || (evaluation.instances.get(instance)?.stopped ?? null) !== null;
}
function before(entries, seq) {
	return entries.filter((entry) => entry.seq < seq);
}
function lineOf(evaluation, seq) {
	return {
		file: evaluation.input.timelineFile,
		line: seq + 1
	};
}
function findOccurrence({ occurrences }, { event, of }, holds) {
	return occurrences.first(event, of ?? null, holds);
}
function describeReference(reference) {
	return reference.of === void 0 ? reference.event : `${reference.event} of ${reference.of}`;
}
function answerTo(evaluation, query) {
	return evaluation.facts.get(factKey(query)) ?? {
		kind: "unreadable",
		path: "",
		message: "the evidence was not looked at"
	};
}
// src/core/evaluate/duration-check.ts
function decideDuration(evaluation, check) {
	const what = check.part === void 0 ? check.of : `${check.part} of ${check.of}`;
	const expected = `${what} takes ${describeBounds(check)}`;
	const stretches = stretchesOf(evaluation, check);
	const missing = evaluation.endReached ? "failed" : "undecided";
	if (stretches.length === 0) return {
		outcome: check.of === RECOVERY ? "undecided" : missing,
		expected,
		actual: `${what} did not begin`,
		evidence: null
	};
	const open = stretches.find(({ endMs }) => endMs === null);
	if (open !== void 0) {
		const evidence = lineOf(evaluation, open.seq);
		return {
			outcome: missing,
			expected,
			actual: `${open.name} did not end`,
			evidence
		};
	}
	const longest = stretches.reduce((left, right) => lengthOf(right) > lengthOf(left) ? right : left);
	const ms = lengthOf(longest);
	const outcome = isWithin$1(check, ms) ? "held" : "failed";
	const place = longest.name === check.of ? "" : ` (${longest.name})`;
	return {
		outcome,
		expected,
		actual: formatDuration(ms) + place,
		evidence: lineOf(evaluation, longest.seq)
	};
}
const RECOVERY = "recovery";
function stretchesOf(evaluation, { of: name, part }) {
	if (name === "flow") return evaluation.state.phases.filter(({ phase }) => phase === "flow").map(({ startMs, endMs, seq }) => ({
		name,
		startMs,
		endMs,
		seq
	}));
	if (name === RECOVERY) return recoveryOf(evaluation);
	const workload = evaluation.input.experiment.workloads?.find((candidate) => candidate.name === name);
	if (workload === void 0) return firingsOf$1(evaluation, {
		operation: name,
		part: part ?? null
	});
	return instanceNames(evaluation, workload).flatMap((instance) => lifeOf(evaluation, instance));
}
function recoveryOf({ state }) {
	const settle = state.phases.find(({ phase }) => phase === "settle");
	const flow = state.phases.find(({ phase }) => phase === "flow");
	if (settle === void 0 || settle.outcome === "skipped" || flow === void 0) return [];
	const reverts = [...state.faults, ...state.actions].flatMap(({ revert }) => revert ?? []);
	const startMs = (reverts.length > 0 ? reverts.map(({ endedMs }) => endedMs) : [flow.endMs]).reduce(latest, 0);
	const endMs = settle.outcome === "done" ? settle.endMs : null;
	return [{
		name: RECOVERY,
		startMs: startMs ?? settle.startMs,
		endMs: startMs === null ? null : endMs,
		seq: settle.seq
	}];
}
function firingsOf$1({ state }, { operation, part }) {
	const firings = new Map();
	for (const act of actsOf(state).filter((candidate) => candidate.operation === operation)) {
		const span = spanOf$2(act, part);
		if (span === null) continue;
		const known = firings.get(act.firing);
		firings.set(act.firing, {
			name: `firing ${String(act.firing)}`,
			startMs: Math.min(span.startMs, known?.startMs ?? span.startMs),
			endMs: known === void 0 ? span.endMs : latest(known.endMs, span.endMs),
			seq: known?.seq ?? span.seq
		});
	}
	const all = [...firings.values()];
	return all.length === 1 ? all.map((stretch) => ({
		...stretch,
		name: operation
	})) : all;
}
function actsOf({ faults, actions }) {
	return [...faults.filter(({ failure }) => failure?.startsWith("already-exited:") !== true).map(actOfFault), ...actions.map(actOfAction)];
}
function actOfFault(fault) {
	return {
		...fault,
		held: FAULTS[fault.fault].held
	};
}
function actOfAction(action) {
	const { startedMs, startedSeq, end } = action;
	return {
		...action,
		held: false,
		requestedMs: startedMs,
		requestedSeq: startedSeq,
		effectiveMs: end?.atMs ?? null
	};
}
function spanOf$2(act, part) {
	const { held, requestedMs, requestedSeq: seq, effectiveMs, revert } = act;
	switch (part) {
		case "revert": return revert === null ? null : {
			startMs: revert.requestedMs,
			endMs: revert.endedMs,
			seq: revert.seq
		};
		case "hold": return effectiveMs === null ? null : {
			startMs: effectiveMs,
			endMs: revert?.endedMs ?? null,
			seq
		};
		case "effect": return {
			startMs: requestedMs,
			endMs: effectiveMs,
			seq
		};
		default: return {
			startMs: requestedMs,
			endMs: held ? revert?.endedMs ?? null : effectiveMs,
			seq
		};
	}
}
function latest(left, right) {
	return left === null || right === null ? null : Math.max(left, right);
}
function lifeOf(evaluation, instance) {
	const record = evaluation.instances.get(instance);
	const states = before(record?.states ?? [], endSeqOf(evaluation, instance));
	const [first] = states;
	if (first === void 0) return [];
	const last = states.at(-1)?.state;
	const endMs = last === "Succeeded" || last === "Failed" ? endOfLife(states) : record?.stopped?.atMs ?? null;
	return [{
		name: instance,
		startMs: first.atMs,
		endMs,
		seq: first.seq
	}];
}
function endOfLife(states) {
	return states[states.findLastIndex(({ state }) => state !== "Succeeded" && state !== "Failed") + 1]?.atMs ?? null;
}
function lengthOf(stretch) {
	return (stretch.endMs ?? stretch.startMs) - stretch.startMs;
}
function isWithin$1(check, ms) {
	const least = check["at-least"];
	const most = check["at-most"];
	return (least === void 0 || ms >= parseDuration(least)) && (most === void 0 || ms <= parseDuration(most));
}
function describeBounds(check) {
	const bounds = [];
	if (check["at-least"] !== void 0) bounds.push(`at least ${formatDuration(parseDuration(check["at-least"]))}`);
	if (check["at-most"] !== void 0) bounds.push(`at most ${formatDuration(parseDuration(check["at-most"]))}`);
	return bounds.join(" and ");
}
// src/core/evaluate/text.ts
const shownLength = 120;
function clip(text, limit) {
	if (text.length <= limit) return text;
	const head = text.slice(0, limit - 1);
	return `${/[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head}…`;
}
function clipHead(text, limit) {
	if (text.length <= limit) return text;
	const tail = text.slice(text.length - limit + 1);
	return `…${/^[\uDC00-\uDFFF]/.test(tail) ? tail.slice(1) : tail}`;
}
function oneLine(text) {
	return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
}
function quote$1(text) {
	return JSON.stringify(clip(text, shownLength));
}
function countOf(count, noun) {
	return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function formatNumber(value) {
	return Number.isInteger(value) ? String(value) : String(Number(value.toFixed(6)));
}
function listNames(names, shown = 3) {
	if (names.length <= 1) return names.join("");
	const rest = names.length - shown;
	if (rest > 0) return `${names.slice(0, shown).join(", ")} and ${String(rest)} more`;
	return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
function boundOf(claim) {
	if (claim["at-least"] !== void 0) return {
		op: "at-least",
		value: claim["at-least"]
	};
	if (claim["at-most"] !== void 0) return {
		op: "at-most",
		value: claim["at-most"]
	};
	if (claim.equals !== void 0) return {
		op: "equals",
		value: claim.equals
	};
	throw new RangeError("the check has none of equals, at-least, at-most");
}
function describeBound(bound) {
	return `${{
		equals: "exactly",
		"at-least": "at least",
		"at-most": "at most"
	}[bound.op]} ${formatNumber(bound.value)}`;
}
function meets(bound, value, exact) {
	if (exact) return isWithin(bound, value) ? "held" : "failed";
	if (bound.op === "at-least") return value >= bound.value ? "held" : "undecided";
	return value > bound.value ? "failed" : "undecided";
}
function isWithin(bound, value) {
	if (bound.op === "at-least") return value >= bound.value;
	return bound.op === "at-most" ? value <= bound.value : value === bound.value;
}
// src/core/evaluate/instance-checks.ts
function lastEntry(evaluation, instance) {
	return before(evaluation.instances.get(instance)?.states ?? [], endSeqOf(evaluation, instance)).at(-1) ?? null;
}
function decideExitCode(evaluation, check, instance) {
	const expected = `exit code ${String(check.equals)}`;
	const last = lastEntry(evaluation, instance);
	if (last === null) return {
		outcome: "undecided",
		expected,
		actual: "never seen by the system",
		evidence: null
	};
	const evidence = lineOf(evaluation, last.seq);
	const hasEnded = last.state === "Succeeded" || last.state === "Failed";
	const stopped = evaluation.instances.get(instance)?.stopped ?? null;
	if (!hasEnded && stopped !== null) return {
		outcome: "held",
		expected,
		actual: "ended on purpose",
		evidence: lineOf(evaluation, stopped.seq)
	};
	if (!hasEnded && !evaluation.endReached) return {
		outcome: "undecided",
		expected,
		actual: `the run broke off in state ${last.state}`,
		evidence
	};
	if (!hasEnded || last.exitCode === null) return {
		outcome: "failed",
		expected,
		actual: `none recorded; ${describeEntry(last)}`,
		evidence
	};
	return {
		outcome: last.exitCode === check.equals ? "held" : "failed",
		expected,
		actual: `exit code ${String(last.exitCode)}`,
		evidence
	};
}
function decideInstanceState(evaluation, check, instance) {
	const all = evaluation.instances.get(instance)?.states ?? [];
	return decideState(evaluation, check, {
		all,
		entries: before(all, endSeqOf(evaluation, instance)),
		endReached: isEndReached(evaluation, instance)
	});
}
function decideComponentState(evaluation, check, component) {
	const all = evaluation.state.components.find((record) => record.component === component)?.states ?? [];
	return decideState(evaluation, check, {
		all,
		entries: before(all, evaluation.state.phases.find(({ phase }) => phase === "shutdown")?.seq ?? Number.POSITIVE_INFINITY),
		endReached: evaluation.endReached
	});
}
function decideState(evaluation, check, observed) {
	if (check.at !== void 0 && check.equals !== void 0) return decideStateAt(evaluation, {
		reference: check.at,
		equals: check.equals
	}, observed);
	const last = observed.entries.at(-1);
	if (last === void 0) return {
		outcome: "undecided",
		expected: describeClaim$2(check),
		actual: "never seen",
		evidence: null
	};
	if (check.equals !== void 0) return decideLast(evaluation, check, {
		...observed,
		last
	});
	return decideSeen(evaluation, check, {
		...observed,
		last
	});
}
function decideLast(evaluation, check, { last, endReached }) {
	const expected = describeClaim$2(check);
	const evidence = lineOf(evaluation, last.seq);
	if (!endReached) return {
		outcome: "undecided",
		expected,
		actual: `the run broke off in state ${last.state}`,
		evidence
	};
	return {
		outcome: last.state === check.equals ? "held" : "failed",
		expected,
		actual: describeEntry(last),
		evidence
	};
}
function decideSeen(evaluation, check, { entries, last, endReached }) {
	const expected = describeClaim$2(check);
	const seen = entries.find(({ state }) => state === (check.ever ?? check.never));
	if (seen !== void 0) return {
		outcome: check.ever === void 0 ? "failed" : "held",
		expected,
		actual: `${describeEntry(seen)} ${seenAt(seen)}`,
		evidence: lineOf(evaluation, seen.seq)
	};
	const evidence = lineOf(evaluation, last.seq);
	if (!endReached) return {
		outcome: "undecided",
		expected,
		actual: `the run broke off in state ${last.state}`,
		evidence
	};
	const states = listNames([...new Set(entries.map(({ state }) => state))], 6);
	return {
		outcome: check.never !== void 0 && last.state !== "Unknown" ? "held" : "failed",
		expected,
		actual: `seen: ${states}; last ${describeEntry(last)}`,
		evidence
	};
}
function decideStateAt(evaluation, claim, observed) {
	const event = describeReference(claim.reference);
	const expected = `state ${claim.equals} at ${event}`;
	const occurrence = findOccurrence(evaluation.state, claim.reference);
	if (occurrence === null) return {
		outcome: evaluation.endReached ? "failed" : "undecided",
		expected,
		actual: `${event} did not occur`,
		evidence: null
	};
	const entry = before(observed.all, occurrence.seq + 1).at(-1);
	const evidence = lineOf(evaluation, entry?.seq ?? occurrence.seq);
	if (entry === void 0) return {
		outcome: "failed",
		expected,
		actual: "not seen yet",
		evidence
	};
	return {
		outcome: entry.state === claim.equals ? "held" : "failed",
		expected,
		actual: describeEntry(entry),
		evidence
	};
}
function describeClaim$2(check) {
	if (check.ever !== void 0) return `state ${check.ever} at some time`;
	return check.never === void 0 ? `state ${String(check.equals)} at the end` : `never state ${check.never}`;
}
function describeEntry(entry) {
	const reason = entry.reason ?? null;
	return reason === null ? `state ${entry.state}` : `state ${entry.state}, reason ${quote$1(reason)}`;
}
function seenAt(entry) {
	return `at ${formatDuration(entry.atMs)}`;
}
// src/core/evaluate/inventory-check.ts
const named$1 = 8;
function decideInventory(evaluation, check) {
	const expected = describeClaim$1(check);
	const findings = recordsOf$1(evaluation, check).map((record) => {
		return {
			expected,
			...judge$2(evaluation, check, record),
			evidence: lineOf(evaluation, record.seq)
		};
	});
	const worst = [
		"failed",
		"undecided",
		"held"
	].map((outcome) => findings.find((finding) => finding.outcome === outcome)).find((finding) => finding !== void 0);
	const missing = `no inventory was taken ${check.at === void 0 ? "at the end" : `at ${check.at}`}`;
	return worst ?? {
		outcome: "undecided",
		expected,
		actual: missing,
		evidence: null
	};
}
function recordsOf$1({ state }, { at }) {
	const endSeq = state.phases.find(({ phase }) => phase === "delete")?.seq ?? Number.POSITIVE_INFINITY;
	return state.inventories.filter((record) => at === void 0 ? record.seq > endSeq : record.at === at && record.seq < endSeq);
}
function judge$2(evaluation, check, record) {
	if (record.outcome !== "ok") {
		const why = record.outcome === "unreachable" ? "the system could not be reached" : "the inventory failed";
		return {
			outcome: "undecided",
			actual: record.reason === null ? why : `${why}: ${record.reason}`
		};
	}
	const items = record.items.filter(({ kind, role }) => (check.of === void 0 || kind === check.of) && (check.role === void 0 || role === check.role));
	const workload = check["one-per-instance"];
	return workload === void 0 ? judgeNothingLeft(items) : judgeOnePerInstance(evaluation, workload, {
		items,
		existed: record.instances
	});
}
function judgeNothingLeft(items) {
	if (items.length === 0) return {
		outcome: "held",
		actual: "nothing"
	};
	const names = items.map(({ kind, id, instance }) => `${kind} ${id}${instance === null ? "" : ` (${instance})`}`);
	return {
		outcome: "failed",
		actual: `${countOf(items.length, "thing")}: ${listNames(names, named$1)}`
	};
}
function judgeOnePerInstance({ instances: known }, workload, seen) {
	const instances = seen.existed.filter((instance) => known.get(instance)?.workload === workload);
	if (instances.length === 0) return {
		outcome: "failed",
		actual: `no instance of ${workload} existed then`
	};
	const counts = new Map(instances.map((instance) => [instance, 0]));
	for (const { instance } of seen.items) {
		const count = instance === null ? void 0 : counts.get(instance);
		if (instance !== null && count !== void 0) counts.set(instance, count + 1);
	}
	const missing = instances.filter((instance) => counts.get(instance) === 0);
	const doubled = [...counts].filter(([, count]) => count > 1).map(([instance, count]) => `${instance} (${String(count)})`);
	if (missing.length + doubled.length === 0) return {
		outcome: "held",
		actual: `one for each of ${countOf(instances.length, "instance")}`
	};
	return {
		outcome: "failed",
		actual: [...missing.length === 0 ? [] : [`none for ${listNames(missing, named$1)}`], ...doubled.length === 0 ? [] : [`more than one for ${listNames(doubled, named$1)}`]].join("; ")
	};
}
function describeClaim$1(check) {
	const workload = check["one-per-instance"];
	const what = [...check.of === void 0 ? [] : [`of kind ${check.of}`], ...check.role === void 0 ? [] : [`of role ${check.role}`]].join(" and ");
	const when = check.at === void 0 ? "at the end" : `at ${check.at}`;
	const things = what === "" ? "" : ` ${what}`;
	return workload === void 0 ? `nothing${things} ${when}` : `exactly one thing${things} for each instance of ${workload} ${when}`;
}
// src/core/evaluate/log-check.ts
function instancePlace({ name, on }, instance) {
	return {
		workload: name,
		instance,
		role: instanceLogRole(on)
	};
}
function logQuery(evaluation, check, place) {
	const { text } = claimOf(check);
	const log = labelOf(place);
	const recorded = recordOf(evaluation, log)?.counts.find((entry) => entry.text === text);
	const windows = windowsOf(evaluation, check.during, log);
	if (recorded !== void 0 || !windows.known) return null;
	return {
		kind: "log",
		place,
		text,
		windows: windows.windows
	};
}
function decideLog(evaluation, check, place) {
	const { text, bound } = claimOf(check);
	const during = check.during === void 0 ? "" : ` during ${check.during}`;
	const expected = describeClaim(check, bound) + during;
	const windows = windowsOf(evaluation, check.during, labelOf(place));
	if (!windows.known) return {
		outcome: "undecided",
		expected,
		actual: windows.why,
		evidence: null
	};
	if (windows.windows?.length === 0 && evaluation.endReached) return {
		outcome: meets(bound, 0, true),
		expected,
		actual: `${String(check.during)} did not fire`,
		evidence: null
	};
	const record = recordOf(evaluation, labelOf(place));
	const counted = countRecorded(record, text, windows.windows) ?? countInCopy(evaluation, check, {
		place,
		record
	});
	if (typeof counted === "string") return {
		outcome: "undecided",
		expected,
		actual: counted,
		evidence: null
	};
	const found = `${countOf(counted.count, "line")} with ${quote$1(text)}${during}`;
	const actual = counted.exact ? found : `at least ${found}; the log is not whole`;
	const line = record?.capped === true ? null : counted.firstLine;
	return {
		outcome: meets(bound, counted.count, counted.exact),
		expected,
		actual,
		evidence: {
			file: counted.path,
			line
		}
	};
}
function countRecorded(record, text, windows) {
	const entry = record?.counts.find((candidate) => candidate.text === text);
	if (record === null || entry === void 0) return null;
	const { path } = record;
	if (windows === null) return {
		count: entry.count,
		exact: record.complete,
		path,
		firstLine: entry.lines[0] ?? null
	};
	const inside = entry.lines.filter((line) => windows.some(({ after, through }) => line > after && line <= through));
	const end = Math.max(...windows.map(({ through }) => through));
	const exact = (entry.lines.length === entry.count || (entry.lines.at(-1) ?? 0) > end) && (record.complete || record.lines >= end);
	return {
		count: inside.length,
		exact,
		path,
		firstLine: inside[0] ?? null
	};
}
function countInCopy(evaluation, check, log) {
	const query = logQuery(evaluation, check, log.place);
	if (query === null) return "the log was not looked at";
	const capped = log.record?.capped ?? false;
	if (capped && query.windows !== null) return "the log was shortened and this text was not counted before";
	const fact = answerTo(evaluation, query);
	switch (fact.kind) {
		case "log": {
			const exact = log.record !== null && log.record.complete && !capped;
			return {
				count: fact.count,
				exact,
				path: fact.path,
				firstLine: fact.firstLine
			};
		}
		case "missing": return "there is no such log";
		case "unreadable": return fact.message;
		default: throw new RangeError(`the answer is of kind ${fact.kind}`);
	}
}
function windowsOf(evaluation, during, log) {
	if (during === void 0) return {
		known: true,
		windows: null
	};
	const windows = [];
	for (const { before, after } of positionsOf(evaluation, during)) {
		if (after === null) return {
			known: false,
			why: `${during} has no confirmed effect`
		};
		const from = before.find((position) => position.log === log);
		const to = after.find((position) => position.log === log);
		if (from === void 0 || to === void 0) return {
			known: false,
			why: `${log} was not followed during ${during}`
		};
		if (to.lines < from.lines) return {
			known: false,
			why: `${log} became shorter during ${during}`
		};
		windows.push({
			after: from.lines,
			through: to.lines
		});
	}
	if (windows.length === 0 && !evaluation.endReached) return {
		known: false,
		why: `${during} had not fired yet`
	};
	return {
		known: true,
		windows
	};
}
function positionsOf({ state }, during) {
	const faults = state.faults.filter(({ operation }) => operation === during);
	const actions = state.actions.filter(({ operation }) => operation === during);
	return [...faults.map(({ requestedLogs, effectiveLogs, effectiveSeq }) => ({
		before: requestedLogs,
		after: effectiveSeq === null ? null : effectiveLogs
	})), ...actions.map(({ startedLogs, end }) => ({
		before: startedLogs,
		after: end?.logs ?? null
	}))];
}
function claimOf(check) {
	if (check.contains !== void 0) return {
		text: check.contains,
		bound: {
			op: "at-least",
			value: 1
		}
	};
	if (check.absent !== void 0) return {
		text: check.absent,
		bound: {
			op: "at-most",
			value: 0
		}
	};
	if (check.count !== void 0) return {
		text: check.count.text,
		bound: boundOf(check.count)
	};
	throw new RangeError("the check has none of contains, absent, count");
}
function describeClaim(check, bound) {
	if (check.contains !== void 0) return `a line with ${quote$1(check.contains)}`;
	if (check.absent !== void 0) return `no line with ${quote$1(check.absent)}`;
	const noun = bound.value === 1 ? "line" : "lines";
	return `${describeBound(bound)} ${noun} with ${quote$1(check.count?.text ?? "")}`;
}
function labelOf(place) {
	return "component" in place ? place.component : roleLabel(place.instance, place.role);
}
function recordOf(evaluation, log) {
	return evaluation.state.logs.findLast((record) => record.log === log) ?? null;
}
// src/core/evaluate/operation-check.ts
const shownTail = 200;
function operationInstances(evaluation, check, workload) {
	const own = recordsOf(evaluation, check).filter((record) => record.workload === workload.name);
	const done = [...new Set(own.flatMap(({ instance }) => instance ?? []))];
	if (own.some(({ uses }) => uses === "instance-create")) return done;
	const { targets } = evaluation.state;
	const chosen = new Set(targets.flatMap((choice) => choice.operation === check.operation ? choice.chosen : []));
	const names = instanceNames(evaluation, workload);
	const meant = names.filter((name) => chosen.has(name) || done.includes(name));
	return chosen.size === 0 ? names : meant;
}
function decideOperation(evaluation, check, instance) {
	const expected = describeClaims$1(check);
	const records = recordsOf(evaluation, check).filter((record) => instance === null || record.instance === instance);
	const isWhole = evaluation.state.phases.some(({ phase, outcome }) => phase === "flow" && outcome === "done");
	if (records.length === 0) return isWhole ? {
		outcome: "failed",
		expected,
		actual: "was not done",
		evidence: null
	} : {
		outcome: "undecided",
		expected,
		actual: "the run broke off before it was done",
		evidence: null
	};
	const judged = records.map((record) => ({
		record,
		...judge$1(check, record)
	}));
	const told = worstOf$1(judged);
	const evidence = lineOf(evaluation, told.record.end?.seq ?? told.record.startedSeq);
	const firings = firingsOf(evaluation, check);
	if (told.outcome !== "held") return {
		outcome: told.outcome,
		expected,
		actual: describeWorst(judged, told, {
			firings,
			instance
		}),
		evidence
	};
	const actual = `${told.actual}${describeExtent(records, instance)}`;
	if (isWhole) return {
		outcome: "held",
		expected,
		actual,
		evidence
	};
	return {
		outcome: "undecided",
		expected,
		actual: `${actual}, then the run broke off`,
		evidence
	};
}
function recordsOf(evaluation, check) {
	return evaluation.state.actions.filter(({ operation }) => operation === check.operation);
}
function firingsOf({ state }, check) {
	const known = [...state.targets, ...state.actions].filter(({ operation }) => operation === check.operation);
	return Math.max(0, ...known.map(({ firing }) => firing));
}
function worstOf$1(judged) {
	const worst = judged.find(({ outcome }) => outcome === "failed") ?? judged.find(({ outcome }) => outcome === "undecided") ?? judged.at(-1);
	if (worst === void 0) throw new RangeError("nothing was judged");
	return worst;
}
function describeWorst(judged, told, { firings, instance }) {
	const { record, outcome, actual } = told;
	const on = instance === null ? ` on ${record.target}` : "";
	const firing = firings > 1 ? ` in firing ${String(record.firing)} of ${String(firings)}` : "";
	const tail = outcome === "failed" ? tailOf(record) : "";
	const more = judged.filter((each) => each.outcome === outcome).length - 1;
	return `${actual}${on}${firing}${tail}${more === 0 ? "" : `; and ${String(more)} more`}`;
}
function tailOf({ end }) {
	const tail = clipHead(oneLine(end?.stderr ?? ""), shownTail);
	return tail === "" ? "" : `: ${tail}`;
}
function describeExtent(records, instance) {
	const targets = new Set(records.map(({ target }) => target)).size;
	const firings = new Set(records.map(({ firing }) => firing)).size;
	return `${instance === null && targets > 1 ? ` on ${countOf(targets, "target")}` : ""}${firings > 1 ? ` in ${countOf(firings, "firing")}` : ""}`;
}
function judge$1(check, record) {
	if (!hasEnded(record)) return {
		outcome: "undecided",
		actual: "its end was not recorded"
	};
	if (record.end.outcome === "cancelled") return {
		outcome: "undecided",
		actual: "was ended early with the run"
	};
	const claims = claimsOf$1(check, record);
	const told = claims.find(({ outcome }) => outcome === "failed") ?? claims.find(({ outcome }) => outcome === "undecided") ?? claims[0];
	if (told === void 0) throw new RangeError("the check claims nothing");
	return told;
}
function hasEnded(record) {
	return record.end !== null;
}
function claimsOf$1(check, record) {
	const { "exit-code": exitCode, contains, absent } = check;
	const claims = [];
	if (exitCode !== void 0) claims.push(exitCodeClaim(exitCode, record));
	if (contains !== void 0) claims.push(containsClaim(contains, record));
	if (absent !== void 0) claims.push(absentClaim(absent, record));
	if (check["at-least"] !== void 0 || check["at-most"] !== void 0) claims.push(durationClaim(check, record));
	return claims;
}
function exitCodeClaim(wanted, { end }) {
	const { exitCode, outcome, proof } = end;
	if (exitCode === null) return {
		outcome: "failed",
		actual: `none recorded (${whyNone(end)})`
	};
	if (exitCode === 0 && wanted === 0 && outcome === "failed") return {
		outcome: "failed",
		actual: proof ?? "exit code 0, but its effect did not show"
	};
	return {
		outcome: exitCode === wanted ? "held" : "failed",
		actual: `exit code ${String(exitCode)}`
	};
}
function whyNone({ outcome, durationMs, proof }) {
	if (outcome !== "timed-out") return proof ?? "no reason recorded";
	return `timed out after ${formatDuration(durationMs).replace(".0 s", " s")}`;
}
function containsClaim(text, { end }) {
	if (linesOf(end).some((line) => line.includes(text))) return {
		outcome: "held",
		actual: `a line with ${quote$1(text)}`
	};
	return end.cut ? {
		outcome: "undecided",
		actual: `no line with ${quote$1(text)} in what was kept of the output`
	} : {
		outcome: "failed",
		actual: `no line with ${quote$1(text)}`
	};
}
function absentClaim(text, { end }) {
	const line = linesOf(end).find((each) => each.includes(text));
	if (line !== void 0) return {
		outcome: "failed",
		actual: `printed ${quote$1(line)}`
	};
	return end.cut ? {
		outcome: "undecided",
		actual: `no line with ${quote$1(text)} in what was kept of the output`
	} : {
		outcome: "held",
		actual: `no line with ${quote$1(text)}`
	};
}
function linesOf({ stdout, stderr }) {
	return [...stdout.split("\n"), ...stderr.split("\n")];
}
function durationClaim(check, { end }) {
	const { "at-least": least, "at-most": most } = check;
	const { durationMs } = end;
	return {
		outcome: (least === void 0 || durationMs >= parseDuration(least)) && (most === void 0 || durationMs <= parseDuration(most)) ? "held" : "failed",
		actual: `took ${formatDuration(durationMs)}`
	};
}
function describeClaims$1(check) {
	const { "exit-code": exitCode, contains, absent, "at-least": least, "at-most": most } = check;
	const claims = [];
	if (exitCode !== void 0) claims.push(`exit code ${String(exitCode)}`);
	if (contains !== void 0) claims.push(`a line with ${quote$1(contains)}`);
	if (absent !== void 0) claims.push(`no line with ${quote$1(absent)}`);
	if (least !== void 0) claims.push(`takes at least ${formatDuration(parseDuration(least))}`);
	if (most !== void 0) claims.push(`takes at most ${formatDuration(parseDuration(most))}`);
	return claims.join(", ");
}
// src/core/evaluate/output-check.ts
const shownPathLength = 200;
function outputQuery(check, place) {
	return {
		kind: "output",
		workload: place.workload,
		instance: place.instance,
		file: check.file,
		equals: check.equals ?? null,
		matches: check.matches ?? null,
		consecutiveFrom: check["consecutive-from"] ?? null
	};
}
function decideOutput(evaluation, check, place) {
	const expected = describeClaims(check);
	const fact = answerTo(evaluation, outputQuery(check, place));
	const isThere = fact.kind !== "missing";
	const doubt = doubtOfCollect(evaluation, place.instance, {
		path: `output/${check.file}`,
		isThere
	});
	if (doubt !== null) return {
		outcome: "undecided",
		expected,
		...doubt
	};
	switch (fact.kind) {
		case "missing": return {
			outcome: check.exists === false ? "held" : "failed",
			expected,
			actual: `no file ${check.file}`,
			evidence: collectLine(evaluation, place.instance)
		};
		case "output": return judge(check, fact);
		case "unreadable": return {
			outcome: "undecided",
			expected,
			actual: fact.message,
			evidence: null
		};
		default: throw new RangeError(`the answer is of kind ${fact.kind}`);
	}
}
function doubtOfCollect(evaluation, instance, file) {
	const collected = evaluation.instances.get(instance)?.collected ?? null;
	if (collected === null) return {
		actual: "nothing was collected",
		evidence: null
	};
	const evidence = lineOf(evaluation, collected.seq);
	const leftOut = collected.leftOut.find((entry) => concerns(entry, file));
	if (leftOut !== void 0) return {
		actual: `not copied: ${quote$1(leftOut)}`,
		evidence
	};
	return collected.complete ? null : {
		actual: "collecting did not finish",
		evidence
	};
}
function concerns(entry, { path, isThere }) {
	const end = entry.lastIndexOf(": ");
	const named = entry.slice(0, Math.max(0, end));
	if (named === path || path.startsWith(`${named}/`)) return true;
	const isCut = named.length >= shownPathLength && path.startsWith(named);
	const isPart = named.endsWith("/...") && path.startsWith(named.slice(0, -3));
	return !isThere && (isCut || isPart || named === "" || named === "all");
}
function collectLine(evaluation, instance) {
	const collected = evaluation.instances.get(instance)?.collected ?? null;
	return collected === null ? null : lineOf(evaluation, collected.seq);
}
function judge(check, fact) {
	const claims = claimsOf(check, fact);
	const told = claims.find(({ outcome }) => outcome === "failed") ?? claims.find(({ outcome }) => outcome === "undecided") ?? claims.at(-1);
	const expected = describeClaims(check);
	const size = countOf(fact.lines, "line");
	if (told === void 0) return {
		outcome: "held",
		expected,
		actual: size,
		evidence: {
			file: fact.path,
			line: null
		}
	};
	const actual = told.outcome === "held" && claims.length > 1 ? size : told.actual;
	return {
		outcome: told.outcome,
		expected,
		actual,
		evidence: {
			file: fact.path,
			line: told.line
		}
	};
}
function claimsOf(check, fact) {
	const size = countOf(fact.lines, "line");
	const claims = [];
	if (check.exists !== void 0) claims.push(claim(check.exists, `a file with ${size}`));
	if (check.equals !== void 0) claims.push(claim(fact.equals === true, quote$1(fact.head)));
	if (check.lines !== void 0) claims.push(claim(fact.lines === check.lines, size));
	if (check["consecutive-from"] !== void 0) claims.push(sequenceClaim(fact, size));
	if (fact.matchLine !== null) claims.push(matchClaim(fact.matchLine, size));
	return claims;
}
function claim(holds, actual, line = null) {
	return {
		outcome: holds ? "held" : "failed",
		actual,
		line
	};
}
function sequenceClaim(fact, size) {
	const wrong = fact.sequenceBreak;
	if (fact.lines === 0) return claim(false, "an empty file");
	if (wrong === null) return claim(true, size);
	return claim(false, `line ${String(wrong.line)} is ${quote$1(wrong.found)}, not ${String(wrong.expected)}`, wrong.line);
}
function matchClaim(line, size) {
	if (line === "too-slow") return {
		outcome: "undecided",
		actual: "the pattern takes too long on this file",
		line: null
	};
	return line > 0 ? claim(true, `line ${String(line)} matches`, line) : claim(false, `no match in ${size}`);
}
function describeClaims(check) {
	const claims = [];
	if (check.exists !== void 0) claims.push(check.exists ? "exists" : "does not exist");
	if (check.equals !== void 0) claims.push(`is ${quote$1(check.equals)}`);
	if (check.lines !== void 0) claims.push(`has ${countOf(check.lines, "line")}`);
	const from = check["consecutive-from"];
	if (from !== void 0) claims.push(`counts up from ${String(from)}`);
	if (check.matches !== void 0) claims.push(`has a line matching ${quote$1(check.matches)}`);
	return `${check.file} ${claims.join(", ")}`;
}
// src/core/evaluate/run-checks.ts
function metricQuery(input, check) {
	const source = check.source ?? input.metricSources[0];
	if (source === void 0) return null;
	const end = input.state.phases.find(({ phase }) => phase === "delete");
	const { metric, labels = {} } = check;
	return {
		kind: "metric",
		source,
		metric,
		labels,
		untilMs: end?.startMs ?? null
	};
}
function decideMetric(evaluation, check) {
	const bound = boundOf(check);
	const of = check.of ?? "value";
	const expected = `${check.metric}: ${{
		value: "last value",
		delta: "increase",
		max: "greatest value"
	}[of]} ${describeBound(bound)}`;
	const query = metricQuery(evaluation.input, check);
	if (query === null) return {
		outcome: "undecided",
		expected,
		actual: "the adapter has no metrics",
		evidence: null
	};
	const fact = answerTo(evaluation, query);
	switch (fact.kind) {
		case "metric": break;
		case "missing":
		case "unreadable": return {
			outcome: "undecided",
			expected,
			actual: fact.kind === "missing" ? `${query.source} was never scraped` : fact.message,
			evidence: null
		};
		default: throw new RangeError(`the answer is of kind ${fact.kind}`);
	}
	return {
		expected,
		...judgeMetric(fact, of, bound)
	};
}
function judgeMetric(fact, of, bound) {
	const known = valueOf(fact, of);
	const evidence = {
		file: fact.path,
		line: known.line
	};
	const undecided = (actual) => ({
		outcome: "undecided",
		actual,
		evidence
	});
	if (fact.scrapes === 0) return undecided("no scrape succeeded");
	if (known.value === null) return undecided("no such metric was seen");
	if (of === "delta" && fact.scrapes === 1) return undecided("scraped once only");
	const isWhole = fact.failedSince === 0;
	const actual = formatNumber(known.value) + (isWhole ? "" : "; the last scrapes failed");
	return {
		outcome: of === "value" && !isWhole ? "undecided" : meets(bound, known.value, isWhole),
		actual,
		evidence
	};
}
function valueOf(fact, of) {
	if (of === "delta") return {
		value: fact.last === null ? null : fact.increase,
		line: fact.last?.line ?? null
	};
	const point = of === "max" ? fact.max : fact.last;
	return {
		value: point?.value ?? null,
		line: point?.line ?? null
	};
}
function decideEvent(evaluation, check) {
	const reference = check.after ?? check.before;
	if (check.occurs === false) return decideAbsence(evaluation, check);
	const expected = describeEventClaim(check);
	const first = findOccurrence(evaluation.state, check);
	const missing = evaluation.state.ended === null ? "undecided" : "failed";
	if (first === null) return {
		outcome: missing,
		expected,
		actual: `${describeReference(check)} did not occur`,
		evidence: null
	};
	const evidence = lineOf(evaluation, first.seq);
	if (reference === void 0) return {
		outcome: "held",
		expected,
		actual: `at ${formatDuration(first.atMs)}`,
		evidence
	};
	const other = findOccurrence(evaluation.state, reference);
	if (other === null) return {
		outcome: missing,
		expected,
		actual: `${describeReference(reference)} did not occur`,
		evidence
	};
	return {
		outcome: fits(check, first, other) ? "held" : "failed",
		expected,
		actual: describeDistance(check, first, other),
		evidence
	};
}
function decideAbsence(evaluation, check) {
	const expected = describeEventClaim(check);
	const reference = check.after ?? check.before;
	const other = reference === void 0 ? null : findOccurrence(evaluation.state, reference);
	const found = findOccurrence(evaluation.state, check, (occurrence) => reference === void 0 || other !== null && fits(check, occurrence, other));
	if (found !== null) {
		const evidence = lineOf(evaluation, found.seq);
		return {
			outcome: "failed",
			expected,
			actual: `at ${formatDuration(found.atMs)}`,
			evidence
		};
	}
	return {
		outcome: evaluation.state.ended === null ? "undecided" : "held",
		expected,
		actual: "did not occur",
		evidence: null
	};
}
function fits(check, event, other) {
	if (check.after === void 0 ? event.seq >= other.seq : event.seq <= other.seq) return false;
	return check.within === void 0 || Math.abs(event.atMs - other.atMs) <= parseDuration(check.within);
}
function describeDistance(check, event, other) {
	const order = event.seq > other.seq ? "after" : "before";
	const reference = describeReference(check.after ?? check.before ?? check);
	return `${formatDuration(Math.abs(event.atMs - other.atMs))} ${order} ${reference}`;
}
function describeEventClaim(check) {
	const within = check.within === void 0 ? "" : `within ${formatDuration(parseDuration(check.within))} `;
	const order = check.after === void 0 ? "before" : "after";
	const reference = check.after ?? check.before;
	const place = reference === void 0 ? "" : ` ${within}${order} ${describeReference(reference)}`;
	return `${check.occurs === false ? "no " : ""}${describeReference(check)}${place}`;
}
function steadyNames(experiment, records) {
	const named = experiment["steady-state"];
	return named === void 0 ? [...new Set(records.map(({ name }) => name))] : named.map(({ name }) => name);
}
function decideSteady(evaluation, condition) {
	const record = evaluation.state.steady.findLast(({ name, when }) => name === condition.name && when === condition.when);
	if (record === void 0) return {
		outcome: "undecided",
		expected: "the condition holds",
		actual: "was not checked",
		evidence: null
	};
	const { outcome, expected, actual, seq } = record;
	const evidence = lineOf(evaluation, seq);
	if (!isAsRecorded(evaluation.input, condition.name)) return {
		outcome: "undecided",
		expected: "the condition holds",
		actual: `checked was: ${expected}`,
		evidence
	};
	return {
		outcome,
		expected,
		actual,
		evidence
	};
}
function isAsRecorded({ experiment, recorded }, name) {
	if (experiment["steady-state"] === void 0) return true;
	const [now, then] = [experiment, recorded].map((each) => each["steady-state"]?.find((known) => known.name === name));
	return textOf(now) === textOf(then);
}
function textOf(value) {
	return JSON.stringify(value ?? null, (_, part) => typeof part === "object" && part !== null ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => left < right ? -1 : 1)) : part);
}
// src/core/evaluate/checks.ts
const expectedLimit = 1e3;
const actualLimit = 2e3;
function factQueries(input) {
	const evaluation = openEvaluation(input, new Map());
	const { workloads = [], checks = [] } = input.experiment;
	const asked = [...workloads.flatMap((workload) => (workload.checks ?? []).flatMap((check) => instanceNames(evaluation, workload).flatMap((instance) => ask(() => [workloadQuery(evaluation, check, {
		workload,
		instance
	})])))), ...checks.flatMap((check) => ask(() => runQueries(evaluation, check)))].filter((query) => query !== null).map((query) => [factKey(query), query]);
	return [...new Map(asked).values()];
}
function decideChecks(evaluation) {
	const { experiment } = evaluation.input;
	const { workloads = [], checks = [] } = experiment;
	return [
		...workloads.flatMap((workload) => (workload.checks ?? []).map((check) => decideWorkloadCheck(evaluation, workload, check))),
		...checks.map((check) => decideRunCheck(evaluation, check)),
		...steadyNames(experiment, evaluation.state.steady).flatMap((name) => ["before", "after"].map((when) => ({
			name: `${name}@${when}`,
			kind: "steady-state",
			workload: null,
			outcomes: [guard(null, () => decideSteady(evaluation, {
				name,
				when
			}))]
		})))
	];
}
function ask(queries) {
	try {
		return queries();
	} catch {
		return [];
	}
}
function workloadQuery(evaluation, check, { workload, instance }) {
	switch (check.kind) {
		case "output": return outputQuery(check, {
			workload: workload.name,
			instance
		});
		case "log": return logQuery(evaluation, check, instancePlace(workload, instance));
		case "exit-code":
		case "state":
		case "operation": return null;
	}
}
function runQueries(evaluation, check) {
	switch (check.kind) {
		case "log": return logPlaces(evaluation, check.log).map(({ place }) => logQuery(evaluation, check, place));
		case "metric": return [metricQuery(evaluation.input, check)];
		case "state":
		case "event":
		case "duration":
		case "operation":
		case "inventory": return [];
	}
}
function decideWorkloadCheck(evaluation, workload, check) {
	const outcomes = (check.kind === "operation" ? operationInstances(evaluation, check, workload) : instanceNames(evaluation, workload)).map((instance) => guard(instance, () => {
		switch (check.kind) {
			case "exit-code": return decideExitCode(evaluation, check, instance);
			case "state": return decideInstanceState(evaluation, check, instance);
			case "output": return decideOutput(evaluation, check, {
				workload: workload.name,
				instance
			});
			case "log": return decideLog(evaluation, check, instancePlace(workload, instance));
			case "operation": return decideOperation(evaluation, check, instance);
		}
	}));
	return {
		name: check.name,
		kind: check.kind,
		workload: workload.name,
		outcomes
	};
}
function decideRunCheck(evaluation, check) {
	const head = {
		name: check.name,
		kind: check.kind,
		workload: null
	};
	switch (check.kind) {
		case "log": {
			const places = logPlaces(evaluation, check.log);
			const outcomes = places.map(({ instance, place }) => guard(instance, () => decideLog(evaluation, check, place)));
			return {
				...head,
				workload: places.some(({ instance }) => instance !== null) ? check.log : null,
				outcomes
			};
		}
		case "state": return {
			...head,
			outcomes: [guard(null, () => decideComponentState(evaluation, check, check.component))]
		};
		case "metric": return {
			...head,
			outcomes: [guard(null, () => decideMetric(evaluation, check))]
		};
		case "event": return {
			...head,
			outcomes: [guard(null, () => decideEvent(evaluation, check))]
		};
		case "duration": return {
			...head,
			outcomes: [guard(null, () => decideDuration(evaluation, check))]
		};
		case "operation": return {
			...head,
			outcomes: [guard(null, () => decideOperation(evaluation, check, null))]
		};
		case "inventory": return {
			...head,
			outcomes: [guard(null, () => decideInventory(evaluation, check))]
		};
	}
}
function logPlaces(evaluation, log) {
	const workload = evaluation.input.experiment.workloads?.find(({ name }) => name === log);
	if (workload === void 0) return [{
		instance: null,
		place: { component: log }
	}];
	return instanceNames(evaluation, workload).map((instance) => ({
		instance,
		place: instancePlace(workload, instance)
	}));
}
function guard(instance, decide) {
	try {
		const { outcome, expected, actual, evidence } = decide();
		return {
			instance,
			outcome,
			expected: clip(expected, expectedLimit),
			actual: clip(actual, actualLimit),
			evidence,
			expectedBy: []
		};
	} catch (error) {
		return {
			instance,
			outcome: "undecided",
			expected: "an answer",
			actual: clip(`could not be evaluated: ${error instanceof Error ? error.message : "unknown reason"}`, actualLimit),
			evidence: null,
			expectedBy: []
		};
	}
}
// src/core/evaluate/expectations.ts
function applyExpectations(checks, expectations, context) {
	const patient = {
		...context,
		matches: givingUp$1(context.matches)
	};
	const issues = new Map();
	const results = expectations.map((expectation) => {
		const scopeNote = whyOutOfScope(expectation, context);
		const covered = scopeNote === null ? outcomesCovered(checks, expectation, patient) : [];
		for (const { outcome } of covered.filter(isHit)) {
			const known = issues.get(outcome) ?? [];
			issues.set(outcome, known.includes(expectation.issue) ? known : [...known, expectation.issue]);
		}
		return describeResult(expectation, covered, scopeNote);
	});
	return {
		checks: checks.map((check) => ({
			...check,
			outcomes: check.outcomes.map((outcome) => ({
				...outcome,
				expectedBy: issues.get(outcome) ?? []
			}))
		})),
		results
	};
}
function givingUp$1(matches) {
	const slow = new Set();
	return (pattern, text) => {
		const found = slow.has(pattern) ? "too-slow" : matches(pattern, text);
		if (found === "too-slow") slow.add(pattern);
		return found;
	};
}
function outcomesCovered(checks, expectation, context) {
	const instances = instancesOf(expectation, context.state);
	return checks.filter(({ name }) => expectation.checks.includes(name)).flatMap(({ name, outcomes }) => outcomes.filter(({ instance }) => instances === null || instance !== null && instances.has(instance)).map((outcome) => ({
		check: name,
		outcome,
		message: fitsMessage(expectation, outcome, context.matches)
	})));
}
function instancesOf(expectation, state) {
	const { instances } = expectation;
	if (instances === void 0) return null;
	if (!("targets-of" in instances)) return new Set(instances);
	const firings = state.targets.filter(({ operation }) => operation === instances["targets-of"]);
	return new Set(firings.flatMap(({ chosen }) => chosen.map((label) => label.split("/")[0] ?? label)));
}
function fitsMessage(expectation, outcome, matches) {
	if (expectation.message === void 0 || outcome.outcome !== "failed") return true;
	try {
		return matches(expectation.message, outcome.actual);
	} catch {
		return "too-slow";
	}
}
function isHit({ outcome, message }) {
	return outcome.outcome === "failed" && message === true;
}
function describeResult(expectation, covered, scopeNote) {
	const hits = covered.filter(isHit);
	const isHolding = (name) => {
		const outcomes = covered.filter(({ check }) => check === name);
		return outcomes.length > 0 && outcomes.every(({ outcome }) => outcome.outcome === "held");
	};
	return {
		issue: expectation.issue,
		reason: expectation.reason,
		flaky: expectation.flaky !== void 0,
		outcome: outcomeOf(expectation, covered, scopeNote),
		scopeNote: scopeNote === null ? null : clip(scopeNote, 500),
		hitInstances: unique$1(hits.map(({ outcome }) => outcome.instance).filter((name) => name !== null)),
		failed: unique$1(hits.map(({ check }) => check)),
		holding: expectation.checks.filter(isHolding)
	};
}
function outcomeOf(expectation, covered, scopeNote) {
	if (scopeNote !== null) return "ignored";
	if (expectation.checks.length === 0) return "guard";
	if (covered.some(isHit)) return "hit";
	return covered.length > 0 && covered.every(({ outcome }) => outcome.outcome === "held") ? "clean" : "undecided";
}
function whyOutOfScope(expectation, context) {
	const { adapters, systems } = expectation;
	if (adapters !== void 0 && !adapters.includes(context.adapter)) return `only with adapter ${adapters.join(", ")}; this run used ${context.adapter}`;
	if (systems === void 0) return null;
	const wanted = describeRanges(systems);
	if (context.system === null) return `only with ${wanted}; the system did not say what it is`;
	const { name, version } = context.system;
	return isOneOf(context.system, systems) ? null : `only with ${wanted}; this run used ${name} ${version}`;
}
function unique$1(names) {
	return [...new Set(names)];
}
// src/core/evaluate/verdict.ts
function countOutcomes(checks) {
	const outcomes = checks.flatMap((check) => check.outcomes);
	const failed = outcomes.filter(({ outcome }) => outcome === "failed");
	return {
		held: outcomes.filter(({ outcome }) => outcome === "held").length,
		failedExpected: failed.filter(isExpected).length,
		failedUnexpected: failed.filter((outcome) => !isExpected(outcome)).length,
		undecided: outcomes.filter(({ outcome }) => outcome === "undecided").length
	};
}
function decideVerdict(decided) {
	const counts = countOutcomes(decided.checks);
	if (decided.errors.length > 0 || counts.undecided > 0 || decided.cancelled) return "ERROR";
	if (decided.notApplicable !== null) return "not-applicable";
	if (counts.failedUnexpected > 0) return "FAIL";
	if (decided.expectations.some(({ outcome, flaky }) => outcome === "clean" && !flaky)) return "XPASS";
	return decided.expectations.some(({ outcome }) => outcome === "hit") ? "XFAIL" : "PASS";
}
function decideInstance(outcomes, hasError) {
	if (hasError || outcomes.some(({ outcome }) => outcome === "undecided")) return "ERROR";
	const failed = outcomes.filter(({ outcome }) => outcome === "failed");
	if (failed.some((outcome) => !isExpected(outcome))) return "FAIL";
	return failed.length > 0 ? "XFAIL" : "PASS";
}
function isExpected(outcome) {
	return outcome.expectedBy.length > 0;
}
// src/core/evaluate/headline.ts
const lengthLimit$1 = 500;
function buildHeadline(verdict, decided, standInFor) {
	return clip((standInFor === null ? "" : `Stand-in, not ${standInFor}: `) + sentences[verdict](decided), lengthLimit$1);
}
const sentences = {
	ERROR: (decided) => `${sayError(decided)}${sayHits(decided)}${sayUnexpected(decided)}`,
	FAIL: (decided) => {
		return sayFirst(outcomesOf(decided).filter(({ outcome }) => outcome.outcome === "failed" && !isExpected(outcome)), "failed");
	},
	XPASS: (decided) => {
		const clean = decided.expectations.filter(({ outcome, flaky }) => outcome === "clean" && !flaky);
		const held = listNames(unique(clean.flatMap(({ holding }) => holding)), 5);
		return `${issuesOf(clean)} did not show: ${held} held${sayHits(decided)}`;
	},
	XFAIL: (decided) => {
		const failed = outcomesOf(decided).filter(({ outcome }) => outcome.outcome === "failed");
		return `As ${issuesOf(decided.expectations.filter(({ outcome }) => outcome === "hit"))} says, ${sayFirst(failed, "failed")}`;
	},
	"not-applicable": ({ notApplicable }) => notApplicable ?? "it does not apply",
	PASS: (decided) => {
		const flaky = decided.expectations.filter((expectation) => expectation.flaky && expectation.outcome === "clean");
		const held = outcomesOf(decided).length === 0 ? "There was nothing to check" : "Every check holds";
		return flaky.length === 0 ? held : `${held}; ${issuesOf(flaky)}: flaky, not hit`;
	}
};
function sayError(decided) {
	const [error] = decided.errors;
	if (error !== void 0) {
		const message = firstLine(error.message);
		const subject = error.subject === null || message.includes(error.subject) ? "" : ` (${error.subject})`;
		return `${error.phase}: ${message}${subject}${more(decided.errors.length - 1, "error")}`;
	}
	if (decided.cancelled) return "The run was cancelled before its end";
	return sayFirst(outcomesOf(decided).filter(({ outcome }) => outcome.outcome === "undecided"), "could not be decided");
}
function sayHits(decided) {
	const hits = decided.expectations.filter(({ outcome }) => outcome === "hit");
	if (hits.length === 0) return "";
	return `; ${issuesOf(hits)} showed: ${listNames(unique(hits.flatMap(({ failed }) => failed)))} failed`;
}
function sayUnexpected(decided) {
	const named = outcomesOf(decided).filter(({ outcome }) => outcome.outcome === "failed" && !isExpected(outcome));
	const [first] = named;
	if (first === void 0) return "";
	const same = named.filter(({ check }) => check === first.check);
	const others = unique(named.map(({ check }) => check.name)).length - 1;
	return `; ${first.check.name} failed${placesOf(same)} without an issue${more(others, "check")}`;
}
function sayFirst(named, verb) {
	const [first] = named;
	if (first === void 0) return verb;
	const { check, outcome } = first;
	const same = named.filter((other) => other.check === check);
	const others = unique(named.filter((other) => other.check !== check).map((other) => other.check.name));
	const found = `expected ${clip(outcome.expected, 150)}, found ${clip(outcome.actual, 180)}`;
	const also = others.length === 0 ? "" : `; ${listNames(others)} ${verb} as well`;
	const where = same.length > 1 && outcome.instance !== null ? `on ${outcome.instance} ` : "";
	return `${check.name} ${verb}${placesOf(same)}: ${where}${found}${also}`;
}
function placesOf(named) {
	const instances = named.flatMap(({ outcome }) => outcome.instance ?? []);
	return instances.length === 0 ? "" : ` on ${listNames(instances, 4)}`;
}
function more(count, noun) {
	return count <= 0 ? "" : ` (and ${countOf(count, `more ${noun}`)})`;
}
function outcomesOf(decided) {
	return decided.checks.flatMap((check) => check.outcomes.map((outcome) => ({
		check,
		outcome
	})));
}
function issuesOf(expectations) {
	return listNames(unique(expectations.map(({ issue }) => issue)));
}
function firstLine(text) {
	return clip(text.split("\n", 1)[0] ?? "", 300);
}
function unique(names) {
	return [...new Set(names)];
}
// src/core/evaluate/leftovers.ts
const lengthLimit = 300;
function notDeleted(state) {
	return state.instances.filter(({ states, deleted }) => deleted === false || deleted === null && states.length > 0).map(({ instance }) => instance).sort(compareInstances);
}
function describeLeftovers(state) {
	const instances = notDeleted(state);
	const { sweep } = state;
	if (sweep === null) return instances;
	const named = new Set(instances);
	const others = (items, fate) => items.filter(({ instance }) => instance === null || !named.has(instance)).map(({ kind, id }) => clip(`${kind} ${id}: ${fate}`, lengthLimit));
	return [
		...instances.map((instance) => `${instance}: ${fateOf(instance, sweep)}`),
		...others(sweep.removed, REMOVED),
		...others(sweep.left, LEFT)
	];
}
const REMOVED = "removed by the sweep";
const LEFT = "left";
function fateOf(name, { removed, left }) {
	const isAmong = (items) => items.some(({ instance }) => instance === name);
	if (isAmong(left)) return LEFT;
	return isAmong(removed) ? REMOVED : "gone after the shutdown";
}
function compareInstances(left, right) {
	const [leftName, leftIndex] = splitInstance(left);
	const [rightName, rightIndex] = splitInstance(right);
	if (leftName !== rightName) return leftName < rightName ? -1 : 1;
	return leftIndex - rightIndex;
}
function splitInstance(instance) {
	const dash = instance.lastIndexOf("-");
	return [instance.slice(0, dash), Number(instance.slice(dash + 1))];
}
// src/core/evaluate/decide.ts
const verdictFormat = 1;
function decide(input, facts, matches) {
	const { manifest, state, experiment } = input;
	const evaluation = openEvaluation(input, facts);
	const system = state.system ?? manifest.system;
	const context = {
		adapter: manifest.adapter.id,
		system,
		state,
		matches
	};
	const notApplicable = state.notApplicable?.reason ?? null;
	const { checks, results } = notApplicable === null ? applyExpectations(decideChecks(evaluation), experiment.expectations ?? [], context) : {
		checks: [],
		results: []
	};
	const errors = collectErrors(state);
	const cancelled = state.ended?.cancelled ?? state.signals.length > 0;
	const decided = {
		cancelled,
		errors,
		checks,
		expectations: results,
		notApplicable
	};
	const verdict = decideVerdict(decided);
	const standInFor = system?.standInFor ?? null;
	return {
		format: verdictFormat,
		experiment: manifest.experiment.id,
		adapter: manifest.adapter.id,
		runId: manifest.runId,
		verdict,
		headline: buildHeadline(verdict, decided, standInFor),
		standInFor,
		cancelled,
		durationMs: Math.round(state.lastMs),
		counts: countOutcomes(checks),
		checks,
		expectations: results,
		instances: notApplicable === null ? decideInstances(evaluation, checks, errors) : [],
		errors,
		leftovers: describeLeftovers(state)
	};
}
function verdictText(document) {
	return `${JSON.stringify(document, null, 2)}\n`;
}
function collectErrors(state) {
	const recorded = state.errors.map(({ phase, code, subject, message }) => ({
		phase,
		code,
		subject,
		message
	}));
	const errors = [...recorded];
	if (state.ended === null) {
		const message = state.events === 0 ? "the harness died before its first event" : diedAt(state);
		errors.push({
			phase: lastPhase(state),
			code: "harness-died",
			subject: null,
			message
		});
	}
	const [problem] = state.problems;
	if (problem !== void 0) errors.push({
		phase: "evaluate",
		code: "timeline-inconsistent",
		subject: null,
		message: problem.message
	});
	if (state.ended !== null && recorded.length === 0) errors.push(...openFaults(state), ...openActions(state));
	const named = new Set(recorded.filter(({ code }) => code === "delete-failed").map(({ subject }) => subject));
	for (const instance of state.ended === null ? [] : notDeleted(state)) {
		if (named.has(instance)) continue;
		errors.push({
			phase: "delete",
			code: "delete-failed",
			subject: instance,
			message: "the instance was not deleted"
		});
	}
	return errors;
}
function openFaults({ faults }) {
	return faults.flatMap(({ operation, fault, target, effectiveMs, failure, revert }) => {
		if (failure !== null) return [];
		const about = {
			code: "fault-unknown",
			subject: target
		};
		if (effectiveMs === null) return [{
			...about,
			phase: "flow",
			message: `${operation} was requested and its effect is not known`
		}];
		if (!FAULTS[fault].held || (revert?.result ?? null) !== null) return [];
		return [{
			...about,
			phase: "revert",
			message: `${operation} took effect and its revert is not known`
		}];
	});
}
function openActions({ actions }) {
	return actions.flatMap(({ operation, target, undo, end, revert }) => {
		const about = {
			code: "operation-unknown",
			subject: target
		};
		if (end === null) return [{
			...about,
			phase: "flow",
			message: `${operation} was begun and its end is not known`
		}];
		if (undo === null || (revert?.result ?? null) !== null) return [];
		return [{
			...about,
			phase: "revert",
			message: `${operation} was done and its revert is not known`
		}];
	});
}
function diedAt(state) {
	return `the harness died after event ${String(state.events - 1)}, before the run had ended; what it recorded until then is all there is`;
}
function lastPhase(state) {
	return state.phases.findLast(({ endMs }) => endMs === null)?.phase ?? state.phases.at(-1)?.phase ?? "boot";
}
function decideInstances(evaluation, checks, errors) {
	const workloads = evaluation.input.experiment.workloads ?? [];
	const outcomes = checks.flatMap((check) => check.outcomes);
	const subjects = new Set(errors.map(({ subject }) => subject?.split("/")[0] ?? null));
	return workloads.flatMap((workload) => instanceNames(evaluation, workload).map((instance) => {
		const last = lastEntry(evaluation, instance);
		const own = outcomes.filter((outcome) => outcome.instance === instance);
		return {
			workload: workload.name,
			instance,
			verdict: decideInstance(own, last === null || subjects.has(instance)),
			lastState: last?.state ?? null,
			exitCode: last?.exitCode ?? null
		};
	}));
}
// src/core/report/links.ts
const issueReference = /^([A-Za-z0-9](?:[A-Za-z0-9-]{0,38}))\/([A-Za-z0-9._-]{1,100})#([1-9][0-9]{0,9})$/;
function issueUrl(issue) {
	const [owner, repo, number] = issueReference.exec(issue)?.slice(1) ?? [];
	if (owner === void 0 || repo === void 0 || number === void 0 || /^\.+$/.test(repo)) return null;
	return `https://github.com/${owner}/${repo}/issues/${number}`;
}
const maxPathLength = 500;
function fileHref(path) {
	if (path.length > maxPathLength) return null;
	const segments = path.split("/");
	if (!segments.every(isSafeSegment)) return null;
	return segments.map(encodeURIComponent).join("/");
}
function isSafeSegment(segment) {
	return !/^\.{0,2}$/.test(segment) && !/[\p{Cc}\p{Cs}\\]/u.test(segment);
}
// src/core/report/checks-view.ts
const maxCheckRows = 200;
const maxExpectations = 50;
const maxIssues = 5;
function viewChecks(verdict) {
	const rows = verdict.checks.flatMap((check, index) => check.outcomes.map((outcome) => ({
		check,
		index,
		outcome,
		rank: rankOf$1(outcome)
	}))).sort((a, b) => a.rank - b.rank || a.index - b.index || compareNames(a.outcome.instance ?? "", b.outcome.instance ?? ""));
	const more = rows.length - maxCheckRows;
	return {
		rows: rows.slice(0, maxCheckRows).map(({ check, outcome }) => viewOutcome(check, outcome)),
		more: more <= 0 ? null : `${count(more, "more outcome")} in verdict.json`
	};
}
function viewExpectations(verdict) {
	return verdict.expectations.slice(0, maxExpectations).map(viewExpectation);
}
function issueLink(issue) {
	return linkTo(visible(issue, 200), issueUrl(issue));
}
function fileLink(file, line) {
	return linkTo(`${visible(file, 200)}${line === null ? "" : `:${String(line)}`}`, fileHref(file));
}
function linkTo(text, href) {
	return {
		text,
		parts: text.split(/(?<=\/)/),
		href
	};
}
function rankOf$1(outcome) {
	if (outcome.outcome === "held") return 3;
	if (outcome.outcome === "undecided") return 1;
	return outcome.expectedBy.length === 0 ? 0 : 2;
}
function viewOutcome(check, outcome) {
	return {
		...outcomeLook(outcome.outcome, outcome.expectedBy.length > 0),
		check: visible(check.name, 60),
		kind: visible(check.kind, 20),
		subject: visible(outcome.instance ?? check.workload ?? "the run", 50),
		expected: visible(outcome.expected, 400),
		actual: visible(outcome.actual, 400),
		evidence: outcome.evidence === null ? null : fileLink(outcome.evidence.file, outcome.evidence.line),
		issues: outcome.expectedBy.slice(0, maxIssues).map(issueLink)
	};
}
function viewExpectation(expectation) {
	const instances = expectation.hitInstances.length === 0 ? "" : ` on ${listNames$1(expectation.hitInstances, 5)}`;
	const notes = [expectation.flaky ? "flaky: need not show in every run" : null, expectation.scopeNote === null ? null : visible(expectation.scopeNote, 300)];
	return {
		...expectationLook(expectation),
		issue: issueLink(expectation.issue),
		reason: visible(expectation.reason, 500),
		failed: expectation.failed.length === 0 ? "none" : `${listNames$1(expectation.failed, 10)}${instances}`,
		holding: expectation.holding.length === 0 ? "none" : listNames$1(expectation.holding, 10),
		note: notes.filter((note) => note !== null).join("; ")
	};
}
function expectationLook({ outcome, flaky }) {
	switch (outcome) {
		case "hit": return {
			word: "showed",
			glyph: "◐",
			tone: "xfail"
		};
		case "clean": return flaky ? {
			word: "not hit this time",
			glyph: "–",
			tone: "none"
		} : {
			word: "did not show",
			glyph: "★",
			tone: "xpass"
		};
		case "undecided": return {
			word: "undecided",
			glyph: "!",
			tone: "error"
		};
		case "guard": return {
			word: "guards the fix",
			glyph: "–",
			tone: "none"
		};
		case "ignored": return {
			word: "not in scope",
			glyph: "–",
			tone: "none"
		};
	}
}
// src/core/report/time-axis.ts
const minute = 6e4;
const hour = 60 * minute;
const steps = [
	...[
		1,
		2,
		5,
		10,
		20,
		50,
		100,
		200,
		500
	],
	...[
		1e3,
		2e3,
		5e3,
		1e4,
		15e3,
		3e4
	],
	...[
		minute,
		2 * minute,
		5 * minute,
		10 * minute,
		15 * minute,
		30 * minute
	],
	...[
		hour,
		2 * hour,
		6 * hour,
		12 * hour,
		24 * hour
	]
];
const maxTicks = 10;
function round(value) {
	return Math.round(value * 10) / 10;
}
function xOf(scale, ms) {
	const share = Math.min(1, Math.max(0, ms / scale.endMs));
	return round(scale.left + share * scale.length);
}
function buildTicks(scale) {
	const longest = steps.at(-1) ?? 1;
	const step = steps.find((length) => scale.endMs / length <= maxTicks) ?? Math.ceil(scale.endMs / maxTicks / longest) * longest;
	const ticks = [];
	for (let ms = 0; ms <= scale.endMs; ms += step) ticks.push({
		x: xOf(scale, ms),
		label: tickLabel(ms)
	});
	return ticks;
}
function tickLabel(ms) {
	return formatTime(ms).replace(".0 s", " s").replace(/ 00 [sm]$/, "");
}
// src/core/report/wall-time.ts
function wallTime(startedAt, ms) {
	const at = new Date((startedAt === null ? NaN : Date.parse(startedAt)) + ms);
	return Number.isNaN(at.getTime()) ? null : `${at.toISOString().slice(11, 23)} UTC`;
}
// src/core/report/gantt-marks.ts
const markGlyphs = {
	failed: "✕",
	"revert-failed": "⊘",
	"operation-failed": "x",
	"not-recovered": "!",
	"timed-out": "▼",
	"ended-early": "⇤",
	"clock-stepped": "±",
	reverted: "↩",
	recovered: "✓",
	deleted: "–",
	stopped: "■",
	succeeded: "✓"
};
const ranks = Object.keys(markGlyphs);
const nearest = 12;
const named = 3;
function placeMarks(marks, place) {
	const groups = [];
	for (const mark of [...marks].sort((a, b) => a.atMs - b.atMs)) {
		const x = xOf(place.scale, mark.atMs);
		const last = groups.at(-1);
		if (last !== void 0 && x - last.x < nearest) last.marks.push(mark);
		else groups.push({
			x,
			marks: [mark]
		});
	}
	return groups.map((group) => drawGroup(group, place));
}
function drawGroup(group, place) {
	const { x, marks } = group;
	const worstFirst = [...marks].sort((a, b) => ranks.indexOf(a.look) - ranks.indexOf(b.look));
	const look = worstFirst[0]?.look ?? "failed";
	const titles = worstFirst.slice(0, named).map((mark) => `${visible(mark.text, 200)}, at ${moment(mark.atMs, place)}`);
	const more = marks.length - titles.length;
	const title = `${titles.join("; ")}${more > 0 ? `; and ${count(more, "more mark")}` : ""}`;
	return {
		x,
		textY: place.y + 13,
		boxX: round(x - 7),
		boxY: place.y + 2,
		glyph: markGlyphs[look],
		look,
		title
	};
}
function moment(ms, { startedAt }) {
	const wall = wallTime(startedAt, ms);
	return wall === null ? formatTime(ms) : `${formatTime(ms)} (${wall})`;
}
// src/core/report/timeline-words.ts
function faultTitle(fault) {
	const targets = listNames$1(fault.targets, 3);
	const open = fault.open ? ", never undone" : "";
	const early = fault.early === null ? "" : `, over early at ${formatTime(fault.early.atMs)}`;
	const failure = fault.failure === null ? "" : `; no effect: ${visible(fault.failure, 100)}`;
	const [from, to] = [formatTime(fault.fromMs), formatTime(fault.toMs)];
	const times = from === to ? `at ${from}` : `${from} to ${to}`;
	return `${fault.fault} of ${targets}, ${times}${early}${open}${failure}`;
}
function actionTitle(action) {
	const { uses, targets, failed, unfinished, fromMs, toMs, firing } = action;
	const broken = failed.length === 0 ? "" : `; failed on ${listNames$1(failed, 8)} (${visible(action.reason ?? "", 150)})`;
	const open = unfinished.length === 0 ? "" : `; broken off on ${listNames$1(unfinished, 8)}`;
	const name = firing > 1 ? `firing ${String(firing)}: ` : "";
	const took = formatDuration(toMs - fromMs);
	return `${name}${visible(uses, 60)} of ${listNames$1(targets, 3)} at ${formatTime(fromMs)}, took ${took}${broken}${open}`;
}
function flowLabel(row) {
	return row.kind === "repeat" && row.rounds.length > 0 ? `${row.label} (${count(row.rounds.length, "round")})` : row.label;
}
// src/core/report/gantt-rows.ts
const labelLength = 28;
const endingLength = 32;
const indentWidth = 12;
function phasesRow(model, place) {
	const bars = model.phases.filter(({ outcome }) => outcome !== "skipped").map(({ phase, fromMs, toMs, outcome }) => bar({
		fromMs,
		toMs
	}, {
		look: "phase",
		inset: 2,
		title: `${phase}${outcome === "failed" ? " (failed)" : ""}`
	}, place));
	const recovery = model.marks.find(({ kind }) => kind === "recovered" || kind === "not-recovered");
	return rowAt(place, {
		label: "phases of the run",
		bars,
		marks: marksOf(model.marks, place),
		names: phaseNames(model, place),
		ending: recovery?.text ?? "",
		isBad: recovery?.kind === "not-recovered"
	});
}
const nameCharWidth = 7.5;
function phaseNames(model, { scale }) {
	return model.phases.flatMap(({ phase, fromMs, toMs }) => {
		const [from, to] = [xOf(scale, fromMs), xOf(scale, toMs)];
		return to - from < phase.length * nameCharWidth ? [] : [{
			x: round((from + to) / 2),
			text: phase
		}];
	});
}
function flowRow(step, place) {
	const { stretches, faults, actions } = step;
	const fires = faults.length + actions.length > 0;
	const own = stretches.slice(0, 200).map((stretch) => bar(stretch, {
		look: lookOf$2(step),
		inset: fires ? 7 : 4,
		title: visible(step.label, 100)
	}, place));
	const faultBars = faults.slice(0, 200).map((fault) => bar(fault, {
		look: "fault",
		inset: 3,
		title: faultTitle(fault)
	}, place));
	const actionBars = actions.slice(0, 200).map((action) => bar(action, {
		look: "action",
		inset: 3,
		title: actionTitle(action)
	}, place));
	return rowAt(place, {
		label: step.label,
		depth: step.depth,
		bars: [
			...step.kind === "operation" && fires ? [] : own,
			...faultBars,
			...actionBars
		],
		ticks: step.rounds.slice(0, 200).map((ms) => ({
			x: xOf(place.scale, ms),
			y1: place.y + 2,
			y2: place.y + 16
		})),
		marks: marksOf(step.marks, place),
		ending: flowEnding(step),
		isBad: step.outcome !== "done" || step.marks.some(({ kind }) => badMarks.has(kind))
	});
}
const badMarks = new Set([
	"timed-out",
	"revert-failed",
	"operation-failed"
]);
function laneRow$1(lane, place, { showsActions }) {
	const spans = lane.spans.slice(0, 200);
	const hits = lane.hits.filter(({ kind }) => kind === "fault" || showsActions).slice(0, 200);
	const caps = lane.spans.filter(({ state }) => isEndState(state)).map(endCap);
	return rowAt(place, {
		label: lane.name,
		bars: [...spans.filter(({ state }) => !isEndState(state)).map((span) => stateBar(span, place)), ...hits.map((hit) => hitBar(hit, place))],
		marks: placeMarks([...caps, ...lane.marks.map(plain)], place),
		ending: lane.ending,
		isBad: lane.failed
	});
}
function rowAt({ y, scale }, parts) {
	const depth = parts.depth ?? 0;
	return {
		y,
		textY: y + 13,
		labelX: 4 + depth * indentWidth,
		label: short(parts.label, labelLength - 2 * depth),
		title: visible(parts.label, 200),
		bars: parts.bars,
		ticks: parts.ticks ?? [],
		marks: parts.marks,
		names: parts.names ?? [],
		ending: short(parts.ending, endingLength),
		isBad: parts.isBad,
		endingX: scale.left + scale.length + 14
	};
}
function lookOf$2({ kind }) {
	if (kind === "repeat") return "repeat";
	return kind === "serial" || kind === "parallel" || kind === "round" || kind === "hold" ? "container" : "step";
}
function flowEnding(step) {
	const times = step.stretches.length;
	if (times > 1) return [`${String(times)} times`, ...troubles(step)].join(", ");
	if (step.outcome === null) return "did not end";
	const took = formatDuration(step.toMs - step.fromMs);
	const rounds = step.rounds.length === 0 ? took : `${count(step.rounds.length, "round")} in ${took}`;
	if (step.outcome === "done") return [rounds, ...troubles(step)].join(", ");
	const reason = step.reason === null ? "" : `: ${step.reason}`;
	return `${step.outcome.replace("-", " ")} after ${took}${reason}`;
}
function troubles({ marks, actions, stretches }) {
	const late = marks.filter(({ kind }) => kind === "timed-out").length;
	return [late === 0 ? null : stretches.length > 1 ? `${String(late)} timed out` : "timed out", failures(actions)].filter((trouble) => trouble !== null);
}
function failures(actions) {
	const sum = (pick) => actions.reduce((total, action) => total + pick(action).length, 0);
	const [failed, all] = [sum(({ failed: names }) => names), sum(({ targets }) => targets)];
	if (failed === 0) return null;
	return all === 1 ? "failed" : `failed on ${String(failed)} of ${String(all)}`;
}
function stateBar(span, place) {
	const look = span.state.toLowerCase();
	const detail = span.detail === null ? "" : ` (${visible(span.detail, 100)})`;
	return bar(span, {
		look,
		inset: 4,
		title: `${span.state}${detail}`
	}, place);
}
const hitHeight = 3;
function hitBar(hit, place) {
	const isFault = hit.kind === "fault";
	return {
		...bar(hit, {
			look: isFault ? "fault-hit" : "action-hit",
			inset: 0,
			title: visible(hit.text, 200)
		}, {
			...place,
			startedAt: null
		}),
		y: place.y + (isFault ? 14 : 1),
		height: hitHeight
	};
}
function endCap({ state, fromMs, detail, onPurpose }) {
	const why = detail === null ? "" : `: ${detail}`;
	if (onPurpose) return {
		look: "stopped",
		atMs: fromMs,
		text: `${state}${why}, after it was ended on purpose`
	};
	return {
		look: state === "Failed" ? "failed" : "succeeded",
		atMs: fromMs,
		text: `${state}${why}`
	};
}
function marksOf(marks, place) {
	return placeMarks(marks.map(plain), place);
}
function plain({ kind, atMs, text }) {
	return {
		look: kind,
		atMs,
		text
	};
}
function bar(span, as, place) {
	const x = xOf(place.scale, span.fromMs);
	const width = Math.max(firm.has(as.look) ? 3 : 1.5, round(xOf(place.scale, span.toMs) - x));
	const title = `${as.title}: ${moment(span.fromMs, place)} to ${formatTime(span.toMs)}`;
	return {
		x,
		y: place.y + as.inset,
		width,
		height: 18 - 2 * as.inset,
		look: as.look,
		title
	};
}
const firm = new Set([
	"fault",
	"action",
	"fault-hit",
	"action-hit"
]);
function isEndState(state) {
	return state === "Succeeded" || state === "Failed";
}
function short(text, length) {
	const shown = visible(text, 200);
	return shown.length <= length ? shown : `${Array.from(shown).slice(0, length - 1).join("")}…`;
}
// src/core/report/gantt.ts
const width = 1160;
const labelWidth = 208;
const axisY = 26;
const maxFlowRows = 40;
const maxLanes = 30;
const maxComponents = 10;
const maxBands = 60;
const maxActionHits = 120;
function buildGanttView(model) {
	const plotWidth = 952;
	const scale = {
		left: 6,
		length: 708,
		endMs: model.endMs
	};
	const detail = { showsActions: countActionHits(model) <= maxActionHits };
	const layout = createLayout({
		scale,
		startedAt: model.startedAt
	}, detail);
	const flow = model.flow.slice(0, maxFlowRows);
	const instances = model.instances.slice(0, maxLanes);
	const bands = model.faults.slice(0, maxBands);
	layout.heading("flow");
	if (model.phases.length > 0) layout.row((place) => phasesRow(model, place));
	for (const step of flow) layout.row((place) => flowRow(step, place));
	layout.more(model.flow.length - flow.length, {
		text: "more steps",
		note: "in the table below"
	});
	const bandsTop = layout.next();
	layout.section("system", model.components.slice(0, maxComponents));
	layout.section("instances", instances);
	const undrawn = model.instances.slice(maxLanes);
	layout.more(undrawn.length, {
		text: "more like this",
		note: summarize(undrawn)
	});
	const bottom = layout.next() + 2;
	return {
		title: "Timeline of the run",
		description: describe(model),
		width,
		height: bottom + 4,
		labelWidth,
		plotWidth,
		axisY,
		bottom,
		bandsTop,
		bandHeight: bottom - bandsTop,
		axisStart: scale.left,
		axisEnd: scale.left + scale.length,
		ticks: buildTicks(scale),
		bands: bands.map((fault) => bandOf(fault, scale)),
		bandLabels: labelBands(bands, {
			scale,
			y: bandsTop + 13
		}),
		headings: layout.headings,
		rows: layout.rows,
		legend: legendOf(layout.rows),
		notes: notesOf(model)
	};
}
function createLayout(around, detail) {
	const rows = [];
	const headings = [];
	let y = 30;
	const heading = (text, note = "") => {
		headings.push({
			y: y + 13,
			text,
			note
		});
		y += 18;
	};
	const row = (build) => {
		rows.push(build({
			...around,
			y
		}));
		y += 18;
	};
	const section = (text, lanes) => {
		if (lanes.length === 0) return;
		heading(text);
		for (const lane of lanes) row((place) => laneRow$1(lane, place, detail));
	};
	const more = (n, what) => {
		if (n > 0) heading(`${String(n)} ${what.text}`, what.note);
	};
	return {
		rows,
		headings,
		next: () => y,
		heading,
		row,
		section,
		more
	};
}
function bandOf(fault, scale) {
	const x = xOf(scale, fault.fromMs);
	return {
		x,
		width: Math.max(2, round(xOf(scale, fault.toMs) - x)),
		title: `${visible(fault.operation, 60)}: ${faultTitle(fault)}`
	};
}
const labelCharWidth = 7.2;
function labelBands(faults, place) {
	const { scale, y } = place;
	const labels = [];
	const named = new Set();
	let freeFrom = 0;
	for (const fault of [...faults].sort((a, b) => a.fromMs - b.fromMs)) {
		const text = `${visible(fault.operation, 40)}: ${fault.fault}`;
		const x = xOf(scale, fault.fromMs);
		const length = text.length * labelCharWidth;
		const isBefore = x + length > scale.left + scale.length;
		const start = isBefore ? x - length : x;
		if (named.has(fault.operation) || start < freeFrom) continue;
		named.add(fault.operation);
		labels.push({
			x,
			y,
			text,
			isBefore
		});
		freeFrom = start + length;
	}
	return labels;
}
function summarize(lanes) {
	const states = new Map();
	for (const lane of lanes) {
		const state = lane.spans.at(-1)?.state ?? "never seen";
		states.set(state, (states.get(state) ?? 0) + 1);
	}
	return [...states].map(([state, n]) => `${String(n)} ${state}`).join(", ");
}
function describe(model) {
	const failed = model.instances.filter(({ failed: isFailed }) => isFailed).length;
	return `${[
		`${formatDuration(model.endMs)} from left to right`,
		count(model.flow.length, "step"),
		count(model.faults.length, "fault"),
		`${count(model.instances.length, "instance")}, ${String(failed)} of them failed`
	].join("; ")}. The table below says the same in words.`;
}
function notesOf(model) {
	const bands = model.faults.length - maxBands;
	const components = model.components.length - maxComponents;
	const shapes = countUndrawn(model);
	return [
		bands > 0 ? `${count(bands, "fault")} after the first ${String(maxBands)} have no band.` : null,
		components > 0 ? `${count(components, "more component")} not drawn.` : null,
		countActionHits(model) > maxActionHits ? "Operations that went well are drawn in the flow alone, failed ones on each lane as well." : null,
		shapes > 0 ? `${count(shapes, "shape")} beyond ${String(200)} in a row not drawn.` : null
	].filter((note) => note !== null);
}
function countActionHits(model) {
	return lanesOf(model).reduce((sum, { hits }) => sum + hits.filter(({ kind }) => kind === "operation").length, 0);
}
function lanesOf(model) {
	return [...model.components.slice(0, maxComponents), ...model.instances.slice(0, maxLanes)];
}
function countUndrawn(model) {
	return [...lanesOf(model).flatMap(({ spans, hits }) => [spans, hits]), ...model.flow.slice(0, maxFlowRows).flatMap(({ stretches, rounds, faults, actions }) => [
		stretches,
		rounds,
		faults,
		actions
	])].reduce((sum, list) => sum + Math.max(0, list.length - 200), 0);
}
const barMeanings = {
	phase: null,
	container: null,
	step: "step",
	repeat: "repeat, a tick per round",
	fault: "fault; pale: while it is in force",
	action: "operation",
	"fault-hit": "fault on this one",
	"action-hit": "operation on this one",
	created: "Created",
	pending: "Pending",
	running: "Running",
	unknown: "Unknown",
	down: "down",
	up: "up, not ready",
	ready: "ready"
};
const markMeanings = {
	"timed-out": "not met in time",
	"operation-failed": "operation failed",
	"ended-early": "fault over early",
	reverted: "undone",
	"revert-failed": "could not be undone",
	recovered: "well again",
	"not-recovered": "not well again in time",
	"clock-stepped": "wall clock moved",
	succeeded: "Succeeded",
	stopped: "ended on purpose",
	deleted: "deleted by the flow",
	failed: "Failed"
};
function legendOf(rows) {
	const bars = new Set(rows.flatMap((row) => row.bars.map(({ look }) => look)));
	const marks = new Set(rows.flatMap((row) => row.marks.map(({ look }) => look)));
	return [...entriesOf(barMeanings).flatMap(([look, text]) => bars.has(look) && text !== null ? [{
		look,
		glyph: null,
		text
	}] : []), ...entriesOf(markMeanings).flatMap(([look, text]) => marks.has(look) ? [{
		look,
		glyph: markGlyphs[look],
		text
	}] : [])];
}
function entriesOf(record) {
	return Object.entries(record);
}
// src/core/report/firings.ts
function groupFirings(records) {
	const firings = new Map();
	for (const record of records) {
		const key = `${String(record.firing)} ${record.operation}`;
		const known = firings.get(key);
		if (known === void 0) firings.set(key, [record]);
		else known.push(record);
	}
	return [...firings.values()];
}
function undoingOf(records) {
	const reverts = records.flatMap(({ revert }) => revert ?? []);
	const ends = reverts.filter(({ result }) => result !== "already-clean" && result !== "gone-with-target").flatMap(({ endedMs }) => endedMs ?? []);
	return {
		revertedMs: ends.length === 0 ? null : ends.reduce((most, end) => Math.max(most, end), 0),
		revertFailed: reverts.some(({ result }) => result === "failed" || result === "foreign-state-refused")
	};
}
function firingName({ operation, firing }) {
	return firing > 1 ? `${operation}, firing ${String(firing)}` : operation;
}
// src/core/report/action-spans.ts
function buildActionSpans(state, endMs) {
	return groupFirings(state.actions).map((records) => spanOf$1(records, endMs));
}
function hasFailed({ end }) {
	return end !== null && (end.outcome === "failed" || end.outcome === "timed-out");
}
function spanOf$1(records, endMs) {
	const { operation, firing, uses, step } = records[0];
	const failed = records.filter(hasFailed);
	const isUnfinished = ({ end }) => end === null || end.outcome === "cancelled";
	return {
		operation,
		firing,
		uses,
		step,
		targets: records.map(({ target }) => target),
		failed: failed.map(({ target }) => target),
		unfinished: records.filter(isUnfinished).map(({ target }) => target),
		fromMs: records.reduce((least, { startedMs }) => Math.min(least, startedMs), 1e400),
		toMs: records.reduce((most, { end }) => Math.max(most, end?.atMs ?? endMs), 0),
		reason: failed[0] === void 0 ? null : reasonOf(failed[0]),
		...undoingOf(records)
	};
}
function reasonOf({ target, end }) {
	return `${target}: ${end?.proof ?? end?.outcome.replace("-", " ") ?? "no end"}`;
}
// src/core/report/fault-spans.ts
function buildFaultSpans(state, endMs) {
	return groupFirings(state.faults).map((records) => spanOf(records, endMs));
}
function spanOf(records, endMs) {
	const { operation, firing, fault, step } = records[0];
	const ends = records.map((record) => faultEnd(record, endMs));
	const early = records.find(({ endedEarly }) => endedEarly !== null);
	return {
		operation,
		firing,
		fault,
		step,
		targets: records.map(({ target }) => target),
		fromMs: records.reduce((least, { requestedMs }) => Math.min(least, requestedMs), 1e400),
		toMs: ends.reduce((most, end) => Math.max(most, end.atMs), 0),
		open: ends.some(({ open }) => open),
		failure: records.find(({ failure }) => failure !== null)?.failure ?? null,
		early: early?.endedEarly ? {
			target: early.target,
			...early.endedEarly
		} : null,
		...undoingOf(records)
	};
}
function faultEnd(record, endMs) {
	const { revert, effectiveMs, respondedMs, requestedMs, fault, undo, failure, endedEarly } = record;
	const momentary = {
		atMs: effectiveMs ?? respondedMs ?? requestedMs,
		open: false
	};
	if (isOverAtOnce(fault) || failure !== null) return momentary;
	if (endedEarly !== null) return {
		atMs: endedEarly.atMs,
		open: false
	};
	const revertedMs = revert?.endedMs ?? null;
	if (revertedMs !== null) return {
		atMs: revertedMs,
		open: false
	};
	return undo === null ? momentary : {
		atMs: endMs,
		open: true
	};
}
// src/core/report/flow-rows.ts
const maxDepth$1 = 8;
function buildFlowRows(state, firings, endMs) {
	const children = childrenOf(state.steps);
	const happened = happenings(state, firings);
	const rows = new Map();
	const open = (children.get(null) ?? []).map((step) => ({
		step,
		depth: 0
	})).reverse();
	for (let position = open.pop(); position !== void 0; position = open.pop()) {
		const { step, depth } = position;
		const isRoot = step.parent === null && (step.kind === "serial" || step.kind === "parallel");
		if (!isRoot) addTo(rows, step.step.replace(/#\d+/g, ""), position);
		const nextDepth = Math.min(maxDepth$1, isRoot || step.kind === "round" ? depth : depth + 1);
		for (const child of [...children.get(step.step) ?? []].reverse()) open.push({
			step: child,
			depth: nextDepth
		});
	}
	return [...rows.values()].map((positions) => rowOf$1(positions, {
		happened,
		endMs
	}));
}
function childrenOf(steps) {
	const seen = new Set();
	const children = new Map();
	for (const step of steps) {
		addTo(children, step.parent !== null && seen.has(step.parent) ? step.parent : null, step);
		seen.add(step.step);
	}
	return children;
}
function happenings(state, { faults, actions }) {
	const [faultsOf, actionsOf] = [new Map(), new Map()];
	const marks = new Map();
	for (const fault of faults) {
		addTo(faultsOf, fault.step, fault);
		for (const mark of [...earlyMarks(fault), ...undoMarks(fault)]) addTo(marks, fault.step, mark);
	}
	for (const action of actions) {
		addTo(actionsOf, action.step, action);
		for (const mark of [...failureMarks(action), ...undoMarks(action)]) addTo(marks, action.step, mark);
	}
	for (const { step, condition, atMs } of state.waitTimeouts) addTo(marks, step, {
		kind: "timed-out",
		atMs,
		text: `not met in time: ${condition}`
	});
	return {
		faults: faultsOf,
		actions: actionsOf,
		marks
	};
}
function earlyMarks({ operation, early }) {
	if (early === null) return [];
	return [{
		kind: "ended-early",
		atMs: early.atMs,
		text: `${operation} over early on ${early.target}: ${early.proof}`
	}];
}
function failureMarks(action) {
	if (action.failed.length === 0) return [];
	const text = `${firingName(action)} failed on ${listNames$1(action.failed, 8)} (${action.reason ?? "no reason"})`;
	return [{
		kind: "operation-failed",
		atMs: action.toMs,
		text
	}];
}
function undoMarks({ operation, revertedMs, revertFailed }) {
	if (revertedMs === null) return [];
	return [{
		kind: revertFailed ? "revert-failed" : "reverted",
		atMs: revertedMs,
		text: `${operation} ${revertFailed ? "could not be undone" : "undone"}`
	}];
}
function addTo(lists, key, value) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [value]);
	else list.push(value);
}
function rowOf$1(positions, { happened, endMs }) {
	const [{ step, depth }] = positions;
	const covered = positions.map((position) => position.step);
	const rounds = covered.filter(({ kind }) => kind === "round");
	const own = covered.filter(({ kind }) => kind !== "round");
	const stretches = (own.length === 0 ? covered : own).map(({ startMs, endMs: end }) => ({
		fromMs: startMs,
		toMs: end ?? endMs
	}));
	const worst = worstOf(own.length === 0 ? covered : own);
	return {
		label: step.label,
		kind: step.kind,
		depth,
		stretches,
		outcome: worst.outcome,
		reason: worst.reason,
		fromMs: step.startMs,
		toMs: stretches.reduce((most, { toMs }) => Math.max(most, toMs), 0),
		rounds: rounds.map(({ startMs }) => startMs),
		faults: covered.flatMap((inner) => happened.faults.get(inner.step) ?? []),
		actions: covered.flatMap((inner) => happened.actions.get(inner.step) ?? []),
		marks: covered.flatMap((inner) => happened.marks.get(inner.step) ?? [])
	};
}
const badness = [
	"failed",
	null,
	"timed-out",
	"cancelled",
	"skipped",
	"done"
];
function worstOf(steps) {
	const rank = ({ outcome }) => badness.indexOf(outcome);
	return steps.reduce((worst, step) => rank(step) < rank(worst) ? step : worst, {
		outcome: "done",
		reason: null
	});
}
// src/core/report/lanes.ts
const endStates = new Set(["Succeeded", "Failed"]);
function buildLanes(state, failed, endMs) {
	const phaseStart = (name) => state.phases.find(({ phase }) => phase === name)?.startMs ?? endMs;
	const [shutdownMs, readsEnd] = [phaseStart("shutdown"), phaseStart("delete")];
	const done = doneTo(state, endMs);
	const hosts = hostInstances(state);
	return {
		components: state.components.map((component) => componentLane(component, {
			endMs: shutdownMs,
			done
		})),
		instances: state.instances.map((instance) => instanceLane(instance, {
			readsEnd,
			done,
			failed: failed.has(instance.instance),
			isHost: hosts.has(instance.instance)
		}))
	};
}
function hostInstances({ logs }) {
	const suffix = "/host";
	return new Set(logs.filter(({ log }) => log.endsWith(suffix)).map(({ log }) => log.slice(0, -5)));
}
const nothing = {
	hits: [],
	marks: []
};
function doneTo(state, endMs) {
	const done = new Map();
	const of = (record) => {
		const name = record.instance ?? record.component ?? record.target;
		const known = done.get(name) ?? {
			hits: [],
			marks: []
		};
		done.set(name, known);
		return known;
	};
	for (const fault of state.faults) {
		const text = `${firingName(fault)}: ${fault.fault}${fault.role === null ? "" : ` of ${fault.role}`}`;
		if (fault.failure !== null) continue;
		of(fault).hits.push({
			kind: "fault",
			fromMs: fault.requestedMs,
			toMs: faultEnd(fault, endMs).atMs,
			text
		});
		const early = fault.endedEarly;
		if (early === null) continue;
		of(fault).marks.push({
			kind: "ended-early",
			atMs: early.atMs,
			text: `${text} over early: ${early.proof}`
		});
	}
	for (const action of state.actions) {
		const { hits, marks } = of(action);
		const toMs = action.end?.atMs ?? endMs;
		hits.push({
			kind: "operation",
			fromMs: action.startedMs,
			toMs,
			text: actionText(action)
		});
		if (hasFailed(action)) marks.push({
			kind: "operation-failed",
			atMs: toMs,
			text: actionText(action)
		});
	}
	return done;
}
function actionText(action) {
	const { end } = action;
	const how = end === null ? "no end recorded" : end.outcome === "ok" ? "done" : end.outcome.replace("-", " ");
	const why = end?.proof ?? null;
	return `${firingName(action)}: ${action.uses} ${how}${why === null ? "" : ` (${why})`}`;
}
function componentLane({ component, states }, { endMs, done }) {
	const before = states.filter(({ atMs }) => atMs <= endMs);
	const spans = before.map((entry, index) => ({
		state: entry.state,
		fromMs: entry.atMs,
		toMs: before[index + 1]?.atMs ?? endMs,
		detail: null,
		onPurpose: false
	}));
	const { hits, marks } = done.get(component) ?? nothing;
	return {
		name: component,
		spans,
		hits,
		marks,
		failed: false,
		ending: spans.at(-1)?.state ?? "never seen"
	};
}
function instanceLane(record, around) {
	const { instance, states, stopped } = record;
	const lived = states.filter(({ atMs }) => stopped?.by !== "instance-delete" || atMs <= stopped.atMs);
	const spans = instanceSpans(lived, {
		stoppedMs: stopped?.atMs ?? null,
		readsEnd: around.readsEnd
	});
	const last = lived.at(-1);
	const purpose = stopped === null || hadEnded(spans) ? null : purposes[stopped.by];
	const { hits, marks } = around.done.get(instance) ?? nothing;
	return {
		name: around.isHost ? `${instance} (host)` : instance,
		spans,
		hits,
		marks: stopped === null ? marks : [...marks, endMark(stopped)],
		failed: around.failed || last?.state === "Failed" && purpose === null,
		ending: purpose ?? endingOf(last)
	};
}
function instanceSpans(states, { stoppedMs, readsEnd }) {
	return states.map((entry, index) => {
		const toMs = states[index + 1]?.atMs ?? stoppedMs ?? readsEnd;
		return {
			state: entry.state,
			fromMs: entry.atMs,
			detail: entryDetail(entry),
			toMs: endStates.has(entry.state) ? entry.atMs : Math.max(toMs, entry.atMs),
			onPurpose: stoppedMs !== null && entry.atMs >= stoppedMs
		};
	});
}
function hadEnded(spans) {
	const last = spans.at(-1);
	return last !== void 0 && endStates.has(last.state) && !last.onPurpose;
}
const purposes = {
	stop: "ended on purpose",
	"instance-delete": "deleted by the flow"
};
function endMark({ by, atMs }) {
	return {
		kind: by === "stop" ? "stopped" : "deleted",
		atMs,
		text: purposes[by]
	};
}
function entryDetail({ rawPhase, reason, exitCode }) {
	const details = [...new Set([
		rawPhase,
		reason,
		exitCodeText(exitCode)
	])].filter((detail) => detail !== null);
	return details.length === 0 ? null : details.join(", ");
}
function endingOf(last) {
	if (last === void 0) return "never seen";
	const { state, reason, exitCode, rawPhase } = last;
	const why = state === "Failed" ? reason ?? exitCodeText(exitCode) ?? rawPhase : null;
	return why === null ? state : `${state}: ${why}`;
}
function exitCodeText(exitCode) {
	return exitCode === null ? null : `exit code ${String(exitCode)}`;
}
// src/core/report/timeline-model.ts
function buildTimelineModel(state, failed) {
	const endMs = Math.max(1, state.lastMs);
	const faults = buildFaultSpans(state, endMs);
	const lanes = buildLanes(state, failed, endMs);
	return {
		startedAt: state.startedAt,
		endMs,
		phases: state.phases.map((phase) => phaseBar(phase, endMs)),
		marks: [...recoveryMarks(state), ...state.clockSteps.map(clockMark)],
		flow: buildFlowRows(state, {
			faults,
			actions: buildActionSpans(state, endMs)
		}, endMs),
		faults,
		components: lanes.components,
		instances: [...lanes.instances].sort((a, b) => Number(b.failed) - Number(a.failed) || compareNames(a.name, b.name))
	};
}
function phaseBar(span, endMs) {
	const { phase, startMs, outcome, reason } = span;
	return {
		phase,
		fromMs: startMs,
		toMs: span.endMs ?? endMs,
		outcome,
		reason
	};
}
function recoveryMarks(state) {
	const settle = state.phases.find(({ phase }) => phase === "settle");
	if (settle?.endMs === void 0 || settle.endMs === null || settle.outcome === "skipped") return [];
	if (settle.outcome === "done" && state.faults.length === 0) return [];
	if (settle.outcome !== "done") return [{
		kind: "not-recovered",
		atMs: settle.endMs,
		text: "not well again in time"
	}];
	const recovery = recoveryMs(state);
	const after = recovery === null ? "" : ` after ${formatDuration(recovery)}`;
	return [{
		kind: "recovered",
		atMs: settle.endMs,
		text: `well again${after}`
	}];
}
function recoveryMs(state) {
	const settle = state.phases.find(({ phase }) => phase === "settle");
	const reverts = [...state.faults, ...state.actions].flatMap(({ revert }) => revert?.endedMs ?? []);
	if (settle?.outcome !== "done" || settle.endMs === null || reverts.length === 0) return null;
	return Math.max(0, settle.endMs - reverts.reduce((most, end) => Math.max(most, end), 0));
}
function clockMark({ byMs, atMs }) {
	return {
		kind: "clock-stepped",
		atMs,
		text: `the wall clock moved ${byMs < 0 ? "back" : "forward"} by ${formatDuration(Math.abs(byMs))}`
	};
}
// src/core/report/provenance-view.ts
const maxParameters = 100;
const maxFiles$1 = 300;
const maxClockSteps = 5;
function viewFacts(record, verdict) {
	const { manifest, state } = record;
	return [
		fact("system", systemText(manifest.system ?? state.system)),
		fact("adapter", verdict.adapter),
		fact("started", state.startedAt ?? manifest.createdAt),
		fact("took", formatDuration(verdict.durationMs)),
		...recoveryFacts(state),
		fact("run", verdict.runId),
		...manifest.replayOf === void 0 ? [] : [fact("same choices as", manifest.replayOf)]
	];
}
function recoveryFacts(state) {
	const ms = recoveryMs(state);
	return ms === null ? [] : [fact("well again", `seen ${formatDuration(ms)} after the last undo`)];
}
function viewInputs(manifest) {
	const names = Object.keys(manifest.parameters).sort();
	const parameters = names.slice(0, maxParameters).map((name) => fact(`parameter ${name}`, String(manifest.parameters[name])));
	const more = names.length - parameters.length;
	return [
		fact("seed", manifest.seed),
		fact("gateway asked for", manifest.gateway),
		...secretFacts(manifest),
		...parameters,
		...more > 0 ? [fact("parameters", `${String(more)} more in manifest.json`)] : []
	];
}
function viewProvenance(manifest, state) {
	const { tool, host } = manifest;
	return [
		fact("tool", `${tool.name} ${tool.version}`),
		fact("commit", commitText(tool.commit, tool.dirty)),
		sourceFact("experiment", manifest.experiment, "experiment.yaml"),
		sourceFact("adapter", manifest.adapter, "adapter.yaml"),
		fact("system", systemText(manifest.system ?? state.system)),
		fact("engine", manifest.engine ?? "none"),
		fact("machine", `${host.os} ${host.arch}, kernel ${host.kernel}`),
		fact("size", `${count(host.cpus, "CPU")}, ${formatBytes(host.memoryBytes)} of memory`),
		fact("Node", host.node),
		...state.clockSteps.slice(0, maxClockSteps).map((step) => fact("wall clock", clockText(step))),
		...state.clockSteps.length > maxClockSteps ? [fact("wall clock", moreSteps(state.clockSteps.length))] : []
	];
}
function viewFiles(files) {
	const shown = files.slice(0, maxFiles$1);
	const bytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
	const more = files.length - shown.length;
	return {
		rows: shown.map(({ path, sizeBytes }) => ({
			file: fileLink(path, null),
			size: formatBytes(sizeBytes)
		})),
		total: `${count(files.length, "file")}, ${formatBytes(bytes)}`,
		more: more === 0 ? null : `${count(more, "more file")} in the run directory`
	};
}
function secretFacts({ secrets = [] }) {
	return secrets.length === 0 ? [] : [fact("masked everywhere", `the values of ${listNames$1(secrets, 20)}`)];
}
function fact(name, value) {
	return {
		name: visible(name, 80),
		value: visible(value, 500),
		link: null
	};
}
function clockText({ byMs, atMs }) {
	return `moved ${byMs < 0 ? "back" : "forward"} by ${formatDuration(Math.abs(byMs))} at ${formatDuration(atMs)}: set, or the machine was suspended`;
}
function moreSteps(steps) {
	return `moved ${String(steps - maxClockSteps)} more times`;
}
function sourceFact(name, source, file) {
	return {
		name,
		value: `${visible(source.id, 64)} (${source.origin}), sha256 ${visible(source.sha256, 64)}`,
		link: fileLink(file, null)
	};
}
function systemText(system) {
	if (system === null) return "not booted";
	const details = [system.generation === null ? null : `generation ${system.generation}`, system.build === null ? null : `build ${system.build}`].filter((detail) => detail !== null);
	return `${system.name} ${system.version}${details.length === 0 ? "" : ` (${details.join(", ")})`}`;
}
function commitText(commit, dirty) {
	if (commit === null) return "not known";
	return dirty === true ? `${commit}, with uncommitted changes` : commit;
}
// src/core/report/leftovers-view.ts
const maxRows$1 = 100;
const maxThings = 100;
const maxInventories = 40;
const removed = {
	word: "removed by the sweep",
	glyph: "✓",
	tone: "none"
};
const stillThere = {
	word: "still there",
	glyph: "!",
	tone: "error"
};
function viewLeftovers(verdict, { sweep }) {
	const swept = [...(sweep?.left ?? []).map(itemRow(stillThere)), ...(sweep?.removed ?? []).map(itemRow(removed))];
	const known = new Set(swept.flatMap(({ instance }) => instance === "" ? [] : [instance]));
	const rows = [...verdict.leftovers.flatMap((leftover) => {
		const row = instanceRow(leftover, verdict);
		if (row !== null) return known.has(row.instance) ? [] : [row];
		return sweep === null ? [{
			...stillThere,
			kind: "",
			id: visible(leftover, 300),
			instance: ""
		}] : [];
	}), ...swept];
	const left = rows.filter(({ word }) => word === stillThere.word).length;
	const more = rows.length - maxRows$1;
	return {
		rows: rows.slice(0, maxRows$1),
		title: left === 0 ? "The system did not delete it; nothing of it is left now." : `${count(left, "thing")} still there when the record ends.`,
		more: more <= 0 ? null : `${count(more, "more row")} in timeline.jsonl`
	};
}
function instanceRow(leftover, verdict) {
	const [name = "", fate] = leftover.split(": ", 2);
	if (!verdict.instances.some(({ instance }) => instance === name)) return null;
	return {
		...fate === void 0 || fate === "left" ? stillThere : {
			...removed,
			word: visible(fate, 60)
		},
		kind: "instance",
		id: visible(name, 100),
		instance: visible(name, 100)
	};
}
function itemRow(look) {
	return ({ kind, id, instance }) => ({
		...look,
		kind: visible(kind, 60),
		id: visible(id, 200),
		instance: visible(instance ?? "", 100)
	});
}
function viewInventories({ inventories }) {
	return inventories.slice(0, maxInventories).map((record) => ({
		...lookOf$1(record),
		name: record.at === "end" ? "at the end, after everything was deleted" : visible(record.at, 60),
		at: formatTime(record.atMs),
		found: foundText(record),
		things: record.items.slice(0, maxThings).map(thingText),
		more: record.items.length > maxThings ? `${String(record.items.length - maxThings)} more in timeline.jsonl` : null,
		evidence: fileLink("timeline.jsonl", record.seq + 1)
	}));
}
function lookOf$1({ outcome }) {
	if (outcome === "ok") return {
		word: "listed",
		glyph: "✓",
		tone: "none"
	};
	return {
		word: outcome === "unreachable" ? "system out of reach" : "failed",
		glyph: "!",
		tone: "error"
	};
}
function foundText({ outcome, reason, items, instances }) {
	if (outcome !== "ok") return visible(reason ?? "no reason recorded", 300);
	if (items.length === 0) return "nothing";
	const kinds = new Map();
	for (const { kind } of items) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
	const parts = [...kinds].map(([kind, number]) => `${String(number)} ${kind}`);
	return `${listNames$1(parts, 8)} (of ${count(instances.length, "instance")})`;
}
function thingText({ kind, id, instance, role, identity }) {
	const notes = [
		instance,
		role,
		identity
	].filter((note) => note !== null).map((note) => visible(note, 100));
	return `${visible(kind, 60)} ${visible(id, 200)}${notes.length === 0 ? "" : ` (${notes.join(", ")})`}`;
}
// src/core/report/operations-view.ts
const openBad = 8;
const maxBad = 100;
const maxGood = 200;
const headLength$1 = 160;
const outputLength = 2e3;
function viewOperations({ actions }) {
	const bad = actions.filter((action) => !isGood(action));
	const good = actions.filter(isGood);
	const more = Math.max(0, bad.length - maxBad) + Math.max(0, good.length - maxGood);
	return {
		bad: bad.slice(0, openBad).map(viewOperation),
		moreBad: bad.slice(openBad, maxBad).map(viewOperation),
		moreBadTitle: `${String(bad.length - openBad)} more that did not go well`,
		good: good.slice(0, maxGood).map(viewOperation),
		goodTitle: `${String(good.length)} that went well`,
		more: more === 0 ? null : `${count(more, "more row")}; all of it is in timeline.jsonl`
	};
}
function isGood({ end, revert }) {
	return end?.outcome === "ok" && revert?.result !== "failed" && revert?.result !== "foreign-state-refused";
}
function viewOperation(action) {
	const { end } = action;
	const note = noteOf(action);
	return {
		...lookOf(action),
		operation: visible(action.operation, 60),
		uses: visible(action.uses, 60),
		firing: String(action.firing),
		target: visible(action.target, 100),
		at: formatTime(action.startedMs),
		exitCode: String(end?.exitCode ?? "none"),
		took: end === null ? "" : formatDuration(end.durationMs),
		note,
		...end === null ? {
			head: "",
			output: []
		} : viewOutput(end, note),
		evidence: fileLink("timeline.jsonl", (end?.seq ?? action.startedSeq) + 1)
	};
}
function viewOutput(end, note) {
	const printed = [end.stderr, end.stdout].filter((text) => text.trim() !== "").join("\n");
	const head = visible(printed.trim().split("\n", 1)[0] ?? "", headLength$1);
	if (printed.trim() !== head || end.cut) return {
		head,
		output: outputLines(printed, end.cut)
	};
	return {
		head: note.includes(head) ? "" : head,
		output: []
	};
}
function lookOf(action) {
	const { end } = action;
	if (end === null) return {
		word: "no end",
		glyph: "!",
		tone: "error"
	};
	if (end.outcome === "ok") return {
		word: "done",
		glyph: "✓",
		tone: "pass"
	};
	return hasFailed(action) ? {
		word: end.outcome.replace("-", " "),
		glyph: "✕",
		tone: "fail"
	} : {
		word: "broken off",
		glyph: "–",
		tone: "none"
	};
}
function noteOf({ end, revert }) {
	const notes = [end?.proof ?? null, revert === null ? null : undoText(revert)].filter((note) => note !== null);
	return visible(notes.join("; "), 400);
}
function undoText({ endedMs, result }) {
	if (endedMs === null || result === null) return "its undo began, the end of that is not known";
	return `${undoWords[result]} at ${formatTime(endedMs)}`;
}
function outputLines(printed, wasCut) {
	const shown = printed.slice(0, outputLength).trimEnd().split("\n").map((line) => visible(line, outputLength));
	return printed.length > outputLength || wasCut ? [...shown, "(there was more)"] : shown;
}
// src/core/report/reproduce.ts
const maxLength = 4e3;
function buildReproduceCommand(args) {
	if (args.length === 0) return null;
	const command = ["chaos", ...args.map(quote)].join(" ");
	return command.length > maxLength ? null : command;
}
function quote(argument) {
	if (/^[A-Za-z0-9_./:=@%+,-]+$/.test(argument)) return argument;
	if (argument.search(unseen) < 0) return `'${argument.replaceAll("'", `'\\''`)}'`;
	return `$'${argument.replace(/[\\']/g, "\\$&").replace(unseen, escapeForBash)}'`;
}
function escapeForBash(character) {
	const hex = (character.codePointAt(0) ?? 0).toString(16);
	if (hex.length <= 2) return `\\x${hex.padStart(2, "0")}`;
	return hex.length <= 4 ? `\\u${hex.padStart(4, "0")}` : `\\U${hex.padStart(8, "0")}`;
}
// src/core/report/run-parts-view.ts
const maxErrors = 50;
const maxFaults = 200;
const maxInstances = 300;
function viewErrors(verdict) {
	const more = verdict.errors.length - maxErrors;
	return {
		rows: verdict.errors.slice(0, maxErrors).map((error) => ({
			phase: error.phase,
			code: visible(error.code, 60),
			subject: visible(error.subject ?? "", 200),
			message: visible(error.message, 1e3)
		})),
		more: more <= 0 ? null : `${count(more, "more error")} in verdict.json`
	};
}
function viewWarnings({ state, tornBytes }) {
	const warnings = state.problems.slice(0, 10).map(({ message }) => `The timeline contradicts itself: ${message}`);
	if (tornBytes > 0) warnings.push(`The timeline's last line was torn; ${count(tornBytes, "byte")} were left out.`);
	if (state.ended === null) warnings.push("The timeline has no end: the harness did not live to write it.");
	if (state.signals.length > 0) warnings.push(`The run was told to stop: ${listNames$1(state.signals, 5)}.`);
	return warnings.map((warning) => visible(warning, 400));
}
function viewFaults(state) {
	return state.faults.slice(0, maxFaults).map((fault) => ({
		operation: visible(firingName(fault), 80),
		fault: fault.fault,
		target: visible(fault.target, 100),
		requested: formatTime(fault.requestedMs),
		effect: effectText(fault),
		revert: revertText(fault),
		choice: choiceText(state, fault)
	}));
}
function viewInstances(verdict, state) {
	const records = new Map(state.instances.map((record) => [record.instance, record]));
	const notes = collectNotes(state);
	const sorted = [...verdict.instances].sort((a, b) => rankOf(a) - rankOf(b) || compareNames(a.instance, b.instance));
	const more = sorted.length - maxInstances;
	return {
		rows: sorted.slice(0, maxInstances).map((instance) => viewInstance(instance, {
			record: records.get(instance.instance),
			notes
		})),
		more: more <= 0 ? null : `${count(more, "more instance")} in verdict.json`
	};
}
function rankOf(instance) {
	return [
		"FAIL",
		"ERROR",
		"XFAIL",
		"PASS"
	].indexOf(instance.verdict);
}
function collectNotes(state) {
	const created = state.actions.filter(({ uses }) => uses === "instance-create");
	return {
		hosts: hostInstances(state),
		creators: new Map(created.flatMap(({ instance, operation }) => instance === null ? [] : [[instance, operation]])),
		swept: new Set((state.sweep?.removed ?? []).flatMap(({ instance }) => instance ?? []))
	};
}
function viewInstance(instance, { record, notes }) {
	const { word, glyph, tone } = statusLook(instance.verdict);
	const details = record === void 0 ? [] : instanceDetails(record, notes);
	return {
		word,
		glyph,
		tone,
		instance: visible(instance.instance, 50),
		workload: visible(instance.workload, 40),
		lastState: instance.lastState ?? "never seen",
		exitCode: instance.exitCode === null ? "none" : String(instance.exitCode),
		detail: visible(details.join("; "), 300)
	};
}
function instanceDetails(record, { hosts, creators, swept }) {
	const { instance, states, revivals, stopped } = record;
	const last = states.at(-1);
	const creator = creators.get(instance);
	const details = [
		last?.rawPhase ?? null,
		last?.reason ?? null,
		hosts.has(instance) ? "a process beside the system" : null,
		creator === void 0 ? null : `created by ${creator}`,
		stopped === null ? null : purposeText(stopped),
		revivals > 0 ? `left its end state ${count(revivals, "time")}` : null,
		...teardownDetails(record, swept)
	];
	return [...new Set(details)].filter((detail) => detail !== null);
}
function teardownDetails({ instance, collected, deleted }, swept) {
	return [...collected?.complete === false ? [`not collected: ${listNames$1(collected.leftOut, 3)}`] : [], ...deleted === false ? [`not deleted${swept.has(instance) ? ", removed by the sweep" : ""}`] : []];
}
function purposeText({ by, atMs }) {
	return `${by === "stop" ? "ended on purpose" : "deleted by the flow"} at ${formatTime(atMs)}`;
}
function effectText(fault) {
	if (fault.failure !== null) return `none: ${visible(fault.failure, 300)}`;
	if (fault.effectiveMs === null) return "not known";
	const after = formatTime(fault.effectiveMs - fault.requestedMs);
	const { endedEarly } = fault;
	const early = endedEarly === null ? "" : `; over early at ${formatTime(endedEarly.atMs)}: ${visible(endedEarly.proof, 300)}`;
	return `after ${after}: ${visible(fault.proof ?? "no proof", 300)}${early}`;
}
function revertText({ revert, undo }) {
	if (revert === null) return undo === null ? "cannot be undone" : "not undone";
	if (revert.endedMs === null || revert.result === null) return "undo began, its end is not known";
	const proof = revert.proof === null ? "" : `: ${visible(revert.proof, 300)}`;
	return `${undoWords[revert.result]} at ${formatTime(revert.endedMs)}${proof}`;
}
function choiceText(state, fault) {
	const targets = state.targets.find(({ operation, firing }) => operation === fault.operation && firing === fault.firing);
	if (targets === void 0) return "";
	if (targets.candidates.length === 1) return "the only one";
	const drawn = targets.seedPath === null ? "" : `, drawn by seed and ${visible(targets.seedPath, 100)}`;
	return `${visible(targets.rule, 100)} of ${listNames$1(targets.candidates, 5)}${drawn}`;
}
// src/core/report/timeline-view.ts
const maxRows = 500;
const maxStates = 12;
const maxRounds = 20;
function viewTimeline(model) {
	const rows = [...eventRows(model), ...laneRows(model)];
	const more = rows.length - maxRows;
	return {
		rows: rows.slice(0, maxRows).map((build) => build()),
		more: more <= 0 ? null : `${count(more, "more row")}; all of it is in timeline.jsonl`
	};
}
function* eventRows(model) {
	const { startedAt } = model;
	for (const { phase, fromMs, toMs, outcome, reason } of model.phases) {
		const detail = `${outcome ?? "did not end"}${reason === null ? "" : `: ${visible(reason, 200)}`}`;
		yield () => rowOf("phase", {
			what: phase,
			fromMs,
			toMs,
			detail
		}, startedAt);
	}
	for (const mark of model.marks) yield () => markRow(mark, startedAt);
	for (const step of model.flow) {
		yield () => stepRow(step, startedAt);
		for (const fault of step.faults) yield () => faultRow(fault, startedAt);
		for (const action of step.actions) yield () => actionRow(action, startedAt);
		for (const mark of step.marks) yield () => markRow(mark, startedAt);
	}
}
function* laneRows(model) {
	for (const lane of model.components) yield () => laneRow("component", lane, model);
	for (const lane of model.instances) yield () => laneRow("instance", lane, model);
}
function stepRow(step, startedAt) {
	const reason = step.reason === null ? "" : `: ${visible(step.reason, 200)}`;
	const starts = step.rounds.slice(0, maxRounds).map(formatTime).join(", ");
	const more = step.rounds.length > maxRounds ? ` and ${String(step.rounds.length - maxRounds)} more` : "";
	const rounds = step.rounds.length === 0 ? "" : `; rounds began at ${starts}${more}`;
	const times = step.stretches.length > 1 ? `; ${String(step.stretches.length)} times, the worst is told` : "";
	const what = `${"· ".repeat(step.depth)}${flowLabel(step)}`;
	const detail = `${step.outcome ?? "did not end"}${reason}${times}${rounds}`;
	return rowOf("step", {
		what,
		fromMs: step.fromMs,
		toMs: step.toMs,
		detail
	}, startedAt);
}
function faultRow(fault, startedAt) {
	const { operation, fromMs, toMs } = fault;
	return rowOf("fault", {
		what: operation,
		fromMs,
		toMs,
		detail: faultTitle(fault)
	}, startedAt);
}
function actionRow(action, startedAt) {
	const { operation, fromMs, toMs } = action;
	return rowOf("operation", {
		what: operation,
		fromMs,
		toMs,
		detail: actionTitle(action)
	}, startedAt);
}
function markRow(mark, startedAt) {
	const { kind, atMs, text } = mark;
	return {
		...rowOf("mark", {
			what: kind.replace("-", " "),
			fromMs: atMs,
			toMs: atMs,
			detail: text
		}, startedAt),
		to: "",
		took: ""
	};
}
function laneRow(kind, lane, model) {
	const [first] = lane.spans;
	const last = lane.spans.at(-1);
	const states = lane.spans.slice(0, maxStates).map(stateText).join(", ");
	const more = lane.spans.length > maxStates ? ` and ${String(lane.spans.length - maxStates)} more` : "";
	return rowOf(kind, {
		what: lane.name,
		fromMs: first?.fromMs ?? 0,
		toMs: last?.toMs ?? 0,
		detail: `${states}${more}${eventsText(lane)}`
	}, model.startedAt);
}
const maxMarks = 6;
function eventsText({ marks }) {
	const texts = marks.slice(0, maxMarks).map(({ atMs, text }) => `; ${visible(text, 100)} at ${formatTime(atMs)}`);
	const more = marks.length > maxMarks ? `; and ${String(marks.length - maxMarks)} more` : "";
	return `${texts.join("")}${more}`;
}
function stateText({ state, fromMs, detail }) {
	return `${state} at ${formatTime(fromMs)}${detail === null ? "" : ` (${visible(detail, 100)})`}`;
}
function rowOf(kind, span, startedAt) {
	return {
		kind,
		what: visible(span.what, 150),
		fromMs: span.fromMs,
		from: formatTime(span.fromMs),
		to: formatTime(span.toMs),
		took: formatDuration(span.toMs - span.fromMs),
		wall: wallTime(startedAt, span.fromMs) ?? "",
		detail: visible(span.detail, 800)
	};
}
// src/core/report/view.ts
function buildReportView({ record, verdict, files }) {
	const { manifest, state } = record;
	const failed = verdict.instances.filter((instance) => instance.verdict !== "PASS").map(({ instance }) => instance);
	const model = buildTimelineModel(state, new Set(failed));
	const { word, glyph, tone, phrase } = statusLook(verdict.verdict);
	return {
		pageTitle: `${word}: ${visible(verdict.experiment, 64)}`,
		standIn: standInLine(verdict, record),
		title: visible(manifest.experiment.title, 200),
		experiment: visible(verdict.experiment, 64),
		verdict: {
			word,
			glyph,
			tone,
			phrase
		},
		headline: headlineWithoutStandIn(verdict),
		facts: viewFacts(record, verdict),
		counts: viewCounts(verdict),
		warnings: viewWarnings(record),
		errors: viewErrors(verdict),
		leftovers: viewLeftovers(verdict, state),
		checks: viewChecks(verdict),
		expectations: viewExpectations(verdict),
		gantt: buildGanttView(model),
		timeline: viewTimeline(model),
		faults: viewFaults(state),
		operations: viewOperations(state),
		inventories: viewInventories(state),
		instances: viewInstances(verdict, state),
		inputs: viewInputs(manifest),
		provenance: viewProvenance(manifest, state),
		reproduce: buildReproduceCommand(manifest.reproduce),
		files: viewFiles(files)
	};
}
function viewCounts({ counts }) {
	return [
		{
			...outcomeLook("failed", false),
			number: counts.failedUnexpected
		},
		{
			...outcomeLook("undecided", false),
			number: counts.undecided
		},
		{
			...outcomeLook("failed", true),
			number: counts.failedExpected
		},
		{
			...outcomeLook("held", false),
			number: counts.held
		}
	];
}
// node_modules/handlebars/dist/cjs/handlebars/utils.js
var require_utils = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.extend = extend;
	exports.indexOf = indexOf;
	exports.escapeExpression = escapeExpression;
	exports.isEmpty = isEmpty;
	exports.createFrame = createFrame;
	exports.blockParams = blockParams;
	exports.appendContextPath = appendContextPath;
	var escape = {
		"&": "&amp;",
		"<": "&lt;",
		">": "&gt;",
		"\"": "&quot;",
		"'": "&#x27;",
		"`": "&#x60;",
		"=": "&#x3D;"
	};
	var badChars = /[&<>"'`=]/g;
	var possible = /[&<>"'`=]/;
	function escapeChar(chr) {
		return escape[chr];
	}
	function extend(obj) {
		for (var i = 1; i < arguments.length; i++) for (var key in arguments[i]) if (Object.prototype.hasOwnProperty.call(arguments[i], key)) obj[key] = arguments[i][key];
		return obj;
	}
	var toString = Object.prototype.toString;
	exports.toString = toString;
	var isFunction = function isFunction(value) {
		return typeof value === "function";
	};
	if (isFunction(/x/)) exports.isFunction = isFunction = function(value) {
		return typeof value === "function" && toString.call(value) === "[object Function]";
	};
	exports.isFunction = isFunction;
	var isArray = Array.isArray || function(value) {
		return value && typeof value === "object" ? toString.call(value) === "[object Array]" : false;
	};
	exports.isArray = isArray;
	function indexOf(array, value) {
		for (var i = 0, len = array.length; i < len; i++) if (array[i] === value) return i;
		return -1;
	}
	function escapeExpression(string) {
		if (typeof string !== "string") {
			if (string && typeof string.toHTML === "function") return string.toHTML();
			else if (string == null) return "";
			else if (!string) return string + "";
			string = "" + string;
		}
		if (!possible.test(string)) return string;
		return string.replace(badChars, escapeChar);
	}
	function isEmpty(value) {
		if (!value && value !== 0) return true;
		else if (isArray(value) && value.length === 0) return true;
		else return false;
	}
	function createFrame(object) {
		var frame = extend({}, object);
		frame._parent = object;
		return frame;
	}
	function blockParams(params, ids) {
		params.path = ids;
		return params;
	}
	function appendContextPath(contextPath, id) {
		return (contextPath ? contextPath + "." : "") + id;
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/exception.js
var require_exception = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	var errorProps = [
		"description",
		"fileName",
		"lineNumber",
		"endLineNumber",
		"message",
		"name",
		"number",
		"stack"
	];
	function Exception(message, node) {
		var loc = node && node.loc, line = void 0, endLineNumber = void 0, column = void 0, endColumn = void 0;
		if (loc && loc.start) {
			line = loc.start.line;
			column = loc.start.column;
			if (loc.end) {
				endLineNumber = loc.end.line;
				endColumn = loc.end.column;
			}
			message += " - " + line + ":" + column;
		}
		var tmp = Error.prototype.constructor.call(this, message);
		for (var idx = 0; idx < errorProps.length; idx++) this[errorProps[idx]] = tmp[errorProps[idx]];
		if (Error.captureStackTrace) Error.captureStackTrace(this, Exception);
		try {
			if (loc) {
				this.lineNumber = line;
				this.endLineNumber = endLineNumber;
				if (Object.defineProperty) {
					Object.defineProperty(this, "column", {
						value: column,
						enumerable: true
					});
					Object.defineProperty(this, "endColumn", {
						value: endColumn,
						enumerable: true
					});
				} else {
					this.column = column;
					this.endColumn = endColumn;
				}
			}
		} catch (nop) {}
	}
	Exception.prototype = new Error();
	exports["default"] = Exception;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers/block-helper-missing.js
var require_block_helper_missing = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	var _utils = require_utils();
	exports["default"] = function(instance) {
		instance.registerHelper("blockHelperMissing", function(context, options) {
			var inverse = options.inverse, fn = options.fn;
			if (context === true) return fn(this);
			else if (context === false || context == null) return inverse(this);
			else if (_utils.isArray(context)) {
				if (context.length > 0) {
					if (options.ids) options.ids = [options.name];
					return instance.helpers.each(context, options);
				} else return inverse(this);
			} else {
				if (options.data && options.ids) {
					var data = _utils.createFrame(options.data);
					data.contextPath = _utils.appendContextPath(options.data.contextPath, options.name);
					options = { data };
				}
				return fn(context, options);
			}
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers/each.js
var require_each = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _utils = require_utils();
	var _exception2 = _interopRequireDefault(require_exception());
	function closeIterator(iterator) {
		try {
			var _close = iterator["return"];
			if (_utils.isFunction(_close)) _close.call(iterator);
		} catch (closeError) {}
	}
	exports["default"] = function(instance) {
		instance.registerHelper("each", function(context, options) {
			if (!options) throw new _exception2["default"]("Must pass iterator to #each");
			var fn = options.fn, inverse = options.inverse, i = 0, ret = "", data = void 0, contextPath = void 0;
			if (options.data && options.ids) contextPath = _utils.appendContextPath(options.data.contextPath, options.ids[0]) + ".";
			if (_utils.isFunction(context)) context = context.call(this);
			if (options.data) data = _utils.createFrame(options.data);
			function execIteration(field, index, last, value) {
				if (data) {
					data.key = field;
					data.index = index;
					data.first = index === 0;
					data.last = !!last;
					if (contextPath) data.contextPath = contextPath + field;
				}
				ret = ret + fn(value, {
					data,
					blockParams: _utils.blockParams([value, field], [contextPath + field, null])
				});
			}
			if (context && typeof context === "object") {
				if (_utils.isArray(context)) {
					for (var j = context.length; i < j; i++) if (i in context) execIteration(i, i, i === context.length - 1, context[i]);
				} else if (typeof Symbol === "function" && context[Symbol.iterator]) {
					var iterator = context[Symbol.iterator]();
					var current = iterator.next();
					while (!current.done) {
						var next = iterator.next();
						try {
							execIteration(i, i, next.done, current.value);
						} catch (e) {
							if (!next.done) closeIterator(iterator);
							throw e;
						}
						current = next;
						i++;
					}
				} else (function() {
					var priorKey = void 0;
					Object.keys(context).forEach(function(key) {
						if (priorKey !== void 0) execIteration(priorKey, i - 1, false, context[priorKey]);
						priorKey = key;
						i++;
					});
					if (priorKey !== void 0) execIteration(priorKey, i - 1, true, context[priorKey]);
				})();
			}
			if (i === 0) ret = inverse(this);
			return ret;
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers/helper-missing.js
var require_helper_missing = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _exception2 = _interopRequireDefault(require_exception());
	exports["default"] = function(instance) {
		instance.registerHelper("helperMissing", function() {
			if (arguments.length === 1) return;
			else throw new _exception2["default"]("Missing helper: \"" + arguments[arguments.length - 1].name + "\"");
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers/if.js
var require_if = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _utils = require_utils();
	var _exception2 = _interopRequireDefault(require_exception());
	exports["default"] = function(instance) {
		instance.registerHelper("if", function(conditional, options) {
			if (arguments.length != 2) throw new _exception2["default"]("#if requires exactly one argument");
			if (_utils.isFunction(conditional)) conditional = conditional.call(this);
			if (!options.hash.includeZero && !conditional || _utils.isEmpty(conditional)) return options.inverse(this);
			else return options.fn(this);
		});
		instance.registerHelper("unless", function(conditional, options) {
			if (arguments.length != 2) throw new _exception2["default"]("#unless requires exactly one argument");
			return instance.helpers["if"].call(this, conditional, {
				fn: options.inverse,
				inverse: options.fn,
				hash: options.hash
			});
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers/log.js
var require_log = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	exports["default"] = function(instance) {
		instance.registerHelper("log", function() {
			var args = [void 0], options = arguments[arguments.length - 1];
			for (var i = 0; i < arguments.length - 1; i++) args.push(arguments[i]);
			var level = 1;
			if (options.hash.level != null) level = options.hash.level;
			else if (options.data && options.data.level != null) level = options.data.level;
			args[0] = level;
			instance.log.apply(instance, args);
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers/lookup.js
var require_lookup = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	exports["default"] = function(instance) {
		instance.registerHelper("lookup", function(obj, field, options) {
			if (!obj) return obj;
			return options.lookupProperty(obj, field);
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers/with.js
var require_with = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _utils = require_utils();
	var _exception2 = _interopRequireDefault(require_exception());
	exports["default"] = function(instance) {
		instance.registerHelper("with", function(context, options) {
			if (arguments.length != 2) throw new _exception2["default"]("#with requires exactly one argument");
			if (_utils.isFunction(context)) context = context.call(this);
			var fn = options.fn;
			if (!_utils.isEmpty(context)) {
				var data = options.data;
				if (options.data && options.ids) {
					data = _utils.createFrame(options.data);
					data.contextPath = _utils.appendContextPath(options.data.contextPath, options.ids[0]);
				}
				return fn(context, {
					data,
					blockParams: _utils.blockParams([context], [data && data.contextPath])
				});
			} else return options.inverse(this);
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/helpers.js
var require_helpers$1 = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.registerDefaultHelpers = registerDefaultHelpers;
	exports.moveHelperToHooks = moveHelperToHooks;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _helpersBlockHelperMissing2 = _interopRequireDefault(require_block_helper_missing());
	var _helpersEach2 = _interopRequireDefault(require_each());
	var _helpersHelperMissing2 = _interopRequireDefault(require_helper_missing());
	var _helpersIf2 = _interopRequireDefault(require_if());
	var _helpersLog2 = _interopRequireDefault(require_log());
	var _helpersLookup2 = _interopRequireDefault(require_lookup());
	var _helpersWith2 = _interopRequireDefault(require_with());
	function registerDefaultHelpers(instance) {
		_helpersBlockHelperMissing2["default"](instance);
		_helpersEach2["default"](instance);
		_helpersHelperMissing2["default"](instance);
		_helpersIf2["default"](instance);
		_helpersLog2["default"](instance);
		_helpersLookup2["default"](instance);
		_helpersWith2["default"](instance);
	}
	function moveHelperToHooks(instance, helperName, keepHelper) {
		if (instance.helpers[helperName]) {
			instance.hooks[helperName] = instance.helpers[helperName];
			if (!keepHelper) instance.helpers[helperName] = void 0;
		}
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/decorators/inline.js
var require_inline = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	var _utils = require_utils();
	exports["default"] = function(instance) {
		instance.registerDecorator("inline", function(fn, props, container, options) {
			var ret = fn;
			if (!props.partials) {
				props.partials = {};
				ret = function(context, options) {
					var original = container.partials;
					container.partials = _utils.extend({}, original, props.partials);
					var ret = fn(context, options);
					container.partials = original;
					return ret;
				};
			}
			props.partials[options.args[0]] = options.fn;
			return ret;
		});
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/decorators.js
var require_decorators = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.registerDefaultDecorators = registerDefaultDecorators;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _decoratorsInline2 = _interopRequireDefault(require_inline());
	function registerDefaultDecorators(instance) {
		_decoratorsInline2["default"](instance);
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/logger.js
var require_logger = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	var _utils = require_utils();
	var logger = {
		methodMap: [
			"debug",
			"info",
			"warn",
			"error"
		],
		level: "info",
		lookupLevel: function lookupLevel(level) {
			if (typeof level === "string") {
				var levelMap = _utils.indexOf(logger.methodMap, level.toLowerCase());
				if (levelMap >= 0) level = levelMap;
				else level = parseInt(level, 10);
			}
			return level;
		},
		log: function log(level) {
			level = logger.lookupLevel(level);
			if (typeof console !== "undefined" && logger.lookupLevel(logger.level) <= level) {
				var method = logger.methodMap[level];
				if (!console[method]) method = "log";
				for (var _len = arguments.length, message = Array(_len > 1 ? _len - 1 : 0), _key = 1; _key < _len; _key++) message[_key - 1] = arguments[_key];
				console[method].apply(console, message);
			}
		}
	};
	exports["default"] = logger;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/internal/proto-access.js
var require_proto_access = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.createProtoAccessControl = createProtoAccessControl;
	exports.resultIsAllowed = resultIsAllowed;
	exports.isPrototypeConstructor = isPrototypeConstructor;
	exports.resetLoggedProperties = resetLoggedProperties;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _utils = require_utils();
	var _logger2 = _interopRequireDefault(require_logger());
	var loggedProperties = Object.create(null);
	function createProtoAccessControl(runtimeOptions) {
		var propertyWhiteList = Object.create(null);
		propertyWhiteList["__proto__"] = false;
		_utils.extend(propertyWhiteList, runtimeOptions.allowedProtoProperties);
		var methodWhiteList = Object.create(null);
		methodWhiteList["constructor"] = false;
		methodWhiteList["__defineGetter__"] = false;
		methodWhiteList["__defineSetter__"] = false;
		methodWhiteList["__lookupGetter__"] = false;
		methodWhiteList["__lookupSetter__"] = false;
		_utils.extend(methodWhiteList, runtimeOptions.allowedProtoMethods);
		return {
			properties: {
				whitelist: propertyWhiteList,
				defaultValue: runtimeOptions.allowProtoPropertiesByDefault
			},
			methods: {
				whitelist: methodWhiteList,
				defaultValue: runtimeOptions.allowProtoMethodsByDefault
			}
		};
	}
	function resultIsAllowed(result, protoAccessControl, propertyName) {
		if (typeof result === "function") return checkWhiteList(protoAccessControl.methods, propertyName);
		else return checkWhiteList(protoAccessControl.properties, propertyName);
	}
	function isPrototypeConstructor(parent, propertyName, result) {
		return propertyName === "constructor" && typeof result === "function" && parent === result.prototype;
	}
	function checkWhiteList(protoAccessControlForType, propertyName) {
		if (protoAccessControlForType.whitelist[propertyName] !== void 0) return protoAccessControlForType.whitelist[propertyName] === true;
		if (protoAccessControlForType.defaultValue !== void 0) return protoAccessControlForType.defaultValue;
		logUnexpecedPropertyAccessOnce(propertyName);
		return false;
	}
	function logUnexpecedPropertyAccessOnce(propertyName) {
		if (loggedProperties[propertyName] !== true) {
			loggedProperties[propertyName] = true;
			_logger2["default"].log("error", "Handlebars: Access has been denied to resolve the property \"" + propertyName + "\" because it is not an \"own property\" of its parent.\nYou can add a runtime option to disable the check or this warning:\nSee https://handlebarsjs.com/api-reference/runtime-options.html#options-to-control-prototype-access for details");
		}
	}
	function resetLoggedProperties() {
		Object.keys(loggedProperties).forEach(function(propertyName) {
			delete loggedProperties[propertyName];
		});
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/base.js
var require_base$1 = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.HandlebarsEnvironment = HandlebarsEnvironment;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _utils = require_utils();
	var _exception2 = _interopRequireDefault(require_exception());
	var _helpers = require_helpers$1();
	var _decorators = require_decorators();
	var _logger2 = _interopRequireDefault(require_logger());
	var _internalProtoAccess = require_proto_access();
	exports.VERSION = "4.7.10";
	exports.COMPILER_REVISION = 8;
	exports.LAST_COMPATIBLE_COMPILER_REVISION = 7;
	exports.REVISION_CHANGES = {
		1: "<= 1.0.rc.2",
		2: "== 1.0.0-rc.3",
		3: "== 1.0.0-rc.4",
		4: "== 1.x.x",
		5: "== 2.0.0-alpha.x",
		6: ">= 2.0.0-beta.1",
		7: ">= 4.0.0 <4.3.0",
		8: ">= 4.3.0"
	};
	var objectType = "[object Object]";
	function HandlebarsEnvironment(helpers, partials, decorators) {
		this.helpers = helpers || {};
		this.partials = partials || {};
		this.decorators = decorators || {};
		_helpers.registerDefaultHelpers(this);
		_decorators.registerDefaultDecorators(this);
	}
	HandlebarsEnvironment.prototype = {
		constructor: HandlebarsEnvironment,
		logger: _logger2["default"],
		log: _logger2["default"].log,
		registerHelper: function registerHelper(name, fn) {
			if (_utils.toString.call(name) === objectType) {
				if (fn) throw new _exception2["default"]("Arg not supported with multiple helpers");
				_utils.extend(this.helpers, name);
			} else this.helpers[name] = fn;
		},
		unregisterHelper: function unregisterHelper(name) {
			delete this.helpers[name];
		},
		registerPartial: function registerPartial(name, partial) {
			if (_utils.toString.call(name) === objectType) _utils.extend(this.partials, name);
			else {
				if (typeof partial === "undefined") throw new _exception2["default"]("Attempting to register a partial called \"" + name + "\" as undefined");
				this.partials[name] = partial;
			}
		},
		unregisterPartial: function unregisterPartial(name) {
			delete this.partials[name];
		},
		registerDecorator: function registerDecorator(name, fn) {
			if (_utils.toString.call(name) === objectType) {
				if (fn) throw new _exception2["default"]("Arg not supported with multiple decorators");
				_utils.extend(this.decorators, name);
			} else this.decorators[name] = fn;
		},
		unregisterDecorator: function unregisterDecorator(name) {
			delete this.decorators[name];
		},
		resetLoggedPropertyAccesses: function resetLoggedPropertyAccesses() {
			_internalProtoAccess.resetLoggedProperties();
		}
	};
	exports.log = _logger2["default"].log;
	exports.createFrame = _utils.createFrame;
	exports.logger = _logger2["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/safe-string.js
var require_safe_string = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function SafeString(string) {
		this.string = string;
	}
	SafeString.prototype.toString = SafeString.prototype.toHTML = function() {
		return "" + this.string;
	};
	exports["default"] = SafeString;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/internal/wrapHelper.js
var require_wrapHelper = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.wrapHelper = wrapHelper;
	function wrapHelper(helper, transformOptionsFn) {
		if (typeof helper !== "function") return helper;
		return function wrapper() {
			var options = arguments[arguments.length - 1];
			arguments[arguments.length - 1] = transformOptionsFn(options);
			return helper.apply(this, arguments);
		};
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/runtime.js
var require_runtime = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.checkRevision = checkRevision;
	exports.template = template;
	exports.wrapProgram = wrapProgram;
	exports.resolvePartial = resolvePartial;
	exports.invokePartial = invokePartial;
	exports.noop = noop;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	function _interopRequireWildcard(obj) {
		if (obj && obj.__esModule) return obj;
		else {
			var newObj = {};
			if (obj != null) {
				for (var key in obj) if (Object.prototype.hasOwnProperty.call(obj, key)) newObj[key] = obj[key];
			}
			newObj["default"] = obj;
			return newObj;
		}
	}
	var Utils = _interopRequireWildcard(require_utils());
	var _exception2 = _interopRequireDefault(require_exception());
	var _base = require_base$1();
	var _helpers = require_helpers$1();
	var _internalWrapHelper = require_wrapHelper();
	var _internalProtoAccess = require_proto_access();
	function checkRevision(compilerInfo) {
		var compilerRevision = compilerInfo && compilerInfo[0] || 1, currentRevision = _base.COMPILER_REVISION;
		if (compilerRevision >= _base.LAST_COMPATIBLE_COMPILER_REVISION && compilerRevision <= _base.COMPILER_REVISION) return;
		if (compilerRevision < _base.LAST_COMPATIBLE_COMPILER_REVISION) {
			var runtimeVersions = _base.REVISION_CHANGES[currentRevision], compilerVersions = _base.REVISION_CHANGES[compilerRevision];
			throw new _exception2["default"]("Template was precompiled with an older version of Handlebars than the current runtime. Please update your precompiler to a newer version (" + runtimeVersions + ") or downgrade your runtime to an older version (" + compilerVersions + ").");
		} else throw new _exception2["default"]("Template was precompiled with a newer version of Handlebars than the current runtime. Please update your runtime to a newer version (" + compilerInfo[1] + ").");
	}
	function template(templateSpec, env) {
		if (!env) throw new _exception2["default"]("No environment passed to template");
		if (!templateSpec || !templateSpec.main) throw new _exception2["default"]("Unknown template object: " + typeof templateSpec);
		templateSpec.main.decorator = templateSpec.main_d;
		env.VM.checkRevision(templateSpec.compiler);
		var templateWasPrecompiledWithCompilerV7 = templateSpec.compiler && templateSpec.compiler[0] === 7;
		function invokePartialWrapper(partial, context, options) {
			if (options.hash) {
				context = Utils.extend({}, context, options.hash);
				if (options.ids) options.ids[0] = true;
			}
			partial = env.VM.resolvePartial.call(this, partial, context, options);
			options.hooks = this.hooks;
			options.protoAccessControl = this.protoAccessControl;
			var result = env.VM.invokePartial.call(this, partial, context, options);
			if (result == null && Utils.isFunction(partial)) throw new _exception2["default"]("The partial " + options.name + " returned no output: partials must return a string");
			if (result == null && env.compile) {
				if (typeof partial !== "string") throw new _exception2["default"]("The partial " + options.name + " could not be compiled: partials must be strings or functions returning strings");
				options.partials[options.name] = env.compile(partial, templateSpec.compilerOptions, env);
				result = options.partials[options.name](context, options);
			}
			if (result != null) {
				if (options.indent) {
					var lines = result.split("\n");
					for (var i = 0, l = lines.length; i < l; i++) {
						if (!lines[i] && i + 1 === l) break;
						lines[i] = options.indent + lines[i];
					}
					result = lines.join("\n");
				}
				return result;
			} else throw new _exception2["default"]("The partial " + options.name + " could not be compiled when running in runtime-only mode");
		}
		var container = {
			strict: function strict(obj, name, loc) {
				if (!obj || !(name in obj)) throw new _exception2["default"]("\"" + name + "\" not defined in " + obj, { loc });
				return container.lookupProperty(obj, name);
			},
			lookupProperty: function lookupProperty(parent, propertyName) {
				var result = parent[propertyName];
				if (result == null) return result;
				if (Object.prototype.hasOwnProperty.call(parent, propertyName) && !_internalProtoAccess.isPrototypeConstructor(parent, propertyName, result)) return result;
				if (_internalProtoAccess.resultIsAllowed(result, container.protoAccessControl, propertyName)) return result;
			},
			lookup: function lookup(depths, name) {
				var len = depths.length;
				for (var i = 0; i < len; i++) {
					var result = depths[i] && container.lookupProperty(depths[i], name);
					if (result != null) return result;
				}
			},
			lambda: function lambda(current, context) {
				return typeof current === "function" ? current.call(context) : current;
			},
			escapeExpression: Utils.escapeExpression,
			invokePartial: invokePartialWrapper,
			fn: function fn(i) {
				var ret = templateSpec[i];
				ret.decorator = templateSpec[i + "_d"];
				return ret;
			},
			programs: [],
			program: function program(i, data, declaredBlockParams, blockParams, depths) {
				var programWrapper = this.programs[i], fn = this.fn(i);
				if (data || depths || blockParams || declaredBlockParams) programWrapper = wrapProgram(this, i, fn, data, declaredBlockParams, blockParams, depths);
				else if (!programWrapper) programWrapper = this.programs[i] = wrapProgram(this, i, fn);
				return programWrapper;
			},
			data: function data(value, depth) {
				while (value && depth--) value = value._parent;
				return value;
			},
			mergeIfNeeded: function mergeIfNeeded(param, common) {
				var obj = param || common;
				if (param && common && param !== common) obj = Utils.extend({}, common, param);
				return obj;
			},
			nullContext: Object.seal({}),
			noop: env.VM.noop,
			compilerInfo: templateSpec.compiler
		};
		function ret(context) {
			var options = arguments.length <= 1 || arguments[1] === void 0 ? {} : arguments[1];
			var data = options.data;
			ret._setup(options);
			if (!options.partial && templateSpec.useData) data = initData(context, data);
			var depths = void 0, blockParams = templateSpec.useBlockParams ? [] : void 0;
			if (templateSpec.useDepths) {
				if (options.depths) depths = context != options.depths[0] ? [context].concat(options.depths) : options.depths;
				else depths = [context];
			}
			function main(context) {
				return "" + templateSpec.main(container, context, container.helpers, container.partials, data, blockParams, depths);
			}
			main = executeDecorators(templateSpec.main, main, container, options.depths || [], data, blockParams);
			return main(context, options);
		}
		ret.isTop = true;
		ret._setup = function(options) {
			if (!options.partial) {
				var mergedHelpers = {};
				addHelpers(mergedHelpers, env.helpers, container);
				addHelpers(mergedHelpers, options.helpers, container);
				container.helpers = mergedHelpers;
				if (templateSpec.usePartial) container.partials = container.mergeIfNeeded(options.partials, env.partials);
				if (templateSpec.usePartial || templateSpec.useDecorators) container.decorators = Utils.extend({}, env.decorators, options.decorators);
				container.hooks = {};
				container.protoAccessControl = _internalProtoAccess.createProtoAccessControl(options);
				var keepHelperInHelpers = options.allowCallsToHelperMissing || templateWasPrecompiledWithCompilerV7;
				_helpers.moveHelperToHooks(container, "helperMissing", keepHelperInHelpers);
				_helpers.moveHelperToHooks(container, "blockHelperMissing", keepHelperInHelpers);
			} else {
				container.protoAccessControl = options.protoAccessControl;
				container.helpers = options.helpers;
				container.partials = options.partials;
				container.decorators = options.decorators;
				container.hooks = options.hooks;
			}
		};
		ret._child = function(i, data, blockParams, depths) {
			if (templateSpec.useBlockParams && !blockParams) throw new _exception2["default"]("must pass block params");
			if (templateSpec.useDepths && !depths) throw new _exception2["default"]("must pass parent depths");
			return wrapProgram(container, i, templateSpec[i], data, 0, blockParams, depths);
		};
		return ret;
	}
	function wrapProgram(container, i, fn, data, declaredBlockParams, blockParams, depths) {
		function prog(context) {
			var options = arguments.length <= 1 || arguments[1] === void 0 ? {} : arguments[1];
			var currentDepths = depths;
			if (depths && context != depths[0] && !(context === container.nullContext && depths[0] === null)) currentDepths = [context].concat(depths);
			return fn(container, context, container.helpers, container.partials, options.data || data, blockParams && [options.blockParams].concat(blockParams), currentDepths);
		}
		prog = executeDecorators(fn, prog, container, depths, data, blockParams);
		prog.program = i;
		prog.depth = depths ? depths.length : 0;
		prog.blockParams = declaredBlockParams || 0;
		return prog;
	}
	function resolvePartial(partial, context, options) {
		if (!partial) {
			if (options.name === "@partial-block") partial = lookupOwnProperty(options.data, "partial-block");
			else partial = lookupOwnProperty(options.partials, options.name);
		} else if (typeof partial !== "function" && !options.name) {
			options.name = partial;
			partial = lookupOwnProperty(options.partials, partial);
		}
		return partial;
	}
	function invokePartial(partial, context, options) {
		var currentPartialBlock = lookupOwnProperty(options.data, "partial-block");
		options.partial = true;
		if (options.ids) options.data.contextPath = options.ids[0] || options.data.contextPath;
		var partialBlock = void 0;
		if (options.fn && options.fn !== noop) (function() {
			options.data = _base.createFrame(options.data);
			var fn = options.fn;
			partialBlock = options.data["partial-block"] = function partialBlockWrapper(context) {
				var options = arguments.length <= 1 || arguments[1] === void 0 ? {} : arguments[1];
				options.data = _base.createFrame(options.data);
				options.data["partial-block"] = currentPartialBlock;
				return fn(context, options);
			};
			if (fn.partials) options.partials = Utils.extend({}, options.partials, fn.partials);
		})();
		if (partial === void 0 && partialBlock) partial = partialBlock;
		if (partial === void 0) throw new _exception2["default"]("The partial " + options.name + " could not be found");
		else if (partial instanceof Function) return partial(context, options);
	}
	function noop() {
		return "";
	}
	function lookupOwnProperty(obj, name) {
		if (obj && Object.prototype.hasOwnProperty.call(obj, name)) return obj[name];
	}
	function initData(context, data) {
		if (!data || !("root" in data)) {
			data = data ? _base.createFrame(data) : {};
			data.root = context;
		}
		return data;
	}
	function executeDecorators(fn, prog, container, depths, data, blockParams) {
		if (fn.decorator) {
			var props = {};
			prog = fn.decorator(prog, props, container, depths && depths[0], data, blockParams, depths);
			Utils.extend(prog, props);
		}
		return prog;
	}
	function addHelpers(mergedHelpers, helpers, container) {
		if (!helpers) return;
		Object.keys(helpers).forEach(function(helperName) {
			var helper = helpers[helperName];
			mergedHelpers[helperName] = passLookupPropertyOption(helper, container);
		});
	}
	function passLookupPropertyOption(helper, container) {
		var lookupProperty = container.lookupProperty;
		return _internalWrapHelper.wrapHelper(helper, function(options) {
			options.lookupProperty = lookupProperty;
			return options;
		});
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/no-conflict.js
var require_no_conflict = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	exports["default"] = function(Handlebars) {
		(function() {
			if (typeof globalThis === "object") return;
			Object.prototype.__defineGetter__("__magic__", function() {
				return this;
			});
			__magic__.globalThis = __magic__;
			delete Object.prototype.__magic__;
		})();
		var $Handlebars = globalThis.Handlebars;
		Handlebars.noConflict = function() {
			if (globalThis.Handlebars === Handlebars) globalThis.Handlebars = $Handlebars;
			return Handlebars;
		};
	};
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars.runtime.js
var require_handlebars_runtime = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	function _interopRequireWildcard(obj) {
		if (obj && obj.__esModule) return obj;
		else {
			var newObj = {};
			if (obj != null) {
				for (var key in obj) if (Object.prototype.hasOwnProperty.call(obj, key)) newObj[key] = obj[key];
			}
			newObj["default"] = obj;
			return newObj;
		}
	}
	var base = _interopRequireWildcard(require_base$1());
	var _handlebarsSafeString2 = _interopRequireDefault(require_safe_string());
	var _handlebarsException2 = _interopRequireDefault(require_exception());
	var Utils = _interopRequireWildcard(require_utils());
	var runtime = _interopRequireWildcard(require_runtime());
	var _handlebarsNoConflict2 = _interopRequireDefault(require_no_conflict());
	function create() {
		var hb = new base.HandlebarsEnvironment();
		Utils.extend(hb, base);
		hb.SafeString = _handlebarsSafeString2["default"];
		hb.Exception = _handlebarsException2["default"];
		hb.Utils = Utils;
		hb.escapeExpression = Utils.escapeExpression;
		hb.VM = runtime;
		hb.template = function(spec) {
			return runtime.template(spec, hb);
		};
		return hb;
	}
	var inst = create();
	inst.create = create;
	_handlebarsNoConflict2["default"](inst);
	inst["default"] = inst;
	exports["default"] = inst;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/ast.js
var require_ast = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	var AST = { helpers: {
		helperExpression: function helperExpression(node) {
			return node.type === "SubExpression" || (node.type === "MustacheStatement" || node.type === "BlockStatement") && !!(node.params && node.params.length || node.hash);
		},
		scopedId: function scopedId(path) {
			return /^\.|this\b/.test(path.original);
		},
		simpleId: function simpleId(path) {
			return path.parts.length === 1 && !AST.helpers.scopedId(path) && !path.depth;
		}
	} };
	exports["default"] = AST;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/parser.js
var require_parser = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	exports["default"] = (function() {
		var parser = {
			trace: function trace() {},
			yy: {},
			symbols_: {
				"error": 2,
				"root": 3,
				"program": 4,
				"EOF": 5,
				"program_repetition0": 6,
				"statement": 7,
				"mustache": 8,
				"block": 9,
				"rawBlock": 10,
				"partial": 11,
				"partialBlock": 12,
				"content": 13,
				"COMMENT": 14,
				"CONTENT": 15,
				"openRawBlock": 16,
				"rawBlock_repetition0": 17,
				"END_RAW_BLOCK": 18,
				"OPEN_RAW_BLOCK": 19,
				"helperName": 20,
				"openRawBlock_repetition0": 21,
				"openRawBlock_option0": 22,
				"CLOSE_RAW_BLOCK": 23,
				"openBlock": 24,
				"block_option0": 25,
				"closeBlock": 26,
				"openInverse": 27,
				"block_option1": 28,
				"OPEN_BLOCK": 29,
				"openBlock_repetition0": 30,
				"openBlock_option0": 31,
				"openBlock_option1": 32,
				"CLOSE": 33,
				"OPEN_INVERSE": 34,
				"openInverse_repetition0": 35,
				"openInverse_option0": 36,
				"openInverse_option1": 37,
				"openInverseChain": 38,
				"OPEN_INVERSE_CHAIN": 39,
				"openInverseChain_repetition0": 40,
				"openInverseChain_option0": 41,
				"openInverseChain_option1": 42,
				"inverseAndProgram": 43,
				"INVERSE": 44,
				"inverseChain": 45,
				"inverseChain_option0": 46,
				"OPEN_ENDBLOCK": 47,
				"OPEN": 48,
				"mustache_repetition0": 49,
				"mustache_option0": 50,
				"OPEN_UNESCAPED": 51,
				"mustache_repetition1": 52,
				"mustache_option1": 53,
				"CLOSE_UNESCAPED": 54,
				"OPEN_PARTIAL": 55,
				"partialName": 56,
				"partial_repetition0": 57,
				"partial_option0": 58,
				"openPartialBlock": 59,
				"OPEN_PARTIAL_BLOCK": 60,
				"openPartialBlock_repetition0": 61,
				"openPartialBlock_option0": 62,
				"param": 63,
				"sexpr": 64,
				"OPEN_SEXPR": 65,
				"sexpr_repetition0": 66,
				"sexpr_option0": 67,
				"CLOSE_SEXPR": 68,
				"hash": 69,
				"hash_repetition_plus0": 70,
				"hashSegment": 71,
				"ID": 72,
				"EQUALS": 73,
				"blockParams": 74,
				"OPEN_BLOCK_PARAMS": 75,
				"blockParams_repetition_plus0": 76,
				"CLOSE_BLOCK_PARAMS": 77,
				"path": 78,
				"dataName": 79,
				"STRING": 80,
				"NUMBER": 81,
				"BOOLEAN": 82,
				"UNDEFINED": 83,
				"NULL": 84,
				"DATA": 85,
				"pathSegments": 86,
				"SEP": 87,
				"$accept": 0,
				"$end": 1
			},
			terminals_: {
				2: "error",
				5: "EOF",
				14: "COMMENT",
				15: "CONTENT",
				18: "END_RAW_BLOCK",
				19: "OPEN_RAW_BLOCK",
				23: "CLOSE_RAW_BLOCK",
				29: "OPEN_BLOCK",
				33: "CLOSE",
				34: "OPEN_INVERSE",
				39: "OPEN_INVERSE_CHAIN",
				44: "INVERSE",
				47: "OPEN_ENDBLOCK",
				48: "OPEN",
				51: "OPEN_UNESCAPED",
				54: "CLOSE_UNESCAPED",
				55: "OPEN_PARTIAL",
				60: "OPEN_PARTIAL_BLOCK",
				65: "OPEN_SEXPR",
				68: "CLOSE_SEXPR",
				72: "ID",
				73: "EQUALS",
				75: "OPEN_BLOCK_PARAMS",
				77: "CLOSE_BLOCK_PARAMS",
				80: "STRING",
				81: "NUMBER",
				82: "BOOLEAN",
				83: "UNDEFINED",
				84: "NULL",
				85: "DATA",
				87: "SEP"
			},
			productions_: [
				0,
				[3, 2],
				[4, 1],
				[7, 1],
				[7, 1],
				[7, 1],
				[7, 1],
				[7, 1],
				[7, 1],
				[7, 1],
				[13, 1],
				[10, 3],
				[16, 5],
				[9, 4],
				[9, 4],
				[24, 6],
				[27, 6],
				[38, 6],
				[43, 2],
				[45, 3],
				[45, 1],
				[26, 3],
				[8, 5],
				[8, 5],
				[11, 5],
				[12, 3],
				[59, 5],
				[63, 1],
				[63, 1],
				[64, 5],
				[69, 1],
				[71, 3],
				[74, 3],
				[20, 1],
				[20, 1],
				[20, 1],
				[20, 1],
				[20, 1],
				[20, 1],
				[20, 1],
				[56, 1],
				[56, 1],
				[79, 2],
				[78, 1],
				[86, 3],
				[86, 1],
				[6, 0],
				[6, 2],
				[17, 0],
				[17, 2],
				[21, 0],
				[21, 2],
				[22, 0],
				[22, 1],
				[25, 0],
				[25, 1],
				[28, 0],
				[28, 1],
				[30, 0],
				[30, 2],
				[31, 0],
				[31, 1],
				[32, 0],
				[32, 1],
				[35, 0],
				[35, 2],
				[36, 0],
				[36, 1],
				[37, 0],
				[37, 1],
				[40, 0],
				[40, 2],
				[41, 0],
				[41, 1],
				[42, 0],
				[42, 1],
				[46, 0],
				[46, 1],
				[49, 0],
				[49, 2],
				[50, 0],
				[50, 1],
				[52, 0],
				[52, 2],
				[53, 0],
				[53, 1],
				[57, 0],
				[57, 2],
				[58, 0],
				[58, 1],
				[61, 0],
				[61, 2],
				[62, 0],
				[62, 1],
				[66, 0],
				[66, 2],
				[67, 0],
				[67, 1],
				[70, 1],
				[70, 2],
				[76, 1],
				[76, 2]
			],
			performAction: function anonymous(yytext, yyleng, yylineno, yy, yystate, $$, _$) {
				var $0 = $$.length - 1;
				switch (yystate) {
					case 1: return $$[$0 - 1];
					case 2:
						this.$ = yy.prepareProgram($$[$0]);
						break;
					case 3:
						this.$ = $$[$0];
						break;
					case 4:
						this.$ = $$[$0];
						break;
					case 5:
						this.$ = $$[$0];
						break;
					case 6:
						this.$ = $$[$0];
						break;
					case 7:
						this.$ = $$[$0];
						break;
					case 8:
						this.$ = $$[$0];
						break;
					case 9:
						this.$ = {
							type: "CommentStatement",
							value: yy.stripComment($$[$0]),
							strip: yy.stripFlags($$[$0], $$[$0]),
							loc: yy.locInfo(this._$)
						};
						break;
					case 10:
						this.$ = {
							type: "ContentStatement",
							original: $$[$0],
							value: $$[$0],
							loc: yy.locInfo(this._$)
						};
						break;
					case 11:
						this.$ = yy.prepareRawBlock($$[$0 - 2], $$[$0 - 1], $$[$0], this._$);
						break;
					case 12:
						this.$ = {
							path: $$[$0 - 3],
							params: $$[$0 - 2],
							hash: $$[$0 - 1]
						};
						break;
					case 13:
						this.$ = yy.prepareBlock($$[$0 - 3], $$[$0 - 2], $$[$0 - 1], $$[$0], false, this._$);
						break;
					case 14:
						this.$ = yy.prepareBlock($$[$0 - 3], $$[$0 - 2], $$[$0 - 1], $$[$0], true, this._$);
						break;
					case 15:
						this.$ = {
							open: $$[$0 - 5],
							path: $$[$0 - 4],
							params: $$[$0 - 3],
							hash: $$[$0 - 2],
							blockParams: $$[$0 - 1],
							strip: yy.stripFlags($$[$0 - 5], $$[$0])
						};
						break;
					case 16:
						this.$ = {
							path: $$[$0 - 4],
							params: $$[$0 - 3],
							hash: $$[$0 - 2],
							blockParams: $$[$0 - 1],
							strip: yy.stripFlags($$[$0 - 5], $$[$0])
						};
						break;
					case 17:
						this.$ = {
							path: $$[$0 - 4],
							params: $$[$0 - 3],
							hash: $$[$0 - 2],
							blockParams: $$[$0 - 1],
							strip: yy.stripFlags($$[$0 - 5], $$[$0])
						};
						break;
					case 18:
						this.$ = {
							strip: yy.stripFlags($$[$0 - 1], $$[$0 - 1]),
							program: $$[$0]
						};
						break;
					case 19:
						var inverse = yy.prepareBlock($$[$0 - 2], $$[$0 - 1], $$[$0], $$[$0], false, this._$), program = yy.prepareProgram([inverse], $$[$0 - 1].loc);
						program.chained = true;
						this.$ = {
							strip: $$[$0 - 2].strip,
							program,
							chain: true
						};
						break;
					case 20:
						this.$ = $$[$0];
						break;
					case 21:
						this.$ = {
							path: $$[$0 - 1],
							strip: yy.stripFlags($$[$0 - 2], $$[$0])
						};
						break;
					case 22:
						this.$ = yy.prepareMustache($$[$0 - 3], $$[$0 - 2], $$[$0 - 1], $$[$0 - 4], yy.stripFlags($$[$0 - 4], $$[$0]), this._$);
						break;
					case 23:
						this.$ = yy.prepareMustache($$[$0 - 3], $$[$0 - 2], $$[$0 - 1], $$[$0 - 4], yy.stripFlags($$[$0 - 4], $$[$0]), this._$);
						break;
					case 24:
						this.$ = {
							type: "PartialStatement",
							name: $$[$0 - 3],
							params: $$[$0 - 2],
							hash: $$[$0 - 1],
							indent: "",
							strip: yy.stripFlags($$[$0 - 4], $$[$0]),
							loc: yy.locInfo(this._$)
						};
						break;
					case 25:
						this.$ = yy.preparePartialBlock($$[$0 - 2], $$[$0 - 1], $$[$0], this._$);
						break;
					case 26:
						this.$ = {
							path: $$[$0 - 3],
							params: $$[$0 - 2],
							hash: $$[$0 - 1],
							strip: yy.stripFlags($$[$0 - 4], $$[$0])
						};
						break;
					case 27:
						this.$ = $$[$0];
						break;
					case 28:
						this.$ = $$[$0];
						break;
					case 29:
						this.$ = {
							type: "SubExpression",
							path: $$[$0 - 3],
							params: $$[$0 - 2],
							hash: $$[$0 - 1],
							loc: yy.locInfo(this._$)
						};
						break;
					case 30:
						this.$ = {
							type: "Hash",
							pairs: $$[$0],
							loc: yy.locInfo(this._$)
						};
						break;
					case 31:
						this.$ = {
							type: "HashPair",
							key: yy.id($$[$0 - 2]),
							value: $$[$0],
							loc: yy.locInfo(this._$)
						};
						break;
					case 32:
						this.$ = yy.id($$[$0 - 1]);
						break;
					case 33:
						this.$ = $$[$0];
						break;
					case 34:
						this.$ = $$[$0];
						break;
					case 35:
						this.$ = {
							type: "StringLiteral",
							value: $$[$0],
							original: $$[$0],
							loc: yy.locInfo(this._$)
						};
						break;
					case 36:
						this.$ = {
							type: "NumberLiteral",
							value: Number($$[$0]),
							original: Number($$[$0]),
							loc: yy.locInfo(this._$)
						};
						break;
					case 37:
						this.$ = {
							type: "BooleanLiteral",
							value: $$[$0] === "true",
							original: $$[$0] === "true",
							loc: yy.locInfo(this._$)
						};
						break;
					case 38:
						this.$ = {
							type: "UndefinedLiteral",
							original: void 0,
							value: void 0,
							loc: yy.locInfo(this._$)
						};
						break;
					case 39:
						this.$ = {
							type: "NullLiteral",
							original: null,
							value: null,
							loc: yy.locInfo(this._$)
						};
						break;
					case 40:
						this.$ = $$[$0];
						break;
					case 41:
						this.$ = $$[$0];
						break;
					case 42:
						this.$ = yy.preparePath(true, $$[$0], this._$);
						break;
					case 43:
						this.$ = yy.preparePath(false, $$[$0], this._$);
						break;
					case 44:
						$$[$0 - 2].push({
							part: yy.id($$[$0]),
							original: $$[$0],
							separator: $$[$0 - 1]
						});
						this.$ = $$[$0 - 2];
						break;
					case 45:
						this.$ = [{
							part: yy.id($$[$0]),
							original: $$[$0]
						}];
						break;
					case 46:
						this.$ = [];
						break;
					case 47:
						$$[$0 - 1].push($$[$0]);
						break;
					case 48:
						this.$ = [];
						break;
					case 49:
						$$[$0 - 1].push($$[$0]);
						break;
					case 50:
						this.$ = [];
						break;
					case 51:
						$$[$0 - 1].push($$[$0]);
						break;
					case 58:
						this.$ = [];
						break;
					case 59:
						$$[$0 - 1].push($$[$0]);
						break;
					case 64:
						this.$ = [];
						break;
					case 65:
						$$[$0 - 1].push($$[$0]);
						break;
					case 70:
						this.$ = [];
						break;
					case 71:
						$$[$0 - 1].push($$[$0]);
						break;
					case 78:
						this.$ = [];
						break;
					case 79:
						$$[$0 - 1].push($$[$0]);
						break;
					case 82:
						this.$ = [];
						break;
					case 83:
						$$[$0 - 1].push($$[$0]);
						break;
					case 86:
						this.$ = [];
						break;
					case 87:
						$$[$0 - 1].push($$[$0]);
						break;
					case 90:
						this.$ = [];
						break;
					case 91:
						$$[$0 - 1].push($$[$0]);
						break;
					case 94:
						this.$ = [];
						break;
					case 95:
						$$[$0 - 1].push($$[$0]);
						break;
					case 98:
						this.$ = [$$[$0]];
						break;
					case 99:
						$$[$0 - 1].push($$[$0]);
						break;
					case 100:
						this.$ = [$$[$0]];
						break;
					case 101: $$[$0 - 1].push($$[$0]);
				}
			},
			table: [
				{
					3: 1,
					4: 2,
					5: [2, 46],
					6: 3,
					14: [2, 46],
					15: [2, 46],
					19: [2, 46],
					29: [2, 46],
					34: [2, 46],
					48: [2, 46],
					51: [2, 46],
					55: [2, 46],
					60: [2, 46]
				},
				{ 1: [3] },
				{ 5: [1, 4] },
				{
					5: [2, 2],
					7: 5,
					8: 6,
					9: 7,
					10: 8,
					11: 9,
					12: 10,
					13: 11,
					14: [1, 12],
					15: [1, 20],
					16: 17,
					19: [1, 23],
					24: 15,
					27: 16,
					29: [1, 21],
					34: [1, 22],
					39: [2, 2],
					44: [2, 2],
					47: [2, 2],
					48: [1, 13],
					51: [1, 14],
					55: [1, 18],
					59: 19,
					60: [1, 24]
				},
				{ 1: [2, 1] },
				{
					5: [2, 47],
					14: [2, 47],
					15: [2, 47],
					19: [2, 47],
					29: [2, 47],
					34: [2, 47],
					39: [2, 47],
					44: [2, 47],
					47: [2, 47],
					48: [2, 47],
					51: [2, 47],
					55: [2, 47],
					60: [2, 47]
				},
				{
					5: [2, 3],
					14: [2, 3],
					15: [2, 3],
					19: [2, 3],
					29: [2, 3],
					34: [2, 3],
					39: [2, 3],
					44: [2, 3],
					47: [2, 3],
					48: [2, 3],
					51: [2, 3],
					55: [2, 3],
					60: [2, 3]
				},
				{
					5: [2, 4],
					14: [2, 4],
					15: [2, 4],
					19: [2, 4],
					29: [2, 4],
					34: [2, 4],
					39: [2, 4],
					44: [2, 4],
					47: [2, 4],
					48: [2, 4],
					51: [2, 4],
					55: [2, 4],
					60: [2, 4]
				},
				{
					5: [2, 5],
					14: [2, 5],
					15: [2, 5],
					19: [2, 5],
					29: [2, 5],
					34: [2, 5],
					39: [2, 5],
					44: [2, 5],
					47: [2, 5],
					48: [2, 5],
					51: [2, 5],
					55: [2, 5],
					60: [2, 5]
				},
				{
					5: [2, 6],
					14: [2, 6],
					15: [2, 6],
					19: [2, 6],
					29: [2, 6],
					34: [2, 6],
					39: [2, 6],
					44: [2, 6],
					47: [2, 6],
					48: [2, 6],
					51: [2, 6],
					55: [2, 6],
					60: [2, 6]
				},
				{
					5: [2, 7],
					14: [2, 7],
					15: [2, 7],
					19: [2, 7],
					29: [2, 7],
					34: [2, 7],
					39: [2, 7],
					44: [2, 7],
					47: [2, 7],
					48: [2, 7],
					51: [2, 7],
					55: [2, 7],
					60: [2, 7]
				},
				{
					5: [2, 8],
					14: [2, 8],
					15: [2, 8],
					19: [2, 8],
					29: [2, 8],
					34: [2, 8],
					39: [2, 8],
					44: [2, 8],
					47: [2, 8],
					48: [2, 8],
					51: [2, 8],
					55: [2, 8],
					60: [2, 8]
				},
				{
					5: [2, 9],
					14: [2, 9],
					15: [2, 9],
					19: [2, 9],
					29: [2, 9],
					34: [2, 9],
					39: [2, 9],
					44: [2, 9],
					47: [2, 9],
					48: [2, 9],
					51: [2, 9],
					55: [2, 9],
					60: [2, 9]
				},
				{
					20: 25,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 36,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					4: 37,
					6: 3,
					14: [2, 46],
					15: [2, 46],
					19: [2, 46],
					29: [2, 46],
					34: [2, 46],
					39: [2, 46],
					44: [2, 46],
					47: [2, 46],
					48: [2, 46],
					51: [2, 46],
					55: [2, 46],
					60: [2, 46]
				},
				{
					4: 38,
					6: 3,
					14: [2, 46],
					15: [2, 46],
					19: [2, 46],
					29: [2, 46],
					34: [2, 46],
					44: [2, 46],
					47: [2, 46],
					48: [2, 46],
					51: [2, 46],
					55: [2, 46],
					60: [2, 46]
				},
				{
					15: [2, 48],
					17: 39,
					18: [2, 48]
				},
				{
					20: 41,
					56: 40,
					64: 42,
					65: [1, 43],
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					4: 44,
					6: 3,
					14: [2, 46],
					15: [2, 46],
					19: [2, 46],
					29: [2, 46],
					34: [2, 46],
					47: [2, 46],
					48: [2, 46],
					51: [2, 46],
					55: [2, 46],
					60: [2, 46]
				},
				{
					5: [2, 10],
					14: [2, 10],
					15: [2, 10],
					18: [2, 10],
					19: [2, 10],
					29: [2, 10],
					34: [2, 10],
					39: [2, 10],
					44: [2, 10],
					47: [2, 10],
					48: [2, 10],
					51: [2, 10],
					55: [2, 10],
					60: [2, 10]
				},
				{
					20: 45,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 46,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 47,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 41,
					56: 48,
					64: 42,
					65: [1, 43],
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					33: [2, 78],
					49: 49,
					65: [2, 78],
					72: [2, 78],
					80: [2, 78],
					81: [2, 78],
					82: [2, 78],
					83: [2, 78],
					84: [2, 78],
					85: [2, 78]
				},
				{
					23: [2, 33],
					33: [2, 33],
					54: [2, 33],
					65: [2, 33],
					68: [2, 33],
					72: [2, 33],
					75: [2, 33],
					80: [2, 33],
					81: [2, 33],
					82: [2, 33],
					83: [2, 33],
					84: [2, 33],
					85: [2, 33]
				},
				{
					23: [2, 34],
					33: [2, 34],
					54: [2, 34],
					65: [2, 34],
					68: [2, 34],
					72: [2, 34],
					75: [2, 34],
					80: [2, 34],
					81: [2, 34],
					82: [2, 34],
					83: [2, 34],
					84: [2, 34],
					85: [2, 34]
				},
				{
					23: [2, 35],
					33: [2, 35],
					54: [2, 35],
					65: [2, 35],
					68: [2, 35],
					72: [2, 35],
					75: [2, 35],
					80: [2, 35],
					81: [2, 35],
					82: [2, 35],
					83: [2, 35],
					84: [2, 35],
					85: [2, 35]
				},
				{
					23: [2, 36],
					33: [2, 36],
					54: [2, 36],
					65: [2, 36],
					68: [2, 36],
					72: [2, 36],
					75: [2, 36],
					80: [2, 36],
					81: [2, 36],
					82: [2, 36],
					83: [2, 36],
					84: [2, 36],
					85: [2, 36]
				},
				{
					23: [2, 37],
					33: [2, 37],
					54: [2, 37],
					65: [2, 37],
					68: [2, 37],
					72: [2, 37],
					75: [2, 37],
					80: [2, 37],
					81: [2, 37],
					82: [2, 37],
					83: [2, 37],
					84: [2, 37],
					85: [2, 37]
				},
				{
					23: [2, 38],
					33: [2, 38],
					54: [2, 38],
					65: [2, 38],
					68: [2, 38],
					72: [2, 38],
					75: [2, 38],
					80: [2, 38],
					81: [2, 38],
					82: [2, 38],
					83: [2, 38],
					84: [2, 38],
					85: [2, 38]
				},
				{
					23: [2, 39],
					33: [2, 39],
					54: [2, 39],
					65: [2, 39],
					68: [2, 39],
					72: [2, 39],
					75: [2, 39],
					80: [2, 39],
					81: [2, 39],
					82: [2, 39],
					83: [2, 39],
					84: [2, 39],
					85: [2, 39]
				},
				{
					23: [2, 43],
					33: [2, 43],
					54: [2, 43],
					65: [2, 43],
					68: [2, 43],
					72: [2, 43],
					75: [2, 43],
					80: [2, 43],
					81: [2, 43],
					82: [2, 43],
					83: [2, 43],
					84: [2, 43],
					85: [2, 43],
					87: [1, 50]
				},
				{
					72: [1, 35],
					86: 51
				},
				{
					23: [2, 45],
					33: [2, 45],
					54: [2, 45],
					65: [2, 45],
					68: [2, 45],
					72: [2, 45],
					75: [2, 45],
					80: [2, 45],
					81: [2, 45],
					82: [2, 45],
					83: [2, 45],
					84: [2, 45],
					85: [2, 45],
					87: [2, 45]
				},
				{
					52: 52,
					54: [2, 82],
					65: [2, 82],
					72: [2, 82],
					80: [2, 82],
					81: [2, 82],
					82: [2, 82],
					83: [2, 82],
					84: [2, 82],
					85: [2, 82]
				},
				{
					25: 53,
					38: 55,
					39: [1, 57],
					43: 56,
					44: [1, 58],
					45: 54,
					47: [2, 54]
				},
				{
					28: 59,
					43: 60,
					44: [1, 58],
					47: [2, 56]
				},
				{
					13: 62,
					15: [1, 20],
					18: [1, 61]
				},
				{
					33: [2, 86],
					57: 63,
					65: [2, 86],
					72: [2, 86],
					80: [2, 86],
					81: [2, 86],
					82: [2, 86],
					83: [2, 86],
					84: [2, 86],
					85: [2, 86]
				},
				{
					33: [2, 40],
					65: [2, 40],
					72: [2, 40],
					80: [2, 40],
					81: [2, 40],
					82: [2, 40],
					83: [2, 40],
					84: [2, 40],
					85: [2, 40]
				},
				{
					33: [2, 41],
					65: [2, 41],
					72: [2, 41],
					80: [2, 41],
					81: [2, 41],
					82: [2, 41],
					83: [2, 41],
					84: [2, 41],
					85: [2, 41]
				},
				{
					20: 64,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					26: 65,
					47: [1, 66]
				},
				{
					30: 67,
					33: [2, 58],
					65: [2, 58],
					72: [2, 58],
					75: [2, 58],
					80: [2, 58],
					81: [2, 58],
					82: [2, 58],
					83: [2, 58],
					84: [2, 58],
					85: [2, 58]
				},
				{
					33: [2, 64],
					35: 68,
					65: [2, 64],
					72: [2, 64],
					75: [2, 64],
					80: [2, 64],
					81: [2, 64],
					82: [2, 64],
					83: [2, 64],
					84: [2, 64],
					85: [2, 64]
				},
				{
					21: 69,
					23: [2, 50],
					65: [2, 50],
					72: [2, 50],
					80: [2, 50],
					81: [2, 50],
					82: [2, 50],
					83: [2, 50],
					84: [2, 50],
					85: [2, 50]
				},
				{
					33: [2, 90],
					61: 70,
					65: [2, 90],
					72: [2, 90],
					80: [2, 90],
					81: [2, 90],
					82: [2, 90],
					83: [2, 90],
					84: [2, 90],
					85: [2, 90]
				},
				{
					20: 74,
					33: [2, 80],
					50: 71,
					63: 72,
					64: 75,
					65: [1, 43],
					69: 73,
					70: 76,
					71: 77,
					72: [1, 78],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{ 72: [1, 79] },
				{
					23: [2, 42],
					33: [2, 42],
					54: [2, 42],
					65: [2, 42],
					68: [2, 42],
					72: [2, 42],
					75: [2, 42],
					80: [2, 42],
					81: [2, 42],
					82: [2, 42],
					83: [2, 42],
					84: [2, 42],
					85: [2, 42],
					87: [1, 50]
				},
				{
					20: 74,
					53: 80,
					54: [2, 84],
					63: 81,
					64: 75,
					65: [1, 43],
					69: 82,
					70: 76,
					71: 77,
					72: [1, 78],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					26: 83,
					47: [1, 66]
				},
				{ 47: [2, 55] },
				{
					4: 84,
					6: 3,
					14: [2, 46],
					15: [2, 46],
					19: [2, 46],
					29: [2, 46],
					34: [2, 46],
					39: [2, 46],
					44: [2, 46],
					47: [2, 46],
					48: [2, 46],
					51: [2, 46],
					55: [2, 46],
					60: [2, 46]
				},
				{ 47: [2, 20] },
				{
					20: 85,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					4: 86,
					6: 3,
					14: [2, 46],
					15: [2, 46],
					19: [2, 46],
					29: [2, 46],
					34: [2, 46],
					47: [2, 46],
					48: [2, 46],
					51: [2, 46],
					55: [2, 46],
					60: [2, 46]
				},
				{
					26: 87,
					47: [1, 66]
				},
				{ 47: [2, 57] },
				{
					5: [2, 11],
					14: [2, 11],
					15: [2, 11],
					19: [2, 11],
					29: [2, 11],
					34: [2, 11],
					39: [2, 11],
					44: [2, 11],
					47: [2, 11],
					48: [2, 11],
					51: [2, 11],
					55: [2, 11],
					60: [2, 11]
				},
				{
					15: [2, 49],
					18: [2, 49]
				},
				{
					20: 74,
					33: [2, 88],
					58: 88,
					63: 89,
					64: 75,
					65: [1, 43],
					69: 90,
					70: 76,
					71: 77,
					72: [1, 78],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					65: [2, 94],
					66: 91,
					68: [2, 94],
					72: [2, 94],
					80: [2, 94],
					81: [2, 94],
					82: [2, 94],
					83: [2, 94],
					84: [2, 94],
					85: [2, 94]
				},
				{
					5: [2, 25],
					14: [2, 25],
					15: [2, 25],
					19: [2, 25],
					29: [2, 25],
					34: [2, 25],
					39: [2, 25],
					44: [2, 25],
					47: [2, 25],
					48: [2, 25],
					51: [2, 25],
					55: [2, 25],
					60: [2, 25]
				},
				{
					20: 92,
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 74,
					31: 93,
					33: [2, 60],
					63: 94,
					64: 75,
					65: [1, 43],
					69: 95,
					70: 76,
					71: 77,
					72: [1, 78],
					75: [2, 60],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 74,
					33: [2, 66],
					36: 96,
					63: 97,
					64: 75,
					65: [1, 43],
					69: 98,
					70: 76,
					71: 77,
					72: [1, 78],
					75: [2, 66],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 74,
					22: 99,
					23: [2, 52],
					63: 100,
					64: 75,
					65: [1, 43],
					69: 101,
					70: 76,
					71: 77,
					72: [1, 78],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					20: 74,
					33: [2, 92],
					62: 102,
					63: 103,
					64: 75,
					65: [1, 43],
					69: 104,
					70: 76,
					71: 77,
					72: [1, 78],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{ 33: [1, 105] },
				{
					33: [2, 79],
					65: [2, 79],
					72: [2, 79],
					80: [2, 79],
					81: [2, 79],
					82: [2, 79],
					83: [2, 79],
					84: [2, 79],
					85: [2, 79]
				},
				{ 33: [2, 81] },
				{
					23: [2, 27],
					33: [2, 27],
					54: [2, 27],
					65: [2, 27],
					68: [2, 27],
					72: [2, 27],
					75: [2, 27],
					80: [2, 27],
					81: [2, 27],
					82: [2, 27],
					83: [2, 27],
					84: [2, 27],
					85: [2, 27]
				},
				{
					23: [2, 28],
					33: [2, 28],
					54: [2, 28],
					65: [2, 28],
					68: [2, 28],
					72: [2, 28],
					75: [2, 28],
					80: [2, 28],
					81: [2, 28],
					82: [2, 28],
					83: [2, 28],
					84: [2, 28],
					85: [2, 28]
				},
				{
					23: [2, 30],
					33: [2, 30],
					54: [2, 30],
					68: [2, 30],
					71: 106,
					72: [1, 107],
					75: [2, 30]
				},
				{
					23: [2, 98],
					33: [2, 98],
					54: [2, 98],
					68: [2, 98],
					72: [2, 98],
					75: [2, 98]
				},
				{
					23: [2, 45],
					33: [2, 45],
					54: [2, 45],
					65: [2, 45],
					68: [2, 45],
					72: [2, 45],
					73: [1, 108],
					75: [2, 45],
					80: [2, 45],
					81: [2, 45],
					82: [2, 45],
					83: [2, 45],
					84: [2, 45],
					85: [2, 45],
					87: [2, 45]
				},
				{
					23: [2, 44],
					33: [2, 44],
					54: [2, 44],
					65: [2, 44],
					68: [2, 44],
					72: [2, 44],
					75: [2, 44],
					80: [2, 44],
					81: [2, 44],
					82: [2, 44],
					83: [2, 44],
					84: [2, 44],
					85: [2, 44],
					87: [2, 44]
				},
				{ 54: [1, 109] },
				{
					54: [2, 83],
					65: [2, 83],
					72: [2, 83],
					80: [2, 83],
					81: [2, 83],
					82: [2, 83],
					83: [2, 83],
					84: [2, 83],
					85: [2, 83]
				},
				{ 54: [2, 85] },
				{
					5: [2, 13],
					14: [2, 13],
					15: [2, 13],
					19: [2, 13],
					29: [2, 13],
					34: [2, 13],
					39: [2, 13],
					44: [2, 13],
					47: [2, 13],
					48: [2, 13],
					51: [2, 13],
					55: [2, 13],
					60: [2, 13]
				},
				{
					38: 55,
					39: [1, 57],
					43: 56,
					44: [1, 58],
					45: 111,
					46: 110,
					47: [2, 76]
				},
				{
					33: [2, 70],
					40: 112,
					65: [2, 70],
					72: [2, 70],
					75: [2, 70],
					80: [2, 70],
					81: [2, 70],
					82: [2, 70],
					83: [2, 70],
					84: [2, 70],
					85: [2, 70]
				},
				{ 47: [2, 18] },
				{
					5: [2, 14],
					14: [2, 14],
					15: [2, 14],
					19: [2, 14],
					29: [2, 14],
					34: [2, 14],
					39: [2, 14],
					44: [2, 14],
					47: [2, 14],
					48: [2, 14],
					51: [2, 14],
					55: [2, 14],
					60: [2, 14]
				},
				{ 33: [1, 113] },
				{
					33: [2, 87],
					65: [2, 87],
					72: [2, 87],
					80: [2, 87],
					81: [2, 87],
					82: [2, 87],
					83: [2, 87],
					84: [2, 87],
					85: [2, 87]
				},
				{ 33: [2, 89] },
				{
					20: 74,
					63: 115,
					64: 75,
					65: [1, 43],
					67: 114,
					68: [2, 96],
					69: 116,
					70: 76,
					71: 77,
					72: [1, 78],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{ 33: [1, 117] },
				{
					32: 118,
					33: [2, 62],
					74: 119,
					75: [1, 120]
				},
				{
					33: [2, 59],
					65: [2, 59],
					72: [2, 59],
					75: [2, 59],
					80: [2, 59],
					81: [2, 59],
					82: [2, 59],
					83: [2, 59],
					84: [2, 59],
					85: [2, 59]
				},
				{
					33: [2, 61],
					75: [2, 61]
				},
				{
					33: [2, 68],
					37: 121,
					74: 122,
					75: [1, 120]
				},
				{
					33: [2, 65],
					65: [2, 65],
					72: [2, 65],
					75: [2, 65],
					80: [2, 65],
					81: [2, 65],
					82: [2, 65],
					83: [2, 65],
					84: [2, 65],
					85: [2, 65]
				},
				{
					33: [2, 67],
					75: [2, 67]
				},
				{ 23: [1, 123] },
				{
					23: [2, 51],
					65: [2, 51],
					72: [2, 51],
					80: [2, 51],
					81: [2, 51],
					82: [2, 51],
					83: [2, 51],
					84: [2, 51],
					85: [2, 51]
				},
				{ 23: [2, 53] },
				{ 33: [1, 124] },
				{
					33: [2, 91],
					65: [2, 91],
					72: [2, 91],
					80: [2, 91],
					81: [2, 91],
					82: [2, 91],
					83: [2, 91],
					84: [2, 91],
					85: [2, 91]
				},
				{ 33: [2, 93] },
				{
					5: [2, 22],
					14: [2, 22],
					15: [2, 22],
					19: [2, 22],
					29: [2, 22],
					34: [2, 22],
					39: [2, 22],
					44: [2, 22],
					47: [2, 22],
					48: [2, 22],
					51: [2, 22],
					55: [2, 22],
					60: [2, 22]
				},
				{
					23: [2, 99],
					33: [2, 99],
					54: [2, 99],
					68: [2, 99],
					72: [2, 99],
					75: [2, 99]
				},
				{ 73: [1, 108] },
				{
					20: 74,
					63: 125,
					64: 75,
					65: [1, 43],
					72: [1, 35],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					5: [2, 23],
					14: [2, 23],
					15: [2, 23],
					19: [2, 23],
					29: [2, 23],
					34: [2, 23],
					39: [2, 23],
					44: [2, 23],
					47: [2, 23],
					48: [2, 23],
					51: [2, 23],
					55: [2, 23],
					60: [2, 23]
				},
				{ 47: [2, 19] },
				{ 47: [2, 77] },
				{
					20: 74,
					33: [2, 72],
					41: 126,
					63: 127,
					64: 75,
					65: [1, 43],
					69: 128,
					70: 76,
					71: 77,
					72: [1, 78],
					75: [2, 72],
					78: 26,
					79: 27,
					80: [1, 28],
					81: [1, 29],
					82: [1, 30],
					83: [1, 31],
					84: [1, 32],
					85: [1, 34],
					86: 33
				},
				{
					5: [2, 24],
					14: [2, 24],
					15: [2, 24],
					19: [2, 24],
					29: [2, 24],
					34: [2, 24],
					39: [2, 24],
					44: [2, 24],
					47: [2, 24],
					48: [2, 24],
					51: [2, 24],
					55: [2, 24],
					60: [2, 24]
				},
				{ 68: [1, 129] },
				{
					65: [2, 95],
					68: [2, 95],
					72: [2, 95],
					80: [2, 95],
					81: [2, 95],
					82: [2, 95],
					83: [2, 95],
					84: [2, 95],
					85: [2, 95]
				},
				{ 68: [2, 97] },
				{
					5: [2, 21],
					14: [2, 21],
					15: [2, 21],
					19: [2, 21],
					29: [2, 21],
					34: [2, 21],
					39: [2, 21],
					44: [2, 21],
					47: [2, 21],
					48: [2, 21],
					51: [2, 21],
					55: [2, 21],
					60: [2, 21]
				},
				{ 33: [1, 130] },
				{ 33: [2, 63] },
				{
					72: [1, 132],
					76: 131
				},
				{ 33: [1, 133] },
				{ 33: [2, 69] },
				{
					15: [2, 12],
					18: [2, 12]
				},
				{
					14: [2, 26],
					15: [2, 26],
					19: [2, 26],
					29: [2, 26],
					34: [2, 26],
					47: [2, 26],
					48: [2, 26],
					51: [2, 26],
					55: [2, 26],
					60: [2, 26]
				},
				{
					23: [2, 31],
					33: [2, 31],
					54: [2, 31],
					68: [2, 31],
					72: [2, 31],
					75: [2, 31]
				},
				{
					33: [2, 74],
					42: 134,
					74: 135,
					75: [1, 120]
				},
				{
					33: [2, 71],
					65: [2, 71],
					72: [2, 71],
					75: [2, 71],
					80: [2, 71],
					81: [2, 71],
					82: [2, 71],
					83: [2, 71],
					84: [2, 71],
					85: [2, 71]
				},
				{
					33: [2, 73],
					75: [2, 73]
				},
				{
					23: [2, 29],
					33: [2, 29],
					54: [2, 29],
					65: [2, 29],
					68: [2, 29],
					72: [2, 29],
					75: [2, 29],
					80: [2, 29],
					81: [2, 29],
					82: [2, 29],
					83: [2, 29],
					84: [2, 29],
					85: [2, 29]
				},
				{
					14: [2, 15],
					15: [2, 15],
					19: [2, 15],
					29: [2, 15],
					34: [2, 15],
					39: [2, 15],
					44: [2, 15],
					47: [2, 15],
					48: [2, 15],
					51: [2, 15],
					55: [2, 15],
					60: [2, 15]
				},
				{
					72: [1, 137],
					77: [1, 136]
				},
				{
					72: [2, 100],
					77: [2, 100]
				},
				{
					14: [2, 16],
					15: [2, 16],
					19: [2, 16],
					29: [2, 16],
					34: [2, 16],
					44: [2, 16],
					47: [2, 16],
					48: [2, 16],
					51: [2, 16],
					55: [2, 16],
					60: [2, 16]
				},
				{ 33: [1, 138] },
				{ 33: [2, 75] },
				{ 33: [2, 32] },
				{
					72: [2, 101],
					77: [2, 101]
				},
				{
					14: [2, 17],
					15: [2, 17],
					19: [2, 17],
					29: [2, 17],
					34: [2, 17],
					39: [2, 17],
					44: [2, 17],
					47: [2, 17],
					48: [2, 17],
					51: [2, 17],
					55: [2, 17],
					60: [2, 17]
				}
			],
			defaultActions: {
				4: [2, 1],
				54: [2, 55],
				56: [2, 20],
				60: [2, 57],
				73: [2, 81],
				82: [2, 85],
				86: [2, 18],
				90: [2, 89],
				101: [2, 53],
				104: [2, 93],
				110: [2, 19],
				111: [2, 77],
				116: [2, 97],
				119: [2, 63],
				122: [2, 69],
				135: [2, 75],
				136: [2, 32]
			},
			parseError: function parseError(str, hash) {
				throw new Error(str);
			},
			parse: function parse(input) {
				var self = this, stack = [0], vstack = [null], lstack = [], table = this.table, yytext = "", yylineno = 0, yyleng = 0, recovering = 0;
				this.lexer.setInput(input);
				this.lexer.yy = this.yy;
				this.yy.lexer = this.lexer;
				this.yy.parser = this;
				if (typeof this.lexer.yylloc == "undefined") this.lexer.yylloc = {};
				var yyloc = this.lexer.yylloc;
				lstack.push(yyloc);
				var ranges = this.lexer.options && this.lexer.options.ranges;
				if (typeof this.yy.parseError === "function") this.parseError = this.yy.parseError;
				function lex() {
					var token = self.lexer.lex() || 1;
					if (typeof token !== "number") token = self.symbols_[token] || token;
					return token;
				}
				var symbol, preErrorSymbol, state, action, r, yyval = {}, p, len, newState, expected;
				while (true) {
					state = stack[stack.length - 1];
					if (this.defaultActions[state]) action = this.defaultActions[state];
					else {
						if (symbol === null || typeof symbol == "undefined") symbol = lex();
						action = table[state] && table[state][symbol];
					}
					if (typeof action === "undefined" || !action.length || !action[0]) {
						var errStr = "";
						if (!recovering) {
							expected = [];
							for (p in table[state]) if (this.terminals_[p] && p > 2) expected.push("'" + this.terminals_[p] + "'");
							if (this.lexer.showPosition) errStr = "Parse error on line " + (yylineno + 1) + ":\n" + this.lexer.showPosition() + "\nExpecting " + expected.join(", ") + ", got '" + (this.terminals_[symbol] || symbol) + "'";
							else errStr = "Parse error on line " + (yylineno + 1) + ": Unexpected " + (symbol == 1 ? "end of input" : "'" + (this.terminals_[symbol] || symbol) + "'");
							this.parseError(errStr, {
								text: this.lexer.match,
								token: this.terminals_[symbol] || symbol,
								line: this.lexer.yylineno,
								loc: yyloc,
								expected
							});
						}
					}
					if (action[0] instanceof Array && action.length > 1) throw new Error("Parse Error: multiple actions possible at state: " + state + ", token: " + symbol);
					switch (action[0]) {
						case 1:
							stack.push(symbol);
							vstack.push(this.lexer.yytext);
							lstack.push(this.lexer.yylloc);
							stack.push(action[1]);
							symbol = null;
							if (!preErrorSymbol) {
								yyleng = this.lexer.yyleng;
								yytext = this.lexer.yytext;
								yylineno = this.lexer.yylineno;
								yyloc = this.lexer.yylloc;
								if (recovering > 0) recovering--;
							} else {
								symbol = preErrorSymbol;
								preErrorSymbol = null;
							}
							break;
						case 2:
							len = this.productions_[action[1]][1];
							yyval.$ = vstack[vstack.length - len];
							yyval._$ = {
								first_line: lstack[lstack.length - (len || 1)].first_line,
								last_line: lstack[lstack.length - 1].last_line,
								first_column: lstack[lstack.length - (len || 1)].first_column,
								last_column: lstack[lstack.length - 1].last_column
							};
							if (ranges) yyval._$.range = [lstack[lstack.length - (len || 1)].range[0], lstack[lstack.length - 1].range[1]];
							r = this.performAction.call(yyval, yytext, yyleng, yylineno, this.yy, action[1], vstack, lstack);
							if (typeof r !== "undefined") return r;
							if (len) {
								stack = stack.slice(0, -1 * len * 2);
								vstack = vstack.slice(0, -1 * len);
								lstack = lstack.slice(0, -1 * len);
							}
							stack.push(this.productions_[action[1]][0]);
							vstack.push(yyval.$);
							lstack.push(yyval._$);
							newState = table[stack[stack.length - 2]][stack[stack.length - 1]];
							stack.push(newState);
							break;
						case 3: return true;
					}
				}
				return true;
			}
		};
		parser.lexer = (function() {
			var lexer = {
				EOF: 1,
				parseError: function parseError(str, hash) {
					if (this.yy.parser) this.yy.parser.parseError(str, hash);
					else throw new Error(str);
				},
				setInput: function setInput(input) {
					this._input = input;
					this._more = this._less = this.done = false;
					this.yylineno = this.yyleng = 0;
					this.yytext = this.matched = this.match = "";
					this.conditionStack = ["INITIAL"];
					this.yylloc = {
						first_line: 1,
						first_column: 0,
						last_line: 1,
						last_column: 0
					};
					if (this.options.ranges) this.yylloc.range = [0, 0];
					this.offset = 0;
					return this;
				},
				input: function input() {
					var ch = this._input[0];
					this.yytext += ch;
					this.yyleng++;
					this.offset++;
					this.match += ch;
					this.matched += ch;
					if (ch.match(/(?:\r\n?|\n).*/g)) {
						this.yylineno++;
						this.yylloc.last_line++;
					} else this.yylloc.last_column++;
					if (this.options.ranges) this.yylloc.range[1]++;
					this._input = this._input.slice(1);
					return ch;
				},
				unput: function unput(ch) {
					var len = ch.length;
					var lines = ch.split(/(?:\r\n?|\n)/g);
					this._input = ch + this._input;
					this.yytext = this.yytext.substr(0, this.yytext.length - len - 1);
					this.offset -= len;
					var oldLines = this.match.split(/(?:\r\n?|\n)/g);
					this.match = this.match.substr(0, this.match.length - 1);
					this.matched = this.matched.substr(0, this.matched.length - 1);
					if (lines.length - 1) this.yylineno -= lines.length - 1;
					var r = this.yylloc.range;
					this.yylloc = {
						first_line: this.yylloc.first_line,
						last_line: this.yylineno + 1,
						first_column: this.yylloc.first_column,
						last_column: lines ? (lines.length === oldLines.length ? this.yylloc.first_column : 0) + oldLines[oldLines.length - lines.length].length - lines[0].length : this.yylloc.first_column - len
					};
					if (this.options.ranges) this.yylloc.range = [r[0], r[0] + this.yyleng - len];
					return this;
				},
				more: function more() {
					this._more = true;
					return this;
				},
				less: function less(n) {
					this.unput(this.match.slice(n));
				},
				pastInput: function pastInput() {
					var past = this.matched.substr(0, this.matched.length - this.match.length);
					return (past.length > 20 ? "..." : "") + past.substr(-20).replace(/\n/g, "");
				},
				upcomingInput: function upcomingInput() {
					var next = this.match;
					if (next.length < 20) next += this._input.substr(0, 20 - next.length);
					return (next.substr(0, 20) + (next.length > 20 ? "..." : "")).replace(/\n/g, "");
				},
				showPosition: function showPosition() {
					var pre = this.pastInput();
					var c = new Array(pre.length + 1).join("-");
					return pre + this.upcomingInput() + "\n" + c + "^";
				},
				next: function next() {
					if (this.done) return this.EOF;
					if (!this._input) this.done = true;
					var token, match, tempMatch, index, lines;
					if (!this._more) {
						this.yytext = "";
						this.match = "";
					}
					var rules = this._currentRules();
					for (var i = 0; i < rules.length; i++) {
						tempMatch = this._input.match(this.rules[rules[i]]);
						if (tempMatch && (!match || tempMatch[0].length > match[0].length)) {
							match = tempMatch;
							index = i;
							if (!this.options.flex) break;
						}
					}
					if (match) {
						lines = match[0].match(/(?:\r\n?|\n).*/g);
						if (lines) this.yylineno += lines.length;
						this.yylloc = {
							first_line: this.yylloc.last_line,
							last_line: this.yylineno + 1,
							first_column: this.yylloc.last_column,
							last_column: lines ? lines[lines.length - 1].length - lines[lines.length - 1].match(/\r?\n?/)[0].length : this.yylloc.last_column + match[0].length
						};
						this.yytext += match[0];
						this.match += match[0];
						this.matches = match;
						this.yyleng = this.yytext.length;
						if (this.options.ranges) this.yylloc.range = [this.offset, this.offset += this.yyleng];
						this._more = false;
						this._input = this._input.slice(match[0].length);
						this.matched += match[0];
						token = this.performAction.call(this, this.yy, this, rules[index], this.conditionStack[this.conditionStack.length - 1]);
						if (this.done && this._input) this.done = false;
						if (token) return token;
						else return;
					}
					if (this._input === "") return this.EOF;
					else return this.parseError("Lexical error on line " + (this.yylineno + 1) + ". Unrecognized text.\n" + this.showPosition(), {
						text: "",
						token: null,
						line: this.yylineno
					});
				},
				lex: function lex() {
					var r = this.next();
					if (typeof r !== "undefined") return r;
					else return this.lex();
				},
				begin: function begin(condition) {
					this.conditionStack.push(condition);
				},
				popState: function popState() {
					return this.conditionStack.pop();
				},
				_currentRules: function _currentRules() {
					return this.conditions[this.conditionStack[this.conditionStack.length - 1]].rules;
				},
				topState: function topState() {
					return this.conditionStack[this.conditionStack.length - 2];
				},
				pushState: function begin(condition) {
					this.begin(condition);
				}
			};
			lexer.options = {};
			lexer.performAction = function anonymous(yy, yy_, $avoiding_name_collisions, YY_START) {
				function strip(start, end) {
					return yy_.yytext = yy_.yytext.substring(start, yy_.yyleng - end + start);
				}
				switch ($avoiding_name_collisions) {
					case 0:
						if (yy_.yytext.slice(-2) === "\\\\") {
							strip(0, 1);
							this.begin("mu");
						} else if (yy_.yytext.slice(-1) === "\\") {
							strip(0, 1);
							this.begin("emu");
						} else this.begin("mu");
						if (yy_.yytext) return 15;
						break;
					case 1: return 15;
					case 2:
						this.popState();
						return 15;
					case 3:
						this.begin("raw");
						return 15;
					case 4:
						this.popState();
						if (this.conditionStack[this.conditionStack.length - 1] === "raw") return 15;
						else {
							strip(5, 9);
							return "END_RAW_BLOCK";
						}
					case 5: return 15;
					case 6:
						this.popState();
						return 14;
					case 7: return 65;
					case 8: return 68;
					case 9: return 19;
					case 10:
						this.popState();
						this.begin("raw");
						return 23;
					case 11: return 55;
					case 12: return 60;
					case 13: return 29;
					case 14: return 47;
					case 15:
						this.popState();
						return 44;
					case 16:
						this.popState();
						return 44;
					case 17: return 34;
					case 18: return 39;
					case 19: return 51;
					case 20: return 48;
					case 21:
						this.unput(yy_.yytext);
						this.popState();
						this.begin("com");
						break;
					case 22:
						this.popState();
						return 14;
					case 23: return 48;
					case 24: return 73;
					case 25: return 72;
					case 26: return 72;
					case 27: return 87;
					case 28: break;
					case 29:
						this.popState();
						return 54;
					case 30:
						this.popState();
						return 33;
					case 31:
						yy_.yytext = strip(1, 2).replace(/\\"/g, "\"");
						return 80;
					case 32:
						yy_.yytext = strip(1, 2).replace(/\\'/g, "'");
						return 80;
					case 33: return 85;
					case 34: return 82;
					case 35: return 82;
					case 36: return 83;
					case 37: return 84;
					case 38: return 81;
					case 39: return 75;
					case 40: return 77;
					case 41: return 72;
					case 42:
						yy_.yytext = yy_.yytext.replace(/\\([\\\]])/g, "$1");
						return 72;
					case 43: return "INVALID";
					case 44: return 5;
				}
			};
			lexer.rules = [
				/^(?:[^\x00]*?(?=(\{\{)))/,
				/^(?:[^\x00]+)/,
				/^(?:[^\x00]{2,}?(?=(\{\{|\\\{\{|\\\\\{\{|$)))/,
				/^(?:\{\{\{\{(?=[^\/]))/,
				/^(?:\{\{\{\{\/[^\s!"#%-,\.\/;->@\[-\^`\{-~]+(?=[=}\s\/.])\}\}\}\})/,
				/^(?:[^\x00]+?(?=(\{\{\{\{)))/,
				/^(?:[\s\S]*?--(~)?\}\})/,
				/^(?:\()/,
				/^(?:\))/,
				/^(?:\{\{\{\{)/,
				/^(?:\}\}\}\})/,
				/^(?:\{\{(~)?>)/,
				/^(?:\{\{(~)?#>)/,
				/^(?:\{\{(~)?#\*?)/,
				/^(?:\{\{(~)?\/)/,
				/^(?:\{\{(~)?\^\s*(~)?\}\})/,
				/^(?:\{\{(~)?\s*else\s*(~)?\}\})/,
				/^(?:\{\{(~)?\^)/,
				/^(?:\{\{(~)?\s*else\b)/,
				/^(?:\{\{(~)?\{)/,
				/^(?:\{\{(~)?&)/,
				/^(?:\{\{(~)?!--)/,
				/^(?:\{\{(~)?![\s\S]*?\}\})/,
				/^(?:\{\{(~)?\*?)/,
				/^(?:=)/,
				/^(?:\.\.)/,
				/^(?:\.(?=([=~}\s\/.)|])))/,
				/^(?:[\/.])/,
				/^(?:\s+)/,
				/^(?:\}(~)?\}\})/,
				/^(?:(~)?\}\})/,
				/^(?:"(\\["]|[^"])*")/,
				/^(?:'(\\[']|[^'])*')/,
				/^(?:@)/,
				/^(?:true(?=([~}\s)])))/,
				/^(?:false(?=([~}\s)])))/,
				/^(?:undefined(?=([~}\s)])))/,
				/^(?:null(?=([~}\s)])))/,
				/^(?:-?[0-9]+(?:\.[0-9]+)?(?=([~}\s)])))/,
				/^(?:as\s+\|)/,
				/^(?:\|)/,
				/^(?:([^\s!"#%-,\.\/;->@\[-\^`\{-~]+(?=([=~}\s\/.)|]))))/,
				/^(?:\[(\\\]|[^\]])*\])/,
				/^(?:.)/,
				/^(?:$)/
			];
			lexer.conditions = {
				"mu": {
					"rules": [
						7,
						8,
						9,
						10,
						11,
						12,
						13,
						14,
						15,
						16,
						17,
						18,
						19,
						20,
						21,
						22,
						23,
						24,
						25,
						26,
						27,
						28,
						29,
						30,
						31,
						32,
						33,
						34,
						35,
						36,
						37,
						38,
						39,
						40,
						41,
						42,
						43,
						44
					],
					"inclusive": false
				},
				"emu": {
					"rules": [2],
					"inclusive": false
				},
				"com": {
					"rules": [6],
					"inclusive": false
				},
				"raw": {
					"rules": [
						3,
						4,
						5
					],
					"inclusive": false
				},
				"INITIAL": {
					"rules": [
						0,
						1,
						44
					],
					"inclusive": true
				}
			};
			return lexer;
		})();
		function Parser() {
			this.yy = {};
		}
		Parser.prototype = parser;
		parser.Parser = Parser;
		return new Parser();
	})();
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/node-types.js
var require_node_types = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.NODE_TYPES = [
		"Program",
		"BlockStatement",
		"DecoratorBlock",
		"PartialStatement",
		"PartialBlockStatement",
		"Decorator",
		"MustacheStatement",
		"ContentStatement",
		"CommentStatement",
		"SubExpression",
		"PathExpression",
		"StringLiteral",
		"NumberLiteral",
		"BooleanLiteral",
		"UndefinedLiteral",
		"NullLiteral",
		"Hash",
		"HashPair"
	];
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/visitor.js
var require_visitor = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _exception2 = _interopRequireDefault(require_exception());
	var _utils = require_utils();
	var _nodeTypes = require_node_types();
	function Visitor() {
		this.parents = [];
	}
	function isDispatchable(visitor, type) {
		return _utils.indexOf(_nodeTypes.NODE_TYPES, type) !== -1 || !(type in Visitor.prototype) && typeof visitor[type] === "function";
	}
	Visitor.prototype = {
		constructor: Visitor,
		mutating: false,
		acceptKey: function acceptKey(node, name) {
			var value = this.accept(node[name]);
			if (this.mutating) {
				if (value && !isDispatchable(this, value.type)) throw new _exception2["default"]("Unexpected node type \"" + value.type + "\" found when accepting " + name + " on " + node.type);
				node[name] = value;
			}
		},
		acceptRequired: function acceptRequired(node, name) {
			this.acceptKey(node, name);
			if (!node[name]) throw new _exception2["default"](node.type + " requires " + name);
		},
		acceptArray: function acceptArray(array) {
			for (var i = 0, l = array.length; i < l; i++) {
				this.acceptKey(array, i);
				if (!array[i]) {
					array.splice(i, 1);
					i--;
					l--;
				}
			}
		},
		accept: function accept(object) {
			if (!object) return;
			if (!isDispatchable(this, object.type) || !this[object.type]) throw new _exception2["default"]("Unknown type: " + object.type, object);
			if (this.current) this.parents.unshift(this.current);
			this.current = object;
			var ret = this[object.type](object);
			this.current = this.parents.shift();
			if (!this.mutating || ret) return ret;
			else if (ret !== false) return object;
		},
		Program: function Program(program) {
			this.acceptArray(program.body);
		},
		MustacheStatement: visitSubExpression,
		Decorator: visitSubExpression,
		BlockStatement: visitBlock,
		DecoratorBlock: visitBlock,
		PartialStatement: visitPartial,
		PartialBlockStatement: function PartialBlockStatement(partial) {
			visitPartial.call(this, partial);
			this.acceptKey(partial, "program");
		},
		ContentStatement: function ContentStatement() {},
		CommentStatement: function CommentStatement() {},
		SubExpression: visitSubExpression,
		PathExpression: function PathExpression() {},
		StringLiteral: function StringLiteral() {},
		NumberLiteral: function NumberLiteral() {},
		BooleanLiteral: function BooleanLiteral() {},
		UndefinedLiteral: function UndefinedLiteral() {},
		NullLiteral: function NullLiteral() {},
		Hash: function Hash(hash) {
			this.acceptArray(hash.pairs);
		},
		HashPair: function HashPair(pair) {
			this.acceptRequired(pair, "value");
		}
	};
	function visitSubExpression(mustache) {
		this.acceptRequired(mustache, "path");
		this.acceptArray(mustache.params);
		this.acceptKey(mustache, "hash");
	}
	function visitBlock(block) {
		visitSubExpression.call(this, block);
		this.acceptKey(block, "program");
		this.acceptKey(block, "inverse");
	}
	function visitPartial(partial) {
		this.acceptRequired(partial, "name");
		this.acceptArray(partial.params);
		this.acceptKey(partial, "hash");
	}
	exports["default"] = Visitor;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/whitespace-control.js
var require_whitespace_control = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _visitor2 = _interopRequireDefault(require_visitor());
	function WhitespaceControl() {
		var options = arguments.length <= 0 || arguments[0] === void 0 ? {} : arguments[0];
		this.options = options;
	}
	WhitespaceControl.prototype = new _visitor2["default"]();
	WhitespaceControl.prototype.Program = function(program) {
		var doStandalone = !this.options.ignoreStandalone;
		var isRoot = !this.isRootSeen;
		this.isRootSeen = true;
		var body = program.body;
		for (var i = 0, l = body.length; i < l; i++) {
			var current = body[i], strip = this.accept(current);
			if (!strip) continue;
			var _isPrevWhitespace = isPrevWhitespace(body, i, isRoot), _isNextWhitespace = isNextWhitespace(body, i, isRoot), openStandalone = strip.openStandalone && _isPrevWhitespace, closeStandalone = strip.closeStandalone && _isNextWhitespace, inlineStandalone = strip.inlineStandalone && _isPrevWhitespace && _isNextWhitespace;
			if (strip.close) omitRight(body, i, true);
			if (strip.open) omitLeft(body, i, true);
			if (doStandalone && inlineStandalone) {
				omitRight(body, i);
				if (omitLeft(body, i)) {
					if (current.type === "PartialStatement") current.indent = /(?:^|[^ \t])([ \t]+)$/.exec(body[i - 1].original)[1];
				}
			}
			if (doStandalone && openStandalone) {
				omitRight((current.program || current.inverse).body);
				omitLeft(body, i);
			}
			if (doStandalone && closeStandalone) {
				omitRight(body, i);
				omitLeft((current.inverse || current.program).body);
			}
		}
		return program;
	};
	WhitespaceControl.prototype.BlockStatement = WhitespaceControl.prototype.DecoratorBlock = WhitespaceControl.prototype.PartialBlockStatement = function(block) {
		this.accept(block.program);
		this.accept(block.inverse);
		var program = block.program || block.inverse, inverse = block.program && block.inverse, firstInverse = inverse, lastInverse = inverse;
		if (inverse && inverse.chained) {
			firstInverse = inverse.body[0].program;
			while (lastInverse.chained) lastInverse = lastInverse.body[lastInverse.body.length - 1].program;
		}
		var strip = {
			open: block.openStrip.open,
			close: block.closeStrip.close,
			openStandalone: isNextWhitespace(program.body),
			closeStandalone: isPrevWhitespace((firstInverse || program).body)
		};
		if (block.openStrip.close) omitRight(program.body, null, true);
		if (inverse) {
			var inverseStrip = block.inverseStrip;
			if (inverseStrip.open) omitLeft(program.body, null, true);
			if (inverseStrip.close) omitRight(firstInverse.body, null, true);
			if (block.closeStrip.open) omitLeft(lastInverse.body, null, true);
			if (!this.options.ignoreStandalone && isPrevWhitespace(program.body) && isNextWhitespace(firstInverse.body)) {
				omitLeft(program.body);
				omitRight(firstInverse.body);
			}
		} else if (block.closeStrip.open) omitLeft(program.body, null, true);
		return strip;
	};
	WhitespaceControl.prototype.Decorator = WhitespaceControl.prototype.MustacheStatement = function(mustache) {
		return mustache.strip;
	};
	WhitespaceControl.prototype.PartialStatement = WhitespaceControl.prototype.CommentStatement = function(node) {
		var strip = node.strip || {};
		return {
			inlineStandalone: true,
			open: strip.open,
			close: strip.close
		};
	};
	function isPrevWhitespace(body, i, isRoot) {
		if (i === void 0) i = body.length;
		var prev = body[i - 1], sibling = body[i - 2];
		if (!prev) return isRoot;
		if (prev.type === "ContentStatement") return (sibling || !isRoot ? /(?:^|\S)[^\S\n]*\n\s*$/ : /^\s*$|(?:^|\S)[^\S\n]*\n\s*$/).test(prev.original);
	}
	function isNextWhitespace(body, i, isRoot) {
		if (i === void 0) i = -1;
		var next = body[i + 1], sibling = body[i + 2];
		if (!next) return isRoot;
		if (next.type === "ContentStatement") return (sibling || !isRoot ? /^\s*?\r?\n/ : /^\s*?(\r?\n|$)/).test(next.original);
	}
	function omitRight(body, i, multiple) {
		var current = body[i == null ? 0 : i + 1];
		if (!current || current.type !== "ContentStatement" || !multiple && current.rightStripped) return;
		var original = current.value;
		current.value = current.value.replace(multiple ? /^\s+/ : /^[ \t]*\r?\n?/, "");
		current.rightStripped = current.value !== original;
	}
	function omitLeft(body, i, multiple) {
		var current = body[i == null ? body.length - 1 : i - 1];
		if (!current || current.type !== "ContentStatement" || !multiple && current.leftStripped) return;
		var original = current.value;
		current.value = current.value.replace(multiple ? /(^|\S)\s+$/ : /(^|[^ \t])[ \t]+$/, "$1");
		current.leftStripped = current.value !== original;
		return current.leftStripped;
	}
	exports["default"] = WhitespaceControl;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/helpers.js
var require_helpers = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.SourceLocation = SourceLocation;
	exports.id = id;
	exports.stripFlags = stripFlags;
	exports.stripComment = stripComment;
	exports.preparePath = preparePath;
	exports.prepareMustache = prepareMustache;
	exports.prepareRawBlock = prepareRawBlock;
	exports.prepareBlock = prepareBlock;
	exports.prepareProgram = prepareProgram;
	exports.preparePartialBlock = preparePartialBlock;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _exception2 = _interopRequireDefault(require_exception());
	function validateClose(open, close) {
		close = close.path ? close.path.original : close;
		if (open.path.original !== close) {
			var errorNode = { loc: open.path.loc };
			throw new _exception2["default"](open.path.original + " doesn't match " + close, errorNode);
		}
	}
	function SourceLocation(source, locInfo) {
		this.source = source;
		this.start = {
			line: locInfo.first_line,
			column: locInfo.first_column
		};
		this.end = {
			line: locInfo.last_line,
			column: locInfo.last_column
		};
	}
	function id(token) {
		if (/^\[.*\]$/.test(token)) return token.substring(1, token.length - 1);
		else return token;
	}
	function stripFlags(open, close) {
		return {
			open: open.charAt(2) === "~",
			close: close.charAt(close.length - 3) === "~"
		};
	}
	function stripComment(comment) {
		return comment.replace(/^\{\{~?!-?-?/, "").replace(/-?-?~?\}\}$/, "");
	}
	function preparePath(data, parts, loc) {
		loc = this.locInfo(loc);
		var original = data ? "@" : "", dig = [], depth = 0;
		for (var i = 0, l = parts.length; i < l; i++) {
			var part = parts[i].part, isLiteral = parts[i].original !== part;
			original += (parts[i].separator || "") + part;
			if (!isLiteral && (part === ".." || part === "." || part === "this")) {
				if (dig.length > 0) throw new _exception2["default"]("Invalid path: " + original, { loc });
				else if (part === "..") depth++;
			} else dig.push(part);
		}
		return {
			type: "PathExpression",
			data,
			depth,
			parts: dig,
			original,
			loc
		};
	}
	function prepareMustache(path, params, hash, open, strip, locInfo) {
		var escapeFlag = open.charAt(3) || open.charAt(2), escaped = escapeFlag !== "{" && escapeFlag !== "&";
		return {
			type: /\*/.test(open) ? "Decorator" : "MustacheStatement",
			path,
			params,
			hash,
			escaped,
			strip,
			loc: this.locInfo(locInfo)
		};
	}
	function prepareRawBlock(openRawBlock, contents, close, locInfo) {
		validateClose(openRawBlock, close);
		locInfo = this.locInfo(locInfo);
		var program = {
			type: "Program",
			body: contents,
			strip: {},
			loc: locInfo
		};
		return {
			type: "BlockStatement",
			path: openRawBlock.path,
			params: openRawBlock.params,
			hash: openRawBlock.hash,
			program,
			openStrip: {},
			inverseStrip: {},
			closeStrip: {},
			loc: locInfo
		};
	}
	function prepareBlock(openBlock, program, inverseAndProgram, close, inverted, locInfo) {
		if (close && close.path) validateClose(openBlock, close);
		var decorator = /\*/.test(openBlock.open);
		program.blockParams = openBlock.blockParams;
		var inverse = void 0, inverseStrip = void 0;
		if (inverseAndProgram) {
			if (decorator) throw new _exception2["default"]("Unexpected inverse block on decorator", inverseAndProgram);
			if (inverseAndProgram.chain) inverseAndProgram.program.body[0].closeStrip = close.strip;
			inverseStrip = inverseAndProgram.strip;
			inverse = inverseAndProgram.program;
		}
		if (inverted) {
			inverted = inverse;
			inverse = program;
			program = inverted;
		}
		return {
			type: decorator ? "DecoratorBlock" : "BlockStatement",
			path: openBlock.path,
			params: openBlock.params,
			hash: openBlock.hash,
			program,
			inverse,
			openStrip: openBlock.strip,
			inverseStrip,
			closeStrip: close && close.strip,
			loc: this.locInfo(locInfo)
		};
	}
	function prepareProgram(statements, loc) {
		if (!loc && statements.length) {
			var firstLoc = statements[0].loc, lastLoc = statements[statements.length - 1].loc;
			if (firstLoc && lastLoc) loc = {
				source: firstLoc.source,
				start: {
					line: firstLoc.start.line,
					column: firstLoc.start.column
				},
				end: {
					line: lastLoc.end.line,
					column: lastLoc.end.column
				}
			};
		}
		return {
			type: "Program",
			body: statements,
			strip: {},
			loc
		};
	}
	function preparePartialBlock(open, program, close, locInfo) {
		validateClose(open, close);
		return {
			type: "PartialBlockStatement",
			name: open.path,
			params: open.params,
			hash: open.hash,
			program,
			openStrip: open.strip,
			closeStrip: close && close.strip,
			loc: this.locInfo(locInfo)
		};
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/base.js
var require_base = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.parseWithoutProcessing = parseWithoutProcessing;
	exports.parse = parse;
	function _interopRequireWildcard(obj) {
		if (obj && obj.__esModule) return obj;
		else {
			var newObj = {};
			if (obj != null) {
				for (var key in obj) if (Object.prototype.hasOwnProperty.call(obj, key)) newObj[key] = obj[key];
			}
			newObj["default"] = obj;
			return newObj;
		}
	}
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _parser2 = _interopRequireDefault(require_parser());
	var _whitespaceControl2 = _interopRequireDefault(require_whitespace_control());
	var Helpers = _interopRequireWildcard(require_helpers());
	var _utils = require_utils();
	exports.parser = _parser2["default"];
	var yy = {};
	_utils.extend(yy, Helpers);
	function parseWithoutProcessing(input, options) {
		if (input.type === "Program") return input;
		_parser2["default"].yy = yy;
		yy.locInfo = function(locInfo) {
			return new yy.SourceLocation(options && options.srcName, locInfo);
		};
		return _parser2["default"].parse(input);
	}
	function parse(input, options) {
		var ast = parseWithoutProcessing(input, options);
		return new _whitespaceControl2["default"](options).accept(ast);
	}
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/compiler.js
var require_compiler = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.Compiler = Compiler;
	exports.precompile = precompile;
	exports.compile = compile;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _exception2 = _interopRequireDefault(require_exception());
	var _utils = require_utils();
	var _ast2 = _interopRequireDefault(require_ast());
	var _nodeTypes = require_node_types();
	var slice = [].slice;
	function Compiler() {}
	Compiler.prototype = {
		compiler: Compiler,
		equals: function equals(other) {
			var len = this.opcodes.length;
			if (other.opcodes.length !== len) return false;
			for (var i = 0; i < len; i++) {
				var opcode = this.opcodes[i], otherOpcode = other.opcodes[i];
				if (opcode.opcode !== otherOpcode.opcode || !argEquals(opcode.args, otherOpcode.args)) return false;
			}
			len = this.children.length;
			for (var i = 0; i < len; i++) if (!this.children[i].equals(other.children[i])) return false;
			return true;
		},
		guid: 0,
		compile: function compile(program, options) {
			this.sourceNode = [];
			this.opcodes = [];
			this.children = [];
			this.options = options;
			this.stringParams = options.stringParams;
			this.trackIds = options.trackIds;
			options.blockParams = options.blockParams || [];
			options.knownHelpers = _utils.extend(Object.create(null), {
				helperMissing: true,
				blockHelperMissing: true,
				each: true,
				"if": true,
				unless: true,
				"with": true,
				log: true,
				lookup: true
			}, options.knownHelpers);
			return this.accept(program);
		},
		compileProgram: function compileProgram(program) {
			var result = new this.compiler().compile(program, this.options), guid = this.guid++;
			this.usePartial = this.usePartial || result.usePartial;
			this.children[guid] = result;
			this.useDepths = this.useDepths || result.useDepths;
			return guid;
		},
		accept: function accept(node) {
			if (_utils.indexOf(_nodeTypes.NODE_TYPES, node.type) === -1 || !this[node.type]) throw new _exception2["default"]("Unknown type: " + node.type, node);
			this.sourceNode.unshift(node);
			var ret = this[node.type](node);
			this.sourceNode.shift();
			return ret;
		},
		Program: function Program(program) {
			validateBlockParams(program);
			this.options.blockParams.unshift(program.blockParams);
			var body = program.body, bodyLength = body.length;
			for (var i = 0; i < bodyLength; i++) this.accept(body[i]);
			this.options.blockParams.shift();
			this.isSimple = bodyLength === 1;
			this.blockParams = program.blockParams ? program.blockParams.length : 0;
			return this;
		},
		BlockStatement: function BlockStatement(block) {
			transformLiteralToPath(block);
			var program = block.program, inverse = block.inverse;
			program = program && this.compileProgram(program);
			inverse = inverse && this.compileProgram(inverse);
			var type = this.classifySexpr(block);
			if (type === "helper") this.helperSexpr(block, program, inverse);
			else if (type === "simple") {
				this.simpleSexpr(block);
				this.opcode("pushProgram", program);
				this.opcode("pushProgram", inverse);
				this.opcode("emptyHash");
				this.opcode("blockValue", block.path.original);
			} else {
				this.ambiguousSexpr(block, program, inverse);
				this.opcode("pushProgram", program);
				this.opcode("pushProgram", inverse);
				this.opcode("emptyHash");
				this.opcode("ambiguousBlockValue");
			}
			this.opcode("append");
		},
		DecoratorBlock: function DecoratorBlock(decorator) {
			var program = decorator.program && this.compileProgram(decorator.program);
			var params = this.setupFullMustacheParams(decorator, program, void 0), path = decorator.path;
			this.useDecorators = true;
			this.opcode("registerDecorator", params.length, path.original);
		},
		PartialStatement: function PartialStatement(partial) {
			this.usePartial = true;
			var program = partial.program;
			if (program) program = this.compileProgram(partial.program);
			var params = partial.params;
			if (params.length > 1) throw new _exception2["default"]("Unsupported number of partial arguments: " + params.length, partial);
			else if (!params.length) {
				if (this.options.explicitPartialContext) this.opcode("pushLiteral", "undefined");
				else params.push({
					type: "PathExpression",
					parts: [],
					depth: 0
				});
			}
			var partialName = partial.name.original, isDynamic = partial.name.type === "SubExpression";
			if (isDynamic) this.accept(partial.name);
			this.setupFullMustacheParams(partial, program, void 0, true);
			var indent = partial.indent || "";
			if (this.options.preventIndent && indent) {
				this.opcode("appendContent", indent);
				indent = "";
			}
			this.opcode("invokePartial", isDynamic, partialName, indent);
			this.opcode("append");
		},
		PartialBlockStatement: function PartialBlockStatement(partialBlock) {
			this.PartialStatement(partialBlock);
		},
		MustacheStatement: function MustacheStatement(mustache) {
			this.SubExpression(mustache);
			if (mustache.escaped && !this.options.noEscape) this.opcode("appendEscaped");
			else this.opcode("append");
		},
		Decorator: function Decorator(decorator) {
			this.DecoratorBlock(decorator);
		},
		ContentStatement: function ContentStatement(content) {
			if (content.value != null && typeof content.value !== "string") throw invalidAst(content, "value must be a string");
			if (content.value) this.opcode("appendContent", content.value);
		},
		CommentStatement: function CommentStatement() {},
		SubExpression: function SubExpression(sexpr) {
			transformLiteralToPath(sexpr);
			var type = this.classifySexpr(sexpr);
			if (type === "simple") this.simpleSexpr(sexpr);
			else if (type === "helper") this.helperSexpr(sexpr);
			else this.ambiguousSexpr(sexpr);
		},
		ambiguousSexpr: function ambiguousSexpr(sexpr, program, inverse) {
			var path = sexpr.path, name = path.parts[0], isBlock = program != null || inverse != null;
			this.opcode("getContext", validateDepth(path));
			this.opcode("pushProgram", program);
			this.opcode("pushProgram", inverse);
			path.strict = true;
			this.accept(path);
			this.opcode("invokeAmbiguous", name, isBlock);
		},
		simpleSexpr: function simpleSexpr(sexpr) {
			var path = sexpr.path;
			path.strict = true;
			this.accept(path);
			this.opcode("resolvePossibleLambda");
		},
		helperSexpr: function helperSexpr(sexpr, program, inverse) {
			var params = this.setupFullMustacheParams(sexpr, program, inverse), path = sexpr.path, name = path.parts[0];
			if (this.options.knownHelpers[name]) this.opcode("invokeKnownHelper", params.length, name);
			else if (this.options.knownHelpersOnly) throw new _exception2["default"]("You specified knownHelpersOnly, but used the unknown helper " + name, sexpr);
			else {
				path.strict = true;
				path.falsy = true;
				this.accept(path);
				this.opcode("invokeHelper", params.length, path.original, _ast2["default"].helpers.simpleId(path));
			}
		},
		PathExpression: function PathExpression(path) {
			var depth = validateDepth(path);
			var parts = validateParts(path);
			this.addDepth(depth);
			this.opcode("getContext", depth);
			var name = parts[0], scoped = _ast2["default"].helpers.scopedId(path), blockParamId = !depth && !scoped && this.blockParamIndex(name);
			if (blockParamId) this.opcode("lookupBlockParam", blockParamId, parts);
			else if (!name) this.opcode("pushContext");
			else if (path.data) {
				this.options.data = true;
				this.opcode("lookupData", depth, parts, path.strict);
			} else this.opcode("lookupOnContext", parts, path.falsy, path.strict, scoped);
		},
		StringLiteral: function StringLiteral(string) {
			validateLiteral(string);
			this.opcode("pushString", string.value);
		},
		NumberLiteral: function NumberLiteral(number) {
			validateLiteral(number);
			this.opcode("pushLiteral", number.value);
		},
		BooleanLiteral: function BooleanLiteral(bool) {
			validateLiteral(bool);
			this.opcode("pushLiteral", bool.value);
		},
		UndefinedLiteral: function UndefinedLiteral() {
			this.opcode("pushLiteral", "undefined");
		},
		NullLiteral: function NullLiteral() {
			this.opcode("pushLiteral", "null");
		},
		Hash: function Hash(hash) {
			var pairs = hash.pairs, i = 0, l = void 0;
			if (!_utils.isArray(pairs)) throw invalidAst(hash, "pairs must be an array");
			l = pairs.length;
			for (var j = 0; j < l; j++) if (!pairs[j] || typeof pairs[j].key !== "string") throw invalidAst(hash, "pair keys must be strings");
			this.opcode("pushHash");
			for (; i < l; i++) this.pushParam(pairs[i].value);
			while (i--) this.opcode("assignToHash", pairs[i].key);
			this.opcode("popHash");
		},
		opcode: function opcode(name) {
			this.opcodes.push({
				opcode: name,
				args: slice.call(arguments, 1),
				loc: this.sourceNode[0].loc
			});
		},
		addDepth: function addDepth(depth) {
			if (!depth) return;
			this.useDepths = true;
		},
		classifySexpr: function classifySexpr(sexpr) {
			validateParts(sexpr.path);
			var isSimple = _ast2["default"].helpers.simpleId(sexpr.path);
			var isBlockParam = isSimple && !!this.blockParamIndex(sexpr.path.parts[0]);
			var isHelper = !isBlockParam && _ast2["default"].helpers.helperExpression(sexpr);
			var isEligible = !isBlockParam && (isHelper || isSimple);
			if (isEligible && !isHelper) {
				var _name = sexpr.path.parts[0], options = this.options;
				if (options.knownHelpers[_name]) isHelper = true;
				else if (options.knownHelpersOnly) isEligible = false;
			}
			if (isHelper) return "helper";
			else if (isEligible) return "ambiguous";
			else return "simple";
		},
		pushParams: function pushParams(params) {
			for (var i = 0, l = params.length; i < l; i++) this.pushParam(params[i]);
		},
		pushParam: function pushParam(val) {
			validateLiteral(val);
			var value = val.value != null ? val.value : val.original || "";
			var depth = validateDepth(val);
			if (this.stringParams) {
				if (typeof value !== "number" && typeof value !== "boolean") value = String(value);
				if (value.replace) value = value.replace(/^(\.?\.\/)*/g, "").replace(/\//g, ".");
				if (depth) this.addDepth(depth);
				this.opcode("getContext", depth);
				this.opcode("pushStringParam", value, val.type);
				if (val.type === "SubExpression") this.accept(val);
			} else {
				if (this.trackIds) {
					var blockParamIndex = void 0;
					if (val.parts && !_ast2["default"].helpers.scopedId(val) && !depth) blockParamIndex = this.blockParamIndex(validateParts(val)[0]);
					if (blockParamIndex) {
						var blockParamChild = val.parts.slice(1).join(".");
						this.opcode("pushId", "BlockParam", blockParamIndex, blockParamChild);
					} else {
						value = val.original || value;
						if (value.replace) value = value.replace(/^this(?:\.|$)/, "").replace(/^\.\//, "").replace(/^\.$/, "");
						this.opcode("pushId", val.type, value);
					}
				}
				this.accept(val);
			}
		},
		setupFullMustacheParams: function setupFullMustacheParams(sexpr, program, inverse, omitEmpty) {
			var params = sexpr.params;
			this.pushParams(params);
			this.opcode("pushProgram", program);
			this.opcode("pushProgram", inverse);
			if (sexpr.hash) this.accept(sexpr.hash);
			else this.opcode("emptyHash", omitEmpty);
			return params;
		},
		blockParamIndex: function blockParamIndex(name) {
			for (var depth = 0, len = this.options.blockParams.length; depth < len; depth++) {
				var blockParams = this.options.blockParams[depth], param = blockParams && _utils.indexOf(blockParams, name);
				if (blockParams && param >= 0) return [depth, param];
			}
		}
	};
	function precompile(input, options, env) {
		if (input == null || typeof input !== "string" && input.type !== "Program") throw new _exception2["default"]("You must pass a string or Handlebars AST to Handlebars.precompile. You passed " + input);
		options = options || {};
		if (!("data" in options)) options.data = true;
		if (options.compat) options.useDepths = true;
		var ast = env.parse(input, options), environment = new env.Compiler().compile(ast, options);
		return new env.JavaScriptCompiler().compile(environment, options);
	}
	function compile(input, options, env) {
		if (options === void 0) options = {};
		if (input == null || typeof input !== "string" && input.type !== "Program") throw new _exception2["default"]("You must pass a string or Handlebars AST to Handlebars.compile. You passed " + input);
		options = _utils.extend({}, options);
		if (!("data" in options)) options.data = true;
		if (options.compat) options.useDepths = true;
		var compiled = void 0;
		function compileInput() {
			var ast = env.parse(input, options), environment = new env.Compiler().compile(ast, options), templateSpec = new env.JavaScriptCompiler().compile(environment, options, void 0, true);
			return env.template(templateSpec);
		}
		function ret(context, execOptions) {
			if (!compiled) compiled = compileInput();
			return compiled.call(this, context, execOptions);
		}
		ret._setup = function(setupOptions) {
			if (!compiled) compiled = compileInput();
			return compiled._setup(setupOptions);
		};
		ret._child = function(i, data, blockParams, depths) {
			if (!compiled) compiled = compileInput();
			return compiled._child(i, data, blockParams, depths);
		};
		return ret;
	}
	function invalidAst(node, message) {
		return new _exception2["default"]("Invalid AST: " + node.type + " " + message, node);
	}
	function validateDepth(node) {
		var depth = node.depth;
		if (depth == null) return 0;
		if (typeof depth !== "number" || !isFinite(depth) || Math.floor(depth) !== depth || depth < 0) throw invalidAst(node, "depth must be a non-negative integer");
		return depth;
	}
	function validateLiteral(node) {
		var value = node.value;
		if (node.type === "StringLiteral" && typeof value !== "string") throw invalidAst(node, "value must be a string");
		else if (node.type === "NumberLiteral" && typeof value !== "number") throw invalidAst(node, "value must be a number");
		else if (node.type === "BooleanLiteral" && typeof value !== "boolean") throw invalidAst(node, "value must be a boolean");
	}
	function validateStringArray(node, value, name) {
		if (!_utils.isArray(value)) throw invalidAst(node, name + " must be an array");
		for (var i = 0; i < value.length; i++) if (typeof value[i] !== "string") throw invalidAst(node, name + " must only contain strings");
		return value;
	}
	function validateParts(path) {
		return validateStringArray(path, path.parts, "parts");
	}
	function validateBlockParams(program) {
		if (program.blockParams != null) validateStringArray(program, program.blockParams, "blockParams");
	}
	function argEquals(a, b) {
		if (a === b) return true;
		if (_utils.isArray(a) && _utils.isArray(b) && a.length === b.length) {
			for (var i = 0; i < a.length; i++) if (!argEquals(a[i], b[i])) return false;
			return true;
		}
	}
	function transformLiteralToPath(sexpr) {
		if (!sexpr.path.parts) {
			var literal = sexpr.path;
			sexpr.path = {
				type: "PathExpression",
				data: false,
				depth: 0,
				parts: [literal.original + ""],
				original: literal.original + "",
				loc: literal.loc
			};
		}
	}
}));
// node_modules/source-map/lib/base64.js
var require_base64 = __commonJSMin(((exports) => {
	var intToCharMap = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".split("");
	exports.encode = function(number) {
		if (0 <= number && number < intToCharMap.length) return intToCharMap[number];
		throw new TypeError("Must be between 0 and 63: " + number);
	};
	exports.decode = function(charCode) {
		var bigA = 65;
		var bigZ = 90;
		var littleA = 97;
		var littleZ = 122;
		var zero = 48;
		var nine = 57;
		var plus = 43;
		var slash = 47;
		var littleOffset = 26;
		var numberOffset = 52;
		if (bigA <= charCode && charCode <= bigZ) return charCode - bigA;
		if (littleA <= charCode && charCode <= littleZ) return charCode - littleA + littleOffset;
		if (zero <= charCode && charCode <= nine) return charCode - zero + numberOffset;
		if (charCode == plus) return 62;
		if (charCode == slash) return 63;
		return -1;
	};
}));
// node_modules/source-map/lib/base64-vlq.js
var require_base64_vlq = __commonJSMin(((exports) => {
	var base64 = require_base64();
	var VLQ_BASE_SHIFT = 5;
	var VLQ_BASE = 1 << VLQ_BASE_SHIFT;
	var VLQ_BASE_MASK = VLQ_BASE - 1;
	var VLQ_CONTINUATION_BIT = VLQ_BASE;
	function toVLQSigned(aValue) {
		return aValue < 0 ? (-aValue << 1) + 1 : (aValue << 1) + 0;
	}
	function fromVLQSigned(aValue) {
		var isNegative = (aValue & 1) === 1;
		var shifted = aValue >> 1;
		return isNegative ? -shifted : shifted;
	}
	exports.encode = function base64VLQ_encode(aValue) {
		var encoded = "";
		var digit;
		var vlq = toVLQSigned(aValue);
		do {
			digit = vlq & VLQ_BASE_MASK;
			vlq >>>= VLQ_BASE_SHIFT;
			if (vlq > 0) digit |= VLQ_CONTINUATION_BIT;
			encoded += base64.encode(digit);
		} while (vlq > 0);
		return encoded;
	};
	exports.decode = function base64VLQ_decode(aStr, aIndex, aOutParam) {
		var strLen = aStr.length;
		var result = 0;
		var shift = 0;
		var continuation, digit;
		do {
			if (aIndex >= strLen) throw new Error("Expected more digits in base 64 VLQ value.");
			digit = base64.decode(aStr.charCodeAt(aIndex++));
			if (digit === -1) throw new Error("Invalid base64 digit: " + aStr.charAt(aIndex - 1));
			continuation = !!(digit & VLQ_CONTINUATION_BIT);
			digit &= VLQ_BASE_MASK;
			result = result + (digit << shift);
			shift += VLQ_BASE_SHIFT;
		} while (continuation);
		aOutParam.value = fromVLQSigned(result);
		aOutParam.rest = aIndex;
	};
}));
// node_modules/source-map/lib/util.js
var require_util = __commonJSMin(((exports) => {
	function getArg(aArgs, aName, aDefaultValue) {
		if (aName in aArgs) return aArgs[aName];
		else if (arguments.length === 3) return aDefaultValue;
		else throw new Error("\"" + aName + "\" is a required argument.");
	}
	exports.getArg = getArg;
	var urlRegexp = /^(?:([\w+\-.]+):)?\/\/(?:(\w+:\w+)@)?([\w.-]*)(?::(\d+))?(.*)$/;
	var dataUrlRegexp = /^data:.+\,.+$/;
	function urlParse(aUrl) {
		var match = aUrl.match(urlRegexp);
		if (!match) return null;
		return {
			scheme: match[1],
			auth: match[2],
			host: match[3],
			port: match[4],
			path: match[5]
		};
	}
	exports.urlParse = urlParse;
	function urlGenerate(aParsedUrl) {
		var url = "";
		if (aParsedUrl.scheme) url += aParsedUrl.scheme + ":";
		url += "//";
		if (aParsedUrl.auth) url += aParsedUrl.auth + "@";
		if (aParsedUrl.host) url += aParsedUrl.host;
		if (aParsedUrl.port) url += ":" + aParsedUrl.port;
		if (aParsedUrl.path) url += aParsedUrl.path;
		return url;
	}
	exports.urlGenerate = urlGenerate;
	function normalize(aPath) {
		var path = aPath;
		var url = urlParse(aPath);
		if (url) {
			if (!url.path) return aPath;
			path = url.path;
		}
		var isAbsolute = exports.isAbsolute(path);
		var parts = path.split(/\/+/);
		for (var part, up = 0, i = parts.length - 1; i >= 0; i--) {
			part = parts[i];
			if (part === ".") parts.splice(i, 1);
			else if (part === "..") up++;
			else if (up > 0) {
				if (part === "") {
					parts.splice(i + 1, up);
					up = 0;
				} else {
					parts.splice(i, 2);
					up--;
				}
			}
		}
		path = parts.join("/");
		if (path === "") path = isAbsolute ? "/" : ".";
		if (url) {
			url.path = path;
			return urlGenerate(url);
		}
		return path;
	}
	exports.normalize = normalize;
	function join(aRoot, aPath) {
		if (aRoot === "") aRoot = ".";
		if (aPath === "") aPath = ".";
		var aPathUrl = urlParse(aPath);
		var aRootUrl = urlParse(aRoot);
		if (aRootUrl) aRoot = aRootUrl.path || "/";
		if (aPathUrl && !aPathUrl.scheme) {
			if (aRootUrl) aPathUrl.scheme = aRootUrl.scheme;
			return urlGenerate(aPathUrl);
		}
		if (aPathUrl || aPath.match(dataUrlRegexp)) return aPath;
		if (aRootUrl && !aRootUrl.host && !aRootUrl.path) {
			aRootUrl.host = aPath;
			return urlGenerate(aRootUrl);
		}
		var joined = aPath.charAt(0) === "/" ? aPath : normalize(aRoot.replace(/\/+$/, "") + "/" + aPath);
		if (aRootUrl) {
			aRootUrl.path = joined;
			return urlGenerate(aRootUrl);
		}
		return joined;
	}
	exports.join = join;
	exports.isAbsolute = function(aPath) {
		return aPath.charAt(0) === "/" || urlRegexp.test(aPath);
	};
	function relative(aRoot, aPath) {
		if (aRoot === "") aRoot = ".";
		aRoot = aRoot.replace(/\/$/, "");
		var level = 0;
		while (aPath.indexOf(aRoot + "/") !== 0) {
			var index = aRoot.lastIndexOf("/");
			if (index < 0) return aPath;
			aRoot = aRoot.slice(0, index);
			if (aRoot.match(/^([^\/]+:\/)?\/*$/)) return aPath;
			++level;
		}
		return Array(level + 1).join("../") + aPath.substr(aRoot.length + 1);
	}
	exports.relative = relative;
	var supportsNullProto = function() {
		return !("__proto__" in Object.create(null));
	}();
	function identity(s) {
		return s;
	}
	function toSetString(aStr) {
		if (isProtoString(aStr)) return "$" + aStr;
		return aStr;
	}
	exports.toSetString = supportsNullProto ? identity : toSetString;
	function fromSetString(aStr) {
		if (isProtoString(aStr)) return aStr.slice(1);
		return aStr;
	}
	exports.fromSetString = supportsNullProto ? identity : fromSetString;
	function isProtoString(s) {
		if (!s) return false;
		var length = s.length;
		if (length < 9) return false;
		if (s.charCodeAt(length - 1) !== 95 || s.charCodeAt(length - 2) !== 95 || s.charCodeAt(length - 3) !== 111 || s.charCodeAt(length - 4) !== 116 || s.charCodeAt(length - 5) !== 111 || s.charCodeAt(length - 6) !== 114 || s.charCodeAt(length - 7) !== 112 || s.charCodeAt(length - 8) !== 95 || s.charCodeAt(length - 9) !== 95) return false;
		for (var i = length - 10; i >= 0; i--) if (s.charCodeAt(i) !== 36) return false;
		return true;
	}
	function compareByOriginalPositions(mappingA, mappingB, onlyCompareOriginal) {
		var cmp = strcmp(mappingA.source, mappingB.source);
		if (cmp !== 0) return cmp;
		cmp = mappingA.originalLine - mappingB.originalLine;
		if (cmp !== 0) return cmp;
		cmp = mappingA.originalColumn - mappingB.originalColumn;
		if (cmp !== 0 || onlyCompareOriginal) return cmp;
		cmp = mappingA.generatedColumn - mappingB.generatedColumn;
		if (cmp !== 0) return cmp;
		cmp = mappingA.generatedLine - mappingB.generatedLine;
		if (cmp !== 0) return cmp;
		return strcmp(mappingA.name, mappingB.name);
	}
	exports.compareByOriginalPositions = compareByOriginalPositions;
	function compareByGeneratedPositionsDeflated(mappingA, mappingB, onlyCompareGenerated) {
		var cmp = mappingA.generatedLine - mappingB.generatedLine;
		if (cmp !== 0) return cmp;
		cmp = mappingA.generatedColumn - mappingB.generatedColumn;
		if (cmp !== 0 || onlyCompareGenerated) return cmp;
		cmp = strcmp(mappingA.source, mappingB.source);
		if (cmp !== 0) return cmp;
		cmp = mappingA.originalLine - mappingB.originalLine;
		if (cmp !== 0) return cmp;
		cmp = mappingA.originalColumn - mappingB.originalColumn;
		if (cmp !== 0) return cmp;
		return strcmp(mappingA.name, mappingB.name);
	}
	exports.compareByGeneratedPositionsDeflated = compareByGeneratedPositionsDeflated;
	function strcmp(aStr1, aStr2) {
		if (aStr1 === aStr2) return 0;
		if (aStr1 === null) return 1;
		if (aStr2 === null) return -1;
		if (aStr1 > aStr2) return 1;
		return -1;
	}
	function compareByGeneratedPositionsInflated(mappingA, mappingB) {
		var cmp = mappingA.generatedLine - mappingB.generatedLine;
		if (cmp !== 0) return cmp;
		cmp = mappingA.generatedColumn - mappingB.generatedColumn;
		if (cmp !== 0) return cmp;
		cmp = strcmp(mappingA.source, mappingB.source);
		if (cmp !== 0) return cmp;
		cmp = mappingA.originalLine - mappingB.originalLine;
		if (cmp !== 0) return cmp;
		cmp = mappingA.originalColumn - mappingB.originalColumn;
		if (cmp !== 0) return cmp;
		return strcmp(mappingA.name, mappingB.name);
	}
	exports.compareByGeneratedPositionsInflated = compareByGeneratedPositionsInflated;
	function parseSourceMapInput(str) {
		return JSON.parse(str.replace(/^\)]}'[^\n]*\n/, ""));
	}
	exports.parseSourceMapInput = parseSourceMapInput;
	function computeSourceURL(sourceRoot, sourceURL, sourceMapURL) {
		sourceURL = sourceURL || "";
		if (sourceRoot) {
			if (sourceRoot[sourceRoot.length - 1] !== "/" && sourceURL[0] !== "/") sourceRoot += "/";
			sourceURL = sourceRoot + sourceURL;
		}
		if (sourceMapURL) {
			var parsed = urlParse(sourceMapURL);
			if (!parsed) throw new Error("sourceMapURL could not be parsed");
			if (parsed.path) {
				var index = parsed.path.lastIndexOf("/");
				if (index >= 0) parsed.path = parsed.path.substring(0, index + 1);
			}
			sourceURL = join(urlGenerate(parsed), sourceURL);
		}
		return normalize(sourceURL);
	}
	exports.computeSourceURL = computeSourceURL;
}));
// node_modules/source-map/lib/array-set.js
var require_array_set = __commonJSMin(((exports) => {
	var util = require_util();
	var has = Object.prototype.hasOwnProperty;
	var hasNativeMap = typeof Map !== "undefined";
	function ArraySet() {
		this._array = [];
		this._set = hasNativeMap ? new Map() : Object.create(null);
	}
	ArraySet.fromArray = function ArraySet_fromArray(aArray, aAllowDuplicates) {
		var set = new ArraySet();
		for (var i = 0, len = aArray.length; i < len; i++) set.add(aArray[i], aAllowDuplicates);
		return set;
	};
	ArraySet.prototype.size = function ArraySet_size() {
		return hasNativeMap ? this._set.size : Object.getOwnPropertyNames(this._set).length;
	};
	ArraySet.prototype.add = function ArraySet_add(aStr, aAllowDuplicates) {
		var sStr = hasNativeMap ? aStr : util.toSetString(aStr);
		var isDuplicate = hasNativeMap ? this.has(aStr) : has.call(this._set, sStr);
		var idx = this._array.length;
		if (!isDuplicate || aAllowDuplicates) this._array.push(aStr);
		if (!isDuplicate) {
			if (hasNativeMap) this._set.set(aStr, idx);
			else this._set[sStr] = idx;
		}
	};
	ArraySet.prototype.has = function ArraySet_has(aStr) {
		if (hasNativeMap) return this._set.has(aStr);
		else {
			var sStr = util.toSetString(aStr);
			return has.call(this._set, sStr);
		}
	};
	ArraySet.prototype.indexOf = function ArraySet_indexOf(aStr) {
		if (hasNativeMap) {
			var idx = this._set.get(aStr);
			if (idx >= 0) return idx;
		} else {
			var sStr = util.toSetString(aStr);
			if (has.call(this._set, sStr)) return this._set[sStr];
		}
		throw new Error("\"" + aStr + "\" is not in the set.");
	};
	ArraySet.prototype.at = function ArraySet_at(aIdx) {
		if (aIdx >= 0 && aIdx < this._array.length) return this._array[aIdx];
		throw new Error("No element indexed by " + aIdx);
	};
	ArraySet.prototype.toArray = function ArraySet_toArray() {
		return this._array.slice();
	};
	exports.ArraySet = ArraySet;
}));
// node_modules/source-map/lib/mapping-list.js
var require_mapping_list = __commonJSMin(((exports) => {
	var util = require_util();
	function generatedPositionAfter(mappingA, mappingB) {
		var lineA = mappingA.generatedLine;
		var lineB = mappingB.generatedLine;
		var columnA = mappingA.generatedColumn;
		var columnB = mappingB.generatedColumn;
		return lineB > lineA || lineB == lineA && columnB >= columnA || util.compareByGeneratedPositionsInflated(mappingA, mappingB) <= 0;
	}
	function MappingList() {
		this._array = [];
		this._sorted = true;
		this._last = {
			generatedLine: -1,
			generatedColumn: 0
		};
	}
	MappingList.prototype.unsortedForEach = function MappingList_forEach(aCallback, aThisArg) {
		this._array.forEach(aCallback, aThisArg);
	};
	MappingList.prototype.add = function MappingList_add(aMapping) {
		if (generatedPositionAfter(this._last, aMapping)) {
			this._last = aMapping;
			this._array.push(aMapping);
		} else {
			this._sorted = false;
			this._array.push(aMapping);
		}
	};
	MappingList.prototype.toArray = function MappingList_toArray() {
		if (!this._sorted) {
			this._array.sort(util.compareByGeneratedPositionsInflated);
			this._sorted = true;
		}
		return this._array;
	};
	exports.MappingList = MappingList;
}));
// node_modules/source-map/lib/source-map-generator.js
var require_source_map_generator = __commonJSMin(((exports) => {
	var base64VLQ = require_base64_vlq();
	var util = require_util();
	var ArraySet = require_array_set().ArraySet;
	var MappingList = require_mapping_list().MappingList;
	function SourceMapGenerator(aArgs) {
		if (!aArgs) aArgs = {};
		this._file = util.getArg(aArgs, "file", null);
		this._sourceRoot = util.getArg(aArgs, "sourceRoot", null);
		this._skipValidation = util.getArg(aArgs, "skipValidation", false);
		this._sources = new ArraySet();
		this._names = new ArraySet();
		this._mappings = new MappingList();
		this._sourcesContents = null;
	}
	SourceMapGenerator.prototype._version = 3;
	SourceMapGenerator.fromSourceMap = function SourceMapGenerator_fromSourceMap(aSourceMapConsumer) {
		var sourceRoot = aSourceMapConsumer.sourceRoot;
		var generator = new SourceMapGenerator({
			file: aSourceMapConsumer.file,
			sourceRoot
		});
		aSourceMapConsumer.eachMapping(function(mapping) {
			var newMapping = { generated: {
				line: mapping.generatedLine,
				column: mapping.generatedColumn
			} };
			if (mapping.source != null) {
				newMapping.source = mapping.source;
				if (sourceRoot != null) newMapping.source = util.relative(sourceRoot, newMapping.source);
				newMapping.original = {
					line: mapping.originalLine,
					column: mapping.originalColumn
				};
				if (mapping.name != null) newMapping.name = mapping.name;
			}
			generator.addMapping(newMapping);
		});
		aSourceMapConsumer.sources.forEach(function(sourceFile) {
			var sourceRelative = sourceFile;
			if (sourceRoot !== null) sourceRelative = util.relative(sourceRoot, sourceFile);
			if (!generator._sources.has(sourceRelative)) generator._sources.add(sourceRelative);
			var content = aSourceMapConsumer.sourceContentFor(sourceFile);
			if (content != null) generator.setSourceContent(sourceFile, content);
		});
		return generator;
	};
	SourceMapGenerator.prototype.addMapping = function SourceMapGenerator_addMapping(aArgs) {
		var generated = util.getArg(aArgs, "generated");
		var original = util.getArg(aArgs, "original", null);
		var source = util.getArg(aArgs, "source", null);
		var name = util.getArg(aArgs, "name", null);
		if (!this._skipValidation) this._validateMapping(generated, original, source, name);
		if (source != null) {
			source = String(source);
			if (!this._sources.has(source)) this._sources.add(source);
		}
		if (name != null) {
			name = String(name);
			if (!this._names.has(name)) this._names.add(name);
		}
		this._mappings.add({
			generatedLine: generated.line,
			generatedColumn: generated.column,
			originalLine: original != null && original.line,
			originalColumn: original != null && original.column,
			source,
			name
		});
	};
	SourceMapGenerator.prototype.setSourceContent = function SourceMapGenerator_setSourceContent(aSourceFile, aSourceContent) {
		var source = aSourceFile;
		if (this._sourceRoot != null) source = util.relative(this._sourceRoot, source);
		if (aSourceContent != null) {
			if (!this._sourcesContents) this._sourcesContents = Object.create(null);
			this._sourcesContents[util.toSetString(source)] = aSourceContent;
		} else if (this._sourcesContents) {
			delete this._sourcesContents[util.toSetString(source)];
			if (Object.keys(this._sourcesContents).length === 0) this._sourcesContents = null;
		}
	};
	SourceMapGenerator.prototype.applySourceMap = function SourceMapGenerator_applySourceMap(aSourceMapConsumer, aSourceFile, aSourceMapPath) {
		var sourceFile = aSourceFile;
		if (aSourceFile == null) {
			if (aSourceMapConsumer.file == null) throw new Error("SourceMapGenerator.prototype.applySourceMap requires either an explicit source file, or the source map's \"file\" property. Both were omitted.");
			sourceFile = aSourceMapConsumer.file;
		}
		var sourceRoot = this._sourceRoot;
		if (sourceRoot != null) sourceFile = util.relative(sourceRoot, sourceFile);
		var newSources = new ArraySet();
		var newNames = new ArraySet();
		this._mappings.unsortedForEach(function(mapping) {
			if (mapping.source === sourceFile && mapping.originalLine != null) {
				var original = aSourceMapConsumer.originalPositionFor({
					line: mapping.originalLine,
					column: mapping.originalColumn
				});
				if (original.source != null) {
					mapping.source = original.source;
					if (aSourceMapPath != null) mapping.source = util.join(aSourceMapPath, mapping.source);
					if (sourceRoot != null) mapping.source = util.relative(sourceRoot, mapping.source);
					mapping.originalLine = original.line;
					mapping.originalColumn = original.column;
					if (original.name != null) mapping.name = original.name;
				}
			}
			var source = mapping.source;
			if (source != null && !newSources.has(source)) newSources.add(source);
			var name = mapping.name;
			if (name != null && !newNames.has(name)) newNames.add(name);
		}, this);
		this._sources = newSources;
		this._names = newNames;
		aSourceMapConsumer.sources.forEach(function(sourceFile) {
			var content = aSourceMapConsumer.sourceContentFor(sourceFile);
			if (content != null) {
				if (aSourceMapPath != null) sourceFile = util.join(aSourceMapPath, sourceFile);
				if (sourceRoot != null) sourceFile = util.relative(sourceRoot, sourceFile);
				this.setSourceContent(sourceFile, content);
			}
		}, this);
	};
	SourceMapGenerator.prototype._validateMapping = function SourceMapGenerator_validateMapping(aGenerated, aOriginal, aSource, aName) {
		if (aOriginal && typeof aOriginal.line !== "number" && typeof aOriginal.column !== "number") throw new Error("original.line and original.column are not numbers -- you probably meant to omit the original mapping entirely and only map the generated position. If so, pass null for the original mapping instead of an object with empty or null values.");
		if (aGenerated && "line" in aGenerated && "column" in aGenerated && aGenerated.line > 0 && aGenerated.column >= 0 && !aOriginal && !aSource && !aName) return;
		else if (aGenerated && "line" in aGenerated && "column" in aGenerated && aOriginal && "line" in aOriginal && "column" in aOriginal && aGenerated.line > 0 && aGenerated.column >= 0 && aOriginal.line > 0 && aOriginal.column >= 0 && aSource) return;
		else throw new Error("Invalid mapping: " + JSON.stringify({
			generated: aGenerated,
			source: aSource,
			original: aOriginal,
			name: aName
		}));
	};
	SourceMapGenerator.prototype._serializeMappings = function SourceMapGenerator_serializeMappings() {
		var previousGeneratedColumn = 0;
		var previousGeneratedLine = 1;
		var previousOriginalColumn = 0;
		var previousOriginalLine = 0;
		var previousName = 0;
		var previousSource = 0;
		var result = "";
		var next;
		var mapping;
		var nameIdx;
		var sourceIdx;
		var mappings = this._mappings.toArray();
		for (var i = 0, len = mappings.length; i < len; i++) {
			mapping = mappings[i];
			next = "";
			if (mapping.generatedLine !== previousGeneratedLine) {
				previousGeneratedColumn = 0;
				while (mapping.generatedLine !== previousGeneratedLine) {
					next += ";";
					previousGeneratedLine++;
				}
			} else if (i > 0) {
				if (!util.compareByGeneratedPositionsInflated(mapping, mappings[i - 1])) continue;
				next += ",";
			}
			next += base64VLQ.encode(mapping.generatedColumn - previousGeneratedColumn);
			previousGeneratedColumn = mapping.generatedColumn;
			if (mapping.source != null) {
				sourceIdx = this._sources.indexOf(mapping.source);
				next += base64VLQ.encode(sourceIdx - previousSource);
				previousSource = sourceIdx;
				next += base64VLQ.encode(mapping.originalLine - 1 - previousOriginalLine);
				previousOriginalLine = mapping.originalLine - 1;
				next += base64VLQ.encode(mapping.originalColumn - previousOriginalColumn);
				previousOriginalColumn = mapping.originalColumn;
				if (mapping.name != null) {
					nameIdx = this._names.indexOf(mapping.name);
					next += base64VLQ.encode(nameIdx - previousName);
					previousName = nameIdx;
				}
			}
			result += next;
		}
		return result;
	};
	SourceMapGenerator.prototype._generateSourcesContent = function SourceMapGenerator_generateSourcesContent(aSources, aSourceRoot) {
		return aSources.map(function(source) {
			if (!this._sourcesContents) return null;
			if (aSourceRoot != null) source = util.relative(aSourceRoot, source);
			var key = util.toSetString(source);
			return Object.prototype.hasOwnProperty.call(this._sourcesContents, key) ? this._sourcesContents[key] : null;
		}, this);
	};
	SourceMapGenerator.prototype.toJSON = function SourceMapGenerator_toJSON() {
		var map = {
			version: this._version,
			sources: this._sources.toArray(),
			names: this._names.toArray(),
			mappings: this._serializeMappings()
		};
		if (this._file != null) map.file = this._file;
		if (this._sourceRoot != null) map.sourceRoot = this._sourceRoot;
		if (this._sourcesContents) map.sourcesContent = this._generateSourcesContent(map.sources, map.sourceRoot);
		return map;
	};
	SourceMapGenerator.prototype.toString = function SourceMapGenerator_toString() {
		return JSON.stringify(this.toJSON());
	};
	exports.SourceMapGenerator = SourceMapGenerator;
}));
// node_modules/source-map/lib/binary-search.js
var require_binary_search = __commonJSMin(((exports) => {
	exports.GREATEST_LOWER_BOUND = 1;
	exports.LEAST_UPPER_BOUND = 2;
	function recursiveSearch(aLow, aHigh, aNeedle, aHaystack, aCompare, aBias) {
		var mid = Math.floor((aHigh - aLow) / 2) + aLow;
		var cmp = aCompare(aNeedle, aHaystack[mid], true);
		if (cmp === 0) return mid;
		else if (cmp > 0) {
			if (aHigh - mid > 1) return recursiveSearch(mid, aHigh, aNeedle, aHaystack, aCompare, aBias);
			if (aBias == exports.LEAST_UPPER_BOUND) return aHigh < aHaystack.length ? aHigh : -1;
			else return mid;
		} else {
			if (mid - aLow > 1) return recursiveSearch(aLow, mid, aNeedle, aHaystack, aCompare, aBias);
			if (aBias == exports.LEAST_UPPER_BOUND) return mid;
			else return aLow < 0 ? -1 : aLow;
		}
	}
	exports.search = function search(aNeedle, aHaystack, aCompare, aBias) {
		if (aHaystack.length === 0) return -1;
		var index = recursiveSearch(-1, aHaystack.length, aNeedle, aHaystack, aCompare, aBias || exports.GREATEST_LOWER_BOUND);
		if (index < 0) return -1;
		while (index - 1 >= 0) {
			if (aCompare(aHaystack[index], aHaystack[index - 1], true) !== 0) break;
			--index;
		}
		return index;
	};
}));
// node_modules/source-map/lib/quick-sort.js
var require_quick_sort = __commonJSMin(((exports) => {
	function swap(ary, x, y) {
		var temp = ary[x];
		ary[x] = ary[y];
		ary[y] = temp;
	}
	function randomIntInRange(low, high) {
		return Math.round(low + Math.random() * (high - low));
	}
	function doQuickSort(ary, comparator, p, r) {
		if (p < r) {
			var pivotIndex = randomIntInRange(p, r);
			var i = p - 1;
			swap(ary, pivotIndex, r);
			var pivot = ary[r];
			for (var j = p; j < r; j++) if (comparator(ary[j], pivot) <= 0) {
				i += 1;
				swap(ary, i, j);
			}
			swap(ary, i + 1, j);
			var q = i + 1;
			doQuickSort(ary, comparator, p, q - 1);
			doQuickSort(ary, comparator, q + 1, r);
		}
	}
	exports.quickSort = function(ary, comparator) {
		doQuickSort(ary, comparator, 0, ary.length - 1);
	};
}));
// node_modules/source-map/lib/source-map-consumer.js
var require_source_map_consumer = __commonJSMin(((exports) => {
	var util = require_util();
	var binarySearch = require_binary_search();
	var ArraySet = require_array_set().ArraySet;
	var base64VLQ = require_base64_vlq();
	var quickSort = require_quick_sort().quickSort;
	function SourceMapConsumer(aSourceMap, aSourceMapURL) {
		var sourceMap = aSourceMap;
		if (typeof aSourceMap === "string") sourceMap = util.parseSourceMapInput(aSourceMap);
		return sourceMap.sections != null ? new IndexedSourceMapConsumer(sourceMap, aSourceMapURL) : new BasicSourceMapConsumer(sourceMap, aSourceMapURL);
	}
	SourceMapConsumer.fromSourceMap = function(aSourceMap, aSourceMapURL) {
		return BasicSourceMapConsumer.fromSourceMap(aSourceMap, aSourceMapURL);
	};
	SourceMapConsumer.prototype._version = 3;
	SourceMapConsumer.prototype.__generatedMappings = null;
	Object.defineProperty(SourceMapConsumer.prototype, "_generatedMappings", {
		configurable: true,
		enumerable: true,
		get: function() {
			if (!this.__generatedMappings) this._parseMappings(this._mappings, this.sourceRoot);
			return this.__generatedMappings;
		}
	});
	SourceMapConsumer.prototype.__originalMappings = null;
	Object.defineProperty(SourceMapConsumer.prototype, "_originalMappings", {
		configurable: true,
		enumerable: true,
		get: function() {
			if (!this.__originalMappings) this._parseMappings(this._mappings, this.sourceRoot);
			return this.__originalMappings;
		}
	});
	SourceMapConsumer.prototype._charIsMappingSeparator = function SourceMapConsumer_charIsMappingSeparator(aStr, index) {
		var c = aStr.charAt(index);
		return c === ";" || c === ",";
	};
	SourceMapConsumer.prototype._parseMappings = function SourceMapConsumer_parseMappings(aStr, aSourceRoot) {
		throw new Error("Subclasses must implement _parseMappings");
	};
	SourceMapConsumer.GENERATED_ORDER = 1;
	SourceMapConsumer.ORIGINAL_ORDER = 2;
	SourceMapConsumer.GREATEST_LOWER_BOUND = 1;
	SourceMapConsumer.LEAST_UPPER_BOUND = 2;
	SourceMapConsumer.prototype.eachMapping = function SourceMapConsumer_eachMapping(aCallback, aContext, aOrder) {
		var context = aContext || null;
		var order = aOrder || SourceMapConsumer.GENERATED_ORDER;
		var mappings;
		switch (order) {
			case SourceMapConsumer.GENERATED_ORDER:
				mappings = this._generatedMappings;
				break;
			case SourceMapConsumer.ORIGINAL_ORDER:
				mappings = this._originalMappings;
				break;
			default: throw new Error("Unknown order of iteration.");
		}
		var sourceRoot = this.sourceRoot;
		mappings.map(function(mapping) {
			var source = mapping.source === null ? null : this._sources.at(mapping.source);
			source = util.computeSourceURL(sourceRoot, source, this._sourceMapURL);
			return {
				source,
				generatedLine: mapping.generatedLine,
				generatedColumn: mapping.generatedColumn,
				originalLine: mapping.originalLine,
				originalColumn: mapping.originalColumn,
				name: mapping.name === null ? null : this._names.at(mapping.name)
			};
		}, this).forEach(aCallback, context);
	};
	SourceMapConsumer.prototype.allGeneratedPositionsFor = function SourceMapConsumer_allGeneratedPositionsFor(aArgs) {
		var line = util.getArg(aArgs, "line");
		var needle = {
			source: util.getArg(aArgs, "source"),
			originalLine: line,
			originalColumn: util.getArg(aArgs, "column", 0)
		};
		needle.source = this._findSourceIndex(needle.source);
		if (needle.source < 0) return [];
		var mappings = [];
		var index = this._findMapping(needle, this._originalMappings, "originalLine", "originalColumn", util.compareByOriginalPositions, binarySearch.LEAST_UPPER_BOUND);
		if (index >= 0) {
			var mapping = this._originalMappings[index];
			if (aArgs.column === void 0) {
				var originalLine = mapping.originalLine;
				while (mapping && mapping.originalLine === originalLine) {
					mappings.push({
						line: util.getArg(mapping, "generatedLine", null),
						column: util.getArg(mapping, "generatedColumn", null),
						lastColumn: util.getArg(mapping, "lastGeneratedColumn", null)
					});
					mapping = this._originalMappings[++index];
				}
			} else {
				var originalColumn = mapping.originalColumn;
				while (mapping && mapping.originalLine === line && mapping.originalColumn == originalColumn) {
					mappings.push({
						line: util.getArg(mapping, "generatedLine", null),
						column: util.getArg(mapping, "generatedColumn", null),
						lastColumn: util.getArg(mapping, "lastGeneratedColumn", null)
					});
					mapping = this._originalMappings[++index];
				}
			}
		}
		return mappings;
	};
	exports.SourceMapConsumer = SourceMapConsumer;
	function BasicSourceMapConsumer(aSourceMap, aSourceMapURL) {
		var sourceMap = aSourceMap;
		if (typeof aSourceMap === "string") sourceMap = util.parseSourceMapInput(aSourceMap);
		var version = util.getArg(sourceMap, "version");
		var sources = util.getArg(sourceMap, "sources");
		var names = util.getArg(sourceMap, "names", []);
		var sourceRoot = util.getArg(sourceMap, "sourceRoot", null);
		var sourcesContent = util.getArg(sourceMap, "sourcesContent", null);
		var mappings = util.getArg(sourceMap, "mappings");
		var file = util.getArg(sourceMap, "file", null);
		if (version != this._version) throw new Error("Unsupported version: " + version);
		if (sourceRoot) sourceRoot = util.normalize(sourceRoot);
		sources = sources.map(String).map(util.normalize).map(function(source) {
			return sourceRoot && util.isAbsolute(sourceRoot) && util.isAbsolute(source) ? util.relative(sourceRoot, source) : source;
		});
		this._names = ArraySet.fromArray(names.map(String), true);
		this._sources = ArraySet.fromArray(sources, true);
		this._absoluteSources = this._sources.toArray().map(function(s) {
			return util.computeSourceURL(sourceRoot, s, aSourceMapURL);
		});
		this.sourceRoot = sourceRoot;
		this.sourcesContent = sourcesContent;
		this._mappings = mappings;
		this._sourceMapURL = aSourceMapURL;
		this.file = file;
	}
	BasicSourceMapConsumer.prototype = Object.create(SourceMapConsumer.prototype);
	BasicSourceMapConsumer.prototype.consumer = SourceMapConsumer;
	BasicSourceMapConsumer.prototype._findSourceIndex = function(aSource) {
		var relativeSource = aSource;
		if (this.sourceRoot != null) relativeSource = util.relative(this.sourceRoot, relativeSource);
		if (this._sources.has(relativeSource)) return this._sources.indexOf(relativeSource);
		var i = 0;
		for (; i < this._absoluteSources.length; ++i) if (this._absoluteSources[i] == aSource) return i;
		return -1;
	};
	BasicSourceMapConsumer.fromSourceMap = function SourceMapConsumer_fromSourceMap(aSourceMap, aSourceMapURL) {
		var smc = Object.create(BasicSourceMapConsumer.prototype);
		var names = smc._names = ArraySet.fromArray(aSourceMap._names.toArray(), true);
		var sources = smc._sources = ArraySet.fromArray(aSourceMap._sources.toArray(), true);
		smc.sourceRoot = aSourceMap._sourceRoot;
		smc.sourcesContent = aSourceMap._generateSourcesContent(smc._sources.toArray(), smc.sourceRoot);
		smc.file = aSourceMap._file;
		smc._sourceMapURL = aSourceMapURL;
		smc._absoluteSources = smc._sources.toArray().map(function(s) {
			return util.computeSourceURL(smc.sourceRoot, s, aSourceMapURL);
		});
		var generatedMappings = aSourceMap._mappings.toArray().slice();
		var destGeneratedMappings = smc.__generatedMappings = [];
		var destOriginalMappings = smc.__originalMappings = [];
		for (var i = 0, length = generatedMappings.length; i < length; i++) {
			var srcMapping = generatedMappings[i];
			var destMapping = new Mapping();
			destMapping.generatedLine = srcMapping.generatedLine;
			destMapping.generatedColumn = srcMapping.generatedColumn;
			if (srcMapping.source) {
				destMapping.source = sources.indexOf(srcMapping.source);
				destMapping.originalLine = srcMapping.originalLine;
				destMapping.originalColumn = srcMapping.originalColumn;
				if (srcMapping.name) destMapping.name = names.indexOf(srcMapping.name);
				destOriginalMappings.push(destMapping);
			}
			destGeneratedMappings.push(destMapping);
		}
		quickSort(smc.__originalMappings, util.compareByOriginalPositions);
		return smc;
	};
	BasicSourceMapConsumer.prototype._version = 3;
	Object.defineProperty(BasicSourceMapConsumer.prototype, "sources", { get: function() {
		return this._absoluteSources.slice();
	} });
	function Mapping() {
		this.generatedLine = 0;
		this.generatedColumn = 0;
		this.source = null;
		this.originalLine = null;
		this.originalColumn = null;
		this.name = null;
	}
	BasicSourceMapConsumer.prototype._parseMappings = function SourceMapConsumer_parseMappings(aStr, aSourceRoot) {
		var generatedLine = 1;
		var previousGeneratedColumn = 0;
		var previousOriginalLine = 0;
		var previousOriginalColumn = 0;
		var previousSource = 0;
		var previousName = 0;
		var length = aStr.length;
		var index = 0;
		var cachedSegments = {};
		var temp = {};
		var originalMappings = [];
		var generatedMappings = [];
		var mapping, str, segment, end, value;
		while (index < length) if (aStr.charAt(index) === ";") {
			generatedLine++;
			index++;
			previousGeneratedColumn = 0;
		} else if (aStr.charAt(index) === ",") index++;
		else {
			mapping = new Mapping();
			mapping.generatedLine = generatedLine;
			for (end = index; end < length; end++) if (this._charIsMappingSeparator(aStr, end)) break;
			str = aStr.slice(index, end);
			segment = cachedSegments[str];
			if (segment) index += str.length;
			else {
				segment = [];
				while (index < end) {
					base64VLQ.decode(aStr, index, temp);
					value = temp.value;
					index = temp.rest;
					segment.push(value);
				}
				if (segment.length === 2) throw new Error("Found a source, but no line and column");
				if (segment.length === 3) throw new Error("Found a source and line, but no column");
				cachedSegments[str] = segment;
			}
			mapping.generatedColumn = previousGeneratedColumn + segment[0];
			previousGeneratedColumn = mapping.generatedColumn;
			if (segment.length > 1) {
				mapping.source = previousSource + segment[1];
				previousSource += segment[1];
				mapping.originalLine = previousOriginalLine + segment[2];
				previousOriginalLine = mapping.originalLine;
				mapping.originalLine += 1;
				mapping.originalColumn = previousOriginalColumn + segment[3];
				previousOriginalColumn = mapping.originalColumn;
				if (segment.length > 4) {
					mapping.name = previousName + segment[4];
					previousName += segment[4];
				}
			}
			generatedMappings.push(mapping);
			if (typeof mapping.originalLine === "number") originalMappings.push(mapping);
		}
		quickSort(generatedMappings, util.compareByGeneratedPositionsDeflated);
		this.__generatedMappings = generatedMappings;
		quickSort(originalMappings, util.compareByOriginalPositions);
		this.__originalMappings = originalMappings;
	};
	BasicSourceMapConsumer.prototype._findMapping = function SourceMapConsumer_findMapping(aNeedle, aMappings, aLineName, aColumnName, aComparator, aBias) {
		if (aNeedle[aLineName] <= 0) throw new TypeError("Line must be greater than or equal to 1, got " + aNeedle[aLineName]);
		if (aNeedle[aColumnName] < 0) throw new TypeError("Column must be greater than or equal to 0, got " + aNeedle[aColumnName]);
		return binarySearch.search(aNeedle, aMappings, aComparator, aBias);
	};
	BasicSourceMapConsumer.prototype.computeColumnSpans = function SourceMapConsumer_computeColumnSpans() {
		for (var index = 0; index < this._generatedMappings.length; ++index) {
			var mapping = this._generatedMappings[index];
			if (index + 1 < this._generatedMappings.length) {
				var nextMapping = this._generatedMappings[index + 1];
				if (mapping.generatedLine === nextMapping.generatedLine) {
					mapping.lastGeneratedColumn = nextMapping.generatedColumn - 1;
					continue;
				}
			}
			mapping.lastGeneratedColumn = 1e400;
		}
	};
	BasicSourceMapConsumer.prototype.originalPositionFor = function SourceMapConsumer_originalPositionFor(aArgs) {
		var needle = {
			generatedLine: util.getArg(aArgs, "line"),
			generatedColumn: util.getArg(aArgs, "column")
		};
		var index = this._findMapping(needle, this._generatedMappings, "generatedLine", "generatedColumn", util.compareByGeneratedPositionsDeflated, util.getArg(aArgs, "bias", SourceMapConsumer.GREATEST_LOWER_BOUND));
		if (index >= 0) {
			var mapping = this._generatedMappings[index];
			if (mapping.generatedLine === needle.generatedLine) {
				var source = util.getArg(mapping, "source", null);
				if (source !== null) {
					source = this._sources.at(source);
					source = util.computeSourceURL(this.sourceRoot, source, this._sourceMapURL);
				}
				var name = util.getArg(mapping, "name", null);
				if (name !== null) name = this._names.at(name);
				return {
					source,
					line: util.getArg(mapping, "originalLine", null),
					column: util.getArg(mapping, "originalColumn", null),
					name
				};
			}
		}
		return {
			source: null,
			line: null,
			column: null,
			name: null
		};
	};
	BasicSourceMapConsumer.prototype.hasContentsOfAllSources = function BasicSourceMapConsumer_hasContentsOfAllSources() {
		if (!this.sourcesContent) return false;
		return this.sourcesContent.length >= this._sources.size() && !this.sourcesContent.some(function(sc) {
			return sc == null;
		});
	};
	BasicSourceMapConsumer.prototype.sourceContentFor = function SourceMapConsumer_sourceContentFor(aSource, nullOnMissing) {
		if (!this.sourcesContent) return null;
		var index = this._findSourceIndex(aSource);
		if (index >= 0) return this.sourcesContent[index];
		var relativeSource = aSource;
		if (this.sourceRoot != null) relativeSource = util.relative(this.sourceRoot, relativeSource);
		var url;
		if (this.sourceRoot != null && (url = util.urlParse(this.sourceRoot))) {
			var fileUriAbsPath = relativeSource.replace(/^file:\/\//, "");
			if (url.scheme == "file" && this._sources.has(fileUriAbsPath)) return this.sourcesContent[this._sources.indexOf(fileUriAbsPath)];
			if ((!url.path || url.path == "/") && this._sources.has("/" + relativeSource)) return this.sourcesContent[this._sources.indexOf("/" + relativeSource)];
		}
		if (nullOnMissing) return null;
		else throw new Error("\"" + relativeSource + "\" is not in the SourceMap.");
	};
	BasicSourceMapConsumer.prototype.generatedPositionFor = function SourceMapConsumer_generatedPositionFor(aArgs) {
		var source = util.getArg(aArgs, "source");
		source = this._findSourceIndex(source);
		if (source < 0) return {
			line: null,
			column: null,
			lastColumn: null
		};
		var needle = {
			source,
			originalLine: util.getArg(aArgs, "line"),
			originalColumn: util.getArg(aArgs, "column")
		};
		var index = this._findMapping(needle, this._originalMappings, "originalLine", "originalColumn", util.compareByOriginalPositions, util.getArg(aArgs, "bias", SourceMapConsumer.GREATEST_LOWER_BOUND));
		if (index >= 0) {
			var mapping = this._originalMappings[index];
			if (mapping.source === needle.source) return {
				line: util.getArg(mapping, "generatedLine", null),
				column: util.getArg(mapping, "generatedColumn", null),
				lastColumn: util.getArg(mapping, "lastGeneratedColumn", null)
			};
		}
		return {
			line: null,
			column: null,
			lastColumn: null
		};
	};
	exports.BasicSourceMapConsumer = BasicSourceMapConsumer;
	function IndexedSourceMapConsumer(aSourceMap, aSourceMapURL) {
		var sourceMap = aSourceMap;
		if (typeof aSourceMap === "string") sourceMap = util.parseSourceMapInput(aSourceMap);
		var version = util.getArg(sourceMap, "version");
		var sections = util.getArg(sourceMap, "sections");
		if (version != this._version) throw new Error("Unsupported version: " + version);
		this._sources = new ArraySet();
		this._names = new ArraySet();
		var lastOffset = {
			line: -1,
			column: 0
		};
		this._sections = sections.map(function(s) {
			if (s.url) throw new Error("Support for url field in sections not implemented.");
			var offset = util.getArg(s, "offset");
			var offsetLine = util.getArg(offset, "line");
			var offsetColumn = util.getArg(offset, "column");
			if (offsetLine < lastOffset.line || offsetLine === lastOffset.line && offsetColumn < lastOffset.column) throw new Error("Section offsets must be ordered and non-overlapping.");
			lastOffset = offset;
			return {
				generatedOffset: {
					generatedLine: offsetLine + 1,
					generatedColumn: offsetColumn + 1
				},
				consumer: new SourceMapConsumer(util.getArg(s, "map"), aSourceMapURL)
			};
		});
	}
	IndexedSourceMapConsumer.prototype = Object.create(SourceMapConsumer.prototype);
	IndexedSourceMapConsumer.prototype.constructor = SourceMapConsumer;
	IndexedSourceMapConsumer.prototype._version = 3;
	Object.defineProperty(IndexedSourceMapConsumer.prototype, "sources", { get: function() {
		var sources = [];
		for (var i = 0; i < this._sections.length; i++) for (var j = 0; j < this._sections[i].consumer.sources.length; j++) sources.push(this._sections[i].consumer.sources[j]);
		return sources;
	} });
	IndexedSourceMapConsumer.prototype.originalPositionFor = function IndexedSourceMapConsumer_originalPositionFor(aArgs) {
		var needle = {
			generatedLine: util.getArg(aArgs, "line"),
			generatedColumn: util.getArg(aArgs, "column")
		};
		var sectionIndex = binarySearch.search(needle, this._sections, function(needle, section) {
			var cmp = needle.generatedLine - section.generatedOffset.generatedLine;
			if (cmp) return cmp;
			return needle.generatedColumn - section.generatedOffset.generatedColumn;
		});
		var section = this._sections[sectionIndex];
		if (!section) return {
			source: null,
			line: null,
			column: null,
			name: null
		};
		return section.consumer.originalPositionFor({
			line: needle.generatedLine - (section.generatedOffset.generatedLine - 1),
			column: needle.generatedColumn - (section.generatedOffset.generatedLine === needle.generatedLine ? section.generatedOffset.generatedColumn - 1 : 0),
			bias: aArgs.bias
		});
	};
	IndexedSourceMapConsumer.prototype.hasContentsOfAllSources = function IndexedSourceMapConsumer_hasContentsOfAllSources() {
		return this._sections.every(function(s) {
			return s.consumer.hasContentsOfAllSources();
		});
	};
	IndexedSourceMapConsumer.prototype.sourceContentFor = function IndexedSourceMapConsumer_sourceContentFor(aSource, nullOnMissing) {
		for (var i = 0; i < this._sections.length; i++) {
			var content = this._sections[i].consumer.sourceContentFor(aSource, true);
			if (content) return content;
		}
		if (nullOnMissing) return null;
		else throw new Error("\"" + aSource + "\" is not in the SourceMap.");
	};
	IndexedSourceMapConsumer.prototype.generatedPositionFor = function IndexedSourceMapConsumer_generatedPositionFor(aArgs) {
		for (var i = 0; i < this._sections.length; i++) {
			var section = this._sections[i];
			if (section.consumer._findSourceIndex(util.getArg(aArgs, "source")) === -1) continue;
			var generatedPosition = section.consumer.generatedPositionFor(aArgs);
			if (generatedPosition) return {
				line: generatedPosition.line + (section.generatedOffset.generatedLine - 1),
				column: generatedPosition.column + (section.generatedOffset.generatedLine === generatedPosition.line ? section.generatedOffset.generatedColumn - 1 : 0)
			};
		}
		return {
			line: null,
			column: null
		};
	};
	IndexedSourceMapConsumer.prototype._parseMappings = function IndexedSourceMapConsumer_parseMappings(aStr, aSourceRoot) {
		this.__generatedMappings = [];
		this.__originalMappings = [];
		for (var i = 0; i < this._sections.length; i++) {
			var section = this._sections[i];
			var sectionMappings = section.consumer._generatedMappings;
			for (var j = 0; j < sectionMappings.length; j++) {
				var mapping = sectionMappings[j];
				var source = section.consumer._sources.at(mapping.source);
				source = util.computeSourceURL(section.consumer.sourceRoot, source, this._sourceMapURL);
				this._sources.add(source);
				source = this._sources.indexOf(source);
				var name = null;
				if (mapping.name) {
					name = section.consumer._names.at(mapping.name);
					this._names.add(name);
					name = this._names.indexOf(name);
				}
				var adjustedMapping = {
					source,
					generatedLine: mapping.generatedLine + (section.generatedOffset.generatedLine - 1),
					generatedColumn: mapping.generatedColumn + (section.generatedOffset.generatedLine === mapping.generatedLine ? section.generatedOffset.generatedColumn - 1 : 0),
					originalLine: mapping.originalLine,
					originalColumn: mapping.originalColumn,
					name
				};
				this.__generatedMappings.push(adjustedMapping);
				if (typeof adjustedMapping.originalLine === "number") this.__originalMappings.push(adjustedMapping);
			}
		}
		quickSort(this.__generatedMappings, util.compareByGeneratedPositionsDeflated);
		quickSort(this.__originalMappings, util.compareByOriginalPositions);
	};
	exports.IndexedSourceMapConsumer = IndexedSourceMapConsumer;
}));
// node_modules/source-map/lib/source-node.js
var require_source_node = __commonJSMin(((exports) => {
	var SourceMapGenerator = require_source_map_generator().SourceMapGenerator;
	var util = require_util();
	var REGEX_NEWLINE = /(\r?\n)/;
	var NEWLINE_CODE = 10;
	var isSourceNode = "$$$isSourceNode$$$";
	function SourceNode(aLine, aColumn, aSource, aChunks, aName) {
		this.children = [];
		this.sourceContents = {};
		this.line = aLine == null ? null : aLine;
		this.column = aColumn == null ? null : aColumn;
		this.source = aSource == null ? null : aSource;
		this.name = aName == null ? null : aName;
		this[isSourceNode] = true;
		if (aChunks != null) this.add(aChunks);
	}
	SourceNode.fromStringWithSourceMap = function SourceNode_fromStringWithSourceMap(aGeneratedCode, aSourceMapConsumer, aRelativePath) {
		var node = new SourceNode();
		var remainingLines = aGeneratedCode.split(REGEX_NEWLINE);
		var remainingLinesIndex = 0;
		var shiftNextLine = function() {
			return getNextLine() + (getNextLine() || "");
			function getNextLine() {
				return remainingLinesIndex < remainingLines.length ? remainingLines[remainingLinesIndex++] : void 0;
			}
		};
		var lastGeneratedLine = 1, lastGeneratedColumn = 0;
		var lastMapping = null;
		aSourceMapConsumer.eachMapping(function(mapping) {
			if (lastMapping !== null) {
				if (lastGeneratedLine < mapping.generatedLine) {
					addMappingWithCode(lastMapping, shiftNextLine());
					lastGeneratedLine++;
					lastGeneratedColumn = 0;
				} else {
					var nextLine = remainingLines[remainingLinesIndex] || "";
					var code = nextLine.substr(0, mapping.generatedColumn - lastGeneratedColumn);
					remainingLines[remainingLinesIndex] = nextLine.substr(mapping.generatedColumn - lastGeneratedColumn);
					lastGeneratedColumn = mapping.generatedColumn;
					addMappingWithCode(lastMapping, code);
					lastMapping = mapping;
					return;
				}
			}
			while (lastGeneratedLine < mapping.generatedLine) {
				node.add(shiftNextLine());
				lastGeneratedLine++;
			}
			if (lastGeneratedColumn < mapping.generatedColumn) {
				var nextLine = remainingLines[remainingLinesIndex] || "";
				node.add(nextLine.substr(0, mapping.generatedColumn));
				remainingLines[remainingLinesIndex] = nextLine.substr(mapping.generatedColumn);
				lastGeneratedColumn = mapping.generatedColumn;
			}
			lastMapping = mapping;
		}, this);
		if (remainingLinesIndex < remainingLines.length) {
			if (lastMapping) addMappingWithCode(lastMapping, shiftNextLine());
			node.add(remainingLines.splice(remainingLinesIndex).join(""));
		}
		aSourceMapConsumer.sources.forEach(function(sourceFile) {
			var content = aSourceMapConsumer.sourceContentFor(sourceFile);
			if (content != null) {
				if (aRelativePath != null) sourceFile = util.join(aRelativePath, sourceFile);
				node.setSourceContent(sourceFile, content);
			}
		});
		return node;
		function addMappingWithCode(mapping, code) {
			if (mapping === null || mapping.source === void 0) node.add(code);
			else {
				var source = aRelativePath ? util.join(aRelativePath, mapping.source) : mapping.source;
				node.add(new SourceNode(mapping.originalLine, mapping.originalColumn, source, code, mapping.name));
			}
		}
	};
	SourceNode.prototype.add = function SourceNode_add(aChunk) {
		if (Array.isArray(aChunk)) aChunk.forEach(function(chunk) {
			this.add(chunk);
		}, this);
		else if (aChunk[isSourceNode] || typeof aChunk === "string") {
			if (aChunk) this.children.push(aChunk);
		} else throw new TypeError("Expected a SourceNode, string, or an array of SourceNodes and strings. Got " + aChunk);
		return this;
	};
	SourceNode.prototype.prepend = function SourceNode_prepend(aChunk) {
		if (Array.isArray(aChunk)) for (var i = aChunk.length - 1; i >= 0; i--) this.prepend(aChunk[i]);
		else if (aChunk[isSourceNode] || typeof aChunk === "string") this.children.unshift(aChunk);
		else throw new TypeError("Expected a SourceNode, string, or an array of SourceNodes and strings. Got " + aChunk);
		return this;
	};
	SourceNode.prototype.walk = function SourceNode_walk(aFn) {
		var chunk;
		for (var i = 0, len = this.children.length; i < len; i++) {
			chunk = this.children[i];
			if (chunk[isSourceNode]) chunk.walk(aFn);
			else if (chunk !== "") aFn(chunk, {
				source: this.source,
				line: this.line,
				column: this.column,
				name: this.name
			});
		}
	};
	SourceNode.prototype.join = function SourceNode_join(aSep) {
		var newChildren;
		var i;
		var len = this.children.length;
		if (len > 0) {
			newChildren = [];
			for (i = 0; i < len - 1; i++) {
				newChildren.push(this.children[i]);
				newChildren.push(aSep);
			}
			newChildren.push(this.children[i]);
			this.children = newChildren;
		}
		return this;
	};
	SourceNode.prototype.replaceRight = function SourceNode_replaceRight(aPattern, aReplacement) {
		var lastChild = this.children[this.children.length - 1];
		if (lastChild[isSourceNode]) lastChild.replaceRight(aPattern, aReplacement);
		else if (typeof lastChild === "string") this.children[this.children.length - 1] = lastChild.replace(aPattern, aReplacement);
		else this.children.push("".replace(aPattern, aReplacement));
		return this;
	};
	SourceNode.prototype.setSourceContent = function SourceNode_setSourceContent(aSourceFile, aSourceContent) {
		this.sourceContents[util.toSetString(aSourceFile)] = aSourceContent;
	};
	SourceNode.prototype.walkSourceContents = function SourceNode_walkSourceContents(aFn) {
		for (var i = 0, len = this.children.length; i < len; i++) if (this.children[i][isSourceNode]) this.children[i].walkSourceContents(aFn);
		var sources = Object.keys(this.sourceContents);
		for (var i = 0, len = sources.length; i < len; i++) aFn(util.fromSetString(sources[i]), this.sourceContents[sources[i]]);
	};
	SourceNode.prototype.toString = function SourceNode_toString() {
		var str = "";
		this.walk(function(chunk) {
			str += chunk;
		});
		return str;
	};
	SourceNode.prototype.toStringWithSourceMap = function SourceNode_toStringWithSourceMap(aArgs) {
		var generated = {
			code: "",
			line: 1,
			column: 0
		};
		var map = new SourceMapGenerator(aArgs);
		var sourceMappingActive = false;
		var lastOriginalSource = null;
		var lastOriginalLine = null;
		var lastOriginalColumn = null;
		var lastOriginalName = null;
		this.walk(function(chunk, original) {
			generated.code += chunk;
			if (original.source !== null && original.line !== null && original.column !== null) {
				if (lastOriginalSource !== original.source || lastOriginalLine !== original.line || lastOriginalColumn !== original.column || lastOriginalName !== original.name) map.addMapping({
					source: original.source,
					original: {
						line: original.line,
						column: original.column
					},
					generated: {
						line: generated.line,
						column: generated.column
					},
					name: original.name
				});
				lastOriginalSource = original.source;
				lastOriginalLine = original.line;
				lastOriginalColumn = original.column;
				lastOriginalName = original.name;
				sourceMappingActive = true;
			} else if (sourceMappingActive) {
				map.addMapping({ generated: {
					line: generated.line,
					column: generated.column
				} });
				lastOriginalSource = null;
				sourceMappingActive = false;
			}
			for (var idx = 0, length = chunk.length; idx < length; idx++) if (chunk.charCodeAt(idx) === NEWLINE_CODE) {
				generated.line++;
				generated.column = 0;
				if (idx + 1 === length) {
					lastOriginalSource = null;
					sourceMappingActive = false;
				} else if (sourceMappingActive) map.addMapping({
					source: original.source,
					original: {
						line: original.line,
						column: original.column
					},
					generated: {
						line: generated.line,
						column: generated.column
					},
					name: original.name
				});
			} else generated.column++;
		});
		this.walkSourceContents(function(sourceFile, sourceContent) {
			map.setSourceContent(sourceFile, sourceContent);
		});
		return {
			code: generated.code,
			map
		};
	};
	exports.SourceNode = SourceNode;
}));
// node_modules/source-map/source-map.js
var require_source_map = __commonJSMin(((exports) => {
	exports.SourceMapGenerator = require_source_map_generator().SourceMapGenerator;
	exports.SourceMapConsumer = require_source_map_consumer().SourceMapConsumer;
	exports.SourceNode = require_source_node().SourceNode;
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/code-gen.js
var require_code_gen = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.safeJsonLiteral = safeJsonLiteral;
	var _utils = require_utils();
	var NEEDS_ESCAPING = /[\x00-\x1f\\"\u2028\u2029<\ud800-\udfff]/;
	var SCRIPT_DELIMITERS = /<(?=!--|\/?script)/gi;
	function escapeScriptDelimiters(code) {
		return code.replace(SCRIPT_DELIMITERS, "\\u003C");
	}
	function escapeSurrogate(surrogate) {
		return "\\u" + surrogate.charCodeAt(0).toString(16);
	}
	function safeJsonLiteral(value) {
		return escapeScriptDelimiters(JSON.stringify(value).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029").replace(/[\ud800-\udfff]/g, escapeSurrogate));
	}
	var SourceNode = void 0;
	try {
		if (typeof define !== "function" || !define.amd) SourceNode = require_source_map().SourceNode;
	} catch (err) {}
	if (!SourceNode) {
		SourceNode = function(line, column, srcFile, chunks) {
			this.src = "";
			if (chunks) this.add(chunks);
		};
		SourceNode.prototype = {
			add: function add(chunks) {
				if (_utils.isArray(chunks)) chunks = chunks.join("");
				this.src += chunks;
			},
			prepend: function prepend(chunks) {
				if (_utils.isArray(chunks)) chunks = chunks.join("");
				this.src = chunks + this.src;
			},
			toStringWithSourceMap: function toStringWithSourceMap() {
				return { code: this.toString() };
			},
			toString: function toString() {
				return this.src;
			}
		};
	}
	function castChunk(chunk, codeGen, loc) {
		if (_utils.isArray(chunk)) {
			var ret = [];
			for (var i = 0, len = chunk.length; i < len; i++) ret.push(codeGen.wrap(chunk[i], loc));
			return ret;
		} else if (typeof chunk === "boolean" || typeof chunk === "number") return chunk + "";
		return chunk;
	}
	function CodeGen(srcFile) {
		this.srcFile = srcFile;
		this.source = [];
	}
	CodeGen.prototype = {
		isEmpty: function isEmpty() {
			return !this.source.length;
		},
		prepend: function prepend(source, loc) {
			this.source.unshift(this.wrap(source, loc));
		},
		push: function push(source, loc) {
			this.source.push(this.wrap(source, loc));
		},
		merge: function merge() {
			var source = this.empty();
			this.each(function(line) {
				source.add([
					"  ",
					line,
					"\n"
				]);
			});
			return source;
		},
		each: function each(iter) {
			for (var i = 0, len = this.source.length; i < len; i++) iter(this.source[i]);
		},
		empty: function empty() {
			var loc = this.currentLocation || { start: {} };
			return new SourceNode(loc.start.line, loc.start.column, this.srcFile);
		},
		wrap: function wrap(chunk) {
			var loc = arguments.length <= 1 || arguments[1] === void 0 ? this.currentLocation || { start: {} } : arguments[1];
			if (chunk instanceof SourceNode) return chunk;
			chunk = castChunk(chunk, this, loc);
			return new SourceNode(loc.start.line, loc.start.column, this.srcFile, chunk);
		},
		functionCall: function functionCall(fn, type, params) {
			params = this.generateList(params);
			return this.wrap([
				fn,
				type ? "." + type + "(" : "(",
				params,
				")"
			]);
		},
		quotedString: function quotedString(str) {
			str = str + "";
			if (!NEEDS_ESCAPING.test(str)) return "\"" + str + "\"";
			return safeJsonLiteral(str);
		},
		objectLiteral: function objectLiteral(obj) {
			var _this = this;
			var pairs = [];
			Object.keys(obj).forEach(function(key) {
				var value = castChunk(obj[key], _this);
				if (value !== "undefined") pairs.push([
					_this.quotedString(key),
					":",
					value
				]);
			});
			var ret = this.generateList(pairs);
			ret.prepend("{");
			ret.add("}");
			return ret;
		},
		generateList: function generateList(entries) {
			var ret = this.empty();
			for (var i = 0, len = entries.length; i < len; i++) {
				if (i) ret.add(",");
				ret.add(castChunk(entries[i], this));
			}
			return ret;
		},
		generateArray: function generateArray(entries) {
			var ret = this.generateList(entries);
			ret.prepend("[");
			ret.add("]");
			return ret;
		}
	};
	exports["default"] = CodeGen;
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/javascript-compiler.js
var require_javascript_compiler = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _base = require_base$1();
	var _exception2 = _interopRequireDefault(require_exception());
	var _utils = require_utils();
	var _codeGen = require_code_gen();
	var _codeGen2 = _interopRequireDefault(_codeGen);
	function Literal(value) {
		this.value = value;
	}
	function JavaScriptCompiler() {}
	JavaScriptCompiler.prototype = {
		nameLookup: function nameLookup(parent, name) {
			return this.internalNameLookup(parent, name);
		},
		depthedLookup: function depthedLookup(name) {
			return [
				this.aliasable("container.lookup"),
				"(depths, ",
				this.quotedString(name),
				")"
			];
		},
		compilerInfo: function compilerInfo() {
			var revision = _base.COMPILER_REVISION;
			return [revision, _base.REVISION_CHANGES[revision]];
		},
		appendToBuffer: function appendToBuffer(source, location, explicit) {
			if (!_utils.isArray(source)) source = [source];
			source = this.source.wrap(source, location);
			if (this.environment.isSimple) return [
				"return ",
				source,
				";"
			];
			else if (explicit) return [
				"buffer += ",
				source,
				";"
			];
			else {
				source.appendToBuffer = true;
				return source;
			}
		},
		initializeBuffer: function initializeBuffer() {
			return this.quotedString("");
		},
		internalNameLookup: function internalNameLookup(parent, name) {
			this.lookupPropertyFunctionIsUsed = true;
			return [
				"lookupProperty(",
				parent,
				",",
				this.quotedString(name),
				")"
			];
		},
		lookupPropertyFunctionIsUsed: false,
		compile: function compile(environment, options, context, asObject) {
			this.environment = environment;
			this.options = options;
			this.stringParams = this.options.stringParams;
			this.trackIds = this.options.trackIds;
			this.precompile = !asObject;
			this.name = this.environment.name;
			this.isChild = !!context;
			this.context = context || {
				decorators: [],
				programs: [],
				environments: []
			};
			this.preamble();
			this.stackSlot = 0;
			this.stackVars = [];
			this.aliases = {};
			this.registers = { list: [] };
			this.hashes = [];
			this.compileStack = [];
			this.inlineStack = [];
			this.blockParams = [];
			this.compileChildren(environment, options);
			this.useDepths = this.useDepths || environment.useDepths || environment.useDecorators || this.options.compat;
			this.useBlockParams = this.useBlockParams || environment.useBlockParams;
			var opcodes = environment.opcodes, opcode = void 0, firstLoc = void 0, i = void 0, l = void 0;
			for (i = 0, l = opcodes.length; i < l; i++) {
				opcode = opcodes[i];
				this.source.currentLocation = opcode.loc;
				firstLoc = firstLoc || opcode.loc;
				this[opcode.opcode].apply(this, opcode.args);
			}
			this.source.currentLocation = firstLoc;
			this.pushSource("");
			if (this.stackSlot || this.inlineStack.length || this.compileStack.length) throw new _exception2["default"]("Compile completed with content left on stack");
			if (!this.decorators.isEmpty()) {
				this.useDecorators = true;
				this.decorators.prepend([
					"var decorators = container.decorators, ",
					this.lookupPropertyFunctionVarDeclaration(),
					";\n"
				]);
				this.decorators.push("return fn;");
				if (asObject) this.decorators = Function.apply(this, [
					"fn",
					"props",
					"container",
					"depth0",
					"data",
					"blockParams",
					"depths",
					this.decorators.merge()
				]);
				else {
					this.decorators.prepend("function(fn, props, container, depth0, data, blockParams, depths) {\n");
					this.decorators.push("}\n");
					this.decorators = this.decorators.merge();
				}
			} else this.decorators = void 0;
			var fn = this.createFunctionContext(asObject);
			if (!this.isChild) {
				var ret = {
					compiler: this.compilerInfo(),
					main: fn
				};
				if (this.decorators) {
					ret.main_d = this.decorators;
					ret.useDecorators = true;
				}
				var _context = this.context;
				var programs = _context.programs;
				var decorators = _context.decorators;
				for (i = 0, l = programs.length; i < l; i++) {
					ret[i] = programs[i];
					if (decorators[i]) {
						ret[i + "_d"] = decorators[i];
						ret.useDecorators = true;
					}
				}
				if (this.environment.usePartial) ret.usePartial = true;
				if (this.options.data) ret.useData = true;
				if (this.useDepths) ret.useDepths = true;
				if (this.useBlockParams) ret.useBlockParams = true;
				if (this.options.compat) ret.compat = true;
				if (!asObject) {
					ret.compiler = JSON.stringify(ret.compiler);
					this.source.currentLocation = { start: {
						line: 1,
						column: 0
					} };
					ret = this.objectLiteral(ret);
					if (options.srcName) {
						ret = ret.toStringWithSourceMap({ file: options.destName });
						ret.map = ret.map && ret.map.toString();
					} else ret = ret.toString();
				} else ret.compilerOptions = this.options;
				return ret;
			} else return fn;
		},
		preamble: function preamble() {
			this.lastContext = 0;
			this.source = new _codeGen2["default"](this.options.srcName);
			this.decorators = new _codeGen2["default"](this.options.srcName);
		},
		createFunctionContext: function createFunctionContext(asObject) {
			var _this = this;
			var varDeclarations = "";
			var locals = this.stackVars.concat(this.registers.list);
			if (locals.length > 0) varDeclarations += ", " + locals.join(", ");
			var aliasCount = 0;
			Object.keys(this.aliases).forEach(function(alias) {
				var node = _this.aliases[alias];
				if (node.children && node.referenceCount > 1) {
					varDeclarations += ", alias" + ++aliasCount + "=" + alias;
					node.children[0] = "alias" + aliasCount;
				}
			});
			if (this.lookupPropertyFunctionIsUsed) varDeclarations += ", " + this.lookupPropertyFunctionVarDeclaration();
			var params = [
				"container",
				"depth0",
				"helpers",
				"partials",
				"data"
			];
			if (this.useBlockParams || this.useDepths) params.push("blockParams");
			if (this.useDepths) params.push("depths");
			var source = this.mergeSource(varDeclarations);
			if (asObject) {
				params.push(source);
				return Function.apply(this, params);
			} else return this.source.wrap([
				"function(",
				params.join(","),
				") {\n  ",
				source,
				"}"
			]);
		},
		mergeSource: function mergeSource(varDeclarations) {
			var isSimple = this.environment.isSimple, appendOnly = !this.forceBuffer, appendFirst = void 0, sourceSeen = void 0, bufferStart = void 0, bufferEnd = void 0;
			this.source.each(function(line) {
				if (line.appendToBuffer) {
					if (bufferStart) line.prepend("  + ");
					else bufferStart = line;
					bufferEnd = line;
				} else {
					if (bufferStart) {
						if (!sourceSeen) appendFirst = true;
						else bufferStart.prepend("buffer += ");
						bufferEnd.add(";");
						bufferStart = bufferEnd = void 0;
					}
					sourceSeen = true;
					if (!isSimple) appendOnly = false;
				}
			});
			if (appendOnly) {
				if (bufferStart) {
					bufferStart.prepend("return ");
					bufferEnd.add(";");
				} else if (!sourceSeen) this.source.push("return \"\";");
			} else {
				varDeclarations += ", buffer = " + (appendFirst ? "" : this.initializeBuffer());
				if (bufferStart) {
					bufferStart.prepend("return buffer + ");
					bufferEnd.add(";");
				} else this.source.push("return buffer;");
			}
			if (varDeclarations) this.source.prepend("var " + varDeclarations.substring(2) + (appendFirst ? "" : ";\n"));
			return this.source.merge();
		},
		lookupPropertyFunctionVarDeclaration: function lookupPropertyFunctionVarDeclaration() {
			return "\n      lookupProperty = container.lookupProperty || function(parent, propertyName) {\n        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {\n          return parent[propertyName];\n        }\n        return undefined\n    }\n    ".trim();
		},
		blockValue: function blockValue(name) {
			var blockHelperMissing = this.aliasable("container.hooks.blockHelperMissing"), params = [this.contextName(0)];
			this.setupHelperArgs(name, 0, params);
			var blockName = this.popStack();
			params.splice(1, 0, blockName);
			this.push(this.source.functionCall(blockHelperMissing, "call", params));
		},
		ambiguousBlockValue: function ambiguousBlockValue() {
			var blockHelperMissing = this.aliasable("container.hooks.blockHelperMissing"), params = [this.contextName(0)];
			this.setupHelperArgs("", 0, params, true);
			this.flushInline();
			var current = this.topStack();
			params.splice(1, 0, current);
			this.pushSource([
				"if (!",
				this.lastHelper,
				") { ",
				current,
				" = ",
				this.source.functionCall(blockHelperMissing, "call", params),
				"}"
			]);
		},
		appendContent: function appendContent(content) {
			if (this.pendingContent) content = this.pendingContent + content;
			else this.pendingLocation = this.source.currentLocation;
			this.pendingContent = content;
		},
		append: function append() {
			if (this.isInline()) {
				this.replaceStack(function(current) {
					return [
						" != null ? ",
						current,
						" : \"\""
					];
				});
				this.pushSource(this.appendToBuffer(this.popStack()));
			} else {
				var local = this.popStack();
				this.pushSource([
					"if (",
					local,
					" != null) { ",
					this.appendToBuffer(local, void 0, true),
					" }"
				]);
				if (this.environment.isSimple) this.pushSource([
					"else { ",
					this.appendToBuffer("''", void 0, true),
					" }"
				]);
			}
		},
		appendEscaped: function appendEscaped() {
			this.pushSource(this.appendToBuffer([
				this.aliasable("container.escapeExpression"),
				"(",
				this.popStack(),
				")"
			]));
		},
		getContext: function getContext(depth) {
			this.lastContext = depth;
		},
		pushContext: function pushContext() {
			this.pushStackLiteral(this.contextName(this.lastContext));
		},
		lookupOnContext: function lookupOnContext(parts, falsy, strict, scoped) {
			var i = 0;
			if (!scoped && this.options.compat && !this.lastContext) this.push(this.depthedLookup(parts[i++]));
			else this.pushContext();
			this.resolvePath("context", parts, i, falsy, strict);
		},
		lookupBlockParam: function lookupBlockParam(blockParamId, parts) {
			this.useBlockParams = true;
			this.push([
				"blockParams[",
				blockParamId[0],
				"][",
				blockParamId[1],
				"]"
			]);
			this.resolvePath("context", parts, 1);
		},
		lookupData: function lookupData(depth, parts, strict) {
			if (!depth) this.pushStackLiteral("data");
			else this.pushStackLiteral("container.data(data, " + depth + ")");
			this.resolvePath("data", parts, 0, true, strict);
		},
		resolvePath: function resolvePath(type, parts, startPartIndex, falsy, strict) {
			var _this2 = this;
			if (this.options.strict || this.options.assumeObjects) {
				this.push(strictLookup(this.options.strict && strict, this, parts, startPartIndex, type));
				return;
			}
			var len = parts.length;
			var _loop = function(i) {
				_this2.replaceStack(function(current) {
					var lookup = _this2.nameLookup(current, parts[i], type);
					if (!falsy) return [
						" != null ? ",
						lookup,
						" : ",
						current
					];
					else return [" && ", lookup];
				});
			};
			for (var i = startPartIndex; i < len; i++) _loop(i);
		},
		resolvePossibleLambda: function resolvePossibleLambda() {
			this.push([
				this.aliasable("container.lambda"),
				"(",
				this.popStack(),
				", ",
				this.contextName(0),
				")"
			]);
		},
		pushStringParam: function pushStringParam(string, type) {
			this.pushContext();
			this.pushString(type);
			if (type !== "SubExpression") {
				if (typeof string === "string") this.pushString(string);
				else this.pushStackLiteral(string);
			}
		},
		emptyHash: function emptyHash(omitEmpty) {
			if (this.trackIds) this.push("{}");
			if (this.stringParams) {
				this.push("{}");
				this.push("{}");
			}
			this.pushStackLiteral(omitEmpty ? "undefined" : "{}");
		},
		pushHash: function pushHash() {
			if (this.hash) this.hashes.push(this.hash);
			this.hash = {
				values: {},
				types: [],
				contexts: [],
				ids: []
			};
		},
		popHash: function popHash() {
			var hash = this.hash;
			this.hash = this.hashes.pop();
			if (this.trackIds) this.push(this.objectLiteral(hash.ids));
			if (this.stringParams) {
				this.push(this.objectLiteral(hash.contexts));
				this.push(this.objectLiteral(hash.types));
			}
			this.push(this.objectLiteral(hash.values));
		},
		pushString: function pushString(string) {
			this.pushStackLiteral(this.quotedString(string));
		},
		pushLiteral: function pushLiteral(value) {
			this.pushStackLiteral(value);
		},
		pushProgram: function pushProgram(guid) {
			if (guid != null) this.pushStackLiteral(this.programExpression(guid));
			else this.pushStackLiteral(null);
		},
		registerDecorator: function registerDecorator(paramSize, name) {
			var foundDecorator = this.nameLookup("decorators", name, "decorator"), options = this.setupHelperArgs(name, paramSize);
			this.decorators.push([
				"var decorator = ",
				foundDecorator,
				";"
			]);
			this.decorators.push([
				"if (typeof decorator !== \"function\") { throw new Error(",
				this.quotedString("Missing decorator: \"" + name + "\""),
				"); }"
			]);
			this.decorators.push([
				"fn = ",
				this.decorators.functionCall("decorator", "", [
					"fn",
					"props",
					"container",
					options
				]),
				" || fn;"
			]);
		},
		invokeHelper: function invokeHelper(paramSize, name, isSimple) {
			var nonHelper = this.popStack(), helper = this.setupHelper(paramSize, name);
			var possibleFunctionCalls = [];
			if (isSimple) possibleFunctionCalls.push(helper.name);
			possibleFunctionCalls.push(nonHelper);
			if (!this.options.strict) possibleFunctionCalls.push(this.aliasable("container.hooks.helperMissing"));
			var functionLookupCode = [
				"(",
				this.itemsSeparatedBy(possibleFunctionCalls, "||"),
				")"
			];
			var functionCall = this.source.functionCall(functionLookupCode, "call", helper.callParams);
			this.push(functionCall);
		},
		itemsSeparatedBy: function itemsSeparatedBy(items, separator) {
			var result = [];
			result.push(items[0]);
			for (var i = 1; i < items.length; i++) result.push(separator, items[i]);
			return result;
		},
		invokeKnownHelper: function invokeKnownHelper(paramSize, name) {
			var helper = this.setupHelper(paramSize, name);
			this.push(this.source.functionCall(helper.name, "call", helper.callParams));
		},
		invokeAmbiguous: function invokeAmbiguous(name, helperCall) {
			this.useRegister("helper");
			var nonHelper = this.popStack();
			this.emptyHash();
			var helper = this.setupHelper(0, name, helperCall);
			var lookup = [
				"(",
				"(helper = ",
				this.lastHelper = this.nameLookup("helpers", name, "helper"),
				" || ",
				nonHelper,
				")"
			];
			if (!this.options.strict) {
				lookup[0] = "(helper = ";
				lookup.push(" != null ? helper : ", this.aliasable("container.hooks.helperMissing"));
			}
			this.push([
				"(",
				lookup,
				helper.paramsInit ? ["),(", helper.paramsInit] : [],
				"),",
				"(typeof helper === ",
				this.aliasable("\"function\""),
				" ? ",
				this.source.functionCall("helper", "call", helper.callParams),
				" : helper))"
			]);
		},
		invokePartial: function invokePartial(isDynamic, name, indent) {
			var params = [], options = this.setupParams(name, 1, params);
			if (isDynamic) {
				name = this.popStack();
				delete options.name;
			}
			if (indent) options.indent = this.quotedString(indent);
			options.helpers = "helpers";
			options.partials = "partials";
			options.decorators = "container.decorators";
			if (!isDynamic) params.unshift(this.nameLookup("partials", name, "partial"));
			else params.unshift(name);
			if (this.options.compat) options.depths = "depths";
			options = this.objectLiteral(options);
			params.push(options);
			this.push(this.source.functionCall("container.invokePartial", "", params));
		},
		assignToHash: function assignToHash(key) {
			var value = this.popStack(), context = void 0, type = void 0, id = void 0;
			if (this.trackIds) id = this.popStack();
			if (this.stringParams) {
				type = this.popStack();
				context = this.popStack();
			}
			var hash = this.hash;
			if (context) hash.contexts[key] = context;
			if (type) hash.types[key] = type;
			if (id) hash.ids[key] = id;
			hash.values[key] = value;
		},
		pushId: function pushId(type, name, child) {
			if (type === "BlockParam") this.pushStackLiteral("blockParams[" + name[0] + "].path[" + name[1] + "]" + (child ? " + " + this.quotedString("." + child) : ""));
			else if (type === "PathExpression") this.pushString(name);
			else if (type === "SubExpression") this.pushStackLiteral("true");
			else this.pushStackLiteral("null");
		},
		compiler: JavaScriptCompiler,
		compileChildren: function compileChildren(environment, options) {
			var children = environment.children, child = void 0, compiler = void 0;
			for (var i = 0, l = children.length; i < l; i++) {
				child = children[i];
				compiler = new this.compiler();
				var existing = this.matchExistingProgram(child);
				if (existing == null) {
					var index = this.context.programs.push("") - 1;
					child.index = index;
					child.name = "program" + index;
					this.context.programs[index] = compiler.compile(child, options, this.context, !this.precompile);
					this.context.decorators[index] = compiler.decorators;
					this.context.environments[index] = child;
					this.useDepths = this.useDepths || compiler.useDepths;
					this.useBlockParams = this.useBlockParams || compiler.useBlockParams;
					child.useDepths = this.useDepths;
					child.useBlockParams = this.useBlockParams;
				} else {
					child.index = existing.index;
					child.name = "program" + existing.index;
					this.useDepths = this.useDepths || existing.useDepths;
					this.useBlockParams = this.useBlockParams || existing.useBlockParams;
				}
			}
		},
		matchExistingProgram: function matchExistingProgram(child) {
			for (var i = 0, len = this.context.environments.length; i < len; i++) {
				var environment = this.context.environments[i];
				if (environment && environment.equals(child)) return environment;
			}
		},
		programExpression: function programExpression(guid) {
			var child = this.environment.children[guid], programParams = [
				child.index,
				"data",
				child.blockParams
			];
			if (this.useBlockParams || this.useDepths) programParams.push("blockParams");
			if (this.useDepths) programParams.push("depths");
			return "container.program(" + programParams.join(", ") + ")";
		},
		useRegister: function useRegister(name) {
			if (!this.registers[name]) {
				this.registers[name] = true;
				this.registers.list.push(name);
			}
		},
		push: function push(expr) {
			if (!(expr instanceof Literal)) expr = this.source.wrap(expr);
			this.inlineStack.push(expr);
			return expr;
		},
		pushStackLiteral: function pushStackLiteral(item) {
			this.push(new Literal(item));
		},
		pushSource: function pushSource(source) {
			if (this.pendingContent) {
				this.source.push(this.appendToBuffer(this.source.quotedString(this.pendingContent), this.pendingLocation));
				this.pendingContent = void 0;
			}
			if (source) this.source.push(source);
		},
		replaceStack: function replaceStack(callback) {
			var prefix = ["("], stack = void 0, createdStack = void 0, usedLiteral = void 0;
			if (!this.isInline()) throw new _exception2["default"]("replaceStack on non-inline");
			var top = this.popStack(true);
			if (top instanceof Literal) {
				stack = [top.value];
				prefix = ["(", stack];
				usedLiteral = true;
			} else {
				createdStack = true;
				var _name = this.incrStack();
				prefix = [
					"((",
					this.push(_name),
					" = ",
					top,
					")"
				];
				stack = this.topStack();
			}
			var item = callback.call(this, stack);
			if (!usedLiteral) this.popStack();
			if (createdStack) this.stackSlot--;
			this.push(prefix.concat(item, ")"));
		},
		incrStack: function incrStack() {
			this.stackSlot++;
			if (this.stackSlot > this.stackVars.length) this.stackVars.push("stack" + this.stackSlot);
			return this.topStackName();
		},
		topStackName: function topStackName() {
			return "stack" + this.stackSlot;
		},
		flushInline: function flushInline() {
			var inlineStack = this.inlineStack;
			this.inlineStack = [];
			for (var i = 0, len = inlineStack.length; i < len; i++) {
				var entry = inlineStack[i];
				if (entry instanceof Literal) this.compileStack.push(entry);
				else {
					var stack = this.incrStack();
					this.pushSource([
						stack,
						" = ",
						entry,
						";"
					]);
					this.compileStack.push(stack);
				}
			}
		},
		isInline: function isInline() {
			return this.inlineStack.length;
		},
		popStack: function popStack(wrapped) {
			var inline = this.isInline(), item = (inline ? this.inlineStack : this.compileStack).pop();
			if (!wrapped && item instanceof Literal) return item.value;
			else {
				if (!inline) {
					if (!this.stackSlot) throw new _exception2["default"]("Invalid stack pop");
					this.stackSlot--;
				}
				return item;
			}
		},
		topStack: function topStack() {
			var stack = this.isInline() ? this.inlineStack : this.compileStack, item = stack[stack.length - 1];
			if (item instanceof Literal) return item.value;
			else return item;
		},
		contextName: function contextName(context) {
			if (this.useDepths && context) return "depths[" + context + "]";
			else return "depth" + context;
		},
		quotedString: function quotedString(str) {
			return this.source.quotedString(str);
		},
		objectLiteral: function objectLiteral(obj) {
			return this.source.objectLiteral(obj);
		},
		aliasable: function aliasable(name) {
			var ret = this.aliases[name];
			if (ret) {
				ret.referenceCount++;
				return ret;
			}
			ret = this.aliases[name] = this.source.wrap(name);
			ret.aliasable = true;
			ret.referenceCount = 1;
			return ret;
		},
		setupHelper: function setupHelper(paramSize, name, blockHelper) {
			var params = [];
			return {
				params,
				paramsInit: this.setupHelperArgs(name, paramSize, params, blockHelper),
				name: this.nameLookup("helpers", name, "helper"),
				callParams: [this.aliasable(this.contextName(0) + " != null ? " + this.contextName(0) + " : (container.nullContext || {})")].concat(params)
			};
		},
		setupParams: function setupParams(helper, paramSize, params) {
			var options = {}, contexts = [], types = [], ids = [], objectArgs = !params, param = void 0;
			if (objectArgs) params = [];
			options.name = this.quotedString(helper);
			options.hash = this.popStack();
			if (this.trackIds) options.hashIds = this.popStack();
			if (this.stringParams) {
				options.hashTypes = this.popStack();
				options.hashContexts = this.popStack();
			}
			var inverse = this.popStack(), program = this.popStack();
			if (program || inverse) {
				options.fn = program || "container.noop";
				options.inverse = inverse || "container.noop";
			}
			var i = paramSize;
			while (i--) {
				param = this.popStack();
				params[i] = param;
				if (this.trackIds) ids[i] = this.popStack();
				if (this.stringParams) {
					types[i] = this.popStack();
					contexts[i] = this.popStack();
				}
			}
			if (objectArgs) options.args = this.source.generateArray(params);
			if (this.trackIds) options.ids = this.source.generateArray(ids);
			if (this.stringParams) {
				options.types = this.source.generateArray(types);
				options.contexts = this.source.generateArray(contexts);
			}
			if (this.options.data) options.data = "data";
			if (this.useBlockParams) options.blockParams = "blockParams";
			return options;
		},
		setupHelperArgs: function setupHelperArgs(helper, paramSize, params, useRegister) {
			var options = this.setupParams(helper, paramSize, params);
			options.loc = locationLiteral(this);
			options = this.objectLiteral(options);
			if (useRegister) {
				this.useRegister("options");
				params.push("options");
				return ["options=", options];
			} else if (params) {
				params.push(options);
				return "";
			} else return options;
		}
	};
	(function() {
		var reservedWords = "break else new var case finally return void catch for switch while continue function this with default if throw delete in try do instanceof typeof abstract enum int short boolean export interface static byte extends long super char final native synchronized class float package throws const goto private transient debugger implements protected volatile double import public let yield await null true false".split(" ");
		var compilerWords = JavaScriptCompiler.RESERVED_WORDS = {};
		for (var i = 0, l = reservedWords.length; i < l; i++) compilerWords[reservedWords[i]] = true;
	})();
	JavaScriptCompiler.isValidJavaScriptVariableName = function(name) {
		return !JavaScriptCompiler.RESERVED_WORDS[name] && /^[a-zA-Z_$][0-9a-zA-Z_$]*$/.test(name);
	};
	function locationLiteral(compiler) {
		var loc = compiler.source.currentLocation;
		return loc ? _codeGen.safeJsonLiteral(loc) : "undefined";
	}
	function strictLookup(requireTerminal, compiler, parts, startPartIndex, type) {
		var stack = compiler.popStack(), len = parts.length;
		if (requireTerminal) len--;
		for (var i = startPartIndex; i < len; i++) stack = compiler.nameLookup(stack, parts[i], type);
		if (requireTerminal) return [
			compiler.aliasable("container.strict"),
			"(",
			stack,
			", ",
			compiler.quotedString(parts[len]),
			", ",
			locationLiteral(compiler),
			" )"
		];
		else return stack;
	}
	exports["default"] = JavaScriptCompiler;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars.js
var require_handlebars = __commonJSMin(((exports, module) => {
	exports.__esModule = true;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _handlebarsRuntime2 = _interopRequireDefault(require_handlebars_runtime());
	var _handlebarsCompilerAst2 = _interopRequireDefault(require_ast());
	var _handlebarsCompilerBase = require_base();
	var _handlebarsCompilerCompiler = require_compiler();
	var _handlebarsCompilerJavascriptCompiler2 = _interopRequireDefault(require_javascript_compiler());
	var _handlebarsCompilerVisitor2 = _interopRequireDefault(require_visitor());
	var _handlebarsNoConflict2 = _interopRequireDefault(require_no_conflict());
	var _create = _handlebarsRuntime2["default"].create;
	function create() {
		var hb = _create();
		hb.compile = function(input, options) {
			return _handlebarsCompilerCompiler.compile(input, options, hb);
		};
		hb.precompile = function(input, options) {
			return _handlebarsCompilerCompiler.precompile(input, options, hb);
		};
		hb.AST = _handlebarsCompilerAst2["default"];
		hb.Compiler = _handlebarsCompilerCompiler.Compiler;
		hb.JavaScriptCompiler = _handlebarsCompilerJavascriptCompiler2["default"];
		hb.Parser = _handlebarsCompilerBase.parser;
		hb.parse = _handlebarsCompilerBase.parse;
		hb.parseWithoutProcessing = _handlebarsCompilerBase.parseWithoutProcessing;
		return hb;
	}
	var inst = create();
	inst.create = create;
	_handlebarsNoConflict2["default"](inst);
	inst.Visitor = _handlebarsCompilerVisitor2["default"];
	inst["default"] = inst;
	exports["default"] = inst;
	module.exports = exports["default"];
}));
// node_modules/handlebars/dist/cjs/handlebars/compiler/printer.js
var require_printer = __commonJSMin(((exports) => {
	exports.__esModule = true;
	exports.print = print;
	exports.PrintVisitor = PrintVisitor;
	function _interopRequireDefault(obj) {
		return obj && obj.__esModule ? obj : { "default": obj };
	}
	var _visitor2 = _interopRequireDefault(require_visitor());
	function print(ast) {
		return new PrintVisitor().accept(ast);
	}
	function PrintVisitor() {
		this.padding = 0;
	}
	PrintVisitor.prototype = new _visitor2["default"]();
	PrintVisitor.prototype.pad = function(string) {
		var out = "";
		for (var i = 0, l = this.padding; i < l; i++) out += "  ";
		out += string + "\n";
		return out;
	};
	PrintVisitor.prototype.Program = function(program) {
		var out = "", body = program.body, i = void 0, l = void 0;
		if (program.blockParams) {
			var blockParams = "BLOCK PARAMS: [";
			for (i = 0, l = program.blockParams.length; i < l; i++) blockParams += " " + program.blockParams[i];
			blockParams += " ]";
			out += this.pad(blockParams);
		}
		for (i = 0, l = body.length; i < l; i++) out += this.accept(body[i]);
		this.padding--;
		return out;
	};
	PrintVisitor.prototype.MustacheStatement = function(mustache) {
		return this.pad("{{ " + this.SubExpression(mustache) + " }}");
	};
	PrintVisitor.prototype.Decorator = function(mustache) {
		return this.pad("{{ DIRECTIVE " + this.SubExpression(mustache) + " }}");
	};
	PrintVisitor.prototype.BlockStatement = PrintVisitor.prototype.DecoratorBlock = function(block) {
		var out = "";
		out += this.pad((block.type === "DecoratorBlock" ? "DIRECTIVE " : "") + "BLOCK:");
		this.padding++;
		out += this.pad(this.SubExpression(block));
		if (block.program) {
			out += this.pad("PROGRAM:");
			this.padding++;
			out += this.accept(block.program);
			this.padding--;
		}
		if (block.inverse) {
			if (block.program) this.padding++;
			out += this.pad("{{^}}");
			this.padding++;
			out += this.accept(block.inverse);
			this.padding--;
			if (block.program) this.padding--;
		}
		this.padding--;
		return out;
	};
	PrintVisitor.prototype.PartialStatement = function(partial) {
		var content = "PARTIAL:" + partial.name.original;
		if (partial.params[0]) content += " " + this.accept(partial.params[0]);
		if (partial.hash) content += " " + this.accept(partial.hash);
		return this.pad("{{> " + content + " }}");
	};
	PrintVisitor.prototype.PartialBlockStatement = function(partial) {
		var content = "PARTIAL BLOCK:" + partial.name.original;
		if (partial.params[0]) content += " " + this.accept(partial.params[0]);
		if (partial.hash) content += " " + this.accept(partial.hash);
		content += " " + this.pad("PROGRAM:");
		this.padding++;
		content += this.accept(partial.program);
		this.padding--;
		return this.pad("{{> " + content + " }}");
	};
	PrintVisitor.prototype.ContentStatement = function(content) {
		return this.pad("CONTENT[ '" + content.value + "' ]");
	};
	PrintVisitor.prototype.CommentStatement = function(comment) {
		return this.pad("{{! '" + comment.value + "' }}");
	};
	PrintVisitor.prototype.SubExpression = function(sexpr) {
		var params = sexpr.params, paramStrings = [], hash = void 0;
		for (var i = 0, l = params.length; i < l; i++) paramStrings.push(this.accept(params[i]));
		params = "[" + paramStrings.join(", ") + "]";
		hash = sexpr.hash ? " " + this.accept(sexpr.hash) : "";
		return this.accept(sexpr.path) + " " + params + hash;
	};
	PrintVisitor.prototype.PathExpression = function(id) {
		var path = id.parts.join("/");
		return (id.data ? "@" : "") + "PATH:" + path;
	};
	PrintVisitor.prototype.StringLiteral = function(string) {
		return "\"" + string.value + "\"";
	};
	PrintVisitor.prototype.NumberLiteral = function(number) {
		return "NUMBER{" + number.value + "}";
	};
	PrintVisitor.prototype.BooleanLiteral = function(bool) {
		return "BOOLEAN{" + bool.value + "}";
	};
	PrintVisitor.prototype.UndefinedLiteral = function() {
		return "UNDEFINED";
	};
	PrintVisitor.prototype.NullLiteral = function() {
		return "NULL";
	};
	PrintVisitor.prototype.Hash = function(hash) {
		var pairs = hash.pairs, joinedPairs = [];
		for (var i = 0, l = pairs.length; i < l; i++) joinedPairs.push(this.accept(pairs[i]));
		return "HASH{" + joinedPairs.join(", ") + "}";
	};
	PrintVisitor.prototype.HashPair = function(pair) {
		return pair.key + "=" + this.accept(pair.value);
	};
}));
// src/render/templates.ts
var import_lib = __toESM(__commonJSMin(((exports, module) => {
	var handlebars = require_handlebars()["default"];
	var printer = require_printer();
	handlebars.PrintVisitor = printer.PrintVisitor;
	handlebars.print = printer.print;
	module.exports = handlebars;
	function extension(module, filename) {
		var templateString = __require("fs").readFileSync(filename, "utf8");
		module.exports = handlebars.compile(templateString);
	}
	if (typeof __require !== "undefined" && __require.extensions) {
		__require.extensions[".handlebars"] = extension;
		__require.extensions[".hbs"] = extension;
	}
}))(), 1);
const knownHelpers = {
	if: true,
	unless: true,
	each: true,
	with: true,
	lookup: false,
	log: false
};
const compiled = new WeakMap();
function renderTemplate(name, view, { templates, markup }) {
	const partials = compile(templates, markup);
	const template = partials[name];
	if (template === void 0) throw new BugError(`there is no template "${name}"`);
	return template(view, {
		partials,
		allowProtoMethodsByDefault: false,
		allowProtoPropertiesByDefault: false
	});
}
function compile(templates, markup) {
	const known = compiled.get(templates) ?? new Map();
	compiled.set(templates, known);
	const ready = known.get(markup);
	if (ready !== void 0) return ready;
	const handlebars = import_lib.default.create();
	const options = {
		strict: true,
		noEscape: markup === "markdown",
		preventIndent: true,
		knownHelpersOnly: true,
		knownHelpers
	};
	const functions = Object.fromEntries(Object.entries(templates).map(([name, text]) => [name, handlebars.compile(text, options)]));
	known.set(markup, functions);
	return functions;
}
// src/render/render-report.ts
function renderReport(view, templates) {
	const style = renderTemplate("report-style", {}, {
		templates,
		markup: "html"
	});
	const styleDigest = createHash("sha256").update(style).digest("base64");
	return renderTemplate("report", {
		...view,
		styleDigest
	}, {
		templates,
		markup: "html"
	});
}
// src/rundir/facts-output.ts
const limits$2 = {
	fileBytes: 268435456,
	lineBytes: 1048576
};
const headLength = 200;
const contentLength = 65538;
const batchLength = 262144;
function readOutputFact(file, query, patterns) {
	const content = collectContent(query.equals === null ? headLength : contentLength);
	const matcher = query.matches === null ? null : matchInBatches(query.matches, patterns);
	const sequence = query.consecutiveFrom === null ? null : followSequence(query.consecutiveFrom);
	const parts = [
		content,
		matcher,
		sequence
	].filter((part) => part !== null);
	const lines = eachTextLine(file, limits$2, (text, number) => {
		for (const part of parts) part.line(text, number);
	});
	return {
		kind: "output",
		path: file.path,
		lines,
		head: content.text().slice(0, headLength),
		equals: query.equals === null ? null : content.text() === withoutLastBreak(query.equals),
		matchLine: matcher === null ? null : matcher.end(),
		sequenceBreak: sequence === null ? null : sequence.found()
	};
}
function eachTextLine({ reader, path }, lineLimits, visit) {
	let lines = 0;
	const { rest, restBytes } = reader.readLines(path, lineLimits, ({ text, number, cut }) => {
		if (cut) throw tooLong(path, number);
		lines = number;
		visit(text, number);
	});
	if (restBytes === 0) return lines;
	if (restBytes > lineLimits.lineBytes) throw tooLong(path, lines + 1);
	visit(rest, lines + 1);
	return lines + 1;
}
function tooLong(path, line) {
	return new HarnessError(`line ${String(line)} of ${path} is too long to be read`, { code: "evidence-too-large" });
}
function collectContent(limit) {
	let text = "";
	let isFirst = true;
	return {
		line(line) {
			if (text.length <= limit) text += `${isFirst ? "" : "\n"}${line.slice(0, limit + 1)}`;
			isFirst = false;
		},
		text: () => text
	};
}
function withoutLastBreak(text) {
	return text.endsWith("\n") ? text.slice(0, -1) : text;
}
function matchInBatches(pattern, patterns) {
	let found = 0;
	let batch = [];
	let length = 0;
	let done = 0;
	const flush = () => {
		const index = found === 0 ? patterns.searchText(pattern, batch) : -1;
		if (index === "too-slow") found = index;
		else if (index >= 0) found = done + index + 1;
		done += batch.length;
		batch = [];
		length = 0;
	};
	return {
		line(text) {
			if (found !== 0) return;
			batch.push(text);
			length += text.length;
			if (length > batchLength) flush();
		},
		end() {
			flush();
			return found;
		}
	};
}
function followSequence(from) {
	let broken = null;
	return {
		line(text, number) {
			const expected = from + number - 1;
			if (broken !== null || text === String(expected)) return;
			broken = {
				line: number,
				expected,
				found: text.slice(0, headLength)
			};
		},
		found: () => broken
	};
}
// src/rundir/facts-log.ts
const limits$1 = {
	fileBytes: 2 ** 31,
	lineBytes: 4194304
};
function readLogFact(file, query) {
	let count = 0;
	let firstLine = null;
	eachTextLine(file, limits$1, (text, number) => {
		if (!text.includes(query.text) || !isInside(query.windows, number)) return;
		count += 1;
		firstLine ??= number;
	});
	return {
		kind: "log",
		path: file.path,
		count,
		firstLine
	};
}
function isInside(windows, line) {
	return windows === null || windows.some(({ after, through }) => line > after && line <= through);
}
// src/rundir/facts-metrics.ts
const limits = {
	fileBytes: 1073741824,
	lineBytes: 33554432
};
function readMetricFact({ reader, path }, query) {
	const series = followSeries();
	let scrapes = 0;
	let failedSince = 0;
	let last = null;
	let max = null;
	reader.readLines(path, limits, ({ text, number, cut }) => {
		const scrape = cut ? null : parseScrape(text);
		if (scrape === null) throw new HarnessError(`${path}:${String(number)} is damaged: not a scrape`, { code: "evidence-damaged" });
		if (query.untilMs !== null && scrape.atMs > query.untilMs) return;
		if (scrape.samples === null) {
			failedSince += 1;
			return;
		}
		scrapes += 1;
		failedSince = 0;
		const named = scrape.samples.filter(({ name, value }) => name === query.metric && !Number.isNaN(value));
		const matching = named.filter((sample) => hasLabels(sample, query.labels));
		series.add(matching);
		if (named.length === 0) return;
		const point = {
			value: matching.reduce((sum, { value }) => sum + value, 0),
			line: number
		};
		last = point;
		if (max === null || point.value > max.value) max = point;
	});
	return {
		kind: "metric",
		path,
		scrapes,
		failedSince,
		last,
		max,
		increase: series.increase()
	};
}
function followSeries() {
	let previous = null;
	let increase = 0;
	return {
		add(samples) {
			const present = new Map(samples.map(({ labels, value }) => [keyOf(labels), value]));
			for (const [key, value] of previous === null ? [] : present) {
				const before = previous?.get(key) ?? 0;
				increase += value >= before ? value - before : value;
			}
			previous = present;
		},
		increase: () => increase
	};
}
function keyOf(labels) {
	return JSON.stringify(Object.entries(labels).sort(([left], [right]) => left < right ? -1 : 1));
}
function hasLabels(sample, wanted) {
	return Object.entries(wanted).every(([key, text]) => sample.labels[key] === text);
}
function parseScrape(text) {
	const value = parseJson(text);
	if (!isRecord(value)) return null;
	const { atMs, gap, samples } = value;
	if (typeof atMs !== "number" || !Number.isFinite(atMs) || atMs < 0) return null;
	if (typeof gap === "string") return {
		atMs,
		samples: null
	};
	if (!Array.isArray(samples)) return null;
	const parsed = samples.map(parseSample);
	return parsed.some((sample) => sample === null) ? null : {
		atMs,
		samples: parsed.filter((sample) => sample !== null)
	};
}
function parseSample(sample) {
	if (!isRecord(sample)) return null;
	const { name, labels, value } = sample;
	if (typeof name !== "string" || !isRecord(labels)) return null;
	const number = typeof value === "number" ? value : parseSpecial(value);
	if (typeof value === "number" && !Number.isFinite(value)) return null;
	return number === null ? null : {
		name,
		labels,
		value: number
	};
}
function parseSpecial(value) {
	if (value === "NaN") return NaN;
	if (value === "+Inf") return Number.POSITIVE_INFINITY;
	return value === "-Inf" ? Number.NEGATIVE_INFINITY : null;
}
function isRecord(value) {
	return typeof value === "object" && value !== null;
}
// src/rundir/facts.ts
function collectFacts(reader, queries, patterns) {
	const patient = givingUp(patterns);
	return new Map(queries.map((query) => [factKey(query), answer(reader, query, patient)]));
}
function givingUp(patterns) {
	const slow = new Set();
	return {
		...patterns,
		searchText: (pattern, lines) => {
			const found = slow.has(pattern) ? "too-slow" : patterns.searchText(pattern, lines);
			if (found === "too-slow") slow.add(pattern);
			return found;
		}
	};
}
function answer(reader, query, patterns) {
	const path = pathOf(query);
	try {
		if (reader.stat(path) === null) return {
			kind: "missing",
			path
		};
		switch (query.kind) {
			case "output": return readOutputFact({
				reader,
				path
			}, query, patterns);
			case "log": return readLogFact({
				reader,
				path
			}, query);
			case "metric": return readMetricFact({
				reader,
				path
			}, query);
		}
	} catch (error) {
		return {
			kind: "unreadable",
			path,
			message: messageOf(error, path)
		};
	}
}
function pathOf(query) {
	switch (query.kind) {
		case "output": return `${outputDir(query.workload, query.instance)}/${query.file}`;
		case "log": return "component" in query.place ? componentLogPath(query.place.component) : instanceLogPath(query.place);
		case "metric": return metricsPath(query.source);
	}
}
function messageOf(error, path) {
	if (error instanceof HarnessError || error instanceof SyntaxError) return error.message;
	return `${path} could not be read`;
}
// src/rundir/reader.ts
const eventFormat = 1;
const manifestLimitBytes = 4194304;
const documentLimitBytes = 16777216;
const timelineLimits = {
	fileBytes: 2 ** 31,
	lineBytes: 8388608
};
function readRun(reader) {
	const manifest = readManifest(reader);
	const fold = createFold();
	const tornBytes = readEvents(reader, (event) => fold.add(event));
	const state = fold.state();
	if (state.runId !== null && state.runId !== manifest.runId) throw damaged(TIMELINE_FILE, 1, `is of run ${state.runId}; expected ${manifest.runId}, as the manifest says`);
	return {
		manifest,
		state,
		tornBytes,
		experimentText: readDocument(reader, EXPERIMENT_FILE, manifest.experiment.sha256),
		adapterText: readDocument(reader, ADAPTER_FILE, manifest.adapter.sha256)
	};
}
function readDocument(reader, file, sha256) {
	const text = reader.readText(file, documentLimitBytes);
	if (createHash("sha256").update(text).digest("hex") === sha256) return text;
	throw damaged(file, null, "its sha256 is not the one in manifest.json");
}
function readManifest(reader) {
	const text = reader.readText(MANIFEST_FILE, manifestLimitBytes);
	const value = parseJson(text);
	const format = formatOf(value, "format");
	if (format !== null && format > 1) throw newer(MANIFEST_FILE, {
		found: format,
		known: 1
	});
	const wrong = value === void 0 ? "is not JSON" : checkManifest(value);
	if (wrong !== null) throw damaged(MANIFEST_FILE, null, wrong);
	return value;
}
function readEvents(reader, visit) {
	if (reader.stat("timeline.jsonl") === null) return 0;
	const { restBytes } = reader.readLines(TIMELINE_FILE, timelineLimits, ({ text, number, cut }) => {
		const value = cut ? void 0 : parseJson(text);
		const version = formatOf(value, "v");
		if (version !== null && version > eventFormat) throw newer(`${TIMELINE_FILE}:${String(number)}`, {
			found: version,
			known: eventFormat
		});
		const wrong = value === void 0 ? "is not JSON" : checkEvent(value);
		if (wrong !== null) throw damaged(TIMELINE_FILE, number, wrong);
		const event = value;
		if (event.seq !== number - 1) throw damaged(TIMELINE_FILE, number, `has event ${String(event.seq)}; expected ${String(number - 1)}`);
		visit(event);
	});
	return restBytes;
}
function newer(subject, format) {
	const { found, known } = format;
	return new HarnessError(`${subject} has format ${String(found)}; this version reads up to ${String(known)}`, {
		code: "format-newer",
		subject,
		hint: "Use the version of the tool that wrote the run, or a newer one."
	});
}
function damaged(file, line, wrong) {
	const subject = line === null ? file : `${file}:${String(line)}`;
	return new HarnessError(`${subject} is damaged: ${wrong}`, {
		code: "evidence-damaged",
		subject,
		hint: "A run directory is evidence only as the run left it."
	});
}
// src/app/rebase-links.ts
function rebaseLinks(value, prefix) {
	return rebase(value, prefix);
}
function rebase(value, prefix) {
	if (Array.isArray(value)) return value.map((item) => rebase(item, prefix));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, key === "href" && typeof item === "string" && isRelative(item) ? `${prefix}${item}` : rebase(item, prefix)]));
}
function isRelative(href) {
	return !/^(?:[a-z][a-z0-9+.-]*:|[#/])/i.test(href);
}
// src/app/run-files.ts
const maxFiles = 2e4;
const maxDepth = 16;
function listRunFiles(runDir) {
	const files = [];
	const folders = [{
		name: "",
		depth: 0
	}];
	for (let folder = folders.pop(); folder !== void 0 && files.length < maxFiles; folder = folders.pop()) for (const entry of fs.readdirSync(path.join(runDir, folder.name), { withFileTypes: true })) {
		const name = path.posix.join(folder.name, entry.name);
		if (name === "report.html" || name === "evaluations") continue;
		if (entry.isDirectory() && folder.depth < maxDepth) folders.push({
			name,
			depth: folder.depth + 1
		});
		if (entry.isFile()) files.push({
			path: name,
			sizeBytes: fs.lstatSync(path.join(runDir, name)).size
		});
	}
	return files.sort((left, right) => left.path < right.path ? -1 : 1);
}
// src/app/templates.ts
const extension = ".hbs";
function readTemplates(folder) {
	try {
		const names = fs.readdirSync(folder).filter((name) => name.endsWith(extension));
		return Object.fromEntries(names.map((name) => [name.slice(0, -4), fs.readFileSync(path.join(folder, name), "utf8")]));
	} catch (cause) {
		throw new HarnessError(`the templates cannot be read from ${folder}`, {
			code: "templates-missing",
			phase: "evaluate",
			hint: "They are shipped beside dist/; copy the folder too.",
			cause
		});
	}
}
// src/app/evaluate.ts
const REPORT_NAME = REPORT_FILE;
const hashLength = 16;
function evaluateRun(ports, runDir) {
	return writeEvaluation(ports, {
		runDir,
		record: readRecord(ports, runDir),
		folder: "",
		experiment: null
	});
}
function reevaluateRun(ports, runDir, edited) {
	const source = readSource(edited);
	const record = readRecord(ports, runDir);
	const folder = `${EVALUATIONS_DIR}/${source.sha256.slice(0, hashLength)}`;
	const experiment = parseEdited(record, source);
	const first = writeEvaluation(ports, {
		runDir,
		record,
		folder: "",
		experiment: null
	});
	writeIfOther(runDir, `${folder}/${EXPERIMENT_FILE}`, source.bytes);
	return {
		first,
		edited: writeEvaluation(ports, {
			runDir,
			record,
			folder,
			experiment
		}),
		folder
	};
}
function readEvaluated(ports, runDir) {
	const record = readRecord(ports, runDir);
	const verdict = decideRecord(ports, runDir, {
		record,
		experiment: ownExperiment(record)
	});
	return {
		verdict,
		view: buildReportView({
			record,
			verdict,
			files: listRunFiles(runDir)
		})
	};
}
function readRecord(ports, runDir) {
	try {
		return readRun(ports.openEvidence(runDir));
	} catch (error) {
		if (!(error instanceof HarnessError)) throw error;
		const { code, cause } = error;
		throw new HarnessError(`${error.message} (${runDir})`, {
			code,
			cause,
			hint: error.hint ?? void 0
		});
	}
}
function writeEvaluation(ports, request) {
	const { runDir, record, folder } = request;
	const verdict = decideRecord(ports, runDir, {
		record,
		experiment: request.experiment ?? ownExperiment(record)
	});
	const changed = writeIfOther(runDir, path.posix.join(folder, VERDICT_FILE), verdictText(verdict));
	const view = buildReportView({
		record,
		verdict,
		files: listRunFiles(runDir)
	});
	const placed = folder === "" ? view : rebaseLinks(view, "../".repeat(folder.split("/").length));
	const reportName = path.posix.join(folder, REPORT_FILE);
	writeIfOther(runDir, reportName, renderReport(placed, readTemplates(ports.shipped.templatesDir)));
	return {
		runDir,
		verdict,
		changed,
		reportPath: path.join(runDir, reportName)
	};
}
function decideRecord(ports, runDir, { record, experiment }) {
	const { manifest, state } = record;
	const metricSources = (parseRecordedAdapter(record.adapterText).metrics ?? []).map(({ name }) => name);
	const input = {
		manifest,
		state,
		experiment,
		recorded: ownExperiment(record),
		metricSources,
		timelineFile: TIMELINE_FILE
	};
	return decide(input, collectFacts(ports.openEvidence(runDir), factQueries(input), ports.patterns), (pattern, text) => ports.patterns.matchLine(pattern, text));
}
function ownExperiment({ experimentText, manifest }) {
	return parseRecordedExperiment(experimentText, manifest.parameters);
}
function parseEdited(record, source) {
	const parsed = parseExperiment({
		path: source.shownPath,
		bytes: source.bytes
	}, {
		overrides: record.manifest.parameters,
		nameIsId: false
	});
	if (!parsed.ok) throw new SpecError(parsed.problems);
	return parsed.value.experiment;
}
function writeIfOther(runDir, name, content) {
	const file = path.join(runDir, name);
	const digest = sha256Of(content);
	if (fs.lstatSync(file, { throwIfNoEntry: false })?.isFile() === true && sha256Of(fs.readFileSync(file)) === digest) return false;
	try {
		writeDerived(runDir, name, content);
	} catch (error) {
		if (!(error instanceof HarnessError)) throw error;
		throw new HarnessError(error.message, {
			code: error.code,
			hint: "chaos show decides and shows a run without writing to it; to write, use a copy of the directory.",
			cause: error.cause
		});
	}
	return true;
}
export { readTemplates as a, issueUrl as c, undoWords as d, reevaluateRun as i, createWriters as l, evaluateRun as n, readRun as o, readEvaluated as r, renderTemplate as s, REPORT_NAME as t, whyNotApplicable as u };
