import { describe, expect, it } from 'vitest';
import { selfSigned } from '../../testing/servers/self-signed.ts';
import { readConfig } from './read-config.ts';
import { WorkerConfig } from './worker-config.ts';

const environment = (settings: Record<string, string>) => ({
  DATABASE_URL: 'postgres://localhost/credence',
  ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
  FILES_DIRECTORY: '/files',
  PUBLIC_URL: 'https://verify.credence.example',
  SMTP_URL: 'smtps://mail.credence.example',
  MAIL_FROM: 'verifications@credence.example',
  REPLY_DOMAIN: 'reply.credence.example',
  ...settings,
});
const read = (settings: Record<string, string>) => readConfig(WorkerConfig, environment(settings));

describe.each([
  ['VOICE_URL', 'VOICE_SECRET'],
  ['AUDIT_ANCHOR_URL', 'AUDIT_ANCHOR_SECRET'],
  ['RESEARCH_PROVIDER_URL', 'RESEARCH_PROVIDER_SECRET'],
])('%s and %s', (url, secret) => {
  const good = { [url]: 'https://service.example/task', [secret]: 'a key' };

  it('may both be missing', () => expect(read({})).not.toHaveProperty(url));
  it('may both be there', () => expect(read(good)).toMatchObject(good));

  it.each<[string, Record<string, string>, string]>([
    [
      'a URL without a secret',
      { [url]: 'https://service.example/' },
      `${secret}: must be set when ${url} is`,
    ],
    ['a secret without a URL', { [secret]: 'a key' }, `${url}: must be set when ${secret} is`],
    ['an empty secret', { ...good, [secret]: '' }, `${secret}: must be set when ${url} is`],
    ['a secret that is cut off', { ...good, [secret]: 'whsec_abc' }, `${secret}: must have base64`],
    ['a URL in clear', { ...good, [url]: 'http://service.example/' }, `${url}: `],
    ['a private address', { ...good, [url]: 'https://10.0.0.1/' }, `${url}: `],
    ['no URL at all', { ...good, [url]: 'service.example' }, `${url}: `],
  ])('are refused with %s', (_what, settings, problem) => {
    expect(() => read(settings)).toThrow(problem);
  });
});

describe('several problems', () => {
  it('are told at once, those of single settings and those of pairs', () => {
    expect(() => read({ MAIL_FROM: '', VOICE_URL: 'https://service.example/task' })).toThrow(
      'The configuration is not usable:\n  MAIL_FROM: is required\n  VOICE_SECRET: must be set when VOICE_URL is',
    );
  });
});

describe('a setting that is wrong by itself', () => {
  it.each([
    ['ALLOW_SUPERUSER', 'perhaps', 'must be true or false'],
    ['CHECK_MAIL_DOMAINS', 'constructor', 'must be true or false'],
    ['DATABASE_POOL_SIZE', 'many', 'must be a number'],
    ['SWEEP_SECONDS', '0', 'must be more than 0'],
    // Node would wait for a millisecond where it cannot wait for so long.
    ['SWEEP_SECONDS', '2147484', 'must be at most 3600'],
    ['INBOUND_SMTP_PORT', '70000', 'must be at most 65535'],
    ['PUBLIC_URL', 'ftp://verify.credence.example', 'must be an http:// or https:// URL'],
    ['SMTP_URL', 'smtp://', 'must be an smtp:// or smtps:// URL with a host'],
    ['REPLY_DOMAIN', 'replies@credence.example', 'must be a domain name'],
    ['MAIL_FROM', 'credence', 'must be an e-mail address'],
    ['DATABASE_URL', 'postgres://localhost:port/credence', 'must be a postgres:// URL'],
    ['ENCRYPTION_KEYS', `1:${'a'.repeat(43)},1:${'b'.repeat(43)}`, 'must have one key for each version'],
  ])('%s=%s is told, beside what is wrong with others together', (setting, value, problem) => {
    const settings = { [setting]: value, VOICE_URL: 'https://service.example/task' };
    expect(() => read(settings)).toThrow(`  ${setting}: ${problem}`);
    expect(() => read(settings)).toThrow('  VOICE_SECRET: must be set when VOICE_URL is');
  });
});

describe('what encrypts inbound mail', () => {
  const settings = ['INBOUND_SMTP_TLS_KEY', 'INBOUND_SMTP_TLS_CERT'] as const;
  const [own, other] = [selfSigned('mail.credence.example'), selfSigned('mail.credence.example')];
  const pair = (key: string, cert: string) => ({ [settings[0]]: key, [settings[1]]: cert });
  const both = pair(own.key, own.cert);

  it('may be missing', () => expect(read({ INBOUND_SMTP_PORT: '25' })).not.toHaveProperty(settings[0]));
  it('may be there', () => expect(read(both)).toMatchObject(both));

  it.each([
    [settings[0], settings[1]],
    [settings[1], settings[0]],
  ])('is refused when there is only %s', (given, missing) => {
    expect(() => read({ [given]: 'half' })).toThrow(`${missing}: must be set when ${given} is`);
  });

  it.each([
    ['a path as certificate', pair(own.key, '/etc/mail.pem'), settings[1], 'must be a certificate in PEM'],
    [
      'a path as key',
      pair('/etc/mail.key', own.cert),
      settings[0],
      'must be the key of INBOUND_SMTP_TLS_CERT',
    ],
    [
      'the key of another',
      pair(other.key, own.cert),
      settings[0],
      'must be the key of INBOUND_SMTP_TLS_CERT',
    ],
  ])('is refused with %s', (_what, given, setting, problem) => {
    expect(() => read(given)).toThrow(`${setting}: ${problem}`);
  });
});
