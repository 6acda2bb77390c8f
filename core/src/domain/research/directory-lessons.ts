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

/** Whether a destination must not be proposed to anybody. */
export const isDead = ({ inaccurate, bounced }: Lessons): boolean => inaccurate > 0 || bounced > 0;

const ONE_ANSWER = 0.7;
const EACH_MORE = 0.05;
/** Whatever is learned counts for less than what a client says of this very applicant. */
const MOST = 0.85;
/** The client looked at it; an answer only shows that somebody is there. */
const MARK_COUNTS_AS = 2;

/** How certain it is that a destination is the right one, 0 to 1; null when nothing speaks for it, or anything against. */
export function directoryConfidence(lessons: Lessons): number | null {
  const good = lessons.answered + MARK_COUNTS_AS * lessons.accurate;
  if (good === 0 || isDead(lessons)) return null;
  // In hundredths, as sums of fractions are not exact.
  return Math.round(100 * Math.min(MOST, ONE_ANSWER + EACH_MORE * (good - 1))) / 100;
}
