// SPDX-License-Identifier: Apache-2.0
/**
 * One comment of ours on a pull request, whoever else writes: an older run never replaces a newer one's, and where two
 * jobs wrote at once the comment with the lowest id stays, with the newest text.
 */
import { GitHubError } from '../core/domain/errors.ts';
import { compareMarkers, type Marker, readMarker } from '../core/publish/marker.ts';
import type { GitHubApi, IssueComment } from '../ports/github.ts';

export interface CommentWish {
  readonly issue: number;
  readonly body: string;
  readonly marker: Marker;
  /** Whether to write where there is none yet, or where ours says something else (null: it says the same). */
  wanted(earlier: Marker | null): boolean;
}

export interface PutComment {
  readonly id: number;
  readonly did: 'created' | 'updated' | 'left a newer one' | 'left as it is';
}

type Text = Pick<CommentWish, 'body' | 'marker'>;

interface Own extends IssueComment {
  readonly marker: Marker;
}

/** Others may write between our reading and our writing; this often it is put right. */
const maxRounds = 4;

/** Null where nothing was wanted. Throws a GitHubError. */
export async function putComment(github: GitHubApi, wish: CommentWish): Promise<PutComment | null> {
  const viewer = await github.viewerId();
  const read = async (): Promise<readonly Own[]> => ownOf(await github.comments(wish.issue), viewer, wish.marker.key);
  const own = await read();
  let did: PutComment['did'];
  if (own.length === 0) {
    if (!wish.wanted(null)) return null;
    await github.createComment(wish.issue, wish.body);
    did = 'created';
  } else {
    did = await replace(github, wish, own);
  }
  for (let round = 0; round < maxRounds; round += 1) {
    const now = await read();
    if (did !== 'left a newer one' && now.some(({ marker }) => compareMarkers(marker, wish.marker) > 0)) {
      did = 'left a newer one';
    }
    const [keeper] = now;
    if (keeper === undefined) continue;
    // What was not written because it says the same is not written here either.
    const text = did === 'left as it is' ? keeper : wish;
    if (await settle(github, text, now)) return { id: keeper.id, did };
  }
  throw new GitHubError('unavailable', 'others write the same comment again and again');
}

/** Of our comment as it stands now; null where there is none. */
export async function standingMarker(
  github: Pick<GitHubApi, 'viewerId' | 'comments'>,
  { issue, key }: { readonly issue: number; readonly key: string },
): Promise<Marker | null> {
  const own = ownOf(await github.comments(issue), await github.viewerId(), key);
  const markers = own.map(({ marker }) => marker);
  return markers.toSorted(compareMarkers).at(-1) ?? null;
}

/** Ours over what was there, where it is wanted and nothing newer is there. */
async function replace(github: GitHubApi, wish: CommentWish, own: readonly Own[]): Promise<PutComment['did']> {
  const [keeper] = own;
  if (keeper === undefined || newestOf(own, wish) !== null) return 'left a newer one';
  if (keeper.body.trim() === wish.body.trim() || !wish.wanted(keeper.marker)) return 'left as it is';
  await github.updateComment(keeper.id, wish.body);
  return 'updated';
}

/** Makes the comment with the lowest id the newest and the only one; true when it was so already. */
async function settle(github: GitHubApi, text: Text, own: readonly Own[]): Promise<boolean> {
  const [keeper, ...others] = own;
  if (keeper === undefined) return false;
  const newest = own.reduce<Text>((best, one) => (compareMarkers(one.marker, best.marker) > 0 ? one : best), text);
  const isNewest = compareMarkers(keeper.marker, newest.marker) === 0;
  if (!isNewest) await github.updateComment(keeper.id, newest.body);
  for (const other of others) await github.deleteComment(other.id);
  return isNewest && others.length === 0;
}

/** Lowest id first. */
function ownOf(comments: readonly IssueComment[], viewer: string, key: string): readonly Own[] {
  return comments
    .flatMap((comment) => {
      const marker = comment.authorId === viewer ? readMarker(comment.body) : null;
      return marker?.key === key ? [{ ...comment, marker }] : [];
    })
    .sort((a, b) => a.id - b.id);
}

/** What a newer run or attempt said; null where none did. */
function newestOf(own: readonly Own[], { marker }: CommentWish): Own | null {
  return own.find((comment) => compareMarkers(comment.marker, marker) > 0) ?? null;
}
