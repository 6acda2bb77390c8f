import { describe, expect, it } from 'vitest';
import { Credence } from './client.ts';
import { ConnectionError, NotFoundError } from './errors.ts';
import { startServer, type TestServer } from './testing/test-server.ts';
import type { ContactCreate, ContactRemove, ContactUpdate } from './types.ts';

const at = (server: TestServer) => new Credence({ baseUrl: server.url, auth: { token: 't' } });

const contact: ContactCreate = {
  name: 'Dana Wells',
  entityName: 'Riverside Hospital',
  confidence: 0.9,
  location: 'Columbus, OH',
  contactMethods: [{ email: 'dana.wells@riverside.example', confidence: 0.9, source: 'phone call' }],
};
const update: ContactUpdate = { contactId: 'c1', ...contact };
const removal: ContactRemove = { contactId: 'c1', reason: 'left' };

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
