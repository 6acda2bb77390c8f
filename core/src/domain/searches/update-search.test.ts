import {
  InboundNotification,
  REASON_CODES,
  type SearchUpdate,
  TERMINAL_SEARCH_STATUSES,
  VERIFIED_OUTCOMES,
} from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  nameOf,
  OFFICE_HOURS,
  openEvents,
  orderOf,
  orderSearch,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { processInbound } from '../inbound/decide/process-inbound.ts';
import { receiveNotification } from '../inbound/receive/receive-notification.ts';
import { createOrder } from '../orders/create-order.ts';
import { readOrder } from '../orders/read-orders.ts';
import { readSearch } from './read-searches.ts';
import { updateSearch } from './update-search.ts';

let test: TestCore;
let context: Context;
useTestCore((...made) => {
  [test, context] = made;
});

const NOTIFICATION = 'verification.notification';
const COMPLETED = 'verification.completed';
const ACTION_REQUIRED = 'verification.action_required';
const OCCURRED_AT = new Date(OFFICE_HOURS).toISOString();

const VERIFIED: SearchUpdate = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } };
const UPDATES: Record<(typeof TERMINAL_SEARCH_STATUSES)[number], SearchUpdate> = {
  COMPLETED: VERIFIED,
  CANCELLED: { searchStatus: 'CANCELLED' },
  REASSIGNED: { searchStatus: 'REASSIGNED' },
};

describe('a running search', () => {
  it.each(VERIFIED_OUTCOMES)('is completed as %s: the result is kept and told', async (outcome) => {
    const ids = await orderSearch(context);
    const update: SearchUpdate = {
      searchStatus: 'COMPLETED',
      resolution: {
        outcome,
        resultDetails: 'Confirmed by phone',
        submittedAt: '2026-03-01T10:00:00Z',
        metadata: { agent: 'A7', outcome: 'cannot be replaced' },
      },
      reason: 'Closed by hand',
      metadata: { ticket: 42, currentStatus: 'cannot be replaced' },
    };

    expect(await updateSearch(context, { ...ids, update })).toEqual({
      ...ids,
      externalSearchId: 'ext-1',
      previousStatus: 'IN_PROGRESS',
      currentStatus: 'COMPLETED',
      orderStatus: 'COMPLETED',
      orderRollupApplied: true,
      webhooksEmitted: [NOTIFICATION, COMPLETED],
    });

    const { search, results } = await readSearch(context, ids);
    expect(search).toMatchObject({ searchStatus: 'COMPLETED', phase: 'CLOSED', waitingFor: null });
    expect(search.nextActionAt).toBeNull();
    const result = {
      outcome,
      discrepancy: outcome === 'VERIFIED_DISCREPANCY',
      resultDetails: 'Confirmed by phone',
      submittedAt: '2026-03-01T10:00:00Z',
      source: 'API',
      claims: [],
      questions: [],
      answers: [],
      decisions: [],
    };
    expect(results).toEqual([{ id: expect.any(String), ...result }]);

    const identity = { ...ids, externalSearchId: 'ext-1', searchType: 'EMPLOYMENT' };
    expect(await openEvents(test, context, ids.searchId)).toEqual([
      {
        event: NOTIFICATION,
        occurredAt: OCCURRED_AT,
        sequence: 1,
        data: {
          ...identity,
          notificationType: 'SEARCH_UPDATED',
          metadata: {
            ticket: 42,
            updatedFields: ['searchStatus'],
            previousStatus: 'IN_PROGRESS',
            currentStatus: 'COMPLETED',
            source: 'api',
            trigger: 'search_update',
            reason: 'Closed by hand',
          },
        },
      },
      {
        event: COMPLETED,
        occurredAt: OCCURRED_AT,
        sequence: 2,
        data: {
          ...identity,
          verificationId: results[0]?.id,
          channel: null,
          verificationResult: { ...result, id: results[0]?.id, agent: 'A7' },
          metadata: update.metadata,
        },
      },
    ]);
  });

  it.each(REASON_CODES)('is completed as ACTION_REQUIRED for %s, without a result', async (reasonCode) => {
    const ids = await orderSearch(context);
    const resolution = { outcome: 'ACTION_REQUIRED', reasonCode } as const;
    const update: SearchUpdate = { searchStatus: 'COMPLETED', resolution, metadata: { ticket: 42 } };

    const updated = await updateSearch(context, { ...ids, update });

    expect(updated).toMatchObject({
      currentStatus: 'COMPLETED',
      webhooksEmitted: [NOTIFICATION, ACTION_REQUIRED],
    });
    expect((await readSearch(context, ids)).results).toEqual([]);
    const [, event] = await openEvents(test, context, ids.searchId);
    expect(event).toEqual({
      event: ACTION_REQUIRED,
      occurredAt: OCCURRED_AT,
      sequence: 2,
      data: {
        ...ids,
        externalSearchId: 'ext-1',
        searchType: 'EMPLOYMENT',
        verificationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        reasonCode,
        status: 'Action Required',
        channel: null,
        contact: null,
        metadata: {
          ticket: 42,
          records: [
            expect.objectContaining({ record: 0, entityName: 'Contoso Inc', status: 'OPEN', claims: [] }),
          ],
        },
      },
    });
  });

  it('is told about with the metadata of the client as it was sent, whatever its fields are called', async () => {
    const ids = await orderSearch(context);
    const metadata = { records: 'A7', ticket: 42 };
    await updateSearch(context, { ...ids, update: { searchStatus: 'REASSIGNED', metadata } });
    const [, event] = await openEvents(test, context, ids.searchId);
    expect(event?.data.metadata).toEqual(metadata);
  });

  it.each([
    ['REASSIGNED', ['SEARCH_UPDATED', `${ACTION_REQUIRED} HUMAN_ESCALATION`]],
    ['CANCELLED', ['SEARCH_UPDATED']],
  ] as const)('becomes %s with just the events %j', async (searchStatus, names) => {
    const ids = await orderSearch(context);
    const updated = await updateSearch(context, { ...ids, update: { searchStatus } });
    expect(updated).toMatchObject({ currentStatus: searchStatus, orderRollupApplied: true });
    const events = await openEvents(test, context, ids.searchId);
    expect(events.map(nameOf)).toEqual(names);
    expect(updated.webhooksEmitted).toEqual(events.map(({ event }) => event));
    const { search, results } = await readSearch(context, ids);
    expect([search.searchStatus, search.phase, results]).toEqual([searchStatus, 'CLOSED', []]);
  });

  it('stays as it is when it is told to be in progress', async () => {
    const ids = await orderSearch(context);
    const before = await storedFor(test, context);
    const updated = await updateSearch(context, { ...ids, update: { searchStatus: 'IN_PROGRESS' } });
    expect(updated).toMatchObject({
      currentStatus: 'IN_PROGRESS',
      orderStatus: 'IN_PROGRESS',
      webhooksEmitted: [],
    });
    expect(await storedFor(test, context)).toEqual(before);
  });

  it.each([
    ['a text', 'As said', 'As said'],
    ['an object', { checked: ['dates'] }, '{"checked":["dates"]}'],
    ['nothing', undefined, null],
  ])('keeps result details given as %s', async (_what, resultDetails, kept) => {
    const ids = await orderSearch(context);
    const resolution = { outcome: 'VERIFIED' as const, ...(resultDetails ? { resultDetails } : {}) };
    await updateSearch(context, { ...ids, update: { searchStatus: 'COMPLETED', resolution } });
    const { results } = await readSearch(context, ids);
    expect(results).toMatchObject([{ resultDetails: kept, submittedAt: OCCURRED_AT }]);
  });

  it('has a result of a review, where an answer waited for one', async () => {
    const ids = await scheduleSearch(context);
    const notification = InboundNotification.parse({
      messageData: { body: { text: 'She was here for some years.' } },
      metadata: { searchId: ids.searchId },
    });
    await receiveNotification(context, notification);
    for (const { data } of await test.jobs('process-inbound', context)) {
      if (data.searchId === ids.searchId) await processInbound(context, data);
    }
    await updateSearch(context, { ...ids, update: VERIFIED });
    expect((await readSearch(context, ids)).results).toMatchObject([
      { outcome: 'VERIFIED', source: 'REVIEW' },
    ]);
  });

  it('tells no notification that its policy suppresses, and counts only what it told', async () => {
    const notifications = { suppressTypes: ['SEARCH_UPDATED', 'CONTACT_PLAN'] };
    const ids = await orderSearch(context, { defaultSearchConfig: { notifications } });
    const { webhooksEmitted } = await updateSearch(context, { ...ids, update: VERIFIED });
    expect(webhooksEmitted).toEqual([COMPLETED]);
    expect(await openEvents(test, context, ids.searchId)).toMatchObject([{ event: COMPLETED, sequence: 1 }]);
  });
});

describe.each(TERMINAL_SEARCH_STATUSES)('a search that is %s', (status) => {
  it('stays so when it is told again, and nothing at all happens', async () => {
    const ids = await orderSearch(context);
    await updateSearch(context, { ...ids, update: UPDATES[status] });
    const before = await storedFor(test, context);
    expect(await updateSearch(context, { ...ids, update: UPDATES[status] })).toEqual({
      ...ids,
      externalSearchId: 'ext-1',
      previousStatus: status,
      currentStatus: status,
      orderStatus: 'COMPLETED',
      orderRollupApplied: false,
      webhooksEmitted: [],
    });
    expect(await storedFor(test, context)).toEqual(before);
  });

  const others = [...TERMINAL_SEARCH_STATUSES, 'IN_PROGRESS' as const].filter((other) => other !== status);
  it.each(others)('cannot become %s', async (other) => {
    const ids = await orderSearch(context);
    await updateSearch(context, { ...ids, update: UPDATES[status] });
    const before = await storedFor(test, context);
    const update = other === 'IN_PROGRESS' ? { searchStatus: other } : UPDATES[other];
    await expect(updateSearch(context, { ...ids, update })).rejects.toMatchObject({
      name: 'Conflict',
      message: `A search that is ${status} cannot become ${other}`,
    });
    expect(await storedFor(test, context)).toEqual(before);
  });
});

describe('an update', () => {
  it('completes the order with its last search only', async () => {
    const searchTypes = [
      { searchType: 'EMPLOYMENT' },
      { searchType: 'EDUCATION' },
      { searchType: 'EMPLOYMENT' },
    ];
    const { orderId, searchIds } = await createOrder(context, orderOf({ searchTypes }));
    const updates = [VERIFIED, UPDATES.CANCELLED, UPDATES.REASSIGNED];
    const rollups: unknown[] = [];
    for (const [index, searchId] of searchIds.entries()) {
      const update = updates[index] ?? VERIFIED;
      const { orderStatus, orderRollupApplied } = await updateSearch(context, { orderId, searchId, update });
      rollups.push([orderStatus, orderRollupApplied]);
    }
    expect(rollups).toEqual([
      ['IN_PROGRESS', false],
      ['IN_PROGRESS', false],
      ['COMPLETED', true],
    ]);
    const order = (await readOrder(context, { orderId }))?.order;
    expect(order).toMatchObject({ orderStatus: 'COMPLETED', endedAt: new Date(OFFICE_HOURS) });
  });
});
