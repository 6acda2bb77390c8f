import { type ContactRecord, messagesBySearch, type Rule } from '../month-record.ts';
import { areOpen, firstOpening } from '../world/opening-hours.ts';
import { callingHours } from './calls.ts';

/** No contact is written to outside the hours that hold for them. */
export const insideHours: Rule = (month) => {
  const messages = messagesBySearch(month);
  return month.searches.flatMap(({ searchId, contacts }) =>
    (messages.get(searchId) ?? []).flatMap(({ at, channel, destination }) => {
      const contact = contacts.get(destination);
      if (!contact || areOpen(at, contact.hours)) return [];
      if (channel === 'VOICE' && isNightInHours(contact, at)) return [];
      const { timezone } = contact.hours;
      return [{ searchId, words: `${destination} was written to at ${at.toISOString()}, ${timezone}` }];
    }),
  );
};

const WEEKS_MS = 21 * 86_400_000;

/** Hours in which it is night where a contact is give way to the time in which people may be called. */
function isNightInHours({ hours, zone }: ContactRecord, from: Date): boolean {
  const until = new Date(from.getTime() + WEEKS_MS);
  return firstOpening(from, until, 30, hours, callingHours(zone)) === null;
}
