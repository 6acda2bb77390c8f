import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Core } from '../context/context.ts';

/** A statement on the count of one organization, which its first value names. */
interface Statement {
  text: string;
  values: [organizationId: string, ...unknown[]];
}

/** What keeps the counts of requests, as a library that counts them wants to talk to it. */
export interface RequestCounts {
  query(statement: Statement): Promise<{ rows: unknown[] }>;
}

/** The counts of requests in the database: each statement sees those of its own organization. */
export const requestCounts = (core: Core): RequestCounts => ({
  async query({ text, values }) {
    const [id] = values;
    const rows = await inTransaction({ core, organization: { id } }, ({ query }) => query(text, values));
    return { rows };
  },
});
