// SPDX-License-Identifier: Apache-2.0
/** `npm run campaign -- fuzz`: spoiled inputs by the thousand; exit code 1 when one is read as it must not be. */
import { type FuzzReport, runFuzz } from './fuzz.ts';

const chunk = 1000;

export async function runFuzzCampaign(request: {
  readonly seed: string;
  readonly from: number;
  readonly inputs: number;
  readonly print: (line: string) => void;
}): Promise<number> {
  const { seed, from, inputs, print } = request;
  const startedMs = performance.now();
  print(`seed ${seed}, ${String(inputs)} inputs from ${String(from)}`);
  const reports: FuzzReport[] = [];
  for (let done = 0; done < inputs; done += chunk) {
    const report = await runFuzz({
      seed,
      from: from + done,
      inputs: Math.min(chunk, inputs - done),
      onFinding: ({ index, subject, what }) => print(`WRONG  input ${String(index)} (${subject}): ${what}`),
    });
    reports.push(report);
    if ((done / chunk) % 10 === 9) print(`       ${String(done + chunk)} inputs, ${secondsSince(startedMs)} s`);
  }
  const found = reports.reduce((sum, { findings }) => sum + findings.length, 0);
  for (const line of summarise(reports)) print(line);
  print(`${String(inputs)} inputs in ${secondsSince(startedMs)} s: ${String(found)} findings`);
  return found === 0 ? 0 : 1;
}

function summarise(reports: readonly FuzzReport[]): readonly string[] {
  const outcomes = new Map<string, number>();
  for (const [outcome, times] of reports.flatMap((report) => [...report.outcomes])) {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
  }
  const slowest = reports.flatMap((report) => report.slowest).sort((left, right) => right.cpuMs - left.cpuMs);
  const largest = (['manifest', 'run', 'undo'] as const).map((name) => {
    const bytes = Math.max(...reports.map(({ largestBytes }) => largestBytes[name]));
    return `${name} ${String(bytes)}`;
  });
  return [
    ...[...outcomes].sort().map(([outcome, times]) => `       ${String(times).padStart(7)}  ${outcome}`),
    ...slowest
      .slice(0, 5)
      .map(({ index, subject, cpuMs }) => `slow   input ${String(index)} (${subject}): ${cpuMs.toFixed(0)} ms of CPU`),
    `large  most bytes put out: ${largest.join(', ')}`,
  ];
}

function secondsSince(startedMs: number): string {
  return ((performance.now() - startedMs) / 1000).toFixed(1);
}
