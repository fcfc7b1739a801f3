// SPDX-License-Identifier: Apache-2.0

/**
 * `/sandbox`, which the process driver maps to a sandbox's workspace folder: it has no file system of its own to offer,
 * so the mapping is by text. Owns the mapping and the copying into a folder.
 */

import { cpSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const SANDBOX_ROOT = '/sandbox';

/** Rewrites a text that is `/sandbox` or lies below it. */
export function mapSandboxPath(text: string, workspace: string): string {
  if (text === SANDBOX_ROOT) return workspace;
  return text.startsWith(`${SANDBOX_ROOT}/`) ? workspace + text.slice(SANDBOX_ROOT.length) : text;
}

/** Rewrites `/sandbox` wherever a command or a script names it. */
export function mapSandboxText(text: string, workspace: string): string {
  if (workspace === SANDBOX_ROOT) return text;
  return text.replaceAll(/(?<![\w./-])\/sandbox(?![\w.-])/g, () => workspace);
}

/** A file goes into the destination folder under its name; a folder's contents go into the destination. */
export function copyInto(source: string, destination: string): void {
  const folder = statSync(source).isDirectory();
  mkdirSync(destination, { recursive: true });
  cpSync(source, folder ? destination : join(destination, basename(source)), { recursive: true });
}
