import { randomBytes } from 'node:crypto';
import type { CoreConfig } from '../config/core-config.ts';
import { readKmsAddress } from '../config/kms-address.ts';
import { type KeyWrapper, KmsUnavailable, MasterKeyMissing, MasterKeyWrong } from './key-wrapper.ts';
import { awsKms } from './kms/aws-kms.ts';
import { googleKms } from './kms/google-kms.ts';
import { remembering } from './kms/remembering.ts';
import { vaultTransit } from './kms/vault-transit.ts';
import { localKey } from './local-key.ts';

/** A key that was wrapped, and by which master key. */
export interface WrappedByMaster {
  masterVersion: number;
  wrapped: string;
}

/** The master keys of the deployment, by version: bytes that it has itself, or the address of a key that a service has. */
export type MasterKeySettings = ReadonlyMap<number, Buffer | string>;

/** Keeps the keys of the deployment that a key service has wrapped: one for each of its master keys. */
export interface DeploymentKeyStore {
  /** @returns the one that is kept, which may be another process's */
  keep(masterVersion: number, make: () => Promise<string>): Promise<string>;
}

/** Wraps and unwraps the keys that seal, and has those that belong to no organization. */
export interface MasterKeys {
  /** The version that wraps; @throws Error where there is none */
  readonly newest: number;
  /** The versions that this process has itself, and no service for it. */
  readonly own: ReadonlySet<number>;
  /** Under the newest master key. */
  wrap(associatedData: string, key: Buffer): Promise<WrappedByMaster>;
  /** @throws KmsUnavailable, MasterKeyMissing, or MasterKeyWrong where it does not open */
  unwrap(associatedData: string, key: WrappedByMaster): Promise<Buffer>;
  /** A key of the deployment for each master key, by version. @throws KmsUnavailable before `open` was done */
  deploymentKeys(): ReadonlyMap<number, Buffer>;
  /** Opens the keys of the deployment. */
  open(store: DeploymentKeyStore): Promise<void>;
  /**
   * Asks the key services whether they answer, now and then.
   * @throws KmsUnavailable, or MasterKeyMissing once a key was met that a newer master key than those here has wrapped
   */
  check(): Promise<void>;
}

type KeySettings = Pick<
  CoreConfig,
  'ENCRYPTION_KEYS' | 'KMS_TIMEOUT_SECONDS' | 'KMS_CACHE_SECONDS' | 'KMS_CACHE_SIZE' | 'VAULT_AGENT_FILE'
>;

/** How long the answer of a service counts for the question whether it answers. */
const CHECKED_FOR_MS = 10_000;
const DEPLOYMENT = 'deployment-key';

export function createMasterKeys(
  config: KeySettings,
  now: () => number = () => performance.now(),
): MasterKeys {
  const settings = config.ENCRYPTION_KEYS;
  const services = new Map<number, KeyWrapper>();
  const wrappers = new Map<number, KeyWrapper>();
  const own = new Set<number>();
  const deployment = new Map<number, Buffer>();
  const kept = new Map<number, string>();
  for (const [version, key] of settings) {
    if (typeof key !== 'string') {
      own.add(version);
      wrappers.set(version, localKey(key));
      deployment.set(version, key);
    } else {
      const service = serviceAt(key, config);
      const memory = { forMs: config.KMS_CACHE_SECONDS * 1_000, keys: config.KMS_CACHE_SIZE, now };
      services.set(version, service);
      wrappers.set(version, remembering(service, memory));
    }
  }
  /** The version that another process has wrapped under, and that this one was not given in the course of a rotation. */
  let lacked: number | undefined;
  let checked: { at: number; result: Promise<void> } | undefined;

  function wrapperOf(version: number): KeyWrapper {
    const wrapper = wrappers.get(version);
    if (!wrapper) throw new MasterKeyMissing(version);
    return wrapper;
  }
  const newest = (): number => {
    if (settings.size === 0) throw new Error('There is no master key');
    return Math.max(...settings.keys());
  };
  async function ask(): Promise<void> {
    for (const [version, service] of services) {
      const wrapped = kept.get(version);
      if (wrapped !== undefined) await service.unwrap(DEPLOYMENT, wrapped);
    }
  }

  return {
    own,
    get newest() {
      return newest();
    },
    async wrap(associatedData, key) {
      const masterVersion = newest();
      return { masterVersion, wrapped: await wrapperOf(masterVersion).wrap(associatedData, key) };
    },
    async unwrap(associatedData, { masterVersion, wrapped }) {
      // An older one that is missing is lost to all processes, and to those alone who still need it.
      if (masterVersion > Math.max(...settings.keys())) lacked = masterVersion;
      const wrapper = wrapperOf(masterVersion);
      try {
        return await wrapper.unwrap(associatedData, wrapped);
      } catch (error) {
        if (error instanceof KmsUnavailable) throw error;
        throw new MasterKeyWrong(masterVersion, associatedData, error);
      }
    },
    deploymentKeys() {
      if (deployment.size < settings.size)
        throw new KmsUnavailable('has not opened the keys of the deployment yet');
      return deployment;
    },
    async open(store) {
      for (const version of services.keys()) {
        const wrapper = wrapperOf(version);
        const wrapped = await store.keep(version, () => wrapper.wrap(DEPLOYMENT, randomBytes(32)));
        kept.set(version, wrapped);
        deployment.set(version, await wrapper.unwrap(DEPLOYMENT, wrapped));
      }
    },
    async check() {
      if (lacked !== undefined) wrapperOf(lacked);
      if (!checked || now() - checked.at >= CHECKED_FOR_MS) {
        const result = ask();
        const asked = { at: now(), result };
        checked = asked;
        // A service that was away is asked again the next time.
        result.catch(() => {
          if (checked === asked) checked = undefined;
        });
      }
      await checked.result;
    },
  };
}

function serviceAt(text: string, { KMS_TIMEOUT_SECONDS, VAULT_AGENT_FILE }: KeySettings): KeyWrapper {
  const timeoutMs = KMS_TIMEOUT_SECONDS * 1_000;
  const address = readKmsAddress(text);
  if (!address) throw new Error('A master key has no usable address');
  switch (address.kind) {
    case 'aws':
      return awsKms(address, timeoutMs);
    case 'google':
      return googleKms(address, timeoutMs);
    case 'vault':
      return vaultTransit(address, timeoutMs, VAULT_AGENT_FILE);
  }
}
