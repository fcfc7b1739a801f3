// SPDX-License-Identifier: Apache-2.0
/** A request about a resource to its answer, for all that answers at once; watches, logs and forwards are elsewhere. */
import type { Access, User } from './access.ts';
import { badRequest, methodNotAllowed } from './api-error.ts';
import type { ResourceRequest } from './api-request.ts';
import { deleteObject, deleteOptions } from './deletion.ts';
import type { Listing } from './listing.ts';
import type { NewObject, Workload } from './objects.ts';
import { patched } from './patches.ts';
import { changeObject, createObject, found, type Target } from './registry.ts';
import { selectorOf } from './selectors.ts';
import type { Store } from './store.ts';
import { bindPod, changeScale, finalizeNamespace, requestToken, reviewAccess, SCALE, scaleOf } from './subresources.ts';

export interface Body {
  readonly type: string;
  readonly value: unknown;
}

export interface Handlers {
  readonly store: Store;
  readonly listing: Listing;
  readonly access: Access;
}

export interface Answer {
  readonly code: number;
  readonly body: unknown;
}

export function answerTo(handlers: Handlers, request: ResourceRequest, body: Body, user: User): Answer {
  const { store, listing, access } = handlers;
  const { verb, resource, namespace, name, subresource } = request;
  if (resource.kind === 'SelfSubjectAccessReview') {
    if (verb !== 'create') throw methodNotAllowed();
    return { code: 201, body: reviewAccess(access, user, request, body.value) };
  }
  if (name === null) return collectionAnswer({ store, listing }, request, body);
  const target = { resource, namespace, name };
  if (subresource !== null && subresource !== 'status') return belowAnswer(handlers, { ...request, ...target }, body);
  switch (verb) {
    case 'get':
      return { code: 200, body: found(store, target) };
    case 'update':
    case 'patch':
      return {
        code: 200,
        body: changeObject(store, { ...target, subresource }, (current) => made(request, current, body)),
      };
    case 'delete': {
      const deleted = deleteObject(store, target, deleteOptions(body.value, request.query));
      return { code: 200, body: deleted };
    }
    default:
      throw methodNotAllowed();
  }
}

function collectionAnswer(
  { store, listing }: Pick<Handlers, 'store' | 'listing'>,
  request: ResourceRequest,
  body: Body,
): Answer {
  const { verb, resource, namespace, query } = request;
  if (verb === 'list') return { code: 200, body: listing.list(request) };
  if (verb === 'create') {
    if (dryRun(query, body)) throw badRequest('the test cluster has no dry run');
    return { code: 201, body: createObject(store, { resource, namespace }, objectOf(body)) };
  }
  if (verb !== 'deletecollection') throw methodNotAllowed();
  const matches = selectorOf(resource, query);
  for (const object of store.list(resource, namespace).filter(matches)) {
    const target = { resource, namespace: object.metadata.namespace ?? null, name: object.metadata.name };
    deleteObject(store, target, deleteOptions(body.value, query));
  }
  return { code: 200, body: listing.list({ ...request, verb: 'list' }) };
}

function dryRun(query: URLSearchParams, { value }: Body): boolean {
  const options = value as { readonly dryRun?: unknown } | undefined;
  return query.has('dryRun') || options?.dryRun !== undefined;
}

function belowAnswer({ store, access }: Handlers, request: ResourceRequest & Target, body: Body): Answer {
  const { verb, resource, namespace, name, subresource } = request;
  const target: Target = { resource, namespace, name };
  if (subresource === 'scale' && resource.definition !== null) {
    if (verb === 'get') return { code: 200, body: scaleOf(found(store, target) as Workload) };
    if (verb !== 'update' && verb !== 'patch') throw methodNotAllowed();
    const scale = { ...request, resource: { ...resource, ...SCALE } };
    return { code: 200, body: changeScale(store, target, (current) => made(scale, current, body)) };
  }
  const written = verb === 'create' || verb === 'update';
  if (!written || body.value === undefined) throw methodNotAllowed();
  if (subresource === 'binding') return { code: 201, body: bindPod(store, target, body.value) };
  if (subresource === 'finalize') return { code: 200, body: finalizeNamespace(store, target, body.value) };
  if (subresource === 'token') return { code: 201, body: requestToken(store, access, target) };
  throw methodNotAllowed();
}

function made<T extends NewObject>(request: ResourceRequest, current: T, body: Body): T {
  if (request.verb === 'update') return objectOf(body) as T;
  return patched(request.resource, current, body);
}

/** As somebody sent it. */
interface SentObject extends Omit<NewObject, 'metadata'> {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: NewObject['metadata'];
}

function objectOf({ value }: Body): NewObject {
  if (typeof value !== 'object' || value === null) throw badRequest('the body is no object');
  const { metadata = {}, ...object } = value as SentObject;
  return { ...object, metadata };
}
