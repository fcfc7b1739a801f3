// SPDX-License-Identifier: Apache-2.0
/**
 * A run as a suite of tests in the words of JUnit XML, which every CI reads: one case for the run itself, one per check
 * and instance. A failure that an issue explains is skipped, as test runners report an expected failure; what could not
 * be decided is an error. Texts are bounded and free of characters that XML does not have.
 */
import type { CheckOutcome, CheckResult, VerdictDocument } from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';
import { statusLook } from './looks.ts';
import { buildReproduceCommand } from './reproduce.ts';
import { headlineWithoutStandIn, standInLine } from './stand-in.ts';
import { listNames, visible } from './text.ts';

export interface JunitView {
  readonly name: string;
  readonly timestamp: string;
  readonly hostname: string;
  readonly seconds: string;
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly skipped: number;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
  readonly cases: readonly JunitCase[];
}

/** At most one of `failure`, `error` and `skipped` is there. */
export interface JunitCase {
  readonly name: string;
  readonly className: string;
  readonly seconds: string;
  readonly failure: Told | null;
  readonly error: Told | null;
  readonly skipped: Told | null;
  /** Null where the result says all there is. */
  readonly output: string | null;
}

interface Told {
  readonly type: string;
  readonly message: string;
  /** Where to look; may have several lines. */
  readonly detail: string;
}

interface Judged {
  readonly record: RunRecord;
  readonly verdict: VerdictDocument;
}

const textLimit = 1000;
const maxErrors = 20;

/** `strict`: an XPASS is a failure. */
export function buildJunitView(run: Judged, { strict }: { readonly strict: boolean }): JunitView {
  const { record, verdict } = run;
  const experiment = visible(verdict.experiment, 64);
  const seconds = (verdict.durationMs / 1000).toFixed(3);
  const checks = verdict.checks.flatMap((check) => check.outcomes.map((outcome) => caseOf(experiment, check, outcome)));
  const cases = [runCase(run, { experiment, seconds, strict }), ...checks];
  const number = (part: 'failure' | 'error' | 'skipped'): number => cases.filter((each) => each[part] !== null).length;
  return {
    ...{ name: experiment, seconds, tests: cases.length },
    // XML schema's date and time without a zone, which is UTC here.
    timestamp: (record.state.startedAt ?? record.manifest.createdAt).slice(0, 19),
    hostname: visible(`${record.manifest.host.os}-${record.manifest.host.arch}`, 64),
    ...{ failures: number('failure'), errors: number('error'), skipped: number('skipped') },
    properties: propertiesOf(run),
    cases,
  };
}

/** Whether the run itself came off: what no check says. */
function runCase(
  { record, verdict }: Judged,
  about: { readonly experiment: string; readonly seconds: string; readonly strict: boolean },
): JunitCase {
  const { errors, leftovers } = verdict;
  const message = headlineWithoutStandIn(verdict);
  const shown = errors
    .slice(0, maxErrors)
    .map(({ phase, code, message: text }) => visible(`${phase}: ${code}: ${text}`, textLimit));
  const detail = [...shown, ...(leftovers.length === 0 ? [] : [`left: ${listNames(leftovers, 20)}`])].join('\n');
  const told = { type: verdict.verdict, message, detail };
  const reproduce = buildReproduceCommand(record.manifest.reproduce);
  const output = [statusLook(verdict.verdict).phrase, message, reproduce === null ? null : `again: ${reproduce}`];
  return {
    ...{ name: 'run', className: about.experiment, seconds: about.seconds },
    failure: verdict.verdict === 'XPASS' && about.strict ? told : null,
    error: verdict.verdict === 'ERROR' ? told : null,
    skipped: verdict.verdict === 'not-applicable' ? told : null,
    output: output.filter((line) => line !== null).join('\n'),
  };
}

function caseOf(experiment: string, check: CheckResult, outcome: CheckOutcome): JunitCase {
  const { instance, expectedBy } = outcome;
  const name = visible(check.name, 100);
  const result = outcome.outcome;
  const isExpected = result === 'failed' && expectedBy.length > 0;
  return {
    name: instance === null ? name : `${name} [${visible(instance, 100)}]`,
    className: `${experiment}.${visible(check.workload ?? 'run', 64)}`,
    seconds: '0.000',
    failure: result === 'failed' && !isExpected ? tell(check, outcome, null) : null,
    error: result === 'undecided' ? tell(check, outcome, 'undecided') : null,
    skipped: isExpected ? tell(check, outcome, `fails as ${listNames(expectedBy, 5)} says`) : null,
    output: null,
  };
}

function tell(check: CheckResult, outcome: CheckOutcome, prefix: string | null): Told {
  const [expected, actual] = [outcome.expected, outcome.actual].map((text) => visible(text, textLimit));
  const { evidence } = outcome;
  const line = evidence?.line === null || evidence === null ? '' : `:${String(evidence.line)}`;
  const place = evidence === null ? [] : [`evidence: ${visible(evidence.file, 300)}${line}`];
  const message = `expected ${expected ?? ''}, found ${actual ?? ''}`;
  return {
    type: visible(check.kind, 64),
    message: prefix === null ? message : `${prefix}: ${message}`,
    detail: [`expected: ${expected ?? ''}`, `actual: ${actual ?? ''}`, ...place].join('\n'),
  };
}

function propertiesOf({ record, verdict }: Judged): JunitView['properties'] {
  const { manifest } = record;
  const system = manifest.system === null ? null : `${manifest.system.name} ${manifest.system.version}`;
  const values = {
    run: verdict.runId,
    verdict: verdict.verdict,
    'stand-in': standInLine(verdict, record),
    adapter: verdict.adapter,
    gateway: manifest.gateway,
    ...{ system, seed: manifest.seed, tool: `${manifest.tool.name} ${manifest.tool.version}` },
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [{ name: `chaos.${name}`, value: visible(value, 200) }],
  );
}
