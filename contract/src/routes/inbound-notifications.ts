import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { InboundMatched, InboundNotification, InboundUnmatched } from '../schemas/inbound.ts';
import { bodyErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const inboundNotificationsRoutes = c.router({
  submit: {
    method: 'POST',
    path: '/background-check/v1/inbound/notifications',
    summary: 'Submit an inbound notification',
    description:
      'Passes on what a contact sent. It is matched by searchId, externalSearchId, contactId, outboundId and threadId, ' +
      'in this order, and processed after the answer. A message that came before is answered as it was then.',
    metadata: { tag: 'Inbound', audit: 'inbound.submit', scope: 'orders:write' } satisfies RouteMetadata,
    ...idempotent,
    body: InboundNotification,
    responses: {
      202: z.union([InboundMatched, InboundUnmatched]),
      ...idempotencyErrors,
      ...bodyErrors,
      ...protectedErrors,
    },
  },
});
