// SPDX-License-Identifier: Apache-2.0

// Waits on signals in a whole run of the stand-in, whose gateway sends its spans to the harness.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { TimelineEvent } from '../../src/core/domain/documents.ts';
import { leftOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder } from '../support/toy-folder.ts';

const NANOSECONDS_PER_MS = 1_000_000n;

interface SpanLine {
  readonly span: { readonly name: string; readonly endUnixNano: string };
}

test('a wait for the sweep ends with a span that ended in its window, also after a restart of the gateway', async () => {
  const folder = createToyFolder();
  try {
    const { code, stdout } = await callCli(['run', 'signal-wait', '--seed', '7'], { cwd: folder.path });
    expect(stdout).toMatch(/PASS\s+signal-wait/);
    expect(code).toBe(0);
    const [runDir = ''] = folder.runs();
    const events = linesOf(runDir, 'timeline.jsonl') as readonly TimelineEvent[];
    const lines = linesOf(runDir, 'system/watch/otel.jsonl') as readonly SpanLine[];
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'watch.ended', name: 'otel', lines: lines.length, expected: true }),
    );
    expect(events).toContainEqual(expect.objectContaining({ step: 'flow[2]', label: 'wait reconcile-sweep' }));
    // Each wait's window opened when the step before it started.
    for (const [before, wait] of [
      ['flow[1]', 'flow[2]'],
      ['flow[3]', 'flow[4]'],
    ] as const) {
      const { span, endsMs } = metBy(events, { wait, lines });
      expect(span.name).toBe('reconcile.sandboxes');
      const endNano = BigInt(span.endUnixNano);
      const opened = events.find((event) => event.type === 'step.started' && event.step === before);
      // The stand-in's spans begin at whole milliseconds.
      expect(endNano).toBeGreaterThanOrEqual(BigInt(Date.parse(opened?.at ?? '') - 1) * NANOSECONDS_PER_MS);
      expect(endNano).toBeLessThanOrEqual(BigInt(endsMs + 1) * NANOSECONDS_PER_MS);
    }
    expect(await leftOf(runDir)).toEqual([]);
  } finally {
    folder.remove();
  }
});

/** The span that a wait says it was met by, and the wall time at which the wait ended. */
function metBy(
  events: readonly TimelineEvent[],
  { wait, lines }: { readonly wait: string; readonly lines: readonly SpanLine[] },
): { readonly span: SpanLine['span']; readonly endsMs: number } {
  const end = events.find((event) => event.type === 'step.ended' && event.step === wait);
  const reason = end?.type === 'step.ended' ? end.reason : null;
  const number = Number(/^span (\d+), a reconcile\.sandboxes$/.exec(reason ?? '')?.[1]);
  const line = lines[number - 1];
  if (end === undefined || line === undefined) throw new Error(`${wait} ended with ${String(reason)}`);
  return { span: line.span, endsMs: Date.parse(end.at) };
}

function linesOf(runDir: string, file: string): readonly unknown[] {
  const text = fs.readFileSync(path.join(runDir, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
