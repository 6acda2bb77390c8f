import type { ClaimedValues, ReadValue, ReplyField, ReplyRequest } from '../../read/reading.ts';
import { isDateField } from '../agreement.ts';
import { assertedOf } from '../assertion/asserted.ts';
import { ofClaimedDegree } from '../assertion/of-degree.ts';
import { boxAnswers } from '../boxes/box-answers.ts';
import { claimedDate, datesAgree } from '../dates/agreeing.ts';
import { findDates, type NumberOrder } from '../dates/find-dates.ts';
import { withoutLesserEvents } from '../dates/lesser-events.ts';
import type { Statement } from '../statements.ts';
import { bareValues } from './bare-values.ts';
import type { Candidate } from './candidate.ts';
import { chooseValues } from './choose-values.ts';
import { dateStatements } from './date-statements.ts';
import { degreeStatements } from './degrees/degree-statements.ts';
import { withoutBegun } from './degrees/only-begun.ts';
import { withoutDenied } from './denied-claim.ts';
import { withEndOfStudies } from './end-of-studies.ts';
import { inlineAnswers, numberedAnswers } from './inline/inline-answers.ts';
import { insteadOfClaim } from './instead-of-claim.ts';
import { labelledValues } from './labels/labelled-values.ts';
import { listedValues } from './listed-values.ts';
import { mentions } from './mentions.ts';
import { locationStatements } from './places/location-statements.ts';
import { placeStatements } from './places/place-statements.ts';
import { shortAnswers } from './short-answers.ts';
import { summaries } from './summaries.ts';
import { oursOfTables, rowsOfApplicant, tableValues } from './table-values.ts';
import { titleStatements } from './title-statements.ts';
import { asFarAsClaimed } from './titles/as-far-as-claimed.ts';
import { ofCareer } from './titles/career.ts';
import { heldTitles } from './titles/held-titles.ts';

/** What a reply is read from: its own statements of the applicant, and all of its text for answers between quotes. */
export interface ReplyWords {
  statements: readonly Statement[];
  text: string;
  at: Date;
}

/** The values that a reply gives for the claims of one record. */
export function readValues(
  { statements: given, text, at }: ReplyWords,
  request: ReplyRequest,
  claims: ClaimedValues,
): Partial<Record<ReplyField, ReadValue>> {
  const { searchType } = request;
  const statements = rowsOfApplicant(oursOfTables(given), request);
  const told = statements.map((statement) => statement.text).join('\n');
  const shown = shownOrder(told) ?? claimedOrder(told, claims);
  const order = shown ?? orderOf(text);
  // Everything is read from what is asserted of the applicant, but for what is said of our own lines, and of another house.
  const isLeft = (line: string) => statements.some((statement) => statement.text === line);
  // A table that says whose its columns are leaves nothing open.
  const inline = inlineAnswers(text, request, order).filter(
    ({ kind, evidence }) => kind !== 'OPEN' || isLeft(evidence),
  );
  const isPointedAt = ({ text: line }: Statement) =>
    POINTS.test(line) && inline.some(({ evidence }) => evidence === line);
  const asserted = ofClaimedDegree(assertedOf(statements, request), claims, at).filter(
    (statement) => !isPointedAt(statement),
  );
  // "Correct" below one of our lines is said of that line.
  const ofAll = statements.filter((statement) => !inline.some(({ evidence }) => evidence === statement.text));
  const all = [
    ...inline,
    ...boxAnswers(text, request, order),
    ...numberedAnswers(text, request, order),
    ...tableValues(asserted, { searchType, order }),
    ...listedValues(asserted, request, order),
    ...placeStatements(statements, searchType),
    ...locationStatements(asserted, statements, claims, at),
    ...labelledValues(asserted, searchType, order),
    ...shortAnswers(asserted, { searchType, claims, order, at }),
    ...insteadOfClaim(statements, claims, at),
    ...bareValues(asserted, request, order),
    ...dateStatements(asserted, request, order),
    ...(searchType === 'EMPLOYMENT'
      ? titleStatements(asserted, request)
      : degreeStatements(asserted, claims, at)),
    ...mentions(asserted, claims, at),
    ...summaries(ofAll, claims, request),
  ].map((candidate) => asFarAsClaimed(candidate, claims));
  // What is yet to come has not been seen by a person.
  const today = at.toISOString().slice(0, 10);
  const studied = withoutBegun(withoutLesserEvents(withEndOfStudies(all)), statements, claims, at);
  const held = heldTitles(withoutDenied(studied, statements, claims, at));
  const candidates = ofCareer(held, statements, claims, at).filter(
    ({ field, value }) =>
      !(field === 'graduationDate' && value === 'present') &&
      (!isDateField(field) || !/^\d/.test(value ?? '') || (value ?? '') <= today),
  );
  const known = { isOrderKnown: shown !== null, at };
  const chosen = chooseValues(candidates, claims, known);
  const corrected = Object.values(chosen).filter(({ says }) => says !== 'CONFIRMED');
  // "The rest is right" says that something is not: where that was not understood, the rest is not known either.
  const isExplained = ({ isOfRest, isButOne, evidence }: Candidate) =>
    !isOfRest || corrected.some((value) => !isButOne || evidence.includes(value.evidence));
  const explained = candidates.filter(isExplained);
  return explained.length === candidates.length ? chosen : chooseValues(explained, claims, known);
}

/** From what was asked to what is so: no period. */
const POINTS = /-{1,2}>|=+>|→|>>/;
/** Which number is the day, where a date is one of the claimed in that order only: "11/08/2014", where August is claimed. */
function claimedOrder(text: string, claims: ClaimedValues): NumberOrder | null {
  const claimed = [claims.startDate, claims.endDate, claims.graduationDate]
    .map(claimedDate)
    .filter((date) => date !== null && date.length >= 'yyyy-mm'.length);
  const isClaimed = (value: string) => claimed.some((date) => date !== null && datesAgree(date, value));
  const orders = new Set(
    findDates(text, 'DAY_FIRST').flatMap(({ value, other }) => {
      if (other?.length !== 'yyyy-mm-dd'.length || isClaimed(value) === isClaimed(other)) return [];
      return isClaimed(value) ? ['DAY_FIRST' as const] : ['MONTH_FIRST' as const];
    }),
  );
  const [order] = orders;
  return order && orders.size === 1 ? order : null;
}

/** Which number is the day, where a date of the mail shows it; null where none does, or where two disagree. */
function shownOrder(text: string): NumberOrder | null {
  const orders = [
    ...text.matchAll(/(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?![\d/-])/g),
  ].flatMap(([, first, second]) =>
    Number(first) > 12 ? ['DAY_FIRST' as const] : Number(second) > 12 ? ['MONTH_FIRST' as const] : [],
  );
  const [order] = orders;
  return order && orders.every((other) => other === order) ? order : null;
}

/** By the language, as far as common words tell it. */
function orderOf(text: string): NumberOrder {
  const isEnglish =
    !/\b(?:und|der|die|mit|los|las|del|para|nous|vous|les|des|uma|não|são|para o|desde|hasta|bis|vom)\b/i.test(
      text,
    );
  return isEnglish ? 'MONTH_FIRST' : 'DAY_FIRST';
}
