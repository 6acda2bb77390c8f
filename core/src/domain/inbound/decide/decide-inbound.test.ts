import { type Claim, type ClaimMatch, INBOUND_CLASSIFICATIONS, SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { decideInbound, type ReceivedMessage } from './decide-inbound.ts';
import type { AnsweredRecord } from './decide-record.ts';

const config = (given: object = {}) => SearchConfig.parse(given);

const claim = (match: ClaimMatch): Claim => ({
  record: 0,
  field: 'position',
  provided: 'Clerk',
  verified: null,
  match,
  comment: null,
  evidence: null,
});

const answer: AnsweredRecord = {
  record: 0,
  isDecided: false,
  isDenied: false,
  claims: [claim('MATCH')],
  contradictions: [],
  unansweredQuestions: 0,
  isEmpty: false,
  isOneOfMany: false,
  isBesideWaiting: false,
  openFields: [],
  status: 'OPEN',
};
const answers = [answer];

const decide = (message: Partial<ReceivedMessage>) =>
  decideInbound({
    config: config(),
    door: 'API',
    isFromElsewhere: false,
    isByApplicant: false,
    namesRequest: true,
    isDoubted: false,
    classification: 'VERIFICATION',
    confidence: 1,
    readKind: null,
    trouble: null,
    answers: null,
    isVerifiedBefore: false,
    hasSuccessor: false,
    elsewhere: null,
    vendor: null,
    isOfAnySource: false,
    isOtherVendor: false,
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
    ['BOUNCE', { kind: 'bounced', isUnreachable: false }],
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
      'of which of several employers it is not known is looked at, while others are asked',
      { isOfAnySource: true },
      { kind: 'review', isFinal: false, reason: 'the source refers to a third party' },
    ],
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
  const kinds = (message: Partial<ReceivedMessage>) => {
    const decision = decide(message);
    return decision.kind === 'answered'
      ? decision.records.map(({ record, command }) => [record, command])
      : [decision.kind];
  };
  const nothing = (record: number): AnsweredRecord => ({
    ...answer,
    record,
    isEmpty: true,
    claims: [claim('NOT_VERIFIED')],
  });

  it.each<[string, Partial<ReceivedMessage>, unknown[]]>([
    ['by the page settle the record', { door: 'PAGE', answers }, [[0, 'verify']]],
    ['by the API settle the record', { answers }, [[0, 'verify']]],
    ['by mail are for a person, whoever it seems to be from', { door: 'MAIL', answers }, [[0, 'putUp']]],
    [
      'decide about each record by itself',
      { answers: [answer, { ...answer, record: 1, contradictions: ['endDate'] }] },
      [
        [0, 'verify'],
        [1, 'putUp'],
      ],
    ],
    [
      'leave a record to others about which nothing could be said',
      { answers: [answer, nothing(1)] },
      [[0, 'verify']],
    ],
    [
      'of which none says anything are for a person, while others are asked',
      { answers: [nothing(0), nothing(1)] },
      [
        [0, 'putUp'],
        [1, 'putUp'],
      ],
    ],
    ['called insufficient are for a person', { classification: 'INSUFFICIENT', answers }, ['review']],
    [
      'that say there is no record are for a person',
      { classification: 'NO_RECORD', answers: [{ ...answer, isDenied: true }] },
      ['review'],
    ],
  ])('%s', (_what, message, expected) => {
    expect(kinds(message)).toEqual(expected);
  });
});

describe('by the applicant', () => {
  it.each(INBOUND_CLASSIFICATIONS)('a %s settles nothing', (classification) => {
    const elsewhere = { referral: null };
    const decision = decide({ isByApplicant: true, classification, door: 'PAGE', answers, elsewhere });
    if (classification === 'BOUNCE') expect(decision).toMatchObject({ kind: 'bounced' });
    else if (/AUTO_REPLY|RECEIVED/.test(classification)) expect(decision).toMatchObject({ kind: 'noted' });
    else expect(decision).toMatchObject({ kind: 'review', isFinal: false });
  });
});

describe('from somebody who was taken out of the plan', () => {
  it.each(INBOUND_CLASSIFICATIONS)('a %s', (classification) => {
    const decision = decide({ isDoubted: true, classification, door: 'PAGE', answers });
    if (classification === 'BOUNCE') expect(decision).toMatchObject({ kind: 'bounced' });
    else if (/AUTO_REPLY|RECEIVED/.test(classification)) expect(decision).toMatchObject({ kind: 'noted' });
    else
      expect(decision).toEqual({
        kind: 'review',
        isFinal: false,
        reason: 'the contact who answers was taken out of the plan',
      });
  });
});

describe('what contradicts', () => {
  it('an earlier answer by knowing of no record says so', () => {
    expect(decide({ classification: 'NO_RECORD', isVerifiedBefore: true })).toMatchObject({
      reason: 'the source has no record of the applicant, which contradicts an earlier answer',
    });
  });
});

it.each<[ReceivedMessage['readKind'], ReceivedMessage['classification'], string]>([
  ['FEE_WANTED', 'INFO_REQUESTED', 'the source asks for a fee'],
  ['REFUSED', 'INSUFFICIENT', 'the source does not tell what was asked'],
  ['STOP', 'OTHER', 'the source asks not to be written to again'],
  ['STOP', 'UNKNOWN', 'the message was not understood'],
  [null, 'OTHER', 'the message fits no kind that is known'],
])('words read as %s, classified as %s, tell what is wanted: %s', (readKind, classification, reason) => {
  expect(decide({ readKind, classification })).toMatchObject({ kind: 'review', reason });
});

it('a machine that names who has come after the contact is for a person', () => {
  expect(decide({ classification: 'AUTO_REPLY', hasSuccessor: true })).toEqual({
    kind: 'review',
    isFinal: false,
    reason: 'the source names another contact to ask',
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
