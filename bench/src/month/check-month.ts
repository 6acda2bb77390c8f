import type { MonthRecord, Violation } from './month-record.ts';
import { RULES } from './rules/index.ts';

/** What broke each rule, by the words for the rule; an empty list where nothing did. */
export const checkMonth = (month: MonthRecord): Map<string, Violation[]> =>
  new Map(Object.entries(RULES).map(([name, rule]) => [name, rule(month)]));
