// SPDX-License-Identifier: Apache-2.0

// What no other lint looks at: headers, leftovers, sizes, words that belong elsewhere, and that importing a module does
// nothing. Looks at what is tracked and at what could be added, so that a new file is seen before its first commit.

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(path.join(root, file)) && !/^(dist|test\/fixtures)\//.test(file));
const texts = new Map(
  files
    .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')] as const)
    .filter(([, text]) => !text.includes('\0')),
);
const self = 'test/lint/tidy.test.ts';

const maxSourceLines = 400;

/** Words of the product's own surface; its name alone may stand anywhere. */
const productWords = [
  ...['openshell sandbox', 'openshell policy', 'openshell gateway', 'openshell logs', 'openshell status'],
  ...['openshell-gateway', 'openshell-sandbox', 'openshell-supervisor', 'gateway.toml'],
  ...['--restart-policy', '--no-tty', '--disable-tls', '--db-url', '--compute-driver', '--driver-config-json'],
  ...['Provisioning', 'ControlSupervisorExited', 'MainProcessExited', 'BackendResourceMissing', 'StartFailed'],
  ...['openshell.ai/', 'reconcile.sandboxes', 'OPENSHELL_'],
  ...['Started sandbox during gateway startup', 'Failed to start sandbox during gateway startup'],
  ...['Shutdown signal received', 'Sandbox start sweep complete', 'Sandbox phase changed'],
  ...['Sandbox failed to become ready', 'Store reconciliation sweep failed'],
];

test('every source file has the SPDX header', () => {
  const sources = filesMatching(/\.(ts|mjs|cjs|js|css|ya?ml|sh|hbs)$|^\.ci\//);
  expect(sources.filter((file) => !head(file).includes('SPDX-License-Identifier: Apache-2.0'))).toEqual([]);
});

test('nothing is left to do in a comment', () => {
  expect(linesMatching(/\b(?:FIX|TO)(?:ME|DO)\b/, filesMatching(/\.(ts|mjs|ya?ml|sh|hbs|md)$/))).toEqual([]);
});

test('no test is switched off or alone', () => {
  const tests = filesMatching(/^test\/.*\.ts$/).filter((file) => file !== self);
  expect(linesMatching(/\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|todo)\b/, tests)).toEqual([]);
});

test('a document has exactly one title', () => {
  const titles = (file: string): number => withoutCode(textOf(file)).match(/^# \S/gm)?.length ?? 0;
  expect(filesMatching(/\.md$/).filter((file) => titles(file) !== 1)).toEqual([]);
});

test('source files stay readable in one sitting', () => {
  const sources = filesMatching(/^src\/.*\.ts$/).filter((file) => !file.startsWith('src/schema/generated/'));
  const long = sources.map((file) => ({ file, lines: textOf(file).split('\n').length }));
  expect(long.filter(({ lines }) => lines > maxSourceLines)).toEqual([]);
});

test("the product's words stand in its adapters, src/gateway and src/standin alone", () => {
  const elsewhere = filesMatching(/^src\//).filter((file) => !/^src\/(gateway|standin)\//.test(file));
  const words = new RegExp(productWords.map(wholeWord).join('|'));
  expect(linesMatching(words, elsewhere)).toEqual([]);
});

test('no file names a path of the machine it was written on', () => {
  const homes = ['work', 'root', 'home'].join('|');
  expect(linesMatching(new RegExp(`(?<![\\w.$}*~/-])/(?:${homes})/`), [...texts.keys()])).toEqual([]);
});

test('no file names a package registry', () => {
  const hosts = ['npmjs org', 'yarnpkg com', 'deb debian org', 'pythonhosted org', 'crates io'];
  const pattern = new RegExp(hosts.map((host) => `\\b${host.replaceAll(' ', '[.]')}\\b`).join('|'));
  expect(linesMatching(pattern, [...texts.keys()])).toEqual([]);
});

test('templates escape everything', () => {
  expect(linesMatching(/\{\{\{|\{\{~?&/, filesMatching(/^templates\//))).toEqual([]);
});

test('importing a module has no effect', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tidy-'));
  const modules = filesMatching(/^src\/.*\.ts$/).filter(
    (file) => !/^src\/[^/]+\/(main|post|entry|artifact-worker)\.ts$/.test(file),
  );
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', importAll], {
    cwd: folder,
    env: {},
    encoding: 'utf8',
    input: JSON.stringify(modules.map((file) => path.join(root, file))),
    timeout: 15_000,
  });
  const written = fs.readdirSync(folder);
  fs.rmSync(folder, { recursive: true });

  expect({ status: run.status, stderr: run.stderr, stdout: run.stdout, written }).toEqual({
    status: 0,
    stderr: '',
    stdout: '',
    written: [],
  });
});

/** Imports each module and names those after which the process listens to, holds open or was told something new. */
const importAll = `
import { pathToFileURL } from 'node:url';
import { text } from 'node:stream/consumers';
const files = JSON.parse(await text(process.stdin));
const state = () => JSON.stringify({
  events: process.eventNames().map(String).sort(),
  env: Object.keys(process.env).sort(),
  exitCode: process.exitCode,
  cwd: process.cwd(),
  open: process.getActiveResourcesInfo().filter((kind) => !/FSReq|Pipe/.test(kind)).sort(),
  globals: Object.keys(globalThis).sort(),
});
for (const file of files) {
  const before = state();
  try {
    await import(pathToFileURL(file));
  } catch (error) {
    console.error(file, error);
    process.exitCode = 1;
    continue;
  }
  if (state() !== before) console.error(file + ' has an effect when it is imported:\\n  ' + before + '\\n  ' + state());
}
`;

function filesMatching(pattern: RegExp): string[] {
  return [...texts.keys()].filter((file) => pattern.test(file));
}

function linesMatching(pattern: RegExp, among: readonly string[]): string[] {
  return among.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 160)}`] : [])),
  );
}

function textOf(file: string): string {
  return texts.get(file) ?? '';
}

function head(file: string): string {
  return textOf(file).split('\n', 3).join('\n');
}

function wholeWord(text: string): string {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `${/^\w/.test(text) ? '\\b' : ''}${literal}${/[A-Za-z]$/.test(text) ? '\\b' : ''}`;
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
}
