import type { DeliveryStatus } from '@credence/contract';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import type { Job } from './jobs.ts';
import type { Weather } from './weather.ts';

/** What is due within a second counts as due. */
const CLOCKS_APART_MS = 1_000;
/** What has been due for so long of a receiver that keeps failing is not sent any more. */
const LONGEST_WAIT_MS = 5 * 86_400_000;

interface DeliveryRow {
  id: string;
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
  /** Its target has answered that it is gone. */
  isDisabled: boolean;
  /** Until when its receiver is left alone; null where it is not. */
  openUntil: Date | null;
}

/** Lets a worker send what is due for one receiver. */
export async function deliver(
  harness: Harness,
  { data: { receiver } }: Job<'deliver-to-receiver'>,
  run: () => Promise<boolean>,
  { event, dies }: Weather,
): Promise<void> {
  const { outside, clock } = harness;
  const now = clock.now().getTime();
  const before = await readRows(harness, receiver);
  const isDue = ({ status, nextAttemptAt }: DeliveryRow) =>
    status === 'PENDING' && (nextAttemptAt?.getTime() ?? Number.POSITIVE_INFINITY) < now + CLOCKS_APART_MS;
  const isGivenUp = ({ openUntil, nextAttemptAt }: DeliveryRow) =>
    openUntil !== null && nextAttemptAt !== null && nextAttemptAt.getTime() < now - LONGEST_WAIT_MS;
  const due = new Set(before.filter((row) => isDue(row) && !isGivenUp(row)).map(({ id }) => id));
  const isSpared = before.some(
    ({ isDisabled, openUntil }) => isDisabled || (openUntil !== null && openUntil.getTime() > now),
  );

  let sent = 0;
  const seen = outside.received.length;
  outside.dies = dies;
  outside.onEvent = async () => {
    sent += 1;
    return event;
  };
  const isRecorded = await run();
  outside.dies = false;
  if (isSpared || due.size === 0) expect(sent, 'requests to a receiver that is to get none').toBe(0);
  else expect(sent, 'requests to a receiver that something is due for').toBeGreaterThan(0);
  expect(sent, 'requests of one run').toBeLessThanOrEqual(due.size);
  const requests = outside.received.slice(seen).map(({ deliveryId }) => deliveryId);
  expect(new Set(requests).size, 'each delivery is sent once').toBe(requests.length);

  const stopped = before.some(({ isDisabled }) => isDisabled) || (sent > 0 && event === 410);
  const after = new Map((await readRows(harness, receiver)).map((row) => [row.id, row]));
  for (const row of before) {
    const { id, status } = row;
    const isEnded = status === 'PENDING' && (stopped || isGivenUp(row));
    const outcomes = due.has(id) && isRecorded && sent > 0 ? outcomesOf(event) : [];
    const possible = [status, ...outcomes, ...(isEnded ? ['FAILED'] : [])];
    expect(possible, `what ${event} leads to`).toContain(after.get(id)?.status);
    if (requests.includes(id) && isRecorded && after.get(id)?.status === 'PENDING')
      expect(after.get(id)?.nextAttemptAt?.getTime(), 'the next attempt').toBeGreaterThan(now);
  }
}

function outcomesOf(status: number | null): DeliveryStatus[] {
  if (status === 200) return ['DELIVERED'];
  // Whether retries are left is the row's business.
  return status === null || status >= 500 ? ['PENDING', 'FAILED'] : ['FAILED'];
}

const readRows = ({ app }: Harness, receiver: string): Promise<DeliveryRow[]> =>
  app.test.sql<DeliveryRow & Record<string, unknown>>(
    `select d.id, d.status, d.next_attempt_at as "nextAttemptAt", r.open_until as "openUntil",
        exists (select from disabled_webhook_targets t
          where (t.organization_id, t.target_key) = (d.organization_id, d.receiver)) as "isDisabled"
      from webhook_deliveries d left join webhook_receivers r using (organization_id, receiver)
      where d.receiver = $1`,
    [receiver],
  );
