import { researchSearch } from '@credence/core';
import { fakeClock, OFFICE_HOURS, providerAnswer } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { searchPath } from '../../testing/app.ts';
import { lastEntry } from '../../testing/last-entry.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { contactBody, foundContact, senderOf } from './testing/contacts.ts';

const app = useTestApp({ clock: fakeClock(OFFICE_HOURS) });

const contactsPath = (orderId: string, searchId: string) => `${searchPath(orderId, searchId)}/contacts`;
const list = ({ orderId, searchId }: { orderId: string; searchId: string }) =>
  app.active.request('GET', contactsPath(orderId, searchId));

const at = '2026-03-02T15:00:00.000Z';
const fromHistory = {
  status: 'ACTIVE',
  accuracyStatus: null,
  name: 'Employment verification, Contoso Inc',
  entityName: 'Contoso Inc',
  title: null,
  confidence: 0.9,
  location: 'Unknown',
  contactMethods: [{ email: 'hr@contoso.example', confidence: 0.9, source: 'history' }],
  source: 'history',
  metadata: {},
  createdAt: at,
  updatedAt: at,
  removedAt: null,
};

describe('GET contacts', () => {
  it('200: the plan with what was added and removed', async () => {
    const { contactId, ...ids } = await foundContact(app.active);
    const add = senderOf({ method: 'POST', place: '/contact', bodyOf: contactBody });
    const remove = senderOf({
      method: 'DELETE',
      place: '/contact',
      bodyOf: (found) => ({ contactId: found.contactId, reason: 'left' }),
    });
    const added = (await add(app.active, { ...ids, contactId })).body as { contactId: string };
    await remove(app.active, { ...ids, contactId });
    const { status, body } = await list(ids);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        searchId: ids.searchId,
        externalSearchId: 'ext-1',
        contacts: [
          { ...fromHistory, ...contactBody(), id: added.contactId, source: 'manual_client_entry' },
          { ...fromHistory, id: contactId, status: 'REMOVED', removedAt: at },
        ],
      },
    ]);
    expect(await lastEntry(app, app.active)).toEqual({ action: 'contact.list', resources: ids });
  });

  it('200: none, for a search that has no external id either', async () => {
    const { orderId, searchIds } = await app.active.order({ searchTypes: [{ searchType: 'EDUCATION' }] });
    const searchId = searchIds[0] ?? '';
    const { body } = await list({ orderId, searchId });
    expect(body).toEqual({ success: true, searchId, externalSearchId: null, contacts: [] });
  });

  it('200: with what research found out about the organization behind an employer', async () => {
    const { orderId, searchIds } = await app.active.order({});
    const searchId = searchIds[0] ?? '';
    const parent = { name: 'Contoso Group', location: 'Austin, TX', website: null, relationship: 'owner' };
    const answers = [providerAnswer(searchId, { parentOrganization: parent })];
    await researchSearch(app.active.context, { searchId, answers });
    const { status, body } = await list({ orderId, searchId });
    expect([status, (body as { parentOrgResearch: unknown }).parentOrgResearch]).toEqual([
      200,
      {
        researchedAt: at,
        source: 'research_provider',
        organizations: [{ entityName: 'Contoso Inc', ...parent }],
      },
    ]);
  });
});
