import { INBOUND_CLASSIFICATIONS, WAIT_CODES, type WaitReason } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { readReason, readRecordWait, readWaits } from './read-waits.ts';
import { listed, reviewReason, waitsFor, waitsUntil } from './waits.ts';

const AT = new Date('2026-03-09T13:00:00Z');
const NEW_YORK = { at: '2026-03-09T09:00', zone: 'America/New_York' };

/** Each as it is written, and as it is read. */
const SAID: [string, WaitReason][] = [
  [waitsFor('NEW_CONTACT'), { code: 'NEW_CONTACT' }],
  [waitsFor('REACHABLE_CONTACT'), { code: 'REACHABLE_CONTACT' }],
  [waitsFor('OTHER_HOURS'), { code: 'OTHER_HOURS' }],
  [waitsFor('OUTREACH_ORDERS'), { code: 'OUTREACH_ORDERS' }],
  [waitsFor('ANSWER'), { code: 'ANSWER' }],
  [waitsFor('CALL_BACK'), { code: 'CALL_BACK' }],
  [waitsUntil('CALL_BACK_AT', AT, NEW_YORK.zone), { code: 'CALL_BACK_AT', values: NEW_YORK }],
  [waitsUntil('TURN', AT, NEW_YORK.zone), { code: 'TURN', values: NEW_YORK }],
  [waitsUntil('OPENING', AT, NEW_YORK.zone), { code: 'OPENING', values: NEW_YORK }],
  [waitsUntil('NEXT_ATTEMPT', AT, NEW_YORK.zone), { code: 'NEXT_ATTEMPT', values: NEW_YORK }],
  [waitsFor('PAUSED'), { code: 'PAUSED' }],
  [waitsFor('PERSON_UNANSWERED'), { code: 'PERSON_UNANSWERED' }],
  [waitsFor('PERSON_UNREACHABLE'), { code: 'PERSON_UNREACHABLE' }],
  [waitsFor('RELEASE'), { code: 'RELEASE' }],
  [waitsFor('THIRD_PARTY'), { code: 'THIRD_PARTY' }],
  [waitsFor('VENDOR', { vendor: 'TALX' }), { code: 'VENDOR', values: { vendor: 'TALX' } }],
];

const ELEVEN = Array.from({ length: 11 }, (_, index) => `field${index}`);
const TEN = ELEVEN.slice(0, 10).join(', ');

const REASONS: [string, WaitReason][] = [
  ...INBOUND_CLASSIFICATIONS.map((classification): [string, WaitReason] => [
    reviewReason(`REVIEW_${classification}`),
    { code: `REVIEW_${classification}` },
  ]),
  [
    reviewReason('REVIEW_BANNED_VENDOR', { vendor: 'TALX' }),
    { code: 'REVIEW_BANNED_VENDOR', values: { vendor: 'TALX' } },
  ],
  [reviewReason('REVIEW_BESIDE_ANOTHER'), { code: 'REVIEW_BESIDE_ANOTHER' }],
  [reviewReason('REVIEW_BY_APPLICANT'), { code: 'REVIEW_BY_APPLICANT' }],
  [reviewReason('REVIEW_FEE_WANTED'), { code: 'REVIEW_FEE_WANTED' }],
  [reviewReason('REVIEW_REFUSED'), { code: 'REVIEW_REFUSED' }],
  [reviewReason('REVIEW_STOP'), { code: 'REVIEW_STOP' }],
  [
    `${reviewReason('REVIEW_BY_MAIL')}; not verified: startDate, endDate`,
    { code: 'REVIEW_BY_MAIL', values: { open: 'startDate, endDate' } },
  ],
  [reviewReason('REVIEW_CONTRADICTS_SETTLED'), { code: 'REVIEW_CONTRADICTS_SETTLED' }],
  [
    reviewReason('REVIEW_CONTRADICTIONS', { fields: 'position, question q1' }),
    { code: 'REVIEW_CONTRADICTIONS', values: { fields: 'position, question q1' } },
  ],
  [reviewReason('REVIEW_EVERY_ANSWER'), { code: 'REVIEW_EVERY_ANSWER' }],
  [reviewReason('REVIEW_FROM_ELSEWHERE'), { code: 'REVIEW_FROM_ELSEWHERE' }],
  [reviewReason('REVIEW_FROM_REMOVED'), { code: 'REVIEW_FROM_REMOVED' }],
  [reviewReason('REVIEW_NO_RECORD_AFTER_ANSWER'), { code: 'REVIEW_NO_RECORD_AFTER_ANSWER' }],
  [reviewReason('REVIEW_NOTHING_VERIFIED'), { code: 'REVIEW_NOTHING_VERIFIED' }],
  [reviewReason('REVIEW_NOT_BY_ITSELF'), { code: 'REVIEW_NOT_BY_ITSELF' }],
  [reviewReason('REVIEW_OTHER_VENDOR'), { code: 'REVIEW_OTHER_VENDOR' }],
  [
    `${reviewReason('REVIEW_QUESTIONS', { number: 2 })}; not verified: ${listed(ELEVEN)}`,
    { code: 'REVIEW_QUESTIONS', values: { number: '2', open: TEN, openMore: '1' } },
  ],
  [reviewReason('REVIEW_REFERRAL_AFTER_ANSWER'), { code: 'REVIEW_REFERRAL_AFTER_ANSWER' }],
  [
    reviewReason('REVIEW_REFERRAL_AFTER_OTHERS', { number: 3 }),
    { code: 'REVIEW_REFERRAL_AFTER_OTHERS', values: { number: '3' } },
  ],
  [reviewReason('REVIEW_REFERRAL_TO_APPLICANT'), { code: 'REVIEW_REFERRAL_TO_APPLICANT' }],
  [reviewReason('REVIEW_REFERRAL_UNPROVEN'), { code: 'REVIEW_REFERRAL_UNPROVEN' }],
  [reviewReason('REVIEW_REFERRAL_UNREACHABLE'), { code: 'REVIEW_REFERRAL_UNREACHABLE' }],
  [reviewReason('REVIEW_REFERRAL_WRONG'), { code: 'REVIEW_REFERRAL_WRONG' }],
  [reviewReason('REVIEW_TOO_MANY_ANSWERS'), { code: 'REVIEW_TOO_MANY_ANSWERS' }],
  [
    reviewReason('REVIEW_UNCLEAR', { fields: listed(ELEVEN) }),
    { code: 'REVIEW_UNCLEAR', values: { fields: TEN, fieldsMore: '1' } },
  ],
  [reviewReason('REVIEW_UNNAMED_REQUEST'), { code: 'REVIEW_UNNAMED_REQUEST' }],
  [
    reviewReason('REVIEW_UNSURE', { confidence: 0.5, least: 0.8 }),
    { code: 'REVIEW_UNSURE', values: { confidence: '0.5', least: '0.8' } },
  ],
];

describe('what a search waits for', () => {
  it.each(SAID)('is read of "%s"', (sentence, wait) => {
    expect(readWaits(sentence)).toEqual([wait]);
    expect(readRecordWait(sentence)).toEqual(wait);
  });

  it.each(REASONS)('is read of a review: "%s"', (reason, wait) => {
    expect(readReason(reason)).toEqual(wait);
    expect(readWaits(`review: ${reason}`)).toEqual([wait]);
  });

  it('has a sentence for every code', () => {
    const read = [...SAID, ...REASONS].map(([, { code }]) => code);
    expect(new Set([...read, 'MORE_RECORDS', 'OTHER'])).toEqual(new Set(WAIT_CODES));
  });

  it('is nothing where nothing has to happen', () => {
    expect(readWaits(null)).toEqual([]);
    expect(readRecordWait(null)).toBeNull();
  });

  it('is told of each record that waits for something else', () => {
    const sentence =
      'record 1: business hours until 2026-03-09, 09:00 America/New_York; ' +
      'record 3: review: the answer verifies nothing; not verified: position; and 2 more';
    expect(readWaits(sentence)).toEqual([
      { code: 'OPENING', values: NEW_YORK, record: 0 },
      { code: 'REVIEW_NOTHING_VERIFIED', values: { open: 'position' }, record: 2 },
      { code: 'MORE_RECORDS', values: { number: '2' } },
    ]);
  });

  it.each(['a moon landing', 'review: a remark', 'the next attempt on a rainy day'])(
    'is kept in words that are not known: "%s"',
    (sentence) => {
      const words = sentence.replace('review: ', '');
      expect(readWaits(sentence)).toEqual([{ code: 'OTHER', values: { words } }]);
    },
  );
});
