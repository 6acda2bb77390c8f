import { isTelling, saysGone, smtpIn, statusIn, troubleInCodes } from './failure-codes.ts';
import { hasLeft, troubleInWords } from './failure-words.ts';
import type { Trouble } from './trouble.ts';

/** Most recipients that are read; each of our messages has one. */
const MOST_RECIPIENTS = 20;

/**
 * Reads the part of a delivery report (RFC 3464) that is meant for machines: what became of a message for each recipient.
 * @param report its text, of a length that was bounded before
 * @param told what the report tells people, for recipients whose fields say nothing
 */
export function readDeliveryStatus(
  report: string,
  told: (address: string | null) => string,
): (Trouble | 'ARRIVED')[] {
  const unfolded = report.replace(/\r\n?/g, '\n').replace(/\n[ \t]+(?=\S)/g, ' ');
  return unfolded
    .split(/\n{2,}/)
    .map(fieldsOf)
    .filter((fields) => fields.has('final-recipient') || fields.has('original-recipient'))
    .slice(0, MOST_RECIPIENTS)
    .map((fields) => outcomeIn(fields, told));
}

function fieldsOf(block: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function outcomeIn(
  fields: Map<string, string>,
  told: (address: string | null) => string,
): Trouble | 'ARRIVED' {
  const action = fields.get('action') ?? '';
  if (/^(?:delivered|deliverable|relayed|expanded)\b/i.test(action)) return 'ARRIVED';
  if (/^delayed\b/i.test(action)) return 'DELAY';
  const address = addressIn(fields.get('final-recipient') ?? fields.get('original-recipient') ?? '');
  const diagnostic = fields.get('diagnostic-code') ?? '';
  const given = statusIn(fields.get('status') ?? '');
  const said = statusIn(diagnostic);
  // Some systems give the code of every failure as 5.0.0, and the true one only in the words of the other side.
  const status = said !== null && (given === null || !isTelling(given)) ? said : given;
  const words = diagnostic.replace(/^[\w-]{1,30};\s*/, '');
  return troubleOf(words, { status, smtp: smtpIn(diagnostic) }, told(address));
}

/** By the words of the other side, by its codes, and then by what the report tells people. */
export function troubleOf(
  words: string,
  { status, smtp }: { status: string | null; smtp: string | null },
  told: string,
): Trouble {
  const code = {
    isPassing: status?.startsWith('4.') ?? false,
    isGone: saysGone(status),
  };
  const trouble =
    troubleInWords(words, code) ??
    (status !== null && isTelling(status) ? troubleInCodes(status, smtp) : null) ??
    troubleInWords(told, code) ??
    troubleInCodes(status, smtp) ??
    'TEMPORARY';
  // A rule of the organization's own refuses mail to those who have left it.
  return trouble === 'POLICY' && hasLeft(told) ? 'PERMANENT' : trouble;
}

/** An address as one of these fields gives it: `rfc822; pat@contoso.example`. */
const addressIn = (value: string): string | null =>
  /[^\s<>;,]{1,200}@[^\s<>;,]{1,200}/.exec(value)?.[0].toLowerCase() ?? null;

/** What the answer of a mail server to one of our commands says. */
export const troubleOfAnswer = (answer: string): Trouble =>
  troubleOf(answer, { status: statusIn(answer), smtp: smtpIn(answer) }, '');
