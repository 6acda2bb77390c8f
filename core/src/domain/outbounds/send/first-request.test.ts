import { describe, expect, it } from 'vitest';
import { jobsOfAttempts, orderInput, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { type ClaimedOutbound, claimOutbound } from './claim-outbound.ts';
import { recordOutbound } from './record-outbound.ts';
import type { SendOutcome } from './send-outcome.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const employment = (contact: object) => ({
  history: {
    employment: [{ employerName: 'Contoso Inc', position: 'Analyst', startDate: '2019-03-01', ...contact }],
  },
});

/** Takes the next attempt of a search when it is due, and ends it so. */
async function next(searchId: string, outcome: SendOutcome = { kind: 'sent' }): Promise<ClaimedOutbound> {
  const [row] = await test.sql<{ id: string; scheduled_at: Date }>(
    `select id, scheduled_at from outbounds where search_id = $1 and status = 'SCHEDULED' order by scheduled_at`,
    [searchId],
  );
  if (!row) throw new Error('No attempt waits');
  clock.set(row.scheduled_at);
  const [job] = (await jobsOfAttempts(test, context)).filter(({ data }) => data.outboundId === row.id);
  const claimed = job && (await claimOutbound(context, { ...job.data, jobId: job.id }));
  if (!claimed) throw new Error('The attempt cannot be claimed');
  await recordOutbound(context, claimed, outcome);
  return claimed;
}

describe('the request that a follow-up comes back to', () => {
  it('is the first one, however many there were', async () => {
    const { searchId, claimed } = await sendAttempt(test, context);
    expect(claimed.followsUp).toBeNull();
    expect((await next(searchId)).followsUp).toBe(claimed.outbound.id);
    expect((await next(searchId)).followsUp).toBe(claimed.outbound.id);
  });

  it('is none that never went out', async () => {
    const { searchId } = await sendAttempt(test, context, orderInput());
    await test.sql(`update outbounds set status = 'FAILED' where search_id = $1 and status = 'SENT'`, [
      searchId,
    ]);
    expect((await next(searchId)).followsUp).toBeNull();
  });

  it('is one that went to the same place by the same channel', async () => {
    const contact = { employerEmail: 'hr@contoso.example', employerPhone: '+1 512 555 0100' };
    const { searchId, claimed } = await sendAttempt(test, context, employment(contact));
    const call = await next(searchId);
    expect([call.outbound.channel, call.followsUp]).toEqual(['VOICE', null]);
    const mail = await next(searchId);
    expect([mail.outbound.channel, mail.followsUp]).toEqual(['EMAIL', claimed.outbound.id]);
  });
});
