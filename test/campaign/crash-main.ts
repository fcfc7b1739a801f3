// SPDX-License-Identifier: Apache-2.0
/** `npm run campaign [-- crash]`: many crash points, each printed; exit code 1 when one is wrong. */
import { drawPoint, type PointResult, runPoint, runReference } from './crash-point.ts';

const atOnce = 4;

export async function runCrashCampaign(request: {
  readonly seed: string;
  readonly points: number;
  readonly print: (line: string) => void;
}): Promise<number> {
  const { seed, points, print } = request;
  const startedMs = performance.now();
  const reference = await runReference();
  print(`seed ${seed}, ${String(points)} points, ${String(reference.events)} events in a run that is not killed`);
  const results = await runAll(points, async (index) => {
    const result = await runPoint(drawPoint(seed, index, reference), reference);
    print(describe(result));
    return result;
  });
  const wrong = results.filter(({ problems }) => problems.length > 0);
  const faulty = results.filter(({ before }) => before?.isFaulty === true).length;
  const slowestMs = Math.max(...results.map(({ recoveredMs }) => recoveredMs));
  print(
    `${String(points)} points in ${secondsOf(performance.now() - startedMs)} s: ${String(wrong.length)} wrong; ` +
      `a fault showed before chaos recover in ${String(faulty)}; slowest recovery ${secondsOf(slowestMs)} s`,
  );
  return wrong.length === 0 ? 0 : 1;
}

async function runAll(count: number, work: (index: number) => Promise<PointResult>): Promise<readonly PointResult[]> {
  const results: PointResult[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) results.push(await work(index));
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
