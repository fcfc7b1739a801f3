// SPDX-License-Identifier: Apache-2.0

/**
 * The environment of a sandboxed process: its own variables, and the proxy as the only configured way out. Pure.
 */

import { mapSandboxPath } from '../lib/workspace.ts';

export const PROXY_NAMES: readonly string[] = [
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'ALL_PROXY',
  'http_proxy',
  'https_proxy',
  'all_proxy',
];

export interface Surroundings {
  readonly workspace: string;
  readonly binDir: string;
  /** The address of the supervisor's proxy. */
  readonly proxy: string;
  /** The environment of the supervisor, of which only the path and the locale are passed on. */
  readonly host: Readonly<Record<string, string | undefined>>;
}

/** The whole environment of a sandboxed process. */
export function buildEnvironment(own: Readonly<Record<string, string>>, at: Surroundings): Record<string, string> {
  const mapped = Object.entries(own).map(([key, value]) => [key, mapSandboxPath(value, at.workspace)] as const);
  const inherited = ['LANG', 'TZ', 'TMPDIR'].flatMap((key) => {
    const value = at.host[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  return {
    ...Object.fromEntries(inherited),
    ...Object.fromEntries(mapped),
    PATH: `${at.binDir}:${at.host['PATH'] ?? '/usr/bin:/bin'}`,
    HOME: at.workspace,
    PWD: at.workspace,
    ...Object.fromEntries(PROXY_NAMES.map((name) => [name, at.proxy])),
    NO_PROXY: '',
    no_proxy: '',
  };
}
