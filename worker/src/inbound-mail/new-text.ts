import { runInNewContext } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';

/** What is looked at: a person's words come first, and quotes of any length after them. */
const MAX_LENGTH = 20_000;
const MAX_LINE = 1_000;
/** How long a strange text may occupy the worker, in milliseconds. */
const MAX_TIME = 250;

/** How Outlook begins a quote: the first lines of the header of the message that was answered, in several languages. */
const OUTLOOK_HEADER =
  /^[ \t*]*(?:From|Von|De|Da|Van|Od|Från|Fra|Lähettäjä)[ \t]?:[^\n]{1,300}\n[ \t*]*(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado(?: el)?|Fecha|Inviato|Data|Verzonden|Wysłano|Skickat|Sendt|Lähetetty)[ \t]?:/m;

const parser = new EmailReplyParser();

/**
 * What the sender of a mail wrote, without what the mail quotes and without the signature.
 * @returns null when that cannot be told
 */
export function newTextOf(text: string): string | null {
  const lines = text
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.slice(0, MAX_LINE));
  const whole = lines.join('\n');
  const quote = OUTLOOK_HEADER.exec(whole);
  const own = quote ? whole.slice(0, quote.index) : whole;
  let visible = '';
  const read = () => {
    visible = parser.read(own).getVisibleText();
  };
  try {
    // Its expressions can take for ever; only this way of running them can be stopped from outside.
    runInNewContext('read()', { read }, { timeout: MAX_TIME });
  } catch {
    return null;
  }
  return visible.trim();
}
