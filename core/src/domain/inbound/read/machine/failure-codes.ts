import type { Trouble } from './trouble.ts';

/**
 * The enhanced code (RFC 3463) in what a mail system says: of several the first that tells something. It is no address and no
 * version.
 */
export function statusIn(words: string): string | null {
  const found = words.match(/(?<![\d.])[245]\.\d{1,2}\.\d{1,3}(?![\d.]*\d)/g) ?? [];
  return found.find(isTelling) ?? found[0] ?? null;
}

/** The first code of an SMTP answer in what a mail system says. */
export const smtpIn = (words: string): string | null =>
  /(?:^|[\s;:[<('"=])([245][0-5]\d)(?=[- :]|$)/m.exec(words)?.[1] ?? null;

/** Whether an enhanced code tells more than that something failed, there or there, or was not understood. */
export const isTelling = (status: string): boolean => !/^[245]\.(?:[05]\.\d+|\d\.0)$/.test(status);

/** Whether an enhanced code says by itself that nothing will arrive there. */
export const saysGone = (status: string | null): boolean => status !== null && GONE.test(status);

/** Nothing arrives there: no such mailbox (1.1), host (1.2, 4.4), or address (1.3); gone (1.6), switched off (2.1). */
const GONE = /^5\.(?:1\.(?:[12346]|10)|2\.1|4\.4|7\.13)$/;

/** Our address (1.7, 1.8), sizes (2.3, 3.4), what is in the message (6), and what we may do (7). */
const OF_US = /^5\.(?:1\.[78]|2\.3|3\.4|5\.\d+|6\.\d+|7\.\d+)$/;

/** Answers of hosts that take no mail at all (RFC 7504). */
const NO_MAIL = new Set(['521', '556']);

/** What codes say by themselves, where no words do; null where that is nothing. */
export function troubleInCodes(status: string | null, smtp: string | null): Trouble | null {
  if (status?.startsWith('4.')) return 'TEMPORARY';
  if (saysGone(status)) return 'PERMANENT';
  if (smtp !== null && NO_MAIL.has(smtp) && !/^5\.[27]\./.test(status ?? '')) return 'PERMANENT';
  if (status !== null && OF_US.test(status)) return 'POLICY';
  if (status?.startsWith('5.') && isTelling(status)) return 'TEMPORARY';
  return smtp?.startsWith('4') ? 'TEMPORARY' : null;
}
