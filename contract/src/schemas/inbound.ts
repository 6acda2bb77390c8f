import { z } from 'zod';
import { CLAIM_ANSWERS, INBOUND_CHANNELS, INBOUND_CLASSIFICATIONS } from '../vocabulary.ts';
import {
  crossCheck,
  fieldsOf,
  givenTime,
  instant,
  listOf,
  MAX_LIST,
  MAX_NAME,
  MAX_TEXT,
  MAX_URL,
  name,
  text,
  uuid,
} from './common.ts';

/** Text that may be empty, or missing in one way or the other. */
const optionalText = (max = MAX_TEXT) => z.string().max(max).nullish();

const Attachment = z
  .object({
    filename: optionalText(MAX_NAME).describe('Name of the file.'),
    contentType: optionalText(MAX_NAME).describe('Its media type, as `application/pdf`.'),
    size: z.number().int().min(0).nullish().describe('Its size in bytes.'),
    url: optionalText(MAX_URL).describe('Where you keep it.'),
  })
  .meta({
    id: 'InboundAttachment',
    description: 'A file that came with the message. Its address is kept and never fetched.',
  });

const MessageData = z
  .object({
    from: optionalText().describe('Who wrote.'),
    to: z
      .union([z.string().max(MAX_TEXT), z.array(z.string().max(MAX_TEXT)).max(MAX_LIST)])
      .nullish()
      .describe('To whom: one address, or several.'),
    subject: optionalText().describe('Subject of the message.'),
    body: z
      .object({ text: optionalText().describe('Plain text, without markup.') })
      .nullish()
      .describe('Words of the message, in `text`.'),
    timestamp: givenTime().nullish().describe('When it was written; kept as you send it.'),
    attachments: z.array(Attachment).max(MAX_LIST).nullish().describe('Files that came along.'),
  })
  .meta({ id: 'InboundMessageData', description: 'The message itself: who wrote what to whom, and when.' });

const Classification = z
  .object({
    type: z.enum(INBOUND_CLASSIFICATIONS).describe('What kind of message it is.'),
    confidence: z.number().min(0).max(1).default(1).describe('How sure you are, 0 to 1.'),
    reasoning: optionalText().describe('Why you think so.'),
  })
  .meta({
    id: 'InboundClassification',
    description:
      'What you take the message to be, and how sure you are, 0 to 1. Without it, the service decides from its words.',
  });

const ClaimAnswer = crossCheck(
  z.object({
    record: z
      .number()
      .int()
      .min(0)
      .default(0)
      .meta({ description: 'Which of the records that the search verifies, from 0.' }),
    field: name().meta({ description: 'Name of the field of that record, as `position` or `endDate`.' }),
    answer: z.enum(CLAIM_ANSWERS).optional().meta({
      description: 'Without it, `value` is what the source says.',
    }),
    value: optionalText().meta({
      description:
        'The correct value: text, YYYY-MM-DD or YYYY-MM. As a corrected end date, null means that it has not ended.',
    }),
  }),
  (value, report) => {
    const claim = fieldsOf(value);
    if (claim.answer === undefined && (claim.value === undefined || claim.value === null)) {
      report(['answer'], 'is required when there is no value');
    }
  },
).meta({ id: 'InboundClaimAnswer', description: 'What the source says about one claim.' });

const QuestionAnswer = z
  .object({
    questionId: z.number().describe('The `questionId` of the question.'),
    selectedAnswer: z
      .union([z.string().max(MAX_TEXT), z.array(z.string().max(MAX_TEXT)).max(MAX_LIST)])
      .nullish()
      .meta({ description: 'The chosen option value, several of them, or the free text.' }),
    comment: optionalText().describe('What was said beside the answer.'),
  })
  .meta({ id: 'InboundQuestionAnswer', description: 'The answer to one of the questions of the search.' });

/** Where what stood before stands again: two answers to the same do not tell which one counts. */
const repeated = (keys: readonly unknown[]): number[] => {
  const seen = new Set<unknown>();
  return keys.flatMap((key, index) => {
    const isAgain = key !== undefined && seen.has(key);
    seen.add(key);
    return isAgain ? [index] : [];
  });
};

export const InboundAnswers = crossCheck(
  z.object({
    respondent: z
      .object({
        name: optionalText(MAX_NAME).describe('Name of the person.'),
        title: optionalText(MAX_NAME).describe('Role of the person.'),
      })
      .nullish()
      .describe('Who answered, as they said themselves.'),
    noRecord: z.boolean().default(false).meta({
      description: 'The source has no record of the applicant; claims are then ignored.',
    }),
    claims: z.array(ClaimAnswer).max(1_000).default([]).describe('The answers to the claims, one each.'),
    questions: z
      .array(QuestionAnswer)
      .max(MAX_LIST)
      .default([])
      .describe('The answers to your questions, one each.'),
    comment: optionalText().describe('What was said beside the answers.'),
  }),
  (value, report) => {
    const { claims, questions } = fieldsOf(value);
    const claimKeys = listOf(claims).map((claim) => {
      const { record, field } = fieldsOf(claim);
      return field === undefined ? undefined : `${record ?? 0}/${field}`;
    });
    for (const index of repeated(claimKeys)) report(['claims', index, 'field'], 'is answered twice');
    const questionIds = listOf(questions).map((question) => fieldsOf(question).questionId);
    for (const index of repeated(questionIds))
      report(['questions', index, 'questionId'], 'is answered twice');
  },
).meta({
  id: 'InboundAnswers',
  description:
    'What the contact answered, claim by claim and question by question. Such answers can complete a search; ' +
    'words alone are put up for review. Claims and questions that the search does not ask are ignored.',
});
export type InboundAnswers = z.infer<typeof InboundAnswers>;

export const InboundNotification = crossCheck(
  z.object({
    messageId: text(MAX_NAME * 5)
      .optional()
      .meta({
        description: 'Your id of the message, its Message-ID for one. The same id is accepted once.',
      }),
    threadId: text(MAX_NAME * 5)
      .optional()
      .meta({
        description: 'The Message-ID of our request, or the thread of an earlier message.',
      }),
    channel: z.enum(INBOUND_CHANNELS).default('STANDARD').describe('By which way the message came to you.'),
    messageData: MessageData.nullish().describe('The message; required when there are no answers.'),
    classification: Classification.nullish().describe('What you take the message to be.'),
    answers: InboundAnswers.nullish().describe('What the contact answered, as far as you know already.'),
    metadata: z
      .looseObject({
        searchId: uuid().nullish().describe('Id of a search.'),
        externalSearchId: optionalText(MAX_NAME).describe('Your own id of a search.'),
        contactId: uuid().nullish().describe('Id of a contact.'),
        outboundId: uuid()
          .nullish()
          .describe(
            'Id of an attempt; a BOUNCE that names none, and no thread either, is a note and no more.',
          ),
      })
      .nullish()
      .meta({
        description:
          'What the message belongs to: the first of these that names something of yours decides. It belongs to nothing where ' +
          'another one names another search, or where an externalSearchId alone names those of several applicants.',
      }),
  }),
  (value, report) => {
    if (typeof value !== 'object') return;
    const { messageData, answers } = fieldsOf(value);
    if ((messageData ?? null) === null && (answers ?? null) === null) {
      report(['messageData'], 'is required when there are no answers');
    }
  },
).meta({
  id: 'InboundNotification',
  description: 'Something that a contact sent, by whatever way it came to you.',
});
export type InboundNotification = z.infer<typeof InboundNotification>;

export const InboundMatched = z
  .object({
    success: z.literal(true).describe('True: the message belongs to a search.'),
    messageId: z.string().describe('Your id of the message, or the one it was given.'),
    searchId: uuid().describe('The search that it belongs to.'),
    processedAt: instant().describe('When the message was taken.'),
  })
  .meta({ id: 'InboundMatched', description: 'The message belongs to this search, which goes on with it.' });

export const InboundUnmatched = z
  .object({
    success: z.literal(false).describe('False: the message belongs to no search.'),
    messageId: z.string().describe('Your id of the message, or the one it was given.'),
    failureReasons: z.array(z.string()).describe('What was looked for in vain.'),
    metadata: z
      .object({ errorCode: z.literal('SEARCH_NOT_FOUND').describe('The same reason as a code.') })
      .describe('The reason for programs.'),
    processedAt: instant().describe('When the message was taken.'),
  })
  .meta({
    id: 'InboundUnmatched',
    description: 'The message belongs to no search. It is kept all the same.',
  });
