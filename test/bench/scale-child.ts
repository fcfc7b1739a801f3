// SPDX-License-Identifier: Apache-2.0
/** One run of test/fixtures/experiments/many.yaml by the command line in this process: `N`. Prints what the process cost as JSON. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Verdict } from '../../src/core/domain/documents.ts';
import { dispatch } from '../../src/cli/dispatch.ts';

export interface ScaleRun {
  readonly instances: number;
  readonly verdict: Verdict | null;
  readonly headline: string;
  readonly seconds: number;
  /** Of this process alone: hooks, gateway and sandboxes are others. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

const experiment = fileURLToPath(new URL('../fixtures/experiments/many.yaml', import.meta.url));
const entry = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));

async function main(instances: number): Promise<ScaleRun> {
  let out = '';
  // Also the watchdog is started as it would be by the command line.
  process.argv[1] = entry;
  const startedMs = performance.now();
  await dispatch(['run', experiment, '--set', `sandboxes=${String(instances)}`, '--seed', '7', '--json'], {
    out: (text) => (out += text),
    err: () => undefined,
    colour: false,
    live: false,
    columns: () => 80,
    outColumns: () => 80,
    cwd: process.cwd(),
    program: 'chaos',
  });
  const seconds = (performance.now() - startedMs) / 1000;
  const { user, system } = process.cpuUsage();
  const [run] = JSON.parse(out) as readonly Pick<ScaleRun, 'verdict' | 'headline'>[];
  const { verdict = null, headline = '' } = run ?? {};
  const peakMegabytes = (process.resourceUsage().maxRSS * 1024) / 1e6;
  return { instances, verdict, headline, seconds, cpuSeconds: (user + system) / 1e6, peakMegabytes };
}

process.stdout.write(`${JSON.stringify(await main(Number(process.argv[2])))}\n`);
