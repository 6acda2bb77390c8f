import type { ContactRemove } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { Conflict, NotFound } from '../../platform/errors.ts';
import {
  claimAttempt,
  contactInput,
  contactsOf,
  nameOf,
  type OrderedSearch,
  openContactAudits,
  openEvents,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { recordOutbound } from '../outbounds/send/record-outbound.ts';
import { readSearch } from '../searches/read-searches.ts';
import { updateSearch } from '../searches/update-search.ts';
import { addContact } from './add-contact.ts';
import { removeContact } from './remove-contact.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

/** A search with the contact that research found, and what removes it. */
async function found(overrides = {}): Promise<OrderedSearch & { removal: ContactRemove }> {
  const ids = await scheduleSearch(context, overrides);
  return { ...ids, removal: await removalOf(ids) };
}

async function removalOf({ searchId }: OrderedSearch): Promise<ContactRemove> {
  const [contact] = await contactsOf(context, searchId);
  return { contactId: contact?.id ?? '', reason: 'Pat Doyle left in May', cancelPendingOutbound: true };
}

const statusesOf = async (searchId: string): Promise<string[]> => {
  const rows = await test.sql<{ status: string }>(
    'select status from outbounds where search_id = $1 order by scheduled_at',
    [searchId],
  );
  return rows.map(({ status }) => status);
};

describe('a removed contact', () => {
  it('stays as it was, with its entry in the history, an activity and an event that shows it', async () => {
    const { removal, ...ids } = await found();
    await addContact(context, { ...ids, contact: contactInput() });
    const [before, other] = await contactsOf(context, ids.searchId);
    clock.advance({ minutes: 5 });
    const removed = await removeContact(context, { ...ids, removal });
    const { contactId } = removal;
    expect(removed).toEqual({
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      contactId,
      auditId: expect.any(String),
      webhookEmitted: true,
      cancelledActivities: 3,
    });
    expect(await contactsOf(context, ids.searchId)).toEqual([
      { ...before, status: 'REMOVED', updatedAt: clock.now(), removedAt: clock.now() },
      other,
    ]);
    const audits = await openContactAudits(test, context, ids.searchId);
    expect(audits.at(-1)).toEqual({
      id: removed.auditId,
      contactId,
      action: 'REMOVED',
      reason: removal.reason,
      actor: 'API',
      subject: null,
      createdAt: clock.now(),
    });
    expect((await readSearch(context, ids)).activities.slice(-2)).toMatchObject([
      {
        activityType: 'CONTACT_REMOVED',
        description: 'Contact removed. Waiting attempts cancelled: 3',
        contactId,
      },
      { activityType: 'OUTREACH_SCHEDULED', description: 'Attempts scheduled: 3' },
    ]);
    const name = 'Employment verification, Contoso Inc';
    expect((await openEvents(test, context, ids.searchId)).at(-1)?.data).toEqual({
      ...ids,
      externalSearchId: 'ext-1',
      searchType: 'EMPLOYMENT',
      notificationType: 'CONTACT_PLAN_REMOVED',
      contactPlan: [
        {
          name,
          entityName: 'Contoso Inc',
          method: 'EMAIL',
          destination: 'hr@contoso.example',
          source: 'history',
          confidence: 0.9,
        },
      ],
      metadata: { contactId, contactName: name },
    });
  });

  it('is not asked any more, and the last one leaves the search waiting for another', async () => {
    const { removal, ...ids } = await found();
    await removeContact(context, { ...ids, removal });
    expect(await statusesOf(ids.searchId)).toEqual(Array(3).fill('CANCELLED'));
    const { search } = await readSearch(context, ids);
    expect(search).toMatchObject({ phase: 'OUTREACH', waitingFor: 'a contact to be added' });
    const added = await addContact(context, { ...ids, contact: contactInput() });
    expect(added.queuedCount).toBe(3);
  });

  it.each([
    ['at another place', 'dana.wells@contoso.example'],
    ['at the same place', 'hr@contoso.example'],
  ])('leaves its attempts to the next contact, %s', async (_where, email) => {
    const { removal, ...ids } = await found({ defaultSearchConfig: { outbound: { maxTotalAttempts: 2 } } });
    const contactMethods = [{ email, confidence: 0.7, source: 'phone call' }];
    await addContact(context, { ...ids, contact: contactInput({ contactMethods }) });
    expect((await removeContact(context, { ...ids, removal })).cancelledActivities).toBe(2);
    expect((await statusesOf(ids.searchId)).toSorted()).toEqual([
      ...Array(2).fill('CANCELLED'),
      ...Array(2).fill('SCHEDULED'),
    ]);
  });

  it('is asked to the end where the client wants that', async () => {
    const { removal, ...ids } = await found();
    const kept = { ...removal, cancelPendingOutbound: false };
    expect((await removeContact(context, { ...ids, removal: kept })).cancelledActivities).toBe(0);
    expect(await statusesOf(ids.searchId)).toEqual(Array(3).fill('SCHEDULED'));
  });

  it('counts neither what is being sent nor what was cancelled before', async () => {
    const { claimed, jobId, ...ids } = await claimAttempt(test, context);
    await test.sql(`update outbounds set status = 'CANCELLED' where search_id = $1 and attempt_number = 3`, [
      ids.searchId,
    ]);
    const removal = await removalOf(ids);
    expect((await removeContact(context, { ...ids, removal })).cancelledActivities).toBe(1);
    await recordOutbound(context, claimed, { kind: 'sent' });
    expect(await statusesOf(ids.searchId)).toEqual(['SENT', 'CANCELLED', 'CANCELLED']);
  });

  it('tells no event where the client suppresses it', async () => {
    const { removal, ...ids } = await found({
      defaultSearchConfig: { notifications: { suppressTypes: ['CONTACT_PLAN_REMOVED'] } },
    });
    expect((await removeContact(context, { ...ids, removal })).webhookEmitted).toBe(false);
    expect((await openEvents(test, context, ids.searchId)).map(nameOf)).toEqual(['CONTACT_PLAN']);
  });

  it('can be one of a completed search', async () => {
    const { removal, ...ids } = await found();
    const completed = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } } as const;
    await updateSearch(context, { ...ids, update: completed });
    const removed = await removeContact(context, { ...ids, removal });
    expect(removed).toMatchObject({ cancelledActivities: 0, webhookEmitted: true });
  });
});

describe('a contact cannot be removed', () => {
  it('twice', async () => {
    const { removal, ...ids } = await found();
    await removeContact(context, { ...ids, removal });
    const before = await storedFor(test, context);
    const removing = removeContact(context, { ...ids, removal });
    await expect(removing).rejects.toThrow(new NotFound('Contact not found'));
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('when its search was cancelled', async () => {
    const { removal, ...ids } = await found();
    await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
    const words = 'The contacts of a search that is CANCELLED cannot be changed';
    await expect(removeContact(context, { ...ids, removal })).rejects.toThrow(new Conflict(words));
  });
});
