// SPDX-License-Identifier: Apache-2.0

// The dashboard's folder: its own script loads the runs, and on the blocks, under the flags of its compose file, the query
// of each panel and of the annotations returns samples. The images themselves are not started here.

import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { callCli } from '../support/run-cli.ts';
import { prometheusIsMissing, type PrometheusServer, startPrometheus } from '../support/prometheus.ts';

const recorded = path.resolve(import.meta.dirname, '../fixtures/runs');
const runs = ['pass', 'xfail'].map((name) => path.join(recorded, name));

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      { readonly image: string; readonly command?: readonly string[]; readonly volumes: readonly string[] }
    >
  >;
}

interface DashboardFile {
  readonly time: { readonly from: string; readonly to: string };
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  readonly annotations: { readonly list: readonly { readonly expr: string }[] };
  readonly links: readonly { readonly url: string }[];
}

let base: string;
let folder: string;
let server: PrometheusServer | undefined;

beforeAll(async () => {
  base = fs.mkdtempSync('/tmp/chaos-dashboard-');
  folder = path.join(base, 'out');
  const { code, stderr } = await callCli(['dashboard', ...runs, '--out', folder], { cwd: base });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  if (prometheusIsMissing) return;
  const blocks = path.join(base, 'blocks');
  fs.mkdirSync(blocks);
  const env = { PATH: process.env['PATH'], RUNS: path.join(folder, 'runs'), BLOCKS: blocks };
  for (const _time of ['first', 'again']) execFileSync('sh', [path.join(folder, 'load.sh')], { env, stdio: 'ignore' });
  const flags = (compose().services['prometheus']?.command ?? []).filter(
    (flag) => !/config\.file|tsdb\.path/.test(flag),
  );
  server = await startPrometheus({ blocks, config: path.join(folder, 'prometheus.yml'), flags });
});

afterAll(async () => {
  await server?.close();
  fs.rmSync(base, { recursive: true, force: true });
});

test('prometheus is there, in CI at least', () => {
  expect(prometheusIsMissing && process.env['CI'] === 'true').toBe(false);
});

test('images have versions, and every file that is mounted is there', () => {
  for (const { image, volumes } of Object.values(compose().services)) {
    expect(image).toMatch(/^[a-z]+\/[a-z]+:v?\d+\.\d+\.\d+$/);
    const mounted = volumes.filter((volume) => volume.startsWith('./')).map((volume) => volume.split(':')[0]!);
    expect(mounted.filter((file) => !fs.existsSync(path.join(folder, file)))).toEqual([]);
  }
});

test.skipIf(prometheusIsMissing)('each query of the dashboard returns samples, of one run as of all', async () => {
  const { panels, annotations, time, links } = dashboard();
  const queries = [...panels.flatMap(({ targets }) => targets), ...annotations.list].map(({ expr }) => expr);
  expect(queries.length).toBeGreaterThan(8);
  const run = new URL(links[1]!.url, 'http://x').searchParams;
  const whole = { run: '.*', from: Date.parse(time.from) / 1000, to: Date.parse(time.to) / 1000 };
  const one = { run: run.get('var-run')!, from: Number(run.get('from')) / 1000, to: Number(run.get('to')) / 1000 };
  for (const { run: name, from, to } of [whole, one]) {
    const step = Math.max(1, Math.ceil((to - from) / 10_000));
    for (const query of queries) {
      const series = await server!.queryRange(query.replaceAll('$run', name), { from, to, step });
      expect(series.flatMap(({ values }) => values).length, `${query} of ${name}`).toBeGreaterThan(0);
    }
  }
});

function compose(): Compose {
  return parse(fs.readFileSync(path.join(folder, 'compose.yml'), 'utf8')) as Compose;
}

function dashboard(): DashboardFile {
  return JSON.parse(fs.readFileSync(path.join(folder, 'grafana/chaos.json'), 'utf8')) as DashboardFile;
}
