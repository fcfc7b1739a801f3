// SPDX-License-Identifier: Apache-2.0
/** Which issues an issue of this repository stands for: itself, and those that the map of the default branch names. */
import fs from 'node:fs';
import path from 'node:path';
import type { IssueMap } from '../core/domain/documents.ts';
import { formatProblem, UsageError } from '../core/domain/errors.ts';
import { parseYaml } from '../core/spec/document.ts';
import { firstError } from '../rundir/validators.ts';
import { issueMap } from '../schema/generated/index-validators.mjs';

const limitBytes = 1024 * 1024;

/** `owner/name#1`, this one first. Throws a UsageError for a map that is missing or none. */
export function issuesOf(own: string, file: string | null, cwd: string): readonly string[] {
  const map = file === null ? { issues: [] } : readIssueMap(file, cwd);
  const number = Number(own.slice(own.indexOf('#') + 1));
  return [own, ...map.issues.filter(({ here }) => here === number).map(({ issue }) => issue)];
}

function readIssueMap(file: string, cwd: string): IssueMap {
  const parsed = parseYaml(readText(file, path.resolve(cwd, file)), file);
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    throw unusable(file, problem === undefined ? 'is no YAML' : formatProblem(problem));
  }
  const problem = firstError(issueMap, parsed.value.value);
  if (problem !== null) throw unusable(file, problem);
  return parsed.value.value as unknown as IssueMap;
}

function readText(shown: string, file: string): string {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat === undefined) throw unusable(shown, 'is not there');
  if (!stat.isFile()) throw unusable(shown, 'is not a file');
  if (stat.size > limitBytes) throw unusable(shown, `has ${String(stat.size)} bytes, more than ${String(limitBytes)}`);
  return fs.readFileSync(file, 'utf8');
}

function unusable(file: string, why: string): UsageError {
  return new UsageError(`issue-map ${file} ${why}`, { code: 'bad-issue-map' });
}
