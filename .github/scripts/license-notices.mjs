// SPDX-License-Identifier: Apache-2.0

// A bundler plugin: writes licenses.txt with name, version and license text of every package that ended up in a chunk.

import fs from 'node:fs';
import path from 'node:path';

const rule = '-'.repeat(80);

export function licenseNotices() {
  return {
    name: 'license-notices',
    generateBundle(_options, bundle) {
      const roots = new Set();
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const root = packageRootOf(id);
          if (root !== undefined) roots.add(root);
        }
      }
      const notices = [...roots].map(noticeOf).sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
      const unique = notices.filter((notice, index) => notice.title !== notices[index - 1]?.title);
      const source = [
        'Third-party software in this folder.\n',
        ...unique.map(({ title, text }) => `${rule}\n${title}\n\n${text}\n`),
      ].join('\n');
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
    },
  };
}

/** The folder of the innermost package that a module id lies in, or undefined for our own modules. */
function packageRootOf(id) {
  const parts = id.replace(/^\0/, '').replace(/\?.*$/, '').split(path.sep);
  const at = parts.lastIndexOf('node_modules');
  if (at === -1) return undefined;
  const depth = parts[at + 1]?.startsWith('@') ? 3 : 2;
  return parts.slice(0, at + depth).join(path.sep);
}

function noticeOf(root) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const texts = fs
    .readdirSync(root)
    .filter((file) => /^(licen[cs]e|notice|copying)([.-].*)?$/i.test(file) && !/\.(js|ts|json)$/.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return {
    title: `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})`,
    text: texts.length > 0 ? texts.join('\n\n') : 'The package carries no license text of its own.',
  };
}
