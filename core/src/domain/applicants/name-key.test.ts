import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Cipher, createCipher, newDataKey } from '../../platform/database/encryption.ts';
import { masterKeysOf } from '../../testing/kms/master-keys.ts';
import { nameKey, nameKeysFrom } from './name-key.ts';

const masterKeys = masterKeysOf(new Map([[1, randomBytes(32)]]));
const ACME = '018f0000-0000-7000-8000-000000000001';
const GLOBEX = '018f0000-0000-7000-8000-000000000002';
const made = new Date('2026-03-02T15:00:00Z');
const acmeKey = await newDataKey(masterKeys, ACME, 1, made);
const acme = await createCipher(masterKeys, ACME, [acmeKey]);

const finds = (cipher: Cipher, beginning: string, name: string): boolean => {
  const [range, key] = [nameKeysFrom(cipher, beginning), nameKey(acme, name)];
  return range !== null && key !== null && range[0].compare(key) <= 0 && key.compare(range[1]) <= 0;
};

const LONG = 'Wolfeschlegelsteinhausenbergerdorff Hubert Blaine';

describe('the key of a name', () => {
  it.each<[string, string, boolean]>([
    ['av', 'Avery Jordan', true],
    ['Avery', 'Avery Jordan', true],
    ['avery jo', 'Avery Jordan', true],
    ['AVERY, JO', 'Avery Jordan', true],
    ['Avery Jordan', 'Avery Jordan', true],
    ['nunez', 'Núñez María', true],
    ['Núñez', 'Nunez Maria', true],
    ['obrien', 'O’Brien Sean', true],
    ['李', '李 小龙', false],
    ['李小', '李 小龙', true],
    ['de la cr', 'Delacruz Ana', true],
    ['avery j r', 'Avery J. R.', true],
    ['averyx', 'Avery Jordan', false],
    ['avary', 'Avery Jordan', false],
    ['very', 'Avery Jordan', false],
    ['jordan', 'Avery Jordan', false],
    ['a', 'Avery Jordan', false],
    ['%', 'Avery Jordan', false],
    ['', 'Avery Jordan', false],
    [LONG, LONG, true],
    [LONG, LONG.slice(0, -1), true],
    ['constructor', 'constructor __proto__', true],
    ['\u{fdfa}', `${'\u{fdfa}'.repeat(200)} x`, true],
  ])('%s finds %s: %s', (beginning, name, isFound) => {
    expect(finds(acme, beginning, name)).toBe(isFound);
  });

  it('is another for every organization', async () => {
    const globex = await createCipher(masterKeys, GLOBEX, [await newDataKey(masterKeys, GLOBEX, 1, made)]);
    expect(finds(globex, 'avery', 'Avery Jordan')).toBe(false);
  });

  it('stays what it is under another data key and another master key', async () => {
    const next = await newDataKey(masterKeys, ACME, 2, made);
    const rotated = await createCipher(masterKeys, ACME, [next, acmeKey]);
    expect(nameKey(rotated, 'Avery Jordan')).toEqual(nameKey(acme, 'Avery Jordan'));
  });

  it('is as long as the name, and never longer than one of 40 letters', () => {
    expect(nameKey(acme, 'Avery Jo')).toHaveLength(4 + 5 * 3);
    expect(nameKey(acme, 'x'.repeat(400))).toHaveLength(4 + 38 * 3);
    expect(nameKey(acme, 'X')).toBeNull();
  });
});
