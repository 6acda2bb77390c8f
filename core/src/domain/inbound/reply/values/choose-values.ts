import { plainWords } from '../../read/fold.ts';
import { type ClaimedValues, REPLY_FIELDS, type ReadValue, type ReplyField } from '../../read/reading.ts';
import { agrees, isDateField } from '../agreement.ts';
import type { Candidate, CandidateSource } from './candidate.ts';

/** The surest first: what a surer form of words says is not doubted by another. */
const RANKS: readonly (readonly CandidateSource[])[] = [
  ['INLINE'],
  ['LABEL'],
  ['SENTENCE', 'MENTION'],
  ['SUMMARY'],
];

/**
 * The value of each claimed field, out of everything a reply may say of it. Of several that differ, the one that was
 * claimed; where that is none of them, it is left open.
 * @param isOrderKnown whether the mail shows which number of a date is the day
 */
export function chooseValues(
  candidates: readonly Candidate[],
  claims: ClaimedValues,
  { isOrderKnown, at }: { isOrderKnown: boolean; at: Date },
): Partial<Record<ReplyField, ReadValue>> {
  const chosen: Partial<Record<ReplyField, ReadValue>> = {};
  for (const field of REPLY_FIELDS) {
    if (claims[field] === undefined) continue;
    const mine = candidates.filter((candidate) => candidate.field === field);
    const value = chosenValue(field, mine, claims, { isOrderKnown, at });
    if (value) chosen[field] = value;
  }
  return chosen;
}

type Known = { isOrderKnown: boolean; at: Date };

function chosenValue(
  field: ReplyField,
  candidates: readonly Candidate[],
  claims: ClaimedValues,
  known: Known,
): ReadValue | null {
  for (const rank of RANKS) {
    const ranked = candidates.filter(({ source }) => rank.includes(source));
    if (ranked.length === 0) continue;
    const value = rankedValue(field, ranked, claims, known);
    if (value) return value;
  }
  return null;
}

function rankedValue(
  field: ReplyField,
  ranked: readonly Candidate[],
  claims: ClaimedValues,
  known: Known,
): ReadValue | null {
  const given = ranked.filter(({ kind }) => kind === 'GIVEN');
  const denied = ranked.find(({ kind }) => kind === 'DENIED');
  const confirmed = mostExact(
    field,
    given.flatMap((candidate) => agreeing(field, candidate, claims, known.at) ?? []),
  );
  if (denied && (confirmed || given.length === 0)) {
    return { says: 'CORRECTED', value: denied.value, evidence: denied.evidence };
  }
  if (confirmed) return confirmed;
  const other = onlyValue(field, given, known);
  if (other) return { says: 'CORRECTED', ...other };
  if (given.length > 0) return null;
  const agreed = ranked.find(({ kind }) => kind === 'AGREED');
  if (agreed) return { says: 'CONFIRMED', value: claims[field] ?? null, evidence: agreed.evidence };
  const withheld = ranked.find(({ kind }) => kind === 'WITHHELD');
  return withheld ? { says: 'NOT_DISCLOSED', value: null, evidence: withheld.evidence } : null;
}

/** Of dates that all agree with the claim, the one that says most. */
const mostExact = (field: ReplyField, values: readonly ReadValue[]): ReadValue | undefined =>
  isDateField(field)
    ? values.toSorted((one, other) => (other.value?.length ?? 0) - (one.value?.length ?? 0))[0]
    : values[0];

function agreeing(
  field: ReplyField,
  { value, other, evidence }: Candidate,
  claims: ClaimedValues,
  at: Date,
): ReadValue | null {
  const readings = [value, other ?? null].filter((reading) => reading !== null);
  const same = readings.find((reading) => agrees(field, reading, claims, at));
  return same === undefined ? null : { says: 'CONFIRMED', value: same, evidence };
}

/** The one value that all of them give; null where they differ, or where it can be read in two ways. */
function onlyValue(
  field: ReplyField,
  given: readonly Candidate[],
  { isOrderKnown }: Known,
): Pick<ReadValue, 'value' | 'evidence'> | null {
  const [first] = given;
  if (!first?.value) return null;
  const key = (value: string | null) => (isDateField(field) ? value : plainWords(value ?? '').join(' '));
  const isOne = given.every(({ value }) => key(value) === key(first.value));
  // A day of a year that is not named stays one, whatever the order of numbers is.
  const other = first.other ?? null;
  const isAmbiguous = other !== null && (!isOrderKnown || other.startsWith('-'));
  return isOne && !isAmbiguous ? { value: first.value, evidence: first.evidence } : null;
}
