import type { MailForm } from '@credence/core';
import type { Address, Attachment, Email } from 'postal-mime';
import { htmlToText } from './html-to-text.ts';

const MAX_TEXT = 200_000;
const MAX_HEADER_BYTES = 256 * 1024;
/** Longest part for machines that is read, in bytes; each of our messages has one recipient. */
const MAX_MACHINE_PART = 64 * 1024;

/**
 * What the form of a mail that was taken apart tells of who wrote it.
 * @param text its words, which take longer to get than all else, where they are known
 */
export const mailFormOf = (
  email: Email,
  raw: Buffer,
  envelopeFrom: string | null,
  text = textOf(email),
): MailForm => ({
  envelopeFrom,
  header: (name) => email.headers.find(({ key }) => key === name)?.value ?? null,
  from: email.from ? addressText(email.from) : null,
  to: (email.to ?? []).map(addressText),
  subject: email.subject === undefined ? null : plain(email.subject),
  text: text ?? bodyOf(raw),
  parts: email.attachments.filter(isForMachines).map(machinePart),
});

/** The words of a mail for people; null where it has none. */
export function textOf({ text, html }: Email): string | null {
  const words = text?.trim() ? text : html === undefined ? '' : htmlToText(html);
  const clean = plain(words.slice(0, MAX_TEXT), true).trim();
  return clean === '' ? null : clean;
}

/** Without characters that are not shown; a text keeps its lines. */
export const plain = (text: string, keepLines = false): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(keepLines ? /[^\P{Cc}\n\t]/gu : /\p{Cc}+/gu, keepLines ? '' : ' ')
    .trim();

export function addressText({ name, address }: Address): string {
  const shown = plain(name ?? '');
  const plainAddress = address === undefined ? '' : plain(address);
  if (shown === '' || shown === plainAddress) return plainAddress;
  return plainAddress === '' ? shown : `${shown} <${plainAddress}>`;
}

const isForMachines = ({ mimeType }: Attachment): boolean =>
  /^message\/(?:(?:global-)?delivery-status|feedback-report)$/.test(mimeType);

const machinePart = (attachment: Attachment): { type: string; text: string } => ({
  type: attachment.mimeType,
  text: contentOf(attachment).subarray(0, MAX_MACHINE_PART).toString('latin1'),
});

/** What follows the header of a mail that has no text when it is taken apart: some mail systems build theirs wrong. */
function bodyOf(raw: Buffer): string {
  const start = raw
    .subarray(0, MAX_HEADER_BYTES)
    .toString('latin1')
    .search(/\r?\n\r?\n/);
  return start < 0
    ? ''
    : raw
        .subarray(start, start + MAX_MACHINE_PART)
        .toString('latin1')
        .replace(/\r\n?/g, '\n')
        .trim();
}

export const contentOf = ({ content }: Attachment): Buffer =>
  typeof content === 'string'
    ? Buffer.from(content)
    : ArrayBuffer.isView(content)
      ? Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      : Buffer.from(content);
