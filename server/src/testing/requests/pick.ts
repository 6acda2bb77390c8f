import { AGAINST } from './broken-values.ts';
import type { BrokenRequest } from './request.ts';

/** One of a list, by a number that was drawn before the list was known. */
export function pick<T>(list: readonly T[], roll: number): T {
  if (list.length === 0) throw new Error('There is nothing to pick from');
  return list[roll % list.length] as T;
}

/** Rare ways to break a request as often as those that go in many places, and those against a rule most often. */
export function pickEvenly(broken: readonly BrokenRequest[], roll: number): BrokenRequest {
  const ways = [...Map.groupBy(broken, ({ what }) => what).values()];
  const rules = ways.filter(([first]) => first?.what.startsWith(AGAINST));
  const among = rules.length > 0 && roll % 3 === 0 ? rules : ways;
  const rest = Math.floor(roll / 3);
  return pick(pick(among, rest), Math.floor(rest / among.length));
}
