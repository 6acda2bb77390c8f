import { expect, it } from 'vitest';
import { allMatches } from './all-matches.ts';

it.each([
  ['nothing', 'no digits', /\d+/g, []],
  ['one', 'the 1st', /\d+/g, [['1', 4]]],
  [
    'several, in their order',
    '1 and 22',
    /\d+/g,
    [
      ['1', 0],
      ['22', 6],
    ],
  ],
  [
    'places without letters',
    '😀a',
    /(?=a)|$/gu,
    [
      ['', 2],
      ['', 3],
    ],
  ],
])('finds %s', (_name, text, form, found) => {
  expect(allMatches(text, form).map(({ 0: words, index }) => [words, index])).toEqual(found);
});

it('finds the same each time', () => {
  const form = /a/g;
  expect([1, 2, 3].map(() => allMatches('aba', form).length)).toEqual([2, 2, 2]);
});
