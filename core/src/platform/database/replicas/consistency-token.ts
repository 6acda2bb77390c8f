import type { Cell, Cipher } from '../encryption.ts';
import type { CommitMark } from './commit-mark.ts';

/** The time in hexadecimal digits, as many until the year 4253, so that of two tokens the newer is the greater text. */
const TOKEN = /^[0-9a-f]{14}\.([\w-]{40,120})$/;

/** No token belongs to a row. */
const CELL: Cell = { table: 'consistency', column: 'position', id: '' };

/**
 * What a client sends along with a read, so that it sees the change that the token came with. Sealed: the log grows with the
 * work of all organizations, which is nothing to one of them.
 */
export const consistencyToken = (cipher: Cipher, { at, position }: CommitMark): string =>
  `${at.toString(16).padStart(14, '0')}.${cipher.seal(CELL, String(position)).toString('base64url')}`;

/** How far in the log a token reaches; null where it is none, or another organization's. */
export function readConsistencyToken(cipher: Cipher, token: string): bigint | null {
  const [, sealed] = TOKEN.exec(token) ?? [];
  if (sealed === undefined) return null;
  try {
    return BigInt(cipher.open(CELL, Buffer.from(sealed, 'base64url')).toString());
  } catch {
    return null;
  }
}
