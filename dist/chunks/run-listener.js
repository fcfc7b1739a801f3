import { t as formatDuration } from "./duration.js";
import { s as visible } from "./text.js";
import { n as createProgress } from "./run.js";
import { a as statusLook } from "./stand-in.js";
import { t as shownPath } from "./paths.js";
import { n as cellWidth, r as fitCells } from "./table.js";
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
		result: (text) => terminal.err(`${text}\n`),
		end() {
			progress = null;
		}
	};
}
function createBlockDisplay(terminal) {
	let progress = null;
	let timer = null;
	let lastEventAt = 0;
	let drawn = [];
	function erase() {
		const rows = rowsOnScreen(drawn, terminal.columns());
		drawn = [];
		return rows === 0 ? "" : `\r\u001b[${String(rows)}A\u001b[0J`;
	}
	function draw() {
		if (progress === null) return;
		const rows = blockRows(progress.view(performance.now() - lastEventAt), terminal.columns());
		terminal.err(`${erase()}${rows.map((row) => `${row}\n`).join("")}`);
		drawn = rows;
	}
	function line(text) {
		terminal.err(`${erase()}${text}\n`);
		draw();
	}
	return {
		begin(plan) {
			progress = createProgress(plan);
			lastEventAt = performance.now();
			timer = setInterval(draw, redrawEveryMs);
			timer.unref();
		},
		event(event) {
			const lines = progress?.observe(event) ?? [];
			lastEventAt = performance.now();
			if (event.type === "signal.received") for (const text of lines) line(text);
		},
		line,
		result: (text) => line(fitCells(text, terminal.columns() - 1)),
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
		...view.operations.map((operation) => `doing   ${operation}`),
		...view.states.map((states) => `states  ${states}`)
	];
	const shown = details.slice(0, maxRows);
	const more = details.length - shown.length;
	return [
		`${view.experiment} on ${view.adapter}: ${view.phase}, ${times}`,
		...shown.map((row) => `  ${row}`),
		...more > 0 ? [`  and ${String(more)} more`] : []
	].map((row) => fitCells(row, columns - 1));
}
function rowsOnScreen(rows, columns) {
	return rows.reduce((sum, row) => sum + Math.max(1, Math.ceil(cellWidth(row) / columns)), 0);
}
// src/cli/run-listener.ts
function listenerFor(display, cwd) {
	return {
		notice: (text) => display.line(visible(text, 500)),
		opened(run, plan) {
			display.line(`${plan.experiment} on ${plan.adapter} (${plan.gateway})`);
			display.line(`  seed ${plan.seed}`);
			display.line(`  ${shownPath(run.runDir, cwd)}`);
			display.begin(plan);
		},
		event: (event) => display.event(event),
		ended(result) {
			display.end();
			const { glyph, word } = statusLook(result.verdict);
			const took = result.durationMs === null ? "" : ` after ${formatDuration(result.durationMs)}`;
			display.result(`${glyph} ${word} ${result.experiment}${took}: ${visible(result.headline, 300)}`);
		}
	};
}
export { createProgressDisplay as n, listenerFor as t };
