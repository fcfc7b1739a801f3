// SPDX-License-Identifier: Apache-2.0

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { outcomeOfVerdict, outcomeWithout, type RunOutcome } from '../../src/app/outcome.ts';
import { evaluateRun } from '../../src/app/evaluate.ts';
import { sha256Of } from '../../src/app/sources.ts';
import { openShard, type ShardSetup } from '../../src/app/shard.ts';
import type { ShardResults, ShardRun } from '../../src/core/domain/documents.ts';
import { checkShardResults, MAX_RESULTS_BYTES } from '../../src/rundir/shard-file.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { shardDocument } from '../support/shard-results.ts';
import { tempFolder } from '../support/temp.ts';

const ports = createAppPorts();
const recorded = path.resolve(import.meta.dirname, '../fixtures/runs');
let temp: string;
let setup: ShardSetup;

beforeEach(() => {
  temp = tempFolder();
  const { shard, workflow, selectors, startedAt } = shardDocument();
  setup = { shard, workflow, selectors, startedAt, jobs: 4, gateway: 'auto', runsDir: path.join(temp, 'runs') };
});

test('every recorded run is in it with the edit of each expectation', () => {
  const shard = openShard(ports, setup);
  const outcomes = fs.globSync('*/manifest.json', { cwd: recorded }).map((name) => recordedOutcome(path.dirname(name)));
  expect(outcomes.length).toBeGreaterThan(5);
  for (const outcome of outcomes) shard.add(outcome);
  shard.finish({ state: 'complete', artifact: 'chaos-runs-chaos-all-1' });
  const { runs, state, jobs } = read(shard.file);
  expect(jobs).toBe(4);
  expect(state).toBe('complete');
  expect(runs.map(({ verdict }) => verdict)).toEqual(outcomes.map(({ verdict }) => verdict));
  expect(runs.every(({ place, experiment, runId }) => place?.path === `${experiment}/${String(runId)}`)).toBe(true);
  expect(runs.some(({ headline }) => headline.includes('details left out'))).toBe(false);
  const known = runs.flatMap(({ expectations }) => expectations).filter(({ outcome }) => outcome !== 'guard');
  expect(known.length).toBeGreaterThan(0);
  expect(known.every(({ edit }) => edit?.after.some((line) => line.includes('checks: []')) === true)).toBe(true);
});

test('of a known failure the instances are counted that it is about, not all that its checks looked at', () => {
  const about = (instances: string): ShardRun['expectations'][number]['instances'] | undefined => {
    const shard = openShard(ports, { ...setup, shard: `${setup.shard}-${String(instances.length)}` });
    shard.add(recordedOutcome('xfail', { from: '    checks: [exited-ok', to: `${instances}    checks: [exited-ok` }));
    return read(shard.file).runs[0]?.expectations[0]?.instances;
  };
  expect(about('')).toEqual({ hit: 3, all: 3 });
  expect(about('    instances: [counter-1]\n')).toEqual({ hit: 1, all: 1 });
});

test('a process that dies leaves what was decided, as of a cancelled job, and the next one goes on', () => {
  openShard(ports, setup).add(notRun('one'));
  const next = openShard(ports, setup);
  expect(read(next.file)).toMatchObject({ state: 'cancelled', runs: [{ experiment: 'one', cancelled: true }] });
  next.add(notRun('two'));
  next.finish({ state: 'cancelled', artifact: null });
  expect(read(next.file).runs.map(({ experiment }) => experiment)).toEqual(['one', 'two']);
});

test('the file of an earlier attempt, or one that is no results.json, is not gone on with', () => {
  const first = openShard(ports, setup);
  first.add(notRun('one'));
  const again = openShard(ports, { ...setup, workflow: { ...setup.workflow, runAttempt: 2 } });
  again.finish({ state: 'complete', artifact: null });
  expect(read(first.file).runs).toEqual([]);
  for (const text of ['{', '{"runs":[{}]}', '[]']) {
    fs.writeFileSync(first.file, text);
    const shard = openShard(ports, setup);
    shard.finish({ state: 'failed', problem: 'x'.repeat(5000), artifact: null });
    expect(read(first.file)).toMatchObject({ runs: [], state: 'failed', problem: `${'x'.repeat(1997)}...` });
  }
});

test.for([{ pictures: true }, { pictures: false }])(
  'more than fits: pictures go first, then runs, which are counted (pictures: $pictures)',
  ({ pictures }) => {
    const first = openShard(ports, setup);
    first.add(recordedOutcome('fail'));
    first.add(notRun('one'));
    const document = read(first.file);
    const [run, small] = document.runs;
    const large = {
      ...run!,
      chart: pictures ? run!.chart : [],
      leftovers: Array.from({ length: 10 }, () => 'x'.repeat(300)),
    };
    fs.writeFileSync(first.file, JSON.stringify({ ...document, runs: fill(large, small!) }));
    const before = read(first.file).runs.length;

    const shard = openShard(ports, setup);
    for (let i = 0; i < 12; i += 1) shard.add(notRun('two'));
    shard.finish({ state: 'complete', artifact: null });
    expect(fs.statSync(shard.file).size).toBeLessThanOrEqual(MAX_RESULTS_BYTES);
    const result = read(shard.file);
    expect(result.runs.length + result.omittedRuns).toBe(before + 12);
    expect(result.omittedRuns > 0).toBe(!pictures);
    expect(result.runs.every(({ chart }) => chart.length === 0)).toBe(true);
  },
);

/** Runs that just fit. */
function fill(large: ShardRun, small: ShardRun): readonly ShardRun[] {
  const runs: ShardRun[] = [];
  let left = MAX_RESULTS_BYTES - 2000;
  for (const run of [large, small]) {
    const bytes = JSON.stringify(run).length + 1;
    for (; left > bytes; left -= bytes) runs.push(run);
  }
  return runs;
}

/** Of a copy of the run, with some text of its experiment replaced as if it had always been so. */
function recordedOutcome(name: string, edit = { from: '', to: '' }): RunOutcome {
  const runDir = path.join(temp, name);
  fs.cpSync(path.join(recorded, name), runDir, { recursive: true });
  const [experiment, manifest] = [path.join(runDir, 'experiment.yaml'), path.join(runDir, 'manifest.json')];
  const text = fs.readFileSync(experiment, 'utf8');
  const edited = text.replace(edit.from, edit.to);
  fs.writeFileSync(experiment, edited);
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace(sha256Of(text), sha256Of(edited)));
  return outcomeOfVerdict(evaluateRun(ports, runDir).verdict, { runDir, seed: '1' });
}

function notRun(experiment: string): RunOutcome {
  return outcomeWithout({ experiment, adapter: 'standin' }, 'not-run', { headline: 'SIGINT came before it began' });
}

function read(file: string): ShardResults {
  const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect(checkShardResults(value)).toBeNull();
  return value as ShardResults;
}
