// SPDX-License-Identifier: Apache-2.0
/**
 * What the machine decides about prepared experiments before anything starts: whether what targets live on answers, and
 * whether signals and cuts take effect there. What the manifests alone decide is decided when they are prepared.
 */
import type { BackendId } from '../core/domain/plan.ts';
import { operationsThatCut, operationsThatSignal } from '../core/spec/ability-needs.ts';
import type { Ability, AbilityProof } from '../ports/preflight.ts';
import type { AppPorts } from './ports.ts';
import { imagesOf } from './preflight.ts';
import type { Prepared } from './prepare.ts';

/** `signals`: the way that was proven for a backend; null where none was needed or it could not be told. */
export interface Here {
  readonly prepared: readonly Prepared[];
  readonly signals: (backend: BackendId) => string | null;
}

type Ready = Extract<Prepared, { readonly kind: 'ready' }>;
type Proofs = ReadonlyMap<string, AbilityProof>;

/** Names of the operations that need it. */
const NEEDS: Readonly<Record<Ability, (one: Ready['bound']) => readonly string[]>> = {
  signals: operationsThatSignal,
  cuts: operationsThatCut,
};
const ABILITIES = ['signals', 'cuts'] as const;

/** Rejects with a HarnessError when an engine or a cluster is away, or this user may not use it. */
export async function decideHere(ports: AppPorts, prepared: readonly Prepared[], signal: AbortSignal): Promise<Here> {
  const ready = prepared.filter((one) => one.kind === 'ready');
  const proofs = new Map<string, AbilityProof>();
  for (const backend of new Set(ready.map(({ bound }) => bound.adapter.backend))) {
    if (signal.aborted) break;
    await ports.backendOf(backend).describe(signal);
    for (const ability of ABILITIES) {
      const needing = ready.filter(
        ({ bound }) => bound.adapter.backend === backend && NEEDS[ability](bound).length > 0,
      );
      if (needing.length === 0) continue;
      const images = new Set(needing.flatMap(({ bound }) => imagesOf(ports, bound.adapter)));
      const proof = await ports.preflightOf(backend).prove(ability, { images: [...images] }, signal);
      if (proof !== null) proofs.set(keyOf(backend, ability), proof);
    }
  }
  return {
    prepared: prepared.map((one) => (one.kind === 'ready' ? withoutUnable(one, proofs) : one)),
    signals: (backend) => proofs.get(keyOf(backend, 'signals'))?.way ?? null,
  };
}

function keyOf(backend: BackendId, ability: Ability): string {
  return `${backend} ${ability}`;
}

function withoutUnable(one: Ready, proofs: Proofs): Prepared {
  const { bound, experiment, adapter } = one;
  const reasons = ABILITIES.flatMap((ability) => {
    const proof = proofs.get(keyOf(bound.adapter.backend, ability));
    const operations = NEEDS[ability](bound);
    if (proof === undefined || proof.way !== null || operations.length === 0) return [];
    return [`${operations.join(', ')}: ${proof.why}. What would let them: ${proof.fix}`];
  });
  return reasons.length === 0 ? one : { experiment, adapter, kind: 'not-applicable', reasons };
}
