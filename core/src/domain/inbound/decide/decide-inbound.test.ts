import { type Claim, type ClaimMatch, INBOUND_CLASSIFICATIONS, SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { decideInbound, listed, type ReceivedClaims, type ReceivedMessage } from './decide-inbound.ts';

const config = (given: object = {}) => SearchConfig.parse(given);

const claim = (match: ClaimMatch): Claim => ({
  ...{ record: 0, field: 'position', provided: 'Clerk', verified: null, match, comment: null },
  evidence: null,
});

const answers: ReceivedClaims = {
  ...{ noRecord: false, claims: [claim('MATCH')], contradictions: [], unansweredQuestions: 0 },
  ...{ isEmpty: false, isOneOfMany: false, openFields: [] },
};

const partial: ReceivedClaims = {
  ...answers,
  claims: [claim('MATCH'), claim('NOT_VERIFIED')],
  openFields: ['endDate'],
};

const decide = (message: Partial<ReceivedMessage>) =>
  decideInbound({
    ...{ config: config(), door: 'API', isDoubted: false },
    ...{ classification: 'VERIFICATION', confidence: 1, isRefusal: false, answers: null },
    ...{ isVerifiedBefore: false, elsewhere: null, vendor: null, isOtherVendor: false },
    ...message,
  });

describe('words alone', () => {
  it.each([
    ['VERIFICATION', { kind: 'review', reason: 'the answer is in words', isFinal: true }],
    ['NO_RECORD', { kind: 'review', reason: 'the source has no record of the applicant', isFinal: true }],
    ['WRONG_ORG', { kind: 'review', reason: 'the wrong organization was asked', isFinal: true }],
    ['THIRD_PARTY', { kind: 'third-party', vendor: null, defer: false }],
    ['INFO_REQUESTED', { kind: 'review', isFinal: false }],
    ['INSUFFICIENT', { kind: 'review', isFinal: false }],
    ['AUTHORIZATION_FORM_REQUEST', { kind: 'review', isFinal: false }],
    ['NEXT_CONTACT', { kind: 'review', isFinal: false }],
    ['UNKNOWN', { kind: 'review', isFinal: false }],
    ['OTHER', { kind: 'review', isFinal: false }],
    ['RECEIVED', { kind: 'noted' }],
    ['AUTO_REPLY', { kind: 'noted', description: 'An automatic reply came' }],
    ['BOUNCE', { kind: 'bounced', isUnreachable: true }],
  ] as const)('that are a %s', (classification, decision) => {
    expect(decide({ classification })).toMatchObject(decision);
  });

  it.each(INBOUND_CLASSIFICATIONS)(
    'that are only perhaps a %s are looked at by a person',
    (classification) => {
      expect(decide({ classification, confidence: 0.79 }).kind).toBe('review');
    },
  );
});

describe('a referral to a third party', () => {
  const referral = { classification: 'THIRD_PARTY', vendor: 'TALX_WORK_NUMBER' } as const;

  it.each<[string, Partial<ReceivedMessage>, object]>([
    ['ends the search', {}, { kind: 'third-party', vendor: 'TALX_WORK_NUMBER', defer: false }],
    [
      'is waited for',
      { config: config({ outbound: { deferToThirdParty: true } }) },
      { kind: 'third-party', defer: true },
    ],
    [
      'is not followed to a banned vendor',
      { config: config({ thirdPartyBan: ['TALX_WORK_NUMBER'] }) },
      { kind: 'noted' },
    ],
    [
      'counts beside a ban of another vendor',
      { config: config({ thirdPartyBan: ['NSCH'] }) },
      { kind: 'third-party' },
    ],
    ['by mail is looked at', { door: 'MAIL' }, { kind: 'review', isFinal: true }],
    [
      'is looked at where everything is',
      { config: config({ inbound: { requireManualReview: true } }) },
      { kind: 'review' },
    ],
    [
      'that keeps no such records is looked at, while others are asked',
      { vendor: null, isOtherVendor: true },
      { kind: 'review', isFinal: false, reason: 'the source refers to a vendor that keeps no such records' },
    ],
  ])('%s', (_what, change, decision) => {
    expect(decide({ ...referral, ...change })).toMatchObject(decision);
  });

  it.each<[string, Partial<ReceivedMessage>, object]>([
    ['by mail', { door: 'MAIL' }, {}],
    ['that may have been misread', { confidence: 0.5 }, {}],
    ['where everything is looked at', {}, { inbound: { requireManualReview: true } }],
  ])('to a banned vendor %s is looked at, while others are asked', (_what, change, policy) => {
    const banning = config({ thirdPartyBan: ['TALX_WORK_NUMBER'], ...policy });
    expect(decide({ ...referral, config: banning, ...change })).toEqual({
      kind: 'review',
      isFinal: false,
      reason: 'the source refers to TALX_WORK_NUMBER, which this search must not use',
    });
  });
});

describe('structured answers', () => {
  it.each(['PAGE', 'API'] as const)('by the door %s complete the search', (door) => {
    expect(decide({ door, answers })).toEqual({
      kind: 'complete',
      outcome: 'VERIFIED_NO_DISCREPANCY',
      claims: answers.claims,
    });
  });

  it.each<[string, Partial<ReceivedMessage>, RegExp]>([
    ['by mail, whoever it seems to be from', { door: 'MAIL', answers }, /by mail/],
    ['below the confidence asked for', { confidence: 0.5, answers }, /confidence 0.5 .* below 0.8/],
    ['with a question left open', { answers: { ...answers, unansweredQuestions: 2 } }, /questions .*: 2/],
    ['after too many others', { answers: { ...answers, isOneOfMany: true } }, /too many answers/],
    ['that verify nothing', { answers: { ...answers, claims: [claim('NOT_VERIFIED')] } }, /verifies nothing/],
    [
      'that say there is no record',
      { classification: 'NO_RECORD', answers: { ...answers, noRecord: true } },
      /no record/,
    ],
    ['called insufficient', { classification: 'INSUFFICIENT', answers }, /less than was asked/],
    [
      'where everything is looked at',
      { answers, config: config({ inbound: { requireManualReview: true } }) },
      /every answer/,
    ],
    [
      'where nothing completes by itself',
      { answers, config: config({ inbound: { autoCompleteVerified: false } }) },
      /by itself/,
    ],
  ])('%s are looked at by a person', (_what, message, reason) => {
    expect(decide(message)).toMatchObject({ kind: 'review', reason: expect.stringMatching(reason) });
  });
});

describe('by every door and policy', () => {
  const DOORS = ['PAGE', 'API', 'MAIL'] as const;
  const claimsFor = {
    VERIFIED_NO_DISCREPANCY: answers,
    VERIFIED: partial,
    VERIFIED_DISCREPANCY: { ...answers, claims: [claim('MATCH'), claim('MISMATCH')] },
  };
  const cases = DOORS.flatMap((door) =>
    Object.entries(claimsFor).flatMap(([outcome, given]) =>
      (
        [
          ['by default', {}, 1, door !== 'MAIL'],
          ['not completing by itself', { autoCompleteVerified: false }, 1, false],
          ['reviewing everything', { requireManualReview: true }, 1, false],
          ['just sure enough', { minConfidence: 0.7 }, 0.7, door !== 'MAIL'],
          ['not sure enough', { minConfidence: 0.7 }, 0.69, false],
          ['content with anything', { minConfidence: 0 }, 0, door !== 'MAIL'],
        ] as const
      ).map(([policy, inbound, confidence, completes]) => ({
        ...{ door, outcome, given, policy, inbound, confidence, completes },
      })),
    ),
  );

  it.each(cases)(
    '$door, $outcome, $policy: completes $completes',
    ({ door, outcome, given, inbound, confidence, completes }) => {
      const decision = decide({ door, confidence, config: config({ inbound }), answers: given });
      if (completes) expect(decision).toEqual({ kind: 'complete', outcome, claims: given.claims });
      else expect(decision).toMatchObject({ kind: 'review', isFinal: true });
    },
  );
});

describe('from somebody who was taken out of the plan', () => {
  it.each(INBOUND_CLASSIFICATIONS)('a %s', (classification) => {
    const decision = decide({ isDoubted: true, classification, door: 'PAGE', answers });
    if (classification === 'BOUNCE') expect(decision).toMatchObject({ kind: 'bounced' });
    else if (/AUTO_REPLY|RECEIVED/.test(classification)) expect(decision).toMatchObject({ kind: 'noted' });
    else
      expect(decision).toEqual({
        ...{ kind: 'review', isFinal: false },
        reason: 'whoever answers was taken out of the plan',
      });
  });
});

describe('a partial answer', () => {
  it.each<[string, Partial<ReceivedMessage>, string]>([
    [
      'where everything is looked at',
      { config: config({ inbound: { requireManualReview: true } }) },
      'the search asks for a review of every answer; not verified: endDate',
    ],
    ['by mail', { door: 'MAIL' }, 'an answer by mail is looked at by a person; not verified: endDate'],
  ])('%s names what it leaves open', (_what, change, reason) => {
    expect(decide({ answers: partial, ...change })).toMatchObject({ kind: 'review', reason });
  });

  it('that left questions open names both', () => {
    expect(decide({ answers: { ...partial, unansweredQuestions: 1 } })).toMatchObject({
      reason: 'questions without a usable answer: 1; not verified: endDate',
    });
  });

  it('that left very much open names the first of it', () => {
    expect(listed(Array.from({ length: 12 }, (_, index) => `f${index}`))).toMatch(/^f0, .*f9 and 2 more$/);
  });
});

describe('an answer that decides nothing', () => {
  const empty = { ...answers, isEmpty: true, claims: [claim('NOT_VERIFIED')] };
  const reviewed = config({ inbound: { requireManualReview: true } });
  it.each<[string, Partial<ReceivedMessage>, boolean]>([
    ['leaves it to the others', { answers: empty }, false],
    [
      'leaves it to them after one that decided',
      { answers: { ...partial, isEmpty: true }, config: reviewed },
      false,
    ],
    ['and contradicts one that did is final', { answers: { ...empty, contradictions: ['endDate'] } }, true],
    ['because there is no record is final', { answers: { ...empty, noRecord: true } }, true],
  ])('%s', (_what, message, isFinal) => {
    expect(decide(message)).toMatchObject({ kind: 'review', isFinal });
  });
});

describe('what contradicts', () => {
  it('an earlier answer is looked at, and says in what', () => {
    expect(decide({ answers: { ...answers, contradictions: ['endDate'] } })).toMatchObject({
      kind: 'review',
      reason: 'the answers contradict each other: endDate',
    });
  });

  it('an earlier answer by knowing of no record says so', () => {
    expect(decide({ classification: 'NO_RECORD', isVerifiedBefore: true })).toMatchObject({
      reason: 'the source has no record of the applicant, which contradicts an earlier answer',
    });
  });
});

describe('a wrong person', () => {
  const referral = { name: 'Kim Ode', email: 'kim@contoso.example', phone: null, fax: null, title: null };
  const elsewhere = { referral };

  it.each<[string, Partial<ReceivedMessage>, string]>([
    ['who names the right one', { classification: 'NEXT_CONTACT' }, 'next-contact'],
    ['by the API', { classification: 'NEXT_CONTACT', door: 'API' }, 'next-contact'],
    ['who names nobody', { classification: 'WRONG_ORG', elsewhere: { referral: null } }, 'next-contact'],
    ['by mail', { classification: 'NEXT_CONTACT', door: 'MAIL' }, 'review'],
    ['in words', { classification: 'NEXT_CONTACT', elsewhere: null }, 'review'],
    ['who may have been misread', { classification: 'NEXT_CONTACT', confidence: 0.5 }, 'review'],
    [
      'where everything is looked at',
      { classification: 'NEXT_CONTACT', config: config({ inbound: { requireManualReview: true } }) },
      'review',
    ],
  ])('%s: %s', (_what, change, kind) => {
    const decision = decide({ door: 'PAGE', elsewhere, ...change });
    expect(decision.kind).toBe(kind);
    if (decision.kind === 'next-contact' && !('elsewhere' in change)) {
      expect(decision.referral).toEqual(referral);
    }
  });
});
