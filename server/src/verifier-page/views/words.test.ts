import { expect, it } from 'vitest';
import { question } from '../testing/form.ts';
import { selectionHint } from './questions-view.ts';
import { alternatives, dateInWords, momentInWords } from './words.ts';

it.each([
  ['2019-03-12', 'March 12, 2019'],
  ['2019-03', 'March 2019'],
  ['2019-13', '2019-13'],
  ['about 2019', 'about 2019'],
])('words the date %s as %s', (value, words) => {
  expect(dateInWords(value)).toBe(words);
});

it.each([
  ['America/New_York', 'Friday, March 20, 2026 at 1:00 PM EDT'],
  ['UTC', 'Friday, March 20, 2026 at 5:00 PM UTC'],
])('words a moment with its weekday, where the reader sits: %s', (zone, expected) => {
  const words = momentInWords(new Date('2026-03-20T17:00:00Z'), zone).replace(/\s/g, ' ');
  expect(words).toBe(expected);
});

it.each([
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b, or c'],
])('joins %j as %s', (words, sentence) => {
  expect(alternatives(words)).toBe(sentence);
});

it.each([
  [{}, 'Choose all that apply.'],
  [{ minSelections: 2 }, 'Choose at least 2.'],
  [{ maxSelections: 3 }, 'Choose up to 3.'],
  [{ minSelections: 2, maxSelections: 2 }, 'Choose exactly 2.'],
  [{ minSelections: 1, maxSelections: 2 }, 'Choose 1 or 2.'],
  [{ minSelections: 1, maxSelections: 4 }, 'Choose between 1 and 4.'],
])('says %j as %s', (limits, words) => {
  expect(selectionHint(question(1, { type: 'multi_select', ...limits }))).toBe(words);
});
