// SPDX-License-Identifier: Apache-2.0
/** `chaos site`: runs into a site in a folder, and a site back within its bounds. */
import path from 'node:path';
import { listRuns, resolveRun } from '../../app/runs.ts';
import { openSiteFolder } from '../../app/site-folder.ts';
import { inTurn, type SiteTurn } from '../../app/site-lock.ts';
import { isSite } from '../../app/site-state.ts';
import { pruneSite, publishRuns } from '../../app/site.ts';
import { EXIT, type ExitCode, UsageError } from '../../core/domain/errors.ts';
import { LOCAL_PROVENANCE } from '../../core/publish/provenance.ts';
import { DEFAULT_RETENTION, type RetentionPolicy } from '../../core/publish/site-retention.ts';
import { count, formatBytes, visible } from '../../core/report/text.ts';
import { createAppPorts } from '../../wiring.ts';
import type { Command, ParsedArguments } from '../command.ts';
import { printJson, printLines } from '../output.ts';
import { shownPath } from '../paths.ts';
import type { Terminal } from '../terminal.ts';

const pruneOptions: readonly string[] = ['keep', 'days', 'bytes'];
const maxNamed = 20;
/** For another writer to the same folder. */
const waitMs = 120_000;

export const siteCommand: Command = async (args, terminal) => {
  const [dir = '', ...runs] = args.positionals;
  const place = path.resolve(terminal.cwd, dir);
  if (args.flag('prune')) {
    if (runs.length > 0) throw wrong('--prune takes no RUN', 'chaos site DIR --prune');
    return await prune(args, terminal, place);
  }
  const only = pruneOptions.find((name) => args.text(name) !== null) ?? (args.flag('dry-run') ? 'dry-run' : null);
  if (only !== null) throw wrong(`--${only} goes with --prune`, `chaos site ${dir} --prune --${only}`);
  return await publish(args, terminal, { place, runs });
};

async function publish(
  args: ParsedArguments,
  terminal: Terminal,
  { place, runs }: { readonly place: string; readonly runs: readonly string[] },
): Promise<ExitCode> {
  const { cwd } = terminal;
  const runsDir = path.resolve(cwd, args.text('runs-dir') ?? 'runs');
  const runDirs =
    runs.length === 0
      ? listRuns(runsDir).map(({ runDir }) => runDir)
      : runs.map((run) => resolveRun(run, { cwd, runsDir }));
  if (runDirs.length === 0) {
    throw new UsageError(`there is no run under ${shownPath(runsDir, cwd)}`, {
      code: 'unknown-run',
      hint: 'chaos demo makes some.',
    });
  }
  const ports = createAppPorts();
  const repository = repositoryOf(args);
  const store = openSiteFolder(place);
  const result = await inTurn(ports, turnOf(terminal, place), () =>
    publishRuns(ports, {
      ...{ store, repository, runs: runDirs.map((runDir) => ({ runDir, provenance: LOCAL_PROVENANCE })) },
      onProgress: (line) => terminal.err(`${line}\n`),
    }),
  );
  const { added, known, refused, filesWritten, bytesWritten } = result;
  if (args.flag('json')) {
    printJson(terminal, { site: place, ...result });
  } else {
    printLines(terminal, [
      ...refused.map(({ why }) => visible(`not published: ${why}`, 1000)),
      `${count(added.length, 'run')} added${known.length === 0 ? '' : `, ${String(known.length)} there already`}: ${count(filesWritten, 'file')}, ${formatBytes(bytesWritten)} written`,
      shownPath(path.join(place, 'index.html'), cwd),
    ]);
  }
  return refused.length === 0 ? EXIT.ok : EXIT.error;
}

async function prune(args: ParsedArguments, terminal: Terminal, place: string): Promise<ExitCode> {
  const dryRun = args.flag('dry-run');
  const ports = createAppPorts();
  const request = { store: openSiteFolder(place), policy: policyOf(args), dryRun };
  const isThere = await isSite(request.store);
  const plan = isThere ? await inTurn(ports, turnOf(terminal, place), () => pruneSite(ports, request)) : null;
  if (plan === null) throw wrong(`there is no site in ${shownPath(place, terminal.cwd)}`, 'chaos site DIR RUN');
  const { runs, pulls, bytesBefore, bytesAfter } = plan;
  if (args.flag('json')) {
    printJson(terminal, { site: place, dryRun, ...plan });
    return EXIT.ok;
  }
  const named = runs.slice(0, maxNamed);
  const would = dryRun ? 'would be removed' : 'removed';
  printLines(terminal, [
    ...named.map(
      ({ path: folder, experiment, why, bytes }) => `${folder}  ${experiment}, ${why}, ${formatBytes(bytes)}`,
    ),
    ...(runs.length > named.length ? [`and ${String(runs.length - named.length)} more`] : []),
    ...pulls.map((number) => `pr/${String(number)}  claims of a pull request`),
    `${count(runs.length, 'folder')} of runs ${would}: ${formatBytes(bytesBefore)} before, ${formatBytes(bytesAfter)} after`,
  ]);
  return EXIT.ok;
}

function turnOf(terminal: Terminal, place: string): SiteTurn {
  const shown = shownPath(place, terminal.cwd);
  return {
    ...{ place, waitMs },
    onWait: (pid) => terminal.err(`pid ${String(pid)} is writing to ${shown}; waiting for it\n`),
  };
}

function policyOf(args: ParsedArguments): RetentionPolicy {
  const { keep, days, bytes } = DEFAULT_RETENTION;
  return {
    keep: numberOf(args, 'keep') ?? keep,
    days: numberOf(args, 'days') ?? days,
    bytes: numberOf(args, 'bytes') ?? bytes,
  };
}

function numberOf(args: ParsedArguments, name: string): number | null {
  const text = args.text(name);
  if (text === null) return null;
  if (/^\d{1,12}$/.test(text)) return Number(text);
  throw wrong(
    `--${name} ${visible(text, 100)}; expected a whole number`,
    `--${name} ${String(DEFAULT_RETENTION.keep)}`,
  );
}

function repositoryOf(args: ParsedArguments): string | null {
  const text = args.text('repository');
  if (text === null || /^[A-Za-z0-9][A-Za-z0-9-]{0,38}\/[A-Za-z0-9._-]{1,100}$/.test(text)) return text;
  throw wrong(`--repository ${visible(text, 100)}; expected OWNER/NAME`, '--repository NVIDIA/OpenShell');
}

function wrong(message: string, hint: string): UsageError {
  return new UsageError(message, { code: 'wrong-arguments', hint });
}
