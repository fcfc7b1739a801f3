// SPDX-License-Identifier: Apache-2.0
/** What an inventory or a sweep hook prints: one JSON line per thing. Untrusted, so checked; one bad line spoils the whole list. */
import type { InventoryItem } from '../core/domain/documents.ts';
import { parseJson } from '../core/domain/json.ts';
import { INVENTORY_ITEMS, INVENTORY_LINE_LENGTH } from './limits.ts';
import { clip, oneLine } from './text.ts';

export type ItemsOutput =
  | { readonly ok: true; readonly items: readonly InventoryItem[] }
  | { readonly ok: false; readonly problem: string };

/** Most characters that an event keeps of each field. */
const LENGTHS = { kind: 60, id: 200, instance: 100, role: 40, identity: 200 } as const;

export function parseItems(stdout: string): ItemsOutput {
  const items: InventoryItem[] = [];
  for (const line of stdout.split('\n')) {
    if (line.trim() === '') continue;
    if (items.length === INVENTORY_ITEMS) {
      return { ok: false, problem: `more than ${String(INVENTORY_ITEMS)} things were listed` };
    }
    const parsed = line.length > INVENTORY_LINE_LENGTH ? 'a line too long' : parseLine(line);
    if (typeof parsed === 'string') return { ok: false, problem: `${parsed} in ${clip(oneLine(line), 120)}` };
    items.push(parsed);
  }
  return { ok: true, items };
}

function parseLine(line: string): InventoryItem | string {
  const value = parseJson(line);
  if (value === undefined) return 'no JSON';
  if (typeof value !== 'object' || value === null) return 'no JSON object';
  const fields = value as Readonly<Record<string, unknown>>;
  const wrong = Object.keys(LENGTHS).find((key) => !isTextOrLeftOut(fields[key]));
  if (wrong !== undefined) return `a wrong ${wrong}`;
  const text = (key: keyof typeof LENGTHS): string | null => {
    const given = fields[key];
    return typeof given === 'string' && given !== '' ? clip(oneLine(given), LENGTHS[key]) : null;
  };
  const [kind, id] = [text('kind'), text('id')];
  if (kind === null || id === null) return `no ${kind === null ? 'kind' : 'id'}`;
  return { kind, id, instance: text('instance'), role: text('role'), identity: text('identity') };
}

function isTextOrLeftOut(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}
