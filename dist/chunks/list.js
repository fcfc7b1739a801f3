import { a as UsageError, n as EXIT, o as causeChain, r as HarnessError } from "./errors.js";
import { t as nearestName } from "./nearest.js";
import { g as VERDICT_FILE, i as checkVerdict } from "./validators.js";
import { n as issuesOf } from "./outcome.js";
import { t as listRuns } from "./runs.js";
import { t as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import { t as shownPath } from "./paths.js";
import { t as printTable } from "./table.js";
import path from "node:path";
// src/app/list.ts
const verdictLimitBytes = 16777216;
function listRecordedRuns(ports, request) {
	const runs = listRuns(request.runsDir);
	const known = [...new Set(runs.map(({ experiment }) => experiment))];
	for (const name of request.experiments) {
		if (known.includes(name)) continue;
		const nearest = nearestName(name, known);
		throw new UsageError(`there is no recorded run of "${name}"`, {
			code: "unknown-experiment",
			hint: nearest === null ? void 0 : `Did you mean ${nearest}?`
		});
	}
	return runs.filter(({ experiment }) => request.experiments.length === 0 || request.experiments.includes(experiment)).map((place) => describe(ports, place));
}
function describe(ports, place) {
	try {
		const document = parseVerdict(ports.openEvidence(place.runDir).readText(VERDICT_FILE, verdictLimitBytes));
		const problem = checkVerdict(document);
		if (problem !== null) throw new HarnessError(`${VERDICT_FILE} is damaged: ${problem}`, { code: "verdict-damaged" });
		const { verdict, adapter, headline, durationMs, standInFor } = document;
		return {
			...place,
			verdict,
			adapter,
			headline,
			durationMs,
			issues: issuesOf(document),
			standInFor
		};
	} catch (error) {
		const headline = `no verdict: ${causeChain(error)[0] ?? "unknown reason"}`;
		return {
			...place,
			verdict: null,
			adapter: null,
			headline,
			durationMs: null,
			issues: [],
			standInFor: null
		};
	}
}
function parseVerdict(text) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new HarnessError(`${VERDICT_FILE} is damaged: is not JSON`, {
			code: "verdict-damaged",
			cause
		});
	}
}
// src/cli/commands/list.ts
const listCommand = (args, terminal) => {
	const runsDir = path.resolve(terminal.cwd, args.text("runs-dir") ?? "runs");
	const runs = listRecordedRuns(createAppPorts(), {
		runsDir,
		experiments: args.positionals
	});
	if (args.flag("json")) printJson(terminal, runs);
	else if (runs.length === 0) printLines(terminal, [`No run under ${shownPath(runsDir, terminal.cwd)}. ${terminal.program} demo makes some.`]);
	else printTable(terminal, runs.map((run) => ({
		...run,
		verdict: run.verdict ?? "ERROR"
	})));
	return Promise.resolve(EXIT.ok);
};
export { listCommand };
