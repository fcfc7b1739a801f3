// SPDX-License-Identifier: Apache-2.0

// Gateways of the runs' own in a cluster that has one already: each is installed by Helm into a namespace of its own, and
// afterwards nothing of them is there. Helm and the chart are doubles; the rest is as a user has it.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { RunResult } from '../../src/app/outcome.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { startCluster } from '../support/kube/cluster.ts';
import { installStandin } from '../support/kube/install-standin.ts';
import { startProgram } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';

vi.setConfig({ testTimeout: 240_000 });

const helm = path.resolve(import.meta.dirname, '../support/kube/helm.ts');
const resources = ['namespaces', 'pods', 'clusterroles.rbac.authorization.k8s.io'];

test('two runs at once install their gateways beside one that is there, and remove them', async () => {
  const cluster = await startCluster();
  const standin = await installStandin(cluster);
  const nodeReader = { metadata: { name: 'openshell-node-reader' } };
  const role = { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'ClusterRole', ...nodeReader, rules: [] };
  try {
    await cluster.api.create('clusterroles.rbac.authorization.k8s.io', role);
    const before = await namesIn(cluster);
    const results = await Promise.all(['hello-world', 'smoke'].map((id) => run(cluster, id)));
    // With the headline, so that a failure says which check did not hold.
    const headline = 'Stand-in, not OpenShell: Every check holds';
    expect(results).toMatchObject([{ headline }, { headline }]);
    expect(await namesIn(cluster)).toEqual(before);
  } finally {
    await standin.remove();
    await cluster.stop();
  }
});

async function namesIn(cluster: Cluster): Promise<readonly (readonly string[])[]> {
  const all = resources.map(async (resource) => {
    const { items } = await cluster.api.list(resource, null);
    return items.map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`).sort();
  });
  return Promise.all(all);
}

async function run({ url, ca, token, kubeconfig }: Cluster, id: string): Promise<RunResult | undefined> {
  const cwd = tempFolder();
  const bin = path.join(cwd, 'bin');
  fs.mkdirSync(bin);
  const [credentials, openshell] = [path.join(cwd, 'credentials.json'), path.join(bin, 'openshell')];
  fs.writeFileSync(credentials, JSON.stringify({ url, ca, token }));
  const script = `#!/bin/sh\nexec '${process.execPath}' '${helm}' '${credentials}' '${openshell}' "$@"\n`;
  fs.writeFileSync(path.join(bin, 'helm'), script, { mode: 0o755 });
  const env = {
    KUBECONFIG: kubeconfig,
    OPENSHELL_BIN: openshell,
    PATH: `${bin}:${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
  };
  const sets = id === 'smoke' ? ['--set', 'ticks=8', '--set', 'tick-seconds=0.25'] : [];
  const args = ['run', id, '--adapter', 'openshell-kubernetes', '--gateway', 'release:0.1.10', '--json', ...sets];
  try {
    const { stdout, stderr } = await startProgram('src/cli/main.ts', args, { cwd, env }).ended;
    if (stdout === '') throw new Error(stderr);
    return (JSON.parse(stdout) as readonly RunResult[])[0];
  } finally {
    fs.rmSync(fs.readFileSync(`${openshell}.folder`, 'utf8'), { recursive: true, force: true, maxRetries: 5 });
  }
}
