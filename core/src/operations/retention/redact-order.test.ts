import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../domain/context/context.ts';
import { readVerifierForm } from '../../domain/inbound/receive/read-verifier-form.ts';
import { updateOrganization } from '../../domain/organizations/update-organization.ts';
import { readStoredRelease } from '../../domain/releases/release-file.ts';
import { InvalidLink } from '../../platform/errors.ts';
import { forgetOldKeys } from '../../platform/idempotency/forget-old-keys.ts';
import { dumpOf, OFFICE_HOURS, openedDumpOf, readableIn, type TestCore } from '../../testing/index.ts';
import { type LivedOrder, liveOrder, useLivedOrder } from '../../testing/life.ts';
import { sealAuditTrail } from '../audit/seal-audit-trail.ts';
import { verifyAuditTrail } from '../audit/verify-audit-trail.ts';
import { redactDueOrders } from './redact-due-orders.ts';

const TERM = 30;
let test: TestCore;
let context: Context;
let lived: LivedOrder;
let round: number;
const clock = useLivedOrder(
  (given) => {
    ({ test, context, lived, round } = given);
  },
  async (core, { organization }) => {
    // Orders of earlier tests are left alone.
    await core.sql('update organizations set retention_days = case when id = $1 then $2::int end', [
      organization.id,
      TERM,
    ]);
  },
);

/** What of an order's personal data can still be read by somebody who has the keys. */
const readable = async ({ canaries }: LivedOrder): Promise<string[]> =>
  readableIn(await openedDumpOf(test, context), canaries);

/** What a worker does with time gone by. */
const sweep = async () => {
  await forgetOldKeys(test.core);
  return redactDueOrders(test.core);
};

const releaseOf = async ({ orderId }: LivedOrder): Promise<string | null> => {
  const [order] = await test.sql<{ file: string | null }>(
    'select release_file as file from orders where id = $1',
    [orderId],
  );
  return order?.file ?? null;
};

const filesOf = async ({ organization }: Context): Promise<string[]> => {
  const { FILES_DIRECTORY, RELEASE_BUCKET } = test.core.config;
  return readdir(`${FILES_DIRECTORY}/${RELEASE_BUCKET}/${organization.id}/release-forms`);
};

describe('personal data', () => {
  it('is all there before, for whoever has the keys', async () => {
    expect(lived.canaries.length).toBeGreaterThan(70);
    expect(await readable(lived)).toEqual(lived.canaries);
    const release = await readStoredRelease(context, (await releaseOf(lived)) ?? '');
    expect(release.toString()).toContain('the release of first-1');
  });

  it('is not there for who has the database alone, but for what mail systems call their messages', async () => {
    const found = readableIn(await dumpOf(test), [...lived.canaries, ...lived.business]);
    expect(found).toEqual([
      `message-id-of-first-${round}@leak.example`,
      `thread-id-of-first-${round}@leak.example`,
    ]);
  });

  it('is nowhere when the term is over: not in a table, not in a job, not in a file', async () => {
    clock.advance({ days: TERM });
    expect(await sweep()).toBe(1);
    expect(await readable(lived)).toEqual([]);
    expect(await filesOf(context)).toEqual([]);
    expect(await releaseOf(lived)).toBeNull();
  });

  it('of another order of the organization stays', async () => {
    clock.advance({ hours: 1 });
    const later = await liveOrder(test, context, `second-${round}`, 12);
    clock.set(OFFICE_HOURS);
    clock.advance({ days: TERM });
    expect(await sweep()).toBe(1);
    expect(await readable(lived)).toEqual([]);
    expect(await readable(later)).toEqual(later.canaries);
    expect(await filesOf(context)).toHaveLength(1);
  });

  it.each<[string, Parameters<typeof updateOrganization>[1], number]>([
    ['a second before the term is over', {}, TERM * 86_400 - 1],
    ['under a legal hold', { legalHold: true }, 400 * 86_400],
    ['without a term', { retentionDays: null }, 400 * 86_400],
  ])('stays %s', async (_when, change, seconds) => {
    await updateOrganization(context, change);
    clock.advance({ seconds });
    expect(await redactDueOrders(test.core)).toBe(0);
    expect(await readable(lived)).toEqual(lived.canaries);
    expect(await filesOf(context)).toHaveLength(1);
  });
});

describe('a redacted order', () => {
  beforeEach(async () => {
    clock.advance({ days: TERM });
    expect(await sweep()).toBe(1);
  });

  it('is left alone from then on', async () => {
    clock.advance({ days: 1 });
    expect(await sweep()).toBe(0);
  });

  it('has an entry in the audit trail, which holds', async () => {
    const entries = await test.sql(
      `select actor, subject, resources, recorded_at from audit_entries
        where organization_id = $1 and action = 'order.redact'`,
      [context.organization.id],
    );
    expect(entries).toEqual([
      { actor: 'SYSTEM', subject: null, resources: { orderId: lived.orderId }, recorded_at: clock.now() },
    ]);
    await sealAuditTrail(context);
    expect((await verifyAuditTrail(context)).problems).toEqual([]);
  });

  it('keeps its statuses, outcomes and times', async () => {
    const [row] = await test.sql(
      `select o.order_status, o.created_at, o.ended_at, o.redacted_at, a.is_redacted,
          array(select search_status from searches s where s.order_id = o.id order by position) as searches,
          array(select r.outcome from verification_results r join searches s on s.id = r.search_id
            where s.order_id = o.id order by position) as outcomes
        from orders o join applicants a on a.id = o.applicant_id where o.id = $1`,
      [lived.orderId],
    );
    expect(row).toEqual({
      order_status: 'COMPLETED',
      created_at: new Date(OFFICE_HOURS),
      ended_at: new Date(OFFICE_HOURS),
      redacted_at: clock.now(),
      is_redacted: true,
      searches: ['COMPLETED', 'COMPLETED'],
      outcomes: ['VERIFIED_DISCREPANCY', 'VERIFIED'],
    });
  });

  it('has no link that leads anywhere', async () => {
    expect(lived.tokens.length).toBeGreaterThan(0);
    await test.sql(`update outbounds set link_expires_at = 'infinity'`);
    for (const token of lived.tokens) {
      await expect(readVerifierForm(test.core, token)).rejects.toThrow(InvalidLink);
    }
  });

  it('has no delivery that waits: what was still undelivered has failed', async () => {
    const deliveries = await test.sql<{ status: string; target: Buffer | null }>(
      `select d.status, d.target, d.next_attempt_at, d.claimed_by from webhook_deliveries d
        where organization_id = $1`,
      [context.organization.id],
    );
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(['FAILED']));
    expect(deliveries.filter(({ target }) => target)).toEqual([]);
  });
});

describe('the history of a contact', () => {
  it('can lose its words, and still not be changed otherwise by the service', async () => {
    const change = (set: string) =>
      test.core.dataSource.transaction(async (manager) => {
        await manager.query(`set local credence.organization_id = '${context.organization.id}'`);
        await manager.query(`update contact_audits set ${set}`);
      });
    await expect(change(`reason = 'others'`)).rejects.toThrow('row-level security');
    await expect(change(`action = 'ADDED'`)).rejects.toThrow('permission denied');
    await change('reason = null');
  });
});
