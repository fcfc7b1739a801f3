import { a as UsageError, n as EXIT, o as causeChain, r as HarnessError } from "./errors.js";
import { t as nearestName } from "./nearest.js";
import { R as VERDICT_FILE } from "./sources.js";
import { o as checkVerdict } from "./recorded.js";
import { n as issueResultsOf, r as issuesOf } from "./outcome.js";
import { o as runsUnderWay } from "./recover.js";
import { t as listRuns } from "./runs.js";
import { s as summarise } from "./repeat.js";
import { t as issueLines } from "./summary.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import { t as shownPath } from "./paths.js";
import { t as printTable } from "./table.js";
import path from "node:path";
// src/app/list.ts
const verdictLimitBytes = 16777216;
async function listRecordedRuns(ports, request) {
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
	const living = await runsUnderWay(ports);
	return runs.filter(({ experiment }) => request.experiments.length === 0 || request.experiments.includes(experiment)).map((place) => describe(ports, place, living));
}
function describe(ports, place, living) {
	const unknown = {
		verdict: null,
		adapter: null,
		durationMs: null,
		issues: [],
		issueResults: [],
		standInFor: null
	};
	try {
		const reader = ports.openEvidence(place.runDir);
		if (reader.stat("verdict.json") === null && living.has(place.runId)) return {
			...place,
			...unknown,
			running: true,
			headline: "under way; its harness lives"
		};
		const document = parseVerdict(reader.readText(VERDICT_FILE, verdictLimitBytes));
		const problem = checkVerdict(document);
		if (problem !== null) throw new HarnessError(`${VERDICT_FILE} is damaged: ${problem}`, { code: "verdict-damaged" });
		const { verdict, adapter, headline, durationMs, standInFor } = document;
		const issueResults = issueResultsOf(document);
		const issues = issuesOf(document);
		return {
			...place,
			verdict,
			running: false,
			adapter,
			headline,
			durationMs,
			issues,
			issueResults,
			standInFor
		};
	} catch (error) {
		const headline = `no verdict: ${causeChain(error)[0] ?? "unknown reason"}`;
		return {
			...place,
			...unknown,
			running: false,
			headline
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
const listCommand = async (args, terminal) => {
	const runsDir = path.resolve(terminal.cwd, args.text("runs-dir") ?? "runs");
	const runs = await listRecordedRuns(createAppPorts(), {
		runsDir,
		experiments: args.positionals
	});
	if (args.flag("json")) printJson(terminal, runs);
	else if (runs.length === 0) printLines(terminal, [`No run under ${shownPath(runsDir, terminal.cwd)}. ${terminal.program} demo makes some.`]);
	else {
		const rows = runs.map((run) => ({
			...run,
			verdict: run.verdict ?? statusWithout(run)
		}));
		printTable(terminal, rows.map((row) => ({
			...row,
			issues: hitsOf(row)
		})));
		const decided = runs.flatMap((run) => run.verdict === null ? [] : [{
			...run,
			verdict: run.verdict
		}]);
		printLines(terminal, issueLines(summarise(decided)));
	}
	return EXIT.ok;
};
function statusWithout({ running }) {
	return running ? "running" : "ERROR";
}
function hitsOf({ issueResults }) {
	return [...issueResults].sort((left, right) => Number(right.outcome === "hit") - Number(left.outcome === "hit")).map(({ issue, outcome }) => `${issue} ${outcome}`);
}
export { listCommand };
