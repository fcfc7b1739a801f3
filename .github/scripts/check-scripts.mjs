// SPDX-License-Identifier: Apache-2.0

// Shell scripts parse and pass shellcheck; YAML files parse without errors and warnings (a key given twice is one).

import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parseAllDocuments } from 'yaml';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && fs.existsSync(file) && !file.startsWith('test/fixtures/'));
const shell = files.filter((file) => file === '.ci/run' || file.endsWith('.sh'));
const yaml = files.filter((file) => /\.ya?ml$/.test(file));

const problems = [...yaml.flatMap(yamlProblems), ...shell.flatMap(parseProblems), ...shellcheckProblems(shell)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${shell.length} shell scripts, ${yaml.length} YAML files`);

function yamlProblems(file) {
  const documents = parseAllDocuments(fs.readFileSync(file, 'utf8'));
  return documents.flatMap(({ errors, warnings }) =>
    [...errors, ...warnings].map((error) => `${file}: ${error.message}`),
  );
}

function parseProblems(file) {
  const run = spawnSync('bash', ['-n', file], { encoding: 'utf8' });
  return run.status === 0 ? [] : [run.stderr.trimEnd()];
}

/** Without shellcheck the scripts are only parsed; on a build machine that is a failure. */
function shellcheckProblems(scripts) {
  if (scripts.length === 0) return [];
  const run = spawnSync('shellcheck', ['--external-sources', ...scripts], { encoding: 'utf8' });
  if (run.error === undefined) return run.status === 0 ? [] : [run.stdout.trimEnd()];
  return process.env.CI === undefined ? [] : ['shellcheck is not installed'];
}
