// SPDX-License-Identifier: Apache-2.0
/**
 * The only reader of the environment outside the shells: what of it a child process may see, which values are secrets,
 * and where state is kept. A child's environment is
 * built from nothing; what the harness adds for its hooks (CHAOS_* and parameters) is the engine's affair.
 */
import os from 'node:os';
import path from 'node:path';

const PASSED = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'DOCKER_HOST', 'KUBECONFIG'];
const PASSED_PREFIXES = ['XDG_'];

/** Never passed, even when named: the CI runner's channels, what changes how children are loaded, and our own names. */
const REFUSED = ['NODE_OPTIONS', 'ENV', 'IFS', 'SHELL', 'PS4'];
const REFUSED_PREFIXES = ['GITHUB_', 'ACTIONS_', 'RUNNER_', 'INPUT_', 'STATE_', 'LD_', 'DYLD_', 'BASH_', 'CHAOS_'];

/** Variables of the harness's own environment that a child gets: the fixed list and those named, where set. */
export function childEnvironment(passEnv: readonly string[]): Readonly<Record<string, string>> {
  const named = new Set([...PASSED, ...passEnv]);
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !isRefused(entry[0]) &&
      (named.has(entry[0]) || startsWithAny(entry[0], PASSED_PREFIXES)),
  );
  return Object.fromEntries(entries);
}

/** These variables of the harness's own environment, where set and not empty. */
export function readVariables(names: readonly string[]): Readonly<Record<string, string>> {
  const entries = names.map((name) => [name, process.env[name] ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Folder for what is kept between runs: `$XDG_STATE_HOME/openshell-chaos`, else `~/.local/state/openshell-chaos`. */
export function stateFolder(): string {
  const given = process.env['XDG_STATE_HOME'] ?? '';
  // A relative one is to be ignored (XDG Base Directory Specification).
  const base = path.isAbsolute(given) ? given : path.join(os.homedir(), '.local', 'state');
  return path.join(base, 'openshell-chaos');
}

function isRefused(name: string): boolean {
  return REFUSED.includes(name) || startsWithAny(name, REFUSED_PREFIXES);
}

function startsWithAny(name: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => name.startsWith(prefix));
}
