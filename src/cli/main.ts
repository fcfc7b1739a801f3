#!/usr/bin/env node
// SPDX-License-Identifier: Apache-2.0
/** The command line's entry: joins a process to one call of `dispatch`. */
import process from 'node:process';
import { dispatch } from './dispatch.ts';
import { createTerminal } from './terminal.ts';

const terminal = createTerminal(process, process.env, { cwd: process.cwd(), entryFile: process.argv[1] ?? 'chaos' });
process.exitCode = await dispatch(process.argv.slice(2), terminal);
