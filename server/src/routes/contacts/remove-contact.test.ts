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

const endpoint: ContactEndpoint = {
  method: 'DELETE',
  place: '/contact',
  bodyOf: ({ contactId }) => ({ contactId, reason: 'Pat Doyle left' }),
  rules: [
    ['contactId', undefined, 'is required'],
    ['contactId', 'one', 'must be a UUID'],
    ...required('reason', 10_000).slice(0, -1),
    ...flags('cancelPendingOutbound'),
  ],
};
const remove = senderOf(endpoint);

describe('DELETE contact', () => {
  it('200: takes it out of the plan, and cancels its attempts', async () => {
    const found = await foundContact(app.active);
    const { orderId, searchId, contactId } = found;
    const { status, body } = await remove(app.active, found);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        searchId,
        externalSearchId: 'ext-1',
        contactId,
        cancelledActivities: 3,
        webhookEmitted: true,
      },
    ]);
    expect(await contactsOf(app.active.context, searchId)).toMatchObject([{ status: 'REMOVED' }]);
    expect(await openContactAudits(app.test, app.active.context, searchId)).toMatchObject([
      { action: 'REMOVED', contactId, reason: 'Pat Doyle left' },
    ]);
    const events = await openEvents(app.test, app.active.context, searchId);
    expect(events.map(nameOf)).toEqual(['CONTACT_PLAN', 'CONTACT_PLAN_REMOVED']);
    expect(await lastEntry(app, app.active)).toEqual({
      action: 'contact.remove',
      resources: { orderId, searchId, contactId },
    });
  });

  it('200: of a search without an external id', async () => {
    const found = await foundContact(app.active, { searchTypes: [{ searchType: 'EMPLOYMENT' }] });
    expect((await remove(app.active, found)).body).toMatchObject({ externalSearchId: null });
  });

  describeRefusals(() => app, endpoint);
});
