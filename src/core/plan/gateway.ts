// SPDX-License-Identifier: Apache-2.0
/**
 * Which system the boot hook is to start: the selection a person types, against the kinds that the adapter can boot.
 * What a selection means in detail is the hook's affair.
 */
import type { Adapter } from '../domain/documents.ts';
import { nearestName } from '../domain/nearest.ts';

type GatewayKind = Adapter['gateways'][number];

export type GatewaySelection =
  | { readonly ok: true; readonly gateway: string }
  | { readonly ok: false; readonly found: string; readonly expected: string; readonly nearest: string | null };

const FORMS: Readonly<Record<GatewayKind, string>> = {
  standin: 'standin, standin:observed, standin:fixed or standin:SWITCH,...',
  release: 'release or release:VERSION',
  binaries: 'binaries:DIRECTORY',
  endpoint: 'endpoint:URL',
  installed: 'installed or installed:NAMESPACE/RELEASE',
};
const DETAILS: Readonly<Record<GatewayKind, { readonly detail: RegExp; readonly without: string | null }>> = {
  standin: { detail: /^[a-z0-9][a-z0-9-]*(,[a-z0-9][a-z0-9-]*)*$/, without: 'standin:observed' },
  release: { detail: /^[A-Za-z0-9][A-Za-z0-9._-]*$/, without: 'release' },
  binaries: { detail: /^[^\0\n]+$/, without: null },
  endpoint: { detail: /^https?:\/\/[^\s/]+\S*$/, without: null },
  installed: {
    detail: /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\/[a-z0-9]([a-z0-9.-]{0,51}[a-z0-9])?$/,
    without: 'installed',
  },
};

/** What CHAOS_GATEWAY holds for a selection such as `auto`, `standin:fixed` or `endpoint:URL`; or what is wrong with it. */
export function selectGateway(selection: string, adapter: Pick<Adapter, 'id' | 'gateways'>): GatewaySelection {
  const wanted = selection === 'auto' ? (adapter.gateways[0] ?? '') : selection;
  const colon = wanted.indexOf(':');
  const name = colon === -1 ? wanted : wanted.slice(0, colon);
  const kind = adapter.gateways.find((known) => known === name);
  const found = `gateway "${selection}"`;
  if (kind === undefined) {
    const forms = ['auto', ...adapter.gateways.map((known) => FORMS[known])].join('; ');
    return {
      ok: false,
      found,
      expected: `one that adapter ${adapter.id} boots: ${forms}`,
      nearest: near(name, adapter),
    };
  }
  const { detail, without } = DETAILS[kind];
  if (colon === -1 && without !== null) return { ok: true, gateway: without };
  if (colon !== -1 && detail.test(wanted.slice(colon + 1))) return { ok: true, gateway: wanted };
  return { ok: false, found, expected: FORMS[kind], nearest: null };
}

function near(name: string, adapter: Pick<Adapter, 'gateways'>): string | null {
  return nearestName(name, ['auto', ...adapter.gateways]);
}
