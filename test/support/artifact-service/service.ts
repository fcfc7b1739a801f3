// SPDX-License-Identifier: Apache-2.0
/**
 * An artifact service on a loopback port that the real client talks to: Twirp in JSON, and a blob store with blocks. It
 * does what GitHub's does with names and digests, and what it is told to do wrong.
 */
import { createHash, randomUUID } from 'node:crypto';
import http from 'node:http';
import { text as readAll, buffer as readBuffer } from 'node:stream/consumers';
import { readZip } from './read-zip.ts';

/**
 * `taken`: 409. `quota`: 403 as GitHub words it. A number: that status. `cut`: the connection ends without an answer.
 * `silent`: no answer ever. `corrupt`: what is kept is not what was sent.
 */
export type Fault = 'taken' | 'quota' | 'cut' | 'silent' | 'corrupt' | 500 | 503;
export type Stage = 'create' | 'block' | 'finalize';

export interface PlannedFault {
  readonly stage: Stage;
  readonly fault: Fault;
  /** How often; always where left out. */
  readonly times?: number;
  /** Of artifacts whose name begins so. */
  readonly name?: string;
}

export interface ArtifactService {
  /** Variables of a job whose runner has this service. */
  readonly variables: Readonly<Record<string, string>>;
  /** Names of finished artifacts, in order. */
  names(): readonly string[];
  /** Files of a finished artifact by their names. */
  files(name: string): Promise<ReadonlyMap<string, Buffer>>;
  /** `STAGE NAME` of each request. */
  readonly requests: readonly string[];
  /** Days that the last artifact is kept; null: the repository's own. */
  retention(name: string): number | null;
  close(): Promise<void>;
}

/** As the API of the same workflow run lists it from then on. */
export interface FinishedArtifact {
  readonly id: number;
  readonly name: string;
  readonly zip: Buffer;
  /** Of what was sent. */
  readonly digest: string;
}

interface Entry {
  readonly name: string;
  readonly blocks: Map<string, Buffer>;
  readonly expiresAt: string | null;
  zip: Buffer | null;
  finished: boolean;
}

export async function startArtifactService(
  faults: readonly PlannedFault[] = [],
  onFinished: (artifact: FinishedArtifact) => void = () => {},
): Promise<ArtifactService> {
  const entries = new Map<string, Entry>();
  const requests: string[] = [];
  const left = faults.map((fault) => ({ ...fault, left: fault.times ?? Infinity }));
  const faultAt = (stage: Stage, name: string): Fault | null => {
    requests.push(`${stage} ${name}`);
    const found = left.find((one) => one.stage === stage && one.left > 0 && name.startsWith(one.name ?? ''));
    if (found === undefined) return null;
    found.left -= 1;
    return found.fault;
  };
  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const handle = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', base());
    const method = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(url.pathname)?.[1];
    if (method !== undefined) {
      if (!(request.headers.authorization ?? '').startsWith('Bearer ')) {
        answer(response, 401, { msg: 'no token' });
        return;
      }
      const body = JSON.parse(await readAll(request)) as Record<string, unknown>;
      await twirp(method, body, response);
      return;
    }
    if (request.method === 'PUT' && url.pathname.startsWith('/blob/')) {
      await putBlob(url, request, response);
      return;
    }
    answer(response, 404, { msg: 'no such method' });
  };
  const twirp = async (method: string, body: Record<string, unknown>, response: http.ServerResponse): Promise<void> => {
    const name = String(body['name']);
    if (method === 'CreateArtifact') {
      create(name, body, response);
      return;
    }
    if (method === 'FinalizeArtifact') {
      finalize(name, body, response);
      return;
    }
    answer(response, 404, { msg: `no method ${method}` });
  };
  const create = (name: string, body: Record<string, unknown>, response: http.ServerResponse): void => {
    const fault = faultAt('create', name);
    if (spoil(response, fault)) return;
    if (fault === 'taken' || entries.has(name)) {
      return answer(response, 409, { msg: 'an artifact with this name already exists on the workflow run' });
    }
    // As GitHub: from here on the name is taken, whether the upload is ever finished or not.
    const expiresAt = typeof body['expires_at'] === 'string' ? body['expires_at'] : null;
    entries.set(name, { name, expiresAt, blocks: new Map(), zip: null, finished: false });
    answer(response, 200, { ok: true, signedUploadUrl: `${base()}/blob/${name}?sig=${randomUUID()}` });
  };
  const putBlob = async (url: URL, request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const name = url.pathname.slice('/blob/'.length);
    const entry = entries.get(name);
    const bytes = await readBuffer(request);
    const fault = faultAt('block', name);
    if (spoil(response, fault)) return;
    if (entry === undefined) {
      answer(response, 404, {});
      return;
    }
    const kept = fault === 'corrupt' ? Buffer.concat([bytes, Buffer.from('x')]) : bytes;
    const comp = url.searchParams.get('comp');
    if (comp === 'block') entry.blocks.set(url.searchParams.get('blockid') ?? '', kept);
    else if (comp === 'blocklist') {
      const ids = [...bytes.toString('utf8').matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, id]) => id ?? '');
      entry.zip = Buffer.concat(ids.map((id) => entry.blocks.get(id) ?? Buffer.alloc(0)));
    } else entry.zip = kept;
    response.writeHead(201, { etag: '"1"', 'x-ms-request-id': '1', 'x-ms-version': '2026-01-01' }).end();
  };
  const finalize = (name: string, body: Record<string, unknown>, response: http.ServerResponse): void => {
    if (spoil(response, faultAt('finalize', name))) return;
    const entry = entries.get(name);
    if (entry === undefined || entry.zip === null) return answer(response, 404, { msg: 'nothing was uploaded' });
    const digest = `sha256:${createHash('sha256').update(entry.zip).digest('hex')}`;
    if (body['hash'] !== digest) return answer(response, 400, { msg: `digest is ${digest}` });
    entry.finished = true;
    const id = 1000 + [...entries.keys()].indexOf(name);
    onFinished({ id, name, zip: entry.zip, digest });
    answer(response, 200, { ok: true, artifactId: String(id) });
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = (): string => {
    const address = server.address();
    return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : 0)}`;
  };
  return {
    variables: {
      ACTIONS_RUNTIME_TOKEN: token(),
      ACTIONS_RESULTS_URL: `${base()}/`,
      GITHUB_SERVER_URL: 'http://github.localhost',
    },
    requests,
    names: () => [...entries.values()].filter(({ finished }) => finished).map(({ name }) => name),
    files: (name) => readZip(entries.get(name)?.zip ?? Buffer.alloc(0)),
    retention: (name) => {
      const at = entries.get(name)?.expiresAt ?? null;
      return at === null ? null : Math.round((Date.parse(at) - Date.now()) / 86_400_000);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether the fault has answered, or keeps anything from doing so. */
function spoil(response: http.ServerResponse, fault: Fault | null): boolean {
  if (fault === 'silent') return true;
  if (fault === 'cut') response.destroy();
  else if (fault === 'quota') answer(response, 403, { msg: 'insufficient usage to create artifact' });
  else if (typeof fault === 'number') answer(response, fault, { msg: 'try again' });
  else return false;
  return true;
}

function answer(response: http.ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Only its claims matter here: no service of anybody else takes it. */
function token(): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ scp: 'Actions.Example Actions.Results:run-1:job-1' })}.x`;
}
