// SPDX-License-Identifier: Apache-2.0
/** Who a target is, in words, and whether two looks saw the same life of it. */
import type { TargetIdentity } from '../ports/index.ts';

/** As the timeline records it: `pid 812, started 3391`, `container 4f5b21aa90c1, started 2026-11-29T15:45:00.1Z`. */
export function describeIdentity(identity: TargetIdentity): string {
  switch (identity.kind) {
    case 'process':
      return `${identity.group ? 'group' : 'pid'} ${String(identity.pid)}, started ${identity.startTime}`;
    case 'container':
      return `container ${identity.id.slice(0, 12)}, started ${identity.startedAt}`;
    case 'container-process':
      return `pid ${String(identity.pid)} of container ${identity.container.slice(0, 12)}, started ${identity.startTime}`;
    case 'pod':
      return `pod ${identity.namespace}/${identity.name}, uid ${identity.uid}`;
  }
}

/** `pid 812`, or `container counter-0, started 2026-11-29T15:45:00.1Z`, or `pod a/gateway-0, uid 8c2e...`. */
export function nameIdentity(identity: TargetIdentity): string {
  if (identity.kind === 'container') return `container ${identity.name}, started ${identity.startedAt}`;
  return identity.kind === 'pod' ? describeIdentity(identity) : `pid ${String(identity.pid)}`;
}

/** A pid that was reused, a container that was started again and a pod that was replaced are another life. */
export function isSameLife(left: TargetIdentity, right: TargetIdentity): boolean {
  if (left.kind === 'container') {
    return right.kind === 'container' && left.id === right.id && left.startedAt === right.startedAt;
  }
  if (left.kind === 'pod') return right.kind === 'pod' && left.uid === right.uid;
  if (right.kind === 'container' || right.kind === 'pod') return false;
  return left.pid === right.pid && left.startTime === right.startTime;
}
