// SPDX-License-Identifier: Apache-2.0
/**
 * The log of one life of a container, in a file of the form that container runtimes write: time, stream, line. Times grow
 * strictly, so that a reader can go on after the last line it saw.
 */
import { once, EventEmitter } from 'node:events';
import fs from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

let lastNanos = 0n;

function nextTime(): string {
  const now = BigInt(Date.now()) * 1_000_000n;
  lastNanos = now > lastNanos ? now : lastNanos + 1n;
  const text = lastNanos.toString();
  return `${new Date(Number(text.slice(0, -6))).toISOString().slice(0, 19)}.${text.slice(-9)}Z`;
}

export class ContainerLog {
  readonly file: string;
  readonly #changed = new EventEmitter();
  readonly #handle: number;
  #ended = false;

  constructor(file: string) {
    this.file = file;
    this.#handle = fs.openSync(file, 'a');
    this.#changed.setMaxListeners(0);
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Writes one of its streams, line by line. */
  writer(stream: 'stdout' | 'stderr'): { readonly push: (chunk: Buffer) => void; readonly flush: () => void } {
    const decoder = new StringDecoder('utf8');
    let rest = '';
    const write = (lines: readonly string[]): void => {
      if (lines.length === 0 || this.#ended) return;
      fs.writeSync(this.#handle, lines.map((line) => `${nextTime()} ${stream} F ${line}\n`).join(''));
      this.#changed.emit('change');
    };
    return {
      push: (chunk) => {
        const lines = (rest + decoder.write(chunk)).split('\n');
        rest = lines.pop() ?? '';
        write(lines);
      },
      flush: () => write(rest === '' ? [] : [rest]),
    };
  }

  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    fs.closeSync(this.#handle);
    this.#changed.emit('change');
  }

  /** A promise of the next line, or of the end; to be taken before looking at the file. */
  async change(signal: AbortSignal): Promise<void> {
    if (!this.#ended) await once(this.#changed, 'change', { signal });
  }
}
