import { expect, it } from 'vitest';
import { faxAddress } from './fax-address.ts';

it.each([
  ['(512) 555-0100', '15125550100@fax.test'],
  ['+49 30 901820', '4930901820@fax.test'],
  ['512-555-0100 ext. 7', '15125550100@fax.test'],
  ['911', null],
  ['no fax', null],
  ['a@b.test', null],
])('%s is the mailbox %s', (number, address) => {
  expect(faxAddress(number, 'fax.test')).toBe(address);
});
