// SPDX-License-Identifier: Apache-2.0
/**
 * Whether this process and the engine share what runs need: folders under one name, addresses, and space on the engine's
 * disk. Inside a job's container they often do not.
 */
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readVariables } from '../../platform/env.ts';
import type { PreflightItem } from '../../ports/preflight.ts';
import type { EngineApi } from './engine-api.ts';
import { within } from './engine-calls.ts';
import { createScratchNetwork, isDead, ownerText, SAYS, type ScratchOwner } from './preflight-scratch.ts';
import { type Bench, reasonOf, requireWanted } from './preflight-tries.ts';

/** An image for sandboxes and what they write. */
const NEEDED_BYTES = 512 * 1024 * 1024;
const PREFIX = 'chaos-preflight-';

/** A folder beside those of runs, with the owner's name in it. Removes those of the dead. */
export function createSharedFolder(owner: ScratchOwner): string {
  const parent = fs.realpathSync(os.tmpdir());
  removeFoldersOfDead(parent, owner);
  const folder = fs.mkdtempSync(path.join(parent, PREFIX));
  // A container's root may be nobody here.
  fs.chmodSync(folder, 0o755);
  fs.writeFileSync(path.join(folder, 'mark'), `${ownerText(owner)}\n`, { mode: 0o644 });
  return folder;
}

function removeFoldersOfDead(parent: string, owner: ScratchOwner): void {
  for (const name of fs.readdirSync(parent).filter((one) => one.startsWith(PREFIX))) {
    const folder = path.join(parent, name);
    try {
      const ageS = (Date.now() - fs.lstatSync(folder).mtimeMs) / 1000;
      const mark = fs.readFileSync(path.join(folder, 'mark'), 'utf8').trim();
      if (isDead(mark, { owner, ageS })) fs.rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody else's, or just gone.
    }
  }
}

export interface SharedLook {
  readonly owner: ScratchOwner;
  readonly folder: string;
  /** Why the engine would not give it to a container; null when it did. */
  readonly refusal: string | null;
  /** What the container printed; null where that cannot be read. */
  readonly log: string | null;
}

export function pathsItem({ owner, folder, refusal, log }: SharedLook): PreflightItem {
  const name = 'docker paths';
  const parent = path.dirname(folder);
  const needed = `containers see ${parent} of this machine under its own name`;
  if (refusal === null && log?.includes(`${SAYS} mark ${ownerText(owner)}`) === true) {
    return { name, status: 'ok', seen: `${parent} is the same for the engine`, needed };
  }
  if (refusal === null && log === null) {
    return { name, status: 'optional', seen: 'cannot be told without the log of a container', needed };
  }
  return {
    name,
    status: 'missing',
    seen: `the engine does not see ${parent}, as in the container of a job${refusal === null ? '' : ` (${refusal})`}`,
    needed,
    means: 'systems whose containers use files of a run do not boot',
    fix: fixOf('docker run --volume /tmp/chaos:/tmp/chaos --env TMPDIR=/tmp/chaos ...'),
  };
}

/** The engine's disk as a container sees it, else as this machine does. */
export async function diskItem(api: EngineApi, log: string | null, signal: AbortSignal): Promise<PreflightItem> {
  const { DockerRootDir: root } = (await within(api.docker.info(), signal)) as { readonly DockerRootDir: string };
  const name = 'docker disk';
  const needed = `${megabytes(NEEDED_BYTES)} free in ${root}`;
  const free = freeInLog(log ?? '') ?? freeHere(root);
  if (free === null) return { name, status: 'optional', seen: 'its free space cannot be seen from here', needed };
  const seen = `${megabytes(free)} free in ${root}`;
  if (free >= NEEDED_BYTES) return { name, status: 'ok', seen, needed };
  const means = 'containers cannot be made, or end when they write';
  return { name, status: 'missing', seen, needed, means, fix: 'docker system prune' };
}

/** Of `df -Pk /`: free kilobytes, used share, and the root. */
function freeInLog(log: string): number | null {
  const [, kilobytes] = /\s(\d+)\s+\d+%\s+\/\s/.exec(log) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

function freeHere(root: string): number | null {
  try {
    const { bavail, bsize } = fs.statfsSync(root);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function megabytes(bytes: number): string {
  return `${String(Math.floor(bytes / 1024 / 1024))} MiB`;
}

/** Whether a server of ours can listen where containers reach their host. */
export async function addressItem({ api, owner, signal }: Bench): Promise<PreflightItem> {
  const name = 'docker ports';
  const needed = 'containers reach a server of this machine';
  const means = 'a gateway that listens here is not reached by its sandboxes';
  const fix = fixOf('docker run --network host ...');
  try {
    const network = await createScratchNetwork(api, owner);
    const gateway = await gatewayOf(api, network, signal);
    const problem = (await whyNoServer(gateway)) ?? (await whyElsewhere(api, { network, gateway }, signal));
    if (problem === null) {
      return { name, status: 'ok', seen: `${gateway}, where containers reach their host, can be used`, needed };
    }
    const { OperatingSystem: system } = (await within(api.docker.info(), signal)) as {
      readonly OperatingSystem: string;
    };
    // It has a machine of its own that passes addresses on.
    const isDesktop = system === 'Docker Desktop';
    return { name, status: isDesktop ? 'optional' : 'missing', seen: problem, needed, means, fix };
  } catch (error) {
    requireWanted(signal);
    return { name, status: 'optional', seen: reasonOf(error), needed, means, fix };
  }
}

async function gatewayOf(api: EngineApi, network: string, signal: AbortSignal): Promise<string> {
  const { IPAM } = (await within(api.docker.getNetwork(network).inspect(), signal)) as {
    readonly IPAM: { readonly Config?: readonly { readonly Gateway?: string }[] | null };
  };
  return IPAM.Config?.[0]?.Gateway ?? '';
}

/** An engine of another machine may use addresses that this one has, too: those stay when its network goes. */
async function whyElsewhere(
  api: EngineApi,
  { network, gateway }: { readonly network: string; readonly gateway: string },
  signal: AbortSignal,
): Promise<string | null> {
  await within(api.docker.getNetwork(network).remove(), signal);
  return (await whyNoServer(gateway)) === null ? `${gateway} belongs to another network of this machine` : null;
}

function whyNoServer(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(`${address || 'no address'}: ${error.message}`));
    server.listen(0, address, () => server.close(() => resolve(null)));
  });
}

/** An engine that is not beside us is another machine's, or this is the container of a job. */
function fixOf(container: string): string {
  const isNamed = readVariables(['DOCKER_HOST'])['DOCKER_HOST'] !== undefined;
  if (isNamed) return 'unset DOCKER_HOST # and run on the machine of the engine';
  return `${container} # start the container of this job so`;
}
