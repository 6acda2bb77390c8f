import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfSigned } from '../../testing/servers/self-signed.ts';
import { hasLittleTimeLeft, readClientCertificate } from './client-certificate.ts';

const { cert: certificate, key } = selfSigned('client.example', 90);
const other = selfSigned('other.example');
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

const pkcs8 = { type: 'pkcs8', format: 'pem' } as const;
const shortRsa = generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export(pkcs8).toString();
const koblitz = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey.export(pkcs8).toString();
const encrypted = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { ...pkcs8, cipher: 'aes-256-cbc', passphrase: 'hush' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
}).privateKey;

const KINDS = 'must be an RSA key of 2,048 to 4,096 bits, or of P-256, P-384, P-521 or Ed25519';

describe('readClientCertificate', () => {
  it('tells whose a certificate is, and until when', () => {
    const read = readClientCertificate({ certificate, key }, now);
    expect(read).toMatchObject({ subject: 'CN=client.example' });
    expect('expiresAt' in read && Math.round((read.expiresAt.getTime() - now.getTime()) / 86_400_000)).toBe(
      90,
    );
  });

  it('takes a chain', () => {
    const chain = certificate + other.cert;
    expect(readClientCertificate({ certificate: chain, key }, now)).toMatchObject({
      subject: 'CN=client.example',
    });
  });

  it.each([
    ['no certificate', { certificate: 'hello', key }, now, 'certificate', 'must be a certificate in PEM'],
    ['a key in its place', { certificate: key, key }, now, 'certificate', 'must be a certificate in PEM'],
    [
      'one that is too long',
      { certificate: 'a'.repeat(40_000), key },
      now,
      'certificate',
      'must have at most 32,768 characters',
    ],
    ['one that has expired', { certificate, key }, inDays(91), 'certificate', 'has expired'],
    [
      'a chain that is broken',
      { certificate: `${certificate}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n`, key },
      now,
      'certificate',
      'must have a chain of certificates in PEM after it',
    ],
    ['no key', { certificate, key: 'hello' }, now, 'key', 'must be a private key in PEM, unencrypted'],
    [
      'a key behind a password',
      { certificate, key: encrypted },
      now,
      'key',
      'must be a private key in PEM, unencrypted',
    ],
    ["another one's key", { certificate, key: other.key }, now, 'key', 'must belong to the certificate'],
    ['a key that is too weak', { certificate, key: shortRsa }, now, 'key', KINDS],
    ['a key of a curve that TLS has not', { certificate, key: koblitz }, now, 'key', KINDS],
  ])('refuses %s', (_what, pair, at, field, problem) => {
    expect(readClientCertificate(pair, at)).toEqual({ field, problem });
  });
});

it.each([
  [-1, true],
  [29, true],
  [31, false],
])('a certificate that expires in %s days has little time left: %s', (days, expected) => {
  expect(hasLittleTimeLeft({ expiresAt: inDays(days).toISOString() }, now)).toBe(expected);
});
