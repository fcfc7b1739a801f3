import { spawn } from "node:child_process";
// src/standin/supervisor/exec.ts
const TIMED_OUT = 124;
const NOT_STARTED = 127;
const BY_SIGNAL = 128;
function runExec(request, options) {
	const { id } = request;
	const [file = "true", ...args] = request.command;
	const child = spawn(file, args, {
		cwd: request.workdir,
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
	const tracked = child.pid === void 0 ? void 0 : options.track(child.pid);
	const timer = limit(request.timeoutMs, () => {
		timedOut = true;
		tracked?.kill();
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
		tracked?.ended(code);
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
