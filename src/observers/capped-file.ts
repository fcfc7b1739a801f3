// SPDX-License-Identifier: Apache-2.0
/** JSON lines into a file of the run directory, up to a cap. A disk that refuses ends the file, never the observer. */
import type { Clock } from '../ports/clock.ts';
import type { EngineWatchHandle } from '../ports/observers.ts';
import type { AppendFile } from '../ports/run-writers.ts';

const LINES_FILE_LIMIT_BYTES = 64 * 1024 * 1024;

export interface LinesFile {
  /** False when the line was not written: over the cap, or refused by the disk. */
  add(value: unknown): boolean;
  lines(): number;
  /** Whether the disk refused a line. */
  hasFailed(): boolean;
  close(): void;
}

/** `lastLine` is what the file ends with when the cap is reached. */
export function openLinesFile(destination: AppendFile, lastLine: () => unknown): LinesFile {
  let bytes = 0;
  let lines = 0;
  let ended = false;
  let failed = false;
  const write = (value: unknown): void => {
    const line = Buffer.from(`${JSON.stringify(value)}\n`);
    if (bytes + line.length > LINES_FILE_LIMIT_BYTES) {
      ended = true;
      destination.append(`${JSON.stringify(lastLine())}\n`);
    } else {
      destination.append(line);
      bytes += line.length;
    }
    lines += 1;
  };
  return {
    add(value) {
      if (ended) return false;
      try {
        write(value);
      } catch {
        ended = true;
        failed = true;
      }
      return !ended;
    },
    lines: () => lines,
    hasFailed: () => failed,
    close: () => destination.close(),
  };
}

/** What somebody says, each with when it was heard, until `say`'s speaker is closed. */
export async function writeWhatIsSaid(
  { clock, destination }: { readonly clock: Clock; readonly destination: AppendFile },
  listen: (say: (said: object) => void) => { readonly open: Promise<void>; close(): Promise<void> },
): Promise<EngineWatchHandle> {
  const stamped = (said: object): object => ({ atMs: clock.elapsedMs(), at: clock.wallTime(), ...said });
  const file = openLinesFile(destination, () => stamped({ gap: 'the file is at its size limit' }));
  const speaker = listen((said) => void file.add(stamped(said)));
  await speaker.open;
  return {
    async close() {
      await speaker.close();
      file.close();
      return { lines: file.lines(), complete: !file.hasFailed() };
    },
  };
}
