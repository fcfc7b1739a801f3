// SPDX-License-Identifier: Apache-2.0

/**
 * Reads the command line of `standin gateway`. Owns its options and defaults, and the names of the settings that a
 * harness may boot it with.
 */

import { POD_ADDRESS_VARIABLE } from '../container/channel.ts';
import { parseDuration } from '../lib/duration.ts';
import { UsageError } from '../lib/errors.ts';
import { readTextIfPresent } from '../lib/files.ts';
import { integerOption, type ParsedOptions, parseOptions, required } from '../lib/options.ts';
import { ONLY_ADDRESS } from '../lib/ports.ts';
import { type BugSwitch, parseGeneration, parseSwitches } from '../lib/switches.ts';
import type { DockerSettings, GatewaySettings, KubernetesSettings } from './settings.ts';

/**
 * Settings with their defaults: durations, but for the probability, the endpoint, the generation and the image. Less than OpenShell's where a run
 * would only wait: its sweep comes every 60 s, and a recovery takes what starting a container takes.
 */
export const SETTING_DEFAULTS: Readonly<Record<string, string>> = {
  'reconcile-interval': '3s',
  'outage-limit': '120s',
  'stop-grace': '10s',
  'recovery-step': '300ms',
  'race-window': '2500ms',
  'race-probability': '0.1',
  'otlp-endpoint': '',
  'otlp-delay': '100ms',
  // How often the older generation looks at its containers or pods.
  'poll-interval': '2s',
  generation: 'n',
  // An image with node, bash and coreutils, instead of one that is made of this machine's.
  image: '',
};

const PORTS = { min: 1, max: 65_535 };

/** The settings of a gateway from its command line. */
export function readGatewaySettings(args: readonly string[], entry: string): GatewaySettings {
  const value = { kind: 'value' } as const;
  const named = [
    'state',
    'address',
    'port',
    'health-port',
    'metrics-port',
    'profile',
    'bugs',
    'seed',
    'driver',
    'namespace',
    'docker-host',
    'gateway-id',
    'api-server',
    'service-account',
    'service-address',
    'drain',
    ...Object.keys(SETTING_DEFAULTS),
  ];
  const options = parseOptions(args, Object.fromEntries(named.map((name) => [name, value])));
  if (options.positionals.length > 0) throw new UsageError(`unexpected argument "${options.positionals[0] ?? ''}"`);
  const generation = parseGeneration(options.value('generation') ?? 'n');
  const { docker, kubernetes } = readDriver(options);
  if (generation === 'a' && docker === undefined && kubernetes === undefined)
    throw new UsageError('generation a needs --driver docker or kubernetes: one container is what its sandboxes are');
  const port = (name: string): number => integerOption(required(options, name), name, PORTS);
  return {
    state: required(options, 'state'),
    address: options.value('address') ?? addressOf(kubernetes),
    port: port('port'),
    healthPort: port('health-port'),
    metricsPort: port('metrics-port'),
    switches: readSwitches(options),
    reconcileIntervalMs: duration(options, 'reconcile-interval'),
    outageLimitMs: duration(options, 'outage-limit'),
    stopGraceMs: duration(options, 'stop-grace'),
    recoveryStepMs: duration(options, 'recovery-step'),
    raceWindowMs: duration(options, 'race-window'),
    raceProbability: probability(options, 'race-probability'),
    seed: options.value('seed') ?? '0',
    otlpEndpoint: endpoint(options, 'otlp-endpoint'),
    otlpDelayMs: duration(options, 'otlp-delay'),
    entry,
    generation,
    pollIntervalMs: duration(options, 'poll-interval'),
    docker,
    kubernetes,
  };
}

/** Of an engine's namespace, which is also a network's name and a label. */
const NAMESPACE = /^[a-zA-Z0-9][a-zA-Z0-9_.-]{0,62}$/;

/** A namespace of a cluster, and a gateway's id as a value of a label. */
const DNS_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Where a pod finds its token. */
const SERVICE_ACCOUNT = '/var/run/secrets/kubernetes.io/serviceaccount';

/** Less than OpenShell's; more than the two seconds that a kubelet gives a pod that is removed without a grace. */
const DRAIN = '3s';

type DriverSettings = Pick<GatewaySettings, 'docker' | 'kubernetes'>;

function readDriver(options: ParsedOptions): DriverSettings {
  const driver = options.value('driver') ?? 'process';
  if (driver === 'process') return { docker: undefined, kubernetes: undefined };
  if (driver === 'docker') return { docker: readDocker(options), kubernetes: undefined };
  if (driver === 'kubernetes') return { docker: undefined, kubernetes: readKubernetes(options) };
  throw new UsageError(`unknown driver "${driver}"; known are process, docker, kubernetes`);
}

/** What is left out is read from a pod's surroundings. */
function readKubernetes(options: ParsedOptions): KubernetesSettings {
  const serviceAccount = options.value('service-account') ?? SERVICE_ACCOUNT;
  const namespace = options.value('namespace') ?? readTextIfPresent(`${serviceAccount}/namespace`)?.trim() ?? '';
  const gatewayId = options.value('gateway-id') ?? 'openshell';
  for (const [name, text] of Object.entries({ namespace, 'gateway-id': gatewayId })) {
    if (!DNS_LABEL.test(text))
      throw new UsageError(`--${name} must be lower-case letters, digits and "-", not "${text}"`);
  }
  return {
    namespace,
    gatewayId,
    image: required(options, 'image'),
    server: options.value('api-server') ?? serverOf(process.env),
    serviceAccount,
    serviceAddress: required(options, 'service-address'),
    drainMs: parseDuration(options.value('drain') ?? DRAIN, '--drain'),
  };
}

function serverOf(env: Readonly<Record<string, string | undefined>>): string {
  const [host, port] = [env['KUBERNETES_SERVICE_HOST'], env['KUBERNETES_SERVICE_PORT']];
  if (host === undefined || port === undefined)
    throw new UsageError('--api-server is required outside a pod: KUBERNETES_SERVICE_HOST and _PORT are not set');
  return `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function addressOf(kubernetes: KubernetesSettings | undefined): string {
  return (kubernetes === undefined ? undefined : process.env[POD_ADDRESS_VARIABLE]) ?? ONLY_ADDRESS;
}

function readDocker(options: ParsedOptions): DockerSettings {
  const namespace = required(options, 'namespace');
  if (!NAMESPACE.test(namespace))
    throw new UsageError(`--namespace must be letters, digits, ".", "_" and "-", not "${namespace}"`);
  return {
    namespace,
    image: required(options, 'image'),
    host: options.value('docker-host') ?? '',
  };
}

function duration(options: ParsedOptions, name: string): number {
  const valueMs = parseDuration(options.value(name) ?? SETTING_DEFAULTS[name] ?? '', `--${name}`);
  if (valueMs < 1) throw new UsageError(`--${name} must be longer than nothing`);
  return valueMs;
}

function probability(options: ParsedOptions, name: string): number {
  const text = options.value(name) ?? SETTING_DEFAULTS[name] ?? '';
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 1)) throw new UsageError(`--${name} must be a number from 0 to 1, not "${text}"`);
  return value;
}

function endpoint(options: ParsedOptions, name: string): string {
  const text = options.value(name) ?? '';
  if (text !== '' && !(URL.canParse(text) && new URL(text).protocol === 'http:'))
    throw new UsageError(`--${name} must be a URL such as http://127.0.0.1:4317, not "${text}"`);
  return text;
}

function readSwitches(options: ParsedOptions): ReadonlySet<BugSwitch> {
  const profile = options.value('profile');
  const bugs = options.value('bugs');
  if (profile !== undefined && bugs !== undefined) throw new UsageError('--profile and --bugs exclude each other');
  if (profile !== undefined && profile !== 'observed' && profile !== 'fixed') {
    throw new UsageError(`unknown profile "${profile}"; known are observed, fixed`);
  }
  return parseSwitches(profile ?? bugs ?? 'fixed');
}
