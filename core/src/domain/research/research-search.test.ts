import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  atOnce,
  contactInput,
  nameOf,
  OFFICE_HOURS,
  type OrderedSearch,
  openEvents,
  orderSearch,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { job, readInbound, sendDue } from '../../testing/records.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import { addContact } from '../contact-plan/add-contact.ts';
import type { Context } from '../context/context.ts';
import { openContact } from '../entities/contact-details.ts';
import type { ContactRow } from '../entities/contact-entity.ts';
import { receiveNotification } from '../inbound/receive/receive-notification.ts';
import { researchSearch } from '../outbounds/plan/research-search.ts';
import { readSearch } from '../searches/read-searches.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const NO_CONTACT = { employment: [{ employerName: 'Contoso Inc', position: 'Analyst' }] };
const SCHOOL = {
  education: [{ institutionName: 'Lincoln High School', qualification: 'Diploma', fieldOfStudy: 'General' }],
};
const VENDOR = { contactHints: [{ thirdPartyVendor: 'TALX_WORK_NUMBER' }] };
const SLA = new Date(new Date(OFFICE_HOURS).getTime() + 10_080 * 60_000);

const contactsOf = (searchId: string) =>
  test.sql<Pick<ContactRow, 'id' | 'position' | 'status' | 'source' | 'confidence' | 'details'>>(
    'select * from contacts where search_id = $1 order by position',
    [searchId],
  );

describe('research that finds contacts', () => {
  const overrides = {
    history: {
      employment: [
        {
          employerName: 'Contoso Inc',
          position: 'Analyst',
          employerLocation: 'Austin, TX',
          employerEmail: 'hr@contoso.example',
          employerFax: '+1 512 555 0100',
        },
      ],
    },
    defaultSearchConfig: {
      outbound: { contactHints: [{ email: 'records@contoso.example', priority: 'HIGH' }] },
    },
  };

  it('keeps the plan sealed, in its order of trust, and goes on to outreach', async () => {
    const ids = await orderSearch(context, overrides);
    await researchSearch(context, ids);

    const contacts = await contactsOf(ids.searchId);
    expect(contacts).toMatchObject([
      { position: 0, status: 'ACTIVE', source: 'history', confidence: 0.9 },
      { position: 1, status: 'ACTIVE', source: 'contact_hint', confidence: 0.95 },
    ]);
    expect(contacts.map((row) => openContact(context, row))).toMatchObject([
      {
        entityName: 'Contoso Inc',
        location: 'Austin, TX',
        contactMethods: [{ email: 'hr@contoso.example' }, { fax: '+1 512 555 0100' }],
      },
      { contactMethods: [{ email: 'records@contoso.example' }] },
    ]);
    const { search, activities } = await readSearch(context, ids);
    expect(search).toMatchObject({ phase: 'OUTREACH', waitingFor: null, nextActionAt: clock.now() });
    expect(activities.slice(-2)).toMatchObject([
      { activityType: 'CONTACT_PLAN', description: 'Contacts found: 2' },
      { activityType: 'OUTREACH_SCHEDULED', description: 'Attempts scheduled: 8' },
    ]);
    const jobs = await test.jobs('send-outbound', context);
    expect(jobs).toMatchObject([{ data: { searchId: ids.searchId } }]);
  });

  it('lists nobody again whom the client named in the meantime', async () => {
    const ids = await orderSearch(context, overrides);
    const contact = contactInput({
      contactMethods: [{ email: 'HR@contoso.example', confidence: 1, source: 'client' }],
    });
    await addContact(context, { ...ids, contact });
    await researchSearch(context, ids);
    const contacts = await contactsOf(ids.searchId);
    expect(
      contacts.map((row) => openContact(context, row).contactMethods.map(({ email, fax }) => email ?? fax)),
    ).toEqual([['HR@contoso.example'], ['+1 512 555 0100'], ['records@contoso.example']]);
  });

  it('tells the plan, one entry for each destination', async () => {
    const ids = await orderSearch(context, overrides);
    await researchSearch(context, ids);
    const entity = { name: 'Employment verification, Contoso Inc', entityName: 'Contoso Inc' };
    const history = { ...entity, source: 'history', confidence: 0.9 };
    expect(await openEvents(test, context, ids.searchId)).toEqual([
      {
        event: 'verification.notification',
        occurredAt: clock.now().toISOString(),
        sequence: 1,
        data: {
          ...ids,
          externalSearchId: 'ext-1',
          searchType: 'EMPLOYMENT',
          notificationType: 'CONTACT_PLAN',
          contactPlan: [
            { ...history, method: 'EMAIL', destination: 'hr@contoso.example' },
            { ...history, method: 'FAX', destination: '+1 512 555 0100' },
            {
              ...entity,
              source: 'contact_hint',
              confidence: 0.95,
              method: 'EMAIL',
              destination: 'records@contoso.example',
            },
          ],
          metadata: {},
        },
      },
    ]);
  });
});

describe('research that finds nobody to write to', () => {
  interface Case {
    what: string;
    searchType?: 'EDUCATION';
    history: object;
    config: object;
    events: string[];
    search: object;
  }
  const closed = { searchStatus: 'COMPLETED', phase: 'CLOSED', waitingFor: null, nextActionAt: null };
  const open = { searchStatus: 'IN_PROGRESS', nextActionAt: SLA };
  const actionRequired = (reason: string) => ['SEARCH_UPDATED', `verification.action_required ${reason}`];

  const cases: Case[] = [
    {
      what: 'but a vendor hands the search back',
      history: NO_CONTACT,
      config: { outbound: VENDOR },
      events: ['THIRD_PARTY_RECORD', ...actionRequired('THIRD_PARTY_RECORD')],
      search: closed,
    },
    {
      what: 'but a vendor, quietly where the policy says so',
      history: NO_CONTACT,
      config: { outbound: VENDOR, escalation: { disableThirdPartyEvent: true } },
      events: actionRequired('THIRD_PARTY_RECORD'),
      search: closed,
    },
    {
      what: 'but a vendor waits for it where the policy defers',
      history: NO_CONTACT,
      config: { outbound: { ...VENDOR, deferToThirdParty: true } },
      events: ['THIRD_PARTY_RECORD'],
      search: { ...open, phase: 'AWAITING_RESPONSE', waitingFor: 'third party TALX_WORK_NUMBER' },
    },
    {
      what: 'for a school below college ends there',
      searchType: 'EDUCATION',
      history: SCHOOL,
      config: {},
      events: actionRequired('PRIMARY_EDUCATION'),
      search: closed,
    },
    {
      what: 'waits for a contact',
      history: NO_CONTACT,
      config: {},
      events: ['ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION'],
      search: { ...open, phase: 'OUTREACH', waitingFor: 'a contact to be added' },
    },
    {
      what: 'but a banned vendor waits for a contact',
      history: NO_CONTACT,
      config: { outbound: VENDOR, thirdPartyBan: ['TALX_WORK_NUMBER'] },
      events: ['ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION'],
      search: { ...open, phase: 'OUTREACH', waitingFor: 'a contact to be added' },
    },
    {
      what: 'hands the search over where the policy escalates',
      history: NO_CONTACT,
      config: { escalation: { autoEscalate: true } },
      events: ['ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION', ...actionRequired('HUMAN_ESCALATION')],
      search: { ...closed, searchStatus: 'REASSIGNED' },
    },
  ];

  it.each([
    ['a school below college', 'NO_RECORD', 'EDUCATION', SCHOOL, {}],
    ['a vendor that keeps the records', 'UNKNOWN', 'EMPLOYMENT', NO_CONTACT, { outbound: VENDOR }],
  ])(
    'does not close over a message for review, with %s',
    async (_what, type, searchType, history, config) => {
      const ids = await orderSearch(context, {
        searchTypes: [{ searchType }],
        history: { ...history },
        defaultSearchConfig: config,
      });
      const said = { channel: 'VOICE', messageData: { body: { text: 'We have no record.' } } };
      await receiveNotification(
        context,
        InboundNotification.parse({
          ...said,
          classification: { type, confidence: 0.9 },
          metadata: { searchId: ids.searchId },
        }),
      );
      await readInbound(test, context);
      await researchSearch(context, ids);
      const { search, records } = await readSearch(context, ids);
      expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW' });
      expect(records.map(({ status }) => status)).toEqual(['REVIEW']);
    },
  );

  it.each(cases)('$what, once', async ({ searchType = 'EMPLOYMENT', history, config, events, search }) => {
    const overrides = { searchTypes: [{ searchType }], history, defaultSearchConfig: config };
    const ids = await orderSearch(context, { ...overrides, history: { ...history } });
    await researchSearch(context, ids);
    expect((await readSearch(context, ids)).search).toMatchObject(search);
    expect((await openEvents(test, context, ids.searchId)).map(nameOf)).toEqual(events);
    expect(await contactsOf(ids.searchId)).toEqual([]);
    expect(await test.jobs('send-outbound', context)).toEqual([]);
    const before = await storedFor(test, context);
    await researchSearch(context, ids);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('says on whose account a search ended', async () => {
    const ids = await orderSearch(context, {
      history: NO_CONTACT,
      defaultSearchConfig: { outbound: VENDOR },
    });
    await researchSearch(context, ids);
    const [, updated] = await openEvents(test, context, ids.searchId);
    const metadata = { source: 'system', trigger: 'research', currentStatus: 'COMPLETED' };
    expect(updated?.data.metadata).toMatchObject(metadata);
  });
});

describe('research that comes after an answer', () => {
  const A = job('Contoso Inc', 'hr@contoso.example');
  const B = job('Fabrikam LLC', 'hr@fabrikam.example');

  async function answerFirst(ids: OrderedSearch, answers: object): Promise<void> {
    const metadata = { searchId: ids.searchId };
    const notification = InboundNotification.parse({ channel: 'VOICE', metadata, answers });
    await receiveNotification(context, notification);
    await readInbound(test, context);
  }
  const confirmed = ['employerName', 'position', 'startDate', 'endDate'].map((field) => ({
    record: 0,
    field,
    answer: 'CONFIRMED',
  }));

  it('goes on saying what a person has to decide', async () => {
    const history = { employment: [A, B] };
    const defaultSearchConfig = { inbound: { requireManualReview: true } };
    const ids = await orderSearch(context, { history, defaultSearchConfig });
    await answerFirst(ids, { claims: confirmed });
    await researchSearch(context, ids);
    const { search, records } = await readSearch(context, ids);
    expect(records.map(({ status }) => status)).toEqual(['REVIEW', 'OPEN']);
    expect(search).toMatchObject({ phase: 'REVIEW', nextActionAt: clock.now() });
    expect(search.waitingFor).toMatch(/^record 1: review: /);
    expect([...(await sendDue(test, context, ids)).keys()]).toEqual(['hr@fabrikam.example']);
  });

  it('ends the search where a vendor keeps everything that is left', async () => {
    const { employerEmail: _, ...withVendor } = B;
    const ids = await orderSearch(context, {
      history: { employment: [A, withVendor] },
      defaultSearchConfig: {
        outbound: {
          contactHints: [{ thirdPartyVendor: 'TALX_WORK_NUMBER', entityName: 'Fabrikam LLC' }],
        },
      },
    });
    await answerFirst(ids, { claims: confirmed });
    await researchSearch(context, ids);
    const { search, records, results } = await readSearch(context, ids);
    expect(records.map(({ status }) => status)).toEqual(['VERIFIED', 'THIRD_PARTY']);
    expect([search.searchStatus, results[0]?.outcome]).toEqual(['COMPLETED', 'VERIFIED']);
  });
});

describe('a research job', () => {
  it('that comes again, even at the same moment, finds the plan made', async () => {
    const ids = await orderSearch(context);
    await atOnce(test, 4, () => researchSearch(context, ids));
    const before = await storedFor(test, context);
    await researchSearch(context, ids);
    expect(await storedFor(test, context)).toEqual(before);
    expect(await contactsOf(ids.searchId)).toHaveLength(1);
    expect(await test.jobs('send-outbound', context)).toHaveLength(1);
  });

  it('of a search that is not there does nothing', async () => {
    const { searchId } = await orderSearch(await test.organization());
    await researchSearch(context, { searchId });
    expect(await contactsOf(searchId)).toEqual([]);
  });
});
