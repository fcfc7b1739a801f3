// SPDX-License-Identifier: Apache-2.0
/**
 * Whether network policies let a connection through. Pure. Namespaces are selected by their name only, and an address block
 * is either everything or nothing: whoever connects on the loopback has no address of its own.
 */
import type { KubeObject, Labels, LabelSelector, Pod } from './objects.ts';
import { selects } from './selectors.ts';

interface Peer {
  readonly podSelector?: LabelSelector;
  readonly namespaceSelector?: LabelSelector;
  readonly ipBlock?: { readonly cidr: string };
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly port?: number | string }[];
}

export interface Policy extends KubeObject {
  readonly spec: {
    readonly podSelector?: LabelSelector;
    readonly policyTypes?: readonly string[];
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
  };
}

export interface Connection {
  /** Null: not from a pod. */
  readonly from: Pod | null;
  readonly to: Pod;
  readonly port: number;
}

export function letsThrough(policies: readonly Policy[], connection: Connection): boolean {
  const { from, to } = connection;
  return (
    isOpen(policies, 'Ingress', { ...connection, of: to, other: from }) &&
    (from === null || isOpen(policies, 'Egress', { ...connection, of: from, other: to }))
  );
}

/** Nothing at all comes in. */
export function isShut(policies: readonly Policy[], pod: Pod): boolean {
  const own = policies.filter((policy) => isAbout(policy, 'Ingress', pod));
  return own.length > 0 && own.every(({ spec }) => (spec.ingress ?? []).length === 0);
}

type Direction = 'Ingress' | 'Egress';

interface Side extends Connection {
  /** Whose policies these are. */
  readonly of: Pod;
  readonly other: Pod | null;
}

/** Policies only add: one that lets it through is enough, and without any it is open. */
function isOpen(policies: readonly Policy[], direction: Direction, side: Side): boolean {
  const own = policies.filter((policy) => isAbout(policy, direction, side.of));
  return own.length === 0 || own.some((policy) => rulesOf(policy, direction).some((rule) => fits(policy, rule, side)));
}

function isAbout({ metadata, spec }: Policy, direction: Direction, pod: Pod): boolean {
  const types = spec.policyTypes ?? ['Ingress'];
  if (metadata.namespace !== pod.metadata.namespace || !types.includes(direction)) return false;
  return selects(spec.podSelector, pod.metadata.labels);
}

function rulesOf({ spec }: Policy, direction: Direction): readonly Rule[] {
  return (direction === 'Ingress' ? spec.ingress : spec.egress) ?? [];
}

function fits(policy: Policy, rule: Rule, { other, to, port }: Side): boolean {
  const peers = rule.from ?? rule.to ?? [];
  const names = to.spec.containers.flatMap(({ ports = [] }) => ports);
  const portFits = (wanted: number | string | undefined): boolean =>
    wanted === undefined || wanted === port || names.some((one) => one.name === wanted && one.containerPort === port);
  const ports = rule.ports ?? [];
  const onPort = ports.length === 0 || ports.some((one) => portFits(one.port));
  return onPort && (peers.length === 0 || peers.some((peer) => isPeer(policy, peer, other)));
}

function isPeer({ metadata }: Policy, { ipBlock, podSelector, namespaceSelector }: Peer, pod: Pod | null): boolean {
  if (ipBlock !== undefined) return ipBlock.cidr === '0.0.0.0/0';
  if (pod === null) return false;
  const { namespace = '' } = pod.metadata;
  const place: Labels = { 'kubernetes.io/metadata.name': namespace };
  const inPlace =
    namespaceSelector === undefined ? namespace === metadata.namespace : selects(namespaceSelector, place);
  return inPlace && selects(podSelector, pod.metadata.labels);
}
