import { contract } from '@credence/contract';
import { fakeClock, OFFICE_HOURS, sendAttempt } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const clock = fakeClock(OFFICE_HOURS);
const app = useTestApp({ clock });

async function read(orderId: string, searchId: string) {
  const answer = await app.active.request('GET', searchPath(orderId, searchId));
  expect(answer.status).toBe(200);
  return contract.searches.get.responses[200].parse(answer.body);
}

describe('GET search', () => {
  it('200: shows a new search and that it was ordered', async () => {
    const { orderId, searchIds } = await app.active.order();
    const search = await read(orderId, searchIds[0] ?? '');
    expect(search).toMatchObject({
      id: searchIds[0],
      orderId,
      searchType: 'EMPLOYMENT',
      searchStatus: 'IN_PROGRESS',
      phase: 'RESEARCH',
      waitingFor: null,
      nextActionAt: new Date(OFFICE_HOURS).toISOString(),
      verificationResult: [],
      activity: [
        { activityType: 'SEARCH_CREATED', actor: 'API', channel: null, contactId: null, outboundId: null },
      ],
    });
  });

  it('200: shows what outreach did, oldest first', async () => {
    const { orderId, searchId, claimed } = await sendAttempt(app.test, app.active.context);
    const { activity, ...search } = await read(orderId, searchId);
    expect(search).toMatchObject({ phase: 'AWAITING_RESPONSE', searchStatus: 'IN_PROGRESS' });
    expect(activity.map(({ activityType }) => activityType)).toEqual(
      expect.arrayContaining(['SEARCH_CREATED', 'CONTACT_PLAN', 'OUTREACH_SCHEDULED', 'OUTBOUND_SENT']),
    );
    expect(activity.find(({ activityType }) => activityType === 'OUTBOUND_SENT')).toMatchObject({
      channel: 'EMAIL',
      channelValue: 'hr@contoso.example',
      contactId: claimed.outbound.contactId,
      outboundId: claimed.outbound.id,
    });
    const times = activity.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it('200: shows the newest of very many steps', async () => {
    const { orderId, searchIds } = await app.active.order();
    const [searchId = ''] = searchIds;
    await app.test.sql(
      `insert into activities (organization_id, id, search_id, activity_type, description, actor, created_at)
        select $1, gen_random_uuid(), $2, 'RESPONSE_RECEIVED', n::text, 'API', $3::timestamptz + n * interval '1 ms'
          from generate_series(1, 5001) n`,
      [app.active.context.organization.id, searchId, OFFICE_HOURS],
    );
    const { activity } = await read(orderId, searchId);
    expect([activity.length, activity[0]?.description, activity.at(-1)?.description]).toEqual([
      5_000,
      '2',
      '5001',
    ]);
  });

  it('200: shows the result of a completed search', async () => {
    const { orderId, searchIds } = await app.active.order();
    const [searchId = ''] = searchIds;
    const resolution = {
      outcome: 'VERIFIED_DISCREPANCY',
      resultDetails: { note: 'left earlier' },
      submittedAt: '2026-03-01T10:00:00Z',
    };
    await app.active.request('PATCH', searchPath(orderId, searchId), {
      body: { searchStatus: 'COMPLETED', resolution },
    });
    expect(await read(orderId, searchId)).toMatchObject({
      searchStatus: 'COMPLETED',
      phase: 'CLOSED',
      nextActionAt: null,
      verificationResult: [
        {
          outcome: 'VERIFIED_DISCREPANCY',
          discrepancy: true,
          resultDetails: '{"note":"left earlier"}',
          submittedAt: '2026-03-01T10:00:00Z',
          source: 'API',
          claims: [],
        },
      ],
    });
  });

  it('200: tells when an answer can be expected, once there is enough history', async () => {
    const { orderId, searchIds } = await app.active.order();
    const [searchId = ''] = searchIds;
    expect(await read(orderId, searchId)).toMatchObject({ estimatedCompletion: null });
    const answered = await app.active.order();
    const [answeredId = ''] = answered.searchIds;
    const update = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } };
    await app.active.request('PATCH', searchPath(answered.orderId, answeredId), { body: update });
    await app.test.sql(
      `insert into verification_results (organization_id, id, search_id, search_type, took_seconds, outcome,
          discrepancy, submitted_at, source, claims, created_at)
        select organization_id, gen_random_uuid(), search_id, search_type, 3600 * hours, outcome, discrepancy,
          submitted_at, source, claims, created_at
        from verification_results cross join generate_series(1, 41) as hours where search_id = $1`,
      [answeredId],
    );
    // By then the process reads the history again.
    clock.advance({ minutes: 10 });
    const { createdAt, estimatedCompletion } = await read(orderId, searchId);
    const hoursLater = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000).toISOString();
    expect(estimatedCompletion).toEqual({
      earliest: hoursLater(11),
      latest: hoursLater(37),
      basedOn: 41,
    });
  });
});
