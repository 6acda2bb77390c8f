import type { Pagination } from '@credence/contract';
import type { Context } from '../../domain/context/context.ts';
import type { AuditEntryRow } from '../../platform/audit/audit-entities.ts';
import { type PageInput, readByTime } from '../../platform/database/list-page.ts';
import type { Parameters } from '../../platform/database/parameters.ts';
import { inReadTransaction } from '../../platform/database/replicas/read-transaction.ts';

/** Which entries are meant; what is left out does not matter. */
export interface AuditFilter {
  subject?: string | undefined;
  action?: string | undefined;
  /** An id that they name, whatever of. */
  resource?: string | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
}

export type AuditEntryReading = Omit<AuditEntryRow, 'organizationId'>;

const ENTRIES = {
  table: 'audit_entries',
  time: 'recorded_at',
  origin: 'a list of the audit trail answered with',
};

/** A page of the audit trail, the newest first. */
export function listAuditEntries(
  context: Context,
  input: AuditFilter & PageInput,
): Promise<{ entries: AuditEntryReading[]; pagination: Pagination }> {
  return inReadTransaction(context, async (transaction) => {
    const listed = { ...ENTRIES, rowsOf: (given: Parameters) => conditions(input, given) };
    const { ids, pagination } = await readByTime(context, transaction, listed, input);
    const rows = await transaction.query<{ [Field in keyof AuditEntryReading]: AuditEntryReading[Field] }>(
      `select id, recorded_at as "recordedAt", actor, subject, action, resources, request_id as "requestId",
          client, address
        from audit_entries where organization_id = $1 and id = any($2::uuid[])
        order by recorded_at desc, id desc`,
      [context.organization.id, ids],
    );
    return { entries: rows, pagination };
  });
}

/** The entries that a filter finds, as the end of a statement whose first parameter is the organization. */
function conditions({ subject, action, resource, from, before }: AuditFilter, given: Parameters): string {
  return [
    'audit_entries where organization_id = $1',
    ...(from ? [`recorded_at >= ${given.add(from)}`] : []),
    ...(before ? [`recorded_at < ${given.add(before)}`] : []),
    ...(subject === undefined ? [] : [`subject = ${given.add(subject)}`]),
    ...(action === undefined ? [] : [`action = ${given.add(action)}`]),
    ...(resource === undefined ? [] : [naming(given.add(resource))]),
  ].join(' and ');
}

/** Entries that name an id, alone or in a list. */
const naming = (id: string): string =>
  `exists (select from jsonb_each(resources) as named (what, value)
    where value = to_jsonb(${id}::text) or (jsonb_typeof(value) = 'array' and value ? ${id}::text))`;
