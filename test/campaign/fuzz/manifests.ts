// SPDX-License-Identifier: Apache-2.0
/** Manifests: an experiment and an adapter, one of them spoiled, from bytes to a plan as a run would read them. */
import { Buffer } from 'node:buffer';
import type { Adapter } from '../../../src/core/domain/documents.ts';
import { formatProblem, type SpecProblem } from '../../../src/core/domain/errors.ts';
import { buildPlan, inputFiles } from '../../../src/core/plan/build-plan.ts';
import { bindExperiment, type BindRequest } from '../../../src/core/spec/bind.ts';
import { parseAdapter, parseExperiment } from '../../../src/core/spec/parse.ts';
import type { Parsed, SpecSource } from '../../../src/core/spec/source.ts';
import type { Corpus, Manifest } from './corpus.ts';
import { flipBytes, mutateText } from './mutate-text.ts';
import { mutateYaml } from './mutate-yaml.ts';
import type { Random } from './random.ts';
import type { Reading, Subject } from './subject.ts';

const capabilities: BindRequest['capabilities'] = {
  process: ['kill', 'stop', 'restart', 'restart-in-place', 'freeze', 'outage', 'partition'],
  docker: ['kill', 'freeze'],
  kubernetes: [],
};
/** A hundred problems, each with what was found, clipped; and a plan, which is several times its manifests. */
const outputLimitBytes = 2 * 1024 * 1024;

export function createManifestSubject({ experiments, adapters }: Corpus): Subject {
  const parsed = new Map(adapters.map((adapter) => [adapter, parseAdapter(sourceOf(adapter))]));
  const parsedWhole = (adapter: Manifest): Parsed<Adapter> | null => parsed.get(adapter) ?? null;
  return {
    name: 'manifest',
    outputLimitBytes,
    prepare: (random) => {
      const ofExperiment = random.chance(0.7);
      const experiment = random.pick(experiments);
      const adapter = adapterFor(experiment, adapters, random);
      const experimentSource = ofExperiment ? spoiled(experiment, experiments, random) : sourceOf(experiment);
      const adapterSource = ofExperiment ? sourceOf(adapter) : spoiled(adapter, adapters, random);
      // Reading the same whole one again would take half of the time.
      const whole = ofExperiment ? parsedWhole(adapter) : null;
      return () => Promise.resolve(experimentSource).then((source) => read(source, adapterSource, whole));
    },
  };
}

/** Its own, mostly: on another one most experiments are wrong at once. */
function adapterFor({ text }: Manifest, adapters: readonly Manifest[], random: Random): Manifest {
  const id = /^default-adapter: (\S+)/m.exec(text)?.[1];
  const own = adapters.find(({ name }) => name === `${String(id)}.yaml`);
  return own !== undefined && random.chance(0.9) ? own : random.pick(adapters);
}

function sourceOf({ name, bytes }: Manifest): SpecSource {
  return { path: name, bytes };
}

function spoiled(manifest: Manifest, others: readonly Manifest[], random: Random): SpecSource {
  const { name, bytes, text } = manifest;
  const other = random.pick(others).text;
  if (random.chance(0.1)) return { path: name, bytes: flipBytes(bytes, random) };
  const mutated = random.chance(0.65) ? mutateYaml(text, random, other) : null;
  return { path: name, bytes: Buffer.from(mutated ?? mutateText(text, random, other)) };
}

function read(experimentSource: SpecSource, adapterSource: SpecSource, whole: Parsed<Adapter> | null): Reading {
  const adapter = whole ?? parseAdapter(adapterSource);
  if (!adapter.ok) return refused('adapter', adapter.problems, adapterSource);
  const experiment = parseExperiment(experimentSource, { overrides: adapter.value.parameters });
  if (!experiment.ok) return refused('experiment', experiment.problems, experimentSource);
  const binding = bindExperiment({ experiment: experiment.value, adapter: adapter.value, capabilities });
  if (binding.kind === 'invalid') return refused('binding', binding.problems, experimentSource);
  if (binding.kind === 'not-applicable') return judged('not applicable', binding.reasons.join('\n'), []);
  const files = inputFiles(binding.bound).join('\n');
  return judged('planned', JSON.stringify(planOf(binding.bound, adapter.value)) + files, []);
}

function planOf(bound: Parameters<typeof buildPlan>[0], { gateways }: Adapter): unknown {
  return buildPlan(bound, { runId: '20261129T154500Z-abcdef', seed: '7', gateway: gateways[0] ?? 'standin' });
}

function refused(what: string, problems: readonly SpecProblem[], { bytes }: SpecSource): Reading {
  const lineCount = bytes.filter((byte) => byte === 0x0a).length + 2;
  const lost = problems.filter(({ line, column }) => !(line >= 1 && line <= lineCount && column >= 1));
  return judged(`${what} refused`, problems.map(formatProblem).join('\n'), [
    ...(problems.length === 0 ? ['refused without a problem'] : []),
    ...lost.map((problem) => `a problem at no place of the file: ${formatProblem(problem)}`),
  ]);
}

function judged(outcome: string, output: string, wrong: readonly string[]): Reading {
  return { outcome, outputBytes: Buffer.byteLength(output), wrong };
}
