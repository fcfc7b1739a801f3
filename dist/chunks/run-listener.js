import { c as formatDuration, s as visible } from "./text.js";
import { n as createProgress } from "./run.js";
import { a as statusLook } from "./stand-in.js";
import { t as shownPath } from "./paths.js";
// src/cli/progress.ts
const redrawEveryMs = 250;
const maxRows = 12;
function createProgressDisplay(terminal) {
	return terminal.live ? createBlockDisplay(terminal) : createLineDisplay(terminal);
}
function createLineDisplay(terminal) {
	let progress = null;
	return {
		begin(plan) {
			progress = createProgress(plan);
		},
		event(event) {
			for (const line of progress?.observe(event) ?? []) terminal.err(`${line}\n`);
		},
		line: (text) => terminal.err(`${text}\n`),
		end() {
			progress = null;
		}
	};
}
function createBlockDisplay(terminal) {
	let progress = null;
	let timer = null;
	let lastEventAt = 0;
	let drawnRows = 0;
	function erase() {
		const up = drawnRows === 0 ? "" : `\u001b[${String(drawnRows)}A\u001b[0J`;
		drawnRows = 0;
		return up;
	}
	function draw() {
		if (progress === null) return;
		const rows = blockRows(progress.view(performance.now() - lastEventAt), terminal.columns());
		terminal.err(`${erase()}${rows.map((row) => `${row}\n`).join("")}`);
		drawnRows = rows.length;
	}
	return {
		begin(plan) {
			progress = createProgress(plan);
			lastEventAt = performance.now();
			timer = setInterval(draw, redrawEveryMs);
			timer.unref();
		},
		event(event) {
			progress?.observe(event);
			lastEventAt = performance.now();
		},
		line(text) {
			terminal.err(`${erase()}${text}\n`);
			draw();
		},
		end() {
			if (timer !== null) clearInterval(timer);
			timer = null;
			progress = null;
			terminal.err(erase());
		}
	};
}
function blockRows(view, columns) {
	const times = `${formatDuration(view.elapsedMs)} of at most ${formatDuration(view.limitMs)}`;
	const details = [
		...view.steps.map((step) => `step    ${step}`),
		...view.faults.map(({ text, leftMs }) => `fault   ${text}${leftMs === null ? "" : `, ${formatDuration(leftMs)} left`}`),
		...view.states.map((states) => `states  ${states}`)
	];
	const shown = details.slice(0, maxRows);
	const more = details.length - shown.length;
	return [
		`${view.experiment} on ${view.adapter}: ${view.phase}, ${times}`,
		...shown.map((row) => `  ${row}`),
		...more > 0 ? [`  and ${String(more)} more`] : []
	].map((row) => cut(row, columns - 1));
}
function cut(text, limitColumns) {
	const characters = Array.from(text);
	return characters.length <= limitColumns ? text : `${characters.slice(0, Math.max(1, limitColumns - 1)).join("")}…`;
}
// src/cli/run-listener.ts
function listenerFor(display, cwd) {
	return {
		notice: (text) => display.line(visible(text, 500)),
		opened(run, plan) {
			display.line(`${plan.experiment} on ${plan.adapter} (${plan.gateway}), seed ${plan.seed}`);
			display.line(`  ${shownPath(run.runDir, cwd)}`);
			display.begin(plan);
		},
		event: (event) => display.event(event),
		ended(result) {
			display.end();
			const { glyph, word } = statusLook(result.verdict);
			const took = result.durationMs === null ? "" : ` after ${formatDuration(result.durationMs)}`;
			display.line(`${glyph} ${word} ${result.experiment}${took}: ${visible(result.headline, 300)}`);
		}
	};
}
export { createProgressDisplay as n, listenerFor as t };
