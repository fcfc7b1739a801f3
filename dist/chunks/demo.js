import { a as UsageError, n as EXIT } from "./errors.js";
import { t as nearestName } from "./nearest.js";
import { t as runExperiments } from "./run.js";
import { t as exitCodeOfResults } from "./outcome.js";
import { t as REPORT_NAME } from "./evaluate.js";
import { t as createAppPorts } from "./wiring.js";
import { t as watchStopSignals } from "./signals.js";
import { n as printLines, t as printJson } from "./output.js";
import { t as shownPath } from "./paths.js";
import { n as createProgressDisplay, t as listenerFor } from "./run-listener.js";
import { t as printTable } from "./table.js";
import path from "node:path";
// src/app/demo.ts
const experiments = [
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
	const { profile, cwd, seed, runsDir } = request;
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
	const differing = experiments.filter(({ id, [profile]: verdict }) => verdictOf(results, id) !== verdict);
	const asExpected = differing.length === 0;
	return {
		results,
		asExpected,
		why: asExpected ? whyExpected[profile] : whyNot(results, differing, profile)
	};
}
const whyExpected = {
	observed: "As expected: of two known bugs one has an issue (XFAIL) and one none (FAIL).",
	fixed: "As expected: with the bugs switched off, an issue did not show (XPASS: a fix?)."
};
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
			seed: args.text("seed"),
			runsDir
		};
		const demo = await runDemo(createAppPorts(), request, {
			listener,
			signal: stop.signal
		});
		if (args.flag("json")) printJson(terminal, demo.results.map(pick));
		else print(terminal, demo, profile);
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
function pick({ experiment, verdict, durationMs, issues, runDir }) {
	return {
		experiment,
		verdict,
		durationMs,
		issues,
		runDir
	};
}
function print(terminal, demo, profile) {
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
			command: `demo --profile ${other}`,
			does: `the same ${other === "fixed" ? "without" : "with"} the bugs`
		},
		{
			command: "run supervisor-kill --adapter standin --seed 7",
			does: "one of them, with choices that repeat"
		}
	];
	printLines(terminal, [
		"",
		demo.why,
		...last === null ? [] : [`The last report: ${shownPath(path.join(last, REPORT_NAME), cwd)}`],
		"",
		"Next:",
		...next.flatMap(({ command, does }) => [`  ${program} ${command}`, `      ${does}`])
	]);
}
export { demoCommand };
