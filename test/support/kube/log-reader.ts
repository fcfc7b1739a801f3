// SPDX-License-Identifier: Apache-2.0
/** Reads a container's log the way its caller asks: since a time, the last lines, with times, and followed to its end. */
import fs from 'node:fs';
import type { Writable } from 'node:stream';
import type { ContainerLog } from './container-log.ts';

export interface LogQuery {
  readonly follow: boolean;
  readonly timestamps: boolean;
  /** Lines from then on; null: all. */
  readonly sinceMs: number | null;
  readonly tailLines: number | null;
  readonly limitBytes: number | null;
}

const chunkBytes = 64 * 1_024;

export function logQuery(query: URLSearchParams): LogQuery {
  const flag = (name: string): boolean => ['true', '1'].includes(query.get(name) ?? '');
  const number = (name: string): number | null => (query.has(name) ? Number(query.get(name)) : null);
  const seconds = number('sinceSeconds');
  const time = query.get('sinceTime');
  const since = time === null ? null : Date.parse(time);
  return {
    ...{ follow: flag('follow'), timestamps: flag('timestamps') },
    sinceMs: seconds === null ? since : Date.now() - seconds * 1_000,
    ...{ tailLines: number('tailLines'), limitBytes: number('limitBytes') },
  };
}

export async function sendLog(log: ContainerLog, query: LogQuery, { to, signal }: Reading): Promise<void> {
  const handle = await fs.promises.open(log.file, 'r');
  try {
    let position = query.tailLines === null ? 0 : await tailPosition(log.file, query.tailLines);
    let left = query.limitBytes ?? Infinity;
    let rest = '';
    while (!signal.aborted && left > 0) {
      const change = log.change(signal).catch(() => undefined);
      const { ended } = log;
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(chunkBytes), 0, chunkBytes, position);
      if (bytesRead === 0) {
        if (!query.follow || ended) return;
        await change;
        continue;
      }
      position += bytesRead;
      // Latin-1 keeps every byte, wherever a chunk ends.
      const lines = (rest + buffer.toString('latin1', 0, bytesRead)).split('\n');
      rest = lines.pop() ?? '';
      const text = lines
        .flatMap((line) => shown(line, query))
        .join('')
        .slice(0, left);
      left -= text.length;
      // Who has gone drains nothing any more.
      if (!to.write(Buffer.from(text, 'latin1')) && !to.destroyed) await drained(to);
    }
  } finally {
    await handle.close();
  }
}

interface Reading {
  readonly to: Writable;
  readonly signal: AbortSignal;
}

function shown(line: string, { sinceMs, timestamps }: LogQuery): readonly string[] {
  const [time = '', , , ...words] = line.split(' ');
  if (sinceMs !== null && Date.parse(time) < sinceMs) return [];
  return [`${timestamps ? `${time} ` : ''}${words.join(' ')}\n`];
}

async function tailPosition(file: string, lines: number): Promise<number> {
  const bytes = await fs.promises.readFile(file);
  let at = bytes.length;
  for (let i = 0; i <= lines && at > 0; i += 1) at = bytes.lastIndexOf(10, at - 1);
  return at < 0 ? 0 : at === bytes.length || at === 0 ? at : at + 1;
}

function drained(to: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      to.off('drain', done).off('close', done);
      resolve();
    };
    to.on('drain', done).on('close', done);
  });
}
