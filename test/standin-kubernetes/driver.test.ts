// SPDX-License-Identifier: Apache-2.0

// The stand-in gateway's driver for clusters: what it makes there, and what becomes of a sandbox when a pod of it, its
// supervisor or its gateway is ended. The verdicts of the shipped experiments follow from these.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../support/kube/cluster.ts';
import { type InstalledStandin, installStandin, type StandinOptions } from '../support/kube/install-standin.ts';
import type { KubeObject, Pod } from '../support/kube/objects.ts';
import { runCommand } from '../support/run-program.ts';
import { eventually, tempFolder } from '../support/temp.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

interface View {
  readonly id: string;
  readonly phase: string;
  readonly exit_code: number | null;
  readonly conditions: readonly { readonly reason: string }[];
}

const counter = ['bash', '-c', 'i=$(cat /sandbox/n 2>&-); while :; do echo $((i += 1)) > /sandbox/n; sleep 0.05; done'];
const all = ['sandbox-id', 'gateway-id', 'managed-by', 'sandbox-name', 'sandbox-workspace'];

let cluster: Cluster;
let standin: InstalledStandin;

beforeEach(async () => {
  cluster = await startCluster();
});

afterEach(async () => {
  await standin.remove();
  await cluster.stop();
});

describe('generation n', () => {
  test('makes a resource, its pod and a supervisor of a sandbox, and leaves nothing of it', async () => {
    await install({});
    await create('one', ['bash', '-c', 'mkdir -p /sandbox/output; echo "$WORD" > /sandbox/output/word; sleep 1']);
    const { id } = await until('one', 'Ready');
    const [resource] = await objects('sandboxes.agents.x-k8s.io');
    expect(resource?.metadata).toMatchObject({
      name: 'default--one',
      annotations: { 'agents.x-k8s.io/pod-name': 'default--one' },
    });
    const [workload, supervisor] = await pods();
    for (const { metadata } of [resource, workload, supervisor].filter((one) => one !== undefined)) {
      const labels = Object.fromEntries(all.map((name) => [name, metadata.labels?.[`openshell.ai/${name}`]]));
      const common = { 'managed-by': 'openshell', 'gateway-id': 'openshell', 'sandbox-workspace': 'default' };
      expect(labels).toEqual({ ...common, 'sandbox-id': id, 'sandbox-name': 'one' });
    }
    const side = (pod: Pod | undefined): unknown => [
      pod?.metadata.labels?.['openshell.ai/boundary-role'],
      pod?.metadata.labels?.['openshell.ai/boundary-pair'],
      pod?.metadata.ownerReferences?.[0]?.kind,
    ];
    expect([side(workload), side(supervisor)]).toEqual([
      ['workload', id, 'Sandbox'],
      ['supervisor', id, 'ReplicaSet'],
    ]);

    expect(await until('one', 'Completed')).toMatchObject({ exit_code: 0 });
    await eventually('the supervisor is let go', async () => (await pods()).length === 1);
    expect((await pods())[0]?.status?.phase).toBe('Succeeded');
    await remove('one');
    expect([await objects('sandboxes.agents.x-k8s.io'), await pods()]).toEqual([[], []]);
    expect(await objects('deployments.apps')).toEqual([]);
  });

  test('is used by the command line: files, commands, stop and start', async () => {
    await install({});
    const cwd = tempFolder();
    register(cwd);
    fs.writeFileSync(path.join(cwd, 'up'), 'carried\n');
    const openshell = async (...args: readonly string[]): Promise<string> => {
      const { code, stdout, stderr } = await runCommand([standin.openshell, ...args], {
        cwd,
        env: { XDG_CONFIG_HOME: path.join(cwd, 'config') },
      });
      expect({ args, code, stderr }).toMatchObject({ code: 0 });
      return stdout;
    };
    await openshell('sandbox', 'create', '--name', 'one', '--upload', 'up:/sandbox/in', '--detach', '--', ...counter);
    await until('one', 'Ready');
    expect(await openshell('sandbox', 'exec', '-n', 'one', '--', 'cat', '/sandbox/in/up')).toBe('carried\n');
    const before = ticks();
    await openshell('sandbox', 'stop', 'one');
    await eventually('no pod of it is left', async () => (await pods()).length === 0);
    const stopped = ticks();
    expect(stopped).toBeGreaterThanOrEqual(before);
    await openshell('sandbox', 'start', 'one');
    await until('one', 'Ready');
    await eventually('it counts on', () => ticks() > stopped);
    await openshell('sandbox', 'download', 'one', '/sandbox/in', 'down');
    expect(fs.readFileSync(path.join(cwd, 'down/up'), 'utf8')).toBe('carried\n');
    await openshell('sandbox', 'delete', 'one');
    expect(await pods()).toEqual([]);
  });

  test('survives the end of its supervisor and of its pod', async () => {
    await install({});
    await create('one', counter);
    await until('one', 'Ready');
    const [workload, supervisor] = await pods();
    await kill(supervisor);
    await counts();
    await until('one', 'Ready');
    expect((await pods())[0]?.metadata.uid).toBe(workload?.metadata.uid);
    await kill(workload);
    await eventually('another pod runs it', async () => {
      const [now] = await pods();
      return now?.metadata.uid !== workload?.metadata.uid && (await view('one'))?.phase === 'Ready';
    });
    await counts();
  });

  test('is given up with its supervisor where that is the bug', async () => {
    await install({ bugs: 'supervisor-kill' });
    await create('one', counter);
    await until('one', 'Ready');
    await kill((await pods())[1]);
    expect(await until('one', 'Error')).toMatchObject({ conditions: [{ reason: 'ControlSupervisorExited' }] });
    await eventually('no pod of it is left', async () => (await pods()).length === 0);
  });

  test('outlives its gateway, ended or killed', async () => {
    await install({});
    await create('one', counter);
    await until('one', 'Ready');
    const before = (await pods()).map(({ metadata }) => metadata.uid);
    for (const graceS of [undefined, 0]) {
      await endGateway(graceS);
      await until('one', 'Ready');
      await counts();
    }
    expect((await pods()).map(({ metadata }) => metadata.uid)).toEqual(before);
  });

  test('is lost with a killed gateway where that is the bug, and kept by one that was asked to end', async () => {
    await install({ bugs: '4910' });
    await create('one', counter);
    await until('one', 'Ready');
    await endGateway(undefined);
    await until('one', 'Ready');
    await counts();
    await endGateway(0);
    const bound = 'sandbox runtime is already bound to another supervisor process';
    expect(await until('one', 'Error')).toMatchObject({ conditions: [{ message: bound }] });
  });

  test('is created while the API server is away for a moment', async () => {
    await install({});
    await cluster.goAway();
    const created = create('one', counter);
    const [answered] = await Promise.all([created.then(() => 'created'), cluster.comeBack()]);
    expect(answered).toBe('created');
    await until('one', 'Ready');
  });
});

describe('generation a', () => {
  test('is one pod, which its controller makes again, and an exit is an error for good', async () => {
    await install({ generation: 'a' });
    await create('one', counter);
    await create('two', ['bash', '-c', 'sleep 0.5']);
    await until('one', 'Ready');
    expect(await until('two', 'Error')).toMatchObject({ conditions: [{ reason: 'MainProcessExited' }] });
    const [pod] = await pods();
    expect(pod?.metadata.ownerReferences?.[0]?.kind).toBe('Sandbox');
    await kill(pod);
    await eventually('another pod runs it', async () => (await pods())[0]?.metadata.uid !== pod?.metadata.uid);
    await until('one', 'Ready');
    await counts();
    await endGateway(0);
    await until('one', 'Ready');
    await Promise.all(['one', 'two'].map(remove));
    expect(await pods()).toEqual([]);
  });
});

async function install(options: StandinOptions): Promise<void> {
  standin = await installStandin(cluster, options);
}

async function create(name: string, command: readonly string[]): Promise<void> {
  const policy = { document: {}, endpoints: [] };
  const more = { image: '', env: { WORD: 'hello' }, labels: {}, restartPolicy: 'never', policy, uploads: [] };
  const response = await call('POST', '/v1/sandboxes', { name, command, ...more });
  expect({ status: response.status, text: await response.text() }).toMatchObject({ status: 200 });
}

async function remove(name: string): Promise<void> {
  expect((await call('DELETE', `/v1/sandboxes/${name}`)).status).toBe(200);
}

function call(method: string, target: string, body?: object): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(`${standin.endpoint}${target}`, { method, signal: AbortSignal.timeout(40_000), ...content });
}

async function view(name: string): Promise<View | null> {
  const response = await call('GET', `/v1/sandboxes/${name}`).catch(() => null);
  return response?.status === 200 ? ((await response.json()) as View) : null;
}

function until(name: string, phase: string): Promise<View> {
  return eventually(`${name} is ${phase}`, async () => {
    const now = await view(name);
    return now?.phase === phase ? now : null;
  });
}

/** Of sandboxes; workloads before supervisors. */
async function pods(): Promise<readonly Pod[]> {
  const { items } = await cluster.api.list<Pod>('pods', 'openshell', 'labelSelector=openshell.ai%2Fsandbox-id');
  return [...items].sort((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1));
}

async function objects(resource: 'sandboxes.agents.x-k8s.io' | 'deployments.apps'): Promise<readonly KubeObject[]> {
  return (await cluster.api.list(resource, 'openshell')).items;
}

async function kill(pod: Pod | undefined): Promise<void> {
  if (pod === undefined) throw new Error('there is no such pod');
  await cluster.api.delete('pods', pod, { gracePeriodSeconds: 0 });
}

/** Its StatefulSet starts it again. */
async function endGateway(graceS: number | undefined): Promise<void> {
  const gateway = await cluster.api.get<Pod>('pods', 'openshell', 'openshell-0');
  await cluster.api.delete('pods', gateway, graceS === undefined ? {} : { gracePeriodSeconds: graceS });
  await eventually('there is another gateway', async () => {
    const now = await cluster.api.find<Pod>('pods', 'openshell', 'openshell-0');
    const isReady = now?.status?.conditions?.some(({ type, status }) => type === 'Ready' && status === 'True');
    return now?.metadata.uid !== gateway.metadata.uid && isReady === true;
  });
}

function ticks(): number {
  const file = path.join(standin.workspaceOf('one'), 'n');
  return Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0);
}

async function counts(): Promise<void> {
  const before = ticks();
  await eventually('it counts on', () => ticks() > before + 2);
}

function register(cwd: string): void {
  const folder = path.join(cwd, 'config/openshell/gateways/here');
  fs.mkdirSync(folder, { recursive: true });
  const metadata = { name: 'here', gateway_endpoint: standin.endpoint, auth_mode: 'plaintext' };
  fs.writeFileSync(path.join(folder, 'metadata.json'), JSON.stringify(metadata));
  fs.writeFileSync(path.join(cwd, 'config/openshell/active_gateway'), 'here\n');
}
