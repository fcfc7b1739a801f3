// SPDX-License-Identifier: Apache-2.0
// Searching the lines of logs that are on the page, and opening what an address points at.

const logTools = document.getElementById('log-tools');
const logSearch = /** @type {HTMLInputElement} */ (document.getElementById('log-search'));
const logLevel = /** @type {HTMLSelectElement} */ (document.getElementById('log-level'));
const logFound = /** @type {HTMLElement} */ (document.getElementById('log-found'));
/** Read at the first search: a page may hold thousands of lines that nobody looks at. */
/** @type {ReturnType<typeof readLogs> | null} */
let knownLogs = null;
/** Which were open before the search opened others. */
/** @type {Set<HTMLDetailsElement> | null} */
let openBefore = null;

function readLogs() {
  const texts = [...document.querySelectorAll('#log-texts details')];
  return texts.map((text) => ({
    details: /** @type {HTMLDetailsElement} */ (text),
    lines: [...text.querySelectorAll('li')].map((line) => ({
      line,
      text: line.textContent.toLowerCase(),
      isError: line.className === 'error',
      isWarning: line.className === 'warn',
      isGap: line.className === 'gap',
    })),
  }));
}

function searchLogs() {
  const wanted = logSearch.value.toLowerCase();
  const level = logLevel.value;
  const isFiltered = wanted !== '' || level !== 'all';
  const logs = (knownLogs ??= readLogs());
  if (isFiltered) openBefore ??= new Set(logs.filter(({ details }) => details.open).map(({ details }) => details));
  let [found, all, files] = [0, 0, 0];
  for (const { details, lines } of logs) {
    let here = 0;
    for (const { line, text, isError, isWarning, isGap } of lines) {
      const fits = level === 'all' || isError || (level === 'warn' && isWarning);
      const shown = !isFiltered || (!isGap && fits && text.includes(wanted));
      if (line.hidden === shown) line.hidden = !shown;
      if (isGap) continue;
      all += 1;
      if (shown) here += 1;
    }
    found += here;
    if (here > 0) files += 1;
    details.hidden = isFiltered && here === 0;
    details.open = isFiltered ? here > 0 : (openBefore ?? new Set()).has(details);
  }
  if (!isFiltered) openBefore = null;
  logFound.textContent = isFiltered ? `${String(found)} of ${String(all)} lines, in ${String(files)} logs` : '';
}

let searchTimer = 0;

function clearSearch() {
  logSearch.value = '';
  logLevel.value = 'all';
  searchLogs();
}

function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target === null) return;
  if (target.hidden || target.closest('[hidden]') !== null) clearSearch();
  const details = target.closest('details');
  if (details === null) return;
  details.open = true;
  target.scrollIntoView({ block: 'center' });
}

if (logTools !== null) {
  logTools.hidden = document.querySelector('#log-texts li') === null;
  logSearch.addEventListener('input', () => {
    clearTimeout(searchTimer);
    searchTimer = setTimeout(searchLogs, 120);
  });
  logLevel.addEventListener('change', searchLogs);
}
addEventListener('hashchange', openTarget);
openTarget();
