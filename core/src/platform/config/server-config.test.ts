import { expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { ServerConfig } from './server-config.ts';

const read = (settings: Record<string, string>) =>
  readConfig(ServerConfig, {
    DATABASE_URL: 'postgres://localhost/credence',
    ENCRYPTION_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
    FILES_DIRECTORY: '/files',
    AUTH_ISSUER: 'https://login.credence.example/',
    AUTH_AUDIENCE: 'https://verify.credence.example',
    AUTH_JWKS_URL: 'https://login.credence.example/jwks.json',
    ...settings,
  });

it('has a port for its figures that is not the public one', () => {
  expect(() => read({ PORT: '9464' })).toThrow('METRICS_PORT: must not be PORT too');
  expect(read({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ PORT: 0, METRICS_PORT: 0 });
});

it.each(['AUTH_JWKS_URL', 'CONSOLE_OIDC_ISSUER'])('asks %s by HTTP', (setting) => {
  expect(() => read({ [setting]: 'ftp://login.credence.example' })).toThrow(`${setting}: must be an http://`);
});
