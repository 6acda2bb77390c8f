import { escapeHtml } from '@credence/core';
import { layout, table, time } from '../ui.ts';
import type { CapturedMessage } from './mail-store.ts';
import { replyAddressOf } from './send-reply.ts';

const SITE = 'Mailbox';
const SHOWN = 200;

/** The list of mail; `messages` newest first. */
export function mailListPage(messages: readonly CapturedMessage[]): string {
  const rows = messages
    .slice(0, SHOWN)
    .map((message) => [
      time(message.receivedAt),
      escapeHtml(message.from || message.envelope.from),
      escapeHtml((message.to.length > 0 ? message.to : message.envelope.to).join(', ')),
      `<a href="/messages/${message.id}">${escapeHtml(message.subject || '(no subject)')}</a>`,
    ]);
  const note =
    messages.length === 0
      ? 'No mail yet. Every message that is sent is kept here and goes nowhere else.'
      : `${messages.length} captured${messages.length > SHOWN ? `, the newest ${SHOWN} shown` : ''}. Nothing left this machine.`;
  const list = rows.length === 0 ? '' : table(['Received', 'From', 'To', 'Subject'], rows);
  const body = `<p class="quiet">${note}</p>\n${list}`;
  return layout({ site: SITE, title: 'Captured mail', body, seen: messages.length });
}

/** What a message's page offers, and what became of an answer that was just typed there: `sent`, or why not. */
interface ReplyState {
  canReply: boolean;
  reply?: string;
}

/** One message with all that came in it. */
export function messagePage(message: CapturedMessage, replyState: ReplyState): string {
  const facts = [
    ['Received', time(message.receivedAt)],
    ['From', escapeHtml(message.from)],
    ['To', escapeHtml(message.to.join(', '))],
    ['Delivered to', escapeHtml(message.envelope.to.join(', '))],
  ];
  const sections = [
    table(['Field', 'Value'], facts),
    message.text === null ? '' : `<h2>Text</h2>\n<pre>${withLinks(message.text)}</pre>`,
    message.html === null ? '' : `<h2>HTML</h2>\n${htmlFrame(message.html)}`,
    attachmentSection(message),
    replySection(message, replyState),
    `<h2>Headers</h2>\n<pre>${message.headers
      .map(({ name, value }) => `${escapeHtml(name)}: ${escapeHtml(value)}`)
      .join('\n')}</pre>`,
  ];
  return layout({ site: SITE, title: message.subject || '(no subject)', body: sections.join('\n') });
}

/** For an address that leads to nothing. */
export function noSuchMailPage(): string {
  return layout({
    site: SITE,
    title: 'Not here',
    body: '<p>There is no such message. <a href="/">All mail</a></p>',
  });
}

/**
 * The message's own HTML where it can do nothing: no scripts, no forms, no requests (the page's policy holds in
 * the frame too). Links open beside the mailbox, and only when they are followed.
 */
function htmlFrame(html: string): string {
  const document = `<base target="_blank">${html}`;
  return `<iframe title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>`;
}

function attachmentSection(message: CapturedMessage): string {
  if (message.attachments.length === 0) return '';
  const rows = message.attachments.map((attachment) => [
    `<a href="${escapeHtml(attachment.url)}" download>${escapeHtml(attachment.filename)}</a>`,
    escapeHtml(attachment.contentType),
    `${attachment.size} bytes`,
  ]);
  return `<h2>Attachments</h2>\n${table(['File', 'Type', 'Size'], rows)}`;
}

function replySection(message: CapturedMessage, { canReply, reply }: ReplyState): string {
  const address = replyAddressOf(message);
  if (!canReply || address === undefined) return '';
  const outcome =
    reply === undefined
      ? ''
      : reply === 'sent'
        ? '<p role="status"><span class="good">Sent</span></p>'
        : `<p role="alert"><span class="bad">Not sent</span> ${escapeHtml(reply)}</p>`;
  return `<h2>Reply</h2>
${outcome}
<form method="post" action="/messages/${message.id}/reply">
<p><label for="text">As ${escapeHtml(message.envelope.to[0] ?? '')}, to ${escapeHtml(address)}</label></p>
<p><textarea id="text" name="text" rows="6" cols="80" required></textarea></p>
<p><button>Send</button></p>
</form>`;
}

/** Escapes the text and makes its web addresses followable; punctuation after an address is not part of it. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1
        ? `<a href="${safe}" target="_blank" rel="noopener noreferrer">${safe}</a>`
        : safe;
    })
    .join('');
}
