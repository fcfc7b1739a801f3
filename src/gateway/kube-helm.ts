// SPDX-License-Identifier: Apache-2.0
/**
 * A gateway of the run's own in a cluster: a namespace that carries the run's label, and the chart installed into it by
 * Helm. All that is removed later is that namespace.
 */
import { spawn } from 'node:child_process';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { unlessMissing } from '../platform/kubernetes/cluster-api.ts';
import { statusOf } from '../platform/kubernetes/errors.ts';
import { asRecord, listAt, textAt } from '../platform/kubernetes/values.ts';
import { type GatewayContext, optional } from './context.ts';
import { requireProgram } from './kube-cli.ts';
import { type KubeContext, RUN_LABEL, runLabel } from './kube-context.ts';
import { plainText } from './sandboxes.ts';
import { readIfPresent, waitFor, writeWhole } from './process.ts';

const CHART = 'oci://ghcr.io/nvidia/openshell/helm-chart';
/** Name of the release in the run's namespace. */
export const OWN_RELEASE = 'openshell';
/** Of waiting until it is ready; helm's own `--wait` ends a little sooner. */
const INSTALL_LIMIT_S = 480;
const UNINSTALL_LIMIT_S = 60;
const OUTPUT_LIMIT = 64 * 1024;
const NAMESPACE_GONE_MS = 90_000;
const CONFLICT = 409;

/** Into an empty namespace. Rejects with a HarnessError that says what helm said. */
export async function installRelease(kube: KubeContext, version: string): Promise<void> {
  const { ctx, api, signal } = kube;
  const helm = requireProgram(
    ctx.env,
    'helm',
    'Install Helm 3, or run on a system that is there: --gateway installed.',
  );
  const metadata = { name: ctx.scope, labels: runLabel(ctx) };
  const body = { apiVersion: 'v1', kind: 'Namespace', metadata };
  try {
    await api.send({ method: 'POST', path: '/api/v1/namespaces', body }, signal);
  } catch (error) {
    // Its name is the run's: one that is there was made by this request, whose answer was lost.
    if (statusOf(error) !== CONFLICT) throw error;
  }
  const values = `${ctx.files.workDir}/helm-values.json`;
  writeWhole(values, `${JSON.stringify(valuesOf(ctx))}\n`);
  const extra = (optional(ctx.env, 'OPENSHELL_KUBE_VALUES') ?? '').split(':').filter((file) => file !== '');
  const chart = optional(ctx.env, 'OPENSHELL_KUBE_CHART') ?? CHART;
  const args = [
    ...['upgrade', '--install', OWN_RELEASE, chart, '--namespace', ctx.scope, '--wait'],
    ...['--timeout', `${String(INSTALL_LIMIT_S)}s`],
    ...(version === '' ? [] : ['--version', version]),
    ...[values, ...extra].flatMap((file) => ['--values', file]),
  ];
  await runHelm(ctx, { helm, args, limitS: INSTALL_LIMIT_S + 20 });
}

/** Plain and without users: it is reached through the run's own forward alone. Images as the experiment or variables say. */
function valuesOf(ctx: GatewayContext): object {
  const { env } = ctx;
  const file = optional(env, 'CHAOS_SETTINGS');
  const settings = asRecord(parseJson(file === null ? '{}' : (readIfPresent(file) ?? '{}')));
  const sandboxImage = textAt(settings, 'image') ?? optional(env, 'OPENSHELL_SANDBOX_IMAGE');
  const gateway = optional(env, 'OPENSHELL_GATEWAY_IMAGE');
  const supervisor = optional(env, 'OPENSHELL_SUPERVISOR_IMAGE');
  return {
    // What a chart makes beside the namespace, such as cluster roles, is called so too: another installation has its own.
    fullnameOverride: ctx.scope,
    replicaCount: 1,
    ...(gateway === null ? {} : { image: imageOf(gateway) }),
    ...(supervisor === null ? {} : { supervisor: { image: imageOf(supervisor) } }),
    server: {
      disableTls: true,
      auth: { allowUnauthenticatedUsers: true },
      sandboxNamespace: ctx.scope,
      ...(sandboxImage === null ? {} : { sandboxImage }),
    },
  };
}

/** `registry:5000/name` and `tag`. */
function imageOf(image: string): object {
  const [, repository = image, tag = 'latest'] = /^(.*?)(?::([^:/]+))?$/.exec(image) ?? [];
  return { repository, tag };
}

interface HelmCall {
  readonly helm: string;
  readonly args: readonly string[];
  readonly limitS: number;
}

function runHelm({ env }: GatewayContext, { helm, args, limitS }: HelmCall): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(helm, args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: limitS * 1000 });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-OUTPUT_LIMIT);
    });
    child.on('error', (cause) => reject(new HarnessError('helm cannot be run', { code: 'helm-failed', cause })));
    child.on('close', (code, killedBy) => {
      if (code === 0) return resolve();
      const why = killedBy === null ? plainText(said).slice(-600) : `it did not end within ${String(limitS)} s`;
      const hint = `Look with: kubectl --namespace ${args[args.indexOf('--namespace') + 1] ?? ''} get pods,events`;
      reject(new HarnessError(`helm ${args[0] ?? ''} failed: ${why}`, { code: 'helm-failed', hint }));
    });
  });
}

/** With all that is in it. Rejects with a HarnessError for one that is not the run's, or that stays. */
export async function removeRelease(kube: KubeContext): Promise<void> {
  const { ctx, api, signal } = kube;
  const path = `/api/v1/namespaces/${ctx.scope}`;
  const found = await api.read(path, signal);
  if (found === null) return;
  if (textAt(found, 'metadata', 'labels', RUN_LABEL) !== runLabel(ctx)[RUN_LABEL]) {
    const hint = `Look who made it: kubectl get namespace ${ctx.scope} --show-labels`;
    throw new HarnessError(`namespace ${ctx.scope} does not carry the run's label`, {
      code: 'foreign-namespace',
      hint,
    });
  }
  await uninstall(kube);
  await unlessMissing(() => api.send({ method: 'DELETE', path }, signal));
  const isGone = async (): Promise<boolean> => (await api.read(path, signal)) === null;
  if (await waitFor(isGone, NAMESPACE_GONE_MS)) return;
  const left = await api.read(path, signal);
  const why = listAt(left ?? {}, 'status', 'conditions').flatMap((one) =>
    textAt(one, 'status') === 'True' ? (textAt(one, 'message') ?? []) : [],
  );
  const hint = `When what holds it is gone: kubectl delete namespace ${ctx.scope}`;
  const said = why.length === 0 ? '' : `: ${plainText(why.join('; ')).slice(0, 400)}`;
  throw new HarnessError(`namespace ${ctx.scope} is still being deleted${said}`, { code: 'shutdown-failed', hint });
}

/** So that what the chart made outside of the namespace goes, too. Deleting the namespace does the rest either way. */
async function uninstall({ ctx }: KubeContext): Promise<void> {
  try {
    const helm = requireProgram(ctx.env, 'helm', '');
    const args = [
      'uninstall',
      OWN_RELEASE,
      '--namespace',
      ctx.scope,
      '--wait',
      '--timeout',
      `${String(UNINSTALL_LIMIT_S)}s`,
    ];
    await runHelm(ctx, { helm, args: [...args, '--ignore-not-found'], limitS: UNINSTALL_LIMIT_S + 10 });
  } catch (error) {
    ctx.err(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
