import { expectedOutcome } from '../expected-outcome.ts';
import type { GivenAnswer } from '../journal.ts';
import { endOf, type MonthRecord, type Rule, type SearchRecord } from '../month-record.ts';

/** A search that may end by itself does so with its first sure answer, at once and as it says. */
export const answersDecide: Rule = (month) => {
  const answers = answersBySearch(month);
  return month.searches.flatMap((search) => {
    const { searchId } = search;
    const own = answers.get(searchId) ?? [];
    const decisive = own
      .filter((answer) => !own.some((other) => contradicts(other, answer)))
      .map((answer) => ({ at: answer.at, outcome: expectedOutcome(search.planned.config, answer) }))
      .filter(({ outcome }) => outcome !== null);
    const first = decisive[0];
    const end = endOf(search);
    // The search had ended before, or ended otherwise at the same moment.
    if (!first || (end && end < first.at)) return [];
    const atOnce = decisive.filter(({ at }) => at.getTime() === first.at.getTime());
    const isRight = atOnce.some(({ outcome }) => outcome === endingOf(search));
    const isPrompt = end?.getTime() === first.at.getTime();
    if (end && isPrompt && (isRight || endedOtherwise(month, search, end))) return [];
    const words = `${first.outcome} was answered at ${first.at.toISOString()}, it ended ${end?.toISOString()} ${endingOf(search)}`;
    return [{ searchId, words }];
  });
};

/** Whether one contact found no record by the time that another found one: a person has to say who is right. */
const contradicts = (other: GivenAnswer, { at, statement }: GivenAnswer): boolean =>
  other.statement === 'there is no record' &&
  other.door !== 'mail' &&
  other.at <= at &&
  statement !== 'a vendor keeps the records';

/** How it ended: its outcome, or why a person has to act. */
const endingOf = ({ outcomes, events }: SearchRecord): string | null | undefined =>
  outcomes[0] ?? events.find(({ reasonCode }) => reasonCode !== null)?.reasonCode;

/** Whether the client or the SLA was quicker, within the same step. */
const endedOtherwise = ({ decisions }: MonthRecord, { searchId, slaAt }: SearchRecord, end: Date): boolean =>
  end >= slaAt ||
  decisions.some((decision) => decision.searchId === searchId && decision.at.getTime() === end.getTime());

/** A result comes of an answer or of the client, and there is one at most. */
export const resultsHaveSources: Rule = (month) => {
  const answers = answersBySearch(month);
  const decisions = Map.groupBy(month.decisions, ({ searchId }) => searchId);
  return month.searches.flatMap((search) => {
    const { searchId, outcomes } = search;
    if (outcomes.length > 1) return [{ searchId, words: `${outcomes.length} results` }];
    const possible = [
      ...(answers.get(searchId) ?? []).map((answer) => expectedOutcome(search.planned.config, answer)),
      ...(decisions.get(searchId) ?? []).map(({ outcome }) => outcome),
    ];
    return outcomes
      .filter((outcome) => !possible.includes(outcome))
      .map((outcome) => ({ searchId, words: `nobody said ${outcome}` }));
  });
};

function answersBySearch({ answers, attempts }: MonthRecord): Map<string, GivenAnswer[]> {
  const searchOf = new Map(attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  return Map.groupBy(answers, ({ attemptId }) => searchOf.get(attemptId) ?? '');
}
