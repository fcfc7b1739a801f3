// SPDX-License-Identifier: Apache-2.0
/**
 * Lines on their way to a job's log. The runner obeys a line that begins with `::`, and `##[` anywhere in a line; text
 * of workloads, hooks and manifests must never become such a command.
 */

/** The text, harmless: every line keeps its words and loses the power to be a command. */
export function neutralise(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\v\f\u0085]/)
    .map((line) => line.replace(/^(\s*)::/, '$1: :').replaceAll('##[', '## ['))
    .join('\n');
}
