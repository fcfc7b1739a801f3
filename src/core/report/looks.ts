// SPDX-License-Identifier: Apache-2.0
/** How a verdict and an outcome look everywhere: word, glyph and a tone that stylesheets and terminals give a colour. */
import type { Outcome, Verdict } from '../domain/documents.ts';

/** Name of a colour pair; the colours themselves are the stylesheet's. */
export type Tone = 'pass' | 'xfail' | 'xpass' | 'fail' | 'error' | 'none';

/** A run that was not carried out has no verdict. */
export type RunStatus = Verdict | 'not-run';

/** One that is listed may be under way. */
export type ListedStatus = RunStatus | 'running';

export interface Look {
  readonly word: string;
  readonly glyph: string;
  readonly tone: Tone;
}

export interface StatusLook extends Look {
  /** For places without stylesheets: comments and step summaries. */
  readonly emoji: string;
  /** What it means, in one phrase. */
  readonly phrase: string;
}

const statusLooks: Readonly<Record<ListedStatus, StatusLook>> = {
  PASS: { word: 'PASS', glyph: '✓', tone: 'pass', emoji: '✅', phrase: 'every check holds' },
  XFAIL: { word: 'XFAIL', glyph: '◐', tone: 'xfail', emoji: '🟡', phrase: 'fails as the linked issue says' },
  XPASS: { word: 'XPASS', glyph: '★', tone: 'xpass', emoji: '🔵', phrase: 'the linked issue did not show: a fix?' },
  FAIL: { word: 'FAIL', glyph: '✕', tone: 'fail', emoji: '❌', phrase: 'fails, and no issue explains it' },
  ERROR: { word: 'ERROR', glyph: '!', tone: 'error', emoji: '🟣', phrase: 'the run cannot be trusted' },
  'not-applicable': {
    word: 'not applicable',
    glyph: '–',
    tone: 'none',
    emoji: '⚪',
    phrase: 'needs what this system is not',
  },
  'not-run': { word: 'not run', glyph: '–', tone: 'none', emoji: '⚪', phrase: 'stopped before it began' },
  running: { word: 'running', glyph: '…', tone: 'none', emoji: '⏳', phrase: 'still under way' },
};

export function statusLook(status: ListedStatus): StatusLook {
  return statusLooks[status];
}

/** Runs that need somebody to look come first. */
const urgency: readonly RunStatus[] = ['FAIL', 'ERROR', 'XPASS', 'XFAIL', 'not-applicable', 'not-run', 'PASS'];

export function compareUrgency(left: RunStatus, right: RunStatus): number {
  return urgency.indexOf(left) - urgency.indexOf(right);
}

/** Whether somebody should read more of it than its line: what failed, and a fix that may have come. */
export function needsDetail(status: RunStatus): boolean {
  return status === 'FAIL' || status === 'ERROR' || status === 'XPASS';
}

/** `expected`: an issue explains the failure. */
export function outcomeLook(outcome: Outcome, expected: boolean): Look {
  switch (outcome) {
    case 'held':
      return { word: 'held', glyph: '✓', tone: 'pass' };
    case 'undecided':
      return { word: 'undecided', glyph: '!', tone: 'error' };
    case 'failed':
      return expected
        ? { word: 'failed as expected', glyph: '◐', tone: 'xfail' }
        : { word: 'failed', glyph: '✕', tone: 'fail' };
  }
}
