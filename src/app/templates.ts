// SPDX-License-Identifier: Apache-2.0
/** Reads the templates that are shipped beside the program. */
import fs from 'node:fs';
import path from 'node:path';
import { HarnessError } from '../core/domain/errors.ts';
import type { Templates } from '../render/templates.ts';

/** Scripts of pages lie beside the templates and are parts of them. */
const extensions = /\.(?:hbs|js)$/;

/** Text of each template by its name. Throws a HarnessError when they are not there. */
export function readTemplates(folder: string): Templates {
  try {
    const names = fs.readdirSync(folder).filter((name) => extensions.test(name));
    return Object.fromEntries(
      names.map((name) => [name.replace(extensions, ''), fs.readFileSync(path.join(folder, name), 'utf8')]),
    );
  } catch (cause) {
    throw new HarnessError(`the templates cannot be read from ${folder}`, {
      code: 'templates-missing',
      phase: 'evaluate',
      hint: 'They are shipped beside dist/; copy the folder too.',
      cause,
    });
  }
}
