// SPDX-License-Identifier: Apache-2.0
/** Text that may or may not be JSON; what the value has to look like is its reader's affair. */

/** The value; undefined, which no JSON text means, when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
