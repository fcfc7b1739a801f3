// SPDX-License-Identifier: Apache-2.0
/** The machine: what manifest.json says of it, and what of its environment a child may see. */
import type { HostInfo } from '../core/domain/documents.ts';

export interface Host {
  info(): HostInfo;
  /** Identity of this boot of the machine; pids of another boot mean nothing. */
  bootId(): string;
  /** PATH, HOME, LANG, TZ, TMPDIR, XDG_*, DOCKER_HOST, KUBECONFIG and the named ones, where set; nothing else. */
  childEnvironment(passEnv: readonly string[]): Readonly<Record<string, string>>;
  /** The node executable (CHAOS_NODE) and the command line's entry file (CHAOS_CLI). */
  readonly nodePath: string;
  readonly cliPath: string;
}
