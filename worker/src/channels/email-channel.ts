import type { WorkerConfig } from '@credence/core';
import type { SendMailOptions } from 'nodemailer';
import type { Channel, OutgoingRequest } from './channel.ts';
import { letterHtml } from './letter/letter-html.ts';
import { letterText } from './letter/letter-text.ts';
import { logoParts, senderOf } from './letter/sender-of.ts';
import { messageIdOf, pageUrl, referenceUrl, releaseUrl, replyAddress } from './links.ts';
import type { MailDomains } from './mail-domains.ts';
import type { Smtp } from './smtp.ts';
import { verificationMail } from './verification-mail.ts';

type MailConfig = Pick<WorkerConfig, 'MAIL_FROM' | 'MAIL_FROM_NAME' | 'REPLY_DOMAIN' | 'PUBLIC_URL'>;

/** Sends requests by e-mail. The same attempt always carries the same Message-ID, so a repeat can be told. */
export const createEmailChannel = (config: MailConfig, smtp: Smtp, domains?: MailDomains): Channel => ({
  carriesFiles: true,
  async send(request) {
    const { destination } = request.claimed;
    const domain = destination.slice(destination.lastIndexOf('@') + 1);
    if ((await domains?.takesMail(domain)) === 'no') {
      return { kind: 'refused', error: `No mail is taken at ${domain}`, unreachable: true };
    }
    return smtp.send(messageOf(config, request));
  },
});

function messageOf(config: MailConfig, { context, claimed, release }: OutgoingRequest): SendMailOptions {
  const { outbound, destination, contact, links, followsUp } = claimed;
  const { PUBLIC_URL, REPLY_DOMAIN, MAIL_FROM, MAIL_FROM_NAME } = config;
  const { organization } = context;
  const sender = senderOf(organization, MAIL_FROM_NAME);
  const replyTo = replyAddress(REPLY_DOMAIN, links);
  const first = followsUp && messageIdOf(REPLY_DOMAIN, followsUp);
  const letter = verificationMail({
    organization,
    claimed,
    release: release.kind,
    telephone: sender.telephone,
    pageUrl: pageUrl(PUBLIC_URL, links),
    releaseUrl: releaseUrl(PUBLIC_URL, links),
    referenceUrl: referenceUrl(PUBLIC_URL),
  });
  return {
    from: { name: organization.branding?.senderName ?? MAIL_FROM_NAME, address: MAIL_FROM },
    to: { name: contact.name, address: destination },
    replyTo,
    // A message that cannot be delivered comes back to the attempt it belongs to.
    envelope: { from: replyTo, to: destination },
    messageId: messageIdOf(REPLY_DOMAIN, outbound.id),
    ...(first ? { inReplyTo: first, references: first } : {}),
    subject: letter.subject,
    text: letterText(letter, sender),
    html: letterHtml(letter, sender),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    attachments: [
      ...logoParts(organization),
      ...(release.kind === 'attached'
        ? [{ filename: 'signed-release.pdf', content: release.pdf, contentType: 'application/pdf' }]
        : []),
    ],
  };
}
