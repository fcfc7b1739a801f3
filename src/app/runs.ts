// SPDX-License-Identifier: Apache-2.0
/** Finds recorded runs: a folder of runs holds `<experiment>/<run id>/`. Reads names and verdicts, decides nothing. */
import fs from 'node:fs';
import path from 'node:path';
import type { RunManifest } from '../core/domain/documents.ts';
import { UsageError } from '../core/domain/errors.ts';
import { nearestName } from '../core/domain/nearest.ts';
import { MANIFEST_FILE } from '../rundir/layout.ts';

export interface RunPlace {
  readonly experiment: string;
  readonly runId: string;
  /** Absolute. */
  readonly runDir: string;
}

/** Names of runs begin with their time, so that their order is that of the names. */
const timeLength = '20261129T154500Z'.length;
const runIdPattern = /^\d{8}T\d{6}Z-[a-z0-9]{6}$/;

/** Runs below a folder, newest first; none where the folder does not exist. */
export function listRuns(runsDir: string): readonly RunPlace[] {
  return foldersIn(runsDir)
    .flatMap((experiment) =>
      foldersIn(path.join(runsDir, experiment))
        .filter((runId) => runIdPattern.test(runId))
        .map((runId) => ({ experiment, runId, runDir: path.join(runsDir, experiment, runId) })),
    )
    .sort(compareNewestFirst);
}

/**
 * The run directory that `text` means: a path, `latest`, `latest~1` (the one before it), a run id or its beginning. Throws a UsageError when it means
 * none or several.
 */
export function resolveRun(text: string, places: { readonly cwd: string; readonly runsDir: string }): string {
  const asPath = path.resolve(places.cwd, text);
  if (fs.existsSync(path.join(asPath, MANIFEST_FILE))) return asPath;
  const runs = listRuns(places.runsDir);
  const shown = path.relative(places.cwd, places.runsDir) || '.';
  const ago = /^latest(?:~(\d{1,6}))?$/.exec(text);
  if (ago !== null) return runBefore(Number(ago[1] ?? 0), { shown, runs });
  const matches = /^\d{4}/.test(text) ? runs.filter(({ runId }) => runId.startsWith(text)) : [];
  const [only, second] = matches;
  if (only !== undefined && second === undefined) return only.runDir;
  throw noRun(text, { shown, isFolder: fs.existsSync(asPath), runs, matches: matches.length });
}

/** Back from the newest one. */
function runBefore(
  back: number,
  { shown, runs }: { readonly shown: string; readonly runs: readonly RunPlace[] },
): string {
  const found = runs[back];
  if (found !== undefined) return found.runDir;
  const text =
    runs.length === 0
      ? `there is no run under ${shown}`
      : `there are only ${String(runs.length)} runs under ${shown}; expected latest to latest~${String(runs.length - 1)}`;
  throw new UsageError(text, { code: 'unknown-run', hint: 'chaos demo makes some.' });
}

function noRun(
  text: string,
  about: {
    readonly shown: string;
    readonly isFolder: boolean;
    readonly runs: readonly RunPlace[];
    readonly matches: number;
  },
): UsageError {
  if (about.matches > 1) {
    return new UsageError(`"${text}" begins ${String(about.matches)} run ids under ${about.shown}; expected one`, {
      code: 'ambiguous-run',
    });
  }
  if (about.isFolder) {
    return new UsageError(`${text} is not a run directory: it has no ${MANIFEST_FILE}`, { code: 'not-a-run' });
  }
  const nearest = nearestName(text, ['latest', ...about.runs.map(({ runId }) => runId)]);
  return new UsageError(`no run "${text}" under ${about.shown}; expected a path, a run id or "latest"`, {
    code: 'unknown-run',
    hint: nearest === null ? 'chaos list shows the runs.' : `Did you mean ${nearest}? chaos list shows the runs.`,
  });
}

function foldersIn(dir: string): readonly string[] {
  try {
    return fs
      .readdirSync(dir, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** By the second in the id; runs of the same second by what their manifests say, and then in a stable order. */
function compareNewestFirst(left: RunPlace, right: RunPlace): number {
  const [leftTime, rightTime] = [left.runId.slice(0, timeLength), right.runId.slice(0, timeLength)];
  if (leftTime !== rightTime) return leftTime < rightTime ? 1 : -1;
  const [leftKey, rightKey] = [left, right].map(({ runDir, runId }) => `${createdAt(runDir)} ${runId}`);
  return (leftKey ?? '') < (rightKey ?? '') ? 1 : -1;
}

function createdAt(runDir: string): string {
  try {
    const manifest = JSON.parse(fs.readFileSync(path.join(runDir, MANIFEST_FILE), 'utf8')) as Partial<RunManifest>;
    return manifest.createdAt ?? '';
  } catch {
    return '';
  }
}
