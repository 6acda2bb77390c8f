import type { DeliveryStatus } from '@credence/contract';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import type { Job } from './jobs.ts';
import type { Weather } from './work.ts';

/** A claim older than this belongs to a worker that died. */
const CLAIM_MS = 60_000;

interface DeliveryRow {
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
  claimedBy: string | null;
  updatedAt: Date;
  /** Its target has answered that it is gone. */
  isDisabled: boolean;
  /** Its receiver is left alone for a while, or one attempt alone finds out whether it is back. */
  isParking: boolean;
}

/** Lets a worker make one attempt to deliver one event. */
export async function deliver(
  harness: Harness,
  { id: jobId, data: { deliveryId } }: Job<'deliver-webhook'>,
  run: () => Promise<boolean>,
  { event, dies }: Weather,
): Promise<void> {
  const { outside, clock } = harness;
  const now = clock.now().getTime();
  const before = await readRow(harness, deliveryId);
  const isFree =
    before.claimedBy === null || before.claimedBy === jobId || before.updatedAt.getTime() < now - CLAIM_MS;
  const isDue =
    before.status === 'PENDING' && (before.nextAttemptAt?.getTime() ?? Number.POSITIVE_INFINITY) <= now;

  let sent = 0;
  outside.dies = dies;
  outside.onEvent = async () => {
    sent += 1;
    return event;
  };
  const isRecorded = await run();
  outside.dies = false;
  const isTaken = isFree && isDue;
  const requests = isTaken && !before.isDisabled ? (before.isParking ? [0, 1] : [1]) : [0];
  expect(requests, `requests of a delivery that is ${before.status}`).toContain(sent);

  const after = await readRow(harness, deliveryId);
  const isStopped = isTaken && before.isDisabled;
  const possible = isStopped ? ['FAILED'] : sent === 1 && isRecorded ? outcomesOf(event) : [before.status];
  expect(possible, `what ${event} leads to`).toContain(after.status);
  if (sent === 1 && isRecorded && after.status === 'PENDING')
    expect(after.nextAttemptAt?.getTime(), 'the next attempt').toBeGreaterThan(now);
}

function outcomesOf(status: number | null): DeliveryStatus[] {
  if (status === 200) return ['DELIVERED'];
  // Whether retries are left is the row's business.
  return status === null || status >= 500 ? ['PENDING', 'FAILED'] : ['FAILED'];
}

async function readRow({ app }: Harness, id: string): Promise<DeliveryRow> {
  const [row] = await app.test.sql<DeliveryRow & Record<string, unknown>>(
    `select d.status, d.next_attempt_at as "nextAttemptAt", d.claimed_by as "claimedBy", d.updated_at as "updatedAt",
        exists (select from disabled_webhook_targets t
          where (t.organization_id, t.target_key) = (d.organization_id, d.target_key)) as "isDisabled",
        exists (select from webhook_receivers r where (r.organization_id, r.receiver) = (d.organization_id, d.receiver)
          and r.open_until is not null) as "isParking"
      from webhook_deliveries d where d.id = $1`,
    [id],
  );
  if (!row) throw new Error('A job names a delivery that does not exist');
  return row;
}
