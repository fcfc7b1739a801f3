// SPDX-License-Identifier: Apache-2.0

// The reference of both manifests as Markdown, from the descriptions and examples of their schemas, with a table of the
// experiments that are shipped.

import fs from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

const experimentFolder = 'experiments';
const schemas = Object.fromEntries(
  ['experiment', 'adapter'].map((name) => {
    const file = `${name}.schema.json`;
    return [file, JSON.parse(fs.readFileSync(`src/schema/${file}`, 'utf8'))];
  }),
);

/** Sections of the reference, in reading order: a heading, where the shape is in the schema, and what to say before it. */
const experimentSections = [
  ['Requires', 'requires', ''],
  ['SystemRange', 'system-range', ''],
  ['Workload', 'workload', 'An instance is one sandbox; its name is the workload and an index from 0.'],
  ['Operation', 'operation', ''],
  [
    'Target',
    'target',
    'Either a `component`, or a `workload`, for a fault with a `role`. Targets are found when the step fires.',
  ],
  ['Select', 'select', 'The word `all`, or one of these.'],
  [
    'FaultArguments',
    'fault-arguments',
    'A held fault needs a `duration` where the flow uses it as a step of its own; with `start` it is a limit, without which the fault lasts until its `revert` or the end of the flow; only held it has none.',
  ],
  [
    'StepObject',
    'step-object',
    'A step is the name of a workload (start and await it) or of an operation (fire it), a list of steps, or a map with exactly one of these keys.',
  ],
  ['Repeat', 'repeat', 'Exactly one of `times`, `for`, `until`, `while`.'],
  ['Hold', 'hold', ''],
  [
    'Wait',
    'wait',
    'A wait looks at one thing: a `workload`, a `component`, a `metric`, a `log`, an `event` or a `signal`.',
  ],
  ['ExitCodeCheck', 'exit-code-check', 'In the `checks` of a workload.'],
  ['InstanceStateCheck', 'instance-state-check', 'In the `checks` of a workload.'],
  ['OutputCheck', 'output-check', 'In the `checks` of a workload.'],
  [
    'InstanceLogCheck',
    'instance-log-check',
    'In the `checks` of a workload. Exactly one of `contains`, `absent`, `count`.',
  ],
  ['ComponentStateCheck', 'component-state-check', 'In the `checks` of the experiment.'],
  ['LogCheck', 'log-check', 'In the `checks` of the experiment. Exactly one of `contains`, `absent`, `count`.'],
  ['MetricCheck', 'metric-check', 'In the `checks` of the experiment. Exactly one of `equals`, `at-least`, `at-most`.'],
  ['EventCheck', 'event-check', 'In the `checks` of the experiment.'],
  ['DurationCheck', 'duration-check', 'In the `checks` of the experiment.'],
  [
    'OperationCheck',
    'operation-check',
    'In the `checks` of the experiment, or of the workload that the operation acts on.',
  ],
  ['InventoryCheck', 'inventory-check', 'In the `checks` of the experiment.'],
  ['LogCount', 'log-count', 'Exactly one of `equals`, `at-least`, `at-most`.'],
  ['EventReference', 'event-reference', ''],
  ['StateCondition', 'state-condition', 'In `steady-state`: a `component` or a `workload`.'],
  ['MetricCondition', 'metric-condition', 'In `steady-state`. Exactly one of `equals`, `at-least`, `at-most`.'],
  ['Expectation', 'expectation', ''],
];
const adapterSections = [
  ['TargetLocation', 'target-location', ''],
  ['AdapterOperation', 'adapter-operation', 'A `capture` needs a `revert`.'],
  ['OperationArgument', 'argument', ''],
];

/** Short words for shapes whose rules a table need not repeat. */
const shortWords = {
  id: 'id',
  name: 'name',
  subject: 'name',
  file: 'relative path',
  duration: 'duration',
  flow: 'steps',
  'condition-of-repeat': '[Wait](#wait) without `since` and timeouts',
};

/** Entry of generate-docs.mjs. */
export const manifestReference = { file: `${experimentFolder}/README.md`, render: renderReference };

function renderReference() {
  const experiment = { file: 'experiment.schema.json', schema: schemas['experiment.schema.json'] };
  const adapter = { file: 'adapter.schema.json', schema: schemas['adapter.schema.json'] };
  const missing = missingSections(experiment);
  if (missing.length > 0) throw new Error(`experimentSections lacks ${missing.join(', ')}`);
  return `${[
    '<!-- Generated from src/schema/*.schema.json and experiments/*.yaml, do not edit: npm run docs -->',
    '# Experiments',
    'One YAML file is one experiment: what to run, what to disrupt and what must hold afterwards. `chaos validate FILE` says everything that is wrong with one, each problem with its line; `chaos run FILE` runs it.',
    '## Shipped experiments',
    shippedTable(),
    '## Experiment manifest',
    `${experiment.schema.description} Required keys are in bold.`,
    keyTable(experiment.schema, experiment.file),
    '`${name}` puts a parameter into any scalar but scripts, titles, descriptions and reasons; a scalar that is nothing else takes its type. A duration is a number and a unit (`500ms`, `10s`, `2m`, `1h`). A name is a lower case letter, then lower case letters, digits and dashes, at most 40 characters; an id may also begin with a digit and have 64. Anchors, aliases and tags of YAML are refused.',
    ...experimentSections.flatMap((section) => renderSection(section, experiment)),
    '## Adapter manifest',
    `${adapter.schema.description} Required keys are in bold. Hooks are bash; they run with \`set -euo pipefail\`.`,
    keyTable(adapter.schema, adapter.file),
    ...['system', 'instance', 'targets', 'timeouts', 'poll', 'capabilities'].flatMap((key) => {
      const shape = adapter.schema.properties[key];
      return [`### \`${key}\``, shape.description, keyTable(shape, adapter.file)];
    }),
    ...['metrics', 'watch'].flatMap((key) => [
      `### \`${key}[]\``,
      keyTable(adapter.schema.properties[key].items, adapter.file),
    ]),
    ...adapterSections.flatMap((section) => renderSection(section, adapter)),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function shippedTable() {
  const rows = fs
    .readdirSync(experimentFolder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const {
        id,
        title,
        tags = [],
        expectations = [],
      } = parse(fs.readFileSync(path.join(experimentFolder, file), 'utf8'));
      const issues = expectations.map(({ issue }) => issueLink(issue)).join(', ');
      return [`[\`${id}\`](${file})`, title, tags.map((tag) => `\`${tag}\``).join(', '), issues];
    });
  return table(['experiment', 'claim', 'tags', 'known issue'], rows);
}

function issueLink(issue) {
  const [repository, number] = issue.split('#');
  return `[${issue}](https://github.com/${repository}/issues/${number})`;
}

function renderSection([title, name, note], { schema, file }) {
  const shape = schema.$defs[name];
  const parts = [shape.description, note].filter((text) => text);
  const keys = shape.properties === undefined ? shape.anyOf.find((branch) => branch.properties) : shape;
  return [`### ${title}`, parts.join(' '), keyTable(keys, file)];
}

function keyTable(shape, file) {
  const required = new Set(shape.required ?? []);
  const rows = Object.entries(shape.properties).map(([key, property]) => {
    const target = resolve(property, file);
    const name = required.has(key) ? `**\`${key}\`**` : `\`${key}\``;
    const example = (property.examples ?? target.schema.examples ?? [])[0];
    const shown = example === undefined ? '' : `\`${exampleText(example)}\``;
    return [name, typeText(property, file), property.description ?? target.schema.description ?? '', shown];
  });
  return table(['key', 'value', 'meaning', 'example'], rows);
}

function resolve(schema, file) {
  if (schema.$ref === undefined || schema.properties !== undefined) return { schema, file, name: schema.title };
  const [otherFile, pointer] = schema.$ref.split('#');
  const home = otherFile === '' ? file : otherFile;
  const found = pointer
    .split('/')
    .slice(1)
    .reduce((at, key) => at[key], schemas[home]);
  return { schema: found, file: home, name: found.title };
}

/** What may stand there: a link where the shape has a section, otherwise its words. */
function typeText(property, file) {
  const { schema, file: home, name } = resolve(property, file);
  const short = shortWords[property.$ref?.split('/').at(-1)];
  if (short !== undefined) return short;
  if (hasSection(name)) return `[${name}](#${name.toLowerCase()})`;
  if (schema.enum !== undefined) return schema.enum.map((word) => `\`${word}\``).join(', ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.type === 'array') return `list of ${typeText(schema.items, home)}`;
  if (schema.$comment !== undefined) return schema.$comment;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((branch) => typeText(branch, home)))].join(', ');
  return [schema.type].flat().map(typeWord).join(', ') + bounds(schema);
}

/** A kind of check or condition without a section would be missing in silence. */
function missingSections({ schema }) {
  const kinds = ['workload-check', 'run-check', 'condition'].flatMap((union) => schema.$defs[union].oneOf);
  const titles = kinds.map(({ $ref }) => schema.$defs[$ref.split('/').at(-1)].title);
  return titles.filter((title) => !hasSection(title));
}

function hasSection(name) {
  return [...experimentSections, ...adapterSections].some(([title]) => title === name);
}

function typeWord(type) {
  return { string: 'text', integer: 'whole number', boolean: 'true or false', object: 'map' }[type] ?? type;
}

function bounds({ type, minimum, maximum }) {
  if (type !== 'integer' && type !== 'number') return '';
  if (minimum === undefined) return '';
  return maximum === undefined ? `, ${minimum} or more` : `, ${minimum} to ${maximum}`;
}

function exampleText(value) {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
