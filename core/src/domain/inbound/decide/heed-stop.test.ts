import { describe, expect, it } from 'vitest';
import { jobsOfAttempts, scheduleSearch, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { incomingMail } from '../../../testing/messages.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { liftRefusal, listRefusals } from '../../contacts/do-not-contact.ts';
import type { Context } from '../../context/context.ts';
import { cancelOrder } from '../../orders/cancel-order.ts';
import { claimOutbound } from '../../outbounds/send/claim-outbound.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

type Sent = Awaited<ReturnType<typeof sendAttempt>>;

async function reply(
  { claimed }: Sent,
  text: string,
  kind: 'MESSAGE' | 'AUTO_REPLY' = 'MESSAGE',
): Promise<void> {
  const { replyToken: recipient } = claimed.links;
  const mail = incomingMail({
    recipient,
    from: 'hr@contoso.example',
    messageId: '<stop@contoso.example>',
    text,
    kind,
  });
  const received = await receiveMail(test.core, mail);
  if (received) await processInbound({ ...context, actor: 'SYSTEM' }, received);
}

const stop = (attempt: Sent) => reply(attempt, 'Please do not contact us again. Remove us from your list.');

const statuses = ({ searchId, claimed }: Sent) =>
  test.sql<{ status: string; own: boolean }>(
    'select status, contact_id = $2 as own from outbounds where search_id = $1 order by scheduled_at, id',
    [searchId, claimed.outbound.contactId],
  );

const SECOND = {
  defaultSearchConfig: {
    outbound: { contactHints: [{ email: 'second@contoso.example' }], maxTotalAttempts: 4 },
  },
};

describe('who asks not to be written to again', () => {
  it('is left in peace, and the other contacts are asked', async () => {
    const attempt = await sendAttempt(test, context, SECOND);
    await stop(attempt);
    const after = await statuses(attempt);
    expect(after.filter(({ own }) => own).map(({ status }) => status)).not.toContain('SCHEDULED');
    expect(after.filter(({ own }) => !own).map(({ status }) => status)).toContain('SCHEDULED');
    const { activities } = await readSearch(context, attempt);
    expect(activities.map(({ activityType }) => activityType)).toContain('DO_NOT_CONTACT');
  });

  it('is not asked for another search either, until that is lifted', async () => {
    const attempt = await sendAttempt(test, context);
    await stop(attempt);
    const [refusal, ...others] = await listRefusals(context);
    expect(others).toEqual([]);
    expect(refusal).toMatchObject({
      destination: attempt.claimed.destination,
      searchId: attempt.searchId,
      since: clock.now(),
    });
    await expect(sendAttempt(test, context)).rejects.toThrow('nothing to send');
    await liftRefusal(context, refusal?.id ?? '');
    expect(await listRefusals(context)).toEqual([]);
    expect((await sendAttempt(test, context)).claimed.destination).toBe(attempt.claimed.destination);
    await expect(liftRefusal(context, refusal?.id ?? '')).rejects.toThrow('lifted before');
  });

  it('is heard also after the search has ended', async () => {
    const attempt = await sendAttempt(test, context);
    await cancelOrder(context, attempt);
    await stop(attempt);
    await expect(sendAttempt(test, context)).rejects.toThrow('nothing to send');
  });

  it('is not sent what was planned before, of any search', async () => {
    const attempt = await sendAttempt(test, context);
    const second = await sendAttempt(test, context, SECOND);
    await stop(attempt);
    clock.advance({ days: 1 });
    for (const { id, data } of await jobsOfAttempts(test, context)) {
      const claimed = await claimOutbound(context, { ...data, jobId: id });
      expect(claimed?.destination).not.toBe(attempt.claimed.destination);
    }
    const cancelled = (await statuses(second)).filter(({ own }) => own).map(({ status }) => status);
    expect(cancelled).not.toContain('SCHEDULED');
  });

  it('is not sent a first request that was planned before', async () => {
    const attempt = await sendAttempt(test, context);
    const planned = await scheduleSearch(context);
    await stop(attempt);
    for (const { id, data } of await jobsOfAttempts(test, context)) {
      if (data.searchId === planned.searchId)
        expect(await claimOutbound(context, { ...data, jobId: id })).toBeNull();
    }
    const written = await test.sql<{ status: string }>(
      `select status from outbounds where search_id = $1 and channel = 'EMAIL'`,
      [planned.searchId],
    );
    expect(new Set(written.map(({ status }) => status))).toEqual(new Set(['CANCELLED']));
  });

  it('is another organization no matter', async () => {
    const attempt = await sendAttempt(test, context);
    await stop(attempt);
    const other = await test.organization();
    expect((await sendAttempt(test, other)).claimed.destination).toBe(attempt.claimed.destination);
  });

  it('and who only answers, may be asked another time', async () => {
    await reply(await sendAttempt(test, context), 'We have no record of this person.');
    expect(await listRefusals(context)).toEqual([]);
  });
});

it('who has left for good is not asked again in this search, as a machine says', async () => {
  const attempt = await sendAttempt(test, context, SECOND);
  await reply(
    attempt,
    'Automatic reply: I have left the company. This mailbox is no longer monitored.',
    'AUTO_REPLY',
  );
  const own = (await statuses(attempt)).filter(({ own }) => own).map(({ status }) => status);
  expect(own).not.toContain('SCHEDULED');
});
