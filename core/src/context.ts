import type { ActivityActor } from '@credence/contract';
import type { Core } from './core.ts';
import type { Cipher } from './database/encryption.ts';
import type { Organization } from './organizations/organization.ts';

/** On whose behalf a use case runs, and with what. */
export interface Context {
  core: Core;
  organization: Organization;
  actor: ActivityActor;
  cipher: Cipher;
}

/** The present, by the clock of the context. */
export const now = (context: Context): Date => context.core.clock.now();
