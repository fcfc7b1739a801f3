// SPDX-License-Identifier: Apache-2.0
/**
 * The only importer of the official Kubernetes client: its reading of configurations and credentials. Requests are
 * sent by our own code, with limits. Loaded only where a cluster is used. What is imported from the library's own folder
 * keeps its generated classes, which are megabytes, out of the bundle.
 */
export { ExecAuth } from '@kubernetes/client-node/dist/exec_auth.js';
export { KubeConfig } from '@kubernetes/client-node/dist/config.js';
export { WebSocketHandler } from '@kubernetes/client-node/dist/web-socket-handler.js';
