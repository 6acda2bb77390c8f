/** Beginnings of telephone numbers, by the hour of UTC from which it is day there: Honolulu, Guam, London, New York. */
const WHERE_IT_IS_DAY: readonly [hour: number, beginning: string, place: string | null][] = [
  [0, '+1808555', null],
  [6, '+1671555', null],
  // Only numbers of North America tell their own clock.
  [10, '+44207946', 'London, United Kingdom'],
  [13, '+1212555', null],
];

const whereItIsDay = (now: Date) => WHERE_IT_IS_DAY.findLast(([hour]) => hour <= now.getUTCHours());

/**
 * A telephone number that may be called now: people are called between eight and nine on their own clock, and tests run at
 * any hour.
 * @param index below 100; each has a number of its own
 */
export function callableNumber(index: number, now = new Date()): string {
  return `${whereItIsDay(now)?.[1]}0${100 + index}`;
}

/** Where such a number is, as a contact's place is written; no place on any clock where the number tells it. */
export const placeOfCallable = (now = new Date()): string => whereItIsDay(now)?.[2] ?? 'Records office';
