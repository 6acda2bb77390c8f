import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isPublicAddress, outgoingUrlProblem } from './public-address.ts';

const PRIVATE_ADDRESS = 'must not point to a private address';
const closed = { environment: 'sandbox', allowLoopback: false, allowedPorts: 'any' } as const;
const production = { environment: 'production', allowLoopback: false, allowedPorts: 'any' } as const;
const loopback = { environment: 'sandbox', allowLoopback: true, allowedPorts: 'any' } as const;

/** IPv4 blocks that no receiver on the internet lives in: first address and prefix length. */
const PRIVATE_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const toNumber = (address: string) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
const toParts = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
const toHex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

const privateIpv4 = fc
  .constantFrom(...PRIVATE_IPV4)
  .chain(([first, prefix]) =>
    fc.nat({ max: 2 ** (32 - prefix) - 1 }).map((offset) => toNumber(first) + offset),
  );

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '99.255.255.255',
    '100.128.0.1',
    '168.63.129.15',
    '172.15.255.255',
    '172.32.0.0',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450:4001:80e::200e',
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['metadata', '169.254.169.254'],
    ['host agent', '168.63.129.16'],
    ['metadata in shared address space', '100.100.100.200'],
    ['metadata, IPv6', 'fd00:ec2::254'],
    ['broadcast', '255.255.255.255'],
    ['unspecified, IPv6', '::'],
    ['loopback, IPv6', '::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped public address', '::ffff:8.8.8.8'],
    ['compatible', '::127.0.0.1'],
    ['compatible public address', '::8.8.8.8'],
    ['translated', '::ffff:0:10.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001:0:53aa:64c::1'],
    ['unique local', 'fc00::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['public with a zone', '2606:4700::1111%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast, IPv6', 'ff02::1'],
    ['documentation, IPv6', '2001:db8::1'],
    ['newer documentation, IPv6', '3fff::1'],
    ['discard', '100::1'],
    ['segment routing', '5f00::1'],
    ['never handed out', '4000::1'],
    ['octal', '010.8.8.8'],
    ['one number', '134744072'],
    ['bracketed', '[2606:4700::1111]'],
    ['a name', 'example.com'],
    ['nothing', ''],
  ])('%s (%s) is not', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('holds for every private address, and for it inside every IPv6 form', () => {
    fc.assert(
      fc.property(privateIpv4, (value) => {
        const dotted = toParts(value).join('.');
        const [high, low] = [toHex(value >>> 16, 4), toHex(value & 0xffff, 4)];
        const forms = [
          dotted,
          `::${dotted}`,
          `::ffff:${dotted}`,
          `64:ff9b::${high}:${low}`,
          `64:ff9b:1::${high}:${low}`,
          `2002:${high}:${low}::1`,
        ];
        expect(forms.filter(isPublicAddress)).toEqual([]);
      }),
    );
  });
});

describe('isAllowedAddress', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.255.255.254', true],
    ['::1', true],
    ['8.8.8.8', true],
    ['0.0.0.0', false],
    ['::', false],
    ['::ffff:127.0.0.1', false],
    ['10.0.0.1', false],
    ['169.254.169.254', false],
  ])('with loopback open, %s: %s', (address, allowed) => {
    expect(isAllowedAddress(address, { allowLoopback: true })).toBe(allowed);
  });

  it('keeps loopback closed otherwise', () => {
    const addresses = ['127.0.0.1', '::1', '8.8.8.8'];
    expect(addresses.filter((address) => isAllowedAddress(address, { allowLoopback: false }))).toEqual([
      '8.8.8.8',
    ]);
  });
});

describe('outgoingUrlProblem', () => {
  it.each([
    ['https://hooks.example.com/in?a=b#c', production, undefined],
    ['https://8.8.8.8:8443/', production, undefined],
    ['https://[2606:4700::1111]/', production, undefined],
    ['http://hooks.example.com/', closed, undefined],
    ['https://localhost.example.com/', closed, undefined],
    ['https://internal.example.com/', closed, undefined],
    ['https://hooks.example.com/\r\nX: y', closed, 'must not have control characters'],
    ['https://hooks.exa\tmple.com/', closed, 'must not have control characters'],
    ['http://hooks.example.com/', production, 'must be an https:// URL'],
    ['http://127.0.0.1/', production, 'must be an https:// URL'],
    ['not a URL', production, 'must be an https:// URL'],
    ['not a URL', closed, 'must be an http:// or https:// URL'],
    ['', closed, 'must be an http:// or https:// URL'],
    ['/relative', closed, 'must be an http:// or https:// URL'],
    ['https://', closed, 'must be an http:// or https:// URL'],
    ['ftp://hooks.example.com/', closed, 'must be an http:// or https:// URL'],
    ['file:///etc/passwd', closed, 'must be an http:// or https:// URL'],
    ['gopher://127.0.0.1/', closed, 'must be an http:// or https:// URL'],
    ['javascript:alert(1)', closed, 'must be an http:// or https:// URL'],
    ['https://user@hooks.example.com/', closed, 'must not carry a user name or a password'],
    ['https://:secret@hooks.example.com/', closed, 'must not carry a user name or a password'],
    ['https://./', closed, 'must name a host'],
  ])('%s: %o -> %s', (url, rules, problem) => {
    expect(outgoingUrlProblem(url, rules)).toBe(problem);
  });

  it.each([
    'http://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://%31%32%37.0.0.1/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http:\\\\127.0.0.1\\',
    ' http://127.0.0.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[fd00:ec2::254]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://10.0.0.1:8080/',
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://hooks.localhost/',
    'http://metadata.google.internal/',
    'http://metadata.google.internal./',
    'http://internal/',
    'http://db.local/',
    'http://nas.home.arpa./',
    'http://ip6-localhost/',
  ])('%s points to a private address', (url) => {
    expect(outgoingUrlProblem(url, closed)).toBe(PRIVATE_ADDRESS);
    expect(outgoingUrlProblem(url.replace('http:', 'https:'), production)).toBe(PRIVATE_ADDRESS);
  });

  it.each([
    ['http://127.0.0.1:4000/', undefined],
    ['http://[::1]:4000/', undefined],
    ['http://localhost:4000/', undefined],
    ['http://hooks.localhost/', PRIVATE_ADDRESS],
    ['http://0.0.0.0/', PRIVATE_ADDRESS],
    ['http://[::ffff:127.0.0.1]/', PRIVATE_ADDRESS],
    ['http://192.168.0.1/', PRIVATE_ADDRESS],
    ['http://169.254.169.254/', PRIVATE_ADDRESS],
    ['http://metadata.google.internal/', PRIVATE_ADDRESS],
  ])('with loopback open, %s: %s', (url, problem) => {
    expect(outgoingUrlProblem(url, loopback)).toBe(problem);
  });

  it.each([
    ['https://hooks.example.com/', undefined],
    ['https://hooks.example.com:443/', undefined],
    ['http://hooks.example.com/', undefined],
    ['https://hooks.example.com:8443/', undefined],
    ['https://hooks.example.com:22/', 'must have one of the ports 443, 80, 8443'],
    ['http://hooks.example.com:25/', 'must have one of the ports 443, 80, 8443'],
    ['http://hooks.example.com:0/', 'must have one of the ports 443, 80, 8443'],
    ['http://10.0.0.1:22/', PRIVATE_ADDRESS],
  ])('with three ports allowed, %s: %s', (url, problem) => {
    expect(outgoingUrlProblem(url, { ...closed, allowedPorts: [443, 80, 8443] })).toBe(problem);
  });

  it('sees through every way of writing a private address', () => {
    fc.assert(
      fc.property(privateIpv4, (value) => {
        const [a, b, c, d] = toParts(value);
        const hosts = [
          `${a}.${b}.${c}.${d}`,
          `${value}`,
          `0x${toHex(value, 8)}`,
          `0${value.toString(8)}`,
          `${a}.${value % 2 ** 24}`,
          toParts(value)
            .map((part) => `0${part.toString(8)}`)
            .join('.'),
          `[::ffff:${a}.${b}.${c}.${d}]`,
        ];
        for (const host of hosts)
          expect([host, outgoingUrlProblem(`http://${host}/`, closed)]).toEqual([host, PRIVATE_ADDRESS]);
      }),
    );
  });
});
