// SPDX-License-Identifier: Apache-2.0
/** Names of environment variables that belong to the harness, the machine or the shell. */

const NAMES: ReadonlySet<string> = new Set([
  ...['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'DOCKER_HOST', 'KUBECONFIG'],
  ...['NODE_OPTIONS', 'ENV', 'IFS', 'SHELL', 'PS4'],
]);
const PREFIXES = [
  ...['XDG_', 'CHAOS_', 'GITHUB_', 'ACTIONS_', 'RUNNER_', 'INPUT_', 'STATE_'],
  ...['LD_', 'DYLD_', 'BASH_'],
] as const;

/** The reserved name, or the prefix with a star, that a variable would collide with; null when it is free. */
export function reservedName(variable: string): string | null {
  if (NAMES.has(variable)) return variable;
  const prefix = PREFIXES.find((start) => variable.startsWith(start));
  return prefix === undefined ? null : `${prefix}*`;
}
