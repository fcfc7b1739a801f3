import { t as formatDuration } from "./duration.js";
import { a as statusLook, t as headlineWithoutStandIn } from "./stand-in.js";
import { s as visible } from "./text.js";
import { t as shownPath } from "./paths.js";
// src/core/report/cells.ts
const wide = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;
const zero = /^[\p{Mn}\p{Me}]$/u;
function cellWidth(text) {
	let cells = 0;
	for (const character of text) cells += widthOf(character);
	return cells;
}
function fitCells(text, cells) {
	if (cellWidth(text) <= cells) return text;
	let used = 1;
	let head = "";
	for (const character of text) {
		used += widthOf(character);
		if (used > cells) break;
		head += character;
	}
	return `${head}…`;
}
function wrapCells(text, { cells, lines }) {
	const wrapped = [];
	let rest = text;
	while (cellWidth(rest) > cells && wrapped.length < lines - 1) {
		const head = fitCells(rest, cells + 1).slice(0, -1);
		const space = head.lastIndexOf(" ");
		const end = space > 0 ? space : head.length;
		wrapped.push(rest.slice(0, end));
		rest = rest.slice(end).trimStart();
	}
	return [...wrapped, fitCells(rest, cells)];
}
function padCells(text, cells) {
	return text + " ".repeat(Math.max(0, cells - cellWidth(text)));
}
function widthOf(character) {
	if (zero.test(character)) return 0;
	return wide.test(character) ? 2 : 1;
}
// src/core/report/terminal.ts
const codes = {
	pass: "32",
	xfail: "33",
	xpass: "34",
	fail: "31",
	error: "35",
	none: "90"
};
const minWidth = 40;
const indent = " ".repeat(9);
const gap = "  ";
const reasonLines = 3;
function terminalTable(rows, options) {
	if (rows.length === 0) return "";
	const width = Math.max(minWidth, options.width);
	const columns = fitColumns(rows, width);
	const standIn = commonStandIn(rows);
	const lines = rows.flatMap((row) => linesOf(row, {
		...options,
		width,
		columns,
		standIn
	}));
	return `${[
		...standIn === null ? [] : [`Stand-in, not ${visible(standIn, 100)}`, ""],
		headOf(columns, options),
		...lines
	].join("\n")}\n`;
}
function commonStandIn(rows) {
	const [first, ...others] = new Set(rows.filter(({ runDir }) => runDir !== null).map(({ standInFor }) => standInFor));
	return first === void 0 || others.length > 0 ? null : first;
}
function fitColumns(rows, width) {
	const widest = (head, text) => rows.reduce((most, row) => Math.max(most, cellWidth(text(row))), head.length);
	const verdict = widest("verdict", verdictText);
	const time = widest("time", timeText);
	const issues = widest("issue", issuesText);
	const experiment = widest("experiment", ({ experiment: name }) => visible(name, 64));
	const free = width - verdict - time - 6;
	const forIssues = Math.min(issues, Math.max(8, free - experiment));
	return {
		verdict,
		time,
		issues: forIssues,
		experiment: Math.min(experiment, Math.max(8, free - forIssues))
	};
}
function headOf({ verdict, experiment, time }, { color }) {
	return paint([
		padCells("verdict", verdict),
		padCells("experiment", experiment),
		padCells("time", time),
		"issue"
	].join(gap), {
		code: "2",
		color
	});
}
function linesOf(row, how) {
	const { columns, color, width } = how;
	const { tone } = statusLook(row.verdict);
	const cells = [
		paint(padCells(verdictText(row), columns.verdict), {
			code: `1;${codes[tone]}`,
			color
		}),
		padCells(fitCells(visible(row.experiment, 64), columns.experiment), columns.experiment),
		padCells(timeText(row), columns.time),
		fitCells(issuesText(row), columns.issues)
	];
	const why = how.standIn === null ? visible(row.headline, 500) : headlineWithoutStandIn(row);
	const reason = row.verdict === "PASS" ? [] : wrapCells(why, {
		cells: width - indent.length,
		lines: reasonLines
	});
	const place = row.runDir === null ? [] : [`${indent}${paint(visible(row.runDir, 4096), {
		code: "2",
		color
	})}`];
	return [
		cells.join(gap).trimEnd(),
		...reason.map((line) => `${indent}${line}`),
		...place
	];
}
function verdictText({ verdict }) {
	const { glyph, word } = statusLook(verdict);
	return `${glyph} ${word}`;
}
function timeText({ durationMs }) {
	return durationMs === null ? "" : formatDuration(durationMs);
}
function issuesText({ issues }) {
	const [first, ...others] = issues;
	if (first === void 0) return "";
	return `${visible(first, 200)}${others.length === 0 ? "" : ` +${String(others.length)}`}`;
}
function paint(text, how) {
	return how.color ? `\u001b[${how.code}m${text}\u001b[0m` : text;
}
// src/cli/table.ts
const maxColumns = 80;
function printTable(terminal, rows) {
	const shown = rows.map((row) => ({
		...row,
		runDir: row.runDir === null ? null : shownPath(row.runDir, terminal.cwd)
	}));
	terminal.out(terminalTable(shown, {
		color: terminal.colour,
		width: Math.min(maxColumns, terminal.outColumns())
	}));
}
export { wrapCells as i, cellWidth as n, fitCells as r, printTable as t };
