import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM: nonce, text and tag in one, behind a prefix that is not encrypted. */
export function encrypt(
  key: Buffer | KeyObject,
  aad: string,
  plain: Buffer,
  prefix: Buffer = Buffer.alloc(0),
): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(aad));
  const body = cipher.update(plain);
  cipher.final();
  return Buffer.concat([prefix, nonce, body, cipher.getAuthTag()]);
}

/** @throws when it was changed, or encrypted with another key or `aad` */
export function decrypt(key: Buffer | KeyObject, aad: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(aad))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
