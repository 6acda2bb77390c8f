import {
  createMasterKeys,
  type MasterKeySettings,
  type MasterKeys,
} from '../../platform/keys/master-keys.ts';

/** Master keys as settings name them, with short times. */
export const masterKeysOf = (
  keys: MasterKeySettings,
  vaultTokenPath?: string,
  now?: () => number,
): MasterKeys =>
  createMasterKeys(
    {
      ENCRYPTION_KEYS: new Map(keys),
      KMS_TIMEOUT_SECONDS: 2,
      KMS_CACHE_SECONDS: 300,
      KMS_CACHE_SIZE: 3,
      VAULT_AGENT_FILE: vaultTokenPath,
    },
    now,
  );
