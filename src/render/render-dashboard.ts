// SPDX-License-Identifier: Apache-2.0
/** The files beside a dashboard that start Prometheus and Grafana with it. */
import { renderTemplate, type Templates } from './templates.ts';

/** Text of each file by its path in the folder. */
export function renderDashboardFiles(templates: Templates): Readonly<Record<string, string>> {
  const text = (name: string): string => renderTemplate(name, {}, { templates, markup: 'markdown' });
  return {
    'compose.yml': text('dashboard-compose'),
    'load.sh': text('dashboard-load'),
    'prometheus.yml': '{}\n',
    'grafana/datasources.yml': text('dashboard-datasources'),
    'grafana/dashboards.yml': text('dashboard-provider'),
  };
}
