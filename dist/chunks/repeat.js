import { a as UsageError, n as EXIT, r as HarnessError } from "./errors.js";
import { s as worstVerdict } from "./outcome.js";
// src/core/plan/seed.ts
const MASK = (1n << 64n) - 1n;
const FNV_OFFSET = 14695981039346656037n;
const FNV_PRIME = 1099511628211n;
const GOLDEN_GAMMA = 11400714819323198485n;
function parseSeed(text) {
	if (!/^\d{1,20}$/.test(text)) return null;
	const value = BigInt(text);
	return value <= MASK ? String(value) : null;
}
function subSeed(seed, seedPath) {
	let hash = FNV_OFFSET;
	for (const character of `${seed}\n${seedPath}`) hash = (hash ^ BigInt(character.codePointAt(0) ?? 0)) * FNV_PRIME & MASK;
	return mix(hash);
}
function chooseTargets(choice) {
	const sorted = [...choice.candidates].sort(byCodeUnits);
	const wanted = sizeOf(choice.select, sorted.length);
	if (wanted > sorted.length) throw new HarnessError(`${String(wanted)} targets asked for, ${String(sorted.length)} there`, {
		code: "too-few-targets",
		phase: "flow",
		hint: "Lower `select.count`, or start more instances before the operation."
	});
	if (wanted === sorted.length) return { chosen: sorted };
	return { chosen: drawSome(sorted, wanted, generator(subSeed(choice.seed, choice.seedPath))).sort(byCodeUnits) };
}
function sizeOf(select, available) {
	switch (select.kind) {
		case "all": return available;
		case "count": return select.count;
		case "percent": return Math.max(Math.min(available, 1), Math.ceil(available * select.percent / 100 - 1e-9));
	}
}
function drawSome(items, size, next) {
	const pool = [...items];
	const drawn = [];
	while (drawn.length < size) {
		const [item] = pool.splice(below(pool.length, next), 1);
		if (item !== void 0) drawn.push(item);
	}
	return drawn;
}
function below(limit, next) {
	const size = BigInt(limit);
	const fair = MASK + 1n - (MASK + 1n) % size;
	let value = next();
	while (value >= fair) value = next();
	return Number(value % size);
}
function generator(seed) {
	let state = seed;
	return () => {
		state = state + GOLDEN_GAMMA & MASK;
		return mix(state);
	};
}
function mix(value) {
	let mixed = value;
	mixed = (mixed ^ mixed >> 30n) * 13787848793156543929n & MASK;
	mixed = (mixed ^ mixed >> 27n) * 10723151780598845931n & MASK;
	return mixed ^ mixed >> 31n;
}
function byCodeUnits(left, right) {
	return left < right ? -1 : Number(left > right);
}
// src/app/repeat.ts
const ONCE = {
	times: 1,
	untilHit: false
};
const untilHitTimes = 20;
const mostTimes = 1e3;
function readRepetition(repeat, untilHit) {
	if (repeat === null) return untilHit ? {
		times: untilHitTimes,
		untilHit
	} : ONCE;
	const times = /^\d{1,4}$/.test(repeat) ? Number(repeat) : 0;
	if (times >= 1 && times <= mostTimes) return {
		times,
		untilHit
	};
	throw new UsageError(`--repeat ${repeat}; expected a whole number from 1 to ${String(mostTimes)}`, { code: "bad-repeat" });
}
function seedOfRound(root, round) {
	return round === 0 ? root : String(subSeed(root, `repeat#${String(round)}`));
}
async function runRounds({ times, untilHit }, run) {
	const outcomes = [];
	for (let round = 0; round < times; round += 1) {
		const outcome = await run(round);
		outcomes.push(outcome);
		if (outcome.verdict === "not-applicable") break;
		if (untilHit && (isReproduced(outcome) || outcome.verdict === "ERROR")) break;
	}
	return outcomes;
}
function isReproduced({ issueResults }) {
	return issueResults.some(({ outcome, counts }) => outcome === "hit" && counts);
}
function summarise(results) {
	return groupsOf(results).map((group) => {
		const [{ experiment, adapter }] = group;
		return {
			experiment,
			adapter,
			verdict: verdictOfAll(group),
			verdicts: countVerdicts(group),
			issues: sumUp(group)
		};
	});
}
function describeIssue({ issue, flaky, hits, runs, instances }) {
	const share = `${String(hits)} of ${String(runs)}`;
	return `${issue}: ${!flaky && hits > 0 && hits < runs ? `flaky? ${share}` : `hit ${share}`}${instances.length === 0 ? "" : ` (${instances.join(", ")})`}`;
}
function exitCodeUntilHit(results) {
	const codes = groupsOf(results).map((group) => {
		if (group.some(isReproduced) || group.every(({ verdict }) => verdict === "not-applicable")) return EXIT.ok;
		return group.some(({ verdict }) => verdict === "ERROR" || verdict === "not-run") ? EXIT.error : EXIT.fail;
	});
	if (codes.includes(EXIT.error)) return EXIT.error;
	return codes.includes(EXIT.fail) ? EXIT.fail : EXIT.ok;
}
function groupsOf(results) {
	const groups = new Map();
	for (const result of results) {
		const key = `${result.experiment} ${result.adapter ?? ""}`;
		const group = groups.get(key);
		if (group === void 0) groups.set(key, [result]);
		else group.push(result);
	}
	return [...groups.values()];
}
function verdictOfAll(group) {
	const isFixed = group.every(({ verdict }) => verdict === "XPASS");
	return worstVerdict(isFixed ? group : group.filter(({ verdict }) => verdict !== "XPASS"));
}
function countVerdicts(group) {
	const left = [...group];
	const counted = [];
	for (let worst = worstVerdict(left); worst !== null; worst = worstVerdict(left)) {
		const verdict = worst;
		const rest = left.filter((result) => result.verdict !== verdict);
		counted.push({
			verdict,
			runs: left.length - rest.length
		});
		left.splice(0, left.length, ...rest);
	}
	return counted;
}
function sumUp(group) {
	const byIssue = new Map();
	for (const result of group.flatMap(({ issueResults }) => issueResults)) byIssue.set(result.issue, [...byIssue.get(result.issue) ?? [], result]);
	return [...byIssue].map(([issue, results]) => {
		const decided = results.filter(({ counts, outcome }) => counts && outcome !== "undecided");
		const hit = decided.filter(({ outcome }) => outcome === "hit");
		return {
			issue,
			flaky: results.some(({ flaky }) => flaky),
			hits: hit.length,
			runs: decided.length,
			instances: [...new Set(hit.flatMap(({ instances }) => instances))].sort()
		};
	});
}
export { runRounds as a, chooseTargets as c, readRepetition as i, parseSeed as l, describeIssue as n, seedOfRound as o, exitCodeUntilHit as r, summarise as s, ONCE as t };
