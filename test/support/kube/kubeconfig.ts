// SPDX-License-Identifier: Apache-2.0
/** The file that clients find a cluster by. JSON is YAML. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Credentials } from './kube-client.ts';

/** Path of a new one. `as`: whom its user acts as. */
export function writeKubeconfig(folder: string, { url, ca, token }: Credentials, as?: string): string {
  const file = path.join(folder, `kubeconfig-${randomUUID()}`);
  const cluster = { server: url, 'certificate-authority-data': Buffer.from(ca).toString('base64') };
  const config = {
    ...{ apiVersion: 'v1', kind: 'Config', 'current-context': 'test' },
    clusters: [{ name: 'test-cluster', cluster }],
    users: [{ name: 'test-user', user: { token, ...(as === undefined ? {} : { as }) } }],
    contexts: [{ name: 'test', context: { cluster: 'test-cluster', user: 'test-user' } }],
  };
  fs.writeFileSync(file, JSON.stringify(config, null, 2), { mode: 0o600 });
  return file;
}
