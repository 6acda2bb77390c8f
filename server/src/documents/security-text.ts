/** What the file for those who have found a weakness says. */
export interface SecurityContact {
  /** As `mailto:security@example.com`, or an https URL. */
  contact: string;
  policyUrl?: string | undefined;
}

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Less than a year, as RFC 9116 wants it: long enough for a reader who keeps a copy. */
const GOOD_FOR_DAYS = 180;

/** `security.txt` of RFC 9116. */
export function securityText(
  { contact, policyUrl }: SecurityContact,
  publicUrl: string | undefined,
  at: Date,
): string {
  const expires = new Date(at);
  expires.setUTCDate(expires.getUTCDate() + GOOD_FOR_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const isHttps = publicUrl?.startsWith('https:');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    ...(isHttps ? [`Canonical: ${new URL(SECURITY_TEXT_PATH, publicUrl).href}`] : []),
    ...(policyUrl === undefined ? [] : [`Policy: ${policyUrl}`]),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
