import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { claimOutbound } from '../../domain/outbounds/send/claim-outbound.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { scheduleSearch, type TestCore } from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { findDueWork, LOOK_BATCH } from './find-due-work.ts';
import { sweepDueWork } from './sweep-due-work.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
// A sweep is about all organizations: each test starts with no work of the one before it.
afterEach(() => test.sql(`delete from pgboss.job; update outbounds set status = 'CANCELLED'`));

const sends = () => test.jobs('send-outbound', context);

/** A search whose attempts are due at 15:00 UTC: now, tomorrow and the day after. */
async function tomorrow() {
  const { searchId } = await scheduleSearch(context);
  const [first] = await sends();
  if (!first) throw new Error('The first attempt has no job');
  // It is being sent, and has nothing more to do with this.
  await claimOutbound(context, { ...first.data, jobId: first.id });
  await test.sql('delete from pgboss.job');
  return { searchId, dueAt: new Date('2026-03-03T15:00:00Z') };
}

describe('a job of later', () => {
  it.each<[string, number, number]>([
    ['is left to the sweeper', 60_001, 0],
    ['is written when it is due within the horizon', 60_000, 1],
  ])('%s', async (_what, wait, expected) => {
    const data = { searchId: context.organization.id, outboundId: context.organization.id };
    const startAfter = new Date(clock.now().getTime() + wait);
    await inTransaction(context, (transaction) =>
      enqueue(context, transaction, 'send-outbound', [{ data, startAfter }]),
    );
    expect(await sends()).toHaveLength(expected);
  });

  it('is written whenever it is due, of a kind that no row holds the time of', async () => {
    const data = { searchId: context.organization.id, outboundId: context.organization.id };
    const startAfter = new Date('2026-03-09T15:00:00Z');
    await inTransaction(context, (transaction) =>
      enqueue(context, transaction, 'answer-simulated', [{ data, startAfter }]),
    );
    expect(await test.jobs('answer-simulated', context)).toMatchObject([{ startAfter }]);
  });
});

describe('work whose time comes near', () => {
  it('gets its job a minute before, for the very time, and gets it once', async () => {
    const { searchId, dueAt } = await tomorrow();
    clock.set('2026-03-03T14:58:59.999Z');
    expect(await sweepDueWork(test.core)).toBe(0);
    clock.set('2026-03-03T14:59:00Z');
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await sends()).toMatchObject([{ data: { searchId }, startAfter: dueAt }]);
    for (const time of ['2026-03-03T14:59:05Z', '2026-03-03T15:00:00Z', '2026-03-03T18:00:00Z']) {
      clock.set(time);
      expect(await sweepDueWork(test.core)).toBe(0);
    }
  });

  it('gets another job when that one was lost', async () => {
    await tomorrow();
    clock.set('2026-03-03T14:59:30Z');
    await sweepDueWork(test.core);
    await test.sql('delete from pgboss.job');
    clock.set('2026-03-03T15:01:01Z');
    expect(await sweepDueWork(test.core)).toBe(1);
    expect(await sends()).toHaveLength(1);
  });

  it('gets a job for each of its times, however close they are', async () => {
    const { searchId } = await tomorrow();
    clock.set('2026-03-03T14:59:00Z');
    await sweepDueWork(test.core);
    await test.sql(
      `update outbounds set scheduled_at = $2, updated_at = $3 where search_id = $1 and status = 'SCHEDULED'
        and scheduled_at = '2026-03-03T15:00:00Z'`,
      [searchId, '2026-03-03T15:02:00Z', clock.now()],
    );
    clock.set('2026-03-03T15:01:00Z');
    expect(await sweepDueWork(test.core)).toBe(1);
    expect((await sends()).map(({ startAfter }) => startAfter)).toContainEqual(
      new Date('2026-03-03T15:02:00Z'),
    );
  });

  it('gets one job, however many workers sweep at once', async () => {
    await tomorrow();
    clock.set('2026-03-03T14:59:30Z');
    const sweeps = await Promise.all(Array.from({ length: 4 }, () => sweepDueWork(test.core)));
    expect(sweeps.reduce((sum, written) => sum + written)).toBe(1);
    expect(await sends()).toHaveLength(1);
  });

  it('is found after an outage, however long that was', async () => {
    await tomorrow();
    clock.set('2026-03-05T15:00:00Z');
    expect(await sweepDueWork(test.core)).toBe(2);
    expect(await sweepDueWork(test.core)).toBe(0);
  });

  it('is taken on by the hundred until none is left', async () => {
    const { searchId } = await tomorrow();
    const count = 2 * LOOK_BATCH + 1;
    await test.sql(
      `insert into outbounds select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
          'link_hash', '\\x' || md5('l' || i), 'reply_hash', '\\x' || md5('r' || i)))).*
        from outbounds o, generate_series(1, $2) i
        where search_id = $1 and scheduled_at = '2026-03-03T15:00:00Z'`,
      [searchId, count],
    );
    clock.set('2026-03-03T14:59:30Z');
    expect((await findDueWork(test.core)).get('near')).toHaveLength(LOOK_BATCH);
    await sweepDueWork(test.core);
    const jobs = await sends();
    const sent = jobs.flatMap(({ data }) => [data.outboundId, ...(data.along ?? [])]);
    expect(new Set(sent).size).toBe(count + 1);
    expect(sent).toHaveLength(count + 1);
    // A few of them share a job.
    expect(jobs).toHaveLength(Math.ceil((count + 1) / 5));
  });
});

describe('a look for due work', () => {
  /** The statement of a look, with its parameters. */
  async function statementOf(find: () => Promise<unknown>): Promise<[string, unknown[]]> {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    await find();
    const calls: unknown[][] = query.mock.calls;
    query.mockRestore();
    const [[sent] = [], ...others] = calls;
    const statements = (sent as { statements?: { text: string; values: unknown[] }[] } | undefined)
      ?.statements;
    const look = statements?.at(-1);
    // Before it goes the role that it is made under.
    if (statements?.length !== 2 || !look || others.length > 0) throw new Error('A look is one round trip');
    return [look.text, look.values];
  }

  async function explain(text: string, values: unknown[]): Promise<{ 'QUERY PLAN': string }[]> {
    const client = new pg.Client({ connectionString: test.core.config.DATABASE_URL });
    await client.connect();
    try {
      // A few rows are read as a whole unless that is forbidden; a sort would show that the index is not in order.
      await client.query('set enable_seqscan = off; set enable_bitmapscan = off; set enable_sort = off');
      return (await client.query(`explain ${text}`, values)).rows;
    } finally {
      await client.end();
    }
  }

  it('reads what is due by indexes, in order', async () => {
    const rows = await explain(...(await statementOf(() => findDueWork(test.core))));
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Sort');
    const looks = plan.split('Limit').slice(1);
    expect(looks.map((look) => /Index Scan using (\S+)/.exec(look)?.[1])).toEqual([
      'outbounds_without_job',
      'searches_sla_at_idx',
      'searches_to_escalate',
      'searches_to_research',
      'outbounds_due',
      'inbound_messages_unread',
      'inbound_messages_to_send_back',
    ]);
  });
});
