import { o as causeChain, r as HarnessError } from "./errors.js";
import { t as parseJson } from "./json.js";
import { _ as createFold, a as checkUndo, m as systemCode, p as safePath, t as parseRecordedAdapter, u as onDisk } from "./recorded.js";
import { n as planSystem } from "./plan-system.js";
import { J as instanceIndex, K as GATEWAY, L as UNDO_FILE, O as ADAPTER_FILE, Q as runScope, X as instanceWorkload, Y as instanceLogRole, Z as roleLabel, q as environmentName, r as sha256Of } from "./sources.js";
import { t as formatDuration } from "./duration.js";
import path from "node:path";
import fs from "node:fs";
import os from "node:os";
import { setTimeout } from "node:timers/promises";
// src/engine/addresses.ts
const CONTAINER_LOG = "container";
function componentAddress(system, component, workDir) {
	return {
		label: component,
		...placeWith(known(system.components[component], `component ${component}`), { "work-dir": workDir })
	};
}
function componentLog(system, component, workDir) {
	return logPlace(system.components[component], { "work-dir": workDir });
}
function roleAddress(system, place, workDir) {
	const location = known(system.roles[place.role], `role ${place.role}`);
	return {
		label: roleLabel(place.instance, place.role),
		...placeWith(location, namesOf(place, workDir))
	};
}
function roleLog(system, place, workDir) {
	return logPlace(system.roles[place.role], namesOf(place, workDir));
}
function logPlace(location, names) {
	if (location === void 0 || location.log === null) return null;
	if (location.log !== CONTAINER_LOG || !("labels" in location)) return { file: putIn(location.log, names) };
	return { labels: mapValues(location.labels, (label) => putIn(label, names)) };
}
function placeWith(location, names) {
	return "labels" in location ? {
		type: location.type,
		labels: mapValues(location.labels, (label) => putIn(label, names))
	} : {
		type: location.type,
		pidFile: putIn(location.pidFile, names)
	};
}
function ofGeneration(system, generation) {
	if (generation === null) return system;
	const placed = (location) => {
		const { generations } = location;
		return Object.hasOwn(generations, generation) ? {
			...location,
			...generations[generation]
		} : location;
	};
	return {
		...system,
		components: mapValues(system.components, placed),
		roles: mapValues(system.roles, placed)
	};
}
function mapValues(values, change) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
function isLogOf({ workloads }, condition, log) {
	if (condition.kind !== "log") return false;
	if (!condition.ofWorkload) return condition.log === log;
	const [instance = "", role] = log.split("/");
	if (instanceWorkload(instance) !== condition.log) return false;
	return role === instanceLogRole(workloads.find(({ name }) => name === condition.log)?.on);
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
const MAX_INSTANCES = 1e3;
const STOP_GRACE_MS = 1e4;
const HOST_END_GRACE_MS = 2e3;
const KILL_READ_BACK_MS = 1e3;
const UNDO_LIMIT_MS = 3e4;
const SHUTDOWN_READ_BACK_MS = 5e3;
const GONE_AFTER_BOOT_MS = 5e3;
const AFTER_SIGNAL_MS = 5e3;
const ROUND_LIMIT = 1e4;
const HELD_MANY_LOOK_MS = 1e3;
const SWEEP_AFTER_SIGNAL_MS = 5e3;
const HOOK_OUTPUT_BYTES = 8192;
const CAPTURE_BYTES = 8192;
const BOOT_OUTPUT_BYTES = 65536;
const READ_LINE_BYTES = 4096;
const READ_OUTPUT_MIN_BYTES = 65536;
const INVENTORY_ITEMS = 5e3;
const INVENTORY_OUTPUT_BYTES = 2097152;
const INVENTORY_INSTANCES = 1e4;
const CLOCK_LOOK_MS = 5e3;
// src/engine/hooks.ts
function bashArguments(script) {
	return [
		"bash",
		"-c",
		`set -euo pipefail\n${script}`
	];
}
async function runHook(tools, call, signal) {
	const planned = call.planned ?? tools.hooks[call.hook];
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
	return {
		type: "hook.ended",
		hook: call.hook,
		subject: call.subject,
		...hookFacts(result)
	};
}
function hookFacts(result) {
	const outcomes = {
		exited: result.ok ? "ok" : "failed",
		"not-started": "failed"
	};
	return {
		exitCode: result.exitCode,
		outcome: result.outcome === "timed-out" || result.outcome === "cancelled" ? result.outcome : outcomes[result.outcome],
		durationMs: Math.max(0, result.durationMs),
		stdout: clip(result.stdout, HOOK_OUTPUT_BYTES),
		stderr: clipHead(result.stderr, HOOK_OUTPUT_BYTES)
	};
}
function describeHookFailure(call, result) {
	return `${call.subject === null ? `hook ${call.hook}` : `hook ${call.hook} for ${call.subject}`} ${describeHookEnd(result)}`;
}
function describeHookEnd(result) {
	const tail = clipHead(oneLine(result.stderr), 300);
	return `${howItEnded(result)}${tail === "" ? "" : `: ${tail}`}`;
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
		CHAOS_RUN_SCOPE: runScope(parts.plan.runId),
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
const HOST_FOLDER = "host";
function hostMark(folder) {
	return `CHAOS_OUTPUT=${folder}`;
}
function hostEnvironment(base, subject) {
	const { workload, instance, output, endpoints } = subject;
	const addresses = Object.entries(endpoints).map(([name, address]) => [`CHAOS_ENDPOINT_${environmentName(name)}`, address]);
	return {
		...base,
		...Object.fromEntries(addresses),
		...instanceEnvironment(workload, instance),
		CHAOS_OUTPUT: output
	};
}
function operationEnvironment(base, parts) {
	const { component, workload, instance, captured } = parts;
	const values = Object.entries(parts.with).map(([name, value]) => [`CHAOS_WITH_${environmentName(name)}`, value]);
	return {
		...base,
		...Object.fromEntries(values),
		...component === null ? {} : { CHAOS_COMPONENT: component },
		...workload === null ? {} : { CHAOS_WORKLOAD: workload },
		...instance === null ? {} : { CHAOS_INSTANCE: instance },
		CHAOS_TARGET: component ?? instance ?? "",
		CHAOS_CAPTURED: captured
	};
}
function workloadEnvironmentFile(workload, instance) {
	return Object.entries(instanceEnvironment(workload, instance)).map(([name, value]) => `${name}=${value}\0`).join("");
}
function instanceEnvironment(workload, instance) {
	return {
		...workload.env,
		CHAOS_INSTANCE: instance,
		CHAOS_INDEX: String(instanceIndex(instance))
	};
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
	"log.closed": (e) => `log ${e.log}: ${String(e.lines)} lines${e.complete ? "" : `, not all read${because(e.reason ?? null)}`}`,
	"fault.ended-early": (e) => `${e.operation} #${String(e.firing)}: ${e.target}: over early: ${e.proof}`,
	"operation.started": (e) => `${e.operation} #${String(e.firing)}: ${e.uses} on ${e.target}`,
	"operation.ended": (e) => `${e.operation} #${String(e.firing)}: ${e.target}: ${e.outcome}${exit(e.exitCode)}${because(e.proof ?? lastLine(e.stderr))}`,
	"instance.stopped": (e) => `${e.instance} was ended on purpose (${e.by})`,
	"inventory.taken": (e) => `inventory ${e.point}: ${e.outcome}, ${String(e.items.length)} things${because(e.reason)}`,
	"system.swept": (e) => `swept: ${String(e.removed.length)} removed, ${String(e.left.length)} left`,
	"run.not-applicable": (e) => `not applicable: ${e.reason}`,
	"clock.stepped": (e) => `the wall clock moved by ${String(Math.round(e.byMs))} ms`,
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
// src/engine/wall-clock.ts
function watchWallClock(clock) {
	let known = offsetOf(clock);
	return { look: () => {
		const offset = offsetOf(clock);
		if (offset === null) return null;
		const byMs = offset - (known ?? offset);
		known = offset;
		return Math.abs(byMs) > 500 ? byMs : null;
	} };
}
function offsetOf(clock) {
	const beforeMs = clock.elapsedMs();
	const wallMs = Date.parse(clock.wallTime());
	return clock.elapsedMs() - beforeMs > 100 ? null : wallMs - beforeMs;
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
	const { clock, writers, pulse, masker } = options;
	const fold = createFold();
	const startMs = clock.elapsedMs();
	const sinceStart = (clockMs) => Math.max(0, Math.round((clockMs - startMs) * 1e3) / 1e3);
	const wallClock = watchWallClock(clock);
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
	const add = (body) => {
		const envelope = {
			v: 1,
			seq,
			type: body.type,
			at: clock.wallTime(),
			elapsedMs: sinceStart(clock.elapsedMs())
		};
		const event = Object.assign(envelope, bounded(masker.value(body)));
		seq += 1;
		const refusal = write(event);
		fold.add(event);
		options.onEvent(event);
		pulse.notify();
		if (refusal !== null) options.onRefused(refusal);
	};
	const lookAtClock = () => {
		const byMs = wallClock.look();
		if (byMs !== null) add({
			type: "clock.stepped",
			byMs
		});
	};
	const emit = (body) => {
		lookAtClock();
		add(body);
	};
	return {
		emit,
		lookAtClock,
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
		masker: ports.masker,
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
		keepLeftovers: options.keepLeftovers ?? false,
		pinnedTargets: pinnedBy(options.choices ?? []),
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
function pinnedBy(choices) {
	const keyOf = ({ step, operation, firing }) => `${step} ${operation} ${String(firing)}`;
	const pinned = new Map(choices.map((choice) => [keyOf(choice), choice.chosen]));
	return (firing) => pinned.get(keyOf(firing)) ?? null;
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
		setBooted: ({ pidFile, log, generation }) => {
			system = ofGeneration(planned, generation);
			const location = system.components[GATEWAY];
			if (location === void 0) return;
			const gateway = {
				...location,
				..."pidFile" in location ? { pidFile } : {},
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
	let endpoints = {};
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
		setTraces: (receiving) => {
			traces = receiving;
		},
		endpoints: () => endpoints,
		setEndpoints: (named) => {
			endpoints = named;
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
// src/engine/identity.ts
function describeIdentity(identity) {
	switch (identity.kind) {
		case "process": return `${identity.group ? "group" : "pid"} ${String(identity.pid)}, started ${identity.startTime}`;
		case "container": return `container ${identity.id.slice(0, 12)}, started ${identity.startedAt}`;
		case "container-process": return `pid ${String(identity.pid)} of container ${identity.container.slice(0, 12)}, started ${identity.startTime}`;
	}
}
function nameIdentity(identity) {
	return identity.kind === "container" ? `container ${identity.name}, started ${identity.startedAt}` : `pid ${String(identity.pid)}`;
}
function isSameLife(left, right) {
	if (left.kind === "container") return right.kind === "container" && left.id === right.id && left.startedAt === right.startedAt;
	return right.kind !== "container" && left.pid === right.pid && left.startTime === right.startTime;
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
			ended.push(`${address.label} (${nameIdentity(located.identity)}${isGone ? "" : ", still there"})`);
		} catch {}
	});
	return ended.sort();
}
function withKilled(problem, killed) {
	return killed.length === 0 ? problem : `${problem}; killed by the harness: ${nameSome(killed)}`;
}
// src/engine/start.ts
function startActionOf(system, target) {
	const { component, workload, instance, role } = target;
	const action = component === null ? {
		kind: "role.start",
		workload: workload ?? "",
		instance: instance ?? "",
		role: role ?? ""
	} : {
		kind: "component.start",
		component
	};
	return startHook(system, action) === null ? null : action;
}
async function startAgain(action, tools, signal) {
	const address = startAddress(action, tools);
	const running = await runningAs(address, tools, signal);
	if (running !== null) return {
		result: "already-clean",
		proof: `${address.label} runs as ${running}`
	};
	const problem = await runStartHook(action, tools, signal);
	if (problem !== null) return {
		result: "failed",
		proof: problem
	};
	const look = () => runningAs(address, tools, signal);
	const again = await pollUntil({
		clock: tools.ports.clock,
		pauseMs: 20,
		look
	}, signal);
	return again === null ? {
		result: "failed",
		proof: `${address.label} was started but no process of it was seen`
	} : {
		result: "reverted",
		proof: `${address.label} runs as ${again}`
	};
}
async function runStartHook(action, tools, signal) {
	const call = startCall(action, tools);
	if (call === null) return `the adapter has no hook that starts ${labelOf(action)} again`;
	const result = await runHook(hookToolsOf(tools), call, signal);
	return result.ok ? null : describeHookFailure(call, result);
}
async function runningAs(address, { ports }, signal) {
	const located = await ports.backend.locate(address, signal);
	if (!located.found) return null;
	const { condition } = await ports.backend.observe(located.identity, signal);
	return condition === "gone" ? null : nameIdentity(located.identity);
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
function startCall(action, { system, env }) {
	const planned = startHook(system, action);
	if (planned === null) return null;
	const subject = labelOf(action);
	if (action.kind === "role.start") {
		const { workload, instance, role } = action;
		const who = {
			CHAOS_ROLE: role,
			CHAOS_INSTANCE: instance,
			CHAOS_WORKLOAD: workload
		};
		return {
			hook: "target.start",
			planned,
			subject,
			env: {
				...env,
				...who,
				CHAOS_INDEX: String(instanceIndex(instance))
			}
		};
	}
	const { component } = action;
	return {
		hook: component === "gateway" ? "system.start" : "target.start",
		planned,
		subject,
		env: {
			...env,
			CHAOS_COMPONENT: component
		}
	};
}
function startHook(system, action) {
	if (action.kind === "role.start") return system.roles[action.role]?.start ?? null;
	const { component } = action;
	return component === "gateway" ? system.hooks["system.start"] : system.components[component]?.start ?? null;
}
function startAddress(action, { system, ports }) {
	const { path } = ports.workDir;
	return action.kind === "role.start" ? roleAddress(system, action, path) : componentAddress(system, action.component, path);
}
function labelOf(action) {
	return action.kind === "role.start" ? roleLabel(action.instance, action.role) : action.component;
}
// src/engine/revert-operation.ts
async function revertOperation(action, tools, signal) {
	const { operation } = action;
	const { operations } = tools.system;
	const planned = Object.hasOwn(operations, operation) ? operations[operation] : void 0;
	if (planned === void 0 || planned.revert === null) return {
		result: "failed",
		proof: `the adapter has no revert hook of ${operation}`
	};
	const values = withFiles(action.with, planned.files, (name) => fileOf$1(tools, name));
	const env = operationEnvironment(tools.env, {
		...action,
		with: values
	});
	const subject = action.component ?? action.instance;
	const call = {
		hook: `${operation}.revert`,
		planned: planned.revert,
		subject,
		env
	};
	const result = await runHook(hookToolsOf(tools), call, signal);
	return result.ok ? {
		result: "reverted",
		proof: "its revert hook succeeded"
	} : {
		result: "failed",
		proof: describeHookFailure(call, result)
	};
}
function fileOf$1({ runFile }, name) {
	if (runFile === void 0) throw new TypeError("an undo that names a file, without a run directory");
	return runFile(name);
}
function withFiles(values, files, replace) {
	const entries = Object.entries(values);
	return Object.fromEntries(entries.map(([name, value]) => [name, files.includes(name) ? replace(value) : value]));
}
// src/engine/inventory-lines.ts
const LENGTHS = {
	kind: 60,
	id: 200,
	instance: 100,
	role: 40,
	identity: 200
};
function parseItems(stdout) {
	const items = [];
	for (const line of stdout.split("\n")) {
		if (line.trim() === "") continue;
		if (items.length === 5e3) return {
			ok: false,
			problem: `more than ${String(INVENTORY_ITEMS)} things were listed`
		};
		const parsed = line.length > 4096 ? "a line too long" : parseLine(line);
		if (typeof parsed === "string") return {
			ok: false,
			problem: `${parsed} in ${clip(oneLine(line), 120)}`
		};
		items.push(parsed);
	}
	return {
		ok: true,
		items
	};
}
function parseLine(line) {
	const value = parseJson(line);
	if (value === void 0) return "no JSON";
	if (typeof value !== "object" || value === null) return "no JSON object";
	const fields = value;
	const wrong = Object.keys(LENGTHS).find((key) => !isTextOrLeftOut(fields[key]));
	if (wrong !== void 0) return `a wrong ${wrong}`;
	const text = (key) => {
		const given = fields[key];
		return typeof given === "string" && given !== "" ? clip(oneLine(given), LENGTHS[key]) : null;
	};
	const [kind, id] = [text("kind"), text("id")];
	if (kind === null || id === null) return `no ${kind === null ? "kind" : "id"}`;
	return {
		kind,
		id,
		instance: text("instance"),
		role: text("role"),
		identity: text("identity")
	};
}
function isTextOrLeftOut(value) {
	return value === void 0 || value === null || typeof value === "string";
}
// src/engine/sweep.ts
async function runSweep(tools, sweep, signal) {
	const call = {
		...sweep,
		hook: "system.sweep",
		subject: null,
		stdoutLimitBytes: INVENTORY_OUTPUT_BYTES
	};
	const result = await runHook(tools, call, signal);
	const output = parseItems(result.stdout);
	const removed = output.ok ? output.items : [];
	if (!result.ok) return {
		removed,
		problem: describeHookFailure(call, result)
	};
	return {
		removed,
		problem: output.ok ? null : `hook system.sweep printed ${output.problem}`
	};
}
function undoOfSweep({ removed, problem }) {
	if (problem !== null) return {
		result: "failed",
		proof: problem
	};
	if (removed.length === 0) return {
		result: "already-clean",
		proof: "nothing was left"
	};
	return {
		result: "reverted",
		proof: `removed ${nameSome(removed.map(({ kind, id }) => `${kind} ${id}`))}`
	};
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
		case "component.start":
		case "role.start": return startAgain(action, tools, signal);
		case "system.shutdown": return shutDown(tools, signal);
		case "system.sweep": return sweep(tools, signal);
		case "operation.revert": return revertOperation(action, tools, signal);
		case "process.continue":
		case "process.end":
		case "container.unpause":
		case "container.start":
		case "network.connect": return tools.ports.backend.undo(action, signal);
	}
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
async function sweep(tools, signal) {
	const planned = tools.system.hooks["system.sweep"];
	if (planned === null) throw new TypeError("the adapter has no sweep hook");
	return undoOfSweep(await runSweep(hookToolsOf(tools), {
		planned,
		env: tools.env
	}, signal));
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
				const running = await runningAs(componentAddress(tools.system, component, tools.ports.workDir.path), tools, new AbortController().signal);
				if (running !== null) left.push(`${component} as ${running}`);
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
	return [
		"component.start",
		"role.start",
		"operation.revert"
	].includes(action.kind) && isShutDown ? "the system was shut down since" : null;
}
// src/rundir/work-dir.ts
const REMOVE_TRIES = 6;
const REMOVE_PAUSE_MS = 100;
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
		folder(name) {
			const made = path.join(folder, safePath(name));
			onDisk(made, () => fs.mkdirSync(made, {
				recursive: true,
				mode: 448
			}));
			return made;
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
		remove: () => removeFolder(folder)
	};
}
async function removeFolder(folder) {
	for (let tries = 1;; tries += 1) try {
		await fs.promises.rm(folder, {
			recursive: true,
			force: true
		});
		return null;
	} catch (error) {
		if (tries === REMOVE_TRIES) return `${folder} could not be removed: ${String(error)}`;
		await setTimeout(REMOVE_PAUSE_MS);
	}
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
	].every(isText) && isParameters(run.parameters) && isNames(run.secrets) && isOwner(run.owner);
}
function isOwner(value) {
	const owner = value ?? {};
	return Number.isSafeInteger(owner.pid) && isText(owner.startTime) && isText(owner.bootId);
}
function isNames(value) {
	return value === void 0 || Array.isArray(value) && value.every(isText);
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
		const strays = await endStrays(ports, run);
		const lines = [
			...ended,
			...reverted.lines,
			...strays.lines
		];
		if (!reverted.clean || !strays.clean) return {
			clean: false,
			lines
		};
		const stays = await findWorkDir(run.workDir)?.remove() ?? null;
		const all = stays === null ? lines : [...lines, stays];
		return {
			clean: true,
			lines: all.length > 0 ? all : ["ended clean, nothing to revert"]
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
		const { result } = await ports.backendOf("process").undo({
			kind: "process.end",
			pid,
			startTime
		}, new AbortController().signal);
		if (result !== "already-clean") lines.push(`a hook that was under way (pid ${String(pid)}): ended, ${result}`);
	}
	return lines;
}
async function endStrays(ports, { workDir }) {
	const { pids, ended } = await ports.endMarked(hostMark(`${workDir}/${HOST_FOLDER}/`));
	if (pids.length === 0) return {
		clean: true,
		lines: []
	};
	return {
		clean: ended,
		lines: [`what a workload on the host left running (${pids.length === 1 ? `pid ${String(pids[0])}` : `pids ${pids.join(", ")}`}): ${ended ? "ended" : "failed"}`]
	};
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
	const { system, backend } = readSystem(ports, run);
	const commands = ports.createCommands(ports.createMasker(Object.values(ports.variables(run.secrets ?? []))));
	const reverted = await revertLeft(file.records, {
		system,
		ports: {
			clock: ports.clock,
			commands,
			backend: ports.backendOf(backend),
			workDir
		},
		env: hookEnvironment(ports, run, {
			system,
			workDir
		}),
		runFile: (name) => fileOfRun(run.runDir, name),
		host: ports.host,
		appendUndo
	});
	return {
		clean: !reverted.some(({ result }) => isRefused(result)),
		lines: reverted.map(({ record, result, proof }) => `${record.subject}: ${result} (${proof})`)
	};
}
function fileOfRun(runDir, name) {
	const file = path.join(runDir, name);
	if (fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true && fs.realpathSync(file).startsWith(`${fs.realpathSync(runDir)}${path.sep}`)) return file;
	throw new HarnessError(`undo.jsonl names ${name}, which is no file of the run directory`, { code: "evidence-damaged" });
}
function readSystem(ports, run) {
	const text = ports.openEvidence(run.runDir).readText(ADAPTER_FILE, adapterLimitBytes);
	if (sha256Of(text) !== run.adapterSha256) throw new HarnessError("adapter.yaml in the run directory is not the one that the run started with", {
		code: "adapter-changed",
		subject: run.runId,
		hint: "No hook of it was run; revert by hand with the lines in undo.jsonl."
	});
	const adapter = parseRecordedAdapter(text);
	return {
		system: planSystem(adapter, run.runId),
		backend: adapter.backend
	};
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
async function runsUnderWay(ports) {
	const living = new Set();
	if (!fs.existsSync(ports.stateDir())) return living;
	try {
		for (const { runId, owner } of openRegistry(ports.stateDir()).list().runs) if (await ownerState(ports, owner) === "living") living.add(runId);
	} catch {}
	return living;
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
	await ports.backendOf("process").apply({
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
async function ownerState(ports, owner) {
	const here = ports.host.bootId();
	if (owner.bootId !== here) return bootOf(owner.bootId) === bootOf(here) ? "elsewhere" : "dead";
	const { pid, startTime } = owner;
	const identity = {
		kind: "process",
		pid,
		startTime,
		group: false
	};
	const { condition } = await ports.backendOf("process").observe(identity, new AbortController().signal);
	return condition === "gone" ? "dead" : "living";
}
function bootOf(bootId) {
	return bootId.split("/")[0] ?? "";
}
function isSame(left, right) {
	return left.pid === right.pid && left.startTime === right.startTime && left.bootId === right.bootId;
}
export { HOOK_OUTPUT_BYTES as $, pollUntil as A, workloadEnvironmentFile as B, killForGood as C, isSameLife as D, describeIdentity as E, HOST_FOLDER as F, hookEnded as G, bashArguments as H, createEnvironment as I, BOOT_OUTPUT_BYTES as J, hookFacts as K, hostEnvironment as L, SETTINGS_FILE as M, createRunContext as N, nameIdentity as O, describeThrown as P, HELD_MANY_LOOK_MS as Q, hostMark as R, KILL as S, withKilled as T, describeHookEnd as U, waitUntil as V, describeHookFailure as W, CLOCK_LOOK_MS as X, CAPTURE_BYTES as Y, GONE_AFTER_BOOT_MS as Z, undoOfSweep as _, isLogOf as _t, recoverRunsOf as a, READ_OUTPUT_MIN_BYTES as at, runStartHook as b, openRegistry as c, STOP_GRACE_MS as ct, createWorkDir as d, clip as dt, HOST_END_GRACE_MS as et, findWorkDir as f, nameSome as ft, runSweep as g, endpointUrl as gt, isRefused as h, componentLog as ht, recoverRegistered as i, READ_LINE_BYTES as it, withDeadline as j, forEachLimited as k, isRunId as l, SWEEP_AFTER_SIGNAL_MS as lt, carryOutUndo as m, componentAddress as mt, recoverBefore as n, INVENTORY_OUTPUT_BYTES as nt, runsUnderWay as o, ROUND_LIMIT as ot, workDirPath as p, oneLine as pt, runHook as q, recoverNoted as r, MAX_INSTANCES as rt, undosLeft as s, SHUTDOWN_READ_BACK_MS as st, recoverAll as t, INVENTORY_INSTANCES as tt, readOpenedRuns as u, UNDO_LIMIT_MS as ut, parseItems as v, roleAddress as vt, killLeft as w, startActionOf as x, withFiles as y, roleLog as yt, operationEnvironment as z };
