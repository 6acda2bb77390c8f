import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';

export const directoryQuery = infiniteQueryOptions({
  queryKey: ['directory'],
  queryFn: ({ pageParam }) =>
    answered(
      operations.directory.list({ query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ pagination }) => pagination.nextCursor,
});

export const institutionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['institutions', q],
    queryFn: () => answered(operations.institutions.list({ query: { q } })),
    enabled: q.length >= 2,
  });

export const vendorsQuery = queryOptions({
  queryKey: ['vendors'],
  queryFn: () => answered(operations.vendors.list()),
  staleTime: Number.POSITIVE_INFINITY,
});
