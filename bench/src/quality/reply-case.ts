import { REPLY_KINDS } from '@credence/core/rules';
import { z } from 'zod';

/** Name of the data file with replies, one JSON value a line. */
export const REPLIES_FILE = 'replies.jsonl';

const says = z.enum(['CONFIRMED', 'CORRECTED', 'NOT_DISCLOSED']);
export const replyField = z.enum([
  ...(['employerName', 'employerLocation', 'position', 'institutionName', 'institutionLocation'] as const),
  ...(['qualification', 'fieldOfStudy', 'graduationDate', 'startDate', 'endDate'] as const),
]);

const claims = z.partialRecord(replyField, z.string());
const fields = z.partialRecord(replyField, z.object({ says, value: z.string().nullish() }));

/** A reply with what it was asked and what is to be read in it: a line of the data file. */
export const replyCase = z.object({
  id: z.string(),
  searchType: z.enum(['EMPLOYMENT', 'EDUCATION']),
  applicant: z.object({
    firstName: z.string(),
    lastName: z.string(),
    aliases: z.array(z.string()).default([]),
  }),
  /** What was asked of one record; several have `records`. */
  claims: claims.optional(),
  records: z.array(claims).optional(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  expect: z.object({
    kind: z.enum(REPLY_KINDS),
    fields: fields.default({}),
    /** For each of several records. */
    records: z.array(fields).optional(),
    referral: z.partialRecord(z.enum(['name', 'email', 'phone']), z.string()).optional(),
    vendor: z.string().optional(),
    vendorCode: z.string().optional(),
    stopOutreach: z.boolean(),
    settles: z.boolean(),
  }),
  meta: z
    .object({
      softFields: z.array(replyField).default([]),
      alternativeKinds: z.array(z.string()).default([]),
    })
    .default({ softFields: [], alternativeKinds: [] }),
});

export type ReplyCase = z.infer<typeof replyCase>;
