import { readFile } from 'node:fs/promises';
import type { KmsAddress } from '../../config/kms-address.ts';
import { type KeyWrapper, KmsUnavailable } from '../key-wrapper.ts';
import { postJson } from './post-json.ts';

/** An `aes256-gcm96` key of HashiCorp Vault's transit engine (Vault 1.13 or newer: it authenticates what belongs to a key). */
export function vaultTransit(
  { address, mount, key, namespace }: Extract<KmsAddress, { kind: 'vault' }>,
  timeoutMs: number,
  tokenFile: string | undefined,
): KeyWrapper {
  async function ask(
    verb: 'encrypt' | 'decrypt',
    body: Record<string, string>,
  ): Promise<Record<string, unknown>> {
    const headers = {
      'x-vault-token': await readToken(tokenFile),
      'x-vault-request': 'true',
      ...(namespace === undefined ? {} : { 'x-vault-namespace': namespace }),
    };
    const url = `${address}/v1/${mount}/${verb}/${encodeURIComponent(key)}`;
    const { data } = await postJson(url, headers, body, timeoutMs);
    return data as Record<string, unknown>;
  }
  const aad = (associatedData: string) => Buffer.from(associatedData).toString('base64');
  return {
    async wrap(associatedData, plain) {
      const body = { plaintext: plain.toString('base64'), associated_data: aad(associatedData) };
      return String((await ask('encrypt', body)).ciphertext);
    },
    async unwrap(associatedData, wrapped) {
      const body = { ciphertext: wrapped, associated_data: aad(associatedData) };
      return Buffer.from(String((await ask('decrypt', body)).plaintext), 'base64');
    },
  };
}

/** Read each time: Vault's agent writes a new one before the old one is over. */
async function readToken(file: string | undefined): Promise<string> {
  if (file === undefined)
    throw new KmsUnavailable('cannot be asked: VAULT_AGENT_FILE is not set', { isRefusal: true });
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (cause) {
    throw new KmsUnavailable('cannot be asked: the token of Vault cannot be read', { cause });
  }
}
