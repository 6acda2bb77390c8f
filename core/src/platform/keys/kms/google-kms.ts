import type { AuthClient } from 'google-auth-library';
import type { KmsAddress } from '../../config/kms-address.ts';
import { type KeyWrapper, KmsUnavailable } from '../key-wrapper.ts';
import { postJson } from './post-json.ts';

const SCOPE = 'https://www.googleapis.com/auth/cloudkms';

/** A symmetric key of Google Cloud KMS, with the credentials of the process. */
export function googleKms(
  { name, endpoint }: Extract<KmsAddress, { kind: 'google' }>,
  timeoutMs: number,
): KeyWrapper {
  const [, project = ''] = name.split('/');
  let opened: Promise<AuthClient> | undefined;

  function open(): Promise<AuthClient> {
    opened ??= openClient(project).catch((cause: unknown) => {
      opened = undefined;
      throw new KmsUnavailable('has no credentials', { isRefusal: true, cause });
    });
    return opened;
  }

  async function ask(
    verb: 'encrypt' | 'decrypt',
    body: Record<string, string>,
  ): Promise<Record<string, unknown>> {
    const url = `${endpoint}/v1/${name}:${verb}`;
    const client = await open();
    const headers = await client.getRequestHeaders(url).catch((cause: unknown) => {
      throw new KmsUnavailable('cannot be asked: there is no token', { cause });
    });
    return postJson(url, Object.fromEntries(headers), body, timeoutMs);
  }

  const aad = (associatedData: string) => Buffer.from(associatedData).toString('base64');
  return {
    async wrap(associatedData, key) {
      const body = { plaintext: key.toString('base64'), additionalAuthenticatedData: aad(associatedData) };
      return String((await ask('encrypt', body)).ciphertext);
    },
    async unwrap(associatedData, wrapped) {
      const body = { ciphertext: wrapped, additionalAuthenticatedData: aad(associatedData) };
      return Buffer.from(String((await ask('decrypt', body)).plaintext), 'base64');
    },
  };
}

/**
 * A service account signs its own tokens: no token endpoint has to be up for them.
 * @param projectId where it is not told, the library looks for one at the command line and in the network
 */
async function openClient(projectId: string): Promise<AuthClient> {
  const { GoogleAuth, JWT } = await import('google-auth-library');
  const client = await new GoogleAuth({ scopes: [SCOPE], projectId }).getClient();
  if (client instanceof JWT) client.useJWTAccessWithScope = true;
  return client;
}
