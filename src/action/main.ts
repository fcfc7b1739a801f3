// SPDX-License-Identifier: Apache-2.0
/** The action's main: picks the command, stops it when the runner says so, and turns an error into a failed step. */
import { watchStopSignals } from '../wiring.ts';
import { type ActionCommand, readCommand } from './inputs.ts';
import { failWith, log } from './outputs.ts';

/** Each is loaded only when it is asked for: a step's first line must not wait for what another command needs. */
const commands: Readonly<Record<ActionCommand, (signal: AbortSignal) => Promise<void>>> = {
  run: async (signal) => {
    const { runCommand } = await import('./run.ts');
    await runCommand(signal);
  },
  plan: async (signal) => {
    const { planCommand } = await import('./plan.ts');
    await planCommand(signal);
  },
  comment: async (signal) => {
    const { commentCommand } = await import('./comment.ts');
    await commentCommand(signal);
  },
  publish: async (signal) => {
    const { publishCommand } = await import('./publish.ts');
    await publishCommand(signal);
  },
};

async function main(): Promise<void> {
  const stop = watchStopSignals((name) => log(`${name} again: already stopping, faults are being reverted`));
  try {
    await commands[readCommand()](stop.signal);
  } catch (error) {
    failWith(error);
  } finally {
    stop.close();
  }
}

await main();
