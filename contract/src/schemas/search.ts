import { z } from 'zod';
import {
  ACTIVITY_ACTORS,
  CHANNELS,
  CLAIM_MATCHES,
  INBOUND_CHANNELS,
  ORDER_STATUSES,
  REASON_CODES,
  RESOLUTION_OUTCOMES,
  RESULT_SOURCES,
  SEARCH_PHASES,
  SEARCH_STATUSES,
  VERIFIED_OUTCOMES,
  WEBHOOK_EVENTS,
} from '../vocabulary.ts';
import { crossCheck, fieldsOf, freeObject, instant, MAX_TEXT, text, uuid } from './common.ts';
import { SearchSummary } from './order.ts';

const ClaimEvidence = z
  .object({
    inboundId: uuid().meta({ description: 'The message that says so.' }),
    channel: z.enum(INBOUND_CHANNELS).meta({ description: 'By which way it came.' }),
    contactId: uuid().nullable().meta({ description: 'The contact that it is from; null when nobody said.' }),
    contactName: z.string().nullable(),
    respondent: z
      .object({ name: z.string().nullable(), title: z.string().nullable() })
      .meta({ description: 'Who answered, as they said themselves.' }),
    receivedAt: instant(),
    documents: z
      .array(z.object({ id: uuid(), fileName: z.string() }))
      .meta({ description: 'The documents that came along.' }),
  })
  .meta({ id: 'ClaimEvidence', description: 'Who said what is said about a claim, when and by which way.' });
export type ClaimEvidence = z.infer<typeof ClaimEvidence>;

export const Claim = z
  .object({
    record: z.number().int(),
    field: z.string(),
    provided: z.string().nullable(),
    verified: z.string().nullable(),
    match: z.enum(CLAIM_MATCHES),
    comment: z.string().nullable().meta({ description: 'Why it is judged so, in words.' }),
    evidence: ClaimEvidence.nullable().meta({ description: 'Null when nobody said anything about it.' }),
  })
  .meta({ id: 'Claim', description: 'One statement of the applicant beside what the source says about it.' });
export type Claim = z.infer<typeof Claim>;

export const VerificationResult = z
  .object({
    id: uuid(),
    outcome: z.enum(VERIFIED_OUTCOMES),
    discrepancy: z.boolean(),
    resultDetails: z
      .string()
      .nullable()
      .meta({
        description:
          'What you gave; of an answer, JSON text with its `respondent`, `questions` and `comment`, the `missingFields` ' +
          'that stayed unverified (each with `record` and `field`), and the `earlierAnswers` that it was added to.',
      }),
    submittedAt: z.string(),
    source: z.enum(RESULT_SOURCES),
    claims: z.array(Claim),
  })
  .meta({ id: 'VerificationResult', description: 'The outcome of a search.' });
export type VerificationResult = z.infer<typeof VerificationResult>;

export const Activity = z
  .object({
    id: uuid(),
    activityType: z.string(),
    channel: z.enum(CHANNELS).nullable(),
    channelValue: z.string().nullable(),
    description: z.string(),
    contactId: uuid().nullable(),
    outboundId: uuid().nullable(),
    actor: z.enum(ACTIVITY_ACTORS),
    createdAt: instant(),
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
    phase: z.enum(SEARCH_PHASES),
    waitingFor: z.string().nullable(),
    nextActionAt: instant().nullable(),
    estimatedCompletion: EstimatedCompletion.nullable().meta({
      description: 'Null once the search has ended, and as long as there is too little history.',
    }),
    verificationResult: z.array(VerificationResult),
  })
  .meta({ id: 'Search', description: 'A search with its phase and results.' });
export type Search = z.infer<typeof Search>;

export const SearchWithActivity = z
  .object({ ...Search.shape, activity: z.array(Activity) })
  .meta({ id: 'SearchWithActivity', description: 'A search with its outreach history, oldest first.' });

export type SearchWithActivity = z.infer<typeof SearchWithActivity>;

export const SearchList = z
  .object({ searches: z.array(Search) })
  .meta({ id: 'SearchList', description: 'The searches of an order.' });

export const SearchesFound = z
  .object({ exists: z.boolean(), externalSearchId: z.string(), searches: z.array(Search) })
  .meta({
    id: 'SearchesFound',
    description: 'Whether there are searches with this external id, and the newest 100 of them.',
  });

const isVerified = (outcome: unknown) => VERIFIED_OUTCOMES.some((verified) => verified === outcome);

export const Resolution = crossCheck(
  z.object({
    outcome: z.enum(RESOLUTION_OUTCOMES),
    reasonCode: z.enum(REASON_CODES).optional(),
    resultDetails: z.union([z.string().max(MAX_TEXT), freeObject()]).optional(),
    submittedAt: z.string().min(1).max(64).optional(),
    metadata: freeObject().optional(),
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
    searchStatus: z.enum(SEARCH_STATUSES),
    resolution: Resolution.optional(),
    reason: text().optional(),
    metadata: freeObject().optional(),
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
    success: z.boolean(),
    orderId: uuid(),
    searchId: uuid(),
    externalSearchId: z.string().optional(),
    previousStatus: z.enum(SEARCH_STATUSES),
    currentStatus: z.enum(SEARCH_STATUSES),
    orderStatus: z.enum(ORDER_STATUSES),
    orderRollupApplied: z.boolean(),
    webhooksEmitted: z.array(z.enum(WEBHOOK_EVENTS)),
  })
  .meta({ id: 'SearchUpdated', description: 'What the update did.' });
