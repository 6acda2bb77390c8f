import { dayAt, justAfter, justBefore, ownIds, SHARED_ID, SHARED_TWICE_ID } from './scale-orders.ts';
import type { Stage } from './stage.ts';

/** Something that a client asks, in the same words whatever the size; only pages and ids follow from that. */
export interface Question {
  /** The part of the API that it is about. */
  group: string;
  name: string;
  /** Whether the aim is about it. What is not the first page is reached by cursor; by its number it is shown only. */
  judged: boolean;
  /** Of the request with this number. */
  path: (request: number) => string;
}

/** Answers one GET with the parsed body. */
export type Get = <Body>(path: string) => Promise<Body>;

/** Different orders asked for, one after the other. */
const SAMPLE = 200;
const API = '/background-check/v1';

/** Everything that is measured, for an organization of so many orders. */
export async function scaleQuestions(stage: Stage, get: Get, size: number): Promise<Question[]> {
  const lists: Question[] = [];
  for (const { name, filter, limits = [10], pages = EVERYWHERE } of FILTERS) {
    for (const limit of limits) {
      const list = `${API}/orders?${new URLSearchParams({ ...filter, limit: String(limit) })}`;
      const paths = await pagesIn(list, get);
      for (const page of pages) {
        lists.push({
          group: 'list',
          name: `${name}, limit ${limit}, ${page}`,
          judged: page === 'first' || page === 'by cursor',
          path: () => paths[page],
        });
      }
    }
  }
  return [...lists, ...(await readings(stage, size))];
}

type Page = 'first' | 'middle' | 'by cursor' | 'last';

interface ListFilter {
  name: string;
  filter: Record<string, string>;
  /** Default 10 only. */
  limits?: number[];
  /** Default all. */
  pages?: Page[];
}

const EVERYWHERE: Page[] = ['first', 'middle', 'by cursor', 'last'];
const ENDS: Page[] = ['first', 'last'];

/** Within them, the orders of either status that occurs there fill whole pages. */
const SOME_MONTHS = { createdFrom: justAfter(0.38), createdTo: justBefore(0.57) };

const FILTERS: ListFilter[] = [
  { name: 'all', filter: {}, limits: [10, 100] },
  { name: 'IN_PROGRESS', filter: { orderStatus: 'IN_PROGRESS' } },
  { name: 'COMPLETED', filter: { orderStatus: 'COMPLETED' }, limits: [10, 100] },
  { name: 'CANCELLED', filter: { orderStatus: 'CANCELLED' } },
  { name: 'from', filter: { createdFrom: justAfter(0.75) } },
  { name: 'to', filter: { createdTo: justBefore(0.25) } },
  { name: 'from, to', filter: SOME_MONTHS },
  { name: 'four days', filter: { createdFrom: dayAt(0.6), createdTo: dayAt(0.6 + 3 / 400) }, pages: ENDS },
  { name: 'COMPLETED, from, to', filter: { orderStatus: 'COMPLETED', ...SOME_MONTHS } },
  { name: 'CANCELLED, from, to', filter: { orderStatus: 'CANCELLED', ...SOME_MONTHS }, pages: ENDS },
  { name: 'own id', filter: { externalSearchId: 'own-510' }, pages: ['first'] },
  { name: 'shared id', filter: { externalSearchId: SHARED_ID }, pages: ENDS },
  { name: 'id shared by 40', filter: { externalSearchId: SHARED_TWICE_ID }, pages: ENDS },
  {
    name: 'shared id, COMPLETED',
    filter: { externalSearchId: SHARED_ID, orderStatus: 'COMPLETED' },
    pages: ENDS,
  },
  {
    name: 'shared id, from, to',
    filter: { externalSearchId: SHARED_ID, ...SOME_MONTHS },
    pages: ['first'],
  },
];

interface ListAnswer {
  pagination: { totalPages: number; nextCursor: string | null };
}

/** The requests for pages of a list: the first, one in the middle, the one that its cursor leads to, the last. */
async function pagesIn(list: string, get: Get): Promise<Record<Page, string>> {
  const { totalPages } = (await get<ListAnswer>(list)).pagination;
  const middle = `${list}&page=${Math.ceil(totalPages / 2)}`;
  const { nextCursor } = (await get<ListAnswer>(middle)).pagination;
  return {
    first: list,
    middle,
    'by cursor': `${list}&cursor=${nextCursor}`,
    last: `${list}&page=${totalPages}`,
  };
}

async function readings(stage: Stage, size: number): Promise<Question[]> {
  const orders = await stage.sql<{ id: string; searchId: string }>(`
    select o.id, s.id as "searchId" from (
        select id, row_number() over (order by created_at, id) as number from orders
      ) as o join searches s on s.order_id = o.id and s.position = 0
      where o.number % ${size / SAMPLE} = 0`);
  const order = (request: number) => orders[request % orders.length] ?? { id: '', searchId: '' };
  const own = ownIds(SAMPLE, size);
  const question = (group: string, name: string, path: Question['path']): Question => ({
    group,
    name,
    path,
    judged: true,
  });
  const byExternalId = (name: string, id: (request: number) => string) =>
    question('by external id', name, (request) => `${API}/searches/by-external-id/${id(request)}`);
  return [
    question('get', 'order', (request) => `${API}/orders/${order(request).id}`),
    question('get', 'its searches', (request) => `${API}/orders/${order(request).id}/searches`),
    question(
      'get',
      'one search',
      (request) => `${API}/orders/${order(request).id}/searches/${order(request).searchId}`,
    ),
    byExternalId('of one search', (request) => own[request % own.length] ?? ''),
    byExternalId('of 20 searches', () => SHARED_ID),
    byExternalId('of 40 searches', () => SHARED_TWICE_ID),
    byExternalId('unknown', (request) => `unknown-${request}`),
  ];
}
