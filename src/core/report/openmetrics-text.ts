// SPDX-License-Identifier: Apache-2.0
/** The OpenMetrics text format: names, labels, values and times as its readers take them. Names of anybody's are made safe. */

export type Labels = Readonly<Record<string, string>>;

/** `# HELP` and, where the type is known, `# TYPE`; a family without a type is of the type `unknown`. */
export function familyHead(name: string, about: { readonly help: string; readonly type: 'gauge' | null }): string {
  const type = about.type === null ? '' : `# TYPE ${name} ${about.type}\n`;
  return `${type}# HELP ${name} ${escapeText(about.help)}\n`;
}

/** One sample; `unixMs` is a whole number. */
export function sampleLine(series: string, value: number, unixMs: number): string {
  return `${series} ${valueText(value)} ${(unixMs / 1000).toFixed(3)}\n`;
}

/** `name{a="b",c="d"}` */
export function seriesText(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([label, value]) => `${label}="${escapeText(value)}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}

export const END_OF_TEXT = '# EOF\n';

const namePattern = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const labelPattern = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
const ownPrefix = 'chaos_';

/** What a system called a metric, kept apart from our own; null for what is no name. */
export function systemName(name: string): string | null {
  if (!namePattern.test(name)) return null;
  return name.startsWith(ownPrefix) ? `exported_${name}` : name;
}

/** Our labels and those of a system, whose names give way as scrapers do it; null when one is no label. */
export function joinLabels(own: Labels, system: Readonly<Record<string, unknown>>): Labels | null {
  const joined: Record<string, string> = { ...own };
  for (const [label, value] of Object.entries(system).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (typeof value !== 'string' || !labelPattern.test(label)) return null;
    let free = label.startsWith('__') ? `exported_${label}` : label;
    while (Object.hasOwn(joined, free)) free = `exported_${free}`;
    joined[free] = value;
  }
  return joined;
}

function valueText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\0', '\ufffd');
}
