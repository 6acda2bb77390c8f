import { messagesBySearch, type Rule } from '../month-record.ts';
import { areOpen, type BusinessHours } from '../world/opening-hours.ts';

/** When people of a zone may be called, whatever hours a client has configured. */
export const callingHours = (timezone: string): BusinessHours => ({
  timezone,
  startTime: '08:00',
  endTime: '21:00',
  allowedDays: [0, 1, 2, 3, 4, 5, 6],
});

/** No contact whose place is known is called in the night of that place. */
export const calledByDay: Rule = (month) => {
  const messages = messagesBySearch(month);
  return month.searches.flatMap(({ searchId, planned }) => {
    const cities = new Map(planned.contacts.map(({ phone, city }) => [phone, city]));
    const calls = (messages.get(searchId) ?? []).filter(({ channel }) => channel === 'VOICE');
    return calls.flatMap(({ at, destination }) => {
      const timezone = cities.get(destination)?.zone;
      if (timezone === undefined || areOpen(at, callingHours(timezone))) return [];
      return [{ searchId, words: `${destination} was called at ${at.toISOString()}, ${timezone}` }];
    });
  });
};
