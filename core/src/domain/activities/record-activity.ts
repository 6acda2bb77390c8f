import type { Channel } from '@credence/contract';
import { newId } from '../../platform/database/ids.ts';
import { rowsOf } from '../../platform/database/rows/insert-rows.ts';
import { sealText } from '../../platform/database/sealed.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type Context, now } from '../context/context.ts';
import { ActivityEntity, type ActivityRow } from '../entities/activity-entity.ts';

/** A step to remember. The description names no person and no destination. */
export interface NewActivity {
  searchId: string;
  activityType: string;
  description: string;
  channel?: Channel;
  /** The address or number that was used. */
  channelValue?: string;
  contactId?: string;
  outboundId?: string;
  /** Who did it, when not the actor of the context. */
  actor?: Context['actor'];
  /** Its position in the history, where it was taken before. */
  position?: ActivityPosition;
}

/** A position in the history of a search, before all that is recorded later. */
export type ActivityPosition = Pick<ActivityRow, 'id' | 'createdAt'>;

/** Takes the next position in the history for a step that can be described only when what follows from it is done. */
export const nextPosition = (context: Context): ActivityPosition => ({
  id: newId(),
  createdAt: now(context),
});

/** Where the destination of an activity is sealed. */
export const activityCell = (id: string) => ({ table: 'activities', column: 'channel_value', id });

/** Adds steps to the outreach history of searches, in the transaction of the change. */
export async function recordActivities(
  context: Context,
  transaction: Transaction,
  activities: readonly NewActivity[],
): Promise<void> {
  transaction.pending.insert(rowsOf(ActivityEntity, activityRows(context, activities)));
}

/** The rows of steps, for those who write them together with others. */
export function activityRows(context: Context, activities: readonly NewActivity[]): ActivityRow[] {
  return activities.map((activity) => {
    const { id, createdAt } = activity.position ?? nextPosition(context);
    return {
      organizationId: context.organization.id,
      id,
      searchId: activity.searchId,
      activityType: activity.activityType,
      channel: activity.channel ?? null,
      channelValue: sealText(context.cipher, activityCell(id), activity.channelValue),
      description: activity.description,
      contactId: activity.contactId ?? null,
      outboundId: activity.outboundId ?? null,
      actor: activity.actor ?? context.actor,
      createdAt,
    };
  });
}
