// SPDX-License-Identifier: Apache-2.0

// What is made from a recorded run is made from its directory alone: the ports give nothing but that, and a process that
// may read nothing else on the disk says the same.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compareRuns } from '../../src/app/compare.ts';
import { writeDashboard } from '../../src/app/dashboard.ts';
import { evaluateRun } from '../../src/app/evaluate.ts';
import type { AppPorts } from '../../src/app/ports.ts';
import { EXPORT_FORMATS, exportRun, type ExportRequest } from '../../src/app/export.ts';
import { shareRun } from '../../src/app/share.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { runCommand } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';

const root = path.resolve(import.meta.dirname, '../..');
const recorded = path.join(root, 'test/fixtures/runs');

/** Every verb that reads run directories: how the app is asked, and how the command line is. `twice`: takes two runs. */
const verbs: readonly Verb[] = [
  { name: 'report', call: evaluateRun, args: ['report'] },
  { name: 'share svg', call: share('svg'), args: ['share'] },
  { name: 'share mermaid', call: share('mermaid'), args: ['share', '--format', 'mermaid'] },
  { name: 'compare', call: compareWithItself, args: ['compare'], twice: true },
  { name: 'dashboard', call: dashboardOf, args: ['dashboard', '--out', 'out'] },
  ...EXPORT_FORMATS.map((format) => ({
    ...{ name: `export ${format}`, call: exportAs(format), args: ['export', '--format', format] },
  })),
];

interface Verb {
  readonly name: string;
  readonly call: (ports: AppPorts, runDir: string) => unknown;
  readonly args: readonly string[];
  readonly twice?: true;
}

function share(format: 'svg' | 'mermaid'): Verb['call'] {
  return (ports, runDir) => shareRun(ports, runDir, { format, theme: 'light' });
}

function compareWithItself(ports: AppPorts, runDir: string): unknown {
  return compareRuns(ports, { a: runDir, b: runDir, align: 'fault' });
}

function dashboardOf(ports: AppPorts, runDir: string): unknown {
  return writeDashboard(ports, [runDir], path.join(tempFolder(), 'out'));
}

function exportAs(format: ExportRequest['format']): Verb['call'] {
  return (ports, runDir) => {
    let text = '';
    exportRun(ports, runDir, { format, strict: false })((part) => (text += part));
    return text;
  };
}

function copyOfRun(): string {
  const runDir = path.join(tempFolder(), 'some run');
  fs.cpSync(path.join(recorded, 'xfail'), runDir, { recursive: true });
  return runDir;
}

/** Ports of which only three answer: patterns, our own templates, and a reader of this one directory. */
function portsOnly(runDir: string): AppPorts {
  const ports = createAppPorts();
  const given: Partial<AppPorts> = {
    patterns: ports.patterns,
    shipped: ports.shipped,
    openEvidence: (dir) => {
      if (dir !== runDir) throw new Error(`asked for ${dir}`);
      return ports.openEvidence(dir);
    },
  };
  return new Proxy(given, {
    get: (target, name) => {
      if (name in target) return target[name as keyof AppPorts];
      throw new Error(`asked for the port ${String(name)}`);
    },
  }) as AppPorts;
}

test.each(verbs)('$name asks for nothing but the run directory', ({ call }) => {
  const runDir = copyOfRun();
  expect(call(portsOnly(runDir), runDir)).toBeTruthy();
});

test('the ports of the test above refuse all else', () => {
  const ports = portsOnly('/a');
  expect(() => ports.openEvidence('/b')).toThrow('asked for /b');
  expect(() => ports.clock).toThrow('asked for the port clock');
});

test.each(verbs)('$name works where nothing else can be read from the disk', async ({ args, twice = false }) => {
  const runDir = copyOfRun();
  // What a verb would write is there already: Node keeps whoever may not read all from syncing what it writes.
  evaluateRun(createAppPorts(), runDir);
  const allowed = ['src', 'node_modules', 'templates', 'package.json', 'adapters', 'experiments'].map((name) =>
    path.join(root, name),
  );
  const permissions = ['--permission', ...[...allowed, runDir].map((name) => `--allow-fs-read=${name}`)];
  fs.mkdirSync(path.join(runDir, 'out'));
  const mayWrite = `--allow-fs-write=${path.join(runDir, 'out')}`;
  const program = [process.execPath, ...permissions, mayWrite, path.join(root, 'src/cli/main.ts')];
  const run = (dir: string) => runCommand([...program, ...args, ...(twice ? [dir, dir] : [dir])], { cwd: runDir });

  const { code, stdout, stderr } = await run(runDir);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).not.toBe('');

  const other = await run(copyOfRun());
  expect(other.code).not.toBe(0);
});
