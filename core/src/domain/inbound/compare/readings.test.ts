import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NAME_WORDS, PLACE_WORDS, type ShortForms, STATES, TITLE_WORDS } from './known-words.ts';
import { joined } from './plain-words.ts';
import { haveCommonReading } from './readings.ts';

const words = (text: string) => text.split(' ').filter((word) => word !== '');

describe('two texts', () => {
  it.each([
    ['tech', 'technology', true],
    ['technology', 'technical', false],
    ['health care', 'healthcare', true],
    ['vp sales', 'vicepresident sales', true],
    ['store 1 23', 'store 12 3', false],
    ['store 1 st 2', 'store 1 street 2', true],
    ['1 2', '12', false],
    ['st', '', false],
    ['', '', false],
    // Nothing is lost where several words are short.
    [
      'sr admin asst acct dept tech eng',
      'senior administrative asst accounting department tech engineer',
      true,
    ],
  ])('"%s" and "%s" have a reading in common: %s', (one, other, expected) => {
    const forms = { ...NAME_WORDS, ...TITLE_WORDS };
    expect(haveCommonReading(words(one), words(other), forms)).toBe(expected);
    expect(haveCommonReading(words(other), words(one), forms), 'the other way').toBe(expected);
  });

  it('have one in common where all of their readings, written out, say so', () => {
    const forms: ShortForms = { a: ['ab', '1'], b: ['b a', ''], ab: ['a'], 1: ['11'] };
    const all = (text: readonly string[]): string[] =>
      text
        .map((word) => [[word], ...(forms[word] ?? []).map((form) => form.split(' '))])
        .reduce<string[][]>(
          (lists, ways) => lists.flatMap((list) => ways.map((way) => [...list, ...way])),
          [[]],
        )
        .map(joined);
    const texts = fc.array(fc.constantFrom('a', 'b', 'ab', '1', '11'), { maxLength: 5 });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const others = new Set(all(other));
        const expected = all(one).some((reading) => reading !== '' && others.has(reading));
        expect(haveCommonReading(one, other, forms)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  const many = (text: string) => Array.from({ length: 200 }, () => words(text)).flat();
  it.each<[string, ShortForms]>([
    ['st', NAME_WORDS],
    ['st dept', NAME_WORDS],
    ['tech nology', NAME_WORDS],
    ['tech vp', TITLE_WORDS],
    ['admin istrator', TITLE_WORDS],
    ['st ca', { ...STATES, ...PLACE_WORDS }],
  ])('of nothing but "%s" take few steps', (text, forms) => {
    for (const length of [20, 200]) {
      let steps = 0;
      const ending = (last: string) => [...many(text).slice(0, length - 1), last];
      const count = () => {
        steps += 1;
      };
      expect(haveCommonReading(ending('here'), ending('there'), forms, undefined, count)).toBe(false);
      expect(steps).toBeLessThan(1_000);
    }
  });
});
