import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { masterKeysOf } from '../../testing/kms/master-keys.ts';
import { type Cell, createCipher, newDataKey } from './encryption.ts';
import { openJson, openText, sealJson, sealText } from './sealed.ts';

const first: [number, Buffer] = [1, randomBytes(32)];
const masterKeys = masterKeysOf(new Map([first]));
const ACME = '018f0000-0000-7000-8000-000000000001';
const GLOBEX = '018f0000-0000-7000-8000-000000000002';
const MADE = new Date('2026-03-02T15:00:00Z');
const acmeKey = await newDataKey(masterKeys, ACME, 1, MADE);
const acme = await createCipher(masterKeys, ACME, [acmeKey]);

const cell: Cell = { table: 'applicants', column: 'ssn', id: '018f0000-0000-7000-8000-00000000000a' };
const SSN = '123-45-6789';

/** What every value that cannot be opened is refused with. */
const REFUSED = /unable to authenticate|unknown format|does not exist/i;
const WRONG = /^Master key 1 does not open data-key\/[0-9a-f-]{36}\/[12]: /;

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

  it('does not open for another organization', async () => {
    const globex = await createCipher(masterKeys, GLOBEX, [await newDataKey(masterKeys, GLOBEX, 1, MADE)]);
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

describe('JSON sealed in little space', () => {
  const json = JSON.stringify({ thirdPartyBan: [], channels: { email: true, voice: true, fax: true } });

  it('opens in every process, and is sealed in full for those of 0.1.0', async () => {
    const compact = await createCipher(masterKeys, ACME, [acmeKey], true);
    const [small, full] = [compact.sealCompact(cell, json), acme.sealCompact(cell, json)];
    expect(small.length).toBeLessThan(full.length - 20);
    for (const cipher of [compact, acme]) {
      expect(cipher.open(cell, small).toString()).toBe(json);
      expect(cipher.open(cell, full).toString()).toBe(json);
    }
    expect(full.equals(acme.reseal(cell, small))).toBe(false);
    expect(acme.reseal(cell, small).length).toBe(full.length);
    expect(compact.reseal(cell, small).length).toBe(small.length);
  });

  it('does not open as what is sealed in full, nor the other way round', async () => {
    const compact = await createCipher(masterKeys, ACME, [acmeKey], true);
    for (const [sealed, format] of [
      [compact.sealCompact(cell, json), 1],
      [compact.seal(cell, json), 2],
    ] as const) {
      sealed.writeUInt8(format, 0);
      expect(() => compact.open(cell, sealed)).toThrow(REFUSED);
    }
  });
});

describe('data keys', () => {
  const version = (sealed: Buffer) => sealed.readUInt32BE(1);

  it('are rotated without losing what older ones sealed', async () => {
    const old = acme.seal(cell, SSN);
    const rotated = await createCipher(masterKeys, ACME, [
      acmeKey,
      await newDataKey(masterKeys, ACME, 2, MADE),
    ]);
    expect(rotated.open(cell, old).toString()).toBe(SSN);
    const recent = rotated.seal(cell, SSN);
    expect([version(old), version(recent)]).toEqual([1, 2]);
    expect(rotated.open(cell, recent).toString()).toBe(SSN);
    expect(() => acme.open(cell, recent)).toThrow('Data key 2 does not exist');
  });

  it('do not open for another organization, nor under another version', async () => {
    await expect(createCipher(masterKeys, GLOBEX, [acmeKey])).rejects.toThrow(WRONG);
    await expect(createCipher(masterKeys, ACME, [{ ...acmeKey, version: 2 }])).rejects.toThrow(WRONG);
  });
});

describe('a fingerprint', () => {
  const text = 'https://client.example/hook?key=secret';

  it('is the same for the same text, and for no other', async () => {
    expect(acme.fingerprint(text)).toMatch(/^[\w-]{43}$/);
    expect((await createCipher(masterKeys, ACME, [acmeKey])).fingerprint(text)).toBe(acme.fingerprint(text));
    expect(acme.fingerprint(`${text} `)).not.toBe(acme.fingerprint(text));
  });

  it('is another one for each organization and key, and stays when a key is added', async () => {
    const ciphers = await Promise.all(
      [ACME, GLOBEX].map(async (id) =>
        createCipher(masterKeys, id, [await newDataKey(masterKeys, id, 1, MADE)]),
      ),
    );
    const others = ciphers.map((cipher) => cipher.fingerprint(text));
    expect(new Set([acme.fingerprint(text), ...others]).size).toBe(3);
    const rotated = await createCipher(masterKeys, ACME, [
      await newDataKey(masterKeys, ACME, 2, MADE),
      acmeKey,
    ]);
    expect(rotated.fingerprint(text)).toBe(acme.fingerprint(text));
  });
});

describe('master keys', () => {
  const both = masterKeysOf(new Map([first, [2, randomBytes(32)]]));

  it('are rotated: the newest wraps new data keys, an older one still unwraps', async () => {
    const key = await newDataKey(both, ACME, 2, MADE);
    expect([acmeKey.masterVersion, key.masterVersion]).toEqual([1, 2]);
    const cipher = await createCipher(both, ACME, [acmeKey, key]);
    expect(cipher.open(cell, acme.seal(cell, SSN)).toString()).toBe(SSN);
  });

  it('that are missing are named', async () => {
    const wrapped = await newDataKey(both, ACME, 1, MADE);
    await expect(createCipher(masterKeys, ACME, [wrapped])).rejects.toThrow('Master key 2 is not configured');
  });

  it('that are others under the same version do not unwrap', async () => {
    const others = masterKeysOf(new Map([[1, randomBytes(32)]]));
    await expect(createCipher(others, ACME, [acmeKey])).rejects.toThrow(WRONG);
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
