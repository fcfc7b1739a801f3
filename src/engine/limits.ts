// SPDX-License-Identifier: Apache-2.0
/** Limits of the engine that no manifest sets, each named once. Limits of hooks and steps come with the plan. */

/** Hooks of one kind, and targets of one firing, at once. */
export const AT_ONCE = 8;
/** Instances that one workload may have, those that the flow creates among them. */
export const MAX_INSTANCES = 1000;
/** Pause between two calls of an operation's verify hook. */
export const VERIFY_AGAIN_MS = 250;
/** Pause between two looks at a target whose effect or return is awaited. */
export const LOOK_AGAIN_MS = 20;
/** How long a target or an instance beside the system that is asked to stop may take before it is killed. */
export const STOP_GRACE_MS = 10_000;
/** The same, where an instance beside the system is ended with the run. */
export const HOST_END_GRACE_MS = 2_000;
/** How long we look whether a target is gone that was killed. */
export const KILL_READ_BACK_MS = 1_000;
/** How long an undo may take that is not the undo of a fault (those have the operation's timeout). */
export const UNDO_LIMIT_MS = 30_000;
/** How long processes of a system may outlive its shutdown hook. */
export const SHUTDOWN_READ_BACK_MS = 5_000;
/** How long a booted gateway may have no process before it counts as ended. */
export const GONE_AFTER_BOOT_MS = 5_000;
/** Time for collect and delete together once the harness was told to stop. */
export const AFTER_SIGNAL_MS = 5_000;
/** Rounds of a repeat that something else than a number ends. */
export const ROUND_LIMIT = 10_000;
/** Such a repeat starts no round sooner than this after the one before it, so that empty rounds do not spin. */
export const ROUND_PACE_MS = 50;
/** Pause between two looks whether faults that are held still are in effect ... */
export const HELD_LOOK_MS = 250;
/** ... and where more are held than this, each of which costs something to look at. */
export const HELD_MANY = 50;
export const HELD_MANY_LOOK_MS = 1_000;
/** Time for the sweep once the harness was told to stop; what it does not get done is left to a recovery. */
export const SWEEP_AFTER_SIGNAL_MS = 5_000;
/** Failed looks in a row before the harness says that it cannot see. */
export const BLIND_AFTER = 3;

/** Bytes of a hook's output that the timeline keeps of each stream. */
export const HOOK_OUTPUT_BYTES = 8_192;
/** What a capture hook may print. */
export const CAPTURE_BYTES = 8_192;
/** A boot hook prints one line. */
export const BOOT_OUTPUT_BYTES = 65_536;
/** A read hook prints one line per instance. */
export const READ_LINE_BYTES = 4_096;
export const READ_OUTPUT_MIN_BYTES = 65_536;
/** Files that a collect hook left and the harness did not take: as many are named. */
export const LEFT_OUT_NAMED = 200;
/** Things that an inventory or a sweep hook may list, and the characters of one line. */
export const INVENTORY_ITEMS = 5_000;
export const INVENTORY_LINE_LENGTH = 4_096;
/** Bytes of all lines. */
export const INVENTORY_OUTPUT_BYTES = 2_097_152;
/** Instances that an inventory names as existing then. */
export const INVENTORY_INSTANCES = 10_000;

/** The wall clock that moved further against the monotonic one, from one look to the next, was set. */
export const CLOCK_STEP_MS = 500;
/** Pause between two looks at the wall clock where nothing else happens. */
export const CLOCK_LOOK_MS = 5_000;
/** Reading both clocks takes no longer, unless the process was held up in between. */
export const CLOCKS_READ_MS = 100;
