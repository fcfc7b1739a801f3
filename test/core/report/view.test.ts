// SPDX-License-Identifier: Apache-2.0

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { buildReproduceCommand } from '../../../src/core/report/reproduce.ts';
import { unseen } from '../../../src/core/report/text.ts';
import { noEvidence } from '../../../src/core/report/page-evidence.ts';
import { buildReportView } from '../../../src/core/report/view.ts';
import { hostileRun } from '../../support/hostile-run.ts';
import * as samples from '../../support/sample-runs.ts';

const makers = [samples.passRun, samples.failRun, samples.xfailRun, samples.xpassRun, samples.errorRun];

test.each(makers.map((make) => make()))('$verdict.verdict is word, glyph and tone, with the reason first', (run) => {
  const view = buildReportView(run);
  expect(view.verdict.word).toBe(run.verdict.verdict);
  expect(view.pageTitle).toBe(`${run.verdict.verdict}: ${run.verdict.experiment}`);
  expect(view.headline).toBe(run.verdict.headline);
  expect(view.standIn).toBeNull();
});

test('a stand-in is said once, apart from the reason', () => {
  const view = buildReportView(samples.standInRun());
  expect(view.standIn).toBe('Stand-in, not OpenShell');
  expect(view.headline).toBe(samples.xfailRun().verdict.headline);
});

test('a stand-in is said although only the manifest knows', () => {
  const run = samples.standInRun();
  expect(buildReportView({ ...run, verdict: { ...run.verdict, standInFor: null } }).standIn).toContain('Stand-in');
});

test('checks that need somebody to look come first', () => {
  const words = (run: samples.SampleRun): readonly string[] => buildReportView(run).checks.rows.map(({ word }) => word);
  expect(words(samples.failRun())[0]).toBe('failed');
  expect(words(samples.errorRun())[0]).toBe('undecided');
  expect(words(samples.xfailRun())).toEqual(['failed as expected', 'failed as expected', 'held', 'held']);
});

test('evidence is linked in the run directory, issues at GitHub', () => {
  const [row] = buildReportView(samples.xfailRun()).checks.rows;
  const file = 'workloads/counter/instances/counter-0/output/journal';
  const parts = ['workloads/', 'counter/', 'instances/', 'counter-0/', 'output/', 'journal:31'];
  expect(row?.evidence).toEqual({ text: `${file}:31`, parts, href: '#file1-31' });
  expect(row?.issues).toEqual([
    {
      text: 'NVIDIA/OpenShell#4910',
      parts: ['NVIDIA/', 'OpenShell#4910'],
      href: 'https://github.com/NVIDIA/OpenShell/issues/4910',
    },
  ]);
});

test('an instance that failed says why', () => {
  const [row] = buildReportView(samples.failRun()).instances.rows;
  expect(row).toMatchObject({ word: 'FAIL', instance: 'counter-1', lastState: 'Failed', exitCode: 'none' });
  expect(row?.detail).toBe('Error; supervisor is gone');
});

test('a choice by seed is shown with its candidates', () => {
  const [fault] = buildReportView(samples.failRun()).faults;
  expect(fault?.choice).toContain('1 of 4 of counter-0/supervisor, counter-1/supervisor');
  expect(fault?.choice).toContain('drawn by seed');
  expect(fault?.revert).toBe('cannot be undone');
});

test('inventories beyond the limit are counted', () => {
  const run = samples.errorRun();
  const one = { at: 'look', outcome: 'ok', reason: null, instances: [], items: [], atMs: 1, seq: 1 } as const;
  const inventories = Array.from({ length: 43 }, () => one);
  const state = { ...run.record.state, inventories };
  const view = buildReportView({ ...run, record: { ...run.record, state } });
  expect(view.inventories.rows).toHaveLength(40);
  expect(view.inventories.more).toBe('3 more in timeline.jsonl');
});

test('errors, leftovers and doubts about the record are said', () => {
  const run = samples.errorRun();
  const state = { ...run.record.state, ended: null, signals: ['SIGINT'], problems: [{ message: 'gap', seq: 3 }] };
  const view = buildReportView({ ...run, record: { ...run.record, state } });
  expect(view.errors.rows.map(({ code }) => code)).toEqual(['wait-timed-out', 'hook-failed']);
  expect(view.leftovers.rows.map(({ word, id }) => [word, id])).toEqual([
    ['still there', 'container counter-1 (chaos-counter-1)'],
  ]);
  expect(view.warnings).toEqual([
    'The timeline contradicts itself: gap',
    "The timeline's last line was torn; 118 bytes were left out.",
    'The timeline has no end: the harness did not live to write it.',
    'The run was told to stop: SIGINT.',
  ]);
});

test('operations that did not go well come apart from the others, with reason, exit code and output', () => {
  const { operations } = buildReportView(samples.changingRun());
  expect(operations.bad.map(({ operation, word, exitCode, note }) => [operation, word, exitCode, note])).toEqual([
    ['probe', 'failed', '1', 'ended with exit code 1: no answer'],
    ['last', 'no end', 'none', ''],
  ]);
  expect(operations.good.map(({ operation, target, head }) => [operation, target, head])).toEqual([
    ['more', 'sandbox-1', 'sandbox-1 is done'],
    ['less', 'sandbox-1', 'sandbox-1 is done'],
  ]);
  expect(operations.good[0]?.output).toEqual(['sandbox-1 is done', 'and more of it']);
  expect(operations.bad[0]?.evidence.href).toBe('timeline.jsonl');
});

test('of very many operations the failed ones are kept, and what is left out is counted', () => {
  const { operations } = buildReportView(samples.stopStartRun());
  expect([operations.bad.length, operations.good.length, operations.more]).toEqual([
    4,
    200,
    '116 more rows; all of it is in timeline.jsonl',
  ]);
});

test('what was left is said with what became of it, and inventories with what they found', () => {
  const view = buildReportView(samples.changingRun());
  expect(view.leftovers.title).toBe('1 thing still there when the record ends.');
  expect(view.leftovers.rows).toMatchObject([
    { word: 'still there', kind: 'volume', id: 'sandbox-0-x', instance: 'sandbox-0' },
    { word: 'removed by the sweep', kind: 'container', id: 'sandbox-0-x', instance: 'sandbox-0' },
  ]);
  expect(view.inventories.rows.map(({ name, found }) => [name, found])).toEqual([
    ['running', '1 container, 1 volume (of 1 instance)'],
    ['at the end, after everything was deleted', 'no answer'],
  ]);
});

test('what the sweep found nothing of is gone', () => {
  const run = samples.changingRun();
  const state = { ...run.record.state, sweep: { removed: [], left: [], seq: 1 } };
  const verdict = { ...run.verdict, leftovers: ['sandbox-0: gone after the shutdown'] };
  const { leftovers } = buildReportView({ ...run, record: { ...run.record, state }, verdict });
  expect(leftovers.title).toBe('The system did not delete it; nothing of it is left now.');
  expect(leftovers.rows).toMatchObject([{ word: 'gone after the shutdown', kind: 'instance', id: 'sandbox-0' }]);
});

test('where instances came from and what ended them is said, and so is a fault that was over early', () => {
  const view = buildReportView(samples.changingRun());
  const details = new Map(view.instances.rows.map(({ instance, detail }) => [instance, detail]));
  expect(details.get('sandbox-1')).toBe('created by more; deleted by the flow at 27.5 s');
  expect(details.get('prober-0')).toBe('a process beside the system; ended on purpose at 31.0 s');
  expect(details.get('sandbox-0')).toBe('not deleted, removed by the sweep');
  expect(view.faults[0]?.effect).toContain('over early at 16.0 s: it runs');
  expect(view.faults[0]?.revert).toBe('nothing left to undo at 20.3 s: it runs');
});

test('a replay names its run, secrets are named, and the recovery is timed', () => {
  const view = buildReportView(samples.changingRun());
  expect(view.facts.find(({ name }) => name === 'same choices as')?.value).toBe('20261128T101500Z-zz99yy');
  expect(view.facts.find(({ name }) => name === 'well again')?.value).toMatch(/after the last undo$/);
  expect(view.inputs.find(({ name }) => name === 'masked everywhere')?.value).toBe('the values of API_TOKEN');
});

test('lists are bounded and say what is left out', () => {
  const run = samples.largeRun();
  const files = Array.from({ length: 1000 }, (_, index) => ({ path: `logs/${String(index)}.log`, sizeBytes: 10 }));
  const view = buildReportView({ ...run, files });
  expect([view.checks.rows.length, view.checks.more]).toEqual([200, '101 more outcomes in verdict.json']);
  expect([view.files.rows.length, view.files.more]).toEqual([300, '700 more files in the run directory']);
  expect(view.files.total).toBe('1000 files, 10.0 kB');
});

test('no text of a hostile run is unseen or without a bound, and no address leaves the page', () => {
  const addresses: (string | null)[] = [];
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string') {
      expect(value.search(unseen)).toBe(-1);
      expect(value.length).toBeLessThan(12_000);
      if (key === 'href') addresses.push(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
    }
  };
  visit(buildReportView(hostileRun()), '');
  expect(addresses.length).toBeGreaterThan(0);
  const base = 'https://here.example/runs/x/report.html';
  const origins = addresses.map((address) => new URL(address ?? '', base));
  expect(origins.filter(({ href }) => !href.startsWith('https://here.example/runs/x/'))).toEqual([]);
});

test('the command to run it again can be pasted into bash', () => {
  const args = ['run', "it's", '$HOME `x` "y"', 'a\nb\u001b\u202e', '', '--set', 'lead=5s', '\\n', '*'];
  const command = buildReproduceCommand(args) ?? '';
  const script = `chaos() { printf '%s\\0' "$@"; }\n${command}`;
  const output = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8', env: { LC_ALL: 'C.UTF-8' } });
  expect(output.split('\0').slice(0, -1)).toEqual(args);
  expect(command.search(unseen)).toBe(-1);
  expect(buildReproduceCommand([])).toBeNull();
  expect(buildReproduceCommand(['x'.repeat(4000)])).toBeNull();
});

test('steps of the wall clock are said among what the run was made with, the first ones', () => {
  const run = samples.passRun();
  const clockSteps = [3_000, -500, 1, 2, 3, 4, 5].map((byMs, index) => ({ byMs, atMs: 12_300, seq: index }));
  const state = { ...run.record.state, clockSteps };
  const { provenance } = buildReportView({ ...run, record: { ...run.record, state } });
  const said = provenance.filter(({ name }) => name === 'wall clock').map(({ value }) => value);
  expect(said[0]).toBe('moved forward by 3.0 s at 12.3 s: set, or the machine was suspended');
  expect(said[1]).toContain('moved back by 500 ms');
  expect(said.slice(5)).toEqual(['moved 2 more times']);
});

test('a page without a check says why, in a sentence, and shows no counts', () => {
  const run = samples.passRun();
  const verdict = { ...run.verdict, verdict: 'not-applicable' as const, headline: 'it needs a policy', checks: [] };
  const view = buildReportView({ ...run, verdict });
  expect(view.headline).toBe('It needs a policy.');
  expect(view.counts).toEqual([]);
});

test('what is not there is said in words', () => {
  const { metrics, spans, logs, outputs } = buildReportView({ ...samples.passRun(), evidence: noEvidence });
  expect([metrics.empty, spans.empty, logs.empty, outputs.empty].every((text) => text !== null)).toBe(true);
  const { metrics: named } = buildReportView(samples.passRun());
  expect(named.notes).toContain('never_there of gateway, named by a check: never seen.');
});
