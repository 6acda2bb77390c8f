import { describe, expect, it } from 'vitest';
import { searchesPath, searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

const list = (orderId: string) => app.active.request('GET', searchesPath(orderId));

describe('GET searches', () => {
  it('200: shows each search where its work stands, in the order of the request', async () => {
    const { orderId, searchIds } = await app.active.order({
      searchTypes: [{ searchType: 'EDUCATION', externalSearchId: 'ext-9' }, { searchType: 'EMPLOYMENT' }],
    });
    const { status, body } = await list(orderId);
    expect(status).toBe(200);
    const fresh = {
      orderId,
      searchStatus: 'IN_PROGRESS',
      phase: 'RESEARCH',
      waitingFor: null,
      verificationResult: [],
    };
    expect(body).toMatchObject({
      searches: [
        { ...fresh, id: searchIds[0], searchType: 'EDUCATION', externalSearchId: 'ext-9' },
        { ...fresh, id: searchIds[1], searchType: 'EMPLOYMENT', externalSearchId: null },
      ],
    });
  });

  it('200: an order without searches', async () => {
    const { orderId } = await app.active.order({ searchTypes: [] });
    expect((await list(orderId)).body).toEqual({ searches: [] });
  });

  it('200: each entry is what reading that search gives, without its activity', async () => {
    const { orderId, searchIds } = await app.active.order();
    const { body } = await app.active.request('GET', searchPath(orderId, searchIds[0] ?? ''));
    const { activity, ...search } = body as { activity: unknown[] };
    expect((await list(orderId)).body).toEqual({ searches: [search] });
  });
});
