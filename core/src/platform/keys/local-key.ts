import { decrypt, encrypt } from './aes-gcm.ts';
import type { KeyWrapper } from './key-wrapper.ts';

/** A master key that this process has itself. */
export const localKey = (master: Buffer): KeyWrapper => ({
  wrap: async (place, key) => encrypt(master, place, key).toString('base64'),
  unwrap: async (place, wrapped) => decrypt(master, place, Buffer.from(wrapped, 'base64')),
});
