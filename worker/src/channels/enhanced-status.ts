/**
 * Whether an enhanced status code (RFC 3463) speaks of us and not of the mailbox: of what we are not allowed to do (7),
 * or of the size of what we send.
 */
export const speaksOfUs = (code: string): boolean => /^[45]\.(?:7\.\d{1,3}|2\.3|3\.4)$/.test(code);

/** The enhanced code beside a server's 5xx; null where it gives none. */
export const enhancedCodeIn = (words: string): string | null =>
  /(?<!\d)5\d\d[ -]([45]\.\d{1,3}\.\d{1,3})(?![.\d])/.exec(words)?.[1] ?? null;
