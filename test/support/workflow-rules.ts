// SPDX-License-Identifier: Apache-2.0
/**
 * What a workflow must not do, as far as its text tells: the audits of zizmor that need no network, for where zizmor is not
 * installed, and rules of this repository. Each rule gives what it finds, a sentence each.
 */
import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly name?: string;
  readonly uses?: string;
  readonly if?: string;
  readonly secrets?: unknown;
  readonly permissions?: unknown;
  readonly 'runs-on'?: unknown;
  readonly 'timeout-minutes'?: unknown;
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly name?: string;
  readonly on: unknown;
  readonly permissions?: unknown;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface Subject {
  readonly text: string;
  readonly workflow: Workflow;
}

const isOwnCommit = (text: string): boolean => text.includes('job.workflow_sha') && !text.includes('github.event');

/** Data, not code: index.json of the site, alone, beside what is started, of a branch that no run has a say in. */
function isSiteIndex(given: Readonly<Record<string, unknown>>): boolean {
  return JSON.stringify(given) === JSON.stringify(siteIndexCheckout);
}

const siteIndexCheckout = {
  ref: "refs/heads/${{ inputs.pages-branch || 'gh-pages' }}",
  path: '.openshell-chaos-site',
  'sparse-checkout':
    "${{ inputs.pages-folder == '.' && '/index.json' || format('/{0}/index.json', inputs.pages-folder || 'chaos') }}",
  'sparse-checkout-cone-mode': false,
  'persist-credentials': false,
};

export interface Rule {
  readonly name: string;
  readonly find: (subject: Subject) => readonly string[];
}

export function readWorkflow(text: string): Subject {
  return { text, workflow: parse(text) as Workflow };
}

const stepsOf = ({ workflow }: Subject): readonly Step[] =>
  Object.values(workflow.jobs).flatMap((job) => job.steps ?? []);
const jobsOf = ({ workflow }: Subject): readonly (readonly [string, Job])[] => Object.entries(workflow.jobs);
const usesOf = (subject: Subject): readonly string[] =>
  [...stepsOf(subject), ...jobsOf(subject).map(([, job]) => job)].flatMap(({ uses }) => uses ?? []);
const runsOf = (subject: Subject): readonly string[] => stepsOf(subject).flatMap(({ run }) => run ?? []);
const isOurs = (uses: string): boolean => /^(\.\/|OWNER\/openshell-chaos[/@])/.test(uses);
const eventsOf = ({ workflow: { on } }: Subject): readonly string[] => {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(on as object);
};
const scopesOf = (permissions: unknown): readonly (readonly [string, unknown])[] =>
  typeof permissions === 'object' && permissions !== null ? Object.entries(permissions) : [];

/** For workflows of this repository and for those that the documents show. */
export const rulesForAll: readonly Rule[] = [
  {
    name: 'unpinned-uses',
    find: (subject) => usesOf(subject).filter((uses) => !isOurs(uses) && !/@[0-9a-f]{40}$/.test(uses)),
  },
  {
    name: 'ref-version-mismatch: a pin says its version',
    find: ({ text }) => [...text.matchAll(/uses: \S+@[0-9a-f]{40}(?! # v\d+\.\d+\.\d+$).*$/gm)].map(([line]) => line),
  },
  {
    name: 'template-injection',
    find: (subject) => runsOf(subject).filter((run) => run.includes('${{')),
  },
  {
    name: 'dangerous-triggers',
    find: (subject) =>
      eventsOf(subject).filter((event) =>
        ['pull_request_target', 'issue_comment', 'discussion_comment'].includes(event),
      ),
  },
  {
    name: 'no code of the run in workflow_run',
    find: (subject) =>
      eventsOf(subject).includes('workflow_run')
        ? stepsOf(subject)
            .filter(({ uses }) => uses?.startsWith('actions/checkout@') === true)
            .map(({ with: given = {} }) => ({ given, text: JSON.stringify(given) }))
            .filter(({ given, text }) => !isOwnCommit(text) && !isSiteIndex(given))
            .map(({ text }) => text)
        : [],
  },
  {
    name: 'artipacked',
    find: (subject) =>
      stepsOf(subject)
        .filter(({ uses }) => uses?.startsWith('actions/checkout@') === true)
        .filter((step) => step.with?.['persist-credentials'] !== false)
        .map(({ uses }) => `${uses ?? ''} keeps its credentials`),
  },
  {
    name: 'excessive-permissions',
    find: ({ workflow }) => {
      const isNothing = typeof workflow.permissions === 'object' && scopesOf(workflow.permissions).length === 0;
      const wide = Object.entries(workflow.jobs).filter(([, { permissions }]) => typeof permissions !== 'object');
      return [
        ...(isNothing ? [] : ['permissions of the workflow: not {}']),
        ...wide.map(([id]) => `permissions of ${id}: not a list of scopes`),
      ];
    },
  },
  {
    name: 'write permissions are those that the jobs are known to need',
    find: (subject) =>
      jobsOf(subject).flatMap(([id, { permissions }]) =>
        scopesOf(permissions)
          .filter(([scope, access]) => access !== 'read' && !mayWrite.has(`${id}: ${scope}`))
          .map(([scope]) => `${id}: ${scope}`),
      ),
  },
  {
    name: 'secrets-inherit',
    find: (subject) => jobsOf(subject).flatMap(([id, job]) => (job.secrets === 'inherit' ? [id] : [])),
  },
  {
    name: 'github-env',
    find: (subject) => runsOf(subject).filter((run) => /GITHUB_(ENV|PATH)|set-env|add-path/.test(run)),
  },
  {
    name: 'insecure-commands',
    find: ({ text }) => text.match(/ACTIONS_ALLOW_UNSECURE_COMMANDS/g) ?? [],
  },
  {
    name: 'bot-conditions: who acted last is no proof',
    find: ({ text }) => text.match(/github\.(actor|triggering_actor)\b.*/g) ?? [],
  },
  { name: 'unsound-contains', find: ({ text }) => text.match(/contains\('[^']*'/g) ?? [] },
  {
    name: 'unsound-condition: text beside an expression is always true',
    find: (subject) => jobsOf(subject).flatMap(([, job]) => (job.if?.includes('${{') === true ? [job.if] : [])),
  },
  {
    name: 'concurrency-limits',
    find: ({ workflow }) => (workflow.concurrency === undefined ? ['no concurrency'] : []),
  },
  {
    name: 'timeouts',
    find: (subject) =>
      jobsOf(subject).flatMap(([id, job]) =>
        job['timeout-minutes'] === undefined && job.uses === undefined ? [id] : [],
      ),
  },
];

/** For workflows of this repository alone. */
export const rulesForOurs: readonly Rule[] = [
  {
    name: 'SPDX',
    find: ({ text }) => (text.startsWith('# SPDX-License-Identifier: Apache-2.0\n') ? [] : ['no header']),
  },
  {
    name: 'anonymous-definition',
    find: (subject) => [
      ...(subject.workflow.name === undefined ? ['the workflow'] : []),
      ...jobsOf(subject).flatMap(([id, { name }]) => (name === undefined ? [id] : [])),
    ],
  },
  {
    name: 'undocumented-permissions',
    find: ({ text }) => [...text.matchAll(/^ {6}[a-z-]+: (?:read|write)$/gm)].map(([line]) => line.trim()),
  },
  {
    name: 'cache-poisoning: nothing is taken from a cache that a pull request may fill',
    find: (subject) =>
      stepsOf(subject).flatMap(({ uses = '', with: given = {} }) => {
        const isOff = given['cache'] === false || given['package-manager-cache'] === false;
        return uses.startsWith('actions/cache') || (uses.startsWith('actions/setup-') && !isOff) ? [uses] : [];
      }),
  },
  {
    name: 'self-hosted-runner',
    find: (subject) =>
      jobsOf(subject).flatMap(([, job]) =>
        JSON.stringify(job['runs-on'] ?? '').includes('self-hosted') ? ['self-hosted'] : [],
      ),
  },
  {
    name: 'what cannot run here says so',
    find: ({ text }) => (text.includes('# Written and checked, not run') ? [] : ['no such line']),
  },
];

/** `job: scope` */
const mayWrite: ReadonlySet<string> = new Set([
  'comment: pull-requests',
  'track: issues',
  'answer: issues',
  'reproduce: issues',
  'chaos: pull-requests',
  'report: pull-requests',
  'analyze: security-events',
  'build: id-token',
  'build: attestations',
  'publish: contents',
  // Calls the workflow whose first job is `publish`.
  'report: contents',
]);
