// SPDX-License-Identifier: Apache-2.0
// Keys: j and k from row to row, Enter follows a row's evidence, / searches, Esc leaves, + - 0 zoom. And copying.

/** @param {1 | -1} way */
function focusRow(way) {
  const rows = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('main tbody tr')]).filter((row) =>
    row.checkVisibility(),
  );
  const here = document.activeElement?.closest('tbody tr') ?? null;
  const index = here === null ? -1 : rows.indexOf(/** @type {HTMLElement} */ (here));
  const next = rows[here === null && way === -1 ? rows.length - 1 : index + way];
  if (next === undefined) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
}

function startSearch() {
  if (logTools === null || logTools.hidden) return;
  logSearch.focus();
  logSearch.select();
  logTools.scrollIntoView({ block: 'start' });
}

function leave() {
  if (document.activeElement === logSearch || logSearch.value !== '') clearSearch();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** @type {Readonly<Record<string, () => void>>} */
const keys = {
  j: () => focusRow(1),
  k: () => focusRow(-1),
  '/': startSearch,
  Escape: leave,
  '+': () => zoomBy(1 / 2),
  '-': () => zoomBy(2),
  0: () => showStretch(0, endMs),
  Enter: () => {
    const row = document.activeElement;
    if (row !== null && row.matches('tbody tr')) row.querySelector('a')?.click();
  },
};

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
  if (event.ctrlKey || event.metaKey || event.altKey || (isTyping && event.key !== 'Escape')) return;
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
  if (act === undefined) return;
  if (event.key === '/' || event.key === 'j' || event.key === 'k') event.preventDefault();
  act();
});

const copyCommand = document.getElementById('copy-command');
const reproduceCommand = document.getElementById('reproduce-command');
if (copyCommand !== null && reproduceCommand !== null) {
  copyCommand.hidden = false;
  copyCommand.addEventListener('click', () => {
    navigator.clipboard.writeText(reproduceCommand.textContent).then(
      () => (copyCommand.textContent = 'Copied'),
      () => getSelection()?.selectAllChildren(reproduceCommand),
    );
  });
  copyCommand.addEventListener('blur', () => (copyCommand.textContent = 'Copy'));
}
