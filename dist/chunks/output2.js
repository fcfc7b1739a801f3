import { n as UsageError } from "./errors2.js";
// src/standin/openshell/output.ts
function print(line) {
	process.stdout.write(`${line}\n`);
}
function printJson(value) {
	print(JSON.stringify(value, null, 2));
}
function printTable(rows) {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	for (const row of rows) print(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}
function outputFormat(options) {
	const format = options.value("output") ?? "table";
	if (format !== "table" && format !== "json") throw new UsageError(`invalid value '${format}' for '--output': possible values are table, json`);
	return format;
}
function oneName(options) {
	const [name, extra] = options.positionals;
	if (name === void 0) throw new UsageError("the name of a sandbox is missing");
	if (extra !== void 0) throw new UsageError(`unexpected argument '${extra}'`);
	return encodeURIComponent(name);
}
function parsePairs(texts, option) {
	return Object.fromEntries(texts.map((text) => {
		const at = text.indexOf("=");
		if (at < 1) throw new UsageError(`invalid value '${text}' for '${option}': expected KEY=VALUE`);
		return [text.slice(0, at), text.slice(at + 1)];
	}));
}
export { printJson as a, print as i, outputFormat as n, printTable as o, parsePairs as r, oneName as t };
