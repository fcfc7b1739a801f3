// SPDX-License-Identifier: Apache-2.0
/** Names of files in a run directory: each is spelled here and nowhere else. Paths are relative and use `/`. */

/** Version of the format that this code writes; readers refuse a newer one. */
export const RUN_FORMAT = 1;

export const EXPERIMENT_FILE = 'experiment.yaml';
export const ADAPTER_FILE = 'adapter.yaml';
export const INPUTS_DIR = 'inputs';
export const MANIFEST_FILE = 'manifest.json';
export const PLAN_FILE = 'plan.json';
export const TIMELINE_FILE = 'timeline.jsonl';
export const UNDO_FILE = 'undo.jsonl';
export const VERDICT_FILE = 'verdict.json';
export const REPORT_FILE = 'report.html';
export const EVALUATIONS_DIR = 'evaluations';
/** Spans that were received. */
export const SPANS_FILE = 'system/watch/otel.jsonl';
export const METRICS_DIR = 'system/metrics';
export const HARNESS_LOG = 'logs/harness.log';

export function componentLogPath(component: string): string {
  return `logs/${component}.log`;
}

/** What a component said while instances were deleted and the system was shut down; no check looks at it. */
export function teardownLogPath(component: string): string {
  return `logs/${component}.teardown.log`;
}

export function metricsPath(name: string): string {
  return `${METRICS_DIR}/${name}.jsonl`;
}

export function watchPath(name: string): string {
  return `system/watch/${name}.jsonl`;
}

export function instanceDir(workload: string, instance: string): string {
  return `workloads/${workload}/instances/${instance}`;
}

export function instanceLogPath(place: {
  readonly workload: string;
  readonly instance: string;
  readonly role: string;
}): string {
  return `${instanceDir(place.workload, place.instance)}/logs/${place.role}.log`;
}

export function outputDir(workload: string, instance: string): string {
  return `${instanceDir(workload, instance)}/output`;
}
