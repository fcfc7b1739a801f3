import { n as writeFileAtomic } from "./files.js";
import { a as sandboxBinDir, l as sweptFile, o as sandboxPaths } from "./layout.js";
import { n as parseOptions, r as required } from "./options.js";
import { r as isRunning, t as identifyChild } from "./process-table.js";
import { l as signalRecorded, o as processesOf, r as isLeft, s as reportEnd, t as addProcess } from "./registry.js";
import { a as wasTerminated, i as removePidFile, n as readExitCode, o as writeBinding, r as readStopReason, s as writeStopReason, t as readBinding } from "./sandbox-files.js";
import { n as mapSandboxPath } from "./workspace.js";
import { i as buildEnvironment, n as openProxy, r as supervise } from "./proxy.js";
import { n as poll, r as sleep } from "./duration2.js";
import { t as ALREADY_BOUND } from "./protocol.js";
import { t as launchRuntime } from "./runtime-process.js";
import { existsSync } from "node:fs";
// src/standin/supervisor/runtime.ts
const BIND_ATTEMPTS = 5;
const BIND_PAUSE_MS = 450;
const ADOPTED_POLL_MS = 100;
const END_POLL_MS = 20;
const KILL_WAIT_MS = 2e3;
function openRuntime(options) {
	let current;
	const ended = (record, signal) => {
		if (current?.pid !== record.pid) return;
		current = void 0;
		signalRecorded(record, "SIGKILL");
		const code = readExitCode(options.paths, record.generation);
		reportEnd(options.state, record, code === void 0 ? { signal: signal ?? "unknown" } : { exitCode: code });
		removePidFile(options.paths.sandboxPid, record.pid);
		options.onEnd(record.generation, code ?? null);
	};
	const adopt = async (record) => {
		current = record;
		while (isRunning(record)) await sleep(ADOPTED_POLL_MS);
		ended(record, null);
	};
	return {
		ensure: async (launch) => {
			if (current?.generation === launch.generation) return "running";
			await endEarlier(options, launch.generation);
			const { code, running, begun, barred } = lookAt(options, launch.generation);
			if ((running !== void 0 || barred) && !await bind(options, launch)) return "refused";
			if (running !== void 0) {
				options.log({
					level: "INFO",
					target: TARGET,
					message: "Took over the sandbox runtime",
					fields: { pid: running.pid }
				});
				adopt(running);
				return "running";
			}
			if (begun) {
				options.onEnd(launch.generation, code ?? null);
				return "ended";
			}
			current = start(options, launch, ended);
			return current === void 0 ? "ended" : "running";
		},
		stop: async (graceMs) => {
			const record = current ?? findRuntime(options, () => true);
			if (record === void 0) return;
			signalRecorded(record, "SIGTERM");
			if (await poll(() => !isLeft(record), {
				everyMs: END_POLL_MS,
				timeoutMs: graceMs
			})) return;
			signalRecorded(record, "SIGKILL");
			await poll(() => !isLeft(record), {
				everyMs: END_POLL_MS,
				timeoutMs: KILL_WAIT_MS
			});
		}
	};
}
const TARGET = "openshell_supervisor::runtime";
function findRuntime({ state, name }, wanted) {
	return processesOf(state, name, "sandbox").findLast((record) => wanted(record) && isRunning(record));
}
async function endEarlier(options, generation) {
	const earlier = processesOf(options.state, options.name, "sandbox").filter((record) => record.generation < generation && isLeft(record));
	for (const record of earlier) signalRecorded(record, "SIGKILL");
	await poll(() => !earlier.some(isLeft), {
		everyMs: END_POLL_MS,
		timeoutMs: KILL_WAIT_MS
	});
	for (const record of earlier) if (!isLeft(record)) reportEnd(options.state, record, { signal: "SIGKILL" });
}
function lookAt(options, generation) {
	const code = readExitCode(options.paths, generation);
	const binding = readBinding(options.paths);
	const begun = code !== void 0 || binding?.generation === generation;
	const barred = begun && binding?.exclusive === true && binding.supervisor.pid !== options.self.pid;
	return {
		code,
		running: code === void 0 ? findRuntime(options, (record) => record.generation === generation) : void 0,
		begun,
		barred
	};
}
async function bind(options, launch) {
	for (let attempt = 1; attempt <= BIND_ATTEMPTS; attempt += 1) {
		const binding = readBinding(options.paths);
		if (binding === void 0 || !binding.exclusive && !isRunning(binding.supervisor)) {
			writeBinding(options.paths, bindingOf(options, launch));
			return true;
		}
		options.log({
			level: "WARN",
			target: TARGET,
			message: ALREADY_BOUND,
			fields: {
				bound_pid: binding.supervisor.pid,
				attempt
			}
		});
		await sleep(BIND_PAUSE_MS);
	}
	return false;
}
function bindingOf(options, launch) {
	const { generation, proxyPort } = launch;
	return {
		generation,
		supervisor: options.self,
		proxyPort,
		exclusive: options.exclusive
	};
}
function start(options, launch, ended) {
	const { state, name, paths, log } = options;
	const { generation, command, env } = launch;
	writeBinding(paths, bindingOf(options, launch));
	const orphanLimitSeconds = Math.max(1, Math.ceil(options.orphanLimitMs / 1e3));
	const { child, record } = launchRuntime({
		state,
		name,
		paths
	}, {
		generation,
		orphanLimitSeconds,
		command,
		env
	});
	if (record === void 0) {
		child.on("error", (error) => {
			log({
				level: "ERROR",
				target: TARGET,
				message: "Failed to start the sandbox runtime",
				fields: { error: error.message }
			});
			options.onEnd(generation, null);
		});
		return;
	}
	child.on("exit", (_code, signal) => ended(record, signal));
	const { pid } = record;
	log({
		level: "INFO",
		target: TARGET,
		message: "Started the sandbox runtime",
		fields: {
			pid,
			generation
		}
	});
	return record;
}
// src/standin/supervisor/process-host.ts
async function runSupervisor(args) {
	const settings = readSettings(args);
	const self = {
		role: "supervisor",
		name: settings.name,
		generation: settings.epoch,
		...identifyChild(process.pid)
	};
	addProcess(settings.state, self);
	if (existsSync(sweptFile(settings.state))) return 0;
	const paths = sandboxPaths(settings.state, settings.name);
	const code = await supervise(settings, (events) => openHost({
		settings,
		paths,
		self
	}, events));
	removePidFile(paths.supervisorPid, self.pid);
	reportEnd(settings.state, self, { exitCode: code });
	return code;
}
function readSettings(args) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		state: value,
		name: value,
		epoch: value,
		address: value,
		port: value,
		"outage-limit-ms": value,
		"stop-grace-ms": value,
		exclusive: { kind: "flag" }
	});
	return {
		state: required(options, "state"),
		name: required(options, "name"),
		epoch: Number(required(options, "epoch")),
		address: required(options, "address"),
		port: Number(required(options, "port")),
		outageLimitMs: Number(required(options, "outage-limit-ms")),
		stopGraceMs: Number(required(options, "stop-grace-ms")),
		exclusive: options.flag("exclusive")
	};
}
function openHost({ settings, paths, self }, { log, onEnd }) {
	const { state, name, exclusive, outageLimitMs: orphanLimitMs, address } = settings;
	const { workspace } = paths;
	const inWorkspace = (text) => mapSandboxPath(text, workspace);
	const runtime = openRuntime({
		state,
		name,
		paths,
		self,
		exclusive,
		orphanLimitMs,
		log,
		onEnd
	});
	return {
		self: {
			pid: self.pid,
			startTime: self.startTime
		},
		runtime: {
			...runtime,
			ensure: (launch) => runtime.ensure({
				...launch,
				command: launch.command.map(inWorkspace)
			})
		},
		openProxy: (generation, decide) => {
			writeFileAtomic(paths.supervisorPid, `${self.pid}\n`);
			const bound = readBinding(paths);
			const port = bound?.generation === generation && !bound.exclusive ? bound.proxyPort : void 0;
			return openProxy({
				address,
				port
			}, decide);
		},
		environment: (own, proxyPort) => {
			const proxy = `http://${address}:${proxyPort}`;
			return buildEnvironment(own, {
				workspace,
				binDir: sandboxBinDir(state),
				proxy,
				host: process.env
			});
		},
		exec: async (request, at) => {
			const { runExec } = await import("./exec2.js");
			const command = request.command.map(inWorkspace);
			runExec({
				...request,
				command,
				workdir: inWorkspace(request.workdir)
			}, {
				...at,
				track: (pid) => trackProcess(state, name, pid)
			});
		},
		stopReason: (generation) => readStopReason(paths, generation),
		recordStop: (generation, reason) => writeStopReason(paths, generation, reason),
		endedOutside: (generation, terminated) => !terminated && wasTerminated(paths, generation),
		exitCode: () => 0,
		outageCode: 0,
		close: () => {
			for (const record of processesOf(state, name, "exec")) signalRecorded(record, "SIGKILL");
		}
	};
}
function trackProcess(state, name, pid) {
	const record = {
		role: "exec",
		name,
		generation: 0,
		...identifyChild(pid)
	};
	addProcess(state, record);
	return {
		kill: () => void signalRecorded(record, "SIGKILL"),
		ended: (exitCode) => void reportEnd(state, record, { exitCode })
	};
}
export { runSupervisor };
