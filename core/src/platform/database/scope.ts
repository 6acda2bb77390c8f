import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.ts';
import type { CommitMark } from './replicas/commit-mark.ts';
import type { Replicas } from './replicas/replicas.ts';
import type { RequestEntry } from './transaction.ts';
import type { UnitOfWork } from './unit-of-work.ts';

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
