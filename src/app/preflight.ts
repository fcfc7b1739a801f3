// SPDX-License-Identifier: Apache-2.0
/** What this machine has of what a run needs. Starts no system and leaves nothing behind, also when it is stopped. */
import net from 'node:net';
import os from 'node:os';
import { SpecError } from '../core/domain/errors.ts';
import type { Adapter } from '../core/domain/documents.ts';
import type { BackendId } from '../core/domain/plan.ts';
import { visible } from '../core/report/text.ts';
import { checkWritable } from './folders.ts';
import { listDocuments } from './lookup.ts';
import type { AppPorts } from './ports.ts';
import { adapterPlacesOf, loadAdapter } from './prepare.ts';
import type { PreflightItem } from '../ports/preflight.ts';

export interface PreflightRequest {
  readonly cwd: string;
  /** Null: every adapter found. */
  readonly adapter: string | null;
  readonly adaptersDir: string | null;
  /** Absolute. */
  readonly runsDir: string;
}

export interface PreflightResult {
  readonly ok: boolean;
  readonly items: readonly PreflightItem[];
}

const commandLimits = { timeoutMs: 10_000, stdoutLimitBytes: 4096, stderrLimitBytes: 4096 } as const;
/** Programs of coreutils that hooks and shipped workloads use. */
const coreutils = [
  'cat',
  'cp',
  'env',
  'head',
  'mkdir',
  'mkfifo',
  'mv',
  'rm',
  'seq',
  'sleep',
  'sort',
  'tail',
  'tee',
  'touch',
  'wc',
];

export async function preflight(
  ports: AppPorts,
  request: PreflightRequest,
  signal: AbortSignal,
): Promise<PreflightResult> {
  const adapters = findAdapters(ports, request);
  const items = [
    nodeItem(ports),
    platformItem(ports),
    await bashItem(ports, signal),
    await coreutilsItem(ports, signal),
    folderItem('runs folder', request.runsDir),
    folderItem('temporary folder', os.tmpdir()),
    await loopbackItem(),
    await gitItem(ports, request.cwd),
    ...adapters.items,
    ...(await backendItems(ports, { adapters: adapters.loaded, named: request.adapter !== null }, signal)),
  ];
  return { ok: items.every(({ status }) => status !== 'missing'), items };
}

function nodeItem(ports: AppPorts): PreflightItem {
  const { node } = ports.host.info();
  const [major = 0, minor = 0] = node.replace(/^v/, '').split('.').map(Number);
  return item('node', major > 20 || (major === 20 && minor >= 19), { seen: node, needed: '20.19 or later' });
}

function platformItem(ports: AppPorts): PreflightItem {
  const info = ports.host.info();
  const seen = `${info.os} ${info.arch}, ${String(info.cpus)} cores`;
  return item('system', info.os === 'linux' || info.os === 'darwin', { seen, needed: 'Linux or macOS' });
}

async function bashItem(ports: AppPorts, signal: AbortSignal): Promise<PreflightItem> {
  const version = await firstLine(ports, ['bash', '-c', 'echo "$BASH_VERSION"'], signal);
  return item('bash', version !== null, { seen: version ?? 'not found on PATH', needed: 'bash on PATH' });
}

async function coreutilsItem(ports: AppPorts, signal: AbortSignal): Promise<PreflightItem> {
  const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s " "$name"; done';
  const missing = await firstLine(ports, ['bash', '-c', script, 'preflight', ...coreutils], signal);
  const seen = missing === '' ? 'all found' : `not found: ${missing ?? 'bash itself'}`;
  return item('coreutils', missing === '', { seen, needed: coreutils.join(', ') });
}

async function gitItem(ports: AppPorts, folder: string): Promise<PreflightItem> {
  const { commit } = await ports.gitState(folder);
  const needed = 'optional: names the commit in manifest.json';
  return { name: 'git', status: commit === null ? 'optional' : 'ok', seen: commit ?? 'no commit here', needed };
}

function folderItem(name: string, folder: string): PreflightItem {
  const check = checkWritable(folder);
  return item(name, check.ok, { seen: check.ok ? folder : check.reason, needed: 'can be written' });
}

async function loopbackItem(): Promise<PreflightItem> {
  const failure = await new Promise<string | null>((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.message));
    server.listen(0, '127.0.0.1', () => server.close(() => resolve(null)));
  });
  return item('ports', failure === null, {
    seen: failure ?? '127.0.0.1 can be used',
    needed: 'free ports on 127.0.0.1',
  });
}

interface FoundAdapters {
  readonly items: readonly PreflightItem[];
  readonly loaded: readonly Adapter[];
}

function findAdapters(ports: AppPorts, request: PreflightRequest): FoundAdapters {
  const places = adapterPlacesOf(ports, request);
  const known = listDocuments(places).map(({ id }) => id);
  const { adapter } = request;
  const loaded: Adapter[] = [];
  const items = (adapter === null ? known : [adapter]).map((name) => {
    try {
      const { adapter: one } = loadAdapter(name, places);
      loaded.push(one);
      const seen = `${one.backend} backend, boots ${one.gateways.join(', ')}`;
      return item(`adapter ${one.id}`, true, { seen, needed: 'a valid file and a backend of this version' });
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      return item(`adapter ${name}`, false, { seen: visible(error.message, 500), needed: 'a valid file' });
    }
  });
  return { items, loaded };
}

/** Of the backends that the adapters use; what one lacks is not needed where nobody asked for an adapter of it. */
async function backendItems(
  ports: AppPorts,
  { adapters, named }: { readonly adapters: readonly Adapter[]; readonly named: boolean },
  signal: AbortSignal,
): Promise<readonly PreflightItem[]> {
  const items: PreflightItem[] = [];
  for (const backend of new Set<BackendId>(adapters.map((one) => one.backend))) {
    const images = adapters.filter((one) => one.backend === backend).flatMap((one) => imagesOf(ports, one));
    const found = await ports.preflightOf(backend).probe({ images: [...new Set(images)] }, signal);
    items.push(
      ...found.map((one) => (named || one.status !== 'missing' ? one : { ...one, status: 'optional' as const })),
    );
  }
  return items.map((one) => ({ ...one, seen: visible(one.seen, 500) }));
}

/** That the adapter's systems use. */
export function imagesOf(ports: AppPorts, { images = [] }: Adapter): readonly string[] {
  return images.flatMap(({ variable, default: usual }) => ports.variables([variable])[variable] ?? usual ?? []);
}

/** First line of a command that ended with 0; null for any other. */
async function firstLine(ports: AppPorts, argv: readonly string[], signal: AbortSignal): Promise<string | null> {
  const request = { argv, env: ports.host.childEnvironment([]), cwd: os.tmpdir(), ...commandLimits };
  const result = await ports.commands.run(request, signal);
  if (result.outcome !== 'exited' || result.exitCode !== 0) return null;
  return visible(result.stdout.split('\n')[0] ?? '', 200);
}

function item(name: string, ok: boolean, texts: { readonly seen: string; readonly needed: string }): PreflightItem {
  return { name, status: ok ? 'ok' : 'missing', ...texts };
}
