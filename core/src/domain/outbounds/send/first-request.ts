import type { OutboundStatus } from '@credence/contract';
import type { Context } from '../../context/context.ts';
import { openDestination } from '../../entities/destination.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';

const SENT: readonly OutboundStatus[] = ['SENT', 'DELIVERED'];

const timeOf = ({ sentAt }: OutboundRow): number => sentAt?.getTime() ?? Number.MAX_SAFE_INTEGER;

/**
 * The first request of the search that went to the same destination by the same channel.
 * @returns its id; null where nothing went there yet
 */
export function firstRequestTo(
  context: Context,
  { attempts }: LockedSearch,
  outbound: OutboundRow,
): string | null {
  const { contactId, channel } = outbound;
  if (outbound.attemptNumber === 1) return null;
  const sent = attempts
    .filter((row) => row.contactId === contactId && row.channel === channel && SENT.includes(row.status))
    .toSorted((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
  const destination = openDestination(context, outbound);
  return sent.find((row) => openDestination(context, row) === destination)?.id ?? null;
}
