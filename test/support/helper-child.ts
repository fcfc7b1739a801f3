// SPDX-License-Identifier: Apache-2.0
/**
 * A program that signals a container's main process the way of a harness that does not see it: from a helper container.
 * Whoever starts it keeps the engine from answering, and kills it meanwhile.
 */
import process from 'node:process';
import { openEngine } from '../../src/backends/docker/engine-api.ts';
import { sendSignal } from '../../src/backends/docker/signals.ts';

/** The program's one argument, as JSON. */
export interface HelperRequest {
  /** Id of the container that is signalled. */
  readonly container: string;
}

const request = JSON.parse(process.argv[2] ?? '') as HelperRequest;
const never = new AbortController().signal;
const api = await openEngine();
const container = await api.inspect(request.container, never);
if (container === null) throw new Error('there is no such container');
// Of a process that nobody sees here.
const target = { container, pid: container.pid, startTime: 'unseen' };
await sendSignal(api, { target, name: 'SIGKILL' }, never);
