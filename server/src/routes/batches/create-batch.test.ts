import { contract } from '@credence/contract';
import { orderInput, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { type Caller, ORDERS, orderPath } from '../../testing/app.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const BATCHES = contract.batches.create.path;

interface Created {
  batchId: string;
  orders: { verificationOrderId: string; searchIds: string[]; warnings?: object[] }[];
}

const send = (caller: Caller, orders: unknown) => caller.request('POST', BATCHES, { body: { orders } });
const ordered = (externalSearchId: string) => ({
  ...orderInput(),
  searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId }, { searchType: 'EDUCATION' }],
});
const applicantWith = (fields: object) => ({
  ...orderInput(),
  applicant: { ...orderInput().applicant, ...fields },
});
const newCaller = async () => app.caller(await app.test.organization());

async function expectNothingStored(caller: Caller): Promise<void> {
  const { orders, applicants, searches, jobs } = await storedFor(app.test, caller.context);
  expect([orders, applicants, searches, jobs]).toEqual([[], [], [], []]);
}

describe('POST batch', () => {
  it('201: creates every order, and answers in the order of the request', async () => {
    const caller = await newCaller();
    const { status, body, headers } = await send(caller, ['a', 'b', 'c'].map(ordered));
    const { batchId, orders } = body as Created;
    expect([status, body]).toEqual([201, { success: true, batchId, ordersCreated: 3, orders }]);
    expect(headers.location).toBe(`${BATCHES}/${batchId}`);
    for (const [index, { verificationOrderId, searchIds }] of orders.entries()) {
      const read = await caller.request('GET', orderPath(verificationOrderId));
      expect(read.body).toMatchObject({
        search: [
          { id: searchIds[0], externalSearchId: 'abc'[index], searchType: 'EMPLOYMENT' },
          { id: searchIds[1], searchType: 'EDUCATION' },
        ],
      });
    }
    const jobs = await app.test.jobs('research-search', caller.context);
    expect(jobs.map(({ data }) => data.searchId).sort()).toEqual(
      orders.flatMap(({ searchIds }) => searchIds).sort(),
    );
  });

  it('200: with dryRun=true what each order would run, and nothing is created', async () => {
    const caller = await newCaller();
    const body = { orders: [ordered('a'), orderInput()] };
    const answer = await caller.request('POST', `${BATCHES}?dryRun=true`, { body });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      dryRun: true,
      orders: [
        { dryRun: true, searches: [{ externalSearchId: 'a' }, { searchType: 'EDUCATION' }] },
        { dryRun: true, searches: [{ searchType: 'EMPLOYMENT' }] },
      ],
    });
    await expectNothingStored(caller);
    expect(await lastEntry(app, caller)).toEqual({ action: 'batch.dryRun', resources: {} });
  });

  it('400: a dry run names the place of each problem too', async () => {
    const caller = await newCaller();
    const body = { orders: [orderInput(), applicantWith({ signedReleaseFileUrl: 'gs://elsewhere/a.pdf' })] };
    const answer = await caller.request('POST', `${BATCHES}?dryRun=true`, { body });
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['orders.1.applicant.signedReleaseFileUrl must be a gs:// address issued to this organization'],
    ]);
  });

  it('201: an externalSearchId of an earlier order of the same batch is told with the later one', async () => {
    const caller = await newCaller();
    const { orders } = (await send(caller, ['a', 'b', 'a'].map(ordered))).body as Created;
    const [first] = orders;
    expect(orders.map(({ warnings = [] }) => warnings)).toEqual([
      [],
      [],
      [
        {
          code: 'DUPLICATE_EXTERNAL_SEARCH_ID',
          externalSearchId: 'a',
          orderIds: [first?.verificationOrderId],
        },
      ],
    ]);
  });

  it('201: of orders with the same externalSearchId, those of the same batch are the newest', async () => {
    const caller = await newCaller();
    const batches = [];
    for (const count of [1, 2, 12])
      batches.push(((await send(caller, Array(count).fill(ordered('a')))).body as Created).orders);
    const newest = batches
      .flat()
      .map(({ verificationOrderId }) => verificationOrderId)
      .toReversed();
    const named = batches.flat().map(({ warnings = [] }) => warnings);
    expect(named[2]).toMatchObject([{ orderIds: newest.slice(-2) }]);
    expect(named.at(-1)).toMatchObject([{ orderIds: newest.slice(1, 11) }]);
  });

  it('400: configurations of too much, each within its own bounds', async () => {
    const caller = await newCaller();
    // The contract keeps fields that it does not know here.
    const defaultSearchConfig = { inbound: { more: Array(19).fill('x'.repeat(10_000)) } };
    const searchTypes = Array(30).fill({ searchType: 'EMPLOYMENT' });
    const orders = [orderInput(), ...Array(2).fill({ ...orderInput(), searchTypes, defaultSearchConfig })];
    const answer = await send(caller, orders);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['orders.2.searchTypes must have at most 10,000,000 characters of configuration'],
    ]);
    await expectNothingStored(caller);
  });

  it('201: 500 orders, the last one listed first', async () => {
    const caller = await newCaller();
    const { status, body } = await send(
      caller,
      Array.from({ length: 500 }, (_, index) => ordered(`ext-${index}`)),
    );
    const { orders } = body as Created;
    expect([status, orders.length]).toEqual([201, 500]);
    const list = await caller.request('GET', `${ORDERS}?limit=2`);
    expect(list.body).toMatchObject({
      data: [{ id: orders[499]?.verificationOrderId }, { id: orders[498]?.verificationOrderId }],
      pagination: { total: 500 },
    });
  });

  it('201: more searches than one statement could take', async () => {
    const searchTypes = Array(100).fill({ searchType: 'EMPLOYMENT' });
    const caller = await newCaller();
    const { status, body } = await send(caller, Array(40).fill({ ...orderInput(), searchTypes }));
    expect(status).toBe(201);
    expect((body as Created).orders.flatMap(({ searchIds }) => searchIds)).toHaveLength(4_000);
  });

  it('201: an order without searches, and one with a release inline', async () => {
    const pdf = Buffer.from('%PDF-1.7 '.padEnd(20_000, 'release ')).toString('base64');
    const caller = await newCaller();
    const orders = [{ ...orderInput(), searchTypes: [] }, applicantWith({ signedReleaseFileUrl: pdf })];
    const { status, body } = await send(caller, orders);
    expect([status, (body as Created).orders.map(({ searchIds }) => searchIds.length)]).toEqual([
      201,
      [0, 1],
    ]);
  });

  it('400: every problem of every order, each with the place of its order; nothing is stored', async () => {
    const caller = await newCaller();
    const answer = await send(caller, [
      ordered('fine'),
      applicantWith({ ssn: undefined, email: 'nobody' }),
      ordered('fine too'),
      { ...orderInput(), searchTypes: [{ searchType: 'CRIMINAL' }] },
    ]);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      [
        'orders.1.applicant.ssn is required',
        'orders.1.applicant.email must be a valid e-mail address',
        'orders.3.searchTypes.0.searchType must be EMPLOYMENT or EDUCATION',
      ],
    ]);
    await expectNothingStored(caller);
  });

  it('400: problems that only the service can see, in two orders', async () => {
    const caller = await newCaller();
    const answer = await send(caller, [
      applicantWith({ signedReleaseFileUrl: Buffer.from('GIF89a').toString('base64') }),
      ordered('fine'),
      { ...orderInput(), webhookConfig: { fallbackEndpoint: 'http://10.0.0.1/hook' } },
    ]);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      [
        'orders.0.applicant.signedReleaseFileUrl must decode to a PDF',
        'orders.2.webhookConfig.fallbackEndpoint must not point to a private address',
      ],
    ]);
    await expectNothingStored(caller);
  });

  it.each([
    ['no orders', [], 'orders must have at least 1 item'],
    ['501 orders', Array(501).fill({}), 'orders must have at most 500 items'],
    ['no list', {}, 'orders must be an array'],
    ['nothing', undefined, 'orders is required'],
  ])('400: %s', async (_name, orders, problem) => {
    const answer = await send(app.active, orders);
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toContain(problem);
  });

  it('413: more than 15 MB', async () => {
    const pdf = Buffer.from('%PDF'.padEnd(3_000_000, ' ')).toString('base64');
    const answer = await send(app.active, Array(4).fill(applicantWith({ signedReleaseFileUrl: pdf })));
    expect([answer.status, messagesOf(answer)]).toEqual([413, ['The body must be at most 15 MB']]);
  });

  it('500: all or none, when the database refuses one of them', async () => {
    const caller = await newCaller();
    await app.test.sql(
      `alter table searches add constraint fault check (external_search_id <> 'last') not valid`,
    );
    const answer = await send(caller, ['a', 'b', 'last'].map(ordered));
    await app.test.sql('alter table searches drop constraint fault');
    expect(answer.status).toBe(500);
    await expectNothingStored(caller);
  });

  it('201: repeated with the same key, it creates nothing more', async () => {
    const caller = await newCaller();
    const repeat = () =>
      caller.request('POST', BATCHES, {
        body: { orders: [ordered('a'), ordered('b')] },
        headers: { 'idempotency-key': 'batch' },
      });
    const [first, second] = [await repeat(), await repeat()];
    expect([second.status, second.text, second.headers.location]).toEqual([
      201,
      first.text,
      first.headers.location,
    ]);
    expect((await storedFor(app.test, caller.context)).orders).toHaveLength(2);
  });
});
