import type { OutboundStatus, SearchConfig } from '@credence/contract';
import { countsAsAttempt } from '../attempts/attempt-outcomes.ts';
import { type Destination, destinationKey } from '../contacts/destination-rules.ts';

/** An attempt as far as the caps of a policy count it. */
interface CountedAttempt extends Destination {
  status: OutboundStatus;
  outcome: string | null;
  sources: readonly number[];
}

/**
 * How many more calls a policy allows at a number: a call by a person is an attempt like any other. Caps count for each
 * source, so one that has some left is enough.
 */
export function callsLeft(
  number: string,
  sources: readonly number[],
  attempts: readonly CountedAttempt[],
  { maxTotalAttempts, maxAttemptsPerMethod }: SearchConfig['outbound'],
): number {
  const made = attempts.filter(countsAsAttempt);
  const key = destinationKey({ channel: 'VOICE', destination: number });
  const left = sources.map((source) => {
    const ofSource = made.filter((attempt) => attempt.sources.includes(source));
    const there = ofSource.filter((attempt) => destinationKey(attempt) === key);
    return Math.min(maxTotalAttempts - ofSource.length, maxAttemptsPerMethod - there.length);
  });
  return Math.max(0, ...left);
}
