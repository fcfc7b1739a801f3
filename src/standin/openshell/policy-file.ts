// SPDX-License-Identifier: Apache-2.0

/**
 * Reads a sandbox policy file. Owns the check of its form and the list of endpoints it allows; what else a policy says
 * (files, users, programs) is kept as it is and not enforced by the stand-in.
 */

import { readFileSync } from 'node:fs';
import { CommandError, messageOf } from '../lib/errors.ts';
import type { PolicyEndpoint } from '../lib/protocol.ts';

export interface ParsedPolicy {
  readonly document: unknown;
  readonly endpoints: readonly PolicyEndpoint[];
}

/** Allows nothing. */
export const CLOSED_POLICY: ParsedPolicy = { document: { version: 1, network_policies: {} }, endpoints: [] };

/** Reads a policy file; what is wrong with it is said with the file's name. */
export async function readPolicyFile(path: string): Promise<ParsedPolicy> {
  const { parse } = await import('yaml');
  try {
    const document: unknown = parse(readFileSync(path, 'utf8'));
    return { document, endpoints: endpointsOf(document) };
  } catch (error) {
    throw new CommandError(`invalid policy ${path}: ${messageOf(error)}`);
  }
}

/** The endpoints that the network policies of a document name. */
export function endpointsOf(document: unknown): readonly PolicyEndpoint[] {
  const policy = fieldsOf(document, 'the policy');
  if (policy['version'] !== 1) throw new Error('version must be 1');
  const networks = fieldsOf(policy['network_policies'] ?? {}, 'network_policies');
  return Object.entries(networks).flatMap(([key, network]) => {
    const { endpoints } = fieldsOf(network, `network_policies.${key}`);
    if (endpoints === undefined) return [];
    if (!Array.isArray(endpoints)) throw new Error(`network_policies.${key}.endpoints must be a list`);
    return endpoints.map((endpoint: unknown) => readEndpoint(endpoint, `network_policies.${key}.endpoints`));
  });
}

function readEndpoint(value: unknown, where: string): PolicyEndpoint {
  const { host, port } = fieldsOf(value, where);
  if (typeof host !== 'string' || host === '') throw new Error(`${where}: host must be a text`);
  if (typeof port !== 'number' || !Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${where}: port must be a port number`);
  return { host, port };
}

function fieldsOf(value: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${where} must be a mapping`);
  return value as Readonly<Record<string, unknown>>;
}
