// SPDX-License-Identifier: Apache-2.0

// What a runner is told, as the lines it reads.

import { afterEach, expect, test, vi } from 'vitest';
import { failBecause, writeAnnotations } from '../../src/action/outputs.ts';

afterEach(() => {
  vi.restoreAllMocks();
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
