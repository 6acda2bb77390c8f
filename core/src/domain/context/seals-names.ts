import { type Context, now } from './context.ts';
import type { Organization } from './organization.ts';

/** Whether what is written now has names and business context sealed. */
export const sealsNames = (context: Context): boolean => isAfterUpgrade(context.organization, now(context));

/** Whether programs of 0.1.0, which read names in clear and JSON in full, have no more business with an organization. */
export const isAfterUpgrade = (
  { namesSealedFrom }: Pick<Organization, 'namesSealedFrom'>,
  at: Date,
): boolean => namesSealedFrom !== null && namesSealedFrom <= at;
