import { c as exitCodeOfVerdict, n as EXIT } from "./errors.js";
// src/app/outcome.ts
function resultOf({ document: _, ...result }) {
	return result;
}
function outcomeOfVerdict(document, runDir) {
	return {
		document,
		experiment: document.experiment,
		adapter: document.adapter,
		verdict: document.verdict,
		headline: document.headline,
		standInFor: document.standInFor,
		durationMs: document.durationMs,
		issues: issuesOf(document),
		runId: document.runId,
		runDir,
		failedUnexpected: document.counts.failedUnexpected
	};
}
function outcomeWithout(about, verdict, details) {
	return {
		document: null,
		...about,
		verdict,
		headline: details.headline,
		standInFor: null,
		durationMs: null,
		issues: [],
		runId: details.runId ?? null,
		runDir: details.runDir ?? null,
		failedUnexpected: 0
	};
}
function issuesOf({ expectations }) {
	const relevant = expectations.filter(({ outcome }) => outcome !== "ignored" && outcome !== "guard");
	return [...new Set(relevant.map(({ issue }) => issue))];
}
function exitCodeOfResults(results, strict) {
	const codes = results.map(({ verdict }) => exitCodeOfOne(verdict, strict));
	if (codes.includes(EXIT.error)) return EXIT.error;
	return codes.includes(EXIT.fail) ? EXIT.fail : EXIT.ok;
}
function exitCodeOfOne(verdict, strict) {
	if (verdict === "not-applicable") return EXIT.ok;
	return verdict === "not-run" ? EXIT.error : exitCodeOfVerdict(verdict, strict);
}
const fromWorst = [
	"ERROR",
	"FAIL",
	"XPASS",
	"XFAIL",
	"PASS",
	"not-run",
	"not-applicable"
];
function worstVerdict(results) {
	return fromWorst.find((verdict) => results.some((result) => result.verdict === verdict)) ?? null;
}
export { resultOf as a, outcomeWithout as i, issuesOf as n, worstVerdict as o, outcomeOfVerdict as r, exitCodeOfResults as t };
