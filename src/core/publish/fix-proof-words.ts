// SPDX-License-Identifier: Apache-2.0
/** What runs without a change and with it prove, in words: plain text, one sentence for each state. */
import { count } from '../report/text.ts';
import type { Evidence } from '../stats/arguments.ts';
import { CLAIM_LEVELS } from '../stats/fix-claim.ts';
import type { ProofState } from '../stats/fix-proof.ts';
import type { FixProof } from './fix-proof.ts';

const looks: Readonly<Record<ProofState, { readonly emoji: string; readonly word: string }>> = {
  'fix-shown': { emoji: '🔵', word: 'fix shown' },
  regression: { emoji: '❌', word: 'regression' },
  'fails-on-both': { emoji: '🟡', word: 'fails on both' },
  'holds-on-both': { emoji: '⚪', word: 'holds on both' },
  'not-enough': { emoji: '⚪', word: 'not enough runs' },
  unknown: { emoji: '🟣', word: 'not decided' },
};

const cutOffLook = { emoji: '⚪', word: 'cancelled, not decided' };
const open: readonly ProofState[] = ['not-enough', 'unknown'];

/** Whether a proof was cut off before it was decided. */
interface CutOff {
  readonly isCutOff: boolean;
}

const whole: CutOff = { isCutOff: false };

export function proofLook(
  state: ProofState,
  { isCutOff }: CutOff = whole,
): { readonly emoji: string; readonly word: string } {
  return isCutOff && open.includes(state) ? cutOffLook : looks[state];
}

type Said = Pick<FixProof, 'state' | 'flaky' | 'base' | 'head' | 'chance' | 'claim' | 'needed' | 'showsOn'>;

export function proofSentence(
  proof: Said,
  { isCutOff }: CutOff = whole,
): { readonly title: string; readonly text: string } {
  if (isCutOff && open.includes(proof.state)) return { title: cutOffLook.word, text: cutOffText(proof) };
  return wholeSentence(proof);
}

function wholeSentence(proof: Said): { readonly title: string; readonly text: string } {
  const { state, flaky, base, head } = proof;
  const rates = `The base showed it in ${rate(base)}, the head in ${rate(head)}.`;
  switch (state) {
    case 'fix-shown':
      return flaky
        ? {
            title: `fix shown, ${proof.claim === 'fixed' ? 'fixed' : 'probably fixed'}`,
            text: `${rates} ${chanceText(proof)}`,
          }
        : { title: 'fix shown', text: 'It fails on the base and holds on the head.' };
    case 'regression':
      return flaky
        ? { title: 'regression', text: `${rates} ${chanceText(proof)}` }
        : { title: 'regression', text: 'It holds on the base and fails on the head.' };
    case 'fails-on-both':
      return { title: 'fix not shown', text: flaky ? rates : 'It fails on the base and on the head.' };
    case 'holds-on-both':
      return {
        title: 'nothing to prove',
        text: `It did not show on the base (${rate(base)}), so that it holds on the head (${rate(head)}) says nothing of a fix.`,
      };
    case 'not-enough':
      return { title: 'not enough runs', text: `${rates} ${missingText(proof)}` };
    case 'unknown':
      return { title: 'not decided', text: unknownText(proof) };
  }
}

function cutOffText({ base, head }: Said): string {
  const sides = Object.entries({ base, head });
  const seen = sides.flatMap(([side, of]) => (of.runs === 0 ? [] : [`${rate(of)} of the ${side}`]));
  const none = sides.flatMap(([side, { runs }]) => (runs === 0 ? [`the ${side}`] : []));
  const said = [
    ...(seen.length === 0 ? [] : [`it had shown in ${seen.join(' and in ')}`]),
    ...(none.length === 0 ? [] : [`no run of ${none.join(' or ')} was over`]),
  ];
  return `Its job was cancelled, so nothing follows from it. Until then ${said.join(', and ')}.`;
}

function rate({ hits, runs }: Evidence): string {
  return `${String(hits)} of ${count(runs, 'run')}`;
}

/** Of the side on which it does not show. */
function cleanRuns({ showsOn, base, head }: Said): number {
  return showsOn === 'base' ? head.runs : base.runs;
}

function chanceText(proof: Said): string {
  const clean = count(cleanRuns(proof), 'clean run');
  const chance = `Without a difference, ${clean} would come with a chance of ${percent(proof.chance ?? 1)}`;
  return `${chance}; ${String(proof.needed)} were needed for at most ${percent(CLAIM_LEVELS['probably-fixed'])}.`;
}

function missingText(proof: Said): string {
  const { needed, showsOn } = proof;
  const side = showsOn === 'base' ? 'head' : 'base';
  const chance = `Without a difference, that would come with a chance of ${percent(proof.chance ?? 1)}`;
  if (needed === null || !Number.isFinite(needed)) return `${chance}, and no number of runs would be enough.`;
  const missing = Math.max(1, needed - cleanRuns(proof));
  return `${chance}: ${count(missing, 'more clean run')} of the ${side} (${String(needed)} in all) would decide it.`;
}

function unknownText({ base, head }: Said): string {
  const sides = [...(base.runs === 0 ? ['base'] : []), ...(head.runs === 0 ? ['head'] : [])];
  return `No run of the ${sides.join(' and of the ')} counts.`;
}

/** Two digits that mean something: `4.8 %`, `12 %`. */
function percent(share: number): string {
  const value = share * 100;
  return `${value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toPrecision(2)} %`;
}
