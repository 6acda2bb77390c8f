/** Beginnings of telephone numbers, by the hour of UTC from which it is day there: Honolulu, Guam, London, New York. */
const WHERE_IT_IS_DAY: readonly [hour: number, beginning: string][] = [
  [0, '+1808555'],
  [6, '+1671555'],
  [10, '+44207946'],
  [13, '+1212555'],
];

/**
 * A telephone number that may be called now: people are called between eight and nine on their own clock, and tests run at
 * any hour.
 * @param index below 100; each has a number of its own
 */
export function callableNumber(index: number, now = new Date()): string {
  const beginning = WHERE_IT_IS_DAY.findLast(([hour]) => hour <= now.getUTCHours())?.[1];
  return `${beginning}0${100 + index}`;
}
