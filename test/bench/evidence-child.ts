// SPDX-License-Identifier: Apache-2.0
/**
 * Writing and judging a long timeline, each in a process of its own: `append N ROOT` (by the real writer, and as bare
 * writes of the same lines), `evaluate RUN_DIR`, `parse RUN_DIR` (nothing but JSON.parse of the lines). Prints what it
 * measured as JSON.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RunRecord } from '../../src/core/domain/record.ts';
import { factQueries } from '../../src/core/evaluate/checks.ts';
import { decide } from '../../src/core/evaluate/decide.ts';
import { parseExperiment } from '../../src/core/spec/parse.ts';
import { openEvidence } from '../../src/platform/evidence-files.ts';
import { guardedPatterns } from '../../src/platform/patterns.ts';
import { collectFacts } from '../../src/rundir/facts.ts';
import { EXPERIMENT_FILE, TIMELINE_FILE } from '../../src/rundir/layout.ts';
import { readRun } from '../../src/rundir/reader.ts';
import { sampleEvents } from './sample-events.ts';
import { evaluated, openRunDir } from './sample-run.ts';

export interface AppendResult {
  readonly runDir: string;
  readonly seconds: number;
  readonly bareSeconds: number;
  readonly bytes: number;
}

export interface JudgeResult {
  readonly seconds: number;
  /** Of which reading, checking and folding; all of it when nothing is decided. */
  readonly readSeconds: number;
  /** Of the processor, all threads together: what a busy machine does not stretch. */
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  readonly events: number;
  /** Null when nothing was decided. */
  readonly verdict: string | null;
}

function append(count: number, root: string): AppendResult {
  const events = sampleEvents(count);
  const { writers } = openRunDir(root, evaluated);
  const seconds = secondsOf(() => {
    for (const event of events) writers.appendEvent(event);
  });
  writers.close();
  const timeline = path.join(writers.runDir, TIMELINE_FILE);
  const lines = events.map((event) => Buffer.from(`${JSON.stringify(event)}\n`));
  const bare = fs.openSync(path.join(root, 'bare.jsonl'), 'a');
  const bareSeconds = secondsOf(() => {
    for (const line of lines) fs.writeSync(bare, line);
  });
  fs.closeSync(bare);
  return { runDir: writers.runDir, seconds, bareSeconds, bytes: fs.statSync(timeline).size };
}

/** As `chaos evaluate` decides a run, without the report. */
function evaluate(runDir: string): JudgeResult {
  const reader = openEvidence(runDir);
  const cpuBefore = process.cpuUsage();
  const startedMs = performance.now();
  const record = readRun(reader);
  const readSeconds = (performance.now() - startedMs) / 1000;
  const { manifest, state } = record;
  const experiment = experimentOf(record);
  const input = {
    manifest,
    state,
    experiment,
    recorded: experiment,
    metricSources: [],
    putBack: false,
    timelineFile: TIMELINE_FILE,
  };
  const facts = collectFacts(reader, factQueries(input), guardedPatterns);
  const { verdict } = decide(input, facts, guardedPatterns.matchLine);
  const seconds = (performance.now() - startedMs) / 1000;
  return { seconds, readSeconds, ...costsSince(cpuBefore), events: state.events, verdict };
}

function experimentOf({ experimentText, manifest }: RunRecord): typeof evaluated {
  const source = { path: EXPERIMENT_FILE, bytes: Buffer.from(experimentText) };
  const parsed = parseExperiment(source, { overrides: manifest.parameters, nameIsId: false });
  if (!parsed.ok) throw new Error(`the sample experiment is invalid: ${JSON.stringify(parsed.problems)}`);
  return parsed.value.experiment;
}

/** The least that any reader of these lines must do. */
function parse(runDir: string): JudgeResult {
  let events = 0;
  const cpuBefore = process.cpuUsage();
  const seconds = secondsOf(() => {
    const text = fs.readFileSync(path.join(runDir, TIMELINE_FILE), 'utf8');
    for (const line of text.split('\n')) {
      if (line === '') continue;
      JSON.parse(line);
      events += 1;
    }
  });
  return { seconds, readSeconds: seconds, ...costsSince(cpuBefore), events, verdict: null };
}

function costsSince(before: NodeJS.CpuUsage): Pick<JudgeResult, 'cpuSeconds' | 'peakMegabytes'> {
  const { user, system } = process.cpuUsage(before);
  return { cpuSeconds: (user + system) / 1e6, peakMegabytes: (process.resourceUsage().maxRSS * 1024) / 1e6 };
}

function secondsOf(work: () => void): number {
  const startedMs = performance.now();
  work();
  return (performance.now() - startedMs) / 1000;
}

function main([mode = '', ...rest]: readonly string[]): AppendResult | JudgeResult {
  if (mode === 'append') return append(Number(rest[0]), rest[1] ?? '');
  return mode === 'evaluate' ? evaluate(rest[0] ?? '') : parse(rest[0] ?? '');
}

process.stdout.write(`${JSON.stringify(main(process.argv.slice(2)))}\n`);
