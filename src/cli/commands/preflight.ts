// SPDX-License-Identifier: Apache-2.0
/** `chaos preflight`: one line per thing that a run needs. */
import path from 'node:path';
import { preflight, type PreflightResult } from '../../app/preflight.ts';
import { EXIT } from '../../core/domain/errors.ts';
import type { PreflightItem } from '../../ports/preflight.ts';
import { createAppPorts, watchStopSignals } from '../../wiring.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import type { Terminal } from '../terminal.ts';

const marks: Readonly<Record<PreflightItem['status'], string>> = { ok: 'ok', missing: 'MISSING', optional: 'optional' };

export const preflightCommand: Command = async (args, terminal) => {
  const stop = watchStopSignals((name) => terminal.err(`${name} again: already removing what was made\n`));
  try {
    const result = await look(args, terminal, stop.signal);
    if (args.flag('json')) printJson(terminal, result);
    else printLines(terminal, [...describeAll(result.items), '', closing(result.ok)]);
    return result.ok && !stop.signal.aborted ? EXIT.ok : EXIT.error;
  } finally {
    stop.close();
  }
};

function look(args: ParsedArguments, { cwd }: Terminal, signal: AbortSignal): Promise<PreflightResult> {
  const request = {
    cwd,
    adapter: args.text('adapter'),
    adaptersDir: args.text('adapters-dir'),
    runsDir: path.resolve(cwd, args.text('runs-dir') ?? 'runs'),
  };
  return preflight(createAppPorts(), request, signal);
}

function describeAll(items: readonly PreflightItem[]): readonly string[] {
  const width = Math.max(...items.map(({ name }) => name.length));
  return items.flatMap((item) => describe(item, width));
}

function describe({ name, status, seen, needed, means, fix }: PreflightItem, width: number): readonly string[] {
  const line = `${marks[status].padEnd(9)} ${name.padEnd(width)} ${seen}`;
  if (status === 'ok') return [line];
  return [
    status === 'missing' ? `${line}; needed: ${needed}` : line,
    ...(means === undefined ? [] : [`${indent}means: ${means}`]),
    ...(fix === undefined ? [] : [`${indent}fix:   ${fix}`]),
  ];
}

const indent = ' '.repeat(10);

function closing(ok: boolean): string {
  return ok ? 'This machine has what a run needs.' : 'A run needs what is missing above.';
}
