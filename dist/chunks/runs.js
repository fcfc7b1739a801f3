import { a as UsageError } from "./errors.js";
import { t as nearestName } from "./nearest.js";
import { N as MANIFEST_FILE } from "./sources.js";
import path from "node:path";
import fs from "node:fs";
// src/app/runs.ts
const timeLength = 16;
const runIdPattern = /^\d{8}T\d{6}Z-[a-z0-9]{6}$/;
function listRuns(runsDir) {
	return foldersIn(runsDir).flatMap((experiment) => foldersIn(path.join(runsDir, experiment)).filter((runId) => runIdPattern.test(runId)).map((runId) => ({
		experiment,
		runId,
		runDir: path.join(runsDir, experiment, runId)
	}))).sort(compareNewestFirst);
}
function resolveRun(text, places) {
	const asPath = path.resolve(places.cwd, text);
	if (fs.existsSync(path.join(asPath, "manifest.json"))) return asPath;
	const runs = listRuns(places.runsDir);
	const shown = path.relative(places.cwd, places.runsDir) || ".";
	if (text === "latest") {
		const [newest] = runs;
		if (newest !== void 0) return newest.runDir;
		throw new UsageError(`there is no run under ${shown}`, {
			code: "unknown-run",
			hint: "chaos demo makes some."
		});
	}
	const matches = /^\d{4}/.test(text) ? runs.filter(({ runId }) => runId.startsWith(text)) : [];
	const [only, second] = matches;
	if (only !== void 0 && second === void 0) return only.runDir;
	throw noRun(text, {
		shown,
		isFolder: fs.existsSync(asPath),
		runs,
		matches: matches.length
	});
}
function noRun(text, about) {
	if (about.matches > 1) return new UsageError(`"${text}" begins ${String(about.matches)} run ids under ${about.shown}; expected one`, { code: "ambiguous-run" });
	if (about.isFolder) return new UsageError(`${text} is not a run directory: it has no ${MANIFEST_FILE}`, { code: "not-a-run" });
	const nearest = nearestName(text, ["latest", ...about.runs.map(({ runId }) => runId)]);
	return new UsageError(`no run "${text}" under ${about.shown}; expected a path, a run id or "latest"`, {
		code: "unknown-run",
		hint: nearest === null ? "chaos list shows the runs." : `Did you mean ${nearest}? chaos list shows the runs.`
	});
}
function foldersIn(dir) {
	try {
		return fs.readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
	} catch {
		return [];
	}
}
function compareNewestFirst(left, right) {
	const [leftTime, rightTime] = [left.runId.slice(0, timeLength), right.runId.slice(0, timeLength)];
	if (leftTime !== rightTime) return leftTime < rightTime ? 1 : -1;
	const [leftKey, rightKey] = [left, right].map(({ runDir, runId }) => `${createdAt(runDir)} ${runId}`);
	return (leftKey ?? "") < (rightKey ?? "") ? 1 : -1;
}
function createdAt(runDir) {
	try {
		return JSON.parse(fs.readFileSync(path.join(runDir, "manifest.json"), "utf8")).createdAt ?? "";
	} catch {
		return "";
	}
}
export { resolveRun as n, listRuns as t };
