// SPDX-License-Identifier: Apache-2.0
/**
 * Watches pods, events and what makes pods in some namespaces: what is there first, then each change, taken up again from
 * the last version where the connection broke. Where that version is too old, what is there is looked at anew and the gap
 * is said. Nothing is handed on twice.
 */
import { causeChain } from '../../core/domain/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type {
  ClusterEvents,
  ClusterEventsRequest,
  ObjectSaid,
  OpenClusterEvents,
  WatchedKind,
} from '../../ports/cluster-events.ts';
import type { ClusterApi } from '../../platform/kubernetes/cluster-api.ts';
import { statusOf } from '../../platform/kubernetes/errors.ts';
import type { Fields } from '../../platform/kubernetes/values.ts';
import { metadataOf } from './objects.ts';
import { openOnce } from './tools.ts';
import { watchOnce } from './watch-stream.ts';
import { WATCHED } from './watched-facts.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 3_000;
/** How long a run waits for the first word of all. */
const OPEN_LIMIT_MS = 10_000;
/** How long what is so now may take to be read at the end. */
const LAST_LIMIT_MS = 5_000;
const REASON_CHARACTERS = 300;
/** Objects of one kind and namespace whose facts are remembered. */
const KNOWN_LIMIT = 10_000;
const GONE = 410;
const FORBIDDEN = 403;

interface Parts {
  readonly clock: Clock;
  readonly cluster: () => Promise<ClusterApi>;
}

export function createClusterEvents(clock: Clock): OpenClusterEvents {
  const parts = { clock, cluster: openOnce() };
  return (request) => openEvents(parts, request);
}

function openEvents(parts: Parts, request: ClusterEventsRequest): ClusterEvents {
  const { clock } = parts;
  const closed = new AbortController();
  const kinds = Object.keys(WATCHED) as readonly WatchedKind[];
  const watchers = request.namespaces.flatMap((namespace) =>
    kinds.map((what) => new Watcher(parts, { what, namespace, request })),
  );
  const running = watchers.map((watcher) => watcher.run(closed.signal));
  const all = Promise.all(watchers.map(({ open }) => open));
  const limit = clock.sleepUntil(clock.elapsedMs() + OPEN_LIMIT_MS, closed.signal);
  return {
    open: Promise.race([all.then(() => undefined), limit]),
    async close() {
      closed.abort();
      await Promise.all(running);
      const last = AbortSignal.timeout(LAST_LIMIT_MS);
      await Promise.all(watchers.map((watcher) => watcher.tellLast(last)));
    },
  };
}

interface Subject {
  readonly what: WatchedKind;
  readonly namespace: string;
  readonly request: ClusterEventsRequest;
}

/** One kind in one namespace. */
class Watcher {
  readonly open: Promise<void>;
  readonly #parts: Parts;
  readonly #subject: Subject;
  /** Facts as text, by uid. */
  readonly #known = new Map<string, { readonly facts: string; readonly name: string }>();
  #noteOpen: () => void = () => undefined;
  /** From which to go on; null where what is there has to be looked at. */
  #version: string | null = null;
  #isLost = false;
  #wasOpen = false;
  #isRefused = false;

  constructor(parts: Parts, subject: Subject) {
    this.#parts = parts;
    this.#subject = subject;
    this.open = new Promise((resolve) => {
      this.#noteOpen = resolve;
    });
  }

  /** Never rejects. */
  async run(signal: AbortSignal): Promise<void> {
    const { clock } = this.#parts;
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted && !this.#isRefused) {
      try {
        await this.#watch(signal, () => {
          pauseMs = FIRST_PAUSE_MS;
        });
        continue;
      } catch (error) {
        if (isAborted(signal)) return;
        this.#noteFailure(error);
      }
      await clock.sleepUntil(clock.elapsedMs() + pauseMs, signal);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** What is so now and has not been told. Never rejects. */
  async tellLast(signal: AbortSignal): Promise<void> {
    if (this.#isRefused) return;
    try {
      await this.#look(await this.#parts.cluster(), signal);
    } catch (error) {
      this.#say('lost', describe(error));
    }
  }

  async #watch(signal: AbortSignal, onAnswer: () => void): Promise<void> {
    const api = await this.#parts.cluster();
    this.#version ??= await this.#look(api, signal);
    const onOpen = (): void => {
      if (this.#isLost || !this.#wasOpen) this.#say(this.#wasOpen ? 'back' : 'open', null);
      this.#isLost = false;
      this.#wasOpen = true;
      this.#noteOpen();
      onAnswer();
    };
    const { path } = WATCHED[this.#subject.what];
    await watchOnce(
      api,
      {
        path: path(this.#subject.namespace),
        resourceVersion: this.#version,
        onOpen,
        onChange: ({ type, object, resourceVersion }) => {
          if (type !== 'BOOKMARK') this.#tell(object, type === 'DELETED' ? 'deleted' : 'changed');
          if (resourceVersion !== '') this.#version = resourceVersion;
        },
      },
      signal,
    );
  }

  /** Tells what is there and is not known, and what is known and not there. The version of that. */
  async #look(api: ClusterApi, signal: AbortSignal): Promise<string> {
    const { what, namespace } = this.#subject;
    const { items, resourceVersion } = await api.list({ path: WATCHED[what].path(namespace) }, signal);
    for (const item of items) this.#tell(item, 'present');
    const there = new Set(items.map((item) => metadataOf(item).uid));
    for (const [uid, { name }] of [...this.#known].filter(([known]) => !there.has(known))) {
      this.#known.delete(uid);
      this.#hand({ change: 'deleted', name, uid, facts: {} });
    }
    return resourceVersion;
  }

  #tell(object: Fields, change: 'present' | 'changed' | 'deleted'): void {
    const { name, uid } = metadataOf(object);
    const facts = WATCHED[this.#subject.what].facts(object);
    const text = JSON.stringify(facts);
    const before = this.#known.get(uid);
    if (change === 'deleted') {
      if (before !== undefined || this.#known.size >= KNOWN_LIMIT) this.#hand({ change, name, uid, facts });
      this.#known.delete(uid);
      return;
    }
    if (before?.facts === text) return;
    if (before !== undefined || this.#known.size < KNOWN_LIMIT) this.#known.set(uid, { facts: text, name });
    this.#hand({ change: change === 'changed' && before === undefined ? 'added' : change, name, uid, facts });
  }

  #hand(said: Pick<ObjectSaid, 'change' | 'name' | 'uid' | 'facts'>): void {
    const { what, namespace, request } = this.#subject;
    request.onObject({ what, namespace, ...said });
  }

  #noteFailure(error: unknown): void {
    const status = statusOf(error);
    if (status === GONE) {
      this.#version = null;
      this.#say('gap', describe(error));
      return;
    }
    if (!this.#isLost) this.#say('lost', describe(error));
    this.#isLost = true;
    // Time does not change that.
    this.#isRefused = status === FORBIDDEN;
    if (this.#isRefused) this.#noteOpen();
  }

  #say(state: 'open' | 'lost' | 'back' | 'gap', reason: string | null): void {
    const { what, namespace, request } = this.#subject;
    request.onWatch({ what, namespace, state, reason });
  }
}

function describe(error: unknown): string {
  return (causeChain(error)[0] ?? '').slice(0, REASON_CHARACTERS);
}

/** Asked again after a wait. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}
