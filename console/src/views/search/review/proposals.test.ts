import type { Claim } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { acceptance, type Proposal } from './proposals.ts';

const claim: Claim = {
  record: 0,
  field: 'endDate',
  provided: '2022-08-31',
  verified: null,
  match: 'NOT_VERIFIED',
  comment: null,
  evidence: null,
};
const said = (says: Proposal['says'], value: string | null): Proposal => ({
  messageId: 'm',
  says,
  value,
  evidence: '',
});
const about = { record: 0, field: 'endDate' };

describe('accepting a claim', () => {
  it.each([
    ['nothing was read', undefined, { ...about, decision: 'ACCEPT' }],
    ['it was not told', said('NOT_DISCLOSED', null), { ...about, decision: 'ACCEPT' }],
    [
      'it was confirmed',
      said('CONFIRMED', '2022-08'),
      { ...about, decision: 'CORRECT', value: '2022-08-31', match: 'MATCH' },
    ],
    ['it differs', said('CORRECTED', '2022-07-31'), { ...about, decision: 'CORRECT', value: '2022-07-31' }],
    ['it has not ended', said('CORRECTED', 'present'), { ...about, decision: 'CORRECT', value: null }],
  ])('when %s', (_name, proposal, expected) => {
    expect(acceptance(claim, proposal)).toEqual(expected);
  });
});
