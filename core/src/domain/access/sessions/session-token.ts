import { createHash, randomBytes } from 'node:crypto';

const ORGANIZATION_BYTES = 16;
const SECRET_BYTES = 32;

/** What a browser keeps of a session: whose it is, and a secret of which only the hash is stored. */
export interface SessionToken {
  token: string;
  hash: Buffer;
}

export function newSessionToken(organizationId: string): SessionToken {
  const organization = Buffer.from(organizationId.replaceAll('-', ''), 'hex');
  const secret = randomBytes(SECRET_BYTES);
  return { token: Buffer.concat([organization, secret]).toString('base64url'), hash: hashOf(secret) };
}

/** The organization that a token names, and the hash under which its session is found; null when it is no token at all. */
export function parseSessionToken(token: string): { organizationId: string; hash: Buffer } | null {
  // Longer than any, and not worth decoding.
  if (token.length > 2 * (ORGANIZATION_BYTES + SECRET_BYTES)) return null;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ORGANIZATION_BYTES + SECRET_BYTES || bytes.toString('base64url') !== token)
    return null;
  const organizationId = bytes
    .toString('hex', 0, ORGANIZATION_BYTES)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { organizationId, hash: hashOf(bytes.subarray(ORGANIZATION_BYTES)) };
}

const hashOf = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest();
