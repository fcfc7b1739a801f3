// SPDX-License-Identifier: Apache-2.0

// JUnit XML as two readers from npm understand it, for a run of every verdict and one whose texts are hostile.

import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'junit2json';
import { parse as parseResults } from 'test-results-parser';
import { expect, test } from 'vitest';
import { buildJunitView, type JunitView } from '../../src/core/report/junit.ts';
import { renderJunit } from '../../src/render/render-junit.ts';
import { hostileRun } from '../support/hostile-run.ts';
import * as samples from '../support/sample-runs.ts';
import { tempFolder } from '../support/temp.ts';
import { readTemplates } from '../support/templates.ts';

const templates = readTemplates();

/** Which results a run of each verdict has, the case of the run itself among them. */
const expected = [
  { name: 'pass', make: samples.passRun, failed: [], skipped: [], errors: [] },
  { name: 'fail', make: samples.failRun, failed: ['no-tick-lost [counter-1]'], skipped: [], errors: [] },
  {
    ...{ name: 'xfail', make: samples.xfailRun, failed: [], errors: [] },
    skipped: ['no-tick-lost [counter-0]', 'no-tick-lost [counter-2]'],
  },
  { name: 'xpass', make: samples.xpassRun, failed: [], skipped: [], errors: [] },
  {
    ...{ name: 'error', make: samples.errorRun, failed: [], skipped: [] },
    errors: ['run', 'no-tick-lost [counter-1]'],
  },
  { name: 'not applicable', make: samples.notApplicableRun, failed: [], skipped: ['run'], errors: [] },
];

test.each(expected)('$name: cases that failed, were skipped or are errors are those of the verdict', (row) => {
  const { cases } = buildJunitView(row.make(), { strict: false });
  const named = (part: 'failure' | 'error' | 'skipped') =>
    cases.filter((each) => each[part] !== null).map(({ name }) => name);
  expect({ failed: named('failure'), skipped: named('skipped'), errors: named('error') }).toEqual({
    ...{ failed: row.failed, skipped: row.skipped, errors: row.errors },
  });
});

test('an XPASS is a failure of the run when it was asked for', () => {
  const { cases, failures } = buildJunitView(samples.xpassRun(), { strict: true });
  expect({ failures, message: cases[0]?.failure?.message }).toEqual({
    ...{ failures: 1, message: 'NVIDIA/OpenShell#4910 did not show: every check that it explains held.' },
  });
});

test('an expected failure says which issue explains it, and every failure where its evidence is', () => {
  const { cases } = buildJunitView(samples.xfailRun(), { strict: false });
  expect(cases.find(({ name }) => name === 'no-tick-lost [counter-0]')?.skipped?.message).toBe(
    'fails as NVIDIA/OpenShell#4910 says: expected 60 lines, numbered from 1 without a gap, found 31 lines, 27 missing after 31',
  );
  const failed = buildJunitView(samples.failRun(), { strict: false }).cases.find(({ failure }) => failure !== null);
  expect(failed?.failure?.detail).toMatch(/\nevidence: workloads\/\S+\/output\/journal:31$/);
});

const all = [...expected, { name: 'hostile', make: hostileRun }, { name: 'large', make: samples.largeRun }];

test.each(all)('$name is read alike by two readers', async ({ make }) => {
  const view = buildJunitView(make(), { strict: false });
  const xml = renderJunit(view, templates);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);

  const parsed = await parse(xml);
  const [suite] = parsed && 'testsuite' in parsed ? (parsed.testsuite ?? []) : [];
  expect(suite).toMatchObject(countsOf(view));
  expect(suite?.testcase?.map(({ name, classname }) => ({ name, classname }))).toEqual(
    view.cases.map(({ name, className }) => ({ name, classname: className })),
  );
  // This reader makes numbers of what looks like one.
  expect(suite?.properties?.map(({ name, value }) => ({ name, value: String(value) }))).toEqual(view.properties);
  const told = (suite?.testcase ?? []).map(({ failure, error, skipped }) => ({
    failure: failure?.[0]?.message,
    error: error?.[0]?.message,
    skipped: skipped?.[0]?.message,
  }));
  expect(told).toEqual(
    view.cases.map(({ failure, error, skipped }) => ({
      ...{ failure: failure?.message, error: error?.message, skipped: skipped?.message },
    })),
  );

  const file = path.join(tempFolder(), 'junit.xml');
  fs.writeFileSync(file, xml);
  const result = parseResults({ type: 'junit', files: [file] });
  expect({ total: result.total, failed: result.failed, errors: result.errors, skipped: result.skipped }).toEqual({
    ...{ total: view.tests - view.skipped, failed: view.failures, errors: view.errors, skipped: view.skipped },
  });
  expect(result.suites[0]?.cases.map(({ status }) => status)).toEqual(view.cases.map(statusOf));
});

function countsOf({ name, tests, failures, errors, skipped }: JunitView): object {
  return { name, tests, failures, errors, skipped };
}

function statusOf({ failure, error, skipped }: JunitView['cases'][number]): string {
  if (failure !== null || error !== null) return 'FAIL';
  return skipped === null ? 'PASS' : 'SKIP';
}
