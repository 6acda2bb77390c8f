import type { Cipher, Place } from './encryption.ts';

/** Seals a value as JSON. */
export const sealJson = (cipher: Cipher, place: Place, value: unknown): Buffer =>
  cipher.seal(place, JSON.stringify(value));

/** Opens what `sealJson` sealed; the caller names the type it sealed there. */
export const openJson = <T>(cipher: Cipher, place: Place, sealed: Buffer): T =>
  JSON.parse(cipher.open(place, sealed).toString('utf8')) as T;

/** Seals a text, or keeps null. */
export const sealText = (cipher: Cipher, place: Place, value: string | null | undefined): Buffer | null =>
  value == null ? null : cipher.seal(place, value);

/** Opens what `sealText` sealed. */
export function openText(cipher: Cipher, place: Place, sealed: Buffer): string;
export function openText(cipher: Cipher, place: Place, sealed: Buffer | null): string | null;
export function openText(cipher: Cipher, place: Place, sealed: Buffer | null): string | null {
  return sealed === null ? null : cipher.open(place, sealed).toString('utf8');
}
