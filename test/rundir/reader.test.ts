// SPDX-License-Identifier: Apache-2.0

import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventBody, TimelineEvent, UndoRecord, UndoResult } from '../../src/core/domain/documents.ts';
import { HarnessError } from '../../src/core/domain/errors.ts';
import { foldEvents } from '../../src/core/timeline/fold.ts';
import { openEvidence } from '../../src/platform/evidence-files.ts';
import { readEvents, readRun } from '../../src/rundir/reader.ts';
import { sampleManifest, tempDir, writeFiles, writeRunDir } from '../support/run-dir.ts';
import {
  componentState,
  faultEffective,
  faultRequested,
  instanceState,
  revertEnded,
  revertRequested,
  runStarted,
  timeline,
  wholeRun,
} from '../support/timeline.ts';

const bodies = wholeRun([
  componentState('gateway', 'ready'),
  instanceState('counter-0', 'Running', { rawPhase: 'Ready' }),
  faultRequested(),
  faultEffective(),
  revertRequested(),
  revertEnded(),
  instanceState('counter-0', 'Succeeded', { exitCode: 0 }),
]);
const timelineText = linesOf(bodies).join('');

function linesOf(given: readonly EventBody[]): string[] {
  return timeline(given).map((event) => `${JSON.stringify(event)}\n`);
}

function withTimeline(text: string): string {
  return writeRunDir([], { 'timeline.jsonl': text });
}

/** Code, message and subject of the error that reading gives. */
function errorOf(dir: string): Pick<HarnessError, 'code' | 'message' | 'subject'> {
  try {
    readRun(openEvidence(dir));
  } catch (error) {
    if (!(error instanceof HarnessError)) throw error;
    return { code: error.code, message: error.message, subject: error.subject };
  }
  throw new Error('reading gave no error');
}

describe('a whole run directory', () => {
  test('gives its manifest, its folded timeline and the texts of its documents', () => {
    const record = readRun(openEvidence(writeRunDir(bodies)));

    expect(record).toEqual({
      manifest: sampleManifest,
      state: foldEvents(timeline(bodies)),
      tornBytes: 0,
      putBack: false,
      experimentText: 'id: sample\n',
      adapterText: 'id: standin\n',
    });
    expect(record.state.problems).toEqual([]);
  });

  test('gives its events one by one', () => {
    const seen: TimelineEvent[] = [];
    readEvents(openEvidence(writeRunDir(bodies)), (event) => seen.push(event));

    expect(seen).toEqual(timeline(bodies));
  });
});

describe('a run that was killed', () => {
  test('loses its torn last line and says how many bytes that was', () => {
    const torn = timelineText.slice(0, -10);
    const record = readRun(openEvidence(withTimeline(torn)));

    expect(record.state.events).toBe(bodies.length - 1);
    expect(record.state.ended).toBeNull();
    expect(record.tornBytes).toBe(torn.length - torn.lastIndexOf('\n') - 1);
  });

  test('a last line that lacks only its line break is torn too', () => {
    const record = readRun(openEvidence(withTimeline(timelineText.slice(0, -1))));

    expect(record.state.events).toBe(bodies.length - 1);
  });

  test('counts the bytes of a torn line, not its characters', () => {
    const [first] = linesOf(bodies);
    const rest = '{"v":1,"type":"é';

    expect(readRun(openEvidence(withTimeline(first! + rest))).tornBytes).toBe(Buffer.byteLength(rest));
  });

  test('is readable before its first event', () => {
    const dir = writeRunDir(bodies);
    fs.rmSync(path.join(dir, 'timeline.jsonl'));

    expect(readRun(openEvidence(dir)).state).toMatchObject({ events: 0, ended: null });
    expect(readRun(openEvidence(withTimeline(''))).state).toMatchObject({ events: 0, ended: null });
  });

  test.each(['experiment.yaml', 'adapter.yaml'])(
    'is refused when its %s is not the one that it was made with',
    (file) => {
      const dir = writeRunDir(bodies, { [file]: 'id: edited\n' });

      expect(errorOf(dir)).toEqual({
        code: 'evidence-damaged',
        message: `${file} is damaged: its sha256 is not the one in manifest.json`,
        subject: file,
      });
    },
  );

  test('is refused when its timeline is that of another run', () => {
    const other = { ...runStarted, runId: '20261129T120000Z-zzzzzz' };
    const dir = writeRunDir([other, ...bodies.slice(1)]);

    expect(errorOf(dir).message).toBe(
      `timeline.jsonl:1 is damaged: is of run ${other.runId}; expected ${sampleManifest.runId}, as the manifest says`,
    );
  });

  test('is readable after any number of bytes', () => {
    const dir = writeRunDir(bodies);
    const whole = Buffer.from(timelineText);
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        writeFiles(dir, { 'timeline.jsonl': whole.subarray(0, length).toString() });
        const { state, tornBytes } = readRun(openEvidence(dir));
        const kept = whole.subarray(0, length - tornBytes).toString();
        expect(state.events).toBe(kept.split('\n').length - 1);
      }),
      { numRuns: 15 },
    );
  });
});

describe('damage is refused with its line', () => {
  const lines = linesOf(bodies);
  const replace = (index: number, line: string): string => lines.with(index, `${line}\n`).join('');
  const edit = (index: number, change: object): string =>
    replace(index, JSON.stringify({ ...(JSON.parse(lines[index]!) as object), ...change }));

  test.each<[string, string, string]>([
    ['a broken line in the middle', replace(2, '{"v":1,'), 'timeline.jsonl:3 is damaged: is not JSON'],
    ['an empty line', replace(2, ''), 'timeline.jsonl:3 is damaged: is not JSON'],
    [
      'a broken last line with its line break',
      replace(lines.length - 1, '{'),
      `:${lines.length} is damaged: is not JSON`,
    ],
    ['a gap', lines.toSpliced(3, 1).join(''), 'timeline.jsonl:4 is damaged: has event 4; expected 3'],
    ['a repeated event', lines.toSpliced(3, 0, lines[2]!).join(''), ':4 is damaged: has event 2; expected 3'],
    ['a value that is no event', replace(1, '[]'), 'timeline.jsonl:2 is damaged: must be object'],
    ['an unknown type', edit(1, { type: 'run.paused' }), ':2 is damaged: unknown event type "run.paused"'],
    ['a definition that is no event', edit(1, { type: 'phase' }), ':2 is damaged: unknown event type "phase"'],
    ['an event without its type', edit(1, { type: undefined }), ':2 is damaged: unknown event type null'],
    ['a wrong value', edit(2, { component: 'Gateway' }), 'timeline.jsonl:3 is damaged: component must match pattern'],
    ['a value that is no state', edit(2, { state: 'gone' }), ':3 is damaged: state must be equal to one of'],
    ['a missing key', edit(4, { undo: undefined }), ":5 is damaged: must have required property 'undo'"],
    [
      'time without end',
      replace(1, lines[1]!.trimEnd().replace(/"elapsedMs":[^,}]+/, '"elapsedMs":1e309')),
      'timeline.jsonl:2 is damaged: elapsedMs must be number',
    ],
    ['time of another kind', edit(1, { elapsedMs: -1 }), 'timeline.jsonl:2 is damaged: elapsedMs must be >= 0'],
  ])('%s', (_, text, message) => {
    const error = errorOf(withTimeline(text));

    expect(error.code).toBe('evidence-damaged');
    expect(error.message).toContain(message);
    expect(error.subject).toMatch(/^timeline\.jsonl:\d+$/);
  });

  test('a manifest that does not fit its schema', () => {
    const broken = JSON.stringify({ ...sampleManifest, seed: 'seven' });

    expect(errorOf(writeRunDir(bodies, { 'manifest.json': broken }))).toEqual({
      code: 'evidence-damaged',
      message: 'manifest.json is damaged: seed must match pattern "^[0-9]{1,20}$"',
      subject: 'manifest.json',
    });
    expect(errorOf(writeRunDir(bodies, { 'manifest.json': '{' })).message).toBe(
      'manifest.json is damaged: is not JSON',
    );
  });

  test('a directory without a manifest', () => {
    expect(errorOf(tempDir())).toMatchObject({ code: 'evidence-missing', subject: 'manifest.json' });
  });
});

describe('a newer format is refused', () => {
  test('of the run directory', () => {
    const manifest = JSON.stringify({ format: 2, somethingNew: true });

    expect(errorOf(writeRunDir(bodies, { 'manifest.json': manifest }))).toEqual({
      code: 'format-newer',
      message: 'manifest.json has format 2; this version reads up to 1',
      subject: 'manifest.json',
    });
  });

  test('of an event', () => {
    const [first, second] = timeline([runStarted, runStarted]);
    const text = `${JSON.stringify(first)}\n${JSON.stringify({ ...second, v: 2, type: 'something.new' })}\n`;

    expect(errorOf(withTimeline(text))).toEqual({
      code: 'format-newer',
      message: 'timeline.jsonl:2 has format 2; this version reads up to 1',
      subject: 'timeline.jsonl:2',
    });
  });
});

describe('what the harness left when it died is put back', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const undo = (id: number, kind: 'system.shutdown' | 'system.sweep'): UndoRecord => {
    return { v: 1, type: 'undo', id, at, bootId: 'boot', subject: kind, action: { kind }, shell: kind };
  };
  const undone = (id: number, result: UndoResult): UndoRecord => {
    return { v: 1, type: 'undone', id, at, result, proof: 'read back' };
  };
  const both = [undo(1, 'system.sweep'), undo(2, 'system.shutdown')];
  const read = (records: readonly UndoRecord[], events: readonly EventBody[]): boolean => {
    const undoFile = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    return readRun(openEvidence(writeRunDir(events, { 'undo.jsonl': undoFile }))).putBack;
  };

  test.for<[string, readonly UndoRecord[], boolean]>([
    ['all was carried out', [...both, undone(2, 'reverted'), undone(1, 'already-clean')], true],
    ['the sweep was not', [...both, undone(2, 'reverted')], false],
    ['the sweep failed', [...both, undone(2, 'reverted'), undone(1, 'failed')], false],
    ['nothing was booted', [], false],
  ])('%s', ([, records, putBack]) => {
    expect(read(records, [runStarted])).toBe(putBack);
    // Who lived to its end says itself what is left.
    expect(read(records, bodies)).toBe(false);
  });
});
