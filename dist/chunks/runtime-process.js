import { n as writeFileAtomic, t as readTextIfPresent } from "./files.js";
import { i as runtimeScript } from "./layout.js";
import { t as identifyChild } from "./process-table.js";
import { c as reportStart, t as addProcess } from "./registry.js";
import { closeSync, openSync } from "node:fs";
import { spawn } from "node:child_process";
// src/standin/lib/runtime-process.ts
function readLaunch(paths) {
	const text = readTextIfPresent(paths.launch);
	return text === void 0 ? void 0 : JSON.parse(text);
}
function launchRuntime({ state, name, paths }, launch) {
	const { generation, orphanLimitSeconds, command, env } = launch;
	writeFileAtomic(paths.launch, JSON.stringify(launch));
	const output = openSync(paths.sandboxLog, "a", 384);
	const args = [
		runtimeScript(state),
		state,
		name,
		String(generation),
		String(orphanLimitSeconds),
		...command
	];
	const child = spawn("bash", args, {
		cwd: paths.workspace,
		env: { ...env },
		detached: true,
		stdio: [
			"ignore",
			output,
			output
		]
	});
	closeSync(output);
	if (child.pid === void 0) return {
		child,
		record: void 0
	};
	const record = {
		role: "sandbox",
		name,
		generation,
		...identifyChild(child.pid)
	};
	addProcess(state, record);
	writeFileAtomic(paths.sandboxPid, `${record.pid}\n`);
	reportStart(state, record);
	return {
		child,
		record
	};
}
export { readLaunch as n, launchRuntime as t };
