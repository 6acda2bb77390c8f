import { operationsContract } from '@credence/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../testing/answers.ts';
import type { PersonCaller } from '../testing/app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const app = useTestApp();
let viewer: PersonCaller;
let researcher: PersonCaller;
/** Of another organization. */
let stranger: PersonCaller;
let orderId: string;
let searchId: string;
let contactId: string;

const NUMBER = '+1 212 555 0134';
const UNKNOWN = '00000000-0000-7000-8000-000000000000';
const at = (path: string) => `/operations/v1${path}`;
const ofSearch = (part: string, id = searchId) => at(`/searches/${id}/${part}`);
const ofContact = (id = contactId) => ofSearch(`contacts/${id}/call`);

beforeEach(async () => {
  const organization = { context: await app.test.organization({ name: 'Acme Screening' }) };
  [viewer, researcher, stranger] = await Promise.all([
    app.person(organization, 'viewer'),
    app.person(organization, 'researcher', { name: 'Rashid Amari' }),
    app.person(app.other, 'admin'),
  ]);
  const created = await app.caller(organization.context).order();
  orderId = created.orderId;
  searchId = created.searchIds[0] ?? '';
  const body = {
    name: 'Pat Doyle',
    entityName: 'Contoso Inc',
    location: 'New York, NY',
    confidence: 0.9,
    contactMethods: [{ phone: NUMBER, confidence: 0.9, source: 'found by hand' }],
  };
  const path = `/background-check/v1/orders/${orderId}/searches/${searchId}`;
  const added = await researcher.request('POST', `${path}/contact`, { body });
  expect(added.status, added.text).toBe(201);
  const listed = await researcher.request('GET', `${path}/contacts`);
  contactId = (listed.body as { contacts: { id: string }[] }).contacts[0]?.id ?? '';
});

describe('GET candidates', () => {
  it('200: for each employer or school; 404: of no search', async () => {
    const answer = await viewer.request('GET', ofSearch('candidates'));
    const { sources } = operationsContract.candidates.list.responses[200].parse(answer.body);
    expect(sources.length).toBeGreaterThan(0);
    expect((await viewer.request('GET', ofSearch('candidates', UNKNOWN))).status).toBe(404);
  });

  it('400: no id', async () => {
    expect((await viewer.request('GET', ofSearch('candidates', 'x'))).status).toBe(400);
  });
});

describe('POST website-readings', () => {
  it('202: has it read by the worker, of its host alone, in the name of the person', async () => {
    const body = { website: 'www.contoso.example/team?about=Jordan' };
    const answer = await researcher.request('POST', ofSearch('website-readings'), { body });
    expect([answer.status, answer.body]).toMatchObject([202, { website: 'https://www.contoso.example/' }]);
    const jobs = await app.test.jobs('read-website', researcher.context);
    expect(jobs).toMatchObject([{ data: { searchId } }]);
    expect(JSON.stringify(jobs)).not.toContain('contoso');
    const [entry] = await app.test.sql(
      `select subject, resources ->> 'searchId' as "searchId" from audit_entries
        where organization_id = $1 and action = 'websiteReading.request'`,
      [researcher.context.organization.id],
    );
    expect(entry).toEqual({ subject: researcher.subject, searchId });
  });

  it('400: no website; 404: of another organization', async () => {
    const path = ofSearch('website-readings');
    const none = await researcher.request('POST', path, { body: { website: 'contoso' } });
    expect([none.status, messagesOf(none)]).toEqual([400, ['website must be a website, as www.example.edu']]);
    const own = await researcher.request('POST', path, { body: { website: 'http://10.0.0.8/' } });
    expect([own.status, messagesOf(own)]).toEqual([
      400,
      ['website must be a public website, as www.example.edu'],
    ]);
    const body = { website: 'www.contoso.example' };
    expect((await stranger.request('POST', path, { body })).status).toBe(404);
  });
});

describe('GET call', () => {
  it('200: what to say; 404: of no contact', async () => {
    const answer = await viewer.request('GET', ofContact());
    const sheet = operationsContract.calls.get.responses[200].parse(answer.body);
    expect(sheet).toMatchObject({
      organizationName: 'Acme Screening',
      contact: { name: 'Pat Doyle' },
      numbers: [{ number: NUMBER, e164: '+12125550134', barredBy: null }],
      records: [{ index: 0 }],
    });
    expect(answer.text).not.toMatch(/ssn":|birthday/);
    expect((await viewer.request('GET', ofContact(UNKNOWN))).status).toBe(404);
  });
});

describe('POST call', () => {
  const respondent = { name: 'Pat Doyle', title: 'HR' };
  const answered = {
    number: NUMBER,
    outcome: 'ANSWERED',
    respondent,
    claims: [{ record: 0, field: 'position', answer: 'CONFIRMED' }],
  };

  it('201: an answer is kept as a message that is being read, in the name of the person; 409: once', async () => {
    const answer = await researcher.request('POST', ofContact(), { body: answered });
    expect(answer.status, answer.text).toBe(201);
    const { messageId, outboundId } = operationsContract.calls.record.responses[201].parse(answer.body);
    expect(await app.test.jobs('process-inbound', researcher.context)).toMatchObject([
      { data: { searchId, inboundId: messageId } },
    ]);
    const [entry] = await app.test.sql(
      `select subject, resources from audit_entries where organization_id = $1 and action = 'call.record'`,
      [researcher.context.organization.id],
    );
    expect(entry).toMatchObject({
      subject: researcher.subject,
      resources: { searchId, contactId, outboundId, inboundId: messageId },
    });
    const again = await researcher.request('POST', ofContact(), { body: answered });
    expect([again.status, messagesOf(again)]).toEqual([409, ['The call was answered before']]);
  });

  it('201: a call without an answer is an attempt that failed', async () => {
    const body = { number: NUMBER, outcome: 'NO_ANSWER' };
    const answer = await researcher.request('POST', ofContact(), { body });
    expect([answer.status, answer.body]).toMatchObject([201, { messageId: null }]);
    const attempts = await app.test.sql(
      `select status, error from outbounds where search_id = $1 and sent_at is not null`,
      [searchId],
    );
    expect(attempts).toEqual([{ status: 'FAILED', error: 'no answer' }]);
  });

  it('400: each wrong field is named', async () => {
    const problems = async (body: object) => {
      const answer = await researcher.request('POST', ofContact(), { body });
      return [answer.status, messagesOf(answer)];
    };
    expect(await problems({ number: NUMBER, outcome: 'ANSWERED' })).toEqual([
      400,
      ['respondent is required when a person answered'],
    ]);
    expect(await problems({ number: NUMBER, outcome: 'CALL_BACK' })).toEqual([
      400,
      ['callBackAt is required when they asked to be called back'],
    ]);
    expect(await problems({ ...answered, number: '+1 212 555 0199' })).toEqual([
      400,
      ['number must be one of the contact'],
    ]);
    expect(await problems({ ...answered, claims: [{ record: 7, field: 'position', value: 'x' }] })).toEqual([
      400,
      ['claims.7.position is not asked'],
    ]);
  });

  it('404: of another organization; 409: of a search that has ended', async () => {
    expect((await stranger.request('POST', ofContact(), { body: answered })).status).toBe(404);
    await app.test.sql(`update searches set search_status = 'CANCELLED' where id = $1`, [searchId]);
    expect((await researcher.request('POST', ofContact(), { body: answered })).status).toBe(409);
  });
});

describe('mail that is set aside', () => {
  async function unmatched(): Promise<string> {
    const body = {
      channel: 'EMAIL',
      messageData: { from: 'news@contoso.example', subject: 'Offers', body: { text: 'Buy now' } },
      metadata: {},
    };
    const path = '/background-check/v1/inbound/notifications';
    expect((await app.caller(researcher.context).request('POST', path, { body })).status).toBe(202);
    const listed = await viewer.request('GET', at('/unmatched-mail'));
    return operationsContract.unmatchedMail.list.responses[200].parse(listed.body).data[0]?.id ?? '';
  }

  it('204, 409: leaves the list, says by whom and why, and can still be given to a search', async () => {
    const reviewer = await app.person(researcher, 'reviewer', { name: 'Rosa Delgado' });
    const id = await unmatched();
    const body = { reason: 'SPAM', note: 'Every week' };
    const path = at(`/unmatched-mail/${id}/dismiss`);
    expect((await stranger.request('POST', path, { body })).status).toBe(404);
    expect((await reviewer.request('POST', path, { body })).status).toBe(204);
    const again = await reviewer.request('POST', path, { body });
    expect([again.status, messagesOf(again)]).toEqual([409, ['The message was set aside before']]);
    expect((await viewer.request('GET', at('/unmatched-mail'))).body).toMatchObject({ data: [] });
    const aside = await viewer.request('GET', at('/unmatched-mail?dismissed=true'));
    expect(aside.body).toMatchObject({ data: [{ id }] });
    const read = await viewer.request('GET', at(`/unmatched-mail/${id}`));
    expect(read.body).toMatchObject({ dismissal: { ...body, by: 'Rosa Delgado' } });
    const [kept] = await app.test.sql(
      `select position('Every week' in encode(content, 'escape')) as at from inbound_messages where id = $1`,
      [id],
    );
    expect(kept).toEqual({ at: 0 });
    const [entry] = await app.test.sql(
      `select subject from audit_entries where organization_id = $1 and action = 'unmatchedMail.dismiss'
        and resources ->> 'inboundId' = $2`,
      [researcher.context.organization.id, id],
    );
    expect(entry).toEqual({ subject: reviewer.subject });
    const matched = await researcher.request('POST', at(`/unmatched-mail/${id}/match`), {
      body: { searchId },
    });
    expect(matched.status, matched.text).toBe(200);
    expect(await app.test.jobs('process-inbound', researcher.context)).toMatchObject([
      { data: { searchId, inboundId: id } },
    ]);
    const none = await viewer.request('GET', at('/unmatched-mail?dismissed=true'));
    expect(none.body).toMatchObject({ data: [] });
  });

  it('400: no reason of ours', async () => {
    const reviewer = await app.person(researcher, 'reviewer');
    const answer = await reviewer.request('POST', at(`/unmatched-mail/${UNKNOWN}/dismiss`), {
      body: { reason: 'BORING' },
    });
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)[0]).toMatch(/^reason must be /);
  });
});
