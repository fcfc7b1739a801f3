// SPDX-License-Identifier: Apache-2.0
/** What the system could not delete, and what the inventories of a run listed, as rows of a report. */
import type { InventoryItem, VerdictDocument } from '../domain/documents.ts';
import type { InventoryRecord, RunState } from '../domain/record.ts';
import { fileLink, type Link } from './checks-view.ts';
import type { Look } from './looks.ts';
import { count, formatTime, listNames, visible } from './text.ts';

export interface LeftoverRow extends Look {
  readonly kind: string;
  readonly id: string;
  readonly instance: string;
}

export interface LeftoverRows {
  readonly rows: readonly LeftoverRow[];
  /** Whether anything is still there, in one sentence. */
  readonly title: string;
  readonly more: string | null;
}

export interface InventoryRow extends Look {
  readonly name: string;
  readonly at: string;
  /** `2 sandbox, 4 process`, or why there is no list. */
  readonly found: string;
  readonly things: readonly string[];
  readonly more: string | null;
  readonly evidence: Link;
}

export interface InventoryRows {
  readonly rows: readonly InventoryRow[];
  readonly more: string | null;
}

const maxRows = 100;
const maxThings = 100;
const maxInventories = 40;

const removed: Look = { word: 'removed by the sweep', glyph: '✓', tone: 'none' };
const stillThere: Look = { word: 'still there', glyph: '!', tone: 'error' };

export function viewLeftovers(verdict: VerdictDocument, { sweep }: RunState): LeftoverRows {
  const swept = [...(sweep?.left ?? []).map(itemRow(stillThere)), ...(sweep?.removed ?? []).map(itemRow(removed))];
  const known = new Set(swept.flatMap(({ instance }) => (instance === '' ? [] : [instance])));
  const named = verdict.leftovers.flatMap((leftover) => {
    const row = instanceRow(leftover, verdict);
    if (row !== null) return known.has(row.instance) ? [] : [row];
    // With a sweep it is one of the things above.
    return sweep === null ? [{ ...stillThere, kind: '', id: visible(leftover, 300), instance: '' }] : [];
  });
  const rows = [...named, ...swept];
  const left = rows.filter(({ word }) => word === stillThere.word).length;
  const more = rows.length - maxRows;
  return {
    rows: rows.slice(0, maxRows),
    title:
      left === 0
        ? 'The system did not delete it; nothing of it is left now.'
        : `${count(left, 'thing')} still there when the record ends.`,
    more: more <= 0 ? null : `${count(more, 'more row')} in timeline.jsonl`,
  };
}

/** A line of the verdict that is about an instance: `sandbox-2`, or `sandbox-2: gone after the shutdown`. */
function instanceRow(leftover: string, verdict: VerdictDocument): LeftoverRow | null {
  const [name = '', fate] = leftover.split(': ', 2);
  if (!verdict.instances.some(({ instance }) => instance === name)) return null;
  const look = fate === undefined || fate === 'left' ? stillThere : { ...removed, word: visible(fate, 60) };
  return { ...look, kind: 'instance', id: visible(name, 100), instance: visible(name, 100) };
}

function itemRow(look: Look): (item: InventoryItem) => LeftoverRow {
  return ({ kind, id, instance }) => ({
    ...look,
    kind: visible(kind, 60),
    id: visible(id, 200),
    instance: visible(instance ?? '', 100),
  });
}

export function viewInventories({ inventories }: RunState): InventoryRows {
  const more = inventories.length - maxInventories;
  return {
    rows: inventories.slice(0, maxInventories).map(inventoryRow),
    more: more <= 0 ? null : `${String(more)} more in timeline.jsonl`,
  };
}

function inventoryRow(record: InventoryRecord): InventoryRow {
  return {
    ...lookOf(record),
    name: record.at === 'end' ? 'at the end, after everything was deleted' : visible(record.at, 60),
    at: formatTime(record.atMs),
    found: foundText(record),
    things: record.items.slice(0, maxThings).map(thingText),
    more: record.items.length > maxThings ? `${String(record.items.length - maxThings)} more in timeline.jsonl` : null,
    evidence: fileLink('timeline.jsonl', record.seq + 1),
  };
}

function lookOf({ outcome }: InventoryRecord): Look {
  if (outcome === 'ok') return { word: 'listed', glyph: '✓', tone: 'none' };
  const word = outcome === 'unreachable' ? 'system out of reach' : 'failed';
  return { word, glyph: '!', tone: 'error' };
}

function foundText({ outcome, reason, items, instances }: InventoryRecord): string {
  if (outcome !== 'ok') return visible(reason ?? 'no reason recorded', 300);
  if (items.length === 0) return 'nothing';
  const kinds = new Map<string, number>();
  for (const { kind } of items) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const parts = [...kinds].map(([kind, number]) => `${String(number)} ${kind}`);
  return `${listNames(parts, 8)} (of ${count(instances.length, 'instance')})`;
}

function thingText({ kind, id, instance, role, identity }: InventoryItem): string {
  const notes = [instance, role, identity].filter((note) => note !== null).map((note) => visible(note, 100));
  return `${visible(kind, 60)} ${visible(id, 200)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
}
