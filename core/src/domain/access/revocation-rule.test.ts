import { expect, it } from 'vitest';
import { revokes } from './revocation-rule.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 5, 12, 0, second));
const token = { tokenId: 't-1', client: 'app', subject: 'sam', issuedAt: at(10) };
const byId = (tokenId: string) => ({ tokenId, client: null, issuedBefore: null });
const byTime = (client: string, issuedBefore: Date) => ({ tokenId: null, client, issuedBefore });

it.each([
  [true, 'its id', byId('t-1'), token],
  [false, 'another id', byId('T-1'), token],
  [false, 'an id where it has none', byId('t-1'), { ...token, tokenId: null }],
  [true, 'its client, before', byTime('app', at(11)), token],
  [false, 'its client, at that moment', byTime('app', at(10)), token],
  [false, 'its client, after', byTime('app', at(9)), token],
  [false, 'another client', byTime('other', at(11)), token],
  [false, 'its subject, where it names a client', byTime('sam', at(11)), token],
  [true, 'its subject, where it names none', byTime('sam', at(11)), { ...token, client: null }],
  [false, 'nobody', byTime('app', at(11)), { ...token, client: null, subject: null }],
])('is %s for %s', (expected, _what, revocation, of) => expect(revokes(revocation, of)).toBe(expected));
