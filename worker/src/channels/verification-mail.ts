import {
  claimInWords,
  dayInWords,
  greetingFor,
  minutesToAnswer,
  officeOf,
  recordHeading,
  showReference,
} from '@credence/core';
import type { Letter, Part } from './letter/letter.ts';
import { type RequestWords, releaseWords, requestReason, requestTitle } from './request-words.ts';

/** What a mail says besides what any request says. */
export interface MailWords extends RequestWords {
  /** Where a reference can be typed. */
  referenceUrl: string;
  telephone: string | null;
}

/** The words of a verification request; of one that comes back to an earlier request, fewer and others. */
export function verificationMail(request: MailWords): Letter {
  const { contact, links, followsUp } = request.claimed;
  const reference = showReference(links.reference);
  const title = requestTitle(request);
  return {
    // Header values must not break out of their line.
    subject: `${title} (${reference})`.replace(/[\r\n\0]+/g, ' '),
    title,
    reference,
    attention: officeOf(contact),
    greeting: greetingFor(contact),
    parts: followsUp ? reminder(request) : firstRequest(request),
    assurance: assurance(request),
  };
}

function firstRequest(request: MailWords): Part[] {
  const { records, request: asked } = request.claimed;
  const more = asked.questions.length > 0 ? ' The page asks a few questions more.' : '';
  return [
    words(requestReason(request)),
    ...releaseWords(request).map(words),
    heading('Please compare this with your records'),
    ...records.map(
      (record): Part => ({
        kind: 'claims',
        title: recordHeading(record, records),
        claims: record.claims.map((claim) => ({ label: claim.label, value: claimInWords(claim) })),
      }),
    ),
    heading('How to answer'),
    words(`It takes about ${minutesFor(request)} minutes on our page, and you need no account.${more}`),
    ...pageLinks(request),
    words(
      'Or reply to this message, and write below each line whether it is right, or what your records say instead.',
    ),
  ];
}

function reminder(request: MailWords): Part[] {
  const { applicantName, hiringEntity } = request.claimed;
  return [
    words(
      `We wrote to you about ${applicantName}, who has applied for a position with ${hiringEntity}, and have no answer yet.`,
    ),
    words(`It takes about ${minutesFor(request)} minutes. What is to be confirmed is on our page.`),
    ...pageLinks(request),
    words('If you can’t help, reply with one line that says so, or that names who can.'),
  ];
}

function pageLinks({ pageUrl, release, releaseUrl, claimed }: MailWords): Part[] {
  const until = dayInWords(claimed.outbound.linkExpiresAt);
  return [
    { kind: 'button', label: 'Confirm or correct', url: pageUrl },
    words(`The link is meant for you alone and works until ${until}.`),
    ...(release === 'linked'
      ? [{ kind: 'link', label: 'The signed release', url: releaseUrl } as const]
      : []),
  ];
}

/** How to make sure that a letter is no fraud. */
export function assurance({
  organization,
  referenceUrl,
  telephone,
}: Pick<MailWords, 'organization' | 'referenceUrl' | 'telephone'>): Part[] {
  const call = telephone ? `call ${organization.name} at ${telephone}, or ` : '';
  return [
    heading('Is this request real?'),
    words(
      `To make sure that this request is real, ${call}type its reference at the address below. This request never asks for a password, a payment or a full Social Security number.`,
    ),
    { kind: 'address', label: 'Check a request', url: referenceUrl },
  ];
}

const minutesFor = ({ claimed: { records, request } }: MailWords): number =>
  minutesToAnswer({ records, questions: request.questions });

const words = (text: string): Part => ({ kind: 'words', text });
const heading = (text: string): Part => ({ kind: 'heading', text });
