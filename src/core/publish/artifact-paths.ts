// SPDX-License-Identifier: Apache-2.0
/**
 * Names of files in an artifact: those that some system cannot have are changed, and so are two that only letters' case
 * tells apart. A name that is fine stays as it is.
 */

export interface PathNames {
  /** The name to use for a path with `/`; each path is asked for once. */
  nameOf(path: string): string;
}

/** What an artifact refuses, and what other systems than this one do. */
const forbidden: RegExp = /[":<>|*?\\\u0000-\u001f\u007f\ufffd]/g;
const maxSegment = 200;

export function createPathNames(): PathNames {
  const taken = new Set<string>();
  return {
    nameOf(path) {
      const name = path.split('/').map(safeSegment).join('/');
      let free = name;
      for (let n = 2; taken.has(folded(free)); n += 1) free = `${name}~${String(n)}`;
      taken.add(folded(free));
      return free;
    },
  };
}

function safeSegment(segment: string): string {
  const safe = segment
    .replace(forbidden, '_')
    .slice(0, maxSegment)
    .replace(/[. ]+$/, (end) => '_'.repeat(end.length));
  return safe === '' ? '_' : safe;
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
