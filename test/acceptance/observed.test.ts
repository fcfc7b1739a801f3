// SPDX-License-Identifier: Apache-2.0
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshClone, freshClone, NODES } from '../support/fresh-clone.ts';
import { leftOf } from '../support/processes.ts';
import type { ProgramResult } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';

const node = fs.existsSync(NODES.oldest) ? NODES.oldest : NODES.current;
const home = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-acceptance-')));
const work = path.join(home, 'an empty folder');
let clone: FreshClone;
let demo: ProgramResult;

/** Run directories by experiment, in the order of the demo. */
function runDirs(): Readonly<Record<string, string>> {
  const runs = path.join(work, 'runs');
  return Object.fromEntries(
    fs.readdirSync(runs).map((name) => [name, path.join(runs, name, fs.readdirSync(path.join(runs, name))[0]!)]),
  );
}

function filesUnder(dir: string): readonly string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

beforeAll(async () => {
  fs.mkdirSync(work);
  clone = freshClone(home, node);
  demo = await clone.chaos(['demo', '--seed', '1'], work);
}, 180_000);

afterAll(() => {
  fs.rmSync(home, { recursive: true, force: true });
});

describe('the demo in a fresh clone, without an install, with node, bash and coreutils only', () => {
  it('gives the verdicts of the gateway with its known bugs, and says that they are as expected', () => {
    expect(demo.stderr).not.toMatch(/error/i);
    const verdicts = demo.stdout.match(/(PASS|FAIL|XFAIL|XPASS|ERROR) +[a-z-]+/g)?.map((row) => row.split(/ +/));
    expect(verdicts).toEqual([
      ['PASS', 'hello-world'],
      ['PASS', 'smoke'],
      ['PASS', 'supervisor-pause'],
      ['PASS', 'gateway-graceful-restart'],
      ['FAIL', 'supervisor-kill'],
      ['XFAIL', 'gateway-kill-keeps-state'],
    ]);
    expect(demo.stdout).toMatch(/^As expected: .+$/m);
    expect(demo.stdout).toContain('Stand-in, not OpenShell');
    expect(demo.code).toBe(0);
  });

  it('ends with three commands to go on with', () => {
    const commands = demo.stdout.slice(demo.stdout.indexOf('Next:')).match(/^ +node .+$/gm);
    expect(commands).toHaveLength(3);
  });

  it('leaves no process', async () => {
    for (const dir of Object.values(runDirs())) expect(await leftOf(dir)).toEqual([]);
  });

  it('leaves run directories that hold every file of the contract', () => {
    const instances = ['counter-0', 'counter-1', 'counter-2'].flatMap((name) =>
      ['logs/sandbox.log', 'logs/supervisor.log', 'output/journal'].map(
        (file) => `workloads/counter/instances/${name}/${file}`,
      ),
    );
    const common = ['adapter.yaml', 'experiment.yaml', 'manifest.json', 'plan.json', 'timeline.jsonl', 'undo.jsonl'];
    const derived = ['report.html', 'verdict.json'];
    const logs = [
      'logs/gateway.log',
      'logs/gateway.teardown.log',
      'logs/harness.log',
      'system/metrics/gateway.jsonl',
      'system/watch/otel.jsonl',
      'system/watch/processes.jsonl',
    ];
    expect(filesUnder(runDirs()['gateway-kill-keeps-state']!)).toEqual(
      [...common, ...derived, ...logs, ...instances].sort(),
    );
  });

  it('records no commit where there is no git', () => {
    const manifest = JSON.parse(fs.readFileSync(path.join(runDirs()['smoke']!, 'manifest.json'), 'utf8')) as {
      tool: { commit: unknown };
      system: { name: string; standInFor: string };
    };
    expect(manifest.tool.commit).toBeNull();
    expect(manifest.system).toMatchObject({ name: 'openshell-stand-in', standInFor: 'OpenShell' });
  });
});

describe('a run that was copied elsewhere', () => {
  it('is decided again to the same bytes', async () => {
    const elsewhere = tempFolder();
    for (const [name, dir] of Object.entries(runDirs())) {
      const copy = path.join(elsewhere, name);
      fs.cpSync(dir, copy, { recursive: true });
      fs.rmSync(path.join(copy, 'verdict.json'));
      await clone.chaos(['evaluate', copy], elsewhere);
      expect(fs.readFileSync(path.join(copy, 'verdict.json')), name).toEqual(
        fs.readFileSync(path.join(dir, 'verdict.json')),
      );
    }
  }, 120_000);

  it('fails with an experiment whose expectation is gone, and keeps its first verdict', async () => {
    const elsewhere = tempFolder();
    const copy = path.join(elsewhere, 'run');
    fs.cpSync(runDirs()['gateway-kill-keeps-state']!, copy, { recursive: true });
    const text = fs.readFileSync(path.join(copy, 'experiment.yaml'), 'utf8');
    const edited = path.join(elsewhere, 'gateway-kill-keeps-state.yaml');
    fs.writeFileSync(edited, text.slice(0, text.indexOf('expectations:')));
    const before = fs.readFileSync(path.join(copy, 'verdict.json'));

    const result = await clone.chaos(['evaluate', copy, '--experiment', edited, '--json'], elsewhere);
    expect(result.stdout).toContain('"verdict": "FAIL"');
    expect(result.code).toBe(1);
    expect(fs.readFileSync(path.join(copy, 'verdict.json'))).toEqual(before);
    const evaluation = filesUnder(path.join(copy, 'evaluations'));
    expect(evaluation.map((file) => path.basename(file))).toEqual(['experiment.yaml', 'report.html', 'verdict.json']);
  }, 60_000);
});
