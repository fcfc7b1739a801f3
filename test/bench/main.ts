// SPDX-License-Identifier: Apache-2.0
/**
 * `npm run bench [-- PART...]`: measures and prints, asserts nothing. Each part prints one table in which a row has its
 * anchor beside it, measured in the same minutes on the same machine.
 */
import os from 'node:os';
import { renderTable, type Table } from './table.ts';
import { openWorkbench, type Workbench } from './workbench.ts';

type Measure = (bench: Workbench) => Promise<Table>;

const parts: Readonly<Record<string, () => Promise<Measure>>> = {
  startup: async () => (await import('./startup.ts')).measureStartup,
  action: async () => (await import('./action.ts')).measureAction,
  overhead: async () => (await import('./overhead.ts')).measureOverhead,
  timing: async () => (await import('./timing.ts')).measureTiming,
  evidence: async () => (await import('./evidence.ts')).measureEvidence,
  scale: async () => (await import('./scale.ts')).measureScale,
  report: async () => (await import('./report.ts')).measureReport,
  site: async () => (await import('./site.ts')).measureSite,
  publish: async () => (await import('./publish.ts')).measurePublish,
  docker: async () => (await import('./docker.ts')).measureDocker,
};

async function main(wanted: readonly string[]): Promise<number> {
  const unknown = wanted.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    process.stderr.write(`no part "${unknown}"; expected any of ${Object.keys(parts).join(', ')}, or none for all\n`);
    return 2;
  }
  process.stdout.write(`${describeMachine()}\n\n`);
  const bench = openWorkbench();
  let failed = 0;
  for (const [name, load] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    process.stderr.write(`measuring ${name}\n`);
    try {
      const measure = await load();
      process.stdout.write(`${renderTable(await measure(bench))}\n`);
    } catch (error) {
      failed += 1;
      process.stderr.write(
        `${name} could not be measured: ${error instanceof Error ? error.message : String(error)}\n`,
      );
    }
  }
  bench.close();
  process.stdout.write(`Load average at the end ${loadAverage()}.\n`);
  return failed === 0 ? 0 : 1;
}

function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = (os.totalmem() / 2 ** 30).toFixed(1);
  return (
    `Node ${process.versions.node}, ${os.type()} ${os.release()}, ${String(os.availableParallelism())} cores ` +
    `(${cpu?.model.trim() ?? 'unknown'}), ${memory} GiB, load average at the start ${loadAverage()}.`
  );
}

/** Of the last minute: above the number of cores, others were in the way. */
function loadAverage(): string {
  return os.loadavg()[0]?.toFixed(2) ?? 'unknown';
}

process.exitCode = await main(process.argv.slice(2));
