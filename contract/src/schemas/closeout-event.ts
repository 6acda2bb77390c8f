import { z } from 'zod';
import { DELIVERY_STATUSES, ENDPOINT_SOURCES, SEARCH_TYPES, WEBHOOK_EVENTS } from '../vocabulary.ts';
import { WebhookEvent } from '../webhook-events.ts';
import { addressedName, instant, instantOrDay, name, uuid } from './common.ts';
import { PageQuery, Pagination } from './pagination.ts';
import { Target } from './webhook-config.ts';

const deliveryStatus = () =>
  z.enum(DELIVERY_STATUSES).meta({
    description:
      'The worst of its deliveries. One that failed does not count once the fallback endpoint has taken over.',
  });

const eventFilter = {
  searchId: uuid().optional(),
  orderId: uuid().optional(),
  event: z.enum(WEBHOOK_EVENTS).optional(),
};

const from = () =>
  instantOrDay().meta({
    description: 'Occurred at this instant or later; a date means its beginning in UTC.',
  });
const to = () =>
  instantOrDay().meta({ description: 'Occurred at this instant or earlier; a date means its end in UTC.' });

export const CloseoutEventQuery = z.object({
  ...PageQuery.shape,
  ...eventFilter,
  externalSearchId: addressedName().optional(),
  deliveryStatus: z.enum(DELIVERY_STATUSES).optional(),
  from: from().optional(),
  to: to().optional(),
  cursor: z.string().optional().meta({
    description: 'The nextCursor of an earlier page, to read on where it ended; page then means nothing.',
  }),
});

export const DeliveryAttempt = z
  .object({
    attemptNumber: z.number().int(),
    attemptedAt: instant(),
    url: z
      .string()
      .meta({ description: 'Without user name and password, and without the values of its query.' }),
    responseStatus: z.number().int().nullable(),
    responseBody: z.string().nullable().meta({
      description: 'The first KiB of the answer, without the secrets that were sent.',
    }),
    durationMs: z.number().int(),
    error: z.string().nullable(),
  })
  .meta({ id: 'DeliveryAttempt', description: 'One attempt to deliver an event to one target.' });

export const CloseoutEvent = z
  .object({
    eventId: uuid(),
    event: z.enum(WEBHOOK_EVENTS),
    sequence: z.number().int(),
    occurredAt: instant(),
    orderId: uuid(),
    searchId: uuid(),
    externalSearchId: z.string().nullable(),
    searchType: z.enum(SEARCH_TYPES),
    endpointSource: z.enum(ENDPOINT_SOURCES).nullable().meta({
      description: 'The kind of its last target; `escalation` where the escalation webhook is the only one.',
    }),
    deliveryStatus: deliveryStatus(),
    attempts: z.array(DeliveryAttempt),
    nextRetryAt: instant().nullable(),
    payload: WebhookEvent.nullable().meta({
      description: 'The body as it is sent; null once it was redacted.',
    }),
  })
  .meta({ id: 'CloseoutEvent', description: 'An event and what became of it, at all of its targets.' });
export type CloseoutEvent = z.infer<typeof CloseoutEvent>;

export const CloseoutEventList = z.object({ data: z.array(CloseoutEvent), pagination: Pagination }).meta({
  id: 'CloseoutEventList',
  description: 'Events, newest first.',
});

export const EventRedelivered = z
  .object({
    success: z.boolean(),
    eventId: uuid(),
    deliveryStatus: deliveryStatus(),
    inFlight: z.boolean().meta({
      description: 'True when the event was being sent already and was left alone.',
    }),
  })
  .meta({ id: 'EventRedelivered', description: 'The event is on its way again, with its id and its bytes.' });

export const RedeliveryRequest = z
  .object({
    ...eventFilter,
    externalSearchId: name().optional(),
    deliveryStatus: z.enum(DELIVERY_STATUSES).default('FAILED'),
    from: from(),
    to: to().optional(),
    dryRun: z.boolean().default(false).meta({ description: 'Only count the events.' }),
    cursor: z.string().optional().meta({
      description: 'The nextCursor of an earlier answer, to go on where that call ended.',
    }),
  })
  .meta({
    id: 'RedeliveryRequest',
    description: 'Which events to deliver again; failed ones unless you say otherwise.',
  });

export const EventsRedelivered = z
  .object({
    success: z.boolean(),
    dryRun: z.boolean(),
    matched: z.number().int().meta({
      description: 'Events that the filter found before anything was done, also those beyond this call.',
    }),
    redelivered: z.number().int().meta({ description: 'Events that are on their way again.' }),
    inFlight: z.number().int().meta({
      description: 'Events that were being sent already and were left alone.',
    }),
    withoutTarget: z.number().int().meta({ description: 'Events that no target wants.' }),
    redacted: z.number().int().meta({
      description: 'Events that cannot be delivered again, because their bodies were redacted.',
    }),
    nextCursor: z.string().nullable().meta({
      description: 'Leads to the events beyond this call; null when there are none, and from a dry run.',
    }),
  })
  .meta({ id: 'EventsRedelivered', description: 'What became of the events, by number.' });

export const WebhookTest = z
  .object({
    target: Target.optional().meta({
      description: "Where to send the test event; without it, to your organization's own targets.",
    }),
    searchType: z.enum(SEARCH_TYPES).default('EMPLOYMENT'),
  })
  .meta({ id: 'WebhookTest', description: 'A test event to send.' });

export const WebhookTested = z
  .object({
    success: z.boolean().meta({ description: 'True when every target took the event.' }),
    eventId: uuid(),
    deliveries: z.array(
      z.object({
        deliveryId: uuid(),
        endpointSource: z.enum(ENDPOINT_SOURCES).nullable(),
        deliveryStatus: z.enum(DELIVERY_STATUSES).meta({
          description: 'PENDING when there is no outcome yet.',
        }),
        attempts: z.array(DeliveryAttempt),
      }),
    ),
  })
  .meta({ id: 'WebhookTested', description: 'What came of the test event, target by target.' });
