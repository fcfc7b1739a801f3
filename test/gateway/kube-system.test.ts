// SPDX-License-Identifier: Apache-2.0
/** What is concluded from a gateway's workload and its sandboxes in a cluster. */
import { describe, expect, test } from 'vitest';
import { instanceOf, nameEnd, sandboxName } from '../../src/gateway/kube-context.ts';
import { workspaceOf } from '../../src/gateway/kube-reader.ts';
import {
  appName,
  configuredNamespace,
  generationBy,
  isStandIn,
  supervisorContainer,
  versionOfImage,
  versionOfLabels,
} from '../../src/gateway/kube-system.ts';

const workload = (parts: { readonly config?: string; readonly graceS?: number }) => ({
  config: parts.config ?? '',
  template: { spec: { terminationGracePeriodSeconds: parts.graceS } },
});
const sandbox = (labels: object) => ({ metadata: { labels } });
const paired = sandbox({ 'openshell.ai/boundary-role': 'workload' });

describe('the generation', () => {
  test.for([
    [
      'labels of sandboxes, against all else',
      { sandboxes: [paired], workload: workload({ config: 'compute_drivers = ["kubernetes"]', graceS: 5 }) },
      'n',
    ],
    [
      'its configuration',
      {
        sandboxes: [sandbox({})],
        workload: workload({ config: '[openshell.gateway]\ncompute_driver = "kubernetes"' }),
      },
      'n',
    ],
    [
      'the older configuration',
      { sandboxes: [], workload: workload({ config: '  compute_drivers = ["kubernetes"]', graceS: 30 }) },
      'a',
    ],
    ['sandboxes that lack the labels', { sandboxes: [sandbox({})], workload: workload({ graceS: 30 }) }, 'a'],
    ['the grace of its chart', { sandboxes: [], workload: workload({ graceS: 30 }) }, 'n'],
    ['the grace of the older chart', { sandboxes: [], workload: workload({ graceS: 5 }) }, 'a'],
  ] as const)('is told by %s', ([, clues, generation]) => {
    expect(generationBy(clues)?.generation).toBe(generation);
  });

  test('is not told by a grace that somebody has set', () => {
    expect(generationBy({ sandboxes: [], workload: workload({ graceS: 60 }) })).toBeNull();
    expect(generationBy({ sandboxes: [], workload: workload({}) })).toBeNull();
  });
});

test.for([
  ['ghcr.io/nvidia/openshell/gateway:v0.1.8', '0.1.8'],
  ['registry:5000/gateway:0.0.111@sha256:00', '0.0.111'],
  ['gateway:0.2.0-dev.3', '0.2.0-dev.3'],
  ['gateway:latest', null],
  ['registry:5000/gateway', null],
  ['', null],
] as const)('the version in %s is %s', ([image, version]) => {
  expect(versionOfImage(image)).toBe(version);
});

test('the version is also a label, the name of the app a selector, and the stand-in says itself what it is', () => {
  const template = { metadata: { labels: { 'app.kubernetes.io/version': '0.1.2' } } };
  expect(versionOfLabels({ template })).toBe('0.1.2');
  expect(versionOfLabels({ template: {} })).toBeNull();
  expect(appName({ selector: { 'app.kubernetes.io/name': 'shell' } })).toBe('shell');
  expect(appName({ selector: {} })).toBe('openshell');
  expect(isStandIn({ image: 'openshell-stand-in/gateway:n' })).toBe(true);
  expect(isStandIn({ image: 'ghcr.io/nvidia/openshell/gateway:0.1.8' })).toBe(false);
});

test('topology and namespace of sandboxes are read off the configuration', () => {
  const config = `
[openshell.gateway]
namespace = "not-this"
[openshell.drivers.kubernetes]
topology = "sidecar"
namespace = "boxes"

[openshell.gateway.auth]
`;
  expect(supervisorContainer({ config })).toBe('openshell-supervisor-network');
  expect(supervisorContainer({ config: '' })).toBe('agent');
  expect(configuredNamespace({ config })).toBe('boxes');
  expect(configuredNamespace({ config: '[openshell.drivers.kubernetes]\nsandbox_namespace = "last"' })).toBe('last');
  expect(configuredNamespace({ config: '[openshell.gateway]\nnamespace = "not-this"' })).toBeNull();
});

test('names of sandboxes are those of this run alone', () => {
  const ctx = { env: { CHAOS_RUN_ID: '20261129T154500Z-abC123' } };
  expect(nameEnd(ctx)).toBe('-abc123');
  expect(sandboxName(ctx, 'counter-0')).toBe('counter-0-abc123');
  expect(instanceOf(ctx, 'counter-0-abc123')).toBe('counter-0');
  for (const other of ['counter-0', 'counter-0-abc124', '-abc123', '']) expect(instanceOf(ctx, other)).toBeNull();
});

describe('the files of a sandbox', () => {
  const pod = (volume: object, mountPath = '/sandbox', env: readonly object[] = []) => ({
    spec: {
      nodeName: 'node-1',
      imagePullSecrets: [{ name: 'pull' }],
      volumes: [
        { name: 'tmp', emptyDir: {} },
        { name: 'workspace', ...volume },
      ],
      containers: [
        { name: 'helper', image: 'helper' },
        { name: 'agent', image: 'box:1', env, volumeMounts: [{ name: 'workspace', mountPath }] },
      ],
    },
  });

  test('are on its claim, which a pod on the same node can have, too', () => {
    expect(workspaceOf(pod({ persistentVolumeClaim: { claimName: 'claim' } }))).toEqual({
      volume: { name: 'workspace', persistentVolumeClaim: { claimName: 'claim' } },
      mountPath: '/sandbox',
      folder: '/sandbox',
      image: 'box:1',
      nodeName: 'node-1',
      pullSecrets: [{ name: 'pull' }],
    });
  });

  test('are below another folder in the stand-in', () => {
    const env = [{ name: 'OPENSHELL_STAND_IN_ROOT', value: '/srv/root' }];
    const found = workspaceOf(pod({ hostPath: { path: '/srv/root' } }, '/srv/root', env));
    expect(found).toMatchObject({ mountPath: '/srv/root', folder: '/srv/root/sandbox' });
  });

  test('cannot be had where they go with the pod, or where nothing is mounted', () => {
    expect(workspaceOf(pod({ emptyDir: {} }))).toBeNull();
    expect(workspaceOf(pod({ persistentVolumeClaim: { claimName: 'claim' } }, '/data'))).toBeNull();
    expect(workspaceOf({})).toBeNull();
  });
});
