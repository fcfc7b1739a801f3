// SPDX-License-Identifier: Apache-2.0
/**
 * Many files of a repository by one command. What cannot be told apart for certain in its output (bytes that are no text, a
 * masked token) is left out: whoever asked reads that by itself.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Git } from './git.ts';

export interface BatchFile {
  /** Of an object that is here. */
  readonly id: string;
  readonly limitBytes: number;
}

/** The most bytes of one command's output. */
const outputBytes = 32 * 1024 * 1024;
/** `ID blob SIZE`, and line breaks. */
const headerBytes = 100;
const what = 'reading the branch';

/** Texts by id, of those files that are within their limits. Throws a BranchError. */
export async function readBatch(git: Git, files: readonly BatchFile[]): Promise<ReadonlyMap<string, string>> {
  const sizes = await sizesOf(git, files);
  const fitting: { readonly id: string; readonly size: number }[] = [];
  let total = 0;
  for (const { id, limitBytes } of files) {
    const size = sizes.get(id);
    if (size === undefined || size > limitBytes || total + size + headerBytes > outputBytes) continue;
    total += size + headerBytes;
    fitting.push({ id, size });
  }
  const { stdout, stdoutBytes, stdoutMasked } = await ask(git, '--batch', fitting);
  const bytes = Buffer.from(stdout);
  // What is no text gets longer when it is decoded, and then nothing is where it was.
  if (stdoutMasked === true || bytes.length !== stdoutBytes) return new Map();
  return cutApart(bytes, fitting);
}

function cutApart(
  bytes: Buffer,
  files: readonly { readonly id: string; readonly size: number }[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  let at = 0;
  for (const { id, size } of files) {
    const head = `${id} blob ${String(size)}\n`;
    const from = at + head.length;
    if (bytes.toString('utf8', at, from) !== head) break;
    texts.set(id, bytes.toString('utf8', from, from + size));
    at = from + size + 1;
  }
  return texts;
}

async function sizesOf(git: Git, files: readonly BatchFile[]): Promise<ReadonlyMap<string, number>> {
  const { stdout } = await ask(git, '--batch-check', files);
  const lines = stdout.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([id = '', kind, size]) => (kind === 'blob' ? [[id, Number(size)] as const] : [])));
}

async function ask(
  git: Git,
  option: '--batch' | '--batch-check',
  files: readonly { readonly id: string }[],
): ReturnType<Git['attempt']> {
  const stdinFile = path.join(git.folder, `asked-${randomUUID()}`);
  fs.writeFileSync(stdinFile, files.map(({ id }) => `${id}\n`).join(''));
  return git.attempt(['cat-file', option], { what, stdinFile });
}
