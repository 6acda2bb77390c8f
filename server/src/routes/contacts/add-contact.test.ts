import { randomUUID } from 'node:crypto';
import { contactsOf, fakeClock, nameOf, OFFICE_HOURS, openEvents } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { flags } from '../orders/testing/rules.ts';
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
  method: 'POST',
  place: '/contact',
  bodyOf: () => ({ ...contactBody(), executeOutboundImmediately: true }),
  rules: [...CONTACT_RULES, ...flags('executeOutboundImmediately')],
};
const add = senderOf(endpoint);

const scheduled = (contactId: unknown) =>
  app.test.sql(`select 1 from outbounds where contact_id = $1 and status = 'SCHEDULED'`, [contactId]);

describe('POST contact', () => {
  it('201: adds it, and schedules attempts on request', async () => {
    const found = await foundContact(app.active);
    const { status, body, headers } = await add(app.active, found);
    const { contactId } = body as { contactId: string };
    expect([status, body]).toEqual([
      201,
      {
        success: true,
        searchId: found.searchId,
        externalSearchId: 'ext-1',
        contactId,
        outboundQueued: true,
        queuedCount: 3,
        reason: null,
        webhookEmitted: true,
      },
    ]);
    expect(headers).not.toHaveProperty('location');
    expect(await scheduled(contactId)).toHaveLength(3);
    const events = await openEvents(app.test, app.active.context, found.searchId);
    expect(events.map(nameOf)).toEqual(['CONTACT_PLAN', 'CONTACT_PLAN_ADDED']);
    const { orderId, searchId } = found;
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'contact.add',
      resources: { orderId, searchId, contactId },
    });
  });

  it('409: more contacts than a search may have', async () => {
    const found = await foundContact(app.active);
    const change = { executeOutboundImmediately: false };
    for (let count = 1; count < 100; count += 1)
      expect((await add(app.active, found, change)).status).toBe(201);
    const { status, body } = await add(app.active, found, change);
    expect([status, body]).toMatchObject([
      409,
      { message: 'A search has at most 100 contacts: remove one first' },
    ]);
  });

  it('201: fields that are not for the caller to set have no effect', async () => {
    const found = await foundContact(app.active);
    const forged = {
      id: found.contactId,
      contactId: found.contactId,
      searchId: randomUUID(),
      status: 'REMOVED',
      accuracyStatus: 'ACCURATE',
      source: 'history',
      position: 0,
      metadata: { forged: true },
    };
    const { status, body } = await add(app.active, found, forged);
    const { contactId } = body as { contactId: string };
    expect(status).toBe(201);
    const contacts = await contactsOf(app.active.context, found.searchId);
    expect(contacts.map(({ id }) => id)).toEqual([found.contactId, contactId]);
    expect(contacts[1]).toMatchObject({
      status: 'ACTIVE',
      accuracyStatus: null,
      source: 'manual_client_entry',
      metadata: {},
    });
  });

  it('201: once under one idempotency key, and 422 for another contact under it', async () => {
    const found = await foundContact(app.active);
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await add(app.active, found, {}, key), await add(app.active, found, {}, key)];
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await contactsOf(app.active.context, found.searchId)).toHaveLength(2);
    expect((await add(app.active, found, { name: 'Somebody else' }, key)).status).toBe(422);
  });

  describeRefusals(() => app, endpoint);
});
