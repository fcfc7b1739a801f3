// SPDX-License-Identifier: Apache-2.0
/**
 * Whether the engine sees the work folder under the name that we give it. Beside the engine it does; inside a container
 * only what is mounted from its machine under the same path, and only with the machine's network do sandboxes reach the
 * gateway. Says what to mount; changes nothing. Has not been tried inside a job's container.
 */
import fs from 'node:fs';
import os from 'node:os';
import { HarnessError } from '../core/domain/errors.ts';
import type { GatewayContext } from './context.ts';

interface Mount {
  readonly Source?: string;
  readonly Destination: string;
}

interface OwnContainer {
  readonly Mounts: readonly Mount[];
  readonly HostConfig: { readonly NetworkMode: string };
}

/** Throws a HarnessError that names what to mount. */
export async function requireSharedPaths(ctx: GatewayContext, paths: readonly string[]): Promise<void> {
  if (!isContainer()) return;
  const own = (await ctx.engine.get(`/containers/${os.hostname()}/json`)) as OwnContainer | null;
  // Not a container of this engine, or one whose name was changed: nothing can be said.
  if (own === null) return;
  const problem = problemOf(own, paths);
  if (problem !== null) throw new HarnessError(problem.message, { code: 'paths-not-shared', hint: problem.hint });
}

export function problemOf(
  own: OwnContainer,
  paths: readonly string[],
): { readonly message: string; readonly hint: string } | null {
  const hidden = paths.filter((path) => !own.Mounts.some((mount) => covers(mount, path)));
  if (hidden.length > 0) {
    return {
      message: `this runs in a container, and its engine cannot see ${hidden.join(', ')}`,
      hint: 'Mount a folder of the machine under the same path (-v /tmp/chaos:/tmp/chaos) and put TMPDIR and the programs there.',
    };
  }
  if (own.HostConfig.NetworkMode === 'host') return null;
  return {
    message: 'this runs in a container with a network of its own, where sandboxes cannot reach the gateway',
    hint: 'Give the container the network of its machine (--network host).',
  };
}

function covers({ Source: source, Destination: destination }: Mount, path: string): boolean {
  return source === destination && (path === destination || path.startsWith(`${destination.replace(/\/$/, '')}/`));
}

function isContainer(): boolean {
  if (fs.existsSync('/.dockerenv') || fs.existsSync('/run/.containerenv')) return true;
  try {
    return /\b(?:docker|containerd|kubepods|libpod)\b/.test(fs.readFileSync('/proc/self/cgroup', 'utf8'));
  } catch {
    return false;
  }
}
