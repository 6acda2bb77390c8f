import { expect, it } from 'vitest';
import type { ReadValue } from '../../read/reading.ts';
import { isNear, nominalPart, withoutContradictions } from './plausible.ts';

it.each<[string, string | null]>([
  ['Prep Cook', 'Prep Cook'],
  ['Prep Cook, she was here two years', 'Prep Cook'],
  ['he was our "Prep Cook" then', 'Prep Cook'],
  ['unknown', null],
  ['she was not here', null],
  ['I think so', null],
  ['2019', null],
])('a name in %j is %j', (value, name) => {
  expect(nominalPart(value)).toBe(name);
});

it.each<[string, string | undefined, boolean]>([
  ['2018-05', '2016-03', true],
  ['1987', '2016-03', false],
  ['2018', undefined, true],
  ['-05-09', '2016-03', true],
])('%s can stand for %s: %s', (value, claimed, near) => {
  expect(isNear(value, claimed)).toBe(near);
});

const read = (says: ReadValue['says'], value: string): ReadValue => ({ says, value, evidence: value });

it.each<[string, Parameters<typeof withoutContradictions>[0], string[]]>([
  [
    'an end before its beginning',
    { startDate: read('CONFIRMED', '2016-03'), endDate: read('CORRECTED', '2015-01') },
    ['startDate'],
  ],
  ['a beginning that is the claimed end', { startDate: read('CORRECTED', '2019-08') }, []],
  [
    'two that go together',
    { startDate: read('CORRECTED', '2016-05'), endDate: read('CORRECTED', '2019-07') },
    ['startDate', 'endDate'],
  ],
])('of %s stays what does not contradict', (_which, fields, kept) => {
  expect(Object.keys(withoutContradictions(fields, { startDate: '2016-03', endDate: '2019-08' }))).toEqual(
    kept,
  );
});
