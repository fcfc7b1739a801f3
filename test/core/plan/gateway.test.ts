// SPDX-License-Identifier: Apache-2.0

import { expect, test } from 'vitest';
import { selectGateway } from '../../../src/core/plan/gateway.ts';

const standin = { id: 'standin', gateways: ['standin'] } as const;
const docker = { id: 'openshell-docker', gateways: ['release', 'binaries', 'endpoint'] } as const;
const cluster = { id: 'openshell-kubernetes', gateways: ['installed', 'release'] } as const;

test.for([
  ['auto', standin, 'standin:observed'],
  ['standin', standin, 'standin:observed'],
  ['standin:fixed', standin, 'standin:fixed'],
  ['standin:4910,supervisor-kill', standin, 'standin:4910,supervisor-kill'],
  ['auto', docker, 'release'],
  ['auto', cluster, 'installed'],
  ['installed', cluster, 'installed'],
  ['installed:test-1/open.shell', cluster, 'installed:test-1/open.shell'],
  ['release:v0.1.10', docker, 'release:v0.1.10'],
  ['binaries:/opt/open shell', docker, 'binaries:/opt/open shell'],
  ['endpoint:https://127.0.0.1:8080/', docker, 'endpoint:https://127.0.0.1:8080/'],
] as const)('%s on %o boots %s', ([selection, adapter, gateway]) => {
  expect(selectGateway(selection, adapter)).toEqual({ ok: true, gateway });
});

test.for([
  [
    'stand-in',
    standin,
    'one that adapter standin boots: auto; standin, standin:observed, standin:fixed or standin:SWITCH,...',
    'standin',
  ],
  [
    'release',
    standin,
    'one that adapter standin boots: auto; standin, standin:observed, standin:fixed or standin:SWITCH,...',
    null,
  ],
  ['standin:', standin, 'standin, standin:observed, standin:fixed or standin:SWITCH,...', null],
  ['standin:Fixed one', standin, 'standin, standin:observed, standin:fixed or standin:SWITCH,...', null],
  ['binaries', docker, 'binaries:DIRECTORY', null],
  ['endpoint:ftp://host', docker, 'endpoint:URL', null],
  ['installed:Open/shell', cluster, 'installed or installed:NAMESPACE/RELEASE', null],
  ['installed:openshell', cluster, 'installed or installed:NAMESPACE/RELEASE', null],
  [
    'relase:v1',
    docker,
    'one that adapter openshell-docker boots: auto; release or release:VERSION; binaries:DIRECTORY; endpoint:URL',
    'release',
  ],
] as const)('%s is no gateway of %o', ([selection, adapter, expected, nearest]) => {
  expect(selectGateway(selection, adapter)).toEqual({ ok: false, found: `gateway "${selection}"`, expected, nearest });
});
