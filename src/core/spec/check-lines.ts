// SPDX-License-Identifier: Apache-2.0
/** On which line of an experiment's file each check stands, for whoever points at it. */
import { isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';

/** Lines, from 1, by the name of the check, as outcomes name it; the first where a name stands twice. */
export function checkLines(text: string): ReadonlyMap<string, number> {
  const lines = new LineCounter();
  const document = parseDocument(text, { version: '1.2', logLevel: 'silent', lineCounter: lines });
  const found = new Map<string, number>();
  const add = (list: unknown, suffixes: readonly string[]): void => {
    if (!isSeq(list)) return;
    for (const item of list.items) {
      const name: unknown = isMap(item) ? item.get('name') : null;
      if (typeof name !== 'string' || !isNode(item) || !item.range) continue;
      const { line } = lines.linePos(item.range[0]);
      for (const suffix of suffixes) if (!found.has(name + suffix)) found.set(name + suffix, line);
    }
  };
  if (!isMap(document.contents)) return found;
  add(document.contents.get('checks'), ['']);
  add(document.contents.get('steady-state'), ['@before', '@after']);
  const workloads = document.contents.get('workloads');
  if (isSeq(workloads)) for (const workload of workloads.items) if (isMap(workload)) add(workload.get('checks'), ['']);
  return found;
}
