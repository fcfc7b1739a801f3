// SPDX-License-Identifier: Apache-2.0
/** A program with a test cluster and a pod in it, for whoever wants to see what is left when it dies: it never stops it. */
import process from 'node:process';
import { startCluster } from './cluster.ts';

/** What it prints, as one line of JSON, when the pod runs. */
export interface ProgramSaid {
  /** Of the pod's main process and of what that started. */
  readonly pids: readonly number[];
  readonly kubeconfig: string;
}

const cluster = await startCluster();
const script = 'trap "" TERM; sleep 600 & echo "pids $$ $!"; wait';
await cluster.api.create('pods', {
  ...{ apiVersion: 'v1', kind: 'Pod', metadata: { name: 'one', namespace: 'default' } },
  spec: { containers: [{ name: 'main', image: 'test/image', command: ['/bin/sh', '-c', script] }] },
});
const read = { method: 'GET', path: '/api/v1/namespaces/default/pods/one/log' };
for (;;) {
  const log = await cluster.api.call<string>(read).catch(() => '');
  const [, pids] = /pids (.*)\n/.exec(log) ?? [];
  if (pids !== undefined) {
    const said: ProgramSaid = { pids: pids.split(' ').map(Number), kubeconfig: cluster.kubeconfig };
    process.stdout.write(`${JSON.stringify(said)}\n`);
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 20));
}
