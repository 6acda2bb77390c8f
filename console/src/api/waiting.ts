import { queryOptions, useQueries } from '@tanstack/react-query';
import { answered, operations } from './client.ts';

const COUNTS = {
  contacts: () => answered(operations.work.list({ query: { needs: 'CONTACT', limit: 1 } })),
  calls: () => answered(operations.work.list({ query: { needs: 'CALL', limit: 1 } })),
  mail: () => answered(operations.unmatchedMail.list({ query: { limit: 1 } })),
};

/** What is counted of that which waits for a person. */
export type Waiting = keyof typeof COUNTS;

export const WAITING_KEY = ['waiting'];

/** Looked up when a page is opened and after a change: an open page that asks by itself would keep its session alive. */
const waitingQuery = (of: Waiting) =>
  queryOptions({
    queryKey: [...WAITING_KEY, of],
    queryFn: async () => {
      const { total, totalIsMore } = (await COUNTS[of]()).pagination;
      return { count: total, isMore: totalIsMore };
    },
    staleTime: 60_000,
  });

/** How much waits, of all these together; a search waits for one thing at a time. Undefined until all are counted. */
export const useWaiting = (of: readonly Waiting[]): { count: number; isMore: boolean } | undefined =>
  useQueries({
    queries: of.map(waitingQuery),
    combine: (counted) => {
      const known = counted.flatMap(({ data }) => data ?? []);
      if (known.length < of.length) return;
      return {
        count: known.reduce((sum, { count }) => sum + count, 0),
        isMore: known.some(({ isMore }) => isMore),
      };
    },
  });
