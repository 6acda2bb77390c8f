import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Where a sealed value lives. It is authenticated with the value, so a value moved elsewhere does not open. */
export interface Cell {
  table: string;
  column: string;
  id: string;
}

/** One key of an organization, encrypted under a master key; as stored. */
export interface WrappedKey {
  version: number;
  masterVersion: number;
  wrapped: string;
  /** Opens values and seals none yet: processes that have not heard of it are still running. */
  announced?: true;
}

/** Seals and opens the personal data and secrets of one organization. */
export interface Cipher {
  /** AES-256-GCM under the organization's newest key. */
  seal(cell: Cell, plain: string | Buffer): Buffer;
  /** @throws when the value was changed, or sealed for another cell, organization or key */
  open(cell: Cell, sealed: Buffer): Buffer;
  /**
   * A name for a secret text, by which its rows are found and from which it cannot be guessed without the key. The
   * organization's oldest key makes it: it stays the same for as long as that key is kept.
   */
  fingerprint(text: string): string;
  /** 32 bytes for a purpose, the same always and nobody else's. */
  derive(purpose: string): Buffer;
}

const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 5;

/** A new data key for an organization, wrapped under the newest master key. */
export function newDataKey(
  masterKeys: ReadonlyMap<number, Buffer>,
  organizationId: string,
  version: number,
): WrappedKey {
  const masterVersion = newestOf(masterKeys);
  const master = masterOf(masterKeys, masterVersion);
  const wrapped = encrypt(master, wrapAad(organizationId, version), randomBytes(32));
  return { version, masterVersion, wrapped: wrapped.toString('base64') };
}

/** The same data key under the newest master key; itself when it is there already. */
export function rewrapDataKey(
  masterKeys: ReadonlyMap<number, Buffer>,
  organizationId: string,
  key: WrappedKey,
): WrappedKey {
  const masterVersion = newestOf(masterKeys);
  if (key.masterVersion === masterVersion) return key;
  const aad = wrapAad(organizationId, key.version);
  const plain = decrypt(masterOf(masterKeys, key.masterVersion), aad, Buffer.from(key.wrapped, 'base64'));
  const wrapped = encrypt(masterOf(masterKeys, masterVersion), aad, plain);
  return { ...key, masterVersion, wrapped: wrapped.toString('base64') };
}

/** The version of the data key that seals: the newest that was not merely announced. */
export const sealingVersion = (keys: readonly WrappedKey[]): number =>
  Math.max(...keys.filter(({ announced }) => !announced).map(({ version }) => version));

/** What every value begins with that is sealed under a data key of this version. */
export function sealedPrefix(version: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt8(FORMAT, 0);
  header.writeUInt32BE(version, 1);
  return header;
}

/** The cipher of an organization, from its wrapped keys. */
export function createCipher(
  masterKeys: ReadonlyMap<number, Buffer>,
  organizationId: string,
  wrappedKeys: readonly WrappedKey[],
): Cipher {
  // Key objects: Node spends three times as long on each value under a key that comes as bytes.
  const keys = new Map<number, KeyObject>();
  for (const { version, masterVersion, wrapped } of wrappedKeys) {
    const master = masterOf(masterKeys, masterVersion);
    const key = decrypt(master, wrapAad(organizationId, version), Buffer.from(wrapped, 'base64'));
    keys.set(version, createSecretKey(key));
  }
  const currentVersion = sealingVersion(wrappedKeys);
  let fingerprintKey: Buffer | undefined;
  // A key for each purpose: the one that seals is used for nothing else. The oldest stays whatever is rotated.
  const derive = (purpose: string): Buffer =>
    Buffer.from(hkdfSync('sha256', keyOf(Math.min(...keys.keys())), organizationId, purpose, 32));
  const keyOf = (version: number): KeyObject => {
    const key = keys.get(version);
    if (!key) throw new Error(`Data key ${version} does not exist`);
    return key;
  };

  return {
    seal(cell, plain) {
      return Buffer.concat([
        sealedPrefix(currentVersion),
        encrypt(keyOf(currentVersion), cellAad(organizationId, cell), Buffer.from(plain)),
      ]);
    },
    derive,
    open(cell, sealed) {
      if (sealed.readUInt8(0) !== FORMAT) throw new Error('The sealed value has an unknown format');
      const key = keyOf(sealed.readUInt32BE(1));
      return decrypt(key, cellAad(organizationId, cell), sealed.subarray(HEADER_BYTES));
    },
    fingerprint(text) {
      fingerprintKey ??= derive('fingerprint');
      return createHmac('sha256', fingerprintKey).update(text).digest('base64url');
    },
  };
}

function newestOf(masterKeys: ReadonlyMap<number, Buffer>): number {
  if (masterKeys.size === 0) throw new Error('There is no master key');
  return Math.max(...masterKeys.keys());
}

function masterOf(masterKeys: ReadonlyMap<number, Buffer>, version: number): Buffer {
  const master = masterKeys.get(version);
  if (!master) throw new Error(`Master key ${version} is not configured`);
  return master;
}

const wrapAad = (organizationId: string, version: number) => `data-key/${organizationId}/${version}`;
const cellAad = (organizationId: string, { table, column, id }: Cell) =>
  `${organizationId}/${table}/${column}/${id}`;

function encrypt(key: Buffer | KeyObject, aad: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(aad));
  const body = cipher.update(plain);
  cipher.final();
  return Buffer.concat([nonce, body, cipher.getAuthTag()]);
}

function decrypt(key: Buffer | KeyObject, aad: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const body = sealed.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(aad))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
