import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { bodyErrors, protectedErrors } from '../../routes/errors.ts';
import { idempotencyErrors, idempotent } from '../../routes/idempotency.ts';
import { uuid } from '../../schemas/common.ts';
import { Problem } from '../../schemas/problem.ts';
import {
  DismissalCreate,
  MatchCreate,
  Matched,
  UnmatchedMail,
  UnmatchedMailQuery,
  UnmatchedMessageRead,
} from '../schemas/unmatched-mail.ts';
import type { OperationsMetadata } from './operations-metadata.ts';

const c = initContract();

const tag = { tag: 'Unmatched mail' };
const messagePath = z.object({ messageId: uuid().describe('Id of the message.') });

export const unmatchedMailRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '',
      summary: 'List mail that matched nothing',
      description: 'Messages that were passed on or came by mail and belong to no search, the newest first.',
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'unmatchedMail.list',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      query: UnmatchedMailQuery,
      responses: { 200: UnmatchedMail, 400: Problem, ...protectedErrors },
    },
    get: {
      method: 'GET',
      path: '/:messageId',
      summary: 'Get a message that matched nothing',
      description: 'One of these messages with its words, and why it belongs to no search.',
      metadata: {
        ...tag,
        permission: 'read',
        audit: 'unmatchedMail.read',
        scope: 'orders:read',
      } satisfies OperationsMetadata,
      pathParams: messagePath,
      responses: { 200: UnmatchedMessageRead, 400: Problem, 404: Problem, ...protectedErrors },
    },
    match: {
      method: 'POST',
      path: '/:messageId/match',
      summary: 'Say which search a message belongs to',
      description:
        'From then on the message is one of the search: it is read as if it had been recognised, and cleared with the ' +
        'personal data of the order. 409 when it belongs to a search already, or the search has ended.',
      metadata: {
        ...tag,
        permission: 'answers:write',
        audit: 'unmatchedMail.match',
        scope: 'orders:write',
      } satisfies OperationsMetadata,
      ...idempotent,
      pathParams: messagePath,
      body: MatchCreate,
      responses: { 200: Matched, 404: Problem, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
    },
    dismiss: {
      method: 'POST',
      path: '/:messageId/dismiss',
      summary: 'Set a message aside',
      description:
        'Takes a message out of the list that belongs to no search. It is kept as long as the others, and can still be ' +
        'given to a search. 409 when it belongs to one already, or was set aside before.',
      metadata: {
        ...tag,
        permission: 'mail:dismiss',
        audit: 'unmatchedMail.dismiss',
        scope: 'orders:write',
      } satisfies OperationsMetadata,
      ...idempotent,
      pathParams: messagePath,
      body: DismissalCreate,
      responses: { 204: c.noBody(), 404: Problem, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: '/operations/v1/unmatched-mail' },
);
