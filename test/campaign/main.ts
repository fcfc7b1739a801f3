// SPDX-License-Identifier: Apache-2.0
/** `npm run campaign [-- --seed S] [--points N]`: many crash points, each printed; exit code 1 when one is wrong. */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { drawPoint, type PointResult, runPoint, runReference } from './crash-point.ts';

const atOnce = 4;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { seed: { type: 'string' }, points: { type: 'string', default: '200' } },
  });
  const { seed = String(randomInt(2 ** 32)), points } = values;
  const count = Number(points);
  if (!Number.isSafeInteger(count) || count < 1) {
    process.stderr.write(`--points ${points}: expected a whole number from 1\n`);
    return 2;
  }
  const startedMs = performance.now();
  const reference = await runReference();
  print(`seed ${seed}, ${points} points, ${String(reference.events)} events in a run that is not killed`);
  const results = await runAll(count, (index) => runPoint(drawPoint(seed, index, reference), reference));
  const wrong = results.filter(({ problems }) => problems.length > 0);
  const faulty = results.filter(({ before }) => before?.isFaulty === true).length;
  const slowestMs = Math.max(...results.map(({ recoveredMs }) => recoveredMs));
  print(
    `${points} points in ${secondsOf(performance.now() - startedMs)} s: ${String(wrong.length)} wrong; ` +
      `a fault showed before chaos recover in ${String(faulty)}; slowest recovery ${secondsOf(slowestMs)} s`,
  );
  return wrong.length === 0 ? 0 : 1;
}

async function runAll(count: number, work: (index: number) => Promise<PointResult>): Promise<readonly PointResult[]> {
  const results: PointResult[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) {
      const result = await work(index);
      results.push(result);
      print(describe(result));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

function describe({ point, lastEvent, recoveredMs, problems }: PointResult): string {
  const { index, afterSeq, alsoWatchdog } = point;
  const by = alsoWatchdog ? 'recover' : 'watchdog';
  const head = `point ${String(index)}: after seq ${String(afterSeq)} (${lastEvent}), ${by} ${secondsOf(recoveredMs)} s`;
  return problems.length === 0 ? `ok     ${head}` : [`WRONG  ${head}`, ...problems].join('\n         ');
}

function secondsOf(ms: number): string {
  return (ms / 1000).toFixed(2);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

process.exitCode = await main();
