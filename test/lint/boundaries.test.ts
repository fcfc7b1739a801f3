// SPDX-License-Identifier: Apache-2.0

// A boundary lint that checks nothing also passes. So one violation of every rule is planted in a temporary tree, and
// each has to be reported; and the cruise over the real sources has to have seen every one of them.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Planted {
  /** Folder, or file, that the import stands in. */
  readonly in: string;
  /** A file of the tree, or the name of a module. */
  readonly imports: string;
  readonly typeOnly?: true;
}

interface CruiseResult {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly rule: { readonly name: string };
    }[];
  };
}

/** One violation per rule; the key is the rule's name. */
const violations: Readonly<Record<string, Planted>> = {
  'no-circular': { in: 'src/core/stats/circle-a.ts', imports: 'src/core/stats/circle-b.ts' },
  'no-unresolvable': { in: 'src/app', imports: 'src/app/nowhere.ts' },
  'no-dev-deps-in-src': { in: 'src/platform', imports: 'only-for-development' },
  'src-not-to-test': { in: 'src/app', imports: 'test/support/helper.ts' },
  'schema-is-the-bottom': { in: 'src/schema', imports: 'src/core/domain/ids.ts' },
  'core-is-pure: no node builtins': { in: 'src/core/plan', imports: 'node:fs' },
  'core-is-pure: npm allow-list': { in: 'src/core/report', imports: 'handlebars' },
  'core-is-pure: only core and schema': { in: 'src/core/spec', imports: 'src/ports/clock.ts', typeOnly: true },
  'core-order: domain is the bottom': { in: 'src/core/domain', imports: 'src/core/plan/build.ts', typeOnly: true },
  'core-order: stats is arithmetic on domain': { in: 'src/core/stats', imports: 'src/core/evaluate/decide.ts' },
  'core-order: evaluate reads records only': { in: 'src/core/evaluate', imports: 'src/core/plan/build.ts' },
  'core-order: spec does not plan': { in: 'src/core/spec', imports: 'src/core/plan/build.ts' },
  'core-order: nothing upstream of report/publish': { in: 'src/core/plan', imports: 'src/core/report/view.ts' },
  'core-order: report does not publish': { in: 'src/core/report', imports: 'src/core/publish/comment.ts' },
  'core-order: report and publish read results only': { in: 'src/core/publish', imports: 'src/core/plan/build.ts' },
  'ports-are-interfaces': { in: 'src/ports', imports: 'src/core/plan/build.ts', typeOnly: true },
  'engine-knows-no-effects': { in: 'src/engine', imports: 'src/rundir/layout.ts' },
  'engine-knows-no-node': { in: 'src/engine', imports: 'node:timers/promises' },
  'edges-are-siblings': { in: 'src/github', imports: 'src/observers/scrape.ts' },
  'backends-are-siblings': { in: 'src/backends/docker', imports: 'src/backends/process/index.ts' },
  'effects-do-not-orchestrate': { in: 'src/platform', imports: 'src/engine/execute.ts' },
  'app-takes-ports': { in: 'src/app', imports: 'src/platform/system-clock.ts' },
  'shells-are-leaves': { in: 'src/app', imports: 'src/action/inputs.ts' },
  'shells-do-not-share': { in: 'src/cli', imports: 'src/action/inputs.ts' },
  'shells-are-thin': { in: 'src/action/modes', imports: 'src/core/evaluate/decide.ts' },
  'one-wiring': { in: 'src/cli', imports: 'src/platform/system-clock.ts' },
  'wiring-only-by-shells': { in: 'src/app', imports: 'src/wiring.ts' },
  'standin-imports-nothing': { in: 'src/standin', imports: 'src/core/domain/ids.ts' },
  'nothing-imports-standin': { in: 'src/backends/process', imports: 'src/standin/gateway.ts' },
  'actions-core-only-in-action': { in: 'src/app', imports: '@actions/core' },
  'inputs-read-once': { in: 'src/action/modes', imports: '@actions/core' },
  'octokit+artifact only in github': { in: 'src/app', imports: '@octokit/rest' },
  'actions-github only for the context': { in: 'src/action/modes', imports: '@actions/github' },
  'dockerode-only-in-docker-backend': { in: 'src/app', imports: 'dockerode' },
  'kubernetes-client-in-one-module': { in: 'src/platform', imports: '@kubernetes/client-node' },
  'handlebars-only-in-render': { in: 'src/app', imports: 'handlebars' },
  'render-sees-views-only': { in: 'src/render', imports: 'src/core/plan/build.ts', typeOnly: true },
};

/** Imports that the architecture wants: none may be reported. */
const wanted: readonly Planted[] = [
  { in: 'src/wiring.ts', imports: 'src/backends/docker/index.ts' },
  { in: 'src/core/spec', imports: 'yaml' },
  { in: 'src/core/spec', imports: 'ajv' },
  { in: 'src/core/evaluate', imports: 'src/core/stats/interval.ts' },
  { in: 'src/core/publish', imports: 'src/core/report/view.ts' },
  { in: 'src/engine', imports: 'src/ports/clock.ts' },
  { in: 'src/engine', imports: 'src/core/timeline/fold.ts' },
  { in: 'src/rundir', imports: 'src/core/timeline/fold.ts' },
  { in: 'src/rundir', imports: 'node:fs' },
  { in: 'src/gateway', imports: 'src/platform/system-clock.ts' },
  { in: 'src/render', imports: 'handlebars' },
  { in: 'src/render', imports: 'src/core/report/view.ts', typeOnly: true },
  { in: 'src/app', imports: 'src/engine/execute.ts' },
  { in: 'src/cli', imports: 'src/wiring.ts' },
  { in: 'src/cli', imports: 'src/app/run.ts' },
  { in: 'src/cli', imports: 'src/core/plan/build.ts', typeOnly: true },
  { in: 'src/action/outputs.ts', imports: '@actions/core' },
  { in: 'src/action/job.ts', imports: '@actions/github' },
  { in: 'src/github', imports: '@octokit/rest' },
  { in: 'src/backends/docker', imports: 'dockerode' },
  { in: 'test/engine', imports: 'src/backends/process/index.ts' },
];

const packages = [
  'yaml',
  'ajv',
  'handlebars',
  'dockerode',
  '@kubernetes/client-node',
  '@actions/core',
  '@actions/github',
  '@octokit/rest',
];
const root = path.resolve(import.meta.dirname, '../..');
const tool = fs.realpathSync(path.join(root, 'node_modules/.bin/depcruise'));
const rulesFile = path.join(root, '.dependency-cruiser.mjs');
let tree: string;
let planted: CruiseResult;

beforeAll(() => {
  tree = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'boundaries-')));
  layFoundations();
  for (const [index, violation] of Object.values(violations).entries())
    plant(violation, fileOf(violation, `bad-${index}`));
  for (const [index, good] of wanted.entries()) plant(good, fileOf(good, `good-${index}`));
  write('src/core/stats/circle-b.ts', "export { x } from './circle-a.ts';\n");
  fs.rmSync(path.join(tree, 'src/app/nowhere.ts'));
  planted = cruise(tree);
});

afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

test('every rule has a planted violation, and no other rule is planted', async () => {
  const { default: config } = (await import(rulesFile)) as { default: { forbidden: readonly { name: string }[] } };

  expect(Object.keys(violations).sort()).toEqual(config.forbidden.map(({ name }) => name).sort());
});

test.for(Object.entries(violations).map(([rule, violation], index) => ({ rule, violation, index })))(
  '$rule is reported where it is broken',
  ({ rule, violation, index }) => {
    expect(reportedIn(planted, fileOf(violation, `bad-${index}`))).toContain(rule);
  },
);

test.for(wanted.map((good, index) => ({ ...good, index })))('$in may import $imports', ({ index, ...good }) => {
  expect(reportedIn(planted, fileOf(good, `good-${index}`))).toEqual([]);
});

test('the cruise of this repository sees every source file', () => {
  const cruised = new Set(cruise(root).modules.map(({ source }) => source));
  const sources = fs
    .globSync('src/**/*.ts', { cwd: root })
    .concat(fs.globSync('test/lint/*.ts', { cwd: root }))
    .map((file) => file.split(path.sep).join('/'));

  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((file) => !cruised.has(file))).toEqual([]);
});

function layFoundations(): void {
  const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
  const devDependencies = { 'only-for-development': '1.0.0' };
  write('package.json', JSON.stringify({ type: 'module', dependencies, devDependencies }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'nodenext', allowImportingTsExtensions: true } }));
  for (const name of [...packages, 'only-for-development']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.x = 1;\n');
  }
}

/** Writes the importing file and, where it is a file of the tree that is not there yet, what it imports. */
function plant({ imports, typeOnly }: Planted, file: string): void {
  const isFile = imports.endsWith('.ts');
  const relative = path.posix.relative(path.posix.dirname(file), imports);
  const specifier = isFile ? relative.replace(/^(?!\.)/, './') : imports;
  const statement = typeOnly === true ? `import type { x } from '${specifier}';` : `import { x } from '${specifier}';`;
  write(file, `${statement}\nexport type X = typeof x;\n${typeOnly === true ? '' : 'export { x };\n'}`);
  if (isFile && !fs.existsSync(path.join(tree, imports))) write(imports, 'export const x = 1;\n');
}

function fileOf({ in: place }: Planted, name: string): string {
  return place.endsWith('.ts') ? place : `${place}/${name}.ts`;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  fs.writeFileSync(path.join(tree, file), text);
}

function cruise(folder: string): CruiseResult {
  const args = ['src', 'test', '--config', rulesFile, '--output-type', 'json'];
  const run = spawnSync(process.execPath, [tool, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!run.stdout.startsWith('{')) throw new Error(`dependency-cruiser said: ${run.stderr}`);
  return JSON.parse(run.stdout) as CruiseResult;
}

function reportedIn({ summary }: CruiseResult, file: string): string[] {
  return summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
}
