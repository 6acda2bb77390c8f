import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bodyErrors, protectedErrors } from '../../routes/errors.ts';
import { idempotencyErrors, idempotent } from '../../routes/idempotency.ts';
import { uuid } from '../../schemas/common.ts';
import { Problem } from '../../schemas/problem.ts';
import { ReviewTaken } from '../../schemas/review.ts';
import { Note, NoteCreate, NoteList } from '../schemas/note.ts';
import {
  Assignment,
  AssignmentChange,
  CheckedReview,
  View,
  ViewCreate,
  ViewList,
  WorkItemList,
  WorkQuery,
  WorkSearch,
} from '../schemas/work.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

const tag = { tag: 'Work' };
const pathPrefix = '/operations/v1';
const searchPath = z.object({ searchId: uuid().describe('Id of the search.') });
const notFound = { 400: Problem, 404: Problem };

export const workRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/work',
      summary: 'List the work',
      description:
        'The searches that a filter finds, those whose SLA ends first before the others, each with who works on it and ' +
        'what only a person can do for it. Reading on by cursor is exact also while searches are being created.',
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'work.list',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      query: WorkQuery,
      responses: { 200: WorkItemList, 400: Problem, ...protectedErrors },
    },
    get: {
      method: 'GET',
      path: '/work/:searchId',
      summary: 'Get a search to work on',
      description: 'One search with its records, who works on it, and a version that a review sends along.',
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'work.read',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      pathParams: searchPath,
      responses: { 200: WorkSearch, ...notFound, ...protectedErrors },
    },
  },
  { pathPrefix },
);

export const assignmentsRoutes = c.router({
  set: {
    method: 'PUT',
    path: '/operations/v1/searches/:searchId/assignment',
    summary: 'Assign a search',
    description:
      'Says who works on a search. It is refused with 409 when another person has changed that since it was read. People ' +
      'who may only take and leave searches themselves get 403 for others.',
    metadata: {
      ...tag,
      permission: 'assignment:own',
      audit: 'search.assign',
      scope: 'orders:write',
    } satisfies OperationsMetadata,
    pathParams: searchPath,
    body: AssignmentChange,
    responses: { 200: Assignment, 404: Problem, 409: Problem, ...bodyErrors, ...protectedErrors },
  },
});

export const notesRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '',
      summary: 'List the notes of a search',
      description: 'What colleagues wrote about the search. Clients of the API and contacts never see it.',
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'note.list',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      pathParams: searchPath,
      responses: { 200: NoteList, ...notFound, ...protectedErrors },
    },
    add: {
      method: 'POST',
      path: '',
      summary: 'Add a note',
      description: 'Notes stay as they were written, and are cleared with the personal data of the order.',
      metadata: {
        ...tag,
        permission: 'notes:write',
        audit: 'note.add',
        scope: 'orders:write',
        located: false,
      } satisfies OperationsMetadata,
      ...idempotent,
      pathParams: searchPath,
      body: NoteCreate,
      responses: { 201: Note, 404: Problem, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: `${pathPrefix}/searches/:searchId/notes` },
);

export const checkedReviewsRoutes = c.router({
  submit: {
    method: 'POST',
    path: '/operations/v1/searches/:searchId/review',
    summary: 'Decide what was seen',
    description:
      'As the review of the API, for people who decide at the same time: it is refused with 409 when the records of the ' +
      'search say something else than when they were read.',
    metadata: {
      ...tag,
      permission: 'review:write',
      audit: 'search.review',
      scope: 'review:write',
    } satisfies OperationsMetadata,
    ...idempotent,
    pathParams: searchPath,
    body: CheckedReview,
    responses: { 200: ReviewTaken, 404: Problem, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
  },
});

export const viewsRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '',
      summary: 'List saved views',
      description: "The caller's own views, and those that are shared with all of the organization.",
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'view.list',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      responses: { 200: ViewList, ...protectedErrors },
    },
    create: {
      method: 'POST',
      path: '',
      summary: 'Save a view',
      description:
        'Keeps filters of the work list under a name. Sharing it with the organization needs `views:share`.',
      metadata: {
        ...tag,
        permission: 'views:write',
        audit: 'view.create',
        scope: 'orders:write',
        located: false,
      } satisfies OperationsMetadata,
      ...idempotent,
      body: ViewCreate,
      responses: { 201: View, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
    },
    delete: {
      method: 'DELETE',
      path: '/:viewId',
      summary: 'Delete a view',
      description: "One's own view, or with `views:share` a shared one.",
      metadata: {
        ...tag,
        permission: 'views:write',
        audit: 'view.delete',
        scope: 'orders:write',
      } satisfies OperationsMetadata,
      pathParams: z.object({ viewId: uuid().describe('Id of the view.') }),
      body: c.noBody(),
      responses: { 204: c.noBody(), ...notFound, ...protectedErrors },
    },
  },
  { pathPrefix: `${pathPrefix}/views` },
);
