import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import {
  answerDelivery,
  atOnce,
  createTestCore,
  openDeliveries,
  type TestCore,
  takeDelivery,
} from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { cancelledSearch } from '../../../testing/workflow.ts';
import type { Context } from '../../context/context.ts';

let test: TestCore;
let context: Context;

useTestCore((...made) => {
  [test, context] = made;
});

/** A search that told one event. */
const told = async (webhookConfig?: object): Promise<string> =>
  (await cancelledSearch(context, webhookConfig && { webhookConfig })).searchId;

async function statusOf(searchId: string): Promise<string> {
  const [event] = await test.sql<{ status: string }>(
    'select delivery_status as status from webhook_events where search_id = $1',
    [searchId],
  );
  return event?.status ?? 'no event';
}

/** A later delivery, beside the one to nobody that the event began with. */
async function addDelivery(searchId: string, delivery: string): Promise<void> {
  const [status, source, superseded] = delivery.split(' ');
  await test.sql(
    `insert into webhook_deliveries (organization_id, id, event_id, status, endpoint_source, superseded, attempts,
        attempts_before, retry_attempts, trigger, created_at, updated_at)
      select organization_id, $2, id, $3, $4, $5, 0, 0, 0, 'REDELIVERY', now(), now() from webhook_events where search_id = $1`,
    [searchId, randomUUID(), status, source === 'none' ? null : source, superseded !== undefined],
  );
}

describe('an event is', () => {
  it.each<[string, string[]]>([
    ['NO_TARGET', []],
    ['PENDING', ['PENDING type-specific']],
    ['DELIVERED', ['DELIVERED type-specific', 'DELIVERED type-specific']],
    ['PENDING', ['DELIVERED type-specific', 'PENDING type-specific']],
    ['FAILED', ['FAILED type-specific', 'PENDING type-specific', 'DELIVERED type-specific']],
    ['FAILED', ['FAILED fallback']],
    ['FAILED', ['FAILED none']],
    ['PENDING', ['FAILED type-specific', 'PENDING fallback']],
    ['DELIVERED', ['FAILED type-specific', 'DELIVERED fallback']],
    ['FAILED', ['FAILED type-specific', 'FAILED fallback']],
    ['FAILED', ['DELIVERED type-specific', 'FAILED fallback']],
    ['DELIVERED', ['DELIVERED type-specific', 'FAILED fallback superseded']],
    ['PENDING', ['PENDING type-specific', 'DELIVERED fallback superseded']],
    ['FAILED', ['FAILED type-specific', 'DELIVERED fallback superseded']],
  ])('%s with %j, in whichever order they came', async (status, deliveries) => {
    for (const order of [deliveries, deliveries.toReversed()]) {
      const searchId = await told();
      for (const delivery of order) await addDelivery(searchId, delivery);
      expect(await statusOf(searchId)).toBe(status);
    }
  });

  it('delivered once the last of its deliveries is, when several end at the same moment', async () => {
    const urls = Array.from({ length: 6 }, (_, index) => `https://client.example/${index}`);
    const searchId = await told({ fallbackEndpoint: urls });
    expect(await statusOf(searchId)).toBe('PENDING');
    const deliveries = await openDeliveries(test, context, searchId);
    const taken = await Promise.all(deliveries.map(({ id }) => takeDelivery(context, id)));
    await atOnce(test, taken.length, async (index) => {
      const claimed = taken[index];
      if (claimed) await answerDelivery(context, claimed, { status: 200 });
    });
    expect(await statusOf(searchId)).toBe('DELIVERED');
  });
});

describe('what is read to settle an event', () => {
  const FIRST = 60;
  const LATER = 20;
  const ROWS_EACH = 10;
  const TABLES = ['webhook_events', 'webhook_deliveries'];

  it('does not grow with the events that there are, on tables that nobody has analysed', async () => {
    // One connection: it keeps its plans, and its statistics can be asked for.
    const young = await createTestCore({
      postgresUrl: inject('postgresUrl'),
      config: { DATABASE_POOL_SIZE: 1 },
    });
    try {
      const of = await young.organization();
      const rowsRead = async (): Promise<number> => {
        await young.core.dataSource.query('select pg_stat_force_next_flush()');
        const [row] = await young.sql<{ read: string }>(
          `select (select sum(seq_tup_read) from pg_stat_user_tables where relname = any($1))
            + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = any($1)) as read`,
          [TABLES],
        );
        return Number(row?.read);
      };
      const tell = async (events: number) => {
        for (let event = 0; event < events; event += 1) await cancelledSearch(of);
      };
      await tell(FIRST);
      const before = await rowsRead();
      expect(before).toBeGreaterThan(0);
      await tell(LATER);
      expect(((await rowsRead()) - before) / LATER).toBeLessThan(ROWS_EACH);
    } finally {
      await young.close();
    }
  });
});
