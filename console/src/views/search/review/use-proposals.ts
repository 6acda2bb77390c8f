import type { Message, WorkSearch } from '@credence/contract';
import { useQueries } from '@tanstack/react-query';
import { messageQuery } from '../../../api/search.ts';
import { proposalsOf } from './proposals.ts';

/** What was read in the messages that wait for a person, and whether all of them are here. */
export function useProposals(search: WorkSearch) {
  const path = { orderId: search.orderId, searchId: search.id };
  const ids = [
    ...new Set(search.toDecide.flatMap(({ waiting }) => waiting.map(({ messageId }) => messageId))),
  ];
  return useQueries({
    queries: ids.map((messageId) => messageQuery({ ...path, messageId })),
    combine: proposalsOfResults,
  });
}

const proposalsOfResults = (results: { data?: Message | undefined; isPending: boolean }[]) => ({
  proposals: proposalsOf(results.flatMap(({ data }) => (data ? [data] : []))),
  areRead: results.every(({ isPending }) => !isPending),
});
