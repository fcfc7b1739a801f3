// SPDX-License-Identifier: Apache-2.0
/** What publishing one run into a local site costs, as its history grows; and what its pages cost a reader. */
import fs from 'node:fs';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { openSiteFolder } from '../../src/app/site-folder.ts';
import { publishRuns, type SiteResult } from '../../src/app/site.ts';
import { LOCAL_PROVENANCE } from '../../src/core/publish/provenance.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { publishTo, sampleRun } from '../support/site-runs.ts';
import { browserRows } from './report-browser.ts';
import type { Row, Table } from './table.ts';
import type { Workbench } from './workbench.ts';

const recorded = path.resolve(import.meta.dirname, '../fixtures/runs/xfail');
const sizes = [0, 99, 999, 9999] as const;
const repeats = 5;
/** Like real histories: most runs are of a few experiments. */
const strata = 9;

interface Published extends SiteResult {
  readonly seconds: number;
  /** Of what was written, compressed file by file as git does it. */
  readonly packedBytes: number;
}

export async function measureSite(bench: Workbench): Promise<Table> {
  const rows: Row[] = [];
  const anchors: { bytes?: readonly number[]; packed?: readonly number[]; seconds?: readonly number[] } = {};
  for (const size of sizes) {
    const dir = bench.folder('site');
    const results: Published[] = [];
    if (size > 0) await fill(dir, size);
    for (let n = 0; n < repeats; n += 1) results.push(await publishOne(bench, dir, n));
    const what = `run ${String(size + 1)}`;
    const bytes = results.map(({ bytesWritten }) => bytesWritten / 1000);
    const packed = results.map(({ packedBytes }) => packedBytes / 1000);
    const seconds = results.map((each) => each.seconds);
    if (size === 99) Object.assign(anchors, { bytes, packed, seconds });
    rows.push({ what: `${what}: files`, unit: 'files', samples: results.map(({ filesWritten }) => filesWritten) });
    rows.push({ what: `${what}: written`, unit: 'kB', samples: bytes, ...anchorOf(anchors.bytes) });
    rows.push({ what: `${what}: compressed`, unit: 'kB', samples: packed, ...anchorOf(anchors.packed) });
    rows.push({ what: `${what}: time`, unit: 's', samples: seconds, ...anchorOf(anchors.seconds) });
    rows.push(...sizeRows(dir, { file: 'index.html', name: `${what}: overview` }));
    if (size === sizes.at(-1)) rows.push(...(await pageRows(bench, dir)));
  }
  return {
    title: 'Publishing one run into a local site',
    rows,
    notes: [
      `Histories of ${String(strata)} experiments; the published run is a recorded one with its page and evidence.`,
      'The anchor is the 100th run. Pages and indices grow until each experiment has 25 runs, and then no more. In all histories the open slice is about half full.',
      'Pages are of the site after the 10,000th run; aim of the overview: at most 100 kB compressed. Lighthouse, over http with gzip and with its mobile preset, counted as points short of 100.',
    ],
  };
}

function anchorOf(anchor: readonly number[] | undefined): { readonly anchor?: readonly number[] } {
  return anchor === undefined ? {} : { anchor };
}

/** Of the published run's own issue and of others, one for each experiment. */
const seen = { flaky: false, outcome: 'hit', counts: true, instances: { hit: 1, all: 1 } } as const;

function sizeRows(dir: string, { file, name }: { readonly file: string; readonly name: string }): readonly Row[] {
  const page = fs.readFileSync(path.join(dir, file));
  return [
    { what: `${name}, raw`, unit: 'kB', samples: [page.length / 1000] },
    { what: `${name}, gzip`, unit: 'kB', samples: [gzipSync(page).length / 1000], aim: { of: 'median', below: 100 } },
  ];
}

/** Of the experiment with the published runs, and the newest of these. */
async function pageRows(bench: Workbench, dir: string): Promise<readonly Row[]> {
  const [run = ''] = fs.globSync('runs/2027-11/29/*/index.html', { cwd: dir });
  const [, stratum = ''] = /strata\/([0-9a-f]{12})\//.exec(fs.readFileSync(path.join(dir, run), 'utf8')) ?? [];
  const pages = { overview: 'index.html', experiment: `strata/${stratum}/index.html`, 'page of a run': run };
  const rows: Row[] = [];
  for (const [name, file] of Object.entries(pages)) {
    if (file !== 'index.html') rows.push(...sizeRows(dir, { file, name }));
    rows.push(...(await browserRows(bench, { root: dir, file }, { name })));
  }
  return rows;
}

/** The history before, of the published run's stratum and others, with pages of a few bytes. */
async function fill(dir: string, size: number): Promise<void> {
  const runs = Array.from({ length: size }, (_, n) =>
    sampleRun(n, {
      ...{ experiment: n % strata === 0 ? 'gateway-kill-keeps-state' : `experiment-${String(n % strata)}` },
      ...{ adapter: 'standin', gateway: 'standin:observed', system: 'openshell-stand-in' },
      row: { standInFor: 'OpenShell', issues: [{ ...seen, issue: `NVIDIA/OpenShell#${String(4910 + (n % strata))}` }] },
    }),
  );
  await publishTo(openSiteFolder(dir), runs);
}

async function publishOne(bench: Workbench, dir: string, n: number): Promise<Published> {
  const runDir = path.join(bench.folder('run'), 'run');
  fs.cpSync(recorded, runDir, { recursive: true });
  const runId = `20271129T1729${String(n).padStart(2, '0')}Z-nz4lxv`;
  for (const name of ['manifest.json', 'timeline.jsonl', 'plan.json']) {
    const file = path.join(runDir, name);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(/\d{8}T\d{6}Z-nz4lxv/g, runId));
  }
  const store = openSiteFolder(dir);
  const texts: string[] = [];
  const write: typeof store.write = async (name, text) => {
    const isNew = await store.write(name, text);
    if (isNew) texts.push(text);
    return isNew;
  };
  const startedMs = performance.now();
  const result = await publishRuns(createAppPorts(), {
    ...{ store: { ...store, write }, runs: [{ runDir, provenance: LOCAL_PROVENANCE }], repository: null },
    onProgress: () => undefined,
  });
  if (result.added.length !== 1) throw new Error(`not published: ${JSON.stringify(result.refused)}`);
  const seconds = (performance.now() - startedMs) / 1000;
  return { ...result, seconds, packedBytes: texts.reduce((sum, text) => sum + deflateSync(text).length, 0) };
}
