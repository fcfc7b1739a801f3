// SPDX-License-Identifier: Apache-2.0

// Stories of a pull request that says what it fixes, from the built files and on the stand-in: `command: run` without the
// change and with it, and what `command: comment` makes of its results.

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProofJob, flaky, keepsState, oneRestart, type ProofJob, shipped } from '../support/proof-job.ts';

vi.setConfig({ testTimeout: 300_000 });

let proof: ProofJob;

beforeEach(async () => {
  proof = await createProofJob();
});

test.for([
  {
    base: 'observed',
    head: 'fixed',
    row: '🔵 fix shown',
    says: 'fix shown.** It fails on the base and holds on the head',
    title: '🔵 Chaos: 1 fix shown',
  },
  {
    base: 'observed',
    head: 'observed',
    row: '🟡 fails on both',
    says: 'fix not shown.** It fails on the base and on the head',
    title: '🟡 Chaos: 1 fix not shown',
  },
  {
    base: 'fixed',
    head: 'fixed',
    row: '⚪ holds on both',
    says: 'nothing to prove.** It did not show on the base',
    title: '⚪ Chaos: 1 issue not seen on the base',
  },
  {
    base: 'fixed',
    head: 'observed',
    row: '❌ regression',
    says: 'regression.** It holds on the base and fails on the head',
    title: '❌ Chaos: 1 regression',
  },
])('$base as base and $head as head: $row', async ({ base, head, row, says, title }) => {
  proof.place(keepsState, { base: shipped, head: shipped });
  const { code, stdout } = await proof.prove([`standin:${base}`, `standin:${head}`], { experiments: keepsState });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(proof.results().runs.map(({ side, decidedBy, gateway }) => [side, decidedBy, gateway])).toEqual([
    ['base', 'base', `standin:${base}`],
    ['head', 'base', `standin:${head}`],
  ]);
  const told = await proof.comment();
  expect(told.title).toBe(`Stand-in, not OpenShell. ${title}`);
  expect(told.body).toMatch(/^\*\*Stand-in, not OpenShell\*\*/);
  expect(told.body).toContain(`| ${row} | closes NVIDIA/OpenShell\\#\u200b4910 | \`${keepsState}\` |`);
  expect(told.body).toContain(says);
  expect(told.body).toContain('Compared, with A the base and B the head: ');
  expect(told.body.includes('```diff')).toBe(head !== base && base === 'observed');
});

test('a flaky failure gets as many runs as decide it, and says how many those are', async () => {
  proof.place(oneRestart, { base: flaky, head: flaky });
  // With this seed the base's third, fourth and fifth run show it.
  const inputs = { experiments: oneRestart, seed: '43', repeat: '60' };
  const { code, stdout } = await proof.prove(['standin:4981', 'standin:fixed'], inputs);
  expect({ code, stdout }).toMatchObject({ code: 0 });
  const { runs } = proof.results();
  const outcomes = (side: string): string =>
    runs
      .filter((run) => run.side === side)
      .map(({ expectations: [one] }) => (one?.outcome === 'hit' ? 'H' : '.'))
      .join('');
  expect([outcomes('base'), outcomes('head')]).toEqual(['..HHH', '......']);
  const said = 'The base showed it in 3 of 5 runs, the head in 0 of 6 runs.';
  expect(stdout).toContain(`NVIDIA/OpenShell#4981: fix shown, probably fixed. ${said}`);
  expect(stdout).toContain('6 were needed for at most 5 %');
  expect((await proof.comment()).body).toContain(said);
});

test('too few runs are no fix, and how many are missing is said', async () => {
  proof.place(oneRestart, { base: flaky, head: flaky });
  await proof.prove(['standin:4981', 'standin:fixed'], { experiments: oneRestart, seed: '43', repeat: '3' });
  const told = await proof.comment();
  expect(told.title).toContain('1 fix without enough runs');
  expect(told.body).toMatch(
    /The base showed it in 1 of 3 runs, the head in 0 of 3 runs\. .*: 45 more clean runs of the head \\\(48 in all\\\) would/,
  );
  expect(told.body).not.toContain('```diff');
});

test('an experiment that the pull request edits decides both once more, and nothing of the base is overruled', async () => {
  const guard = shipped.replace(/^( +checks: )\[[^\]]+\](.*)$/gm, (line, key: string, rest: string) =>
    line.startsWith('    checks: [') ? `${key}[]${rest}` : line,
  );
  expect(guard).not.toBe(shipped);
  proof.place(keepsState, { base: shipped, head: guard });
  const { code, stdout } = await proof.prove(['standin:observed', 'standin:fixed'], { experiments: keepsState });
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(proof.results().runs.map(({ side, decidedBy, verdict }) => `${side!} ${decidedBy!} ${verdict}`)).toEqual([
    'base base XFAIL',
    'base head FAIL',
    'head base XPASS',
    'head head PASS',
  ]);
  const { body } = await proof.comment();
  expect(body).toContain('🔵 fix shown');
  expect(body).toContain(
    "Decided by the base commit's file: base 🟡 XFAIL, head 🔵 XPASS. By the file as this pull request edits it: base ❌ FAIL, head ✅ PASS.",
  );
  // It is a guard already.
  expect(body).not.toContain('```diff');
});

test('a pull request that hides the failure from its own experiment gains nothing', async () => {
  const blind = shipped.replace(/^( +checks: )\[[^\]]+\](.*)$/gm, '$1[]$2');
  proof.place(keepsState, { base: shipped, head: blind });
  await proof.prove(['standin:observed', 'standin:observed'], { experiments: keepsState });
  expect((await proof.comment()).body).toContain('🟡 fails on both');
});

test('a stand-in is refused by run where nobody allows it, and told as none by comment', async () => {
  proof.place(keepsState, { base: shipped, head: shipped });
  const refused = await proof.prove(['standin:observed', 'standin:fixed'], {
    experiments: keepsState,
    'allow-stand-in': 'false',
  });
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(
    /^::error::standin:observed is a stand-in, and no fix is claimed of what runs on one/m,
  );
  expect(fs.existsSync(path.join(proof.workspace, 'runs', keepsState))).toBe(false);

  await proof.prove(['standin:observed', 'standin:fixed'], { experiments: keepsState });
  const { title, body } = await proof.comment({ 'allow-stand-in': 'false' });
  expect(title).not.toContain('fix shown');
  expect(body).toContain('Stand-in, not OpenShell: no fix is claimed of what ran on it');
  expect(body).not.toContain('fix shown');
});
