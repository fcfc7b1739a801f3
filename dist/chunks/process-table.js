import { r as codeOf } from "./errors2.js";
import { readFileSync, readdirSync } from "node:fs";
import { execFileSync } from "node:child_process";
// src/standin/lib/process-table.ts
function platformProblem(platform) {
	if (platform === "linux" || platform === "darwin") return void 0;
	return `the stand-in gateway needs process groups and signals of Linux or macOS; ${platform === "win32" ? "Windows" : platform} has none it could use`;
}
function readProcess(pid) {
	return process.platform === "linux" ? readFromProc(pid) : readFromPs(pid);
}
function readFromProc(pid) {
	let text;
	try {
		text = readFileSync(`/proc/${pid}/stat`, "latin1");
	} catch (error) {
		if (["ENOENT", "ESRCH"].includes(codeOf(error))) return void 0;
		throw error;
	}
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	return {
		startTime: fields[19] ?? "",
		zombie: fields[0] === "Z" || fields[0] === "X",
		group: Number(fields[2])
	};
}
function readFromPs(pid) {
	const [group = "", state = "", ...start] = (runPs([
		"-o",
		"pgid=,stat=,lstart=",
		"-p",
		String(pid)
	]) ?? "").trim().split(/\s+/);
	return state === "" ? void 0 : {
		startTime: start.join("_"),
		zombie: state.startsWith("Z"),
		group: Number(group)
	};
}
function runPs(args) {
	const env = {
		PATH: process.env["PATH"] ?? "/bin:/usr/bin",
		LC_ALL: "C",
		TZ: "UTC0"
	};
	try {
		return execFileSync("ps", args, {
			encoding: "utf8",
			env,
			stdio: [
				"ignore",
				"pipe",
				"ignore"
			]
		});
	} catch {
		return;
	}
}
function readStartTime(pid) {
	const view = readProcess(pid);
	return view === void 0 || view.zombie ? void 0 : view.startTime;
}
function identifyChild(pid) {
	return {
		pid,
		startTime: readProcess(pid)?.startTime ?? "0"
	};
}
function isRunning(process) {
	return readStartTime(process.pid) === process.startTime;
}
function signalProcess(target, signal) {
	return isRunning(target) && send(target.pid, signal);
}
function signalGroup(leader, signal) {
	return !isStranger(leader) && send(-leader.pid, signal);
}
function isGroupLeft(leader) {
	if (isRunning(leader)) return true;
	return !isStranger(leader) && send(-leader.pid, 0) && groupMembersLive(leader.pid);
}
function isStranger(leader) {
	const startTime = readStartTime(leader.pid);
	return startTime !== void 0 && startTime !== leader.startTime;
}
function groupMembersLive(group) {
	return process.platform === "linux" ? groupLivesInProc(group) : groupLivesInPs(group);
}
function groupLivesInProc(group) {
	return readdirSync("/proc").some((entry) => {
		const view = /^\d+$/.test(entry) ? readFromProc(Number(entry)) : void 0;
		return view !== void 0 && !view.zombie && view.group === group;
	});
}
function groupLivesInPs(group) {
	return (runPs([
		"-ax",
		"-o",
		"pgid=,stat="
	]) ?? "").split("\n").some((line) => {
		const [pgid, state = ""] = line.trim().split(/\s+/);
		return Number(pgid) === group && !state.startsWith("Z");
	});
}
function send(target, signal) {
	try {
		process.kill(target, signal);
		return true;
	} catch (error) {
		if (["ESRCH", "EPERM"].includes(codeOf(error))) return false;
		throw error;
	}
}
export { signalGroup as a, platformProblem as i, isGroupLeft as n, signalProcess as o, isRunning as r, identifyChild as t };
