import type { RecordStatus } from '@credence/contract';

/**
 * What can be said of a record.
 * - `verify`, `verifyInPart`, `contradict`: answered, and nothing speaks against taking the answer as it is
 * - `refer`: its source has a third party keep it
 * - `putUp`: a person has to decide what the answers come to
 * - `accept`, `acceptInPart`, `acceptContradiction`, `acceptDenial`, `reject`: what that person decided; after `reject` it
 *   is as if nothing had been said
 * - `giveUp`: no contact is left to ask, and none can be added in time; `askAgain`: the client has one asked after all
 */
export type RecordCommand =
  | 'verify'
  | 'verifyInPart'
  | 'contradict'
  | 'refer'
  | 'putUp'
  | 'accept'
  | 'acceptInPart'
  | 'acceptContradiction'
  | 'acceptDenial'
  | 'reject'
  | 'giveUp'
  | 'askAgain';

/** Where an answer leads that nothing speaks against: the rules put up what contradicts another one. */
const ANSWERED = { verify: 'VERIFIED', verifyInPart: 'PARTIAL', contradict: 'DISCREPANCY' } as const;

/** Where each command leads from each status; the others change nothing. */
const TRANSITIONS: Record<RecordStatus, Partial<Record<RecordCommand, RecordStatus>>> = {
  OPEN: { ...ANSWERED, refer: 'THIRD_PARTY', putUp: 'REVIEW', giveUp: 'UNREACHABLE' },
  REVIEW: {
    ...ANSWERED,
    refer: 'THIRD_PARTY',
    accept: 'VERIFIED',
    acceptInPart: 'PARTIAL',
    acceptContradiction: 'DISCREPANCY',
    acceptDenial: 'NO_RECORD',
    reject: 'OPEN',
  },
  PARTIAL: { ...ANSWERED, putUp: 'REVIEW' },
  VERIFIED: { putUp: 'REVIEW' },
  DISCREPANCY: { putUp: 'REVIEW' },
  NO_RECORD: { putUp: 'REVIEW' },
  THIRD_PARTY: { ...ANSWERED, putUp: 'REVIEW', askAgain: 'OPEN' },
  UNREACHABLE: { ...ANSWERED, refer: 'THIRD_PARTY', putUp: 'REVIEW', askAgain: 'OPEN' },
};

/** Where a command leads; null where it changes nothing. */
export const recordTransition = (status: RecordStatus, command: RecordCommand): RecordStatus | null =>
  TRANSITIONS[status][command] ?? null;

/** The statuses of records that a contact may still be asked about. */
export const isUnsettled = (status: RecordStatus): boolean => status === 'OPEN' || status === 'REVIEW';
