// SPDX-License-Identifier: Apache-2.0
/**
 * The programs of a published release: the checksum lists are read first, each archive is compared with its list before
 * anything of it is used, and what was unpacked is compared again each time it is taken from the cache. Never calls the
 * installer, which would start a service of its own.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import { PROGRAMS } from './binaries.ts';
import { type DownloadLimits, downloadFile, downloadTarget, downloadText } from './download.ts';
import { readIfPresent, writeWhole } from './process.ts';
import { readTar } from './tar.ts';

export const RELEASES = 'https://github.com/NVIDIA/OpenShell/releases';

const STAMP = 'programs.json';

export interface ReleaseRequest {
  /** `0.0.111`, `v0.0.111`, or `latest`. */
  readonly version: string;
  /** Address of the list of releases. */
  readonly base: string;
  readonly cacheDir: string;
  readonly machine: { readonly platform: string; readonly arch: string };
  readonly limits: DownloadLimits;
}

interface Asset {
  readonly program: string;
  readonly archive: string;
  readonly checksums: string;
}

/** Folder with the verified programs of a release. Throws a HarnessError; nothing unverified is left behind. */
export async function fetchRelease(request: ReleaseRequest): Promise<string> {
  const assets = assetsFor(request.machine);
  const tag = await tagOf(request);
  const folder = path.join(request.cacheDir, nameOf(request, tag));
  if (isVerified(folder)) return folder;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(request.cacheDir, { recursive: true, mode: 0o700 });
  const unpacked = fs.mkdtempSync(`${folder}.`);
  try {
    for (const asset of assets) await takeProgram(request, { asset, tag, unpacked });
    writeStamp(unpacked);
    moveInto(unpacked, folder);
  } finally {
    fs.rmSync(unpacked, { recursive: true, force: true });
  }
  return folder;
}

/** Two runs may fetch the same at once: the first one's folder stays. */
function moveInto(unpacked: string, folder: string): void {
  try {
    fs.renameSync(unpacked, folder);
  } catch (error) {
    if (!isVerified(folder)) throw error;
  }
}

/** Throws a HarnessError for a machine that no release is built for. */
function assetsFor({ platform, arch }: ReleaseRequest['machine']): readonly Asset[] {
  const cpu = { x64: 'x86_64', arm64: 'aarch64' }[arch];
  const systems = { linux: ['unknown-linux-musl', 'unknown-linux-gnu'], darwin: ['apple-darwin', 'apple-darwin'] };
  const [ofCli, ofGateway] = (systems[platform as keyof typeof systems] as readonly string[] | undefined) ?? [];
  if (cpu === undefined || ofCli === undefined || ofGateway === undefined) {
    throw new HarnessError(`there is no release for ${platform} on ${arch}`, { code: 'no-release' });
  }
  const asset = (program: string, system: string): Asset => ({
    program,
    archive: `${program}-${cpu}-${system}.tar.gz`,
    checksums: `${program}-checksums-sha256.txt`,
  });
  // What runs in a sandbox is Linux's, whatever the gateway's machine is.
  return [asset(PROGRAMS.cli, ofCli), asset(PROGRAMS.gateway, ofGateway), asset(PROGRAMS.sandbox, 'unknown-linux-gnu')];
}

async function tagOf({ version, base, limits }: ReleaseRequest): Promise<string> {
  if (version !== 'latest') return /^\d/.test(version) ? `v${version}` : version;
  const target = await downloadTarget(`${base}/latest`, limits);
  const [, tag] = /\/tag\/([A-Za-z0-9._-]+)$/.exec(target) ?? [];
  if (tag !== undefined) return tag;
  throw new HarnessError(`${base}/latest leads to ${target}, which names no release`, { code: 'no-release' });
}

/** Other places have other releases of the same name. */
function nameOf({ base, machine }: ReleaseRequest, tag: string): string {
  const place = crypto.createHash('sha256').update(base).digest('hex').slice(0, 8);
  return `${tag}-${machine.platform}-${machine.arch}-${place}`;
}

async function takeProgram(
  { base, limits }: ReleaseRequest,
  { asset, tag, unpacked }: { readonly asset: Asset; readonly tag: string; readonly unpacked: string },
): Promise<void> {
  const at = (name: string): string => `${base}/download/${tag}/${name}`;
  const expected = checksumIn(await downloadText(at(asset.checksums), limits), asset);
  const archive = path.join(unpacked, asset.archive);
  const found = await downloadFile(at(asset.archive), archive, limits);
  if (found !== expected) {
    throw new HarnessError(`${at(asset.archive)} has SHA-256 ${found}; ${asset.checksums} says ${expected}`, {
      code: 'checksum-mismatch',
      hint: 'It was cut short or changed on the way. Nothing of it was used.',
    });
  }
  await unpackProgram(archive, asset, unpacked);
  fs.rmSync(archive);
}

function checksumIn(list: string, { archive, checksums }: Asset): string {
  for (const line of list.split('\n')) {
    const [, sum, name] = /^([0-9a-fA-F]{64})[ \t]+\*?(?:\.\/)?(\S+)\s*$/.exec(line) ?? [];
    if (name === archive && sum !== undefined) return sum.toLowerCase();
  }
  throw new HarnessError(`${checksums} has no checksum of ${archive}`, { code: 'checksum-missing' });
}

async function unpackProgram(archive: string, { program }: Asset, folder: string): Promise<void> {
  const source = fs.createReadStream(archive).pipe(zlib.createGunzip());
  for await (const entry of readTar(source)) {
    if (entry.kind !== 'file' || path.posix.basename(entry.name) !== program) continue;
    await pipeline(entry.content(), fs.createWriteStream(path.join(folder, program), { mode: 0o700, flags: 'wx' }));
    source.destroy();
    return;
  }
  throw new HarnessError(`${path.basename(archive)} holds no ${program}`, { code: 'release-broken' });
}

function writeStamp(folder: string): void {
  const sums = Object.values(PROGRAMS).map((program) => [program, sumOf(path.join(folder, program))]);
  writeWhole(path.join(folder, STAMP), `${JSON.stringify(Object.fromEntries(sums))}\n`);
}

/** Whether the folder holds what was verified when it was made. */
function isVerified(folder: string): boolean {
  const stamp = parseJson(readIfPresent(path.join(folder, STAMP)) ?? '') as Record<string, unknown> | undefined;
  return stamp !== undefined && Object.values(PROGRAMS).every((name) => sumOf(path.join(folder, name)) === stamp[name]);
}

function sumOf(file: string): string | null {
  try {
    return crypto.createHash('sha256').update(fs.readFileSync(file)).digest('hex');
  } catch {
    return null;
  }
}
