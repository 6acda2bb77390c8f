import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../../../local/src/identity/identity-provider.ts';
import { run } from '../testing/run.ts';

const AUDIENCE = 'https://api.credence.local';
const acme = { clientId: 'acme-client', clientSecret: 'acme-secret', tenant: 'acme' };
const globex = { clientId: 'globex-client', clientSecret: 'globex-secret', tenant: 'globex' };

let directory: string;
let provider: IdentityProvider;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'credence-cli-'));
  provider = await startIdentityProvider({
    port: 0,
    audience: AUDIENCE,
    clients: [acme, globex],
    keysFile: join(directory, 'keys.json'),
  });
  const clients = { acme, globex, wrong: { ...acme, clientSecret: 'another' } };
  await writeFile(
    join(directory, 'stack.json'),
    JSON.stringify({ authUrl: provider.url, audience: AUDIENCE, clients }),
  );
});
afterAll(async () => {
  await provider.close();
  await rm(directory, { recursive: true });
});

const tenantOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).tenant;

describe('credence token', () => {
  it('prints a token of the local stack and nothing else', async () => {
    const ran = await run(['token'], { environment: { CREDENCE_DATA_DIR: directory } });
    expect(ran).toMatchObject({ exitCode: 0, err: '' });
    expect(ran.out).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    expect(tenantOf(ran.out)).toBe('acme');
  });

  it('asks as another client of the stack', async () => {
    const environment = { CREDENCE_DATA_DIR: directory };
    const ran = await run(['token', '--client', 'globex', '--json'], { environment });
    const { accessToken, expiresIn } = ran.json() as { accessToken: string; expiresIn: number };
    expect(tenantOf(accessToken)).toBe('globex');
    expect(expiresIn).toBeGreaterThan(0);
  });

  it('asks a provider that is named by options and environment', async () => {
    const environment = { CREDENCE_AUTH_URL: provider.url, CREDENCE_CLIENT_SECRET: globex.clientSecret };
    const words = ['token', '--client-id', globex.clientId, '--audience', AUDIENCE];
    expect(tenantOf((await run(words, { environment })).out)).toBe('globex');
  });

  it.each([
    ['no stack runs', ['token'], { CREDENCE_DATA_DIR: '/nowhere' }, 2, 'No stack runs here'],
    ['the stack has no such client', ['token', '--client', 'x'], {}, 2, 'acme, globex, wrong'],
    ['the secret is wrong', ['token', '--client', 'wrong'], {}, 2, 'refuses (401)'],
    [
      'it is named in part',
      ['token', '--auth-url', 'http://127.0.0.1:1'],
      {},
      2,
      '--client-secret is missing',
    ],
    [
      'nobody is there',
      ['token', '--auth-url', 'http://127.0.0.1:1', '--client-id', 'a', '--audience', 'b'],
      { CREDENCE_CLIENT_SECRET: 'secret-in-the-open' },
      1,
      'cannot be reached',
    ],
  ])('says so when %s', async (_when, words, more, exitCode, said) => {
    const ran = await run(words, { environment: { CREDENCE_DATA_DIR: directory, ...more } });
    expect(ran).toMatchObject({ exitCode, out: '', err: expect.stringContaining(said) });
    expect(ran.err).not.toMatch(/secret-in-the-open|acme-secret/);
  });
});
