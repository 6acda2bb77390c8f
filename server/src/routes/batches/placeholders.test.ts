import { contract } from '@credence/contract';
import { storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const BATCHES = contract.batches.list.path;
const words = { message: expect.any(String), note: expect.any(String) };
const IDS = ['7', 'a b/c', '🙂', '91e4b7d0-3a6f-4c28-b5d9-e7f08c1a2b64', '\0'];

describe('batches are not kept', () => {
  it.each([
    ['', 1, 10],
    ['?page=3&limit=50', 3, 50],
    ['?limit=500', 1, 500],
    ['?page=0&limit=abc', 1, 10],
    ['?page[]=2&limit[toString]=1', 1, 10],
  ])('GET list%s 200: empty', async (query, page, limit) => {
    const { status, body } = await app.active.request('GET', `${BATCHES}${query}`);
    const pagination = { page, limit, total: 0, totalPages: 0, hasNext: false, hasPrev: false };
    expect([status, body]).toEqual([200, { batches: [], pagination, ...words }]);
  });

  it.each(IDS)('GET 200: the id %j comes back', async (id) => {
    const { status, body } = await app.active.request('GET', `${BATCHES}/${encodeURIComponent(id)}`);
    expect([status, body]).toEqual([200, { batchId: id, ...words }]);
  });

  it.each(IDS)('DELETE 200: the id %j comes back, and nothing is deleted', async (id) => {
    await app.active.order();
    const before = await storedFor(app.test, app.active.context);
    const { status, body } = await app.active.request('DELETE', `${BATCHES}/${encodeURIComponent(id)}`);
    expect([status, body]).toEqual([200, { success: false, batchId: id, ...words }]);
    expect(await storedFor(app.test, app.active.context)).toEqual(before);
  });
});
