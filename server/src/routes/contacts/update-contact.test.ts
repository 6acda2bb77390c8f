import { contactsOf, fakeClock, nameOf, OFFICE_HOURS, openEvents } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import {
  CONTACT_RULES,
  type ContactEndpoint,
  contactBody,
  describeRefusals,
  foundContact,
  senderOf,
} from './testing/contacts.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

const endpoint: ContactEndpoint = {
  method: 'PUT',
  place: '/contact',
  bodyOf: ({ contactId }) => ({ contactId, ...contactBody() }),
  rules: [
    ...CONTACT_RULES,
    ['contactId', undefined, 'is required'],
    ['contactId', 'one', 'must be a UUID'],
    ['metadata', [], 'must be an object'],
    ['metadata', 'text', 'must be an object'],
  ],
};
const put = senderOf(endpoint);

describe('PUT contact', () => {
  it('200: what may be left out may be null; null in the notes is theirs', async () => {
    const found = await foundContact(app.active);
    const answers = [
      await put(app.active, found, { title: null, metadata: null }),
      await put(app.active, found, { metadata: { ticket: null } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [contact] = await contactsOf(app.active.context, found.searchId);
    expect(contact?.metadata).toMatchObject({ ticket: null, source: 'manual_client_entry' });
  });

  it('200: replaces it, and its attempts go to the new address', async () => {
    const found = await foundContact(app.active);
    const { orderId, searchId, contactId } = found;
    const { status, body } = await put(app.active, found, { metadata: { ticket: 7, note: 'é' } });
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        searchId,
        externalSearchId: 'ext-1',
        contactId,
        cancelledScheduledAttempts: 0,
        scheduledFollowUps: 3,
        webhookEmitted: true,
      },
    ]);
    expect(await contactsOf(app.active.context, searchId)).toMatchObject([
      { id: contactId, ...contactBody(), metadata: { ticket: 7, note: 'é', source: 'manual_client_entry' } },
    ]);
    const events = await openEvents(app.test, app.active.context, searchId);
    expect(events.map(nameOf)).toEqual(['CONTACT_PLAN', 'CONTACT_PLAN_UPDATED']);
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'contact.update',
      resources: { orderId, searchId, contactId },
    });
  });

  it('200: names in its metadata whom the token names, whatever is sent', async () => {
    const found = await foundContact(app.active);
    const token = app.token({ tenant: app.active.context.organization.tenant, sub: 'client-9@clients' });
    const caller = {
      ...app.active,
      request: (method: string, path: string, sent = {}) => app.request(method, path, { token, ...sent }),
    };
    await put(caller, found, { metadata: { lastEditedBy: 'forged' } });
    const [contact] = await contactsOf(app.active.context, found.searchId);
    expect(contact?.metadata).toEqual({
      source: 'manual_client_entry',
      reason: 'Contact updated by the client',
      lastEditedBy: 'client-9@clients',
      lastEditedAt: '2026-03-02T15:00:00.000Z',
    });
  });

  describeRefusals(() => app, endpoint);
});
