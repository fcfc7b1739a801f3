// SPDX-License-Identifier: Apache-2.0
/** The thread that uploads, with short waits. */
import './quick-timers.ts';

await import('../../../src/github/artifact-worker.ts');
