// SPDX-License-Identifier: Apache-2.0

/**
 * The stand-in's own program as an archive that is unpacked into every container, so that containers run exactly what
 * their gateway is, in whatever image. Owns which files that takes and where they are in a container.
 */

import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { BIN_DIR } from '../container/workload.ts';
import { PROBE_TEXT } from '../lib/scripts.ts';
import { type TarEntry, writeTar } from './tar.ts';

const HOME = 'opt/openshell';

/** How a container starts this program. */
export function programCommand(entry: string): readonly string[] {
  return ['node', `/${HOME}/program/${basename(entry)}`];
}

/** For the root folder of a container. */
export function packProgram(entry: string): Buffer {
  const root = dirname(entry);
  const files = [...reachableFrom(entry)].map(
    ([path, text]): TarEntry => ({
      path: `${HOME}/program/${relative(root, path)}`,
      kind: 'file',
      bytes: Buffer.from(text),
    }),
  );
  const marker = Buffer.from('{ "type": "module" }\n');
  return writeTar([
    { path: `${HOME}/program/package.json`, kind: 'file', bytes: marker },
    { path: 'sandbox', kind: 'folder' },
    { path: `${BIN_DIR.slice(1)}/probe`, kind: 'file', mode: 0o755, bytes: Buffer.from(PROBE_TEXT) },
    ...files,
  ]);
}

/** The files that a module imports by their paths, now or later, itself included; packages are not followed. */
function reachableFrom(entry: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [entry];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const text = readFileSync(path, 'utf8');
    found.set(path, text);
    for (const [, imported = ''] of text.matchAll(/(?:\bfrom|\bimport\(|\bimport)\s*["'`](\.{1,2}\/[^"'`$]+)["'`]/g))
      waiting.push(join(dirname(path), imported));
  }
  return found;
}
