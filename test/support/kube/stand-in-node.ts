// SPDX-License-Identifier: Apache-2.0
/**
 * A stand-in node for an API server, ours or a genuine one: folder, processes and addresses of its own, all of which ends
 * with `stop`, and the processes also when the test's own process dies.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCertificate } from './certificate.ts';
import { KubeClient, type Credentials } from './kube-client.ts';
import { startKubelet } from './kubelet.ts';
import { ownNetwork } from './networks.ts';
import { startProcessGuard } from './process-guard.ts';

export interface NodeOptions {
  readonly name?: string;
  /** Of the periods that probes are written with. */
  readonly periodScale?: number;
  /**
   * Whether network policies have an effect. Where they are enforced, POD_IP is not the address that the cluster tells, and
   * only the ports that a container declares are reached from outside of the pod. Left out: they are ignored.
   */
  readonly policies?: 'enforced' | 'ignored';
  /** First wait before a container is started again. */
  readonly backOffMs?: number;
}

export interface StandInNode {
  /** Breaks every port-forward and every followed log. */
  cut(): void;
  stop(): Promise<void>;
}

/** The credentials are a node's and a scheduler's: an administrator's will do. */
export async function startStandInNode(credentials: Credentials, options: NodeOptions = {}): Promise<StandInNode> {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'chaos-node-')));
  const guard = startProcessGuard(folder);
  const client = new KubeClient(credentials);
  const { name = 'stand-in', periodScale = 0.1, backOffMs = 200, policies = 'ignored' } = options;
  const own = { client, guard, folder, certificate: createCertificate(), network: await ownNetwork() };
  const kubelet = await startKubelet({ ...own, node: name, periodScale, backOffMs, policies }).catch(
    async (error: unknown) => {
      client.close();
      await guard.end();
      throw error;
    },
  );
  return {
    cut: () => kubelet.cut(),
    stop: async () => {
      await kubelet.stop();
      client.close();
      await guard.end();
    },
  };
}
