// SPDX-License-Identifier: Apache-2.0

// Recorded runs are decided again, from their directory alone, to the same bytes.

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { VerdictDocument } from '../../src/core/domain/documents.ts';
import { SpecError } from '../../src/core/domain/errors.ts';
import { factQueries } from '../../src/core/evaluate/checks.ts';
import { decide, verdictText } from '../../src/core/evaluate/decide.ts';
import { parseAdapter, parseExperiment } from '../../src/core/spec/parse.ts';
import { openEvidence } from '../../src/platform/evidence-files.ts';
import { guardedPatterns } from '../../src/platform/patterns.ts';
import type { EvidenceReader } from '../../src/ports/evidence-reader.ts';
import { collectFacts } from '../../src/rundir/facts.ts';
import { ADAPTER_FILE, EXPERIMENT_FILE, TIMELINE_FILE, VERDICT_FILE } from '../../src/rundir/layout.ts';
import { readRun } from '../../src/rundir/reader.ts';
import { tempDir } from '../support/run-dir.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/runs');
const verdicts = { pass: 'PASS', fail: 'FAIL', xfail: 'XFAIL', xpass: 'XPASS', error: 'ERROR', torn: 'ERROR' };
const names = Object.keys(verdicts) as (keyof typeof verdicts)[];

/** The reader of the product, which refuses what leads outside; `asked` gets every path that it was asked for. */
function watched(dir: string, asked: string[]): EvidenceReader {
  const reader = openEvidence(dir);
  return {
    stat: (file) => (asked.push(file), reader.stat(file)),
    readText: (file, limit) => (asked.push(file), reader.readText(file, limit)),
    readLines: (file, limits, visit) => (asked.push(file), reader.readLines(file, limits, visit)),
  };
}

function evaluate(reader: EvidenceReader): VerdictDocument {
  const { manifest, state, experimentText, adapterText } = readRun(reader);
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  const experiment = parseExperiment(
    { path: EXPERIMENT_FILE, bytes: encode(experimentText) },
    { overrides: manifest.parameters, nameIsId: false },
  );
  const adapter = parseAdapter({ path: ADAPTER_FILE, bytes: encode(adapterText) }, { nameIsId: false });
  if (!experiment.ok) throw new SpecError(experiment.problems);
  if (!adapter.ok) throw new SpecError(adapter.problems);
  const input = {
    manifest,
    state,
    experiment: experiment.value.experiment,
    recorded: experiment.value.experiment,
    metricSources: (adapter.value.metrics ?? []).map(({ name }) => name),
    putBack: false,
    timelineFile: TIMELINE_FILE,
  };
  const facts = collectFacts(reader, factQueries(input), guardedPatterns);
  return decide(input, facts, guardedPatterns.matchLine);
}

describe.each(names)('the recorded run "%s"', (name) => {
  const dir = path.join(fixtures, name);
  const recorded = fs.readFileSync(path.join(dir, VERDICT_FILE), 'utf8');

  test('is decided to the same bytes', () => {
    const document = evaluate(openEvidence(dir));

    expect(document.verdict).toBe(verdicts[name]);
    expect(verdictText(document)).toBe(recorded);
  });

  test('is decided to the same bytes elsewhere, and nothing outside is asked for', () => {
    const copy = tempDir();
    fs.cpSync(dir, copy, { recursive: true });
    const asked: string[] = [];

    expect(verdictText(evaluate(watched(copy, asked)))).toBe(recorded);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((file) => !path.resolve(copy, file).startsWith(`${copy}/`))).toEqual([]);
  });

  test('contradicts itself nowhere', () => {
    expect(readRun(openEvidence(dir)).state.problems).toEqual([]);
  });
});

test('the torn run lost its last line and nothing else', () => {
  const { state, tornBytes } = readRun(openEvidence(path.join(fixtures, 'torn')));

  expect(tornBytes).toBeGreaterThan(0);
  expect(state.ended).toBeNull();
  expect(state.faults[0]).toMatchObject({ fault: 'freeze', revert: null });
});

test('every recorded run is decided', () => {
  const folders = fs.readdirSync(fixtures, { withFileTypes: true }).filter((entry) => entry.isDirectory());

  expect(folders.map((entry) => entry.name).sort()).toEqual([...names].sort());
});
