import {
  type ClaimedReadBack,
  claimInWords,
  dayInWords,
  greetingFor,
  recordHeading,
  showReference,
  type WorkerConfig,
} from '@credence/core';
import type { SendMailOptions } from 'nodemailer';
import type { Channels } from './channel.ts';
import type { Letter } from './letter/letter.ts';
import { letterHtml } from './letter/letter-html.ts';
import { letterText } from './letter/letter-text.ts';
import { type Branded, logoParts, senderOf } from './letter/sender-of.ts';
import { messageIdOf, pageUrl, referenceUrl, replyAddress } from './links.ts';
import type { Smtp } from './smtp.ts';
import { assurance } from './verification-mail.ts';

type MailConfig = Pick<WorkerConfig, 'MAIL_FROM' | 'MAIL_FROM_NAME' | 'REPLY_DOMAIN' | 'PUBLIC_URL'>;

/** Sends what was read in a mail back, in the same conversation; a repeat has the same Message-ID. */
export const createReadBackSender =
  (config: MailConfig, smtp: Smtp): Channels['sendReadBack'] =>
  ({ organization }, readBack) =>
    smtp.send(messageOf(config, organization, readBack));

function messageOf(config: MailConfig, organization: Branded, readBack: ClaimedReadBack): SendMailOptions {
  const { inbound, destination, contact, links, inReplyTo, outbound } = readBack;
  const { PUBLIC_URL, REPLY_DOMAIN, MAIL_FROM, MAIL_FROM_NAME } = config;
  const replyTo = replyAddress(REPLY_DOMAIN, links);
  const sender = senderOf(organization, MAIL_FROM_NAME);
  const letter = readBackMail(readBack, {
    organization,
    telephone: sender.telephone,
    pageUrl: pageUrl(PUBLIC_URL, links),
    referenceUrl: referenceUrl(PUBLIC_URL),
  });
  // An id that had to be replaced for being strange names no mail.
  const answers = /^<[^<>\s]+>$/.test(inReplyTo) ? inReplyTo : null;
  return {
    from: { name: organization.branding?.senderName ?? MAIL_FROM_NAME, address: MAIL_FROM },
    to: { name: contact.name, address: destination },
    replyTo,
    envelope: { from: replyTo, to: destination },
    messageId: messageIdOf(REPLY_DOMAIN, inbound.id),
    ...(answers ? { inReplyTo: answers, references: [messageIdOf(REPLY_DOMAIN, outbound.id), answers] } : {}),
    subject: letter.subject,
    text: letterText(letter, sender),
    html: letterHtml(letter, sender),
    attachments: logoParts(organization),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** What a read-back speaks of. */
type ReadBackWords = Pick<ClaimedReadBack, 'applicantName' | 'answers' | 'records'> & {
  contact: Pick<ClaimedReadBack['contact'], 'name' | 'entityName'>;
  outbound: Pick<ClaimedReadBack['outbound'], 'linkExpiresAt'>;
  links: Pick<ClaimedReadBack['links'], 'reference'>;
};

type Around = Parameters<typeof assurance>[0] & { pageUrl: string };

/** The words that say what was understood of a reply. */
export function readBackMail(readBack: ReadBackWords, around: Around): Letter {
  const { applicantName, contact, outbound, links } = readBack;
  const title = `Please confirm your answer about ${applicantName}`;
  const reference = showReference(links.reference);
  return {
    // Header values must not break out of their line.
    subject: `${title} (${reference})`.replace(/[\r\n\0]+/g, ' '),
    title,
    reference,
    attention: null,
    greeting: greetingFor(contact),
    parts: [
      words('Thank you for your reply.'),
      { kind: 'claims', title: 'This is what we understood:', claims: linesOf(readBack) },
      words(
        `Is that right? Please open the page below: it is filled in already. One click confirms it, and you can correct what is wrong. ${around.organization.name} takes your answer only when you have confirmed it.`,
      ),
      { kind: 'button', label: 'Check and confirm', url: around.pageUrl },
      words(
        `The link is meant for you alone and works until ${dayInWords(outbound.linkExpiresAt)}. If you did not write to us, please ignore this message, or tell us by replying to it.`,
      ),
    ],
    assurance: assurance(around),
  };
}

const words = (text: string) => ({ kind: 'words', text }) as const;

/** What was understood, line by line; nothing of the reply that could be taken for an address is repeated. */
function linesOf({ answers, records }: ReadBackWords): { label: string; value: string }[] {
  if (answers.thirdParty)
    return [{ label: 'Who keeps the records', value: repeatable(answers.thirdParty.vendor ?? '') }];
  return records.flatMap((record) =>
    record.claims.flatMap((claim) => {
      const { field, label, kind } = claim;
      const answer = answers.claims.find((one) => one.record === record.index && one.field === field);
      if (!answer || answer.answer === 'UNKNOWN') return [];
      const stated = claimInWords(claim);
      const said =
        answer.answer === 'CONFIRMED'
          ? `${stated} (correct)`
          : `${repeatable(claimInWords({ kind, provided: answer.value }))} (instead of ${stated})`;
      return [
        { label: records.length > 1 ? `${label} (${recordHeading(record, records)})` : label, value: said },
      ];
    }),
  );
}

function repeatable(value: string): string {
  const isPlain = value.length <= 150 && /^[\p{L}\p{M}\p{N} ,()&'’+-]+$/u.test(value);
  return isPlain ? value : 'another value, see the page';
}
