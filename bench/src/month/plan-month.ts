import { OrderCreate, SearchConfig, type SearchType } from '@credence/contract';
import { INTERVENTIONS, type Intervention } from './interventions.ts';
import { orderBody } from './order-body.ts';
import { BEHAVIOURS, type Behaviour } from './world/behaviours.ts';
import { CITIES, type City, HOMES, type Home } from './world/cities.ts';
import { POLICIES, type Policy } from './world/policies.ts';
import { createRandom, type Random } from './world/random.ts';

/** A contact that can be asked about one search. */
export interface PlannedContact {
  behaviour: Behaviour;
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

export interface PlannedSearch {
  /** Counts the searches of the month, from 0. */
  number: number;
  searchType: SearchType;
  policy: Policy;
  /** With every default filled in. */
  config: SearchConfig;
  /** Of its employer or school; null where the order does not say it. */
  city: City | null;
  /** What its employer or school is called. */
  entityName: string;
  /** As the order names them: the first in its history, the others as hints. */
  contacts: PlannedContact[];
  /** False where the order does not say how to reach the first of them: another order may have taught it. */
  namesFirst: boolean;
  /** Whom the first contact names who is not the right one. */
  colleague: PlannedContact;
  intervention: Intervention | null;
}

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
    const own = random.chance(SHARED)
      ? [planSharedSearch(seed, planned, home)]
      : Array.from({ length: size }, (_, index) => planSearch(seed, planned + index));
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

/** How many orders are about one of the employers that all organizations know. */
const SHARED = 0.15;

function planSearch(seed: string, number: number): PlannedSearch {
  const random = createRandom(`${seed} search ${number}`);
  const policy = random.weighted(POLICIES);
  const searchType = random.chance(0.7) ? 'EMPLOYMENT' : 'EDUCATION';
  const city = random.chance(0.7) ? random.pick(CITIES) : null;
  const count = random.weighted(CONTACT_COUNTS);
  const contacts = Array.from({ length: count }, (_, index) => ({
    ...planContact(random, number, index),
    city,
    mayBeAsked: mayBeAsked(policy, index),
  }));
  // The record of a school has no room for a fax number.
  if (contacts[0] && searchType === 'EDUCATION') contacts[0].fax = null;
  return {
    number,
    searchType,
    policy,
    city,
    contacts,
    namesFirst: true,
    colleague: planNewcomer(seed, { number, policy }, 'colleague', city),
    entityName: searchType === 'EMPLOYMENT' ? `Employer ${number}` : `University ${number}`,
    config: SearchConfig.parse(configOf(policy, contacts)),
    intervention: random.chance(0.12) ? random.pick(INTERVENTIONS) : null,
  };
}

/** A search about an employer that other orders of the organization are about too, most of which say how to reach it. */
function planSharedSearch(seed: string, number: number, { tenant }: Home): PlannedSearch {
  const random = createRandom(`${seed} search ${number}`);
  const index = random.below(SHARED_EMPLOYERS);
  const office = createRandom(`${seed} ${tenant} ${index}`);
  const city = office.pick(CITIES);
  const somebody = (name: string): PlannedContact => ({
    behaviour: office.weighted(BEHAVIOURS.filter(([, { server }]) => !server)),
    email: `${name}@shared${index}.${tenant}.example`,
    phone: null,
    fax: null,
    city,
    mayBeAsked: true,
    isShared: true,
  });
  const contacts = [somebody('office')];
  const policy = random.weighted(POLICIES.filter(([, { ruledOut }]) => ruledOut === 'nobody'));
  return {
    number,
    policy,
    city,
    contacts,
    colleague: somebody('colleague'),
    searchType: 'EMPLOYMENT',
    entityName: `Shared Employer ${index}`,
    namesFirst: random.chance(0.6),
    config: SearchConfig.parse(policy.config),
    intervention: null,
  };
}

/** Of one organization. */
const SHARED_EMPLOYERS = 8;

const CONTACT_COUNTS = [
  [4, 0],
  [66, 1],
  [22, 2],
  [8, 3],
] as const;

function planContact(random: Random, number: number, index: number) {
  const reach = random.weighted(REACHES);
  const line = String(2_000_000 + MOST_CONTACTS * number + index);
  return {
    behaviour: random.weighted(BEHAVIOURS),
    email: reach.includes('e') ? `office${index}@employer${number}.example` : null,
    phone: reach.includes('p') ? `+1800${line}` : null,
    fax: reach.includes('f') ? `+1888${line}` : null,
  };
}

/** Of one search, those included who come into it later. */
const MOST_CONTACTS = 5;

const mayBeAsked = ({ ruledOut }: Policy, index: number): boolean =>
  ruledOut === 'nobody' || (index === 0) === (ruledOut === 'all but the first contact');

/** A contact that comes into a search while it runs: through the client, or named by one who was asked. */
export function planNewcomer(
  seed: string,
  { number, policy }: Pick<PlannedSearch, 'number' | 'policy'>,
  role: 'newcomer' | 'colleague',
  city: City | null,
): PlannedContact {
  const index = role === 'newcomer' ? MOST_CONTACTS - 1 : MOST_CONTACTS - 2;
  return {
    ...planContact(createRandom(`${seed} ${role} ${number}`), number, index),
    // Without an address of its own it could not take another's position.
    email: `${role}@employer${number}.example`,
    city,
    mayBeAsked: policy.ruledOut !== 'all but the first contact',
  };
}

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

function configOf({ config, ruledOut }: Policy, contacts: readonly PlannedContact[]) {
  const [first, ...others] = contacts;
  const listed = first ? destinationsOf(first) : [];
  const hints = others.map(({ email, phone, fax }) => ({
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
