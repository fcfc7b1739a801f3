// SPDX-License-Identifier: Apache-2.0
/** Inventory checks: nothing is listed, or exactly one thing for each instance that existed then. */
import type { InventoryItem, RunCheck } from '../domain/documents.ts';
import type { InventoryRecord } from '../domain/record.ts';
import { type Evaluation, type Finding, lineOf } from './input.ts';
import { countOf, listNames } from './text.ts';

export type InventoryCheck = Extract<RunCheck, { kind: 'inventory' }>;

type Judgement = Pick<Finding, 'outcome' | 'actual'>;

/** Things that are named; the rest is counted. */
const named = 8;

/** A step in a repeat takes several lists under one name: the claim must hold of each. */
export function decideInventory(evaluation: Evaluation, check: InventoryCheck): Finding {
  const expected = describeClaim(check);
  const records = recordsOf(evaluation, check);
  const findings = records.map((record): Finding => {
    return { expected, ...judge(evaluation, check, record), evidence: lineOf(evaluation, record.seq) };
  });
  const worst = (['failed', 'undecided', 'held'] as const)
    .map((outcome) => findings.find((finding) => finding.outcome === outcome))
    .find((finding) => finding !== undefined);
  const missing = `no inventory was taken ${check.at === undefined ? 'at the end' : `at ${check.at}`}`;
  return worst ?? { outcome: 'undecided', expected, actual: missing, evidence: null };
}

/** The list of the end is the one that was taken when the instances had been deleted. */
function recordsOf({ state }: Evaluation, { at }: InventoryCheck): readonly InventoryRecord[] {
  const deletion = state.phases.find(({ phase }) => phase === 'delete');
  const endSeq = deletion?.seq ?? Number.POSITIVE_INFINITY;
  return state.inventories.filter((record) =>
    at === undefined ? record.seq > endSeq : record.at === at && record.seq < endSeq,
  );
}

function judge(evaluation: Evaluation, check: InventoryCheck, record: InventoryRecord): Judgement {
  if (record.outcome !== 'ok') {
    const why = record.outcome === 'unreachable' ? 'the system could not be reached' : 'the inventory failed';
    return { outcome: 'undecided', actual: record.reason === null ? why : `${why}: ${record.reason}` };
  }
  const items = record.items.filter(
    ({ kind, role }) =>
      (check.of === undefined || kind === check.of) && (check.role === undefined || role === check.role),
  );
  const workload = check['one-per-instance'];
  return workload === undefined
    ? judgeNothingLeft(items)
    : judgeOnePerInstance(evaluation, workload, { items, existed: record.instances });
}

function judgeNothingLeft(items: readonly InventoryItem[]): Judgement {
  if (items.length === 0) return { outcome: 'held', actual: 'nothing' };
  const names = items.map(({ kind, id, instance }) => `${kind} ${id}${instance === null ? '' : ` (${instance})`}`);
  return { outcome: 'failed', actual: `${countOf(items.length, 'thing')}: ${listNames(names, named)}` };
}

function judgeOnePerInstance(
  { instances: known }: Evaluation,
  workload: string,
  seen: { readonly items: readonly InventoryItem[]; readonly existed: readonly string[] },
): Judgement {
  const instances = seen.existed.filter((instance) => known.get(instance)?.workload === workload);
  if (instances.length === 0) return { outcome: 'failed', actual: `no instance of ${workload} existed then` };
  const counts = new Map(instances.map((instance) => [instance, 0]));
  for (const { instance } of seen.items) {
    const count = instance === null ? undefined : counts.get(instance);
    if (instance !== null && count !== undefined) counts.set(instance, count + 1);
  }
  const missing = instances.filter((instance) => counts.get(instance) === 0);
  const doubled = [...counts]
    .filter(([, count]) => count > 1)
    .map(([instance, count]) => `${instance} (${String(count)})`);
  if (missing.length + doubled.length === 0) {
    return { outcome: 'held', actual: `one for each of ${countOf(instances.length, 'instance')}` };
  }
  const parts = [
    ...(missing.length === 0 ? [] : [`none for ${listNames(missing, named)}`]),
    ...(doubled.length === 0 ? [] : [`more than one for ${listNames(doubled, named)}`]),
  ];
  return { outcome: 'failed', actual: parts.join('; ') };
}

function describeClaim(check: InventoryCheck): string {
  const workload = check['one-per-instance'];
  const what = [
    ...(check.of === undefined ? [] : [`of kind ${check.of}`]),
    ...(check.role === undefined ? [] : [`of role ${check.role}`]),
  ].join(' and ');
  const when = check.at === undefined ? 'at the end' : `at ${check.at}`;
  const things = what === '' ? '' : ` ${what}`;
  return workload === undefined
    ? `nothing${things} ${when}`
    : `exactly one thing${things} for each instance of ${workload} ${when}`;
}
