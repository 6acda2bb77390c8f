import { z } from 'zod';
import { DELIVERY_STATUSES, ENDPOINT_SOURCES, SEARCH_TYPES } from '../vocabulary.ts';
import { DeliveryAttempt } from './closeout-event.ts';
import { uuid } from './common.ts';
import { Target } from './webhook-config.ts';

export const WebhookTest = z
  .object({
    target: Target.optional().meta({
      description:
        "Where to send the test event; without it, where your organization's events of this searchType go first: to " +
        'the endpoints of that type, or to the fallback where there are none.',
    }),
    searchType: z
      .enum(SEARCH_TYPES)
      .default('EMPLOYMENT')
      .describe('Type of the search that the event pretends to be about.'),
  })
  .meta({ id: 'WebhookTest', description: 'A test event to send.' });

export const WebhookTested = z
  .object({
    success: z.boolean().meta({ description: 'True when every target took the event.' }),
    eventId: uuid().describe('Id of the test event.'),
    deliveries: z
      .array(
        z.object({
          deliveryId: uuid().describe('Id of the event on its way to this target.'),
          endpointSource: z
            .enum(ENDPOINT_SOURCES)
            .nullable()
            .describe('The kind of the target; null for one that you gave.'),
          deliveryStatus: z.enum(DELIVERY_STATUSES).meta({
            description: 'PENDING when there is no outcome yet.',
          }),
          attempts: z.array(DeliveryAttempt).describe('What was tried, once.'),
        }),
      )
      .describe('What came of it, target by target.'),
  })
  .meta({ id: 'WebhookTested', description: 'What came of the test event, target by target.' });
