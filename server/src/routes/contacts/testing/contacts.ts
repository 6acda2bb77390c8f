import { randomUUID } from 'node:crypto';
import { contactsOf, type OrderedSearch, scheduleSearch } from '@credence/core/testing';
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
}

/** Sends a body to such an endpoint; the good one unless told otherwise. */
export const senderOf =
  ({ method, place, bodyOf }: Pick<ContactEndpoint, 'method' | 'place' | 'bodyOf'>) =>
  (caller: Caller, found: FoundContact, more: object = {}, headers = {}): Promise<Answer> =>
    caller.request(method, `${searchPath(found.orderId, found.searchId)}${place}`, {
      body: { ...bodyOf(found), ...more },
      headers,
    });

/** Tests what every change of a contact refuses for the sake of its body. */
export function describeRefusals(app: () => TestApp, endpoint: ContactEndpoint): void {
  const { method, place, bodyOf, rules } = endpoint;
  const send = senderOf(endpoint);
  const pathOf = ({ orderId, searchId }: OrderedSearch) => `${searchPath(orderId, searchId)}${place}`;

  describe('refuses', () => {
    it.each(casesOf(rules))('400: $title', async ({ path, value, line }) => {
      const found = { orderId: randomUUID(), searchId: randomUUID(), contactId: randomUUID() };
      const body = bodyWith(bodyOf(found), path, value);
      const answer = await app().active.request(method, pathOf(found), { body });
      expect([answer.status, messagesOf(answer)]).toEqual([400, [line]]);
    });

    it('413: more than 2 MB', async () => {
      const { active } = app();
      const found = await foundContact(active);
      const large = await send(active, found, { x: 'x'.repeat(2 * 1024 * 1024) });
      expect([large.status, messagesOf(large)]).toEqual([413, ['The body must be at most 2 MB']]);
    });
  });
}
