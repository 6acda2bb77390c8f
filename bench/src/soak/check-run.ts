import { ARRIVAL_RULES, type DeliveryRecord } from '../rules/arrivals.ts';
import { belowCaps } from '../rules/caps.ts';
import { changesAreTold } from '../rules/events.ts';
import { onceForAttempt } from '../rules/once.ts';
import { keepsOrders, type OrderRecord, onceForKey } from '../rules/orders.ts';
import type { Rule, RunRecord, Violation } from '../rules/run-record.ts';
import { type SentRecord, sentHasArrived } from '../rules/sent.ts';
import { endsBySla } from '../rules/sla.ts';
import { staysEnded } from '../rules/terminal.ts';
import { rowOf } from './client.ts';

/** Everything that a soak is judged by. */
export interface SoakRecord extends RunRecord, DeliveryRecord, OrderRecord, Omit<SentRecord, 'messages'> {
  /** Rows that refer to another organization's. */
  strayRows: readonly Violation[];
  /** What the faults themselves found wrong, as they went. */
  findings: readonly Finding[];
}

/** A rule that was broken, by the fault's row in the table. */
export interface Finding {
  row: string;
  rule: string;
  words: string;
}

/** Every rule that a soak is held to, by the words for it. */
const RULES: Readonly<Record<string, Rule<SoakRecord>>> = {
  'every acknowledged order is there (I1)': keepsOrders,
  'there is one order for each key (I2)': onceForKey,
  'every search ends by its SLA (I3)': endsBySla,
  'every change has its events (I4)': changesAreTold,
  ...ARRIVAL_RULES,
  'no search leaves a terminal status (I6)': staysEnded,
  'no row crosses organizations (I7)': ({ strayRows }) => [...strayRows],
  'no contact is written to above the caps (I8)': belowCaps,
  'no message has more copies than interruptions explain': onceForAttempt,
  'what is SENT has arrived': sentHasArrived,
};

/** What broke each rule, by the words for the rule; an empty list where nothing did. */
export const checkRun = (run: SoakRecord): Map<string, Violation[]> =>
  new Map(Object.entries(RULES).map(([name, rule]) => [name, rule(run)]));

/** Whatever broke a rule, with the row. */
export function brokenRules(
  { stored, findings }: Pick<SoakRecord, 'stored' | 'findings'>,
  violations: ReadonlyMap<string, readonly Violation[]>,
): Finding[] {
  const names = new Map(stored.map(({ searchId, externalSearchId }) => [searchId, externalSearchId]));
  const ofRules = [...violations].flatMap(([rule, found]) =>
    found.map(({ searchId, words }) => {
      const name = names.get(searchId) ?? searchId;
      return { row: rowOf(name), rule, words: `${name}: ${words}` };
    }),
  );
  return [...findings, ...ofRules];
}
