import { decrypt, encrypt } from './aes-gcm.ts';
import type { KeyWrapper } from './key-wrapper.ts';

/** A master key that this process has itself. */
export const localKey = (master: Buffer): KeyWrapper => ({
  wrap: async (associatedData, key) => encrypt(master, associatedData, key).toString('base64'),
  unwrap: async (associatedData, wrapped) => decrypt(master, associatedData, Buffer.from(wrapped, 'base64')),
});
