import { type ClaimedReadBack, escapeHtml, type WorkerConfig } from '@credence/core';
import type { SendMailOptions } from 'nodemailer';
import type { Channels } from './channel.ts';
import { messageIdOf, pageUrl, replyAddress } from './links.ts';
import { dayInWords } from './request-words.ts';
import type { Smtp } from './smtp.ts';
import type { Mail } from './verification-mail.ts';

type MailConfig = Pick<WorkerConfig, 'MAIL_FROM' | 'MAIL_FROM_NAME' | 'REPLY_DOMAIN' | 'PUBLIC_URL'>;

/** Sends what was read in a mail back, in the same conversation; a repeat has the same Message-ID. */
export const createReadBackSender =
  (config: MailConfig, smtp: Smtp): Channels['sendReadBack'] =>
  ({ organization }, readBack) =>
    smtp.send(messageOf(config, organization.name, readBack));

function messageOf(config: MailConfig, organizationName: string, readBack: ClaimedReadBack): SendMailOptions {
  const { inbound, destination, contact, links, inReplyTo, outbound } = readBack;
  const { PUBLIC_URL, REPLY_DOMAIN, MAIL_FROM, MAIL_FROM_NAME } = config;
  const replyTo = replyAddress(REPLY_DOMAIN, links);
  // An id that had to be replaced for being strange names no mail.
  const answers = /^<[^<>\s]+>$/.test(inReplyTo) ? inReplyTo : null;
  return {
    from: { name: MAIL_FROM_NAME, address: MAIL_FROM },
    to: { name: contact.name, address: destination },
    replyTo,
    envelope: { from: replyTo, to: destination },
    messageId: messageIdOf(REPLY_DOMAIN, inbound.id),
    ...(answers ? { inReplyTo: answers, references: [messageIdOf(REPLY_DOMAIN, outbound.id), answers] } : {}),
    ...readBackMail(readBack, { organizationName, pageUrl: pageUrl(PUBLIC_URL, links) }),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** What a read-back speaks of. */
type ReadBackWords = Pick<ClaimedReadBack, 'applicantName' | 'answers' | 'records'> & {
  contact: Pick<ClaimedReadBack['contact'], 'name'>;
  outbound: Pick<ClaimedReadBack['outbound'], 'linkExpiresAt'>;
};

/** The words that say what was understood of a reply, as text and as HTML. */
export function readBackMail(
  readBack: ReadBackWords,
  { organizationName, pageUrl: url }: { organizationName: string; pageUrl: string },
): Mail {
  const { applicantName, contact, outbound } = readBack;
  const opening = [
    `Dear ${contact.name},`,
    `Thank you for your reply about ${applicantName}. This is what we understood:`,
  ];
  const lines = linesOf(readBack);
  const closing = [
    `Is that right? Please open the page below: it is filled in already. One click confirms it, and you can correct what is wrong. ${organizationName} takes your answer only when you have confirmed it.`,
    url,
  ];
  const end = `The link is meant for you alone and works until ${dayInWords(outbound.linkExpiresAt)}. If you did not write to us, please ignore this message, or tell us by replying to it.`;
  return {
    // Header values must not break out of their line.
    subject: `Please confirm your answer about ${applicantName}`.replace(/[\r\n\0]+/g, ' '),
    text: [
      ...opening,
      lines.map(({ label, said }) => `- ${label}: ${said}`).join('\n'),
      ...closing,
      end,
      '',
      SENDER,
    ].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c2733;max-width:36rem">
${opening.map(paragraph).join('\n')}
<table role="presentation" style="border-collapse:collapse">
${lines.map(({ label, said }) => `<tr><td style="padding:.25rem 1.5rem .25rem 0;color:#52606d;vertical-align:top">${escapeHtml(label)}</td><td style="padding:.25rem 0">${escapeHtml(said)}</td></tr>`).join('\n')}
</table>
${paragraph(closing[0] ?? '')}
<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:.75rem 1.25rem;background:#0b5394;color:#fff;border-radius:6px;text-decoration:none">Check and confirm</a></p>
${paragraph(end)}
<p>${SENDER}</p>
</body></html>`,
  };
}

/** What was understood, line by line; nothing of the reply that could be taken for an address is repeated. */
function linesOf({ answers, records }: ReadBackWords): { label: string; said: string }[] {
  if (answers.thirdParty)
    return [{ label: 'Who keeps the records', said: repeatable(answers.thirdParty.vendor ?? '') }];
  return records.flatMap(({ index, title, claims }) =>
    claims.flatMap(({ field, label, provided }) => {
      const answer = answers.claims.find((one) => one.record === index && one.field === field);
      if (!answer || answer.answer === 'UNKNOWN') return [];
      const stated = provided ?? 'has not ended';
      const said =
        answer.answer === 'CONFIRMED'
          ? `${stated} (correct)`
          : `${repeatable(answer.value)} (instead of ${stated})`;
      return [{ label: records.length > 1 ? `${title}, ${label}` : label, said }];
    }),
  );
}

function repeatable(value: string | null): string {
  if (value === null) return 'has not ended';
  const isPlain = value.length <= 150 && /^[\p{L}\p{M}\p{N} ,()&'’+-]+$/u.test(value);
  return isPlain ? value : 'another value, see the page';
}

const SENDER = 'Credence Verifications';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
