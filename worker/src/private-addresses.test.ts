import { updateSearch } from '@credence/core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callableNumber } from '../../local/src/testing/callable-number.ts';
import { buildHarness, type Harness, type PlacedOrder, type TestOrder } from './testing/harness.ts';
import type { Receiver } from './testing/receiver.ts';
import { until } from './testing/until.ts';

const SECRET = 'a plain secret';

let harness: Harness;
/** What all of it points to: it stands on this machine, and the door was told that this is no matter. */
let inside: Receiver;
beforeAll(async () => {
  harness = await buildHarness({ postgresUrl: inject('postgresUrl') });
  inside = await harness.receiver();
  await harness.start({
    config: {
      ALLOW_LOOPBACK_TARGETS: false,
      VOICE_URL: inside.url,
      VOICE_SECRET: SECRET,
      RESEARCH_PROVIDER_URL: inside.url,
      RESEARCH_PROVIDER_SECRET: SECRET,
    },
  });
});
afterAll(() => harness.close());

/** A search that a person has to go on with, so that everybody who can be told is told. */
async function needingSomebody(order: (url: string) => TestOrder): Promise<PlacedOrder> {
  const placed = await harness.order({ to: null, ...order(inside.url) });
  const resolution = { outcome: 'ACTION_REQUIRED', reasonCode: 'OTHER' } as const;
  await updateSearch(harness.context, { ...placed, update: { searchStatus: 'COMPLETED', resolution } });
  return placed;
}

interface Delivery {
  source: string;
  status: string;
  attempts: (string | null)[];
}

const deliveriesOf = ({ searchId }: PlacedOrder) =>
  until('the end of the deliveries', async () => {
    const rows = await harness.test.sql<Delivery>(
      `select distinct d.endpoint_source as source, d.status, array(
          select coalesce(a.response_status::text, a.error_class) from webhook_attempts a
            where a.delivery_id = d.id) as attempts
        from webhook_deliveries d join webhook_events e on e.id = d.event_id
        where e.search_id = $1 and e.event = 'verification.action_required' order by source`,
      [searchId],
    );
    return rows.length > 0 && rows.every(({ status }) => status !== 'PENDING') && rows;
  });

const blocked = (...sources: string[]): Delivery[] =>
  sources.map((source) => ({ source, status: 'FAILED', attempts: ['BLOCKED_ADDRESS'] }));

const errorOf = (searchId: string) =>
  until('a failure', async () => {
    const [row] = await harness.test.sql<{ error: string }>(
      'select error from outbounds where search_id = $1 and error is not null',
      [searchId],
    );
    return row?.error;
  });

describe('at connect time, an address inside is refused', () => {
  it.each<[string, (url: string) => TestOrder, Delivery[]]>([
    [
      "of an order's webhook, and of its fallback",
      (url) => ({
        webhookConfig: { secret: SECRET, closeoutEndpoints: { EMPLOYMENT: url }, fallbackEndpoint: url },
      }),
      blocked('fallback', 'type-specific'),
    ],
    [
      'of an override',
      (url) => ({
        searchConfig: {
          notifications: { webhookOverride: { closeoutEndpoints: { EMPLOYMENT: [{ url }] } } },
        },
      }),
      blocked('type-specific'),
    ],
    [
      'of an escalation',
      (url) => ({ searchConfig: { escalation: { webhookUrl: url } } }),
      blocked('escalation'),
    ],
  ])('%s', async (_what, order, deliveries) => {
    expect(await deliveriesOf(await needingSomebody(order))).toEqual(deliveries);
    expect(inside.connections()).toBe(0);
  });

  it('of a release', async () => {
    const { searchId } = await harness.order({ applicant: { signedReleaseFileUrl: inside.url } });
    expect(await errorOf(searchId)).toMatch(/release/i);
    expect(inside.connections()).toBe(0);
    expect(harness.mail.arrived).toEqual([]);
  });

  it('of a telephony service', async () => {
    const { searchId } = await harness.order({ to: null, employment: { employerPhone: callableNumber(1) } });
    expect(await errorOf(searchId)).toBe('BLOCKED_ADDRESS');
    expect(inside.connections()).toBe(0);
  });

  it('of a research provider', async () => {
    const { searchId } = await harness.order({ to: null });
    const note = await until('the note', async () => {
      const [row] = await harness.test.sql<{ description: string }>(
        `select description from activities where search_id = $1 and activity_type = 'RESEARCH_PROVIDER'`,
        [searchId],
      );
      return row?.description;
    });
    expect(note).toBe('The research provider gave no answer: the address is not public');
    expect(inside.connections()).toBe(0);
  });
});
