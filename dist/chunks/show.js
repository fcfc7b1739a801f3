import { r as readEvaluated } from "./evaluate.js";
import { r as issuesOf } from "./outcome.js";
import { n as resolveRun } from "./runs.js";
import { n as EXIT } from "./errors.js";
import { i as wrapCells, t as printTable } from "./table.js";
import { n as createAppPorts } from "./wiring.js";
import { n as printLines, t as printJson } from "./output.js";
import path from "node:path";
// src/cli/commands/show.ts
const maxTimelineRows = 60;
const maxTextLines = 8;
const maxColumns = 120;
const minTextColumns = 24;
const textIndent = " ".repeat(32);
const showCommand = (args, terminal) => {
	const { cwd } = terminal;
	const runsDir = path.resolve(cwd, args.text("runs-dir") ?? "runs");
	const runDir = resolveRun(args.positionals[0] ?? "", {
		cwd,
		runsDir
	});
	const { verdict, view } = readEvaluated(createAppPorts(), runDir);
	if (args.flag("json")) {
		printJson(terminal, {
			runDir,
			verdict,
			timeline: view.timeline.rows
		});
		return Promise.resolve(EXIT.ok);
	}
	const { experiment, durationMs, headline, standInFor } = verdict;
	printTable(terminal, [{
		experiment,
		verdict: verdict.verdict,
		durationMs,
		issues: issuesOf(verdict),
		headline,
		standInFor,
		runDir
	}]);
	printLines(terminal, [
		...checkLines(view),
		...errorLines(view),
		...timelineLines(view, terminal),
		...closingLines(view, terminal)
	]);
	return Promise.resolve(EXIT.ok);
};
function checkLines({ checks, counts }) {
	return [
		"",
		`Checks: ${counts.filter(({ number }) => number > 0).map(({ number, word }) => `${String(number)} ${word}`).join(", ") || "none"}`,
		...checks.rows.flatMap((row) => [
			`  ${row.glyph} ${row.check} (${row.subject}): ${row.word}`,
			...row.word === "held" ? [] : [`      expected ${row.expected}`, `      actual   ${row.actual}`],
			...row.word === "held" || row.evidence === null ? [] : [`      evidence ${row.evidence.text}`]
		]),
		...checks.more === null ? [] : [`  ${checks.more}`]
	];
}
function errorLines({ errors, warnings }) {
	const lines = [...warnings, ...errors.rows.map(({ phase, subject, message }) => `${phase}${subject === "" ? "" : ` (${subject})`}: ${message}`)];
	return lines.length === 0 ? [] : [
		"",
		"Errors:",
		...lines.map((line) => `  ${line}`)
	];
}
function timelineLines({ timeline }, terminal) {
	const rows = [...timeline.rows].sort((left, right) => left.fromMs - right.fromMs).slice(0, maxTimelineRows);
	const more = timeline.rows.length - rows.length;
	const cells = Math.max(minTextColumns, Math.min(maxColumns, terminal.outColumns()) - textIndent.length);
	return [
		"",
		"Timeline (from, took):",
		...rows.flatMap(({ from, took, kind, what, detail }) => {
			const head = `  ${from.padStart(8)}  ${took.padStart(8)}  ${kind.padEnd(9)} `;
			const text = `${what}${detail === "" ? "" : `: ${detail}`}`;
			return wrapCells(text, {
				cells,
				lines: maxTextLines
			}).map((line, index) => `${index === 0 ? head : textIndent}${line}`.trimEnd());
		}),
		...more > 0 ? [`  and ${String(more)} more in timeline.jsonl`] : []
	];
}
function closingLines({ reproduce }, { program }) {
	return reproduce === null ? [] : [
		"",
		"The same again:",
		`  ${reproduce.replace(/^chaos /, `${program} `)}`
	];
}
export { showCommand };
