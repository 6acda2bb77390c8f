import type { Cipher } from '../../platform/database/encryption.ts';
import { RecentReads } from '../../platform/recent-reads.ts';
import type { Organization } from './organization.ts';

/** How long a process may act on what it last read about an organization, in milliseconds. */
const FRESH_FOR = 2_000;

/** An organization, and what opens its sealed columns. */
export interface CachedOrganization {
  organization: Organization;
  cipher: Cipher;
}

/** Organizations lately used by this process, so that not every request reads its own. */
export type OrganizationCache = RecentReads<CachedOrganization>;

export const createOrganizationCache = (): OrganizationCache => new RecentReads(FRESH_FOR);
