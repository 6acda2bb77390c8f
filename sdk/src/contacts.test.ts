import { describe, expect, expectTypeOf, it } from 'vitest';
import { Credence } from './client.ts';
import { ConnectionError, NotFoundError } from './errors.ts';
import { startServer, type TestServer } from './testing/test-server.ts';
import type {
  ContactCreate,
  ContactCreated,
  ContactList,
  ContactMark,
  ContactRemove,
  ContactUpdate,
} from './types.ts';

const at = (server: TestServer) => new Credence({ baseUrl: server.url, auth: { token: 't' } });

const contact: ContactCreate = {
  name: 'Dana Wells',
  entityName: 'Riverside Hospital',
  confidence: 0.9,
  location: 'Columbus, OH',
  contactMethods: [{ email: 'dana.wells@riverside.example', confidence: 0.9, source: 'phone call' }],
};
const update: ContactUpdate = { contactId: 'c1', ...contact };
const mark: ContactMark = { contactId: 'c1', accuracyStatus: 'INACCURATE', reason: 'left' };
const removal: ContactRemove = { contactId: 'c1', reason: 'left' };

const SEARCH = '/background-check/v1/orders/o1/searches/s1';

describe('each method sends its request and returns the answer', () => {
  it.each([
    ['list', 'GET', `${SEARCH}/contacts`, null, (c: Credence) => c.contacts.list('o1', 's1')],
    ['add', 'POST', `${SEARCH}/contact`, contact, (c: Credence) => c.contacts.add('o1', 's1', contact)],
    ['update', 'PUT', `${SEARCH}/contact`, update, (c: Credence) => c.contacts.update('o1', 's1', update)],
    [
      'markAccuracy',
      'POST',
      `${SEARCH}/contact/mark-accuracy`,
      mark,
      (c: Credence) => c.contacts.markAccuracy('o1', 's1', mark),
    ],
    [
      'remove',
      'DELETE',
      `${SEARCH}/contact`,
      removal,
      (c: Credence) => c.contacts.remove('o1', 's1', removal),
    ],
  ])('contacts.%s', async (_, method, path, body, call) => {
    const server = await startServer(() => ({ body: { answer: 42 } }));
    expect(await call(at(server))).toEqual({ answer: 42 });
    expect(server.requests).toMatchObject([
      {
        method,
        path,
        body: body === null ? '' : JSON.stringify(body),
        headers: { authorization: 'Bearer t' },
      },
    ]);
  });

  it('with the types of the API', () => {
    type Answer<M extends keyof Credence['contacts']> = Awaited<ReturnType<Credence['contacts'][M]>>;
    expectTypeOf<Answer<'list'>>().toEqualTypeOf<ContactList>();
    expectTypeOf<Answer<'add'>>().toEqualTypeOf<ContactCreated>();
    // @ts-expect-error a contact that cannot be reached does not compile
    const { contactMethods }: ContactCreate = { ...contact, contactMethods: undefined };
    expect(contactMethods).toBeUndefined();
  });
});

describe('an answer that was lost', () => {
  it.each([
    ['update', (c: Credence) => c.contacts.update('o1', 's1', update)],
    ['remove', (c: Credence) => c.contacts.remove('o1', 's1', removal)],
  ])('does not make contacts.%s be sent again', async (_, call) => {
    const server = await startServer(() => 'break the connection');
    await expect(call(at(server))).rejects.toBeInstanceOf(ConnectionError);
    expect(server.requests).toHaveLength(1);
  });

  it('makes contacts.remove be sent again where that is asked for', async () => {
    const server = await startServer((_, number) =>
      number === 0 ? 'break the connection' : { status: 404, body: { message: 'Contact not found' } },
    );
    const removing = at(server).contacts.remove('o1', 's1', removal, { maxRetries: 1 });
    await expect(removing).rejects.toBeInstanceOf(NotFoundError);
    expect(server.requests).toHaveLength(2);
  });
});
