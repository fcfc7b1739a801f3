// SPDX-License-Identifier: Apache-2.0
/** The verb `share`: the timeline of a run as a picture, or as text that GitHub draws, from the run directory alone. */
import { mermaidGantt } from '../core/publish/mermaid.ts';
import { chartOfRun } from '../core/report/chart.ts';
import { buildPictureView, type Theme } from '../core/report/picture.ts';
import { renderPicture } from '../render/render-picture.ts';
import type { Templates } from '../render/templates.ts';
import { type JudgedRun, judgeRun } from './evaluate.ts';
import type { AppPorts } from './ports.ts';
import { readTemplates } from './templates.ts';

export const SHARE_FORMATS = ['svg', 'mermaid'] as const;
export const THEMES: readonly Theme[] = ['light', 'dark'];

export interface ShareRequest {
  readonly format: (typeof SHARE_FORMATS)[number];
  /** Of a picture. */
  readonly theme: Theme;
}

/** Text of the picture or chart. Throws a HarnessError when the directory cannot be read as a run. */
export function shareRun(ports: AppPorts, runDir: string, request: ShareRequest): string {
  return shareText(judgeRun(ports, runDir), request, readTemplates(ports.shipped.templatesDir));
}

export function shareText(run: JudgedRun, { format, theme }: ShareRequest, templates: Templates): string {
  return format === 'mermaid' ? mermaidText(run) : renderPicture(buildPictureView(run, theme), templates);
}

function mermaidText({ record, verdict }: JudgedRun): string {
  const { bars, omitted } = chartOfRun(record.state, verdict);
  const chart = mermaidGantt(bars, omitted);
  // A run that did not come to its flow has nothing to draw; a chart without a bar is no chart.
  if (chart === null) return 'gantt\n%% nothing happened in this run that could be drawn\n';
  const lines = chart.omitted === 0 ? chart.lines : [...chart.lines, `%% ${String(chart.omitted)} more not drawn`];
  return lines.map((line) => `${line}\n`).join('');
}
