// SPDX-License-Identifier: Apache-2.0

// Stories of a proof that is cut off in the middle, and of its edit beside the lines of the pull request, from the built
// files and on the stand-in.

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { cancelStep } from '../support/action-job.ts';
import { leftOf } from '../support/processes.ts';
import { createProofJob, flaky, keepsState, oneRestart, type ProofJob, shipped } from '../support/proof-job.ts';
import { eventually } from '../support/temp.ts';
import { killWithWatchdog } from '../support/watchdogs.ts';

vi.setConfig({ testTimeout: 300_000 });

let proof: ProofJob;

beforeEach(async () => {
  proof = await createProofJob();
});

test('where the diff shows the lines, the edit is also a suggestion beside them that makes the guard', async () => {
  const added = shipped.replace(`id: ${keepsState}`, 'id: added');
  proof.place('added', { base: null, head: added });
  const lines = added.trimEnd().split('\n');
  const patch = [`@@ -0,0 +1,${String(lines.length)} @@`, ...lines.map((line) => `+${line}`)].join('\n');
  proof.github.world.pulls[0]!.files = [{ filename: 'chaos/experiments/added.yaml', patch }];
  const { code, stdout } = await proof.prove(['standin:observed', 'standin:fixed'], { experiments: 'added' });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  const { body } = await proof.comment();
  expect(body).toContain('Decided by the experiment that the pull request adds: the base has none.');
  expect(body).toContain('```diff');

  const [suggested, ...others] = proof.github.world.reviewComments;
  expect(others).toEqual([]);
  const { path: file, line = 0, startLine = line } = suggested!;
  expect({ file, lines: lines.slice(startLine - 1, line) }).toEqual({
    file: 'chaos/experiments/added.yaml',
    lines: ['    checks: [exited-ok, no-tick-lost]'],
  });
  expect(suggested!.body).toMatch(/^\*\*Stand-in, not OpenShell\*\*/);
  const [, after] = /```suggestion\n([\s\S]*?)\n```/.exec(suggested!.body)!;
  lines.splice(startLine - 1, line - startLine + 1, after!);
  fs.writeFileSync(path.join(proof.workspace, file), lines.join('\n'));
  const guarded = await proof.step({
    command: 'run',
    experiments: 'added',
    gateway: 'standin:fixed',
    adapter: 'standin',
  });
  expect(guarded.stdout).toContain('PASS added');
});

test.for([
  { how: 'cancelled', end: cancelStep, said: '1 fix not decided, 1 not run' },
  { how: 'killed', end: killWithWatchdog, said: '1 fix not decided, 1 run not to be trusted, 1 not run' },
])(
  'a proof that is $how in the middle of the head decides nothing, and no run of it is told as any other',
  async ({ end, said }) => {
    proof.place(keepsState, { base: shipped, head: shipped });
    proof.place(oneRestart, { base: flaky, head: flaky });
    const experiments = `${keepsState},${oneRestart}`;
    const main = proof.startProof(['standin:observed', 'standin:fixed'], { experiments });
    await main.printed(`${keepsState} on the head: standin:fixed`);
    const begun = (): readonly string[] => fs.globSync(`runs/${keepsState}/*/timeline.jsonl`, { cwd: proof.workspace });
    const isDown = (file: string): boolean =>
      fs.readFileSync(path.join(proof.workspace, file), 'utf8').includes('fault.effective');
    await eventually('the fault of the head is in effect', () => begun().filter(isDown).length === 2);
    await end(main);
    const post = await proof.job.post();
    expect({ code: post.code, stdout: post.stdout }).toMatchObject({ code: 0 });
    for (const file of begun()) expect(await leftOf(path.dirname(path.join(proof.workspace, file)))).toEqual([]);

    const { state, runs } = proof.results();
    expect(state).toBe('cancelled');
    const told = runs.map(({ experiment, side, verdict }) => `${experiment} ${side ?? 'no side'} ${verdict}`);
    expect(told.slice(0, 2)).toEqual([`${keepsState} base XFAIL`, `${keepsState} head ERROR`]);
    const rest = [...new Set(told.slice(2).map((line) => line.replace(' base ', ' head ')))];
    expect(rest).toEqual([`${oneRestart} head not-run`]);

    const { title, body } = await proof.comment();
    expect(title).toContain(`${said}; cancelled before everything had run`);
    expect(body).toContain('| ⚪ cancelled, not decided | closes NVIDIA/OpenShell\\#\u200b4910 |');
    expect(body).toContain(
      'Its job was cancelled, so nothing follows from it. Until then it had shown in 1 of 1 run of the base, and no run of the head was over.',
    );
    expect(body).not.toMatch(/fix shown|```diff|XPASS/);
    expect(proof.github.world.reviewComments).toEqual([]);
  },
);
