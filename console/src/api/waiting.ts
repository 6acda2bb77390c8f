import { queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';

/** What the navigation counts. */
export type Waiting = 'desk' | 'mail';

const COUNTS = {
  desk: () => answered(operations.work.list({ query: { needs: 'CONTACT', limit: 1 } })),
  mail: () => answered(operations.unmatchedMail.list({ query: { limit: 1 } })),
};

export const WAITING_KEY = ['waiting'];

/** Looked up when a page is opened and after a change: an open page that asks by itself would keep its session alive. */
export const waitingQuery = (of: Waiting) =>
  queryOptions({
    queryKey: [...WAITING_KEY, of],
    queryFn: async () => {
      const { total, totalIsMore } = (await COUNTS[of]()).pagination;
      return { count: total, isMore: totalIsMore };
    },
    staleTime: 60_000,
  });
