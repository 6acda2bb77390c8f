import { contract, SCOPES, type Scope } from '@credence/contract';
import { initContract } from '@ts-rest/core';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../testing/answers.ts';
import { requireScope, scopeOf } from './require-scope.ts';
import { lackingScope, scopesIn } from './scopes.ts';

describe('the claim of scopes', () => {
  it.each<[unknown, string[]]>([
    ['orders:read', ['orders:read']],
    ['orders:read orders:write', ['orders:read', 'orders:write']],
    [
      ['orders:read', 7, 'a b'],
      ['orders:read', 'a b'],
    ],
    [undefined, []],
    [{ 0: 'orders:read' }, []],
  ])('%j allows %j', (claim, allowed) => {
    expect([...scopesIn(claim)]).toEqual(allowed);
  });
});

describe('a required scope', () => {
  const required = new Map<Scope, string>([['orders:read', 'read:orders']]);

  it.each<[string | undefined, string, Scope | null, string[]]>([
    [undefined, 'is there under its name', 'orders:read', ['read:orders']],
    ['read:orders', 'is there under ours alone', 'orders:read', ['orders:read']],
    ['read:orders', 'is not there', 'orders:read', []],
    [undefined, 'is not asked for', 'orders:write', []],
    [undefined, 'is not needed', null, []],
  ])('lacks %s where it %s', (lacking, _what, scope, allowed) => {
    expect(lackingScope(scope, required, new Set(allowed))).toBe(lacking);
  });
});

describe('every endpoint', () => {
  it.each(ROUTES)('$name says which scope it needs, or that it is public', ({ route }) => {
    const isPublic = (route.metadata as { public?: true }).public === true;
    expect(scopeOf(route) === null).toBe(isPublic);
  });

  it('that changes something needs more than to read', () => {
    const changing = ROUTES.filter(({ route }) => route.method !== 'GET' && scopeOf(route) !== null);
    expect(changing.filter(({ route }) => scopeOf(route)?.endsWith(':read'))).toEqual([]);
  });

  it('together need each of the scopes', () => {
    expect(SCOPES.filter((scope) => !ROUTES.some(({ route }) => scopeOf(route) === scope))).toEqual([]);
  });

  it.each([{}, { scope: 'orders:eat' }, { scope: undefined }, null])(
    'with %j is refused at the start',
    (metadata) => {
      const route = { method: 'GET', path: '/people', responses: {}, metadata } as const;
      const people = initContract().router({ list: route });
      expect(() => requireScope(new Map())(people.list)).toThrow(
        'GET /people does not say which scope it needs',
      );
    },
  );

  it('that is public needs none', () => expect(scopeOf(contract.health.get)).toBeNull());
});
