import { describe, expect, it } from 'vitest';
import { hasShortLife, isAccessType, isForAccess } from './token-purpose.ts';

describe('the type of a token', () => {
  it.each([undefined, 'JWT', 'jwt', 'at+jwt', 'AT+JWT', 'application/at+jwt'])('may be %s', (typ) => {
    expect(isAccessType(typ === undefined ? {} : { typ })).toBe(true);
  });

  it.each(['logout+jwt', 'id+jwt', 'dpop+jwt', 'secevent+jwt', '', 'constructor'])('may not be %j', (typ) => {
    expect(isAccessType({ typ })).toBe(false);
  });
});

describe('the claims of a token', () => {
  it.each([
    ['none of a purpose', {}],
    ["Cognito's word for access", { token_use: 'access' }],
    ["Keycloak's", { typ: 'Bearer' }],
    ['who was signed in when', { sub: 'client-7', azp: 'web', auth_time: 1 }],
  ])('may be %s', (_what, claims) => expect(isForAccess(claims)).toBe(true));

  it.each<[string, object]>([
    ['a nonce', { nonce: 'n' }],
    ['the hash of an access token', { at_hash: 'x' }],
    ['the hash of a code', { c_hash: 'x' }],
    ['the event of a logout', { events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }],
    ["Cognito's word for identity", { token_use: 'id' }],
    ["Keycloak's", { typ: 'ID' }],
    ["Keycloak's word for refreshing", { typ: 'Refresh' }],
    ['a purpose that is no text', { typ: ['Bearer'] }],
  ])('may not be %s', (_what, claims) => expect(isForAccess(claims)).toBe(false));
});

describe('the life of a token', () => {
  const NOW = 1_800_000_000;
  const DAY = 86_400;

  it.each<[boolean, string, object]>([
    [true, 'a minute', { iat: NOW, exp: NOW + 60 }],
    [true, 'a day', { iat: NOW, exp: NOW + DAY }],
    [true, 'by a clock that is ahead a little', { iat: NOW + 60, exp: NOW + 120 }],
    [false, 'longer than a day', { iat: NOW, exp: NOW + DAY + 1 }],
    [false, 'longer than a day, mostly over', { iat: NOW - DAY, exp: NOW + 60 }],
    [false, 'that has no beginning', { exp: NOW + 60 }],
    [false, 'that begins later', { iat: NOW + 61, exp: NOW + 120 }],
    [false, 'from a text', { iat: String(NOW), exp: NOW + 60 }],
    [false, 'from nothing at all', { iat: Number.NaN, exp: NOW + 60 }],
    [false, 'for ever', { iat: NOW, exp: Number.POSITIVE_INFINITY }],
  ])('is %s for one %s', (expected, _what, claims) => expect(hasShortLife(claims, NOW)).toBe(expected));
});
