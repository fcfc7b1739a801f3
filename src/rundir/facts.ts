// SPDX-License-Identifier: Apache-2.0
/**
 * Answers to the questions of checks, read from the files of a run directory. Each is answered for itself: what cannot
 * be read is said in its answer and hides no other. What an answer means is not decided here.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { type Fact, type FactQuery, type Facts, factKey } from '../core/domain/facts.ts';
import type { EvidenceReader } from '../ports/evidence-reader.ts';
import type { Patterns } from '../ports/patterns.ts';
import { readLogFact } from './facts-log.ts';
import { readMetricFact } from './facts-metrics.ts';
import { readOutputFact } from './facts-output.ts';
import { componentLogPath, instanceLogPath, metricsPath, outputDir } from './layout.ts';

/** Never throws. */
export function collectFacts(reader: EvidenceReader, queries: readonly FactQuery[], patterns: Patterns): Facts {
  const patient = givingUp(patterns);
  return new Map(queries.map((query) => [factKey(query), answer(reader, query, patient)]));
}

/** A pattern that took too long on one file is not tried on others: there may be a thousand of them. */
function givingUp(patterns: Patterns): Patterns {
  const slow = new Set<string>();
  return {
    ...patterns,
    searchText: (pattern, lines) => {
      const found = slow.has(pattern) ? 'too-slow' : patterns.searchText(pattern, lines);
      if (found === 'too-slow') slow.add(pattern);
      return found;
    },
  };
}

function answer(reader: EvidenceReader, query: FactQuery, patterns: Patterns): Fact {
  const path = pathOf(query);
  try {
    if (reader.stat(path) === null) return { kind: 'missing', path };
    switch (query.kind) {
      case 'output':
        return readOutputFact({ reader, path }, query, patterns);
      case 'log':
        return readLogFact({ reader, path }, query);
      case 'metric':
        return readMetricFact({ reader, path }, query);
    }
  } catch (error) {
    return { kind: 'unreadable', path, message: messageOf(error, path) };
  }
}

function pathOf(query: FactQuery): string {
  switch (query.kind) {
    case 'output':
      return `${outputDir(query.workload, query.instance)}/${query.file}`;
    case 'log':
      return 'component' in query.place ? componentLogPath(query.place.component) : instanceLogPath(query.place);
    case 'metric':
      return metricsPath(query.source);
  }
}

/** Other errors than ours may name paths of this machine. */
function messageOf(error: unknown, path: string): string {
  if (error instanceof HarnessError || error instanceof SyntaxError) return error.message;
  return `${path} could not be read`;
}
