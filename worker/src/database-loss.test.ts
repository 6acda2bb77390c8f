import { type Core, cancelOrder, createCore } from '@credence/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../local/src/testing/tcp-proxy.ts';
import { buildHarness, type Harness } from './testing/harness.ts';
import { until } from './testing/until.ts';
import type { Worker } from './worker.ts';

/** Work that was under way when the database went is given away again after 10 s without a sign of life. */
const TIMEOUT_MS = 45_000;

let harness: Harness;
let proxy: TcpProxy;
let core: Core;
let worker: Worker | undefined;
const faults: Error[] = [];

beforeAll(async () => {
  // Orders come in past the proxy; only the worker loses its database.
  harness = await buildHarness({ postgresUrl: inject('postgresUrl'), worksHere: false });
  proxy = await startTcpProxy(harness.config.DATABASE_URL);
  core = createCore(
    { ...harness.config, DATABASE_URL: proxy.url },
    { onError: (error) => faults.push(error), clock: harness.clock, onJob: (queue) => worker?.wake(queue) },
  );
  worker = await harness.start({ core });
});
afterAll(async () => {
  proxy.mend();
  await harness.close();
  await core.close();
  await proxy.close();
});

const mailFor = (to: string) =>
  until(`the mail for ${to}`, () => harness.mail.arrivedFor(to).length > 0, TIMEOUT_MS);

const listeners = async () =>
  (
    await harness.test.sql(`select from pg_stat_activity where application_name = 'credence-listener'
    and datname = current_database()`)
  ).length;

describe('a database that goes away and comes back', () => {
  it('is told of a mail that was taken meanwhile, which is not sent again', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const to = 'taken@contoso.example';
    harness.mail.onArrival(({ recipients }) => recipients.includes(to) && proxy.cut());
    const { searchId } = await harness.order({ to });
    await mailFor(to);
    await until('a fruitless record', () => harness.log().includes('cannot be recorded yet'));
    proxy.mend();
    const isRecorded = async () =>
      (await harness.test.sql(`select from outbounds where search_id = $1 and status = 'SENT'`, [searchId]))
        .length > 0;
    await until('the record', isRecorded, TIMEOUT_MS);
    expect(harness.mail.arrivedFor(to)).toHaveLength(1);
  });

  it('is worked with again by itself, and nothing is lost', { timeout: 3 * TIMEOUT_MS }, async () => {
    await harness.order({ to: 'before@contoso.example' });
    await mailFor('before@contoso.example');
    // The connection goes just when a receiver has taken an event, so that this cannot be recorded.
    const receiver = await harness.receiver((count) => {
      if (count === 0) proxy.cut();
      return 200;
    });
    const { orderId } = await harness.order({
      to: null,
      webhookConfig: { closeoutEndpoints: { EMPLOYMENT: receiver.url } },
      searchConfig: { notifications: { suppressTypes: ['ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION'] } },
    });
    await cancelOrder(harness.context, { orderId });
    await until('the cut', () => receiver.requests.length > 0);
    await until('the listener is gone', async () => (await listeners()) === 0);
    await until('word of it', () => faults.length > 0);
    await until('a fruitless look for jobs', () => harness.log().includes('Jobs could not be fetched'));
    await harness.order({ to: 'meanwhile@contoso.example' });

    proxy.mend();
    await mailFor('meanwhile@contoso.example');
    await until('the listener', async () => (await listeners()) === 1);
    await harness.order({ to: 'after@contoso.example' });
    await mailFor('after@contoso.example');
    const delivered = async () =>
      (await harness.test.sql(`select from webhook_deliveries where status = 'DELIVERED'`)).length > 0;
    await until('the delivery', delivered, TIMEOUT_MS);
    expect(receiver.requests).toHaveLength(2);
    expect(receiver.requests[1]?.headers['x-event-id']).toBe(receiver.requests[0]?.headers['x-event-id']);
    expect(receiver.requests[1]?.body).toEqual(receiver.requests[0]?.body);
    for (const when of ['before', 'meanwhile', 'after'])
      expect(harness.mail.arrivedFor(`${when}@contoso.example`)).toHaveLength(1);
  });
});
