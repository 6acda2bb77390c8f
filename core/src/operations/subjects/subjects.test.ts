import { describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { receiveNotification } from '../../domain/inbound/receive/receive-notification.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { holdOrder, releaseOrder } from '../../domain/orders/hold-order.ts';
import { updateOrganization } from '../../domain/organizations/update-organization.ts';
import { createAuditNote } from '../../platform/audit/audit-note.ts';
import { Conflict } from '../../platform/errors.ts';
import { openedDumpOf, orderOf, readableIn, type TestCore } from '../../testing/index.ts';
import { type LivedOrder, liveOrder, useLivedOrder } from '../../testing/life.ts';
import { sealAuditTrail } from '../audit/seal-audit-trail.ts';
import { verifyAuditTrail } from '../audit/verify-audit-trail.ts';
import { redactDueOrders } from '../retention/redact-due-orders.ts';
import { eraseSubject } from './erase-subject.ts';
import { exportSubject } from './export-subject.ts';
import type { SubjectQuery } from './find-subject.ts';

let test: TestCore;
let context: Context;
let lived: LivedOrder;
let round: number;
/** What the order of this test says of its applicant. */
let subject: SubjectQuery;
const clock = useLivedOrder((given) => {
  ({ test, context, lived, round } = given);
  subject = { name: null, birthday: null, email: `applicant-of-first-${round}@leak.example`, include: [] };
});

const asked = (action = 'subject.erase'): Context => ({
  ...context,
  audit: createAuditNote({ action, actor: 'SYSTEM', subject: 'cli:pat', requestId: null }),
});
const erase = (change: Partial<SubjectQuery> & { cancelOpen?: boolean } = {}) =>
  eraseSubject(asked(), { ...subject, cancelOpen: false, ...change });
const readable = async () => readableIn(await openedDumpOf(test, context), lived.canaries);

const JORDAN = { firstName: 'Jordan', lastName: 'Quillfeather', birthday: '1990-04-12' };
const jordan = { name: 'Jordan Quillfeather', birthday: '1990-04-12', email: null };
const orderFor = async (applicant: object): Promise<string> => {
  const order = orderOf();
  const person = { ...order.applicant, ...applicant };
  return (await createOrder(context, { ...order, applicant: person })).orderId;
};

describe('eraseSubject', () => {
  it('leaves neither name nor contact in any table, job or file, and tells by row what it erased', async () => {
    expect(await readable()).toEqual(lived.canaries);
    const { orders, unclear } = await erase();
    expect(await readable()).toEqual([]);
    expect(unclear).toEqual([]);
    expect(orders).toMatchObject([{ orderId: lived.orderId, rule: 'EMAIL', kept: null }]);
    const rows = orders[0]?.rows ?? [];
    expect(rows).toContainEqual({ table: 'orders', done: 'REDACTED', ids: [lived.orderId] });
    expect(rows).toContainEqual({ table: 'inbound_documents', done: 'DELETED', ids: [expect.any(String)] });
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining([
        'applicants',
        'searches',
        'contacts',
        'outbounds',
        'inbound_messages',
        'webhook_events',
      ]),
    );
    const [order] = await test.sql('select redacted_at, release_file from orders where id = $1', [
      lived.orderId,
    ]);
    expect(order).toEqual({ redacted_at: clock.now(), release_file: null });
  });

  it('leaves an audit trail that verifies, and says who asked for it and nothing of the person', async () => {
    await sealAuditTrail(context);
    await erase();
    await sealAuditTrail(context);
    expect((await verifyAuditTrail(context)).problems).toEqual([]);
    const entries = await test.sql(
      `select action, subject, resources from audit_entries where organization_id = $1
        and action in ('subject.erase', 'order.redact') order by id`,
      [context.organization.id],
    );
    expect(entries).toEqual([
      {
        action: 'subject.erase',
        subject: 'cli:pat',
        resources: { orderIds: [lived.orderId], inboundIds: [] },
      },
      { action: 'order.redact', subject: 'cli:pat', resources: { orderId: lived.orderId } },
    ]);
  });

  it('leaves the orders of others as they are, and finds nothing a second time', async () => {
    const other = await liveOrder(test, context, `other-${round}`, 12);
    await erase();
    expect(readableIn(await openedDumpOf(test, context), other.canaries)).toEqual(other.canaries);
    expect((await erase()).orders).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['of the order', () => holdOrder(context, lived), 'The order is under a legal hold since'],
    [
      'of the organization',
      () => updateOrganization(context, { legalHold: true }),
      'The organization is under',
    ],
  ])('keeps everything under a legal hold %s, and says so', async (_whose, hold, reason) => {
    await hold();
    const { orders } = await erase({ cancelOpen: true });
    expect(orders).toEqual([
      { orderId: lived.orderId, rule: 'EMAIL', kept: expect.stringContaining(reason), rows: [] },
    ]);
    expect(await readable()).toEqual(lived.canaries);
    const entries = await test.sql(
      `select 1 from audit_entries where organization_id = $1 and action = 'order.redact'`,
      [context.organization.id],
    );
    expect(entries).toEqual([]);
  });

  it('keeps an order in progress, unless it is to be cancelled first', async () => {
    const orderId = await orderFor(JORDAN);
    const query = { ...jordan, email: null };
    expect((await erase(query)).orders).toMatchObject([
      { orderId, rule: 'NAME_AND_BIRTHDAY', kept: 'The order is in progress: cancel it first' },
    ]);
    expect((await erase({ ...query, cancelOpen: true })).orders).toMatchObject([{ orderId, kept: null }]);
    const [order] = await test.sql('select order_status as status from orders where id = $1', [orderId]);
    expect(order).toEqual({ status: 'CANCELLED' });
    expect(readableIn(await openedDumpOf(test, context), ['Quillfeather'])).toEqual([]);
  });

  it('leaves to a person what only may be about the person, and takes their word for it', async () => {
    const orderId = await orderFor({ ...JORDAN, birthday: undefined });
    const query = { ...jordan, cancelOpen: true };
    const unclear = { kind: 'order', id: orderId, reason: expect.stringContaining('no date of birth') };
    expect(await erase(query)).toMatchObject({ orders: [], unclear: [unclear] });
    const included = await erase({ ...query, include: [orderId] });
    expect(included).toMatchObject({ orders: [{ orderId, rule: 'INCLUDED', kept: null }], unclear: [] });
    await expect(erase({ ...query, include: [lived.searchIds[0] ?? ''] })).rejects.toThrow('to include');
  });

  it('deletes messages of no search that name the person', async () => {
    const send = async (text: string): Promise<string> => {
      await receiveNotification(context, {
        channel: 'EMAIL',
        messageData: { body: { text } },
        metadata: { note: 'of no search' },
      });
      const [row] = await test.sql<{ id: string }>(
        'select id from inbound_messages where organization_id = $1 and search_id is null order by id desc limit 1',
        [context.organization.id],
      );
      return row?.id ?? '';
    };
    await orderFor({ ...JORDAN, email: 'jordan.quill@home.example' });
    const [byAddress, byName] = [
      await send('Ask jordan.quill@home.example'),
      await send('For jordan quillfeather'),
    ];
    await send('About nobody');
    const query = { ...jordan, cancelOpen: true };
    expect(await erase(query)).toMatchObject({
      messages: [{ messageId: byAddress, rule: 'EMAIL', kept: null }],
      unclear: [{ kind: 'message', id: byName }],
    });
    expect((await erase({ ...query, include: [byName] })).messages).toMatchObject([
      { messageId: byName, kept: null },
    ]);
    expect(readableIn(await openedDumpOf(test, context), ['jordan.quill', 'quillfeather'])).toEqual([]);
    expect(readableIn(await openedDumpOf(test, context), ['About nobody'])).toEqual(['About nobody']);
  });

  it('refuses a description that tells nobody from others', async () => {
    await expect(erase({ email: null, name: 'Jordan Quillfeather' })).rejects.toThrow(
      'birthday must be given',
    );
  });
});

describe('exportSubject', () => {
  it('hands out everything that is kept, with the files, after the trail says so', async () => {
    const { found, files } = await exportSubject(asked('subject.export'), subject);
    expect(found.orders).toEqual([{ orderId: lived.orderId, rule: 'EMAIL' }]);
    const [entry] = await test.sql(
      `select subject, resources from audit_entries where organization_id = $1 and action = 'subject.export'`,
      [context.organization.id],
    );
    expect(entry).toMatchObject({ subject: 'cli:pat', resources: { orderIds: [lived.orderId] } });
    const contents = new Map<string, string>();
    for await (const { path, content } of files) contents.set(path, content.toString());
    expect(contents.get(`releases/${lived.orderId}.pdf`)).toContain(`the release of first-${round}`);
    expect([...contents.keys()].filter((path) => path.startsWith('documents/'))).toHaveLength(1);
    const exported = JSON.parse(contents.get('subject.json') ?? '{}') as {
      orders: Record<string, unknown>[];
    };
    expect(Object.keys(exported.orders[0] ?? {})).toEqual(
      expect.arrayContaining([
        'order',
        'searches',
        'contacts',
        'attempts',
        'messages',
        'deliveries',
        'audit',
      ]),
    );
    const all = [...contents.values()].join();
    const personal = lived.canaries.filter((text) =>
      /first-name|last-name|street|alias|mail\.|document/.test(text),
    );
    expect(personal.length).toBeGreaterThan(5);
    expect(readableIn(all, personal)).toEqual(personal);
    expect(
      readableIn(
        all,
        lived.canaries.filter((text) => /secret-of|password-of/.test(text)),
      ),
    ).toEqual([]);
  });
});

describe('an order under a legal hold', () => {
  it('is left by retention until it is released', async () => {
    await updateOrganization(context, { retentionDays: 1 });
    const since = await holdOrder(context, lived);
    expect(await holdOrder(context, lived)).toEqual(since);
    clock.advance({ days: 2 });
    expect(await redactDueOrders(test.core)).toBe(0);
    await releaseOrder(context, lived);
    expect(await redactDueOrders(test.core)).toBe(1);
    await expect(holdOrder(context, lived)).rejects.toThrow(Conflict);
    await expect(holdOrder(context, { orderId: lived.searchIds[0] ?? '' })).rejects.toThrow(
      'Order not found',
    );
  });
});
