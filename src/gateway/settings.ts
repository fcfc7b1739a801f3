// SPDX-License-Identifier: Apache-2.0
/**
 * What of a gateway may be chosen: by the experiment (`requires.settings`), else by the machine's environment, else as
 * releases have it.
 */
import { HarnessError } from '../core/domain/errors.ts';
import { parseDuration } from '../core/domain/duration.ts';
import { parseJson } from '../core/domain/json.ts';
import type { Generation, GatewaySettings } from './config.ts';
import { type GatewayContext, optional } from './context.ts';
import { readIfPresent } from './process.ts';

const USUAL_IMAGES: Readonly<Record<Generation, string>> = {
  a: 'ghcr.io/nvidia/openshell-community/sandboxes/base:latest',
  n: 'nvcr.io/nvidia/base/ubuntu:24.04',
};

type Chosen = Pick<GatewaySettings, 'image' | 'pullPolicy' | 'supervisorImage' | 'outageLimitS'>;

/** Throws a HarnessError for a setting that this gateway does not have. */
export async function readSettings(ctx: GatewayContext, generation: Generation): Promise<Chosen> {
  const { env } = ctx;
  const { image, outageLimit } = readRequired(ctx);
  if (outageLimit !== null && generation === 'a') {
    throw new HarnessError('gateways of this generation have no outage-limit', { code: 'setting-unknown' });
  }
  const chosen = image ?? optional(env, 'OPENSHELL_SANDBOX_IMAGE') ?? USUAL_IMAGES[generation];
  return {
    image: chosen,
    pullPolicy: await pullPolicyOf(ctx, chosen),
    supervisorImage: optional(env, 'OPENSHELL_SUPERVISOR_IMAGE'),
    outageLimitS: outageLimit === null ? null : Math.ceil(parseDuration(outageLimit) / 1000),
  };
}

function readRequired({ env }: GatewayContext): { readonly image: string | null; readonly outageLimit: string | null } {
  const file = optional(env, 'CHAOS_SETTINGS');
  const given = (file === null ? {} : (parseJson(readIfPresent(file) ?? '{}') ?? {})) as Record<string, unknown>;
  const text = (name: string): string | null => (name in given ? String(given[name]) : null);
  return { image: text('image'), outageLimit: text('outage-limit') };
}

/** An image that is here is not asked for again, which `:latest` would be each time. */
async function pullPolicyOf({ engine }: GatewayContext, image: string): Promise<Chosen['pullPolicy']> {
  const isHere = (await engine.get(`/images/${image}/json`)) !== null;
  const tag = /:([^/:]+)$/.exec(image)?.[1] ?? 'latest';
  return isHere && tag === 'latest' ? 'Never' : 'IfNotPresent';
}
