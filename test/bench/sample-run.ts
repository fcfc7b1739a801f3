// SPDX-License-Identifier: Apache-2.0
/** The made-up experiment and adapter that benchmarks run, and a run directory for them. */
import { createHash } from 'node:crypto';
import type { Adapter, Experiment, Flow, RunManifest } from '../../src/core/domain/documents.ts';
import type { RunPlan } from '../../src/core/domain/plan.ts';
import { buildPlan } from '../../src/core/plan/build-plan.ts';
import { createHost } from '../../src/platform/host.ts';
import { NO_SECRETS } from '../../src/platform/masker.ts';
import type { RunWriters } from '../../src/ports/index.ts';
import { createRunDir } from '../../src/rundir/create.ts';
import { RUN_FORMAT } from '../../src/rundir/layout.ts';

export const WORKLOAD = 'sandbox';
export const OPERATION = 'crash-gateway';
export const INSTANCES = 20;

const adapter: Adapter = {
  id: 'nothing',
  title: 'A system that is only an answer.',
  backend: 'process',
  gateways: ['standin'],
  system: { boot: 'boot', ready: 'ready', start: 'start', shutdown: 'shutdown' },
  instance: { create: 'create', read: 'read', collect: 'collect', delete: 'delete' },
  targets: { components: { gateway: { type: 'process', 'pid-file': 'gateway.pid' } } },
};

/** An experiment that is nothing but its flow. */
export function flowOnly(flow: Flow): Experiment {
  return { id: 'bench', title: 'A flow to be measured.', 'default-adapter': adapter.id, flow };
}

/** An experiment with checks of several kinds, for a timeline with many events. */
export const evaluated: Experiment = {
  id: 'bench',
  title: 'Checks to be decided.',
  'default-adapter': adapter.id,
  workloads: [
    {
      name: WORKLOAD,
      kind: 'shell',
      instances: INSTANCES,
      run: 'true',
      checks: [
        { name: 'exited-ok', kind: 'exit-code', equals: 0 },
        { name: 'was-running', kind: 'state', ever: 'Running' },
        { name: 'never-failed', kind: 'state', never: 'Failed' },
      ],
    },
  ],
  operations: [
    { name: OPERATION, uses: 'outage', target: { component: 'gateway' }, with: { how: 'kill', duration: '1s' } },
  ],
  flow: [{ start: WORKLOAD }, { repeat: { times: 1000, do: [OPERATION, { delay: '1s' }] } }, { await: WORKLOAD }],
  checks: [
    { name: 'gateway-is-back', kind: 'state', component: 'gateway', equals: 'ready' },
    { name: 'was-down', kind: 'event', event: 'fault.effective', of: OPERATION },
    { name: 'outage-is-short', kind: 'duration', of: OPERATION, 'at-most': '1h' },
  ],
};

function planOf(experiment: Experiment): RunPlan {
  const bound = { experiment, adapter, parameters: {} };
  return buildPlan(bound, { runId: '20261129T154500Z-bench0', seed: '7', gateway: 'standin' });
}

/** Makes the one run directory that a runs folder can hold: the run id is always the same. */
export function openRunDir(
  root: string,
  experiment: Experiment,
): { readonly plan: RunPlan; readonly manifest: RunManifest; readonly writers: RunWriters } {
  const plan = planOf(experiment);
  // JSON is YAML.
  const experimentYaml = JSON.stringify(experiment);
  const adapterYaml = JSON.stringify(adapter);
  const manifest = manifestOf(plan, { experimentYaml, adapterYaml });
  const writers = createRunDir({
    root,
    experiment: plan.experiment,
    runId: plan.runId,
    experimentYaml,
    adapterYaml,
    inputs: [],
    plan,
    manifest,
    masker: NO_SECRETS,
  });
  return { plan, manifest, writers };
}

function manifestOf(
  plan: RunPlan,
  texts: { readonly experimentYaml: string; readonly adapterYaml: string },
): RunManifest {
  const source = (text: string): { sha256: string; origin: 'local' } => ({
    sha256: createHash('sha256').update(text).digest('hex'),
    origin: 'local',
  });
  return {
    format: RUN_FORMAT,
    runId: plan.runId,
    createdAt: '2026-11-29T15:45:00.000Z',
    tool: { name: 'openshell-chaos', version: '0.1.0', commit: null, dirty: null },
    experiment: { id: plan.experiment, title: plan.title, ...source(texts.experimentYaml) },
    adapter: { id: plan.adapter, title: adapter.title, ...source(texts.adapterYaml) },
    gateway: plan.gateway,
    seed: plan.seed,
    parameters: plan.parameters,
    host: createHost({ cliPath: '' }).info(),
    engine: null,
    system: null,
    reproduce: ['run', plan.experiment],
  };
}
