// SPDX-License-Identifier: Apache-2.0
/**
 * The Prometheus text format, version 0.0.4, with what of OpenMetrics does not change a sample (`# EOF`, exemplars).
 * Histograms and summaries are their plain series (`_bucket`, `_sum`, `_count`, `quantile`); types, help and
 * timestamps are read over.
 */

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const SHOWN_CHARACTERS = 80;
const NAME = /[a-zA-Z_:][a-zA-Z0-9_:]*/y;
const LABEL = /[ \t]*([a-zA-Z_][a-zA-Z0-9_]*)[ \t]*=[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*/y;
const REST = /[ \t]+(\S+)(?:[ \t]+[-+0-9.eE]+)?[ \t]*(?:#.*)?$/y;
const NUMBER = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/;

/** All samples of an exposition, or a SyntaxError that names the first line which is none. */
export function parsePrometheusText(text: string): readonly Sample[] {
  return text.split('\n').flatMap((raw, index) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return [];
    const sample = parseSample(line);
    if (sample === null) {
      throw new SyntaxError(`line ${index + 1} is not a sample: ${JSON.stringify(line.slice(0, SHOWN_CHARACTERS))}`);
    }
    return [sample];
  });
}

function parseSample(line: string): Sample | null {
  const name = matchAt(NAME, line, 0)?.[0];
  if (name === undefined) return null;
  const braceAt = name.length + (/^[ \t]*/.exec(line.slice(name.length))?.[0].length ?? 0);
  const labels = line[braceAt] === '{' ? parseLabels(line, braceAt + 1) : { entries: [], end: name.length };
  if (labels === null) return null;
  // Behind a closing brace no blank is needed.
  const tail = ` ${line.slice(labels.end)}`;
  const value = parseValue(matchAt(REST, tail, 0)?.[1] ?? '');
  return value === null ? null : { name, labels: Object.fromEntries(labels.entries), value };
}

interface Labels {
  readonly entries: readonly (readonly [string, string])[];
  /** Behind the closing brace. */
  readonly end: number;
}

function parseLabels(line: string, from: number): Labels | null {
  const entries: [string, string][] = [];
  let at = from;
  for (;;) {
    const match = matchAt(LABEL, line, at);
    if (match === null) break;
    entries.push([match[1] ?? '', unescapeLabel(match[2] ?? '')]);
    at += match[0].length;
    if (line[at] !== ',') break;
    at += 1;
  }
  at += /^[ \t]*/.exec(line.slice(at))?.[0].length ?? 0;
  return line[at] === '}' ? { entries, end: at + 1 } : null;
}

function unescapeLabel(text: string): string {
  return text.replace(/\\(.)/g, (whole, character: string) => {
    if (character === 'n') return '\n';
    return character === '\\' || character === '"' ? character : whole;
  });
}

function parseValue(text: string): number | null {
  if (NUMBER.test(text)) return Number(text);
  switch (text.toLowerCase()) {
    case 'nan':
      return Number.NaN;
    case 'inf':
    case '+inf':
      return Number.POSITIVE_INFINITY;
    case '-inf':
      return Number.NEGATIVE_INFINITY;
    default:
      return null;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
