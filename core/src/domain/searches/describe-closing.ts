import type { ReasonCode, VerifiedOutcome } from '@credence/contract';
import type { Closing } from './closing.ts';

const OUTCOMES: Record<VerifiedOutcome, string> = {
  VERIFIED: 'verified',
  VERIFIED_DISCREPANCY: 'verified, with a discrepancy',
  VERIFIED_NO_DISCREPANCY: 'verified, without a discrepancy',
};

const REASONS: Record<ReasonCode, string> = {
  THIRD_PARTY_RECORD: 'a third party keeps the record',
  UPSTREAM_ISSUE: 'something it depends on failed',
  SYSTEM_FAILURE: 'the service failed to go on with it',
  SLA_REACHED: 'its time is over',
  HUMAN_ESCALATION: 'it is handed over to a person',
  PRIMARY_EDUCATION: 'the school is below college level',
  OTHER: 'for another reason',
};

/** What the history says about the end of a search, and about the attempts that will not be made any more. */
export function describeClosing(
  { next, ending }: Pick<Closing, 'next' | 'ending'>,
  cancelled: number,
): string {
  const attempts = cancelled > 0 ? [`Scheduled attempts cancelled: ${cancelled}`] : [];
  return [describe(`Search ${next.toLowerCase()}`, ending), ...attempts].join('. ');
}

function describe(what: string, ending: Closing['ending']): string {
  if (!ending) return what;
  return ending.event === 'verification.completed'
    ? `${what}: ${OUTCOMES[ending.result.outcome]}`
    : `${what}, action required: ${REASONS[ending.reasonCode]}`;
}
