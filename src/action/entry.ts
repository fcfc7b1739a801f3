// SPDX-License-Identifier: Apache-2.0
/** Says which version this is before anything large is loaded: a log that begins at once, whatever comes then. */
import process from 'node:process';
import { TOOL } from '../app/tool.ts';

process.stdout.write(`OpenShell Chaos ${TOOL.version}\n`);
await import('./main.ts');
