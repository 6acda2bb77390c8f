import { InboundNotification } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { contactsOf, type OrderedSearch, type TestCore } from '../../../testing/index.ts';
import { answerPage, job, orderJobs, readInbound, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { receiveNotification } from '../receive/receive-notification.ts';

let test: TestCore;
let context: Context;
useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const HR = 'hr@acme.example';
const PAYROLL = 'payroll@acme.example';
/** As the orders of these tests have it. */
const APPLICANT = { name: 'Jordan Rivera', email: 'jordan.rivera@example.com' };

const by = (name: string) => (answers: VerifierAnswers) => ({
  ...answers,
  respondent: { name, title: 'HR Manager' },
});

async function asked() {
  const ids = await orderJobs(context, [job('Acme Inc', HR)], {
    outbound: { contactHints: [{ email: PAYROLL, priority: 'HIGH' }] },
  });
  return { ids, sent: await sendDue(test, context, ids) };
}

const ordered = () => orderJobs(context, [job('Acme Inc', HR)]);

async function pass(ids: OrderedSearch, input: Record<string, unknown>): Promise<void> {
  const { searchId } = ids;
  await receiveNotification(context, InboundNotification.parse({ metadata: { searchId }, ...input }));
  await readInbound(test, context);
}

const confirmed = ['employerName', 'position', 'startDate', 'endDate'].map((field) => ({
  field,
  answer: 'CONFIRMED',
}));

const standing = async (ids: OrderedSearch) => {
  const { search, records } = await readSearch(context, ids);
  return { status: search.searchStatus, record: records[0]?.status, reason: records[0]?.waitingFor };
};
const REVIEWED = {
  status: 'IN_PROGRESS',
  record: 'REVIEW',
  reason: 'review: the answer is in the name of the applicant, or from an address of theirs',
};

describe('who answers for themselves', () => {
  it.each(['Jordan Rivera', 'RIVERA, Jordan', 'Mr. Jordan A. Rivera'])(
    'by the page, as %s, settles nothing',
    async (name) => {
      const ids = await ordered();
      const sent = await sendDue(test, context, ids);
      await answerPage(test, context, sent.get(HR), by(name));
      expect(await standing(ids)).toEqual(REVIEWED);
      expect(
        await test.sql('select 1 from directory_contacts where organization_id = $1 and answered > 0', [
          context.organization.id,
        ]),
      ).toEqual([]);
    },
  );

  it.each<[string, object]>([
    ['their name', { respondent: { name: APPLICANT.name } }],
    ['their address', { messageData: { from: `HR <${APPLICANT.email}>`, body: { text: 'See below.' } } }],
    [
      'their name before another address',
      { messageData: { from: `${APPLICANT.name} <hr1990@mail.example>` } },
    ],
  ])(
    'by the API, with %s, settles nothing',
    async (_what, { respondent, ...input }: { respondent?: object }) => {
      const ids = await ordered();
      await pass(ids, { ...input, answers: { claims: confirmed, ...(respondent ? { respondent } : {}) } });
      expect(await standing(ids)).toEqual(REVIEWED);
    },
  );

  it('has no part in what another one then answers', async () => {
    const ids = await ordered();
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(HR), by(APPLICANT.name));
    await pass(ids, { answers: { claims: confirmed.slice(0, 2), respondent: { name: 'Pat Doyle' } } });
    expect(await standing(ids)).toMatchObject({ status: 'IN_PROGRESS', record: 'REVIEW' });
  });

  it('does not settle it by another name the next day', async () => {
    const ids = await ordered();
    await answerPage(test, context, (await sendDue(test, context, ids)).get(HR), by(APPLICANT.name));
    const contactId = (await contactsOf(context, ids.searchId))[0]?.id;
    const metadata = { searchId: ids.searchId, contactId };
    await pass(ids, { metadata, answers: { claims: confirmed, respondent: { name: 'Pat Doyle' } } });
    expect(await standing(ids)).toMatchObject({
      record: 'REVIEW',
      reason: 'review: another answer waits for review',
    });
  });

  it('is not one who has only a name in common', async () => {
    const ids = await ordered();
    const sent = await sendDue(test, context, ids);
    await answerPage(test, context, sent.get(HR), by('Jordan Doyle'));
    expect(await standing(ids)).toMatchObject({ status: 'COMPLETED', record: 'VERIFIED' });
  });
});

it.each([
  { name: 'Jordan Rivera', email: 'j.r@acme.example' },
  { name: 'Payroll', email: 'jordan.rivera@acme.example' },
])('a namesake of the applicant is not asked because a contact names them: %j', async (named) => {
  const { ids, sent } = await asked();
  const referral = { ...named, phone: null, fax: null, title: null };
  await answerPage(test, context, sent.get(HR) ?? sent.get(PAYROLL), (answers) => ({
    ...answers,
    claims: [],
    wrongPerson: true,
    referral,
  }));
  expect((await standing(ids)).reason).toBe(
    'review: the source names the applicant, who is not asked about themselves',
  );
  expect((await contactsOf(context, ids.searchId)).map(({ name }) => name)).not.toContain(named.name);
});
