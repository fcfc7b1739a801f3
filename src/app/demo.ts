// SPDX-License-Identifier: Apache-2.0
/** The verb `demo`: shipped experiments on the embedded gateway, whose verdicts are known beforehand. */
import type { Verdict } from '../core/domain/documents.ts';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import type { RunOutcome } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import { type RunListener, runExperiments } from './run.ts';

export type DemoProfile = 'observed' | 'fixed';

interface Expected extends Readonly<Record<DemoProfile, Verdict>> {
  readonly id: string;
  /** With its bugs: what makes it an ERROR is known too, and must be no other. */
  readonly reproduces?: string;
}

const tour: readonly Expected[] = [
  { id: 'hello-world', observed: 'PASS', fixed: 'PASS' },
  { id: 'smoke', observed: 'PASS', fixed: 'PASS' },
  { id: 'supervisor-pause', observed: 'PASS', fixed: 'PASS' },
  { id: 'gateway-graceful-restart', observed: 'PASS', fixed: 'PASS' },
  { id: 'supervisor-kill', observed: 'FAIL', fixed: 'PASS' },
  { id: 'gateway-kill-keeps-state', observed: 'XFAIL', fixed: 'XPASS' },
];

/** All that are shipped; the flaky one needs a seed with which its bug shows. */
const all: readonly Expected[] = [
  ...tour,
  { id: 'policy-tighten-survives-gateway-restart', observed: 'XFAIL', fixed: 'XPASS' },
  { id: 'sandbox-container-restart', observed: 'XFAIL', fixed: 'XPASS' },
  { id: 'sandbox-stop-start', observed: 'XFAIL', fixed: 'PASS' },
  {
    id: 'gateway-sigterm-during-recovery',
    observed: 'ERROR',
    fixed: 'XPASS',
    reproduces: 'NVIDIA/OpenShell#4409',
  },
];
const seedOfAll = '1';

const adapter = 'standin';
const profiles = ['observed', 'fixed'] as const;

export interface DemoRequest {
  readonly cwd: string;
  readonly profile: DemoProfile;
  /** Whether all shipped experiments are run, and not only the tour. */
  readonly all: boolean;
  /** As typed; null: drawn, or with `all` the one whose table is known. */
  readonly seed: string | null;
  /** Absolute. */
  readonly runsDir: string;
}

export interface DemoResult {
  readonly results: readonly RunOutcome[];
  /** What the verdicts alone do not tell, in lines: which instances an issue hit, what could not be deleted. */
  readonly findings: readonly string[];
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
  const { profile, cwd, runsDir } = request;
  const experiments = request.all ? all : tour;
  const seed = request.seed ?? (request.all ? seedOfAll : null);
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
  const differing = experiments.filter((expected) => !isAsExpected(results, expected, profile));
  const asExpected = differing.length === 0;
  const why = asExpected ? whyExpected[request.all ? 'all' : 'tour'][profile] : whyNot(results, differing, profile);
  return { results, findings: request.all ? results.flatMap(findingsOf) : [], asExpected, why };
}

const whyExpected: Readonly<Record<'tour' | 'all', Readonly<Record<DemoProfile, string>>>> = {
  tour: {
    observed: 'As expected: of two known bugs one has an issue (XFAIL) and one none (FAIL).',
    fixed: 'As expected: with the bugs switched off, an issue did not show (XPASS: a fix?).',
  },
  all: {
    observed: 'As expected: of six known bugs five have an issue, and one of these leaves a sandbox behind (ERROR).',
    fixed: 'As expected: with the bugs switched off, no issue showed (XPASS: a fix?).',
  },
};

function isAsExpected(results: readonly RunOutcome[], expected: Expected, profile: DemoProfile): boolean {
  const { id, [profile]: verdict, reproduces } = expected;
  if (verdictOf(results, id) !== verdict) return false;
  if (verdict !== 'ERROR') return true;
  const document = results.find(({ experiment }) => experiment === id)?.document ?? null;
  const isHit = document?.expectations.some(({ issue, outcome }) => issue === reproduces && outcome === 'hit') ?? false;
  return isHit && document?.errors.every(({ phase }) => phase === 'delete') === true;
}

function findingsOf({ experiment, document }: RunOutcome): readonly string[] {
  if (document === null) return [];
  const hits = document.expectations.filter(({ outcome }) => outcome === 'hit');
  return [
    ...hits.map(({ issue, flaky, hitInstances }) => {
      const where = hitInstances.length === 0 ? '' : ` on ${hitInstances.join(', ')}`;
      return `${experiment}: ${issue}${flaky ? ' (flaky)' : ''} was hit${where}`;
    }),
    ...document.leftovers.map((leftover) => `${experiment}: not deleted: ${leftover}`),
  ];
}

function whyNot(results: readonly RunOutcome[], differing: readonly Expected[], profile: DemoProfile): string {
  if (results.some(({ verdict }) => verdict === 'not-run')) return 'Stopped before its end: the table says nothing.';
  const texts = differing.map(
    ({ id, [profile]: expected }) => `${id} ${verdictOf(results, id) ?? 'none'} not ${expected}`,
  );
  return `Not as expected: ${texts.join(', ')}.`;
}

function verdictOf(results: readonly RunOutcome[], id: string): RunOutcome['verdict'] | null {
  return results.find(({ experiment }) => experiment === id)?.verdict ?? null;
}
