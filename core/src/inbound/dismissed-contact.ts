import type { ContactRow } from '../contacts/contact-entity.ts';
import type { OutboundRow } from '../outbounds/outbound-entity.ts';
import type { SearchRow } from '../searches/search-entity.ts';

/**
 * Whether an attempt has asked somebody who is not to answer any more: the client took the contact out of the plan, or
 * it is known to be the wrong one. An attempt that the client let go out all the same is not meant.
 */
export const isDismissed = (
  { status, accuracyStatus, updatedAt }: Pick<ContactRow, 'status' | 'accuracyStatus' | 'updatedAt'>,
  attempt: Pick<OutboundRow, 'status' | 'scheduledAt'>,
): boolean =>
  (status === 'REMOVED' || accuracyStatus === 'INACCURATE') &&
  (attempt.status === 'CANCELLED' || attempt.scheduledAt <= updatedAt);

/** Whether an answer of the contact of an attempt is still waited for. */
export const isWaitedFor = (
  { searchStatus }: Pick<SearchRow, 'searchStatus'>,
  contact: ContactRow,
  attempt: OutboundRow,
): boolean => searchStatus === 'IN_PROGRESS' && !isDismissed(contact, attempt);
