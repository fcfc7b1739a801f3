// SPDX-License-Identifier: Apache-2.0
/**
 * `helm.ts CREDENTIALS OPENSHELL ...`: stands in for Helm with a chart that installs the stand-in gateway. As the genuine
 * one it makes a cluster role too, and refuses one that belongs to another release. OPENSHELL becomes the command line, and
 * OPENSHELL.folder names the folder that is to be removed when the pods are gone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installStandin } from './install-standin.ts';
import { type Credentials, KubeClient } from './kube-client.ts';
import type { KubeObject } from './objects.ts';

const roles = 'clusterroles.rbac.authorization.k8s.io';
const text = { type: 'string' } as const;

const [credentialsFile = '', openshell = '', ...args] = process.argv.slice(2);
const credentials = JSON.parse(fs.readFileSync(credentialsFile, 'utf8')) as Credentials;
const { values: options, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: {
    ...{ install: { type: 'boolean' }, wait: { type: 'boolean' }, 'ignore-not-found': { type: 'boolean' } },
    ...{ namespace: text, timeout: text, version: text, values: text },
  },
});
const [command, release = ''] = positionals;
const namespace = options.namespace ?? '';
const client = new KubeClient(credentials);
if (command === 'upgrade') await upgrade();
else await uninstall();
client.close();

async function upgrade(): Promise<void> {
  const { fullnameOverride: fullName } = JSON.parse(fs.readFileSync(options.values ?? '', 'utf8')) as {
    readonly fullnameOverride: string;
  };
  const metadata = { name: `${fullName}-node-reader`, annotations: { 'meta.helm.sh/release-namespace': namespace } };
  if ((await client.find(roles, null, metadata.name)) !== null) {
    throw new Error(`ClusterRole "${metadata.name}" exists and cannot be imported into the current release`);
  }
  const rules = [{ apiGroups: [''], resources: ['nodes'], verbs: ['get'] }];
  await client.create(roles, {
    apiVersion: 'rbac.authorization.k8s.io/v1',
    kind: 'ClusterRole',
    metadata,
    rules,
  });
  const standin = await installStandin(credentials, { namespace, release, fullName, bugs: 'observed' });
  fs.copyFileSync(standin.openshell, openshell);
  // Too long a path for the sockets of sandboxes would be anywhere else.
  fs.writeFileSync(`${openshell}.folder`, path.dirname(standin.openshell));
}

async function uninstall(): Promise<void> {
  const { items } = await client.list<KubeObject>(roles, null);
  const own = items.filter(({ metadata }) => metadata.annotations?.['meta.helm.sh/release-namespace'] === namespace);
  for (const role of own) await client.delete(roles, role);
}
