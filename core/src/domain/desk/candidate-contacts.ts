import type { SearchType } from '@credence/contract';
import { type Destination, destinationKey, destinationsOf, ownerKey } from '../contacts/destination-rules.ts';
import { methodsOf, officeName, type PlannedContact } from '../contacts/planned-contact.ts';
import type { ContactMethod } from '../entities/contact-details.ts';
import type { Referral } from '../records/verifier-form.ts';
import type { EntityKnowledge } from '../research/entity-knowledge.ts';

/** A person or an office that could be asked, and is not in the plan of the search. */
export interface Candidate {
  name: string;
  title: string | null;
  location: string;
  /** Where it is known from. */
  source: PlannedContact['source'] | 'referral';
  /** 0 to 1: that of the most certain method. */
  confidence: number;
  contactMethods: ContactMethod[];
  /** The page and the words that it was read from. */
  evidence: { url: string; words: string } | null;
  /** The message that named it; null where none did. */
  messageId: string | null;
}

/** What a contact said of another one to ask. */
export interface NamedReferral {
  referral: Partial<Referral>;
  messageId: string;
}

/** How sure it is that the right one was named. */
const REFERRAL_CONFIDENCE = 0.7;

/** What must not be proposed. */
export interface LeftOut {
  /** Keys of the destinations of contacts in the plan. */
  planned: ReadonlySet<string>;
  /** Keys of those from which messages came back, or that are known to be wrong. */
  dead: ReadonlySet<string>;
  /** `ownerKey`s of those at which the applicant is reached. */
  own: ReadonlySet<string>;
  /** `ownerKey`s of those at which a contact asked not to be written to again. */
  refused: ReadonlySet<string>;
}

/** What is known of one employer or school, as candidates; the most trusted source first. */
export const candidatesOf = (
  { searchType, entityName, location }: { searchType: SearchType; entityName: string; location: string },
  knowledge: readonly EntityKnowledge[],
  referrals: readonly NamedReferral[],
): Candidate[] => [
  ...referrals.map(({ referral, messageId }) => ({
    name: referral.name ?? officeName(searchType, entityName),
    title: referral.title ?? null,
    location,
    source: 'referral' as const,
    confidence: REFERRAL_CONFIDENCE,
    contactMethods: methodsOf(referral, { confidence: REFERRAL_CONFIDENCE, source: 'referral' }),
    evidence: null,
    messageId,
  })),
  ...knowledge.flatMap(({ source, contacts }) =>
    contacts.map((contact) => ({
      name: contact.name ?? officeName(searchType, entityName),
      title: contact.title,
      location: contact.location ?? location,
      source,
      confidence: Math.max(0, ...contact.contactMethods.map(({ confidence }) => confidence)),
      contactMethods: contact.contactMethods,
      evidence: contact.evidence ?? null,
      messageId: null,
    })),
  ),
];

/** Every destination that candidates name. */
export const destinationsNamed = (candidates: readonly Candidate[]): Destination[] =>
  candidates.flatMap(({ contactMethods }) => contactMethods.flatMap(destinationsOf));

/**
 * Those of the candidates that may be proposed, each destination once, where it is named first.
 * @returns them, and how many destinations must not be used: those in the plan do not count
 */
export function proposable(
  candidates: readonly Candidate[],
  { planned, dead, own, refused }: LeftOut,
): { candidates: Candidate[]; leftOut: number } {
  const seen = new Set(planned);
  const barred = new Set<string>();
  const kept = candidates.flatMap((candidate) => {
    const contactMethods = candidate.contactMethods.filter((method) =>
      destinationsOf(method).every((destination) => {
        const key = destinationKey(destination);
        const owner = ownerKey(destination);
        if (dead.has(key) || own.has(owner) || refused.has(owner)) {
          barred.add(key);
          return false;
        }
        if (seen.has(key)) return false;
        seen.add(key);
        return true;
      }),
    );
    return contactMethods.length === 0 ? [] : [{ ...candidate, contactMethods }];
  });
  return { candidates: kept, leftOut: barred.size };
}
