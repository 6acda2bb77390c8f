import { randomUUID } from 'node:crypto';
import { updateSearch } from '@credence/core';
import { fakeClock } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const clock = fakeClock('2026-03-02T15:00:00Z');
const app = useTestApp({ clock });

const byExternalId = (id: string) => `/background-check/v1/searches/by-external-id/${encodeURIComponent(id)}`;
const employment = (externalSearchId: string) => ({ searchType: 'EMPLOYMENT', externalSearchId });

describe('GET searches by external id', () => {
  it('200: the searches as they are read one by one, newest first', async () => {
    const externalSearchId = randomUUID();
    const older = await app.active.order({ searchTypes: [employment(externalSearchId), employment('else')] });
    clock.advance({ seconds: 1 });
    const newer = await app.active.order({ searchTypes: [employment(externalSearchId)] });
    const [closed = ''] = older.searchIds;
    await updateSearch(app.active.context, {
      orderId: older.orderId,
      searchId: closed,
      update: { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } },
    });

    const { status, body } = await app.active.request('GET', byExternalId(externalSearchId));
    const read = async (orderId: string, searchId = '') => {
      const answer = await app.active.request('GET', searchPath(orderId, searchId));
      const { activity, ...search } = answer.body as Record<string, unknown>;
      return search;
    };
    const searches = [await read(newer.orderId, newer.searchIds[0]), await read(older.orderId, closed)];
    expect([status, body]).toEqual([200, { exists: true, externalSearchId, searches }]);
    expect(body).toMatchObject({
      searches: [{ searchStatus: 'IN_PROGRESS' }, { verificationResult: [{ outcome: 'VERIFIED' }] }],
    });
  });

  it.each(['never used', 'a/b?c#d%', 'ünïcode 🙂', '..%2f', 'ext-1x'])(
    '200: %j was never used',
    async (id) => {
      const { status, body } = await app.active.request('GET', byExternalId(id));
      expect([status, body]).toEqual([200, { exists: false, externalSearchId: id, searches: [] }]);
    },
  );

  it('200: finds an id with characters that mean something in a path', async () => {
    const externalSearchId = `a/b ?c=${randomUUID()}#🙂`;
    const { searchIds } = await app.active.order({ searchTypes: [employment(externalSearchId)] });
    const { body } = await app.active.request('GET', byExternalId(externalSearchId));
    expect(body).toMatchObject({ exists: true, externalSearchId, searches: [{ id: searchIds[0] }] });
  });

  it('200: no more than the newest 100', async () => {
    const externalSearchId = randomUUID();
    await app.active.order({ searchTypes: Array(60).fill(employment(externalSearchId)) });
    clock.advance({ seconds: 1 });
    const newest = await app.active.order({ searchTypes: Array(60).fill(employment(externalSearchId)) });
    const { body } = await app.active.request('GET', byExternalId(externalSearchId));
    const { searches } = body as { searches: { id: string }[] };
    expect(searches).toHaveLength(100);
    expect(searches.slice(0, 60).map(({ id }) => id)).toEqual(newest.searchIds.toReversed());
  });

  it("200: another organization's searches do not exist", async () => {
    const externalSearchId = randomUUID();
    await app.other.order({ searchTypes: [employment(externalSearchId)] });
    const { body } = await app.active.request('GET', byExternalId(externalSearchId));
    expect(body).toEqual({ exists: false, externalSearchId, searches: [] });
  });

  it.each([
    ['a\0b', 'externalSearchId must not contain control characters'],
    ['x'.repeat(201), 'externalSearchId must be at most 200 characters long'],
  ])('400: %j', async (id, problem) => {
    const answer = await app.active.request('GET', byExternalId(id));
    expect([answer.status, messagesOf(answer)]).toEqual([400, [problem]]);
  });
});
