import { t as formatDuration } from "./duration.js";
// src/core/report/text.ts
const unseen = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200d\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu;
const shortEscapes = {
	"\0": "\\0",
	"\n": "\\n",
	"\r": "\\r",
	"	": "\\t"
};
function visible(text, limit) {
	const { head, more } = cut(text, limit);
	const shown = head.replace(unseen, escapeUnseen);
	return more === 0 ? shown : `${shown}... (${String(more)} more)`;
}
function formatBytes(bytes) {
	if (bytes < 1e3) return `${String(bytes)} B`;
	if (bytes < 999950) return `${(bytes / 1e3).toFixed(1)} kB`;
	if (bytes < 99995e4) return `${(bytes / 1e6).toFixed(1)} MB`;
	return `${(bytes / 1e9).toFixed(1)} GB`;
}
function formatTime(ms) {
	return Math.round(ms) === 0 ? "0" : formatDuration(ms);
}
function count(n, noun, plural = `${noun}s`) {
	return `${String(n)} ${n === 1 ? noun : plural}`;
}
function listNames(names, most) {
	const shown = names.slice(0, most).map((name) => visible(name, 100));
	const more = names.length - shown.length;
	return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${String(more)} more`;
}
function compareNames(left, right) {
	const [a, b] = [left.split(/(\d+)/), right.split(/(\d+)/)];
	for (let i = 0; i < Math.min(a.length, b.length); i += 1) {
		const [x, y] = [a[i] ?? "", b[i] ?? ""];
		if (x === y) continue;
		const difference = i % 2 === 1 ? Number(x) - Number(y) : 0;
		if (difference !== 0) return difference;
		return x < y ? -1 : 1;
	}
	return a.length - b.length;
}
function cut(text, limit) {
	if (text.length <= limit) return {
		head: text,
		more: 0
	};
	const head = Array.from(text.slice(0, limit * 2)).slice(0, limit).join("");
	return {
		head,
		more: text.length - head.length
	};
}
function escapeUnseen(character) {
	const short = shortEscapes[character];
	if (short !== void 0) return short;
	const code = character.codePointAt(0) ?? 0;
	return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u{${code.toString(16)}}`;
}
export { listNames as a, formatTime as i, count as n, unseen as o, formatBytes as r, visible as s, compareNames as t };
