// SPDX-License-Identifier: Apache-2.0
/** Starting engine-child.ts and reading what it measured. */
import type { EngineRun } from './engine-child.ts';
import type { Workbench } from './workbench.ts';

const child = import.meta.resolve('./engine-child.ts');

export async function runEngine(bench: Workbench, shape: 'serial' | 'parallel', steps: number): Promise<EngineRun> {
  const { stdout } = await bench.mustRun([
    process.execPath,
    new URL(child).pathname,
    ...[shape, String(steps), bench.folder('runs')],
  ]);
  return JSON.parse(stdout) as EngineRun;
}
