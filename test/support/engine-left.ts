// SPDX-License-Identifier: Apache-2.0
/** What is left on the engine of whoever labels things, asked of the `docker` command and of nothing in this project. */
import { execFileSync } from 'node:child_process';

const limitMs = 60_000;
const kinds = [
  ['ps', '--all', '--no-trunc'],
  ['network', 'ls', '--no-trunc'],
  ['volume', 'ls'],
  ['images', '--no-trunc'],
];

/** Ids of containers, networks, volumes and images that carry the label (`NAME` or `NAME=VALUE`). */
export function thingsWith(label: string): readonly string[] {
  return kinds.flatMap((kind) => {
    const args = [...kind, '--quiet', '--filter', `label=${label}`];
    return execFileSync('docker', args, { encoding: 'utf8', timeout: limitMs }).split('\n').filter(Boolean);
  });
}
