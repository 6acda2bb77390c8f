import { expectedEnding, expectedStatus, waitsForClient } from '../expected-outcome.ts';
import type { GivenAnswer } from '../journal.ts';
import { endOf, type MonthRecord, type Rule, type SearchRecord } from '../month-record.ts';

/** A search that may end by itself does so with the first sure answer about its last record, at once and as it says. */
export const answersDecide: Rule = (month) => {
  const answers = answersBySearch(month);
  return month.searches.flatMap((search) => {
    const { searchId } = search;
    const due = endingDue(search, answers.get(searchId) ?? []);
    const end = endOf(search);
    // The search had ended before, or ended otherwise at the same moment.
    if (!due || (end && end < due.at) || isReviewed(month, search, due.at)) return [];
    if (isChangedAt(month, search, due.at) || isAskedAgain(month, search, due)) return [];
    const isRight = due.ending === endingOf(search);
    const isPrompt = end?.getTime() === due.at.getTime();
    if (end && isPrompt && (isRight || endedOtherwise(month, search, end))) return [];
    const words = `${due.ending} was answered at ${due.at.toISOString()}, it ended ${end?.toISOString()} ${endingOf(search)}`;
    return [{ searchId, words }];
  });
};

interface Due {
  at: Date;
  ending: string;
  /** The first sure answer about each record. */
  firsts: (GivenAnswer & { status: string })[];
}

/** When and how answers end a search; null where one of its records has none that is sure, or a person has to decide. */
function endingDue(
  { planned: { config, entities } }: SearchRecord,
  answers: readonly GivenAnswer[],
): Due | null {
  const sure = answers.flatMap((answer) => {
    const status = expectedStatus(config, answer);
    return status === null ? [] : [{ ...answer, status }];
  });
  const firsts = entities.flatMap((_, record) => sure.find((answer) => answer.record === record) ?? []);
  if (firsts.length < entities.length) return null;
  const at = new Date(Math.max(...firsts.map((first) => first.at.getTime())));
  const isDoubted = answers.some(
    (answer) => answer.at <= at && waitsForClient(config, answer) && !isConfirmed(answer, answers, at),
  );
  const contradicts = ({ record, status }: (typeof sure)[number]) => firsts[record]?.status !== status;
  if (isDoubted || sure.some((answer) => answer.at <= at && contradicts(answer))) return null;
  const ending = expectedEnding(firsts.map(({ status }) => status));
  return ending === null ? null : { at, ending, firsts };
}

/** Whether the sender of a mail has confirmed by then what was read in it. */
const isConfirmed = ({ door, attemptId }: GivenAnswer, answers: readonly GivenAnswer[], by: Date): boolean =>
  door === 'mail' &&
  answers.some((other) => other.door === 'read-back' && other.attemptId === attemptId && other.at <= by);

/** How it ended: its outcome, or why a person has to act. */
const endingOf = ({ outcomes, events }: SearchRecord): string | null | undefined =>
  outcomes[0] ?? events.find(({ reasonCode }) => reasonCode !== null)?.reasonCode;

/** Whether the client or the SLA was quicker, within the same step. */
const endedOtherwise = ({ decisions }: MonthRecord, { searchId, slaAt }: SearchRecord, end: Date): boolean =>
  end >= slaAt ||
  decisions.some((decision) => decision.searchId === searchId && decision.at.getTime() === end.getTime());

/** Whether the client has had a word in what became of a record before. */
const isReviewed = ({ reviews }: MonthRecord, { searchId }: SearchRecord, before: Date): boolean =>
  reviews.some((review) => review.searchId === searchId && review.at <= before);

/** Whether the client has taken a contact out of the plan at that moment: what they say then may come after it. */
const isChangedAt = ({ silences }: MonthRecord, { searchId }: SearchRecord, at: Date): boolean =>
  silences.some((silence) => silence.searchId === searchId && silence.from.getTime() === at.getTime());

/** Whether the client has had another contact asked about a record that a vendor keeps: it is open again. */
const isAskedAgain = (
  { precedences }: MonthRecord,
  { searchId, contacts }: SearchRecord,
  { at, firsts }: Due,
): boolean =>
  precedences.some(({ searchId: id, destination, at: askedAt }) => {
    const referred = firsts[contacts.get(destination)?.record ?? -1];
    if (id !== searchId || referred?.status !== 'THIRD_PARTY') return false;
    return referred.at <= askedAt && askedAt <= at;
  });

/** What a client's review can make of a record. */
const REVIEWED = ['VERIFIED', 'PARTIAL', 'DISCREPANCY', 'NO_RECORD'];

/** A result comes of answers about every record, or of the client, and there is one at most. */
export const resultsHaveSources: Rule = (month) => {
  const answers = answersBySearch(month);
  const contactOf = new Map(month.attempts.map(({ attemptId, contactId }) => [attemptId, contactId]));
  const decisions = Map.groupBy(month.decisions, ({ searchId }) => searchId);
  const reviews = Map.groupBy(month.reviews, ({ searchId }) => searchId);
  return month.searches.flatMap((search) => {
    const { searchId, outcomes, planned } = search;
    if (outcomes.length > 1) return [{ searchId, words: `${outcomes.length} results` }];
    const statuses = planned.entities.map((_, record) => [
      ...statusesOf(
        search,
        (answers.get(searchId) ?? []).filter((answer) => answer.record === record),
        contactOf,
      ),
      ...((reviews.get(searchId) ?? []).some((review) => review.record === record) ? REVIEWED : []),
    ]);
    const possible = [
      ...combinations(statuses).map(expectedEnding),
      ...(decisions.get(searchId) ?? []).map(({ outcome }) => outcome),
    ];
    return outcomes
      .filter((outcome) => !possible.includes(outcome))
      .map((outcome) => ({ searchId, words: `no contact said ${outcome}` }));
  });
};

/** What each answer makes of a record; contacts who know a part each may know all of it together. */
function statusesOf(
  { planned: { config } }: SearchRecord,
  answers: readonly GivenAnswer[],
  contactOf: ReadonlyMap<string, string>,
): string[] {
  const sure = answers.flatMap((answer) => {
    const status = expectedStatus(config, answer);
    return status === null ? [] : [{ status, contact: contactOf.get(answer.attemptId) }];
  });
  const knowPart = new Set(sure.filter(({ status }) => status === 'PARTIAL').map(({ contact }) => contact));
  return [...sure.map(({ status }) => status), ...(knowPart.size > 1 ? ['VERIFIED'] : [])];
}

/** Every way to take one of each list. */
const combinations = (lists: readonly string[][]): string[][] =>
  lists.reduce<string[][]>(
    (taken, list) => taken.flatMap((some) => [...new Set(list)].map((one) => [...some, one])),
    [[]],
  );

function answersBySearch({ answers, attempts }: MonthRecord): Map<string, GivenAnswer[]> {
  const searchOf = new Map(attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  return Map.groupBy(answers, ({ attemptId }) => searchOf.get(attemptId) ?? '');
}
