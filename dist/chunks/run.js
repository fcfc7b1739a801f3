import { c as formatDuration, l as parseDuration, s as visible } from "./text.js";
import { _ as environmentName, b as FAULTS, y as roleLabel } from "./sources.js";
import { a as onDisk, c as safePath, d as writeOnce, f as parseJson, l as systemCode, p as createFold, r as diskError } from "./recorded.js";
import { a as UsageError, o as causeChain, r as HarnessError, t as BugError } from "./errors.js";
import { A as bashArguments, B as UNDO_LIMIT_MS, C as withDeadline, D as createEnvironment, E as describeThrown, G as componentAddress, H as nameSome, I as READ_LINE_BYTES, J as logsOf, K as componentLog, L as READ_OUTPUT_MIN_BYTES, M as hookEnded, N as runHook, O as workloadEnvironmentFile, P as BOOT_OUTPUT_BYTES, R as SHUTDOWN_READ_BACK_MS, S as pollUntil, T as createRunContext, U as oneLine, V as clip, W as GATEWAY, X as roleLog, Y as roleAddress, Z as planSystem, _ as KILL, b as withKilled, c as openRegistry, d as createWorkDir, f as findWorkDir, g as runStartHook, h as isRefused, j as describeHookFailure, k as waitUntil, m as carryOutUndo, n as recoverBefore, o as isAllUndone, p as workDirPath, q as endpointUrl, v as killForGood, w as SETTINGS_FILE, x as forEachLimited, y as killLeft, z as STOP_GRACE_MS } from "./recover.js";
import { c as EXPERIMENT_FILE, f as PLAN_FILE, o as ADAPTER_FILE, u as INPUTS_DIR } from "./validators.js";
import { c as createWriters, n as evaluateRun } from "./evaluate.js";
import { n as requireRunsFolder } from "./folders.js";
import { i as outcomeWithout, r as outcomeOfVerdict } from "./outcome.js";
import { a as prepareRuns } from "./prepare.js";
import { t as TOOL } from "./tool.js";
import path from "node:path";
import fs from "node:fs";
// src/app/progress.ts
const tellStatesAfterMs = 1e3;
const textLimit = 300;
function createProgress(plan) {
	const fold = createFold();
	const untold = new Map();
	return {
		observe(event) {
			fold.add(event);
			if (event.type === "instance.state" && !untold.has(event.workload)) untold.set(event.workload, event.elapsedMs);
			const text = describeEvent(event);
			return [...tellStates(fold.state(), untold, text !== null), ...text === null ? [] : [text]].map((line) => `${clock(event.elapsedMs)}  ${line}`);
		},
		view: (sinceLastMs) => viewOf(fold.state(), plan, fold.state().lastMs + sinceLastMs)
	};
}
function tellStates(state, untold, now) {
	const told = [];
	for (const [workload, sinceMs] of untold) {
		const counts = countStates(state, workload);
		if (!now && state.lastMs - sinceMs < tellStatesAfterMs && counts.size > 1) continue;
		untold.delete(workload);
		told.push(describeStates(workload, counts));
	}
	return told;
}
function countStates(state, workload) {
	const counts = new Map();
	for (const instance of state.instances) {
		const last = instance.workload === workload ? instance.states.at(-1) : void 0;
		if (last !== void 0) counts.set(last.state, (counts.get(last.state) ?? 0) + 1);
	}
	return counts;
}
function describeStates(workload, counts) {
	return `${workload}: ${[...counts].map(([state, count]) => `${String(count)} ${state}`).join(", ")}`;
}
function viewOf(state, plan, nowMs) {
	const open = state.steps.filter(({ endMs }) => endMs === null);
	const parents = new Set(open.map(({ parent }) => parent));
	return {
		experiment: plan.experiment,
		adapter: plan.adapter,
		phase: state.phases.at(-1)?.phase ?? "boot",
		elapsedMs: nowMs,
		limitMs: plan.timeoutMs,
		steps: open.filter(({ step }) => !parents.has(step)).map(({ label }) => label),
		faults: groupFaults(state.faults.filter(isInForce), plan, nowMs),
		states: plan.workloads.map(({ name }) => ({
			name,
			counts: countStates(state, name)
		})).filter(({ counts }) => counts.size > 0).map(({ name, counts }) => describeStates(name, counts))
	};
}
function groupFaults(faults, plan, nowMs) {
	const firings = new Map();
	for (const fault of faults) {
		const key = `${fault.operation}#${String(fault.firing)}`;
		firings.set(key, [...firings.get(key) ?? [], fault]);
	}
	return [...firings.values()].map((ofFiring) => {
		const [first, ...others] = ofFiring;
		const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
		const left = ofFiring.map((fault) => leftOf(fault, plan, nowMs)).filter((ms) => ms !== null);
		return {
			text: visible(`${first?.fault ?? ""} of ${first?.target ?? ""}${more} (${first?.operation ?? ""})`, textLimit),
			leftMs: left.length === 0 ? null : Math.max(...left)
		};
	});
}
function isInForce(fault) {
	return FAULTS[fault.fault].held && fault.effectiveMs !== null && (fault.revert === null || fault.revert.endedMs === null);
}
function leftOf(fault, plan, nowMs) {
	const durationMs = plan.operations.find(({ name }) => name === fault.operation)?.durationMs ?? null;
	return durationMs === null || fault.effectiveMs === null ? null : Math.max(0, fault.effectiveMs + durationMs - nowMs);
}
function describeEvent(event) {
	switch (event.type) {
		case "phase.started": return event.phase;
		case "phase.ended": return event.outcome === "done" ? null : visible(`${event.phase} ${event.outcome}${because(event.reason)}`, textLimit);
		case "system.booted": return visible(`${event.system.name} ${event.system.version} booted`, textLimit);
		case "component.state": return visible(`${event.component}: ${event.state}`, textLimit);
		case "signal.received": return visible(`${event.signal} received: no new step starts, faults are reverted`, textLimit);
		case "error": return visible(`error in ${event.phase}${of(event.subject)}: ${event.message}`, textLimit);
		case "await.timed-out": return visible(`${event.workload}: not ended in time: ${event.instances.join(", ")}`, textLimit);
		case "wait.timed-out": return visible(`wait for ${event.condition} not met in time; last seen: ${event.lastSeen}`, textLimit);
		case "instance.revived": return visible(`${event.instance}: ${event.from}, then ${event.to} again`, textLimit);
		default: return describeFaultEvent(event);
	}
}
function describeFaultEvent(event) {
	switch (event.type) {
		case "targets.resolved": return event.chosen.length === event.candidates.length ? null : visible(`${event.operation}: chose ${event.chosen.join(", ")} of ${event.candidates.join(", ")}`, textLimit);
		case "fault.effective": return visible(`${event.operation}: ${event.fault} of ${event.target} in effect (${event.proof})`, textLimit);
		case "fault.failed": return visible(`${event.operation}: ${event.fault} of ${event.target} failed: ${event.message}`, textLimit);
		case "revert.ended": return visible(`${event.operation}: ${event.fault} of ${event.target} ${event.result} (${event.proof})`, textLimit);
		case "steady-state.checked": return event.outcome === "held" ? null : visible(`steady state ${event.name} ${event.when}: ${event.actual}`, textLimit);
		default: return null;
	}
}
function because(reason) {
	return reason === null ? "" : `: ${reason}`;
}
function of(subject) {
	return subject === null ? "" : ` (${subject})`;
}
function clock(elapsedMs) {
	return formatDuration(elapsedMs).padStart(8);
}
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
		const state = wait.state;
		const count = wait.count ?? null;
		const words = count === null ? `${workload} ${state}` : `${workload} ${state}, at least ${String(count)}`;
		return {
			condition: {
				kind: "instances",
				workload,
				state,
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
		const { times, do: body } = step.repeat;
		return {
			kind: "repeat",
			path,
			label: `repeat ${String(times)} times`,
			times,
			steps: planSteps(body, `${path}.do`, names)
		};
	}
	return null;
}
function planAction(step, path, names) {
	if (step.delay !== void 0) {
		const durationMs = parseDuration(step.delay);
		return {
			kind: "delay",
			path,
			label: `delay ${formatDuration(durationMs).replace(".0 s", " s")}`,
			durationMs
		};
	}
	if (step.start !== void 0) return {
		kind: "start",
		path,
		label: `start ${step.start}`,
		workload: step.start
	};
	if (step.await !== void 0) return {
		kind: "await",
		path,
		label: `await ${step.await}`,
		workload: step.await
	};
	if (step.revert !== void 0) return {
		kind: "revert",
		path,
		label: `revert ${step.revert}`,
		operation: step.revert
	};
	return planWait(step.wait ?? {}, path, names);
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
		workloads: workloads.map((workload) => planWorkload(workload, {
			experiment,
			parameters
		})),
		operations: operations.map(planOperation),
		steadyState: (experiment["steady-state"] ?? []).map((condition) => planCondition(condition, defaultSource)),
		flow: planFlow(experiment, {
			workloads: new Set(workloads.map(({ name }) => name)),
			defaultSource
		}),
		system: withLogTexts(planSystem(adapter), experiment)
	};
}
function planWorkload(workload, of) {
	return {
		name: workload.name,
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
function planOperation(operation) {
	const { with: given = {}, uses } = operation;
	return {
		name: operation.name,
		fault: uses,
		target: planTarget(operation.target),
		select: planSelect(operation.select ?? "all"),
		signal: uses === "kill" ? given.signal ?? "KILL" : null,
		how: uses === "outage" ? given.how ?? "stop" : null,
		durationMs: given.duration === void 0 ? null : parseDuration(given.duration),
		onEmpty: operation["on-empty"] ?? "error",
		timeoutMs: parseDuration(operation.timeout ?? DEFAULT_OPERATION_TIMEOUT)
	};
}
function planTarget(target) {
	if (target.component !== void 0) return {
		kind: "component",
		component: target.component
	};
	const { workload = "", role = "", instances = null } = target;
	return {
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
// src/engine/boot-line.ts
function parseBootLine(stdout) {
	const line = stdout.trim();
	if (line === "" || /[\r\n]/.test(line)) throw wrong("one JSON line", line);
	const value = parseObject(line);
	return {
		system: {
			name: text(value, "name", 100),
			version: text(value, "version", 100),
			generation: optionalText(value, "generation", 100),
			build: optionalText(value, "build", 200),
			standInFor: optionalText(value, "standInFor", 100)
		},
		pidFile: text(value, "pidFile", 4096),
		log: text(value, "log", 4096),
		endpoints: endpointsOf(value)
	};
}
function parseObject(line) {
	const value = parseJson(line);
	if (value === void 0) throw wrong("one JSON line", line);
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong("a JSON object", line);
	return value;
}
function text(fields, key, max) {
	const value = fields[key];
	if (typeof value !== "string" || value === "" || value.length > max) throw wrong(`a text of 1 to ${String(max)} characters as ${key}`, JSON.stringify(value));
	return value;
}
function optionalText(fields, key, max) {
	const value = fields[key];
	return value === void 0 || value === null ? null : text(fields, key, max);
}
function endpointsOf(fields) {
	const value = fields["endpoints"];
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw wrong("an object of addresses as endpoints", JSON.stringify(value));
	for (const name of Object.keys(value)) text(value, name, 500);
	return value;
}
function wrong(expected, seen) {
	const shown = seen === void 0 ? "nothing" : seen === "" ? "an empty output" : clip(oneLine(seen), 120);
	return new HarnessError(`hook system.boot must print ${expected}; it printed ${shown}`, {
		code: "boot-output",
		phase: "boot",
		subject: "system.boot"
	});
}
// src/engine/boot.ts
const BOOT = {
	hook: "system.boot",
	subject: null
};
async function bootSystem(run, manifest, booting) {
	const { workDir, writers } = run.ports;
	workDir.write(SETTINGS_FILE, `${JSON.stringify(run.settings)}\n`);
	await run.observers.startTraces();
	booting.shutdown = registerShutdown(run);
	const line = await callBoot(run);
	booting.system = line.system;
	run.timeline.emit({
		type: "system.booted",
		system: line.system
	});
	writers.writeManifest({
		...manifest,
		system: line.system
	});
	run.observers.startMetrics(line.endpoints);
	run.observers.startWatches();
	run.components.start();
	await untilReady(run);
	booting.ready = !run.isBroken();
	run.instances.start();
}
function registerShutdown(run) {
	const { adapter, system } = run.plan;
	return run.journal.register({
		subject: "the system under test",
		action: { kind: "system.shutdown" },
		shell: `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the shutdown hook of adapter ${adapter}`,
		fault: null,
		limitMs: system.hooks["system.shutdown"].timeoutMs + SHUTDOWN_READ_BACK_MS + 1e3
	});
}
async function callBoot(run) {
	const call = {
		...BOOT,
		env: run.systemEnvironment(),
		stdoutLimitBytes: BOOT_OUTPUT_BYTES
	};
	const result = await runHook(run.hookTools, call, run.flow);
	let line = null;
	try {
		line = readLine(result);
		run.setGateway(line);
		return line;
	} finally {
		followComponentLogs(run);
	}
}
function readLine(result) {
	if (!result.ok) throw bootError("boot-failed", describeHookFailure(BOOT, result));
	if (result.stdoutBytes > 65536) throw bootError("boot-output", `hook ${BOOT.hook} must print one JSON line; it printed ${String(result.stdoutBytes)} bytes`);
	return parseBootLine(result.stdout);
}
function followComponentLogs(run) {
	const system = run.system();
	for (const [component, { logTexts }] of Object.entries(system.components)) {
		const source = componentLog(system, component, run.ports.workDir.path);
		if (source === null) continue;
		const destination = run.ports.writers.openComponentLog(component);
		const openRest = () => run.ports.writers.openTeardownLog(component);
		run.logs.follow({
			log: component,
			source,
			destination,
			texts: logTexts,
			openRest
		});
	}
}
async function untilReady(run) {
	const limitMs = run.plan.system.hooks[BOOT.hook].timeoutMs;
	const state = () => run.components.latest("gateway")?.state ?? "not looked at";
	const bootedMs = run.nowMs();
	const holds = () => state() === "ready" || whyNeverReady(run, bootedMs) !== null;
	const { clock } = run.ports;
	const end = await waitUntil({
		clock,
		pulse: run.pulse,
		deadlineMs: bootedMs + limitMs,
		holds
	}, run.flow);
	const never = whyNeverReady(run, bootedMs);
	if (never !== null) throw bootError("not-ready", never);
	if (end !== "timed-out") return;
	throw bootError("not-ready", `${GATEWAY} was not ready within ${formatDuration(limitMs)}; it is ${state()}`);
}
function whyNeverReady(run, bootedMs) {
	const sighting = run.components.latest(GATEWAY);
	return sighting?.state === "down" && sighting.seenMs - bootedMs >= 5e3 ? `${GATEWAY} has no process; its log may say why` : run.components.broken();
}
function bootError(code, message) {
	return new HarnessError(message, {
		code,
		phase: "boot",
		subject: BOOT.hook
	});
}
// src/engine/phases.ts
const PHASE_DONE = {
	outcome: "done",
	reason: null
};
async function inPhase(run, phase, work) {
	run.setPhase(phase);
	run.timeline.emit({
		type: "phase.started",
		phase
	});
	run.timeline.emit({
		type: "phase.ended",
		phase,
		...await endOf$1(run, work)
	});
}
async function endOf$1(run, work) {
	try {
		return await work();
	} catch (error) {
		run.recordThrown(error, { subject: null });
		run.breakOff("error", describeThrown(error));
		return {
			outcome: "failed",
			reason: describeThrown(error)
		};
	}
}
function skipPhase(run, phase, reason) {
	run.timeline.emit({
		type: "phase.ended",
		phase,
		outcome: "skipped",
		reason
	});
}
// src/engine/components.ts
function createComponentTracker(ctx) {
	const watcher = {
		ctx,
		latest: new Map(),
		stop: new AbortController(),
		broken: null
	};
	let loops = Promise.resolve();
	return {
		latest: (component) => watcher.latest.get(component) ?? null,
		observe: (component, sighting) => note$1(watcher, component, sighting),
		broken: () => watcher.broken,
		start: () => {
			loops = Promise.all(Object.keys(ctx.plan.system.components).map((name) => watch(watcher, name)));
		},
		stop: async () => {
			watcher.stop.abort();
			await loops;
		}
	};
}
async function watch(watcher, component) {
	const { ctx, stop } = watcher;
	let blind = 0;
	while (!stop.signal.aborted) {
		const seenMs = ctx.nowMs();
		try {
			const state = await look(watcher, component);
			if (state !== null) note$1(watcher, component, {
				state,
				seenMs
			});
			blind = 0;
		} catch (error) {
			blind += 1;
			if (blind === 3) ctx.recordThrown(error, { subject: component });
		}
		await ctx.ports.clock.sleepUntil(ctx.nowMs() + ctx.plan.system.readyIntervalMs, stop.signal);
	}
}
async function look(watcher, component) {
	const { ctx, stop } = watcher;
	const { backend, workDir } = ctx.ports;
	const located = await backend.locate(componentAddress(ctx.system(), component, workDir.path), stop.signal);
	if (!located.found) return stop.signal.aborted ? null : "down";
	const { condition } = await backend.observe(located.identity, stop.signal);
	if (stop.signal.aborted) return null;
	if (condition === "gone") return "down";
	if (component !== "gateway" || condition === "frozen") return "up";
	const result = await runHook(ctx.hookTools, {
		...READY$1,
		env: ctx.systemEnvironment(),
		quiet: true
	}, stop.signal);
	if (result.outcome === "cancelled") return null;
	noteAnswer(watcher, result);
	return result.ok ? "ready" : "up";
}
const READY$1 = {
	hook: "system.ready",
	subject: null
};
function noteAnswer(watcher, result) {
	const { timeline } = watcher.ctx;
	const before = watcher.broken;
	watcher.broken = result.ok || result.exitCode === 75 ? null : describeHookFailure(READY$1, result);
	if (watcher.broken === null || before !== null) return;
	timeline.emit({
		type: "hook.started",
		...READY$1
	});
	timeline.emit(hookEnded(READY$1, result));
}
function note$1(watcher, component, sighting) {
	const { ctx, latest, stop } = watcher;
	const before = latest.get(component);
	if (stop.signal.aborted || before !== void 0 && sighting.seenMs < before.seenMs) return;
	latest.set(component, sighting);
	if (before?.state === sighting.state) ctx.pulse.notify();
	else ctx.timeline.emit({
		type: "component.state",
		component,
		state: sighting.state
	});
}
// src/engine/read-lines.ts
const STATES = new Set([
	"Created",
	"Pending",
	"Running",
	"Unknown",
	"Succeeded",
	"Failed"
]);
function parseReadOutput(stdout) {
	const readings = new Map();
	for (const line of stdout.split("\n")) {
		if (line.trim() === "") continue;
		const parsed = parseLine(line);
		if (typeof parsed === "string") return {
			ok: false,
			problem: `${parsed} in ${clip(oneLine(line), 120)}`
		};
		if (readings.has(parsed.instance)) return {
			ok: false,
			problem: `${clip(parsed.instance, 50)} was printed twice`
		};
		readings.set(parsed.instance, parsed.reading);
	}
	return {
		ok: true,
		readings
	};
}
function parseLine(line) {
	const value = parseJson(line);
	if (value === void 0) return "no JSON";
	if (typeof value !== "object" || value === null) return "no JSON object";
	const fields = value;
	const { instance, state } = fields;
	if (typeof instance !== "string") return "no instance";
	if (!STATES.has(state)) return "no known state";
	const rawPhase = optional(fields, "rawPhase", isText);
	const exitCode = optional(fields, "exitCode", Number.isInteger);
	const reason = optional(fields, "reason", isText);
	if (rawPhase === void 0 || exitCode === void 0 || reason === void 0) return "a wrong rawPhase, exitCode or reason";
	return {
		instance,
		reading: {
			state,
			rawPhase: rawPhase === null ? null : clip(rawPhase, 100),
			exitCode,
			reason: reason === null ? null : clip(reason, 500)
		}
	};
}
function isText(value) {
	return typeof value === "string";
}
function optional(fields, key, is) {
	const value = fields[key] ?? null;
	return value === null || is(value) ? value : void 0;
}
// src/engine/instances.ts
const READ = {
	hook: "instance.read",
	subject: null
};
function createInstanceTracker(ctx) {
	const known = new Map(ctx.plan.workloads.flatMap(({ name, instances }) => instances.map((instance) => [instance, {
		workload: name,
		instance,
		stage: "planned",
		sighting: null
	}])));
	const reader = {
		ctx,
		known,
		failures: 0
	};
	const stop = new AbortController();
	let loop = Promise.resolve();
	const named = (...stages) => [...known.values()].filter(({ stage }) => stages.includes(stage));
	return {
		beginCreate: (instance) => {
			const entry = entryOf$1(reader, instance);
			if (entry.stage !== "planned") return false;
			entry.stage = "creating";
			return true;
		},
		noteCreated: (instance) => {
			const entry = entryOf$1(reader, instance);
			entry.stage = "created";
			note(reader, entry, {
				state: "Created",
				rawPhase: null,
				exitCode: null,
				reason: null,
				seenMs: ctx.nowMs()
			});
		},
		noteDeleted: (instance) => {
			entryOf$1(reader, instance).stage = "deleted";
		},
		latest: (instance) => known.get(instance)?.sighting ?? null,
		attempted: () => named("creating", "created"),
		existing: () => named("created"),
		start: () => {
			loop = readAgainAndAgain(reader, stop.signal);
		},
		stop: async () => {
			stop.abort();
			await loop;
		},
		readOnce: (signal) => read(reader, signal)
	};
}
function entryOf$1(reader, instance) {
	const entry = reader.known.get(instance);
	if (entry === void 0) throw new TypeError(`${instance} is not an instance of the plan`);
	return entry;
}
async function readAgainAndAgain(reader, signal) {
	const { ctx } = reader;
	while (!signal.aborted) {
		try {
			await read(reader, signal);
		} catch (error) {
			ctx.recordThrown(error, { subject: READ.hook });
			ctx.breakOff("error", "the instances cannot be read");
			return;
		}
		await ctx.ports.clock.sleepUntil(ctx.nowMs() + ctx.plan.system.readIntervalMs, signal);
	}
}
async function read(reader, signal) {
	const { ctx, known } = reader;
	const asked = [...known.values()].filter(({ stage }) => stage === "created");
	if (asked.length === 0) return;
	const seenMs = ctx.nowMs();
	const stdoutLimitBytes = Math.max(READ_OUTPUT_MIN_BYTES, READ_LINE_BYTES * known.size);
	const call = {
		...READ,
		env: ctx.environment,
		quiet: true,
		stdoutLimitBytes
	};
	const result = await runHook(ctx.hookTools, call, signal);
	if (signal.aborted) return;
	if (result.exitCode === 75) {
		reader.failures = 0;
		noteUnreachable(reader, asked, seenMs);
		return;
	}
	const problem = problemOf(result, stdoutLimitBytes);
	const output = problem === null ? parseReadOutput(result.stdout) : {
		ok: false,
		problem
	};
	if (output.ok) {
		reader.failures = 0;
		for (const entry of asked) note(reader, entry, {
			...output.readings.get(entry.instance) ?? MISSING,
			seenMs
		});
	} else noteFailure(reader, result, output.problem);
}
const MISSING = {
	state: "Failed",
	rawPhase: null,
	exitCode: null,
	reason: "missing"
};
function problemOf(result, limitBytes) {
	if (!result.ok) return describeHookFailure(READ, result);
	return result.stdoutBytes > limitBytes ? `hook ${READ.hook} printed ${String(result.stdoutBytes)} bytes` : null;
}
function noteUnreachable(reader, asked, seenMs) {
	for (const entry of asked) {
		if (entry.sighting !== null && isEnded(entry.sighting.state)) continue;
		note(reader, entry, {
			state: "Unknown",
			rawPhase: null,
			exitCode: null,
			reason: "unreachable",
			seenMs
		});
	}
}
function noteFailure(reader, result, problem) {
	const { ctx } = reader;
	reader.failures += 1;
	if (reader.failures > 3) return;
	ctx.timeline.emit({
		type: "hook.started",
		...READ
	});
	ctx.timeline.emit(hookEnded(READ, result));
	if (reader.failures < 3) return;
	ctx.recordError({
		code: "read-failed",
		subject: READ.hook,
		message: `the instances could not be read ${String(3)} times running: ${problem}`
	});
	ctx.breakOff("error", "the instances cannot be read");
}
function isEnded(state) {
	return state === "Succeeded" || state === "Failed";
}
function note(reader, entry, sighting) {
	const { timeline, pulse } = reader.ctx;
	const before = entry.sighting;
	if (entry.stage !== "created" || before !== null && sighting.seenMs < before.seenMs) return;
	entry.sighting = sighting;
	if (before !== null && isSame(before, sighting)) {
		pulse.notify();
		return;
	}
	const { workload, instance } = entry;
	if (before !== null && isEnded(before.state) && before.state !== sighting.state) timeline.emit({
		type: "instance.revived",
		workload,
		instance,
		from: before.state,
		to: sighting.state
	});
	const { state, rawPhase, exitCode, reason } = sighting;
	timeline.emit({
		type: "instance.state",
		workload,
		instance,
		state,
		rawPhase,
		exitCode,
		reason
	});
}
function isSame(left, right) {
	return left.state === right.state && left.rawPhase === right.rawPhase && left.exitCode === right.exitCode && left.reason === right.reason;
}
// src/engine/logs.ts
function createLogSet(ctx, searched) {
	const logs = new Map();
	const rest = [];
	return {
		follow: ({ openRest, ...request }) => {
			const handle = ctx.ports.observers.followLog({
				...request,
				searched: searched.has(request.log),
				onChange: () => ctx.pulse.notify()
			});
			logs.set(request.log, {
				handle,
				path: request.destination.path,
				openRest
			});
		},
		has: (log) => logs.has(log),
		get: (log) => logs.get(log)?.handle ?? null,
		names: (instance) => [...logs.keys()].filter((log) => instance === null || log.startsWith(`${instance}/`)),
		positionsNow: async (names) => {
			const followed = names.flatMap((log) => {
				const handle = logs.get(log)?.handle;
				return handle === void 0 ? [] : [{
					log,
					handle
				}];
			});
			await Promise.all(followed.map(({ handle }) => handle.catchUp()));
			return followed.map(({ log, handle }) => ({
				log,
				...handle.position()
			}));
		},
		sumUp: async () => {
			for (const [log, { handle, path, openRest }] of logs) {
				const destination = openRest === null ? null : tryToOpen(ctx, log, openRest);
				const summary = await (destination === null ? handle.close() : handle.turnTo(destination));
				if (destination !== null) rest.push(handle);
				ctx.timeline.emit({
					type: "log.closed",
					log,
					path,
					...summary,
					counts: summary.counts.slice(0, 200)
				});
			}
			logs.clear();
		},
		closeAll: async () => {
			for (const handle of rest) await handle.close();
		}
	};
}
function tryToOpen(ctx, log, open) {
	try {
		return open();
	} catch (error) {
		ctx.recordThrown(error, { subject: log });
		return null;
	}
}
// src/engine/observers.ts
const TRACES_HOST = "127.0.0.1";
function createObserverSet(ctx, journal) {
	const metrics = new Map();
	const watches = [];
	const traces = createTraces(ctx);
	return {
		startTraces: traces.start,
		spans: () => traces.handle()?.position() ?? 0,
		findSpan: (pattern, afterSpan) => traces.handle()?.search(pattern, afterSpan) ?? { found: false },
		startMetrics: (endpoints) => {
			for (const { name, url, intervalMs } of ctx.plan.system.metrics) {
				const address = endpointUrl(url, endpoints);
				const destination = ctx.ports.writers.openMetrics(name);
				const onChange = () => ctx.pulse.notify();
				const handle = ctx.ports.observers.scrapeMetrics({
					name,
					url: address,
					intervalMs,
					destination,
					onChange
				});
				metrics.set(name, {
					handle,
					path: destination.path
				});
			}
		},
		startWatches: () => {
			for (const { name, script } of ctx.plan.system.watch) watches.push(startWatch(ctx, journal, {
				name,
				script
			}));
		},
		reading: (selector) => metrics.get(selector.source)?.handle.latest(selector) ?? null,
		closeAll: async () => {
			await Promise.all([...metrics].map(async ([name, { handle, path }]) => {
				const { lines, complete } = await handle.close();
				ctx.timeline.emit({
					type: "watch.ended",
					name,
					path,
					lines,
					exitCode: null,
					expected: true
				});
				if (!complete) noteLost(ctx, path);
			}));
			metrics.clear();
			await traces.close();
			await Promise.all(watches.map(({ handle }) => handle.close()));
			await Promise.all(watches.map(({ ended }) => ended));
		}
	};
}
function createTraces(ctx) {
	let received = null;
	return {
		start: async () => {
			const { traces } = ctx.plan.system;
			if (traces === null) return;
			const destination = ctx.ports.writers.openWatch(traces.name);
			const onChange = () => ctx.pulse.notify();
			const handle = await ctx.ports.observers.receiveTraces({
				host: TRACES_HOST,
				destination,
				onChange
			});
			received = {
				handle,
				name: traces.name,
				path: destination.path
			};
			ctx.setTraces(handle.endpoints);
		},
		handle: () => received?.handle ?? null,
		close: async () => {
			if (received === null) return;
			const { handle, name, path } = received;
			const { lines, complete } = await handle.close();
			ctx.timeline.emit({
				type: "watch.ended",
				name,
				path,
				lines,
				exitCode: null,
				expected: true
			});
			if (!complete) noteLost(ctx, path);
		}
	};
}
function startWatch(ctx, journal, watch) {
	const destination = ctx.ports.writers.openWatch(watch.name);
	const handle = ctx.ports.observers.watch({
		name: watch.name,
		argv: bashArguments(watch.script),
		env: ctx.environment,
		cwd: ctx.ports.workDir.path,
		destination
	});
	const entry = registerEnd(ctx, journal, {
		name: watch.name,
		handle
	});
	return {
		handle,
		ended: noteEnd(ctx, {
			name: watch.name,
			destination,
			handle,
			entry,
			journal
		})
	};
}
function registerEnd(ctx, journal, { name, handle }) {
	if (handle.undo === null) return null;
	const subject = `watch ${name}`;
	try {
		return journal.register({
			subject,
			...handle.undo,
			fault: null,
			limitMs: UNDO_LIMIT_MS
		});
	} catch (error) {
		ctx.recordThrown(error, { subject });
		ctx.breakOff("error", "the run directory cannot be written");
		handle.close();
		return null;
	}
}
async function noteEnd(ctx, watch) {
	const { name, destination, handle, entry, journal } = watch;
	const { exitCode, lines, complete, expected } = await handle.ended;
	ctx.timeline.emit({
		type: "watch.ended",
		name,
		path: destination.path,
		lines,
		exitCode,
		expected
	});
	if (!complete) noteLost(ctx, destination.path);
	if (entry === null) return;
	journal.noteUndone(entry, expected ? {
		result: "reverted",
		proof: "ended by the harness"
	} : {
		result: "already-clean",
		proof: `ended by itself with exit code ${String(exitCode)}`
	});
}
function noteLost(ctx, path) {
	ctx.recordError({
		code: "evidence-lost",
		subject: path,
		message: `the disk refused a part of ${path}; it ends there`
	});
}
// src/engine/reverts.ts
function createUndoJournal(ctx) {
	const journal = {
		ctx,
		entries: []
	};
	let draining = null;
	return {
		register: (request) => register(journal, request),
		settle: (entry) => entryOf(journal, entry).settle(),
		revert: (entry, cause) => revertOnce(journal, entryOf(journal, entry), cause),
		revertAll: (cause) => {
			draining ??= drain(journal, cause).finally(() => {
				draining = null;
			});
			return draining;
		},
		noteUndone: (entry, outcome) => noteUndone(journal, entryOf(journal, entry), outcome),
		lastFiring: (operation) => {
			const firings = journal.entries.filter(({ fault }) => fault?.operation === operation);
			const last = firings.at(-1)?.fault?.firing;
			return firings.filter(({ fault }) => fault?.firing === last).reverse();
		}
	};
}
function register(journal, request) {
	const { clock, host, writers } = journal.ctx.ports;
	const { subject, action, shell } = request;
	const id = journal.entries.length + 1;
	writers.appendUndo({
		v: 1,
		type: "undo",
		id,
		at: clock.wallTime(),
		bootId: host.bootId(),
		subject,
		action,
		shell
	});
	const [reverting, beginRevert] = latch();
	const [settled, settle] = latch();
	const { fault, limitMs } = request;
	const entry = {
		id,
		action,
		fault,
		limitMs,
		reverting,
		beginRevert,
		settled,
		settle,
		outcome: null,
		done: false
	};
	journal.entries.push(entry);
	return entry;
}
function latch() {
	let open = () => void 0;
	return [new Promise((resolve) => {
		open = resolve;
	}), open];
}
function entryOf(journal, entry) {
	const own = journal.entries[entry.id - 1];
	if (own === void 0) throw new TypeError(`no undo record ${String(entry.id)}`);
	return own;
}
async function drain(journal, cause) {
	for (;;) {
		const next = lastFaults(journal);
		if (next.length === 0) return;
		await forEachLimited(next, 8, async (entry) => {
			await revertOnce(journal, entry, cause);
		});
	}
}
function lastFaults(journal) {
	const left = journal.entries.filter(({ fault, done }) => fault !== null && !done).reverse();
	const last = left[0]?.fault;
	const end = left.findIndex(({ fault }) => fault?.operation !== last?.operation || fault?.firing !== last?.firing);
	return end < 0 ? left : left.slice(0, end);
}
function revertOnce(journal, entry, cause) {
	entry.outcome ??= revert(journal, entry, cause);
	return entry.outcome;
}
async function revert(journal, entry, cause) {
	const { ctx } = journal;
	const { fault, id } = entry;
	entry.beginRevert();
	await entry.settled;
	if (fault !== null) ctx.timeline.emit({
		type: "revert.requested",
		...fault,
		undo: id,
		cause
	});
	const { clock } = ctx.ports;
	const tools = {
		system: ctx.system(),
		ports: ctx.ports,
		env: ctx.systemEnvironment(),
		emit: ctx.hookTools.emit
	};
	const outcome = await withDeadline({
		clock,
		limitMs: entry.limitMs,
		parent: null
	}, (signal) => carryOutUndo(entry.action, tools, signal));
	if (fault !== null) ctx.timeline.emit({
		type: "revert.ended",
		...fault,
		undo: id,
		...outcome
	});
	noteUndone(journal, entry, outcome);
	if (fault !== null && isRefused(outcome.result)) ctx.recordError({
		code: outcome.result === "failed" ? "revert-failed" : outcome.result,
		subject: `${fault.operation} on ${fault.target}`,
		message: outcome.proof,
		phase: "revert"
	});
	return outcome;
}
function noteUndone(journal, entry, outcome) {
	const { ctx } = journal;
	if (entry.done) return;
	entry.done = true;
	entry.outcome ??= Promise.resolve(outcome);
	try {
		const at = ctx.ports.clock.wallTime();
		ctx.ports.writers.appendUndo({
			v: 1,
			type: "undone",
			id: entry.id,
			at,
			...outcome
		});
	} catch (error) {
		ctx.recordThrown(error, {
			subject: "undo.jsonl",
			phase: "revert"
		});
		ctx.breakOff("error", "the run directory cannot be written");
	}
}
// src/engine/run.ts
function createRun(ctx) {
	const journal = createUndoJournal(ctx);
	const waits = waitsOf(ctx.plan.flow);
	return {
		...ctx,
		journal,
		components: createComponentTracker(ctx),
		instances: createInstanceTracker(ctx),
		logs: createLogSet(ctx, new Set(waits.flatMap(({ condition }) => logsOf(ctx.plan, condition)))),
		observers: createObserverSet(ctx, journal),
		anchors: new Set(waits.flatMap(({ since }) => since ?? [])),
		marks: new Map(),
		firings: new Map(),
		steadyBefore: null
	};
}
function waitsOf(step) {
	switch (step.kind) {
		case "serial":
		case "parallel":
		case "repeat": return step.steps.flatMap(waitsOf);
		case "wait": return [step];
		default: return [];
	}
}
// src/engine/conditions.ts
var SlowPatternError = class extends Error {
	name = "SlowPatternError";
};
function lookAtWait(run, condition, window) {
	switch (condition.kind) {
		case "instances": return lookAtInstances(run, condition, window.sinceMs);
		case "component": return lookAtComponent(run, {
			component: condition.component,
			equals: condition.state
		}, window.sinceMs);
		case "metric": return lookAtMetric(run, condition, window.sinceMs);
		case "log": return lookAtLogs(run, condition, window.mark);
		case "event": return lookAtEvents(run, condition, window.mark);
		case "signal": return lookAtSignal(run, condition.signal, window.mark);
	}
}
function lookAtCondition(run, condition, sinceMs) {
	switch (condition.kind) {
		case "component-state": return lookAtComponent(run, condition, sinceMs);
		case "workload-state": return lookAtInstances(run, {
			workload: condition.workload,
			state: condition.equals,
			count: null
		}, sinceMs);
		case "metric": return lookAtMetric(run, condition, sinceMs);
	}
}
function lookAtInstances(run, query, sinceMs) {
	const instances = run.plan.workloads.find(({ name }) => name === query.workload)?.instances ?? [];
	const seen = instances.map((instance) => {
		const sighting = run.instances.latest(instance);
		if (sighting === null) return {
			instance,
			state: "not created"
		};
		return {
			instance,
			state: sighting.seenMs >= sinceMs ? sighting.state : "not read since"
		};
	});
	return {
		met: seen.filter(({ state }) => state === query.state && state !== "Unknown").length >= (query.count ?? instances.length),
		seen: nameSome(seen.map(({ instance, state }) => `${instance} ${state}`)),
		known: seen.every(({ state }) => state !== "not read since")
	};
}
function lookAtComponent(run, query, sinceMs) {
	const sighting = run.components.latest(query.component);
	if (sighting === null || sighting.seenMs < sinceMs) return {
		met: false,
		seen: `${query.component} not looked at since`,
		known: false
	};
	const { state } = sighting;
	return {
		met: state === query.equals || query.equals === "up" && state === "ready",
		seen: `${query.component} is ${state}`,
		known: true
	};
}
function lookAtMetric(run, query, sinceMs) {
	const { selector, bound } = query;
	const reading = run.observers.reading(selector);
	if (reading === null || reading.atMs < sinceMs) return {
		met: false,
		seen: `${selector.metric} not scraped since`,
		known: false
	};
	if (reading.value === null) return {
		met: false,
		seen: `no series of ${selector.metric}`,
		known: true
	};
	return {
		met: isWithin(reading.value, bound),
		seen: `${selector.metric} is ${String(reading.value)}`,
		known: true
	};
}
function isWithin(value, bound) {
	switch (bound.op) {
		case "equals": return value === bound.value;
		case "at-least": return value >= bound.value;
		case "at-most": return value <= bound.value;
	}
}
function lookAtLogs(run, condition, mark) {
	for (const log of logsOf(run.plan, condition)) {
		const found = run.logs.get(log)?.search(condition.matches, mark.lines.get(log) ?? 0);
		if (found === void 0) continue;
		if (found.found) return {
			met: true,
			seen: `line ${String(found.line)} of ${log}`,
			known: true
		};
		if (found.reason === "pattern-too-slow") throw new SlowPatternError(`a line of ${log} took too long to match ${condition.matches}`);
	}
	return {
		met: false,
		seen: "no such line",
		known: true
	};
}
function lookAtEvents(run, condition, mark) {
	const { event, of } = condition;
	const { occurrences } = run.timeline.state();
	for (let index = occurrences.length - 1; index >= 0; index -= 1) {
		const occurrence = occurrences[index];
		if (occurrence === void 0 || occurrence.seq < mark.seq) break;
		if (occurrence.type === event && (of === null || occurrence.subjects.includes(of))) return {
			met: true,
			seen: `event ${String(occurrence.seq)}`,
			known: true
		};
	}
	return {
		met: false,
		seen: "no such event",
		known: true
	};
}
const NANOSECONDS_PER_MS = 1000000n;
function lookAtSignal(run, signal, mark) {
	const pattern = run.plan.system.signals[signal];
	if (pattern === void 0) throw new TypeError(`the plan waits for signal ${signal}, which its system does not have`);
	const openedNano = BigInt(Date.parse(mark.at)) * NANOSECONDS_PER_MS;
	let found = run.observers.findSpan(pattern, mark.spans);
	while (found.found) {
		if (BigInt(found.endUnixNano) >= openedNano) return {
			met: true,
			seen: `span ${String(found.span)}, a ${pattern.name}`,
			known: true
		};
		found = run.observers.findSpan(pattern, found.span);
	}
	return {
		met: false,
		seen: "no such span",
		known: true
	};
}
function describeWait(condition) {
	switch (condition.kind) {
		case "instances": return `${condition.count === null ? "all instances" : `at least ${String(condition.count)}`} of ${condition.workload} ${condition.state}`;
		case "component": return `${condition.component} is ${condition.state}`;
		case "metric": return describeMetric(condition);
		case "log": return `a line of ${condition.log} matches ${condition.matches}`;
		case "event": return `event ${condition.event}${condition.of === null ? "" : ` of ${condition.of}`}`;
		case "signal": return `signal ${condition.signal}`;
	}
}
function describeCondition(condition) {
	switch (condition.kind) {
		case "component-state": return `${condition.component} is ${condition.equals}`;
		case "workload-state": return `all instances of ${condition.workload} ${condition.equals}`;
		case "metric": return describeMetric(condition);
	}
}
function describeMetric(query) {
	const { selector, bound } = query;
	const labels = Object.entries(selector.labels).map(([name, value]) => `${name}="${value}"`);
	return `${labels.length === 0 ? selector.metric : `${selector.metric}{${labels.join(",")}}`} ${bound.op.replace("-", " ")} ${String(bound.value)}`;
}
// src/engine/steady.ts
const READY = {
	name: "ready",
	kind: "component-state",
	component: GATEWAY,
	equals: "ready"
};
async function observeSteady(run, signal) {
	const { plan, pulse } = run;
	const conditions = plan.steadyState.length === 0 ? [READY] : plan.steadyState;
	const sinceMs = run.nowMs();
	let attempts = 0;
	const lookAtAll = () => conditions.map((condition) => ({
		condition,
		look: lookAtCondition(run, condition, sinceMs)
	}));
	const holds = () => {
		attempts += 1;
		return lookAtAll().every(({ look }) => look.met);
	};
	const deadlineMs = sinceMs + plan.settleTimeoutMs;
	return {
		end: {
			met: "held",
			"timed-out": "not-held",
			aborted: "aborted"
		}[await waitUntil({
			clock: run.ports.clock,
			pulse,
			deadlineMs,
			holds
		}, signal)],
		attempts,
		looks: lookAtAll()
	};
}
function recordSteady(run, when, result) {
	if (run.plan.steadyState.length === 0) return;
	for (const { condition, look } of result.looks) run.timeline.emit({
		type: "steady-state.checked",
		name: condition.name,
		when,
		outcome: look.met ? "held" : look.known ? "failed" : "undecided",
		expected: describeCondition(condition),
		actual: look.seen,
		attempts: result.attempts
	});
}
function steadyBefore(run) {
	run.steadyBefore ??= checkBefore(run);
	return run.steadyBefore;
}
async function checkBefore(run) {
	const result = await observeSteady(run, run.flow);
	if (result.end === "aborted") return false;
	recordSteady(run, "before", result);
	if (result.end === "held") return true;
	run.recordError({
		code: "steady-state-not-met",
		subject: null,
		message: `the system was not well before the first operation, nothing was fired: ${describeMissing(run, result)}`,
		phase: "steady-state"
	});
	run.breakOff("error", "the steady state did not hold before the first operation");
	return false;
}
function describeMissing(run, result) {
	return `${result.looks.filter(({ look }) => !look.met).map(({ condition, look }) => `expected ${describeCondition(condition)}, seen ${look.seen}`).join("; ")} (waited ${formatDuration(run.plan.settleTimeoutMs)})`;
}
// src/engine/marks.ts
function looksBack(step) {
	if (step?.kind !== "wait" || step.since !== null) return false;
	return [
		"log",
		"event",
		"signal"
	].includes(step.condition.kind);
}
async function markFor(run, wait) {
	return markLogs(run, logsOf(run.plan, wait.condition));
}
async function markAnchor(run, name) {
	if (run.anchors.has(name)) run.marks.set(name, await markLogs(run, run.logs.names(null)));
}
async function markLogs(run, logs) {
	const opened = {
		seq: run.timeline.nextSeq(),
		at: run.ports.clock.wallTime(),
		spans: run.observers.spans()
	};
	const positions = await run.logs.positionsNow(logs);
	return {
		...opened,
		lines: new Map(positions.map(({ log, lines }) => [log, lines]))
	};
}
// src/engine/effects.ts
const HARMLESS = new Set(["USR1", "USR2"]);
async function takeEffect(run, shot, signal) {
	const { operation } = shot;
	switch (operation.fault) {
		case "kill": return kill(run, shot, signal);
		case "stop": return takeDown(run, shot, {
			action: stopOf(operation),
			signal
		});
		case "outage": return takeDown(run, shot, {
			action: operation.how === "kill" ? KILL : stopOf(operation),
			signal
		});
		case "restart": return restart(run, shot, signal);
		case "freeze": return freeze(run, shot, signal);
	}
}
function stopOf({ timeoutMs }) {
	return {
		do: "stop",
		graceMs: Math.min(STOP_GRACE_MS, timeoutMs / 2)
	};
}
function undoOf(run, shot) {
	const { operation, target, identity } = shot;
	if (operation.fault === "freeze") return run.ports.backend.undoOfFreeze(identity);
	if (target.component === null || isHarmless(operation)) return null;
	return {
		action: {
			kind: "component.start",
			component: target.component
		},
		shell: `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the start hook of adapter ${run.plan.adapter} for ${target.component}`
	};
}
function isHarmless({ fault, signal }) {
	return fault === "kill" && signal !== null && HARMLESS.has(signal);
}
async function kill(run, shot, signal) {
	const { operation, identity } = shot;
	const name = operation.signal ?? "KILL";
	const action = {
		do: "kill",
		signal: name
	};
	if (!isHarmless(operation)) return takeDown(run, shot, {
		action,
		signal
	});
	await run.ports.backend.apply(action, identity, signal);
	return {
		proof: `signal ${name} was sent to pid ${String(identity.pid)}`,
		respondedMs: run.nowMs()
	};
}
async function takeDown(run, shot, how) {
	try {
		await run.ports.backend.apply(how.action, shot.identity, how.signal);
		const respondedMs = run.nowMs();
		const { proof } = await readBack(run, shot, {
			condition: "gone",
			signal: how.signal
		});
		const { component } = shot.target;
		if (component !== null) run.components.observe(component, {
			state: "down",
			seenMs: run.nowMs()
		});
		return {
			proof,
			respondedMs
		};
	} catch (error) {
		if (run.isBroken() && shot.target.component !== null) await killForGood(run.ports, shot.identity);
		throw error;
	}
}
async function freeze(run, shot, signal) {
	await run.ports.backend.apply({ do: "freeze" }, shot.identity, signal);
	const respondedMs = run.nowMs();
	const { proof } = await readBack(run, shot, {
		condition: "frozen",
		signal
	});
	return {
		proof,
		respondedMs
	};
}
async function restart(run, shot, signal) {
	const { target, identity } = shot;
	await takeDown(run, shot, {
		action: stopOf(shot.operation),
		signal
	});
	if (target.component === null) throw new TypeError(`restart of ${target.address.label}, which is no component`);
	const tools = {
		system: run.system(),
		ports: run.ports,
		env: run.systemEnvironment(),
		emit: run.hookTools.emit
	};
	const problem = await runStartHook(target.component, tools, signal);
	const respondedMs = run.nowMs();
	if (problem !== null) throw new HarnessError(problem, { code: "start-failed" });
	const look = async () => {
		const located = await run.ports.backend.locate(target.address, signal);
		return located.found && isAnother(located.identity, identity) ? located.identity : null;
	};
	const found = await pollUntil({
		clock: run.ports.clock,
		pauseMs: 20,
		look
	}, signal);
	if (found === null) throw notEffective(`${target.address.label} was started but no new process of it was seen`);
	return {
		proof: `pid ${String(identity.pid)} ended, pid ${String(found.pid)} runs`,
		respondedMs
	};
}
function isAnother(now, before) {
	return now.pid !== before.pid || now.startTime !== before.startTime;
}
async function readBack(run, shot, wanted) {
	let last = "nothing was read back";
	const look = async () => {
		const observation = await run.ports.backend.observe(shot.identity, wanted.signal);
		last = observation.proof;
		if (observation.condition === "gone" && wanted.condition !== "gone") throw targetGone(shot, observation);
		return observation.condition === wanted.condition ? observation : null;
	};
	const seen = await pollUntil({
		clock: run.ports.clock,
		pauseMs: 20,
		look
	}, wanted.signal);
	if (seen === null) throw notEffective(`${shot.target.address.label} is not ${wanted.condition}: ${last}`);
	return seen;
}
function targetGone(shot, observation) {
	return new HarnessError(`${shot.target.address.label} is gone: ${observation.proof}`, { code: "target-gone" });
}
function notEffective(message) {
	return new HarnessError(message, { code: "fault-not-effective" });
}
// src/engine/faults.ts
async function fire(run, firing, target) {
	const subject = subjectOf(firing, target);
	const { identity } = target;
	if (identity === null || await isGone(run, target)) return ended(await noteExited(run, {
		firing,
		subject,
		target
	}));
	if (run.isBroken()) return ended({
		target: subject.target,
		outcome: "cancelled",
		reason: null
	});
	const shot = {
		operation: firing.operation,
		target,
		identity
	};
	const entry = registerUndo(run, shot, subject);
	try {
		return await apply(run, {
			firing,
			subject,
			shot,
			entry
		});
	} finally {
		if (entry !== null) run.journal.settle(entry);
	}
}
async function apply(run, application) {
	const { firing, subject, shot, entry } = application;
	const { operation } = firing;
	await request(run, {
		firing,
		subject,
		identity: describeIdentity(shot.identity),
		undo: entry?.id ?? null
	});
	if (run.isBroken()) return ended(noteFailed(run, subject, null));
	try {
		const { clock } = run.ports;
		const effect = await withDeadline({
			clock,
			limitMs: operation.timeoutMs,
			parent: run.flow
		}, (signal) => takeEffect(run, shot, signal));
		const effectiveMs = run.nowMs();
		await noteEffective(run, subject, effect);
		const end = {
			target: subject.target,
			outcome: "done",
			reason: effect.proof
		};
		return {
			end,
			held: entry === null ? Promise.resolve(end) : hold(run, {
				entry,
				firing,
				end,
				effectiveMs
			})
		};
	} catch (error) {
		return ended(noteFailed(run, subject, error));
	}
}
function ended(end) {
	return {
		end,
		held: Promise.resolve(end)
	};
}
async function hold(run, held) {
	const { entry, firing, end, effectiveMs } = held;
	const { fault, durationMs } = firing.operation;
	const { held: lasts, startsTarget } = FAULTS[fault];
	if (startsTarget === "when-reverted") return end;
	if (lasts) {
		const timer = new AbortController();
		const early = AbortSignal.any([run.flow, timer.signal]);
		await Promise.race([run.ports.clock.sleepUntil(effectiveMs + (durationMs ?? 0), early), entry.reverting]);
		timer.abort();
		if (run.isBroken()) await run.journal.revertAll("broken");
	}
	const { result, proof } = await run.journal.revert(entry, lasts ? "duration" : "step");
	return isRefused(result) ? {
		...end,
		outcome: "failed",
		reason: `not reverted: ${proof}`
	} : end;
}
function registerUndo(run, shot, subject) {
	const undo = undoOf(run, shot);
	if (undo === null) return null;
	const { operation } = shot;
	return run.journal.register({
		...undo,
		subject: `${operation.name} #${String(subject.firing)} (${operation.fault}) on ${subject.target}`,
		fault: subject,
		limitMs: operation.timeoutMs
	});
}
async function isGone(run, target) {
	if (target.identity === null) return true;
	const { condition } = await run.ports.backend.observe(target.identity, run.flow);
	return condition === "gone" && !run.isBroken();
}
async function noteExited(run, shot) {
	const { firing, subject, target } = shot;
	await request(run, {
		firing,
		subject,
		identity: target.identity === null ? null : describeIdentity(target.identity),
		undo: null
	});
	const message = `${subject.target} had ended before the fault`;
	run.timeline.emit({
		type: "fault.failed",
		...subject,
		code: "already-exited",
		message
	});
	return {
		target: subject.target,
		outcome: "already-exited",
		reason: message
	};
}
async function request(run, wanted) {
	const { firing, subject, identity, undo } = wanted;
	const logs = await positionsAround(run, subject);
	run.timeline.emit({
		type: "fault.requested",
		step: firing.step,
		...subject,
		identity,
		undo,
		logs
	});
}
async function noteEffective(run, subject, effect) {
	const logs = await positionsAround(run, subject);
	const respondedMs = run.timeline.sinceStart(effect.respondedMs);
	run.timeline.emit({
		type: "fault.effective",
		...subject,
		proof: effect.proof,
		respondedMs,
		logs
	});
}
function positionsAround(run, subject) {
	const components = Object.keys(run.plan.system.components).filter((name) => run.logs.has(name));
	const own = subject.instance === null ? [] : run.logs.names(subject.instance);
	return run.logs.positionsNow([...components, ...own]);
}
function noteFailed(run, subject, error) {
	const known = error instanceof HarnessError ? error.code : "bug";
	const cancelled = run.isBroken() && (error === null || known !== "bug");
	const code = cancelled ? "cancelled" : known === "target-gone" ? "already-exited" : known;
	const message = cancelled ? "the run was broken off" : describeThrown(error);
	run.timeline.emit({
		type: "fault.failed",
		...subject,
		code,
		message
	});
	const { target } = subject;
	if (code === "already-exited") return {
		target,
		outcome: code,
		reason: message
	};
	if (cancelled) return {
		target,
		outcome: "cancelled",
		reason: null
	};
	run.recordError({
		code,
		subject: `${subject.operation} on ${target}`,
		message
	});
	return {
		target,
		outcome: "failed",
		reason: message
	};
}
function subjectOf(firing, target) {
	const { operation, number } = firing;
	const { component, workload, instance, role } = target;
	const label = component ?? roleLabel(instance ?? "", role ?? "");
	return {
		operation: operation.name,
		firing: number,
		fault: operation.fault,
		target: label,
		component,
		workload,
		instance,
		role
	};
}
function describeIdentity(identity) {
	return `${identity.group ? "group" : "pid"} ${String(identity.pid)}, started ${identity.startTime}`;
}
// src/engine/step-end.ts
const DONE = {
	outcome: "done",
	reason: null
};
const CANCELLED = {
	outcome: "cancelled",
	reason: null
};
// src/core/plan/seed.ts
const MASK = (1n << 64n) - 1n;
const FNV_OFFSET = 14695981039346656037n;
const FNV_PRIME = 1099511628211n;
const GOLDEN_GAMMA = 11400714819323198485n;
function parseSeed(text) {
	if (!/^\d{1,20}$/.test(text)) return null;
	const value = BigInt(text);
	return value <= MASK ? String(value) : null;
}
function subSeed(seed, seedPath) {
	let hash = FNV_OFFSET;
	for (const character of `${seed}\n${seedPath}`) hash = (hash ^ BigInt(character.codePointAt(0) ?? 0)) * FNV_PRIME & MASK;
	return mix(hash);
}
function chooseTargets(choice) {
	const sorted = [...choice.candidates].sort(byCodeUnits$1);
	const wanted = sizeOf(choice.select, sorted.length);
	if (wanted > sorted.length) throw new HarnessError(`${String(wanted)} targets asked for, ${String(sorted.length)} there`, {
		code: "too-few-targets",
		phase: "flow",
		hint: "Lower `select.count`, or start more instances before the operation."
	});
	if (wanted === sorted.length) return { chosen: sorted };
	return { chosen: drawSome(sorted, wanted, generator(subSeed(choice.seed, choice.seedPath))).sort(byCodeUnits$1) };
}
function sizeOf(select, available) {
	switch (select.kind) {
		case "all": return available;
		case "count": return select.count;
		case "percent": return Math.max(Math.min(available, 1), Math.ceil(available * select.percent / 100 - 1e-9));
	}
}
function drawSome(items, size, next) {
	const pool = [...items];
	const drawn = [];
	while (drawn.length < size) {
		const [item] = pool.splice(below(pool.length, next), 1);
		if (item !== void 0) drawn.push(item);
	}
	return drawn;
}
function below(limit, next) {
	const size = BigInt(limit);
	const fair = MASK + 1n - (MASK + 1n) % size;
	let value = next();
	while (value >= fair) value = next();
	return Number(value % size);
}
function generator(seed) {
	let state = seed;
	return () => {
		state = state + GOLDEN_GAMMA & MASK;
		return mix(state);
	};
}
function mix(value) {
	let mixed = value;
	mixed = (mixed ^ mixed >> 30n) * 13787848793156543929n & MASK;
	mixed = (mixed ^ mixed >> 27n) * 10723151780598845931n & MASK;
	return mixed ^ mixed >> 31n;
}
function byCodeUnits$1(left, right) {
	return left < right ? -1 : Number(left > right);
}
// src/engine/targets.ts
async function resolveTargets(run, firing, signal) {
	const { operation, number, step } = firing;
	const candidates = await candidatesOf(run, operation.target, signal);
	const labels = candidates.map(({ address }) => address.label).sort(byCodeUnits);
	const drawn = operation.select.kind !== "all" && labels.length > 0;
	const emit = (chosen) => run.timeline.emit({
		type: "targets.resolved",
		step,
		operation: operation.name,
		firing: number,
		rule: describeRule(operation.target, operation.select),
		candidates: labels,
		chosen,
		seedPath: drawn ? step : null
	});
	if (labels.length === 0) {
		emit([]);
		return [];
	}
	try {
		const { seed } = run.plan;
		const { chosen } = chooseTargets({
			seed,
			seedPath: step,
			candidates: labels,
			select: operation.select
		});
		emit(chosen);
		return candidates.filter(({ address }) => chosen.includes(address.label));
	} catch (error) {
		emit([]);
		throw error;
	}
}
async function candidatesOf(run, target, signal) {
	if (target.kind === "component") {
		const address = componentAddress(run.system(), target.component, run.ports.workDir.path);
		return locateAll(run, [{
			...NOBODY,
			address,
			component: target.component
		}], signal);
	}
	const { workload, role, instances } = target;
	const existing = run.instances.existing().filter((name) => name.workload === workload);
	const wanted = instances ?? existing.map(({ instance }) => instance);
	const missing = wanted.filter((instance) => !existing.some((name) => name.instance === instance));
	if (missing.length > 0) throw new HarnessError(`${missing.join(", ")} named as target, but not there`, {
		code: "target-missing",
		phase: "flow",
		hint: "Start the workload before the operation, and do not name more instances than it has."
	});
	const places = wanted.map((instance) => ({
		workload,
		instance,
		role,
		component: null,
		address: roleAddress(run.system(), {
			workload,
			instance,
			role
		}, run.ports.workDir.path)
	}));
	const located = await locateAll(run, places, signal);
	if (instances === null) return located;
	return places.map((place) => located.find(({ instance }) => instance === place.instance) ?? {
		...place,
		identity: null
	});
}
const NOBODY = {
	component: null,
	workload: null,
	instance: null,
	role: null
};
async function locateAll(run, places, signal) {
	const found = [];
	await forEachLimited(places, 8, async (place) => {
		const located = await run.ports.backend.locate(place.address, signal);
		if (located.found) found.push({
			...place,
			identity: located.identity
		});
	});
	return found.sort((left, right) => byCodeUnits(left.address.label, right.address.label));
}
function describeRule(target, select) {
	const exact = target.kind === "component" || target.instances !== null;
	switch (select.kind) {
		case "all": return exact ? "named" : "all";
		case "count": return `count ${String(select.count)}`;
		case "percent": return `${String(select.percent)} percent`;
	}
}
function byCodeUnits(left, right) {
	return left < right ? -1 : Number(left > right);
}
// src/engine/operations.ts
async function runOperation(run, name, path) {
	const operation = operationOf(run, name);
	if (!await steadyBefore(run)) return run.isBroken() && run.breakage()?.kind === "signal" ? CANCELLED : {
		outcome: "failed",
		reason: "not fired: the steady state did not hold"
	};
	if (run.isBroken()) return CANCELLED;
	const number = (run.firings.get(name) ?? 0) + 1;
	run.firings.set(name, number);
	const firing = {
		operation,
		number,
		step: path
	};
	try {
		const targets = await withDeadline({
			clock: run.ports.clock,
			limitMs: operation.timeoutMs,
			parent: run.flow
		}, (signal) => resolveTargets(run, firing, signal));
		return targets.length === 0 ? nothingToActOn(run, operation) : summarise(await act(run, firing, targets));
	} catch (error) {
		if (!(error instanceof HarnessError)) throw error;
		if (run.isBroken()) return CANCELLED;
		run.recordThrown(error, { subject: name });
		return {
			outcome: "failed",
			reason: describeThrown(error)
		};
	}
}
async function act(run, firing, targets) {
	const holds = [];
	const { name } = firing.operation;
	try {
		await forEachLimited(targets, 8, async (target) => {
			const { held } = await fire(run, firing, target);
			holds.push(held);
		});
	} catch (error) {
		run.recordThrown(error, { subject: name });
		run.breakOff("error", `${name} could not be applied`);
		holds.push(Promise.resolve({
			target: name,
			outcome: "failed",
			reason: describeThrown(error)
		}));
	}
	return Promise.all(holds);
}
function nothingToActOn(run, operation) {
	const { name, target, onEmpty } = operation;
	const reason = `no targets: ${target.kind === "component" ? target.component : `role ${target.role} of ${target.workload}`} has no process`;
	if (onEmpty === "skip") return {
		outcome: "skipped",
		reason
	};
	run.recordError({
		code: "no-targets",
		subject: name,
		message: reason
	});
	return {
		outcome: "failed",
		reason
	};
}
function summarise(ends) {
	const failed = ends.find(({ outcome }) => outcome === "failed");
	if (failed !== void 0) return {
		outcome: "failed",
		reason: `${failed.target}: ${failed.reason ?? "failed"}`
	};
	if (ends.some(({ outcome }) => outcome === "cancelled")) return CANCELLED;
	const exited = ends.filter(({ outcome }) => outcome === "already-exited").map(({ target }) => target);
	return exited.length === 0 ? DONE : {
		outcome: "done",
		reason: `already exited: ${exited.join(", ")}`
	};
}
async function runRevert(run, name) {
	if (!run.firings.has(name)) return {
		outcome: "skipped",
		reason: `${name} has not fired`
	};
	const reasons = [];
	await forEachLimited(run.journal.lastFiring(name), 8, async (entry) => {
		const { result, proof } = await run.journal.revert(entry, "step");
		if (isRefused(result)) reasons.push(`${entry.fault?.target ?? name}: ${proof}`);
	});
	return reasons.length === 0 ? DONE : {
		outcome: "failed",
		reason: reasons.join("; ")
	};
}
function operationOf(run, name) {
	const operation = run.plan.operations.find((candidate) => candidate.name === name);
	if (operation === void 0) throw new TypeError(`the plan has no operation ${name}`);
	return operation;
}
// src/engine/waits.ts
async function runWait(run, step, place) {
	const sinceMs = run.nowMs();
	const window = {
		sinceMs,
		mark: await openWindow(run, step, place)
	};
	let look = {
		met: false,
		seen: "nothing",
		known: false
	};
	const holds = () => {
		look = lookAtWait(run, step.condition, window);
		return look.met;
	};
	const { clock } = run.ports;
	try {
		const end = await waitUntil({
			clock,
			pulse: run.pulse,
			deadlineMs: sinceMs + step.timeoutMs,
			holds
		}, run.flow);
		if (end === "met") return {
			outcome: "done",
			reason: look.seen
		};
		if (end === "aborted") return {
			outcome: "cancelled",
			reason: null
		};
		return noteTimeout(run, {
			step,
			path: place.path,
			lastSeen: look.seen
		});
	} catch (error) {
		if (!(error instanceof SlowPatternError)) throw error;
		run.recordError({
			code: "pattern-too-slow",
			subject: place.path,
			message: error.message
		});
		return {
			outcome: "failed",
			reason: error.message
		};
	}
}
async function openWindow(run, step, place) {
	return (step.since === null ? place.before : run.marks.get(step.since)) ?? await markFor(run, step);
}
function noteTimeout(run, timeout) {
	const { step, path, lastSeen } = timeout;
	const { onTimeout, timeoutMs } = step;
	const condition = describeWait(step.condition);
	run.timeline.emit({
		type: "wait.timed-out",
		step: path,
		condition,
		lastSeen,
		onTimeout
	});
	const reason = `not within ${formatDuration(timeoutMs)}; last seen: ${lastSeen}`;
	if (onTimeout === "continue") return {
		outcome: "timed-out",
		reason
	};
	run.recordError({
		code: "wait-timed-out",
		subject: path,
		message: `${condition}: ${reason}`
	});
	return {
		outcome: "timed-out",
		reason,
		breaks: true
	};
}
// src/engine/workloads.ts
async function startWorkload(run, name) {
	const workload = workloadOf(run, name);
	const { workDir, writers } = run.ports;
	const script = workDir.write(`script-${name}.sh`, workload.script);
	const policy = workload.policy === null ? null : writers.inputPath(workload.policy);
	const failed = [];
	await forEachLimited(workload.instances, 8, async (instance) => {
		if (run.isBroken()) return;
		const env = workDir.write(`env-${instance}`, workloadEnvironmentFile(workload, instance));
		if (await createInstance(run, {
			workload,
			instance,
			files: {
				script,
				env,
				policy
			}
		})) return;
		failed.push(instance);
		if (!run.isBroken()) run.breakOff("error", `${instance} could not be created`);
	});
	if (failed.length > 0 && run.breakage()?.kind !== "signal") return {
		outcome: "failed",
		reason: `not created: ${failed.join(", ")}`
	};
	return run.isBroken() ? CANCELLED : DONE;
}
async function createInstance(run, creation) {
	const { instance, workload } = creation;
	if (!run.instances.beginCreate(instance)) {
		run.recordError({
			code: "create-failed",
			subject: instance,
			message: `${instance} was created before`
		});
		return false;
	}
	const call = {
		hook: "instance.create",
		subject: instance,
		env: createEnvironment(run.environment, creation)
	};
	const result = await runHook(run.hookTools, call, run.flow);
	if (!result.ok) {
		if (result.outcome !== "cancelled") run.recordError({
			code: "create-failed",
			subject: instance,
			message: describeHookFailure(call, result)
		});
		return false;
	}
	run.instances.noteCreated(instance);
	followLogs(run, workload, instance);
	return true;
}
function followLogs(run, workload, instance) {
	const { system } = run.plan;
	for (const role of Object.keys(system.roles)) {
		const place = {
			workload: workload.name,
			instance,
			role
		};
		const source = roleLog(system, place, run.ports.workDir.path);
		if (source === null) continue;
		const destination = run.ports.writers.openInstanceLog(place);
		const texts = role === system.workloadLogRole ? workload.logTexts : [];
		run.logs.follow({
			log: roleLabel(instance, role),
			source,
			destination,
			texts,
			openRest: null
		});
	}
}
async function awaitWorkload(run, name, path) {
	const workload = workloadOf(run, name);
	const running = () => workload.instances.filter((instance) => !isEnded(run.instances.latest(instance)?.state ?? "Created"));
	const { clock } = run.ports;
	const deadlineMs = run.nowMs() + workload.timeoutMs;
	const end = await waitUntil({
		clock,
		pulse: run.pulse,
		deadlineMs,
		holds: () => running().length === 0
	}, run.flow);
	if (end === "met") return DONE;
	if (end === "aborted") return CANCELLED;
	const instances = running();
	run.timeline.emit({
		type: "await.timed-out",
		step: path,
		workload: name,
		instances
	});
	return {
		outcome: "timed-out",
		reason: `not ended: ${instances.join(", ")}`
	};
}
function workloadOf(run, name) {
	const workload = run.plan.workloads.find((candidate) => candidate.name === name);
	if (workload === void 0) throw new TypeError(`the plan has no workload ${name}`);
	return workload;
}
// src/engine/steps.ts
async function runFlow(run) {
	const { flow } = run.plan;
	await runStep(run, flow, {
		planned: flow.path,
		actual: flow.path,
		parent: null,
		before: null
	});
}
async function runStep(run, step, place) {
	if (run.isBroken()) return CANCELLED;
	const path = pathOf(step, place);
	const { kind, label } = step;
	return record(run, {
		path,
		parent: place.parent,
		kind,
		label
	}, () => carryOut(run, step, {
		...place,
		actual: path
	}));
}
function pathOf(step, place) {
	return `${place.actual}${step.path.slice(place.planned.length)}`;
}
async function record(run, step, work) {
	const { path, parent, kind, label } = step;
	run.timeline.emit({
		type: "step.started",
		step: path,
		parent,
		kind,
		label
	});
	const end = await endOf(run, path, work);
	if (end.outcome === "failed" || end.breaks === true) run.breakOff("error", `${path} (${label}) ${brokenBy(end)}`);
	run.timeline.emit({
		type: "step.ended",
		step: path,
		outcome: end.outcome,
		reason: end.reason
	});
	return end;
}
function brokenBy(end) {
	const how = end.outcome === "failed" ? "failed" : "timed out";
	return end.reason === null ? how : `${how}: ${end.reason}`;
}
async function endOf(run, path, work) {
	try {
		return await work();
	} catch (error) {
		run.recordThrown(error, { subject: path });
		return {
			outcome: "failed",
			reason: error instanceof Error ? error.message : String(error)
		};
	}
}
function carryOut(run, step, place) {
	const path = place.actual;
	switch (step.kind) {
		case "serial": return runSerial(run, step.steps, {
			...place,
			planned: step.path
		});
		case "parallel": return runParallel(run, step.steps, {
			...place,
			planned: step.path
		});
		case "repeat": return runRepeat(run, step, path);
		case "delay": return runDelay(run, step.durationMs);
		case "start": return anchored(run, step.workload, () => startWorkload(run, step.workload));
		case "await": return awaitWorkload(run, step.workload, path);
		case "workload": return anchored(run, step.workload, () => startAndAwait(run, step.workload, path));
		case "operation": return anchored(run, step.operation, () => runOperation(run, step.operation, path));
		case "revert": return runRevert(run, step.operation);
		case "wait": return runWait(run, step, {
			path,
			before: place.before
		});
	}
}
async function runSerial(run, steps, place) {
	const ends = [];
	let before = null;
	for (const [index, step] of steps.entries()) {
		const next = steps[index + 1];
		const mark = looksBack(next) ? await markFor(run, next) : null;
		ends.push(await runStep(run, step, {
			...place,
			parent: place.actual,
			before
		}));
		if (run.isBroken()) break;
		before = mark;
	}
	return combine(run.isBroken() && ends.length < steps.length ? [...ends, CANCELLED] : ends);
}
async function runParallel(run, steps, place) {
	return combine(await Promise.all(steps.map((step) => runStep(run, step, {
		...place,
		parent: place.actual,
		before: null
	}))));
}
async function runRepeat(run, step, path) {
	const planned = step.path.endsWith(".repeat") ? step.path : `${step.path}.repeat`;
	const actual = `${path}${planned.slice(step.path.length)}`;
	for (let round = 1; round <= step.times; round += 1) {
		if (run.isBroken()) return CANCELLED;
		const place = {
			planned,
			actual: `${actual}#${String(round)}`,
			parent: path,
			before: null
		};
		const label = `round ${String(round)} of ${String(step.times)}`;
		const end = await record(run, {
			path: place.actual,
			parent: path,
			kind: "round",
			label
		}, () => runSerial(run, step.steps, place));
		if (end.outcome !== "done") return end;
	}
	return DONE;
}
function combine(ends) {
	const failed = ends.find(({ outcome, breaks }) => outcome === "failed" || breaks === true);
	if (failed !== void 0) return {
		outcome: "failed",
		reason: failed.reason
	};
	return ends.some(({ outcome }) => outcome === "cancelled") ? CANCELLED : DONE;
}
async function runDelay(run, durationMs) {
	const { clock } = run.ports;
	await clock.sleepUntil(clock.elapsedMs() + durationMs, run.flow);
	return run.isBroken() ? CANCELLED : DONE;
}
async function startAndAwait(run, workload, path) {
	const started = await startWorkload(run, workload);
	return started.outcome === "done" ? awaitWorkload(run, workload, path) : started;
}
async function anchored(run, name, work) {
	await markAnchor(run, name);
	return work();
}
// src/engine/collect.ts
async function collectInstances(run) {
	const incomplete = [];
	await forEachLimited(run.instances.existing(), 8, async (name) => {
		if (!await collectSafely(run, name)) incomplete.push(name.instance);
	});
	await closeObservers(run);
	return incomplete.length === 0 ? PHASE_DONE : {
		outcome: "failed",
		reason: `not collected whole: ${incomplete.join(", ")}`
	};
}
async function collectSafely(run, name) {
	try {
		return await collectInstance(run, name);
	} catch (error) {
		run.recordThrown(error, { subject: name.instance });
		return false;
	}
}
async function collectInstance(run, name) {
	const { workload, instance } = name;
	const staging = run.ports.workDir.staging(instance);
	const call = {
		hook: "instance.collect",
		subject: instance,
		env: {
			...run.environment,
			CHAOS_INSTANCE: instance,
			CHAOS_WORKLOAD: workload,
			CHAOS_DEST: staging
		}
	};
	const result = await runHook(run.hookTools, call, run.evidence);
	if (!result.ok) run.recordError({
		code: "collect-failed",
		subject: instance,
		message: describeHookFailure(call, result)
	});
	if (isWithout(result)) return false;
	const adopted = await run.ports.writers.adoptInstanceFiles(name, staging);
	const leftOut = adopted.leftOut.slice(0, 200).map((text) => clip(oneLine(text), 500));
	const { files, bytes } = adopted;
	run.timeline.emit({
		type: "instance.collected",
		workload,
		instance,
		complete: result.ok,
		files,
		bytes,
		leftOut
	});
	return result.ok;
}
function isWithout(result) {
	return result.outcome === "not-started" || result.outcome === "cancelled";
}
async function closeObservers(run) {
	for (const close of [() => run.logs.sumUp(), () => run.observers.closeAll()]) try {
		await close();
	} catch (error) {
		run.recordThrown(error, { subject: "observers" });
	}
}
// src/engine/teardown.ts
async function tearDown(run, booting) {
	await inPhase(run, "revert", () => revertAll(run));
	await seeWhetherWell(run, booting);
	await stopLooking(run);
	await inPhase(run, "collect", () => collectInstances(run));
	await inPhase(run, "delete", () => deleteInstances(run));
	await inPhase(run, "shutdown", () => shutDown(run, booting));
	await run.logs.closeAll();
}
async function revertAll(run) {
	const before = run.timeline.state().errors.length;
	await run.journal.revertAll(run.breakage() === null ? "end" : "broken");
	return run.timeline.state().errors.length === before ? PHASE_DONE : {
		outcome: "failed",
		reason: "not everything was reverted"
	};
}
async function seeWhetherWell(run, booting) {
	const unneeded = whyNotSettle(run, booting);
	if (unneeded !== null) {
		skipPhase(run, "settle", unneeded);
		skipPhase(run, "steady-state", unneeded);
		return;
	}
	let result = null;
	await inPhase(run, "settle", async () => {
		result = await observeSteady(run, run.told);
		return describeSettling(run, result);
	});
	if (run.plan.steadyState.length === 0) skipPhase(run, "steady-state", "the experiment names no condition");
	else if (run.wasTold()) skipPhase(run, "steady-state", TOLD);
	else await inPhase(run, "steady-state", () => Promise.resolve(recordAfter(run, result)));
}
const TOLD = "told to stop";
function whyNotSettle(run, booting) {
	if (!booting.ready) return "the system did not boot";
	return run.wasTold() ? TOLD : null;
}
function describeSettling(run, result) {
	if (result.end === "aborted") return {
		outcome: "skipped",
		reason: TOLD
	};
	if (result.end === "held") return PHASE_DONE;
	const reason = describeMissing(run, result);
	if (run.plan.steadyState.length === 0) run.recordError({
		code: "not-settled",
		subject: null,
		message: `the system was not well again: ${reason}`
	});
	return {
		outcome: "failed",
		reason
	};
}
function recordAfter(run, result) {
	if (result === null) return {
		outcome: "failed",
		reason: "nothing was observed"
	};
	recordSteady(run, "after", result);
	return result.end === "held" ? PHASE_DONE : {
		outcome: "failed",
		reason: describeMissing(run, result)
	};
}
async function stopLooking(run) {
	try {
		await run.instances.stop();
		if (!run.wasTold()) await run.instances.readOnce(run.told);
		await run.components.stop();
	} catch (error) {
		run.recordThrown(error, {
			subject: "instance.read",
			phase: "collect"
		});
	}
}
async function deleteInstances(run) {
	const left = [];
	await forEachLimited(run.instances.attempted(), 8, async (name) => {
		if (!await deleteInstance(run, name)) left.push(name.instance);
	});
	return left.length === 0 ? PHASE_DONE : {
		outcome: "failed",
		reason: `not deleted: ${left.join(", ")}`
	};
}
async function deleteInstance(run, name) {
	const { workload, instance } = name;
	const call = {
		hook: "instance.delete",
		subject: instance,
		env: {
			...run.environment,
			CHAOS_INSTANCE: instance,
			CHAOS_WORKLOAD: workload
		}
	};
	const result = await runHook(run.hookTools, call, run.evidence);
	run.timeline.emit({
		type: "instance.deleted",
		workload,
		instance,
		deleted: result.ok
	});
	if (result.ok) run.instances.noteDeleted(instance);
	else run.recordError({
		code: "delete-failed",
		subject: instance,
		message: describeHookFailure(call, result)
	});
	return result.ok;
}
async function shutDown(run, booting) {
	const { shutdown } = booting;
	if (shutdown === null) return {
		outcome: "skipped",
		reason: "nothing was booted"
	};
	run.journal.settle(shutdown);
	const { result, proof } = await run.journal.revert(shutdown, "end");
	if (!isRefused(result)) return PHASE_DONE;
	const message = withKilled(proof, await killLeft(run.ports, rolesLeft(run)));
	run.recordError({
		code: "shutdown-failed",
		subject: "system.shutdown",
		message
	});
	return {
		outcome: "failed",
		reason: message
	};
}
function rolesLeft(run) {
	const system = run.system();
	return run.instances.attempted().flatMap((name) => Object.keys(system.roles).map((role) => roleAddress(system, {
		...name,
		role
	}, run.ports.workDir.path)));
}
// src/engine/execute.ts
async function executePlan(plan, ports, options) {
	const run = createRun(createRunContext(plan, ports, options));
	const booting = {
		shutdown: null,
		system: null,
		ready: false
	};
	const { runId, experiment, adapter, seed } = plan;
	run.timeline.emit({
		type: "run.started",
		runId,
		experiment,
		adapter,
		seed
	});
	const stopListening = listenToStop(run, options.signal);
	const stopTimer = limitRun(run);
	await inPhase(run, "boot", () => boot(run, options.manifest, booting));
	if (!booting.ready || run.isBroken()) skipPhase(run, "flow", run.breakage()?.reason ?? NOT_BOOTED);
	else await inPhase(run, "flow", () => walk(run));
	stopTimer();
	await tearDown(run, booting);
	stopListening();
	run.dispose();
	const reason = run.breakage()?.reason ?? null;
	run.timeline.emit({
		type: "run.ended",
		cancelled: run.wasTold(),
		reason
	});
	return {
		state: run.timeline.state(),
		manifest: {
			...options.manifest,
			system: booting.system
		}
	};
}
const NOT_BOOTED = "the system did not boot";
function listenToStop(run, signal) {
	const onAbort = () => run.tellToStop(describeThrown(signal.reason));
	if (signal.aborted) onAbort();
	signal.addEventListener("abort", onAbort, { once: true });
	return () => signal.removeEventListener("abort", onAbort);
}
function limitRun(run) {
	const timer = new AbortController();
	const { timeoutMs } = run.plan;
	run.ports.clock.sleepUntil(run.nowMs() + timeoutMs, timer.signal).then(() => {
		if (timer.signal.aborted) return;
		const message = `the run did not reach the end of its flow within ${formatDuration(timeoutMs)}`;
		if (!run.isBroken()) run.recordError({
			code: "run-timeout",
			subject: null,
			message
		});
		run.breakOff("error", message);
	});
	return () => timer.abort();
}
async function boot(run, manifest, booting) {
	if (run.isBroken()) return {
		outcome: "skipped",
		reason: run.breakage()?.reason ?? null
	};
	try {
		await bootSystem(run, manifest, booting);
	} catch (error) {
		if (!run.isBroken()) throw error;
	}
	return endOfPart(run);
}
async function walk(run) {
	if (run.plan.operations.length > 0 || await steadyBefore(run)) await runFlow(run);
	return endOfPart(run);
}
function endOfPart(run) {
	const breakage = run.breakage();
	return breakage === null ? PHASE_DONE : {
		outcome: "failed",
		reason: breakage.reason
	};
}
// src/rundir/create.ts
const PROBE_BYTES = 262144;
function createRunDir(request) {
	const runDir = path.resolve(request.root, safePath(request.experiment), safePath(request.runId));
	makeRunFolder(runDir);
	try {
		probeSpace(runDir);
		writeInputs(runDir, request);
		const writers = createWriters(runDir);
		writers.writeManifest(request.manifest);
		return writers;
	} catch (error) {
		fs.rmSync(runDir, {
			recursive: true,
			force: true
		});
		throw error;
	}
}
function makeRunFolder(runDir) {
	onDisk(path.dirname(runDir), () => fs.mkdirSync(path.dirname(runDir), { recursive: true }));
	try {
		fs.mkdirSync(runDir);
	} catch (cause) {
		if (systemCode(cause) !== "EEXIST") throw diskError(runDir, cause);
		throw new HarnessError(`the run directory ${runDir} exists already`, {
			code: "run-exists",
			hint: "Run identifiers are made anew for each run; start the run again.",
			cause
		});
	}
}
function probeSpace(runDir) {
	const file = path.join(runDir, ".probe");
	writeOnce(file, Buffer.alloc(PROBE_BYTES, "x"));
	onDisk(file, () => fs.rmSync(file));
}
function writeInputs(runDir, request) {
	writeOnce(path.join(runDir, EXPERIMENT_FILE), request.experimentYaml);
	writeOnce(path.join(runDir, ADAPTER_FILE), request.adapterYaml);
	for (const input of request.inputs) writeOnce(path.join(runDir, INPUTS_DIR, safePath(input.name)), input.bytes);
	writeOnce(path.join(runDir, PLAN_FILE), `${JSON.stringify(request.plan, null, 2)}\n`);
}
// src/app/identifiers.ts
const alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
const suffixLength = 6;
function makeRunId(wallTime, bytes) {
	return `${wallTime.replace(/\.\d+Z$/, "Z").replace(/[-:]/g, "")}-${[...bytes.subarray(0, suffixLength)].map((byte) => alphabet[byte % 36] ?? "0").join("")}`;
}
function makeSeed(bytes) {
	return String(bytes.subarray(0, 8).reduce((value, byte) => value << 8n | BigInt(byte), 0n));
}
function readSeed(text) {
	const seed = parseSeed(text);
	if (seed !== null) return seed;
	throw new UsageError(`seed "${text.slice(0, 40)}" is not a whole number from 0 to 18446744073709551615`, { code: "bad-seed" });
}
// src/app/run.ts
async function runExperiments(ports, request, control) {
	const seed = request.seed === null ? null : readSeed(request.seed);
	const prepared = prepareRuns(ports, request);
	if (prepared.some(({ kind }) => kind === "ready")) requireRunsFolder(request.runsDir);
	const { listener, signal } = control;
	if (prepared.length === 0) listener.notice(`nothing is selected by ${request.experiments.join(", ")}`);
	for (const notice of noticesOf(prepared)) listener.notice(notice);
	const guard = prepared.some(({ kind }) => kind === "ready") && !signal.aborted ? await standGuard(ports, control) : null;
	try {
		const tools = {
			ports,
			request: {
				...request,
				seed
			},
			guard,
			...control
		};
		const results = [];
		for (const one of prepared) {
			const result = await resultOf(tools, one);
			results.push(result);
			listener.ended(result);
		}
		return results;
	} finally {
		guard?.close();
	}
}
async function standGuard(ports, { listener, signal }) {
	const registry = openRegistry(ports.stateDir());
	await recoverBefore(ports, (line) => listener.notice(line), signal);
	try {
		const watchdog = ports.startWatchdog(path.join(registry.stateDir, "watchdog.log"));
		return {
			registry,
			close: () => watchdog.close()
		};
	} catch (error) {
		listener.notice(`no watchdog could be started: ${causeChain(error).join(": ")}`);
		return {
			registry,
			close: () => void 0
		};
	}
}
async function resultOf(tools, prepared) {
	const about = {
		experiment: prepared.experiment.id,
		adapter: prepared.adapter.id
	};
	if (prepared.kind === "not-applicable") return outcomeWithout(about, "not-applicable", { headline: prepared.reasons.join("; ") });
	if (tools.signal.aborted) return outcomeWithout(about, "not-run", { headline: `${String(tools.signal.reason)} came before it began` });
	return await runOne(tools, prepared);
}
async function runOne(tools, prepared) {
	const { ports, request, listener } = tools;
	const runId = makeRunId(ports.clock.wallTime(), ports.randomBytes(6));
	const seed = request.seed ?? makeSeed(ports.randomBytes(8));
	const plan = buildPlan(prepared.bound, {
		runId,
		seed,
		gateway: prepared.gateway
	});
	const about = {
		experiment: plan.experiment,
		adapter: plan.adapter
	};
	const runDir = path.join(request.runsDir, plan.experiment, runId);
	try {
		await execute(tools, prepared, {
			plan,
			runDir
		});
		const evaluated = evaluateRun(ports, runDir);
		return outcomeOfVerdict(evaluated.verdict, runDir);
	} catch (error) {
		listener.notice(causeChain(error).join(": "));
		const kept = fs.existsSync(runDir) ? {
			runDir,
			runId
		} : {};
		return outcomeWithout(about, "ERROR", {
			headline: causeChain(error)[0] ?? "unknown error",
			...kept
		});
	}
}
async function execute(tools, prepared, { plan, runDir }) {
	const { ports, request, listener, signal } = tools;
	const manifest = await describeRun(tools, prepared, plan);
	const note = noteOf(tools, runDir, {
		plan,
		manifest
	});
	const writers = createRunDir({
		root: request.runsDir,
		experiment: plan.experiment,
		runId: plan.runId,
		experimentYaml: prepared.experiment.bytes,
		adapterYaml: prepared.adapter.bytes,
		inputs: prepared.inputs,
		plan,
		manifest
	});
	try {
		tools.guard?.registry.add(note);
		const workDir = createWorkDir(plan.runId);
		listener.opened(note, plan);
		await executePlan(plan, ports.createEnginePorts({
			writers,
			workDir
		}), {
			manifest,
			onEvent: (event) => listener.event(event),
			signal
		});
	} finally {
		writers.close();
		if (isAllUndone(ports, note)) {
			findWorkDir(note.workDir)?.remove();
			tools.guard?.registry.remove(note.runId);
		}
	}
}
function noteOf({ ports }, runDir, { plan, manifest }) {
	const { runId, gateway, seed, parameters } = plan;
	return {
		runId,
		runDir,
		workDir: workDirPath(runId),
		adapterSha256: manifest.adapter.sha256,
		gateway,
		seed,
		parameters,
		owner: {
			...ports.self(),
			bootId: ports.host.bootId()
		}
	};
}
async function describeRun(tools, prepared, plan) {
	const { ports } = tools;
	const git = await ports.gitState(path.dirname(prepared.experiment.path));
	return {
		format: 1,
		runId: plan.runId,
		createdAt: ports.clock.wallTime(),
		tool: {
			...TOOL,
			...git
		},
		experiment: sourceInfo(prepared.experiment, plan.title),
		adapter: sourceInfo(prepared.adapter, prepared.bound.adapter.title),
		gateway: plan.gateway,
		seed: plan.seed,
		parameters: plan.parameters,
		host: ports.host.info(),
		engine: null,
		system: null,
		reproduce: reproduceArguments(tools.request, prepared, plan)
	};
}
function sourceInfo(source, title) {
	return {
		id: source.id,
		title,
		sha256: source.sha256,
		origin: source.origin
	};
}
function reproduceArguments(request, prepared, plan) {
	return [
		"run",
		nameOf(prepared.experiment),
		...["--adapter", nameOf(prepared.adapter)],
		...["--gateway", plan.gateway],
		...["--seed", plan.seed],
		...request.sets.flatMap((set) => ["--set", set])
	];
}
function nameOf(source) {
	if (source.origin === "shipped") return source.id;
	return source.shownPath.includes("/") ? source.shownPath : `./${source.shownPath}`;
}
function noticesOf(prepared) {
	const notices = prepared.flatMap(({ experiment, adapter }) => [{
		kind: "experiment",
		file: experiment
	}, {
		kind: "adapter",
		file: adapter
	}]).filter(({ file }) => file.shadowsShipped).map(({ kind, file }) => `${kind} ${file.id}: using the local ${file.shownPath} instead of the shipped one`);
	return [...new Set(notices)];
}
export { createProgress as n, runExperiments as t };
