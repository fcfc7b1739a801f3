// SPDX-License-Identifier: Apache-2.0
/** Inputs and versions in which two runs differ. */
import type { ComparedInput, RunManifest } from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';

export interface ComparedInputs {
  readonly differing: readonly ComparedInput[];
  readonly same: number;
}

export function compareInputs(a: RunRecord, b: RunRecord): ComparedInputs {
  const [inA, inB] = [inputsOf(a), inputsOf(b)];
  const rows = [...new Set([...inA.keys(), ...inB.keys()])].map((name) => {
    return { name, a: inA.get(name) ?? null, b: inB.get(name) ?? null };
  });
  const differing = rows.filter((row) => row.a !== row.b);
  return { differing, same: rows.length - differing.length };
}

function inputsOf({ manifest, state }: RunRecord): ReadonlyMap<string, string | null> {
  const { experiment, adapter, tool, host } = manifest;
  const names = Object.keys(manifest.parameters).sort();
  return new Map<string, string | null>([
    ['experiment', experiment.id],
    ['experiment.yaml (sha256)', experiment.sha256],
    ['adapter', adapter.id],
    ['adapter.yaml (sha256)', adapter.sha256],
    ['seed', manifest.seed],
    ['gateway asked for', manifest.gateway],
    ...names.map((name): [string, string] => [`parameter ${name}`, String(manifest.parameters[name])]),
    ...systemOf(manifest.system ?? state.system),
    ['tool', `${tool.name} ${tool.version}`],
    ['commit', tool.commit === null ? null : `${tool.commit}${tool.dirty === true ? ' with changes' : ''}`],
    ['engine', manifest.engine],
    ['machine', `${host.os} ${host.arch}, kernel ${host.kernel}`],
    ['node', host.node],
    ['CPUs', String(host.cpus)],
    ['targets chosen', targetsOf(state)],
  ]);
}

function systemOf(system: RunManifest['system']): readonly (readonly [string, string | null])[] {
  return [
    ['system', system?.name ?? null],
    ['system version', system?.version ?? null],
    ['system generation', system?.generation ?? null],
    ['system build', system?.build ?? null],
  ];
}

const maxTargets = 4000;

function targetsOf({ targets }: RunRecord['state']): string | null {
  if (targets.length === 0) return null;
  const text = targets.map(({ operation, firing, chosen }) => {
    const times = firing > 1 ? ` (firing ${String(firing)})` : '';
    return `${operation}${times}: ${chosen.join(', ')}`;
  });
  return text.join('; ').slice(0, maxTargets);
}
