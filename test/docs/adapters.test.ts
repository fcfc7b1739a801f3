// SPDX-License-Identifier: Apache-2.0

// The page about adapters: its whole adapter runs, and its table of flags is what hooks use and command lines have.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { callCli } from '../support/run-cli.ts';
import { tempFolder } from '../support/temp.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const page = read('adapters/README.md');

interface Recorded {
  readonly everywhere: readonly string[];
  readonly commands: Readonly<Record<string, readonly string[]>>;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const recorded = JSON.parse(read('test/fixtures/command-line/generation-a.json')) as Recorded;
const rows = page
  .split('\n')
  .map((line) => /^\| `((?:sandbox|policy|status)[a-z ]*)` \|([^|]*)\|([^|]*)\|/.exec(line))
  .flatMap((match) =>
    match === null ? [] : [{ command: match[1] ?? '', flags: match[2] ?? '', fields: match[3] ?? '' }],
  );

test('the whole adapter on the page is short and runs an experiment with a fault', async () => {
  const folder = tempFolder();
  const [, text = ''] = /```yaml\n([\s\S]*?)^```$/m.exec(page) ?? [];
  expect(text.split('\n').length).toBeLessThanOrEqual(55);
  fs.mkdirSync(path.join(folder, 'chaos/adapters'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'chaos/adapters/beat.yaml'), text);
  const run = async (id: string, ...sets: readonly string[]): Promise<unknown> => {
    const set = sets.flatMap((one) => ['--set', one]);
    const { code, stdout } = await callCli(['run', id, '--adapter', 'beat', '--json', ...set], { cwd: folder });
    const [result] = JSON.parse(stdout) as readonly { readonly verdict: string }[];
    return { code, verdict: result?.verdict };
  };
  expect(await run('hello-world')).toEqual({ code: 0, verdict: 'PASS' });
  // What the experiment expects to fail, it expects of other systems.
  expect(await run('gateway-kill-keeps-state', 'ticks=12', 'tick-seconds=0.2', 'lead=500ms', 'down=1s')).toEqual({
    code: 0,
    verdict: 'PASS',
  });
}, 60_000);

test('every flag that the hooks pass is in the table, and none more', () => {
  for (const { command, flags } of rows) {
    expect({ command, flags: flagsIn(flags) }).toEqual({ command, flags: usedFlags(command) });
  }
  expect(rows.map(({ command }) => command).sort()).toEqual(usedCommands());
});

test('the recorded command line of the older generation has all of them but those of the newer', () => {
  for (const { command, flags, fields } of rows) {
    const known = [...recorded.everywhere, ...(recorded.commands[command] ?? [])];
    expect({ command, unknown: ofBoth(flags, /--[a-z-]+/g).filter((flag) => !known.includes(flag)) }).toEqual({
      command,
      unknown: [],
    });
    const names = ofBoth(fields, /[a-z_]+/g);
    expect(names.filter((name) => !(recorded.fields[command] ?? []).includes(name))).toEqual([]);
    for (const flag of onlyNewer(flags)) expect(known).not.toContain(flag);
  }
});

test("the stand-in's command line has all of them", () => {
  const { stdout } = spawnSync(process.execPath, [path.join(root, 'src/standin/main.ts'), 'openshell', '--help'], {
    encoding: 'utf8',
  });
  const lines = stdout.replaceAll(/\n {10,}/g, ' ').split('\n');
  for (const { command, flags } of rows) {
    const line = lines.find((text) => new RegExp(`^ *${command.replace(' ', ' +')}\\b`).test(text)) ?? '';
    const has = (flag: string): boolean => line.includes(flag) || (flag === '--output' && line.includes('[-o '));
    const missing = flagsIn(flags).filter((flag) => flag !== '--help' && !has(flag));
    expect({ command, line: line !== '', missing }).toEqual({ command, line: true, missing: [] });
  }
});

/** Hooks of the adapter, and the code that lists for it; continued lines joined. */
function callers(): string {
  const { prelude: _, ...adapter } = parse(read('adapters/openshell-docker.yaml')) as Readonly<Record<string, unknown>>;
  const hooks = textsIn(adapter)
    .join('\n')
    .replaceAll(/\\\n */g, ' ');
  const list = /const args = \[([^\]]*)\]/.exec(read('src/gateway/sandboxes.ts'))?.[1] ?? '';
  return `${hooks}\nopenshell ${list.replaceAll(/[',]/g, '')}\n`;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function usedCommands(): readonly string[] {
  const used = [...callers().matchAll(/openshell ((?:sandbox|policy) [a-z]+|status)/g)].map(
    ([, command]) => command ?? '',
  );
  return [...new Set(used)].sort();
}

function usedFlags(command: string): readonly string[] {
  const text = callers();
  const called = [...text.matchAll(new RegExp(`openshell ${command}\\b([^\\n]*)`, 'g'))].map(([, rest]) => rest ?? '');
  // What create passes is gathered in a list before.
  const gathered =
    command === 'sandbox create' ? [...text.matchAll(/options\+?=\(([^)]*)\)/g)].map(([, list]) => list) : [];
  const words = [...called, ...gathered].join(' ').replaceAll(/(^| )-o /g, ' --output ');
  return flagsIn(words);
}

function flagsIn(text: string): readonly string[] {
  return [...new Set(text.match(/--[a-z][a-z-]+/g) ?? [])].sort();
}

/** Names without a mark, which says that the newer generation alone has it. */
function ofBoth(cell: string, names: RegExp): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`(¹?)/g)]
    .filter(([, , mark]) => mark === '')
    .flatMap(([, name]) => name?.match(names) ?? []);
}

function onlyNewer(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`¹/g)].map(([, name]) => name ?? '');
}
