import { type Destination, destinationKey, destinationsOf } from '../../contacts/destination-rules.ts';
import { type DestinationPolicy, usableDestinations } from '../../contacts/usable-destinations.ts';
import type { ContactMethod } from '../../entities/contact-details.ts';

type Methods = readonly Pick<ContactMethod, 'email' | 'phone' | 'fax'>[];

export interface RetargetInput {
  /** Attempts at the contact that have not gone out, by time. */
  waiting: readonly (Destination & { id: string })[];
  /** How the contact was reached, and how it is now. */
  before: Methods;
  after: Methods;
  /** Every other destination that the search has asked, or will. */
  taken: readonly Destination[];
  policy: DestinationPolicy;
}

export interface Retargeting {
  /** Attempts that go to another destination, which they count from 1. */
  moved: (Destination & { id: string; attemptNumber: number })[];
  /** Ids of attempts that have nowhere to go. */
  cancelled: string[];
}

/**
 * Decides what becomes of waiting attempts when a contact's destinations change. Those at a destination that is still
 * there stay. The first destination that vanished hands its attempts to the first new one of the same channel, and so
 * on; a new destination that the search knows from elsewhere takes none, so that no cap is passed.
 */
export function retargetAttempts({ waiting, before, after, taken, policy }: RetargetInput): Retargeting {
  const keysOf = (methods: Methods) => methods.flatMap(destinationsOf).map(destinationKey);
  const kept = new Set(keysOf(after));
  const known = new Set([...keysOf(before), ...taken.map(destinationKey)]);
  const fresh = usableDestinations(after, policy).usable.filter((entry) => !known.has(destinationKey(entry)));
  const successors = new Map<string, Destination | undefined>();
  const numbers = new Map<Destination, number>();
  const result: Retargeting = { moved: [], cancelled: [] };
  for (const attempt of waiting) {
    const key = destinationKey(attempt);
    if (kept.has(key)) continue;
    if (!successors.has(key)) {
      const index = fresh.findIndex(({ channel }) => channel === attempt.channel);
      successors.set(key, index < 0 ? undefined : fresh.splice(index, 1)[0]);
    }
    const successor = successors.get(key);
    if (!successor) {
      result.cancelled.push(attempt.id);
      continue;
    }
    const attemptNumber = (numbers.get(successor) ?? 0) + 1;
    numbers.set(successor, attemptNumber);
    result.moved.push({ ...successor, id: attempt.id, attemptNumber });
  }
  return result;
}
