// SPDX-License-Identifier: Apache-2.0

import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { ClosingLineReporter } from './test/support/closing-line-reporter.ts';

const failedParts = Number(process.env['CHAOS_CHECK_FAILED_PARTS'] ?? 0);

const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/fixtures/**', '**/node_modules/**'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    // Its packages import JSON without saying so, which Node refuses and vite does not.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    teardownTimeout: 10_000,
    reporters: ['default', new ClosingLineReporter(failedParts)],
  },
});

export default config;
