import type { SendOutcome } from '@credence/core';
import { expect } from 'vitest';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import { emit } from './life.ts';
import { byId, type ModelAttempt, type ModelSearch } from './model.ts';
import type { Weather } from './work.ts';

/** Failures for a passing reason after which an attempt is given up. */
const MOST_FAILURES = 8;

interface AttemptRow {
  scheduledAt: Date;
  claimedBy: string | null;
  failures: number;
}

/** Lets a worker send one attempt; nothing goes out that may not. */
export async function send(
  house: House,
  search: ModelSearch,
  { id: jobId, data: { outboundId } }: Job<'send-outbound'>,
  run: () => Promise<boolean>,
  { message, dies, meanwhile }: Weather,
): Promise<void> {
  const { outside, clock } = house;
  const attempt = byId(search.attempts, outboundId);
  const row = await readRow(house, outboundId);
  const isClaimed = attempt.status === 'IN_PROGRESS' && row.claimedBy === jobId;
  const isDue = attempt.status === 'SCHEDULED' && row.scheduledAt <= clock.now() && isOfficeTime(clock.now());
  const goesOut = search.status === 'IN_PROGRESS' && (isClaimed || isDue);

  let sent = 0;
  outside.dies = dies;
  outside.onMessage = async ({ token }) => {
    sent += 1;
    attempt.status = 'IN_PROGRESS';
    attempt.token = token;
    await meanwhile?.();
    return message;
  };
  const isRecorded = await run();
  outside.dies = false;
  expect(sent, `messages of an attempt that is ${attempt.status}`).toBe(goesOut ? 1 : 0);
  if (goesOut && isRecorded) record(search, attempt, message, row.failures);
  // Somebody died over it, and now nobody will send it again.
  if (isClaimed && !goesOut) attempt.status = 'FAILED';
}

/** How sending ended, unless an answer came before that was written down. */
function record(search: ModelSearch, attempt: ModelAttempt, message: SendOutcome, failures: number): void {
  if (attempt.status !== 'IN_PROGRESS') return;
  const isOpen = search.status === 'IN_PROGRESS';
  if (message.kind === 'sent') {
    attempt.status = 'SENT';
    if (isOpen) emit(search, 'OUTBOUND_ATTEMPT');
  } else if (message.kind === 'postponed' && failures + 1 < MOST_FAILURES) {
    attempt.status = isOpen ? 'SCHEDULED' : 'CANCELLED';
  } else {
    attempt.status = 'FAILED';
  }
}

async function readRow({ app }: House, id: string): Promise<AttemptRow> {
  const [row] = await app.test.sql<AttemptRow & Record<string, unknown>>(
    `select scheduled_at as "scheduledAt", claimed_by as "claimedBy", send_failures as failures
      from outbounds where id = $1`,
    [id],
  );
  if (!row) throw new Error('A job names an attempt that does not exist');
  return row;
}

const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/New_York', weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
});

/** Nine to five from Monday to Friday, where the organizations are at home. */
function isOfficeTime(at: Date): boolean {
  const parts = new Map(NEW_YORK.formatToParts(at).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  return !['Sat', 'Sun'].includes(parts.get('weekday') ?? '') && hour >= 9 && hour < 17;
}
