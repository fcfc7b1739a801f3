// SPDX-License-Identifier: Apache-2.0
/** The verb `demo`: six shipped experiments on the embedded gateway, whose verdicts are known beforehand. */
import type { Verdict } from '../core/domain/documents.ts';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import type { RunOutcome } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import { type RunListener, runExperiments } from './run.ts';

export type DemoProfile = 'observed' | 'fixed';

const experiments = [
  { id: 'hello-world', observed: 'PASS', fixed: 'PASS' },
  { id: 'smoke', observed: 'PASS', fixed: 'PASS' },
  { id: 'supervisor-pause', observed: 'PASS', fixed: 'PASS' },
  { id: 'gateway-graceful-restart', observed: 'PASS', fixed: 'PASS' },
  { id: 'supervisor-kill', observed: 'FAIL', fixed: 'PASS' },
  { id: 'gateway-kill-keeps-state', observed: 'XFAIL', fixed: 'XPASS' },
] as const satisfies readonly ({ readonly id: string } & Readonly<Record<DemoProfile, Verdict>>)[];

const adapter = 'standin';
const profiles = ['observed', 'fixed'] as const;

export interface DemoRequest {
  readonly cwd: string;
  readonly profile: DemoProfile;
  /** As typed; null: drawn. */
  readonly seed: string | null;
  /** Absolute. */
  readonly runsDir: string;
}

export interface DemoResult {
  readonly results: readonly RunOutcome[];
  /** Whether the verdicts are those of the profile. */
  readonly asExpected: boolean;
  /** Why it is, or where it is not, in one line. */
  readonly why: string;
}

/** Throws a UsageError for anything but a known profile. */
export function readProfile(text: string): DemoProfile {
  const known = profiles.find((profile) => profile === text);
  if (known !== undefined) return known;
  const nearest = nearestName(text, profiles);
  throw new UsageError(`profile "${text}"; expected ${profiles.join(' or ')}`, {
    code: 'bad-profile',
    hint: nearest === null ? undefined : `Did you mean ${nearest}?`,
  });
}

export async function runDemo(
  ports: AppPorts,
  request: DemoRequest,
  control: { readonly listener: RunListener; readonly signal: AbortSignal },
): Promise<DemoResult> {
  const { profile, cwd, seed, runsDir } = request;
  const { experimentsDir, adaptersDir } = ports.shipped;
  const results = await runExperiments(
    ports,
    {
      cwd,
      experiments: experiments.map(({ id }) => id),
      adapter,
      gateway: `${adapter}:${profile}`,
      sets: [],
      seed,
      runsDir,
      // The shipped ones, also where local files have their names: only their verdicts are known.
      experimentsDir,
      adaptersDir,
    },
    control,
  );
  const differing = experiments.filter(({ id, [profile]: verdict }) => verdictOf(results, id) !== verdict);
  const asExpected = differing.length === 0;
  return { results, asExpected, why: asExpected ? whyExpected[profile] : whyNot(results, differing, profile) };
}

const whyExpected: Readonly<Record<DemoProfile, string>> = {
  observed: 'As expected: of two known bugs one has an issue (XFAIL) and one none (FAIL).',
  fixed: 'As expected: with the bugs switched off, an issue did not show (XPASS: a fix?).',
};

function whyNot(
  results: readonly RunOutcome[],
  differing: readonly (typeof experiments)[number][],
  profile: DemoProfile,
): string {
  if (results.some(({ verdict }) => verdict === 'not-run')) return 'Stopped before its end: the table says nothing.';
  const texts = differing.map(
    ({ id, [profile]: expected }) => `${id} ${verdictOf(results, id) ?? 'none'} not ${expected}`,
  );
  return `Not as expected: ${texts.join(', ')}.`;
}

function verdictOf(results: readonly RunOutcome[], id: string): RunOutcome['verdict'] | null {
  return results.find(({ experiment }) => experiment === id)?.verdict ?? null;
}
