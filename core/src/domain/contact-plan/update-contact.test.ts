import type { ContactMethod } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import {
  contactInput,
  contactsOf,
  nameOf,
  OFFICE_HOURS,
  openContactAudits,
  openEvents,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { attemptsInShort, email, foundContact, phone } from '../../testing/replacement.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { readSearch } from '../searches/read-searches.ts';
import { updateSearch } from '../searches/update-search.ts';
import { addContact } from './add-contact.ts';
import { markContact } from './mark-contact.ts';
import { removeContact } from './remove-contact.ts';
import { updateContact } from './update-contact.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const found = (overrides?: Record<string, unknown>) => foundContact(context, overrides);
const attemptsOf = (searchId: string) => attemptsInShort(test, context, searchId);

describe('a replaced contact', () => {
  it('is kept sealed, with its entry in the history, an activity and the new plan as an event', async () => {
    const { update, ...ids } = await found();
    clock.advance({ minutes: 5 });
    const updated = await updateContact(context, { ...ids, update });
    const { contactId } = update;
    expect(updated).toEqual({
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      contactId,
      auditId: expect.any(String),
      webhookEmitted: true,
      cancelledScheduledAttempts: 0,
      scheduledFollowUps: 3,
    });
    const { contactId: id, ...input } = update;
    expect(await contactsOf(context, ids.searchId)).toEqual([
      {
        organizationId: context.organization.id,
        id,
        searchId: ids.searchId,
        position: 0,
        ...input,
        title: null,
        status: 'ACTIVE',
        accuracyStatus: null,
        source: 'manual_client_entry',
        recordSource: 0,
        repliedAt: null,
        metadata: {
          source: 'manual_client_entry',
          reason: 'Contact updated by the client',
          lastEditedBy: 'API',
          lastEditedAt: clock.now().toISOString(),
        },
        createdAt: new Date(OFFICE_HOURS),
        updatedAt: clock.now(),
        removedAt: null,
      },
    ]);
    const audit = { id: updated.auditId, contactId, actor: 'API', subject: null, createdAt: clock.now() };
    expect(await openContactAudits(test, context, ids.searchId)).toEqual([
      { ...audit, action: 'UPDATED', reason: 'Contact updated by the client' },
    ]);
    expect((await readSearch(context, ids)).activities.at(-1)).toMatchObject({
      activityType: 'CONTACT_UPDATED',
      description: 'Contact replaced. Attempts scheduled for a new destination: 3',
      contactId,
    });
    expect((await openEvents(test, context, ids.searchId)).at(-1)?.data).toEqual({
      ...ids,
      externalSearchId: 'ext-1',
      searchType: 'EMPLOYMENT',
      notificationType: 'CONTACT_PLAN_UPDATED',
      contactPlan: [
        {
          name: 'Dana Wells',
          entityName: 'Contoso Inc',
          method: 'EMAIL',
          destination: 'dana.wells@contoso.example',
          source: 'phone call',
          confidence: 0.7,
        },
      ],
      metadata: { contactId, contactName: 'Dana Wells' },
    });
  });

  it('has its metadata replaced and stamped, whatever was there and whatever is sent', async () => {
    const { update, ...ids } = await found();
    const audit = { action: 'contact.update', actor: 'API', subject: 'client-7', requestId: null } as const;
    const acting = { ...context, audit: createAuditNote(audit) };
    const sent = { ticket: 7, lastEditedBy: 'somebody else', lastEditedAt: 'never', reason: 'new number' };
    await updateContact(acting, { ...ids, update: { ...update, metadata: sent } });
    const stamps = { lastEditedBy: 'client-7', lastEditedAt: clock.now().toISOString() };
    const metadataNow = async () => (await contactsOf(context, ids.searchId))[0]?.metadata;
    const source = 'manual_client_entry';
    expect(await metadataNow()).toEqual({ source, ticket: 7, reason: 'new number', ...stamps });
    await updateContact(acting, { ...ids, update: { ...update, metadata: { source: 'our records' } } });
    expect(await metadataNow()).toEqual({
      source: 'our records',
      reason: 'Contact updated by the client',
      ...stamps,
    });
    const audits = await openContactAudits(test, context, ids.searchId);
    expect(audits.map(({ reason, subject }) => [reason, subject])).toEqual([
      ['new number', 'client-7'],
      ['Contact updated by the client', 'client-7'],
    ]);
  });

  it('keeps its title unless another is given', async () => {
    const { update, ...ids } = await found();
    const titleAfter = async (more: object) => {
      await updateContact(context, { ...ids, update: { ...update, ...more } });
      return (await contactsOf(context, ids.searchId))[0]?.title;
    };
    expect([await titleAfter({ title: 'HR' }), await titleAfter({})]).toEqual(['HR', 'HR']);
  });

  it('moves in the plan when its confidence changes, behind those that are as certain', async () => {
    const { update, ...ids } = await found();
    await addContact(context, { ...ids, contact: contactInput({ name: 'Second', confidence: 0.8 }) });
    const namesAfter = async (confidence: number) => {
      await updateContact(context, { ...ids, update: { ...update, confidence } });
      return (await contactsOf(context, ids.searchId)).map(({ name }) => name);
    };
    expect(await namesAfter(0.9)).toEqual(['Dana Wells', 'Second']);
    expect(await namesAfter(0.8)).toEqual(['Second', 'Dana Wells']);
    expect(await namesAfter(0.81)).toEqual(['Dana Wells', 'Second']);
  });

  it('keeps its mark as long as it is reached in the same way', async () => {
    const { update, ...ids } = await found();
    const { contactId } = update;
    const mark = {
      contactId,
      accuracyStatus: 'INACCURATE',
      reason: 'moved',
      executeOutboundAttempts: false,
    } as const;
    await markContact(context, { ...ids, mark });
    const markAfter = async (contactMethods: ContactMethod[]) => {
      await updateContact(context, { ...ids, update: { ...update, contactMethods } });
      return (await contactsOf(context, ids.searchId))[0]?.accuracyStatus;
    };
    expect(await markAfter([email('HR@contoso.example')])).toBe('INACCURATE');
    expect(await markAfter([email('hr@contoso.example'), phone('+15125550100')])).toBeNull();
  });

  it('tells no event where the client suppresses it', async () => {
    const { update, ...ids } = await found({
      defaultSearchConfig: { notifications: { suppressTypes: ['CONTACT_PLAN_UPDATED'] } },
    });
    expect((await updateContact(context, { ...ids, update })).webhookEmitted).toBe(false);
    expect((await openEvents(test, context, ids.searchId)).map(nameOf)).toEqual(['CONTACT_PLAN']);
  });
});

describe('a contact cannot be replaced', () => {
  it('when it is unknown, was removed, or is of another search', async () => {
    const [mine, another] = [await found(), await found()];
    const { contactId } = await addContact(context, { ...mine, contact: contactInput() });
    await removeContact(context, {
      ...mine,
      removal: { contactId, reason: 'left', cancelPendingOutbound: true },
    });
    const before = await storedFor(test, context);
    for (const id of [contactId, another.update.contactId, mine.orderId]) {
      const updating = updateContact(context, { ...mine, update: { ...mine.update, contactId: id } });
      await expect(updating).rejects.toThrow(new NotFound('Contact not found'));
    }
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('when its search was cancelled', async () => {
    const { update, ...ids } = await found();
    await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
    const words = 'The contacts of a search that is CANCELLED cannot be changed';
    await expect(updateContact(context, { ...ids, update })).rejects.toThrow(new Conflict(words));
  });

  it('but when its search is completed it can, and nothing goes out', async () => {
    const { update, ...ids } = await found();
    const completed = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } } as const;
    await updateSearch(context, { ...ids, update: completed });
    const updated = await updateContact(context, { ...ids, update });
    expect(updated).toMatchObject({
      cancelledScheduledAttempts: 0,
      scheduledFollowUps: 0,
      webhookEmitted: true,
    });
    expect((await attemptsOf(ids.searchId)).filter((attempt) => attempt.startsWith('SCHEDULED'))).toEqual([]);
  });
});
