import type { InboundAnswers, InboundNotification } from '@credence/contract';
import { classifyAnswers } from '../read/classify-answers.ts';
import type { InboundMessage, ReceivedAnswers } from '../read/inbound-content.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { type ClassifiedMessage, troubleOf } from '../reply/classify-message.ts';
import { readInThread } from '../reply/read-in-thread.ts';

/** What a notification says, in the terms of this service. */
export interface ReadNotification extends ClassifiedMessage {
  answers: ReceivedAnswers | null;
  message: InboundMessage | null;
}

/**
 * Brings the many ways of writing a notification into one, and takes it for what it says or for what it is called.
 * @param asked what the search that it belongs to asks; null where it belongs to none
 */
export async function readNotification(
  {
    answers: given,
    messageData,
    classification,
  }: Pick<InboundNotification, 'answers' | 'messageData' | 'classification'>,
  asked: ReplyRequest | null,
  at: Date,
): Promise<ReadNotification> {
  const answers = given ? answersOf(given) : null;
  const message = messageData ? messageOf(messageData) : null;
  const read = await readWords(message, asked, at);
  if (classification) {
    return {
      ...read,
      answers,
      message,
      classified: { ...classification, reasoning: classification.reasoning ?? '' },
      // The caller has said that it came back; the words still say for what reason.
      trouble: read.trouble ?? (classification.type === 'BOUNCE' ? troubleOf(message?.text ?? '') : null),
    };
  }
  // Answers in their own fields need no interpretation.
  if (!answers) return { ...read, answers, message };
  const reasoning = 'It answers claim by claim';
  return {
    ...read,
    answers,
    message,
    classified: { type: classifyAnswers(answers), confidence: 1, reasoning },
  };
}

const readWords = (
  message: InboundMessage | null,
  asked: ReplyRequest | null,
  at: Date,
): Promise<ClassifiedMessage> => {
  const { from = null, subject = null, text = null, attachments = [] } = message ?? {};
  return readInThread({
    kind: 'MESSAGE',
    words: { from, subject, text },
    signs: { hasDocuments: attachments.length > 0, at },
    request: asked ?? undefined,
  });
};

function answersOf({ respondent, noRecord, claims, questions, comment }: InboundAnswers): ReceivedAnswers {
  return {
    respondent: { name: respondent?.name ?? null, title: respondent?.title ?? null },
    noRecord,
    wrongPerson: false,
    referral: null,
    thirdParty: null,
    claims: claims.map(({ record, field, answer = 'CORRECTED', value = null }) => ({
      record,
      field,
      answer,
      value,
    })),
    questions: questions.map(({ questionId, selectedAnswer, comment = null }) => ({
      questionId,
      comment,
      selected: selectedAnswer == null ? [] : [selectedAnswer].flat(),
    })),
    comment: comment ?? null,
  };
}

function messageOf(data: NonNullable<InboundNotification['messageData']>): InboundMessage {
  const { from = null, to, subject = null, body, timestamp = null, attachments } = data;
  return {
    from,
    to: to == null ? [] : [to].flat(),
    subject,
    text: body?.text ?? null,
    timestamp,
    attachments: (attachments ?? []).map(
      ({ filename = null, contentType = null, size = null, url = null }) => ({
        filename,
        contentType,
        size,
        url,
      }),
    ),
  };
}
