// SPDX-License-Identifier: Apache-2.0

// What a runner is told, as the lines it reads.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { failBecause, savedRuns, saveRun, writeAnnotations } from '../../src/action/outputs.ts';
import { type OpenedRun, readOpenedRuns } from '../../src/app/opened-run.ts';
import { workDirName } from '../../src/rundir/work-dir.ts';
import { tempFolder } from '../support/temp.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

test('of 15 failing experiments and 12 possible fixes a step shows ten of a kind at most, and counts the rest', () => {
  let told = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    told += String(text);
    return true;
  });
  const annotations = (level: 'error' | 'notice', number: number) =>
    Array.from({ length: number }, (_, n) => ({
      level,
      file: `chaos/experiments/e-${String(n)}.yaml`,
      line: n + 1,
      title: `e-${String(n)}`,
      message: 'expected exit code 0; 1\n::error::owned',
    }));
  writeAnnotations([...annotations('error', 15), ...annotations('notice', 12)]);
  failBecause('FAIL e-0');
  const lines = told.split('\n');
  const errors = lines.filter((line) => line.startsWith('::error'));
  expect(errors).toHaveLength(10);
  expect(errors[8]).toMatch(/^::error title=e-8,file=chaos\/experiments\/e-8\.yaml,line=9::expected exit code 0/);
  expect(errors[9]).toBe('::error::FAIL e-0');
  expect(lines.filter((line) => line.startsWith('::notice'))).toHaveLength(9);
  expect(told).toContain('6 more errors not annotated: a step has ten of a kind; all are in the summary.');
  expect(told).toContain('3 more notices not annotated');
});

test('of 1,100 runs `post` hears of the last 1,000, in variables that a process may have', () => {
  const file = path.join(tempFolder(), 'state');
  fs.writeFileSync(file, '');
  vi.stubEnv('GITHUB_STATE', file);
  expect(readOpenedRuns(savedRuns())).toEqual([]);
  const idOf = (n: number): string => `20261129T154500Z-${n.toString(36).padStart(6, '0')}`;
  for (let n = 0; n < 1100; n += 1) saveRun(openedRun(idOf(n)), n);
  const text = fs.readFileSync(file, 'utf8');
  for (const [, name, , value] of text.matchAll(/^([^\n=]+?)<<(\S+)\n([\s\S]*?)\n\2$/gm)) {
    expect(value!.length).toBeLessThan(131_072);
    vi.stubEnv(`STATE_${name!}`, value);
  }
  const ids = readOpenedRuns(savedRuns()).map(({ runId }) => runId);
  expect(ids.toSorted()).toEqual(Array.from({ length: 1000 }, (_unused, n) => idOf(n + 100)));
});

function openedRun(runId: string): OpenedRun {
  return {
    ...{ runId, runDir: `/w/runs/x/${runId}`, workDir: `/tmp/${workDirName(runId)}`, adapterSha256: 'a'.repeat(64) },
    ...{ gateway: 'release', seed: '7', parameters: {}, owner: { pid: 1, startTime: '1', bootId: 'b' } },
  };
}
