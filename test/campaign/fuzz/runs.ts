// SPDX-License-Identifier: Apache-2.0
/**
 * Run directories: a recorded run with something in it spoiled, read, decided and shown as `evaluate` and `show` would,
 * and each event told as the log and a person who follows the run are told of it.
 */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { readEvaluated } from '../../../src/app/evaluate.ts';
import { createProgress } from '../../../src/app/progress.ts';
import { readTemplates } from '../../../src/app/templates.ts';
import type { RunPlan } from '../../../src/core/domain/plan.ts';
import { verdictText } from '../../../src/core/evaluate/decide.ts';
import { buildSummaryView } from '../../../src/core/publish/summary-view.ts';
import { narrate } from '../../../src/engine/narrate.ts';
import { renderReport } from '../../../src/render/render-report.ts';
import { renderSummary } from '../../../src/render/render-summary.ts';
import { readEvents } from '../../../src/rundir/reader.ts';
import { checkVerdict } from '../../../src/rundir/validators.ts';
import { createAppPorts } from '../../../src/wiring.ts';
import { anyEvents } from '../../support/schema-values.ts';
import { type Corpus, linesOf } from './corpus.ts';
import { mutateJson } from './mutate-json.ts';
import { flipBytes, mutateText } from './mutate-text.ts';
import { mutateYaml } from './mutate-yaml.ts';
import type { Random } from './random.ts';
import { copyRun, type RunCopy } from './run-copy.ts';
import type { Reading, Subject } from './subject.ts';

/** A page shows a limited number of rows, each clipped; the verdict has one outcome for each check and instance. */
const outputLimitBytes = 16 * 1024 * 1024;
const madeUpAtOnce = 30;

type Spoil = (copy: RunCopy, random: Random, corpus: Corpus) => void;

const spoils: readonly (readonly [weight: number, spoil: Spoil])[] = [
  [60, spoilTimeline],
  [8, spoilManifest],
  [17, spoilExperiment],
  [5, spoilAdapter],
  [10, spoilEvidence],
];

/** `folder` is one of our own; the runs are copied to it once. */
export function createRunSubject(corpus: Corpus, folder: string): Subject {
  const ports = createAppPorts();
  const templates = readTemplates(ports.shipped.templatesDir);
  const copies = corpus.runs.map((original) => copyRun(original, folder));
  const plan = planOf(corpus.runs[0] ?? '');
  const read = (runDir: string): Reading => {
    const told: string[] = [];
    const progress = createProgress(plan);
    readEvents(ports.openEvidence(runDir), (event) => {
      told.push(narrate(event), ...progress.observe(event), JSON.stringify(progress.view(1)));
    });
    const { verdict, view } = readEvaluated(ports, runDir);
    const summary = renderSummary(
      buildSummaryView({ runs: [{ verdict, runDir: 'run' }], others: [], selectors: [], charts: [] }),
      templates,
    );
    const text = verdictText(verdict);
    const outputs = [...told, text, renderReport(view, templates), summary];
    const wrong = checkVerdict(JSON.parse(text));
    const thrown = verdict.checks.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ actual }) => (/could not be evaluated: (?!the pattern)/.test(actual) ? [actual] : [])),
    );
    return {
      outcome: verdict.verdict,
      outputBytes: outputs.reduce((sum, output) => sum + Buffer.byteLength(output), 0),
      wrong: [...(wrong === null ? [] : [`verdict.json: ${wrong}`]), ...thrown.slice(0, 3)],
    };
  };
  return {
    name: 'run',
    outputLimitBytes,
    prepare: (random) => {
      for (const copy of copies) copy.restore();
      const copy = random.pick(copies);
      pickWeighted(random)(copy, random, corpus);
      if (random.chance(0.1)) spoilTimeline(copy, random, corpus);
      return () => Promise.resolve(copy.runDir).then(read);
    },
  };
}

/** As the run left it: nobody reads it back but the one who wrote it. */
function planOf(runDir: string): RunPlan {
  return JSON.parse(fs.readFileSync(path.join(runDir, 'plan.json'), 'utf8')) as RunPlan;
}

function pickWeighted(random: Random): Spoil {
  let left = random.below(spoils.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, spoil] of spoils) {
    left -= weight;
    if (left < 0) return spoil;
  }
  return spoilTimeline;
}

function spoilTimeline(copy: RunCopy, random: Random, { runs }: Corpus): void {
  const lines = [...linesOf(copy.read('timeline.jsonl'))];
  const others = [...linesOf(fs.readFileSync(path.join(random.pick(runs), 'timeline.jsonl'))), ...madeUp(random)];
  for (let left = 1 + random.below(5); left > 0; left -= 1) spoilLines(lines, others, random);
  const numbered = random.chance(0.8) ? lines.map(renumbered) : lines;
  let bytes: Buffer = Buffer.from(numbered.map((line) => `${line}\n`).join(''));
  if (random.chance(0.1)) bytes = flipBytes(bytes, random);
  if (random.chance(0.15)) bytes = bytes.subarray(0, random.below(bytes.length + 1));
  copy.write('timeline.jsonl', bytes);
}

function spoilLines(lines: string[], others: readonly string[], random: Random): void {
  const at = random.below(lines.length + 1);
  const line = lines[at] ?? '{}';
  switch (random.below(8)) {
    case 0:
      lines.splice(at, 1 + random.below(5));
      return;
    case 1:
      lines.splice(random.below(lines.length + 1), 0, line);
      return;
    case 2:
      lines.splice(at, 1, lines[random.below(lines.length)] ?? '');
      return;
    case 3:
      lines.splice(at, 1, mutateJson(line, random));
      return;
    default:
      lines.splice(at, random.below(2), ...others.slice(random.below(others.length)).slice(0, 1 + random.below(10)));
  }
}

/** Events of every type that fit the schema and make no sense. */
function madeUp(random: Random): readonly string[] {
  const seed = random.below(2 ** 31);
  const [events = []] = fc.sample(anyEvents({ maxLength: madeUpAtOnce }), { numRuns: 1, seed });
  return events.map((event) => JSON.stringify(event));
}

/** With the number that its line asks for, and a time that goes on, mostly. */
function renumbered(line: string, index: number): string {
  const time = (index * 37) % 11 === 0 ? '' : `"elapsedMs":${String(index * 40)}`;
  const numbered = line.replace(/"seq":-?[\d.e+]+/, `"seq":${String(index)}`);
  return time === '' ? numbered : numbered.replace(/"elapsedMs":-?[\d.e+]+/, time);
}

function spoilManifest(copy: RunCopy, random: Random): void {
  edit(copy, 'manifest.json', (text) =>
    random.chance(0.9) ? mutateJson(text, random) : mutateText(text, random, text),
  );
}

function spoilExperiment(copy: RunCopy, random: Random, { experiments }: Corpus): void {
  const other = random.pick(experiments).text;
  spoilDocument(copy, 'experiment', (text) => (random.chance(0.15) ? other : spoilYaml(text, random, other)));
}

function spoilAdapter(copy: RunCopy, random: Random, { adapters }: Corpus): void {
  const other = random.pick(adapters).text;
  spoilDocument(copy, 'adapter', (text) => (random.chance(0.15) ? other : spoilYaml(text, random, other)));
}

function spoilYaml(text: string, random: Random, other: string): string {
  return (random.chance(0.8) ? mutateYaml(text, random, other) : null) ?? mutateText(text, random, other);
}

/** The manifest says that it was so from the beginning: otherwise it is refused at once. */
function spoilDocument(copy: RunCopy, name: 'experiment' | 'adapter', change: (text: string) => string): void {
  const sha256 = createHash('sha256')
    .update(edit(copy, `${name}.yaml`, change))
    .digest('hex');
  edit(copy, 'manifest.json', (text) => {
    const manifest = JSON.parse(text) as Record<'experiment' | 'adapter', object>;
    return JSON.stringify({ ...manifest, [name]: { ...manifest[name], sha256 } });
  });
}

/** Whatever else lies there, also what workloads wrote: other content, or no file at all. */
function spoilEvidence(copy: RunCopy, random: Random): void {
  const names = copy.files.filter((name) => /^(logs|system|workloads)\//.test(name));
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const name = random.pick(names);
    const bytes = copy.read(name);
    const text = bytes.toString('utf8');
    if (random.chance(0.1)) copy.replace(name, (file) => fs.mkdirSync(file));
    else if (random.chance(0.1)) copy.replace(name, (file) => fs.symlinkSync(random.pick(linked), file));
    else copy.write(name, random.chance(0.5) ? flipBytes(bytes, random) : Buffer.from(mutateText(text, random, text)));
  }
}

const linked: readonly string[] = ['/dev/zero', '/etc/passwd', '.', 'nowhere'];

function edit(copy: RunCopy, name: string, change: (text: string) => string): string {
  copy.write(name, Buffer.from(change(copy.read(name).toString('utf8'))));
  // As it will be read: what is no character in UTF-8 has become one.
  return copy.read(name).toString('utf8');
}
