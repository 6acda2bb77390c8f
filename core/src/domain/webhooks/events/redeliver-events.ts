import type { DeliveryStatus } from '@credence/contract';
import { noteResources } from '../../../platform/audit/audit-note.ts';
import { cursorAfter } from '../../../platform/database/id-cursor.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { Conflict, NotFound } from '../../../platform/errors.ts';
import type { Context } from '../../context/context.ts';
import { WebhookEventEntity } from '../../entities/webhook-entities.ts';
import { countEvents, type EventFilter, markOf, pageOfEvents } from './find-events.ts';
import { type Redelivery, redeliver } from './redeliver.ts';

/** Events that one call takes on; it reads the frozen targets of them all. */
export const MAX_REDELIVERED = 200;

/**
 * Puts one event on its way again.
 * @returns where it stands then; `inFlight` when it is being sent already and was left alone
 * @throws NotFound, Conflict when no target wants the event or it was redacted
 */
export function redeliverEvent(
  context: Context,
  { eventId }: { eventId: string },
): Promise<{ deliveryStatus: DeliveryStatus; inFlight: boolean }> {
  const sought = { organizationId: context.organization.id, id: eventId };
  return inTransaction(context, async (transaction) => {
    const { manager } = transaction;
    const event = await manager.findOneBy(WebhookEventEntity, sought);
    if (!event?.searchId) throw new NotFound('Closeout event not found');
    const { inFlight, withoutTarget, redacted } = await redeliver(context, transaction, [eventId]);
    if (redacted > 0) throw new Conflict('The event was redacted: there is nothing left to deliver');
    if (withoutTarget > 0) throw new Conflict('No webhook target wants this event');
    const { deliveryStatus } = await manager.findOneByOrFail(WebhookEventEntity, sought);
    return { deliveryStatus, inFlight: inFlight > 0 };
  });
}

export interface BulkRedeliveryInput {
  filter: EventFilter;
  /** Only count the events. */
  dryRun: boolean;
  /** Of an earlier call, to go on where that one ended. */
  cursor?: string | undefined;
}

/** What redelivering many did. */
export interface BulkRedelivery extends Redelivery {
  /** Events that the filter found before anything was done, also those beyond this call. */
  matched: number;
  /** Events that the filter finds beyond this call; in a dry run, all of them. */
  remaining: number;
  /** Leads to the events beyond this call; null when there are none, and from a dry run. */
  nextCursor: string | null;
}

/**
 * Puts the events that a filter finds on their way again, the oldest first, as many as one call takes on.
 * @throws Invalid when the cursor is none of this organization's
 */
export function redeliverEvents(
  context: Context,
  { filter, dryRun, cursor }: BulkRedeliveryInput,
): Promise<BulkRedelivery> {
  return inTransaction(context, async (transaction) => {
    const after = cursor === undefined ? undefined : await markOf(context, transaction, cursor);
    const matched = await countEvents(context, transaction, filter);
    const left = after ? await countEvents(context, transaction, filter, { after }) : matched;
    const nothing = { redelivered: 0, inFlight: 0, withoutTarget: 0, redacted: 0 };
    if (dryRun) return { matched, remaining: left, ...nothing, nextCursor: null };
    const cut = { first: 'oldest', take: MAX_REDELIVERED + 1, after } as const;
    const found = await pageOfEvents(context, transaction, filter, cut);
    const ids = found.slice(0, MAX_REDELIVERED);
    noteResources(context, { eventIds: ids });
    const redelivery = await redeliver(context, transaction, ids);
    const nextCursor = found.length > MAX_REDELIVERED ? cursorAfter(ids.at(-1) ?? '') : null;
    // Others may change meanwhile what the filter finds: both tell the same about whether there is more.
    const remaining = nextCursor === null ? 0 : Math.max(1, left - ids.length);
    return { matched, remaining, ...redelivery, nextCursor };
  });
}
