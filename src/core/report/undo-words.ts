// SPDX-License-Identifier: Apache-2.0
/** What became of an undo, in words for people. */
import type { UndoResult } from '../domain/documents.ts';

export const undoWords: Readonly<Record<UndoResult, string>> = {
  reverted: 'undone',
  'already-clean': 'nothing left to undo',
  'gone-with-target': 'not undone, its target is gone',
  'foreign-state-refused': 'not undone, something else changed it',
  failed: 'could not be undone',
};
