import { escapeHtml } from '@credence/core';
import { harmlessWords } from './harmless-words.ts';
import { type Letter, LOGO_ID, type Part, type Sender } from './letter.ts';
import { ASKED, sentBy } from './letter-text.ts';

/**
 * A letter as HTML that mail programs show alike: tables for those that know no other layout, styles at each element for
 * those that drop style sheets, and dark colours for those that ask for them. Nothing is fetched from anywhere.
 */
export function letterHtml(letter: Letter, sender: Sender): string {
  const { title, reference, attention, greeting, parts, assurance } = letter;
  return `<!doctype html>
<html lang="en"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words(title)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#eef1f4">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#eef1f4"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border-radius:8px;${FONT}">
<tr><td style="padding:24px 28px 16px;border-bottom:3px solid ${sender.accentColor}">${masthead(sender)}</td></tr>
<tr><td style="padding:24px 28px 8px">
<h1 class="ink" style="margin:0 0 4px;font-size:21px;line-height:1.3;font-weight:600;color:${INK}">${words(title)}</h1>
<p class="soft" style="margin:0 0 20px;font-size:14px;line-height:1.5;color:${SOFT}">Reference: <span style="${MONO}">${words(reference)}</span></p>
${attention ? paragraph(`Attention: ${harmlessWords(attention)}`) : ''}
${paragraph(greeting)}
${parts.map((part) => partHtml(part, sender)).join('\n')}
</td></tr>
<tr><td class="quiet" bgcolor="#f6f8fa" style="padding:18px 28px 6px;background:#f6f8fa;border-top:1px solid #d9dfe5">
${assurance.map((part) => partHtml(part, sender)).join('\n')}
</td></tr>
<tr><td class="quiet" bgcolor="#f6f8fa" style="padding:6px 28px 22px;background:#f6f8fa;border-radius:0 0 8px 8px">
<p class="soft" style="margin:0;font-size:13px;line-height:1.5;color:${SOFT}">${signature(sender)}</p>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>`;
}

const INK = '#1c2733';
const SOFT = '#4d5b69';
const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const MONO = 'font-family:Consolas,Menlo,monospace;font-weight:600;letter-spacing:1px';

const DARK = `@media (prefers-color-scheme: dark) {
.page { background: #14181c !important; }
.card { background: #1f252b !important; }
.quiet, .claims { background: #262d34 !important; border-color: #3a444e !important; }
.ink { color: #eef2f6 !important; }
.soft { color: #b6c2cd !important; }
.link { color: #9cc7f5 !important; }
}`;

const words = (text: string): string => escapeHtml(harmlessWords(text));

const BODY = `margin:0 0 16px;font-size:16px;line-height:1.5;color:${INK}`;

const paragraph = (text: string): string => `<p class="ink" style="${BODY}">${words(text)}</p>`;

const link = (url: string, shown: string): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:#0b5394;word-break:break-word">${shown}</a>`;

/** A logo stands on white, whatever the colours around it. */
function masthead({ organizationName, logo }: Sender): string {
  const name = words(organizationName);
  if (logo) {
    return `<img src="cid:${LOGO_ID}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;border:0;background:#ffffff;padding:4px;border-radius:4px">`;
  }
  return `<p class="ink" style="margin:0;font-size:18px;line-height:1.3;font-weight:700;color:${INK}">${name}</p>`;
}

function partHtml(part: Part, { accentColor }: Sender): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 class="ink" style="margin:8px 0 8px;font-size:16px;line-height:1.4;font-weight:600;color:${INK}">${words(part.text)}</h2>`;
    case 'words':
      return paragraph(part.text);
    case 'claims':
      return claimsHtml(part);
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td bgcolor="${accentColor}" style="border-radius:6px;mso-padding-alt:12px 22px"><a href="${escapeHtml(part.url)}" style="display:inline-block;padding:12px 22px;font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none">${words(part.label)}</a></td></tr></table>`;
    case 'link':
      return `<p class="ink" style="${BODY}">${link(part.url, words(part.label))}</p>`;
    case 'address':
      return `<p class="ink" style="${BODY}">${words(part.label)}: ${link(part.url, escapeHtml(part.url))}</p>`;
  }
}

/** Each claim is a paragraph of its own: replies quote it as one line, with room below for an answer. */
function claimsHtml({ title, claims }: Extract<Part, { kind: 'claims' }>): string {
  const lines = claims.map(
    ({ label, value }) =>
      `<p class="ink" style="margin:0 0 12px;font-size:16px;line-height:1.4;color:${INK}">${ASKED} <b>${words(label)}:</b> ${words(value)}</p>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="claims" bgcolor="#f6f8fa" style="padding:14px 18px 4px;background:#f6f8fa;border:1px solid #d9dfe5;border-radius:6px">
<p class="ink" style="margin:0 0 10px;font-size:16px;line-height:1.4;font-weight:600;color:${INK}">${words(title)}</p>
${lines.join('\n')}
</td></tr></table>`;
}

const signature = ({ organizationName, postalAddress, telephone, serviceName }: Sender): string =>
  [
    `<b>${words(organizationName)}</b>`,
    ...postalAddress.map(words),
    ...(telephone ? [words(telephone)] : []),
    escapeHtml(sentBy(serviceName, organizationName)),
  ].join('<br>\n');
