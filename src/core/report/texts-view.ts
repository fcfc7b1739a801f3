// SPDX-License-Identifier: Apache-2.0
/** Logs and files that instances wrote, as the page shows them: line by line with an address each, gaps counted. */
import { fileLink, type Link } from './checks-view.ts';
import type { RunState } from '../domain/record.ts';
import type { PageEvidence } from './page-evidence.ts';
import { count, formatBytes, listNames, visible } from './text.ts';
import type { Level, TextExcerpt } from './text-excerpt.ts';

export interface TextLine {
  /** Of the element; empty for a gap. */
  readonly id: string;
  /** Empty for a gap. */
  readonly number: string;
  readonly text: string;
  readonly level: Level | 'gap';
}

export interface TextView {
  readonly id: string;
  readonly title: string;
  readonly file: Link;
  /** Size, lines, and how many of them are here. */
  readonly facts: string;
  /** What somebody should look at: errors, damage; empty without. */
  readonly trouble: string;
  readonly warnings: string;
  readonly lines: readonly TextLine[];
}

export interface TextsView {
  readonly texts: readonly TextView[];
  /** What is missing or not here, a sentence each. */
  readonly notes: readonly string[];
  readonly empty: string | null;
}

/** Addresses in the page of lines of files: `logs/gateway.log:12` to `#log1-12`. */
export type Anchors = ReadonlyMap<string, string>;

export function viewLogs({ logs, moreLogs }: PageEvidence, { logs: recorded }: RunState): TextsView {
  const paths = new Set(logs.map(({ path }) => path));
  const missing = recorded.filter(({ path }) => !paths.has(path)).slice(0, moreLogs > 0 ? 0 : maxNotes);
  const partial = recorded.filter(({ capped, complete }) => capped || !complete).slice(0, maxNotes);
  return {
    texts: logs.map((log, index) => viewText(log, { id: `log${String(index + 1)}`, title: titleOf(log.path) })),
    notes: [
      ...missing.map(({ path, lines }) => `${visible(path, 200)} is missing; ${count(lines, 'line')} were recorded.`),
      ...partial.map(({ path, capped }) =>
        capped
          ? `${visible(path, 200)} was cut when it was written.`
          : `${visible(path, 200)} was not followed to its end.`,
      ),
      ...(moreLogs > 0 ? [`${count(moreLogs, 'more log')} only in the run directory.`] : []),
    ],
    empty: logs.length === 0 ? 'No log was recorded.' : null,
  };
}

export function viewOutputs({ outputs, moreOutputs }: PageEvidence, { instances }: RunState): TextsView {
  const uncollected = instances.filter(({ collected }) => collected?.complete !== true);
  return {
    texts: outputs.map((output, index) =>
      viewText(output, {
        id: `file${String(index + 1)}`,
        title: `${visible(output.instance, 60)}: ${visible(output.file, 150)}`,
      }),
    ),
    notes: [
      ...uncollected.slice(0, maxNotes).map(({ instance, collected }) => {
        const name = visible(instance, 60);
        if (collected === null) return `${name}: nothing was collected.`;
        return `${name}: not collected in full${collected.leftOut.length === 0 ? '' : `: ${listNames(collected.leftOut, 5)}`}.`;
      }),
      ...(uncollected.length > maxNotes ? [`${String(uncollected.length - maxNotes)} more like this.`] : []),
      ...(moreOutputs > 0 ? [`${count(moreOutputs, 'more file')} only in the run directory.`] : []),
    ],
    empty: outputs.length === 0 ? 'No file of an instance was collected.' : null,
  };
}

const maxNotes = 20;
const maxLine = 1000;

export function anchorsOf(texts: readonly TextView[], excerpts: readonly TextExcerpt[]): Anchors {
  const anchors = new Map<string, string>();
  for (const [index, { path, shown }] of excerpts.entries()) {
    const id = texts[index]?.id ?? '';
    for (const { number } of shown) anchors.set(`${path}:${String(number)}`, `#${id}-${String(number)}`);
  }
  return anchors;
}

/** `gateway`, `gateway, at the end`, `counter-0: supervisor` */
function titleOf(path: string): string {
  const match = /^workloads\/[^/]+\/instances\/([^/]+)\/logs\/(.+)\.log$/.exec(path);
  const [instance, role] = match?.slice(1) ?? [];
  if (instance !== undefined && role !== undefined) return `${visible(instance, 60)}: ${visible(role, 60)}`;
  return visible(
    path
      .replace(/^logs\//, '')
      .replace(/\.log$/, '')
      .replace(/\.teardown$/, ', at the end'),
    120,
  );
}

function viewText(excerpt: TextExcerpt, { id, title }: { readonly id: string; readonly title: string }): TextView {
  return {
    ...{ id, title, file: fileLink(excerpt.path, null), facts: factsOf(excerpt), trouble: troubleOf(excerpt) },
    warnings: excerpt.warnings > 0 ? count(excerpt.warnings, 'warning') : '',
    lines: linesOf(excerpt, id),
  };
}

function factsOf({ sizeBytes, lines, shown, isBinary, problem }: TextExcerpt): string {
  const size = formatBytes(sizeBytes);
  if (problem !== null && lines === 0) return size;
  if (sizeBytes === 0) return 'empty';
  if (isBinary) return `${size}, no text: not shown`;
  const all = `${size}, ${count(lines, 'line')}`;
  return shown.length === lines ? all : `${all}, ${String(shown.length)} of them here`;
}

function troubleOf({ errors, problem }: TextExcerpt): string {
  const parts = [
    errors > 0 ? count(errors, 'error') : null,
    problem === null ? null : `not read to its end: ${visible(problem, 300)}`,
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function linesOf({ shown, lines, isBinary }: TextExcerpt, id: string): readonly TextLine[] {
  if (isBinary) return [];
  const rows: TextLine[] = [];
  let next = 1;
  const gap = (upTo: number): void => {
    const text = `${count(upTo - next, 'line')} not here`;
    if (upTo > next) rows.push({ id: '', number: '', text, level: 'gap' });
  };
  for (const { number, text, level } of shown) {
    gap(number);
    // Cut and made visible when it was read; done again, since a page trusts nothing that it is given.
    rows.push({ id: `${id}-${String(number)}`, number: String(number), text: visible(text, maxLine), level });
    next = number + 1;
  }
  gap(lines + 1);
  return rows;
}
