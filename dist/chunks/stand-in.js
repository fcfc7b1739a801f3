import { s as visible } from "./text.js";
// src/core/report/looks.ts
const statusLooks = {
	PASS: {
		word: "PASS",
		glyph: "✓",
		tone: "pass",
		emoji: "✅",
		phrase: "every check holds"
	},
	XFAIL: {
		word: "XFAIL",
		glyph: "◐",
		tone: "xfail",
		emoji: "🟡",
		phrase: "fails as the linked issue says"
	},
	XPASS: {
		word: "XPASS",
		glyph: "★",
		tone: "xpass",
		emoji: "🔵",
		phrase: "the linked issue did not show: a fix?"
	},
	FAIL: {
		word: "FAIL",
		glyph: "✕",
		tone: "fail",
		emoji: "❌",
		phrase: "fails, and no issue explains it"
	},
	ERROR: {
		word: "ERROR",
		glyph: "!",
		tone: "error",
		emoji: "🟣",
		phrase: "the run cannot be trusted"
	},
	"not-applicable": {
		word: "not applicable",
		glyph: "–",
		tone: "none",
		emoji: "⚪",
		phrase: "needs what this system is not"
	},
	"not-run": {
		word: "not run",
		glyph: "–",
		tone: "none",
		emoji: "⚪",
		phrase: "stopped before it began"
	},
	running: {
		word: "running",
		glyph: "…",
		tone: "none",
		emoji: "⏳",
		phrase: "still under way"
	}
};
function statusLook(status) {
	return statusLooks[status];
}
const urgency = [
	"FAIL",
	"ERROR",
	"XPASS",
	"XFAIL",
	"not-applicable",
	"not-run",
	"PASS"
];
function compareUrgency(left, right) {
	return urgency.indexOf(left) - urgency.indexOf(right);
}
function outcomeLook(outcome, expected) {
	switch (outcome) {
		case "held": return {
			word: "held",
			glyph: "✓",
			tone: "pass"
		};
		case "undecided": return {
			word: "undecided",
			glyph: "!",
			tone: "error"
		};
		case "failed": return expected ? {
			word: "failed as expected",
			glyph: "◐",
			tone: "xfail"
		} : {
			word: "failed",
			glyph: "✕",
			tone: "fail"
		};
	}
}
// src/core/report/stand-in.ts
function standInLine(verdict, record) {
	const name = verdict.standInFor ?? record?.manifest.system?.standInFor ?? record?.state.system?.standInFor ?? null;
	return name === null ? null : `Stand-in, not ${visible(name, 100)}`;
}
function headlineWithoutStandIn(verdict) {
	const headline = verdict.headline;
	const prefix = verdict.standInFor === null ? null : `Stand-in, not ${verdict.standInFor}`;
	const rest = prefix !== null && headline.startsWith(prefix) ? headline.slice(prefix.length) : headline;
	return visible(rest.replace(/^[\s.:;,]+/, ""), 500);
}
export { statusLook as a, outcomeLook as i, standInLine as n, compareUrgency as r, headlineWithoutStandIn as t };
