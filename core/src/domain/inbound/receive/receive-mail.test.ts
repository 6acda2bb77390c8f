import { beforeEach, describe, expect, it } from 'vitest';
import { redactOrder } from '../../../operations/retention/redact-order.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { Conflict } from '../../../platform/errors.ts';
import {
  atOnce,
  type ClaimedAttempt,
  dumpOf,
  nameOf,
  openEvents,
  readableIn,
  sendAttempt,
  storedFor,
  type TestCore,
} from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import type { InboundRow } from '../../entities/inbound-entity.ts';
import { InboundEntity } from '../../entities/inbound-entity.ts';
import { updateOrganization } from '../../organizations/update-organization.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { documentsOf } from '../documents/keep-documents.ts';
import { openInbound } from '../read/inbound-content.ts';
import type { IncomingMail } from './mail-to-keep.ts';
import { isReplyAddress, receiveMail } from './receive-mail.ts';

let test: TestCore;
let context: Context;
let attempt: ClaimedAttempt;
const clock = useTestCore((...made) => {
  [test] = made;
});
beforeEach(async () => {
  context = await test.organization({ retentionDays: 1 });
  attempt = await sendAttempt(test, context);
});

const CONFIRMATION = 'I hereby confirm the dates of employment, all correct.';

const letter = (fileName = 'letter.pdf') => ({
  fileName,
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7 the letter'),
});

const mail = (changes: Partial<IncomingMail> = {}): IncomingMail => ({
  recipient: attempt.claimed.links.replyToken,
  envelopeFrom: 'hr@contoso.example',
  messageId: '<reply-1@contoso.example>',
  inReplyTo: `<${attempt.claimed.outbound.id}@replies.example>`,
  from: 'Pat Doyle <hr@contoso.example>',
  to: ['replies@replies.example'],
  subject: 'Re: verification',
  text: CONFIRMATION,
  date: new Date('2026-03-02T14:00:00Z'),
  kind: 'MESSAGE',
  names: [],
  authentication: null,
  documents: [],
  ...changes,
});

const receive = (changes: Partial<IncomingMail> = {}) => receiveMail(test.core, mail(changes));

const messages = (as = context): Promise<InboundRow[]> =>
  inTransaction(as, ({ manager }) => manager.find(InboundEntity, { order: { id: 'ASC' } }));

const search = async () => {
  const { search: found, activities, results } = await readSearch(context, attempt);
  return { ...found, activities, results };
};

const statuses = async () => {
  const rows = await test.sql<{ status: string }>(
    'select status from outbounds where search_id = $1 order by scheduled_at',
    [attempt.searchId],
  );
  return rows.map(({ status }) => status);
};

const storedEverywhere = async () => {
  const [mine, dump] = [await storedFor(test, context), await test.sql('select id from inbound_messages')];
  return { mine, dump };
};

describe('a mail to the address of an attempt', () => {
  it('becomes a message of that attempt, with its documents', async () => {
    const received = await receive({ documents: [letter(), letter('second.pdf')] });
    const [row, ...others] = await messages();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      id: received?.inboundId,
      searchId: attempt.searchId,
      outboundId: attempt.claimed.outbound.id,
      contactId: attempt.claimed.outbound.contactId,
      door: 'MAIL',
      channel: 'EMAIL',
      messageId: '<reply-1@contoso.example>',
      classification: 'VERIFICATION',
      confidence: 0.85,
      threadId: `<${attempt.claimed.outbound.id}@replies.example>`,
      receivedAt: clock.now(),
      processedAt: clock.now(),
      effect: 'REVIEW',
      effectReason: 'the answer is in words',
    });
    if (!row) throw new Error('The mail was not kept');
    expect(openInbound(context, row)).toEqual({
      answers: null,
      message: {
        from: 'Pat Doyle <hr@contoso.example>',
        to: ['replies@replies.example'],
        subject: 'Re: verification',
        text: CONFIRMATION,
        timestamp: '2026-03-02T14:00:00.000Z',
        attachments: ['letter.pdf', 'second.pdf'].map((filename) => ({
          filename,
          contentType: 'application/pdf',
          size: 19,
          url: null,
        })),
      },
      reasoning: 'It gives values that were asked for',
      failureReasons: [],
      metadata: {
        envelopeFrom: 'hr@contoso.example',
        leftOut: [],
        inReplyTo: `<${attempt.claimed.outbound.id}@replies.example>`,
      },
      reading: expect.objectContaining({ kind: 'ANSWER', settles: false }),
      origin: { sender: 'ASKED', authentication: null, namesRequest: true },
    });
    const documents = await inTransaction(context, (transaction) =>
      documentsOf(context, transaction, row.id),
    );
    expect(documents.map(({ fileName }) => fileName)).toEqual(['letter.pdf', 'second.pdf']);
    const { activities } = await search();
    expect(activities.find(({ activityType }) => activityType === 'RESPONSE_RECEIVED')).toMatchObject({
      channel: 'EMAIL',
      actor: 'CONTACT',
      description: 'Message received by EMAIL, with 2 documents, classified as VERIFICATION',
      outboundId: attempt.claimed.outbound.id,
    });
    expect(await test.jobs('process-inbound', context)).toEqual([]);
  });

  it('has a job that reads it, where it cannot be read at once', async () => {
    await leftUnread(test, receive);
    const [row] = await messages();
    expect(row?.processedAt).toBeNull();
    expect(await test.jobs('process-inbound', context)).toMatchObject([
      { data: { searchId: attempt.searchId, inboundId: row?.id } },
    ]);
  });

  it('leaves an entry in the audit trail that says which attempt it was for', async () => {
    const received = await receive();
    const entries = await test.sql(
      `select actor, subject, resources from audit_entries where organization_id = $1 and action = 'inbound.mail'`,
      [context.organization.id],
    );
    const { searchId, claimed } = attempt;
    const resources = { searchId, outboundId: claimed.outbound.id, inboundId: received?.inboundId };
    expect(entries).toEqual([{ actor: 'CONTACT', subject: null, resources }]);
  });

  it('is found in any case of the letters, as mail systems change it', async () => {
    const recipient = attempt.claimed.links.replyToken.toUpperCase();
    expect(await isReplyAddress(test.core, recipient)).toBe(true);
    expect(await receive({ recipient })).toMatchObject({ searchId: attempt.searchId });
  });

  it('is kept sealed', async () => {
    const document = { ...letter('canary of the name.pdf'), content: Buffer.from('canary of the file') };
    const text = 'canary of the words';
    await receive({
      text,
      subject: 'canary of the subject',
      from: 'canary@leak.example',
      documents: [document],
    });
    const canaries = [
      'canary of the name',
      'canary of the file',
      text,
      'canary of the subject',
      'canary@leak',
    ];
    expect(readableIn(await dumpOf(test), canaries)).toEqual([]);
  });

  it('is taken for what its sender wrote, not for what the sender quotes', async () => {
    const text =
      'Thank you.\n\nFrom: Credence Verifications\nSent: Monday\nSubject: Hi\n\nWe have no record of this person.';
    await receive({ text });
    expect(await messages()).toMatchObject([{ classification: 'RECEIVED' }]);
  });

  it('loses files that may not be kept, and names them', async () => {
    await receive({ documents: [{ ...letter('run.exe'), content: Buffer.from('MZ') }, letter()] });
    const [row] = await messages();
    const content = row && openInbound(context, row);
    expect(content?.message?.attachments.map(({ filename }) => filename)).toEqual(['run.exe', 'letter.pdf']);
    expect(content?.metadata).toMatchObject({ leftOut: [{ fileName: 'run.exe', reason: 'TYPE' }] });
    expect(await test.sql('select size from inbound_documents where inbound_id = $1', [row?.id])).toEqual([
      { size: 19 },
    ]);
  });

  it('may be strange, and is cut to what can be stored', async () => {
    await receive({
      messageId: `<nul\0${'x'.repeat(2_000)}>`,
      inReplyTo: '\0',
      subject: 'S'.repeat(5_000),
      text: `half \uD83D nul \0 ${'x'.repeat(100_000)}`,
      to: Array(500).fill('a@b.example'),
    });
    const [row] = await messages();
    const message = row && openInbound(context, row).message;
    expect(row?.messageId).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect([message?.subject?.length, message?.text?.length, message?.to.length]).toEqual([
      1_000, 50_000, 100,
    ]);
    expect(message?.text).toContain('half \uFFFD nul');
  });
});

describe('a mail that comes again', () => {
  it('changes nothing', async () => {
    const first = await receive({ documents: [letter()] });
    const stored = await storedFor(test, context);
    expect(await receive({ documents: [letter()] })).toEqual(first);
    expect(await storedFor(test, context)).toEqual(stored);
  });

  it('at the same moment is kept once', async () => {
    const received = await atOnce(test, 5, () => receive({ documents: [letter()] }));
    expect(new Set(received.map((one) => one?.inboundId)).size).toBe(1);
    expect(await messages()).toHaveLength(1);
    const read = (await search()).activities.filter(({ activityType }) => activityType === 'REVIEW_NEEDED');
    expect([read.length, await test.jobs('process-inbound', context)]).toEqual([1, []]);
  });

  it('for another attempt is a message of that one too', async () => {
    const other = await sendAttempt(test, context);
    await receive();
    await receive({ recipient: other.claimed.links.replyToken });
    expect((await messages()).map(({ searchId }) => searchId)).toEqual([attempt.searchId, other.searchId]);
  });
});

describe('an attempt that has many mails', () => {
  const MEGABYTES = 1024 * 1024;
  const isOpen = () => isReplyAddress(test.core, attempt.claimed.links.replyToken);

  it('keeps a hundred of them, knows these again, and says that it keeps no more', async () => {
    const other = await sendAttempt(test, context);
    const known = await receive();
    for (let more = 1; more < 100; more += 1) {
      expect(await isOpen()).toBe(true);
      await receive({ messageId: `<more-${more}@contoso.example>` });
    }
    const stored = await storedFor(test, context);
    await expect(isOpen()).rejects.toThrow(Conflict);
    await expect(receive({ messageId: '<last@contoso.example>' })).rejects.toThrow(Conflict);
    expect(await receive()).toEqual(known);
    expect(await storedFor(test, context)).toEqual(stored);
    expect(await receive({ recipient: other.claimed.links.replyToken })).not.toBeNull();
  });

  it('keeps a hundred megabytes of documents, and words beyond them', async () => {
    await receive({ documents: Array.from({ length: 10 }, () => letter()) });
    await test.sql('update inbound_documents set size = $1 where search_id = $2', [
      10 * MEGABYTES,
      attempt.searchId,
    ]);
    const one = { messageId: '<one@contoso.example>' };
    await expect(receive({ ...one, documents: [letter()] })).rejects.toThrow(Conflict);
    expect(await isOpen()).toBe(true);
    expect(await receive(one)).not.toBeNull();
  });

  it('keeps no more of those that come at the same moment than there is room for', async () => {
    await receive({ documents: Array.from({ length: 10 }, () => letter()) });
    await test.sql('update inbound_documents set size = $1 where search_id = $2', [
      10 * MEGABYTES - Math.ceil(letter().content.length / 10),
      attempt.searchId,
    ]);
    const received = await Promise.allSettled(
      ['one', 'two', 'three'].map((name) =>
        receive({ messageId: `<${name}@contoso.example>`, documents: [letter()] }),
      ),
    );
    expect(received.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe('an address that belongs to no attempt', () => {
  it.each([
    ['that is a word', () => 'postmaster'],
    ['that is empty', () => ''],
    ['with a letter changed', () => changed(attempt.claimed.links.replyToken, 50)],
    ['of another organization', () => changed(attempt.claimed.links.replyToken, 5)],
    ['that is the token of the page', () => attempt.claimed.links.pageToken],
    ['with something added', () => `${attempt.claimed.links.replyToken}a`],
    ['that hides a quote', () => `${attempt.claimed.links.replyToken}' or '1'='1`],
  ])('takes nothing and changes nothing: one %s', async (_what, recipientOf) => {
    const before = await storedEverywhere();
    expect(await isReplyAddress(test.core, recipientOf())).toBe(false);
    expect(await receive({ recipient: recipientOf() })).toBeNull();
    expect(await storedEverywhere()).toEqual(before);
  });

  it('takes nothing: one of an organization that is inactive', async () => {
    await updateOrganization(context, { status: 'INACTIVE' });
    test.core.organizations.forgetAll();
    expect(await isReplyAddress(test.core, attempt.claimed.links.replyToken)).toBe(false);
    expect(await receive()).toBeNull();
  });
});

const changed = (token: string, at: number) =>
  `${token.slice(0, at)}${token[at] === 'a' ? 'b' : 'a'}${token.slice(at + 1)}`;

describe('what a mail says', () => {
  it('never ends a search by itself, however sure it is: a person looks at it', async () => {
    await receive({ documents: [letter()] });
    expect(await search()).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW', results: [] });
    expect((await openEvents(test, context, attempt.searchId)).map(nameOf)).toContain('INBOUND_MESSAGE');
    expect(await statuses()).toEqual(['DELIVERED', 'CANCELLED', 'CANCELLED']);
  });

  it.each([
    ['brings the letter', 'We have received your request. The letter is attached.', [letter()]],
    ['speaks of the past', 'Our plant was sold on 3/1/2019. We have received your request.', []],
  ])('is for a person where it %s, though it reads like a receipt', async (_what, text, documents) => {
    await receive({ text, documents });
    expect(await search()).toMatchObject({
      phase: 'REVIEW',
      waitingFor: 'review: the message was not understood',
    });
    // Whoever has written is not reminded.
    expect(await statuses()).toEqual(['DELIVERED', 'CANCELLED', 'CANCELLED']);
  });

  it('never ends a search by referring to a third party either', async () => {
    await receive({ text: 'Please use The Work Number.' });
    expect(await search()).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW' });
  });

  it.each(['AUTO_REPLY', 'DELAY'] as const)('changes nothing when a machine says it: %s', async (kind) => {
    await receive({ kind, text: 'I am away until Monday.' });
    expect(await search()).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'AWAITING_RESPONSE' });
    expect((await search()).activities.at(-1)).toMatchObject({ activityType: 'RESPONSE_NOTED' });
    expect(await statuses()).toEqual(['SENT', 'SCHEDULED', 'SCHEDULED']);
  });

  it('is kept and noted after the link has expired and the search has ended', async () => {
    await updateSearch(context, { ...attempt, update: { searchStatus: 'CANCELLED' } });
    clock.advance({ days: 30 });
    await receive({ documents: [letter()] });
    expect(await messages()).toHaveLength(1);
    const { searchStatus, activities } = await search();
    expect(searchStatus).toBe('CANCELLED');
    expect(activities.at(-1)).toMatchObject({ activityType: 'RESPONSE_LATE' });
  });
});

const BOUNCE: Partial<IncomingMail> = {
  kind: 'PERMANENT',
  envelopeFrom: null,
  messageId: '<bounce-1@contoso.example>',
  from: 'MAILER-DAEMON@contoso.example',
  text: 'User unknown',
};

describe('a bounce', () => {
  const attempts = () =>
    test.sql<{ id: string; contact_id: string; status: string; outcome: string | null }>(
      `select id, contact_id, status, outcome from outbounds where search_id = $1
        order by scheduled_at, created_at, id`,
      [attempt.searchId],
    );

  it('fails its attempt and every other to that address, and the next contact is asked instead', async () => {
    const outbound = { contactHints: [{ email: 'second@contoso.example' }], maxTotalAttempts: 2 };
    attempt = await sendAttempt(test, context, { defaultSearchConfig: { outbound } });
    const before = await attempts();
    await receive(BOUNCE);
    const after = await attempts();
    const statusOf = (id: string) => after.find((one) => one.id === id)?.status;
    const { id: bounced, contactId } = attempt.claimed.outbound;
    expect(after.find(({ id }) => id === bounced)).toMatchObject({ status: 'FAILED', outcome: 'BOUNCED' });
    const others = before.filter((one) => one.id !== bounced && one.contact_id === contactId);
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map(({ id }) => statusOf(id)))).toEqual(new Set(['CANCELLED']));
    const planned = after.filter(({ status }) => status === 'SCHEDULED');
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.filter((one) => one.contact_id === contactId)).toEqual([]);
    expect(await search()).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'OUTREACH' });
  });

  it.each(['POLICY', 'TEMPORARY'] as const)(
    'that says nothing for good fails its attempt alone: %s',
    async (kind) => {
      const before = await attempts();
      await receive({ ...BOUNCE, kind, text: '550' });
      const [first, ...others] = await attempts();
      expect(first).toMatchObject({ status: 'FAILED', outcome: null });
      expect(others).toEqual(before.slice(1));
      expect(others.length).toBeGreaterThan(0);
      expect(await messages()).toMatchObject([{ classification: 'BOUNCE', confidence: 1 }]);
      const next = await sendAttempt(test, context);
      expect(next.claimed.outbound.status).toBe('IN_PROGRESS');
      const learnt = `select 1 from directory_contacts where organization_id = $1 and bounced > 0`;
      expect(await test.sql(learnt, [context.organization.id])).toEqual([]);
    },
  );

  it('without anybody else to ask leaves the search waiting for a contact that can be reached', async () => {
    await receive(BOUNCE);
    expect(new Set(await statuses())).toEqual(new Set(['FAILED', 'CANCELLED']));
    expect(await search()).toMatchObject({ phase: 'OUTREACH', waitingFor: 'a contact that can be reached' });
  });

  it('that comes after the answer, or a second time, changes nothing but the history', async () => {
    await receive();
    const answered = [await attempts(), await openEvents(test, context, attempt.searchId)];
    const { phase, waitingFor } = await search();
    for (const messageId of ['<bounce-1@contoso.example>', '<bounce-2@contoso.example>']) {
      await receive({ ...BOUNCE, messageId });
      expect([await attempts(), await openEvents(test, context, attempt.searchId)]).toEqual(answered);
      expect(await search()).toMatchObject({ phase, waitingFor });
    }
    expect((await search()).activities.at(-1)).toMatchObject({ activityType: 'RESPONSE_RECEIVED' });
  });
});

describe('after the redaction of the order', () => {
  beforeEach(async () => {
    await updateSearch(context, { ...attempt, update: { searchStatus: 'CANCELLED' } });
    clock.advance({ days: 1 });
  });

  it('its addresses are gone', async () => {
    expect(await redactOrder(context, attempt)).toBe(true);
    expect(await isReplyAddress(test.core, attempt.claimed.links.replyToken)).toBe(false);
    expect(await receive()).toBeNull();
  });

  it('a mail that was under way is noted and not kept, and its documents neither', async () => {
    const [{ reply_hash: replyHash } = {}] = await test.sql<{ reply_hash: Buffer }>(
      'select reply_hash from outbounds where id = $1',
      [attempt.claimed.outbound.id],
    );
    expect(await redactOrder(context, attempt)).toBe(true);
    // As if the address had been looked up a moment before.
    await test.sql('update outbounds set reply_hash = $1, claimed_by = id where id = $2', [
      replyHash,
      attempt.claimed.outbound.id,
    ]);
    await receive({ text: 'late words', documents: [letter()] });
    const [row] = await messages();
    expect(row && openInbound(context, row)).toMatchObject({ message: null, metadata: {} });
    expect(await test.sql('select from inbound_documents where inbound_id = $1', [row?.id])).toEqual([]);
    expect((await search()).activities.at(-1)).toMatchObject({ activityType: 'RESPONSE_LATE' });
  });
});
