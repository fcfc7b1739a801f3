// SPDX-License-Identifier: Apache-2.0
/**
 * A Grafana dashboard over the metrics of one or many runs, as plain data: what happened to the system on top, then what
 * it measured of itself; faults are annotations through every panel; a variable chooses the run.
 */
import { COMPONENT_STATE_CODES, INSTANCE_STATE_CODES } from './openmetrics-run.ts';

export interface DashboardSources {
  readonly runs: readonly DashboardRun[];
  /** Names of the system's metrics, each once. */
  readonly metrics: readonly string[];
}

export interface DashboardRun {
  readonly runId: string;
  readonly experiment: string;
  /** Milliseconds since 1970. */
  readonly fromMs: number;
  readonly toMs: number;
}

export interface Dashboard {
  readonly uid: string;
  readonly panels: readonly Panel[];
  readonly [field: string]: unknown;
}

export interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string; readonly refId: string }[];
  readonly [field: string]: unknown;
}

/** Where the provisioned data source is found. */
const dataSourceUid = 'chaos-prometheus';

const uid = 'chaos-runs';
const datasource = { type: 'prometheus', uid: dataSourceUid };
const ofRun = '{run=~"$run"}';
const maxMetricPanels = 24;
const maxLinks = 50;
const columns = 24;

export function buildDashboard({ runs, metrics }: DashboardSources): Dashboard {
  const drawn = metrics.filter((name) => !name.endsWith('_bucket')).sort();
  const more = Math.max(0, drawn.length - maxMetricPanels);
  const panels = [
    panel('table', 'Runs', { expr: `chaos_run_info${ofRun}`, legend: '' }),
    panel('stat', 'Outcomes of checks', { expr: `chaos_run_checks${ofRun}`, legend: '{{outcome}}' }),
    timeline(
      'Faults',
      { expr: `chaos_fault_active${ofRun}`, legend: '{{operation}} on {{target}}' },
      { no: 0, active: 1 },
    ),
    timeline('Components', { expr: `chaos_component_state${ofRun}`, legend: '{{component}}' }, COMPONENT_STATE_CODES),
    timeline('Instances', { expr: `chaos_instance_state${ofRun}`, legend: '{{instance}}' }, INSTANCE_STATE_CODES),
    ...drawn
      .slice(0, maxMetricPanels)
      .map((name) => panel('timeseries', name, { expr: `${name}${ofRun}`, legend: '' })),
  ];
  return {
    ...{ uid, title: 'Chaos runs', schemaVersion: 39, editable: true, graphTooltip: 1, timezone: 'utc' },
    description: more === 0 ? '' : `${String(more)} more metrics have no panel here.`,
    time: {
      from: isoOf(Math.min(...runs.map(({ fromMs }) => fromMs))),
      to: isoOf(Math.max(...runs.map(({ toMs }) => toMs))),
    },
    links: runs.slice(0, maxLinks).map(linkOf),
    templating: { list: [runVariable] },
    annotations: { list: [faultAnnotation] },
    panels: panels.map((each, index) => ({ ...each, id: index + 1, gridPos: placeOf(index) })),
  };
}

interface Query {
  readonly expr: string;
  /** Empty: all labels. */
  readonly legend: string;
}

function panel(type: string, title: string, { expr, legend }: Query): Panel {
  return { type, title, datasource, targets: [{ expr, legendFormat: legend, refId: 'A' }] };
}

function timeline(title: string, query: Query, codes: Readonly<Record<string, number>>): Panel {
  const options = Object.fromEntries(
    Object.entries(codes).map(([text, code]) => [String(code), { text, index: code }]),
  );
  return {
    ...panel('state-timeline', title, query),
    fieldConfig: { defaults: { mappings: [{ type: 'value', options }] }, overrides: [] },
  };
}

/** Two beside each other. */
function placeOf(index: number): object {
  const height = 8;
  return { x: (index % 2) * (columns / 2), y: Math.floor(index / 2) * height, w: columns / 2, h: height };
}

/** Runs lie apart in time: a link opens one with its own stretch of it. */
function linkOf({ runId, experiment, fromMs, toMs }: DashboardRun): object {
  const query = new Map([
    ['var-run', runId],
    ['from', String(Math.floor(fromMs))],
    ['to', String(Math.ceil(toMs))],
  ]);
  const url = `/d/${uid}?${[...query].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
  return { type: 'link', title: `${experiment} ${runId}`, url, targetBlank: false };
}

const runVariable = {
  ...{ name: 'run', type: 'query', datasource, refresh: 1, multi: true, includeAll: true, allValue: '.*' },
  query: { query: 'label_values(chaos_run_info, run)', refId: 'run' },
  current: { text: 'All', value: '$__all' },
};

const faultAnnotation = {
  ...{ name: 'Faults', enable: true, iconColor: 'red', datasource },
  ...{ expr: `chaos_fault_active${ofRun} > 0`, step: '1s' },
  ...{ titleFormat: '{{operation}}', textFormat: '{{fault}} of {{target}}', tagKeys: 'experiment' },
};

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}
