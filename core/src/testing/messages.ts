import { randomUUID } from 'node:crypto';
import type { Context } from '../domain/context/context.ts';
import { documentsOf } from '../domain/inbound/documents/keep-documents.ts';
import { keepMessage, type NewMessage } from '../domain/inbound/receive/keep-message.ts';
import type { IncomingMail } from '../domain/inbound/receive/mail-to-keep.ts';
import type { InboundMatch } from '../domain/inbound/receive/match-notification.ts';
import { byJob } from '../domain/inbound/receive/read-at-door.ts';
import { lockSearch } from '../domain/searches/lock-search.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';

/** A letter as contacts send it along. */
export const LETTER = Buffer.from('%PDF-1.7 a letter');

/** A mail as it comes in by an attempt's address, with what a test says of it. */
export const incomingMail = (
  mail: Pick<IncomingMail, 'recipient' | 'from' | 'text'> & Partial<IncomingMail>,
): IncomingMail => ({
  envelopeFrom: mail.from,
  messageId: `<${randomUUID()}@mail.example>`,
  inReplyTo: null,
  to: [],
  subject: 'Re: verification',
  date: null,
  kind: 'MESSAGE',
  names: [],
  authentication: null,
  documents: [],
  ...mail,
});

/** Keeps a mail with a letter for a search, and starts its processing. */
export function receiveLetter(
  context: Context,
  match: InboundMatch,
): Promise<{ messageId: string; documentId: string }> {
  return inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, match);
    if (!locked) throw new Error('There is no such search');
    const message: NewMessage = {
      key: { door: 'API', messageId: randomUUID() },
      match,
      threadId: null,
      channel: 'EMAIL',
      classified: { type: 'INFO_REQUESTED', confidence: 0.7, reasoning: '' },
      content: {
        answers: null,
        message: {
          from: 'hr@contoso.example',
          to: ['verify@credence.example'],
          subject: 'Re: Employment verification',
          text: 'Which department was it?',
          timestamp: null,
          attachments: [],
        },
        reasoning: 'It asks a question',
        failureReasons: [],
        metadata: {},
      },
      documents: [{ fileName: 'Letter “A”.pdf', contentType: 'application/pdf', content: LETTER }],
    };
    const place = { locked, read: byJob(context) };
    const row = await keepMessage(context, transaction, message, place);
    const [document] = await documentsOf(context, transaction, row.id);
    if (!document) throw new Error('The letter was not kept');
    return { messageId: row.id, documentId: document.id };
  });
}
