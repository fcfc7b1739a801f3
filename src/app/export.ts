// SPDX-License-Identifier: Apache-2.0
/** The verb `export`: a run in the formats of other programs, from the run directory alone. */
import { buildJunitView } from '../core/report/junit.ts';
import { renderJunit } from '../render/render-junit.ts';
import { judgeRun } from './evaluate.ts';
import { writeOpenMetrics } from './export-openmetrics.ts';
import { writeOtlp } from './export-otlp.ts';
import type { WriteText } from './output-file.ts';
import type { AppPorts } from './ports.ts';
import { readTemplates } from './templates.ts';

export const EXPORT_FORMATS = ['junit', 'openmetrics', 'otlp'] as const;

export interface ExportRequest {
  readonly format: (typeof EXPORT_FORMATS)[number];
  /** An XPASS is a failure; for JUnit. */
  readonly strict: boolean;
}

/** Writes the text and returns what of the run is not in it, in words. */
export type WriteExport = (write: WriteText) => readonly string[];

/**
 * Decides the run and returns what writes it. Throws a HarnessError when the directory cannot be read as a run, before
 * anything is written.
 */
export function exportRun(ports: AppPorts, runDir: string, { format, strict }: ExportRequest): WriteExport {
  const run = judgeRun(ports, runDir);
  switch (format) {
    case 'junit':
      return (write) => {
        write(renderJunit(buildJunitView(run, { strict }), readTemplates(ports.shipped.templatesDir)));
        return [];
      };
    case 'openmetrics':
      return (write) => writeOpenMetrics(run, ports.openEvidence(runDir), write);
    case 'otlp':
      return (write) => writeOtlp(run, ports.openEvidence(runDir), write);
  }
}
