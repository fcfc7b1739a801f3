// SPDX-License-Identifier: Apache-2.0
/**
 * What a sandbox in a cluster leaves: its output folder and the log that its wrapper writes, both read from its volume by
 * reader pods, so that a stopped or failed sandbox has them, too, and no gateway is needed. An archive comes as text
 * through a log, so it ends with its own checksum. All of it is untrusted: no link is followed.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import zlib from 'node:zlib';
import { causeChain, HarnessError } from '../core/domain/errors.ts';
import { type GatewayContext, needed } from './context.ts';
import { appendBytes, outputTaker, withLog } from './evidence.ts';
import { type KubeContext, openKube, sandboxNamespace } from './kube-context.ts';
import { wantedInstance } from './kube-read.ts';
import {
  closeReading,
  isReadingClosed,
  type Reader,
  readerLog,
  rememberedWorkspace,
  rememberWorkspace,
  removeReaders,
  startReader,
  type Workspace,
  workspaceOf,
} from './kube-reader.ts';
import { listPods, type SandboxPod } from './kube-sandboxes.ts';
import { readTar } from './tar.ts';

const FOLLOW_PAUSE_MS = 700;
/** Of an archive as text: what a node keeps of a log that nobody has read yet is not more by much. */
const ARCHIVE_LIMIT_BYTES = 512 * 1024 * 1024;
const TRIES = 3;
/** An archive that is on its way is never silent for so long. */
const SILENCE_LIMIT_MS = 30_000;

/** The log, from its first line on. */
const LOG_SCRIPT = `
file=$1/.chaos/log
until [ -e "$file" ]; do sleep 0.2; done
exec tail -n +1 -F "$file"
`;

/** The archive as lines, then the word "end", their checksum, and how tar ended (1: files grew meanwhile), in any order. */
const OUTPUT_SCRIPT = `
cd "$1" || exit 1
parts=()
for part in output .chaos/log; do if [ -e "$part" ]; then parts+=("$part"); fi; done
exec 3>&1
sum=$(
  tar -cf - --files-from <(printf '%s\\n' "\${parts[@]}") | gzip -c | base64 -w 120 | tee >(sha256sum) >&3
  echo "tar:\${PIPESTATUS[0]}"
)
echo end $sum
`;

/** Fills `$CHAOS_DEST/output` and completes the instance's log. */
export async function collectKube(ctx: GatewayContext): Promise<number> {
  const kube = await openKube(ctx);
  const instance = wantedInstance(ctx);
  const reader: Reader = { namespace: sandboxNamespace(ctx), instance, part: 'output' };
  const workspace = await findWorkspace(kube, reader);
  const destination = path.join(needed(ctx.env, 'CHAOS_DEST'), 'output');
  const file = path.join(ctx.files.workDir, `archive-${instance}.tar.gz`);
  fs.mkdirSync(destination, { recursive: true });
  closeReading(ctx, instance);
  try {
    await fetchArchive(kube, reader, { workspace, file });
    await unpack(ctx, { file, destination, instance });
  } finally {
    fs.rmSync(file, { force: true });
    await removeReaders(kube, { namespace: reader.namespace, instance });
  }
  return 0;
}

async function findWorkspace(kube: KubeContext, { namespace, instance }: Reader): Promise<Workspace> {
  const pods = await listPods(kube, namespace);
  const pod = pods.find((one) => one.instance === instance && one.role === 'sandbox');
  const workspace = (pod === undefined ? null : workspaceOf(pod.fields)) ?? rememberedWorkspace(kube.ctx, instance);
  if (workspace !== null) return workspace;
  const what = pod === undefined ? 'has no pod' : 'has no volume that outlives its pod';
  throw new HarnessError(`${instance} ${what}, so that its files cannot be read`, { code: 'no-workspace' });
}

/** Again when a part of it is missing: the reader's log was cut, or turned over by its node. */
async function fetchArchive(
  kube: KubeContext,
  reader: Reader,
  { workspace, file }: { readonly workspace: Workspace; readonly file: string },
): Promise<void> {
  const { namespace, instance } = reader;
  for (let tries = 1; ; tries += 1) {
    // One of an earlier try has printed already.
    await removeReaders(kube, { namespace, instance });
    await startReader(kube, reader, { workspace, script: OUTPUT_SCRIPT });
    const problem = await takeArchive(await readerLog(kube, reader), file);
    if (problem === null) return;
    if (tries < TRIES) continue;
    throw new HarnessError(`the files of ${instance} did not come whole: ${problem}`, { code: 'collect-failed' });
  }
}

/** What is wrong with what came; null when the archive is whole. */
export async function takeArchive(
  log: Readable,
  file: string,
  silenceLimitMs: number = SILENCE_LIMIT_MS,
): Promise<string | null> {
  const sum = crypto.createHash('sha256');
  const out = fs.openSync(file, 'w', 0o600);
  let bytes = 0;
  const silence = setTimeout(() => log.destroy(new Error('nothing came for too long')), silenceLimitMs);
  const lines = readline.createInterface({ input: log });
  log.on('data', () => silence.refresh());
  // One that is cut without an error ends no lines by itself.
  log.once('close', () => lines.close());
  try {
    for await (const line of lines) {
      if (line.startsWith('end ')) return whatIsWrong(line, sum.digest('hex'));
      bytes += line.length;
      if (bytes > ARCHIVE_LIMIT_BYTES) return 'it is larger than 512 MB';
      sum.update(`${line}\n`);
      fs.writeSync(out, Buffer.from(line, 'base64'));
    }
    return 'it breaks off';
  } catch (error) {
    return causeChain(error).join(': ');
  } finally {
    clearTimeout(silence);
    log.destroy();
    fs.closeSync(out);
  }
}

/** With what came, by the last line. */
function whatIsWrong(line: string, seen: string): string | null {
  const expected = /\b[0-9a-f]{64}\b/.exec(line)?.[0];
  const status = /\btar:(\d+)\b/.exec(line)?.[1] ?? 'nothing';
  if (status !== '0' && status !== '1') return `tar ended with ${status}`;
  return expected === seen ? null : 'its checksum is another';
}

async function unpack(
  ctx: GatewayContext,
  { file, destination, instance }: { readonly file: string; readonly destination: string; readonly instance: string },
): Promise<void> {
  const take = outputTaker(destination, instance);
  for await (const entry of readTar(fs.createReadStream(file).pipe(zlib.createGunzip()))) {
    if (entry.name !== '.chaos/log' || entry.kind !== 'file') {
      await take(entry);
      continue;
    }
    await withLog(ctx, instance, (log, have) => appendBytes(entry.content(), log, have));
  }
}

/** Keeps the logs of all sandboxes up to date, until it is ended; one JSON line when one begins or cannot be had. */
export async function followKube(ctx: GatewayContext): Promise<number> {
  const said = new Map<string, string>();
  const say: Say = (subject, event) => {
    if (said.get(subject) !== event) ctx.out(`${JSON.stringify({ subject, event })}\n`);
    said.set(subject, event);
  };
  const followed = new Set<string>();
  let kube: KubeContext | null = null;
  for (;;) {
    try {
      // As long as the run: it is ended with it.
      kube ??= await openKube(ctx, new AbortController().signal);
      const pods = await listPods(kube, sandboxNamespace(ctx));
      const fresh = pods.filter(({ role, instance }) => role === 'sandbox' && !followed.has(instance));
      for (const pod of fresh) followPod(kube, pod, say);
      for (const { instance } of fresh) followed.add(instance);
      say('cluster', 'answers');
    } catch (error) {
      say('cluster', causeChain(error).join(': '));
    }
    await sleep(FOLLOW_PAUSE_MS);
  }
}

type Say = (subject: string, event: string) => void;

function followPod(kube: KubeContext, { instance, fields }: SandboxPod, say: Say): void {
  const workspace = workspaceOf(fields);
  const reader: Reader = { namespace: sandboxNamespace(kube.ctx), instance, part: 'log' };
  if (workspace === null) say(instance, 'no volume');
  else void followOne(kube, reader, { workspace, say });
}

/** Never rejects. A log that breaks off is read from its beginning, of which the file has a part. */
async function followOne(
  kube: KubeContext,
  reader: Reader,
  { workspace, say }: { readonly workspace: Workspace; readonly say: Say },
): Promise<void> {
  const { ctx } = kube;
  rememberWorkspace(ctx, reader.instance, workspace);
  while (!isReadingClosed(ctx, reader.instance)) {
    try {
      await startReader(kube, reader, { workspace, script: LOG_SCRIPT });
      const log = await readerLog(kube, reader);
      say(reader.instance, 'log');
      await withLog(ctx, reader.instance, (file, have) => appendBytes(log, file, have));
    } catch (error) {
      say(reader.instance, causeChain(error).join(': '));
    }
    await sleep(FOLLOW_PAUSE_MS);
  }
}
