import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Mail } from './mailbox.ts';
import { readStack } from './stack.ts';

/** What a mail system or a person sends back. */
export interface Reply {
  /** Sender of the envelope; empty for what mail systems send. */
  from: string;
  /** Header lines besides those that every mail has. */
  headers: string[];
  body: string[];
}

/** The address that a mail wants to be answered at. */
export function replyAddress({ headers }: Mail): string {
  const address = headers.find(({ name }) => name === 'reply-to')?.value;
  if (!address) throw new Error('The e-mail names no address for replies');
  return address;
}

/**
 * Sends a mail to the service by SMTP, line by line.
 * @returns the last answer: of the message, or of the step that was refused
 */
export async function sendMail(to: string, { from, headers, body }: Reply): Promise<string> {
  const { hostname, port } = new URL(readStack().inboundMailUrl);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const answer = async (): Promise<string> => {
    let heard = '';
    while (!/^\d{3} .*\r\n$/m.test(heard)) heard += (await once(socket, 'data'))[0];
    return heard.trim();
  };
  const message = [
    `Message-ID: <${randomUUID()}@contoso.example>`,
    `To: ${to}`,
    ...headers,
    '',
    ...body,
    '.',
  ];
  const steps = [
    'EHLO contoso.example',
    `MAIL FROM:<${from}>`,
    `RCPT TO:<${to}>`,
    'DATA',
    message.join('\r\n'),
  ];
  let last = await answer();
  for (const step of steps) {
    socket.write(`${step}\r\n`);
    last = await answer();
    if (/^[45]/.test(last)) break;
  }
  socket.destroy();
  return last;
}
