import { createHash, createHmac, randomBytes } from 'node:crypto';
import { InvalidLink } from '../../../platform/errors.ts';
import type { Context } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import { referenceOf } from './reference.ts';

/** What one attempt's message carries: the link to the verifier page, the address for replies, and what stands for both. */
export interface AttemptLinks {
  pageToken: string;
  replyToken: string;
  /** For people to type and to say. */
  reference: string;
}

const SECRET_BYTES = 32;
const TOKEN_BYTES = 20;
const ORGANIZATION_BYTES = 16;

const cell = (id: string) => ({ table: 'outbounds', column: 'link_secret', id });

/** Columns of a new attempt from which its links are made; only hashes can be searched for. */
export function newLinks(
  { cipher }: Context,
  outboundId: string,
): Pick<OutboundRow, 'linkSecret' | 'linkHash' | 'replyHash'> {
  const secret = randomBytes(SECRET_BYTES);
  return {
    linkSecret: cipher.seal(cell(outboundId), secret),
    linkHash: hash(derive(secret, 'page')),
    replyHash: hash(derive(secret, 'reply')),
  };
}

/** The links of an attempt, the same ones each time. */
export function linksOf(
  { cipher, organization }: Context,
  row: Pick<OutboundRow, 'id' | 'linkSecret'>,
): AttemptLinks {
  const secret = cipher.open(cell(row.id), row.linkSecret);
  const prefix = Buffer.from(organization.id.replaceAll('-', ''), 'hex');
  return {
    pageToken: Buffer.concat([prefix, derive(secret, 'page')]).toString('base64url'),
    // Local parts of addresses are not case-safe and hold 64 characters at most: hexadecimal would not fit.
    replyToken: base32(Buffer.concat([prefix.subarray(0, ORGANIZATION_BYTES), derive(secret, 'reply')])),
    reference: referenceOf(derive(secret, 'reference')),
  };
}

/**
 * The organization that a page token names, and the hash under which its attempt is found.
 * @throws InvalidLink when it is no token at all
 */
export function parsePageToken(token: string): { organizationId: string; linkHash: Buffer } {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ORGANIZATION_BYTES + TOKEN_BYTES || bytes.toString('base64url') !== token) {
    throw new InvalidLink();
  }
  return { organizationId: organizationOf(bytes), linkHash: hash(bytes.subarray(ORGANIZATION_BYTES)) };
}

/**
 * The organization that a reply address names, and the hash under which its attempt is found.
 * @param token local part of the address, in any case
 * @returns null when it is no token at all
 */
export function parseReplyToken(token: string): { organizationId: string; replyHash: Buffer } | null {
  const bytes = fromBase32(token.toLowerCase());
  if (bytes?.length !== ORGANIZATION_BYTES + TOKEN_BYTES) return null;
  return { organizationId: organizationOf(bytes), replyHash: hash(bytes.subarray(ORGANIZATION_BYTES)) };
}

const organizationOf = (token: Buffer): string =>
  token.toString('hex', 0, ORGANIZATION_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const derive = (secret: Buffer, purpose: 'page' | 'reply' | 'reference'): Buffer =>
  createHmac('sha256', secret).update(purpose).digest().subarray(0, TOKEN_BYTES);

const hash = (token: Buffer): Buffer => createHash('sha256').update(token).digest();

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((chunk) => BASE32[Number.parseInt(chunk.padEnd(5, '0'), 2)])
    .join('');
}

/** The bytes that `base32` turns into this text; null when there are none. */
function fromBase32(text: string): Buffer | null {
  if (!/^[a-z2-7]{1,64}$/.test(text)) return null;
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return base32(bytes) === text ? bytes : null;
}
