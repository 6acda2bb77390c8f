import { contract } from '@credence/contract';
import { updateSearch } from '@credence/core';
import { orderInput } from '@credence/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import type { Caller } from '../../testing/app.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

let caller: Caller;
const app = useTestApp();
beforeEach(async () => {
  caller = app.caller(await app.test.organization());
});

const PATH = contract.allSearches.list.path;

async function list(query = '') {
  const answer = await caller.request('GET', `${PATH}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return contract.allSearches.list.responses[200].parse(answer.body);
}

/** Orders a search that ends after so many minutes. */
async function ordered(
  externalSearchId: string,
  searchSlaMinutes: number,
  lastName = 'Avery',
  firstName = 'Jordan',
) {
  const { applicant } = orderInput();
  const { orderId, searchIds } = await caller.order({
    applicant: { ...applicant, firstName, lastName },
    searchTypes: [
      { searchType: 'EMPLOYMENT', externalSearchId, searchConfig: { timing: { searchSlaMinutes } } },
    ],
  });
  return { orderId, searchId: searchIds[0] ?? '' };
}

const namesOf = async (query: string) =>
  (await list(query)).data.map(({ externalSearchId }) => externalSearchId);

describe('GET all searches', () => {
  it('200: those whose SLA ends first before the others, with whom they are about', async () => {
    await ordered('late', 300);
    await ordered('soon', 60);
    await ordered('later', 200);
    const { data, pagination } = await list();
    expect(data.map(({ externalSearchId }) => externalSearchId)).toEqual(['soon', 'later', 'late']);
    expect(data[0]).toMatchObject({
      phase: 'RESEARCH',
      applicant: { firstName: 'Jordan', lastName: 'Avery' },
    });
    expect(new Date(data[0]?.slaAt ?? '').getTime()).toBe(
      new Date(data[0]?.createdAt ?? '').getTime() + 3_600_000,
    );
    expect(pagination).toMatchObject({ total: 3, hasNext: false, nextCursor: null });
    expect(await lastEntry(app, caller)).toEqual({
      action: 'search.listAll',
      resources: { searchIds: data.map(({ id }) => id) },
    });
  });

  it('200: read on by cursor, each once, while others are created', async () => {
    for (let count = 0; count < 5; count += 1) await ordered(`s-${count}`, 60 + count);
    const first = await list('?limit=2');
    await ordered('new', 30);
    const second = await list(`?limit=2&cursor=${first.pagination.nextCursor}`);
    const third = await list(`?limit=2&cursor=${second.pagination.nextCursor}`);
    expect([first, second, third].flatMap(({ data }) => data.map((each) => each.externalSearchId))).toEqual([
      's-0',
      's-1',
      's-2',
      's-3',
      's-4',
    ]);
    expect(third.pagination.nextCursor).toBeNull();
  });

  it('200: filters', async () => {
    const closed = await ordered('closed', 60);
    await ordered('open', 120, 'Núñez%', 'María');
    await caller.order({ searchTypes: [{ searchType: 'EDUCATION' }] });
    await updateSearch(caller.context, { ...closed, update: { searchStatus: 'CANCELLED' } });
    const soon = new Date(Date.now() + 90 * 60_000).toISOString();
    const cases: [string, (string | null)[]][] = [
      ['phase=CLOSED', ['closed']],
      ['phase=RESEARCH', ['open', null]],
      ['phase=REVIEW', []],
      ['searchStatus=IN_PROGRESS', ['open', null]],
      ['searchStatus=CANCELLED&phase=RESEARCH', []],
      ['searchType=EDUCATION', [null]],
      ['recordStatus=OPEN&externalSearchId=open', ['open']],
      ['recordStatus=REVIEW', []],
      [`slaBefore=${soon}`, ['closed']],
      ['slaBefore=2000-01-01', []],
      [`updatedSince=${soon}`, []],
      ['updatedSince=2000-01-01', ['closed', 'open', null]],
      ['externalSearchId=open', ['open']],
      ['q=open', ['open']],
      [`q=${closed.searchId}`, ['closed']],
      [`q=${closed.orderId.toUpperCase()}`, ['closed']],
      ['q=avery', ['closed']],
      ['q=AVERY%2C%20jo', ['closed']],
      ['q=jordan%20avery', ['closed']],
      ['q=avery%20x', []],
      ['q=n%C3%BA%C3%B1ez%25', ['open']],
      ['q=n%25', []],
      ['q=__', []],
      ['q=avery&phase=RESEARCH', []],
    ];
    for (const [query, found] of cases) expect([query, await namesOf(`?${query}`)]).toEqual([query, found]);
  });

  it('200: nothing of another organization', async () => {
    const { searchId } = await ordered('mine', 60);
    const answer = await app.other.request('GET', `${PATH}?q=${searchId}`);
    expect(answer.body).toMatchObject({ data: [], pagination: { total: 0 } });
  });

  it('400: each wrong parameter is named', async () => {
    const answer = await caller.request('GET', `${PATH}?phase=OPEN&slaBefore=soon&q=a&limit=101`);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      [
        'limit must be at most 100',
        'phase must be RESEARCH, OUTREACH, AWAITING_RESPONSE, REVIEW or CLOSED',
        'slaBefore must be a date in the form YYYY-MM-DD, or an instant with its offset',
        'q must be at least 2 characters long',
      ],
    ]);
  });

  it('400: a cursor of another list', async () => {
    const answer = await caller.request('GET', `${PATH}?cursor=another`);
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['cursor is not one that a list of all searches answered with'],
    ]);
  });
});
