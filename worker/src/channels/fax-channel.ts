import type { SendOutcome, WorkerConfig } from '@credence/core';
import type { SendMailOptions } from 'nodemailer';
import type { Channel, OutgoingRequest } from './channel.ts';
import { faxAddress } from './fax-address.ts';
import { messageIdOf, pageUrl, referenceUrl, releaseUrl, replyAddress } from './links.ts';
import type { RequestWords } from './request-words.ts';
import type { Smtp } from './smtp.ts';

/** The settings of the fax channel once its gateway is named. */
export type FaxConfig = Pick<
  WorkerConfig,
  'MAIL_FROM' | 'MAIL_FROM_NAME' | 'REPLY_DOMAIN' | 'PUBLIC_URL' | 'FAX_FROM' | 'FAX_RETURN_NUMBER'
> & { FAX_GATEWAY_DOMAIN: string };

/** Sends requests to fax machines: a mail to the gateway for each, whose PDFs are the pages. */
export const createFaxChannel = (config: FaxConfig, smtp: Smtp): Channel => ({
  carriesFiles: true,
  async send(request): Promise<SendOutcome> {
    const address = faxAddress(request.claimed.destination, config.FAX_GATEWAY_DOMAIN);
    if (!address) return { kind: 'refused', error: 'The number cannot be dialled', unreachable: true };
    return smtp.send(await messageOf(config, request, address));
  },
});

async function messageOf(
  config: FaxConfig,
  { context, claimed, release }: OutgoingRequest,
  address: string,
): Promise<SendMailOptions> {
  const { PUBLIC_URL, REPLY_DOMAIN, FAX_FROM, FAX_RETURN_NUMBER, MAIL_FROM, MAIL_FROM_NAME } = config;
  const { outbound, links } = claimed;
  const replyTo = replyAddress(REPLY_DOMAIN, links);
  const words: RequestWords = {
    organization: context.organization,
    claimed,
    release: release.kind,
    pageUrl: pageUrl(PUBLIC_URL, links),
    releaseUrl: releaseUrl(PUBLIC_URL, links),
  };
  // With the first fax: until then there is no need for megabytes of typesetting in memory.
  const { coverSheet } = await import('./cover-sheet.ts');
  const cover = await coverSheet({
    ...words,
    organization: context.organization,
    referenceUrl: referenceUrl(PUBLIC_URL),
    faxNumber: claimed.destination,
    questions: claimed.request.questions,
    returnNumber: FAX_RETURN_NUMBER ?? null,
    writtenAt: context.core.clock.now(),
  });
  return {
    from: { name: MAIL_FROM_NAME, address: FAX_FROM ?? MAIL_FROM },
    to: address,
    replyTo,
    // Gateways know their customers by the sender; where none is named, what fails comes back to its attempt.
    envelope: { from: FAX_FROM ?? replyTo, to: address },
    messageId: messageIdOf(REPLY_DOMAIN, outbound.id),
    // The body stays empty: gateways would print it before the cover sheet.
    subject: `Fax ${outbound.id}`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    attachments: [
      pdf('cover-sheet.pdf', cover),
      ...(release.kind === 'attached' ? [pdf('signed-release.pdf', release.pdf)] : []),
    ],
  };
}

const pdf = (filename: string, content: Buffer) => ({ filename, content, contentType: 'application/pdf' });
