import { describe, expect, it } from 'vitest';
import { idBefore } from './id-cursor.ts';
import { newId } from './ids.ts';
import { MOST_COUNTED, type PageCut, type PageInput, readPage } from './list-page.ts';

/** A page of a list with so many entries, and the cut that it was read by. */
async function pageOf(entries: number, input: PageInput) {
  const ids = Array.from({ length: Math.min(entries, 25) }, newId);
  const cuts: PageCut[] = [];
  const page = await readPage(input, {
    markOf: async (cursor) => ({ id: idBefore(cursor) ?? '', time: new Date(0), exactly: '1970-01-01' }),
    count: async (most) => Math.min(entries, most),
    idsOf: async (cut) => {
      cuts.push(cut);
      return ids.slice(cut.skip, cut.skip + cut.take);
    },
  });
  return { ...page, ids, cut: cuts[0] };
}

describe('where a page stands', () => {
  it.each([
    [0, 1, 10, { total: 0, totalPages: 0, hasNext: false, hasPrev: false, nextCursor: null }],
    [25, 1, 10, { total: 25, totalPages: 3, hasNext: true, hasPrev: false }],
    [25, 3, 10, { total: 25, totalPages: 3, hasNext: false, hasPrev: true, nextCursor: null }],
    [25, 4, 10, { total: 25, totalPages: 3, hasNext: false, hasPrev: true, nextCursor: null }],
    [MOST_COUNTED, 1, 10, { total: MOST_COUNTED, totalPages: 1_000, hasNext: true }],
    [MOST_COUNTED + 1, 1, 10, { total: MOST_COUNTED, totalIsMore: true, totalPages: 1_000, hasNext: true }],
    [1_000_000, 1, 3, { total: MOST_COUNTED, totalIsMore: true, totalPages: 3_334, hasNext: true }],
  ])('in a list of %i, page %i of %i', async (entries, page, limit, expected) => {
    const { pagination } = await pageOf(entries, { page, limit });
    expect(pagination).toMatchObject({ page, limit, ...expected });
    expect('totalIsMore' in pagination).toBe('totalIsMore' in expected);
  });

  it('has a cursor that leads to what follows its last entry', async () => {
    const { ids, pagination } = await pageOf(25, { page: 2, limit: 10 });
    expect(idBefore(pagination.nextCursor ?? '')).toBe(ids[19]);
    const next = await pageOf(25, { page: 7, limit: 10, cursor: pagination.nextCursor ?? '' });
    expect(next.cut).toMatchObject({ skip: 0, take: 11, after: { id: ids[19] } });
    expect(next.pagination).toMatchObject({ page: 7, hasPrev: true });
  });
});
