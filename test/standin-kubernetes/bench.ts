// SPDX-License-Identifier: Apache-2.0
/** A stand-in gateway in a namespace of its own, used through its interface and looked at through the cluster's. */
import fs from 'node:fs';
import path from 'node:path';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { type InstalledStandin, installStandin, type StandinOptions } from '../support/kube/install-standin.ts';
import type { KubeObject, Pod } from '../support/kube/objects.ts';
import type { ResourceName } from '../support/kube/resources.ts';
import { runCommand } from '../support/run-program.ts';
import { eventually } from '../support/temp.ts';

export interface View {
  readonly id: string;
  readonly phase: string;
  readonly exit_code: number | null;
  readonly conditions: readonly { readonly reason: string; readonly message: string }[];
}

/** A guard for a crowded machine, no expectation. */
const waitLimitMs = 40_000;
let benches = 0;

export async function openBench(cluster: Cluster, options: StandinOptions): Promise<Bench> {
  benches += 1;
  const namespace = `bench-${String(benches)}`;
  return new Bench(cluster, await installStandin(cluster, { namespace, ...options }));
}

export class Bench {
  readonly standin: InstalledStandin;
  readonly #cluster: Cluster;

  constructor(cluster: Cluster, standin: InstalledStandin) {
    this.#cluster = cluster;
    this.standin = standin;
  }

  async create(name: string, command: readonly string[]): Promise<void> {
    const policy = { document: {}, endpoints: [{ host: 'probe.internal', port: 443 }] };
    const more = { image: '', env: { WORD: 'hello' }, labels: {}, restartPolicy: 'never', policy, uploads: [] };
    const response = await this.#call('POST', '/v1/sandboxes', { name, command, ...more });
    if (response.status !== 200) throw new Error(await response.text());
  }

  async delete(name: string): Promise<void> {
    const response = await this.#call('DELETE', `/v1/sandboxes/${name}`);
    if (response.status !== 200) throw new Error(await response.text());
  }

  async until(name: string, phase: string): Promise<View> {
    const look = async (): Promise<View | null> => {
      const response = await this.#call('GET', `/v1/sandboxes/${name}`).catch(() => null);
      const view = response?.status === 200 ? ((await response.json()) as View) : null;
      return view?.phase === phase ? view : null;
    };
    return eventually(`${name} is ${phase}`, look, waitLimitMs);
  }

  #call(method: string, target: string, body?: object): Promise<Response> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    return fetch(`${this.standin.endpoint}${target}`, { method, signal: AbortSignal.timeout(waitLimitMs), ...content });
  }

  /** Of sandboxes; workloads before supervisors. */
  async pods(): Promise<readonly Pod[]> {
    const items = (await this.objects('pods')) as readonly Pod[];
    return items
      .filter(({ metadata }) => metadata.labels?.['openshell.ai/sandbox-id'] !== undefined)
      .sort((left, right) => (left.metadata.name < right.metadata.name ? -1 : 1));
  }

  async objects(resource: ResourceName): Promise<readonly KubeObject[]> {
    return (await this.#cluster.api.list(resource, this.standin.namespace)).items;
  }

  async kill(pod: Pod | undefined): Promise<void> {
    if (pod === undefined) throw new Error('there is no such pod');
    await this.#cluster.api.delete('pods', pod, { gracePeriodSeconds: 0 });
  }

  /** Its StatefulSet starts it again. Without `graceS` it has its own. */
  async endGateway(graceS?: number): Promise<void> {
    const { namespace, release } = this.standin;
    const gateway = await this.#cluster.api.get<Pod>('pods', namespace, `${release}-0`);
    await this.#cluster.api.delete('pods', gateway, graceS === undefined ? {} : { gracePeriodSeconds: graceS });
    const isAnother = async (): Promise<boolean> => {
      const now = await this.#cluster.api.find<Pod>('pods', namespace, `${release}-0`);
      const isReady = now?.status?.conditions?.some(({ type, status }) => type === 'Ready' && status === 'True');
      return now?.metadata.uid !== gateway.metadata.uid && isReady === true;
    };
    await eventually('there is another gateway', isAnother, waitLimitMs);
  }

  /** How far the counter in a sandbox came. */
  ticks(name: string): number {
    const file = path.join(this.standin.workspaceOf(name), 'n');
    return Number(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : 0);
  }

  async counts(name: string): Promise<void> {
    const before = this.ticks(name);
    await eventually(`${name} counts on`, () => this.ticks(name) > before + 2, waitLimitMs);
  }

  async gone(): Promise<void> {
    await eventually('no pod of a sandbox is left', async () => (await this.pods()).length === 0, waitLimitMs);
  }

  /** The command line, joined to this gateway by a file in the folder. */
  openshell(cwd: string): (...args: readonly string[]) => Promise<string> {
    const folder = path.join(cwd, 'config/openshell/gateways/here');
    fs.mkdirSync(folder, { recursive: true });
    const metadata = { name: 'here', gateway_endpoint: this.standin.endpoint, auth_mode: 'plaintext' };
    fs.writeFileSync(path.join(folder, 'metadata.json'), JSON.stringify(metadata));
    fs.writeFileSync(path.join(cwd, 'config/openshell/active_gateway'), 'here\n');
    return async (...args) => {
      const env = { XDG_CONFIG_HOME: path.join(cwd, 'config') };
      const { code, stdout, stderr } = await runCommand([this.standin.openshell, ...args], { cwd, env });
      if (code !== 0) throw new Error(`openshell ${args.join(' ')}: ${stderr}`);
      return stdout;
    };
  }

  /** What its pods printed, for who has to find out why something did not happen. */
  async told(): Promise<string> {
    const told: string[] = [];
    for (const { metadata, status } of (await this.objects('pods')) as readonly Pod[]) {
      const target = `/api/v1/namespaces/${this.standin.namespace}/pods/${metadata.name}/log?tailLines=40`;
      const log = await this.#cluster.api.call<string>({ method: 'GET', path: target }).catch(String);
      told.push(`${metadata.name} ${status?.phase ?? ''} ${JSON.stringify(status?.containerStatuses)}\n${log}`);
    }
    return told.join('\n');
  }

  remove(): Promise<void> {
    return this.standin.remove();
  }
}
