import { createHash } from 'node:crypto';
import type { IncomingMail } from '@credence/core';
import { mailKindOf } from '@credence/core/rules';
import type { Attachment, Email } from 'postal-mime';
import { boundedParser, TooManyLines } from './bounded-parser.ts';
import { addressText, contentOf, mailFormOf, plain, textOf } from './mail-form-of.ts';

/** A mail as parsed: the same for each of its recipients. */
export type ParsedMail = Omit<IncomingMail, 'recipient' | 'authentication'>;

/** A mail that is too strange to be read. */
export class UnreadableMail extends Error {
  override readonly name = 'UnreadableMail';
}

/** Bounds of what is taken apart; honest mail stays far below all of them. */
const MAX_HEADER_BYTES = 256 * 1024;
const MAX_NESTING = 50;
const MAX_PART_LINES = 5_000;
/** Every line takes time, however short. An honest document has up to 400,000 of them, but all of its lines are long. */
const MAX_SHORT_LINES = 100_000;
/** In bytes, with its end. */
const SHORT_LINE = 60;
const MAX_ATTACHMENTS = 200;
/** Images of the text that are smaller are logos and lines of a signature, in bytes. */
const DECORATION_BYTES = 16 * 1024;

/**
 * Takes a mail apart.
 * @param envelopeFrom sender of its envelope; null where no answer is wanted
 * @throws UnreadableMail
 */
export async function parseMail(raw: Buffer, envelopeFrom: string | null): Promise<ParsedMail> {
  const lines = linesOf(raw);
  if (lines.parts > MAX_PART_LINES) throw new UnreadableMail('It has too many parts');
  if (lines.short > MAX_SHORT_LINES) throw new UnreadableMail('It has too many lines');
  const parser = boundedParser({
    maxHeadersSize: MAX_HEADER_BYTES,
    maxNestingDepth: MAX_NESTING,
    // A mail inside a mail is a document, not words of its sender.
    forceRfc822Attachments: true,
  });
  const email = await parser.parse(raw).catch((cause: unknown) => {
    const reason = cause instanceof TooManyLines ? 'It has too many lines' : 'It cannot be taken apart';
    throw new UnreadableMail(reason, { cause });
  });
  const text = textOf(email);
  const subject = email.subject === undefined ? null : plain(email.subject);
  const from = email.from ? addressText(email.from) : null;
  const kind = mailKindOf(mailFormOf(email, raw, envelopeFrom, text));
  // What comes back holds what we sent, the release included.
  const isReport = kind !== 'MESSAGE' && kind !== 'AUTO_REPLY';
  return {
    envelopeFrom,
    messageId: email.messageId?.trim() || `digest:${createHash('sha256').update(raw).digest('hex')}`,
    inReplyTo: email.inReplyTo?.trim() || null,
    from,
    to: [...(email.to ?? []), ...(email.cc ?? [])].map(addressText),
    subject,
    text,
    date: dateOf(email),
    kind,
    names: namedMessages(email, raw),
    documents: isReport ? [] : email.attachments.filter(isDocument).slice(0, MAX_ATTACHMENTS).map(documentOf),
  };
}

const [NEW_LINE = 0, DASH = 0] = Buffer.from('\n-');

/** Counts the short lines, and those that may separate parts: each part has one. Where there are too many, not all. */
export function linesOf(raw: Buffer): { short: number; parts: number } {
  const lines = { short: 0, parts: 0 };
  for (let start = 0; start < raw.length && lines.short <= MAX_SHORT_LINES; ) {
    const end = raw.indexOf(NEW_LINE, start);
    const next = end < 0 ? raw.length : end + 1;
    if (next - start <= SHORT_LINE) lines.short += 1;
    if (raw[start] === DASH && raw[start + 1] === DASH) lines.parts += 1;
    start = next;
  }
  return lines;
}

function dateOf({ date }: Email): Date | null {
  const read = date === undefined ? null : new Date(date);
  return read === null || Number.isNaN(read.getTime()) ? null : read;
}

/** Parts that belong to the mail as a mail are no documents. */
function isDocument(attachment: Attachment): boolean {
  const { mimeType, related, disposition } = attachment;
  if (
    /^(?:message\/(?!rfc822$)|application\/(?:pgp-|pkcs7-signature|x-pkcs7-signature)|text\/rfc822-headers)/.test(
      mimeType,
    )
  ) {
    return false;
  }
  const isShownInText = mimeType.startsWith('image/') && (related === true || disposition === 'inline');
  return !isShownInText || contentOf(attachment).length >= DECORATION_BYTES;
}

/** A Message-ID as requests carry it, wherever it stands. */
const REQUEST_ID = /<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@[^\s<>@]{1,255}>/gi;
const MAX_NAMES = 20;

/** Requests that a mail names: in its header, in its words, or in the one that comes back with it. */
function namedMessages({ messageId, attachments }: Email, raw: Buffer): string[] {
  const returned = attachments
    .filter(({ mimeType }) => /^(?:message|text)\//.test(mimeType))
    .slice(0, MAX_ATTACHMENTS);
  const texts = [raw, ...returned.map(contentOf)].map((content) =>
    content.subarray(0, MAX_HEADER_BYTES).toString('latin1'),
  );
  const names = new Set(texts.flatMap((text) => text.match(REQUEST_ID) ?? []));
  return [...names].filter((name) => name !== messageId?.trim()).slice(0, MAX_NAMES);
}

const documentOf = (attachment: Attachment) => ({
  fileName: attachment.filename ?? (attachment.mimeType === 'message/rfc822' ? 'message.eml' : 'unnamed'),
  contentType: attachment.mimeType,
  content: contentOf(attachment),
});
