import type { Cell, Cipher } from './encryption.ts';

/** Seals a value as JSON, in little space. */
export const sealJson = (cipher: Cipher, cell: Cell, value: unknown): Buffer =>
  cipher.sealCompact(cell, JSON.stringify(value));

/** Opens what `sealJson` sealed; the caller names the type it sealed there. */
export const openJson = <T>(cipher: Cipher, cell: Cell, sealed: Buffer): T =>
  JSON.parse(cipher.open(cell, sealed).toString('utf8')) as T;

/** Seals a text, or keeps null. */
export const sealText = (cipher: Cipher, cell: Cell, value: string | null | undefined): Buffer | null =>
  value == null ? null : cipher.seal(cell, value);

/** Opens what `sealText` sealed. */
export function openText(cipher: Cipher, cell: Cell, sealed: Buffer): string;
export function openText(cipher: Cipher, cell: Cell, sealed: Buffer | null): string | null;
export function openText(cipher: Cipher, cell: Cell, sealed: Buffer | null): string | null {
  return sealed === null ? null : cipher.open(cell, sealed).toString('utf8');
}
