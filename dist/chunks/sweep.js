import { t as openStore } from "./store.js";
import { n as processThing, r as recordThing, t as printThing } from "./inventory2.js";
import { n as poll } from "./duration2.js";
import { t as CommandError } from "./errors2.js";
import { c as stateFile, l as sweptFile, o as sandboxPaths, s as sandboxesDir } from "./layout.js";
import { n as parseOptions, r as required } from "./options.js";
import { i as listProcesses, l as signalRecorded, r as isLeft, s as reportEnd } from "./registry.js";
import { n as readExitCode } from "./sandbox-files.js";
import { join } from "node:path";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
// src/standin/sweep.ts
const MAX_ROUNDS = 5;
const TERM_WAIT_MS = 500;
const KILL_WAIT_MS = 3e3;
const POLL_MS = 20;
async function runSweep(args) {
	const value = { kind: "value" };
	const options = parseOptions(args, {
		state: value,
		namespace: value
	});
	const namespace = options.value("namespace");
	if (namespace !== void 0) {
		const { removeThings } = await import("./things.js");
		for (const thing of await removeThings(namespace)) printThing(thing);
		if (options.value("state") === void 0) return 0;
	}
	const state = required(options, "state");
	const { ended, left } = await endProcesses(state);
	for (const record of ended) printThing(processThing(record));
	if (left.length > 0) throw new CommandError(`could not end ${left.map(describe).join(", ")}`);
	for (const name of await removeSandboxes(state)) printThing(recordThing(name));
	return 0;
}
function describe(record) {
	return `${record.role} ${record.name} (pid ${record.pid})`;
}
async function removeSandboxes(state) {
	const folder = sandboxesDir(state);
	const store = openStore(stateFile(state));
	const names = new Set(store.list().map(({ name }) => name));
	for (const name of existsSync(folder) ? readdirSync(folder) : []) names.add(name);
	for (const name of names) {
		rmSync(join(folder, name), {
			recursive: true,
			force: true,
			maxRetries: 3
		});
		store.remove(name);
	}
	await store.commit();
	return [...names].sort();
}
async function endProcesses(state) {
	if (!existsSync(state)) return {
		ended: [],
		left: []
	};
	mkdirSync(state, { recursive: true });
	writeFileSync(sweptFile(state), "");
	const ended = new Map();
	for (let round = 1; round <= MAX_ROUNDS; round += 1) {
		const running = forgetDead(state);
		if (running.length === 0) break;
		for (const record of running) ended.set(record.pid, record);
		await endAll(running, "SIGTERM", TERM_WAIT_MS);
		await endAll(running, "SIGKILL", KILL_WAIT_MS);
	}
	const left = forgetDead(state);
	return {
		ended: [...ended.values()].filter((record) => !left.includes(record)),
		left
	};
}
async function endAll(records, signal, timeoutMs) {
	const running = records.filter(isLeft);
	for (const record of running) signalRecorded(record, signal);
	await poll(() => !running.some(isLeft), {
		everyMs: POLL_MS,
		timeoutMs
	});
}
function forgetDead(state) {
	return listProcesses(state).filter((record) => {
		if (isLeft(record)) return true;
		const code = record.role === "sandbox" ? readExitCode(sandboxPaths(state, record.name), record.generation) : void 0;
		reportEnd(state, record, code === void 0 ? { signal: "unknown" } : { exitCode: code });
		return false;
	});
}
export { runSweep };
