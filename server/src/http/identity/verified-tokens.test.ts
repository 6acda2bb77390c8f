import { describe, expect, it } from 'vitest';
import { ecKey } from '../testing/identity-provider.ts';
import { VerifiedTokens } from './verified-tokens.ts';

const key = ecKey('k').publicKey;
const entry = (tenant: string) => ({
  identity: {
    tenant,
    subject: null,
    client: null,
    tokenId: null,
    issuedAt: new Date(0),
    scopes: new Set<string>(),
  },
  kid: 'k',
  key,
  expiresAt: 1_000,
});

describe('VerifiedTokens', () => {
  it('drops the entry that was not used for longest when it is full', () => {
    const tokens = new VerifiedTokens(2);
    tokens.set('a', entry('a'));
    tokens.set('b', entry('b'));
    tokens.get('a', 0);
    tokens.set('c', entry('c'));
    expect(['a', 'b', 'c'].map((token) => tokens.get(token, 0)?.identity.tenant)).toEqual([
      'a',
      undefined,
      'c',
    ]);
  });

  it('forgets an entry at its expiry', () => {
    const tokens = new VerifiedTokens(2);
    tokens.set('a', entry('a'));
    expect(tokens.get('a', 999)).toEqual(entry('a'));
    expect(tokens.get('a', 1_000)).toBeUndefined();
  });

  it('forgets an entry on request', () => {
    const tokens = new VerifiedTokens(2);
    tokens.set('a', entry('a'));
    tokens.delete('a');
    expect(tokens.get('a', 0)).toBeUndefined();
  });
});
