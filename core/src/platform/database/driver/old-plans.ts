import type { ClientBase } from 'pg';
import type { NamedStatement } from './named-statement.ts';

/**
 * How long a connection keeps the plans of what is prepared. A plan that was made for a small table reads all of it, and would do
 * so when the table is large, until Postgres analyses it the next time. Planning anew this often is a hundredth of a core.
 */
const KEPT_MS = 15_000;

/** Has what is prepared planned anew when it next runs. */
export const FORGET_PLANS: NamedStatement = { text: 'discard plans', values: [] };

const keptSince = new WeakMap<ClientBase, number>();

/** Whether a connection's plans are to be forgotten; to be asked by those who then do so. */
export function arePlansOld(client: ClientBase, at = performance.now()): boolean {
  const since = keptSince.get(client);
  const areOld = since !== undefined && at - since >= KEPT_MS;
  if (since === undefined || areOld) keptSince.set(client, at);
  return areOld;
}
