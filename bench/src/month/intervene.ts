import {
  addContact,
  type Context,
  cancelOrder,
  listContacts,
  markContact,
  pauseOutbounds,
  removeContact,
  resumeOutbounds,
  reviewSearch,
  updateContact,
  updateSearch,
} from '@credence/core';
import { createRandom } from '../random.ts';
import type { Intervention } from './interventions.ts';
import { destinationsOf, type PlannedContact, planNewcomer } from './plan-contact.ts';
import { CITIES } from './world/cities.ts';
import { contextOf, ifAllowed, inMinutes, listen, type PlacedSearch, type World } from './world/world.ts';

const HOUR = 60;

/** Puts what the client will do to a search on the agenda. */
export function planIntervention(world: World, placed: PlacedSearch): void {
  const { intervention, number } = placed.planned;
  if (!intervention) return;
  const random = createRandom(`${world.seed} intervention ${number}`);
  const act = INTERVENE[intervention];
  world.agenda.add(inMinutes(world, random.between(HOUR, 72 * HOUR)), async () => {
    const context = await contextOf(world, placed.tenant);
    await ifAllowed(world, `the client ${intervention}`, () => act(world, context, placed));
  });
}

type Act = (world: World, context: Context, placed: PlacedSearch) => Promise<void>;

const INTERVENE: Record<Intervention, Act> = {
  async 'cancels the search'(world, context, placed) {
    const { orderId, searchId } = placed;
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    decide(world, placed, null);
  },
  async 'cancels the order'(world, context, { orderId }) {
    await cancelOrder(context, { orderId });
    for (const placed of world.searches) if (placed.orderId === orderId) decide(world, placed, null);
  },
  async 'pauses and resumes'(world, context, placed) {
    await pauseOutbounds(context, placed);
    const until = inMinutes(world, 20 * HOUR);
    silence(world, placed, null, until);
    world.agenda.add(until, async () => {
      const later = await contextOf(world, placed.tenant);
      await ifAllowed(world, 'the client resumes', () => resumeOutbounds(later, placed));
    });
  },
  async 'pauses for good'(world, context, placed) {
    await pauseOutbounds(context, placed);
    silence(world, placed, null, null);
  },
  async 'adds a contact'(world, context, placed) {
    const newcomer = newcomerOf(world, placed, recordOfNewcomer(world, placed));
    listen(world, placed, newcomer);
    await addContact(context, {
      orderId: placed.orderId,
      searchId: placed.searchId,
      contact: { ...detailsOf(newcomer, placed), executeOutboundImmediately: true },
    });
    const [destination] = destinationsOf(newcomer);
    if (destination)
      world.journal.precedences.push({ at: world.now(), searchId: placed.searchId, destination });
  },
  async 'replaces a contact'(world, context, placed) {
    const contact = await firstContact(context, placed);
    if (!contact) return;
    // A colleague at the same office: the contact before may still answer, and name another one.
    const { entities } = placed.planned;
    const record = entities.length > 1 ? entities.findIndex(({ name }) => name === contact.entityName) : 0;
    const newcomer = { ...newcomerOf(world, placed, record), city: entities[record]?.city ?? null };
    listen(world, placed, newcomer);
    const { orderId, searchId } = placed;
    await updateContact(context, {
      orderId,
      searchId,
      update: { contactId: contact.id, ...detailsOf(newcomer, placed) },
    });
    silenceContact(world, placed, addressesOf(contact));
  },
  async 'removes a contact'(world, context, placed) {
    const contact = await firstContact(context, placed);
    if (!contact) return;
    const removal = { contactId: contact.id, reason: 'Left the company', cancelPendingOutbound: true };
    await removeContact(context, { orderId: placed.orderId, searchId: placed.searchId, removal });
    silenceContact(world, placed, addressesOf(contact));
  },
  async 'calls a contact inaccurate'(world, context, placed) {
    const contact = await firstContact(context, placed);
    if (!contact) return;
    await markContact(context, {
      orderId: placed.orderId,
      searchId: placed.searchId,
      mark: {
        contactId: contact.id,
        reason: 'Wrong office',
        executeOutboundAttempts: false,
        accuracyStatus: 'INACCURATE',
      },
    });
    silenceContact(world, placed, addressesOf(contact));
  },
  async 'decides itself'(world, context, placed) {
    await decideItself(world, context, placed);
  },
};

/** The record that is known to the contact whom the client adds. */
const recordOfNewcomer = ({ seed }: World, { planned: { number, entities } }: PlacedSearch): number =>
  createRandom(`${seed} added ${number}`).below(entities.length);

function newcomerOf({ seed }: World, { planned }: PlacedSearch, record: number): PlannedContact {
  const city = createRandom(`${seed} moved ${planned.number}`).pick(CITIES);
  return planNewcomer(seed, { ...planned, record, city }, 'newcomer');
}

/** The client accepts what was said about one record, whatever it comes to. */
export async function acceptRecord(
  { now, journal }: World,
  context: Context,
  { orderId, searchId }: PlacedSearch,
  record: number,
): Promise<void> {
  const review = { claims: [{ record, decision: 'ACCEPT' as const }] };
  await reviewSearch(context, { orderId, searchId, review });
  journal.reviews.push({ at: now(), searchId, record });
}

/** The client closes a search as verified. */
export async function decideItself(world: World, context: Context, placed: PlacedSearch): Promise<void> {
  const { orderId, searchId } = placed;
  const outcome = 'VERIFIED';
  await updateSearch(context, {
    orderId,
    searchId,
    update: { searchStatus: 'COMPLETED', resolution: { outcome } },
  });
  decide(world, placed, outcome);
}

function decide({ now, journal }: World, { searchId }: PlacedSearch, outcome: string | null): void {
  journal.decisions.push({ at: now(), searchId, outcome });
}

function silence(
  { now, journal }: World,
  { searchId }: PlacedSearch,
  destination: string | null,
  until: Date | null,
): void {
  journal.silences.push({ searchId, destination, from: now(), until });
}

/** None of these destinations may hear of the search again. */
export function silenceContact(world: World, placed: PlacedSearch, destinations: readonly string[]): void {
  for (const destination of destinations) silence(world, placed, destination, null);
}

async function activeContactsOf(context: Context, { orderId, searchId }: PlacedSearch) {
  const { contacts } = await listContacts(context, { orderId, searchId });
  return contacts.filter(({ status }) => status === 'ACTIVE');
}

const firstContact = async (context: Context, placed: PlacedSearch) =>
  (await activeContactsOf(context, placed))[0];

const addressesOf = ({ contactMethods }: NonNullable<Awaited<ReturnType<typeof firstContact>>>): string[] =>
  contactMethods.flatMap(({ email, phone, fax }) =>
    [email, phone, fax].filter((address) => address !== undefined),
  );

/** Where there is only one record, every contact is asked about it. */
const detailsOf = (contact: PlannedContact, { planned: { entities } }: PlacedSearch) => ({
  name: 'Robin Sommer',
  entityName: (entities.length > 1 && entities[contact.record]?.name) || 'The new office',
  confidence: 0.7,
  location: contact.city?.location ?? 'Unknown',
  contactMethods: [
    {
      ...(contact.email ? { email: contact.email } : {}),
      ...(contact.phone ? { phone: contact.phone } : {}),
      ...(contact.fax ? { fax: contact.fax } : {}),
      confidence: 0.7,
      source: 'phone call',
    },
  ],
});
