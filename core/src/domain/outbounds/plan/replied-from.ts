import { RESPONDED } from '../../attempts/attempt-outcomes.ts';
import { destinationKey } from '../../contacts/destination-rules.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { ExistingAttempt } from './outbound-schedule.ts';

/**
 * Keys of the destinations from which a contact has replied; of one whose reply names no attempt, of all at which they were
 * asked. Another contact may be reached there too.
 */
export function repliedFrom(
  { contacts }: Pick<LockedSearch, 'contacts'>,
  attempts: readonly (ExistingAttempt & Pick<OutboundRow, 'sentAt'>)[],
): ReadonlySet<string> {
  const named = attempts.filter(({ outcome }) => outcome === RESPONDED);
  const unnamed = contacts.filter(
    ({ id, repliedAt }) => repliedAt !== null && named.every(({ contactId }) => contactId !== id),
  );
  const asked = attempts.filter(
    ({ contactId, sentAt }) => sentAt !== null && unnamed.some(({ id }) => id === contactId),
  );
  return new Set([...named, ...asked].map(destinationKey));
}
