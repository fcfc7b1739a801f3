// src/core/domain/duration.ts
const UNIT_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5
};
function parseDuration(text) {
	const match = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/.exec(text);
	const factor = match?.[2] === void 0 ? void 0 : UNIT_MS[match[2]];
	if (match === null || factor === void 0) throw new RangeError(`not a duration: ${text}`);
	return Math.round(Number(match[1]) * factor);
}
function formatDuration(ms) {
	if (ms < 1e3) return `${String(Math.round(ms))} ms`;
	if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 3600) return `${String(Math.floor(seconds / 60))} m ${pad(seconds % 60)} s`;
	return `${String(Math.floor(seconds / 3600))} h ${pad(Math.floor(seconds % 3600 / 60))} m`;
}
function pad(value) {
	return String(value).padStart(2, "0");
}
export { parseDuration as n, formatDuration as t };
