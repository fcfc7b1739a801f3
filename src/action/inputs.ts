// SPDX-License-Identifier: Apache-2.0
/** The inputs of each command, read once into one typed object. A bad one is a UsageError that names the input. */
import { getInput } from '@actions/core';
import { DEFAULT_TIMES, MOST_TIMES, type Repetition } from '../app/repeat.ts';
import { SHARD_PATTERN } from '../core/domain/artifact-names.ts';
import { parseDuration } from '../core/domain/duration.ts';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import { checkedUrl } from '../core/publish/comment-links.ts';
import { MAX_SHARDS } from '../core/publish/matrix.ts';
import { issueUrl } from '../core/report/links.ts';
import {
  type FailOn,
  failOnWords,
  type PlanInputs,
  type ProofInputs,
  type Purpose,
  purposes,
  type RunInputs,
} from './input-shapes.ts';

const actionCommands = ['run', 'plan', 'comment', 'publish'] as const;
export type ActionCommand = (typeof actionCommands)[number];

export function readRunInputs(): RunInputs {
  return {
    experiments: readExperiments(),
    adapter: textOrNull('adapter'),
    gateway: textOrNull('gateway') ?? 'auto',
    seed: textOrNull('seed'),
    failOn: readFailOn(),
    shard: readShard(),
    expected: readExpected(1),
    upload: oneOf('upload', ['auto', 'never'], 'auto') === 'auto',
    retentionDays: readRetention(),
    repetition: readRepetitionInputs(),
    checked: textOrNull('checked'),
    proof: readProofInputs(),
  };
}

export function readPlanInputs(): PlanInputs {
  return {
    experiments: readExperiments(),
    adapter: textOrNull('adapter'),
    gateway: textOrNull('gateway') ?? 'auto',
    shards: wholeNumber('shards', { from: 1, to: MAX_SHARDS, fallback: 8 }),
    baseExperiments: textOrNull('base-experiments'),
    index: textOrNull('index'),
    token: textOrNull('token'),
    failOn: readFailOn(),
    purpose: readPurpose(),
    label: textOrNull('label'),
    issueMap: textOrNull('issue-map'),
    allowStandIn: readAllowStandIn(),
  };
}

function readExperiments(fallback = 'tag:smoke'): readonly string[] {
  return words('experiments', {
    fallback,
    expected: 'ids, paths, globs, tag:NAME, issue:NUMBER, changed or fixes',
  });
}

export function readPurpose(): Purpose {
  return oneOf('for', purposes, 'pull-request');
}

export interface TrackPlanInputs {
  readonly experiments: readonly string[];
  readonly adapter: string | null;
  readonly gateway: string;
  /** Most jobs. */
  readonly shards: number;
  /** Folder of a site, or its index.json; null: none. */
  readonly index: string | null;
  /** Of all jobs together. */
  readonly budgetMs: number;
  readonly allowStandIn: boolean;
  readonly failOn: ReadonlySet<FailOn>;
}

export function readTrackPlanInputs(): TrackPlanInputs {
  return {
    experiments: readExperiments('*'),
    adapter: textOrNull('adapter'),
    gateway: textOrNull('gateway') ?? 'auto',
    shards: wholeNumber('shards', { from: 1, to: MAX_SHARDS, fallback: 8 }),
    index: textOrNull('index'),
    budgetMs: readBudget(),
    allowStandIn: readAllowStandIn(),
    failOn: readFailOn(),
  };
}

export interface TrackCommentInputs extends Pick<CommentInputs, 'token' | 'key' | 'reportUrl' | 'expected'> {
  readonly experiments: readonly string[];
  readonly index: string | null;
  /** Of the tracking issue. */
  readonly label: string;
  readonly allowStandIn: boolean;
}

export function readTrackCommentInputs(): TrackCommentInputs {
  const { token, key, reportUrl, expected } = readCommentInputs();
  return {
    ...{ token, key, reportUrl, expected },
    experiments: readExperiments('*'),
    index: textOrNull('index'),
    label: readTrackLabel(),
    allowStandIn: readAllowStandIn(),
  };
}

/** A week: more is no night's work. */
const maxBudgetMs = 604_800_000;

function readBudget(): number {
  const text = getInput('budget') || '2h';
  const ms = /^\d{1,6}(?:\.\d{1,3})?(?:s|m|h)$/.test(text) ? parseDuration(text) : 0;
  if (ms >= 1000 && ms <= maxBudgetMs) return ms;
  throw wrong('budget', text, { expected: 'a duration from 1s to 168h', nearest: null });
}

function readTrackLabel(): string {
  const text = getInput('track-label') || 'chaos:tracking';
  if (/^[\w:./ -]{1,50}$/.test(text)) return text;
  throw wrong('track-label', text, { expected: 'letters, digits and : . / - _, at most 50', nearest: null });
}

function readAllowStandIn(): boolean {
  return oneOf('allow-stand-in', ['true', 'false'], 'false') === 'true';
}

const commentModes = ['always', 'changes', 'failures', 'off'] as const;

export interface CommentInputs {
  /** Null: GitHub cannot be asked. */
  readonly token: string | null;
  readonly mode: (typeof commentModes)[number];
  /** Name of the workflow whose results are told; null: the run's own. */
  readonly key: string | null;
  readonly reportUrl: string | null;
  /** How many jobs handed over results; null: not known. */
  readonly expected: number | null;
  readonly purpose: Purpose;
  /** As a plan for a label says: what the issue is called where experiments name it. */
  readonly issues: readonly string[];
  /** Label that asked; null: the usual one. */
  readonly label: string | null;
  /** Whether runs on a stand-in may be told as evidence. */
  readonly allowStandIn: boolean;
  /** Index of the site of reports, or its folder; null: none. */
  readonly index: string | null;
}

export function readCommentInputs(): CommentInputs {
  return {
    token: textOrNull('token'),
    mode: oneOf('comment-mode', commentModes, 'always'),
    key: textOrNull('comment-key'),
    reportUrl: readUrl('report-url'),
    expected: readExpected(0),
    purpose: readPurpose(),
    issues: readIssues(),
    label: textOrNull('label'),
    allowStandIn: readAllowStandIn(),
    index: textOrNull('index'),
  };
}

function readIssues(): readonly string[] {
  if (textOrNull('issues') === null) return [];
  const expected = 'OWNER/REPOSITORY#NUMBER, separated by commas';
  const issues = words('issues', { fallback: '', expected });
  const bad = issues.find((issue) => issueUrl(issue) === null);
  if (bad !== undefined) throw wrong('issues', bad, { expected, nearest: null });
  return issues;
}

function readExpected(from: number): number | null {
  return textOrNull('expected-jobs') === null
    ? null
    : wholeNumber('expected-jobs', { from, to: MAX_SHARDS, fallback: from });
}

function readUrl(input: string): string | null {
  const text = textOrNull(input);
  const url = text === null ? null : checkedUrl(text);
  if (url === null && text !== null) {
    throw wrong(input, text, { expected: 'an address that begins with https://', nearest: null });
  }
  return url;
}

const upkeepWords = ['none', 'show', 'prune', 'squash'] as const;

export interface PublishInputs {
  readonly token: string | null;
  /** Also write the whole branch into a folder, for an artifact that GitHub Pages takes. */
  readonly asArtifact: boolean;
  readonly branchName: string;
  /** From the root of the branch; empty: all of it. */
  readonly folder: string;
  /** With a slash at its end; null: GitHub is asked. */
  readonly siteUrl: string | null;
  readonly upkeep: (typeof upkeepWords)[number];
}

export function readPublishInputs(): PublishInputs {
  const siteUrl = readUrl('site-url');
  return {
    token: textOrNull('token'),
    asArtifact: oneOf('pages', ['branch', 'artifact'], 'branch') === 'artifact',
    branchName: matching('pages-branch', {
      ...{ pattern: /^(?!.*(?:\.\.|\/\/|\.lock$|[./]$))[A-Za-z0-9][\w./-]{0,200}$/, fallback: 'gh-pages' },
      expected: 'the name of a branch',
    }),
    folder: readFolder(),
    siteUrl: siteUrl === null || siteUrl.endsWith('/') ? siteUrl : `${siteUrl}/`,
    upkeep: oneOf('upkeep', upkeepWords, 'none'),
  };
}

/** `.` is the whole branch. */
function readFolder(): string {
  const folder = matching('pages-folder', {
    ...{ pattern: /^(?:\.|[A-Za-z0-9_][\w.-]{0,100}(?:\/[A-Za-z0-9_][\w.-]{0,100}){0,5})$/, fallback: 'chaos' },
    expected: 'a folder such as chaos or reports/chaos, or . for the whole branch',
  });
  return folder === '.' ? '' : folder;
}

function matching(
  input: string,
  { pattern, fallback, expected }: { readonly pattern: RegExp; readonly fallback: string; readonly expected: string },
): string {
  const text = textOrNull(input) ?? fallback;
  if (pattern.test(text)) return text;
  throw wrong(input, text, { expected, nearest: null });
}

export function readCommand(): ActionCommand {
  return oneOf('command', actionCommands, 'run');
}

function readShard(): string {
  const text = getInput('shard') || 'all';
  if (SHARD_PATTERN.test(text)) return text;
  throw wrong('shard', text, { expected: 'lower-case letters, digits and dashes, at most 64', nearest: null });
}

const maxRetentionDays = 400;

function readRepetitionInputs(): Repetition {
  const until = oneOf('until', ['count', 'hit', 'decided'], 'count');
  const fallback = until === 'count' ? 1 : DEFAULT_TIMES;
  return { times: wholeNumber('repeat', { from: 1, to: MOST_TIMES, fallback }), until };
}

/** Runs end by themselves, so `repeat` is only the most. */
function readProofInputs(): ProofInputs | null {
  const [base, head] = [textOrNull('base-gateway'), textOrNull('head-gateway')];
  if (base === null && head === null) return null;
  const baseExperiments = textOrNull('base-experiments');
  if (base === null || head === null || baseExperiments === null) {
    const missing = base === null ? 'base-gateway' : head === null ? 'head-gateway' : 'base-experiments';
    const expected = 'base-gateway, head-gateway and base-experiments together';
    throw wrong(missing, '', { expected, nearest: null });
  }
  const gateway = textOrNull('gateway') ?? 'auto';
  if (gateway !== 'auto') {
    throw wrong('gateway', gateway, { expected: 'nothing beside base-gateway and head-gateway', nearest: null });
  }
  const times = wholeNumber('repeat', { from: 1, to: MOST_TIMES, fallback: DEFAULT_TIMES });
  return { gateways: { base, head }, baseExperiments, times, allowStandIn: readAllowStandIn() };
}

function readRetention(): number | null {
  const text = textOrNull('retention-days');
  if (text === null) return null;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= maxRetentionDays) return days;
  throw wrong('retention-days', text, { expected: `1 to ${String(maxRetentionDays)}`, nearest: null });
}

function readFailOn(): ReadonlySet<FailOn> {
  const chosen = new Set<FailOn>();
  const expected = failOnWords.join(', ');
  for (const word of words('fail-on', { fallback: 'fail,error', expected })) {
    const known = failOnWords.find((candidate) => candidate === word);
    if (known === undefined) throw wrong('fail-on', word, { expected, nearest: nearestName(word, failOnWords) });
    chosen.add(known);
  }
  if (chosen.has('none') && chosen.size > 1) {
    throw wrong('fail-on', [...chosen].join(','), { expected: 'none alone, or the others', nearest: null });
  }
  return chosen;
}

/** Separators alone are refused: taken as an empty list, they would switch something off that nobody named. */
function words(
  input: string,
  { fallback, expected }: { readonly fallback: string; readonly expected: string },
): readonly string[] {
  const text = getInput(input) || fallback;
  const found = text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (found.length === 0) throw wrong(input, text, { expected, nearest: null });
  return [...new Set(found)];
}

/** One of several words. */
function oneOf<Word extends string>(input: string, known: readonly Word[], fallback: Word): Word {
  const text = getInput(input) || fallback;
  const found = known.find((word) => word === text);
  if (found !== undefined) return found;
  throw wrong(input, text, { expected: known.join(', '), nearest: nearestName(text, known) });
}

function wholeNumber(
  input: string,
  { from, to, fallback }: { readonly from: number; readonly to: number; readonly fallback: number },
): number {
  const text = getInput(input) || String(fallback);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw wrong(input, text, { expected: `a whole number from ${String(from)} to ${String(to)}`, nearest: null });
}

function textOrNull(input: string): string | null {
  const text = getInput(input);
  return text === '' ? null : text;
}

function wrong(
  input: string,
  seen: string,
  details: { readonly expected: string; readonly nearest: string | null },
): UsageError {
  const hint = details.nearest === null ? undefined : `Did you mean ${details.nearest}?`;
  return new UsageError(`input ${input}: found "${seen}"; expected ${details.expected}`, { code: 'bad-input', hint });
}
