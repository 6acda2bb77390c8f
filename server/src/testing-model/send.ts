import { type OutboundStatus, SearchConfig } from '@credence/contract';
import type { SendOutcome } from '@credence/core';
import { expect } from 'vitest';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import { KINDS } from './kinds.ts';
import { learnAttempts } from './learn.ts';
import { emit } from './life.ts';
import { byId, type ModelAttempt, type ModelSearch } from './model.ts';
import type { Weather } from './work.ts';

/** Failures for a passing reason after which an attempt is given up. */
const MOST_FAILURES = 8;

interface AttemptRow {
  status: OutboundStatus;
  scheduledAt: Date;
  claimedBy: string | null;
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
  house: House,
  search: ModelSearch,
  { id: jobId, data: { outboundId } }: Job<'send-outbound'>,
  run: () => Promise<boolean>,
  { message, dies, meanwhile }: Weather,
): Promise<void> {
  const { outside, clock } = house;
  const attempt = byId(search.attempts, outboundId);
  const row = await readRow(house, search, outboundId);
  const isOpen = search.status === 'IN_PROGRESS';
  const isClaimed = attempt.status === 'IN_PROGRESS' && row.claimedBy === jobId;
  const isDue = attempt.status === 'SCHEDULED' && row.scheduledAt <= clock.now();
  // One whose worker died keeps the same times as one that nobody has taken.
  const isTaken = isDue || (isClaimed && !attempt.halted);
  const isTakenInTime = isOpen && isTaken && clock.now().getTime() < search.slaAt;
  // The contact is at home in one of the two zones, and other contacts may share its destination.
  const open = ZONES.map((zone) => isOfficeTime(clock.now(), zone));
  const may = isTakenInTime && open.includes(true) && !row.isTooSoon;
  const must =
    isTakenInTime && !attempt.isAstray && !open.includes(false) && !row.isAnyTooSoon && !row.isOver;

  const { isAstray } = attempt;
  let sent = 0;
  outside.dies = dies;
  outside.onMessage = async ({ token }) => {
    sent += 1;
    attempt.status = 'IN_PROGRESS';
    attempt.token = token;
    attempt.isAstray = false;
    await meanwhile?.();
    return message;
  };
  const isRecorded = await run();
  outside.dies = false;
  const messages = `messages of an attempt that is ${attempt.status}`;
  expect(sent, messages).toBeGreaterThanOrEqual(must ? 1 : 0);
  expect(sent, messages).toBeLessThanOrEqual(may ? 1 : 0);
  const goesOut = sent > 0;
  if (goesOut && isRecorded) record(search, attempt, message, row.failures);
  // Somebody else may be asked in its place.
  if (isOpen && isAstray) await learnAttempts(house, search);
  if (goesOut || !(isClaimed || isDue)) return;
  if (isOpen) await putOff(house, search, attempt, isClaimed ? 'FAILED' : 'CANCELLED');
  // Somebody died over it, and now nobody will send it again.
  else if (isClaimed) attempt.status = 'FAILED';
}

/** How sending ended, unless an answer came before that was written down. */
function record(search: ModelSearch, attempt: ModelAttempt, message: SendOutcome, failures: number): void {
  if (attempt.status !== 'IN_PROGRESS') return;
  const isOpen = search.status === 'IN_PROGRESS';
  if (message.kind === 'sent') {
    attempt.status = 'SENT';
    if (isOpen) emit(search, 'OUTBOUND_ATTEMPT');
  } else if (message.kind === 'postponed' && failures + 1 < MOST_FAILURES) {
    attempt.status = isOpen ? (attempt.halted ?? 'SCHEDULED') : 'CANCELLED';
    attempt.halted = null;
  } else {
    attempt.status = 'FAILED';
  }
}

/** What is due and does not go out has got another time, or is over. */
async function putOff(
  house: House,
  search: ModelSearch,
  attempt: ModelAttempt,
  over: OutboundStatus,
): Promise<void> {
  const { status, scheduledAt } = await readRow(house, search, attempt.id);
  const { halted, isAstray } = attempt;
  const allowed = isAstray
    ? [over, halted ?? 'SCHEDULED', 'CANCELLED']
    : halted
      ? [halted]
      : [over, 'SCHEDULED'];
  expect(allowed, 'the status of an attempt that was put off').toContain(status);
  Object.assign(attempt, { status, halted: null, isAstray: false });
  if (isAstray) attempt.token = null;
  if (status !== 'SCHEDULED') return;
  expect(scheduledAt.getTime(), 'the new time of an attempt').toBeGreaterThan(house.clock.now().getTime());
}

async function readRow({ app, clock }: House, { kind }: ModelSearch, id: string): Promise<AttemptRow> {
  const played = KINDS[kind];
  const { outbound, timing } = SearchConfig.parse('config' in played ? played.config : {});
  const [row] = await app.test.sql<AttemptRow & Record<string, unknown>>(
    `with others as (
        select contact_id from outbounds where id <> $1 and search_id = (select search_id from outbounds where id = $1)
          and (case when status = 'IN_PROGRESS' then updated_at else sent_at end) > $2)
      select status, scheduled_at as "scheduledAt", claimed_by as "claimedBy", send_failures as failures,
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
