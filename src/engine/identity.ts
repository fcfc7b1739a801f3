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
  }
}

/** `pid 812`, or `container counter-0, started 2026-11-29T15:45:00.1Z`. */
export function nameIdentity(identity: TargetIdentity): string {
  return identity.kind === 'container'
    ? `container ${identity.name}, started ${identity.startedAt}`
    : `pid ${String(identity.pid)}`;
}

/** A pid that was reused and a container that was started again are another life. */
export function isSameLife(left: TargetIdentity, right: TargetIdentity): boolean {
  if (left.kind === 'container') {
    return right.kind === 'container' && left.id === right.id && left.startedAt === right.startedAt;
  }
  return right.kind !== 'container' && left.pid === right.pid && left.startTime === right.startTime;
}
