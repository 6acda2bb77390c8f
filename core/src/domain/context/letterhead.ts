import type { Organization } from './organization.ts';

/** How an organization looks on the pages that ask on its behalf. */
export interface Letterhead {
  organizationName: string;
  /** As `#0b5394`, dark enough for white letters; null for the service's own. */
  accentColor: string | null;
  /** PNG. */
  logo: Buffer | null;
}

export const letterheadOf = ({
  name,
  branding,
  logo,
}: Pick<Organization, 'name' | 'branding' | 'logo'>): Letterhead => ({
  organizationName: name,
  accentColor: branding?.accentColor ?? null,
  logo,
});
