import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.ts';
import type { RequestEntry } from './transaction.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What a process needs in order to work with the database. */
export interface Database {
  clock: Clock;
  dataSource: DataSource;
  /** Resolves once the database can be used; tries again on each call after a failure, and fails while this machine's clock is off. */
  ready(): Promise<void>;
}

/** The organization whose rows a transaction sees, and the greater work that it may be a part of. */
export interface Scope {
  core: Database;
  organization: { id: string };
  /** Present while several steps are kept together or not at all. */
  unitOfWork?: UnitOfWork;
  /** Present while a request is answered that leaves an entry in the audit trail. */
  audit?: RequestEntry;
}
