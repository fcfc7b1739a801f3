// SPDX-License-Identifier: Apache-2.0
/**
 * Installs the stand-in gateway into a test cluster as its chart installs OpenShell, and removes it again: the workload, its
 * Service, and a service account that may do what its driver does and nothing else.
 */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { KubeClient, type Credentials } from './kube-client.ts';
import type { KubeObject, Pod } from './objects.ts';
import type { ResourceName } from './resources.ts';
import { holdsWithin } from '../poll.ts';

export interface StandinOptions {
  readonly namespace?: string;
  readonly release?: string;
  /** Of its objects, as a chart's `fullnameOverride`; otherwise the release. */
  readonly fullName?: string;
  readonly workload?: 'statefulset' | 'deployment';
  readonly generation?: 'a' | 'n';
  /** A profile or switches, as `standin gateway --bugs` takes them. */
  readonly bugs?: string;
  /** Further options of the gateway, such as `{'recovery-step': '50ms'}`. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface InstalledStandin {
  readonly namespace: string;
  readonly release: string;
  /** Where sandboxes find the gateway, whichever pod it is. */
  readonly endpoint: string;
  /** The command line `openshell`; which gateway it talks to is its caller's to say. */
  readonly openshell: string;
  /** Sandboxes that the gateway has on record. */
  records(): readonly string[];
  /** What a sandbox knows as `/sandbox`. */
  workspaceOf(sandbox: string): string;
  /** Ends and removes all of it, sandboxes too. */
  remove(): Promise<void>;
}

const root = path.join(import.meta.dirname, '../../..');
const program = path.join(root, 'src/standin/main.ts');
const readyLimitMs = 60_000;
const goneLimitMs = 60_000;
const ports = { grpc: 8080, health: 8081, metrics: 9090 };

/** Resolves when the gateway is ready. */
export async function installStandin(cluster: Credentials, options: StandinOptions = {}): Promise<InstalledStandin> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'standin-kube-'));
  const client = new KubeClient(cluster);
  const installation = new Installation(client, { folder, cluster, options });
  try {
    await installation.install();
    return installation;
  } catch (error) {
    await installation.remove();
    throw error;
  }
}

interface At {
  readonly folder: string;
  readonly cluster: Credentials;
  readonly options: StandinOptions;
}

class Installation implements InstalledStandin {
  readonly namespace: string;
  readonly release: string;
  readonly openshell: string;
  readonly endpoint: string;
  readonly #client: KubeClient;
  readonly #at: At;
  /** Beside the networks of test clusters. */
  readonly #address = `127.${String(randomInt(210, 250))}.${String(randomInt(256))}.${String(randomInt(1, 255))}`;

  constructor(client: KubeClient, at: At) {
    this.#client = client;
    this.#at = at;
    this.namespace = at.options.namespace ?? 'openshell';
    this.release = at.options.release ?? 'openshell';
    this.openshell = path.join(at.folder, 'openshell');
    this.endpoint = `http://${this.#address}:${String(ports.grpc)}`;
  }

  async install(): Promise<void> {
    this.#writeCommand();
    const metadata = { name: this.namespace };
    const isThere = (await this.#client.find('namespaces', null, this.namespace)) !== null;
    if (!isThere) await this.#create('namespaces', null, { apiVersion: 'v1', kind: 'Namespace', metadata });
    for (const [resource, object] of this.#objects()) await this.#create(resource, this.namespace, object);
    await this.#writeAccount();
    await this.#create(...this.#workload());
    if (!(await holdsWithin(readyLimitMs, () => this.#isReady()))) throw new Error(await this.#problem());
  }

  records(): readonly string[] {
    const file = path.join(this.#at.folder, 'state/gateway.json');
    if (!fs.existsSync(file)) return [];
    const { sandboxes } = JSON.parse(fs.readFileSync(file, 'utf8')) as { sandboxes: readonly { name: string }[] };
    return sandboxes.map(({ name }) => name);
  }

  workspaceOf(sandbox: string): string {
    return path.join(this.#at.folder, 'state/sandboxes', sandbox, 'root/sandbox');
  }

  async remove(): Promise<void> {
    await this.#removeAll('statefulsets.apps');
    await this.#removeAll('deployments.apps');
    await this.#removeAll('sandboxes.agents.x-k8s.io');
    await this.#removeAll('pods', { gracePeriodSeconds: 0 });
    const isEmpty = async (): Promise<boolean> => (await this.#client.list('pods', this.namespace)).items.length === 0;
    const isGone = await holdsWithin(goneLimitMs, isEmpty);
    await this.#client.delete('namespaces', { metadata: { name: this.namespace } as KubeObject['metadata'] });
    this.#client.close();
    fs.rmSync(this.#at.folder, { recursive: true, force: true, maxRetries: 5 });
    if (!isGone) throw new Error(`pods are left in ${this.namespace}`);
  }

  async #removeAll(resource: ResourceName, options: object = {}): Promise<void> {
    const { items } = await this.#client.list(resource, this.namespace);
    for (const object of items) await this.#client.delete(resource, object, options).catch(ignoreGone);
  }

  async #create(resource: ResourceName, namespace: string | null, object: object): Promise<void> {
    const { metadata, ...rest } = object as KubeObject;
    const place = namespace === null ? {} : { namespace };
    await this.#client.create(resource, { ...rest, metadata: { ...metadata, ...place } });
  }

  get #fullName(): string {
    return this.#at.options.fullName ?? this.release;
  }

  get #labels(): Readonly<Record<string, string>> {
    return { 'app.kubernetes.io/name': 'openshell', 'app.kubernetes.io/instance': this.release };
  }

  #objects(): readonly (readonly [ResourceName, object])[] {
    const metadata = { name: this.#fullName, labels: this.#labels };
    const rbac = { apiVersion: 'rbac.authorization.k8s.io/v1' };
    const rule = (apiGroup: string, resource: string, verbs: readonly string[]): object => ({
      ...{ apiGroups: [apiGroup], resources: [resource], verbs },
    });
    const rules = [
      rule('agents.x-k8s.io', 'sandboxes', ['list', 'create', 'patch', 'delete']),
      rule('apps', 'deployments', ['list', 'create', 'patch', 'delete']),
      rule('', 'pods', ['list', 'delete']),
    ];
    const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: this.#fullName };
    const subjects = [{ kind: 'ServiceAccount', name: this.#fullName, namespace: this.namespace }];
    const open = (['grpc', 'metrics'] as const).map((name) => ({ name, port: ports[name], targetPort: name }));
    return [
      ['serviceaccounts', { apiVersion: 'v1', kind: 'ServiceAccount', metadata }],
      ['roles.rbac.authorization.k8s.io', { ...rbac, kind: 'Role', metadata, rules }],
      ['rolebindings.rbac.authorization.k8s.io', { ...rbac, kind: 'RoleBinding', metadata, roleRef, subjects }],
      ['services', { apiVersion: 'v1', kind: 'Service', metadata, spec: { selector: this.#labels, ports: open } }],
    ];
  }

  #workload(): readonly [ResourceName, string, object] {
    const { workload = 'statefulset' } = this.#at.options;
    const isStateful = workload === 'statefulset';
    const extra = isStateful ? { serviceName: this.#fullName } : { strategy: { type: 'Recreate' } };
    const object = {
      ...{ apiVersion: 'apps/v1', kind: isStateful ? 'StatefulSet' : 'Deployment' },
      metadata: { name: this.#fullName, labels: this.#labels },
      spec: {
        ...{ replicas: 1, selector: { matchLabels: this.#labels }, ...extra },
        template: { metadata: { labels: this.#labels }, spec: this.#podSpec() },
      },
    };
    return [isStateful ? 'statefulsets.apps' : 'deployments.apps', this.namespace, object];
  }

  #podSpec(): object {
    const { generation = 'n' } = this.#at.options;
    const probe = { httpGet: { path: '/readyz', port: 'health' }, periodSeconds: 2 };
    const container = {
      ...{ name: 'openshell-gateway', image: `openshell-stand-in/gateway:${generation}` },
      command: [process.execPath, program, 'gateway', ...this.#arguments()],
      env: [
        { name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } },
        { name: 'NODE_COMPILE_CACHE', value: path.join(this.#at.folder, 'compile-cache') },
      ],
      ports: Object.entries(ports).map(([name, containerPort]) => ({ name, containerPort })),
      startupProbe: { ...probe, failureThreshold: 30 },
      readinessProbe: probe,
      volumeMounts: [{ name: 'data', mountPath: this.#at.folder }],
    };
    return {
      ...{ serviceAccountName: this.#fullName, terminationGracePeriodSeconds: generation === 'a' ? 5 : 30 },
      containers: [container],
      volumes: [{ name: 'data', hostPath: { path: this.#at.folder } }],
    };
  }

  #arguments(): readonly string[] {
    const { generation = 'n', bugs = 'fixed', settings = {} } = this.#at.options;
    const options = {
      ...{ driver: 'kubernetes', state: path.join(this.#at.folder, 'state'), generation, bugs },
      ...{ namespace: this.namespace, 'gateway-id': this.release, image: `openshell-stand-in/sandbox:${generation}` },
      ...{ 'api-server': this.#at.cluster.url, 'service-account': path.join(this.#at.folder, 'account') },
      ...{ port: '8080', 'health-port': '8081', 'metrics-port': '9090', 'service-address': this.#address },
      // Shorter than their defaults, for runs of seconds.
      ...{ 'recovery-step': '150ms', 'poll-interval': '500ms', ...settings },
    };
    return Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  }

  /** Nothing is mounted into a process: what a pod finds as its service account's is a folder of this machine. */
  async #writeAccount(): Promise<void> {
    const account = path.join(this.#at.folder, 'account');
    fs.mkdirSync(account);
    const request = {
      apiVersion: 'authentication.k8s.io/v1',
      kind: 'TokenRequest',
      spec: { audiences: [], expirationSeconds: 7200 },
    };
    const target = `/api/v1/namespaces/${this.namespace}/serviceaccounts/${this.#fullName}/token`;
    const { status } = await this.#client.call<{ readonly status: { readonly token: string } }>({
      ...{ method: 'POST', path: target, body: request, type: 'application/json' },
    });
    fs.writeFileSync(path.join(account, 'token'), status.token);
    fs.writeFileSync(path.join(account, 'ca.crt'), this.#at.cluster.ca);
    fs.writeFileSync(path.join(account, 'namespace'), this.namespace);
  }

  #writeCommand(): void {
    const { generation = 'n' } = this.#at.options;
    const lines = [
      '#!/bin/sh',
      `export OPENSHELL_STAND_IN_GENERATION=${generation} NODE_COMPILE_CACHE='${this.#at.folder}/compile-cache'`,
      `exec '${process.execPath}' '${program}' openshell "$@"`,
    ];
    fs.writeFileSync(this.openshell, `${lines.join('\n')}\n`, { mode: 0o755 });
  }

  async #pods(): Promise<readonly Pod[]> {
    const selector = Object.entries(this.#labels).map(([name, value]) => `${name}=${value}`);
    const query = `labelSelector=${encodeURIComponent(selector.join(','))}`;
    return (await this.#client.list<Pod>('pods', this.namespace, query)).items;
  }

  async #isReady(): Promise<boolean> {
    const pods = await this.#pods();
    return pods.some(({ status }) =>
      (status?.conditions ?? []).some((condition) => condition.type === 'Ready' && condition.status === 'True'),
    );
  }

  async #problem(): Promise<string> {
    const [pod] = await this.#pods();
    if (pod === undefined) return 'the gateway has no pod';
    const target = `/api/v1/namespaces/${this.namespace}/pods/${pod.metadata.name}/log`;
    const log = await this.#client.call<string>({ method: 'GET', path: target }).catch(String);
    return `the gateway is not ready: ${JSON.stringify(pod.status)}\n${log}`;
  }
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof Error && error.message.startsWith('404'))) throw error;
}
