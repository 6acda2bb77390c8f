import { createHmac, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from '../keys/aes-gcm.ts';
import type { MasterKeys, WrappedByMaster } from '../keys/master-keys.ts';
import { compact, expand } from './compact/compact.ts';

/** Where a sealed value lives. It is authenticated with the value, so a value moved elsewhere does not open. */
export interface Cell {
  table: string;
  column: string;
  id: string;
}

/** One key of an organization, encrypted under a master key; as stored. */
export interface WrappedKey extends WrappedByMaster {
  version: number;
  /** When it was made, in ISO 8601; absent in keys of 0.1.0. */
  createdAt?: string;
  /** Opens values and seals none yet: processes that have not heard of it are still running. */
  announced?: true;
}

/** Seals and opens the personal data and secrets of one organization. */
export interface Cipher {
  /** AES-256-GCM under the organization's newest key. */
  seal(cell: Cell, plain: string | Buffer): Buffer;
  /** The same for JSON, in less space where the organization may have it so. */
  sealCompact(cell: Cell, json: string): Buffer;
  /** Seals what is sealed anew, under the newest key and in the form that it has; in full where it may not be in less. */
  reseal(cell: Cell, sealed: Buffer): Buffer;
  /** @throws when the value was changed, or sealed for another cell, organization or key */
  open(cell: Cell, sealed: Buffer): Buffer;
  /**
   * A name for a secret text, by which its rows are found and from which it cannot be guessed without the key. The
   * organization's oldest key makes it: it stays the same for as long as that key is kept.
   */
  fingerprint(text: string): string;
  /** HMAC-SHA-256 of a text under a key for a purpose, which stays the same likewise. */
  keyedHash(purpose: string, text: string): Buffer;
  /** 32 bytes for a purpose: always the same for an organization, and different for every other one. */
  derive(purpose: string): Buffer;
}

/** What the bytes behind the header are. */
const FULL = 1;
/** JSON in less space. Programs of 0.1.0 do not know it. */
export const COMPACT = 2;
const HEADER_BYTES = 5;

/** A new data key for an organization, wrapped under the newest master key. */
export const newDataKey = async (
  masterKeys: MasterKeys,
  organizationId: string,
  version: number,
  at: Date,
): Promise<WrappedKey> => ({
  version,
  createdAt: at.toISOString(),
  ...(await masterKeys.wrap(dataKeyName(organizationId, version), randomBytes(32))),
});

/** @throws KmsUnavailable, MasterKeyMissing, MasterKeyWrong */
export const openDataKey = (
  masterKeys: MasterKeys,
  organizationId: string,
  key: WrappedKey,
): Promise<Buffer> => masterKeys.unwrap(dataKeyName(organizationId, key.version), key);

/** The same data key under the newest master key; itself when it is there already. */
export async function rewrapDataKey(
  masterKeys: MasterKeys,
  organizationId: string,
  key: WrappedKey,
): Promise<WrappedKey> {
  if (key.masterVersion === masterKeys.newest) return key;
  const opened = await openDataKey(masterKeys, organizationId, key);
  return { ...key, ...(await masterKeys.wrap(dataKeyName(organizationId, key.version), opened)) };
}

/** The version of the data key that seals: the newest that was not merely announced. */
export const sealingVersion = (keys: readonly WrappedKey[]): number =>
  Math.max(...keys.filter(({ announced }) => !announced).map(({ version }) => version));

/** What every value begins with that is sealed in full under a data key of this version. */
export const sealedPrefix = (version: number): Buffer => headerOf(FULL, version);

function headerOf(format: number, version: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(format, 0);
  header.writeUInt32BE(version, 1);
  return header;
}

/**
 * The cipher of an organization, from its wrapped keys.
 * @param isCompact whether JSON may be sealed in less space: no program of 0.1.0 is to open it
 * @throws KmsUnavailable where a service has the master key, and does not open them now
 */
export async function createCipher(
  masterKeys: MasterKeys,
  organizationId: string,
  wrappedKeys: readonly WrappedKey[],
  isCompact = false,
): Promise<Cipher> {
  // Key objects: Node spends three times as long on each value under a key that comes as bytes.
  const keys = new Map<number, KeyObject>();
  for (const wrapped of wrappedKeys) {
    keys.set(wrapped.version, createSecretKey(await openDataKey(masterKeys, organizationId, wrapped)));
  }
  const currentVersion = sealingVersion(wrappedKeys);
  // A key for each purpose: the one that seals is used for nothing else. The oldest stays whatever is rotated.
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', keyOf(Math.min(...keys.keys())), organizationId, purpose, 32));
  const hashKeys = new Map<string, KeyObject>();
  const hashKeyOf = (purpose: string): KeyObject => {
    const known = hashKeys.get(purpose);
    if (known) return known;
    const key = createSecretKey(derive(purpose));
    hashKeys.set(purpose, key);
    return key;
  };
  const keyedHash: Cipher['keyedHash'] = (purpose, text) =>
    createHmac('sha256', hashKeyOf(purpose)).update(text).digest();
  const keyOf = (version: number): KeyObject => {
    const key = keys.get(version);
    if (!key) throw new Error(`Data key ${version} does not exist`);
    return key;
  };

  const sealAs = (format: number, cell: Cell, plain: Buffer): Buffer =>
    encrypt(
      keyOf(currentVersion),
      cellAad(organizationId, cell, format),
      plain,
      headerOf(format, currentVersion),
    );
  // A release is large: it is not copied first.
  const seal: Cipher['seal'] = (cell, plain) =>
    sealAs(FULL, cell, typeof plain === 'string' ? Buffer.from(plain) : plain);
  const sealJson = (cell: Cell, json: Buffer): Buffer => {
    const smaller = isCompact ? compact(json) : null;
    return smaller ? sealAs(COMPACT, cell, smaller) : seal(cell, json);
  };
  const open: Cipher['open'] = (cell, sealed) => {
    const format = sealed.readUInt8(0);
    if (format !== FULL && format !== COMPACT) throw new Error('The sealed value has an unknown format');
    const key = keyOf(sealed.readUInt32BE(1));
    const body = decrypt(key, cellAad(organizationId, cell, format), sealed.subarray(HEADER_BYTES));
    return format === COMPACT ? expand(body) : body;
  };

  return {
    seal,
    sealCompact: (cell, json) => sealJson(cell, Buffer.from(json)),
    reseal: (cell, sealed) =>
      sealed.readUInt8(0) === COMPACT ? sealJson(cell, open(cell, sealed)) : seal(cell, open(cell, sealed)),
    derive,
    open,
    keyedHash,
    fingerprint: (text) => keyedHash('fingerprint', text).toString('base64url'),
  };
}

const dataKeyName = (organizationId: string, version: number) => `data-key/${organizationId}/${version}`;
/** One form cannot be passed off as the other. */
const cellAad = (organizationId: string, { table, column, id }: Cell, format: number) =>
  `${organizationId}/${table}/${column}/${id}${format === COMPACT ? '/compact' : ''}`;
