import { type DateReading, type ReadDate, readDate, writeDate } from '../read/read-date.ts';
import { differs, leavesOpen, says, type TextComparison } from './text-comparison.ts';

/**
 * Compares two dates as exactly as the less exact of them allows, to the month at least. A year alone agrees or
 * disagrees, and verifies nothing more exact than itself.
 */
export function compareDates(applicant: string, source: string): TextComparison {
  const [provided, verified] = [readDate(applicant), readDate(source)];
  if (verified.kind === 'unreadable') return leavesOpen(`The source's "${source}" cannot be read as a date.`);
  if (provided.kind === 'unreadable')
    return leavesOpen(`The applicant's "${applicant}" cannot be read as a date.`);
  if (provided.kind === 'present' || verified.kind === 'present') {
    return provided.kind === verified.kind
      ? says('Both say that this has not ended.')
      : differs('Only one side says that this has ended.');
  }
  return compareReadings(provided, verified);
}

type Dated = Exclude<DateReading, { kind: 'unreadable' | 'present' }>;

function compareReadings(provided: Dated, verified: Dated): TextComparison {
  const [theirs, ours] = [readingsOf(provided), readingsOf(verified)];
  const results = theirs.flatMap((one) => ours.map((another) => compareDays(one, another)));
  const [only] = results;
  if (only && results.length === 1) return only;
  // Not one way to read them agrees.
  if (results.every(({ match }) => match === 'MISMATCH')) return differs();
  const options = [provided, verified].flatMap((reading) =>
    reading.kind === 'ambiguous' ? [reading.either.map(writeDate).join(' or ')] : [],
  );
  return leavesOpen(`Day and month cannot be told apart: it may be ${options.join(', and ')}.`);
}

const readingsOf = (reading: Dated): readonly ReadDate[] =>
  reading.kind === 'ambiguous' ? reading.either : [reading];

function compareDays(one: ReadDate, another: ReadDate): TextComparison {
  if (one.year !== another.year) return differs('The years differ.');
  if (one.month === null || another.month === null) {
    return one.month === another.month
      ? says('The same year; neither side gives more.')
      : leavesOpen('The years agree; only one side gives the month.');
  }
  if (one.month !== another.month) return differs('The months differ.');
  if (one.day === null || another.day === null) {
    return says('Same month; without a day on both sides only months are compared.');
  }
  return one.day === another.day ? says('The same day.') : differs('The same month, but another day.');
}
