import type { Cipher } from '../../../platform/database/encryption.ts';
import { openJson, sealJson } from '../../../platform/database/sealed.ts';

/** Where and how one delivery goes, as configured when its event happened. */
export interface Receiver {
  url: string;
  headers: Record<string, string>;
  basicAuth: { username: string; password: string } | null;
  /** Signing secrets, the current one first. */
  secrets: string[];
}

/** A receiver, and who gets the event when every attempt at it has failed. */
export interface FrozenTarget extends Receiver {
  fallbacks: Receiver[];
}

/** Where the target of a delivery is sealed. */
const cellOf = (deliveryId: string) => ({ table: 'webhook_deliveries', column: 'target', id: deliveryId });

export const sealTarget = (cipher: Cipher, deliveryId: string, target: FrozenTarget): Buffer =>
  sealJson(cipher, cellOf(deliveryId), target);

export const openTarget = (cipher: Cipher, deliveryId: string, sealed: Buffer): FrozenTarget =>
  openJson(cipher, cellOf(deliveryId), sealed);

/** Names a receiver, which is a URL of an organization, where it can be looked up; the URL cannot be found out from it. */
export const targetKey = (cipher: Cipher, url: string): string => cipher.fingerprint(new URL(url).href);
