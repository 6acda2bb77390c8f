import { cancelledSearch, deliverDue, fakeClock, openDeliveries } from '@credence/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import type { Caller } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const HOOK = { fallbackEndpoint: 'https://client.example/hook' };
const clock = fakeClock('2026-03-02T15:00:00Z');
let caller: Caller;
const app = useTestApp({ clock });

beforeEach(async () => {
  clock.set('2026-03-02T15:00:00Z');
  caller = app.caller(await app.test.organization());
});

/** A search whose one event was not taken. */
async function failedSearch(): Promise<string> {
  const { searchId } = await cancelledSearch(caller.context, { webhookConfig: HOOK });
  await deliverDue(app.test, caller.context, searchId, { status: 404 });
  return searchId;
}

const redeliver = (body: unknown) => caller.request('POST', '/v1/closeout-events/redeliver', { body });
const statusOf = async (searchId: string) =>
  (await openDeliveries(app.test, caller.context, searchId)).map(({ status }) => status);

const DONE = { success: true, dryRun: false, matched: 0, remaining: 0, redelivered: 0, inFlight: 0 };
const NOTHING = { ...DONE, withoutTarget: 0, redacted: 0, nextCursor: null };

describe('POST closeout-events/redeliver', () => {
  it('200: what failed in a range of time, and how many that were', async () => {
    const before = await failedSearch();
    clock.set('2026-03-03T09:00:00Z');
    const during = [await failedSearch(), await failedSearch()];
    clock.set('2026-03-04T09:00:00Z');
    const after = await failedSearch();

    const dry = await redeliver({ from: '2026-03-03', to: '2026-03-03', dryRun: true });
    expect([dry.status, dry.body]).toEqual([200, { ...NOTHING, dryRun: true, matched: 2, remaining: 2 }]);
    expect(await statusOf(during[0] ?? '')).toEqual(['FAILED']);

    const answer = await redeliver({ from: '2026-03-03', to: '2026-03-03' });
    expect([answer.status, answer.body]).toEqual([200, { ...NOTHING, matched: 2, redelivered: 2 }]);
    for (const searchId of during) expect(await statusOf(searchId)).toEqual(['PENDING']);
    for (const searchId of [before, after]) expect(await statusOf(searchId)).toEqual(['FAILED']);
  });

  it('200: of one search, of another status, from no cursor but its own', async () => {
    const [searchId, other] = [await failedSearch(), await failedSearch()];
    const from = '2026-03-02';
    expect((await redeliver({ from, searchId })).body).toMatchObject({ matched: 1, redelivered: 1 });
    expect((await redeliver({ from, deliveryStatus: 'PENDING' })).body).toMatchObject({ matched: 1 });
    expect((await redeliver({ from, deliveryStatus: 'DELIVERED' })).body).toEqual(NOTHING);
    expect(await statusOf(other)).toEqual(['FAILED']);
    const answer = await redeliver({ from, cursor: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(messagesOf(answer)).toEqual(['cursor is not one that closeout events were answered with']);
  });

  it('200: nothing of another organization', async () => {
    const searchId = await failedSearch();
    const body = { from: '2026-03-02', searchId };
    const answer = await app.other.request('POST', '/v1/closeout-events/redeliver', { body });
    expect([answer.status, answer.body]).toEqual([200, NOTHING]);
    expect(await statusOf(searchId)).toEqual(['FAILED']);
  });

  it.each<[object, string]>([
    [{}, 'from is required'],
    [{ from: 'x' }, 'from must be a date in the form YYYY-MM-DD, or an instant with its offset'],
    [{ from: '2026-03-02', dryRun: 'yes' }, 'dryRun must be a boolean'],
    [{ from: '2026-03-02', searchId: '7' }, 'searchId must be a UUID'],
  ])('400: %j', async (body, message) => {
    const answer = await redeliver(body);
    expect([answer.status, messagesOf(answer)]).toEqual([400, [message]]);
  });
});
