// SPDX-License-Identifier: Apache-2.0
/**
 * The commands, their options and their examples as one table: arguments are parsed and `--help` is written from it.
 * Holds no behaviour; a command's module is loaded when it is called.
 */
import {
  type CommandSpec,
  flag,
  help,
  json,
  many,
  option,
  type OptionSpec,
  runArgument,
  runsDir,
  strict,
} from './command-spec.ts';
import { OUTPUT_COMMANDS } from './output-commands.ts';

const adapter = option('adapter', 'ID|FILE', "Which system and backend. Default: the experiment's default-adapter.");
const experimentsDir = option(
  'experiments-dir',
  'DIR',
  'Where ids of experiments are looked up first. Default ./chaos/experiments and ./experiments.',
);
const adaptersDir = option(
  'adapters-dir',
  'DIR',
  'Where ids of adapters are looked up first. Default ./chaos/adapters and ./adapters.',
);
const set: OptionSpec = {
  ...option('set', 'NAME=VALUE', 'Give a parameter a value (read as a YAML scalar). May be repeated.'),
  multiple: true,
};
const seed = option('seed', 'N', 'Root seed of every random choice, 0 to 2^64-1. Default: drawn and printed.');

export const COMMANDS: readonly CommandSpec[] = [
  {
    name: 'run',
    summary: 'Run experiments: boot the system, inject the faults, decide, write the report.',
    positionals: '[EXPERIMENT...]',
    positionalsMin: 0,
    positionalsMax: many,
    options: [
      adapter,
      option(
        'gateway',
        'WHICH',
        'Which gateway the adapter boots: auto (default), standin (standin:fixed, standin:4910), release, binaries:DIR, endpoint:URL.',
      ),
      set,
      seed,
      option(
        'repeat',
        'N',
        'Run each N times, each time with a clean system and another seed that follows from the first.',
      ),
      flag(
        'until-hit',
        'Repeat until a linked issue shows, at most N times (default 20). Exit 0: it did, 1: it did not.',
      ),
      option('replay', 'RUN', 'Run again what a run recorded: its seed, parameters and choices of targets.'),
      runsDir,
      strict,
      flag(
        'keep-leftovers',
        'Leave what the system could not delete as it is, to look at; it is said which command removes it.',
      ),
      experimentsDir,
      adaptersDir,
      json,
      help,
    ],
    examples: [
      { line: 'chaos run hello-world --adapter standin', does: 'one experiment on the embedded gateway' },
      { line: 'chaos run tag:smoke --adapter standin', does: 'all experiments with a tag, one after another' },
      { line: 'chaos run supervisor-kill --adapter standin --seed 7', does: 'with the choices that seed 7 gives' },
      {
        line: 'chaos run ./mine.yaml --adapter standin --set ticks=20',
        does: 'a file of your own, a parameter changed',
      },
      { line: 'chaos run supervisor-kill --adapter standin --repeat 5', does: 'five times, with a summary' },
      {
        line: 'chaos run gateway-kill-keeps-state --adapter standin --until-hit',
        does: 'until its linked issue shows',
      },
      { line: 'chaos run --replay latest', does: 'what the newest run did, with the same choices' },
    ],
    notes: [
      'EXPERIMENT is an id, the path of a YAML file, a glob, tag:NAME or issue:NUMBER.',
      runArgument,
      'Ctrl-C stops new steps, reverts every fault, collects evidence and ends with ERROR.',
    ],
    load: async () => (await import('./commands/run.ts')).runCommand,
  },
  {
    name: 'validate',
    summary: 'Check experiments without starting anything, and say which adapters they suit.',
    positionals: '[EXPERIMENT...]',
    positionalsMin: 0,
    positionalsMax: many,
    options: [
      adapter,
      flag('all-adapters', 'A table of every experiment on every adapter.'),
      ...[set, experimentsDir, adaptersDir, json, help],
    ],
    examples: [
      { line: 'chaos validate', does: 'every experiment and adapter that can be found' },
      { line: 'chaos validate ./mine.yaml', does: 'one file; all its problems at once' },
      { line: 'chaos validate smoke --adapter standin', does: 'against one adapter' },
      { line: 'chaos validate --all-adapters', does: 'where each experiment is valid, and why not elsewhere' },
    ],
    notes: [
      'Without EXPERIMENT: all experiments and adapters that an id can name.',
      'Exit code 0: nothing is wrong; 2: something is; with --all-adapters 1: something is wrong on some adapter.',
    ],
    load: async () => (await import('./commands/validate.ts')).validateCommand,
  },
  {
    name: 'preflight',
    summary: 'Say what this machine has of what a run needs.',
    positionals: '',
    positionalsMin: 0,
    positionalsMax: 0,
    options: [
      option('adapter', 'ID|FILE', 'For this adapter only. Default: every adapter found.'),
      runsDir,
      adaptersDir,
      json,
      help,
    ],
    examples: [
      { line: 'chaos preflight', does: 'for every adapter' },
      { line: 'chaos preflight --adapter standin', does: 'for the embedded gateway' },
    ],
    notes: [
      'Starts no system and leaves nothing. What an adapter of a container engine needs is tried in a container that is removed.',
      'Exit code 0: nothing that is needed is missing; 3: something is. Without --adapter no container engine is needed.',
    ],
    load: async () => (await import('./commands/preflight.ts')).preflightCommand,
  },
  {
    name: 'evaluate',
    summary: 'Decide a recorded run again, from its directory alone.',
    positionals: 'RUN',
    positionalsMin: 1,
    positionalsMax: 1,
    options: [
      option(
        'experiment',
        'FILE',
        'Decide with this edited experiment. The result goes to evaluations/ in the run directory; the first verdict stays.',
      ),
      runsDir,
      strict,
      json,
      help,
    ],
    examples: [
      { line: 'chaos evaluate latest', does: 'the same evidence gives the same bytes' },
      { line: 'chaos evaluate latest --experiment edited.yaml', does: 'what would another expectation have said?' },
    ],
    notes: [runArgument],
    load: async () => (await import('./commands/evaluate.ts')).evaluateCommand,
  },
  {
    name: 'report',
    summary: 'Write report.html of a recorded run again.',
    positionals: 'RUN',
    positionalsMin: 1,
    positionalsMax: 1,
    options: [runsDir, json, help],
    examples: [{ line: 'chaos report latest', does: 'prints the path of the page' }],
    notes: [runArgument],
    load: async () => (await import('./commands/report.ts')).reportCommand,
  },
  {
    name: 'site',
    summary: 'Add runs to a static site with their history, or give up what it has no room for.',
    positionals: 'DIR [RUN...]',
    positionalsMin: 1,
    positionalsMax: 10_000,
    options: [
      runsDir,
      option('repository', 'OWNER/NAME', 'Whose runs these are, for the title of a new site.'),
      flag('prune', 'Remove folders of old runs instead; their rows stay, and what is protected stays whole.'),
      option('keep', 'N', 'With --prune: runs of each experiment and place that keep their folders. Default 200.'),
      option('days', 'N', 'With --prune: how long a folder is kept. Default 180.'),
      option('bytes', 'N', 'With --prune: what all folders may take together. Default 700000000.'),
      flag('dry-run', 'With --prune: say what would be removed, and remove nothing.'),
      json,
      help,
    ],
    examples: [
      { line: 'chaos site ./public', does: 'all runs under ./runs; open ./public/index.html' },
      { line: 'chaos site ./public latest', does: 'one more run; those that are there already change nothing' },
      { line: 'chaos site ./public --prune --days 90 --dry-run', does: 'what is older than 90 days and not protected' },
    ],
    notes: [
      runArgument,
      'DIR is a new or empty folder, or one with a site; other files in it are left alone. Any static host will do.',
      'Where another one of yours is writing to DIR, it is waited for, for at most two minutes.',
      'Protected are the first and latest run that showed each linked issue, and the latest run of each verdict.',
    ],
    load: async () => (await import('./commands/site.ts')).siteCommand,
  },
  {
    name: 'list',
    summary: 'List recorded runs, newest first.',
    positionals: '[EXPERIMENT...]',
    positionalsMin: 0,
    positionalsMax: many,
    options: [runsDir, json, help],
    examples: [
      { line: 'chaos list', does: 'all runs under ./runs' },
      { line: 'chaos list smoke --json', does: 'those of one experiment, as JSON' },
    ],
    notes: [],
    load: async () => (await import('./commands/list.ts')).listCommand,
  },
  {
    name: 'show',
    summary: 'Show a recorded run: verdict, checks and what happened when.',
    positionals: 'RUN',
    positionalsMin: 1,
    positionalsMax: 1,
    options: [runsDir, json, help],
    examples: [
      { line: 'chaos show latest', does: 'the newest run' },
      { line: 'chaos show 20261129T154500Z-k3x9qa', does: 'by run id' },
    ],
    notes: [runArgument],
    load: async () => (await import('./commands/show.ts')).showCommand,
  },
  ...OUTPUT_COMMANDS,
  {
    name: 'compare',
    summary: 'Compare two runs: checks that flipped, where instances diverge, times, metrics, inputs.',
    positionals: 'A B',
    positionalsMin: 2,
    positionalsMax: 2,
    options: [
      option(
        'align',
        'fault|start',
        'Which moment of both runs is 0: the first confirmed effect of a fault (default), or their start.',
      ),
      option('html', 'FILE', 'Write a page that shows both runs one above the other.'),
      flag('fail-on-regression', 'Exit 1 when a check held in A and failed in B.'),
      runsDir,
      json,
      help,
    ],
    examples: [
      { line: 'chaos compare latest~1 latest', does: 'the newest run with the one before it' },
      { line: 'chaos compare 20261129T154500Z-k3x9qa latest --json', does: 'as a document' },
      { line: 'chaos compare latest~1 latest --html compare.html', does: 'as a page' },
    ],
    notes: [
      'A is the run before a change, B the one after it.',
      runArgument.replace('RUN', 'Each'),
      'Exit code 0 whatever the comparison says, unless --fail-on-regression is given.',
    ],
    load: async () => (await import('./commands/compare.ts')).compareCommand,
  },
  {
    name: 'recover',
    summary: 'Put back what runs left whose harness died.',
    positionals: '[RUN]',
    positionalsMin: 0,
    positionalsMax: 1,
    options: [
      flag(
        'trust-directory',
        'Also act on a directory that is not registered: runs the hooks of its adapter.yaml. Only when its harness is dead and you trust all that lies in it.',
      ),
      runsDir,
      json,
      help,
    ],
    examples: [
      { line: 'chaos recover', does: 'every run of yours on this machine whose harness died' },
      { line: 'chaos recover latest', does: 'one run; if it is not registered, only what would be done' },
    ],
    notes: [
      runArgument,
      'The next run does the same before it starts, and so does a watchdog within seconds after a harness died. Exit 0: nothing is left, 3: something is.',
    ],
    load: async () => (await import('./commands/recover.ts')).recoverCommand,
  },
  {
    name: 'demo',
    summary: 'Run six experiments on the embedded gateway, in under a minute.',
    positionals: '',
    positionalsMin: 0,
    positionalsMax: 0,
    options: [
      option('profile', 'observed|fixed', 'observed (default): known bugs switched on; fixed: all switched off.'),
      flag('all', 'All ten shipped experiments, in under three minutes, with seed 1 unless another is given.'),
      seed,
      runsDir,
      json,
      help,
    ],
    examples: [
      { line: 'chaos demo', does: 'with the known bugs' },
      { line: 'chaos demo --profile fixed', does: 'what a fix looks like' },
      { line: 'chaos demo --all', does: 'every shipped experiment' },
    ],
    notes: ['Needs Node, bash and coreutils; starts nothing but processes of its own and leaves none.'],
    load: async () => (await import('./commands/demo.ts')).demoCommand,
  },
];

/** Commands that programs start and people do not: no help names them. */
export const INTERNAL_COMMANDS: readonly CommandSpec[] = [
  {
    name: 'watchdog',
    summary: 'Wait for the end of a harness and recover its runs if it died.',
    positionals: 'PID START',
    positionalsMin: 2,
    positionalsMax: 2,
    options: [],
    examples: [],
    notes: [],
    load: async () => (await import('./commands/watchdog.ts')).watchdogCommand,
  },
  {
    name: 'gateway',
    summary: 'What the hooks of an adapter need done to a gateway and its containers.',
    positionals: 'WHAT',
    positionalsMin: 1,
    positionalsMax: 1,
    options: [],
    examples: [],
    notes: [],
    load: async () => (await import('./commands/gateway.ts')).gatewayCommand,
  },
];

/** Exit codes as the help text tells them; a test compares the table with the code that decides. */
export const EXIT_CODE_HELP: readonly { readonly code: number; readonly means: string }[] = [
  { code: 0, means: 'PASS, XFAIL, XPASS (without --strict), not applicable, or the command did its work' },
  { code: 1, means: 'FAIL, XPASS with --strict, or not hit with --until-hit' },
  { code: 2, means: 'wrong usage or an invalid file; nothing was started' },
  { code: 3, means: 'ERROR: a run cannot be trusted, or the harness could not do its part' },
];
