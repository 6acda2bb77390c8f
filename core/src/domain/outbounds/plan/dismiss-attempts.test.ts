import { describe, expect, it } from 'vitest';
import { contactInput, contactsOf, type TestCore } from '../../../testing/index.ts';
import { email, phone, updateOf } from '../../../testing/replacement.ts';
import { type Story, tellStory } from '../../../testing/story.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { addContact } from '../../contact-plan/add-contact.ts';
import { markContact } from '../../contact-plan/mark-contact.ts';
import { removeContact } from '../../contact-plan/remove-contact.ts';
import { updateContact } from '../../contact-plan/update-contact.ts';
import type { Outreach } from '../../entities/outreach.ts';
import { escalateSearch } from '../../searches/escalate-search.ts';
import { cancelOutbounds } from '../change/cancel-outbounds.ts';
import { pauseOutbounds } from '../change/pause-outbounds.ts';

let test: TestCore;
const clock = useTestCore((made) => {
  test = made;
});

const ONCE = { outbound: { maxAttemptsPerMethod: 1 } };
const BLOCKED = 'pat@agency.example';

/** A search whose HR got its first mail. */
async function asked(config: object = {}): Promise<Story> {
  const story = await tellStory({ test, clock }, { defaultSearchConfig: config });
  await story.research();
  await story.send();
  clock.advance({ minutes: 5 });
  return story;
}

const add = (story: Story, address = 'dana.wells@contoso.example') =>
  addContact(story.client, { ...story, contact: contactInput({ contactMethods: [email(address)] }) });

async function idOfHr({ client, searchId }: Story): Promise<string> {
  const contacts = await contactsOf(client, searchId);
  return contacts.find(({ source }) => source === 'history')?.id ?? '';
}

const remove = async (story: Story, keep = false) =>
  removeContact(story.client, {
    ...story,
    removal: { contactId: await idOfHr(story), reason: 'They left', cancelPendingOutbound: !keep },
  });
const mark = async (story: Story, accuracyStatus: 'ACCURATE' | 'INACCURATE', keep = false) =>
  markContact(story.client, {
    ...story,
    mark: {
      contactId: await idOfHr(story),
      accuracyStatus,
      reason: 'So they say',
      cancelFutureAttempts: !keep,
      executeOutboundAttempts: false,
    },
  });
const replaceBy = async (story: Story, ...contactMethods: ReturnType<typeof email>[]) =>
  updateContact(story.client, {
    ...story,
    update: { ...(await updateOf(story.client, story)), contactMethods },
  });

const WAYS = {
  removed: remove,
  inaccurate: (story: Story, keep = false) => mark(story, 'INACCURATE', keep),
  'one who says to be the wrong person': (story: Story) => story.answer({ wrongPerson: true, claims: [] }),
};

interface Standing {
  outreach: Outreach;
  phase: string;
  waitingFor: string | null;
}
const standing = async ({ searchId }: Story): Promise<Standing | undefined> => {
  const sql = 'select outreach, phase, waiting_for as "waitingFor" from searches where id = $1';
  return (await test.sql<Standing & Record<string, unknown>>(sql, [searchId]))[0];
};

const ADDED = { outreach: 'NEEDS_CONTACT', phase: 'OUTREACH', waitingFor: 'a contact to be added' };
const REACHED = { ...ADDED, waitingFor: 'a contact that can be reached' };
const AWAITED = { outreach: 'ASKING', phase: 'AWAITING_RESPONSE', waitingFor: 'an answer from the contact' };
const STOPPED = {
  outreach: 'ASKING',
  phase: 'OUTREACH',
  waitingFor: 'outreach to be asked for, since its attempts were cancelled',
};

describe.each(Object.entries(WAYS))('a search whose only contact that was asked is %s', (_way, dismiss) => {
  it.each([
    ['with follow-ups to come', {}],
    ['for the last time', ONCE],
  ])('asks whom the client adds then, %s', async (_what, config) => {
    const story = await asked(config);
    await dismiss(story);
    expect(await standing(story)).toEqual(ADDED);
    expect((await add(story)).queuedCount).toBeGreaterThan(0);
    expect(await standing(story)).toMatchObject({ outreach: 'ASKING', phase: 'OUTREACH' });
  });

  it('asks them also beside somebody who cannot be reached', async () => {
    const story = await asked({ channels: { blockedDestinations: [BLOCKED] } });
    await add(story, BLOCKED);
    await dismiss(story);
    expect(await standing(story)).toEqual(REACHED);
    expect((await add(story)).queuedCount).toBe(3);
  });

  it.each([
    ['with follow-ups to come', {}],
    ['for the last time', ONCE],
  ])('asks whom the client added before, %s', async (_what, config) => {
    const story = await asked(config);
    const { contactId, queuedCount } = await add(story);
    expect(queuedCount).toBe(0);
    await dismiss(story);
    const waiting = await test.sql(`select from outbounds where contact_id = $1 and status = 'SCHEDULED'`, [
      contactId,
    ]);
    expect(waiting.length).toBeGreaterThan(0);
  });
});

describe.each(['removed', 'inaccurate'] as const)('a search whose contact is %s', (way) => {
  const dismiss = WAYS[way];

  it.each([
    ['cancelled', cancelOutbounds],
    ['paused', pauseOutbounds],
  ])('asks nobody else by itself where the client has %s the rest', async (_what, stop) => {
    const story = await asked();
    await stop(story.client, story);
    const added = await add(story);
    await dismiss(story);
    expect(await standing(story)).toEqual(STOPPED);
    const rows = await test.sql('select from outbounds where contact_id = $1', [added.contactId]);
    expect(rows).toEqual([]);
  });

  it('waits for what the client keeps', async () => {
    const story = await asked();
    await dismiss(story, true);
    expect(await standing(story)).toMatchObject({ outreach: 'ASKING' });
    await story.send();
    expect(await standing(story)).toEqual(AWAITED);
  });
});

it('a contact who turns out to be the right one is waited for again', async () => {
  const story = await asked(ONCE);
  await mark(story, 'INACCURATE');
  await mark(story, 'ACCURATE');
  expect(await standing(story)).toEqual(AWAITED);
});

describe('a search whose only contact is replaced', () => {
  it('asks the new address in place of the old one', async () => {
    const story = await asked(ONCE);
    expect(await replaceBy(story, email('dana@contoso.example'))).toMatchObject({ scheduledFollowUps: 1 });
    expect(await standing(story)).toMatchObject({ outreach: 'ASKING', phase: 'OUTREACH' });
  });

  it('waits on where the old one stays', async () => {
    const story = await asked(ONCE);
    const methods = [phone('+15125550100'), email('HR@contoso.example')];
    expect(await replaceBy(story, ...methods)).toMatchObject({ scheduledFollowUps: 0 });
    expect(await standing(story)).toEqual(AWAITED);
  });

  it.each([
    ['cancelled', cancelOutbounds],
    ['paused', pauseOutbounds],
  ])('asks nothing by itself where the client has %s the rest', async (_what, stop) => {
    const story = await asked();
    await stop(story.client, story);
    expect(await replaceBy(story, phone('+15125550100'))).toMatchObject({ scheduledFollowUps: 0 });
    expect(await standing(story)).toEqual(STOPPED);
  });

  it('calls a person where nobody is reached any more', async () => {
    const story = await asked({ channels: { voice: false } });
    await replaceBy(story, phone('+15125550100'));
    expect(await standing(story)).toEqual(REACHED);
    await escalateSearch(story.worker, story);
    expect(await standing(story)).toMatchObject({ outreach: 'PERSON_CALLED' });
  });
});
