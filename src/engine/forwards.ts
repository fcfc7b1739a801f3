// SPDX-License-Identifier: Apache-2.0
/**
 * Ports of the system's pods on this machine: open from before the boot until everything is torn down, known to hooks by
 * their variables. Where the pods are is asked at each connection, so that nothing has to be opened again. Used by a run
 * and by whoever puts back what it left.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { parseJson } from '../core/domain/json.ts';
import type { PlannedSystem, PodPlace } from '../core/domain/plan.ts';
import { environmentName } from '../core/domain/target.ts';
import type { ForwardHandle, OpenForward } from '../ports/index.ts';
import { componentPods } from './addresses.ts';
import type { Environment } from './environment.ts';

/** Name of the file in the work folder that tells a recovery where the pods of components are. */
export const PODS_FILE = 'pods.json';

export interface OpenedForwards {
  /** `127.0.0.1:PORT` by name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Of those whose last connection led nowhere, why. */
  problems(): readonly string[];
  /** Never rejects. */
  close(): Promise<void>;
}

/** Opens all or none. `podsOf`: where the pods of a component are now. Rejects with a HarnessError. */
export async function openForwards(
  open: OpenForward,
  { forwards }: Pick<PlannedSystem, 'forwards'>,
  podsOf: (component: string) => PodPlace | null,
): Promise<OpenedForwards> {
  const handles = new Map<string, ForwardHandle>();
  const close = async (): Promise<void> => {
    await Promise.all([...handles.values()].map((handle) => handle.close()));
  };
  try {
    for (const { name, component, port } of forwards) {
      handles.set(name, await open({ name, port, place: () => podsOf(component) }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  const addresses = [...handles].map(([name, { host, port }]) => [name, `${host}:${String(port)}`]);
  const problems = (): readonly string[] =>
    [...handles].flatMap(([name, handle]) => {
      const problem = handle.problem();
      return problem === null ? [] : [`forward ${name}: ${problem}`];
    });
  return { addresses: Object.fromEntries(addresses) as OpenedForwards['addresses'], problems, close };
}

/** Variables by which hooks find them. */
export function forwardEnvironment(addresses: OpenedForwards['addresses']): Environment {
  const variables = Object.entries(addresses).map(([name, address]) => [
    `CHAOS_FORWARD_${environmentName(name)}`,
    address,
  ]);
  return Object.fromEntries(variables) as Environment;
}

/** An address with `${forwards.NAME}` put in; the adapter's rules know that there is such a forward. */
export function forwardUrl(url: string, addresses: OpenedForwards['addresses']): string {
  return url.replace(/\$\{forwards\.([A-Za-z0-9_-]+)\}/g, (whole, name: string) => addresses[name] ?? whole);
}

/** What a recovery must know of the pods of a system that has booted; the content of `PODS_FILE`. */
export function podsFileOf(system: PlannedSystem): string {
  const places = Object.keys(system.components).map(
    (component) => [component, componentPods(system, component)] as const,
  );
  return `${JSON.stringify(Object.fromEntries(places))}\n`;
}

/** The places in a `PODS_FILE`; none for a system that did not boot. Throws a HarnessError for what no run writes. */
export function readPodsFile(text: string | null): ReadonlyMap<string, PodPlace> {
  const value = text === null ? {} : parseJson(text);
  if (!isMap(value)) throw damaged();
  return new Map(
    Object.entries(value).flatMap(([component, place]) =>
      place === null ? [] : [[component, asPlace(place)] as const],
    ),
  );
}

function asPlace(value: unknown): PodPlace {
  if (!isMap(value)) throw damaged();
  const { namespace, labels, container } = value;
  const isContainer = container === null || typeof container === 'string';
  if (typeof namespace !== 'string' || !isMap(labels) || !isContainer || !Object.values(labels).every(isText)) {
    throw damaged();
  }
  return { type: 'pod', namespace, labels: labels as PodPlace['labels'], container };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function damaged(): HarnessError {
  return new HarnessError(`${PODS_FILE} in the work folder is damaged`, {
    code: 'evidence-damaged',
    subject: PODS_FILE,
  });
}
