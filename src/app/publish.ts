// SPDX-License-Identifier: Apache-2.0
/**
 * Runs of a workflow run onto the site of the repository. Where they belong is decided by what GitHub says of the workflow
 * run, what they show by their evidence; an artifact decides nothing. All of it goes through the branch's writer, so that
 * several jobs may publish at once.
 */
import { BranchError, causeChain, UsageError } from '../core/domain/errors.ts';
import { type ClaimingPull, decideProvenance, isOfPull, type Provenance } from '../core/publish/provenance.ts';
import { DEFAULT_RETENTION, type Pruning } from '../core/publish/site-retention.ts';
import { slicesToRead } from '../core/publish/site-stratum.ts';
import { INDEX_FILE, pullFolder, slicePath, stratumFolder } from '../core/publish/site-update.ts';
import { count } from '../core/report/text.ts';
import type { GitHubApi, WorkflowRun } from '../ports/github.ts';
import type { BranchSquash, SiteBranch, SiteFiles } from '../ports/site-branch.ts';
import type { Templates } from '../render/templates.ts';
import { eachArtifactOfRuns, type UnzipInto } from './collect-runs.ts';
import type { CommentJob } from './comment.ts';
import { findOwnPull, findPullOfRun } from './find-pull-request.ts';
import type { AppPorts } from './ports.ts';
import { type Batch, pruneSite, publishPrepared } from './site.ts';
import { overlaySite, type SiteOverlay } from './site-overlay.ts';
import { type PreparedRun, prepareRun } from './site-run.ts';
import { isSite, SITE_FILE_BYTES } from './site-state.ts';
import { type FindStale, staleFinder } from './stale-pulls.ts';
import { readTemplates } from './templates.ts';

/** What is done to the site besides: `squash` prunes first. */
export type Upkeep = 'none' | 'show' | 'prune' | 'squash';

export interface PublishPorts {
  readonly app: AppPorts;
  readonly github: GitHubApi;
  readonly branch: SiteBranch;
  readonly unzipInto: UnzipInto;
}

export interface PublishRequest {
  readonly job: Omit<CommentJob, 'serverUrl' | 'runAttempt'>;
  /** Of the branch that the site is kept on. */
  readonly branchName: string;
  readonly upkeep: Upkeep;
}

export interface PublishListener {
  line(text: string): void;
  warning(text: string): void;
}

export interface PublishOutcome {
  /** Null where the runs belong nowhere. */
  readonly provenance: Provenance | null;
  readonly added: readonly string[];
  /** Those that the site had already. */
  readonly known: readonly string[];
  readonly pruning: Pruning | null;
  readonly squash: BranchSquash | null;
}

/** Rendered runs that are pushed as one commit: as many as may be in memory. */
const maxBatchBytes = 100_000_000;
const maxBatchRuns = 50;
/** What may lie in a folder that is given to a site. */
const harmless: readonly string[] = ['.nojekyll', 'CNAME'];

export async function publishWorkflowRun(
  ports: PublishPorts,
  request: PublishRequest,
  listener: PublishListener,
): Promise<PublishOutcome> {
  const found = await findProvenance(ports.github, request);
  const published = { added: [] as string[], known: [] as string[] };
  if ('why' in found) listener.line(`Nothing is published: ${found.why}.`);
  else {
    const publisher = new Publisher(ports, { ...found, repository: request.job.repository, listener }, published);
    const source = { github: ports.github, unzipInto: ports.unzipInto, runId: found.run.id };
    const artifacts = await eachArtifactOfRuns({ ...source, refused: (text) => listener.warning(text) }, (runDirs) =>
      publisher.add(runDirs),
    );
    await publisher.end();
    const { added, known } = published;
    listener.line(
      `${count(added.length, 'run')} of ${count(artifacts, 'artifact')} published, ${String(known.length)} there already`,
    );
  }
  return {
    provenance: 'why' in found ? null : found.provenance,
    ...published,
    ...(await keepUp(ports, request.upkeep, listener)),
  };
}

type FoundProvenance = { readonly run: WorkflowRun; readonly provenance: Provenance } | { readonly why: string };

async function findProvenance(github: GitHubApi, { job, branchName }: PublishRequest): Promise<FoundProvenance> {
  const id = job.reportedRun ?? job.runId;
  const run = await github.workflowRun(id);
  if (run === null) throw new UsageError(`there is no workflow run ${id}`, { code: 'no-run' });
  const pull = await pullOf(github, job, run);
  const place = { repository: job.repository, defaultBranch: await github.defaultBranch(), pullRequest: pull };
  if (branchName === place.defaultBranch) {
    throw new UsageError(
      `input pages-branch: ${branchName} is the default branch, whose history is not ours to touch`,
      {
        code: 'bad-input',
      },
    );
  }
  const decided = decideProvenance(run, place);
  return decided.ok ? { run, provenance: decided.provenance } : { why: decided.why };
}

async function pullOf(github: GitHubApi, job: PublishRequest['job'], run: WorkflowRun): Promise<ClaimingPull | null> {
  if (!isOfPull(run)) return null;
  const found = job.reportedRun === null ? await findOwnPull(github, job) : await findPullOfRun(github, run);
  return 'pull' in found ? found.pull : null;
}

interface Publication {
  readonly provenance: Provenance;
  readonly repository: string;
  readonly listener: PublishListener;
}

/** Renders runs as they come and pushes them in batches. */
class Publisher {
  readonly #ports: PublishPorts;
  readonly #about: Publication;
  readonly #published: { readonly added: string[]; readonly known: string[] };
  readonly #templates: Templates;
  readonly #findStale: FindStale;
  #batch: PreparedRun[] = [];
  #bytes = 0;

  constructor(
    ports: PublishPorts,
    about: Publication,
    published: { readonly added: string[]; readonly known: string[] },
  ) {
    this.#ports = ports;
    this.#about = about;
    this.#published = published;
    this.#templates = readTemplates(ports.app.shipped.templatesDir);
    this.#findStale = staleFinder(ports.github);
  }

  async add(runDirs: readonly string[]): Promise<void> {
    const { provenance, listener } = this.#about;
    for (const runDir of runDirs) {
      try {
        const prepared = prepareRun(this.#ports.app, { runDir, provenance }, this.#templates);
        this.#batch.push(prepared);
        this.#bytes += prepared.run.row.bytes;
      } catch (error) {
        listener.warning(`A run was not published: ${causeChain(error).join(': ')}`);
      }
      if (this.#bytes >= maxBatchBytes || this.#batch.length >= maxBatchRuns) await this.#push();
    }
  }

  /** Pushes the rest; also without a run, claims of pull requests that are over go. */
  async end(): Promise<void> {
    await this.#push();
  }

  async #push(): Promise<void> {
    const prepared = this.#batch;
    this.#batch = [];
    this.#bytes = 0;
    let added: readonly string[] = [];
    const update = await this.#ports.branch.update(async (files) => {
      const moment = { now: this.#ports.app.clock.wallTime(), repository: this.#about.repository };
      const laid = await layRuns(files, { prepared, moment, templates: this.#templates });
      added = laid.added;
      const { provenance } = this.#about;
      const except = provenance.kind === 'pull-request' ? provenance.number : null;
      const stale = await this.#findStale(laid.site, { now: moment.now, except });
      for (const number of stale) await laid.site.remove(pullFolder(number));
      return laid.site.edit(summaryOf(added.length, stale));
    });
    const ids = prepared.map(({ run }) => run.row.runId);
    this.#published.added.push(...added);
    this.#published.known.push(...ids.filter((id) => !added.includes(id)));
    if (update.changed) this.#about.listener.line(`pushed ${update.commit ?? ''} (tries: ${String(update.tries)})`);
  }
}

/** The site with these runs in it, and the ids of those that it did not have. Throws where others keep files in our place. */
export async function layRuns(
  files: SiteFiles,
  batch: Omit<Batch, 'tally'>,
): Promise<{ readonly site: SiteOverlay; readonly added: readonly string[] }> {
  await requireOurs(files);
  const site = overlaySite(files);
  if (batch.prepared.length === 0) return { site, added: [] };
  await readAhead(files, batch.prepared);
  return { site, added: await publishPrepared(site, { ...batch, tally: { filesWritten: 0, bytesWritten: 0 } }) };
}

/** What the update reads one after the other, asked for at once: then it is a few requests, however many experiments. */
async function readAhead(files: SiteFiles, prepared: readonly PreparedRun[]): Promise<void> {
  const keys = [...new Set(prepared.map(({ run }) => run.stratum.key))];
  await Promise.all([
    files.read(INDEX_FILE, SITE_FILE_BYTES),
    ...keys.map((key) => readStratumAhead(files, key, prepared)),
  ]);
}

async function readStratumAhead(files: SiteFiles, key: string, prepared: readonly PreparedRun[]): Promise<void> {
  const rows = prepared.filter(({ run }) => run.stratum.key === key).map(({ run }) => run.row);
  const slices = `${stratumFolder(key)}/slices`;
  const [, folders] = await Promise.all([
    files.read(`${stratumFolder(key)}/${INDEX_FILE}`, SITE_FILE_BYTES),
    files.names(slices),
  ]);
  const near = newestOf(folders, /^(\d{1,5})$/).slice(0, 2);
  const names = await Promise.all(near.map((folder) => files.names(`${slices}/${String(folder)}`)));
  const newest = newestOf(names.flat(), /^(\d{1,7})\.json$/).slice(0, slicesToRead(null, rows));
  await Promise.all(newest.map((number) => files.read(slicePath(key, number), SITE_FILE_BYTES)));
}

/** The numbers in these names, the highest first. */
function newestOf(names: readonly string[], pattern: RegExp): readonly number[] {
  const numbers = names.map((name) => Number(pattern.exec(name)?.[1] ?? Number.NaN));
  return numbers.filter(Number.isInteger).sort((a, b) => b - a);
}

function summaryOf(added: number, stale: readonly number[]): string {
  const gone = stale.length === 0 ? '' : `, without pull requests ${stale.map(String).join(', ')}`;
  return `chaos: publish ${count(added, 'run')}${gone}`;
}

/** Throws where others keep files in our place. */
async function requireOurs(files: SiteFiles): Promise<void> {
  const others = (await files.names('')).filter((name) => !harmless.includes(name));
  if (others.length === 0 || (await isSite(files))) return;
  throw new BranchError(
    'blocked',
    `the folder of the site holds other files (${others.slice(0, 3).join(', ')}) and no site of ours`,
    {
      hint: 'Name another folder (input `pages-folder`).',
    },
  );
}

async function keepUp(
  { app, branch }: PublishPorts,
  upkeep: Upkeep,
  listener: PublishListener,
): Promise<Pick<PublishOutcome, 'pruning' | 'squash'>> {
  if (upkeep === 'none') return { pruning: null, squash: null };
  let pruning: Pruning | null = null;
  await branch.update(async (files) => {
    const site = overlaySite(files);
    pruning = await pruneSite(app, { store: site, policy: DEFAULT_RETENTION, dryRun: upkeep === 'show' });
    return upkeep === 'show' ? null : site.edit('chaos: remove what is beyond the bounds of the site');
  });
  const plan = pruning as Pruning | null;
  if (plan !== null) {
    const would = upkeep === 'show' ? 'would go' : 'went';
    listener.line(
      `${count(plan.runs.length, 'folder')} of runs ${would}: ${String(plan.bytesBefore)} bytes before, ${String(plan.bytesAfter)} after`,
    );
  }
  if (upkeep !== 'squash') return { pruning: plan, squash: null };
  const squash = await branch.squash();
  listener.line(
    `the branch is one commit: a clone was ${String(squash.packBytesBefore)} bytes and is ${String(squash.packBytesAfter)}`,
  );
  return { pruning: plan, squash };
}
