import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { StillRunning } from '../../platform/errors.ts';
import { answerOnce } from '../../platform/idempotency/answer-once.ts';
import { createTestCore, orderOf, type TestCore } from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { createOrder } from './create-order.ts';
import { readOrder } from './read-orders.ts';

let test: TestCore;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl') });
});
afterAll(() => test.close());

const PDF = Buffer.from('%PDF-1.7 signed release').toString('base64');

const directoryOf = ({ organization }: Context) =>
  `${test.core.config.FILES_DIRECTORY}/credence-releases/${organization.id}/release-forms`;
const filesOf = (context: Context) => readdir(directoryOf(context));

describe('createOrder', () => {
  it('stores the order and starts the research of each search', async () => {
    const context = await test.organization();
    const order = orderOf({ searchTypes: [{ searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }] });

    const created = await createOrder(context, order);

    const overview = await readOrder(context, created);
    expect(overview).toMatchObject({
      order: { id: created.orderId, orderStatus: 'IN_PROGRESS' },
      business: { entityName: 'Northwind Logistics', proposedSalary: 82_000 },
      applicant: { firstName: 'Jordan', ssn: '123-45-6789', birthday: '1990-04-12', phone: null },
      searches: [
        { id: created.searchIds[0], searchType: 'EMPLOYMENT', searchStatus: 'IN_PROGRESS' },
        { id: created.searchIds[1], searchType: 'EDUCATION', searchStatus: 'IN_PROGRESS' },
      ],
    });
    const jobs = await test.jobs('research-search');
    const own = jobs.filter(({ data }) => data.organizationId === context.organization.id);
    expect(own.map(({ data }) => data.searchId).sort()).toEqual(created.searchIds.toSorted());
  });

  it('completes an order without searches at once', async () => {
    const context = await test.organization();
    const { orderId, searchIds } = await createOrder(context, orderOf({ searchTypes: [] }));
    expect(searchIds).toEqual([]);
    expect((await readOrder(context, { orderId }))?.order.orderStatus).toBe('COMPLETED');
  });

  it('keeps an inline release in the file store, sealed', async () => {
    const context = await test.organization();
    const order = orderOf();
    order.applicant.signedReleaseFileUrl = `data:application/pdf;base64,${PDF}`;
    await createOrder(context, order);
    const [file] = await filesOf(context);
    expect((await readFile(`${directoryOf(context)}/${file}`)).includes('signed release')).toBe(false);
  });

  it('keeps no release of an order that could not be stored', async () => {
    const context = await test.organization();
    const order = orderOf();
    order.applicant.signedReleaseFileUrl = `data:application/pdf;base64,${PDF}`;
    // Two requests at once with one key: the second finds out only when its order is stored.
    const request = { route: '/orders', key: 'k', fingerprint: 'f', content: 'f' };
    const [first, second] = [await answerOnce(context, request), await answerOnce(context, request)];
    if (first.kind === 'answered' || second.kind === 'answered') throw new Error('It was answered before');
    const answer = { status: 201, contentType: 'text/plain', location: null, body: '' };
    await createOrder(first.work.context, order);
    const kept = await filesOf(context);
    expect(kept).toHaveLength(1);
    await createOrder(second.work.context, order);
    expect(await filesOf(context)).toHaveLength(2);
    await first.work.finish(answer);
    await expect(second.work.finish(answer)).rejects.toThrow(StillRunning);
    expect(await filesOf(context)).toEqual(kept);
  });
});
