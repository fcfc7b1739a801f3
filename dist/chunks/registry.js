import { r as codeOf } from "./errors2.js";
import { n as eventsFile, r as processesDir } from "./layout.js";
import { a as signalGroup, n as isGroupLeft, o as signalProcess, r as isRunning } from "./process-table.js";
import { join } from "node:path";
import { appendFileSync, closeSync, mkdirSync, openSync, readdirSync, unlinkSync } from "node:fs";
// src/standin/lib/registry.ts
const ROLES = [
	"gateway",
	"supervisor",
	"sandbox",
	"exec"
];
function fileNameOf(record) {
	return [
		record.role,
		record.name,
		record.generation,
		record.pid,
		record.startTime
	].join(".");
}
function parseFileName(file) {
	const [role, name, generation, pid, startTime] = file.split(".");
	const known = ROLES.find((candidate) => candidate === role);
	if (known === void 0 || name === void 0 || startTime === void 0) return void 0;
	return {
		role: known,
		name,
		generation: Number(generation),
		pid: Number(pid),
		startTime
	};
}
function addProcess(state, record) {
	closeSync(openSync(join(processesDir(state), fileNameOf(record)), "a", 384));
}
function listProcesses(state) {
	let files;
	try {
		files = readdirSync(processesDir(state));
	} catch (error) {
		if (codeOf(error) === "ENOENT") return [];
		throw error;
	}
	return [...files].sort().flatMap((file) => parseFileName(file) ?? []);
}
function processesOf(state, name, role) {
	return listProcesses(state).filter((record) => record.name === name && record.role === role).sort((a, b) => a.generation - b.generation);
}
function findRunning(state, name, role) {
	return processesOf(state, name, role).findLast((record) => isRunning(record));
}
function reportStart(state, record) {
	appendEvent(state, record, { action: "started" });
}
function reportEnd(state, record, end) {
	try {
		unlinkSync(join(processesDir(state), fileNameOf(record)));
	} catch (error) {
		if (codeOf(error) === "ENOENT") return false;
		throw error;
	}
	appendEvent(state, record, {
		action: end.exitCode === void 0 ? "killed" : "exited",
		...end
	});
	return true;
}
function signalRecorded(record, signal) {
	return leadsGroup(record) ? signalGroup(record, signal) : signalProcess(record, signal);
}
function isLeft(record) {
	return leadsGroup(record) ? isGroupLeft(record) : isRunning(record);
}
function leadsGroup(record) {
	return record.role === "sandbox" || record.role === "exec";
}
function prepareRegistry(state) {
	mkdirSync(processesDir(state), {
		recursive: true,
		mode: 448
	});
}
function appendEvent(state, record, details) {
	const { action, ...rest } = details;
	const sandbox = record.role === "gateway" ? {} : { sandbox: record.name };
	const { role, generation, pid, startTime } = record;
	const event = {
		time: new Date().toISOString(),
		type: "process",
		action,
		role,
		...sandbox,
		generation,
		pid,
		startTime,
		...rest
	};
	appendFileSync(eventsFile(state), `${JSON.stringify(event)}\n`, { mode: 384 });
}
export { prepareRegistry as a, reportStart as c, listProcesses as i, signalRecorded as l, findRunning as n, processesOf as o, isLeft as r, reportEnd as s, addProcess as t };
