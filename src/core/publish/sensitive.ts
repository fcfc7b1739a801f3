// SPDX-License-Identifier: Apache-2.0
/**
 * Files that must not leave the machine: those whose names say that they hold keys or passwords, and those that hold
 * something that looks like one. Known secrets are masked where they are recorded; this is for what nobody named.
 */

const names: readonly RegExp[] = [
  /^(id_(rsa|dsa|ecdsa|ed25519)|kubeconfig|credentials|credentials\.json|htpasswd|secrets?\.(ya?ml|json|env))$/,
  /\.(pem|key|p12|pfx|jks|keystore|kdbx|env)$/,
];

/** Folders below which nothing is fit to be shown. */
const folders: ReadonlySet<string> = new Set(['secrets']);

interface Pattern {
  readonly what: string;
  readonly pattern: RegExp;
}

/** Each begins with something rare, so that looking through much text is quick. */
const patterns: readonly Pattern[] = [
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/ },
  { what: 'a GitHub token', pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{30}|github_pat_[A-Za-z0-9_]{30})/ },
  { what: 'an AWS key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { what: 'a Google key', pattern: /\bAIza[0-9A-Za-z_-]{35}/ },
  { what: 'a Slack token', pattern: /\bxox[abprs]-[0-9A-Za-z-]{10}/ },
  { what: 'an npm token', pattern: /\bnpm_[A-Za-z0-9]{36}/ },
  { what: 'a GitLab token', pattern: /\bglpat-[0-9A-Za-z_-]{20}/ },
  { what: 'an API key', pattern: /\b(?:sk|nvapi)-[A-Za-z0-9_-]{32}/ },
  { what: 'a JSON web token', pattern: /\beyJ[A-Za-z0-9_-]{10,400}\.eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10}/ },
];

/** Longest text that a pattern has to see at once. */
export const SENSITIVE_LENGTH = 2600;

/** Why a file with this path must stay, or null. Hidden files stay too: nothing of a run is one. */
export function whyPathStays(path: string): string | null {
  const segments = path.split('/');
  const name = segments.at(-1)?.toLowerCase() ?? '';
  if (segments.some((segment) => segment.startsWith('.'))) return 'hidden';
  if (segments.slice(0, -1).some((segment) => folders.has(segment.toLowerCase()))) return 'in a folder for secrets';
  return names.some((pattern) => pattern.test(name)) ? 'named like a file of keys or passwords' : null;
}

/** What a piece of a file's text looks like that must stay, or null. */
export function sensitiveText(text: string): string | null {
  return patterns.find(({ pattern }) => pattern.test(text))?.what ?? null;
}
