import { o as resultOf, t as exitCodeOfResults } from "./outcome.js";
import { i as readRepetition, r as exitCodeUntilHit, s as summarise } from "./repeat.js";
import { t as runExperiments } from "./run.js";
import { n as resolveRun } from "./runs.js";
import { a as UsageError } from "./errors.js";
import { t as watchStopSignals } from "./signals.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import { n as createProgressDisplay, t as listenerFor } from "./run-listener.js";
import { n as summaryLines } from "./summary.js";
import { t as printTable } from "./table.js";
import path from "node:path";
// src/cli/commands/run.ts
const runCommand = async (args, terminal) => {
	const request = readRequest(args, terminal.cwd);
	const display = createProgressDisplay(terminal);
	const stop = watchStopSignals((name) => display.line(`${name} again: already stopping, faults are being reverted`));
	try {
		const listener = listenerFor(display, terminal.cwd);
		const results = await runExperiments(createAppPorts(), request, {
			listener,
			signal: stop.signal
		});
		if (args.flag("json")) printJson(terminal, results.map(resultOf));
		else printResults(terminal, results, request.repetition);
		return request.repetition.untilHit ? exitCodeUntilHit(results) : exitCodeOfResults(results, args.flag("strict"));
	} finally {
		display.end();
		stop.close();
	}
};
const pinnedByReplay = [
	"adapter",
	"gateway",
	"set",
	"seed",
	"repeat",
	"until-hit"
];
function readRequest(args, cwd) {
	const runsDir = path.resolve(cwd, args.text("runs-dir") ?? "runs");
	const replay = args.text("replay");
	checkWhatRuns(args, replay);
	return {
		cwd,
		experiments: args.positionals,
		adapter: args.text("adapter"),
		gateway: args.text("gateway") ?? "auto",
		sets: args.list("set"),
		seed: args.text("seed"),
		runsDir,
		experimentsDir: args.text("experiments-dir"),
		adaptersDir: args.text("adapters-dir"),
		keepLeftovers: args.flag("keep-leftovers"),
		repetition: readRepetition(args.text("repeat"), args.flag("until-hit")),
		...replay === null ? {} : { replay: resolveRun(replay, {
			cwd,
			runsDir
		}) }
	};
}
function checkWhatRuns(args, replay) {
	const hint = "See chaos run --help.";
	if (replay === null) {
		if (args.positionals.length > 0) return;
		throw new UsageError("run needs EXPERIMENT..., or --replay RUN", {
			code: "wrong-arguments",
			hint
		});
	}
	const [experiment] = args.positionals;
	const other = experiment ?? pinnedByReplay.filter((name) => args.flag(name)).map((name) => `--${name}`)[0];
	if (other === void 0) return;
	throw new UsageError(`--replay takes everything from its run; found ${other} beside it`, {
		code: "wrong-arguments",
		hint
	});
}
function printResults(terminal, results, { times }) {
	printTable(terminal, results);
	if (times > 1) printLines(terminal, ["", ...summaryLines(summarise(results))]);
}
export { runCommand };
