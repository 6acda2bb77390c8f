import { messagesBySearch, type Rule } from '../month-record.ts';
import { areOpen } from '../world/opening-hours.ts';

/** No contact is written to outside the hours that hold for them. */
export const insideHours: Rule = (month) => {
  const messages = messagesBySearch(month);
  return month.searches.flatMap(({ searchId, contacts }) =>
    (messages.get(searchId) ?? []).flatMap(({ at, destination }) => {
      const hours = contacts.get(destination)?.hours;
      if (!hours || areOpen(at, hours)) return [];
      return [{ searchId, words: `${destination} was written to at ${at.toISOString()}, ${hours.timezone}` }];
    }),
  );
};
