import { a as UsageError, n as EXIT, o as causeChain, r as HarnessError } from "./errors.js";
import { t as parseJson } from "./json.js";
import { N as MANIFEST_FILE } from "./sources.js";
import { i as checkManifest } from "./recorded.js";
import { c as openRegistry, i as recoverRegistered, l as isRunId, p as workDirPath, r as recoverNoted, s as undosLeft, t as recoverAll } from "./recover.js";
import { n as resolveRun } from "./runs.js";
import { s as visible } from "./text.js";
import { t as watchStopSignals } from "./signals.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import { t as shownPath } from "./paths.js";
import path from "node:path";
import fs from "node:fs";
// src/app/recover-directory.ts
const manifestLimitBytes = 4194304;
const explainedLimit = 100;
async function recoverDirectory(ports, { runDir, trust }, signal) {
	const registry = openRegistry(ports.stateDir());
	const real = fs.realpathSync(runDir);
	const registered = registry.list().runs.find((run) => realPathOf(run.runDir) === real);
	if (registered !== void 0) return recoverRegistered(ports, registry, registered);
	const run = readLeftRun(ports, real);
	if (!trust) return explain(ports, run);
	const { clean, lines } = await recoverNoted(ports, {
		run,
		owner: null
	}, signal);
	return {
		runId: run.runId,
		runDir: real,
		outcome: clean ? "recovered" : "left",
		lines
	};
}
function explain(ports, { runId, runDir }) {
	try {
		const left = undosLeft(ports, runDir);
		if (left.length === 0) return {
			runId,
			runDir,
			outcome: "recovered",
			lines: ["ended clean, nothing to revert"]
		};
		const more = left.length - explainedLimit;
		return {
			runId,
			runDir,
			outcome: "explained",
			lines: [
				"it is not registered for you on this machine, so nothing is done; its records, newest first, say what would be:",
				...left.slice(0, explainedLimit).flatMap((record) => explainRecord(record, ports.host.bootId())),
				...more > 0 ? [`and ${String(more)} more in undo.jsonl`] : [],
				"when its harness is dead and you trust all that is in the directory: --trust-directory"
			]
		};
	} catch (error) {
		return {
			runId,
			runDir,
			outcome: "explained",
			lines: [`nothing is done: ${causeChain(error).join(": ")}`]
		};
	}
}
function explainRecord({ subject, action, shell, bootId }, here) {
	return [`${subject}: would ${bootId === here ? describeAction(action) : "nothing: it is of another boot or container"}`, `  by hand: ${shell}`];
}
function describeAction(action) {
	switch (action.kind) {
		case "process.continue": return `let ${action.group ? "process group" : "process"} ${String(action.pid)} run again, if it is the one that started at ${action.startTime}`;
		case "process.end": return `end process group ${String(action.pid)}, if its leader started at ${action.startTime}`;
		case "container.unpause": return `let container ${action.id.slice(0, 12)} run again, if it is the life that started at ${action.startedAt}`;
		case "container.start": return `start container ${action.id.slice(0, 12)} again`;
		case "network.connect": return `connect container ${action.id.slice(0, 12)} to ${action.networks.map(({ name }) => name).join(", ")} again`;
		case "component.start": return `run the adapter's start hook for ${action.component}`;
		case "role.start": return `run the adapter's start hook for ${action.role} of ${action.instance}`;
		case "operation.revert": return `run the revert hook of the adapter's operation ${action.operation}`;
		case "system.shutdown": return "run the adapter's shutdown hook";
		case "system.sweep": return "run the adapter's sweep hook";
	}
}
function readLeftRun(ports, runDir) {
	const value = parseJson(ports.openEvidence(runDir).readText(MANIFEST_FILE, manifestLimitBytes));
	const wrong = value === void 0 ? "is not JSON" : checkManifest(value);
	const manifest = value;
	if (wrong !== null || !isRunId(manifest.runId)) throw new HarnessError(`${MANIFEST_FILE} is damaged: ${wrong ?? "runId is not what runs are called"}`, {
		code: "evidence-damaged",
		subject: MANIFEST_FILE
	});
	const { runId, adapter, gateway, seed, parameters, secrets = [] } = manifest;
	return {
		runId,
		runDir,
		workDir: workDirPath(runId),
		adapterSha256: adapter.sha256,
		gateway,
		seed,
		parameters,
		secrets
	};
}
function realPathOf(folder) {
	try {
		return fs.realpathSync(folder);
	} catch {
		return null;
	}
}
// src/cli/commands/recover.ts
const recoverCommand = async (args, terminal) => {
	const stop = watchStopSignals((name) => terminal.err(`${name} again: already stopping\n`));
	try {
		const one = args.positionals.length > 0;
		const recovery = await recover(args, terminal, stop.signal);
		if (args.flag("json")) printJson(terminal, recovery);
		else print(terminal, recovery);
		return recovery.runs.every(({ outcome }) => outcome === "recovered" || !one && outcome === "running") && recovery.refused.length === 0 && !stop.signal.aborted ? EXIT.ok : EXIT.error;
	} finally {
		stop.close();
	}
};
async function recover(args, { cwd }, signal) {
	const ports = createAppPorts();
	const trust = args.flag("trust-directory");
	const [run] = args.positionals;
	if (run !== void 0) return {
		runs: [await recoverDirectory(ports, {
			runDir: resolveRun(run, {
				cwd,
				runsDir: path.resolve(cwd, args.text("runs-dir") ?? "runs")
			}),
			trust
		}, signal)],
		refused: []
	};
	if (trust) throw new UsageError("--trust-directory needs the directory that is trusted", { code: "wrong-arguments" });
	return recoverAll(ports, signal);
}
function print(terminal, { runs, refused }) {
	if (runs.length === 0 && refused.length === 0) printLines(terminal, ["Nothing to recover: no run was left."]);
	printLines(terminal, [...runs.flatMap((run) => describe(run, terminal.cwd)), ...refused.map((line) => visible(`not recovered: ${line}`, 1e3))]);
}
function describe({ runId, runDir, outcome, lines }, cwd) {
	const place = visible(shownPath(runDir, cwd), 1e3);
	return [`${runId}: ${words[outcome]} (${place})`, ...lines.map((line) => `  ${visible(line, 1e3)}`)];
}
const words = {
	recovered: "nothing of it is left",
	left: "not everything could be put back",
	running: "still runs",
	busy: "is being recovered",
	elsewhere: "ran in another container",
	explained: "nothing was done"
};
export { recoverCommand };
