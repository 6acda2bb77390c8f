import { runInNewContext } from 'node:vm';
import EmailReplyParser from 'email-reply-parser';
import { withoutFooter } from './without-footer.ts';
import { withoutQuotes } from './without-quotes.ts';

/** What is looked at: a person's words come first, and quotes of any length after them. */
const MAX_LENGTH = 20_000;
const MAX_LINE = 1_000;
const MAX_LINES = 600;
/** How long a strange text may occupy the worker, in milliseconds. */
const MAX_TIME = 250;

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
    .slice(0, MAX_LINES)
    .map((line) => line.slice(0, MAX_LINE));
  const own = withoutQuotes(lines).join('\n');
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
  return withoutFooter(visible.trim());
}
