// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshClone, NODES } from '../support/fresh-clone.ts';
import { tempFolder } from '../support/temp.ts';

interface DemoRow {
  readonly experiment: string;
  readonly verdict: string;
  readonly durationMs: number;
  readonly issues: readonly string[];
  readonly runDir: string;
}

describe('a fresh clone on the node of the action', () => {
  it('shows that the fixed gateway does not do what the issue says', async () => {
    const dir = tempFolder();
    const clone = freshClone(dir, NODES.current);
    const { stdout, code } = await clone.chaos(['demo', '--profile', 'fixed', '--json'], dir);
    const rows = JSON.parse(stdout) as readonly DemoRow[];
    expect(rows.map(({ experiment, verdict }) => [experiment, verdict])).toEqual([
      ['hello-world', 'PASS'],
      ['smoke', 'PASS'],
      ['supervisor-pause', 'PASS'],
      ['gateway-graceful-restart', 'PASS'],
      ['supervisor-kill', 'PASS'],
      ['gateway-kill-keeps-state', 'XPASS'],
    ]);
    expect(Object.keys(rows[0]!).sort()).toEqual([
      'durationMs',
      'experiment',
      'issues',
      'leftovers',
      'runDir',
      'verdict',
    ]);
    expect(rows.at(-1)!.issues).toEqual(['NVIDIA/OpenShell#4910']);
    expect(code).toBe(0);
  }, 180_000);

  it('picks the same instances with the same seed, and records what it picked from', async () => {
    const dir = tempFolder();
    const clone = freshClone(dir, NODES.current);
    const choices = [];
    for (let run = 0; run < 2; run += 1) {
      const args = ['run', 'supervisor-kill', '--adapter', 'standin', '--seed', '7', '--json'];
      const { stdout } = await clone.chaos(args, dir);
      choices.push(resolved(/"runDir": "(.+)"/.exec(stdout)![1]!));
    }
    expect(choices[0]).toMatchObject({
      candidates: ['counter-0/supervisor', 'counter-1/supervisor', 'counter-2/supervisor'],
      rule: 'count 2',
    });
    expect(choices[0]!.chosen).toHaveLength(2);
    expect(choices[1]!.chosen).toEqual(choices[0]!.chosen);
  }, 120_000);
});

function resolved(runDir: string): { readonly candidates: string[]; readonly chosen: string[]; readonly rule: string } {
  const line = fs
    .readFileSync(path.join(runDir, 'timeline.jsonl'), 'utf8')
    .split('\n')
    .find((text) => text.includes('"type":"targets.resolved"'));
  return JSON.parse(line!) as ReturnType<typeof resolved>;
}
