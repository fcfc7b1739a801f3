// SPDX-License-Identifier: Apache-2.0
/** Says of a run that its system only stands in for a real one, once and before anything else. */
import type { VerdictDocument } from '../domain/documents.ts';
import type { RunRecord } from '../domain/record.ts';
import { visible } from './text.ts';

/** `Stand-in, not OpenShell`; null when the system is the real one. Verdict, manifest and timeline are believed alike. */
export function standInLine(verdict: VerdictDocument, record: RunRecord | null): string | null {
  const name = verdict.standInFor ?? record?.manifest.system?.standInFor ?? record?.state.system?.standInFor ?? null;
  return name === null ? null : `Stand-in, not ${visible(name, 100)}`;
}

/** The reason alone: a verdict's headline begins with the line above, which stands elsewhere already. */
export function headlineWithoutStandIn(verdict: Pick<VerdictDocument, 'headline' | 'standInFor'>): string {
  const headline = verdict.headline;
  const prefix = verdict.standInFor === null ? null : `Stand-in, not ${verdict.standInFor}`;
  const rest = prefix !== null && headline.startsWith(prefix) ? headline.slice(prefix.length) : headline;
  return visible(rest.replace(/^[\s.:;,]+/, ''), 500);
}
