// SPDX-License-Identifier: Apache-2.0
// Choosing two runs by clicking them, and showing both. Only paths that a site of ours has are ever opened.

const compareButton = document.getElementById('compare');
const compareStatus = document.getElementById('compare-status');
const runPath = /(?:^|\/)((?:runs\/\d{4}-\d{2}\/\d{2}|pr\/\d{1,10}\/runs)\/\d{8}T\d{6}Z-[a-z0-9]{6})\/index\.html$/;

/** @type {HTMLAnchorElement[]} */
let chosenRuns = [];

function isComparing() {
  return compareButton?.getAttribute('aria-pressed') === 'true';
}

/** @param {boolean} on */
function setComparing(on) {
  for (const link of chosenRuns) link.classList.remove('chosen');
  chosenRuns = [];
  compareButton?.setAttribute('aria-pressed', String(on));
  if (compareStatus !== null) compareStatus.textContent = on ? 'Click the first of two runs.' : '';
}

/** @param {HTMLAnchorElement} link */
function pathOfRun(link) {
  return runPath.exec(link.getAttribute('href') ?? '')?.[1];
}

/** @param {HTMLAnchorElement} link */
function chooseRun(link) {
  link.classList.add('chosen');
  chosenRuns.push(link);
  const [a, b] = chosenRuns.map(pathOfRun);
  if (b === undefined) {
    if (compareStatus !== null) compareStatus.textContent = `First: ${a ?? ''}. Now click the second.`;
    return;
  }
  location.href = `${compareButton?.dataset['compare'] ?? ''}#${new URLSearchParams({ a: a ?? '', b }).toString()}`;
  setComparing(false);
}

compareButton?.addEventListener('click', () => setComparing(!isComparing()));
document.addEventListener('click', (event) => {
  if (!isComparing() || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  if (link === null || pathOfRun(link) === undefined) return;
  event.preventDefault();
  chooseRun(link);
});

function showPair() {
  const pair = document.getElementById('pair');
  if (pair === null) return;
  const asked = new URLSearchParams(location.hash.slice(1));
  for (const name of ['a', 'b']) {
    const path = runPath.exec(`/${asked.get(name) ?? ''}/index.html`)?.[1];
    if (path === undefined) return;
    const address = `${pair.dataset['root'] ?? ''}${path}/index.html`;
    document.getElementById(`frame-${name}`)?.setAttribute('src', address);
    const link = document.getElementById(`link-${name}`);
    if (link !== null) link.textContent = path;
    link?.setAttribute('href', address);
    const id = document.getElementById(`id-${name}`);
    if (id !== null) id.textContent = path.split('/').at(-1) ?? '';
  }
  pair.hidden = false;
  for (const [name, hidden] of /** @type {const} */ ([
    ['hint', true],
    ['command', false],
  ])) {
    const part = document.getElementById(`compare-${name}`);
    if (part !== null) part.hidden = hidden;
  }
}

addEventListener('hashchange', showPair);
showPair();
