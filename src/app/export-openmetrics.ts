// SPDX-License-Identifier: Apache-2.0
/** The metrics of a run as OpenMetrics text: those of its system as they were scraped, and its own. */
import { HarnessError } from '../core/domain/errors.ts';
import { ownMetricsText } from '../core/report/openmetrics-run.ts';
import { type LeftOut, type ScrapeSource, writeScrapedMetrics } from '../core/report/openmetrics-scrapes.ts';
import { END_OF_TEXT } from '../core/report/openmetrics-text.ts';
import { count } from '../core/report/text.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import { metricsPath } from '../rundir/layout.ts';
import { readScrapes } from '../rundir/scrapes.ts';
import type { JudgedRun } from './evaluate.ts';
import type { WriteText } from './output-file.ts';
import { parseRecordedAdapter } from './recorded.ts';

/** Writes the text; returns what is not in it, in words. */
export function writeOpenMetrics(run: JudgedRun, reader: EvidenceReader, write: WriteText): readonly string[] {
  const { record, verdict } = run;
  const labels = { run: verdict.runId, experiment: verdict.experiment };
  const startMs = Date.parse(record.state.startedAt ?? record.manifest.createdAt);
  for (const text of ownMetricsText({ record, verdict, labels, startMs })) write(text);
  const names = (parseRecordedAdapter(record.adapterText).metrics ?? []).map(({ name }) => name);
  const problems = new Map<string, string>();
  const sources = names.map((name) => sourceOf(name, reader, problems));
  const leftOut = writeScrapedMetrics({ sources, labels, startMs }, write);
  write(END_OF_TEXT);
  return [...problems.values(), ...leftOutNotes(leftOut)];
}

/** What is before a damaged line counts; each time it is read it ends at the same line. */
function sourceOf(name: string, reader: EvidenceReader, problems: Map<string, string>): ScrapeSource {
  const path = metricsPath(name);
  return {
    name,
    visit: (each) => {
      try {
        if (reader.stat(path) === null) problems.set(path, `${path} is missing`);
        else readScrapes({ reader, path }, each);
      } catch (error) {
        if (!(error instanceof HarnessError)) throw error;
        problems.set(path, `${error.message}; what is before it was exported`);
      }
    },
  };
}

function leftOutNotes({ unnamed, beyond, outOfOrder }: LeftOut): readonly string[] {
  return [
    unnamed === 0 ? null : `${count(unnamed, 'sample')} left out: the name of the metric or of a label is none`,
    beyond === 0 ? null : `${count(beyond, 'sample')} left out: of more series than are told apart`,
    outOfOrder === 0 ? null : `${count(outOfOrder, 'sample')} left out: not later than the one before in its series`,
  ].filter((note) => note !== null);
}
