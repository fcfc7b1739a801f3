import path from "node:path";
import fs from "node:fs";
import os from "node:os";
import { execFileSync } from "node:child_process";
// src/platform/env.ts
const PASSED = [
	"PATH",
	"HOME",
	"LANG",
	"TZ",
	"TMPDIR",
	"DOCKER_HOST",
	"KUBECONFIG"
];
const PASSED_PREFIXES = ["XDG_"];
const REFUSED = [
	"NODE_OPTIONS",
	"ENV",
	"IFS",
	"SHELL",
	"PS4"
];
const REFUSED_PREFIXES = [
	"GITHUB_",
	"ACTIONS_",
	"RUNNER_",
	"INPUT_",
	"STATE_",
	"LD_",
	"DYLD_",
	"BASH_",
	"CHAOS_"
];
function childEnvironment(passEnv) {
	const named = new Set([...PASSED, ...passEnv]);
	const entries = Object.entries(process.env).filter((entry) => entry[1] !== void 0 && !isRefused(entry[0]) && (named.has(entry[0]) || startsWithAny(entry[0], PASSED_PREFIXES)));
	return Object.fromEntries(entries);
}
function readVariables(names) {
	const entries = names.map((name) => [name, process.env[name] ?? ""]);
	return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
function stateFolder() {
	const given = process.env["XDG_STATE_HOME"] ?? "";
	const base = path.isAbsolute(given) ? given : path.join(os.homedir(), ".local", "state");
	return path.join(base, "openshell-chaos");
}
function isRefused(name) {
	return REFUSED.includes(name) || startsWithAny(name, REFUSED_PREFIXES);
}
function startsWithAny(name, prefixes) {
	return prefixes.some((prefix) => name.startsWith(prefix));
}
// src/platform/processes.ts
const PS_LIMIT_MS = 2e3;
const PS_OUTPUT_LIMIT_BYTES = 16777216;
function readProcess(pid) {
	if (process.platform === "linux") return readStat(String(pid));
	return listWithPs(["-p", String(pid)])[0] ?? null;
}
function livingMembers(group) {
	return groupExists(group) ? listProcesses().filter((facts) => facts.group === group && isAlive(facts)) : [];
}
function livingOfSession(leader) {
	return listProcesses().filter((facts) => facts.session === leader && isAlive(facts));
}
function isAlive(facts) {
	return facts.state !== "Z" && facts.state !== "X";
}
function isStopped(facts) {
	return facts.state === "T";
}
function signalGroup(group, signal) {
	try {
		process.kill(-group, signal);
		return true;
	} catch (error) {
		if (errorCode(error) === "ESRCH") return false;
		throw error;
	}
}
function errorCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
function groupExists(group) {
	try {
		process.kill(-group, 0);
		return true;
	} catch (error) {
		return errorCode(error) !== "ESRCH";
	}
}
function listProcesses() {
	if (process.platform !== "linux") return listWithPs(["-A"]);
	return fs.readdirSync("/proc").flatMap((name) => /^\d+$/.test(name) ? readStat(name) ?? [] : []);
}
function readStat(pid) {
	let text;
	try {
		text = fs.readFileSync(`/proc/${pid}/stat`, "latin1");
	} catch {
		return null;
	}
	return parseStat(text);
}
function parseStat(text) {
	const nameEnd = text.lastIndexOf(")");
	const pid = Number.parseInt(text, 10);
	const fields = text.slice(nameEnd + 2).split(" ");
	const [state, startTime] = [fields[0], fields[19]];
	if (nameEnd < 0 || state === void 0 || startTime === void 0) return null;
	return {
		pid,
		state,
		group: Number(fields[2]),
		session: Number(fields[3]),
		startTime
	};
}
function listWithPs(which) {
	let text;
	try {
		text = execFileSync("ps", [
			"-o",
			"pid=,pgid=,stat=,lstart=",
			...which
		], {
			encoding: "utf8",
			env: {
				...childEnvironment([]),
				LC_ALL: "C"
			},
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			],
			timeout: PS_LIMIT_MS,
			maxBuffer: PS_OUTPUT_LIMIT_BYTES
		});
	} catch (error) {
		if (error instanceof Error && "status" in error && error.status === 1) return [];
		throw error;
	}
	return text.split("\n").flatMap((line) => parsePsLine(line) ?? []);
}
function parsePsLine(line) {
	const [, pid, group, state, startTime] = /^\s*(\d+)\s+(\d+)\s+(\S)\S*\s+(\S.*?)\s*$/.exec(line) ?? [];
	if (state === void 0 || startTime === void 0) return null;
	return {
		pid: Number(pid),
		group: Number(group),
		session: Number(group),
		state,
		startTime
	};
}
export { listProcesses as a, readProcess as c, readVariables as d, stateFolder as f, isStopped as i, signalGroup as l, groupExists as n, livingMembers as o, isAlive as r, livingOfSession as s, errorCode as t, childEnvironment as u };
