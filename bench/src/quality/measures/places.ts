import { contactZone } from '@credence/core/rules';
import { z } from 'zod';
import { defineMeasure, type JudgedCase, type Verdict } from '../measure.ts';

const line = z.object({ place: z.string(), zip: z.string(), zone: z.string() });

/** Where a contact is, and whose clock they keep: with and without the ZIP code. */
export const places = defineMeasure('places.jsonl', line, ({ place, zip, zone }) => [
  judged('place and ZIP code', `${place} ${zip}`, zone),
  judged('place', place, zone),
]);

function judged(group: string, location: string, truth: string): JudgedCase {
  const decision = contactZone({ location });
  const verdict: Verdict =
    decision === null ? 'CAUTIOUS' : clockOf(decision) === clockOf(truth) ? 'RIGHT' : 'WRONG';
  const text = `${location} | ${truth} (${decision})`;
  return { group, truth: 'KNOWN', decision: DECISIONS[verdict], verdict, text };
}

const DECISIONS: Record<Verdict, string> = { RIGHT: 'SAME CLOCK', CAUTIOUS: 'NONE', WRONG: 'ANOTHER' };

/** What the clock shows in every month of a year. */
const clockOf = (timeZone: string): string => {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return Array.from({ length: 12 }, (_, month) => clock.format(Date.UTC(2026, month, 15))).join();
};
