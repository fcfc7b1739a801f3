// SPDX-License-Identifier: Apache-2.0
/** Debian's promtool and prometheus: whether they are there, loading a text into blocks, a server on the blocks for one test. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import net from 'node:net';

export const prometheusIsMissing: boolean = spawnSync('promtool', ['--version']).status !== 0;

/** What `promtool check metrics` complains of. It reads the older text format, which writes times in milliseconds. */
export function complaintsOf(openMetrics: string): string {
  const text = openMetrics.replace(/ (\d+)\.(\d{3})$/gm, ' $1$2');
  const { stdout, stderr, status } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}` : `exit ${String(status)}: ${stdout}${stderr}`;
}

/** Loads a file into the folder of blocks; returns the number of samples. Throws what promtool says when it refuses it. */
export function loadBlocks(file: string, blocks: string): number {
  const args = ['tsdb', 'create-blocks-from', 'openmetrics', file, blocks];
  const output = execFileSync('promtool', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const rows = output.trim().split('\n').slice(1);
  return rows.reduce((sum, row) => sum + Number(row.trim().split(/\s{2,}/)[4] ?? 0), 0);
}

export interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly values: readonly (readonly [number, string])[];
}

export interface PrometheusServer {
  /** Seconds since 1970. */
  queryRange(
    query: string,
    range: { readonly from: number; readonly to: number; readonly step: number },
  ): Promise<readonly Series[]>;
  close(): Promise<void>;
}

export interface PrometheusPlace {
  readonly blocks: string;
  readonly config: string;
  readonly flags: readonly string[];
}

/** On a free port of this machine, with `flags` beside its own. Whoever starts it closes it. */
export async function startPrometheus({ blocks, config, flags }: PrometheusPlace): Promise<PrometheusServer> {
  const address = `127.0.0.1:${String(await freePort())}`;
  const own = [`--config.file=${config}`, `--storage.tsdb.path=${blocks}`, `--web.listen-address=${address}`];
  const child = spawn('prometheus', [...own, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(hard);
  };
  const deadline = performance.now() + 20_000;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await close();
      throw new Error(`prometheus did not become ready:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { close, queryRange: (query, range) => queryRange(address, query, range) };
}

async function queryRange(
  address: string,
  query: string,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
): Promise<readonly Series[]> {
  const parameters = new URLSearchParams({ query, start: String(from), end: String(to), step: String(step) });
  const response = await fetch(`http://${address}/api/v1/query_range?${parameters.toString()}`);
  const answer = (await response.json()) as {
    readonly status: string;
    readonly error?: string;
    readonly data?: { readonly result: readonly Series[] };
  };
  if (answer.status !== 'success') throw new Error(`${query}: ${answer.error ?? response.statusText}`);
  return answer.data?.result ?? [];
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`http://${address}/-/ready`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
