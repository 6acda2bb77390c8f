import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.ts';
import type { CommitMark } from './replicas/commit-mark.ts';
import type { ReadOutcome } from './replicas/read-outcomes.ts';
import type { Statement } from './statement.ts';
import type { Transaction } from './transaction.ts';

/** What a process needs in order to work with the database. */
export interface Database {
  clock: Clock;
  dataSource: DataSource;
  /** Resolves once the database can be used; tries again on each call after a failure, and fails while this machine's clock is off. */
  ready(): Promise<void>;
  /** Where reads may go besides; undefined where none is configured. */
  replicas: Replicas | undefined;
}

/** The organization whose rows a transaction sees, and the greater work that it may be a part of. */
export interface Scope {
  core: Database;
  organization: { id: string };
  /** Present while several steps are kept together or not at all. */
  unitOfWork?: UnitOfWork;
  /** Present while a request is answered that leaves an entry in the audit trail. */
  audit?: RequestEntry;
  /**
   * Present while a read is answered that may come from a replica: how far in the primary's log that has to be, 0 where the
   * asker has seen nothing yet, null where what the asker has seen cannot be told.
   */
  readAfter?: bigint | null;
  /** Told of each commit, where the asker's next read may go to a replica. */
  tellCommit?: ((mark: CommitMark) => void) | undefined;
}

/** What the first transaction of a request writes besides its own change, once. */
export interface RequestEntry {
  recorded: boolean;
  statement(scope: Scope): Statement;
}

/**
 * Several steps that only exist together. A context that carries one does all its transactions as parts of a single
 * one, which opens with the first of them and stays open until the maker of the unit ends it.
 */
export interface UnitOfWork {
  /** The same for work that is asked for again; null where it cannot be. */
  name: string | null;
  /** Runs a step. One that throws leaves nothing behind. */
  run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Whether a step was run. */
  hasBegun(): boolean;
  /** Adds what is written last, and commits. */
  commit(last: readonly Statement[]): Promise<void>;
  /** Undoes every step. The unit can be used again afterwards. */
  rollback(): Promise<void>;
  /** Present where all of the work may be written with what comes last. */
  late?: LateWork;
}

/**
 * For work that is one piece, and needs nothing of what it writes: it has no transaction of its own, and may be written in one
 * that several units share.
 */
export interface LateWork {
  /**
   * Asks before anything is written, in one round trip.
   * @throws what the unit's first step would
   */
  ask(statements: readonly Statement[]): Promise<QueryResultRow[][]>;
  /** @param write called once in place of `commit`, or never; it writes all of the work, and what comes last */
  leave(write: (last: readonly Statement[]) => Promise<unknown>): void;
}

/** The standbys that reads go to. */
export interface Replicas {
  /** Begins to look at them, once, and waits for nothing. */
  start(): void;
  /**
   * Does work that only reads, and may do it in part, at a replica that has what the scope's asker has seen.
   * @returns undefined where the primary has to do it
   */
  read<T>(scope: Scope, work: (transaction: Transaction) => Promise<T>): Promise<{ result: T } | undefined>;
  /** For each of them the milliseconds for which it may have missed something; undefined while it is of no use. */
  lags(): (number | undefined)[];
  /** How many reads there were so far. */
  counts(): Readonly<Record<ReadOutcome, number>>;
  close(): Promise<void>;
}
