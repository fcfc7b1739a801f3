// SPDX-License-Identifier: Apache-2.0

/**
 * What a background process of the stand-in is started with: few variables of the caller's environment, so that no
 * secret of a caller lives on in a process that outlasts it. Owns that list only.
 */

const PASSED = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'NODE_COMPILE_CACHE'];

export function daemonEnvironment(): Record<string, string> {
  const pairs = PASSED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
