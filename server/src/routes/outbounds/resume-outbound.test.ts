import { randomUUID } from 'node:crypto';
import { updateSearch } from '@credence/core';
import { fakeClock, OFFICE_HOURS, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { act, scheduledSearch, statusesOf } from './testing/outbounds.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

async function pausedSearch() {
  const ids = await scheduledSearch(app);
  await act(app.active, ids, 'pause-outbounds');
  return ids;
}

const resume = (ids: Parameters<typeof act>[1], body: unknown) =>
  act(app.active, ids, 'resume-outbound', { body });

describe('POST resume-outbound', () => {
  it('200: schedules that one again', async () => {
    const { outboundId, ...ids } = await pausedSearch();
    const answer = await resume(ids, { outboundId });
    const { searchId } = ids;
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, searchId, externalSearchId: 'ext-1', outboundId, status: 'SCHEDULED' },
    ]);
    expect(await statusesOf(app, ids)).toEqual(['SCHEDULED', 'PAUSED', 'PAUSED']);
  });

  it('200: cancels it where its time is over', async () => {
    const { outboundId, ...ids } = await pausedSearch();
    await app.test.sql('update searches set sla_at = $2 where id = $1', [ids.searchId, OFFICE_HOURS]);
    expect((await resume(ids, { outboundId })).body).toMatchObject({ outboundId, status: 'CANCELLED' });
  });

  it('400: no id', async () => {
    const answer = await resume(await pausedSearch(), {});
    expect([answer.status, messagesOf(answer)]).toEqual([400, ['outboundId is required']]);
  });

  it('404: an unknown attempt, and one of another search', async () => {
    const [ids, other] = [await pausedSearch(), await pausedSearch()];
    for (const outboundId of [randomUUID(), other.outboundId]) {
      const answer = await resume(ids, { outboundId });
      expect([answer.status, messagesOf(answer)]).toEqual([404, ['Outbound not found']]);
    }
  });

  it.each(['SCHEDULED', 'IN_PROGRESS', 'SENT', 'DELIVERED', 'FAILED', 'CANCELLED'])(
    '409: an attempt that is %s',
    async (status) => {
      const ids = await pausedSearch();
      const { outboundId } = ids;
      await app.test.sql('update outbounds set status = $2 where id = $1', [outboundId, status]);
      const before = await storedFor(app.test, app.active.context);
      const answer = await resume(ids, { outboundId });
      const words = `An attempt that is ${status} does not allow "resume"`;
      expect([answer.status, messagesOf(answer)]).toEqual([409, [words]]);
      expect(await storedFor(app.test, app.active.context)).toEqual(before);
    },
  );

  it('409: an attempt of a search that has ended', async () => {
    const { outboundId, ...ids } = await pausedSearch();
    await updateSearch(app.active.context, { ...ids, update: { searchStatus: 'REASSIGNED' } });
    const answer = await resume(ids, { outboundId });
    const words = 'An attempt that is CANCELLED does not allow "resume"';
    expect([answer.status, messagesOf(answer)]).toEqual([409, [words]]);
  });
});
