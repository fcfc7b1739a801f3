// SPDX-License-Identifier: Apache-2.0
/**
 * The gateway's configuration file and arguments, for both generations: `a` (one container per sandbox, schema 1) and
 * `n` (sandbox and supervisor containers, schema 2). Pure texts; nothing is read or written here. What is said of `a`
 * was tried on a gateway; what is said of `n` follows its documents.
 */

export type Generation = 'a' | 'n';

export interface Ports {
  readonly api: number;
  readonly health: number;
  readonly metrics: number;
}

export interface GatewaySettings {
  readonly scope: string;
  readonly ports: Ports;
  readonly image: string;
  /** As generation `a` spells it. */
  readonly pullPolicy: 'Always' | 'IfNotPresent' | 'Never';
  /** The binary that runs in each sandbox. */
  readonly supervisorBin: string;
  /** Image of the supervisor's container, of generation `n`; null for the gateway's own choice. */
  readonly supervisorImage: string | null;
  /** Folder with signing.pem, public.pem and kid. */
  readonly keysDir: string;
  /** `http://HOST:PORT` that takes traces; null for none. */
  readonly otlp: string | null;
  /** How long sandboxes do without a gateway, in seconds; null for the gateway's own choice. Generation `n` alone. */
  readonly outageLimitS: number | null;
  readonly database: string;
  readonly config: string;
}

/** Generation of a gateway, from its `--help`: the newer one chooses its driver by another flag. */
export function generationOf(gatewayHelp: string): Generation | null {
  if (/--drivers\b/.test(gatewayHelp)) return 'a';
  return /--compute-driver(?![\w-])/.test(gatewayHelp) ? 'n' : null;
}

export function gatewayArguments(generation: Generation, settings: GatewaySettings): readonly string[] {
  const { ports, config, database } = settings;
  return [
    ...['--config', config],
    ...['--port', String(ports.api), '--health-port', String(ports.health), '--metrics-port', String(ports.metrics)],
    ...(generation === 'a' ? ['--drivers', 'docker'] : ['--compute-driver', 'docker']),
    '--disable-tls',
    ...['--db-url', `sqlite:${database}?mode=rwc`],
  ];
}

/** Unknown keys end the gateway's start, so each generation has exactly its own. */
export function gatewayToml(generation: Generation, settings: GatewaySettings): string {
  const sections = generation === 'a' ? olderSections(settings) : newerSections(settings);
  return sections.map(([name, values]) => `[${name}]\n${lines(values)}`).join('\n');
}

type Value = string | number | boolean | readonly string[] | null;
type Section = readonly [name: string, values: Readonly<Record<string, Value>>];

function olderSections(settings: GatewaySettings): readonly Section[] {
  return [
    ['openshell', { version: 1 }],
    ['openshell.gateway', { compute_drivers: ['docker'], disable_tls: true }],
    // 0 is: no end.
    ...commonSections(settings, { ttl_secs: 0 }),
    [
      'openshell.drivers.docker',
      {
        sandbox_namespace: settings.scope,
        ...driverKeys(settings),
        image_pull_policy: settings.pullPolicy,
        supervisor_bin: settings.supervisorBin,
      },
    ],
  ];
}

function newerSections(settings: GatewaySettings): readonly Section[] {
  const policies = { Always: 'always', IfNotPresent: 'if_not_present', Never: 'never' } as const;
  return [
    ['openshell', { version: 2 }],
    ['openshell.gateway', { name: settings.scope, compute_driver: 'docker', disable_tls: true }],
    ...commonSections(settings, {}),
    ...(settings.outageLimitS === null
      ? []
      : [['openshell.gateway.failure_handling', { gateway_outage_limit_secs: settings.outageLimitS }] as const]),
    [
      'openshell.drivers.docker',
      {
        sandbox_label: settings.scope,
        ...driverKeys(settings),
        image_pull_policy: policies[settings.pullPolicy],
        supervisor_bin: settings.supervisorBin,
        supervisor_image: settings.supervisorImage,
      },
    ],
  ];
}

function commonSections(
  { scope, keysDir, otlp }: GatewaySettings,
  ofKeys: Readonly<Record<string, Value>>,
): readonly Section[] {
  return [
    ['openshell.gateway.auth', { allow_unauthenticated_users: true }],
    [
      'openshell.gateway.gateway_jwt',
      {
        signing_key_path: `${keysDir}/signing.pem`,
        public_key_path: `${keysDir}/public.pem`,
        kid_path: `${keysDir}/kid`,
        gateway_id: scope,
        ...ofKeys,
      },
    ],
    ...(otlp === null ? [] : [['openshell.gateway.otlp', { endpoint: otlp }] as const]),
  ];
}

function driverKeys({ scope, ports, image }: GatewaySettings): Readonly<Record<string, Value>> {
  return {
    network_name: scope,
    grpc_endpoint: `http://host.openshell.internal:${String(ports.api)}`,
    default_image: image,
  };
}

/** JSON's texts, numbers and lists of texts are TOML's, too. */
function lines(values: Readonly<Record<string, Value>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} = ${JSON.stringify(value)}\n`)
    .join('');
}

/** `0.0.112-dev.7+g2f7fb6559` of `openshell-gateway 0.0.112-dev.7+g2f7fb6559`, and the commit in it. */
export function versionOf(output: string): { readonly version: string; readonly build: string | null } {
  const version = /\d+\.\d+\.\d+[0-9A-Za-z.+-]*/.exec(output)?.[0] ?? 'unknown';
  return { version, build: /\+g?([0-9a-f]{7,40})$/.exec(version)?.[1] ?? null };
}
