import type { Claim, Message } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { acceptance, type Proposal, proposalFor, proposalsOf } from './proposals.ts';

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

describe('what words of a message say', () => {
  const message = (id: string, reading: unknown) => ({ id, reading }) as Message;
  const fields = { endDate: { says: 'CORRECTED', value: '2022-07-31', evidence: 'until July' } };

  it('is what was written last', () => {
    const later = { endDate: { says: 'CONFIRMED', value: null, evidence: 'that is right' } };
    const proposals = proposalsOf([
      message('first', { records: [{ record: 0, fields }] }),
      message('second', { records: [{ record: 0, fields: later }] }),
    ]);
    expect(proposalFor(proposals, claim)).toEqual({ messageId: 'second', ...later.endDate });
  });

  it.each([
    [null],
    ['words'],
    [{}],
    [{ records: null }],
    [{ records: [null, { record: '0', fields }, { record: 0 }] }],
    [{ records: [{ record: 0, fields: { endDate: { says: 'GUESSED', value: null, evidence: '' } } }] }],
    [{ records: [{ record: 0, fields: { endDate: { says: 'CONFIRMED', value: 1, evidence: '' } } }] }],
  ])('is nothing where the reading is another: %j', (reading) => {
    expect(proposalsOf([message('m', reading)]).size).toBe(0);
  });
});
