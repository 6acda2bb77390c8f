import { editsBetween } from '@credence/core/rules';

/** Of names as long as settings have: shorter ones are near to too much that is meant for others. */
const SHORTEST = 7;
const MOST_EDITS = 2;

/** A variable that is no setting, beside the setting that it looks like. */
export interface Misspelled {
  variable: string;
  meant: string;
}

/** The variables that nothing reads, though they are a letter or two from one that something does. */
export function misspelledSettings(variables: readonly string[], settings: readonly string[]): Misspelled[] {
  const known = new Set(settings);
  return variables
    .filter((variable) => variable.length >= SHORTEST && !known.has(variable))
    .flatMap((variable) => {
      const meant = settings.find((setting) => isNear(variable, setting));
      return meant === undefined ? [] : [{ variable, meant }];
    });
}

function isNear(one: string, other: string): boolean {
  return Math.abs(one.length - other.length) <= MOST_EDITS && editsBetween(one, other) <= MOST_EDITS;
}
