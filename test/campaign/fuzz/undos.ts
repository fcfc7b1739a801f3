// SPDX-License-Identifier: Apache-2.0
/** Undo records in a directory that nobody registered: `recover` explains them, and carries none of them out. */
import { Buffer } from 'node:buffer';
import path from 'node:path';
import fc from 'fast-check';
import type { AppPorts } from '../../../src/app/ports.ts';
import { recoverDirectory } from '../../../src/app/recover-directory.ts';
import { undosLeft } from '../../../src/app/revert-left.ts';
import { createAppPorts } from '../../../src/wiring.ts';
import { anyUndoRecord } from '../../support/schema-values.ts';
import type { Corpus } from './corpus.ts';
import { mutateJson } from './mutate-json.ts';
import { flipBytes, mutateText } from './mutate-text.ts';
import type { Random } from './random.ts';
import { copyRun } from './run-copy.ts';
import type { Reading, Subject } from './subject.ts';

/** A hundred records are explained, each with its subject and its shell line. */
const outputLimitBytes = 512 * 1024;

export function createUndoSubject({ undoLines, runs }: Corpus, folder: string): Subject {
  const executed: string[] = [];
  const ports = trapped(createAppPorts(), { executed, stateDir: path.join(folder, 'state') });
  const left = copyRun(runs[0] ?? '', path.join(folder, 'left'));
  const { runDir } = left;
  const bootId = ports.host.bootId();
  const read = async (): Promise<Reading> => {
    executed.length = 0;
    const { outcome, lines } = await recoverDirectory(ports, { runDir, trust: false }, new AbortController().signal);
    const wrong = [
      ...executed.map((what) => `executed: ${what}`),
      ...(outcome === 'explained' || outcome === 'recovered' ? [] : [`ended as ${outcome}`]),
    ];
    // What goes wrong here is told there as a line; only here is it seen which kind it is.
    const undos = undosLeft(ports, runDir);
    return {
      outcome: undos.length === 0 ? 'nothing left' : outcome,
      outputBytes: Buffer.byteLength(lines.join('\n')),
      wrong,
    };
  };
  return {
    name: 'undo',
    outputLimitBytes,
    prepare: (random) => {
      left.write('undo.jsonl', spoiled(undoLines, random, bootId));
      return read;
    },
  };
}

function spoiled(recorded: readonly string[], random: Random, bootId: string): Buffer {
  const pool = [...recorded, ...madeUp(random)];
  const lines = Array.from({ length: random.pick([1, 3, 10, 30, 300]) }, () => {
    const line = random.pick(pool);
    const here = random.chance(0.5) ? line.replace(/"bootId":"[^"]*"/, `"bootId":"${bootId}"`) : line;
    return random.chance(0.03) ? mutateJson(here, random) : here;
  });
  const text = lines.map((line) => `${line}\n`).join('');
  const bytes = Buffer.from(random.chance(0.1) ? mutateText(text, random, text) : text);
  const flipped = random.chance(0.1) ? flipBytes(bytes, random) : bytes;
  return random.chance(0.15) ? flipped.subarray(0, random.below(flipped.length + 1)) : flipped;
}

function madeUp(random: Random): readonly string[] {
  const records = fc.sample(anyUndoRecord, { numRuns: 10, seed: random.below(2 ** 31) });
  return records.map((record) => JSON.stringify(record));
}

/** Whatever would act says so instead. */
function trapped(
  ports: AppPorts,
  { executed, stateDir }: { readonly executed: string[]; readonly stateDir: string },
): AppPorts {
  const trap =
    (what: string) =>
    (...args: readonly unknown[]): never => {
      executed.push(`${what} ${JSON.stringify(args).slice(0, 200)}`);
      throw new Error('nothing may be executed');
    };
  const commands = { run: trap('run'), stream: trap('stream') };
  const backend = { apply: trap('apply'), undo: trap('undo'), locate: trap('locate'), undoOf: trap('undoOf') };
  return {
    ...ports,
    commands,
    createCommands: () => commands,
    backendOf: (id) => ({ ...ports.backendOf(id), ...backend }),
    startWatchdog: trap('watchdog'),
    stateDir: () => stateDir,
  };
}
