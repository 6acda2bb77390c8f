import type { InboundAnswers, InboundNotification } from '@credence/contract';
import { type Classified, classifyMessage } from './classify.ts';
import { classifyAnswers } from './classify-answers.ts';
import type { InboundMessage, ReceivedAnswers } from './inbound-content.ts';

/** What a notification says, in the terms of this house. */
export interface ReadNotification {
  answers: ReceivedAnswers | null;
  message: InboundMessage | null;
  classified: Classified;
}

/** Brings the many ways of writing a notification into one, and takes it for what it says or for what it is called. */
export function readNotification({
  answers: given,
  messageData,
  classification,
}: Pick<InboundNotification, 'answers' | 'messageData' | 'classification'>): ReadNotification {
  const answers = given ? answersOf(given) : null;
  const message = messageData ? messageOf(messageData) : null;
  const classified = classification
    ? { ...classification, reasoning: classification.reasoning ?? '' }
    : classify(answers, message);
  return { answers, message, classified };
}

/** Answers in their own fields need no interpretation. */
function classify(answers: ReceivedAnswers | null, message: InboundMessage | null): Classified {
  if (answers) {
    return { type: classifyAnswers(answers), confidence: 1, reasoning: 'It answers claim by claim' };
  }
  return classifyMessage(message ?? { from: null, subject: null, text: null });
}

function answersOf({ respondent, noRecord, claims, questions, comment }: InboundAnswers): ReceivedAnswers {
  return {
    respondent: { name: respondent?.name ?? null, title: respondent?.title ?? null },
    noRecord,
    ...{ wrongPerson: false, referral: null, thirdParty: null },
    claims: claims.map(({ record, field, answer = 'CORRECTED', value = null }) => ({
      ...{ record, field, answer, value },
    })),
    questions: questions.map(({ questionId, selectedAnswer, comment = null }) => ({
      ...{ questionId, comment },
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
        ...{ filename, contentType, size, url },
      }),
    ),
  };
}
