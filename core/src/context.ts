import type { ActivityActor } from '@credence/contract';
import type { AuditNote } from './audit/audit-note.ts';
import type { Core } from './core.ts';
import type { Cipher } from './database/encryption.ts';
import type { UnitOfWork } from './database/unit-of-work.ts';
import type { Organization } from './organizations/organization.ts';

/** On whose behalf a use case runs, and with what. */
export interface Context {
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
