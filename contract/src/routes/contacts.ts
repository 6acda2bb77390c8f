import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { uuid } from '../schemas/common.ts';
import {
  ContactCreate,
  ContactCreated,
  ContactList,
  ContactMark,
  ContactMarked,
  ContactRemove,
  ContactRemoved,
  ContactUpdate,
  ContactUpdated,
} from '../schemas/contact.ts';
import { Problem } from '../schemas/problem.ts';
import { bodyErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const tag = { tag: 'Contacts' };
const pathParams = z.object({
  orderId: uuid().describe('Id of the order.'),
  searchId: uuid().describe('Id of the search.'),
});
const mutationErrors = { 404: Problem, 409: Problem, ...bodyErrors, ...protectedErrors };

export const contactsRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/contacts',
      summary: 'List the contacts of a search',
      description: 'The contact plan, the most trusted contact first, with those that were removed.',
      metadata: { ...tag, audit: 'contact.list', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams,
      responses: { 200: ContactList, 400: Problem, 404: Problem, ...protectedErrors },
    },
    add: {
      method: 'POST',
      path: '/contact',
      summary: 'Add a contact',
      description:
        'Adds a contact to ask. Attempts are scheduled when executeOutboundImmediately is true, or when the search ' +
        'waits for just that: a contact to be added.',
      metadata: {
        ...tag,
        audit: 'contact.add',
        scope: 'contacts:write',
        located: false,
      } satisfies RouteMetadata,
      ...idempotent,
      pathParams,
      body: ContactCreate,
      responses: { 201: ContactCreated, ...mutationErrors, ...idempotencyErrors },
    },
    update: {
      method: 'PUT',
      path: '/contact',
      summary: 'Update a contact',
      description:
        'Replaces a contact. Waiting attempts at a destination that it no longer has go to a new destination of ' +
        'the same channel, or are cancelled where there is none; then attempts at its other new destinations are ' +
        'scheduled, or else at the rest of the plan. A mark goes with the destinations that it was given for.',
      metadata: { ...tag, audit: 'contact.update', scope: 'contacts:write' } satisfies RouteMetadata,
      pathParams,
      body: ContactUpdate,
      responses: { 200: ContactUpdated, ...mutationErrors },
    },
    mark: {
      method: 'POST',
      path: '/contact/mark-accuracy',
      summary: 'Mark a contact accurate or inaccurate',
      description: 'Keeps your judgement with its reason, and stops or starts attempts as asked.',
      metadata: { ...tag, audit: 'contact.mark', scope: 'contacts:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams,
      body: ContactMark,
      responses: { 200: ContactMarked, ...mutationErrors, ...idempotencyErrors },
    },
    remove: {
      method: 'DELETE',
      path: '/contact',
      summary: 'Remove a contact',
      description: 'Takes a contact out of the plan. It stays in the list of contacts as removed.',
      metadata: { ...tag, audit: 'contact.remove', scope: 'contacts:write' } satisfies RouteMetadata,
      pathParams,
      body: ContactRemove,
      responses: { 200: ContactRemoved, ...mutationErrors },
    },
  },
  { pathPrefix: '/background-check/v1/orders/:orderId/searches/:searchId' },
);
