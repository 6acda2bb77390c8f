import type { QueryResultRow } from 'pg';
import { sharedRuns } from '../shared-runs.ts';
import { isRefused } from './driver/run-at-once.ts';
import { inOneTrip } from './in-transaction.ts';
import type { Scope } from './scope.ts';
import type { Statement } from './statement.ts';

interface Asked {
  scope: Pick<Scope, 'core' | 'organization'>;
  statements: readonly Statement[];
}

/** Most that share a trip. */
const MOST = 12;

const ask = sharedRuns(askTogether, { most: MOST, isOfOne: isRefused });

/**
 * Asks in one round trip with others of the organization that ask at the same time: however many these are, they have one
 * connection. It is of no greater work, and leaves no entry in the audit trail.
 * @returns the rows of each statement
 */
export const inSharedTrip = (
  { core, organization }: Asked['scope'],
  statements: readonly Statement[],
): Promise<QueryResultRow[][]> => ask(core, organization.id, { scope: { core, organization }, statements });

async function askTogether(asked: readonly Asked[]): Promise<QueryResultRow[][][]> {
  const [first] = asked;
  if (!first) return [];
  const rows = await inOneTrip(
    first.scope,
    asked.flatMap(({ statements }) => statements),
  );
  return asked.map(({ statements }) => rows.splice(0, statements.length));
}
