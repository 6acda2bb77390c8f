import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { recordCall } from '../../domain/desk/record-call.ts';
import { expireSearch } from '../../domain/inbound/decide/expire-search.ts';
import { processInbound } from '../../domain/inbound/decide/process-inbound.ts';
import { claimReadBack } from '../../domain/inbound/read-back/claim-read-back.ts';
import { receiveMail } from '../../domain/inbound/receive/receive-mail.ts';
import { claimOutbound } from '../../domain/outbounds/send/claim-outbound.ts';
import { lockSearch } from '../../domain/searches/lock-search.ts';
import { updateSearch } from '../../domain/searches/update-search.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { JobName, Jobs } from '../../platform/queue/jobs.ts';
import {
  type ClaimedAttempt,
  incomingMail,
  type OrderedSearch,
  orderSearch,
  scheduleSearch,
  sendAttempt,
  type TestCore,
} from '../../testing/index.ts';
import { leftUnread } from '../../testing/left-unread.ts';
import { asPerson, attemptsToCall, NUMBER, searchToCall } from '../../testing/outreach/calls.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { sweepDueWork } from './sweep-due-work.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
// A sweep is about all organizations: each test starts with no work of the one before it.
afterEach(() =>
  test.sql(`update searches set search_status = 'CANCELLED'; update outbounds set status = 'CANCELLED';
    update webhook_deliveries set status = 'FAILED'`),
);

/** Loses every job there is, as a queue that had to be installed again would. */
const loseJobs = () => test.sql('delete from pgboss.job');

/** The jobs of every kind that wait, without those of the future. */
async function waiting(of: Context = context): Promise<Partial<Record<JobName, unknown[]>>> {
  const rows = await test.sql<{ name: JobName; data: unknown }>(
    `select name, data from pgboss.job where data ->> 'organizationId' = $1 order by created_on, id`,
    [of.organization.id],
  );
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, jobs]) => [name, jobs.map(({ data }) => data)]),
  );
}

/** A search in the given phase. */
async function searchOf(config: object, phase: string): Promise<OrderedSearch> {
  const ids = await orderSearch(context, { defaultSearchConfig: config });
  await test.sql('update searches set phase = $2 where id = $1', [ids.searchId, phase]);
  return ids;
}

/** An answer in words to an attempt, which a job is to read. */
async function replyTo({ orderId, claimed }: ClaimedAttempt) {
  const { links, destination } = claimed;
  const mail = incomingMail({
    recipient: links.replyToken,
    from: destination,
    text: 'Everything is correct.',
  });
  const received = await leftUnread(test, () => receiveMail(test.core, mail));
  if (!received) throw new Error('The mail found no attempt');
  return { ...received, orderId };
}

const organizationId = () => context.organization.id;

const statusOf = async (searchId: string) =>
  (
    await test.sql<{ status: string }>('select search_status as status from searches where id = $1', [
      searchId,
    ])
  )[0]?.status;

describe('the sweep', () => {
  it('ends searches whose time is over, from that instant on', async () => {
    const { searchId } = await searchOf({ timing: { searchSlaMinutes: 30 } }, 'AWAITING_RESPONSE');
    await loseJobs();
    clock.advance({ minutes: 29, seconds: 59 });
    expect(await sweepDueWork(test.core)).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await statusOf(searchId)).toBe('COMPLETED');
    expect(await waiting()).toEqual({});
  });

  it('calls a person for searches that no contact answered, from that instant on', async () => {
    const ids = await searchOf({ escalation: { autoEscalate: true } }, 'AWAITING_RESPONSE');
    clock.advance({ minutes: 11 });
    for (const due of [
      'update searches set escalate_at = $2 where id = $1',
      'update search_records set escalate_at = $2 where search_id = $1',
    ])
      await test.sql(due, [ids.searchId, new Date(clock.now().getTime() + 1_000)]);
    await loseJobs();
    await test.sql(`update searches set updated_at = $1`, [clock.now()]);
    expect(await sweepDueWork(test.core)).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await statusOf(ids.searchId)).toBe('REASSIGNED');
    expect(await waiting()).toEqual({});
  });

  it('asks for jobs only where work is due', async () => {
    const asked = async () => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await sweepDueWork(test.core);
      const texts = query.mock.calls.map((call) => JSON.stringify(call));
      query.mockRestore();
      return texts.filter((text) => text.includes('pgboss.job cross join')).length;
    };
    await orderSearch(context, {});
    expect(await asked()).toBe(0);
    await loseJobs();
    await test.sql(`update searches set updated_at = updated_at - interval '2 minutes'`);
    expect(await asked()).toBeGreaterThan(0);
    expect(await waiting()).toMatchObject({ 'research-search': [{}] });
  });

  it('leaves a search that it cannot end to a job, and goes on with the others', async () => {
    const ending = { timing: { searchSlaMinutes: 30 } };
    const [stuck, other] = [await searchOf(ending, 'REVIEW'), await searchOf(ending, 'REVIEW')];
    await loseJobs();
    await test.sql(`create function fault() returns trigger language plpgsql as
        $$ begin raise exception 'a fault of ours'; end $$;
      create trigger fault before update on searches for each row
        when (new.id = '${stuck.searchId}' and new.search_status = 'COMPLETED') execute function fault()`);
    clock.advance({ minutes: 30 });
    expect(await sweepDueWork(test.core)).toBe(2);
    const data = { organizationId: organizationId(), searchId: stuck.searchId };
    expect(await waiting()).toEqual({ 'expire-search': [data] });
    expect(await statusOf(other.searchId)).toBe('COMPLETED');
    expect(await sweepDueWork(test.core)).toBe(0);
    await test.sql('drop trigger fault on searches; drop function fault');
    await expireSearch(context, data);
    expect(await statusOf(stuck.searchId)).toBe('COMPLETED');
  });

  it('leaves a search to a job that another transaction does not let go of', async () => {
    const ids = await searchOf({ timing: { searchSlaMinutes: 30 } }, 'REVIEW');
    await loseJobs();
    clock.advance({ minutes: 30 });
    await inTransaction(context, async (transaction) => {
      await lockSearch(context, transaction, ids);
      expect(await sweepDueWork(test.core)).toBe(0);
    });
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await statusOf(ids.searchId)).toBe('COMPLETED');
  });

  it('has attempts of one search that are due together share a job', async () => {
    const { searchId } = await scheduleSearch(context);
    const other = await scheduleSearch(context);
    await test.sql(
      `update outbounds set scheduled_at = (select min(scheduled_at) from outbounds) + interval '1 hour'`,
    );
    await loseJobs();
    clock.advance({ minutes: 59, seconds: 30 });
    expect(await sweepDueWork(test.core)).toBe(2);
    const jobs = (await waiting())['send-outbound'] as Jobs['send-outbound'][];
    for (const search of [searchId, other.searchId]) {
      const [job, ...more] = jobs.filter((one) => one.searchId === search);
      expect(more).toEqual([]);
      const attempts = await test.sql<{ id: string }>('select id from outbounds where search_id = $1', [
        search,
      ]);
      expect([job?.outboundId, ...(job?.along ?? [])].toSorted()).toEqual(
        attempts.map(({ id }) => id).toSorted(),
      );
    }
    clock.advance({ minutes: 5 });
    await test.sql(`update pgboss.job set state = 'retry'`);
    expect(await sweepDueWork(test.core)).toBe(0);
  });

  it('has a promised call come to the desk in its time, and leaves it there', async () => {
    const place = await searchToCall(test, context);
    const result = { kind: 'call-back', at: new Date('2026-03-03T15:00:00Z') } as const;
    await recordCall(asPerson(context), { ...place, number: NUMBER, result });
    const outboundId = (await attemptsToCall(test, place)).find(({ status }) => status === 'SCHEDULED')?.id;
    await loseJobs();
    clock.set('2026-03-03T14:00:00Z');
    await sweepDueWork(test.core);
    expect((await waiting())['send-outbound']).toBeUndefined();
    clock.set('2026-03-03T14:59:30Z');
    await sweepDueWork(test.core);
    const data = { organizationId: organizationId(), searchId: place.searchId, outboundId };
    expect((await waiting())['send-outbound']).toEqual([data]);
    clock.set('2026-03-03T15:00:00Z');
    await claimOutbound(context, { searchId: place.searchId, outboundId: outboundId ?? '', jobId: newId() });
    await loseJobs();
    clock.advance({ minutes: 10 });
    await sweepDueWork(test.core);
    expect((await waiting())['send-outbound']).toBeUndefined();
  });

  it('researches searches whose job was lost', async () => {
    const { searchId } = await orderSearch(context);
    await loseJobs();
    clock.advance({ minutes: 1 });
    expect(await sweepDueWork(test.core)).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await waiting()).toEqual({ 'research-search': [{ organizationId: organizationId(), searchId }] });
  });

  it('sends attempts whose job was lost, each in its time', async () => {
    const { searchId } = await scheduleSearch(context);
    const [first] = await test.sql<{ id: string }>(
      'select id from outbounds where search_id = $1 order by scheduled_at limit 1',
      [searchId],
    );
    await loseJobs();
    clock.advance({ seconds: 61 });
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await waiting()).toEqual({
      'send-outbound': [{ organizationId: organizationId(), searchId, outboundId: first?.id }],
    });
  });

  it('reads messages, and sends back what was read, where the job was lost', async () => {
    const { searchId, inboundId } = await replyTo(await sendAttempt(test, context));
    const data = { organizationId: organizationId(), searchId, inboundId };
    await loseJobs();
    clock.advance({ seconds: 60 });
    expect(await sweepDueWork(test.core)).toBe(0);
    clock.advance({ seconds: 1 });
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await waiting()).toEqual({ 'process-inbound': [data] });

    await processInbound(context, data);
    await loseJobs();
    clock.advance({ seconds: 61 });
    await sweepDueWork(test.core);
    expect(await waiting()).toEqual({ 'send-read-back': [data] });
    await loseJobs();
    expect(await claimReadBack(context, data)).not.toBeNull();
    await test.sql(`update inbound_messages set read_back = 'SENT' where id = $1`, [inboundId]);
    expect(await sweepDueWork(test.core)).toBe(0);
  });

  it('leaves messages alone whose search has ended', async () => {
    const { searchId, orderId } = await replyTo(await sendAttempt(test, context));
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'REASSIGNED' } });
    await loseJobs();
    clock.advance({ minutes: 5 });
    expect(await sweepDueWork(test.core)).toBe(0);
  });

  it.each(['PAUSED', 'IN_PROGRESS', 'SENT', 'DELIVERED', 'FAILED', 'CANCELLED'])(
    'leaves attempts alone that are %s',
    async (status) => {
      const { searchId } = await scheduleSearch(context);
      await test.sql('update outbounds set status = $2 where search_id = $1', [searchId, status]);
      clock.advance({ days: 4 });
      expect(await sweepDueWork(test.core)).toBe(0);
    },
  );

  it('leaves searches alone that have ended', async () => {
    const ids = await orderSearch(context);
    await updateSearch(context, { ...ids, update: { searchStatus: 'REASSIGNED' } });
    clock.advance({ days: 30 });
    expect(await sweepDueWork(test.core)).toBe(0);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['research', () => orderSearch(context)],
    [
      'an attempt',
      () => scheduleSearch(context, { defaultSearchConfig: { outbound: { maxTotalAttempts: 1 } } }),
    ],
  ])('does not take on %s again while it has a job, and at once when it has none', async (_what, prepare) => {
    await prepare();
    await loseJobs();
    clock.advance({ seconds: 61 });
    expect(await sweepDueWork(test.core)).toBe(1);
    clock.advance({ hours: 10 });
    expect(await sweepDueWork(test.core)).toBe(0);
    await test.sql(`update pgboss.job set state = 'retry'`);
    expect(await sweepDueWork(test.core)).toBe(0);
    await test.sql(`update pgboss.job set state = 'completed'`);
    expect(await sweepDueWork(test.core)).toBe(1);
  });

  it('ends a search in time, though a look from before its end takes on other work of it just after', async () => {
    const { searchId } = await searchOf({ timing: { searchSlaMinutes: 30 } }, 'AWAITING_RESPONSE');
    await loseJobs();
    await test.sql('update searches set escalate_at = $2 where id = $1', [searchId, clock.now()]);
    clock.advance({ minutes: 29, seconds: 59 });
    // Both looks are at that time, and what follows from them three seconds later.
    const times = [clock.now(), clock.now()];
    const late = { ...clock, now: () => times.shift() ?? clock.now() };
    clock.advance({ seconds: 3 });
    await sweepDueWork({ ...test.core, clock: late });
    await sweepDueWork(test.core);
    expect(await statusOf(searchId)).toBe('COMPLETED');
  });

  it('writes no job twice, however many workers sweep and however long their backlog lies', async () => {
    for (let index = 0; index < 5; index += 1) await orderSearch(context);
    clock.advance({ hours: 3 });
    const sweeps = await Promise.all(Array.from({ length: 4 }, () => sweepDueWork(test.core)));
    expect(sweeps).toEqual([0, 0, 0, 0]);
    await loseJobs();
    await Promise.all(Array.from({ length: 4 }, () => sweepDueWork(test.core)));
    expect((await waiting())['research-search']).toHaveLength(5);
  });

  it('ends a search in time, though it has just taken on other work of it', async () => {
    const config = { timing: { searchSlaMinutes: 2 } };
    const { searchId } = await orderSearch(context, { defaultSearchConfig: config });
    await loseJobs();
    clock.advance({ seconds: 61 });
    await sweepDueWork(test.core);
    await loseJobs();
    clock.advance({ minutes: 1 });
    await sweepDueWork(test.core);
    expect(await statusOf(searchId)).toBe('COMPLETED');
  });

  it('finds the work of every organization, and gives each its own', async () => {
    const other = await test.organization();
    const [mine, theirs] = [await orderSearch(context), await orderSearch(other)];
    await loseJobs();
    clock.advance({ minutes: 2 });
    expect(await sweepDueWork(test.core)).toBe(2);
    const jobOf = ({ organization: { id } }: Context, searchId: string) => ({
      'research-search': [{ organizationId: id, searchId }],
    });
    expect(await waiting(context)).toEqual(jobOf(context, mine.searchId));
    expect(await waiting(other)).toEqual(jobOf(other, theirs.searchId));
  });
});
