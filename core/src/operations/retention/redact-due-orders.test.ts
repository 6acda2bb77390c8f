import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InboundNotification } from '@credence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { receiveNotification } from '../../domain/inbound/receive/receive-notification.ts';
import { createOrder } from '../../domain/orders/create-order.ts';
import { updateOrganization } from '../../domain/organizations/update-organization.ts';
import { issueUpload } from '../../domain/releases/issue-upload.ts';
import { putRelease } from '../../domain/releases/release-file.ts';
import {
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  orderInput,
  orderOf,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { forgetUnmatchedMessages } from './forget-unmatched-messages.ts';
import { previewRetention } from './preview-retention.ts';
import { redactDueOrders } from './redact-due-orders.ts';
import { redactOrder } from './redact-order.ts';

let test: TestCore;
let context: Context;
const clock = fakeClock(OFFICE_HOURS);

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock });
});
beforeEach(async () => {
  clock.set(OFFICE_HOURS);
  await test.sql('update organizations set retention_days = null');
  context = await test.organization({ retentionDays: 1 });
});
afterAll(() => test.close());

const PDF = Buffer.from('%PDF-1.7 a release');

/** An order without searches: it ends as it is created. */
async function endedOrder(of: Context = context, release = PDF.toString('base64')): Promise<string> {
  const applicant = { ...orderInput().applicant, signedReleaseFileUrl: release };
  const { orderId } = await createOrder(of, orderOf({ applicant, searchTypes: [] }));
  return orderId;
}

const isRedacted = async (orderId: string): Promise<boolean> => {
  const [row] = await test.sql<{ redacted: boolean }>(
    `select o.redacted_at is not null and a.is_redacted and a.first_name = '[REDACTED]' as redacted
      from orders o join applicants a on a.id = o.applicant_id where o.id = $1`,
    [orderId],
  );
  return row?.redacted ?? false;
};

const releaseOf = async (orderId: string): Promise<string> => {
  const [row] = await test.sql<{ uri: string | null }>(
    'select release_file as uri from orders where id = $1',
    [orderId],
  );
  return row?.uri ?? '';
};

const exists = (uri: string) => test.core.files.isUploaded(uri);

describe('retention', () => {
  it('finds the orders of every organization, each by its own term', async () => {
    const patient = await test.organization({ retentionDays: 3 });
    const [soon, later] = [await endedOrder(), await endedOrder(patient)];
    clock.advance({ days: 1 });
    expect(await redactDueOrders(test.core)).toBe(1);
    expect([await isRedacted(soon), await isRedacted(later)]).toEqual([true, false]);
    clock.advance({ days: 2 });
    expect(await redactDueOrders(test.core)).toBe(1);
    expect(await isRedacted(later)).toBe(true);
  });

  it('leaves an order alone that has not ended, however old it is', async () => {
    await createOrder(context, orderOf());
    clock.advance({ days: 1_000 });
    expect(await redactDueOrders(test.core)).toBe(0);
  });

  it('takes what is due in portions', async () => {
    for (let count = 0; count < 51; count++) await endedOrder();
    clock.advance({ days: 1 });
    expect(await redactDueOrders(test.core)).toBe(50);
    expect(await redactDueOrders(test.core)).toBe(1);
    expect(await redactDueOrders(test.core)).toBe(0);
  });

  it('does it once when two workers find the same order', async () => {
    const orderId = await endedOrder();
    clock.advance({ days: 1 });
    const done = await Promise.all([redactOrder(context, { orderId }), redactOrder(context, { orderId })]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(
      await test.sql(`select id from audit_entries where resources @> $1`, [JSON.stringify({ orderId })]),
    ).toHaveLength(1);
  });

  it('respects a legal hold that this process has not heard of', async () => {
    const orderId = await endedOrder();
    clock.advance({ days: 1 });
    await test.sql('update organizations set legal_hold = true where id = $1', [context.organization.id]);
    expect(await redactOrder(context, { orderId })).toBe(false);
    expect(await isRedacted(orderId)).toBe(false);
  });

  it('goes on with the others when one order fails, and says so', async () => {
    const [broken, fine] = [await endedOrder(), await endedOrder()];
    const uri = await releaseOf(broken);
    const path = join(test.core.config.FILES_DIRECTORY, uri.replace('gs://', ''));
    // A directory in the place of the file cannot be deleted as one.
    await rm(path);
    await mkdir(path);
    clock.advance({ days: 1 });
    await expect(redactDueOrders(test.core)).rejects.toThrow('Retention failed for one order');
    expect([await isRedacted(broken), await isRedacted(fine)]).toEqual([true, true]);
    expect(await releaseOf(broken)).toBe(uri);

    await rmdir(path);
    await redactDueOrders(test.core);
    expect(await releaseOf(broken)).toBe('');
  });
});

describe('a release file', () => {
  it('is deleted by the next run after a crash between the redaction and the deletion', async () => {
    const orderId = await endedOrder();
    const uri = await releaseOf(orderId);
    clock.advance({ days: 1 });
    await redactDueOrders(test.core);
    // As the crash leaves it: the order redacted, its file still named and there.
    await test.sql('update orders set release_file = $2 where id = $1', [orderId, uri]);
    await putRelease(context, uri, PDF);
    expect(await redactDueOrders(test.core)).toBe(0);
    expect([await releaseOf(orderId), await exists(uri)]).toEqual(['', false]);
  });

  it('is no longer named by the next run after a crash between the deletion and its record', async () => {
    const orderId = await endedOrder();
    const uri = await releaseOf(orderId);
    clock.advance({ days: 1 });
    await redactDueOrders(test.core);
    await test.sql('update orders set release_file = $2 where id = $1', [orderId, uri]);
    await redactDueOrders(test.core);
    expect(await releaseOf(orderId)).toBe('');
  });

  it('that several orders use goes with the last of them', async () => {
    const { fileUri } = await issueUpload(context);
    await putRelease(context, fileUri, PDF);
    const first = await endedOrder(context, fileUri);
    clock.advance({ hours: 12 });
    const last = await endedOrder(context, fileUri);
    clock.advance({ hours: 12 });
    await redactDueOrders(test.core);
    expect([await isRedacted(first), await isRedacted(last), await exists(fileUri)]).toEqual([
      true,
      false,
      true,
    ]);
    clock.advance({ hours: 12 });
    await redactDueOrders(test.core);
    expect([await isRedacted(last), await exists(fileUri)]).toEqual([true, false]);
  });

  it('that lies somewhere else is forgotten', async () => {
    const orderId = await endedOrder(context, 'https://client.example/release.pdf');
    expect(await releaseOf(orderId)).toBe('');
    clock.advance({ days: 1 });
    expect(await redactDueOrders(test.core)).toBe(1);
  });
});

describe('a dry run', () => {
  it('counts and lists what is due, and changes nothing', async () => {
    const other = await test.organization({ retentionDays: 2 });
    const held = await test.organization({ retentionDays: 1, legalHold: true });
    const due = [await endedOrder(), await endedOrder()];
    await endedOrder(other);
    await endedOrder(held);
    await receiveNotification(context, unmatched('one'));
    const stored = await storedFor(test, context);
    clock.advance({ days: 1 });
    const organizationId = context.organization.id;
    expect(await previewRetention(test.core, { limit: 10 })).toEqual({
      organizations: [{ organizationId, orders: 2, messages: 1 }],
      orders: due.map((orderId) => ({ organizationId, orderId })),
    });
    expect((await previewRetention(test.core, { limit: 1 })).orders).toHaveLength(1);
    expect(await storedFor(test, context)).toEqual(stored);
  });
});

const unmatched = (messageId: string) =>
  InboundNotification.parse({
    messageId,
    channel: 'EMAIL',
    messageData: { from: 'someone@leak.example', subject: 'Jordan Rivera' },
  });

describe('a message that belongs to no search', () => {
  const messages = async () =>
    (await test.sql('select 1 from inbound_messages where organization_id = $1', [context.organization.id]))
      .length;

  it('is deleted when it has been here for the term, with an entry in the audit trail', async () => {
    await receiveNotification(context, unmatched('one'));
    clock.advance({ hours: 23 });
    expect(await forgetUnmatchedMessages(test.core)).toBe(0);
    clock.advance({ hours: 1 });
    expect(await forgetUnmatchedMessages(test.core)).toBe(1);
    expect(await messages()).toBe(0);
    const entries = await test.sql(
      `select action from audit_entries where organization_id = $1 and jsonb_array_length(resources -> 'inboundIds') = 1`,
      [context.organization.id],
    );
    expect(entries).toEqual([{ action: 'inbound.delete' }]);
  });

  it.each<[string, Parameters<typeof updateOrganization>[1]]>([
    ['under a legal hold', { legalHold: true }],
    ['without a term', { retentionDays: null }],
  ])('stays %s', async (_when, change) => {
    await receiveNotification(context, unmatched('one'));
    await updateOrganization(context, change);
    clock.advance({ days: 400 });
    expect(await forgetUnmatchedMessages(test.core)).toBe(0);
    expect(await messages()).toBe(1);
  });
});
