// SPDX-License-Identifier: Apache-2.0
/**
 * The network of the stand-in node: addresses of services, which lead to pods that are ready, and, where network policies
 * are enforced, addresses of pods that are not the ones their processes listen on, with a relay in between for each port
 * that a pod declares. Whoever dials a process's own address goes around all that; nothing in the cluster tells it.
 */
import type { KubeObject, LabelSelector } from './objects.ts';
import { isReady } from './objects.ts';
import { isShut } from './policies.ts';
import type { PodRunner } from './pod-runner.ts';
import { portOf } from './probes.ts';
import { Relay, type Destination, type Listening, type NetworkView } from './relay.ts';
import { selects } from './selectors.ts';

export interface Service extends KubeObject {
  readonly spec: {
    readonly clusterIP?: string;
    readonly selector?: LabelSelector['matchLabels'];
    readonly ports?: readonly { readonly port: number; readonly targetPort?: number | string }[];
  };
}

export interface NodeView extends NetworkView {
  readonly services: () => readonly Service[];
}

export class PodNetwork {
  readonly #view: NodeView;
  /** By what they lead to. */
  readonly #relays = new Map<string, Relay>();

  constructor(view: NodeView) {
    this.#view = view;
  }

  /** Pods, services or policies have changed. */
  review(): void {
    const wanted = new Map([...this.#ofPods(), ...this.#ofServices()]);
    for (const [key, relay] of this.#relays) {
      if (wanted.has(key)) continue;
      relay.close();
      this.#relays.delete(key);
    }
    for (const [key, listening] of wanted) {
      const relay = this.#relays.get(key) ?? new Relay(listening, this.#view);
      this.#relays.set(key, relay);
      relay.review();
    }
  }

  close(): void {
    for (const relay of this.#relays.values()) relay.close();
    this.#relays.clear();
  }

  #ofPods(): readonly (readonly [string, Listening])[] {
    if (!this.#view.enforced) return [];
    return this.#view.runners().flatMap((runner) =>
      runner.pod.spec.containers
        .flatMap(({ ports = [] }) => ports)
        .map(({ containerPort: port }) => {
          const next = (): Destination | null => (isShut(this.#view.policies(), runner.pod) ? null : { runner, port });
          return [`${runner.pod.metadata.uid} ${String(port)}`, { address: runner.address, port, next }] as const;
        }),
    );
  }

  #ofServices(): readonly (readonly [string, Listening])[] {
    return this.#view.services().flatMap((service) => {
      const { clusterIP: address = '', ports = [], selector } = service.spec;
      if (!address.startsWith('127.')) return [];
      return ports.map(({ port, targetPort = port }) => {
        const next = (): Destination | null => this.#behind(service, targetPort);
        const key = JSON.stringify([service.metadata.uid, port, targetPort, selector]);
        return [key, { address, port, next }] as const;
      });
    });
  }

  /** One of the pods that are ready and have the labels. */
  #behind({ metadata, spec }: Service, targetPort: number | string): Destination | null {
    const { selector } = spec;
    if (selector === undefined) return null;
    const able = this.#view.runners().filter((runner) => {
      const { namespace, labels, deletionTimestamp } = runner.pod.metadata;
      const own = namespace === metadata.namespace && selects({ matchLabels: selector }, labels);
      return own && deletionTimestamp === undefined && isReady(runner.pod);
    });
    const runner = able[Math.floor(Math.random() * able.length)];
    return runner === undefined ? null : { runner, port: targetOf(runner, targetPort) };
  }
}

function targetOf({ pod }: PodRunner, targetPort: number | string): number {
  const ports = pod.spec.containers.flatMap((container) => container.ports ?? []);
  return portOf({ name: '', ports }, targetPort);
}
