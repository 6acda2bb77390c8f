import type { Cipher } from '../../platform/database/encryption.ts';

/**
 * Stands for settings as they were read: another as soon as any of them is another. A key of the organization goes into
 * it, so that no password among them can be tried out on it.
 */
export const settingsVersion = (cipher: Cipher, settings: unknown): string =>
  cipher.keyedHash('settings-version', JSON.stringify(settings)).toString('base64url').slice(0, 22);
