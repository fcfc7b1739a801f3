// SPDX-License-Identifier: Apache-2.0
/** The rows of the table of commands that turn a recorded run into something for another program. */
import { type CommandSpec, help, json, many, option, runArgument, runsDir, strict } from './command-spec.ts';

const out = option('out', 'FILE', 'Write to this file instead of stdout.');
const jsonNote = '--json says what was written, and needs --out.';

export const OUTPUT_COMMANDS: readonly CommandSpec[] = [
  {
    name: 'share',
    summary: 'The timeline of a recorded run as one picture, for an issue or a chat.',
    positionals: 'RUN',
    positionalsMin: 1,
    positionalsMax: 1,
    options: [
      option('format', 'svg|mermaid', 'svg (default): a picture; mermaid: text that GitHub draws, at most 60 bars.'),
      option('theme', 'light|dark', 'Colours of the picture. Default light.'),
      out,
      runsDir,
      json,
      help,
    ],
    examples: [
      { line: 'chaos share latest --out run.svg', does: 'one file that opens anywhere' },
      { line: 'chaos share latest --theme dark --out run.svg', does: 'for dark pages' },
      { line: 'chaos share latest --format mermaid', does: 'to paste between ```mermaid and ```' },
    ],
    notes: [runArgument, jsonNote],
    load: async () => (await import('./commands/share.ts')).shareCommand,
  },
  {
    name: 'export',
    summary: 'A recorded run in the formats of other programs.',
    positionals: 'RUN',
    positionalsMin: 1,
    positionalsMax: 1,
    options: [
      option(
        'format',
        'junit|openmetrics|otlp',
        'junit: a test report, a case per check and instance; openmetrics: metrics with their times, those of the system and of the run; otlp: the run and what its system sent as spans, in the JSON form of OTLP.',
      ),
      strict,
      out,
      runsDir,
      json,
      help,
    ],
    examples: [
      { line: 'chaos export latest --format junit --out junit.xml', does: 'for the test report of a CI' },
      { line: 'chaos export latest --format openmetrics --out run.om', does: 'to load into Prometheus' },
      { line: 'chaos export latest --format otlp --out run.json', does: 'to post to /v1/traces of a collector' },
    ],
    notes: [
      runArgument,
      'OpenMetrics loads with promtool tsdb create-blocks-from openmetrics run.om DIR.',
      'In JUnit a failure that a linked issue explains is skipped, and what could not be decided is an error.',
      jsonNote,
    ],
    load: async () => (await import('./commands/export.ts')).exportCommand,
  },
  {
    name: 'dashboard',
    summary: 'Recorded runs in Prometheus and Grafana: a folder with all that starts them.',
    positionals: 'RUN...',
    positionalsMin: 1,
    positionalsMax: many,
    options: [option('out', 'DIR', 'Where to write; made if it is not there.'), runsDir, json, help],
    examples: [
      { line: 'chaos dashboard latest --out dashboard', does: 'then: docker compose -f dashboard/compose.yml up' },
    ],
    notes: [
      runArgument,
      'Faults are annotations; links and the variable "run" choose among several runs.',
      "The compose file was checked but not run: the images are not at hand in our tests, which load the same files into Debian's Prometheus.",
    ],
    load: async () => (await import('./commands/dashboard.ts')).dashboardCommand,
  },
];
