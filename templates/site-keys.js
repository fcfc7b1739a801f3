// SPDX-License-Identifier: Apache-2.0
// Keys: j and k from row to row, Enter opens a row, / searches, c compares, Esc is everything again.

/** @param {1 | -1} way */
function focusSiteRow(way) {
  const rows = siteRows.filter((row) => !row.hidden);
  const here = /** @type {HTMLElement | null} */ (document.activeElement?.closest('tr[data-row]') ?? null);
  const place = here === null ? (way === 1 ? 0 : rows.length - 1) : rows.indexOf(here) + way;
  const next = rows[place];
  if (next === undefined) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function leaveAll() {
  if (isComparing()) return setComparing(false);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (searchBox !== null) writeFilter({ q: '', verdict: '', place: '' });
}

/** @type {Readonly<Record<string, () => void>>} */
const siteKeys = {
  j: () => focusSiteRow(1),
  k: () => focusSiteRow(-1),
  '/': () => searchBox?.focus(),
  c: () => compareButton?.click(),
  Escape: leaveAll,
  Enter: () => {
    const row = document.activeElement;
    if (row !== null && row.matches('tr[data-row]')) row.querySelector('a')?.click();
  },
};

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
  if (event.ctrlKey || event.metaKey || event.altKey || (isTyping && event.key !== 'Escape')) return;
  const act = Object.hasOwn(siteKeys, event.key) ? siteKeys[event.key] : undefined;
  if (act === undefined) return;
  if (event.key === '/') event.preventDefault();
  act();
});
