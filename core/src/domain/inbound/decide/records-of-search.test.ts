import { InboundNotification, type RecordStatus } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import {
  contactInput,
  nameOf,
  type OrderedSearch,
  openEvents,
  type TestCore,
} from '../../../testing/index.ts';
import {
  answerPage,
  cannotSay,
  job,
  leftEarlier,
  orderJobs,
  readInbound,
  sendDue,
} from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import { addContact } from '../../contact-plan/add-contact.ts';
import type { Context } from '../../context/context.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { receiveNotification } from '../receive/receive-notification.ts';
import { expireSearch } from './expire-search.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const A = 'hr@acme.example';
const B = 'hr@beta.example';
const BOTH = [job('Acme Inc', A), job('Beta LLC', B)];

const statuses = async (ids: OrderedSearch): Promise<RecordStatus[]> =>
  (await readSearch(context, ids)).records.map(({ status }) => status);
const outcomes = async (ids: OrderedSearch) =>
  (await readSearch(context, ids)).results.map(({ outcome }) => outcome);
const mail = async (replyToken: string | undefined, text: string) => {
  await receiveMail(test.core, {
    recipient: replyToken ?? '',
    envelopeFrom: A,
    messageId: `<${text.length}@acme.example>`,
    inReplyTo: null,
    from: A,
    to: [],
    subject: 'Re: verification',
    text,
    date: null,
    kind: 'MESSAGE',
    names: [],
    authentication: null,
    documents: [],
  });
  await readInbound(test, context);
};

describe('two employers', () => {
  it('are each asked about their own record, on the page and in the message', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    expect([...sent.keys()].toSorted()).toEqual([A, B]);
    for (const [address, index] of [
      [A, 0],
      [B, 1],
    ] as const) {
      const claimed = sent.get(address);
      expect(claimed?.records.map((record) => record.index)).toEqual([index]);
      const { records } = await readVerifierForm(test.core, claimed?.links.pageToken ?? '');
      expect(records.map((record) => record.index)).toEqual([index]);
    }
  });

  it('end the search when both have answered, and not before', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A));
    const { search, records, results } = await readSearch(context, ids);
    expect([search.searchStatus, results]).toEqual(['IN_PROGRESS', []]);
    expect(records).toMatchObject([
      {
        record: 0,
        entityName: 'Acme Inc',
        status: 'VERIFIED',
        waitingFor: null,
        vendor: null,
        verifiedBy: { contactId: sent.get(A)?.outbound.contactId, name: 'Pat Doyle', channel: 'EFORM' },
      },
      { record: 1, entityName: 'Beta LLC', status: 'OPEN', verifiedBy: null, claims: [] },
    ]);
    await answerPage(test, context, sent.get(B), leftEarlier);
    expect(await statuses(ids)).toEqual(['VERIFIED', 'DISCREPANCY']);
    const [result] = (await readSearch(context, ids)).results;
    expect(result).toMatchObject({ outcome: 'VERIFIED_DISCREPANCY', source: 'VERIFIER' });
    expect(result?.claims.map(({ record, match }) => `${record} ${match}`)).toEqual([
      ...Array(4).fill('0 MATCH'),
      ...Array(3).fill('1 MATCH'),
      '1 MISMATCH',
    ]);
    expect(result?.answers.map(({ contactId, records }) => [contactId, records])).toEqual([
      [sent.get(A)?.outbound.contactId, [0]],
      [sent.get(B)?.outbound.contactId, [1]],
    ]);
  });

  it('of which one is silent leave the search open until its SLA, which tells what was answered', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A));
    clock.advance({ days: 8 });
    await expireSearch(context, ids);
    expect(await outcomes(ids)).toEqual([]);
    const last = (await openEvents(test, context, ids.searchId)).at(-1);
    expect(last?.data).toMatchObject({
      reasonCode: 'SLA_REACHED',
      metadata: {
        records: [
          {
            record: 0,
            status: 'VERIFIED',
            claims: expect.arrayContaining([expect.objectContaining({ match: 'MATCH' })]),
          },
          { record: 1, entityName: 'Beta LLC', claims: [], waiting: [] },
        ],
      },
    });
  });

  it('of which one uses a third party: that is told at once, and the other is asked on', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    const thirdParty = { vendor: 'The Work Number', note: 'Employer code 4711' };
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, thirdParty }));
    expect(await statuses(ids)).toEqual(['THIRD_PARTY', 'OPEN']);
    const told = (await openEvents(test, context, ids.searchId)).at(-1);
    expect(told?.data).toMatchObject({
      notificationType: 'THIRD_PARTY_RECORD',
      metadata: {
        record: 0,
        records: [0],
        vendor: 'TALX_WORK_NUMBER',
        code: '4711',
        deferred: false,
        contactId: sent.get(A)?.outbound.contactId,
        contact: { destination: A },
      },
    });
    const waiting = await test.sql<{ records: number[] }>(
      `select distinct records from outbounds where search_id = $1 and status = 'SCHEDULED'`,
      [ids.searchId],
    );
    expect(waiting).toEqual([{ records: [1] }]);
    await answerPage(test, context, sent.get(B));
    expect(await outcomes(ids)).toEqual(['VERIFIED']);
  });

  it('that both use a third party end the search for that, with vendor, contact and channel', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    for (const address of [A, B]) {
      const thirdParty = { vendor: 'TRUEWORK', note: null };
      await answerPage(test, context, sent.get(address), (answers) => ({ ...answers, thirdParty }));
    }
    const last = (await openEvents(test, context, ids.searchId)).at(-1);
    expect(last?.data).toMatchObject({
      reasonCode: 'THIRD_PARTY_RECORD',
      channel: 'EFORM',
      contact: { destination: A },
      metadata: { records: [{ status: 'THIRD_PARTY', vendor: 'TRUEWORK' }, { status: 'THIRD_PARTY' }] },
    });
  });

  it('of which one knows of no record: a person decides about that one, and the other goes on', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), (answers) => ({ ...answers, noRecord: true }));
    expect(await statuses(ids)).toEqual(['REVIEW', 'OPEN']);
    await answerPage(test, context, sent.get(B));
    expect(await statuses(ids)).toEqual(['REVIEW', 'VERIFIED']);
    expect((await readSearch(context, ids)).search.searchStatus).toBe('IN_PROGRESS');
  });

  it('answer for themselves, whatever they claim to know of the other', async () => {
    const ids = await orderJobs(context, BOTH);
    const sent = await sendDue(test, context, ids);
    const { contactId, id: outboundId } = sent.get(A)?.outbound ?? {};
    const claims = [0, 1].flatMap((record) =>
      ['employerName', 'position', 'startDate', 'endDate'].map((field) => ({
        record,
        field,
        answer: 'CONFIRMED',
      })),
    );
    for (const metadata of [{ contactId }, { outboundId }]) {
      const input = {
        channel: 'VOICE',
        metadata: { searchId: ids.searchId, ...metadata },
        answers: { claims },
      };
      await receiveNotification(context, InboundNotification.parse(input));
      await readInbound(test, context);
      expect(await statuses(ids)).toEqual(['VERIFIED', 'OPEN']);
    }
    // Without a contact, it is the client's own word, about all that it names.
    const own = { channel: 'VOICE', metadata: { searchId: ids.searchId }, answers: { claims } };
    await receiveNotification(context, InboundNotification.parse(own));
    await readInbound(test, context);
    expect(await outcomes(ids)).toEqual(['VERIFIED_NO_DISCREPANCY']);
  });

  it('of which one is unknown: somebody is called for it, and asked once named', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A), job('Beta LLC')]);
    const sent = await sendDue(test, context, ids);
    expect([...sent.keys()]).toEqual([A]);
    expect((await openEvents(test, context, ids.searchId)).map(nameOf)).toEqual([
      ...['CONTACT_PLAN', 'ADDITIONAL_RESEARCH_NOTE', 'AGENT_INTERVENTION', 'OUTBOUND_ATTEMPT'],
    ]);
    await answerPage(test, context, sent.get(A));
    const { search, records } = await readSearch(context, ids);
    expect(search).toMatchObject({ searchStatus: 'IN_PROGRESS', waitingFor: 'a contact to be added' });
    expect(records[1]).toMatchObject({ status: 'OPEN', waitingFor: 'a contact to be added' });
    const contactMethods = [{ email: B, confidence: 0.9, source: 'phone' }];
    const contact = contactInput({ entityName: 'BETA', contactMethods });
    await addContact(context, { ...ids, contact });
    await answerPage(test, context, (await sendDue(test, context, ids)).get(B));
    expect(await outcomes(ids)).toEqual(['VERIFIED_NO_DISCREPANCY']);
  });
});

describe('six employers', () => {
  it('all get their attempts, each up to the caps', async () => {
    const addresses = Array.from({ length: 6 }, (_, index) => `hr@employer-${index}.example`);
    const ids = await orderJobs(
      context,
      addresses.map((address, index) => job(`Employer ${index}`, address)),
    );
    const rows = await test.sql<{ records: number[]; count: number }>(
      `select records, count(*)::integer as count from outbounds where search_id = $1 group by 1 order by 1`,
      [ids.searchId],
    );
    expect(rows).toEqual(addresses.map((_, index) => ({ records: [index], count: 3 })));
  });
});

describe('an office that answers for both', () => {
  const SHARED = 'verify@office.example';
  const shared = [job('Acme Inc', SHARED), job('Beta LLC', SHARED)];

  it('is asked in one message, and answers on one page', async () => {
    const ids = await orderJobs(context, shared);
    const sent = await sendDue(test, context, ids);
    expect(sent.get(SHARED)?.records.map(({ index }) => index)).toEqual([0, 1]);
    await answerPage(test, context, sent.get(SHARED));
    expect(await outcomes(ids)).toEqual(['VERIFIED_NO_DISCREPANCY']);
  });

  it('leaves to others what it cannot say', async () => {
    const ids = await orderJobs(context, [shared[0] ?? {}, { ...shared[1], employerPhone: '+15125550100' }]);
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(SHARED), (answers) => ({
      ...answers,
      claims: answers.claims.map((claim) => (claim.record === 1 ? { ...claim, answer: 'UNKNOWN' } : claim)),
    }));
    expect(await statuses(ids)).toEqual(['VERIFIED', 'OPEN']);
    const waiting = await test.sql<{ channel: string; records: number[] }>(
      `select distinct channel, records from outbounds where search_id = $1 and status = 'SCHEDULED'`,
      [ids.searchId],
    );
    expect(waiting).toEqual([{ channel: 'VOICE', records: [1] }]);
  });
});

describe('two jobs at one employer', () => {
  it('are one source: one contact is asked about both', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A), job('ACME, Incorporated', A)]);
    const sent = await sendDue(test, context, ids);
    expect(sent.get(A)?.records.map(({ index }) => index)).toEqual([0, 1]);
    await answerPage(test, context, sent.get(A), (answers) => ({
      ...answers,
      claims: answers.claims.map((claim) => (claim.record === 1 ? { ...claim, answer: 'UNKNOWN' } : claim)),
    }));
    expect(await statuses(ids)).toEqual(['VERIFIED', 'OPEN']);
  });
});

describe('what waits for review', () => {
  const KIM = { contactHints: [{ email: 'kim@acme.example', entityName: 'Acme', priority: 'LOW' }] };

  it('is not overridden: no record by mail, and then another contact confirms', async () => {
    const outbound = { ...KIM, cancelOutboundOnTerminalInbound: false };
    const ids = await orderJobs(context, [job('Acme Inc', A)], { outbound });
    const sent = await sendDue(test, context, ids);
    await mail(sent.get(A)?.links.replyToken, 'We have no record of this person in our files.');
    expect(await statuses(ids)).toEqual(['REVIEW']);
    clock.advance({ days: 1 });
    const kim = (await sendDue(test, context, ids)).get('kim@acme.example');
    await answerPage(test, context, kim);
    expect(await statuses(ids)).toEqual(['REVIEW']);
    expect((await readSearch(context, ids)).search.waitingFor).toMatch(/contradict/);
    const update = { searchStatus: 'COMPLETED', resolution: { outcome: 'VERIFIED' } } as const;
    await updateSearch(context, { ...ids, update });
    const [result] = (await readSearch(context, ids)).results;
    expect(result).toMatchObject({ outcome: 'VERIFIED', source: 'REVIEW' });
    expect(result?.answers.map(({ contactId }) => contactId)).toEqual([
      sent.get(A)?.outbound.contactId,
      kim?.outbound.contactId,
    ]);
    expect(result?.claims.map(({ match }) => match)).toEqual(Array(4).fill('MATCH'));
  });

  it('can be read meanwhile, claim by claim', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)], { inbound: { requireManualReview: true } });
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), leftEarlier);
    const { records } = await readSearch(context, ids);
    expect(records[0]).toMatchObject({ status: 'REVIEW', verifiedBy: { name: 'Pat Doyle' } });
    expect(records[0]?.claims.map(({ match }) => match)).toEqual(['MATCH', 'MATCH', 'MATCH', 'MISMATCH']);
  });

  it('gives way to what the same contact then answers on the page', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)]);
    const sent = await sendDue(test, context, ids);
    await mail(sent.get(A)?.links.replyToken, 'I can confirm that she was employed here.');
    expect(await statuses(ids)).toEqual(['REVIEW']);
    await answerPage(test, context, sent.get(A));
    expect(await outcomes(ids)).toEqual(['VERIFIED_NO_DISCREPANCY']);
  });

  it('is a page that could not say anything, while the others are asked', async () => {
    const ids = await orderJobs(context, [job('Acme Inc', A)], { outbound: KIM });
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(A), cannotSay);
    expect(await statuses(ids)).toEqual(['REVIEW']);
    clock.advance({ days: 1 });
    const next = await sendDue(test, context, ids);
    expect([...next.keys()]).toEqual(['kim@acme.example']);
    await answerPage(test, context, next.get('kim@acme.example'));
    expect(await outcomes(ids)).toEqual(['VERIFIED_NO_DISCREPANCY']);
  });
});
