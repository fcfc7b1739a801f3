// SPDX-License-Identifier: Apache-2.0

// What `dist` is made of. The result starts from any folder without node_modules on Node 20.19 and later, holds no path
// of the machine that built it, and has the same bytes wherever it is built from the same lock file.

import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'rolldown';
import { licenseNotices } from './.github/scripts/license-notices.mjs';

const entries = {
  action: 'src/action/entry.ts',
  post: 'src/action/post.ts',
  'artifact-worker': 'src/github/artifact-worker.ts',
  cli: 'src/cli/main.ts',
  standin: 'src/standin/main.ts',
};

/** What the client of the container engine loads for engines over ssh and for builds, neither of which we do. */
const unused = ['ssh2', 'protobufjs', '@grpc/grpc-js', '@grpc/proto-loader'];

/** `dist` works wherever it is copied: its own package.json says that its files are modules. */
const moduleMarker = {
  name: 'module-marker',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
  },
};

/** We upload artifacts; what the client has for finding, getting and deleting them brings a second client of the API along. */
const uploadOnly = {
  name: 'upload-only',
  load(id) {
    if (!/@actions\/artifact\/lib\/internal\/(?:delete|download|find)\/[\w-]+\.js$/.test(id)) return null;
    const names = [...fs.readFileSync(id, 'utf8').matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)];
    return names.map(([, name]) => `export const ${name} = undefined;`).join('\n');
  },
};

/** Requests to a cluster are our own: what the client of Kubernetes would send them with is half a megabyte. */
const ownRequests = {
  name: 'own-requests',
  resolveId(id, importer) {
    return id === 'undici' && /@kubernetes\/client-node\//.test(importer ?? '') ? '\0no-undici' : null;
  },
  load(id) {
    if (id !== '\0no-undici') return null;
    return 'export const Agent = undefined, ProxyAgent = undefined, fetch = undefined, FormData = undefined;';
  },
};

export default defineConfig({
  input: Object.fromEntries(Object.entries(entries).filter(([, file]) => fs.existsSync(file))),
  platform: 'node',
  transform: { target: 'node20.19' },
  resolve: {
    alias: Object.fromEntries(unused.map((name) => [name, path.resolve('src/backends/docker/unused-module.cjs')])),
  },
  plugins: [ownRequests, uploadOnly, moduleMarker, licenseNotices()],
  output: {
    dir: 'dist',
    format: 'esm',
    cleanDir: true,
    comments: false,
    minify: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
  },
});
