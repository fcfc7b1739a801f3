// SPDX-License-Identifier: Apache-2.0
/** The badge of an experiment: the most urgent of its newest verdicts, of real systems where there are any. */
import type { OverviewRow, ShieldsEndpoint, SiteCell, SiteIndex } from '../domain/documents.ts';
import { compareUrgency, statusLook, type Tone } from './looks.ts';
import { isOnStandIn } from './site-parts.ts';

/** Widths and places in pixels. */
export interface BadgeView {
  readonly label: string;
  readonly message: string;
  readonly color: string;
  readonly width: number;
  readonly labelWidth: number;
  readonly messageWidth: number;
  readonly labelX: number;
  readonly messageX: number;
}

/** The colours of verdicts on a light page, on which white text can be read. */
const colors: Readonly<Record<Tone, string>> = {
  ...{ pass: '#1a7f37', xfail: '#9a6700', xpass: '#0a58ca', fail: '#c4212d', error: '#7a3fc4', none: '#59636e' },
};

/** A place where nothing ran for this long says nothing of today. */
const staleMs = 30 * 86_400_000;
const padding = 6;

export function viewBadge(
  experiment: string,
  { experiments }: SiteIndex,
): { readonly svg: BadgeView; readonly endpoint: ShieldsEndpoint } {
  const all = experiments.filter(({ stratum }) => stratum.experiment === experiment);
  const real = all.filter((row) => !isOnStandIn(row));
  const verdict = mostUrgent(real.length === 0 ? all : real);
  const label = real.length === 0 && all.length > 0 ? `chaos on a stand-in: ${experiment}` : `chaos: ${experiment}`;
  const { word, tone } = statusLook(verdict ?? 'not-run');
  const color = colors[tone];
  const [labelWidth, messageWidth] = [widthOf(label), widthOf(word)];
  return {
    svg: {
      ...{ label, message: word, color, width: labelWidth + messageWidth, labelWidth, messageWidth },
      ...{ labelX: labelWidth / 2, messageX: labelWidth + messageWidth / 2 },
    },
    endpoint: { schemaVersion: 1, label, message: word, color, isError: tone === 'fail' || tone === 'error' },
  };
}

function mostUrgent(rows: readonly OverviewRow[]): SiteCell['verdict'] | null {
  const newest = rows.flatMap(({ recent }) => recent.slice(0, 1));
  const latest = Math.max(...newest.map(({ at }) => Date.parse(at)));
  const current = newest.filter(({ at }) => Date.parse(at) >= latest - staleMs);
  return current.map(({ verdict }) => verdict).sort(compareUrgency)[0] ?? null;
}

/** Text of 11 px in a common sans-serif face is about this wide; the SVG stretches it to exactly that. */
function widthOf(text: string): number {
  const wide = (text.match(/[A-Zmw]/g) ?? []).length;
  const narrow = (text.match(/[ijl.:, -]/g) ?? []).length;
  return Math.round(text.length * 6.2 + wide * 1.8 - narrow * 2.2) + 2 * padding;
}
