import { describe, expect, it } from 'vitest';
import { cursorAfter } from '../../../platform/database/id-cursor.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { withWebhooks } from '../../../testing/deliveries.ts';
import { deliverDue, type OrderedSearch, openEvents, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { cancelledSearch } from '../../../testing/workflow.ts';
import type { Context } from '../../context/context.ts';
import { type EventFilter, markOf, pageOfEvents } from './find-events.ts';
import { type EventListInput, listCloseoutEvents } from './list-closeout-events.ts';
import { ATTEMPTS_READ, type EventReading } from './read-closeout-events.ts';
import { redeliverEvent } from './redeliver-events.ts';
import { sendTestEvent } from './send-test-event.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const HOOK = 'https://client.example/hook';
const BOTH = {
  retryAttempts: 1,
  closeoutEndpoints: { EMPLOYMENT: `${HOOK}?key=canary` },
  fallbackEndpoint: 'https://fallback.example/hook',
};

/** A search that told one event. */
const told = (webhookConfig?: object, externalSearchId = 'ext-1'): Promise<OrderedSearch> =>
  cancelledSearch(context, {
    ...(webhookConfig ? { webhookConfig } : {}),
    searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId }],
  });

const list = (input: Partial<EventListInput> = {}) =>
  listCloseoutEvents(context, { page: 1, limit: 10, ...input });

async function only(): Promise<EventReading> {
  const { events } = await list();
  const [event, ...others] = events;
  if (!event || others.length > 0) throw new Error('There is not exactly one event');
  return event;
}

const attempt = (trigger: string, attemptNumber: number, url: string, status: number, body: string) => ({
  deliveryId: expect.any(String),
  trigger,
  attemptNumber,
  attemptedAt: expect.any(Date),
  url,
  responseStatus: status,
  responseBody: body,
  address: '203.0.113.7',
  durationMs: 12,
  dnsMs: 2,
  connectMs: 4,
  firstByteMs: 10,
  errorClass: null,
  error: null,
  nextAttemptAt: null as Date | null,
});

describe('an event in the list', () => {
  it('tells every attempt at every target in order, and when the next one is due', async () => {
    const { searchId } = await told(BOTH);
    const deliver = (status: number, body: string) => deliverDue(test, context, searchId, { status, body });
    const [payload] = await openEvents(test, context, searchId);
    expect(await only()).toMatchObject({
      deliveryStatus: 'PENDING',
      attempts: [],
      nextRetryAt: null,
      payload,
    });

    const [waiting] = await deliver(503, 'first');
    expect(await only()).toMatchObject({
      endpointSource: 'type-specific',
      deliveryStatus: 'PENDING',
      nextRetryAt: waiting?.nextAttemptAt,
    });
    clock.advance({ hours: 1 });
    await deliver(503, 'second');
    expect(await only()).toMatchObject({ endpointSource: 'fallback', deliveryStatus: 'PENDING' });
    clock.advance({ hours: 1 });
    await deliver(200, 'third');
    const target = `${HOOK}?key=***`;
    const attempts = [
      { ...attempt('FIRST', 1, target, 503, 'first'), nextAttemptAt: waiting?.nextAttemptAt },
      attempt('RETRY', 2, target, 503, 'second'),
      attempt('FALLBACK', 1, BOTH.fallbackEndpoint, 200, 'third'),
    ];
    const delivered = await only();
    expect(delivered).toMatchObject({ deliveryStatus: 'DELIVERED', nextRetryAt: null });
    expect(delivered.attempts).toEqual(attempts);
    const held = { heldBy: null, nextAttemptAt: null };
    const [first, second] = delivered.deliveries;
    expect([first, second]).toMatchObject([
      { endpointSource: 'type-specific', url: target, deliveryStatus: 'FAILED', ...held },
      { endpointSource: 'fallback', url: BOTH.fallbackEndpoint, deliveryStatus: 'DELIVERED', ...held },
    ]);
    expect(delivered.attempts.map(({ deliveryId }) => deliveryId)).toEqual(
      [first, first, second].map((delivery) => delivery?.deliveryId),
    );

    clock.advance({ hours: 1 });
    await redeliverEvent(context, delivered);
    expect(await only()).toMatchObject({
      endpointSource: 'type-specific',
      deliveryStatus: 'PENDING',
      nextRetryAt: clock.now(),
      occurredAt: delivered.occurredAt,
      payload: delivered.payload,
    });
    await deliver(204, '');
    const again = await only();
    expect(again.attempts).toEqual([...attempts, attempt('REDELIVERY', 3, target, 204, '')]);
    expect(again.deliveries).toMatchObject([{ deliveryId: first?.deliveryId, deliveryStatus: 'DELIVERED' }]);
  });

  it('has no more the delivery without a target once a redelivery has found one', async () => {
    await told();
    const none = await only();
    expect(none.deliveries).toMatchObject([{ url: null, deliveryStatus: 'NO_TARGET' }]);
    await redeliverEvent(withWebhooks(context, BOTH), none);
    expect((await only()).deliveries).toMatchObject([
      { endpointSource: 'type-specific', deliveryStatus: 'PENDING' },
    ]);
  });

  it('tells the newest attempts of an event that was delivered again and again', async () => {
    const { searchId } = await told(BOTH);
    for (let count = 0; count <= ATTEMPTS_READ; count += 1) {
      if (count > 0) await redeliverEvent(context, await only());
      await deliverDue(test, context, searchId, { status: 200 });
    }
    const numbers = (await only()).attempts.map(({ attemptNumber }) => attemptNumber);
    expect(numbers).toEqual(Array.from({ length: ATTEMPTS_READ }, (_, index) => index + 2));
  });
});

describe('listCloseoutEvents', () => {
  it('finds by search, order, external id, event, status and time, alone and together', async () => {
    const first = await told({ fallbackEndpoint: HOOK }, 'a');
    const from = clock.now();
    clock.advance({ hours: 1 });
    const second = await told(undefined, 'b');
    const now = clock.now();
    const before = new Date(now.getTime() + 1);
    const cases: [Partial<EventListInput>, string][] = [
      [{}, 'ba'],
      [{ searchId: first.searchId }, 'a'],
      [{ orderId: second.orderId }, 'b'],
      [{ externalSearchId: 'a' }, 'a'],
      [{ event: 'verification.notification' }, 'ba'],
      [{ event: 'verification.completed' }, ''],
      [{ deliveryStatus: 'PENDING' }, 'a'],
      [{ deliveryStatus: 'NO_TARGET' }, 'b'],
      [{ from, before }, 'ba'],
      [{ from: now }, 'b'],
      [{ before: now }, 'a'],
      [{ externalSearchId: 'a', deliveryStatus: 'PENDING', from }, 'a'],
      [{ externalSearchId: 'a', orderId: second.orderId }, ''],
    ];
    for (const [input, found] of cases) {
      const { events, pagination } = await list(input);
      expect([input, events.map((each) => each.externalSearchId).join('')]).toEqual([input, found]);
      expect(pagination.total).toBe(events.length);
    }
  });

  it.each([1, 3, 7, 10])('shows each event once, in pages of %i, by number and by cursor', async (limit) => {
    for (let count = 0; count < 7; count += 1) {
      await told();
      if (count % 3 === 0) clock.advance({ minutes: 1 });
    }
    const newestFirst = (await list({ limit: 100 })).events.map(({ eventId }) => eventId);
    const pages = Math.ceil(7 / limit);
    let cursor: string | undefined;
    for (let page = 1; page <= pages; page += 1) {
      const expected = newestFirst.slice((page - 1) * limit, page * limit);
      const [byNumber, byCursor] = [await list({ page, limit }), await list({ limit, cursor })];
      for (const { events } of [byNumber, byCursor])
        expect(events.map(({ eventId }) => eventId)).toEqual(expected);
      expect(byNumber.pagination).toMatchObject({ total: 7, hasNext: page < pages, hasPrev: page > 1 });
      expect(byCursor.pagination.nextCursor).toBe(byNumber.pagination.nextCursor);
      cursor = byNumber.pagination.nextCursor ?? undefined;
    }
    expect(cursor).toBeUndefined();
    const beyond = await list({ page: pages + 1, limit });
    expect(beyond).toMatchObject({ events: [], pagination: { total: 7, hasNext: false } });
  });

  it.each(['newest', 'oldest'] as const)(
    'stays within the bounds of the filter after a cursor, from the %s',
    async (first) => {
      const bounds: (Date | undefined)[] = [undefined];
      for (let minute = 0; minute < 3; minute += 1) {
        clock.advance({ minutes: 1 });
        bounds.push(clock.now());
        for (let count = 0; count < 2; count += 1) await told();
      }
      const newestFirst = (await list()).events.map(({ eventId: id, occurredAt: at }) => ({ id, at }));
      const all = first === 'newest' ? newestFirst : newestFirst.toReversed();
      const filters = bounds.flatMap((from) => bounds.map((before): EventFilter => ({ from, before })));
      for (const [index, { id }] of all.entries())
        for (const filter of filters) {
          const page = await inTransaction(context, async (transaction) => {
            const after = await markOf(context, transaction, cursorAfter(id));
            return pageOfEvents(context, transaction, filter, { first, take: 10, after });
          });
          const { from, before } = filter;
          const rest = all
            .slice(index + 1)
            .filter(({ at }) => !(from && at < from) && !(before && at >= before));
          expect(page).toEqual(rest.map((event) => event.id));
        }
    },
  );

  it('shows no test event and nothing of another organization, whose cursors it does not know', async () => {
    const other = context;
    await told();
    await told();
    const { nextCursor } = (await list({ limit: 1 })).pagination;
    context = await test.organization();
    await sendTestEvent(context, { target: HOOK, searchType: 'EMPLOYMENT' });
    expect(await list()).toMatchObject({ events: [], pagination: { total: 0 } });
    await expect(list({ cursor: nextCursor ?? '' })).rejects.toThrow('cursor');
    expect((await listCloseoutEvents(other, { page: 1, limit: 10 })).pagination.total).toBe(2);
  });
});
