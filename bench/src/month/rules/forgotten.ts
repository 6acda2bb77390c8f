import type { Precedence, SentMessage } from '../journal.ts';
import {
  type ContactRecord,
  endOf,
  messagesBySearch,
  type Rule,
  type SearchRecord,
} from '../month-record.ts';
import { firstContacts, type PlannedContact } from '../plan-contact.ts';
import { firstOpening } from '../world/opening-hours.ts';

const MINUTE = 60_000;

/**
 * No contact is forgotten: of every record of which the order names one that may be asked, the first message goes out in
 * the first hours that are open, unless it ended or was told to be silent before, or nothing can reach them. Where the
 * client had another contact asked at once before that, they go first, in their own hours.
 */
export const startsInTime: Rule = (month) => {
  const messages = messagesBySearch(month);
  const silenced = new Set(month.silences.map(({ searchId }) => searchId));
  const precedences = Map.groupBy(month.precedences, ({ searchId }) => searchId);
  return month.searches.flatMap((search) => {
    const { searchId } = search;
    if (silenced.has(searchId)) return [];
    const latest = latestStart(search);
    const opens: Opens = (from, { hours }) => firstOpening(from, latest, month.stepMinutes, hours);
    return firstContacts(search.planned.contacts).flatMap((first) => {
      const opening = firstTime(search, first, precedences.get(searchId) ?? [], opens);
      const due = opening && new Date(opening.getTime() + month.stepMinutes * MINUTE);
      const end = endOf(search);
      if (!due || due >= latest || (end && end <= due)) return [];
      const about = ({ destination }: SentMessage) =>
        search.contacts.get(destination)?.record === first.record;
      const sent = messages.get(searchId)?.find(about);
      if (sent && sent.at <= due) return [];
      const came = sent?.at.toISOString() ?? 'never';
      const words = `the first message of record ${first.record} was due ${opening.toISOString()}, and came ${came}`;
      return [{ searchId, words }];
    });
  });
};

/** The first time from another one on at which a contact may be written to; null when that is too late. */
type Opens = (from: Date, contact: ContactRecord) => Date | null;

/** After that, no contact is asked any more. */
function latestStart({ planned, placedAt, slaAt }: SearchRecord): Date {
  const window = planned.config.timing.outboundWindowMinutes * MINUTE;
  return new Date(Math.min(slaAt.getTime(), placedAt.getTime() + window));
}

/** When the first message of a record has to be sent; null where nothing obliges the service to send one. */
function firstTime(
  { planned, placedAt, contacts }: SearchRecord,
  { email, record }: PlannedContact,
  precedences: readonly Precedence[],
  opens: Opens,
): Date | null {
  const contact = email ? contacts.get(email) : undefined;
  if (!contact?.mayBeAsked || !contact.isReached || !planned.namesFirst || !planned.config.channels.email) {
    return null;
  }
  const own = opens(placedAt, contact);
  if (!own) return null;
  for (const { destination } of precedences.filter(({ at }) => at <= own)) {
    const ahead = contacts.get(destination);
    // They may be open before; the contact who was to be asked first is not asked any earlier for that.
    if (ahead?.mayBeAsked && ahead.record === record) return ahead.isReached ? opens(own, ahead) : null;
  }
  return own;
}
