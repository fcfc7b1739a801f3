import { o as causeChain, r as HarnessError } from "./errors.js";
import { a as onDisk, c as safePath, f as parseJson, l as systemCode, p as createFold, t as parseRecordedAdapter } from "./recorded.js";
import { c as formatDuration, l as parseDuration } from "./text.js";
import { _ as environmentName, r as sha256Of, v as instanceIndex, y as roleLabel } from "./sources.js";
import { h as UNDO_FILE, o as ADAPTER_FILE, r as checkUndo } from "./validators.js";
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
	const { system, instance, targets, metrics = [], watch = [], signals = {} } = adapter;
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
		traces: adapter.traces ?? null,
		signals: mapValues(signals, ({ span, attributes = {} }) => ({
			name: span,
			attributes
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
function logsOf({ system, workloads }, condition) {
	if (condition.kind !== "log") return [];
	if (!condition.ofWorkload) return [condition.log];
	return (workloads.find(({ name }) => name === condition.log)?.instances ?? []).map((instance) => roleLabel(instance, system.workloadLogRole));
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
const KILL_READ_BACK_MS = 1e3;
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
// src/engine/pulse.ts
function createPulse() {
	const listeners = new Set();
	return {
		notify: () => {
			for (const listener of [...listeners]) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		}
	};
}
function waitUntil(wait, signal) {
	return new Promise((resolve, reject) => {
		const timer = new AbortController();
		let ended = false;
		const end = (settle) => {
			if (ended) return;
			ended = true;
			unsubscribe();
			signal.removeEventListener("abort", look);
			timer.abort();
			settle();
		};
		const look = () => {
			if (ended) return;
			if (signal.aborted) {
				end(() => resolve("aborted"));
				return;
			}
			try {
				if (wait.holds()) end(() => resolve("met"));
			} catch (error) {
				end(() => reject(error instanceof Error ? error : new Error(String(error))));
			}
		};
		const unsubscribe = wait.pulse.subscribe(look);
		signal.addEventListener("abort", look);
		wait.clock.sleepUntil(wait.deadlineMs, timer.signal).then(() => end(() => resolve("timed-out")));
		look();
	});
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
		CHAOS_SETTINGS: system.settingsFile,
		CHAOS_OTLP_GRPC: system.traces?.grpc ?? "",
		CHAOS_OTLP_HTTP: system.traces?.http ?? ""
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
// src/engine/narrate.ts
const narrators = {
	"run.started": (e) => `run ${e.runId} of ${e.experiment} on ${e.adapter}, seed ${e.seed}`,
	"phase.started": (e) => `phase ${e.phase}`,
	"phase.ended": (e) => `phase ${e.phase}: ${e.outcome}${because(e.reason)}`,
	"system.booted": (e) => `booted ${e.system.name} ${e.system.version}`,
	"component.state": (e) => `${e.component} is ${e.state}`,
	"hook.started": (e) => `hook ${e.hook}${of(e.subject)}`,
	"hook.ended": (e) => `hook ${e.hook}${of(e.subject)}: ${e.outcome}, exit code ${String(e.exitCode)}${because(lastLine(e.stderr))}`,
	"step.started": (e) => `step ${e.step}: ${e.label}`,
	"step.ended": (e) => `step ${e.step}: ${e.outcome}${because(e.reason)}`,
	"instance.state": (e) => `${e.instance} is ${e.state}${e.rawPhase === null ? "" : ` (${e.rawPhase})`}${exit(e.exitCode)}${because(e.reason)}`,
	"instance.revived": (e) => `${e.instance} left ${e.from} for ${e.to}`,
	"instance.collected": (e) => `collected ${e.instance}: ${String(e.files)} files, ${String(e.bytes)} bytes${e.complete ? "" : ", not all"}`,
	"instance.deleted": (e) => `${e.deleted ? "deleted" : "could not delete"} ${e.instance}`,
	"await.timed-out": (e) => `${e.workload} did not end in time: ${e.instances.join(", ")}`,
	"wait.timed-out": (e) => `not met in time: ${e.condition}; last seen: ${e.lastSeen}`,
	"targets.resolved": (e) => `${e.operation} #${String(e.firing)}: ${e.rule} of [${e.candidates.join(", ")}] is [${e.chosen.join(", ")}]`,
	"fault.requested": (e) => `${e.operation} #${String(e.firing)}: ${e.fault} on ${e.target} (${e.identity ?? "gone"})`,
	"fault.effective": (e) => `${e.operation} #${String(e.firing)}: ${e.target}: ${e.proof}`,
	"fault.failed": (e) => `${e.operation} #${String(e.firing)}: ${e.target}: ${e.code}: ${e.message}`,
	"revert.requested": (e) => `${e.operation} #${String(e.firing)}: reverting ${e.target} (${e.cause})`,
	"revert.ended": (e) => `${e.operation} #${String(e.firing)}: ${e.target}: ${e.result}: ${e.proof}`,
	"steady-state.checked": (e) => `${e.name}@${e.when}: ${e.outcome}: expected ${e.expected}, seen ${e.actual}`,
	"log.closed": (e) => `log ${e.log}: ${String(e.lines)} lines${e.complete ? "" : ", not all read"}`,
	"watch.ended": (e) => `watch ${e.name}: ${String(e.lines)} lines${e.expected ? "" : ", ended by itself"}`,
	"signal.received": (e) => `told to stop: ${e.signal}`,
	error: (e) => `ERROR ${e.phase}: ${e.code}${of(e.subject)}: ${e.message}`,
	"run.ended": (e) => `run ended${because(e.reason)}`
};
function narrate(event) {
	return oneLine(narrators[event.type](event));
}
function of(subject) {
	return subject === null ? "" : ` ${subject}`;
}
function because(reason) {
	return reason === null || reason === "" ? "" : ` (${reason})`;
}
function exit(exitCode) {
	return exitCode === null ? "" : `, exit code ${String(exitCode)}`;
}
function lastLine(text) {
	return text.trimEnd().split("\n").at(-1)?.slice(0, 300) ?? "";
}
// src/engine/timeline.ts
const TEXT_LIMITS = {
	message: 1e3,
	proof: 500,
	reason: 500,
	condition: 500,
	lastSeen: 500,
	expected: 500,
	actual: 500,
	label: 300,
	rawPhase: 100,
	signal: 20,
	identity: 300,
	code: 60
};
function createTimeline(options) {
	const { clock, writers, pulse } = options;
	const fold = createFold();
	const startMs = clock.elapsedMs();
	const sinceStart = (clockMs) => Math.max(0, Math.round((clockMs - startMs) * 1e3) / 1e3);
	let seq = 0;
	let refused = false;
	const write = (event) => {
		if (refused) return null;
		try {
			writers.appendEvent(event);
			writers.log(`${event.at} ${narrate(event)}`);
			return null;
		} catch (error) {
			refused = true;
			return error;
		}
	};
	const emit = (body) => {
		const envelope = {
			v: 1,
			seq,
			type: body.type,
			at: clock.wallTime(),
			elapsedMs: sinceStart(clock.elapsedMs())
		};
		const event = Object.assign(envelope, bounded(body));
		seq += 1;
		const refusal = write(event);
		fold.add(event);
		options.onEvent(event);
		pulse.notify();
		if (refusal !== null) options.onRefused(refusal);
	};
	return {
		emit,
		state: () => fold.state(),
		nextSeq: () => seq,
		sinceStart
	};
}
function bounded(body) {
	const texts = {};
	for (const [key, value] of Object.entries(body)) {
		const max = TEXT_LIMITS[key];
		if (typeof value === "string" && max !== void 0 && value.length > max) texts[key] = clip(value, max);
	}
	return {
		...body,
		...texts
	};
}
// src/engine/run-context.ts
const SETTINGS_FILE = "settings.json";
function createRunContext(plan, ports, options) {
	const breaker = createBreaker(ports);
	const pulse = createPulse();
	const timeline = createTimeline({
		clock: ports.clock,
		writers: ports.writers,
		pulse,
		onEvent: (event) => show(options, event),
		onRefused: (error) => {
			recordThrown(error, { subject: "run directory" });
			breaker.breakOff("error", "the run directory cannot be written");
		}
	});
	let phase = "boot";
	const recordError = (report) => {
		const { code, subject, message } = report;
		timeline.emit({
			type: "error",
			phase: report.phase ?? phase,
			code,
			subject,
			message: oneLine(message)
		});
	};
	const recordThrown = (error, about) => {
		const known = error instanceof HarnessError ? error : null;
		const subject = about.subject ?? known?.subject ?? null;
		recordError({
			...about,
			code: known?.code ?? "bug",
			subject,
			message: describeThrown(error)
		});
	};
	return {
		plan,
		ports,
		timeline,
		pulse,
		settings: options.settings ?? {},
		...surroundings(plan, ports, timeline),
		...createSystemView(plan.system),
		flow: breaker.signal,
		told: options.signal,
		...createStop(ports, (reason) => {
			timeline.emit({
				type: "signal.received",
				signal: reason
			});
			breaker.breakOff("signal", `told to stop by ${reason}`);
		}),
		nowMs: () => ports.clock.elapsedMs(),
		phase: () => phase,
		setPhase: (next) => {
			phase = next;
		},
		recordError,
		recordThrown,
		breakOff: breaker.breakOff,
		breakage: breaker.breakage,
		isBroken: () => breaker.breakage() !== null
	};
}
function describeThrown(error) {
	return causeChain(error).join(": ");
}
function show(options, event) {
	try {
		options.onEvent?.(event);
	} catch {}
}
function createBreaker(ports) {
	const controller = new AbortController();
	let breakage = null;
	return {
		signal: controller.signal,
		breakage: () => breakage,
		breakOff: (kind, reason) => {
			if (breakage !== null) return;
			breakage = {
				kind,
				reason,
				atMs: ports.clock.elapsedMs()
			};
			controller.abort(reason);
		}
	};
}
function createStop(ports, onTold) {
	const evidence = new AbortController();
	const timer = new AbortController();
	let told = false;
	return {
		evidence: evidence.signal,
		wasTold: () => told,
		dispose: () => timer.abort(),
		tellToStop: (reason) => {
			if (told) return;
			told = true;
			const { clock } = ports;
			clock.sleepUntil(clock.elapsedMs() + AFTER_SIGNAL_MS, timer.signal).then(() => evidence.abort());
			onTold(reason);
		}
	};
}
function createSystemView(planned) {
	let system = planned;
	return {
		system: () => system,
		setGateway: ({ pidFile, log }) => {
			const location = system.components[GATEWAY];
			if (location === void 0) return;
			const gateway = {
				...location,
				pidFile,
				log: location.log ?? log
			};
			system = {
				...system,
				components: {
					...system.components,
					[GATEWAY]: gateway
				}
			};
		}
	};
}
function surroundings(plan, ports, timeline) {
	const { host, workDir } = ports;
	const environment = buildEnvironment({
		plan,
		host: host.childEnvironment(plan.system.passEnv),
		nodePath: host.nodePath,
		cliPath: host.cliPath,
		workDir: workDir.path
	});
	let traces = null;
	return {
		hookTools: {
			commands: ports.commands,
			hooks: plan.system.hooks,
			cwd: workDir.path,
			emit: (event) => timeline.emit(event)
		},
		environment,
		systemEnvironment: () => systemEnvironment(environment, {
			gateway: plan.gateway,
			seed: plan.seed,
			settingsFile: `${workDir.path}/${SETTINGS_FILE}`,
			traces
		}),
		setTraces: (endpoints) => {
			traces = endpoints;
		}
	};
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
// src/engine/kill.ts
const KILL = {
	do: "kill",
	signal: "KILL"
};
async function killForGood({ clock, backend }, identity) {
	return withDeadline({
		clock,
		limitMs: KILL_READ_BACK_MS,
		parent: null
	}, async (signal) => {
		const look = async () => (await backend.observe(identity, signal)).condition === "gone" ? true : null;
		try {
			if (await look() === null) await backend.apply(KILL, identity, signal);
			return await pollUntil({
				clock,
				pauseMs: 20,
				look
			}, signal) === true;
		} catch {
			return false;
		}
	});
}
async function killLeft(ports, addresses) {
	const ended = [];
	await forEachLimited(addresses, 8, async (address) => {
		try {
			const located = await ports.backend.locate(address, new AbortController().signal);
			if (!located.found) return;
			const isGone = await killForGood(ports, located.identity);
			ended.push(`${address.label} (pid ${String(located.identity.pid)}${isGone ? "" : ", still there"})`);
		} catch {}
	});
	return ended.sort();
}
function withKilled(problem, killed) {
	return killed.length === 0 ? problem : `${problem}; killed by the harness: ${nameSome(killed)}`;
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
	const left = result.ok ? await stillRunning(tools) : [];
	if (result.ok && left.length === 0) return {
		result: "reverted",
		proof: "no component has a process"
	};
	const problem = result.ok ? `still running after shutdown: ${left.join(", ")}` : describeHookFailure(call, result);
	const { ports, system } = tools;
	return {
		result: "failed",
		proof: withKilled(problem, await killLeft(ports, Object.keys(system.components).map((name) => componentAddress(system, name, ports.workDir.path))))
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
	const done = carriedOut(records);
	return records.filter((record) => record.type === "undo").filter(({ id }) => !done.has(id)).reverse();
}
function carriedOut(records) {
	const done = new Set();
	for (const record of records) {
		if (record.type !== "undone") continue;
		if (isRefused(record.result)) done.delete(record.id);
		else done.add(record.id);
	}
	return done;
}
function isRefused(result) {
	return result === "failed" || result === "foreign-state-refused";
}
async function revertLeft(records, options) {
	const { clock } = options.ports;
	const done = carriedOut(records);
	const isShutDown = records.some((record) => record.type === "undo" && record.action.kind === "system.shutdown" && done.has(record.id));
	const failedBefore = new Set(records.flatMap((record) => record.type === "undone" ? [record.id] : []));
	const reverted = [];
	for (const record of outstandingUndos(records)) {
		const gone = whyGone(record, isShutDown, options);
		const outcome = gone === null ? await withDeadline({
			clock,
			limitMs: UNDO_LIMIT_MS,
			parent: null
		}, (signal) => carryOutUndo(record.action, options, signal)) : {
			result: "gone-with-target",
			proof: gone
		};
		if (!isRefused(outcome.result) || !failedBefore.has(record.id)) options.appendUndo({
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
function whyGone({ action, bootId }, isShutDown, options) {
	if (bootId !== options.host.bootId()) return "the machine was started again since";
	return action.kind === "component.start" && isShutDown ? "the system was shut down since" : null;
}
// src/rundir/work-dir.ts
function createWorkDir(runId) {
	const folder = workDirPath(runId);
	onDisk(folder, () => fs.mkdirSync(folder, { mode: 448 }));
	return workDirAt(fs.realpathSync(folder));
}
function findWorkDir(folder) {
	const stats = fs.lstatSync(folder, { throwIfNoEntry: false });
	if (stats === void 0) return null;
	if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 63) !== 0) throw new HarnessError(`${folder} is not the private folder that a run of yours made`, {
		code: "foreign-work-dir",
		hint: "Look at who made it before you remove it."
	});
	return workDirAt(fs.realpathSync(folder));
}
function workDirPath(runId) {
	return path.join(fs.realpathSync(os.tmpdir()), workDirName(runId));
}
function workDirName(runId) {
	return `chaos-${safePath(runId.slice(runId.lastIndexOf("-") + 1))}`;
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
// src/app/opened-run.ts
const runIdPattern = /^\d{8}T\d{6}Z-[a-z0-9]{6}$/;
const textLimit = 4096;
function isRunId(text) {
	return typeof text === "string" && runIdPattern.test(text);
}
function readOpenedRuns(text) {
	if (text === "") return [];
	const value = parseJson(text);
	if (Array.isArray(value) && value.every(isOpenedRun)) return value;
	throw new HarnessError("the saved state of this action is damaged", {
		code: "state-damaged",
		hint: "Nothing was reverted; look for processes of the run by hand."
	});
}
function isOpenedRun(value) {
	const run = value ?? {};
	const { runId } = run;
	if (!isRunId(runId) || !isPlace(run.runDir, runId) || !isPlace(run.workDir, workDirName(runId))) return false;
	return [
		run.adapterSha256,
		run.gateway,
		run.seed
	].every(isText) && isParameters(run.parameters) && isOwner(run.owner);
}
function isOwner(value) {
	const owner = value ?? {};
	return Number.isSafeInteger(owner.pid) && isText(owner.startTime) && isText(owner.bootId);
}
function isPlace(value, name) {
	return isText(value) && path.isAbsolute(value) && path.normalize(value) === value && path.basename(value) === name;
}
function isText(value) {
	return typeof value === "string" && value !== "" && value.length <= textLimit;
}
function isParameters(value) {
	if (typeof value !== "object" || value === null) return false;
	return Object.values(value).every((parameter) => [
		"string",
		"number",
		"boolean"
	].includes(typeof parameter));
}
// src/app/recovery-lock.ts
const attemptsLimit = 100;
async function takeLock(request) {
	for (let attempt = 0; attempt < attemptsLimit; attempt += 1) {
		const highest = highestNumber(request);
		const holder = highest === 0 ? null : readHolder(fileOf(request, highest));
		if (holder !== null && !await request.isDead(holder)) return {
			held: false,
			by: holder
		};
		const number = highest + 1;
		if (place(request, number, request.self)) return {
			held: true,
			release: (forGood) => release(request, number, forGood)
		};
	}
	throw new HarnessError(`the lock for recovering ${request.runId} changes hands all the time`, {
		code: "lock-contended",
		subject: request.runId
	});
}
function release(request, number, forGood) {
	if (!forGood) {
		place(request, number + 1, null);
		return;
	}
	for (let each = 1; each <= number; each += 1) fs.rmSync(fileOf(request, each), { force: true });
}
function fileOf({ folder, runId }, number) {
	return path.join(folder, `${runId}.${String(number)}`);
}
function highestNumber({ folder, runId }) {
	const numbers = fs.readdirSync(folder).filter((name) => name.startsWith(`${runId}.`)).map((name) => Number(name.slice(runId.length + 1)));
	return Math.max(0, ...numbers.filter((number) => Number.isSafeInteger(number)));
}
function readHolder(file) {
	try {
		const value = parseJson(fs.readFileSync(file, "utf8"));
		return isOwner(value) ? value : null;
	} catch (error) {
		if (systemCode(error) === "ENOENT") return null;
		throw error;
	}
}
function place(request, number, holder) {
	const file = fileOf(request, number);
	const own = `${file}-${String(request.self.pid)}.new`;
	fs.writeFileSync(own, `${JSON.stringify(holder)}\n`, { mode: 384 });
	try {
		fs.linkSync(own, file);
		return true;
	} catch (error) {
		if (systemCode(error) === "EEXIST") return false;
		throw error;
	} finally {
		fs.rmSync(own, { force: true });
	}
}
// src/app/registry.ts
const format = 1;
const suffix = ".json";
const entryLimitBytes = 1048576;
const entriesLimit = 1e3;
const openFlags = fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK;
function openRegistry(stateDir) {
	const runsDir = path.join(stateDir, "runs");
	const locksDir = path.join(stateDir, "locks");
	for (const folder of [
		stateDir,
		runsDir,
		locksDir
	]) requirePrivateFolder(folder);
	const fileOf = (runId) => path.join(runsDir, `${runId}${suffix}`);
	return {
		stateDir,
		locksDir,
		fileOf,
		add: (run) => writeEntry(fileOf(run.runId), run),
		remove: (runId) => onState(fileOf(runId), () => fs.rmSync(fileOf(runId), { force: true })),
		find(runId) {
			const entry = isRunId(runId) ? readEntry(fileOf(runId)) : null;
			return typeof entry === "object" ? entry : null;
		},
		list: () => listEntries(runsDir)
	};
}
function requirePrivateFolder(folder) {
	onState(folder, () => fs.mkdirSync(folder, {
		recursive: true,
		mode: 448
	}));
	const stats = onState(folder, () => fs.lstatSync(folder));
	const reason = whyNotPrivate(stats, stats.isDirectory());
	if (reason === null) {
		onState(folder, () => fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK));
		return;
	}
	throw new HarnessError(`the folder for the state of runs ${reason}: ${folder}`, {
		code: "state-not-private",
		hint: "Look at who made it; make it yours with mode 0700, or name another folder in XDG_STATE_HOME."
	});
}
function whyNotPrivate(stats, isRightKind) {
	if (!isRightKind) return "is not what it should be (a link or another kind of file)";
	if (stats.uid !== process.getuid?.()) return `belongs to user ${String(stats.uid)}`;
	const mode = stats.mode & 511;
	return (mode & 63) === 0 ? null : `is open to others (mode 0${mode.toString(8)})`;
}
function writeEntry(file, run) {
	const temporary = `${file}.${String(process.pid)}.new`;
	onState(file, () => {
		try {
			fs.writeFileSync(temporary, `${JSON.stringify({
				format,
				...run
			})}\n`, {
				flag: "wx",
				mode: 384,
				flush: true
			});
			fs.renameSync(temporary, file);
		} catch (error) {
			fs.rmSync(temporary, { force: true });
			throw error;
		}
		const folder = fs.openSync(path.dirname(file), "r");
		fs.fsyncSync(folder);
		fs.closeSync(folder);
	});
}
function listEntries(runsDir) {
	const names = onState(runsDir, () => fs.readdirSync(runsDir)).filter((name) => name.endsWith(suffix));
	const runs = [];
	const refused = [];
	if (names.length > entriesLimit) refused.push(`${runsDir} has ${String(names.length)} entries; the first ${String(entriesLimit)} are looked at`);
	for (const name of names.sort().slice(0, entriesLimit)) {
		const file = path.join(runsDir, name);
		const entry = readEntry(file);
		if (typeof entry === "string") refused.push(`${file} ${entry}`);
		else if (entry !== null) runs.push(entry);
	}
	return {
		runs,
		refused
	};
}
function readEntry(file) {
	try {
		const fd = fs.openSync(file, openFlags);
		try {
			const stats = fs.fstatSync(fd);
			const reason = whyNotPrivate(stats, stats.isFile());
			if (reason !== null) return reason;
			if (stats.size > entryLimitBytes) return `has ${String(stats.size)} bytes`;
			return parseEntry(fs.readFileSync(fd, "utf8"), path.basename(file, suffix));
		} finally {
			fs.closeSync(fd);
		}
	} catch (error) {
		return systemCode(error) === "ENOENT" ? null : causeChain(error)[0] ?? "cannot be read";
	}
}
function parseEntry(text, name) {
	const value = parseJson(text);
	const found = value?.format;
	if (typeof found === "number" && found > format) return `has format ${String(found)}, which a newer version wrote`;
	if (found !== format || !isOpenedRun(value)) return "is damaged";
	return value.runId === name ? value : `is an entry of ${value.runId}`;
}
function onState(what, work) {
	try {
		return work();
	} catch (cause) {
		const code = systemCode(cause);
		if (code === null) throw cause;
		throw new HarnessError(`the state of runs cannot be kept: ${what} (${code})`, {
			code: "state-unusable",
			hint: "It is what puts things back after a crash. Make the folder writable, or name another in XDG_STATE_HOME.",
			cause
		});
	}
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
		const value = cut ? void 0 : parseJson(text);
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
// src/app/revert-left.ts
const adapterLimitBytes = 1048576;
const outstandingLimit = 1e4;
async function revertLeftOf(ports, run) {
	try {
		const ended = await endHooks(ports, run);
		const reverted = await revertRecords(ports, run, readUndoFile(ports.openEvidence(run.runDir)));
		const lines = [...ended, ...reverted.lines];
		if (!reverted.clean) return {
			clean: false,
			lines
		};
		findWorkDir(run.workDir)?.remove();
		return {
			clean: true,
			lines: lines.length > 0 ? lines : ["ended clean, nothing to revert"]
		};
	} catch (error) {
		return {
			clean: false,
			lines: [causeChain(error).join(": ")]
		};
	}
}
function undosLeft(ports, runDir) {
	return outstandingOf(readUndoFile(ports.openEvidence(runDir)));
}
function isAllUndone(ports, run) {
	try {
		return undosLeft(ports, run.runDir).length === 0;
	} catch {
		return false;
	}
}
function outstandingOf({ records }) {
	const left = outstandingUndos(records);
	if (left.length <= outstandingLimit) return left;
	throw new HarnessError(`undo.jsonl has ${String(left.length)} records to carry out; no run leaves that many`, {
		code: "evidence-damaged",
		hint: "Nothing was done."
	});
}
async function endHooks(ports, run) {
	const [shell, flag, text = ""] = bashArguments("");
	const lines = [];
	for (const { pid, startTime, argv } of ports.sessionLeadersOf(run.runId)) {
		if (argv[0] !== shell || argv[1] !== flag || argv[2]?.startsWith(text) !== true) continue;
		const { result } = await ports.backend.undo({
			kind: "process.end",
			pid,
			startTime
		}, new AbortController().signal);
		if (result !== "already-clean") lines.push(`a hook that was under way (pid ${String(pid)}): ended, ${result}`);
	}
	return lines;
}
async function revertRecords(ports, run, file) {
	const left = outstandingOf(file);
	if (left.length === 0) return {
		clean: true,
		lines: []
	};
	const appendUndo = continueUndoFile(run.runDir, file);
	const workDir = findWorkDir(run.workDir);
	if (workDir === null) {
		if (left.some(({ bootId }) => bootId === ports.host.bootId())) throw new HarnessError(`its work folder is gone: ${run.workDir}`, {
			code: "no-work-dir",
			subject: run.runId
		});
		const gone = {
			result: "gone-with-target",
			proof: "the machine was started again since"
		};
		for (const { id } of left) appendUndo({
			v: 1,
			type: "undone",
			id,
			at: ports.clock.wallTime(),
			...gone
		});
		return {
			clean: true,
			lines: [`${String(left.length)} records: ${gone.result} (${gone.proof})`]
		};
	}
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
		appendUndo
	});
	return {
		clean: !reverted.some(({ result }) => isRefused(result)),
		lines: reverted.map(({ record, result, proof }) => `${record.subject}: ${result} (${proof})`)
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
	const written = path.join(workDir.path, SETTINGS_FILE);
	const settingsFile = fs.existsSync(written) ? written : workDir.write(SETTINGS_FILE, "{}\n");
	return systemEnvironment(environment, {
		gateway: run.gateway,
		seed: run.seed,
		settingsFile,
		traces: null
	});
}
// src/app/recover.ts
const ownerGraceMs = 3e4;
const busyLimitMs = 6e4;
const lookAgainMs = 100;
async function recoverAll(ports, signal) {
	const registry = openRegistry(ports.stateDir());
	const { runs, refused } = registry.list();
	return {
		runs: await recoverEach(ports, {
			registry,
			runs
		}, signal),
		refused
	};
}
async function recoverRunsOf(ports, owner, signal) {
	const registry = openRegistry(ports.stateDir());
	const bootId = ports.host.bootId();
	return recoverEach(ports, {
		registry,
		runs: registry.list().runs.filter(({ owner: own }) => isSame(own, {
			...owner,
			bootId
		}))
	}, signal);
}
async function recoverBefore(ports, notice, signal) {
	const { runs, refused } = await recoverAll(ports, signal);
	for (const line of refused) notice(`not recovered: ${line}`);
	for (const { runId, outcome, lines } of runs) {
		if (outcome === "running") continue;
		notice(`${runId}: ${outcome === "recovered" ? "its harness died; put back now" : "its harness died; not put back"}: ${lines.join("; ")}`);
	}
}
async function recoverEach(ports, { registry, runs }, signal) {
	const recovered = [];
	for (const run of runs) {
		if (signal.aborted) break;
		recovered.push(await recoverRegistered(ports, registry, run));
	}
	return recovered;
}
async function recoverRegistered(ports, registry, run) {
	const { runId, runDir, owner } = run;
	const end = (outcome, lines) => ({
		runId,
		runDir,
		outcome,
		lines
	});
	const state = await ownerState(ports, owner);
	if (state === "living") return end("running", [`its harness (pid ${String(owner.pid)}) still runs; nothing is done`]);
	if (state === "elsewhere") return end("elsewhere", [`it ran in another container, whose processes are not seen from here; recover it there, or remove ${registry.fileOf(runId)} when that is gone`]);
	const lock = await lockFor(ports, registry, runId);
	if (!lock.held) return end("busy", [describeBusy(lock)]);
	let clean = false;
	try {
		if (registry.find(runId) === null) {
			clean = true;
			return end("recovered", ["was put back meanwhile"]);
		}
		const cleanUp = isGoneWithBoot(ports, run) ? goneWithBoot : await revertLeftOf(ports, run);
		if (cleanUp.clean) registry.remove(runId);
		({clean} = cleanUp);
		const hint = `when nothing of it is left any more, remove ${registry.fileOf(runId)}`;
		return clean ? end("recovered", cleanUp.lines) : end("left", [...cleanUp.lines, hint]);
	} finally {
		lock.release(clean);
	}
}
const goneWithBoot = {
	clean: true,
	lines: ["its directory is gone, and the machine was started again since"]
};
function isGoneWithBoot({ host }, { runDir, owner }) {
	return bootOf(owner.bootId) !== bootOf(host.bootId()) && !fs.existsSync(runDir);
}
async function recoverNoted(ports, { run, owner }, signal) {
	const lines = [];
	try {
		if (owner !== null) lines.push(...await stopOwner(ports, owner, signal));
		const registry = openRegistry(ports.stateDir());
		const lock = await waitForLock(ports, {
			registry,
			runId: run.runId
		}, signal);
		if (!lock.held) return {
			clean: false,
			lines: [...lines, describeBusy(lock)]
		};
		let clean = false;
		try {
			const cleanUp = await revertLeftOf(ports, run);
			({clean} = cleanUp);
			if (clean) registry.remove(run.runId);
			return {
				clean,
				lines: [...lines, ...cleanUp.lines]
			};
		} finally {
			lock.release(clean);
		}
	} catch (error) {
		return {
			clean: false,
			lines: [...lines, causeChain(error).join(": ")]
		};
	}
}
async function stopOwner(ports, owner, signal) {
	if (await ownerState(ports, owner) !== "living") return [];
	const { pid, startTime } = owner;
	const identity = {
		kind: "process",
		pid,
		startTime,
		group: false
	};
	await ports.backend.apply({
		do: "stop",
		graceMs: ownerGraceMs
	}, identity, signal);
	return [`its harness (pid ${String(pid)}) still ran and was stopped`];
}
function lockFor(ports, { locksDir }, runId) {
	const self = {
		...ports.self(),
		bootId: ports.host.bootId()
	};
	const isDead = async (owner) => await ownerState(ports, owner) === "dead";
	return takeLock({
		folder: locksDir,
		runId,
		self,
		isDead
	});
}
async function waitForLock(ports, { registry, runId }, signal) {
	const deadlineMs = ports.clock.elapsedMs() + busyLimitMs;
	for (;;) {
		const lock = await lockFor(ports, registry, runId);
		if (lock.held || signal.aborted || ports.clock.elapsedMs() >= deadlineMs) return lock;
		await ports.clock.sleepUntil(ports.clock.elapsedMs() + lookAgainMs, signal);
	}
}
function describeBusy({ by }) {
	return `pid ${String(by.pid)} is putting it back; nothing is done here`;
}
async function ownerState({ host, backend }, owner) {
	const here = host.bootId();
	if (owner.bootId !== here) return bootOf(owner.bootId) === bootOf(here) ? "elsewhere" : "dead";
	const { pid, startTime } = owner;
	const identity = {
		kind: "process",
		pid,
		startTime,
		group: false
	};
	const { condition } = await backend.observe(identity, new AbortController().signal);
	return condition === "gone" ? "dead" : "living";
}
function bootOf(bootId) {
	return bootId.split("/")[0] ?? "";
}
function isSame(left, right) {
	return left.pid === right.pid && left.startTime === right.startTime && left.bootId === right.bootId;
}
export { bashArguments as A, UNDO_LIMIT_MS as B, withDeadline as C, createEnvironment as D, describeThrown as E, GONE_AFTER_BOOT_MS as F, componentAddress as G, nameSome as H, READ_LINE_BYTES as I, logsOf as J, componentLog as K, READ_OUTPUT_MIN_BYTES as L, hookEnded as M, runHook as N, workloadEnvironmentFile as O, BOOT_OUTPUT_BYTES as P, SHUTDOWN_READ_BACK_MS as R, pollUntil as S, createRunContext as T, oneLine as U, clip as V, GATEWAY as W, roleLog as X, roleAddress as Y, planSystem as Z, KILL as _, recoverRunsOf as a, withKilled as b, openRegistry as c, createWorkDir as d, findWorkDir as f, runStartHook as g, isRefused as h, recoverRegistered as i, describeHookFailure as j, waitUntil as k, isRunId as l, carryOutUndo as m, recoverBefore as n, isAllUndone as o, workDirPath as p, endpointUrl as q, recoverNoted as r, undosLeft as s, recoverAll as t, readOpenedRuns as u, killForGood as v, SETTINGS_FILE as w, forEachLimited as x, killLeft as y, STOP_GRACE_MS as z };
