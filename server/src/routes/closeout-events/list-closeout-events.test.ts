import { cancelledSearch, deliverDue, fakeClock, type OrderedSearch } from '@credence/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, messagesOf } from '../../testing/answers.ts';
import type { Caller } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const clock = fakeClock('2026-03-02T15:00:00Z');
let caller: Caller;
const app = useTestApp({ clock });

beforeEach(async () => {
  clock.set('2026-03-02T15:00:00Z');
  caller = app.caller(await app.test.organization());
});

interface EventList {
  data: { eventId: string; searchId: string }[];
  pagination: { total: number; nextCursor: string | null };
}

const EVENTS = '/v1/closeout-events';
const list = (query = '', by = caller): Promise<Answer> => by.request('GET', `${EVENTS}${query}`);

async function listed(query = ''): Promise<EventList> {
  const answer = await list(query);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as EventList;
}

/** A search that told one event. */
const told = (webhookConfig: object = {}): Promise<OrderedSearch> =>
  cancelledSearch(caller.context, { webhookConfig });

describe('GET closeout-events', () => {
  it('200: an event with its attempts and the envelope as it is sent', async () => {
    const ids = await told({ fallbackEndpoint: 'https://client.example/hook' });
    await deliverDue(app.test, caller.context, ids.searchId, { status: 503, body: 'later' });
    const occurredAt = clock.now().toISOString();
    const { data } = await listed();
    expect(data).toEqual([
      {
        ...ids,
        eventId: expect.any(String),
        event: 'verification.notification',
        sequence: 1,
        occurredAt,
        externalSearchId: 'ext-1',
        searchType: 'EMPLOYMENT',
        endpointSource: 'fallback',
        deliveryStatus: 'PENDING',
        deliveries: [
          {
            deliveryId: expect.any(String),
            endpointSource: 'fallback',
            url: 'https://client.example/hook',
            deliveryStatus: 'PENDING',
            heldBy: null,
            nextAttemptAt: expect.stringMatching(/^2026-03-02T15:00:0[56]/),
          },
        ],
        attempts: [
          {
            deliveryId: expect.any(String),
            trigger: 'FIRST',
            attemptNumber: 1,
            attemptedAt: occurredAt,
            url: 'https://client.example/hook',
            responseStatus: 503,
            responseBody: 'later',
            address: '203.0.113.7',
            durationMs: 12,
            dnsMs: 2,
            connectMs: 4,
            firstByteMs: 10,
            errorClass: null,
            error: null,
            nextAttemptAt: expect.stringMatching(/^2026-03-02T15:00:0[56]/),
          },
        ],
        nextRetryAt: expect.stringMatching(/^2026-03-02T15:00:0[56]/),
        payload: {
          event: 'verification.notification',
          occurredAt,
          sequence: 1,
          data: expect.objectContaining({ ...ids, notificationType: 'SEARCH_UPDATED' }),
        },
      },
    ]);
  });

  it('200: no secret that was sent comes back, although the receiver answers with all it got', async () => {
    const canary = 'canary-7f3a';
    const target = {
      url: `https://client.example/hook?key=${canary}-query`,
      headers: { 'X-Api-Key': `${canary}-header "quoted"` },
      basicAuth: { username: 'courier', password: `${canary}-password` },
      secret: `${canary}-secret`,
    };
    const { searchId } = await told({ fallbackEndpoint: target });
    await deliverDue(app.test, caller.context, searchId, {
      status: 400,
      body: ({ headers }) =>
        JSON.stringify({ headers, password: target.basicAuth.password, secret: target.secret }),
    });
    const answer = await list();
    expect(answer.text).toContain('***');
    expect(answer.text).not.toContain(canary);
    const sent = Buffer.from(`courier:${target.basicAuth.password}`).toString('base64');
    expect(answer.text).not.toContain(sent);
  });

  it('200: what the filters find, a day to its end', async () => {
    const first = await told();
    clock.set('2026-03-03T10:00:00Z');
    const second = await told({ fallbackEndpoint: 'https://client.example/hook' });
    const found = async (query: string) => (await listed(query)).data.map(({ searchId }) => searchId);
    expect(await found('')).toEqual([second.searchId, first.searchId]);
    expect(await found(`?searchId=${first.searchId}`)).toEqual([first.searchId]);
    expect(await found(`?orderId=${second.orderId}`)).toEqual([second.searchId]);
    expect(await found('?externalSearchId=ext-1')).toEqual([second.searchId, first.searchId]);
    expect(await found('?event=verification.completed')).toEqual([]);
    expect(await found('?deliveryStatus=NO_TARGET')).toEqual([first.searchId]);
    expect(await found('?to=2026-03-02')).toEqual([first.searchId]);
    expect(await found('?from=2026-03-03')).toEqual([second.searchId]);
    expect(await found('?from=2026-03-02T16:00:00%2B01:00&to=2026-03-02T15:00:00Z')).toEqual([
      first.searchId,
    ]);
  });

  it('200: pages by number and by cursor', async () => {
    for (let count = 0; count < 3; count += 1) await told();
    const { data } = await listed();
    const first = await listed('?limit=2');
    expect(first.data).toEqual(data.slice(0, 2));
    expect(first.pagination).toEqual({
      page: 1,
      limit: 2,
      total: 3,
      totalPages: 2,
      hasNext: true,
      hasPrev: false,
      nextCursor: expect.any(String),
    });
    expect((await listed('?limit=2&page=2')).data).toEqual(data.slice(2));
    expect((await listed(`?limit=2&cursor=${first.pagination.nextCursor}`)).data).toEqual(data.slice(2));
  });

  it("200: ids of another organization find nothing, as ids that nobody has; its cursor is nobody's", async () => {
    const ids = await told();
    await told();
    const { nextCursor } = (await listed('?limit=1')).pagination;
    for (const query of [`?searchId=${ids.searchId}`, `?orderId=${ids.orderId}`]) {
      expect((await list(query, app.other)).body).toMatchObject({ data: [], pagination: { total: 0 } });
    }
    const answer = await list(`?cursor=${nextCursor}`, app.other);
    const nobodys = await list('?cursor=AAAAAAAAAAAAAAAAAAAAAA', app.other);
    expect([answer.status, answer.body]).toEqual([400, nobodys.body]);
  });

  it.each([
    ['limit=0', 'limit must be at least 1'],
    ['limit=101', 'limit must be at most 100'],
    ['page=0', 'page must be at least 1'],
    ['searchId=7', 'searchId must be a UUID'],
    ['orderId=7', 'orderId must be a UUID'],
    ['externalSearchId=', 'externalSearchId must not be empty'],
    ['from=yesterday', 'from must be a date in the form YYYY-MM-DD, or an instant with its offset'],
    ['to=2026-02-30', 'to must be a date in the form YYYY-MM-DD, or an instant with its offset'],
    ['cursor=x', 'cursor is not one that closeout events were answered with'],
  ])('400: %s', async (query, message) => {
    const answer = await list(`?${query}`);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [message]]);
  });

  it.each(['event', 'deliveryStatus'])('400: %s that does not exist', async (field) => {
    const answer = await list(`?${field}=UNKNOWN`);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [expect.stringMatching(`^${field} must be `)]]);
  });
});
