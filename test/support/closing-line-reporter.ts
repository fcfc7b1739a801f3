// SPDX-License-Identifier: Apache-2.0

// Prints the one line that a build reads: `N passed, N failed, N skipped`. Parts of the check that failed before the
// tests are handed in as a number and count as failures, so that the line alone tells whether the check is green.

import type { Reporter, SerializedError, TestModule } from 'vitest/node';

export class ClosingLineReporter implements Reporter {
  readonly #failedParts: number;

  constructor(failedParts: number) {
    this.#failedParts = failedParts;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    process.stdout.write(`\n${closingLine(modules, this.#failedParts + unhandled.length)}\n`);
  }
}

/** Counts tests by state; a test that never ended, and a file that could not be loaded, count as failed. */
function closingLine(modules: readonly TestModule[], failedBefore: number): string {
  const count = { passed: 0, failed: failedBefore, skipped: 0, pending: 0 };
  for (const module of modules) {
    count.failed += module.errors().length;
    for (const test of module.children.allTests()) count[test.result().state] += 1;
  }
  return `${count.passed} passed, ${count.failed + count.pending} failed, ${count.skipped} skipped`;
}
