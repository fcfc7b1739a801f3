// SPDX-License-Identifier: Apache-2.0
/**
 * stdout and stderr as a command sees them. A reader that goes away (`| head`) loses what would follow and changes
 * nothing else: a run goes on to its end.
 */

import path from 'node:path';
import { shownPath } from './paths.ts';

export interface Terminal {
  /** Results, on stdout. */
  out(text: string): void;
  /** Progress and messages, on stderr. */
  err(text: string): void;
  readonly colour: boolean;
  /** Whether stderr is a terminal that can be redrawn. */
  readonly live: boolean;
  /** Columns of stderr. */
  columns(): number;
  /** Columns of stdout; 80 where that is no terminal. */
  outColumns(): number;
  readonly cwd: string;
  /** How this program is called, so that suggestions can be pasted. */
  readonly program: string;
}

const minColumns = 20;
const usualColumns = 80;

interface Stream {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): boolean;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
}

/** Joins the streams of a process. Colours only on a terminal, and not where NO_COLOR or TERM=dumb say so. */
export function createTerminal(
  streams: { readonly stdout: Stream; readonly stderr: Stream },
  env: Readonly<Record<string, string | undefined>>,
  place: { readonly cwd: string; readonly entryFile: string },
): Terminal {
  const plain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return {
    out: createWriter(streams.stdout),
    err: createWriter(streams.stderr),
    colour: streams.stdout.isTTY === true && !plain,
    live: streams.stderr.isTTY === true && env['TERM'] !== 'dumb',
    columns: () => columnsOf(streams.stderr),
    outColumns: () => (streams.stdout.isTTY === true ? columnsOf(streams.stdout) : usualColumns),
    cwd: place.cwd,
    program: programOf(place),
  };
}

/** `chaos` where it is installed under that name, else `node dist/cli.js`. */
function programOf({ cwd, entryFile }: { readonly cwd: string; readonly entryFile: string }): string {
  return path.basename(entryFile) === 'chaos' ? 'chaos' : `node ${shownPath(entryFile, cwd)}`;
}

/** A terminal that does not know its width says 0. */
function columnsOf({ columns = 0 }: Stream): number {
  return columns < minColumns ? usualColumns : columns;
}

function createWriter(stream: Stream): (text: string) => void {
  let broken = false;
  stream.on('error', () => {
    broken = true;
  });
  return (text) => {
    if (!broken && text !== '') stream.write(text);
  };
}
