import { createHash } from 'node:crypto';
import type { NewDocument } from '../documents/keep-documents.ts';
import type { InboundMessage } from '../read/inbound-content.ts';
import type { MailKind } from '../read/machine/mail-kind.ts';
import type { MailAuthentication } from '../read/mail-origin.ts';
import type { MessageWords } from '../reply/classify-message.ts';
import type { LeftOutDocument } from './choose-documents.ts';

/** A mail that came for one attempt, already parsed. */
export interface IncomingMail {
  /** Local part of the address it came to: one of ours for replies. */
  recipient: string;
  /** Sender of the envelope; null for what machines send, which is not to be answered. */
  envelopeFrom: string | null;
  /** Its Message-ID, or something else that every copy of it has in common. */
  messageId: string;
  /** Message-ID that it says it answers. */
  inReplyTo: string | null;
  from: string | null;
  to: readonly string[];
  subject: string | null;
  /** All of its words, with what it quotes. */
  text: string | null;
  /** When it was written, as its sender says. */
  date: Date | null;
  kind: MailKind;
  /** Message-IDs that it names, apart from its own. */
  names: readonly string[];
  /** What its domains say of where it came from; null where that is not looked up. */
  authentication: MailAuthentication | null;
  /** Everything attached; what may not be kept is named and left out. */
  documents: readonly NewDocument[];
}

const LONGEST_ID = 500;

/** An id as it can be stored and compared: a strange one is replaced by its digest. */
export const storableId = (id: string): string =>
  /^[\x21-\x7e]+$/.test(id) && id.length <= LONGEST_ID
    ? id
    : `sha256:${createHash('sha256').update(id).digest('hex')}`;

const LONGEST_TEXT = 50_000;
const LONGEST_LINE = 1_000;
const MOST_RECIPIENTS = 100;

const cut = (text: string | null, length: number): string | null =>
  text?.slice(0, length).toWellFormed() ?? null;

/** As it is kept. */
export const messageOf = ({ from, to, subject, text, date, documents }: IncomingMail): InboundMessage => ({
  from: cut(from, LONGEST_LINE),
  to: to.slice(0, MOST_RECIPIENTS).map((address) => cut(address, LONGEST_LINE) ?? ''),
  subject: cut(subject, LONGEST_LINE),
  text: cut(text, LONGEST_TEXT),
  timestamp: date?.toISOString() ?? null,
  attachments: documents.slice(0, MOST_RECIPIENTS).map(({ fileName, contentType, content }) => ({
    filename: cut(fileName, LONGEST_LINE),
    contentType: cut(contentType, LONGEST_LINE),
    size: content.length,
    url: null,
  })),
});

/** What tells an expert where a mail came from, and which of its files are missing here. */
export const metadataOf = (
  { envelopeFrom, inReplyTo }: IncomingMail,
  leftOut: readonly LeftOutDocument[],
): Record<string, unknown> => ({
  envelopeFrom: cut(envelopeFrom, LONGEST_LINE),
  inReplyTo: cut(inReplyTo, LONGEST_LINE),
  leftOut: leftOut.slice(0, MOST_RECIPIENTS),
});

/** What it is read from. */
export const wordsOf = ({ from, subject, text }: IncomingMail): MessageWords => ({
  from,
  subject,
  text: cut(text, LONGEST_TEXT),
});
