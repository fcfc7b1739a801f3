// SPDX-License-Identifier: Apache-2.0

// Whole runs on a system of containers, from the command line, asserted from their run directories and from the engine.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RunManifest, TimelineEvent, UndoRecord } from '../../src/core/domain/documents.ts';
import { bootId } from '../../src/platform/host.ts';
import { readProcess } from '../../src/platform/processes.ts';
import { checkShardResults } from '../../src/rundir/shard-file.ts';
import { createActionJob } from '../support/action-job.ts';
import { startArtifactService } from '../support/artifact-service/service.ts';
import {
  containersWith,
  createScratchImage,
  docker,
  field,
  removeContainer,
  testLabel,
  whyNoDocker,
} from '../support/docker.ts';
import { thingsWith } from '../support/engine-left.ts';
import { killTree, leftOf as processesLeftOf } from '../support/processes.ts';
import { callCli } from '../support/run-cli.ts';
import { startProgram } from '../support/run-program.ts';
import { createToyFolder, type ToyFolder } from '../support/toy-folder.ts';
import { killWithWatchdog } from '../support/watchdogs.ts';

const here = describe.skipIf(whyNoDocker !== null);
const adapter = './chaos/adapters/toy-docker.yaml';

vi.setConfig({ testTimeout: 120_000 });

test('there is an engine, in CI at least', () => {
  expect(process.env['CI'] === 'true' ? whyNoDocker : null).toBeNull();
});

here('a system of containers', () => {
  let folder: ToyFolder;

  beforeEach(() => {
    folder = createToyFolder();
  });

  afterEach(() => {
    for (const id of folder.runs().flatMap((runDir) => containersWith(labelOf(runDir)))) removeContainer(id);
    folder.remove();
  });

  test('takes every fault, and each is proven, reverted and read back', async () => {
    const { code, stdout, stderr } = await callCli(['run', 'docker-faults', '--adapter', adapter], {
      cwd: folder.path,
    });
    expect(`${stdout}${stderr}`).toMatch(/PASS\s+docker-faults/);
    expect(code).toBe(0);
    const [runDir = ''] = folder.runs();
    const manifest = JSON.parse(fs.readFileSync(path.join(runDir, 'manifest.json'), 'utf8')) as RunManifest;
    expect(manifest.engine).toMatch(
      /^[\d.]+\S* \(API [\d.]+, linux\/\w+, control groups v[12]\), signals (?:directly|with sudo|from a helper container)$/,
    );

    const events = eventsOf(runDir);
    const effects = new Map(
      events.flatMap((event) => (event.type === 'fault.effective' ? [[subject(event), event]] : [])),
    );
    const reverts = new Map(
      events.flatMap((event) => (event.type === 'revert.ended' ? [[subject(event), event]] : [])),
    );
    const wanted: Readonly<
      Record<string, readonly [effect: RegExp, result: string | undefined, undo: string | undefined]>
    > = {
      'freeze-all ticker-0/sandbox': [/ is paused$/, 'reverted', 'container.unpause'],
      'freeze-all ticker-1/sandbox': [/ is paused$/, 'reverted', 'container.unpause'],
      'freeze-all ticker-2/sandbox': [/ is paused$/, 'reverted', 'container.unpause'],
      'crash ticker-0/sandbox': [/restarting|exit code 137|started again/, undefined, undefined],
      'freeze-main ticker-1/supervisor': [/ is in state T$/, 'reverted', 'process.continue'],
      'blink ticker-2/sandbox': [/ended, container .* runs$/, 'already-clean', 'container.start'],
      'cut ticker-1/sandbox': [/connected to no network$/, 'reverted', 'network.connect'],
      'gateway-down gateway': [/exited \(exit code 0\)$/, 'reverted', 'component.start'],
      'gateway-again gateway': [/ended, container .* runs$/, 'already-clean', 'component.start'],
      'down ticker-2/sandbox': [/exited \(exit code 0\)$/, 'reverted', 'container.start'],
    };
    const records = linesOf(runDir, 'undo.jsonl') as readonly UndoRecord[];
    const kindOf = (id: number | undefined): string | undefined =>
      records.flatMap((record) => (record.type === 'undo' && record.id === id ? [record.action.kind] : []))[0];
    expect([...effects.keys()].sort()).toEqual(Object.keys(wanted).sort());
    for (const [key, [effect, result, undo]] of Object.entries(wanted)) {
      expect(effects.get(key)?.proof, key).toMatch(effect);
      expect([reverts.get(key)?.result, kindOf(reverts.get(key)?.undo)], key).toEqual([result, undo]);
    }
    // The container itself saw both freezes, and neither more nor less of them.
    const [first = 0, second = 0] = gapsOf(runDir, 'ticker-1');
    expect(first).toBeGreaterThan(650);
    expect(first).toBeLessThan(2500);
    expect(second).toBeGreaterThan(350);
    expect(leftOf(runDir)).toEqual([]);
  });

  test('a partition is held over a restart of its target, and the container that was started again is connected', async () => {
    folder.write('chaos/experiments/cut-over-restart.yaml', cutOverRestart);
    const { code, stdout, stderr } = await callCli(['run', 'cut-over-restart', '--adapter', adapter], {
      cwd: folder.path,
    });
    expect(`${stdout}${stderr}`).toMatch(/PASS\s+cut-over-restart/);
    expect(code).toBe(0);
    const [runDir = ''] = folder.runs();
    const events = eventsOf(runDir);
    const order = events.flatMap((event) =>
      event.type.startsWith('fault.') || event.type.startsWith('revert.')
        ? [`${event.type} ${subject(event as Extract<TimelineEvent, { type: 'revert.ended' }>)}`]
        : [],
    );
    expect(order).toEqual([
      'fault.requested cut sleeper-0/sandbox',
      'fault.effective cut sleeper-0/sandbox',
      'fault.requested again sleeper-0/sandbox',
      'fault.effective again sleeper-0/sandbox',
      'revert.requested again sleeper-0/sandbox',
      'revert.ended again sleeper-0/sandbox',
      'revert.requested cut sleeper-0/sandbox',
      'revert.ended cut sleeper-0/sandbox',
    ]);
    const ended = events.find((event) => event.type === 'revert.ended' && event.operation === 'cut');
    expect(ended).toMatchObject({ result: 'reverted', proof: expect.stringContaining('is connected to') as string });
    expect(leftOf(runDir)).toEqual([]);
  });

  test('is put back by recover when harness and watchdog were killed in a hold', async () => {
    folder.write('chaos/experiments/held.yaml', heldExperiment);
    const harness = startProgram('src/cli/main.ts', ['run', 'held', '--adapter', adapter], { cwd: folder.path });
    await harness.printed('outage of sleeper-1/sandbox in effect');
    const [runDir = ''] = folder.runs();
    const helper = helperOf(harness.process.pid ?? 0);
    await killWithWatchdog(harness);
    expect(statusOf(runDir)).toEqual({ gateway: 'running', 'sleeper-0': 'paused', 'sleeper-1': 'exited' });

    const { code, stdout } = await callCli(['recover'], { cwd: folder.path });
    expect(code).toBe(0);
    expect(stdout).toMatch(/down #1 \(outage\) on sleeper-1\/sandbox: reverted/);
    expect(stdout).toMatch(/pause #1 \(freeze\) on sleeper-0\/sandbox: reverted/);
    // By this recovery, or by another harness of this engine that needed one in between.
    expect(docker('ps', '--all', '--quiet', '--no-trunc')).not.toContain(helper);
    expect(leftOf(runDir)).toEqual([]);
    expect((await callCli(['recover'], { cwd: folder.path })).stdout).toContain('Nothing to recover');
  });

  // From the built files, as the runner of a job starts and kills it.
  test("is put back and uploaded by the action's post when its main was killed with all that descends from it", async () => {
    folder.write('chaos/experiments/held.yaml', heldExperiment);
    const service = await startArtifactService();
    const job = createActionJob(folder.path, { artifacts: service });
    onTestFinished(() => service.close());
    onTestFinished(() => job.remove());
    const main = job.main({ experiments: 'held,toy-pass' });
    await main.printed('outage of sleeper-1/sandbox in effect');
    killTree(main.process.pid ?? 0);
    await main.ended;
    const [runDir = '', second] = folder.runs();
    expect(second).toBeUndefined();
    expect(statusOf(runDir)).toEqual({ gateway: 'running', 'sleeper-0': 'paused', 'sleeper-1': 'exited' });
    expect(service.names()).toEqual([]);

    const { code, stdout } = await job.post();
    expect(stdout).toMatch(/down #1 \(outage\) on sleeper-1\/sandbox: reverted/);
    expect(stdout).toMatch(/pause #1 \(freeze\) on sleeper-0\/sandbox: reverted/);
    expect(code).toBe(0);
    expect(leftOf(runDir)).toEqual([]);
    expect(await processesLeftOf(runDir)).toEqual([]);
    const [runs, results] = ['chaos-runs-chaos-all-1', 'chaos-results-chaos-all-1'];
    expect(service.names()).toEqual([runs, results]);
    const document: unknown = JSON.parse((await service.files(results)).get('results.json')!.toString());
    expect(checkShardResults(document)).toBeNull();
    const place = { artifact: runs, path: `held/${path.basename(runDir)}` };
    expect(document).toMatchObject({
      state: 'cancelled',
      runs: [
        { experiment: 'held', verdict: 'ERROR', place },
        { experiment: 'toy-pass', verdict: 'not-run', cancelled: true, place: null },
      ],
    });
    expect([...(await service.files(runs)).keys()]).toContain(`${place.path}/undo.jsonl`);
  });

  test('two runs on one engine at once do not touch each other', async () => {
    folder.write('chaos/experiments/short.yaml', shortExperiment);
    const other = createToyFolder();
    try {
      other.write('chaos/experiments/short.yaml', shortExperiment);
      const runs = [folder, other].map(({ path: cwd }) =>
        startProgram('src/cli/main.ts', ['run', 'short', '--adapter', adapter], { cwd }),
      );
      const ends = await Promise.all(runs.map(({ ended }) => ended));
      expect(ends.map(({ code, stdout, stderr }) => (code === 0 ? 0 : `${stdout}${stderr}`))).toEqual([0, 0]);
      for (const runDir of [folder, other].flatMap((one) => one.runs())) {
        const [freeze] = eventsOf(runDir).filter(({ type }) => type === 'targets.resolved');
        expect(freeze).toMatchObject({ chosen: ['sleeper-0/sandbox'] });
        expect(leftOf(runDir)).toEqual([]);
      }
    } finally {
      other.remove();
    }
  });

  test('without an engine nothing is started, and the error says so', async () => {
    folder.write('chaos/experiments/short.yaml', shortExperiment);
    vi.stubEnv('DOCKER_HOST', `unix://${folder.path}/none.sock`);
    const { code, stdout, stderr } = await callCli(['run', 'short', '--adapter', adapter], { cwd: folder.path });
    vi.unstubAllEnvs();
    expect(code).toBe(3);
    expect(`${stdout}${stderr}`).toContain('no container engine answers');
  });
});

const sleeper = `workloads:
  - name: sleeper
    kind: shell
    instances: 2
    run: trap 'exit 0' TERM; while :; do sleep 0.1; done
    timeout: 9m
    checks:
      - {name: lives, kind: state, never: Failed}
`;

const heldExperiment = `# SPDX-License-Identifier: Apache-2.0
id: held
title: Two faults that are held for long.
default-adapter: toy-docker
timeout: 10m
${sleeper}operations:
  - {name: pause, uses: freeze, target: {workload: sleeper, role: sandbox, instances: [sleeper-0]}, with: {duration: 5m}}
  - {name: down, uses: outage, target: {workload: sleeper, role: sandbox, instances: [sleeper-1]}, with: {how: stop, duration: 5m}}
flow:
  - start: sleeper
  - wait: {workload: sleeper, state: Running, timeout: 1m}
  - parallel: [pause, [{delay: 300ms}, down]]
`;

const shortExperiment = `# SPDX-License-Identifier: Apache-2.0
id: short
title: A freeze of one of two.
default-adapter: toy-docker
timeout: 5m
${sleeper}operations:
  - {name: pause, uses: freeze, target: {workload: sleeper, role: sandbox, instances: [sleeper-0]}, with: {duration: 1s}}
flow:
  - start: sleeper
  - wait: {workload: sleeper, state: Running, timeout: 1m}
  - pause
`;

const cutOverRestart = `# SPDX-License-Identifier: Apache-2.0
id: cut-over-restart
title: A container is started again while it is cut from its network.
default-adapter: toy-docker
timeout: 5m
${sleeper}operations:
  - {name: cut, uses: partition, target: {workload: sleeper, role: sandbox, instances: [sleeper-0]}}
  - {name: again, uses: restart-in-place, target: {workload: sleeper, role: sandbox, instances: [sleeper-0]}}
flow:
  - start: sleeper
  - wait: {workload: sleeper, state: Running, timeout: 1m}
  # The fault is looked at in the new life, too.
  - hold: {fault: cut, do: [again, {delay: 2s}]}
`;

function labelOf(runDir: string): string {
  return `toy/run=chaos-${path.basename(runDir).toLowerCase()}`;
}

/** Of the containers of a run, by name. */
function statusOf(runDir: string): Readonly<Record<string, string>> {
  const ids = containersWith(labelOf(runDir));
  return Object.fromEntries(
    ids.map((id) => [field(id, 'index .Config.Labels "toy/name"'), field(id, '.State.Status')]),
  );
}

function leftOf(runDir: string): readonly string[] {
  return thingsWith(labelOf(runDir));
}

/** A helper container as a harness that dies between two calls of the engine leaves it; its id. */
function helperOf(harness: number): string {
  const startTime = readProcess(harness)?.startTime ?? '';
  const owner = `openshell-chaos.helper-owner=${bootId()} ${String(harness)} ${startTime}`;
  const labels = [testLabel, 'openshell-chaos.helper=of-a-test', owner];
  const image = createScratchImage();
  onTestFinished(() => image.remove());
  const id = docker('create', ...labels.flatMap((label) => ['--label', label]), image.name, 'sleep', '1');
  onTestFinished(() => removeContainer(id));
  return id;
}

function subject({ operation, target }: { readonly operation: string; readonly target: string }): string {
  return `${operation} ${target}`;
}

/** Largest pauses between two ticks, in milliseconds, the largest first. */
function gapsOf(runDir: string, instance: string): readonly number[] {
  const file = path.join(runDir, 'workloads/ticker/instances', instance, 'output/ticks');
  const ticks = fs.readFileSync(file, 'utf8').trim().split('\n').map(Number);
  return ticks
    .slice(1)
    .map((tick, index) => (tick - (ticks[index] ?? tick)) * 1000)
    .sort((left, right) => right - left);
}

function eventsOf(runDir: string): readonly TimelineEvent[] {
  return linesOf(runDir, 'timeline.jsonl') as readonly TimelineEvent[];
}

function linesOf(runDir: string, file: string): readonly unknown[] {
  const text = fs.readFileSync(path.join(runDir, file), 'utf8').trimEnd();
  return text.split('\n').map((line) => JSON.parse(line) as unknown);
}
