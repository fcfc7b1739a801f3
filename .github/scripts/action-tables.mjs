// SPDX-License-Identifier: Apache-2.0

// The tables of the action's inputs and outputs in README.md, from action.yml.

import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const BEGIN = '<!-- action:begin -->';
const END = '<!-- action:end -->';
const root = path.resolve(import.meta.dirname, '../..');

/** @type {{ file: string, render: (current: string) => string }} */
export const actionTables = {
  file: 'README.md',
  render: (current) => {
    const [before, rest] = halves(current, BEGIN);
    const [, after] = halves(rest, END);
    const action = parse(fs.readFileSync(path.join(root, 'action.yml'), 'utf8'));
    return `${before}${BEGIN}\n${tables(action)}\n${END}${after}`;
  },
};

function halves(text, marker) {
  const at = text.indexOf(marker);
  if (at < 0) throw new Error(`README.md lacks ${marker}`);
  return [text.slice(0, at), text.slice(at + marker.length)];
}

function tables({ inputs, outputs }) {
  const inputRows = Object.entries(inputs).map(([name, { description, default: value }]) => [
    `\`${name}\``,
    cell(description),
    value === '' ? 'empty' : `\`${value}\``,
  ]);
  const outputRows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, cell(description)]);
  return [table(['input', 'what it is', 'default'], inputRows), table(['output', 'what it is'], outputRows)].join(
    '\n\n',
  );
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function cell(text) {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('|', '\\|');
}
