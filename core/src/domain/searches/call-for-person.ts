import type { Context } from '../context/context.ts';
import type { LockedSearch, SearchRecord } from '../entities/search-entity.ts';
import { openRequest } from '../entities/verification-request.ts';
import { recordInEvent } from '../records/record-reading.ts';
import type { NewEvent } from '../webhooks/events/emit-event.ts';

/** The notification that nothing goes on with records of a search until a person acts: with what waits, and why. */
export function callForPerson(
  context: Context,
  { search }: LockedSearch,
  records: readonly SearchRecord[],
  what: { reason: string; inboundId?: string },
): NewEvent {
  const covered = openRequest(context, search).records;
  return {
    event: 'verification.notification',
    data: {
      notificationType: 'AGENT_INTERVENTION',
      metadata: {
        ...what,
        actionable: true,
        records: records.map((record) => recordInEvent(covered, record)),
      },
    },
  };
}
