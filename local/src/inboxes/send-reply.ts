import { createTransport } from 'nodemailer';
import type { CapturedMessage } from './mail-store.ts';

/** Where replies go: the SMTP listener of the worker. */
export interface RepliesTo {
  host: string;
  port: number;
}

/** The address that a message wants to be answered at; undefined for one that says nothing about it. */
export const replyAddressOf = ({ headers }: CapturedMessage): string | undefined =>
  headers.find(({ name }) => name === 'reply-to')?.value;

/** Sends what was typed as the answer of the message's first recipient, as a mail program does. */
export async function sendReply(
  { host, port }: RepliesTo,
  message: CapturedMessage,
  text: string,
): Promise<void> {
  const to = replyAddressOf(message);
  const from = message.envelope.to[0];
  if (to === undefined || from === undefined) throw new Error('The message cannot be answered');
  const transport = createTransport({ host, port, ignoreTLS: true });
  try {
    const quote = (message.text ?? '').split('\n').map((line) => `> ${line}`);
    await transport.sendMail({
      from,
      to,
      inReplyTo: message.messageId,
      references: message.messageId,
      subject: message.subject.startsWith('Re: ') ? message.subject : `Re: ${message.subject}`,
      text: [text, '', `On ${message.receivedAt}, ${message.from} wrote:`, '', ...quote].join('\n'),
    });
  } finally {
    transport.close();
  }
}
