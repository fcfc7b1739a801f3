// SPDX-License-Identifier: Apache-2.0

/**
 * Decides whether a policy allows a connection. Pure. Endpoints only: which program inside the sandbox opens the
 * connection cannot be told from a loopback proxy, so `binaries` is not looked at.
 */

import type { EnforcedPolicy, PolicyEndpoint } from '../lib/protocol.ts';

/** True when an endpoint of the policy names this host and port. */
export function allows(policy: EnforcedPolicy, target: PolicyEndpoint): boolean {
  const host = target.host.toLowerCase();
  return policy.endpoints.some(
    (endpoint) => endpoint.port === target.port && hostMatches(endpoint.host.toLowerCase(), host),
  );
}

function hostMatches(pattern: string, host: string): boolean {
  if (!pattern.startsWith('*.')) return pattern === host;
  return host.endsWith(pattern.slice(1)) && host.length > pattern.length - 1;
}

/** Reads `HOST:PORT`; undefined when it is not that. */
export function parseTarget(text: string): PolicyEndpoint | undefined {
  const match = /^\[?([^\]]+?)\]?:(\d{1,5})$/.exec(text);
  const port = Number(match?.[2]);
  return match?.[1] === undefined || port < 1 || port > 65_535 ? undefined : { host: match[1], port };
}
