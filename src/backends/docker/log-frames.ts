// SPDX-License-Identifier: Apache-2.0
/**
 * The bytes of a log as the engine sends them, cut into entries. Without a terminal each entry is a frame of its own; with
 * one there are no frames, only the stamps that the engine puts before each entry.
 */
import { HarnessError } from '../../core/domain/errors.ts';
import { behindStamp, type LastEntry, type LogEntry, type LogStream, stampAt } from './log-cursor.ts';

const HEADER_BYTES = 8;
/** Engines send at most 16 kB of text in one; what claims much more is not a frame. */
const FRAME_LIMIT_BYTES = 16 * 1024 * 1024;
/** Of a line that has not ended yet, with a terminal. */
const PENDING_LIMIT_BYTES = 4 * 1024 * 1024;
const STREAMS: readonly (LogStream | 'error' | undefined)[] = ['stdout', 'stdout', 'stderr', 'error'];
const LINE_FEED = 0x0a;
const NOTHING: Buffer = Buffer.alloc(0);

type OnEntry = (entry: LogEntry) => void;

/** Both throw a HarnessError (`engine-stream`) for bytes that are no log. */
export interface EntryReader {
  add(bytes: Buffer): void;
  /** The engine has sent all. */
  end(): void;
}

/** Texts are only good during the call. */
export function readFrames(onEntry: OnEntry): EntryReader {
  let rest: Buffer = NOTHING;
  return {
    add(bytes) {
      const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      let at = 0;
      while (at + HEADER_BYTES <= all.length) {
        const size = all.readUInt32BE(at + 4);
        if (size > FRAME_LIMIT_BYTES) throw damaged(`a frame of ${String(size)} bytes`);
        const end = at + HEADER_BYTES + size;
        if (end > all.length) break;
        onEntry(entryOf(all[at] ?? 0, all.subarray(at + HEADER_BYTES, end)));
        at = end;
      }
      rest = at === all.length ? NOTHING : Buffer.from(all.subarray(at));
    },
    end() {
      if (rest.length > 0) throw damaged('it ends in the middle of a frame');
    },
  };
}

function entryOf(kind: number, payload: Buffer): LogEntry {
  const stream = STREAMS[kind];
  if (stream === undefined) throw damaged(`a frame of kind ${String(kind)}`);
  if (stream === 'error') throw damaged(payload.toString('utf8').trim().slice(0, 200));
  const stamp = stampAt(payload, 0);
  if (stamp === null) throw damaged('an entry without a stamp');
  return { stream, stamp, text: payload.subarray(behindStamp(0)) };
}

/**
 * For a container with a terminal, which has one stream. Parts of a line repeat its stamp. `last` is the entry that was
 * read last before: where its line never ended, what another start of the container wrote follows it at once.
 */
export function readTerminal(onEntry: OnEntry, last: LastEntry | null): EntryReader {
  let pending: Buffer = NOTHING;
  const take = (line: Buffer): void => {
    for (const entry of splitLine(line, last)) onEntry(entry);
  };
  return {
    add(bytes) {
      const all = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
      let from = 0;
      for (let at = all.indexOf(LINE_FEED); at >= 0; at = all.indexOf(LINE_FEED, from)) {
        take(all.subarray(from, at + 1));
        from = at + 1;
      }
      pending = from === all.length ? NOTHING : Buffer.from(all.subarray(from));
      if (pending.length > PENDING_LIMIT_BYTES) throw damaged('a line without an end');
    },
    end() {
      if (pending.length > 0) take(pending);
      pending = NOTHING;
    },
  };
}

function splitLine(line: Buffer, last: LastEntry | null): readonly LogEntry[] {
  const stamp = stampAt(line, 0);
  if (stamp === null) throw damaged('an entry without a stamp');
  const again = line.subarray(0, behindStamp(0));
  const entries: LogEntry[] = [];
  let from = behindStamp(0);
  for (;;) {
    const next = line.indexOf(again, from);
    const text = line.subarray(from, next < 0 ? line.length : next);
    const isLast = last?.unfinished === true && last.stamp === stamp && last.count === entries.length + 1;
    if (isLast && stampAt(text, last.bytes) !== null) {
      entries.push({ stream: 'stdout', stamp, text: text.subarray(0, last.bytes) });
      return [...entries, ...splitLine(line.subarray(from + last.bytes), null)];
    }
    entries.push({ stream: 'stdout', stamp, text });
    if (next < 0) return entries;
    from = next + again.length;
  }
}

function damaged(what: string): HarnessError {
  return new HarnessError(`the engine's log cannot be read: ${what}`, { code: 'engine-stream' });
}
