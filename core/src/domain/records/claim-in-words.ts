import { once } from '../../platform/once.ts';
import type { VerifierClaim } from './verifier-form.ts';

const STILL_THERE = 'Still there';

/** What a contact reads of a statement of the applicant, in mail and fax. */
export function claimInWords({ kind, provided }: Pick<VerifierClaim, 'kind' | 'provided'>): string {
  if (provided === null) return STILL_THERE;
  const isDay = kind === 'DATE' && /^\d{4}-\d{2}-\d{2}$/.test(provided);
  return isDay ? dayInWords(new Date(provided)) : provided;
}

/** Takes as long to make as to word hundreds of days. */
const days = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));

/** A day as it is said, in UTC. */
export const dayInWords = (date: Date): string => days().format(date);
