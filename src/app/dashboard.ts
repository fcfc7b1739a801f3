// SPDX-License-Identifier: Apache-2.0
/** The verb `dashboard`: runs to a folder with their metrics, a Grafana dashboard and what starts both, from run directories alone. */
import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../core/domain/errors.ts';
import { buildDashboard, type DashboardRun } from '../core/report/dashboard.ts';
import { renderDashboardFiles } from '../render/render-dashboard.ts';
import { judgeRun } from './evaluate.ts';
import { writeOpenMetrics } from './export-openmetrics.ts';
import { writeOutputFile } from './output-file.ts';
import type { AppPorts } from './ports.ts';
import { readTemplates } from './templates.ts';

export interface WrittenDashboard {
  /** Absolute paths. */
  readonly files: readonly string[];
  /** What of the runs is not in it, in words. */
  readonly notes: readonly string[];
}

/** Writes into the folder `dir` (absolute), which is made. Throws a UsageError when it cannot be written. */
export function writeDashboard(ports: AppPorts, runDirs: readonly string[], dir: string): WrittenDashboard {
  const metrics = new Set<string>();
  const runs: DashboardRun[] = [];
  const notes: string[] = [];
  const files: string[] = [];
  const put = (name: string, produce: Parameters<typeof writeOutputFile>[1]): void => {
    const file = path.join(dir, name);
    makeFolder(path.dirname(file));
    writeOutputFile(file, produce);
    files.push(file);
  };
  for (const runDir of runDirs) {
    const run = judgeRun(ports, runDir);
    const { runId, experiment } = run.verdict;
    const fromMs = Date.parse(run.record.state.startedAt ?? run.record.manifest.createdAt);
    runs.push({ runId, experiment, fromMs, toMs: fromMs + run.record.state.lastMs });
    put(`runs/${runId}.om`, (write) => {
      const noting = (text: string): void => {
        for (const [, name] of text.matchAll(/^# HELP (\S+) /gm))
          if (name?.startsWith('chaos_') === false) metrics.add(name);
        write(text);
      };
      notes.push(...writeOpenMetrics(run, ports.openEvidence(runDir), noting).map((note) => `${runId}: ${note}`));
    });
  }
  for (const [name, text] of Object.entries(renderDashboardFiles(readTemplates(ports.shipped.templatesDir)))) {
    put(name, (write) => write(text));
  }
  const dashboard = buildDashboard({ runs, metrics: [...metrics] });
  put('grafana/chaos.json', (write) => write(`${JSON.stringify(dashboard, null, 2)}\n`));
  return { files, notes };
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
  } catch (cause) {
    const said = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
    throw new UsageError(`cannot write ${folder}: ${said}`, { code: 'cannot-write', cause });
  }
}
