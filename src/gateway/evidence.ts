// SPDX-License-Identifier: Apache-2.0
/**
 * What a sandbox leaves: its output folder, and what its workload printed, which its wrapper writes to a file in the
 * sandbox because the system keeps it nowhere. Both are taken from the container through the engine's archives, so that
 * a stopped or failed sandbox has them, too, and no gateway is needed. All of it is untrusted: no link is followed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { instanceContainers, sandboxContainer } from './containers.ts';
import { type GatewayContext, needed } from './context.ts';
import { readTar, type TarEntry } from './tar.ts';

const OUTPUT = '/sandbox/output';
const LOG = '/sandbox/.chaos/log';
const FOLLOW_PAUSE_MS = 250;
/** Of one instance's output; what a run keeps of it has limits of its own. */
const OUTPUT_LIMIT_BYTES = 256 * 1024 * 1024;

/** Fills `$CHAOS_DEST/output` and completes the instance's log. */
export async function collect(ctx: GatewayContext): Promise<number> {
  const instance = needed(ctx.env, 'CHAOS_INSTANCE');
  const destination = path.join(needed(ctx.env, 'CHAOS_DEST'), 'output');
  const container = await sandboxContainer(ctx, instance);
  if (container === null) throw new HarnessError(`there is no container of ${instance}`, { code: 'no-container' });
  await takeLog(ctx, container.id, instance);
  const archive = await ctx.engine.stream(archivePath(container.id, OUTPUT));
  fs.mkdirSync(destination, { recursive: true });
  if (archive === null) return 0;
  const take = outputTaker(destination, instance);
  for await (const entry of readTar(archive)) await take(entry);
  return 0;
}

/** Writes entries `output/...` of an archive below the folder, and leaves out all others. */
export function outputTaker(destination: string, instance: string): (entry: TarEntry) => Promise<void> {
  let left = OUTPUT_LIMIT_BYTES;
  return async (entry) => {
    const file = placeIn(destination, entry);
    if (entry.kind === 'folder' && file !== null) fs.mkdirSync(file, { recursive: true });
    if (entry.kind !== 'file' || file === null) return;
    left -= entry.sizeBytes;
    if (left < 0)
      throw new HarnessError(`the output of ${instance} is larger than 256 MB`, { code: 'output-too-large' });
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await pipeline(entry.content(), fs.createWriteStream(file, { mode: 0o600 }));
  };
}

/** Where an entry `output/...` goes; null for one that would lie elsewhere. */
export function placeIn(destination: string, { name }: Pick<TarEntry, 'name'>): string | null {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.');
  const inside = parts.slice(1);
  return parts[0] !== 'output' || inside.includes('..') ? null : path.join(destination, ...inside);
}

/** Keeps the logs of all sandboxes up to date, until it is ended; one JSON line when one begins or cannot be had. */
export async function follow(ctx: GatewayContext): Promise<number> {
  const said = new Map<string, string>();
  const say = (subject: string, event: string): void => {
    if (said.get(subject) !== event) ctx.out(`${JSON.stringify({ subject, event })}\n`);
    said.set(subject, event);
  };
  for (;;) {
    try {
      for (const instance of await takeLogs(ctx)) say(instance, 'log');
      say('engine', 'answers');
    } catch (error) {
      say('engine', error instanceof Error ? error.message : String(error));
    }
    await sleep(FOLLOW_PAUSE_MS);
  }
}

/** Names of the instances that have a log. */
async function takeLogs(ctx: GatewayContext): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const { id, instance, role } of await instanceContainers(ctx)) {
    if (instance === null || role !== 'sandbox') continue;
    if (await takeLog(ctx, id, instance)) taken.push(instance);
  }
  return taken;
}

/**
 * Appends to the instance's log what it lacks; whether there is one. Two at once do no harm: both write the same bytes to
 * the same place.
 */
async function takeLog(ctx: GatewayContext, container: string, instance: string): Promise<boolean> {
  const sizeBytes = await sizeOf(ctx, container);
  if (sizeBytes === null) return false;
  await withLog(ctx, instance, async (file, have) => {
    if (sizeBytes > have) await appendFrom(ctx, container, { file, have });
  });
  return true;
}

/** The instance's log, made where it was not there, and its size. */
export async function withLog(
  { files }: Pick<GatewayContext, 'files'>,
  instance: string,
  use: (file: number, have: number) => Promise<void>,
): Promise<void> {
  fs.mkdirSync(files.logs, { recursive: true, mode: 0o700 });
  const flags = fs.constants.O_RDWR | fs.constants.O_CREAT;
  const file = fs.openSync(path.join(files.logs, `${instance}.log`), flags, 0o600);
  try {
    await use(file, fs.fstatSync(file).size);
  } finally {
    fs.closeSync(file);
  }
}

async function appendFrom(
  { engine }: GatewayContext,
  container: string,
  { file, have }: { readonly file: number; readonly have: number },
): Promise<void> {
  const archive = await engine.stream(archivePath(container, LOG));
  if (archive === null) return;
  for await (const entry of readTar(archive)) {
    if (entry.kind === 'file') await appendRest(entry, file, have);
  }
}

async function appendRest(entry: TarEntry, file: number, have: number): Promise<void> {
  await appendBytes(entry.content(), file, have);
}

/** Of the whole content those bytes that the file has not, at their own place. */
export async function appendBytes(content: AsyncIterable<Buffer>, file: number, have: number): Promise<void> {
  let at = 0;
  for await (const chunk of content) {
    const fresh = chunk.subarray(Math.max(0, have - at));
    at += chunk.length;
    if (fresh.length > 0) fs.writeSync(file, fresh, 0, fresh.length, at - fresh.length);
  }
}

/** Bytes of the log; null where there is none, or something that is no file. */
async function sizeOf({ engine }: GatewayContext, container: string): Promise<number | null> {
  const answer = await engine.call('HEAD', archivePath(container, LOG));
  const stat = answer.headers['x-docker-container-path-stat'];
  if (answer.status !== 200 || typeof stat !== 'string') return null;
  const facts = parseJson(Buffer.from(stat, 'base64').toString('utf8')) as PathFacts | undefined;
  return facts === undefined || facts.linkTarget !== '' ? null : facts.size;
}

interface PathFacts {
  readonly size: number;
  readonly linkTarget: string;
}

function archivePath(container: string, inside: string): string {
  return `/containers/${container}/archive?path=${encodeURIComponent(inside)}`;
}
