import { z } from 'zod';
import {
  CLAIM_MATCHES,
  ORDER_STATUSES,
  REVIEW_DECISIONS,
  SEARCH_STATUSES,
  WEBHOOK_EVENTS,
} from '../vocabulary.ts';
import { crossCheck, fieldsOf, MAX_TEXT, name, uuid } from './common.ts';
import { SearchRecord } from './search-record.ts';

/** What a person can find a claim to be: a decision leaves nothing unclear. */
const DECIDED_MATCHES = CLAIM_MATCHES.filter((match) => match !== 'UNCLEAR');

export const ReviewedClaim = crossCheck(
  z.object({
    record: z.number().int().min(0).describe('Which of the records that the search verifies, from 0.'),
    field: name()
      .nullish()
      .describe('Name of the field of that record; left out, the decision is about all that is not decided.'),
    decision: z
      .enum(REVIEW_DECISIONS)
      .describe(
        'ACCEPT takes what was said as it is, and what was unclear as the same; of a record that a source does not have, ' +
          'without a field, that there is none, and of one of which nothing was said in fields, nothing: that is refused. Where the ' +
          'order names no record, it takes whatever was said, as VERIFIED. ' +
          'CORRECT puts `value`, `match` or both in its place; REJECT takes it as not said.',
      ),
    value: z
      .string()
      .max(MAX_TEXT)
      .nullish()
      .describe('With CORRECT, what is right; as an end date, null means that it has not ended.'),
    match: z
      .enum(DECIDED_MATCHES)
      .nullish()
      .describe('With CORRECT, how it compares; found out from `value` where that can be told by rule.'),
    note: z.string().max(MAX_TEXT).nullish().describe('Why, in words that the applicant could read.'),
  }),
  (value, report) => {
    const claim = fieldsOf(value);
    const isGiven = (field: string) => claim[field] !== undefined && claim[field] !== null;
    if (claim.decision === 'CORRECT') {
      if (!isGiven('field')) report(['field'], 'is required when decision is CORRECT');
      if (claim.value === undefined && !isGiven('match')) {
        report(['value'], 'is required when decision is CORRECT and there is no match');
      }
      return;
    }
    for (const field of ['value', 'match']) {
      if (isGiven(field)) report([field], 'must only be present when decision is CORRECT');
    }
  },
).meta({
  id: 'ReviewedClaim',
  description: 'What a person decided about one claim, or about a whole record.',
});
export type ReviewedClaim = z.infer<typeof ReviewedClaim>;

export const ReviewCreate = z
  .object({
    claims: z.array(ReviewedClaim).min(1).max(1_000).describe('The decisions, each about another claim.'),
  })
  .meta({
    id: 'ReviewCreate',
    description:
      'Decisions about records in REVIEW. A record is settled once every claim of it is decided; the search ends with ' +
      'its last record.',
  });
export type ReviewCreate = z.infer<typeof ReviewCreate>;

export const ReviewTaken = z
  .object({
    success: z.boolean().describe('True: a failure is answered as an error.'),
    orderId: uuid().describe('Id of the order.'),
    searchId: uuid().describe('Id of the search.'),
    externalSearchId: z.string().nullable().describe('Your own id of the search; null when it has none.'),
    searchStatus: z.enum(SEARCH_STATUSES).describe('Its status now: COMPLETED once every record is settled.'),
    orderStatus: z.enum(ORDER_STATUSES).describe('The status of its order now.'),
    records: z.array(SearchRecord).describe('Its records as they stand now.'),
    webhooksEmitted: z
      .array(z.enum(WEBHOOK_EVENTS))
      .describe('Names of the events that were written, for the targets there are.'),
  })
  .meta({ id: 'ReviewTaken', description: 'What the review did.' });
