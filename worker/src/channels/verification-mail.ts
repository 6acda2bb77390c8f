import { escapeHtml } from '@credence/core';
import { dayInWords, type RequestWords, releaseWords, requestReason, requestTitle } from './request-words.ts';

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The words of a verification request, as text and as HTML. */
export function verificationMail(request: RequestWords): Mail {
  const { claimed, release, pageUrl, releaseUrl } = request;
  const paragraphs = [
    `Dear ${claimed.contact.name},`,
    requestReason(request),
    ...releaseWords(request),
    'It takes about two minutes, and you need no account:',
  ];
  const closing = [
    `The link is meant for you alone and works until ${dayInWords(claimed.outbound.linkExpiresAt)}.`,
    'You may also simply reply to this message.',
  ];
  const isLinked = release === 'linked';
  return {
    subject: requestTitle(request),
    text: [
      ...paragraphs,
      pageUrl,
      ...closing,
      ...(isLinked ? [`The signed release: ${releaseUrl}`] : []),
      '',
      SENDER,
    ].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 system-ui,sans-serif;color:#1c2733;max-width:36rem">
${paragraphs.map(paragraph).join('\n')}
<p><a href="${escapeHtml(pageUrl)}" style="display:inline-block;padding:.75rem 1.25rem;background:#0b5394;color:#fff;border-radius:6px;text-decoration:none">Confirm or correct</a></p>
${closing.map(paragraph).join('\n')}
${isLinked ? `<p><a href="${escapeHtml(releaseUrl)}">The signed release</a></p>` : ''}
<p>${SENDER}</p>
</body></html>`,
  };
}

const SENDER = 'Credence Verifications';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
