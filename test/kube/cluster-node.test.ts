// SPDX-License-Identifier: Apache-2.0
/** The stand-in node: what a pod's processes get, how they are probed and ended, and that none of them is left behind. */
import fs from 'node:fs';
import path from 'node:path';
import type { V1Pod } from '@kubernetes/client-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientsOf, type Clients } from '../support/kube/client-of.ts';
import type { ProgramSaid } from '../support/kube/cluster-program.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { isReady, plain, podOf, until } from '../support/kube/samples.ts';
import { holdsWithin } from '../support/poll.ts';
import { startProgram } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';

let cluster: Cluster;
let clients: Clients;

beforeAll(async () => {
  cluster = await startCluster({ periodScale: 0.02 });
  clients = clientsOf(cluster.kubeconfig);
});
afterAll(() => cluster.stop());

interface Running {
  readonly read: () => Promise<V1Pod>;
  readonly log: () => Promise<string>;
  readonly remove: (seconds?: number) => Promise<unknown>;
}

async function run(script: string, spec: object = {}, container: object = {}): Promise<Running> {
  const namespace = await clients.newNamespace();
  const base = podOf('one', script, spec) as { spec: { containers: readonly object[] } };
  const containers = [{ ...base.spec.containers[0], ...container }];
  await clients.core.createNamespacedPod({ namespace, body: plain({ ...base, spec: { ...base.spec, containers } }) });
  const place = { namespace, name: 'one' };
  return {
    read: () => clients.core.readNamespacedPod(place),
    log: () => clients.core.readNamespacedPodLog(place).catch(() => ''),
    remove: (gracePeriodSeconds = 2) => clients.core.deleteNamespacedPod({ ...place, gracePeriodSeconds }),
  };
}

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(fs.readFileSync(`/proc/${String(pid)}/stat`, 'latin1'));
  } catch {
    return false;
  }
};

describe('a process gets', () => {
  test('its variables, with fields and other variables in them, and nothing of the test', async () => {
    const env = [
      { name: 'WHERE', valueFrom: { fieldRef: { fieldPath: 'metadata.namespace' } } },
      { name: 'LABEL', valueFrom: { fieldRef: { fieldPath: "metadata.labels['app']" } } },
      { name: 'ADDRESS', value: '$(POD_IP):80' },
    ];
    const { log, read } = await run('env; exec sleep 600', {}, { env });
    const text = await until('written', log, (lines) => lines.includes('ADDRESS'));
    const { metadata, status } = await until('an address', read, (pod) => pod.status?.podIP !== undefined);
    const own = [
      `WHERE=${metadata?.namespace ?? ''}`,
      'LABEL=one',
      `ADDRESS=${status?.podIP ?? ''}:80`,
      'HOSTNAME=one',
    ];
    expect(text.split('\n')).toEqual(expect.arrayContaining(own));
    expect(text).not.toContain('VITEST');
  });

  test('folders for its volumes: of the machine, and of its own', async () => {
    const folder = tempFolder();
    fs.writeFileSync(path.join(folder, 'word'), 'from outside\n');
    const volumes = [
      { name: 'host', hostPath: { path: folder } },
      { name: 'own-one', emptyDir: {} },
    ];
    const volumeMounts = volumes.map(({ name }) => ({ name, mountPath: `/${name}` }));
    const script = 'cat $MOUNT_HOST/word; echo x > $MOUNT_OWN_ONE/x; ls $MOUNT_OWN_ONE; exec sleep 600';
    const { log } = await run(script, { volumes }, { volumeMounts });
    expect(await until('written', log, (text) => text.split('\n').length > 2)).toBe('from outside\nx\n');
  });

  test('what init containers leave to it, in their order', async () => {
    const folder = tempFolder();
    const init = (name: string): object => ({
      ...{ name, image: 'test/image', command: ['/bin/sh', '-c', `echo ${name} >> ${folder}/said`] },
    });
    const initContainers = [init('first'), init('second')];
    const { log, read } = await run(`cat ${folder}/said; exec sleep 600`, { initContainers });
    expect(await until('written', log, (text) => text.includes('second'))).toBe('first\nsecond\n');
    const { status } = await until('ready', read, isReady);
    expect(status?.initContainerStatuses?.map(({ state }) => state?.terminated?.exitCode)).toEqual([0, 0]);
  });
});

describe('probes', () => {
  const exec = (file: string): object => ({ exec: { command: ['/usr/bin/test', '-e', file] }, periodSeconds: 1 });

  test('of readiness decide whether it is ready, again and again', async () => {
    const file = path.join(tempFolder(), 'ready');
    const { read } = await run('exec sleep 600', {}, { readinessProbe: { ...exec(file), failureThreshold: 1 } });
    await until('runs', read, ({ status }) => status?.containerStatuses?.[0]?.started === true);
    expect(isReady(await read())).toBe(false);
    fs.writeFileSync(file, '');
    await until('ready', read, isReady);
    fs.rmSync(file);
    const { status } = await until('not ready', read, (pod) => !isReady(pod));
    expect(status?.containerStatuses?.[0]?.restartCount).toBe(0);
  });

  test('of liveness end a container, which starts again', async () => {
    const file = path.join(tempFolder(), 'alive');
    fs.writeFileSync(file, '');
    const { read } = await run('exec sleep 600', {}, { livenessProbe: { ...exec(file), failureThreshold: 2 } });
    await until('ready', read, isReady);
    fs.rmSync(file);
    const { status } = await until('restarted', read, (pod) => pod.status?.containerStatuses?.[0]?.restartCount === 1);
    expect(status?.containerStatuses?.[0]?.lastState?.terminated?.exitCode).toBe(137);
  });

  test('of start-up hold the others back', async () => {
    const file = path.join(tempFolder(), 'started');
    const startupProbe = { ...exec(file), failureThreshold: 1_000 };
    const never = { exec: { command: ['/usr/bin/false'] }, periodSeconds: 1, failureThreshold: 1 };
    const { read } = await run('exec sleep 600', {}, { startupProbe, livenessProbe: never });
    await until('runs', read, ({ status }) => status?.containerStatuses?.[0]?.state?.running !== undefined);
    expect((await read()).status?.containerStatuses?.[0]).toMatchObject({ started: false, restartCount: 0 });
    fs.writeFileSync(file, '');
    await until('liveness ended it', read, (pod) => (pod.status?.containerStatuses?.[0]?.restartCount ?? 0) > 0);
  });

  test('over HTTP go to a port by its name', async () => {
    const server = "require('node:http').createServer((_, answer) => answer.end()).listen(8080, process.env.POD_IP)";
    const { read } = await run(
      '',
      {},
      {
        ...{ command: [process.execPath, '-e', server], ports: [{ name: 'health', containerPort: 8_080 }] },
        readinessProbe: { httpGet: { path: '/readyz', port: 'health' }, periodSeconds: 1 },
      },
    );
    await until('ready', read, isReady);
  });
});

describe('the end', () => {
  test('is asked for first, and one that does not hear is killed with all it started', async () => {
    const { log, remove } = await run('trap "" TERM; sleep 600 & echo "pids $$ $!"; wait; wait');
    const text = await until('started', log, (lines) => lines.includes('pids'));
    const pids = (/pids (.*)/.exec(text)?.[1] ?? '').split(' ').map(Number);
    expect(pids.map(exists)).toEqual([true, true]);
    await remove(1);
    expect(await holdsWithin(10_000, () => !pids.some(exists))).toBe(true);
  });

  test('of a pod that is held by a finalizer is reported once, and nothing runs again', async () => {
    const folder = tempFolder();
    const { read, remove } = await run(`echo x >> ${folder}/lives; exec sleep 600`);
    const { metadata } = await until('ready', read, isReady);
    const change = (finalizers: readonly string[]): Promise<unknown> =>
      cluster.api.patch('pods', { metadata: metadata as never }, { metadata: { finalizers } });
    await change(['test.example/held']);
    await remove(2);
    await until('ended', read, (pod) => pod.metadata?.deletionGracePeriodSeconds === 0);
    await change(['test.example/held', 'test.example/more']);
    const pod = await until('told', read, ({ metadata: now }) => now?.finalizers?.length === 2);
    expect(pod.status?.containerStatuses?.[0]).toMatchObject({ ready: false, restartCount: 0 });
    expect(pod.status?.containerStatuses?.[0]?.state?.terminated).toBeDefined();
    expect(fs.readFileSync(path.join(folder, 'lives'), 'utf8')).toBe('x\n');
    await change([]);
  });

  test('comes to everything when the test that has the cluster is killed', async () => {
    const program = startProgram('test/support/kube/cluster-program.ts', [], { cwd: tempFolder() });
    let said = '';
    program.process.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await holdsWithin(20_000, () => said.includes('\n'))).toBe(true);
    const { pids, kubeconfig } = JSON.parse(said) as ProgramSaid;
    expect(pids.map(exists)).toEqual([true, true]);
    program.process.kill('SIGKILL');
    expect(await holdsWithin(10_000, () => !pids.some(exists) && !fs.existsSync(kubeconfig))).toBe(true);
    await program.ended;
  });
});

test('claims outlive the pods that have them', async () => {
  const namespace = await clients.newNamespace();
  const script = 'echo life >> $MOUNT_DATA/lives; cat $MOUNT_DATA/lives; exec sleep 600';
  const labels = { app: 'db' };
  const containers = [
    {
      ...{ name: 'main', image: 'test/image', command: ['/bin/sh', '-c', script] },
      volumeMounts: [{ name: 'data', mountPath: '/data' }],
    },
  ];
  const claim = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
  const spec = {
    ...{ replicas: 1, serviceName: 'db', selector: { matchLabels: labels } },
    template: { metadata: { labels }, spec: { containers, terminationGracePeriodSeconds: 1 } },
    volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: claim }],
  };
  await clients.apps.createNamespacedStatefulSet({ namespace, body: plain({ metadata: { name: 'db' }, spec }) });
  const log = (): Promise<string> => clients.core.readNamespacedPodLog({ namespace, name: 'db-0' }).catch(() => '');
  await until('the first', log, (text) => text === 'life\n');
  await clients.core.deleteNamespacedPod({ namespace, name: 'db-0', gracePeriodSeconds: 0 });
  await until('the second', log, (text) => text === 'life\nlife\n');
  const { items } = await clients.core.listNamespacedPersistentVolumeClaim({ namespace });
  expect(items.map(({ metadata }) => metadata?.name)).toEqual(['data-db-0']);
});
