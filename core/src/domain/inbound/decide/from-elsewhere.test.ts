import { beforeEach, describe, expect, it } from 'vitest';
import { type ClaimedAttempt, openEvents, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { answerPage, job, orderJobs, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { listMessages } from '../../messages/read-messages.ts';
import { readSearch } from '../../searches/read-searches.ts';
import type { MailAuthentication } from '../read/mail-origin.ts';
import type { IncomingMail } from '../receive/mail-to-keep.ts';
import { receiveMail } from '../receive/receive-mail.ts';
import { processInbound } from './process-inbound.ts';

let test: TestCore;
let context: Context;
let attempt: ClaimedAttempt;
useTestCore((...made) => {
  [test, context] = made;
});
beforeEach(async () => {
  attempt = await sendAttempt(test, context);
});

async function handle(changes: Partial<IncomingMail>): Promise<void> {
  const received = await receiveMail(test.core, {
    recipient: attempt.claimed.links.replyToken,
    envelopeFrom: 'hr@contoso.example',
    messageId: '<reply-1@contoso.example>',
    inReplyTo: null,
    from: 'Pat Doyle <hr@contoso.example>',
    to: [],
    subject: 'Re: verification',
    text: 'Position: Analyst\nStart date: 2019-03-01\nEnd date: 2022-08-31',
    date: null,
    kind: 'MESSAGE',
    names: [],
    authentication: null,
    documents: [],
    ...changes,
  });
  if (!received) throw new Error('The mail found no attempt');
  await processInbound({ ...context, actor: 'SYSTEM' }, received);
}

const attempts = () =>
  test.sql<{ status: string; outcome: string | null }>(
    'select status, outcome from outbounds where search_id = $1 order by scheduled_at, id',
    [attempt.searchId],
  );
const marks = () =>
  test.sql<{ accuracy_status: string | null; replied_at: Date | null }>(
    'select accuracy_status, replied_at from contacts where search_id = $1',
    [attempt.searchId],
  );

/** Nothing was cancelled and nobody marked; a person has to look. */
async function expectUntouched(before: Awaited<ReturnType<typeof attempts>>): Promise<void> {
  expect(await attempts()).toEqual(before);
  for (const contact of await marks()) expect(contact).toEqual({ accuracy_status: null, replied_at: null });
  const { search } = await readSearch(context, attempt);
  expect(search.searchStatus).toBe('IN_PROGRESS');
  expect(await test.jobs('send-read-back', context)).toEqual([]);
  expect(
    await test.sql('select 1 from do_not_contact where organization_id = $1', [context.organization.id]),
  ).toEqual([]);
  expect(
    await test.sql('select 1 from directory_contacts where organization_id = $1 and bounced > 0', [
      context.organization.id,
    ]),
  ).toEqual([]);
}

const failed: MailAuthentication = { spf: 'fail', dkim: 'none', dmarc: 'fail' };

describe('a mail from somebody else than was asked', () => {
  it.each<[string, Partial<IncomingMail>]>([
    ['an answer', {}],
    ['a denial', { text: 'We have no record of this person.' }],
    ['a stop', { text: 'Please do not contact us again.' }],
    ['another contact', { text: 'I am the wrong person, please ask Ann Lee at ann.lee@fabrikam.example.' }],
  ])('cancels nothing and marks nobody: %s', async (_what, changes) => {
    const before = await attempts();
    await handle({ from: 'Eve <eve@fabrikam.example>', ...changes });
    await expectUntouched(before);
    const { search } = await readSearch(context, attempt);
    expect(search.waitingFor).toContain('the reply did not come from who was asked');
  });

  it.each<[string, Partial<IncomingMail>]>([
    ['an answer', {}],
    ['a stop', { text: 'Please do not contact us again.' }],
  ])('is the applicant, at an address of the employer: %s', async (_what, changes) => {
    const before = await attempts();
    await handle({ from: 'HR <jordan.rivera@contoso.example>', ...changes });
    await expectUntouched(before);
  });

  it('is one that its domain disowns', async () => {
    const before = await attempts();
    await handle({ authentication: failed });
    await expectUntouched(before);
  });

  it('contradicts nothing that who was asked says', async () => {
    await handle({ from: 'Eve <eve@fabrikam.example>', text: 'We have no record of this person.' });
    await handle({ messageId: '<reply-2@contoso.example>' });
    expect(await test.jobs('send-read-back', context)).toHaveLength(1);
  });

  it.each([
    ['a denial', 'We have no record of this person.'],
    ['an answer', 'Position: Analyst\nStart date: 2018-01-01\nEnd date: 2022-08-31'],
  ])('leaves settled what was settled, and is told: %s', async (_what, text) => {
    const two = await orderJobs(context, [
      job('Acme Inc', 'hr@acme.example'),
      job('Beta LLC', 'hr@beta.example'),
    ]);
    const claimed = (await sendDue(test, context, two)).get('hr@acme.example');
    if (!claimed) throw new Error('There is no attempt');
    await answerPage(test, context, claimed);
    attempt = { ...two, jobId: '', claimed };
    await handle({ from: 'Eve <eve@fabrikam.example>', text });
    expect((await readSearch(context, two)).records.map(({ status }) => status)).toEqual([
      'VERIFIED',
      'OPEN',
    ]);
    const { messages } = await listMessages(context, { ...two, limit: 1 });
    expect(messages[0]).toMatchObject({
      effect: 'NOTED',
      effectReason: expect.stringContaining('did not come from'),
    });
    expect((await openEvents(test, context, two.searchId)).at(-1)?.data).toMatchObject({
      notificationType: 'INBOUND_MESSAGE',
      metadata: { reason: expect.stringContaining('did not come from'), records: [{ status: 'VERIFIED' }] },
    });
  });

  it('is not one from a colleague', async () => {
    await handle({ from: 'Ann <ann@contoso.example>', authentication: { ...failed, dmarc: 'none' } });
    expect(await test.jobs('send-read-back', context)).toHaveLength(1);
  });
});

describe('a report that a request did not arrive', () => {
  const BOUNCE = { kind: 'PERMANENT', from: 'MAILER-DAEMON@fabrikam.example', text: 'User unknown' } as const;

  it('marks nobody where it names no request of ours', async () => {
    const before = await attempts();
    await handle({ ...BOUNCE, names: [`<${context.organization.id}@reply.example>`] });
    await expectUntouched(before);
    const { search } = await readSearch(context, attempt);
    expect(search.waitingFor).toContain('names none');
  });

  it('counts where it names the one that came back', async () => {
    await handle({ ...BOUNCE, names: [`<${attempt.claimed.outbound.id}@reply.example>`] });
    expect(await attempts()).toContainEqual({ status: 'FAILED', outcome: 'BOUNCED' });
  });
});
