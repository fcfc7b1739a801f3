// SPDX-License-Identifier: Apache-2.0

// A system that does not do its part, for real: the verdict is ERROR with one line of reason on the terminal, the
// evidence is in the run directory, and everything that was started is stopped.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leftOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';

const ADAPTER = 'chaos/adapters/toy.yaml';
const LIMIT_MS = 60_000;

let folder: ToyFolder;

beforeEach(() => {
  folder = createToyFolder();
});

afterEach(() => folder.remove());

interface Breakage {
  readonly what: string;
  /** What is replaced in the adapter, and by what. */
  readonly from: string;
  readonly to: string;
  /** What the terminal must say, next to the verdict. */
  readonly reason: RegExp;
  /** Text that the timeline keeps. */
  readonly evidence: string;
}

const BREAKAGES: readonly Breakage[] = [
  {
    what: 'a boot hook that hangs',
    from: '  system.boot: 10s',
    to: '  system.boot: 700ms',
    reason: /system\.boot did not end within 700 ms/,
    evidence: '"outcome":"timed-out"',
  },
  {
    what: 'a boot hook that prints no description of the system',
    from: `    printf '{"name":"toy"`,
    to: `    echo 'this is not JSON'; exit 0\n    printf '{"name":"toy"`,
    reason: /system\.boot/,
    evidence: 'this is not JSON',
  },
  {
    what: 'a boot hook that prints 100 MB',
    from: `    printf '{"name":"toy"`,
    to: `    head -c 100000000 /dev/zero | tr '\\0' x; exit 0\n    printf '{"name":"toy"`,
    reason: /system\.boot/,
    evidence: 'xxxxxxxx',
  },
  {
    what: 'a system that says it is broken',
    from: '    alive "$state/gateway.pid" || exit 75\n  start:',
    to: '    echo "database is corrupt" >&2; exit 4\n  start:',
    reason: /system\.ready.*4/,
    evidence: 'database is corrupt',
  },
  {
    what: 'an instance that cannot be created',
    from: '    mkdir -p "$dir/output"\n',
    to: '    echo "quota exceeded" >&2; exit 5\n',
    reason: /instance\.create.*5/,
    evidence: 'quota exceeded',
  },
  {
    what: 'a create hook that hangs',
    from: '    mkdir -p "$dir/output"\n',
    to: '    sleep 60\n',
    reason: /instance\.create for greeter-0 did not end within 700 ms/,
    evidence: '"outcome":"timed-out"',
  },
  {
    what: 'instances that cannot be read',
    from: '    for dir in "$state"/instances/*/; do\n      name=',
    to: '    echo "access denied" >&2; exit 6\n    for dir in "$state"/instances/*/; do\n      name=',
    reason: /instance\.read.*6/,
    evidence: 'access denied',
  },
  {
    what: 'a read hook that prints garbage',
    from: '    for dir in "$state"/instances/*/; do\n      name=',
    to: '    echo "<html>"; exit 0\n    for dir in "$state"/instances/*/; do\n      name=',
    reason: /instance\.read/,
    evidence: '<html>',
  },
  {
    what: 'what an instance left that cannot be collected',
    from: '    cp "$dir/log" "$CHAOS_DEST/logs/sandbox.log"',
    to: '    echo "lost connection" >&2; exit 7',
    reason: /instance\.collect.*7/,
    evidence: 'lost connection',
  },
  {
    what: 'an instance that cannot be deleted',
    from: '    rm -rf -- "$state/instances/$CHAOS_INSTANCE"',
    to: '    echo "still in use" >&2; exit 8',
    reason: /instance\.delete.*8/,
    evidence: 'still in use',
  },
  {
    what: 'a system that cannot be shut down',
    from: '    end_group "$state/gateway.pid"\n    for dir',
    to: '    end_group "$state/gateway.pid"; echo "refused" >&2; exit 9\n    for dir',
    reason: /system\.shutdown.*9/,
    evidence: 'refused',
  },
  {
    what: 'a system that neither deletes nor shuts down and hangs',
    from: '    end_group "$state/gateway.pid"\n    for dir',
    to: '    sleep 60\n    for dir',
    reason: /instance\.delete.*8/,
    evidence: 'killed by the harness',
  },
];

test.each(BREAKAGES)(
  '$what is an ERROR with its reason, its evidence and nothing left',
  async ({ what, from, to, reason, evidence }) => {
    if (what.endsWith('hangs')) folder.edit(ADAPTER, '  instance.create: 10s', '  instance.create: 700ms');
    folder.edit(ADAPTER, from, to);
    if (what.startsWith('a system that neither')) {
      folder.edit(ADAPTER, '  instance.create: 700ms', '  instance.create: 10s\n  system.shutdown: 700ms');
      folder.edit(ADAPTER, '    end_group "$state/instances/$CHAOS_INSTANCE/pid"\n', '    exit 8\n');
    }
    if (what === 'a boot hook that hangs') folder.edit(ADAPTER, '  boot: |\n', '  boot: |\n    sleep 60\n');
    await endsAsError('toy-pass', { reason, evidence });
  },
  LIMIT_MS,
);

test('a fault that does not take effect is an ERROR', { timeout: LIMIT_MS }, async () => {
  folder.edit(ADAPTER, 'echo gateway up;', 'trap "" HUP; echo gateway up;');
  const operation = 'uses: kill, target: {component: gateway}, with: {signal: HUP}, timeout: 700ms';
  folder.edit(
    'chaos/experiments/toy-outage.yaml',
    'uses: outage, target: {component: gateway}, with: {how: kill, duration: "${down}"}',
    operation,
  );
  folder.edit('chaos/experiments/toy-outage.yaml', 'parameters: {down: 300ms, ticks: 8}', 'parameters: {ticks: 8}');
  await endsAsError('toy-outage', { reason: /gateway is not gone/, evidence: '"code":"fault-not-effective"' });
});

test('zero targets are an ERROR unless the operation says to skip', { timeout: LIMIT_MS }, async () => {
  const file = 'chaos/experiments/toy-outage.yaml';
  folder.edit(
    file,
    'uses: outage, target: {component: gateway}, with: {how: kill, duration: "${down}"}',
    'uses: kill, target: {workload: counter, role: sandbox}',
  );
  folder.edit(file, 'parameters: {down: 300ms, ticks: 8}', 'parameters: {ticks: 1}');
  const flow = folder.read(file).indexOf('flow:');
  folder.write(file, `${folder.read(file).slice(0, flow)}flow: [counter, crash-gateway]\n`);
  await endsAsError('toy-outage', { reason: /no target|zero|nothing/i, evidence: '"candidates":[]' });
  folder.edit(file, 'role: sandbox}', 'role: sandbox}, on-empty: skip');
  const { code, stdout } = await callCli(['run', 'toy-outage'], { cwd: folder.path });
  expect(stdout).toContain('✓ PASS');
  expect(code).toBe(0);
});

async function endsAsError(
  experiment: string,
  wanted: { readonly reason: RegExp; readonly evidence: string },
): Promise<void> {
  const { code, stdout, stderr } = await callCli(['run', experiment], { cwd: folder.path });
  const [runDir] = folder.runs();
  expect(stdout).toMatch(new RegExp(`! ERROR +${experiment}`));
  expect(`${stdout}\n${stderr}`).toMatch(wanted.reason);
  expect(code).toBe(3);
  expect(fs.readFileSync(path.join(runDir!, 'timeline.jsonl'), 'utf8')).toContain(wanted.evidence);
  const verdict = JSON.parse(fs.readFileSync(path.join(runDir!, 'verdict.json'), 'utf8')) as { headline: string };
  expect(verdict.headline).toMatch(wanted.reason);
  expect(await leftOf(runDir!)).toEqual([]);
  // What could not be undone keeps its private folder for whoever tries again.
  fs.rmSync(path.join(os.tmpdir(), `chaos-${runDir!.split('-').at(-1)!}`), { recursive: true, force: true });
}
