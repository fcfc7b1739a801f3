// SPDX-License-Identifier: Apache-2.0
/**
 * Keeps a watch command running and writes what it prints to system/watch/NAME.jsonl, one line per line of its stdout:
 *
 *     {"atMs": 1203.5, "at": "2026-11-29T15:45:01.203Z", "data": {"event": "created"}}
 *     {"atMs": 1204.0, "at": "2026-11-29T15:45:01.204Z", "data": "not JSON"}
 *
 * `data` is the value where the line is JSON, else its text. A line longer than the limit is cut, and is then text.
 */
import type { Clock } from '../ports/clock.ts';
import type { CommandRunner } from '../ports/commands.ts';
import type { Observers, WatchHandle } from '../ports/observers.ts';
import { undoOfSession } from '../platform/session-end.ts';
import { openLinesFile } from './capped-file.ts';

const LINE_LIMIT_BYTES = 64 * 1024;

type WatchRequest = Parameters<Observers['watch']>[0];

export function watch(
  { clock, commands }: { readonly clock: Clock; readonly commands: CommandRunner },
  request: WatchRequest,
): WatchHandle {
  const stop = new AbortController();
  const stamp = (): { atMs: number; at: string } => ({ atMs: clock.elapsedMs(), at: clock.wallTime() });
  const file = openLinesFile(request.destination, () => ({ ...stamp(), data: 'the file is at its size limit' }));
  let undo: WatchHandle['undo'] = null;
  const stream = commands.stream(
    {
      argv: request.argv,
      env: request.env,
      cwd: request.cwd,
      lineLimitBytes: LINE_LIMIT_BYTES,
      onLine: (line) => void file.add({ ...stamp(), data: parseData(line) }),
      onStart: (pid) => {
        undo = undoOfSession(pid);
      },
    },
    stop.signal,
  );
  const ended = stream.then(({ exitCode }) => {
    file.close();
    return { exitCode, lines: file.lines(), complete: !file.hasFailed(), expected: stop.signal.aborted };
  });
  return {
    undo,
    ended,
    async close() {
      stop.abort();
      await ended;
    },
  };
}

function parseData(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}
