import { messagesBySearch, type Rule } from '../month-record.ts';

/** Nobody is written to whom the policy rules out, or who was never named to the service. */
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
      return [{ searchId, words: `${destination} is ${contact ? 'ruled out' : 'nobody of this search'}` }];
    }),
  );
  return [...strays, ...known];
};
