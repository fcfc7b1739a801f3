// SPDX-License-Identifier: Apache-2.0

/**
 * How the older generation's command line prints what the newer one prints otherwise: JSON with fewer fields, errors in
 * boxes of 80 columns, colours also where there is no terminal. Pure; owns these forms only.
 */

import type { PolicyView, SandboxView } from '../gateway/views.ts';

/** Of 80 columns. */
const TEXT_COLUMNS = 74;

/** What the gateway's statuses are called in an error. */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Client specified an invalid argument',
  404: 'Some requested entity was not found',
  409: "The system is not in a state required for the operation's execution",
};

/** The text of an error that the gateway answered. */
export function statusText(status: number, message: string): string {
  return `code: '${STATUS_TEXTS[status] ?? 'Unknown error'}', message: "${message}"`;
}

/** An error as it is drawn: wrapped between words, its cause below it. */
export function drawError(message: string, causes: readonly string[] = []): string {
  const lines = wrap(message);
  const drawn = [`Error:   × ${lines[0] ?? ''}`, ...lines.slice(1).map((line) => `  │ ${line}`)];
  for (const [index, cause] of causes.entries()) {
    drawn.push(`  ${index === causes.length - 1 ? '╰' : '├'}─▶ ${cause}`);
  }
  return `${drawn.join('\n')}\n\n`;
}

function wrap(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > TEXT_COLUMNS) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A sandbox without what the newer generation tells: no exit code, no conditions. */
export function olderSandbox(view: SandboxView): object {
  const { annotations, created_at, current_policy_version, id, labels, name, phase, resource_version, workspace } =
    view;
  return { annotations, created_at, current_policy_version, id, labels, name, phase, resource_version, workspace };
}

/** A policy: `effective` also while its supervisor has not loaded it. */
export function olderPolicy({ version, hash, active_version, sandbox }: PolicyView): object {
  const config_revision = Number.parseInt(hash.slice(0, 12), 16);
  return {
    active_version,
    config_revision,
    hash,
    policy_source: 'sandbox',
    sandbox,
    scope: 'sandbox',
    status: 'effective',
    version,
  };
}

export function bold(text: string): string {
  return `\u001b[1m${text}\u001b[0m`;
}

/** The tick before what has worked. */
export const TICK = '\u001b[1m\u001b[32m✓\u001b[39m\u001b[0m';
