import type { KMSClient } from '@aws-sdk/client-kms';
import type { KmsAddress } from '../../config/kms-address.ts';
import { type KeyWrapper, KmsUnavailable } from '../key-wrapper.ts';

/** A symmetric key of AWS KMS, with the credentials that the SDK finds: of the environment, a role of the pod or the machine. */
export function awsKms(
  { region, keyId, endpoint }: Extract<KmsAddress, { kind: 'aws' }>,
  timeoutMs: number,
): KeyWrapper {
  let opened: Promise<{ client: KMSClient; aws: typeof import('@aws-sdk/client-kms') }> | undefined;
  // The library is large, and most deployments never need it.
  const open = () => {
    opened ??= import('@aws-sdk/client-kms').then((aws) => ({
      aws,
      client: new aws.KMSClient({ region, maxAttempts: 1, ...(endpoint === undefined ? {} : { endpoint }) }),
    }));
    return opened;
  };
  const contextOf = (associatedData: string) => ({ credence: associatedData });
  const limit = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) });

  return {
    async wrap(associatedData, key) {
      const { client, aws } = await open();
      const command = new aws.EncryptCommand({
        KeyId: keyId,
        Plaintext: key,
        EncryptionContext: contextOf(associatedData),
      });
      const { CiphertextBlob: wrapped } = await client.send(command, limit()).catch(refused);
      return Buffer.from(wrapped ?? []).toString('base64');
    },
    async unwrap(associatedData, wrapped) {
      const { client, aws } = await open();
      const command = new aws.DecryptCommand({
        KeyId: keyId,
        CiphertextBlob: Buffer.from(wrapped, 'base64'),
        EncryptionContext: contextOf(associatedData),
      });
      const { Plaintext: key } = await client.send(command, limit()).catch(refused);
      return Buffer.from(key ?? []);
    },
  };
}

/** Whether KMS could be asked again is told by the SDK's own marks. */
function refused(error: unknown): never {
  const name = error instanceof Error ? error.name : 'unknown';
  const status =
    error instanceof Error && '$metadata' in error
      ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
      : undefined;
  const isRefusal =
    status !== undefined && status < 500 && status !== 429 && !/Throttl|LimitExceeded/.test(name);
  throw new KmsUnavailable(isRefusal ? `refuses (${name})` : `does not answer (${name})`, {
    isRefusal,
    cause: error,
  });
}
