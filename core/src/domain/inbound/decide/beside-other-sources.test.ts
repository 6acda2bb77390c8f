import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  contactInput,
  contactsOf,
  type OrderedSearch,
  openEvents,
  type TestCore,
} from '../../../testing/index.ts';
import { answerPage, job, orderJobs, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { addContact } from '../../contact-plan/add-contact.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveNotification } from '../receive/receive-notification.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const A = 'hr@acme.example';
const B = 'hr@beta.example';
const SHARED = 'verify@office.example';

const recordsOf = async (ids: OrderedSearch) =>
  (await readSearch(context, ids)).records.map(({ status }) => status);
/** What is due a day later: to whom, about what. */
async function nextDay(ids: OrderedSearch): Promise<[address: string, records: number[]][]> {
  clock.advance({ days: 1 });
  const sent = await sendDue(test, context, ids);
  return [...sent].map(([address, { records }]) => [address, records.map(({ index }) => index)]);
}

describe('with autoEscalate, a search of which one record waits for a contact', () => {
  const ESCALATES = { escalation: { autoEscalate: true } };
  const UNKNOWN = [job('Acme Inc', A), job('Beta LLC')];

  it('goes on while another one is asked about, and is then handed over with what was answered', async () => {
    const ids = await orderJobs(context, UNKNOWN, ESCALATES);
    const sent = await sendDue(test, context, ids);
    expect((await readSearch(context, ids)).search.searchStatus).toBe('IN_PROGRESS');
    await answerPage(test, context, sent.get(A));
    expect((await readSearch(context, ids)).search.searchStatus).toBe('REASSIGNED');
    const [received, , last] = (await openEvents(test, context, ids.searchId)).slice(-3);
    expect(received?.data).toMatchObject({ notificationType: 'INBOUND_MESSAGE' });
    expect(last?.data).toMatchObject({
      reasonCode: 'HUMAN_ESCALATION',
      metadata: { records: [{ status: 'VERIFIED' }, { status: 'OPEN' }] },
    });
  });

  it('is handed over when a third party keeps the other one', async () => {
    const ids = await orderJobs(context, UNKNOWN, ESCALATES);
    const sent = await sendDue(test, context, ids);
    const thirdParty = { vendor: 'TRUEWORK', note: null };
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, thirdParty }));
    expect((await readSearch(context, ids)).search.searchStatus).toBe('REASSIGNED');
    expect(await recordsOf(ids)).toEqual(['THIRD_PARTY', 'OPEN']);
  });

  it('goes on while the other one is in review', async () => {
    const ids = await orderJobs(context, UNKNOWN, ESCALATES);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    expect((await readSearch(context, ids)).search.searchStatus).toBe('IN_PROGRESS');
  });
});

describe('a contact whom the client wants asked about a record in review', () => {
  const EVENING = '2026-03-02T23:30:00Z';
  const boss = contactInput({
    entityName: 'Acme Inc',
    executeOutboundImmediately: true,
    contactMethods: [{ email: 'boss@acme.example', confidence: 0.9, source: 'by phone' }],
  });

  it('is asked in the morning, though another employer answers meanwhile', async () => {
    const review = { inbound: { requireManualReview: true } };
    const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC', B)], review);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A));
    clock.set(EVENING);
    expect(await addContact(context, { ...ids, contact: boss })).toMatchObject({ queuedCount: 3 });
    await answerPage(test, context, sent.get(B));
    expect(await nextDay(ids)).toEqual([]);
    clock.set('2026-03-04T15:00:00Z');
    expect([...(await sendDue(test, context, ids)).keys()]).toEqual(['boss@acme.example']);
  });
});

describe('an office that answers for two employers', () => {
  const BOTH = [job('Acme Inc', SHARED), job('Beta LLC', SHARED)];

  it('is reminded of neither where the client passes on what it said, without the attempt', async () => {
    const ids = await orderJobs(context, BOTH);
    const contactId = (await sendDue(test, context, ids)).get(SHARED)?.outbound.contactId;
    const said = {
      messageData: { body: { text: 'They ask for the signed release.' } },
      classification: { type: 'INFO_REQUESTED', confidence: 0.9 },
      metadata: { contactId },
    };
    await receiveNotification(context, InboundNotification.parse({ channel: 'VOICE', ...said }));
    expect(await nextDay(ids)).toEqual([]);
  });

  it('that names another contact has named it for both, who are asked in one message', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    const referral = { name: 'Ann Lee', email: 'ann@office.example', phone: null, fax: null, title: null };
    await answerPage(test, context, sent.get(SHARED), (answers) => ({
      ...answers,
      wrongPerson: true,
      claims: [],
      referral,
    }));
    const ann = (await contactsOf(context, ids.searchId)).filter(({ source }) => source === 'referral');
    expect(ann.map(({ entityName, recordSource }) => [entityName, recordSource])).toEqual([
      ['Acme Inc', 0],
      ['Beta LLC', 1],
    ]);
    const asked = await sendDue(test, context, ids);
    expect([...asked.keys()]).toEqual(['ann@office.example']);
    await answerPage(test, context, asked.get('ann@office.example'));
    expect(await recordsOf(ids)).toEqual(['VERIFIED', 'VERIFIED']);
  });
});
