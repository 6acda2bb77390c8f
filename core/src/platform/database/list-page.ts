import type { Pagination } from '@credence/contract';
import { Invalid } from '../errors.ts';
import { cursorAfter, idBefore } from './id-cursor.ts';
import { type Parameters, parameters } from './parameters.ts';
import type { Scope } from './scope.ts';
import type { Transaction } from './transaction.ts';

/** The entries of a list are counted up to here; a cursor reaches those beyond. */
export const MOST_COUNTED = 10_000;

/** Which page of a list is asked for. */
export interface PageInput {
  /** Counts from 1; a cursor takes its place. */
  page: number;
  limit: number;
  /** Of an earlier page, to read on where that one ended. */
  cursor?: string | undefined;
}

/** Where to cut a page from a list. */
export interface PageCut {
  skip: number;
  take: number;
  /** The entry that the page follows. */
  after?: ListMark | undefined;
}

/** Where an entry stands in a list that is ordered by time. */
export interface ListMark {
  id: string;
  time: Date;
  /** The same as text, because the database counts finer than we do. */
  exactly: string;
}

/** How a list is read. */
interface List {
  /** The entry that a cursor follows. */
  markOf: (cursor: string) => Promise<ListMark>;
  /** How many entries there are; need not count beyond `most`. */
  count: (most: number) => Promise<number>;
  /** The ids of the entries that a cut leaves. */
  idsOf: (cut: PageCut) => Promise<string[]>;
}

/** One page of a list, by its number or by a cursor, and where it stands. */
export async function readPage(
  { page, limit, cursor }: PageInput,
  { markOf, count, idsOf }: List,
): Promise<{ ids: string[]; pagination: Pagination }> {
  const after = cursor === undefined ? undefined : await markOf(cursor);
  const counted = await count(MOST_COUNTED + 1);
  const total = Math.min(counted, MOST_COUNTED);
  // One more than asked for tells whether there are more.
  const found = await idsOf({ skip: after ? 0 : (page - 1) * limit, take: limit + 1, after });
  const ids = found.slice(0, limit);
  const hasNext = found.length > limit;
  const pagination: Pagination = {
    page,
    limit,
    total,
    totalPages: Math.ceil(total / limit),
    hasNext,
    hasPrev: after !== undefined || page > 1,
    nextCursor: hasNext ? cursorAfter(ids.at(-1) ?? '') : null,
  };
  return { ids, pagination: counted > total ? { ...pagination, totalIsMore: true } : pagination };
}

/** Rows that a list shows, in SQL. */
interface ListedTable {
  table: string;
  /** The column that the list is ordered by. */
  time: string;
  /** Where its cursors come from: how an error message goes on after "one that". */
  origin: string;
}

/**
 * The entry that a cursor follows.
 * @throws Invalid when the cursor is none of this organization's
 */
export async function findMark(
  { organization }: Scope,
  { query }: Transaction,
  { table, time, origin }: ListedTable,
  cursor: string,
): Promise<ListMark> {
  const [mark] = await query<ListMark>(
    `select id, ${time} as time, ${time}::text as exactly from ${table} where organization_id = $1 and id = $2`,
    [organization.id, idBefore(cursor) ?? null],
  );
  if (!mark) throw new Invalid([`cursor is not one that ${origin}`]);
  return mark;
}

/** Some of these rows, in an order. */
interface ListedRows extends ListedTable {
  /** Which ones, in SQL from the table's name on; the organization's id is the first parameter given. */
  rowsOf: (given: Parameters) => string;
  /** Those of the latest time unless told otherwise. */
  first?: 'earliest';
}

/**
 * One page of the rows of a table, by their time.
 * @throws Invalid when the cursor is none of this organization's
 */
export function readByTime(
  scope: Scope,
  transaction: Transaction,
  listed: ListedRows,
  input: PageInput,
): Promise<{ ids: string[]; pagination: Pagination }> {
  const selected = () => {
    const given = parameters(scope.organization.id);
    return { rows: listed.rowsOf(given), given };
  };
  return readPage(input, {
    markOf: (cursor) => findMark(scope, transaction, listed, cursor),
    count: (most) => {
      const { rows, given } = selected();
      return countUpTo(transaction, { rows, values: given.values, most });
    },
    idsOf: (cut) => idsByTime(transaction, { ...listed, ...selected() }, cut),
  });
}

/** The ids that a cut leaves of some rows. */
async function idsByTime(
  { query }: Transaction,
  { rows, time, first, given }: Pick<ListedRows, 'time' | 'first'> & { rows: string; given: Parameters },
  { skip, take, after }: PageCut,
): Promise<string[]> {
  const [direction, follow] = first === 'earliest' ? ['asc', '>'] : ['desc', '<'];
  const follows = after
    ? ` and (${time}, id) ${follow} (${given.add(after.exactly)}::timestamptz, ${given.add(after.id)}::uuid)`
    : '';
  const found = await query<{ id: string }>(
    `select id from ${rows}${follows}
      order by ${time} ${direction}, id ${direction} limit ${given.add(take)} offset ${given.add(skip)}`,
    given.values,
  );
  return found.map(({ id }) => id);
}

/** How many rows there are, in SQL from the table's name on; where `most` is given, not counted beyond it. */
export async function countUpTo(
  { query }: Transaction,
  { rows, values, most }: { rows: string; values: readonly unknown[]; most: number | null },
): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::integer from (select from ${rows} limit $${values.length + 1}) as counted`,
    [...values, most],
  );
  return row?.count ?? 0;
}
