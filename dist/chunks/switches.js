import { n as UsageError } from "./errors2.js";
// src/standin/lib/switches.ts
const BUG_SWITCHES = [
	"4910",
	"4910-policy",
	"4828",
	"4981",
	"4409",
	"supervisor-kill"
];
function parseSwitches(text) {
	if (text === "observed") return new Set(BUG_SWITCHES);
	if (text === "fixed" || text === "") return new Set();
	return new Set(text.split(",").map(parseSwitch));
}
function parseSwitch(text) {
	const found = BUG_SWITCHES.find((candidate) => candidate === text.trim());
	if (found === void 0) throw new UsageError(`unknown bug switch or profile "${text}"; known are observed, fixed, ${BUG_SWITCHES.join(", ")}`);
	return found;
}
function parseGeneration(text) {
	if (text === "a" || text === "n") return text;
	throw new UsageError(`unknown generation "${text}"; known are a, n`);
}
export { parseGeneration as n, parseSwitches as r, BUG_SWITCHES as t };
