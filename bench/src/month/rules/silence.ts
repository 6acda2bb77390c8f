import type { Silence } from '../journal.ts';
import { endOf, type MonthRecord, messagesBySearch, type Rule } from '../month-record.ts';

/** No contact is written to after the client said not to, or after the search has ended. */
export const keepsSilence: Rule = (month) => {
  const messages = messagesBySearch(month);
  const silences = Map.groupBy(silencesOf(month), ({ searchId }) => searchId);
  return [...silences].flatMap(([searchId, own]) =>
    (messages.get(searchId) ?? [])
      .filter((message) => own.some((silence) => covers(silence, message)))
      .map(({ at, destination }) => ({
        searchId,
        words: `${destination} was written to at ${at.toISOString()}, when it was not to be`,
      })),
  );
};

const silencesOf = ({ silences, searches }: MonthRecord): Silence[] => [
  ...silences,
  ...searches.flatMap((search) => {
    const from = endOf(search);
    return from ? [{ searchId: search.searchId, destination: null, from, until: null }] : [];
  }),
];

/** What happens at the very moment may come first. */
const covers = (silence: Silence, { at, destination }: { at: Date; destination: string }): boolean =>
  at > silence.from &&
  (silence.until === null || at < silence.until) &&
  (silence.destination === null || silence.destination === destination);
