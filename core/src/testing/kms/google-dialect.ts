import { createVerify, type KeyObject } from 'node:crypto';
import type { KmsDialect } from './kms-server.ts';

export const GOOGLE_KEY = 'projects/p/locations/europe-west3/keyRings/r/cryptoKeys/credence';

/** Cloud KMS by REST, with a token that a service account has signed itself. */
export const googleDialect = (account: KeyObject): KmsDialect => ({
  read(request, body) {
    if (!isSigned(request.headers.authorization ?? '', account)) return 'UNAUTHENTICATED';
    const input = JSON.parse(body) as Record<string, string>;
    const place = decode(input.additionalAuthenticatedData).toString();
    if (request.url === `/v1/${GOOGLE_KEY}:encrypt`) {
      return { verb: 'encrypt', plain: decode(input.plaintext), place };
    }
    if (request.url === `/v1/${GOOGLE_KEY}:decrypt`) {
      return { verb: 'decrypt', wrapped: decode(input.ciphertext), place };
    }
    return 'NOT_FOUND';
  },
  encrypted: (wrapped) => ({
    name: `${GOOGLE_KEY}/cryptoKeyVersions/1`,
    ciphertext: wrapped.toString('base64'),
  }),
  decrypted: (plain) => ({ plaintext: plain.toString('base64') }),
  refused: (why) => ({ error: { status: why } }),
});

const decode = (text = ''): Buffer => Buffer.from(text, 'base64');

function isSigned(authorization: string, account: KeyObject): boolean {
  const [head = '', claims = '', signature = ''] = authorization.replace(/^Bearer /, '').split('.');
  if (!createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(account, signature, 'base64url'))
    return false;
  const { scope, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    scope: string;
    exp: number;
  };
  return scope.includes('cloudkms') && exp * 1_000 > Date.now();
}
