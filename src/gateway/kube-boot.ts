// SPDX-License-Identifier: Apache-2.0
/**
 * The boot of a gateway in a cluster: one that is installed there is read and joined, or one of the run's own is
 * installed by Helm; and its end. Someone else's gateway is never changed, ended or removed: only what the run made is.
 */
import http from 'node:http';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { createForwards } from '../platform/kubernetes/forward.ts';
import { textAt } from '../platform/kubernetes/values.ts';
import type { Generation } from './config.ts';
import { type GatewayContext, needed, optional } from './context.ts';
import { apiAddress, findCli, joinAgain, joinCli } from './kube-cli.ts';
import { type KubeContext, nameEnd, openKube, podsPath, readNote, writeNote } from './kube-context.ts';
import { installRelease, OWN_RELEASE, removeRelease } from './kube-helm.ts';
import { removeReaders } from './kube-reader.ts';
import { sweepSandboxes } from './kube-sweep.ts';
import {
  appName,
  configuredNamespace,
  findGateway,
  type GatewayWorkload,
  generationBy,
  isStandIn,
  type ReleasePlace,
  supervisorContainer,
  versionOfImage,
  versionOfLabels,
} from './kube-system.ts';
import { waitFor } from './process.ts';

/** Of a pod of the gateway to become ready, as far as the boot asks it for its version. */
const READY_LIMIT_MS = 90_000;
const ASK_LIMIT_MS = 5_000;
const ANSWER_LIMIT = 64 * 1024;

export async function bootKube(ctx: GatewayContext): Promise<number> {
  const kube = await openKube(ctx);
  const place = await placeOf(kube);
  const workload = await findGateway(kube.api, place, kube.signal);
  const sandboxes =
    optional(ctx.env, 'OPENSHELL_KUBE_SANDBOX_NAMESPACE') ?? configuredNamespace(workload) ?? place.namespace;
  writeNote(ctx, { ...place, isOwn: place.isOwn, sandboxes });
  const version = (await askVersion(kube, workload)) ?? versionOfImage(workload.image) ?? versionOfLabels(workload);
  const ofCli = joinCli(ctx, await findCli(ctx, version));
  const generation = await generationOf(kube, { workload, sandboxes, ofCli });
  const line = { ...systemOf(workload, { version, generation }), ...whereabouts(ctx, { workload, sandboxes }) };
  ctx.out(`${JSON.stringify(line)}\n`);
  return 0;
}

/** Where the gateway is, after it was installed if it is to be the run's own. */
async function placeOf(kube: KubeContext): Promise<ReleasePlace & { readonly isOwn: boolean }> {
  const { ctx } = kube;
  const [, kind = '', detail = ''] = /^([a-z]+)(?::(.*))?$/s.exec(needed(ctx.env, 'CHAOS_GATEWAY')) ?? [];
  if (kind === 'installed') {
    const [namespace = '', release = ''] = detail.split('/');
    return {
      namespace: namespace === '' ? (optional(ctx.env, 'OPENSHELL_KUBE_NAMESPACE') ?? 'openshell') : namespace,
      release: release === '' ? (optional(ctx.env, 'OPENSHELL_KUBE_RELEASE') ?? 'openshell') : release,
      isOwn: false,
    };
  }
  if (kind !== 'release') {
    throw new HarnessError(`a gateway in a cluster is installed or release, not "${kind}"`, { code: 'bad-gateway' });
  }
  const place = { namespace: ctx.scope, release: OWN_RELEASE, isOwn: true };
  // Before anything is made: a shutdown after a kill must know that there may be something.
  writeNote(ctx, { ...place, sandboxes: null });
  await installRelease(kube, detail);
  return place;
}

function systemOf(
  workload: GatewayWorkload,
  { version, generation }: { readonly version: string | null; readonly generation: Generation },
): object {
  const standIn = isStandIn(workload);
  return {
    name: standIn ? 'openshell-stand-in' : 'openshell',
    version: version ?? 'unknown',
    generation,
    build: workload.image.slice(0, 200),
    ...(standIn ? { standInFor: 'OpenShell' } : {}),
  };
}

function whereabouts(
  ctx: GatewayContext,
  { workload, sandboxes }: { readonly workload: GatewayWorkload; readonly sandboxes: string },
): object {
  return {
    endpoints: { api: apiAddress(ctx) },
    namespaces: { system: workload.namespace, sandboxes },
    names: {
      app: appName(workload),
      release: workload.release,
      run: nameEnd(ctx).slice(1),
      supervisor: supervisorContainer(workload),
    },
  };
}

async function generationOf(
  { ctx, api, signal }: KubeContext,
  found: { readonly workload: GatewayWorkload; readonly sandboxes: string; readonly ofCli: Generation },
): Promise<Generation> {
  const { workload, sandboxes, ofCli } = found;
  const labels = { 'openshell.ai/managed-by': 'openshell' };
  const { items } = await api.list({ path: podsPath(sandboxes), labels }, signal);
  const { generation, by } = generationBy({ workload, sandboxes: items }) ?? {
    generation: ofCli,
    by: 'its command line',
  };
  ctx.err(`generation ${generation}, by ${by}\n`);
  return generation;
}

/** As its health port says, through a forward of its own; null where it does not. Rejects while no pod is ready. */
async function askVersion({ api }: KubeContext, workload: GatewayWorkload): Promise<string | null> {
  const { namespace, selector: labels, name } = workload;
  const place = { type: 'pod', namespace, labels, container: null } as const;
  const forward = await createForwards(() => Promise.resolve(api))({
    name: 'health',
    port: 'health',
    place: () => place,
  });
  try {
    const answers: string[] = [];
    const isThere = async (): Promise<boolean> => {
      answers.push(...(await ask(forward.host, forward.port)));
      return answers.length > 0;
    };
    if (!(await waitFor(isThere, READY_LIMIT_MS))) {
      const hint = `Look with: kubectl --namespace ${namespace} describe ${workload.resource}/${name}`;
      throw new HarnessError(`the gateway is not ready: ${forward.problem() ?? 'its health port does not answer'}`, {
        code: 'boot-failed',
        hint,
      });
    }
    return textAt(parseJson(answers[0] ?? ''), 'version');
  } finally {
    await forward.close();
  }
}

/** What its health port says; nothing where nobody answers, or not that it is ready. */
function ask(host: string, port: number): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(ASK_LIMIT_MS);
    const call = http.get({ host, port, path: '/readyz', agent: false, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.length > ANSWER_LIMIT) answer.destroy();
      });
      answer.on('end', () => resolve(answer.statusCode === 200 ? [text] : []));
      answer.on('error', () => resolve([]));
    });
    call.on('error', () => resolve([]));
  });
}

/** Ends what is the run's own. Called again it does nothing. */
export async function shutdownKube(ctx: GatewayContext): Promise<number> {
  const note = readNote(ctx);
  if (note === null) return 0;
  const kube = await openKube(ctx);
  if (note.sandboxes !== null) await removeReaders(kube, { namespace: note.sandboxes });
  if (note.isOwn) await removeRelease(kube);
  return 0;
}

/** Removes what of the run outlived deletion and shutdown, and tells each thing. */
export async function sweepKube(ctx: GatewayContext): Promise<number> {
  const note = readNote(ctx);
  if (note === null) return 0;
  const kube = await openKube(ctx);
  if (note.isOwn) {
    await removeRelease(kube);
    return 0;
  }
  if (note.sandboxes === null || !joinAgain(ctx)) return 0;
  const tell = (item: object): void => ctx.out(`${JSON.stringify(item)}\n`);
  for (const item of await removeReaders(kube, { namespace: note.sandboxes })) tell(item);
  const place = { gateway: note, namespace: note.sandboxes };
  for await (const item of sweepSandboxes(kube, place)) tell(item);
  return 0;
}
