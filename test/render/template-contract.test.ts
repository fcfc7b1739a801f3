// SPDX-License-Identifier: Apache-2.0
// What templates name is what views have: every place in every template, over every sample.

import { expect, test } from 'vitest';
import { COMMENT_TIERS } from '../../src/core/publish/comment-source.ts';
import { buildCommentView } from '../../src/core/publish/comment-view.ts';
import { buildReproductionView, REPRODUCTION_TIERS } from '../../src/core/publish/reproduction-view.ts';
import { buildTrackingIssue } from '../../src/core/publish/tracking-issue.ts';
import { chartOfRun } from '../../src/core/report/chart.ts';
import { buildJunitView } from '../../src/core/report/junit.ts';
import { buildPictureView } from '../../src/core/report/picture.ts';
import type { Comparison } from '../../src/core/domain/documents.ts';
import { buildComparisonView } from '../../src/core/report/compare-view.ts';
import { foldEvents } from '../../src/core/timeline/fold.ts';
import { compareSamples } from '../support/sample-comparisons.ts';
import { buildSummaryView } from '../../src/core/publish/summary-view.ts';
import { buildReportView } from '../../src/core/report/view.ts';
import { comments } from '../support/comment-samples.ts';
import { hostileRun } from '../support/hostile-run.ts';
import { reproductions } from '../support/reproduction-samples.ts';
import * as samples from '../support/sample-runs.ts';
import { samplePages, samplePublishedNote } from '../support/sample-site.ts';
import { allPlaces, checkNames } from '../support/template-names.ts';
import { trackingIssues } from '../support/tracking-samples.ts';
import { readTemplates } from '../support/templates.ts';

const templates = readTemplates();
const runs = [
  ...[samples.passRun(), samples.failRun(), samples.xfailRun(), samples.xpassRun(), samples.errorRun()],
  ...[samples.standInRun(), samples.largeRun(), hostileRun(), crowdedRun()],
  ...[samples.stopStartRun(), samples.changingRun(), brokenOffRun()],
];

/** More components than the picture has room for. */
function crowdedRun(): samples.SampleRun {
  const run = samples.passRun();
  const { state } = run.record;
  const components = Array.from({ length: 12 }, () => state.components).flat();
  return { ...run, record: { ...run.record, state: { ...state, components } } };
}

/** More operations, leftovers and listed things than there is room for. */
function brokenOffRun(): samples.SampleRun {
  const run = samples.changingRun();
  const { state } = run.record;
  const actions = Array.from({ length: 120 }, () => state.actions).flat();
  const inventories = state.inventories.map((taken) => ({
    ...taken,
    items: Array.from({ length: 60 }, () => taken.items).flat(),
  }));
  const leftovers = Array.from({ length: 150 }, (_, index) => `container ${String(index)}`);
  const record = { ...run.record, state: { ...state, actions, inventories, sweep: null } };
  return { ...run, record, verdict: { ...run.verdict, leftovers } };
}

/** Of runs that differ in all that there is, and of one with itself, without anything to draw. */
function comparisons(): readonly Comparison[] {
  const [a, b] = [samples.xfailRun(), hostileRun()];
  const fewer = { ...a, record: { ...a.record, state: foldEvents([]) } };
  return [compareSamples(a, b), compareSamples(a, samples.xpassRun()), compareSamples(fewer, fewer)];
}

test('every name in a template exists in every view, and every place is reached by some sample', () => {
  const reports = runs.map((run) =>
    checkNames('report', { ...buildReportView(run), styleDigest: 'x', scriptDigest: 'x' }, templates),
  );
  const standIn = samples.standInRun();
  const manyRuns = Array.from({ length: 4000 }, () => standIn);
  const drawn = { ...chartOfRun(runs[1]!.record.state, runs[1]!.verdict), omitted: 3 };
  const others = [{ experiment: 'late', status: 'not-run', headline: 'SIGINT' }] as const;
  const charts = [{ experiment: 'supervisor-kill', chart: drawn }];
  const summaries = [runs, manyRuns, []].map((some) =>
    checkNames('summary', buildSummaryView({ runs: some, others, selectors: [], charts }), templates),
  );
  const tiers = [COMMENT_TIERS[0], COMMENT_TIERS.at(-1) ?? COMMENT_TIERS[0]];
  const told = Object.values(comments).flatMap((source) =>
    tiers.map((limits) => checkNames('comment', buildCommentView(source, limits), templates)),
  );
  const answered = Object.values(reproductions).flatMap((source) =>
    [REPRODUCTION_TIERS[0], REPRODUCTION_TIERS.at(-1) ?? REPRODUCTION_TIERS[0]].map((limits) =>
      checkNames('reproduction', buildReproductionView(source, limits), templates),
    ),
  );
  const tracked = Object.values(trackingIssues).flatMap((source) =>
    [500, 1].map((most) => checkNames('tracking', buildTrackingIssue(source, most), templates)),
  );
  const pictures = runs.map((run) => checkNames('picture', buildPictureView(run, 'light'), templates));
  const suites = [...runs, samples.notApplicableRun()].map((run) =>
    checkNames('junit', buildJunitView(run, { strict: true }), templates),
  );
  const compared = comparisons().map((comparison) =>
    checkNames('comparison', { ...buildComparisonView(comparison), styleDigest: 'x' }, templates),
  );
  const published = {
    ...buildReportView(standIn),
    published: samplePublishedNote,
    styleDigest: 'x',
    scriptDigest: 'x',
  };
  const pages = samplePages().map(({ template, view }) =>
    checkNames(template, { ...view, styleDigest: 'x', scriptDigest: 'x' }, templates),
  );
  const rest = [...told, ...answered, ...tracked, ...pictures, ...suites, ...compared, ...pages];
  const all = [...reports, ...summaries, checkNames('report', published, templates), ...rest];
  const reached = new Set(all.flatMap((report) => [...report.reached]));

  expect([...new Set(all.flatMap((report) => [...report.missing]))]).toEqual([]);
  expect(allPlaces(templates).filter((place) => !reached.has(place))).toEqual([]);
});

test('a name that no view has is found, also where Handlebars would not look', () => {
  const broken = {
    page: '{{#each rows}}{{#if nowhere}}x{{/if}}{{> row}}{{/each}}',
    row: '{{../title}}{{name}}{{nope}}',
  };
  const { missing } = checkNames('page', { title: 't', rows: [{ name: 'a' }] }, broken);
  expect([...missing]).toEqual(['page:1:20 nowhere', 'row:1:2 ../title', 'row:1:22 nope']);
});
