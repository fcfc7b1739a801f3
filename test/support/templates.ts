// SPDX-License-Identifier: Apache-2.0
/** The texts of the templates by name, read as a caller of the renderers reads them. */
import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../templates');

export function readTemplates(): Readonly<Record<string, string>> {
  const files = fs.readdirSync(folder).filter((file) => /\.(?:hbs|js)$/.test(file));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.\w+$/, ''), fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}
