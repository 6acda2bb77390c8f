import { describe, expect, it } from 'vitest';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { orderSearch, type TestCore } from '../../testing/index.ts';
import {
  ALL_RIGHT,
  answered,
  asPerson,
  attemptsToCall,
  NUMBER,
  PERSON,
  type SearchToCall,
  searchToCall,
} from '../../testing/outreach/calls.ts';
import { job, orderJobs, readInbound, sendDue } from '../../testing/records.ts';
import { useTestCore } from '../../testing/use-test-core.ts';
import type { Context } from '../context/context.ts';
import { keepSite } from '../research/websites/site-cache.ts';
import { NO_FINDINGS } from '../research/websites/site-findings.ts';
import { readSearch } from '../searches/read-searches.ts';
import { readCallSheet } from './call-sheet.ts';
import { listCandidates } from './list-candidates.ts';
import { type CallResult, recordCall } from './record-call.ts';
import { askForWebsite, recordWebsiteReading, websiteToRead } from './website-reading.ts';

let test: TestCore;
let context: Context;
useTestCore((made, owner) => {
  test = made;
  context = owner;
});

const UNKNOWN = '00000000-0000-7000-8000-000000000000';

const toCall = (config: object = {}) => searchToCall(test, context, config);
const attemptsOf = (place: SearchToCall) => attemptsToCall(test, place);
const call = (place: SearchToCall, result: CallResult, number = NUMBER) =>
  recordCall(asPerson(context), { ...place, number, result });

const { respondent } = PERSON;

describe('the sheet of a call', () => {
  it("names the claims of the contact's own employer, and no more of the applicant than the page", async () => {
    const place = await toCall();
    const sheet = await readCallSheet(context, place);
    expect(sheet).toMatchObject({
      organizationName: context.organization.name,
      contact: { name: 'Pat Doyle', entityName: 'Contoso Inc' },
      numbers: [
        { number: NUMBER, e164: '+12125550134', barredBy: null, timeZone: 'America/New_York', isTask: false },
      ],
      reference: null,
      calls: [],
    });
    expect(sheet.records.map(({ title }) => title)).toEqual(['Contoso Inc']);
    await expect(readCallSheet(context, { ...place, contactId: UNKNOWN })).rejects.toEqual(
      new NotFound('Contact not found'),
    );
    await expect(readCallSheet(await test.organization(), place)).rejects.toEqual(
      new NotFound('Search not found'),
    );
  });

  it('says why a number must not be called', async () => {
    const place = await toCall({ channels: { email: true, voice: false, fax: true } });
    const { numbers } = await readCallSheet(context, place);
    expect(numbers).toMatchObject([{ barredBy: 'Voice is switched off for this search' }]);
    await expect(call(place, { kind: 'unanswered' })).rejects.toEqual(
      new Conflict('Voice is switched off for this search'),
    );
  });
});

describe('a call', () => {
  it('that was answered is an attempt that arrived, and its answers settle the record like those of the page', async () => {
    const place = await toCall();
    const { outboundId, messageId } = await call(place, ALL_RIGHT);
    expect(await attemptsOf(place)).toMatchObject([{ status: 'SENT', channel: 'VOICE', records: [0] }]);
    const [entry] = await test.sql(
      `select subject, resources from audit_entries where organization_id = $1 and action = 'call.record'`,
      [context.organization.id],
    );
    expect(entry).toMatchObject({ subject: 'sam', resources: { outboundId, contactId: place.contactId } });
    await expect(call(place, ALL_RIGHT)).rejects.toEqual(new Conflict('The call was answered before'));
    await readInbound(test, context);
    expect(await attemptsOf(place)).toMatchObject([{ status: 'DELIVERED', outcome: 'RESPONDED' }]);
    const { records } = await readSearch(context, place);
    expect(records).toMatchObject([{ status: 'VERIFIED' }, { status: 'OPEN' }]);
    const [message] = await test.sql('select channel, door, effect from inbound_messages where id = $1', [
      messageId,
    ]);
    expect(message).toEqual({ channel: 'VOICE', door: 'API', effect: 'SETTLED' });
    // A contact who has answered is asked nothing more.
    expect((await readCallSheet(context, place)).records).toEqual([]);
  });

  it.each([
    [answered({ noRecord: true }), 'NO_RECORD', 'REVIEW'],
    [answered({ thirdParty: { vendor: 'The Work Number', note: null } }), 'THIRD_PARTY', 'THIRD_PARTY'],
    [answered({ wrongPerson: true }), 'WRONG_ORG', 'NEXT_CONTACT'],
    [{ kind: 'refused', respondent, text: 'We never do that', isFinal: false }, 'INSUFFICIENT', 'REVIEW'],
  ] as const)(
    '%# that was answered otherwise goes the way of such answers',
    async (result, classification, effect) => {
      const place = await toCall();
      const { messageId } = await call(place, result);
      await readInbound(test, context);
      const [message] = await test.sql('select classification, effect from inbound_messages where id = $1', [
        messageId,
      ]);
      expect(message).toEqual({ classification, effect });
    },
  );

  it('without an answer is an attempt that failed, as far as the caps go; an answer is taken beyond them', async () => {
    const place = await toCall({ outbound: { maxAttemptsPerMethod: 2, maxTotalAttempts: 6 } });
    await call(place, { kind: 'unanswered' });
    await call(place, { kind: 'unanswered' });
    expect(await attemptsOf(place)).toMatchObject([
      { status: 'FAILED', outcome: null, error: 'no answer' },
      { status: 'FAILED', outcome: null, error: 'no answer' },
    ]);
    const { numbers, calls } = await readCallSheet(context, place);
    expect(numbers).toMatchObject([{ callsLeft: 0, barredBy: 'Every call that the policy allows was made' }]);
    expect(calls.map(({ number }) => number)).toEqual([NUMBER, NUMBER]);
    await expect(call(place, { kind: 'unanswered' })).rejects.toThrow(Conflict);
    const late = await call(place, ALL_RIGHT);
    expect(late.outboundId).toBeNull();
    await readInbound(test, context);
    expect((await readSearch(context, place)).records[0]).toMatchObject({ status: 'VERIFIED' });
  });

  it('at a wrong number leaves no more to be called there', async () => {
    const place = await toCall();
    await call(place, { kind: 'wrong-number' });
    expect(await attemptsOf(place)).toMatchObject([{ status: 'FAILED', outcome: 'BOUNCED' }]);
    expect((await readCallSheet(context, place)).numbers).toMatchObject([
      { barredBy: 'A message to the destination came back' },
    ]);
  });

  it('in which they asked not to be called again bars the number for every search', async () => {
    const place = await toCall();
    await call(place, { kind: 'refused', respondent, text: 'Never again', isFinal: true });
    const other = await toCall();
    expect((await readCallSheet(context, other)).numbers).toMatchObject([
      { barredBy: 'A person there asked not to be written to again' },
    ]);
  });

  it('takes the place of one that was planned', async () => {
    const ids = await orderJobs(context, [{ ...job('Contoso Inc'), employerPhone: NUMBER }], {
      channels: { email: true, voice: true, fax: true },
    });
    const [planned] = await test.sql<{ id: string; contactId: string }>(
      `select id, contact_id as "contactId" from outbounds where search_id = $1 and status = 'SCHEDULED'
        order by scheduled_at, id`,
      [ids.searchId],
    );
    const place = { ...ids, contactId: planned?.contactId ?? '' };
    const { outboundId } = await call(place, ALL_RIGHT);
    expect(outboundId).toBe(planned?.id);
    await sendDue(test, context, ids);
    const [row] = await test.sql('select status from outbounds where id = $1', [outboundId]);
    expect(row).toEqual({ status: 'SENT' });
  });

  it('names what is wrong, and is about searches that go on', async () => {
    const place = await toCall();
    await expect(call(place, { kind: 'unanswered' }, '+1 212 555 0199')).rejects.toEqual(
      new Invalid(['number must be one of the contact']),
    );
    const claims = [
      { record: 1, field: 'position', answer: 'CONFIRMED', value: null },
      { record: 0, field: 'startDate', answer: 'CORRECTED', value: '03/04/2019' },
    ];
    await expect(call(place, answered({ claims }))).rejects.toEqual(
      new Invalid([
        'claims.1.position is not asked',
        'claims.0.startDate must be a date in the form YYYY-MM-DD or YYYY-MM',
      ]),
    );
    expect(await attemptsOf(place)).toEqual([]);
    await expect(
      recordCall(await test.organization(), { ...place, number: NUMBER, result: ALL_RIGHT }),
    ).rejects.toEqual(new NotFound('Search not found'));
  });
});

describe('candidates', () => {
  it('are what websites name that a person had read, beside what the plan has', async () => {
    const { searchId } = await orderSearch(context, {
      history: {
        employment: [{ ...job('Contoso Inc'), employerWebsite: 'https://www.contoso.example/about' }],
      },
    });
    const [before] = await listCandidates(context, { searchId });
    expect(before).toMatchObject({
      entityName: 'Contoso Inc',
      candidates: [],
      websites: [{ website: 'https://www.contoso.example/', state: 'UNREAD', isNamed: false }],
    });
    const asked = await askForWebsite(context, {
      searchId,
      website: 'hr.contoso.example/people?name=Jordan',
    });
    expect(asked).toMatchObject({ website: 'https://hr.contoso.example/' });
    // The same again is the same.
    await askForWebsite(context, { searchId, website: 'https://hr.contoso.example' });
    const jobs = await test.jobs('read-website', context);
    expect(jobs).toHaveLength(1);
    const [{ data } = { data: { searchId, activityId: '' } }] = jobs;
    const lead = await websiteToRead(context, data);
    expect(lead).toMatchObject({
      website: 'https://hr.contoso.example/',
      question: { entityName: 'Contoso Inc' },
    });
    if (!lead) throw new Error('There is nothing to read');
    expect((await listCandidates(context, { searchId }))[0]?.websites[1]).toMatchObject({
      state: 'READING',
      isNamed: true,
    });
    const evidence = {
      url: 'https://hr.contoso.example/team',
      words: 'Employment verification: hr@contoso.example',
    };
    const contact = {
      office: 'Human Resources',
      channel: 'email',
      destination: 'hr@contoso.example',
    } as const;
    await keepSite(
      context,
      { website: lead.website, searchType: 'EMPLOYMENT' },
      { ...NO_FINDINGS, pages: [evidence.url], contacts: [{ ...contact, confidence: 0.8, evidence }] },
    );
    const failed = { question: lead.question, source: 'website', kind: 'failed', reason: 'unused' } as const;
    await recordWebsiteReading(context, { searchId, website: lead.website, answer: failed });
    const [found] = await listCandidates(context, { searchId });
    expect(found?.websites[1]).toMatchObject({ state: 'READ' });
    expect(found?.candidates).toMatchObject([
      {
        name: 'Human Resources, Contoso Inc',
        source: 'website',
        contactMethods: [{ email: 'hr@contoso.example' }],
        evidence,
      },
    ]);
    await expect(listCandidates(await test.organization(), { searchId })).rejects.toThrow(NotFound);
  });

  it('are whom contacts named themselves', async () => {
    const place = await toCall({ inbound: { requireManualReview: true } });
    const referral = {
      name: 'Robin Vale',
      email: 'robin@contoso.example',
      phone: null,
      fax: null,
      title: 'Payroll',
    };
    const { messageId } = await call(place, answered({ wrongPerson: true, referral }));
    await readInbound(test, context);
    const sources = await listCandidates(context, place);
    expect(sources[0]?.candidates).toMatchObject([
      { name: 'Robin Vale', title: 'Payroll', source: 'referral', messageId },
    ]);
  });

  it('come from a bounded number of public websites', async () => {
    const { searchId } = await orderSearch(context);
    await expect(askForWebsite(context, { searchId, website: '10.0.0.8' })).rejects.toEqual(
      new Invalid(['website must be a public website, as www.example.edu']),
    );
    for (let number = 0; number < 10; number += 1)
      await askForWebsite(context, { searchId, website: `site-${number}.example` });
    await expect(askForWebsite(context, { searchId, website: 'one-more.example' })).rejects.toEqual(
      new Conflict('For one search, people have at most 10 websites read'),
    );
  });
});
