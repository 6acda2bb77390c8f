import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { contactInput, contactsOf, OFFICE_HOURS, type TestCore } from '../../testing/index.ts';
import { type Story, tellStory } from '../../testing/story.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { addContact } from '../contact-plan/add-contact.ts';
import { removeContact } from '../contact-plan/remove-contact.ts';
import type { Context } from '../context/context.ts';
import { receiveNotification } from '../inbound/receive/receive-notification.ts';
import { replanOutreach } from '../outbounds/plan/replan-outreach.ts';
import { escalateSearch } from './escalate-search.ts';
import { lockSearch } from './lock-search.ts';
import { readSearch } from './read-searches.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});
beforeEach(() => clock.set(OFFICE_HOURS));

const tell = (overrides: object = {}): Promise<Story> => tellStory({ test, clock }, overrides);
const NOBODY = { history: { employment: [{ employerName: 'Contoso Inc', position: 'Analyst' }] } };
const KIM = { outbound: { contactHints: [{ email: 'kim.ode@contoso.example', priority: 'LOW' }] } };
const NOW = { executeOutboundImmediately: true };
const DEE = { name: 'Dee Park', email: 'dee@contoso.example', phone: null, fax: null, title: null };

const add = ({ client, orderId, searchId }: Story, overrides: object = {}) =>
  addContact(client, { orderId, searchId, contact: contactInput(overrides) });

const searchOf = async (story: Story) => (await readSearch(story.client, story)).search;

/** How many attempts wait, by the address of their contact. */
async function waitingAt({ client, searchId }: Story): Promise<Record<string, number>> {
  const contacts = await contactsOf(client, searchId);
  const rows = await test.sql<{ contact: string; count: number }>(
    `select contact_id as contact, count(*)::integer as count from outbounds
      where search_id = $1 and status = 'SCHEDULED' group by 1`,
    [searchId],
  );
  const emailOf = (id: string) => contacts.find((contact) => contact.id === id)?.contactMethods[0]?.email;
  return Object.fromEntries(rows.map(({ contact, count }) => [emailOf(contact) ?? 'none', count]));
}

/** Somebody says what there is to say, and nobody knows in answer to which attempt. */
const noRecord = (story: Story) =>
  story.step(async () => {
    await receiveNotification(story.client, {
      channel: 'VOICE',
      messageData: { body: { text: 'We have no record.' } },
      classification: { type: 'NO_RECORD', confidence: 0.95, reasoning: '' },
      metadata: { searchId: story.searchId },
    });
  });

describe('planning', () => {
  it('comes to everybody, whomever the client asked before, and whatever is to be reviewed', async () => {
    const story = await tell();
    await story.researchAsBefore();
    await add(story, NOW);
    await story.message('INFO_REQUESTED');
    await story.plan();
    expect(await waitingAt(story)).toEqual({
      'dana.wells@contoso.example': 3,
      'hr@contoso.example': 3,
    });
    expect(await searchOf(story)).toMatchObject({
      phase: 'REVIEW',
      waitingFor: expect.stringMatching(/^review: /),
    });
  });

  it('says where the search stands, also when everybody has been asked already', async () => {
    clock.set('2026-03-02T03:00:00Z');
    const story = await tell(NOBODY);
    await add(story, NOW);
    await story.research();
    expect(await searchOf(story)).toMatchObject({
      waitingFor: 'business hours until 2026-03-02, 09:00 America/Chicago',
    });
  });

  it('does nothing once somebody has said what there is to say', async () => {
    const story = await tell();
    await story.researchAsBefore();
    await noRecord(story);
    await story.plan();
    expect(await waitingAt(story)).toEqual({});
  });
});

describe('a search that needs a contact', () => {
  it('asks the one that is added, also while a person looks at a message', async () => {
    const story = await tell(NOBODY);
    await story.research();
    await story.message('INFO_REQUESTED');
    expect(await searchOf(story)).toMatchObject({ phase: 'REVIEW' });
    expect((await add(story)).queuedCount).toBe(3);
    expect(await searchOf(story)).toMatchObject({ phase: 'REVIEW', escalateAt: null });
  });
});

describe('a search to which somebody has said what there is to say', () => {
  /** HR and Kim were asked, and one of them knows of no record. */
  async function answered(): Promise<Story> {
    const story = await tell({ defaultSearchConfig: KIM });
    await story.research();
    await story.send();
    await story.send();
    await noRecord(story);
    expect(await waitingAt(story)).toEqual({});
    return story;
  }

  it('asks nobody whom somebody else names', async () => {
    const story = await answered();
    await story.answer({ wrongPerson: true, referral: DEE });
    expect(await waitingAt(story)).toEqual({});
    expect(await contactsOf(context, story.searchId)).not.toContainEqual(
      expect.objectContaining({ source: 'referral' }),
    );
    expect(await searchOf(story)).toMatchObject({
      phase: 'REVIEW',
      waitingFor: 'review: the source names another contact to ask, after an answer came',
    });
  });

  it('plans nothing in place of what comes to nothing', async () => {
    const story = await answered();
    await add(story);
    const { plannedCount } = await inTransaction(story.worker, async (transaction) => {
      const locked = await lockSearch(story.worker, transaction, story);
      if (!locked) throw new Error('There is no such search');
      return replanOutreach(story.worker, transaction, locked, { hasRoom: true });
    });
    expect(plannedCount).toBe(0);
  });

  it('asks whom the client wants to be asked at once, and nobody else', async () => {
    const story = await answered();
    expect((await add(story)).queuedCount).toBe(0);
    const contactMethods = [{ email: 'lee@contoso.example', confidence: 0.5, source: 'web' }];
    expect((await add(story, { ...NOW, contactMethods })).queuedCount).toBeGreaterThan(0);
  });
});

describe('a search that waits for a third party', () => {
  const at = (email: string) => ({ contactMethods: [{ email, confidence: 0.5, source: 'web' }] });
  const LEE = 'lee@contoso.example';
  const removeDana = async (story: Story) => {
    const contacts = await contactsOf(story.client, story.searchId);
    const isDana = ({ contactMethods }: (typeof contacts)[number]) =>
      contactMethods[0]?.email === 'dana.wells@contoso.example';
    const removal = { contactId: contacts.find(isDana)?.id ?? '', reason: 'They left' };
    await removeContact(story.client, { ...story, removal: { ...removal, cancelPendingOutbound: true } });
  };

  it.each<[string, (story: Story) => Promise<unknown>, waitingFor: string]>([
    ['who is removed', removeDana, 'third party TALX_WORK_NUMBER'],
    [
      'who cannot be reached',
      (story) => story.send({ kind: 'refused', error: '550', unreachable: true }),
      'third party TALX_WORK_NUMBER',
    ],
    [
      'who names another one',
      async (story) => {
        await story.send();
        await story.answer({ wrongPerson: true, referral: DEE });
      },
      'review: the source names another contact to ask, after an answer came',
    ],
  ])('since somebody said so asks nobody in place of one %s', async (_what, happens, waitingFor) => {
    const story = await tell({ defaultSearchConfig: { outbound: { deferToThirdParty: true } } });
    await story.research();
    await story.send();
    await story.message('THIRD_PARTY', 'Please use The Work Number.');
    await add(story, at(LEE));
    await add(story, NOW);
    expect(await waitingAt(story)).toEqual({ 'dana.wells@contoso.example': 3 });
    await happens(story);
    expect(Object.keys(await waitingAt(story))).not.toContain(LEE);
    expect(Object.keys(await waitingAt(story))).not.toContain(DEE.email);
    expect(await searchOf(story)).toMatchObject({ waitingFor });
  });

  it('that research has found asks others in place of one who is removed', async () => {
    const contactHints = [{ thirdPartyVendor: 'TALX_WORK_NUMBER', priority: 'HIGH' }];
    const outbound = { contactHints, deferToThirdParty: true };
    const story = await tell({ ...NOBODY, defaultSearchConfig: { outbound } });
    await story.research();
    await add(story, at(LEE));
    await add(story, NOW);
    await removeDana(story);
    expect(await waitingAt(story)).toEqual({ [LEE]: 3 });
  });

  it('goes on asking the others where that is wanted, and waits on after the last of them', async () => {
    const outbound = {
      deferToThirdParty: true,
      cancelOutboundOnTerminalInbound: false,
      maxTotalAttempts: 4,
      maxAttemptsPerMethod: 2,
      followUpMinutes: 60,
      ...KIM.outbound,
    };
    const story = await tell({ defaultSearchConfig: { outbound, escalation: { autoEscalate: true } } });
    await story.research();
    await story.send();
    await story.message('THIRD_PARTY', 'Please use The Work Number.');
    await story.send();
    const waits = { phase: 'AWAITING_RESPONSE', waitingFor: 'third party TALX_WORK_NUMBER' };
    expect(await searchOf(story)).toMatchObject(waits);
    await story.send();
    clock.advance({ hours: 2 });
    await escalateSearch(story.worker, story);
    const search = await searchOf(story);
    expect(search).toMatchObject({ ...waits, searchStatus: 'IN_PROGRESS', nextActionAt: search.slaAt });
  });
});
