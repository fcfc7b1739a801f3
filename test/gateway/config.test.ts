// SPDX-License-Identifier: Apache-2.0

// The configuration of each generation, and telling them apart.

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  gatewayArguments,
  type GatewaySettings,
  gatewayToml,
  generationOf,
  versionOf,
} from '../../src/gateway/config.ts';
import { startHooks, writePrograms } from '../support/fake-system.ts';
import { tempFolder } from '../support/temp.ts';

const SETTINGS: GatewaySettings = {
  scope: 'chaos-x',
  ports: { api: 20001, health: 20002, metrics: 20003 },
  image: 'base:1',
  pullPolicy: 'IfNotPresent',
  supervisorBin: '/bin/openshell-sandbox',
  supervisorImage: null,
  keysDir: '/w/keys',
  otlp: null,
  outageLimitS: null,
  database: '/w/gateway.db',
  config: '/w/gateway.toml',
};

test('the older generation gets schema 1', () => {
  expect(gatewayToml('a', SETTINGS)).toBe(`[openshell]
version = 1

[openshell.gateway]
compute_drivers = ["docker"]
disable_tls = true

[openshell.gateway.auth]
allow_unauthenticated_users = true

[openshell.gateway.gateway_jwt]
signing_key_path = "/w/keys/signing.pem"
public_key_path = "/w/keys/public.pem"
kid_path = "/w/keys/kid"
gateway_id = "chaos-x"
ttl_secs = 0

[openshell.drivers.docker]
sandbox_namespace = "chaos-x"
network_name = "chaos-x"
grpc_endpoint = "http://host.openshell.internal:20001"
default_image = "base:1"
image_pull_policy = "IfNotPresent"
supervisor_bin = "/bin/openshell-sandbox"
`);
  expect(gatewayArguments('a', SETTINGS)).toContain('--drivers');
});

test('the newer one gets schema 2, with its own words for the same', () => {
  const toml = gatewayToml('n', {
    ...SETTINGS,
    outageLimitS: 30,
    otlp: 'http://127.0.0.1:4317',
    supervisorImage: 's:1',
  });
  expect(toml).toContain('version = 2');
  expect(toml).toContain('compute_driver = "docker"');
  expect(toml).toContain('sandbox_label = "chaos-x"');
  expect(toml).toContain('image_pull_policy = "if_not_present"');
  expect(toml).toContain('gateway_outage_limit_secs = 30');
  expect(toml).toContain('supervisor_image = "s:1"');
  expect(toml).not.toMatch(/ttl_secs|compute_drivers|sandbox_namespace/);
  expect(gatewayArguments('n', SETTINGS)).toContain('--compute-driver');
});

test('the flags of a gateway tell its generation', () => {
  expect(generationOf('  --drivers <DRIVERS>\n  --compute-driver-socket <PATH>')).toBe('a');
  expect(generationOf('  --compute-driver <DRIVER>')).toBe('n');
  expect(generationOf('  --compute-driver-socket <PATH>')).toBeNull();
  expect(versionOf('openshell-gateway 0.0.112-dev.7+g2f7fb6559')).toEqual({
    version: '0.0.112-dev.7+g2f7fb6559',
    build: '2f7fb6559',
  });
  expect(versionOf('openshell-gateway 0.1.5')).toEqual({ version: '0.1.5', build: null });
});

test("the image is the experiment's, else the machine's; one that is here is not asked for again", async () => {
  const folder = tempFolder();
  writePrograms(folder);
  const settingsFile = path.join(folder, 'settings.json');
  const { workDir, engine, call } = await startHooks(`binaries:${folder}`, { CHAOS_SETTINGS: settingsFile });
  const toml = async (env: Readonly<Record<string, string>>): Promise<string> => {
    await call('boot', env);
    await call('shutdown');
    return fs.readFileSync(path.join(workDir, 'gateway.toml'), 'utf8');
  };
  expect(await toml({})).toContain('default_image = "ghcr.io/nvidia/openshell-community/sandboxes/base:latest"');
  engine.answers.set('GET /images/mine:latest/json', { body: {} });
  const own = await toml({ OPENSHELL_SANDBOX_IMAGE: 'mine:latest' });
  expect(own).toContain('default_image = "mine:latest"\nimage_pull_policy = "Never"');
  fs.writeFileSync(settingsFile, JSON.stringify({ image: 'theirs:2' }));
  const theirs = await toml({ OPENSHELL_SANDBOX_IMAGE: 'mine:latest' });
  expect(theirs).toContain('default_image = "theirs:2"\nimage_pull_policy = "IfNotPresent"');
  fs.writeFileSync(settingsFile, JSON.stringify({ 'outage-limit': '30s' }));
  await expect(call('boot')).rejects.toThrow('gateways of this generation have no outage-limit');
});
