import { constants } from "node:os";
import { spawn } from "node:child_process";
// src/standin/container/channel.ts
const CHANNEL_DIR = "/.openshell/channel";
const RUNTIME_SOCKET = `${CHANNEL_DIR}/runtime.sock`;
const PROXY_SOCKET = `${CHANNEL_DIR}/proxy.sock`;
const PROXY_PORT = 3128;
const LAUNCH_FILE = "/opt/openshell/launch.json";
const EXIT_FILE = "/opt/openshell/exit.json";
// src/standin/container/workload.ts
const WORKSPACE = "/sandbox";
const BIN_DIR = "/opt/openshell/bin";
const NOT_STARTED = 127;
const BY_SIGNAL = 128;
const KILL_WAIT_MS = 2e3;
function openWorkload({ output, onEnd }) {
	let current;
	const signal = (name) => signalGroup(current?.child.pid, name);
	return {
		running: () => current?.generation,
		start: ({ generation, command, env }) => {
			const [file = "true", ...args] = command;
			const child = spawn(file, args, {
				cwd: WORKSPACE,
				env: { ...env },
				detached: true,
				stdio: [
					"ignore",
					output,
					output
				]
			});
			current = {
				generation,
				child,
				ended: new Promise((resolve) => {
					const end = (code) => {
						signalGroup(child.pid, "SIGKILL");
						current = void 0;
						onEnd(generation, code);
						resolve();
					};
					child.on("error", () => end(NOT_STARTED));
					child.on("exit", (code, by) => end(code ?? BY_SIGNAL + (by === null ? 0 : constants.signals[by])));
				})
			};
		},
		terminate: () => signal("SIGTERM"),
		stop: async (graceMs) => {
			const stopping = current;
			if (stopping === void 0) return;
			signal("SIGTERM");
			await endOf(stopping, graceMs);
			if (current !== stopping) return;
			signal("SIGKILL");
			await endOf(stopping, KILL_WAIT_MS);
		}
	};
}
async function endOf({ ended }, limitMs) {
	let timer;
	const limit = new Promise((resolve) => {
		timer = setTimeout(resolve, limitMs);
	});
	await Promise.race([ended, limit]);
	clearTimeout(timer);
}
function openCommands() {
	const running = new Set();
	return {
		track: (pid) => {
			running.add(pid);
			return {
				kill: () => signalGroup(pid, "SIGKILL"),
				ended: () => void running.delete(pid)
			};
		},
		killAll: () => {
			for (const pid of running) signalGroup(pid, "SIGKILL");
		}
	};
}
function signalGroup(leader, signal) {
	if (leader === void 0) return;
	try {
		process.kill(-leader, signal);
	} catch {}
}
export { CHANNEL_DIR as a, PROXY_PORT as c, openWorkload as i, PROXY_SOCKET as l, WORKSPACE as n, EXIT_FILE as o, openCommands as r, LAUNCH_FILE as s, BIN_DIR as t, RUNTIME_SOCKET as u };
