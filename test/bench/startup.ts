// SPDX-License-Identifier: Apache-2.0
/** How long the built command line takes to say something, beside a Node that does nothing, on each Node at hand. */
import fs from 'node:fs';
import path from 'node:path';
import { type ChaosToolkit, findChaosToolkit, NOT_INSTALLED, writeNoops } from './chaos-toolkit.ts';
import type { Aim, Row, Table } from './table.ts';
import { describeFailure, type Workbench } from './workbench.ts';

const ROUNDS = 15;
const AIM: Aim = { of: 'median', below: 150 };
const EXPERIMENT = 'hello-world';

const root = path.resolve(import.meta.dirname, '../..');

interface Command {
  readonly what: string;
  readonly argv: readonly string[];
  /** Whose samples it is compared with. */
  readonly anchor: string;
  readonly aimed: boolean;
}

/** Commands take turns, so that a busy minute of the machine is shared by all of them. */
export async function measureStartup(bench: Workbench): Promise<Table> {
  const cli = path.join(root, 'dist', 'cli.js');
  const built = fs.existsSync(cli);
  const nodes = await findNodes(bench);
  const toolkit = await findChaosToolkit(bench);
  const commands = [
    ...nodes.flatMap((node) => nodeCommands(node, built ? cli : null)),
    ...(toolkit === null ? [] : toolkitCommands(toolkit, bench.folder('startup'))),
  ];
  const samples = new Map<string, number[]>(commands.map(({ what }) => [what, []]));
  const failures = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { what, argv } of commands) {
      if (failures.has(what)) continue;
      const finished = await bench.run(argv, { cwd: root });
      if (finished.exitCode === 0) samples.get(what)?.push(finished.ms);
      else failures.set(what, describeFailure(argv.slice(-3), finished));
    }
  }
  const rows = commands.map(({ what, anchor, aimed }): Row => {
    const why = failures.get(what);
    if (why !== undefined) return { what, why: why.replaceAll(/\s+/g, ' ').slice(0, 120) };
    const measured = { what, unit: 'ms', samples: samples.get(what) ?? [], anchor: samples.get(anchor) ?? [] };
    return aimed ? { ...measured, aim: AIM } : measured;
  });
  return {
    title: 'Start-up',
    rows: [
      ...rows,
      ...(built ? [] : [{ what: 'chaos', why: 'not built (npm run build)' }]),
      ...(toolkit === null ? [{ what: 'chaostoolkit', why: NOT_INSTALLED }] : []),
    ],
    notes: [
      `From spawn to exit, all commands in turn, ${String(ROUNDS)} rounds. Anchor: node -e 0 of the same Node.`,
      `chaos is dist/cli.js; it validates ${EXPERIMENT} against every adapter. chaostoolkit validates one no-op.`,
      'chaostoolkit is the venv or command that CHAOSTOOLKIT names, or a module of python3.',
    ],
  };
}

interface NodeCommand {
  readonly name: string;
  readonly command: string;
}

/** The Node that runs this, the system's own, and the oldest one that is supported. */
async function findNodes(bench: Workbench): Promise<readonly NodeCommand[]> {
  const oldest = path.join(root, 'node_modules', 'node20', 'bin', 'node');
  const found = new Map<string, NodeCommand>();
  for (const command of [process.execPath, ...nodesOnPath(), oldest]) {
    if (!fs.existsSync(command)) continue;
    const { exitCode, stdout } = await bench.run([command, '-p', 'process.versions.node']);
    const version = stdout.trim();
    if (exitCode === 0 && !found.has(version)) found.set(version, { name: `Node ${version}`, command });
  }
  return [...found.values()];
}

/** Not those of packages, which npm puts in front. */
function nodesOnPath(): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const systems = folders.filter((folder) => path.isAbsolute(folder) && !folder.includes('node_modules'));
  return systems.map((folder) => path.join(folder, 'node')).slice(0, 32);
}

function nodeCommands({ name, command }: NodeCommand, cli: string | null): readonly Command[] {
  const anchor = `node -e 0 (${name})`;
  const nothing = { what: anchor, argv: [command, '-e', '0'], anchor, aimed: false };
  if (cli === null) return [nothing];
  return [
    nothing,
    { what: `chaos --help (${name})`, argv: [command, cli, '--help'], anchor, aimed: true },
    { what: `chaos validate (${name})`, argv: [command, cli, 'validate', EXPERIMENT], anchor, aimed: true },
  ];
}

function toolkitCommands({ argv, name }: ChaosToolkit, folder: string): readonly Command[] {
  const always = [...argv, '--no-log-file'];
  const anchor = `node -e 0 (Node ${process.versions.node})`;
  const help = { what: `${name} --help`, argv: [...always, '--help'], anchor, aimed: false };
  const validate = [...always, 'validate', writeNoops(folder, 1)];
  return [help, { what: `${name} validate`, argv: validate, anchor, aimed: false }];
}
