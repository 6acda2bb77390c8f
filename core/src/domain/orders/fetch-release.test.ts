import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestCore, openEvents, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { recordFetchedRelease, releaseToFetch } from './fetch-release.ts';

const URL = 'https://client.example/release.pdf?signature=abc';
const PDF = { kind: 'pdf' as const, pdf: Buffer.from('%PDF-1.7') };

let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
  context = await test.organization();
});
afterAll(() => test.close());

async function orderWith(signedReleaseFileUrl: string | undefined, of = context) {
  const order = orderOf({ searchTypes: [{ searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }] });
  if (signedReleaseFileUrl) order.applicant.signedReleaseFileUrl = signedReleaseFileUrl;
  return createOrder(of, order);
}

const jobsOf = async (orderId: string) =>
  (await test.jobs('fetch-release')).filter(({ data }) => data.orderId === orderId);

const callsOf = async (searchId: string | undefined) =>
  (await openEvents(test, context, searchId ?? '')).filter((event) =>
    JSON.stringify(event).includes('AGENT_INTERVENTION'),
  );

describe('an order', () => {
  it.each([
    ['with a release elsewhere', URL, 1],
    ['that brings its release', Buffer.from('%PDF-1.7').toString('base64'), 0],
    ['without a release', undefined, 0],
  ])('%s starts as many fetches', async (_, url, jobs) => {
    const { orderId } = await orderWith(url);
    expect(await jobsOf(orderId)).toHaveLength(jobs);
  });

  it('carries nothing about the release in its job', async () => {
    const { orderId } = await orderWith(URL);
    const [job] = await jobsOf(orderId);
    expect(job?.data).toMatchObject({ organizationId: context.organization.id, orderId });
    expect(JSON.stringify(job)).not.toContain('client.example');
    expect(await releaseToFetch(context, { orderId })).toBe(URL);
  });
});

describe('what came of it', () => {
  it('keeps a release once, also where the job ran twice', async () => {
    const { orderId } = await orderWith(URL);
    await recordFetchedRelease(context, { orderId }, PDF);
    const kept = await test.sql('select release_file from orders where id = $1', [orderId]);
    await recordFetchedRelease(context, { orderId }, PDF);
    expect(await test.sql('select release_file from orders where id = $1', [orderId])).toEqual(kept);
    expect(await releaseToFetch(context, { orderId })).toBeNull();
  });

  it('tries twice more where the address does not answer, then calls a person for each search, once', async () => {
    const { orderId, searchIds } = await orderWith(URL);
    const unavailable = { kind: 'unavailable' as const, problem: 'is at an address that does not answer' };
    for (const jobs of [2, 3]) {
      await recordFetchedRelease(context, { orderId }, unavailable);
      expect(await jobsOf(orderId)).toHaveLength(jobs);
      expect(await callsOf(searchIds[0])).toEqual([]);
    }
    for (let run = 0; run < 2; run += 1) await recordFetchedRelease(context, { orderId }, unavailable);
    expect(await jobsOf(orderId)).toHaveLength(3);
    for (const searchId of searchIds) {
      const reason = 'The signed release is at an address that does not answer';
      expect(await callsOf(searchId)).toMatchObject([
        { data: { metadata: { reason, actionable: true, waits: true } } },
      ]);
    }
  });

  it('is nothing to an order that is over', async () => {
    const { orderId, searchIds } = await orderWith(URL);
    await cancelOrder(context, { orderId });
    expect(await releaseToFetch(context, { orderId })).toBeNull();
    await recordFetchedRelease(context, { orderId }, { kind: 'unreadable', problem: 'is no PDF' });
    expect(await callsOf(searchIds[0])).toEqual([]);
  });

  it('is not asked where the organization sends none', async () => {
    const shy = await test.organization({ releaseDelivery: 'NONE' });
    const { orderId } = await orderWith(URL, shy);
    expect(await releaseToFetch(shy, { orderId })).toBeNull();
  });
});
