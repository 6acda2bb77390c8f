import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');

const SERVER = {
  DATABASE_URL: 'postgres://service:password-in-url@db.example/credence?sslmode=verify-full',
  ENCRYPTION_KEYS: `1:${KEY}`,
  FILES_DIRECTORY: '/var/lib/credence',
  AUTH_ISSUER: 'https://id.example/',
  AUTH_AUDIENCE: 'https://api.example',
  AUTH_JWKS_URL: 'https://id.example/jwks.json',
};
const WORKER = {
  ...SERVER,
  PUBLIC_URL: 'https://api.example',
  SMTP_URL: 'smtps://user:password-of-mail@mail.example',
  MAIL_FROM: 'checks@example.com',
  REPLY_DOMAIN: 'reply.example.com',
};

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'credence-cli-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('credence config check', () => {
  it('finds usable settings usable', async () => {
    expect(await run(['config', 'check'], { environment: WORKER })).toMatchObject({
      exitCode: 0,
      out: 'server: usable\nworker: usable\n',
    });
  });

  it('says everything that is wrong, for both, without a value', async () => {
    const environment = {
      ...WORKER,
      DATABASE_URL: 'mysql://secret-url',
      AUTH_JWKS_URL: 'nowhere',
      SMTP_URL: 'secret-mail',
      VOICE_URL: 'https://voice.example',
    };
    const ran = await run(['config', 'check', '--json'], { environment });
    expect(ran.exitCode).toBe(2);
    const { server, worker } = ran.json() as Record<string, { problems: { variable: string }[] }>;
    expect(server?.problems.map(({ variable }) => variable)).toEqual(['DATABASE_URL', 'AUTH_JWKS_URL']);
    expect(worker?.problems.map(({ variable }) => variable)).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'SMTP_URL']),
    );
    expect(ran.out).not.toMatch(/secret-/);
  });

  it('tells of a variable that is no setting and looks like one, and finds the settings usable', async () => {
    const environment = { ...WORKER, CHECK_MAIL_SENDER: 'false' };
    expect(await run(['config', 'check'], { environment })).toMatchObject({
      exitCode: 0,
      out: 'server: usable\nworker: usable\nCHECK_MAIL_SENDER is no setting: is CHECK_MAIL_SENDERS meant?\n',
    });
  });

  it('checks one alone', async () => {
    const ran = await run(['config', 'check', 'server'], { environment: SERVER });
    expect(ran).toMatchObject({ exitCode: 0, out: 'server: usable\n' });
    const both = await run(['config', 'check'], { environment: SERVER });
    expect(both).toMatchObject({ exitCode: 2, out: expect.stringContaining('  SMTP_URL: ') });
  });

  it('reads settings from files, and says which cannot be read', async () => {
    const file = join(directory, 'url');
    await writeFile(file, `${SERVER.DATABASE_URL}\n`);
    const { DATABASE_URL, ...others } = SERVER;
    const environment = { ...others, DATABASE_URL_FILE: file };
    expect(await run(['config', 'check', 'server'], { environment })).toMatchObject({ exitCode: 0 });
    await rm(file);
    expect(await run(['config', 'check', 'server'], { environment })).toMatchObject({
      exitCode: 2,
      out: expect.stringContaining('DATABASE_URL_FILE: cannot be read (ENOENT)'),
    });
  });

  it('refuses a part that there is not', async () => {
    const ran = await run(['config', 'check', 'database'], { environment: SERVER });
    expect(ran).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining('server, worker') });
  });
});

describe('credence config print', () => {
  it('prints what is in force and where it comes from, and no secret', async () => {
    const environment = {
      ...WORKER,
      PORT: '8080',
      ENCRYPTION_KEYS_FILE: '/run/secrets/keys',
      ENCRYPTION_KEYS: '',
    };
    const ran = await run(['config', 'print', '--json'], { environment });
    expect(ran.exitCode).toBe(0);
    const { server, worker } = ran.json() as Record<string, unknown[]>;
    expect(server).toEqual(
      expect.arrayContaining([
        { name: 'DATABASE_URL', value: '***', from: 'environment' },
        { name: 'ENCRYPTION_KEYS', value: '/run/secrets/keys', from: 'file' },
        { name: 'PORT', value: '8080', from: 'environment' },
        { name: 'AUTH_TENANT_CLAIM', value: 'tenant', from: 'default' },
      ]),
    );
    expect(worker).toContainEqual({ name: 'VOICE_SECRET', value: null, from: 'nowhere' });
    const { out } = await run(['config', 'print'], { environment });
    for (const text of [out, ran.out]) expect(text).not.toMatch(/password-/);
  });
});
