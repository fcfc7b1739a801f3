import { n as createProgress, t as runExperiments } from "./chunks/run.js";
import { a as readTemplates, c as issueUrl, s as renderTemplate } from "./chunks/evaluate.js";
import { n as count, s as visible } from "./chunks/text.js";
import { a as statusLook, n as standInLine, r as compareUrgency, t as headlineWithoutStandIn } from "./chunks/stand-in.js";
import { t as formatDuration } from "./chunks/duration.js";
import { n as createAppPorts } from "./chunks/wiring.js";
import { c as getInput, i as saveRuns, n as failWith, o as writeOutputs, r as log, s as writeSummary, t as failBecause } from "./chunks/outputs.js";
import { a as UsageError } from "./chunks/errors.js";
import { t as watchStopSignals } from "./chunks/signals.js";
import { t as nearestName } from "./chunks/nearest.js";
import path from "node:path";
import process from "node:process";
// src/core/report/markdown.ts
const gap = "​";
function escapeMarkdown(text, limit) {
	return visible(text, limit).replace(/[\\`*_{}[\]()#|~!]/g, "\\$&").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("$", "<span>$</span>").replace(/^(\s*)([-+=]|\d+\.(?=\s|$))/, (_whole, space, start) => `${space}${start.slice(0, -1)}\\${start.slice(-1)}`).replace(/@/g, `@${gap}`).replace(/#(?=\d)/g, `#${gap}`).replace(/GH-(?=\d)/gi, (prefix) => `${prefix}${gap}`).replace(/:(?=\/\/|[\w+-]+:)/g, `:${gap}`).replace(/www\./gi, (prefix) => `${prefix.slice(0, -1)}${gap}.`);
}
function markdownIssueLink(issue) {
	const text = escapeMarkdown(issue, 200);
	const url = issueUrl(issue);
	return url === null ? text : `[${text}](${url})`;
}
function joinMarkdown(parts, separator) {
	return parts.join(separator);
}
function utf8Length(text) {
	let bytes = 0;
	for (const character of text) {
		const code = character.codePointAt(0) ?? 0;
		if (code < 128) bytes += 1;
		else if (code < 2048) bytes += 2;
		else bytes += code < 65536 ? 3 : 4;
	}
	return bytes;
}
// src/core/report/summary-view.ts
const maxBytes = 9e5;
const rowOverheadBytes = 40;
const maxIssues = 5;
function buildSummaryView(runs) {
	const sorted = [...runs].sort((a, b) => compareUrgency(a.verdict.verdict, b.verdict.verdict));
	const rows = [];
	let bytes = 0;
	for (const run of sorted) {
		const row = rowOf(run);
		bytes += rowOverheadBytes + utf8Length(Object.values(row).join(""));
		if (bytes > maxBytes) break;
		rows.push(row);
	}
	const cut = sorted.length - rows.length;
	return {
		standIn: standInOf(runs),
		title: escapeMarkdown(titleOf(sorted), 300),
		rows,
		more: cut === 0 ? null : escapeMarkdown(`${count(cut, "more run")} not shown: too long for a step summary.`, 200)
	};
}
function rowOf({ verdict, runDir }) {
	const look = statusLook(verdict.verdict);
	const issues = [...new Set(verdict.expectations.filter(isRelevant).map(({ issue }) => issue))];
	const links = issues.slice(0, maxIssues).map(markdownIssueLink);
	const more = issues.length - links.length;
	const all = more > 0 ? [...links, escapeMarkdown(`${String(more)} more`, 20)] : links;
	return {
		verdict: escapeMarkdown(`${look.emoji} ${look.word}`, 20),
		experiment: escapeMarkdown(verdict.experiment, 64),
		issue: all.length === 0 ? escapeMarkdown("none", 4) : joinMarkdown(all, ", "),
		time: escapeMarkdown(formatDuration(verdict.durationMs), 20),
		headline: escapeMarkdown(headlineWithoutStandIn(verdict), 600),
		runDir: escapeMarkdown(runDir, 300)
	};
}
function isRelevant({ outcome }) {
	return outcome !== "ignored" && outcome !== "guard";
}
function standInOf(runs) {
	const lines = runs.map(({ verdict }) => standInLine(verdict, null)).filter((line) => line !== null);
	const [first] = lines;
	if (first === void 0) return null;
	return escapeMarkdown(`${first}${lines.length === runs.length ? "" : ` (${String(lines.length)} of ${count(runs.length, "run")})`}`, 200);
}
function titleOf(sorted) {
	const [first] = sorted;
	if (first === void 0) return "Chaos: no runs";
	const numbers = new Map();
	for (const { verdict } of sorted) numbers.set(verdict.verdict, (numbers.get(verdict.verdict) ?? 0) + 1);
	const parts = [...numbers].map(([verdict, n]) => `${String(n)} ${verdict}`);
	return `${statusLook(first.verdict.verdict).emoji} Chaos: ${parts.join(", ")}`;
}
// src/render/render-summary.ts
function renderSummary(view, templates) {
	return renderTemplate("summary", view, {
		templates,
		markup: "markdown"
	});
}
// src/app/summary.ts
function renderJobSummary(ports, outcomes, { cwd, selectors }) {
	const runs = outcomes.flatMap(({ document, runDir }) => document === null || runDir === null ? [] : [{
		verdict: document,
		runDir: path.relative(cwd, runDir)
	}]);
	const others = outcomes.filter(({ document }) => document === null);
	const table = renderSummary(buildSummaryView(runs), readTemplates(ports.shipped.templatesDir));
	const lines = others.map(({ experiment, verdict, headline }) => {
		const { emoji, word } = statusLook(verdict);
		return `- ${escapeMarkdown(`${emoji} ${word} ${experiment}: ${headline}`, 600)}`;
	});
	return [
		table,
		...outcomes.length > 0 ? [] : [escapeMarkdown(`Nothing was selected by ${selectors.join(", ")}.`, 600)],
		...lines
	].join("\n");
}
// src/action/inputs.ts
const failOnWords = [
	"fail",
	"error",
	"xpass",
	"not-applicable",
	"empty",
	"none"
];
function readInputs() {
	return {
		command: readCommand(),
		experiments: words("experiments", {
			fallback: "tag:smoke",
			expected: "ids, paths or tag:NAME"
		}),
		adapter: textOrNull("adapter"),
		gateway: textOrNull("gateway") ?? "auto",
		seed: textOrNull("seed"),
		failOn: readFailOn()
	};
}
function readCommand() {
	const command = getInput("command") || "run";
	if (command === "run") return command;
	throw wrong("command", command, {
		expected: "run",
		nearest: nearestName(command, ["run"])
	});
}
function readFailOn() {
	const chosen = new Set();
	const expected = failOnWords.join(", ");
	for (const word of words("fail-on", {
		fallback: "fail,error",
		expected
	})) {
		const known = failOnWords.find((candidate) => candidate === word);
		if (known === void 0) throw wrong("fail-on", word, {
			expected,
			nearest: nearestName(word, failOnWords)
		});
		chosen.add(known);
	}
	if (chosen.has("none") && chosen.size > 1) throw wrong("fail-on", [...chosen].join(","), {
		expected: "none alone, or the others",
		nearest: null
	});
	return chosen;
}
function words(input, { fallback, expected }) {
	const text = getInput(input) || fallback;
	const found = text.split(/[\n,]/).map((word) => word.trim()).filter((word) => word !== "");
	if (found.length === 0) throw wrong(input, text, {
		expected,
		nearest: null
	});
	return [...new Set(found)];
}
function textOrNull(input) {
	const text = getInput(input);
	return text === "" ? null : text;
}
function wrong(input, seen, details) {
	const hint = details.nearest === null ? void 0 : `Did you mean ${details.nearest}?`;
	return new UsageError(`input ${input}: found "${seen}"; expected ${details.expected}`, {
		code: "bad-input",
		hint
	});
}
// src/action/main.ts
async function main() {
	const stop = watchStopSignals((name) => log(`${name} again: already stopping, faults are being reverted`));
	try {
		const inputs = readInputs();
		const ports = createAppPorts();
		const cwd = path.resolve(process.env["GITHUB_WORKSPACE"] ?? "");
		const request = {
			cwd,
			experiments: inputs.experiments,
			adapter: inputs.adapter,
			gateway: inputs.gateway,
			sets: [],
			seed: inputs.seed,
			runsDir: path.resolve(cwd, "runs"),
			experimentsDir: null,
			adaptersDir: null
		};
		const results = await runExperiments(ports, request, {
			listener: createListener(),
			signal: stop.signal
		});
		writeOutputs(results);
		await writeSummary(renderJobSummary(ports, results, {
			cwd,
			selectors: inputs.experiments
		}));
		const reasons = failuresOf(results, inputs);
		if (reasons.length > 0) failBecause(reasons.join("\n"));
	} catch (error) {
		failWith(error);
	} finally {
		stop.close();
	}
}
function createListener() {
	const opened = [];
	let progress = null;
	return {
		notice: (text) => log(visible(text, 500)),
		opened(run, plan) {
			opened.push(run);
			saveRuns(opened);
			progress = createProgress(plan);
			log(`${plan.experiment} on ${plan.adapter} (${plan.gateway}), seed ${plan.seed}`);
			log(`  ${run.runDir}`);
		},
		event(event) {
			for (const line of progress?.observe(event) ?? []) log(line);
		},
		ended(result) {
			progress = null;
			const { glyph, word } = statusLook(result.verdict);
			const took = result.durationMs === null ? "" : ` after ${formatDuration(result.durationMs)}`;
			log(`${glyph} ${word} ${result.experiment}${took}: ${visible(result.headline, 500)}`);
		}
	};
}
function failuresOf(results, inputs) {
	const { failOn } = inputs;
	if (results.length === 0) return failOn.has("empty") ? [`nothing was selected by "${inputs.experiments.join(", ")}"`] : [];
	return results.filter((result) => kindsOf(result).some((kind) => failOn.has(kind))).map(({ verdict, experiment, headline }) => `${statusLook(verdict).word} ${experiment}: ${visible(headline, 500)}`);
}
function kindsOf({ verdict, failedUnexpected }) {
	const fails = verdict === "FAIL" || failedUnexpected > 0 ? ["fail"] : [];
	switch (verdict) {
		case "ERROR":
		case "not-run": return [...fails, "error"];
		case "XPASS": return ["xpass"];
		case "not-applicable": return ["not-applicable"];
		default: return fails;
	}
}
await main();
export {};
