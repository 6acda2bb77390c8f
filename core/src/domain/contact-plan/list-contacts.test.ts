import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { NotFound } from '../../platform/errors.ts';
import {
  contactInput,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  orderSearch,
  scheduleSearch,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import type { Context } from '../context/context.ts';
import { updateSearch } from '../searches/update-search.ts';
import { addContact } from './add-contact.ts';
import { listContacts } from './list-contacts.ts';
import { removeContact } from './remove-contact.ts';

let test: TestCore;
let context: Context;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
  context = await test.organization();
});
afterAll(() => test.close());

describe('the contacts of a search', () => {
  it('are those that were found', async () => {
    const ids = await scheduleSearch(context);
    expect(await listContacts(context, ids)).toEqual({
      searchId: ids.searchId,
      externalSearchId: 'ext-1',
      contacts: [
        {
          organizationId: context.organization.id,
          id: expect.any(String),
          searchId: ids.searchId,
          position: 0,
          status: 'ACTIVE',
          accuracyStatus: null,
          name: 'Employment verification, Contoso Inc',
          entityName: 'Contoso Inc',
          title: null,
          confidence: 0.9,
          location: 'Unknown',
          source: 'history',
          recordSource: 0,
          repliedAt: null,
          contactMethods: [{ email: 'hr@contoso.example', confidence: 0.9, source: 'history' }],
          metadata: {},
          createdAt: clock.now(),
          updatedAt: clock.now(),
          removedAt: null,
        },
      ],
    });
  });

  it('are listed by trust, and after them those that were removed, the last one first', async () => {
    const ids = await scheduleSearch(context);
    const added: Record<string, string> = {};
    for (const [name, confidence] of [
      ['low', 0.2],
      ['gone', 0.95],
      ['certain', 1],
      ['as certain', 1],
      ['went before', 1],
    ] as const) {
      const contact = contactInput({ name, confidence });
      added[name] = (await addContact(context, { ...ids, contact })).contactId;
    }
    for (const name of ['went before', 'gone']) {
      clock.advance({ seconds: 1 });
      const removal = { contactId: added[name] ?? '', reason: 'left', cancelPendingOutbound: true };
      await removeContact(context, { ...ids, removal });
    }
    const { contacts } = await listContacts(context, ids);
    expect(contacts.map(({ name, status }) => [name, status])).toEqual([
      ['certain', 'ACTIVE'],
      ['as certain', 'ACTIVE'],
      ['Employment verification, Contoso Inc', 'ACTIVE'],
      ['low', 'ACTIVE'],
      ['gone', 'REMOVED'],
      ['went before', 'REMOVED'],
    ]);
  });

  it('can be read when the search has ended, and reading changes nothing', async () => {
    const ids = await scheduleSearch(context);
    await updateSearch(context, { ...ids, update: { searchStatus: 'CANCELLED' } });
    const before = await storedFor(test, context);
    expect((await listContacts(context, ids)).contacts).toHaveLength(1);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('are none before the research', async () => {
    expect((await listContacts(context, await orderSearch(context))).contacts).toEqual([]);
  });

  it('are those of the organization and of the order alone', async () => {
    const [mine, another] = [await scheduleSearch(context), await scheduleSearch(context)];
    const foreign = await scheduleSearch(await test.organization());
    for (const { searchId } of [another, foreign]) {
      const reading = listContacts(context, { ...mine, searchId });
      await expect(reading).rejects.toThrow(new NotFound('Search not found'));
    }
  });
});
