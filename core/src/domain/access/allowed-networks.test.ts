import { describe, expect, it } from 'vitest';
import { isInNetworks, networkProblem, readAddress } from './allowed-networks.ts';

describe('a network', () => {
  it.each(['203.0.113.0/24', '203.0.113.7', '203.0.113.7/32', '0.0.0.0/0', '2001:db8::/32', '::1', '::/0'])(
    'may be %s',
    (text) => expect(networkProblem(text)).toBeUndefined(),
  );

  it.each([
    ['203.0.113.7/24', 'must begin with its network, as 203.0.113.0/24'],
    ['2001:db8::1/32', 'must begin with its network, as 2001:db8::/32'],
    ['10/8', 'must be an address'],
    ['010.0.0.0/8', 'must be an address'],
    ['10.0.0.0/33', 'must be an address'],
    ['10.0.0.0/8/8', 'must be an address'],
    ['10.0.0.0/', 'must be an address'],
    ['10.0.0.0/-1', 'must be an address'],
    ['2001:db8::/129', 'must be an address'],
    ['::ffff:10.0.0.0/104', 'must be an address'],
    ['fe80::1%eth0', 'must be an address'],
    ['client.example', 'must be an address'],
    ['', 'must be an address'],
    ['constructor', 'must be an address'],
  ])('may not be %s', (text, problem) => expect(networkProblem(text)).toContain(problem));
});

describe('a caller', () => {
  const networks = ['203.0.113.0/24', '198.51.100.7', '2001:db8:1::/48'];

  it.each(['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '198.51.100.7', '2001:DB8:1:ffff::1'])(
    'at %s is let in',
    (address) => expect(isInNetworks(networks, address)).toBe(true),
  );

  it.each([
    '203.0.114.0',
    '198.51.100.8',
    '2001:db8:2::1',
    '::1',
    '203.0.113.9, 10.0.0.1',
    '0313.0.0161.9',
    'unknown',
    '',
    null,
  ])('at %s is not', (address) => expect(isInNetworks(networks, address)).toBe(false));

  it('is let in from anywhere without a list, and from nowhere by an empty one', () => {
    expect(isInNetworks(null, null)).toBe(true);
    expect(isInNetworks([], '203.0.113.9')).toBe(false);
    expect(isInNetworks(['::/0'], '203.0.113.9')).toBe(false);
  });

  it('is told by the one way to write an address', () => {
    expect(readAddress('::FFFF:203.0.113.9')?.toString()).toBe('203.0.113.9');
    expect(readAddress('fe80::1%eth0')?.toString()).toBe('fe80::1');
  });
});
