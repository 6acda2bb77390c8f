import { JOB_POLICIES, type SendOutcome } from '@credence/core';
import { createTransport } from 'nodemailer';
import type { WorkerConfig } from '../config.ts';
import type { Channel, OutgoingRequest } from './channel.ts';
import { verificationMail } from './verification-mail.ts';

const TIMEOUT_MS = 15_000;
/** How many times that long sending may take in all, for a server that is never quite silent. */
const PATIENCE = 4;

type MailConfig = Pick<
  WorkerConfig,
  'SMTP_URL' | 'MAIL_FROM' | 'MAIL_FROM_NAME' | 'REPLY_DOMAIN' | 'PUBLIC_URL'
>;

/**
 * Sends requests by SMTP. The same attempt always carries the same Message-ID, so a repeat can be told.
 * @param timeoutMs how long the mail server may be silent
 */
export function createEmailChannel(config: MailConfig, timeoutMs = TIMEOUT_MS): Channel {
  const transport = createTransport({
    url: config.SMTP_URL,
    pool: true,
    // One for each job that may send, so that none waits for another's connection.
    maxConnections: JOB_POLICIES['send-outbound'].slots,
    // A message that met a connection gone stale gets a fresh one; all other repeats are the schedule's.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Mail is made of our text and the release: nothing is ever read from a path or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(request) {
      const message = messageOf(config, request);
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(PATIENCE * timeoutMs) });
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
  /** The step at which it failed. */
  command?: string;
}

/**
 * A 5xx answer to the recipient or the message is final. Everything else may pass: greylisting, a lost connection, a
 * time-out, a server that does not let us in.
 */
function outcomeOf({ code = 'SMTP', responseCode, command = '' }: SmtpError): SendOutcome {
  const final = responseCode !== undefined && responseCode >= 500 && /^(RCPT TO|DATA)$/.test(command);
  // The server's own words may quote the address: only the kind of failure is kept.
  return { kind: final ? 'refused' : 'postponed', error: responseCode ? `${code} ${responseCode}` : code };
}
