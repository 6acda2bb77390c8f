import { plainWords } from '../../read/fold.ts';
import { type ClaimedValues, REPLY_FIELDS, type ReadValue, type ReplyField } from '../../read/reading.ts';
import { agrees, isDateField } from '../agreement.ts';
import { datesAgree, isClaimedDate } from '../dates/agreeing.ts';
import type { Candidate, CandidateSource } from './candidate.ts';
import { isNear, nominalPart, withoutContradictions } from './plausible.ts';
import { titleWords } from './titles/title-words.ts';

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
  return withoutContradictions(chosen, claims);
}

const EXCLAIMED = /!\s*$/;
/** What is not said of a title that was really held. */
const DERIDED =
  /\b(?:no less|my goodness|bless (?:his|her|their|him|her) heart|good grief|oh (?:my|dear|boy|lord|no|well)|(?:ha ?)+|he wishes|she wishes|is (?:it|he|she)(?: now)?|in (?:his|her) dreams|nice try|no,? (?:sir|ma['’]?am|way))\W*$|^\W*(?:lol|(?:ha ?){2,})\b/i;

/**
 * Whether the claimed title is only exclaimed, while the applicant is said to have had another, or derided: "Director of Golf,
 * no less! Brock was a cart attendant." Which one counts is for a person.
 */
function isExclaimed(
  field: ReplyField,
  { evidence }: ReadValue,
  given: readonly Candidate[],
  claims: ClaimedValues,
  known: Known,
): boolean {
  const isDerided = DERIDED.test(evidence);
  if (field !== 'position' || !(isDerided || EXCLAIMED.test(evidence))) return false;
  const said = given.filter(({ source }) => source === 'SENTENCE');
  if (said.some((candidate) => agreeing(field, candidate, claims, known) !== null)) return false;
  return isDerided || said.some((candidate) => candidate.evidence !== evidence);
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
    if (ranked.some(({ kind }) => kind === 'OPEN')) return null;
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
  const denials = ranked.filter(({ kind }) => kind === 'DENIED');
  // "No degree has been awarded" says more than "did not complete the degree".
  const denied =
    denials.find(({ value }) => /award|conferr|verlieh|d[ée]livr/i.test(value ?? '')) ?? denials[0];
  const confirmed = mostExact(
    field,
    given.flatMap((candidate) => agreeing(field, candidate, claims, known) ?? []),
    claims,
  );
  if (denied && (confirmed || given.length === 0)) {
    return { says: 'CORRECTED', value: denied.value, evidence: denied.evidence };
  }
  const others = given.flatMap((candidate) => plausible(candidate, claims, known.at) ?? []);
  if (confirmed) return isExclaimed(field, confirmed, others, claims, known) ? null : confirmed;
  const other = onlyValue(field, others, known);
  if (other) return { says: 'CORRECTED', ...other };
  if (given.length > 0) return null;
  const agreed = ranked.find(({ kind }) => kind === 'AGREED');
  if (agreed) return { says: 'CONFIRMED', value: claims[field] ?? null, evidence: agreed.evidence };
  const withheld = ranked.find(({ kind }) => kind === 'WITHHELD');
  return withheld ? { says: 'NOT_DISCLOSED', value: null, evidence: withheld.evidence } : null;
}

/** "School of Public Affairs" is a part of the one that was claimed. */
const PART_OF_HOUSE =
  /^(?:the )?(?:school|college|faculty|department|division|dept|fakult\p{L}+|fachbereich|facultad|facult[ée]|faculdade|escuela|institut)(?: (?:of|for)| de| d['’]|\s*:| f[üu]r)?\b/iu;

const OF_AWARD =
  /\b(?:confer|award|grant|diploma|otorg|expedi|outorg|verlieh|d[ée]cern|d[ée]livr|t[íi]tulo|degree)/i;

/** Studies end on one day, and the degree is conferred on another: who names the one may not mean the other. */
function isOtherClaim(field: ReplyField, value: string, { endDate, graduationDate }: ClaimedValues): boolean {
  const others: Partial<Record<ReplyField, string | undefined>> = {
    graduationDate: endDate,
    endDate: graduationDate,
  };
  return isClaimedDate(others[field], value);
}

/** A part of the house that was claimed, or the high school of a form of a college. */
const isOtherSchool = ({ value, evidence }: Candidate, { institutionName = '' }: ClaimedValues): boolean =>
  (PART_OF_HOUSE.test(value ?? '') && !PART_OF_HOUSE.test(institutionName)) ||
  (/^\W*high school\s*[:=]/i.test(evidence) && !/\b(?:high|school|academy)\b/i.test(institutionName));

/** As far as it can be given instead of the claim; null where it is surely something else. */
function plausible(candidate: Candidate, claims: ClaimedValues, at: Date): Candidate | null {
  const { field, value, source, evidence } = candidate;
  if (value === null || /Location$/.test(field)) return candidate;
  if (isDateField(field)) {
    if (source === 'SENTENCE' && !OF_AWARD.test(evidence) && isOtherClaim(field, value, claims)) return null;
    return source !== 'SENTENCE' || isNear(value, claims[field]) ? candidate : null;
  }
  if (field === 'institutionName' && isOtherSchool(candidate, claims)) return null;
  const name = nominalPart(value);
  // Of two majors one may be the claimed one.
  const isOneOf =
    field === 'fieldOfStudy' &&
    value.split(/[/,;&]| and /).some((part) => agrees(field, part.trim(), claims, at));
  return name === null || isOneOf ? null : { ...candidate, value: name };
}

/**
 * Of dates that all agree with the claim, the one that says most. Where two say as much and not the same, as far as they
 * agree: "12/2/2016 on one sheet and 12/16/2016 on another".
 */
function mostExact(
  field: ReplyField,
  values: readonly ReadValue[],
  claims: ClaimedValues,
): ReadValue | undefined {
  // "Bachelor of Science in Nursing (BSN)"
  if (!isDateField(field)) return values.find(({ value }) => isSame(value, claims[field])) ?? values[0];
  const [first, ...others] = values.toSorted(
    (one, other) => (other.value?.length ?? 0) - (one.value?.length ?? 0),
  );
  if (!first?.value) return first;
  const parts = first.value.split('-');
  const shared = parts
    .map((_, at) => parts.slice(0, parts.length - at).join('-'))
    .find((date) => others.every(({ value }) => value === null || datesAgree(date, value)));
  return shared === undefined ? first : { ...first, value: shared };
}

const isSame = (value: string | null, claim: string | undefined): boolean =>
  plainWords(value ?? '').join(' ') === plainWords(claim ?? '').join(' ');

function agreeing(
  field: ReplyField,
  { value, other, evidence, source }: Candidate,
  claims: ClaimedValues,
  { isOrderKnown, at }: Known,
): ReadValue | null {
  // Where the mail shows which number is the day, a date has one meaning; a day whose year is not named keeps both.
  const otherWay = isOrderKnown && other?.length === 'yyyy-mm-dd'.length ? null : (other ?? null);
  // "RPN, Med/Surg" behind a label
  const first =
    field === 'position' && source === 'LABEL'
      ? /^[^,;(]{2,40}?(?=[,;(]| (?:im|in (?:der|unser\p{L}*|the|our)|at (?:the|our)) )/u.exec(
          value ?? '',
        )?.[0]
      : null;
  const readings = [value, otherWay, first ?? null].filter((reading) => reading !== null);
  const same = readings.find(
    (reading) =>
      agrees(field, reading, claims, at) ||
      (field === 'position' && titleWords(reading) === titleWords(claims[field] ?? '')),
  );
  return same === undefined ? null : { says: 'CONFIRMED', value: same, evidence };
}

/** The one value that all of them give; null where they differ, or where it can be read in two ways. */
function onlyValue(
  field: ReplyField,
  given: readonly Candidate[],
  { isOrderKnown, at }: Known,
): Pick<ReadValue, 'value' | 'evidence'> | null {
  const [first] = isDateField(field)
    ? given.toSorted((one, other) => (other.value?.length ?? 0) - (one.value?.length ?? 0))
    : given;
  const said = first?.value;
  if (!first || !said) return null;
  const isOne = given.every(({ value }) => value !== null && isSaidAgain(field, value, said, at));
  // A day of a year that is not named stays one, whatever the order of numbers is.
  const other = first.other ?? null;
  const isAmbiguous = other !== null && (!isOrderKnown || other.startsWith('-'));
  return isOne && !isAmbiguous ? { value: said, evidence: first.evidence } : null;
}

/** Whether a value says what another one says: "2016" of "2016-07-22", "BA" of "Bachelor of Arts". */
const isSaidAgain = (field: ReplyField, value: string, said: string, at: Date): boolean =>
  isDateField(field)
    ? said.startsWith(value)
    : isSame(value, said) || (field === 'qualification' && agrees(field, value, { [field]: said }, at));
