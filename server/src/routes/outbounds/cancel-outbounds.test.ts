import { fakeClock, OFFICE_HOURS } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';
import { act, NO_BODIES, scheduledSearch, statusesOf } from './testing/outbounds.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

describe('POST cancel-outbounds', () => {
  it.each(NO_BODIES)('200: %s', async (_, sent) => {
    const ids = await scheduledSearch(app);
    const { outboundId, searchId } = ids;
    await act(app.active, ids, 'pause-outbound', { body: { outboundId } });
    const answer = await act(app.active, ids, 'cancel-outbounds', sent);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, searchId, externalSearchId: 'ext-1', cancelledCount: 3 },
    ]);
    expect(await statusesOf(app, ids)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  });
});
