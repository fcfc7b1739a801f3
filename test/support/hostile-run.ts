// SPDX-License-Identifier: Apache-2.0
/**
 * A run whose every free text tries something: markup, scripts, addresses, terminal controls, marks of direction,
 * template expressions, Markdown, sheer length. Only the words that schemas fix are left alone.
 */
import { changingRun, errorRun, xfailRun, type SampleRun } from './sample-runs.ts';

/** What a page must never run; the browser test looks for what it leaves. */
const payload = 'window.pwned=1';

export const hostileTexts: readonly string[] = [
  `"><script>${payload}</script><img src=x onerror=${payload}>`,
  `</title></style></svg></table><svg onload=${payload}><style>*{display:none}</style>`,
  `javascript:${payload}`,
  `' onmouseover='${payload}' style='background:url(https://evil.example/x)`,
  '{{constructor.constructor "return 1"}}{{{this}}}{{> report}}',
  '\u001b[2J\u001b[31mred\u001b]8;;https://evil.example\u0007link\u001b]8;;\u0007\r\n\0\u009b',
  '\u202etxt.exe\u2066 \u200b\u200d\ufeff \u{e0041} \ud800 \u2028 end',
  '@octocat fixes #12, closes NVIDIA/OpenShell#1 | ~~x~~ `a` **b** <!-- [x](https://evil.example) $a$ GH-3 www.x.y',
  `${'W'.repeat(3000)} ${'e\u0301\u0323'.repeat(500)}`,
  '../../etc/passwd',
  'https://evil.example/x',
  '__proto__',
];

const fixedWords = new Set([
  'state',
  'kind',
  'phase',
  'outcome',
  'verdict',
  'fault',
  'lastState',
  'result',
  'cause',
  'when',
  'by',
  'uses',
  'level',
]);

export function hostileRun(): SampleRun {
  let next = 0;
  const spoil = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (fixedWords.has(key)) return value;
      next += 1;
      return hostileTexts[next % hostileTexts.length];
    }
    if (Array.isArray(value)) return value.map((item: unknown) => spoil(item, key));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, inner]) => [name, spoil(inner, name)] as const);
    return Object.fromEntries(key === 'parameters' ? entries.map(([name, inner]) => [`${name}<b>`, inner]) : entries);
  };
  const [run, broken] = [xfailRun(), errorRun()];
  const { errors, leftovers } = broken.verdict;
  const verdict = { ...run.verdict, standInFor: 'OpenShell', errors, leftovers };
  const { manifest, state } = changingRun().record;
  const { actions, inventories, sweep, clockSteps } = state;
  const record = {
    ...{ ...run.record, tornBytes: 5 },
    manifest: { ...manifest, system: run.record.manifest.system },
    state: {
      ...{ ...run.record.state, actions, inventories, sweep, clockSteps },
      faults: [...run.record.state.faults, ...state.faults],
      instances: [...run.record.state.instances, ...state.instances],
      steps: [...run.record.state.steps, ...state.steps],
    },
  };
  return spoil({ ...run, record, verdict }, '') as SampleRun;
}
