// SPDX-License-Identifier: Apache-2.0
/**
 * Signals to a container's main process from the machine that it runs on, never through the engine: one that the engine
 * sends counts as the operator's wish and keeps the restart policy from doing its work. The first way that works is taken:
 * directly, as root with sudo, or from a short-lived container of the target's own image that sees the machine's
 * processes. Nothing is pulled for that.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { HarnessError } from '../../core/domain/errors.ts';
import { childEnvironment } from '../../platform/env.ts';
import { errorCode } from '../../platform/processes.ts';
import { type ContainerFacts, short } from './container-facts.ts';
import type { EngineApi } from './engine-api.ts';
import { engineError, statusOf } from './engine-calls.ts';
import { helperLabels, removeStrayHelpers } from './helpers.ts';
import { processOfContainer } from './kernel.ts';

const run = promisify(execFile);

const SUDO_LIMIT_MS = 5_000;
const HELPER_LIMIT_MS = 20_000;
/** Looks whose the pid is before it signals; only what a shell has built in, as the image may have nothing else. */
const HELPER_SCRIPT =
  'while read -r line; do case $line in *"$2"*) kill -s "$3" "$1"; exit;; esac; done < "/proc/$1/cgroup"; exit 3';
const NOT_THE_TARGET = 3;
/** For a person's shell. */
export const LET_SIGNAL_AS_ROOT =
  'echo "$(id -un) ALL=(root) NOPASSWD: $(bash -c "type -P kill")" | sudo tee /etc/sudoers.d/chaos-kill';

export interface SignalTarget {
  readonly container: ContainerFacts;
  readonly pid: number;
  /** Null where the pid was read from the engine a moment ago. */
  readonly startTime: string | null;
}

/** In the order in which they are tried. */
export const SIGNAL_WAYS = ['directly', 'sudo', 'helper container'] as const;
export type SignalWay = (typeof SIGNAL_WAYS)[number];

interface Sending {
  readonly target: SignalTarget;
  readonly name: NodeJS.Signals;
}

/** To be called right after the engine said that the container's main process has this pid. Throws a HarnessError. */
export async function sendSignal(api: EngineApi, { target, name }: Sending, signal: AbortSignal): Promise<void> {
  const refusals = new Set<string>();
  for (const way of SIGNAL_WAYS) {
    const refused = await sendOneWay(api, { way, target, name }, signal);
    if (refused === null) return;
    refusals.add(refused);
  }
  throw notPermitted(target, name, [...refusals]);
}

/** Null when it was sent, else why there is no such way. Throws a HarnessError (`target-gone`). */
export async function sendOneWay(
  api: EngineApi,
  { way, target, name }: Sending & { readonly way: SignalWay },
  signal: AbortSignal,
): Promise<string | null> {
  if (way === 'helper container') return sendFromHelper(api, { target, name }, signal);
  if (!isSeenHere(target)) return `pid ${target.pid} is not seen on this machine as a process of the container`;
  return way === 'directly' ? sendDirectly(target.pid, name) : sendWithSudo(target, name);
}

function isSeenHere({ pid, startTime, container }: SignalTarget): boolean {
  const facts = processOfContainer(pid, container.id);
  return facts !== null && (startTime === null || facts.startTime === startTime);
}

/** Null when it was sent, else why not. */
function sendDirectly(pid: number, name: NodeJS.Signals): string | null {
  try {
    process.kill(pid, name);
    return null;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ESRCH') throw targetGone(`pid ${pid} went before ${name} reached it`);
    return `directly: ${code ?? String(error)}`;
  }
}

async function sendWithSudo(target: SignalTarget, name: NodeJS.Signals): Promise<string | null> {
  const { pid } = target;
  const signalName = name.replace(/^SIG/, '');
  try {
    await run('sudo', ['-n', 'kill', '-s', signalName, String(pid)], {
      env: childEnvironment([]),
      timeout: SUDO_LIMIT_MS,
    });
    return null;
  } catch (error) {
    if (!isSeenHere(target)) throw targetGone(`pid ${pid} went before ${name} reached it`);
    // Of a folder on PATH that may not be read the system says EACCES.
    return `sudo: ${errorCode(error) === null ? 'it refuses without a password' : 'not installed'}`;
  }
}

/** Null when it was sent, else why there is no such way. */
async function sendFromHelper(api: EngineApi, { target, name }: Sending, signal: AbortSignal): Promise<string | null> {
  const { container, pid } = target;
  await removeStrayHelpers(() => Promise.resolve(api), signal);
  const helper = await createHelper(api, target, name.replace(/^SIG/, ''));
  try {
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(HELPER_LIMIT_MS)]);
    await helper.start({ abortSignal });
    const { StatusCode: code } = (await helper.wait({ abortSignal })) as { readonly StatusCode: number };
    if (code === NOT_THE_TARGET) throw targetGone(`pid ${pid} is no process of container ${short(container.id)}`);
    return code === 0 ? null : `helper container: its kill ended with ${code}`;
  } catch (error) {
    if (error instanceof HarnessError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    if (/executable file not found/.test(message)) return 'helper container: the image of the target has no shell';
    if (statusOf(error) !== null) return `helper container: ${message}`;
    throw engineError(`signal container ${short(container.id)} from a helper container`, error);
  } finally {
    await api.remove(helper.id, AbortSignal.timeout(HELPER_LIMIT_MS)).catch(() => undefined);
  }
}

async function createHelper(
  api: EngineApi,
  { container, pid }: SignalTarget,
  signalName: string,
): Promise<ReturnType<EngineApi['docker']['getContainer']>> {
  try {
    return await api.docker.createContainer({
      Image: container.image,
      Entrypoint: ['sh'],
      Cmd: ['-c', HELPER_SCRIPT, 'helper', String(pid), container.id, signalName],
      User: '0:0',
      // The labels of the image come with it; none of the run's are among them.
      Labels: helperLabels(container.id),
      NetworkDisabled: true,
      HostConfig: {
        PidMode: 'host',
        NetworkMode: 'none',
        // What confines containers keeps them from signalling others.
        SecurityOpt: ['apparmor=unconfined', 'label=disable'],
      },
    });
  } catch (error) {
    throw engineError('create a helper container', error);
  }
}

function notPermitted(target: SignalTarget, name: NodeJS.Signals, refusals: readonly string[]): HarnessError {
  return new HarnessError(
    `${name} to the main process of container ${target.container.name} is not permitted (${refusals.join('; ')})`,
    {
      code: 'not-permitted',
      hint: `Run the harness as root on the machine of the engine, or let it signal as root: ${LET_SIGNAL_AS_ROOT}`,
    },
  );
}

export function targetGone(message: string): HarnessError {
  return new HarnessError(message, { code: 'target-gone', hint: 'See the log of the target for why it ended.' });
}
