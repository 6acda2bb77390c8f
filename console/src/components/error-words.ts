import { ApiError } from '../api/api-error.ts';
import { saidIn } from '../texts/say.ts';
import { presentLanguage } from '../texts/texts.ts';

/** What went wrong, for a person: in the service's own words where it answered, else in the person's language. */
export function errorWords(error: unknown): string {
  const unreached = isUnreached(error) && saidIn(presentLanguage(), 'common', 'failure.offline');
  return unreached || (error instanceof Error ? error.message : String(error));
}

/** Whether no answer came at all. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;
