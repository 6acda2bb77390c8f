import { describe, expect, it } from 'vitest';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { Conflict } from '../../platform/errors.ts';
import {
  contactInput,
  contactsOf,
  nameOf,
  openContactAudits,
  openEvents,
  orderSearch,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { openDestination } from '../entities/destination.ts';
import { researchSearch } from '../outbounds/plan/research-search.ts';
import { readSearch } from '../searches/read-searches.ts';
import { updateSearch } from '../searches/update-search.ts';
import { addContact } from './add-contact.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const NOBODY = { history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst' }] } };
const NOW = { executeOutboundImmediately: true };

const attemptsTo = async (contactId: string) => {
  const rows = await test.sql<{ id: string; destination: Buffer; status: string; scheduled_at: Date }>(
    'select * from outbounds where contact_id = $1 order by scheduled_at, id',
    [contactId],
  );
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    scheduledAt: row.scheduled_at.toISOString(),
    destination: openDestination(context, row),
  }));
};

/** A search whose research found nobody. */
async function waitingSearch(overrides = {}) {
  const ids = await orderSearch(context, { ...NOBODY, ...overrides });
  await researchSearch(context, ids);
  return ids;
}

describe('an added contact', () => {
  it('is kept sealed, with its entry in the history, an activity and the new plan as an event', async () => {
    const ids = await scheduleSearch(context);
    clock.advance({ minutes: 5 });
    const contact = contactInput({
      title: 'HR manager',
      contactMethods: [
        { email: 'dana.wells@contoso.example', phone: '+15125550100', confidence: 0.6, source: 'web' },
      ],
    });
    const added = await addContact(context, { ...ids, contact });
    expect(added).toEqual({
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      contactId: expect.any(String),
      auditId: expect.any(String),
      webhookEmitted: true,
      queuedCount: 0,
      reason: null,
    });
    const { contactId } = added;
    const { executeOutboundImmediately, ...input } = contact;
    const [known, row] = await contactsOf(context, ids.searchId);
    expect(row).toEqual({
      organizationId: context.organization.id,
      id: contactId,
      searchId: ids.searchId,
      position: 1,
      ...input,
      status: 'ACTIVE',
      accuracyStatus: null,
      source: 'manual_client_entry',
      metadata: {},
      recordSource: 0,
      repliedAt: null,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      removedAt: null,
    });

    const audit = { id: added.auditId, contactId, actor: 'API', subject: null, createdAt: clock.now() };
    expect(await openContactAudits(test, context, ids.searchId)).toEqual([
      { ...audit, action: 'ADDED', reason: null },
    ]);
    const { activities } = await readSearch(context, ids);
    expect(activities.at(-1)).toMatchObject({
      activityType: 'CONTACT_ADDED',
      description: 'Contact added',
      contactId,
      actor: 'API',
    });
    const entry = { name: 'Dana Wells', entityName: 'Contoso Inc', source: 'web', confidence: 0.6 };
    expect((await openEvents(test, context, ids.searchId)).at(-1)).toEqual({
      event: 'verification.notification',
      occurredAt: clock.now().toISOString(),
      sequence: 2,
      data: {
        ...ids,
        externalSearchId: 'ext-1',
        searchType: 'EMPLOYMENT',
        notificationType: 'CONTACT_PLAN_ADDED',
        contactPlan: [
          {
            name: known?.name,
            entityName: 'Contoso Inc',
            method: 'EMAIL',
            destination: 'hr@contoso.example',
            source: 'history',
            confidence: 0.9,
          },
          { ...entry, method: 'EMAIL', destination: 'dana.wells@contoso.example' },
          { ...entry, method: 'VOICE', destination: '+15125550100' },
        ],
        metadata: { contactId, contactName: 'Dana Wells' },
      },
    });
  });

  it('is not asked by itself while others are', async () => {
    const ids = await scheduleSearch(context);
    const { contactId } = await addContact(context, { ...ids, contact: contactInput() });
    expect(await attemptsTo(contactId)).toEqual([]);
  });

  it('is asked at once on request, in business hours and within the caps, the first with its job', async () => {
    const ids = await scheduleSearch(context, { defaultSearchConfig: { outbound: { maxTotalAttempts: 5 } } });
    const added = await addContact(context, { ...ids, contact: contactInput(NOW) });
    expect(added).toMatchObject({ queuedCount: 3, reason: null });
    const attempts = await attemptsTo(added.contactId);
    const email = { destination: 'dana.wells@contoso.example', status: 'SCHEDULED' };
    expect(attempts).toMatchObject([
      { ...email, scheduledAt: '2026-03-02T15:00:00.000Z' },
      { ...email, scheduledAt: '2026-03-03T15:00:00.000Z' },
      { ...email, scheduledAt: '2026-03-04T15:00:00.000Z' },
    ]);
    const others = await test.sql<{ outcome: string | null }>(
      'select outcome from outbounds where search_id = $1 and contact_id <> $2 order by scheduled_at',
      [ids.searchId, added.contactId],
    );
    // Five in all: the last of those planned for others gave way.
    expect(others.map(({ outcome }) => outcome)).toEqual([null, null, 'GAVE_WAY']);
    const jobs = await test.jobs('send-outbound', context);
    const ofContact = new Set(attempts.map(({ id }) => id));
    const written = jobs.filter(({ data }) => ofContact.has(data.outboundId));
    expect(written.map(({ data }) => data.outboundId)).toEqual([attempts[0]?.id]);
  });

  it.each([
    [
      'outside business hours is asked at the next opening where it is',
      '2026-03-02T23:00:00Z',
      '2026-03-03T15:00:00.000Z',
      null,
    ],
    [
      'after the outbound window is not asked, and says so',
      '2026-03-08T15:00:00Z',
      undefined,
      'The outbound window has closed',
    ],
  ])('%s', async (_what, time, first, reason) => {
    const ids = await scheduleSearch(context);
    clock.set(time);
    const added = await addContact(context, { ...ids, contact: contactInput(NOW) });
    const attempts = await attemptsTo(added.contactId);
    expect(attempts[0]?.scheduledAt).toBe(first);
    expect(added).toMatchObject({ queuedCount: attempts.length, reason });
  });

  it('is not asked at a blocked destination, nor more often than its destination may be', async () => {
    const ids = await scheduleSearch(context, {
      defaultSearchConfig: { channels: { blockedDestinations: ['dana.wells@contoso.example'] } },
    });
    const blocked = await addContact(context, { ...ids, contact: contactInput(NOW) });
    const known = [{ email: 'HR@contoso.example', confidence: 1, source: 'web' }];
    const asked = await addContact(context, {
      ...ids,
      contact: contactInput({ ...NOW, contactMethods: known }),
    });
    expect([blocked, asked]).toMatchObject([
      { queuedCount: 0, reason: 'The destination is blocked for this search' },
      { queuedCount: 0, reason: 'Every attempt that the policy allows has been made or planned' },
    ]);
    const { activities } = await readSearch(context, ids);
    expect(activities).toContainEqual(
      expect.objectContaining({
        activityType: 'OUTBOUND_SKIPPED',
        contactId: blocked.contactId,
        description: 'The destination is blocked for this search',
      }),
    );
  });

  it('is asked by itself when the search waits for somebody to ask', async () => {
    const ids = await waitingSearch();
    expect((await readSearch(context, ids)).search.waitingFor).toBe('a contact to be added');
    const added = await addContact(context, { ...ids, contact: contactInput() });
    expect(added.queuedCount).toBe(3);
    expect(await attemptsTo(added.contactId)).toHaveLength(3);
    const { search } = await readSearch(context, ids);
    expect(search).toMatchObject({ phase: 'OUTREACH', waitingFor: null, nextActionAt: clock.now() });
  });

  it('that cannot be reached leaves the search waiting for one that can, until it comes', async () => {
    const ids = await waitingSearch({ defaultSearchConfig: { channels: { voice: false } } });
    const contactMethods = [{ phone: '+15125550100', confidence: 0.5, source: 'web' }];
    const first = await addContact(context, { ...ids, contact: contactInput({ contactMethods }) });
    expect(first.queuedCount).toBe(0);
    expect((await readSearch(context, ids)).search.waitingFor).toBe('a contact that can be reached');
    const second = await addContact(context, { ...ids, contact: contactInput() });
    expect(second.queuedCount).toBe(3);
  });

  it('tells no event where the client suppresses it', async () => {
    const ids = await scheduleSearch(context, {
      defaultSearchConfig: { notifications: { suppressTypes: ['CONTACT_PLAN_ADDED'] } },
    });
    const { webhookEmitted } = await addContact(context, { ...ids, contact: contactInput() });
    expect(webhookEmitted).toBe(false);
    expect((await openEvents(test, context, ids.searchId)).map(nameOf)).toEqual(['CONTACT_PLAN']);
  });

  it('names who added it, where the token does', async () => {
    const ids = await scheduleSearch(context);
    const audit = { action: 'contact.add', actor: 'API', subject: 'client-7', requestId: null } as const;
    const acting = { ...context, audit: createAuditNote(audit) };
    const { contactId } = await addContact(acting, { ...ids, contact: contactInput() });
    expect(await openContactAudits(test, context, ids.searchId)).toMatchObject([{ subject: 'client-7' }]);
    const entries = await test.sql('select action, resources from audit_entries where organization_id = $1', [
      context.organization.id,
    ]);
    expect(entries).toEqual([{ action: 'contact.add', resources: { contactId } }]);
  });
});

describe('a contact that comes before the research', () => {
  const contact = contactInput();

  it.each([
    ['finds nobody', NOBODY, {}],
    ['would hand the search over', NOBODY, { escalation: { autoEscalate: true } }],
    ['knows a vendor', NOBODY, { outbound: { contactHints: [{ thirdPartyVendor: 'TALX_WORK_NUMBER' }] } }],
  ])('is asked although research %s', async (_what, history, defaultSearchConfig) => {
    const ids = await orderSearch(context, { ...history, defaultSearchConfig });
    const { contactId } = await addContact(context, { ...ids, contact });
    await researchSearch(context, ids);
    expect((await readSearch(context, ids)).search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'OUTREACH',
    });
    expect(await attemptsTo(contactId)).toHaveLength(3);
  });

  it('comes before those that research finds, in the plan and in its event', async () => {
    const ids = await orderSearch(context);
    await addContact(context, { ...ids, contact });
    await researchSearch(context, ids);
    const names = (await contactsOf(context, ids.searchId)).map(({ name }) => name);
    expect(names).toEqual(['Dana Wells', 'Employment verification, Contoso Inc']);
    const event = (await openEvents(test, context, ids.searchId)).at(-1);
    expect(event?.data).toMatchObject({ contactPlan: names.map((name) => ({ name })) });
  });
});

describe('contacts of a search that has ended', () => {
  it('can be added when it is completed, and nothing goes out', async () => {
    const ids = await scheduleSearch(context);
    await updateSearch(context, {
      ...ids,
      update: { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } },
    });
    const added = await addContact(context, { ...ids, contact: contactInput(NOW) });
    expect(added).toMatchObject({ queuedCount: 0, webhookEmitted: true });
    expect(await attemptsTo(added.contactId)).toEqual([]);
    expect((await readSearch(context, ids)).search).toMatchObject({ phase: 'CLOSED', waitingFor: null });
  });

  it.each(['CANCELLED', 'REASSIGNED'] as const)('cannot when it is %s', async (searchStatus) => {
    const ids = await scheduleSearch(context);
    await updateSearch(context, { ...ids, update: { searchStatus } });
    const before = await storedFor(test, context);
    const words = `The contacts of a search that is ${searchStatus} cannot be changed`;
    const adding = addContact(context, { ...ids, contact: contactInput() });
    await expect(adding).rejects.toThrow(new Conflict(words));
    expect(await storedFor(test, context)).toEqual(before);
  });
});
