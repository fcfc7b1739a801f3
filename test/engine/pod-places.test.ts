// SPDX-License-Identifier: Apache-2.0
/** Where pods are, as far as the boot hook has said it. */
import { describe, expect, it } from 'vitest';
import type { PlannedSystem } from '../../src/core/domain/plan.ts';
import {
  componentAddress,
  componentLog,
  componentPods,
  ofGeneration,
  roleAddress,
  roleLog,
  withTold,
} from '../../src/engine/addresses.ts';
import { parseBootLine } from '../../src/engine/boot-line.ts';
import { fakePlan, fakeSystem, flowOf } from '../support/fake-ports-plan.ts';
import { firstOf, runExample } from './run-example.ts';

const nothing = { start: null, generations: {} } as const;
const system: PlannedSystem = fakeSystem({
  components: {
    gateway: {
      type: 'pod',
      namespace: '${namespaces.system}',
      labels: { app: 'gateway', release: '${names.release}' },
      container: '${names.main}',
      log: 'container',
      ...nothing,
      logTexts: [],
    },
  },
  roles: {
    sandbox: {
      type: 'pod',
      namespace: '${namespaces.boxes}',
      labels: { box: '${instance}' },
      container: null,
      log: '${work-dir}/${instance}.log',
      start: null,
      generations: {
        n: {
          type: 'pod',
          namespace: 'elsewhere',
          labels: { box: '${instance}', part: '${names.main}' },
          container: null,
          log: 'container',
          start: null,
        },
      },
    },
  },
});
const told = { namespaces: { system: 'open', boxes: 'open-boxes' }, names: { release: 'r1', main: 'box' } };
const box = { workload: 'box', instance: 'box-0', role: 'sandbox' };

describe('places of pods', () => {
  it('are not known before the system has booted, so that no log is followed', () => {
    expect(componentPods(system, 'gateway')).toBeNull();
    expect(componentLog(system, 'gateway', '/tmp/folder')).toBeNull();
  });

  it('are those that the boot hook said', () => {
    const booted = withTold(system, told);
    const place = { namespace: 'open', labels: { app: 'gateway', release: 'r1' }, container: 'box' };
    expect(componentPods(booted, 'gateway')).toEqual({ type: 'pod', ...place });
    expect(componentAddress(booted, 'gateway', '/tmp/folder')).toEqual({ label: 'gateway', type: 'pod', ...place });
    expect(componentLog(booted, 'gateway', '/tmp/folder')).toEqual({ pod: place });
    expect(roleAddress(booted, box, '/tmp/folder')).toEqual({
      label: 'box-0/sandbox',
      type: 'pod',
      namespace: 'open-boxes',
      labels: { box: 'box-0' },
      container: null,
    });
    expect(roleLog(booted, box, '/tmp/folder')).toEqual({ file: '/tmp/folder/box-0.log' });
  });

  it('are others in another generation', () => {
    const booted = withTold(ofGeneration(system, 'n'), told);
    const place = { namespace: 'elsewhere', labels: { box: 'box-0', part: 'box' }, container: null };
    expect(roleLog(booted, box, '/tmp/folder')).toEqual({ pod: place });
  });

  it('that the boot hook did not say are its mistake, told with what it said', () => {
    expect(() => withTold(system, { namespaces: { boxes: 'b' }, names: {} })).toThrow(
      'hook system.boot named nothing as namespaces.system; it named boxes',
    );
    expect(() => withTold(system, { ...told, names: {} })).toThrow(
      'hook system.boot named nothing as names.release; it named none',
    );
  });
});

describe('the boot line of a system of pods', () => {
  const line = { name: 'lab', version: '1', endpoints: {}, ...told };
  const parse = (value: object): unknown => parseBootLine(JSON.stringify(value), { isPod: true });

  it('names no files of a gateway that is a pod', () => {
    expect(parse(line)).toMatchObject({ pidFile: null, log: null, ...told });
    expect(parse({ name: 'lab', version: '1', endpoints: {} })).toMatchObject({ namespaces: {}, names: {} });
  });

  it.for([
    [{ namespaces: { system: 'Open' } }, 'a name of a namespace as namespaces.system; it printed "Open"'],
    [{ namespaces: { system: `o${'x'.repeat(63)}` } }, 'a name of a namespace as namespaces.system'],
    [{ namespaces: { system: 7 } }, 'a name of a namespace as namespaces.system; it printed 7'],
    [{ names: { release: 'a b' } }, 'a value of a label as names.release; it printed "a b"'],
    [{ names: ['r1'] }, 'an object of names as names; it printed ["r1"]'],
  ] as const)('%o is refused', ([wrong, says]) => {
    expect(() => parse({ ...line, ...wrong })).toThrow(`hook system.boot must print ${says}`);
  });
});

it('a system that was there before is not ended: what still runs after the shutdown hook is left alone', async () => {
  const example = await runExample(fakePlan(flowOf({ delay: 1 }), { gateway: 'installed:open/r1' }), {
    prepare: ({ system: simulated }) => void simulated.behaviours.set('system.shutdown', () => ({ durationMs: 20 })),
  });
  expect(firstOf(example, 'phase.ended', ({ phase }) => phase === 'shutdown')).toMatchObject({ outcome: 'done' });
  expect(example.ports.order.filter((line) => line.startsWith('apply'))).toEqual([]);
  expect([...example.system.processes.values()].map(({ condition }) => condition)).toEqual(['running']);
});
