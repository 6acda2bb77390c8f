import { type Context, type Core, now } from '../../domain/context/context.ts';
import { forEachOrganization, type OnFault, sum } from '../../domain/context/each-organization.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findUnmatchedMessages } from './find-due.ts';
import { redactionDue } from './retention-rule.ts';
import { lockTerms } from './retention-terms.ts';

/** Messages of one organization that one transaction deletes. */
const BATCH = 100;

/**
 * Deletes messages that belong to no search, of every organization, once they have been here for the organization's
 * term: no order's end will ever clear them.
 * @returns how many were deleted
 */
export async function forgetUnmatchedMessages(core: Core, onFault?: OnFault): Promise<number> {
  const ids = (await findUnmatchedMessages(core)).map(({ organizationId }) => organizationId);
  return sum(await forEachOrganization(core, ids, forget, onFault));
}

function forget(context: Context): Promise<number> {
  return inTransaction(context, async (transaction) => {
    await lockTerms(context, transaction);
    const deleted = await transaction.query<{ id: string }>(
      `delete from inbound_messages where organization_id = $1 and id in (
          select m.id from inbound_messages m join organizations g on g.id = m.organization_id
            where m.organization_id = $1 and m.search_id is null and ${redactionDue('m.received_at', '$2')}
            order by m.received_at limit ${BATCH})
        returning id`,
      [context.organization.id, now(context)],
    );
    if (deleted.length === 0) return 0;
    const inboundIds = deleted.map(({ id }) => id);
    await recordChange(context, transaction, 'inbound.delete', { inboundIds });
    return deleted.length;
  });
}
