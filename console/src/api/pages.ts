import { infiniteQueryOptions } from '@tanstack/react-query';

interface Page {
  pagination: { nextCursor: string | null };
}

/** A list that is read page by page, each from the cursor that the one before it was answered with. */
export const pagesQuery = <P extends Page>(
  queryKey: readonly unknown[],
  read: (from: { cursor?: string }) => Promise<P>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
