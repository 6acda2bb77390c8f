import { type OutboundStatus, SearchConfig } from '@credence/contract';
import type { SendOutcome } from '@credence/core';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import type { Job } from './jobs.ts';
import { KINDS } from './kinds.ts';
import { learnAttempts } from './learn.ts';
import { emit, isGone } from './life.ts';
import { byId, type ModelAttempt, type ModelSearch } from './model.ts';
import type { Weather } from './weather.ts';

/** Failures for a passing reason after which an attempt is given up. */
const MOST_FAILURES = 8;

interface AttemptRow {
  status: OutboundStatus;
  scheduledAt: Date;
  claimedBy: string | null;
  /** Whether it has gone out again after a worker died over it: it does so once. */
  isUnconfirmed: boolean;
  failures: number;
  /** Whether another message to the same contact is not a follow-up interval old. */
  isTooSoon: boolean;
  /** Whether any other message of the search is not. */
  isAnyTooSoon: boolean;
  /** Whether outreach has gone on for longer than it may. */
  isOver: boolean;
}

/** Lets a worker send one attempt; nothing goes out that may not. */
export async function send(
  harness: Harness,
  search: ModelSearch,
  { id: jobId, data: { outboundId } }: Job<'send-outbound'>,
  run: () => Promise<boolean>,
  { message, dies, meanwhile }: Weather,
): Promise<void> {
  const { outside, clock } = harness;
  const attempt = byId(search.attempts, outboundId);
  const row = await readRow(harness, search, outboundId);
  const isOpen = search.status === 'IN_PROGRESS';
  const isClaimed = attempt.status === 'IN_PROGRESS' && row.claimedBy === jobId;
  const isDue = attempt.status === 'SCHEDULED' && row.scheduledAt <= clock.now();
  // A worker died over it, and no other will send it again.
  const isGivenUp = isClaimed && (row.isUnconfirmed || !isOpen);
  const { least, most } = messagesDue(harness, search, attempt, row, (isDue || isClaimed) && !isGivenUp);

  const mayMove = () => attempt.isAstray || attempt.dismissed;
  const mightMove = mayMove();
  let sent = 0;
  outside.dies = dies;
  outside.onMessage = async ({ token }) => {
    sent += 1;
    Object.assign(attempt, { status: 'IN_PROGRESS', token, dismissed: false, isAstray: false });
    await meanwhile?.();
    return message;
  };
  const isRecorded = await run();
  outside.dies = false;
  const messages = `messages of an attempt that is ${attempt.status}`;
  expect(sent, messages).toBeGreaterThanOrEqual(least);
  expect(sent, messages).toBeLessThanOrEqual(most);
  const goesOut = sent > 0;
  const isPassedOn = mightMove || mayMove();
  if (goesOut && isRecorded) await record(harness, search, attempt, message, row.failures);
  // Another contact may be asked in its place.
  if (isOpen && isPassedOn) await learnAttempts(harness, search);
  if (goesOut || !(isClaimed || isDue)) return;
  if (isGivenUp) {
    attempt.status = 'FAILED';
    if (isOpen) emit(search, 'OUTBOUND_ATTEMPT');
  } else if (isOpen) await putOff(harness, search, attempt, isClaimed ? 'FAILED' : 'CANCELLED');
}

/** How many messages may go out for an attempt whose job is run, and how many have to. */
function messagesDue(
  { clock }: Harness,
  search: ModelSearch,
  attempt: ModelAttempt,
  row: AttemptRow,
  isItsTime: boolean,
): { least: number; most: number } {
  const isStopped = attempt.halted !== null || isGone(search, attempt);
  // One whose worker died keeps the same times as one that no worker has taken.
  const isTakenInTime =
    search.status === 'IN_PROGRESS' && isItsTime && !isStopped && clock.now().getTime() < search.slaAt;
  // The contact is at home in one of the two zones, and other contacts may share its destination.
  const open = ZONES.map((zone) => isOfficeTime(clock.now(), zone));
  const may = isTakenInTime && open.includes(true) && !row.isTooSoon;
  const must = may && !attempt.isAstray && !open.includes(false) && !row.isAnyTooSoon && !row.isOver;
  return { least: must ? 1 : 0, most: may ? 1 : 0 };
}

/** How sending ended, unless an answer came before that was written down. */
async function record(
  harness: Harness,
  search: ModelSearch,
  attempt: ModelAttempt,
  message: SendOutcome,
  failures: number,
): Promise<void> {
  if (attempt.status !== 'IN_PROGRESS') return;
  const isOpen = search.status === 'IN_PROGRESS';
  if (message.kind === 'sent') {
    attempt.status = 'SENT';
    if (isOpen) emit(search, 'OUTBOUND_ATTEMPT');
  } else if (message.kind === 'postponed' && failures + 1 < MOST_FAILURES) {
    if (isOpen) await putBack(harness, search, attempt, []);
    else attempt.status = 'CANCELLED';
  } else {
    attempt.status = 'FAILED';
    if (isOpen) emit(search, 'OUTBOUND_ATTEMPT');
  }
}

/** What is due and does not go out has got another time, or is over. */
async function putOff(
  harness: Harness,
  search: ModelSearch,
  attempt: ModelAttempt,
  over: OutboundStatus,
): Promise<void> {
  await putBack(harness, search, attempt, [over]);
  if (attempt.status !== 'SCHEDULED') return;
  const { scheduledAt } = await readRow(harness, search, attempt.id);
  expect(scheduledAt.getTime(), 'the new time of an attempt').toBeGreaterThan(harness.clock.now().getTime());
}

/** What did not go out waits again, elsewhere where its destination is not its contact's any more, or has ended. */
async function putBack(
  harness: Harness,
  search: ModelSearch,
  attempt: ModelAttempt,
  over: OutboundStatus[],
): Promise<void> {
  const { status } = await readRow(harness, search, attempt.id);
  const { halted, isAstray } = attempt;
  const stopped = isGone(search, attempt) ? 'CANCELLED' : halted;
  const allowed = isAstray
    ? [...over, stopped ?? 'SCHEDULED', 'CANCELLED']
    : stopped
      ? [stopped]
      : [...over, 'SCHEDULED'];
  expect(allowed, 'the status of an attempt that was put off').toContain(status);
  Object.assign(attempt, { status, halted: null, isAstray: false });
  if (isAstray) attempt.token = null;
  // Who is asked again may answer.
  if (status !== 'CANCELLED') attempt.dismissed = false;
}

async function readRow({ app, clock }: Harness, { kind }: ModelSearch, id: string): Promise<AttemptRow> {
  const played = KINDS[kind];
  const { outbound, timing } = SearchConfig.parse('config' in played ? played.config : {});
  const [row] = await app.test.sql<AttemptRow & Record<string, unknown>>(
    `with others as (
        select contact_id from outbounds where id <> $1 and search_id = (select search_id from outbounds where id = $1)
          and (case when status = 'IN_PROGRESS' then updated_at else sent_at end) > $2)
      select status, scheduled_at as "scheduledAt", claimed_by as "claimedBy",
          outcome is not distinct from 'UNCONFIRMED' as "isUnconfirmed", send_failures as failures,
          exists (select from others where contact_id = o.contact_id) as "isTooSoon",
          exists (select from others) as "isAnyTooSoon",
          (select min(created_at) from outbounds where search_id = o.search_id) <= $3 as "isOver"
        from outbounds o where id = $1`,
    [
      id,
      new Date(clock.now().getTime() - outbound.followUpMinutes * MINUTE),
      new Date(clock.now().getTime() - timing.outboundWindowMinutes * MINUTE),
    ],
  );
  if (!row) throw new Error('A job names an attempt that does not exist');
  return row;
}

const MINUTE = 60_000;

/** Where the organizations are at home, and where contacts are whom a client adds. */
const ZONES = ['America/New_York', 'America/Chicago'].map(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' }),
);

/** Nine to five from Monday to Friday. */
function isOfficeTime(at: Date, zone: Intl.DateTimeFormat): boolean {
  const parts = new Map(zone.formatToParts(at).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  return !['Sat', 'Sun'].includes(parts.get('weekday') ?? '') && hour >= 9 && hour < 17;
}
