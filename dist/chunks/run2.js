import { a as resultOf, t as exitCodeOfResults } from "./outcome.js";
import { t as runExperiments } from "./run.js";
import { t as createAppPorts } from "./wiring.js";
import { t as watchStopSignals } from "./signals.js";
import { t as printJson } from "./output.js";
import { n as createProgressDisplay, t as listenerFor } from "./run-listener.js";
import { t as printTable } from "./table.js";
import path from "node:path";
// src/cli/commands/run.ts
const runCommand = async (args, terminal) => {
	const request = {
		cwd: terminal.cwd,
		experiments: args.positionals,
		adapter: args.text("adapter"),
		gateway: args.text("gateway") ?? "auto",
		sets: args.list("set"),
		seed: args.text("seed"),
		runsDir: path.resolve(terminal.cwd, args.text("runs-dir") ?? "runs"),
		experimentsDir: args.text("experiments-dir"),
		adaptersDir: args.text("adapters-dir")
	};
	const display = createProgressDisplay(terminal);
	const stop = watchStopSignals((name) => display.line(`${name} again: already stopping, faults are being reverted`));
	try {
		const listener = listenerFor(display, terminal.cwd);
		const results = await runExperiments(createAppPorts(), request, {
			listener,
			signal: stop.signal
		});
		if (args.flag("json")) printJson(terminal, results.map(resultOf));
		else printTable(terminal, results);
		return exitCodeOfResults(results, args.flag("strict"));
	} finally {
		display.end();
		stop.close();
	}
};
export { runCommand };
