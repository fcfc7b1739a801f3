// SPDX-License-Identifier: Apache-2.0
/** Calls hooks of the adapter for OpenShell on Kubernetes as a run does: their own text, a work folder, open forwards. */
import fs from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { HookName, OptionalHookName, PodPlace } from '../../src/core/domain/plan.ts';
import { planSystem } from '../../src/core/plan/plan-system.ts';
import { parseAdapter } from '../../src/core/spec/parse.ts';
import { bashArguments } from '../../src/engine/hooks.ts';
import { openCluster } from '../../src/platform/kubernetes/cluster-api.ts';
import { createForwards } from '../../src/platform/kubernetes/forward.ts';
import type { ForwardHandle } from '../../src/ports/forwards.ts';
import type { Cluster } from '../support/kube/cluster-shape.ts';
import { type ProgramResult, runCommand } from '../support/run-program.ts';
import { tempFolder } from '../support/temp.ts';

const root = path.resolve(import.meta.dirname, '../..');
const RUN_ID = '20261129T154500Z-abc123';
export const SCOPE = 'chaos-20261129t154500z-abc123';

export interface Hooks {
  readonly workDir: string;
  call(hook: HookName | OptionalHookName, env?: Readonly<Record<string, string>>): Promise<ProgramResult>;
  /** An operation of the adapter. */
  operation(name: string, env: Readonly<Record<string, string>>): Promise<ProgramResult>;
  close(): Promise<void>;
}

export interface HookOptions {
  readonly gateway: string;
  readonly kubeconfig: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** KUBECONFIG of the test names the same cluster, for the forwards. */
export async function openHooks({ gateway, kubeconfig, env = {} }: HookOptions): Promise<Hooks> {
  const name = 'openshell-kubernetes.yaml';
  const parsed = parseAdapter({ path: name, bytes: fs.readFileSync(path.join(root, 'adapters', name)) });
  if (!parsed.ok) throw new Error('the adapter is not valid');
  const system = planSystem(parsed.value, RUN_ID);
  const workDir = tempFolder();
  const forwards = await openForwards(system.forwards);
  const variables = forwards.map(([forward, { host, port }]) => [
    `CHAOS_FORWARD_${forward.toUpperCase()}`,
    `${host}:${String(port)}`,
  ]);
  const base = {
    KUBECONFIG: kubeconfig,
    CHAOS_GATEWAY: gateway,
    CHAOS_RUN_ID: RUN_ID,
    CHAOS_RUN_SCOPE: SCOPE,
    CHAOS_WORK_DIR: workDir,
    CHAOS_NODE: process.execPath,
    CHAOS_CLI: path.join(root, 'src/cli/main.ts'),
    ...(Object.fromEntries(variables) as Record<string, string>),
    ...env,
  };
  const run = (script: string, more: Readonly<Record<string, string>>): Promise<ProgramResult> =>
    runCommand(bashArguments(script), { cwd: workDir, env: { ...base, ...more } });
  return {
    workDir,
    call: (hook, more = {}) => run(system.hooks[hook]?.script ?? 'exit 99', more),
    operation: (operation, more) => run(system.operations[operation]?.run.script ?? 'exit 99', more),
    close: async () => {
      await Promise.all(forwards.map(([, handle]) => handle.close()));
    },
  };
}

/** To where the stand-in is installed; a run knows that from the boot line. */
async function openForwards(
  planned: readonly { readonly name: string; readonly port: number | string }[],
): Promise<readonly (readonly [string, ForwardHandle])[]> {
  let opened: ReturnType<typeof openCluster> | null = null;
  const labels = { 'app.kubernetes.io/name': 'openshell', 'app.kubernetes.io/instance': 'openshell' };
  const place: PodPlace = { type: 'pod', namespace: 'openshell', labels, container: null };
  const open = createForwards(() => (opened ??= openCluster()));
  return Promise.all(
    planned.map(async ({ name, port }) => [name, await open({ name, port, place: () => place })] as const),
  );
}

/** What the create hook gets beside the instance. */
export function createFiles(workDir: string, script: string): Readonly<Record<string, string>> {
  const [scriptFile, envFile] = [path.join(workDir, 'script'), path.join(workDir, 'env')];
  fs.writeFileSync(scriptFile, script);
  fs.writeFileSync(envFile, 'WORD=hello\0CHAOS_INSTANCE=box-0\0');
  return { CHAOS_SCRIPT: scriptFile, CHAOS_ENV: envFile, CHAOS_IMAGE: '', CHAOS_POLICY: '', CHAOS_RESTART_POLICY: '' };
}

const resources: Readonly<Record<string, string>> = {
  ServiceAccount: 'serviceaccounts',
  Role: 'roles.rbac.authorization.k8s.io',
  RoleBinding: 'rolebindings.rbac.authorization.k8s.io',
};

/** Makes the account that is shipped, with its roles, in a namespace; a kubeconfig for it. Verbs named are left out. */
export async function leastAccount(
  cluster: Cluster,
  without: readonly string[] = [],
  namespace = 'openshell',
): Promise<string> {
  const shipped = fs.readFileSync(path.join(root, 'adapters/rbac/openshell-kubernetes.yaml'), 'utf8');
  const text = shipped.replaceAll('namespace: openshell', `namespace: ${namespace}`);
  for (const document of parseAllDocuments(text)) {
    const object = document.toJS() as { kind: string; rules?: { verbs: string[]; resources: string[] }[] };
    const rules = object.rules?.map((rule) => ({
      ...rule,
      verbs: rule.verbs.filter((verb) => !without.includes(`${verb} ${rule.resources[0] ?? ''}`)),
    }));
    const body = { ...object, ...(rules === undefined ? {} : { rules }) };
    await cluster.api.create(resources[object.kind] ?? '', body as never);
  }
  return cluster.kubeconfigFor(namespace, 'openshell-chaos');
}
