import { createTransport } from 'nodemailer';
import type { WorkerConfig } from '../config.ts';
import type { Channel, OutgoingRequest } from './channel.ts';
import { verificationMail } from './verification-mail.ts';

const TIMEOUT_MS = 15_000;

type MailConfig = Pick<
  WorkerConfig,
  'SMTP_URL' | 'MAIL_FROM' | 'MAIL_FROM_NAME' | 'REPLY_DOMAIN' | 'PUBLIC_URL'
>;

/** Sends requests by SMTP. The same attempt always carries the same Message-ID, so a repeat can be told. */
export function createEmailChannel(config: MailConfig): Channel {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    maxConnections: 5,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Mail is made of our text and the release: nothing is ever read from a path or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(request) {
      try {
        await transport.sendMail(messageOf(config, request));
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

function messageOf(config: MailConfig, { context, claimed, release }: OutgoingRequest) {
  const { outbound, destination, contact, links } = claimed;
  const pageUrl = new URL(`/respond/${links.pageToken}`, config.PUBLIC_URL).href;
  const { subject, text, html } = verificationMail({ organization: context.organization, claimed, pageUrl });
  return {
    from: { name: config.MAIL_FROM_NAME, address: config.MAIL_FROM },
    to: { name: contact.name, address: destination },
    replyTo: `${links.replyToken}@${config.REPLY_DOMAIN}`,
    messageId: `<${outbound.id}@${config.REPLY_DOMAIN}>`,
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
    attachments: release
      ? [{ filename: 'signed-release.pdf', content: release, contentType: 'application/pdf' }]
      : [],
  };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

/** A 5xx answer is final; everything else (greylisting, a lost connection, a time-out) may pass. */
function outcomeOf({ code = 'SMTP', responseCode }: SmtpError) {
  const final = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  // The server's own words may quote the address: only the kind of failure is kept.
  const error = responseCode ? `${code} ${responseCode}` : code;
  return final ? ({ kind: 'refused', error } as const) : ({ kind: 'postponed', error } as const);
}
