import type { ReviewedClaim } from '@credence/contract';
import { ApiError, named } from '../../../api/api-error.ts';

/** A line of a refusal as `claims.2.value must be a date`. */
const LINE = /^claims\.(\d+)(?:\.(\w+))? /;

/** The decision of which no rule can tell how its value compares; undefined where something else was refused. */
export function undecidableOf(error: unknown, claims: readonly ReviewedClaim[]): ReviewedClaim | undefined {
  if (!(error instanceof ApiError) || error.status !== 400) return undefined;
  const matches = error.messages.map((line) => LINE.exec(line)).filter((found) => found?.[2] === 'match');
  const [index] = matches.map((found) => Number(found?.[1]));
  return index === undefined ? undefined : claims[index];
}

/** A refusal whose lines name the fields as a person knows them. */
export const namedByField = (
  error: Error,
  claims: readonly ReviewedClaim[],
  nameOf: (field: string) => string,
): Error =>
  named(error, (path) => {
    const [, index] = LINE.exec(`${path} `) ?? [];
    const field = index && claims[Number(index)]?.field;
    return field ? nameOf(field) : undefined;
  });
