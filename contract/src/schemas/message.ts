import { z } from 'zod';
import {
  AUTHENTICATION_RESULTS,
  CLAIM_ANSWERS,
  INBOUND_CHANNELS,
  INBOUND_CLASSIFICATIONS,
  INBOUND_DOORS,
  INBOUND_EFFECTS,
  READ_BACK_STATUSES,
} from '../vocabulary.ts';
import { freeObject, instant, uuid } from './common.ts';
import { searchAnswer } from './contact.ts';

const textOrNull = () => z.string().nullable();

const MessageEffect = z
  .object({
    kind: z.enum(INBOUND_EFFECTS).describe('What it did to the search.'),
    reason: textOrNull().describe('Why, in words; null where there is nothing to explain.'),
  })
  .meta({ id: 'MessageEffect', description: 'What became of a message.' });

const MessageReadBack = z
  .object({
    status: z.enum(READ_BACK_STATUSES).describe('What became of it.'),
    at: instant().nullable().describe('When it was sent, or is to be.'),
  })
  .meta({
    id: 'MessageReadBack',
    description:
      'What was read in a mail, sent back to the address that was asked, to be confirmed on the page.',
  });

const MessageDocument = z
  .object({
    id: uuid().describe('Id of the document.'),
    fileName: z.string().describe('Name of the file.'),
    contentType: z.string().describe('Its media type, as its sender says.'),
    size: z.number().int().describe('Its size in bytes.'),
  })
  .meta({ id: 'MessageDocument', description: 'A file that came with a message and was kept.' });

export const MessageSummary = z
  .object({
    id: uuid().describe('Id of the message; evidence of claims names it as `inboundId`.'),
    searchId: uuid().describe('The search that it belongs to.'),
    contactId: uuid().nullable().describe('The contact it is from; null when that is not known.'),
    contactName: textOrNull().describe('Name of that contact.'),
    outboundId: uuid().nullable().describe('The attempt it answers; null when that is not known.'),
    door: z.enum(INBOUND_DOORS).describe('Whether it came by the page, by the API or by mail.'),
    channel: z.enum(INBOUND_CHANNELS).describe('By which way it was sent.'),
    classification: z.enum(INBOUND_CLASSIFICATIONS).describe('What kind of message it was taken for.'),
    confidence: z.number().describe('How sure that is, 0 to 1.'),
    receivedAt: instant().describe('When it came.'),
    processedAt: instant().nullable().describe('When it was acted on; null before that.'),
    effect: MessageEffect.nullable().describe(
      'Null before it was acted on, and of messages from before 0.2.',
    ),
    readBack: MessageReadBack.nullable().describe('Null where nothing was sent back.'),
    documents: z.array(MessageDocument).describe('The files that came along.'),
  })
  .meta({ id: 'MessageSummary', description: 'A message of a contact, without what it says.' });

const MessageText = z
  .object({
    from: textOrNull().describe('Who wrote.'),
    to: z.array(z.string()).describe('To whom.'),
    subject: textOrNull().describe('Its subject.'),
    text: textOrNull().describe('Its words.'),
    timestamp: textOrNull().describe('When it was written, as its sender says.'),
    attachments: z
      .array(
        z.object({
          filename: textOrNull().describe('Name of the file.'),
          contentType: textOrNull().describe('Its media type.'),
          size: z.number().nullable().describe('Its size in bytes.'),
          url: textOrNull().describe('Where the caller that passed the message on keeps it.'),
        }),
      )
      .describe('Files as they were described; those that were kept are the documents.'),
  })
  .meta({ id: 'MessageText', description: 'A message as it was written.' });

const MessageAnswers = z
  .object({
    respondent: z
      .object({
        name: textOrNull().describe('Name of the person.'),
        title: textOrNull().describe('Role of the person.'),
      })
      .describe('Who answered, as they said themselves.'),
    noRecord: z.boolean().describe('Whether the source has no record of the applicant.'),
    wrongPerson: z.boolean().describe('Whether another contact is to be asked.'),
    referral: z
      .object({
        name: textOrNull().describe('Name of the person to ask.'),
        email: textOrNull().describe('Their e-mail address.'),
        phone: textOrNull().describe('Their phone number.'),
        fax: textOrNull().describe('Their fax number.'),
        title: textOrNull().describe('Their role.'),
      })
      .nullable()
      .describe('The contact to ask instead; null when none was named.'),
    thirdParty: z
      .object({
        vendor: textOrNull().describe('Code of the vendor, or its name as it was written.'),
        note: textOrNull().describe('How to ask them.'),
      })
      .nullable()
      .describe('Who keeps the records for the source; null when it keeps them itself.'),
    claims: z
      .array(
        z.object({
          record: z.number().int().describe('Which of the records that the search verifies, from 0.'),
          field: z.string().describe('Name of the field of that record.'),
          answer: z.enum(CLAIM_ANSWERS).describe('What the source says about it.'),
          value: textOrNull().describe('The correct value of a CORRECTED claim.'),
        }),
      )
      .describe('The answers to the claims.'),
    questions: z
      .array(
        z.object({
          questionId: z.number().describe('The `questionId` of the question.'),
          selected: z.array(z.string()).describe('Chosen option values, or the one free text.'),
          comment: textOrNull().describe('What was said beside it.'),
        }),
      )
      .describe('The answers to your questions.'),
    comment: textOrNull().describe('What was said beside the answers.'),
  })
  .meta({ id: 'MessageAnswers', description: 'What a contact answered in fields.' });

const authenticationResult = (what: string) => z.enum(AUTHENTICATION_RESULTS).describe(what);

const MessageOrigin = z
  .object({
    sender: z
      .enum(['ASKED', 'SAME_DOMAIN', 'ELSEWHERE', 'UNKNOWN'])
      .describe('Who wrote it, beside who was asked; UNKNOWN where no contact was asked by mail.'),
    authentication: z
      .object({
        spf: authenticationResult('Whether its server may send for its domain.'),
        dkim: authenticationResult('The best of its signatures.'),
        dmarc: authenticationResult('Whether the domain in From stands for it.'),
      })
      .nullable()
      .describe('What its domains say of it; null where that is not looked up.'),
    namesRequest: z.boolean().describe('Whether it names the request that it is about.'),
  })
  .meta({ id: 'MessageOrigin', description: 'Where a mail came from, as far as that can be told.' });

export const Message = z
  .object({
    ...MessageSummary.shape,
    message: MessageText.nullable().describe('Null where the answer was given on the page.'),
    answers: MessageAnswers.nullable().describe('Null where there are only words.'),
    reading: freeObject()
      .nullable()
      .describe('What was read from its words, each value with the words it was taken from.'),
    origin: MessageOrigin.nullable().describe('Where a mail came from; null for what came otherwise.'),
    reasoning: textOrNull().describe('Why it was taken for what it is; null where no reason was given.'),
  })
  .meta({ id: 'Message', description: 'A message of a contact with all that it says.' });
export type Message = z.infer<typeof Message>;
export type MessageSummary = z.infer<typeof MessageSummary>;

export const MessageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50).describe('Most messages of a page.'),
  cursor: z.string().optional().describe('The nextCursor of an earlier page.'),
});

export const MessageList = z
  .object({
    ...searchAnswer,
    messages: z.array(MessageSummary).describe('The messages of this page, the newest first.'),
    nextCursor: textOrNull().describe('Leads to the page after this one; null on the last.'),
  })
  .meta({ id: 'MessageList', description: 'What came in for a search, the newest first.' });

export const MessageRead = z
  .object({ ...searchAnswer, message: Message })
  .meta({ id: 'MessageRead', description: 'One message with all that it says.' });

/** The bytes of a file. */
export const FileContent = z
  .custom<Uint8Array>()
  .meta({ id: 'FileContent', type: 'string', format: 'binary', description: 'The file as it came.' });
