import type { Context } from '../../context/context.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { HoursPolicy } from './attempt-hours.ts';

/** What decides about the hours of a search's attempts. */
export const hoursPolicy = (
  { core, organization }: Pick<Context, 'core' | 'organization'>,
  { config }: Pick<LockedSearch, 'config'>,
): HoursPolicy => ({
  config,
  zone: organization.timeZone,
  closedDays: organization.closedDays,
  environment: core.config.ENVIRONMENT,
});
