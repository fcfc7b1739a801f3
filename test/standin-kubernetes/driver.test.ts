// SPDX-License-Identifier: Apache-2.0

// The stand-in gateway's driver for clusters: what it makes there, and what becomes of a sandbox when a pod of it, its
// supervisor or its gateway is ended. The verdicts of the shipped experiments follow from these.

import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import type { StandinOptions } from '../support/kube/install-standin.ts';
import type { KubeObject, Pod } from '../support/kube/objects.ts';
import { eventually } from '../support/temp.ts';
import { type Bench, openBench } from './bench.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000, maxConcurrency: 3 });

const counter = ['bash', '-c', 'i=$(cat /sandbox/n 2>&-); while :; do echo $((i += 1)) > /sandbox/n; sleep 0.05; done'];
const keys = ['sandbox-id', 'gateway-id', 'managed-by', 'sandbox-name', 'sandbox-workspace'];

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
});

afterAll(async () => {
  await cluster.stop();
});

/** A test with a gateway of its own. */
function withGateway(title: string, options: StandinOptions, steps: (bench: Bench) => Promise<void>): void {
  test.concurrent(title, async () => {
    const bench = await openBench(cluster, options);
    try {
      await steps(bench);
    } catch (error) {
      throw new Error(`${title}: ${String(error)}\n${await bench.told()}`, { cause: error });
    } finally {
      await bench.remove();
    }
  });
}

describe('generation n', () => {
  withGateway(
    'makes a resource, its pod and a supervisor of a sandbox, and leaves nothing of it',
    {},
    async (bench) => {
      await bench.create('one', [
        'bash',
        '-c',
        'echo "$WORD $(probe) $(probe other.internal:443)" > /sandbox/word; sleep 1',
      ]);
      const { id } = await bench.until('one', 'Ready');
      const [resource] = await bench.objects('sandboxes.agents.x-k8s.io');
      expect(resource?.metadata.name).toBe('default--one');
      const [workload, supervisor] = await bench.pods();
      const labels = { 'managed-by': 'openshell', 'gateway-id': 'openshell', 'sandbox-workspace': 'default' };
      for (const object of [resource, workload, supervisor]) {
        expect(labelsOf(object)).toEqual({ ...labels, 'sandbox-id': id, 'sandbox-name': 'one' });
      }
      expect([sideOf(workload), sideOf(supervisor)]).toEqual([
        ['workload', id, 'Sandbox'],
        ['supervisor', id, 'ReplicaSet'],
      ]);

      expect(await bench.until('one', 'Completed')).toMatchObject({ exit_code: 0 });
      expect(fs.readFileSync(path.join(bench.standin.workspaceOf('one'), 'word'), 'utf8')).toBe(
        'hello allowed refused\n',
      );
      await eventually('the supervisor is let go', async () => (await bench.pods()).length === 1);
      expect((await bench.pods())[0]?.status?.phase).toBe('Succeeded');
      await bench.delete('one');
      expect([await bench.objects('sandboxes.agents.x-k8s.io'), await bench.pods()]).toEqual([[], []]);
      expect(await bench.objects('deployments.apps')).toEqual([]);
    },
  );

  withGateway('is used by the command line: files, commands, stop and start', {}, async (bench) => {
    const cwd = path.dirname(bench.standin.openshell);
    const openshell = bench.openshell(cwd);
    fs.writeFileSync(path.join(cwd, 'up'), 'carried\n');
    await openshell('sandbox', 'create', '--name', 'one', '--upload', 'up:/sandbox/in', '--detach', '--', ...counter);
    await bench.until('one', 'Ready');
    expect(await openshell('sandbox', 'exec', '-n', 'one', '--', 'cat', '/sandbox/in/up')).toBe('carried\n');
    await bench.counts('one');
    await openshell('sandbox', 'stop', 'one');
    await bench.gone();
    const stopped = bench.ticks('one');
    await openshell('sandbox', 'start', 'one');
    await bench.until('one', 'Ready');
    await eventually('it counts on from there', () => bench.ticks('one') > stopped);
    await openshell('sandbox', 'download', 'one', '/sandbox/in', 'down');
    expect(fs.readFileSync(path.join(cwd, 'down/up'), 'utf8')).toBe('carried\n');
    await openshell('sandbox', 'delete', 'one');
    expect(await bench.pods()).toEqual([]);
  });

  withGateway('survives the end of its supervisor and of its pod', {}, async (bench) => {
    await bench.create('one', counter);
    await bench.until('one', 'Ready');
    const [workload, supervisor] = await bench.pods();
    await bench.kill(supervisor);
    await bench.counts('one');
    await bench.until('one', 'Ready');
    expect((await bench.pods())[0]?.metadata.uid).toBe(workload?.metadata.uid);
    await bench.kill(workload);
    await eventually('another pod takes its place', async () => {
      const [now] = await bench.pods();
      return (
        now?.metadata.labels?.['openshell.ai/boundary-role'] === 'workload' && now.metadata.uid !== uidOf(workload)
      );
    });
    await bench.counts('one');
    await bench.until('one', 'Ready');
  });

  withGateway('is given up with its supervisor where that is the bug', { bugs: 'supervisor-kill' }, async (bench) => {
    await bench.create('one', counter);
    await bench.until('one', 'Ready');
    await bench.kill((await bench.pods())[1]);
    expect(await bench.until('one', 'Error')).toMatchObject({ conditions: [{ reason: 'ControlSupervisorExited' }] });
    await bench.gone();
  });

  withGateway('outlives its gateway, ended or killed', {}, async (bench) => {
    await bench.create('one', counter);
    await bench.until('one', 'Ready');
    const before = (await bench.pods()).map(uidOf);
    for (const graceS of [undefined, 0]) {
      await bench.endGateway(graceS);
      await bench.until('one', 'Ready');
      await bench.counts('one');
    }
    expect((await bench.pods()).map(uidOf)).toEqual(before);
  });

  withGateway('is lost with a gateway only where that is killed and has the bug', { bugs: '4910' }, async (bench) => {
    await bench.create('one', counter);
    await bench.until('one', 'Ready');
    await bench.endGateway();
    await bench.until('one', 'Ready');
    await bench.counts('one');
    await bench.endGateway(0);
    const message = 'sandbox runtime is already bound to another supervisor process';
    expect(await bench.until('one', 'Error')).toMatchObject({ conditions: [{ message }] });
  });
});

describe('generation a', () => {
  withGateway(
    'is one pod, which its controller makes again, and an exit is an error for good',
    { generation: 'a', workload: 'deployment' },
    async (bench) => {
      await bench.create('one', counter);
      await bench.create('two', ['bash', '-c', 'sleep 0.5']);
      await bench.until('one', 'Ready');
      expect(await bench.until('two', 'Error')).toMatchObject({ conditions: [{ reason: 'MainProcessExited' }] });
      const [pod] = await bench.pods();
      expect(sideOf(pod)).toEqual([undefined, undefined, 'Sandbox']);
      await bench.kill(pod);
      await eventually('another pod takes its place', async () => {
        const [now] = await bench.pods();
        return now?.metadata.name === pod?.metadata.name && uidOf(now) !== uidOf(pod);
      });
      await bench.until('one', 'Ready');
      await bench.counts('one');
      await Promise.all(['one', 'two'].map((name) => bench.delete(name)));
      expect(await bench.pods()).toEqual([]);
    },
  );
});

test('a sandbox is made while the API server is away for a moment', async () => {
  const bench = await openBench(cluster, {});
  try {
    await cluster.goAway();
    const created = bench.create('one', counter);
    await Promise.all([created, cluster.comeBack()]);
    await bench.until('one', 'Ready');
  } finally {
    await bench.remove();
  }
});

function labelsOf(object: KubeObject | undefined): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(keys.map((key) => [key, object?.metadata.labels?.[`openshell.ai/${key}`]]));
}

/** Which side of the boundary a pod is on, of which pair, and whose it is. */
function sideOf(pod: Pod | undefined): readonly unknown[] {
  const { labels, ownerReferences } = pod?.metadata ?? {};
  const side = ['role', 'pair'].map((key) => labels?.[`openshell.ai/boundary-${key}`]);
  return [...side, ownerReferences?.[0]?.kind];
}

function uidOf(pod: Pod | undefined): string | undefined {
  return pod?.metadata.uid;
}
