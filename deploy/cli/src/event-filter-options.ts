import type { EventListInput } from '@credence/core';
import { Option } from 'commander';
import { moment, uuid } from './parse-options.ts';
import { UsageError } from './usage-error.ts';

type Status = NonNullable<EventListInput['deliveryStatus']>;
type EventName = NonNullable<EventListInput['event']>;

const STATUSES = ['PENDING', 'DELIVERED', 'FAILED', 'NO_TARGET'] as const satisfies readonly Status[];
const EVENTS = [
  'verification.completed',
  'verification.action_required',
  'verification.notification',
] as const satisfies readonly EventName[];

/** Which events, as options say it. */
export interface EventFilterOptions {
  status?: Status;
  event?: EventName;
  order?: string;
  search?: string;
  externalSearchId?: string;
  from?: Date;
  before?: Date;
}

export const eventFilterOptions = (): Option[] => [
  new Option('--status <status>', 'what became of them').choices(STATUSES),
  new Option('--event <name>', 'of this name alone').choices(EVENTS),
  new Option('--order <id>', 'of one order').argParser(uuid),
  new Option('--search <id>', 'of one search').argParser(uuid),
  new Option('--external-search-id <id>', 'of the searches that the client knows by an id of its own'),
  new Option('--from <time>', 'that occurred then or later, as 2026-03-02 or 2026-03-02T15:00:00Z').argParser(
    moment,
  ),
  new Option('--before <time>', 'that occurred before then').argParser(moment),
];

/**
 * The same as the service takes it.
 * @throws UsageError when nothing can have occurred in their range
 */
export function filterOf({
  status,
  event,
  order,
  search,
  externalSearchId,
  from,
  before,
}: EventFilterOptions) {
  if (from && before && from >= before) throw new UsageError('--before must be later than --from');
  return {
    deliveryStatus: status,
    event,
    orderId: order,
    searchId: search,
    externalSearchId,
    from,
    before,
  };
}
