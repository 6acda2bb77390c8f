import { endOf, type MonthRecord, messagesBySearch, type Rule, type SearchRecord } from '../month-record.ts';

/** I4: every message that goes out is told. */
export const attemptsAreTold: Rule = (month) => {
  const messages = messagesBySearch(month);
  return month.searches.flatMap((search) => attemptProblems(search, messages.get(search.searchId) ?? []));
};

/** One that was on its way at the moment of the end may be told or not: nothing is told of a search that has ended. */
function attemptProblems(search: SearchRecord, sent: MonthRecord['messages']) {
  const { events, searchId } = search;
  const end = endOf(search)?.getTime();
  const surely = sent.filter(({ at }) => at.getTime() !== end).length;
  const told = events.filter(({ attemptStatus }) => attemptStatus === 'SENT').length;
  return told >= surely && told <= sent.length
    ? []
    : [{ searchId, words: `${told} attempts were told, and ${sent.length} messages came` }];
}
