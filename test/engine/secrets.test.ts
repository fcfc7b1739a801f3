// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { createMasker } from '../../src/platform/masker.ts';
import { fakePlan, flowOf } from '../support/fake-ports-plan.ts';
import { bootLine } from '../support/fake-ports-system.ts';
import { errorsOf, firstOf, runExample } from './run-example.ts';

const plan = fakePlan(flowOf({ delay: 10 }));
const token = 'tok-8f3a91';

it('texts of events are masked before they are cut, written and shown', async () => {
  const stderr = `${'x'.repeat(8187)}${token} and more`;
  const example = await runExample(plan, {
    prepare: ({ system, ports }) => {
      Object.assign(ports, { masker: createMasker([token]) });
      system.behaviours.set('system.boot', () => ({ exitCode: 1, stderr }));
    },
  });
  const texts = [JSON.stringify(example.events), JSON.stringify(example.ports.events), example.ports.lines.join('\n')];
  for (const text of texts) {
    expect(text).not.toContain('tok-8f');
    expect(text).toContain('***');
  }
  expect(firstOf(example, 'error').message).toMatch(/x\*\*\* and more$/);
});

it('a boot hook that prints a secret has not booted: what it printed cannot be used', async () => {
  const example = await runExample(plan, {
    prepare: ({ system }) =>
      void system.behaviours.set('system.boot', () => ({ stdout: JSON.stringify(bootLine()), stdoutMasked: true })),
  });
  expect(errorsOf(example)).toEqual(['boot secret-in-boot system.boot']);
});
