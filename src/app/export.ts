// SPDX-License-Identifier: Apache-2.0
/** The verb `export`: a run in the formats of other programs, from the run directory alone. */
import { buildJunitView } from '../core/report/junit.ts';
import { renderJunit } from '../render/render-junit.ts';
import { judgeRun } from './evaluate.ts';
import type { WriteText } from './output-file.ts';
import type { AppPorts } from './ports.ts';
import { readTemplates } from './templates.ts';

export const EXPORT_FORMATS = ['junit'] as const;

export interface ExportRequest {
  readonly format: (typeof EXPORT_FORMATS)[number];
  /** An XPASS is a failure; for JUnit. */
  readonly strict: boolean;
}

/**
 * Decides the run and returns what writes it. Throws a HarnessError when the directory cannot be read as a run, before
 * anything is written.
 */
export function exportRun(ports: AppPorts, runDir: string, { strict }: ExportRequest): (write: WriteText) => void {
  const run = judgeRun(ports, runDir);
  return (write) => write(renderJunit(buildJunitView(run, { strict }), readTemplates(ports.shipped.templatesDir)));
}
