// SPDX-License-Identifier: Apache-2.0
// What the pointer does on the pictures: one crosshair through all of them, dragging to pan, Ctrl and wheel to zoom.

const axisNow = /** @type {HTMLElement} */ (document.getElementById('axis-now'));
const scrollers = [...document.querySelectorAll('.gantt')];
const crosshairs = plots.map((plot) => {
  const line = svgElement('line', { class: 'crosshair', y1: 0, y2: plot.svg.height.baseVal.value });
  line.setAttribute('visibility', 'hidden');
  plot.svg.append(line);
  return line;
});

const metricLines = [...document.querySelectorAll('polyline[data-key]')].map((line) => ({
  key: line.getAttribute('data-key'),
  places: (line.getAttribute('points') ?? '').split(' ').map((point) => Number(point.split(',')[0])),
  values: (line.getAttribute('data-values') ?? '').split(' '),
}));
const metricValues = [...document.querySelectorAll('tspan[data-key]')].map((text) => ({
  text,
  last: text.textContent,
  lines: metricLines.filter(({ key }) => key === text.getAttribute('data-key')),
}));

/** @param {ReturnType<typeof readPlot>} plot @param {MouseEvent} event Null beside the axis. */
function momentAt(plot, event) {
  const share = (event.clientX - plot.svg.getBoundingClientRect().left - plot.left) / plot.length;
  return share < 0 || share > 1 ? null : view.fromMs + share * (view.toMs - view.fromMs);
}

/** @param {number | null} ms */
function showMoment(ms) {
  for (const [index, line] of crosshairs.entries()) {
    const plot = plots[index];
    line.setAttribute('visibility', ms === null ? 'hidden' : 'visible');
    if (ms === null || plot === undefined) continue;
    const x = plot.left + ((ms - view.fromMs) / (view.toMs - view.fromMs)) * plot.length;
    line.setAttribute('x1', String(x));
    line.setAttribute('x2', String(x));
  }
  axisNow.textContent = ms === null ? '' : momentText(ms);
  const [plot] = plots;
  const place = ms === null || plot === undefined ? null : plot.left + (ms / endMs) * plot.length;
  for (const { text, last, lines } of metricValues) text.textContent = place === null ? last : valueAt(lines, place);
}

/** @param {number} ms */
function momentText(ms) {
  const run = runText(ms, 1);
  return Number.isNaN(wallStartMs) ? run : `${run} (${wallText(ms, true)} UTC)`;
}

/** @param {readonly (typeof metricLines)[number][]} lines @param {number} place Of the last scrape until then. */
function valueAt(lines, place) {
  for (const { places, values } of lines) {
    if (place < (places[0] ?? Infinity) || place > (places.at(-1) ?? -Infinity) + 1) continue;
    return values[places.findLastIndex((x) => x <= place)] ?? '–';
  }
  return '–';
}

for (const plot of plots) {
  const { svg } = plot;
  /** @type {null | { x: number, fromMs: number, toMs: number }} */
  let drag = null;
  svg.addEventListener('pointermove', (event) => {
    if (drag === null) return showMoment(momentAt(plot, event));
    const ms = ((drag.x - event.clientX) / plot.length) * (drag.toMs - drag.fromMs);
    const kept = Math.min(endMs - drag.toMs, Math.max(-drag.fromMs, ms));
    showStretch(drag.fromMs + kept, drag.toMs + kept);
  });
  svg.addEventListener('pointerleave', () => showMoment(null));
  svg.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || view.toMs - view.fromMs >= endMs) return;
    drag = { x: event.clientX, fromMs: view.fromMs, toMs: view.toMs };
    svg.setPointerCapture(event.pointerId);
  });
  for (const name of ['pointerup', 'pointercancel']) svg.addEventListener(name, () => (drag = null));
  svg.addEventListener(
    'wheel',
    (event) => {
      const ms = momentAt(plot, event);
      if (!event.ctrlKey || ms === null) return;
      event.preventDefault();
      zoomBy(event.deltaY > 0 ? 1.25 : 0.8, ms);
    },
    { passive: false },
  );
}

for (const scroller of scrollers) {
  scroller.addEventListener('scroll', () => {
    for (const other of scrollers) if (other.scrollLeft !== scroller.scrollLeft) other.scrollLeft = scroller.scrollLeft;
  });
}
