import type { KmsDialect } from './kms-server.ts';

export const VAULT_TOKEN = 'hvs.a-token-of-this-test';
const PREFIX = 'vault:v1:';

/** The transit engine of Vault, mounted at `transit`, with one key. */
export const vaultDialect: KmsDialect = {
  read(request, body) {
    if (request.headers['x-vault-token'] !== VAULT_TOKEN) return 'permission denied';
    const input = JSON.parse(body) as Record<string, string>;
    const place = decode(input.associated_data).toString();
    if (request.url === '/v1/transit/encrypt/credence') {
      return { verb: 'encrypt', plain: decode(input.plaintext), place };
    }
    const { ciphertext = '' } = input;
    if (request.url === '/v1/transit/decrypt/credence' && ciphertext.startsWith(PREFIX)) {
      return { verb: 'decrypt', wrapped: decode(ciphertext.slice(PREFIX.length)), place };
    }
    return 'unsupported path';
  },
  encrypted: (wrapped) => ({ data: { ciphertext: PREFIX + wrapped.toString('base64'), key_version: 1 } }),
  decrypted: (plain) => ({ data: { plaintext: plain.toString('base64') } }),
  refused: (why) => ({ errors: [why] }),
};

const decode = (text = ''): Buffer => Buffer.from(text, 'base64');
