import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decodeBase64 } from './decode-base64.ts';

function decode(text: string): Buffer | null {
  const steps = decodeBase64(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const long = randomBytes(300_001);

describe('base64', () => {
  it.each([
    ['nothing', '', ''],
    ['no padding', 'abcdef', Buffer.from('abcdef').toString('base64')],
    ['one sign of padding', 'abcde', Buffer.from('abcde').toString('base64')],
    ['two signs', 'abcd', Buffer.from('abcd').toString('base64')],
    ['a line end at its end', 'abcd', `${Buffer.from('abcd').toString('base64')}\r\n`],
  ])('%s', (_name, bytes, text) => expect(decode(text)).toEqual(Buffer.from(bytes)));

  it.each([
    ['in one line', /$^/, ''],
    ['in lines of 64', /.{64}/g, '$&\r\n'],
    ['in lines of 76', /.{76}/g, '$&\n'],
    ['in lines of 61, so that no piece ends where a group does', /.{61}/g, '$& '],
  ])('many pieces, %s', (_name, lines, written) =>
    expect(decode(long.toString('base64').replace(lines, written))?.equals(long)).toBe(true),
  );

  it.each([
    ['a sign that is none', 'AAA!'],
    ['the signs of URLs', 'AA-_'],
    ['cut off', 'AAAAA'],
    ['padding that is missing', 'AA'],
    ['bits that mean nothing', 'AB=='],
    ['padding in its middle', 'AA==AAAA'],
    ['padding in the middle of a long one', `${'A'.repeat(65_534)}==${'A'.repeat(65_536)}`],
    ['blanks everywhere', 'A '.repeat(100_000)],
    ['a long one with a wrong sign at its end', `${'A'.repeat(200_003)}!`],
  ])('refuses %s', (_name, text) => expect(decode(text)).toBeNull());
});
