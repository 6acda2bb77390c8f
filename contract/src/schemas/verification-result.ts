import { z } from 'zod';
import {
  CLAIM_MATCHES,
  INBOUND_CHANNELS,
  RESULT_SOURCES,
  REVIEW_DECISIONS,
  VERIFIED_OUTCOMES,
} from '../vocabulary.ts';
import { instant, uuid } from './common.ts';

const ClaimEvidence = z
  .object({
    inboundId: uuid().meta({ description: 'The message that says so.' }),
    channel: z.enum(INBOUND_CHANNELS).meta({ description: 'By which way it came.' }),
    contactId: uuid()
      .nullable()
      .meta({ description: 'The contact that it is from; null when it is not known.' }),
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
    verified: z
      .string()
      .nullable()
      .describe('What the source says; null when it said nothing, or that there is no end date yet.'),
    match: z.enum(CLAIM_MATCHES).describe('How the two compare.'),
    comment: z.string().nullable().meta({ description: 'Why it is judged so, in words.' }),
    evidence: ClaimEvidence.nullable().meta({ description: 'Null when no answer says anything about it.' }),
  })
  .meta({ id: 'Claim', description: 'One statement of the applicant beside what the source says about it.' });
export type Claim = z.infer<typeof Claim>;

const records = () => z.array(z.number().int()).describe('The records it speaks of, by their index from 0.');

export const ResultQuestion = z
  .object({
    questionId: z.number().describe('Your number of the question.'),
    prompt: z.string().nullable().describe('The question itself.'),
    selected: z.array(z.string()).describe('The chosen option values, or the one free text.'),
    comment: z.string().nullable().describe('What was said beside the answer; null when nothing was.'),
    records: records(),
  })
  .meta({ id: 'ResultQuestion', description: 'What one source answered to one of your questions.' });
export type ResultQuestion = z.infer<typeof ResultQuestion>;

export const ResultAnswer = z
  .object({
    inboundId: uuid().describe('The message.'),
    contactId: uuid().nullable().describe('The contact it is from; null when it is not known.'),
    channel: z.enum(INBOUND_CHANNELS).describe('By which way it came.'),
    receivedAt: instant().describe('When it came.'),
    respondent: z
      .object({
        name: z.string().nullable().describe('Their name; null when they gave none.'),
        title: z.string().nullable().describe('Their title; null when they gave none.'),
      })
      .describe('Who answered, as they said themselves.'),
    comment: z.string().nullable().describe('What was said beside the answers; null when nothing was.'),
    records: records(),
  })
  .meta({ id: 'ResultAnswer', description: 'One of the answers that a result rests on.' });
export type ResultAnswer = z.infer<typeof ResultAnswer>;

export const ResultDecision = z
  .object({
    record: z.number().int().describe('Which of the records that the search verifies, from 0.'),
    field: z.string().nullable().describe('The field; null for the record as a whole.'),
    decision: z.enum(REVIEW_DECISIONS).describe('What was decided.'),
    note: z.string().nullable().describe('Why, in the words of the person who decided; null without any.'),
    decidedBy: z.string().nullable().describe('Subject of their token; null when it names none.'),
    decidedAt: instant().describe('When it was decided.'),
  })
  .meta({ id: 'ResultDecision', description: 'What a person decided in a review.' });
export type ResultDecision = z.infer<typeof ResultDecision>;

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
    questions: z.array(ResultQuestion).describe('What was answered to your questions, source by source.'),
    answers: z.array(ResultAnswer).describe('Every answer that it rests on, oldest first.'),
    decisions: z.array(ResultDecision).describe('What a person decided, in the order of the decisions.'),
  })
  .meta({ id: 'VerificationResult', description: 'The outcome of a search.' });
export type VerificationResult = z.infer<typeof VerificationResult>;
