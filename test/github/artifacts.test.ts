// SPDX-License-Identifier: Apache-2.0

// The real client against a service on a loopback port; its waits between tries are short here.

import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createArtifactStore } from '../../src/github/artifacts.ts';
import type { UploadResult } from '../../src/ports/artifacts.ts';
import { type ArtifactService, type PlannedFault, startArtifactService } from '../support/artifact-service/service.ts';
import { tempFolder } from '../support/temp.ts';

vi.setConfig({ testTimeout: 30_000 });

const support = path.resolve(import.meta.dirname, '../support/artifact-service');
let service: ArtifactService | null = null;

afterEach(async () => {
  vi.unstubAllEnvs();
  await service?.close();
  service = null;
});

test('what is uploaded comes out as it went in, and is kept as long as asked', async () => {
  expect(await upload([], { retentionDays: 3 })).toMatchObject({ ok: true, id: 1000 });
  expect(service!.names()).toEqual(['chaos-results-x-all-1']);
  const files = await service!.files('chaos-results-x-all-1');
  expect([...files].map(([name, content]) => [name, content.toString()])).toEqual([
    ['a.txt', 'one'],
    ['deep/b.txt', 'two'],
  ]);
  expect(service!.retention('chaos-results-x-all-1')).toBe(3);
});

test.for([
  { fault: { stage: 'create', fault: 500, times: 2 }, tries: 3 },
  { fault: { stage: 'create', fault: 503, times: 4 }, tries: 5 },
  { fault: { stage: 'block', fault: 503, times: 1 }, tries: null },
  { fault: { stage: 'finalize', fault: 500, times: 1 }, tries: null },
] as const)('$fault.fault at $fault.stage $fault.times times is tried again', async ({ fault, tries }) => {
  expect(await upload([fault])).toMatchObject({ ok: true });
  if (tries !== null) expect(service!.requests.filter((one) => one.startsWith('create'))).toHaveLength(tries);
});

test.for([
  { fault: { stage: 'create', fault: 'taken' }, kind: 'taken', says: '(409)' },
  { fault: { stage: 'create', fault: 'quota' }, kind: 'quota', says: 'quota has been hit' },
  { fault: { stage: 'create', fault: 500 }, kind: 'failed', says: 'after 5 attempts' },
  { fault: { stage: 'create', fault: 503 }, kind: 'failed', says: '(503)' },
  { fault: { stage: 'create', fault: 'cut' }, kind: 'failed', says: '' },
  { fault: { stage: 'block', fault: 'cut' }, kind: 'failed', says: '' },
  { fault: { stage: 'block', fault: 'corrupt', times: 1 }, kind: 'failed', says: '(400)' },
] as const)('$fault.fault at $fault.stage for good is a failure of kind $kind', async ({ fault, kind, says }) => {
  const result = await upload([fault]);
  expect(result).toMatchObject({ ok: false, kind, why: expect.stringContaining(says) as string });
  expect(service!.requests.length).toBeLessThan(20);
});

test('a service that says nothing is given up after the limit', async () => {
  const result = await upload([{ stage: 'create', fault: 'silent' }], { limitMs: 1500 });
  expect(result).toEqual({ ok: false, kind: 'timed-out', why: 'it took too long and was given up' });
});

test('a signal ends an upload', async () => {
  const controller = new AbortController();
  const pending = upload([{ stage: 'block', fault: 'silent' }], { signal: controller.signal });
  await vi.waitFor(() => expect(service!.requests.at(-1)).toContain('block'), 10_000);
  controller.abort('SIGTERM');
  expect(await pending).toEqual({ ok: false, kind: 'timed-out', why: 'stopped by SIGTERM' });
});

test('a client that breaks, or ends without a word, takes nobody with it', async () => {
  const folder = tempFolder();
  for (const [code, why] of [
    ['setTimeout(() => { throw new Error("from nowhere"); });', 'from nowhere'],
    ['process.exit(0);', 'the client ended without an answer'],
  ] as const) {
    const file = path.join(folder, 'worker.mjs');
    fs.writeFileSync(file, code);
    expect(await upload([], { workerFile: file })).toMatchObject({ ok: false, kind: 'failed', why });
  }
});

test.for([
  { variables: {}, why: 'ACTIONS_RUNTIME_TOKEN is not set' },
  { variables: { ACTIONS_RUNTIME_TOKEN: 'x' }, why: 'ACTIONS_RESULTS_URL is not set' },
  {
    variables: { ACTIONS_RUNTIME_TOKEN: 'x', ACTIONS_RESULTS_URL: 'x', GITHUB_SERVER_URL: 'https://git.example' },
    why: 'not supported on git.example',
  },
])('without support: $why', async ({ variables, why }) => {
  const store = createArtifactStore({ workerFile: '/nowhere', variables });
  expect(store.whyNot()).toContain(why);
  const request = { name: 'x', root: '/', files: [], retentionDays: null };
  expect(await store.upload(request, 1000, new AbortController().signal)).toMatchObject({ ok: false, kind: 'failed' });
});

interface Options {
  readonly retentionDays?: number;
  readonly limitMs?: number;
  readonly signal?: AbortSignal;
  readonly workerFile?: string;
}

async function upload(faults: readonly PlannedFault[], options: Options = {}): Promise<UploadResult> {
  service ??= await startArtifactService(faults);
  for (const [name, value] of Object.entries(service.variables)) vi.stubEnv(name, value);
  const root = tempFolder();
  fs.mkdirSync(path.join(root, 'deep'));
  fs.writeFileSync(path.join(root, 'a.txt'), 'one');
  fs.writeFileSync(path.join(root, 'deep/b.txt'), 'two');
  const workerFile = options.workerFile ?? path.join(support, 'quick-worker.ts');
  const store = createArtifactStore({ workerFile, variables: service.variables });
  const { retentionDays = null, limitMs = 20_000, signal = new AbortController().signal } = options;
  const request = { name: 'chaos-results-x-all-1', root, files: ['a.txt', 'deep/b.txt'], retentionDays };
  return await store.upload(request, limitMs, signal);
}
