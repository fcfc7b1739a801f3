// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { memorySite, publishTo, sampleRun } from '../../support/site-runs.ts';

const schemaFile = path.resolve(import.meta.dirname, '../../../src/schema/shields-endpoint.schema.json');
const isEndpoint = new Ajv2020().compile(JSON.parse(fs.readFileSync(schemaFile, 'utf8')) as object);

async function badgeOf(
  ...runs: readonly Parameters<typeof sampleRun>[]
): Promise<{ readonly svg: string; readonly endpoint: unknown }> {
  const site = memorySite();
  await publishTo(
    site,
    runs.map((run) => sampleRun(...run)),
  );
  const endpoint: unknown = JSON.parse(site.files.get('badges/sandbox-stop-start.json') ?? '');
  return { svg: site.files.get('badges/sandbox-stop-start.svg') ?? '', endpoint };
}

test('a badge says the newest verdict in the terms that shields reads', async () => {
  const { svg, endpoint } = await badgeOf([0, { row: { verdict: 'FAIL' } }], [1, { row: { verdict: 'PASS' } }]);
  expect(isEndpoint(endpoint)).toBe(true);
  expect(endpoint).toEqual({
    ...{ schemaVersion: 1, label: 'chaos: sandbox-stop-start', message: 'PASS', color: '#1a7f37', isError: false },
  });
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="20" role="img" aria-label="chaos: sandbox-stop-start: PASS">/,
  );
});

test('of several places the most urgent counts, unless it has not run for a month', async () => {
  const other = { adapter: 'openshell-kubernetes', row: { verdict: 'FAIL' } } as const;
  const pass = { row: { verdict: 'PASS' } } as const;
  expect((await badgeOf([0, other], [1, pass])).endpoint).toMatchObject({ message: 'FAIL', isError: true });
  expect((await badgeOf([0, other], [24 * 40, pass])).endpoint).toMatchObject({ message: 'PASS' });
});

test('a stand-in speaks only where nothing real does, and says so', async () => {
  const standIn = { gateway: 'standin:observed', row: { verdict: 'FAIL', standInFor: 'OpenShell' } } as const;
  expect((await badgeOf([1, standIn])).endpoint).toMatchObject({ label: 'chaos on a stand-in: sandbox-stop-start' });
  expect((await badgeOf([0, { row: { verdict: 'PASS' } }], [1, standIn])).endpoint).toMatchObject({
    ...{ label: 'chaos: sandbox-stop-start', message: 'PASS' },
  });
});
