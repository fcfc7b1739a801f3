import { t as formatDuration } from "./duration.js";
import { $ as FAULTS, A as EXPERIMENT_FILE, J as instanceIndex, K as GATEWAY, M as INPUTS_DIR, O as ADAPTER_FILE, P as PLAN_FILE, Y as instanceLogRole, Z as roleLabel, n as readSource } from "./sources.js";
import { _ as createFold, c as diskError, g as writeOnce, m as systemCode, p as safePath, u as onDisk } from "./recorded.js";
import { a as listNames, n as count, s as visible, t as compareNames } from "./text.js";
import { d as undoWords, l as createWriters, n as evaluateRun, o as readRun, u as whyNotApplicable } from "./evaluate.js";
import { a as UsageError, o as causeChain, r as HarnessError } from "./errors.js";
import { a as loadAdapterFile, f as findDocument, h as buildPlan, m as isAtEndpoint, o as prepareOne, p as listDocuments, r as experimentPlacesOf, s as prepareRuns, t as adapterPlacesOf } from "./prepare.js";
import { A as pollUntil, B as workloadEnvironmentFile, C as killForGood, D as isSameLife, E as describeIdentity, F as HOST_FOLDER, G as hookEnded, H as bashArguments, I as createEnvironment, J as BOOT_OUTPUT_BYTES, K as hookFacts, L as hostEnvironment, M as SETTINGS_FILE, N as createRunContext, O as nameIdentity, P as describeThrown, Q as HELD_MANY_LOOK_MS, R as hostMark, S as KILL, T as withKilled, U as describeHookEnd, V as waitUntil, W as describeHookFailure, X as CLOCK_LOOK_MS, Y as CAPTURE_BYTES, _ as undoOfSweep, _t as isLogOf, at as READ_OUTPUT_MIN_BYTES, b as runStartHook, c as openRegistry, ct as STOP_GRACE_MS, d as createWorkDir, dt as clip, et as HOST_END_GRACE_MS, f as findWorkDir, ft as nameSome, g as runSweep, gt as endpointUrl, h as isRefused, ht as componentLog, it as READ_LINE_BYTES, j as withDeadline, k as forEachLimited, lt as SWEEP_AFTER_SIGNAL_MS, m as carryOutUndo, mt as componentAddress, n as recoverBefore, nt as INVENTORY_OUTPUT_BYTES, ot as ROUND_LIMIT, p as workDirPath, pt as oneLine, q as runHook, rt as MAX_INSTANCES, s as undosLeft, st as SHUTDOWN_READ_BACK_MS, tt as INVENTORY_INSTANCES, ut as UNDO_LIMIT_MS, v as parseItems, vt as roleAddress, w as killLeft, x as startActionOf, y as withFiles, yt as roleLog, z as operationEnvironment } from "./recover.js";
import { t as parseJson } from "./json.js";
import { a as runRounds$1, c as chooseTargets, l as parseSeed, o as seedOfRound, t as ONCE } from "./repeat.js";
import { n as requireRunsFolder } from "./folders.js";
import { a as outcomeWithout, i as outcomeOfVerdict } from "./outcome.js";
import { a as secretPatterns, i as isMaskable } from "./wiring.js";
import { t as TOOL } from "./tool.js";
import path from "node:path";
import fs from "node:fs";
const describers = {
	"phase.started": ({ phase }) => phase,
	"phase.ended": ({ phase, outcome, reason }) => outcome === "done" ? null : `${phase} ${outcome}${because(reason)}`,
	"system.booted": ({ system }) => `${system.name} ${system.version} booted`,
	"component.state": ({ component, state }) => `${component}: ${state}`,
	"signal.received": ({ signal }) => `${signal} received: no new step starts, faults are reverted`,
	error: ({ phase, subject, message }) => `error in ${phase}${subject === null ? "" : ` (${subject})`}: ${message}`,
	"await.timed-out": ({ workload, instances }) => `${workload}: not ended in time: ${listNames(instances, 8)}`,
	"wait.timed-out": ({ condition, lastSeen }) => `wait for ${condition} not met in time; last seen: ${lastSeen}`,
	"run.not-applicable": ({ reason }) => `not applicable: ${reason}`,
	"inventory.taken": describeInventory,
	"system.swept": describeSwept,
	"instance.revived": ({ instance, from, to }) => `${instance}: ${from}, then ${to} again`,
	"targets.resolved": ({ operation, chosen, candidates }) => chosen.length === candidates.length ? null : `${operation}: chose ${listNames(chosen, 8)} of ${listNames(candidates, 8)}`,
	"clock.stepped": ({ byMs }) => `the wall clock moved ${byMs < 0 ? "back" : "forward"} by ${formatDuration(Math.abs(byMs))}`,
	"fault.ended-early": ({ operation, fault, target, proof }) => `${operation}: ${fault} of ${target} over early (${proof})`,
	"steady-state.checked": ({ name, when, outcome, actual }) => outcome === "held" ? null : `steady state ${name} ${when}: ${actual}`
};
function describeEvent(event) {
	const describe = describers[event.type];
	const text = describe === void 0 ? null : describe(event);
	return text === null ? null : visible(text, 300);
}
function describeInventory({ point, outcome, reason, items }) {
	const found = items.length === 0 ? "nothing" : count(items.length, "thing");
	return `inventory ${point}: ${outcome === "ok" ? `${found} listed` : `${outcome}${because(reason)}`}`;
}
function describeSwept({ removed, left }) {
	const parts = [...removed.map(({ kind, id }) => `${kind} ${id} removed`), ...left.map(({ kind, id }) => `${kind} ${id} still there`)];
	return parts.length === 0 ? null : `sweep: ${parts.join(", ")}`;
}
function because(reason) {
	return reason === null ? "" : `: ${reason}`;
}
// src/app/progress-groups.ts
function createGroups() {
	const targets = new Map();
	const undoable = new Map();
	const groups = new Map();
	const stopped = new Map();
	function add(event) {
		const firing = firingOf(event);
		const key = `${event.type === "revert.ended" ? "undo" : "do"} ${firing}`;
		const expected = (event.type === "revert.ended" ? undoable : targets).get(firing) ?? 1;
		const group = groups.get(key) ?? {
			of: event,
			missing: expected,
			done: [],
			failed: []
		};
		(isFailure(event) ? group.failed : group.done).push(event);
		group.missing -= 1;
		groups.set(key, group);
		if (group.missing > 0) return [];
		groups.delete(key);
		return [describeGroup(group)];
	}
	function tellAll() {
		const lines = [...groups.values()].map(describeGroup);
		groups.clear();
		return lines;
	}
	function tellStopped() {
		const lines = [...stopped].map(([workload, instances]) => describeStopped(workload, instances));
		stopped.clear();
		return lines;
	}
	function take(event) {
		switch (event.type) {
			case "targets.resolved":
				targets.set(firingOf(event), event.chosen.length);
				return [];
			case "fault.requested":
			case "operation.started":
				if (event.undo !== null) undoable.set(firingOf(event), (undoable.get(firingOf(event)) ?? 0) + 1);
				return [];
			case "operation.ended":
			case "fault.effective":
			case "fault.failed":
			case "revert.ended": return add(event);
			case "phase.started":
			case "run.ended": return tellAll();
			default: return [];
		}
	}
	return { observe(event) {
		if (event.type === "instance.stopped") {
			if (event.by === "stop") stopped.set(event.workload, [...stopped.get(event.workload) ?? [], event.instance]);
			return [];
		}
		const lines = take(event);
		return event.type === "step.ended" || event.type === "phase.started" ? [...tellStopped(), ...lines] : lines;
	} };
}
function firingOf({ operation, firing }) {
	return `${operation}#${String(firing)}`;
}
function isFailure(event) {
	if (event.type === "operation.ended") return event.outcome !== "ok";
	if (event.type === "revert.ended") return event.result === "failed" || event.result === "foreign-state-refused";
	return event.type === "fault.failed";
}
function describeGroup({ of, done, failed }) {
	const all = done.length + failed.length;
	const [first] = done;
	const [worst] = failed;
	const what = `${of.firing > 1 ? `${of.operation}, firing ${String(of.firing)}` : of.operation}: ${whatOf(of)}`;
	if (all === 1) return visible(`${what}of ${of.target} ${wordOf(of)}${inBrackets(reasonOf(of))}`, 300);
	const parts = [...first === void 0 ? [] : [`${wordOf(first)} on ${String(done.length)} of ${count(all, "target")}`], ...worst === void 0 ? [] : [`${wordOf(worst)} on ${namesOf(failed)}`]];
	const reason = worst === void 0 ? null : reasonOf(worst);
	const why = worst === void 0 || reason === null ? null : `${worst.target}: ${reason}`;
	return visible(`${what}${parts.join(", ")}${inBrackets(why)}`, 300);
}
function namesOf(events) {
	return listNames(events.map(({ target }) => target).sort(compareNames), 8);
}
function whatOf(event) {
	if (event.type === "operation.ended") return `${event.uses} `;
	return event.fault === null ? "" : `${event.fault} `;
}
function wordOf(event) {
	switch (event.type) {
		case "operation.ended": return event.outcome === "ok" ? "done" : event.outcome.replace("-", " ");
		case "fault.effective": return "in effect";
		case "fault.failed": return "without effect";
		case "revert.ended": return undoWords[event.result];
	}
}
function reasonOf(event) {
	if (event.type === "fault.failed") return event.message;
	return event.proof;
}
function inBrackets(text) {
	return text === null ? "" : ` (${text})`;
}
function describeStopped(workload, instances) {
	const [only] = instances;
	return visible(instances.length === 1 ? `${only ?? ""}: ended on purpose` : `${workload}: ${count(instances.length, "instance")} ended on purpose`, 300);
}
// src/app/progress.ts
const tellStatesAfterMs = 1e3;
function createProgress(plan) {
	const fold = createFold();
	const groups = createGroups();
	const teller = createStateTeller(plan);
	return {
		observe(event) {
			fold.add(event);
			const text = describeEvent(event);
			const news = [...groups.observe(event), ...text === null ? [] : [text]];
			return [...teller.observe(event, {
				state: fold.state(),
				now: news.length > 0
			}), ...news].map((line) => `${clock(event.elapsedMs)}  ${line}`);
		},
		view: (sinceLastMs) => viewOf(fold.state(), plan, fold.state().lastMs + sinceLastMs)
	};
}
function createStateTeller(plan) {
	const untold = new Map();
	const told = new Map();
	const planned = new Map(plan.workloads.map(({ name, instances }) => [name, instances.length]));
	return { observe(event, { state, now }) {
		if (event.type === "instance.state" && !untold.has(event.workload)) untold.set(event.workload, event.elapsedMs);
		const lines = [];
		for (const [workload, sinceMs] of untold) {
			const counts = countStates(state, workload);
			const isSettled = counts.size === 1 && sumOf(counts) >= (planned.get(workload) ?? 0);
			if (!now && !isSettled && state.lastMs - sinceMs < tellStatesAfterMs) continue;
			untold.delete(workload);
			const line = describeStates(workload, counts);
			if (told.get(workload) !== line) lines.push(line);
			told.set(workload, line);
		}
		return lines;
	} };
}
function sumOf(counts) {
	return [...counts.values()].reduce((sum, number) => sum + number, 0);
}
function countStates(state, workload) {
	const counts = new Map();
	for (const instance of state.instances) {
		const last = instance.workload !== workload || instance.stopped?.by === "instance-delete" ? void 0 : instance.states.at(-1);
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
		steps: open.filter(({ step }) => !parents.has(step)).map((step) => describeStep(step, open)),
		faults: groupFaults(state, plan, nowMs),
		operations: describeOperations(state),
		states: plan.workloads.map(({ name }) => ({
			name,
			counts: countStates(state, name)
		})).filter(({ counts }) => counts.size > 0).map(({ name, counts }) => describeStates(name, counts))
	};
}
function describeStep({ step, kind, label }, open) {
	const rounds = open.filter((outer) => outer.kind === "round" && step.startsWith(`${outer.step}.`));
	const round = kind === "round" ? void 0 : rounds.at(-1);
	return visible(round === void 0 ? label : `${label}, ${round.label}`, 300);
}
function describeOperations(state) {
	const open = state.actions.filter(({ end }) => end === null);
	return [...new Map(open.map((action) => [`${action.operation}#${String(action.firing)}`, action])).values()].map((action) => describeOperation(action, state));
}
function describeOperation({ operation, firing }, state) {
	const isSame = (other) => other.operation === operation && other.firing === firing;
	const actions = state.actions.filter(isSame);
	const targets = state.targets.find(isSame)?.chosen.length ?? actions.length;
	const done = actions.filter(({ end }) => end?.outcome === "ok").length;
	const failed = actions.filter(({ end }) => end !== null && end.outcome !== "ok").length;
	const failures = failed === 0 ? "" : `, ${String(failed)} failed`;
	return visible(`${operation}: ${String(done)} of ${String(targets)} done${failures}`, 300);
}
function groupFaults(state, plan, nowMs) {
	const holds = new Set(state.steps.flatMap(({ kind, step }) => kind === "hold" ? [step] : []));
	const firings = new Map();
	for (const fault of state.faults.filter(isInForce)) {
		const key = `${fault.operation}#${String(fault.firing)}`;
		firings.set(key, [...firings.get(key) ?? [], fault]);
	}
	return [...firings.values()].map((ofFiring) => {
		const [first, ...others] = ofFiring;
		const more = others.length === 0 ? "" : ` and ${String(others.length)} more`;
		const left = ofFiring.filter(({ step }) => !holds.has(step)).map((fault) => leftOf(fault, plan, nowMs)).filter((ms) => ms !== null);
		return {
			text: visible(`${first?.fault ?? ""} of ${first?.target ?? ""}${more} (${first?.operation ?? ""})`, 300),
			leftMs: left.length === 0 ? null : Math.max(...left)
		};
	});
}
function isInForce(fault) {
	return FAULTS[fault.fault].held && fault.effectiveMs !== null && (fault.revert === null || fault.revert.endedMs === null);
}
function leftOf(fault, plan, nowMs) {
	const operation = plan.operations.find(({ name }) => name === fault.operation);
	const durationMs = operation?.kind === "fault" ? operation.durationMs : null;
	return durationMs === null || fault.effectiveMs === null ? null : Math.max(0, fault.effectiveMs + durationMs - nowMs);
}
function clock(elapsedMs) {
	return formatDuration(elapsedMs).padStart(8);
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
	workDir.write(SETTINGS_FILE, `${JSON.stringify(run.plan.requires.settings)}\n`);
	await run.observers.startTraces();
	await run.observers.startEngineWatch();
	booting.sweep = registerSweep(run);
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
	run.setEndpoints(line.endpoints);
	booting.notApplicable = whyNotApplicable(line.system, run.plan.requires.system);
	if (booting.notApplicable !== null) {
		run.timeline.emit({
			type: "run.not-applicable",
			reason: booting.notApplicable
		});
		return;
	}
	run.observers.startMetrics(line.endpoints);
	run.observers.startWatches();
	run.components.start();
	await untilReady(run);
	booting.ready = !run.isBroken();
	run.instances.start();
}
function whyNotReady({ notApplicable }) {
	return notApplicable === null ? "the system did not boot" : "the experiment does not apply to the system that booted";
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
function registerSweep(run) {
	const { adapter, system } = run.plan;
	const sweep = system.hooks["system.sweep"];
	if (sweep === null || isAtEndpoint(run.plan)) return null;
	return run.journal.register({
		subject: "whatever outlives the system under test",
		action: { kind: "system.sweep" },
		shell: `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the sweep hook of adapter ${adapter}`,
		fault: null,
		limitMs: sweep.timeoutMs
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
		run.setBooted({
			pidFile: line.pidFile,
			log: line.log,
			generation: line.system.generation
		});
		return line;
	} finally {
		followComponentLogs(run);
	}
}
function readLine(result) {
	if (!result.ok) throw bootError("boot-failed", describeHookFailure(BOOT, result));
	if (result.stdoutBytes > 65536) throw bootError("boot-output", `hook ${BOOT.hook} must print one JSON line; it printed ${String(result.stdoutBytes)} bytes`);
	if (result.stdoutMasked === true) throw bootError("secret-in-boot", `hook ${BOOT.hook} printed a secret; what it prints is recorded, so it must not`);
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
		observe: (component, sighting) => note$2(watcher, component, sighting),
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
			if (state !== null) note$2(watcher, component, {
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
	if (component === "gateway" && isAtEndpoint(ctx.plan)) return askReady(watcher, "down");
	const located = await backend.locate(componentAddress(ctx.system(), component, workDir.path), stop.signal);
	if (!located.found) return stop.signal.aborted ? null : "down";
	const { condition } = await backend.observe(located.identity, stop.signal);
	if (stop.signal.aborted) return null;
	if (condition === "gone") return "down";
	return component !== "gateway" || condition === "frozen" ? "up" : askReady(watcher, "up");
}
async function askReady(watcher, otherwise) {
	const { ctx, stop } = watcher;
	const result = await runHook(ctx.hookTools, {
		...READY$1,
		env: ctx.systemEnvironment(),
		quiet: true
	}, stop.signal);
	if (result.outcome === "cancelled") return null;
	noteAnswer(watcher, result);
	return result.ok ? "ready" : otherwise;
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
function note$2(watcher, component, sighting) {
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
	const known = new Map(ctx.plan.workloads.flatMap(({ name, on, instances }) => instances.map((instance) => [instance, {
		workload: name,
		instance,
		on,
		stage: "planned",
		sighting: null
	}])));
	const reader = {
		ctx,
		known,
		failures: 0,
		noting: true
	};
	const stop = new AbortController();
	let loop = Promise.resolve();
	const named = (...stages) => [...known.values()].filter(({ stage }) => stages.includes(stage));
	const namesOf = (workload, entries) => entries.flatMap((entry) => entry.workload === workload ? [entry.instance] : []);
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
			note$1(reader, entry, {
				state: "Created",
				rawPhase: null,
				exitCode: null,
				reason: null,
				seenMs: ctx.nowMs()
			});
		},
		noteState: (instance, reading) => {
			if (reader.noting) note$1(reader, entryOf$1(reader, instance), {
				...reading,
				seenMs: ctx.nowMs()
			});
		},
		noteRefused: (instance) => {
			entryOf$1(reader, instance).stage = "refused";
		},
		beginDelete: (instance) => {
			entryOf$1(reader, instance).stage = "deleting";
		},
		noteKept: (instance) => {
			entryOf$1(reader, instance).stage = "created";
		},
		noteDeleted: (instance) => {
			entryOf$1(reader, instance).stage = "deleted";
			ctx.pulse.notify();
		},
		reserve: (workload) => reserve(reader, workload),
		isOver: (instance) => isOver(entryOf$1(reader, instance)),
		latest: (instance) => known.get(instance)?.sighting ?? null,
		of: (workload) => namesOf(workload, named("planned", "creating", "created")),
		awaited: (workload) => namesOf(workload, named("planned", "creating", "created", "deleting").filter((entry) => !isOver(entry))),
		attempted: () => named("creating", "created", "refused", "deleting"),
		existing: () => named("created"),
		start: () => {
			loop = readAgainAndAgain(reader, stop.signal);
		},
		stop: async () => {
			stop.abort();
			reader.noting = false;
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
function isOver({ stage, sighting }) {
	return stage === "deleted" || sighting !== null && isEnded(sighting.state);
}
function reserve({ ctx, known }, workload) {
	const indexes = [...known.values()].flatMap((entry) => entry.workload === workload ? [instanceIndex(entry.instance)] : []);
	if (indexes.length >= 1e3) return null;
	const instance = `${workload}-${String(Math.max(-1, ...indexes) + 1)}`;
	const on = ctx.plan.workloads.find(({ name }) => name === workload)?.on ?? "system";
	known.set(instance, {
		workload,
		instance,
		on,
		stage: "planned",
		sighting: null
	});
	return instance;
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
	const asked = [...known.values()].filter(({ stage, on }) => stage === "created" && on === "system");
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
		for (const entry of asked) note$1(reader, entry, {
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
		note$1(reader, entry, {
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
function note$1(reader, entry, sighting) {
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
// src/engine/held-watch.ts
function createHeldWatch(ctx) {
	const watcher = {
		ctx,
		held: new Set(),
		stop: null
	};
	return { watch: (fault) => {
		watcher.held.add(fault);
		if (watcher.stop === null) {
			watcher.stop = new AbortController();
			lookAgainAndAgain(watcher, watcher.stop.signal);
		}
		return () => forget(watcher, fault);
	} };
}
function forget(watcher, fault) {
	watcher.held.delete(fault);
	if (watcher.held.size > 0) return;
	watcher.stop?.abort();
	watcher.stop = null;
}
async function lookAgainAndAgain(watcher, signal) {
	const { ctx, held } = watcher;
	const { clock } = ctx.ports;
	for (;;) {
		const pauseMs = held.size > 50 ? HELD_MANY_LOOK_MS : 250;
		await clock.sleepUntil(clock.elapsedMs() + pauseMs, signal);
		if (signal.aborted) return;
		const faults = [...held];
		await lookAtHeldDown(watcher, faults, signal);
		for (const fault of faults.filter(({ subject }) => subject.fault === "outage")) await lookAtDown(watcher, fault, signal);
	}
}
const HELD_DOWN = {
	freeze: "frozen",
	partition: "cut"
};
async function lookAtHeldDown(watcher, held, signal) {
	const faults = held.filter(({ subject }) => HELD_DOWN[subject.fault] !== void 0);
	if (faults.length === 0) return;
	const { backend } = watcher.ctx.ports;
	const identities = faults.map(({ identity }) => identity);
	const seen = await nullUnlessRead(() => backend.observeAll(identities, signal));
	for (const [index, fault] of faults.entries()) {
		const observation = seen?.[index];
		const held = HELD_DOWN[fault.subject.fault];
		if (observation !== void 0 && observation.condition !== held) note(watcher, fault, observation.proof);
	}
}
async function lookAtDown(watcher, fault, signal) {
	const observation = await nullUnlessRead(() => lookForProcess(watcher, fault, signal));
	if (observation !== null && observation.condition !== "gone") note(watcher, fault, observation.proof);
}
async function lookForProcess({ ctx }, { address }, signal) {
	const { backend } = ctx.ports;
	const located = await backend.locate(address, signal);
	return located.found ? backend.observe(located.identity, signal) : null;
}
async function nullUnlessRead(look) {
	try {
		return await look();
	} catch {
		return null;
	}
}
function note(watcher, fault, proof) {
	if (!watcher.held.has(fault) || fault.entry.isReverting) return;
	forget(watcher, fault);
	watcher.ctx.timeline.emit({
		type: "fault.ended-early",
		...fault.subject,
		proof
	});
}
// src/engine/logs.ts
function createLogSet(ctx, isSearched) {
	const logs = new Map();
	const rest = [];
	return {
		follow: ({ openRest, ...request }) => {
			const handle = ctx.ports.observers.followLog({
				...request,
				searched: isSearched(request.log),
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
					...recordable(summary)
				});
			}
			logs.clear();
		},
		closeAll: async () => {
			for (const handle of rest) await handle.close();
		}
	};
}
function recordable(summary) {
	const { counts, reason, ...rest } = summary;
	const why = reason === void 0 ? {} : { reason: clip(oneLine(reason), 300) };
	return {
		...rest,
		...why,
		counts: counts.slice(0, 200)
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
// src/engine/engine-watch.ts
const NAME = "engine";
function createEngineWatch(ctx) {
	let watching = null;
	return {
		start: async () => {
			const { system } = ctx.plan;
			if (system.scope === null) return;
			const destination = ctx.ports.writers.openWatch(NAME);
			const request = {
				labels: system.scope,
				labelNames: labelNamesOf(system),
				destination
			};
			watching = {
				handle: await ctx.ports.observers.watchEngine(request),
				destination
			};
		},
		close: async () => {
			if (watching === null) return;
			const { handle, destination } = watching;
			const { path } = destination;
			const { lines, complete } = await handle.close();
			ctx.timeline.emit({
				type: "watch.ended",
				name: NAME,
				path,
				lines,
				exitCode: null,
				expected: true
			});
			if (!complete) noteLost(ctx, path);
		}
	};
}
function labelNamesOf({ scope, components, roles }) {
	const labels = [...Object.values(components), ...Object.values(roles)].flatMap((location) => [location, ...Object.values(location.generations)]).flatMap((place) => "labels" in place ? Object.keys(place.labels) : []);
	return [...new Set([...Object.keys(scope ?? {}), ...labels])];
}
function noteLost(ctx, path) {
	ctx.recordError({
		code: "evidence-lost",
		subject: path,
		message: `the disk refused a part of ${path}; it ends there`
	});
}
// src/engine/observers.ts
const TRACES_HOST = "127.0.0.1";
function createObserverSet(ctx, journal) {
	const metrics = new Map();
	const watches = [];
	const traces = createTraces(ctx);
	const engineWatch = createEngineWatch(ctx);
	return {
		startTraces: traces.start,
		startEngineWatch: engineWatch.start,
		spans: () => traces.handle()?.position() ?? 0,
		findSpan: (pattern, afterSpan) => traces.handle()?.search(pattern, afterSpan) ?? { found: false },
		startMetrics: (endpoints) => {
			const sources = isAtEndpoint(ctx.plan) ? [] : ctx.plan.system.metrics;
			for (const { name, url, intervalMs } of sources) {
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
			await engineWatch.close();
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
	const entry = registerEnd$1(ctx, journal, {
		name: watch.name,
		handle
	});
	return {
		handle,
		ended: noteEnd$1(ctx, {
			name: watch.name,
			destination,
			handle,
			entry,
			journal
		})
	};
}
function registerEnd$1(ctx, journal, { name, handle }) {
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
async function noteEnd$1(ctx, watch) {
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
// src/engine/reverts.ts
function createUndoJournal(ctx) {
	const journal = {
		ctx,
		entries: []
	};
	let draining = null;
	return {
		register: (request) => register(journal, request),
		quiet: (entry) => quiet(journal, entryOf(journal, entry)),
		noteInForce: (entry) => {
			entryOf(journal, entry).isInForce = true;
		},
		settle: (entry) => entryOf(journal, entry).settle(),
		revert: (entry, cause, known) => revertOnce(journal, entryOf(journal, entry), {
			cause,
			known: known ?? null
		}),
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
	const { subject } = request;
	const { action, shell } = planOf(journal, request);
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
	const { fault, limitMs, on = null } = request;
	const entry = createEntry({
		id,
		action,
		shell,
		fault,
		limitMs,
		on
	});
	for (const other of sharing(journal, entry)) if (other.on !== on) other.isSuperseded = true;
	journal.entries.push(entry);
	return entry;
}
function planOf(journal, request) {
	if (request.action.kind !== "network.connect") return request;
	return journal.entries.find(({ action, on, done, letGo }) => action.kind === "network.connect" && on === request.on && !done && !letGo) ?? request;
}
function createEntry(facts) {
	const [reverting, openReverting] = latch();
	const [settled, openSettled] = latch();
	const beginRevert = () => {
		entry.isReverting = true;
		openReverting();
	};
	const settle = () => {
		entry.isSettled = true;
		openSettled();
	};
	const stage = {
		isReverting: false,
		isSettled: false,
		isInForce: false,
		letGo: false,
		isSuperseded: false
	};
	const entry = {
		...facts,
		reverting,
		beginRevert,
		settled,
		settle,
		...stage,
		outcome: null,
		done: false
	};
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
function sharing(journal, entry) {
	if (entry.on === null) return [];
	const action = JSON.stringify(entry.action);
	return journal.entries.filter((other) => other !== entry && other.on !== null && !other.done && JSON.stringify(other.action) === action);
}
async function quiet(journal, entry) {
	const underWay = sharing(journal, entry).flatMap(({ letGo, outcome }) => letGo && outcome !== null ? [outcome] : []);
	await Promise.all(underWay);
}
async function letGo(journal, entry) {
	for (;;) {
		const others = sharing(journal, entry).filter((other) => !other.letGo && !other.isSuperseded);
		const holder = others.find(({ isInForce }) => isInForce);
		const pending = others.find(({ isSettled }) => !isSettled);
		if (holder !== void 0 || pending === void 0) {
			entry.letGo = true;
			return holder ?? null;
		}
		await pending.settled;
	}
}
async function release(journal, entry) {
	const holder = await letGo(journal, entry);
	return holder === null ? carryOutEntry(journal.ctx, entry) : leftTo(holder);
}
function leftTo(holder) {
	const { fault } = holder;
	return {
		result: "already-clean",
		proof: `left as it is, because ${fault === null ? "another" : `${fault.operation} #${String(fault.firing)}`} holds it too and puts it back`
	};
}
async function drain(journal, cause) {
	for (;;) {
		const next = lastFaults(journal);
		if (next.length === 0) return;
		await forEachLimited(next, 8, async (entry) => {
			await revertOnce(journal, entry, {
				cause,
				known: null
			});
		});
	}
}
function lastFaults(journal) {
	const left = journal.entries.filter(({ fault, done }) => fault !== null && !done).reverse();
	const last = left[0]?.fault;
	const end = left.findIndex(({ fault }) => fault?.operation !== last?.operation || fault?.firing !== last?.firing);
	return end < 0 ? left : left.slice(0, end);
}
function revertOnce(journal, entry, how) {
	entry.outcome ??= revert(journal, entry, how);
	return entry.outcome;
}
async function revert(journal, entry, { cause, known }) {
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
	const outcome = known ?? whyNoMore(ctx, entry.action) ?? await release(journal, entry);
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
function whyNoMore(ctx, action) {
	if (action.kind !== "role.start" && action.kind !== "operation.revert") return null;
	const { instance } = action;
	return ctx.timeline.state().instances.some((known) => known.instance === instance && known.deleted === true) ? {
		result: "gone-with-target",
		proof: `${instance} was deleted`
	} : null;
}
function carryOutEntry(ctx, { action, limitMs }) {
	const { ports } = ctx;
	const runFile = (name) => `${ports.writers.runDir}/${name}`;
	const tools = {
		system: ctx.system(),
		ports,
		env: ctx.systemEnvironment(),
		runFile,
		emit: ctx.hookTools.emit
	};
	return withDeadline({
		clock: ports.clock,
		limitMs,
		parent: null
	}, (signal) => carryOutUndo(action, tools, signal));
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
		hostInstances: new Map(),
		creates: new Map(),
		logs: createLogSet(ctx, (log) => waits.some(({ condition }) => isLogOf(ctx.plan, condition, log))),
		observers: createObserverSet(ctx, journal),
		anchors: new Set(waits.flatMap(({ since }) => since ?? [])),
		marks: new Map(),
		firings: new Map(),
		started: new Map(),
		held: createHeldWatch(ctx),
		steadyBefore: null
	};
}
function waitsOf(step) {
	switch (step.kind) {
		case "serial":
		case "parallel":
		case "hold": return step.steps.flatMap(waitsOf);
		case "repeat": return [...step.rule.kind === "until" ? [{
			condition: step.rule.condition,
			since: null
		}] : [], ...step.steps.flatMap(waitsOf)];
		case "wait": return [step];
		default: return [];
	}
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
function logsOf(run, condition) {
	return run.logs.names(null).filter((log) => isLogOf(run.plan, condition, log));
}
async function markFor(run, condition) {
	return markLogs(run, logsOf(run, condition));
}
function positionsAround(run, instance) {
	const components = Object.keys(run.plan.system.components).filter((name) => run.logs.has(name));
	const own = instance === null ? [] : run.logs.names(instance);
	return run.logs.positionsNow([...components, ...own]);
}
async function markAnchor(run, name) {
	if (run.anchors.has(name)) run.marks.set(name, await markLogs(run, run.logs.names(null)));
}
async function markLogs(run, logs) {
	run.timeline.lookAtClock();
	const opened = {
		seq: run.timeline.nextSeq(),
		at: run.ports.clock.wallTime(),
		clockSteps: run.timeline.state().clockSteps.length,
		spans: run.observers.spans()
	};
	const positions = await run.logs.positionsNow(logs);
	return {
		...opened,
		lines: new Map(positions.map(({ log, lines }) => [log, lines]))
	};
}
// src/engine/action-record.ts
async function recorded(run, { deed, undo }, work) {
	const { operation, subject, step } = deed;
	const { fault: _, ...about } = subject;
	const named = {
		...about,
		uses: operation.uses
	};
	const before = await positionsAround(run, subject.instance);
	run.timeline.emit({
		type: "operation.started",
		...named,
		step,
		undo,
		logs: before
	});
	const result = run.isBroken() ? NOT_DONE : await work();
	const logs = await positionsAround(run, subject.instance);
	const { outcome, exitCode, durationMs, stdout, stderr, cut } = result;
	const proof = result.proof === null ? null : clip(oneLine(result.proof), 1e3);
	const output = {
		stdout,
		stderr,
		...cut ? { cut } : {}
	};
	run.timeline.emit({
		type: "operation.ended",
		...named,
		outcome,
		exitCode,
		durationMs,
		...output,
		proof,
		logs
	});
	return result;
}
const NOT_DONE = {
	outcome: "cancelled",
	exitCode: null,
	durationMs: 0,
	stdout: "",
	stderr: "",
	cut: false,
	proof: "the run was broken off",
	fault: null
};
function resultOfHook(result) {
	const ended = describeHookEnd(result);
	const started = result.outcome !== "not-started";
	return {
		...hookFacts(result),
		cut: result.stdoutBytes > 8192 || result.stderrBytes > 8192,
		proof: result.ok ? null : ended,
		fault: started ? null : {
			code: "operation-failed",
			message: ended
		}
	};
}
// src/engine/adapter-operation.ts
async function doAdapterOperation(run, deed) {
	const planned = plannedOf(run, deed);
	const captured = await capture(run, deed, planned);
	if (!captured.ok) return recorded(run, {
		deed,
		undo: null
	}, () => Promise.resolve(captured.result));
	const entry = registerUndo$1(run, deed, {
		planned,
		captured: captured.text
	});
	const env = environmentOf(run, deed, captured.text);
	try {
		return await recorded(run, {
			deed,
			undo: entry?.id ?? null
		}, () => doIt(run, {
			deed,
			planned,
			env
		}));
	} finally {
		if (entry !== null) run.journal.settle(entry);
	}
}
function plannedOf(run, { operation }) {
	const planned = run.plan.system.operations[operation.uses];
	if (planned === void 0) throw new TypeError(`the plan uses ${operation.uses}, which its system does not have`);
	return planned;
}
function environmentOf(run, deed, captured) {
	const { operation, subject } = deed;
	const values = withFiles(operation.with, operation.files, (name) => run.ports.writers.inputPath(name));
	return operationEnvironment(run.systemEnvironment(), {
		...subject,
		with: values,
		captured
	});
}
async function capture(run, deed, planned) {
	if (planned.capture === null) return {
		ok: true,
		text: ""
	};
	const call = hookOf(deed, "capture", {
		planned: planned.capture,
		env: environmentOf(run, deed, "")
	});
	const result = await runHook(run.hookTools, {
		...call,
		stdoutLimitBytes: CAPTURE_BYTES
	}, run.flow);
	const unusable = result.ok ? whyUnusable(result) : null;
	if (result.ok && unusable === null) return {
		ok: true,
		text: result.stdout.replace(/\n+$/, "")
	};
	const none = {
		exitCode: null,
		durationMs: 0,
		stdout: "",
		stderr: "",
		cut: false
	};
	const failed = {
		...resultOfHook(result),
		...none
	};
	if (unusable === null) return {
		ok: false,
		result: {
			...failed,
			proof: describeHookFailure(call, result)
		}
	};
	const message = `hook ${call.hook} ${unusable}`;
	const fault = {
		code: "capture-unusable",
		message
	};
	return {
		ok: false,
		result: {
			...failed,
			outcome: "failed",
			proof: message,
			fault
		}
	};
}
function hookOf({ operation, subject }, part, how) {
	return {
		...how,
		hook: `${operation.uses}.${part}`,
		subject: subject.target,
		timeoutMs: operation.timeoutMs
	};
}
function whyUnusable({ stdout, stdoutBytes, stdoutMasked }) {
	if (stdoutMasked === true) return "printed a secret, which must not be recorded for the revert";
	if (stdoutBytes > 8192) return `printed ${String(stdoutBytes)} bytes; at most ${String(CAPTURE_BYTES)} can be kept for the revert`;
	return stdout.includes("\0") ? "printed a NUL, which no environment can hold" : null;
}
function registerUndo$1(run, { operation, subject }, { planned, captured }) {
	if (planned.revert === null) return null;
	const { component, workload, instance, target } = subject;
	const { uses, timeoutMs } = operation;
	const { writers, workDir } = run.ports;
	const inRunDir = (name) => writers.inputPath(name).slice(writers.runDir.length + 1);
	const values = withFiles(operation.with, operation.files, inRunDir);
	return run.journal.register({
		subject: `${operation.name} #${String(subject.firing)} (${uses}) on ${target}`,
		action: {
			kind: "operation.revert",
			operation: uses,
			component,
			workload,
			instance,
			with: values,
			captured
		},
		shell: `CHAOS_WORK_DIR=${workDir.path} # then the revert hook of ${uses} of adapter ${run.plan.adapter} for ${target}`,
		fault: subject,
		limitMs: timeoutMs
	});
}
async function doIt(run, doing) {
	const { deed, planned, env } = doing;
	const deadlineMs = run.nowMs() + deed.operation.timeoutMs;
	const call = {
		...hookOf(deed, "run", {
			planned: planned.run,
			env
		}),
		quiet: true
	};
	const result = resultOfHook(await runHook(run.hookTools, call, run.flow));
	if (result.outcome !== "ok" || planned.verify === null) return result;
	return {
		...result,
		...await verify(run, doing, {
			planned: planned.verify,
			deadlineMs
		})
	};
}
async function verify(run, { deed, env }, how) {
	const call = {
		...hookOf(deed, "verify", {
			planned: how.planned,
			env
		}),
		quiet: true
	};
	const { clock } = run.ports;
	const answers = [];
	const limitMs = Math.max(0, how.deadlineMs - run.nowMs());
	const shown = await withDeadline({
		clock,
		limitMs,
		parent: run.flow
	}, (signal) => {
		const look = async () => {
			const answer = await runHook(run.hookTools, call, signal);
			if (answer.outcome !== "cancelled") answers.splice(0, 1, answer);
			return answer.ok || answer.outcome === "not-started" ? true : null;
		};
		return pollUntil({
			clock,
			pauseMs: 250,
			look
		}, signal);
	});
	const [last] = answers;
	if (shown === true && last?.ok === true) return {
		outcome: "ok",
		proof: "its verify hook succeeded",
		fault: null
	};
	if (run.isBroken()) return {
		outcome: "cancelled",
		proof: "the run was broken off",
		fault: null
	};
	const why = last === void 0 ? "gave no answer in time" : describeHookEnd(last);
	const message = `exit code 0, but its effect did not show: hook ${call.hook} ${why}`;
	return {
		outcome: "failed",
		proof: message,
		fault: last?.outcome === "not-started" ? {
			code: "operation-failed",
			message
		} : null
	};
}
// src/engine/host-workloads.ts
const RUNNING = {
	state: "Running",
	rawPhase: null,
	exitCode: null,
	reason: null
};
async function startHostInstance(run, workload, instance) {
	let process;
	let place;
	try {
		place = makePlace(run, instance);
		process = await launch(run, {
			workload,
			instance,
			place
		});
	} catch (error) {
		run.recordThrown(error, { subject: instance });
		return false;
	}
	const entry = registerEnd(run, instance, process);
	const noted = process.ended.then((end) => noteEnd(run, {
		instance,
		entry,
		end
	}));
	run.hostInstances.set(instance, {
		process,
		entry,
		files: place.files,
		noted,
		told: false
	});
	if (entry === null) return false;
	run.instances.noteCreated(instance);
	followLog(run, {
		workload,
		instance,
		source: place.logFile
	});
	process.release();
	run.instances.noteState(instance, RUNNING);
	return true;
}
function makePlace(run, instance) {
	const { workDir } = run.ports;
	const own = `${HOST_FOLDER}/${instance}`;
	return {
		cwd: workDir.folder(`${own}/home`),
		files: workDir.folder(`${own}/files`),
		output: workDir.folder(`${own}/files/output`),
		logFile: `${workDir.folder(own)}/host.log`
	};
}
function launch(run, { workload, instance, place }) {
	const { cwd, output, logFile } = place;
	const env = hostEnvironment(run.environment, {
		workload,
		instance,
		output,
		endpoints: run.endpoints()
	});
	const argv = [
		"bash",
		"-c",
		workload.script,
		instance
	];
	return run.ports.hostProcesses.start({
		argv,
		env,
		mark: hostMark(output),
		cwd,
		logFile
	});
}
function registerEnd(run, instance, process) {
	const subject = `workload ${instance}`;
	try {
		return run.journal.register({
			subject,
			...process.undo,
			fault: null,
			limitMs: UNDO_LIMIT_MS
		});
	} catch (error) {
		run.recordThrown(error, { subject });
		run.breakOff("error", "the run directory cannot be written");
		process.end(0, AbortSignal.abort());
		return null;
	}
}
function followLog(run, { workload, instance, source }) {
	const role = instanceLogRole(workload.on);
	const destination = run.ports.writers.openInstanceLog({
		workload: workload.name,
		instance,
		role
	});
	run.logs.follow({
		log: roleLabel(instance, role),
		source: { file: source },
		destination,
		texts: workload.logTexts,
		openRest: null
	});
}
function noteEnd(run, { instance, entry, end }) {
	run.instances.noteState(instance, readingOf(end));
	if (entry === null) return;
	const told = run.hostInstances.get(instance)?.told === true;
	run.journal.noteUndone(entry, {
		result: told ? "reverted" : "already-clean",
		proof: describeEnd(end)
	});
}
function readingOf({ exitCode, signal }) {
	const reason = signal === null ? null : `signal ${signal.replace(/^SIG/, "")}`;
	return {
		state: exitCode === 0 ? "Succeeded" : "Failed",
		rawPhase: null,
		exitCode,
		reason
	};
}
function describeEnd({ exitCode, signal }) {
	return exitCode === null ? `ended by ${signal ?? "a signal"}` : `ended with exit code ${String(exitCode)}`;
}
function adoptHostFiles(run, name) {
	const host = run.hostInstances.get(name.instance);
	return host === void 0 ? Promise.resolve(null) : run.ports.writers.adoptInstanceFiles(name, host.files);
}
async function endHostInstance(run, { instance }, how) {
	const host = run.hostInstances.get(instance);
	if (host === void 0) return null;
	host.told = true;
	if (await host.process.end(how.graceMs, how.signal)) {
		await host.noted;
		return null;
	}
	const proof = `processes of ${instance} are still there after KILL`;
	if (run.phase() === "delete" && host.entry !== null) run.journal.noteUndone(host.entry, {
		result: "failed",
		proof
	});
	return proof;
}
// src/engine/collect.ts
async function collectInstances(run) {
	const incomplete = [];
	await forEachLimited(run.instances.existing(), 8, async (name) => {
		if (!await collectSafely(run, name, run.evidence)) incomplete.push(name.instance);
	});
	await closeObservers(run);
	return incomplete.length === 0 ? PHASE_DONE : {
		outcome: "failed",
		reason: `not collected whole: ${incomplete.join(", ")}`
	};
}
async function collectSafely(run, name, signal) {
	try {
		return await collectInstance(run, name, signal);
	} catch (error) {
		run.recordThrown(error, { subject: name.instance });
		return false;
	}
}
async function collectInstance(run, name, signal) {
	if (name.on === "host") {
		const adopted = await adoptHostFiles(run, name);
		if (adopted !== null) noteCollected(run, name, {
			adopted,
			complete: true
		});
		return true;
	}
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
	const result = await runHook(run.hookTools, call, signal);
	if (!result.ok && !isCutShort$1(run, result)) run.recordError({
		code: "collect-failed",
		subject: instance,
		message: describeHookFailure(call, result)
	});
	if (isWithout(result)) return false;
	noteCollected(run, name, {
		adopted: await run.ports.writers.adoptInstanceFiles(name, staging),
		complete: result.ok
	});
	return result.ok;
}
function noteCollected(run, { workload, instance }, { adopted, complete }) {
	const { files, bytes } = adopted;
	const leftOut = adopted.leftOut.slice(0, 200).map((text) => clip(oneLine(text), 500));
	run.timeline.emit({
		type: "instance.collected",
		workload,
		instance,
		complete,
		files,
		bytes,
		leftOut
	});
}
function isCutShort$1(run, result) {
	return result.outcome === "cancelled" && run.phase() === "flow";
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
// src/engine/create-instance.ts
function creatorOf(run, workload) {
	const { workDir, writers } = run.ports;
	const { name, policy } = workload;
	const shared = {
		script: workDir.write(`script-${name}.sh`, workload.script),
		policy: policy === null ? null : writers.inputPath(policy)
	};
	return async (instance) => {
		const env = workDir.write(`env-${instance}`, workloadEnvironmentFile(workload, instance));
		const subject = {
			workload,
			instance,
			files: {
				...shared,
				env
			}
		};
		const call = {
			hook: "instance.create",
			subject: instance,
			env: createEnvironment(run.environment, subject)
		};
		const result = await runHook(run.hookTools, call, run.flow);
		if (!result.ok) {
			run.instances.noteRefused(instance);
			return {
				result,
				problem: describeHookFailure(call, result)
			};
		}
		run.instances.noteCreated(instance);
		followLogs(run, workload, instance);
		return {
			result,
			problem: null
		};
	};
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
		const texts = role === instanceLogRole(workload.on) ? workload.logTexts : [];
		run.logs.follow({
			log: roleLabel(instance, role),
			source,
			destination,
			texts,
			openRest: null
		});
	}
}
// src/engine/creates.ts
async function creating(run, workload, work) {
	const underWay = run.creates.get(workload) ?? new Set();
	run.creates.set(workload, underWay);
	const one = work();
	underWay.add(one);
	try {
		return await one;
	} finally {
		underWay.delete(one);
	}
}
async function createsEnded(run, workload) {
	await Promise.allSettled(run.creates.get(workload) ?? new Set());
}
// src/engine/end-instance.ts
async function endInstance(run, name, options) {
	const { problem } = await tryToEnd(run, name, options);
	if (problem === null) return true;
	if (!isCutShort(run, options)) run.recordError({
		code: options.code,
		subject: name.instance,
		message: problem
	});
	return false;
}
async function tryToEnd(run, name, limits) {
	const { workload, instance, on } = name;
	run.instances.beginDelete(instance);
	const attempt = on === "host" ? {
		problem: await endHostInstance(run, name, limits),
		result: null
	} : await callDelete(run, name, limits);
	const isGone = attempt.problem === null;
	if (!isGone && isCutShort(run, limits)) return attempt;
	run.timeline.emit({
		type: "instance.deleted",
		workload,
		instance,
		deleted: isGone
	});
	if (isGone) run.instances.noteDeleted(instance);
	return attempt;
}
function isCutShort(run, { signal }) {
	return run.phase() === "flow" && signal.aborted;
}
async function callDelete(run, { workload, instance }, { signal }) {
	const call = {
		hook: "instance.delete",
		subject: instance,
		env: {
			...run.environment,
			CHAOS_INSTANCE: instance,
			CHAOS_WORKLOAD: workload
		}
	};
	const result = await runHook(run.hookTools, call, signal);
	return {
		problem: result.ok ? null : describeHookFailure(call, result),
		result
	};
}
// src/engine/step-end.ts
const DONE$1 = {
	outcome: "done",
	reason: null
};
const CANCELLED = {
	outcome: "cancelled",
	reason: null
};
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
function breakAt(run, step, end) {
	if (end.outcome !== "failed" && end.breaks !== true) return;
	const how = end.outcome === "failed" ? "failed" : "timed out";
	run.breakOff("error", `${step} ${end.reason === null ? how : `${how}: ${end.reason}`}`);
}
function combine(ends) {
	const failed = ends.find(({ outcome, breaks }) => outcome === "failed" || breaks === true);
	if (failed !== void 0) return {
		outcome: "failed",
		reason: failed.reason
	};
	return ends.some(({ outcome }) => outcome === "cancelled") ? CANCELLED : DONE$1;
}
// src/engine/workloads.ts
function startWorkload(run, name) {
	return creating(run, name, () => createAll(run, workloadOf(run, name)));
}
async function createAll(run, workload) {
	const create = creatorFor(run, workload);
	const failed = [];
	await forEachLimited(workload.instances, 8, async (instance) => {
		if (run.isBroken()) return;
		if (isFirst(run, instance) && await create(instance)) return;
		failed.push(instance);
		if (!run.isBroken()) run.breakOff("error", `${instance} could not be created`);
	});
	if (failed.length > 0 && run.breakage()?.kind !== "signal") return {
		outcome: "failed",
		reason: `not created: ${failed.join(", ")}`
	};
	return run.isBroken() ? CANCELLED : DONE$1;
}
function isFirst(run, instance) {
	const first = run.instances.beginCreate(instance);
	if (!first) run.recordError({
		code: "create-failed",
		subject: instance,
		message: `${instance} was created before`
	});
	return first;
}
function creatorFor(run, workload) {
	if (workload.on === "host") return (instance) => startHostInstance(run, workload, instance);
	const create = creatorOf(run, workload);
	return async (instance) => {
		const { result, problem } = await create(instance);
		if (problem !== null && result.outcome !== "cancelled") run.recordError({
			code: "create-failed",
			subject: instance,
			message: problem
		});
		return problem === null;
	};
}
async function awaitWorkload(run, name, path) {
	const workload = workloadOf(run, name);
	const running = () => run.instances.awaited(name);
	const { clock } = run.ports;
	const deadlineMs = run.nowMs() + workload.timeoutMs;
	const end = await waitUntil({
		clock,
		pulse: run.pulse,
		deadlineMs,
		holds: () => running().length === 0
	}, run.flow);
	if (end === "met") return DONE$1;
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
// src/engine/instance-operations.ts
const DONE = {
	outcome: "ok",
	exitCode: 0,
	durationMs: 0,
	stdout: "",
	stderr: "",
	cut: false,
	proof: null,
	fault: null
};
function createOne(run, deed) {
	const instance = deed.subject.target;
	const workload = workloadOf(run, deed.subject.workload ?? "");
	return recorded(run, {
		deed,
		undo: null
	}, () => creating(run, workload.name, async () => {
		run.instances.beginCreate(instance);
		if (workload.on === "host") return await startHostInstance(run, workload, instance) ? DONE : failed$1(`${instance} could not be started`);
		const { result } = await creatorOf(run, workload)(instance);
		return resultOfHook(result);
	}));
}
function deleteOne(run, deed) {
	const { clock } = run.ports;
	const { timeoutMs } = deed.operation;
	return recorded(run, {
		deed,
		undo: null
	}, async () => {
		const name = run.instances.existing().find(({ instance }) => instance === deed.subject.target);
		if (name === void 0) return failed$1("it was deleted meanwhile");
		const result = await withDeadline({
			clock,
			limitMs: timeoutMs,
			parent: run.flow
		}, (signal) => remove(run, name, signal));
		if (result.outcome !== "cancelled" || run.isBroken()) return result;
		return {
			...result,
			outcome: "timed-out",
			proof: `did not end within ${formatDuration(timeoutMs)}`
		};
	});
}
async function remove(run, name, signal) {
	const { workload, instance, on } = name;
	if (on === "system" && !await collectSafely(run, name, signal)) return signal.aborted ? {
		...failed$1("it was not collected in time"),
		outcome: "cancelled"
	} : failed$1(NOT_COLLECTED);
	const attempt = await tryToEnd(run, name, {
		graceMs: STOP_GRACE_MS,
		signal
	});
	if (attempt.problem === null) run.timeline.emit({
		type: "instance.stopped",
		workload,
		instance,
		by: "instance-delete"
	});
	else if (!run.isBroken()) run.instances.noteKept(instance);
	if (on === "host") await collectSafely(run, name, signal);
	return resultOf$1(attempt);
}
const NOT_COLLECTED = "it could not be collected whole, so it was not deleted";
function resultOf$1({ problem, result }) {
	if (result !== null) return resultOfHook(result);
	return problem === null ? DONE : failed$1(problem);
}
function failed$1(proof) {
	return {
		...DONE,
		outcome: "failed",
		exitCode: null,
		proof
	};
}
// src/engine/actions.ts
async function doAction(run, firing, subjects) {
	const ends = [];
	await forEachLimited(subjects, 8, async (subject) => {
		ends.push(await doSafely(run, deedOf(firing, subject)));
	});
	return summarise$1(ends);
}
function deedOf({ operation, number, step }, subject) {
	const { label, component, workload, instance } = subject;
	return {
		operation,
		subject: {
			operation: operation.name,
			firing: number,
			fault: null,
			target: label,
			component,
			workload,
			instance,
			role: null
		},
		step
	};
}
function workOf({ uses }) {
	if (uses === "instance-create") return createOne;
	return uses === "instance-delete" ? deleteOne : doAdapterOperation;
}
async function doSafely(run, deed) {
	const { target } = deed.subject;
	if (run.isBroken()) return {
		target,
		outcome: "cancelled",
		reason: null
	};
	try {
		return judge(run, deed, await workOf(deed.operation)(run, deed));
	} catch (error) {
		run.recordThrown(error, { subject: nameOf$1(deed) });
		return {
			target,
			outcome: "failed",
			reason: describeThrown(error)
		};
	}
}
function judge(run, deed, result) {
	const { target } = deed.subject;
	if (result.outcome === "ok") return {
		target,
		outcome: "done",
		reason: null
	};
	if (result.outcome === "cancelled" && run.isBroken()) return {
		target,
		outcome: "cancelled",
		reason: null
	};
	const reason = result.fault?.message ?? result.proof ?? "failed";
	if (result.fault === null && deed.operation.onFailure === "record") return {
		target,
		outcome: "recorded",
		reason
	};
	run.recordError({
		code: result.fault?.code ?? "operation-failed",
		subject: nameOf$1(deed),
		message: reason
	});
	return {
		target,
		outcome: "failed",
		reason
	};
}
function nameOf$1({ subject }) {
	return `${subject.operation} on ${subject.target}`;
}
function summarise$1(ends) {
	const failed = ends.find(({ outcome }) => outcome === "failed");
	if (failed !== void 0) return {
		outcome: "failed",
		reason: `${failed.target}: ${failed.reason ?? "failed"}`
	};
	if (ends.some(({ outcome }) => outcome === "cancelled")) return CANCELLED;
	const recordedEnds = ends.filter(({ outcome }) => outcome === "recorded").map(({ target }) => target);
	return recordedEnds.length === 0 ? DONE$1 : {
		outcome: "done",
		reason: `failed on ${nameSome(recordedEnds.sort())}`
	};
}
// src/engine/effects.ts
const NEVER = new AbortController().signal;
const HARMLESS = new Set(["USR1", "USR2"]);
async function takeEffect(run, shot, signal) {
	const { operation } = shot;
	switch (operation.fault) {
		case "kill": return kill(run, shot, signal);
		case "stop": return takeDown(run, shot, {
			action: stopOf(run, shot),
			signal
		});
		case "outage": return takeDown(run, shot, {
			action: operation.how === "kill" ? KILL : stopOf(run, shot),
			signal
		});
		case "restart":
		case "restart-in-place": return restart(run, shot, signal);
		case "freeze": return holdDown(run, shot, {
			action: { do: "freeze" },
			condition: "frozen",
			signal
		});
		case "partition": return holdDown(run, shot, {
			action: { do: "partition" },
			condition: "cut",
			signal
		});
	}
}
function stopOf(run, { operation, target }) {
	const { components, roles } = run.system();
	const location = target.component === null ? roles[target.role ?? ""] : components[target.component];
	return {
		do: "stop",
		graceMs: Math.min(location?.stopGraceMs ?? 1e4, operation.timeoutMs / 2)
	};
}
async function undoOf(run, shot) {
	const { fault } = shot.operation;
	if (fault !== "freeze" && fault !== "partition") return startPlanOf(run, shot);
	return run.ports.backend.undoOf({ do: fault }, shot.identity, NEVER);
}
async function startPlanOf(run, { operation, target, identity }) {
	if (isHarmless(operation)) return null;
	if (FAULTS[operation.fault].startsTarget !== "always" && target.component === null) return null;
	const action = startActionOf(run.system(), target);
	if (action === null) return run.ports.backend.undoOf(KILL, identity, NEVER);
	return {
		action,
		shell: `CHAOS_WORK_DIR=${run.ports.workDir.path} # then the start hook of adapter ${run.plan.adapter} for ${target.address.label}`
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
		proof: `signal ${name} was sent to ${nameIdentity(identity)}`,
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
		if (run.isBroken() && await startPlanOf(run, shot) !== null) await killForGood(run.ports, shot.identity);
		throw error;
	}
}
async function holdDown(run, shot, how) {
	await run.ports.backend.apply(how.action, shot.identity, how.signal);
	const respondedMs = run.nowMs();
	const { proof } = await readBack(run, shot, how);
	return {
		proof,
		respondedMs
	};
}
async function restart(run, shot, signal) {
	const { operation, target, identity } = shot;
	const plan = await startPlanOf(run, shot);
	if (plan === null) throw new TypeError(`${operation.fault} of ${target.address.label}, which nothing starts again`);
	if (operation.fault === "restart-in-place" && plan.action.kind === "container.start") {
		const { graceMs } = stopOf(run, shot);
		await run.ports.backend.apply({
			do: "restart",
			graceMs
		}, identity, signal);
	} else {
		await takeDown(run, shot, {
			action: stopOf(run, shot),
			signal
		});
		const problem = await startNow(run, plan, signal);
		if (problem !== null) throw new HarnessError(problem, { code: "start-failed" });
	}
	const respondedMs = run.nowMs();
	const look = async () => {
		const located = await run.ports.backend.locate(target.address, signal);
		return located.found && !isSameLife(located.identity, identity) ? located.identity : null;
	};
	const found = await pollUntil({
		clock: run.ports.clock,
		pauseMs: 20,
		look
	}, signal);
	if (found === null) throw notEffective(`${target.address.label} was started but no new process of it was seen`);
	return {
		proof: `${nameIdentity(identity)} ended, ${nameIdentity(found)} runs`,
		respondedMs
	};
}
async function startNow(run, { action }, signal) {
	const { ports, hookTools } = run;
	if (action.kind === "component.start" || action.kind === "role.start") {
		const tools = {
			system: run.system(),
			ports,
			env: run.systemEnvironment(),
			emit: hookTools.emit
		};
		return runStartHook(action, tools, signal);
	}
	const { result, proof } = await ports.backend.undo(action, signal);
	return result === "failed" || result === "foreign-state-refused" ? proof : null;
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
	const entry = await registerUndo(run, shot, subject);
	try {
		if (entry !== null) await run.journal.quiet(entry);
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
		if (entry !== null) run.journal.noteInForce(entry);
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
				subject,
				shot,
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
	const { entry, firing, end } = held;
	const { held: lasts, startsTarget } = FAULTS[firing.operation.fault];
	if (startsTarget === "when-reverted") return end;
	if (lasts) await lastingOf(run, held);
	const cause = lasts && firing.holding.release === null ? "duration" : "step";
	const known = lasts ? void 0 : {
		result: "already-clean",
		proof: end.reason ?? ""
	};
	const { result, proof } = await run.journal.revert(entry, cause, known);
	return isRefused(result) ? {
		...end,
		outcome: "failed",
		reason: `not reverted: ${proof}`
	} : end;
}
async function lastingOf(run, held) {
	const { entry, firing, subject, shot, effectiveMs } = held;
	const { lastsMs, release } = firing.holding;
	const timer = new AbortController();
	const signals = [run.flow, timer.signal];
	const early = AbortSignal.any(release === null ? signals : [...signals, release]);
	const over = lastsMs === null ? aborted(early) : run.ports.clock.sleepUntil(effectiveMs + lastsMs, early);
	const { address } = shot.target;
	const unwatch = run.held.watch({
		subject,
		address,
		identity: shot.identity,
		entry
	});
	await Promise.race([over, entry.reverting]);
	unwatch();
	timer.abort();
	if (run.isBroken()) await run.journal.revertAll("broken");
}
function aborted(signal) {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener("abort", () => resolve(), { once: true });
	});
}
async function registerUndo(run, shot, subject) {
	const undo = await undoOf(run, shot);
	if (undo === null) return null;
	const { operation } = shot;
	return run.journal.register({
		...undo,
		subject: `${operation.name} #${String(subject.firing)} (${operation.fault}) on ${subject.target}`,
		fault: subject,
		limitMs: operation.timeoutMs,
		on: describeIdentity(shot.identity)
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
	const logs = await positionsAround(run, subject.instance);
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
	const logs = await positionsAround(run, subject.instance);
	const respondedMs = run.timeline.sinceStart(effect.respondedMs);
	run.timeline.emit({
		type: "fault.effective",
		...subject,
		proof: effect.proof,
		respondedMs,
		logs
	});
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
			...condition,
			of: "state",
			is: condition.equals,
			count: null
		}, sinceMs);
		case "metric": return lookAtMetric(run, condition, sinceMs);
	}
}
function lookAtInstances(run, query, sinceMs) {
	const instances = run.instances.of(query.workload);
	const seen = instances.map((instance) => {
		const sighting = run.instances.latest(instance);
		if (sighting === null) return {
			instance,
			state: "not created"
		};
		if (sighting.seenMs < sinceMs) return {
			instance,
			state: "not read since"
		};
		return {
			instance,
			state: query.of === "state" ? sighting.state : sighting.rawPhase ?? sighting.state,
			sighting
		};
	});
	return {
		met: seen.filter(({ sighting }) => sighting !== void 0 && isWanted(sighting, query)).length >= Math.max(1, query.count ?? instances.length),
		seen: instances.length === 0 ? "no instance" : describeSeen(seen),
		known: seen.every(({ state }) => state !== "not read since")
	};
}
const countedFrom = 4;
function describeSeen(seen) {
	const numbers = new Map();
	for (const { state } of seen) numbers.set(state, (numbers.get(state) ?? 0) + 1);
	const few = seen.filter(({ state }) => (numbers.get(state) ?? 0) < countedFrom);
	const many = [...numbers].filter(([, number]) => number >= countedFrom);
	return nameSome([...few.map(({ instance, state }) => `${instance} ${state}`), ...many.map(([state, number]) => `${String(number)} ${state}`)]);
}
function isWanted({ state, rawPhase }, { of, is }) {
	return state !== "Unknown" && (of === "state" ? state : rawPhase) === is;
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
	for (const log of logsOf(run, condition)) {
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
	const found = run.timeline.state().occurrences.lastSince(event, of, mark.seq);
	if (found === null) return {
		met: false,
		seen: "no such event",
		known: true
	};
	return {
		met: true,
		seen: `event ${String(found.seq)}`,
		known: true
	};
}
const NANOSECONDS_PER_MS = 1000000n;
function lookAtSignal(run, signal, mark) {
	const pattern = run.plan.system.signals[signal];
	if (pattern === void 0) throw new TypeError(`the plan waits for signal ${signal}, which its system does not have`);
	run.timeline.lookAtClock();
	const openedNano = run.timeline.state().clockSteps.length === mark.clockSteps ? BigInt(Date.parse(mark.at)) * NANOSECONDS_PER_MS : 0n;
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
		case "instances": return `${condition.count === null ? "all instances" : `at least ${String(condition.count)}`} of ${condition.workload} ${condition.is}`;
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
// src/engine/targets.ts
async function resolveTargets(run, firing, signal) {
	return choose(run, firing, await candidatesOf(run, firing.operation.target, signal));
}
function resolveSubjects(run, firing) {
	const { target } = firing.operation;
	switch (target.kind) {
		case "component": {
			const { component } = target;
			return choose(run, firing, [{
				label: component,
				component,
				workload: null,
				instance: null
			}]);
		}
		case "instance": {
			const { workload } = target;
			return choose(run, firing, namedInstances(run, target).map((instance) => ({
				label: instance,
				component: null,
				workload,
				instance
			})));
		}
		case "role": throw new TypeError(`${firing.operation.name}: only faults act on a role`);
	}
}
function reserveSubject(run, { operation, number, step }) {
	const { target, name } = operation;
	if (target.kind !== "instance") throw new TypeError(`${name} creates instances, of no workload`);
	const { workload } = target;
	const instance = run.instances.reserve(workload);
	if (instance === null) throw new HarnessError(`${workload} has had ${String(MAX_INSTANCES)} instances, and may have no more`, {
		code: "too-many-instances",
		phase: "flow"
	});
	const targets = {
		rule: "next free name",
		candidates: [instance],
		chosen: [instance],
		seedPath: null
	};
	run.timeline.emit({
		type: "targets.resolved",
		step,
		operation: name,
		firing: number,
		...targets
	});
	return {
		label: instance,
		component: null,
		workload,
		instance
	};
}
function choose(run, firing, candidates) {
	const { operation, number, step } = firing;
	const labels = candidates.map(({ label }) => label).sort(byCodeUnits);
	const pinned = run.pinnedTargets({
		step,
		operation: operation.name,
		firing: number
	});
	const drawn = pinned === null && operation.select.kind !== "all" && labels.length > 0;
	const emit = (chosen) => run.timeline.emit({
		type: "targets.resolved",
		step,
		operation: operation.name,
		firing: number,
		rule: `${describeRule(operation.target, operation.select)}${pinned === null ? "" : ", replayed"}`,
		candidates: labels,
		chosen,
		seedPath: drawn ? step : null
	});
	if (labels.length === 0 && pinned === null) {
		emit([]);
		return [];
	}
	try {
		const { seed } = run.plan;
		const chosen = pinned === null ? chooseTargets({
			seed,
			seedPath: step,
			candidates: labels,
			select: operation.select
		}).chosen : requireAll(pinned, labels);
		emit(chosen);
		return candidates.filter(({ label }) => chosen.includes(label));
	} catch (error) {
		emit([]);
		throw error;
	}
}
function requireAll(pinned, candidates) {
	const missing = pinned.filter((label) => !candidates.includes(label));
	if (missing.length === 0) return pinned;
	throw new HarnessError(`${nameSome(missing)} was acted on in the run that is replayed, and is not there now`, {
		code: "replay-diverged",
		phase: "flow",
		hint: "The system did something else than then; run again, or without --replay."
	});
}
async function candidatesOf(run, target, signal) {
	if (target.kind === "component") {
		const address = componentAddress(run.system(), target.component, run.ports.workDir.path);
		return locateAll(run, [{
			...NOBODY,
			label: address.label,
			address,
			component: target.component
		}], signal);
	}
	if (target.kind === "instance") throw new TypeError("a fault acts on a role of an instance");
	const { workload, role, instances } = target;
	const places = namedInstances(run, target).map((instance) => {
		const address = roleAddress(run.system(), {
			workload,
			instance,
			role
		}, run.ports.workDir.path);
		return {
			label: address.label,
			workload,
			instance,
			role,
			component: null,
			address
		};
	});
	const located = await locateAll(run, places, signal);
	if (instances === null) return located;
	return places.map((place) => located.find(({ instance }) => instance === place.instance) ?? {
		...place,
		identity: null
	});
}
function namedInstances(run, { workload, instances }) {
	const existing = run.instances.existing().flatMap((name) => name.workload === workload ? [name.instance] : []);
	const missing = (instances ?? []).filter((instance) => !existing.includes(instance));
	if (missing.length === 0) return instances ?? existing;
	throw new HarnessError(`${missing.join(", ")} named as target, but not there`, {
		code: "target-missing",
		phase: "flow",
		hint: "Start the workload before the operation, and do not name more instances than it has."
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
	return found.sort((left, right) => byCodeUnits(left.label, right.label));
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
	const refused = await whyNotFire(run);
	if (refused !== null) return refused;
	const { ended } = await fireAll(run, operation, {
		path,
		holding: {
			lastsMs: operation.kind === "fault" ? operation.durationMs ?? 0 : null,
			release: null
		}
	});
	return ended;
}
async function runHold(run, hold, steps) {
	const operation = operationOf(run, hold.operation);
	if (operation.kind === "action") throw new TypeError(`${operation.uses} cannot be held`);
	const refused = await whyNotFire(run);
	if (refused !== null) return refused;
	const release = new AbortController();
	const { path } = hold;
	const fired = await fireAll(run, operation, {
		path,
		holding: {
			lastsMs: null,
			release: release.signal
		}
	});
	const { outcome, reason } = fired.applied;
	const done = outcome === "done" || outcome === "skipped" ? await steps() : fired.applied;
	release.abort();
	const end = combine([done, await fired.ended]);
	if (end.outcome !== "done") return end;
	return {
		...end,
		reason: outcome === "skipped" ? `without ${operation.name}: ${reason ?? ""}` : reason
	};
}
async function whyNotFire(run) {
	if (!await steadyBefore(run)) return run.isBroken() && run.breakage()?.kind === "signal" ? CANCELLED : {
		outcome: "failed",
		reason: "not fired: the steady state did not hold"
	};
	return run.isBroken() ? CANCELLED : null;
}
async function fireAll(run, operation, how) {
	const { name } = operation;
	const { path, holding } = how;
	const number = (run.firings.get(name) ?? 0) + 1;
	run.firings.set(name, number);
	const about = {
		number,
		step: path
	};
	try {
		return operation.kind === "fault" ? await fireFault(run, {
			operation,
			...about,
			holding
		}) : overAtOnce(await fireAction(run, {
			operation,
			...about
		}));
	} catch (error) {
		if (!(error instanceof HarnessError)) throw error;
		if (run.isBroken()) return overAtOnce(CANCELLED);
		run.recordThrown(error, { subject: name });
		return overAtOnce({
			outcome: "failed",
			reason: describeThrown(error)
		});
	}
}
async function fireFault(run, firing) {
	const { operation, step } = firing;
	const targets = await withDeadline({
		clock: run.ports.clock,
		limitMs: operation.timeoutMs,
		parent: run.flow
	}, (signal) => resolveTargets(run, firing, signal));
	if (targets.length === 0) return overAtOnce(nothingToActOn(run, operation));
	const shots = await act(run, firing, targets);
	const applied = summarise(shots.map(({ end }) => end));
	breakAt(run, `${step} (${operation.name})`, applied);
	return {
		applied,
		ended: Promise.all(shots.map(({ held }) => held)).then(summarise)
	};
}
async function fireAction(run, firing) {
	const subjects = firing.operation.uses === "instance-create" ? [reserveSubject(run, firing)] : resolveSubjects(run, firing);
	return subjects.length === 0 ? nothingToActOn(run, firing.operation) : doAction(run, firing, subjects);
}
function overAtOnce(end) {
	return {
		applied: end,
		ended: Promise.resolve(end)
	};
}
async function act(run, firing, targets) {
	const shots = [];
	const { name } = firing.operation;
	try {
		await forEachLimited(targets, 8, async (target) => {
			shots.push(await fire(run, firing, target));
		});
	} catch (error) {
		run.recordThrown(error, { subject: name });
		run.breakOff("error", `${name} could not be applied`);
		shots.push(ended({
			target: name,
			outcome: "failed",
			reason: describeThrown(error)
		}));
	}
	return shots;
}
function nothingToActOn(run, operation) {
	const { name, target, onEmpty } = operation;
	const reason = `no targets: ${describeNothing(target)}`;
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
function describeNothing(target) {
	switch (target.kind) {
		case "component": return `${target.component} has no process`;
		case "role": return `role ${target.role} of ${target.workload} has no process`;
		case "instance": return `${target.workload} has no instance`;
	}
}
function summarise(ends) {
	const failed = ends.find(({ outcome }) => outcome === "failed");
	if (failed !== void 0) return {
		outcome: "failed",
		reason: `${failed.target}: ${failed.reason ?? "failed"}`
	};
	if (ends.some(({ outcome }) => outcome === "cancelled")) return CANCELLED;
	const exited = ends.filter(({ outcome }) => outcome === "already-exited").map(({ target }) => target);
	return exited.length === 0 ? DONE$1 : {
		outcome: "done",
		reason: `already exited: ${exited.join(", ")}`
	};
}
async function runRevert(run, name) {
	await run.started.get(name)?.applied;
	if (!run.firings.has(name)) return {
		outcome: "skipped",
		reason: `${name} has not fired`
	};
	const reasons = [];
	await forEachLimited(run.journal.lastFiring(name), 8, async (entry) => {
		const { result, proof } = await run.journal.revert(entry, "step");
		if (isRefused(result)) reasons.push(`${entry.fault?.target ?? name}: ${proof}`);
	});
	return reasons.length === 0 ? DONE$1 : {
		outcome: "failed",
		reason: reasons.join("; ")
	};
}
function operationOf(run, name) {
	const operation = run.plan.operations.find((candidate) => candidate.name === name);
	if (operation === void 0) throw new TypeError(`the plan has no operation ${name}`);
	return operation;
}
// src/engine/started.ts
async function startOperation(run, name, path) {
	const operation = operationOf(run, name);
	const refused = await whyNotFire(run);
	if (refused !== null) return refused;
	if (run.started.get(name)?.isOver === false) {
		const message = `${name} was started before and has not ended`;
		run.recordError({
			code: "in-flight",
			subject: path,
			message
		});
		return {
			outcome: "failed",
			reason: message
		};
	}
	run.started.set(name, begin(run, operation, path));
	return DONE$1;
}
function begin(run, operation, path) {
	const { name } = operation;
	const lastsMs = operation.kind === "fault" ? operation.durationMs : 0;
	const fired = fireAll(run, operation, {
		path,
		holding: {
			lastsMs,
			release: null
		}
	});
	const applied = endOf(run, path, async () => (await fired).applied);
	const started = {
		applied,
		ended: applied.then(async (end) => {
			const last = end.outcome === "failed" ? end : await endOf(run, path, async () => (await fired).ended);
			started.isOver = true;
			breakAt(run, `${path} (start ${name})`, last);
			return last;
		}),
		isOver: false,
		lastsMs
	};
	return started;
}
async function awaitOperation(run, name) {
	const started = run.started.get(name);
	if (started === void 0) return {
		outcome: "skipped",
		reason: `${name} has not been started`
	};
	const end = await started.ended;
	return end.outcome !== "failed" && run.isBroken() ? CANCELLED : end;
}
async function endStarted(run) {
	await Promise.all([...run.started.values()].map(async ({ lastsMs, applied, ended }) => {
		if (lastsMs === null) await applied;
		if (lastsMs !== null || run.isBroken()) await ended;
	}));
}
// src/engine/inventory.ts
const AT_END = "end";
const UNREACHABLE = "the system cannot be reached";
async function runInventory(run, name) {
	const taken = await takeInventory(run, name, run.flow);
	if (taken === null) return CANCELLED;
	if (taken.outcome !== "failed") return DONE$1;
	const reason = taken.reason ?? "no list";
	run.recordError({
		code: "inventory-failed",
		subject: `inventory ${name}`,
		message: reason
	});
	return {
		outcome: "failed",
		reason
	};
}
async function takeInventoryAtEnd(run) {
	if (!(run.plan.inventoryAtEnd || run.instances.attempted().length > 0) || run.system().hooks.inventory === null || run.evidence.aborted) return;
	await takeInventory(run, AT_END, run.evidence);
}
async function takeInventory(run, at, signal) {
	const instances = existingOf(run);
	const taken = await askForItems(run, at, signal);
	if (taken === null) return null;
	run.timeline.emit({
		type: "inventory.taken",
		point: at,
		instances: instances.slice(0, INVENTORY_INSTANCES),
		...taken
	});
	return taken;
}
function existingOf(run) {
	return run.instances.attempted().filter(({ on, instance }) => on === "system" && run.instances.latest(instance) !== null).map(({ instance }) => instance);
}
async function askForItems(run, at, signal) {
	const planned = run.system().hooks.inventory;
	if (planned === null) return failed("the adapter has no inventory");
	const call = {
		hook: "inventory",
		planned,
		subject: at,
		env: run.environment,
		stdoutLimitBytes: INVENTORY_OUTPUT_BYTES
	};
	const result = await runHook(run.hookTools, call, signal);
	if (result.outcome === "cancelled") return null;
	if (result.exitCode === 75) return {
		outcome: "unreachable",
		reason: UNREACHABLE,
		items: []
	};
	if (!result.ok) return failed(describeHookFailure(call, result));
	if (result.stdoutBytes > 2097152) return failed(`hook inventory printed ${String(result.stdoutBytes)} bytes`);
	const output = parseItems(result.stdout);
	return output.ok ? {
		outcome: "ok",
		reason: null,
		items: [...output.items]
	} : failed(output.problem);
}
function failed(problem) {
	return {
		outcome: "failed",
		reason: clip(oneLine(problem), 500),
		items: []
	};
}
// src/engine/repeat.ts
async function runRepeat(run, { rule }, rounds) {
	const startMs = run.nowMs();
	const mark = rule.kind === "until" ? await markFor(run, rule.condition) : null;
	let roundMs = null;
	for (let number = 1;; number += 1) {
		if (run.isBroken()) return CANCELLED;
		const over = await whyOver(run, {
			rule,
			path: rounds.path,
			rounds: number - 1
		}, {
			startMs,
			mark,
			roundMs
		});
		if (over !== null) return over;
		roundMs = run.nowMs();
		const of = rule.kind === "times" ? ` of ${String(rule.times)}` : "";
		const end = await rounds.round(number, `round ${String(number)}${of}`);
		if (end.outcome !== "done") return end;
	}
}
async function whyOver(run, repeated, standing) {
	const { rule, path, rounds } = repeated;
	if (rule.kind === "times") return rounds < rule.times ? null : DONE$1;
	try {
		const reason = await whyMet(run, rule, standing) ?? await paceNext(run, rule, standing);
		if (reason !== null) return {
			outcome: "done",
			reason
		};
	} catch (error) {
		if (!(error instanceof SlowPatternError)) throw error;
		run.recordError({
			code: "pattern-too-slow",
			subject: path,
			message: error.message
		});
		return {
			outcome: "failed",
			reason: error.message
		};
	}
	if (run.isBroken()) return CANCELLED;
	if (rounds < 1e4) return null;
	const message = `not over after ${String(ROUND_LIMIT)} rounds`;
	run.recordError({
		code: "round-limit",
		subject: path,
		message
	});
	return {
		outcome: "failed",
		reason: message
	};
}
async function paceNext(run, rule, standing) {
	const { roundMs } = standing;
	const { clock } = run.ports;
	if (roundMs === null || clock.elapsedMs() >= roundMs + 50) return null;
	await clock.sleepUntil(roundMs + 50, run.flow);
	return run.isBroken() ? null : whyMet(run, rule, standing);
}
async function whyMet(run, rule, standing) {
	switch (rule.kind) {
		case "for": return run.nowMs() >= standing.startMs + rule.durationMs ? "its time is over" : null;
		case "until": return standing.roundMs === null ? null : whyHolds(run, rule.condition, standing);
		case "while": return run.instances.awaited(rule.workload).length === 0 ? `${rule.workload} has ended` : null;
	}
}
async function whyHolds(run, condition, standing) {
	const { mark, roundMs, startMs } = standing;
	if (mark === null) return null;
	await run.logs.positionsNow(logsOf(run, condition));
	const look = lookAtWait(run, condition, {
		sinceMs: roundMs ?? startMs,
		mark
	});
	return look.met ? `${describeWait(condition)}: ${look.seen}` : null;
}
// src/engine/stop-workload.ts
async function stopWorkload(run, workload) {
	const left = [];
	await createsEnded(run, workload);
	const names = run.instances.existing().filter((name) => name.workload === workload);
	await forEachLimited(names, 8, async (name) => {
		if (run.isBroken() || run.instances.isOver(name.instance)) return;
		if (!await stopInstance(run, name)) left.push(name.instance);
	});
	if (run.breakage()?.kind === "signal" || left.length === 0 && run.isBroken()) return CANCELLED;
	return left.length === 0 ? DONE$1 : {
		outcome: "failed",
		reason: `not stopped: ${left.join(", ")}`
	};
}
async function stopInstance(run, name) {
	const { workload, instance, on } = name;
	if (on === "system") {
		await collectSafely(run, name, run.flow);
		if (run.isBroken() || run.instances.isOver(instance)) return true;
	}
	run.timeline.emit({
		type: "instance.stopped",
		workload,
		instance,
		by: "stop"
	});
	const gone = await endInstance(run, name, {
		code: "stop-failed",
		graceMs: STOP_GRACE_MS,
		signal: run.flow
	});
	if (on === "host") await collectSafely(run, name, run.flow);
	return gone;
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
	return (step.since === null ? place.before : run.marks.get(step.since)) ?? await markFor(run, step.condition);
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
	breakAt(run, `${path} (${label})`, end);
	run.timeline.emit({
		type: "step.ended",
		step: path,
		outcome: end.outcome,
		reason: end.reason
	});
	return end;
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
		case "repeat": return runRounds(run, step, path);
		case "hold": return anchored(run, step.operation, () => holdSteps(run, step, place));
		case "delay": return runDelay(run, step.durationMs);
		case "wait": return runWait(run, step, {
			path,
			before: place.before
		});
		default: return carryOutNamed(run, step, path);
	}
}
function carryOutNamed(run, step, path) {
	switch (step.kind) {
		case "start": return anchored(run, step.workload, () => startWorkload(run, step.workload));
		case "await": return awaitWorkload(run, step.workload, path);
		case "workload": return anchored(run, step.workload, () => startAndAwait(run, step.workload, path));
		case "operation": return anchored(run, step.operation, () => runOperation(run, step.operation, path));
		case "start-operation": return anchored(run, step.operation, () => startOperation(run, step.operation, path));
		case "await-operation": return awaitOperation(run, step.operation);
		case "revert": return runRevert(run, step.operation);
		case "stop": return stopWorkload(run, step.workload);
		case "inventory": return runInventory(run, step.name);
	}
}
function holdSteps(run, step, place) {
	const { operation, steps } = step;
	const inside = {
		...place,
		planned: step.path
	};
	return runHold(run, {
		operation,
		path: place.actual
	}, () => runSerial(run, steps, inside));
}
async function runSerial(run, steps, place) {
	const ends = [];
	let before = null;
	for (const [index, step] of steps.entries()) {
		const next = steps[index + 1];
		const mark = looksBack(next) ? await markFor(run, next.condition) : null;
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
function runRounds(run, step, path) {
	const planned = step.path.endsWith(".repeat") ? step.path : `${step.path}.repeat`;
	const actual = `${path}${planned.slice(step.path.length)}`;
	return runRepeat(run, step, {
		path,
		round: (number, label) => {
			const place = {
				planned,
				actual: `${actual}#${String(number)}`,
				parent: path,
				before: null
			};
			return record(run, {
				path: place.actual,
				parent: path,
				kind: "round",
				label
			}, () => runSerial(run, step.steps, place));
		}
	});
}
async function runDelay(run, durationMs) {
	const { clock } = run.ports;
	await clock.sleepUntil(clock.elapsedMs() + durationMs, run.flow);
	return run.isBroken() ? CANCELLED : DONE$1;
}
async function startAndAwait(run, workload, path) {
	const started = await startWorkload(run, workload);
	return started.outcome === "done" ? awaitWorkload(run, workload, path) : started;
}
async function anchored(run, name, work) {
	await markAnchor(run, name);
	return work();
}
// src/engine/teardown.ts
async function tearDown(run, booting) {
	await inPhase(run, "revert", () => revertAll(run));
	await seeWhetherWell(run, booting);
	await stopLooking(run);
	await inPhase(run, "collect", () => collectInstances(run));
	await inPhase(run, "delete", () => deleteInstances(run));
	await inPhase(run, "shutdown", () => shutDown(run, booting));
	await sweep(run, booting);
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
	if (!booting.ready) return whyNotReady(booting);
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
	const how = {
		code: "delete-failed",
		graceMs: HOST_END_GRACE_MS,
		signal: run.evidence
	};
	await forEachLimited(run.instances.attempted(), 8, async (name) => {
		if (!await endInstance(run, name, how)) left.push(name.instance);
	});
	await takeInventoryAtEnd(run);
	return left.length === 0 ? PHASE_DONE : {
		outcome: "failed",
		reason: `not deleted: ${left.join(", ")}`
	};
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
	return run.instances.attempted().filter(({ on }) => on === "system").flatMap((name) => Object.keys(system.roles).map((role) => roleAddress(system, {
		...name,
		role
	}, run.ports.workDir.path)));
}
async function sweep(run, { sweep: entry, shutdown }) {
	const planned = run.plan.system.hooks["system.sweep"];
	if (entry === null || planned === null) skipPhase(run, "sweep", planned === null ? "the adapter has no sweep" : shutdown === null ? "nothing was booted" : "others use the system too");
	else if (run.keepLeftovers) keepLeftovers(run, entry);
	else await inPhase(run, "sweep", () => sweepAway(run, entry, planned));
}
function keepLeftovers(run, entry) {
	const left = notDeleted(run);
	if (left.length > 0) run.timeline.emit({
		type: "system.swept",
		removed: [],
		left
	});
	skipPhase(run, "sweep", "asked to keep what is left");
	const isShutDown = run.timeline.state().phases.some((span) => span.phase === "shutdown" && span.outcome === "done");
	if (left.length > 0 || !isShutDown) return;
	run.journal.noteUndone(entry, {
		result: "already-clean",
		proof: "all instances were deleted; not swept"
	});
}
async function sweepAway(run, entry, planned) {
	const env = run.systemEnvironment();
	const call = run.wasTold() ? {
		planned,
		env,
		timeoutMs: SWEEP_AFTER_SIGNAL_MS
	} : {
		planned,
		env
	};
	const signal = run.evidence.aborted ? new AbortController().signal : run.evidence;
	const swept = await runSweep(run.hookTools, call, signal);
	run.timeline.emit({
		type: "system.swept",
		removed: [...swept.removed],
		left: leftBy(run, swept)
	});
	const outcome = undoOfSweep(swept);
	if (swept.problem === null) {
		run.journal.noteUndone(entry, outcome);
		return PHASE_DONE;
	}
	const message = clip(oneLine(withKilled(outcome.proof, await killLeft(run.ports, rolesLeft(run)))), 500);
	run.journal.noteUndone(entry, {
		...outcome,
		proof: message
	});
	run.recordError({
		code: "sweep-failed",
		subject: "system.sweep",
		message
	});
	return {
		outcome: "failed",
		reason: message
	};
}
function leftBy(run, { removed, problem }) {
	const swept = new Set(removed.map(({ instance }) => instance));
	return problem === null ? [] : notDeleted(run).filter(({ instance }) => !swept.has(instance));
}
function notDeleted(run) {
	return run.instances.attempted().map(({ instance }) => ({
		kind: "instance",
		id: instance,
		instance,
		role: null,
		identity: null
	}));
}
// src/engine/execute.ts
async function executePlan(plan, ports, options) {
	const run = createRun(createRunContext(plan, ports, options));
	const booting = {
		shutdown: null,
		sweep: null,
		system: null,
		ready: false,
		notApplicable: null
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
	const stopWatchingClock = watchClock(run);
	await inPhase(run, "boot", () => boot(run, options.manifest, booting));
	if (!booting.ready || run.isBroken()) skipPhase(run, "flow", run.breakage()?.reason ?? whyNotReady(booting));
	else await inPhase(run, "flow", () => walk(run));
	stopTimer();
	await tearDown(run, booting);
	stopListening();
	stopWatchingClock();
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
function listenToStop(run, signal) {
	const onAbort = () => run.tellToStop(describeThrown(signal.reason));
	if (signal.aborted) onAbort();
	signal.addEventListener("abort", onAbort, { once: true });
	return () => signal.removeEventListener("abort", onAbort);
}
function watchClock(run) {
	const stop = new AbortController();
	const look = async () => {
		while (!stop.signal.aborted) {
			run.timeline.lookAtClock();
			await run.ports.clock.sleepUntil(run.nowMs() + CLOCK_LOOK_MS, stop.signal);
		}
	};
	look();
	return () => stop.abort();
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
	await endStarted(run);
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
		const writers = createWriters(runDir, request.masker);
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
// src/app/replay.ts
function prepareReplay(ports, selection, runDir) {
	const { manifest, state } = readRun(ports.openEvidence(runDir));
	const { cwd } = selection;
	const find = (kind, places) => findNowOrCopy({
		kind,
		places,
		manifest,
		runDir,
		cwd
	});
	const experiment = readSource(find("experiment", experimentPlacesOf(ports, selection)));
	const loaded = loadAdapterFile(find("adapter", adapterPlacesOf(ports, selection)));
	const { runId, seed, gateway, parameters } = manifest;
	const files = [{
		kind: "experiment",
		file: experiment
	}, {
		kind: "adapter",
		file: loaded.source
	}];
	return {
		runId,
		seed,
		choices: state.targets.filter(({ chosen }) => chosen.length > 0),
		prepared: prepareOne(ports, {
			experiment,
			loaded,
			sets: {},
			gateway,
			pinned: parameters
		}),
		notices: [`replaying ${runId}: its seed, parameters and choices of targets`, ...files.flatMap(({ kind, file }) => {
			if (file.isCopy === true) return [`${kind} ${file.id} is not here: using the copy in the run directory`];
			return file.sha256 === manifest[kind].sha256 ? [] : [`${kind} ${file.id} has changed since (${file.shownPath})`];
		})]
	};
}
function findNowOrCopy({ kind, places, manifest, runDir, cwd }) {
	const { id } = manifest[kind];
	const known = listDocuments(places).map((file) => file.id);
	const name = nameThen(kind, manifest);
	if (name !== null && (known.includes(name) || fs.existsSync(path.resolve(cwd, name)))) return findDocument(name, places);
	if (known.includes(id)) return findDocument(id, places);
	const file = path.join(runDir, kind === "experiment" ? EXPERIMENT_FILE : ADAPTER_FILE);
	const relative = path.relative(cwd, file);
	return {
		id,
		path: file,
		shownPath: relative.startsWith("..") ? file : relative,
		origin: "local",
		shadowsShipped: false,
		isCopy: true
	};
}
function nameThen(kind, { reproduce }) {
	const [, experiment = "", option, adapter = ""] = reproduce;
	if (option !== "--adapter") return null;
	return kind === "experiment" ? experiment : adapter;
}
// src/app/secrets.ts
async function openSecrets(ports, runs, given) {
	const names = runs.flatMap(({ bound }) => [...bound.adapter.secrets ?? [], ...bound.experiment.secrets ?? []]);
	const secrets = Object.entries(ports.variables([...new Set(names)]));
	const masker = ports.createMasker(secrets.map(([, value]) => value));
	if (secrets.length === 0) return masker;
	const texts = [...runs.flatMap(clearTexts), ...given.map((text) => ({
		what: "the command line",
		text
	}))];
	const words = await recordWords();
	for (const [name, value] of secrets) {
		if (!isMaskable(value)) throw tooShort(name);
		const patterns = secretPatterns(value);
		for (const { what, text } of texts) refuseIn(name, {
			what,
			text,
			patterns
		});
		if (words.some((word) => patterns.some((pattern) => word.includes(pattern)))) throw refused(`the value of ${name} is a word that every record of a run has, so it cannot be masked`);
	}
	return masker;
}
function clearTexts({ experiment, adapter, inputs, bound, gateway }) {
	const plan = buildPlan(bound, {
		runId: "",
		seed: "",
		gateway
	});
	return [
		{
			what: experiment.shownPath,
			text: textOf(experiment.bytes)
		},
		{
			what: adapter.shownPath,
			text: textOf(adapter.bytes)
		},
		...inputs.map(({ name, bytes }) => ({
			what: name,
			text: textOf(bytes)
		})),
		{
			what: `the plan of ${experiment.id}`,
			text: JSON.stringify(plan, null, 2)
		}
	];
}
function refuseIn(name, place) {
	const { what, text, patterns } = place;
	const found = patterns.map((pattern) => text.indexOf(pattern)).filter((at) => at >= 0);
	if (found.length === 0) return;
	const line = text.slice(0, Math.min(...found)).split("\n").length;
	throw refused(`the value of the secret ${name} stands in ${text.includes("\n") ? `${what}, line ${String(line)}` : what}, which is recorded as it is`);
}
function refused(message) {
	return new UsageError(message, {
		code: "secret-in-clear",
		hint: "Keep the value in the environment alone and give it to hooks with the adapter's pass-env."
	});
}
function tooShort(name) {
	const expected = `at least ${String(4)} characters, or ${String(8)} digits`;
	return new UsageError(`the value of the secret ${name} is too short to be masked; expected ${expected}`, {
		code: "secret-too-short",
		hint: "A shorter one would hide ordinary text. Nothing was started."
	});
}
function textOf(bytes) {
	return new TextDecoder().decode(bytes);
}
async function recordWords() {
	const { default: schema } = await import("./timeline-event.schema.js");
	const words = [];
	const visit = (key, value) => {
		if (key === "const" || key === "enum") words.push(...[value].flat().map(String));
		if (key === "properties") words.push(...Object.keys(value));
		if (typeof value !== "object" || value === null) return;
		for (const [name, inner] of Object.entries(value)) visit(name, inner);
	};
	visit("", schema);
	return words;
}
// src/app/run.ts
async function prepareAll(ports, request) {
	const replay = request.replay === void 0 ? null : prepareReplay(ports, request, request.replay);
	const prepared = replay === null ? prepareRuns(ports, request) : [replay.prepared];
	const ready = prepared.filter((one) => one.kind === "ready");
	const masker = await openSecrets(ports, ready, givenTexts(request));
	if (request.repetition?.untilHit === true) requireExpectations(ready);
	if (ready.length > 0) requireRunsFolder(request.runsDir);
	return {
		prepared,
		ready,
		replay,
		masker,
		notices: [
			...prepared.length > 0 ? [] : [`nothing is selected by ${request.experiments.join(", ")}`],
			...noticesOf(prepared),
			...replay?.notices ?? []
		]
	};
}
function requireExpectations(ready) {
	const without = ready.find(({ bound }) => (bound.experiment.expectations ?? []).every(({ checks }) => checks.length === 0));
	if (without === void 0) return;
	throw new UsageError(`${without.experiment.id} has no expectation that could be hit`, {
		code: "nothing-to-hit",
		hint: "--until-hit looks for a linked issue; --repeat alone runs an experiment several times."
	});
}
function givenTexts({ experiments, adapter, sets, runsDir, replay }) {
	return [
		...experiments,
		adapter ?? "",
		...sets,
		runsDir,
		replay ?? ""
	];
}
async function runExperiments(ports, request, control) {
	const seed = request.seed === null ? null : readSeed(request.seed);
	const { prepared, ready, replay, masker, notices } = await prepareAll(ports, request);
	const { listener, signal } = control;
	for (const notice of notices) listener.notice(notice);
	const guard = ready.length > 0 && !signal.aborted ? await standGuard(ports, control) : null;
	try {
		const tools = {
			ports,
			request: {
				...request,
				seed
			},
			replay,
			guard,
			masker,
			...control
		};
		const results = [];
		for (const one of prepared) results.push(...await resultsOf(tools, one));
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
async function resultsOf(tools, prepared) {
	const { ports, request, replay, listener } = tools;
	const root = replay?.seed ?? request.seed ?? makeSeed(ports.randomBytes(8));
	return runRounds$1(request.repetition ?? ONCE, async (round) => {
		const result = await resultOf(tools, prepared, seedOfRound(root, round));
		listener.ended(result);
		return result;
	});
}
async function resultOf(tools, prepared, seed) {
	const about = {
		experiment: prepared.experiment.id,
		adapter: prepared.adapter.id
	};
	if (prepared.kind === "not-applicable") return outcomeWithout(about, "not-applicable", { headline: prepared.reasons.join("; ") });
	if (tools.signal.aborted) return outcomeWithout(about, "not-run", { headline: `${String(tools.signal.reason)} came before it began` });
	return await runOne(tools, prepared, seed);
}
async function runOne(tools, prepared, seed) {
	const { ports, request, listener } = tools;
	const runId = makeRunId(ports.clock.wallTime(), ports.randomBytes(6));
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
		return outcomeOfVerdict(evaluated.verdict, {
			runDir,
			seed
		});
	} catch (error) {
		const messages = causeChain(error).map((message) => tools.masker.text(message));
		listener.notice(messages.join(": "));
		const kept = fs.existsSync(runDir) ? {
			runDir,
			runId
		} : {};
		return outcomeWithout(about, "ERROR", {
			headline: messages[0] ?? "unknown error",
			...kept
		});
	}
}
async function execute(tools, prepared, { plan, runDir }) {
	const { ports, request, listener, masker, signal } = tools;
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
		manifest,
		masker
	});
	try {
		tools.guard?.registry.add(note);
		const workDir = createWorkDir(plan.runId);
		listener.opened(note, plan);
		const enginePorts = ports.createEnginePorts({
			backend: plan.backend,
			writers,
			workDir,
			masker
		});
		const { keepLeftovers = false } = request;
		const choices = tools.replay?.choices ?? [];
		const onEvent = (event) => listener.event(event);
		await executePlan(plan, enginePorts, {
			manifest,
			choices,
			onEvent,
			signal,
			keepLeftovers
		});
	} finally {
		writers.close();
		await closeUp(tools, note);
	}
}
async function closeUp({ ports, request, guard, listener }, note) {
	const left = whatIsLeft(ports, note);
	if (left === null) return;
	const isKept = left.length > 0 && request.keepLeftovers === true && left.every(({ action }) => action.kind === "system.sweep");
	if (left.length > 0 && !isKept) return;
	guard?.registry.remove(note.runId);
	if (isKept) {
		listener.notice(`kept as asked, and removed by: chaos recover ${note.runDir} --trust-directory`);
		return;
	}
	try {
		const stays = await findWorkDir(note.workDir)?.remove() ?? null;
		if (stays !== null) listener.notice(stays);
	} catch (error) {
		listener.notice(causeChain(error).join(": "));
	}
}
function whatIsLeft(ports, { runDir }) {
	try {
		return undosLeft(ports, runDir);
	} catch {
		return null;
	}
}
function noteOf({ ports }, runDir, { plan, manifest }) {
	const { runId, gateway, seed, parameters, secrets } = plan;
	return {
		runId,
		runDir,
		workDir: workDirPath(runId),
		adapterSha256: manifest.adapter.sha256,
		gateway,
		seed,
		parameters,
		secrets,
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
		secrets: plan.secrets,
		host: ports.host.info(),
		engine: await ports.backendOf(plan.backend).describe(tools.signal),
		system: null,
		...tools.replay === null ? {} : { replayOf: tools.replay.runId },
		reproduce: reproduceArguments(tools, prepared, plan)
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
function reproduceArguments({ request, replay }, prepared, plan) {
	if (replay !== null) return [
		"run",
		"--replay",
		replay.runId
	];
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
