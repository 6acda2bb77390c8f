import { createHmac, createSecretKey } from 'node:crypto';
import { rememberRecent } from '../remember-recent.ts';

const ENCODED_SECRET_PREFIX = 'whsec_';

/** One attempt to deliver an event, as it is signed. */
export interface SignedAttempt {
  eventId: string;
  /** Unix time of this attempt, in seconds. */
  timestamp: number;
  /** The bytes that go over the wire. */
  body: Buffer | string;
  /** The current secret first, then any that is being rotated out. */
  secrets: readonly string[];
}

/**
 * What is wrong with a signing secret; undefined when nothing is.
 * @returns words that follow the field's path
 */
export function secretProblem(secret: string): string | undefined {
  if (secret === '') return 'must not be empty';
  const isPlain = !secret.startsWith(ENCODED_SECRET_PREFIX);
  const encoded = secret.slice(ENCODED_SECRET_PREFIX.length);
  if (
    isPlain ||
    /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})$/.test(encoded)
  ) {
    return undefined;
  }
  return 'must have base64 after whsec_';
}

/**
 * What is wrong with the secrets of a configuration or a target: each by itself, and an old one without a new one.
 * @param report called with the name of each wrong field, and words that follow it
 */
export function checkSecrets(
  { secret, previousSecret }: { secret?: string | undefined; previousSecret?: string | undefined },
  report: (field: 'secret' | 'previousSecret', message: string) => void,
): void {
  const check = (field: 'secret' | 'previousSecret', problem: string | undefined) => {
    if (problem) report(field, problem);
  };
  if (secret !== undefined) check('secret', secretProblem(secret));
  if (previousSecret === undefined) return;
  check('previousSecret', secret === undefined ? 'needs a secret beside it' : secretProblem(previousSecret));
}

/** HMAC key of a secret: what `whsec_…` encodes, or the UTF-8 bytes of any other. */
export function signingKey(secret: string): Buffer {
  return secret.startsWith(ENCODED_SECRET_PREFIX)
    ? Buffer.from(secret.slice(ENCODED_SECRET_PREFIX.length), 'base64')
    : Buffer.from(secret, 'utf8');
}

/** Keys of secrets used lately: Node takes four times as long to make one as to sign with it. */
const keyOf = rememberRecent(1_000, (secret) => createSecretKey(signingKey(secret)));

/**
 * Headers that let a receiver check one attempt: the hex HMAC-SHA256 of the body under the current secret, and the
 * Standard Webhooks set with a signature per secret. Without a secret, only id and time.
 */
export function signatureHeaders({
  eventId,
  timestamp,
  body,
  secrets,
}: SignedAttempt): Record<string, string> {
  const identity = { 'webhook-id': eventId, 'webhook-timestamp': String(timestamp) };
  const [current] = secrets;
  if (current === undefined) return identity;
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', keyOf(secret)).update(`${eventId}.${timestamp}.`).update(body);
    return `v1,${hmac.digest('base64')}`;
  });
  return {
    'X-Webhook-Signature': `sha256=${createHmac('sha256', keyOf(current)).update(body).digest('hex')}`,
    ...identity,
    'webhook-signature': signatures.join(' '),
  };
}
