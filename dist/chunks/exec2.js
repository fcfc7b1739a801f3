import { l as signalRecorded, s as reportEnd, t as addProcess } from "./registry.js";
import { t as identifyChild } from "./process-table.js";
import { n as mapSandboxPath } from "./workspace.js";
import { spawn } from "node:child_process";
// src/standin/supervisor/exec.ts
const TIMED_OUT = 124;
const NOT_STARTED = 127;
const BY_SIGNAL = 128;
function runExec(request, options) {
	const { id } = request;
	const [file = "true", ...args] = request.command.map((argument) => mapSandboxPath(argument, options.workspace));
	const child = spawn(file, args, {
		cwd: mapSandboxPath(request.workdir, options.workspace),
		env: {
			...options.env,
			...request.env
		},
		detached: true,
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		]
	});
	let timedOut = false;
	let record;
	if (child.pid !== void 0) {
		record = {
			role: "exec",
			name: options.name,
			generation: 0,
			...identifyChild(child.pid)
		};
		addProcess(options.state, record);
	}
	const timer = limit(request.timeoutMs, () => {
		timedOut = true;
		if (record !== void 0) signalRecorded(record, "SIGKILL");
	});
	for (const stream of ["stdout", "stderr"]) child[stream].on("data", (chunk) => {
		options.send({
			type: "exec-output",
			id,
			stream,
			data: chunk.toString("base64")
		});
	});
	const end = (code) => {
		clearTimeout(timer);
		if (record !== void 0) reportEnd(options.state, record, { exitCode: code });
		options.send({
			type: "exec-end",
			id,
			code: timedOut ? TIMED_OUT : code
		});
	};
	child.on("error", () => end(NOT_STARTED));
	child.on("close", (code, signal) => end(code ?? (signal === null ? NOT_STARTED : BY_SIGNAL)));
	child.stdin.on("error", () => void 0);
	child.stdin.end(Buffer.from(request.stdin, "base64"));
}
function limit(timeoutMs, onTimeout) {
	return timeoutMs === 0 ? void 0 : setTimeout(onTimeout, timeoutMs);
}
export { runExec };
