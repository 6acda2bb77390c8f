/**
 * Why a webhook is refused.
 *
 * @example
 * const isReplay = (reason: WebhookVerificationReason) => reason === 'timestamp_too_old';
 */
export type WebhookVerificationReason =
  | 'missing_signature'
  | 'malformed_signature'
  | 'wrong_signature'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'malformed_body';

/**
 * The headers of a request, as `fetch` or Node.js hand them over.
 *
 * @example
 * const headers: WebhookHeaders = { 'webhook-id': 'evt_1', 'webhook-timestamp': '1741020171' };
 */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * A delivery as it came.
 *
 * @example
 * const delivery: WebhookRequest = { body: await request.text(), headers: request.headers, secret };
 */
export interface WebhookRequest {
  /** The raw body, before any parsing: one changed byte breaks the signature. */
  body: string | Uint8Array;
  headers: WebhookHeaders;
  /** The signing secret, or several while one replaces the other. */
  secret: string | string[];
  /** How far the signed time may be from now, in seconds: 300 unless told otherwise. */
  toleranceSeconds?: number | undefined;
  /** The present moment, unless it is another one that counts, such as when the request came in. */
  now?: Date | undefined;
}

const encoder = new TextEncoder();

const SHA256_BYTES = 32;
/** Each costs a hash of the whole body under each secret, and a sender needs no secret for it. */
const SIGNATURES_AT_MOST = 10;

/** Checks the Standard Webhooks headers; null when they are right. */
export async function checkStandardSignature(
  request: WebhookRequest,
): Promise<WebhookVerificationReason | null> {
  const { headers, toleranceSeconds = 300, now = new Date() } = request;
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  if (!id || !timestamp || !signatures) return 'missing_signature';
  if (!/^\d{1,12}$/.test(timestamp)) return 'malformed_signature';
  const given = signatures.split(' ').flatMap((signature) => {
    const [version, encoded] = signature.split(',');
    return (version === 'v1' && encoded && fromBase64(encoded)) || [];
  });
  if (given.length === 0) return 'malformed_signature';
  const offered = given.filter(({ length }) => length === SHA256_BYTES).slice(0, SIGNATURES_AT_MOST);
  const signed = joined(encoder.encode(`${id}.${timestamp}.`), bytesOf(request.body));
  if (!(await isSigned(signed, offered, request.secret))) return 'wrong_signature';
  const ageSeconds = now.getTime() / 1000 - Number(timestamp);
  if (Math.abs(ageSeconds) <= toleranceSeconds) return null;
  // What is no number tolerates nothing.
  return ageSeconds < 0 ? 'timestamp_too_new' : 'timestamp_too_old';
}

/** Checks `X-Webhook-Signature`; null when it is right. It signs no time, so it cannot tell an old delivery from a new one. */
export async function checkClassicSignature(
  request: WebhookRequest,
): Promise<WebhookVerificationReason | null> {
  const signature = headerOf(request.headers, 'x-webhook-signature');
  if (!signature) return 'missing_signature';
  const digits = /^sha256=((?:[0-9a-f]{2})+)$/i.exec(signature)?.[1];
  if (!digits) return 'malformed_signature';
  const offered = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return (await isSigned(bytesOf(request.body), [offered], request.secret)) ? null : 'wrong_signature';
}

/** Whether there are Standard Webhooks headers to check at all. */
export function hasStandardSignature(headers: WebhookHeaders): boolean {
  return headerOf(headers, 'webhook-signature') !== undefined;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Whether any of the offered signatures is right under any of the secrets. */
async function isSigned(signed: Bytes, offered: Bytes[], secret: string | string[]): Promise<boolean> {
  for (const bytes of secretKeys(secret)) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
    for (const signature of offered) {
      // The comparison of WebCrypto takes the same time wherever the first difference is.
      if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true;
    }
  }
  return false;
}

const noSecret = () => new TypeError('There is no webhook secret');

/** The keys that secrets stand for; throws where there is none. */
export function secretKeys(secret: string | string[]): Bytes[] {
  const secrets = [secret].flat();
  if (secrets.length === 0) throw noSecret();
  return secrets.map(keyBytes);
}

/** The key that a secret stands for; throws where there is none, as plain JavaScript may hand over. */
export function keyBytes(secret: string): Bytes {
  if (typeof secret !== 'string') throw noSecret();
  const bytes = secret.startsWith('whsec_')
    ? fromBase64(secret.slice('whsec_'.length))
    : encoder.encode(secret);
  if (!bytes?.length)
    throw new TypeError('A webhook secret must not be empty, and after whsec_ it must be Base64');
  return bytes;
}

/** A header, whatever the case of its name. */
export function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (isHeaders(headers)) return headers.get(name) ?? undefined;
  const found = Object.keys(headers).find((key) => key.toLowerCase() === name);
  const value = found === undefined ? undefined : headers[found];
  return Array.isArray(value) ? value.join(' ') : value;
}

/** By its method, because there are more Headers classes than the global one. */
function isHeaders(headers: WebhookHeaders): headers is Headers {
  return typeof headers.get === 'function';
}

function bytesOf(body: string | Uint8Array): Bytes {
  return typeof body === 'string' ? encoder.encode(body) : new Uint8Array(body);
}

function joined(first: Bytes, second: Bytes): Bytes {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
