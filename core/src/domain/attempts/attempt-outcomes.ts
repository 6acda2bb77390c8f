import type { OutboundStatus } from '@credence/contract';

/** Outcome of an attempt that came back: nothing arrives at its destination. */
export const BOUNCED = 'BOUNCED';

/** Outcome of an attempt whose channel the deployment turned out not to have: the contact was not written to. */
export const CHANNEL_NOT_CONFIGURED = 'CHANNEL_NOT_CONFIGURED';

/**
 * Outcome of an attempt that may have gone out: it was handed over whole and not confirmed, or its worker died over it.
 * Such an attempt is repeated once. While it waits, that is still to come; when it has failed, nothing came of the repeat.
 */
export const UNCONFIRMED = 'UNCONFIRMED';

/** Outcome of an attempt that was answered. */
export const RESPONDED = 'RESPONDED';

/** Outcome of an attempt that was cancelled because its time was over: the client did not ask for that. */
export const TOO_LATE = 'TOO_LATE';

/** Outcome of an attempt that was cancelled because its contact is not asked any more: the client did not stop outreach. */
export const DISMISSED = 'DISMISSED';

/** Outcome of an attempt that was cancelled because its contact has replied: they are not reminded. */
export const REPLIED = 'REPLIED';

/** Outcome of an attempt that was cancelled because the client wants another contact asked at once. */
export const GAVE_WAY = 'GAVE_WAY';

/** Outcome of an attempt that was cancelled because another contact has answered what it asks: should that not hold, others ask. */
export const NEEDLESS = 'NEEDLESS';

/** Whether an attempt uses up what the policy allows: it went out, was tried, or will be. */
export const countsAsAttempt = ({
  status,
  outcome,
}: {
  status: OutboundStatus;
  outcome: string | null;
}): boolean => status !== 'CANCELLED' && outcome !== CHANNEL_NOT_CONFIGURED;
