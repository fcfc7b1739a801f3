// SPDX-License-Identifier: Apache-2.0
/** Joins the kinds of observer to the port. Each writes one file of the run directory and nothing else. */
import type { Clock } from '../ports/clock.ts';
import type { OpenClusterEvents } from '../ports/cluster-events.ts';
import type { CommandRunner } from '../ports/commands.ts';
import type { OpenEngineEvents } from '../ports/engine-events.ts';
import type { OpenContainerLog, OpenPodLog } from '../ports/log-source.ts';
import type { Observers } from '../ports/observers.ts';
import { watchCluster } from './cluster-watch.ts';
import { watchEngine } from './engine-watch.ts';
import { followLog } from './log-follower.ts';
import { scrapeMetrics } from './metrics-scraper.ts';
import { watch } from './watch.ts';

interface ObserverPorts {
  readonly clock: Clock;
  readonly commands: CommandRunner;
  readonly openContainerLog: OpenContainerLog;
  readonly openPodLog: OpenPodLog;
  readonly openEngineEvents: OpenEngineEvents;
  readonly openClusterEvents: OpenClusterEvents;
}

/** Observers on files, containers, loopback HTTP and child processes. Nothing of a closed handle keeps the process alive. */
export function createObservers(ports: ObserverPorts): Observers {
  return {
    followLog: (request) => followLog(ports, request),
    scrapeMetrics: (request) => scrapeMetrics(ports.clock, request),
    watch: (request) => watch(ports, request),
    watchEngine: (request) => watchEngine(ports, request),
    watchCluster: (request) => watchCluster(ports, request),
    // Only a run that receives traces loads the servers.
    receiveTraces: async (request) => {
      const { receiveTraces } = await import('./otlp-receiver.ts');
      return await receiveTraces(ports.clock, request);
    },
  };
}
