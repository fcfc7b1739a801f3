// SPDX-License-Identifier: Apache-2.0
/**
 * The secrets of runs: which values are masked, and what makes that impossible. What a run copies byte for byte cannot be
 * masked, so a value in it is refused before anything is started. Masking itself is done where things are written.
 */
import { UsageError } from '../core/domain/errors.ts';
import { isMaskable, MIN_SECRET_CHARACTERS, MIN_SECRET_DIGITS, secretPatterns } from '../core/domain/secrets.ts';
import { buildPlan } from '../core/plan/build-plan.ts';
import type { Masker } from '../ports/index.ts';
import type { AppPorts } from './ports.ts';
import type { Prepared } from './prepare.ts';

type Ready = Extract<Prepared, { kind: 'ready' }>;

/** A text that is recorded as it is. */
interface ClearText {
  readonly what: string;
  readonly text: string;
}

/**
 * Hides the secrets of all runs of one command. `given` is what the caller typed. Throws a UsageError, which names
 * variables and never shows a value, when one is too short or stands where it would be recorded in clear.
 */
export async function openSecrets(ports: AppPorts, runs: readonly Ready[], given: readonly string[]): Promise<Masker> {
  const names = runs.flatMap(({ bound }) => [...(bound.adapter.secrets ?? []), ...(bound.experiment.secrets ?? [])]);
  const secrets = Object.entries(ports.variables([...new Set(names)]));
  const masker = ports.createMasker(secrets.map(([, value]) => value));
  if (secrets.length === 0) return masker;
  const texts = [...runs.flatMap(clearTexts), ...given.map((text) => ({ what: 'the command line', text }))];
  const words = await recordWords();
  for (const [name, value] of secrets) {
    if (!isMaskable(value)) throw tooShort(name);
    const patterns = secretPatterns(value);
    for (const { what, text } of texts) refuseIn(name, { what, text, patterns });
    if (words.some((word) => patterns.some((pattern) => word.includes(pattern)))) {
      throw refused(`the value of ${name} is a word that every record of a run has, so it cannot be masked`);
    }
  }
  return masker;
}

function clearTexts({ experiment, adapter, inputs, bound, gateway }: Ready): readonly ClearText[] {
  const plan = buildPlan(bound, { runId: '', seed: '', gateway });
  return [
    { what: experiment.shownPath, text: textOf(experiment.bytes) },
    { what: adapter.shownPath, text: textOf(adapter.bytes) },
    ...inputs.map(({ name, bytes }) => ({ what: name, text: textOf(bytes) })),
    { what: `the plan of ${experiment.id}`, text: JSON.stringify(plan, null, 2) },
  ];
}

function refuseIn(name: string, place: ClearText & { readonly patterns: readonly string[] }): void {
  const { what, text, patterns } = place;
  const found = patterns.map((pattern) => text.indexOf(pattern)).filter((at) => at >= 0);
  if (found.length === 0) return;
  const line = text.slice(0, Math.min(...found)).split('\n').length;
  const where = text.includes('\n') ? `${what}, line ${String(line)}` : what;
  throw refused(`the value of the secret ${name} stands in ${where}, which is recorded as it is`);
}

function refused(message: string): UsageError {
  return new UsageError(message, {
    code: 'secret-in-clear',
    hint: "Keep the value in the environment alone and give it to hooks with the adapter's pass-env.",
  });
}

function tooShort(name: string): UsageError {
  const expected = `at least ${String(MIN_SECRET_CHARACTERS)} characters, or ${String(MIN_SECRET_DIGITS)} digits`;
  return new UsageError(`the value of the secret ${name} is too short to be masked; expected ${expected}`, {
    code: 'secret-too-short',
    hint: 'A shorter one would hide ordinary text. Nothing was started.',
  });
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

/** Names and fixed values of the timeline's schema. */
async function recordWords(): Promise<readonly string[]> {
  const { default: schema } = await import('../schema/timeline-event.schema.json', { with: { type: 'json' } });
  const words: string[] = [];
  const visit = (key: string, value: unknown): void => {
    if (key === 'const' || key === 'enum') words.push(...[value].flat().map(String));
    if (key === 'properties') words.push(...Object.keys(value as object));
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) visit(name, inner);
  };
  visit('', schema);
  return words;
}
