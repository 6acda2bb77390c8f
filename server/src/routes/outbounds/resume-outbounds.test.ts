import { fakeClock, OFFICE_HOURS } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';
import { act, NO_BODIES, scheduledSearch, statusesOf } from './testing/outbounds.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

async function pausedSearch() {
  const ids = await scheduledSearch(app);
  await act(app.active, ids, 'pause-outbounds');
  return ids;
}

describe('POST resume-outbounds', () => {
  it.each(NO_BODIES)('200: %s', async (_, sent) => {
    const ids = await pausedSearch();
    const answer = await act(app.active, ids, 'resume-outbounds', sent);
    const { searchId } = ids;
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, searchId, externalSearchId: 'ext-1', resumedCount: 3, cancelledCount: 0 },
    ]);
    expect(await statusesOf(app, ids)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
  });
});
