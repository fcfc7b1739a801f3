// SPDX-License-Identifier: Apache-2.0
// Which rows of the overview are shown. What is asked for stands in the address, so that it can be sent to somebody.

const searchBox = /** @type {HTMLInputElement | null} */ (document.getElementById('search'));
const verdictChoice = /** @type {HTMLSelectElement | null} */ (document.getElementById('verdict'));
const shownCount = document.getElementById('shown');
const placeButtons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-place]:not(tr)')]);
const siteRows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('tr[data-row]')]);

/** @returns {Record<'q' | 'verdict' | 'place', string>} */
function readFilter() {
  const asked = new URLSearchParams(location.hash.slice(1));
  return { q: asked.get('q') ?? '', verdict: asked.get('verdict') ?? '', place: asked.get('place') ?? '' };
}

/** @param {Partial<Record<'q' | 'verdict' | 'place', string>>} change */
function writeFilter(change) {
  const next = { ...readFilter(), ...change };
  const asked = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''));
  history.replaceState(null, '', `#${asked.toString()}`);
  applyFilter();
}

function applyFilter() {
  if (searchBox === null || verdictChoice === null) return;
  const { q, verdict, place } = readFilter();
  if (searchBox.value !== q) searchBox.value = q;
  verdictChoice.value = verdict;
  const words = q.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const row of siteRows) {
    const text = (row.querySelector('th')?.textContent ?? '').toLowerCase();
    const fits =
      (place === '' || row.dataset['place'] === place) &&
      (verdict === '' || row.dataset['verdict'] === verdict) &&
      words.every((word) => text.includes(word));
    row.hidden = !fits && row.dataset['place'] !== undefined;
    shown += row.hidden ? 0 : 1;
  }
  for (const button of placeButtons) button.setAttribute('aria-pressed', String(button.dataset['place'] === place));
  if (shownCount !== null) shownCount.textContent = `${String(shown)} of ${String(siteRows.length)} rows.`;
}

// The words of a cell are there once; a mouse sees them too.
document.addEventListener('mouseover', (event) => {
  const cell = event.target instanceof Element ? event.target.closest('.cell') : null;
  cell?.setAttribute('title', cell.getAttribute('aria-label') ?? '');
});
searchBox?.addEventListener('input', () => writeFilter({ q: searchBox.value }));
verdictChoice?.addEventListener('change', () => writeFilter({ verdict: verdictChoice.value }));
for (const button of placeButtons) {
  button.addEventListener('click', () => writeFilter({ place: button.dataset['place'] ?? '' }));
}
addEventListener('hashchange', applyFilter);
applyFilter();
