import { expect, it } from 'vitest';
import { consoleProblems } from './console-settings.ts';

const ISSUER = { CONSOLE_OIDC_ISSUER: 'https://id.example' };
const CLIENT = { CONSOLE_OIDC_CLIENT_ID: 'console' };
const IN_PRODUCTION = { ENVIRONMENT: 'production' } as const;

it.each([
  ['nothing of it is set', {}],
  ['issuer and client are', { ...ISSUER, ...CLIENT }],
  [
    'the address of the service is too',
    { ...ISSUER, ...CLIENT, ...IN_PRODUCTION, PUBLIC_URL: 'https://x.example' },
  ],
])('is fine where %s', (_what, settings) => expect(consoleProblems(settings)).toEqual([]));

it.each([
  ['CONSOLE_OIDC_CLIENT_ID', 'there is no client', ISSUER],
  ['CONSOLE_OIDC_CLIENT_ID', 'there is no issuer', CLIENT],
  ['CONSOLE_OIDC_CLIENT_SECRET', 'there is nothing but a secret', { CONSOLE_OIDC_CLIENT_SECRET: 'x' }],
  ['PUBLIC_URL', 'production has no address', { ...ISSUER, ...CLIENT, ...IN_PRODUCTION }],
])('names %s where %s', (setting, _what, settings) =>
  expect(consoleProblems(settings).map(([name]) => name)).toEqual([setting]),
);
