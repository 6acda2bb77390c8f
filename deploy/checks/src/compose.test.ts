import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CoreConfig, checkConfig, describeSettings, ServerConfig, WorkerConfig } from '@credence/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  secrets?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  ports?: string[];
  volumes?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
}

interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const DEPLOY = fileURLToPath(new URL('../..', import.meta.url));
const text = await readFile(join(DEPLOY, 'compose.yaml'), 'utf8');
const compose = parse(text, { merge: true }) as Compose;
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`compose.yaml has no service ${name}`);
  return found;
};

/** What each process is told, and what it can be told. */
const PROCESSES = [
  ['migrate', describeSettings(CoreConfig.pick({ DATABASE_URL: true }))],
  ['server', describeSettings(ServerConfig)],
  ['worker', describeSettings(WorkerConfig)],
] as const;

describe.each(PROCESSES)('the settings of %s', (name, settings) => {
  const given = Object.keys(service(name).environment);
  const settingOf = (variable: string) => variable.replace(/_FILE$/, '');

  it('are all known to it', () => {
    const known = new Set(settings.flatMap((one) => [one.name, `${one.name}_FILE`]));
    expect(given.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it('leave out nothing that it needs; the image brings FILES_DIRECTORY', () => {
    const told = new Set([...given.map(settingOf), 'FILES_DIRECTORY']);
    expect(settings.filter((one) => one.required && !told.has(one.name))).toEqual([]);
  });

  it('keep secrets in files, which it gets', () => {
    const secret = new Set(settings.filter(({ isSecret }) => isSecret).map((one) => one.name));
    const { environment, secrets } = service(name);
    for (const variable of given.filter((one) => secret.has(settingOf(one)))) {
      expect(variable).toMatch(/_FILE$/);
      const file = environment[variable]?.replace('/run/secrets/', '');
      expect(secrets).toContain(file);
    }
  });

  it('come with no way to write to the image', () => {
    expect(service(name).read_only).toBe(true);
  });
});

describe('compose.yaml', () => {
  it('starts server and worker after the migrations have succeeded, and those after Postgres answers', () => {
    const migrated = { migrate: { condition: 'service_completed_successfully' } };
    expect(service('server').depends_on).toEqual(migrated);
    expect(service('worker').depends_on).toEqual(migrated);
    expect(service('migrate').depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(service('postgres').healthcheck?.test).toContain('pg_isready');
  });

  it('uses no secret or volume that it does not name, and names none that it does not use', () => {
    const services = Object.values(compose.services);
    const used = new Set(services.flatMap(({ secrets = [] }) => secrets));
    expect([...used].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
    const mounted = services.flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0] ?? ''));
    const named = new Set(mounted.filter((one) => !one.startsWith('.')));
    expect([...named].toSorted()).toEqual(Object.keys(compose.volumes).toSorted());
  });

  it('gives neither a password nor a key a default', () => {
    expect(text).not.toMatch(/(PASSWORD|SECRET|KEYS?|_URL)\S*:-/);
    expect(text).not.toMatch(/:\/\/[^\s/]*:[^\s/]*@/);
  });

  it('tells the server that the proxy which ends TLS stands before it', () => {
    expect(service('server').ports?.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
    expect(service('server').environment).toHaveProperty('TRUSTED_PROXIES', expect.stringMatching(/:-1\}$/));
  });

  it('keeps server and worker on the same files', () => {
    const files = 'files:/var/lib/credence/files';
    expect([service('server').volumes, service('worker').volumes]).toEqual([[files], [files]]);
  });
});

describe('create-secrets.sh', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'credence-secrets-'));
    await copyFile(join(DEPLOY, 'create-secrets.sh'), join(directory, 'create-secrets.sh'));
  });
  afterAll(() => rm(directory, { recursive: true }));
  const run = () => execFileSync('/bin/sh', [join(directory, 'create-secrets.sh')], { encoding: 'utf8' });
  const secret = (name: string) => join(directory, 'secrets', name);

  it('makes everything but the mail server, and changes nothing the second time', async () => {
    const needed = Object.values(compose.secrets).map(({ file }) => file.replace('./secrets/', ''));
    expect(run()).toContain('missing  smtp-url');
    await writeFile(secret('smtp-url'), 'smtps://user:password@mail.example.com\n');
    const read = () => Promise.all(needed.map((name) => readFile(secret(name), 'utf8')));
    const made = await read();
    expect(new Set(made).size).toBe(needed.length);
    expect(run()).not.toMatch(/created|missing/);
    expect(await read()).toEqual(made);
  });

  it('lets nobody else in', async () => {
    expect((await stat(join(directory, 'secrets'))).mode & 0o777).toBe(0o700);
  });

  it('makes what the service takes', () => {
    const checked = checkConfig(CoreConfig, {
      DATABASE_URL_FILE: secret('database-url'),
      ENCRYPTION_KEYS_FILE: secret('encryption-keys'),
      FILES_DIRECTORY: '/files',
    });
    expect(checked).toHaveProperty('config');
  });
});
