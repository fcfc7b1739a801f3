import { n as UsageError } from "./errors2.js";
// src/standin/lib/duration.ts
const UNIT_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
const LONGEST_MS = 6048e5;
function parseDuration(text, what) {
	const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text);
	const unit = UNIT_MS[match?.[2] ?? ""];
	const valueMs = match === null || unit === void 0 ? NaN : Math.round(Number(match[1]) * unit);
	if (!(valueMs >= 0 && valueMs <= LONGEST_MS)) throw new UsageError(`${what} must be a duration such as 500ms, 10s or 2m, not "${text}"`);
	return valueMs;
}
function sleep(delayMs) {
	return new Promise((resolve) => {
		setTimeout(resolve, delayMs);
	});
}
async function poll(holds, limits) {
	const deadline = performance.now() + limits.timeoutMs;
	for (;;) {
		if (await holds()) return true;
		if (performance.now() >= deadline) return false;
		await sleep(limits.everyMs);
	}
}
export { poll as n, sleep as r, parseDuration as t };
