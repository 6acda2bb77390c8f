import type { Claim, WorkSearch } from '@credence/contract';
import { expect, it } from 'vitest';
import { withDecided } from './with-decided.ts';

const claim = (field: string, match: Claim['match']): Claim => ({
  ...{ record: 0, field, provided: 'p', verified: 'v', match, comment: null, evidence: null },
});
const search = {
  decisions: [],
  toDecide: [
    {
      ...{ record: 0, saysNoRecord: false, decidedFields: ['a'], waiting: [] },
      claims: [claim('a', 'MATCH'), claim('b', 'UNCLEAR'), claim('c', 'MISMATCH'), claim('d', 'MATCH')],
    },
  ],
} as unknown as WorkSearch;
const decider = { decidedBy: 'rosa', decidedAt: 'now' };

it('shows decisions on their way as they will be read', () => {
  const { toDecide, decisions } = withDecided(
    search,
    [
      { record: 0, field: 'c', decision: 'REJECT', note: 'A slip' },
      { record: 0, field: 'd', decision: 'CORRECT', value: 'w' },
      { record: 0, decision: 'ACCEPT' },
    ],
    decider,
  );
  expect(toDecide[0]?.decidedFields).toEqual(['a', 'b', 'c', 'd']);
  expect(toDecide[0]?.claims.map(({ verified, match }) => [verified, match])).toEqual([
    ['v', 'MATCH'],
    ['v', 'MATCH'],
    [null, 'NOT_VERIFIED'],
    ['w', 'UNCLEAR'],
  ]);
  expect(decisions[0]).toEqual({ record: 0, field: 'c', decision: 'REJECT', note: 'A slip', ...decider });
});
