import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** An RSA key that signs tokens, under the id that tokens and the key set carry. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
}

/** The keys in `file` (a JSON Web Key Set), newest first; a first one is made and stored when there is no such file. */
export async function loadSigningKeys(file: string): Promise<SigningKey[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const keys = [await newSigningKey()];
    await saveSigningKeys(file, keys);
    return keys;
  }
  try {
    const { keys }: { keys: JsonWebKey[] } = JSON.parse(text);
    return keys.map((key) => withId(createPrivateKey({ key, format: 'jwk' })));
  } catch (error) {
    throw new Error(`${file} holds no signing keys; delete it to have new ones made`, { cause: error });
  }
}

/** Replaces the file as a whole, readable by its owner only. */
export async function saveSigningKeys(file: string, keys: readonly SigningKey[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  const jwks = { keys: keys.map((key) => key.privateKey.export({ format: 'jwk' })) };
  await writeFile(partial, JSON.stringify(jwks), { mode: 0o600 });
  // The mode above counts only for a file that was not there yet.
  await chmod(partial, 0o600);
  await rename(partial, file);
}

/** A fresh RSA key of 2048 bits. */
export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return withId(privateKey);
}

/** The public half as an entry of a JSON Web Key Set. */
export function publicJwk(key: SigningKey): Record<string, unknown> {
  return {
    ...createPublicKey(key.privateKey).export({ format: 'jwk' }),
    kid: key.kid,
    use: 'sig',
    alg: 'RS256',
  };
}

function withId(privateKey: KeyObject): SigningKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { privateKey, kid: createHash('sha256').update(spki).digest('base64url') };
}
