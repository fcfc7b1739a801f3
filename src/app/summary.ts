// SPDX-License-Identifier: Apache-2.0
/** The results of a job as Markdown for its step summary. */
import path from 'node:path';
import { escapeMarkdown } from '../core/report/markdown.ts';
import { statusLook } from '../core/report/looks.ts';
import { buildSummaryView } from '../core/report/summary-view.ts';
import { renderSummary } from '../render/render-summary.ts';
import type { RunOutcome } from './outcome.ts';
import type { AppPorts } from './ports.ts';
import { readTemplates } from './templates.ts';

/**
 * One table of what was decided, then what was not carried out, or by what nothing was selected. Run directories are
 * shown relative to `cwd`, the workspace.
 */
export function renderJobSummary(
  ports: AppPorts,
  outcomes: readonly RunOutcome[],
  { cwd, selectors }: { readonly cwd: string; readonly selectors: readonly string[] },
): string {
  const runs = outcomes.flatMap(({ document, runDir }) =>
    document === null || runDir === null ? [] : [{ verdict: document, runDir: path.relative(cwd, runDir) }],
  );
  const others = outcomes.filter(({ document }) => document === null);
  const table = renderSummary(buildSummaryView(runs), readTemplates(ports.shipped.templatesDir));
  const lines = others.map(({ experiment, verdict, headline }) => {
    const { emoji, word } = statusLook(verdict);
    return `- ${escapeMarkdown(`${emoji} ${word} ${experiment}: ${headline}`, 600)}`;
  });
  const nothing = outcomes.length > 0 ? [] : [escapeMarkdown(`Nothing was selected by ${selectors.join(', ')}.`, 600)];
  return [table, ...nothing, ...lines].join('\n');
}
