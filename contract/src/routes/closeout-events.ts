import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import {
  CloseoutEventList,
  CloseoutEventQuery,
  EventRedelivered,
  EventsRedelivered,
  RedeliveryRequest,
} from '../schemas/closeout-event.ts';
import { uuid } from '../schemas/common.ts';
import { Problem } from '../schemas/problem.ts';
import { consistent } from './consistency.ts';
import { bodyErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const tag = { tag: 'Closeout events' };

export const closeoutEventsRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/closeout-events',
      summary: 'List closeout events',
      description:
        'The events of all searches, newest first, each with every attempt to deliver it. Reading on by cursor is ' +
        'exact also while events occur.',
      metadata: { ...tag, audit: 'closeoutEvent.list', scope: 'orders:read' } satisfies RouteMetadata,
      ...consistent,
      query: CloseoutEventQuery,
      responses: { 200: CloseoutEventList, 400: Problem, ...protectedErrors },
    },
    redeliver: {
      method: 'POST',
      path: '/closeout-events/:eventId/redeliver',
      summary: 'Deliver a closeout event again',
      description:
        'Puts the event on its way again at once, with its id and its bytes, to the targets it was made for; a retry ' +
        'that waits is replaced. Repeating the call does not double an attempt that waits or is being made. An event ' +
        'that had no target goes where your configuration sends it now; where no target wants it, or its body was ' +
        'redacted, 409.',
      metadata: { ...tag, audit: 'closeoutEvent.redeliver', scope: 'webhooks:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams: z.object({ eventId: uuid().describe('Id of the event.') }),
      body: c.noBody(),
      responses: {
        200: EventRedelivered,
        400: Problem,
        404: Problem,
        ...idempotencyErrors,
        ...protectedErrors,
      },
    },
    redeliverAll: {
      method: 'POST',
      path: '/closeout-events/redeliver',
      summary: 'Deliver closeout events again',
      description:
        'The same for every event of a time range, by its status: the oldest first, up to 200 in one call, with a ' +
        'cursor that leads to the others. A dry run counts them.',
      metadata: {
        ...tag,
        audit: 'closeoutEvent.redeliverAll',
        scope: 'webhooks:write',
      } satisfies RouteMetadata,
      ...idempotent,
      body: RedeliveryRequest,
      responses: { 200: EventsRedelivered, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
    },
  },
  { pathPrefix: '/v1' },
);
