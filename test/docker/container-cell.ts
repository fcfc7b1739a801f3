// SPDX-License-Identifier: Apache-2.0
/** One cell of the matrix on containers, for real; what is left is read from the engine's own listing and from /proc. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workDirPath } from '../../src/rundir/work-dir.ts';
import type { CellOf, MeasuredCell } from '../matrix/cells.ts';
import { measureCell } from '../matrix/measure-cell.ts';
import { docker } from '../support/docker.ts';
import type { HeldRequest } from '../support/held-harness.ts';
import { startProgram } from '../support/run-program.ts';
import { createToyFolder } from '../support/toy-folder.ts';

export type ContainerFault = 'freeze' | 'outage' | 'partition';

export type ContainerCell = CellOf<ContainerFault>;

export interface ContainerSurvey {
  /** Ids. */
  readonly containers: readonly string[];
  /** Names of those that are paused, do not run, or are connected to nothing. */
  readonly faulty: readonly string[];
}

export interface ContainerCellResult extends MeasuredCell<ContainerCell, ContainerSurvey> {
  /** Networks and images of the run. */
  readonly things: readonly string[];
  /** Pids in control groups of the run's containers. */
  readonly processes: readonly string[];
}

const experiment = 'held';

/** Throws when the harness does not get to the point. */
export async function runContainerCell(cell: ContainerCell): Promise<ContainerCellResult> {
  const folder = createToyFolder();
  const request: HeldRequest = {
    experiment,
    point: cell.point,
    reachedFile: path.join(folder.path, 'reached'),
    toldFile: path.join(folder.path, 'told'),
    undo: cell.undo,
  };
  folder.write(`chaos/experiments/${experiment}.yaml`, experimentOf(cell));
  const harness = startProgram('test/support/held-harness.ts', [JSON.stringify(request)], { cwd: folder.path });
  try {
    const measured = await measureCell(
      cell,
      { folder, request, harness },
      {
        survey,
        isFaulty: ({ faulty }) => faulty.length > 0,
        isClean: ({ containers }) => containers.length === 0,
      },
    );
    return {
      ...measured,
      things: thingsOf(measured.runDir).map(({ id }) => id),
      processes: processesOf(measured.before.containers),
    };
  } finally {
    harness.process.kill('SIGKILL');
    for (const runDir of folder.runs()) {
      removeAllOf(runDir);
      fs.rmSync(workDirPath(path.basename(runDir)), { recursive: true, force: true });
    }
    folder.remove();
  }
}

function experimentOf({ fault }: ContainerCell): string {
  const how = fault === 'outage' ? 'how: stop, ' : '';
  return `# SPDX-License-Identifier: Apache-2.0
id: ${experiment}
title: A ${fault} that something happens to.
default-adapter: toy-docker
timeout: 10m
workloads:
  - name: sleeper
    kind: shell
    run: trap 'exit 0' TERM; while :; do sleep 0.1; done
    timeout: 9m
    checks:
      - {name: lives, kind: state, never: Failed}
operations:
  - {name: break, uses: ${fault}, target: {workload: sleeper, role: sandbox}, with: {${how}duration: 5m}, timeout: 90s}
flow:
  - start: sleeper
  - wait: {workload: sleeper, state: Running, timeout: 1m}
  - break
`;
}

function filterOf(runDir: string): string {
  return `label=toy/run=chaos-${path.basename(runDir).toLowerCase()}`;
}

function survey(runDir: string): ContainerSurvey {
  const format = '{{.ID}}|{{.Names}}|{{.State}}|{{.Networks}}';
  const text = docker('ps', '--all', '--no-trunc', '--filter', filterOf(runDir), '--format', format);
  const rows = text === '' ? [] : text.split('\n').map((line) => line.split('|'));
  return {
    containers: rows.map(([id = '']) => id),
    faulty: rows.flatMap(([, name = '', state, networks]) => (state === 'running' && networks !== '' ? [] : [name])),
  };
}

function thingsOf(runDir: string): readonly { readonly kind: 'network' | 'image'; readonly id: string }[] {
  return (['network', 'image'] as const).flatMap((kind) =>
    docker(kind, 'ls', '--quiet', '--filter', filterOf(runDir))
      .split('\n')
      .filter((id) => id !== '')
      .map((id) => ({ kind, id })),
  );
}

function processesOf(containers: readonly string[]): readonly string[] {
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => containers.some((id) => read(`/proc/${pid}/cgroup`).includes(id)));
}

function removeAllOf(runDir: string): void {
  const { containers } = survey(runDir);
  if (containers.length > 0) spawnSync('docker', ['rm', '--force', '--volumes', ...containers]);
  for (const { kind, id } of thingsOf(runDir)) spawnSync('docker', [kind, 'rm', id]);
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
