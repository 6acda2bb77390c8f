import { z } from 'zod';
import { CLAIM_MATCHES, INBOUND_CHANNELS, RESULT_SOURCES, VERIFIED_OUTCOMES } from '../vocabulary.ts';
import { instant, uuid } from './common.ts';

const ClaimEvidence = z
  .object({
    inboundId: uuid().meta({ description: 'The message that says so.' }),
    channel: z.enum(INBOUND_CHANNELS).meta({ description: 'By which way it came.' }),
    contactId: uuid().nullable().meta({ description: 'The contact that it is from; null when nobody said.' }),
    contactName: z.string().nullable().describe('Name of that contact.'),
    respondent: z
      .object({
        name: z.string().nullable().describe('Name of the person; null when they gave none.'),
        title: z.string().nullable().describe('Role of the person; null when they gave none.'),
      })
      .meta({ description: 'Who answered, as they said themselves.' }),
    receivedAt: instant().describe('When it came.'),
    documents: z
      .array(
        z.object({
          id: uuid().describe('Id of the document.'),
          fileName: z.string().describe('Name of its file.'),
        }),
      )
      .meta({ description: 'The documents that came along.' }),
  })
  .meta({ id: 'ClaimEvidence', description: 'Who said what is said about a claim, when and by which way.' });
export type ClaimEvidence = z.infer<typeof ClaimEvidence>;

export const Claim = z
  .object({
    record: z.number().int().describe('Which of the records that the search verifies, from 0.'),
    field: z.string().describe('Name of the field of that record, as `position` or `endDate`.'),
    provided: z.string().nullable().describe('What the applicant says.'),
    verified: z.string().nullable().describe('What the source says; null when it said nothing.'),
    match: z.enum(CLAIM_MATCHES).describe('How the two compare.'),
    comment: z.string().nullable().meta({ description: 'Why it is judged so, in words.' }),
    evidence: ClaimEvidence.nullable().meta({ description: 'Null when nobody said anything about it.' }),
  })
  .meta({ id: 'Claim', description: 'One statement of the applicant beside what the source says about it.' });
export type Claim = z.infer<typeof Claim>;

export const VerificationResult = z
  .object({
    id: uuid().describe('Id of the result.'),
    outcome: z.enum(VERIFIED_OUTCOMES).describe('Whether it is verified, and without or with differences.'),
    discrepancy: z.boolean().describe('Whether the source contradicts at least one claim.'),
    resultDetails: z
      .string()
      .nullable()
      .meta({
        description:
          'What you gave; of an answer, JSON text with its `respondent`, `questions` and `comment`, the `missingFields` ' +
          'that stayed unverified (each with `record` and `field`), and the `earlierAnswers` that it was added to.',
      }),
    submittedAt: z.string().describe('When it was given.'),
    source: z
      .enum(RESULT_SOURCES)
      .describe('Who decided: you by the API, the answer of a verifier, or a review.'),
    claims: z.array(Claim).describe('Claim by claim, what was found out.'),
  })
  .meta({ id: 'VerificationResult', description: 'The outcome of a search.' });
export type VerificationResult = z.infer<typeof VerificationResult>;
