// SPDX-License-Identifier: Apache-2.0
/** Name and version of this tool, as package.json has them. */
import manifest from '../../package.json' with { type: 'json' };

export const TOOL: { readonly name: string; readonly version: string } = {
  name: manifest.name,
  version: manifest.version,
};
