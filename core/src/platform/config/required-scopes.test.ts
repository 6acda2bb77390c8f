import { SCOPES } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { requiredScopes } from './required-scopes.ts';

describe('requiredScopes', () => {
  it.each<[string, [string, string][]]>([
    ['orders:read', [['orders:read', 'orders:read']]],
    [
      'orders:read, review:write=Review.Write',
      [
        ['orders:read', 'orders:read'],
        ['review:write', 'Review.Write'],
      ],
    ],
    ['orders:read=api://x/read=1', [['orders:read', 'api://x/read=1']]],
    ['all', SCOPES.map((scope) => [scope, scope])],
    ['orders:read=read,all', SCOPES.map((scope) => [scope, scope === 'orders:read' ? 'read' : scope])],
  ])('reads %s', (text, required) => {
    expect([...requiredScopes.parse(text)].toSorted()).toEqual(required.toSorted());
  });

  it.each([
    ['orders:eat', 'must name scopes out of orders:read, '],
    ['orders:read,', 'must name scopes'],
    ['constructor', 'must name scopes'],
    ['orders:read=', 'must give orders:read a name'],
    ['orders:read=a b', 'must give orders:read a name'],
    ['orders:read="a"', 'must give orders:read a name'],
  ])('refuses %s', (text, problem) => {
    expect(requiredScopes.safeParse(text).error?.issues[0]?.message).toContain(problem);
  });
});
