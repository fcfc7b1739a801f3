import { c as formatDuration, l as parseDuration } from "./text.js";
import { _ as environmentName, r as sha256Of, v as instanceIndex, y as roleLabel } from "./sources.js";
import { o as causeChain, r as HarnessError } from "./errors.js";
import { h as UNDO_FILE, o as ADAPTER_FILE, r as checkUndo } from "./validators.js";
import { a as onDisk, c as safePath, t as parseRecordedAdapter } from "./recorded.js";
import path from "node:path";
import fs from "node:fs";
import os from "node:os";
// src/core/plan/plan-system.ts
const DEFAULT_TIMEOUTS = {
	"system.boot": "2m",
	"system.ready": "10s",
	"system.start": "30s",
	"system.shutdown": "30s",
	"instance.create": "2m",
	"instance.read": "10s",
	"instance.collect": "1m",
	"instance.delete": "30s"
};
const DEFAULT_READ_INTERVAL = "500ms";
const DEFAULT_READY_INTERVAL = "250ms";
const DEFAULT_SCRAPE_INTERVAL = "1s";
function planSystem(adapter) {
	const script = (text) => adapter.prelude === void 0 ? text : `${adapter.prelude}\n${text}`;
	const hook = (name, text) => ({
		script: script(text),
		timeoutMs: parseDuration(adapter.timeouts?.[name] ?? DEFAULT_TIMEOUTS[name])
	});
	const { system, instance, targets, metrics = [], watch = [] } = adapter;
	return {
		hooks: {
			"system.boot": hook("system.boot", system.boot),
			"system.ready": hook("system.ready", system.ready),
			"system.start": hook("system.start", system.start),
			"system.shutdown": hook("system.shutdown", system.shutdown),
			"instance.create": hook("instance.create", instance.create),
			"instance.read": hook("instance.read", instance.read),
			"instance.collect": hook("instance.collect", instance.collect),
			"instance.delete": hook("instance.delete", instance.delete)
		},
		components: mapValues(targets.components, (location) => ({
			...planLocation(location),
			logTexts: []
		})),
		roles: mapValues(targets.roles ?? {}, planLocation),
		metrics: metrics.map(({ name, url, interval = DEFAULT_SCRAPE_INTERVAL }) => ({
			name,
			url,
			intervalMs: parseDuration(interval)
		})),
		watch: watch.map(({ name, run }) => ({
			name,
			script: script(run)
		})),
		passEnv: adapter["pass-env"] ?? [],
		readIntervalMs: parseDuration(adapter.poll?.read ?? DEFAULT_READ_INTERVAL),
		readyIntervalMs: parseDuration(adapter.poll?.ready ?? DEFAULT_READY_INTERVAL),
		workloadLogRole: "sandbox"
	};
}
function planLocation(location) {
	return {
		type: location.type,
		pidFile: location["pid-file"],
		log: location.log ?? null
	};
}
function mapValues(values, change) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
// src/engine/addresses.ts
const GATEWAY = "gateway";
function componentAddress(system, component, workDir) {
	const location = known(system.components[component], `component ${component}`);
	return {
		label: component,
		type: location.type,
		pidFile: putIn(location.pidFile, { "work-dir": workDir })
	};
}
function componentLog(system, component, workDir) {
	const log = system.components[component]?.log ?? null;
	return log === null ? null : putIn(log, { "work-dir": workDir });
}
function roleAddress(system, place, workDir) {
	const location = known(system.roles[place.role], `role ${place.role}`);
	return {
		label: roleLabel(place.instance, place.role),
		type: location.type,
		pidFile: putIn(location.pidFile, namesOf(place, workDir))
	};
}
function roleLog(system, place, workDir) {
	const log = system.roles[place.role]?.log ?? null;
	return log === null ? null : putIn(log, namesOf(place, workDir));
}
function endpointUrl(url, endpoints) {
	return url.replace(/\$\{endpoints\.([A-Za-z0-9_-]+)\}/g, (_, name) => {
		const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : void 0;
		if (endpoint !== void 0) return endpoint;
		const seen = Object.keys(endpoints).join(", ");
		throw new HarnessError(`hook system.boot named no endpoint ${name}; it named ${seen === "" ? "none" : seen}`, {
			code: "boot-output",
			phase: "boot",
			subject: "system.boot"
		});
	});
}
function namesOf(place, workDir) {
	return {
		"work-dir": workDir,
		workload: place.workload,
		instance: place.instance,
		index: String(instanceIndex(place.instance))
	};
}
function putIn(template, names) {
	return template.replace(/\$\{([a-z-]+)\}/g, (whole, name) => names[name] ?? whole);
}
function known(location, what) {
	if (location === void 0) throw new TypeError(`the plan names ${what}, which its system does not have`);
	return location;
}
// src/engine/text.ts
function clip(text, max) {
	if (text.length <= max) return text;
	const cut = text.slice(0, max - 1);
	return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
function clipHead(text, max) {
	if (text.length <= max) return text;
	const kept = text.slice(text.length - max + 1);
	return `…${/^[\udc00-\udfff]/.test(kept) ? kept.slice(1) : kept}`;
}
function oneLine(text) {
	return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
}
function nameSome(names, max = 8) {
	const more = names.length - max;
	return more > 0 ? `${names.slice(0, max).join(", ")} and ${String(more)} more` : names.join(", ");
}
// src/engine/limits.ts
const STOP_GRACE_MS = 1e4;
const UNDO_LIMIT_MS = 3e4;
const SHUTDOWN_READ_BACK_MS = 5e3;
const GONE_AFTER_BOOT_MS = 5e3;
const AFTER_SIGNAL_MS = 5e3;
const HOOK_OUTPUT_BYTES = 8192;
const BOOT_OUTPUT_BYTES = 65536;
const READ_LINE_BYTES = 4096;
const READ_OUTPUT_MIN_BYTES = 65536;
// src/engine/hooks.ts
function bashArguments(script) {
	return [
		"bash",
		"-c",
		`set -euo pipefail\n${script}`
	];
}
async function runHook(tools, call, signal) {
	const planned = tools.hooks[call.hook];
	if (call.quiet !== true) tools.emit?.({
		type: "hook.started",
		hook: call.hook,
		subject: call.subject
	});
	const limitMs = limitOf(planned, call);
	const result = await tools.commands.run({
		argv: bashArguments(planned.script),
		env: call.env,
		cwd: tools.cwd,
		timeoutMs: limitMs,
		stdoutLimitBytes: call.stdoutLimitBytes ?? 8192,
		stderrLimitBytes: HOOK_OUTPUT_BYTES
	}, signal);
	const hookResult = {
		...result,
		ok: result.outcome === "exited" && result.exitCode === 0,
		limitMs
	};
	if (call.quiet !== true) tools.emit?.(hookEnded(call, hookResult));
	return hookResult;
}
function limitOf(planned, call) {
	return Math.max(1, Math.min(planned.timeoutMs, call.timeoutMs ?? planned.timeoutMs));
}
function hookEnded(call, result) {
	const outcomes = {
		exited: result.ok ? "ok" : "failed",
		"not-started": "failed"
	};
	return {
		type: "hook.ended",
		hook: call.hook,
		subject: call.subject,
		exitCode: result.exitCode,
		outcome: result.outcome === "timed-out" || result.outcome === "cancelled" ? result.outcome : outcomes[result.outcome],
		durationMs: Math.max(0, result.durationMs),
		stdout: clip(result.stdout, HOOK_OUTPUT_BYTES),
		stderr: clipHead(result.stderr, HOOK_OUTPUT_BYTES)
	};
}
function describeHookFailure(call, result) {
	const name = call.subject === null ? `hook ${call.hook}` : `hook ${call.hook} for ${call.subject}`;
	const tail = clipHead(oneLine(result.stderr), 300);
	return `${name} ${howItEnded(result)}${tail === "" ? "" : `: ${tail}`}`;
}
function howItEnded(result) {
	switch (result.outcome) {
		case "timed-out": return `did not end within ${formatDuration(result.limitMs)} and was killed`;
		case "cancelled": return `was ended early, after ${formatDuration(result.durationMs)}`;
		case "not-started": return "could not be started";
		case "exited": return result.exitCode === null ? `was ended by signal ${result.signal ?? "unknown"}` : `ended with exit code ${String(result.exitCode)}`;
	}
}
// src/engine/environment.ts
function buildEnvironment(parts) {
	const parameters = {};
	for (const [name, value] of Object.entries(parts.plan.parameters)) parameters[environmentName(name)] = String(value);
	return {
		...parameters,
		...parts.host,
		CHAOS_RUN_ID: parts.plan.runId,
		CHAOS_RUN_LABEL: runLabel(parts.plan.runId),
		CHAOS_WORK_DIR: parts.workDir,
		CHAOS_NODE: parts.nodePath,
		CHAOS_CLI: parts.cliPath
	};
}
function runLabel(runId) {
	return `chaos-run=${runId}`;
}
function systemEnvironment(base, system) {
	return {
		...base,
		CHAOS_GATEWAY: system.gateway,
		CHAOS_SEED: system.seed,
		CHAOS_SETTINGS: system.settingsFile
	};
}
function createEnvironment(base, subject) {
	const { workload, instance, files } = subject;
	return {
		...base,
		CHAOS_INSTANCE: instance,
		CHAOS_WORKLOAD: workload.name,
		CHAOS_INDEX: String(instanceIndex(instance)),
		CHAOS_SCRIPT: files.script,
		CHAOS_ENV: files.env,
		CHAOS_IMAGE: workload.image ?? "",
		CHAOS_POLICY: files.policy ?? "",
		CHAOS_RESTART_POLICY: workload.restartPolicy ?? ""
	};
}
function workloadEnvironmentFile(workload, instance) {
	const entries = {
		...workload.env,
		CHAOS_INSTANCE: instance,
		CHAOS_INDEX: String(instanceIndex(instance))
	};
	return Object.entries(entries).map(([name, value]) => `${name}=${value}\0`).join("");
}
// src/engine/deadlines.ts
async function withDeadline(deadline, work) {
	const { clock, limitMs, parent } = deadline;
	const timer = new AbortController();
	const own = new AbortController();
	const abort = () => own.abort();
	if (parent?.aborted === true) abort();
	parent?.addEventListener("abort", abort);
	clock.sleepUntil(clock.elapsedMs() + limitMs, timer.signal).then(() => {
		if (!timer.signal.aborted) abort();
	});
	try {
		return await work(own.signal);
	} finally {
		timer.abort();
		parent?.removeEventListener("abort", abort);
	}
}
async function forEachLimited(items, atOnce, work) {
	const queue = items.values();
	const failures = [];
	const worker = async () => {
		for (const item of queue) try {
			await work(item);
		} catch (error) {
			failures.push(error);
		}
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
	if (failures.length > 0) throw failures[0];
}
async function pollUntil(poll, signal) {
	while (!signal.aborted) {
		const seen = await poll.look();
		if (seen !== null) return seen;
		await poll.clock.sleepUntil(poll.clock.elapsedMs() + poll.pauseMs, signal);
	}
	return null;
}
// src/engine/undo.ts
async function carryOutUndo(action, tools, signal) {
	try {
		const outcome = await carryOut(action, tools, signal);
		return {
			result: outcome.result,
			proof: clip(oneLine(outcome.proof), 500)
		};
	} catch (error) {
		return {
			result: "failed",
			proof: clip(oneLine(causeChain(error).join(": ")), 500)
		};
	}
}
function carryOut(action, tools, signal) {
	switch (action.kind) {
		case "component.start": return startComponent(action.component, tools, signal);
		case "system.shutdown": return shutDown(tools, signal);
		case "process.continue":
		case "process.end": return tools.ports.backend.undo(action, signal);
	}
}
async function startComponent(component, tools, signal) {
	const running = await runningPid(component, tools, signal);
	if (running !== null) return {
		result: "already-clean",
		proof: `${component} runs as pid ${String(running)}`
	};
	const problem = await runStartHook(component, tools, signal);
	if (problem !== null) return {
		result: "failed",
		proof: problem
	};
	const look = () => runningPid(component, tools, signal);
	const pid = await pollUntil({
		clock: tools.ports.clock,
		pauseMs: 20,
		look
	}, signal);
	return pid === null ? {
		result: "failed",
		proof: `${component} was started but no process of it was seen`
	} : {
		result: "reverted",
		proof: `${component} runs as pid ${String(pid)}`
	};
}
async function runStartHook(component, tools, signal) {
	const call = {
		hook: "system.start",
		subject: component
	};
	const env = {
		...tools.env,
		CHAOS_COMPONENT: component
	};
	const result = await runHook(hookToolsOf(tools), {
		...call,
		env
	}, signal);
	return result.ok ? null : describeHookFailure(call, result);
}
async function runningPid(component, tools, signal) {
	const { backend, workDir } = tools.ports;
	const located = await backend.locate(componentAddress(tools.system, component, workDir.path), signal);
	if (!located.found) return null;
	const { condition } = await backend.observe(located.identity, signal);
	return condition === "gone" ? null : located.identity.pid;
}
async function shutDown(tools, signal) {
	const call = {
		hook: "system.shutdown",
		subject: null
	};
	const result = await runHook(hookToolsOf(tools), {
		...call,
		env: tools.env
	}, signal);
	if (!result.ok) return {
		result: "failed",
		proof: describeHookFailure(call, result)
	};
	const left = await stillRunning(tools);
	return left.length > 0 ? {
		result: "failed",
		proof: `still running after shutdown: ${left.join(", ")}`
	} : {
		result: "reverted",
		proof: "no component has a process"
	};
}
async function stillRunning(tools) {
	const { clock } = tools.ports;
	return withDeadline({
		clock,
		limitMs: SHUTDOWN_READ_BACK_MS,
		parent: null
	}, async (signal) => {
		const look = async () => {
			const left = [];
			for (const component of Object.keys(tools.system.components)) {
				const pid = await runningPid(component, tools, new AbortController().signal);
				if (pid !== null) left.push(`${component} as pid ${String(pid)}`);
			}
			return left;
		};
		const gone = async () => (await look()).length === 0 ? true : null;
		return await pollUntil({
			clock,
			pauseMs: 20,
			look: gone
		}, signal) === true ? [] : look();
	});
}
function hookToolsOf(tools) {
	const { commands, workDir } = tools.ports;
	return {
		commands,
		hooks: tools.system.hooks,
		cwd: workDir.path,
		emit: tools.emit ?? null
	};
}
function outstandingUndos(records) {
	const done = new Set(records.flatMap((record) => record.type === "undone" ? [record.id] : []));
	return records.filter((record) => record.type === "undo" && !done.has(record.id)).reverse();
}
async function revertLeft(records, options) {
	const { clock } = options.ports;
	const reverted = [];
	for (const record of outstandingUndos(records)) {
		const outcome = isOfAnotherBoot(record, options.host) ? {
			result: "gone-with-target",
			proof: "the machine was started again since"
		} : await withDeadline({
			clock,
			limitMs: UNDO_LIMIT_MS,
			parent: null
		}, (signal) => carryOutUndo(record.action, options, signal));
		options.appendUndo({
			v: 1,
			type: "undone",
			id: record.id,
			at: clock.wallTime(),
			...outcome
		});
		reverted.push({
			record,
			...outcome
		});
	}
	return reverted;
}
function isOfAnotherBoot(record, host) {
	return record.action.kind !== "system.shutdown" && record.bootId !== host.bootId();
}
// src/rundir/work-dir.ts
function createWorkDir(runId) {
	const folder = workDirPath(runId);
	onDisk(folder, () => fs.mkdirSync(folder, { mode: 448 }));
	return workDirAt(fs.realpathSync(folder));
}
function findWorkDir(runId) {
	const folder = workDirPath(runId);
	const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
	if (stats === void 0) return null;
	if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 63) !== 0) throw new HarnessError(`${folder} is not the private folder that a run of yours made`, {
		code: "foreign-work-dir",
		hint: "Look at who made it before you remove it."
	});
	return workDirAt(fs.realpathSync(folder));
}
function workDirPath(runId) {
	return path.join(os.tmpdir(), `chaos-${safePath(runId.slice(runId.lastIndexOf("-") + 1))}`);
}
function workDirAt(folder) {
	return {
		path: folder,
		write(name, content) {
			const file = path.join(folder, safePath(name));
			onDisk(file, () => {
				fs.mkdirSync(path.dirname(file), { recursive: true });
				fs.writeFileSync(file, content, { mode: 384 });
			});
			return file;
		},
		staging(instance) {
			const staging = path.join(folder, "staging", safePath(instance));
			onDisk(staging, () => {
				fs.rmSync(staging, {
					recursive: true,
					force: true
				});
				fs.mkdirSync(staging, { recursive: true });
			});
			return staging;
		},
		remove() {
			onDisk(folder, () => fs.rmSync(folder, {
				recursive: true,
				force: true
			}));
		}
	};
}
// src/rundir/undo-file.ts
const limits = {
	fileBytes: 67108864,
	lineBytes: 262144
};
function readUndoFile(reader) {
	if (reader.stat("undo.jsonl") === null) return {
		records: [],
		tornBytes: 0
	};
	const records = [];
	const { restBytes } = reader.readLines(UNDO_FILE, limits, ({ text, number, cut }) => {
		const value = cut ? void 0 : parseJson$1(text);
		const wrong = value === void 0 ? "is not JSON" : checkUndo(value);
		if (wrong !== null) {
			const subject = `${UNDO_FILE}:${String(number)}`;
			throw new HarnessError(`${subject} is damaged: ${wrong}`, {
				code: "evidence-damaged",
				subject
			});
		}
		records.push(value);
	});
	return {
		records,
		tornBytes: restBytes
	};
}
function continueUndoFile(runDir, { tornBytes }) {
	const file = path.join(runDir, UNDO_FILE);
	if (tornBytes > 0) onDisk(file, () => fs.truncateSync(file, fs.statSync(file).size - tornBytes));
	return (record) => onDisk(file, () => fs.appendFileSync(file, `${JSON.stringify(record)}\n`, { flush: true }));
}
function parseJson$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/app/revert-left.ts
const ownerGraceMs = 3e4;
const adapterLimitBytes = 1048576;
function readOpenedRuns(text) {
	if (text === "") return [];
	const value = parseJson(text);
	if (Array.isArray(value) && value.every(isOpenedRun)) return value;
	throw new HarnessError("the saved state of this action is damaged", {
		code: "state-damaged",
		hint: "Nothing was reverted; look for processes of the run by hand."
	});
}
async function revertLeftOf(ports, run, signal) {
	const lines = [];
	try {
		lines.push(...await stopOwner(ports, run, signal));
		const file = readUndoFile(ports.openEvidence(run.runDir));
		const left = outstandingUndos(file.records);
		const failed = failuresIn(file.records);
		if (left.length === 0) {
			if (failed > 0) return {
				clean: false,
				lines: [...lines, `${run.runId}: ${String(failed)} undo failed earlier`]
			};
			return {
				clean: true,
				lines: [...lines, `${run.runId}: ended clean, nothing to revert`]
			};
		}
		const reverted = await revertRecords(ports, run, file);
		return {
			clean: reverted.clean && failed === 0,
			lines: [...lines, ...reverted.lines]
		};
	} catch (error) {
		return {
			clean: false,
			lines: [...lines, `${run.runId}: ${causeChain(error).join(": ")}`]
		};
	}
}
function isAllUndone(ports, run) {
	try {
		const { records } = readUndoFile(ports.openEvidence(run.runDir));
		return outstandingUndos(records).length === 0 && failuresIn(records) === 0;
	} catch {
		return false;
	}
}
async function stopOwner(ports, run, signal) {
	const identity = {
		kind: "process",
		...run.owner,
		group: false
	};
	if ((await ports.backend.observe(identity, signal)).condition === "gone") return [];
	await ports.backend.apply({
		do: "stop",
		graceMs: ownerGraceMs
	}, identity, signal);
	return [`${run.runId}: its harness (pid ${String(run.owner.pid)}) still ran and was stopped`];
}
async function revertRecords(ports, run, file) {
	const workDir = findWorkDir(run.runId);
	if (workDir === null) throw new HarnessError("its work folder is gone", {
		code: "no-work-dir",
		subject: run.runId
	});
	const system = readSystem(ports, run);
	const reverted = await revertLeft(file.records, {
		system,
		ports: {
			clock: ports.clock,
			commands: ports.commands,
			backend: ports.backend,
			workDir
		},
		env: hookEnvironment(ports, run, {
			system,
			workDir
		}),
		host: ports.host,
		appendUndo: continueUndoFile(run.runDir, file)
	});
	const clean = !reverted.some(({ result }) => isFailure(result));
	if (clean) workDir.remove();
	return {
		clean,
		lines: reverted.map(({ record, result, proof }) => `${run.runId}: ${record.subject}: ${result} (${proof})`)
	};
}
function readSystem(ports, run) {
	const text = ports.openEvidence(run.runDir).readText(ADAPTER_FILE, adapterLimitBytes);
	if (sha256Of(text) !== run.adapterSha256) throw new HarnessError("adapter.yaml in the run directory is not the one that the run started with", {
		code: "adapter-changed",
		subject: run.runId,
		hint: "No hook of it was run; revert by hand with the lines in undo.jsonl."
	});
	return planSystem(parseRecordedAdapter(text));
}
function hookEnvironment({ host }, run, { system, workDir }) {
	const environment = buildEnvironment({
		plan: run,
		host: host.childEnvironment(system.passEnv),
		nodePath: host.nodePath,
		cliPath: host.cliPath,
		workDir: workDir.path
	});
	const settingsFile = workDir.write("settings.json", "{}\n");
	return systemEnvironment(environment, {
		gateway: run.gateway,
		seed: run.seed,
		settingsFile
	});
}
function failuresIn(records) {
	return records.filter((record) => record.type === "undone" && isFailure(record.result)).length;
}
function isFailure(result) {
	return result === "failed" || result === "foreign-state-refused";
}
function isOpenedRun(value) {
	const run = value;
	return [
		run?.runId,
		run?.runDir,
		run?.adapterSha256,
		run?.gateway,
		run?.seed
	].every((text) => typeof text === "string") && typeof run?.parameters === "object" && typeof run.owner?.pid === "number" && typeof run.owner.startTime === "string";
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
// src/platform/signals.ts
const stopSignals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
function watchStopSignals(onFurther) {
	const controller = new AbortController();
	const handle = (name) => {
		if (controller.signal.aborted) onFurther(name);
		else controller.abort(name);
	};
	for (const name of stopSignals) process.on(name, handle);
	return {
		signal: controller.signal,
		close: () => {
			for (const name of stopSignals) process.off(name, handle);
		}
	};
}
export { GATEWAY as A, READ_OUTPUT_MIN_BYTES as C, clip as D, UNDO_LIMIT_MS as E, roleLog as F, planSystem as I, componentLog as M, endpointUrl as N, nameSome as O, roleAddress as P, READ_LINE_BYTES as S, STOP_GRACE_MS as T, hookEnded as _, createWorkDir as a, BOOT_OUTPUT_BYTES as b, forEachLimited as c, buildEnvironment as d, createEnvironment as f, describeHookFailure as g, bashArguments as h, revertLeftOf as i, componentAddress as j, oneLine as k, pollUntil as l, workloadEnvironmentFile as m, isAllUndone as n, carryOutUndo as o, systemEnvironment as p, readOpenedRuns as r, runStartHook as s, watchStopSignals as t, withDeadline as u, runHook as v, SHUTDOWN_READ_BACK_MS as w, GONE_AFTER_BOOT_MS as x, AFTER_SIGNAL_MS as y };
