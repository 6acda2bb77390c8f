import { queryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';
import { pagesQuery } from './pages.ts';

export const directoryQuery = pagesQuery(['directory'], (from) =>
  answered(operations.directory.list({ query: { limit: 50, ...from } })),
);

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
