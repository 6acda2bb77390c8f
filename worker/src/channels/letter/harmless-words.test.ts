import { describe, expect, it } from 'vitest';
import { harmlessWords } from './harmless-words.ts';

const JOINER = '\u2060';

describe('what a mail program could take for an address', () => {
  it.each([
    ['a site', 'evil.example'],
    ['one with its scheme', 'https://evil.example'],
    ['a mailbox', 'eve@evil.example'],
    ['a site whose last letter is written with an accent of its own', 'evile\u0301.example'],
    ['a site that ends in a picture', 'i\u2764\ufe0f.ws'],
    ['one whose ending has an accent of its own', 'evil.e\u0301xample'],
    ['one behind what is not seen', 'evil\u200b.example'],
    ['one that ends in a line', 'evil_.example'],
    ['one with a hyphen that is not shown', 'evil.e\u00adxample'],
    ['one whose ending is joined to its dot', 'evil.\u200dexample'],
    ['one with a full stop of Chinese', 'evil\u3002example'],
    ['one with wide signs', 'eve\uff20evil\uff0eexample'],
  ])('is none any more: %s', (_what, text) => {
    for (const mark of ['.', ':', '@', '\u3002', '\uff20', '\uff0e'].filter((each) => text.includes(each)))
      expect(harmlessWords(text)).toContain(`${mark}${JOINER}`);
  });
});

describe('other words', () => {
  it.each(['Analyst, Level 3.5', 'Acme Inc. of Ohio', 'Hours: 9:30', 'J. Doe', 'end.'])(
    'stay: %s',
    (text) => {
      expect(harmlessWords(text)).toBe(text);
    },
  );

  it('stay in one line, and read as they are written', () => {
    expect(harmlessWords('Pat\u202e\r\nDoyle\t\u0000 ')).toBe('Pat Doyle');
  });
});
