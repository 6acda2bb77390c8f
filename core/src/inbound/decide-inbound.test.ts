import { type Claim, type ClaimMatch, INBOUND_CLASSIFICATIONS, SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { decideInbound, type ReceivedMessage } from './decide-inbound.ts';

const config = (given: object = {}) => SearchConfig.parse(given);

const claim = (match: ClaimMatch): Claim => ({
  ...{ record: 0, field: 'position', provided: 'Clerk', verified: null, match, comment: null },
});

const answers = { noRecord: false, claims: [claim('MATCH')], unansweredQuestions: 0 };

const decide = (message: Partial<ReceivedMessage>) =>
  decideInbound({
    ...{ config: config(), door: 'API', classification: 'VERIFICATION', confidence: 1, answers: null },
    vendor: null,
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
    ['BOUNCE', { kind: 'bounced' }],
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
  ])('%s', (_what, change, decision) => {
    expect(decide({ ...referral, ...change })).toMatchObject(decision);
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
