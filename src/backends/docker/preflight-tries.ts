// SPDX-License-Identifier: Apache-2.0
/**
 * The abilities that faults and observers rest on, each tried for real on a scratch container that is brought back to
 * running before the next. Only what a try proves is decided here; the container is made and removed elsewhere.
 */
import { causeChain, HarnessError } from '../../core/domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PreflightItem, AbilityProof } from '../../ports/preflight.ts';
import type { ContainerFacts } from './container-facts.ts';
import { isUp } from './containers.ts';
import type { EngineApi } from './engine-api.ts';
import { within } from './engine-calls.ts';
import { createScratchNetwork, SAYS, type ScratchOwner } from './preflight-scratch.ts';
import { LET_SIGNAL_AS_ROOT, sendOneWay, SIGNAL_WAYS, type SignalWay } from './signals.ts';
import { holdsWithin } from './tools.ts';

export interface Bench {
  readonly api: EngineApi;
  readonly clock: Clock;
  readonly owner: ScratchOwner;
  /** Aborts when nothing more is to be tried. */
  readonly signal: AbortSignal;
}

/** With a container to try on. */
export interface TryBench extends Bench {
  readonly id: string;
}

const EFFECT_LIMIT_MS = 5_000;
const POLL_MS = 20;
/** Where an engine says more than it answers. */
export const WHY_REFUSED = 'sudo journalctl --unit docker --lines 50';

export async function tryAbilities(bench: TryBench): Promise<readonly PreflightItem[]> {
  const items: PreflightItem[] = [];
  for (const [name, { needed, means, fix, work }] of Object.entries(ABILITIES)) {
    items.push(await attempt(bench, { name, needed, means, fix }, work));
  }
  return [...items, ...(await trySignals(bench))];
}

interface Ability {
  readonly needed: string;
  /** What cannot be done without it. */
  readonly means: string;
  readonly fix: (reason: string) => string;
  /** What was seen. Throws what keeps it from working. */
  readonly work: (bench: TryBench) => Promise<string>;
}

const ABILITIES: Readonly<Record<string, Ability>> = {
  'docker pause': {
    needed: 'containers can be paused and let go',
    means: 'the fault freeze on containers is not applicable',
    fix: () => WHY_REFUSED,
    work: tryPause,
  },
  'docker stop': {
    needed: 'containers can be stopped, started and restarted',
    means: 'the faults stop, restart, restart-in-place and outage on containers are not applicable',
    fix: () => WHY_REFUSED,
    work: tryStop,
  },
  'docker networks': {
    needed: 'networks can be made, and containers disconnected and connected',
    means: 'the fault partition is not applicable, and systems that make a network do not boot',
    fix: (reason) => (reason.includes('address pool') ? 'docker network prune' : WHY_REFUSED),
    work: tryNetworks,
  },
  'docker events': {
    needed: 'the engine tells of what happens to containers',
    means: 'ends and starts between two looks are not seen',
    fix: () => WHY_REFUSED,
    work: tryEvents,
  },
  'docker logs': {
    needed: 'the default log driver keeps logs that can be read',
    means: 'logs of containers are empty: checks and waits on them do not hold',
    fix: () => 'sudo systemctl restart docker # after "log-driver": "json-file" is set in /etc/docker/daemon.json',
    work: tryLogs,
  },
};

interface About extends Omit<Ability, 'work'> {
  readonly name: string;
}

async function attempt(bench: TryBench, about: About, work: Ability['work']): Promise<PreflightItem> {
  const { name, needed, means, fix } = about;
  try {
    await bringBack(bench);
    return { name, status: 'ok', seen: await work(bench), needed };
  } catch (error) {
    requireWanted(bench.signal);
    const seen = reasonOf(error);
    return { name, status: 'missing', seen, needed, means, fix: fix(seen) };
  }
}

/** Throws when nothing more is to be tried: what failed then says nothing of the engine. */
export function requireWanted(signal: AbortSignal): void {
  if (signal.aborted) throw new HarnessError('preflight was cancelled', { code: 'cancelled' });
}

export function reasonOf(error: unknown): string {
  return causeChain(error).slice(0, 2).join(': ');
}

/** Running and neither paused nor restarting, whatever the try before did. */
async function bringBack({ api, id, signal }: TryBench): Promise<void> {
  const { status } = await look({ api, id, signal });
  if (status === 'paused') await api.unpause(id, signal);
  else if (status !== 'running') await api.start(id, signal);
}

async function look({ api, id, signal }: Pick<TryBench, 'api' | 'id' | 'signal'>): Promise<ContainerFacts> {
  const facts = await api.inspect(id, signal);
  if (facts !== null) return facts;
  throw new HarnessError('the scratch container was removed by someone else', { code: 'target-gone' });
}

/** Throws unless it comes to be so. */
async function expectState(bench: TryBench, what: string, isSo: (facts: ContainerFacts) => boolean): Promise<void> {
  const condition = async (): Promise<boolean> => isSo(await look(bench));
  const how = { condition, limitMs: EFFECT_LIMIT_MS, pollMs: POLL_MS };
  if (await holdsWithin(bench.clock, how, bench.signal)) return;
  const { status } = await look(bench);
  throw new HarnessError(`the engine took the request, but the container is ${status}, not ${what}`, {
    code: 'no-effect',
  });
}

async function tryPause(bench: TryBench): Promise<string> {
  await bench.api.pause(bench.id, bench.signal);
  await expectState(bench, 'paused', ({ status }) => status === 'paused');
  await bench.api.unpause(bench.id, bench.signal);
  await expectState(bench, 'running', ({ status }) => status === 'running');
  return 'paused and let go';
}

async function tryStop(bench: TryBench): Promise<string> {
  const { api, id, signal } = bench;
  await api.stop(id, 1, signal);
  await expectState(bench, 'stopped', (facts) => !isUp(facts));
  await api.start(id, signal);
  await expectState(bench, 'running', isUp);
  const before = await look(bench);
  await api.restart(id, 1, signal);
  await expectState(bench, 'restarted', (facts) => isUp(facts) && facts.startedAt !== before.startedAt);
  return 'stopped, started and restarted';
}

async function tryNetworks(bench: TryBench): Promise<string> {
  const { api, id, owner, signal } = bench;
  const network = await createScratchNetwork(api, owner);
  const isIn = ({ networks }: ContainerFacts): boolean => networks.some((one) => one.id === network);
  await api.connect(id, { id: network, name: 'a scratch network', aliases: [], ipv4: null }, signal);
  await expectState(bench, 'connected', isIn);
  await api.disconnect(id, network, signal);
  await expectState(bench, 'disconnected', (facts) => !isIn(facts));
  return 'made, connected and disconnected';
}

async function tryEvents(bench: TryBench): Promise<string> {
  const { api, id, clock, signal } = bench;
  const abort = new AbortController();
  const filters = JSON.stringify({ container: [id], event: ['start'] });
  try {
    const asked = api.docker.getEvents({ filters, abortSignal: AbortSignal.any([signal, abort.signal]) });
    const stream = await inTime(asked, signal);
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    // Its end is ours.
    stream.on('error', () => undefined);
    await api.restart(id, 0, signal);
    const condition = (): boolean => text.includes('"start"');
    const how = { condition, limitMs: EFFECT_LIMIT_MS, pollMs: POLL_MS };
    if (await holdsWithin(clock, how, signal)) return 'told of a restart';
  } finally {
    abort.abort();
  }
  throw new HarnessError('the engine told nothing of a restart', { code: 'no-effect' });
}

/** Throws when the engine takes longer than an effect may. */
async function inTime<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const limit = AbortSignal.timeout(EFFECT_LIMIT_MS);
  try {
    return await within(answer, AbortSignal.any([signal, limit]));
  } catch (cause) {
    if (!limit.aborted) throw cause;
    throw new HarnessError('the engine did not answer in time', { code: 'engine-timeout' });
  }
}

async function tryLogs(bench: TryBench): Promise<string> {
  const { logDriver } = await look(bench);
  try {
    await readLog(bench);
  } catch (error) {
    throw new HarnessError(`driver ${logDriver}: ${reasonOf(error)}`, { code: 'no-effect' });
  }
  return `driver ${logDriver}`;
}

/** All that the container has printed, once it has said that it is up. Throws when that cannot be read. */
export async function readLog({ api, id, clock, signal }: TryBench): Promise<string> {
  let text = '';
  const condition = async (): Promise<boolean> => {
    const log = api.docker.getContainer(id).logs({ stdout: true, stderr: true, follow: false });
    text = (await inTime(log, signal)).toString('latin1');
    return text.includes(`${SAYS} up`);
  };
  if (await holdsWithin(clock, { condition, limitMs: EFFECT_LIMIT_MS, pollMs: POLL_MS }, signal)) return text;
  throw new HarnessError('what the container printed is not in its log', { code: 'no-effect' });
}

const WAY_TEXTS: Readonly<Record<SignalWay, string>> = {
  directly: 'by the kernel, from this process',
  sudo: 'as root, with sudo that asks for no password',
  'helper container': "from a container with --pid=host of the target's image, which needs a shell for that",
};

const WAYS_DONE: Readonly<Record<SignalWay, string>> = {
  directly: 'directly',
  sudo: 'with sudo',
  'helper container': 'from a helper container',
};

/** The first way that works; the others are not tried. Throws when nothing more is to be tried. */
export async function findSignalWay(bench: TryBench): Promise<AbilityProof> {
  const refusals = new Set<string>();
  for (const way of SIGNAL_WAYS) {
    try {
      await bringBack(bench);
      await trySignal(bench, way);
      return { way: WAYS_DONE[way] };
    } catch (error) {
      requireWanted(bench.signal);
      refusals.add(reasonOf(error));
    }
  }
  return { way: null, why: `${NO_WAY} (${[...refusals].join('; ')})`, fix: LET_SIGNAL_AS_ROOT };
}

const NO_WAY = 'no way of sending a signal to the main process of a container works';

async function trySignals(bench: TryBench): Promise<readonly PreflightItem[]> {
  const ways: PreflightItem[] = [];
  for (const way of SIGNAL_WAYS) {
    const about = {
      name: `docker signals ${way === 'helper container' ? 'helper' : way}`,
      needed: WAY_TEXTS[way],
      means: '',
      fix: () => LET_SIGNAL_AS_ROOT,
    };
    const { name, status, seen, needed } = await attempt(bench, about, (inner) => trySignal(inner, way));
    // One way is enough.
    ways.push({ name, status: status === 'ok' ? 'ok' : 'optional', seen, needed });
  }
  const first = SIGNAL_WAYS.find((_, index) => ways[index]?.status === 'ok');
  const needed = 'a signal reaches the main process of a container';
  const name = 'docker signals';
  if (first !== undefined) return [{ name, status: 'ok', seen: `first way that works: ${first}`, needed }, ...ways];
  const means = 'the fault kill, and freeze of a single process, are not applicable to containers';
  return [{ name, status: 'missing', seen: 'no way works', needed, means, fix: LET_SIGNAL_AS_ROOT }, ...ways];
}

async function trySignal(bench: TryBench, way: SignalWay): Promise<string> {
  const container = await look(bench);
  const target = { container, pid: container.pid, startTime: null };
  const refused = await sendOneWay(bench.api, { way, target, name: 'SIGKILL' }, bench.signal);
  if (refused !== null) throw new HarnessError(refused, { code: 'not-permitted' });
  await expectState(bench, 'ended', (facts) => !isUp(facts));
  return 'KILL ended the main process';
}
