// SPDX-License-Identifier: Apache-2.0
/**
 * The verb `site`: runs into a site, and a site back within its bounds. What changes is decided by core/publish; here it
 * is read, rendered and written, a few runs at a time, in an order that a site that was left half-written is put right by
 * the next publication.
 */
import { causeChain } from '../core/domain/errors.ts';
import { applyRetention, planRetention, type Pruning, type RetentionPolicy } from '../core/publish/site-retention.ts';
import {
  MARKER_FILE,
  NO_JEKYLL_FILE,
  SITE_MARKER,
  type SiteChange,
  type SiteMoment,
  updateSite,
} from '../core/publish/site-update.ts';
import type { SiteReader, SiteWriter } from '../ports/site-store.ts';
import type { Templates } from '../render/templates.ts';
import { renderSitePage } from '../render/render-site.ts';
import type { AppPorts } from './ports.ts';
import { type PreparedRun, prepareRun, type RunToPublish } from './site-run.ts';
import { readSiteState, readWholeSite } from './site-state.ts';
import { readTemplates } from './templates.ts';

export interface SiteResult {
  /** Run ids. */
  readonly added: readonly string[];
  /** Those that the site had already. */
  readonly known: readonly string[];
  /** Run directories that cannot be published, and why. */
  readonly refused: readonly { readonly runDir: string; readonly why: string }[];
  /** Files that are other than before. */
  readonly filesWritten: number;
  readonly bytesWritten: number;
}

type SiteStore = SiteReader & SiteWriter;

/** Runs that are held in memory at a time. */
const batchSize = 20;

/** Throws a HarnessError when what is on the site is damaged: then nothing is changed. */
export async function publishRuns(
  ports: AppPorts,
  request: {
    readonly store: SiteStore;
    readonly runs: readonly RunToPublish[];
    readonly repository: string | null;
    readonly onProgress: (line: string) => void;
  },
): Promise<SiteResult> {
  const { store, runs, repository, onProgress } = request;
  const templates = readTemplates(ports.shipped.templatesDir);
  const total = { added: [] as string[], known: [] as string[], refused: [] as { runDir: string; why: string }[] };
  const tally = { filesWritten: 0, bytesWritten: 0 };
  for (let from = 0; from < runs.length; from += batchSize) {
    const prepared = runs.slice(from, from + batchSize).flatMap((run) => {
      try {
        return [prepareRun(ports, run, templates)];
      } catch (error) {
        total.refused.push({ runDir: run.runDir, why: causeChain(error).join(': ') });
        return [];
      }
    });
    const moment = { now: ports.clock.wallTime(), repository };
    const added = await publishPrepared(store, { prepared, moment, templates, tally });
    total.added.push(...added);
    total.known.push(...prepared.map(({ run }) => run.row.runId).filter((runId) => !added.includes(runId)));
    onProgress(`${String(Math.min(runs.length, from + batchSize))} of ${String(runs.length)} runs`);
  }
  return { ...total, ...tally };
}

export interface Batch {
  readonly prepared: readonly PreparedRun[];
  readonly moment: SiteMoment;
  readonly templates: Templates;
  /** Is added to. */
  readonly tally: { filesWritten: number; bytesWritten: number };
}

/** Runs that are rendered already. Returns the ids of those that the site did not have. */
export async function publishPrepared(
  store: SiteStore,
  { prepared, moment, templates, tally }: Batch,
): Promise<readonly string[]> {
  const runs = prepared.map(({ run }) => run);
  const change = updateSite(await readSiteState(store, runs), runs, moment);
  if (change.documents.length === 0) return [];
  const write = async (path: string, text: string): Promise<void> => {
    if (!(await store.write(path, text))) return;
    tally.filesWritten += 1;
    tally.bytesWritten += Buffer.byteLength(text);
  };
  await write(MARKER_FILE, `${JSON.stringify(SITE_MARKER, null, 2)}\n`);
  await write(NO_JEKYLL_FILE, '');
  const added = new Set(change.added);
  for (const { run, files } of prepared) {
    if (!added.has(run)) continue;
    for (const file of files) await write(`${run.row.path ?? ''}/${file.path}`, file.text);
  }
  await writeChange(store, change, { templates, write });
  return change.added.map(({ row }) => row.runId);
}

async function writeChange(
  store: SiteStore,
  change: SiteChange,
  {
    templates,
    write,
  }: { readonly templates: Templates; readonly write: (path: string, text: string) => Promise<void> },
): Promise<void> {
  for (const page of change.pages) await write(page.path, renderSitePage(page, templates));
  for (const { path, value } of change.documents) await write(path, `${JSON.stringify(value)}\n`);
  for (const folder of change.removed) await store.remove(folder);
}

/** What was given up, or with `dryRun` would be. Null when there is no site. */
export async function pruneSite(
  ports: AppPorts,
  request: { readonly store: SiteStore; readonly policy: RetentionPolicy; readonly dryRun: boolean },
): Promise<Pruning | null> {
  const { store, policy, dryRun } = request;
  const site = await readWholeSite(store);
  if (site === null) return null;
  const moment = { now: ports.clock.wallTime(), repository: null };
  const plan = planRetention(site, policy, moment);
  if (dryRun) return plan;
  const write = async (path: string, text: string): Promise<void> => {
    await store.write(path, text);
  };
  const templates = readTemplates(ports.shipped.templatesDir);
  await writeChange(store, applyRetention(site, plan, moment), { templates, write });
  return plan;
}
