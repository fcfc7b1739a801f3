// SPDX-License-Identifier: Apache-2.0
/**
 * Events of the engine about containers that carry some labels: subscribed to before what is there is looked at, taken up
 * again where the connection broke, none handed on twice.
 */
import { splitLines } from '../../platform/output.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ContainerSaid, EngineEvents, EngineEventsRequest, OpenEngineEvents } from '../../ports/engine-events.ts';
import { type EngineApi, openEngine } from './engine-api.ts';
import { engineError } from './engine-calls.ts';
import { passChunks, streamUntil } from '../../platform/streams.ts';

const AGAIN_MS = 250;
/** How long a run waits for the engine's first word. */
const OPEN_LIMIT_MS = 5000;
/** How long what happened until now may take to come at the end. */
const LAST_LIMIT_MS = 5000;
const LINE_LIMIT_BYTES = 256 * 1024;
/** An engine keeps the last 256 itself. */
const KNOWN_LIMIT = 1000;
const REASON_CHARACTERS = 300;
/** Commands that hooks and health checks run inside, and copies, are left out. */
const ACTIONS = ['create', 'start', 'restart', 'kill', 'stop', 'die', 'oom', 'pause', 'unpause', 'rename', 'update'];
const MORE_ACTIONS = ['destroy', 'health_status'];

interface Parts {
  readonly clock: Clock;
  readonly engine: () => Promise<EngineApi>;
}

export function createEngineEvents(clock: Clock): OpenEngineEvents {
  let opened: Promise<EngineApi> | null = null;
  const engine = (): Promise<EngineApi> => (opened ??= openEngine());
  return (request) => followEvents({ clock, engine }, request);
}

function followEvents(parts: Parts, request: EngineEventsRequest): EngineEvents {
  const { clock } = parts;
  const closed = new AbortController();
  const reader = createEventReader(request, Date.parse(clock.wallTime()));
  let noteOpen = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    noteOpen = resolve;
  });
  let wasOpen = false;
  const onOpen = (): void => {
    request.onConnection({ state: wasOpen ? 'back' : 'open', reason: null });
    wasOpen = true;
    noteOpen();
  };
  const following = keepListening(parts, { request, reader, onOpen, signal: closed.signal });
  const limit = clock.sleepUntil(clock.elapsedMs() + OPEN_LIMIT_MS, AbortSignal.any([closed.signal]));
  return {
    open: Promise.race([opened, limit]),
    async close() {
      closed.abort();
      await following;
      await tellLast(parts, { request, reader });
    },
  };
}

interface Listening {
  readonly request: EngineEventsRequest;
  readonly reader: EventReader;
  readonly onOpen: () => void;
  readonly signal: AbortSignal;
}

async function keepListening(parts: Parts, { request, reader, onOpen, signal }: Listening): Promise<void> {
  const { clock } = parts;
  let isLost = false;
  while (!signal.aborted) {
    try {
      const engine = await parts.engine();
      await listen(engine, { request, reader, signal }, async () => {
        isLost = false;
        onOpen();
        await tellPresent(engine, request, signal);
      });
      throw new Error('the engine ended the stream of its events');
    } catch (error) {
      if (isAborted(signal)) return;
      if (!isLost) request.onConnection({ state: 'lost', reason: describe(error) });
      isLost = true;
    }
    await clock.sleepUntil(clock.elapsedMs() + AGAIN_MS, signal);
  }
}

/** What happened until now and has not come yet. */
async function tellLast(
  parts: Parts,
  { request, reader }: { readonly request: EngineEventsRequest; readonly reader: EventReader },
): Promise<void> {
  try {
    const until = String(Date.parse(parts.clock.wallTime()) / 1000);
    const signal = AbortSignal.timeout(LAST_LIMIT_MS);
    await listen(await parts.engine(), { request, reader, signal, until }, () => Promise.resolve());
  } catch (error) {
    request.onConnection({ state: 'lost', reason: describe(error) });
  }
}

interface Subscription {
  readonly request: EngineEventsRequest;
  readonly reader: EventReader;
  readonly signal: AbortSignal;
  readonly until?: string;
}

/** Resolves when the engine ends the stream. */
async function listen(
  engine: EngineApi,
  { request, reader, signal, until }: Subscription,
  onOpen: () => Promise<void>,
): Promise<void> {
  const label = Object.entries(request.labels).map(([name, value]) => `${name}=${value}`);
  const filters = { type: ['container'], label, event: [...ACTIONS, ...MORE_ACTIONS] };
  // The library puts the filters into JSON, and takes a signal.
  const options = { filters, since: reader.since(), ...(until === undefined ? {} : { until }), abortSignal: signal };
  const stream = streamUntil(await engine.docker.getEvents(options as object), signal);
  const lines = splitLines(LINE_LIMIT_BYTES, (line) => reader.add(line.toString('utf8')));
  try {
    const ended = passChunks(stream, (chunk) => lines.add(chunk));
    await Promise.all([ended, onOpen()]);
  } finally {
    stream.destroy();
  }
}

async function tellPresent(engine: EngineApi, request: EngineEventsRequest, signal: AbortSignal): Promise<void> {
  for (const id of await engine.list(request.labels, signal)) {
    const facts = await engine.inspect(id, signal);
    if (facts === null) continue;
    const { name, labels, status } = facts;
    request.onContainer({
      ...{ action: 'present', id, name, labels: wantedOf(labels, request.labelNames), exitCode: null, signal: null },
      ...{ status, timeNano: null },
    });
  }
}

interface EventReader {
  /** One line of the engine's answer. What is no event is left out. */
  add(line: string): void;
  /** From when on the engine is asked. */
  since(): string;
}

function createEventReader({ labelNames, onContainer }: EngineEventsRequest, fromMs: number): EventReader {
  const known = new Set<string>();
  let latest = `${String(Math.floor(fromMs / 1000))}${String(fromMs % 1000).padStart(3, '0')}000000`;
  return {
    since: () => `${latest.slice(0, -9)}.${latest.slice(-9)}`,
    add(line) {
      const said = readEvent(line, labelNames);
      if (said === null) return;
      const key = `${said.timeNano} ${said.id} ${said.action}`;
      if (known.has(key)) return;
      known.add(key);
      const [oldest] = known;
      if (known.size > KNOWN_LIMIT && oldest !== undefined) known.delete(oldest);
      // As texts of the same length: numbers have no room for nanoseconds.
      if (said.timeNano > latest) latest = said.timeNano;
      onContainer(said);
    },
  };
}

/** What the engine sends; with large numbers cut short by the reading. */
interface Sent {
  readonly Action?: unknown;
  readonly Actor?: { readonly ID?: unknown; readonly Attributes?: Readonly<Record<string, string>> };
}

function readEvent(
  line: string,
  labelNames: readonly string[],
): (ContainerSaid & { readonly timeNano: string }) | null {
  const timeNano = /"timeNano":\s*(\d{19})\b/.exec(line)?.[1];
  let sent: Sent;
  try {
    sent = JSON.parse(line) as Sent;
  } catch {
    return null;
  }
  const { Action: action, Actor: actor } = sent;
  if (timeNano === undefined || typeof action !== 'string' || typeof actor?.ID !== 'string') return null;
  const attributes = actor.Attributes ?? {};
  const { name = '', exitCode, signal } = attributes;
  return {
    ...{ action, id: actor.ID, name, labels: wantedOf(attributes, labelNames) },
    ...{ exitCode: exitCode === undefined ? null : Number(exitCode), signal: signal ?? null, status: null, timeNano },
  };
}

function wantedOf(
  labels: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name)));
}

function describe(error: unknown): string {
  return engineError('events', error).message.slice(0, REASON_CHARACTERS);
}

/** Asked again after a wait. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
