// SPDX-License-Identifier: Apache-2.0

// Workflows, action.yml and the configuration of dependabot pass zizmor and actionlint, as .ci/run installs them. Each has
// to find a planted mistake first: a check that finds nothing anywhere is green too. Neither asks the network.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const timeoutMs = 120_000;
const tools = [
  {
    name: 'zizmor',
    args: ['--offline', '--no-progress', '--persona=auditor', '--strict-collection', '--config', '.github/zizmor.yml'],
    files: ['.github/workflows', '.github/dependabot.yml', 'action.yml'],
    finds: 'template-injection',
  },
  {
    name: 'actionlint',
    args: ['-no-color', '-config-file', '.github/actionlint.yaml'],
    files: fs.readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`),
    finds: 'potentially untrusted',
  },
];
const planted = `name: planted
on: issues
jobs:
  planted:
    runs-on: ubuntu-24.04
    steps:
      - run: echo "\${{ github.event.issue.title }}"
`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workflows-'));
try {
  const plantedFile = path.join(folder, 'planted.yml');
  fs.writeFileSync(plantedFile, planted);
  for (const problem of tools.flatMap((tool) => problemsOf(tool, plantedFile))) {
    console.error(problem);
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

/** A tool that is not there is a failure on a build machine, and a line elsewhere. */
function problemsOf({ name, args, files, finds }, plantedFile) {
  const trial = run(name, [...args, plantedFile]);
  if (trial.error?.code === 'ENOENT') {
    console.log(`${name} is not installed: nothing was checked with it`);
    return process.env.CI === undefined ? [] : [`${name} is not installed; .ci/run installs it`];
  }
  if (!trial.output.includes(finds) || trial.status === 0) {
    return [`${name} does not find a planted mistake (${finds}):\n${trial.output}`];
  }
  const { status, output } = run(name, [...args, ...files]);
  if (status === 0) console.log(`${name}: ${files.length} places`);
  return status === 0 ? [] : [output];
}

function run(command, args) {
  const { error, status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', timeout: timeoutMs });
  return { error, status, output: `${stdout ?? ''}${stderr ?? ''}${error === undefined ? '' : error.message}` };
}
