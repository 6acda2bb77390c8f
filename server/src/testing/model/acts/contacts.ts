import fc from 'fast-check';
import { expect } from 'vitest';
import type { Harness } from '../harness.ts';
import { learnAttempts, learnWhoGaveWay } from '../learn.ts';
import { dismiss, emit, isWaiting, mislead, needsContact } from '../life.ts';
import { type Model, type ModelContact, type ModelSearch, pickOf, searchesOf } from '../model.ts';
import { type Play, pick, play, seldom } from '../play.ts';
import { asked } from './orders.ts';
import { destinationsOf } from './outbounds.ts';
import { hasSearches, pathOf } from './searches.ts';

const METHODS = [
  { email: 'anna@contoso.example' },
  { email: 'ben@contoso.example' },
  { fax: '+15125550177' },
  { phone: '+15125550188' },
] as const;

const methods = () => fc.uniqueArray(fc.nat(METHODS.length - 1), { minLength: 1, maxLength: 2 });
const reachOf = (places: readonly number[]): string[] =>
  places.flatMap((place) => Object.values(METHODS[place] ?? {}));

const contactBody = (places: readonly number[], confidence: number) => ({
  name: 'Robin Hale',
  entityName: 'Contoso Inc',
  location: 'Austin, TX',
  confidence,
  contactMethods: places.map((place) => ({ ...METHODS[place], confidence, source: 'directory' })),
});

/** Whether the contacts of a search may be changed. */
const isOpenToChange = ({ status }: ModelSearch): boolean =>
  status === 'IN_PROGRESS' || status === 'COMPLETED';

/** What every answer about a contact starts with. */
export const answerOf = ({ id, externalId }: ModelSearch) => ({
  success: true,
  searchId: id,
  externalSearchId: externalId,
});

export const withContacts = (model: Readonly<Model>): ModelSearch[] =>
  searchesOf(model).filter(({ contacts }) => contacts.length > 0);

/** Which contact is meant, and who asks. */
export interface Target {
  search: number;
  contact: number;
  stranger: boolean;
}
export const target = { search: pick(), contact: pick(), stranger: seldom() };
export const hasContacts = (model: Readonly<Model>): boolean => withContacts(model).length > 0;

interface Changed {
  search: ModelSearch;
  contact: ModelContact;
  body: object;
}

/** Asks for the change of a contact; null when it was rightly refused. */
export async function askForChange(
  model: Model,
  harness: Harness,
  { search: at, contact: which, stranger }: Target,
  method: string,
  path: string,
  fields: object,
): Promise<Changed | null> {
  const search = pickOf(withContacts(model), at);
  const contact = pickOf(search.contacts, which);
  const by = asked(search.order.tenant, stranger);
  const sent = { body: { ...fields, contactId: contact.id } };
  const { status, body } = await harness.request(by, method, `${pathOf(search)}/${path}`, sent);
  const isKnown = !stranger && contact.status === 'ACTIVE';
  const expected = stranger ? 404 : !isOpenToChange(search) ? 409 : isKnown ? 200 : 404;
  expect(status, `contact ${contact.status} of a search that is ${search.status}`).toBe(expected);
  return status === 200 ? { search, contact, body: body as object } : null;
}

export const addContact = (): fc.Arbitrary<Play> =>
  play({
    name: 'add contact',
    args: {
      search: pick(),
      methods: methods(),
      confidence: fc.constantFrom(0.3, 1),
      now: fc.boolean(),
      stranger: seldom(),
    },
    isPossible: hasSearches,
    async run(model, harness, args) {
      const search = pickOf(searchesOf(model), args.search);
      const by = asked(search.order.tenant, args.stranger);
      const fields = contactBody(args.methods, args.confidence);
      const { status, body } = await harness.request(by, 'POST', `${pathOf(search)}/contact`, {
        body: { ...fields, executeOutboundImmediately: args.now },
      });
      expect(status).toBe(args.stranger ? 404 : isOpenToChange(search) ? 201 : 409);
      if (status !== 201) return;
      const { contactId } = body as { contactId: string };
      search.contacts.push({ id: contactId, status: 'ACTIVE', accuracy: null, reach: reachOf(args.methods) });
      const queuedCount = await learnAttempts(harness, search);
      await learnWhoGaveWay(harness, search);
      if (search.status !== 'IN_PROGRESS') expect(queuedCount, 'attempts after the end').toBe(0);
      const webhookEmitted = emit(search, 'CONTACT_PLAN_ADDED').length > 0;
      const reason = args.now && queuedCount === 0 ? expect.any(String) : null;
      const queued = { outboundQueued: queuedCount > 0, queuedCount, reason };
      expect(body).toEqual({ ...answerOf(search), contactId, ...queued, webhookEmitted });
    },
  });

type Replacement = Target & { methods: number[]; confidence: number };

/** Replaces a contact: it is not to answer where it was asked and is not reached any more. */
export async function replace(model: Model, harness: Harness, args: Replacement): Promise<void> {
  const fields = contactBody(args.methods, args.confidence);
  const changed = await askForChange(model, harness, args, 'PUT', 'contact', fields);
  if (!changed) return;
  const { search, contact, body } = changed;
  const { cancelled, isFreed } = await followed(harness, search, contact, reachOf(args.methods));
  const mayAsk = isFreed || needsContact(search);
  const queued = await learnAttempts(harness, search);
  if (!mayAsk) expect(queued, 'attempts that were not asked for').toBe(0);
  const webhookEmitted = emit(search, 'CONTACT_PLAN_UPDATED').length > 0;
  expect(body).toEqual({
    ...answerOf(search),
    contactId: contact.id,
    webhookEmitted,
    cancelledScheduledAttempts: cancelled,
    scheduledFollowUps: expect.any(Number),
  });
  const { scheduledFollowUps } = body as { scheduledFollowUps: number };
  // What it frees may go to other contacts.
  const own = search.attempts
    .slice(-queued)
    .filter(({ contactId }) => queued > 0 && contactId === contact.id);
  expect(scheduledFollowUps, 'those that moved, and new ones').toBeGreaterThanOrEqual(own.length);
  if (search.status !== 'IN_PROGRESS') expect(scheduledFollowUps).toBe(0);
}

export const updateContact = (): fc.Arbitrary<Play> =>
  play<Replacement>({
    name: 'update contact',
    args: { ...target, methods: methods(), confidence: fc.constantFrom(0.3, 1) },
    isPossible: hasContacts,
    run: replace,
  });

/** The waiting attempts at a contact follow its destinations, or are cancelled: where they go, the client can see. */
async function followed(harness: Harness, search: ModelSearch, contact: ModelContact, reach: string[]) {
  const places = await destinationsOf(harness, search);
  const own = search.attempts.filter(({ contactId }) => contactId === contact.id);
  const lost = own.filter(({ id }) => !reach.includes(places.get(id) ?? ''));
  if (contact.reach.toSorted().join() !== reach.toSorted().join()) contact.accuracy = null;
  contact.reach = reach;
  // A link that may have gone out to the old destination opens nothing any more.
  for (const attempt of own) if (isWaiting(attempt) && !lost.includes(attempt)) attempt.token = null;
  mislead(lost);
  const isFreed = lost.some(({ status }) => status === 'SCHEDULED');
  return { isFreed, cancelled: dismiss(lost) };
}

export const listContacts = (): fc.Arbitrary<Play> =>
  play({
    name: 'list contacts',
    args: { search: pick(), stranger: seldom() },
    isPossible: hasSearches,
    async run(model, harness, { search: at, stranger }) {
      const search = pickOf(searchesOf(model), at);
      const path = `${pathOf(search)}/contacts`;
      const { status, body } = await harness.request(asked(search.order.tenant, stranger), 'GET', path);
      expect(status).toBe(stranger ? 404 : 200);
      if (stranger) return;
      const { contacts } = body as {
        contacts: { id: string; status: string; accuracyStatus: string | null }[];
      };
      expect(contacts.map(({ id, status, accuracyStatus }) => [id, status, accuracyStatus]).sort()).toEqual(
        search.contacts.map(({ id, status, accuracy }) => [id, status, accuracy]).sort(),
      );
    },
  });
