// SPDX-License-Identifier: Apache-2.0

/**
 * What the stand-in says it is: the OpenShell release whose behaviour it follows, and its own build number. Owns these
 * constants only.
 */

import type { Generation } from './switches.ts';

/** The release of OpenShell that is stood in for, of each generation. */
export function versionOf(generation: Generation): string {
  return generation === 'a' ? '0.0.111' : GATEWAY_VERSION;
}

/** Of the newer generation, which is the usual one. */
export const GATEWAY_VERSION = '0.1.10';

/** Counts changes of the stand-in's own behaviour. */
export const STANDIN_BUILD = 2;

export const STANDIN_NAME = 'openshell-stand-in';
