import { z } from 'zod';
import { INBOUND_CHANNELS, RECORD_STATUSES } from '../vocabulary.ts';
import { instant, uuid } from './common.ts';
import { Claim } from './verification-result.ts';

export const SearchRecord = z
  .object({
    record: z.number().int().describe('Its index among the records that the search verifies, from 0.'),
    entityName: z
      .string()
      .nullable()
      .describe('The employer or school; null where the order names none, and after redaction.'),
    status: z
      .enum(RECORD_STATUSES)
      .describe(
        'Where it stands. Of a search that was ended from outside, as by you or by its SLA, OPEN and REVIEW say what was ' +
          'left undone.',
      ),
    waitingFor: z
      .string()
      .nullable()
      .describe('What it waits for, in words; null when it waits for nothing.'),
    verifiedBy: z
      .object({
        contactId: uuid().nullable().describe('The contact; null when it is not known which.'),
        name: z.string().nullable().describe('Name of the person, as they gave it.'),
        title: z.string().nullable().describe('Role of the person, as they gave it.'),
        channel: z.enum(INBOUND_CHANNELS).describe('By which way the answer came.'),
        at: instant().describe('When it came.'),
      })
      .nullable()
      .describe('Who gave the last answer about it; null while there is none.'),
    vendor: z
      .string()
      .nullable()
      .describe('Who keeps the record for the source: the code of a known vendor, else its name.'),
    claims: z
      .array(Claim)
      .describe('What was answered about it so far, claim by claim; empty while there is no answer.'),
  })
  .meta({
    id: 'SearchRecord',
    description:
      'One record that a search verifies: a job, or a qualification. Each is answered by those who know it.',
  });
export type SearchRecord = z.infer<typeof SearchRecord>;
