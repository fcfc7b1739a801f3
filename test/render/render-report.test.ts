// SPDX-License-Identifier: Apache-2.0

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildReportView } from '../../src/core/report/view.ts';
import { renderReport } from '../../src/render/render-report.ts';
import { renderTemplate } from '../../src/render/templates.ts';
import { hostileRun } from '../support/hostile-run.ts';
import * as samples from '../support/sample-runs.ts';
import { readTemplates } from '../support/templates.ts';

const templates = readTemplates();
const style = templates['palette'] ?? '';

function pageOf(run: samples.SampleRun): string {
  return renderReport(buildReportView(run), templates);
}

test('a page begins as HTML, names its language and lets through nothing but its own stylesheet and script', () => {
  const page = pageOf(samples.failRun());
  const css = /<style>([\s\S]*)<\/style>/.exec(page)?.[1] ?? '';
  const script = /<script type="module">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  const digestOf = (text: string): string =>
    createHash('sha256').update(text).digest('base64').replaceAll('=', '&#x3D;');
  expect(script.length).toBeGreaterThan(1000);
  expect(page.startsWith('<!DOCTYPE html>\n<html lang="en">')).toBe(true);
  expect(page).toContain('<title>FAIL: supervisor-kill</title>');
  expect(page).toContain(
    `content="default-src 'none'; style-src 'sha256-${digestOf(css)}'; script-src 'sha256-${digestOf(script)}'; img-src data:; base-uri 'none'; form-action 'none'"`,
  );
});

test('the verdict is word, glyph and colour, and the reason is the first thing after it', () => {
  const page = pageOf(samples.failRun());
  expect(page).toContain('<span class="verdict fail"><span aria-hidden="true">✕</span> FAIL</span>');
  expect(page.indexOf('exited-ok failed on counter-1')).toBeLessThan(page.indexOf('<h2'));
});

test('a stand-in is said before the verdict', () => {
  const page = pageOf(samples.standInRun());
  expect(page.indexOf('Stand-in, not OpenShell')).toBeGreaterThan(page.indexOf('<body>'));
  expect(page.indexOf('Stand-in, not OpenShell')).toBeLessThan(page.indexOf('<h1>'));
});

test('nothing of a hostile run becomes markup, an attribute or an address', () => {
  const whole = pageOf(hostileRun());
  expect(whole.match(/<script/gi)).toHaveLength(1);
  const page = whole.replace(/<script type="module">[\s\S]*?<\/script>/, '');
  const elements = [...page.matchAll(/<([a-zA-Z!][\w-]*)/g)].map(([, name]) => name);
  const known = new Set(
    'html head meta link title style body header main section h1 h2 p span small dl div dt dd ul li table thead tbody tr th td a details summary figure figcaption svg g text rect line desc defs pattern pre code wbr nav kbd button label input select option output ol clipPath polyline circle tspan !DOCTYPE'.split(
      ' ',
    ),
  );
  expect(elements.filter((name) => name === undefined || !known.has(name))).toEqual([]);
  expect(page).not.toMatch(/<[^>]*\son\w+=/);
  expect(page).not.toMatch(/<[^>]*\sstyle=/);
  expect(page).not.toMatch(/<script/i);
  const addresses = [...page.matchAll(/\b(?:href|src|action|xlink:href)="([^"]*)"/g)].map(
    ([, address]) => address ?? '',
  );
  expect(
    addresses.filter((address) => /^(?!data:,)\w+:/.test(address) && !address.startsWith('https://github.com/')),
  ).toEqual([]);
  expect(page).toContain('{{constructor.constructor &quot;return 1&quot;}}');
});

test('pages stay small, and so does their script', () => {
  const rest = (page: string): string =>
    page.replace(
      /<section aria-labelledby="(?:metrics|spans|logs|outputs)">[\s\S]*?<\/section>|<script[\s\S]*?<\/script>/g,
      '',
    );
  const [usual, large] = [pageOf(samples.xfailRun()), pageOf(samples.largeRun())];
  expect(Buffer.byteLength(rest(usual))).toBeLessThan(60_000);
  expect(Buffer.byteLength(usual)).toBeLessThan(150_000);
  expect(Buffer.byteLength(rest(large))).toBeLessThan(320_000);
  expect(Buffer.byteLength(large)).toBeLessThan(400_000);
  expect(gzipSync(/<script[\s\S]*?<\/script>/.exec(usual)?.[0] ?? '').length).toBeLessThan(10_000);
});

test('the same view gives the same page', () => {
  expect(pageOf(samples.xfailRun())).toBe(pageOf(samples.xfailRun()));
});

test('a missing template or name is our own mistake and loud', () => {
  const render = (text: string, view: object): string =>
    renderTemplate('page', view, { templates: { page: text }, markup: 'html' });
  expect(() => renderTemplate('nope', {}, { templates: {}, markup: 'html' })).toThrow('there is no template "nope"');
  expect(() => render('{{nope}}', {})).toThrow('nope');
  expect(() => render('{{> nope}}', {})).toThrow('nope');
  expect(() => render('{{lookup this "x"}}', {})).toThrow('lookup');
});

test('templates do not reach prototypes', () => {
  const render = (text: string): string =>
    renderTemplate('page', { a: 'x' }, { templates: { page: text }, markup: 'html' });
  const texts = ['{{constructor}}', '{{__proto__}}', '{{#with this.__proto__}}x{{/with}}'];
  expect(texts.map(render)).toEqual(['', '', '']);
});

test('every colour of a text has enough contrast on page, panel and bands', () => {
  for (const scheme of [
    style.split('@media')[0] ?? '',
    /scheme: dark\)([\s\S]*?)@media print/.exec(style)?.[1] ?? '',
  ]) {
    const colors = new Map(
      [...scheme.matchAll(/--(\w+): (#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, rgb(hex)]),
    );
    const color = (name: string): Rgb => colors.get(name) ?? [NaN, NaN, NaN];
    const onBand = blend(color('band'), color('page'), 0.14);
    for (const name of ['text', 'muted', 'pass', 'xfail', 'xpass', 'fail', 'error', 'none']) {
      expect(contrast(color(name), color('page')), `${name} on the page`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color(name), color('panel')), `${name} on a panel`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(color('fail'), onBand), 'the name of a fault on its band').toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('text'), color('pale')), 'a name in a bar').toBeGreaterThanOrEqual(4.5);
    for (const name of ['muted', 'xpass', 'fail', 'pass']) {
      expect(contrast(color(name), onBand), `a ${name} bar on a band`).toBeGreaterThanOrEqual(3);
    }
  }
});

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function blend(over: Rgb, under: Rgb, share: number): Rgb {
  const mix = (index: 0 | 1 | 2): number => over[index] * share + under[index] * (1 - share);
  return [mix(0), mix(1), mix(2)];
}

/** Of WCAG 2.2. */
function contrast(a: Rgb, b: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
