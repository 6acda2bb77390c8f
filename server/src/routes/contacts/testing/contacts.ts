import { randomUUID } from 'node:crypto';
import { updateSearch } from '@credence/core';
import { contactsOf, type OrderedSearch, scheduleSearch, storedFor } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { type Answer, messagesOf } from '../../../testing/answers.ts';
import { type Caller, searchPath, type TestApp } from '../../../testing/app.ts';
import { bodyWith, casesOf, fillable, optional, type Rule, required } from '../../orders/testing/rules.ts';

/** A search that has been researched, and the contact that it asks. */
export interface FoundContact extends OrderedSearch {
  contactId: string;
}

export async function foundContact({ context }: Caller, overrides: object = {}): Promise<FoundContact> {
  const ids = await scheduleSearch(context, { ...overrides });
  const [contact] = await contactsOf(context, ids.searchId);
  return { ...ids, contactId: contact?.id ?? '' };
}

/** Who a contact is, as it is sent. */
export const contactBody = () => ({
  name: 'Dana Wells',
  entityName: 'Contoso Inc',
  title: 'HR manager',
  confidence: 0.7,
  location: 'Austin, TX',
  contactMethods: [{ email: 'dana.wells@contoso.example', confidence: 0.7, source: 'phone call' }],
});

/** Wrong fields of a contact, as it is sent. */
export const CONTACT_RULES: Rule[] = [
  ...['name', 'entityName', 'location'].flatMap((path) => required(path)),
  ...fillable('title'),
  ...['confidence', 'contactMethods.0.confidence'].flatMap((path): Rule[] => [
    [path, undefined, 'is required'],
    [path, -0.1, 'must be at least 0'],
    [path, 1.1, 'must be at most 1'],
    [path, '0.5', 'must be a number'],
  ]),
  ['contactMethods', undefined, 'is required'],
  ['contactMethods', {}, 'must be an array'],
  ['contactMethods', [], 'must have at least 1 item'],
  ['contactMethods.0.email', undefined, 'must have an email, phone or fax', 'contactMethods.0'],
  ['contactMethods.0.email', 'dana.wells', 'must be a valid e-mail address'],
  ...optional('contactMethods.0.phone'),
  ...optional('contactMethods.0.fax'),
  ...required('contactMethods.0.source'),
];

/** An endpoint that changes contacts: where it is, and a good body for it. */
export interface ContactEndpoint {
  method: 'POST' | 'PUT' | 'DELETE';
  /** What follows the path of the search. */
  place: string;
  bodyOf(found: FoundContact): object;
  /** Wrong fields of the body. */
  rules: readonly Rule[];
  /** Whether the body names a contact that is there. */
  namesContact: boolean;
}

/** Sends a body to such an endpoint; the good one unless told otherwise. */
export const senderOf =
  ({ method, place, bodyOf }: Pick<ContactEndpoint, 'method' | 'place' | 'bodyOf'>) =>
  (caller: Caller, found: FoundContact, more: object = {}, headers = {}): Promise<Answer> =>
    caller.request(method, `${searchPath(found.orderId, found.searchId)}${place}`, {
      body: { ...bodyOf(found), ...more },
      headers,
    });

/** Tests what every change of a contact refuses, and that it then changes nothing. */
export function describeRefusals(app: () => TestApp, endpoint: ContactEndpoint): void {
  const { method, place, bodyOf, rules, namesContact } = endpoint;
  const send = senderOf(endpoint);
  const pathOf = ({ orderId, searchId }: OrderedSearch) => `${searchPath(orderId, searchId)}${place}`;

  async function expectNothing(caller: Caller, request: () => Promise<Answer>, expected: [number, string[]]) {
    const before = await storedFor(app().test, caller.context);
    const answer = await request();
    expect([answer.status, messagesOf(answer)]).toEqual(expected);
    expect(await storedFor(app().test, caller.context)).toEqual(before);
  }

  describe('refuses', () => {
    it.each(casesOf(rules))('400: $title', async ({ path, value, line }) => {
      const found = { orderId: randomUUID(), searchId: randomUUID(), contactId: randomUUID() };
      const body = bodyWith(bodyOf(found), path, value);
      const answer = await app().active.request(method, pathOf(found), { body });
      expect([answer.status, messagesOf(answer)]).toEqual([400, [line]]);
    });

    it('400: ids that are no UUIDs, and no body', async () => {
      const { active } = app();
      const found = { orderId: 'one', searchId: 'two', contactId: randomUUID() };
      const answer = await active.request(method, pathOf(found), { body: bodyOf(found) });
      const lines = ['orderId must be a UUID', 'searchId must be a UUID'];
      expect([answer.status, messagesOf(answer)]).toEqual([400, lines]);
      const empty = await active.request(method, pathOf(await foundContact(active)));
      expect([empty.status, messagesOf(empty)]).toEqual([400, ['body is required']]);
    });

    it('401: no token', async () => {
      const found = await foundContact(app().active);
      const answer = await app().request(method, pathOf(found), { body: bodyOf(found) });
      expect([answer.status, messagesOf(answer)]).toEqual([401, ['Unauthorized']]);
    });

    it('403: a suspended organization', async () => {
      const { suspended } = app();
      const found = await foundContact(suspended);
      await expectNothing(suspended, () => send(suspended, found), [403, ['Tenant is suspended']]);
    });

    it('404: an unknown search, one of another order and of another organization, all alike', async () => {
      const { active, other } = app();
      const [mine, another] = [await foundContact(active), await foundContact(active)];
      const foreign = await foundContact(other);
      for (const searchId of [randomUUID(), another.searchId, foreign.searchId]) {
        const request = () => send(active, { ...mine, searchId });
        await expectNothing(active, request, [404, ['Search not found']]);
      }
      await expectNothing(other, () => send(active, foreign), [404, ['Search not found']]);
    });

    if (namesContact) {
      it('404: an unknown contact, one of another search and of another organization, all alike', async () => {
        const { active, other } = app();
        const [mine, another] = [await foundContact(active), await foundContact(active)];
        const foreign = await foundContact(other);
        for (const contactId of [randomUUID(), another.contactId, foreign.contactId]) {
          const request = () => send(active, { ...mine, contactId });
          await expectNothing(active, request, [404, ['Contact not found']]);
        }
      });

      it('404: a contact that was removed', async () => {
        const { active } = app();
        const found = await foundContact(active);
        await active.request('DELETE', `${searchPath(found.orderId, found.searchId)}/contact`, {
          body: { contactId: found.contactId, reason: 'left' },
        });
        await expectNothing(active, () => send(active, found), [404, ['Contact not found']]);
      });
    }

    it.each(['CANCELLED', 'REASSIGNED'] as const)('409: the search is %s', async (searchStatus) => {
      const { active } = app();
      const found = await foundContact(active);
      await updateSearch(active.context, { ...found, update: { searchStatus } });
      const words = `The contacts of a search that is ${searchStatus} cannot be changed`;
      await expectNothing(active, () => send(active, found), [409, [words]]);
    });

    it('413: more than 2 MB, and 415: another type', async () => {
      const { active } = app();
      const found = await foundContact(active);
      const large = await send(active, found, { x: 'x'.repeat(2 * 1024 * 1024) });
      expect([large.status, messagesOf(large)]).toEqual([413, ['The body must be at most 2 MB']]);
      const typed = await send(active, found, {}, { 'content-type': 'text/plain' });
      expect([typed.status, messagesOf(typed)]).toEqual([415, ['Content-Type must be application/json']]);
    });
  });
}

/** Ids of what the last request of an organization did, as the audit trail has it. */
export async function lastEntry({ test }: TestApp, { context }: Caller) {
  const [entry] = await test.sql<{ action: string; resources: object }>(
    'select action, resources from audit_entries where organization_id = $1 order by id desc limit 1',
    [context.organization.id],
  );
  return entry;
}
