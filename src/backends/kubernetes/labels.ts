// SPDX-License-Identifier: Apache-2.0
/** How what the harness makes in a cluster is marked. */

/** Names the run that an object was made for; the label that hooks put on what they make. */
export const RUN_LABEL = 'chaos-run';
