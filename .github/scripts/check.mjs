// SPDX-License-Identifier: Apache-2.0

// `npm test`: every static part, two at a time, then the tests. The output of a part is shown only when it fails. The
// last line is always the closing line `N passed, N failed, N skipped`, in which a failed part counts as a failure,
// also when the tests could not start.

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const atOnce = 2;
const closing = /^(\d+) passed, (\d+) failed, (\d+) skipped$/;
const bin = path.resolve('node_modules/.bin');
const environment = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` };

/** The slow ones first, so that the two lanes end together. */
const parts = [
  ['lint', 'eslint', '.', '--no-warn-ignored'],
  ['types', 'tsc', '--project', 'tsconfig.json'],
  ['types of the page', 'tsc', '--project', 'tsconfig.page.json'],
  ['types of core', 'tsc', '--project', 'tsconfig.core.json'],
  ['unused code', 'knip', '--no-progress', '--no-config-hints'],
  ['boundaries', 'depcruise', 'src', 'test', '--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
  ['dist', 'node', '.github/scripts/check-dist.mjs'],
  ['schema types', 'node', '.github/scripts/generate-types.mjs', '--check'],
  ['generated docs', 'node', '.github/scripts/generate-docs.mjs', '--check'],
  ['shell and yaml', 'node', '.github/scripts/check-scripts.mjs'],
  ['workflows', 'node', '.github/scripts/check-workflows.mjs'],
  ['format', 'biome', 'format', '.'],
].filter(([name]) => fs.existsSync('src/core') || name !== 'types of core');

const failedParts = await runParts();
process.exitCode = await runTests(failedParts);

async function runParts() {
  const queue = [...parts];
  let failed = 0;
  const lane = async () => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const [name, command, ...args] = part;
      const { code, seconds, output } = await captured(command, args);
      if (code !== 0) failed += 1;
      report(name, code === 0, seconds);
      if (code !== 0) console.log(`${output.trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return failed;
}

/** Forwards what vitest prints, but keeps its closing line back until everything else has been said. */
async function runTests(failedParts) {
  const started = performance.now();
  const child = spawn('vitest', ['run'], {
    env: { ...colourful(), CHAOS_CHECK_FAILED_PARTS: String(failedParts) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let counts;
  let rest = '';
  const forward = (line, end) => {
    const match = closing.exec(line);
    if (match !== null) counts = match.slice(1).map(Number);
    else process.stdout.write(line + end);
  };
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) forward(line, '\n');
  });
  const code = await exitOf(child);
  if (rest !== '') forward(rest, '\n');

  const [passed, failed, skipped] = counts ?? [0, failedParts, 0];
  const silentFailure = code !== 0 && failed === failedParts ? 1 : 0;
  report('tests', code === 0 && failed === failedParts, secondsSince(started));
  console.log(`\n${passed} passed, ${failed + silentFailure} failed, ${skipped} skipped`);
  return failed + silentFailure > 0 ? 1 : 0;
}

async function captured(command, args) {
  const started = performance.now();
  const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await exitOf(child, (error) => (output += error.message));
  return { code, output, seconds: secondsSince(started) };
}

/** The exit code; 1 for a signal, and for a command that could not be started. */
function exitOf(child, onError = (error) => console.error(error.message)) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      onError(error);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function colourful() {
  return process.stdout.isTTY && process.env.NO_COLOR === undefined
    ? { ...environment, FORCE_COLOR: '1' }
    : environment;
}

function secondsSince(started) {
  return (performance.now() - started) / 1000;
}

function report(name, ok, seconds) {
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
}
