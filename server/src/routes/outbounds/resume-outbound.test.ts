import { fakeClock, OFFICE_HOURS } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
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
});
