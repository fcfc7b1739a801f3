// SPDX-License-Identifier: Apache-2.0
/**
 * Where the cluster is and who we are to it: the current context of KUBECONFIG or ~/.kube/config, or the service account
 * of a pod, as the official client reads them. Which cluster that is does not change while a connection is used.
 */
import { spawn, type SpawnOptions } from 'node:child_process';
import http from 'node:http';
import https from 'node:https';
import { HarnessError } from '../../core/domain/errors.ts';
import type * as client from './client.ts';
import type { KubeConfig } from './client.ts';

export interface ClusterConnection {
  /** Address of the API server, without credentials. */
  readonly server: string;
  /** Name of the context. */
  readonly context: string;
  /** That of the context, where nothing else is said. */
  readonly namespace: string;
  /** How to reach the server and what proves who asks. Rejects with a HarnessError (`cluster-credentials`). */
  options(signal: AbortSignal): Promise<https.RequestOptions>;
  /** Reads configuration and credentials anew. Whether there is something new to try. Never rejects. */
  renew(signal: AbortSignal): Promise<boolean>;
  /** What the official client's own parts take. */
  config(): KubeConfig;
}

type Client = typeof client;

const OLDEST_NODE = 22;
/** Programs that make credentials may ask a server for them, but nobody at a terminal. */
const CREDENTIALS_LIMIT_MS = 30_000;
/** Several requests are refused at once; one reading serves them all. */
const RENEW_PAUSE_MS = 1_000;
/** What the library makes up where it finds no configuration at all. */
const MADE_UP = 'loaded-context';

/** Connects to nothing yet. Rejects with a HarnessError (`node-too-old`, `cluster-unconfigured`). */
export async function openConnection(): Promise<ClusterConnection> {
  refuseOldNode(process.versions.node);
  const library = await import('./client.ts');
  const config = load(library, null);
  const cluster = config.getCurrentCluster();
  const context = config.getCurrentContext();
  if (cluster === null || context === MADE_UP) {
    throw unconfigured(cluster === null ? `the current context ${context} names no cluster` : 'there is no kubeconfig');
  }
  refuseCredentials(cluster.server);
  return connectionOf(library, { server: cluster.server, context, config });
}

export function refuseOldNode(version: string): void {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return;
  throw new HarnessError(`the Kubernetes client needs Node ${OLDEST_NODE} or later; this is ${version}`, {
    code: 'node-too-old',
    hint: 'Run with a newer Node; the action does so by itself.',
  });
}

/** The address is written down and shown. */
function refuseCredentials(server: string): void {
  const address = URL.parse(server);
  if (address === null) throw unconfigured('the address of its server is none');
  if (address.username === '' && address.password === '') return;
  throw unconfigured('the address of its server holds a user name or password; put them into the user of the context');
}

function unconfigured(why: string, cause?: unknown): HarnessError {
  return new HarnessError(`no cluster is configured: ${why}`, {
    code: 'cluster-unconfigured',
    hint: 'Set KUBECONFIG, or make ~/.kube/config, with a current context: kubectl config current-context',
    cause,
  });
}

/** The configuration with that context as the current one; null for the one that it names itself. */
function load({ KubeConfig, ExecAuth }: Client, context: string | null): KubeConfig {
  const config = new KubeConfig();
  try {
    config.loadFromDefault();
  } catch (cause) {
    throw unconfigured('the kubeconfig cannot be read', cause);
  }
  if (context !== null) config.setCurrentContext(context);
  limitPrograms(config, ExecAuth);
  return config;
}

/** Programs that make credentials are run by the library, which gives them no limit. */
function limitPrograms(config: KubeConfig, execAuth: Client['ExecAuth']): void {
  const { authenticators } = config as unknown as { readonly authenticators: readonly unknown[] };
  for (const one of authenticators) {
    if (!(one instanceof execAuth)) continue;
    const limits: SpawnOptions = {
      timeout: CREDENTIALS_LIMIT_MS,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
    };
    const run = (command: string, args: readonly string[] | undefined, options: object): unknown =>
      spawn(command, args ?? [], { ...options, ...limits });
    Object.assign(one, { execFn: run });
  }
}

interface Loaded {
  readonly server: string;
  readonly context: string;
  readonly config: KubeConfig;
}

function connectionOf(library: Client, { server, context, config: first }: Loaded): ClusterConnection {
  let config = first;
  let renewed = { atMs: Number.NEGATIVE_INFINITY, again: Promise.resolve(true) };
  const agent = server.startsWith('https:')
    ? new https.Agent({ keepAlive: true })
    : new http.Agent({ keepAlive: true });
  const reload = async (signal: AbortSignal): Promise<boolean> => {
    try {
      const next = load(library, context);
      // Another cluster under the same name is not the one that was meant.
      if (next.getCurrentCluster()?.server !== server) return false;
      await optionsOf(next, signal);
      config = next;
      return true;
    } catch {
      return false;
    }
  };
  return {
    server,
    context,
    namespace: first.getContextObject(context)?.namespace ?? 'default',
    config: () => config,
    options: async (signal) => {
      const { agent: theirs, ...options } = await optionsOf(config, signal);
      // Theirs keeps no connection open; one that leads through a proxy is needed.
      return { ...options, agent: config.getCurrentCluster()?.proxyUrl === undefined ? agent : theirs };
    },
    renew: (signal) => {
      const nowMs = performance.now();
      if (nowMs - renewed.atMs > RENEW_PAUSE_MS) renewed = { atMs: nowMs, again: reload(signal) };
      return renewed.again;
    },
  };
}

async function optionsOf(config: KubeConfig, signal: AbortSignal): Promise<https.RequestOptions> {
  const options: https.RequestOptions = {};
  try {
    await Promise.race([config.applyToHTTPSOptions(options), rejectAtAbort(signal)]);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new HarnessError(`no credentials for the context ${config.getCurrentContext()}`, {
      code: 'cluster-credentials',
      hint: 'Log in again; kubectl auth whoami shows what is wrong.',
      cause,
    });
  }
  return options;
}

function rejectAtAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = (): void => reject(new Error('aborted'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
  });
}
