import { readMachineMail, type Trouble } from '@credence/core';
import PostalMime from 'postal-mime';
import { mailFormOf } from './inbound-mail/mail-form-of.ts';

/** Why a mail says that recipients got nothing, as the worker reads it; empty where they say nothing. */
export async function readBounce(raw: Buffer): Promise<readonly Trouble[]> {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const sender = email.headers.find(({ key }) => key === 'return-path')?.value.replace(/[<>\s]/g, '') ?? '';
  const machine = readMachineMail(mailFormOf(email, raw, sender === '' ? null : sender));
  return machine?.kind === 'FAILURE' ? machine.troubles : [];
}
