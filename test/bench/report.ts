// SPDX-License-Identifier: Apache-2.0
/** The page of runs of 1,000 to 1,000,000 events: what it costs to make and to open, with Allure 3 beside. */
import fs from 'node:fs';
import path from 'node:path';
import type { AppendResult } from './evidence-child.ts';
import { browserRows, fetchTool, hasBrowser, openOften } from './report-browser.ts';
import type { ReportResult } from './report-child.ts';
import type { Row, Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const SIZES = [1000, 100_000, 1_000_000] as const;
const AIMED = 100_000;
const ROUNDS = 3;
const LIMIT_MS = 10 * 60_000;
const ALLURE = 'allure@3.18.0';
const EVENTS_PER_RESULT = 100;
/** Allure keeps every step in memory: what it is given ends here. */
const ALLURE_MOST = 100_000;

const evidenceChild = new URL(import.meta.resolve('./evidence-child.ts')).pathname;
const reportChild = new URL(import.meta.resolve('./report-child.ts')).pathname;

export async function measureReport(bench: Workbench): Promise<Table> {
  const allure = await fetchTool(bench, ALLURE).catch((error: unknown) => String(error).slice(0, 200));
  const rows: Row[] = [];
  for (const events of SIZES) {
    const made = await makeReports(bench, events);
    rows.push(...reportRows(events, made.results), ...(await pageRows(bench, events, made.page)));
    rows.push(...(await allureRows(bench, events, { allure, seconds: made.results.map(({ seconds }) => seconds) })));
    fs.rmSync(made.folder, { recursive: true });
  }
  return {
    title: 'Report',
    rows,
    notes: [
      `A timeline of N events, N / 2 lines of log, N / 10 spans, up to 2,000 scrapes of 40 series; ${String(ROUNDS)} rounds, each in a process of its own, without its start.`,
      'Opened by file:// in a headless Chromium of its own; interactive: loaded, and a key was answered.',
      `Allure 3: the N events as steps of N / ${String(EVENTS_PER_RESULT)} results, one file; whole process. x anchor: ours, without process start.`,
      'Lighthouse, over http with gzip, as pages are hosted, on this machine with its mobile preset, counted as points short of 100.',
    ],
  };
}

interface Made {
  readonly folder: string;
  readonly page: string;
  readonly results: readonly ReportResult[];
}

async function makeReports(bench: Workbench, events: number): Promise<Made> {
  const folder = bench.folder('report');
  const child = (program: string, ...args: readonly string[]) =>
    bench.mustRun([process.execPath, program, ...args], { timeoutMs: LIMIT_MS });
  const appended = await child(evidenceChild, 'append', String(events), folder);
  const { runDir } = JSON.parse(appended.stdout) as AppendResult;
  await child(reportChild, 'fill', runDir, String(events));
  const results: ReportResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    results.push(JSON.parse((await child(reportChild, 'report', runDir)).stdout) as ReportResult);
  }
  return { folder, page: path.join(runDir, 'report.html'), results };
}

function reportRows(events: number, results: readonly ReportResult[]): readonly Row[] {
  const row = (what: string, unit: string, of: (result: ReportResult) => number): Row => {
    return { what: nameOf(events, what), unit, samples: results.map(of) };
  };
  const aimed = (measured: Row, below: number): Row => {
    return events === AIMED && !('why' in measured) ? { ...measured, aim: { of: 'median', below } } : measured;
  };
  return [
    aimed(
      row('report', 's', ({ seconds }) => seconds),
      2,
    ),
    row('processor time', 's', ({ cpuSeconds }) => cpuSeconds),
    row('peak memory', 'MB', ({ peakMegabytes }) => peakMegabytes),
    aimed(
      row('page', 'MB', ({ bytes }) => bytes / 1e6),
      5,
    ),
  ];
}

async function pageRows(bench: Workbench, events: number, page: string): Promise<readonly Row[]> {
  const served = { root: path.dirname(page), file: path.basename(page) };
  return await browserRows(bench, served, { name: nameOf(events, 'page'), audited: events <= AIMED });
}

async function allureRows(
  bench: Workbench,
  events: number,
  { allure, seconds }: { readonly allure: string; readonly seconds: readonly number[] },
): Promise<readonly Row[]> {
  const what = nameOf(events, 'Allure 3');
  if (events > ALLURE_MOST) return [{ what, why: 'not given that many' }];
  const program = path.join(allure, 'node_modules/allure/cli.js');
  if (!fs.existsSync(program)) return [{ what, why: `could not be fetched: ${allure}` }];
  const folder = bench.folder('allure');
  writeAllureResults(path.join(folder, 'results'), events);
  const argv = [process.execPath, program, 'awesome', 'results', '--single-file', '-o', 'out'];
  const { ms } = await bench.mustRun(argv, { cwd: folder, timeoutMs: LIMIT_MS });
  const page = path.join(folder, 'out/index.html');
  const [opened] = hasBrowser ? await openOften(page, 1) : [];
  const bytes = fs.statSync(page).size;
  fs.rmSync(folder, { recursive: true });
  return [
    { what, unit: 's', samples: [ms / 1000], anchor: seconds },
    { what: `${what}: page`, unit: 'MB', samples: [bytes / 1e6] },
    ...(opened === undefined ? [] : [{ what: `${what}: first paint`, unit: 'ms', samples: [opened.firstPaintMs] }]),
  ];
}

function writeAllureResults(folder: string, events: number): void {
  fs.mkdirSync(folder, { recursive: true });
  const start = Date.UTC(2026, 10, 29, 15, 45);
  for (let result = 0; result < events / EVENTS_PER_RESULT; result += 1) {
    const uuid = `00000000-0000-4000-8000-${String(result).padStart(12, '0')}`;
    const done = { status: 'passed', stage: 'finished', start, stop: start + 1, attachments: [], parameters: [] };
    const steps = Array.from({ length: EVENTS_PER_RESULT }, (_, step) => ({
      ...{ name: `event ${String(result * EVENTS_PER_RESULT + step)}`, ...done, steps: [] },
    }));
    const text = JSON.stringify({ uuid, historyId: uuid, name: `part ${String(result)}`, ...done, steps });
    fs.writeFileSync(path.join(folder, `${uuid}-result.json`), text);
  }
}

function nameOf(events: number, what: string): string {
  return `${events.toLocaleString('en-US')} events: ${what}`;
}
