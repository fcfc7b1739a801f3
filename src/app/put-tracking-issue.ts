// SPDX-License-Identifier: Apache-2.0
/**
 * One tracking issue of ours, found by its label, its marker and its author, and made where it is missing. It is never
 * closed or opened again: that is for people. An older run never replaces what a newer one said.
 */
import { compareMarkers, type Marker, readMarker } from '../core/publish/marker.ts';
import { TRACKING_TITLE } from '../core/publish/tracking-issue.ts';
import type { GitHubApi, IssueText } from '../ports/github.ts';

export interface TrackingIssueWish {
  readonly label: string;
  readonly body: string;
  readonly marker: Marker;
}

export interface PutTrackingIssue {
  readonly number: number;
  readonly did: 'created' | 'updated' | 'left a newer one';
  readonly isOpen: boolean;
  /** Others of ours, which somebody may close: two jobs wrote at once. */
  readonly others: readonly number[];
}

type Api = Pick<GitHubApi, 'viewerId' | 'labelledIssues' | 'createIssue' | 'updateIssue'>;

/** Throws a GitHubError. */
export async function putTrackingIssue(github: Api, wish: TrackingIssueWish): Promise<PutTrackingIssue> {
  const viewer = await github.viewerId();
  const own = (await github.labelledIssues(wish.label)).filter((issue) => isOwn(issue, viewer, wish.marker));
  const [keeper, ...rest] = own.toSorted((left, right) => left.number - right.number);
  const text = { title: TRACKING_TITLE, body: wish.body };
  if (keeper === undefined) {
    const made = await github.createIssue({ ...text, label: wish.label });
    return { number: made.number, did: 'created', isOpen: true, others: [] };
  }
  const { number, isOpen } = keeper;
  const found = { number, isOpen, others: rest.map((issue) => issue.number) };
  const before = readMarker(keeper.body);
  if (before !== null && compareMarkers(before, wish.marker) > 0) return { ...found, did: 'left a newer one' };
  await github.updateIssue(number, text);
  return { ...found, did: 'updated' };
}

function isOwn({ authorId, body }: IssueText, viewer: string, { key }: Marker): boolean {
  return authorId === viewer && readMarker(body)?.key === key;
}
