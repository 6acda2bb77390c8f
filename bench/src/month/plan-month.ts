import { OrderCreate, SearchConfig, type SearchType } from '@credence/contract';
import { createRandom } from '../random.ts';
import { INTERVENTIONS } from './interventions.ts';
import { orderBody } from './order-body.ts';
import {
  destinationsOf,
  firstContacts,
  MOST_RECORDS,
  type PlannedContact,
  planContacts,
  planNewcomer,
} from './plan-contact.ts';
import type { PlannedEntity, PlannedSearch } from './planned-search.ts';
import { BEHAVIOURS } from './world/behaviours.ts';
import { CITIES, HOMES, type Home } from './world/cities.ts';
import { POLICIES, type Policy } from './world/policies.ts';

export interface PlannedOrder {
  at: Date;
  home: Home;
  searches: PlannedSearch[];
  body: OrderCreate;
}

export interface MonthSettings {
  /** What everything that happens by chance follows from. */
  seed: string;
  searches: number;
  start: Date;
  days: number;
}

const DAY = 86_400_000;

/** Plans the orders of a month, and all contacts that are to be asked: the same ones for the same settings. */
export function planMonth({ seed, searches, start, days }: MonthSettings): PlannedOrder[] {
  const random = createRandom(`${seed} orders`);
  const orders: PlannedOrder[] = [];
  for (let planned = 0; planned < searches; ) {
    const size = Math.min(random.weighted(ORDER_SIZES), searches - planned);
    const at = new Date(start.getTime() + random.below(days * DAY));
    const home = random.pick(HOMES);
    const kind = random.weighted(ORDER_KINDS);
    const own =
      kind === 'shared'
        ? [planSharedSearch(seed, planned, home)]
        : kind === 'several records'
          ? [planSearch(seed, planned, random.between(2, MOST_RECORDS))]
          : Array.from({ length: size }, (_, index) => planSearch(seed, planned + index, 1));
    orders.push({ at, home, searches: own, body: OrderCreate.parse(orderBody(own)) });
    planned += own.length;
  }
  return orders.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

const ORDER_SIZES = [
  [70, 1],
  [20, 2],
  [10, 3],
] as const;

/**
 * By how many of a hundred orders are like that: about an employer that all organizations know, one search about several
 * employers, which makes a third of all searches, or some about one each.
 */
const ORDER_KINDS = [
  [15, 'shared'],
  [40, 'several records'],
  [45, 'one record each'],
] as const;

function planSearch(seed: string, number: number, records: number): PlannedSearch {
  const random = createRandom(`${seed} search ${number}`);
  const policy = random.weighted(POLICIES);
  const searchType = random.chance(0.7) ? 'EMPLOYMENT' : 'EDUCATION';
  const entities = Array.from({ length: records }, (_, record) => ({
    name: nameOf(searchType, number, records > 1 ? SITES[record] : undefined),
    city: random.chance(0.7) ? random.pick(CITIES) : null,
  }));
  const places = entities.map(({ city }, record) => ({ number, record, policy, city }));
  const contacts = places.flatMap((place) => planContacts(random, place));
  // The record of a school has no room for a fax number.
  if (searchType === 'EDUCATION') for (const contact of firstContacts(contacts)) contact.fax = null;
  return {
    number,
    searchType,
    policy,
    entities,
    contacts,
    namesFirst: true,
    colleagues: places.map((place) => planNewcomer(seed, place, 'colleague')),
    config: SearchConfig.parse(configOf(policy, entities, contacts)),
    intervention: random.chance(0.12) ? random.pick(INTERVENTIONS) : null,
  };
}

const nameOf = (searchType: SearchType, number: number, site?: string): string =>
  [searchType === 'EMPLOYMENT' ? 'Employer' : 'University', number, site].filter(Boolean).join(' ');

/** What tells the employers of one search apart: none of the names is in another one. */
const SITES = ['North', 'South', 'East', 'West'];

/** A search about an employer that other orders of the organization are about too, most of which say how to reach it. */
function planSharedSearch(seed: string, number: number, { tenant }: Home): PlannedSearch {
  const random = createRandom(`${seed} search ${number}`);
  const index = random.below(SHARED_EMPLOYERS);
  const office = createRandom(`${seed} ${tenant} ${index}`);
  const city = office.pick(CITIES);
  const contact = (name: string): PlannedContact => ({
    behaviour: office.weighted(BEHAVIOURS.filter(([, { server }]) => !server)),
    email: `${name}@shared${index}.${tenant}.example`,
    phone: null,
    fax: null,
    city,
    record: 0,
    mayBeAsked: true,
    isShared: true,
  });
  const contacts = [contact('office')];
  const policy = random.weighted(POLICIES.filter(([, { ruledOut }]) => ruledOut === 'none'));
  return {
    number,
    policy,
    contacts,
    colleagues: [contact('colleague')],
    searchType: 'EMPLOYMENT',
    entities: [{ name: `Shared Employer ${index}`, city }],
    namesFirst: random.chance(0.6),
    config: SearchConfig.parse(policy.config),
    intervention: null,
  };
}

/** Of one organization. */
const SHARED_EMPLOYERS = 8;

function configOf(
  { config, ruledOut }: Policy,
  entities: readonly PlannedEntity[],
  contacts: readonly PlannedContact[],
) {
  const named = firstContacts(contacts);
  const listed = named.filter(({ record }) => record === 0).flatMap(destinationsOf);
  const others = contacts.filter((contact) => !named.includes(contact));
  const hints = others.map(({ email, phone, fax, record }) => ({
    ...(entities.length > 1 ? { entityName: entities[record]?.name } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(fax ? { fax } : {}),
    priority: 'MEDIUM',
  }));
  return {
    ...config,
    channels: {
      ...config.channels,
      ...(ruledOut === 'the first contact' ? { blockedDestinations: listed } : {}),
      ...(ruledOut === 'all but the first contact' ? { allowedDestinations: listed } : {}),
    },
    outbound: { ...config.outbound, contactHints: hints },
  };
}
