import { describe, expect, it } from 'vitest';
import { unsafeSettings } from './unsafe-settings.ts';

const SAFE = {
  ENVIRONMENT: 'production',
  DATABASE_URL: 'postgres://app:secret@db.example/credence?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example',
  AUTH_JWKS_URL: 'https://id.example/jwks.json',
  ALLOW_LOOPBACK_TARGETS: false,
} as const;
const inProduction = (settings: object) => unsafeSettings({ ...SAFE, ...settings });

describe('production', () => {
  it.each([
    ['all is safe', {}],
    ['the database is on this machine', { DATABASE_URL: 'postgres://app@127.0.0.1:5432/credence' }],
    ['the database is a socket', { DATABASE_URL: 'postgres:///credence?host=/run/postgresql' }],
    ['another host before a socket does not count', { DATABASE_URL: 'postgres://db/c?host=/run/postgresql' }],
    ['the database asks for TLS', { DATABASE_URL: 'postgres://db.example/credence?sslmode=require' }],
    [
      'the database is checked as libpq does',
      { DATABASE_URL: 'postgres://db/c?sslmode=verify-full&uselibpqcompat=true' },
    ],
    ['the mail server is on this machine', { SMTP_URL: 'smtp://[::1]:25' }],
    ['the mail server has to begin TLS', { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' }],
  ])('is fine where %s', (_what, settings) => expect(inProduction(settings)).toEqual([]));

  it.each<[string, string, object, string]>([
    ['DATABASE_URL', 'names no sslmode', { DATABASE_URL: 'postgres://db/c' }, 'ALLOW_UNENCRYPTED_DATABASE'],
    [
      'DATABASE_URL',
      'takes what it gets',
      { DATABASE_URL: 'postgres://db/c?sslmode=prefer' },
      'ALLOW_UNENCRYPTED_DATABASE',
    ],
    [
      'DATABASE_URL',
      'has several hosts and names no sslmode',
      { DATABASE_URL: 'postgres://app@127.0.0.1:5432,db.example:5432/c' },
      'ALLOW_UNENCRYPTED_DATABASE',
    ],
    [
      'DATABASE_LISTEN_URL',
      'names no sslmode',
      { DATABASE_LISTEN_URL: 'postgres://db/c' },
      'ALLOW_UNENCRYPTED_DATABASE',
    ],
    ...[
      'sslmode=require&sslmode=disable',
      'sslmode=no-verify',
      'sslmode=require&uselibpqcompat=true',
      'sslmode=verify-ca&uselibpqcompat=true',
    ].map((query): [string, string, object, string] => [
      'DATABASE_URL',
      `has ${query}`,
      { DATABASE_URL: `postgres://db/c?${query}` },
      'ALLOW_UNENCRYPTED_DATABASE',
    ]),
    ...[
      'postgres://localhost/c?host=db.example',
      'postgres://127.0.0.1/c?host=127.0.0.1&host=db.example',
      'postgres:///c?host=/run/postgresql&host=db.example',
    ].map((url): [string, string, object, string] => [
      'DATABASE_URL',
      `is ${url}, and so elsewhere`,
      { DATABASE_URL: url },
      'ALLOW_UNENCRYPTED_DATABASE',
    ]),
    ...[
      'smtps://mail.example?tls.rejectUnauthorized=false',
      'smtp://mail.example?requireTLS=true&ignoreTLS=true',
      'smtps://mail.example?secure=false',
    ].map((url): [string, string, object, string] => [
      'SMTP_URL',
      `is ${url}`,
      { SMTP_URL: url },
      'ALLOW_UNENCRYPTED_SMTP',
    ]),
    ['SMTP_URL', 'is in clear', { SMTP_URL: 'smtp://mail.example' }, 'ALLOW_UNENCRYPTED_SMTP'],
    ['AUTH_JWKS_URL', 'is in clear', { AUTH_JWKS_URL: 'http://id.example/' }, 'ALLOW_UNENCRYPTED_JWKS'],
    [
      'CONSOLE_OIDC_ISSUER',
      'is in clear',
      { CONSOLE_OIDC_ISSUER: 'http://id.example/' },
      'ALLOW_UNENCRYPTED_JWKS',
    ],
    ['ALLOW_LOOPBACK_TARGETS', 'is set', { ALLOW_LOOPBACK_TARGETS: true }, 'ALLOW_LOOPBACK_IN_PRODUCTION'],
  ])('does not start where %s %s, unless a flag says so', (setting, _how, settings, flag) => {
    expect(inProduction(settings)).toEqual([[setting, expect.stringContaining(`${flag}=true`)]]);
    expect(inProduction({ ...settings, [flag]: true })).toEqual([]);
    expect(inProduction({ ...settings, ENVIRONMENT: 'sandbox' })).toEqual([]);
  });

  it('does not start where no certificate is checked, whatever a flag says', () => {
    expect(inProduction({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual([
      ['NODE_TLS_REJECT_UNAUTHORIZED', expect.stringContaining('must not be 0')],
    ]);
    expect(inProduction({ NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toEqual([]);
  });

  it('says nothing of what has problems of its own', () => {
    expect(inProduction({ DATABASE_URL: 'nowhere', SMTP_URL: undefined, AUTH_JWKS_URL: 'x' })).toEqual([]);
  });
});
