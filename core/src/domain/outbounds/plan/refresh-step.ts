import type { Transaction } from '../../../platform/database/transaction.ts';
import { DISMISSED, GAVE_WAY, REPLIED, TOO_LATE, UNCONFIRMED } from '../../attempts/attempt-outcomes.ts';
import { nextOpening } from '../../calendar/business-hours.ts';
import { type Context, now } from '../../context/context.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { askedRecords, distinctSources, sourcesOfAttempt } from '../../records/contact-source.ts';
import { changeRecord } from '../../records/record-rows.ts';
import { type AttemptStanding, outreachStep } from '../../searches/outreach-step.ts';
import type { SourceStanding } from '../../searches/search-step.ts';
import { showStep } from '../../searches/show-step.ts';
import { windowEnd } from './resume-schedule.ts';
import { readSourceContacts, type SourceContacts } from './source-contacts.ts';

/**
 * Makes a locked search, and each of its records, say again what contacts and attempts say: its outreach, and its phase,
 * waitingFor and nextActionAt unless it waits for something else. To be called after every change of these.
 */
export async function refreshStep(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
): Promise<void> {
  const { search, records } = locked;
  if (search.searchStatus !== 'IN_PROGRESS') return;
  const asked = askedRecords(records);
  if (search.phase === 'RESEARCH' && asked.length > 0) return;
  const attempts = await attemptsOf(transaction, locked);
  const contacts = await readSourceContacts(context, transaction, locked, distinctSources(asked));
  const standings = new Map<number, SourceStanding>();
  let isNews = asked.length < records.length || records.some(({ status }) => status === 'REVIEW');
  for (const [source, ofContacts] of contacts) {
    const ofSource = asked.filter((record) => record.source === source);
    const own = attempts.filter((attempt) => sourcesOfAttempt(attempt, records).includes(source));
    const standing = await refreshSource(context, transaction, locked, ofSource, {
      attempts: own,
      ...ofContacts,
    });
    if (standing) standings.set(source, standing);
    isNews ||= standing !== null;
  }
  if (!isNews) return;
  await showStep(context, transaction, locked, standings);
}

/** Attempts that stand alike, and ask about the same records. */
interface AlikeAttempts {
  records: number[] | null;
  status: AttemptStanding;
  earliest: Date;
  lastSentAt: Date | null;
  createdAt: Date;
  waitsForTurn: boolean;
}

const attemptsOf = (
  { query }: Transaction,
  { search: { organizationId, id } }: LockedSearch,
): Promise<AlikeAttempts[]> =>
  query<AlikeAttempts>(
    // What came too late failed: it is not as if the client had cancelled it. What may have arrived may be answered.
    `select records, case
          when outcome = $3 then 'FAILED'
          when dismissed_at is not null and (status in ('IN_PROGRESS', 'SENT', 'DELIVERED') or outcome = any($4))
            then 'DISMISSED'
          when outcome = any($5) then 'DISMISSED'
          when status = 'FAILED' and outcome = $6 then 'SENT'
          else status
        end as status,
        min(scheduled_at) as earliest, max(sent_at) filter (where dismissed_at is null) as "lastSentAt",
        min(created_at) as "createdAt", waits_for_turn and status = 'SCHEDULED' as "waitsForTurn"
      from outbounds where organization_id = $1 and search_id = $2 group by 1, 2, 6`,
    [organizationId, id, TOO_LATE, [DISMISSED, UNCONFIRMED], [REPLIED, GAVE_WAY], UNCONFIRMED],
  );

/** @returns where asking one source stands; null when its attempts say nothing about it */
async function refreshSource(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  records: readonly SearchRecord[],
  { attempts, hasContact, hours }: SourceContacts & { attempts: readonly AlikeAttempts[] },
): Promise<SourceStanding | null> {
  const { config, search } = locked;
  const [first] = records;
  if (!first) return null;
  const at = now(context);
  const startAt = earliest([at, ...attempts.map(({ createdAt }) => createdAt)]);
  const step = outreachStep({
    attempts,
    hasContact,
    hours,
    now: at,
    // One of them may be in review while another one is asked about.
    isInReview: records.every(({ status }) => status === 'REVIEW'),
    outreach: first.outreach,
    slaAt: search.slaAt,
    lastSentAt: latest(attempts.flatMap(({ lastSentAt }) => lastSentAt ?? [])),
    followUpMinutes: config.outbound.followUpMinutes,
    opensTooLate: nextOpening(at, hours) > windowEnd({ config, startAt }),
  });
  if (!step) return null;
  const { phase = 'OUTREACH', nextActionAt = null, waitingFor, outreach, escalateAt = null } = step;
  for (const record of records) {
    const isOpen = record.status !== 'REVIEW';
    const change = {
      ...(outreach ? { outreach } : {}),
      ...(isOpen && waitingFor !== undefined ? { waitingFor } : {}),
      escalateAt: isOpen ? escalateAt : null,
    };
    if (isChange(record, change)) await changeRecord(context, transaction, record, change);
  }
  return { phase: phase === 'AWAITING_RESPONSE' ? phase : 'OUTREACH', nextActionAt };
}

function isChange(record: SearchRecord, change: Partial<SearchRecord>): boolean {
  const { outreach = record.outreach, waitingFor = record.waitingFor, escalateAt } = change;
  return (
    outreach !== record.outreach ||
    waitingFor !== record.waitingFor ||
    escalateAt?.getTime() !== record.escalateAt?.getTime()
  );
}

const latest = (dates: readonly Date[]): Date | null =>
  dates.length > 0 ? new Date(Math.max(...dates.map((date) => date.getTime()))) : null;

const earliest = (dates: readonly Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));
