import { expect, it } from 'vitest';
import { isClose } from './is-close.ts';

const CLAIMS = { position: 'OTR Driver', qualification: 'Doctor of Education', fieldOfStudy: 'Leadership' };

it.each([
  ['holds the claim and more', 'position', 'OTR company driver', true],
  ['is another claim', 'fieldOfStudy', 'Doctor of Education', true],
  ['is surely another', 'position', 'Dispatcher', false],
] as const)('a correction that %s', (_, field, value, expected) => {
  const fields = { [field]: { says: 'CORRECTED' as const, value, evidence: value } };
  expect(isClose(fields, CLAIMS, new Date('2025-03-20'))).toBe(expected);
});
