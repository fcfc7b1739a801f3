// SPDX-License-Identifier: Apache-2.0
/**
 * Joins the command line to this run's gateway and to nothing else: its registration under a private configuration
 * folder, and a wrapper that uses that folder. A person's own gateways are neither seen nor changed.
 */
import path from 'node:path';
import type { GatewayContext } from './context.ts';
import { writeWhole } from './process.ts';

/** Environment of the gateway and of its command line, beside what the hook has. */
export function privateEnvironment({ files }: Pick<GatewayContext, 'files'>): Readonly<Record<string, string>> {
  return {
    XDG_CONFIG_HOME: files.config,
    XDG_STATE_HOME: files.xdgState,
    XDG_DATA_HOME: path.join(files.workDir, 'xdg-data'),
    NO_COLOR: '1',
    OPENSHELL_TELEMETRY_ENABLED: 'false',
  };
}

export function registerCli(ctx: GatewayContext, cli: string, endpoint: URL): void {
  const { files, scope } = ctx;
  const root = path.join(files.config, 'openshell');
  const metadata = {
    name: scope,
    gateway_endpoint: endpoint.href.replace(/\/$/, ''),
    is_remote: !['127.0.0.1', 'localhost'].includes(endpoint.hostname),
    gateway_port: Number(endpoint.port === '' ? (endpoint.protocol === 'https:' ? 443 : 80) : endpoint.port),
    auth_mode: 'plaintext',
  };
  writeWhole(path.join(root, 'gateways', scope, 'metadata.json'), `${JSON.stringify(metadata)}\n`);
  writeWhole(path.join(root, 'active_gateway'), scope);
  const exports = Object.entries(privateEnvironment(ctx)).map(([name, value]) => `export ${name}=${quoted(value)}`);
  writeWhole(files.cli, ['#!/bin/sh', ...exports, `exec ${quoted(cli)} "$@"`, ''].join('\n'), 0o700);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
