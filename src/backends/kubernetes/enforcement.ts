// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a cluster's network enforces network policies: one scratch pod dials another one, first without a policy, which
 * must work, then with one that lets nothing through, which must not. New connections are tried; what a network does with
 * open ones differs.
 */
import { randomBytes } from 'node:crypto';
import { causeChain } from '../../core/domain/errors.ts';
import type { AbilityProof } from '../../ports/preflight.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ClusterApi } from '../../platform/kubernetes/cluster-api.ts';
import { textAt } from '../../platform/kubernetes/values.ts';
import { describePod, podOf } from './objects.ts';
import { podPath, podsPath, policiesPath } from './paths.ts';
import { readLog } from './pod-log-transfer.ts';
import {
  notProven,
  removalCommand,
  removeOfDead,
  removeScratch,
  type Scratch,
  scratchMetadata,
  type ScratchOwner,
} from './scratch.ts';

const PORT = 8099;
const SAYS = 'chaos-probe:';
/** Pulling the image included. */
const START_LIMIT_MS = 120_000;
const REACH_LIMIT_MS = 20_000;
/** Networks take a moment to learn of a policy. */
const CUT_LIMIT_MS = 30_000;
const REMOVE_LIMIT_MS = 20_000;
const LOOK_MS = 300;
const TAIL_BYTES = 16 * 1024;
/** Answers in a row. */
const SURE = 3;

/** An image may have any of these. */
const LISTEN = `echo '${SAYS} begun'
if command -v python3 > /dev/null; then exec python3 -c '
import os, socket
s = socket.socket(); s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
s.bind((os.environ["POD_IP"], ${String(PORT)})); s.listen(16)
while True: s.accept()[0].close()'
elif command -v node > /dev/null; then exec node -e 'require("net").createServer((s) => s.destroy()).listen(${String(PORT)}, process.env.POD_IP)'
elif command -v nc > /dev/null; then while :; do nc -l -p ${String(PORT)} < /dev/null > /dev/null; done
else echo '${SAYS} no tool'; exec sleep 600; fi`;

const DIAL = `dial() {
if command -v python3 > /dev/null; then python3 -c 'import os, socket; socket.create_connection((os.environ["PEER"], ${String(PORT)}), 1).close()'
elif command -v node > /dev/null; then node -e 'const s = require("net").connect(${String(PORT)}, process.env.PEER, () => process.exit(0)); s.on("error", () => process.exit(1)); setTimeout(() => process.exit(1), 1000)'
else nc -w 1 "$PEER" ${String(PORT)} < /dev/null; fi
}
while :; do if dial > /dev/null 2>&1; then echo '${SAYS} reached'; else echo '${SAYS} not reached'; fi; sleep 0.2; done`;

export interface EnforcementTry {
  readonly api: ClusterApi;
  readonly clock: Clock;
  readonly owner: ScratchOwner;
  /** The first one that the system uses; null where none is known. */
  readonly image: string | null;
}

/** Never rejects; what could not be proven counts as not enforced. Removes what it made, also when the signal aborts. */
export async function proveEnforcement(tried: EnforcementTry, signal: AbortSignal): Promise<AbilityProof> {
  const { api, owner, image } = tried;
  const { namespace } = api.connection;
  const id = `chaos-probe-${randomBytes(4).toString('hex')}`;
  const scratch: Scratch = { namespace, id, owner };
  let proof: AbilityProof;
  try {
    if (image === null) throw notProven('the adapter names no image for scratch pods');
    await removeOfDead(api, namespace, signal);
    proof = await tryPolicy(tried, { scratch, image }, signal);
  } catch (error) {
    const why = `whether network policies are enforced could not be proven in namespace ${namespace}: ${causeChain(error)[0] ?? ''}`;
    proof = { way: null, why, fix: 'chaos preflight says what is missing' };
  }
  try {
    await removeScratch(api, scratch, AbortSignal.timeout(REMOVE_LIMIT_MS));
    return proof;
  } catch {
    const why = `${proof.way === null ? `${proof.why}; ` : ''}what was made to try it could not be removed`;
    return { way: null, why, fix: removalCommand(scratch) };
  }
}

interface Place {
  readonly scratch: Scratch;
  readonly image: string;
}

async function tryPolicy(tried: EnforcementTry, place: Place, signal: AbortSignal): Promise<AbilityProof> {
  const { api } = tried;
  const { scratch } = place;
  const peer = await startPod(tried, { ...place, name: 'peer', script: LISTEN, env: {} }, signal);
  const dialer = await startPod(tried, { ...place, name: 'dialer', script: DIAL, env: { PEER: peer.ip } }, signal);
  if (!(await says(tried, { pod: dialer.name, scratch, line: 'reached', limitMs: REACH_LIMIT_MS }, signal))) {
    throw notProven('one scratch pod does not reach the other one, without any policy');
  }
  const body = {
    ...{
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata: scratchMetadata(scratch, { name: 'cut' }),
    },
    spec: { podSelector: { matchLabels: { 'chaos-probe': `${scratch.id}-peer` } }, policyTypes: ['Ingress', 'Egress'] },
  };
  await api.send({ method: 'POST', path: policiesPath(scratch.namespace), body }, signal);
  if (await says(tried, { pod: dialer.name, scratch, line: 'not reached', limitMs: CUT_LIMIT_MS }, signal)) {
    return { way: 'a network policy: a scratch pod that one selected was not reached any more' };
  }
  return {
    way: null,
    why: 'this cluster does not enforce network policies: a pod was reached although one lets nothing through',
    fix: 'a network plugin that enforces them',
  };
}

interface ScratchPod extends Place {
  readonly name: string;
  readonly script: string;
  readonly env: Readonly<Record<string, string>>;
}

async function startPod(
  { api, clock }: EnforcementTry,
  { scratch, image, name, script, env }: ScratchPod,
  signal: AbortSignal,
): Promise<{ readonly name: string; readonly ip: string }> {
  const { namespace, id } = scratch;
  const full = `${id}-${name}`;
  const variables = Object.entries(env).map(([key, value]) => ({ name: key, value }));
  const container = {
    ...{ name: 'probe', image, command: ['/bin/sh', '-c', script], ports: [{ containerPort: PORT }] },
    env: [{ name: 'POD_IP', valueFrom: { fieldRef: { fieldPath: 'status.podIP' } } }, ...variables],
    securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
  };
  const body = {
    ...{ apiVersion: 'v1', kind: 'Pod', metadata: scratchMetadata(scratch, { name, labels: { 'chaos-probe': full } }) },
    spec: {
      containers: [container],
      restartPolicy: 'Never',
      automountServiceAccountToken: false,
      terminationGracePeriodSeconds: 0,
    },
  };
  await api.send({ method: 'POST', path: podsPath(namespace), body }, signal);
  const deadlineMs = clock.elapsedMs() + START_LIMIT_MS;
  for (;;) {
    const found = await api.read(podPath({ namespace, name: full }), signal);
    const pod = found === null ? null : podOf(found);
    const ip = textAt(found, 'status', 'podIP') ?? '';
    if (pod?.phase === 'Running' && ip !== '') return { name: full, ip };
    const isOver = clock.elapsedMs() >= deadlineMs || pod?.phase === 'Failed' || signal.aborted;
    if (isOver) throw notProven(`scratch pod ${full} of image ${image} is ${pod === null ? 'gone' : describePod(pod)}`);
    await clock.sleepUntil(clock.elapsedMs() + LOOK_MS, signal);
  }
}

/** Whether the last lines of a pod's log are all that one, within the limit. */
async function says(
  { api, clock }: EnforcementTry,
  {
    pod,
    scratch,
    line,
    limitMs,
  }: { readonly pod: string; readonly scratch: Scratch; readonly line: string; readonly limitMs: number },
  signal: AbortSignal,
): Promise<boolean> {
  const deadlineMs = clock.elapsedMs() + limitMs;
  while (clock.elapsedMs() < deadlineMs && !signal.aborted) {
    let text = '';
    const onChunk = (chunk: Buffer): void => {
      text = (text + chunk.toString('utf8')).slice(-TAIL_BYTES);
    };
    const life = { namespace: scratch.namespace, name: pod, container: 'probe' };
    await readLog(api, { life, query: { tailLines: String(SURE) }, onChunk }, signal);
    const last = text
      .split('\n')
      .filter((one) => one.includes(SAYS))
      .slice(-SURE);
    if (last.length === SURE && last.every((one) => one.endsWith(`${SAYS} ${line}`))) return true;
    await clock.sleepUntil(clock.elapsedMs() + LOOK_MS, signal);
  }
  return false;
}
