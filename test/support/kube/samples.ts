// SPDX-License-Identifier: Apache-2.0
/** Objects for the official client to write, its refusals, and waiting for what the cluster does by itself. */
import { ApiException, type V1Pod } from '@kubernetes/client-node';

/** The client's models are classes, which plain objects do as well for: the server checks them. */
export function plain(value: object): never {
  return value as never;
}

/** Runs a shell script. */
export function podOf(name: string, script: string, spec: object = {}): never {
  const container = { name: 'main', image: 'test/image', command: ['/bin/sh', '-c', script] };
  return plain({
    metadata: { name, labels: { app: name } },
    spec: { containers: [container], terminationGracePeriodSeconds: 2, ...spec },
  });
}

/** Pods that do nothing, labelled `app: NAME`. */
export function setOf(name: string, replicas: number): never {
  const labels = { app: name };
  const containers = [{ name: 'main', image: 'test/image', command: ['/bin/sh', '-c', 'exec sleep 600'] }];
  const template = { metadata: { labels }, spec: { containers } };
  return plain({
    metadata: { name },
    spec: { replicas, serviceName: name, selector: { matchLabels: labels }, template },
  });
}

export async function until<T>(what: string, read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (performance.now() > deadline) throw new Error(`did not happen: ${what}: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface Refusal {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
}

/** The Status that a call is refused with. */
export async function refusal(call: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiException)) throw new Error(`not refused: ${String(error)}`);
  // Of 401 the client keeps no body.
  const { code, body } = error as { readonly code: number; readonly body: string | undefined };
  return body === undefined ? { code, reason: '', message: '' } : (JSON.parse(body) as Refusal);
}

export function isReady({ status }: V1Pod): boolean {
  return status?.conditions?.some(({ type, status: value }) => type === 'Ready' && value === 'True') ?? false;
}
