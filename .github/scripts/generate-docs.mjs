// SPDX-License-Identifier: Apache-2.0

// Writes the parts of documents that are derived from code; with --check it only compares and fails on a difference.
// An entry names a file and a function from its present text (empty when there is none) to the text it should have.

import { actionTables } from './action-tables.mjs';
import { writeOrCompare } from './generated-files.mjs';
import { manifestReference } from './manifest-reference.mjs';

/** @type {readonly { file: string, render: (current: string) => string | Promise<string> }[]} */
const documents = [actionTables, manifestReference];

await writeOrCompare({ outputs: documents, check: process.argv.includes('--check'), command: 'npm run docs' });
