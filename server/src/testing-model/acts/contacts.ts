import fc from 'fast-check';
import { expect } from 'vitest';
import type { House } from '../house.ts';
import { learnAttempts, statusesOf } from '../learn.ts';
import { cancelWaiting, emit, mislead } from '../life.ts';
import { type Model, type ModelContact, type ModelSearch, pickOf, searchesOf } from '../model.ts';
import { type Play, pick, play, seldom } from '../play.ts';
import { asked } from './orders.ts';
import { hasSearches, pathOf } from './searches.ts';

const METHODS = [
  { email: 'anna@contoso.example' },
  { email: 'ben@contoso.example' },
  { fax: '+15125550177' },
  { phone: '+15125550188' },
] as const;

const methods = () => fc.uniqueArray(fc.nat(METHODS.length - 1), { minLength: 1, maxLength: 2 });
const reachOf = (places: readonly number[]) => places.toSorted().join(' ');

const contactBody = (places: readonly number[], confidence: number) => ({
  ...{ name: 'Robin Hale', entityName: 'Contoso Inc', location: 'Austin, TX', confidence },
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

const withContacts = (model: Readonly<Model>): ModelSearch[] =>
  searchesOf(model).filter(({ contacts }) => contacts.length > 0);

/** Which contact is meant, and who asks. */
interface Target {
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
  house: House,
  { search: at, contact: which, stranger }: Target,
  method: string,
  path: string,
  fields: object,
): Promise<Changed | null> {
  const search = pickOf(withContacts(model), at);
  const contact = pickOf(search.contacts, which);
  const by = asked(search.order.tenant, stranger);
  const sent = { body: { ...fields, contactId: contact.id } };
  const { status, body } = await house.request(by, method, `${pathOf(search)}/${path}`, sent);
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
    async run(model, house, args) {
      const search = pickOf(searchesOf(model), args.search);
      const by = asked(search.order.tenant, args.stranger);
      const fields = contactBody(args.methods, args.confidence);
      const { status, body } = await house.request(by, 'POST', `${pathOf(search)}/contact`, {
        body: { ...fields, executeOutboundImmediately: args.now },
      });
      expect(status).toBe(args.stranger ? 404 : isOpenToChange(search) ? 201 : 409);
      if (status !== 201) return;
      const { contactId } = body as { contactId: string };
      search.contacts.push({ id: contactId, status: 'ACTIVE', accuracy: null, reach: reachOf(args.methods) });
      const queuedCount = await learnAttempts(house, search);
      if (search.status !== 'IN_PROGRESS') expect(queuedCount, 'attempts after the end').toBe(0);
      const webhookEmitted = emit(search, 'CONTACT_PLAN_ADDED').length > 0;
      const queued = { outboundQueued: queuedCount > 0, queuedCount };
      expect(body).toEqual({ ...answerOf(search), contactId, ...queued, webhookEmitted });
    },
  });

export const updateContact = (): fc.Arbitrary<Play> =>
  play({
    name: 'update contact',
    args: { ...target, methods: methods(), confidence: fc.constantFrom(0.3, 1) },
    isPossible: hasContacts,
    async run(model, house, args) {
      const changed = await askForChange(
        model,
        house,
        args,
        'PUT',
        'contact',
        contactBody(args.methods, args.confidence),
      );
      if (!changed) return;
      const { search, contact, body } = changed;
      const cancelled = await followed(house, search, contact, reachOf(args.methods));
      const queued = await learnAttempts(house, search);
      const webhookEmitted = emit(search, 'CONTACT_PLAN_UPDATED').length > 0;
      expect(body).toEqual({
        ...{ ...answerOf(search), contactId: contact.id, webhookEmitted },
        ...{ cancelledScheduledAttempts: cancelled, scheduledFollowUps: expect.any(Number) },
      });
      const { scheduledFollowUps } = body as { scheduledFollowUps: number };
      expect(scheduledFollowUps, 'those that moved, and new ones').toBeGreaterThanOrEqual(queued);
      if (search.status !== 'IN_PROGRESS') expect(scheduledFollowUps).toBe(0);
    },
  });

/** The waiting attempts at a contact follow its destinations, or are cancelled: how many, the answer has to say. */
async function followed(
  house: House,
  { attempts, ...search }: ModelSearch,
  contact: ModelContact,
  reach: string,
) {
  const now = await statusesOf(house, { attempts, ...search });
  const waiting = attempts.filter(
    ({ contactId, status }) => contactId === contact.id && (status === 'SCHEDULED' || status === 'PAUSED'),
  );
  const hasMoved = contact.reach !== reach;
  // A link that may have gone out to the old destination opens nothing any more.
  if (hasMoved) for (const attempt of waiting) attempt.token = null;
  if (hasMoved) mislead(attempts.filter(({ contactId }) => contactId === contact.id));
  const cancelled = hasMoved ? waiting.filter(({ id }) => now.get(id) === 'CANCELLED') : [];
  contact.accuracy = hasMoved ? null : contact.accuracy;
  contact.reach = reach;
  return cancelWaiting(cancelled);
}

export const listContacts = (): fc.Arbitrary<Play> =>
  play({
    name: 'list contacts',
    args: { search: pick(), stranger: seldom() },
    isPossible: hasSearches,
    async run(model, house, { search: at, stranger }) {
      const search = pickOf(searchesOf(model), at);
      const path = `${pathOf(search)}/contacts`;
      const { status, body } = await house.request(asked(search.order.tenant, stranger), 'GET', path);
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
