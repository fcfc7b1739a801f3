// SPDX-License-Identifier: Apache-2.0
/** Publishing one run when the site has none, 99, 999 and 9,999 others: requests, bytes, time, and what the branch weighs. */
import fs from 'node:fs';
import path from 'node:path';
import { layRuns } from '../../src/app/publish.ts';
import { prepareRun, type PreparedRun } from '../../src/app/site-run.ts';
import { overlaySite } from '../../src/app/site-overlay.ts';
import { type Batch, pruneSite, publishPrepared } from '../../src/app/site.ts';
import { readTemplates } from '../../src/app/templates.ts';
import { LOCAL_PROVENANCE } from '../../src/core/publish/provenance.ts';
import { DEFAULT_RETENTION } from '../../src/core/publish/site-retention.ts';
import { createPagesBranch } from '../../src/github/pages-branch.ts';
import { createSystemClock } from '../../src/platform/clock.ts';
import { createCommandRunner } from '../../src/platform/commands.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import type { SiteBranch } from '../../src/ports/site-branch.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { GIT_TOKEN, type GitServer, startGitServer } from '../support/git-server.ts';
import { memorySite, sampleRun } from '../support/site-runs.ts';
import type { Row, Table } from './table.ts';

const COUNTS = [1, 100, 1000, 10_000];
/** The run of that number and the next ones; of the first it is one. */
const ROUNDS = 3;
/** Runs of one commit of the history that is made in bulk. */
const BULK = 50;
const AIM = 1.2;
/** A page of the bulk, so that 10,000 of them fit on the machine. */
const BULK_PAGE_LINES = 60;

const app = createAppPorts();
const templates = readTemplates(app.shipped.templatesDir);
const recorded = path.resolve(import.meta.dirname, '../fixtures/runs/xfail');

interface Cost {
  readonly requests: number;
  readonly commands: number;
  readonly bytesUp: number;
  readonly bytesDown: number;
  readonly seconds: number;
}

export async function measurePublish(): Promise<Table> {
  const server = await startGitServer();
  try {
    const { files } = prepareRun(app, { runDir: recorded, provenance: LOCAL_PROVENANCE }, templates);
    const bulk = bulkPublisher(server);
    const costs = new Map<number, Cost[]>();
    let published = 0;
    for (const count of COUNTS) {
      await bulk.publish(published, count - 1);
      published = count - 1;
      const samples: Cost[] = [];
      for (let round = 0; round < (count === 1 ? 1 : ROUNDS); round += 1) {
        // No two runs have a file in common, which would be sent once.
        const own = files.map((file) => ({ ...file, text: `${file.text}\n${String(published)}` }));
        samples.push(await publishOne(server, { run: sampleRun(published), files: own }));
        published += 1;
      }
      bulk.reread();
      costs.set(count, samples);
    }
    const branch = branchOf(server, () => undefined);
    const before = packBytes(server);
    await branch.update(async (site) => {
      const overlay = overlaySite(site);
      await pruneSite(app, { store: overlay, policy: DEFAULT_RETENTION, dryRun: false });
      return overlay.edit('prune');
    });
    const pruned = packBytes(server);
    const started = performance.now();
    const squash = await branch.squash();
    const squashSeconds = (performance.now() - started) / 1000;
    const squashed = packBytes(server);
    const pageBytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    return {
      title: 'Publishing a run',
      rows: [
        ...costRows(costs),
        single('pack of the branch', before / 1e6),
        single('pack, pruned', pruned / 1e6),
        single('pack, pruned and squashed', squashed / 1e6),
        { what: 'squash', unit: 's', samples: [squashSeconds] },
      ],
      notes: [
        `One experiment; the measured runs have the page and evidence of a recorded run (${(pageBytes / 1000).toFixed(0)} kB), the others were made in bulk with pages of some kB.`,
        `Against git http-backend on the loopback; bytes are those of the bodies of HTTP. x anchor is against the 100th run, aim ${String(AIM)} for the 10,000th.`,
        `The recorded history is ${String(BULK)} runs to a commit. Packs are after git gc. Of a clone the squash said ${(squash.packBytesBefore / 1e6).toFixed(1)} MB before and ${(squash.packBytesAfter / 1e6).toFixed(1)} MB after.`,
      ],
    };
  } finally {
    await server.close();
  }
}

function single(what: string, megabytes: number): Row {
  return { what, unit: 'MB', samples: [megabytes] };
}

function costRows(costs: ReadonlyMap<number, readonly Cost[]>): readonly Row[] {
  const kinds: readonly (readonly [string, string, (cost: Cost) => number])[] = [
    ['HTTP requests', '', (cost) => cost.requests],
    ['git commands', '', (cost) => cost.commands],
    ['sent', 'kB', (cost) => cost.bytesUp / 1000],
    ['received', 'kB', (cost) => cost.bytesDown / 1000],
    ['time', 's', (cost) => cost.seconds],
  ];
  return kinds.flatMap(([what, unit, valueOf]) => {
    const anchor = (costs.get(100) ?? []).map(valueOf);
    return [...costs].map(([count, samples]): Row => {
      const values = count === 100 ? anchor : samples.map(valueOf);
      return { what: `${what}, run ${count.toLocaleString('en-US')}`, unit, samples: values, anchor };
    });
  });
}

function branchOf(server: GitServer, onCommand: () => void): SiteBranch {
  const commands = createCommandRunner(NO_SECRETS);
  return createPagesBranch({
    ...{ url: server.url, token: GIT_TOKEN, branch: 'gh-pages', prefix: 'chaos' },
    commands: {
      ...commands,
      run: (request, signal) => {
        onCommand();
        return commands.run(request, signal);
      },
    },
    env: { PATH: process.env['PATH'] ?? '' },
    signal: new AbortController().signal,
    clock: createSystemClock(),
    random: Math.random,
    notice: () => undefined,
  });
}

async function publishOne(server: GitServer, prepared: PreparedRun): Promise<Cost> {
  let commands = 0;
  const from = server.requests.length;
  const started = performance.now();
  const branch = branchOf(server, () => (commands += 1));
  const update = await branch.update(async (files) => {
    const { site } = await layRuns(files, batchOf([prepared]));
    return site.edit('publish');
  });
  const seconds = (performance.now() - started) / 1000;
  if (!update.changed) throw new Error('a run was not published');
  const requests = server.requests.slice(from);
  const sum = (bytes: (request: (typeof requests)[number]) => number): number =>
    requests.reduce((total, request) => total + bytes(request), 0);
  return {
    requests: requests.length,
    commands,
    seconds,
    bytesUp: sum((r) => r.bytesIn),
    bytesDown: sum((r) => r.bytesOut),
  };
}

function batchOf(prepared: readonly PreparedRun[]): Batch {
  const moment = { now: new Date(Date.UTC(2027, 6, 1)).toISOString(), repository: 'octo/app' };
  return { prepared, moment, templates, tally: { filesWritten: 0, bytesWritten: 0 } };
}

/** Puts histories on the server's branch without a network, as our own pushes would leave them. */
function bulkPublisher(server: GitServer): {
  publish(from: number, to: number): Promise<void>;
  /** Takes up what others have pushed. */
  reread(): void;
} {
  let site = memorySite();
  const reread = (): void => {
    site = memorySite();
    const names = server.git('ls-tree', '-r', '--name-only', '-z', 'gh-pages').split('\0');
    const index = names.filter((name) => /^chaos\/(?:site|index|strata\/.*)\.json$/.test(name));
    for (const name of index) site.files.set(name.slice('chaos/'.length), server.git('show', `gh-pages:${name}`));
  };
  return {
    reread,
    publish: async (from, to) => {
      for (let at = from; at < to; at += BULK) {
        const changed = new Map<string, string>();
        const store = {
          ...site,
          write: (file: string, text: string): Promise<boolean> => {
            changed.set(file, text);
            return site.write(file, text);
          },
        };
        const runs = Array.from({ length: Math.min(BULK, to - at) }, (_, i) => bulkRun(at + i));
        await publishPrepared(store, batchOf(runs));
        commit(server, changed);
        for (const file of site.files.keys()) if (file.startsWith('runs/')) site.files.delete(file);
      }
    },
  };
}

function bulkRun(n: number): PreparedRun {
  const lines = Array.from(
    { length: BULK_PAGE_LINES },
    (_, i) => `${String(i)} of ${String(n)}: ${String(Math.sin(n * 1000 + i))}`,
  );
  return { run: sampleRun(n), files: [{ path: 'index.html', text: lines.join('\n') }] };
}

function commit(server: GitServer, files: ReadonlyMap<string, string>): void {
  const hasBranch = fs.existsSync(path.join(server.folder, 'refs/heads/gh-pages'));
  const parts = [
    'commit refs/heads/gh-pages\ncommitter bench <bench@localhost> 1700000000 +0000\ndata 4\nbulk\n',
    hasBranch ? 'from refs/heads/gh-pages^0\n' : '',
    ...[...files].map(
      ([name, text]) => `M 100644 inline chaos/${name}\ndata ${String(Buffer.byteLength(text))}\n${text}\n`,
    ),
  ];
  server.input(parts.join(''), 'fast-import', '--quiet');
}

/** After the server has put it in order: what nobody reaches is gone. */
function packBytes(server: GitServer): number {
  server.git('reflog', 'expire', '--expire=now', '--all');
  server.git('gc', '--quiet', '--prune=now');
  const folder = path.join(server.folder, 'objects', 'pack');
  return fs.readdirSync(folder).reduce((sum, name) => sum + fs.statSync(path.join(folder, name)).size, 0);
}
