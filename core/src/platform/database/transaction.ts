import type { QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PendingWrites } from './rows/pending-writes.ts';
import type { RowsOfEach, Statement } from './statement.ts';

/** A running transaction that sees the rows of one organization. */
export interface Transaction {
  /** For reads and writes through the entities. */
  manager: EntityManager;
  /** For statements that lock, or that do in one round trip what entities need several for. */
  query<Row extends QueryResultRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  /**
   * `query` for statements of a text that never varies and that are asked often: a connection parses each once, and plans it a few
   * times a minute. Not where one plan does not suit all values. Words and plans of a question take Postgres longer than its answer.
   */
  prepared<Row extends QueryResultRow>(sql: string, parameters: unknown[]): Promise<Row[]>;
  /** Runs statements, none of which needs the answer of another, in one round trip; their rows are given in their order. */
  together<Rows extends readonly object[] = QueryResultRow[]>(
    statements: readonly Statement[],
  ): Promise<RowsOfEach<Rows>>;
  /** What is to be written, in one statement, before the transaction writes otherwise, asks about it, or ends. */
  pending: PendingWrites;
  /** Calls `step` once other transactions see the changes; never when they are rolled back. */
  afterCommit(step: () => void): void;
}
