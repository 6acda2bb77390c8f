/** What happened with a destination: what the client says of it, or what came of asking there. */
export type Verdict = 'ACCURATE' | 'INACCURATE' | 'ANSWERED' | 'BOUNCED';

/** How often each of them happened, as far as it still counts. */
export interface Lessons {
  accurate: number;
  inaccurate: number;
  answered: number;
  bounced: number;
}

export const NO_LESSONS: Lessons = { accurate: 0, inaccurate: 0, answered: 0, bounced: 0 };

/**
 * What is known of a destination after one more thing happened with it. The client's word that it is accurate takes back
 * everything said against it; an answer shows that what bounced once can be reached.
 */
export function afterVerdict(lessons: Lessons, verdict: Verdict): Lessons {
  switch (verdict) {
    case 'ACCURATE':
      return { ...lessons, accurate: lessons.accurate + 1, inaccurate: 0, bounced: 0 };
    case 'INACCURATE':
      return { ...lessons, inaccurate: lessons.inaccurate + 1 };
    case 'ANSWERED':
      return { ...lessons, answered: lessons.answered + 1, bounced: 0 };
    case 'BOUNCED':
      return { ...lessons, bounced: lessons.bounced + 1 };
  }
}

/** The client looked at it; an answer only shows that a person is there. */
const MARK_COUNTS_AS = 2;
/** So many answers outweigh a message that came back. */
const ANSWERS_FOR_BOUNCE = 3;
/** For how long a message that came back counts, and the client's word that it is the wrong place. */
const BOUNCE_DAYS = 90;
const INACCURATE_DAYS = 730;

/**
 * Whether a destination must not be proposed.
 * @param days since the last of the lessons
 */
export function isDead(lessons: Lessons, days: number): boolean {
  const { inaccurate, bounced } = lessons;
  if (inaccurate > 0) return days < INACCURATE_DAYS;
  return goodOf(lessons) < ANSWERS_FOR_BOUNCE * bounced && days < BOUNCE_DAYS * bounced;
}

const goodOf = ({ answered, accurate }: Lessons): number => answered + MARK_COUNTS_AS * accurate;

const ONE_ANSWER = 0.7;
const EACH_MORE = 0.05;
const EACH_BOUNCE = 0.1;
/** Whatever is learned counts for less than what a client says of this very applicant. */
const MOST = 0.85;
/** What is old may still be right: it is tried before nothing is. */
const LEAST = 0.5;
/** People and offices move: after that time an answer counts half. */
const HALF_LIFE_DAYS = 540;

/**
 * How certain it is that a destination is the right one, 0 to 1; null when nothing speaks for it, or anything against.
 * @param days since the last of the lessons
 */
export function directoryConfidence(lessons: Lessons, days: number): number | null {
  const good = goodOf(lessons);
  if (good === 0 || lessons.inaccurate > 0 || isDead(lessons, days)) return null;
  const fresh = Math.min(MOST, ONE_ANSWER + EACH_MORE * (good - 1)) - EACH_BOUNCE * lessons.bounced;
  const aged = LEAST + (fresh - LEAST) * 0.5 ** (days / HALF_LIFE_DAYS);
  // In hundredths, as sums of fractions are not exact.
  return Math.round(100 * Math.max(LEAST, aged)) / 100;
}
