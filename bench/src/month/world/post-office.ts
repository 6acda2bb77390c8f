import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its recipient gets it. */
export interface ReceivedMail {
  to: string;
  messageId: string;
  /** Message-ID of the mail that it answers; null where it answers none. */
  inReplyTo: string | null;
  /** The address that a reply goes to. */
  replyTo: string;
  subject: string;
  text: string;
}

/** What a mail server says to a mail for a recipient: it takes it, never will, or not now. */
export type Reception = 'accept' | 'refuse' | 'later';

/** An SMTP server on 127.0.0.1. */
export interface PostOffice {
  url: string;
  close(): Promise<void>;
}

/** Under which contacts' own mails are named. */
export const CONTACTS_DOMAIN = 'reply.example';

/**
 * @param receptionOf asked for each recipient
 * @param onMail called with what was accepted, before it is confirmed
 */
export async function openPostOffice(
  receptionOf: (recipient: string) => Reception,
  onMail: (mail: ReceivedMail) => void,
): Promise<PostOffice> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onRcptTo({ address }, _session, callback) {
      const reception = receptionOf(address);
      if (reception === 'accept') callback();
      else callback(reply(reception));
    },
    onData(stream, { envelope }, callback) {
      readMail(stream, envelope.rcptTo[0]?.address ?? '').then((mail) => {
        onMail(mail);
        callback();
      }, callback);
    },
  });
  // A client that hangs up in the middle is reported here.
  smtp.on('error', () => undefined);
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

async function readMail(stream: NodeJS.ReadableStream, to: string): Promise<ReceivedMail> {
  const {
    messageId = '',
    inReplyTo,
    replyTo = [],
    subject = '',
    text = '',
  } = await PostalMime.parse(await buffer(stream));
  return {
    to,
    messageId,
    inReplyTo: inReplyTo ?? null,
    replyTo: replyTo[0]?.address ?? '',
    subject,
    text,
  };
}

const reply = (reception: Exclude<Reception, 'accept'>) =>
  reception === 'refuse'
    ? Object.assign(new Error('No such user'), { responseCode: 550 })
    : Object.assign(new Error('Try again later'), { responseCode: 451 });
