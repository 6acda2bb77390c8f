import { type FailedRecipient, readMachineMail } from '@credence/core';
import PostalMime from 'postal-mime';
import { mailFormOf } from './inbound-mail/mail-form-of.ts';

/** What mail systems say of recipients in a mail, as the worker reads it; empty where they say nothing. */
export async function readBounce(raw: Buffer): Promise<FailedRecipient[]> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const sender = email.headers.find(({ key }) => key === 'return-path')?.value.replace(/[<>\s]/g, '') ?? '';
  const machine = readMachineMail(mailFormOf(email, raw, sender === '' ? null : sender));
  return machine?.kind === 'FAILURE' ? machine.recipients : [];
}
