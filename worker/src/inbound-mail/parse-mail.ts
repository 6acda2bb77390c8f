import { createHash } from 'node:crypto';
import type { IncomingMail } from '@credence/core';
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { deliveryAction } from './delivery-report.ts';
import { htmlToText } from './html-to-text.ts';
import { kindOf } from './mail-kind.ts';
import { newTextOf } from './new-text.ts';

/** A mail as parsed: the same for each of its recipients. */
export type ParsedMail = Omit<IncomingMail, 'recipient'>;

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
const MAX_TEXT = 200_000;
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
  const email = await PostalMime.parse(raw, {
    maxHeadersSize: MAX_HEADER_BYTES,
    maxNestingDepth: MAX_NESTING,
    // A mail inside a mail is a document, not words of its sender.
    forceRfc822Attachments: true,
  }).catch((cause: unknown) => {
    throw new UnreadableMail('It cannot be taken apart', { cause });
  });
  const text = textOf(email);
  const subject = email.subject === undefined ? null : plain(email.subject);
  const report = reportOf(email);
  const kind = kindOf({
    envelopeFrom,
    subject,
    header: (name) => email.headers.find(({ key }) => key === name)?.value ?? null,
    fromAddress: email.from?.address ?? null,
    report,
  });
  // What comes back holds what we sent, the release included.
  const isReport = report !== null || kind === 'BOUNCE';
  return {
    envelopeFrom,
    messageId: email.messageId?.trim() || `digest:${createHash('sha256').update(raw).digest('hex')}`,
    inReplyTo: email.inReplyTo?.trim() || null,
    from: email.from ? addressText(email.from) : null,
    to: [...(email.to ?? []), ...(email.cc ?? [])].map(addressText),
    subject,
    text,
    newText: text === null ? null : newTextOf(text),
    date: dateOf(email),
    kind,
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

function textOf({ text, html }: Email): string | null {
  const words = text?.trim() ? text : html === undefined ? '' : htmlToText(html);
  const clean = plain(words.slice(0, MAX_TEXT), true).trim();
  return clean === '' ? null : clean;
}

/** Without characters that are not shown; a text keeps its lines. */
const plain = (text: string, keepLines = false): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(keepLines ? /[^\P{Cc}\n\t]/gu : /\p{Cc}+/gu, keepLines ? '' : ' ')
    .trim();

function addressText({ name, address }: Address): string {
  const shown = plain(name ?? '');
  const plainAddress = address === undefined ? '' : plain(address);
  if (shown === '' || shown === plainAddress) return plainAddress;
  return plainAddress === '' ? shown : `${shown} <${plainAddress}>`;
}

function dateOf({ date }: Email): Date | null {
  const read = date === undefined ? null : new Date(date);
  return read === null || Number.isNaN(read.getTime()) ? null : read;
}

function reportOf({ attachments }: Email): ReturnType<typeof deliveryAction> {
  const reports = attachments.filter(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/.test(mimeType),
  );
  const actions = reports.map((report) => deliveryAction(contentOf(report)));
  return actions.find((action) => action === 'failed') ?? actions.find((action) => action !== null) ?? null;
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

const documentOf = (attachment: Attachment) => ({
  fileName: attachment.filename ?? (attachment.mimeType === 'message/rfc822' ? 'message.eml' : 'unnamed'),
  contentType: attachment.mimeType,
  content: contentOf(attachment),
});

const contentOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : ArrayBuffer.isView(content)
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Buffer.from(content);
