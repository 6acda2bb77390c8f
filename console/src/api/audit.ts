import { answered, operations } from './client.ts';
import { pagesQuery } from './pages.ts';

export interface AuditFilters {
  subject?: string | undefined;
  action?: string | undefined;
  resource?: string | undefined;
}

export const auditQuery = (filters: AuditFilters) =>
  pagesQuery(['audit', filters], (from) =>
    answered(operations.auditEntries.list({ query: { ...filters, limit: 50, ...from } })),
  );
