import { a as recoverRunsOf } from "./recover.js";
import { a as UsageError, n as EXIT } from "./errors.js";
import { s as visible } from "./text.js";
import { n as createAppPorts, r as WATCH_IS_OVER } from "./wiring.js";
import process from "node:process";
// src/cli/commands/watchdog.ts
const endLimitMs = 1e4;
const lookAgainMs = 20;
const recoveryLimitMs = 6e5;
const watchdogCommand = async (args, terminal) => {
	const owner = readOwner(args.positionals);
	const ports = createAppPorts();
	const ignore = () => void 0;
	for (const name of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.on(name, ignore);
	if (await readPipe() === "over\n") return EXIT.ok;
	const log = (line) => terminal.out(`${ports.clock.wallTime()} ${visible(line, 1e3)}\n`);
	if (!await hasEnded(ports, owner)) {
		log(`pid ${String(owner.pid)} let go of its watchdog but still runs; nothing is done`);
		return EXIT.error;
	}
	const runs = await recoverRunsOf(ports, owner, AbortSignal.timeout(recoveryLimitMs));
	for (const { runId, outcome, lines } of runs) log(`${runId}: ${outcome}: ${lines.join("; ")}`);
	return runs.every(({ outcome }) => outcome === "recovered") ? EXIT.ok : EXIT.error;
};
async function readPipe() {
	let text = "";
	try {
		for await (const chunk of process.stdin) text = `${text}${String(chunk)}`.slice(0, WATCH_IS_OVER.length);
	} catch {}
	return text;
}
function readOwner([pid = "", startTime = ""]) {
	if (/^[1-9]\d{0,9}$/.test(pid) && startTime !== "") return {
		pid: Number(pid),
		startTime
	};
	throw new UsageError("chaos watchdog is started by a run, not by hand", {
		code: "wrong-arguments",
		hint: "chaos recover puts back what a run left."
	});
}
async function hasEnded(ports, owner) {
	const { clock } = ports;
	const { signal } = new AbortController();
	const deadlineMs = clock.elapsedMs() + endLimitMs;
	const identity = {
		kind: "process",
		...owner,
		group: false
	};
	const backend = ports.backendOf("process");
	while ((await backend.observe(identity, signal)).condition !== "gone") {
		if (clock.elapsedMs() >= deadlineMs) return false;
		await clock.sleepUntil(clock.elapsedMs() + lookAgainMs, signal);
	}
	return true;
}
export { watchdogCommand };
