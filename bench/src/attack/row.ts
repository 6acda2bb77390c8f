import type { Answer, Target } from './target.ts';

/** One line of the table of attacks. */
export interface Row {
  number: number;
  what: string;
  /** The tries, or why there are none from outside, and where the tests are that make them. */
  attack: ((target: Target) => Promise<Try[]>) | { why: string; testedIn: string };
}

/** One try, and whether what must happen happened. */
export interface Try {
  what: string;
  held: boolean;
  came: string;
}

/** Holds an answer to the statuses that it may have. */
export const expectStatus = (what: string, { status, text }: Answer, ...allowed: number[]): Try => ({
  what,
  held: allowed.includes(status),
  came: `${status} ${text.slice(0, 80)}`,
});
