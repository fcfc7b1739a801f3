// SPDX-License-Identifier: Apache-2.0

// Whole runs of the packaged command line on the stand-in with its docker driver, of both generations: shipped experiments
// give what is known of them, two runs leave each other alone, and nothing outlives a recovery.
// `npm run campaign -- docker-experiments` runs all shipped experiments as they are.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProcess } from '../../src/platform/processes.ts';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import { EXPECTED, type Generation } from '../campaign/docker/expected.ts';
import { findLeft, type Row, runRow, scopeLabelOf } from '../campaign/docker/run-row.ts';
import { containersWith, docker, whyNoDocker } from '../support/docker.ts';
import { thingsWith } from '../support/engine-left.ts';
import { runProgram, startProgram } from '../support/run-program.ts';
import { eventually, tempFolder } from '../support/temp.ts';
import { isRunning, killWithWatchdog } from '../support/watchdogs.ts';

/** Of a test: a guard for a crowded machine, no expectation. */
const limitMs = 180_000;
const program = 'dist/cli.js';
const short = ['ticks=16', 'tick-seconds=0.25', 'lead=1s'];
const roles: Readonly<Record<Generation, readonly (string | null)[]>> = { a: [null], n: ['sandbox', 'supervisor'] };

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

describe.skipIf(whyNoDocker !== null).for(['n', 'a'] as const)('generation %s', (generation) => {
  test('gives what is known of shipped experiments, two at once', { timeout: limitMs }, async () => {
    const oneAfterTheOther = async (): Promise<readonly Row[]> => [
      await run('hello-world', []),
      await run('gateway-kill-keeps-state', [...short, 'down=1s']),
    ];
    const [rows, row] = await Promise.all([oneAfterTheOther(), run('supervisor-kill', short)]);
    const problems = [...rows, row].map(({ expected, problems: found }) => [expected.id, found]);
    expect(problems).toEqual([
      ['hello-world', []],
      ['gateway-kill-keeps-state', []],
      ['supervisor-kill', []],
    ]);
  });

  test('leaves nothing when everything was killed and recovered', { timeout: limitMs }, async () => {
    const cwd = tempFolder();
    const gateway = `standin:observed,gen-${generation}`;
    const args = ['run', 'supervisor-kill', '--adapter', 'openshell-docker', '--gateway', gateway];
    const harness = startProgram(program, [...args, '--set', 'lead=5m', '--set', 'ticks=9999'], { cwd });
    await harness.printed('counter: 3 Running');
    const [runDir = ''] = fs.globSync('runs/*/*', { cwd }).map((name) => path.join(cwd, name));
    const scope = scopeLabelOf(runDir);
    expect(containersOf(scope)).toEqual(
      ['counter-0', 'counter-1', 'counter-2'].flatMap((name) => roles[generation].map((role) => [name, role])),
    );
    await killGateway(workDirPath(path.basename(runDir)));
    await killWithWatchdog(harness);
    expect(thingsWith(scope)).not.toEqual([]);

    const { code, stdout, stderr } = await runProgram(program, ['recover'], { cwd });
    expect({ code, said: `${stdout}${stderr}` }).toMatchObject({ code: 0 });
    expect(await findLeft(runDir)).toEqual([]);
  });

  function run(id: string, sets: readonly string[]): Promise<Row> {
    const expected = EXPECTED[generation].find((one) => one.id === id);
    if (expected === undefined) throw new Error(`nothing is expected of ${id}`);
    return runRow(expected, { generation, cwd: tempFolder(), seed: '1', sets });
  }
});

/** Names and roles of what carries the label; that all of it is OpenShell's is expected. */
function containersOf(label: string): readonly (readonly [string, string | null])[] {
  const found = containersWith(label).map((id): readonly [string, string | null] => {
    const labels = JSON.parse(docker('inspect', '--format', '{{json .Config.Labels}}', id)) as Record<string, string>;
    expect(labels).toMatchObject({
      'openshell.ai/managed-by': 'openshell',
      'openshell.ai/sandbox-id': expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      'openshell.ai/sandbox-workspace': 'default',
    });
    return [labels['openshell.ai/sandbox-name'] ?? '', labels['openshell.ai/isolation-role'] ?? null];
  });
  return found.sort((left, right) => (left.join(' ') < right.join(' ') ? -1 : 1));
}

/** SIGKILL to the gateway of a run, and to nobody who has its pid by chance. */
async function killGateway(workDir: string): Promise<void> {
  const pid = Number(fs.readFileSync(path.join(workDir, 'gateway.pid'), 'utf8'));
  const command = fs.readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').split('\0');
  expect(command).toEqual(expect.arrayContaining(['gateway', path.join(workDir, 'state')]));
  const startTime = readProcess(pid)?.startTime;
  process.kill(pid, 'SIGKILL');
  await eventually('the gateway is gone', () => !isRunning(pid) || readProcess(pid)?.startTime !== startTime);
}
