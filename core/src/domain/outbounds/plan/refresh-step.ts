import type { OutboundStatus } from '@credence/contract';
import type { Transaction } from '../../../platform/database/transaction.ts';
import {
  DISMISSED,
  GAVE_WAY,
  NEEDLESS,
  REPLIED,
  TOO_LATE,
  UNCONFIRMED,
} from '../../attempts/attempt-outcomes.ts';
import { nextOpening } from '../../calendar/business-hours.ts';
import { type Context, now } from '../../context/context.ts';
import type { OutboundRow } from '../../entities/outbound-entity.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { askedRecords, distinctSources, sourcesOfAttempt } from '../../records/contact-source.ts';
import { changeRecord } from '../../records/record-rows.ts';
import { type AttemptStanding, outreachStep } from '../../searches/outreach-step.ts';
import type { SourceStanding } from '../../searches/search-step.ts';
import { showStep } from '../../searches/show-step.ts';
import { windowEnd } from './resume-schedule.ts';
import { type SourceContacts, sourceContacts } from './source-contacts.ts';

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
  const standings = new Map<number, SourceStanding>();
  let isNews = asked.length < records.length || records.some(({ status }) => status === 'REVIEW');
  for (const source of distinctSources(asked)) {
    const ofSource = asked.filter((record) => record.source === source);
    const own = locked.attempts.filter((attempt) => sourcesOfAttempt(attempt, records).includes(source));
    const standing = await refreshSource(context, transaction, locked, ofSource, {
      attempts: own,
      ...sourceContacts(context, locked, source),
    });
    if (standing) standings.set(source, standing);
    isNews ||= standing !== null;
  }
  if (!isNews) return;
  await showStep(context, transaction, locked, standings);
}

/** What came too late failed: it is not as if the client had cancelled it. What may have arrived may be answered. */
function standingOf({ status, outcome, dismissedAt }: OutboundRow): AttemptStanding {
  if (outcome === TOO_LATE) return 'FAILED';
  const isOver = SENT.includes(status) || outcome === DISMISSED || outcome === UNCONFIRMED;
  if (dismissedAt !== null && isOver) return 'DISMISSED';
  if (outcome === REPLIED || outcome === GAVE_WAY || outcome === NEEDLESS) return 'DISMISSED';
  return status === 'FAILED' && outcome === UNCONFIRMED ? 'SENT' : status;
}

const SENT: readonly OutboundStatus[] = ['IN_PROGRESS', 'SENT', 'DELIVERED'];

/** @returns where asking one source stands; null when its attempts say nothing about it */
async function refreshSource(
  context: Context,
  transaction: Transaction,
  locked: LockedSearch,
  records: readonly SearchRecord[],
  { attempts, hasContact, hours }: SourceContacts & { attempts: readonly OutboundRow[] },
): Promise<SourceStanding | null> {
  const { config, search } = locked;
  const [first] = records;
  if (!first) return null;
  const at = now(context);
  const startAt = earliest([at, ...attempts.map(({ createdAt }) => createdAt)]);
  const step = outreachStep({
    attempts: attempts.map((attempt) => ({
      status: standingOf(attempt),
      earliest: attempt.scheduledAt,
      waitsForTurn: attempt.waitsForTurn && attempt.status === 'SCHEDULED',
      isPromised: attempt.promisedBy !== null,
      isOnDesk: attempt.onDeskSince !== null,
    })),
    hasContact,
    hours,
    now: at,
    // One of them may be in review while another one is asked about.
    isInReview: records.every(({ status }) => status === 'REVIEW'),
    outreach: first.outreach,
    slaAt: search.slaAt,
    lastSentAt: latest(attempts.flatMap(({ sentAt, dismissedAt }) => (dismissedAt ? [] : (sentAt ?? [])))),
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
