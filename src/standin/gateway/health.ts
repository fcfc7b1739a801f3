// SPDX-License-Identifier: Apache-2.0

/**
 * The health and the metrics listener. They open when start-up recovery is over and not before; they own nothing else.
 */

import { createServer, type Server } from 'node:http';
import { versionOf } from '../lib/version.ts';
import type { Gateway } from './context.ts';

/** `/healthz` is 200 as long as the process answers; `/readyz` and `/health` are 503 while it drains. */
export function healthServer(gateway: Gateway): Server {
  return createServer((request, response) => {
    if (request.url === '/healthz') {
      response.end();
      return;
    }
    if (request.url !== '/readyz' && request.url !== '/health') {
      response.writeHead(404).end();
      return;
    }
    const status = gateway.draining ? 'draining' : 'healthy';
    const checks = { database: { status: 'healthy', latency_ms: 0, error: null } };
    response.writeHead(gateway.draining ? 503 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status, version: versionOf(gateway.settings.generation), checks }));
  });
}

export function metricsServer(gateway: Gateway): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(gateway.metrics.render());
  });
}
