import { r as recoverNoted, u as readOpenedRuns } from "./chunks/recover.js";
import { s as visible } from "./chunks/text.js";
import { n as createAppPorts } from "./chunks/wiring.js";
import { t as watchStopSignals } from "./chunks/signals.js";
import { a as savedRuns, n as failWith, r as log, t as failBecause } from "./chunks/outputs.js";
// src/action/post.ts
async function post() {
	const stop = watchStopSignals(() => log("already stopping"));
	try {
		const runs = readOpenedRuns(savedRuns());
		if (runs.length === 0) log("No run was started: nothing to revert.");
		const ports = createAppPorts();
		const failed = [];
		for (const run of runs) {
			const outcome = await recoverNoted(ports, {
				run,
				owner: run.owner
			}, stop.signal);
			for (const line of outcome.lines) log(visible(`${run.runId}: ${line}`, 1e3));
			if (!outcome.clean) failed.push(run.runDir);
		}
		if (failed.length > 0) failBecause(`not everything could be reverted: ${failed.join(", ")}`);
	} catch (error) {
		failWith(error);
	} finally {
		stop.close();
	}
}
await post();
export {};
