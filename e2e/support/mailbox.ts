import { waitFor } from '@credence/local/wait-for';
import { readStack } from './stack.ts';

/** A captured e-mail, as the mailbox tells it. */
export interface Mail {
  id: string;
  envelope: { from: string; to: string[] };
  subject: string;
  to: string[];
  headers: { name: string; value: string }[];
  text: string;
  attachments: { filename: string; contentType: string; size: number; url: string }[];
}

/** Every e-mail to this address until now, newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const response = await fetch(`${readStack().mailboxUrl}/api/messages`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ envelope }) => envelope.to.includes(address));
}

/** The e-mail to this address, as soon as there is one. */
export function mailTo(address: string): Promise<Mail> {
  return waitFor(`a mail to ${address}`, async () => (await mailsTo(address))[0]);
}

/** The link to the verifier page. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+\/respond\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('The e-mail has no link to the verifier page');
  return link;
}
