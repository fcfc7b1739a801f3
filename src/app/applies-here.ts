// SPDX-License-Identifier: Apache-2.0
/**
 * What the machine decides about prepared experiments before anything starts: whether what targets live on answers, and
 * whether signals reach them. What the manifests alone decide is decided when they are prepared.
 */
import type { BackendId } from '../core/domain/plan.ts';
import { operationsThatSignal } from '../core/spec/signal-needs.ts';
import type { SignalProof } from '../ports/preflight.ts';
import type { AppPorts } from './ports.ts';
import { imagesOf } from './preflight.ts';
import type { Prepared } from './prepare.ts';

/** `signals`: the way that was proven for a backend; null where none was needed or it could not be told. */
export interface Here {
  readonly prepared: readonly Prepared[];
  readonly signals: (backend: BackendId) => string | null;
}

/** Rejects with a HarnessError when an engine is away, or this user may not use it. */
export async function decideHere(ports: AppPorts, prepared: readonly Prepared[], signal: AbortSignal): Promise<Here> {
  const ready = prepared.filter((one) => one.kind === 'ready');
  const proofs = new Map<BackendId, SignalProof>();
  for (const backend of new Set(ready.map(({ bound }) => bound.adapter.backend))) {
    if (signal.aborted) break;
    await ports.backendOf(backend).describe(signal);
    const signalling = ready.filter(
      ({ bound }) => bound.adapter.backend === backend && operationsThatSignal(bound).length > 0,
    );
    if (signalling.length === 0) continue;
    const images = new Set(signalling.flatMap(({ bound }) => imagesOf(ports, bound.adapter)));
    const proof = await ports.preflightOf(backend).proveSignals({ images: [...images] }, signal);
    if (proof !== null) proofs.set(backend, proof);
  }
  return {
    prepared: prepared.map((one) => withoutSignals(one, proofs)),
    signals: (backend) => proofs.get(backend)?.way ?? null,
  };
}

function withoutSignals(one: Prepared, proofs: ReadonlyMap<BackendId, SignalProof>): Prepared {
  if (one.kind !== 'ready') return one;
  const { bound, experiment, adapter } = one;
  const proof = proofs.get(bound.adapter.backend);
  const operations = operationsThatSignal(bound);
  if (proof === undefined || proof.way !== null || operations.length === 0) return one;
  const reason = `${operations.join(', ')}: ${proof.why}. What would let them: ${proof.fix}`;
  return { experiment, adapter, kind: 'not-applicable', reasons: [reason] };
}
