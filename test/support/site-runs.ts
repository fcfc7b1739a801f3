// SPDX-License-Identifier: Apache-2.0
/** Runs as a publisher has them, and a site that is kept in memory. */
import { createHash } from 'node:crypto';
import { type Provenance, LOCAL_PROVENANCE } from '../../src/core/publish/provenance.ts';
import { folderOf, type NewRun, stratumOf } from '../../src/core/publish/site-rows.ts';
import type { SiteRow } from '../../src/core/domain/documents.ts';
import { publishPrepared } from '../../src/app/site.ts';
import type { SiteReader, SiteWriter } from '../../src/ports/site-store.ts';
import { readTemplates } from './templates.ts';

export interface SampleRequest {
  readonly experiment?: string;
  readonly adapter?: string;
  readonly system?: string;
  readonly gateway?: string;
  readonly title?: string;
  readonly provenance?: Provenance;
  readonly row?: Partial<SiteRow>;
  /** Day of the candidate fix. */
  readonly since?: string;
}

const issue = 'NVIDIA/OpenShell#4981';
const hourMs = 3_600_000;

/** Of push to the default branch. */
export const PUSH: Provenance = { kind: 'history', commit: 'a'.repeat(40), event: 'push', workflowRun: '123' };

export function claimOf(number: number): Provenance {
  return {
    ...{ kind: 'pull-request', number, headRepository: 'someone/OpenShell' },
    ...{ commit: 'b'.repeat(40), event: 'pull_request', workflowRun: '456' },
  };
}

/** The `n`th run of an hourly schedule; every third one hits its issue. */
export function sampleRun(n: number, request: SampleRequest = {}): NewRun {
  const { experiment = 'sandbox-stop-start', adapter = 'openshell-docker', gateway = 'release:0.1.10' } = request;
  const { provenance = LOCAL_PROVENANCE, system = 'openshell', title = 'Stopping and starting' } = request;
  const at = new Date(Date.UTC(2026, 0, 1) + n * hourMs).toISOString();
  const runId = `${at.slice(0, 19).replaceAll(/[-:]/g, '')}Z-${n.toString(36).padStart(6, '0')}`;
  const isHit = n % 3 === 0;
  const about = { name: system, version: '0.1.10', generation: null, build: null, standInFor: null };
  return {
    stratum: stratumOf({ experiment, adapter, gateway, system: about }, digest),
    ...{
      title,
      provenance,
      flaky: new Map([[issue, { recorded: { hits: 2, runs: 8 }, since: request.since ?? null }]]),
    },
    row: {
      ...{ runId, at, verdict: isHit ? 'XFAIL' : 'XPASS', durationMs: 60_000 + (n % 7) * 1000 },
      headline: isHit ? `never-failed failed on counter-1, as ${issue} says.` : `${issue} did not show.`,
      ...{ standInFor: null, version: '0.1.10', failedUnexpected: 0 },
      ...{ commit: provenance.commit, event: provenance.event, workflowRun: provenance.workflowRun },
      issues: [
        {
          ...{ issue, flaky: true, outcome: isHit ? 'hit' : 'clean', counts: true },
          instances: { hit: isHit ? 1 : 0, all: 8 },
        },
      ],
      ...{ path: folderOf(runId, provenance), bytes: 400_000 },
      ...request.row,
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export interface MemorySite extends SiteReader, SiteWriter {
  readonly files: Map<string, string>;
  /** Paths that were read since the site was made. */
  readonly reads: string[];
}

export function memorySite(): MemorySite {
  const files = new Map<string, string>();
  const reads: string[] = [];
  return {
    ...{ files, reads },
    read: (path) => {
      reads.push(path);
      return Promise.resolve(files.get(path) ?? null);
    },
    folders: (path) => {
      const inside = [...files.keys()].filter((file) => file.startsWith(`${path}/`));
      return Promise.resolve([...new Set(inside.map((file) => file.slice(path.length + 1).split('/')[0] ?? ''))]);
    },
    write: (path, text) => {
      const isNew = files.get(path) !== text;
      files.set(path, text);
      return Promise.resolve(isNew);
    },
    remove: (path) => {
      for (const file of [...files.keys()]) if (file.startsWith(`${path}/`)) files.delete(file);
      return Promise.resolve();
    },
  };
}

const templates = readTemplates();

/** Publishes runs at once, each with a page that is only a mark. Returns what was written. */
export async function publishTo(
  store: SiteReader & SiteWriter,
  runs: readonly NewRun[],
  now = '2026-11-29T12:00:00.000Z',
): Promise<{ readonly added: readonly string[]; readonly filesWritten: number; readonly bytesWritten: number }> {
  const tally = { filesWritten: 0, bytesWritten: 0 };
  const prepared = runs.map((run) => ({
    run,
    files: run.row.path === null ? [] : [{ path: 'index.html', text: `page of ${run.row.runId}` }],
  }));
  const moment = { now, repository: 'NVIDIA/OpenShell' };
  const added = await publishPrepared(store, { prepared, moment, templates, tally });
  return { added, ...tally };
}
