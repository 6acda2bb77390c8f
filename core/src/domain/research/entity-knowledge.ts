import { destinationKey, destinationsOf } from '../contacts/destination-rules.ts';
import { type ContactSource, methodsOf } from '../contacts/planned-contact.ts';
import type { ContactMethod } from '../entities/contact-details.ts';
import type { DirectoryDetails } from './directory-details.ts';
import { directoryConfidence, isDead, type Lessons } from './directory-lessons.ts';

/** A contact at an employer or school, as the directory or the research provider knows them. */
export interface FoundContact {
  /** Null for the office that usually answers. */
  name: string | null;
  title: string | null;
  /** Null when it is not known better than from the record. */
  location: string | null;
  contactMethods: ContactMethod[];
  /** The page and the words that it was read from. */
  evidence?: { url: string; words: string };
  /** Several orders have taught it: it is worth asking beside those whom the order names. */
  isProven: boolean;
}

/** What is known of one employer or school from somewhere else than the order. */
export interface EntityKnowledge {
  /** As the order calls it. */
  entityName: string;
  source: Exclude<ContactSource, 'history' | 'contact_hint'>;
  /** The most trusted first. */
  contacts: FoundContact[];
  /** Codes of the vendors that keep its records, the one heard of last first. */
  vendors: string[];
  /** By which the first vendor knows it, where that was told. */
  employerCode?: string | null;
  /** Keys of the destinations that must not be proposed. */
  dead: ReadonlySet<string>;
}

/** A row of the directory, readable. */
export interface DirectoryEntry {
  lessons: Lessons;
  /** More than one order has taught it. */
  isShared: boolean;
  lastSeenAt: Date;
  details: DirectoryDetails;
}

const DAY = 86_400_000;

/** More people than that are not worth asking at one place. */
const MOST_CONTACTS = 3;

type Known<Kind> = DirectoryEntry & { details: Extract<DirectoryDetails, { kind: Kind }> };

const isKind =
  <Kind extends DirectoryDetails['kind']>(kind: Kind) =>
  (entry: DirectoryEntry): entry is Known<Kind> =>
    entry.details.kind === kind;

/**
 * What the directory proposes for an employer or school: the destinations that something speaks for and nothing
 * against, and the vendors that no contact there has answered beside since.
 */
export function knowledgeOf(
  entityName: string,
  entries: readonly DirectoryEntry[],
  now: Date,
): EntityKnowledge {
  const daysOf = ({ lastSeenAt }: DirectoryEntry) => Math.max(0, now.getTime() - lastSeenAt.getTime()) / DAY;
  const destinations = entries.filter(isKind('DESTINATION'));
  const usable = destinations.flatMap((entry) => {
    const confidence = directoryConfidence(entry.lessons, daysOf(entry));
    return confidence === null ? [] : [{ ...entry, confidence }];
  });
  const lastAnswer = Math.max(0, ...usable.map(({ lastSeenAt }) => lastSeenAt.getTime()));
  return {
    entityName,
    source: 'directory',
    contacts: contactsOf(usable),
    vendors: entries
      .filter(isKind('VENDOR'))
      .filter(({ lastSeenAt }) => lastSeenAt.getTime() >= lastAnswer)
      .toSorted(newestFirst)
      .map(({ details: { vendor } }) => vendor),
    dead: new Set(
      destinations
        .filter((entry) => isDead(entry.lessons, daysOf(entry)))
        .map(({ details }) => destinationKey(details)),
    ),
  };
}

/** The same knowledge without the destinations that another source knows to be wrong. */
export function withoutDead(knowledge: EntityKnowledge, dead: ReadonlySet<string>): EntityKnowledge {
  const isAlive = (method: ContactMethod) =>
    destinationsOf(method).every((entry) => !dead.has(destinationKey(entry)));
  const contacts = knowledge.contacts
    .map((contact) => ({ ...contact, contactMethods: contact.contactMethods.filter(isAlive) }))
    .filter(({ contactMethods }) => contactMethods.length > 0);
  return { ...knowledge, contacts, dead };
}

/** Destinations of one person or office are one contact. */
function contactsOf(usable: readonly (Known<'DESTINATION'> & { confidence: number })[]): FoundContact[] {
  const sorted = usable.toSorted((a, b) => b.confidence - a.confidence || newestFirst(a, b));
  const people = Map.groupBy(sorted, ({ details: { name, title } }) => JSON.stringify([name, title]));
  return [...people.values()].slice(0, MOST_CONTACTS).flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const { name, title, location } = first.details;
    return {
      name,
      title,
      location,
      contactMethods: entries.flatMap(({ details: { channel, destination }, confidence }) =>
        methodsOf({ [METHODS[channel]]: destination }, { confidence, source: 'directory' }),
      ),
      isProven: entries.some(({ isShared }) => isShared),
    };
  });
}

const METHODS = { EMAIL: 'email', VOICE: 'phone', FAX: 'fax' } as const;

const newestFirst = (a: DirectoryEntry, b: DirectoryEntry): number =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime();
