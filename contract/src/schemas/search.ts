import { z } from 'zod';
import {
  ACTIVITY_ACTORS,
  CHANNELS,
  ORDER_STATUSES,
  REASON_CODES,
  RESOLUTION_OUTCOMES,
  SEARCH_PHASES,
  SEARCH_STATUSES,
  VERIFIED_OUTCOMES,
  WEBHOOK_EVENTS,
} from '../vocabulary.ts';
import {
  crossCheck,
  fieldsOf,
  givenTime,
  instant,
  MAX_TEXT,
  optionalText,
  ownFields,
  uuid,
} from './common.ts';
import { SearchSummary } from './order.ts';
import { SearchRecord } from './search-record.ts';
import { VerificationResult } from './verification-result.ts';

export const Activity = z
  .object({
    id: uuid().describe('Id of the entry.'),
    activityType: z.string().describe('What happened, as `OUTBOUND_SENT`.'),
    channel: z.enum(CHANNELS).nullable().describe('By which way; null where none was used.'),
    channelValue: z
      .string()
      .nullable()
      .describe('The address, number or website that was asked; null where it is about none.'),
    description: z.string().describe('The same in words.'),
    contactId: uuid().nullable().describe('The contact it is about; null when it is about none.'),
    outboundId: uuid().nullable().describe('The attempt it is about; null when it is about none.'),
    actor: z.enum(ACTIVITY_ACTORS).describe('Who did it.'),
    createdAt: instant().describe('When it happened.'),
  })
  .meta({ id: 'Activity', description: 'One step in the life of a search.' });

export type Activity = z.infer<typeof Activity>;

export const EstimatedCompletion = z
  .object({
    earliest: instant().meta({
      description: 'A quarter of the searches that this is based on had their answer by then.',
    }),
    latest: instant().meta({
      description: 'Nine of ten had it by then. Never after the SLA, when the search ends in any case.',
    }),
    basedOn: z.number().int().positive().meta({
      description:
        'How many searches of this type, answered lately and no sooner than this one, the range is drawn from.',
    }),
  })
  .meta({
    id: 'EstimatedCompletion',
    description: "When an answer can be expected, by the organization's own history of the last 90 days.",
  });
export type EstimatedCompletion = z.infer<typeof EstimatedCompletion>;

export const Search = z
  .object({
    ...SearchSummary.shape,
    phase: z.enum(SEARCH_PHASES).describe('Where the work stands.'),
    waitingFor: z
      .string()
      .nullable()
      .describe('What has to happen next, in words; null when nothing has to.'),
    nextActionAt: instant()
      .nullable()
      .describe('When something happens at the latest; null when that is not known.'),
    estimatedCompletion: EstimatedCompletion.nullable().meta({
      description: 'Null once the search has ended, and as long as there is too little history.',
    }),
    records: z.array(SearchRecord).describe('The records that it verifies, each with where it stands.'),
    verificationResult: z.array(VerificationResult).describe('The results: one once it was verified.'),
  })
  .meta({ id: 'Search', description: 'A search with its phase and results.' });
export type Search = z.infer<typeof Search>;

export const SearchWithActivity = z
  .object({
    ...Search.shape,
    activity: z.array(Activity).describe('What was done so far, oldest first: the newest 5,000 steps.'),
  })
  .meta({ id: 'SearchWithActivity', description: 'A search with its outreach history, oldest first.' });

export type SearchWithActivity = z.infer<typeof SearchWithActivity>;

export const SearchList = z
  .object({ searches: z.array(Search).describe('The searches.') })
  .meta({ id: 'SearchList', description: 'The searches of an order.' });

export const SearchesFound = z
  .object({
    exists: z.boolean().describe('Whether there is any.'),
    externalSearchId: z.string().describe('The id that was asked for.'),
    searches: z.array(Search).describe('The searches, newest first.'),
  })
  .meta({
    id: 'SearchesFound',
    description: 'Whether there are searches with this external id, and the newest 100 of them.',
  });

/** Every event about such fields carries a copy. */
const boundedObject = () => ownFields(100_000);

const isVerified = (outcome: unknown) => VERIFIED_OUTCOMES.some((verified) => verified === outcome);

export const Resolution = crossCheck(
  z.object({
    outcome: z.enum(RESOLUTION_OUTCOMES).describe('How it ended.'),
    reasonCode: z
      .enum(REASON_CODES)
      .optional()
      .describe('Why a person has to act; only with ACTION_REQUIRED, and required there.'),
    resultDetails: z
      .union([z.string().max(MAX_TEXT), boundedObject()])
      .optional()
      .describe('What was found out, as text or as an object, which is kept as JSON text.'),
    submittedAt: givenTime()
      .optional()
      .describe('When it was found out, kept as you send it; now unless you say otherwise.'),
    metadata: boundedObject()
      .optional()
      .describe('More fields for the `verificationResult` of verification.completed.'),
  }),
  (value, report) => {
    const { outcome, reasonCode } = fieldsOf(value);
    if (outcome === 'ACTION_REQUIRED' && reasonCode === undefined) {
      report(['reasonCode'], 'is required when outcome is ACTION_REQUIRED');
    }
    if (isVerified(outcome) && reasonCode !== undefined) {
      report(['reasonCode'], 'must not be present for a verified outcome');
    }
  },
).meta({ id: 'Resolution', description: 'How a completed search ended.' });
export type Resolution = z.infer<typeof Resolution>;

export const SearchUpdate = crossCheck(
  z.object({
    searchStatus: z.enum(SEARCH_STATUSES).describe('The status that it shall have.'),
    resolution: Resolution.optional(),
    reason: optionalText().describe('Why, in your words; part of the notification.'),
    metadata: boundedObject().optional().describe('Your notes; part of the events.'),
  }),
  (value, report) => {
    const { searchStatus, resolution } = fieldsOf(value);
    if (searchStatus === 'COMPLETED' && resolution === undefined) {
      report(['resolution'], 'is required when searchStatus is COMPLETED');
    }
    if (searchStatus !== 'COMPLETED' && resolution !== undefined) {
      report(['resolution'], 'must only be present when searchStatus is COMPLETED');
    }
  },
).meta({
  id: 'SearchUpdate',
  description: 'The new status of a search, with its resolution when it is completed.',
});
export type SearchUpdate = z.infer<typeof SearchUpdate>;

export const SearchUpdated = z
  .object({
    success: z.boolean().describe('True: a failure is answered as an error.'),
    orderId: uuid().describe('Id of the order.'),
    searchId: uuid().describe('Id of the search.'),
    externalSearchId: z.string().optional().describe('Your own id of the search; left out when it has none.'),
    previousStatus: z.enum(SEARCH_STATUSES).describe('Its status before.'),
    currentStatus: z.enum(SEARCH_STATUSES).describe('Its status now.'),
    orderStatus: z.enum(ORDER_STATUSES).describe('The status of its order now.'),
    orderRollupApplied: z.boolean().describe('Whether this completed the order.'),
    webhooksEmitted: z
      .array(z.enum(WEBHOOK_EVENTS))
      .describe(
        'Names of the events that were written, for the targets there are; empty when nothing changed.',
      ),
  })
  .meta({ id: 'SearchUpdated', description: 'What the update did.' });
