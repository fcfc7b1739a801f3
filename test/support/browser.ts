// SPDX-License-Identifier: Apache-2.0
/** Debian's Chromium for tests that need a real browser: where it is, and starting it quietly. */
import fs from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const executablePath = '/usr/bin/chromium';

export const browserIsMissing: boolean = !fs.existsSync(executablePath);

export async function startBrowser(): Promise<Browser> {
  const quiet = ['--disable-background-networking', '--no-first-run', '--disable-component-update', '--disable-sync'];
  return await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet] });
}
