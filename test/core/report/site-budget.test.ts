// SPDX-License-Identifier: Apache-2.0
// Pages stay small however many runs there are.
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { memorySite, publishTo, sampleRun } from '../../support/site-runs.ts';

const overviewBytes = 100_000;
const scriptBytes = 60_000;
const styleBytes = 12_000;

test('the overview of 10,000 runs takes at most 100 kB, its script 60 and its style 12, compressed', async () => {
  const site = memorySite();
  const gateways = ['release:1', 'binaries:/x', 'endpoint:http://x', 'standin:observed'];
  const runs = Array.from({ length: 10_000 }, (_, n) =>
    sampleRun(n, { experiment: `experiment-${String(n % 10)}`, gateway: gateways[Math.floor(n / 10) % 4] ?? '' }),
  );
  await publishTo(site, runs);
  const page = site.files.get('index.html') ?? '';
  expect(page.match(/<a class="cell/g)).toHaveLength(40 * 25);
  expect(gzipSync(page).length).toBeLessThanOrEqual(overviewBytes);
  expect(gzipSync(/<script type="module">([^]*)<\/script>/.exec(page)?.[1] ?? '').length).toBeLessThan(scriptBytes);
  expect(gzipSync(/<style>([^]*)<\/style>/.exec(page)?.[1] ?? '').length).toBeLessThan(styleBytes);
  const largest = Math.max(
    ...[...site.files].filter(([name]) => /(?:html|json)$/.test(name)).map(([, text]) => text.length),
  );
  expect(largest).toBeLessThan(1_000_000);
});
