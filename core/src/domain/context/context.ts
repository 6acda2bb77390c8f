import type { ActivityActor } from '@credence/contract';
import type { AuditNote } from '../../platform/audit/audit-note.ts';
import type { CoreConfig } from '../../platform/config/core-config.ts';
import type { Cipher } from '../../platform/database/encryption.ts';
import type { Scope, UnitOfWork } from '../../platform/database/scope.ts';

import type { FileStore } from '../../platform/files/file-store.ts';
import type { Scanner } from '../../platform/files/scan/scanner.ts';
import type { MasterKeys } from '../../platform/keys/master-keys.ts';
import type { Queueing } from '../../platform/queue/queueing.ts';
import type { Organization } from './organization.ts';
import type { OrganizationCache } from './organization-cache.ts';
import type { PaceCache } from './pace-cache.ts';
import type { RevocationCache } from './revocation-cache.ts';

/** What a process of the service holds: settings, database, queue, files and time. */
export interface Core extends Queueing {
  config: CoreConfig;
  masterKeys: MasterKeys;
  files: FileStore;
  /** Undefined where none is configured. */
  scanner: Scanner | undefined;
  organizations: OrganizationCache;
  revocations: RevocationCache;
  pace: PaceCache;
  /**
   * Asks the database within about a second whether it works, to tell whether this process can work.
   * @throws when this process cannot work
   */
  check(): Promise<void>;
  /** How far this machine's clock is behind the database's, in milliseconds. */
  clockOffsetMs(): number;
  /** Tells that this process is to end: what waits for a database that says nothing soon fails. */
  hurry(): void;
  close(): Promise<void>;
}

/** On whose behalf a use case runs, and with what. */
export interface Context extends Pick<Scope, 'readAfter' | 'tellCommit'> {
  core: Core;
  organization: Organization;
  actor: ActivityActor;
  cipher: Cipher;
  /** Present while several steps are kept together or not at all. */
  unitOfWork?: UnitOfWork;
  /** Present while a request is answered that leaves an entry in the audit trail. */
  audit?: AuditNote;
}

/** The present, by the clock of the context. */
export const now = (context: Context): Date => context.core.clock.now();

/** For steps that are not to write the entry of the request: a later one does. */
export const withoutNote = ({ audit: _audit, ...context }: Context): Context => context;
