// SPDX-License-Identifier: Apache-2.0
// A site and run directories that want harm: nothing outside of their own place changes, and nothing of theirs runs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openSiteFolder } from '../../src/app/site-folder.ts';
import { publishRuns, type SiteResult } from '../../src/app/site.ts';
import { HarnessError } from '../../src/core/domain/errors.ts';
import { LOCAL_PROVENANCE, type Provenance } from '../../src/core/publish/provenance.ts';
import { createAppPorts } from '../../src/wiring.ts';
import { isBrowserMissing, openTestBrowser, visitFile } from '../support/page-browser.ts';
import { claimOf, memorySite, type MemorySite, publishTo, sampleRun } from '../support/site-runs.ts';
import { tempFolder } from '../support/temp.ts';

const fixtures = path.resolve(import.meta.dirname, '../fixtures/runs');
/** A gigabyte of a log is read once for the page. */
const limitMs = 90_000;
const payload = '<script>window.pwned=1</script>';
const texts = [`"><img src=x onerror=window.pwned=1>${payload}`, `</title></style></script>${payload}`];
const browser = openTestBrowser();

function copyOf(run: string): string {
  const runDir = path.join(tempFolder(), 'run');
  fs.cpSync(path.join(fixtures, run), runDir, { recursive: true });
  return runDir;
}

function edit(file: string, change: (document: Record<string, unknown>) => unknown): void {
  fs.writeFileSync(file, JSON.stringify(change(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>)));
}

async function publish(dir: string, runDir: string, provenance: Provenance): Promise<SiteResult> {
  return await publishRuns(createAppPorts(), {
    ...{ store: openSiteFolder(dir), runs: [{ runDir, provenance }], repository: null },
    onProgress: () => undefined,
  });
}

/** Every file below a folder with its bytes. */
function filesOf(dir: string): ReadonlyMap<string, string> {
  const names = fs.readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => fs.lstatSync(path.join(dir, name)).isFile());
  return new Map(files.sort().map((name) => [name, fs.readFileSync(path.join(dir, name), 'latin1')]));
}

/** An xfail whose verdict and page say PASS, and with files that a browser or a file system would stumble over. */
function forgedRun(): string {
  const runDir = copyOf('xfail');
  edit(path.join(runDir, 'verdict.json'), (verdict) => ({ ...verdict, verdict: 'PASS', headline: texts[0] }));
  edit(path.join(runDir, 'manifest.json'), (manifest) => ({
    ...manifest,
    experiment: { ...(manifest['experiment'] as object), title: texts[0] },
    reproduce: ['run', ...texts],
  }));
  const manifest = path.join(runDir, 'manifest.json');
  const prototype = '"parameters":{"__proto__":"x",';
  fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replace('"parameters":{', prototype));
  const write = (name: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(runDir, name)), { recursive: true });
    fs.writeFileSync(path.join(runDir, name), text);
  };
  const alive = ['report.html', 'index.html', 'logs/x.HTM', 'logs/x.svg', 'logs/x.xhtml', 'logs/x.js', 'logs/x.xml'];
  for (const name of [...alive, '.git/config', 'logs/.hidden', '.nojekyll']) write(name, payload);
  for (const name of [`logs/${payload.replaceAll('/', '')}.log`, 'logs/a b#c?d.log', '__proto__']) write(name, payload);
  write('logs/gateway.log', `${payload}\n`);
  write('files/index.html.log', payload);
  write('logs/binary.log', 'a\0b');
  write('logs/deep.txt/inside.log', payload);
  fs.writeFileSync(path.join(runDir, 'logs/huge.log'), '');
  fs.truncateSync(path.join(runDir, 'logs/huge.log'), 2 ** 30);
  fs.symlinkSync('/etc/passwd', path.join(runDir, 'logs/passwd.log'));
  fs.symlinkSync('/etc', path.join(runDir, 'etc'));
  spawnSync('mkfifo', [path.join(runDir, 'logs/pipe.log')]);
  return runDir;
}

test(
  'a forged PASS with HTML in every place changes nothing outside of its pull request, and is no PASS',
  async () => {
    const dir = path.join(tempFolder(), 'site');
    await publish(dir, path.join(fixtures, 'xpass'), LOCAL_PROVENANCE);
    const before = filesOf(dir);
    const { added, refused } = await publish(dir, forgedRun(), claimOf(9));
    expect(refused).toEqual([]);
    const after = filesOf(dir);
    const own = [...after.keys()].filter((name) => before.get(name) !== after.get(name));
    expect(own.filter((name) => !name.startsWith('pr/9/'))).toEqual([]);
    expect([...before.keys()].filter((name) => !after.has(name))).toEqual([]);
    const index = JSON.parse(after.get('pr/9/index.json') ?? '') as { readonly runs: readonly object[] };
    expect(index.runs).toMatchObject([{ row: { verdict: 'XFAIL', runId: added[0] } }]);
    const folder = `pr/9/runs/${added[0] ?? ''}`;
    const pages = own.filter((name) => !/\.(?:txt|json)$/.test(name));
    expect(pages.sort()).toEqual(['pr/9/index.html', `${folder}/index.html`]);
    for (const page of pages) expect(after.get(page)).not.toContain('<script>window');
    const names = own
      .filter((name) => name.startsWith(`${folder}/files/`))
      .map((name) => name.slice(folder.length + 7));
    expect(names.filter((name) => !/^[A-Za-z0-9_][A-Za-z0-9._/-]*\.txt$/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['logs/gateway.log.txt', 'logs/a_b_c_d.log.txt', '__proto__.txt']));
    expect(names.filter((name) => /passwd|pipe|huge|binary|hidden|git|\.(?:svg|js|xml|x?html?)\./i.test(name))).toEqual(
      ['files/index.html.log.txt'],
    );
    expect(after.get(`${folder}/index.html`)).toMatch(
      /14 files of the run directory not published here \([^)]*3 a link or a device[^)]*1 too large/,
    );
  },
  limitMs,
);

test.skipIf(isBrowserMissing)(
  'and no page of it runs anything or asks for anything',
  async () => {
    const dir = path.join(tempFolder(), 'site');
    const { added } = await publish(dir, forgedRun(), claimOf(9));
    const run = path.join(dir, `pr/9/runs/${added[0] ?? ''}`);
    for (const file of [
      path.join(dir, 'pr/9/index.html'),
      path.join(run, 'index.html'),
      path.join(run, 'files/logs/gateway.log.txt'),
    ]) {
      const page = await browser.page();
      const seen = await visitFile(page, file);
      expect(seen).toMatchObject({ requests: [pathToFileURL(file).href], messages: [], violations: [], pwned: false });
      await page.close();
    }
  },
  limitMs,
);

test.each<readonly [string, (runDir: string) => void]>([
  [
    'negative times',
    (runDir) => {
      const file = path.join(runDir, 'timeline.jsonl');
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"elapsedMs":7', '"elapsedMs":-7'));
    },
  ],
  [
    'a run id that leads elsewhere',
    (runDir) => edit(path.join(runDir, 'manifest.json'), (m) => ({ ...m, runId: '../../x' })),
  ],
  [
    'a prototype among the parameters',
    (runDir) => {
      const file = path.join(runDir, 'manifest.json');
      const prototype = '"parameters": { "__proto__": { "x": 1 },';
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"parameters": {', prototype));
    },
  ],
  ['a manifest that is a link', (runDir) => relink(runDir, 'manifest.json')],
  ['a timeline that is a link', (runDir) => relink(runDir, 'timeline.jsonl')],
  ['a timeline of a gigabyte', (runDir) => fs.truncateSync(path.join(runDir, 'timeline.jsonl'), 2 ** 30)],
])('a run directory with %s is refused and leaves no trace', async (_, spoil) => {
  const dir = path.join(tempFolder(), 'site');
  await publish(dir, path.join(fixtures, 'xpass'), LOCAL_PROVENANCE);
  const before = filesOf(dir);
  const runDir = copyOf('xfail');
  spoil(runDir);
  const { added, refused } = await publish(dir, runDir, claimOf(9));
  expect([added, refused.map((each) => each.runDir)]).toEqual([[], [runDir]]);
  expect(filesOf(dir)).toEqual(before);
});

function relink(runDir: string, name: string): void {
  fs.renameSync(path.join(runDir, name), path.join(runDir, '..', name));
  fs.symlinkSync(path.join(runDir, '..', name), path.join(runDir, name));
}

interface Doc {
  [key: string]: unknown;
}

const { key } = sampleRun(0).stratum;
const first = `strata/${key}/index.json`;
const slice = `strata/${key}/slices/0/3.json`;
const rowOf = (document: unknown): Doc => (document as { rows: Doc[] }).rows[0]!;

/** A file of the site and what somebody made of it. */
const damages: readonly (readonly [string, string, (text: string) => string])[] = [
  ['no JSON', 'index.json', () => '<html>'],
  ['nothing', 'index.json', () => ''],
  ['another marker', 'site.json', () => '{"format":1,"generator":"somebody"}'],
  ['a key more', 'index.json', changed((index) => (index['more'] = 1))],
  ['a prototype', slice, (text) => text.replace('{"format"', '{"__proto__":{"rows":[]},"format"')],
  ['a path that leads out', slice, changed((it) => (rowOf(it)['path'] = '../../../etc'))],
  ['the path of another run', slice, changed((it) => (rowOf(it)['path'] = sampleRun(7).row.path))],
  ['the path of a claim', slice, changed((it) => (rowOf(it)['path'] = `pr/1/runs/${String(rowOf(it)['runId'])}`))],
  ['a run twice', slice, changed((it) => (rowOf(it)['runId'] = (it as unknown as { rows: Doc[] }).rows[1]!['runId']))],
  ['a negative time', slice, changed((it) => (rowOf(it)['durationMs'] = -1))],
  ['more bytes than there are', slice, changed((it) => (rowOf(it)['bytes'] = 1e15))],
  ['HTML for a verdict', slice, changed((it) => (rowOf(it)['verdict'] = payload))],
  ['another number', slice, changed((it) => (it['number'] = 7))],
  ['too few rows', slice, changed((it) => (it['rows'] = []))],
  ['another stratum', slice, changed((it) => ((it['stratum'] as Doc)['key'] = '0'.repeat(12)))],
  ['slices that are not there', first, changed((it) => (it['slices'] = 1000000))],
  [
    'a stratum twice',
    'index.json',
    changed((it) => (it['experiments'] = [it, it].flatMap((each) => each['experiments']))),
  ],
];

function changed(change: (document: Doc) => unknown): (text: string) => string {
  return (text) => {
    const document = JSON.parse(text) as Doc;
    change(document);
    return JSON.stringify(document);
  };
}

async function siteWithHistory(): Promise<MemorySite> {
  const site = memorySite();
  await publishTo(
    site,
    Array.from({ length: 150 }, (_, n) => sampleRun(n)),
  );
  return site;
}

test.each(damages)('a site with %s in %s is refused and not touched', async (_, file, damage) => {
  const site = await siteWithHistory();
  const text = site.files.get(file)!;
  site.files.set(file, damage(text));
  expect(site.files.get(file)).not.toBe(text);
  const before = new Map(site.files);
  const error = await publishTo(site, [sampleRun(150)]).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HarnessError);
  expect(error).toMatchObject({ code: 'site-damaged', subject: file });
  expect(site.files).toEqual(before);
});

test('a site of a newer version is left to it', async () => {
  const site = await siteWithHistory();
  site.files.set(first, changed((it) => (it['format'] = 2))(site.files.get(first)!));
  await expect(publishTo(site, [sampleRun(150)])).rejects.toMatchObject({ code: 'format-newer', subject: first });
});

test('HTML in every text of a history is text on every page', async () => {
  const site = memorySite();
  const hostile = { title: texts[1]!, gateway: texts[0]!, system: texts[1]!, adapter: 'standin' };
  const row = { headline: texts[0]!, version: texts[1]!, event: texts[0]! };
  const issues = [
    { issue: texts[0]!, flaky: true, outcome: 'hit', counts: true, instances: { hit: 1, all: 1 } },
    { issue: '../../..#1', flaky: true, outcome: 'clean', counts: true, instances: { hit: 0, all: 1 } },
  ] as const;
  await publishTo(site, [sampleRun(0, { ...hostile, row: { ...row, issues } }), sampleRun(1, { ...hostile, row })]);
  for (const [name, text] of site.files) {
    expect(name).toMatch(/^[A-Za-z0-9._/-]+$/);
    expect(name).not.toContain('..');
    if (name.endsWith('.html') || name.endsWith('.svg')) expect(text).not.toMatch(/<script>window|<img src=x/);
  }
});
