import type { Claim, RecordToDecide, ResultDecision, ReviewDecision, SearchRecord } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { acceptAll, acceptNoRecord, followingFrom } from './accept-all.ts';
import type { Proposal, Proposals } from './proposals.ts';

const claim = (field: string, match: Claim['match'] = 'NOT_VERIFIED'): Claim => ({
  ...{ record: 0, field, provided: 'provided', verified: null, match, comment: null },
  evidence:
    match === 'NOT_VERIFIED'
      ? null
      : {
          ...{ inboundId: 'm', channel: 'EFORM', contactId: null, contactName: null, documents: [] },
          respondent: { name: null, title: null },
          receivedAt: '',
        },
});
const record = (claims: Claim[], more: Partial<RecordToDecide> = {}): RecordToDecide => ({
  ...{ record: 0, claims, saysNoRecord: false, decidedFields: [], waiting: [] },
  ...more,
});
const decided = (field: string, decision: ReviewDecision): ResultDecision => ({
  ...{ record: 0, field, decision, note: null, decidedBy: 'rosa', decidedAt: '' },
});
const words = (said: Record<string, Pick<Proposal, 'says' | 'value'>>): Proposals =>
  new Map(
    Object.entries(said).map(([field, each]) => [`0 ${field}`, { messageId: 'm', evidence: '', ...each }]),
  );
const NONE: Proposals = new Map();
const WHOLE = { record: 0, decision: 'ACCEPT' };

describe('accepting the rest of a record', () => {
  it.each([
    ['all match', record([claim('a', 'MATCH'), claim('b', 'MATCH')]), ['VERIFIED']],
    ['one is not said', record([claim('a', 'MATCH'), claim('b')]), ['PARTIAL']],
    ['one differs', record([claim('a', 'MATCH'), claim('b', 'MISMATCH')]), ['DISCREPANCY']],
    ['what is unclear is taken as the same', record([claim('a', 'UNCLEAR')]), ['VERIFIED']],
    [
      'what was decided before and is yet to be compared',
      record([claim('a', 'UNCLEAR'), claim('b', 'MATCH')], { decidedFields: ['a'] }),
      ['VERIFIED', 'DISCREPANCY'],
    ],
  ])('says what it becomes: %s', (_name, toDecide, becomes) => {
    expect(acceptAll(toDecide, [], NONE)).toMatchObject({ what: 'ANSWERS', becomes });
  });

  it('takes what was read in words, and knows that a rule compares what differs', () => {
    const proposals = words({ a: { says: 'CONFIRMED', value: null }, b: { says: 'CORRECTED', value: 'x' } });
    expect(acceptAll(record([claim('a'), claim('b')]), [], proposals)).toEqual({
      what: 'ANSWERS',
      becomes: ['VERIFIED', 'DISCREPANCY'],
      decisions: [
        { record: 0, field: 'a', decision: 'CORRECT', value: 'provided', match: 'MATCH' },
        { record: 0, field: 'b', decision: 'CORRECT', value: 'x' },
      ],
    });
  });

  it('leaves what was decided before as it is', () => {
    const toDecide = record([claim('a', 'MATCH'), claim('b')], { decidedFields: ['b'] });
    expect(acceptAll(toDecide, [decided('b', 'REJECT')], NONE)?.decisions).toEqual([
      { record: 0, field: 'a', decision: 'ACCEPT' },
    ]);
  });

  it.each([
    ['nothing was decided', [], []],
    ['some of it was accepted', ['a'], [decided('a', 'ACCEPT')]],
  ])('accepts that there is no record, when %s', (_name, decidedFields, decisions) => {
    const toDecide = record([claim('a'), claim('b')], { saysNoRecord: true, decidedFields });
    expect(acceptAll(toDecide, decisions, NONE)).toEqual({
      ...{ what: 'NO_RECORD', becomes: ['NO_RECORD'], decisions: [WHOLE] },
    });
  });

  it.each([
    ['no source says anything', record([claim('a'), claim('b')]), []],
    [
      'a claim was rejected of which there is no record',
      record([claim('a'), claim('b')], { saysNoRecord: true, decidedFields: ['a'] }),
      [decided('a', 'ACCEPT'), decided('a', 'REJECT')],
    ],
    [
      'all that was said was rejected',
      record([claim('a'), claim('b')], { decidedFields: ['a'] }),
      [decided('a', 'REJECT')],
    ],
  ])('is refused where it would reject: %s', (_name, toDecide, decisions) => {
    expect(acceptAll(toDecide, decisions, NONE)).toBeNull();
  });

  it('takes what was said where the order names no claims', () => {
    expect(acceptAll(record([]), [], NONE)).toEqual({
      ...{ what: 'WORDS', becomes: ['PARTIAL'], decisions: [WHOLE] },
    });
  });

  it('offers "no record" beside the answer of another source, until one of its claims is decided', () => {
    const conflict = record([claim('a', 'MATCH')], { saysNoRecord: true });
    expect(acceptAll(conflict, [], NONE)?.what).toBe('ANSWERS');
    expect(acceptNoRecord(conflict)?.decisions).toEqual([WHOLE]);
    expect(acceptNoRecord({ ...conflict, decidedFields: ['a'] })).toBeNull();
    expect(acceptNoRecord(record([claim('a', 'MATCH')]))).toBeNull();
  });
});

describe('what follows for the search', () => {
  const records = (...statuses: SearchRecord['status'][]) =>
    statuses.map((status, index) => ({ record: index, status }));
  it.each([
    ['the only one', records('REVIEW'), ['VERIFIED'], { left: 0, outcomes: ['VERIFIED_NO_DISCREPANCY'] }],
    ['in part', records('REVIEW'), ['PARTIAL'], { left: 0, outcomes: ['VERIFIED'] }],
    ['no record', records('REVIEW'), ['NO_RECORD'], { left: 0, outcomes: ['VERIFIED_DISCREPANCY'] }],
    [
      'beside one that differs, whatever the rule says',
      records('REVIEW', 'DISCREPANCY'),
      ['VERIFIED', 'DISCREPANCY'],
      { left: 0, outcomes: ['VERIFIED_DISCREPANCY'] },
    ],
    [
      'beside others that are not settled',
      records('REVIEW', 'OPEN', 'REVIEW', 'VERIFIED'),
      ['VERIFIED'],
      { left: 2, outcomes: [] },
    ],
  ] as const)('of %s', (_name, all, becomes, expected) => {
    expect(followingFrom(all, 0, becomes)).toEqual(expected);
  });
});
