// SPDX-License-Identifier: Apache-2.0
/** The official client on a cluster's kubeconfig, and namespaces of their own for tests. */
import { AppsV1Api, CoreV1Api, KubeConfig } from '@kubernetes/client-node';
import { plain } from './samples.ts';

export interface Clients {
  readonly config: KubeConfig;
  readonly core: CoreV1Api;
  readonly apps: AppsV1Api;
  /** Its name. */
  readonly newNamespace: () => Promise<string>;
}

let namespaces = 0;

export function clientsOf(kubeconfig: string): Clients {
  const config = new KubeConfig();
  config.loadFromFile(kubeconfig);
  const core = config.makeApiClient(CoreV1Api);
  const newNamespace = async (): Promise<string> => {
    namespaces += 1;
    const name = `space-${String(namespaces)}`;
    await core.createNamespace({ body: plain({ metadata: { name } }) });
    return name;
  };
  return { config, core, apps: config.makeApiClient(AppsV1Api), newNamespace };
}
