import { randomUUID } from 'node:crypto';
import { contract } from '@credence/contract';
import { readVerifierForm, submitVerifierAnswers } from '@credence/core';
import { confirmAll, type OrderedSearch, sendAttempt } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

/** A search whose contact has confirmed everything, which a person has to look at. */
async function answered(): Promise<OrderedSearch> {
  const { context } = app.active;
  const defaultSearchConfig = {
    inbound: { requireManualReview: true },
    timing: { businessHours: { startTime: '00:00', endTime: '23:59', allowedDays: [0, 1, 2, 3, 4, 5, 6] } },
  };
  const { token, ...ids } = await sendAttempt(app.test, context, { defaultSearchConfig });
  const answers = confirmAll(await readVerifierForm(app.test.core, token));
  await submitVerifierAnswers(app.test.core, token, answers);
  return { orderId: ids.orderId, searchId: ids.searchId };
}

const review = ({ orderId, searchId }: OrderedSearch, body: unknown, headers = {}) =>
  app.active.request('POST', `${searchPath(orderId, searchId)}/review`, { body, headers });

const ACCEPT = { claims: [{ record: 0, decision: 'ACCEPT', note: 'As they said' }] };

describe('POST review', () => {
  it('200: decides, ends the search, and the result keeps what it rests on', async () => {
    const ids = await answered();
    const { status, body } = await review(ids, ACCEPT);
    expect(status).toBe(200);
    expect(contract.reviews.submit.responses[200].parse(body)).toMatchObject({
      ...ids,
      success: true,
      externalSearchId: 'ext-1',
      searchStatus: 'COMPLETED',
      orderStatus: 'COMPLETED',
      records: [{ record: 0, entityName: 'Contoso Inc', status: 'VERIFIED' }],
      webhooksEmitted: ['verification.notification', 'verification.completed'],
    });
    const search = await app.active.request('GET', searchPath(ids.orderId, ids.searchId));
    expect(search.body).toMatchObject({
      verificationResult: [
        {
          outcome: 'VERIFIED_NO_DISCREPANCY',
          source: 'REVIEW',
          answers: [{ records: [0], respondent: { name: 'Pat Doyle' } }],
          decisions: [{ record: 0, field: null, decision: 'ACCEPT', note: 'As they said' }],
        },
      ],
    });
  });

  it('200: the same again by its key, once', async () => {
    const ids = await answered();
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await review(ids, ACCEPT, headers);
    const second = await review(ids, ACCEPT, headers);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(second.headers['idempotency-replayed']).toBe('true');
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', {}, ['claims is required']],
    [
      'decisions that are none',
      { claims: [{ record: -1, decision: 'MAYBE' }] },
      ['claims.0.record must be at least 0', 'claims.0.decision must be ACCEPT, CORRECT or REJECT'],
    ],
    [
      'a correction of nothing',
      { claims: [{ record: 0, decision: 'CORRECT' }] },
      [
        'claims.0.field is required when decision is CORRECT',
        'claims.0.value is required when decision is CORRECT and there is no match',
      ],
    ],
    [
      'a value beside a rejection',
      { claims: [{ record: 0, field: 'position', decision: 'REJECT', value: 'Clerk' }] },
      ['claims.0.value must only be present when decision is CORRECT'],
    ],
    [
      'what the search does not ask',
      { claims: [{ record: 0, field: '__proto__', decision: 'ACCEPT' }] },
      ['claims.0.field must be one of employerName, position, startDate, endDate'],
    ],
  ])('400: %s', async (_what, body, messages) => {
    const answer = await review(await answered(), body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, messages]);
  });

  it('409: a record that does not wait, and a search that has ended', async () => {
    const { orderId, searchIds } = await app.active.order();
    const open = await review({ orderId, searchId: searchIds[0] ?? '' }, ACCEPT);
    expect([open.status, messagesOf(open)]).toEqual([
      409,
      ['Record 0 is OPEN: only a record that is REVIEW can be decided'],
    ]);
    const ids = await answered();
    await review(ids, ACCEPT);
    const ended = await review(ids, ACCEPT);
    expect([ended.status, messagesOf(ended)]).toEqual([
      409,
      ['A search that is COMPLETED cannot be reviewed'],
    ]);
  });
});
