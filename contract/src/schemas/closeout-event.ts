import { z } from 'zod';
import {
  ATTEMPT_ERROR_CLASSES,
  ATTEMPT_TRIGGERS,
  DELIVERY_HOLDS,
  DELIVERY_STATUSES,
  ENDPOINT_SOURCES,
  SEARCH_TYPES,
  WEBHOOK_EVENTS,
} from '../vocabulary.ts';
import { WebhookEvent } from '../webhook-events.ts';
import { addressedName, instant, instantOrDay, name, uuid } from './common.ts';
import { PageQuery, Pagination } from './pagination.ts';

const deliveryStatus = () =>
  z.enum(DELIVERY_STATUSES).meta({
    description:
      'The worst of its deliveries. One that failed does not count once the fallback endpoint has taken over.',
  });

const eventFilter = {
  searchId: uuid().optional().describe('Only events of this search.'),
  orderId: uuid().optional().describe('Only events of this order.'),
  event: z.enum(WEBHOOK_EVENTS).optional().describe('Only events of this name.'),
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
  externalSearchId: addressedName().optional().describe('Only events of searches with this id of yours.'),
  deliveryStatus: z.enum(DELIVERY_STATUSES).optional().describe('Only events of this status.'),
  from: from().optional(),
  to: to().optional(),
  cursor: z.string().optional().meta({
    description: 'The nextCursor of an earlier page, to read on where it ended; page then means nothing.',
  }),
});

/** Whole milliseconds of one step of an exchange. */
const step = () => z.number().int().nullable();

export const DeliveryAttempt = z
  .object({
    deliveryId: uuid().meta({
      description: 'The delivery it belongs to, as its `X-Delivery-Id` header said.',
    }),
    trigger: z.enum(ATTEMPT_TRIGGERS).meta({
      description:
        'Why it was made: the first try, a retry by the schedule, the first try at a fallback endpoint after another ' +
        'target had failed, a redelivery that you asked for, a test event, or a probe that finds out whether a ' +
        'receiver that kept failing is back.',
    }),
    attemptNumber: z.number().int().describe('Number of this try, from 1.'),
    attemptedAt: instant().describe('When it began.'),
    url: z
      .string()
      .meta({ description: 'Without user name and password, and without the values of its query.' }),
    responseStatus: z.number().int().nullable().describe('Status of the answer; null when there was none.'),
    responseBody: z.string().nullable().meta({
      description: 'The first KiB of the answer, without the secrets that were sent.',
    }),
    address: z.string().nullable().meta({
      description: 'The IP address that was reached; null when none was.',
      example: '203.0.113.7',
    }),
    durationMs: z.number().int().meta({ description: 'Of the whole exchange, with the steps below.' }),
    dnsMs: step().meta({
      description: 'Resolving the name; null when it was not needed, as on a connection kept alive.',
      example: 3,
    }),
    connectMs: step().meta({
      description: 'TCP and TLS; null when it was not reached or not needed.',
      example: 21,
    }),
    firstByteMs: step().meta({
      description: 'From the start to the head of the answer; null when there was none.',
      example: 34,
    }),
    errorClass: z.enum(ATTEMPT_ERROR_CLASSES).nullable().meta({
      description: 'Why there was no answer; null when there was one.',
    }),
    error: z.string().nullable().meta({ description: 'The same in words.' }),
    nextAttemptAt: instant().nullable().meta({
      description: 'When the next attempt was to follow; null when none was.',
    }),
  })
  .meta({ id: 'DeliveryAttempt', description: 'One attempt to deliver an event to one target.' });

const EventDelivery = z
  .object({
    deliveryId: uuid().describe('Id of the event on its way to this target.'),
    endpointSource: z
      .enum(ENDPOINT_SOURCES)
      .nullable()
      .describe('The kind of the target; null where there was none.'),
    url: z
      .string()
      .nullable()
      .meta({
        description:
          'Without user name and password, and without the values of its query; null where no target wanted the event, ' +
          'and once it was redacted.',
      }),
    deliveryStatus: z.enum(DELIVERY_STATUSES).describe('What became of it.'),
    heldBy: z
      .enum(DELIVERY_HOLDS)
      .nullable()
      .meta({
        description:
          '`TARGET_DISABLED`: not sent, because the target has answered 410 and is disabled until you redeliver to it, ' +
          'test it with success, or configure it anew. `RECEIVER_FAILING`: waits for a receiver that keeps failing, or ' +
          'has failed after waiting five days for it. `RECEIVER_BUSY`: waits behind others for the same receiver.',
      }),
    nextAttemptAt: instant().nullable().meta({
      description: 'When it is sent; null when it is not, or waits for its receiver.',
    }),
  })
  .meta({ id: 'EventDelivery', description: 'An event on its way to one target.' });

export const CloseoutEvent = z
  .object({
    eventId: uuid().describe('Id of the event, as its `X-Event-Id` header said.'),
    event: z.enum(WEBHOOK_EVENTS).describe('Name of the event.'),
    sequence: z.number().int().describe('Number of the event within its search.'),
    occurredAt: instant().describe('When it happened.'),
    orderId: uuid().describe('Id of the order.'),
    searchId: uuid().describe('Id of the search.'),
    externalSearchId: z.string().nullable().describe('Your own id of the search; null when it has none.'),
    searchType: z.enum(SEARCH_TYPES).describe('Type of the search.'),
    endpointSource: z.enum(ENDPOINT_SOURCES).nullable().meta({
      description: 'The kind of its last target; `escalation` where the escalation webhook is the only one.',
    }),
    deliveryStatus: deliveryStatus(),
    deliveries: z.array(EventDelivery).meta({
      description: 'One for each target, oldest first; those that a redelivery replaced are left out.',
    }),
    attempts: z
      .array(DeliveryAttempt)
      .meta({ description: 'The newest 100 of all its deliveries, oldest first.' }),
    nextRetryAt: instant().nullable().describe('When the next attempt is made; null when none is waiting.'),
    payload: WebhookEvent.nullable().meta({
      description: 'The body as it is sent; null once it was redacted.',
    }),
  })
  .meta({ id: 'CloseoutEvent', description: 'An event and what became of it, at all of its targets.' });
export type CloseoutEvent = z.infer<typeof CloseoutEvent>;

export const CloseoutEventList = z
  .object({ data: z.array(CloseoutEvent).describe('The events of this page.'), pagination: Pagination })
  .meta({
    id: 'CloseoutEventList',
    description: 'Events, newest first.',
  });

export const EventRedelivered = z
  .object({
    success: z.boolean().describe('True: a failure is answered as an error.'),
    eventId: uuid().describe('Id of the event.'),
    deliveryStatus: deliveryStatus(),
    inFlight: z.boolean().meta({
      description: 'True when the event was being sent already and was left alone.',
    }),
  })
  .meta({ id: 'EventRedelivered', description: 'The event is on its way again, with its id and its bytes.' });

export const RedeliveryRequest = z
  .object({
    ...eventFilter,
    externalSearchId: name().optional().describe('Only events of searches with this id of yours.'),
    deliveryStatus: z.enum(DELIVERY_STATUSES).default('FAILED').describe('Only events of this status.'),
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
    success: z.boolean().describe('True: a failure is answered as an error.'),
    dryRun: z.boolean().describe('Whether the events were only counted.'),
    matched: z.number().int().meta({
      description: 'Events that the filter found before anything was done, also those beyond this call.',
    }),
    remaining: z.number().int().meta({
      description: 'Events that the filter finds beyond this call; in a dry run, all of them.',
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
