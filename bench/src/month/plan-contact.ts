import { createRandom, type Random } from '../random.ts';
import { BEHAVIOURS, type Behaviour } from './world/behaviours.ts';
import type { City } from './world/cities.ts';
import type { Policy } from './world/policies.ts';

/** A contact that can be asked about one search. */
export interface PlannedContact {
  behaviour: Behaviour;
  /** The record of the search that it knows of; the others are none of its business. */
  record: number;
  /** Where it is, as far as the service is told. */
  city: City | null;
  email: string | null;
  phone: string | null;
  fax: string | null;
  /** False where the policy of its search rules it out. */
  mayBeAsked: boolean;
  /** Whether it is asked about other searches too. */
  isShared?: boolean;
}

/** Where a contact belongs. */
export interface Place {
  /** Of the search. */
  number: number;
  record: number;
  policy: Policy;
  city: City | null;
}

/** The contacts of one employer or school that an order names. */
export function planContacts(random: Random, place: Place): PlannedContact[] {
  const { record, city, policy } = place;
  return Array.from({ length: random.weighted(CONTACT_COUNTS) }, (_, index) => ({
    ...contactAt(random, place, index),
    record,
    city,
    mayBeAsked: mayBeAsked(policy, record, index),
  }));
}

const CONTACT_COUNTS = [
  [4, 0],
  [66, 1],
  [22, 2],
  [8, 3],
] as const;

/** Policies speak of the very first contact of a search. */
const mayBeAsked = ({ ruledOut }: Policy, record: number, index: number): boolean =>
  ruledOut === 'none' || (record + index === 0) === (ruledOut === 'all but the first contact');

/** A contact that comes into a search while it runs: through the client, or named by one who was asked. */
export function planNewcomer(seed: string, place: Place, role: 'newcomer' | 'colleague'): PlannedContact {
  const { number, record, city, policy } = place;
  const index = MOST_CONTACTS - (role === 'newcomer' ? 1 : 2);
  return {
    ...contactAt(createRandom(`${seed} ${role} ${number}/${record}`), place, index),
    // Without an address of its own it could not take another's position.
    email: `${role}@${domainOf(place)}`,
    record,
    city,
    mayBeAsked: policy.ruledOut !== 'all but the first contact',
  };
}

/** Of one record, those included who come into it later. */
const MOST_CONTACTS = 5;
/** Of one search. */
export const MOST_RECORDS = 4;

function contactAt(random: Random, place: Place, index: number) {
  const reach = random.weighted(REACHES);
  const line = String(2_000_000 + MOST_CONTACTS * (MOST_RECORDS * place.number + place.record) + index);
  return {
    behaviour: random.weighted(BEHAVIOURS),
    email: reach.includes('e') ? `office${index}@${domainOf(place)}` : null,
    phone: reach.includes('p') ? `+1800${line}` : null,
    fax: reach.includes('f') ? `+1888${line}` : null,
  };
}

const domainOf = ({ number, record }: Place): string => `employer${number}-${record}.example`;

/** By which ways a contact can be reached: e-mail, phone, fax. */
const REACHES = [
  [60, 'e'],
  [20, 'ep'],
  [12, 'epf'],
  [8, 'p'],
] as const;

/** The destinations where a contact can be reached. */
export const destinationsOf = ({ email, phone, fax }: PlannedContact): string[] =>
  [email, phone, fax].filter((destination) => destination !== null);

/** The first contact of each record: the history names it. */
export const firstContacts = (contacts: readonly PlannedContact[]): PlannedContact[] =>
  contacts.filter(({ record }, index) => contacts.findIndex((other) => other.record === record) === index);
