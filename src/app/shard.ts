// SPDX-License-Identifier: Apache-2.0
/**
 * results.json of a job: what became of each experiment, kept while they run, so that a later step can still tell when
 * this process dies. Written beside the runs; uploading it is not done here.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {
  RunPlace,
  ShardResults,
  ShardRun,
  SourceEdit,
  VerdictDocument,
  WorkflowClaim,
} from '../core/domain/documents.ts';
import { causeChain } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import type { RunRecord } from '../core/domain/record.ts';
import { countInstances } from '../core/evaluate/expectations.ts';
import { buildBareShardRun, buildShardRun, type ShardRunSources } from '../core/report/shard-run.ts';
import { shorten } from '../core/report/text.ts';
import { guardEdits } from '../core/spec/guard-edit.ts';
import { parseExperiment } from '../core/spec/parse.ts';
import { readRun } from '../rundir/reader.ts';
import { checkShardResults, MAX_RESULTS_BYTES, SHARD_FORMAT } from '../rundir/shard-file.ts';
import type { RunOutcome } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import type { ProofNote } from './prove.ts';
import { TOOL } from './tool.ts';

export interface ShardSetup {
  readonly shard: string;
  readonly workflow: WorkflowClaim;
  readonly selectors: readonly string[];
  /** How many jobs the plan made; null: not told. */
  readonly jobs: number | null;
  readonly gateway: string;
  /** Absolute. */
  readonly runsDir: string;
  /** Wall time. */
  readonly startedAt: string;
}

export interface ShardEnd {
  readonly state: ShardResults['state'];
  /** Why the state is `failed`. */
  readonly problem?: string;
  /** Name of the artifact that has the run directories; null where there is none. */
  readonly artifact: string | null;
}

export interface Shard {
  /** Absolute path of results.json. */
  readonly file: string;
  /** Runs that are in it. */
  readonly runIds: ReadonlySet<string>;
  /** Names of the experiments that are in it, one for each run. */
  readonly experiments: readonly string[];
  /** Adds a result and writes what is known so far, as of a job that was cancelled after it. */
  add(outcome: RunOutcome, proof?: ProofNote): void;
  /** Writes the file. Throws a HarnessError or what the system says when it cannot be written. */
  finish(end: ShardEnd): void;
}

const maxRuns = 1000;

/** The job's own words about itself, within the bounds that the document has. */
export function workflowClaim(claim: WorkflowClaim): WorkflowClaim {
  return {
    ...claim,
    name: shorten(claim.name, 300),
    job: shorten(claim.job, 300),
    event: shorten(claim.event, 60),
    ref: shorten(claim.ref, 500),
  };
}

/** Goes on where an earlier process of the same job stopped, if its file is there and whole. */
export function openShard(ports: AppPorts, setup: ShardSetup): Shard {
  const file = path.join(setup.runsDir, `results-${setup.shard}.json`);
  const runs: ShardRun[] = [...readEarlier(file, setup)];
  let omittedRuns = 0;
  const write = (end: ShardEnd): void => {
    const document = documentOf(setup, { runs, omittedRuns, end, endedAt: ports.clock.wallTime() });
    const wrong = checkShardResults(document);
    if (wrong !== null) throw new Error(`results.json would not fit its schema: ${wrong}`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(document)}\n`);
    fs.renameSync(`${file}.new`, file);
  };
  return {
    file,
    get runIds() {
      return new Set(runs.flatMap(({ runId }) => runId ?? []));
    },
    get experiments() {
      return runs.map(({ experiment }) => experiment);
    },
    add(outcome, proof) {
      if (runs.length < maxRuns) runs.push(describeOutcome(ports, outcome, { setup, proof: proof ?? null }));
      else omittedRuns += 1;
      write({ state: 'cancelled', artifact: null });
    },
    finish: write,
  };
}

/** Of this job alone: a file of an earlier attempt, or of anything else, is none. */
function readEarlier(file: string, { shard, workflow }: ShardSetup): readonly ShardRun[] {
  try {
    if (fs.statSync(file).size > MAX_RESULTS_BYTES) return [];
    const value = parseJson(fs.readFileSync(file, 'utf8'));
    if (checkShardResults(value) !== null) return [];
    const earlier = value as ShardResults;
    const { runId, runAttempt, job } = earlier.workflow;
    const isSame = runId === workflow.runId && runAttempt === workflow.runAttempt && job === workflow.job;
    return isSame && earlier.shard === shard ? earlier.runs : [];
  } catch {
    return [];
  }
}

interface About {
  readonly setup: ShardSetup;
  /** Of a run that is to show a fix. */
  readonly proof: ProofNote | null;
}

function describeOutcome(ports: AppPorts, outcome: RunOutcome, { setup, proof }: About): ShardRun {
  const { experiment, adapter, verdict, headline, runId, runDir, document } = outcome;
  const cancelled = document?.cancelled ?? verdict === 'not-run';
  const about = { experiment, adapter, gateway: setup.gateway, verdict, cancelled, runId, place: null };
  const bare = (text: string): ShardRun => withProof(buildBareShardRun({ ...about, headline: text }), proof);
  if (document === null || runDir === null) return bare(headline);
  try {
    const record = readRun(ports.openEvidence(runDir));
    const run = buildShardRun({
      record,
      verdict: document,
      edits: editsOf(decidedIn(record, proof)),
      ...readExpectations(decidedIn(record, proof), document),
      place: null,
    });
    const told = withProof(run, proof);
    const wrong = checkShardResults({ ...emptyDocument, runs: [told] });
    return wrong === null ? told : bare(`${headline} (details left out: ${wrong})`);
  } catch (error) {
    return bare(`${headline} (details left out: ${causeChain(error).join(': ')})`);
  }
}

/** The record as if it had been made with the experiment that decided it. */
function decidedIn(record: RunRecord, proof: ProofNote | null): RunRecord {
  return proof?.text === undefined ? record : { ...record, experimentText: proof.text };
}

function withProof(run: ShardRun, proof: ProofNote | null): ShardRun {
  if (proof === null) return run;
  const { side, decidedBy, compared } = proof;
  return { ...run, side, decidedBy, ...(compared === undefined ? {} : { compared }) };
}

function editsOf(record: RunRecord): readonly (SourceEdit | null)[] {
  const file = sourceFile(record);
  return file === null ? [] : guardEdits(record.experimentText, file);
}

/** Of each expectation what only the experiment's own text says. */
export function readExpectations(
  { experimentText, state }: RunRecord,
  { checks }: Pick<VerdictDocument, 'checks'>,
): Required<Pick<ShardRunSources, 'recorded' | 'covered'>> {
  const parsed = parseExperiment({ path: 'experiment.yaml', bytes: Buffer.from(experimentText) }, { nameIsId: false });
  const expectations = parsed.ok ? (parsed.value.experiment.expectations ?? []) : [];
  return {
    recorded: expectations.map(({ flaky }) => (typeof flaky === 'object' ? flaky : null)),
    covered: expectations.map((expectation) => countInstances(expectation, checks, state)),
  };
}

/** The experiment's file as people know it: of the workspace, or the name of the shipped one. */
export function sourceFile({ manifest }: Pick<RunRecord, 'manifest'>): string | null {
  const { experiment, reproduce } = manifest;
  if (experiment.origin === 'shipped') return `experiments/${experiment.id}.yaml`;
  const [verb, given] = reproduce;
  if (verb !== 'run' || given === undefined || given.startsWith('-')) return null;
  const name = path.isAbsolute(given) ? path.basename(given) : path.normalize(given);
  return name.startsWith('..') || name.length > 500 ? null : name;
}

const emptyDocument: ShardResults = {
  format: SHARD_FORMAT,
  tool: TOOL.version,
  shard: 'all',
  workflow: {
    ...{ repository: 'o/r', name: '', runId: '1', runAttempt: 1, job: '', event: '', ref: '', pullRequest: null },
    headSha: '0'.repeat(40),
  },
  selectors: [],
  state: 'complete',
  startedAt: '2026-01-01T00:00:00Z',
  endedAt: '2026-01-01T00:00:00Z',
  runs: [],
  omittedRuns: 0,
};

function documentOf(
  setup: ShardSetup,
  about: {
    readonly runs: readonly ShardRun[];
    readonly omittedRuns: number;
    readonly end: ShardEnd;
    readonly endedAt: string;
  },
): ShardResults {
  const { state, problem, artifact } = about.end;
  const document: ShardResults = {
    ...emptyDocument,
    shard: setup.shard,
    ...(setup.jobs === null ? {} : { jobs: setup.jobs }),
    workflow: setup.workflow,
    selectors: setup.selectors.slice(0, 1000).map((text) => shorten(text, 500)),
    state,
    ...(problem === undefined ? {} : { problem: shorten(problem, 2000) }),
    startedAt: setup.startedAt,
    endedAt: about.endedAt,
    runs: about.runs.map((run) => ({ ...run, place: placeOf(run, artifact) })),
    omittedRuns: about.omittedRuns,
  };
  return withinBytes(document);
}

/** Where a run directory lies in the artifact. */
export function pathInArtifact(run: { readonly experiment: string; readonly runId: string }): string {
  return `${run.experiment}/${run.runId}`;
}

function placeOf({ experiment, runId }: ShardRun, artifact: string | null): RunPlace | null {
  return artifact === null || runId === null ? null : { artifact, path: pathInArtifact({ experiment, runId }) };
}

/** What is too large loses its pictures first, then its last runs, which are counted. */
function withinBytes(document: ShardResults): ShardResults {
  const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
  if (bytesOf(document) < MAX_RESULTS_BYTES) return document;
  const plain = document.runs.map((run) => ({
    ...run,
    chart: [],
    omittedChartRows: run.omittedChartRows + run.chart.length,
    expectations: run.expectations.map((expectation) => ({ ...expectation, edit: null })),
  }));
  let left = MAX_RESULTS_BYTES - bytesOf({ ...document, runs: [] }) - 100;
  const runs = plain.filter((run) => (left -= bytesOf(run) + 1) > 0);
  return { ...document, runs, omittedRuns: document.omittedRuns + plain.length - runs.length };
}
