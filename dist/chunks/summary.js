import { n as describeIssue } from "./repeat.js";
import { a as statusLook } from "./stand-in.js";
import { s as visible } from "./text.js";
// src/cli/summary.ts
const shownCharacters = 300;
function summaryLines(summaries) {
	return summaries.flatMap(({ experiment, verdict, verdicts, issues }) => {
		const counts = verdicts.map(({ verdict: one, runs }) => `${String(runs)} ${statusLook(one).word}`);
		const together = verdict === null ? "" : ` (together ${statusLook(verdict).word})`;
		return [`${experiment}: ${counts.join(", ")}${together}`, ...issues.map((issue) => `  ${visible(describeIssue(issue), shownCharacters)}`)];
	});
}
function issueLines(summaries) {
	const lines = summaries.flatMap(({ experiment, adapter, issues }) => issues.filter(({ runs }) => runs > 0).map((issue) => visible(`  ${experiment} on ${adapter ?? "unknown"}: ${describeIssue(issue)}`, shownCharacters)));
	return lines.length === 0 ? [] : [
		"",
		"Linked issues, in how many of the runs that decided them:",
		...lines
	];
}
export { summaryLines as n, issueLines as t };
