import { infiniteQueryOptions } from '@tanstack/react-query';
import { answered, operations } from './client.ts';

export interface AuditFilters {
  subject?: string | undefined;
  action?: string | undefined;
  resource?: string | undefined;
}

export const auditQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', filters],
    queryFn: ({ pageParam }) =>
      answered(
        operations.auditEntries.list({
          query: { ...filters, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
