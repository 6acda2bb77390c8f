import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Cell, createCipher, newDataKey } from './encryption.ts';
import { openJson, openText, sealJson, sealText } from './sealed.ts';

const masterKeys = new Map([[1, randomBytes(32)]]);
const ACME = '018f0000-0000-7000-8000-000000000001';
const GLOBEX = '018f0000-0000-7000-8000-000000000002';
const acmeKey = newDataKey(masterKeys, ACME, 1);
const acme = createCipher(masterKeys, ACME, [acmeKey]);

const cell: Cell = { table: 'applicants', column: 'ssn', id: '018f0000-0000-7000-8000-00000000000a' };
const SSN = '123-45-6789';

/** What every value that cannot be opened is refused with. */
const REFUSED = /unable to authenticate|unknown format|does not exist/i;

describe('a sealed value', () => {
  it.each(['', SSN, 'Zoë Ångström 🙂', 'x'.repeat(100_000)])('opens where it was sealed (%#)', (text) => {
    expect(acme.open(cell, acme.seal(cell, text)).toString('utf8')).toBe(text);
  });

  it('does not show the value, and looks different each time', () => {
    const [one, two] = [acme.seal(cell, SSN), acme.seal(cell, SSN)];
    expect(one.includes(SSN)).toBe(false);
    expect(one.equals(two)).toBe(false);
  });

  it.each<[string, Partial<Cell>]>([
    ['row', { id: '018f0000-0000-7000-8000-00000000000b' }],
    ['column', { column: 'phone' }],
    ['table', { table: 'contacts' }],
  ])('does not open in another %s', (_what, elsewhere) => {
    const sealed = acme.seal(cell, SSN);
    expect(() => acme.open({ ...cell, ...elsewhere }, sealed)).toThrow(REFUSED);
  });

  it('does not open for another organization', () => {
    const globex = createCipher(masterKeys, GLOBEX, [newDataKey(masterKeys, GLOBEX, 1)]);
    expect(() => globex.open(cell, acme.seal(cell, SSN))).toThrow(REFUSED);
  });

  it('does not open with any bit of it flipped', () => {
    const sealed = acme.seal(cell, SSN);
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const tampered = Buffer.from(sealed);
      tampered.writeUInt8(tampered.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => acme.open(cell, tampered), `bit ${bit}`).toThrow(REFUSED);
    }
  });

  it('does not open when cut short or made longer', () => {
    const sealed = acme.seal(cell, SSN);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => acme.open(cell, sealed.subarray(0, length)), `${length} bytes`).toThrow();
    }
    expect(() => acme.open(cell, Buffer.concat([sealed, Buffer.alloc(1)]))).toThrow(REFUSED);
  });
});

describe('data keys', () => {
  const version = (sealed: Buffer) => sealed.readUInt32BE(1);

  it('are rotated without losing what older ones sealed', () => {
    const old = acme.seal(cell, SSN);
    const rotated = createCipher(masterKeys, ACME, [acmeKey, newDataKey(masterKeys, ACME, 2)]);
    expect(rotated.open(cell, old).toString()).toBe(SSN);
    const recent = rotated.seal(cell, SSN);
    expect([version(old), version(recent)]).toEqual([1, 2]);
    expect(rotated.open(cell, recent).toString()).toBe(SSN);
    expect(() => acme.open(cell, recent)).toThrow('Data key 2 does not exist');
  });

  it('do not open for another organization, nor under another version', () => {
    expect(() => createCipher(masterKeys, GLOBEX, [acmeKey])).toThrow(REFUSED);
    expect(() => createCipher(masterKeys, ACME, [{ ...acmeKey, version: 2 }])).toThrow(REFUSED);
  });
});

describe('a fingerprint', () => {
  const text = 'https://client.example/hook?key=secret';

  it('is the same for the same text, and for no other', () => {
    expect(acme.fingerprint(text)).toMatch(/^[\w-]{43}$/);
    expect(createCipher(masterKeys, ACME, [acmeKey]).fingerprint(text)).toBe(acme.fingerprint(text));
    expect(acme.fingerprint(`${text} `)).not.toBe(acme.fingerprint(text));
  });

  it('is another one for each organization and key, and stays when a key is added', () => {
    const others = [
      createCipher(masterKeys, ACME, [newDataKey(masterKeys, ACME, 1)]),
      createCipher(masterKeys, GLOBEX, [newDataKey(masterKeys, GLOBEX, 1)]),
    ].map((cipher) => cipher.fingerprint(text));
    expect(new Set([acme.fingerprint(text), ...others]).size).toBe(3);
    const rotated = createCipher(masterKeys, ACME, [newDataKey(masterKeys, ACME, 2), acmeKey]);
    expect(rotated.fingerprint(text)).toBe(acme.fingerprint(text));
  });
});

describe('master keys', () => {
  const both = new Map([...masterKeys, [2, randomBytes(32)]]);

  it('are rotated: the newest wraps new data keys, an older one still unwraps', () => {
    const key = newDataKey(both, ACME, 2);
    expect([acmeKey.masterVersion, key.masterVersion]).toEqual([1, 2]);
    const cipher = createCipher(both, ACME, [acmeKey, key]);
    expect(cipher.open(cell, acme.seal(cell, SSN)).toString()).toBe(SSN);
  });

  it('that are missing are named', () => {
    const wrapped = newDataKey(both, ACME, 1);
    expect(() => createCipher(masterKeys, ACME, [wrapped])).toThrow('Master key 2 is not configured');
  });

  it('that are others under the same version do not unwrap', () => {
    expect(() => createCipher(new Map([[1, randomBytes(32)]]), ACME, [acmeKey])).toThrow(REFUSED);
  });
});

describe('sealed texts and JSON', () => {
  it('keep null as null', () => {
    expect([sealText(acme, cell, null), sealText(acme, cell, undefined)]).toEqual([null, null]);
    expect(openText(acme, cell, null)).toBeNull();
  });

  it.each([{ nested: [1, null, 'é'] }, [], 'text', 0, null])('give back %j', (value) => {
    expect(openJson(acme, cell, sealJson(acme, cell, value))).toEqual(value);
  });
});
