// SPDX-License-Identifier: Apache-2.0
/** `chaos preflight`: one line per thing that a run needs. */
import path from 'node:path';
import { preflight, type PreflightItem } from '../../app/preflight.ts';
import { EXIT } from '../../core/domain/errors.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command } from '../command.ts';
import { printJson, printLines } from '../output.ts';

const marks: Readonly<Record<PreflightItem['status'], string>> = { ok: 'ok', missing: 'MISSING', optional: 'optional' };

export const preflightCommand: Command = async (args, terminal) => {
  const result = await preflight(
    createAppPorts(),
    {
      cwd: terminal.cwd,
      adapter: args.text('adapter'),
      adaptersDir: args.text('adapters-dir'),
      runsDir: path.resolve(terminal.cwd, args.text('runs-dir') ?? 'runs'),
    },
    new AbortController().signal,
  );
  if (args.flag('json')) printJson(terminal, result);
  else printLines(terminal, [...result.items.map(describe), '', closing(result.ok)]);
  return result.ok ? EXIT.ok : EXIT.error;
};

function describe({ name, status, seen, needed }: PreflightItem): string {
  const line = `${marks[status].padEnd(9)} ${name.padEnd(18)} ${seen}`;
  return status === 'missing' ? `${line}; needed: ${needed}` : line;
}

function closing(ok: boolean): string {
  return ok ? 'This machine has what a run needs.' : 'A run needs what is missing above.';
}
