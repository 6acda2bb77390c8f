import { messagesBySearch, type Rule } from '../month-record.ts';

/** No destination is written to that the policy rules out, or that was never named to the service. */
export const allowedDestinations: Rule = (month) => {
  const messages = messagesBySearch(month);
  const strays = (messages.get('') ?? []).map(({ attemptId }) => ({
    searchId: '',
    words: `A message names no attempt: ${attemptId}`,
  }));
  const known = month.searches.flatMap(({ searchId, contacts }) =>
    (messages.get(searchId) ?? []).flatMap(({ destination }) => {
      const contact = contacts.get(destination);
      if (contact?.mayBeAsked) return [];
      return [
        { searchId, words: `${destination} is ${contact ? 'ruled out' : 'no contact of this search'}` },
      ];
    }),
  );
  return [...strays, ...known];
};
