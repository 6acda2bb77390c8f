import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  confirmAll,
  contactsOf,
  jobsOfAttempts,
  nameOf,
  openContactAudits,
  openEvents,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { removeContact } from '../../contact-plan/remove-contact.ts';
import type { Context } from '../../context/context.ts';
import { pauseOutbounds } from '../../outbounds/change/pause-outbounds.ts';
import { resumeOutbounds } from '../../outbounds/change/resume-outbounds.ts';
import { claimOutbound } from '../../outbounds/send/claim-outbound.ts';
import { recordOutbound } from '../../outbounds/send/record-outbound.ts';
import type { Referral } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const NOBODY: Referral = { name: null, email: null, phone: null, fax: null, title: null };
const KIM: Referral = { ...NOBODY, name: 'Kim Ode', title: 'Payroll', email: 'kim.ode@contoso.example' };

interface Asked {
  orderId: string;
  searchId: string;
  token: string;
}

/** A search whose first request went out, and nothing else that was to be asked. */
const sent = (config: object = {}): Promise<Asked> =>
  sendAttempt(test, context, { defaultSearchConfig: config });

/** Whoever was asked says not to be the right person, and perhaps who is; what happens before that is read comes third. */
async function declined(
  { token, searchId }: Asked,
  referral: Referral | null,
  meanwhile?: () => Promise<unknown>,
): Promise<string> {
  clock.advance({ minutes: 5 });
  const answers = { ...confirmAll({ records: [] }), wrongPerson: true, referral };
  await leftUnread(test, () => submitVerifierAnswers(test.core, token, answers));
  await meanwhile?.();
  const jobs = await test.jobs('process-inbound', context);
  const job = jobs.findLast(({ data }) => data.searchId === searchId);
  if (!job) throw new Error('No job waits for the answer');
  await processInbound(context, job.data);
  return job.data.inboundId;
}

interface Attempt {
  email: string;
  status: string;
}

/** The attempts of a search with the address of their contact, by time. */
async function attemptsOf(searchId: string): Promise<Attempt[]> {
  const contacts = await contactsOf(context, searchId);
  const rows = await test.sql<{ contact: string; status: string }>(
    'select contact_id as contact, status from outbounds where search_id = $1 order by scheduled_at, id',
    [searchId],
  );
  return rows.map(({ contact, status }) => {
    const [method] = contacts.find(({ id }) => id === contact)?.contactMethods ?? [];
    return { email: method?.email ?? 'none', status };
  });
}

/** Sends the first attempt that waits, when its time has come; it is the next one to be answered. */
async function sendNext({ orderId, searchId }: Asked): Promise<Asked> {
  const [next] = await test.sql<{ id: string; at: Date }>(
    `select id, scheduled_at as at from outbounds where search_id = $1 and status = 'SCHEDULED' order by 2 limit 1`,
    [searchId],
  );
  if (!next) throw new Error('No attempt waits');
  clock.set(next.at);
  const jobId = '0190b3c4-0000-7000-8000-000000000001';
  const claimed = await claimOutbound(context, { searchId, outboundId: next.id, jobId });
  if (!claimed) throw new Error('There is nothing to send');
  await recordOutbound(context, claimed, { kind: 'sent' });
  return { orderId, searchId, token: claimed.links.pageToken };
}

describe('a wrong person who names the right one', () => {
  it('is left in peace, and the right one is asked', async () => {
    const asked = await sent();
    await declined(asked, { ...KIM, phone: '+1 512 555 0100' });
    const { searchId } = asked;

    const contacts = await contactsOf(context, searchId);
    expect(contacts).toMatchObject([
      { source: 'history', accuracyStatus: 'INACCURATE', status: 'ACTIVE' },
      {
        name: 'Kim Ode',
        title: 'Payroll',
        entityName: 'Contoso Inc',
        location: 'Unknown',
        source: 'referral',
        confidence: 0.7,
        accuracyStatus: null,
        status: 'ACTIVE',
        contactMethods: [{ email: 'kim.ode@contoso.example', confidence: 0.7, source: 'referral' }],
      },
    ]);
    const attempts = await attemptsOf(searchId);
    expect(attempts.filter(({ email }) => email === 'hr@contoso.example')).toEqual([
      { email: 'hr@contoso.example', status: 'DELIVERED' },
      { email: 'hr@contoso.example', status: 'CANCELLED' },
      { email: 'hr@contoso.example', status: 'CANCELLED' },
    ]);
    const atKim = attempts.filter(({ email }) => email === KIM.email);
    expect(atKim.length).toBeGreaterThan(1);
    expect(new Set(atKim.map(({ status }) => status))).toEqual(new Set(['SCHEDULED']));
    const jobs = await jobsOfAttempts(test, context);
    const waiting = await test.sql(
      `select id from outbounds where search_id = $1 and status = 'SCHEDULED' and contact_id = $2`,
      [searchId, contacts[1]?.id],
    );
    expect(jobs.map(({ data }) => data.outboundId)).toEqual(
      expect.arrayContaining(waiting.map(({ id }) => id)),
    );
  });

  it('while outreach is paused finds it paused, until the client resumes it', async () => {
    const asked = await sent();
    await pauseOutbounds(context, asked);
    await declined(asked, KIM);
    const atKim = async () =>
      (await attemptsOf(asked.searchId))
        .filter(({ email }) => email === KIM.email)
        .map(({ status }) => status);
    expect(new Set(await atKim())).toEqual(new Set(['PAUSED']));
    expect((await readSearch(context, asked)).search.waitingFor).toBe('paused');
    const { resumedCount } = await resumeOutbounds(context, asked);
    expect(resumedCount).toBeGreaterThan(0);
    expect(new Set(await atKim())).toEqual(new Set(['SCHEDULED']));
  });

  it('is told: to the client, in the history of the contacts, and step by step', async () => {
    const asked = await sent();
    await declined(asked, KIM);
    const { searchId } = asked;
    const [hr, kim] = await contactsOf(context, searchId);
    const events = (await openEvents(test, context, searchId)).slice(-2);
    expect(events.map(nameOf)).toEqual(['CONTACT_PLAN_MARKED_INACCURATE', 'CONTACT_PLAN_ADDED']);
    expect(events.map(({ data }) => data.metadata)).toEqual([
      {
        contactId: hr?.id,
        contactName: hr?.name,
        accuracyStatus: 'INACCURATE',
        reason: 'The contact asked is not the right person',
      },
      { contactId: kim?.id, contactName: 'Kim Ode' },
    ]);
    const audits = await openContactAudits(test, context, searchId);
    expect(audits).toMatchObject([
      { contactId: hr?.id, action: 'MARKED_INACCURATE', actor: 'SYSTEM' },
      { contactId: kim?.id, action: 'ADDED', actor: 'SYSTEM' },
    ]);
    const { search, activities } = await readSearch(context, asked);
    expect(activities.slice(-4).map(({ description }) => description)).toEqual([
      'Answer received on the verifier page',
      'The contact asked is not the right person. Waiting attempts cancelled: 2',
      'Contact added: named by the one who was asked',
      'Attempts scheduled: 3',
    ]);
    expect(JSON.stringify(activities)).not.toContain('Kim');
    expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'OUTREACH' });
    expect(search.nextActionAt?.getTime()).toBeLessThan(search.slaAt.getTime());
  });

  it('is followed once, however often the job runs', async () => {
    const asked = await sent();
    const inboundId = await declined(asked, KIM);
    const before = await storedFor(test, context);
    clock.advance({ minutes: 1 });
    await processInbound(context, { searchId: asked.searchId, inboundId });
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('is not asked at an address that the client blocks', async () => {
    const asked = await sent({ channels: { blockedDestinations: ['kim.ode@contoso.example'] } });
    await declined(asked, { ...KIM, email: 'kim.ode@contoso.example' });
    const attempts = await attemptsOf(asked.searchId);
    expect(attempts.filter(({ email }) => email === 'kim.ode@contoso.example')).toEqual([]);
    const { search, activities } = await readSearch(context, asked);
    expect(activities.map(({ description }) => description)).toContain(
      'The destination is blocked for this search',
    );
    expect(search).toMatchObject({ phase: 'OUTREACH', waitingFor: 'a contact that can be reached' });
  });

  it('without a name is called after the office', async () => {
    const asked = await sent();
    await declined(asked, { ...NOBODY, email: 'payroll@contoso.example' });
    expect((await contactsOf(context, asked.searchId))[1]?.name).toBe('Referred contact, Contoso Inc');
  });

  it('who is in the plan already adds nobody, and is asked as planned', async () => {
    const contactHints = [{ email: 'KIM.ode@contoso.example', priority: 'LOW' }];
    const asked = await sent({ outbound: { contactHints, maxTotalAttempts: 20 } });
    await declined(asked, KIM);
    const contacts = await contactsOf(context, asked.searchId);
    expect(contacts.map(({ source, accuracyStatus }) => [source, accuracyStatus])).toEqual([
      ['history', 'INACCURATE'],
      ['contact_hint', null],
    ]);
    const atKim = (await attemptsOf(asked.searchId)).filter(({ email }) => email !== 'hr@contoso.example');
    expect(atKim.map(({ status }) => status)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
  });

  it('may do so three times, and then a person looks at it', async () => {
    let asked = await sent({
      outbound: { maxTotalAttempts: 50 },
      timing: { outboundWindowMinutes: 20_000, searchSlaMinutes: 40_000 },
    });
    for (const name of ['a', 'b', 'c']) {
      await declined(asked, { ...KIM, email: `${name}@contoso.example` });
      asked = await sendNext(asked);
    }
    expect((await readSearch(context, asked)).search.phase).toBe('AWAITING_RESPONSE');
    await declined(asked, { ...KIM, email: 'd@contoso.example' });
    const { search } = await readSearch(context, asked);
    expect(search).toMatchObject({
      phase: 'REVIEW',
      waitingFor: 'review: the source names another contact to ask, after 3 others',
    });
    expect(await contactsOf(context, asked.searchId)).toHaveLength(4);
    expect((await attemptsOf(asked.searchId)).some(({ status }) => status === 'SCHEDULED')).toBe(false);
  });
});

describe('a wrong person is looked at by a person', () => {
  it.each<[string, Referral, string]>([
    [
      'a stranger, to whom nothing is told',
      { ...NOBODY, name: 'Eve', email: 'eve@fabrikam.example', fax: '+1 512 555 0177' },
      'the source names another contact to ask, and nothing shows that they belong to it',
    ],
    [
      'somebody at a domain where anybody may have an address',
      { ...NOBODY, email: 'contoso.hr@gmail.com' },
      'the source names another contact to ask, and nothing shows that they belong to it',
    ],
    [
      'who names one and not how to reach them',
      { ...NOBODY, name: 'Kim Ode' },
      'the source names another contact to ask, and not how to reach them',
    ],
    [
      'who names themselves',
      { ...KIM, email: 'HR@contoso.example' },
      'the source names a contact that is known to be the wrong one',
    ],
    [
      'who names the applicant',
      { ...KIM, email: 'Jordan.Rivera@example.com', phone: '+1 512 555 0100' },
      'the source names the applicant, who is not asked about themselves',
    ],
    [
      'who names the applicant by another address of theirs',
      { ...KIM, email: 'jordan.rivera+hr@example.com' },
      'the source names the applicant, who is not asked about themselves',
    ],
  ])('%s', async (_what, referral, reason) => {
    const asked = await sent();
    const inboundId = await declined(asked, referral);
    const { search } = await readSearch(context, asked);
    expect(search).toMatchObject({ phase: 'REVIEW', waitingFor: `review: ${reason}` });
    const [told, called] = (await openEvents(test, context, asked.searchId)).slice(-2);
    expect(called?.data).toMatchObject({ notificationType: 'AGENT_INTERVENTION', metadata: { reason } });
    expect(told?.data).toMatchObject({
      notificationType: 'INBOUND_MESSAGE',
      metadata: { inboundId, reason, classification: 'NEXT_CONTACT', referral },
    });
    expect(await contactsOf(context, asked.searchId)).toMatchObject([{ accuracyStatus: 'INACCURATE' }]);
    expect((await attemptsOf(asked.searchId)).map(({ status }) => status)).toEqual([
      'DELIVERED',
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('where everything is, and only they are left in peace until then', async () => {
    const asked = await sent({ inbound: { requireManualReview: true } });
    await declined(asked, KIM);
    expect((await readSearch(context, asked)).search).toMatchObject({
      phase: 'REVIEW',
      waitingFor: 'review: the source names another contact to ask',
    });
    expect(await contactsOf(context, asked.searchId)).toMatchObject([{ accuracyStatus: null }]);
    expect((await attemptsOf(asked.searchId)).map(({ status }) => status)).toEqual([
      'DELIVERED',
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('in words', async () => {
    const asked = await sent();
    const text = 'Please contact Kim Ode at kim.ode@contoso.example instead.';
    await receiveNotification(
      context,
      InboundNotification.parse({ metadata: { searchId: asked.searchId }, messageData: { body: { text } } }),
    );
    for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
    expect((await readSearch(context, asked)).search.phase).toBe('REVIEW');
    expect(await contactsOf(context, asked.searchId)).toHaveLength(1);
  });
});

describe('a wrong person who names nobody', () => {
  it('leaves their attempts to the next contact of the plan', async () => {
    const contactHints = [{ email: 'kim.ode@contoso.example', priority: 'LOW' }];
    const asked = await sent({ outbound: { contactHints, maxTotalAttempts: 3 } });
    const waiting = async () =>
      (await attemptsOf(asked.searchId))
        .filter(({ status }) => status === 'SCHEDULED')
        .map(({ email }) => email)
        .toSorted();
    expect(await waiting()).toEqual(['hr@contoso.example', 'kim.ode@contoso.example']);
    await declined(asked, null);
    expect(await waiting()).toEqual(['kim.ode@contoso.example', 'kim.ode@contoso.example']);
    const jobs = await jobsOfAttempts(test, context);
    expect(jobs.filter(({ data }) => data.searchId === asked.searchId)).toHaveLength(2);
    const { search } = await readSearch(context, asked);
    expect(search.phase).toBe('OUTREACH');
    expect(search.nextActionAt?.getTime()).toBeLessThan(search.slaAt.getTime());
  });

  it('and is the last one leaves the search waiting for a contact, which the client is told', async () => {
    const asked = await sent();
    await declined(asked, null);
    const { search, activities } = await readSearch(context, asked);
    expect(search).toMatchObject({
      searchStatus: 'IN_PROGRESS',
      phase: 'OUTREACH',
      waitingFor: 'a contact to be added',
      nextActionAt: search.slaAt,
    });
    const reason = 'No contact is left to ask: the last one is not the right person';
    expect(activities.at(-1)).toMatchObject({
      activityType: 'ADDITIONAL_RESEARCH_NOTE',
      description: reason,
    });
    const events = (await openEvents(test, context, asked.searchId)).slice(-3);
    expect(events.map(nameOf)).toEqual([
      ...['CONTACT_PLAN_MARKED_INACCURATE', 'ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION'],
    ]);
    expect(events[1]?.data.metadata).toEqual({ reason, records: [0], actionable: true });
    expect(events[2]?.data.metadata).toMatchObject({
      reason,
      actionable: true,
      records: [
        { record: 0, entityName: 'Contoso Inc', status: 'OPEN', waitingFor: 'a contact to be added' },
      ],
    });
  });

  it('and is the last one hands the search over where the client wants that', async () => {
    const asked = await sent({ escalation: { autoEscalate: true } });
    await declined(asked, null);
    expect((await readSearch(context, asked)).search.searchStatus).toBe('REASSIGNED');
    const events = (await openEvents(test, context, asked.searchId)).slice(-4);
    expect(events.map(nameOf)).toEqual([
      'ADDITIONAL_RESEARCH_NOTE',
      'AGENT_INTERVENTION',
      'SEARCH_UPDATED',
      'verification.action_required HUMAN_ESCALATION',
    ]);
  });
});

describe('a wrong person who was taken out of the plan since', () => {
  it('stays out, and whom they name is for a person', async () => {
    const asked = await sent();
    const [hr] = await contactsOf(context, asked.searchId);
    const removal = { contactId: hr?.id ?? '', reason: 'A stranger', cancelPendingOutbound: true };
    await declined(asked, KIM, () => removeContact(context, { ...asked, removal }));
    expect((await readSearch(context, asked)).search.waitingFor).toMatch(/taken out of the plan/);
    expect(await contactsOf(context, asked.searchId)).toMatchObject([
      { source: 'history', status: 'REMOVED', accuracyStatus: null },
    ]);
  });
});
