import type { Message, MessageSummary } from '@credence/contract';
import type { MessageReading, readOneMessage } from '@credence/core';

/** A message without what it says. */
export function presentMessageSummary(message: MessageReading): MessageSummary {
  const { id, searchId, contactId, contactName, outboundId, door, channel, documents } = message;
  const { classification, confidence, effect, effectReason, readBack, readBackAt } = message;
  return {
    id,
    searchId,
    contactId,
    contactName,
    outboundId,
    door,
    channel,
    classification,
    confidence,
    documents,
    receivedAt: message.receivedAt.toISOString(),
    processedAt: message.processedAt?.toISOString() ?? null,
    effect: effect && { kind: effect, reason: effectReason },
    readBack: readBack && { status: readBack, at: readBackAt?.toISOString() ?? null },
  };
}

/** A message with all that it says. */
export function presentMessage({
  message,
  content: { message: words, answers, reading, origin, reasoning },
}: Pick<Awaited<ReturnType<typeof readOneMessage>>, 'message' | 'content'>): Message {
  return {
    ...presentMessageSummary(message),
    message: words,
    answers,
    reading: reading ? { ...reading } : null,
    origin: origin ?? null,
    reasoning,
  };
}
