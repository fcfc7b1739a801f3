// SPDX-License-Identifier: Apache-2.0

/**
 * Which generation's command line this is: the environment says it, set by the wrapper that a boot writes. Owns the name of
 * that variable.
 */

import { type Generation, parseGeneration } from '../lib/switches.ts';

export const GENERATION_VARIABLE = 'OPENSHELL_STAND_IN_GENERATION';

export function cliGeneration(): Generation {
  return parseGeneration(process.env[GENERATION_VARIABLE] ?? 'n');
}
