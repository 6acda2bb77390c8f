import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import {
  type ClaimedAttempt,
  claimAttempt,
  contactInput,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { addContact } from '../../contact-plan/add-contact.ts';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import { lockSearch } from '../../searches/lock-search.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { cancelOutbounds } from '../change/cancel-outbounds.ts';
import { pauseOutbounds } from '../change/pause-outbounds.ts';
import { recordOutbound } from '../send/record-outbound.ts';
import { replanOutreach } from './replan-outreach.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const MAIL = 'hr@contoso.example';
const PHONE = '+15125550100';

/** One contact with a mail address and a number, of whom not more may be asked than there are attempts at the two. */
const order = (outbound: object = {}, employer: object = {}) => ({
  history: {
    employment: [
      {
        employerName: 'Contoso Inc',
        position: 'Analyst',
        employerEmail: MAIL,
        employerPhone: PHONE,
        ...employer,
      },
    ],
  },
  defaultSearchConfig: { outbound: { maxAttemptsPerMethod: 2, maxTotalAttempts: 3, ...outbound } },
});

const attemptsOf = async (searchId: string) => {
  const rows = await test.sql<Pick<OutboundRow, 'id' | 'destination' | 'status'> & { day: string }>(
    `select *, to_char(scheduled_at at time zone 'UTC', 'DD HH24:MI') as day
      from outbounds where search_id = $1 order by scheduled_at, id`,
    [searchId],
  );
  return rows.map((row) => `${row.day} ${openDestination(context, row)} ${row.status}`);
};

const replan = ({ searchId }: { searchId: string }) =>
  inTransaction(context, async (transaction) => {
    const locked = await lockSearch(context, transaction, { searchId });
    if (!locked) throw new Error('There is no such search');
    return replanOutreach(context, transaction, locked);
  });

/** The first mail of a search came back an hour after it was sent. */
async function bounced(overrides: Record<string, unknown>): Promise<ClaimedAttempt> {
  const sent = await sendAttempt(test, context, overrides);
  clock.advance({ hours: 1 });
  await test.sql(`update outbounds set status = 'FAILED', outcome = 'BOUNCED' where id = $1`, [
    sent.claimed.outbound.id,
  ]);
  return sent;
}

describe('a search with a mail that came back', () => {
  it('writes there no more, and uses elsewhere what it may', async () => {
    const search = await bounced(order());
    expect(await replan(search)).toEqual({ cancelledCount: 1, plannedCount: 1 });
    expect(await attemptsOf(search.searchId)).toEqual([
      `02 15:00 ${MAIL} FAILED`,
      `03 15:00 ${PHONE} SCHEDULED`,
      `04 15:00 ${MAIL} CANCELLED`,
      `04 15:00 ${PHONE} SCHEDULED`,
    ]);
    const { activities } = await readSearch(context, search);
    expect(activities.slice(-2)).toMatchObject([
      {
        activityType: 'OUTBOUND_CANCELLED',
        description: 'Attempt 2 cancelled: nothing reaches its destination',
      },
      { activityType: 'OUTREACH_SCHEDULED', description: 'Attempts scheduled: 1' },
    ]);
    const before = await storedFor(test, context);
    expect(await replan(search)).toEqual({ cancelledCount: 0, plannedCount: 0 });
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('says so when there is nobody else to ask', async () => {
    const search = await bounced(order({}, { employerPhone: undefined }));
    expect(await replan(search)).toEqual({ cancelledCount: 1, plannedCount: 0 });
    expect((await readSearch(context, search)).search).toMatchObject({
      phase: 'OUTREACH',
      waitingFor: 'a contact that can be reached',
    });
  });

  it('keeps to the outbound window', async () => {
    const timing = { outboundWindowMinutes: 2_880 };
    const { defaultSearchConfig, ...rest } = order();
    const search = await bounced({ ...rest, defaultSearchConfig: { ...defaultSearchConfig, timing } });
    clock.advance({ days: 1 });
    expect(await replan(search)).toMatchObject({ cancelledCount: 1, plannedCount: 1 });
    expect((await attemptsOf(search.searchId)).filter((attempt) => attempt.endsWith('SCHEDULED'))).toEqual([
      `03 15:00 ${PHONE} SCHEDULED`,
      `04 15:00 ${PHONE} SCHEDULED`,
    ]);
  });

  it('starts nothing that the client has stopped', async () => {
    const cancelled = await bounced(order());
    await cancelOutbounds(context, cancelled);
    expect(await replan(cancelled)).toEqual({ cancelledCount: 0, plannedCount: 0 });
    const paused = await bounced(order());
    await pauseOutbounds(context, paused);
    expect(await replan(paused)).toEqual({ cancelledCount: 1, plannedCount: 0 });
  });

  it('starts nothing that the client has paused, though a channel turned out not to be there before', async () => {
    const { defaultSearchConfig, ...rest } = order({ maxTotalAttempts: 9 });
    const channels = { preferredChannel: 'VOICE' };
    const config = { defaultSearchConfig: { ...defaultSearchConfig, channels } };
    const search = await claimAttempt(test, context, { ...rest, ...config });
    await recordOutbound(context, search.claimed, { kind: 'skipped', channelsAvailable: ['EMAIL'] });
    await pauseOutbounds(context, search);
    const { orderId, searchId } = search;
    await addContact(context, { orderId, searchId, contact: contactInput() });
    await test.sql(
      `update outbounds set status = 'FAILED', outcome = 'BOUNCED' where id =
        (select id from outbounds where search_id = $1 and status = 'PAUSED' order by scheduled_at limit 1)`,
      [searchId],
    );
    expect(await replan(search)).toEqual({ cancelledCount: 1, plannedCount: 0 });
  });

  it('plans nothing once it has ended', async () => {
    const search = await bounced(order());
    const { orderId, searchId } = search;
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    expect(await replan(search)).toMatchObject({ plannedCount: 0 });
  });
});

describe('an attempt whose channel turns out not to be configured', () => {
  const voiceFirst = () => {
    const { defaultSearchConfig, ...rest } = order();
    return {
      ...rest,
      defaultSearchConfig: { ...defaultSearchConfig, channels: { preferredChannel: 'VOICE' } },
    };
  };

  it('is skipped, uses up nothing, and its channel is left alone', async () => {
    const search = await claimAttempt(test, context, voiceFirst());
    expect(search.claimed.destination).toBe(PHONE);
    await recordOutbound(context, search.claimed, { kind: 'skipped', channelsAvailable: ['EMAIL'] });

    expect(await attemptsOf(search.searchId)).toEqual([
      `02 15:00 ${PHONE} FAILED`,
      `03 15:00 ${MAIL} SCHEDULED`,
      `04 15:00 ${PHONE} CANCELLED`,
      `04 15:00 ${MAIL} SCHEDULED`,
    ]);
    const { activities } = await readSearch(context, search);
    expect(activities.find(({ activityType }) => activityType === 'OUTBOUND_SKIPPED')).toMatchObject({
      description: 'Voice is not configured in this deployment',
      channel: 'VOICE',
      outboundId: search.claimed.outbound.id,
    });
    const [row] = await test.sql('select outcome, error from outbounds where id = $1', [
      search.claimed.outbound.id,
    ]);
    expect(row).toEqual({
      outcome: 'CHANNEL_NOT_CONFIGURED',
      error: 'Voice is not configured in this deployment',
    });
  });

  it('gives its place to another even when it was the only one', async () => {
    const { defaultSearchConfig, ...rest } = voiceFirst();
    const outbound = { maxTotalAttempts: 1 };
    const search = await claimAttempt(test, context, {
      ...rest,
      defaultSearchConfig: { ...defaultSearchConfig, outbound },
    });
    await recordOutbound(context, search.claimed, { kind: 'skipped', channelsAvailable: ['EMAIL'] });
    expect(await attemptsOf(search.searchId)).toEqual([
      `02 15:00 ${PHONE} FAILED`,
      `02 15:00 ${MAIL} SCHEDULED`,
    ]);
  });
});
