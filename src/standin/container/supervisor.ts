// SPDX-License-Identifier: Apache-2.0

/**
 * A supervisor as the first process of a container: `standin supervise`. In the older generation the workload is its child,
 * in the newer one it is in another container, behind the channel. Owns that difference.
 */

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { parseOptions, required } from '../lib/options.ts';
import type { StopReason } from '../lib/sandbox-files.ts';
import { parseGeneration } from '../lib/switches.ts';
import { buildEnvironment } from '../supervisor/environment.ts';
import type { Host, HostEvents } from '../supervisor/host.ts';
import { type SupervisorSettings, supervise } from '../supervisor/main.ts';
import { createProxy, openProxy } from '../supervisor/proxy.ts';
import { here, OUTAGE_CODE, ownAddress, POD_UID_VARIABLE, PROXY_PORT, PROXY_SOCKET } from './channel.ts';
import { openRemoteRuntime } from './remote-runtime.ts';
import { BIN_DIR, inThisContainer, openCommands, openWorkload, WORKSPACE } from './workload.ts';

const KILLED = 137;
const MAX_RANDOM = 2 ** 47;

interface Settings extends SupervisorSettings {
  readonly exclusive: boolean;
}

/** Runs until the sandbox is done with this supervisor; resolves to the container's exit code. */
export function runContainedSupervisor(args: readonly string[]): Promise<number> {
  const value = { kind: 'value' } as const;
  const options = parseOptions(args, {
    generation: value,
    name: value,
    epoch: value,
    address: value,
    port: value,
    'outage-limit-ms': value,
    'stop-grace-ms': value,
    exclusive: { kind: 'flag' },
  });
  const number = (name: string): number => Number(required(options, name));
  const settings: Settings = {
    name: required(options, 'name'),
    epoch: number('epoch'),
    address: required(options, 'address'),
    port: number('port'),
    outageLimitMs: number('outage-limit-ms'),
    stopGraceMs: number('stop-grace-ms'),
    exclusive: options.flag('exclusive'),
  };
  const openHost = parseGeneration(required(options, 'generation')) === 'a' ? openLocalHost : openRemoteHost(settings);
  return supervise(settings, openHost);
}

/** What both have in common: the surroundings of a workload, and reasons that are kept while this process lives. */
function commonHost(): Pick<Host, 'self' | 'environment' | 'stopReason' | 'recordStop' | 'outageCode'> {
  const reasons = new Map<number, StopReason>();
  return {
    // A pod that takes this one's place is another one.
    self: { pid: process.pid, startTime: process.env[POD_UID_VARIABLE] ?? '0' },
    environment: (own) => {
      const proxy = `http://${ownAddress()}:${PROXY_PORT}`;
      return buildEnvironment(own, { workspace: here(WORKSPACE), binDir: here(BIN_DIR), proxy, host: process.env });
    },
    stopReason: (generation) => reasons.get(generation),
    recordStop: (generation, reason) => void reasons.set(generation, reason),
    outageCode: OUTAGE_CODE,
  };
}

function openLocalHost({ onEnd }: HostEvents): Host {
  let last: { readonly generation: number; readonly code: number } | undefined;
  const commands = openCommands();
  const workload = openWorkload({
    // What a main process prints is kept nowhere in the older generation.
    output: 'ignore',
    onEnd: (generation, code) => {
      last = { generation, code };
      onEnd(generation, code);
    },
  });
  return {
    ...commonHost(),
    runtime: {
      ensure: async ({ generation, command, env }) => {
        if (workload.running() === generation) return 'running';
        if (last?.generation === generation) {
          onEnd(generation, last.code);
          return 'ended';
        }
        await workload.stop(0);
        workload.start({ generation, command, env });
        return 'running';
      },
      stop: (graceMs) => workload.stop(graceMs),
    },
    openProxy: (_generation, decide) => openProxy({ address: ownAddress(), port: PROXY_PORT }, decide),
    exec: async (request, at) => {
      const { runExec } = await import('../supervisor/exec.ts');
      runExec(inThisContainer(request), { ...at, track: commands.track });
    },
    endedOutside: (_generation, terminated) => terminated,
    isReplaced: false,
    exitCode: (main) => main ?? KILLED,
    close: commands.killAll,
  };
}

function isInPod(): boolean {
  return process.env[POD_UID_VARIABLE] !== undefined;
}

function openRemoteHost({ epoch: started, exclusive }: Settings): (events: HostEvents) => Host {
  return ({ log, onEnd }) => {
    // Pods of one start come one after another, and each is another supervisor.
    const epoch = isInPod() ? randomInt(MAX_RANDOM) : started;
    const runtime = openRemoteRuntime({ epoch, exclusive, log, onEnd });
    return {
      ...commonHost(),
      runtime,
      openProxy: async (_generation, decide) => {
        const { server, close } = createProxy(decide);
        rmSync(here(PROXY_SOCKET), { force: true });
        server.listen(here(PROXY_SOCKET));
        await once(server, 'listening');
        return { port: PROXY_PORT, close };
      },
      exec: (request, { env, send }) => {
        runtime.exec({ ...request, env: { ...env, ...request.env } }, send);
        return Promise.resolve();
      },
      endedOutside: (generation, terminated) => !terminated && runtime.endedOutside(generation),
      isReplaced: isInPod(),
      exitCode: () => {
        runtime.end();
        return 0;
      },
      close: () => runtime.close(),
    };
  };
}
