// SPDX-License-Identifier: Apache-2.0
/** How long things took in two runs: the run, its phases and steps, faults with their effects and undos, the recovery. */
import type { ComparedDuration } from '../domain/documents.ts';
import type { FaultRecord, RunState } from '../domain/record.ts';
import { buildActionSpans } from './action-spans.ts';
import { isSameTime } from './compare-times.ts';
import { buildFaultSpans } from './fault-spans.ts';
import { firingName, groupFirings } from './firings.ts';
import { buildFlowRows } from './flow-rows.ts';
import { recoveryMs } from './timeline-model.ts';

interface Took {
  readonly kind: ComparedDuration['kind'];
  readonly name: string;
  readonly ms: number | null;
}

/** In the order of A, what B alone has last. */
export function compareDurations(a: RunState, b: RunState): readonly ComparedDuration[] {
  const [tookA, tookB] = [byKey(durationsOf(a)), byKey(durationsOf(b))];
  return [...new Set([...tookA.keys(), ...tookB.keys()])].flatMap((key) => {
    const [first, second] = [tookA.get(key), tookB.get(key)];
    const [aMs, bMs] = [first?.ms ?? null, second?.ms ?? null];
    const known = first ?? second;
    if (known === undefined || (aMs === null && bMs === null)) return [];
    const differs = aMs === null || bMs === null || !isSameTime(aMs, bMs);
    return [{ kind: known.kind, name: known.name, aMs, bMs, differs }];
  });
}

/** Things of one name are told apart by their order. */
function byKey(all: readonly Took[]): ReadonlyMap<string, Took> {
  const times = new Map<string, number>();
  return new Map(
    all.map((took) => {
      const name = `${took.kind} ${took.name}`;
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return [`${String(time)} ${name}`, time === 1 ? took : { ...took, name: `${took.name}, no. ${String(time)}` }];
    }),
  );
}

function durationsOf(state: RunState): readonly Took[] {
  const { lastMs: endMs } = state;
  const faults = buildFaultSpans(state, endMs);
  const rows = buildFlowRows(state, { faults, actions: buildActionSpans(state, endMs) }, endMs);
  return [
    { kind: 'run', name: 'the run', ms: state.ended === null ? null : endMs },
    ...state.phases
      .filter(({ outcome }) => outcome !== 'skipped')
      .map(
        ({ phase, startMs, endMs: end }): Took => ({
          kind: 'phase',
          name: phase,
          ms: end === null ? null : end - startMs,
        }),
      ),
    ...rows.map(({ label, stretches, outcome }): Took => {
      const total = stretches.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
      return { kind: 'step', name: label, ms: outcome === null ? null : total };
    }),
    ...faults.map((span): Took => ({ kind: 'fault', name: firingName(span), ms: span.toMs - span.fromMs })),
    ...groupFirings(state.faults).flatMap(partsOf),
    { kind: 'recovery', name: 'well again after the last undo', ms: recoveryMs(state) },
  ];
}

/** Of several targets the longest. */
function partsOf(records: readonly [FaultRecord, ...FaultRecord[]]): readonly Took[] {
  const name = firingName(records[0]);
  const effects = records.flatMap(({ effectiveMs, requestedMs }) =>
    effectiveMs === null ? [] : effectiveMs - requestedMs,
  );
  const reverts = records.flatMap(({ revert }) =>
    revert === null || revert.endedMs === null ? [] : revert.endedMs - revert.requestedMs,
  );
  return [
    { kind: 'effect', name, ms: longest(effects) },
    { kind: 'revert', name, ms: longest(reverts) },
  ];
}

function longest(all: readonly number[]): number | null {
  return all.length === 0 ? null : all.reduce((most, ms) => Math.max(most, ms), 0);
}
