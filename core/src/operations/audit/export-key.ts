import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { Cipher } from '../../platform/database/encryption.ts';

/** What RFC 8410 puts before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs exports of an organization's trail: the same always, and known to this service alone. */
export const exportKeyOf = (cipher: Cipher): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, cipher.derive('audit-export')]),
    format: 'der',
    type: 'pkcs8',
  });

/** Its public half, as exports name it: SPKI in base64. */
export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
