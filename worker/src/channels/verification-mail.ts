import type { ClaimedOutbound, Organization } from '@credence/core';

interface MailInput {
  organization: Pick<Organization, 'name'>;
  claimed: Pick<
    ClaimedOutbound,
    'contact' | 'applicantName' | 'searchType' | 'hiringEntity' | 'outbound' | 'request'
  >;
  /** Where the contact answers. */
  pageUrl: string;
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The words of a verification request, as text and as HTML. */
export function verificationMail({ organization, claimed, pageUrl }: MailInput): Mail {
  const { contact, applicantName, hiringEntity, outbound, request } = claimed;
  const subject = oneLine(
    `${outbound.attemptNumber > 1 ? 'Reminder: ' : ''}${nounOf(claimed)} verification for ${applicantName}`,
  );
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    outbound.linkExpiresAt,
  );
  const paragraphs = [
    `Dear ${contact.name},`,
    `${applicantName} has applied for a position with ${hiringEntity} and named ${contact.entityName} as ` +
      `${claimed.searchType === 'EMPLOYMENT' ? 'an employer' : 'a school'}. On behalf of ${organization.name} we ask you to ` +
      `confirm what ${applicantName} told us.`,
    ...(request.releaseFile ? [`${applicantName} has signed a release for this purpose.`] : []),
    'It takes about two minutes, and you need no account:',
  ];
  const closing = [
    `The link is meant for you alone and works until ${until}.`,
    'You may also simply reply to this message.',
  ];
  return {
    subject,
    text: [...paragraphs, pageUrl, ...closing, '', 'Credence Verifications'].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c2733;max-width:36rem">
${paragraphs.map(paragraph).join('\n')}
<p><a href="${escapeHtml(pageUrl)}" style="display:inline-block;padding:.75rem 1.25rem;background:#0b5394;color:#fff;border-radius:6px;text-decoration:none">Confirm or correct</a></p>
${closing.map(paragraph).join('\n')}
<p>Credence Verifications</p>
</body></html>`,
  };
}

const nounOf = ({ searchType }: MailInput['claimed']) =>
  searchType === 'EMPLOYMENT' ? 'Employment' : 'Education';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** Header values must not break out of their line. */
const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ');

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
