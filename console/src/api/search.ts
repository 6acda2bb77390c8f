import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answered, api, operations } from './client.ts';
import { searchKey } from './work.ts';

/** How the API names a search: with its order. */
export interface SearchPath {
  orderId: string;
  searchId: string;
}

export const activityQuery = ({ orderId, searchId }: SearchPath) =>
  queryOptions({
    queryKey: [...searchKey(searchId), 'activity'],
    queryFn: async () => {
      const { activity } = await answered(api.searches.get({ params: { id: orderId, searchId } }));
      return activity;
    },
  });

export const messagesQuery = (params: SearchPath) =>
  infiniteQueryOptions({
    queryKey: [...searchKey(params.searchId), 'messages'],
    queryFn: ({ pageParam }) =>
      answered(
        api.messages.list({ params, query: { limit: 20, ...(pageParam ? { cursor: pageParam } : {}) } }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** What came does not change; what became of it may. */
export const messageQuery = ({ messageId, ...path }: SearchPath & { messageId: string }) =>
  queryOptions({
    queryKey: [...searchKey(path.searchId), 'message', messageId],
    queryFn: async () => {
      const { message } = await answered(api.messages.get({ params: { ...path, messageId } }));
      return message;
    },
    staleTime: 60_000,
  });

export const contactsQuery = (params: SearchPath) =>
  queryOptions({
    queryKey: [...searchKey(params.searchId), 'contacts'],
    queryFn: async () => {
      const { contacts } = await answered(api.contacts.list({ params }));
      return contacts;
    },
  });

export const attemptsQuery = (params: SearchPath) =>
  queryOptions({
    queryKey: [...searchKey(params.searchId), 'attempts'],
    queryFn: async () => {
      const { outbounds } = await answered(api.outbounds.list({ params, query: { include: 'all' } }));
      return outbounds;
    },
  });

export const notesQuery = (searchId: string) =>
  queryOptions({
    queryKey: [...searchKey(searchId), 'notes'],
    queryFn: async () => {
      const { notes } = await answered(operations.notes.list({ params: { searchId } }));
      return notes;
    },
  });
