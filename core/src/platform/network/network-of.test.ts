import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '8193:3512:1:2'],
  ['2001:db8:1:2::9', '8193:3512:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', '65152:0:0:0'],
  ['', ''],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

it('takes fewer bits where a network is larger', () => {
  expect(networkOf('2001:db8:1:2::9', 48)).toBe('8193:3512:1');
  expect(networkOf('203.0.113.7', 48)).toBe('203.0.113.7');
});
