import type { DestinationCaps } from '../../context/organization.ts';

const HOUR_MS = 3_600_000;

/** What an organization allows that has not said otherwise. */
export const DEFAULT_CAPS: DestinationCaps = { newPerHour: 4, newPerDay: 20, knownPerHour: 60 };

export interface DestinationTraffic {
  /** When first requests went there within a day, or are going. */
  sent: readonly Date[];
  /** Requests that wait for the same destination and come first. */
  before: number;
  /** Whether it has answered, or was confirmed to be right. */
  isKnown: boolean;
  caps: DestinationCaps;
  now: Date;
}

/**
 * When a first request may go to a destination that many searches ask: as soon as no hour, and for one that is not known
 * no day, has more of them than allowed, those that wait before it included.
 */
export function turnAt({ sent, before, isKnown, caps, now }: DestinationTraffic): Date {
  const windows = isKnown
    ? [{ length: HOUR_MS, most: caps.knownPerHour }]
    : [
        { length: HOUR_MS, most: caps.newPerHour },
        { length: 24 * HOUR_MS, most: caps.newPerDay },
      ];
  const times = sent.map((date) => date.getTime()).sort((one, other) => one - other);
  const next = (): number =>
    Math.max(
      now.getTime(),
      ...windows.flatMap(({ length, most }) => {
        const oldest = times[times.length - most];
        return oldest === undefined ? [] : [oldest + length];
      }),
    );
  for (let waiting = 0; waiting < before; waiting += 1) times.push(next());
  return new Date(next());
}
