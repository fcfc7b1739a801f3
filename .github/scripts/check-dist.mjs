// SPDX-License-Identifier: Apache-2.0

// Builds into a temporary folder and compares every byte with dist/. Fails on a file that differs, is missing or is extra.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'rolldown';
import config from '../../rolldown.config.mjs';

const built = fs.mkdtempSync(path.join(os.tmpdir(), 'dist-'));
try {
  const entries = Object.keys(config.input);
  if (entries.length > 0) {
    await build({ ...config, logLevel: 'warn', output: { ...config.output, dir: built, cleanDir: false } });
  }
  const problems = differences(built, path.resolve('dist'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('dist/ is not what the sources build: npm run build');
    process.exitCode = 1;
  } else {
    console.log(`${entries.length} entries, dist/ is up to date`);
  }
} finally {
  fs.rmSync(built, { recursive: true, force: true });
}

function differences(expected, actual) {
  const names = [...new Set([...filesOf(expected), ...filesOf(actual)])].sort();
  return names.flatMap((name) => {
    const [a, b] = [path.join(expected, name), path.join(actual, name)];
    if (!fs.existsSync(b)) return [`missing  dist/${name}`];
    if (!fs.existsSync(a)) return [`extra    dist/${name}`];
    return fs.readFileSync(a).equals(fs.readFileSync(b)) ? [] : [`differs  dist/${name}`];
  });
}

function filesOf(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
