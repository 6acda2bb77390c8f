import { keyBytes } from './webhook-signatures.ts';
import type { WebhookEvent } from './webhook-types.ts';

/**
 * What to sign.
 *
 * @example
 * const options: SignOptions = { body: event, secret, now: new Date('2025-03-03T16:42:51Z') };
 */
export interface SignOptions {
  /** An event, or the exact text of a body. */
  body: WebhookEvent | string;
  /** The secret, or several: the delivery then carries a signature of each, as while one replaces the other. */
  secret: string | string[];
  /** Identifies the event; a random one unless told otherwise. */
  eventId?: string | undefined;
  /** The signed time, unless it is the present. */
  now?: Date | undefined;
}

/**
 * A delivery as this service would make it.
 *
 * @example
 * const delivery: SignedWebhook = await webhooks.sign({ body: event, secret });
 * await fetch('http://localhost:3000/webhooks', { method: 'POST', ...delivery });
 */
export interface SignedWebhook {
  body: string;
  headers: Record<string, string>;
}

/**
 * Signs a body as this service does, with both kinds of signature: for the tests of your receiver.
 *
 * @example
 * const { body, headers } = await webhooks.sign({ body: event, secret: 'whsec_…' });
 * const response = await fetch('http://localhost:3000/webhooks', { method: 'POST', body, headers });
 */
export async function signWebhook(options: SignOptions): Promise<SignedWebhook> {
  const { secret, eventId = crypto.randomUUID(), now = new Date() } = options;
  const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const [first, ...others] = [secret].flat();
  if (first === undefined) throw new TypeError('There is no webhook secret to sign with');
  const standard = (key: string) => hmac(key, `${eventId}.${timestamp}.${body}`);
  const signatures = await Promise.all([first, ...others].map(standard));
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'x-event-id': eventId,
      'x-webhook-signature': `sha256=${hex(await hmac(first, body))}`,
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.map((signature) => `v1,${base64(signature)}`).join(' '),
    },
  };
}

async function hmac(secret: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes(secret), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text)));
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
