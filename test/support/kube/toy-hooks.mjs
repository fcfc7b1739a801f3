// SPDX-License-Identifier: Apache-2.0
/** The hooks of the toy system in a cluster: plain requests with what KUBECONFIG names, a file that test clusters write. */
import fs from 'node:fs';
import https from 'node:https';

const NOT_YET = 75;
const STATES = { Running: 'Running', Succeeded: 'Succeeded', Failed: 'Failed' };
const { CHAOS_GATEWAY, CHAOS_INSTANCE, CHAOS_RUN_SCOPE, CHAOS_SCRIPT = '', KUBECONFIG = '' } = process.env;
/** Only hooks of the system are told the gateway. */
const note = `${process.env['CHAOS_WORK_DIR']}/namespace`;
const namespace = CHAOS_GATEWAY?.replace(/^installed:|\/.*$/g, '') ?? fs.readFileSync(note, 'utf8');
const config = JSON.parse(fs.readFileSync(KUBECONFIG, 'utf8'));
const { cluster } = config.clusters[0];

/** @param {string} method @param {string} path @param {object} [body] */
function call(method, path, body) {
  const ca = Buffer.from(cluster['certificate-authority-data'], 'base64');
  const content = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    ...{ authorization: `Bearer ${config.users[0].user.token}`, 'content-type': 'application/json' },
    'content-length': Buffer.byteLength(content),
  };
  return new Promise((resolve, reject) => {
    const url = new URL(`/api/v1/namespaces/${namespace}/pods${path}`, cluster.server);
    const request = https.request(url, { method, ca, headers, agent: false, timeout: 5000 }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) }));
    });
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject).end(content);
  });
}

const mine = `?labelSelector=${encodeURIComponent(`toy/run=${CHAOS_RUN_SCOPE}`)}`;

/** @param {string} name */
async function remove(name) {
  for (let status = 0; status !== 404; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const options = { apiVersion: 'v1', kind: 'DeleteOptions', gracePeriodSeconds: 1 };
    await call('DELETE', `/${name}`, options);
    ({ status } = await call('GET', `/${name}`));
  }
}

const hooks = {
  boot: () => {
    fs.writeFileSync(note, namespace);
    const line = { name: 'toy-kubernetes', version: '1.0.0', endpoints: {}, namespaces: { system: namespace } };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  },
  ready: async () => {
    const { body } = await call('GET', '?labelSelector=toy%2Fname%3Dgateway');
    if (!body.items.some(({ status }) => status?.phase === 'Running')) process.exitCode = NOT_YET;
  },
  create: async () => {
    const labels = { 'toy/run': CHAOS_RUN_SCOPE, 'toy/name': CHAOS_INSTANCE };
    const command = ['/bin/sh', '-c', fs.readFileSync(CHAOS_SCRIPT, 'utf8')];
    const container = { name: 'main', image: 'toy/sandbox', command };
    const spec = { restartPolicy: 'Never', terminationGracePeriodSeconds: 1, containers: [container] };
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: CHAOS_INSTANCE, labels }, spec };
    const { status, body } = await call('POST', '', pod);
    if (status !== 201) throw new Error(body.message);
  },
  read: async () => {
    const { body } = await call('GET', mine);
    for (const { metadata, status } of body.items) {
      const line = {
        instance: metadata.name,
        state: STATES[status?.phase] ?? 'Pending',
        rawPhase: status?.phase ?? '',
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  },
  delete: () => remove(CHAOS_INSTANCE),
  sweep: async () => {
    const { body } = await call('GET', mine);
    for (const { metadata } of body.items) await remove(metadata.name);
  },
};

await hooks[process.argv[2]]();
