// SPDX-License-Identifier: Apache-2.0
/** What each operation of the loopback GitHub does to its world, with GitHub's rules that its description leaves out. */
import { type Answer, maxBodyLength, notFound, type Question, tooLong } from './answers.ts';
import { reviewCommentOperation } from './review-comments.ts';
import {
  artifactAnswer,
  commentAnswer,
  fileAnswer,
  issueAnswer,
  labelsAnswer,
  permissionAnswer,
  pagesAnswer,
  pullAnswer,
  repositoryAnswer,
  runAnswer,
  type StoredIssue,
  type World,
} from './world.ts';

export function answer(world: World, question: Question): Answer {
  const { path, operation } = question.routed;
  if (`${path['owner']!}/${path['repo']!}`.toLowerCase() !== world.repository.toLowerCase()) return notFound;
  switch (operation.id) {
    case 'repos/get':
      return { status: 200, body: repositoryAnswer(world) };
    case 'repos/get-pages':
      return world.pagesUrl === null ? notFound : { status: 200, body: pagesAnswer(world.pagesUrl) };
    case 'pulls/list':
      return listPulls(world, question.query);
    case 'pulls/get':
      return found(world.pulls, 'number', path['pull_number'], (pull) => pullAnswer(pull, world, 'pull-request'));
    case 'pulls/list-files': {
      const pull = world.pulls.find(({ number }) => String(number) === path['pull_number']);
      return pull === undefined ? notFound : { status: 200, list: (pull.files ?? []).map(fileAnswer) };
    }
    case 'repos/get-collaborator-permission-level':
      return { status: 200, body: permissionAnswer(path['username']!, world) };
    case 'issues/get':
      return found(world.issues, 'number', path['issue_number'], issueAnswer);
    case 'issues/list-for-repo':
      return listIssues(world, question.query);
    case 'issues/create':
    case 'issues/update':
      return writeIssue(world, question);
    case 'issues/add-labels':
    case 'issues/remove-label':
      return changeLabels(world, question);
    case 'actions/get-workflow-run':
      return found(world.runs, 'id', path['run_id'], runAnswer);
    case 'actions/list-workflow-run-artifacts':
      return listArtifacts(world, question);
    case 'actions/download-artifact':
      return downloadArtifact(world, question);
    default:
      return operation.id.startsWith('pulls/')
        ? reviewCommentOperation(world, question)
        : commentOperation(world, question);
  }
}

function commentOperation(world: World, { routed: { path, operation }, body, rights }: Question): Answer {
  if (operation.id === 'issues/list-comments') {
    const list = world.comments
      .filter(({ issue }) => String(issue) === path['issue_number'])
      .sort((a, b) => a.id - b.id);
    return { status: 200, list: list.map(commentAnswer) };
  }
  if (rights.comments !== 'write') return { status: 403, body: { message: 'Resource not accessible by integration' } };
  const text = (body as { readonly body?: string } | undefined)?.body ?? '';
  if (Array.from(text).length > maxBodyLength) return tooLong;
  if (operation.id === 'issues/create-comment') {
    const id = Math.max(1000, ...world.comments.map((comment) => comment.id)) + 1;
    const { id: authorId, login } = rights;
    const comment = { id, issue: Number(path['issue_number']), author: { id: authorId, login }, body: text };
    world.comments.push(comment);
    return { status: 201, body: commentAnswer(comment) };
  }
  const at = world.comments.findIndex(({ id }) => String(id) === path['comment_id']);
  const comment = world.comments[at];
  if (comment === undefined) return notFound;
  if (operation.id === 'issues/delete-comment') {
    world.comments.splice(at, 1);
    return { status: 204 };
  }
  comment.body = text;
  return { status: 200, body: commentAnswer(comment) };
}

function listIssues(world: World, query: URLSearchParams): Answer {
  const [state, label] = [query.get('state') ?? 'open', query.get('labels')];
  const list = world.issues
    .filter((issue) => state === 'all' || issue.state === state)
    .filter(({ labels }) => label === null || labels.includes(label))
    .sort((a, b) => (query.get('direction') === 'asc' ? a.number - b.number : b.number - a.number));
  return { status: 200, list: list.map(issueAnswer) };
}

function writeIssue(world: World, { routed: { path, operation }, body, rights }: Question): Answer {
  if (rights.comments !== 'write') return { status: 403, body: { message: 'Resource not accessible by integration' } };
  const given = body as { readonly title: string; readonly body: string; readonly labels?: string[] };
  if (Array.from(given.body).length > maxBodyLength) return tooLong;
  if (operation.id === 'issues/create') {
    const number = Math.max(100, ...world.issues.map((issue) => issue.number)) + 1;
    const { title, body: text, labels = [] } = given;
    const author = { id: rights.id, login: rights.login };
    const issue: StoredIssue = { number, state: 'open', title, body: text, labels: [...labels], author };
    world.issues.push(issue);
    return { status: 201, body: issueAnswer(issue) };
  }
  const issue = world.issues.find(({ number }) => String(number) === path['issue_number']);
  if (issue === undefined) return notFound;
  Object.assign(issue, given);
  return { status: 200, body: issueAnswer(issue) };
}

function changeLabels(world: World, { routed: { path, operation }, body, rights }: Question): Answer {
  if (rights.comments !== 'write') return { status: 403, body: { message: 'Resource not accessible by integration' } };
  const issue = world.issues.find(({ number }) => String(number) === path['issue_number']);
  if (issue === undefined) return notFound;
  if (operation.id === 'issues/add-labels') {
    const { labels = [] } = body as { readonly labels?: readonly string[] };
    issue.labels.push(...labels.filter((label) => !issue.labels.includes(label)));
  } else {
    const at = issue.labels.indexOf(path['name']!);
    if (at === -1) return { status: 404, body: { message: 'Label does not exist' } };
    issue.labels.splice(at, 1);
  }
  return { status: 200, body: labelsAnswer(issue) };
}

function listPulls(world: World, query: URLSearchParams): Answer {
  const state = query.get('state') ?? 'open';
  const list = world.pulls
    .filter((pull) => state === 'all' || pull.state === state)
    .filter((pull) => {
      const head = query.get('head');
      return head === null || `${(pull.headRepository ?? '').split('/')[0]!}:${pull.headRef}` === head;
    });
  return { status: 200, list: list.map((pull) => pullAnswer(pull, world, 'pull-request-simple')) };
}

function listArtifacts(world: World, { routed: { path }, rights }: Question): Answer {
  if (rights.artifacts === 'none') return { status: 403, body: { message: 'Resource not accessible by integration' } };
  const list = world.artifacts.filter(({ runId }) => String(runId) === path['run_id']);
  return { status: 200, list: list.map(artifactAnswer) };
}

function downloadArtifact(world: World, { routed: { path }, rights, origin }: Question): Answer {
  if (rights.artifacts === 'none') return { status: 403, body: { message: 'Resource not accessible by integration' } };
  const artifact = world.artifacts.find(({ id }) => String(id) === path['artifact_id']);
  if (artifact === undefined) return notFound;
  if (artifact.expired === true) return { status: 410, body: { message: 'Artifact has expired' } };
  return { status: 302, headers: { location: `${origin}/_store/${String(artifact.id)}?sig=secret` } };
}

function found<T>(list: readonly T[], key: keyof T, value: unknown, shape: (one: T) => unknown): Answer {
  const one = list.find((candidate) => String(candidate[key]) === value);
  return one === undefined ? notFound : { status: 200, body: shape(one) };
}
