import { WebhookEvent } from '@credence/contract';
import { WEBHOOK_EXAMPLES } from './examples/webhooks.ts';
import type { SchemaRegistry } from './schemas.ts';

interface DeliveryHeader {
  component: string;
  header: string;
  description: string;
  example: string;
  optional?: true;
}

const DELIVERY_HEADERS: DeliveryHeader[] = [
  {
    component: 'XEventId',
    header: 'X-Event-Id',
    description: 'Id of the event, the same on every retry and replay: keep it to handle each event once.',
    example: '019564a1-1fe3-7c51-9b40-5d2f7e8c3a16',
  },
  {
    component: 'XEventType',
    header: 'X-Event-Type',
    description: 'The `event` of the body.',
    example: 'verification.completed',
  },
  {
    component: 'XSearchType',
    header: 'X-Search-Type',
    description: 'Type of the search.',
    example: 'EMPLOYMENT',
  },
  {
    component: 'XExternalSearchId',
    header: 'X-External-Search-Id',
    description:
      'Your own id of the search, when it has one. What no header can carry, and `%`, is percent-encoded in UTF-8: ' +
      '`decodeURIComponent` gives the id.',
    example: 'NW-20417-EMP',
    optional: true,
  },
  {
    component: 'XEndpointSource',
    header: 'X-Endpoint-Source',
    description:
      'Which configured target this is: `type-specific`, `fallback`, or the `escalation` webhook. A test event to a ' +
      'target of your choice has none.',
    example: 'type-specific',
    optional: true,
  },
  {
    component: 'XDeliveryId',
    header: 'X-Delivery-Id',
    description: 'Id of this event on its way to this target.',
    example: 'b3c8e6a4-5d92-4f17-8e0b-1a7d4c9f2e65',
  },
  {
    component: 'XDeliveryAttempt',
    header: 'X-Delivery-Attempt',
    description: 'Number of this try, from 1.',
    example: '1',
  },
  {
    component: 'XWebhookSignature',
    header: 'X-Webhook-Signature',
    description:
      '`sha256=` and the HMAC-SHA256 of the raw body in hexadecimal digits. Left out where no secret is configured.',
    example: 'sha256=5f0c2d0c6b9a4be2b1d4d8c2f7a3e6915c8b0d7e4f2a1c3b6d9e8f7051423364',
    optional: true,
  },
  {
    component: 'WebhookId',
    header: 'webhook-id',
    description: 'Standard Webhooks: the id of the event.',
    example: '019564a1-1fe3-7c51-9b40-5d2f7e8c3a16',
  },
  {
    component: 'WebhookTimestamp',
    header: 'webhook-timestamp',
    description: 'Standard Webhooks: when this try was signed, in seconds since 1970.',
    example: '1741020171',
  },
  {
    component: 'WebhookSignature',
    header: 'webhook-signature',
    description:
      'Standard Webhooks: `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. ' +
      'While a secret is being changed there are two, with a space between them. Left out where no secret is configured.',
    example: 'v1,Kq0mX1q5J1hYb7n0bJ6m8zq0dGm2cR7iV3t5cF1yXoA=',
    optional: true,
  },
];

/** The delivery headers as shared parameters of the document. */
export const DELIVERY_PARAMETERS = Object.fromEntries(
  DELIVERY_HEADERS.map(({ component, header, description, example, optional }) => [
    component,
    { name: header, in: 'header', required: !optional, description, schema: { type: 'string' }, example },
  ]),
);

const ANSWERS = {
  '2XX': { description: 'Taken. Answer within 15 seconds and do the work afterwards.' },
  '410': { description: 'Gone for good: this target gets no more events.' },
  default: {
    description:
      '408, 425, 429, 5xx, a time-out or no connection: tried again. Anything else ends this delivery.',
  },
};

/** The `webhooks` section: what the service sends to a client's own endpoints, by event name. */
export function buildWebhooks(schemas: SchemaRegistry): Record<string, unknown> {
  const webhooks: Record<string, unknown> = {};
  for (const schema of WebhookEvent.options) {
    const event = schema.shape.event.value;
    const { id, description = event } = schema.meta() ?? {};
    const example = WEBHOOK_EXAMPLES[event];
    if (!id || !example) throw new Error(`The webhook ${event} needs an id in the contract and an example`);
    webhooks[event] = {
      post: {
        tags: ['Webhooks'],
        operationId: `receive${id}`,
        summary: event,
        description,
        security: [],
        parameters: DELIVERY_HEADERS.map(({ component }) => ({
          $ref: `#/components/parameters/${component}`,
        })),
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: schemas.place(schema, 'response'), examples: { example } },
          },
        },
        responses: ANSWERS,
      },
    };
  }
  return webhooks;
}
