/** How a value that an applicant stated and the one that a source gave stand to each other. */
export interface Comparison {
  match: 'MATCH' | 'UNCLEAR' | 'MISMATCH';
  /** Why, in a sentence that the applicant could read. */
  reason: string;
}

/** The two say the same. */
export const same = (reason: string): Comparison => ({ match: 'MATCH', reason });

/** They may say the same or may not: for a person. */
export const unclear = (reason: string): Comparison => ({ match: 'UNCLEAR', reason });

/** The two state different facts. */
export const different = (reason: string): Comparison => ({ match: 'MISMATCH', reason });

/** The surest that two may be the same, of several ways to read them. */
export const bestOf = (compared: readonly Comparison[]): Comparison | undefined =>
  compared.find(({ match }) => match === 'MATCH') ??
  compared.find(({ match }) => match === 'UNCLEAR') ??
  compared[0];

/** Words as they are named in a reason. */
export const quoted = (words: readonly string[]): string => `"${words.join(' ')}"`;
