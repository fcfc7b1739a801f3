// SPDX-License-Identifier: Apache-2.0
/** Events, as controllers and kubelets leave them beside what they are about. One that cannot be written is lost. */
import { randomBytes } from 'node:crypto';
import type { KubeClient } from './kube-client.ts';
import { kubeTime, type KubeObject } from './objects.ts';

export interface Told {
  readonly reason: string;
  readonly message: string;
  readonly type?: 'Normal' | 'Warning';
  readonly component: string;
}

export function recordEvent(client: KubeClient, about: KubeObject, { reason, message, type, component }: Told): void {
  const { name, namespace = 'default', uid, resourceVersion } = about.metadata;
  const now = kubeTime();
  const { apiVersion, kind } = about;
  const event = {
    ...{ apiVersion: 'v1', kind: 'Event', reason, message, type: type ?? 'Normal', count: 1 },
    metadata: { name: `${name}.${randomBytes(8).toString('hex')}`, namespace },
    involvedObject: { apiVersion, kind, name, namespace, uid, resourceVersion },
    source: { component },
    ...{ firstTimestamp: now, lastTimestamp: now, reportingComponent: component, reportingInstance: '' },
  };
  client.create('events', event).catch(() => undefined);
}
