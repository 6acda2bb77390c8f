import { In } from 'typeorm';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { DISMISSED } from '../../attempts/attempt-outcomes.ts';
import { statusesAllowing } from '../../attempts/attempt-transitions.ts';
import type { ContactReading } from '../../contacts/active-contacts.ts';
import { destinationKey, destinationsOf } from '../../contacts/destination-rules.ts';
import { type Context, now } from '../../context/context.ts';
import { OutboundEntity } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import { type OpenAttempt, openAttempts } from './plan-outreach.ts';

/**
 * Remembers of attempts that whoever they ask is not to answer any more, and cancels those that wait. One that is being
 * sent may go out all the same, and is not tried again there; when it was taken has to stay as it is.
 * @returns how many were waiting
 */
export async function dismissAttempts(
  context: Context,
  { query }: Transaction,
  attempts: readonly OpenAttempt[],
): Promise<number> {
  const waiting = statusesAllowing('cancel');
  await query(
    // What was paused would not have gone out: that it does not is the client's wish.
    `update outbounds set dismissed_at = $3,
        outcome = case status when 'SCHEDULED' then $4 else outcome end,
        status = case when status = any($5) then 'CANCELLED' else status end,
        completed_at = case when status = any($5) then $3 else completed_at end,
        updated_at = case when status = any($5) then $3 else updated_at end
      where organization_id = $1 and id = any($2) and dismissed_at is null`,
    [context.organization.id, attempts.map(({ id }) => id), now(context), DISMISSED, waiting],
  );
  return attempts.filter(({ status }) => waiting.includes(status)).length;
}

/** Lets whoever was asked where a contact is reached answer after all: they are the right ones, as the client says now. */
export async function restoreAttempts(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  { id: contactId, contactMethods }: Pick<ContactReading, 'id' | 'contactMethods'>,
): Promise<void> {
  const places = new Set(contactMethods.flatMap(destinationsOf).map(destinationKey));
  const dismissed = (await openAttempts(context, transaction, locked)).filter(
    (attempt) =>
      attempt.dismissedAt && attempt.contactId === contactId && places.has(destinationKey(attempt)),
  );
  await transaction.manager.update(
    OutboundEntity,
    { organizationId: locked.search.organizationId, id: In(dismissed.map(({ id }) => id)) },
    { dismissedAt: null },
  );
}
