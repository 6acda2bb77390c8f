import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { uuid } from '../schemas/common.ts';
import {
  OutboundChanged,
  OutboundChoice,
  OutboundList,
  OutboundQuery,
  OutboundsCancelled,
  OutboundsPaused,
  OutboundsResumed,
} from '../schemas/outbound.ts';
import { Problem } from '../schemas/problem.ts';
import { bodyErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

const tag = { tag: 'Outbounds' };
const pathParams = z.object({
  orderId: uuid().describe('Id of the order.'),
  searchId: uuid().describe('Id of the search.'),
});
const readErrors = { 400: Problem, 404: Problem, ...protectedErrors };
const changeErrors = { ...readErrors, ...idempotencyErrors };
const choiceErrors = { ...changeErrors, ...bodyErrors };

export const outboundsRoutes = c.router(
  {
    list: {
      method: 'GET',
      path: '/outbounds',
      summary: 'List the outbounds of a search',
      description:
        'The attempts that are scheduled or paused, the next one first. With include=all every other attempt ' +
        'follows.',
      metadata: { ...tag, audit: 'outbound.list', scope: 'orders:read' } satisfies RouteMetadata,
      pathParams,
      query: OutboundQuery,
      responses: { 200: OutboundList, ...readErrors },
    },
    cancelAll: {
      method: 'POST',
      path: '/cancel-outbounds',
      summary: 'Cancel all outbounds',
      description: 'Cancels every scheduled or paused attempt for good. What was sent cannot be recalled.',
      metadata: { ...tag, audit: 'outbound.cancelAll', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams,
      body: c.noBody(),
      responses: { 200: OutboundsCancelled, ...changeErrors },
    },
    pauseAll: {
      method: 'POST',
      path: '/pause-outbounds',
      summary: 'Pause all outbounds',
      description: 'Pauses every scheduled attempt. An attempt that is being sent is not counted.',
      metadata: { ...tag, audit: 'outbound.pauseAll', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams,
      body: c.noBody(),
      responses: { 200: OutboundsPaused, ...changeErrors },
    },
    resumeAll: {
      method: 'POST',
      path: '/resume-outbounds',
      summary: 'Resume all outbounds',
      description:
        'Schedules every paused attempt again. Those whose time has passed move into the next business hours, ' +
        'one follow-up interval apart; where the outbound window or the SLA ends before that, they are cancelled.',
      metadata: { ...tag, audit: 'outbound.resumeAll', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams,
      body: c.noBody(),
      responses: { 200: OutboundsResumed, ...changeErrors },
    },
    pause: {
      method: 'POST',
      path: '/pause-outbound',
      summary: 'Pause an outbound',
      description: 'Pauses one scheduled attempt. Once it is being sent, 409 says that it is too late.',
      metadata: { ...tag, audit: 'outbound.pause', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams,
      body: OutboundChoice,
      responses: { 200: OutboundChanged, ...choiceErrors },
    },
    resume: {
      method: 'POST',
      path: '/resume-outbound',
      summary: 'Resume an outbound',
      description:
        'Schedules one paused attempt again, as for all of them. The status is CANCELLED when its time is over.',
      metadata: { ...tag, audit: 'outbound.resume', scope: 'orders:write' } satisfies RouteMetadata,
      ...idempotent,
      pathParams,
      body: OutboundChoice,
      responses: { 200: OutboundChanged, ...choiceErrors },
    },
  },
  { pathPrefix: '/background-check/v1/orders/:orderId/searches/:searchId' },
);
