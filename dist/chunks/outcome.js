import { c as exitCodeOfVerdict, n as EXIT } from "./errors.js";
// src/app/outcome.ts
function resultOf({ document: _, ...result }) {
	return result;
}
function outcomeOfVerdict(document, { runDir, seed }) {
	return {
		document,
		experiment: document.experiment,
		adapter: document.adapter,
		verdict: document.verdict,
		headline: document.headline,
		standInFor: document.standInFor,
		durationMs: document.durationMs,
		issues: issuesOf(document),
		issueResults: issueResultsOf(document),
		seed,
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
		issueResults: [],
		seed: null,
		runId: details.runId ?? null,
		runDir: details.runDir ?? null,
		failedUnexpected: 0
	};
}
function issuesOf({ expectations }) {
	const relevant = expectations.filter(({ outcome }) => outcome !== "ignored" && outcome !== "guard");
	return [...new Set(relevant.map(({ issue }) => issue))];
}
const afterEvidence = [
	"delete",
	"shutdown",
	"sweep",
	"evaluate"
];
function issueResultsOf({ expectations, errors, cancelled }) {
	const counts = !cancelled && errors.every(({ phase }) => afterEvidence.includes(phase));
	return expectations.flatMap(({ issue, outcome, flaky, hitInstances }) => outcome === "ignored" || outcome === "guard" ? [] : [{
		issue,
		outcome,
		flaky,
		instances: hitInstances,
		counts
	}]);
}
function exitCodeOfResults(results, strict) {
	const isMixed = ({ experiment, adapter }) => results.some((other) => other.experiment === experiment && other.adapter === adapter && other.verdict !== "XPASS");
	const codes = results.map((result) => exitCodeOfOne(result.verdict, strict && !isMixed(result)));
	if (codes.includes(EXIT.error)) return EXIT.error;
	return codes.includes(EXIT.fail) ? EXIT.fail : EXIT.ok;
}
function exitCodeOfOne(verdict, strict) {
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
export { outcomeWithout as a, outcomeOfVerdict as i, issueResultsOf as n, resultOf as o, issuesOf as r, worstVerdict as s, exitCodeOfResults as t };
