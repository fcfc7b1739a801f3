// SPDX-License-Identifier: Apache-2.0
/** What a run tells its listener, as progress on the terminal. */
import type { RunListener } from '../app/run.ts';
import { formatDuration } from '../core/domain/duration.ts';
import { statusLook } from '../core/report/looks.ts';
import { visible } from '../core/report/text.ts';
import { shownPath } from './paths.ts';
import type { ProgressDisplay } from './progress.ts';

export function listenerFor(display: ProgressDisplay, cwd: string): RunListener {
  return {
    notice: (text) => display.line(visible(text, 500)),
    selected: () => undefined,
    opened(run, plan) {
      display.line(`${plan.experiment} on ${plan.adapter} (${plan.gateway})`);
      display.line(`  seed ${plan.seed}`);
      display.line(`  ${shownPath(run.runDir, cwd)}`);
      display.begin(plan);
    },
    event: (event) => display.event(event),
    ended(result) {
      display.end();
      const { glyph, word } = statusLook(result.verdict);
      const took = result.durationMs === null ? '' : ` after ${formatDuration(result.durationMs)}`;
      display.result(`${glyph} ${word} ${result.experiment}${took}: ${visible(result.headline, 300)}`);
    },
  };
}
