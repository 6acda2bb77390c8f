import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { KmsDialect } from './kms-server.ts';

export const AWS_KEY = 'alias/credence';
export const AWS_REGION = 'eu-central-1';
export const AWS_CREDENTIALS = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'a secret of this test',
};

/** The JSON protocol of AWS KMS, with signatures of version 4. */
export const awsDialect: KmsDialect = {
  read(request, body) {
    if (!isSigned(request, body)) return 'InvalidSignatureException';
    const target = String(request.headers['x-amz-target']);
    const input = JSON.parse(body) as Record<string, string> & { EncryptionContext?: Record<string, string> };
    const place = input.EncryptionContext?.credence ?? '';
    if (target === 'TrentService.Encrypt' && input.KeyId === AWS_KEY) {
      return { verb: 'encrypt', plain: Buffer.from(input.Plaintext ?? '', 'base64'), place };
    }
    if (target === 'TrentService.Decrypt' && input.KeyId === AWS_KEY) {
      return { verb: 'decrypt', wrapped: Buffer.from(input.CiphertextBlob ?? '', 'base64'), place };
    }
    return 'NotFoundException';
  },
  encrypted: (wrapped) => ({ KeyId: AWS_KEY, CiphertextBlob: wrapped.toString('base64') }),
  decrypted: (plain) => ({ KeyId: AWS_KEY, Plaintext: plain.toString('base64') }),
  refused: (why) => ({ __type: why, message: why }),
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Makes the signature anew from what was sent. */
function isSigned({ headers, method, url }: IncomingMessage, body: string): boolean {
  const given = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature = ''] = given ?? [];
  const at = String(headers['x-amz-date']);
  const scope = `${at.slice(0, 8)}/${AWS_REGION}/kms/aws4_request`;
  if (credential !== `${AWS_CREDENTIALS.AWS_ACCESS_KEY_ID}/${scope}`) return false;
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', signed.join(''), names, sha256(body)].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const key = [at.slice(0, 8), AWS_REGION, 'kms', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${AWS_CREDENTIALS.AWS_SECRET_ACCESS_KEY}`,
  );
  return hmac(key, toSign).toString('hex') === signature;
}
