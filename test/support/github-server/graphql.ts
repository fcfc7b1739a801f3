// SPDX-License-Identifier: Apache-2.0
/** The two questions of GraphQL that the project asks; anything else is refused as GitHub refuses a wrong one. */
import type { Answer } from './answers.ts';
import type { TokenRights, World } from './world.ts';

const viewer = 'query { viewer { databaseId } }';
const closing =
  'query ($owner: String!, $repo: String!, $number: Int!) { repository(owner: $owner, name: $repo) { ' +
  'pullRequest(number: $number) { closingIssuesReferences(first: 100) { nodes { number repository { nameWithOwner } } } } } }';

export function answerGraphql(world: World, body: unknown, rights: TokenRights): Answer {
  const { query, variables } = body as {
    readonly query: string;
    readonly variables?: Readonly<Record<string, unknown>>;
  };
  switch (query.replace(/\s+/g, ' ').trim()) {
    case viewer:
      return { status: 200, body: { data: { viewer: { databaseId: rights.id } } } };
    case closing:
      return closingAnswer(world, variables ?? {});
    default:
      return {
        status: 200,
        body: { errors: [{ type: 'undefinedField', message: `not a question known here: ${query}` }] },
      };
  }
}

function closingAnswer(world: World, { owner, repo, number }: Readonly<Record<string, unknown>>): Answer {
  if (`${String(owner)}/${String(repo)}` !== world.repository || typeof number !== 'number') {
    return {
      status: 200,
      body: { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'Could not resolve' }] },
    };
  }
  const pull = world.pulls.find((candidate) => candidate.number === number);
  const nodes = (pull?.closes ?? []).map((issue) => {
    const [nameWithOwner, n] = issue.split('#');
    return { number: Number(n), repository: { nameWithOwner } };
  });
  const pullRequest = pull === undefined ? null : { closingIssuesReferences: { nodes } };
  return { status: 200, body: { data: { repository: { pullRequest } } } };
}
