import { z } from 'zod';
import {
  ACTIVITY_ACTORS,
  CHANNELS,
  CLAIM_MATCHES,
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

export const Claim = z
  .object({
    record: z.number().int(),
    field: z.string(),
    provided: z.string().nullable(),
    verified: z.string().nullable(),
    match: z.enum(CLAIM_MATCHES),
    comment: z.string().nullable(),
  })
  .meta({ id: 'Claim', description: 'One statement of the applicant beside what the source says about it.' });
export type Claim = z.infer<typeof Claim>;

export const VerificationResult = z
  .object({
    id: uuid(),
    outcome: z.enum(VERIFIED_OUTCOMES),
    discrepancy: z.boolean(),
    resultDetails: z.string().nullable(),
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

export const Search = z
  .object({
    ...SearchSummary.shape,
    phase: z.enum(SEARCH_PHASES),
    waitingFor: z.string().nullable(),
    nextActionAt: instant().nullable(),
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
