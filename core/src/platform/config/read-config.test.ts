import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CoreConfig } from './core-config.ts';
import { portSetting } from './kinds-of-settings.ts';
import { readConfig } from './read-config.ts';

const key = () => randomBytes(32).toString('base64');

const COMPLETE = {
  DATABASE_URL: 'postgres://service:hunter2@db/credence',
  ENCRYPTION_KEYS: `1:${key()}`,
  FILES_DIRECTORY: '/data/files',
};

const problemsOf = (environment: Record<string, string | undefined>): string => {
  try {
    readConfig(CoreConfig, environment);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('The configuration was accepted');
};

describe('readConfig', () => {
  it('fills in the defaults, production among them', () => {
    expect(readConfig(CoreConfig, COMPLETE)).toMatchObject({
      ENVIRONMENT: 'production',
      DATABASE_POOL_SIZE: 10,
      ALLOW_LOOPBACK_TARGETS: false,
      TARGET_PORTS: [443, 8443, 80, 8080],
      WEBHOOK_RETRY_SCALE: 1,
      LOG_LEVEL: 'info',
      RELEASE_BUCKET: 'credence-releases',
    });
  });

  it.each([
    ['8443', [8443]],
    ['443, 9000', [443, 9000]],
    ['any', 'any'],
  ])('reads the ports %s', (value, ports) => {
    expect(readConfig(CoreConfig, { ...COMPLETE, TARGET_PORTS: value }).TARGET_PORTS).toEqual(ports);
  });

  it.each(['0', '65536', '443,', 'https', '44.3'])('refuses the ports %s', (value) => {
    expect(problemsOf({ ...COMPLETE, TARGET_PORTS: value })).toContain('TARGET_PORTS: must be ports');
  });

  it('reads several master keys by their versions', () => {
    const [first, second] = [key(), key()];
    const { ENCRYPTION_KEYS } = readConfig(CoreConfig, {
      ...COMPLETE,
      ENCRYPTION_KEYS: `1:${first}, 12:${second}`,
    });
    expect([...ENCRYPTION_KEYS].map(([version, bytes]) => [version, bytes.toString('base64')])).toEqual([
      [1, first],
      [12, second],
    ]);
  });

  it('lists everything that is missing or wrong at once', () => {
    const lines = problemsOf({ DATABASE_POOL_SIZE: 'many', ENVIRONMENT: 'staging', LOG_LEVEL: 'loud' })
      .split('\n')
      .map((line) => line.trim().split(':')[0]);
    expect(lines).toEqual([
      'The configuration is not usable',
      'DATABASE_URL',
      'DATABASE_POOL_SIZE',
      'ENVIRONMENT',
      'ENCRYPTION_KEYS',
      'FILES_DIRECTORY',
      'LOG_LEVEL',
    ]);
  });

  it('never repeats a value: it may be a password or a key', () => {
    const secrets = {
      DATABASE_URL: 'mysql://service:hunter2@db',
      ENCRYPTION_KEYS: '1:c2hvcnQta2V5',
      ENVIRONMENT: 'canary-environment',
      DATABASE_POOL_SIZE: 'canary-size',
      LOG_LEVEL: 'canary-level',
    };
    const message = problemsOf(secrets);
    for (const value of ['hunter2', 'c2hvcnQta2V5', 'canary']) expect(message).not.toContain(value);
    expect(message).toContain('DATABASE_URL: must be a postgres:// URL');
  });

  it.each([
    ['no version', key()],
    ['version 0', `0:${key()}`],
    ['a short key', `1:${randomBytes(31).toString('base64')}`],
    ['a second key that is wrong', `1:${key()},2:`],
    ['an address that is none', '1:vault://vault.example'],
  ])('refuses master keys with %s', (_what, value) => {
    expect(problemsOf({ ...COMPLETE, ENCRYPTION_KEYS: value })).toContain(
      'ENCRYPTION_KEYS: must be <version>:<32 bytes in base64, or the address of a key>, separated by commas',
    );
  });

  it.each([
    ['postgres://app@one:5432,two:many/c', 'must have a name and at most one port for each host'],
    ['postgres://app@one,,two/c', 'must have a name and at most one port for each host'],
    [
      'postgres://app@one,two/c?target_session_attrs=read-only',
      'must have target_session_attrs=read-write, or none',
    ],
  ])('refuses the hosts of %s', (url, problem) => {
    expect(problemsOf({ ...COMPLETE, DATABASE_URL: url })).toContain(`DATABASE_URL: ${problem}`);
  });

  it('takes several hosts', () => {
    const DATABASE_URL = 'postgres://app@one:5432,two/c?target_session_attrs=read-write';
    expect(readConfig(CoreConfig, { ...COMPLETE, DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  it.each(['-1', '65536', '80.5', 'http'])('refuses the port %s', (port) => {
    const schema = z.object({ PORT: portSetting(3_000) });
    expect(() => readConfig(schema, { PORT: port })).toThrow(/PORT:/);
    expect(readConfig(schema, {})).toEqual({ PORT: 3_000 });
    expect(readConfig(schema, { PORT: '0' })).toEqual({ PORT: 0 });
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig(CoreConfig, { ...COMPLETE, RELEASE_BUCKET: '', GCS_API_ENDPOINT: '' })).toMatchObject({
      RELEASE_BUCKET: 'credence-releases',
    });
    expect(problemsOf({ ...COMPLETE, DATABASE_URL: '' })).toContain('DATABASE_URL: ');
  });
});

describe('a setting from a file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'credence-settings-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const file = (name: string, content: string) => {
    const path = join(directory, name);
    writeFileSync(path, content);
    return path;
  };
  const { DATABASE_URL, ...rest } = COMPLETE;

  it.each([
    ['as it is', DATABASE_URL],
    ['without the line break at its end', `${DATABASE_URL}\n`],
    ['without the line break of Windows', `${DATABASE_URL}\r\n`],
  ])('is read %s', (_how, content) => {
    const DATABASE_URL_FILE = file('url', content);
    expect(readConfig(CoreConfig, { ...rest, DATABASE_URL_FILE })).toMatchObject({ DATABASE_URL });
  });

  it('is not taken beside the setting itself', () => {
    const DATABASE_URL_FILE = file('url', DATABASE_URL);
    expect(problemsOf({ ...COMPLETE, DATABASE_URL_FILE }).split('\n')).toEqual([
      expect.any(String),
      '  DATABASE_URL_FILE: must not be set beside DATABASE_URL',
    ]);
  });

  it('is missed once, and not twice, where the file is', () => {
    const DATABASE_URL_FILE = join(directory, 'nowhere');
    expect(problemsOf({ ...rest, DATABASE_URL_FILE }).split('\n')).toEqual([
      expect.any(String),
      '  DATABASE_URL_FILE: cannot be read (ENOENT)',
    ]);
  });

  it('has the rules of the setting', () => {
    const problems = problemsOf({ ...rest, DATABASE_URL_FILE: file('url', 'mysql://hunter2') });
    expect(problems).toContain('DATABASE_URL: must be a postgres:// URL');
    expect(problems).not.toContain('hunter2');
  });
});
