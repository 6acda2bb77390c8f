import { newId } from '../../../platform/database/ids.ts';
import { type Context, now } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { recordsOfSources } from '../../records/contact-source.ts';
import { destinationColumns } from './destination-columns.ts';
import { newLinks } from './link-token.ts';
import type { PlannedAttempt } from './outbound-schedule.ts';

/**
 * The row of an attempt that waits for its time.
 * @param among the records that it may ask about
 */
export function newAttempt(
  context: Context,
  { search }: Pick<LockedSearch, 'search'>,
  planned: PlannedAttempt,
  among: readonly SearchRecord[],
): OutboundRow {
  const id = newId();
  const at = now(context);
  return {
    organizationId: search.organizationId,
    id,
    searchId: search.id,
    contactId: planned.contactId,
    records: recordsOfSources(planned.sources, among),
    channel: planned.channel,
    ...destinationColumns(context, id, planned),
    attemptNumber: planned.attemptNumber,
    status: 'SCHEDULED',
    scheduledAt: planned.scheduledAt,
    claimedBy: null,
    sweptAt: null,
    promisedBy: null,
    onDeskSince: null,
    halted: null,
    dismissedAt: null,
    sendFailures: 0,
    sentAt: null,
    completedAt: null,
    outcome: null,
    error: null,
    ...newLinks(context, id),
    linkExpiresAt: search.slaAt,
    createdAt: at,
    updatedAt: at,
  };
}
