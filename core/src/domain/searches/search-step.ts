import type { SearchPhase } from '@credence/contract';
import type { Outreach } from '../entities/outreach.ts';
import type { SearchRecord } from '../entities/search-entity.ts';
import { isUnsettled } from '../records/record-transitions.ts';
import type { Step } from './set-step.ts';

type Standing = Pick<SearchRecord, 'record' | 'source' | 'status' | 'outreach' | 'waitingFor' | 'escalateAt'>;

/** Where asking one source stands. */
export interface SourceStanding {
  phase: Extract<SearchPhase, 'OUTREACH' | 'AWAITING_RESPONSE'>;
  nextActionAt: Date | null;
}

/** What a search does of all that its sources do, from what it does first to what it does last. */
const ORDER: readonly Outreach[] = [
  'TO_PLAN',
  'ASKING',
  'NEEDS_CONTACT',
  'PERSON_CALLED',
  'THIRD_PARTY',
  'OVER',
];

/** Tells where an open search stands from where its records stand. One in review says so while others are asked. */
export function searchStep(
  records: readonly Standing[],
  standingOf: (source: number) => SourceStanding | undefined,
  slaAt: Date,
): Required<Step> {
  const open = records.filter(({ status }) => isUnsettled(status));
  const isInReview = open.some(({ status }) => status === 'REVIEW');
  const standings = open.flatMap(({ status, outreach, source }): SourceStanding[] => {
    if (status === 'REVIEW') return [];
    const standing = standingOf(source) ?? { phase: 'OUTREACH', nextActionAt: null };
    // Something else than the contacts is waited for, a third party for one.
    const isAwaited = outreach === 'OVER' || outreach === 'THIRD_PARTY';
    return [isAwaited ? { ...standing, phase: 'AWAITING_RESPONSE' } : standing];
  });
  const isAwaited = standings.some(({ phase }) => phase === 'AWAITING_RESPONSE');
  return {
    phase: isInReview ? 'REVIEW' : isAwaited ? 'AWAITING_RESPONSE' : 'OUTREACH',
    outreach: ORDER.find((outreach) => records.some((record) => record.outreach === outreach)) ?? 'OVER',
    waitingFor: inWords(open),
    nextActionAt: earliest([slaAt, ...standings.flatMap(({ nextActionAt }) => nextActionAt ?? [])]),
    escalateAt: earliest(open.flatMap(({ escalateAt }) => escalateAt ?? [])),
  };
}

/** Most records that a sentence tells of one by one. */
const MOST_TOLD = 5;

/** What records wait for: said once where it is the same for all of them. */
function inWords(records: readonly Standing[]): string | null {
  const [first, ...others] = records;
  if (!first) return null;
  if (others.every(({ waitingFor }) => waitingFor === first.waitingFor)) return first.waitingFor;
  const told = records.filter(({ waitingFor }) => waitingFor !== null);
  const parts = told.map(({ record, waitingFor }) => `record ${record + 1}: ${waitingFor}`);
  const more = parts.length - MOST_TOLD;
  return parts.slice(0, MOST_TOLD).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

const earliest = (dates: readonly Date[]): Date | null =>
  dates.length > 0 ? new Date(Math.min(...dates.map((date) => date.getTime()))) : null;
