import type { DeliveryStatus } from '@credence/contract';
import { expect } from 'vitest';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import type { Weather } from './work.ts';

/** A claim older than this belongs to a worker that died. */
const CLAIM_MS = 60_000;

interface DeliveryRow {
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
  claimedBy: string | null;
  updatedAt: Date;
}

/** Lets a worker make one attempt to deliver one event. */
export async function deliver(
  house: House,
  { id: jobId, data: { deliveryId } }: Job<'deliver-webhook'>,
  run: () => Promise<boolean>,
  { event, dies }: Weather,
): Promise<void> {
  const { outside, clock } = house;
  const now = clock.now().getTime();
  const before = await readRow(house, deliveryId);
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
  expect(sent, `requests of a delivery that is ${before.status}`).toBe(isFree && isDue ? 1 : 0);

  const after = await readRow(house, deliveryId);
  const possible = sent === 1 && isRecorded ? outcomesOf(event) : [before.status];
  expect(possible, `what ${event} leads to`).toContain(after.status);
  if (sent === 1 && isRecorded && after.status === 'PENDING')
    expect(after.nextAttemptAt?.getTime(), 'the next attempt').toBeGreaterThan(now);
}

function outcomesOf(status: number | null): DeliveryStatus[] {
  if (status === 200) return ['DELIVERED'];
  // Whether retries are left is the row's business.
  return status === null || status >= 500 ? ['PENDING', 'FAILED'] : ['FAILED'];
}

async function readRow({ app }: House, id: string): Promise<DeliveryRow> {
  const [row] = await app.test.sql<DeliveryRow & Record<string, unknown>>(
    `select status, next_attempt_at as "nextAttemptAt", claimed_by as "claimedBy", updated_at as "updatedAt"
      from webhook_deliveries where id = $1`,
    [id],
  );
  if (!row) throw new Error('A job names a delivery that does not exist');
  return row;
}
