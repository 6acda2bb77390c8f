import type { ContactMark } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { Conflict, NotFound } from '../../platform/errors.ts';
import {
  ALL_CHANNELS,
  contactInput,
  contactsOf,
  nameOf,
  type OrderedSearch,
  openContactAudits,
  openEvents,
  orderSearch,
  researchAsBefore,
  scheduleSearch,
  sendAttempt,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { pauseOutbounds } from '../outbounds/change/pause-outbounds.ts';
import { scheduleOutreach } from '../outbounds/plan/schedule-outreach.ts';
import { readSearch } from '../searches/read-searches.ts';
import { updateSearch } from '../searches/update-search.ts';
import { addContact } from './add-contact.ts';
import { markContact } from './mark-contact.ts';
import { removeContact } from './remove-contact.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const markOf = (contactId: string, overrides: Partial<ContactMark> = {}): ContactMark => ({
  contactId,
  accuracyStatus: 'INACCURATE',
  reason: 'Pat Doyle left in May',
  executeOutboundAttempts: false,
  ...overrides,
});

/** A search with the contact that research found. */
async function found(overrides = {}): Promise<OrderedSearch & { contactId: string }> {
  const ids = await scheduleSearch(context, overrides);
  const [contact] = await contactsOf(context, ids.searchId);
  return { ...ids, contactId: contact?.id ?? '' };
}

const statusesOf = async (contactId: string): Promise<string[]> => {
  const rows = await test.sql<{ status: string }>(
    'select status from outbounds where contact_id = $1 order by scheduled_at',
    [contactId],
  );
  return rows.map(({ status }) => status);
};

describe('a marked contact', () => {
  it.each(['ACCURATE', 'INACCURATE'] as const)(
    'keeps that it is %s, with its entry in the history, an activity and an event',
    async (accuracyStatus) => {
      const { contactId, ...ids } = await found();
      clock.advance({ minutes: 5 });
      const mark = markOf(contactId, { accuracyStatus });
      const marked = await markContact(context, { ...ids, mark });
      expect(marked).toEqual({
        searchId: ids.searchId,
        externalSearchId: 'ext-1',
        contactId,
        auditId: expect.any(String),
        webhookEmitted: true,
        queued: null,
      });
      expect(await contactsOf(context, ids.searchId)).toMatchObject([
        { accuracyStatus, status: 'ACTIVE', source: 'history', updatedAt: clock.now() },
      ]);
      expect(await openContactAudits(test, context, ids.searchId)).toEqual([
        {
          id: marked.auditId,
          contactId,
          action: `MARKED_${accuracyStatus}`,
          reason: mark.reason,
          actor: 'API',
          subject: null,
          createdAt: clock.now(),
        },
      ]);
      const activity = (await readSearch(context, ids)).activities.at(-1);
      expect(activity).toMatchObject({ activityType: `CONTACT_MARKED_${accuracyStatus}`, contactId });
      expect(activity?.description).not.toContain(mark.reason);
      const name = 'Employment verification, Contoso Inc';
      expect((await openEvents(test, context, ids.searchId)).at(-1)?.data).toEqual({
        ...ids,
        externalSearchId: 'ext-1',
        searchType: 'EMPLOYMENT',
        notificationType: `CONTACT_PLAN_MARKED_${accuracyStatus}`,
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
        metadata: { contactId, contactName: name, accuracyStatus, reason: mark.reason },
      });
    },
  );

  it('tells no event where the client suppresses it', async () => {
    const { contactId, ...ids } = await found({
      defaultSearchConfig: { notifications: { suppressTypes: ['CONTACT_PLAN_MARKED_INACCURATE'] } },
    });
    expect((await markContact(context, { ...ids, mark: markOf(contactId) })).webhookEmitted).toBe(false);
    const accurate = markOf(contactId, { accuracyStatus: 'ACCURATE' });
    expect((await markContact(context, { ...ids, mark: accurate })).webhookEmitted).toBe(true);
    const names = (await openEvents(test, context, ids.searchId)).map(nameOf);
    expect(names).toEqual(['CONTACT_PLAN', 'CONTACT_PLAN_MARKED_ACCURATE']);
  });
});

describe('waiting attempts at a marked contact', () => {
  const [waiting, cancelled] = [Array(3).fill('SCHEDULED'), Array(3).fill('CANCELLED')];
  it.each<[Partial<ContactMark>, string[]]>([
    [{}, cancelled],
    [{ cancelFutureAttempts: true }, cancelled],
    [{ cancelFutureAttempts: false }, waiting],
    [{ accuracyStatus: 'ACCURATE' }, waiting],
    [{ accuracyStatus: 'ACCURATE', cancelFutureAttempts: false }, waiting],
    [{ accuracyStatus: 'ACCURATE', cancelFutureAttempts: true }, cancelled],
    [{ executeOutboundAttempts: true }, cancelled],
  ])('by %j', async (overrides, expected) => {
    const { contactId, ...ids } = await found();
    const marked = await markContact(context, { ...ids, mark: markOf(contactId, overrides) });
    expect(await statusesOf(contactId)).toEqual(expected);
    expect(marked.queued).toBeNull();
  });

  it('are counted in the activity; those at others and those sent stay, and the search waits for a contact', async () => {
    const { contactId, ...ids } = await found();
    await test.sql(`update outbounds set status = 'PAUSED' where search_id = $1 and attempt_number = 2`, [
      ids.searchId,
    ]);
    await test.sql(`update outbounds set status = 'FAILED' where search_id = $1 and attempt_number = 1`, [
      ids.searchId,
    ]);
    const contact = contactInput({ executeOutboundImmediately: true });
    const other = await addContact(context, { ...ids, contact });
    await markContact(context, { ...ids, mark: markOf(contactId) });
    expect(await statusesOf(contactId)).toEqual(['FAILED', 'CANCELLED', 'CANCELLED']);
    expect(await statusesOf(other.contactId)).toEqual(waiting);
    const { activities } = await readSearch(context, ids);
    expect(activities.at(-1)?.description).toBe('Contact marked inaccurate. Waiting attempts cancelled: 2');

    await markContact(context, { ...ids, mark: markOf(other.contactId) });
    expect((await readSearch(context, ids)).search).toMatchObject({
      phase: 'OUTREACH',
      waitingFor: 'a contact to be added',
    });
  });
});

describe('attempts that were to be made at an inaccurate contact', () => {
  const order = { defaultSearchConfig: { outbound: { maxTotalAttempts: 2 } } };

  /** Marks the contact after its first attempt went out, and says how the attempts at the next one stand. */
  async function passedOn(overrides: Partial<ContactMark>, pausedBefore = false): Promise<string[]> {
    const { orderId, searchId, claimed } = await sendAttempt(test, context, order);
    const other = await addContact(context, { orderId, searchId, contact: contactInput() });
    if (pausedBefore) await pauseOutbounds(context, { orderId, searchId });
    const mark = markOf(claimed.outbound.contactId, overrides);
    await markContact(context, { orderId, searchId, mark });
    return statusesOf(other.contactId);
  }

  it.each<[string, Partial<ContactMark>, boolean, number]>([
    ['are made at the next one', {}, false, 1],
    ['are not while they are paused', {}, true, 0],
    ['are not when they stay', { cancelFutureAttempts: false }, false, 0],
    [
      'are not when it is the right one',
      { accuracyStatus: 'ACCURATE', cancelFutureAttempts: true },
      false,
      0,
    ],
  ])('%s', async (_what, overrides, pausedBefore, count) => {
    expect(await passedOn(overrides, pausedBefore)).toEqual(Array(count).fill('SCHEDULED'));
  });

  it('are told after the mark', async () => {
    const { contactId, ...ids } = await found(order);
    await addContact(context, { ...ids, contact: contactInput() });
    await markContact(context, { ...ids, mark: markOf(contactId) });
    const { activities } = await readSearch(context, ids);
    expect(activities.slice(-2).map(({ description }) => description)).toEqual([
      'Contact marked inaccurate. Waiting attempts cancelled: 2',
      'Attempts scheduled: 2',
    ]);
  });
});

describe('attempts at an accurate contact', () => {
  const execute = { accuracyStatus: 'ACCURATE', executeOutboundAttempts: true } as const;

  it('are queued on request, the first with its job, as far as the caps allow', async () => {
    const { contactId, ...ids } = await found();
    expect((await markContact(context, { ...ids, mark: markOf(contactId, execute) })).queued).toEqual({
      queuedCount: 0,
      reason: 'Every attempt that the policy allows has been made or planned',
    });
    const again = { ...execute, cancelFutureAttempts: true };
    const jobs = await test.jobs('send-outbound', context);
    expect((await markContact(context, { ...ids, mark: markOf(contactId, again) })).queued).toEqual({
      queuedCount: 3,
      reason: null,
    });
    expect((await statusesOf(contactId)).toSorted()).toEqual([
      ...Array(3).fill('CANCELLED'),
      ...Array(3).fill('SCHEDULED'),
    ]);
    expect(await test.jobs('send-outbound', context)).toHaveLength(jobs.length + 1);
  });

  it.each([
    ['ACCURATE', 3],
    ['INACCURATE', 0],
  ] as const)(
    'are planned of themselves when outreach comes to it: %s, %i',
    async (accuracyStatus, count) => {
      const ids = await orderSearch(context);
      await researchAsBefore(test, context, ids);
      const [contact] = await contactsOf(context, ids.searchId);
      const contactId = contact?.id ?? '';
      await markContact(context, { ...ids, mark: markOf(contactId, { accuracyStatus }) });
      await scheduleOutreach(context, { ...ids, channelsAvailable: ALL_CHANNELS });
      expect(await statusesOf(contactId)).toEqual(Array(count).fill('SCHEDULED'));
    },
  );

  it('are none when the search is completed', async () => {
    const { contactId, ...ids } = await found();
    const completed = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } } as const;
    await updateSearch(context, { ...ids, update: completed });
    const marked = await markContact(context, { ...ids, mark: markOf(contactId, execute) });
    expect(marked).toMatchObject({
      queued: { queuedCount: 0, reason: 'The search has ended' },
      webhookEmitted: true,
    });
    expect(await statusesOf(contactId)).toEqual(Array(3).fill('CANCELLED'));
  });
});

describe('a contact cannot be marked', () => {
  it('when it is unknown or was removed', async () => {
    const { contactId, ...ids } = await found();
    await removeContact(context, {
      ...ids,
      removal: { contactId, reason: 'left', cancelPendingOutbound: true },
    });
    for (const id of [contactId, ids.searchId]) {
      const marking = markContact(context, { ...ids, mark: markOf(id) });
      await expect(marking).rejects.toThrow(new NotFound('Contact not found'));
    }
  });

  it('when its search was handed over', async () => {
    const { contactId, ...ids } = await found();
    await updateSearch(context, { ...ids, update: { searchStatus: 'REASSIGNED' } });
    const words = 'The contacts of a search that is REASSIGNED cannot be changed';
    await expect(markContact(context, { ...ids, mark: markOf(contactId) })).rejects.toThrow(
      new Conflict(words),
    );
  });
});
