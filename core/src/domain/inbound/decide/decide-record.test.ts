import { type Claim, type ClaimMatch, type RecordStatus, SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { listed } from '../../sentences/waits.ts';
import { type AnsweredRecord, type AnswerPolicy, decideRecord } from './decide-record.ts';

const claim = (match: ClaimMatch): Claim => ({
  record: 1,
  field: 'position',
  provided: 'Clerk',
  verified: null,
  match,
  comment: null,
  evidence: null,
});

const answer: AnsweredRecord = {
  record: 1,
  status: 'OPEN',
  isDecided: false,
  isDenied: false,
  claims: [claim('MATCH')],
  contradictions: [],
  isEmpty: false,
  isBesideWaiting: false,
  isOneOfMany: false,
  unansweredQuestions: 0,
  openFields: [],
};

const policy = (inbound: object = {}, rest: Partial<AnswerPolicy> = {}): AnswerPolicy => ({
  config: SearchConfig.parse({ inbound }),
  door: 'PAGE',
  confidence: 1,
  ...rest,
});

const MANUAL = { requireManualReview: true };
const SETTLED_BEFORE = /^the answer contradicts what was settled before$/;
const WAITS = /^another answer waits for review$/;

describe('a record goes to a person', () => {
  it.each<[string, Partial<AnsweredRecord>, AnswerPolicy, RegExp]>([
    ['no record', { isDenied: true }, policy(), /^the source has no record of the applicant$/],
    ['nothing verified', { claims: [claim('NOT_VERIFIED')] }, policy(), /^the answer verifies nothing$/],
    ['no claims', { claims: [] }, policy(), /^the answer verifies nothing$/],
    [
      'a contradiction',
      { contradictions: ['position', 'endDate'] },
      policy(),
      /contradict each other: position, endDate$/,
    ],
    [
      'what may or may not be the same',
      { claims: [claim('MATCH'), claim('UNCLEAR')] },
      policy(),
      /^it is not clear whether the same is meant: position$/,
    ],
    ['a review required', {}, policy(MANUAL), /every answer$/],
    ['no completion by itself', {}, policy({ autoCompleteVerified: false }), /by itself$/],
    ['too little confidence', {}, policy({}, { confidence: 0.79 }), /0\.79 .* below 0\.8$/],
    ['after too many others', { isOneOfMany: true }, policy(), /^too many answers came before$/],
    ['a question left open', { unansweredQuestions: 2 }, policy(), /^questions .*: 2$/],
    ['by mail', {}, policy({}, { door: 'MAIL' }), /by mail/],
    ['beside one that waits', { isBesideWaiting: true }, policy(), WAITS],
    ['verified, of what differed', { status: 'DISCREPANCY' }, policy(), SETTLED_BEFORE],
    ['verified, of what was not there', { status: 'NO_RECORD' }, policy(), SETTLED_BEFORE],
    [
      'different, of what was verified',
      { status: 'VERIFIED', claims: [claim('MISMATCH')] },
      policy(),
      SETTLED_BEFORE,
    ],
  ])('%s', (_what, change, how, reason) => {
    expect(decideRecord(how, { ...answer, ...change })).toMatchObject({
      record: 1,
      command: 'putUp',
      isFinal: true,
      reason: expect.stringMatching(reason),
    });
  });

  it.each<[string, Partial<AnsweredRecord>, boolean]>([
    ['who could not say anything leaves it to the others', {}, false],
    ['a contradiction is final', { contradictions: ['endDate'] }, true],
    ['and so is that there is no record', { isDenied: true }, true],
  ])('%s', (_what, change, isFinal) => {
    const empty = { ...answer, isEmpty: true, claims: [claim('NOT_VERIFIED')] };
    expect(decideRecord(policy(), { ...empty, ...change })).toMatchObject({ isFinal });
  });

  it('naming what an answer in part leaves open', () => {
    const partial = { claims: [claim('MATCH'), claim('NOT_VERIFIED')], openFields: ['endDate'] };
    expect(decideRecord(policy(MANUAL), { ...answer, ...partial })).toMatchObject({
      reason: 'the search asks for a review of every answer; not verified: endDate',
    });
  });

  it('naming the first of very much', () => {
    expect(listed(Array.from({ length: 12 }, (_, index) => `f${index}`))).toMatch(/^f0, .*f9 and 2 more$/);
  });
});

describe('a record is settled', () => {
  it.each<[string, ClaimMatch[], string]>([
    ['all matching', ['MATCH', 'MATCH'], 'verify'],
    ['some unverified', ['MATCH', 'NOT_VERIFIED'], 'verifyInPart'],
    ['a mismatch', ['MATCH', 'MISMATCH', 'NOT_VERIFIED'], 'contradict'],
  ])('%s', (_what, matches, command) => {
    const claims = matches.map(claim);
    expect(decideRecord(policy(), { ...answer, claims })).toEqual({ record: 1, command, claims });
  });

  it.each<[RecordStatus, ClaimMatch, string]>([
    ['PARTIAL', 'MATCH', 'verify'],
    ['PARTIAL', 'MISMATCH', 'contradict'],
    ['VERIFIED', 'MATCH', 'verify'],
    ['DISCREPANCY', 'MISMATCH', 'contradict'],
    ['THIRD_PARTY', 'MISMATCH', 'contradict'],
    ['UNREACHABLE', 'MATCH', 'verify'],
    ['REVIEW', 'MATCH', 'verify'],
  ])('where it was %s before: %s', (status, match, command) => {
    const decision = decideRecord(policy(), { ...answer, status, claims: [claim(match)] });
    expect(decision.command).toBe(command);
  });

  it('with just the confidence that the search asks for', () => {
    expect(decideRecord(policy({}, { confidence: 0.8 }), answer).command).toBe('verify');
  });

  it('as contradicted by what may or may not be the same, where the client wants that', () => {
    const claims = [claim('MATCH'), claim('UNCLEAR')];
    const decision = decideRecord(policy({ unclearClaims: 'DISCREPANCY' }), { ...answer, claims });
    expect(decision).toMatchObject({ command: 'contradict', claims: [{}, { match: 'MISMATCH' }] });
  });
});
