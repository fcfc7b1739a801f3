// SPDX-License-Identifier: Apache-2.0
/**
 * The page of a long run, in a process of its own: `fill RUN_DIR N` puts as much beside a timeline of N events as such a
 * run would leave (logs, metrics, spans), `report RUN_DIR` makes the page. Prints what it measured as JSON.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { dispatch } from '../../src/cli/dispatch.ts';
import { REPORT_FILE } from '../../src/rundir/layout.ts';

export interface ReportResult {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly bytes: number;
}

const STEP_MS = 3;
const SCRAPES = 2000;
const SERIES = 40;
const startMs = Date.UTC(2026, 10, 29, 15, 45);

function fill(runDir: string, events: number): void {
  const endMs = events * STEP_MS;
  const at = (ms: number): string => new Date(startMs + ms).toISOString();
  const write = (name: string, count: number, line: (index: number, ms: number) => string): void => {
    const file = path.join(runDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const lines = Array.from({ length: count }, (_, index) => line(index, (endMs * index) / count));
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
  };
  write('logs/gateway.log', events / 2, (index, ms) => {
    return `${at(ms)} ${index % 500 === 0 ? 'ERROR' : 'INFO'} request ${String(index)} answered`;
  });
  write('system/metrics/gateway.jsonl', Math.min(SCRAPES, events / 10), (index, atMs) => {
    const samples = Array.from({ length: SERIES }, (_, series) => ({
      ...{ name: `metric_${String(series % 10)}`, labels: { part: String(series) }, value: (index * series) % 97 },
    }));
    return JSON.stringify({ atMs, at: at(atMs), samples });
  });
  write('system/watch/otel.jsonl', events / 10, (index, atMs) => {
    const nano = (ms: number): string => `${String(Math.round(startMs + ms))}000000`;
    const span = {
      ...{ traceId: String(index).padStart(32, '0'), spanId: String(index).padStart(16, '0'), parentSpanId: null },
      ...{
        name: `call ${String(index % 12)}`,
        kind: 'server',
        startUnixNano: nano(atMs - 20),
        endUnixNano: nano(atMs),
      },
      status: { code: index % 100 === 0 ? 'error' : 'unset', message: '' },
      ...{ attributes: {}, resource: { 'service.name': 'gateway' } },
    };
    return JSON.stringify({ atMs, at: at(atMs), span });
  });
}

async function report(runDir: string): Promise<ReportResult> {
  const startedMs = performance.now();
  const ignored = (): undefined => undefined;
  const terminal = { colour: false, live: false, columns: () => 80, outColumns: () => 80, program: 'chaos' };
  const code = await dispatch(['report', runDir], { ...terminal, out: ignored, err: ignored, cwd: process.cwd() });
  if (code !== 0) throw new Error(`chaos report ended with exit code ${String(code)}`);
  const seconds = (performance.now() - startedMs) / 1000;
  const { user, system } = process.cpuUsage();
  return {
    ...{ seconds, cpuSeconds: (user + system) / 1e6, peakMegabytes: (process.resourceUsage().maxRSS * 1024) / 1e6 },
    bytes: fs.statSync(path.join(runDir, REPORT_FILE)).size,
  };
}

const [mode, runDir = '', events = '0'] = process.argv.slice(2);
if (mode === 'fill') fill(runDir, Number(events));
else process.stdout.write(`${JSON.stringify(await report(runDir))}\n`);
