// SPDX-License-Identifier: Apache-2.0
/**
 * A run directory to what a site publishes of it: a row, a page that we render, the evidence as text. Verdict and page
 * are made again from the evidence; no HTML of a run directory is ever copied, and nothing in it is believed of where
 * it came from.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { verdictText } from '../core/evaluate/decide.ts';
import type { Provenance } from '../core/publish/provenance.ts';
import { type FilePlan, leftNote, MAX_FILE_BYTES, planFiles, type PlannedFile } from '../core/publish/site-files.ts';
import { type NewRun, rowOf, stratumOf } from '../core/publish/site-rows.ts';
import { flakyExpectations } from '../core/publish/tracking.ts';
import { buildShardRun } from '../core/report/shard-run.ts';
import { visible } from '../core/report/text.ts';
import type { PublishedNote, ReportView } from '../core/report/view.ts';
import { renderReport } from '../render/render-report.ts';
import type { Templates } from '../render/templates.ts';
import { MANIFEST_FILE, TIMELINE_FILE, VERDICT_FILE } from '../rundir/layout.ts';
import { readEvaluated } from './evaluate.ts';
import type { AppPorts } from './ports.ts';
import { mapLinks } from './rebase-links.ts';
import { parseRecordedExperiment } from './recorded.ts';
import { listRunFiles } from './run-files.ts';
import { readExpectations } from './shard.ts';
import { sha256Of } from './sources.ts';

export interface RunToPublish {
  /** Absolute. */
  readonly runDir: string;
  readonly provenance: Provenance;
}

export interface PreparedRun {
  readonly run: NewRun;
  /** Of the run's folder, relative to it. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** A longer one is not worth a page. */
const maxTimelineBytes = 256 * 1024 * 1024;
/** From the folder of a run to the root of the site. */
const root = '../../../../';

/** Throws a HarnessError when the directory cannot be read as a run. */
export function prepareRun(ports: AppPorts, request: RunToPublish, templates: Templates): PreparedRun {
  const { runDir, provenance } = request;
  const reader = ports.openEvidence(runDir);
  if ((reader.stat(TIMELINE_FILE)?.sizeBytes ?? 0) > maxTimelineBytes) {
    throw unpublishable(runDir, `its timeline has more than ${String(maxTimelineBytes)} bytes`);
  }
  const { record, verdict, view } = readEvaluated(ports, runDir);
  const { manifest } = record;
  const { covered } = readExpectations(record, verdict);
  const shardRun = buildShardRun({ record, verdict, edits: [], covered, place: null });
  const stratum = stratumOf(shardRun, sha256Of);
  const { evidence, plan } = readEvidence(ports, runDir);
  const page = renderReport(
    placeView(view, plan.files, noteOf({ provenance, key: stratum.key, left: plan.left })),
    templates,
  );
  const files = [
    { path: 'index.html', text: page },
    { path: VERDICT_FILE, text: verdictText(verdict) },
    { path: MANIFEST_FILE, text: `${JSON.stringify(manifest, null, 2)}\n` },
    ...evidence,
  ];
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const row = rowOf(shardRun, { manifest, provenance, bytes });
  if (row === null) throw unpublishable(runDir, 'neither its manifest nor its id says when it was');
  const experiment = parseRecordedExperiment(record.experimentText, manifest.parameters);
  const flaky = new Map(flakyExpectations(experiment).map((expected) => [expected.issue, expected]));
  return { run: { stratum, title: shardRun.title, provenance, row, flaky }, files };
}

function readEvidence(
  ports: AppPorts,
  runDir: string,
): { readonly evidence: PreparedRun['files']; readonly plan: FilePlan } {
  const reader = ports.openEvidence(runDir);
  const { files, refused } = listRunFiles(runDir);
  const plan = planFiles(files, refused.length);
  const left = new Map(plan.left);
  const published: PlannedFile[] = [];
  const evidence = plan.files.flatMap((file) => {
    const text = reader.readText(file.from, MAX_FILE_BYTES);
    if (text.includes('\0')) {
      left.set('not text', (left.get('not text') ?? 0) + 1);
      return [];
    }
    published.push(file);
    return [{ path: file.to, text }];
  });
  return { evidence, plan: { files: published, left } };
}

/** Links lead to the files that are published; those that are not are named without one. */
function placeView(view: ReportView, files: readonly PlannedFile[], published: PublishedNote): ReportView {
  const places = new Map(files.map(({ from, to }) => [from, to]));
  for (const own of [VERDICT_FILE, MANIFEST_FILE]) places.set(own, own);
  const placed = mapLinks(view, (href) => {
    const [path = '', fragment] = href.split('#', 2);
    const to = places.get(path.split('/').map(decodeURIComponent).join('/'));
    return to === undefined ? null : [to, ...(fragment === undefined ? [] : [fragment])].join('#');
  });
  return { ...placed, published };
}

function noteOf(about: {
  readonly provenance: Provenance;
  readonly key: string;
  readonly left: FilePlan['left'];
}): PublishedNote {
  const { provenance, key, left } = about;
  const isClaim = provenance.kind === 'pull-request';
  const number = isClaim ? String(provenance.number) : '';
  const { event, commit, workflowRun } = provenance;
  const origin = [
    ...(event === null ? [] : [`event ${visible(event, 60)}`]),
    ...(commit === null ? [] : [`commit ${commit}`]),
    ...(workflowRun === null ? [] : [`workflow run ${workflowRun}`]),
  ].join(', ');
  return {
    root,
    upHref: `${root}${isClaim ? `pr/${number}` : `strata/${key}`}/index.html`,
    upText: isClaim ? `Pull request #${number}` : 'History',
    claim: isClaim
      ? `The own claim of pull request #${number}, made by code that nobody has accepted. It counts nowhere.`
      : null,
    notes: [origin === '' ? '' : `Made by ${origin}.`, leftNote(left) ?? ''].filter((note) => note !== ''),
  };
}

function unpublishable(runDir: string, why: string): HarnessError {
  return new HarnessError(`a run cannot be published: ${why} (${runDir})`, { code: 'run-unpublishable' });
}
