import { z } from 'zod';
import { CLAIM_ANSWERS, INBOUND_CHANNELS, INBOUND_CLASSIFICATIONS } from '../vocabulary.ts';
import {
  crossCheck,
  fieldsOf,
  instant,
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
    filename: optionalText(MAX_NAME),
    contentType: optionalText(MAX_NAME),
    size: z.number().int().min(0).nullish(),
    url: optionalText(MAX_URL),
  })
  .meta({
    id: 'InboundAttachment',
    description: 'A file that came with the message. Its address is kept and never fetched.',
  });

const MessageData = z
  .object({
    from: optionalText(),
    to: z.union([z.string().max(MAX_TEXT), z.array(z.string().max(MAX_TEXT)).max(MAX_LIST)]).nullish(),
    subject: optionalText(),
    body: z.object({ text: optionalText() }).nullish(),
    timestamp: instant().nullish(),
    attachments: z.array(Attachment).max(MAX_LIST).nullish(),
  })
  .meta({ id: 'InboundMessageData', description: 'The message itself: who wrote what to whom, and when.' });

const Classification = z
  .object({
    type: z.enum(INBOUND_CLASSIFICATIONS),
    confidence: z.number().min(0).max(1).default(1),
    reasoning: optionalText(),
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
      .meta({ description: 'Index into the history records that the search covers.' }),
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
    questionId: z.number(),
    selectedAnswer: z
      .union([z.string().max(MAX_TEXT), z.array(z.string().max(MAX_TEXT)).max(MAX_LIST)])
      .nullish()
      .meta({ description: 'The chosen option value, several of them, or the free text.' }),
    comment: optionalText(),
  })
  .meta({ id: 'InboundQuestionAnswer', description: 'The answer to one of the questions of the search.' });

export const InboundAnswers = z
  .object({
    respondent: z.object({ name: optionalText(MAX_NAME), title: optionalText(MAX_NAME) }).nullish(),
    noRecord: z.boolean().default(false).meta({
      description: 'The source has no record of the applicant; claims are then ignored.',
    }),
    claims: z.array(ClaimAnswer).max(1_000).default([]),
    questions: z.array(QuestionAnswer).max(MAX_LIST).default([]),
    comment: optionalText(),
  })
  .meta({
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
    channel: z.enum(INBOUND_CHANNELS).default('STANDARD'),
    messageData: MessageData.nullish(),
    classification: Classification.nullish(),
    answers: InboundAnswers.nullish(),
    metadata: z
      .looseObject({
        searchId: uuid().nullish(),
        externalSearchId: optionalText(MAX_NAME),
        contactId: uuid().nullish(),
        outboundId: uuid().nullish(),
      })
      .nullish()
      .meta({
        description: 'What the message belongs to: the first of these that names something of yours decides.',
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
  .object({ success: z.literal(true), messageId: z.string(), searchId: uuid(), processedAt: instant() })
  .meta({ id: 'InboundMatched', description: 'The message belongs to this search, which goes on with it.' });

export const InboundUnmatched = z
  .object({
    success: z.literal(false),
    messageId: z.string(),
    failureReasons: z.array(z.string()),
    metadata: z.object({ errorCode: z.literal('SEARCH_NOT_FOUND') }),
    processedAt: instant(),
  })
  .meta({
    id: 'InboundUnmatched',
    description: 'The message belongs to no search. It is kept all the same.',
  });
