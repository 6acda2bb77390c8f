import PostalMime, { type Address, type Email } from 'postal-mime';
import { openNumberedFiles } from './numbered-files.ts';

/** Whom SMTP was told the message is from and for; what is delivered, whatever the headers say. */
interface Envelope {
  from: string;
  to: string[];
}

/** A message that was sent, as the page and the JSON show it. */
export interface CapturedMessage {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  envelope: Envelope;
  subject: string;
  /** The From header: `Name <address>`, or the address alone. */
  from: string;
  to: string[];
  /** With its angle brackets; empty when there is none. */
  messageId: string;
  /** In the message's order, with repeated ones; names in lower case. */
  headers: { name: string; value: string }[];
  text: string | null;
  html: string | null;
  attachments: CapturedAttachment[];
}

interface CapturedAttachment {
  filename: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Where the mailbox serves it: a path on its own address. */
  url: string;
}

/** Messages as files: `<id>.eml` holds the bytes that were sent, `<id>.json` the envelope beside them. */
export interface MailStore {
  /** What the directory held at the start, oldest first. */
  stored: CapturedMessage[];
  /** Rejects when the bytes are no message that can be read; nothing is stored then. */
  store(raw: Buffer, envelope: Envelope, receivedAt: Date): Promise<CapturedMessage>;
  attachment(id: string, index: number): Promise<{ filename: string; content: Buffer } | undefined>;
}

/** Opens the directory, making it when it is not there. */
export async function openMailStore(directory: string): Promise<MailStore> {
  const files = await openNumberedFiles(directory, 'eml');
  const notes = await openNumberedFiles(directory, 'json');

  async function load(id: string): Promise<CapturedMessage> {
    const note: { receivedAt: string; envelope: Envelope } = JSON.parse(String(await notes.read(id)));
    return present(id, await parse(await files.read(id)), note.envelope, note.receivedAt);
  }

  const stored: CapturedMessage[] = [];
  for (const id of files.ids) stored.push(await load(id));

  return {
    stored,
    async store(raw, envelope, receivedAt) {
      const id = files.nextId();
      const message = present(id, await parse(raw), envelope, receivedAt.toISOString());
      // The envelope goes first: a message that is there can then always be loaded.
      await notes.write(id, JSON.stringify({ receivedAt: message.receivedAt, envelope }));
      await files.write(id, raw);
      return message;
    },
    async attachment(id, index) {
      const email = await parse(await files.read(id));
      const found = email.attachments[index];
      return found && { filename: filenameOf(found.filename, index), content: bytesOf(found.content) };
    },
  };
}

function parse(raw: Buffer): Promise<Email> {
  // A forwarded message counts as an attachment: its text is not what the sender wrote.
  return PostalMime.parse(raw, { forceRfc822Attachments: true });
}

function present(id: string, email: Email, envelope: Envelope, receivedAt: string): CapturedMessage {
  return {
    id,
    receivedAt,
    envelope,
    subject: email.subject ?? '',
    from: email.from === undefined ? '' : addressText(email.from),
    to: (email.to ?? []).map(addressText),
    messageId: email.messageId ?? '',
    headers: email.headers.map(({ key, value }) => ({ name: key, value })),
    text: email.text ?? null,
    html: email.html ?? null,
    attachments: email.attachments.map((attachment, index) => ({
      filename: filenameOf(attachment.filename, index),
      contentType: attachment.mimeType,
      size: bytesOf(attachment.content).length,
      url: `/messages/${id}/attachments/${index}`,
    })),
  };
}

function addressText(address: Address): string {
  if (address.group !== undefined) return `${address.name}: ${address.group.map(addressText).join(', ')};`;
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
}

function filenameOf(filename: string | null, index: number): string {
  return filename ?? `attachment-${index + 1}`;
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
