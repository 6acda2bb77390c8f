import { endOf, messagesBySearch, type Rule } from '../month-record.ts';
import { firstOpening } from '../world/opening-hours.ts';

const MINUTE = 60_000;

/**
 * No contact is forgotten: a search whose order names one that may be asked gets its first message in the first hours that
 * are open, unless it ended or was told to be silent before, or nothing can reach them.
 */
export const startsInTime: Rule = (month) => {
  const messages = messagesBySearch(month);
  const silenced = new Set(month.silences.map(({ searchId }) => searchId));
  return month.searches.flatMap((search) => {
    const { searchId, planned, placedAt, slaAt, contacts } = search;
    const [first] = planned.contacts;
    const destination = first?.email;
    const contact = destination ? contacts.get(destination) : undefined;
    const isReached = first && planned.namesFirst && !first.behaviour.server && planned.config.channels.email;
    if (!contact?.mayBeAsked || !isReached || silenced.has(searchId)) return [];
    const latest = new Date(
      Math.min(slaAt.getTime(), placedAt.getTime() + planned.config.timing.outboundWindowMinutes * MINUTE),
    );
    const opening = firstOpening(placedAt, latest, month.stepMinutes, contact.hours);
    const due = opening && new Date(opening.getTime() + month.stepMinutes * MINUTE);
    const end = endOf(search);
    if (!due || due >= latest || (end && end <= due)) return [];
    const sent = messages.get(searchId)?.[0];
    if (sent && sent.at <= due) return [];
    const words = `the first message was due ${opening.toISOString()}, and came ${sent?.at.toISOString() ?? 'never'}`;
    return [{ searchId, words }];
  });
};
