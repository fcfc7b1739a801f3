// SPDX-License-Identifier: Apache-2.0
/** Damage to texts: what falls over in an editor, on a disk or in a merge, and what somebody who wants a crash writes. */
import type { Random } from './random.ts';

/** Texts that readers stumble over; some of them are YAML. */
export const oddTexts: readonly string[] = [
  ...['', ' ', '~', 'null', 'true', 'no', '{}', '[]', '""', '*a', '&a x', '!!binary aGk=', '!!js/function x', '<<: *a'],
  ...['0', '-1', '1e999', '9'.repeat(400), '0x7fffffffffffffff', '0o17', '.nan', '-.inf', '1_000', '1e-400'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '${ticks}', '${', '$'.repeat(9), '{{x}}', '%YAML 1.1'],
  ...['\u0000', '\ufeff', '\u2028', '\u202e', '\u0085', '\u00a0', '\t', '\r\n', '\u{1f4a5}', 'e\u0301\u0323', '\ufffe'],
  ...['---', '...', '#', ': ', '- ', '? ', '|', '>-', '@', '`', "'", '"', '\\', '../../etc/passwd', '/', 'a:b: c'],
  ...['(a+)+$', '(', '[', '^(?=x)*$', '(?<n>a)\\k<n>', '[\\d-\\w]', '999999999h', '0.001ms', '00s', '1h1m'],
];

type Mutation = (text: string, random: Random, other: string) => string;

const mutations: readonly Mutation[] = [
  dropPart,
  repeatPart,
  putIn,
  swapLines,
  repeatLine,
  dropLine,
  replaceValue,
  replaceValue,
  replaceNumber,
  indentLine,
  cutOff,
  nest,
  nestInLines,
  anchor,
  lengthen,
  splice,
];

/** The text with one to four things wrong. `other` is a text of the same kind. */
export function mutateText(text: string, random: Random, other: string): string {
  let mutated = text;
  for (let left = random.pick([1, 1, 2, 4]); left > 0; left -= 1)
    mutated = random.pick(mutations)(mutated, random, other);
  return mutated;
}

/** Some bits of some bytes are others. */
export function flipBytes(bytes: Buffer, random: Random): Buffer {
  const flipped = Buffer.from(bytes);
  for (let left = flipped.length === 0 ? 0 : 1 + random.below(6); left > 0; left -= 1) {
    const at = random.below(flipped.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8));
  }
  return flipped;
}

function dropPart(text: string, random: Random): string {
  const from = random.below(text.length + 1);
  return text.slice(0, from) + text.slice(from + 1 + random.below(40));
}

function repeatPart(text: string, random: Random): string {
  const from = random.below(text.length + 1);
  const to = from + 1 + random.below(200);
  return text.slice(0, to) + text.slice(from, to).repeat(1 + random.below(20)) + text.slice(to);
}

function putIn(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(oddTexts) + text.slice(at);
}

function swapLines(text: string, random: Random): string {
  const lines = text.split('\n');
  const [left, right] = [random.below(lines.length), random.below(lines.length)];
  [lines[left], lines[right]] = [lines[right] ?? '', lines[left] ?? ''];
  return lines.join('\n');
}

function repeatLine(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  lines.splice(random.below(lines.length), 0, ...Array<string>(1 + random.below(3)).fill(lines[at] ?? ''));
  return lines.join('\n');
}

function dropLine(text: string, random: Random): string {
  const lines = text.split('\n');
  lines.splice(random.below(lines.length), 1);
  return lines.join('\n');
}

/** What stands behind a colon, or in a list. */
function replaceValue(text: string, random: Random): string {
  const values = [...text.matchAll(/(?<=[:,[] )[^,\]}\n]+/g)];
  if (values.length === 0) return text;
  const { 0: value, index } = random.pick(values);
  return text.slice(0, index) + random.pick(oddTexts) + text.slice(index + value.length);
}

function replaceNumber(text: string, random: Random): string {
  const numbers = [...text.matchAll(/\d+(\.\d+)?/g)];
  if (numbers.length === 0) return text;
  const { 0: number, index } = random.pick(numbers);
  const put = random.pick(['0', '-1', '1e999', '9'.repeat(30), '2147483648', '0.0000001', '1000000', '3', '']);
  return text.slice(0, index) + put + text.slice(index + number.length);
}

function indentLine(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at] ?? '';
  lines[at] = random.chance(0.5) ? line.replace(/^ {1,2}/, '') : random.pick([' ', '  ', '\t', '      ']) + line;
  return lines.join('\n');
}

function cutOff(text: string, random: Random): string {
  return random.chance(0.3) ? text.slice(0, random.below(text.length + 1)) : text;
}

function nest(text: string, random: Random): string {
  const depth = random.pick([3, 45, 1000, 20_000]);
  const [open, close] = random.pick([
    ['[', ']'],
    ['{a: ', '}'],
    ['- ', ''],
    ['? ', ''],
    ['((', '))'],
  ] as const);
  const at = random.below(text.length + 1);
  return text.slice(0, at) + open.repeat(depth) + random.pick(['x', '']) + close.repeat(depth) + text.slice(at);
}

function nestInLines(text: string, random: Random): string {
  const depth = random.pick([5, 41, 300]);
  const word = random.pick(['serial', 'parallel', 'do', 'a']);
  const lines = Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- ${word}:`);
  return `${text}\n${lines.join('\n')}\n`;
}

function anchor(text: string, random: Random): string {
  const laughs = Array.from(
    { length: 9 },
    (_, level) =>
      `l${String(level + 1)}: &l${String(level + 1)} [${Array<string>(9)
        .fill(`*l${String(level)}`)
        .join(', ')}]`,
  );
  const bomb = `l0: &l0 lol\n${laughs.join('\n')}\n`;
  if (random.chance(0.3)) return random.chance(0.5) ? bomb + text : `${text}\n${bomb}`;
  const marked = text.replace(/: (?=\S)/, ': &a ');
  return random.chance(0.5) ? marked : `${marked}\nmore: *a\n`;
}

function lengthen(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const part = random.pick(['a', '\n', ' ', '- x\n', '\u{1f4a5}', '"', '-', '(a+)+', 'x: 1\n', '#']);
  return text.slice(0, at) + part.repeat(random.pick([100, 5000, 60_000])) + text.slice(at);
}

function splice(text: string, random: Random, other: string): string {
  const lines = text.split('\n');
  const others = other.split('\n');
  const from = random.below(others.length);
  const at = random.below(lines.length + 1);
  return [...lines.slice(0, at), ...others.slice(from, from + 1 + random.below(12)), ...lines.slice(at)].join('\n');
}
