import { expectedEnding } from '../expected-outcome.ts';
import { type MonthRecord, messagesBySearch, type Rule } from '../month-record.ts';

/** No contact sees what another one is asked about, in what is sent to it or on its page. */
export const showsOwnRecords: Rule = (month) => {
  const messages = messagesBySearch(month);
  const searchOf = new Map(month.attempts.map(({ attemptId, searchId }) => [attemptId, searchId]));
  const sent = month.searches.flatMap(({ searchId, contacts }) =>
    (messages.get(searchId) ?? []).flatMap(({ destination, shows }) => {
      const contact = contacts.get(destination);
      const others = shows.filter((record) => contact && record !== contact.record);
      return others.map((record) => ({
        searchId,
        words: `${destination} was written to of record ${record}`,
      }));
    }),
  );
  const seen = month.answers.flatMap(({ attemptId, record, shows }) =>
    shows
      .filter((shown) => shown !== record)
      .map((shown) => ({
        searchId: searchOf.get(attemptId) ?? '',
        words: `the page for record ${record} shows record ${shown}`,
      })),
  );
  return [...sent, ...seen];
};

/** No record rests on the word of a contact who does not know it. */
export const restsOnOwnContacts: Rule = (month) => {
  const known = recordsOfContacts(month);
  return month.searches.flatMap(({ searchId, records }) =>
    records.flatMap(({ record, answeredBy }) =>
      answeredBy
        .filter((contactId) => known.get(contactId)?.some((own) => own !== record))
        .map((contactId) => ({ searchId, words: `record ${record} rests on the contact ${contactId}` })),
    ),
  );
};

/** The records that contacts know of, as seen by where their messages arrived. */
function recordsOfContacts(month: MonthRecord): Map<string, number[]> {
  const attempts = new Map(month.attempts.map((attempt) => [attempt.attemptId, attempt]));
  const searches = new Map(month.searches.map((search) => [search.searchId, search]));
  const known = new Map<string, number[]>();
  for (const { attemptId, destination } of month.messages) {
    const attempt = attempts.get(attemptId);
    const contact = searches.get(attempt?.searchId ?? '')?.contacts.get(destination);
    if (!attempt || !contact) continue;
    known.set(attempt.contactId, [...(known.get(attempt.contactId) ?? []), contact.record]);
  }
  return known;
}

/** No record is dropped: each of an order is there, and a search ends by itself as all of them came out. */
export const keepsRecords: Rule = (month) => {
  const decided = new Set(month.decisions.map(({ searchId }) => searchId));
  return month.searches.flatMap(({ searchId, planned, records, outcomes }) => {
    const expected = planned.entities.map((_, record) => record).join(', ');
    const found = records.map(({ record }) => record).join(', ');
    if (found !== expected) return [{ searchId, words: `of the records ${expected} there are ${found}` }];
    const [outcome] = outcomes;
    const statuses = records.map(({ status }) => status);
    if (!outcome || decided.has(searchId) || expectedEnding(statuses) === outcome) return [];
    return [{ searchId, words: `${outcome} does not follow from ${statuses.join(', ')}` }];
  });
};
