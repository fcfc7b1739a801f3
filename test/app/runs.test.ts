// SPDX-License-Identifier: Apache-2.0

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRuns, resolveRun } from '../../src/app/runs.ts';

let runsDir: string;

beforeAll(() => {
  runsDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'runs-')));
  recorded('a/20261129T154500Z-zzzzzz', '2026-11-29T15:45:00.100Z');
  recorded('b/20261129T154500Z-aaaaaa', '2026-11-29T15:45:00.900Z');
  recorded('a/20261128T154500Z-mmmmmm', '2026-11-28T15:45:00.000Z');
  recorded('a/not-a-run', '2027-01-01T00:00:00.000Z');
});

afterAll(() => fs.rmSync(runsDir, { recursive: true }));

test('runs are listed newest first, also those of one second', () => {
  const ids = listRuns(runsDir).map(({ runId }) => runId);
  expect(ids).toEqual(['20261129T154500Z-aaaaaa', '20261129T154500Z-zzzzzz', '20261128T154500Z-mmmmmm']);
});

test('a folder without runs has none', () => {
  expect(listRuns(path.join(runsDir, 'nowhere'))).toEqual([]);
});

test('the latest, an id and the unique beginning of one are found', () => {
  const find = (text: string): string => path.basename(resolveRun(text, { cwd: '/', runsDir }));
  expect(find('latest')).toBe('20261129T154500Z-aaaaaa');
  expect(find('latest~0')).toBe('20261129T154500Z-aaaaaa');
  expect(find('latest~2')).toBe('20261128T154500Z-mmmmmm');
  expect(() => find('latest~3')).toThrow('there are only 3 runs under');
  expect(find('20261129T154500Z-zzzzzz')).toBe('20261129T154500Z-zzzzzz');
  expect(find('20261128')).toBe('20261128T154500Z-mmmmmm');
  expect(() => find('20261129')).toThrow('begins 2 run ids');
});

function recorded(name: string, createdAt: string): void {
  fs.mkdirSync(path.join(runsDir, name), { recursive: true });
  fs.writeFileSync(path.join(runsDir, name, 'manifest.json'), JSON.stringify({ createdAt }));
}
