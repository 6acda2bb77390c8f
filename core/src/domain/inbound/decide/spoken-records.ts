import type { InboundRow } from '../../entities/inbound-entity.ts';
import type { LockedSearch } from '../../entities/search-entity.ts';
import type { InboundContent } from '../read/inbound-content.ts';

/** A message that may say something about records. */
export type Speaking = Pick<InboundRow, 'outboundId' | 'contactId'> & {
  content: Pick<InboundContent, 'answers'>;
};

/** Tells of which records a message may speak, by their indexes. */
export type SpokenRecords = (message: Speaking) => number[];

/**
 * A contact speaks of what they were asked about, and of nothing else. What the client passes on from a contact
 * speaks of what that contact may be asked about; without one, of every record that it names, and of all where it names
 * none.
 */
export function spokenRecords({ attempts, contacts, records }: LockedSearch): SpokenRecords {
  const all = records.map(({ record }) => record);

  function ofContact(contactId: string): number[] {
    const recordSource = contacts.find(({ id }) => id === contactId)?.recordSource ?? null;
    const own = recordSource === null ? [] : records.filter(({ source }) => source === recordSource);
    const asked = attempts
      .filter((attempt) => attempt.contactId === contactId)
      .flatMap((attempt) => attempt.records ?? all);
    const known = new Set([...own.map(({ record }) => record), ...asked]);
    return known.size > 0 ? all.filter((record) => known.has(record)) : all;
  }

  return ({ outboundId, contactId, content: { answers } }) => {
    const attempt = attempts.find(({ id }) => id === outboundId);
    if (attempt) return attempt.records ?? all;
    if (contactId) return ofContact(contactId);
    const named = new Set(answers?.claims.map(({ record }) => record));
    const spoken = all.filter((record) => named.has(record));
    return spoken.length > 0 ? spoken : all;
  };
}
