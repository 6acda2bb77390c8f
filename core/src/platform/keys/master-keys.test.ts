import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AWS_CREDENTIALS, AWS_KEY, AWS_REGION, awsDialect } from '../../testing/kms/aws-dialect.ts';
import { GOOGLE_KEY, googleDialect } from '../../testing/kms/google-dialect.ts';
import { type KmsDialect, type KmsServer, startKmsServer } from '../../testing/kms/kms-server.ts';
import { masterKeysOf } from '../../testing/kms/master-keys.ts';
import { VAULT_TOKEN, vaultDialect } from '../../testing/kms/vault-dialect.ts';
import type { DeploymentKeyStore, MasterKeys } from './master-keys.ts';

const account = generateKeyPairSync('rsa', { modulusLength: 2048 });
let directory: string;
let tokenFile: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'credence-kms-'));
  tokenFile = join(directory, 'token');
  await writeFile(tokenFile, `${VAULT_TOKEN}\n`);
  const keyFile = join(directory, 'account.json');
  const private_key = account.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const client_email = 'credence@p.iam.gserviceaccount.com';
  await writeFile(keyFile, JSON.stringify({ type: 'service_account', client_email, private_key }));
  Object.assign(process.env, AWS_CREDENTIALS, { GOOGLE_APPLICATION_CREDENTIALS: keyFile });
});
afterAll(async () => {
  await rm(directory, { recursive: true });
  for (const name of [...Object.keys(AWS_CREDENTIALS), 'GOOGLE_APPLICATION_CREDENTIALS'])
    delete process.env[name];
});

const PLACE = 'data-key/018f0000-0000-7000-8000-000000000001/1';
const KEY = randomBytes(32);

/** A store of keys in memory, as the table keeps them. */
function memory(): DeploymentKeyStore {
  const kept = new Map<number, string>();
  return {
    async keep(version, make) {
      const wrapped = kept.get(version) ?? (await make());
      kept.set(version, wrapped);
      return wrapped;
    },
  };
}

type Service = [name: string, dialect: () => KmsDialect, addressOf: (url: string) => string];
const SERVICES: Service[] = [
  ['AWS KMS', () => awsDialect, (url: string) => `aws-kms://${AWS_REGION}/${AWS_KEY}?endpoint=${url}`],
  [
    'Google Cloud KMS',
    () => googleDialect(account.publicKey),
    (url: string) => `gcp-kms://${GOOGLE_KEY}?endpoint=${url}`,
  ],
  ['Vault', () => vaultDialect, (url: string) => `vault://vault.example/transit/credence?endpoint=${url}`],
];

type Local = [name: string, dialect: undefined, addressOf: undefined];

describe.each<Service | Local>([['this process', undefined, undefined], ...SERVICES])(
  'a master key of %s',
  (_, dialect, addressOf) => {
    let server: KmsServer | undefined;
    let keys: MasterKeys;
    beforeEach(async () => {
      server = dialect && (await startKmsServer(dialect()));
      keys = masterKeysOf(
        new Map([[1, server && addressOf ? addressOf(server.url) : randomBytes(32)]]),
        tokenFile,
      );
      return () => server?.close();
    });

    it('opens what it wrapped', async () => {
      const wrapped = await keys.wrap(PLACE, KEY);
      expect(wrapped.masterVersion).toBe(1);
      expect(Buffer.from(wrapped.wrapped, 'base64').includes(KEY)).toBe(false);
      expect(await keys.unwrap(PLACE, wrapped)).toEqual(KEY);
      expect(server?.asked ?? ['encrypt', 'decrypt']).toEqual(['encrypt', 'decrypt']);
    });

    it('opens it with no other associated data, and not when it was changed', async () => {
      const { masterVersion, wrapped } = await keys.wrap(PLACE, KEY);
      await expect(keys.unwrap(`${PLACE}0`, { masterVersion, wrapped })).rejects.toThrow();
      const changed = `${wrapped.slice(0, -6)}${wrapped.at(-6) === 'A' ? 'B' : 'A'}${wrapped.slice(-5)}`;
      await expect(keys.unwrap(PLACE, { masterVersion, wrapped: changed })).rejects.toThrow();
    });

    it('wraps the same key differently each time, and names a version that is not there', async () => {
      const [one, other] = [await keys.wrap(PLACE, KEY), await keys.wrap(PLACE, KEY)];
      expect(one.wrapped).not.toBe(other.wrapped);
      await expect(keys.unwrap(PLACE, { ...one, masterVersion: 2 })).rejects.toThrow(
        'Master key 2 is not configured',
      );
    });

    it.each([
      ['a newer one than its own was met', 2, 'Master key 2 is not configured'],
      ['one was met that is older than its own', 0, undefined],
    ])('is not fit for work once %s', async (_, masterVersion, problem) => {
      await keys.open(memory());
      const { wrapped } = await keys.wrap(PLACE, KEY);
      await expect(keys.unwrap(PLACE, { masterVersion, wrapped })).rejects.toThrow('is not configured');
      const checking = expect(keys.check());
      await (problem === undefined ? checking.resolves.toBeUndefined() : checking.rejects.toThrow(problem));
    });

    it('has a key of the deployment, the same for every process', async () => {
      const store = memory();
      await keys.open(store);
      const [own] = keys.deploymentKeys().values();
      await keys.open(store);
      expect([...keys.deploymentKeys()]).toEqual([[1, own]]);
      expect(own).toHaveLength(32);
      await keys.check();
    });
  },
);

describe.each(SERVICES)('%s', (_, dialect, addressOf) => {
  let server: KmsServer;
  let at = 0;
  let keys: MasterKeys;
  beforeEach(async () => {
    server = await startKmsServer(dialect());
    keys = masterKeysOf(new Map([[1, addressOf(server.url)]]), tokenFile, () => at);
    return () => server.close().catch(() => undefined);
  });
  const asked = () => server.asked.splice(0).filter((verb) => verb === 'decrypt').length;

  it('is asked once for a key, until its time is over or others came', async () => {
    const wrapped = await keys.wrap(PLACE, KEY);
    await Promise.all([1, 2, 3].map(() => keys.unwrap(PLACE, wrapped)));
    expect(asked()).toBe(1);
    at += 299_000;
    await keys.unwrap(PLACE, wrapped);
    expect(asked()).toBe(0);
    at += 1_000;
    await keys.unwrap(PLACE, wrapped);
    expect(asked()).toBe(1);
    for (const name of ['a', 'b', 'c']) await keys.unwrap(name, await keys.wrap(name, KEY));
    expect(asked()).toBe(3);
    await keys.unwrap(PLACE, wrapped);
    expect(asked()).toBe(1);
  });

  it.each([500, 503, 429])('that answers %i is asked again', async (status) => {
    const wrapped = await keys.wrap(PLACE, KEY);
    server.failures.push(status, status);
    expect(await keys.unwrap(PLACE, wrapped)).toEqual(KEY);
  });

  it('that refuses is not asked again at once, and the next time it may not', async () => {
    const wrapped = await keys.wrap(PLACE, KEY);
    server.failures.push(403);
    const refused = expect.objectContaining({ name: 'KmsUnavailable', isRefusal: true });
    await expect(keys.unwrap(PLACE, wrapped)).rejects.toEqual(refused);
    expect(asked()).toBe(0);
    expect(await keys.unwrap(PLACE, wrapped)).toEqual(KEY);
  });

  it('that is away is said to be; what was opened serves on', async () => {
    await keys.open(memory());
    const wrapped = await keys.wrap(PLACE, KEY);
    await keys.unwrap(PLACE, wrapped);
    await server.close();
    at += 20_000;
    const away = expect.objectContaining({ name: 'KmsUnavailable', isRefusal: false });
    await expect(keys.check()).rejects.toEqual(away);
    await expect(keys.wrap(PLACE, KEY)).rejects.toEqual(away);
    expect(await keys.unwrap(PLACE, wrapped)).toEqual(KEY);
  });
});

describe('what Vault is asked with', () => {
  it('is the token that its file has at that moment', async () => {
    const server = await startKmsServer(vaultDialect);
    const path = join(directory, 'renewed');
    const keys = masterKeysOf(new Map([[1, `vault://v/transit/credence?endpoint=${server.url}`]]), path);
    await expect(keys.wrap(PLACE, KEY)).rejects.toThrow('the token of Vault cannot be read');
    await writeFile(path, 'another');
    await expect(keys.wrap(PLACE, KEY)).rejects.toThrow('answers 403');
    await writeFile(path, VAULT_TOKEN);
    expect((await keys.wrap(PLACE, KEY)).wrapped).toMatch(/^vault:v1:/);
    await server.close();
  });
});
