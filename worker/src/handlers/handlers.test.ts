import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildHarness, type Harness } from '../testing/harness.ts';
import type { ReceivedRequest, Receiver } from '../testing/receiver.ts';
import { until } from '../testing/until.ts';

let harness: Harness;
let receiver: Receiver;
beforeEach(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
  receiver = await harness.receiver();
});
afterEach(() => harness.close());

const order = (rest: Parameters<Harness['order']>[0] = {}) =>
  harness.order({ ...rest, webhookConfig: { closeoutEndpoints: { EMPLOYMENT: receiver.url } } });

const dataOf = ({ body }: ReceivedRequest) => JSON.parse(body.toString()).data;

const actionRequired = () =>
  until('the call for action', () =>
    receiver.requests.find(({ headers }) => headers['x-event-type'] === 'verification.action_required'),
  );

describe('a job that fails every time', () => {
  it('is retried, and then closes its search as a failure of ours', async () => {
    // The queue's own retries, without the pauses between them.
    await harness.test.sql('update pgboss.queue set retry_limit = 2, retry_delay = 0, retry_backoff = false');
    const { searchId } = await order();
    const { searchId: healthy } = await order({ to: 'healthy@contoso.example' });
    await harness.test.sql(`update searches set request = '\\x00' where id = $1`, [searchId]);
    const worker = await harness.start();

    expect(dataOf(await actionRequired())).toMatchObject({ searchId, reasonCode: 'SYSTEM_FAILURE' });
    const [search] = await harness.test.sql('select search_status, phase from searches where id = $1', [
      searchId,
    ]);
    expect(search).toEqual({ search_status: 'COMPLETED', phase: 'CLOSED' });
    const figures = await worker.metrics.registry.metrics();
    expect(figures).toContain('job_duration_seconds_count{job="research-search",result="failed"} 3\n');
    expect(harness.log()).toContain(`"searchId":"${searchId}"`);
    expect(harness.log()).toContain('"msg":"job failed"');

    await until('the mail of the other search', () => harness.mail.arrivedFor('healthy@contoso.example')[0]);
    const [other] = await harness.test.sql('select search_status from searches where id = $1', [healthy]);
    expect(other).toEqual({ search_status: 'IN_PROGRESS' });
  });
});

describe('a search whose time is over', () => {
  it('is closed, and what it had scheduled is cancelled', async () => {
    await harness.start();
    const { searchId } = await order();
    const { searchId: younger } = await order({ searchConfig: { timing: { searchSlaMinutes: 100_000 } } });
    await until('both mails', () => harness.mail.arrived.length === 2);

    harness.clock.advance({ minutes: 10_080 });
    expect(dataOf(await actionRequired())).toMatchObject({ searchId, reasonCode: 'SLA_REACHED' });
    const searches = await harness.test.sql('select id, search_status from searches order by created_at');
    expect(searches).toEqual([
      { id: searchId, search_status: 'COMPLETED' },
      { id: younger, search_status: 'IN_PROGRESS' },
    ]);
    const waiting = await harness.test.sql(
      `select from outbounds where search_id = $1 and status in ('SCHEDULED', 'PAUSED')`,
      [searchId],
    );
    expect(waiting).toEqual([]);
  });
});

describe('a worker on a database without one of its queues', () => {
  it('refuses to start, and says which is missing', async () => {
    // One row, and not the queue's own deletion: dropping the table of its jobs can deadlock with the supervisor.
    await harness.test.sql(`delete from pgboss.queue where name = 'expire-search'`);
    await expect(harness.start()).rejects.toThrow('The queue lacks expire-search: run the migrations first');
  });
});
