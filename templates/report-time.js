// SPDX-License-Identifier: Apache-2.0
// One stretch of time for all pictures of the page: zoom, pan, run time or wall time. Pictures without it are complete.

const axisTools = /** @type {HTMLElement} */ (document.getElementById('axis-tools'));
const wallSwitch = /** @type {HTMLButtonElement} */ (document.getElementById('wall-switch'));
const endMs = Number(axisTools.dataset.endMs);
const wallStartMs = axisTools.dataset.wallStart === '' ? NaN : Number(axisTools.dataset.wallStart);
const wallSteps = (axisTools.dataset.wallSteps ?? '')
  .split(' ')
  .filter((step) => step !== '')
  .map((step) => step.split(':').map(Number));
/** Places are known to a tenth of a pixel: beyond this, zooming shows where they were rounded. */
const mostZoom = 50;
const most = 10;
const tickSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 15e3, 3e4].concat(
  [1, 2, 5, 10, 15, 30, 60, 120, 360, 720, 1440].map((minutes) => minutes * 6e4),
);

const view = { fromMs: 0, toMs: endMs, wall: false };
const plots = [...document.querySelectorAll('svg.plot')].map(readPlot);

/** @param {Element} svg */
function readPlot(svg) {
  const axis = /** @type {Element} */ (svg.querySelector('.axis'));
  const [left, right] = [numberOf(axis, 'x1'), numberOf(axis, 'x2')];
  const ticks = /** @type {Element} */ (svg.querySelector('.ticks'));
  const grid = ticks.querySelector('line');
  return {
    svg: /** @type {SVGSVGElement} */ (svg),
    left,
    length: right - left,
    ticks,
    top: grid === null ? 0 : numberOf(grid, 'y1'),
    bottom: grid === null ? 0 : numberOf(grid, 'y2'),
    /** @type {readonly ((place: (x: number) => number, factor: number) => void)[] | null} */
    moves: null,
  };
}

/** @param {Element} element @param {string} name */
function numberOf(element, name) {
  return Number(element.getAttribute(name));
}

/** @param {Element} svg What moves when the stretch of time changes, read once. */
function movesOf(svg) {
  const all = [...svg.querySelectorAll('.zoomed rect, .zoomed line, .zoomed text, .zoomed circle, .zoomed polyline')];
  return [
    ...all.filter((element) => element.closest('.mark') === null).map(moveOf),
    ...[...svg.querySelectorAll('.zoomed .mark')].map((mark) => {
      const x = numberOf(/** @type {Element} */ (mark.querySelector('text')), 'x');
      return shiftBy(mark, x);
    }),
  ];
}

/** @param {Element} element @returns {(place: (x: number) => number, factor: number) => void} */
function moveOf(element) {
  const x = numberOf(element, 'x');
  switch (element.tagName) {
    case 'rect': {
      const least = numberOf(element, 'width');
      const given = element.getAttribute('data-w');
      const width = given === null ? least : Number(given);
      return (place, factor) => {
        element.setAttribute('x', String(place(x)));
        element.setAttribute('width', String(Math.max(given === null ? 0 : least, width * factor)));
      };
    }
    case 'line': {
      const at = numberOf(element, 'x1');
      return (place) => {
        element.setAttribute('x1', String(place(at)));
        element.setAttribute('x2', String(place(at)));
      };
    }
    case 'text':
      return shiftBy(element, x);
    case 'circle':
      return shiftBy(element, numberOf(element, 'cx'));
    default:
      return (place, factor) =>
        element.setAttribute('transform', `matrix(${String(factor)} 0 0 1 ${String(place(0))} 0)`);
  }
}

/** @param {Element} element @param {number} x @returns {(place: (x: number) => number) => void} */
function shiftBy(element, x) {
  return (place) => element.setAttribute('transform', `translate(${String(place(x) - x)} 0)`);
}

function drawAxis() {
  const span = view.toMs - view.fromMs;
  for (const plot of plots) {
    plot.moves ??= movesOf(plot.svg);
    const factor = endMs / span;
    const shift = (view.fromMs / span) * plot.length;
    /** @param {number} x */
    const place = (x) => plot.left + (x - plot.left) * factor - shift;
    for (const move of plot.moves) move(place, factor);
    drawTicks(plot, span);
  }
}

/** @param {ReturnType<typeof readPlot>} plot @param {number} span */
function drawTicks(plot, span) {
  const step = tickSteps.find((length) => span / length <= most) ?? Math.ceil(span / most / 864e5) * 864e5;
  const offset = view.wall ? wallMs(view.fromMs) - view.fromMs : 0;
  const parts = [];
  for (let at = Math.ceil((view.fromMs + offset) / step) * step; at - offset <= view.toMs; at += step) {
    const ms = at - offset;
    const x = plot.left + ((ms - view.fromMs) / span) * plot.length;
    const line = svgElement('line', { class: 'grid', x1: x, x2: x, y1: plot.top, y2: plot.bottom });
    const text = svgElement('text', { class: 'tick', x, y: 18 });
    text.textContent = view.wall ? wallText(ms, step % 1000 !== 0) : runText(ms, step);
    parts.push(line, text);
  }
  plot.ticks.replaceChildren(...parts);
}

/** @param {string} name @param {Readonly<Record<string, string | number>>} attributes */
function svgElement(name, attributes) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** @param {number} ms */
function wallMs(ms) {
  return wallSteps.reduce((sum, [atMs = 0, byMs = 0]) => (atMs <= ms ? sum + byMs : sum), wallStartMs + ms);
}

/** @param {number} ms @param {boolean} fine */
function wallText(ms, fine) {
  const text = new Date(Math.round(wallMs(ms))).toISOString();
  return text.slice(11, fine || !text.endsWith('.000Z') ? 23 : 19);
}

/** @param {number} ms @param {number} step `4.25 s`, `1:34`: with the digits that a step needs. */
function runText(ms, step) {
  if (Math.round(ms) === 0) return '0';
  if (endMs < 1000) return `${String(Math.round(ms))} ms`;
  const digits = step >= 1000 ? 0 : step >= 100 ? 1 : step >= 10 ? 2 : 3;
  if (endMs < 6e4) return `${(ms / 1000).toFixed(digits)} s`;
  const seconds = (ms % 6e4) / 1000;
  const rest = seconds.toFixed(digits).padStart(digits === 0 ? 2 : digits + 3, '0');
  const minutes = Math.floor(ms / 6e4);
  if (endMs < 36e5) return `${String(minutes)}:${rest}`;
  return `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}

let isDrawing = false;

/** @param {number} fromMs @param {number} toMs */
function showStretch(fromMs, toMs) {
  const span = Math.min(endMs, Math.max(endMs / mostZoom, toMs - fromMs));
  const middle = (fromMs + toMs) / 2;
  view.fromMs = Math.min(endMs - span, Math.max(0, middle - span / 2));
  view.toMs = view.fromMs + span;
  if (isDrawing) return;
  isDrawing = true;
  requestAnimationFrame(() => {
    isDrawing = false;
    drawAxis();
  });
}

/** @param {number} factor @param {number} aroundMs Below 1: closer. */
function zoomBy(factor, aroundMs = (view.fromMs + view.toMs) / 2) {
  const before = (aroundMs - view.fromMs) * factor;
  const after = (view.toMs - aroundMs) * factor;
  showStretch(aroundMs - before, aroundMs + after);
}

/** @param {number} share Of what is in sight. */
function panBy(share) {
  const ms = share * (view.toMs - view.fromMs);
  const kept = Math.min(endMs - view.toMs, Math.max(-view.fromMs, ms));
  showStretch(view.fromMs + kept, view.toMs + kept);
}

/** @type {Readonly<Record<string, () => void>>} */
const zooms = {
  in: () => zoomBy(1 / 2),
  out: () => zoomBy(2),
  left: () => panBy(-1 / 4),
  right: () => panBy(1 / 4),
  all: () => showStretch(0, endMs),
  fault: () => {
    const [from, to] = [Number(axisTools.dataset.faultFrom), Number(axisTools.dataset.faultTo)];
    const around = Math.max((to - from) / 4, endMs / mostZoom / 2);
    showStretch(from - around, to + around);
  },
};

for (const button of axisTools.querySelectorAll('button')) {
  const zoom = zooms[button.dataset.zoom ?? ''];
  if (zoom !== undefined) button.addEventListener('click', zoom);
  if (button.dataset.zoom === 'fault') button.hidden = axisTools.dataset.faultFrom === '';
}
wallSwitch.hidden = Number.isNaN(wallStartMs);
wallSwitch.addEventListener('click', () => {
  view.wall = !view.wall;
  wallSwitch.setAttribute('aria-pressed', String(view.wall));
  drawAxis();
});
