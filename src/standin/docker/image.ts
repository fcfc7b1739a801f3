// SPDX-License-Identifier: Apache-2.0

/**
 * The image that sandboxes and supervisors run in: this machine's node, bash and coreutils with their libraries, packed
 * and imported once, so that nothing is pulled. Owns what is in it and its tag; the stand-in's own program is not in it.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { CommandError } from '../lib/errors.ts';
import { parseOptions } from '../lib/options.ts';
import { type Engine, openEngine } from './engine.ts';
import { IMAGE_LABEL } from './labels.ts';
import { type TarEntry, writeTar } from './tar.ts';

const REPOSITORY = 'openshell-stand-in';
const IMPORT_LIMIT_MS = 180_000;
/** What a workload may call besides bash and node; those that this machine lacks are left out. */
const TOOLS =
  'sh cat chmod cp cut date df dirname du env expr false grep head hostname id kill ln ls mkdir mkfifo mktemp mv ps pwd rm sed seq sleep sort stat sync tail tar tee test timeout touch tr true uname uniq wc';

/** `standin image [--remove]`: makes the image if it is not there, or removes every one; one JSON line. */
export async function runImage(args: readonly string[]): Promise<number> {
  const options = parseOptions(args, { remove: { kind: 'flag' } });
  const engine = openEngine(process.env['DOCKER_HOST'] ?? '');
  const answer = options.flag('remove') ? { removed: await removeImages(engine) } : await makeImage(engine);
  process.stdout.write(`${JSON.stringify(answer)}\n`);
  return 0;
}

export interface MadeImage {
  readonly image: string;
  readonly made: boolean;
  readonly sizeBytes: number;
  readonly seconds: number;
}

/** The image of this node and these tools; made when the engine does not have it. */
export async function makeImage(engine: Engine): Promise<MadeImage> {
  if (process.platform !== 'linux')
    throw new CommandError('an image can only be made of the programs of a Linux machine; name one with --image');
  const began = performance.now();
  const programs = findPrograms();
  // Of the programs only: to ask each for its libraries takes seconds.
  const tag = createHash('sha256')
    .update(JSON.stringify(programs.map(fingerprint)))
    .digest('hex')
    .slice(0, 16);
  const image = `${REPOSITORY}:${tag}`;
  const seconds = (): number => Math.round(performance.now() - began) / 1000;
  const there = await inspect(engine, image);
  if (there !== undefined) return { image, made: false, sizeBytes: there.Size, seconds: seconds() };
  const changes = encodeURIComponent(`LABEL ${IMAGE_LABEL}=${tag}`);
  const query = `fromSrc=-&repo=${REPOSITORY}&tag=${tag}&changes=${changes}`;
  const said = await engine.send('POST', `/images/create?${query}`, {
    tar: pack(withLibraries(programs)),
    limitMs: IMPORT_LIMIT_MS,
  });
  const made = await inspect(engine, image);
  if (made === undefined) throw new CommandError(`the image could not be imported: ${said.toString('utf8').trim()}`);
  return { image, made: true, sizeBytes: made.Size, seconds: seconds() };
}

/** Removes every image that this command has ever made; one that is in use stays, and is an error. */
async function removeImages(engine: Engine): Promise<readonly string[]> {
  const filter = `filters=${encodeURIComponent(JSON.stringify({ label: [IMAGE_LABEL] }))}`;
  const found = (await engine.get(`/images/json?${filter}`)) as readonly { readonly Id: string }[];
  for (const { Id: id } of found) await engine.send('DELETE', `/images/${id}?force=0`, { content: [404] });
  return found.map(({ Id: id }) => id);
}

interface InspectedImage {
  readonly Size: number;
}

async function inspect(engine: Engine, image: string): Promise<InspectedImage | undefined> {
  return (await engine.get(`/images/${image}/json`)) as InspectedImage | undefined;
}

/** A file of this machine, and where it is in the image. */
interface ImageFile {
  readonly source: string;
  readonly path: string;
}

function findPrograms(): readonly ImageFile[] {
  const programs: ImageFile[] = [{ source: realpathSync(process.execPath), path: '/usr/bin/node' }];
  for (const tool of ['bash', ...TOOLS.split(' ')]) {
    const source = findProgram(tool);
    if (source !== undefined) programs.push({ source, path: `/usr/bin/${tool}` });
    else if (tool === 'bash') throw new CommandError('there is no bash on this machine');
  }
  return programs;
}

function withLibraries(programs: readonly ImageFile[]): readonly ImageFile[] {
  const libraries = new Set(programs.flatMap(({ source }) => librariesOf(source)));
  return [...programs, ...[...libraries].map((path) => ({ source: realpathSync(path), path }))];
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/bin'];
  const found = folders
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
  return found === undefined ? undefined : realpathSync(found);
}

/** The paths that `ldd` names; none for a program that is linked statically, for which it fails. */
function librariesOf(program: string): readonly string[] {
  try {
    const text = execFileSync('ldd', [program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return [...text.matchAll(/(?:^|=>)\s*(\/\S+)/gm)].flatMap(([, path]) => path ?? []);
  } catch {
    return [];
  }
}

function fingerprint({ source, path }: ImageFile): readonly (string | number)[] {
  const { size, mtimeMs } = statSync(source);
  return [path, source, size, mtimeMs];
}

function pack(files: readonly ImageFile[]): Buffer {
  const packed = new Map<string, string>();
  const entries: TarEntry[] = [
    ...['bin', 'lib', 'lib64', 'etc', 'sandbox', 'tmp', 'opt', 'opt/openshell', 'var', 'run'].map(folder),
    { path: 'etc/passwd', kind: 'file', bytes: Buffer.from('root:x:0:0:root:/root:/bin/bash\n') },
    { path: 'etc/group', kind: 'file', bytes: Buffer.from('root:x:0:\n') },
    { path: 'bin/sh', kind: 'link', target: '/usr/bin/sh' },
    { path: 'bin/bash', kind: 'link', target: '/usr/bin/bash' },
  ];
  for (const { source, path } of files) {
    const earlier = packed.get(source);
    packed.set(source, earlier ?? path);
    const at = path.slice(1);
    // Several tools may be one program under many names.
    if (earlier !== undefined) entries.push({ path: at, kind: 'link', target: earlier });
    else entries.push({ path: at, kind: 'file', mode: 0o755, bytes: readFileSync(source) });
  }
  return writeTar(entries);
}

function folder(path: string): TarEntry {
  return { path, kind: 'folder', mode: basename(path) === 'tmp' ? 0o777 : 0o755 };
}
