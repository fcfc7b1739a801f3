import { join } from "node:path";
// src/standin/lib/layout.ts
function stateFile(state) {
	return join(state, "gateway.json");
}
function processesDir(state) {
	return join(state, "processes");
}
function sweptFile(state) {
	return join(state, "swept");
}
function eventsFile(state) {
	return join(state, "events.jsonl");
}
function sandboxBinDir(state) {
	return join(state, "bin");
}
function runtimeScript(state) {
	return join(state, "runtime.sh");
}
function sandboxesDir(state) {
	return join(state, "sandboxes");
}
function sandboxPaths(state, name) {
	const dir = join(sandboxesDir(state), name);
	return {
		dir,
		workspace: join(dir, "workspace"),
		sandboxPid: join(dir, "sandbox.pid"),
		sandboxLog: join(dir, "sandbox.log"),
		supervisorPid: join(dir, "supervisor.pid"),
		supervisorLog: join(dir, "supervisor.log"),
		binding: join(dir, "binding.json"),
		launch: join(dir, "launch.json"),
		exit: join(dir, "exit"),
		stopReason: join(dir, "stop-reason")
	};
}
const SANDBOX_NAME = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
export { sandboxBinDir as a, stateFile as c, runtimeScript as i, sweptFile as l, eventsFile as n, sandboxPaths as o, processesDir as r, sandboxesDir as s, SANDBOX_NAME as t };
