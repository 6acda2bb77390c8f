import { initContract } from '@ts-rest/core';
import { WebhookTest, WebhookTested } from '../schemas/webhook-test.ts';
import { bodyErrors, protectedErrors } from './errors.ts';
import { idempotencyErrors, idempotent } from './idempotency.ts';
import type { RouteMetadata } from './route-metadata.ts';

const c = initContract();

export const webhookTestsRoutes = c.router({
  send: {
    method: 'POST',
    path: '/v1/webhook-tests',
    summary: 'Send a test event',
    description:
      'Sends a signed verification.notification with notificationType WEBHOOK_TEST, once, and answers with its outcome: ' +
      'usually at once, after 20 seconds at the latest.',
    metadata: {
      tag: 'Closeout events',
      audit: 'webhook.test',
      scope: 'webhooks:write',
    } satisfies RouteMetadata,
    ...idempotent,
    body: WebhookTest,
    responses: { 200: WebhookTested, ...idempotencyErrors, ...bodyErrors, ...protectedErrors },
  },
});
