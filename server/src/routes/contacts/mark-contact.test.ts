import { randomUUID } from 'node:crypto';
import {
  contactsOf,
  fakeClock,
  nameOf,
  OFFICE_HOURS,
  openContactAudits,
  openEvents,
} from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { flags, required } from '../orders/testing/rules.ts';
import { type ContactEndpoint, describeRefusals, foundContact, senderOf } from './testing/contacts.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

const ACCURATE = { accuracyStatus: 'ACCURATE' };

const endpoint: ContactEndpoint = {
  method: 'POST',
  place: '/contact/mark-accuracy',
  bodyOf: ({ contactId }) => ({ contactId, accuracyStatus: 'INACCURATE', reason: 'Pat Doyle left' }),
  rules: [
    ['contactId', undefined, 'is required'],
    ['contactId', 'one', 'must be a UUID'],
    ['accuracyStatus', undefined, 'is required'],
    ['accuracyStatus', 'MAYBE', 'must be ACCURATE or INACCURATE'],
    ...required('reason', 2_000),
    ...flags('cancelFutureAttempts', 'executeOutboundAttempts'),
  ],
};
const mark = senderOf(endpoint);

describe('POST contact/mark-accuracy', () => {
  it.each(['ACCURATE', 'INACCURATE'])('200: keeps %s with its reason', async (accuracyStatus) => {
    const found = await foundContact(app.active);
    const { orderId, searchId, contactId } = found;
    const { status, body } = await mark(app.active, found, { accuracyStatus });
    const [audit] = await openContactAudits(app.test, app.active.context, searchId);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        searchId,
        externalSearchId: 'ext-1',
        contactId,
        auditId: audit?.id,
        webhookEmitted: true,
      },
    ]);
    expect(audit).toMatchObject({ action: `MARKED_${accuracyStatus}`, reason: 'Pat Doyle left' });
    expect(await contactsOf(app.active.context, searchId)).toMatchObject([{ accuracyStatus }]);
    const events = await openEvents(app.test, app.active.context, searchId);
    expect(events.map(nameOf)).toEqual(['CONTACT_PLAN', `CONTACT_PLAN_MARKED_${accuracyStatus}`]);
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'contact.mark',
      resources: { orderId, searchId, contactId },
    });
  });

  it.each([
    [
      { ...ACCURATE, executeOutboundAttempts: true, cancelFutureAttempts: true },
      { outboundQueued: true, queuedCount: 3 },
    ],
    [
      { ...ACCURATE, executeOutboundAttempts: true },
      { outboundQueued: false, queuedCount: 0 },
    ],
    [{ ...ACCURATE, executeOutboundAttempts: false }, {}],
    [{ executeOutboundAttempts: true }, {}],
  ])('200: %j says %j of the queue', async (more, expected) => {
    const { body } = await mark(app.active, await foundContact(app.active), more);
    const { outboundQueued, queuedCount } = body as Record<string, unknown>;
    expect(JSON.parse(JSON.stringify({ outboundQueued, queuedCount }))).toEqual(expected);
  });

  it('200: a reason of 2,000 characters is kept as it was sent', async () => {
    const found = await foundContact(app.active);
    const reason = `${'é'.repeat(1_999)} `;
    expect((await mark(app.active, found, { reason })).status).toBe(200);
    const audits = await openContactAudits(app.test, app.active.context, found.searchId);
    expect(audits).toMatchObject([{ reason }]);
  });

  it('200: once under one idempotency key', async () => {
    const found = await foundContact(app.active);
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await mark(app.active, found, {}, key), await mark(app.active, found, {}, key)];
    expect(second.text).toBe(first.text);
    expect(await openContactAudits(app.test, app.active.context, found.searchId)).toHaveLength(1);
  });

  describeRefusals(() => app, endpoint);
});
