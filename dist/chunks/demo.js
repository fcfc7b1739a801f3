import { a as UsageError, n as EXIT } from "./errors.js";
import { t as nearestName } from "./nearest.js";
import { t as runExperiments } from "./run.js";
import { t as exitCodeOfResults } from "./outcome.js";
import { t as REPORT_NAME } from "./evaluate.js";
import { s as visible } from "./text.js";
import { n as createAppPorts } from "./wiring.js";
import { t as watchStopSignals } from "./signals.js";
import { n as printLines, t as printJson } from "./output.js";
import { t as shownPath } from "./paths.js";
import { n as createProgressDisplay, t as listenerFor } from "./run-listener.js";
import { t as printTable } from "./table.js";
import path from "node:path";
// src/app/demo.ts
const tour = [
	{
		id: "hello-world",
		observed: "PASS",
		fixed: "PASS"
	},
	{
		id: "smoke",
		observed: "PASS",
		fixed: "PASS"
	},
	{
		id: "supervisor-pause",
		observed: "PASS",
		fixed: "PASS"
	},
	{
		id: "gateway-graceful-restart",
		observed: "PASS",
		fixed: "PASS"
	},
	{
		id: "supervisor-kill",
		observed: "FAIL",
		fixed: "PASS"
	},
	{
		id: "gateway-kill-keeps-state",
		observed: "XFAIL",
		fixed: "XPASS"
	}
];
const all = [
	...tour,
	{
		id: "policy-tighten-survives-gateway-restart",
		observed: "XFAIL",
		fixed: "XPASS"
	},
	{
		id: "sandbox-container-restart",
		observed: "XFAIL",
		fixed: "XPASS"
	},
	{
		id: "sandbox-stop-start",
		observed: "XFAIL",
		fixed: "PASS"
	},
	{
		id: "gateway-sigterm-during-recovery",
		observed: "ERROR",
		fixed: "XPASS",
		reproduces: "NVIDIA/OpenShell#4409"
	}
];
const seedOfAll = "1";
const adapter = "standin";
const profiles = ["observed", "fixed"];
function readProfile(text) {
	const known = profiles.find((profile) => profile === text);
	if (known !== void 0) return known;
	const nearest = nearestName(text, profiles);
	throw new UsageError(`profile "${text}"; expected ${profiles.join(" or ")}`, {
		code: "bad-profile",
		hint: nearest === null ? void 0 : `Did you mean ${nearest}?`
	});
}
async function runDemo(ports, request, control) {
	const { profile, cwd, runsDir } = request;
	const experiments = request.all ? all : tour;
	const seed = request.seed ?? (request.all ? seedOfAll : null);
	const { experimentsDir, adaptersDir } = ports.shipped;
	const results = await runExperiments(ports, {
		cwd,
		experiments: experiments.map(({ id }) => id),
		adapter,
		gateway: `${adapter}:${profile}`,
		sets: [],
		seed,
		runsDir,
		experimentsDir,
		adaptersDir
	}, control);
	const differing = experiments.filter((expected) => !isAsExpected(results, expected, profile));
	const asExpected = differing.length === 0;
	const why = asExpected ? whyExpected[request.all ? "all" : "tour"][profile] : whyNot(results, differing, profile);
	return {
		results,
		findings: request.all ? results.flatMap(findingsOf) : [],
		asExpected,
		why
	};
}
const whyExpected = {
	tour: {
		observed: "As expected: of two known bugs one has an issue (XFAIL) and one none (FAIL).",
		fixed: "As expected: with the bugs switched off, an issue did not show (XPASS: a fix?)."
	},
	all: {
		observed: "As expected: of six known bugs five have an issue, and one of these leaves a sandbox behind (ERROR).",
		fixed: "As expected: with the bugs switched off, no issue showed (XPASS: a fix?)."
	}
};
function isAsExpected(results, expected, profile) {
	const { id, [profile]: verdict, reproduces } = expected;
	if (verdictOf(results, id) !== verdict) return false;
	if (verdict !== "ERROR") return true;
	const document = results.find(({ experiment }) => experiment === id)?.document ?? null;
	return (document?.expectations.some(({ issue, outcome }) => issue === reproduces && outcome === "hit") ?? false) && document?.errors.every(({ phase }) => phase === "delete") === true;
}
function findingsOf({ experiment, document }) {
	if (document === null) return [];
	return [...document.expectations.filter(({ outcome }) => outcome === "hit").map(({ issue, flaky, hitInstances }) => {
		const where = hitInstances.length === 0 ? "" : ` on ${hitInstances.join(", ")}`;
		return `${experiment}: ${issue}${flaky ? " (flaky)" : ""} was hit${where}`;
	}), ...document.leftovers.map((leftover) => `${experiment}: not deleted: ${leftover}`)];
}
function whyNot(results, differing, profile) {
	if (results.some(({ verdict }) => verdict === "not-run")) return "Stopped before its end: the table says nothing.";
	return `Not as expected: ${differing.map(({ id, [profile]: expected }) => `${id} ${verdictOf(results, id) ?? "none"} not ${expected}`).join(", ")}.`;
}
function verdictOf(results, id) {
	return results.find(({ experiment }) => experiment === id)?.verdict ?? null;
}
// src/cli/commands/demo.ts
const demoCommand = async (args, terminal) => {
	const profile = readProfile(args.text("profile") ?? "observed");
	const runsDir = path.resolve(terminal.cwd, args.text("runs-dir") ?? "runs");
	const display = createProgressDisplay(terminal);
	const stop = watchStopSignals((name) => display.line(`${name} again: already stopping, faults are being reverted`));
	try {
		const listener = listenerFor(display, terminal.cwd);
		const request = {
			cwd: terminal.cwd,
			profile,
			all: args.flag("all"),
			seed: args.text("seed"),
			runsDir
		};
		const demo = await runDemo(createAppPorts(), request, {
			listener,
			signal: stop.signal
		});
		if (args.flag("json")) printJson(terminal, demo.results.map(pick));
		else print(terminal, demo, request);
		return exitCodeOf(demo);
	} finally {
		display.end();
		stop.close();
	}
};
function exitCodeOf(demo) {
	if (demo.asExpected) return EXIT.ok;
	return exitCodeOfResults(demo.results, false) === EXIT.error ? EXIT.error : EXIT.fail;
}
function pick({ experiment, verdict, durationMs, issues, runDir, document }) {
	return {
		experiment,
		verdict,
		durationMs,
		issues,
		leftovers: document?.leftovers ?? [],
		runDir
	};
}
function print(terminal, demo, { profile, all }) {
	printTable(terminal, demo.results);
	const last = demo.results.at(-1)?.runDir ?? null;
	const other = profile === "fixed" ? "observed" : "fixed";
	const { program, cwd } = terminal;
	const next = [
		{
			command: "show latest",
			does: "what happened in the last run, step by step"
		},
		{
			command: `demo${all ? " --all" : ""} --profile ${other}`,
			does: `the same ${other === "fixed" ? "without" : "with"} the bugs`
		},
		{
			command: "run supervisor-kill --adapter standin --seed 7",
			does: "one of them, with choices that repeat"
		}
	];
	printLines(terminal, [
		...demo.findings.length === 0 ? [] : ["", "Found:"],
		...demo.findings.map((finding) => `  ${visible(finding, 500)}`),
		"",
		demo.why,
		...last === null ? [] : [`The last report: ${shownPath(path.join(last, REPORT_NAME), cwd)}`],
		"",
		"Next:",
		...next.flatMap(({ command, does }) => [`  ${program} ${command}`, `      ${does}`])
	]);
}
export { demoCommand };
