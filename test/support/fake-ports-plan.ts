// SPDX-License-Identifier: Apache-2.0
/** Hand-made run plans for the simulated system: one gateway, instances with a supervisor and a sandbox each. */
import type {
  HookName,
  OptionalHookName,
  PlannedAction,
  PlannedFault,
  PlannedSystem,
  PlannedWorkload,
  PlanStep,
  RepeatRule,
  RunPlan,
  WaitCondition,
} from '../../src/core/domain/plan.ts';
import type { RunManifest } from '../../src/core/domain/documents.ts';

const HOOKS: readonly (HookName | OptionalHookName)[] = [
  'system.boot',
  'system.ready',
  'system.start',
  'system.shutdown',
  'instance.create',
  'instance.read',
  'instance.collect',
  'instance.delete',
];

export function fakeSystem(overrides: Partial<PlannedSystem> = {}): PlannedSystem {
  const hooks = Object.fromEntries(HOOKS.map((name) => [name, { script: `hook ${name}`, timeoutMs: 30_000 }]));
  return {
    scope: null,
    passEnv: [],
    hooks: { 'system.sweep': null, inventory: null, ...hooks } as PlannedSystem['hooks'],
    operations: {},
    components: {
      gateway: {
        type: 'process',
        pidFile: '${work-dir}/gateway.pid',
        log: '${work-dir}/gateway.log',
        start: null,
        generations: {},
        logTexts: [],
      },
    },
    roles: {
      supervisor: {
        type: 'process',
        pidFile: '${work-dir}/${workload}-${index}/supervisor.pid',
        log: '${work-dir}/${instance}/supervisor.log',
        start: null,
        generations: {},
      },
      sandbox: {
        type: 'process-group',
        pidFile: '${work-dir}/${instance}/sandbox.pid',
        log: '${work-dir}/${instance}/sandbox.log',
        start: null,
        generations: {},
      },
    },
    forwards: [],
    metrics: [],
    watch: [],
    traces: null,
    signals: {},
    readIntervalMs: 500,
    readyIntervalMs: 250,
    ...overrides,
  };
}

/** A system with a second component, whose roles and components all have a start hook. */
export function startableSystem(): PlannedSystem {
  const system = fakeSystem();
  const start = { script: 'hook target.start', timeoutMs: 30_000 };
  const { gateway } = system.components;
  const { supervisor, sandbox } = system.roles;
  if (gateway === undefined || supervisor === undefined || sandbox === undefined) throw new Error('no such target');
  const helper = { ...gateway, pidFile: '${work-dir}/helper.pid', log: '${work-dir}/helper.log', start };
  return {
    ...system,
    components: { gateway, helper },
    roles: { supervisor: { ...supervisor, start }, sandbox: { ...sandbox, start } },
  };
}

export function fakePlan(flow: PlanStep, overrides: Partial<RunPlan> = {}): RunPlan {
  return {
    format: 1,
    runId: '20261129T154500Z-abc123',
    experiment: 'example',
    title: 'An example',
    adapter: 'simulated',
    backend: 'process',
    gateway: 'standin:observed',
    seed: '7',
    parameters: {},
    timeoutMs: 3_600_000,
    settleTimeoutMs: 60_000,
    requires: { settings: {}, system: null },
    secrets: [],
    workloads: [],
    operations: [],
    steadyState: [],
    flow,
    inventoryAtEnd: false,
    system: fakeSystem(),
    ...overrides,
  };
}

export function fakeWorkload(
  name: string,
  overrides: Partial<PlannedWorkload> & { count?: number } = {},
): PlannedWorkload {
  const { count = 1, ...rest } = overrides;
  return {
    name,
    on: 'system',
    instances: Array.from({ length: count }, (_, index) => `${name}-${index}`),
    script: 'echo hello',
    env: {},
    image: null,
    policy: null,
    restartPolicy: null,
    timeoutMs: 600_000,
    logTexts: [],
    ...rest,
  };
}

export function fakeOperation(name: string, overrides: Partial<PlannedFault> = {}): PlannedFault {
  return {
    kind: 'fault',
    name,
    fault: 'kill',
    target: { kind: 'component', component: 'gateway' },
    select: { kind: 'all' },
    signal: null,
    how: null,
    durationMs: null,
    onEmpty: 'error',
    timeoutMs: 30_000,
    ...overrides,
  };
}

export function fakeAction(name: string, overrides: Partial<PlannedAction> = {}): PlannedAction {
  return {
    kind: 'action',
    name,
    uses: 'squeeze',
    target: { kind: 'instance', workload: 'worker', instances: null },
    select: { kind: 'all' },
    onEmpty: 'error',
    timeoutMs: 30_000,
    with: {},
    files: [],
    onFailure: 'error',
    ...overrides,
  };
}

/** An operation of the adapter with these hooks beside `run`; each is called `squeeze.run` and so on. */
export function fakeSystemOperation(
  name: string,
  hooks: readonly ('capture' | 'revert' | 'verify')[] = [],
): PlannedSystem['operations'] {
  const hook = (part: string) => ({ script: `hook ${name}.${part}`, timeoutMs: 600_000 });
  const optional = (part: 'capture' | 'revert' | 'verify') => (hooks.includes(part) ? hook(part) : null);
  const [capture, revert, verify] = [optional('capture'), optional('revert'), optional('verify')];
  return { [name]: { run: hook('run'), capture, revert, verify, files: [] } };
}

export function fakeManifest(plan: RunPlan): RunManifest {
  const { runId, gateway, seed, parameters } = plan;
  const source = { id: 'example', title: 'An example', sha256: 'a'.repeat(64), origin: 'local' } as const;
  return {
    format: 1,
    runId,
    createdAt: '2026-11-29T15:45:00.000Z',
    tool: { name: 'chaos', version: '0.1.0', commit: null, dirty: null },
    experiment: source,
    adapter: source,
    gateway,
    seed,
    parameters,
    host: { os: 'linux', arch: 'x64', kernel: '6', node: '24', cpus: 2, memoryBytes: 1 },
    engine: null,
    system: null,
    reproduce: [],
  };
}

/** A step without its path. */
export type Sketch =
  | { readonly serial: readonly Sketch[] }
  | { readonly parallel: readonly Sketch[] }
  | { readonly repeat: number | RepeatRule; readonly do: readonly Sketch[] }
  | { readonly hold: string; readonly do: readonly Sketch[] }
  | { readonly stop: string }
  | { readonly startOperation: string }
  | { readonly awaitOperation: string }
  | { readonly inventory: string }
  | { readonly delay: number }
  | { readonly start: string }
  | { readonly await: string }
  | { readonly workload: string }
  | { readonly fire: string }
  | { readonly revert: string }
  | {
      readonly wait: WaitCondition;
      readonly timeoutMs?: number;
      readonly onTimeout?: 'error' | 'continue';
      readonly since?: string;
    };

/** A whole flow: a serial. */
export function flowOf(...steps: readonly Sketch[]): PlanStep {
  return { kind: 'serial', path: 'flow', label: 'serial', steps: numbered(steps, 'flow') };
}

function numbered(steps: readonly Sketch[], path: string): readonly PlanStep[] {
  return steps.map((step, index) => planStep(step, `${path}[${index}]`));
}

function planStep(step: Sketch, path: string): PlanStep {
  if ('serial' in step) {
    return { kind: 'serial', path, label: 'serial', steps: numbered(step.serial, `${path}.serial`) };
  }
  if ('parallel' in step) {
    return { kind: 'parallel', path, label: 'parallel', steps: numbered(step.parallel, `${path}.parallel`) };
  }
  if ('repeat' in step) {
    const steps = numbered(step.do, `${path}.repeat.do`);
    const rule: RepeatRule = typeof step.repeat === 'number' ? { kind: 'times', times: step.repeat } : step.repeat;
    return { kind: 'repeat', path, label: `repeat ${rule.kind}`, rule, steps };
  }
  if ('hold' in step) {
    const steps = numbered(step.do, `${path}.hold.do`);
    return { kind: 'hold', path, label: `hold ${step.hold}`, operation: step.hold, steps };
  }
  return leaf(step, path);
}

type Leaf = Exclude<Sketch, { serial: unknown } | { parallel: unknown } | { repeat: unknown } | { hold: unknown }>;

function leaf(step: Leaf, path: string): PlanStep {
  if ('delay' in step) return { kind: 'delay', path, label: `delay ${step.delay} ms`, durationMs: step.delay };
  if ('start' in step) return { kind: 'start', path, label: `start ${step.start}`, workload: step.start };
  if ('await' in step) return { kind: 'await', path, label: `await ${step.await}`, workload: step.await };
  if ('workload' in step) return { kind: 'workload', path, label: step.workload, workload: step.workload };
  if ('stop' in step) return { kind: 'stop', path, label: `stop ${step.stop}`, workload: step.stop };
  if ('inventory' in step) return { kind: 'inventory', path, label: 'inventory', name: step.inventory };
  if ('startOperation' in step) {
    return { kind: 'start-operation', path, label: 'start', operation: step.startOperation };
  }
  if ('awaitOperation' in step) {
    return { kind: 'await-operation', path, label: 'await', operation: step.awaitOperation };
  }
  if ('fire' in step) return { kind: 'operation', path, label: step.fire, operation: step.fire };
  if ('revert' in step) return { kind: 'revert', path, label: `revert ${step.revert}`, operation: step.revert };
  const { wait: condition, timeoutMs = 60_000, onTimeout = 'error', since = null } = step;
  return { kind: 'wait', path, label: 'wait', condition, timeoutMs, onTimeout, since };
}
