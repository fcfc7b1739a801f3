// SPDX-License-Identifier: Apache-2.0
/**
 * Reads of a run directory what its page shows beside the timeline: metrics, spans, logs, files that instances wrote.
 * Each file is read once, within limits. What cannot be read is said on the page and hides nothing else.
 */
import { HarnessError } from '../core/domain/errors.ts';
import type { RunState } from '../core/domain/record.ts';
import { collectSeries, type MetricsOfSource } from '../core/report/metric-series.ts';
import type { NamedMetric } from '../core/report/metric-choice.ts';
import type { OutputExcerpt, PageEvidence } from '../core/report/page-evidence.ts';
import type { RunFile } from '../core/report/provenance-view.ts';
import { collectSpans, type SpansOfRun } from '../core/report/span-groups.ts';
import { collectExcerpt, type ExcerptLimits, type TextExcerpt } from '../core/report/text-excerpt.ts';
import type { VerdictDocument } from '../core/domain/documents.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import { HARNESS_LOG, METRICS_DIR, SPANS_FILE } from '../rundir/layout.ts';
import { readScrapes } from '../rundir/scrapes.ts';
import { readSpans } from '../rundir/spans.ts';
import type { RunEntries } from './run-files.ts';

const maxMetricsFiles = 50;
const maxLogs = 200;
const maxOutputs = 80;
/** Characters of logs on one page; beyond, a log shows little more than what checks point at. */
const logRoom = 700_000;
const longExcerpt: ExcerptLimits = { head: 300, tail: 700, lineLength: 500 };
const shortExcerpt: ExcerptLimits = { head: 10, tail: 30, lineLength: 300 };
const outputExcerpt: ExcerptLimits = { head: 30, tail: 10, lineLength: 300 };
const textLimits = { fileBytes: 2 ** 31, lineBytes: 64 * 1024 } as const;

export interface PageSources {
  readonly reader: EvidenceReader;
  readonly entries: RunEntries;
  readonly state: RunState;
  readonly verdict: VerdictDocument;
  readonly namedMetrics: readonly NamedMetric[];
}

/** Never throws for what a file holds. */
export function readPageEvidence(sources: PageSources): PageEvidence {
  const { reader, entries, state, verdict, namedMetrics } = sources;
  const endMs = Math.max(1, state.lastMs);
  const around = evidenceLines(verdict);
  const failed = new Set(verdict.instances.filter((each) => each.verdict !== 'PASS').map(({ instance }) => instance));
  const logs = entries.files.filter(({ path }) => isLog(path)).sort((a, b) => logRank(a, failed) - logRank(b, failed));
  const outputs = entries.files.flatMap((file) => outputOf(file) ?? []);
  outputs.sort((a, b) => Number(failed.has(b.instance)) - Number(failed.has(a.instance)));
  return {
    metrics: entries.files
      .filter(({ path }) => path.startsWith(`${METRICS_DIR}/`) && path.endsWith('.jsonl'))
      .slice(0, maxMetricsFiles)
      .map(({ path }) => readMetrics(reader, path, endMs)),
    namedMetrics,
    spans: entries.files.some(({ path }) => path === SPANS_FILE) ? readSpanGroups(reader, endMs) : null,
    logs: readLogs(reader, logs.slice(0, maxLogs), around),
    moreLogs: Math.max(0, logs.length - maxLogs),
    outputs: outputs.slice(0, maxOutputs).map((output): OutputExcerpt => {
      const excerpt = readExcerpt(reader, output.of, {
        limits: outputExcerpt,
        around: around.get(output.of.path) ?? [],
      });
      return { ...excerpt, instance: output.instance, file: output.file };
    }),
    moreOutputs: Math.max(0, outputs.length - maxOutputs),
    refused: entries.refused,
  };
}

/** Series of one file; why it could not be read is part of the answer. */
export function readMetrics(reader: EvidenceReader, path: string, endMs: number): MetricsOfSource {
  const source = path.slice(METRICS_DIR.length + 1, -'.jsonl'.length);
  const collector = collectSeries({ source, path, endMs });
  return collector.result(problemOf(path, () => readScrapes({ reader, path }, (scrape) => collector.add(scrape))));
}

function readSpanGroups(reader: EvidenceReader, endMs: number): SpansOfRun {
  const collector = collectSpans({ path: SPANS_FILE, endMs });
  const read = (): void => readSpans({ reader, path: SPANS_FILE }, (span) => collector.add(span));
  return collector.result(problemOf(SPANS_FILE, read));
}

function readLogs(
  reader: EvidenceReader,
  files: readonly RunFile[],
  around: ReadonlyMap<string, readonly number[]>,
): readonly TextExcerpt[] {
  let room = logRoom;
  return files.map((file) => {
    const limits = room > 0 ? longExcerpt : shortExcerpt;
    const excerpt = readExcerpt(reader, file, { limits, around: around.get(file.path) ?? [] });
    room -= excerpt.shown.reduce((sum, { text }) => sum + text.length, 0);
    return excerpt;
  });
}

function readExcerpt(
  reader: EvidenceReader,
  file: RunFile,
  { limits, around }: { readonly limits: ExcerptLimits; readonly around: readonly number[] },
): TextExcerpt {
  const collector = collectExcerpt(file, limits, around);
  const problem = problemOf(file.path, () => {
    let lines = 0;
    const { rest, restBytes } = reader.readLines(file.path, textLimits, (line) => {
      lines = line.number;
      collector.add(line);
    });
    if (restBytes > 0) collector.add({ text: rest, number: lines + 1, cut: restBytes > textLimits.lineBytes });
  });
  return collector.result(problem);
}

/** Null when it went well; otherwise what somebody can read of why it did not. Paths of this machine are not told. */
function problemOf(path: string, read: () => void): string | null {
  try {
    read();
    return null;
  } catch (error) {
    return error instanceof HarnessError ? error.message : `${path} could not be read`;
  }
}

/** Lines that outcomes of checks point at, by file. */
function evidenceLines(verdict: VerdictDocument): ReadonlyMap<string, readonly number[]> {
  const lines = new Map<string, number[]>();
  for (const { evidence } of verdict.checks.flatMap(({ outcomes }) => outcomes)) {
    if (evidence === null || evidence.line === null) continue;
    const known = lines.get(evidence.file) ?? [];
    lines.set(evidence.file, known);
    if (!known.includes(evidence.line)) known.push(evidence.line);
  }
  return lines;
}

const instanceFile = /^workloads\/[^/]+\/instances\/([^/]+)\/(logs|output)\/(.+)$/;

function isLog(path: string): boolean {
  return /^logs\/[^/]+\.log$/.test(path) || (instanceFile.exec(path)?.[2] === 'logs' && path.endsWith('.log'));
}

/** The system's own, then those of instances that failed, then the others; the harness's own diary last of its kind. */
function logRank({ path }: RunFile, failed: ReadonlySet<string>): number {
  const instance = instanceFile.exec(path)?.[1];
  if (instance !== undefined) return failed.has(instance) ? 2 : 3;
  return path === HARNESS_LOG ? 1 : 0;
}

function outputOf(of: RunFile): { readonly of: RunFile; readonly instance: string; readonly file: string } | null {
  const [instance, folder, file] = instanceFile.exec(of.path)?.slice(1) ?? [];
  return folder === 'output' && instance !== undefined && file !== undefined ? { of, instance, file } : null;
}
